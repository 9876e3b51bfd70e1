/* The step of a runner: a mass at the hip on a leg spring without mass, and the foot of 000 (85) with an
 * elastic sole and friction. The same system as Examples.Gait.FootStrike, in the coordinates of its two
 * masses. */
#include <math.h>
#include <string.h>

#include "../modelica.h"
#include "../outline.h"
#include "../system.h"
#include "foot.h"

enum { P_R, P_L, P_LEG, P_FOOT, P_K };

static const struct parameter parameters[] = {
    {"R", "m", "size of the foot", 0.08, 1e-3, 1, PARAMETER_REAL},
    {"L_0", "m", "length of the unloaded leg, from hip to ankle", 0.9, 0.1, 10, PARAMETER_REAL},
    {"leg_0", "rad", "initial angle of the leg to the vertical, foot ahead", 0.38, -1.5, 1.5,
     PARAMETER_REAL},
    {"foot_0", "rad", "initial angle of the foot, toe up", 0.55, -3, 3, PARAMETER_REAL},
    {"K", "N/m1.5", "stiffness of the sole: force is K times depth to the power of 1.5", 4e6, 1e4, 1e9,
     PARAMETER_REAL},
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
};

struct leg {
    double length, u[2]; /* now, and its direction from the hip to the ankle */
    double angle;        /* 0 downwards, positive with the foot ahead */
    double rate, w;      /* of its length and angle */
    double push, torque; /* along the leg, and of the ankle spring on the foot */
};

static double square(double value)
{
    return value * value;
}

static void solve_leg(double unloaded, const double *x, struct leg *leg)
{
    const double d[2] = {x[ANKLE] - x[HIP], x[ANKLE + 1] - x[HIP + 1]};
    const double v[2] = {x[V_ANKLE] - x[V_HIP], x[V_ANKLE + 1] - x[V_HIP + 1]};
    leg->length = hypot(d[0], d[1]);
    leg->u[0] = d[0] / leg->length;
    leg->u[1] = d[1] / leg->length;
    leg->angle = x[LEG] + remainder(atan2(d[0], -d[1]) - x[LEG], 2 * PI);
    leg->rate = leg->u[0] * v[0] + leg->u[1] * v[1];
    leg->w = (leg->u[0] * v[1] - leg->u[1] * v[0]) / leg->length;
    leg->push = leg_stiffness * (unloaded - leg->length) - leg_damping * leg->rate;
    leg->torque =
        -ankle_stiffness * (x[FOOT] - leg->angle - ankle_rest) - ankle_damping * (x[W_FOOT] - leg->w);
}

/* f_n, f_t: of the ground on the foot, at C. The leg has no mass: a transverse force carries its moment to
 * the ankle. */
static void solve_motion(const double *x, const struct leg *leg, const struct nc_planar_contact *c,
                         double f_n, double f_t, double *rates)
{
    const double side = leg->torque / leg->length;
    const double force[2] = {leg->push * leg->u[0] + side * leg->u[1],
                             leg->push * leg->u[1] - side * leg->u[0]};
    memcpy(rates, x + V_HIP, V_HIP * sizeof *x);
    rates[V_HIP] = -force[0] / body_mass;
    rates[V_HIP + 1] = -force[1] / body_mass - GRAVITY;
    rates[V_ANKLE] = (force[0] + f_t) / foot_mass;
    rates[V_ANKLE + 1] = (force[1] + f_n) / foot_mass - GRAVITY;
    rates[W_FOOT] =
        (leg->torque + (c->r_C[0] - x[ANKLE]) * f_n - (c->r_C[1] - x[ANKLE + 1]) * f_t) / foot_inertia;
    rates[LEG] = leg->w;
    rates[LOSS] = leg_damping * square(leg->rate) + ankle_damping * square(x[W_FOOT] - leg->w) -
                  f_n * c->v_n - f_t * c->v_t;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const struct foot_strike *foot = model->memory;
    const struct nc_planar_motion motion = {.r = {x[ANKLE], x[ANKLE + 1]},
                                            .angle = x[FOOT],
                                            .v = {x[V_ANKLE], x[V_ANKLE + 1]},
                                            .omega = x[W_FOOT]};
    const double *r = motion.r;
    struct nc_planar_contact c;
    struct leg leg;
    double f_n, f_t;
    solve_leg(model->p[P_L], x, &leg);
    int status = nc_line_contact(foot->shape, foot->n, &motion, &c);
    if (status == NC_OK)
        status = contact_force(&model->contact[0], c.gap, c.v_n, c.kappa_a, c.kappa_a, &f_n);
    if (status == NC_OK)
        status = nc_friction_planar(friction, friction_velocity, f_n, c.v_t, &f_t);
    if (status != NC_OK)
        return status;
    solve_motion(x, &leg, &c, f_n, f_t, e->rates);
    contact_planar(&c, (double[2]){0, 0}, f_n, f_t, &e->frame.contact[0]);
    const double pose[][3] = {
        {r[0], r[1], x[FOOT]}, {0, 0, 0}, {x[HIP], x[HIP + 1], leg.angle + PI}, {r[0], r[1], leg.angle}};
    for (size_t i = 0; i < COUNT(pose); i++)
        memcpy(e->frame.pose[i], pose[i], sizeof pose[i]);
    e->energy = (struct energy){
        .kinetic =
            (body_mass * (square(x[V_HIP]) + square(x[V_HIP + 1])) +
             foot_mass * (square(x[V_ANKLE]) + square(x[V_ANKLE + 1])) + foot_inertia * square(x[W_FOOT])) /
            2,
        .potential = GRAVITY * (body_mass * x[HIP + 1] + foot_mass * x[ANKLE + 1]) +
                     (leg_stiffness * square(leg.length - model->p[P_L]) +
                      ankle_stiffness * square(x[FOOT] - leg.angle - ankle_rest)) /
                         2,
        .lost = x[LOSS],
    };
    const double sole = cos(x[FOOT]) * (c.r_C[0] - r[0]) + sin(x[FOOT]) * (c.r_C[1] - r[1]);
    memcpy(e->outputs, (double[]){x[FOOT], x[HIP], x[HIP + 1], f_n, f_t, sole}, 6 * sizeof sole);
    return NC_OK;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, height = 0.945, v[2] = {3.2, -0.6}, w = -1.5;
    const double arm[2] = {p[P_L] * sin(p[P_LEG]), -p[P_L] * cos(p[P_LEG])};
    struct foot_strike *foot = model->memory;
    struct evaluation e = {0};
    foot->n = foot_shape(foot->shape, p[P_R]);
    model->contact[0] = (struct contact){.size = p[P_R],
                                         .shape = foot->shape,
                                         .n = foot->n,
                                         .stiffness = p[P_K],
                                         .law = NC_EXACT_RESTITUTION,
                                         .restitution = 0.4,
                                         .v_small = 1e-3};
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
    const int status = model_evaluate(model, 0, x, FOR_ROOTS, &e);
    if (status == NC_OK && e.frame.contact[0].gap < 0)
        return refuse(
            model,
            "the foot starts %.3g m inside the ground; make R or L_0 smaller, or leg_0 or foot_0 larger",
            -e.frame.contact[0].gap);
    return status;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct foot_strike *foot = model->memory;
    const double length = model->p[P_L];
    bodies[0].name = "foot";
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

static const struct limit limits[] = {{"the hip falls to the ground", NULL, 1}};

static void reserve(const struct model *model, const struct frame *frame, double *reserve)
{
    reserve[0] = frame->pose[2][1];
    (void)model;
}

static const char *const poses[] = {"{x + leg.s*sin(hip.phi), y - leg.s*cos(hip.phi), angle}", NULL,
                                    "{x, y, hip.phi + Modelica.Constants.pi}",
                                    "{x + leg.s*sin(hip.phi), y - leg.s*cos(hip.phi), hip.phi}"};
static const struct modelica_contact contacts[] = {MODELICA_PLANAR_CONTACT("contact")};
static const char *const changes[] = {"contact.normalForce.K=<K>", NULL};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Gait.FootStrike",
    .changes = changes,
    .poses = poses,
    .contacts = contacts,
    .stored =
        "body.m*(body.v_0*body.v_0/2 + world.g*y) + foot.m*(foot.v_0*foot.v_0/2 + world.g*foot.r_0[2]) + "
        "foot.I_33*(hip.w + ankle.w)^2/2 + legSpring.c*(leg.s - L_0)^2/2 + "
        "ankleSpring.c*(ankle.phi - ankleSpring.phi_rel0)^2/2",
    .lost = "contact.power + legSpring.d*leg.v^2 + ankleSpring.d*ankle.w^2",
};

const struct system foot_strike = {
    .name = "foot-strike",
    .title = "Step of a runner: the heel strikes, the foot rolls and leaves at the toe",
    .text = "A runner, reduced to a mass at the hip on a leg spring, arrives with the toe up. The heel "
            "strikes, the "
            "foot rolls over its sole while the leg spring stores and returns the energy of the bounce, "
            "and leaves "
            "the ground near the toe.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = STATES,
    .n_bodies = 4,
    .n_contacts = 1,
    .limits = limits,
    .n_limits = COUNT(limits),
    .memory_size = sizeof(struct foot_strike),
    .stop = 0.35,
    .interval = 5e-4,
    .tolerance = 1e-8,
    .slow_motion = 20,
    .stiff = 1,
    .start = start,
    .evaluate = evaluate,
    .reserve = reserve,
    .draw = draw,
};
