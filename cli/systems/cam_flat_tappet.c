/* A convex cam on a bucket tappet with a flat face, 000 Fig. 1b and section 4: the generating potential of
 * the cam is its lift law. */
#include <math.h>

#include "cam.h"
#include "../text.h"

enum { P_R, P_LIFT, P_RISE, P_M, P_C, P_F, P_W, PARAMETERS };

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
    const double *p = model->p, r = p[P_R], E = 2.1e11, nu = 0.3;
    struct cam *cam = model->memory;
    *cam = (struct cam){
        .w_0 = -p[P_W], /* counter-clockwise */
        .m = p[P_M],
        .c = p[P_C],
        .s_0 = p[P_C] > 0 ? r - p[P_F] / p[P_C] : r,
        .size = r,
        .mu = 0.1,
        .v_d = 0.1,
        .elastic = {.law = NC_EXACT_RESTITUTION, .restitution = 0.6, .v_small = 1e-3},
    };
    const size_t capacity = sizeof cam->shape / sizeof *cam->shape;
    cam->n = nc_planar_offset(cam->shape, capacity, r);
    cam->n += nc_planar_lift(cam->shape + cam->n, capacity - cam->n, NC_LIFT_4567, p[P_LIFT], 0.5,
                             p[P_RISE], 0, p[P_RISE]);
    struct nc_planar_radius_bounds bounds;
    const int status = nc_planar_convexity(cam->shape, cam->n, 1e-6, 0, &bounds);
    if (status != NC_OK)
        return fail("the cam: %s", nc_message(status));
    if (bounds.verdict != NC_CONVEX)
        return fail("the cam is not convex: its curvature radius is %.3g m at phi = %.3g rad; make r or "
                    "rise larger, "
                    "or lift smaller",
                    bounds.upper, bounds.angle);
    nc_hertz_modulus(E, nu, E, nu, &cam->elastic.modulus);
    x[S] = cam_equilibrium(cam, r, 1 / r);
    cam->elastic.contact = x[S] < r;
    nominal[S] = 1e-2 * r;
    nominal[WORK] = nominal[LOSS] = 1e-2;
    return 0;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    const struct cam *cam = model->memory;
    struct cam_state state;
    const int status = cam_solve(cam, t, x, &state);
    y[0] = x[S];
    y[1] = state.contact.gap;
    y[2] = state.f_n;
    y[3] = cam->elastic.contact;
    y[4] = state.contact.r_C_b[0];
    y[5] = state.torque;
    return status;
}

static const char *const modelica_names[] = {
    "distance", "guide.v", "contact", "contact1.normalForce.chi", "contact1.normalForce.v_impact", NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    struct cam *cam = model->memory;
    x[S] = values[0];
    x[V] = values[1];
    cam->elastic.contact = values[2] >= 0.5;
    cam->elastic.damping = values[3];
    *v_impact = values[4];
}

const struct system cam_flat_tappet = {
    .name = "cam-flat-tappet",
    .modelica = "NormalContact.Examples.ValveTrain.CamFlatTappet",
    .title = "Convex cam on a bucket tappet",
    .text =
        "For a flat face the lift law of the cam plus the base radius is its generating potential, and its "
        "second derivative gives the curvature. At this speed the inertia of the tappet is small against its "
        "spring: the force never falls below the preload. From 380 rad/s on the tappet lifts off near the tip of "
        "the cam, and the valve floats.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = CAM_FLAT_STATES,
    .n_roots = 1,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct cam),
    .stop = 0.1,
    .interval = 5e-5,
    .tolerance = 1e-10,
    .slow_motion = 100,
    .stiff = 1,
    .start = start,
    .rates = cam_rates,
    .roots = cam_roots,
    .event = cam_event,
    .measure = measure,
    .energy = cam_energy,
    .draw = cam_draw,
    .place = cam_place,
    .modelica_names = modelica_names,
    .modelica_state = modelica_state,
};
