/* Random planar terms: the definition and the kernel's vector for the same arguments. */
#ifndef TESTS_RANDOM_PLANAR_H
#define TESTS_RANDOM_PLANAR_H

#include "normalcontact.h"
#include "random.h"
#include "truth_planar.h"

/* Coefficients of the polynomial of degree 2m - 1 with m given derivatives at 0 and at w. */
static inline void random_hermite(int m, const double *left, const double *right, long double w, double *c)
{
    long double matrix[4][5], factorial = 1, x[4];
    for (int k = 0; k < m; k++) {
        c[k] = (double)(left[k] / factorial);
        factorial *= k + 1;
    }
    for (int j = 0; j < m; j++) { /* the j-th derivative at w */
        matrix[j][m] = right[j];
        for (int i = 0; i < 2 * m; i++) {
            long double falling = 1;
            for (int k = 0; k < j; k++)
                falling *= i - k;
            const long double entry = i < j ? 0 : falling * powl(w, i - j);
            if (i < m)
                matrix[j][m] -= entry * c[i];
            else
                matrix[j][i - m] = entry;
        }
    }
    for (int k = 0; k < m; k++) { /* elimination with row pivoting */
        int pivot = k;
        for (int j = k + 1; j < m; j++)
            pivot = fabsl(matrix[j][k]) > fabsl(matrix[pivot][k]) ? j : pivot;
        for (int i = 0; i <= m; i++) {
            const long double swap = matrix[k][i];
            matrix[k][i] = matrix[pivot][i];
            matrix[pivot][i] = swap;
        }
        for (int j = k + 1; j < m; j++) {
            const long double factor = matrix[j][k] / matrix[k][k];
            for (int i = k; i <= m; i++)
                matrix[j][i] -= factor * matrix[k][i];
        }
    }
    for (int k = m - 1; k >= 0; k--) {
        x[k] = matrix[k][m];
        for (int i = k + 1; i < m; i++)
            x[k] -= matrix[k][i] * x[i];
        x[k] /= matrix[k][k];
        c[m + k] = (double)x[k];
    }
}

/* A periodic piecewise polynomial of continuity class m - 1 with m = 2, 3, 4. */
static inline void random_piecewise(struct random *r, double size, int m, double *p)
{
    const int pieces = 1 + random_below(r, 6), degree = 2 * m - 1;
    double *knot = p + 2, *c = knot + pieces, data[6][4];
    double end = random_uniform(r, -4, 4);
    p[0] = pieces;
    p[1] = degree;
    for (int i = 0; i < pieces; i++) {
        knot[i] = end;
        end += random_uniform(r, 0.3, 1) * 6 / pieces;
        for (int k = 0; k < m; k++)
            data[i][k] = size * random_uniform(r, -1, 1);
    }
    for (int i = 0; i < pieces; i++) {
        const int next = (i + 1) % pieces;
        const long double stop = next ? (long double)knot[next] : knot[0] + 2 * PI_L;
        random_hermite(m, data[i], data[next], stop - knot[i], c + i * (degree + 1));
    }
}

/* For every kind: the arguments of a random term, the kernel's vector of it, and the angles at which it has an axis, a
 * knot or an end (their number, at most 24). */
static inline void random_planar_offset(struct random *r, double size, double *p)
{
    p[0] = size * random_uniform(r, -1, 1);
    p[1] = size * random_uniform(r, -1, 1);
}

static inline size_t build_planar_offset(const double *p, double *shape, size_t capacity)
{
    return nc_planar_offset(shape, capacity, p[0]);
}

static inline int special_planar_offset(const double *p, double angle[24])
{
    (void)p;
    for (int n = 0; n < 4; n++)
        angle[n] = n * (double)(PI_L / 2);
    return 4;
}

static inline void random_planar_shift(struct random *r, double size, double *p)
{
    random_planar_offset(r, size, p);
}

static inline size_t build_planar_shift(const double *p, double *shape, size_t capacity)
{
    return nc_planar_shift(shape, capacity, p[0], p[1]);
}

static inline int special_planar_shift(const double *p, double angle[24])
{
    return special_planar_offset(p, angle);
}

static inline void random_planar_fourier(struct random *r, double size, double *p)
{
    p[0] = random_below(r, 8) ? random_below(r, 9) : 32;
    for (int i = 0; i <= 2 * (int)p[0]; i++)
        p[1 + i] = size * random_uniform(r, -1, 1);
}

static inline size_t build_planar_fourier(const double *p, double *shape, size_t capacity)
{
    const size_t harmonics = (size_t)p[0];
    return nc_planar_fourier(shape, capacity, p[1], p + 2, p + 2 + harmonics, harmonics);
}

static inline int special_planar_fourier(const double *p, double angle[24])
{
    return special_planar_offset(p, angle);
}

static inline void random_planar_superellipse(struct random *r, double size, double *p)
{
    p[0] = size * random_scale(r, 0.03, 1);
    p[1] = size * random_scale(r, 0.03, 1);
    p[2] = random_below(r, 8) ? random_uniform(r, 1.1, 8) : 1.25 + random_below(r, 2); /* q = 5, 1.8 */
    p[3] = random_below(r, 3) ? size * random_scale(r, 1e-3, 1) : 0;
}

static inline size_t build_planar_superellipse(const double *p, double *shape, size_t capacity)
{
    return nc_planar_superellipse(shape, capacity, p[0], p[1], p[2], p[3]);
}

static inline int special_planar_superellipse(const double *p, double angle[24])
{
    return special_planar_offset(p, angle);
}

static inline void random_planar_ellipse(struct random *r, double size, double *p)
{
    random_planar_superellipse(r, size, p);
}

static inline size_t build_planar_ellipse(const double *p, double *shape, size_t capacity)
{
    return nc_planar_ellipse(shape, capacity, p[0], p[1]);
}

static inline int special_planar_ellipse(const double *p, double angle[24])
{
    return special_planar_offset(p, angle);
}

static inline void random_planar_piecewise(struct random *r, double size, double *p)
{
    random_piecewise(r, size, 2 + random_below(r, 3), p);
}

static inline size_t build_planar_piecewise(const double *p, double *shape, size_t capacity)
{
    const size_t pieces = (size_t)p[0];
    return nc_planar_piecewise(shape, capacity, p + 2, pieces, p + 2 + pieces, (size_t)p[1]);
}

static inline int special_planar_piecewise(const double *p, double angle[24])
{
    for (int n = 0; n < (int)p[0]; n++)
        angle[n] = p[2 + n];
    return (int)p[0];
}

static inline void random_planar_lift(struct random *r, double size, double *p)
{
    p[0] = 1 + random_below(r, 5);
    p[1] = size * random_uniform(r, -1, 1);
    p[2] = random_uniform(r, -7, 7);
    p[3] = random_uniform(r, 0.2, 3);
    p[4] = random_below(r, 3) ? random_uniform(r, 0, 1) : 0;
    p[5] = random_uniform(r, 0.2, 2);
}

static inline size_t build_planar_lift(const double *p, double *shape, size_t capacity)
{
    return nc_planar_lift(shape, capacity, (enum nc_lift_law)(int)p[0], p[1], p[2], p[3], p[4], p[5]);
}

static inline int special_planar_lift(const double *p, double angle[24])
{
    for (int n = 0; n <= 8; n++) {
        angle[2 * n] = p[2] + p[3] * n / 8;
        angle[2 * n + 1] = p[2] + p[3] + p[4] + p[5] * n / 8;
    }
    return 18;
}

static inline void random_planar_lobe(struct random *r, double size, double *p)
{
    p[0] = size * random_uniform(r, -1, 1);
    p[1] = random_uniform(r, -7, 7);
    p[2] = p[1] + random_uniform(r, 0.2, 6.2);
    p[3] = 2 + random_below(r, 5);
    p[4] = 2 + random_below(r, 5);
}

static inline size_t build_planar_lobe(const double *p, double *shape, size_t capacity)
{
    return nc_planar_lobe(shape, capacity, p[0], p[1], p[2], (int)p[3], (int)p[4]);
}

static inline int special_planar_lobe(const double *p, double angle[24])
{
    angle[0] = p[1];
    angle[1] = p[2];
    return 2;
}

/* A rotated term is a Fourier series here, which the tests turn as any other. */
#define random_planar_rotated random_planar_fourier
#define build_planar_rotated build_planar_fourier
#define special_planar_rotated special_planar_fourier

/* The arguments of a random term. */
static inline void random_planar(struct random *r, int kind, struct truth_planar *term)
{
    const double size = random_scale(r, 1e-3, 1e3);
    term->kind = kind == TRUTH_ROTATED ? TRUTH_FOURIER : kind;
    term->angle = 0;
    switch (term->kind) {
#define KIND(NAME, number, name, curvature, parameters)                                                    \
    case TRUTH_##NAME:                                                                                     \
        random_planar_##name(r, size, term->p);                                                            \
        break;
        NC_PLANAR_TERMS(KIND)
#undef KIND
    default: /* rolling */
        random_planar_fourier(r, size, term->p);
        break;
    }
}

/* The kernel's vector of the term, not turned. */
static inline size_t random_planar_build(const struct truth_planar *term, double *shape, size_t capacity)
{
    const double *p = term->p;
    const size_t harmonics = (size_t)p[0];
    switch (term->kind) {
#define KIND(NAME, number, name, curvature, parameters)                                                    \
    case TRUTH_##NAME:                                                                                     \
        return build_planar_##name(p, shape, capacity);
        NC_PLANAR_TERMS(KIND)
#undef KIND
    default:
        return nc_planar_rolling(shape, capacity, p[1], p + 2, p + 2 + harmonics, harmonics);
    }
}

/* The special angles of a turned term. */
static inline int random_planar_special(const struct truth_planar *term, double angle[24])
{
    int n;
    switch (term->kind) {
#define KIND(NAME, number, name, curvature, parameters)                                                    \
    case TRUTH_##NAME:                                                                                     \
        n = special_planar_##name(term->p, angle);                                                         \
        break;
        NC_PLANAR_TERMS(KIND)
#undef KIND
    default:
        n = special_planar_fourier(term->p, angle);
        break;
    }
    for (int i = 0; i < n; i++)
        angle[i] += (double)term->angle;
    return n;
}

/* May a derivative jump at the special angles? */
static inline int random_planar_jumps(int kind)
{
    return !(kind <= TRUTH_SUPERELLIPSE || kind == TRUTH_ROLLING);
}

#endif
