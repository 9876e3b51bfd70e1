/* The curves: derivatives up to third order, ranges of their parameters. */
#include "freeform/freeform.h"

int nci_freeform_single(const double *vector, size_t n, struct nci_term *term)
{
    struct nci_reader reader;
    int status = nci_read(&reader, vector, n);
    if (!status)
        status = nci_next(&reader, term) % NC_TERM;
    if (!status && nci_more(&reader))
        status = NC_E_NESTING;
    return status;
}

int nci_freeform_placed(const struct nci_term *term, struct nci_term *inner)
{
    if (term->count < 14)
        return NC_E_COUNT;
    const int status = nci_freeform_single(term->parameter + 12, term->count - 12, inner);
    return !status && inner->kind == term->kind ? NC_E_NESTING : status;
}

static void curve_helix(double radius, double rise, double s, int order, double p[4][3])
{
    const double c = radius * cos(s), i = radius * sin(s);
    const double turn[4][3] = {{c, i, rise * s}, {-i, c, rise}, {-c, -i, 0}, {i, -c, 0}};
    for (int k = 0; k <= order; k++)
        for (int j = 0; j < 3; j++)
            p[k][j] = turn[k][j];
}

/* c = h e_n + h' e_phi, c' = rho e_phi, c'' = rho' e_phi - rho e_n,
 * c''' = (rho'' - rho) e_phi - 2 rho' e_n, with rho = h + h'' (003, section 2). */
static void curve_boundary(const double h[4], double second, double phi, int order, double p[4][3])
{
    const double c = cos(phi), s = sin(phi), rho = h[0] + h[2], first = h[1] + h[3];
    const double along[4][2] = {{h[0], h[1]}, {0, rho}, {-rho, first}, {-2 * first, second - rho}};
    for (int k = 0; k <= order; k++) {
        p[k][0] = along[k][0] * c - along[k][1] * s;
        p[k][1] = along[k][0] * s + along[k][1] * c;
        p[k][2] = 0;
    }
}

static int curve_potential(const struct nci_term *term, double phi, int order, double p[4][3])
{
    double h[4], rate[6], second = 0, doubt;
    int status = nc_planar_eval(term->parameter, term->count, phi, h) % NC_TERM;
    for (int k = 0; !status && order > 2 && k < 6; k++) {
        double near[4];
        const int at = k < 3 ? k - 3 : k - 2;
        status = nc_planar_eval(term->parameter, term->count, phi + NCI_STEP * at, near) % NC_TERM;
        rate[k] = near[1] + near[3];
    }
    if (!status && order > 2) {
        second = nci_difference(rate, &doubt);
        if (!(doubt <= 1e-5 * (fabs(second) + fabs(rate[1]) + fabs(h[0] + h[2]))))
            status = NC_E_SINGULAR;
    }
    if (!status)
        curve_boundary(h, second, phi, order, p);
    return status;
}

int nci_curve_term_range(const struct nci_term *term, double range[2], int *periodic)
{
    const double *p = term->parameter;
    struct nci_bspline spline;
    struct nci_term inner;
    int status;
    range[0] = 0;
    range[1] = NCI_TWO_PI;
    *periodic = 1;
    switch (term->kind) {
    case NCI_CURVE_CIRCLE:
        return term->count == 1 ? NC_OK : NC_E_COUNT;
    case NCI_CURVE_POTENTIAL:
        return NC_OK;
    case NCI_CURVE_HELIX:
        *periodic = 0;
        if (term->count != 3)
            return NC_E_COUNT;
        range[1] *= p[2];
        return NC_OK;
    case NCI_CURVE_BSPLINE:
        status = nci_bspline_read(term, 1, &spline);
        if (!status) {
            nci_knots_range(&spline.along[0], range);
            *periodic = spline.along[0].periodic;
        }
        return status;
    case NCI_CURVE_PLACED:
        status = nci_freeform_placed(term, &inner);
        return status ? status : nci_curve_term_range(&inner, range, periodic);
    default:
        return NC_E_KIND;
    }
}

int nci_curve_term(const struct nci_term *term, double s, int order, double p[4][3])
{
    struct nci_bspline spline;
    struct nci_term inner;
    double range[2], jet[10][3];
    int periodic, status = nci_curve_term_range(term, range, &periodic);
    if (!status)
        status = nci_in_range(range, periodic, &s);
    if (status)
        return status;
    switch (term->kind) {
    case NCI_CURVE_CIRCLE:
        curve_helix(term->parameter[0], 0, s, order, p);
        return NC_OK;
    case NCI_CURVE_HELIX:
        curve_helix(term->parameter[0], term->parameter[1], s, order, p);
        return NC_OK;
    case NCI_CURVE_POTENTIAL:
        return curve_potential(term, s, order, p);
    case NCI_CURVE_PLACED:
        status = nci_freeform_placed(term, &inner);
        if (!status)
            status = nci_curve_term(&inner, s, order, p);
        if (!status)
            nci_place(term->parameter, p, order + 1);
        return status;
    default:
        status = nci_bspline_read(term, 1, &spline);
        if (!status)
            status = nci_bspline_eval(&spline, (const double[2]){s, 0}, order, jet);
        for (int k = 0; !status && k <= order; k++)
            for (int j = 0; j < 3; j++)
                p[k][j] = jet[nci_partial(k, 0)][j];
        return status;
    }
}

int nc_curve_range(const struct nc_curve *curve, double range[2], int *periodic)
{
    struct nci_term term;
    if (!range || !periodic)
        return NC_E_NULL;
    int status = curve ? NC_OK : NC_E_NULL;
    if (!status && curve->function) {
        range[0] = curve->range[0];
        range[1] = curve->range[1];
        *periodic = curve->periodic != 0;
    } else if (!status) {
        status = nci_freeform_single(curve->vector, curve->n, &term);
        if (!status)
            status = nci_curve_term_range(&term, range, periodic);
    }
    if (!status && !(range[1] > range[0] && isfinite(range[1] - range[0])))
        status = NC_E_RANGE;
    if (status)
        nci_not_a_number(range, 2);
    return status;
}

int nc_curve_eval(const struct nc_curve *curve, double s, int order, double p[4][3])
{
    struct nci_term term;
    double range[2];
    int periodic;
    if (!p)
        return NC_E_NULL;
    nci_not_a_number(p[0], 12);
    int status = nc_curve_range(curve, range, &periodic);
    if (!status)
        status = order < 0 || order > 3 ? NC_E_OPTION : nci_in_range(range, periodic, &s);
    if (status)
        return status;
    if (curve->function) {
        status = curve->function(curve->context, s, order, p);
    } else {
        status = nci_freeform_single(curve->vector, curve->n, &term);
        if (!status)
            status = nci_curve_term(&term, s, order, p);
    }
    if (!status && !nci_finite(p[0], 3 * ((size_t)order + 1)))
        status = nci_freeform_blame(curve->function != NULL, curve->vector, curve->n);
    if (status)
        nci_not_a_number(p[0], 12);
    return status;
}

int nc_curve_frenet(const struct nc_curve *curve, double s, struct nc_frenet *out)
{
    static const struct nc_frenet none = {NCI_NONE3, NCI_NONE3, NCI_NONE3, NCI_NONE3, NAN, NAN, NAN};
    double p[4][3], normal[3];
    if (!out)
        return NC_E_NULL;
    *out = none;
    const int status = nc_curve_eval(curve, s, 3, p);
    if (status)
        return status;
    const double speed = sqrt(nci_dot(p[1], p[1]));
    if (!nci_moderate(speed * speed))
        return NC_E_PARAMETRIZATION;
    nci_cross(p[1], p[2], normal);
    const double area = sqrt(nci_dot(normal, normal));
    if (!nci_moderate(area * area) || !(area > 1e-12 * speed * sqrt(nci_dot(p[2], p[2]))))
        return NC_E_STRAIGHT;
    for (int k = 0; k < 3; k++) {
        out->p[k] = p[0][k];
        out->t[k] = p[1][k] / speed;
        out->b[k] = normal[k] / area;
    }
    nci_cross(out->b, out->t, out->n);
    out->speed = speed;
    out->kappa = area / (speed * speed * speed);
    out->tau = nci_dot(normal, p[3]) / (area * area);
    if (nci_finite(out->t, 3) && nci_finite(out->n, 3) && nci_finite(out->b, 3) && isfinite(speed) &&
        isfinite(out->kappa) && isfinite(out->tau))
        return NC_OK;
    *out = none;
    return NC_E_ARGUMENT;
}
