/* A foot arrives with forward speed, strikes with the heel, rolls over its sole and leaves at the toe: the
 * foot of 000 (85) with an elastic sole and friction. */
#include <math.h>

#include "../outline.h"
#include "elastic.h"
#include "foot.h"

enum { P_R, P_M, P_J, P_ALPHA, P_W, P_VX, P_VY, P_K, P_E, P_MU, P_VD, PARAMETERS };

static const struct parameter parameters[] = {
    {"R", "m", "size of the foot", 0.08, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"m", "kg", "mass", 1.1, 1e-9, 1e9, PARAMETER_NOT_IN_MODELICA},
    {"J_P", "kg.m2", "inertia about the centre of mass P", 0.006, 1e-12, 1e9, PARAMETER_NOT_IN_MODELICA},
    {"alpha_0", "rad", "initial angle, clockwise (negative: heel down)", -0.5, -1e3, 1e3,
     PARAMETER_NOT_IN_MODELICA},
    {"w_0", "rad/s", "initial angular velocity, clockwise", 8, -1e3, 1e3, PARAMETER_NOT_IN_MODELICA},
    {"v_x", "m/s", "forward speed", 2.2, -1e3, 1e3, PARAMETER_NOT_IN_MODELICA},
    {"v_y", "m/s", "vertical speed, upwards", -0.3, -1e3, 1e3, PARAMETER_NOT_IN_MODELICA},
    {"K", "N/m1.5", "stiffness of the sole", 1e6, 1, 1e15, PARAMETER_NOT_IN_MODELICA},
    {"restitution", "1", "coefficient of restitution", 0.1, 1e-3, 1, PARAMETER_NOT_IN_MODELICA},
    {"mu", "1", "coefficient of friction", 0.8, 0, 100, PARAMETER_NOT_IN_MODELICA},
    {"v_d", "m/s", "velocity of regularisation of friction", 0.01, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
};

static const struct output outputs[] = {
    {"alpha", "rad", "angle of the foot, clockwise", 1, NULL},
    {"w", "rad/s", "its derivative", 2, NULL},
    {"x", "m", "position of P", 3, NULL},
    {"y", "m", "height of P", 3, NULL},
    {"gap", "m", "gap between sole and ground (negative: penetration)", 4, NULL},
    {"f_n", "N", "normal force", 5, NULL},
    {"f_t", "N", "friction", 5, NULL},
    {"contact", "1", "1: sole and ground touch", 0, NULL},
};

enum { ALPHA, W, X, Y, V_X, V_Y, LOSS, STATES };

struct foot_strike {
    double shape[FOOT_SIZE];
    size_t n;
    double m, J, mu, v_d, length;
    struct elastic elastic;
};

struct foot_state {
    struct nc_planar_contact contact;
    double f_n, f_t;
};

static int solve(const struct foot_strike *foot, const double *x, struct foot_state *state)
{
    const struct nc_planar_motion motion = {
        .r = {x[X], x[Y]}, .angle = -x[ALPHA], .v = {x[V_X], x[V_Y]}, .omega = -x[W]};
    struct nc_planar_contact *contact = &state->contact;
    int status = nc_contact_line(foot->shape, foot->n, &motion, contact);
    if (status == NC_OK)
        status = elastic_force(&foot->elastic, contact->gap, contact->v_n, contact->kappa_a,
                               contact->kappa_a, &state->f_n);
    if (status == NC_OK)
        status = nc_friction_planar(foot->mu, foot->v_d, state->f_n, contact->v_t, &state->f_t);
    return status;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    struct foot_strike *foot = model->memory;
    *foot = (struct foot_strike){
        .m = p[P_M],
        .J = p[P_J],
        .mu = p[P_MU],
        .v_d = p[P_VD],
        .length = 15 * p[P_R],
        .elastic = {.stiffness = p[P_K],
                    .law = NC_EXACT_RESTITUTION,
                    .restitution = p[P_E],
                    .v_small = 1e-3},
    };
    foot->n = foot_shape(foot->shape, p[P_R]);
    double h[4];
    nc_planar_eval(foot->shape, foot->n, p[P_ALPHA] - PI / 2, h);
    x[ALPHA] = p[P_ALPHA];
    x[W] = p[P_W];
    x[Y] = h[0] + 0.05 * p[P_R]; /* just above the ground */
    x[V_X] = p[P_VX];
    x[V_Y] = p[P_VY];
    nominal[Y] = 1e-2;
    return 0;
}

static int rates(const struct model *model, double t, const double *x, double *rates)
{
    (void)t;
    const struct foot_strike *foot = model->memory;
    struct foot_state state;
    const int status = solve(foot, x, &state);
    if (status != NC_OK)
        return status;
    const double *r_C = state.contact.r_C;
    rates[ALPHA] = x[W];
    rates[W] = -((r_C[0] - x[X]) * state.f_n - (r_C[1] - x[Y]) * state.f_t) / foot->J;
    rates[X] = x[V_X];
    rates[Y] = x[V_Y];
    rates[V_X] = state.f_t / foot->m;
    rates[V_Y] = state.f_n / foot->m - GRAVITY;
    rates[LOSS] = -state.f_n * state.contact.v_n - state.f_t * state.contact.v_t;
    return NC_OK;
}

static int roots(const struct model *model, double t, const double *x, double *roots)
{
    (void)t;
    struct foot_state state;
    const int status = solve(model->memory, x, &state);
    roots[0] = state.contact.gap;
    return status;
}

static int event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    (void)root;
    struct foot_strike *foot = model->memory;
    struct foot_state state;
    const int status = solve(foot, x, &state);
    return status ? status : elastic_event(&foot->elastic, t, state.contact.v_n, events);
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    (void)t;
    const struct foot_strike *foot = model->memory;
    struct foot_state state;
    const int status = solve(foot, x, &state);
    for (size_t i = ALPHA; i <= Y; i++)
        y[i] = x[i];
    y[4] = state.contact.gap;
    y[5] = state.f_n;
    y[6] = state.f_t;
    y[7] = foot->elastic.contact;
    return status;
}

static int energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    const struct foot_strike *foot = model->memory;
    *energy = (struct energy){
        .kinetic = (foot->m * (x[V_X] * x[V_X] + x[V_Y] * x[V_Y]) + foot->J * x[W] * x[W]) / 2,
        .potential = foot->m * GRAVITY * x[Y],
        .lost = x[LOSS],
    };
    return NC_OK;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct foot_strike *foot = model->memory;
    bodies[0].name = "foot";
    bodies[0].role = BODY_SHAPED;
    bodies[1].name = "ground";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_potential(&bodies[0], foot->shape, foot->n);
    return status ? status : outline_segment(&bodies[1], -foot->length, foot->length);
}

static int place(const struct model *model, double t, const double *x, struct frame *frame)
{
    (void)t;
    const struct foot_strike *foot = model->memory;
    struct foot_state state;
    const int status = solve(foot, x, &state);
    const struct nc_planar_contact *c = &state.contact;
    *frame = (struct frame){
        .pose = {{x[X], x[Y], -x[ALPHA]}},
        .contact = {{
            .active = foot->elastic.contact,
            .body = {c->r_C[0], c->r_C[1]},
            .counterpart = {c->r_C_b[0], c->r_C_b[1]},
            .normal = {c->e_n[0], c->e_n[1]},
            .radius = {1 / c->kappa_a},
            .force = {state.f_t, state.f_n},
        }},
    };
    return status;
}

const struct system foot_strike = {
    .name = "foot-strike",
    .title = "Foot that strikes with the heel and leaves at the toe",
    .text = "A foot arrives with forward speed, strikes with the heel, slips and sticks, rolls over its "
            "sole and "
            "leaves at the toe: an elastic contact with friction.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = STATES,
    .n_roots = 1,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct foot_strike),
    .stop = 0.25,
    .interval = 2e-4,
    .tolerance = 1e-8,
    .slow_motion = 20,
    .stiff = 1,
    .start = start,
    .rates = rates,
    .roots = roots,
    .event = event,
    .measure = measure,
    .energy = energy,
    .draw = draw,
    .place = place,
};
