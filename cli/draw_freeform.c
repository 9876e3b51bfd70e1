#include "draw_freeform.h"

#include <math.h>
#include <string.h>

#include "mesh.h"
#include "normalcontact.h"
#include "shape_svg.h"
#include "text.h"

enum { CURVE_STEPS = 1024, SURFACE_STEPS = 96, SIZE = 640, ROOM = 70 };

static double along(const double range[2], size_t i, size_t steps)
{
    return range[0] + (double)i * ((range[1] - range[0]) / (double)steps);
}

static double distance(const double a[3], const double b[3])
{
    return sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) +
                (a[2] - b[2]) * (a[2] - b[2]));
}

/* The largest distance from the first point. */
static double size_of_points(double (*point)[3], size_t n)
{
    double size = 0;
    for (size_t i = 1; i < n; i++)
        size = fmax(size, distance(point[0], point[i]));
    return size;
}

/* --- Surfaces --------------------------------------------------------------------------------------- */

enum { ROW = SURFACE_STEPS + 1 };

/* Do the first and the last line of the grid coincide? stride: from point to point along them. */
static int is_closed(double (*point)[3], size_t last, size_t stride, double size)
{
    for (size_t i = 0; i < ROW; i++)
        if (distance(point[i * stride], point[last + i * stride]) > 1e-9 * size)
            return 0;
    return 1;
}

/* Adds a triangle, but for one that a pole has drawn together. */
static void add(struct mesh *mesh, size_t a, size_t b, size_t c, double size)
{
    const size_t corner[3] = {a, b, c};
    for (int k = 0; k < 3; k++)
        if (distance(mesh->point[corner[k]], mesh->point[corner[(k + 1) % 3]]) < 1e-12 * size)
            return;
    for (int k = 0; k < 3; k++)
        mesh->corner[mesh->triangles][k] = corner[k];
    mesh->triangles++;
}

int mesh_of_surface(struct mesh *mesh, const struct shape *shape)
{
    const struct nc_surface surface = {.vector = shape->vector, .n = shape->n};
    double range[2][2], p[10][3];
    int periodic[2], failed = mesh_allocate(mesh, ROW * ROW, 2 * (size_t)SURFACE_STEPS * SURFACE_STEPS);
    if (failed)
        return failed;
    int status = nc_surface_range(&surface, range, periodic);
    for (size_t i = 0; i < ROW * ROW && status == NC_OK; i++) {
        status = nc_surface_eval(&surface, along(range[0], i / ROW, SURFACE_STEPS),
                                 along(range[1], i % ROW, SURFACE_STEPS), 0, p);
        for (int k = 0; k < 3; k++)
            mesh->point[i][k] = p[0][k];
    }
    if (status != NC_OK) {
        mesh_free(mesh);
        return fail("the surface: %s", nc_message(status));
    }
    const double size = size_of_points(mesh->point, mesh->vertices);
    const size_t rows = is_closed(mesh->point, ROW * SURFACE_STEPS, 1, size) ? SURFACE_STEPS : ROW;
    const size_t columns = is_closed(mesh->point, SURFACE_STEPS, ROW, size) ? SURFACE_STEPS : ROW;
    mesh->vertices = rows * columns; /* where it is closed, the last ones are the first */
    for (size_t i = 0; i < mesh->vertices; i++)
        memmove(mesh->point[i], mesh->point[i / columns * ROW + i % columns], sizeof mesh->point[i]);
    mesh->triangles = 0;
    for (size_t i = 0; i < SURFACE_STEPS; i++)
        for (size_t j = 0; j < SURFACE_STEPS; j++) {
            const size_t here = columns * i, next = columns * ((i + 1) % rows), right = (j + 1) % columns;
            add(mesh, here + j, next + j, next + right, size);
            add(mesh, here + j, next + right, here + right, size);
        }
    return 0;
}

/* --- Curves ----------------------------------------------------------------------------------------- */

/* The points of a curve; closed: the last one is the first. */
static int curve_points(const struct shape *shape, double point[CURVE_STEPS + 1][3], int *closed)
{
    const struct nc_curve curve = {.vector = shape->vector, .n = shape->n};
    double range[2], p[4][3];
    int status = nc_curve_range(&curve, range, closed);
    for (size_t i = 0; i <= CURVE_STEPS && status == NC_OK; i++) {
        status = nc_curve_eval(&curve, along(range, i, CURVE_STEPS), 0, p);
        for (int k = 0; k < 3; k++)
            point[i][k] = p[0][k];
    }
    return status == NC_OK ? 0 : fail("the curve: %s", nc_message(status));
}

int curve_write_obj(FILE *out, const struct shape *shape)
{
    double point[CURVE_STEPS + 1][3];
    int closed;
    const int status = curve_points(shape, point, &closed);
    if (status != 0)
        return status;
    fputs("# made by normalcontact " NC_VERSION "; metres\n", out);
    for (int i = 0; i < CURVE_STEPS + !closed; i++)
        fprintf(out, "v %.12g %.12g %.12g\n", point[i][0], point[i][1], point[i][2]);
    fputc('l', out);
    for (int i = 0; i <= CURVE_STEPS; i++)
        fprintf(out, " %d", closed && i == CURVE_STEPS ? 1 : i + 1);
    fputc('\n', out);
    return 0;
}

int curve_write_svg(FILE *out, const struct shape *shape, const char *title)
{
    double point[CURVE_STEPS + 1][3], low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    int closed;
    const int status = curve_points(shape, point, &closed);
    if (status != 0)
        return status;
    for (int i = 0; i <= CURVE_STEPS; i++)
        for (int k = 0; k < 2; k++) {
            low[k] = fmin(low[k], point[i][k]);
            high[k] = fmax(high[k], point[i][k]);
        }
    const double width = fmax(high[0] - low[0], high[1] - low[1]), scale = (SIZE - 2 * ROOM) / width;
    const double middle[2] = {low[0] + (high[0] - low[0]) / 2, low[1] + (high[1] - low[1]) / 2};
    if (!(width > 1e-9 * fmax(fabs(middle[0]), fabs(middle[1])) && scale > 0 && isfinite(scale)))
        return fail("the curve, seen along z, is too small or too large to be drawn: %g m wide; use --obj",
                    width);
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n"
            "<style>text{font:13px system-ui,Helvetica,Arial,sans-serif;fill:#4b5563}</style>\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n"
            "<path fill=\"none\" stroke=\"#2563a8\" stroke-width=\"2\" d=\"",
            SIZE, SIZE, SIZE, SIZE);
    for (int i = 0; i < CURVE_STEPS + !closed; i++)
        fprintf(out, "%c%.2f %.2f", i ? 'L' : 'M', SIZE / 2 + scale * (point[i][0] - middle[0]),
                SIZE / 2 - scale * (point[i][1] - middle[1]));
    fprintf(out, "%s\"/>\n<text x=\"24\" y=\"30\" style=\"font-weight:600\">", closed ? "Z" : "");
    svg_write_title(out, title);
    fprintf(out,
            "</text>\n<text x=\"24\" y=\"50\">seen along z; x to the right, %g m wide</text>\n</svg>\n",
            high[0] - low[0]);
    return 0;
}
