/* Triangle meshes of bodies given by their potential: the cube's faces, divided and blown up. */
#ifndef TESTS_FIT_MESH_H
#define TESTS_FIT_MESH_H

#include "fit_support.h"

struct mesh {
    double *vertex;
    size_t vertices, *triangle, triangles;
};

static inline void mesh_free(struct mesh *mesh)
{
    free(mesh->vertex);
    free(mesh->triangle);
}

/* 12 * parts^2 triangles; vertices on the boundary, rounded to single precision as in an STL file if asked for. Vertices
 * on the edges of the cube are there twice or three times. */
static inline struct mesh mesh_of(const double *shape, size_t n, size_t parts, int single)
{
    const size_t side = parts + 1;
    struct mesh mesh = {malloc(6 * side * side * 3 * sizeof(double)), 0,
                        malloc(36 * parts * parts * sizeof(size_t)), 0};
    for (size_t face = 0; face < 6; face++)
        for (size_t i = 0; i < side; i++)
            for (size_t j = 0; j < side; j++) {
                const double u = tan(FIT_PI / 4 * (2 * (double)i / (double)parts - 1));
                const double v = tan(FIT_PI / 4 * (2 * (double)j / (double)parts - 1)),
                             s = face % 2 ? -1 : 1;
                double normal[3], point[3];
                normal[face / 2] = s / sqrt(1 + u * u + v * v);
                normal[(face / 2 + 1) % 3] = u / sqrt(1 + u * u + v * v);
                normal[(face / 2 + 2) % 3] = s * v / sqrt(1 + u * u + v * v);
                nc_spatial_eval(shape, n, normal, NULL, point, NULL);
                for (int k = 0; k < 3; k++)
                    mesh.vertex[3 * mesh.vertices + (size_t)k] =
                        single ? (double)(float)point[k] : point[k];
                mesh.vertices++;
                if (i == parts || j == parts)
                    continue;
                const size_t a = mesh.vertices - 1,
                             square[6] = {a, a + side, a + 1, a + 1, a + side, a + side + 1};
                for (int k = 0; k < 6; k++)
                    mesh.triangle[3 * mesh.triangles + (size_t)k] = square[k];
                mesh.triangles += 2;
            }
    return mesh;
}

/* Volume, centroid and inertia about it at density 1, by the divergence theorem: sums over the tetrahedra between the
 * origin and the triangles, whose second moments are det/120 times the sum of all products of their corners. */
struct mesh_mass {
    double volume, centroid[3], inertia[9];
};

static inline struct mesh_mass mesh_mass(const struct mesh *mesh)
{
    struct mesh_mass mass = {0, {0, 0, 0}, {0}};
    double second[9] = {0};
    for (size_t t = 0; t < mesh->triangles; t++) {
        const double *a = mesh->vertex + 3 * mesh->triangle[3 * t],
                     *b = mesh->vertex + 3 * mesh->triangle[3 * t + 1],
                     *c = mesh->vertex + 3 * mesh->triangle[3 * t + 2];
        const double det = a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
                           a[2] * (b[0] * c[1] - b[1] * c[0]);
        mass.volume += det / 6;
        for (int i = 0; i < 3; i++) {
            const double sum = a[i] + b[i] + c[i];
            mass.centroid[i] += det / 24 * sum;
            for (int j = 0; j < 3; j++)
                second[3 * i + j] +=
                    det / 120 * (sum * (a[j] + b[j] + c[j]) + a[i] * a[j] + b[i] * b[j] + c[i] * c[j]);
        }
    }
    for (int i = 0; i < 3; i++)
        mass.centroid[i] /= mass.volume;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            second[3 * i + j] -= mass.volume * mass.centroid[i] * mass.centroid[j];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            mass.inertia[3 * i + j] = (i == j ? second[0] + second[4] + second[8] : 0) - second[3 * i + j];
    return mass;
}

#endif
