/* The boundary of a planar body from its polar potential G(psi) for circles of radius R; uniqueness of the
 * contact point. 000 section 5. */
#include "contact/contact.h"

int nci_circle_check(double radius, int allow_zero, enum nc_case mode)
{
    if (!isfinite(radius))
        return NC_E_ARGUMENT;
    if (mode != NC_CASE_CONVEX && mode != NC_CASE_CONCAVE)
        return NC_E_OPTION;
    return radius > 0 || (radius == 0 && allow_zero) || (radius < 0 && mode == NC_CASE_CONCAVE)
               ? NC_OK
               : NC_E_RADIUS;
}

int nci_polar_curve(const double *shape, size_t n, double psi, const double u[2], int order,
                    struct nci_polar *out)
{
    double *G = out->G;
    const int status = nci_planar_jet(shape, n, psi, u[0], u[1], order, G);
    if (status) /* a kink is a place that the circle reaches with two points at once */
        return nci_is_flat(status) ? NC_E_NOT_UNIQUE : status;
    if (!(G[0] > 0))
        return NC_E_POLAR;
    const double S = hypot(G[0], G[1]), c = G[0] / S, s = G[1] / S;
    out->u[0] = u[0];
    out->u[1] = u[1];
    out->N[0] = c * u[0] + s * u[1];
    out->N[1] = c * u[1] - s * u[0];
    out->T[0] = -out->N[1];
    out->T[1] = out->N[0];
    out->S = S;
    out->S1 = s * (G[0] + G[2]);
    out->kappa = (1 + s * s - c * (G[2] / S)) / S;
    out->kappa1 = 0;
    if (order > 2)
        out->kappa1 = (c * (2 * G[1] - G[3]) + 3 * s * G[2] - 3 * out->kappa * S * out->S1) / (S * S);
    return NC_OK;
}

/* Evaluates the curve and the contact point C = q - mode R N. */
static int circle_point(const double *shape, size_t n, double radius, enum nc_case mode, double psi,
                        struct nci_polar *curve, double C[2])
{
    int status = isfinite(psi) ? nci_circle_check(radius, 1, mode) : NC_E_ARGUMENT;
    if (!status) {
        const double u[2] = {cos(psi), sin(psi)};
        status = nci_polar_curve(shape, n, psi, u, 2, curve);
    }
    if (status)
        return status;
    for (int i = 0; i < 2; i++)
        C[i] = curve->G[0] * curve->u[i] - mode * radius * curve->N[i];
    return nci_finite(C, 2) && isfinite(radius * curve->kappa) ? NC_OK : NC_E_ARGUMENT;
}

int nc_circle_boundary(const double *shape, size_t n, double radius, enum nc_case mode, double psi,
                       struct nc_planar_boundary *out)
{
    static const struct nc_planar_boundary none = {NCI_NONE2, NCI_NONE2, NCI_NONE2, NAN, NAN};
    struct nci_polar curve;
    if (!out)
        return NC_E_NULL;
    const int status = circle_point(shape, n, radius, mode, psi, &curve, out->point);
    if (status) {
        *out = none;
        return status;
    }
    for (int i = 0; i < 2; i++) {
        out->normal[i] = mode * curve.N[i];
        out->tangent[i] = mode * curve.T[i];
    }
    /* 000 (71), simplified: kappa = kappa_q/(1 - R kappa_q), in the concave case -kappa_q/(1 + R kappa_q).
     */
    const double stretch = nci_polar_stretch(&curve, mode, radius);
    out->radius = curve.kappa == 0 ? INFINITY : stretch / (mode * curve.kappa);
    out->curvature = stretch == 0 ? INFINITY : mode * curve.kappa / stretch;
    return NC_OK;
}

int nc_circle_margin(const double *shape, size_t n, double radius, enum nc_case mode, double psi,
                     struct nc_circle_margins *out)
{
    struct nci_polar curve;
    double C[2];
    if (!out)
        return NC_E_NULL;
    int status = circle_point(shape, n, radius, mode, psi, &curve, C);
    if (!status && radius == 0)
        status = NC_E_RADIUS;
    if (!status) {
        /* 000 (73), which must read 1 - (x' z - x z')/(x^2 + z^2): (C x dC/dpsi)/|C|^2, dC/dpsi = stretch S
         * T. */
        const double rr = C[0] * C[0] + C[1] * C[1];
        const double cross = C[0] * curve.T[1] - C[1] * curve.T[0];
        const double stretch = nci_polar_stretch(&curve, mode, radius);
        out->curvature = radius < 0 ? -stretch : stretch;
        out->position = stretch * curve.S * cross / rr;
        if (rr == 0)
            status = NC_E_POLAR;
        else if (!isfinite(out->position))
            status = NC_E_ARGUMENT;
    }
    if (status)
        out->curvature = out->position = NAN;
    return status;
}

/* A body and the margin that is sought: 0 curvature, 1 position. */
struct circle_search {
    const double *shape;
    size_t n;
    double radius;
    enum nc_case mode;
    int which;
};

static int circle_sample(const struct circle_search *search, double psi, double *margin)
{
    struct nc_circle_margins m;
    const int status = nc_circle_margin(search->shape, search->n, search->radius, search->mode, psi, &m);
    *margin = search->which ? m.position : m.curvature;
    return status;
}

/* Golden section on the open interval (a, b) around the sample `best` at `psi`: keeps whatever is
 * smallest. Never takes an end of the interval, where the potential may belong to the next piece. */
static int circle_refine(const struct circle_search *search, double a, double b, double *best, double *psi)
{
    const double golden = 0.38196601125010515;
    double x = a + golden * (b - a), y = b - golden * (b - a), fx, fy;
    int status = circle_sample(search, x, &fx);
    if (!status)
        status = circle_sample(search, y, &fy);
    for (int i = 0; i < 48 && !status; i++) {
        if (fx < *best) {
            *best = fx;
            *psi = x;
        }
        if (fy < *best) {
            *best = fy;
            *psi = y;
        }
        if (fx <= fy) {
            b = y;
            y = x;
            fy = fx;
            x = a + golden * (b - a);
            status = circle_sample(search, x, &fx);
        } else {
            a = x;
            x = y;
            fx = fy;
            y = b - golden * (b - a);
            status = circle_sample(search, y, &fy);
        }
    }
    return status;
}

/* The smallest margin on the open interval (a, b) between two joints. */
static int circle_scan(const struct circle_search *search, double a, double b, double *best, double *psi)
{
    const double half_degree = NCI_PI / 360;
    const int count = 16 + (int)((b - a) / half_degree);
    double smallest = INFINITY, margin;
    int where = 0, status = NC_OK;
    for (int i = 1; i < count && !status; i++) {
        status = circle_sample(search, a + (b - a) * i / count, &margin);
        if (margin < smallest) {
            smallest = margin;
            where = i;
        }
    }
    if (status)
        return status;
    if (smallest < *best) {
        *best = smallest;
        *psi = a + (b - a) * where / count;
    }
    return circle_refine(search, a + (b - a) * (where - 1) / count, a + (b - a) * (where + 1) / count, best,
                         psi);
}

int nc_circle_smallest_margins(const double *shape, size_t n, double radius, enum nc_case mode,
                               struct nc_circle_margins *smallest, struct nc_circle_margins *psi)
{
    struct circle_search search = {shape, n, radius, mode, 0};
    double best[2] = {INFINITY, INFINITY}, where[2] = {0, 0};
    double a = 0, b = 0;
    int status = smallest ? NC_OK : NC_E_NULL;
    while (!status && a < NCI_TWO_PI) {
        status = nci_planar_stretch(shape, n, a, &b);
        b = fmin(b, NCI_TWO_PI);
        for (search.which = 0; search.which < 2 && !status && b - a > 1e-12; search.which++)
            status = circle_scan(&search, a, b, &best[search.which], &where[search.which]);
        a = b;
    }
    if (smallest) {
        smallest->curvature = status ? NAN : best[0];
        smallest->position = status ? NAN : best[1];
    }
    if (psi) {
        psi->curvature = status ? NAN : where[0];
        psi->position = status ? NAN : where[1];
    }
    return status;
}
