/* Contact forces for Modelica. */
#include "glue/modelica.h"

NC_API double NormalContact_hertzPoint(double modulus, double kappa1, double kappa2)
{
    const double kappa[2] = {kappa1, kappa2};
    double stiffness;
    glue_require(nc_hertz_point(modulus, kappa, &stiffness), "stiffness of a point contact");
    return stiffness;
}

/* The elastic force of a line contact held at the depth 1/kappa, and its energy. */
NC_API double NormalContact_hertzLine(double modulus, double kappa, double length, double penetration,
                                      double *energy)
{
    double force;
    glue_require(nc_hertz_line(modulus, kappa, 1 / kappa, length, penetration, &force, NULL, energy),
                 "force of a line contact");
    return force;
}

/* Half width of the strip; the largest pressure. */
NC_API double NormalContact_hertzStrip(double modulus, double kappa, double length, double force,
                                       double *pressure)
{
    double half_width;
    glue_require(nc_hertz_strip(modulus, kappa, length, force, &half_width, pressure),
                 "pressure of a line contact");
    return half_width;
}

NC_API double NormalContact_filmLine(double viscosity, double pressure_viscosity, double speed,
                                     double modulus, double kappa, double length, double force)
{
    double thickness;
    glue_require(
        nc_film_line(viscosity, pressure_viscosity, speed, modulus, kappa, length, force, &thickness),
        "oil film of a line contact");
    return thickness;
}

/* An elastic force with damping, and the dissipated power. */
NC_API double NormalContact_damped(double elastic, double damping, double penetration_der, double *loss)
{
    double force;
    glue_require(nc_force_damped(elastic, damping, penetration_der, &force, loss), "damped force");
    return force;
}

NC_API double NormalContact_damping(int law, double restitution, double impact_velocity,
                                    double smallest_velocity)
{
    double damping;
    glue_require(nc_force_damping(law, restitution, impact_velocity, smallest_velocity, &damping),
                 "damping of an impact");
    return damping;
}

/* The normal force with the damping of the present contact; the stored energy, and the dissipated power. */
NC_API double NormalContact_normalForce(double stiffness, double exponent, double damping,
                                        double penetration, double penetration_der, double *energy,
                                        double *loss)
{
    double elastic, force;
    glue_require(nc_force_elastic(stiffness, exponent, penetration, &elastic, energy), "elastic force");
    glue_require(nc_force_damped(elastic, damping, penetration_der, &force, loss), "damped force");
    return force;
}

/* Friction force over sliding speed, also at rest: there the laws are linear, to rounding below 1e-9 of the
 * speeds that they contain. */
NC_API double NormalContact_friction(double mu_static, double mu_dynamic, double v_stribeck, double viscous,
                                     double v_d, double normal_force, double speed)
{
    const double v = fmax(speed, 1e-9 * fmin(v_d, v_stribeck));
    double force;
    glue_require(nc_friction_stribeck_planar(mu_static, mu_dynamic, v_stribeck, viscous, v_d, normal_force,
                                             v, &force),
                 "friction");
    return -force / v;
}
