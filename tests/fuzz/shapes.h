/* From the fuzzer's bytes to shapes: every kind of term has a maker here, in the list of terms.h; one without does not
 * compile. */
#ifndef TESTS_FUZZ_SHAPES_H
#define TESTS_FUZZ_SHAPES_H

#include "input.h"

/* Places of a byte that chooses a kind: those of the lists from the first on, special makers from the last on. Inputs
 * that are stored keep their meaning when a kind is added. */
enum { PLACES = 32 };

typedef size_t maker(struct input *in, double *shape, size_t capacity);

static inline size_t input_planar_term(struct input *in, double *shape, size_t capacity);
static inline size_t input_planar_terms(struct input *in, double *shape, size_t capacity);
static inline size_t input_spatial_term(struct input *in, double *shape, size_t capacity);

static inline maker *input_maker(struct input *in, maker *const *kind, size_t kinds, maker *const *special,
                                 size_t specials)
{
    const size_t place = input_byte(in) % PLACES;
    return place >= PLACES - specials ? special[PLACES - 1 - place] : kind[place % kinds];
}

static inline size_t make_planar_offset(struct input *in, double *shape, size_t capacity)
{
    return FUZZ_BUILD(nc_planar_offset, shape, capacity, input_number(in));
}

static inline size_t make_planar_shift(struct input *in, double *shape, size_t capacity)
{
    double p[2];
    input_numbers(in, p, 2);
    return FUZZ_BUILD(nc_planar_shift, shape, capacity, p[0], p[1]);
}

static inline size_t make_planar_fourier(struct input *in, double *shape, size_t capacity)
{
    double p[25];
    const size_t harmonics = in->order;
    input_numbers(in, p, 25);
    return FUZZ_BUILD(nc_planar_fourier, shape, capacity, p[0], p + 1, p + 13, harmonics);
}

static inline size_t make_planar_rolling(struct input *in, double *shape, size_t capacity)
{
    double p[25];
    const size_t harmonics = in->order;
    input_numbers(in, p, 25);
    return FUZZ_BUILD(nc_planar_rolling, shape, capacity, p[0], p + 1, p + 13, harmonics);
}

static inline size_t make_planar_ellipse(struct input *in, double *shape, size_t capacity)
{
    const double a = input_length(in), b = input_length(in);
    return FUZZ_BUILD(nc_planar_ellipse, shape, capacity, a, b);
}

static inline size_t make_planar_superellipse(struct input *in, double *shape, size_t capacity)
{
    double p[4];
    for (int i = 0; i < 4; i++)
        p[i] = input_length(in);
    return FUZZ_BUILD(nc_planar_superellipse, shape, capacity, p[0], p[1], 1 + p[2], p[3]);
}

/* Of degree 0, 1 or 2, so mostly with jumps; closed ones arise as constants. */
static inline size_t make_planar_piecewise(struct input *in, double *shape, size_t capacity)
{
    double p[6 * 4];
    const size_t pieces = 1 + in->order % 6, degree = in->order % 3;
    input_numbers(in, p, pieces * (degree + 2));
    return FUZZ_BUILD(nc_planar_piecewise, shape, capacity, p, pieces, p + pieces, degree);
}

/* Joins smoothly: a parabola up and one down, x (pi - x) and its negative. */
static inline size_t make_planar_smooth_piecewise(struct input *in, double *shape, size_t capacity)
{
    const double start = input_number(in), a = input_number(in), pi = 3.14159265358979323846;
    const double knots[2] = {start, start + pi}, c[6] = {0, a * pi, -a, 0, -a * pi, a};
    return FUZZ_BUILD(nc_planar_piecewise, shape, capacity, knots, 2, c, 2);
}

static inline size_t make_planar_lift(struct input *in, double *shape, size_t capacity)
{
    double p[5];
    input_numbers(in, p, 2);
    for (int i = 2; i < 5; i++)
        p[i] = input_length(in);
    const enum nc_lift_law law = (enum nc_lift_law)(input_byte(in) % 7);
    return FUZZ_BUILD(nc_planar_lift, shape, capacity, law, p[0], p[1], p[2], p[3], p[4]);
}

static inline size_t make_planar_lobe(struct input *in, double *shape, size_t capacity)
{
    double p[2];
    input_numbers(in, p, 2);
    const double end = p[1] + input_length(in);
    const int up = (int)(input_byte(in) % 16), down = (int)(input_byte(in) % 16);
    return FUZZ_BUILD(nc_planar_lobe, shape, capacity, p[0], p[1], end, up, down);
}

/* Corners on an ellipse, one of them moved anywhere. */
static inline size_t make_planar_rounded_polygon(struct input *in, double *shape, size_t capacity)
{
    double corners[2 * 12];
    const size_t count = 1 + in->order % 12, moved = input_byte(in) % 24;
    const double a = input_length(in), b = input_length(in), radius = input_length(in);
    for (size_t i = 0; i < count; i++) {
        const double angle = 6.283185307179586 * (double)i / (double)count;
        corners[2 * i] = a * cos(angle);
        corners[2 * i + 1] = b * sin(angle);
    }
    if (moved < count)
        input_numbers(in, corners + 2 * moved, 2);
    return FUZZ_BUILD(nc_planar_rounded_polygon, shape, capacity, corners, count, radius);
}

static inline size_t make_planar_rotated(struct input *in, double *shape, size_t capacity)
{
    double inner[64];
    const size_t n = input_planar_term(in, inner, 64);
    return FUZZ_BUILD(nc_planar_rotated, shape, capacity, inner, n, input_number(in));
}

static inline size_t input_planar_term(struct input *in, double *shape, size_t capacity)
{
#define MAKER(NAME, number, name, curvature, parameters) make_planar_##name,
    static maker *const kind[] = {NC_PLANAR_TERMS(MAKER)};
#undef MAKER
    static maker *const special[] = {make_planar_rolling, make_planar_smooth_piecewise};
    in->order = input_byte(in) % 12;
    return input_maker(in, kind, sizeof kind / sizeof *kind, special, 2)(in, shape, capacity);
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

static inline size_t make_spatial_offset(struct input *in, double *shape, size_t capacity)
{
    return FUZZ_BUILD(nc_spatial_offset, shape, capacity, input_number(in));
}

static inline size_t make_spatial_shift(struct input *in, double *shape, size_t capacity)
{
    double p[3];
    input_numbers(in, p, 3);
    return FUZZ_BUILD(nc_spatial_shift, shape, capacity, p[0], p[1], p[2]);
}

static inline size_t make_spatial_ellipsoid(struct input *in, double *shape, size_t capacity)
{
    double p[3];
    for (int i = 0; i < 3; i++)
        p[i] = input_length(in);
    return FUZZ_BUILD(nc_spatial_ellipsoid, shape, capacity, p[0], p[1], p[2]);
}

/* Mostly semi-definite: L L'. */
static inline size_t make_spatial_quadratic(struct input *in, double *shape, size_t capacity)
{
    const double a = input_number(in), b = input_number(in), c = input_number(in), d = input_number(in);
    const double e = input_number(in), f = input_number(in);
    const double m[6] = {a * a, a * b, a * c, b * b + d * d, b * c + d * e, c * c + e * e + f * f};
    return FUZZ_BUILD(nc_spatial_quadratic, shape, capacity, m);
}

static inline size_t make_spatial_superellipsoid(struct input *in, double *shape, size_t capacity)
{
    double p[6];
    for (int i = 0; i < 6; i++)
        p[i] = input_length(in);
    return FUZZ_BUILD(nc_spatial_superellipsoid, shape, capacity, p[0], p[1], p[2], 1 + p[3], 1 + p[4],
                      p[5]);
}

static inline size_t make_spatial_superovoid(struct input *in, double *shape, size_t capacity)
{
    double p[7];
    for (int i = 0; i < 7; i++)
        p[i] = input_length(in);
    return FUZZ_BUILD(nc_spatial_superovoid, shape, capacity, p[0], p[1], p[2], p[3], 1 + p[4], 1 + p[5],
                      p[6]);
}

static inline size_t make_spatial_harmonics(struct input *in, double *shape, size_t capacity)
{
    double p[36];
    const size_t degree = input_byte(in) % 6;
    input_numbers(in, p, (degree + 1) * (degree + 1));
    return FUZZ_BUILD(nc_spatial_harmonics, shape, capacity, p, degree);
}

static inline size_t make_spatial_revolved(struct input *in, double *shape, size_t capacity)
{
    static double profile[CAPACITY];
    const size_t n = input_planar_terms(in, profile, CAPACITY);
    return FUZZ_BUILD(nc_spatial_revolved, shape, capacity, profile, n);
}

/* A tetrahedron around the origin and more vertices. */
static inline size_t make_spatial_hull(struct input *in, double *shape, size_t capacity)
{
    double vertices[3 * 16] = {1, 1, 1, 1, -1, -1, -1, 1, -1, -1, -1, 1};
    const size_t more = input_byte(in) % 12;
    input_numbers(in, vertices + (input_byte(in) < 200 ? 12 : 0), 3 * more);
    const double p = 2 + (input_byte(in) < 200 ? input_length(in) : 4 * input_byte(in));
    return FUZZ_BUILD(nc_spatial_hull, shape, capacity, vertices, 4 + more, p);
}

static inline size_t input_spatial_turned(struct input *in, double *shape, size_t capacity,
                                          const double *inner, size_t n)
{
    double q[9];
    input_rotation(in, q);
    return FUZZ_BUILD(nc_spatial_rotated, shape, capacity, inner, n, q);
}

static inline size_t make_spatial_rotated(struct input *in, double *shape, size_t capacity)
{
    double inner[64];
    const size_t n = input_spatial_term(in, inner, 64);
    return input_spatial_turned(in, shape, capacity, inner, n);
}

static inline size_t input_spatial_term(struct input *in, double *shape, size_t capacity)
{
#define MAKER(NAME, number, name, curvature, parameters) make_spatial_##name,
    static maker *const kind[] = {NC_SPATIAL_TERMS(MAKER)};
#undef MAKER
    return input_maker(in, kind, sizeof kind / sizeof *kind, NULL, 0)(in, shape, capacity);
}

static inline size_t input_spatial_terms(struct input *in, double *shape, size_t capacity)
{
    size_t n = 0;
    for (unsigned terms = 1 + input_byte(in) % 3; terms > 0; terms--)
        n += input_spatial_term(in, shape + n, capacity - n);
    if (input_byte(in) % 4 == 0 && n > 0) {
        static double turned[CAPACITY];
        const size_t more = input_spatial_turned(in, turned, capacity, shape, n);
        if (more > 0) {
            memcpy(shape, turned, more * sizeof *shape);
            n = more;
        }
    }
    return n;
}

/* A shape, mostly well formed, some damaged, some arbitrary, in memory of exactly its size, so that AddressSanitizer
 * sees every step past its end; free() it. */
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
