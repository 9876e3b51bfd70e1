/* Contact forces for Modelica. */
#include "glue/modelica.h"

NC_API double NormalContact_hertzPoint(double modulus, double kappa1, double kappa2)
{
    const double kappa[2] = {kappa1, kappa2};
    double stiffness;
    glue_require(nc_hertz_point(modulus, kappa, &stiffness), "stiffness of a point contact");
    return stiffness;
}

NC_API double NormalContact_damping(int law, double restitution, double impact_velocity,
                                    double smallest_velocity)
{
    double damping;
    glue_require(nc_force_damping(law, restitution, impact_velocity, smallest_velocity, &damping),
                 "damping of an impact");
    return damping;
}
