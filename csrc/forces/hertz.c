/* Hertz' theory: effective modulus, point contact. Notation of Johnson, Contact
 * Mechanics (1985). */
#include "forces/forces.h"

int nc_hertz_modulus(double E1, double nu1, double E2, double nu2, double *modulus)
{
    if (!modulus)
        return NC_E_NULL;
    *modulus = NAN;
    if (!(isfinite(E1) && isfinite(nu1) && isfinite(E2) && isfinite(nu2)))
        return NC_E_ARGUMENT;
    if (!(E1 > 0 && E2 > 0 && nu1 > -1 && nu1 <= 0.5 && nu2 > -1 && nu2 <= 0.5))
        return NC_E_MATERIAL;
    const double result = 1 / ((1 - nu1) * (1 + nu1) / E1 + (1 - nu2) * (1 + nu2) / E2);
    if (!(isfinite(result) && result > 0))
        return NC_E_ARGUMENT;
    *modulus = result;
    return NC_OK;
}

/* --- Point contact ----------------------------------------------------------------------------------*/

/* The contact ellipse of a pair of relative curvatures, before any load.
 *
 * With the semi-axes b = q a <= a, the eccentricity e^2 = 1 - q^2 and the complete elliptic integrals K(e),
 * E(e), Hertz' conditions are (Johnson, sections 3.5 and 4.2; p0: pressure at the centre)
 *
 *     kappa_min/2 = p0 b/(E* a^2) (K - E)/e^2,   kappa_max/2 = p0 b/(E* a^2) (E/q^2 - K)/e^2,
 *     delta = p0 b K/E*,   f = 2/3 pi a b p0.
 *
 * S = (K - E)/(e^2 K) turns them into kappa_min/kappa_max = q^2 S/(1 - S) and
 * b^2 = 2 (1 - S) delta/kappa_max. */
struct hertz_contact {
    double q;          /* b/a */
    double integral;   /* K(e) */
    double complement; /* 1 - S */
};

/* K and S by the arithmetic-geometric mean of 1 and q; with the differences c[n] of that mean,
 * S = 1/2 + T, T = sum of 2^(n-1) c[n]^2/e^2, n = 1, 2, ... (Abramowitz and Stegun 17.6). The sum is formed
 * as T = e^2 U, so that nothing cancels for q -> 1. slope = d ln(q^2 S/(1 - S))/d ln q lies between 3/2
 * and 2. */
static void hertz_integrals(double q, struct hertz_contact *contact, double *slope)
{
    const double e2 = (1 - q) * (1 + q);
    double a = 0.5 * (1 + q), b = sqrt(q), g = 0.25 / a, c = e2 * g, weight = 1; /* g = c/e^2 */
    double U = g * g;
    for (int n = 0; n < 16 && c > 1e-9 * a; n++) {
        const double mean = 0.5 * (a + b);
        b = sqrt(a * b);
        a = mean;
        g *= c / (4 * a);
        c = e2 * g;
        weight *= 2;
        U += weight * g * g;
    }
    const double T = e2 * U;
    contact->q = q;
    contact->integral = NCI_PI / (a + b);
    contact->complement = 0.5 - T;
    *slope = 3 + (2 * U - 0.5 - T) / ((0.5 + T) * (0.5 - T));
}

/* Newton's method for ln q: by the bounds of the slope every step leaves at most a third of the error,
 * which is below 130 at the start for the smallest ratio there is. In fact at most four are made. */
static struct hertz_contact hertz_ellipse(double ratio)
{
    struct hertz_contact contact;
    double q = cbrt(ratio) * cbrt(ratio), slope, step = 1;
    hertz_integrals(q, &contact, &slope);
    for (int i = 0; i < 40 && fabs(step) > 5e-8; i++) { /* the next step is about 0.03 step^2 */
        const double S = 1 - contact.complement;
        step = log(q / ratio * q * (S / contact.complement)) / slope;
        q = fmin(1, q * exp(-step));
        hertz_integrals(q, &contact, &slope);
    }
    return contact;
}

/* Checks the arguments that all point contacts share. */
static int hertz_check(double modulus, const double kappa[2])
{
    if (!kappa)
        return NC_E_NULL;
    if (!(isfinite(modulus) && nci_finite(kappa, 2)))
        return NC_E_ARGUMENT;
    if (!(modulus > 0))
        return NC_E_MATERIAL;
    const double low = fmin(kappa[0], kappa[1]), high = fmax(kappa[0], kappa[1]);
    return low > 0 && low / high > 0 ? NC_OK : NC_E_CONFORMING;
}

int nc_hertz_point(double modulus, const double kappa[2], double *stiffness)
{
    if (!stiffness)
        return NC_E_NULL;
    *stiffness = NAN;
    const int status = hertz_check(modulus, kappa);
    if (status != NC_OK)
        return status;
    const double low = fmin(kappa[0], kappa[1]), high = fmax(kappa[0], kappa[1]);
    const struct hertz_contact contact = hertz_ellipse(low / high);
    const double scale = 2 * NCI_PI / 3 * modulus / (contact.q * contact.integral);
    const double result = scale * sqrt(2 * contact.complement / high);
    if (!isfinite(result))
        return NC_E_ARGUMENT;
    *stiffness = result;
    return NC_OK;
}

int nc_hertz_area(double modulus, const double kappa[2], double penetration, double semi_axes[2],
                  double *pressure)
{
    if (semi_axes)
        semi_axes[0] = semi_axes[1] = NAN;
    if (pressure)
        *pressure = NAN;
    const int status = isfinite(penetration) ? hertz_check(modulus, kappa) : NC_E_ARGUMENT;
    if (status != NC_OK)
        return status;
    const double low = fmin(kappa[0], kappa[1]), high = fmax(kappa[0], kappa[1]);
    const struct hertz_contact contact = hertz_ellipse(low / high);
    const double b = sqrt(2 * contact.complement * fmax(penetration, 0) / high), a = b / contact.q;
    const double p0 = modulus * (high * b / (2 * contact.complement * contact.integral));
    if (!(isfinite(a) && isfinite(p0)))
        return NC_E_ARGUMENT;
    if (semi_axes) {
        semi_axes[0] = kappa[0] == low ? a : b;
        semi_axes[1] = kappa[0] == low ? b : a;
    }
    if (pressure)
        *pressure = p0;
    return NC_OK;
}
