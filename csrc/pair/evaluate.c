/* d(n) = n.r - s(n) of two bodies, with its derivatives. */
#include "pair/pair.h"

#include <string.h>

/* The jet of the terms of a body besides shifts, offsets and quadrics at the unit vector x of its frame. */
static int rest_jet(const struct nci_pair_rest *rest, const double x[3], int order, struct nci_jet *jet)
{
    struct nci_reader reader = {rest->shape, rest->shape + (rest->terms ? rest->n : 0), 0};
    int status = NC_OK, flat = NC_OK;
    *jet = (struct nci_jet){0};
    while (!status && nci_more(&reader)) {
        struct nci_term term, inner;
        status = nci_next(&reader, &term);
        if (status)
            break;
        int absorbed = 0;
        inner = term;
        if (term.kind == NC_SPATIAL_ROTATED)
            nci_spatial_inner(&term, &inner);
        const int role = nci_pair_role(inner.kind);
        if (role == NCI_PAIR_QUADRIC ||
            (role == NCI_PAIR_REST && inner.kind == NC_SPATIAL_REVOLVED && nci_pair_profile(&inner) >= 0))
            absorbed = term.number <= rest->absorbed;
        if ((role == NCI_PAIR_REST || role == NCI_PAIR_QUADRIC) && !absorbed)
            status = nci_blame(nci_spatial_term(&term, x, order, NULL, NULL, jet), term.number);
        if (nci_is_flat(status)) {
            flat = status;
            status = NC_OK;
        }
    }
    return status ? status : flat;
}

/* The same, but where a curvature radius is infinite or does not exist (on the axes of superellipsoids
 * without rounding), the Hessian is taken a little beside: it only guides the search. */
static int rest_guided(const struct nci_pair_rest *rest, const double x[3], int order, struct nci_jet *jet)
{
    int status = rest_jet(rest, x, order, jet);
    if (nci_failed(status) || order < 2)
        return nci_failed(status) ? status : NC_OK;
    if (!status && nci_finite(jet->g, 3) && nci_finite(jet->H, 6))
        return NC_OK;
    static const double aside[3] = {4.8e-9, 6e-9, 6.4e-9};
    double H[6] = {0};
    for (int side = -1; side < 2; side += 2) { /* both sides: what is odd across an axis is zero on it */
        double y[3] = {x[0] + side * aside[0], x[1] + side * aside[1], x[2] + side * aside[2]};
        const double shrink = 1 / sqrt(nci_dot(y, y));
        for (int j = 0; j < 3; j++)
            y[j] *= shrink;
        status = rest_jet(rest, y, 2, jet);
        if (nci_failed(status))
            return status;
        for (int j = 0; j < 6; j++)
            H[j] += 0.5 * jet->H[j];
    }
    status = rest_jet(rest, x, 1, jet);
    memcpy(jet->H, H, sizeof H);
    return nci_failed(status) ? status : NC_OK;
}

int nci_pair_rest(const struct nci_pair *pair, int body, const double n[3], int order,
                  struct nci_pair_part *part, double H[6])
{
    const struct nci_pair_rest *rest = &pair->rest[body];
    struct nci_jet jet = {0};
    double x[3] = {n[0], n[1], n[2]};
    if (body) {
        const double opposite[3] = {-n[0], -n[1], -n[2]};
        nci_rotate_back(pair->q, opposite, x);
    }
    int status = NC_E_NO_CONVERGENCE; /* after a step that overflowed */
    if (nci_dot(n, n) > 0.5)
        status = rest_guided(rest, x, order, &jet);
    memcpy(H, jet.H, sizeof jet.H);
    if (body) {
        nci_rotate(pair->q, jet.g, jet.g);
        for (int i = 0; i < 3; i++)
            jet.g[i] = -jet.g[i];
        if (order > 1)
            nci_pair_turn(pair->q, jet.H, H);
    }
    part->h = jet.h + rest->sphere;
    for (int i = 0, k = 0; i < 3; i++) {
        part->p[i] = jet.g[i] + rest->sphere * n[i];
        for (int j = i; j < 3; j++, k++)
            H[k] += rest->sphere * ((i == j) - n[i] * n[j]);
    }
    if (!status && !(nci_finite(&part->h, 1) && nci_finite(part->p, 3) && nci_finite(H, 6)))
        status = NC_E_SINGULAR;
    return status;
}

double nci_pair_flat(const struct nci_pair *pair, int k, const double n[3], double u[3])
{
    double L[9];
    for (int j = 0; j < 9; j++)
        L[j] = pair->block[k / 2].L[j][k % 2] * pair->extent[k][j % 3];
    nci_rotate_back(L, n, u);
    return sqrt(nci_dot(u, u));
}

void nci_pair_flat_point(const struct nci_pair *pair, int k, const double u[3], double p[3])
{
    double L[9];
    for (int j = 0; j < 9; j++)
        L[j] = pair->block[k / 2].L[j][k % 2] * pair->extent[k][j % 3];
    nci_rotate(L, u, p);
}

/* h and p of quadric k at the unit normal n. */
static double pair_quadric(const struct nci_pair *pair, int k, const double n[3], double p[3])
{
    const struct nci_pair_block *block = &pair->block[k / 2];
    double L[9], u[3];
    for (int j = 0; j < 9; j++)
        L[j] = block->L[j][k % 2];
    nci_rotate_back(L, n, u);
    const double h = sqrt(nci_dot(u, u)), i = 1 / h;
    for (int j = 0; j < 3; j++)
        u[j] *= i;
    nci_rotate(L, u, p);
    return h;
}

int nci_pair_support_parts(const struct nci_pair *pair, const double n[3], double *d, double g[3])
{
    int status = NC_OK;
    memcpy(g, pair->r, sizeof pair->r);
    for (int k = 0; !status && k < pair->parts; k++) {
        struct nci_pair_part part;
        double H[6];
        if (k >= pair->quadrics) {
            status = nci_pair_rest(pair, pair->body[k], n, 1, &part, H);
        } else if (pair->thickness[k] > 0) {
            double u[3];
            const double h = nci_pair_flat(pair, k, n, u), i = h > 0 ? 1 / h : 0;
            for (int j = 0; j < 3; j++)
                u[j] *= i;
            nci_pair_flat_point(pair, k, u, part.p);
        } else {
            pair_quadric(pair, k, n, part.p);
        }
        for (int j = 0; j < 3; j++)
            g[j] -= part.p[j];
    }
    *d = nci_dot(n, g);
    return status;
}

int nci_pair_support(struct nci_pair *pair, const double n[3], double *d, double g[3])
{
    const struct nci_pair_block *block = pair->block;
    const double x = n[0], y = n[1], z = n[2];
    double px[2], py[2], pz[2];
    pair->evaluations++;
    if (!pair->simple)
        return nci_pair_support_parts(pair, n, d, g);
    for (int k = 0; k < 2; k++) {
        const double wx = block->M[0][k] * x + block->M[1][k] * y + block->M[2][k] * z;
        const double wy = block->M[1][k] * x + block->M[3][k] * y + block->M[4][k] * z;
        const double wz = block->M[2][k] * x + block->M[4][k] * y + block->M[5][k] * z;
        const double i = 1 / sqrt(wx * x + wy * y + wz * z);
        px[k] = wx * i;
        py[k] = wy * i;
        pz[k] = wz * i;
    }
    g[0] = pair->r[0] - (px[0] + px[1]);
    g[1] = pair->r[1] - (py[0] + py[1]);
    g[2] = pair->r[2] - (pz[0] + pz[1]);
    *d = g[0] * x + g[1] * y + g[2] * z;
    return NC_OK;
}

int nci_pair_reweigh(struct nci_pair *pair, double n[3])
{
    const struct nci_pair_block *block = pair->block;
    const double shrink = 1 / sqrt(nci_dot(n, n)), x = n[0] * shrink, y = n[1] * shrink, z = n[2] * shrink;
    const double *r = pair->r;
    double h[2], xx[2], xy[2], xz[2], yy[2], yz[2], zz[2];
    for (int k = 0; k < 2; k++) {
        const double wx = block->M[0][k] * x + block->M[1][k] * y + block->M[2][k] * z;
        const double wy = block->M[1][k] * x + block->M[3][k] * y + block->M[4][k] * z;
        const double wz = block->M[2][k] * x + block->M[4][k] * y + block->M[5][k] * z;
        h[k] = sqrt(wx * x + wy * y + wz * z);
        const double i = 1 / h[k];
        xx[k] = block->M[0][k] * i;
        xy[k] = block->M[1][k] * i;
        xz[k] = block->M[2][k] * i;
        yy[k] = block->M[3][k] * i;
        yz[k] = block->M[4][k] * i;
        zz[k] = block->M[5][k] * i;
    }
    double d = x * r[0] + y * r[1] + z * r[2] - h[0] - h[1];
    if (!(d > -0.9 * (pair->floor[0] + pair->floor[1]))) {
        const double unit[3] = {x, y, z};
        double g[3];
        nci_pair_support(pair, unit, &d, g);
        d = 0.1 * sqrt(nci_dot(g, g));
    }
    const double A[6] = {xx[0] + xx[1] + d, xy[0] + xy[1], xz[0] + xz[1],
                         yy[0] + yy[1] + d, yz[0] + yz[1], zz[0] + zz[1] + d};
    pair->evaluations++;
    return nci_pair_solve(A, r, n);
}

int nci_pair_evaluate_parts(const struct nci_pair *pair, struct nci_pair_state *state)
{
    int status = NC_OK;
    memcpy(state->g, pair->r, sizeof pair->r);
    memset(state->T, 0, sizeof state->T);
    if (pair->quadrics % 2) { /* the lane that is left over counts for nothing */
        const int b = pair->quadrics / 2;
        state->h[b][1] = 1;
        state->i[b][1] = state->p[b][0][1] = state->p[b][1][1] = state->p[b][2][1] = 0;
    }
    for (int k = 0; !status && k < pair->parts; k++) {
        const int b = k / 2, lane = k % 2, m = k - pair->quadrics;
        double H[6], p[3];
        if (k < pair->quadrics) {
            state->h[b][lane] = pair_quadric(pair, k, state->n, p);
            state->i[b][lane] = 1 / state->h[b][lane];
            for (int j = 0; j < 3; j++)
                state->p[b][j][lane] = p[j];
        } else {
            status = nci_pair_rest(pair, pair->body[k], state->n, 2, &state->rest[m], state->H[m]);
            memcpy(p, state->rest[m].p, sizeof p);
        }
        nci_pair_hessian(pair, state, k, H);
        for (int j = 0; j < 3; j++)
            state->g[j] -= p[j];
        for (int j = 0; j < 6; j++)
            state->T[j] += H[j];
    }
    state->d = nci_dot(state->n, state->g);
    return status;
}

int nci_pair_evaluate(struct nci_pair *pair, const double n[3], struct nci_pair_state *state)
{
    const struct nci_pair_block *block = pair->block;
    const double shrink = 1 / sqrt(nci_dot(n, n)), x = n[0] * shrink, y = n[1] * shrink, z = n[2] * shrink;
    double px[2], py[2], pz[2], xx[2], xy[2], xz[2], yy[2], yz[2], zz[2], h[2], i[2];
    pair->evaluations++;
    state->n[0] = x;
    state->n[1] = y;
    state->n[2] = z;
    if (!pair->simple)
        return nci_pair_evaluate_parts(pair, state);
    for (int k = 0; k < 2; k++) {
        const double wx = block->M[0][k] * x + block->M[1][k] * y + block->M[2][k] * z;
        const double wy = block->M[1][k] * x + block->M[3][k] * y + block->M[4][k] * z;
        const double wz = block->M[2][k] * x + block->M[4][k] * y + block->M[5][k] * z;
        h[k] = sqrt(wx * x + wy * y + wz * z);
        i[k] = 1 / h[k];
        px[k] = wx * i[k];
        py[k] = wy * i[k];
        pz[k] = wz * i[k];
        xx[k] = (block->M[0][k] - px[k] * px[k]) * i[k];
        xy[k] = (block->M[1][k] - px[k] * py[k]) * i[k];
        xz[k] = (block->M[2][k] - px[k] * pz[k]) * i[k];
        yy[k] = (block->M[3][k] - py[k] * py[k]) * i[k];
        yz[k] = (block->M[4][k] - py[k] * pz[k]) * i[k];
        zz[k] = (block->M[5][k] - pz[k] * pz[k]) * i[k];
    }
    for (int k = 0; k < 2; k++) {
        state->h[0][k] = h[k];
        state->i[0][k] = i[k];
        state->p[0][0][k] = px[k];
        state->p[0][1][k] = py[k];
        state->p[0][2][k] = pz[k];
    }
    const double gx = pair->r[0] - (px[0] + px[1]);
    const double gy = pair->r[1] - (py[0] + py[1]);
    const double gz = pair->r[2] - (pz[0] + pz[1]);
    state->d = gx * x + gy * y + gz * z;
    state->g[0] = gx;
    state->g[1] = gy;
    state->g[2] = gz;
    state->T[0] = xx[0] + xx[1];
    state->T[1] = xy[0] + xy[1];
    state->T[2] = xz[0] + xz[1];
    state->T[3] = yy[0] + yy[1];
    state->T[4] = yz[0] + yz[1];
    state->T[5] = zz[0] + zz[1];
    return NC_OK;
}

struct nci_pair_part nci_pair_part(const struct nci_pair *pair, const struct nci_pair_state *state, int k)
{
    if (k >= pair->quadrics)
        return state->rest[k - pair->quadrics];
    const int b = k / 2, lane = k % 2;
    return (struct nci_pair_part){state->h[b][lane],
                                  {state->p[b][0][lane], state->p[b][1][lane], state->p[b][2][lane]}};
}

void nci_pair_hessian(const struct nci_pair *pair, const struct nci_pair_state *state, int k, double H[6])
{
    if (k >= pair->quadrics) {
        memcpy(H, state->H[k - pair->quadrics], sizeof state->H[0]);
        return;
    }
    const struct nci_pair_part part = nci_pair_part(pair, state, k);
    for (int i = 0, m = 0; i < 3; i++)
        for (int j = i; j < 3; j++, m++)
            H[m] = (pair->block[k / 2].M[m][k % 2] - part.p[i] * part.p[j]) / part.h;
}

int nci_pair_is_convex(const struct nci_pair *pair, const struct nci_pair_state *state)
{
    for (int body = 0; body < 2 && pair->parts > pair->quadrics; body++) {
        const double offset = pair->offset[body], *n = state->n;
        double sum[6] = {offset, 0, 0, offset, 0, offset}, H[6], a[3], b[3], Ha[3], Hb[3];
        for (int k = 0; k < pair->parts; k++) {
            nci_pair_hessian(pair, state, k, H);
            for (int j = 0; j < 6 && pair->body[k] == body; j++)
                sum[j] += H[j];
        }
        nci_pair_tangents(n, a, b);
        nci_symmetric(sum, a, Ha);
        nci_symmetric(sum, b, Hb);
        double large, small, c, s;
        nci_pair_eigen(nci_dot(a, Ha), nci_dot(a, Hb), nci_dot(b, Hb), &large, &small, &c, &s);
        /* at a vertex all curvature radii are zero but for rounding: the bodies give the scale */
        if (small < -1e-12 * fabs(large) - 1e-13 * pair->size)
            return 0;
    }
    return 1;
}

int nci_pair_reach(const struct nci_pair *pair, const struct nci_pair_state *state, const double n[3],
                   double p[2][3], double x[3])
{
    double sum[6] = {0}, a[3], b[3], Ha[3], Hb[3], large, small, c, s;
    int status = NC_OK;
    for (int k = pair->quadrics; k < pair->parts; k++)
        for (int j = 0; j < 6; j++)
            sum[j] += state->H[k - pair->quadrics][j];
    nci_pair_tangents(n, a, b);
    nci_symmetric(sum, a, Ha);
    nci_symmetric(sum, b, Hb);
    nci_pair_eigen(nci_dot(a, Ha), nci_dot(a, Hb), nci_dot(b, Hb), &large, &small, &c, &s);
    for (int way = 0; way < 2; way++) {
        double e[3], beside[3];
        for (int j = 0; j < 3; j++) {
            e[j] = way ? c * b[j] - s * a[j] : c * a[j] + s * b[j];
            beside[j] = n[j] + (nci_dot(x, e) < 0 ? -NCI_PAIR_BESIDE : NCI_PAIR_BESIDE) * e[j];
        }
        for (int k = pair->quadrics; !status && k < pair->parts; k++) {
            const double loose = nci_dot(x, e);
            double *point = p[k - pair->quadrics], H[6];
            struct nci_pair_part part;
            status = nci_pair_rest(pair, pair->body[k], beside, 1, &part, H);
            const double reach = nci_dot(part.p, e) - nci_dot(point, e);
            const double move = loose < 0 ? fmin(fmax(reach, loose), 0) : fmax(fmin(reach, loose), 0);
            for (int j = 0; j < 3; j++) {
                point[j] += move * e[j];
                x[j] -= move * e[j];
            }
        }
    }
    return status;
}
