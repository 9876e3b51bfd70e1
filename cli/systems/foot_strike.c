/* The step of a runner: a mass at the hip on a leg spring without mass, and the foot of 000 (85) with an
 * elastic sole and friction. The same system as Examples.Gait.FootStrike, in the coordinates of its two
 * masses. */
#include <math.h>

#include "../outline.h"
#include "../text.h"
#include "elastic.h"
#include "foot.h"

enum { P_R, P_L, P_LEG, P_FOOT, PARAMETERS };

static const struct parameter parameters[] = {
    {"R", "m", "size of the foot", 0.08, 1e-3, 1, PARAMETER_REAL},
    {"L_0", "m", "length of the unloaded leg, from hip to ankle", 0.9, 0.1, 10, PARAMETER_REAL},
    {"leg_0", "rad", "initial angle of the leg to the vertical, foot ahead", 0.38, -1.5, 1.5,
     PARAMETER_REAL},
    {"foot_0", "rad", "initial angle of the foot, toe up", 0.55, -3, 3, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"angle", "rad", "angle of the foot, positive with the toe up", 1, NULL},
    {"x", "m", "position of the hip", 2, NULL},
    {"y", "m", "height of the hip", 2, NULL},
    {"f_n", "N", "normal force of the ground", 3, NULL},
    {"f_t", "N", "tangential force of the ground", 3, NULL},
    {"sole", "m", "where the foot touches: contact point along the foot, from the ankle", 4, NULL},
};

/* Positions of hip and ankle, angle of the foot; their rates; angle of the leg, to count its turns; what
 * contact and dampers have taken. */
enum { HIP, ANKLE = 2, FOOT = 4, V_HIP, V_ANKLE = 7, W_FOOT = 9, LEG, LOSS, STATES };

static const double body_mass = 70, foot_mass = 1.1, foot_inertia = 0.006;
static const double leg_stiffness = 15e3, leg_damping = 50;
static const double ankle_stiffness = 250, ankle_damping = 6, ankle_rest = -0.3;
static const double friction = 0.8, friction_velocity = 0.01;

struct foot_strike {
    double shape[FOOT_SIZE];
    size_t n;
    double R;          /* size of the foot */
    double leg_length; /* unloaded */
    struct elastic elastic;
};

struct foot_state {
    struct nc_planar_contact contact;
    double f_n, f_t;     /* of the ground on the foot */
    double length, u[2]; /* of the leg now, and its direction from the hip to the ankle */
    double angle;        /* of the leg: 0 downwards, positive with the foot ahead */
    double rate, w;      /* of its length and angle */
    double push, torque; /* along the leg, and of the ankle spring on the foot */
};

static void solve_leg(const struct foot_strike *foot, const double *x, struct foot_state *state)
{
    const double leg[2] = {x[ANKLE] - x[HIP], x[ANKLE + 1] - x[HIP + 1]};
    const double v[2] = {x[V_ANKLE] - x[V_HIP], x[V_ANKLE + 1] - x[V_HIP + 1]};
    const double length = hypot(leg[0], leg[1]);
    state->length = length;
    state->u[0] = leg[0] / length;
    state->u[1] = leg[1] / length;
    state->angle = x[LEG] + remainder(atan2(leg[0], -leg[1]) - x[LEG], 2 * PI);
    state->rate = state->u[0] * v[0] + state->u[1] * v[1];
    state->w = (state->u[0] * v[1] - state->u[1] * v[0]) / length;
    state->push = leg_stiffness * (foot->leg_length - length) - leg_damping * state->rate;
    state->torque =
        -ankle_stiffness * (x[FOOT] - state->angle - ankle_rest) - ankle_damping * (x[W_FOOT] - state->w);
}

static int solve(const struct foot_strike *foot, const double *x, struct foot_state *state)
{
    const struct nc_planar_motion motion = {.r = {x[ANKLE], x[ANKLE + 1]},
                                            .angle = x[FOOT],
                                            .v = {x[V_ANKLE], x[V_ANKLE + 1]},
                                            .omega = x[W_FOOT]};
    struct nc_planar_contact *contact = &state->contact;
    solve_leg(foot, x, state);
    int status = nc_contact_line(foot->shape, foot->n, &motion, contact);
    if (status == NC_OK)
        status = elastic_force(&foot->elastic, contact->gap, contact->v_n, contact->kappa_a,
                               contact->kappa_a, &state->f_n);
    if (status == NC_OK)
        status = nc_friction_planar(friction, friction_velocity, state->f_n, contact->v_t, &state->f_t);
    return status;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, height = 0.945, v[2] = {3.2, -0.6}, w = -1.5;
    struct foot_strike *foot = model->memory;
    *foot = (struct foot_strike){
        .R = p[P_R],
        .leg_length = p[P_L],
        .elastic = {.stiffness = 4e6, .law = NC_EXACT_RESTITUTION, .restitution = 0.4, .v_small = 1e-3},
    };
    foot->n = foot_shape(foot->shape, p[P_R]);
    const double arm[2] = {p[P_L] * sin(p[P_LEG]), -p[P_L] * cos(p[P_LEG])};
    x[HIP + 1] = height;
    x[ANKLE] = arm[0];
    x[ANKLE + 1] = height + arm[1];
    x[FOOT] = p[P_FOOT];
    x[V_HIP] = v[0];
    x[V_HIP + 1] = v[1];
    x[V_ANKLE] = v[0] - w * arm[1];
    x[V_ANKLE + 1] = v[1] + w * arm[0];
    x[W_FOOT] = w;
    x[LEG] = p[P_LEG];
    nominal[ANKLE + 1] = 1e-2;
    struct foot_state state;
    const int status = solve(foot, x, &state);
    if (status != NC_OK)
        return fail("the foot at the start: %s", nc_message(status));
    if (state.contact.gap < 0)
        return fail(
            "the foot starts %.3g m inside the ground; make R or L_0 smaller, or leg_0 or foot_0 larger",
            -state.contact.gap);
    return 0;
}

static int rates(const struct model *model, double t, const double *x, double *rates)
{
    (void)t;
    struct foot_state s;
    const int status = solve(model->memory, x, &s);
    if (status != NC_OK)
        return status;
    /* The leg has no mass: a transverse force carries its moment to the ankle. */
    const double side = s.torque / s.length;
    const double force[2] = {s.push * s.u[0] + side * s.u[1], s.push * s.u[1] - side * s.u[0]};
    const double *r_C = s.contact.r_C, relative = x[W_FOOT] - s.w;
    for (int i = 0; i < V_HIP; i++)
        rates[i] = x[V_HIP + i];
    rates[V_HIP] = -force[0] / body_mass;
    rates[V_HIP + 1] = -force[1] / body_mass - GRAVITY;
    rates[V_ANKLE] = (force[0] + s.f_t) / foot_mass;
    rates[V_ANKLE + 1] = (force[1] + s.f_n) / foot_mass - GRAVITY;
    rates[W_FOOT] =
        (s.torque + (r_C[0] - x[ANKLE]) * s.f_n - (r_C[1] - x[ANKLE + 1]) * s.f_t) / foot_inertia;
    rates[LEG] = s.w;
    rates[LOSS] = leg_damping * s.rate * s.rate + ankle_damping * relative * relative -
                  s.f_n * s.contact.v_n - s.f_t * s.contact.v_t;
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
    struct foot_state state;
    const int status = solve(model->memory, x, &state);
    const double *r_C = state.contact.r_C;
    y[0] = x[FOOT];
    y[1] = x[HIP];
    y[2] = x[HIP + 1];
    y[3] = state.f_n;
    y[4] = state.f_t;
    y[5] = cos(x[FOOT]) * (r_C[0] - x[ANKLE]) + sin(x[FOOT]) * (r_C[1] - x[ANKLE + 1]);
    return status;
}

static double square(double value)
{
    return value * value;
}

static int energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    const struct foot_strike *foot = model->memory;
    struct foot_state s;
    solve_leg(foot, x, &s);
    *energy = (struct energy){
        .kinetic =
            (body_mass * (square(x[V_HIP]) + square(x[V_HIP + 1])) +
             foot_mass * (square(x[V_ANKLE]) + square(x[V_ANKLE + 1])) + foot_inertia * square(x[W_FOOT])) /
            2,
        .potential = GRAVITY * (body_mass * x[HIP + 1] + foot_mass * x[ANKLE + 1]) +
                     (leg_stiffness * square(s.length - foot->leg_length) +
                      ankle_stiffness * square(x[FOOT] - s.angle - ankle_rest)) /
                         2,
        .lost = x[LOSS],
    };
    return NC_OK;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct foot_strike *foot = model->memory;
    const double length = foot->leg_length;
    bodies[0].name = "foot";
    bodies[0].role = BODY_SHAPED;
    bodies[1].name = "ground";
    bodies[1].role = BODY_COUNTERPART;
    bodies[2].name = "body and thigh";
    bodies[3].name = "shank";
    bodies[2].role = bodies[3].role = BODY_OTHER;
    int status = outline_potential(&bodies[0], foot->shape, foot->n);
    if (status == 0)
        status = outline_segment(&bodies[1], -length / 2, 2.5 * length);
    if (status == 0)
        status = outline_rod(&bodies[2], 0.11 * length, 0.035 * length, 0.55 * length);
    return status ? status : outline_rod(&bodies[3], 0.025 * length, 0.018 * length, 0.5 * length);
}

static int place(const struct model *model, double t, const double *x, struct frame *frame)
{
    (void)t;
    const struct foot_strike *foot = model->memory;
    struct foot_state state;
    const int status = solve(foot, x, &state);
    const struct nc_planar_contact *c = &state.contact;
    *frame = (struct frame){
        .pose = {{x[ANKLE], x[ANKLE + 1], x[FOOT]},
                 {0},
                 {x[HIP], x[HIP + 1], state.angle + PI},
                 {x[ANKLE], x[ANKLE + 1], state.angle}},
        .contact = {{
            .active = foot->elastic.contact,
            .body = {c->r_C[0], c->r_C[1]},
            .counterpart = {c->r_C_b[0], c->r_C_b[1]},
            .normal = {c->e_n[0], c->e_n[1]},
            .radius = {1 / c->kappa_a},
            .force = {state.f_t, state.f_n},
            .depth = SMALL_DEFORMATION * foot->R,
        }},
        .reserve = {x[HIP + 1]},
    };
    return status;
}

static const struct limit limits[] = {{"the hip falls to the ground", NULL, 1}};

static const char *const modelica_names[] = {"x",
                                             "y",
                                             "hip.phi",
                                             "leg.s",
                                             "ankle.phi",
                                             "forward.v",
                                             "upward.v",
                                             "hip.w",
                                             "leg.v",
                                             "ankle.w",
                                             "contact.contact",
                                             "contact.normalForce.chi",
                                             "contact.normalForce.v_impact",
                                             NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    struct foot_strike *foot = model->memory;
    const double *q = values, *v = values + 5, u[2] = {sin(q[2]), -cos(q[2])};
    for (int i = 0; i < 2; i++) {
        x[HIP + i] = q[i];
        x[ANKLE + i] = q[i] + q[3] * u[i];
        x[V_HIP + i] = v[i];
        x[V_ANKLE + i] = v[i] + v[3] * u[i] + q[3] * v[2] * (i == 0 ? -u[1] : u[0]);
    }
    x[FOOT] = q[2] + q[4];
    x[LEG] = q[2];
    x[W_FOOT] = v[2] + v[4];
    foot->elastic.contact = values[10] >= 0.5;
    foot->elastic.damping = values[11];
    *v_impact = values[12];
}

const struct system foot_strike = {
    .name = "foot-strike",
    .modelica = "NormalContact.Examples.Gait.FootStrike",
    .title = "Step of a runner: the heel strikes, the foot rolls and leaves at the toe",
    .text = "A runner, reduced to a mass at the hip on a leg spring, arrives with the toe up. The heel "
            "strikes, the "
            "foot rolls over its sole while the leg spring stores and returns the energy of the bounce, "
            "and leaves "
            "the ground near the toe.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = STATES,
    .n_roots = 1,
    .n_bodies = 4,
    .n_contacts = 1,
    .limits = limits,
    .n_limits = 1,
    .memory_size = sizeof(struct foot_strike),
    .stop = 0.35,
    .interval = 5e-4,
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
    .modelica_names = modelica_names,
    .modelica_state = modelica_state,
};
