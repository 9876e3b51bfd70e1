/* The boundary of a planar body from its generating potential h(phi). */
#include "planar/planar.h"

int nc_planar_boundary(const double *shape, size_t n, double phi, struct nc_planar_boundary *out)
{
    static const struct nc_planar_boundary none = {NCI_NONE2, NCI_NONE2, NCI_NONE2, NAN, NAN};
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
        *out = none;
    return status;
}
