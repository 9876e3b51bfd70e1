/* The comparison of a spatial shape with its definition.
 *
 * Along a line x + t w the definition is a power series in t: its coefficients are g.w, w'Hw and T(w,w,w).
 * Four lines with w = u +- v +- e give T(u, v, e) by polarisation, and w'Hw and g.w in random directions.
 */
#ifndef TESTS_COMPARE_SPATIAL_H
#define TESTS_COMPARE_SPATIAL_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "random_spatial.h"

enum { SAMPLES = 100000, CAPACITY = 1024 };
static const double tolerance = 1e-10;

struct directions {
    double normal[3], u[3], v[3], e[3];
    long double line[4][3];
};

static inline void random_directions(struct random *r, const double normal[3], struct directions *d)
{
    random_direction(r, d->u);
    random_direction(r, d->v);
    random_direction(r, d->e);
    for (int i = 0; i < 3; i++) {
        d->normal[i] = normal[i];
        for (int k = 0; k < 4; k++)
            d->line[k][i] = (long double)d->u[i] + (k < 2 ? 1 : -1) * (long double)d->v[i] +
                            (k % 2 ? -1 : 1) * (long double)d->e[i];
    }
}

/* Adds the series of a term along the four lines, and the sizes of its derivatives. */
static inline void add_truth(const struct truth_spatial *term, const struct directions *d, series f[4],
                             long double size[4])
{
    const double *n = d->normal;
    const long double length =
        sqrtl((long double)n[0] * n[0] + (long double)n[1] * n[1] + (long double)n[2] * n[2]);
    long double most[4] = {0, 0, 0, 0}, sum = 0;
    for (int k = 0; k < 4; k++) {
        series x[3];
        for (int i = 0; i < 3; i++)
            x[i] = series_line(n[i] / length, d->line[k][i]);
        const series own = truth_spatial(term, x);
        f[k] = series_add(f[k], own);
        for (int j = 0; j < 4; j++)
            most[j] = fmaxl(most[j], fabsl(own.c[j]));
    }
    if (term->kind == TRUTH_SPATIAL_REVOLVED &&
        random_planar_jumps(term->profile.kind)) { /* small at its ends only */
        const double *p = term->profile.p;
        const double inside = term->profile.kind == TRUTH_LIFT ? p[2] + p[3] : (p[1] + p[2]) / 2;
        sum = fabsl(truth_planar(&term->profile, series_line(inside, 0)).c[0]);
    }
    for (int j = 0; j < 4; j++) {
        sum += most[j];
        size[j] += sum;
    }
}

static inline double relative(long double value, long double truth, long double size)
{
    const long double error = fabsl(value - truth);
    return error == 0 ? 0 : error <= size ? (double)(error / size) : INFINITY;
}

/* The largest relative error of all that the kernel says about the shape. */
static inline double compare(const double *shape, size_t n, const struct directions *d, const series f[4],
                             const long double size[4])
{
    double h, g[3], H[9], t[3], h2, g2[3], H2[9];
    assert_int_equal(nc_spatial_third(shape, n, d->normal, d->u, d->v, &h, g, H, t), NC_OK);
    double worst = relative(h, f[0].c[0], size[0]);
    for (int k = 0; k < 4; k++) {
        const long double *w = d->line[k];
        long double gw = 0, wHw = 0;
        for (int i = 0; i < 3; i++) {
            gw += g[i] * w[i];
            for (int j = 0; j < 3; j++)
                wHw += w[i] * H[3 * i + j] * w[j];
        }
        worst = fmax(worst, relative(gw, f[k].c[1], size[1]));
        worst = fmax(worst, relative(wHw, 2 * f[k].c[2], size[2]));
    }
    const long double uve = (f[0].c[3] - f[1].c[3] - f[2].c[3] + f[3].c[3]) / 4;
    worst = fmax(worst, relative(t[0] * d->e[0] + t[1] * d->e[1] + t[2] * d->e[2], uve, size[3]));
    /* nc_spatial_eval says the same, with any outputs left out. */
    assert_int_equal(nc_spatial_eval(shape, n, d->normal, &h2, g2, H2), NC_OK);
    worst = fmax(worst, relative(h2, h, size[0]));
    for (int i = 0; i < 9; i++) {
        worst = fmax(worst, relative(H2[i], H[i], size[2]));
        worst = fmax(worst, i < 3 ? relative(g2[i], g[i], size[1]) : 0);
    }
    assert_int_equal(nc_spatial_eval(shape, n, d->normal, &h2, NULL, NULL), NC_OK);
    worst = fmax(worst, relative(h2, h, size[0]));
    assert_int_equal(nc_spatial_eval(shape, n, d->normal, NULL, g2, NULL), NC_OK);
    return fmax(worst, relative(g2[0], g[0], size[1]));
}

/* How close to the axes of a term it is compared: the unrounded superellipsoid and superellipse have
 * infinite derivatives there, and a revolved one loses digits of its third derivative next to its pole. */
static inline double closest(const struct truth_spatial *term, int turned)
{
    if (term->kind == TRUTH_SPATIAL_SUPERELLIPSOID && term->p[5] == 0)
        return turned ? 1e-3 : 1e-7;
    if (term->kind == TRUTH_SPATIAL_REVOLVED && term->profile.kind == TRUTH_SUPERELLIPSE &&
        term->profile.p[3] == 0)
        return 3e-3;
    return 0;
}

/* A normal anywhere, or close to an axis of the term, or close to one of its coordinate planes. */
static inline void random_normal(struct random *r, const struct truth_spatial *term, double distance,
                                 double n[3])
{
    double x[3], length = 0;
    random_direction(r, x);
    const int axis = random_below(r, 3), choice = random_below(r, 8);
    const double near = choice == 7 && distance == 0 ? 0 : random_scale(r, fmax(distance, 1e-17), 0.1);
    if (choice > 3)
        for (int i = 0; i < 3; i++)
            x[i] = i == axis ? copysign(1, x[i]) : x[i] * near;
    else if (choice == 3)
        x[axis] = copysign(near, x[axis]);
    for (int i = 0; i < 3; i++) {
        n[i] = (double)(term->q[3 * i] * x[0] + term->q[3 * i + 1] * x[1] + term->q[3 * i + 2] * x[2]);
        length += n[i] * n[i];
    }
    for (int i = 0; i < 3; i++)
        n[i] /= sqrt(length);
}

#endif
