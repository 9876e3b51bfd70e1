/* The normal force with dissipation, f = max(0, f_elastic (1 + chi delta_der)). */
#include "forces/forces.h"

/* Impacts slower than this (m/s) have the damping of one at this rate. */
#define DISSIPATION_SMALLEST_RATE 1e-9

/* Langevin's function coth x - 1/x for 0 <= x < 2, by its continued fraction
 * x/(3 + x^2/(5 + x^2/(7 + ...))): no cancellation at x -> 0. */
static double dissipation_langevin(double x)
{
    double denominator = 31;
    for (int k = 29; k >= 3; k -= 2)
        denominator = k + x * x / denominator;
    return x / denominator;
}

/* The d = chi v that returns the restitution e: the positive solution of (1 + e) d = ln((1 + d)/(1 - e d)).
 *
 * Derivation of this equation: m d(delta_der)/dt = -F(delta) (1 + chi delta_der) separates into
 * m u du/(1 + chi u) = -F d(delta), and the rates v, -e v at both ends of the impact belong to delta = 0.
 * Its solution: put (1 + e) d = 2 x, then 1 + d = 2x/(1 - exp(-2x)), 1 - e d = 2x/(exp(2x) - 1), and so
 *
 *     coth x - 1/x = (1 - e)/(1 + e),
 *
 * so d needs only the inverse of Langevin's function. That function is concave and the start (Cohen 1991)
 * is right to 5 %, hence Newton's method converges, in five steps to rounding. For small e the equation is
 * used in the form 1/x - 2/(exp(2x) - 1) = 2 e/(1 + e). */
static double dissipation_exact(double e)
{
    const double y = (1 - e) / (1 + e), rest = 2 * e / (1 + e);
    double x = y * (3 - y * y) / (rest * (1 + y));
    for (int i = 0; i < 5 && x > 0; i++) {
        if (x < 2) {
            const double value = dissipation_langevin(x);
            x -= (value - y) / (1 - value * value - 2 * value / x);
        } else {
            const double s = x / sinh(x); /* the slope is (s^2 - 1)/x^2 */
            x *= 1 - (rest * x - 1 + 2 * x / expm1(2 * x)) / (1 - s * s);
        }
    }
    return 2 * x / (1 + e);
}

int nc_force_damping(int law, double restitution, double impact_velocity, double smallest_velocity,
                     double *damping)
{
    double d; /* chi v */
    if (!damping)
        return NC_E_NULL;
    *damping = NAN;
    if (law < NC_UNDAMPED || law > NC_EXACT_RESTITUTION)
        return NC_E_OPTION;
    if (!(isfinite(impact_velocity) && isfinite(smallest_velocity) &&
          (isfinite(restitution) || law == NC_UNDAMPED)))
        return NC_E_ARGUMENT;
    if (!(smallest_velocity >= 0))
        return NC_E_OPTION;
    if (law != NC_UNDAMPED && !(restitution > 0 && restitution <= 1))
        return NC_E_RESTITUTION;
    switch (law) {
    case NC_HUNT_CROSSLEY:
        d = 1.5 * (1 - restitution);
        break;
    case NC_LANKARANI_NIKRAVESH:
        d = 0.75 * (1 - restitution) * (1 + restitution);
        break;
    case NC_FLORES:
        d = 1.6 * (1 - restitution) / restitution;
        break;
    case NC_EXACT_RESTITUTION:
        d = dissipation_exact(restitution);
        break;
    default:
        d = 0;
    }
    d = impact_velocity > 0 ? d / fmax(impact_velocity, fmax(smallest_velocity, DISSIPATION_SMALLEST_RATE))
                            : 0;
    if (!isfinite(d))
        return NC_E_RESTITUTION;
    *damping = d;
    return NC_OK;
}

int nc_force_elastic(double stiffness, double exponent, double penetration, double *force, double *energy)
{
    if (force)
        *force = NAN;
    if (energy)
        *energy = NAN;
    if (!(isfinite(stiffness) && isfinite(exponent) && isfinite(penetration)))
        return NC_E_ARGUMENT;
    if (!(stiffness >= 0 && exponent >= 1))
        return NC_E_MATERIAL;
    const double delta = fmax(penetration, 0);
    const double power = exponent == 1.5 ? delta * sqrt(delta) : pow(delta, exponent);
    const double f = stiffness * power, work = f * delta / (exponent + 1);
    if (!(isfinite(f) && isfinite(work)))
        return NC_E_ARGUMENT;
    if (force)
        *force = f;
    if (energy)
        *energy = work;
    return NC_OK;
}

/* 000 (103), cut at zero: without the cut the bodies stick while they separate. */
int nc_force_damped(double elastic, double damping, double penetration_der, double *force, double *power)
{
    if (force)
        *force = NAN;
    if (power)
        *power = NAN;
    if (!(isfinite(elastic) && isfinite(damping) && isfinite(penetration_der)))
        return NC_E_ARGUMENT;
    if (!(elastic >= 0 && damping >= 0))
        return NC_E_MATERIAL;
    const double excess = elastic * fmax(damping * penetration_der, -1); /* what dissipation adds */
    if (!(isfinite(elastic + excess) && isfinite(excess * penetration_der)))
        return NC_E_ARGUMENT;
    if (force)
        *force = elastic + excess;
    if (power)
        *power = excess * penetration_der;
    return NC_OK;
}
