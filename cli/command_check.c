#include <math.h>
#include <stdio.h>
#include <string.h>

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
    printf("\n  vector      ");
    for (size_t i = 0; i < shape->n && i < 12; i++)
        printf("%s%.10g", i ? ", " : " {", shape->vector[i]);
    printf(shape->n > 12 ? ", ...} %zu numbers\n" : "}\n", shape->n);
}

/* A coordinate that is zero up to rounding is printed as zero. */
static double tidy(double value, double scale)
{
    return fabs(value) < 1e-12 * scale ? 0 : value;
}

static void print_range(const struct curvature_range *range, enum dimension dimension)
{
    char smallest[64] = "", largest[64] = "";
    if (dimension == PLANAR) {
        snprintf(smallest, sizeof smallest, " at phi = %.4g rad", range->min_at[0]);
        snprintf(largest, sizeof largest, " at phi = %.4g rad", range->max_at[0]);
    } else {
        const double *a = range->min_at, *b = range->max_at;
        snprintf(smallest, sizeof smallest, " at n = {%.3g, %.3g, %.3g}", tidy(a[0], 1), tidy(a[1], 1),
                 tidy(a[2], 1));
        snprintf(largest, sizeof largest, " at n = {%.3g, %.3g, %.3g}", tidy(b[0], 1), tidy(b[1], 1),
                 tidy(b[2], 1));
    }
    printf("  radius       %.6g m%s\n", range->min, smallest);
    printf("               to %.6g m%s\n", range->max, largest);
}

static int print_planar_mass(const struct shape *shape)
{
    struct nc_planar_mass mass;
    const int status = nc_planar_mass(shape->vector, shape->n, &mass);
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

static int print_spatial_mass(const struct shape *shape)
{
    struct nc_spatial_mass mass;
    const int status = nc_spatial_mass(shape->vector, shape->n, 1e-9, &mass);
    if (status != NC_OK) {
        printf("  volume       not known: %s\n", nc_message(status));
        return 0;
    }
    const double size = sqrt(mass.surface);
    printf("  surface      %.10g m2\n  volume       %.10g m3\n", mass.surface, mass.volume);
    printf("  centroid     {%.6g, %.6g, %.6g} m\n", tidy(mass.centroid[0], size),
           tidy(mass.centroid[1], size), tidy(mass.centroid[2], size));
    const double *I = mass.inertia, sum = I[0] + I[4] + I[8];
    printf("  inertia      11 %.6g, 22 %.6g, 33 %.6g, 21 %.6g, 31 %.6g, 32 %.6g kg.m2,\n"
           "               about the centroid, for a density of 1 kg/m3\n",
           I[0], I[4], I[8], tidy(I[3], sum), tidy(I[6], sum), tidy(I[7], sum));
    return 0;
}

/* The shape as generating potential of a convex body. */
static int check_body(const struct shape *shape, double radius)
{
    struct curvature_range range;
    int status = curvature_range(shape, &range);
    if (status != 0)
        return status;
    const double rounding = 1e-9 * (isfinite(range.max) ? fabs(range.max) : 1);
    if (range.verdict == NC_CONVEX)
        printf("  convex       yes, %s: certified, no curvature radius is below %.6g m\n",
               isfinite(range.max) ? "strictly"
                                   : "but with flat places, where the contact point may be one of many",
               range.lower);
    else if (range.min < -rounding) {
        printf("  convex       no\n");
        print_concave(shape);
    } else if (fabs(range.min) <= rounding)
        printf("  convex       not strictly, or hardly so: with a corner or an edge, or one that is almost "
               "sharp%s\n",
               isfinite(range.max) ? "" : "; with flat places");
    else
        printf("  convex       not decided: proved is only that no curvature radius is below %.6g m\n",
               range.lower);
    print_range(&range, shape->dimension);
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
    return require_unique(&margin, &at);
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
    if (status == 0) {
        write_printable(stdout, rest.word[0]);
        printf("\n  dimension    %s\n", shape.dimension == PLANAR ? "plane" : "space");
        print_terms(&shape);
        status = polar ? check_polar(&shape, radius) : check_body(&shape, radius);
    }
    shape_free(&shape);
    return status;
}

const struct command command_check = {
    "check",
    "check SHAPE [options]",
    "what a shape is: terms, convexity, curvature, mass properties\n\n" SHAPE_HELP,
    check,
};
