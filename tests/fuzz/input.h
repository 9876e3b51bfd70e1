/* From the fuzzer's bytes to arguments: numbers, among them the nasty ones, and shapes, most of them well
 * formed, some damaged, some arbitrary. Bytes are read in the same order with every compiler: no two reads
 * in the arguments of one call. */
#ifndef TESTS_FUZZ_INPUT_H
#define TESTS_FUZZ_INPUT_H

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "normalcontact.h"

struct input {
    const uint8_t *data;
    size_t left;
};

enum { CAPACITY = 2048 };

/* Fills an output before a call, to see that the call sets it. */
extern const double fuzz_untouched;

static inline void fuzz_prepare(void *outputs, size_t size)
{
    for (size_t i = 0; i < size / sizeof(double); i++)
        ((double *)outputs)[i] = fuzz_untouched;
}

/* Remembers an argument, to be shown where something is wrong. */
void fuzz_note(const char *name, const double *x, size_t n);

/* Aborts unless a constructor that returned `size` wrote what it promises; returns the size, 0 where it
 * does not fit. */
size_t fuzz_built(const char *what, const double *shape, size_t capacity, size_t size);

#define FUZZ_BUILD(function, shape, capacity, ...)                                                         \
    (fuzz_prepare(shape, (capacity) * sizeof(double)),                                                     \
     fuzz_built(#function, shape, capacity, function(shape, capacity, __VA_ARGS__)))

/* The next byte, 0 where there is none. */
static inline unsigned input_byte(struct input *in)
{
    if (in->left == 0)
        return 0;
    in->left--;
    return *in->data++;
}

static inline double input_number(struct input *in)
{
    static const double special[32] = {0,
                                       -0.0,
                                       1,
                                       -1,
                                       2,
                                       0.5,
                                       1e-3,
                                       1e-6,
                                       1e-9,
                                       1e-12,
                                       1e-16,
                                       1e-300,
                                       5e-324,
                                       1e3,
                                       1e6,
                                       1e9,
                                       1e16,
                                       1e154,
                                       1e300,
                                       INFINITY,
                                       -INFINITY,
                                       NAN,
                                       1.5707963267948966,
                                       3.1415926535897931,
                                       -1.5707963267948966,
                                       6.2831853071795862,
                                       1e-20,
                                       -1e-9,
                                       0.70710678118654752,
                                       0.6,
                                       0.8,
                                       1000000};
    const unsigned first = input_byte(in);
    double raw;
    uint8_t bytes[sizeof raw];
    if (first < 0x80)
        return ((int)input_byte(in) - 128) / 16.0;
    if (first < 0xa0)
        return ((int)input_byte(in) + 1) / 64.0;
    if (first < 0xc0)
        return first - 0xa0;
    if (first < 0xe0)
        return special[first - 0xc0];
    for (size_t i = 0; i < sizeof raw; i++)
        bytes[i] = (uint8_t)input_byte(in);
    memcpy(&raw, bytes, sizeof raw);
    return raw;
}

static inline void input_numbers(struct input *in, double *x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        x[i] = input_number(in);
}

/* Numbers of a size that bodies have: beyond it, results are safe, but rounding may leave nothing of them.
 */
static inline int input_moderate(const double *x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!(x[i] == 0 || (fabs(x[i]) > 1e-6 && fabs(x[i]) < 1e6)))
            return 0;
    return 1;
}

/* A length, mostly possible. */
static inline double input_length(struct input *in)
{
    const double x = input_number(in);
    return input_byte(in) < 250 ? fabs(x) : x;
}

/* A unit vector, now and then something else. */
static inline void input_direction(struct input *in, double n[3])
{
    input_numbers(in, n, 3);
    const double length = sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    if (input_byte(in) < 240 && length > 0)
        for (int i = 0; i < 3; i++)
            n[i] /= length;
}

/* A rotation, now and then something else. */
static inline void input_rotation(struct input *in, double q[9])
{
    double e[4];
    input_numbers(in, e, 4);
    const double size = e[0] * e[0] + e[1] * e[1] + e[2] * e[2] + e[3] * e[3], s = size > 0 ? 2 / size : 0;
    const double w = e[0], x = e[1], y = e[2], z = e[3];
    const double turn[9] = {1 - s * (y * y + z * z), s * (x * y - w * z),     s * (x * z + w * y),
                            s * (x * y + w * z),     1 - s * (x * x + z * z), s * (y * z - w * x),
                            s * (x * z - w * y),     s * (y * z + w * x),     1 - s * (x * x + y * y)};
    memcpy(q, turn, sizeof turn);
    if (input_byte(in) >= 240)
        input_numbers(in, q, 9);
}

static inline size_t input_planar_term(struct input *in, double *shape, size_t capacity)
{
    double p[64];
    const size_t harmonics = input_byte(in) % 12;
    switch (input_byte(in) % 10) {
    case 0:
        return FUZZ_BUILD(nc_planar_offset, shape, capacity, input_number(in));
    case 1:
        input_numbers(in, p, 2);
        return FUZZ_BUILD(nc_planar_shift, shape, capacity, p[0], p[1]);
    case 2:
        input_numbers(in, p, 25);
        return FUZZ_BUILD(nc_planar_fourier, shape, capacity, p[0], p + 1, p + 13, harmonics);
    case 3:
        input_numbers(in, p, 25);
        return FUZZ_BUILD(nc_planar_rolling, shape, capacity, p[0], p + 1, p + 13, harmonics);
    case 4:
        p[0] = input_length(in);
        return FUZZ_BUILD(nc_planar_ellipse, shape, capacity, p[0], input_length(in));
    case 5:
        p[0] = input_length(in);
        p[1] = input_length(in);
        p[2] = 1 + input_length(in);
        return FUZZ_BUILD(nc_planar_superellipse, shape, capacity, p[0], p[1], p[2], input_length(in));
    case 6: { /* of degree 0, 1 or 2, so mostly with jumps; closed ones arise as constants */
        const size_t pieces = 1 + harmonics % 6, degree = harmonics % 3;
        input_numbers(in, p, pieces * (degree + 2));
        return FUZZ_BUILD(nc_planar_piecewise, shape, capacity, p, pieces, p + pieces, degree);
    }
    case 7:
        input_numbers(in, p, 2);
        p[2] = input_length(in);
        p[3] = input_length(in);
        p[4] = input_length(in);
        return FUZZ_BUILD(nc_planar_lift, shape, capacity, (enum nc_lift_law)(input_byte(in) % 7), p[0],
                          p[1], p[2], p[3], p[4]);
    case 8: {
        input_numbers(in, p, 2);
        p[2] = p[1] + input_length(in);
        const int up = (int)(input_byte(in) % 16), down = (int)(input_byte(in) % 16);
        return FUZZ_BUILD(nc_planar_lobe, shape, capacity, p[0], p[1], p[2], up, down);
    }
    default: { /* joins smoothly: a parabola up and one down, x (pi - x) and its negative */
        const double start = input_number(in), a = input_number(in), pi = 3.14159265358979323846;
        const double knots[2] = {start, start + pi}, c[6] = {0, a * pi, -a, 0, -a * pi, a};
        return FUZZ_BUILD(nc_planar_piecewise, shape, capacity, knots, 2, c, 2);
    }
    }
}

static inline size_t input_planar_terms(struct input *in, double *shape, size_t capacity)
{
    size_t n = 0;
    for (unsigned terms = 1 + input_byte(in) % 4; terms > 0; terms--)
        n += input_planar_term(in, shape + n, capacity - n);
    if (input_byte(in) % 4 == 0 && n > 0) {
        static double turned[CAPACITY];
        const size_t more = FUZZ_BUILD(nc_planar_rotated, turned, capacity, shape, n, input_number(in));
        if (more > 0) {
            memcpy(shape, turned, more * sizeof *shape);
            n = more;
        }
    }
    return n;
}

static inline size_t input_spatial_term(struct input *in, double *shape, size_t capacity)
{
    static double p[256];
    size_t n;
    switch (input_byte(in) % 8) {
    case 0:
        return FUZZ_BUILD(nc_spatial_offset, shape, capacity, input_number(in));
    case 1:
        input_numbers(in, p, 3);
        return FUZZ_BUILD(nc_spatial_shift, shape, capacity, p[0], p[1], p[2]);
    case 2:
        for (int i = 0; i < 3; i++)
            p[i] = input_length(in);
        return FUZZ_BUILD(nc_spatial_ellipsoid, shape, capacity, p[0], p[1], p[2]);
    case 3: { /* mostly semi-definite: L L' */
        const double a = input_number(in), b = input_number(in), c = input_number(in), d = input_number(in);
        const double e = input_number(in), f = input_number(in);
        const double m[6] = {a * a, a * b, a * c, b * b + d * d, b * c + d * e, c * c + e * e + f * f};
        return FUZZ_BUILD(nc_spatial_quadratic, shape, capacity, m);
    }
    case 4:
        for (int i = 0; i < 6; i++)
            p[i] = input_length(in);
        return FUZZ_BUILD(nc_spatial_superellipsoid, shape, capacity, p[0], p[1], p[2], 1 + p[3], 1 + p[4],
                          p[5]);
    case 5:
        n = input_byte(in) % 6;
        input_numbers(in, p, (n + 1) * (n + 1));
        return FUZZ_BUILD(nc_spatial_harmonics, shape, capacity, p, n);
    case 6: {
        static double profile[CAPACITY];
        n = input_planar_terms(in, profile, CAPACITY);
        return FUZZ_BUILD(nc_spatial_revolved, shape, capacity, profile, n);
    }
    default: /* a tetrahedron around the origin and more vertices */
        n = input_byte(in) % 12;
        memcpy(p, (const double[]){1, 1, 1, 1, -1, -1, -1, 1, -1, -1, -1, 1}, 12 * sizeof *p);
        input_numbers(in, p + (input_byte(in) < 200 ? 12 : 0), 3 * n);
        p[255] = 2 + (input_byte(in) < 200 ? input_length(in) : 4 * input_byte(in));
        return FUZZ_BUILD(nc_spatial_hull, shape, capacity, p, 4 + n, p[255]);
    }
}

static inline size_t input_spatial_terms(struct input *in, double *shape, size_t capacity)
{
    size_t n = 0;
    for (unsigned terms = 1 + input_byte(in) % 3; terms > 0; terms--)
        n += input_spatial_term(in, shape + n, capacity - n);
    if (input_byte(in) % 4 == 0 && n > 0) {
        static double turned[CAPACITY];
        double q[9];
        input_rotation(in, q);
        const size_t more = FUZZ_BUILD(nc_spatial_rotated, turned, capacity, shape, n, q);
        if (more > 0) {
            memcpy(shape, turned, more * sizeof *shape);
            n = more;
        }
    }
    return n;
}

/* A shape in memory of exactly its size, so that AddressSanitizer sees every step past its end; free() it.
 */
static inline double *input_shape(struct input *in, int spatial, size_t *size)
{
    static double shape[CAPACITY];
    size_t n = 0;
    const unsigned damage = input_byte(in);
    if (damage < 240) {
        n = spatial ? input_spatial_terms(in, shape, CAPACITY) : input_planar_terms(in, shape, CAPACITY);
        if (damage >= 200 && n > 0)
            shape[input_byte(in) % n] = input_number(in);
        if (damage >= 220 && n > 0)
            n -= input_byte(in) % n;
    } else {
        n = input_byte(in) % 32;
        input_numbers(in, shape, n);
        for (size_t i = 0; spatial && i < n; i += 1 + input_byte(in) % 16)
            shape[i] += 100;
    }
    double *exact = malloc(n ? n * sizeof *exact : 1);
    if (!exact)
        abort();
    memcpy(exact, shape, n * sizeof *exact);
    fuzz_note("shape", exact, n);
    *size = n;
    return exact;
}

#endif
