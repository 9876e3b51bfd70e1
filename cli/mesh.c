#include "mesh.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "normalcontact.h"
#include "outline.h"
#include "text.h"

/* The points of a grid from pole to pole; each pole counts once. */
struct mesh {
    struct body body;
};

static size_t vertex_count(const struct mesh *mesh)
{
    return (mesh->body.rows - 2) * mesh->body.columns + 2;
}

static size_t triangle_count(const struct mesh *mesh)
{
    return 2 * (mesh->body.rows - 2) * mesh->body.columns;
}

/* Vertices are numbered row by row, the poles being the first and the last. */
static size_t vertex(const struct mesh *mesh, size_t row, size_t column)
{
    if (row == 0)
        return 0;
    if (row + 1 == mesh->body.rows)
        return vertex_count(mesh) - 1;
    return 1 + (row - 1) * mesh->body.columns + column % mesh->body.columns;
}

static const double *vertex_point(const struct mesh *mesh, size_t number)
{
    if (number == 0)
        return mesh->body.points[0];
    if (number + 1 == vertex_count(mesh))
        return mesh->body.points[mesh->body.rows * mesh->body.columns - 1];
    return mesh->body.points[number - 1 + mesh->body.columns];
}

/* Along one axis: the width of the mesh and how far it is from the origin. */
struct extent {
    double size, distance;
};

static struct extent extent_of(const struct mesh *mesh, int axis)
{
    double low = INFINITY, high = -INFINITY;
    for (size_t i = 0; i < vertex_count(mesh); i++) {
        low = fmin(low, vertex_point(mesh, i)[axis]);
        high = fmax(high, vertex_point(mesh, i)[axis]);
    }
    return (struct extent){high - low, fmax(fabs(low), fabs(high))};
}

static int mesh_make(struct mesh *mesh, const struct shape *shape)
{
    *mesh = (struct mesh){{0}};
    int status = outline_surface(&mesh->body, shape->vector, shape->n);
    if (status != 0)
        status =
            status < 0 ? fail("out of memory") : fail("the surface of the shape: %s", nc_message(status));
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
        free(mesh->body.points);
    return status;
}

/* Triangle number i, counter-clockwise seen from outside: fans at the poles, two for each cell between. */
static void triangle(const struct mesh *mesh, size_t i, size_t corner[3])
{
    const size_t columns = mesh->body.columns, last = mesh->body.rows - 2;
    if (i < columns) {
        corner[0] = vertex(mesh, 0, 0);
        corner[1] = vertex(mesh, 1, i);
        corner[2] = vertex(mesh, 1, i + 1);
        return;
    }
    i -= columns;
    if (i < columns) {
        corner[0] = vertex(mesh, last + 1, 0);
        corner[1] = vertex(mesh, last, i + 1);
        corner[2] = vertex(mesh, last, i);
        return;
    }
    i -= columns;
    const size_t row = 1 + i / 2 / columns, column = i / 2 % columns;
    corner[0] = vertex(mesh, row, column);
    corner[1] = i % 2 ? vertex(mesh, row + 1, column + 1) : vertex(mesh, row + 1, column);
    corner[2] = i % 2 ? vertex(mesh, row, column + 1) : vertex(mesh, row + 1, column + 1);
}

int mesh_write_obj(FILE *out, const struct shape *shape)
{
    struct mesh mesh;
    const int status = mesh_make(&mesh, shape);
    if (status != 0)
        return status;
    fputs("# made by normalcontact " NC_VERSION "; metres\n", out);
    for (size_t i = 0; i < vertex_count(&mesh); i++) {
        const double *p = vertex_point(&mesh, i);
        fprintf(out, "v %.12g %.12g %.12g\n", p[0], p[1], p[2]);
    }
    for (size_t i = 0; i < triangle_count(&mesh); i++) {
        size_t corner[3];
        triangle(&mesh, i, corner);
        fprintf(out, "f %zu %zu %zu\n", corner[0] + 1, corner[1] + 1, corner[2] + 1);
    }
    free(mesh.body.points);
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

int mesh_write_stl(FILE *out, const struct shape *shape)
{
    struct mesh mesh;
    const int status = mesh_make(&mesh, shape);
    if (status != 0)
        return status;
    if (!fits_single_precision(&mesh)) {
        free(mesh.body.points);
        return fail(
            "the single-precision numbers of STL cannot hold this body: it is too small, too large or too "
            "far from its origin; use --obj, other units or a smaller shift");
    }
    fprintf(out, "%-80s", "made by normalcontact " NC_VERSION "; metres");
    write_little_endian(out, (uint32_t)triangle_count(&mesh));
    for (size_t i = 0; i < triangle_count(&mesh); i++) {
        size_t corner[3];
        const double *p[3];
        triangle(&mesh, i, corner);
        for (int k = 0; k < 3; k++)
            p[k] = vertex_point(&mesh, corner[k]);
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
        fputc(0, out);
        fputc(0, out);
    }
    free(mesh.body.points);
    return 0;
}
