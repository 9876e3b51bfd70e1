#include "curvature.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "normalcontact.h"
#include "system.h"
#include "text.h"

static void widen(struct curvature_range *range, double radius, const double *at, size_t n)
{
    if (radius > range->max) {
        range->max = radius;
        memcpy(range->max_at, at, n * sizeof *at);
    }
}

static int planar_range(const struct shape *shape, struct curvature_range *range)
{
    enum { ANGLES = 14400 };
    struct nc_planar_radius_bounds bounds;
    int status = nc_planar_convexity(shape->vector, shape->n, 1e-6, 0, &bounds);
    for (int i = 0; i < ANGLES && status == NC_OK; i++) {
        const double phi = 2 * PI * i / ANGLES;
        struct nc_planar_point point;
        status = nc_planar_boundary(shape->vector, shape->n, phi, &point);
        widen(range, point.radius, &phi, 1);
    }
    range->verdict = bounds.verdict;
    range->lower = bounds.lower;
    range->min = bounds.upper;
    range->min_at[0] = bounds.angle;
    snprintf(range->min_text, sizeof range->min_text, "phi = %.4g rad", bounds.angle);
    return status;
}

static int spatial_range(const struct shape *shape, struct curvature_range *range)
{
    enum { ROWS = 181, COLUMNS = 360 };
    struct nc_spatial_radius_bounds bounds;
    int status = nc_spatial_convexity(shape->vector, shape->n, 1e-6, 0, &bounds);
    for (int i = 0; i < ROWS * COLUMNS && status == NC_OK; i++) {
        const double theta = PI * (double)(i / COLUMNS) / (ROWS - 1),
                     phi = 2 * PI * (i % COLUMNS) / COLUMNS;
        const double normal[3] = {sin(theta) * cos(phi), sin(theta) * sin(phi), cos(theta)};
        struct nc_spatial_boundary boundary;
        status = nc_spatial_boundary_at(shape->vector, shape->n, normal, &boundary);
        if (status == NC_E_NOT_CONVEX)
            status = NC_OK;
        widen(range, boundary.radius[1], normal, 3);
    }
    range->verdict = bounds.verdict;
    range->lower = bounds.lower;
    range->min = bounds.upper;
    const double *n = bounds.normal;
    memcpy(range->min_at, n, sizeof range->min_at);
    snprintf(range->min_text, sizeof range->min_text, "n = {%.3g, %.3g, %.3g}", n[0], n[1], n[2]);
    return status;
}

int curvature_range(const struct shape *shape, struct curvature_range *range)
{
    *range = (struct curvature_range){.max = -INFINITY};
    const int status =
        shape->dimension == PLANAR ? planar_range(shape, range) : spatial_range(shape, range);
    return status == NC_OK ? 0 : fail("curvature of the shape: %s", nc_message(status));
}

int require_convex(const struct curvature_range *range)
{
    if (range->verdict != NC_NOT_CONVEX || range->min >= -1e-9 * fabs(range->max))
        return 0;
    return fail("the shape is not convex: its curvature radius is %.4g m at %s; add offset(%.4g) or more",
                range->min, range->min_text, -range->min);
}
