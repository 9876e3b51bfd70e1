/* The smooth contact of a sphere with a half space that gait simulations use to be differentiable everywhere. */
#include "forces/forces.h"

static int smooth_finite(const double *x, int n)
{
    for (int i = 0; i < n; i++)
        if (!isfinite(x[i]))
            return 0;
    return 1;
}

/* (1 + tanh x)/2, without cancellation where it is small, and its derivative. */
static double smooth_step(double x, double *slope)
{
    const double value = 1 / (1 + exp(-2 * x));
    *slope = 2 * value / (1 + exp(2 * x));
    return value;
}

int nc_force_smooth(double modulus, double radius, double dissipation, const double smoothing[3],
                    double penetration, double penetration_der, double *elastic, double force[3])
{
    if (elastic)
        *elastic = NAN;
    if (force)
        force[0] = force[1] = force[2] = NAN;
    if (!smoothing || !force)
        return NC_E_NULL;
    const double numbers[5] = {modulus, radius, dissipation, penetration, penetration_der};
    if (!(smooth_finite(numbers, 5) && smooth_finite(smoothing, 3)))
        return NC_E_ARGUMENT;
    if (!(modulus > 0 && radius > 0 && dissipation >= 0))
        return NC_E_MATERIAL;
    if (!(smoothing[0] > 0 && smoothing[1] > 0 && smoothing[2] > 0))
        return NC_E_OPTION;

    const double d = penetration, square = d * d + smoothing[0], k = 0.5 * pow(modulus, 2.0 / 3);
    double turn_on, let_go = 0;
    const double on = smooth_step(smoothing[1] * d, &turn_on);
    const double power = 4.0 / 3 * k * sqrt(radius * k) * pow(square, 0.75);
    const double hertz = power * on;
    const double hertz_slope = power * (1.5 * d / square * on + smoothing[1] * turn_on);

    const double chi = 1.5 * dissipation, damped = 1 + chi * penetration_der;
    const double held = chi > 0 ? smooth_step(smoothing[2] * (penetration_der + 1 / chi), &let_go) : 1;
    const double result[3] = {hertz * damped * held, hertz_slope * damped * held,
                              hertz * (chi * held + damped * smoothing[2] * let_go)};
    if (!(smooth_finite(result, 3) && isfinite(hertz)))
        return NC_E_ARGUMENT;
    if (elastic)
        *elastic = hertz;
    for (int i = 0; i < 3; i++)
        force[i] = result[i];
    return NC_OK;
}

int nc_friction_smooth(double mu_static, double mu_dynamic, double viscous, double v_transition,
                       double smoothing, double normal_force, double velocity, double *force)
{
    if (!force)
        return NC_E_NULL;
    *force = NAN;
    const double numbers[7] = {mu_static, mu_dynamic,   viscous, v_transition,
                               smoothing, normal_force, velocity};
    if (!smooth_finite(numbers, 7))
        return NC_E_ARGUMENT;
    if (!(mu_dynamic >= 0 && mu_static >= mu_dynamic && viscous >= 0))
        return NC_E_MATERIAL;
    if (!(v_transition > 0 && smoothing > 0))
        return NC_E_OPTION;
    const double slip = sqrt(velocity * velocity + smoothing), x = slip / v_transition;
    const double mu =
        fmin(x, 1) * (mu_dynamic + 2 * (mu_static - mu_dynamic) / (1 + x * x)) + viscous * slip;
    const double f = -normal_force * mu * (velocity / slip);
    if (!isfinite(f))
        return NC_E_ARGUMENT;
    *force = f;
    return NC_OK;
}
