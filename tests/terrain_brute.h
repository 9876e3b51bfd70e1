/* Hills, and the distance of a body from them by brute force in long double, written down independently of the kernel. */
#ifndef TERRAIN_BRUTE_H
#define TERRAIN_BRUTE_H

#include <math.h>

#include "normalcontact.h"

static int rolling_hills(const void *context, double u, double v, int order, double p[10][3])
{
    const double *c = context, a = c[0], k = c[1], s = sin(k * u), t = cos(k * u), x = sin(k * v),
                 y = cos(k * v);
    const double z[10] = {a * s * y,
                          a * k * t * y,
                          -a * k * s * x,
                          -a * k * k * s * y,
                          -a * k * k * t * x,
                          -a * k * k * s * y,
                          -a * k * k * k * t * y,
                          a * k * k * k * s * x,
                          -a * k * k * k * t * y,
                          a * k * k * k * s * x};
    for (int i = 0; i < (order + 1) * (order + 2) / 2; i++) {
        p[i][0] = i == 0 ? u : i == 1;
        p[i][1] = i == 0 ? v : i == 2;
        p[i][2] = z[i];
    }
    return NC_OK;
}

static const double hills[2] = {0.1, 7};

static struct nc_surface hilly(void)
{
    return (struct nc_surface){.function = rolling_hills, .context = hills, .range = {{-2, 2}, {-2, 2}}};
}

/* --- An independent distance: of a point from an ellipsoid, by bisection for Lagrange's multiplier ---------- */

/* The signed distance of x from the ellipsoid with semi-axes a, which is exact up to the depth of its evolute. */
static long double point_ellipsoid(const double a[3], const long double x[3])
{
    long double inside = 0, low, high, t = 0, d2 = 0;
    for (int k = 0; k < 3; k++)
        inside += x[k] * x[k] / ((long double)a[k] * a[k]);
    const double least = fmin(a[0], fmin(a[1], a[2]));
    low = inside > 1 ? 0 : -(long double)least * least;
    high = inside > 1 ? sqrtl(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]) * fmax(a[0], fmax(a[1], a[2])) : 0;
    for (int i = 0; i < 90; i++) {
        long double sum = 0;
        t = (low + high) / 2;
        for (int k = 0; k < 3; k++) {
            const long double y = a[k] * x[k] / ((long double)a[k] * a[k] + t);
            sum += y * y;
        }
        if (sum > 1)
            low = t;
        else
            high = t;
    }
    for (int k = 0; k < 3; k++) {
        const long double d = t * x[k] / ((long double)a[k] * a[k] + t);
        d2 += d * d;
    }
    return inside > 1 ? sqrtl(d2) : -sqrtl(d2);
}

static long double brute_distance(const double a[3], const double r[3], const double q[9], long double u,
                                  long double v)
{
    const long double s[3] = {u, v, hills[0] * sinl(hills[1] * u) * cosl(hills[1] * v)};
    long double x[3] = {0, 0, 0};
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 3; i++)
            x[k] += q[3 * i + k] * (s[i] - r[i]);
    return point_ellipsoid(a, x);
}

/* From a sample downhill, by a pattern that shrinks. */
static long double brute_descend(const double a[3], const double r[3], const double q[9], long double *u,
                                 long double *v, long double step)
{
    long double best = brute_distance(a, r, q, *u, *v);
    while (step > 1e-11L) {
        int better = 0;
        for (int i = 0; i < 8; i++) {
            const long double x = *u + step * (i % 4 == 1 || i % 4 == 2 || i == 4 ? 1
                                               : i % 4 == 3                       ? 0
                                                                                  : -1);
            const long double y = *v + step * (i < 4 ? (i < 2    ? 1
                                                        : i == 2 ? 0
                                                                 : -1)
                                                     : (i < 6    ? -1
                                                        : i == 6 ? 0.3L
                                                                 : 0.7L));
            const long double D = brute_distance(a, r, q, x, y);
            if (D < best) {
                best = D;
                *u = x;
                *v = y;
                better = 1;
            }
        }
        if (!better)
            step /= 2;
    }
    return best;
}

struct minimum {
    long double u, v, D;
};

/* All minima below a limit, from a fine grid. */
static int brute_minima(const double a[3], const double r[3], const double q[9], double limit,
                        struct minimum *out, int most)
{
    enum { N = 100 };
    static long double D[N][N];
    int count = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            D[i][j] = brute_distance(a, r, q, r[0] - 1 + 2.0L * i / (N - 1), r[1] - 1 + 2.0L * j / (N - 1));
    for (int i = 1; i < N - 1; i++)
        for (int j = 1; j < N - 1; j++) {
            int least = 1;
            for (int k = 0; k < 9; k++)
                least = least && (k == 4 || D[i][j] < D[i + k / 3 - 1][j + k % 3 - 1]);
            if (!least || count == most)
                continue;
            struct minimum m = {r[0] - 1 + 2.0L * i / (N - 1), r[1] - 1 + 2.0L * j / (N - 1), 0};
            m.D = brute_descend(a, r, q, &m.u, &m.v, 0.01L);
            int known = m.D > limit;
            for (int k = 0; k < count; k++)
                known = known || hypotl(m.u - out[k].u, m.v - out[k].v) < 1e-4L;
            if (!known)
                out[count++] = m;
        }
    return count;
}

#endif
