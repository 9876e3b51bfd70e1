#include "outline.h"

#include <math.h>
#include <stdlib.h>

#include "normalcontact.h"

enum { OUTLINE_POINTS = 720 };

int body_points(struct body *body, size_t rows, size_t columns)
{
    body->rows = rows;
    body->columns = columns;
    body->points = calloc(rows * columns, sizeof *body->points);
    return body->points ? 0 : -1;
}

static double angle_of(size_t i)
{
    return 2 * PI * (double)i / OUTLINE_POINTS;
}

int outline_potential(struct body *body, const double *shape, size_t n)
{
    int status = body_points(body, 1, OUTLINE_POINTS);
    body->closed = 1;
    for (size_t i = 0; i < OUTLINE_POINTS && status == 0; i++) {
        struct nc_planar_boundary boundary;
        status = nc_planar_boundary(shape, n, angle_of(i), &boundary);
        body->points[i][0] = boundary.point[0];
        body->points[i][1] = boundary.point[1];
    }
    return status;
}

int outline_polar(struct body *body, const double *shape, size_t n, double radius)
{
    int status = body_points(body, 1, OUTLINE_POINTS);
    body->closed = 1;
    for (size_t i = 0; i < OUTLINE_POINTS && status == 0; i++) {
        struct nc_planar_boundary boundary;
        status = nc_circle_boundary(shape, n, radius, NC_CASE_CONVEX, angle_of(i), &boundary);
        body->points[i][0] = boundary.point[0];
        body->points[i][1] = boundary.point[1];
    }
    return status;
}

int outline_circle(struct body *body, double radius)
{
    const int status = body_points(body, 1, OUTLINE_POINTS);
    body->closed = 1;
    for (size_t i = 0; i < OUTLINE_POINTS && status == 0; i++) {
        body->points[i][0] = radius * cos(angle_of(i));
        body->points[i][1] = radius * sin(angle_of(i));
    }
    return status;
}

int outline_rod(struct body *body, double radius, double half_width, double length)
{
    const int status = body_points(body, 1, OUTLINE_POINTS + 2);
    body->closed = 1;
    if (status != 0)
        return status;
    const double joint = asin(half_width / radius); /* angle of the corners from +y */
    for (size_t i = 0; i < OUTLINE_POINTS; i++) {
        const double angle = joint + (2 * PI - 2 * joint) * (double)i / (OUTLINE_POINTS - 1);
        body->points[i][0] = -radius * sin(angle);
        body->points[i][1] = radius * cos(angle);
    }
    body->points[OUTLINE_POINTS][0] = half_width;
    body->points[OUTLINE_POINTS + 1][0] = -half_width;
    body->points[OUTLINE_POINTS][1] = body->points[OUTLINE_POINTS + 1][1] = length;
    return 0;
}

int outline_leg(struct body *body, const double *shape, size_t n, double half_width, double length)
{
    int status = body_points(body, 1, OUTLINE_POINTS + 2);
    body->closed = 1;
    for (size_t i = 0; i < OUTLINE_POINTS && status == 0; i++) {
        const double joint = 0.15, angle = joint + (2 * PI - 2 * joint) * (double)i / (OUTLINE_POINTS - 1);
        struct nc_planar_boundary boundary;
        status = nc_planar_boundary(shape, n, PI / 2 + angle, &boundary);
        body->points[i][0] = boundary.point[0];
        body->points[i][1] = boundary.point[1];
    }
    if (status != 0)
        return status;
    body->points[OUTLINE_POINTS][0] = half_width;
    body->points[OUTLINE_POINTS + 1][0] = -half_width;
    body->points[OUTLINE_POINTS][1] = body->points[OUTLINE_POINTS + 1][1] = length;
    return 0;
}

int outline_walker(struct body bodies[4], const char *const legs[2], const double *shape, size_t n,
                   double half_width, double length, double radius, double ground)
{
    int status = 0;
    for (int i = 0; i < 2 && status == 0; i++) {
        bodies[i].name = legs[i];
        status = outline_leg(&bodies[i], shape, n, half_width, length - radius);
    }
    bodies[2].name = "ground";
    bodies[2].role = BODY_COUNTERPART;
    bodies[3].name = "hip";
    bodies[3].role = BODY_OTHER;
    if (status == 0)
        status = outline_segment(&bodies[2], -length, ground);
    return status ? status : outline_circle(&bodies[3], 0.08 * length);
}

int outline_segment(struct body *body, double from, double to)
{
    const int status = body_points(body, 1, 2);
    if (status != 0)
        return status;
    body->closed = 0;
    body->points[0][0] = from;
    body->points[1][0] = to;
    return 0;
}

/* Half the extent of a body along each axis. */
static int half_extents(const double *shape, size_t n, double extents[3])
{
    for (int i = 0; i < 3; i++) {
        double normal[3] = {0, 0, 0}, there, back;
        normal[i] = 1;
        int status = nc_spatial_eval(shape, n, normal, &there, NULL, NULL);
        normal[i] = -1;
        if (status == NC_OK)
            status = nc_spatial_eval(shape, n, normal, &back, NULL, NULL);
        if (status != NC_OK)
            return status;
        extents[i] = (there + back) / 2;
    }
    return NC_OK;
}

/* A point of the surface with this outer normal. Where it is not unique (a flat side) or not smooth: the
 * mean of four points beside it, which is on a flat side again; in directions in which other terms are not
 * flat too. */
static int surface_point(const double *shape, size_t n, const double normal[3], double point[3])
{
    int status = nc_spatial_eval(shape, n, normal, NULL, point, NULL) % NC_TERM;
    if (status != NC_E_FLAT && status != NC_E_SINGULAR)
        return status;
    int least = 0; /* the smallest component of the normal, so that the tangents are not zero */
    for (int k = 1; k < 3; k++)
        least = fabs(normal[k]) < fabs(normal[least]) ? k : least;
    const int i = (least + 1) % 3, j = (least + 2) % 3;
    double a[3] = {0, 0, 0};
    a[i] = -normal[j];
    a[j] = normal[i];
    status = NC_OK;
    point[0] = point[1] = point[2] = 0;
    for (int side = 0; side < 4 && status == NC_OK; side++) {
        const double c = 1e-7 * cos(0.5 + PI / 2 * side), s = 1e-7 * sin(0.5 + PI / 2 * side);
        double beside[3], p[3] = {0, 0, 0};
        for (int k = 0; k < 3; k++) {
            const int u = (k + 1) % 3, v = (k + 2) % 3;
            beside[k] = normal[k] + c * a[k] + s * (normal[u] * a[v] - normal[v] * a[u]);
        }
        status = nc_spatial_eval(shape, n, beside, NULL, p, NULL) % NC_TERM;
        for (int k = 0; k < 3; k++)
            point[k] += p[k] / 4;
    }
    return status;
}

int outline_grid(struct body *body, const double *shape, size_t n, size_t rows, size_t columns)
{
    double d[3] = {0};
    int status = body_points(body, rows, columns);
    if (status == 0)
        status = half_extents(shape, n, d);
    const double size = fmax(d[0], fmax(d[1], d[2]));
    for (int k = 0; k < 3; k++)
        d[k] = size > 0 ? fmax(d[k], 1e-3 * size) : 1;
    body->closed = 1;
    for (size_t i = 0; i < rows * columns && status == 0; i++) {
        const double theta = PI * (double)(i / columns) / (double)(rows - 1);
        const double phi = 2 * PI * (double)(i % columns) / (double)columns;
        /* Normals for which the points of an ellipsoid with these extents are equidistant when it is scaled
         * to a sphere: flat sides get as many points as tips. */
        double normal[3] = {sin(theta) * cos(phi) / d[0], sin(theta) * sin(phi) / d[1], cos(theta) / d[2]};
        const double length = sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
        for (int k = 0; k < 3; k++)
            normal[k] /= length;
        status = surface_point(shape, n, normal, body->points[i]);
    }
    return status;
}

int outline_surface(struct body *body, const double *shape, size_t n)
{
    return outline_grid(body, shape, n, 49, 96);
}

int outline_plane(struct body *body, double size)
{
    enum { LINES = 21 };
    const int status = body_points(body, LINES, LINES);
    body->closed = 0;
    for (size_t i = 0; i < LINES * LINES && status == 0; i++) {
        body->points[i][0] = size * (2.0 * (double)(i / LINES) / (LINES - 1) - 1);
        body->points[i][2] = size * (2.0 * (double)(i % LINES) / (LINES - 1) - 1);
    }
    return status;
}

int outline_on_plane(struct body bodies[2], const double *shape, size_t n, double size)
{
    bodies[0].name = "body";
    bodies[1].name = "plane";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_surface(&bodies[0], shape, n);
    return status ? status : outline_plane(&bodies[1], size);
}

int outline_quadrangle(struct body *body, const double corners[4][3])
{
    enum { LINES = 9 };
    const int status = body_points(body, LINES, LINES);
    body->closed = 0;
    for (size_t i = 0; i < LINES * LINES && status == 0; i++) {
        const double u = (double)(i / LINES) / (LINES - 1), v = (double)(i % LINES) / (LINES - 1);
        for (int k = 0; k < 3; k++)
            body->points[i][k] = (1 - u) * ((1 - v) * corners[0][k] + v * corners[1][k]) +
                                 u * ((1 - v) * corners[2][k] + v * corners[3][k]);
    }
    return status;
}
