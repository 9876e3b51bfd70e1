/* Takes two bodies and their pose apart: centres, offsets, ellipsoids, and the rest. */
#include "pair/pair.h"

#include <string.h>

/* The term without its rotation; turn: from its axes to A's frame, NULL for none. */
static int pair_open(const struct nci_pair *pair, int body, struct nci_term *term, double product[9],
                     const double **turn)
{
    const double *q = pair->q, *p = term->parameter;
    struct nci_term inner;
    *turn = body ? q : NULL;
    if (term->kind != NC_SPATIAL_ROTATED)
        return NC_OK;
    int status = nci_spatial_inner(term, &inner);
    if (!status && !nci_is_rotation(p))
        status = NC_E_ROTATION;
    if (status)
        return status;
    for (int i = 0; body && i < 3; i++)
        for (int j = 0; j < 3; j++)
            product[3 * i + j] = q[3 * i] * p[j] + q[3 * i + 1] * p[3 + j] + q[3 * i + 2] * p[6 + j];
    *turn = body ? product : p;
    inner.number = term->number;
    *term = inner;
    return NC_OK;
}

/* A term that belongs to the rest; norms are convex for exponents from 1 only. */
static int pair_read_rest(struct nci_pair *pair, int body, const struct nci_term *term, int *concave)
{
    const double *p = term->parameter;
    if ((term->kind == NC_SPATIAL_SUPERELLIPSOID && term->count == 6 && !(p[3] >= 1 && p[4] >= 1)) ||
        (term->kind == NC_SPATIAL_HULL && term->count > 0 && !(p[0] >= 1)))
        return nci_finite(p, term->count) ? NC_E_RANGE : NC_E_PARAMETER;
    *concave |= !nci_kind_is_convex(term->kind);
    pair->rest[body].terms = 1;
    return NC_OK;
}

/* Is there room for so many quadrics more? Once there is none, no later term is absorbed. */
static int pair_absorbs(struct nci_pair *pair, int body, const struct nci_term *term, int quadrics)
{
    struct nci_pair_rest *rest = &pair->rest[body];
    rest->full |= pair->quadrics + quadrics > NCI_PAIR_QUADRICS;
    if (!rest->full)
        rest->absorbed = term->number;
    return !rest->full;
}

static int pair_read_quadric(struct nci_pair *pair, int body, const double *turn,
                             const struct nci_term *term)
{
    const int axes = term->kind == NC_SPATIAL_ELLIPSOID;
    if (term->count != (axes ? 3 : 6))
        return NC_E_COUNT;
    return axes ? nci_pair_add_ellipsoid(pair, body, turn, term->parameter)
                : nci_pair_add_quadratic(pair, body, turn, term->parameter);
}

/* Sorts a term into centre, offset, quadrics or rest; *concave: the rest may be concave in places. */
static int pair_read_term(struct nci_pair *pair, int body, struct nci_term *term, int *concave)
{
    double product[9], shift[3];
    const double *turn;
    int quadrics;
    const int status = pair_open(pair, body, term, product, &turn);
    if (status)
        return status;
    switch (nci_pair_role(term->kind)) {
    case NCI_PAIR_CENTRE:
        if (term->count != 3)
            return NC_E_COUNT;
        memcpy(shift, term->parameter, sizeof shift);
        if (turn)
            nci_rotate(turn, shift, shift);
        for (int i = 0; i < 3; i++)
            pair->centre[body][i] += shift[i];
        return NC_OK;
    case NCI_PAIR_SPHERE:
        if (term->count != 1)
            return NC_E_COUNT;
        pair->offset[body] += term->parameter[0];
        return NC_OK;
    case NCI_PAIR_QUADRIC:
        return pair_absorbs(pair, body, term, 1) ? pair_read_quadric(pair, body, turn, term)
                                                 : pair_read_rest(pair, body, term, concave);
    case NCI_PAIR_REST:
        quadrics = term->kind == NC_SPATIAL_REVOLVED ? nci_pair_profile(term) : -1;
        return quadrics >= 0 && pair_absorbs(pair, body, term, quadrics)
                   ? nci_pair_add_profile(pair, body, turn, term)
                   : pair_read_rest(pair, body, term, concave);
    default:
        return nci_kind_is_planar(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}

static int pair_read_body(struct nci_pair *pair, int body, const double *shape, size_t n)
{
    struct nci_pair_rest *rest = &pair->rest[body];
    struct nci_reader reader;
    struct nci_term term;
    int concave = 0;
    int status = nci_read(&reader, shape, n);
    *rest = (struct nci_pair_rest){shape, n, 0, 0, 0, 0, 0};
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(pair_read_term(pair, body, &term, &concave), term.number);
    }
    if (concave || pair->offset[body] < 0) {
        rest->sphere = pair->offset[body];
        pair->offset[body] = pair->floor[body] = 0;
    }
    rest->present = rest->terms || rest->sphere != 0;
    return status;
}

/* The squared semi-axes, if the shape is one ellipsoid with a positive thickness, as most are. */
static inline const double *pair_lone_ellipsoid(struct nci_pair *pair, int body, const double *shape,
                                                size_t n)
{
    if (!(n == 5 && shape && shape[0] == NC_SPATIAL_ELLIPSOID && shape[1] == 3))
        return NULL;
    const double a = shape[2], b = shape[3], c = shape[4], low = a < b ? a : b, high = a < b ? b : a;
    const double least = low < c ? low : c, most = high > c ? high : c;
    const double thinnest = NCI_PAIR_FLAT * most;
    if (!(a >= thinnest && b >= thinnest && c >= thinnest && most > 0 && most < INFINITY))
        return NULL;
    const double size = sqrt(most);
    pair->size += size;
    pair->floor[body] = least / size;
    nci_pair_note_thin(pair, least, most);
    return shape + 2;
}

/* Is B so near that the square of its distance does not overflow? */
static int pair_reachable(const double r[3])
{
    return fabs(r[0]) < 1e100 && fabs(r[1]) < 1e100 && fabs(r[2]) < 1e100;
}

/* Two lone ellipsoids: the same as the general way, but shorter. */
static inline int pair_read_lone(struct nci_pair *pair, const double a[3], const double b[3],
                                 const double r[3], const double q[9])
{
    struct nci_pair_block *block = &pair->block[0];
    const double x = q[0] * b[0], y = q[1] * b[1], z = q[2] * b[2];
    const double u = q[3] * b[0], v = q[4] * b[1], w = q[5] * b[2];
    block->M[0][0] = a[0];
    block->M[0][1] = x * q[0] + y * q[1] + z * q[2];
    block->M[1][0] = 0;
    block->M[1][1] = x * q[3] + y * q[4] + z * q[5];
    block->M[2][0] = 0;
    block->M[2][1] = x * q[6] + y * q[7] + z * q[8];
    block->M[3][0] = a[1];
    block->M[3][1] = u * q[3] + v * q[4] + w * q[5];
    block->M[4][0] = 0;
    block->M[4][1] = u * q[6] + v * q[7] + w * q[8];
    block->M[5][0] = a[2];
    block->M[5][1] = q[6] * q[6] * b[0] + q[7] * q[7] * b[1] + q[8] * q[8] * b[2];
    pair->q = q;
    pair->offset[0] = pair->offset[1] = 0;
    pair->centre[0][0] = pair->centre[0][1] = pair->centre[0][2] = 0;
    pair->evaluations = 0;
    pair->body[0] = 0;
    pair->body[1] = 1;
    pair->quadrics = pair->parts = 2;
    pair->flat = 0;
    pair->simple = pair->thin < 2;
    pair->lone = !pair->thin;
    pair->factored[0] = pair->factored[1] = 0;
    pair->thickness[0] = pair->thickness[1] = 0;
    pair->centre[1][0] = pair->r[0] = r[0];
    pair->centre[1][1] = pair->r[1] = r[1];
    pair->centre[1][2] = pair->r[2] = r[2];
    if (pair->thin) {
        nci_pair_set_factor(pair, 0, NULL, a);
        nci_pair_set_factor(pair, 1, q, b);
    }
    return pair_reachable(r) ? NC_OK : NC_E_ARGUMENT;
}

int nci_pair_read(struct nci_pair *pair, const double *shape_a, size_t na, const double *shape_b, size_t nb,
                  const double r[3], const double q[9])
{
    if (!(r && q))
        return NC_E_NULL;
    if (!nci_is_rotation(q))
        return nci_finite(q, 9) ? NC_E_ROTATION : NC_E_ARGUMENT;
    pair->size = 0;
    pair->thin = 0;
    const double *a = pair_lone_ellipsoid(pair, 0, shape_a, na),
                 *b = pair_lone_ellipsoid(pair, 1, shape_b, nb);
    if (a && b)
        return pair_read_lone(pair, a, b, r, q);
    memset(pair, 0, offsetof(struct nci_pair, rest));
    pair->q = q;
    int status = pair_read_body(pair, 0, shape_a, na);
    if (!status)
        status = pair_read_body(pair, 1, shape_b, nb);
    pair->parts = pair->quadrics;
    pair->size += fabs(pair->offset[0]) + fabs(pair->offset[1]);
    for (int body = 0; !status && body < 2; body++) {
        static const double side[2][3] = {{0.6, 0.64, 0.48}, {-0.6, -0.64, -0.48}};
        struct nci_pair_part part;
        double H[6];
        if (!pair->rest[body].present)
            continue;
        pair->body[pair->parts++] = body;
        for (int k = 0; !status && k < 2; k++) { /* about its size */
            status = nci_pair_rest(pair, body, side[k], 0, &part, H);
            pair->size += fabs(part.h);
        }
    }
    nci_pair_factor(pair);
    for (int j = 0; pair->quadrics % 2 && j < 9; j++) /* the lane that is left over */
        pair->block[pair->quadrics / 2].L[j][1] = 0;
    pair->simple =
        pair->parts == 2 && pair->quadrics == 2 && pair->thin < 2 && !pair->body[0] && pair->body[1];
    for (int i = 0; i < 3; i++) {
        pair->size +=
            fabs(pair->centre[0][i]) + fabs(pair->centre[1][i]); /* they bring their rounding errors */
        pair->centre[1][i] += r[i];
        pair->r[i] = pair->centre[1][i] - pair->centre[0][i];
    }
    if (!status && !(pair_reachable(pair->r) && nci_finite(pair->offset, 2)))
        status = nci_finite(shape_a, na) && nci_finite(shape_b, nb) ? NC_E_ARGUMENT : NC_E_PARAMETER;
    return status;
}
