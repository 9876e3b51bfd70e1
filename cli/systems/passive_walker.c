/* Two rigid legs with round feet walk down a slope without a drive: elastic contact with friction at both
 * feet. x points down the slope. Straight legs scuff when they pass each other; as in the literature a foot
 * that has left the ground behind the other one can touch it again only when it is ahead and clear of the
 * ground. */
#include <math.h>

#include "../outline.h"
#include "../text.h"
#include "elastic.h"

enum { P_SLOPE, P_L, P_R, P_HIP, P_M, P_C, P_J, P_PHI, P_W_LEFT, P_W_RIGHT, PARAMETERS };

static const struct parameter parameters[] = {
    {"slope", "rad", "slope of the ground", 0.02, -0.5, 0.5, PARAMETER_REAL},
    {"l", "m", "length of the legs, from the hip to the sole", 1, 1e-2, 1e2, PARAMETER_REAL},
    {"R", "m", "radius of the feet", 0.2, 1e-3, 1e2, PARAMETER_REAL},
    {"M", "kg", "mass at the hip", 10, 1e-3, 1e4, PARAMETER_REAL},
    {"m", "kg", "mass of each leg", 1, 1e-3, 1e4, PARAMETER_REAL},
    {"c", "m", "distance of the centre of mass of a leg from the hip", 0.5, 0, 1e2, PARAMETER_REAL},
    {"J", "kg.m2", "inertia of a leg about its centre of mass", 1. / 12, 1e-9, 1e4, PARAMETER_REAL},
    {"phi_0", "rad", "initial angle of the leg in front; the other leg is behind by the same angle", 0.3,
     0.01, 1, PARAMETER_REAL},
    {"w_left", "rad/s", "initial angular velocity of the leg in front, which stands", -0.94, -10, 10,
     PARAMETER_REAL},
    {"w_right", "rad/s", "initial angular velocity of the leg behind", -0.56, -10, 10, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"phi_left", "rad", "angle of the left leg, positive with the foot ahead", 1, NULL},
    {"phi_right", "rad", "of the right leg", 1, NULL},
    {"steps", "1", "number of steps", 2, NULL},
    {"period", "s", "duration of the last step", 3, NULL},
    {"length", "m", "length of the last step: how far the hip has moved", 4, NULL},
};

/* Position of the hip, angles of the legs from -y, counter-clockwise; their rates; what the contacts have
 * taken. */
enum { HIP, LEG = 2, V_HIP = 4, W_LEG = 6, LOSS = 8, STATES };
enum { LEFT, RIGHT, LEGS };

static const struct contact_pair pairs[] = {{"left foot", 0, 2}, {"right foot", 1, 2}};

struct foot {
    int below, extended; /* is the sole below the ground, can it touch? If both, elastic.contact */
    struct elastic elastic;
};

struct walker {
    double shape[4]; /* of a foot */
    size_t n;
    double shank, R, M, m, c, J, g[2]; /* shank: from the hip to the centre of the foot */
    struct foot foot[LEGS];
    int standing; /* the leg that struck last */
    double t_strike, s_strike;
    double steps, period, length;
};

struct walker_state {
    struct nc_planar_contact contact[LEGS];
    double f_n[LEGS], f_t[LEGS];
};

static int solve(const struct walker *walker, const double *x, struct walker_state *state)
{
    const double d = walker->shank;
    int status = NC_OK;
    for (int i = 0; i < LEGS && status == NC_OK; i++) {
        const double phi = x[LEG + i], w = x[W_LEG + i];
        const struct nc_planar_motion motion = {
            .r = {x[HIP] + d * sin(phi), x[HIP + 1] - d * cos(phi)},
            .angle = phi,
            .v = {x[V_HIP] + d * w * cos(phi), x[V_HIP + 1] + d * w * sin(phi)},
            .omega = w};
        struct nc_planar_contact *c = &state->contact[i];
        status = nc_contact_line(walker->shape, walker->n, &motion, c);
        state->f_n[i] = 0;
        if (status == NC_OK && walker->foot[i].elastic.contact)
            status = elastic_force(&walker->foot[i].elastic, c->gap, c->v_n, c->kappa_a, c->kappa_a,
                                   &state->f_n[i]);
        if (status == NC_OK)
            status = nc_friction_planar(0.8, 1e-3, state->f_n[i], c->v_t, &state->f_t[i]);
    }
    return status;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, d = p[P_L] - p[P_R], phi = p[P_PHI], w = p[P_W_LEFT];
    struct walker *walker = model->memory;
    if (d <= 0)
        return fail("the feet are larger than the legs; make R smaller than l");
    const struct elastic elastic = {
        .stiffness = 1e9, .law = NC_EXACT_RESTITUTION, .restitution = 0.1, .v_small = 1e-3};
    *walker = (struct walker){
        .shank = d,
        .R = p[P_R],
        .M = p[P_HIP],
        .m = p[P_M],
        .c = p[P_C],
        .J = p[P_J],
        .g = {GRAVITY * sin(p[P_SLOPE]), -GRAVITY * cos(p[P_SLOPE])},
        .foot = {{.extended = 1, .elastic = elastic}, {.elastic = elastic}},
    };
    for (int i = 0; i < LEGS; i++)
        walker->foot[i].elastic.name = pairs[i].name;
    walker->n = nc_planar_offset(walker->shape, sizeof walker->shape / sizeof *walker->shape, p[P_R]);
    x[HIP + 1] = p[P_R] + d * cos(phi) + 0.001;
    x[LEG + LEFT] = phi;
    x[LEG + RIGHT] = -phi;
    x[V_HIP] = -(p[P_R] + d * cos(phi)) * w; /* as if the left foot rolled */
    x[V_HIP + 1] = -d * sin(phi) * w;
    x[W_LEG + LEFT] = w;
    x[W_LEG + RIGHT] = p[P_W_RIGHT];
    nominal[HIP + 1] = 1e-3;
    return 0;
}

/* Newton and Euler: the angular accelerations of the legs are eliminated, two equations for the hip remain.
 */
static int rates(const struct model *model, double t, const double *x, double *rates)
{
    (void)t;
    const struct walker *walker = model->memory;
    struct walker_state state;
    const int status = solve(walker, x, &state);
    if (status != NC_OK)
        return status;
    const double moment = walker->m * walker->c, total = walker->M + 2 * walker->m;
    const double inertia = walker->J + moment * walker->c;
    double xx = total, xy = 0, yy = total, force[2] = {total * walker->g[0], total * walker->g[1]},
           torque[LEGS];
    for (int i = 0; i < LEGS; i++) {
        const double s = sin(x[LEG + i]), c = cos(x[LEG + i]), w = x[W_LEG + i];
        const double *r_C = state.contact[i].r_C, f_n = state.f_n[i], f_t = state.f_t[i];
        torque[i] = moment * (walker->g[0] * c + walker->g[1] * s) + (r_C[0] - x[HIP]) * f_n -
                    (r_C[1] - x[HIP + 1]) * f_t;
        xx -= moment * moment * c * c / inertia;
        xy -= moment * moment * c * s / inertia;
        yy -= moment * moment * s * s / inertia;
        force[0] += f_t + moment * (w * w * s - c * torque[i] / inertia);
        force[1] += f_n - moment * (w * w * c + s * torque[i] / inertia);
    }
    const double determinant = xx * yy - xy * xy;
    rates[V_HIP] = (yy * force[0] - xy * force[1]) / determinant;
    rates[V_HIP + 1] = (xx * force[1] - xy * force[0]) / determinant;
    rates[LOSS] = 0;
    for (int i = 0; i < LEGS; i++) {
        rates[HIP + i] = x[V_HIP + i];
        rates[LEG + i] = x[W_LEG + i];
        rates[W_LEG + i] =
            (torque[i] - moment * (cos(x[LEG + i]) * rates[V_HIP] + sin(x[LEG + i]) * rates[V_HIP + 1])) /
            inertia;
        rates[LOSS] -= state.f_n[i] * state.contact[i].v_n + state.f_t[i] * state.contact[i].v_t;
    }
    return NC_OK;
}

/* The soles pass the ground, and the legs each other. */
static int roots(const struct model *model, double t, const double *x, double *roots)
{
    (void)t;
    struct walker_state state;
    const int status = solve(model->memory, x, &state);
    roots[LEFT] = state.contact[LEFT].gap;
    roots[RIGHT] = state.contact[RIGHT].gap;
    roots[LEGS] = x[LEG + LEFT] - x[LEG + RIGHT];
    return status;
}

static void count_step(struct walker *walker, int leg, double t, double s)
{
    if (walker->standing == leg)
        return;
    walker->standing = leg;
    walker->steps++;
    walker->period = t - walker->t_strike;
    walker->length = s - walker->s_strike;
    walker->t_strike = t;
    walker->s_strike = s;
}

static int event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    struct walker *walker = model->memory;
    struct walker_state state;
    int status = solve(walker, x, &state);
    if (root < LEGS)
        walker->foot[root].below = state.contact[root].v_n < 0;
    const double ahead = root == LEGS ? x[W_LEG + LEFT] - x[W_LEG + RIGHT] : x[LEG + LEFT] - x[LEG + RIGHT];
    for (int i = 0; i < LEGS && status == NC_OK; i++) {
        struct foot *foot = &walker->foot[i];
        if (!foot->below)
            foot->extended = i == LEFT ? ahead > 0 : ahead < 0;
        if (foot->elastic.contact == (foot->below && foot->extended))
            continue;
        status = elastic_event(&foot->elastic, t, state.contact[i].v_n, events);
        if (foot->elastic.contact)
            count_step(walker, i, t, x[HIP]);
    }
    return status;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    (void)t;
    const struct walker *walker = model->memory;
    y[0] = x[LEG + LEFT];
    y[1] = x[LEG + RIGHT];
    y[2] = walker->steps;
    y[3] = walker->period;
    y[4] = walker->length;
    return NC_OK;
}

static int energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    const struct walker *walker = model->memory;
    const double M = walker->M, m = walker->m, *g = walker->g;
    *energy = (struct energy){
        .kinetic = M * (x[V_HIP] * x[V_HIP] + x[V_HIP + 1] * x[V_HIP + 1]) / 2,
        .potential = -M * (g[0] * x[HIP] + g[1] * x[HIP + 1]),
        .lost = x[LOSS],
    };
    for (int i = 0; i < LEGS; i++) {
        const double s = walker->c * sin(x[LEG + i]), c = walker->c * cos(x[LEG + i]), w = x[W_LEG + i];
        const double v[2] = {x[V_HIP] + w * c, x[V_HIP + 1] + w * s};
        energy->kinetic += (m * (v[0] * v[0] + v[1] * v[1]) + walker->J * w * w) / 2;
        energy->potential -= m * (g[0] * (x[HIP] + s) + g[1] * (x[HIP + 1] - c));
    }
    return NC_OK;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct walker *walker = model->memory;
    const double length = walker->shank + walker->R;
    bodies[LEFT].name = "left leg";
    bodies[RIGHT].name = "right leg";
    bodies[2].name = "ground";
    bodies[2].role = BODY_COUNTERPART;
    bodies[3].name = "hip";
    bodies[3].role = BODY_OTHER;
    int status = 0;
    for (int i = 0; i < LEGS && status == 0; i++) {
        bodies[i].role = BODY_SHAPED;
        status = outline_rod(&bodies[i], walker->R, 0.15 * walker->R, walker->shank);
    }
    if (status == 0)
        status = outline_segment(&bodies[2], -length, 12 * length);
    return status ? status : outline_circle(&bodies[3], 0.08 * length);
}

static int place(const struct model *model, double t, const double *x, struct frame *frame)
{
    (void)t;
    const struct walker *walker = model->memory;
    struct walker_state state;
    const int status = solve(walker, x, &state);
    const double d = walker->shank;
    *frame = (struct frame){.pose = {[3] = {x[HIP], x[HIP + 1], 0}}, .reserve = {x[HIP + 1]}};
    for (int i = 0; i < LEGS && status == NC_OK; i++) {
        const struct nc_planar_contact *c = &state.contact[i];
        const double phi = x[LEG + i];
        frame->pose[i][0] = x[HIP] + d * sin(phi);
        frame->pose[i][1] = x[HIP + 1] - d * cos(phi);
        frame->pose[i][2] = phi;
        frame->contact[i] = (struct frame_contact){
            .active = walker->foot[i].elastic.contact,
            .hidden = !walker->foot[i].extended,
            .body = {c->r_C[0], c->r_C[1]},
            .counterpart = {c->r_C_b[0], c->r_C_b[1]},
            .normal = {c->e_n[0], c->e_n[1]},
            .radius = {1 / c->kappa_a},
            .force = {state.f_t[i], state.f_n[i]},
            .depth = walker->foot[i].extended ? SMALL_DEFORMATION * walker->R : walker->R,
        };
    }
    return status;
}

/* A foot that cannot touch passes the ground a little; one that passes it with its centre walks through the floor. */
static const struct limit limits[] = {{"the hip falls to the ground", NULL, 1}};

static const char *const modelica_names[] = {"planar.s_x",
                                             "planar.s_y",
                                             "phi_left",
                                             "phi_right",
                                             "planar.v_x",
                                             "planar.v_y",
                                             "planar.w",
                                             "hip.w",
                                             "leftDown",
                                             "rightDown",
                                             "leftExtended",
                                             "rightExtended",
                                             "left.normalForce.chi",
                                             "right.normalForce.chi",
                                             "left.normalForce.v_impact",
                                             "right.normalForce.v_impact",
                                             NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    struct walker *walker = model->memory;
    for (int i = 0; i < 7; i++)
        x[i] = values[i];
    x[W_LEG + RIGHT] = values[6] + values[7];
    for (int i = 0; i < LEGS; i++) {
        walker->foot[i].elastic.contact = values[8 + i] >= 0.5;
        walker->foot[i].extended = values[10 + i] >= 0.5;
        walker->foot[i].elastic.damping = values[12 + i];
        v_impact[i] = values[14 + i];
    }
}

const struct system passive_walker = {
    .name = "passive-walker",
    .modelica = "NormalContact.Examples.Gait.PassiveWalker",
    .title = "Two legs with round feet that walk down a slope without a drive",
    .text =
        "Gravity alone drives two rigid legs with round feet and a mass at the hip; every heel strike "
        "costs energy. "
        "The walker starts a little off, and after some steps walks in a stable cycle. The slope is drawn "
        "level. "
        "Straight legs scuff the ground when they pass each other: as in the literature this is ignored.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = STATES,
    .n_roots = LEGS + 1,
    .n_bodies = 4,
    .n_contacts = LEGS,
    .pairs = pairs,
    .limits = limits,
    .n_limits = 1,
    .memory_size = sizeof(struct walker),
    .stop = 15,
    .interval = 0.005,
    .tolerance = 1e-9,
    .slow_motion = 2,
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
