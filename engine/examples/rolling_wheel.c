/* A wheel rolls up a slope, stops and rolls down again: the closed form of 000 (4)-(7). */
#include <string.h>

#include "rolling_line.h"

enum { P_R, P_M, P_J, P_SLOPE, P_V, P_MU };

static const struct parameter parameters[] = {
    {"r", "m", "radius", 0.3, 1e-6, 1e6, PARAMETER_REAL},
    {"m", "kg", "mass", 2, 1e-9, 1e9, PARAMETER_REAL},
    {"J", "kg.m2", "inertia about the axis", 0.06, 0, 1e9, PARAMETER_REAL},
    {"slope", "rad", "angle of the slope", 0.1, -1.5, 1.5, PARAMETER_REAL},
    {"v_0", "m/s", "initial velocity, uphill", 1, -1e3, 1e3, PARAMETER_REAL},
    {"mu", "1", "coefficient of friction, to tell when a real wheel would slip", 1, 0, 1e3, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"x", "m", "position of the axis, downhill", 1, NULL},
    {"w", "rad/s", "angular velocity, positive when rolling downhill", 2, NULL},
    {"f_n", "N", "normal force", 3, NULL},
    {"f_t", "N", "force along the slope", 3, NULL},
};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    struct rolling_line *body = model->memory;
    *body = (struct rolling_line){.m = p[P_M], .J = p[P_J], .slope = p[P_SLOPE], .length = 12 * p[P_R]};
    body->shape = body->own;
    body->n = nc_planar_offset(body->shape, COUNT(body->own), p[P_R]);
    x[W] = -p[P_V] / p[P_R];
    rolling_line_contact(model, p[P_MU]);
    (void)nominal;
    return 0;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    struct rolling_line_state state;
    const int status = rolling_line_evaluate(model, x, e, &state);
    const double y[] = {state.motion.r[0], x[W], state.force[1], state.force[0]};
    memcpy(e->outputs, y, sizeof y);
    return status;
}

/* The slope is the x-y plane of the class, gravity is inclined instead. */
static const char *const poses[] = {
    "{cos(slope)*x + sin(slope)*r, -sin(slope)*x + cos(slope)*r, planar.phi - slope}", "{0, 0, -slope}"};
static const struct modelica_contact contacts[] = {MODELICA_PLANAR_JOINT("rolling")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Planar.RollingWheel",
    .poses = poses,
    .contacts = contacts,
    .stored = "m*planar.v_x^2/2 + J*planar.w^2/2 - m*world.g*(sin(slope)*x - cos(slope)*r)",
    .x_axis = "{cos(slope), 0, sin(slope)}",
    .y_axis = "{-sin(slope), 0, cos(slope)}",
};

const struct system rolling_wheel = {
    .name = "rolling-wheel",
    .title = "Wheel that rolls up a slope and down again",
    .text = "A wheel rolls up a slope, stops and rolls down again. Its potential is a constant, h = r. The "
            "acceleration is g sin(slope)/(1 + J/(m r^2)).",
    PARAMETERS_AND_OUTPUTS,
    ROLLING_LINE,
    .modelica = &modelica,
    .stop = 3,
    .interval = 0.02,
    .slow_motion = 1,
    .start = start,
    .evaluate = evaluate,
};
