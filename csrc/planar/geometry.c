/* The boundary of a planar body from its generating potential h(phi). */
#include "planar/planar.h"

int nc_planar_boundary(const double *shape, size_t n, double phi, struct nc_planar_point *out)
{
    double h[4] = {0};
    if (!out)
        return NC_E_NULL;
    const double c = cos(phi), s = sin(phi);
    int status = isfinite(phi) ? nci_planar_jet(shape, n, phi, c, s, 2, h) : NC_E_ARGUMENT;
    out->normal[0] = c;
    out->normal[1] = s;
    out->tangent[0] = -s;
    out->tangent[1] = c;
    out->point[0] = h[0] * c - h[1] * s;
    out->point[1] = h[0] * s + h[1] * c;
    out->radius = nci_curvature_radius(h);
    if (!nci_failed(status) && !(nci_finite(out->point, 2) && isfinite(out->radius)))
        status = NC_E_ARGUMENT;
    if (nci_is_flat(status))
        out->radius = INFINITY;
    out->curvature = out->radius == 0 ? INFINITY : 1 / out->radius;
    if (nci_failed(status))
        nci_not_a_number((double *)out, sizeof *out / sizeof(double));
    return status;
}

int nc_planar_polar_form(const double *shape, size_t n, double phi, double *r, double *angle)
{
    double h[4];
    if (!r || !angle)
        return NC_E_NULL;
    int status = isfinite(phi) ? nci_planar_jet(shape, n, phi, cos(phi), sin(phi), 1, h) : NC_E_ARGUMENT;
    if (!nci_failed(status)) {
        *r = hypot(h[0], h[1]);
        *angle = phi + atan2(h[1], h[0]);
        if (*r == 0)
            status = NC_E_POLAR;
        else if (!isfinite(*r))
            status = NC_E_ARGUMENT;
    }
    if (nci_failed(status))
        *r = *angle = NAN;
    return status;
}
