/* What follows from a contact of two bodies: its motion, and the relative curvature. */
#include "pair/pair.h"

#include <string.h>

static const int motion_packed[6] = {0, 1, 2, 4, 5, 8};

/* docs/pairs-theory.md, 7: with T = H_A + H_B, the normal turns by (T + gap I) n' = P w, where
 * w = v + omega x (point_b - r) + H_B (omega x n), and P takes out the normal component. */
int nc_spatial_pair_motion(const struct nc_spatial_pair *pair, const struct nc_spatial_motion *motion,
                           struct nc_spatial_pair_motion *out)
{
    static const struct nc_spatial_pair_motion none = {NAN, NCI_NONE3, NCI_NONE3, NCI_NONE3};
    if (!(pair && motion && out))
        return NC_E_NULL;
    *out = none;
    const double *v = motion->v, *omega = motion->omega;
    if (!(nci_finite(v, 3) && nci_finite(omega, 3) && nci_finite(pair->normal, 3)))
        return NC_E_ARGUMENT;
    const double *n = pair->normal,
                 arm[3] = {pair->point_b[0] - pair->reference_b[0], pair->point_b[1] - pair->reference_b[1],
                           pair->point_b[2] - pair->reference_b[2]};
    double point[3], turn[3], w[3], A[6], rate[3], size = 0;
    nci_cross(omega, arm, point);
    nci_cross(omega, n, turn);
    nci_rotate(pair->radii_b, turn, w);
    for (int j = 0; j < 3; j++) {
        point[j] += v[j];
        w[j] += point[j];
        size += pair->radii_a[4 * j] + pair->radii_b[4 * j];
    }
    size += fabs(pair->gap);
    for (int j = 0; j < 6; j++) {
        const int k = motion_packed[j];
        A[j] =
            pair->radii_a[k] + pair->radii_b[k] + (k % 4 == 0) * pair->gap + 2 * size * n[k / 3] * n[k % 3];
    }
    const double along = nci_dot(n, w);
    for (int j = 0; j < 3; j++)
        w[j] -= along * n[j];
    if (!nci_pair_solve(A, w, rate))
        return NC_E_CONFORMING;
    struct nc_spatial_pair_motion moved;
    moved.gap_der = nci_dot(n, point);
    memcpy(moved.normal_der, rate, sizeof rate);
    nci_rotate(pair->radii_a, rate, moved.point_a_der);
    for (int j = 0; j < 3; j++)
        rate[j] -= turn[j];
    nci_rotate(pair->radii_b, rate, w);
    for (int j = 0; j < 3; j++)
        moved.point_b_der[j] = point[j] - w[j];
    if (!(isfinite(moved.gap_der) && nci_finite(moved.normal_der, 3) && nci_finite(moved.point_a_der, 3) &&
          nci_finite(moved.point_b_der, 3)))
        return NC_E_ARGUMENT;
    *out = moved;
    return NC_OK;
}

/* The matrix of a body in the tangent plane with the basis a, b: xx, xy, yy. */
static void motion_restrict(const double H[9], const double a[3], const double b[3], double out[3])
{
    double Ha[3], Hb[3];
    nci_rotate(H, a, Ha);
    nci_rotate(H, b, Hb);
    out[0] = nci_dot(a, Ha);
    out[1] = nci_dot(a, Hb);
    out[2] = nci_dot(b, Hb);
}

int nc_spatial_pair_curvature(const struct nc_spatial_pair *pair, double kappa[2], double tangent[3])
{
    if (!(pair && kappa && tangent))
        return NC_E_NULL;
    kappa[0] = kappa[1] = tangent[0] = tangent[1] = tangent[2] = NAN;
    if (!(nci_finite(pair->normal, 3) && nci_finite(pair->radii_a, 9) && nci_finite(pair->radii_b, 9)))
        return NC_E_ARGUMENT;
    double a[3], b[3], A[3], B[3];
    nci_pair_tangents(pair->normal, a, b);
    motion_restrict(pair->radii_a, a, b, A);
    motion_restrict(pair->radii_b, a, b, B);
    const double det_a = A[0] * A[2] - A[1] * A[1], det_b = B[0] * B[2] - B[1] * B[1];
    if (!(A[0] + A[2] > 0 && det_a > 0 && B[0] + B[2] > 0 && det_b > 0))
        return NC_E_NOT_CONVEX;
    /* The sum of the two inverses, the curvature tensors. */
    const double xx = A[2] / det_a + B[2] / det_b, yy = A[0] / det_a + B[0] / det_b;
    const double xy = -A[1] / det_a - B[1] / det_b;
    double c, s;
    nci_pair_eigen(xx, xy, yy, &kappa[0], &kappa[1], &c, &s);
    for (int j = 0; j < 3; j++)
        tangent[j] = c * a[j] + s * b[j];
    if (nci_finite(kappa, 2) && nci_finite(tangent, 3))
        return NC_OK;
    kappa[0] = kappa[1] = tangent[0] = tangent[1] = tangent[2] = NAN;
    return NC_E_ARGUMENT;
}

/* With x the velocity of the material point of B along the tangent, phi' = (x + rho_b omega)/(rho_a + rho_b
 * + gap), and the point of A moves by rho_a phi' along its boundary. On a flat side the normal turns with
 * its body; where two of them lie on each other, both bodies have an equal share. */
static int motion_turn(const struct nc_planar_pair *pair, double x, double omega, double *turn,
                       double *along)
{
    const double rho_a = pair->rho_a, rho_b = pair->rho_b, stiff = rho_a + rho_b + pair->gap;
    if (!(stiff > 0))
        return NC_E_CONFORMING;
    *turn = stiff == INFINITY ? (rho_a == INFINITY ? 0 : omega) : (x + rho_b * omega) / stiff;
    *along = rho_a == INFINITY ? x + rho_b * omega : rho_a * *turn;
    if (!(rho_a == INFINITY && rho_b == INFINITY))
        return NC_OK;
    *turn = 0.5 * omega;
    *along = 0.5 * x;
    return NC_E_FLAT;
}

int nc_planar_pair_motion(const struct nc_planar_pair *pair, const struct nc_planar_motion *motion,
                          struct nc_planar_pair_motion *out)
{
    static const struct nc_planar_pair_motion none = {NAN, NAN, NCI_NONE2, NCI_NONE2};
    if (!(pair && motion && out))
        return NC_E_NULL;
    *out = none;
    const double *v = motion->v, omega = motion->omega;
    if (!(nci_finite(v, 2) && nci_finite(&omega, 1) && nci_finite(pair->normal, 2) &&
          nci_finite(pair->point_b, 2)))
        return NC_E_ARGUMENT;
    const double *n = pair->normal, e[2] = {-n[1], n[0]};
    const double point[2] = {v[0] - omega * (pair->point_b[1] - pair->reference_b[1]),
                             v[1] + omega * (pair->point_b[0] - pair->reference_b[0])};
    const double fall = n[0] * point[0] + n[1] * point[1];
    double turn, along;
    const int status = motion_turn(pair, e[0] * point[0] + e[1] * point[1], omega, &turn, &along);
    if (nci_failed(status))
        return status;
    struct nc_planar_pair_motion moved = {.gap_der = fall, .phi_der = turn};
    for (int j = 0; j < 2; j++) {
        moved.point_a_der[j] = along * e[j];
        moved.point_b_der[j] = fall * n[j] + (along + pair->gap * turn) * e[j];
    }
    if (!(isfinite(moved.gap_der) && isfinite(moved.phi_der) && nci_finite(moved.point_a_der, 2) &&
          nci_finite(moved.point_b_der, 2)))
        return NC_E_ARGUMENT;
    *out = moved;
    return status;
}
