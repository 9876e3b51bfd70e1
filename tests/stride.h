/* The published half stride: joint coordinates and ground reaction forces of a planar walking simulation, example of
 * OpenSim Moco (opensim-org/opensim-core; A. Falisse et al., PLOS ONE 14 (2019), e0217730). The files are not part of the
 * project: stride_open() looks for them in the folder $NORMALCONTACT_STRIDE, then in ../shared/data/stride beside it.
 *
 * The left leg does in the second half what the right one did in the first, so one stance of a leg is the right half
 * followed by the left one; each coordinate is a cubic spline over that whole stride, periodic but for the way. */
#ifndef STRIDE_H
#define STRIDE_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "normalcontact.h"

enum {
    STRIDE_ROWS = 50,
    STRIDE_WRAP = 8,
    STRIDE_KNOTS = 2 * STRIDE_ROWS + 2 * STRIDE_WRAP,
    STRIDE_COORDINATES = 6
};

struct stride_spline {
    double step, y[STRIDE_KNOTS],
        m[STRIDE_KNOTS]; /* values and second derivatives; the first knot is -WRAP steps */
};

struct stride {
    double step;                      /* of the samples, s */
    double force[2][2 * STRIDE_ROWS]; /* along and away from the ground, N, on one leg */
    struct stride_spline
        coordinate[STRIDE_COORDINATES]; /* way, height, tilt of the pelvis; hip, knee, ankle */
    struct stride_spline vertical;      /* the published vertical force between the samples */
};

/* Two spheres from the ankle, {r, x, y}, and the law of their force (nc_force_smooth). */
static const double stride_spheres[2][3] = {{0.035, -0.0132645724, -0.0279032575},
                                            {0.015, 0.132837223, -0.0539928638}};
static const double stride_modulus = 3067776, stride_dissipation = 2, stride_smoothing[3] = {1e-5, 300, 50};

static inline double stride_value(const struct stride_spline *s, double t, double *rate)
{
    const double u = t / s->step + STRIDE_WRAP;
    const int i = u < 0 ? 0 : u > STRIDE_KNOTS - 2 ? STRIDE_KNOTS - 2 : (int)u;
    const double c = u - i, a = 1 - c, h = s->step;
    if (rate)
        *rate = (s->y[i + 1] - s->y[i]) / h +
                h / 6 * ((1 - 3 * a * a) * s->m[i] + (3 * c * c - 1) * s->m[i + 1]);
    return a * s->y[i] + c * s->y[i + 1] +
           h * h / 6 * ((a * a * a - a) * s->m[i] + (c * c * c - c) * s->m[i + 1]);
}

/* y over one stride, then repeated with the advance; natural ends, STRIDE_WRAP samples away from what is used. */
static inline void stride_make(struct stride_spline *s, double step, const double y[2 * STRIDE_ROWS],
                               double advance)
{
    const int whole = 2 * STRIDE_ROWS;
    double diagonal[STRIDE_KNOTS], right[STRIDE_KNOTS];
    s->step = step;
    for (int i = 0; i < STRIDE_KNOTS; i++) {
        const int k = i - STRIDE_WRAP;
        s->y[i] = y[(k + whole) % whole] + (k < 0 ? -advance : k >= whole ? advance : 0);
    }
    s->m[0] = s->m[STRIDE_KNOTS - 1] = diagonal[0] = right[0] = 0;
    for (int i = 1; i < STRIDE_KNOTS - 1; i++) { /* m[i-1] + 4 m[i] + m[i+1] = 6 second difference */
        const double f = i > 1 ? 1 / diagonal[i - 1] : 0;
        diagonal[i] = 4 - f;
        right[i] = 6 * (s->y[i + 1] - 2 * s->y[i] + s->y[i - 1]) / (step * step) - f * right[i - 1];
    }
    for (int i = STRIDE_KNOTS - 2; i > 0; i--)
        s->m[i] = (right[i] - s->m[i + 1]) / diagonal[i];
}

/* The columns of a file whose names end as asked for. */
static inline int stride_columns(const char *folder, const char *file, int count, const char *const names[],
                                 double column[][STRIDE_ROWS])
{
    char path[2048], line[4096];
    int at[16], rows = -1;
    if (snprintf(path, sizeof path, "%s/%s", folder, file) >= (int)sizeof path)
        return 0;
    FILE *in = fopen(path, "r");
    if (!in)
        return 0;
    while (rows < STRIDE_ROWS && fgets(line, sizeof line, in)) {
        int k = 0;
        if (rows < 0 && strncmp(line, "time", 4))
            continue;
        for (int c = 0; c < count && rows < 0; c++)
            at[c] = -1;
        for (char *word = strtok(line, "\t\r\n"); word; word = strtok(NULL, "\t\r\n"), k++)
            for (int c = 0; c < count; c++) {
                if (rows < 0 && strstr(word, names[c]))
                    at[c] = k;
                else if (rows >= 0 && at[c] == k)
                    column[c][rows] = strtod(word, NULL);
            }
        rows++;
    }
    fclose(in);
    for (int c = 0; c < count; c++)
        if (at[c] < 0)
            return 0;
    return rows == STRIDE_ROWS;
}

static inline int stride_open(const char *root, struct stride *s)
{
    static const char *const names[] = {"time",          "pelvis_tx",    "pelvis_ty",     "pelvis_tilt",
                                        "hip_flexion_r", "knee_angle_r", "ankle_angle_r", "hip_flexion_l",
                                        "knee_angle_l",  "ankle_angle_l"};
    static const char *const forces[] = {"force_r_vx", "force_r_vy", "force_l_vx", "force_l_vy"};
    double c[10][STRIDE_ROWS], f[4][STRIDE_ROWS], whole[2 * STRIDE_ROWS];
    char beside[1024];
    const char *folder = getenv("NORMALCONTACT_STRIDE");
    if (!folder) {
        snprintf(beside, sizeof beside, "%s/../shared/data/stride", root);
        folder = beside;
    }
    if (!(stride_columns(folder, "referenceCoordinates.sto", 10, names, c) &&
          stride_columns(folder, "referenceGRF.sto", 4, forces, f)))
        return 0;
    s->step = (c[0][STRIDE_ROWS - 1] - c[0][0]) / (STRIDE_ROWS - 1);
    /* the step from the last sample to the first of the next half, by cubic interpolation of its neighbours */
    const int n = STRIDE_ROWS - 1;
    const double last = (-(c[1][n - 1] - c[1][n - 2]) + 4 * (c[1][n] - c[1][n - 1]) +
                         4 * (c[1][1] - c[1][0]) - (c[1][2] - c[1][1])) /
                        6;
    const double half = c[1][n] - c[1][0] + last;
    for (int k = 0; k < STRIDE_COORDINATES; k++) {
        for (int i = 0; i < STRIDE_ROWS; i++) {
            whole[i] = c[1 + k][i];
            whole[i + STRIDE_ROWS] = k < 3 ? c[1 + k][i] + (k == 0 ? half : 0) : c[4 + k][i];
        }
        stride_make(&s->coordinate[k], s->step, whole, k == 0 ? 2 * half : 0);
    }
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < STRIDE_ROWS; i++) {
            s->force[k][i] = f[k][i];
            s->force[k][i + STRIDE_ROWS] = f[2 + k][i];
        }
    stride_make(&s->vertical, s->step, s->force[1], 0);
    return 1;
}

/* Motion of the ankle with the foot; the lengths of the limbs. */
static inline void stride_ankle(const struct stride *s, double t, struct nc_planar_motion *m)
{
    static const double limb[3][2] = {
        {-0.0682778, -0.0638354}, {-0.0045122, -0.3969072}, {0, -0.4156948}}; /* to hip, knee, ankle */
    double rate[STRIDE_COORDINATES], q[STRIDE_COORDINATES];
    for (int k = 0; k < STRIDE_COORDINATES; k++)
        q[k] = stride_value(&s->coordinate[k], t, &rate[k]);
    *m = (struct nc_planar_motion){
        .r = {q[0], q[1]}, .angle = q[2], .v = {rate[0], rate[1]}, .omega = rate[2]};
    for (int k = 0; k < 3; k++) {
        const double co = cos(m->angle), si = sin(m->angle);
        const double x = co * limb[k][0] - si * limb[k][1], y = si * limb[k][0] + co * limb[k][1];
        m->r[0] += x;
        m->r[1] += y;
        m->v[0] -= m->omega * y;
        m->v[1] += m->omega * x;
        m->angle += q[3 + k];
        m->omega += rate[3 + k];
    }
}

/* The contact of one part of a sole: force, its derivatives by penetration and rate, and where it acts. */
struct stride_force {
    double f_n, stiffness, damping, x, gap;
};

/* One of the two spheres, through the kernel. */
static inline int stride_sphere(const struct nc_planar_motion *m, int k, struct stride_force *out)
{
    double shape[8], f[3];
    size_t n = nc_planar_offset(shape, 8, stride_spheres[k][0]);
    n += nc_planar_shift(shape + n, 8 - n, stride_spheres[k][1], stride_spheres[k][2]);
    struct nc_planar_contact c;
    if (nc_line_contact(shape, n, m, &c) != NC_OK ||
        nc_force_smooth(stride_modulus, stride_spheres[k][0], stride_dissipation, stride_smoothing, -c.gap,
                        -c.gap_der, NULL, f) != NC_OK)
        return 0;
    *out = (struct stride_force){f[0], f[1], f[2], c.r_C_b[0], c.gap};
    return 1;
}

#endif
