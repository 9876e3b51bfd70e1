/* Rolling of a planar body on a line, 000 section 4, and the planar contact equations of 002. */
#include "contact/contact.h"

int nc_line_rolling(const double *shape, size_t n, double x_P0, double alpha, double alpha_der,
                    double alpha_der2, struct nc_line_rolling *out)
{
    static const struct nc_line_rolling none = {NCI_NONE2, NCI_NONE2, NCI_NONE2, NCI_NONE3};
    const double start = -NCI_PI / 2, arguments[4] = {x_P0, alpha, alpha_der, alpha_der2};
    double f[4], distance;
    if (!out)
        return NC_E_NULL;
    int status = nci_finite(arguments, 4) ? NC_OK : NC_E_ARGUMENT;
    if (!status) /* cos(phi) = sin(alpha), sin(phi) = -cos(alpha) */
        status = nci_planar_jet(shape, n, start + alpha, sin(alpha), -cos(alpha), 3, f);
    if (!nci_failed(status) && nci_curvature_radius(f) < 0)
        status = NC_E_NOT_CONVEX;
    if (!nci_failed(status)) {
        const int measured = nc_planar_integral(shape, n, start, start + alpha, &distance);
        status = measured ? measured : status;
    }
    if (!nci_failed(status)) {
        const double w = alpha_der, ww = w * w, dw = alpha_der2;
        out->r[0] = x_P0 + distance; /* (24) */
        out->r[1] = f[0];            /* (18) */
        out->v[0] = f[0] * w;
        out->v[1] = f[1] * w;
        out->a[0] = f[0] * dw + f[1] * ww; /* (88) */
        out->a[1] = f[1] * dw + f[2] * ww;
        out->x_C[0] = out->r[0] + f[1]; /* (25) */
        out->x_C[1] = (f[0] + f[2]) * w;
        out->x_C[2] = (f[0] + f[2]) * dw + (f[1] + f[3]) * ww;
        if (!(nci_finite(out->r, 2) && nci_finite(out->v, 2) && nci_finite(out->a, 2) &&
              nci_finite(out->x_C, 3)))
            status = NC_E_ARGUMENT;
    }
    if (nci_failed(status))
        *out = none;
    return status;
}
