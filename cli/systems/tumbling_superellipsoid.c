/* A rounded superellipsoid is thrown onto a plane, bounces, tumbles and comes to rest: elastic contact with
 * exact restitution, and friction. */
#include <math.h>
#include <string.h>

#include "../outline.h"
#include "../text.h"
#include "elastic.h"
#include "rolling_plane.h"
#include "rotation.h"

enum {
    P_A,
    P_B,
    P_C,
    P_DELTA,
    P_EPSILON,
    P_ETA,
    P_M,
    P_K,
    P_E,
    P_MU,
    P_VD,
    P_ROLLING,
    P_SPINNING,
    P_WD,
    PARAMETERS
};

static const struct parameter parameters[] = {
    {"a", "m", "semi-axis along x", 0.3, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"b", "m", "semi-axis along y", 0.2, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"c", "m", "semi-axis along z", 0.1, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"delta", "1", "exponent of x and y", 3, 1.01, 100, PARAMETER_NOT_IN_MODELICA},
    {"epsilon", "1", "exponent of z", 3, 1.01, 100, PARAMETER_NOT_IN_MODELICA},
    {"eta", "m", "rounding", 0.03, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"m", "kg", "mass", 1, 1e-9, 1e9, PARAMETER_NOT_IN_MODELICA},
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
    {"x", "m", "position of the centre", 1, NULL},
    {"y", "m", "height of the centre", 1, NULL},
    {"z", "m", "position of the centre", 1, NULL},
    {"gap", "m", "gap between body and plane (negative: penetration)", 2, "contact.gap"},
    {"f_n", "N", "normal force", 3, "contact.f_n"},
    {"energy", "J", "kinetic, potential and elastic energy", 4, NULL},
};

enum { R_0 = 7, V_0 = 10, LOSS = 13, TUMBLING_STATES }; /* after Q and OMEGA */

struct tumbling {
    double shape[16];
    size_t n;
    double m, inertia[3], mu, v_d, rolling_arm, spinning_arm, w_d, size;
    struct elastic elastic;
};

struct tumbling_state {
    struct nc_spatial_contact contact;
    double matrix[9], w[3];
    double f_n, force[3];
    double torque[3]; /* of the resistance to rolling and spinning, in the world */
};

static int solve(const struct tumbling *body, const double *x, struct tumbling_state *state)
{
    const double up[3] = {0, 1, 0};
    struct nc_spatial_contact *contact = &state->contact;
    rotation_matrix(x + Q, state->matrix);
    rotate(state->matrix, x + OMEGA, state->w);
    int status =
        nc_plane_contact(body->shape, body->n, up, x + R_0, state->matrix, x + V_0, state->w, contact);
    if (status == NC_OK)
        status = elastic_force(&body->elastic, contact->gap, contact->v_n, contact->kappa[0],
                               contact->kappa[1], &state->f_n);
    double spinning;
    if (status == NC_OK)
        status = nc_friction_spatial(body->mu, body->v_d, state->f_n, contact->v_t, state->force);
    if (status == NC_OK)
        status = nc_rolling_resistance_spatial(body->rolling_arm, body->w_d, state->f_n,
                                               (double[3]){state->w[0], 0, state->w[2]}, state->torque);
    if (status == NC_OK)
        status =
            nc_rolling_resistance_planar(body->spinning_arm, body->w_d, state->f_n, state->w[1], &spinning);
    if (status != NC_OK)
        return status;
    state->torque[1] += spinning;
    state->force[1] += state->f_n;
    return NC_OK;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    struct tumbling *body = model->memory;
    *body = (struct tumbling){
        .m = p[P_M],
        .mu = p[P_MU],
        .v_d = p[P_VD],
        .rolling_arm = p[P_ROLLING],
        .spinning_arm = p[P_SPINNING],
        .w_d = p[P_WD],
        .size = 5 * p[P_A],
        .elastic = {.stiffness = p[P_K],
                    .law = NC_EXACT_RESTITUTION,
                    .restitution = p[P_E],
                    .v_small = 1e-3},
    };
    body->n = nc_spatial_superellipsoid(body->shape, sizeof body->shape / sizeof *body->shape, p[P_A],
                                        p[P_B], p[P_C], p[P_DELTA], p[P_EPSILON], p[P_ETA]);
    struct nc_spatial_mass mass;
    const int status = nc_spatial_mass_properties(body->shape, body->n, 1e-9, &mass);
    if (status != NC_OK)
        return fail("the mass properties of the body: %s", nc_message(status));
    for (int i = 0; i < 3; i++)
        body->inertia[i] = body->m / mass.volume * mass.inertia[4 * i];
    const double w[3] = {2, 1, -3}, r[3] = {0, 0.5, 0}, v[3] = {0.5, 0, 0.2};
    x[Q] = 1;
    rotation_append(x + Q, 0, 0.5);
    rotation_append(x + Q, 1, 0.3);
    rotation_append(x + Q, 2, 0.4);
    memcpy(x + OMEGA, w, sizeof w);
    memcpy(x + R_0, r, sizeof r);
    memcpy(x + V_0, v, sizeof v);
    nominal[R_0 + 1] = 1e-2;
    struct tumbling_state state;
    const int placed = solve(body, x, &state);
    if (placed != NC_OK)
        return fail("the body at the start: %s", nc_message(placed));
    if (state.contact.gap < 0)
        return fail("the body starts %.3g m inside the plane; make it smaller", -state.contact.gap);
    return 0;
}

static int rates(const struct model *model, double t, const double *x, double *rates)
{
    (void)t;
    const struct tumbling *body = model->memory;
    struct tumbling_state state;
    const int status = solve(body, x, &state);
    if (status != NC_OK)
        return status;
    const double *w = x + OMEGA, *J = body->inertia;
    double arm[3], torque[3], torque_body[3], momentum[3], gyroscopic[3], velocity[3];
    for (int i = 0; i < 3; i++) {
        arm[i] = state.contact.point_body[i] - x[R_0 + i];
        momentum[i] = J[i] * w[i];
    }
    cross(arm, state.force, torque);
    for (int i = 0; i < 3; i++)
        torque[i] += state.torque[i];
    rotate_back(state.matrix, torque, torque_body);
    cross(w, momentum, gyroscopic);
    rotation_rate(x + Q, w, rates + Q);
    for (int i = 0; i < 3; i++) {
        rates[OMEGA + i] = (torque_body[i] - gyroscopic[i]) / J[i];
        rates[R_0 + i] = x[V_0 + i];
        rates[V_0 + i] = state.force[i] / body->m - (i == 1 ? GRAVITY : 0);
        velocity[i] = state.contact.v_t[i] + state.contact.v_n * state.contact.e_n[i];
    }
    rates[LOSS] = -dot(state.force, velocity) - dot(state.torque, state.w);
    return NC_OK;
}

static int roots(const struct model *model, double t, const double *x, double *roots)
{
    (void)t;
    struct tumbling_state state;
    const int status = solve(model->memory, x, &state);
    roots[0] = state.contact.gap;
    return status;
}

static int event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    (void)root;
    struct tumbling *body = model->memory;
    struct tumbling_state state;
    const int status = solve(body, x, &state);
    return status ? status : elastic_event(&body->elastic, t, state.contact.v_n, events);
}

static int energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    const struct tumbling *body = model->memory;
    const double *w = x + OMEGA, *J = body->inertia;
    *energy = (struct energy){
        .kinetic = (body->m * dot(x + V_0, x + V_0) + J[0] * w[0] * w[0] + J[1] * w[1] * w[1] +
                    J[2] * w[2] * w[2]) /
                   2,
        .potential = body->m * GRAVITY * x[R_0 + 1],
        .lost = x[LOSS],
    };
    return NC_OK;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    struct tumbling_state state;
    struct energy stored = {0};
    double elastic = 0;
    int status = solve(model->memory, x, &state);
    if (status == NC_OK)
        status = energy(model, t, x, &stored);
    if (status == NC_OK)
        status = nc_elastic_force(model->p[P_K], 1.5, -state.contact.gap, NULL, &elastic);
    memcpy(y, x + R_0, 3 * sizeof *y);
    y[3] = state.contact.gap;
    y[4] = state.f_n;
    y[5] = stored.kinetic + stored.potential + elastic;
    return status;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct tumbling *body = model->memory;
    bodies[0].name = "body";
    bodies[0].role = BODY_SHAPED;
    bodies[1].name = "plane";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_surface(&bodies[0], body->shape, body->n);
    return status ? status : outline_plane(&bodies[1], body->size);
}

static int place(const struct model *model, double t, const double *x, struct frame *frame)
{
    (void)t;
    const struct tumbling *body = model->memory;
    struct tumbling_state state;
    int status = solve(body, x, &state);
    if (status == NC_OK)
        status = plane_frame(body->shape, body->n, x + Q, x + R_0, x + V_0, state.w, frame);
    frame->contact[0].active = body->elastic.contact;
    memcpy(frame->contact[0].force, state.force, sizeof state.force);
    frame->contact[0].depth = SMALL_DEFORMATION * fmin(fmin(model->p[P_A], model->p[P_B]), model->p[P_C]);
    return status;
}

static const char *const modelica_names[] = {MODELICA_ROTATION("body"),
                                             MODELICA_VECTOR("body.w_a"),
                                             MODELICA_VECTOR("body.r_0"),
                                             MODELICA_VECTOR("body.v_0"),
                                             "contact.contact",
                                             "contact.normalForce.chi",
                                             "contact.normalForce.v_impact",
                                             NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    struct tumbling *body = model->memory;
    rotation_from_transposed(values, x + Q);
    memcpy(x + OMEGA, values + 9, 9 * sizeof *x); /* and R_0, V_0 */
    body->elastic.contact = values[18] >= 0.5;
    body->elastic.damping = values[19];
    *v_impact = values[20];
}

static const char *const modelica_changes[] = {
    "shape=NormalContact.Shapes.Spatial.superellipsoid(a=<a>, b=<b>, c=<c>, delta=<delta>, "
    "epsilon=<epsilon>, "
    "eta=<eta>)",
    "mass=NormalContact.Functions.Spatial.massProperties(shape=shape, m=<m>)",
    "contact.normalForce.K=<K>",
    "contact.normalForce.restitution=<restitution>",
    "contact.friction.mu=<mu>",
    "contact.friction.v_d=<v_d>",
    "contact.rollingArm=<rollingArm>",
    "contact.spinningArm=<spinningArm>",
    "contact.w_d=<w_d>",
    NULL};

const struct system tumbling_superellipsoid = {
    .name = "tumbling-superellipsoid",
    .modelica = "NormalContact.Examples.Spatial.TumblingSuperellipsoid",
    .title = "Superellipsoid that falls, tumbles and comes to rest",
    .text = "A rounded superellipsoid is thrown onto a plane, bounces, tumbles and comes to rest by "
            "restitution "
            "and friction. The energy never increases.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = TUMBLING_STATES,
    .n_roots = 1,
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
    .rates = rates,
    .roots = roots,
    .event = event,
    .measure = measure,
    .energy = energy,
    .draw = draw,
    .place = place,
    .modelica_names = modelica_names,
    .modelica_changes = modelica_changes,
    .modelica_state = modelica_state,
};
