/* The benchmark of 001, section 6: a cam made as B-spline from a law of its follower, which contact alone
 * must give back. */
#include "freeform_cam.h"

#include <math.h>
#include <string.h>

#include "../modelica.h"
#include "../outline.h"
#include "../system.h"

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
static struct nc_spatial_motion cam_motion(double theta, double omega, double s, double s_rate)
{
    const double co = cos(theta), si = sin(theta);
    return (struct nc_spatial_motion){.r = {-s, 0, 0},
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
    struct nc_spatial_motion m = cam_motion(x[CAM_ANGLE], 1, x[CAM_POSITION], 0);
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
    memcpy(law->rate, motion.parameter_der, sizeof law->rate);
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
        const struct nc_spatial_motion m = cam_motion(x[CAM_ANGLE], 0, x[CAM_POSITION], 0);
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
    const struct nc_spatial_motion m = cam_motion(theta, 0, x[CAM_POSITION], 0);
    status = nc_freeform_search(&c->follower, &c->cam, m.r, m.q, 32, x + CAM_POINT, &contact);
    return status ? status : cam_project(0, x, c);
}

struct ode freeform_cam_ode(struct freeform_cam *c)
{
    return (struct ode){CAM_STATES, CAM_EVENTS, c, cam_rate, cam_project, cam_event};
}

/* --- The example ------------------------------------------------------------------------------------- */

enum { P_LAW, P_LIFT, P_BASE, P_POINTS, P_ROLLER, P_CROWN, P_M, P_J, P_C, P_W };

static const struct parameter parameters[] = {
    {"law", "1",
     "law of rise and fall: 1 polynomial 3-4-5, 2 4-5-6-7, 3 cycloidal, 4 modified sine, 5 modified "
     "trapezoid",
     2, 1, 5, PARAMETER_NOT_IN_MODELICA},
    {"lift", "m", "height of the lift", 0.01, 1e-6, 10, PARAMETER_REAL},
    {"base", "m", "distance of the roller from the axis of the cam in the lower dwell", 0.04, 1e-5, 10,
     PARAMETER_REAL},
    {"points", "1", "number of control points around the cam", 200, 20, NC_MAX_CAM_POINTS, PARAMETER_REAL},
    {"roller", "m", "radius of the roller", 0.012, 1e-6, 10, PARAMETER_REAL},
    {"crown", "m", "radius of its crown", 0.005, 1e-6, 10, PARAMETER_REAL},
    {"m", "kg", "mass of the follower", 0.1, 1e-6, 1e3, PARAMETER_REAL},
    {"J", "kg.m2", "inertia of the cam", 2e-3, 1e-9, 1e3, PARAMETER_REAL},
    {"c", "N/m", "stiffness of the spring, relaxed at base/2", 2000, 0, 1e9, PARAMETER_REAL},
    {"w_0", "rad/s", "angular velocity of the cam at the start", 40, -1e4, 1e4, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"s", "m", "position of the follower, moved by contact", 1, NULL},
    {"law_s", "m", "prescribed position at the same angle", -1, NULL},
    {"s_rate", "m/s", "velocity of the follower", 2, NULL},
    {"law_rate", "m/s", "prescribed velocity", -2, NULL},
    {"s_acceleration", "m/s2", "acceleration of the follower", 3, NULL},
    {"law_acceleration", "m/s2", "prescribed acceleration", -3, NULL},
    {"f_n", "N", "normal force", 4, "contact.f_n"},
    {"phi", "rad", "angle of the cam", 0, "shaft.phi"},
    {"w", "rad/s", "angular velocity of the cam", 5, "shaft.w"},
    {"energy", "J", "energy of cam, follower and spring, constant", 0, NULL},
};

struct memory {
    double law[16], roller[4]; /* roller: its potential in the plane of the cam */
    size_t n_roller;
    struct freeform_cam cam;
};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    struct memory *memory = model->memory;
    struct freeform_cam *cam = &memory->cam;
    if (p[P_LAW] != floor(p[P_LAW]) || p[P_POINTS] != floor(p[P_POINTS]))
        return refuse(model, "law and points are whole numbers");
    size_t n = nc_planar_offset(memory->law, 16, p[P_BASE]);
    n += nc_planar_lift(memory->law + n, 16 - n, (enum nc_lift_law)(int)p[P_LAW], p[P_LIFT], 0.3, 2.4, 0.6,
                        2.6);
    *cam = (struct freeform_cam){.law = memory->law,
                                 .law_size = n,
                                 .points = (size_t)p[P_POINTS],
                                 .roller = p[P_ROLLER],
                                 .crown = p[P_CROWN],
                                 .width = 4 * p[P_CROWN],
                                 .inertia = p[P_J],
                                 .mass = p[P_M],
                                 .stiffness = p[P_C],
                                 .rest = p[P_BASE] / 2};
    const int status = freeform_cam_init(cam);
    if (status == NC_E_RADIUS)
        return refuse(
            model,
            "this roller does not fit: crown must be smaller than roller/2, and the roller small enough "
            "that it does not undercut the nose of the cam; make base larger or roller smaller");
    if (status)
        return refuse(model,
                      "more points are needed for the joints of this law; at least 80 serve all of them");
    if (freeform_cam_start(cam, 0, p[P_W], x))
        return refuse(model,
                      "cam and roller have no contact at the start; make base larger or lift smaller");
    memory->n_roller = nc_planar_offset(memory->roller, COUNT(memory->roller), p[P_ROLLER]);
    model->contact[0] =
        (struct contact){.kind = CONTACT_SLIDES, .shape = memory->roller, .n = memory->n_roller};
    nominal[CAM_POSITION] = p[P_LIFT];
    return 0;
}

/* From the state moved into contact. */
static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    struct memory *memory = model->memory;
    struct freeform_cam *cam = &memory->cam;
    struct frame_contact *contact = &e->frame.contact[0];
    double y[CAM_STATES], out[CAM_OUTPUTS], p[10][3], n[6][3];
    memcpy(y, x, sizeof y);
    int status = cam_project(0, y, cam);
    if (!status)
        status = cam_rate(e->t, y, e->rates, cam);
    if (status || e->purpose == FOR_RATES)
        return status;
    status = freeform_cam_output(cam, y, out);
    if (!status)
        status = nc_surface_eval(&cam->follower, y[CAM_POINT], y[CAM_POINT + 1], 0, p);
    if (!status)
        status = nc_surface_normal(&cam->follower, y[CAM_POINT], y[CAM_POINT + 1], 0, n);
    if (status)
        return status;
    e->frame.pose[0][0] = out[CAM_S];
    e->frame.pose[1][2] = x[CAM_ANGLE];
    for (int k = 0; k < 2; k++) {
        contact->body[k] = contact->counterpart[k] = p[0][k] + (k == 0 ? out[CAM_S] : 0);
        contact->normal[k] = -n[0][k];
        contact->force[k] = -n[0][k] * out[CAM_FORCE];
    }
    const double stretch = out[CAM_S] - cam->rest;
    e->energy.potential = cam->stiffness * stretch * stretch / 2;
    e->energy.kinetic = out[CAM_ENERGY] - e->energy.potential;
    const double values[] = {out[CAM_S],
                             out[CAM_LAW],
                             out[CAM_S_RATE],
                             out[CAM_LAW_RATE],
                             out[CAM_S_ACCELERATION],
                             out[CAM_LAW_ACCELERATION],
                             out[CAM_FORCE],
                             x[CAM_ANGLE],
                             x[CAM_SPEED],
                             out[CAM_ENERGY]};
    memcpy(e->outputs, values, sizeof values);
    return NC_OK;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct memory *memory = model->memory;
    const struct freeform_cam *cam = &memory->cam;
    bodies[0].name = "roller";
    bodies[1].name = "cam";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_circle(&bodies[0], cam->roller);
    return status ? status : outline_polar(&bodies[1], cam->law, cam->law_size, cam->roller);
}

static const char *const poses[] = {"{guide.s, 0, 0}", "{0, 0, shaft.phi}"};
static const struct modelica_contact contacts[] = {MODELICA_SPATIAL_JOINT("contact")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.ValveTrain.FreeformCam",
    .poses = poses,
    .contacts = contacts,
    .stored = "energy",
};

const struct system freeform_cam = {
    .name = "freeform-cam",
    .title = "Cam made as B-spline from the law of its follower, which contact gives back",
    .text = "The profile of the cam is a B-spline made from a prescribed law of the follower. Contact "
            "alone moves "
            "the follower: its position, velocity and acceleration must lie on those of the law. Cam and "
            "follower "
            "are left to themselves; energy is constant. The joint is bilateral: an event tells when a "
            "real roller "
            "would lift off.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = CAM_STATES,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct memory),
    .stop = 0.4,
    .interval = 5e-4,
    .tolerance = 1e-10,
    .slow_motion = 20,
    .start = start,
    .evaluate = evaluate,
    .draw = draw,
};
