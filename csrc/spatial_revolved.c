/* Bodies of revolution about z from a planar profile.
 *
 * With the polar angle phi of the normal in the half-plane (radius, z), the meridian direction e and the
 * circumferential direction t, the principal radii are rho = h + h'' along e and r = h - h' tan(phi) along
 * t; the third derivative has the tangential parts eee: rho', ett: dr/dphi = -tan(phi) (rho - r). */
#include "internal.h"

/* rho, r and their rates with respect to phi from the profile's h .. h''' and the normal's components. */
static void revolved_radii(const double h[4], double c, double s, double *r, double *r_rate)
{
    const double rho = h[0] + h[2];
    if (c > 1e-3) {
        const double tangent = s / c;
        *r = h[0] - h[1] * tangent;
        *r_rate = -tangent * (rho - *r);
        return;
    }
    /* Near a pole, theta = angle to it: h is even in theta, so that h_theta / theta = h'' - theta
     * h_theta''' / 3 up to theta^4. Odd derivatives by theta are those by phi times -sign(s). */
    const double sign = s > 0 ? -1 : 1, theta = asin(c), third = sign * h[3];
    const double quotient = h[2] - theta * third / 3; /* h_theta / theta */
    const double cotangent = 1 - theta * theta / 3;   /* theta cot(theta) */
    *r = h[0] + quotient * cotangent;
    /* dr/dtheta = cot(theta) (rho - r) = (h'' - quotient * cotangent) / theta * cotangent */
    *r_rate = sign * cotangent * (third / 3 + quotient * theta / 3);
}

int nci_revolved(const struct nci_term *term, const double x[3], int order, const double u[3],
                 const double v[3], struct nci_jet *jet)
{
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    const double c = hypot(x[0], x[1]), s = x[2];
    double h[4], r, r_rate;
    const int status = nci_planar_sum(term->parameter, term->count, atan2(s, c), c, s, h);
    if (status)
        return status % NC_TERM;
    const double ex = c > 0 ? x[0] / c : 1, ey = c > 0 ? x[1] / c : 0; /* any meridian at a pole */
    const double e[3] = {-s * ex, -s * ey, c}, t[3] = {-ey, ex, 0};
    const double rho = h[0] + h[2];
    jet->h += h[0];
    for (int i = 0; i < 3; i++)
        jet->g[i] += h[0] * x[i] + h[1] * e[i];
    if (order < 2)
        return NC_OK;
    revolved_radii(h, c, s, &r, &r_rate);
    for (int j = 0; j < 6; j++)
        jet->H[j] += rho * e[row[j]] * e[column[j]] + r * t[row[j]] * t[column[j]];
    if (order < 3)
        return NC_OK;
    const double ue = nci_dot(u, e), ut = nci_dot(u, t), un = nci_dot(u, x);
    const double ve = nci_dot(v, e), vt = nci_dot(v, t), vn = nci_dot(v, x);
    const double te = (h[1] + h[3]) * ue * ve + r_rate * ut * vt - rho * (un * ve + vn * ue);
    const double tt = r_rate * (ue * vt + ut * ve) - r * (un * vt + vn * ut);
    const double tn = -(rho * ue * ve + r * ut * vt);
    for (int i = 0; i < 3; i++)
        jet->t[i] += te * e[i] + tt * t[i] + tn * x[i];
    return NC_OK;
}
