#include "mesh.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "normalcontact.h"
#include "outline.h"
#include "text.h"

void mesh_free(struct mesh *mesh)
{
    free(mesh->point);
    free(mesh->corner);
    *mesh = (struct mesh){0};
}

int mesh_allocate(struct mesh *mesh, size_t vertices, size_t triangles)
{
    *mesh = (struct mesh){.vertices = vertices, .triangles = triangles};
    mesh->point = malloc(vertices * sizeof *mesh->point);
    mesh->corner = malloc(triangles * sizeof *mesh->corner);
    if (mesh->point && mesh->corner)
        return 0;
    mesh_free(mesh);
    return fail("out of memory");
}

/* Along one axis: the width of the mesh and how far it is from the origin. */
struct extent {
    double size, distance;
};

static struct extent extent_of(const struct mesh *mesh, int axis)
{
    double low = INFINITY, high = -INFINITY;
    for (size_t i = 0; i < mesh->vertices; i++) {
        low = fmin(low, mesh->point[i][axis]);
        high = fmax(high, mesh->point[i][axis]);
    }
    return (struct extent){high - low, fmax(fabs(low), fabs(high))};
}

/* The points of a body are a grid from pole to pole. Vertices are numbered row by row; each pole counts once, they are
 * the first and the last. */
static size_t vertex(const struct body *body, size_t row, size_t column)
{
    if (row == 0)
        return 0;
    if (row + 1 == body->rows)
        return (body->rows - 2) * body->columns + 1;
    return 1 + (row - 1) * body->columns + column % body->columns;
}

/* Triangles are counter-clockwise seen from outside: fans at the poles, two for each cell between. */
static void connect(const struct body *body, struct mesh *mesh)
{
    const size_t columns = body->columns, last = body->rows - 2;
    size_t(*corner)[3] = mesh->corner;
    for (size_t i = 0; i < columns; i++, corner++) {
        (*corner)[0] = vertex(body, 0, 0);
        (*corner)[1] = vertex(body, 1, i);
        (*corner)[2] = vertex(body, 1, i + 1);
    }
    for (size_t i = 0; i < columns; i++, corner++) {
        (*corner)[0] = vertex(body, last + 1, 0);
        (*corner)[1] = vertex(body, last, i + 1);
        (*corner)[2] = vertex(body, last, i);
    }
    for (size_t i = 0; i < 2 * (last - 1) * columns; i++, corner++) {
        const size_t row = 1 + i / 2 / columns, column = i / 2 % columns;
        (*corner)[0] = vertex(body, row, column);
        (*corner)[1] = i % 2 ? vertex(body, row + 1, column + 1) : vertex(body, row + 1, column);
        (*corner)[2] = i % 2 ? vertex(body, row, column + 1) : vertex(body, row + 1, column + 1);
    }
}

int mesh_of_body(struct mesh *mesh, const struct shape *shape, size_t points)
{
    struct body body = {0};
    *mesh = (struct mesh){0};
    int status = outline_grid(&body, shape->vector, shape->n, points / 2 + 1, points);
    if (status != 0)
        status =
            status < 0 ? fail("out of memory") : fail("the surface of the shape: %s", nc_message(status));
    else
        status =
            mesh_allocate(mesh, (body.rows - 2) * body.columns + 2, 2 * (body.rows - 2) * body.columns);
    if (status == 0) {
        memcpy(mesh->point[0], body.points[0], sizeof mesh->point[0]);
        memcpy(mesh->point[1], body.points[body.columns], (mesh->vertices - 2) * sizeof mesh->point[0]);
        memcpy(mesh->point[mesh->vertices - 1], body.points[body.rows * body.columns - 1],
               sizeof mesh->point[0]);
        connect(&body, mesh);
    }
    int is_point = status == 0;
    for (int k = 0; k < 3 && is_point; k++) {
        const struct extent e = extent_of(mesh, k);
        is_point = e.size <= 1e-12 * e.distance;
    }
    if (is_point)
        status =
            fail("the shape is a single point, or too small beside its distance from the origin: there is "
                 "nothing to draw");
    if (status != 0)
        mesh_free(mesh);
    free(body.points);
    return status;
}

int mesh_write_obj(FILE *out, const struct mesh *mesh)
{
    fputs("# made by normalcontact " NC_VERSION "; metres\n", out);
    for (size_t i = 0; i < mesh->vertices; i++)
        fprintf(out, "v %.12g %.12g %.12g\n", mesh->point[i][0], mesh->point[i][1], mesh->point[i][2]);
    for (size_t i = 0; i < mesh->triangles; i++) {
        const size_t *corner = mesh->corner[i];
        fprintf(out, "f %zu %zu %zu\n", corner[0] + 1, corner[1] + 1, corner[2] + 1);
    }
    return 0;
}

static void write_little_endian(FILE *out, uint32_t value)
{
    for (int i = 0; i < 4; i++)
        fputc((int)(value >> 8 * i & 255), out);
}

static void write_float(FILE *out, double value)
{
    const float single = (float)value;
    uint32_t bits;
    memcpy(&bits, &single, sizeof bits);
    write_little_endian(out, bits);
}

/* STL holds single precision: do the vertices stay apart? A side that is flat may be so. */
static int fits_single_precision(const struct mesh *mesh)
{
    for (int k = 0; k < 3; k++) {
        const struct extent e = extent_of(mesh, k);
        if (e.distance > 1e38 || (e.size > 0 && (e.size < 1e-30 || e.size < 1e-3 * e.distance)))
            return 0;
    }
    return 1;
}

int mesh_write_stl(FILE *out, const struct mesh *mesh, const double color[3])
{
    if (!fits_single_precision(mesh))
        return fail(
            "the single-precision numbers of STL cannot hold this body: it is too small, too large or too "
            "far from its origin; use --obj, other units or a smaller shift");
    unsigned bits = 1; /* a color follows, five bits each */
    for (int k = 0; k < 3; k++)
        bits = bits << 5 | (unsigned)(color[k] / 255 * 31 + 0.5);
    fprintf(out, "%-80s", "made by normalcontact " NC_VERSION "; metres");
    write_little_endian(out, (uint32_t)mesh->triangles);
    for (size_t i = 0; i < mesh->triangles; i++) {
        const double *p[3];
        for (int k = 0; k < 3; k++)
            p[k] = mesh->point[mesh->corner[i][k]];
        double n[3];
        for (int k = 0; k < 3; k++) {
            const int u = (k + 1) % 3, v = (k + 2) % 3;
            n[k] = (p[1][u] - p[0][u]) * (p[2][v] - p[0][v]) - (p[1][v] - p[0][v]) * (p[2][u] - p[0][u]);
        }
        const double length = sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
        for (int k = 0; k < 3; k++)
            write_float(out, length > 0 ? n[k] / length : 0);
        for (int k = 0; k < 9; k++)
            write_float(out, p[k / 3][k % 3]);
        fputc((int)(bits & 255), out);
        fputc((int)(bits >> 8), out);
    }
    return 0;
}
