/* Derivatives of gaps with respect to the coefficients of a shape. */
#include "contact/contact.h"

/* factor dh/dc, unless the contact has failed. A flat side has a gap and a normal like any other one. */
static int sensitivity_end(int status, int result, double factor, size_t count, double *gap)
{
    if (!nci_failed(status) && result)
        status = result;
    for (size_t i = 0; i < count; i++)
        gap[i] = nci_failed(status) ? NAN : factor * gap[i];
    return status;
}

int nc_line_sensitivity(const double *shape, size_t n, const struct nc_planar_motion *motion, size_t count,
                        double *gap)
{
    struct nc_planar_contact contact;
    if (!gap)
        return NC_E_NULL;
    const int status = nc_line_contact(shape, n, motion, &contact);
    const int result =
        nci_failed(status) ? status : nc_planar_sensitivity(shape, n, contact.phi, count, gap, NULL, NULL);
    return sensitivity_end(status, result, -1, count, gap);
}

int nc_plane_sensitivity(const double *shape, size_t n, const double e[3],
                         const struct nc_spatial_motion *motion, size_t count, double *gap)
{
    struct nc_spatial_contact contact;
    double normal[3];
    if (!gap)
        return NC_E_NULL;
    const int status = nc_plane_contact(shape, n, e, motion, &contact);
    int result = status;
    if (!nci_failed(status)) {
        nci_rotate_back(motion->q, contact.e_n, normal);
        for (int k = 0; k < 3; k++)
            normal[k] = -normal[k];
        result = nc_spatial_sensitivity(shape, n, normal, count, gap, NULL);
    }
    return sensitivity_end(status, result, -1, count, gap);
}

/* The body moves along its normal as the curve of centres does: by dG u . n at the angle psi of the foot. */
int nc_circle_sensitivity(const double *shape, size_t n, double radius, enum nc_case mode,
                          const struct nc_planar_motion *motion, size_t count, double *gap)
{
    struct nc_planar_contact contact;
    double G[4], factor = 0;
    if (!gap)
        return NC_E_NULL;
    const int status = nc_circle_distance(shape, n, radius, mode, motion, &contact);
    int result = status;
    if (!status) {
        const double psi = contact.argument;
        result = nci_planar_jet(shape, n, psi, cos(psi), sin(psi), 1, G);
        factor = (mode == NC_CASE_CONCAVE ? 1 : -1) * G[0] / hypot(G[0], G[1]);
    }
    if (!result)
        result = nc_planar_sensitivity(shape, n, contact.argument, count, gap, NULL, NULL);
    return sensitivity_end(status, result, factor, count, gap);
}
