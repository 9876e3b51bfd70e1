/* A spatial body and a sphere of radius R centred at the origin O of frame b, by the polar potential G.
 * Everything is worked out in frame a, where the centre is at x = -q' r. */
#include "contact/contact.h"

int nci_sphere_centre(const struct nc_spatial_motion *motion, double radius, struct nci_centre *centre)
{
    double spin[3], relative[3];
    const int status = nci_motion_check(motion);
    if (status)
        return status;
    if (!(radius > 0 && isfinite(radius)))
        return isfinite(radius) ? NC_E_RADIUS : NC_E_ARGUMENT;
    nci_cross(motion->omega, motion->r, spin);
    for (int i = 0; i < 3; i++)
        relative[i] = spin[i] - motion->v[i];
    nci_rotate_back(motion->q, relative, centre->x_der);
    nci_rotate_back(motion->q, motion->r, centre->x);
    const double largest = fmax(fabs(centre->x[0]), fmax(fabs(centre->x[1]), fabs(centre->x[2])));
    for (int i = 0; i < 3; i++) {
        centre->x[i] = -centre->x[i];
        centre->u[i] = largest > 0 ? centre->x[i] / largest : 0;
    }
    const double scaled = sqrt(nci_dot(centre->u, centre->u));
    centre->length = largest * scaled;
    for (int i = 0; i < 3 && largest > 0; i++)
        centre->u[i] /= scaled;
    return NC_OK;
}

void nci_sphere_finish(const struct nc_spatial_motion *motion, double radius, const double n[3],
                       const double n_der[3], const double c[3], const double c_der[3],
                       double direction[2][3], struct nc_spatial_contact *contact)
{
    double e_n[3], turn[3], spin[3];
    nci_rotate(motion->q, n, e_n);
    nci_rotate(motion->q, n_der, turn);
    for (int i = 0; i < 3; i++)
        e_n[i] = -e_n[i];
    nci_cross(motion->omega, e_n, spin);
    nci_contact_body(motion, e_n, c, c_der, direction, contact);
    contact->margin = contact->kappa[1] + 1 / radius;
    for (int i = 0; i < 3; i++) { /* the point R e_n of the sphere */
        contact->point_counter[i] = radius * e_n[i];
        contact->v_counter[i] = radius * (spin[i] - turn[i]);
    }
}

/* Where the centre of the touching sphere can be: the equidistant surface X(u) = G(u) u, or |x|^2 = F(x)
 * with F(x) = |x| G(x/|x|). Its normal is m/|m|, m = 2 G u - grad F(u) (gradient of |x|^2 - F), its shape
 * operator (2 I - Hessian F(u) / G) / |m| on the tangent plane. */
struct sphere_offset {
    double G, slope[3], H[6]; /* F, its gradient and its Hessian at u */
    double n[3], length;      /* m = length * n */
};

static int sphere_offset(const double *shape, size_t count, const double u[3], struct sphere_offset *X)
{
    struct nci_jet jet;
    const int status = nci_spatial_sum(shape, count, u, 2, NULL, NULL, &jet);
    if (status) /* a kink is a place that the sphere reaches with several points at once */
        return nci_is_flat(status) ? NC_E_NOT_UNIQUE : status;
    if (!(isfinite(jet.h) && nci_finite(jet.g, 3) && nci_finite(jet.H, 6)))
        return NC_E_SINGULAR;
    X->G = jet.h;
    if (!(X->G > 0))
        return NC_E_POLAR;
    for (int i = 0; i < 3; i++) {
        X->slope[i] = jet.g[i];
        X->n[i] = 2 * X->G * u[i] - jet.g[i];
    }
    for (int i = 0; i < 6; i++)
        X->H[i] = jet.H[i];
    X->length = sqrt(nci_dot(X->n, X->n));
    for (int i = 0; i < 3; i++)
        X->n[i] /= X->length;
    return NC_OK;
}

/* Principal curvatures of the body from those of the equidistant surface: the radii differ by R. side = 1:
 * the body lies inside of the surface, side = -1: outside, where an outward bend of the surface is a
 * hollow of the body. 000 (72) in space: 1 - side R kappa > 0. */
static int sphere_curvature(const struct sphere_offset *X, double radius, int side, double kappa[2],
                            double direction[2][3])
{
    double S[6], bend[2], turned[2][3];
    for (int i = 0; i < 6; i++)
        S[i] = ((i == 0 || i == 3 || i == 5 ? 2 : 0) - X->H[i] / X->G) * (side / X->length);
    const double n[3] = {side * X->n[0], side * X->n[1], side * X->n[2]};
    nci_principal(S, n, bend, turned);
    for (int k = 0; k < 2; k++) {
        double room = 1 - radius * bend[1 - k];
        if (fabs(room) <= 64 * DBL_EPSILON * (1 + fabs(bend[1 - k]) * radius))
            room = 0;
        if (room < 0)
            return NC_E_NOT_UNIQUE;
        kappa[k] = room > 0 ? bend[1 - k] / room : INFINITY;
        for (int i = 0; i < 3; i++) /* a quarter turn: direction[0] x direction[1] stays n */
            direction[k][i] = k == 0 ? turned[1][i] : -turned[0][i];
    }
    return NC_OK;
}

/* How u, G and the normal n of the surface change with the motion of the centre:
 * m_der = 2 G_der u + 2 G u_der - Hessian F u_der. */
struct sphere_rates {
    double length, G, u[3], n[3];
};

static void sphere_rates(const struct nci_centre *centre, const struct sphere_offset *X,
                         struct sphere_rates *rate)
{
    double bent[3], m[3];
    rate->length = nci_dot(centre->u, centre->x_der);
    for (int i = 0; i < 3; i++)
        rate->u[i] = (centre->x_der[i] - rate->length * centre->u[i]) / centre->length;
    rate->G = nci_dot(X->slope, rate->u);
    nci_symmetric(X->H, rate->u, bent);
    for (int i = 0; i < 3; i++)
        m[i] = 2 * rate->G * centre->u[i] + 2 * X->G * rate->u[i] - bent[i];
    const double stretch = nci_dot(X->n, m);
    for (int i = 0; i < 3; i++)
        rate->n[i] = (m[i] - stretch * X->n[i]) / X->length;
}

int nc_sphere_contact(const double *shape, size_t n, double radius, enum nc_case mode,
                      const struct nc_spatial_motion *motion, struct nc_spatial_contact *contact)
{
    const int side = mode == NC_CASE_CONCAVE ? -1 : 1;
    struct nci_centre centre;
    struct sphere_offset X;
    struct sphere_rates rate;
    double direction[2][3], c[3], c_der[3], outer[3], outer_der[3];
    int status = contact ? nci_sphere_centre(motion, radius, &centre) : NC_E_NULL;
    if (!status && mode != NC_CASE_CONVEX && mode != NC_CASE_CONCAVE)
        status = NC_E_OPTION;
    if (!status)
        status = centre.length > 0 ? sphere_offset(shape, n, centre.u, &X) : NC_E_CENTRE;
    if (!status)
        status = sphere_curvature(&X, radius, side, contact->kappa, direction);
    if (status)
        return nci_contact_fail(status, contact);
    sphere_rates(&centre, &X, &rate);
    for (int i = 0; i < 3; i++) { /* 000 (55), (56) in space */
        outer[i] = side * X.n[i];
        outer_der[i] = side * rate.n[i];
        c[i] = X.G * centre.u[i] - radius * outer[i];
        c_der[i] = rate.G * centre.u[i] + X.G * rate.u[i] - radius * outer_der[i];
    }
    const double cosine = nci_dot(centre.u, X.n), excess = centre.length - X.G;
    contact->gap = side * excess * cosine;
    contact->gap_der = side * ((rate.length - rate.G) * cosine +
                               excess * (nci_dot(rate.u, X.n) + nci_dot(centre.u, rate.n)));
    nci_sphere_finish(motion, radius, outer, outer_der, c, c_der, direction, contact);
    return nci_contact_end(NC_OK, contact);
}
