/* Surface, volume, centroid and inertia of a convex body from its potential. With D the product of the
 * principal curvature radii and d_omega the area on the sphere of normals: S = int D, V = 1/3 int h D,
 * int r dV = 1/4 int r h D, int r r' dV = 1/5 int r r' h D.
 *
 * Slender and flat bodies: their boundary belongs to a tiny part of the normals. The quadrature therefore
 * runs over the normals u of an affine image of the body that is about as long as wide and high: with
 * r = s + B z, z in the image, the normals are n = N/|N|, N = cof(B) u, and d_omega = det(B)^2 / |N|^3
 * d_omega(u). The map r = s + B z is found by fitting an ellipsoid to the potential. */
#include "spatial_internal.h"

/* The integrals: S = int D; S again, from first derivatives; V; int z dV; int z z' dV packed. */
enum { SOLID_S, SOLID_S1, SOLID_V, SOLID_Z, SOLID_ZZ = SOLID_Z + 3, SOLID_COUNT = SOLID_ZZ + 6 };

struct solid_map {
    const double *shape;
    size_t n;
    double s[3], B[9], cofactor[9], det;
    double evaluations, limit; /* of the potential: done, allowed */
};

/* A part of one face of a cube around the sphere: the directions (1, tan a, tan b) and their images. */
struct solid_cell {
    int face, depth;
    double a0, a1, b0, b1;
};

static void solid_invert(struct solid_map *map)
{
    const double *B = map->B;
    for (int i = 0; i < 3; i++)
        nci_cross(B + 3 * ((i + 1) % 3), B + 3 * ((i + 2) % 3), map->cofactor + 3 * i);
    map->det = nci_dot(B, map->cofactor);
}

/* The direction u of a point of a cell and d_omega / (da db), from the tangents of a and b. */
static double solid_direction(int face, double ta, double tb, double u[3])
{
    const double square = 1 + ta * ta + tb * tb, scale = 1 / sqrt(square);
    const int axis = face % 3;
    u[axis] = face < 3 ? scale : -scale;
    u[(axis + 1) % 3] = ta * scale;
    u[(axis + 2) % 3] = tb * scale;
    return (1 + ta * ta) * (1 + tb * tb) * scale / square;
}

/* The normal n for u and the length of N. */
static double solid_normal(const struct solid_map *map, const double u[3], double n[3])
{
    nci_rotate(map->cofactor, u, n);
    const double length = sqrt(nci_dot(n, n));
    for (int i = 0; i < 3; i++)
        n[i] /= length;
    return length;
}

/* The integrands at one normal, for d_omega(u). */
static int solid_integrand(struct solid_map *map, const double u[3], double out[SOLID_COUNT])
{
    double n[3], t[3], s[3], Ht[3], Hs[3], p[3], z[3];
    struct nci_jet jet;
    const double length = solid_normal(map, u, n), scale = map->det / length;
    const int status = nci_spatial_sum(map->shape, map->n, n, 2, NULL, NULL, &jet);
    map->evaluations++;
    if (status)
        return status;
    nci_tangents(n, t, s);
    nci_symmetric(jet.H, t, Ht);
    nci_symmetric(jet.H, s, Hs);
    const double tt = nci_dot(t, Ht), ts = nci_dot(t, Hs), ss = nci_dot(s, Hs), sum = tt + ss;
    const double D = tt * ss - ts * ts, h = jet.h - nci_dot(n, map->s);
    for (int i = 0; i < 3; i++)
        p[i] = jet.g[i] - map->s[i];
    const double square = nci_dot(p, p);
    if (!(isfinite(D) && isfinite(square)))
        return NC_E_SINGULAR;
    if (sum < -1e-10 * sqrt(square) || D < -1e-10 * fabs(sum) * (fabs(sum) + sqrt(square)))
        return NC_E_NOT_CONVEX;
    nci_rotate_back(map->cofactor, p, z); /* z = B^-1 p */
    const double weight = scale * scale / length;
    out[SOLID_S] = D * weight;
    out[SOLID_S1] = 0.5 * (3 * h * h - square) * weight; /* int h (rho_1 + rho_2) / 2, by parts */
    out[SOLID_V] = h * D * weight / 3;
    for (int i = 0; i < 3; i++) {
        z[i] /= map->det;
        out[SOLID_Z + i] = 0.75 * out[SOLID_V] * z[i];
    }
    for (int i = 0, k = SOLID_ZZ; i < 3; i++)
        for (int j = i; j < 3; j++)
            out[k++] = 0.6 * out[SOLID_V] * z[i] * z[j];
    return NC_OK;
}

/* The integrals over a cell by the product of two 15-point rules, and the largest error relative to size
 * along a and along b: what the 7-point rule would miss. */
static int solid_cell(struct solid_map *map, const struct solid_cell *cell, double full[SOLID_COUNT],
                      const double size[SOLID_COUNT], double error[2])
{
    double a[15], wa[15], ga[15], b[15], wb[15], gb[15], u[3], f[SOLID_COUNT];
    double along_a[SOLID_COUNT] = {0}, along_b[SOLID_COUNT] = {0};
    nci_rule(cell->a0, cell->a1, a, wa, ga);
    nci_rule(cell->b0, cell->b1, b, wb, gb);
    for (int k = 0; k < SOLID_COUNT; k++)
        full[k] = 0;
    for (int i = 0; i < 15; i++)
        b[i] = tan(b[i]);
    for (int i = 0; i < 15; i++) {
        const double ta = tan(a[i]);
        for (int j = 0; j < 15; j++) {
            const double area = solid_direction(cell->face, ta, b[j], u);
            const int status = solid_integrand(map, u, f);
            if (status)
                return status;
            const double w = area * wa[i] * wb[j];
            const double less_a = area * (wa[i] - ga[i]) * wb[j], less_b = area * wa[i] * (wb[j] - gb[j]);
            for (int k = 0; k < SOLID_COUNT; k++) {
                full[k] += w * f[k];
                along_a[k] += less_a * f[k];
                along_b[k] += less_b * f[k];
            }
        }
    }
    error[0] = error[1] = 0;
    for (int k = 0; k < SOLID_COUNT; k++) {
        error[0] = fmax(error[0], fabs(along_a[k]) / size[k]);
        error[1] = fmax(error[1], fabs(along_b[k]) / size[k]);
    }
    return NC_OK;
}

/* One pass over the sphere: parts with an error above `threshold` are halved across the direction that
 * has the larger error. error: the sum of all, of which the threshold is a small part. */
static int solid_pass(struct solid_map *map, const double size[SOLID_COUNT], double threshold,
                      double total[SOLID_COUNT], double *error)
{
    enum { DEPTH = 64 };
    struct solid_cell stack[24 + DEPTH];
    double part[SOLID_COUNT], miss[2];
    int top = 0;
    /* Quarters of the faces: no node lies in a coordinate plane, where the terms may be singular. */
    for (int k = 0; k < 24; k++) {
        const double a = k % 2 * NCI_PI / 4, b = k / 2 % 2 * NCI_PI / 4;
        stack[top++] = (struct solid_cell){k / 4, 0, a - NCI_PI / 4, a, b - NCI_PI / 4, b};
    }
    for (int k = 0; k < SOLID_COUNT; k++)
        total[k] = 0;
    *error = 0;
    while (top > 0) {
        struct solid_cell *cell = &stack[top - 1];
        const int status = solid_cell(map, cell, part, size, miss);
        if (status)
            return status;
        if (miss[0] + miss[1] <= threshold || cell->depth >= DEPTH || map->evaluations > map->limit) {
            for (int k = 0; k < SOLID_COUNT; k++)
                total[k] += part[k];
            *error += miss[0] + miss[1];
            top--;
            continue;
        }
        cell->depth++;
        stack[top] = *cell;
        if (miss[0] > miss[1])
            cell->a1 = stack[top].a0 = 0.5 * (cell->a0 + cell->a1);
        else
            cell->b1 = stack[top].b0 = 0.5 * (cell->b0 + cell->b1);
        top++;
    }
    return NC_OK;
}

/* mean(3 h u) and mean(h^2 u u') over the sphere for the potential h of the image. */
static int solid_means(struct solid_map *map, double first[3], double second[3][3])
{
    double a[15], kronrod[15], w[15], u[3], n[3];
    struct nci_jet jet;
    nci_rule(-NCI_PI / 4, NCI_PI / 4, a, kronrod, w);
    for (int k = 0; k < 6 * 49; k++) { /* every other node belongs to the 7-point rule */
        const int i = k / 7 % 7 * 2 + 1, j = k % 7 * 2 + 1;
        const double share = solid_direction(k / 49, tan(a[i]), tan(a[j]), u) * w[i] * w[j] / (4 * NCI_PI);
        const double length = solid_normal(map, u, n);
        const int status = nci_spatial_sum(map->shape, map->n, n, 0, NULL, NULL, &jet);
        map->evaluations++;
        if (status)
            return status;
        const double h = (jet.h - nci_dot(n, map->s)) * length / map->det;
        for (int p = 0; p < 3; p++) {
            first[p] += 3 * h * u[p] * share;
            for (int q = 0; q < 3; q++)
                second[p][q] += h * h * u[p] * u[q] * share;
        }
    }
    return NC_OK;
}

/* B becomes B L, where L L' = M belongs to the ellipsoid z' M^-1 z = 1 with mean(h^2 u u') = E =
 * (tr(M) I + 2 M) / 15. Pivots are kept away from zero: the next round corrects what that spoils. */
static void solid_stretch(struct solid_map *map, double E[3][3])
{
    const double trace = E[0][0] + E[1][1] + E[2][2];
    double L[3][3] = {{0}};
    for (int p = 0; p < 3; p++)
        for (int q = 0; q <= p; q++) {
            double m = 7.5 * E[p][q] - (p == q ? 1.5 * trace : 0);
            for (int k = 0; k < q; k++)
                m -= L[p][k] * L[q][k];
            L[p][q] = p == q ? sqrt(fmax(m, 1e-6 * trace)) : m / L[q][q];
        }
    for (int p = 0; p < 3; p++) {
        double *row = map->B + 3 * p; /* L is lower triangular, so the columns can be done in place */
        for (int q = 0; q < 3; q++)
            row[q] = row[0] * L[0][q] + row[1] * L[1][q] + row[2] * L[2][q];
    }
    solid_invert(map);
}

/* Moves s into the body (to the Steiner point of the image, mean(3 h u)), then makes the image about as
 * long as wide and high. */
static int solid_fit(struct solid_map *map)
{
    for (int round = 0; round < 6; round++) {
        double first[3] = {0}, second[3][3] = {{0}}, shift[3];
        const int status = solid_means(map, first, second);
        const double trace = second[0][0] + second[1][1] + second[2][2];
        if (status)
            return status;
        if (!(trace > 0 && isfinite(trace)))
            return isfinite(trace) ? NC_E_FLAT : NC_E_SINGULAR;
        nci_rotate(map->B, first, shift);
        for (int p = 0; p < 3; p++)
            map->s[p] += shift[p];
        if (round > 0)
            solid_stretch(map, second);
    }
    return NC_OK;
}

static void solid_result(const struct solid_map *map, const double total[SOLID_COUNT],
                         struct nc_spatial_mass *mass)
{
    const double V = total[SOLID_V];
    double z[3], C[3][3], J[3][3];
    for (int i = 0; i < 3; i++)
        z[i] = total[SOLID_Z + i] / V;
    for (int i = 0, k = SOLID_ZZ; i < 3; i++)
        for (int j = i; j < 3; j++, k++)
            C[i][j] = C[j][i] = total[k] - V * z[i] * z[j];
    nci_rotate(map->B, z, mass->centroid);
    for (int i = 0; i < 3; i++)
        mass->centroid[i] += map->s[i];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            J[i][j] = 0;
            for (int k = 0; k < 3; k++)
                for (int l = 0; l < 3; l++)
                    J[i][j] += map->B[3 * i + k] * C[k][l] * map->B[3 * j + l];
        }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            mass->inertia[3 * i + j] = i == j ? J[(i + 1) % 3][(i + 1) % 3] + J[(i + 2) % 3][(i + 2) % 3]
                                              : -0.5 * (J[i][j] + J[j][i]);
    mass->surface = total[SOLID_S];
    mass->volume = V;
}

/* A pass that only looks: for negative curvature radii, and for the sizes that make errors relative. */
static int solid_look(struct solid_map *map, double total[SOLID_COUNT])
{
    double size[SOLID_COUNT], error;
    for (int k = 0; k < SOLID_COUNT; k++)
        size[k] = INFINITY;
    return solid_pass(map, size, INFINITY, total, &error);
}

/* Passes with ever smaller thresholds until the errors add up to no more than the tolerance. */
static int solid_integrate(struct solid_map *map, double tolerance, double total[SOLID_COUNT],
                           double *error)
{
    double size[SOLID_COUNT], threshold = tolerance / 512, rounding = 0;
    int status = solid_look(map, total);
    for (int k = 0; k < 9; k++)
        rounding += 1e-13 * map->B[k] * map->B[k];
    for (int pass = 0; !status && pass < 8 && map->evaluations < map->limit; pass++) {
        double S = total[SOLID_S], V = total[SOLID_V];
        const double spread = (total[SOLID_ZZ] + total[SOLID_ZZ + 3] + total[SOLID_ZZ + 5]) / (3 * V);
        if (!(V > 1e-3 * map->det && S > 0)) /* the image of a solid body has a volume of about 4 */
            return NC_E_FLAT;
        for (int k = 0; k < SOLID_COUNT; k++)
            size[k] = k < SOLID_V ? S : k < SOLID_Z ? V : k < SOLID_ZZ ? V * sqrt(spread) : V * spread;
        status = solid_pass(map, size, threshold, total, error);
        S = total[SOLID_S];
        const int good = *error <= tolerance; /* else doubt its own estimate of the error */
        if (!status && fabs(S - total[SOLID_S1]) > (good ? 2 : 20) * *error * S + rounding)
            return NC_E_FLAT;
        if (!status && good)
            return NC_OK;
        threshold *= fmin(0.5, 0.5 * tolerance / *error);
    }
    return status ? status : NC_E_NO_CONVERGENCE;
}

int nc_spatial_mass_properties(const double *shape, size_t n, double tolerance,
                               struct nc_spatial_mass *mass)
{
    const double limit = fmin(4e6, 4e9 / (double)(n + 1));
    struct solid_map map = {shape, n, {0, 0, 0}, {1, 0, 0, 0, 1, 0, 0, 0, 1}, {0}, 0, 0, limit};
    double total[SOLID_COUNT], error = NAN;
    if (!mass)
        return NC_E_NULL;
    nci_nan(mass, sizeof *mass / sizeof(double));
    int status = tolerance >= 1e-13 && tolerance <= 0.1 ? nc_spatial_check(shape, n) : NC_E_OPTION;
    solid_invert(&map);
    if (!status)
        status = solid_look(&map, total);
    if (!status)
        status = solid_fit(&map);
    if (!status)
        status = solid_integrate(&map, tolerance, total, &error);
    if (!status)
        solid_result(&map, total, mass);
    if (!status || status == NC_E_NO_CONVERGENCE)
        mass->error = error;
    mass->evaluations = map.evaluations;
    return status;
}
