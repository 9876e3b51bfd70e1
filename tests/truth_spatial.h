/* Spatial potentials straight from their definitions (003 and the public header), on power series in long
 * double along a line x + t w in space. Of the kernel only the list of kinds is known here. */
#ifndef TESTS_TRUTH_SPATIAL_H
#define TESTS_TRUTH_SPATIAL_H

#include "truth_planar.h"

enum truth_spatial_kind {
#define KIND(NAME, number, name, curvature, parameters) TRUTH_SPATIAL_##NAME,
    NC_SPATIAL_TERMS(KIND)
#undef KIND
        TRUTH_SPATIAL_KINDS
};

enum { TRUTH_MAX_DEGREE = 64 };

/* One term by the arguments of its constructor, turned by the rotation q. */
struct truth_spatial {
    int kind;
    double p[1 + (TRUTH_MAX_DEGREE + 1) * (TRUTH_MAX_DEGREE + 1)];
    struct truth_planar profile;
    long double q[9];
};

static inline series truth_norm(const series *x, int n)
{
    series sum = {{0, 0, 0, 0}};
    for (int i = 0; i < n; i++)
        sum = series_add(sum, series_mul(x[i], x[i]));
    return series_sqrt(sum);
}

static inline series truth_quadratic(long double xx, long double xy, long double xz, long double yy,
                                     long double yz, long double zz, const series x[3])
{
    const long double m[3][3] = {{xx, xy, xz}, {xy, yy, yz}, {xz, yz, zz}};
    series sum = {{0, 0, 0, 0}};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            sum = series_add(sum, series_scale(m[i][j], series_mul(x[i], x[j])));
    return series_sqrt(sum);
}

/* |a x_i|, rounded: sqrt(a^2 x_i^2 + eta^2 |x|^2). */
static inline series truth_axis(double a, double eta, series xi, const series x[3])
{
    const series pair[2] = {series_scale(a, xi), series_scale(eta, truth_norm(x, 3))};
    return eta == 0 ? series_abs(pair[0]) : truth_norm(pair, 2);
}

/* The norm dual to 003 (52). With both exponents 2 it is an ellipsoid, also where the inner norm has its
 * tip. */
static inline series truth_superellipsoid(const double *p, const series x[3])
{
    const long double delta = p[3], epsilon = p[4], d = delta / (delta - 1), e = epsilon / (epsilon - 1);
    const long double round = 3 * (long double)p[5] * p[5];
    series w[3];
    if (delta == 2 && epsilon == 2)
        return truth_quadratic((long double)p[0] * p[0] + round, 0, 0, (long double)p[1] * p[1] + round, 0,
                               (long double)p[2] * p[2] + round, x);
    for (int i = 0; i < 3; i++)
        w[i] = series_pow(truth_axis(p[i], p[5], x[i], x), i < 2 ? d : e);
    return series_pow(series_add(series_pow(series_add(w[0], w[1]), e / d), w[2]), 1 / e);
}

/* |x| sum of c Y(l, m) with Y = N P(l, m; z) (cos or sin) m phi / sin^m, P by the textbook recurrence
 * (l - m) P(l) = (2l - 1) z P(l-1) - (l + m - 1) P(l-2) of the m-th derivatives of Legendre polynomials,
 * N^2 = (2l + 1)/(4 pi) (l - m)!/(l + m)!, twice that for m > 0. */
static inline series truth_harmonics(const double *p, const series x[3])
{
    const int degree = (int)p[0];
    const double *c = p + 1;
    const series r = truth_norm(x, 3);
    const series n[3] = {series_div(x[0], r), series_div(x[1], r), series_div(x[2], r)};
    series sum = {{0, 0, 0, 0}}, re = series_line(1, 0), im = series_line(0, 0);
    long double double_factorial = 1;
    for (int m = 0; m <= degree; m++) {
        series before = {{0, 0, 0, 0}}, now = series_line(double_factorial, 0);
        for (int l = m; l <= degree; l++) {
            long double square = (2 * l + 1) / (4 * PI_L) * (m ? 2 : 1);
            for (int k = l - m + 1; k <= l + m; k++)
                square /= k;
            const series angular =
                series_add(series_scale(c[l * l + l + m], re), series_scale(m ? c[l * l + l - m] : 0, im));
            sum = series_add(sum, series_scale(sqrtl(square), series_mul(now, angular)));
            const series up =
                series_add(series_scale(2 * l + 1, series_mul(n[2], now)), series_scale(-(l + m), before));
            before = now;
            now = series_scale(1.0L / (l + 1 - m), up);
        }
        const series turned = series_add(series_mul(n[0], re), series_scale(-1, series_mul(n[1], im)));
        im = series_add(series_mul(n[0], im), series_mul(n[1], re));
        re = turned;
        double_factorial *= 2 * m + 1;
    }
    return series_mul(r, sum);
}

/* A body of revolution. Where the profile has a form that is smooth at the poles, that form is used: an
 * even Fourier series is a sum of Chebyshev polynomials of z/|x|, an ellipse becomes a spheroid. Other
 * profiles must be constant near the poles. */
static inline series truth_revolved(const struct truth_planar *profile, const series x[3])
{
    const double *p = profile->p;
    const series r = truth_norm(x, 3), z = series_div(x[2], r);
    if (profile->kind == TRUTH_FOURIER) {
        static const int turn_cos[4] = {1, 0, -1, 0}, turn_sin[4] = {0, 1, 0, -1};
        const int harmonics = (int)p[0];
        series sum = series_line(p[1], 0), before = series_line(1, 0), now = z;
        for (int k = 1; k <= harmonics; k++) { /* cos k (pi/2 - phi) = T(k; z) */
            const double even = turn_cos[k % 4] * p[1 + k] + turn_sin[k % 4] * p[1 + harmonics + k];
            sum = series_add(sum, series_scale(even, now));
            const series up = series_add(series_scale(2, series_mul(z, now)), series_scale(-1, before));
            before = now;
            now = up;
        }
        return series_mul(r, sum);
    }
    if (profile->kind == TRUTH_ELLIPSE)
        return truth_quadratic((long double)p[0] * p[0], 0, 0, (long double)p[0] * p[0], 0,
                               (long double)p[1] * p[1], x);
    if (profile->kind == TRUTH_SUPERELLIPSE) {
        const long double q = p[2] / ((long double)p[2] - 1), aa = (long double)p[0] * p[0];
        const series round = series_scale((long double)p[3] * p[3], series_mul(r, r));
        const series flat = series_scale(aa, series_add(series_mul(x[0], x[0]), series_mul(x[1], x[1])));
        return series_pow(series_add(series_pow(series_add(flat, round), q / 2),
                                     series_pow(truth_axis(p[1], p[3], x[2], x), q)),
                          1 / q);
    }
    if (fabsl(z.c[0]) > 0.999L) {
        const series up = truth_planar(profile, series_line(copysignl(1.55L, z.c[0]), 0));
        return series_scale(up.c[0], r);
    }
    return series_mul(r, truth_planar(profile, series_atan2(x[2], truth_norm(x, 2))));
}

static inline series truth_hull(const double *p, const series x[3])
{
    series sum = {{0, 0, 0, 0}};
    for (int i = 0; i < (int)p[0]; i++) {
        const double *v = p + 2 + 3 * i;
        const series w = series_add(series_scale(v[0], x[0]),
                                    series_add(series_scale(v[1], x[1]), series_scale(v[2], x[2])));
        if (w.c[0] > 0)
            sum = series_add(sum, series_pow(w, p[1]));
    }
    return series_pow(sum, 1 / (long double)p[1]);
}

/* d */
static inline series truth_spatial_offset(const struct truth_spatial *term, const series x[3])
{
    return series_scale(term->p[0], truth_norm(x, 3));
}

/* x, y, z */
static inline series truth_spatial_shift(const struct truth_spatial *term, const series x[3])
{
    const double *p = term->p;
    return series_add(series_scale(p[0], x[0]),
                      series_add(series_scale(p[1], x[1]), series_scale(p[2], x[2])));
}

/* a, b, c */
static inline series truth_spatial_ellipsoid(const struct truth_spatial *term, const series x[3])
{
    const double *p = term->p;
    return truth_quadratic((long double)p[0] * p[0], 0, 0, (long double)p[1] * p[1], 0,
                           (long double)p[2] * p[2], x);
}

/* xx, xy, xz, yy, yz, zz */
static inline series truth_spatial_quadratic(const struct truth_spatial *term, const series x[3])
{
    const double *p = term->p;
    return truth_quadratic(p[0], p[1], p[2], p[3], p[4], p[5], x);
}

/* a, b, c, delta, epsilon, eta */
static inline series truth_spatial_superellipsoid(const struct truth_spatial *term, const series x[3])
{
    return truth_superellipsoid(term->p, x);
}

/* degree, c[l*l + l + m] */
static inline series truth_spatial_harmonics(const struct truth_spatial *term, const series x[3])
{
    return truth_harmonics(term->p, x);
}

/* the profile */
static inline series truth_spatial_revolved(const struct truth_spatial *term, const series x[3])
{
    return truth_revolved(&term->profile, x);
}

/* count, p, vertices */
static inline series truth_spatial_hull(const struct truth_spatial *term, const series x[3])
{
    return truth_hull(term->p, x);
}

/* a, b, up, down, delta, epsilon, eta: the norm of a superellipsoid, its third axis drawn upwards. */
static inline series truth_spatial_superovoid(const struct truth_spatial *term, const series x[3])
{
    const double *p = term->p;
    const long double delta = p[4], epsilon = p[5], d = delta / (delta - 1), e = epsilon / (epsilon - 1);
    const series shift = series_scale(((long double)p[2] - p[3]) / 2, x[2]);
    const series third = series_add(truth_axis((p[2] + p[3]) / 2, p[6], x[2], x), shift);
    const series flat = series_add(series_pow(truth_axis(p[0], p[6], x[0], x), d),
                                   series_pow(truth_axis(p[1], p[6], x[1], x), d));
    return series_pow(series_add(series_pow(flat, e / d), series_pow(third, e)), 1 / e);
}

static inline void random_spatial_superovoid(struct random *r, double size, struct truth_spatial *term)
{
    double *p = term->p;
    for (int i = 0; i < 4; i++)
        p[i] = size * random_scale(r, 0.03, 1);
    p[4] = random_below(r, 4) ? random_uniform(r, 1.1, 8) : 2;
    p[5] = random_below(r, 4) ? random_uniform(r, 1.1, 8) : 2;
    p[6] = size * random_scale(r, 1e-3, 1);
}

static inline size_t build_spatial_superovoid(const struct truth_spatial *term, double *shape,
                                              size_t capacity)
{
    const double *p = term->p;
    return nc_spatial_superovoid(shape, capacity, p[0], p[1], p[2], p[3], p[4], p[5], p[6]);
}

/* No kind of its own: any term can be turned, see struct truth_spatial. */
static inline series truth_spatial_rotated(const struct truth_spatial *term, const series x[3])
{
    (void)term;
    return series_scale(NAN, x[0]);
}

static inline series truth_spatial(const struct truth_spatial *term, const series given[3])
{
    series x[3];
    for (int i = 0; i < 3; i++) { /* q' x */
        x[i] = series_line(0, 0);
        for (int j = 0; j < 3; j++)
            x[i] = series_add(x[i], series_scale(term->q[3 * j + i], given[j]));
    }
    switch ((enum truth_spatial_kind)term->kind) {
#define KIND(NAME, number, name, curvature, parameters)                                                    \
    case TRUTH_SPATIAL_##NAME:                                                                             \
        return truth_spatial_##name(term, x);
        NC_SPATIAL_TERMS(KIND)
#undef KIND
    default:
        return series_line(NAN, 0);
    }
}

#endif
