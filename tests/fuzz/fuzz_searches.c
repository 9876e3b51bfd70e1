/* What runs once for a shape and takes many evaluations: convexity, margins, mass properties, another
 * radius. */
#include <stddef.h>

#include "fuzz.h"

static void fuzz_bounds(const char *what, int status, double lower, double upper, double offset,
                        int verdict)
{
    const int right = status       ? NC_UNDECIDED
                      : lower > 0  ? NC_CONVEX
                      : upper <= 0 ? NC_NOT_CONVEX
                                   : NC_UNDECIDED;
    if (verdict != right)
        fuzz_stop(what, "a verdict that does not follow from the bounds", status);
    if (!status && !(lower <= upper && offset == -lower))
        fuzz_stop(what, "bounds that contradict each other", status);
}

static void fuzz_planar_convexity(struct input *in, const double *shape, size_t n, int checked)
{
    const double tolerance = input_number(in), phi = input_number(in);
    const size_t cells = 1 + 8 * input_byte(in);
    struct nc_planar_convexity b;
    double h[4];
    fuzz_prepare(&b, offsetof(struct nc_planar_convexity, verdict));
    const int status = nc_planar_convexity(shape, n, tolerance, cells, &b);
    fuzz_judge("nc_planar_convexity", status, checked, &b, 2 * sizeof(double), 1);
    fuzz_outputs("nc_planar_convexity", status || isinf(b.upper), &b.angle, sizeof b.angle, 0);
    fuzz_bounds("nc_planar_convexity", status, b.lower, b.upper, b.offset, b.verdict);
    if (!status && input_moderate(shape, n) && nc_planar_eval(shape, n, phi, h) == NC_OK &&
        h[0] + h[2] < b.lower - 1e-9 * (fabs(h[0]) + fabs(h[2])))
        fuzz_stop("nc_planar_convexity", "a curvature radius below the proved bound", status);
}

static void fuzz_spatial_convexity(struct input *in, const double *shape, size_t n, int checked)
{
    const double tolerance = input_number(in);
    const size_t cells = 1 + 8 * input_byte(in);
    struct nc_spatial_convexity b;
    struct nc_spatial_boundary point;
    double normal[3];
    fuzz_prepare(&b, offsetof(struct nc_spatial_convexity, verdict));
    const int status = nc_spatial_convexity(shape, n, tolerance, cells, &b);
    fuzz_judge("nc_spatial_convexity", status, checked, &b, 2 * sizeof(double), 1);
    fuzz_outputs("nc_spatial_convexity", status || isinf(b.upper), b.normal, sizeof b.normal, 0);
    fuzz_outputs("nc_spatial_convexity", status || isinf(b.upper), b.direction, sizeof b.direction, 0);
    fuzz_bounds("nc_spatial_convexity", status, b.lower, b.upper, b.offset, b.verdict);
    input_direction(in, normal);
    if (!status && input_moderate(shape, n) && nc_spatial_boundary(shape, n, normal, &point) == NC_OK &&
        point.radius[0] < b.lower - 1e-9 * fabs(point.radius[1]))
        fuzz_stop("nc_spatial_convexity", "a curvature radius below the proved bound", status);
}

/* The error and the number of evaluations are given also where the quadrature did not converge. */
static void fuzz_spatial_mass(struct input *in, const double *shape, size_t n, int checked)
{
    const double tolerance = input_byte(in) % 8 ? 0.1 : input_number(in);
    struct nc_spatial_mass mass;
    if (n >= 40 || input_byte(in) % 8)
        return; /* takes up to millions of evaluations */
    fuzz_prepare(&mass, sizeof mass);
    const int status = nc_spatial_mass(shape, n, tolerance, &mass);
    fuzz_judge("nc_spatial_mass", status, checked, &mass, offsetof(struct nc_spatial_mass, error), 0);
}

static void fuzz_circle_searches(struct input *in, const double *shape, size_t n, int checked)
{
    const double radius = input_length(in), to = input_length(in);
    const enum nc_case mode = (enum nc_case)((int)(input_byte(in) % 4) - 1);
    const size_t pieces = input_byte(in) % 32, size = 4 + 9 * pieces;
    struct {
        struct nc_circle_margins margins, where;
    } least;
    FUZZ_INTO(0, checked, least, nc_circle_smallest_margins, shape, n, radius, mode, &least.margins,
              &least.where);
    double *changed = malloc(size * sizeof *changed);
    if (!changed)
        abort();
    const size_t m = FUZZ_BUILD(nc_planar_for_radius, changed, size, shape, n, radius, to, mode, pieces);
    if (m != 0 && (m != size || nc_planar_check(changed, m) != NC_OK))
        fuzz_stop("nc_planar_for_radius", "a shape that does not pass its check", 0);
    free(changed);
}

void fuzz_searches(struct input *in)
{
    const unsigned which = input_byte(in) % 16;
    const int spatial = which >= 8;
    size_t n;
    double *shape = input_shape(in, spatial, &n);
    const int checked = spatial ? nc_spatial_check(shape, n) : nc_planar_check(shape, n);
    struct nc_planar_mass mass;
    if (which < 3)
        fuzz_planar_convexity(in, shape, n, checked);
    else if (which < 6)
        fuzz_circle_searches(in, shape, n, checked);
    else if (which < 8)
        FUZZ_INTO(0, checked, mass, nc_planar_mass, shape, n, &mass);
    else if (which < 14)
        fuzz_spatial_convexity(in, shape, n, checked);
    else
        fuzz_spatial_mass(in, shape, n, checked);
    free(shape);
}
