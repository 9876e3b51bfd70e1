/* The bodies of a realisation as the algorithms of 003 see them. */
#ifndef PAIRS_BODIES_H
#define PAIRS_BODIES_H

#include "algorithms.h"
#include "realisation.h"

/* h_M and h_S = sqrt(n' M n), both in the master's frame; M packed: xx, xy, xz, yy, yz, zz. */
struct ellipsoid_bodies {
    double M[2][6];
};

/* From the vectors of two ellipsoids (which hold the squares of the semi-axes) and the rotation of the
 * slave. */
static inline void ellipsoid_bodies_read(struct ellipsoid_bodies *bodies, const double *shape_M,
                                         const double *shape_S, const double q[9])
{
    const double *a = shape_M + 2, *b = shape_S + 2;
    const double M[6] = {a[0], 0, 0, a[1], 0, a[2]};
    for (int i = 0, k = 0; i < 3; i++)
        for (int j = i; j < 3; j++, k++) {
            bodies->M[0][k] = M[k];
            bodies->M[1][k] = q[3 * i] * b[0] * q[3 * j] + q[3 * i + 1] * b[1] * q[3 * j + 1] +
                              q[3 * i + 2] * b[2] * q[3 * j + 2];
        }
}

/* The point of body k with the outer normal n, p = M n/h; returns h. */
static inline double ellipsoid_point(const double M[6], const double n[3], double p[3])
{
    const double x = M[0] * n[0] + M[1] * n[1] + M[2] * n[2], y = M[1] * n[0] + M[3] * n[1] + M[4] * n[2],
                 z = M[2] * n[0] + M[4] * n[1] + M[5] * n[2];
    const double h = sqrt(x * n[0] + y * n[1] + z * n[2]), i = 1 / h;
    p[0] = x * i;
    p[1] = y * i;
    p[2] = z * i;
    return h;
}

/* What the algorithms ask for: of ellipsoids in closed form, of other bodies through their vectors. The
 * ellipsoids must stay where they are. */
struct pair_bodies bodies_of(const struct realisation *pair, struct ellipsoid_bodies *ellipsoids);

#endif
