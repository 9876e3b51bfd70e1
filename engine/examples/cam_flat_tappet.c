/* A convex cam on a bucket tappet with a flat face, 000 Fig. 1b and section 4: the generating potential of
 * the cam is its lift law. */
#include <string.h>

#include "cam.h"

enum { P_R, P_LIFT, P_RISE, P_M, P_C, P_F, P_W };

static const struct parameter parameters[] = {
    {"r", "m", "radius of the base circle", 0.02, 1e-5, 10, PARAMETER_REAL},
    {"lift", "m", "lift", 0.006, 0, 10, PARAMETER_REAL},
    {"rise", "rad", "angle of the rise, and of the fall", 1.6, 0.1, PI, PARAMETER_REAL},
    {"m", "kg", "mass of the tappet", 0.1, 1e-6, 1e3, PARAMETER_REAL},
    {"c", "N/m", "stiffness of the spring", 2e4, 0, 1e9, PARAMETER_REAL},
    {"f_0", "N", "preload of the spring on the base circle", 150, 0, 1e6, PARAMETER_REAL},
    {"w_0", "rad/s", "angular velocity of the cam", 150, -1e4, 1e4, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"distance", "m", "distance of the face of the tappet from the cam axis", 1, NULL},
    {"gap", "m", "gap between cam and tappet (negative: penetration)", 2, NULL},
    {"f_n", "N", "normal force", 3, NULL},
    {"contact", "1", "1: cam and tappet touch", 0, NULL},
    {"x_C", "m", "contact point on the face of the tappet", 4, NULL},
    {"drive", "N.m", "torque that the contact puts on the cam shaft", 5, NULL},
};

static int start(struct model *model, double *x, double *nominal)
{
    double *p = model->p;
    struct cam *cam = model->memory;
    double h[4] = {p[P_R]};
    int status =
        model->given.vector ? nc_planar_eval(model->given.vector, model->given.n, -PI / 2, h) : NC_OK;
    const double r =
        h[0]; /* at the start; of a given cam the radius of its base circle, if that is below */
    if (status != NC_OK || !(r > 0))
        return refuse(model, "the cam: %s", status ? nc_message(status) : "its axis is outside of it");
    p[P_R] = r;
    *cam = (struct cam){
        .w_0 = -p[P_W], /* counter-clockwise */
        .m = p[P_M],
        .c = p[P_C],
        .s_0 = p[P_C] > 0 ? r - p[P_F] / p[P_C] : r,
        .mu = 0.1,
        .v_d = 0.1,
        .shape = model->given.vector,
        .n = model->given.n,
    };
    const size_t capacity = COUNT(cam->own);
    if (!cam->shape) {
        cam->shape = cam->own;
        cam->n = nc_planar_offset(cam->shape, capacity, r);
        cam->n += nc_planar_lift(cam->shape + cam->n, capacity - cam->n, NC_LIFT_4567, p[P_LIFT], 0.5,
                                 p[P_RISE], 0, p[P_RISE]);
    }
    struct nc_planar_convexity bounds;
    status = nc_planar_convexity(cam->shape, cam->n, 1e-6, 0, &bounds);
    if (status != NC_OK)
        return refuse(model, "the cam: %s", nc_message(status));
    if (bounds.verdict != NC_CONVEX)
        return refuse(
            model,
            "the cam is not convex: its curvature radius is %.3g m at phi = %.3g rad; make r or rise "
            "larger, or lift smaller",
            bounds.upper, bounds.angle);
    cam_start(model, &(struct contact){.law = NC_EXACT_RESTITUTION, .restitution = 0.6, .size = r}, r,
              1 / r, x, nominal);
    return 0;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    struct cam_state state;
    const int status = cam_evaluate(model, x, e, &state);
    const double y[] = {
        x[S], state.contact.gap, state.f_n, model->contact[0].active, state.contact.r_C_b[0], state.torque};
    memcpy(e->outputs, y, sizeof y);
    return status;
}

static const char *const poses[] = {"{0, 0, camshaft.phi}", "{0, -distance, 0}"};
static const struct modelica_contact contacts[] = {MODELICA_PLANAR_CONTACT("contact1")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.ValveTrain.CamFlatTappet",
    .poses = poses,
    .contacts = contacts,
    .stored = "m*guide.v^2/2 + c*(guide.s - spring.s_rel0)^2/2",
    .supplied = "camshaft.axis.tau*camshaft.w",
    .lost = "contact1.power",
    .given = "contact1(shape=<shape>)",
};

const struct system cam_flat_tappet = {
    .name = "cam-flat-tappet",
    .title = "Convex cam that drives a bucket tappet",
    .text =
        "For a flat face the lift law of the cam plus the base radius is its generating potential, and its "
        "second derivative gives the curvature. At this speed the inertia of the tappet is small against "
        "its "
        "spring: the force never falls below the preload. From 380 rad/s on the tappet lifts off near the "
        "tip of "
        "the cam, and the valve floats.",
    PARAMETERS_AND_OUTPUTS,
    CAM_AND_TAPPET,
    .given = GIVEN_PLANAR,
    .own_shape = " r lift rise ",
    .modelica = &modelica,
    .n_states = CAM_FLAT_STATES,
    .stop = 0.1,
    .interval = 5e-5,
    .tolerance = 1e-10,
    .slow_motion = 100,
    .start = start,
    .evaluate = evaluate,
};
