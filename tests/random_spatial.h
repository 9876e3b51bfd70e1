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

/* For every kind: the arguments of a random term, and the kernel's vector of it. */
static inline void random_spatial_offset(struct random *r, double size, struct truth_spatial *term)
{
    for (int i = 0; i < 3; i++)
        term->p[i] = size * random_uniform(r, -1, 1);
}

static inline size_t build_spatial_offset(const struct truth_spatial *term, double *shape, size_t capacity)
{
    return nc_spatial_offset(shape, capacity, term->p[0]);
}

static inline void random_spatial_shift(struct random *r, double size, struct truth_spatial *term)
{
    random_spatial_offset(r, size, term);
}

static inline size_t build_spatial_shift(const struct truth_spatial *term, double *shape, size_t capacity)
{
    return nc_spatial_shift(shape, capacity, term->p[0], term->p[1], term->p[2]);
}

static inline void random_spatial_superellipsoid(struct random *r, double size, struct truth_spatial *term)
{
    double *p = term->p;
    for (int i = 0; i < 3; i++)
        p[i] = size * random_scale(r, 0.03, 1);
    p[3] = random_below(r, 4) ? random_uniform(r, 1.1, 8) : 2;
    p[4] = random_below(r, 4) ? random_uniform(r, 1.1, 8) : 2;
    p[5] = random_below(r, 3) ? size * random_scale(r, 1e-3, 1) : 0;
}

static inline size_t build_spatial_superellipsoid(const struct truth_spatial *term, double *shape,
                                                  size_t capacity)
{
    const double *p = term->p;
    return nc_spatial_superellipsoid(shape, capacity, p[0], p[1], p[2], p[3], p[4], p[5]);
}

static inline void random_spatial_ellipsoid(struct random *r, double size, struct truth_spatial *term)
{
    random_spatial_superellipsoid(r, size, term);
}

static inline size_t build_spatial_ellipsoid(const struct truth_spatial *term, double *shape,
                                             size_t capacity)
{
    return nc_spatial_ellipsoid(shape, capacity, term->p[0], term->p[1], term->p[2]);
}

/* Q diag Q' */
static inline void random_spatial_quadratic(struct random *r, double size, struct truth_spatial *term)
{
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    const double d[3] = {size * random_scale(r, 1e-3, 1), size * random_scale(r, 1e-3, 1), size};
    double q[9];
    random_rotation(r, q);
    for (int i = 0; i < 6; i++) {
        term->p[i] = 0;
        for (int k = 0; k < 3; k++)
            term->p[i] += q[3 * row[i] + k] * d[k] * q[3 * column[i] + k];
    }
}

static inline size_t build_spatial_quadratic(const struct truth_spatial *term, double *shape,
                                             size_t capacity)
{
    return nc_spatial_quadratic(shape, capacity, term->p);
}

static inline void random_spatial_harmonics(struct random *r, double size, struct truth_spatial *term)
{
    double *p = term->p;
    p[0] = random_below(r, 20) ? random_below(r, 7) : 8 + random_below(r, 9);
    for (int i = 1; i <= ((int)p[0] + 1) * ((int)p[0] + 1); i++)
        p[i] = size * random_uniform(r, -1, 1);
}

static inline size_t build_spatial_harmonics(const struct truth_spatial *term, double *shape,
                                             size_t capacity)
{
    return nc_spatial_harmonics(shape, capacity, term->p + 1, (size_t)term->p[0]);
}

static inline void random_spatial_revolved(struct random *r, double size, struct truth_spatial *term)
{
    (void)size;
    random_profile(r, &term->profile);
}

static inline size_t build_spatial_revolved(const struct truth_spatial *term, double *shape,
                                            size_t capacity)
{
    double profile[512];
    return nc_spatial_revolved(shape, capacity, profile, random_planar_build(&term->profile, profile, 512));
}

/* An octahedron and more vertices. */
static inline void random_spatial_hull(struct random *r, double size, struct truth_spatial *term)
{
    double *p = term->p;
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
}

static inline size_t build_spatial_hull(const struct truth_spatial *term, double *shape, size_t capacity)
{
    return nc_spatial_hull(shape, capacity, term->p + 2, (size_t)term->p[0], term->p[1]);
}

/* A rotated term is an ellipsoid here, which the tests turn as any other. */
#define random_spatial_rotated random_spatial_ellipsoid
#define build_spatial_rotated build_spatial_ellipsoid

/* The arguments of a random term, not turned. */
static inline void random_spatial(struct random *r, int kind, struct truth_spatial *term)
{
    const double size = random_scale(r, 1e-3, 1e3);
    term->kind = kind == TRUTH_SPATIAL_ROTATED ? TRUTH_SPATIAL_ELLIPSOID : kind;
    for (int i = 0; i < 9; i++)
        term->q[i] = i % 4 == 0;
    switch (kind) {
#define KIND(NAME, number, name, curvature, parameters)                                                    \
    case TRUTH_SPATIAL_##NAME:                                                                             \
        random_spatial_##name(r, size, term);                                                              \
        break;
        NC_SPATIAL_TERMS(KIND)
#undef KIND
    }
}

/* The kernel's vector of the term, not turned. */
static inline size_t random_spatial_build(const struct truth_spatial *term, double *shape, size_t capacity)
{
    switch (term->kind) {
#define KIND(NAME, number, name, curvature, parameters)                                                    \
    case TRUTH_SPATIAL_##NAME:                                                                             \
        return build_spatial_##name(term, shape, capacity);
        NC_SPATIAL_TERMS(KIND)
#undef KIND
    default:
        return 0;
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
