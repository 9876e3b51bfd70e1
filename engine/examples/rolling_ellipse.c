/* An elliptic disc rolls on a line: 000 (9)-(13) and the equation of motion 000 (87). */
#include <string.h>

#include "rolling_line.h"

enum { P_A, P_B, P_M, P_W, P_MU };

static const struct parameter parameters[] = {
    {"a", "m", "semi-axis along x", 0.2, 1e-6, 1e6, PARAMETER_REAL},
    {"b", "m", "semi-axis along y", 0.1, 1e-6, 1e6, PARAMETER_REAL},
    {"m", "kg", "mass", 1, 1e-9, 1e9, PARAMETER_REAL},
    {"w_0", "rad/s", "initial angular velocity, clockwise", 12, -1e3, 1e3, PARAMETER_REAL},
    {"mu", "1", "coefficient of friction, to tell when a real disc would slip", 1, 0, 1e3, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"alpha", "rad", "angle of rolling, clockwise", 0, NULL},
    {"w", "rad/s", "its derivative", 1, NULL},
    {"x", "m", "position of the centre along the line", 2, NULL},
    {"y", "m", "height of the centre", 2, NULL},
    {"f_n", "N", "normal force", 3, NULL},
    {"f_t", "N", "tangential force", 3, NULL},
    {"energy", "J", "kinetic and potential energy, constant", 0, NULL},
};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, a = p[P_A], b = p[P_B];
    struct rolling_line *body = model->memory;
    *body = (struct rolling_line){
        .m = p[P_M], .J = p[P_M] * (a * a + b * b) / 4, .length = 24 * (a > b ? a : b)};
    const int status = rolling_line_given(model);
    if (status)
        return status;
    if (!body->shape) {
        body->shape = body->own;
        body->n = nc_planar_ellipse(body->shape, COUNT(body->own), a, b);
    }
    x[W] = p[P_W];
    rolling_line_contact(model, p[P_MU]);
    (void)nominal;
    return 0;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    struct rolling_line_state state;
    const int status = rolling_line_evaluate(model, x, e, &state);
    const double y[] = {x[ALPHA],       x[W],           state.motion.r[0], state.motion.r[1],
                        state.force[1], state.force[0], state.energy};
    memcpy(e->outputs, y, sizeof y);
    return status;
}

static const char *const poses[] = {"{x, y, planar.phi}", NULL};
static const struct modelica_contact contacts[] = {MODELICA_PLANAR_JOINT("rolling")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Planar.RollingEllipse",
    .poses = poses,
    .contacts = contacts,
    .stored = "energy",
};

const struct system rolling_ellipse = {
    .name = "rolling-ellipse",
    .title = "Elliptic disc that rolls on a line",
    .text = "The disc is fastest when it lies flat, where the normal force is five times its weight, and "
            "slowest "
            "upright. At this speed the force stays positive, and a friction of 0.15 suffices. From 15 "
            "rad/s on a real "
            "disc would slip, from 16 rad/s on it would jump while it rises and falls: events tell.",
    PARAMETERS_AND_OUTPUTS,
    ROLLING_LINE,
    .given = GIVEN_PLANAR,
    .own_shape = " a b ",
    .modelica = &modelica,
    .stop = 3,
    .interval = 0.01,
    .slow_motion = 1,
    .start = start,
    .evaluate = evaluate,
};
