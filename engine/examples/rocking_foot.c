/* The rigid foot of 000 section 6.1, shape (85), equation of motion (87), forces (88). */
#include <math.h>
#include <string.h>

#include "foot.h"
#include "rolling_line.h"

enum { P_R, P_M, P_J, P_ALPHA, P_MU };

static const struct parameter parameters[] = {
    {"R", "m", "size of the foot", 0.08, 1e-6, 1e6, PARAMETER_REAL},
    {"m", "kg", "mass", 1.1, 1e-9, 1e9, PARAMETER_REAL},
    {"J_P", "kg.m2", "inertia about the centre of mass P", 0.006, 0, 1e9, PARAMETER_REAL},
    {"alpha_0", "rad", "initial angle", -0.6, -1e3, 1e3, PARAMETER_REAL},
    {"mu", "1", "coefficient of friction, to tell when a real foot would slip", 1, 0, 1e3, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"alpha", "rad", "angle of rolling, clockwise", 1, NULL},
    {"w", "rad/s", "its derivative", 2, NULL},
    {"F_x", "N", "force of the ground along x", 3, NULL},
    {"F_z", "N", "force of the ground upwards", 3, NULL},
    {"mu_required", "1", "friction that rolling needs", 4, NULL},
    {"energy", "J", "kinetic and potential energy, constant", 0, NULL},
};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    struct rolling_line *body = model->memory;
    *body = (struct rolling_line){
        .m = p[P_M], .J = p[P_J], .length = 15 * p[P_R], .shape = model->given.vector, .n = model->given.n};
    if (!body->shape) {
        body->shape = body->own;
        body->n = foot_shape(body->shape, p[P_R]);
    }
    x[ALPHA] = p[P_ALPHA];
    double length;
    nc_planar_integral(body->shape, body->n, -PI / 2, p[P_ALPHA] - PI / 2, &length);
    body->x_P0 = -length; /* x_P = 0 at the start */
    rolling_line_contact(model, p[P_MU]);
    (void)nominal;
    return 0;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    struct rolling_line_state state;
    const int status = rolling_line_evaluate(model, x, e, &state);
    const double *f = state.force, y[] = {x[ALPHA], x[W], f[0], f[1], fabs(f[0] / f[1]), state.energy};
    memcpy(e->outputs, y, sizeof y);
    return status;
}

static const char *const poses[] = {"{planar.s_x, planar.s_y, planar.phi}", NULL};
static const struct modelica_contact contacts[] = {MODELICA_PLANAR_JOINT("rolling")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Planar.RockingFoot",
    .poses = poses,
    .contacts = contacts,
    .stored = "energy",
};

const struct system rocking_foot = {
    .name = "rocking-foot",
    .title = "Foot that rocks on the ground",
    .text =
        "A Fourier series with three harmonics describes the sole: the height of the centre of mass above "
        "the ground as a function of the rolling angle. Released behind its heel, the foot rolls on its "
        "back and rocks there without slip.",
    PARAMETERS_AND_OUTPUTS,
    ROLLING_LINE,
    .given = GIVEN_PLANAR,
    .own_shape = " R ",
    .modelica = &modelica,
    .stop = 3,
    .interval = 0.01,
    .slow_motion = 2,
    .start = start,
    .evaluate = evaluate,
};
