/* Rolling of a planar body on a line, 000 section 4, and the planar contact equations of 002. */
#include "contact/contact.h"

int nc_rolling_line(const double *shape, size_t n, double x_P0, double alpha, double alpha_rate,
                    double alpha_acceleration, struct nc_rolling *out)
{
    const double start = -NCI_PI / 2, arguments[4] = {x_P0, alpha, alpha_rate, alpha_acceleration};
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
        const double w = alpha_rate, ww = w * w, dw = alpha_acceleration;
        out->r[0] = x_P0 + distance; /* (24) */
        out->r[1] = f[0];            /* (18) */
        out->v[0] = f[0] * w;
        out->v[1] = f[1] * w;
        out->a[0] = f[0] * dw + f[1] * ww; /* (88) */
        out->a[1] = f[1] * dw + f[2] * ww;
        out->x_C[0] = out->r[0] + f[1]; /* (25) */
        out->x_C[1] = (f[0] + f[2]) * w;
        out->x_C[2] = (f[0] + f[2]) * dw + (f[1] + f[3]) * ww;
        if (!nci_finite((const double *)out, sizeof *out / sizeof(double)))
            status = NC_E_ARGUMENT;
    }
    if (nci_failed(status))
        nci_not_a_number((double *)out, sizeof *out / sizeof(double));
    return status;
}

int nc_contact_equations(double kappa1, double kappa2, double M1, double M2, double theta_dot12, double v_t,
                         double *s1_dot, double *s2_dot)
{
    const double arguments[6] = {kappa1, kappa2, M1, M2, theta_dot12, v_t}, kappa = kappa1 + kappa2;
    int status = NC_OK;
    if (!s1_dot || !s2_dot)
        return NC_E_NULL;
    if (!nci_finite(arguments, 6))
        status = NC_E_ARGUMENT;
    else if (!(M1 > 0 && M2 > 0))
        status = NC_E_OPTION;
    else if (fabs(kappa) <= 1e-12 * fmax(fabs(kappa1), fabs(kappa2)))
        status = NC_E_CONFORMING;
    if (!status) {
        *s1_dot = (theta_dot12 + kappa2 * v_t) / (kappa * M1);
        *s2_dot = (kappa1 * v_t - theta_dot12) / (kappa * M2);
        if (!isfinite(*s1_dot) || !isfinite(*s2_dot))
            status = NC_E_ARGUMENT;
    }
    if (status)
        *s1_dot = *s2_dot = NAN;
    return status;
}
