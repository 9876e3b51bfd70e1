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

/* A status of the kernel that comes with a result counts as success: NC_E_FLAT, with infinite radii. */
static int without_flats(int status)
{
    return status % NC_TERM == NC_E_FLAT ? NC_OK : status;
}

static double distance(const double *p, const double *q, size_t n)
{
    double square = 0;
    for (size_t i = 0; i < n; i++)
        square += (p[i] - q[i]) * (p[i] - q[i]);
    return sqrt(square);
}

/* While the normal turns by this angle, the point of a corner or an edge stays. */
static const double sharp_turn = 0.1;

static int planar_sharp(const struct shape *shape, const struct curvature_range *range)
{
    struct nc_planar_boundary at, turned;
    const double phi = range->min_at[0];
    for (int side = -1; side <= 1; side += 2)
        if (without_flats(nc_planar_boundary(shape->vector, shape->n, phi, &at)) == NC_OK &&
            without_flats(nc_planar_boundary(shape->vector, shape->n, phi + side * sharp_turn, &turned)) ==
                NC_OK &&
            distance(at.point, turned.point, 2) <= 1e-12 * range->size)
            return 1;
    return 0;
}

static int planar_range(const struct shape *shape, struct curvature_range *range)
{
    enum { ANGLES = 14400 };
    struct nc_planar_convexity bounds;
    struct nc_planar_boundary point = {0};
    int status = nc_planar_convexity(shape->vector, shape->n, 1e-6, 0, &bounds);
    for (int i = 0; i <= ANGLES && status == NC_OK; i++) {
        const double phi = 2 * PI * i / ANGLES;
        status = without_flats(nc_planar_boundary(shape->vector, shape->n, phi, &point));
        range->size = fmax(range->size, hypot(point.point[0], point.point[1]));
        widen(range, point.radius, &phi, 1);
    }
    range->verdict = bounds.verdict;
    range->lower = bounds.lower;
    range->min = bounds.upper;
    range->min_at[0] = bounds.angle;
    range->sharp = status == NC_OK && planar_sharp(shape, range);
    snprintf(range->min_text, sizeof range->min_text, "phi = %.4g rad", bounds.angle);
    return status;
}

static int spatial_sharp(const struct shape *shape, const struct curvature_range *range,
                         const double direction[3])
{
    struct nc_spatial_boundary at, turned;
    const double *n = range->min_at, c = cos(sharp_turn), s = sin(sharp_turn);
    for (int side = -1; side <= 1; side += 2) {
        double normal[3];
        for (int i = 0; i < 3; i++)
            normal[i] = c * n[i] + side * s * direction[i];
        if (without_flats(nc_spatial_boundary(shape->vector, shape->n, n, &at)) == NC_OK &&
            without_flats(nc_spatial_boundary(shape->vector, shape->n, normal, &turned)) == NC_OK &&
            distance(at.point, turned.point, 3) <= 1e-12 * range->size)
            return 1;
    }
    return 0;
}

static int spatial_range(const struct shape *shape, struct curvature_range *range)
{
    /* the more terms, the fewer normals */
    const int rows = (int)fmax(19, fmin(181, sqrt(1e7 / (double)shape->n))), columns = 2 * (rows - 1);
    struct nc_spatial_convexity bounds;
    struct nc_spatial_boundary boundary = {0};
    int status = nc_spatial_convexity(shape->vector, shape->n, 1e-6, 0, &bounds);
    for (int i = 0; i < rows * columns && status == NC_OK; i++) {
        const double theta = PI * (double)(i / columns) / (rows - 1),
                     phi = 2 * PI * (i % columns) / columns;
        const double normal[3] = {sin(theta) * cos(phi), sin(theta) * sin(phi), cos(theta)};
        const double *p = boundary.point;
        status = without_flats(nc_spatial_boundary(shape->vector, shape->n, normal, &boundary));
        if (status == NC_E_NOT_CONVEX)
            status = NC_OK;
        range->size = fmax(range->size, sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]));
        widen(range, boundary.radius[1], normal, 3);
    }
    range->verdict = bounds.verdict;
    range->lower = bounds.lower;
    range->min = bounds.upper;
    const double *n = bounds.normal;
    memcpy(range->min_at, n, sizeof range->min_at);
    range->sharp = status == NC_OK && spatial_sharp(shape, range, bounds.direction);
    snprintf(range->min_text, sizeof range->min_text, "n = {%.3g, %.3g, %.3g}", n[0], n[1], n[2]);
    return status;
}

static double radius_at(const struct shape *shape, double phi)
{
    struct nc_planar_boundary point = {0};
    nc_planar_boundary(shape->vector, shape->n, phi, &point);
    return point.radius;
}

/* Where the radius changes its sign between two angles. */
static double border(const struct shape *shape, double low, double high)
{
    const int sign = radius_at(shape, low) < 0;
    for (int i = 0; i < 60; i++) {
        const double middle = (low + high) / 2;
        *((radius_at(shape, middle) < 0) == sign ? &low : &high) = middle;
    }
    return (low + high) / 2;
}

static void print_planar_concave(const struct shape *shape)
{
    enum { ANGLES = 14400 };
    const double step = 2 * PI / ANGLES;
    int first = 0; /* an angle where the body is convex */
    while (first < ANGLES && radius_at(shape, step * first) < 0)
        first++;
    if (first == ANGLES)
        printf("               not at any normal\n");
    double from = 0;
    for (int i = first; i < first + ANGLES && first < ANGLES; i++) {
        const int before = radius_at(shape, step * i) < 0, after = radius_at(shape, step * (i + 1)) < 0;
        if (before == after)
            continue;
        if (after)
            from = border(shape, step * i, step * (i + 1));
        else
            printf("               not for phi from %.5g to %.5g rad\n", from,
                   border(shape, step * i, step * (i + 1)));
    }
}

static void print_spatial_concave(const struct shape *shape)
{
    enum { ROWS = 180, COLUMNS = 360 };
    double concave = 0, all = 0;
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        const double theta = PI * (i / COLUMNS + 0.5) / ROWS, phi = 2 * PI * (i % COLUMNS + 0.5) / COLUMNS;
        const double normal[3] = {sin(theta) * cos(phi), sin(theta) * sin(phi), cos(theta)};
        struct nc_spatial_boundary boundary = {0};
        nc_spatial_boundary(shape->vector, shape->n, normal, &boundary);
        all += sin(theta);
        concave += boundary.radius[0] < 0 ? sin(theta) : 0;
    }
    printf("               not on %.3g %% of all normals\n", 100 * concave / all);
}

void print_concave(const struct shape *shape)
{
    if (shape->dimension == PLANAR)
        print_planar_concave(shape);
    else
        print_spatial_concave(shape);
}

int curvature_range(const struct shape *shape, struct curvature_range *range)
{
    static const double somewhere[3] = {NAN, NAN, NAN};
    *range = (struct curvature_range){.max = -INFINITY, .flat = shape_flat(shape)};
    const int status =
        shape->dimension == PLANAR ? planar_range(shape, range) : spatial_range(shape, range);
    if (range->flat != FLAT_NOWHERE)
        widen(range, INFINITY, somewhere, 3);
    return status == NC_OK ? 0 : fail("curvature of the shape: %s", nc_message(status));
}

int require_convex(const struct curvature_range *range)
{
    if (range->verdict != NC_NOT_CONVEX ||
        range->min >= -1e-9 * (isfinite(range->max) ? fabs(range->max) : 1))
        return 0;
    const double enough = 1.0006 * -range->min; /* also when it is rounded to four digits */
    return fail("the shape is not convex: its curvature radius is %.4g m at %s; add offset(%.4g) or more",
                range->min, range->min_text, enough);
}
