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
NC_API double NormalContact_planarMass(const double *shape, size_t n, const char *name, double *centroid,
                                       double *moment)
{
    struct nc_planar_mass mass;
    glue_require_of(name, nc_planar_mass(shape, n, &mass), "mass properties of a plate");
    centroid[0] = mass.centroid[0];
    centroid[1] = mass.centroid[1];
    moment[0] = mass.moments[0] + mass.moments[2];
    return mass.area;
}

NC_API void NormalContact_planarEdges(const double *shape, size_t n, const char *name, double *edges)
{
    glue_require_of(name, nci_planar_edges(shape, n, edges), "shape");
}

NC_API double NormalContact_planarSector(const double *edges, double phi)
{
    return nci_planar_sector(edges, phi);
}

/* The smallest of sixteen extents of the body; of a polar potential, of the path of the roller's axis. */
NC_API double NormalContact_planarWidth(const double *shape, size_t n, const char *name)
{
    double width = INFINITY, h[2][4];
    for (int i = 0; i < 16; i++) {
        for (int k = 0; k < 2; k++)
            glue_require_of(name, nc_planar_eval(shape, n, (i + 16 * k) * NCI_PI / 16, h[k]), "shape");
        width = fmin(width, h[0][0] + h[1][0]);
    }
    return width;
}
