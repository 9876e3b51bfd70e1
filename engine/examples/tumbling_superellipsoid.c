/* A rounded superellipsoid is thrown onto a plane, bounces, tumbles and comes to rest: elastic contact with
 * exact restitution, and friction. */
#include <math.h>
#include <string.h>

#include "../body.h"
#include "../modelica.h"
#include "../outline.h"
#include "../rotation.h"
#include "../system.h"

enum { P_A, P_B, P_C, P_DELTA, P_EPSILON, P_ETA, P_M, P_K, P_E, P_MU, P_VD, P_ROLLING, P_SPINNING, P_WD };

static const struct parameter parameters[] = {
    {"a", "m", "semi-axis along x", 0.3, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"b", "m", "semi-axis along y", 0.2, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"c", "m", "semi-axis along z", 0.1, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"delta", "1", "exponent of x and y", 3, 1.01, 100, PARAMETER_NOT_IN_MODELICA},
    {"epsilon", "1", "exponent of z", 3, 1.01, 100, PARAMETER_NOT_IN_MODELICA},
    {"eta", "m", "rounding", 0.03, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"m", "kg", "mass", 1, 1e-9, 1e9, PARAMETER_REAL},
    {"K", "N/m1.5", "stiffness of the contact", 1e6, 1, 1e15, PARAMETER_NOT_IN_MODELICA},
    {"restitution", "1", "coefficient of restitution", 0.5, 1e-3, 1, PARAMETER_NOT_IN_MODELICA},
    {"mu", "1", "coefficient of friction", 0.4, 0, 100, PARAMETER_NOT_IN_MODELICA},
    {"v_d", "m/s", "velocity of regularisation of friction", 0.01, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"rollingArm", "m", "rolling resistance: by how much the normal force is shifted forwards", 0.02, 0,
     1e6, PARAMETER_NOT_IN_MODELICA},
    {"spinningArm", "m", "resistance to spinning about the normal: moment over normal force", 0.02, 0, 1e6,
     PARAMETER_NOT_IN_MODELICA},
    {"w_d", "rad/s", "angular velocity of regularisation of both", 0.1, 1e-6, 1e6,
     PARAMETER_NOT_IN_MODELICA},
};

static const struct output outputs[] = {
    {"x", "m", "position of the centre along x", 1, NULL},
    {"y", "m", "height of the centre", 1, NULL},
    {"z", "m", "position of the centre along z", 1, NULL},
    {"gap", "m", "gap between body and plane (negative: penetration)", 2, "contact.gap"},
    {"f_n", "N", "normal force", 3, "contact.f_n"},
    {"energy", "J", "kinetic, potential and elastic energy", 4, NULL},
};

enum { LOSS = BODY_STATES, STATES }; /* what contact has taken */

struct tumbling {
    struct free_body body;
    double shape[16];
    size_t n;
};

/* Forces and moments of the resistance to rolling and spinning, in the world. */
static int resist(const struct model *model, double f_n, const double w[3], double torque[3])
{
    const double *p = model->p;
    double spinning;
    int status =
        nc_rolling_resistance_spatial(p[P_ROLLING], p[P_WD], f_n, (double[3]){w[0], 0, w[2]}, torque);
    if (status == NC_OK)
        status = nc_rolling_resistance_planar(p[P_SPINNING], p[P_WD], f_n, w[1], &spinning);
    if (status == NC_OK)
        torque[1] += spinning;
    return status;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const struct tumbling *tumbling = model->memory;
    const double *p = model->p, up[3] = {0, 1, 0}, gravity[3] = {0, -GRAVITY, 0};
    struct frame_contact *contact = &e->frame.contact[0];
    struct nc_spatial_contact c;
    struct nc_spatial_motion motion;
    double w[3], f_n, force[3], resistance[3], arm[3], torque[3], velocity[3], elastic;
    rotation_matrix(x + BODY_Q, motion.q);
    rotate(motion.q, x + BODY_W, w);
    memcpy(motion.r, x + BODY_R, sizeof motion.r);
    memcpy(motion.v, x + BODY_V, sizeof motion.v);
    memcpy(motion.omega, w, sizeof w);
    int status = nc_plane_contact(tumbling->shape, tumbling->n, up, &motion, &c);
    if (status == NC_OK)
        status = contact_force(&model->contact[0], c.gap, c.v_n, c.kappa[0], c.kappa[1], &f_n);
    if (status == NC_OK)
        status = nc_friction_spatial(p[P_MU], p[P_VD], f_n, c.v_t, force);
    if (status == NC_OK)
        status = resist(model, f_n, w, resistance);
    if (status == NC_OK)
        status = contact_energy(&model->contact[0], c.gap, c.kappa[0], c.kappa[1], &elastic);
    if (status != NC_OK)
        return status;
    force[1] += f_n;
    for (int i = 0; i < 3; i++) {
        arm[i] = c.point_body[i] - x[BODY_R + i];
        velocity[i] = c.v_t[i] + c.v_n * c.e_n[i];
    }
    cross(arm, force, torque);
    for (int i = 0; i < 3; i++)
        torque[i] += resistance[i];
    body_rates(&tumbling->body, x, motion.q, force, torque, gravity, e->rates);
    e->rates[LOSS] = -dot(force, velocity) - dot(resistance, w);
    contact_spatial(&c, force, contact);
    body_pose(x, e->frame.pose[0]);
    e->frame.pose[1][3] = 1;
    e->energy = (struct energy){.kinetic = body_kinetic(&tumbling->body, x),
                                .potential = tumbling->body.m * GRAVITY * x[BODY_R + 1],
                                .lost = x[LOSS]};
    memcpy(e->outputs, x + BODY_R, 3 * sizeof *x);
    e->outputs[3] = c.gap;
    e->outputs[4] = f_n;
    e->outputs[5] = e->energy.kinetic + e->energy.potential + elastic;
    return NC_OK;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, w[3] = {2, 1, -3}, r[3] = {0, 0.5, 0}, v[3] = {0.5, 0, 0.2};
    struct tumbling *tumbling = model->memory;
    struct nc_spatial_mass mass;
    struct evaluation e = {0};
    tumbling->n = nc_spatial_superellipsoid(tumbling->shape, COUNT(tumbling->shape), p[P_A], p[P_B], p[P_C],
                                            p[P_DELTA], p[P_EPSILON], p[P_ETA]);
    int status = nc_spatial_mass(tumbling->shape, tumbling->n, 1e-9, &mass);
    if (status != NC_OK)
        return refuse(model, "the mass properties of the body: %s", nc_message(status));
    tumbling->body.m = p[P_M];
    for (int i = 0; i < 3; i++)
        tumbling->body.inertia[i] = p[P_M] / mass.volume * mass.inertia[4 * i];
    model->contact[0] = (struct contact){.size = fmin(fmin(p[P_A], p[P_B]), p[P_C]),
                                         .shape = tumbling->shape,
                                         .n = tumbling->n,
                                         .stiffness = p[P_K],
                                         .law = NC_EXACT_RESTITUTION,
                                         .restitution = p[P_E],
                                         .v_small = 1e-3};
    rotation_set(x + BODY_Q, (int[3]){0, 1, 2}, (double[3]){0.5, 0.3, 0.4});
    memcpy(x + BODY_W, w, sizeof w);
    memcpy(x + BODY_R, r, sizeof r);
    memcpy(x + BODY_V, v, sizeof v);
    nominal[BODY_R + 1] = 1e-2;
    status = model_evaluate(model, 0, x, FOR_ROOTS, &e);
    if (status == NC_OK && e.frame.contact[0].gap < 0)
        return refuse(model, "the body starts %.3g m inside the plane; make it smaller",
                      -e.frame.contact[0].gap);
    return status;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct tumbling *tumbling = model->memory;
    return outline_on_plane(bodies, tumbling->shape, tumbling->n, 5 * model->p[P_A]);
}

static const char *const poses[] = {"body.frame_a", NULL};
static const struct modelica_contact contacts[] = {MODELICA_SPATIAL_CONTACT("contact")};
static const char *const changes[] = {
    "shape=NormalContact.Shapes.Spatial.superellipsoid(a=<a>, b=<b>, c=<c>, delta=<delta>, "
    "epsilon=<epsilon>, "
    "eta=<eta>)",
    "contact.normalForce.K=<K>",
    "contact.normalForce.restitution=<restitution>",
    "contact.friction.mu=<mu>",
    "contact.friction.v_d=<v_d>",
    "contact.rollingArm=<rollingArm>",
    "contact.spinningArm=<spinningArm>",
    "contact.w_d=<w_d>",
    NULL};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Spatial.TumblingSuperellipsoid",
    .poses = poses,
    .contacts = contacts,
    .stored = "energy - contact.normalForce.energy",
    .lost = "contact.power",
    .changes = changes,
};

const struct system tumbling_superellipsoid = {
    .name = "tumbling-superellipsoid",
    .title = "Superellipsoid that falls, tumbles and comes to rest",
    .text = "A rounded superellipsoid is thrown onto a plane, bounces, tumbles and comes to rest by "
            "restitution "
            "and friction. The energy never increases.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = STATES,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct tumbling),
    .stop = 4,
    .interval = 0.002,
    .tolerance = 1e-8,
    .slow_motion = 2,
    .stiff = 1,
    .spatial = 1,
    .start = start,
    .evaluate = evaluate,
    .draw = draw,
};
