/* Triangle meshes: their vertices are points of the boundary, their triangles tell the normals. */
#include "space.h"

enum { FEW = 200, SAMPLES = 3000 }; /* a mesh of fewer vertices is taken as what it is: flat faces */

static void mesh_normal(const double *vertices, const size_t *triangle, double normal[3])
{
    const double *a = vertices + 3 * triangle[0], *b = vertices + 3 * triangle[1],
                 *c = vertices + 3 * triangle[2];
    double u[3], v[3];
    for (int i = 0; i < 3; i++) {
        u[i] = b[i] - a[i];
        v[i] = c[i] - a[i];
    }
    nci_cross(u, v, normal);
}

/* Area-weighted normals of the used vertices, one after the other in `points` and `normals`; `place` tells where a vertex
 * went (SIZE_MAX: nowhere). All normals are turned if the mesh is inside out. */
static size_t mesh_points(const double *vertices, size_t count, const size_t *triangles,
                          size_t triangle_count, double *points, double *normals, size_t *place)
{
    size_t used = 0;
    double volume = 0, n[3];
    for (size_t i = 0; i < count; i++)
        place[i] = SIZE_MAX;
    for (size_t t = 0; t < triangle_count; t++) {
        mesh_normal(vertices, triangles + 3 * t, n);
        const double *a = vertices + 3 * triangles[3 * t];
        volume += (a[0] - vertices[0]) * n[0] + (a[1] - vertices[1]) * n[1] + (a[2] - vertices[2]) * n[2];
        for (size_t k = 0; k < 3; k++) {
            const size_t v = triangles[3 * t + k];
            if (place[v] == SIZE_MAX) {
                place[v] = used++;
                memcpy(points + 3 * place[v], vertices + 3 * v, 3 * sizeof *points);
            }
            for (size_t i = 0; i < 3; i++)
                normals[3 * place[v] + i] += n[i];
        }
    }
    for (size_t i = 0; i < 3 * used && volume < 0; i++)
        normals[i] = -normals[i];
    return used;
}

/* Points spread evenly over the triangles of the hull, about SAMPLES of them, with the normals of their faces. */
static int mesh_faces(const double *points, size_t count, double **samples, double **normals, size_t *found)
{
    struct nci_hull hull;
    double surface = 0, low = INFINITY, high = -INFINITY, n[3];
    for (size_t i = 0; i < 3 * count; i++) {
        low = fmin(low, points[i]);
        high = fmax(high, points[i]);
    }
    int status = nci_spatial_hull(points, count, 1e-7 * (high - low), &hull);
    for (size_t f = 0; f < hull.facets && !status; f++) {
        mesh_normal(points, hull.facet[f].vertex, n);
        surface += sqrt(nci_dot(n, n)) / 2;
    }
    *found = 0;
    *samples = nci_room(8 * SAMPLES + 8 * hull.facets, 3);
    *normals = nci_room(8 * SAMPLES + 8 * hull.facets, 3);
    if (!*samples || !*normals)
        status = NC_E_MEMORY;
    for (size_t f = 0; f < hull.facets && !status; f++) {
        const struct nci_facet *facet = &hull.facet[f];
        mesh_normal(points, facet->vertex, n);
        const double share = sqrt(nci_dot(n, n)) / 2 / surface * SAMPLES;
        const size_t rows = 1 + (size_t)sqrt(2 * share);
        for (size_t i = 0; i < rows; i++)
            for (size_t j = 0; i + j < rows;
                 j++) { /* a grid of barycentric coordinates, corners left out */
                const double a = ((double)i + 1.0 / 3) / (double)rows,
                             b = ((double)j + 1.0 / 3) / (double)rows;
                for (size_t k = 0; k < 3; k++) {
                    (*samples)[3 * *found + k] = (1 - a - b) * points[3 * facet->vertex[0] + k] +
                                                 a * points[3 * facet->vertex[1] + k] +
                                                 b * points[3 * facet->vertex[2] + k];
                    (*normals)[3 * *found + k] = facet->normal[k];
                }
                ++*found;
            }
    }
    nci_spatial_hull_free(&hull);
    return status;
}

/* Residuals of all vertices from those of the points. */
static int mesh_spread(size_t count, const size_t *place, struct nc_fit *fit)
{
    double *residual = nci_room(count, 1), *normal = nci_room(count, 3);
    if (!residual || !normal) {
        free(residual);
        free(normal);
        return NC_E_MEMORY;
    }
    for (size_t i = 0; i < count; i++)
        if (place[i] != SIZE_MAX) {
            residual[i] = fit->residual[place[i]];
            memcpy(normal + 3 * i, fit->normal + 3 * place[i], 3 * sizeof *normal);
            if (place[i] == fit->largest_at)
                fit->largest_at = i;
        }
    free(fit->residual);
    free(fit->normal);
    fit->residual = residual;
    fit->normal = normal;
    fit->count = count;
    return NC_OK;
}

/* A mesh of few vertices: its faces are fitted, and the vertices judged. */
static int mesh_few(const double *points, size_t used, const struct nc_fit_options *options,
                    struct nc_fit *fit)
{
    double *samples = NULL, *normals = NULL;
    size_t found;
    struct nc_fit own;
    int status = mesh_faces(points, used, &samples, &normals, &found);
    if (status) {
        free(samples);
        free(normals);
        return status;
    }
    status = nc_fit_spatial_points(samples, normals, found, options, &own);
    *fit = own;
    free(samples);
    free(normals);
    if (status)
        return status;
    free(fit->residual);
    free(fit->normal);
    fit->residual = nci_room(used, 1);
    fit->normal = nci_room(used, 3);
    fit->count = used;
    if (!fit->residual || !fit->normal)
        return NC_E_MEMORY;
    for (size_t i = 0; i < used; i++) {
        double *x = fit->normal + 3 * i;
        x[2] = 1;
        fit->residual[i] = nci_spatial_foot(fit->shape, fit->n, points + 3 * i, x);
    }
    nci_fit_residuals(fit);
    return NC_OK;
}

int nc_fit_spatial_mesh(const double *vertices, size_t count, const size_t *triangles,
                        size_t triangle_count, const struct nc_fit_options *options, struct nc_fit *fit)
{
    if (!vertices || !triangles || !fit)
        return NC_E_NULL;
    *fit = (struct nc_fit){.count = count};
    for (size_t i = 0; i < 3 * triangle_count; i++)
        if (triangles[i] >= count)
            return NC_E_OPTION;
    int status = nci_fit_finite(vertices, count, 3, fit);
    if (!status && triangle_count < 4)
        status = NC_E_DATA;
    if (status)
        return status;
    double *points = nci_room(count, 3), *normals = nci_room(count, 3);
    size_t *place = nci_indices(count);
    status = points && normals && place ? NC_OK : NC_E_MEMORY;
    if (!status) {
        const size_t used = mesh_points(vertices, count, triangles, triangle_count, points, normals, place);
        const int hull = options && options->form == NC_FIT_HULL;
        status = used < FEW && !hull ? mesh_few(points, used, options, fit)
                                     : nc_fit_spatial_points(points, normals, used, options, fit);
    }
    if (!status)
        status = mesh_spread(count, place, fit);
    free(points);
    free(normals);
    free(place);
    return nci_fit_end(status, fit);
}
