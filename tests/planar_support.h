/* What the tests of planar bodies share: numerical derivatives, random numbers, shapes. */
#ifndef PLANAR_SUPPORT_H
#define PLANAR_SUPPORT_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "normalcontact.h"
#include "random.h"

#define PI 3.14159265358979323846

/* Fails with both numbers; `tolerance` is absolute. */
static inline void close_to(double value, double truth, double tolerance, const char *what, int line)
{
    if (!(fabs(value - truth) <= tolerance)) {
        print_error("line %d: %s = %.17g, expected %.17g, difference %.3g > %.3g\n", line, what, value,
                    truth, value - truth, tolerance);
        fail();
    }
}
#define CLOSE(value, truth, tolerance) close_to(value, truth, tolerance, #value, __LINE__)
#define OK(call) assert_int_equal(call, NC_OK)

/* First and second derivative of f at t by central differences in long double, Richardson over five
 * halvings of the step. */
typedef double (*function)(double t, const void *context);

static inline double derivative(function f, const void *context, double t, double step, int order)
{
    long double table[5][5];
    for (int i = 0; i < 5; i++, step /= 2) {
        const long double right = f(t + step, context), left = f(t - step, context), h = step;
        table[i][0] = order == 1 ? (right - left) / (2 * h)
                                 : (right - 2 * (long double)f(t, context) + left) / (h * h);
        for (int j = 1; j <= i; j++)
            table[i][j] = table[i][j - 1] +
                          (table[i][j - 1] - table[i - 1][j - 1]) / ((long double)(1u << (2 * j)) - 1);
    }
    return (double)table[4][4];
}

struct shape {
    double data[4200];
    size_t n;
};

/* The foot of 000 (85), R = 1. */
static inline void shape_foot(struct shape *s)
{
    double a[3], b[3];
    const double x = PI / 5, c[3] = {0.9, 0, 0}, d[3] = {0, 1.0 / 6, 1.0 / 15};
    for (int k = 1; k <= 3; k++) { /* cos(k (alpha - x)), sin(k (alpha - x)) */
        a[k - 1] = c[k - 1] * cos(k * x) - d[k - 1] * sin(k * x);
        b[k - 1] = c[k - 1] * sin(k * x) + d[k - 1] * cos(k * x);
    }
    s->n = nc_planar_rolling(s->data, 4200, 1, a, b, 3);
}

/* The cam of 000 (90) for a roller of radius R; psi = alpha - pi/2. */
static inline void shape_cam(struct shape *s, double R)
{
    s->n = nc_planar_offset(s->data, 4200, 2 * R);
    s->n += nc_planar_lobe(s->data + s->n, 4200 - s->n, R / 3, PI / 6, 5 * PI / 6, 3, 4);
}

/* A random convex body of size 1 without symmetry, its reference point inside. */
static inline void shape_convex(struct shape *s, struct random *seed)
{
    double a[5], b[5];
    for (int k = 1; k <= 5; k++) {
        a[k - 1] = random_uniform(seed, -0.15, 0.15) / (k * k);
        b[k - 1] = random_uniform(seed, -0.15, 0.15) / (k * k);
    }
    s->n = nc_planar_fourier(s->data, 4200, 1, a, b, 5);
    s->n += nc_planar_ellipse(s->data + s->n, 4200 - s->n, random_uniform(seed, 0.2, 1),
                              random_uniform(seed, 0.2, 1));
}

/* A random polar potential of size 2, admissible for the radius 0.5 in both modes. */
static inline void shape_polar(struct shape *s, struct random *seed)
{
    double a[4], b[4];
    for (int k = 1; k <= 4; k++) {
        a[k - 1] = random_uniform(seed, -0.2, 0.2) / (k * k);
        b[k - 1] = random_uniform(seed, -0.2, 0.2) / (k * k);
    }
    s->n = nc_planar_fourier(s->data, 4200, 2, a, b, 4);
}

/* A prescribed motion with all derivatives. `turn` is the mean angular velocity. */
struct course {
    double r[2], distance, turn, phase;
};

static inline struct nc_planar_motion course_at(const struct course *k, double t)
{
    struct nc_planar_motion m;
    const double c = cos(1.3 * t + k->phase), s = sin(1.3 * t + k->phase);
    m.r[0] = k->r[0] + k->distance * c;
    m.r[1] = k->r[1] + 0.7 * k->distance * s;
    m.v[0] = -1.3 * k->distance * s;
    m.v[1] = 1.3 * 0.7 * k->distance * c;
    m.a[0] = -1.69 * k->distance * c;
    m.a[1] = -1.69 * 0.7 * k->distance * s;
    m.angle = k->turn * t + 0.4 * sin(0.9 * t);
    m.omega = k->turn + 0.36 * cos(0.9 * t);
    m.alpha = -0.324 * sin(0.9 * t);
    return m;
}

#endif
