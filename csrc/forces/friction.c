/* Friction and rolling resistance, regularised: smooth at rest, never feeding energy. */
#include "forces/forces.h"

/* Stribeck's law, of which Coulomb's and the rolling resistance are special cases. */
struct friction_law {
    double mu_static, mu_dynamic, v_stribeck, viscous, v_d;
};

static struct friction_law friction_coulomb(double mu, double v_d)
{
    const struct friction_law law = {mu, mu, 1, 0, v_d};
    return law;
}

/* The size of the force is proportional to the speed near rest; this holds down to zero speed, so there is
 * no threshold as in 003 (97). */
static int friction_scalar(struct friction_law law, double normal_force, double velocity, double *force)
{
    if (!force)
        return NC_E_NULL;
    *force = NAN;
    if (!(isfinite(law.mu_static) && isfinite(law.mu_dynamic) && isfinite(law.v_stribeck) &&
          isfinite(law.viscous) && isfinite(law.v_d) && isfinite(normal_force) && isfinite(velocity)))
        return NC_E_ARGUMENT;
    if (!(law.mu_dynamic >= 0 && law.mu_static >= law.mu_dynamic && law.viscous >= 0))
        return NC_E_MATERIAL;
    if (!(law.v_stribeck > 0 && law.v_d > 0))
        return NC_E_OPTION;
    const double x = velocity / law.v_stribeck;
    const double mu = law.mu_dynamic + (law.mu_static - law.mu_dynamic) * exp(-x * x);
    const double f = -fmax(normal_force, 0) * (mu * tanh(velocity / law.v_d) + law.viscous * velocity);
    if (!isfinite(f))
        return NC_E_ARGUMENT;
    *force = f;
    return NC_OK;
}

/* The same along a vector. */
static int friction_vector(struct friction_law law, double normal_force, const double velocity[3],
                           double force[3])
{
    double f;
    if (!force)
        return NC_E_NULL;
    if (!velocity) {
        force[0] = force[1] = force[2] = NAN;
        return NC_E_NULL;
    }
    const double v[3] = {velocity[0], velocity[1], velocity[2]};
    const double speed = hypot(hypot(v[0], v[1]), v[2]);
    const int status = friction_scalar(law, normal_force, speed, &f);
    for (int i = 0; i < 3; i++)
        force[i] = speed > 0 ? f * (v[i] / speed) : f;
    return status;
}

int nc_friction_planar(double mu, double v_d, double normal_force, double velocity, double *force)
{
    return friction_scalar(friction_coulomb(mu, v_d), normal_force, velocity, force);
}

int nc_friction_spatial(double mu, double v_d, double normal_force, const double velocity[3],
                        double force[3])
{
    return friction_vector(friction_coulomb(mu, v_d), normal_force, velocity, force);
}

int nc_friction_stribeck_planar(double mu_static, double mu_dynamic, double v_stribeck, double viscous,
                                double v_d, double normal_force, double velocity, double *force)
{
    const struct friction_law law = {mu_static, mu_dynamic, v_stribeck, viscous, v_d};
    return friction_scalar(law, normal_force, velocity, force);
}

/* The moment of a normal force that acts by `arm` in front of the contact point: Coulomb's law once more.
 */
int nc_rolling_resistance_planar(double arm, double w_d, double normal_force, double w, double *moment)
{
    return friction_scalar(friction_coulomb(arm, w_d), normal_force, w, moment);
}

int nc_rolling_resistance_spatial(double arm, double w_d, double normal_force, const double w[3],
                                  double moment[3])
{
    return friction_vector(friction_coulomb(arm, w_d), normal_force, w, moment);
}
