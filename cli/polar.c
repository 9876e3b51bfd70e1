#include "polar.h"

#include <math.h>
#include <string.h>

#include "system.h"
#include "text.h"

int polar_options(int polar, double radius)
{
    if (!isnan(radius) && !(radius > 0))
        return misuse("--radius must be positive");
    if (polar && isnan(radius))
        return misuse("--polar needs the radius of the roller: --radius R");
    return 0;
}

int polar_of_file(const struct shape *shape, const char *option, int *polar, double *radius)
{
    if (shape->potential == POTENTIAL_GENERATING && *polar)
        return misuse(
            "the file holds a generating potential, not a polar one; leave %s out, or make the polar one: "
            "'normalcontact convert FILE --radius R'",
            strcmp(option, "--radius") == 0 ? "--polar" : option);
    if (shape->potential != POTENTIAL_POLAR)
        return 0;
    if (!isnan(*radius) && *radius != shape->polar_radius)
        return misuse(
            "%s %g: the file holds the polar potential for a roller of radius %g m; leave %s out, or make "
            "the one for another roller: 'normalcontact convert FILE --radius R'",
            option, *radius, shape->polar_radius, option);
    *polar = 1;
    *radius = shape->polar_radius;
    return 0;
}

int polar_margins(const struct shape *shape, double radius, struct nc_circle_margins *margin,
                  struct nc_circle_margins *at)
{
    if (shape->dimension != PLANAR)
        return misuse("--polar is for planar shapes");
    const int status =
        nc_circle_smallest_margins(shape->vector, shape->n, radius, NC_CASE_CONVEX, margin, at);
    return status == NC_OK ? 0 : fail("the shape as a polar potential: %s", nc_message(status));
}

int require_unique(const struct shape *shape, double radius, const struct nc_circle_margins *margin,
                   const struct nc_circle_margins *at)
{
    if (margin->curvature > 0 && margin->position > 0)
        return 0;
    double psi = 0, smallest = INFINITY, G[4];
    for (int i = 0; i < 720; i++)
        if (nc_planar_eval(shape->vector, shape->n, PI / 360 * i, G) == NC_OK && G[0] < smallest) {
            smallest = G[0];
            psi = PI / 360 * i;
        }
    if (smallest <= radius)
        return fail("the roller reaches the reference point near psi = %.4g rad: the potential there, %.4g "
                    "m, is not "
                    "above its radius, %g m; use a smaller radius",
                    psi, smallest, radius);
    return fail("the roller touches at more than one point near psi = %.4g rad; use a smaller radius",
                margin->curvature > 0 ? at->position : at->curvature);
}

int planar_boundary_at(const struct shape *shape, double radius, double angle,
                       struct nc_planar_boundary *point)
{
    int status = NC_OK;
    for (int i = 0; i < 2 && (i == 0 || status == NC_E_FLAT || status == NC_E_SINGULAR); i++) {
        const double at = angle + 1e-7 * i;
        status = radius > 0 ? nc_circle_boundary(shape->vector, shape->n, radius, NC_CASE_CONVEX, at, point)
                            : nc_planar_boundary(shape->vector, shape->n, at, point);
        status %= NC_TERM;
    }
    return status;
}
