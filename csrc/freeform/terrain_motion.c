/* A convex body on a terrain: how the contact moves. With the velocity t of the contact point along the terrain,
 * the normal turns with e' = L t, the body's contact point moves along the body with -H (e' - omega x e), and
 *     (I + (H + gap) L) t = v_C across e + H (omega x e),     gap' = e . v_C. */
#include "freeform/freeform.h"

int nc_terrain_motion(const double *shape, size_t n, const struct nc_surface *surface,
                      const struct nc_spatial_motion *motion, const double uv[2],
                      struct nc_terrain_motion *out)
{
    static const struct nc_terrain_motion none = {NCI_NONE3, NCI_NONE3, NCI_NONE2, NCI_NONE3,
                                                  NCI_NONE3, NCI_NONE3, NAN,       NCI_NONE3};
    struct nci_terrain terrain;
    struct nci_terrain_state s;
    double arm[3], spin[3], v_C[3], turn[3];
    if (!out)
        return NC_E_NULL;
    *out = none;
    if (!motion || !uv)
        return NC_E_NULL;
    int status = nci_finite(motion->v, 3) && nci_finite(motion->omega, 3) ? NC_OK : NC_E_ARGUMENT;
    if (!status)
        status = nci_terrain_read(shape, n, surface, motion->r, motion->q, &terrain);
    double x[2] = {uv[0], uv[1]};
    for (int i = 0; !status && i < 2; i++)
        status = nci_in_range(terrain.range[i], terrain.periodic[i], &x[i]);
    if (!status)
        status = nci_terrain_state(&terrain, x, &s);
    if (status)
        return status;
    const struct nc_surface_frame *f = &s.frame;
    const double *A = s.A, *L = f->shape, *H = s.H, *e = f->z;
    const double size = fabs(A[0]) + fabs(A[1]) + fabs(A[2]) + fabs(A[3]);
    const double determinant = A[0] * A[3] - A[1] * A[2];
    if (!(hypot(s.across[0], s.across[1]) <= 0.01 * (fabs(s.gap) + sqrt(nci_dot(s.point_a, s.point_a)))))
        return NC_E_NO_SOLUTION;
    if (!(fabs(determinant) > 1e-10 * size * size))
        return NC_E_CONFORMING;
    for (int k = 0; k < 3; k++)
        arm[k] = s.point[k] - motion->r[k];
    nci_cross(motion->omega, arm, spin);
    for (int k = 0; k < 3; k++)
        v_C[k] = motion->v[k] + spin[k];
    nci_cross(motion->omega, e, turn);
    const double w[2] = {nci_dot(f->x, turn), nci_dot(f->y, turn)};
    const double b[2] = {nci_dot(f->x, v_C) + H[0] * w[0] + H[1] * w[1],
                         nci_dot(f->y, v_C) + H[1] * w[0] + H[2] * w[1]};
    const double t[2] = {(A[3] * b[0] - A[1] * b[1]) / determinant,
                         (A[0] * b[1] - A[2] * b[0]) / determinant};
    const double e_der[2] = {L[0] * t[0] + L[1] * t[1], L[1] * t[0] + L[2] * t[1]};
    const double c[2] = {e_der[0] - w[0], e_der[1] - w[1]};
    const double along[2] = {-H[0] * c[0] - H[1] * c[1], -H[1] * c[0] - H[2] * c[1]};
    struct nc_terrain_motion m;
    m.v_n = nci_dot(e, v_C);
    for (int k = 0; k < 3; k++) {
        m.e_n_der[k] = f->x[k] * e_der[0] + f->y[k] * e_der[1];
        m.v_body[k] = f->x[k] * along[0] + f->y[k] * along[1];
        m.v_terrain[k] = f->x[k] * t[0] + f->y[k] * t[1];
        m.v_t[k] = v_C[k] - m.v_n * e[k];
    }
    nci_rotate_back(motion->q, m.v_body, m.point_a_der);
    m.uv_der[1] = t[1] / f->M[3];
    m.uv_der[0] = (t[0] - f->M[1] * m.uv_der[1]) / f->M[0];
    /* gap'' = e . (v_C)' + e' . v_C, (v_C)' = a + alpha x arm + omega x (omega x arm + v_body) */
    double inner[3], inward[3], lift[3];
    for (int k = 0; k < 3; k++)
        inner[k] = spin[k] + m.v_body[k];
    nci_cross(motion->omega, inner, inward);
    nci_cross(motion->alpha, arm, lift);
    m.gap[0] = s.gap;
    m.gap[1] = m.v_n;
    m.gap[2] = nci_dot(m.e_n_der, v_C);
    for (int k = 0; k < 3; k++)
        m.gap[2] += e[k] * (motion->a[k] + lift[k] + inward[k]);
    if (!(nci_finite(m.gap, 3) && nci_finite(m.v_body, 3) && nci_finite(m.v_terrain, 3) &&
          nci_finite(m.e_n_der, 3) && nci_finite(m.uv_der, 2)))
        return NC_E_ARGUMENT;
    *out = m;
    return NC_OK;
}
