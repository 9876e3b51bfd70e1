/* Normal, contact frame, metric, curvature and torsion of a surface, 004 (12). */
#include "freeform/freeform.h"

/* Adds factor * (a x b). */
static void frame_add_cross(double factor, const double a[3], const double b[3], double out[3])
{
    double c[3];
    nci_cross(a, b, c);
    for (int k = 0; k < 3; k++)
        out[k] += factor * c[k];
}

/* m = S_u x S_v and its derivatives up to the given order. */
static void frame_product(double p[10][3], int order, double m[6][3])
{
    for (int i = 0; i < 6; i++)
        m[i][0] = m[i][1] = m[i][2] = 0;
    frame_add_cross(1, p[1], p[2], m[0]);
    if (order > 0) {
        frame_add_cross(1, p[3], p[2], m[1]);
        frame_add_cross(1, p[1], p[4], m[1]);
        frame_add_cross(1, p[4], p[2], m[2]);
        frame_add_cross(1, p[1], p[5], m[2]);
    }
    if (order > 1) {
        frame_add_cross(1, p[6], p[2], m[3]);
        frame_add_cross(2, p[3], p[4], m[3]);
        frame_add_cross(1, p[1], p[7], m[3]);
        frame_add_cross(1, p[7], p[2], m[4]);
        frame_add_cross(1, p[3], p[5], m[4]);
        frame_add_cross(1, p[1], p[8], m[4]);
        frame_add_cross(1, p[8], p[2], m[5]);
        frame_add_cross(2, p[4], p[5], m[5]);
        frame_add_cross(1, p[1], p[9], m[5]);
    }
}

/* n = m/l, l = |m|: m_ij = (l n)_ij gives the derivatives one after the other. */
static void frame_normalise(double m[6][3], int order, double n[6][3])
{
    static const int first[3] = {1, 1, 2}, second[3] = {1, 2, 2};
    const double l = sqrt(nci_dot(m[0], m[0]));
    double rate[3] = {0};
    for (int k = 0; k < 3; k++)
        n[0][k] = m[0][k] / l;
    for (int i = 1; order > 0 && i < 3; i++) {
        rate[i] = nci_dot(n[0], m[i]);
        for (int k = 0; k < 3; k++)
            n[i][k] = (m[i][k] - rate[i] * n[0][k]) / l;
    }
    for (int ij = 0; order > 1 && ij < 3; ij++) {
        const int i = first[ij], j = second[ij];
        const double curve = nci_dot(n[j], m[i]) + nci_dot(n[0], m[3 + ij]);
        for (int k = 0; k < 3; k++)
            n[3 + ij][k] = (m[3 + ij][k] - rate[j] * n[i][k] - rate[i] * n[j][k] - curve * n[0][k]) / l;
    }
}

/* Are the tangent vectors independent, to rounding, and of a length that can be squared? */
static int frame_regular(double p[][3], const double m[3])
{
    const double uu = nci_dot(p[1], p[1]), vv = nci_dot(p[2], p[2]);
    const double size = nci_dot(p[0], p[0]) * 1e-24;
    return nci_moderate(uu) && nci_moderate(vv) && nci_dot(m, m) > 1e-24 * uu * vv && uu > size &&
           vv > size;
}

int nci_surface_patch(const struct nc_surface *surface, double u, double v, int order,
                      struct nci_patch *patch)
{
    double p[10][3], m[6][3];
    int known, status = surface ? NC_OK : NC_E_NULL;
    if (status)
        return status;
    status = nci_surface_explicit_normal(surface, u, v, p, patch->n, &known);
    if (!known)
        status = nc_surface_eval(surface, u, v, order > 1 ? 3 : 2, p);
    if (status)
        return status;
    frame_product(p, known ? 0 : order, m);
    if (!frame_regular(p, m[0]))
        return NC_E_PARAMETRIZATION;
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < 3; k++)
            patch->p[i][k] = p[i][k];
    if (!known)
        frame_normalise(m, order, patch->n);
    return nci_finite(patch->n[0], 3 * nci_partials(order))
               ? NC_OK
               : nci_freeform_blame(surface->function != NULL, surface->vector, surface->n);
}

int nc_surface_normal(const struct nc_surface *surface, double u, double v, int order, double n[6][3])
{
    struct nci_patch patch;
    if (!n)
        return NC_E_NULL;
    nci_not_a_number(n[0], 18);
    const int status =
        order < 0 || order > 2 ? NC_E_OPTION : nci_surface_patch(surface, u, v, order, &patch);
    for (size_t i = 0; !status && i < nci_partials(order); i++)
        for (int k = 0; k < 3; k++)
            n[i][k] = patch.n[i][k];
    return status;
}

int nci_patch_frame(const struct nci_patch *patch, struct nc_surface_frame *out)
{
    const double length = sqrt(nci_dot(patch->p[1], patch->p[1]));
    for (int k = 0; k < 3; k++) {
        out->p[k] = patch->p[0][k];
        out->z[k] = patch->n[0][k];
        out->x[k] = patch->p[1][k] / length;
    }
    nci_cross(out->z, out->x, out->y);
    for (int j = 0; j < 2; j++) {
        out->M[j] = nci_dot(out->x, patch->p[1 + j]);
        out->M[2 + j] = nci_dot(out->y, patch->p[1 + j]);
        out->K[j] = nci_dot(out->x, patch->n[1 + j]);
        out->K[2 + j] = nci_dot(out->y, patch->n[1 + j]);
        out->T[j] = nci_dot(out->y, patch->p[3 + j]) / length;
    }
    /* M is upper triangular: M[2] = 0 */
    const double xx = out->K[0] / out->M[0], yx = out->K[2] / out->M[0];
    const double xy = (out->K[1] - xx * out->M[1]) / out->M[3],
                 yy = (out->K[3] - yx * out->M[1]) / out->M[3];
    out->shape[0] = xx;
    out->shape[1] = (xy + yx) / 2;
    out->shape[2] = yy;
    const double mean = (xx + yy) / 2, spread = hypot((xx - yy) / 2, out->shape[1]);
    out->kappa[0] = mean + spread;
    out->kappa[1] = mean - spread;
    return nci_finite(out->p, 3) && nci_finite(out->x, 3) && nci_finite(out->y, 3) &&
                   nci_finite(out->z, 3) && nci_finite(out->M, 4) && nci_finite(out->K, 4) &&
                   nci_finite(out->T, 2) && nci_finite(out->shape, 3) && nci_finite(out->kappa, 2)
               ? NC_OK
               : NC_E_ARGUMENT;
}

int nc_surface_frame(const struct nc_surface *surface, double u, double v, struct nc_surface_frame *out)
{
    static const struct nc_surface_frame none = {
        NCI_NONE3, NCI_NONE3, NCI_NONE3, NCI_NONE3, {NAN, NAN, NAN, NAN}, {NAN, NAN, NAN, NAN},
        NCI_NONE2, NCI_NONE3, NCI_NONE2};
    struct nci_patch patch;
    if (!out)
        return NC_E_NULL;
    int status = nci_surface_patch(surface, u, v, 1, &patch);
    if (!status)
        status = nci_patch_frame(&patch, out);
    if (status)
        *out = none;
    return status;
}
