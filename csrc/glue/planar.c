/* Functions on the circle for Modelica: the potential, its integral, and derivatives by the angle. Index
 * reduction differentiates scalars only, hence scalar functions beside the one that returns all. */
#include "glue/modelica.h"

/* Always 1: an invalid shape ends the simulation. */
NC_API int NormalContact_planarCheck(const double *shape, size_t n, const char *name)
{
    glue_require(nc_planar_check(shape, n), name);
    return 1;
}

NC_API void NormalContact_planarEvaluate(const double *shape, size_t n, double phi, double *out)
{
    glue_require_result(nc_planar_eval(shape, n, phi, out), "planar potential");
}

NC_API double NormalContact_planarPotential(const double *shape, size_t n, double phi)
{
    double h[4];
    NormalContact_planarEvaluate(shape, n, phi, h);
    return h[0];
}

/* The derivative of the given order by the angle. */
NC_API double NormalContact_planarDerivative(const double *shape, size_t n, double phi, int order)
{
    double h[4];
    if (order < 0 || order > 3)
        glue_require(NC_E_OPTION, "order of a derivative of a planar potential");
    NormalContact_planarEvaluate(shape, n, phi, h);
    return h[order];
}

NC_API double NormalContact_planarSlope(const double *shape, size_t n, double phi)
{
    return NormalContact_planarDerivative(shape, n, phi, 1);
}

/* The integral of the potential from 0 to phi, 000 (24). */
NC_API double NormalContact_planarIntegral(const double *shape, size_t n, double phi)
{
    double integral;
    glue_require(nc_planar_integral(shape, n, 0, phi, &integral), "integral of a planar potential");
    return integral;
}

/* Area, centroid and polar moment about the centroid of the plate with density 1. */
NC_API double NormalContact_planarMass(const double *shape, size_t n, double *centroid, double *moment)
{
    struct nc_planar_mass mass;
    glue_require(nc_planar_mass(shape, n, &mass), "mass properties of a plate");
    centroid[0] = mass.centroid[0];
    centroid[1] = mass.centroid[1];
    moment[0] = mass.moments[0] + mass.moments[2];
    return mass.area;
}
