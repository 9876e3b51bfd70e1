#include "curvature.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "normalcontact.h"
#include "system.h"
#include "text.h"

static void widen(struct curvature_range *range, double radius, const double *at, size_t n)
{
    if (radius < range->min) {
        range->min = radius;
        memcpy(range->min_at, at, n * sizeof *at);
    }
    if (radius > range->max) {
        range->max = radius;
        memcpy(range->max_at, at, n * sizeof *at);
    }
}

static int planar_range(const struct shape *shape, struct curvature_range *range)
{
    enum { ANGLES = 14400 };
    for (int i = 0; i < ANGLES; i++) {
        const double phi = 2 * PI * i / ANGLES;
        struct nc_planar_point point;
        const int status = nc_planar_boundary(shape->vector, shape->n, phi, &point);
        if (status != NC_OK)
            return status;
        widen(range, point.radius, &phi, 1);
    }
    snprintf(range->min_text, sizeof range->min_text, "phi = %.4g rad", range->min_at[0]);
    return NC_OK;
}

static int spatial_range(const struct shape *shape, struct curvature_range *range)
{
    enum { ROWS = 181, COLUMNS = 360 };
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        const double theta = PI * (double)(i / COLUMNS) / (ROWS - 1),
                     phi = 2 * PI * (i % COLUMNS) / COLUMNS;
        const double normal[3] = {sin(theta) * cos(phi), sin(theta) * sin(phi), cos(theta)};
        struct nc_spatial_boundary boundary;
        const int status = nc_spatial_boundary_at(shape->vector, shape->n, normal, &boundary);
        if (status != NC_OK && status != NC_E_NOT_CONVEX)
            return status;
        widen(range, boundary.radius[0], normal, 3);
        widen(range, boundary.radius[1], normal, 3);
    }
    const double *n = range->min_at;
    snprintf(range->min_text, sizeof range->min_text, "n = {%.3g, %.3g, %.3g}", n[0], n[1], n[2]);
    return NC_OK;
}

int curvature_range(const struct shape *shape, struct curvature_range *range)
{
    *range = (struct curvature_range){.min = INFINITY, .max = -INFINITY};
    const int status =
        shape->dimension == PLANAR ? planar_range(shape, range) : spatial_range(shape, range);
    return status == NC_OK ? 0 : fail("curvature of the shape: %s", nc_message(status));
}
