/* Random bodies with data on their boundaries, for the tests of fits. */
#ifndef TESTS_FIT_SUPPORT_H
#define TESTS_FIT_SUPPORT_H

#include <stdlib.h>
#include <string.h>

#include "normalcontact/fit.h"
#include "random.h"

#define FIT_PI 3.14159265358979323846

static inline double random_normal(struct random *r)
{
    return sqrt(-2 * log(random_uniform(r, 1e-300, 1))) * cos(2 * FIT_PI * random_uniform(r, 0, 1));
}

/* A Fourier series whose curvature radius is not below `least` times the constant. */
static inline size_t fit_random_series(struct random *r, size_t harmonics, double size, double least,
                                       double *shape, size_t capacity)
{
    double a[64], b[64], sum = 0;
    for (size_t k = 0; k < harmonics; k++) {
        const double kk = (double)((k + 1) * (k + 1));
        a[k] = random_uniform(r, -1, 1) / kk;
        b[k] = random_uniform(r, -1, 1) / kk;
        sum += (kk - 1) * hypot(a[k], b[k]);
    }
    for (size_t k = 0; k < harmonics; k++) {
        a[k] *= size * (1 - least) / fmax(sum, 0.1);
        b[k] *= size * (1 - least) / fmax(sum, 0.1);
    }
    return nc_planar_fourier(shape, capacity, size, a, b, harmonics);
}

/* `count` points of the boundary, at about equal steps of its length, moved by noise along the normal; and their
 * normal angles. */
static inline void fit_contour(struct random *r, const double *shape, size_t n, double noise, size_t count,
                               double *points, double *phi)
{
    enum { FINE = 4000 };
    double length[FINE + 1] = {0};
    struct nc_planar_boundary p, before = {{0}, {0}, {0}, 0, 0};
    for (int i = 0; i <= FINE; i++) {
        nc_planar_boundary(shape, n, 2 * FIT_PI * i / FINE + 1e-3, &p);
        length[i] =
            i ? length[i - 1] + hypot(p.point[0] - before.point[0], p.point[1] - before.point[1]) : 0;
        before = p;
    }
    int k = 0;
    for (size_t i = 0; i < count; i++) {
        const double s = length[FINE] * ((double)i + random_uniform(r, 0, 0.8)) / (double)count;
        while (length[k + 1] < s)
            k++;
        phi[i] = 2 * FIT_PI * (k + (s - length[k]) / (length[k + 1] - length[k])) / FINE + 1e-3;
        nc_planar_boundary(shape, n, phi[i], &p);
        const double d = noise * random_normal(r);
        for (int j = 0; j < 2; j++)
            points[2 * i + (size_t)j] = p.point[j] + d * p.normal[j];
    }
}

/* The largest difference of two potentials. */
static inline double fit_difference(const double *a, size_t na, const double *b, size_t nb)
{
    double most = 0, x[4], y[4];
    for (int i = 0; i < 720; i++) {
        nc_planar_eval(a, na, 2 * FIT_PI * i / 720, x);
        nc_planar_eval(b, nb, 2 * FIT_PI * i / 720, y);
        most = fmax(most, fabs(x[0] - y[0]));
    }
    return most;
}

#endif
