/* A planar body as a plate: its boundary as a polygon, and two such polygons with a side between them. */
#include <math.h>
#include <stdlib.h>

#include "mesh.h"
#include "normalcontact.h"
#include "polar.h"
#include "system.h"
#include "text.h"

struct polygon {
    size_t n;
    double (*point)[2]; /* counter-clockwise */
    double width;       /* the larger of both extents */
};

static double turn(const double a[2], const double b[2], const double c[2])
{
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

static double area_of(const struct polygon *polygon)
{
    double area = 0;
    for (size_t i = 2; i < polygon->n; i++)
        area += turn(polygon->point[0], polygon->point[i - 1], polygon->point[i]) / 2;
    return area;
}

static double width_of(const struct polygon *polygon)
{
    double width = 0;
    for (int k = 0; k < 2; k++) {
        double low = INFINITY, high = -INFINITY;
        for (size_t i = 0; i < polygon->n; i++) {
            low = fmin(low, polygon->point[i][k]);
            high = fmax(high, polygon->point[i][k]);
        }
        width = fmax(width, high - low);
    }
    return width;
}

/* Points of the boundary at equal steps of the angle. Those at a corner coincide: each counts once. */
static int polygon_of(struct polygon *polygon, const struct shape *shape, double radius, size_t points)
{
    polygon->n = points;
    for (size_t i = 0; i < points; i++) {
        struct nc_planar_boundary boundary;
        const int status =
            planar_boundary_at(shape, radius, 2 * PI * (double)i / (double)points, &boundary);
        if (status != NC_OK)
            return fail("the boundary of the shape: %s", nc_message(status));
        polygon->point[i][0] = boundary.point[0];
        polygon->point[i][1] = boundary.point[1];
    }
    polygon->width = width_of(polygon);
    size_t n = 0;
    for (size_t i = 0; i < points; i++) {
        const double *p = polygon->point[i], *last = polygon->point[n > 0 ? n - 1 : points - 1];
        if (hypot(p[0] - last[0], p[1] - last[1]) <= 1e-9 * polygon->width)
            continue;
        const double x = p[0], y = p[1];
        polygon->point[n][0] = x;
        polygon->point[n++][1] = y;
    }
    polygon->n = n;
    if (n < 3 || !(area_of(polygon) > 1e-9 * polygon->width * polygon->width))
        return fail("the shape has no area, so there is no plate of it; draw it as .svg");
    return 0;
}

/* Is the corner b between a and c convex, and no other corner inside of the triangle that it would cut off? */
static int is_ear(const struct polygon *polygon, const size_t *rest, size_t n, size_t a, size_t b, size_t c)
{
    double(*const p)[2] = polygon->point;
    if (!(turn(p[a], p[b], p[c]) > 0))
        return 0;
    for (size_t i = 0; i < n; i++) {
        const size_t q = rest[i];
        if (q != a && q != b && q != c && turn(p[a], p[b], p[q]) >= 0 && turn(p[b], p[c], p[q]) >= 0 &&
            turn(p[c], p[a], p[q]) >= 0)
            return 0;
    }
    return 1;
}

/* Both ends of the plate: ears are cut off until a triangle is left. Where none is found, corners lie on one line, and
 * any may go. */
static void add_ends(struct mesh *mesh, const struct polygon *polygon, size_t *rest)
{
    size_t n = polygon->n;
    for (size_t i = 0; i < n; i++)
        rest[i] = i;
    for (size_t start = 0; n > 2; n--) {
        size_t k = start;
        while (k < start + n &&
               !is_ear(polygon, rest, n, rest[(k + n - 1) % n], rest[k % n], rest[(k + 1) % n]))
            k++;
        const size_t a = rest[(k + n - 1) % n], b = rest[k % n], c = rest[(k + 1) % n];
        size_t(*corner)[3] = &mesh->corner[mesh->triangles];
        for (int end = 0; end < 2; end++) {
            corner[end][0] = end * polygon->n + a;
            corner[end][1] = end * polygon->n + (end ? b : c);
            corner[end][2] = end * polygon->n + (end ? c : b);
        }
        mesh->triangles += 2;
        for (size_t i = k % n; i + 1 < n; i++)
            rest[i] = rest[i + 1];
        start = (k % n + 1) % (n - 1); /* so that the ears come from all around */
    }
}

static void add_side(struct mesh *mesh, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const size_t next = (i + 1) % n;
        size_t(*corner)[3] = &mesh->corner[mesh->triangles];
        corner[0][0] = corner[1][0] = i;
        corner[0][1] = next;
        corner[0][2] = corner[1][1] = n + next;
        corner[1][2] = n + i;
        mesh->triangles += 2;
    }
}

int mesh_of_plate(struct mesh *mesh, const struct shape *shape, double radius, double thickness,
                  size_t points)
{
    struct polygon polygon = {.point = malloc(points * sizeof *polygon.point)};
    size_t *rest = malloc(points * sizeof *rest);
    *mesh = (struct mesh){0};
    int status =
        polygon.point && rest ? polygon_of(&polygon, shape, radius, points) : fail("out of memory");
    const size_t n = polygon.n;
    if (status == 0)
        status = mesh_allocate(mesh, 2 * n, 4 * n - 4);
    if (status == 0) {
        const double half = (isnan(thickness) ? polygon.width / 20 : thickness) / 2;
        for (size_t i = 0; i < 2 * n; i++) {
            mesh->point[i][0] = polygon.point[i % n][0];
            mesh->point[i][1] = polygon.point[i % n][1];
            mesh->point[i][2] = i < n ? -half : half;
        }
        mesh->triangles = 0;
        add_side(mesh, n);
        add_ends(mesh, &polygon, rest);
    }
    free(polygon.point);
    free(rest);
    return status;
}
