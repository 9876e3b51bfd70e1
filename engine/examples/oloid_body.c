/* Shape, mass and start of the oloid; its motion is in oloid_motion.c. */
#include "oloid_body.h"

#include <math.h>
#include <string.h>

#include "../rotation.h"
#include "oloid_motion.h"

#define OLOID_ARC 2.09439510239319549231 /* 2 pi/3: the circles belong to the boundary up to this angle */
#define OLOID_PLANE 1e4                  /* size of the plane in radii */

/* End points of a generator of the unit oloid at the angle t of k_A; side: +1 or -1 chooses that of k_B. */
static void oloid_generator(double t, double side, double A[3], double B[3])
{
    const double c = cos(t);
    A[0] = sin(t);
    A[1] = -0.5 - c;
    A[2] = 0;
    B[0] = 0;
    B[1] = 0.5 - c / (1 + c);
    B[2] = side * sqrt(fmax(1 + 2 * c, 0)) / (1 + c);
}

/* Area, volume and second moments of the unit oloid: r = (1 - l) A + l B over all generators. With
 * t = 2 pi/3 sin w the integrands are smooth and periodic in w, so that equidistant points in w are exact
 * to rounding; they are polynomials in l. */
static void oloid_mass(double *area, double *volume, double second[3])
{
    static const double node[3] = {0.11270166537925831148, 0.5, 0.88729833462074168852};
    static const double weight[3] = {5.0 / 18, 4.0 / 9, 5.0 / 18}; /* Gauss: exact to degree 5 */
    enum { N = 400 };
    *area = *volume = second[0] = second[1] = second[2] = 0;
    for (int i = 0; i < N; i++) {
        const double w = 2 * OLOID_ARC * 1.5 * (i + 0.5) / N, t = OLOID_ARC * sin(w);
        const double rate = OLOID_ARC * cos(w), side = cos(w) > 0 ? 1 : -1, c = cos(t), s = sin(t);
        double A[3], B[3], d[3], n[3];
        oloid_generator(t, side, A, B);
        const double turn = -side * s / ((1 + c) * sqrt(1 + 2 * c)) * rate; /* angle of B on k_B */
        const double A_w[3] = {c * rate, s * rate, 0}, B_w[3] = {0, -B[2] * turn, (B[1] - 0.5) * turn};
        for (int k = 0; k < 3; k++)
            d[k] = B[k] - A[k];
        for (int j = 0; j < 3; j++) {
            double r[3], r_w[3];
            for (int k = 0; k < 3; k++) {
                r[k] = A[k] + node[j] * d[k];
                r_w[k] = A_w[k] + node[j] * (B_w[k] - A_w[k]);
            }
            cross(r_w, d, n);
            const double share = weight[j] * 2 * OLOID_ARC * 1.5 / N, height = fabs(dot(r, n)) * share;
            *area += sqrt(dot(n, n)) * share;
            *volume += height / 3;
            for (int k = 0; k < 3; k++)
                second[k] += r[k] * r[k] * height / 5;
        }
    }
}

int oloid_init(struct oloid *o)
{
    /* from (cos s, sin s, 0): k_A = (sin t, -1/2 - cos t, 0) with s = t - pi/2, k_B = (0, 1/2 + cos t, sin
     * t) */
    static const double flat[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, upright[9] = {0, 0, 1, 1, 0, 0, 0, 1, 0};
    const double R = o->radius, at_a[3] = {0, -R / 2, 0}, at_b[3] = {0, R / 2, 0};
    double circle[3], second[3];
    const size_t n = nc_curve_circle(circle, 3, R);
    if (!n)
        return NC_E_RADIUS;
    if (!(o->mass > 0 && isfinite(o->mass) && o->friction >= 0 && isfinite(o->slope) &&
          isfinite(o->gravity)))
        return NC_E_ARGUMENT;
    o->k_a = (struct nc_curve){.vector = o->circle_a,
                               .n = nc_curve_placed(o->circle_a, 32, circle, n, flat, at_a)};
    o->k_b = (struct nc_curve){.vector = o->circle_b,
                               .n = nc_curve_placed(o->circle_b, 32, circle, n, upright, at_b)};
    o->ground = (struct nc_surface){.vector = o->plane,
                                    .n = nc_surface_plane(o->plane, 4, OLOID_PLANE * R, OLOID_PLANE * R)};
    oloid_mass(&o->area, &o->volume, second);
    for (int k = 0; k < 3; k++)
        o->inertia[k] = o->mass * R * R * (second[(k + 1) % 3] + second[(k + 2) % 3]) / o->volume;
    o->area *= R * R;
    o->volume *= R * R * R;
    return NC_OK;
}

int oloid_start(struct oloid *o, double t, double omega, double x[OLOID_STATES])
{
    double A[3], B[3], z[3], y[3], e[3], length = 0;
    if (!(fabs(t) < OLOID_ARC) || !isfinite(omega))
        return NC_E_OPTION;
    oloid_generator(t, 1, A, B);
    for (int k = 0; k < 3; k++)
        y[k] = (B[k] - A[k]) / sqrt(3);
    const double tangent[3] = {cos(t), sin(t), 0};
    cross(tangent, y, z);
    length = sqrt(dot(z, z)) * (dot(z, A) > 0 ? -1 : 1); /* z: into the body, up */
    for (int k = 0; k < 3; k++)
        z[k] /= length;
    cross(y, z, e);
    /* rows e, y, z turn the body so that A lies at the origin and B towards +y */
    const double q[9] = {e[0], e[1], e[2], y[0], y[1], y[2], z[0], z[1], z[2]};
    const double transposed[9] = {e[0], y[0], z[0], e[1], y[1], z[1], e[2], y[2], z[2]};
    memset(x, 0, OLOID_STATES * sizeof *x);
    rotation_from_transposed(transposed, x + OLOID_TURN);
    for (int k = 0; k < 3; k++)
        x[k] = -o->radius * dot(q + 3 * k, A);
    x[OLOID_A + 2] = t - 1.57079632679489661923;
    x[OLOID_B + 1] = sqrt(3) * o->radius;
    x[OLOID_B + 2] = atan2(B[2], B[1] - 0.5);
    x[OLOID_SPIN + 1] = omega;
    o->mode[0] = o->mode[1] = OLOID_ROLLS;
    o->ended = OLOID_GOES_ON;
    return oloid_project(0, x, o);
}
