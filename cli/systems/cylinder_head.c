/* A cam shaft with eight valves is run up until the valves float: bucket tappets on convex cams, each with
 * a spring, a seat and a clearance. */
#include <math.h>

#include "../outline.h"
#include "../text.h"
#include "normalcontact.h"

enum { P_R, P_LIFT, P_LASH, P_M, P_C, P_F, P_W_0, P_W_1, P_T, PARAMETERS };

static const struct parameter parameters[] = {
    {"r", "m", "radius of the base circle", 0.02, 1e-5, 10, PARAMETER_REAL},
    {"lift", "m", "lift of the cams", 0.007, 1e-6, 10, PARAMETER_REAL},
    {"lash", "m", "clearance between cam and tappet when the valve is closed", 0.0002, 0, 1,
     PARAMETER_REAL},
    {"m", "kg", "moving mass of a valve", 0.12, 1e-6, 1e3, PARAMETER_REAL},
    {"c", "N/m", "stiffness of a valve spring", 25e3, 1, 1e9, PARAMETER_REAL},
    {"f_0", "N", "preload of a valve spring", 200, 0, 1e6, PARAMETER_REAL},
    {"w_0", "rad/s", "angular velocity at the start", 150, -1e4, 1e4, PARAMETER_REAL},
    {"w_1", "rad/s", "angular velocity at the end", 450, -1e4, 1e4, PARAMETER_REAL},
    {"T", "s", "duration of the run-up", 0.4, 1e-6, 1e6, PARAMETER_REAL},
};

enum { VALVES = 8 };

#define EACH(name, unit, text, panel_1, panel_5)                                                           \
    {name "[1]", unit, text, panel_1, NULL}, {name "[2]", unit, text, 0, NULL},                            \
        {name "[3]", unit, text, 0, NULL}, {name "[4]", unit, text, 0, NULL},                              \
        {name "[5]", unit, text, panel_5, NULL}, {name "[6]", unit, text, 0, NULL},                        \
        {name "[7]", unit, text, 0, NULL},                                                                 \
    {                                                                                                      \
        name "[8]", unit, text, 0, NULL                                                                    \
    }

/* Plots show an inlet and an exhaust valve of the first cylinder. */
static const struct output outputs[] = {
    {"w", "rad/s", "angular velocity of the cam shaft", 1, NULL},
    EACH("s", "m", "lift of the valve", 2, 2),
    EACH("gap", "m", "gap between cam and tappet", 3, 3),
    EACH("floating", "1", "1: the valve flies off its lifting cam", 0, 0),
    {"tau", "N.m", "torque that drives the cam shaft", 4, NULL},
};

/* Lift and velocity of each valve, energy supplied by the drive and taken by contacts and seats. */
enum { S, V = VALVES, WORK = 2 * VALVES, LOSS, STATES };

static const double cam_stiffness = 5e6, cam_damping = 300, seat_stiffness = 2e7, seat_damping = 2e3;

struct head {
    struct {
        double shape[16];
        size_t n;
        int contact;
    } cam[VALVES];
    double r, lift, lash, m, c, f_0, w_0, w_1, T;
};

struct head_state {
    struct nc_planar_contact contact[VALVES];
    double phi, w, torque;            /* of the shaft; torque of all contacts on it */
    double f_n[VALVES], seat[VALVES]; /* forces on a valve, away from the cam axis */
};

static int solve(const struct head *head, double t, const double *x, struct head_state *state)
{
    const double run = fmin(t, head->T), change = head->w_1 - head->w_0;
    state->w = head->w_0 + change * run / head->T;
    state->phi = head->w_0 * t + change * (run * run / (2 * head->T) + (t - run));
    state->torque = 0;
    for (int i = 0; i < VALVES; i++) {
        struct nc_planar_contact *c = &state->contact[i];
        const double distance = head->r + head->lash + x[S + i];
        const struct nc_planar_motion motion = {
            .r = {0, distance}, .angle = state->phi - PI / 2, .v = {0, x[V + i]}, .omega = state->w};
        const int status = nc_contact_line(head->cam[i].shape, head->cam[i].n, &motion, c);
        if (status != NC_OK)
            return status;
        state->f_n[i] = head->cam[i].contact ? fmax(0, -cam_stiffness * c->gap - cam_damping * c->v_n) : 0;
        state->torque += c->r_C[0] * state->f_n[i];
        const double elastic = fmax(0, -seat_stiffness * x[S + i]); /* its damping never exceeds it */
        state->seat[i] = elastic + fmin(fmax(-seat_damping * x[V + i], -elastic), elastic);
    }
    return NC_OK;
}

static int start(struct model *model, double *x, double *nominal)
{
    static const double phase[VALVES] = {0,    PI / 2,        3 * PI / 2,        PI,
                                         -1.8, -1.8 + PI / 2, -1.8 + 3 * PI / 2, -1.8 + PI};
    const double *p = model->p;
    struct head *head = model->memory;
    *head = (struct head){.r = p[P_R],
                          .lift = p[P_LIFT],
                          .lash = p[P_LASH],
                          .m = p[P_M],
                          .c = p[P_C],
                          .f_0 = p[P_F],
                          .w_0 = p[P_W_0],
                          .w_1 = p[P_W_1],
                          .T = p[P_T]};
    struct head_state state;
    for (int i = 0; i < VALVES; i++) {
        double *shape = head->cam[i].shape;
        const size_t n = nc_planar_offset(shape, 16, head->r);
        head->cam[i].n = n + nc_planar_lift(shape + n, 16 - n, NC_LIFT_MODIFIED_SINE, head->lift,
                                            -phase[i] - 2.6, 1.3, 0, 1.3);
        struct nc_planar_radius_bounds bounds;
        const int status = nc_planar_convexity(shape, head->cam[i].n, 1e-6, 0, &bounds);
        if (status != NC_OK || bounds.verdict != NC_CONVEX)
            return fail(
                "the cams are not convex: their curvature radius is %.3g m; make r larger or lift smaller",
                bounds.upper);
        nominal[S + i] = 1e-4;
    }
    for (int i = 0; i < VALVES; i++) { /* the spring presses a valve on its cam where it lifts */
        double h[4];
        nc_planar_eval(head->cam[i].shape, head->cam[i].n, 0, h);
        const double lift = h[0] - head->r - head->lash,
                     s = lift - (head->f_0 + head->c * lift) / cam_stiffness;
        x[S + i] = fmax(0, s);
        x[V + i] = s > 0 ? -head->w_0 * h[1] : 0;
    }
    const int status = solve(head, 0, x, &state);
    if (status != NC_OK)
        return fail("the cams at the start: %s", nc_message(status));
    for (int i = 0; i < VALVES; i++)
        head->cam[i].contact = state.contact[i].gap < 0;
    return 0;
}

static int rates(const struct model *model, double t, const double *x, double *rates)
{
    const struct head *head = model->memory;
    struct head_state state;
    const int status = solve(head, t, x, &state);
    if (status != NC_OK)
        return status;
    rates[WORK] = -state.torque * state.w;
    rates[LOSS] = 0;
    for (int i = 0; i < VALVES; i++) {
        rates[S + i] = x[V + i];
        rates[V + i] = (state.f_n[i] + state.seat[i] - head->c * x[S + i] - head->f_0) / head->m;
        rates[LOSS] -= state.f_n[i] * state.contact[i].v_n + state.seat[i] * x[V + i];
    }
    return NC_OK;
}

/* The gaps of the cams, and the seats. */
static int roots(const struct model *model, double t, const double *x, double *roots)
{
    struct head_state state;
    const int status = solve(model->memory, t, x, &state);
    for (int i = 0; i < VALVES; i++) {
        roots[i] = state.contact[i].gap;
        roots[VALVES + i] = x[S + i];
    }
    return status;
}

static const struct contact_pair pairs[VALVES] = {{"cam 1", 0, 8},  {"cam 2", 1, 9},  {"cam 3", 2, 10},
                                                  {"cam 4", 3, 11}, {"cam 5", 4, 12}, {"cam 6", 5, 13},
                                                  {"cam 7", 6, 14}, {"cam 8", 7, 15}};

static int event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    struct head *head = model->memory;
    struct head_state state;
    const int status = solve(head, t, x, &state);
    if (root >= VALVES || status != NC_OK) /* a seat: its force has only a kink */
        return status;
    int *contact = &head->cam[root].contact;
    *contact = !*contact;
    if (*contact)
        events_add_at(events, t, "impact", pairs[root].name, fmax(-state.contact[root].v_n, 0));
    else
        events_add_at(events, t, "lift-off", pairs[root].name, NAN);
    return NC_OK;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    const struct head *head = model->memory;
    struct head_state state;
    const int status = solve(head, t, x, &state);
    y[0] = state.w;
    for (int i = 0; i < VALVES; i++) {
        const double gap = state.contact[i].gap, h = head->r + head->lash + x[S + i] - gap;
        y[1 + i] = x[S + i];
        y[1 + VALVES + i] = gap;
        y[1 + 2 * VALVES + i] = gap > head->lash && h > head->r + 2 * head->lash;
    }
    y[1 + 3 * VALVES] = -state.torque;
    return status;
}

static int energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    const struct head *head = model->memory;
    *energy = (struct energy){.supplied = x[WORK], .lost = x[LOSS]};
    for (int i = 0; i < VALVES; i++) {
        const double deflection = x[S + i] + head->f_0 / head->c;
        energy->kinetic += head->m * x[V + i] * x[V + i] / 2;
        energy->potential += head->c * deflection * deflection / 2;
    }
    return NC_OK;
}

/* Each cam over its tappet: inlets in a row, below them exhausts. */
static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct head *head = model->memory;
    int status = 0;
    for (int i = 0; i < VALVES && status == 0; i++) {
        bodies[i].name = pairs[i].name;
        bodies[i].role = BODY_SHAPED;
        bodies[VALVES + i].name = "tappet";
        bodies[VALVES + i].role = BODY_COUNTERPART;
        status = outline_potential(&bodies[i], head->cam[i].shape, head->cam[i].n);
        if (status == 0)
            status = outline_segment(&bodies[VALVES + i], -head->r, head->r);
    }
    return status;
}

static int place(const struct model *model, double t, const double *x, struct frame *frame)
{
    const struct head *head = model->memory;
    const double spacing = 2.2 * (head->r + head->lift);
    struct head_state state;
    const int status = solve(head, t, x, &state);
    *frame = (struct frame){.pose = {{0}}};
    for (int i = 0; i < VALVES && status == NC_OK; i++) {
        const struct nc_planar_contact *c = &state.contact[i];
        const double along = spacing * (i % 4), up = -1.1 * spacing * (i / 4),
                     s = head->r + head->lash + x[S + i];
        frame->pose[i][0] = frame->pose[VALVES + i][0] = along;
        frame->pose[i][1] = up;
        frame->pose[i][2] = state.phi - PI / 2;
        frame->pose[VALVES + i][1] = up - s;
        frame->contact[i] = (struct frame_contact){
            .active = head->cam[i].contact,
            .body = {along + c->r_C[0], up - s + c->r_C[1]},
            .counterpart = {along + c->r_C_b[0], up - s + c->r_C_b[1]},
            .normal = {c->e_n[0], c->e_n[1]},
            .radius = {1 / c->kappa_a},
            .force = {0, state.f_n[i]},
            .depth = SMALL_DEFORMATION * head->r,
        };
    }
    return status;
}

#define EACH_NAME(before, after)                                                                           \
    before "[1]" after, before "[2]" after, before "[3]" after, before "[4]" after, before "[5]" after,    \
        before "[6]" after, before "[7]" after, before "[8]" after

static const char *const modelica_names[] = {EACH_NAME("s", ""), EACH_NAME("valve", ".v"),
                                             EACH_NAME("cam", ".contact"),
                                             EACH_NAME("cam", ".normalForce.v_impact"), NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    struct head *head = model->memory;
    for (int i = 0; i < VALVES; i++) {
        x[S + i] = values[i];
        x[V + i] = values[VALVES + i];
        head->cam[i].contact = values[2 * VALVES + i] >= 0.5;
        v_impact[i] = values[3 * VALVES + i];
    }
}

const struct system cylinder_head = {
    .name = "cylinder-head",
    .modelica = "NormalContact.Examples.ValveTrain.CylinderHead",
    .title = "Cam shaft with eight valves, run up until the valves float",
    .text = "One cam shaft drives eight valves by bucket tappets: inlet and exhaust of four cylinders. The "
            "inertia force "
            "of the valves grows with the square of the speed. From 300 rad/s on it exceeds the force of the springs "
            "for moments behind the tip of the cam; near 360 rad/s the gap grows larger than the clearance while the "
            "cam lifts: the valves float.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = STATES,
    .n_roots = 2 * VALVES,
    .n_bodies = 2 * VALVES,
    .n_contacts = VALVES,
    .pairs = pairs,
    .memory_size = sizeof(struct head),
    .stop = 0.4,
    .interval = 2e-4,
    .tolerance = 1e-9,
    .slow_motion = 50,
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
