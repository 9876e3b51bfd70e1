/* Contact forces for Modelica. */
#include "glue/modelica.h"

NC_API double NormalContact_hertzModulus(double E_a, double nu_a, double E_b, double nu_b, const char *name)
{
    double modulus;
    glue_require_of(name, nc_hertz_modulus(E_a, nu_a, E_b, nu_b, &modulus),
                    "materials E_a, nu_a, E_b, nu_b");
    return modulus;
}

NC_API double NormalContact_hertzPoint(double modulus, double kappa1, double kappa2, const char *name)
{
    const double kappa[2] = {kappa1, kappa2};
    const int edge = kappa1 == INFINITY || kappa2 == INFINITY; /* a curvature radius of the body is zero */
    double stiffness = NAN;
    glue_require_of(name, edge ? NC_E_NOT_CONVEX : nc_hertz_point(modulus, kappa, &stiffness),
                    "stiffness of a point contact");
    return stiffness;
}

/* The largest pressure of a point contact; the half axes of its ellipse, in the directions of both curvatures. */
NC_API double NormalContact_hertzArea(double modulus, double kappa1, double kappa2, double penetration,
                                      double *half_axis1, double *half_axis2)
{
    const double kappa[2] = {kappa1, kappa2};
    double axes[2], pressure;
    glue_require(nc_hertz_area(modulus, kappa, penetration, axes, &pressure), "area of a point contact");
    *half_axis1 = axes[0];
    *half_axis2 = axes[1];
    return pressure;
}

/* Half width of the strip; the largest pressure. */
NC_API double NormalContact_hertzStrip(double modulus, double kappa, double length, double force,
                                       const char *name, double *pressure)
{
    double half_width;
    glue_require_exact(name, nc_hertz_strip(modulus, kappa, length, force, &half_width, pressure),
                       "pressure of a line contact");
    return half_width;
}

NC_API double NormalContact_filmLine(double viscosity, double pressure_viscosity, double speed,
                                     double modulus, double kappa, double length, double force,
                                     const char *name)
{
    double thickness;
    glue_require_exact(
        name, nc_film_line(viscosity, pressure_viscosity, speed, modulus, kappa, length, force, &thickness),
        "oil film of a line contact");
    return thickness;
}

/* The normal force of a line contact with the damping of the present contact; the stored energy, the dissipated power,
 * the half width of the strip and the largest pressure that belong to the elastic force. */
NC_API double NormalContact_hertzLine(double modulus, double kappa, double depth, double length,
                                      double damping, double penetration, double penetration_der,
                                      const char *name, double *energy, double *loss, double *half_width,
                                      double *pressure)
{
    double elastic, force;
    glue_require_of(name, nc_hertz_line(modulus, kappa, depth, length, penetration, &elastic, NULL, energy),
                    "force of a line contact");
    glue_require_of(name, nc_hertz_strip(modulus, kappa, length, elastic, half_width, pressure),
                    "strip of a line contact");
    glue_require_of(name, nc_force_damped(elastic, damping, penetration_der, &force, loss), "damped force");
    return force;
}

NC_API double NormalContact_damping(int law, double restitution, double impact_velocity,
                                    double smallest_velocity, const char *name)
{
    double damping;
    glue_require_of(name, nc_force_damping(law, restitution, impact_velocity, smallest_velocity, &damping),
                    "damping of an impact");
    return damping;
}

/* The normal force with the damping of the present contact; the stored energy, and the dissipated power. */
NC_API double NormalContact_normalForce(double stiffness, double exponent, double damping,
                                        double penetration, double penetration_der, const char *name,
                                        double *energy, double *loss)
{
    double elastic, force;
    glue_require_of(name, nc_force_elastic(stiffness, exponent, penetration, &elastic, energy),
                    "elastic force");
    glue_require_of(name, nc_force_damped(elastic, damping, penetration_der, &force, loss), "damped force");
    return force;
}

/* Friction force over sliding speed, also at rest: there the laws are linear, to rounding below 1e-9 of the
 * speeds that they contain. */
NC_API double NormalContact_friction(double mu_static, double mu_dynamic, double v_stribeck, double viscous,
                                     double v_d, double normal_force, double speed, const char *name)
{
    const double v = fmax(speed, 1e-9 * fmin(v_d, v_stribeck));
    double force;
    glue_require_of(name,
                    nc_friction_stribeck_planar(mu_static, mu_dynamic, v_stribeck, viscous, v_d,
                                                normal_force, v, &force),
                    "friction");
    return -force / v;
}

/* The smooth force of a sphere; the elastic part of it, and its derivatives by the penetration and by the rate. */
NC_API double NormalContact_smoothForce(double modulus, double radius, double dissipation,
                                        const double *smoothing, double penetration, double penetration_der,
                                        const char *name, double *elastic, double *stiffness,
                                        double *damping)
{
    double force[3];
    glue_require_of(name,
                    nc_force_smooth(modulus, radius, dissipation, smoothing, penetration, penetration_der,
                                    elastic, force),
                    "smooth force of a sphere");
    *stiffness = force[1];
    *damping = force[2];
    return force[0];
}

/* Its friction over sliding speed: the law is linear at rest, to rounding below 1e-9 of its smoothing. */
NC_API double NormalContact_smoothFriction(double mu_static, double mu_dynamic, double viscous,
                                           double v_transition, double smoothing, double normal_force,
                                           double speed, const char *name)
{
    const double v = fmax(speed, 1e-9 * sqrt(smoothing));
    double force;
    glue_require_of(name,
                    nc_friction_smooth(mu_static, mu_dynamic, viscous, v_transition, smoothing,
                                       normal_force, v, &force),
                    "smooth friction");
    return -force / v;
}
