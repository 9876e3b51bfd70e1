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
    const double degrees = psi.curvature * 180 / NCI_PI;
    if (!(margin.curvature > 0))
        ModelicaFormatError(
            "NormalContact, %s: the contact point is not unique where the centre of the circle is at "
            "%.1f deg: there its path bends more sharply than the radius R = %.4g m allows, so that the "
            "body would be undercut at %s. Use a smaller radius, a larger base circle, or %s.\n",
            name, degrees, radius, concave ? "its ridge, which points inwards" : "its nose",
            concave ? "a flatter ridge" : "a blunter nose");
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

/* The potential of a body for circles of another radius, as 4 + 9 pieces numbers. from = 0: a generating
 * potential; inside: for a hollow circle around the body. */
NC_API void NormalContact_planarForRadius(const double *shape, size_t n, double from, double radius,
                                          int inside, int concave, int pieces, const char *what,
                                          double *out)
{
    const enum nc_case mode = inside || concave ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
    const double of = from > 0 ? from : INFINITY, to = inside ? -radius : radius;
    const size_t count = pieces > 0 ? (size_t)pieces : 0, size = 4 + 9 * count;
    double value[4];
    glue_require(nc_planar_check(shape, n), what);
    if (pieces < 8 || pieces > 4096)
        ModelicaFormatError(
            "NormalContact, %s: pieces = %d is not between 8 and 4096. Choose another number.\n", what,
            pieces);
    if (nc_planar_for_radius(out, size, shape, n, of, to, mode, count) == size)
        return;
    for (int i = 0; i < 720; i++) { /* why, unless the circle is to blame */
        const int status = nc_circle_change_radius(shape, n, of, to, mode, NCI_PI * i / 360, value);
        if (status % NC_TERM != NC_E_NOT_UNIQUE && status % NC_TERM != NC_E_NO_SOLUTION)
            glue_require(status, what);
    }
    ModelicaFormatError(
        "NormalContact, %s: the body has no potential for a circle of radius R = %.4g m: %s, or the "
        "reference point lies outside the body. %s, or move the reference point by shift.\n",
        what, radius,
        inside ? "the hollow circle is not larger than all curvature radii of the body"
               : "the circle does not reach into a concave flank of the body",
        inside ? "Use a larger R" : "Use a smaller R");
}
