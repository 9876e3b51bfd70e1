/* From the arguments of a user to the start of the search, and from its result to his. Both public
 * functions do it; they are inline since one of them is to be fast. */
#ifndef NCI_PAIR_RESULT_H
#define NCI_PAIR_RESULT_H

#include "pair/pair.h"

#include <string.h>

/* The start of the search: the given normal, or the direction from centre to centre. Tells by *known which.
 */
static inline int nci_pair_start(const struct nci_pair *pair, const double *given, double n[3], int *known)
{
    const double *x = pair->r;
    *known = given && !(given[0] == 0 && given[1] == 0 && given[2] == 0);
    if (*known)
        x = given;
    const double square = nci_dot(x, x);
    double scale = 1;
    if (!(square > 1e-200 && square < 1e200)) {
        static const double any[3] = {0.48, 0.6, 0.64}; /* for concentric bodies */
        const double largest = fmax(fmax(fabs(x[0]), fabs(x[1])), fabs(x[2]));
        if (!nci_finite(x, 3))
            return NC_E_ARGUMENT;
        if (largest < 1e-300)
            x = any;
        else
            scale = 1 / largest;
    }
    n[0] = x[0] * scale;
    n[1] = x[1] * scale;
    n[2] = x[2] * scale;
    return NC_OK;
}

/* Searches and certifies: the state before the last step, and that step; of flat bodies, the final state.
 * NC_E_UNDECIDED comes with a state. */
static inline int nci_pair_find(struct nci_pair *pair, const double start[3],
                                const struct nc_pair_options *options, struct nci_pair_state *state,
                                double step[3], int *proof, double *upper)
{
    double n[3];
    int known;
    int status = nci_pair_start(pair, start, n, &known);
    if (!status)
        status = nci_pair_search(pair, n, known, state, step);
    if (pair->flat && (status == NC_OK || status == NC_E_NO_CONVERGENCE))
        status = nci_pair_finish_flat(pair, state, step, status == NC_OK);
    *proof = NC_PAIR_SEPARATED;
    if (!(status == NC_OK || status == NC_E_NO_CONVERGENCE) || state->d > 0)
        return status;
    *proof = NC_PAIR_BALL;
    const double after = state->d + 0.5 * nci_dot(state->g, step); /* the value after the step */
    if (status == NC_OK && after + nci_pair_floor(pair, options) >= -1e-13 * pair->size)
        return NC_OK;
    return nci_pair_certify(pair, options, status == NC_OK, state, step, proof, upper);
}

/* Points and values of the quadrics of a block at the normal n. */
static inline void nci_pair_points(const struct nci_pair_block *block, const double n[3], double p[3][2],
                                   double h[2])
{
    const double x = n[0], y = n[1], z = n[2];
    double a[2], b[2], c[2], e[2];
    for (int k = 0; k < 2; k++) {
        const double wx = block->M[0][k] * x + block->M[1][k] * y + block->M[2][k] * z;
        const double wy = block->M[1][k] * x + block->M[3][k] * y + block->M[4][k] * z;
        const double wz = block->M[2][k] * x + block->M[4][k] * y + block->M[5][k] * z;
        e[k] = sqrt(wx * x + wy * y + wz * z);
        const double i = 1 / e[k];
        a[k] = wx * i;
        b[k] = wy * i;
        c[k] = wz * i;
    }
    for (int k = 0; k < 2; k++) {
        p[0][k] = a[k];
        p[1][k] = b[k];
        p[2][k] = c[k];
        h[k] = e[k];
    }
}

/* The value of part k at the normal n, a step y away from the state, to the last digit; and its point to
 * first order in y, which fits the normal even where the boundary is almost flat. */
static inline int nci_pair_exact(const struct nci_pair *pair, const struct nci_pair_state *state,
                                 const double y[3], const double n[3], int k, double *value, double p[3])
{
    const int m = k - pair->quadrics;
    struct nci_pair_part part;
    double L[9], H[6], u[3];
    if (m >= 0) {
        const int status = nci_pair_rest(pair, pair->body[k], n, 0, &part, H);
        nci_symmetric(state->H[m], y, u);
        for (int j = 0; j < 3; j++)
            p[j] = state->rest[m].p[j] + u[j];
        *value = part.h;
        return status;
    }
    for (int j = 0; j < 9; j++)
        L[j] = pair->block[k / 2].L[j][k % 2];
    nci_rotate_back(L, n, u);
    const double after = sqrt(nci_dot(u, u));
    double v[3], w[3]; /* with u = L' n / h, H y = L (L' y - u (u.L' y)) / h */
    nci_rotate_back(L, state->n, u);
    nci_rotate_back(L, y, w);
    const double i = 1 / sqrt(nci_dot(u, u)), along = nci_dot(u, w) * i * i;
    for (int j = 0; j < 3; j++)
        v[j] = (u[j] + w[j] - along * u[j]) * i;
    nci_rotate(L, v, p);
    *value = after;
    return NC_OK;
}

/* The flat parts, whose points are known. */
static inline int nci_pair_exact_flat(const struct nci_pair *pair, const struct nci_pair_state *state,
                                      int k, double p[3], double *value)
{
    double u[3];
    *value = nci_pair_flat(pair, k, state->n, u);
    memcpy(p, state->flat[k], sizeof state->flat[k]);
    return NC_OK;
}

/* Moves the points so that point_b - point_a = gap n, as far as rounding of n moves them; NC_E_NO_CONVERGENCE where that
 * does not do. p: the points of the rests. */
static inline int nci_pair_join(const struct nci_pair *pair, const struct nci_pair_state *state,
                                const double n[3], double p[2][3], double *point[2])
{
    const double g[3] = {point[1][0] - point[0][0], point[1][1] - point[0][1], point[1][2] - point[0][2]};
    const double d = nci_dot(g, n),
                 before[2][3] = {{p[0][0], p[0][1], p[0][2]}, {p[1][0], p[1][1], p[1][2]}};
    double x[3] = {g[0] - d * n[0], g[1] - d * n[1], g[2] - d * n[2]}, soft = 0;
    if (pair->parts == pair->quadrics || !(nci_dot(x, x) > 1e-26 * pair->size * pair->size))
        return NC_OK;
    const int status = nci_pair_reach(pair, state, n, p, x);
    for (int m = 0, k = pair->quadrics; k < pair->parts; k++, m++)
        for (int j = 0; j < 3; j++)
            point[pair->body[k]][j] += pair->body[k] ? before[m][j] - p[m][j] : p[m][j] - before[m][j];
    for (int k = 0; k < pair->quadrics; k++) {
        double H[6];
        nci_pair_hessian(pair, state, k, H);
        soft += H[0] + H[3] + H[5];
    }
    return status || nci_dot(x, x) < pow(1e-9 * pair->size + 2e-15 * soft, 2) ? status
                                                                              : NC_E_NO_CONVERGENCE;
}

/* The general case of nci_pair_deliver. */
static inline int nci_pair_deliver_all(struct nci_pair *pair, const struct nci_pair_state *state,
                                       const double y[3], const double n[3], double *gap, double *point[2])
{
    int status = nci_pair_is_convex(pair, state) ? NC_OK : NC_E_NOT_CONVEX;
    double quadric[3], rest[2][3] = {{0}};
    nci_pair_factor(pair);
    *gap = nci_dot(n, pair->r) - pair->offset[0] - pair->offset[1];
    for (int j = 0; j < 3; j++) {
        point[0][j] = pair->centre[0][j] + pair->offset[0] * n[j];
        point[1][j] = pair->centre[1][j] - pair->offset[1] * n[j];
    }
    for (int k = 0; !status && k < pair->parts; k++) {
        double *p = k < pair->quadrics ? quadric : rest[k - pair->quadrics], value;
        status = k < pair->quadrics && pair->thickness[k] > 0
                     ? nci_pair_exact_flat(pair, state, k, p, &value)
                     : nci_pair_exact(pair, state, y, n, k, &value, p);
        *gap -= value;
        for (int j = 0; j < 3; j++)
            point[pair->body[k]][j] += pair->body[k] ? -p[j] : p[j];
    }
    return status || pair->flat ? status : nci_pair_join(pair, state, n, rest, point);
}

/* Normal, gap and points after the last step y; what was taken out of the cores is put back. */
static inline int nci_pair_deliver(struct nci_pair *pair, const struct nci_pair_state *state,
                                   const double y[3], double normal[3], double *gap, double point_a[3],
                                   double point_b[3])
{
    const double a = state->n[0] + y[0], b = state->n[1] + y[1], c = state->n[2] + y[2];
    const double shrink = 1 / sqrt(a * a + b * b + c * c), n[3] = {a * shrink, b * shrink, c * shrink};
    double p[3][2], h[2], *point[2] = {point_a, point_b};
    normal[0] = n[0];
    normal[1] = n[1];
    normal[2] = n[2];
    if (!pair->lone)
        return nci_pair_deliver_all(pair, state, y, n, gap, point);
    const double *r = pair->r;
    nci_pair_points(pair->block, n, p, h);
    *gap = nci_dot(n, r) - h[0] - h[1];
    point_b[0] = r[0] - p[0][1];
    point_b[1] = r[1] - p[1][1];
    point_b[2] = r[2] - p[2][1];
    point_a[0] = p[0][0];
    point_a[1] = p[1][0];
    point_a[2] = p[2][0];
    return NC_OK;
}

#endif
