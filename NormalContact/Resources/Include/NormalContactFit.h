/* NormalContact: shapes from data, and their Modelica interface.
 * Generated from csrc/ by tools/amalgamate.py; do not edit. Licence: BSD-3-Clause, see LICENSE. */
#ifndef NORMALCONTACT_FIT_AMALGAMATED_H
#define NORMALCONTACT_FIT_AMALGAMATED_H
#include "ModelicaUtilities.h"
#include <float.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "NormalContact.h"
#ifndef NCI_FIT_H
#define NCI_FIT_H
#ifndef NORMALCONTACT_FIT_H
#define NORMALCONTACT_FIT_H
#ifdef __cplusplus
extern "C" {
#endif
enum nc_fit_form {
    NC_FIT_ANY = 0,
    NC_FIT_FOURIER = 1,
    NC_FIT_SPLINE = 2,
    NC_FIT_HARMONICS = 3,
    NC_FIT_ELLIPSOID = 4,
    NC_FIT_CAPSULE = 5,
    NC_FIT_BOX = 6,
    NC_FIT_HULL = 7
};
enum nc_fit_smoothing {
    NC_FIT_AUTOMATIC = 0,
    NC_FIT_EXACT = 1,
    NC_FIT_NOISE = 2
};
struct nc_fit_options {
    int form;
    size_t terms;
    int smoothing;
    double noise;
    double min_radius;
    int hull;
    const double *base;
    size_t base_size;
};
struct nc_fit {
    double *shape;
    size_t n;
    size_t count;
    double *residual;
    double *normal;
    double rms, largest;
    size_t largest_at;
    double noise;
    size_t coefficients;
    double freedom;
    double smoothing;
    double min_radius;
    double lower;
    double lower_at[3];
    double depth;
    size_t depth_at;
    size_t cuts, rounds;
    int form;
    double bound;
};
NC_API void nc_fit_free(struct nc_fit *fit);
NC_API int nc_fit_planar_support(const double *phi, const double *h, size_t count,
                                 const struct nc_fit_options *options, struct nc_fit *fit);
NC_API int nc_fit_planar_points(const double *points, const double *normals, size_t count,
                                const struct nc_fit_options *options, struct nc_fit *fit);
NC_API int nc_fit_planar_radius(const double *angle, const double *r, size_t count,
                                const struct nc_fit_options *options, struct nc_fit *fit);
NC_API int nc_fit_planar_polar(const double *points, size_t count, double radius,
                               const struct nc_fit_options *options, struct nc_fit *fit);
NC_API int nc_fit_spatial_points(const double *points, const double *normals, size_t count,
                                 const struct nc_fit_options *options, struct nc_fit *fit);
NC_API int nc_fit_spatial_mesh(const double *vertices, size_t count, const size_t *triangles,
                               size_t triangle_count, const struct nc_fit_options *options,
                               struct nc_fit *fit);
enum nc_fit_follower {
    NC_FIT_FLAT = 1,
    NC_FIT_ROLLER =
        2
};
NC_API int nc_fit_lift(const double *angle, const double *lift, size_t count, enum nc_fit_follower follower,
                       double base_radius, double roller_radius, const struct nc_fit_options *options,
                       struct nc_fit *fit);
#ifdef __cplusplus
}
#endif
#endif
static inline double *nci_room(size_t rows, size_t columns)
{
    if (columns && rows > SIZE_MAX / sizeof(double) / columns)
        return NULL;
    const size_t count = rows * columns;
    return calloc(count ? count : 1, sizeof(double));
}
static inline size_t *nci_indices(size_t count)
{
    return count < SIZE_MAX / 2 / sizeof(size_t) ? calloc(count + 1, sizeof(size_t)) : NULL;
}
static inline double nci_product(const double *a, const double *b, size_t n)
{
    double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    size_t i = 0;
    for (; i + 3 < n; i += 4) {
        s0 += a[i] * b[i];
        s1 += a[i + 1] * b[i + 1];
        s2 += a[i + 2] * b[i + 2];
        s3 += a[i + 3] * b[i + 3];
    }
    for (; i < n; i++)
        s0 += a[i] * b[i];
    return (s0 + s1) + (s2 + s3);
}
struct nci_triangle {
    size_t n;
    double *r;
    double *q;
    double rest;
};
NCI_API int nci_triangle_new(struct nci_triangle *triangle, size_t n);
NCI_API int nci_triangle_copy(const struct nci_triangle *from, struct nci_triangle *to);
NCI_API void nci_triangle_free(struct nci_triangle *triangle);
NCI_API void nci_triangle_add(struct nci_triangle *triangle, double *rows, double *values, size_t count);
NCI_API int nci_triangle_solve(const struct nci_triangle *triangle, double *x);
NCI_API int nci_eigen(double *a, size_t n, double *value, double *v);
struct nci_smoothing {
    double weight;
    double freedom;
    double noise;
    double score;
};
NCI_API int nci_smoothing_choose(const struct nci_triangle *data, size_t count,
                                 const struct nci_triangle *rough, double noise,
                                 struct nci_smoothing *best);
NCI_API double nci_smoothing_score(double sum, double count, double freedom, double noise);
NCI_API int nci_smoothing_add(const struct nci_triangle *data, const struct nci_triangle *rough,
                              double weight, struct nci_triangle *sum);
NCI_API double nci_smoothing_least(const struct nci_triangle *data, const struct nci_triangle *rough);
enum { NCI_SPLINE_ORDER = 6 };
struct nci_basis {
    int form;
    size_t n;
    size_t pieces;
    double *knot;
    double *table;
    size_t *index;
    const double *base;
    size_t base_size;
    double centre[2];
};
NCI_API int nci_basis_fourier(struct nci_basis *basis, size_t harmonics);
NCI_API int nci_basis_spline(struct nci_basis *basis, const double *knots, size_t n);
NCI_API int nci_basis_open(struct nci_basis *basis, double from, double to, size_t pieces);
NCI_API void nci_basis_free(struct nci_basis *basis);
NCI_API void nci_basis_row(const struct nci_basis *basis, double phi, int k, double *row);
NCI_API int nci_basis_rough(const struct nci_basis *basis, const double mix[6], const double *weight,
                            struct nci_triangle *rough);
NCI_API void nci_basis_base(const struct nci_basis *basis, double phi, double h[4]);
NCI_API size_t nci_basis_shape(const struct nci_basis *basis, const double *x, double *shape,
                               size_t capacity);
NCI_API void nci_basis_lift(const struct nci_basis *basis, double d, double *x);
struct nci_active_set {
    size_t n;
    double *x;
    double *J;
    double *U;
    double *u;
    size_t *index;
    size_t active;
    double *rows, *bound;
    int *equality;
    double *label;
    size_t cuts, room;
    double *work;
};
NCI_API int nci_active_begin(struct nci_active_set *set, const struct nci_triangle *triangle);
NCI_API void nci_active_free(struct nci_active_set *set);
enum { NCI_LABEL = 6 };
NCI_API int nci_active_cut(struct nci_active_set *set, const double *row, double bound, int equality,
                           const double label[NCI_LABEL]);
NCI_API void nci_active_trim(struct nci_active_set *set);
NCI_API int nci_active_solve(struct nci_active_set *set, double tolerance);
struct nci_planar_solution {
    double *x;
    double *shape;
    size_t n;
    double *cut;
    size_t cuts;
    double lower, upper, lower_at;
};
NCI_API int nci_planar_solution_new(struct nci_planar_solution *solution, const struct nci_basis *basis);
NCI_API void nci_planar_solution_free(struct nci_planar_solution *solution);
NCI_API int nci_planar_constrain(const struct nci_basis *basis, const struct nci_triangle *triangle,
                                 double rho, double size, int prove, struct nci_planar_solution *solution);
NCI_API int nci_planar_hull(const double *points, size_t count, size_t *index, size_t *size);
struct nci_hull_seat {
    double phi, cone, depth;
};
NCI_API void nci_planar_seat(const double *points, size_t count, const size_t *hull, size_t size,
                             const double centre[2], struct nci_hull_seat *seat);
NCI_API int nci_planar_scatter(const double *points, const double *residual, size_t count,
                               const double centre[2], double *scatter);
struct nci_planar_data {
    size_t count;
    const double *points;
    double *phi;
    double *value;
    double *weight;
    double size;
    double rho;
    const struct nc_fit_options *options;
};
NCI_API int nci_planar_triangle(const struct nci_planar_data *data, const struct nci_basis *basis,
                                int weighted, struct nci_triangle *triangle);
struct nci_planar_trial {
    struct nci_basis basis;
    struct nci_planar_solution solution;
    struct nci_smoothing smoothing;
    double sum;
    double score;
    size_t rounds;
};
NCI_API void nci_planar_trial_free(struct nci_planar_trial *trial);
NCI_API int nci_planar_rounds(struct nci_planar_data *data, struct nci_planar_trial *trial, size_t rounds,
                              int prove);
NCI_API int nci_planar_try(struct nci_planar_data *data, const double centre[2],
                           struct nci_planar_trial *trial);
NCI_API double nci_planar_foot(const double *shape, size_t n, const double point[2], double *phi);
enum { NCI_DWELLS = 16 };
struct nci_lift_plan {
    size_t count;
    double *angle, *lift;
    size_t *origin;
    double step;
    double range;
    double quantum;
    double scatter;
    size_t dwells;
    double from[NCI_DWELLS + 1], to[NCI_DWELLS + 1];
    size_t pieces[NCI_DWELLS];
};
NCI_API int nci_lift_plan_new(const double *angle, const double *lift, size_t count,
                              struct nci_lift_plan *plan);
NCI_API void nci_lift_plan_free(struct nci_lift_plan *plan);
NCI_API int nci_lift_dwells(struct nci_lift_plan *plan, double tolerance);
NCI_API int nci_lift_basis(const struct nci_lift_plan *plan, size_t segment, size_t smooth,
                           struct nci_basis *basis);
static const double nci_jerk[6] = {0, 0, 0, 1, 0, 0};
struct nci_lifting {
    struct nci_lift_plan plan;
    const struct nc_fit_options *options;
    double noise;
    size_t smooth;
};
NCI_API int nci_lift_search(struct nci_lifting *l, double spread);
NCI_API int nci_fit_options(const struct nc_fit_options *options, int dimension);
#define NCI_FIT_LARGEST 1e100
NCI_API int nci_fit_finite(const double *data, size_t count, size_t width, struct nc_fit *fit);
NCI_API int nci_fit_end(int status, struct nc_fit *fit);
NCI_API void nci_fit_residuals(struct nc_fit *fit);
#endif
int nci_triangle_new(struct nci_triangle *triangle, size_t n)
{
    *triangle = (struct nci_triangle){n, nci_room(n, n), nci_room(n, 1), 0};
    return triangle->r && triangle->q ? NC_OK : NC_E_MEMORY;
}
int nci_triangle_copy(const struct nci_triangle *from, struct nci_triangle *to)
{
    const int status = nci_triangle_new(to, from->n);
    if (status)
        return status;
    memcpy(to->r, from->r, from->n * from->n * sizeof *to->r);
    memcpy(to->q, from->q, from->n * sizeof *to->q);
    to->rest = from->rest;
    return NC_OK;
}
void nci_triangle_free(struct nci_triangle *triangle)
{
    free(triangle->r);
    free(triangle->q);
    *triangle = (struct nci_triangle){0, NULL, NULL, 0};
}
static inline void triangle_column(struct nci_triangle *t, size_t k, double *rows, double *values, size_t count,
                            double *sum)
{
    const size_t n = t->n;
    double *top = t->r + k * n, square = 0;
    for (size_t i = 0; i < count; i++)
        square += rows[i * n + k] * rows[i * n + k];
    if (square < 1e-250)
        return;
    const double length = copysign(sqrt(top[k] * top[k] + square), top[k]);
    const double v = top[k] + length,
                 scale = 1 / (length * v);
    double last = v * t->q[k];
    for (size_t j = k + 1; j < n; j++)
        sum[j] = v * top[j];
    for (size_t i = 0; i < count; i++) {
        const double *row = rows + i * n, c = row[k];
        last += c * values[i];
        for (size_t j = k + 1; j < n; j++)
            sum[j] += c * row[j];
    }
    last *= scale;
    for (size_t j = k + 1; j < n; j++)
        sum[j] *= scale;
    top[k] = -length;
    t->q[k] -= v * last;
    for (size_t j = k + 1; j < n; j++)
        top[j] -= v * sum[j];
    for (size_t i = 0; i < count; i++) {
        double *row = rows + i * n;
        const double c = row[k];
        values[i] -= c * last;
        for (size_t j = k + 1; j < n; j++)
            row[j] -= c * sum[j];
    }
}
void nci_triangle_add(struct nci_triangle *t, double *rows, double *values, size_t count)
{
    enum { BLOCK = 64, FEW = 512 };
    double few[FEW], *sum = t->n <= FEW ? few : nci_room(t->n, 1);
    for (size_t start = 0; start < count; start += BLOCK) {
        const size_t block = count - start < BLOCK ? count - start : BLOCK;
        for (size_t k = 0; k < t->n && sum; k++)
            triangle_column(t, k, rows + start * t->n, values + start, block, sum);
        for (size_t i = 0; i < block; i++)
            t->rest += values[start + i] * values[start + i];
    }
    if (!sum)
        t->rest = NAN;
    if (sum != few)
        free(sum);
}
int nci_triangle_solve(const struct nci_triangle *t, double *x)
{
    const size_t n = t->n;
    double most = 0;
    for (size_t i = 0; i < n; i++)
        most = fmax(most, fabs(t->r[i * n + i]));
    if (!(t->rest >= 0))
        return NC_E_DATA;
    for (size_t i = n; i-- > 0;) {
        const double pivot = t->r[i * n + i];
        if (!(fabs(pivot) > 1e-14 * most))
            return NC_E_DATA;
        x[i] = (t->q[i] - nci_product(t->r + i * n + i + 1, x + i + 1, n - i - 1)) / pivot;
    }
    return NC_OK;
}
static inline void eigen_tridiagonal(double *a, size_t n, double *d, double *e, double *v, double *p)
{
    for (size_t k = 0; k + 2 < n; k++) {
        double *w = a + k * n;
        const double square = nci_product(w + k + 2, w + k + 2, n - k - 2);
        d[k] = w[k];
        e[k] = w[k + 1];
        if (square == 0)
            continue;
        const double length = copysign(sqrt(w[k + 1] * w[k + 1] + square), w[k + 1]);
        e[k] = -length;
        w[k + 1] += length;
        const double scale = 1 / (length * w[k + 1]);
        const double turn = scale * nci_product(w + k + 1, v + k + 1, n - k - 1);
        double half = 0;
        for (size_t i = k + 1; i < n; i++) {
            v[i] -= turn * w[i];
            p[i] = scale * nci_product(a + i * n + k + 1, w + k + 1, n - k - 1);
            half += scale / 2 * p[i] * w[i];
        }
        for (size_t i = k + 1; i < n; i++)
            p[i] -= half * w[i];
        for (size_t i = k + 1; i < n; i++)
            for (size_t j = k + 1; j < n; j++)
                a[i * n + j] -= w[i] * p[j] + p[i] * w[j];
    }
    for (size_t k = n > 2 ? n - 2 : 0; k < n; k++) {
        d[k] = a[k * n + k];
        e[k] = k + 1 < n ? a[k * n + k + 1] : 0;
    }
}
static inline void eigen_step(double *d, double *e, double *v, size_t low, size_t high)
{
    const double half = (d[low + 1] - d[low]) / (2 * e[low]);
    double g = d[high] - d[low] + e[low] / (half + copysign(hypot(half, 1), half)), s = 1, c = 1, p = 0;
    for (size_t i = high; i-- > low;) {
        const double f = s * e[i], b = c * e[i], r = hypot(f, g);
        e[i + 1] = r;
        if (r == 0) {
            d[i + 1] -= p;
            e[high] = 0;
            return;
        }
        s = f / r;
        c = g / r;
        g = d[i + 1] - p;
        const double t = (d[i] - g) * s + 2 * c * b, w = v[i + 1];
        p = s * t;
        d[i + 1] = g + p;
        g = c * t - b;
        v[i + 1] = s * v[i] + c * w;
        v[i] = c * v[i] - s * w;
    }
    d[low] -= p;
    e[low] = g;
    e[high] = 0;
}
int nci_eigen(double *a, size_t n, double *value, double *v)
{
    double *e = nci_room(2, n + 1);
    int status = e ? NC_OK : NC_E_MEMORY;
    if (!status)
        eigen_tridiagonal(a, n, value, e, v, e + n + 1);
    for (size_t low = 0; low < n && !status; low++)
        for (int steps = 0;; steps++) {
            size_t high = low;
            while (high + 1 < n &&
                   fabs(e[high]) > DBL_EPSILON * (fabs(value[high]) + fabs(value[high + 1])))
                high++;
            if (high == low)
                break;
            if (steps == 60) {
                status = NC_E_NO_CONVERGENCE;
                break;
            }
            eigen_step(value, e, v, low, high);
        }
    free(e);
    return status;
}
int nci_active_begin(struct nci_active_set *set, const struct nci_triangle *triangle)
{
    const size_t n = triangle->n;
    *set = (struct nci_active_set){.n = n,
                                   .x = nci_room(n, 1),
                                   .J = nci_room(n, n),
                                   .U = nci_room(n, n),
                                   .u = nci_room(n + 1, 1),
                                   .index = nci_indices(n),
                                   .work = nci_room(3, n)};
    if (!set->x || !set->J || !set->U || !set->u || !set->index || !set->work)
        return NC_E_MEMORY;
    const int status = nci_triangle_solve(triangle, set->x);
    if (status)
        return status;
    for (size_t k = 0; k < n; k++) {
        double *column = set->J + k * n;
        column[k] = 1 / triangle->r[k * n + k];
        for (size_t i = k; i-- > 0;)
            column[i] =
                -nci_product(triangle->r + i * n + i + 1, column + i + 1, k - i) / triangle->r[i * n + i];
    }
    return NC_OK;
}
void nci_active_free(struct nci_active_set *set)
{
    free(set->x);
    free(set->J);
    free(set->U);
    free(set->u);
    free(set->index);
    free(set->rows);
    free(set->bound);
    free(set->equality);
    free(set->label);
    free(set->work);
    *set = (struct nci_active_set){0};
}
static inline int active_widen(void **list, size_t room, size_t size)
{
    void *wide = room <= SIZE_MAX / size ? realloc(*list, room * size) : NULL;
    *list = wide ? wide : *list;
    return wide != NULL;
}
static inline int active_grow(struct nci_active_set *set)
{
    const size_t room = set->room ? 2 * set->room : 64;
    void *rows = set->rows, *bound = set->bound, *equality = set->equality, *label = set->label;
    const int done = active_widen(&rows, room, set->n * sizeof *set->rows) &&
                     active_widen(&bound, room, sizeof *set->bound) &&
                     active_widen(&equality, room, sizeof *set->equality) &&
                     active_widen(&label, room, NCI_LABEL * sizeof *set->label);
    set->rows = rows;
    set->bound = bound;
    set->equality = equality;
    set->label = label;
    set->room = done ? room : set->room;
    return done ? NC_OK : NC_E_MEMORY;
}
int nci_active_cut(struct nci_active_set *set, const double *row, double bound, int equality,
                   const double label[NCI_LABEL])
{
    if (set->cuts == set->room && active_grow(set))
        return NC_E_MEMORY;
    memcpy(set->rows + set->cuts * set->n, row, set->n * sizeof *row);
    memcpy(set->label + set->cuts * NCI_LABEL, label, NCI_LABEL * sizeof *label);
    set->bound[set->cuts] = bound;
    set->equality[set->cuts++] = equality;
    return NC_OK;
}
static inline int active_holds(const struct nci_active_set *set, size_t cut)
{
    for (size_t i = 0; i < set->active; i++)
        if (set->index[i] == cut)
            return 1;
    return 0;
}
void nci_active_trim(struct nci_active_set *set)
{
    size_t kept = 0;
    for (size_t cut = 0; cut < set->cuts; cut++) {
        if (!active_holds(set, cut))
            continue;
        memmove(set->rows + kept * set->n, set->rows + cut * set->n, set->n * sizeof *set->rows);
        memmove(set->label + kept * NCI_LABEL, set->label + cut * NCI_LABEL,
                NCI_LABEL * sizeof *set->label);
        set->bound[kept] = set->bound[cut];
        set->equality[kept] = set->equality[cut];
        for (size_t i = 0; i < set->active; i++)
            if (set->index[i] == cut)
                set->index[i] = kept;
        kept++;
    }
    set->cuts = kept;
}
static inline void active_directions(const struct nci_active_set *set, const double *row, double *d)
{
    for (size_t i = 0; i < set->n; i++)
        d[i] = nci_product(set->J + i * set->n, row, set->n);
}
static inline void active_append(struct nci_active_set *set, double *d, size_t cut, double multiplier)
{
    const size_t n = set->n, q = set->active;
    double *sum = set->work + 2 * n;
    const double square = nci_product(d + q + 1, d + q + 1, n - q - 1);
    if (square > 0) {
        const double length = copysign(sqrt(d[q] * d[q] + square), d[q]), first = d[q] + length;
        const double scale = 1 / (length * first);
        const double diagonal = -length;
        d[q] = first;
        memset(sum, 0, n * sizeof *sum);
        for (size_t i = q; i < n; i++)
            for (size_t j = 0; j < n; j++)
                sum[j] += scale * d[i] * set->J[i * n + j];
        for (size_t i = q; i < n; i++)
            for (size_t j = 0; j < n; j++)
                set->J[i * n + j] -= d[i] * sum[j];
        d[q] = diagonal;
    }
    memcpy(set->U + q * n, d, (q + 1) * sizeof *d);
    set->u[q] = multiplier;
    set->index[q] = cut;
    set->active++;
}
static inline void active_drop(struct nci_active_set *set, size_t k)
{
    const size_t n = set->n;
    double *U = set->U;
    set->active--;
    for (size_t i = k; i < set->active; i++) {
        memcpy(U + i * n, U + (i + 1) * n, (i + 2) * sizeof *U);
        set->u[i] = set->u[i + 1];
        set->index[i] = set->index[i + 1];
    }
    for (size_t i = k; i < set->active; i++) {
        const double length = hypot(U[i * n + i], U[i * n + i + 1]);
        if (length == 0)
            continue;
        const double c = U[i * n + i] / length, s = U[i * n + i + 1] / length;
        for (size_t j = i; j < set->active; j++) {
            const double a = U[j * n + i], b = U[j * n + i + 1];
            U[j * n + i] = c * a + s * b;
            U[j * n + i + 1] = c * b - s * a;
        }
        double *x = set->J + i * n, *y = x + n;
        for (size_t j = 0; j < n; j++) {
            const double a = x[j], b = y[j];
            x[j] = c * a + s * b;
            y[j] = c * b - s * a;
        }
    }
}
static inline void active_multipliers(const struct nci_active_set *set, const double *d, double *r)
{
    const size_t n = set->n, q = set->active;
    memcpy(r, d, q * sizeof *r);
    for (size_t i = q; i-- > 0;) {
        r[i] /= set->U[i * n + i];
        for (size_t j = 0; j < i; j++)
            r[j] -= r[i] * set->U[i * n + j];
    }
}
static inline int active_satisfy(struct nci_active_set *set, size_t cut, size_t *steps)
{
    const size_t n = set->n;
    const double *row = set->rows + cut * n;
    double *d = set->work, *r = d + n, multiplier = 0;
    for (;;) {
        if (++*steps > 200 + 40 * (n + set->cuts))
            return NC_E_NO_CONVERGENCE;
        const double gap = set->bound[cut] - nci_product(row, set->x, n), sign = gap < 0 ? -1 : 1;
        active_directions(set, row, d);
        active_multipliers(set, d, r);
        const size_t q = set->active;
        const double all = nci_product(d, d, n), unbound = nci_product(d + q, d + q, n - q);
        double first = INFINITY, whole = unbound > 1e-22 * all ? gap / unbound : sign * INFINITY;
        size_t blocking = 0;
        for (size_t i = 0; i < q; i++)
            if (!set->equality[set->index[i]] && sign * r[i] > 0 && set->u[i] / (sign * r[i]) < first) {
                first = set->u[i] / (sign * r[i]);
                blocking = i;
            }
        const int full = fabs(whole) <= first;
        const double step = full ? whole : sign * first;
        if (!isfinite(step))
            return NC_E_NO_SOLUTION;
        for (size_t i = q; i < n && isfinite(whole); i++)
            for (size_t j = 0; j < n; j++)
                set->x[j] += step * d[i] * set->J[i * n + j];
        for (size_t i = 0; i < q; i++)
            set->u[i] -= step * r[i];
        multiplier += step;
        if (full) {
            active_append(set, d, cut, multiplier);
            return NC_OK;
        }
        active_drop(set, blocking);
    }
}
int nci_active_solve(struct nci_active_set *set, double tolerance)
{
    size_t steps = 0;
    for (;;) {
        size_t worst = set->cuts;
        double most = tolerance;
        for (size_t i = 0; i < set->cuts; i++) {
            const double gap = set->bound[i] - nci_product(set->rows + i * set->n, set->x, set->n);
            const double violation = set->equality[i] ? (active_holds(set, i) ? 0 : INFINITY) : gap;
            if (violation > most && !active_holds(set, i)) {
                most = violation;
                worst = i;
            }
        }
        if (worst == set->cuts)
            return NC_OK;
        const int status = active_satisfy(set, worst, &steps);
        if (status)
            return status;
    }
}
struct smoothing_spectrum {
    size_t n, count;
    double *g, *v, rest, scale;
};
static inline double triangle_square(const struct nci_triangle *t)
{
    return nci_product(t->r, t->r, t->n * t->n);
}
double nci_smoothing_least(const struct nci_triangle *data, const struct nci_triangle *rough)
{
    double most = 0;
    for (size_t j = 0; j < rough->n; j++) {
        double square = 0;
        for (size_t i = 0; i <= j; i++)
            square += rough->r[i * rough->n + j] * rough->r[i * rough->n + j];
        most = fmax(most, square);
    }
    return most > 0 ? 1e-15 * triangle_square(data) / (double)data->n / most : 0;
}
int nci_smoothing_add(const struct nci_triangle *data, const struct nci_triangle *rough, double weight,
                      struct nci_triangle *sum)
{
    const size_t n = data->n;
    double *rows = nci_room(n, n), *values = nci_room(n, 1);
    int status = nci_triangle_copy(data, sum);
    if (!rows || !values)
        status = NC_E_MEMORY;
    for (size_t i = 0; i < n * n && !status; i++)
        rows[i] = sqrt(weight) * rough->r[i];
    if (!status)
        nci_triangle_add(sum, rows, values, n);
    free(rows);
    free(values);
    return status;
}
static inline void spectrum_matrix(const struct nci_triangle *sum, const struct nci_triangle *rough, double scale,
                            double *W, double *square)
{
    const size_t n = sum->n;
    for (size_t i = 0; i < n; i++) {
        double *row = W + i * n;
        for (size_t j = 0; j < n; j++)
            row[j] = sqrt(scale) * rough->r[i * n + j];
        for (size_t j = i; j < n; j++) {
            row[j] /= sum->r[j * n + j];
            for (size_t k = j + 1; k < n; k++)
                row[k] -= row[j] * sum->r[j * n + k];
        }
    }
    memset(square, 0, n * n * sizeof *square);
    for (size_t i = 0; i < n; i++)
        for (size_t j = i; j < n; j++)
            for (size_t k = i; k < n; k++)
                square[j * n + k] += W[i * n + j] * W[i * n + k];
}
static inline int spectrum_new(const struct nci_triangle *data, size_t count, const struct nci_triangle *rough,
                        struct smoothing_spectrum *s)
{
    const size_t n = data->n;
    double *W = nci_room(n, n), *square = nci_room(n, n), most = 0;
    struct nci_triangle sum;
    *s = (struct smoothing_spectrum){n, count, nci_room(n, 1), nci_room(n, 1), data->rest, 0};
    s->scale = triangle_square(data) / triangle_square(rough);
    if (!isfinite(s->scale))
        s->scale = 0;
    int status = nci_smoothing_add(data, rough, s->scale, &sum);
    if (!W || !square || !s->g || !s->v)
        status = NC_E_MEMORY;
    for (size_t i = 0; i < n && !status; i++)
        most = fmax(most, fabs(sum.r[i * n + i]));
    for (size_t i = 0; i < n && !status; i++)
        if (!(fabs(sum.r[i * n + i]) > 1e-14 * most))
            status = NC_E_DATA;
    if (!status) {
        spectrum_matrix(&sum, rough, s->scale, W, square);
        memcpy(s->v, sum.q, n * sizeof *s->v);
        status = nci_eigen(square, n, s->g, s->v);
    }
    for (size_t i = 0; i < n && !status; i++)
        s->g[i] = fmin(fmax(s->g[i], 0), 1);
    nci_triangle_free(&sum);
    free(W);
    free(square);
    return status;
}
double nci_smoothing_score(double sum, double count, double freedom, double noise)
{
    if (noise > 0)
        return (sum + 2 * noise * noise * freedom) / count;
    if (freedom > 0.9 * count)
        return INFINITY;
    const double left = fmax(1 - 1.2 * freedom / count, 0.05);
    return sum / count / (left * left);
}
static inline double spectrum_score(const struct smoothing_spectrum *s, double weight, double noise,
                             struct nci_smoothing *out)
{
    double sum = s->rest, freedom = 0;
    for (size_t i = 0; i < s->n; i++) {
        const double data = 1 - s->g[i], rough = weight * s->g[i];
        if (data < 1e-13)
            continue;
        const double part = s->v[i] * rough / (data + rough);
        sum += part * part / data;
        freedom += data / (data + rough);
    }
    const double count = (double)s->count, left = count - freedom;
    out->weight = weight * s->scale;
    out->freedom = freedom;
    out->noise = left > 0 ? sqrt(sum / left) : 0;
    out->score = nci_smoothing_score(sum, count, freedom, noise);
    return out->score;
}
int nci_smoothing_choose(const struct nci_triangle *data, size_t count, const struct nci_triangle *rough,
                         double noise, struct nci_smoothing *best)
{
    enum { PER_DECADE = 4, DECADES = 24 };
    struct smoothing_spectrum s;
    struct nci_smoothing trial;
    double at = 0;
    int status = spectrum_new(data, count, rough, &s);
    best->score = INFINITY;
    for (int i = 0; i <= PER_DECADE * DECADES && !status; i++) {
        const double exponent = 8 - (double)i / PER_DECADE;
        if (spectrum_score(&s, pow(10, exponent), noise, &trial) < best->score) {
            *best = trial;
            at = exponent;
        }
    }
    double low = at - 1.0 / PER_DECADE, high = at + 1.0 / PER_DECADE;
    for (int i = 0; i < 12 && !status; i++) {
        const double a = low + 0.382 * (high - low), b = high - 0.382 * (high - low);
        struct nci_smoothing left, right;
        if (spectrum_score(&s, pow(10, a), noise, &left) < spectrum_score(&s, pow(10, b), noise, &right))
            high = b;
        else
            low = a;
        if (left.score < best->score)
            *best = left;
        if (right.score < best->score)
            *best = right;
    }
    free(s.g);
    free(s.v);
    return status;
}
static inline int fit_all_moderate(const double *x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!(fabs(x[i]) < NCI_FIT_LARGEST))
            return 0;
    return 1;
}
int nci_fit_options(const struct nc_fit_options *options, int dimension)
{
    const int planar = dimension == 2;
    if (options->form < NC_FIT_ANY || options->form > NC_FIT_HULL ||
        (options->form && planar != (options->form <= NC_FIT_SPLINE)) ||
        options->smoothing < NC_FIT_AUTOMATIC || options->smoothing > NC_FIT_NOISE ||
        options->terms > (planar || options->form == NC_FIT_HULL ? 4096 : 32))
        return NC_E_OPTION;
    if (!(options->min_radius >= 0 && options->min_radius < NCI_FIT_LARGEST))
        return NC_E_OPTION;
    if (options->smoothing == NC_FIT_NOISE && !(options->noise > 0 && options->noise < NCI_FIT_LARGEST))
        return NC_E_OPTION;
    if (!options->base)
        return NC_OK;
    const int status = planar ? nc_planar_check(options->base, options->base_size)
                              : nc_spatial_check(options->base, options->base_size);
    return status || fit_all_moderate(options->base, options->base_size) ? status : NC_E_PARAMETER;
}
int nci_fit_finite(const double *data, size_t count, size_t width, struct nc_fit *fit)
{
    for (size_t i = 0; i < count; i++)
        if (!fit_all_moderate(data + i * width, width)) {
            fit->largest_at = i;
            return NC_E_ARGUMENT;
        }
    return NC_OK;
}
void nci_fit_residuals(struct nc_fit *fit)
{
    double sum = 0;
    fit->largest = 0;
    for (size_t i = 0; i < fit->count; i++) {
        const double size = fabs(fit->residual[i]);
        sum += size * size;
        if (size > fit->largest) {
            fit->largest = size;
            fit->largest_at = i;
        }
    }
    fit->rms = sqrt(sum / (double)fit->count);
}
int nci_fit_end(int status, struct nc_fit *fit)
{
    if (status) {
        free(fit->shape);
        fit->shape = NULL;
        fit->n = 0;
    }
    return status;
}
void nc_fit_free(struct nc_fit *fit)
{
    if (!fit)
        return;
    free(fit->shape);
    free(fit->residual);
    free(fit->normal);
    fit->shape = fit->residual = fit->normal = NULL;
}
enum { ORDER = NCI_SPLINE_ORDER };
int nci_basis_fourier(struct nci_basis *basis, size_t harmonics)
{
    *basis = (struct nci_basis){.form = NC_FIT_FOURIER, .n = 1 + 2 * harmonics};
    return NC_OK;
}
void nci_basis_free(struct nci_basis *basis)
{
    free(basis->knot);
    free(basis->table);
    free(basis->index);
    basis->knot = basis->table = NULL;
    basis->index = NULL;
}
static inline double basis_knot(const double *knots, size_t n, int open, long i)
{
    if (open)
        return knots[i];
    long turns = 0;
    while (i < 0) {
        i += (long)n;
        turns--;
    }
    while (i >= (long)n) {
        i -= (long)n;
        turns++;
    }
    return knots[i] + (double)turns * NCI_TWO_PI;
}
static inline void basis_polynomials(const double *knots, size_t n, int open, long j, double width,
                              double B[ORDER][ORDER])
{
    const double start = basis_knot(knots, n, open, j);
    memset(B, 0, ORDER * ORDER * sizeof(double));
    B[0][0] = 1;
    for (int d = 1; d < ORDER; d++) {
        double saved[ORDER] = {0};
        for (int r = 0; r < d; r++) {
            const double right = basis_knot(knots, n, open, j + r + 1) - start;
            const double left = start - basis_knot(knots, n, open, j + 1 - d + r);
            double term[ORDER];
            for (int k = 0; k < ORDER; k++)
                term[k] = B[r][k] / (right + left);
            for (int k = 0; k < ORDER; k++) {
                const double before = k > 0 ? term[k - 1] : 0;
                B[r][k] = saved[k] + right * term[k] - width * before;
                saved[k] = left * term[k] + width * before;
            }
        }
        memcpy(B[d], saved, sizeof saved);
    }
}
static inline int basis_pieces(struct nci_basis *basis, const double *knots, size_t n, int open)
{
    *basis = (struct nci_basis){.form = NC_FIT_SPLINE,
                                .n = n,
                                .knot = nci_room(n + 1, 1),
                                .table = nci_room(n, ORDER * ORDER),
                                .index = nci_indices(n * ORDER)};
    if (!basis->knot || !basis->table || !basis->index)
        return NC_E_MEMORY;
    for (size_t i = open ? ORDER - 1 : 0; i < n; i++) {
        const double width = basis_knot(knots, n, open, (long)i + 1) - knots[i];
        if (!(width > 0))
            continue;
        double B[ORDER][ORDER];
        basis_polynomials(knots, n, open, (long)i, width, B);
        memcpy(basis->table + basis->pieces * ORDER * ORDER, B, sizeof B);
        for (size_t b = 0; b < ORDER; b++)
            basis->index[basis->pieces * ORDER + b] = (i + n - (ORDER - 1) + b) % n;
        basis->knot[basis->pieces++] = knots[i];
    }
    basis->knot[basis->pieces] = open ? knots[n] : basis->knot[0] + NCI_TWO_PI;
    return NC_OK;
}
int nci_basis_spline(struct nci_basis *basis, const double *knots, size_t n)
{
    *basis = (struct nci_basis){.form = NC_FIT_SPLINE};
    return n < ORDER || !(knots[n - 1] < knots[0] + NCI_TWO_PI) ? NC_E_DATA
                                                                : basis_pieces(basis, knots, n, 0);
}
int nci_basis_open(struct nci_basis *basis, double from, double to, size_t pieces)
{
    double *knots = nci_room(pieces + 2 * ORDER, 1);
    *basis = (struct nci_basis){.form = NC_FIT_SPLINE};
    if (!knots)
        return NC_E_MEMORY;
    for (size_t i = 0; i < pieces + 2 * ORDER - 1; i++) {
        const size_t k = i < ORDER - 1 ? 0 : i - (ORDER - 1);
        knots[i] = k < pieces ? from + (to - from) * (double)k / (double)pieces : to;
    }
    const int status = pieces ? basis_pieces(basis, knots, pieces + ORDER - 1, 1) : NC_E_DATA;
    free(knots);
    return status;
}
static inline void basis_piece(const struct nci_basis *basis, size_t piece, double t, int k, double value[ORDER])
{
    const double width = basis->knot[piece + 1] - basis->knot[piece];
    double scale = 1;
    for (int i = 0; i < k; i++)
        scale /= width;
    for (int b = 0; b < ORDER; b++) {
        const double *c = basis->table + (piece * ORDER + (size_t)b) * ORDER;
        double sum = 0;
        for (int j = ORDER - 1; j >= k; j--) {
            double falling = 1;
            for (int i = 0; i < k; i++)
                falling *= j - i;
            sum = sum * t + falling * c[j];
        }
        value[b] = scale * sum;
    }
}
static inline void basis_spread(const struct nci_basis *basis, size_t piece, const double value[ORDER],
                         double *row)
{
    for (size_t b = 0; b < ORDER; b++)
        row[basis->index[piece * ORDER + b]] += value[b];
}
void nci_basis_row(const struct nci_basis *basis, double phi, int k, double *row)
{
    if (basis->form == NC_FIT_FOURIER) {
        const double c = cos(phi), s = sin(phi);
        double a = 1, b = 0;
        row[0] = k == 0;
        for (size_t i = 1; i < basis->n; i += 2) {
            const double harmonic = 0.5 * (double)(i + 1), next = a * c - b * s;
            double factor = k / 2 % 2 ? -1 : 1;
            b = b * c + a * s;
            a = next;
            for (int j = 0; j < k; j++)
                factor *= harmonic;
            row[i] = factor * (k % 2 ? -b : a);
            row[i + 1] = factor * (k % 2 ? a : b);
        }
        return;
    }
    const double x = basis->knot[0] + nci_wrap(phi - basis->knot[0]);
    size_t low = 0, high = basis->pieces;
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (basis->knot[middle] <= x)
            low = middle;
        else
            high = middle;
    }
    double value[ORDER];
    memset(row, 0, basis->n * sizeof *row);
    basis_piece(basis, low, (x - basis->knot[low]) / (basis->knot[low + 1] - basis->knot[low]), k, value);
    basis_spread(basis, low, value, row);
}
static inline int rough_fourier(const struct nci_basis *basis, const double mix[6], struct nci_triangle *rough)
{
    for (size_t i = 0; i < basis->n; i++) {
        const double k = (double)((i + 1) / 2), k2 = k * k;
        const double even = mix[0] - k2 * mix[2] + k2 * k2 * mix[4],
                     odd = k * (mix[1] - k2 * mix[3] + k2 * k2 * mix[5]);
        rough->r[i * basis->n + i] = sqrt(i ? NCI_PI : NCI_TWO_PI) * hypot(even, odd);
    }
    return NC_OK;
}
static inline int rough_spline(const struct nci_basis *basis, const double mix[6], const double *weight,
                        struct nci_triangle *rough)
{
    static const double node[5] = {-0.9061798459386640, -0.5384693101056831, 0, 0.5384693101056831,
                                   0.9061798459386640};
    static const double gauss[5] = {0.2369268850561891, 0.4786286704993665, 0.5688888888888889,
                                    0.4786286704993665, 0.2369268850561891};
    const size_t n = basis->n;
    double *rows = nci_room(5, n), values[5];
    for (size_t i = 0; i < basis->pieces && rows; i++) {
        const double width = basis->knot[i + 1] - basis->knot[i];
        memset(rows, 0, 5 * n * sizeof *rows);
        memset(values, 0, sizeof values);
        for (int g = 0; g < 5; g++) {
            const double size = sqrt(gauss[g] / 2 * width * (weight ? weight[i] : 1));
            for (int k = 0; k < 6; k++) {
                double value[ORDER];
                if (mix[k] == 0)
                    continue;
                basis_piece(basis, i, (1 + node[g]) / 2, k, value);
                for (int b = 0; b < ORDER; b++)
                    value[b] *= size * mix[k];
                basis_spread(basis, i, value, rows + (size_t)g * n);
            }
        }
        nci_triangle_add(rough, rows, values, 5);
    }
    free(rows);
    return rows ? NC_OK : NC_E_MEMORY;
}
int nci_basis_rough(const struct nci_basis *basis, const double mix[6], const double *weight,
                    struct nci_triangle *rough)
{
    const int status = nci_triangle_new(rough, basis->n);
    if (status)
        return status;
    return basis->form == NC_FIT_FOURIER ? rough_fourier(basis, mix, rough)
                                         : rough_spline(basis, mix, weight, rough);
}
static inline size_t shape_spline(const struct nci_basis *basis, const double *x, double *shape, size_t capacity)
{
    const size_t size = 4 + 7 * basis->pieces;
    if (!shape || capacity < size)
        return size;
    shape[0] = NC_PLANAR_PIECEWISE;
    shape[1] = (double)(size - 2);
    shape[2] = (double)basis->pieces;
    shape[3] = ORDER - 1;
    memcpy(shape + 4, basis->knot, basis->pieces * sizeof *shape);
    for (size_t i = 0; i < basis->pieces; i++) {
        const double level = x[basis->index[i * ORDER]];
        double *c = shape + 4 + basis->pieces + ORDER * i, scale = 1;
        for (size_t k = 0; k < ORDER; k++) {
            c[k] = k ? 0 : level;
            for (size_t b = 0; b < ORDER; b++)
                c[k] +=
                    (x[basis->index[i * ORDER + b]] - level) * basis->table[(i * ORDER + b) * ORDER + k];
            c[k] *= scale;
            scale /= basis->knot[i + 1] - basis->knot[i];
        }
    }
    return size;
}
void nci_basis_base(const struct nci_basis *basis, double phi, double h[4])
{
    const double c = cos(phi), s = sin(phi), x = basis->centre[0], y = basis->centre[1];
    h[0] = h[1] = h[2] = h[3] = 0;
    if (basis->base && nci_planar_sum(basis->base, basis->base_size, phi, c, s, h))
        h[0] = h[1] = h[2] = h[3] = NAN;
    h[0] += x * c + y * s;
    h[1] += y * c - x * s;
    h[2] -= x * c + y * s;
    h[3] -= y * c - x * s;
}
static inline size_t shape_fourier(const struct nci_basis *basis, const double *x, double *shape, size_t capacity)
{
    const size_t size = basis->n + 2;
    if (!shape || capacity < size)
        return size;
    nci_build(shape, capacity, NC_PLANAR_FOURIER, x, basis->n);
    if (basis->n > 2) {
        shape[3] += basis->centre[0];
        shape[4] += basis->centre[1];
    }
    return size;
}
size_t nci_basis_shape(const struct nci_basis *basis, const double *x, double *shape, size_t capacity)
{
    const double *centre = basis->centre;
    size_t size = basis->base ? basis->base_size : 0;
    if (size && size <= capacity)
        memcpy(shape, basis->base, size * sizeof *shape);
    double *rest = shape && capacity > size ? shape + size : NULL;
    size_t room = rest ? capacity - size : 0;
    if ((basis->form == NC_FIT_SPLINE || basis->n < 3) && (centre[0] != 0 || centre[1] != 0)) {
        const size_t shift = nc_planar_shift(rest, room, centre[0], centre[1]);
        size += shift;
        rest = room > shift ? rest + shift : NULL;
        room = rest ? room - shift : 0;
    }
    return size + (basis->form == NC_FIT_FOURIER ? shape_fourier(basis, x, rest, room)
                                                 : shape_spline(basis, x, rest, room));
}
void nci_basis_lift(const struct nci_basis *basis, double d, double *x)
{
    if (basis->form == NC_FIT_FOURIER)
        x[0] += d;
    else
        for (size_t i = 0; i < basis->n; i++)
            x[i] += d;
}
int nci_planar_solution_new(struct nci_planar_solution *s, const struct nci_basis *basis)
{
    *s = (struct nci_planar_solution){.x = nci_room(basis->n, 1),
                                      .n = nci_basis_shape(basis, NULL, NULL, 0)};
    s->shape = nci_room(s->n, 1);
    return s->x && s->shape ? NC_OK : NC_E_MEMORY;
}
void nci_planar_solution_free(struct nci_planar_solution *s)
{
    free(s->x);
    free(s->shape);
    free(s->cut);
    *s = (struct nci_planar_solution){0};
}
struct cutting {
    const struct nci_basis *basis;
    struct nci_planar_solution *solution;
    struct nci_active_set set;
    double target, tolerance;
    double *row;
    double *sample, *rho;
    size_t samples;
};
static inline int cut_at(struct cutting *c, double phi)
{
    const size_t n = c->basis->n;
    double base[4], *second = c->row + n;
    nci_basis_base(c->basis, phi, base);
    nci_basis_row(c->basis, phi, 0, c->row);
    nci_basis_row(c->basis, phi, 2, second);
    for (size_t i = 0; i < n; i++)
        c->row[i] += second[i];
    if (!isfinite(base[0] +
                  base[2]))
        base[0] = base[2] = 0;
    const double label[NCI_LABEL] = {phi};
    return nci_active_cut(&c->set, c->row, c->target - base[0] - base[2], 0, label);
}
static inline double cut_radius(const struct cutting *c, double phi, double *slope)
{
    double h[4];
    if (nci_planar_sum(c->solution->shape, c->solution->n, phi, cos(phi), sin(phi), h) ||
        !nci_finite(h, 4)) {
        *slope = 0;
        return INFINITY;
    }
    *slope = h[1] + h[3];
    return h[0] + h[2];
}
static inline int cut_samples(struct cutting *c)
{
    const struct nci_basis *b = c->basis;
    const size_t even = b->form == NC_FIT_FOURIER ? 8 * b->n + 64 : 64, most = even + 5 * b->pieces;
    size_t piece = 0, step = 0;
    c->sample = nci_room(most, 1);
    c->rho = nci_room(most + 1, 1);
    if (!c->sample || !c->rho)
        return NC_E_MEMORY;
    const double start = b->pieces ? b->knot[0] : 0;
    while (step < even || piece < 5 * b->pieces) {
        const double a = step < even ? start + NCI_TWO_PI * (double)step / (double)even : INFINITY;
        double d = INFINITY;
        if (piece < 5 * b->pieces) {
            const size_t i = piece / 5;
            d = b->knot[i] + (b->knot[i + 1] - b->knot[i]) * (double)(piece % 5) / 5;
        }
        c->sample[c->samples++] = fmin(a, d);
        step += a <= d;
        piece += d <= a;
    }
    return NC_OK;
}
static inline double cut_minimum(const struct cutting *c, double left, double right)
{
    double down, up, slope;
    cut_radius(c, left, &down);
    cut_radius(c, right, &up);
    if (!(down < 0 && up > 0))
        return down < 0 ? right : left;
    for (int i = 0; i < 40 && right - left > 1e-9; i++) {
        const double secant = left - down * (right - left) / (up - down), room = 0.05 * (right - left);
        const double at = i % 3 == 2 ? (left + right) / 2 : fmin(fmax(secant, left + room), right - room);
        cut_radius(c, at, &slope);
        if (slope < 0) {
            left = at;
            down = slope;
        } else {
            right = at;
            up = slope;
        }
    }
    return (left + right) / 2;
}
static inline int cut_minima(struct cutting *c, size_t *found)
{
    double slope;
    int status = NC_OK;
    *found = 0;
    for (size_t i = 0; i < c->samples; i++)
        c->rho[i] = cut_radius(c, c->sample[i], &slope);
    for (size_t i = 0; i < c->samples && !status; i++) {
        const size_t before = i ? i - 1 : c->samples - 1, after = i + 1 < c->samples ? i + 1 : 0;
        if (!(c->rho[i] <= c->rho[before] && c->rho[i] < c->rho[after]))
            continue;
        const double at = c->sample[i], left = c->sample[before] - (i ? 0 : NCI_TWO_PI);
        const double right = c->sample[after] + (after ? 0 : NCI_TWO_PI);
        cut_radius(c, at, &slope);
        const double lowest = slope > 0 ? cut_minimum(c, left, at) : cut_minimum(c, at, right);
        const double rho = fmin(cut_radius(c, lowest, &slope), c->rho[i]);
        if (rho < c->target - c->tolerance) {
            status = cut_at(c, rho < c->rho[i] ? lowest : at);
            ++*found;
        }
    }
    return status;
}
static inline int cut_solve(struct cutting *c)
{
    const int status = nci_active_solve(&c->set, c->tolerance / 8);
    memcpy(c->solution->x, c->set.x, c->basis->n * sizeof *c->set.x);
    nci_basis_shape(c->basis, c->solution->x, c->solution->shape, c->solution->n);
    nci_active_trim(&c->set);
    return status;
}
static inline int cut_keep(struct cutting *c)
{
    struct nci_planar_solution *s = c->solution;
    free(s->cut);
    s->cut = nci_room(c->set.cuts, 1);
    s->cuts = s->cut ? c->set.cuts : 0;
    for (size_t i = 0; i < s->cuts; i++)
        s->cut[i] = c->set.label[i * NCI_LABEL];
    return s->cut ? NC_OK : NC_E_MEMORY;
}
static inline int cut_prove(struct cutting *c, double rho)
{
    struct nci_planar_solution *s = c->solution;
    struct nc_planar_convexity bounds;
    double missing = 0;
    for (int trial = 0; trial < 6; trial++) {
        const int status = nc_planar_convexity(s->shape, s->n, 1e-9, 0, &bounds);
        if (status)
            return status;
        s->lower = bounds.lower;
        s->upper = bounds.upper;
        s->lower_at = bounds.angle;
        if (bounds.lower >= rho)
            return NC_OK;
        missing = fmax(2 * missing, (rho - bounds.lower) * (1 + 1e-9));
        nci_basis_lift(c->basis, missing, s->x);
        nci_basis_shape(c->basis, s->x, s->shape, s->n);
    }
    return NC_E_UNDECIDED;
}
static inline int cut_rounds(struct cutting *c, double rho, int prove)
{
    struct nc_planar_convexity bounds;
    int status = cut_solve(c);
    for (int round = 0; round < 60 && !status; round++) {
        size_t found;
        status = cut_minima(c, &found);
        if (!status && found == 0) {
            if (!prove)
                return NC_OK;
            status = nc_planar_convexity(c->solution->shape, c->solution->n, 1e-7, 0, &bounds);
            if (status ||
                !(bounds.upper < rho - 64 * c->tolerance))
                break;
            status = cut_at(c, bounds.angle);
        }
        if (!status)
            status = cut_solve(c);
    }
    if (status == NC_E_NO_CONVERGENCE || status == NC_E_NO_SOLUTION)
        status =
            NC_OK;
    return status || !prove ? status : cut_prove(c, rho);
}
int nci_planar_constrain(const struct nci_basis *basis, const struct nci_triangle *triangle, double rho,
                         double size, int prove, struct nci_planar_solution *solution)
{
    struct cutting c = {.basis = basis,
                        .solution = solution,
                        .target = rho,
                        .tolerance = (prove ? 1e-10 : 1e-5) * size,
                        .row = nci_room(2, basis->n)};
    int status = c.row ? nci_active_begin(&c.set, triangle) : NC_E_MEMORY;
    if (!status)
        status = cut_samples(&c);
    for (size_t i = 0; i < solution->cuts && !status; i++)
        status = cut_at(&c, solution->cut[i]);
    if (!status)
        status = cut_rounds(&c, rho, prove);
    if (!status)
        status = cut_keep(&c);
    nci_active_free(&c.set);
    free(c.row);
    free(c.sample);
    free(c.rho);
    return status;
}
struct hull_point {
    double key, second;
    size_t index;
};
static inline int hull_order(const void *a, const void *b)
{
    const struct hull_point *p = a, *q = b;
    if (p->key != q->key)
        return p->key < q->key ? -1 : 1;
    return (p->second > q->second) - (p->second < q->second);
}
static inline double hull_turn(const double *a, const double *b, const double *c)
{
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
int nci_planar_hull(const double *points, size_t count, size_t *index, size_t *size)
{
    struct hull_point *sorted =
        count < SIZE_MAX / sizeof *sorted ? malloc((count + 1) * sizeof *sorted) : NULL;
    size_t used = 0, lower = 1;
    *size = 0;
    if (!sorted)
        return NC_E_MEMORY;
    for (size_t i = 0; i < count; i++)
        sorted[i] = (struct hull_point){points[2 * i], points[2 * i + 1], i};
    qsort(sorted, count, sizeof *sorted, hull_order);
    for (int side = 0; side < 2; side++) {
        for (size_t k = side; k < count; k++) {
            const size_t i = sorted[side ? count - 1 - k : k].index;
            while (used > lower && !(hull_turn(points + 2 * index[used - 2], points + 2 * index[used - 1],
                                               points + 2 * i) > 0))
                used--;
            index[used++] = i;
        }
        lower = used;
    }
    free(sorted);
    *size = used > 3 ? used - 1 : 0;
    return NC_OK;
}
static inline double edge_angle(const double *points, size_t from, size_t to)
{
    return atan2(points[2 * from] - points[2 * to], points[2 * to + 1] - points[2 * from + 1]);
}
void nci_planar_seat(const double *points, size_t count, const size_t *hull, size_t size,
                     const double centre[2], struct nci_hull_seat *seat)
{
    for (size_t i = 0; i < count; i++) {
        const double *p = points + 2 * i, *first = points + 2 * hull[0];
        size_t low = 0, high = size;
        const double beyond = hull_turn(centre, first, p);
        while (high - low > 1) {
            const size_t middle = low + (high - low) / 2;
            const double *corner = points + 2 * hull[middle];
            const double whole = hull_turn(centre, first, corner);
            int after;
            if ((whole >= 0) != (beyond >= 0))
                after = whole >= 0;
            else
                after = hull_turn(centre, corner, p) >= 0;
            if (after)
                low = middle;
            else
                high = middle;
        }
        const size_t a = hull[low], b = hull[(low + 1) % size];
        seat[i].phi = edge_angle(points, a, b);
        seat[i].cone = 0;
        seat[i].depth =
            fmax(0, hull_turn(points + 2 * a, points + 2 * b, p) /
                        hypot(points[2 * b] - points[2 * a], points[2 * b + 1] - points[2 * a + 1]));
    }
    for (size_t k = 0; k < size; k++) {
        const size_t before = hull[k ? k - 1 : size - 1], i = hull[k], after = hull[(k + 1) % size];
        const double turn = nci_wrap(edge_angle(points, i, after) - edge_angle(points, before, i));
        seat[i] = (struct nci_hull_seat){edge_angle(points, before, i) + turn / 2, turn, 0};
    }
}
static inline int scatter_order(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
int nci_planar_scatter(const double *points, const double *residual, size_t count, const double centre[2],
                       double *scatter)
{
    struct hull_point *sorted =
        count < SIZE_MAX / sizeof *sorted ? malloc((count + 1) * sizeof *sorted) : NULL;
    double *step = nci_room(count, 1);
    if (sorted && step) {
        for (size_t i = 0; i < count; i++)
            sorted[i] =
                (struct hull_point){atan2(points[2 * i + 1] - centre[1], points[2 * i] - centre[0]), 0, i};
        qsort(sorted, count, sizeof *sorted, hull_order);
        for (size_t i = 0; i < count; i++)
            step[i] = fabs(residual[sorted[i].index] - 2 * residual[sorted[(i + 1) % count].index] +
                           residual[sorted[(i + 2) % count].index]);
        qsort(step, count, sizeof *step, scatter_order);
        *scatter = step[count / 2] / (0.6745 * sqrt(6));
    }
    const int status = sorted && step ? NC_OK : NC_E_MEMORY;
    free(sorted);
    free(step);
    return status;
}
static const double roughness[6] = {0, 1, 0,
                                    1, 0, 0};
enum { FREE = 4 };
void nci_planar_trial_free(struct nci_planar_trial *trial)
{
    nci_basis_free(&trial->basis);
    nci_planar_solution_free(&trial->solution);
}
double nci_planar_foot(const double *shape, size_t n, const double p[2], double *phi)
{
    double h[4], c = cos(*phi), s = sin(*phi), distance = -INFINITY;
    if (nci_planar_sum(shape, n, *phi, c, s, h))
        return NAN;
    distance = c * p[0] + s * p[1] - h[0];
    for (int i = 0; i < 40; i++) {
        const double slope = c * p[1] - s * p[0] - h[1], bend = distance + h[0] + h[2];
        double step = bend > 0 ? slope / bend : copysign(0.2, slope), next = -INFINITY, to = *phi;
        step = fmin(fmax(step, -0.3), 0.3);
        for (int half = 0; half < 30 && fabs(step) > 1e-16; half++, step /= 2) {
            to = *phi + step;
            c = cos(to);
            s = sin(to);
            if (nci_planar_sum(shape, n, to, c, s, h))
                return NAN;
            next = c * p[0] + s * p[1] - h[0];
            if (next >= distance)
                break;
        }
        if (!(next > distance))
            return distance;
        *phi = to;
        distance = next;
        if (fabs(step) < 1e-12)
            break;
    }
    return distance;
}
int nci_planar_triangle(const struct nci_planar_data *data, const struct nci_basis *basis, int weighted,
                        struct nci_triangle *triangle)
{
    enum { BLOCK = 64 };
    double *rows = nci_room(BLOCK, basis->n), values[BLOCK];
    int status = nci_triangle_new(triangle, basis->n);
    if (!rows)
        status = NC_E_MEMORY;
    for (size_t start = 0; start < data->count && !status; start += BLOCK) {
        const size_t block = data->count - start < BLOCK ? data->count - start : BLOCK;
        for (size_t i = 0; i < block; i++) {
            const double phi = data->phi[start + i], weight = weighted ? data->weight[start + i] : 1;
            double base[4];
            nci_basis_base(basis, phi, base);
            nci_basis_row(basis, phi, 0, rows + i * basis->n);
            values[i] = weight * (data->value[start + i] - (isfinite(base[0]) ? base[0] : 0));
            for (size_t j = 0; weighted && j < basis->n; j++)
                rows[i * basis->n + j] *= weight;
        }
        nci_triangle_add(triangle, rows, values, block);
    }
    free(rows);
    return status;
}
static inline int rounds_project(struct nci_planar_data *data, struct nci_planar_trial *trial)
{
    enum { TABLE = 96 };
    const struct nci_planar_solution *s = &trial->solution;
    double table[TABLE][3], h[4];
    trial->sum = 0;
    for (int k = 0; k < TABLE && data->points; k++) {
        const double phi = NCI_TWO_PI * k / TABLE, c = cos(phi), d = sin(phi);
        if (nci_planar_sum(s->shape, s->n, phi, c, d, h))
            h[0] = INFINITY;
        table[k][0] = c;
        table[k][1] = d;
        table[k][2] = h[0];
    }
    for (size_t i = 0; i < data->count; i++) {
        double phi = data->phi[i];
        const double *p = data->points ? data->points + 2 * i : NULL;
        if (nci_planar_sum(s->shape, s->n, phi, cos(phi), sin(phi), h))
            return NC_E_SINGULAR;
        double distance = p ? cos(phi) * p[0] + sin(phi) * p[1] - h[0] : data->value[i] - h[0];
        for (int k = 0; p && k < TABLE; k++) {
            const double other = table[k][0] * p[0] + table[k][1] * p[1] - table[k][2];
            if (other > distance) {
                distance = other;
                phi = NCI_TWO_PI * k / TABLE;
            }
        }
        if (p) {
            distance = nci_planar_foot(s->shape, s->n, p, &phi);
            data->phi[i] = phi;
            data->value[i] = cos(phi) * p[0] + sin(phi) * p[1];
        }
        trial->sum += distance * distance;
    }
    return isfinite(trial->sum) ? NC_OK : NC_E_SINGULAR;
}
static inline int rounds_smoothing(const struct nci_planar_data *data, const struct nci_triangle *triangle,
                            const struct nci_triangle *rough, struct nci_smoothing *smoothing)
{
    const struct nc_fit_options *o = data->options;
    const double least = nci_smoothing_least(triangle, rough);
    if (o->smoothing != NC_FIT_EXACT && triangle->n > 3) {
        const int status = nci_smoothing_choose(triangle, data->count, rough,
                                                o->smoothing == NC_FIT_NOISE ? o->noise : 0, smoothing);
        smoothing->weight = fmax(smoothing->weight, least);
        return status;
    }
    const double left = (double)data->count - (double)triangle->n;
    *smoothing = (struct nci_smoothing){least, fmin((double)triangle->n, (double)data->count),
                                        left > 0 ? sqrt(triangle->rest / left) : 0, triangle->rest};
    return NC_OK;
}
static inline int rounds_rough(const struct nci_basis *basis, struct nci_triangle *rough)
{
    double *weight = basis->pieces ? nci_room(basis->pieces, 1) : NULL;
    if (basis->pieces && !weight) {
        *rough = (struct nci_triangle){0, NULL, NULL, 0};
        return NC_E_MEMORY;
    }
    const double mean = NCI_TWO_PI / (double)(basis->pieces ? basis->pieces : 1);
    for (size_t i = 0; i < basis->pieces; i++) {
        const double part = (basis->knot[i + 1] - basis->knot[i]) / mean;
        weight[i] = part * part * part;
    }
    const int status = nci_basis_rough(basis, roughness, weight, rough);
    free(weight);
    return status;
}
static inline double rounds_energy(const struct nci_triangle *rough, const double *x)
{
    double sum = 0;
    for (size_t i = 0; i < rough->n; i++) {
        const double part = nci_product(rough->r + i * rough->n + i, x + i, rough->n - i);
        sum += part * part;
    }
    return sum;
}
static inline int rounds_step(struct nci_planar_data *data, struct nci_planar_trial *trial,
                       const struct nci_triangle *rough, size_t round, double *objective)
{
    struct nci_planar_solution *s = &trial->solution;
    struct nci_triangle triangle = {0, NULL, NULL, 0}, sum = {0, NULL, NULL, 0};
    double *before = nci_room(trial->basis.n, 1);
    int status = before ? nci_planar_triangle(data, &trial->basis, round == 0 && data->weight, &triangle)
                        : NC_E_MEMORY;
    if (!status && round < FREE)
        status = rounds_smoothing(data, &triangle, rough, &trial->smoothing);
    if (!status)
        status = nci_smoothing_add(&triangle, rough, trial->smoothing.weight, &sum);
    if (!status) {
        memcpy(before, s->x, trial->basis.n * sizeof *before);
        status = nci_planar_constrain(&trial->basis, &sum, data->rho, data->size, !data->points, s);
    }
    if (!status)
        status = rounds_project(data, trial);
    for (int half = 0; half < 6 && !status; half++) {
        const double now = trial->sum + trial->smoothing.weight * rounds_energy(rough, s->x);
        const int worse = round >= FREE && now > *objective * (1 + 1e-9);
        if (!worse) {
            *objective = now;
            break;
        }
        for (size_t i = 0; i < trial->basis.n; i++)
            s->x[i] = (s->x[i] + before[i]) / 2;
        nci_basis_shape(&trial->basis, s->x, s->shape, s->n);
        status = rounds_project(data, trial);
    }
    nci_triangle_free(&triangle);
    nci_triangle_free(&sum);
    free(before);
    return status;
}
static inline int rounds_prove(struct nci_planar_data *data, struct nci_planar_trial *trial,
                        const struct nci_triangle *rough)
{
    struct nci_triangle triangle = {0, NULL, NULL, 0}, sum = {0, NULL, NULL, 0};
    int status = nci_planar_triangle(data, &trial->basis, 0, &triangle);
    if (!status)
        status = nci_smoothing_add(&triangle, rough, trial->smoothing.weight, &sum);
    if (!status)
        status = nci_planar_constrain(&trial->basis, &sum, data->rho, data->size, 1, &trial->solution);
    if (!status)
        status = rounds_project(data, trial);
    nci_triangle_free(&triangle);
    nci_triangle_free(&sum);
    return status;
}
static inline void rounds_score(const struct nci_planar_data *data, struct nci_planar_trial *trial)
{
    const struct nc_fit_options *o = data->options;
    const double count = (double)data->count, noise = o->smoothing == NC_FIT_NOISE ? o->noise : 0;
    trial->score = o->smoothing == NC_FIT_EXACT
                       ? trial->sum / count
                       : nci_smoothing_score(trial->sum, count, trial->smoothing.freedom, noise);
}
int nci_planar_rounds(struct nci_planar_data *data, struct nci_planar_trial *trial, size_t rounds,
                      int prove)
{
    struct nci_triangle rough;
    double objective = INFINITY, last = INFINITY;
    int status = rounds_rough(&trial->basis, &rough);
    for (size_t round = 0; round < rounds && !status; round++) {
        last = objective;
        status = rounds_step(data, trial, &rough, round, &objective);
        trial->rounds++;
        if (!data->points)
            break;
        if (round > FREE && fabs(last - objective) <= 1e-7 * objective)
            break;
        if (round > 1 && trial->sum <= 1e-30 * (double)data->count * data->size * data->size)
            break;
    }
    if (!status && prove && data->points)
        status = rounds_prove(data, trial, &rough);
    rounds_score(data, trial);
    nci_triangle_free(&rough);
    return status;
}
static inline size_t try_limit(size_t x, size_t low, size_t high)
{
    return x < low ? low : x > high ? high : x;
}
static inline void try_base(const struct nci_planar_data *data, const double centre[2], struct nci_basis *basis)
{
    basis->base = data->options->base;
    basis->base_size = basis->base ? data->options->base_size : 0;
    basis->centre[0] = centre[0];
    basis->centre[1] = centre[1];
}
static inline int try_fourier(struct nci_planar_data *data, const double centre[2], size_t terms,
                       struct nci_planar_trial *trial)
{
    int status = nci_basis_fourier(&trial->basis, terms);
    try_base(data, centre, &trial->basis);
    if (!status)
        status = nci_planar_solution_new(&trial->solution, &trial->basis);
    return status ? status : nci_planar_rounds(data, trial, 40, 1);
}
static inline int try_knots(const struct nci_planar_solution *pilot, size_t pieces, double *knots)
{
    enum { STEPS = 4096 };
    const double straight = 0.08;
    double *mass = nci_room(STEPS + 1, 1), before = 0, length, h[4];
    int status = mass ? nc_planar_integral(pilot->shape, pilot->n, 0, NCI_TWO_PI, &length) : NC_E_MEMORY;
    for (int i = 0; i <= STEPS && !status; i++) {
        const double step = NCI_TWO_PI / STEPS, phi = step * i;
        status = nci_planar_sum(pilot->shape, pilot->n, phi, cos(phi), sin(phi), h);
        const double half = h[1] + step / 2 * h[0];
        const double arc = i ? half - before : 0;
        before = h[1] - step / 2 * h[0];
        if (i)
            mass[i] = mass[i - 1] + step / NCI_TWO_PI + fmin(fmax(arc / length, 0), step / straight);
    }
    size_t j = 0;
    for (int i = 1; i <= STEPS && !status; i++)
        while (j < pieces && mass[STEPS] * (double)j < mass[i] * (double)pieces) {
            const double part =
                (mass[STEPS] * (double)j / (double)pieces - mass[i - 1]) / (mass[i] - mass[i - 1]);
            knots[j++] = NCI_TWO_PI * (i - 1 + part) / STEPS;
        }
    free(mass);
    return status;
}
static inline int try_spline(struct nci_planar_data *data, const double centre[2], size_t pieces,
                      const struct nci_planar_trial *pilot, struct nci_planar_trial *trial)
{
    enum { TIMES = 4 };
    double *knots = nci_room(pieces, 1);
    int status = knots ? try_knots(&pilot->solution, pieces, knots) : NC_E_MEMORY;
    for (int time = 0; time < TIMES && !status; time++) {
        const int last = time + 1 == TIMES;
        if (time > 0)
            status = try_knots(&trial->solution, pieces, knots);
        nci_planar_trial_free(trial);
        if (!status)
            status = nci_basis_spline(&trial->basis, knots, pieces);
        try_base(data, centre, &trial->basis);
        if (!status)
            status = nci_planar_solution_new(&trial->solution, &trial->basis);
        if (!status)
            status = nci_planar_rounds(data, trial, last ? 40 : 2, last);
    }
    free(knots);
    return status;
}
int nci_planar_try(struct nci_planar_data *data, const double centre[2], struct nci_planar_trial *trial)
{
    const struct nc_fit_options *o = data->options;
    const size_t harmonics =
        o->terms && o->form == NC_FIT_FOURIER ? o->terms : try_limit(2 * data->count / 5, 1, 32);
    const size_t pieces =
        o->terms && o->form != NC_FIT_FOURIER ? o->terms : try_limit(3 * data->count / 4, 32, 96);
    struct nci_planar_trial other = {.rounds = 0};
    *trial = (struct nci_planar_trial){.rounds = 0};
    int status = try_fourier(data, centre, harmonics, trial);
    if (status || o->form == NC_FIT_FOURIER || pieces < NCI_SPLINE_ORDER || data->count < 3)
        return status;
    if (o->form == NC_FIT_ANY && o->smoothing == NC_FIT_NOISE &&
        trial->sum <= 0.95 * 0.95 * o->noise * o->noise * (double)data->count)
        return NC_OK;
    double *phi = nci_room(2 * data->count, 1);
    status = phi ? NC_OK : NC_E_MEMORY;
    if (!status) {
        memcpy(phi, data->phi, data->count * sizeof *phi);
        memcpy(phi + data->count, data->value, data->count * sizeof *phi);
        status = try_spline(data, centre, pieces, trial, &other);
    }
    const int better = !status && (o->form == NC_FIT_SPLINE || other.score < 0.95 * trial->score);
    if (better) {
        nci_planar_trial_free(trial);
        *trial = other;
    } else {
        nci_planar_trial_free(&other);
        if (phi) {
            memcpy(data->phi, phi, data->count * sizeof *phi);
            memcpy(data->value, phi + data->count, data->count * sizeof *phi);
        }
        if (o->form == NC_FIT_ANY && status != NC_E_MEMORY)
            status = NC_OK;
    }
    free(phi);
    return status;
}
static inline void data_deliver(struct nci_planar_data *data, struct nci_planar_trial *trial, struct nc_fit *fit)
{
    struct nci_planar_solution *s = &trial->solution;
    fit->shape = s->shape;
    fit->n = s->n;
    s->shape = NULL;
    fit->normal = data->phi;
    fit->residual = data->value;
    data->phi = data->value = NULL;
    for (size_t i = 0; i < fit->count; i++) {
        double h[4] = {NAN, 0, 0, 0}, *phi = &fit->normal[i];
        nci_planar_sum(fit->shape, fit->n, *phi, cos(*phi), sin(*phi), h);
        fit->residual[i] -= h[0];
        *phi = nci_wrap(*phi);
    }
    nci_fit_residuals(fit);
    fit->noise = trial->smoothing.noise;
    fit->coefficients = trial->basis.n;
    fit->freedom = trial->smoothing.freedom;
    fit->smoothing = trial->smoothing.weight;
    fit->min_radius = data->rho;
    fit->form = trial->basis.form;
    fit->lower = s->lower;
    fit->lower_at[0] = s->lower_at;
    fit->cuts = s->cuts;
    fit->rounds = trial->rounds;
}
static inline int data_run(struct nci_planar_data *data, const double centre[2], struct nc_fit *fit)
{
    struct nci_planar_trial trial = {.rounds = 0};
    const int status = nci_planar_try(data, centre, &trial);
    if (!status)
        data_deliver(data, &trial, fit);
    nci_planar_trial_free(&trial);
    return status;
}
static inline int data_begin(size_t count, const struct nc_fit_options **options, struct nci_planar_data *data,
                      struct nc_fit *fit)
{
    static const struct nc_fit_options defaults;
    *fit = (struct nc_fit){.count = count};
    *options = *options ? *options : &defaults;
    const int status = nci_fit_options(*options, 2);
    if (status)
        return status;
    if (count < 3)
        return NC_E_DATA;
    *data = (struct nci_planar_data){.count = count,
                                     .phi = nci_room(count, 1),
                                     .value = nci_room(count, 1),
                                     .options = *options,
                                     .rho = (*options)->min_radius};
    return data->phi && data->value ? NC_OK : NC_E_MEMORY;
}
static inline void data_end(struct nci_planar_data *data)
{
    free(data->phi);
    free(data->value);
    free(data->weight);
}
int nc_fit_planar_support(const double *phi, const double *h, size_t count,
                          const struct nc_fit_options *options, struct nc_fit *fit)
{
    struct nci_planar_data data = {.count = 0};
    const double centre[2] = {0, 0};
    if (!phi || !h || !fit)
        return NC_E_NULL;
    int status = data_begin(count, &options, &data, fit);
    if (!status)
        status = nci_fit_finite(phi, count, 1, fit);
    if (!status)
        status = nci_fit_finite(h, count, 1, fit);
    double mean = 0;
    for (size_t i = 0; i < count && !status; i++) {
        data.phi[i] = phi[i];
        data.value[i] = h[i];
        data.size = fmax(data.size, fabs(h[i]));
        mean += h[i] / (double)count;
    }
    if (data.rho == 0)
        data.rho = 1e-3 * fabs(mean);
    if (!status)
        status = data_run(&data, centre, fit);
    data_end(&data);
    return nci_fit_end(status, fit);
}
static inline void hull_measure(const double *points, const size_t *hull, size_t size, double centre[2],
                         double *extent, double *radius)
{
    double length = 0;
    centre[0] = centre[1] = *extent = 0;
    for (size_t k = 0; k < size; k++) {
        const double *a = points + 2 * hull[k], *b = points + 2 * hull[(k + 1) % size];
        const double edge = hypot(b[0] - a[0], b[1] - a[1]);
        centre[0] += edge * (a[0] + b[0]) / 2;
        centre[1] += edge * (a[1] + b[1]) / 2;
        length += edge;
    }
    centre[0] /= length;
    centre[1] /= length;
    for (size_t k = 0; k < size; k++)
        *extent =
            fmax(*extent, hypot(points[2 * hull[k]] - centre[0], points[2 * hull[k] + 1] - centre[1]));
    *radius = length / NCI_TWO_PI;
}
static inline double hull_depth(const double *points, const size_t *hull, size_t size, const double *p)
{
    double least = INFINITY;
    for (size_t k = 0; k < size; k++) {
        const double *a = points + 2 * hull[k], *b = points + 2 * hull[(k + 1) % size];
        const double x = b[0] - a[0], y = b[1] - a[1];
        least = fmin(least, (x * (p[1] - a[1]) - y * (p[0] - a[0])) / hypot(x, y));
    }
    return fmax(least, 0);
}
static inline void hull_deepest(const double *points, size_t count, const size_t *hull, size_t size,
                         const struct nci_hull_seat *seat, struct nc_fit *fit)
{
    for (size_t i = 0; i < count; i++) {
        if (!(seat[i].depth > fit->depth))
            continue;
        const double depth = hull_depth(points, hull, size, points + 2 * i);
        if (depth > fit->depth) {
            fit->depth = depth;
            fit->depth_at = i;
        }
    }
}
struct contour {
    const double *points, *normals;
    size_t count, *hull, size;
    struct nci_hull_seat *seat;
    double centre[2];
};
static inline void contour_free(struct contour *c)
{
    free(c->hull);
    free(c->seat);
}
static inline int contour_new(const double *points, const double *normals, size_t count, struct contour *c)
{
    *c = (struct contour){.points = points,
                          .normals = normals,
                          .count = count,
                          .hull = nci_indices(2 * count),
                          .seat = calloc(count, sizeof *c->seat)};
    const int status = c->hull && c->seat ? nci_planar_hull(points, count, c->hull, &c->size) : NC_E_MEMORY;
    return !status && c->size < 3 ? NC_E_DATA : status;
}
static inline int contour_fit(const struct contour *c, double allowed, struct nci_planar_data *data,
                       struct nc_fit *fit)
{
    const double origin[2] = {0, 0};
    double *copy = nci_room(c->count, 2);
    data->weight = nci_room(c->count, 1);
    data->points = copy;
    int status = copy && data->weight ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < c->count && !status; i++) {
        const struct nci_hull_seat *seat = &c->seat[i];
        const double *n = c->normals ? c->normals + 2 * i : NULL,
                     moved = seat->depth > allowed ? seat->depth : 0;
        const int given = n && (n[0] != 0 || n[1] != 0) && moved == 0;
        const double phi = given ? atan2(n[1], n[0]) : seat->phi;
        double *p = copy + 2 * i;
        p[0] = c->points[2 * i] + moved * cos(seat->phi);
        p[1] = c->points[2 * i + 1] + moved * sin(seat->phi);
        data->phi[i] = phi;
        data->value[i] = cos(phi) * p[0] + sin(phi) * p[1];
        const double wide =
            given ? 0 : seat->cone / 0.5;
        data->weight[i] = 1 / (1 + wide * wide);
    }
    if (!status)
        status = data_run(data, data->options->base ? origin : c->centre, fit);
    free(copy);
    free(data->weight);
    data->weight = NULL;
    return status;
}
static inline int contour_judge(const struct contour *c, struct nci_planar_data *data, struct nc_fit *fit)
{
    double scatter = 0;
    int status = contour_fit(c, INFINITY, data, fit);
    if (!status)
        status = nci_planar_scatter(c->points, fit->residual, c->count, c->centre, &scatter);
    if (status)
        return status;
    if (data->options->smoothing == NC_FIT_NOISE)
        scatter = fmin(scatter, data->options->noise);
    const double allowed = 10 * scatter + 1e-6 * data->size;
    if (!(fit->depth > allowed))
        return NC_OK;
    data->phi = fit->normal;
    data->value = fit->residual;
    free(fit->shape);
    fit->shape = fit->normal = fit->residual = NULL;
    return data->options->hull ? contour_fit(c, allowed / 2, data, fit) : NC_E_CONCAVE;
}
int nc_fit_planar_points(const double *points, const double *normals, size_t count,
                         const struct nc_fit_options *options, struct nc_fit *fit)
{
    struct nci_planar_data data = {.count = 0};
    struct contour contour = {.count = 0};
    double radius = 0;
    if (!points || !fit)
        return NC_E_NULL;
    int status = data_begin(count, &options, &data, fit);
    if (!status)
        status = nci_fit_finite(points, count, 2, fit);
    if (!status && normals)
        status = nci_fit_finite(normals, count, 2, fit);
    if (!status)
        status = contour_new(points, normals, count, &contour);
    if (!status) {
        hull_measure(points, contour.hull, contour.size, contour.centre, &data.size, &radius);
        data.rho = data.rho > 0 ? data.rho : 1e-3 * radius;
        nci_planar_seat(points, count, contour.hull, contour.size, contour.centre, contour.seat);
        hull_deepest(points, count, contour.hull, contour.size, contour.seat, fit);
        status = contour_judge(&contour, &data, fit);
    }
    contour_free(&contour);
    data_end(&data);
    return nci_fit_end(status, fit);
}
int nc_fit_planar_radius(const double *angle, const double *r, size_t count,
                         const struct nc_fit_options *options, struct nc_fit *fit)
{
    if (!angle || !r || !fit)
        return NC_E_NULL;
    double *points = nci_room(count, 2);
    *fit = (struct nc_fit){.count = count};
    if (!points)
        return NC_E_MEMORY;
    for (size_t i = 0; i < count; i++) {
        points[2 * i] = r[i] * cos(angle[i]);
        points[2 * i + 1] = r[i] * sin(angle[i]);
    }
    const int status = nc_fit_planar_points(points, NULL, count, options, fit);
    free(points);
    return status;
}
static inline int polar_form(const double *points, size_t count, const struct nc_fit_options *options,
                      struct nci_planar_trial *trial, struct nci_planar_data *data)
{
    const double centre[2] = {0, 0};
    *data = (struct nci_planar_data){.count = count,
                                     .phi = nci_room(count, 1),
                                     .value = nci_room(count, 1),
                                     .options = options,
                                     .rho = -INFINITY};
    if (!data->phi || !data->value)
        return NC_E_MEMORY;
    for (size_t i = 0; i < count; i++) {
        data->phi[i] = atan2(points[2 * i + 1], points[2 * i]);
        data->value[i] = hypot(points[2 * i], points[2 * i + 1]);
        data->size = fmax(data->size, data->value[i]);
    }
    return nci_planar_try(data, centre, trial);
}
static inline int polar_residuals(const struct nci_planar_data *data, const struct nci_planar_solution *s,
                           struct nc_fit *fit)
{
    fit->residual = nci_room(fit->count, 1);
    fit->normal = nci_room(fit->count, 1);
    if (!fit->residual || !fit->normal)
        return NC_E_MEMORY;
    for (size_t i = 0; i < fit->count; i++) {
        const double angle = data->phi[i];
        double r[4];
        const int status = nci_planar_sum(s->shape, s->n, angle, cos(angle), sin(angle), r);
        if (status)
            return status;
        fit->residual[i] = (data->value[i] - r[0]) * r[0] / hypot(r[0], r[1]);
        fit->normal[i] = nci_wrap(angle - atan2(r[1], r[0]));
    }
    nci_fit_residuals(fit);
    return NC_OK;
}
static inline int polar_radius(const struct nci_planar_solution *s, double radius, struct nc_fit *fit)
{
    enum { PIECES = 192 };
    struct nc_circle_margins margin, at;
    const size_t size = nc_planar_for_radius(NULL, 0, s->shape, s->n, 0, radius, NC_CASE_CONVEX, PIECES);
    fit->shape = size ? nci_room(size, 1) : NULL;
    if (!size)
        return NC_E_NOT_UNIQUE;
    if (!fit->shape)
        return NC_E_MEMORY;
    fit->n = nc_planar_for_radius(fit->shape, size, s->shape, s->n, 0, radius, NC_CASE_CONVEX, PIECES);
    const int status = nc_circle_smallest_margins(fit->shape, fit->n, radius, NC_CASE_CONVEX, &margin, &at);
    fit->lower = margin.curvature;
    fit->lower_at[0] = at.curvature;
    return !status && !(margin.curvature > 0 && margin.position > 0) ? NC_E_NOT_UNIQUE : status;
}
int nc_fit_planar_polar(const double *points, size_t count, double radius,
                        const struct nc_fit_options *options, struct nc_fit *fit)
{
    static const struct nc_fit_options defaults;
    struct nci_planar_trial trial = {.rounds = 0};
    struct nci_planar_data data = {.count = 0};
    if (!points || !fit)
        return NC_E_NULL;
    *fit = (struct nc_fit){.count = count};
    options = options ? options : &defaults;
    int status = nci_fit_options(options, 2);
    if (!status && options->base)
        status = NC_E_OPTION;
    if (!status && !(radius > 0 && radius < NCI_FIT_LARGEST))
        status = NC_E_RADIUS;
    if (!status)
        status = count < 3 ? NC_E_DATA : nci_fit_finite(points, count, 2, fit);
    if (!status)
        status = polar_form(points, count, options, &trial, &data);
    if (!status)
        status = polar_residuals(&data, &trial.solution, fit);
    if (!status) {
        fit->noise = trial.smoothing.noise;
        fit->coefficients = trial.basis.n;
        fit->freedom = trial.smoothing.freedom;
        fit->smoothing = trial.smoothing.weight;
        status = polar_radius(&trial.solution, radius, fit);
    }
    nci_planar_trial_free(&trial);
    free(data.phi);
    free(data.value);
    return nci_fit_end(status, fit);
}
#ifndef NCI_FIT_SPACE_H
#define NCI_FIT_SPACE_H
struct nci_sphere {
    size_t degree, n;
    const double *base;
    size_t base_size;
};
NCI_API void nci_sphere_row(size_t degree, const double x[3], const double t[3], double *value,
                            double *radius);
NCI_API int nci_sphere_rough(size_t degree, struct nci_triangle *rough);
NCI_API size_t nci_sphere_shape(const struct nci_sphere *sphere, const double *x, double *shape,
                                size_t capacity);
NCI_API void nci_sphere_direction(size_t i, size_t count, double x[3]);
struct nci_spatial_solution {
    double *x;
    double *shape;
    size_t n;
    double *cut;
    size_t cuts;
    double lower, upper, lower_at[3];
};
NCI_API int nci_spatial_solution_new(struct nci_spatial_solution *solution,
                                     const struct nci_sphere *sphere);
NCI_API void nci_spatial_solution_free(struct nci_spatial_solution *solution);
NCI_API int nci_spatial_constrain(const struct nci_sphere *sphere, const struct nci_triangle *triangle,
                                  double rho, double size, int prove,
                                  struct nci_spatial_solution *solution);
struct nci_hull {
    size_t facets, room;
    struct nci_facet *facet;
    size_t vertices;
    size_t *vertex;
    double missed;
};
struct nci_facet {
    size_t vertex[3];
    size_t neighbour[3];
    double normal[3], height;
    size_t outside, farthest;
    double distance;
    int dead;
};
NCI_API int nci_spatial_hull(const double *points, size_t count, double tolerance, struct nci_hull *hull);
NCI_API void nci_spatial_hull_free(struct nci_hull *hull);
NCI_API double nci_spatial_depth(const struct nci_hull *hull, const double point[3]);
struct nci_body {
    int form;
    double centre[3];
    double axis[3][3];
    double half[3];
    double r, bulge;
    double least;
};
enum { NCI_BODY_SHAPE = 32 };
NCI_API size_t nci_body_shape(const struct nci_body *body, double shape[NCI_BODY_SHAPE]);
NCI_API int nci_body_fit(const double *points, size_t count, struct nci_body *body, double *sum);
struct nci_spatial_data {
    size_t count;
    const double *points;
    double *normal;
    double size, rho;
    const struct nc_fit_options *options;
};
struct nci_spatial_trial {
    struct nci_sphere sphere;
    struct nci_spatial_solution solution;
    struct nci_smoothing smoothing;
    double sum, score;
    size_t rounds;
};
NCI_API void nci_spatial_trial_free(struct nci_spatial_trial *trial);
NCI_API int nci_spatial_rounds(struct nci_spatial_data *data, struct nci_spatial_trial *trial);
NCI_API double nci_spatial_foot(const double *shape, size_t n, const double point[3], double normal[3]);
NCI_API void nci_spatial_look(const double *shape, size_t n, const double *points, size_t count,
                              double *normal);
NCI_API int nci_spatial_feet(const double *shape, size_t n, const double *points, size_t count,
                             double *normal, double *sum);
struct nci_cloud {
    const double *points, *normals;
    size_t count;
    struct nci_hull hull;
    double centre[3], size, radius;
    double axis[3][3];
    double principal[3][3];
};
NCI_API int nci_cloud_new(const double *points, const double *normals, size_t count,
                          struct nci_cloud *cloud);
NCI_API void nci_cloud_free(struct nci_cloud *cloud);
NCI_API size_t nci_cloud_pick(size_t i, size_t some, size_t count);
NCI_API int nci_cloud_smooth(const struct nci_cloud *cloud, size_t most, double rho, double **shape,
                             size_t *n, double *bound);
struct nci_base {
    double shape[NCI_BODY_SHAPE];
    size_t n;
    int form;
    double sum;
};
NCI_API int nci_cloud_bases(const struct nci_cloud *cloud, const struct nci_spatial_data *data,
                            struct nci_base base[3], size_t *bases);
#endif
struct along {
    double c[3];
};
static inline struct along along_product(struct along a, struct along b)
{
    return (struct along){{a.c[0] * b.c[0], a.c[0] * b.c[1] + a.c[1] * b.c[0],
                           a.c[0] * b.c[2] + a.c[1] * b.c[1] + a.c[2] * b.c[0]}};
}
static inline struct along along_sum(double k, struct along a, double l, struct along b)
{
    return (struct along){{k * a.c[0] + l * b.c[0], k * a.c[1] + l * b.c[1], k * a.c[2] + l * b.c[2]}};
}
static inline void row_store(struct along y, size_t i, double *value, double *radius)
{
    if (value)
        value[i] = y.c[0];
    if (radius)
        radius[i] = y.c[0] + 2 * y.c[2];
}
void nci_sphere_row(size_t degree, const double x[3], const double t[3], double *value, double *radius)
{
    struct along n[3], re = {{1, 0, 0}}, im = {{0, 0, 0}};
    double first = sqrt(0.25 / NCI_PI);
    for (int i = 0; i < 3; i++)
        n[i] = (struct along){{x[i], t ? t[i] : 0, t ? -x[i] / 2 : 0}};
    for (size_t m = 0; m <= degree; m++) {
        struct along before = {{0, 0, 0}}, p = {{first, 0, 0}};
        for (size_t l = m; l <= degree; l++) {
            const double ll = (double)(l * l), mm = (double)(m * m), next = ll + 2 * (double)l + 1;
            row_store(along_product(p, re), l * l + l + m, value, radius);
            if (m)
                row_store(along_product(p, im), l * l + l - m, value, radius);
            const double a = sqrt((4 * next - 1) / (next - mm)),
                         b = l > m ? sqrt((ll - mm) / (4 * ll - 1)) : 0;
            const struct along up = along_sum(a, along_product(n[2], p), -a * b, before);
            before = p;
            p = up;
        }
        const struct along turn = along_sum(1, along_product(re, n[0]), -1, along_product(im, n[1]));
        im = along_sum(1, along_product(re, n[1]), 1, along_product(im, n[0]));
        re = turn;
        first *= sqrt((2 * (double)m + 3) / (2 * (double)m + 2) * (m ? 1 : 2));
    }
}
int nci_sphere_rough(size_t degree, struct nci_triangle *rough)
{
    const size_t n = (degree + 1) * (degree + 1);
    const int status = nci_triangle_new(rough, n);
    for (size_t l = 0, i = 0; l <= degree && !status; l++)
        for (size_t m = 0; m < 2 * l + 1; m++, i++) {
            const double L = (double)(l * (l + 1));
            rough->r[i * n + i] = fabs(L - 2) / 2 * sqrt(L);
        }
    return status;
}
size_t nci_sphere_shape(const struct nci_sphere *sphere, const double *x, double *shape, size_t capacity)
{
    const size_t before = sphere->base ? sphere->base_size : 0, size = before + sphere->n + 2;
    if (!shape || capacity < size)
        return size;
    if (before)
        memcpy(shape, sphere->base, before * sizeof *shape);
    nc_spatial_harmonics(shape + before, size - before, x, sphere->degree);
    return size;
}
void nci_sphere_direction(size_t i, size_t count, double x[3])
{
    const double golden = 2.399963229728653;
    const double z = 1 - (2 * (double)i + 1) / (double)count, r = sqrt(fmax(0, 1 - z * z));
    x[0] = r * cos(golden * (double)i);
    x[1] = r * sin(golden * (double)i);
    x[2] = z;
}
int nci_spatial_solution_new(struct nci_spatial_solution *s, const struct nci_sphere *sphere)
{
    *s = (struct nci_spatial_solution){.x = nci_room(sphere->n, 1),
                                       .n = nci_sphere_shape(sphere, NULL, NULL, 0)};
    s->shape = nci_room(s->n, 1);
    return s->x && s->shape ? NC_OK : NC_E_MEMORY;
}
void nci_spatial_solution_free(struct nci_spatial_solution *s)
{
    free(s->x);
    free(s->shape);
    free(s->cut);
    *s = (struct nci_spatial_solution){0};
}
struct carving {
    const struct nci_sphere *sphere;
    struct nci_spatial_solution *solution;
    struct nci_active_set set;
    double target, tolerance;
    double *row;
    double *sample;
    size_t samples;
};
static inline double carve_radius(const double *shape, size_t n, const double normal[3], double direction[3])
{
    struct nci_jet jet;
    double value[2], vector[2][3];
    if (nci_spatial_sum(shape, n, normal, 2, NULL, NULL, &jet) || !nci_finite(jet.H, 6))
        return INFINITY;
    nci_principal(jet.H, normal, value, vector);
    memcpy(direction, vector[0], 3 * sizeof *direction);
    return value[0];
}
static inline double carve_base(const struct nci_sphere *sphere, const double normal[3], const double t[3])
{
    struct nci_jet jet;
    double Ht[3];
    if (!sphere->base)
        return 0;
    if (nci_spatial_sum(sphere->base, sphere->base_size, normal, 2, NULL, NULL, &jet) ||
        !nci_finite(jet.H, 6))
        return 0;
    nci_symmetric(jet.H, t, Ht);
    return nci_dot(t, Ht);
}
static inline int carve_at(struct carving *c, const double normal[3], const double t[3])
{
    const double label[NCI_LABEL] = {normal[0], normal[1], normal[2], t[0], t[1], t[2]};
    nci_sphere_row(c->sphere->degree, normal, t, NULL, c->row);
    return nci_active_cut(&c->set, c->row, c->target - carve_base(c->sphere, normal, t), 0, label);
}
static inline double carve_descend(const struct carving *c, double normal[3], double direction[3], double radius,
                            double step)
{
    const struct nci_spatial_solution *s = c->solution;
    for (int i = 0; i < 60 && step > 1e-6; i++) {
        double t[2][3], best = radius, to[3], along[3], other[3];
        nci_tangents(normal, t[0], t[1]);
        for (int k = 0; k < 4; k++) {
            double trial[3], size = sqrt(1 + step * step);
            for (int j = 0; j < 3; j++)
                trial[j] = (normal[j] + (k % 2 ? -step : step) * t[k / 2][j]) / size;
            const double value = carve_radius(s->shape, s->n, trial, other);
            if (value < best) {
                best = value;
                memcpy(to, trial, sizeof to);
                memcpy(along, other, sizeof along);
            }
        }
        if (best < radius - 1e-12 * fabs(radius)) {
            radius = best;
            memcpy(normal, to, sizeof to);
            memcpy(direction, along, sizeof along);
        } else {
            step /= 2.5;
        }
    }
    return radius;
}
static inline int carve_minima(struct carving *c, size_t *found)
{
    enum { MOST = 48 };
    const struct nci_spatial_solution *s = c->solution;
    const double apart = cos(1.2 / ((double)c->sphere->degree + 1)), step = sqrt(4 / (double)c->samples);
    double low[MOST][7];
    size_t count = 0;
    for (size_t i = 0; i < c->samples; i++) {
        double t[3];
        const double radius = carve_radius(s->shape, s->n, c->sample + 3 * i, t);
        if (!(radius < c->target + 0.02 * fabs(c->target) + 20 * c->tolerance) ||
            (count == MOST && radius >= low[MOST - 1][0]))
            continue;
        size_t k = count < MOST ? count++ : MOST - 1;
        for (; k > 0 && low[k - 1][0] > radius; k--)
            memcpy(low[k], low[k - 1], sizeof low[k]);
        low[k][0] = radius;
        memcpy(low[k] + 1, c->sample + 3 * i, 3 * sizeof(double));
        memcpy(low[k] + 4, t, sizeof t);
    }
    *found = 0;
    int status = NC_OK;
    for (size_t k = 0; k < count && !status; k++) {
        int near = 0;
        for (size_t j = 0; j < k && !near; j++)
            near = nci_dot(low[j] + 1, low[k] + 1) > apart;
        if (near)
            continue;
        low[k][0] = carve_descend(c, low[k] + 1, low[k] + 4, low[k][0], step);
        if (low[k][0] < c->target - c->tolerance) {
            status = carve_at(c, low[k] + 1, low[k] + 4);
            ++*found;
        }
    }
    return status;
}
static inline int carve_solve(struct carving *c)
{
    const int status = nci_active_solve(&c->set, c->tolerance / 8);
    memcpy(c->solution->x, c->set.x, c->sphere->n * sizeof *c->set.x);
    nci_sphere_shape(c->sphere, c->solution->x, c->solution->shape, c->solution->n);
    nci_active_trim(&c->set);
    return status;
}
static inline int carve_keep(struct carving *c)
{
    struct nci_spatial_solution *s = c->solution;
    free(s->cut);
    s->cut = nci_room(c->set.cuts, NCI_LABEL);
    s->cuts = s->cut ? c->set.cuts : 0;
    if (s->cuts)
        memcpy(s->cut, c->set.label, s->cuts * NCI_LABEL * sizeof *s->cut);
    return s->cut ? NC_OK : NC_E_MEMORY;
}
static inline int carve_certify(const struct nci_spatial_solution *s, double rho, int close,
                         struct nc_spatial_convexity *bounds)
{
    static const double tolerance[] = {0.1, 0.01, 1e-3, 1e-4};
    int status = NC_OK;
    for (size_t i = 0; i < sizeof tolerance / sizeof *tolerance && !status; i++) {
        status = nc_spatial_convexity(s->shape, s->n, tolerance[i], 0, bounds);
        if (bounds->lower >= rho || (bounds->upper < rho && !close))
            break;
    }
    return status;
}
static inline int carve_prove(struct carving *c, double rho)
{
    struct nci_spatial_solution *s = c->solution;
    struct nc_spatial_convexity bounds;
    double missing = 0;
    for (int trial = 0; trial < 6; trial++) {
        const int status = carve_certify(s, rho, 1, &bounds);
        if (status)
            return status;
        s->lower = bounds.lower;
        s->upper = bounds.upper;
        memcpy(s->lower_at, bounds.normal, sizeof s->lower_at);
        if (bounds.lower >= rho)
            return NC_OK;
        if (!(bounds.lower > -INFINITY))
            return NC_E_UNDECIDED;
        missing = fmax(2 * missing, (rho - bounds.lower) * (1 + 1e-9));
        s->x[0] += missing * sqrt(4 * NCI_PI);
        nci_sphere_shape(c->sphere, s->x, s->shape, s->n);
    }
    return NC_E_UNDECIDED;
}
static inline int carve_rounds(struct carving *c, double rho, int prove)
{
    struct nc_spatial_convexity bounds;
    int status = carve_solve(c);
    for (int round = 0; round < 30 && !status; round++) {
        size_t found;
        status = carve_minima(c, &found);
        if (!status && found == 0) {
            if (!prove)
                return NC_OK;
            status = carve_certify(c->solution, rho, 0, &bounds);
            if (status || !(bounds.upper < rho - 4 * c->tolerance))
                break;
            status = carve_at(c, bounds.normal, bounds.direction);
        }
        if (!status)
            status = carve_solve(c);
    }
    if (status == NC_E_NO_CONVERGENCE || status == NC_E_NO_SOLUTION)
        status =
            NC_OK;
    return status || !prove ? status : carve_prove(c, rho);
}
int nci_spatial_constrain(const struct nci_sphere *sphere, const struct nci_triangle *triangle, double rho,
                          double size, int prove, struct nci_spatial_solution *solution)
{
    struct carving c = {.sphere = sphere,
                        .solution = solution,
                        .target = rho,
                        .tolerance = (prove ? 1e-6 : 1e-4) * size,
                        .row = nci_room(sphere->n, 1),
                        .samples = 400 + 12 * sphere->n};
    c.sample = nci_room(c.samples, 3);
    int status = c.row && c.sample ? nci_active_begin(&c.set, triangle) : NC_E_MEMORY;
    for (size_t i = 0; i < c.samples && !status; i++)
        nci_sphere_direction(i, c.samples, c.sample + 3 * i);
    for (size_t i = 0; i < solution->cuts && !status; i++)
        status = carve_at(&c, solution->cut + i * NCI_LABEL, solution->cut + i * NCI_LABEL + 3);
    if (!status)
        status = carve_rounds(&c, rho, prove);
    if (!status)
        status = carve_keep(&c);
    nci_active_free(&c.set);
    free(c.row);
    free(c.sample);
    return status;
}
#define HULL_END ((size_t)-1)
struct building {
    const double *points;
    size_t count;
    double tolerance;
    struct nci_hull *hull;
    size_t *next;
    size_t *start;
    size_t *stack;
    size_t stack_room;
};
void nci_spatial_hull_free(struct nci_hull *hull)
{
    free(hull->facet);
    free(hull->vertex);
    *hull = (struct nci_hull){0};
}
static inline void hull_difference(const double *a, const double *b, double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = a[i] - b[i];
}
static inline double facet_distance(const struct nci_facet *facet, const double *p)
{
    return nci_dot(facet->normal, p) - facet->height;
}
static inline int facet_plane(const double *points, struct nci_facet *facet)
{
    const double *a = points + 3 * facet->vertex[0];
    double u[3], v[3];
    hull_difference(points + 3 * facet->vertex[1], a, u);
    hull_difference(points + 3 * facet->vertex[2], a, v);
    nci_cross(u, v, facet->normal);
    const double length = sqrt(nci_dot(facet->normal, facet->normal));
    for (int i = 0; i < 3; i++)
        facet->normal[i] /= length;
    facet->height = nci_dot(facet->normal, a);
    return length > 0;
}
static inline size_t facet_new(struct building *b, size_t u, size_t v, size_t w)
{
    struct nci_hull *h = b->hull;
    if (h->facets == h->room) {
        const size_t room = h->room ? 2 * h->room : 256;
        struct nci_facet *facet =
            room < SIZE_MAX / sizeof *facet ? realloc(h->facet, room * sizeof *facet) : NULL;
        if (!facet)
            return HULL_END;
        h->facet = facet;
        h->room = room;
    }
    struct nci_facet *facet = &h->facet[h->facets];
    *facet = (struct nci_facet){.vertex = {u, v, w},
                                .neighbour = {HULL_END, HULL_END, HULL_END},
                                .outside = HULL_END,
                                .farthest = HULL_END};
    facet->dead = !facet_plane(b->points, facet);
    return h->facets++;
}
static inline void point_assign(struct building *b, size_t point, size_t first)
{
    struct nci_hull *h = b->hull;
    double most = b->tolerance;
    size_t best = HULL_END;
    for (size_t i = first; i < h->facets; i++) {
        const double distance = facet_distance(&h->facet[i], b->points + 3 * point);
        if (!h->facet[i].dead && distance > most) {
            most = distance;
            best = i;
        }
    }
    if (best == HULL_END)
        return;
    struct nci_facet *facet = &h->facet[best];
    b->next[point] = facet->outside;
    facet->outside = point;
    if (most > facet->distance) {
        facet->distance = most;
        facet->farthest = point;
    }
}
static inline size_t first_farthest(const struct building *b, const size_t *corner, int known, double *most)
{
    const double *a = b->points + 3 * corner[0];
    double u[3] = {0, 0, 0}, v[3] = {0, 0, 0}, n[3] = {0, 0, 0};
    size_t best = 0;
    *most = 0;
    if (known > 1)
        hull_difference(b->points + 3 * corner[1], a, u);
    if (known > 2) {
        hull_difference(b->points + 3 * corner[2], a, v);
        nci_cross(u, v, n);
    }
    for (size_t i = 0; i < b->count; i++) {
        double d[3], c[3], value;
        hull_difference(b->points + 3 * i, a, d);
        if (known == 1) {
            value = sqrt(nci_dot(d, d));
        } else if (known == 2) {
            nci_cross(u, d, c);
            value = sqrt(nci_dot(c, c) / nci_dot(u, u));
        } else {
            value = fabs(nci_dot(n, d)) / sqrt(nci_dot(n, n));
        }
        if (value > *most) {
            *most = value;
            best = i;
        }
    }
    return best;
}
static inline int hull_begin(struct building *b)
{
    size_t corner[4] = {0, 0, 0, 0};
    static const int face[4][3] = {{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}};
    double most;
    for (size_t i = 1; i < b->count; i++)
        if (b->points[3 * i] < b->points[3 * corner[0]])
            corner[0] = i;
    for (int known = 1; known < 4; known++) {
        corner[known] = first_farthest(b, corner, known, &most);
        if (!(most > b->tolerance))
            return NC_E_DATA;
    }
    double d[3];
    struct nci_facet base = {.vertex = {corner[0], corner[1], corner[2]}};
    facet_plane(b->points, &base);
    hull_difference(b->points + 3 * corner[3], b->points + 3 * corner[0], d);
    if (nci_dot(base.normal, d) > 0) {
        const size_t swap = corner[1];
        corner[1] = corner[2];
        corner[2] = swap;
    }
    for (int f = 0; f < 4; f++)
        if (facet_new(b, corner[face[f][0]], corner[face[f][1]], corner[face[f][2]]) == HULL_END)
            return NC_E_MEMORY;
    for (size_t f = 0; f < 4; f++)
        for (int e = 0; e < 3; e++)
            for (size_t g = 0; g < 4; g++)
                for (int k = 0; k < 3; k++)
                    if (face[f][e] == face[g][(k + 1) % 3] && face[f][(e + 1) % 3] == face[g][k])
                        b->hull->facet[f].neighbour[e] = g;
    for (size_t i = 0; i < b->count; i++)
        point_assign(b, i, 0);
    return NC_OK;
}
static inline size_t hull_seen(struct building *b, size_t first, const double *p)
{
    struct nci_hull *h = b->hull;
    size_t seen = 1;
    if (b->stack_room < h->facets + 1) {
        const size_t room = 2 * h->facets + 64;
        size_t *stack = room < SIZE_MAX / sizeof *stack ? realloc(b->stack, room * sizeof *stack) : NULL;
        if (!stack)
            return 0;
        b->stack = stack;
        b->stack_room = room;
    }
    b->stack[0] = first;
    h->facet[first].dead = 1;
    for (size_t i = 0; i < seen; i++)
        for (int e = 0; e < 3; e++) {
            const size_t g = h->facet[b->stack[i]].neighbour[e];
            if (!h->facet[g].dead && facet_distance(&h->facet[g], p) > b->tolerance * 1e-3) {
                h->facet[g].dead = 1;
                b->stack[seen++] = g;
            }
        }
    return seen;
}
static inline int hull_cone(struct building *b, size_t seen, size_t point)
{
    struct nci_hull *h = b->hull;
    const size_t first = h->facets;
    int simple = 1;
    for (size_t i = 0; i < seen && simple; i++)
        for (int e = 0; e < 3; e++) {
            const struct nci_facet *facet = &h->facet[b->stack[i]];
            const size_t outer = facet->neighbour[e], u = facet->vertex[e], v = facet->vertex[(e + 1) % 3];
            if (h->facet[outer].dead)
                continue;
            const size_t new = facet_new(b, u, v, point);
            if (new == HULL_END)
                return NC_E_MEMORY;
            simple = simple && b->start[u] == HULL_END && !h->facet[new].dead;
            h->facet[new].neighbour[0] = outer;
            b->start[u] = new;
        }
    for (size_t i = first; i < h->facets && simple; i++) {
        const size_t after = b->start[h->facet[i].vertex[1]];
        simple = after != HULL_END;
        if (simple) {
            h->facet[i].neighbour[1] = after;
            h->facet[after].neighbour[2] = i;
        }
    }
    for (size_t i = first; i < h->facets; i++) {
        struct nci_facet *facet = &h->facet[i];
        b->start[facet->vertex[0]] = HULL_END;
        struct nci_facet *outer = &h->facet[facet->neighbour[0]];
        for (int e = 0; e < 3 && simple; e++)
            if (outer->vertex[e] == facet->vertex[1] && outer->vertex[(e + 1) % 3] == facet->vertex[0])
                outer->neighbour[e] = i;
    }
    if (!simple) {
        h->facets = first;
        for (size_t i = 0; i < seen; i++)
            h->facet[b->stack[i]].dead = 0;
    }
    return simple ? NC_OK : NC_E_NO_CONVERGENCE;
}
static inline void hull_skip(struct building *b, struct nci_facet *facet)
{
    b->hull->missed = fmax(b->hull->missed, facet->distance);
    size_t *link = &facet->outside, kept = HULL_END;
    double most = 0;
    while (*link != HULL_END) {
        if (*link == facet->farthest) {
            *link = b->next[*link];
            continue;
        }
        const double distance = facet_distance(facet, b->points + 3 * *link);
        if (distance > most) {
            most = distance;
            kept = *link;
        }
        link = &b->next[*link];
    }
    facet->farthest = kept;
    facet->distance = most;
}
static inline int hull_grow(struct building *b)
{
    struct nci_hull *h = b->hull;
    for (size_t i = 0; i < h->facets; i++)
        while (!h->facet[i].dead && h->facet[i].outside != HULL_END) {
            const size_t point = h->facet[i].farthest;
            const size_t first = h->facets, seen = hull_seen(b, i, b->points + 3 * point);
            if (seen == 0)
                return NC_E_MEMORY;
            const int status = hull_cone(b, seen, point);
            if (status == NC_E_MEMORY)
                return status;
            if (status) {
                hull_skip(b, &h->facet[i]);
                continue;
            }
            for (size_t k = 0; k < seen; k++)
                for (size_t p = h->facet[b->stack[k]].outside, next; p != HULL_END; p = next) {
                    next = b->next[p];
                    if (p != point)
                        point_assign(b, p, first);
                }
        }
    return NC_OK;
}
static inline int hull_finish(struct building *b)
{
    struct nci_hull *h = b->hull;
    size_t alive = 0;
    for (size_t i = 0; i < h->facets; i++)
        if (!h->facet[i].dead)
            h->facet[alive++] = h->facet[i];
    h->facets = alive;
    h->vertex = nci_indices(b->count);
    if (!h->vertex)
        return NC_E_MEMORY;
    for (size_t i = 0; i < alive; i++)
        for (int e = 0; e < 3; e++) {
            const size_t v = h->facet[i].vertex[e];
            if (b->start[v] == HULL_END) {
                b->start[v] = 0;
                h->vertex[h->vertices++] = v;
            }
        }
    h->missed = fmax(h->missed, b->tolerance);
    return NC_OK;
}
int nci_spatial_hull(const double *points, size_t count, double tolerance, struct nci_hull *hull)
{
    *hull = (struct nci_hull){0};
    struct building b = {.points = points,
                         .count = count,
                         .tolerance = tolerance,
                         .hull = hull,
                         .next = nci_indices(count),
                         .start = nci_indices(count)};
    int status = b.next && b.start ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < count && !status; i++)
        b.start[i] = HULL_END;
    if (!status)
        status = count < 4 ? NC_E_DATA : hull_begin(&b);
    if (!status)
        status = hull_grow(&b);
    if (!status)
        status = hull_finish(&b);
    free(b.next);
    free(b.start);
    free(b.stack);
    return status;
}
double nci_spatial_depth(const struct nci_hull *hull, const double point[3])
{
    double least = INFINITY;
    for (size_t i = 0; i < hull->facets; i++)
        least = fmin(least, -facet_distance(&hull->facet[i], point));
    return least;
}
enum { MOVE = 0, HALF = 3, RADIUS = 6, TURN = 7, BULGE = 10, PARAMETERS = 11 };
static inline int body_needles(const struct nci_body *body)
{
    return body->form == NC_FIT_BOX ? 3 : 1;
}
size_t nci_body_shape(const struct nci_body *body, double shape[NCI_BODY_SHAPE])
{
    const int whole = body->form == NC_FIT_ELLIPSOID, terms = whole ? 1 : body_needles(body);
    size_t n = 0;
    for (int k = 0; k < terms; k++) {
        double M[6] = {0, 0, 0, 0, 0, 0};
        for (int a = 0; a < 3; a++) {
            const double half = whole || a == k ? body->half[a] : body->bulge, *e = body->axis[a];
            for (int i = 0, at = 0; i < 3; i++)
                for (int j = i; j < 3; j++)
                    M[at++] += half * half * e[i] * e[j];
        }
        n += nc_spatial_quadratic(shape + n, NCI_BODY_SHAPE - n, M);
    }
    if (!whole)
        n += nc_spatial_offset(shape + n, NCI_BODY_SHAPE - n, body->r);
    return n + nc_spatial_shift(shape + n, NCI_BODY_SHAPE - n, body->centre[0], body->centre[1],
                                body->centre[2]);
}
static inline void body_row(const struct nci_body *body, const double n[3], double row[PARAMETERS])
{
    const int whole = body->form == NC_FIT_ELLIPSOID, terms = whole ? 3 : body_needles(body);
    double u[3], square = 0;
    for (int i = 0; i < PARAMETERS; i++)
        row[i] = i < HALF ? n[i] : 0;
    for (int a = 0; a < 3; a++) {
        u[a] = nci_dot(body->axis[a], n);
        square += body->half[a] * body->half[a] * u[a] * u[a];
    }
    row[RADIUS] = !whole;
    for (int a = 0; a < terms; a++) {
        const double half = body->half[a], thin = whole ? 0 : body->bulge * body->bulge;
        const double h = sqrt(whole ? square : half * half * u[a] * u[a] + thin * (1 - u[a] * u[a]));
        double turn[3];
        if (!(h > 0))
            continue;
        row[HALF + a] = half * u[a] * u[a] / h;
        row[BULGE] += whole ? 0 : body->bulge * (1 - u[a] * u[a]) / h;
        nci_cross(body->axis[a], n, turn);
        for (int i = 0; i < 3; i++)
            row[TURN + i] += (half * half - thin) * u[a] * turn[i] / h;
    }
}
static inline void body_turn(struct nci_body *body, const double w[3])
{
    const double angle = sqrt(nci_dot(w, w)), s = angle > 0 ? sin(angle) / angle : 1;
    const double c = angle > 0 ? (1 - cos(angle)) / (angle * angle) : 0;
    for (int a = 0; a < 2; a++) {
        double *e = body->axis[a], first[3], second[3];
        nci_cross(w, e, first);
        nci_cross(w, first, second);
        for (int i = 0; i < 3; i++)
            e[i] += s * first[i] + c * second[i];
    }
    double *x = body->axis[0], *y = body->axis[1];
    const double length = sqrt(nci_dot(x, x));
    for (int i = 0; i < 3; i++)
        x[i] /= length;
    const double along = nci_dot(x, y);
    for (int i = 0; i < 3; i++)
        y[i] -= along * x[i];
    const double width = sqrt(nci_dot(y, y));
    for (int i = 0; i < 3; i++)
        y[i] /= width;
    nci_cross(x, y, body->axis[2]);
}
static inline void body_move(struct nci_body *body, const double step[PARAMETERS], double size)
{
    double turn[3];
    const int whole = body->form == NC_FIT_ELLIPSOID, terms = whole ? 3 : body_needles(body);
    for (int i = 0; i < 3; i++) {
        body->centre[i] += step[MOVE + i];
        turn[i] = fmin(fmax(step[TURN + i], -0.3), 0.3);
    }
    body->bulge =
        fmax(body->bulge + step[BULGE], 2e-4 * size);
    for (int a = 0; a < terms; a++)
        body->half[a] = fmax(fabs(body->half[a] + step[HALF + a]), whole ? 1e-3 * size : body->bulge);
    body->r = fmax(body->r + step[RADIUS], body->least);
    body_turn(body, turn);
}
static inline int body_step(const double *points, size_t count, const double *normal, const struct nci_body *body,
                     double damp, double size, int held, double step[PARAMETERS])
{
    enum { BLOCK = 64 };
    double shape[NCI_BODY_SHAPE], rows[BLOCK * PARAMETERS], values[BLOCK];
    const size_t n = nci_body_shape(body, shape);
    struct nci_triangle triangle;
    int status = nci_triangle_new(&triangle, PARAMETERS);
    for (size_t start = 0; start < count && !status; start += BLOCK) {
        const size_t block = count - start < BLOCK ? count - start : BLOCK;
        for (size_t i = 0; i < block && !status; i++) {
            const double *x = normal + 3 * (start + i);
            double h = 0;
            status = nc_spatial_eval(shape, n, x, &h, NULL, NULL);
            body_row(body, x, rows + i * PARAMETERS);
            for (int k = 0; k < 3; k++)
                rows[i * PARAMETERS + TURN + (size_t)k] /= size;
            rows[i * PARAMETERS + RADIUS] = held ? 0 : rows[i * PARAMETERS + RADIUS];
            values[i] = nci_dot(x, points + 3 * (start + i)) - h;
        }
        if (!status)
            nci_triangle_add(&triangle, rows, values, block);
    }
    for (size_t i = 0; i < PARAMETERS; i++) {
        values[i] = 0;
        for (size_t j = 0; j < PARAMETERS; j++)
            rows[i * PARAMETERS + j] = i == j ? sqrt(damp * (double)count) : 0;
    }
    if (!status) {
        nci_triangle_add(&triangle, rows, values, PARAMETERS);
        status = nci_triangle_solve(&triangle, step);
    }
    for (int k = 0; k < 3; k++)
        step[TURN + k] /= size;
    nci_triangle_free(&triangle);
    return status;
}
int nci_body_fit(const double *points, size_t count, struct nci_body *body, double *sum)
{
    double shape[NCI_BODY_SHAPE], *normal = nci_room(count, 3), *trial = nci_room(count, 3), damp = 1e-4;
    const double size = fmax(fmax(body->half[0], body->half[1]), body->half[2]) + body->r;
    int status = normal && trial ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < count && !status; i++) {
        double *x = normal + 3 * i, length = 0;
        for (int k = 0; k < 3; k++) {
            x[k] = points[3 * i + (size_t)k] - body->centre[k];
            length += x[k] * x[k];
        }
        for (int k = 0; k < 3; k++)
            x[k] = length > 0 ? x[k] / sqrt(length) : k == 0;
    }
    if (!status) {
        const size_t n = nci_body_shape(body, shape);
        nci_spatial_look(shape, n, points, count, normal);
        status = nci_spatial_feet(shape, n, points, count, normal, sum);
    }
    for (int i = 0; i < 60 && !status; i++) {
        double step[PARAMETERS], now;
        struct nci_body next = *body;
        status = body_step(points, count, normal, body, damp, size, 0, step);
        if (!status && body->r + step[RADIUS] < body->least && body->form != NC_FIT_ELLIPSOID) {
            next.r = body->least;
            status = body_step(points, count, normal, body, damp, size, 1, step);
        }
        if (status)
            break;
        body_move(&next, step, size);
        memcpy(trial, normal, 3 * count * sizeof *trial);
        const int failed =
            nci_spatial_feet(shape, nci_body_shape(&next, shape), points, count, trial, &now);
        if (failed || !(now < *sum)) {
            damp *= 10;
            if (damp > 1e8)
                break;
            continue;
        }
        const double gain = *sum - now;
        *body = next;
        *sum = now;
        memcpy(normal, trial, 3 * count * sizeof *normal);
        damp = fmax(damp / 10, 1e-14);
        if (gain <= 1e-9 * now)
            break;
    }
    free(normal);
    free(trial);
    return status;
}
void nci_spatial_trial_free(struct nci_spatial_trial *trial)
{
    nci_spatial_solution_free(&trial->solution);
}
static inline void foot_step(const struct nci_jet *jet, const double n[3], const double p[3], double distance,
                      double step[3])
{
    double value[2], direction[2][3], g[3];
    for (int i = 0; i < 3; i++) {
        g[i] = p[i] - jet->g[i];
        step[i] = 0;
    }
    nci_principal(jet->H, n, value, direction);
    for (int k = 0; k < 2; k++) {
        const double bend =
            fmax(fabs(value[k] + distance), 1e-12 * (fabs(value[1]) + fabs(distance)) + DBL_MIN);
        for (int i = 0; i < 3; i++)
            step[i] += nci_dot(g, direction[k]) / bend * direction[k][i];
    }
    const double length = sqrt(nci_dot(step, step));
    for (int i = 0; i < 3 && length > 0.4; i++)
        step[i] *= 0.4 / length;
}
static inline double foot_newton(const double *shape, size_t n, const double p[3], double normal[3])
{
    struct nci_jet jet;
    if (nci_spatial_sum(shape, n, normal, 2, NULL, NULL, &jet) || !nci_finite(jet.H, 6))
        return NAN;
    double distance = nci_dot(normal, p) - jet.h;
    for (int i = 0; i < 40; i++) {
        double step[3], next = -INFINITY, to[3];
        foot_step(&jet, normal, p, distance, step);
        const double length = sqrt(nci_dot(step, step));
        for (double part = 1; part * length > 1e-15 && part > 1e-9; part /= 2) {
            double size = 0;
            for (int k = 0; k < 3; k++) {
                to[k] = normal[k] + part * step[k];
                size += to[k] * to[k];
            }
            for (int k = 0; k < 3; k++)
                to[k] /= sqrt(size);
            if (nci_spatial_sum(shape, n, to, 2, NULL, NULL, &jet) || !nci_finite(jet.H, 6))
                continue;
            next = nci_dot(to, p) - jet.h;
            if (next >= distance)
                break;
        }
        if (!(next > distance))
            break;
        memcpy(normal, to, sizeof to);
        distance = next;
        if (length < 1e-11)
            break;
    }
    return distance;
}
static inline int foot_is_there(const double *shape, size_t n, const double p[3], const double normal[3],
                         double distance)
{
    double h, g[3], apart = 0, aside = 0;
    if (nc_spatial_eval(shape, n, normal, &h, g, NULL))
        return 0;
    for (int i = 0; i < 3; i++) {
        const double d = p[i] - g[i];
        apart += d * d;
        aside += (d - distance * normal[i]) * (d - distance * normal[i]);
    }
    return sqrt(aside) <= 1e-3 * sqrt(apart) + 1e-9 * sqrt(nci_dot(p, p));
}
double nci_spatial_foot(const double *shape, size_t n, const double p[3], double normal[3])
{
    const double distance = foot_newton(shape, n, p, normal), still[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    if (foot_is_there(shape, n, p, normal, distance))
        return distance;
    double ball[3], gap, to[3] = {normal[0], normal[1], normal[2]}, a[3], b[3];
    const size_t size = nc_spatial_offset(ball, 3, 1e-3 * sqrt(nci_dot(p, p)) + DBL_MIN);
    if (nc_spatial_pair(shape, n, ball, size, p, still, to, &gap, a, b) || !(gap + ball[2] > distance))
        return distance;
    memcpy(normal, to, sizeof to);
    return gap + ball[2];
}
void nci_spatial_look(const double *shape, size_t n, const double *points, size_t count, double *normal)
{
    enum { TABLE = 256 };
    double table[TABLE][4];
    for (size_t k = 0; k < TABLE; k++) {
        nci_sphere_direction(k, TABLE, table[k]);
        if (nc_spatial_eval(shape, n, table[k], &table[k][3], NULL, NULL))
            table[k][3] = INFINITY;
    }
    for (size_t i = 0; i < count; i++) {
        double *x = normal + 3 * i, h;
        const double *p = points + 3 * i;
        double best = nc_spatial_eval(shape, n, x, &h, NULL, NULL) ? -INFINITY : nci_dot(x, p) - h;
        for (size_t k = 0; k < TABLE; k++)
            if (nci_dot(table[k], p) - table[k][3] > best) {
                best = nci_dot(table[k], p) - table[k][3];
                memcpy(x, table[k], 3 * sizeof *x);
            }
    }
}
int nci_spatial_feet(const double *shape, size_t n, const double *points, size_t count, double *normal,
                     double *sum)
{
    *sum = 0;
    for (size_t i = 0; i < count; i++) {
        const double distance = nci_spatial_foot(shape, n, points + 3 * i, normal + 3 * i);
        *sum += distance * distance;
    }
    return isfinite(*sum) ? NC_OK : NC_E_SINGULAR;
}
static inline int turns_triangle(const struct nci_spatial_data *data, const struct nci_sphere *sphere,
                          struct nci_triangle *triangle)
{
    enum { BLOCK = 64 };
    double *rows = nci_room(BLOCK, sphere->n), values[BLOCK];
    int status = nci_triangle_new(triangle, sphere->n);
    if (!rows)
        status = NC_E_MEMORY;
    for (size_t start = 0; start < data->count && !status; start += BLOCK) {
        const size_t block = data->count - start < BLOCK ? data->count - start : BLOCK;
        for (size_t i = 0; i < block; i++) {
            const double *x = data->normal + 3 * (start + i);
            double base = 0;
            if (sphere->base)
                nc_spatial_eval(sphere->base, sphere->base_size, x, &base, NULL, NULL);
            nci_sphere_row(sphere->degree, x, NULL, rows + i * sphere->n, NULL);
            values[i] = nci_dot(x, data->points + 3 * (start + i)) - base;
        }
        nci_triangle_add(triangle, rows, values, block);
    }
    free(rows);
    return status;
}
static inline int turns_smoothing(const struct nci_spatial_data *data, const struct nci_triangle *triangle,
                           const struct nci_triangle *rough, struct nci_smoothing *smoothing)
{
    const struct nc_fit_options *o = data->options;
    const double least = nci_smoothing_least(triangle, rough),
                 left = (double)data->count - (double)triangle->n;
    int status = NC_OK;
    if (o->smoothing != NC_FIT_EXACT && triangle->n > 4)
        status = nci_smoothing_choose(triangle, data->count, rough,
                                      o->smoothing == NC_FIT_NOISE ? o->noise : 0, smoothing);
    else
        *smoothing = (struct nci_smoothing){least, (double)triangle->n,
                                            left > 0 ? sqrt(triangle->rest / left) : 0, 0};
    smoothing->weight = fmax(smoothing->weight, least);
    return status;
}
static inline double turns_energy(const struct nci_triangle *rough, const double *x)
{
    double sum = 0;
    for (size_t i = 0; i < rough->n; i++) {
        const double part = rough->r[i * rough->n + i] * x[i];
        sum += part * part;
    }
    return sum;
}
static inline int turns_back(struct nci_spatial_data *data, struct nci_spatial_trial *trial,
                      const struct nci_triangle *rough, const double *x, double before)
{
    struct nci_spatial_solution *s = &trial->solution;
    const double weight = trial->smoothing.weight,
                 limit = (before + weight * turns_energy(rough, x)) * (1 + 1e-9);
    int status = NC_OK;
    for (int half = 0; half < 8 && !status; half++) {
        if (!(trial->sum + weight * turns_energy(rough, s->x) > limit))
            break;
        for (size_t i = 0; i < trial->sphere.n; i++)
            s->x[i] = (s->x[i] + x[i]) / 2;
        nci_sphere_shape(&trial->sphere, s->x, s->shape, s->n);
        status = nci_spatial_feet(s->shape, s->n, data->points, data->count, data->normal, &trial->sum);
    }
    return status;
}
static inline int turns_solve(struct nci_spatial_data *data, struct nci_spatial_trial *trial,
                       const struct nci_triangle *rough, size_t round, int choose, int prove)
{
    struct nci_triangle triangle = {0, NULL, NULL, 0}, sum = {0, NULL, NULL, 0};
    struct nci_spatial_solution *s = &trial->solution;
    const double last = trial->sum;
    double *x = nci_room(trial->sphere.n, 1);
    int status = x ? turns_triangle(data, &trial->sphere, &triangle) : NC_E_MEMORY;
    if (!status && choose)
        status = turns_smoothing(data, &triangle, rough, &trial->smoothing);
    if (!status)
        status = nci_smoothing_add(&triangle, rough, trial->smoothing.weight, &sum);
    if (!status) {
        memcpy(x, s->x, trial->sphere.n * sizeof *x);
        status = nci_spatial_constrain(&trial->sphere, &sum, data->rho, data->size, prove, s);
    }
    if (!status)
        status = nci_spatial_feet(s->shape, s->n, data->points, data->count, data->normal, &trial->sum);
    if (!status && round > 0 && !prove)
        status = turns_back(data, trial, rough, x, last);
    nci_triangle_free(&triangle);
    nci_triangle_free(&sum);
    free(x);
    return status;
}
int nci_spatial_rounds(struct nci_spatial_data *data, struct nci_spatial_trial *trial)
{
    enum { FREE = 3, MOST = 25 };
    const struct nc_fit_options *o = data->options;
    const double count = (double)data->count;
    struct nci_triangle rough;
    double last = INFINITY;
    int status = nci_sphere_rough(trial->sphere.degree, &rough);
    if (!status)
        status = nci_spatial_solution_new(&trial->solution, &trial->sphere);
    for (size_t round = 0; round < MOST && !status; round++) {
        status = turns_solve(data, trial, &rough, round, round < FREE, 0);
        trial->rounds++;
        if (round >= FREE && fabs(last - trial->sum) <= 1e-5 * trial->sum)
            break;
        if (round > 0 && trial->sum <= 1e-28 * count * data->size * data->size)
            break;
        last = trial->sum;
    }
    if (!status)
        status = turns_solve(data, trial, &rough, 0, 0, 1);
    trial->score = o->smoothing == NC_FIT_EXACT
                       ? trial->sum / count
                       : nci_smoothing_score(trial->sum, count, trial->smoothing.freedom,
                                             o->smoothing == NC_FIT_NOISE ? o->noise : 0);
    nci_triangle_free(&rough);
    return status;
}
void nci_cloud_free(struct nci_cloud *cloud)
{
    nci_spatial_hull_free(&cloud->hull);
}
static inline double cloud_facet(const struct nci_cloud *c, const struct nci_facet *f, double middle[3])
{
    const double *a = c->points + 3 * f->vertex[0], *b = c->points + 3 * f->vertex[1];
    const double *d = c->points + 3 * f->vertex[2];
    double u[3], v[3], n[3];
    for (int i = 0; i < 3; i++) {
        u[i] = b[i] - a[i];
        v[i] = d[i] - a[i];
        middle[i] = (a[i] + b[i] + d[i]) / 3;
    }
    nci_cross(u, v, n);
    return sqrt(nci_dot(n, n)) / 2;
}
static inline void cloud_jacobi(const double M[6], double vector[3][3])
{
    double A[3][3] = {{M[0], M[1], M[2]}, {M[1], M[3], M[4]}, {M[2], M[4], M[5]}};
    double V[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (int turn = 0; turn < 30; turn++) {
        const int p = turn % 3, q = (p + 1) % 3;
        const double angle = A[p][q] == 0 ? 0 : atan2(2 * A[p][q], A[p][p] - A[q][q]) / 2;
        const double c = cos(angle), s = sin(angle);
        for (int k = 0; k < 3; k++) {
            const double x = A[k][p], y = A[k][q];
            A[k][p] = c * x + s * y;
            A[k][q] = c * y - s * x;
        }
        for (int k = 0; k < 3; k++) {
            const double x = A[p][k], y = A[q][k], v = V[p][k], w = V[q][k];
            A[p][k] = c * x + s * y;
            A[q][k] = c * y - s * x;
            V[p][k] = c * v + s * w;
            V[q][k] = c * w - s * v;
        }
    }
    memcpy(vector, V, sizeof V);
    nci_cross(vector[0], vector[1], vector[2]);
}
static inline void cloud_direction(const struct nci_cloud *c, const double *normal, double out[3])
{
    enum { BINS = 800 };
    double mass[BINS] = {0}, sum[BINS][3] = {{0}}, bin[BINS][3], middle[3];
    for (size_t k = 0; k < BINS; k++)
        nci_sphere_direction(k, BINS, bin[k]);
    for (size_t i = 0; i < c->hull.facets; i++) {
        const struct nci_facet *f = &c->hull.facet[i];
        const double area = cloud_facet(c, f, middle);
        if (normal && fabs(nci_dot(f->normal, normal)) > 0.14)
            continue;
        for (size_t k = 0; k < BINS; k++) {
            const double along = nci_dot(f->normal, bin[k]);
            if (fabs(along) < 0.99)
                continue;
            mass[k] += area;
            for (int j = 0; j < 3; j++)
                sum[k][j] += copysign(area, along) * f->normal[j];
        }
    }
    size_t best = 0;
    for (size_t k = 1; k < BINS; k++)
        best = mass[k] > mass[best] ? k : best;
    const double *s = mass[best] > 0 ? sum[best] : bin[best];
    double along = normal ? nci_dot(s, normal) : 0, length = 0;
    for (int j = 0; j < 3; j++) {
        out[j] = s[j] - (normal ? along * normal[j] : 0);
        length += out[j] * out[j];
    }
    for (int j = 0; j < 3; j++)
        out[j] /= sqrt(length);
}
static inline void cloud_measure(struct nci_cloud *c)
{
    double surface = 0, second[6] = {0}, middle[3];
    for (size_t i = 0; i < c->hull.facets; i++) {
        const double area = cloud_facet(c, &c->hull.facet[i], middle);
        surface += area;
        for (int j = 0; j < 3; j++)
            c->centre[j] += area * middle[j];
    }
    for (int j = 0; j < 3; j++)
        c->centre[j] /= surface;
    for (size_t i = 0; i < c->hull.facets; i++) {
        const double area = cloud_facet(c, &c->hull.facet[i], middle);
        for (int j = 0; j < 3; j++)
            middle[j] -= c->centre[j];
        for (int j = 0, at = 0; j < 3; j++)
            for (int k = j; k < 3; k++)
                second[at++] += area * middle[j] * middle[k];
    }
    for (size_t i = 0; i < c->hull.vertices; i++) {
        const double *p = c->points + 3 * c->hull.vertex[i];
        double square = 0;
        for (int j = 0; j < 3; j++)
            square += (p[j] - c->centre[j]) * (p[j] - c->centre[j]);
        c->size = fmax(c->size, sqrt(square));
    }
    c->radius = sqrt(surface / (4 * NCI_PI));
    cloud_jacobi(second, c->principal);
    cloud_direction(c, NULL, c->axis[0]);
    cloud_direction(c, c->axis[0], c->axis[1]);
    nci_cross(c->axis[0], c->axis[1], c->axis[2]);
}
int nci_cloud_new(const double *points, const double *normals, size_t count, struct nci_cloud *cloud)
{
    double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY}, extent = 0;
    *cloud = (struct nci_cloud){.points = points, .normals = normals, .count = count};
    for (size_t i = 0; i < 3 * count; i++) {
        low[i % 3] = fmin(low[i % 3], points[i]);
        high[i % 3] = fmax(high[i % 3], points[i]);
    }
    for (int j = 0; j < 3 && count; j++)
        extent = fmax(extent, high[j] - low[j]);
    const int status = nci_spatial_hull(points, count, 1e-7 * extent, &cloud->hull);
    if (!status)
        cloud_measure(cloud);
    return status;
}
size_t nci_cloud_pick(size_t i, size_t some, size_t count)
{
    const double part = (double)count / (double)some;
    const uint64_t mixed =
        ((uint64_t)i + 1) * 0x9e3779b97f4a7c15u;
    const double place = some < count ? (double)(mixed >> 11) / 9007199254740992.0 : 0;
    const size_t at = (size_t)(((double)i + place) * part);
    return at < count ? at : count - 1;
}
static inline int smooth_coarse(const struct nci_cloud *c, size_t most, struct nci_hull *coarse)
{
    double tolerance = 1e-6 * c->size;
    for (;;) {
        const int status = nci_spatial_hull(c->points, c->count, tolerance, coarse);
        if (status || coarse->vertices <= most)
            return status;
        nci_spatial_hull_free(coarse);
        tolerance *= 1.5;
    }
}
int nci_cloud_smooth(const struct nci_cloud *c, size_t most, double rho, double **shape, size_t *n,
                     double *bound)
{
    struct nci_hull coarse;
    double *vertices = NULL, far = 0, near = INFINITY;
    int status = smooth_coarse(c, most < 8 ? 8 : most, &coarse);
    for (size_t i = 0; i < coarse.facets && !status; i++)
        near = fmin(near, coarse.facet[i].height - nci_dot(coarse.facet[i].normal, c->centre));
    if (!status && !(near > rho))
        status = NC_E_OPTION;
    if (!status) {
        vertices = nci_room(coarse.vertices, 3);
        *n = nc_spatial_hull(NULL, 0, vertices, coarse.vertices, 100) + 3 + 5;
        *shape = nci_room(*n, 1);
        status = vertices && *shape ? NC_OK : NC_E_MEMORY;
    }
    const double count = (double)coarse.vertices, p = fmin(fmax(log(fmax(count, 4)) / log(1.01), 4), 900);
    const double swell = pow(count, 1 / p), scale = 2 / (1 + swell), room = 1 - rho / near;
    for (size_t i = 0; i < coarse.vertices && !status; i++) {
        double square = 0;
        for (size_t j = 0; j < 3; j++) {
            const double d = c->points[3 * coarse.vertex[i] + j] - c->centre[j];
            vertices[3 * i + j] = scale * room * d;
            square += d * d;
        }
        far = fmax(far, sqrt(square));
    }
    if (!status) {
        size_t at = nc_spatial_hull(*shape, *n, vertices, coarse.vertices, p);
        at += nc_spatial_offset(*shape + at, *n - at, rho);
        *n = at + nc_spatial_shift(*shape + at, *n - at, c->centre[0], c->centre[1], c->centre[2]);
        status = nc_spatial_check(*shape, *n);
        const double high = scale * room * swell - 1, low = scale * room - 1;
        *bound = coarse.missed + fmax(fmax(fabs(high * near + rho), fabs(high * far + rho)),
                                      fmax(fabs(low * near + rho), fabs(low * far + rho)));
    }
    nci_spatial_hull_free(&coarse);
    free(vertices);
    return status;
}
static inline void bases_start(const struct nci_cloud *c, double axis[3][3], double rho, struct nci_body *body)
{
    memcpy(body->axis, axis, sizeof body->axis);
    memcpy(body->centre, c->centre, sizeof body->centre);
    double least = INFINITY;
    for (int a = 0; a < 3; a++) {
        double low = INFINITY, high = -INFINITY;
        for (size_t i = 0; i < c->hull.vertices; i++) {
            const double x = nci_dot(body->axis[a], c->points + 3 * c->hull.vertex[i]);
            low = fmin(low, x);
            high = fmax(high, x);
        }
        body->half[a] = (high - low) / 2;
        least = fmin(least, body->half[a]);
        const double middle = (high + low) / 2 - nci_dot(body->axis[a], body->centre);
        for (int i = 0; i < 3; i++)
            body->centre[i] += middle * body->axis[a][i];
    }
    body->bulge = 1e-3 * c->size;
    body->least = fmax(1.001 * rho, 1e-4 * c->size);
    if (body->form == NC_FIT_ELLIPSOID)
        return;
    body->r = fmax((body->form == NC_FIT_BOX ? 0.3 : 0.9) * least, body->least);
    if (body->form == NC_FIT_CAPSULE) {
        const int longest = body->half[0] > body->half[1] ? (body->half[0] > body->half[2] ? 0 : 2)
                                                          : (body->half[1] > body->half[2] ? 1 : 2);
        double turned[3][3];
        for (int a = 0; a < 3; a++)
            memcpy(turned[a], body->axis[(longest + a) % 3], sizeof turned[a]);
        memcpy(body->axis, turned, sizeof turned);
        body->half[0] = body->half[longest];
    }
    for (int a = 0; a < 3; a++)
        body->half[a] = fmax(body->half[a] - body->r, body->bulge);
}
static inline void bases_axes(const struct nci_cloud *c, int k, double axis[3][3])
{
    memcpy(axis, k == 1 ? c->axis : c->principal, 9 * sizeof(double));
    if (k < 2)
        return;
    const int a = k - 2, b = (a + 1) % 3, d = (a + 2) % 3;
    for (int i = 0; i < 3; i++) {
        const double x = axis[b][i], y = axis[d][i];
        axis[b][i] = (x + y) / sqrt(2);
        axis[d][i] = (y - x) / sqrt(2);
    }
}
static inline int bases_body(const struct nci_cloud *cloud, const struct nci_spatial_data *data, int form,
                      struct nci_base *base, size_t *bases)
{
    const size_t count = data->count < 500 ? data->count : 500;
    struct nci_body best = {.form = 0};
    double least = INFINITY, *some = nci_room(count, 3);
    int status = some ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < count && !status; i++)
        memcpy(some + 3 * i, data->points + 3 * nci_cloud_pick(i, count, data->count), 3 * sizeof *some);
    for (int k = 0; k < (form == NC_FIT_BOX ? 5 : 2) && !status; k++) {
        struct nci_body body = {.form = form};
        double sum = INFINITY, axis[3][3];
        bases_axes(cloud, k, axis);
        bases_start(cloud, axis, data->rho, &body);
        const int failed = nci_body_fit(some, count, &body, &sum);
        if (failed == NC_E_MEMORY)
            status = failed;
        if (!failed && sum < least) {
            least = sum;
            best = body;
        }
    }
    free(some);
    if (status || !best.form || nci_body_fit(data->points, data->count, &best, &least))
        return status;
    size_t at = (*bases)++;
    for (; at > 0 && base[at - 1].sum > least; at--)
        base[at] = base[at - 1];
    base[at] = (struct nci_base){.form = form, .sum = least};
    base[at].n = nci_body_shape(&best, base[at].shape);
    return NC_OK;
}
int nci_cloud_bases(const struct nci_cloud *cloud, const struct nci_spatial_data *data,
                    struct nci_base base[3], size_t *bases)
{
    const int form = data->options->form, any = form == NC_FIT_ANY && !data->options->base;
    int status = NC_OK;
    *bases = 0;
    if (any || form == NC_FIT_ELLIPSOID || form == NC_FIT_HARMONICS || data->options->base)
        status = bases_body(cloud, data, NC_FIT_ELLIPSOID, base, bases);
    if (!status && (any || form == NC_FIT_BOX))
        status = bases_body(cloud, data, NC_FIT_BOX, base, bases);
    if (!status && (any || form == NC_FIT_CAPSULE))
        status = bases_body(cloud, data, NC_FIT_CAPSULE, base, bases);
    return !status && *bases == 0 ? NC_E_NO_CONVERGENCE : status;
}
enum { THINNED = 10000 };
struct spatial_job {
    struct nci_cloud cloud;
    struct nci_spatial_data data;
    double *points, *normals;
    struct nci_base base[3];
    size_t bases;
};
static inline int job_points(struct spatial_job *job, const struct nc_fit_options *options, double rho)
{
    const struct nci_cloud *c = &job->cloud;
    const size_t count = c->count < THINNED ? c->count : THINNED;
    job->points = nci_room(count, 3);
    job->normals = nci_room(count, 3);
    if (!job->points || !job->normals)
        return NC_E_MEMORY;
    double outwards = 0;
    for (size_t i = 0; i < count; i++) {
        const size_t at = nci_cloud_pick(i, count, c->count);
        const double *n = c->normals ? c->normals + 3 * at : NULL;
        const double length = n ? sqrt(nci_dot(n, n)) : 0;
        for (size_t k = 0; k < 3; k++) {
            job->points[3 * i + k] = c->points[3 * at + k];
            job->normals[3 * i + k] = length > 0 ? n[k] / length : 0;
            outwards += job->normals[3 * i + k] * (job->points[3 * i + k] - c->centre[k]);
        }
    }
    for (size_t i = 0; i < 3 * count && outwards < 0; i++)
        job->normals[i] = -job->normals[i];
    job->data = (struct nci_spatial_data){.count = count,
                                          .points = job->points,
                                          .normal = job->normals,
                                          .size = c->size,
                                          .rho = rho,
                                          .options = options};
    return NC_OK;
}
static inline int job_feet(struct spatial_job *job, const struct nci_base *base)
{
    double sum;
    for (size_t i = 0; i < job->data.count; i++) {
        double *x = job->normals + 3 * i, length = 0;
        if (nci_dot(x, x) > 0)
            continue;
        for (int k = 0; k < 3; k++) {
            x[k] = job->points[3 * i + (size_t)k] - job->cloud.centre[k];
            length += x[k] * x[k];
        }
        for (int k = 0; k < 3; k++)
            x[k] = length > 0 ? x[k] / sqrt(length) : k == 2;
    }
    if (job->cloud.normals)
        return NC_OK;
    nci_spatial_look(base->shape, base->n, job->points, job->data.count, job->normals);
    return nci_spatial_feet(base->shape, base->n, job->points, job->data.count, job->normals, &sum);
}
static inline size_t job_degree(const struct spatial_job *job)
{
    const double coefficients = (double)job->data.count / 2.5;
    const size_t most = coefficients > 1 ? (size_t)sqrt(coefficients) : 1;
    if (job->data.options->terms)
        return job->data.options->terms;
    return most < 2 ? 1 : most > 11 ? 10 : most - 1;
}
static inline double base_parameters(int form)
{
    return form == NC_FIT_ELLIPSOID ? 9 : form == NC_FIT_CAPSULE ? 8 : form == NC_FIT_BOX ? 11 : 0;
}
static inline double job_score(const struct spatial_job *job, double sum, double freedom)
{
    const struct nc_fit_options *o = job->data.options;
    if (o->smoothing == NC_FIT_EXACT)
        return sum;
    return nci_smoothing_score(sum, (double)job->data.count, freedom,
                               o->smoothing == NC_FIT_NOISE ? o->noise : 0);
}
static inline int base_is_blunt(const struct spatial_job *job, const struct nci_base *base,
                         struct nc_spatial_convexity *bounds)
{
    return nc_spatial_convexity(base->shape, base->n, 1e-3, 0, bounds) == NC_OK &&
           bounds->lower >= job->data.rho;
}
static inline int base_is_exact(const struct spatial_job *job, const struct nci_base *base,
                         struct nc_spatial_convexity *bounds)
{
    const double least = 2e-7 * job->data.size;
    return !job->data.options->terms && base->sum <= (double)job->data.count * least * least &&
           base_is_blunt(job, base, bounds);
}
static inline int base_is_enough(const struct spatial_job *job, const struct nci_base *base,
                          const struct nci_spatial_trial *trial, double best,
                          struct nc_spatial_convexity *bounds)
{
    const double own = base_parameters(base->form),
                 both = own + trial->smoothing.freedom - 4;
    if (job->data.options->terms ||
        job_score(job, base->sum, own) > 1.03 * fmin(job_score(job, trial->sum, both), best))
        return 0;
    return base_is_blunt(job, base, bounds);
}
static inline int job_residuals(const struct nci_cloud *c, struct nc_fit *fit)
{
    double sum;
    fit->residual = nci_room(c->count, 1);
    fit->normal = nci_room(c->count, 3);
    if (!fit->residual || !fit->normal)
        return NC_E_MEMORY;
    for (size_t i = 0; i < c->count; i++) {
        double *x = fit->normal + 3 * i, length = 0;
        for (int k = 0; k < 3; k++) {
            x[k] = c->points[3 * i + (size_t)k] - c->centre[k];
            length += x[k] * x[k];
        }
        for (int k = 0; k < 3; k++)
            x[k] = length > 0 ? x[k] / sqrt(length) : k == 2;
    }
    nci_spatial_look(fit->shape, fit->n, c->points, c->count, fit->normal);
    const int status = nci_spatial_feet(fit->shape, fit->n, c->points, c->count, fit->normal, &sum);
    for (size_t i = 0; i < c->count && !status; i++) {
        double h = 0;
        nc_spatial_eval(fit->shape, fit->n, fit->normal + 3 * i, &h, NULL, NULL);
        fit->residual[i] = nci_dot(fit->normal + 3 * i, c->points + 3 * i) - h;
    }
    if (!status)
        nci_fit_residuals(fit);
    return status;
}
static inline int data_order(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
static inline int job_is_concave(const struct nci_cloud *c, struct nc_fit *fit, int *concave)
{
    enum { LOOK = 64 };
    double *size = nci_room(c->count, 1), *sorted = nci_room(c->count, 1);
    if (!size || !sorted) {
        free(size);
        free(sorted);
        return NC_E_MEMORY;
    }
    memcpy(sorted, fit->residual, c->count * sizeof *sorted);
    qsort(sorted, c->count, sizeof *sorted, data_order);
    const double limit = sorted[c->count > LOOK ? LOOK : c->count - 1];
    for (size_t i = 0, looked = 0; i < c->count && looked < 2 * LOOK; i++) {
        size[i] = 0;
        if (fit->residual[i] > limit)
            continue;
        const double depth = nci_spatial_depth(&c->hull, c->points + 3 * i);
        looked++;
        if (depth > fit->depth) {
            fit->depth = depth;
            fit->depth_at = i;
        }
    }
    for (size_t i = 0; i < c->count; i++)
        size[i] = fabs(fit->residual[i]);
    qsort(size, c->count, sizeof *size, data_order);
    *concave = fit->depth > 10 * size[c->count / 2] / 0.6745 + 1e-5 * c->size;
    free(size);
    free(sorted);
    return NC_OK;
}
static inline int deliver_base(const struct spatial_job *job, const struct nci_base *base,
                        const struct nc_spatial_convexity *bounds, struct nc_fit *fit)
{
    free(fit->shape);
    fit->shape = nci_room(base->n, 1);
    if (!fit->shape)
        return NC_E_MEMORY;
    memcpy(fit->shape, base->shape, base->n * sizeof *fit->shape);
    fit->n = base->n;
    fit->form = base->form;
    fit->min_radius = job->data.rho;
    fit->freedom = base_parameters(base->form);
    fit->coefficients = (size_t)fit->freedom;
    fit->lower = bounds->lower;
    memcpy(fit->lower_at, bounds->normal, sizeof fit->lower_at);
    return NC_OK;
}
static inline void deliver_trial(const struct spatial_job *job, int form, struct nci_spatial_trial *trial,
                          double score, double *best, struct nc_fit *fit)
{
    struct nci_spatial_solution *s = &trial->solution;
    if (!(score < *best))
        return;
    *best = score;
    free(fit->shape);
    fit->shape = s->shape;
    fit->n = s->n;
    s->shape = NULL;
    fit->form = form;
    fit->min_radius = job->data.rho;
    fit->rounds = trial->rounds;
    fit->coefficients = trial->sphere.n;
    fit->freedom = trial->smoothing.freedom + fmax(base_parameters(form) - 4, 0);
    fit->smoothing = trial->smoothing.weight;
    fit->cuts = s->cuts;
    fit->lower = s->lower;
    memcpy(fit->lower_at, s->lower_at, sizeof fit->lower_at);
}
static inline int job_harmonics(struct spatial_job *job, const struct nci_base *base, double *best, int *enough,
                         struct nc_fit *fit)
{
    const struct nc_fit_options *o = job->data.options;
    const size_t degree = job_degree(job);
    struct nci_spatial_trial trial = {
        .sphere = {degree, (degree + 1) * (degree + 1), base->shape, base->n}};
    struct nc_spatial_convexity bounds;
    double place[5];
    const int bare = o->base || o->form == NC_FIT_HARMONICS, form = bare ? NC_FIT_HARMONICS : base->form;
    int status = job_feet(job, base);
    if (o->base) {
        trial.sphere.base = o->base;
        trial.sphere.base_size = o->base_size;
    } else if (bare) {
        trial.sphere.base = place;
        trial.sphere.base_size =
            nc_spatial_shift(place, 5, job->cloud.centre[0], job->cloud.centre[1], job->cloud.centre[2]);
    }
    *enough = !status && !bare && base_is_exact(job, base, &bounds);
    if (!status && !*enough)
        status = nci_spatial_rounds(&job->data, &trial);
    *enough = *enough || (!status && !bare && base_is_enough(job, base, &trial, *best, &bounds));
    if (*enough)
        status = deliver_base(job, base, &bounds, fit);
    else if (!status)
        deliver_trial(
            job, form, &trial,
            job_score(job, trial.sum, trial.smoothing.freedom + fmax(base_parameters(form) - 4, 0)), best,
            fit);
    nci_spatial_trial_free(&trial);
    return status;
}
static inline int job_fit(struct spatial_job *job, struct nc_fit *fit)
{
    double best = INFINITY;
    int enough = 0, status = nci_cloud_bases(&job->cloud, &job->data, job->base, &job->bases);
    for (size_t k = 0; k < job->bases && k < 2 && !status && !enough; k++) {
        if (k > 0 && job->base[k].sum > 16 * job->base[0].sum)
            break;
        status = job_harmonics(job, &job->base[k], &best, &enough, fit);
    }
    if (!status && !fit->shape)
        status = NC_E_DATA;
    return status;
}
static inline int job_hull(const struct nci_cloud *c, const struct nc_fit_options *o, double rho,
                    struct nc_fit *fit)
{
    struct nc_spatial_convexity bounds;
    int status = nci_cloud_smooth(c, o->terms ? o->terms : 120, rho, &fit->shape, &fit->n, &fit->bound);
    if (!status)
        status = nc_spatial_convexity(fit->shape, fit->n, 0.5, 2000, &bounds);
    fit->form = NC_FIT_HULL;
    fit->min_radius = rho * (1 - 1e-12);
    fit->lower = status ? 0 : bounds.lower;
    fit->coefficients = fit->n > 12 ? (fit->n - 12) / 3 : 0;
    fit->freedom = (double)fit->coefficients;
    return status;
}
static inline int cloud_fit(struct spatial_job *job, const struct nc_fit_options *options, struct nc_fit *fit)
{
    const double rho = options->min_radius > 0 ? options->min_radius : 1e-3 * job->cloud.radius;
    int status = NC_OK;
    if (options->form == NC_FIT_HULL)
        return job_hull(&job->cloud, options, rho, fit);
    status = job_points(job, options, rho);
    if (!status)
        status = job_fit(job, fit);
    free(job->points);
    free(job->normals);
    job->points = job->normals = NULL;
    return status;
}
static inline int cloud_of_hull(const struct nci_cloud *c, const struct nc_fit_options *options,
                         struct nc_fit *fit)
{
    struct spatial_job job = {.bases = 0};
    double *points = nci_room(c->hull.vertices, 3);
    int status = points ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < c->hull.vertices && !status; i++)
        memcpy(points + 3 * i, c->points + 3 * c->hull.vertex[i], 3 * sizeof *points);
    if (!status)
        status = nci_cloud_new(points, NULL, c->hull.vertices, &job.cloud);
    free(fit->shape);
    free(fit->residual);
    free(fit->normal);
    fit->shape = fit->residual = fit->normal = NULL;
    if (!status)
        status = cloud_fit(&job, options, fit);
    nci_cloud_free(&job.cloud);
    free(points);
    return status;
}
static inline int cloud_run(const double *points, const double *normals, size_t count,
                     const struct nc_fit_options *options, struct nc_fit *fit)
{
    struct spatial_job job = {.bases = 0};
    int concave = 0, status = nci_cloud_new(points, normals, count, &job.cloud);
    if (!status)
        status = cloud_fit(&job, options, fit);
    if (!status)
        status = job_residuals(&job.cloud, fit);
    if (!status)
        status = job_is_concave(&job.cloud, fit, &concave);
    if (!status && concave && options->form != NC_FIT_HULL) {
        status = options->hull ? cloud_of_hull(&job.cloud, options, fit) : NC_E_CONCAVE;
        if (!status)
            status = job_residuals(&job.cloud, fit);
    }
    if (!status) {
        const double left = (double)count - fit->freedom;
        fit->noise = left > 0 ? fit->rms * sqrt((double)count / left) : 0;
    }
    nci_cloud_free(&job.cloud);
    return status;
}
static inline int data_check(const double *points, const double *normals, size_t count,
                      const struct nc_fit_options *options, struct nc_fit *fit)
{
    int status = nci_fit_options(options, 3);
    if (!status && count < 4)
        status = NC_E_DATA;
    if (!status)
        status = nci_fit_finite(points, count, 3, fit);
    if (!status && normals)
        status = nci_fit_finite(normals, count, 3, fit);
    return status;
}
int nc_fit_spatial_points(const double *points, const double *normals, size_t count,
                          const struct nc_fit_options *options, struct nc_fit *fit)
{
    static const struct nc_fit_options defaults;
    if (!points || !fit)
        return NC_E_NULL;
    *fit = (struct nc_fit){.count = count};
    options = options ? options : &defaults;
    const int status = data_check(points, normals, count, options, fit);
    return nci_fit_end(status ? status : cloud_run(points, normals, count, options, fit), fit);
}
enum { FEW = 200, SAMPLES = 3000 };
static inline void mesh_normal(const double *vertices, const size_t *triangle, double normal[3])
{
    const double *a = vertices + 3 * triangle[0], *b = vertices + 3 * triangle[1],
                 *c = vertices + 3 * triangle[2];
    double u[3], v[3];
    for (int i = 0; i < 3; i++) {
        u[i] = b[i] - a[i];
        v[i] = c[i] - a[i];
    }
    nci_cross(u, v, normal);
}
static inline size_t mesh_points(const double *vertices, size_t count, const size_t *triangles,
                          size_t triangle_count, double *points, double *normals, size_t *place)
{
    size_t used = 0;
    double volume = 0, n[3];
    for (size_t i = 0; i < count; i++)
        place[i] = SIZE_MAX;
    for (size_t t = 0; t < triangle_count; t++) {
        mesh_normal(vertices, triangles + 3 * t, n);
        const double *a = vertices + 3 * triangles[3 * t];
        volume += (a[0] - vertices[0]) * n[0] + (a[1] - vertices[1]) * n[1] + (a[2] - vertices[2]) * n[2];
        for (size_t k = 0; k < 3; k++) {
            const size_t v = triangles[3 * t + k];
            if (place[v] == SIZE_MAX) {
                place[v] = used++;
                memcpy(points + 3 * place[v], vertices + 3 * v, 3 * sizeof *points);
            }
            for (size_t i = 0; i < 3; i++)
                normals[3 * place[v] + i] += n[i];
        }
    }
    for (size_t i = 0; i < 3 * used && volume < 0; i++)
        normals[i] = -normals[i];
    return used;
}
static inline int mesh_faces(const double *points, size_t count, double **samples, double **normals, size_t *found)
{
    struct nci_hull hull;
    double surface = 0, low = INFINITY, high = -INFINITY, n[3];
    for (size_t i = 0; i < 3 * count; i++) {
        low = fmin(low, points[i]);
        high = fmax(high, points[i]);
    }
    int status = nci_spatial_hull(points, count, 1e-7 * (high - low), &hull);
    for (size_t f = 0; f < hull.facets && !status; f++) {
        mesh_normal(points, hull.facet[f].vertex, n);
        surface += sqrt(nci_dot(n, n)) / 2;
    }
    *found = 0;
    *samples = nci_room(8 * SAMPLES + 8 * hull.facets, 3);
    *normals = nci_room(8 * SAMPLES + 8 * hull.facets, 3);
    if (!*samples || !*normals)
        status = NC_E_MEMORY;
    for (size_t f = 0; f < hull.facets && !status; f++) {
        const struct nci_facet *facet = &hull.facet[f];
        mesh_normal(points, facet->vertex, n);
        const double share = sqrt(nci_dot(n, n)) / 2 / surface * SAMPLES;
        const size_t rows = 1 + (size_t)sqrt(2 * share);
        for (size_t i = 0; i < rows; i++)
            for (size_t j = 0; i + j < rows;
                 j++) {
                const double a = ((double)i + 1.0 / 3) / (double)rows,
                             b = ((double)j + 1.0 / 3) / (double)rows;
                for (size_t k = 0; k < 3; k++) {
                    (*samples)[3 * *found + k] = (1 - a - b) * points[3 * facet->vertex[0] + k] +
                                                 a * points[3 * facet->vertex[1] + k] +
                                                 b * points[3 * facet->vertex[2] + k];
                    (*normals)[3 * *found + k] = facet->normal[k];
                }
                ++*found;
            }
    }
    nci_spatial_hull_free(&hull);
    return status;
}
static inline int mesh_spread(size_t count, const size_t *place, struct nc_fit *fit)
{
    double *residual = nci_room(count, 1), *normal = nci_room(count, 3);
    if (!residual || !normal) {
        free(residual);
        free(normal);
        return NC_E_MEMORY;
    }
    for (size_t i = 0; i < count; i++)
        if (place[i] != SIZE_MAX) {
            residual[i] = fit->residual[place[i]];
            memcpy(normal + 3 * i, fit->normal + 3 * place[i], 3 * sizeof *normal);
            if (place[i] == fit->largest_at)
                fit->largest_at = i;
        }
    free(fit->residual);
    free(fit->normal);
    fit->residual = residual;
    fit->normal = normal;
    fit->count = count;
    return NC_OK;
}
static inline int mesh_few(const double *points, size_t used, const struct nc_fit_options *options,
                    struct nc_fit *fit)
{
    double *samples = NULL, *normals = NULL;
    size_t found;
    struct nc_fit own;
    int status = mesh_faces(points, used, &samples, &normals, &found);
    if (status) {
        free(samples);
        free(normals);
        return status;
    }
    status = nc_fit_spatial_points(samples, normals, found, options, &own);
    *fit = own;
    free(samples);
    free(normals);
    if (status)
        return status;
    free(fit->residual);
    free(fit->normal);
    fit->residual = nci_room(used, 1);
    fit->normal = nci_room(used, 3);
    fit->count = used;
    if (!fit->residual || !fit->normal)
        return NC_E_MEMORY;
    for (size_t i = 0; i < used; i++) {
        double *x = fit->normal + 3 * i;
        x[2] = 1;
        fit->residual[i] = nci_spatial_foot(fit->shape, fit->n, points + 3 * i, x);
    }
    nci_fit_residuals(fit);
    return NC_OK;
}
int nc_fit_spatial_mesh(const double *vertices, size_t count, const size_t *triangles,
                        size_t triangle_count, const struct nc_fit_options *options, struct nc_fit *fit)
{
    if (!vertices || !triangles || !fit)
        return NC_E_NULL;
    *fit = (struct nc_fit){.count = count};
    for (size_t i = 0; i < 3 * triangle_count; i++)
        if (triangles[i] >= count)
            return NC_E_OPTION;
    int status = nci_fit_finite(vertices, count, 3, fit);
    if (!status && triangle_count < 4)
        status = NC_E_DATA;
    if (status)
        return status;
    double *points = nci_room(count, 3), *normals = nci_room(count, 3);
    size_t *place = nci_indices(count);
    status = points && normals && place ? NC_OK : NC_E_MEMORY;
    if (!status) {
        const size_t used = mesh_points(vertices, count, triangles, triangle_count, points, normals, place);
        const int hull = options && options->form == NC_FIT_HULL;
        status = used < FEW && !hull ? mesh_few(points, used, options, fit)
                                     : nc_fit_spatial_points(points, normals, used, options, fit);
    }
    if (!status)
        status = mesh_spread(count, place, fit);
    free(points);
    free(normals);
    free(place);
    return nci_fit_end(status, fit);
}
enum { PLAN_ORDER = NCI_SPLINE_ORDER };
struct plan_sample {
    double angle, lift;
    size_t origin;
};
static inline int plan_order(const void *a, const void *b)
{
    const double x = ((const struct plan_sample *)a)->angle, y = ((const struct plan_sample *)b)->angle;
    return (x > y) - (x < y);
}
static inline int plan_number_order(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
void nci_lift_plan_free(struct nci_lift_plan *plan)
{
    free(plan->angle);
    free(plan->lift);
    free(plan->origin);
    plan->angle = plan->lift = NULL;
    plan->origin = NULL;
}
static inline double plan_quantum(const double *x, size_t count, double range)
{
    static const double digit[3] = {5, 2, 1};
    for (int k = 0; k < 27; k++) {
        const double q = digit[k % 3] * pow(10, -3 - k / 3);
        int all = range > 20 * q;
        for (size_t i = 0; i < count && all; i++) {
            const double multiple = x[i] / q;
            all = fabs(multiple - round(multiple)) < 1e-5 && fabs(multiple) < 1e9;
        }
        if (all)
            return q;
    }
    return 0;
}
static inline double plan_scatter(const struct nci_lift_plan *plan, double *room)
{
    const double *s = plan->lift;
    for (size_t i = 0; i + 4 < plan->count; i++)
        room[i] = fabs(s[i] - 4 * s[i + 1] + 6 * s[i + 2] - 4 * s[i + 3] + s[i + 4]);
    qsort(room, plan->count - 4, sizeof *room, plan_number_order);
    return room[(plan->count - 4) / 2] / (0.6745 * sqrt(70));
}
static inline void plan_turn(struct nci_lift_plan *plan, const struct plan_sample *sample)
{
    const size_t count = plan->count;
    double steepest = -1;
    size_t start = 0;
    for (size_t i = 0; i < count; i++) {
        const double rise = fabs(sample[(i + 1) % count].lift - sample[i].lift);
        if (rise > steepest) {
            steepest = rise;
            start = (i + 1) % count;
        }
    }
    for (size_t i = 0; i < count; i++) {
        const struct plan_sample *s = &sample[(start + i) % count];
        plan->angle[i] = s->angle + (start + i < count ? 0 : NCI_TWO_PI);
        plan->lift[i] = s->lift;
        plan->origin[i] = s->origin;
    }
}
int nci_lift_plan_new(const double *angle, const double *lift, size_t count, struct nci_lift_plan *plan)
{
    *plan = (struct nci_lift_plan){.count = count,
                                   .angle = nci_room(count, 1),
                                   .lift = nci_room(count, 1),
                                   .origin = nci_indices(count)};
    struct plan_sample *sample =
        count < SIZE_MAX / sizeof *sample ? malloc((count + 1) * sizeof *sample) : NULL;
    double *steps = nci_room(count, 1), low = INFINITY, high = -INFINITY;
    int status = plan->angle && plan->lift && plan->origin && sample && steps ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < count && !status; i++) {
        sample[i] = (struct plan_sample){nci_wrap(angle[i]), lift[i], i};
        if (sample[i].angle > NCI_TWO_PI - 1e-9)
            sample[i].angle = 0;
        low = fmin(low, lift[i]);
        high = fmax(high, lift[i]);
    }
    if (!status) {
        qsort(sample, count, sizeof *sample, plan_order);
        plan_turn(plan, sample);
        for (size_t i = 0; i + 1 < count; i++)
            steps[i] = plan->angle[i + 1] - plan->angle[i];
        qsort(steps, count - 1, sizeof *steps, plan_number_order);
        plan->step = steps[(count - 1) / 2];
        plan->range = high - low;
        plan->quantum = plan_quantum(lift, count, plan->range);
        plan->scatter = plan_scatter(plan, steps);
        status = plan->range > 0 && plan->step > 0 ? NC_OK : NC_E_DATA;
    }
    free(sample);
    free(steps);
    return status;
}
static inline int plan_is_gap(const struct nci_lift_plan *plan, size_t i)
{
    const size_t last = plan->count - 1;
    const double next = i < last ? plan->angle[i + 1] : plan->angle[0] + NCI_TWO_PI;
    return next - plan->angle[i] > fmax(NCI_PI / 60, 4 * plan->step);
}
static inline size_t plan_run(const struct nci_lift_plan *plan, size_t first, double tolerance, int *gap)
{
    double low = plan->lift[first], high = low;
    size_t end = first;
    *gap = 0;
    while (end + 1 < plan->count) {
        const double next = plan->lift[end + 1], slack = plan_is_gap(plan, end) ? 2e-3 * plan->range : 0;
        if (fmax(high, next) - fmin(low, next) > fmax(tolerance, slack))
            break;
        if (slack > 0) {
            *gap = 1;
            low = high = next;
        }
        low = fmin(low, next);
        high = fmax(high, next);
        end++;
    }
    return end;
}
int nci_lift_dwells(struct nci_lift_plan *plan, double tolerance)
{
    plan->dwells = 0;
    for (size_t i = 0; i < plan->count;) {
        int gap;
        const size_t end = plan_run(plan, i, tolerance, &gap);
        const double width = plan->angle[end] - plan->angle[i];
        if (plan->dwells == NCI_DWELLS || !(width >= NCI_PI / 36) || (end - i < 4 && !gap)) {
            if (plan_is_gap(plan, i))
                return NC_E_DATA;
            i++;
            continue;
        }
        plan->from[plan->dwells] = plan->angle[i];
        plan->to[plan->dwells++] = plan->angle[end];
        if (plan_is_gap(plan, end))
            return NC_E_DATA;
        i = end + 1;
    }
    plan->from[plan->dwells] = plan->from[0] + NCI_TWO_PI;
    plan->to[plan->dwells] = plan->to[0] + NCI_TWO_PI;
    for (size_t d = 0; d < plan->dwells; d++)
        plan->pieces[d] = (size_t)fmin(fmax((plan->from[d + 1] - plan->to[d]) / (2 * plan->step), 8), 60);
    return NC_OK;
}
static inline void basis_dwell(struct nci_basis *basis, double from, size_t level)
{
    const size_t piece = basis->pieces++;
    basis->knot[piece] = from;
    basis->table[piece * PLAN_ORDER * PLAN_ORDER] = 1;
    for (size_t b = 0; b < PLAN_ORDER; b++)
        basis->index[piece * PLAN_ORDER + b] = level;
}
static inline int basis_segment(struct nci_basis *basis, double from, double to, size_t pieces, size_t smooth,
                         size_t left, size_t right)
{
    struct nci_basis own;
    const int status = nci_basis_open(&own, from, to, pieces);
    for (size_t i = 0; i < own.pieces && !status; i++) {
        const size_t piece = basis->pieces++;
        basis->knot[piece] = own.knot[i];
        memcpy(basis->table + piece * PLAN_ORDER * PLAN_ORDER, own.table + i * PLAN_ORDER * PLAN_ORDER,
               PLAN_ORDER * PLAN_ORDER * sizeof(double));
        for (size_t b = 0; b < PLAN_ORDER; b++) {
            const size_t j = own.index[i * PLAN_ORDER + b];
            basis->index[piece * PLAN_ORDER + b] = j < smooth            ? left
                                                   : j + smooth >= own.n ? right
                                                                         : basis->n + j - smooth;
        }
    }
    basis->n += own.n - 2 * smooth;
    nci_basis_free(&own);
    return status;
}
int nci_lift_basis(const struct nci_lift_plan *plan, size_t segment, size_t smooth, struct nci_basis *basis)
{
    const int whole = segment >= plan->dwells;
    const size_t first = whole ? 0 : segment, last = whole ? plan->dwells : segment + 1;
    size_t most = 2 + plan->dwells;
    for (size_t d = first; d < last; d++)
        most += plan->pieces[d];
    *basis = (struct nci_basis){.form = NC_FIT_SPLINE,
                                .n = whole              ? plan->dwells
                                     : plan->dwells > 1 ? 2
                                                        : 1,
                                .knot = nci_room(most + 1, 1),
                                .table = nci_room(most, PLAN_ORDER * PLAN_ORDER),
                                .index = nci_indices(most * PLAN_ORDER)};
    int status = basis->knot && basis->table && basis->index ? NC_OK : NC_E_MEMORY;
    for (size_t d = first; d < last && !status; d++) {
        const size_t left = whole ? d : 0,
                     right = whole ? (d + 1) % plan->dwells : basis->n > 1 && plan->dwells > 1;
        const double middle = (plan->from[d] + plan->to[d]) / 2;
        basis_dwell(basis, whole ? plan->from[d] : middle, left);
        status = basis_segment(basis, plan->to[d], plan->from[d + 1], plan->pieces[d], smooth, left, right);
        if (!status && !whole)
            basis_dwell(basis, plan->from[d + 1], right);
    }
    basis->knot[basis->pieces] = whole ? plan->from[last] : (plan->from[last] + plan->to[last]) / 2;
    return status;
}
static inline int segment_data(const struct nci_lifting *l, size_t segment, struct nci_planar_data *data,
                        size_t *inside)
{
    const struct nci_lift_plan *p = &l->plan;
    const double from = (p->from[segment] + p->to[segment]) / 2,
                 to = (p->from[segment + 1] + p->to[segment + 1]) / 2;
    const size_t thin = 1 + p->count / 800;
    *data = (struct nci_planar_data){.phi = nci_room(2 * p->count, 1), .value = nci_room(2 * p->count, 1)};
    if (!data->phi || !data->value)
        return NC_E_MEMORY;
    *inside = 0;
    for (size_t i = 0; i < 2 * p->count; i += thin) {
        const double angle = p->angle[i % p->count] + (i < p->count ? 0 : NCI_TWO_PI);
        if (angle < from || angle >= to)
            continue;
        data->phi[data->count] = angle;
        data->value[data->count++] = p->lift[i % p->count];
        *inside += angle > p->to[segment] && angle < p->from[segment + 1];
    }
    return NC_OK;
}
static inline int segment_triangles(const struct nci_lifting *l, size_t segment, struct nci_triangle *triangle,
                             struct nci_triangle *rough, size_t *count, size_t *inside)
{
    struct nci_planar_data data = {.count = 0};
    struct nci_basis basis = {.n = 0};
    int status = segment_data(l, segment, &data, inside);
    *triangle = *rough = (struct nci_triangle){0, NULL, NULL, 0};
    *count = data.count;
    if (!status)
        status = nci_lift_basis(&l->plan, segment, l->smooth, &basis);
    if (!status)
        status = nci_planar_triangle(&data, &basis, 0, triangle);
    if (!status)
        status = nci_basis_rough(&basis, nci_jerk, NULL, rough);
    nci_basis_free(&basis);
    free(data.phi);
    free(data.value);
    return status;
}
static inline int segment_score(const struct nci_lifting *l, size_t segment, double *score)
{
    const struct nci_lift_plan *p = &l->plan;
    struct nci_triangle triangle, rough;
    size_t count, inside;
    *score = INFINITY;
    for (size_t d = segment; d < segment + 2; d++)
        if (!(p->to[d] - p->from[d] > 1e-6))
            return NC_OK;
    if (!(p->from[segment + 1] - p->to[segment] > p->step))
        return NC_OK;
    const int status = segment_triangles(l, segment, &triangle, &rough, &count, &inside);
    if (!status && inside + 2 > triangle.n) {
        const double price = log((double)count) * (double)triangle.n, floor = 1e-30 * p->range * p->range;
        *score = l->noise > 0 ? triangle.rest / (l->noise * l->noise) + price
                              : (double)count * log(triangle.rest / (double)count + floor) + price;
    }
    nci_triangle_free(&triangle);
    nci_triangle_free(&rough);
    return status;
}
static inline int segment_grid(struct nci_lifting *l, size_t segment, const double low[2], const double high[2],
                        int steps)
{
    double *end[2] = {&l->plan.to[segment], &l->plan.from[segment + 1]}, best = INFINITY,
           at[2] = {*end[0], *end[1]};
    int status = NC_OK;
    for (int i = 0; i < (steps + 1) * (steps + 1) && !status; i++) {
        double score;
        *end[0] = low[0] + (high[0] - low[0]) * (i % (steps + 1)) / steps;
        *end[1] = low[1] + (high[1] - low[1]) * (i / (steps + 1)) / steps;
        status = segment_score(l, segment, &score);
        if (!status && score < best) {
            best = score;
            at[0] = *end[0];
            at[1] = *end[1];
        }
    }
    *end[0] = at[0];
    *end[1] = at[1];
    return status;
}
static inline int segment_end(struct nci_lifting *l, size_t segment, double *end, double reach)
{
    double left = *end - reach, right = *end + reach, a = 0, b = 0;
    int status = NC_OK;
    for (int i = 0; i < 9 && !status; i++) {
        *end = left + 0.382 * (right - left);
        status = segment_score(l, segment, &a);
        *end = right - 0.382 * (right - left);
        if (!status)
            status = segment_score(l, segment, &b);
        if (a < b)
            right -= 0.382 * (right - left);
        else
            left += 0.382 * (right - left);
    }
    *end = (left + right) / 2;
    return status;
}
static inline int lift_noise(const struct nci_lifting *l, double *noise)
{
    *noise = 0;
    for (size_t d = 0; d < l->plan.dwells; d++) {
        struct nci_smoothing smoothing = {.noise = 0};
        struct nci_triangle triangle, rough;
        size_t count, inside;
        int status = segment_triangles(l, d, &triangle, &rough, &count, &inside);
        if (!status)
            status = nci_smoothing_choose(&triangle, l->plan.scatter > 0 ? count : inside, &rough, 0,
                                          &smoothing);
        nci_triangle_free(&triangle);
        nci_triangle_free(&rough);
        if (status)
            return status;
        *noise = fmax(*noise, smoothing.noise);
    }
    return NC_OK;
}
static inline void lift_close(struct nci_lift_plan *p, size_t segment)
{
    if (segment + 1 == p->dwells)
        p->from[0] = p->from[p->dwells] - NCI_TWO_PI;
    if (segment == 0)
        p->to[p->dwells] = p->to[0] + NCI_TWO_PI;
}
static inline int segment_refine(struct nci_lifting *l, size_t d, double reach, int sweeps)
{
    struct nci_lift_plan *p = &l->plan;
    int status = NC_OK;
    for (int sweep = 0; sweep < sweeps && !status; sweep++, reach /= 2) {
        status = segment_end(l, d, &p->to[d], reach);
        if (!status)
            status = segment_end(l, d, &p->from[d + 1], reach);
    }
    return status;
}
static inline int lift_ends(struct nci_lifting *l, size_t d)
{
    static const size_t pieces[] = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 30, 40, 50, 60};
    struct nci_lift_plan *p = &l->plan;
    const size_t many = p->pieces[d];
    const double width = p->from[d + 1] - p->to[d],
                 reach = fmin(fmax(0.15 * width, 4 * p->step), 0.25 * width);
    const double before = fmin(reach, 0.4 * (p->to[d] - p->from[d]));
    const double after = fmin(reach, 0.4 * (p->to[d + 1] - p->from[d + 1]));
    double low[2] = {p->to[d] - before, p->from[d + 1] - p->step};
    double high[2] = {p->to[d] + p->step, p->from[d + 1] + after};
    double best = INFINITY, at[2] = {p->to[d], p->from[d + 1]};
    size_t chosen = 0;
    int status = NC_OK;
    for (size_t k = 0; k < sizeof pieces / sizeof *pieces && pieces[k] <= many && !status; k++) {
        double score = INFINITY;
        p->pieces[d] = pieces[k];
        status = segment_grid(l, d, low, high, k ? 6 : 8);
        if (!status)
            status = segment_refine(l, d, fmax(high[0] - low[0], high[1] - low[1]) / 8, 4);
        if (!status)
            status = segment_score(l, d, &score);
        if (score < best) {
            best = score;
            at[0] = p->to[d];
            at[1] = p->from[d + 1];
            chosen = k;
        } else if (k > chosen + 4) {
            break;
        }
        for (int side = 0; side < 2; side++) {
            const double middle = side ? p->from[d + 1] : p->to[d];
            low[side] = middle - fmax(2 * p->step, 0.03 * width);
            high[side] = middle + fmax(2 * p->step, 0.03 * width);
        }
    }
    p->pieces[d] = pieces[chosen];
    p->to[d] = at[0];
    p->from[d + 1] = at[1];
    lift_close(p, d);
    return status;
}
int nci_lift_search(struct nci_lifting *l, double spread)
{
    const double rounding = l->plan.quantum / sqrt(12);
    l->noise = l->options->smoothing == NC_FIT_NOISE ? l->options->noise : rounding;
    for (int time = 0;; time++) {
        double found = 0;
        int status = nci_lift_dwells(&l->plan, spread);
        if (!status && l->plan.dwells == 0 && l->options->smoothing != NC_FIT_NOISE)
            l->noise = l->plan.scatter > 2 * rounding ? 0 : rounding;
        for (size_t d = 0; d < l->plan.dwells && !status; d++)
            status = lift_ends(l, d);
        if (status || time == 1 || l->options->smoothing == NC_FIT_NOISE)
            return status;
        status = lift_noise(l, &found);
        if (status || (rounding > 0 && found < 2 * rounding))
            return status;
        l->noise = found;
    }
}
static inline int lift_periodic(const struct nci_lifting *l, struct nci_basis *basis)
{
    enum { MOST = 1000, SMOOTH = 120, LEAST = 12 };
    const struct nci_lift_plan *p = &l->plan;
    const int exact = l->options->smoothing == NC_FIT_EXACT;
    const size_t most = exact ? MOST : SMOOTH, half = p->count / 2;
    double *knots = nci_room(p->count + LEAST, 1);
    size_t n = half > most ? most : half > LEAST ? half : LEAST;
    if (!knots)
        return NC_E_MEMORY;
    for (size_t i = 0; i < n; i++)
        knots[i] = NCI_TWO_PI * (double)i / (double)n;
    if (exact && p->count <= MOST) {
        n = 0;
        for (size_t i = 0; i < p->count; i++)
            if (n == 0 || p->angle[i] > knots[n - 1] + 1e-9)
                knots[n++] = p->angle[i];
    }
    const int status = nci_basis_spline(basis, knots, n);
    free(knots);
    return status;
}
static inline int lift_prepare(struct nci_lifting *l, struct nci_basis *basis)
{
    struct nci_lift_plan *p = &l->plan;
    const double spread = 9 * (l->options->smoothing == NC_FIT_NOISE ? l->options->noise : p->scatter);
    if (l->options->smoothing == NC_FIT_EXACT)
        return lift_periodic(l, basis);
    const double tolerance = fmax(spread, fmax(1.01 * p->quantum, 1e-9 * p->range));
    l->smooth = 3;
    const int status = nci_lift_search(l, tolerance);
    if (status)
        return status;
    return p->dwells ? nci_lift_basis(p, p->dwells, l->smooth, basis) : lift_periodic(l, basis);
}
struct follower {
    int kind;
    double roller, rho;
};
static inline int lift_solve(const struct nci_lifting *l, const struct follower *f,
                      const struct nci_planar_data *data, struct nci_planar_trial *trial)
{
    struct nci_triangle triangle = {0, NULL, NULL, 0}, rough = {0, NULL, NULL, 0}, sum = {0, NULL, NULL, 0};
    struct nci_planar_solution *s = &trial->solution;
    int status = nci_planar_triangle(data, &trial->basis, 0, &triangle);
    if (!status)
        status = nci_basis_rough(&trial->basis, nci_jerk, NULL, &rough);
    if (!status && l->options->smoothing != NC_FIT_EXACT && l->plan.dwells == 0)
        status = nci_smoothing_choose(&triangle, data->count, &rough, l->noise, &trial->smoothing);
    const double least = status ? 0 : nci_smoothing_least(&triangle, &rough);
    trial->smoothing.weight = fmax(trial->smoothing.weight, least);
    if (trial->smoothing.freedom == 0)
        trial->smoothing.freedom = (double)trial->basis.n;
    if (!status)
        status = nci_smoothing_add(&triangle, &rough, trial->smoothing.weight, &sum);
    if (!status && f->kind == NC_FIT_FLAT)
        status = nci_planar_constrain(&trial->basis, &sum, f->rho, data->size, 1, s);
    if (!status && f->kind == NC_FIT_ROLLER) {
        status = nci_triangle_solve(&sum, s->x);
        nci_basis_shape(&trial->basis, s->x, s->shape, s->n);
    }
    nci_triangle_free(&triangle);
    nci_triangle_free(&rough);
    nci_triangle_free(&sum);
    return status;
}
static inline int lift_is_cut(const struct nci_lifting *l, const struct nc_fit *fit)
{
    return fit->cuts > 0 && fit->largest > fmax(20 * l->noise, 2e-3 * l->plan.range);
}
static inline int lift_undercut(const struct nci_planar_solution *s, double roller, struct nc_fit *fit)
{
    struct nc_circle_margins margin, at;
    const int status = nc_circle_smallest_margins(s->shape, s->n, roller, NC_CASE_CONVEX, &margin, &at);
    fit->lower = margin.curvature;
    fit->lower_at[0] = at.curvature;
    if (!status && !(margin.curvature > 0 && margin.position > 0))
        return NC_E_UNDERCUT;
    return status;
}
static inline int lift_deliver(const struct nci_lifting *l, const struct follower *f, struct nci_planar_data *data,
                        struct nci_planar_trial *trial, struct nc_fit *fit)
{
    struct nci_planar_solution *s = &trial->solution;
    fit->residual = nci_room(fit->count, 1);
    fit->normal = nci_room(fit->count, 1);
    if (!fit->residual || !fit->normal)
        return NC_E_MEMORY;
    for (size_t i = 0; i < data->count; i++) {
        const double angle = data->phi[i];
        double h[4] = {NAN, 0, 0, 0};
        nci_planar_sum(s->shape, s->n, angle, cos(angle), sin(angle), h);
        fit->residual[l->plan.origin[i]] = data->value[i] - h[0];
        fit->normal[l->plan.origin[i]] = nci_wrap(angle);
    }
    nci_fit_residuals(fit);
    fit->shape = s->shape;
    fit->n = s->n;
    s->shape = NULL;
    fit->noise = l->noise > 0 ? l->noise : trial->smoothing.noise;
    fit->coefficients = trial->basis.n;
    fit->freedom = trial->smoothing.freedom;
    fit->smoothing = trial->smoothing.weight;
    fit->cuts = s->cuts;
    fit->min_radius = f->rho;
    if (f->kind == NC_FIT_FLAT) {
        fit->lower = s->lower;
        fit->lower_at[0] = s->lower_at;
    }
    return f->kind == NC_FIT_FLAT && lift_is_cut(l, fit) ? NC_E_UNDERCUT : NC_OK;
}
static inline int lift_run(struct nci_lifting *l, const struct follower *f, const double *base, size_t base_size,
                    struct nc_fit *fit)
{
    struct nci_planar_trial trial = {.rounds = 0};
    struct nci_planar_data data = {.count = l->plan.count, .phi = l->plan.angle, .options = l->options};
    data.value = nci_room(data.count, 1);
    int status = data.value ? lift_prepare(l, &trial.basis) : NC_E_MEMORY;
    trial.basis.base = base;
    trial.basis.base_size = base_size;
    for (size_t i = 0; i < data.count && !status; i++) {
        double h[4];
        nci_basis_base(&trial.basis, data.phi[i], h);
        data.value[i] = l->plan.lift[i] + h[0];
        data.size = fmax(data.size, fabs(data.value[i]));
    }
    if (!status)
        status = nci_planar_solution_new(&trial.solution, &trial.basis);
    if (!status)
        status = lift_solve(l, f, &data, &trial);
    if (!status && f->kind == NC_FIT_ROLLER)
        status = lift_undercut(&trial.solution, f->roller, fit);
    if (!status)
        status = lift_deliver(l, f, &data, &trial, fit);
    nci_planar_trial_free(&trial);
    free(data.value);
    return status;
}
int nc_fit_lift(const double *angle, const double *lift, size_t count, enum nc_fit_follower follower,
                double base_radius, double roller_radius, const struct nc_fit_options *options,
                struct nc_fit *fit)
{
    static const struct nc_fit_options defaults;
    if (!angle || !lift || !fit)
        return NC_E_NULL;
    *fit = (struct nc_fit){.count = count};
    struct nci_lifting l = {.options = options ? options : &defaults};
    int status = nci_fit_options(l.options, 2);
    if (!status && (follower != NC_FIT_FLAT && follower != NC_FIT_ROLLER))
        status = NC_E_OPTION;
    if (!status && !(base_radius > 0 && base_radius < NCI_FIT_LARGEST))
        status = NC_E_RADIUS;
    if (!status && follower == NC_FIT_ROLLER && !(roller_radius > 0 && roller_radius < NCI_FIT_LARGEST))
        status = NC_E_RADIUS;
    if (!status)
        status = nci_fit_finite(angle, count, 1, fit);
    if (!status)
        status = nci_fit_finite(lift, count, 1, fit);
    if (!status && count < 12)
        status = NC_E_DATA;
    if (status)
        return status;
    double base[3];
    const struct follower f = {follower, roller_radius,
                               l.options->min_radius > 0 ? l.options->min_radius : 1e-3 * base_radius};
    const size_t size =
        nc_planar_offset(base, 3, base_radius + (follower == NC_FIT_ROLLER ? roller_radius : 0));
    status = nci_lift_plan_new(angle, lift, count, &l.plan);
    if (!status)
        status = lift_run(&l, &f, base, size, fit);
    nci_lift_plan_free(&l.plan);
    return nci_fit_end(status, fit);
}
static inline void glue_fit_require(const char *what, int status, const struct nc_fit *fit)
{
    if (status % NC_TERM == NC_E_CONCAVE)
        ModelicaFormatError("NormalContact, %s: the points are not convex. Point %d is %.4g m deep below "
                            "the convex hull of "
                            "all; leave out what is not convex, or give the hull.\n",
                            what, (int)fit->depth_at + 1, fit->depth);
    if (status % NC_TERM == NC_E_ARGUMENT)
        ModelicaFormatError("NormalContact, %s: datum %d is not finite or far too large.\n", what,
                            (int)fit->largest_at + 1);
    glue_require(status, what);
}
static inline void glue_fit_deliver(const char *what, int status, struct nc_fit *fit, int spatial, double *shape,
                             size_t room)
{
    const double kind = spatial ? NC_SPATIAL_OFFSET : NC_PLANAR_OFFSET;
    if (status) {
        const struct nc_fit copy = *fit;
        nc_fit_free(fit);
        glue_fit_require(what, status, &copy);
        return;
    }
    const size_t needed = fit->n, left = room > needed ? room - needed : 0;
    size_t at = needed < room ? needed : room;
    memcpy(shape, fit->shape, at * sizeof *shape);
    nc_fit_free(fit);
    const size_t shift = spatial ? 5 : 4, shifts = left % 3 == 0 ? 0 : (left % 3 == shift % 3) ? 1 : 2;
    if (needed > room || left < shifts * shift)
        ModelicaFormatError("NormalContact, %s: the shape has %d numbers; set n = %d, or at least %d.\n",
                            what, (int)needed, (int)needed, (int)(needed + 2 * shift));
    for (size_t i = 0; i < shifts; i++, at += shift) {
        memset(shape + at, 0, shift * sizeof *shape);
        shape[at] = kind + 1;
        shape[at + 1] = (double)(shift - 2);
    }
    for (; at + 3 <= room; at += 3) {
        shape[at] = kind;
        shape[at + 1] = 1;
        shape[at + 2] = 0;
    }
}
static inline void glue_fit_options(double noise, double min_radius, struct nc_fit_options *options)
{
    options->smoothing = noise > 0 ? NC_FIT_NOISE : noise < 0 ? NC_FIT_AUTOMATIC : NC_FIT_EXACT;
    options->noise = noise;
    options->min_radius = min_radius;
}
NCI_API void NormalContact_fitContour(const double *points, size_t count, int harmonics, double noise,
                                      double min_radius, double *shape, size_t n)
{
    struct nc_fit_options options = {.form = NC_FIT_FOURIER,
                                     .terms = (size_t)(harmonics > 0 ? harmonics : 1)};
    struct nc_fit fit;
    glue_fit_options(noise, min_radius, &options);
    const int status = nc_fit_planar_points(points, NULL, count, &options, &fit);
    glue_fit_deliver("Shapes.Planar.contour", status, &fit, 0, shape, n);
}
NCI_API void NormalContact_fitCam(const double *angle, const double *lift, size_t count, double base_radius,
                                  double roller, double noise, double *shape, size_t n)
{
    struct nc_fit_options options = {.form = NC_FIT_ANY};
    struct nc_fit fit;
    glue_fit_options(noise, 0, &options);
    const int status = nc_fit_lift(angle, lift, count, roller > 0 ? NC_FIT_ROLLER : NC_FIT_FLAT,
                                   base_radius, roller, &options, &fit);
    glue_fit_deliver("Shapes.Planar.cam", status, &fit, 0, shape, n);
}
NCI_API void NormalContact_fitPoints(const double *points, size_t count, int degree, double noise,
                                     double min_radius, double *shape, size_t n)
{
    struct nc_fit_options options = {.form = NC_FIT_ELLIPSOID, .terms = (size_t)(degree > 0 ? degree : 1)};
    struct nc_fit fit;
    glue_fit_options(noise, min_radius, &options);
    const int status = nc_fit_spatial_points(points, NULL, count, &options, &fit);
    glue_fit_deliver("Shapes.Spatial.points", status, &fit, 1, shape, n);
}
struct glue_file {
    FILE *stream;
    int next;
    size_t line;
    char key[16];
    double dimension, radius;
    int polar;
};
static inline void glue_file_step(struct glue_file *file)
{
    file->line += file->next == '\n';
    file->next = getc(file->stream);
}
static inline void glue_file_text(struct glue_file *file)
{
    char text[sizeof file->key] = "";
    size_t length = 0;
    glue_file_step(file);
    for (; file->next != '"' && file->next != '\n' && file->next != EOF; glue_file_step(file))
        if (length + 1 < sizeof text)
            text[length++] = (char)file->next;
    if (!strcmp(file->key, "potential"))
        file->polar = !strcmp(text, "polar");
    memcpy(file->key, text, sizeof text);
}
/* The next number; 0 at the end of the file, -1: something else. A list that begins makes `count` zero: in JSON other
 * numbers stand before it. */
static inline int glue_file_number(struct glue_file *file, double *number, size_t *count)
{
    for (;; glue_file_step(file)) {
        char text[64];
        size_t length = 0;
        if (file->next == EOF)
            return 0;
        if (file->next == '/')
            while (file->next != '\n' && file->next != EOF)
                glue_file_step(file);
        if (file->next == '"')
            glue_file_text(file);
        else if (file->next == '[')
            *count = 0;
        else if (file->next != EOF && strchr("0123456789+-.", file->next)) {
            char *end;
            for (; file->next != EOF && strchr("0123456789+-.eE", file->next); glue_file_step(file))
                if (length + 1 < sizeof text)
                    text[length++] = (char)file->next;
            text[length] = 0;
            *number = strtod(text, &end);
            if (!strcmp(file->key, "dimension"))
                file->dimension = *number;
            else if (!strcmp(file->key, "radius"))
                file->radius = *number;
            return *end == 0 && isfinite(*number) ? 1 : -1;
        } else if (file->next != EOF && !strchr("{}],: \t\r\n", file->next))
            return -1;
    }
}
static inline void glue_file_use(const struct glue_file *file, const char *name, const char *element,
                          int dimension, double R)
{
    if (file->dimension && file->dimension != dimension)
        ModelicaFormatError("NormalContact, %s: '%s' holds a %s; choose the file of a %s.\n", element, name,
                            dimension == 2 ? "body in space" : "planar body",
                            dimension == 2 ? "planar body" : "body in space");
    if (file->polar < 0 || R < 0)
        return;
    if (file->polar && R == 0)
        ModelicaFormatError(
            "NormalContact, %s: '%s' holds a polar potential, for a circle of radius %.9g m; a "
            "generating potential is needed: use an element with a circle or a roller, or fit "
            "the data again without --roller.\n",
            element, name, file->radius);
    if (!file->polar && R > 0)
        ModelicaFormatError(
            "NormalContact, %s: '%s' holds a generating potential; a polar potential is needed: "
            "fit the data again with --roller %.9g.\n",
            element, name, R);
    if (R > 0 && fabs(file->radius - R) > 1e-9 * R)
        ModelicaFormatError(
            "NormalContact, %s: '%s' holds the polar potential for a circle of radius %.9g m; "
            "set R = %.9g, or fit the data again with --roller %.9g.\n",
            element, name, file->radius, file->radius, R);
}
NCI_API void NormalContact_readShape(const char *name, const char *element, int dimension, double R,
                                     double *shape, size_t n)
{
    struct glue_file file = {.stream = fopen(name, "r"), .line = 1, .polar = -1};
    double number;
    size_t count = 0;
    int found;
    if (!file.stream)
        ModelicaFormatError(
            "NormalContact, %s: the file '%s' cannot be read; give the path of a shape.txt or "
            "shape.json that 'normalcontact fit' has written.\n",
            element, name);
    file.next = getc(file.stream);
    while ((found = glue_file_number(&file, &number, &count)) > 0) {
        if (count < n)
            shape[count] = number;
        count++;
    }
    fclose(file.stream);
    if (found < 0)
        ModelicaFormatError(
            "NormalContact, %s: '%s', line %d: this is no number of a shape vector; write the "
            "file again with 'normalcontact fit'.\n",
            element, name, (int)file.line);
    glue_file_use(&file, name, element, dimension, R);
    if (count != n)
        ModelicaFormatError(
            "NormalContact, %s: '%s' holds %d numbers; set n = %d. Where a shape is given beside "
            "the file, remove one of them.\n",
            element, name, (int)count, (int)count);
    const int status = dimension == 3 ? nc_spatial_check(shape, n) : nc_planar_check(shape, n);
    glue_require(status, element);
}
#endif
