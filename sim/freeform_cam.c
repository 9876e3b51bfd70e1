#include "freeform_cam.h"

#include <math.h>
#include <string.h>

int freeform_cam_init(struct freeform_cam *c)
{
    const size_t size = 7 + 4 * c->points;
    double *curve = c->vector + 3;
    if (!(c->inertia > 0 && c->mass > 0 && c->stiffness >= 0 && c->width > 0))
        return NC_E_OPTION;
    const size_t roller = nc_surface_torus(c->roller_vector, 32, c->roller - c->crown, c->crown);
    if (!roller)
        return NC_E_RADIUS;
    if (nc_curve_cam(NULL, 0, c->law, c->law_size, c->roller, c->points) != size)
        return NC_E_OPTION;
    if (nc_curve_cam(curve, size, c->law, c->law_size, c->roller, c->points) != size)
        return NC_E_RADIUS; /* the roller would undercut the cam */
    c->follower = (struct nc_surface){.vector = c->roller_vector, .n = roller};
    c->cam = (struct nc_surface){.vector = c->vector,
                                 .n = nc_surface_extruded(c->vector, size + 3, curve, size, c->width)};
    return NC_OK;
}

/* Motion of the cam relative to the follower, in the axes at rest: the follower only moves along x. */
static struct nc_relative_motion cam_motion(double theta, double omega, double s, double s_rate)
{
    const double co = cos(theta), si = sin(theta);
    return (struct nc_relative_motion){.r = {-s, 0, 0},
                                       .q = {co, -si, 0, si, co, 0, 0, 0, 1},
                                       .v = {-s_rate, 0, 0},
                                       .omega = {0, 0, omega}};
}

/* What contact asks of the follower: s' = slope theta', s'' = slope theta'' + bend, from the gap and its
 * two time derivatives; bend needs only the centripetal accelerations 001 (38), (39). */
struct cam_law {
    double slope, bend, rate[4], normal_x;
};

static int cam_contact_law(const struct freeform_cam *c, const double *x, struct cam_law *law)
{
    struct nc_relative_motion m = cam_motion(x[CAM_ANGLE], 1, x[CAM_POSITION], 0);
    struct nc_freeform_motion motion;
    double n[6][3];
    int status = nc_surface_normal(&c->follower, x[CAM_POINT], x[CAM_POINT + 1], 0, n);
    if (!status)
        status = nc_freeform_motion(&c->follower, &c->cam, &m, x + CAM_POINT, &motion);
    if (status)
        return status;
    law->normal_x = n[0][0];
    law->slope = motion.gap[1] / n[0][0];
    m = cam_motion(x[CAM_ANGLE], x[CAM_SPEED], x[CAM_POSITION], law->slope * x[CAM_SPEED]);
    status = nc_freeform_motion(&c->follower, &c->cam, &m, x + CAM_POINT, &motion);
    law->bend = motion.gap[2] / n[0][0];
    memcpy(law->rate, motion.rate, sizeof law->rate);
    return status;
}

/* Accelerations of cam and follower, and the force of the cam on the follower along +x. */
static void cam_accelerations(const struct freeform_cam *c, const double *x, const struct cam_law *law,
                              double *alpha, double *s_acceleration, double *force)
{
    const double spring = c->stiffness * (x[CAM_POSITION] - c->rest);
    *alpha =
        -law->slope * (c->mass * law->bend + spring) / (c->inertia + c->mass * law->slope * law->slope);
    *s_acceleration = law->slope * *alpha + law->bend;
    *force = c->mass * *s_acceleration + spring;
}

static int cam_rate(double t, const double *x, double *rate, void *context)
{
    struct cam_law law;
    double force;
    const int status = cam_contact_law(context, x, &law);
    (void)t;
    if (status)
        return status;
    rate[CAM_ANGLE] = x[CAM_SPEED];
    rate[CAM_POSITION] = x[CAM_VELOCITY];
    cam_accelerations(context, x, &law, &rate[CAM_SPEED], &rate[CAM_VELOCITY], &force);
    memcpy(rate + CAM_POINT, law.rate, sizeof law.rate);
    return NC_OK;
}

/* The steps A1, A2, B1 of 001, figure 7: contact point and position of the follower with gap = 0, then its
 * velocity. */
static int cam_project(double t, double *x, void *context)
{
    const struct freeform_cam *c = context;
    struct nc_freeform_contact contact;
    struct cam_law law;
    (void)t;
    for (int i = 0; i < 20; i++) {
        const struct nc_relative_motion m = cam_motion(x[CAM_ANGLE], 0, x[CAM_POSITION], 0);
        const int status = nc_freeform_contact(&c->follower, &c->cam, m.r, m.q, x + CAM_POINT, &contact);
        if (status)
            return status;
        if (!(contact.normal[0] < -0.1))
            return NC_E_NO_SOLUTION; /* the follower would have to move across its guide */
        const double step = contact.gap / contact.normal[0];
        x[CAM_POSITION] += step;
        if (fabs(step) <= 4e-16 * c->roller)
            break;
    }
    const int status = cam_contact_law(c, x, &law);
    if (!status)
        x[CAM_VELOCITY] = law.slope * x[CAM_SPEED];
    return status;
}

int freeform_cam_output(struct freeform_cam *c, const double x[CAM_STATES], double out[CAM_OUTPUTS])
{
    struct cam_law law;
    double G[4], alpha, acceleration, force;
    int status = cam_contact_law(c, x, &law);
    if (!status)
        status = nc_planar_eval(c->law, c->law_size, -x[CAM_ANGLE], G);
    if (status) {
        for (int i = 0; i < CAM_OUTPUTS; i++)
            out[i] = NAN;
        return status;
    }
    cam_accelerations(c, x, &law, &alpha, &acceleration, &force);
    const double spring = x[CAM_POSITION] - c->rest;
    out[CAM_ANGLE_OUT] = x[CAM_ANGLE];
    out[CAM_S] = x[CAM_POSITION];
    out[CAM_S_RATE] = x[CAM_VELOCITY];
    out[CAM_S_ACCELERATION] = acceleration;
    out[CAM_LAW] = G[0];
    out[CAM_LAW_RATE] = -G[1] * x[CAM_SPEED];
    out[CAM_LAW_ACCELERATION] = G[2] * x[CAM_SPEED] * x[CAM_SPEED] - G[1] * alpha;
    out[CAM_FORCE] = force / -law.normal_x;
    out[CAM_ENERGY] = (c->inertia * x[CAM_SPEED] * x[CAM_SPEED] +
                       c->mass * x[CAM_VELOCITY] * x[CAM_VELOCITY] + c->stiffness * spring * spring) /
                      2;
    return NC_OK;
}

static int cam_event(double t, const double *x, double *value, void *context)
{
    struct cam_law law;
    double alpha, acceleration;
    const int status = cam_contact_law(context, x, &law);
    (void)t;
    if (!status)
        cam_accelerations(context, x, &law, &alpha, &acceleration, value);
    return status;
}

int freeform_cam_start(struct freeform_cam *c, double theta, double omega, double x[CAM_STATES])
{
    struct nc_freeform_contact contact;
    double G[4];
    memset(x, 0, CAM_STATES * sizeof *x);
    int status = nc_planar_eval(c->law, c->law_size, -theta, G);
    if (status)
        return status;
    x[CAM_ANGLE] = theta;
    x[CAM_SPEED] = omega;
    x[CAM_POSITION] = 1.02 * G[0]; /* a little apart: contact finds the rest */
    const struct nc_relative_motion m = cam_motion(theta, 0, x[CAM_POSITION], 0);
    status = nc_freeform_search(&c->follower, &c->cam, m.r, m.q, 32, x + CAM_POINT, &contact);
    return status ? status : cam_project(0, x, c);
}

struct sim_system freeform_cam_system(struct freeform_cam *c)
{
    return (struct sim_system){CAM_STATES, CAM_EVENTS, c, cam_rate, cam_project, cam_event};
}
