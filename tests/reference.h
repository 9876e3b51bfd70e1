/* Independent truth for tests: derivatives of functions in long double, Cox-de Boor recursion. */
#ifndef TEST_REFERENCE_H
#define TEST_REFERENCE_H

#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>

#include "random.h"

typedef long double real;
typedef void (*reference_function)(const void *context, real u, real v, real p[3]);

/* d^(i+j) f / du^i dv^j by nested central differences of eighth order. */
static inline void reference_partial(reference_function f, const void *context, real u, real v, int i,
                                     int j, real step, real out[3])
{
    static const real c[4] = {4.0L / 5, -1.0L / 5, 4.0L / 105, -1.0L / 280};
    if (i == 0 && j == 0) {
        f(context, u, v, out);
        return;
    }
    out[0] = out[1] = out[2] = 0;
    for (int k = 1; k <= 4; k++) {
        real up[3], down[3];
        const real x = i ? k * step : 0, y = i ? 0 : k * step;
        reference_partial(f, context, u + x, v + y, i - (i > 0), j - (i == 0), step, up);
        reference_partial(f, context, u - x, v - y, i - (i > 0), j - (i == 0), step, down);
        for (int m = 0; m < 3; m++)
            out[m] += c[k - 1] * (up[m] - down[m]) / step;
    }
}

/* The B-spline basis function i of degree p by its definition. */
static inline real reference_basis(const double *knot, int i, int p, real x)
{
    if (p == 0)
        return x >= knot[i] && x < knot[i + 1];
    real sum = 0;
    if (knot[i + p] > knot[i])
        sum += (x - knot[i]) / ((real)knot[i + p] - knot[i]) * reference_basis(knot, i, p - 1, x);
    if (knot[i + p + 1] > knot[i + 1])
        sum += (knot[i + p + 1] - x) / ((real)knot[i + p + 1] - knot[i + 1]) *
               reference_basis(knot, i + 1, p - 1, x);
    return sum;
}

/* Random numbers from a seed, which is printed. */
static inline struct random reference_seed(uint64_t seed)
{
    printf("# seed %u\n", (unsigned)seed);
    return (struct random){seed};
}

#define assert_close(a, b, tolerance)                                                                      \
    do {                                                                                                   \
        const double close_a = (double)(a), close_b = (double)(b);                                         \
        if (!(fabs(close_a - close_b) <= (tolerance)))                                                     \
            fail_msg("%.17g != %.17g, difference %.3g > %.3g", close_a, close_b, fabs(close_a - close_b),  \
                     (double)(tolerance));                                                                 \
    } while (0)

#endif
