/* Bodies of revolution about z from a planar profile.
 *
 * With the polar angle phi of the normal in the half-plane (radius, z), the meridian direction e and the
 * circumferential direction t, the principal radii are rho = h + h'' along e and r = h - h' tan(phi) along
 * t; the third derivative has the tangential parts eee: rho', ett: dr/dphi = -tan(phi) (rho - r). */
#include "spatial/spatial.h"

/* Superellipses that are not rounded have a tip or a flat at the pole. */
static int revolved_is_sharp(const struct nci_term *part)
{
    return part->kind == NC_PLANAR_SUPERELLIPSE && part->count == 4 && part->parameter[3] == 0;
}

/* The sum of the sharp terms of a profile, or of all others. */
static int revolved_sum(const struct nci_term *term, int sharp, double phi, double c, double s,
                        double out[4])
{
    struct nci_reader reader = {NULL, NULL, 0};
    struct nci_term part;
    int status = nci_read(&reader, term->parameter, term->count), flat = NC_OK;
    out[0] = out[1] = out[2] = out[3] = 0;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &part);
        if (!status && revolved_is_sharp(&part) == sharp)
            status = nci_planar_term(&part, phi, c, s, out);
        if (nci_is_flat(status)) {
            flat = status;
            status = NC_OK;
        }
    }
    return (status ? status : flat) % NC_TERM;
}

/* r of the sharp terms: the radius of their parallel, d/dx of (|a x|^q + |b y|^q)^(1/q), divided by c = x;
 * nothing cancels, however close the pole. */
static double revolved_sharp(const struct nci_term *term, double c, double s)
{
    struct nci_reader reader;
    struct nci_term part;
    double sum = 0;
    if (nci_read(&reader, term->parameter, term->count))
        return 0;
    while (nci_more(&reader) && nci_next(&reader, &part) == NC_OK) {
        const double *p = part.parameter;
        if (!revolved_is_sharp(&part))
            continue;
        const double A = fabs(p[0] * c), B = fabs(p[1] * s), m = fmax(A, B), q = p[2];
        const double h = m * pow(nci_power(A / m, q) + nci_power(B / m, q), 1 / q);
        sum += nci_power(A / h, q - 2) * (p[0] * p[0] / h);
    }
    return sum;
}

/* r and dr/dphi by cancellation-free means close to a pole, theta the angle to it (h' = dh/dtheta here):
 *   h'/theta = integral of h''(theta tau) over 0 < tau < 1,
 *   (h'' - h'/theta)/theta = integral of tau h'''(theta tau),
 * by the positive half of the eight-point Gauss rule, the profile being even in theta. */
static int revolved_pole(const struct nci_term *term, const double h[4], double c, double sign, double *r,
                         double *r_der)
{
    static const double node[4] = {0.183434642495649804939476142360184, 0.525532409916328985817739049189246,
                                   0.796666477413626739591553936475830,
                                   0.960289856497536231683560868569473};
    static const double weight[4] = {
        0.362683783378361982965150449277196, 0.313706645877887287337962201986601,
        0.222381034453374470544355994426241, 0.101228536290376259152531354309962};
    const double theta = asin(c),
                 cotangent = 1 - theta * theta / 3 * (1 + theta * theta / 15); /* theta cot */
    double quotient = 0, rest = 0;
    for (int i = 0; i < 4; i++) {
        const double angle = theta * node[i];
        double f[4];
        const int status =
            revolved_sum(term, 0, sign * (NCI_PI / 2 - angle), sin(angle), sign * cos(angle), f);
        if (status)
            return status;
        quotient += weight[i] * f[2];
        rest -= weight[i] * node[i] * sign * f[3];
    }
    *r = h[0] + quotient * cotangent;
    *r_der = -sign * cotangent * (rest + quotient * theta / 3 * (1 + theta * theta / 15));
    return NC_OK;
}

/* The circumferential radius r and its rate with respect to phi from h .. h''' of the terms that are not
 * sharp and the normal's components. */
static int revolved_rest(const struct nci_term *term, const double h[4], double c, double s, double *r,
                         double *r_der)
{
    const double tangent = s / c, rho = h[0] + h[2];
    if (c > 3e-3) {
        *r = h[0] - h[1] * tangent;
        *r_der = -tangent * (rho - *r);
        return NC_OK;
    }
    const int status = revolved_pole(term, h, c, s > 0 ? 1 : -1, r, r_der);
    if (status || c == 0)
        return status;
    /* A profile that varies on the scale of theta (a knot next to the pole) defeats the Gauss rule: then
     * the closed form, which loses digits to cancellation only, tells, and is the better one. */
    const double direct = h[0] - h[1] * tangent, direct_rate = -tangent * (rho - direct);
    const double noise = 1e-15 * (fabs(h[0]) + fabs(h[1]) + fabs(h[2])) / c;
    if (!(fabs(direct - *r) <= noise && fabs(direct_rate - *r_der) <= noise / c)) {
        *r = direct;
        *r_der = direct_rate;
    }
    return NC_OK;
}

int nci_spatial_revolved_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                             const double v[3], struct nci_jet *jet)
{
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    const double c = hypot(x[0], x[1]), s = x[2];
    double h[4], sharp[4], r, r_der;
    int flat = revolved_sum(term, 0, atan2(s, c), c, s, h), status = flat;
    if (!nci_failed(status)) {
        status = revolved_sum(term, 1, 0, c, s, sharp);
        flat = flat ? flat : status;
    }
    if (nci_failed(status))
        return status;
    const double ex = c > 0 ? x[0] / c : 1, ey = c > 0 ? x[1] / c : 0; /* any meridian at a pole */
    const double e[3] = {-s * ex, -s * ey, c}, t[3] = {-ey, ex, 0};
    const double rho = h[0] + h[2] + (sharp[0] + sharp[2]);
    jet->h += h[0] + sharp[0];
    for (int i = 0; i < 3; i++)
        jet->g[i] += (h[0] + sharp[0]) * x[i] + (h[1] + sharp[1]) * e[i];
    for (int j = 0; j < 6 && flat; j++) /* along the meridian, at a pole in all directions */
        jet->flat[j] += e[row[j]] * e[column[j]] + (c > 0 ? 0 : t[row[j]] * t[column[j]]);
    if (order < 2)
        return order ? flat : NC_OK;
    status = revolved_rest(term, h, c, s, &r, &r_der);
    if (status)
        return status % NC_TERM;
    if (sharp[0] != 0) {
        const double own = revolved_sharp(term, c, s);
        if (own == INFINITY &&
            flat) /* at a pole, where the superellipse is flat: its directions are in jet->flat */
            return flat;
        r += own;
        r_der -= s / c * (sharp[0] + sharp[2] - own);
    }
    for (int j = 0; j < 6; j++)
        jet->H[j] += rho * e[row[j]] * e[column[j]] + r * t[row[j]] * t[column[j]];
    if (order < 3)
        return flat;
    const double ue = nci_dot(u, e), ut = nci_dot(u, t), un = nci_dot(u, x);
    const double ve = nci_dot(v, e), vt = nci_dot(v, t), vn = nci_dot(v, x);
    const double te =
        (h[1] + h[3] + sharp[1] + sharp[3]) * ue * ve + r_der * ut * vt - rho * (un * ve + vn * ue);
    const double tt = r_der * (ue * vt + ut * ve) - r * (un * vt + vn * ut);
    const double tn = -(rho * ue * ve + r * ut * vt);
    for (int i = 0; i < 3; i++)
        jet->t[i] += te * e[i] + tt * t[i] + tn * x[i];
    return flat;
}
