/* The kernel, and algorithm III of 003 as fast as it can be written in the same code base. */
#include <string.h>

#include "bodies.h"
#include "contest.h"
#include "normalcontact.h"

static int cold(const struct contest_pair *pair, int number, double *gap, double normal[3])
{
    double point_a[3], point_b[3];
    (void)number;
    memset(normal, 0, 3 * sizeof *normal);
    return nc_spatial_pair(pair->shape[0], pair->size[0], pair->shape[1], pair->size[1], pair->r, pair->q,
                           normal, gap, point_a, point_b);
}

static int warm(const struct contest_pair *pair, int number, double *gap, double normal[3])
{
    double point_a[3], point_b[3];
    (void)number;
    memcpy(normal, pair->normal, 3 * sizeof *normal);
    return nc_spatial_pair(pair->shape[0], pair->size[0], pair->shape[1], pair->size[1], pair->r, pair->q,
                           normal, gap, point_a, point_b);
}

static int whole(const struct contest_pair *pair, int number, double *gap, double normal[3])
{
    struct nc_spatial_pair result;
    (void)number;
    const int status = nc_spatial_pair_solve(pair->shape[0], pair->size[0], pair->shape[1], pair->size[1],
                                             pair->r, pair->q, NULL, NULL, &result);
    *gap = result.gap;
    memcpy(normal, result.normal, sizeof result.normal);
    return status;
}

/* 003 (90) below 1e-14, without a root: |t|^2/(2 |r_PQ|) for the tangential part t of r_PQ. */
static inline int converged(const double n[3], const double g[3], double d)
{
    const double x = g[0] - d * n[0], y = g[1] - d * n[1], z = g[2] - d * n[2];
    const double square = x * x + y * y + z * z;
    return square * square < 4e-28 * algorithm_dot(g, g);
}

typedef void point_function(const struct contest_pair *pair, const struct ellipsoid_bodies *bodies,
                            const double n[3], double P[3], double Q[3]);

/* 003 (86) - (89) from the direction of the centres; every caller gets a copy with its own `points`. */
static inline int secant(point_function *points, const struct contest_pair *pair,
                         const struct ellipsoid_bodies *bodies, double *gap, double normal[3])
{
    const double scale = 1 / sqrt(algorithm_dot(pair->r, pair->r));
    double n[3] = {pair->r[0] * scale, pair->r[1] * scale, pair->r[2] * scale};
    double P[3], Q[3], n0[3], P0[3], Q0[3], g[3], next[3], d;
    points(pair, bodies, n, P, Q);
    algorithm_connection(pair->r, P, Q, g);
    algorithm_mean(n, g, next);
    for (int i = 0; i < ALGORITHM_LIMIT; i++) {
        memcpy(n0, n, sizeof n);
        memcpy(P0, P, sizeof P);
        memcpy(Q0, Q, sizeof Q);
        memcpy(n, next, sizeof n);
        points(pair, bodies, n, P, Q);
        algorithm_connection(pair->r, P, Q, g);
        d = algorithm_dot(n, g);
        if (converged(n, g, d)) {
            *gap = d;
            memcpy(normal, n, sizeof n);
            return 0;
        }
        algorithm_secant(pair->r, n, P, Q, n0, P0, Q0, next);
    }
    return 1;
}

static inline void points_by_matrix(const struct contest_pair *pair, const struct ellipsoid_bodies *bodies,
                                    const double n[3], double P[3], double Q[3])
{
    (void)pair;
    ellipsoid_point(bodies->M[0], n, P);
    ellipsoid_point(bodies->M[1], n, Q);
    for (int i = 0; i < 3; i++)
        Q[i] = -Q[i];
}

static inline void points_by_vector(const struct contest_pair *pair, const struct ellipsoid_bodies *bodies,
                                    const double n[3], double P[3], double Q[3])
{
    const double *q = pair->q;
    double m[3], p[3] = {NAN, NAN, NAN};
    (void)bodies;
    for (int i = 0; i < 3; i++)
        m[i] = -(q[i] * n[0] + q[3 + i] * n[1] + q[6 + i] * n[2]);
    nc_spatial_eval(pair->shape[0], pair->size[0], n, NULL, P, NULL);
    nc_spatial_eval(pair->shape[1], pair->size[1], m, NULL, p, NULL);
    for (int i = 0; i < 3; i++)
        Q[i] = algorithm_dot(q + 3 * i, p);
}

static int secant_by_matrix(const struct contest_pair *pair, int number, double *gap, double normal[3])
{
    struct ellipsoid_bodies bodies;
    (void)number;
    ellipsoid_bodies_read(&bodies, pair->shape[0], pair->shape[1], pair->q);
    return secant(points_by_matrix, pair, &bodies, gap, normal);
}

static int secant_by_vector(const struct contest_pair *pair, int number, double *gap, double normal[3])
{
    (void)number;
    return secant(points_by_vector, pair, NULL, gap, normal);
}

const struct contestant contestants[] = {
    {"kernel", NULL, cold, 0},
    {"kernel, warm start", NULL, warm, 0},
    {"kernel, nc_spatial_pair_solve", NULL, whole, 0},
    {"algorithm III on shape vectors", NULL, secant_by_vector, 0},
    {"algorithm III, ellipsoids only", NULL, secant_by_matrix, 0},
};
const int contestant_count = sizeof contestants / sizeof contestants[0];
