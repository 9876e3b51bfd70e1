/* Surface, volume, centroid and inertia of a convex body from its potential. With D the product of the
 * principal curvature radii and d_omega the area on the sphere of normals: S = int D, V = 1/3 int h D,
 * int r dV = 1/4 int r h D, int r r' dV = 1/5 int r r' h D.
 *
 * Slender and flat bodies: their boundary belongs to a tiny part of the normals. The quadrature therefore
 * runs over the normals u of an affine image of the body that is about as long as wide and high: with
 * r = s + B z, z in the image, the normals are n = N/|N|, N = cof(B) u, and d_omega = det(B)^2 / |N|^3
 * d_omega(u). Sharp hulls and superellipsoids that are not rounded: see mass_terms.c. */
#include "spatial/mass.h"

/* The integrals: S = int D; the surface of the image of the rest of the terms with the unit ball added,
 * from second and from first derivatives, which differ where a flat or straight part is missed; V; int z
 * dV; int z z' dV packed; and, not subject to the tolerance, the surface of the image in the same two ways.
 */
enum {
    SOLID_S,
    SOLID_REST2,
    SOLID_REST1,
    SOLID_V,
    SOLID_Z,
    SOLID_ZZ = SOLID_Z + 3,
    SOLID_IMAGE2 = SOLID_ZZ + 6,
    SOLID_IMAGE1,
    SOLID_COUNT
};

/* A part of one face of a cube around the sphere: the directions (1, tan a, tan b) and their images, where
 * a = pi/4 sign(alpha) |alpha|^power, and b in the same way from beta. */
struct solid_cell {
    int face, depth;
    double a0, a1, b0, b1; /* of alpha and beta */
};

/* tan a, and da / d_alpha. */
static double solid_angle(double power, double alpha, double *rate)
{
    if (power == 1) {
        *rate = NCI_PI / 4;
        return tan(NCI_PI / 4 * alpha);
    }
    const double lower = pow(fabs(alpha), power - 1);
    *rate = NCI_PI / 4 * power * lower;
    return tan(NCI_PI / 4 * alpha * lower);
}

/* The product of the principal curvature radii: H n = 0, so that the adjugate is D n n'. By minors, which
 * do not cancel where one radius is infinite next to a plane of symmetry. */
static double solid_product(const double H[6])
{
    return H[0] * H[3] - H[1] * H[1] + (H[0] * H[5] - H[2] * H[2]) + (H[3] * H[5] - H[4] * H[4]);
}

/* The surface of the image of the rest, with the unit ball added, per d_omega(u): by the product of the
 * curvature radii and, int h (rho_1 + rho_2) / 2 by parts, as (3 h^2 - |z|^2) / 2. In the image h = h(n)
 * |N| / det(B), the Hessian is cof(B)' H cof(B) / (|N| det(B)). */
static void solid_rest(const struct nci_solid *map, const struct nci_jet *rest, const double n[3],
                       double length, double out[SOLID_COUNT])
{
    const double *m = map->middle, det = map->det, h = (rest->h - nci_dot(n, m)) * length / det;
    const double p[3] = {rest->g[0] - m[0], rest->g[1] - m[1], rest->g[2] - m[2]};
    double z[3], Hc[3], trace = 0;
    nci_rotate_back(map->cofactor, p, z);
    for (int k = 0; k < 3; k++) {
        const double c[3] = {map->cofactor[k], map->cofactor[3 + k], map->cofactor[6 + k]};
        nci_symmetric(rest->H, c, Hc);
        trace += nci_dot(c, Hc) / (length * det);
    }
    const double scale = det / (length * length);
    out[SOLID_REST2] = solid_product(rest->H) * scale * scale + trace + 1;
    out[SOLID_REST1] = 1.5 * h * h - 0.5 * nci_dot(z, z) / (det * det) + 2 * h + 1;
}

/* The integrands at one normal, for d_omega(u). */
static int solid_integrand(struct nci_solid *map, const double u[3], double out[SOLID_COUNT])
{
    double n[3], p[3], z[3];
    struct nci_jet jet, rest;
    const double length = nci_solid_normal(map, u, n), scale = map->det / length;
    const int status = nci_solid_sum(map, n, 2, &jet, &rest);
    map->evaluations++;
    if (nci_failed(status))
        return status;
    const double D = solid_product(jet.H), sum = jet.H[0] + jet.H[3] + jet.H[5],
                 h = jet.h - nci_dot(n, map->s);
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
    out[SOLID_V] = h * D * weight / 3;
    for (int i = 0; i < 3; i++) {
        z[i] /= map->det;
        out[SOLID_Z + i] = 0.75 * out[SOLID_V] * z[i];
    }
    for (int i = 0, k = SOLID_ZZ; i < 3; i++)
        for (int j = i; j < 3; j++)
            out[k++] = 0.6 * out[SOLID_V] * z[i] * z[j];
    const double image = h * length / map->det;
    out[SOLID_IMAGE2] = out[SOLID_S] / length;
    out[SOLID_IMAGE1] = 1.5 * image * image - 0.5 * nci_dot(z, z);
    solid_rest(map, &rest, n, length, out);
    return NC_OK;
}

/* Is the cell too large to look at, because of a hull? 1, 2, 3: along a, b, both. */
static int solid_coarse(const struct nci_solid *map, const struct solid_cell *cell, double tolerance)
{
    double corner[4][3], u[3], unused;
    for (int k = 0; k < 4; k++) {
        nci_solid_direction(cell->face, solid_angle(map->power, k % 2 ? cell->a1 : cell->a0, &unused),
                            solid_angle(map->power, k / 2 ? cell->b1 : cell->b0, &unused), u);
        nci_rotate(map->cofactor, u, corner[k]);
    }
    return nci_solid_coarse(map, corner, tolerance);
}

/* The integrals over a cell by the product of two 15-point rules, and the largest error relative to size
 * along a and along b: what the 7-point rule would miss. */
static int solid_cell(struct nci_solid *map, const struct solid_cell *cell, double full[SOLID_COUNT],
                      const double size[SOLID_COUNT], double error[2])
{
    double a[15], wa[15], ga[15], b[15], wb[15], gb[15], u[3], f[SOLID_COUNT];
    double along_a[SOLID_COUNT] = {0}, along_b[SOLID_COUNT] = {0};
    nci_rule(cell->a0, cell->a1, a, wa, ga);
    nci_rule(cell->b0, cell->b1, b, wb, gb);
    for (int k = 0; k < SOLID_COUNT; k++)
        full[k] = 0;
    for (int i = 0; i < 15; i++) {
        double rate;
        a[i] = solid_angle(map->power, a[i], &rate);
        wa[i] *= rate;
        ga[i] *= rate;
        b[i] = solid_angle(map->power, b[i], &rate);
        wb[i] *= rate;
        gb[i] *= rate;
    }
    for (int i = 0; i < 15; i++) {
        const double ta = a[i];
        for (int j = 0; j < 15; j++) {
            const double area = nci_solid_direction(cell->face, ta, b[j], u);
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

/* One pass over the sphere: parts with an error above `threshold`, and those too coarse for a hull (for a
 * tolerance above 0), are halved across the direction that has the larger error. error: the sum of all, of
 * which the threshold is a small part. */
static int solid_pass(struct nci_solid *map, const double size[SOLID_COUNT], double threshold,
                      double tolerance, double total[SOLID_COUNT], double *error)
{
    enum { DEPTH = 64 };
    struct solid_cell stack[24 + DEPTH];
    double part[SOLID_COUNT], miss[2];
    int top = 0;
    /* Quarters of the faces: no node lies in a coordinate plane, where the terms may be singular. */
    for (int k = 0; k < 24; k++) {
        const double a = k % 2, b = k / 2 % 2;
        stack[top++] = (struct solid_cell){k / 4, 0, a - 1, a, b - 1, b};
    }
    for (int k = 0; k < SOLID_COUNT; k++)
        total[k] = 0;
    *error = 0;
    while (top > 0) {
        struct solid_cell *cell = &stack[top - 1];
        const int last = cell->depth >= DEPTH || map->evaluations > map->limit;
        const int coarse = last || tolerance == 0 ? 0 : solid_coarse(map, cell, tolerance);
        const int status = coarse ? NC_OK : solid_cell(map, cell, part, size, miss);
        if (status)
            return status;
        if (!coarse && (last || miss[0] + miss[1] <= threshold)) {
            for (int k = 0; k < SOLID_COUNT; k++)
                total[k] += part[k];
            *error += miss[0] + miss[1];
            top--;
            continue;
        }
        cell->depth++;
        stack[top] = *cell;
        if (coarse ? (coarse == 3 ? cell->depth % 2 : coarse == 1) : miss[0] > miss[1])
            cell->a1 = stack[top].a0 = 0.5 * (cell->a0 + cell->a1);
        else
            cell->b1 = stack[top].b0 = 0.5 * (cell->b0 + cell->b1);
        top++;
    }
    return NC_OK;
}

/* A matrix Q J Q' in row-major form. */
static void solid_turn(const double Q[9], double J[3][3])
{
    double QJ[3][3];
    for (int i = 0; i < 9; i++)
        QJ[i / 3][i % 3] =
            Q[i / 3 * 3] * J[0][i % 3] + Q[i / 3 * 3 + 1] * J[1][i % 3] + Q[i / 3 * 3 + 2] * J[2][i % 3];
    for (int i = 0; i < 9; i++)
        J[i / 3][i % 3] = nci_dot(QJ[i / 3], Q + i % 3 * 3);
}

static void solid_result(const struct nci_solid *map, const double total[SOLID_COUNT],
                         struct nc_spatial_mass *mass)
{
    const double V = total[SOLID_V];
    double z[3], J[3][3];
    for (int i = 0; i < 3; i++)
        z[i] = total[SOLID_Z + i] / V;
    for (int i = 0, k = SOLID_ZZ; i < 3; i++)
        for (int j = i; j < 3; j++, k++)
            J[i][j] = J[j][i] = total[k] - V * z[i] * z[j];
    nci_rotate(map->B, z, mass->centroid);
    for (int i = 0; i < 3; i++)
        mass->centroid[i] += map->s[i];
    nci_rotate(map->turn, mass->centroid, mass->centroid);
    solid_turn(map->B, J);
    solid_turn(map->turn, J);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            mass->inertia[3 * i + j] = i == j ? J[(i + 1) % 3][(i + 1) % 3] + J[(i + 2) % 3][(i + 2) % 3]
                                              : -0.5 * (J[i][j] + J[j][i]);
    mass->surface = total[SOLID_S];
    mass->volume = V;
}

/* A pass that only looks: for negative curvature radii, and for the sizes that make errors relative. */
static int solid_look(struct nci_solid *map, double tolerance, double total[SOLID_COUNT])
{
    double size[SOLID_COUNT], error;
    for (int k = 0; k < SOLID_COUNT; k++)
        size[k] = INFINITY;
    return solid_pass(map, size, INFINITY, tolerance, total, &error);
}

/* What errors are relative to, from the integrals themselves. */
static void solid_sizes(const double total[SOLID_COUNT], double size[SOLID_COUNT])
{
    const double V = total[SOLID_V];
    const double spread = (total[SOLID_ZZ] + total[SOLID_ZZ + 3] + total[SOLID_ZZ + 5]) / (3 * V);
    size[SOLID_S] = total[SOLID_S];
    size[SOLID_REST2] = size[SOLID_REST1] = total[SOLID_REST2];
    size[SOLID_V] = V;
    for (int k = SOLID_Z; k < SOLID_IMAGE2; k++)
        size[k] = k < SOLID_ZZ ? V * sqrt(spread) : V * spread;
    size[SOLID_IMAGE2] = size[SOLID_IMAGE1] = INFINITY;
}

/* Is all of the boundary seen? `error` is the estimate of the integrals' own. Hulls are sharp: without a
 * tolerance for it, first derivatives say only that no whole face is missing. */
static int solid_complete(const struct nci_solid *map, const double total[SOLID_COUNT], double error)
{
    const double *t = total;
    if (fabs(t[SOLID_REST2] - t[SOLID_REST1]) > (error + 1e-12) * t[SOLID_REST2])
        return NC_E_FLAT;
    return map->hulls && fabs(t[SOLID_IMAGE2] - t[SOLID_IMAGE1]) > 0.1 * t[SOLID_IMAGE1]
               ? NC_E_NO_CONVERGENCE
               : NC_OK;
}

/* Passes with ever smaller thresholds until the errors add up to no more than the tolerance. */
static int solid_integrate(struct nci_solid *map, double tolerance, double total[SOLID_COUNT],
                           double *error)
{
    const double before = map->evaluations;
    int status = solid_look(map, tolerance, total);
    /* a first guess: twice as many cells as a look takes, each with its share of the tolerance */
    double size[SOLID_COUNT], threshold = tolerance / fmax(512, 2 * (map->evaluations - before) / 225);
    for (int pass = 0; !status && pass < 8 && map->evaluations < map->limit; pass++) {
        if (!(total[SOLID_V] > 1e-3 * map->det && total[SOLID_S] > 0)) /* that of the image is about 4 */
            return NC_E_FLAT;
        solid_sizes(total, size);
        status = solid_pass(map, size, threshold, tolerance, total, error);
        const int good = *error <= tolerance; /* else doubt its own estimate of the error */
        if (!status)
            status = solid_complete(map, total, (good ? 2 : 20) * *error);
        if (!status && good)
            return NC_OK;
        threshold *= fmin(0.5, 0.5 * tolerance / *error);
    }
    /* refined up to a normal where a curvature radius is infinite */
    if (status == NC_E_SINGULAR)
        *error = INFINITY;
    return status && status != NC_E_SINGULAR ? status : NC_E_NO_CONVERGENCE;
}

int nc_spatial_mass(const double *shape, size_t n, double tolerance, struct nc_spatial_mass *mass)
{
    static const struct nc_spatial_mass none = {
        NAN, NAN, NCI_NONE3, {NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN}, NAN, NAN};
    struct nci_solid map;
    struct nci_lone lone;
    double total[SOLID_COUNT], error = NAN;
    if (!mass)
        return NC_E_NULL;
    *mass = none;
    int status = tolerance >= 1e-13 && tolerance <= 0.1 ? nc_spatial_check(shape, n) : NC_E_OPTION;
    if (!status)
        status = nci_solid_read(shape, n, &map);
    if (status)
        return status;
    map.limit = fmin(4e6, 4e9 / (double)(n + 1));
    if (nci_solid_lone(shape, n, &lone))
        return nci_solid_closed(&lone, tolerance, map.limit, mass);
    nci_solid_invert(&map);
    status = solid_look(&map, 0, total);
    if (!status)
        status = nci_solid_fit(&map);
    if (!status)
        status = solid_integrate(&map, tolerance, total, &error);
    if (!status)
        solid_result(&map, total, mass);
    if (!status || status == NC_E_NO_CONVERGENCE)
        mass->error = error;
    mass->evaluations = map.evaluations;
    return status;
}
