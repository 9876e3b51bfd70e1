/* Two legs that are one rigid body with a mass at the hip roll on round soles from the leg behind to the one in
 * front: what the strike costs depends on the radius of the soles. Level ground along x. */
#include <math.h>
#include <string.h>

#include "../modelica.h"
#include "../outline.h"
#include "../system.h"

enum { P_RHO, P_L, P_ALPHA, P_M, P_J, P_PHI, P_W, P_K, P_CHI, P_V_D };

static const struct parameter parameters[] = {
    {"rho", "1", "radius of the soles over length of the legs", 0.3, 1e-6, 0.95, PARAMETER_REAL},
    {"l", "m", "length of the legs, from the hip to the sole", 1, 1e-2, 1e2, PARAMETER_REAL},
    {"alpha", "rad", "half of the angle between the legs", 0.3, 0.01, 1, PARAMETER_REAL},
    {"M", "kg", "mass at the hip", 70, 1e-3, 1e4, PARAMETER_REAL},
    {"J", "kg.m2", "inertia of the body about the hip", 0.07, 1e-9, 1e4, PARAMETER_REAL},
    {"phi_0", "rad", "initial angle of the body, the leg in front is in the air", 0.1, 1e-3, 1,
     PARAMETER_REAL},
    {"w_0", "rad/s", "initial angular velocity, negative forwards", -1.5, -10, 10, PARAMETER_REAL},
    {"K", "1", "stiffness of the contact: f = K*delta^1.5, in N/m^1.5", 1e9, 1e4, 1e15, PARAMETER_REAL},
    {"chi", "s/m", "damping factor of the contact: a sole rebounds with less than 1/chi", 1000, 1, 1e6,
     PARAMETER_REAL},
    {"v_d", "m/s", "velocity of regularisation of the friction", 1e-3, 1e-8, 1, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"phi", "rad", "angle of the body, 0 when both soles touch", 1, NULL},
    {"w", "rad/s", "angular velocity", 2, NULL},
    {"kinetic", "J", "kinetic energy", 3, NULL},
    {"lost", "J", "energy that the contacts have taken", 3, NULL},
};

/* Position of the hip, angle; their rates; what the contacts have taken. */
enum { HIP, PHI = 2, V_HIP, W = 5, LOST, STATES };
enum { BEHIND, FRONT, LEGS };

static const struct contact_pair pairs[] = {{"sole behind", 0, 2}, {"sole in front", 1, 2}};
static const double mu = 0.8;

struct rocker {
    double shape[4]; /* of a sole */
    size_t n;
};

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const struct rocker *rocker = model->memory;
    const double *p = model->p, d = p[P_L] * (1 - p[P_RHO]), w = x[W];
    double force[2] = {0, -p[P_M] * GRAVITY}, torque = 0, power = 0;
    for (int i = 0; i < LEGS; i++) {
        const double angle = x[PHI] + (i == FRONT ? p[P_ALPHA] : -p[P_ALPHA]), s = d * sin(angle),
                     c = d * cos(angle);
        const struct nc_planar_motion motion = {.r = {x[HIP] + s, x[HIP + 1] - c},
                                                .angle = angle,
                                                .v = {x[V_HIP] + w * c, x[V_HIP + 1] + w * s},
                                                .omega = w};
        struct nc_planar_contact at;
        double f_n, f_t;
        int status = nc_line_contact(rocker->shape, rocker->n, &motion, &at);
        if (status == NC_OK)
            status = contact_force(&model->contact[i], at.gap, at.v_n, at.kappa_a, at.kappa_a, &f_n);
        if (status == NC_OK)
            status = nc_friction_planar(mu, p[P_V_D], f_n, at.v_t, &f_t);
        if (status != NC_OK)
            return status;
        force[0] += f_t;
        force[1] += f_n;
        torque += (at.r_C[0] - x[HIP]) * f_n - (at.r_C[1] - x[HIP + 1]) * f_t;
        power -= f_n * at.v_n + f_t * at.v_t;
        contact_planar(&at, (double[2]){0, 0}, f_n, f_t, &e->frame.contact[i]);
        memcpy(e->frame.pose[i], (double[3]){motion.r[0], motion.r[1], angle}, 3 * sizeof angle);
    }
    memcpy(e->frame.pose[3], x + HIP, 2 * sizeof *x);
    memcpy(
        e->rates,
        (double[]){x[V_HIP], x[V_HIP + 1], w, force[0] / p[P_M], force[1] / p[P_M], torque / p[P_J], power},
        STATES * sizeof *x);
    e->energy = (struct energy){
        .kinetic = (p[P_M] * (x[V_HIP] * x[V_HIP] + x[V_HIP + 1] * x[V_HIP + 1]) + p[P_J] * w * w) / 2,
        .potential = p[P_M] * GRAVITY * x[HIP + 1],
        .lost = x[LOST]};
    memcpy(e->outputs, (double[]){x[PHI], w, e->energy.kinetic, x[LOST]}, COUNT(outputs) * sizeof w);
    return NC_OK;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, R = p[P_RHO] * p[P_L], d = p[P_L] - R, angle = p[P_PHI] - p[P_ALPHA];
    struct rocker *rocker = model->memory;
    rocker->n = nc_planar_offset(rocker->shape, COUNT(rocker->shape), R);
    for (int i = 0; i < LEGS; i++)
        model->contact[i] = (struct contact){.size = fmax(R, 0.05 * p[P_L]),
                                             .shape = rocker->shape,
                                             .n = rocker->n,
                                             .stiffness = p[P_K],
                                             .chi = p[P_CHI],
                                             .damping = p[P_CHI],
                                             .active = i == BEHIND};
    /* rolls, pressed in by its weight */
    x[HIP + 1] = R + d * cos(angle) - pow(p[P_M] * GRAVITY / p[P_K], 2. / 3);
    x[PHI] = p[P_PHI];
    x[V_HIP] = -(R + d * cos(angle)) * p[P_W];
    x[V_HIP + 1] = -d * sin(angle) * p[P_W];
    x[W] = p[P_W];
    nominal[HIP + 1] = 1e-3;
    return 0;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    static const char *const legs[] = {"leg behind", "leg in front"};
    const struct rocker *rocker = model->memory;
    const double length = model->p[P_L], R = model->p[P_RHO] * length, width = 0.03 * length;
    return outline_walker(bodies, legs, rocker->shape, rocker->n, width, length, R, 2 * length);
}

static const struct limit limits[] = {{"the hip falls to the ground", NULL, 1}};

static void reserve(const struct model *model, const struct frame *frame, double *reserve)
{
    reserve[0] = frame->pose[3][1];
    (void)model;
}

static const char *const poses[] = {"{legBehind.frame_b.r_0[1], legBehind.frame_b.r_0[2], phi - alpha}",
                                    "{legInFront.frame_b.r_0[1], legInFront.frame_b.r_0[2], phi + alpha}",
                                    NULL, "{planar.s_x, planar.s_y, 0}"};
static const struct modelica_contact contacts[] = {MODELICA_PLANAR_CONTACT("behind"),
                                                   MODELICA_PLANAR_CONTACT("inFront")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Gait.RockerSole",
    .poses = poses,
    .contacts = contacts,
    .stored = "kinetic + M*world.g*planar.s_y",
    .lost = "behind.power + inFront.power",
};

const struct system rocker_sole = {
    .name = "rocker-sole",
    .title = "Step onto a round sole: what the strike costs",
    .text = "Two stiff legs with round soles roll over from the one behind to the one in front. The larger "
            "the radius of "
            "the soles, the less the direction of the hip's velocity changes in the strike, and the less "
            "energy is lost "
            "(Adamczyk, Collins and Kuo, 2006).",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = STATES,
    .n_bodies = 4,
    .n_contacts = LEGS,
    .pairs = pairs,
    .limits = limits,
    .n_limits = COUNT(limits),
    .memory_size = sizeof(struct rocker),
    .stop = 0.3,
    .interval = 1e-3,
    .tolerance = 1e-9,
    .slow_motion = 10,
    .stiff = 1,
    .start = start,
    .evaluate = evaluate,
    .reserve = reserve,
    .draw = draw,
};
