#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check_freeform.h"
#include "command.h"
#include "curvature.h"
#include "normalcontact.h"
#include "polar.h"
#include "shape_text.h"
#include "system.h"
#include "text.h"

static void print_terms(const struct shape *shape)
{
    size_t count = 0;
    for (size_t i = 0; i + 1 < shape->n; i += 2 + (size_t)shape->vector[i + 1])
        count++;
    printf("  terms        %zu:", count);
    for (size_t i = 0; i + 1 < shape->n; i += 2 + (size_t)shape->vector[i + 1])
        printf("%s %s", i ? "," : "", term_name(shape->vector[i]));
    putchar('\n');
}

static void print_vector(const struct shape *shape)
{
    printf("  vector      ");
    for (size_t i = 0; i < shape->n && i < 12; i++)
        printf("%s%.10g", i ? ", " : " {", shape->vector[i]);
    printf(shape->n > 12 ? ", ...} %zu numbers\n" : "}\n", shape->n);
}

/* How smooth a planar body is at the joints of its terms. */
static void print_continuity(const struct shape *shape)
{
    static const char *const words[] = {"with straight sides", "the curvature radius jumps",
                                        "continuous curvature radius",
                                        "continuous curvature radius and derivative of it", "smooth"};
    int continuity;
    if (nc_planar_continuity(shape->vector, shape->n, &continuity) == NC_OK)
        printf("  boundary     %s\n", words[continuity]);
}

static void print_range(const struct curvature_range *range, enum dimension dimension)
{
    char smallest[64] = "", largest[64] = "";
    if (dimension == PLANAR) {
        snprintf(smallest, sizeof smallest, " at phi = %.4g rad", range->min_at[0]);
        if (!isnan(range->max_at[0]))
            snprintf(largest, sizeof largest, " at phi = %.4g rad", range->max_at[0]);
    } else {
        const double *a = range->min_at, *b = range->max_at;
        snprintf(smallest, sizeof smallest, " at n = {%.3g, %.3g, %.3g}", tidy(a[0], 1), tidy(a[1], 1),
                 tidy(a[2], 1));
        if (!isnan(b[0]))
            snprintf(largest, sizeof largest, " at n = {%.3g, %.3g, %.3g}", tidy(b[0], 1), tidy(b[1], 1),
                     tidy(b[2], 1));
    }
    printf("  radius       %.6g m%s\n", range->min, smallest);
    printf("               to %.6g m%s\n", range->max, largest);
}

static void print_convex(const struct curvature_range *range, const struct shape *shape)
{
    const double rounding = 1e-9 * (isfinite(range->max) ? fabs(range->max) : 1);
    const char *flat = isfinite(range->max) ? ""
                       : range->flat == FLAT_AT_POINTS
                           ? ", but flat at some points, where the curvature radius is infinite"
                           : ", but with flat places, where the contact point may be one of many";
    if (range->verdict == NC_CONVEX)
        printf("  convex       yes%s: certified, no curvature radius is below %.6g m\n",
               isfinite(range->max) ? ", strictly" : flat, range->lower);
    else if (range->min < -rounding) {
        printf("  convex       no\n");
        print_concave(shape);
    } else if (isinf(range->lower))
        puts("  convex       not decided: no bound is found where a revolved profile is flat at a pole; "
             "give its "
             "segments a small thickness, its superellipses an eta");
    else if (range->lower < -1e-12 * range->size)
        printf("  convex       not decided within the work: proved is only that no curvature radius is "
               "below %.6g m\n",
               range->lower);
    else
        printf("  convex       yes%s: certified, no curvature radius is negative%s\n", flat,
               range->sharp            ? "; with a corner or an edge, or one that is sharp to rounding"
               : range->min < rounding ? "; almost sharp where the smallest one is zero to rounding"
                                       : "; whether one is zero is not decided within the work");
}

static int print_planar_mass(const struct shape *shape)
{
    struct nc_planar_mass mass;
    const int status = nc_planar_mass(shape->vector, shape->n, &mass);
    if (status == NC_E_NOT_CONVEX) {
        printf("  area         none: the shape is a point or a segment\n");
        return 0;
    }
    if (status != NC_OK) {
        printf("  area         not known: %s\n", nc_message(status));
        return 0;
    }
    printf("  perimeter    %.10g m\n  area         %.10g m2\n", mass.perimeter, mass.area);
    printf("  centroid     {%.6g, %.6g} m\n", tidy(mass.centroid[0], mass.perimeter),
           tidy(mass.centroid[1], mass.perimeter));
    printf("  moments      xx %.6g, xy %.6g, yy %.6g m4, about the centroid\n", mass.moments[0],
           tidy(mass.moments[1], mass.moments[0] + mass.moments[2]), mass.moments[2]);
    return 0;
}

/* To nine digits, or four where that takes too long: for shapes of many numbers, or sharp ones. */
static int spatial_mass(const struct shape *shape, struct nc_spatial_mass *mass, double *tolerance)
{
    *tolerance = shape->n <= 250 ? 1e-9 : 1e-4;
    int status = nc_spatial_mass(shape->vector, shape->n, *tolerance, mass);
    if (status == NC_E_NO_CONVERGENCE && *tolerance < 1e-4) {
        *tolerance = 1e-4;
        status = nc_spatial_mass(shape->vector, shape->n, *tolerance, mass);
    }
    return status;
}

static int print_spatial_mass(const struct shape *shape)
{
    struct nc_spatial_mass mass;
    double tolerance;
    progress_working("surface and volume");
    const int status = spatial_mass(shape, &mass, &tolerance);
    progress_working(NULL);
    if (status % NC_TERM == NC_E_FLAT) {
        printf("  volume       not known: needs a body without flat places; give segments and discs a "
               "small thickness\n");
        return 0;
    }
    if (status == NC_E_NO_CONVERGENCE) {
        printf("  volume       not known to four digits: the body is too sharp; add an offset() or an eta "
               "to round it\n");
        return 0;
    }
    if (status != NC_OK) {
        printf("  volume       not known: %s\n", nc_message(status));
        return 0;
    }
    const int digits = tolerance < 1e-8 ? 10 : 4, few = tolerance < 1e-8 ? 6 : 4;
    const double noise = tolerance < 1e-8 ? 1 : 1e12 * tolerance, size = noise * sqrt(mass.surface);
    printf("  surface      %.*g m2\n  volume       %.*g m3\n", digits, mass.surface, digits, mass.volume);
    printf("  centroid     {%.*g, %.*g, %.*g} m\n", few, tidy(mass.centroid[0], size), few,
           tidy(mass.centroid[1], size), few, tidy(mass.centroid[2], size));
    const double *I = mass.inertia, sum = noise * (I[0] + I[4] + I[8]);
    printf("  inertia      11 %.*g, 22 %.*g, 33 %.*g, 21 %.*g, 31 %.*g, 32 %.*g kg.m2,\n"
           "               about the centroid, for a density of 1 kg/m3\n",
           few, I[0], few, I[4], few, I[8], few, tidy(I[3], sum), few, tidy(I[6], sum), few,
           tidy(I[7], sum));
    return 0;
}

/* The shape as generating potential of a convex body. */
static int check_body(const struct shape *shape, double radius)
{
    struct curvature_range range;
    progress_working("curvature radii at all normals");
    int status = curvature_range(shape, &range);
    progress_working(NULL);
    if (status != 0)
        return status;
    print_convex(&range, shape);
    if (shape->dimension == PLANAR)
        print_continuity(shape);
    print_range(&range, shape->dimension);
    if (isfinite(range.lower))
        printf("  offset       admissible from %.6g m on\n", range.lower == 0 ? 0 : -range.lower);
    status = require_convex(&range);
    if (status != 0)
        return status;
    if (!isnan(radius)) {
        printf("  against      a %s of radius %g m from outside: one contact point\n",
               shape->dimension == PLANAR ? "circle" : "sphere", radius);
        printf("               inside of a hollow one: %s\n",
               range.max < radius
                   ? "one contact point"
                   : "may touch at more than one point, the largest curvature radius is not smaller");
    }
    return shape->dimension == PLANAR ? print_planar_mass(shape) : print_spatial_mass(shape);
}

/* The shape as polar potential for a roller, 000 section 5. */
static int check_polar(const struct shape *shape, double radius)
{
    struct nc_circle_margins margin, at;
    const int status = polar_margins(shape, radius, &margin, &at);
    if (status != 0)
        return status;
    const int unique = margin.curvature > 0 && margin.position > 0;
    printf("  against      a roller of radius %g m: %s\n", radius,
           unique ? "one contact point" : "not unique");
    printf("  margins      curvature (72): 1/(1 + R kappa) >= %.4g, at psi = %.4g rad\n", margin.curvature,
           at.curvature);
    printf("               position  (73): %.4g, at psi = %.4g rad\n", margin.position, at.position);
    return require_unique(shape, radius, &margin, &at);
}

static int check_shape(const struct shape *shape, const char *text, int polar, double radius)
{
    const int freeform = shape->dimension == CURVE || shape->dimension == SURFACE;
    if (freeform && !isnan(radius))
        return misuse(
            "--radius is for shapes of bodies, not for a %s; 'normalcontact distance' compares two",
            dimension_name(shape->dimension));
    static const char *const words[] = {[PLANAR] = "plane",
                                        [SPATIAL] = "space",
                                        [CURVE] = "curve in space",
                                        [SURFACE] = "surface in space"};
    write_printable(stdout, text);
    printf("\n  dimension    %s\n", words[shape->dimension]);
    if (!freeform)
        print_terms(shape);
    print_vector(shape);
    if (freeform)
        return shape->dimension == CURVE ? check_curve(shape) : check_surface(shape);
    return polar ? check_polar(shape, radius) : check_body(shape, radius);
}

static int check(const struct command *command, int count, char **arguments)
{
    struct words rest;
    double radius = NAN;
    int polar = 0;
    const struct option options[] = {
        {"--radius", "R", "radius of a circle or sphere to touch it, in m", OPTION_NUMBER, &radius},
        {"--polar", NULL, "the shape is a polar potential for a roller of that radius", OPTION_FLAG,
         &polar},
    };
    switch (options_read(command, options, sizeof options / sizeof *options, count, arguments, &rest)) {
    case OPTIONS_HELP:
        print_constructors();
        return EXIT_DONE;
    case OPTIONS_WRONG:
        return EXIT_USAGE;
    default:
        break;
    }
    if (rest.count != 1)
        return misuse("check needs one shape; quote it: check 'ellipse(0.2, 0.1) + offset(0.01)'");
    if (polar_options(polar, radius) != 0)
        return EXIT_USAGE;
    struct shape shape;
    int status = shape_read(rest.word[0], &shape);
    if (status == 0)
        status = polar_of_file(&shape, "--radius", &polar, &radius);
    if (status == 0)
        status = check_shape(&shape, rest.word[0], polar, radius);
    shape_free(&shape);
    return status;
}

const struct command command_check = {
    "check",
    "check SHAPE [options]",
    "what a shape, curve or surface is: terms, convexity, curvature, mass properties\n\n" SHAPE_HELP,
    check,
};
