/* Random spatial terms: the definition and the kernel's vector for the same arguments. */
#ifndef TESTS_RANDOM_SPATIAL_H
#define TESTS_RANDOM_SPATIAL_H

#include "random_planar.h"
#include "truth_spatial.h"

/* A profile that is smooth at the poles, with its definition. */
static inline void random_profile(struct random *r, struct truth_planar *profile)
{
    static const int kind[6] = {TRUTH_FOURIER,      TRUTH_FOURIER, TRUTH_ELLIPSE,
                                TRUTH_SUPERELLIPSE, TRUTH_LOBE,    TRUTH_LIFT};
    double *p = profile->p;
    random_planar(r, kind[random_below(r, 6)], profile);
    if (profile->kind == TRUTH_FOURIER) { /* even at both poles: cos 2k phi and sin (2k + 1) phi */
        const int harmonics = (int)p[0];
        for (int k = 1; k <= harmonics; k++)
            p[1 + k + (k % 2 ? 0 : harmonics)] = 0;
    } else if (profile->kind == TRUTH_LOBE) {
        p[1] = random_uniform(r, -1.3, 0.5);
        p[2] = random_uniform(r, p[1] + 0.3, 1.3);
    } else if (profile->kind == TRUTH_LIFT) {
        p[2] = random_uniform(r, -1.3, -1);
        p[3] = random_uniform(r, 0.3, 1);
        p[4] = random_uniform(r, 0, 0.3);
        p[5] = random_uniform(r, 0.3, 1);
    }
}

/* The arguments of a random term, not turned. */
static inline void random_spatial(struct random *r, int kind, struct truth_spatial *term)
{
    const double size = random_scale(r, 1e-3, 1e3);
    double *p = term->p, q[9];
    term->kind = kind;
    for (int i = 0; i < 9; i++)
        term->q[i] = i % 4 == 0;
    switch (kind) {
    case TRUTH_SPHERE:
    case TRUTH_TRANSLATION:
        for (int i = 0; i < 3; i++)
            p[i] = size * random_uniform(r, -1, 1);
        break;
    case TRUTH_ELLIPSOID:
    case TRUTH_SUPERELLIPSOID:
        for (int i = 0; i < 3; i++)
            p[i] = size * random_scale(r, 0.03, 1);
        p[3] = random_below(r, 4) ? random_uniform(r, 1.1, 8) : 2;
        p[4] = random_below(r, 4) ? random_uniform(r, 1.1, 8) : 2;
        p[5] = random_below(r, 3) ? size * random_scale(r, 1e-3, 1) : 0;
        break;
    case TRUTH_QUADRATIC: { /* Q diag Q' */
        const double d[3] = {size * random_scale(r, 1e-3, 1), size * random_scale(r, 1e-3, 1), size};
        static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
        random_rotation(r, q);
        for (int i = 0; i < 6; i++) {
            p[i] = 0;
            for (int k = 0; k < 3; k++)
                p[i] += q[3 * row[i] + k] * d[k] * q[3 * column[i] + k];
        }
        break;
    }
    case TRUTH_HARMONICS:
        p[0] = random_below(r, 20) ? random_below(r, 7) : 8 + random_below(r, 9);
        for (int i = 1; i <= ((int)p[0] + 1) * ((int)p[0] + 1); i++)
            p[i] = size * random_uniform(r, -1, 1);
        break;
    case TRUTH_REVOLVED:
        random_profile(r, &term->profile);
        break;
    default: /* an octahedron and more vertices */
        p[0] = 6 + random_below(r, 15);
        p[1] = random_below(r, 2) ? 4 + random_below(r, 40) : random_uniform(r, 3.1, 40);
        for (int i = 0; i < 6; i++)
            for (int k = 0; k < 3; k++)
                p[2 + 3 * i + k] = size * ((i / 2 == k) * (i % 2 ? -1 : 1) * random_uniform(r, 0.5, 1) +
                                           random_uniform(r, -0.1, 0.1));
        for (int i = 6; i < (int)p[0]; i++) {
            random_direction(r, p + 2 + 3 * i);
            for (int k = 0; k < 3; k++)
                p[2 + 3 * i + k] *= size * random_uniform(r, 0.1, 1);
        }
        break;
    }
}

/* The kernel's vector of the term, not turned. */
static inline size_t random_spatial_build(const struct truth_spatial *term, double *shape, size_t capacity)
{
    const double *p = term->p;
    double profile[512];
    switch (term->kind) {
    case TRUTH_SPHERE:
        return nc_spatial_offset(shape, capacity, p[0]);
    case TRUTH_TRANSLATION:
        return nc_spatial_shift(shape, capacity, p[0], p[1], p[2]);
    case TRUTH_ELLIPSOID:
        return nc_spatial_ellipsoid(shape, capacity, p[0], p[1], p[2]);
    case TRUTH_QUADRATIC:
        return nc_spatial_quadratic(shape, capacity, p);
    case TRUTH_SUPERELLIPSOID:
        return nc_spatial_superellipsoid(shape, capacity, p[0], p[1], p[2], p[3], p[4], p[5]);
    case TRUTH_HARMONICS:
        return nc_spatial_harmonics(shape, capacity, p + 1, (size_t)p[0]);
    case TRUTH_REVOLVED:
        return nc_spatial_revolved(shape, capacity, profile,
                                   random_planar_build(&term->profile, profile, 512));
    default:
        return nc_spatial_hull(shape, capacity, p + 2, (size_t)p[0], p[1]);
    }
}

/* q = by q. */
static inline void random_spatial_turn(struct truth_spatial *term, const double by[9])
{
    long double old[9];
    for (int i = 0; i < 9; i++)
        old[i] = term->q[i];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            term->q[3 * i + j] =
                by[3 * i] * old[j] + by[3 * i + 1] * old[3 + j] + by[3 * i + 2] * old[6 + j];
}

#endif
