/* From the fuzzer's bytes to arguments: numbers, among them the nasty ones, lengths, directions, rotations. Bytes are read in the same order with every compiler: no two reads
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
    size_t order; /* of the next planar term, where it has one */
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

/* The largest of such numbers; infinity, if there are others. */
static inline double input_largest(const double *x, size_t n)
{
    double most = input_moderate(x, n) ? 0 : INFINITY;
    for (size_t i = 0; i < n && most < INFINITY; i++)
        most = fmax(most, fabs(x[i]));
    return most;
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

#endif
