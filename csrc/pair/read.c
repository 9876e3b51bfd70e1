/* Takes two bodies and their pose apart: centres, offsets, ellipsoids, and the rest. */
#include "pair/pair.h"

#include <string.h>

/* Thin quadrics, as far as they need more care. */
static inline void pair_note_thin(struct nci_pair *pair, double least, double most)
{
    if (least < 1e-4 * most)
        pair->thin |= least < 1e-7 * most ? 3 : 1;
}

/* Takes note of a quadric with squared semi-axes between `least` and `most`; its curvature radii are not
 * less than least/sqrt(most). Returns the thickness of flat ones, 1e-7 of their size, else 0. */
static inline double pair_add_quadric(struct nci_pair *pair, int body, double least, double most)
{
    const double size = sqrt(most), thickness = least < 1e-14 * most ? 1e-14 * most : 0;
    const int k = pair->quadrics++;
    pair->thickness[k] = thickness;
    pair->body[k] = body;
    pair->size += size;
    pair->floor[body] += least / size;
    pair_note_thin(pair, least, most);
    return thickness;
}

static inline void pair_set_matrix(struct nci_pair *pair, double xx, double xy, double xz, double yy,
                                   double yz, double zz)
{
    const int k = pair->quadrics - 1, lane = k % 2;
    struct nci_pair_block *block = &pair->block[k / 2];
    block->M[0][lane] = xx;
    block->M[1][lane] = xy;
    block->M[2][lane] = xz;
    block->M[3][lane] = yy;
    block->M[4][lane] = yz;
    block->M[5][lane] = zz;
}

/* L of quadric k = q times the semi-axes, whose squares are p. */
static void pair_set_factor(struct nci_pair *pair, int k, const double *q, const double p[3])
{
    static const double unit[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    const double axis[3] = {sqrt(p[0]), sqrt(p[1]), sqrt(p[2])}, *turn = q ? q : unit;
    for (int j = 0; j < 3; j++) {
        pair->block[k / 2].L[j][k % 2] = turn[j] * axis[j];
        pair->block[k / 2].L[3 + j][k % 2] = turn[3 + j] * axis[j];
        pair->block[k / 2].L[6 + j][k % 2] = turn[6 + j] * axis[j];
    }
    pair->factored[k] = 1;
}

void nci_pair_factor(struct nci_pair *pair)
{
    for (int k = 0; k < pair->quadrics; k++) {
        struct nci_pair_block *block = &pair->block[k / 2];
        double M[6], L[9] = {0};
        if (pair->factored[k])
            continue;
        for (int j = 0; j < 6; j++)
            M[j] = block->M[j][k % 2];
        const double pivot = 1e-14 * (M[0] + M[3] + M[5]);
        L[0] = sqrt(fmax(M[0], pivot));
        L[3] = M[1] / L[0];
        L[6] = M[2] / L[0];
        L[4] = sqrt(fmax(M[3] - L[3] * L[3], pivot));
        L[7] = (M[4] - L[3] * L[6]) / L[4];
        L[8] = sqrt(fmax(M[5] - L[6] * L[6] - L[7] * L[7], pivot));
        for (int j = 0; j < 9; j++)
            block->L[j][k % 2] = L[j];
        pair->factored[k] = 1;
    }
}

/* The ellipsoid of the squared semi-axes p, turned by q (NULL: not turned). */
static int pair_read_ellipsoid(struct nci_pair *pair, int body, const double *q, const double p[3])
{
    const double low = p[0] < p[1] ? p[0] : p[1], high = p[0] < p[1] ? p[1] : p[0];
    const double least = low < p[2] ? low : p[2], most = high > p[2] ? high : p[2];
    if (!nci_finite(p, 3))
        return NC_E_PARAMETER;
    if (!(least >= 0 && most > 0))
        return NC_E_RANGE;
    const double e = pair_add_quadric(pair, body, least, most), a = p[0] + e, b = p[1] + e, c = p[2] + e;
    const double thick[3] = {a, b, c};
    if (q) {
        const double x = q[0] * a, y = q[1] * b, z = q[2] * c, u = q[3] * a, v = q[4] * b, w = q[5] * c;
        pair_set_matrix(pair, x * q[0] + y * q[1] + z * q[2], x * q[3] + y * q[4] + z * q[5],
                        x * q[6] + y * q[7] + z * q[8], u * q[3] + v * q[4] + w * q[5],
                        u * q[6] + v * q[7] + w * q[8],
                        q[6] * q[6] * a + q[7] * q[7] * b + q[8] * q[8] * c);
    } else {
        pair_set_matrix(pair, a, 0, 0, b, 0, c);
    }
    if (least < 1e-4 * most)
        pair_set_factor(pair, pair->quadrics - 1, q, thick);
    return NC_OK;
}

/* The ellipsoid of the packed matrix p, turned by q (NULL: not turned). */
static int pair_read_quadratic(struct nci_pair *pair, int body, const double *q, const double p[6])
{
    if (!nci_is_semidefinite(p))
        return NC_E_SEMIDEFINITE;
    /* The largest eigenvalue is not above the trace, the smallest not below determinant/second invariant.
     */
    const double trace = p[0] + p[3] + p[5], yz = p[3] * p[5] - p[4] * p[4];
    const double second = p[0] * p[3] - p[1] * p[1] + p[0] * p[5] - p[2] * p[2] + yz;
    const double determinant =
        p[0] * yz - p[1] * (p[1] * p[5] - p[4] * p[2]) + p[2] * (p[1] * p[4] - p[3] * p[2]);
    const double least = second > 1e-14 * trace * trace && determinant > 0 ? determinant / second : 0;
    const double e = pair_add_quadric(pair, body, least, trace);
    double M[6] = {p[0], p[1], p[2], p[3], p[4], p[5]};
    if (q)
        nci_pair_turn(q, p, M);
    pair_set_matrix(pair, M[0] + e, M[1], M[2], M[3] + e, M[4], M[5] + e);
    return NC_OK;
}

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

/* Sorts a term into centre, offset, quadrics or rest; the rest may be concave in places. */
static int pair_read_term(struct nci_pair *pair, int body, struct nci_term *term, int *concave)
{
    double product[9], shift[3];
    const double *turn;
    int status = pair_open(pair, body, term, product, &turn);
    if (status)
        return status;
    const size_t count = term->kind == NC_SPATIAL_OFFSET ? 1 : term->kind == NC_SPATIAL_QUADRATIC ? 6 : 3;
    switch (term->kind) {
    case NC_SPATIAL_ELLIPSOID:
    case NC_SPATIAL_QUADRATIC:
        if (term->count != count)
            return NC_E_COUNT;
        if (pair->quadrics == NCI_PAIR_QUADRICS)
            break;
        pair->rest[body].absorbed = term->number;
        return count == 3 ? pair_read_ellipsoid(pair, body, turn, term->parameter)
                          : pair_read_quadratic(pair, body, turn, term->parameter);
    case NC_SPATIAL_SHIFT:
        if (term->count != count)
            return NC_E_COUNT;
        memcpy(shift, term->parameter, sizeof shift);
        if (turn)
            nci_rotate(turn, shift, shift);
        for (int i = 0; i < 3; i++)
            pair->centre[body][i] += shift[i];
        return NC_OK;
    case NC_SPATIAL_OFFSET:
        if (term->count != count)
            return NC_E_COUNT;
        pair->offset[body] += term->parameter[0];
        return NC_OK;
    case NC_SPATIAL_SUPERELLIPSOID: /* norms are convex for exponents from 1 */
        *concave |= !(term->count == 6 && term->parameter[3] >= 1 && term->parameter[4] >= 1);
        break;
    case NC_SPATIAL_HULL:
        *concave |= !(term->count > 0 && term->parameter[0] >= 1);
        break;
    case NC_SPATIAL_HARMONICS:
    case NC_SPATIAL_REVOLVED:
        *concave = 1;
        break;
    default:
        return term->kind <= NC_PLANAR_ROTATED ? NC_E_DIMENSION : NC_E_KIND;
    }
    pair->rest[body].terms = 1;
    return NC_OK;
}

static int pair_read_body(struct nci_pair *pair, int body, const double *shape, size_t n)
{
    struct nci_pair_rest *rest = &pair->rest[body];
    struct nci_reader reader;
    struct nci_term term;
    int concave = 0;
    int status = nci_read(&reader, shape, n);
    *rest = (struct nci_pair_rest){shape, n, 0, 0, 0, 0};
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
    const double thinnest = 1e-14 * most;
    if (!(a >= thinnest && b >= thinnest && c >= thinnest && most > 0 && most < INFINITY))
        return NULL;
    const double size = sqrt(most);
    pair->size += size;
    pair->floor[body] = least / size;
    pair_note_thin(pair, least, most);
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
    pair->simple = pair->thin < 2;
    pair->lone = !pair->thin;
    pair->factored[0] = pair->factored[1] = 0;
    pair->thickness[0] = pair->thickness[1] = 0;
    pair->centre[1][0] = pair->r[0] = r[0];
    pair->centre[1][1] = pair->r[1] = r[1];
    pair->centre[1][2] = pair->r[2] = r[2];
    if (pair->thin) {
        pair_set_factor(pair, 0, NULL, a);
        pair_set_factor(pair, 1, q, b);
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
