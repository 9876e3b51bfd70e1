/* Smoothed hulls and what their definition says about them, in long double and without differences of large
 * numbers: right to 1e-15 relative to each derivative's own size for every sharpness. */
#ifndef TESTS_EXACT_HULL_H
#define TESTS_EXACT_HULL_H

#include "random.h"

enum { VERTICES = 60 };

struct hull {
    int count;
    double p, vertex[VERTICES][3];
};

/* Corners of a cube; with points on its edges and faces, some of them twice; an octahedron with more
 * vertices. */
static inline void random_hull(struct random *r, double p, struct hull *hull)
{
    const int kind = random_below(r, 3);
    const double size = random_scale(r, 1e-3, 1e3);
    hull->p = p;
    hull->count = kind == 0 ? 8 : kind == 1 ? 40 : 6 + random_below(r, VERTICES - 5);
    for (int i = 0; i < hull->count; i++) {
        double *v = hull->vertex[i];
        if (kind < 2) {
            for (int k = 0; k < 3; k++)
                v[k] = i < 8 ? (i >> k & 1 ? 1 : -1) : random_below(r, 3) - 1;
            v[random_below(r, 3)] = i < 8 ? v[0] : 1;
            for (int k = 0; k < 3 && i < 8; k++)
                v[k] = i >> k & 1 ? 1 : -1;
        } else {
            random_direction(r, v);
            for (int k = 0; k < 3; k++)
                v[k] = i < 6 ? (i / 2 == k) * (i % 2 ? -1 : 1) : v[k] * random_uniform(r, 0.3, 1);
        }
        for (int k = 0; k < 3; k++)
            v[k] *= size;
    }
}

/* What the definition says, in long double and without differences of large numbers: with w = v.n and the
 * shares s = (w/h)^p, d = v/w - sum of s v/w (both less v/w of the vertex in front), g = h sum s v/w,  H =
 * (p-1) h sum s d d', T(a, b) = (p-1)(p-2) h sum s (d.a)(d.b) d - (sym of g and H)/h. */
struct exact {
    long double h, g[3], H[3][3], t[3];
    long double H_size, t_size;
};

static inline void exact(const struct hull *hull, const double normal[3], const double a[3],
                         const double b[3], struct exact *out)
{
    long double n[3], share[VERTICES], y[VERTICES][3], length = 0, most = 0, sum = 0, third[3] = {0, 0, 0},
                                                       cube = 0;
    long double mean[3] = {0, 0, 0}; /* relative to the vertex in front */
    const long double p = hull->p;
    int lead = 0;
    for (int k = 0; k < 3; k++)
        length += (long double)normal[k] * normal[k];
    for (int k = 0; k < 3; k++)
        n[k] = normal[k] / sqrtl(length);
    *out = (struct exact){0};
    for (int i = 0; i < hull->count; i++) {
        const double *v = hull->vertex[i];
        const long double w = v[0] * n[0] + v[1] * n[1] + v[2] * n[2];
        share[i] = w > 0 ? w : 0;
        lead = share[i] > most ? i : lead;
        most = fmaxl(most, share[i]);
        for (int k = 0; k < 3; k++)
            y[i][k] = w > 0 ? v[k] / w : 0;
    }
    for (int i = 0; i < hull->count; i++)
        sum += share[i] = powl(share[i] / most, p);
    const long double h = out->h = most * powl(sum, 1 / p);
    for (int i = 0; i < hull->count; i++)
        for (int k = 0; k < 3; k++)
            mean[k] += share[i] / sum * (share[i] > 0 ? y[i][k] - y[lead][k] : 0);
    for (int k = 0; k < 3; k++)
        out->g[k] = h * (y[lead][k] + mean[k]);
    for (int i = 0; i < hull->count; i++) {
        const long double s = share[i] / sum;
        const long double d[3] = {y[i][0] - y[lead][0] - mean[0], y[i][1] - y[lead][1] - mean[1],
                                  y[i][2] - y[lead][2] - mean[2]};
        const long double da = d[0] * a[0] + d[1] * a[1] + d[2] * a[2];
        const long double db = d[0] * b[0] + d[1] * b[1] + d[2] * b[2];
        const long double size = sqrtl(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
        for (int j = 0; j < 3; j++) {
            for (int k = 0; k < 3; k++)
                out->H[j][k] += (p - 1) * h * s * d[j] * d[k];
            third[j] += (p - 1) * (p - 2) * h * s * da * db * d[j];
        }
        out->H_size += (p - 1) * h * s * size * size;
        cube += (p - 1) * fabsl(p - 2) * h * s * size * size * size;
    }
    out->H_size += 1e-20L * p * h; /* rounding, squared, of vertices given twice */
    long double Ha[3] = {0}, Hb[3] = {0}, ga = 0, gb = 0, aHb = 0;
    for (int j = 0; j < 3; j++) {
        for (int k = 0; k < 3; k++) {
            Ha[j] += out->H[j][k] * a[k];
            Hb[j] += out->H[j][k] * b[k];
            aHb += a[j] * out->H[j][k] * b[k];
        }
        ga += out->g[j] * a[j];
        gb += out->g[j] * b[j];
    }
    for (int j = 0; j < 3; j++)
        out->t[j] = third[j] - (ga * Hb[j] + gb * Ha[j] + aHb * out->g[j]) / h;
    out->t_size = cube + 3 * out->H_size *
                             sqrtl(out->g[0] * out->g[0] + out->g[1] * out->g[1] + out->g[2] * out->g[2]) /
                             h;
}

#endif
