/* The ellipsoids of a pair: made from their semi-axes or matrices, flat ones with a thickness. */
#include "pair/pair.h"

/* Takes note of a quadric with squared semi-axes between `least` and `most`; its curvature radii are not
 * less than least/sqrt(most). Returns the thickness of flat ones, 1e-7 of their size, else 0. */
static inline double pair_add_quadric(struct nci_pair *pair, int body, double least, double most)
{
    const double size = sqrt(most), thickness = least < NCI_PAIR_FLAT * most ? 1e-14 * most : 0;
    const int k = pair->quadrics++;
    pair->thickness[k] = thickness;
    pair->flat |= thickness > 0;
    pair->span[k] = size;
    pair->body[k] = body;
    pair->size += size;
    pair->floor[body] += least / size;
    nci_pair_note_thin(pair, least, most);
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

void nci_pair_set_factor(struct nci_pair *pair, int k, const double *q, const double p[3])
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

void nci_pair_sharpen(struct nci_pair *pair)
{
    pair->flat = 2;
    for (int k = 0; k < pair->quadrics; k++) {
        struct nci_pair_block *block = &pair->block[k / 2];
        const double before = pair->thickness[k], after = 1e-6 * before;
        if (!(before > 0))
            continue;
        block->M[0][k % 2] += after - before;
        block->M[3][k % 2] += after - before;
        block->M[5][k % 2] += after - before;
        for (int j = 0; j < 3; j++) {
            double square = 0;
            for (int i = 0; i < 9; i += 3)
                square += block->L[i + j][k % 2] * block->L[i + j][k % 2];
            const double own = square * pair->extent[k][j] * pair->extent[k][j],
                         grow = sqrt((own + after) / square);
            for (int i = 0; i < 9; i += 3)
                block->L[i + j][k % 2] *= grow;
            pair->extent[k][j] = sqrt(own / (own + after));
        }
        pair->thickness[k] = after;
    }
}

int nci_pair_add_ellipsoid(struct nci_pair *pair, int body, const double *q, const double p[3])
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
        nci_pair_set_factor(pair, pair->quadrics - 1, q, thick);
    for (int j = 0; j < 3 && e > 0; j++)
        pair->extent[pair->quadrics - 1][j] = p[j] < NCI_PAIR_FLAT * most ? 0 : sqrt(p[j] / thick[j]);
    return NC_OK;
}

int nci_pair_profile(const struct nci_term *term)
{
    struct nci_reader reader;
    struct nci_term part;
    int quadrics = 0, others = 0;
    if (nci_read(&reader, term->parameter, term->count))
        return -1;
    while (nci_more(&reader)) {
        if (nci_next(&reader, &part))
            return -1;
        const double *p = part.parameter;
        if (part.kind == NC_PLANAR_ELLIPSE && part.count == 2 && p[0] >= 0 && p[1] >= 0 &&
            p[0] * p[0] + p[1] * p[1] > 0)
            quadrics++;
        else if ((part.kind == NC_PLANAR_OFFSET && part.count == 1) ||
                 (part.kind == NC_PLANAR_SHIFT && part.count == 2 && p[0] == 0))
            others++;
        else
            return -1;
    }
    return quadrics + others > 0 ? quadrics : -1;
}

int nci_pair_add_profile(struct nci_pair *pair, int body, const double *q, const struct nci_term *term)
{
    struct nci_reader reader;
    struct nci_term part;
    int status = nci_read(&reader, term->parameter, term->count);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &part);
        const double *p = part.parameter;
        if (!status && part.kind == NC_PLANAR_ELLIPSE) {
            const double squares[3] = {p[0] * p[0], p[0] * p[0], p[1] * p[1]};
            status = nci_pair_add_ellipsoid(pair, body, q, squares);
        } else if (!status && part.kind == NC_PLANAR_OFFSET) {
            pair->offset[body] += p[0];
        } else if (!status) {
            for (int i = 0; i < 3; i++)
                pair->centre[body][i] += p[1] * (q ? q[3 * i + 2] : i == 2);
        }
    }
    return status;
}

/* One rotation of Jacobi's method in the plane of the axes i < j: A becomes R' A R, q becomes q R. */
static void pair_jacobi(double A[3][3], double q[9], int i, int j)
{
    if (A[i][j] == 0)
        return;
    const double slope = (A[j][j] - A[i][i]) / (2 * A[i][j]);
    const double t = copysign(1, slope) / (fabs(slope) + sqrt(1 + slope * slope)), c = 1 / sqrt(1 + t * t),
                 s = t * c;
    for (int k = 0; k < 3; k++) {
        const double x = A[k][i], y = A[k][j], u = q[3 * k + i], v = q[3 * k + j];
        A[k][i] = c * x - s * y;
        A[k][j] = s * x + c * y;
        q[3 * k + i] = c * u - s * v;
        q[3 * k + j] = s * u + c * v;
    }
    for (int k = 0; k < 3; k++) {
        const double x = A[i][k], y = A[j][k];
        A[i][k] = c * x - s * y;
        A[j][k] = s * x + c * y;
    }
}

/* A disc or segment given by a matrix of rank 2 or 1, to rounding: by its axes. */
static int pair_add_flat(struct nci_pair *pair, int body, const double *q, const double p[6])
{
    double A[3][3] = {{p[0], p[1], p[2]}, {p[1], p[3], p[4]}, {p[2], p[4], p[5]}};
    double turn[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, axes[3];
    for (int sweep = 0; sweep < 8; sweep++) {
        pair_jacobi(A, turn, 0, 1);
        pair_jacobi(A, turn, 0, 2);
        pair_jacobi(A, turn, 1, 2);
    }
    for (int j = 0; j < 3; j++) {
        double column[3] = {turn[j], turn[3 + j], turn[6 + j]};
        axes[j] = A[j][j] > 1e-14 * (p[0] + p[3] + p[5]) ? A[j][j] : 0;
        if (q)
            nci_rotate(q, column, column);
        for (int i = 0; i < 3; i++)
            turn[3 * i + j] = column[i];
    }
    return nci_pair_add_ellipsoid(pair, body, turn, axes);
}

int nci_pair_add_quadratic(struct nci_pair *pair, int body, const double *q, const double p[6])
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
    if (least < 1e-14 * trace)
        return pair_add_flat(pair, body, q, p);
    pair_add_quadric(pair, body, least, trace);
    double M[6] = {p[0], p[1], p[2], p[3], p[4], p[5]};
    if (q)
        nci_pair_turn(q, p, M);
    pair_set_matrix(pair, M[0], M[1], M[2], M[3], M[4], M[5]);
    return NC_OK;
}
