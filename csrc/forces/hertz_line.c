/* Line contact: the linear law, Johnson's logarithmic law, and the contact strip. */
#include "forces/forces.h"

/* Checks the arguments that all line contacts share. */
static int hertz_line_check(double modulus, double kappa, double length)
{
    if (!(isfinite(modulus) && isfinite(kappa) && isfinite(length)))
        return NC_E_ARGUMENT;
    if (!(modulus > 0))
        return NC_E_MATERIAL;
    if (!(kappa > 0))
        return NC_E_CONFORMING;
    return length > 0 ? NC_OK : NC_E_OPTION;
}

/* The solution v >= 0 of v - ln(1 + v) = t >= 0. Newton's method on a convex function, started above its
 * root (Chatzigeorgiou 2013, on the branch -1 of Lambert's W), descends to it. */
static double hertz_line_invert(double t)
{
    double v = t + sqrt(2 * t), step = v;
    for (int i = 0; i < 30 && step > 1e-9 * v; i++) {
        step = (v - log1p(v) - t) * (1 + v) / v;
        v -= step;
    }
    return v;
}

/* With u = ln(4 pi E* depth^2 kappa/w) - 1 the law is delta = w u/(pi E*), and
 * u - ln u = 1 + ln(limit/delta), limit = 4 exp(-2) kappa depth^2. The branch u > 1 is the one with
 * force zero at penetration zero; it ends at delta = limit, where the stiffness pi E* / (u - 1) is
 * infinite. */
int nc_hertz_line(double modulus, double kappa, double depth, double length, double penetration,
                  double *force, double *stiffness, double *energy)
{
    double f = 0, df = 0;
    if (force)
        *force = NAN;
    if (stiffness)
        *stiffness = NAN;
    if (energy)
        *energy = NAN;
    if (!(isfinite(depth) && isfinite(penetration)))
        return NC_E_ARGUMENT;
    const int status = hertz_line_check(modulus, kappa, length);
    if (status != NC_OK)
        return status;
    if (!(depth > 0))
        return NC_E_OPTION;
    double u = 1;
    if (penetration > 0) {
        const double t = log(4 * exp(-2) * kappa * depth * depth) - log(penetration);
        if (!(t > 0))
            return NC_E_NO_SOLUTION;
        const double v = hertz_line_invert(t);
        u = 1 + v;
        f = NCI_PI * modulus * length * (penetration / u);
        df = NCI_PI * modulus * length / v;
    }
    const double work = 0.5 * f * fmax(penetration, 0) * (1 - 0.5 / u);
    if (!(isfinite(work) && isfinite(df)))
        return NC_E_ARGUMENT;
    if (force)
        *force = f;
    if (stiffness)
        *stiffness = df;
    if (energy)
        *energy = work;
    return NC_OK;
}

/* Johnson, section 4.2: b^2 = 4 w/(pi E* kappa), p0^2 = w E* kappa/pi with w = force/length. */
int nc_hertz_strip(double modulus, double kappa, double length, double force, double *half_width,
                   double *pressure)
{
    if (half_width)
        *half_width = NAN;
    if (pressure)
        *pressure = NAN;
    if (!isfinite(force))
        return NC_E_ARGUMENT;
    const int status = hertz_line_check(modulus, kappa, length);
    if (status != NC_OK)
        return status;
    const double w = fmax(force, 0) / length;
    const double b = 2 * sqrt(w / (NCI_PI * modulus) / kappa), p0 = sqrt(w * modulus / NCI_PI * kappa);
    if (!(isfinite(b) && isfinite(p0)))
        return NC_E_ARGUMENT;
    if (half_width)
        *half_width = b;
    if (pressure)
        *pressure = p0;
    return NC_OK;
}

int nc_film_line(double viscosity, double pressure_viscosity, double speed, double modulus, double kappa,
                 double length, double force, double *thickness)
{
    if (!thickness)
        return NC_E_NULL;
    *thickness = NAN;
    if (!(isfinite(viscosity) && isfinite(pressure_viscosity) && isfinite(speed) && isfinite(force)))
        return NC_E_ARGUMENT;
    if (!(viscosity > 0 && pressure_viscosity > 0))
        return NC_E_MATERIAL;
    const int status = hertz_line_check(modulus, kappa, length);
    if (status != NC_OK)
        return status;
    const double E = 2 * modulus, w = fmax(force, 0) / length;
    const double film = speed == 0 || w == 0
                            ? 0
                            : 2.65 / kappa * pow(pressure_viscosity * E, 0.54) *
                                  pow(viscosity * fabs(speed) / E * kappa, 0.7) * pow(w / E * kappa, -0.13);
    if (!isfinite(film))
        return NC_E_ARGUMENT;
    *thickness = film;
    return NC_OK;
}
