/* What the tests of spatial bodies share: random numbers, bodies and motions, numerical derivatives. */
#ifndef SPATIAL_SUPPORT_H
#define SPATIAL_SUPPORT_H

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

#define PI 3.14159265358979323846
#define CAPACITY 1000

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

static inline void close_vector(const double *value, const double *truth, int n, double tolerance,
                                const char *what, int line)
{
    for (int i = 0; i < n; i++)
        close_to(value[i], truth[i], tolerance, what, line);
}
#define CLOSE_VECTOR(value, truth, n, tolerance) close_vector(value, truth, n, tolerance, #value, __LINE__)

/* All n doubles are NaN. */
static inline int all_nan(const void *data, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        double x;
        memcpy(&x, (const char *)data + i * sizeof x, sizeof x);
        if (!isnan(x))
            return 0;
    }
    return 1;
}
#define ASSERT_NAN(object) assert_true(all_nan(&(object), sizeof(object) / sizeof(double)))

/* Splitmix64; each test states its seed. */
static inline double random_in(uint64_t *state, double low, double high)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    z ^= z >> 31;
    return low + (high - low) * (double)(z >> 11) * 0x1p-53;
}

/* --- Vectors and rotations ------------------------------------------------------------------------*/

static inline double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static inline double norm(const double a[3])
{
    return sqrt(dot(a, a));
}

static inline void cross(const double a[3], const double b[3], double out[3])
{
    const double x = a[1] * b[2] - a[2] * b[1], y = a[2] * b[0] - a[0] * b[2],
                 z = a[0] * b[1] - a[1] * b[0];
    out[0] = x;
    out[1] = y;
    out[2] = z;
}

/* q a and q' a for a row-major matrix. */
static inline void apply(const double q[9], const double a[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = q[3 * i] * a[0] + q[3 * i + 1] * a[1] + q[3 * i + 2] * a[2];
}

static inline void apply_back(const double q[9], const double a[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = q[i] * a[0] + q[i + 3] * a[1] + q[i + 6] * a[2];
}

static inline void random_unit(uint64_t *state, double n[3])
{
    const double z = random_in(state, -1, 1), phi = random_in(state, 0, 2 * PI), s = sqrt(1 - z * z);
    n[0] = s * cos(phi);
    n[1] = s * sin(phi);
    n[2] = z;
}

/* The rotation about a unit axis. */
static inline void rotation(const double axis[3], double angle, double q[9])
{
    const double c = cos(angle), s = sin(angle), x = axis[0], y = axis[1], z = axis[2];
    const double turned[9] = {c + (1 - c) * x * x,     (1 - c) * x * y - s * z, (1 - c) * x * z + s * y,
                              (1 - c) * x * y + s * z, c + (1 - c) * y * y,     (1 - c) * y * z - s * x,
                              (1 - c) * x * z - s * y, (1 - c) * y * z + s * x, c + (1 - c) * z * z};
    memcpy(q, turned, sizeof turned);
}

static inline void random_rotation(uint64_t *state, double q[9])
{
    double axis[3];
    random_unit(state, axis);
    rotation(axis, random_in(state, -PI, PI), q);
}

/* --- Bodies ---------------------------------------------------------------------------------------*/

enum body_kind { ELLIPSOID, SUPERELLIPSOID, HULL, HARMONICS, REVOLVED, SUM, BODY_KINDS };

static inline size_t random_hull(uint64_t *state, double *shape, double p)
{
    double vertex[36];
    size_t n;
    do {
        for (int i = 0; i < 12; i++)
            random_unit(state, vertex + 3 * i);
        n = nc_spatial_hull(shape, CAPACITY, vertex, 12, p);
    } while (nc_spatial_check(shape, n) != NC_OK);
    return n;
}

/* A smooth, strictly convex body of about unit size, turned and moved at random. */
static inline size_t random_body(uint64_t *state, int kind, double *shape)
{
    double inner[CAPACITY], q[9], c[25], a[4], b[4];
    size_t n = 0;
    switch (kind) {
    case ELLIPSOID:
        n = nc_spatial_ellipsoid(inner, CAPACITY, random_in(state, 0.3, 1), random_in(state, 0.3, 1),
                                 random_in(state, 0.3, 1));
        break;
    case SUPERELLIPSOID:
        n = nc_spatial_superellipsoid(inner, CAPACITY, random_in(state, 0.5, 1), random_in(state, 0.5, 1),
                                      random_in(state, 0.5, 1), random_in(state, 1.5, 4),
                                      random_in(state, 1.5, 4), random_in(state, 0.1, 0.3));
        n += nc_spatial_offset(inner + n, CAPACITY - n, 0.1);
        break;
    case HULL:
        n = random_hull(state, inner, random_in(state, 6, 12));
        n += nc_spatial_offset(inner + n, CAPACITY - n, 0.2);
        break;
    case HARMONICS:
        c[0] = 3;
        for (int i = 1; i < 25; i++)
            c[i] = random_in(state, -0.02, 0.02);
        n = nc_spatial_harmonics(inner, CAPACITY, c, 4);
        break;
    case REVOLVED: /* symmetric about the axis: sines of odd, cosines of even multiples */
        for (int k = 0; k < 4; k++) {
            a[k] = k % 2 ? random_in(state, -0.01, 0.01) : 0;
            b[k] = k % 2 ? 0 : random_in(state, -0.02, 0.02);
        }
        n = nc_planar_fourier(c, 25, random_in(state, 0.5, 1), a, b, 4);
        n = nc_spatial_revolved(inner, CAPACITY, c, n);
        break;
    default:
        n = nc_spatial_ellipsoid(inner, CAPACITY, random_in(state, 0.1, 1), random_in(state, 0.1, 1), 0.5);
        n += nc_spatial_superellipsoid(inner + n, CAPACITY - n, 0.4, 0.5, 0.3, 3, 4, 0.1);
        n += nc_spatial_offset(inner + n, CAPACITY - n, 0.1);
    }
    random_rotation(state, q);
    n = nc_spatial_rotated(shape, CAPACITY, inner, n, q);
    n += nc_spatial_shift(shape + n, CAPACITY - n, random_in(state, -0.1, 0.1), random_in(state, -0.1, 0.1),
                          random_in(state, -0.1, 0.1));
    assert_int_equal(nc_spatial_check(shape, n), NC_OK);
    return n;
}

/* --- A motion of frame a in b ---------------------------------------------------------------------
 * r(t) a sine in each coordinate, q(t) = exp(axis1 angle1) exp(axis2 angle2). */
struct motion {
    double centre[3], amplitude[3], phase[3], axis[2][3], rate[2], angle[2];
};

static inline struct motion random_motion(uint64_t *state, const double centre[3])
{
    struct motion m;
    for (int i = 0; i < 3; i++) {
        m.centre[i] = centre[i];
        m.amplitude[i] = random_in(state, -0.05, 0.05);
        m.phase[i] = random_in(state, -PI, PI);
    }
    for (int i = 0; i < 2; i++) {
        random_unit(state, m.axis[i]);
        m.rate[i] = random_in(state, -0.7, 0.7);
        m.angle[i] = random_in(state, -PI, PI);
    }
    return m;
}

struct pose {
    double r[3], v[3], a[3], q[9], w[3], w_der[3];
};

static inline struct pose pose_at(const struct motion *m, double t)
{
    struct pose p;
    double first[9], second[9], turned[3], bend[3];
    for (int i = 0; i < 3; i++) {
        p.r[i] = m->centre[i] + m->amplitude[i] * sin(t + m->phase[i]);
        p.v[i] = m->amplitude[i] * cos(t + m->phase[i]);
        p.a[i] = -m->amplitude[i] * sin(t + m->phase[i]);
    }
    rotation(m->axis[0], m->angle[0] + m->rate[0] * t, first);
    rotation(m->axis[1], m->angle[1] + m->rate[1] * t, second);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            p.q[3 * i + j] = first[3 * i] * second[j] + first[3 * i + 1] * second[3 + j] +
                             first[3 * i + 2] * second[6 + j];
    apply(first, m->axis[1], turned); /* w = rate1 axis1 + rate2 (first axis2) */
    cross(m->axis[0], turned, bend);
    for (int i = 0; i < 3; i++) {
        p.w[i] = m->rate[0] * m->axis[0][i] + m->rate[1] * turned[i];
        p.w_der[i] = m->rate[0] * m->rate[1] * bend[i];
    }
    return p;
}

/* --- Numerical derivatives ------------------------------------------------------------------------*/

/* f(t, context) fills n <= 16 numbers; out = their first derivative by central differences, Richardson
 * over four halvings of the step. */
typedef void (*curve)(double t, const void *context, double *out);

static inline void derivative(curve f, const void *context, double t, double step, int n, double *out)
{
    long double table[4][16];
    double left[16], right[16];
    for (int i = 0; i < 4; i++, step /= 2) {
        f(t + step, context, right);
        f(t - step, context, left);
        for (int k = 0; k < n; k++)
            table[i][k] = ((long double)right[k] - left[k]) / (2 * (long double)step);
    }
    for (int j = 1; j < 4; j++)
        for (int i = 3; i >= j; i--)
            for (int k = 0; k < n; k++)
                table[i][k] += (table[i][k] - table[i - 1][k]) / ((long double)(1u << (2 * j)) - 1);
    for (int k = 0; k < n; k++)
        out[k] = (double)table[3][k];
}

#endif
