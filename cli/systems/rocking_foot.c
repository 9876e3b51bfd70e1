/* The rigid foot of 000 section 6.1, shape (85), equation of motion (87), forces (88). */
#include "foot.h"
#include "rolling_line.h"

#include <math.h>

enum { P_R, P_M, P_J, P_ALPHA, P_MU, PARAMETERS };

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
    const double *p = model->p, R = p[P_R];
    struct rolling_line *body = model->memory;
    *body = (struct rolling_line){.m = p[P_M], .J = p[P_J], .mu = p[P_MU], .length = 15 * R};
    body->n = foot_shape(body->shape, R);
    x[ALPHA] = p[P_ALPHA];
    x[W] = 0;
    (void)nominal;
    double length;
    nc_planar_integral(body->shape, body->n, -PI / 2, p[P_ALPHA] - PI / 2, &length);
    body->x_P0 = -length; /* x_P = 0 at the start */
    return 0;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    (void)t;
    double acceleration;
    struct rolling_line_state state;
    const int status = rolling_line_solve(model->memory, x, &acceleration, &state);
    y[0] = x[ALPHA];
    y[1] = x[W];
    y[2] = state.force[0];
    y[3] = state.force[1];
    y[4] = fabs(state.force[0] / state.force[1]);
    y[5] = state.kinetic + state.potential;
    return status;
}

static const char *const modelica_names[] = {"alpha", "w", NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    (void)model;
    (void)v_impact;
    x[ALPHA] = values[0];
    x[W] = values[1];
}

const struct system rocking_foot = {
    .name = "rocking-foot",
    .modelica = "NormalContact.Examples.Planar.RockingFoot",
    .title = "Foot that rocks on the ground",
    .text =
        "A Fourier series with three harmonics describes the sole: the height of the centre of mass above "
        "the ground as a function of the rolling angle. Released behind its heel, the foot rolls on its "
        "back and rocks there without slip.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = ROLLING_STATES,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct rolling_line),
    .stop = 3,
    .interval = 0.01,
    .tolerance = 1e-12,
    .slow_motion = 2,
    .start = start,
    .rates = rolling_line_rates,
    .measure = measure,
    .energy = rolling_line_energy,
    .draw = rolling_line_draw,
    .place = rolling_line_place,
    .modelica_names = modelica_names,
    .modelica_state = modelica_state,
};
