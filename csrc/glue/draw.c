/* Bodies for drawing in Modelica: closed lines of rods along the boundary. A rod is seven numbers: its start, the vector to
 * its end, its length; so that the model needs no equation for it. */
#include "glue/modelica.h"

static void glue_rod(const double start[3], const double end[3], double rod[7])
{
    double square = 0;
    for (int k = 0; k < 3; k++) {
        rod[k] = start[k];
        rod[3 + k] = end[k] - start[k];
        square += rod[3 + k] * rod[3 + k];
    }
    rod[6] = sqrt(square);
    if (square == 0)
        rod[3] = 1; /* any direction */
}

/* A point of a planar body: of a generating potential by its normal angle, for radius > 0 of a polar one. */
static void glue_planar_point(const double *shape, size_t n, double radius, int concave, double angle,
                              const double *e_x, const double *e_y, double point[3])
{
    const double u[2] = {cos(angle), sin(angle)};
    double h[4], along = 1, across;
    glue_require(nc_planar_eval(shape, n, angle, h), "drawing of a planar body");
    across = h[1];
    if (radius != 0) { /* 000 (55): G u - R n, n the normal of the path of the centre */
        const double share = (concave ? radius : -radius) / sqrt(h[0] * h[0] + h[1] * h[1]);
        along += share;
        across *= -share;
    }
    for (int k = 0; k < 3; k++)
        point[k] =
            (along * h[0] * u[0] - across * u[1]) * e_x[k] + (along * h[0] * u[1] + across * u[0]) * e_y[k];
}

/* The contour, at equal steps of the angle; x and y of the shape are along e_x and e_y. */
NC_API void NormalContact_planarRods(const double *shape, size_t n, int count, double radius, int concave,
                                     const double *e_x, const double *e_y, double *rods)
{
    double start[3], end[3];
    glue_planar_point(shape, n, radius, concave, 0, e_x, e_y, start);
    for (int i = 0; i < count; i++) {
        glue_planar_point(shape, n, radius, concave, NCI_TWO_PI * (i + 1) / count, e_x, e_y, end);
        glue_rod(start, end, rods + 7 * i);
        for (int k = 0; k < 3; k++)
            start[k] = end[k];
    }
}

/* A point of a spatial body: with the normal u, or where a sphere in the direction u touches, G u - R n,
 * n along 2 (grad F . u) u - grad F. */
static void glue_spatial_point(const double *shape, size_t n, double radius, int concave, const double u[3],
                               double point[3])
{
    double normal[3], G, square = 0;
    glue_require(nc_spatial_eval(shape, n, u, &G, point, NULL), "drawing of a body");
    if (!(radius > 0))
        return;
    for (int k = 0; k < 3; k++) {
        normal[k] = 2 * G * u[k] - point[k];
        square += normal[k] * normal[k];
    }
    for (int k = 0; k < 3; k++)
        point[k] = G * u[k] + (concave ? radius : -radius) * normal[k] / sqrt(square);
}

/* The outlines with the normals (or directions) in the planes x-y, y-z and z-x, evenly spread along an ellipse of the
 * same extent. */
NC_API void NormalContact_spatialRods(const double *shape, size_t n, int count, double radius, int concave,
                                      double *rods)
{
    double extent[3] = {1, 1, 1}, start[3], end[3];
    for (int k = 0; k < 3 && !(radius > 0); k++) {
        const double x = k == 0, y = k == 1, z = k == 2;
        extent[k] = NormalContact_spatialPotential(shape, n, x, y, z) +
                    NormalContact_spatialPotential(shape, n, -x, -y, -z);
    }
    for (int line = 0; line < 3; line++)
        for (int i = 0; i <= count; i++) {
            const double angle = NCI_TWO_PI * i / count;
            const int other = (line + 1) % 3;
            double u[3] = {0, 0, 0};
            u[line] = cos(angle) * extent[other];
            u[other] = sin(angle) * extent[line];
            const double length = sqrt(nci_dot(u, u));
            for (int k = 0; k < 3; k++)
                u[k] /= length;
            glue_spatial_point(shape, n, radius, concave, u, end);
            if (i > 0)
                glue_rod(start, end, rods + 7 * (count * line + i - 1));
            for (int k = 0; k < 3; k++)
                start[k] = end[k];
        }
}

/* Rods along a net of lines on a surface: lines[0] lines with constant u of count[0] rods each, then those with constant
 * v. */
NC_API void NormalContact_surfaceRods(const double *surface, size_t n, const int *lines, const int *count,
                                      double *rods)
{
    const struct nc_surface it = {.vector = surface, .n = n};
    double range[2][2], p[10][3], start[3] = {0};
    int periodic[2];
    glue_require(nc_surface_range(&it, range, periodic), "net of a surface");
    for (int along = 0; along < 2; along++)
        for (int line = 0; line < lines[along]; line++)
            for (int i = 0; i <= count[along]; i++) {
                const double across = lines[along] > 1 ? (double)line / (lines[along] - 1) : 0.5;
                const double x[2] = {along ? (double)i / count[along] : across,
                                     along ? across : (double)i / count[along]};
                glue_require(nc_surface_eval(&it, range[0][0] + x[0] * (range[0][1] - range[0][0]),
                                             range[1][0] + x[1] * (range[1][1] - range[1][0]), 0, p),
                             "net of a surface");
                if (i > 0) {
                    glue_rod(start, p[0], rods);
                    rods += 7;
                }
                for (int k = 0; k < 3; k++)
                    start[k] = p[0][k];
            }
}
