/* The surfaces: partial derivatives up to third order, ranges of their parameters. */
#include "freeform/freeform.h"

/* c(v) turned about z by u: each derivative with respect to u turns by another right angle in the plane. */
static int surface_revolved(const struct nci_term *term, double u, double v, int order, double p[10][3])
{
    struct nci_term profile;
    double c[4][3];
    int status = nci_freeform_single(term->parameter, term->count, &profile);
    if (!status)
        status = nci_curve_term(&profile, v, order, c);
    for (int o = 0; !status && o <= order; o++)
        for (int j = 0; j <= o; j++) {
            const int i = o - j;
            const double cosine = cos(u + i * (NCI_PI / 2)), sine = sin(u + i * (NCI_PI / 2));
            double *out = p[nci_partial(i, j)];
            out[0] = c[j][0] * cosine - c[j][1] * sine;
            out[1] = c[j][0] * sine + c[j][1] * cosine;
            out[2] = i ? 0 : c[j][2];
        }
    return status;
}

static int surface_extruded(const struct nci_term *term, double u, double v, int order, double p[10][3])
{
    struct nci_term curve;
    double c[4][3];
    int status = nci_freeform_single(term->parameter + 1, term->count - 1, &curve);
    if (!status)
        status = nci_curve_term(&curve, u, order, c);
    for (int o = 0; !status && o <= order; o++)
        for (int j = 0; j <= o; j++)
            for (int k = 0; k < 3; k++)
                p[nci_partial(o - j, j)][k] = j ? 0 : c[o][k];
    p[0][2] += v;
    if (order > 0)
        p[2][2] = 1;
    return status;
}

static int surface_plane(double u, double v, int order, double p[10][3])
{
    for (size_t i = 0; i < nci_partials(order); i++)
        p[i][0] = p[i][1] = p[i][2] = 0;
    p[0][0] = u;
    p[0][1] = v;
    if (order > 0)
        p[1][0] = p[2][1] = 1;
    return NC_OK;
}

static int surface_term_range(const struct nci_term *term, double range[2][2], int periodic[2])
{
    const double *p = term->parameter;
    struct nci_bspline spline;
    struct nci_term inner;
    int status;
    for (int i = 0; i < 2; i++) {
        range[i][0] = 0;
        range[i][1] = NCI_TWO_PI;
        periodic[i] = 1;
    }
    switch (term->kind) {
    case NCI_SURFACE_PLANE:
        for (int i = 0; i < 2 && term->count == 2; i++) {
            range[i][0] = -p[i] / 2;
            range[i][1] = p[i] / 2;
            periodic[i] = 0;
        }
        return term->count == 2 ? NC_OK : NC_E_COUNT;
    case NCI_SURFACE_REVOLVED:
        status = nci_freeform_single(p, term->count, &inner);
        return status ? status : nci_curve_term_range(&inner, range[1], &periodic[1]);
    case NCI_SURFACE_EXTRUDED:
        if (term->count < 1)
            return NC_E_COUNT;
        range[1][0] = -p[0] / 2;
        range[1][1] = p[0] / 2;
        periodic[1] = 0;
        status = nci_freeform_single(p + 1, term->count - 1, &inner);
        return status ? status : nci_curve_term_range(&inner, range[0], &periodic[0]);
    case NCI_SURFACE_BSPLINE:
        status = nci_bspline_read(term, 2, &spline);
        for (int i = 0; !status && i < 2; i++) {
            nci_knots_range(&spline.along[i], range[i]);
            periodic[i] = spline.along[i].periodic;
        }
        return status;
    case NCI_SURFACE_POTENTIAL:
        range[1][0] = -NCI_PI / 2;
        range[1][1] = NCI_PI / 2;
        return NC_OK;
    case NCI_SURFACE_PLACED:
        status = nci_freeform_placed(term, &inner);
        return status ? status : surface_term_range(&inner, range, periodic);
    default:
        return NC_E_KIND;
    }
}

static int surface_term(const struct nci_term *term, double u, double v, int order, double p[10][3])
{
    const double x[2] = {u, v};
    struct nci_bspline spline;
    struct nci_term inner;
    int status;
    switch (term->kind) {
    case NCI_SURFACE_PLANE:
        return surface_plane(u, v, order, p);
    case NCI_SURFACE_REVOLVED:
        return surface_revolved(term, u, v, order, p);
    case NCI_SURFACE_EXTRUDED:
        return surface_extruded(term, u, v, order, p);
    case NCI_SURFACE_POTENTIAL:
        return nci_surface_potential(term->parameter, term->count, u, v, order, p, NULL);
    case NCI_SURFACE_PLACED:
        status = nci_freeform_placed(term, &inner);
        if (!status)
            status = surface_term(&inner, u, v, order, p);
        if (!status)
            nci_place(term->parameter, p, (int)nci_partials(order));
        return status;
    default:
        status = nci_bspline_read(term, 2, &spline);
        return status ? status : nci_bspline_eval(&spline, x, order, p);
    }
}

int nc_surface_range(const struct nc_surface *surface, double range[2][2], int periodic[2])
{
    struct nci_term term;
    if (!range || !periodic)
        return NC_E_NULL;
    int status = surface ? NC_OK : NC_E_NULL;
    if (!status && surface->function) {
        for (int i = 0; i < 2; i++) {
            range[i][0] = surface->range[i][0];
            range[i][1] = surface->range[i][1];
            periodic[i] = surface->periodic[i] != 0;
        }
    } else if (!status) {
        status = nci_freeform_single(surface->vector, surface->n, &term);
        if (!status)
            status = surface_term_range(&term, range, periodic);
    }
    for (int i = 0; !status && i < 2; i++)
        if (!(range[i][1] > range[i][0] && isfinite(range[i][1] - range[i][0])))
            status = NC_E_RANGE;
    if (status)
        nci_not_a_number(range[0], 4);
    return status;
}

/* Both parameters finite and inside their ranges? */
static int surface_in_range(const struct nc_surface *surface, double *u, double *v)
{
    double range[2][2];
    int periodic[2], status = nc_surface_range(surface, range, periodic);
    if (!status)
        status = nci_in_range(range[0], periodic[0], u);
    return status ? status : nci_in_range(range[1], periodic[1], v);
}

int nc_surface_eval(const struct nc_surface *surface, double u, double v, int order, double p[10][3])
{
    struct nci_term term;
    if (!p)
        return NC_E_NULL;
    nci_not_a_number(p[0], 30);
    int status = order < 0 || order > 3 ? NC_E_OPTION : surface_in_range(surface, &u, &v);
    if (status)
        return status;
    if (surface->function) {
        status = surface->function(surface->context, u, v, order, p);
    } else {
        status = nci_freeform_single(surface->vector, surface->n, &term);
        if (!status)
            status = surface_term(&term, u, v, order, p);
    }
    if (!status && !nci_finite(p[0], 3 * nci_partials(order)))
        status = nci_freeform_blame(surface->function != NULL, surface->vector, surface->n);
    if (status)
        nci_not_a_number(p[0], 30);
    return status;
}

int nci_surface_explicit_normal(const struct nc_surface *surface, double u, double v, double p[10][3],
                                double n[6][3], int *known)
{
    struct nci_term term;
    const double *placement = NULL;
    *known = 0;
    if (surface->function || !surface->vector || nci_freeform_single(surface->vector, surface->n, &term))
        return NC_OK;
    if (term.kind == NCI_SURFACE_PLACED) {
        struct nci_term inner;
        placement = term.parameter;
        if (nci_freeform_placed(&term, &inner))
            return NC_OK;
        term = inner;
    }
    if (term.kind != NCI_SURFACE_POTENTIAL)
        return NC_OK;
    *known = 1;
    int status = surface_in_range(surface, &u, &v);
    if (!status)
        status = nci_surface_potential(term.parameter, term.count, u, v, 2, p, n);
    if (!status && placement) {
        nci_place(placement, p, 6);
        for (int k = 0; k < 6; k++)
            nci_rotate(placement, n[k], n[k]);
    }
    return status;
}
