/* A wheel rolls up a slope, stops and rolls down again: the closed form of 000 (4)-(7). */
#include "rolling_line.h"

enum { P_R, P_M, P_J, P_SLOPE, P_V, P_MU, PARAMETERS };

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
    *body = (struct rolling_line){.m = p[P_M], .J = p[P_J], .slope = p[P_SLOPE], .mu = p[P_MU], .length = 12 * p[P_R]};
    body->n = nc_planar_offset(body->shape, sizeof body->shape / sizeof *body->shape, p[P_R]);
    x[ALPHA] = 0;
    x[W] = -p[P_V] / p[P_R];
    (void)nominal;
    return 0;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    (void)t;
    double acceleration;
    struct rolling_line_state state;
    const int status = rolling_line_solve(model->memory, x, &acceleration, &state);
    y[0] = state.motion.r[0];
    y[1] = x[W];
    y[2] = state.force[1];
    y[3] = state.force[0];
    return status;
}

static const char *const modelica_names[] = {"x", "w", NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    (void)v_impact;
    x[ALPHA] = values[0] / model->p[P_R];
    x[W] = values[1];
}

const struct system rolling_wheel = {
    .name = "rolling-wheel",
    .modelica = "NormalContact.Examples.Planar.RollingWheel",
    .title = "Wheel rolling on a slope",
    .text = "A wheel rolls up a slope, stops and rolls down again. Its potential is a constant, h = r. The "
            "acceleration is g sin(slope)/(1 + J/(m r^2)).",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = ROLLING_STATES,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct rolling_line),
    .stop = 3,
    .interval = 0.02,
    .tolerance = 1e-12,
    .slow_motion = 1,
    .start = start,
    .rates = rolling_line_rates,
    .measure = measure,
    .energy = rolling_line_energy,
    .draw = rolling_line_draw,
    .place = rolling_line_place,
    .modelica_names = modelica_names,
    .modelica_state = modelica_state,
};
