/* The benchmark of 001, section 6: a cam made as B-spline from a law of its follower, which contact alone must
 * give back. The equations are those of sim/freeform_cam.c; every evaluation starts from a state in contact. */
#include "freeform_cam.h"

#include <math.h>
#include <string.h>

#include "../outline.h"
#include "../system.h"
#include "../text.h"

enum { P_LAW, P_LIFT, P_BASE, P_POINTS, P_ROLLER, P_CROWN, P_M, P_J, P_C, P_W, PARAMETERS };

static const struct parameter parameters[] = {
    {"law", "1", "law: 1 polynomial 3-4-5, 2 4-5-6-7, 3 cycloidal, 4 modified sine, 5 modified trapezoid",
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
    double law[16];
    struct freeform_cam cam;
};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    struct memory *memory = model->memory;
    struct freeform_cam *cam = &memory->cam;
    if (p[P_LAW] != floor(p[P_LAW]) || p[P_POINTS] != floor(p[P_POINTS]))
        return fail("law and points are whole numbers");
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
        return fail(
            "this roller does not fit: crown must be smaller than roller/2, and the roller small enough "
            "for the concave flanks of the cam; make base larger or roller smaller");
    if (status)
        return fail("more points are needed for the joints of this law; at least 80 serve all of them");
    if (freeform_cam_start(cam, 0, p[P_W], x))
        return fail("cam and roller have no contact at the start; make base larger or lift smaller");
    nominal[CAM_POSITION] = p[P_LIFT];
    return 0;
}

/* The state moved into contact. */
static int in_contact(const struct model *model, const double *x, double corrected[CAM_STATES])
{
    struct memory *memory = model->memory;
    memcpy(corrected, x, CAM_STATES * sizeof *x);
    return freeform_cam_system(&memory->cam).project(0, corrected, &memory->cam);
}

static int rates(const struct model *model, double t, const double *x, double *out)
{
    struct memory *memory = model->memory;
    double corrected[CAM_STATES];
    const int status = in_contact(model, x, corrected);
    return status ? status : freeform_cam_system(&memory->cam).rate(t, corrected, out, &memory->cam);
}

static int solve(const struct model *model, const double *x, double out[CAM_OUTPUTS])
{
    struct memory *memory = model->memory;
    double corrected[CAM_STATES];
    const int status = in_contact(model, x, corrected);
    return status ? status : freeform_cam_output(&memory->cam, corrected, out);
}

static int roots(const struct model *model, double t, const double *x, double *root)
{
    double out[CAM_OUTPUTS];
    (void)t;
    const int status = solve(model, x, out);
    root[0] = out[CAM_FORCE];
    return status;
}

static int event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    double rate[CAM_STATES], force[2], out[CAM_OUTPUTS], later[CAM_STATES];
    (void)root;
    int status = solve(model, x, out);
    force[0] = out[CAM_FORCE];
    if (!status)
        status = rates(model, t, x, rate);
    for (int i = 0; i < CAM_STATES; i++)
        later[i] = x[i] + 1e-6 * rate[i];
    if (!status)
        status = solve(model, later, out);
    force[1] = out[CAM_FORCE];
    if (!status)
        events_add(events, t, force[1] < force[0] ? "would lift off" : "presses again", NAN);
    return status;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    double out[CAM_OUTPUTS];
    (void)t;
    const int status = solve(model, x, out);
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
    memcpy(y, values, sizeof values);
    return status;
}

static int energy(const struct model *model, double t, const double *x, struct energy *out)
{
    const struct memory *memory = model->memory;
    double y[CAM_OUTPUTS];
    (void)t;
    const int status = solve(model, x, y);
    const double stretch = y[CAM_S] - memory->cam.rest,
                 potential = memory->cam.stiffness * stretch * stretch / 2;
    *out = (struct energy){.kinetic = y[CAM_ENERGY] - potential, .potential = potential};
    return status;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct memory *memory = model->memory;
    const struct freeform_cam *cam = &memory->cam;
    bodies[0].name = "roller";
    bodies[0].role = BODY_SHAPED;
    bodies[1].name = "cam";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_circle(&bodies[0], cam->roller);
    return status ? status : outline_polar(&bodies[1], cam->law, cam->law_size, cam->roller);
}

static int place(const struct model *model, double t, const double *x, struct frame *frame)
{
    const struct memory *memory = model->memory;
    double corrected[CAM_STATES], out[CAM_OUTPUTS], p[10][3], n[6][3];
    (void)t;
    int status = in_contact(model, x, corrected);
    if (!status)
        status = solve(model, x, out);
    if (!status)
        status =
            nc_surface_eval(&memory->cam.follower, corrected[CAM_POINT], corrected[CAM_POINT + 1], 0, p);
    if (!status)
        status =
            nc_surface_normal(&memory->cam.follower, corrected[CAM_POINT], corrected[CAM_POINT + 1], 0, n);
    if (status)
        return status;
    *frame = (struct frame){.pose = {{out[CAM_S], 0, 0}, {0, 0, x[CAM_ANGLE]}}};
    struct frame_contact *contact = &frame->contact[0];
    contact->active = 1;
    contact->radius[0] = memory->cam.roller;
    for (int k = 0; k < 2; k++) {
        contact->body[k] = contact->counterpart[k] = p[0][k] + (k == 0 ? out[CAM_S] : 0);
        contact->normal[k] = -n[0][k];
        contact->force[k] = -n[0][k] * out[CAM_FORCE];
    }
    return NC_OK;
}

static const char *const modelica_names[] = {"shaft.phi",      "shaft.w",        "guide.s",
                                             "guide.v",        "contact.u_a[1]", "contact.u_a[2]",
                                             "contact.u_b[1]", "contact.u_b[2]", NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    (void)model;
    (void)v_impact;
    memcpy(x, values, CAM_STATES * sizeof *x);
}

const struct system freeform_cam = {
    .name = "freeform-cam",
    .modelica = "NormalContact.Examples.ValveTrain.FreeformCam",
    .title = "Cam from a law, and the law back from contact",
    .text = "The profile of the cam is a B-spline made from a prescribed law of the follower. Contact "
            "alone moves "
            "the follower: its position, velocity and acceleration must lie on those of the law. Cam and "
            "follower "
            "are left to themselves; energy is constant. The joint is bilateral: an event tells when a "
            "real roller "
            "would lift off.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = CAM_STATES,
    .n_roots = 1,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct memory),
    .stop = 0.4,
    .interval = 5e-4,
    .tolerance = 1e-10,
    .slow_motion = 20,
    .start = start,
    .rates = rates,
    .roots = roots,
    .event = event,
    .measure = measure,
    .energy = energy,
    .draw = draw,
    .place = place,
    .modelica_names = modelica_names,
    .modelica_state = modelica_state,
};
