/* A smooth random motion of one frame relative to another: sums of sines in position and Euler angles, with
 * exact velocities and accelerations. */
#ifndef TEST_RANDOM_MOTION_H
#define TEST_RANDOM_MOTION_H

#include "reference.h"
#include "normalcontact.h"

struct random_motion {
    double mean[6], amplitude[6][2], frequency[6][2], phase[6][2]; /* x, y, z; angles about z, y, x */
};

/* Amplitudes of the position and of the angles; frequencies up to `fastest`. */
static inline struct random_motion random_motion(struct random *seed, const double mean[6], double position,
                                                 double angle, double fastest)
{
    struct random_motion m;
    for (int i = 0; i < 6; i++) {
        m.mean[i] = mean[i];
        for (int k = 0; k < 2; k++) {
            m.amplitude[i][k] = random_uniform(seed, 0.3, 1) * (i < 3 ? position : angle);
            m.frequency[i][k] = random_uniform(seed, 0.2, 1) * fastest;
            m.phase[i][k] = random_uniform(seed, 0, 6.28);
        }
    }
    return m;
}

static inline void motion_cross(const double a[3], const double b[3], double out[3])
{
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}

static inline void random_motion_at(const struct random_motion *m, double t, struct nc_spatial_motion *out)
{
    double x[6][3]; /* value, rate, acceleration */
    for (int i = 0; i < 6; i++) {
        x[i][0] = m->mean[i];
        x[i][1] = x[i][2] = 0;
        for (int k = 0; k < 2; k++) {
            const double w = m->frequency[i][k], a = m->amplitude[i][k], p = w * t + m->phase[i][k];
            x[i][0] += a * sin(p);
            x[i][1] += a * w * cos(p);
            x[i][2] -= a * w * w * sin(p);
        }
    }
    for (int k = 0; k < 3; k++) {
        out->r[k] = x[k][0];
        out->v[k] = x[k][1];
        out->a[k] = x[k][2];
    }
    const double ca = cos(x[3][0]), sa = sin(x[3][0]), cb = cos(x[4][0]), sb = sin(x[4][0]);
    const double cc = cos(x[5][0]), sc = sin(x[5][0]);
    const double q[9] = {ca * cb,
                         ca * sb * sc - sa * cc,
                         ca * sb * cc + sa * sc,
                         sa * cb,
                         sa * sb * sc + ca * cc,
                         sa * sb * cc - ca * sc,
                         -sb,
                         cb * sc,
                         cb * cc};
    /* q = Rz(a) Ry(b) Rx(c): axes of the three rotations in the outer frame */
    const double z[3] = {0, 0, 1}, y[3] = {-sa, ca, 0}, e[3] = {ca * cb, sa * cb, -sb};
    double turn[3], zy[3], te[3];
    for (int k = 0; k < 3; k++)
        turn[k] = x[3][1] * z[k] + x[4][1] * y[k];
    motion_cross(z, y, zy);
    motion_cross(turn, e, te);
    for (int i = 0; i < 9; i++)
        out->q[i] = q[i];
    for (int k = 0; k < 3; k++) {
        out->omega[k] = turn[k] + x[5][1] * e[k];
        out->alpha[k] =
            x[3][2] * z[k] + x[4][2] * y[k] + x[4][1] * x[3][1] * zy[k] + x[5][2] * e[k] + x[5][1] * te[k];
    }
}

/* Central difference of sixth order of n values, first (order 1) or second derivative; f(t + k step) at
 * f[k + 3], k = -3 .. 3. */
static inline double motion_difference(const double f[7], double step, int order)
{
    if (order == 1)
        return (0.75 * (f[4] - f[2]) - 0.15 * (f[5] - f[1]) + (f[6] - f[0]) / 60) / step;
    return (1.5 * (f[4] + f[2]) - 0.15 * (f[5] + f[1]) + (f[6] + f[0]) / 90 - 49.0 / 18 * f[3]) /
           (step * step);
}

#endif
