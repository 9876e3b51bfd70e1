/* Least squares with linear inequalities: the dual active set method of D. Goldfarb and A. Idnani, A numerically
 * stable dual method for solving strictly convex quadratic programs (1983), started from a triangular factor. */
#include "fit/fit.h"

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
    for (size_t k = 0; k < n; k++) { /* row k of J is column k of the inverse of r */
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

/* Room for more cuts in one of the lists; the old list stays valid where there is none. */
static int active_widen(void **list, size_t room, size_t size)
{
    void *wide = room <= SIZE_MAX / size ? realloc(*list, room * size) : NULL;
    *list = wide ? wide : *list;
    return wide != NULL;
}

static int active_grow(struct nci_active_set *set)
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

static int active_holds(const struct nci_active_set *set, size_t cut)
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

/* d = J row; the first `active` of its elements are made by the active cuts, the rest is free. */
static void active_directions(const struct nci_active_set *set, const double *row, double *d)
{
    for (size_t i = 0; i < set->n; i++)
        d[i] = nci_product(set->J + i * set->n, row, set->n);
}

/* A further cut becomes active: the free part of d is reflected into its first element. */
static void active_append(struct nci_active_set *set, double *d, size_t cut, double multiplier)
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

/* The active cut k is given up: plane rotations make the rest of the triangle a triangle again. */
static void active_drop(struct nci_active_set *set, size_t k)
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

/* How the multipliers of the active cuts change with the new one: r = U^-1 d. */
static void active_multipliers(const struct nci_active_set *set, const double *d, double *r)
{
    const size_t n = set->n, q = set->active;
    memcpy(r, d, q * sizeof *r);
    for (size_t i = q; i-- > 0;) {
        r[i] /= set->U[i * n + i];
        for (size_t j = 0; j < i; j++)
            r[j] -= r[i] * set->U[i * n + j];
    }
}

/* Makes one violated cut hold. For an equality the sign of its multiplier is free. */
static int active_satisfy(struct nci_active_set *set, size_t cut, size_t *steps)
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
