#include "bodies.h"

#include <string.h>

#include "normalcontact.h"

static int ellipsoid_points(const void *data, const double n[3], double r_MP[3], double r_SQ[3],
                            double T[9])
{
    static const int packed[9] = {0, 1, 2, 1, 3, 4, 2, 4, 5};
    const struct ellipsoid_bodies *bodies = data;
    double *p[2] = {r_MP, r_SQ};
    if (T)
        memset(T, 0, 9 * sizeof *T);
    for (int k = 0; k < 2; k++) {
        const double h = ellipsoid_point(bodies->M[k], n, p[k]);
        for (int i = 0; T && i < 9; i++)
            T[i] += (bodies->M[k][packed[i]] - p[k][i / 3] * p[k][i % 3]) / h;
    }
    for (int i = 0; i < 3; i++) /* the slave's outer normal is -n */
        r_SQ[i] = -r_SQ[i];
    return 1;
}

/* With H = (M - p p')/h: H'(u) v = -(H u (p.v) + p (u.H v) + H v (p.u))/h. */
static int ellipsoid_bend(const void *data, const double n[3], const double u[3], const double v[3],
                          double out[3])
{
    const struct ellipsoid_bodies *bodies = data;
    memset(out, 0, 3 * sizeof *out);
    for (int k = 0; k < 2; k++) {
        const double *M = bodies->M[k];
        double p[3], Hu[3], Hv[3];
        const double h = ellipsoid_point(M, n, p), pu = algorithm_dot(p, u), pv = algorithm_dot(p, v);
        const double rows[9] = {M[0], M[1], M[2], M[1], M[3], M[4], M[2], M[4], M[5]};
        for (int i = 0; i < 3; i++) {
            Hu[i] = (algorithm_dot(rows + 3 * i, u) - p[i] * pu) / h;
            Hv[i] = (algorithm_dot(rows + 3 * i, v) - p[i] * pv) / h;
        }
        const double uHv = algorithm_dot(u, Hv);
        for (int i = 0; i < 3; i++)
            out[i] -= (Hu[i] * pv + p[i] * uHv + Hv[i] * pu) / h;
    }
    return 1;
}

static void turn(const double q[9], const double x[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = algorithm_dot(q + 3 * i, x);
}

static void turn_back(const double q[9], const double x[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = q[i] * x[0] + q[3 + i] * x[1] + q[6 + i] * x[2];
}

static int general_points(const void *data, const double n[3], double r_MP[3], double r_SQ[3], double T[9])
{
    const struct realisation *pair = data;
    const double opposite[3] = {-n[0], -n[1], -n[2]};
    double m[3], p[3], H[9], half[9];
    turn_back(pair->q, opposite, m);
    if (nc_spatial_eval(pair->shape[0], pair->size[0], n, NULL, r_MP, T) ||
        nc_spatial_eval(pair->shape[1], pair->size[1], m, NULL, p, T ? H : NULL))
        return 0;
    turn(pair->q, p, r_SQ);
    if (!T)
        return 1;
    for (int i = 0; i < 3; i++) /* q H q' by rows: (q (q H)')' for the symmetric H */
        turn(pair->q, H + 3 * i, half + 3 * i);
    for (int i = 0; i < 9; i++)
        for (int k = 0; k < 3; k++)
            T[i] += pair->q[3 * (i / 3) + k] * half[3 * k + i % 3];
    return 1;
}

static int general_bend(const void *data, const double n[3], const double u[3], const double v[3],
                        double out[3])
{
    const struct realisation *pair = data;
    const double opposite[3] = {-n[0], -n[1], -n[2]};
    double m[3], a[3], b[3], h, p[3], H[9], third[3], turned[3];
    turn_back(pair->q, opposite, m);
    turn_back(pair->q, u, a);
    turn_back(pair->q, v, b);
    if (nc_spatial_third(pair->shape[0], pair->size[0], n, u, v, &h, p, H, out) ||
        nc_spatial_third(pair->shape[1], pair->size[1], m, a, b, &h, p, H, third))
        return 0;
    turn(pair->q, third, turned);
    for (int i = 0; i < 3; i++) /* H_S(-n) changes by -H_S' */
        out[i] -= turned[i];
    return 1;
}

struct pair_bodies bodies_of(const struct realisation *pair, struct ellipsoid_bodies *ellipsoids)
{
    struct pair_bodies bodies = {pair, {pair->r[0], pair->r[1], pair->r[2]}, general_points, general_bend};
    if (realisation_of_ellipsoids(pair)) {
        ellipsoid_bodies_read(ellipsoids, pair->shape[0], pair->shape[1], pair->q);
        bodies.data = ellipsoids;
        bodies.points = ellipsoid_points;
        bodies.bend = ellipsoid_bend;
    }
    return bodies;
}
