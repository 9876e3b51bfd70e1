/* Points in space: their hull, its extent and axes, and the hull itself, smoothed. */
#include "space.h"

void nci_cloud_free(struct nci_cloud *cloud)
{
    nci_spatial_hull_free(&cloud->hull);
}

/* Area of a facet and its middle. */
static double cloud_facet(const struct nci_cloud *c, const struct nci_facet *f, double middle[3])
{
    const double *a = c->points + 3 * f->vertex[0], *b = c->points + 3 * f->vertex[1];
    const double *d = c->points + 3 * f->vertex[2];
    double u[3], v[3], n[3];
    for (int i = 0; i < 3; i++) {
        u[i] = b[i] - a[i];
        v[i] = d[i] - a[i];
        middle[i] = (a[i] + b[i] + d[i]) / 3;
    }
    nci_cross(u, v, n);
    return sqrt(nci_dot(n, n)) / 2;
}

/* Eigenvectors of a packed symmetric matrix by Jacobi's rotations. */
static void cloud_jacobi(const double M[6], double vector[3][3])
{
    double A[3][3] = {{M[0], M[1], M[2]}, {M[1], M[3], M[4]}, {M[2], M[4], M[5]}};
    double V[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}; /* rows */
    for (int turn = 0; turn < 30; turn++) {
        const int p = turn % 3, q = (p + 1) % 3;
        const double angle = A[p][q] == 0 ? 0 : atan2(2 * A[p][q], A[p][p] - A[q][q]) / 2;
        const double c = cos(angle), s = sin(angle);
        for (int k = 0; k < 3; k++) {
            const double x = A[k][p], y = A[k][q];
            A[k][p] = c * x + s * y;
            A[k][q] = c * y - s * x;
        }
        for (int k = 0; k < 3; k++) {
            const double x = A[p][k], y = A[q][k], v = V[p][k], w = V[q][k];
            A[p][k] = c * x + s * y;
            A[q][k] = c * y - s * x;
            V[p][k] = c * v + s * w;
            V[q][k] = c * w - s * v;
        }
    }
    memcpy(vector, V, sizeof V);
    nci_cross(vector[0], vector[1], vector[2]);
}

/* The direction within 8 degrees of which most of the surface lies, both senses taken together, among those at right
 * angles (to 8 degrees) to `normal` (NULL: all). */
static void cloud_direction(const struct nci_cloud *c, const double *normal, double out[3])
{
    enum { BINS = 800 };
    double mass[BINS] = {0}, sum[BINS][3] = {{0}}, bin[BINS][3], middle[3];
    for (size_t k = 0; k < BINS; k++)
        nci_sphere_direction(k, BINS, bin[k]);
    for (size_t i = 0; i < c->hull.facets; i++) {
        const struct nci_facet *f = &c->hull.facet[i];
        const double area = cloud_facet(c, f, middle);
        if (normal && fabs(nci_dot(f->normal, normal)) > 0.14)
            continue;
        for (size_t k = 0; k < BINS; k++) {
            const double along = nci_dot(f->normal, bin[k]);
            if (fabs(along) < 0.99)
                continue;
            mass[k] += area;
            for (int j = 0; j < 3; j++)
                sum[k][j] += copysign(area, along) * f->normal[j];
        }
    }
    size_t best = 0;
    for (size_t k = 1; k < BINS; k++)
        best = mass[k] > mass[best] ? k : best;
    const double *s = mass[best] > 0 ? sum[best] : bin[best];
    double along = normal ? nci_dot(s, normal) : 0, length = 0;
    for (int j = 0; j < 3; j++) {
        out[j] = s[j] - (normal ? along * normal[j] : 0);
        length += out[j] * out[j];
    }
    for (int j = 0; j < 3; j++)
        out[j] /= sqrt(length);
}

static void cloud_measure(struct nci_cloud *c)
{
    double surface = 0, second[6] = {0}, middle[3];
    for (size_t i = 0; i < c->hull.facets; i++) {
        const double area = cloud_facet(c, &c->hull.facet[i], middle);
        surface += area;
        for (int j = 0; j < 3; j++)
            c->centre[j] += area * middle[j];
    }
    for (int j = 0; j < 3; j++)
        c->centre[j] /= surface;
    for (size_t i = 0; i < c->hull.facets; i++) {
        const double area = cloud_facet(c, &c->hull.facet[i], middle);
        for (int j = 0; j < 3; j++)
            middle[j] -= c->centre[j];
        for (int j = 0, at = 0; j < 3; j++)
            for (int k = j; k < 3; k++)
                second[at++] += area * middle[j] * middle[k];
    }
    for (size_t i = 0; i < c->hull.vertices; i++) {
        const double *p = c->points + 3 * c->hull.vertex[i];
        double square = 0;
        for (int j = 0; j < 3; j++)
            square += (p[j] - c->centre[j]) * (p[j] - c->centre[j]);
        c->size = fmax(c->size, sqrt(square));
    }
    c->radius = sqrt(surface / (4 * NCI_PI));
    cloud_jacobi(second, c->principal);
    cloud_direction(c, NULL, c->axis[0]);
    cloud_direction(c, c->axis[0], c->axis[1]);
    nci_cross(c->axis[0], c->axis[1], c->axis[2]);
}

int nci_cloud_new(const double *points, const double *normals, size_t count, struct nci_cloud *cloud)
{
    double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY}, extent = 0;
    *cloud = (struct nci_cloud){.points = points, .normals = normals, .count = count};
    for (size_t i = 0; i < 3 * count; i++) {
        low[i % 3] = fmin(low[i % 3], points[i]);
        high[i % 3] = fmax(high[i % 3], points[i]);
    }
    for (int j = 0; j < 3 && count; j++)
        extent = fmax(extent, high[j] - low[j]);
    const int status = nci_spatial_hull(points, count, 1e-7 * extent, &cloud->hull);
    if (!status)
        cloud_measure(cloud);
    return status;
}

size_t nci_cloud_pick(size_t i, size_t some, size_t count)
{
    const double part = (double)count / (double)some;
    const uint64_t mixed =
        ((uint64_t)i + 1) * 0x9e3779b97f4a7c15u; /* Weyl's sequence of the golden ratio */
    const double place = some < count ? (double)(mixed >> 11) / 9007199254740992.0 : 0;
    const size_t at = (size_t)(((double)i + place) * part);
    return at < count ? at : count - 1;
}

/* Vertices of a hull that is as coarse as needed. */
static int smooth_coarse(const struct nci_cloud *c, size_t most, struct nci_hull *coarse)
{
    double tolerance = 1e-6 * c->size;
    for (;;) {
        const int status = nci_spatial_hull(c->points, c->count, tolerance, coarse);
        if (status || coarse->vertices <= most)
            return status;
        nci_spatial_hull_free(coarse);
        tolerance *= 1.5;
    }
}

int nci_cloud_smooth(const struct nci_cloud *c, size_t most, double rho, double **shape, size_t *n,
                     double *bound)
{
    struct nci_hull coarse;
    double *vertices = NULL, far = 0, near = INFINITY;
    int status = smooth_coarse(c, most < 8 ? 8 : most, &coarse);
    for (size_t i = 0; i < coarse.facets && !status; i++) /* the largest ball in it, about the centre */
        near = fmin(near, coarse.facet[i].height - nci_dot(coarse.facet[i].normal, c->centre));
    if (!status && !(near > rho))
        status = NC_E_OPTION; /* no room for an offset of rho */
    if (!status) {
        vertices = nci_room(coarse.vertices, 3);
        *n = nc_spatial_hull(NULL, 0, vertices, coarse.vertices, 100) + 3 + 5;
        *shape = nci_room(*n, 1);
        status = vertices && *shape ? NC_OK : NC_E_MEMORY;
    }
    /* The p-norm of K vertices is at most K^(1/p) times the hull: a percent, half of which is taken off. */
    const double count = (double)coarse.vertices, p = fmin(fmax(log(fmax(count, 4)) / log(1.01), 4), 900);
    const double swell = pow(count, 1 / p), scale = 2 / (1 + swell), room = 1 - rho / near;
    for (size_t i = 0; i < coarse.vertices && !status; i++) {
        double square = 0;
        for (size_t j = 0; j < 3; j++) {
            const double d = c->points[3 * coarse.vertex[i] + j] - c->centre[j];
            vertices[3 * i + j] = scale * room * d;
            square += d * d;
        }
        far = fmax(far, sqrt(square));
    }
    if (!status) {
        size_t at = nc_spatial_hull(*shape, *n, vertices, coarse.vertices, p);
        at += nc_spatial_offset(*shape + at, *n - at, rho);
        *n = at + nc_spatial_shift(*shape + at, *n - at, c->centre[0], c->centre[1], c->centre[2]);
        status = nc_spatial_check(*shape, *n);
        /* h_hull (scale room swell - 1) + rho and h_hull (scale room - 1) + rho enclose the difference of the potentials,
         * near <= h_hull <= far; the coarse hull misses as much as its tolerance. */
        const double high = scale * room * swell - 1, low = scale * room - 1;
        *bound = coarse.missed + fmax(fmax(fabs(high * near + rho), fabs(high * far + rho)),
                                      fmax(fabs(low * near + rho), fabs(low * far + rho)));
    }
    nci_spatial_hull_free(&coarse);
    free(vertices);
    return status;
}
