/* Bodies given by a polar potential for Modelica, checked once at the start: the potential is positive and the contact
 * point is unique, 000 (72), at all sampled directions. */
#include "glue/modelica.h"

#include "ModelicaUtilities.h"

/* Always 1: a shape that is not valid for circles of this radius ends the simulation. */
NC_API int NormalContact_planarPolar(const double *shape, size_t n, double radius, int concave,
                                     const char *name)
{
    struct nc_circle_margins margin, psi;
    glue_require(nc_planar_check(shape, n), name);
    glue_require(nc_circle_smallest_margins(shape, n, radius, concave ? NC_CASE_CONCAVE : NC_CASE_CONVEX,
                                            &margin, &psi),
                 name);
    if (!(margin.curvature > 0))
        ModelicaFormatError(
            "NormalContact, %s: the contact point is not unique where the centre of the circle is at "
            "%.1f deg; the circle of radius %.4g m is too large for the concave flank of the body. Use "
            "a smaller radius, or a less concave shape.\n",
            name, psi.curvature * 180 / NCI_PI, radius);
    return 1;
}

/* The same for spheres. */
NC_API int NormalContact_spatialPolar(const double *shape, size_t n, double radius, int concave,
                                      const char *name)
{
    struct nc_spatial_motion at_rest = {.q = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
    const enum nc_case mode = concave ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
    const int count = 1000;
    glue_require(nc_spatial_check(shape, n), name);
    for (int i = 0; i < count; i++) { /* a spiral of equal areas */
        const double z = (2 * i + 1.0) / count - 1, s = sqrt(1 - z * z), phi = 2.399963229728653 * i;
        struct nc_spatial_contact contact;
        at_rest.r[0] = -s * cos(phi);
        at_rest.r[1] = -s * sin(phi);
        at_rest.r[2] = -z;
        glue_require(nc_sphere_contact(shape, n, radius, mode, &at_rest, &contact), name);
    }
    return 1;
}
