/* Two rigid legs with round feet walk down a slope without a drive: elastic contact with friction at both
 * feet. x points down the slope. Straight legs scuff when they pass each other; as in the literature a foot
 * that has left the ground behind the other one can touch it again only when it is ahead and clear of the
 * ground. */
#include <math.h>
#include <string.h>

#include "../modelica.h"
#include "../outline.h"
#include "../system.h"

enum { P_SLOPE, P_L, P_R, P_HIP, P_M, P_C, P_J, P_PHI, P_W_LEFT, P_W_RIGHT };

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
    {"phi_right", "rad", "angle of the right leg", 1, NULL},
    {"steps", "1", "number of steps", 2, NULL},
    {"period", "s", "duration of the last step", 3, NULL},
    {"length", "m", "length of the last step: how far the hip has moved", 4, NULL},
};

/* Position of the hip, angles of the legs from -y, counter-clockwise; their rates; what the contacts have
 * taken. */
enum { HIP, LEG = 2, V_HIP = 4, W_LEG = 6, LOSS = 8, STATES };
enum { LEFT, RIGHT, LEGS };

static const struct contact_pair pairs[] = {{"left foot", 0, 2}, {"right foot", 1, 2}};

struct walker {
    double shape[4]; /* of a foot */
    size_t n;
    double g[2];
    int below[LEGS], extended[LEGS]; /* is the sole below the ground, can it touch? If both, it does */
    int standing;                    /* the leg that struck last */
    double t_strike, s_strike;
    double steps, period, length;
};

/* Of the ground on the feet. */
struct forces {
    struct nc_planar_contact contact[LEGS];
    double f_n[LEGS], f_t[LEGS];
};

/* Newton and Euler: the angular accelerations of the legs are eliminated, two equations for the hip remain.
 */
static void solve_motion(const struct model *model, const double *x, const struct forces *forces,
                         double *rates)
{
    const struct walker *walker = model->memory;
    const double *p = model->p, *g = walker->g, moment = p[P_M] * p[P_C], total = p[P_HIP] + 2 * p[P_M];
    const double inertia = p[P_J] + moment * p[P_C];
    double xx = total, xy = 0, yy = total, force[2] = {total * g[0], total * g[1]}, torque[LEGS];
    for (int i = 0; i < LEGS; i++) {
        const double s = sin(x[LEG + i]), c = cos(x[LEG + i]), w = x[W_LEG + i];
        const double *r_C = forces->contact[i].r_C, f_n = forces->f_n[i], f_t = forces->f_t[i];
        torque[i] = moment * (g[0] * c + g[1] * s) + (r_C[0] - x[HIP]) * f_n - (r_C[1] - x[HIP + 1]) * f_t;
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
        rates[LOSS] -= forces->f_n[i] * forces->contact[i].v_n + forces->f_t[i] * forces->contact[i].v_t;
    }
}

static struct energy energy(const struct model *model, const double *x)
{
    const struct walker *walker = model->memory;
    const double *p = model->p, M = p[P_HIP], m = p[P_M], *g = walker->g;
    struct energy energy = {
        .kinetic = M * (x[V_HIP] * x[V_HIP] + x[V_HIP + 1] * x[V_HIP + 1]) / 2,
        .potential = -M * (g[0] * x[HIP] + g[1] * x[HIP + 1]),
        .lost = x[LOSS],
    };
    for (int i = 0; i < LEGS; i++) {
        const double s = p[P_C] * sin(x[LEG + i]), c = p[P_C] * cos(x[LEG + i]), w = x[W_LEG + i];
        const double v[2] = {x[V_HIP] + w * c, x[V_HIP + 1] + w * s};
        energy.kinetic += (m * (v[0] * v[0] + v[1] * v[1]) + p[P_J] * w * w) / 2;
        energy.potential -= m * (g[0] * (x[HIP] + s) + g[1] * (x[HIP + 1] - c));
    }
    return energy;
}

/* Roots: the soles pass the ground, and the legs each other. */
static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const struct walker *walker = model->memory;
    const double d = model->p[P_L] - model->p[P_R]; /* from the hip to the centre of the foot */
    struct forces forces;
    int status = NC_OK;
    for (int i = 0; i < LEGS && status == NC_OK; i++) {
        const double phi = x[LEG + i], w = x[W_LEG + i];
        const struct nc_planar_motion motion = {
            .r = {x[HIP] + d * sin(phi), x[HIP + 1] - d * cos(phi)},
            .angle = phi,
            .v = {x[V_HIP] + d * w * cos(phi), x[V_HIP + 1] + d * w * sin(phi)},
            .omega = w};
        struct nc_planar_contact *c = &forces.contact[i];
        struct frame_contact *contact = &e->frame.contact[i];
        status = nc_line_contact(walker->shape, walker->n, &motion, c);
        forces.f_n[i] = 0;
        if (status == NC_OK && model->contact[i].active)
            status =
                contact_force(&model->contact[i], c->gap, c->v_n, c->kappa_a, c->kappa_a, &forces.f_n[i]);
        if (status == NC_OK)
            status = nc_friction_planar(0.8, 1e-3, forces.f_n[i], c->v_t, &forces.f_t[i]);
        if (status != NC_OK)
            return status;
        contact_planar(c, (double[2]){0, 0}, forces.f_n[i], forces.f_t[i], contact);
        contact->active = model->contact[i].active;
        contact->hidden = !walker->extended[i];
        memcpy(e->frame.pose[i], (double[3]){motion.r[0], motion.r[1], phi}, 3 * sizeof phi);
        e->roots[i] = c->gap;
    }
    e->roots[LEGS] = x[LEG + LEFT] - x[LEG + RIGHT];
    memcpy(e->frame.pose[3], x + HIP, 2 * sizeof *x);
    solve_motion(model, x, &forces, e->rates);
    e->energy = energy(model, x);
    memcpy(e->outputs,
           (double[]){x[LEG + LEFT], x[LEG + RIGHT], walker->steps, walker->period, walker->length},
           5 * sizeof *x);
    return status;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, d = p[P_L] - p[P_R], phi = p[P_PHI], w = p[P_W_LEFT];
    struct walker *walker = model->memory;
    if (d <= 0)
        return refuse(model, "the feet are larger than the legs; make R smaller than l");
    *walker =
        (struct walker){.g = {GRAVITY * sin(p[P_SLOPE]), -GRAVITY * cos(p[P_SLOPE])}, .extended = {1, 0}};
    walker->n = nc_planar_offset(walker->shape, COUNT(walker->shape), p[P_R]);
    for (int i = 0; i < LEGS; i++)
        model->contact[i] = (struct contact){.kind = CONTACT_OWN,
                                             .size = p[P_R],
                                             .shape = walker->shape,
                                             .n = walker->n,
                                             .stiffness = 1e9,
                                             .law = NC_EXACT_RESTITUTION,
                                             .restitution = 0.1,
                                             .v_small = 1e-3};
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
    struct evaluation e = {0};
    int status = model_evaluate(model, t, x, FOR_ROOTS, &e);
    if (root < LEGS)
        walker->below[root] = e.frame.contact[root].v_n < 0;
    const double ahead = root == LEGS ? x[W_LEG + LEFT] - x[W_LEG + RIGHT] : x[LEG + LEFT] - x[LEG + RIGHT];
    for (int i = 0; i < LEGS && status == NC_OK; i++) {
        struct contact *contact = &model->contact[i];
        if (!walker->below[i])
            walker->extended[i] = i == LEFT ? ahead > 0 : ahead < 0;
        if (contact->active == (walker->below[i] && walker->extended[i]))
            continue;
        status = contact_toggle(contact, t, e.frame.contact[i].v_n, pairs[i].name, events);
        if (contact->active)
            count_step(walker, i, t, x[HIP]);
    }
    return status;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const double R = model->p[P_R], length = model->p[P_L];
    bodies[LEFT].name = "left leg";
    bodies[RIGHT].name = "right leg";
    bodies[2].name = "ground";
    bodies[2].role = BODY_COUNTERPART;
    bodies[3].name = "hip";
    bodies[3].role = BODY_OTHER;
    int status = 0;
    for (int i = 0; i < LEGS && status == 0; i++)
        status = outline_rod(&bodies[i], R, 0.15 * R, length - R);
    if (status == 0)
        status = outline_segment(&bodies[2], -length, 12 * length);
    return status ? status : outline_circle(&bodies[3], 0.08 * length);
}

/* A foot that cannot touch passes the ground a little: the walker falls when the hip comes down to it. */
static const struct limit limits[] = {{"the hip falls to the ground", NULL, 1}};

static void reserve(const struct model *model, const struct frame *frame, double *reserve)
{
    reserve[0] = frame->pose[3][1];
    (void)model;
}

static const char *const poses[] = {"{leftShank.frame_b.r_0[1], leftShank.frame_b.r_0[2], phi_left}",
                                    "{rightShank.frame_b.r_0[1], rightShank.frame_b.r_0[2], phi_right}",
                                    NULL, "{planar.s_x, planar.s_y, 0}"};

#define FOOT(side)                                                                                         \
    MODELICA_CONTACT(side, side "Down", side ".normalForce.v_impact", side ".f_t*" side ".e_t",            \
                     "not " side "Extended")
#define LEG_ENERGY(phi, w)                                                                                 \
    "m*((planar.v_x + " w "*c*cos(" phi "))^2 + (planar.v_y + " w "*c*sin(" phi "))^2)/2 + J*" w           \
    "^2/2 - m*world.g*(sin(slope)*(planar.s_x + c*sin(" phi ")) - cos(slope)*(planar.s_y - c*cos(" phi     \
    ")))"

static const struct modelica_contact contacts[] = {FOOT("left"), FOOT("right")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Gait.PassiveWalker",
    .poses = poses,
    .contacts = contacts,
    .stored =
        "M*((planar.v_x^2 + planar.v_y^2)/2 - world.g*(sin(slope)*planar.s_x - cos(slope)*planar.s_y)) "
        "+ " LEG_ENERGY("phi_left", "planar.w") " + " LEG_ENERGY("phi_right", "(planar.w + hip.w)"),
    .lost = "left.power + right.power",
};

const struct system passive_walker = {
    .name = "passive-walker",
    .title = "Two legs with round feet that walk down a slope without a drive",
    .text =
        "Gravity alone drives two rigid legs with round feet and a mass at the hip; every heel strike "
        "costs energy. "
        "The walker starts a little off, and after some steps walks in a stable cycle. The slope is drawn "
        "level. "
        "Straight legs scuff the ground when they pass each other: as in the literature this is ignored.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = STATES,
    .n_roots = LEGS + 1,
    .n_bodies = 4,
    .n_contacts = LEGS,
    .pairs = pairs,
    .limits = limits,
    .n_limits = COUNT(limits),
    .memory_size = sizeof(struct walker),
    .stop = 15,
    .interval = 0.005,
    .tolerance = 1e-9,
    .slow_motion = 2,
    .stiff = 1,
    .start = start,
    .evaluate = evaluate,
    .event = event,
    .reserve = reserve,
    .draw = draw,
};
