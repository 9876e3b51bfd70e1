/* An elliptic disc falls on another one, which turns about a pivot with a spring; it bounces, slides and
 * then rocks: body against body in the plane, elastic, with friction. */
#include <math.h>
#include <string.h>

#include "../modelica.h"
#include "../outline.h"
#include "../system.h"

enum { P_A, P_B, P_M, P_AB, P_BB, P_IB, P_CB, P_K, P_E, P_MU, P_VD, P_X, P_Y, P_PHI };

static const struct parameter parameters[] = {
    {"a", "m", "semi-axis of the upper disc along x", 0.15, 1e-6, 1e6, PARAMETER_REAL},
    {"b", "m", "semi-axis of the upper disc along y", 0.05, 1e-6, 1e6, PARAMETER_REAL},
    {"m", "kg", "mass of the upper disc", 1, 1e-9, 1e9, PARAMETER_REAL},
    {"a_b", "m", "semi-axis of the lower disc along x", 0.3, 1e-6, 1e6, PARAMETER_REAL},
    {"b_b", "m", "semi-axis of the lower disc along y", 0.1, 1e-6, 1e6, PARAMETER_REAL},
    {"I_b", "kg.m2", "moment of inertia of the lower disc about its pivot", 0.05, 1e-12, 1e12,
     PARAMETER_REAL},
    {"c_b", "N.m/rad", "stiffness of the spring at the pivot", 10, 0, 1e12, PARAMETER_REAL},
    {"K", "1", "stiffness of the contact, in N/m^1.5", 1e7, 1, 1e15, PARAMETER_REAL},
    {"restitution", "1", "coefficient of restitution", 0.5, 1e-3, 1, PARAMETER_REAL},
    {"mu", "1", "coefficient of friction", 0.5, 0, 100, PARAMETER_REAL},
    {"v_d", "m/s", "velocity of regularisation of friction", 1e-3, 1e-6, 1e6, PARAMETER_REAL},
    {"x_0", "m", "initial position of the upper disc along x", 0.06, -1e6, 1e6, PARAMETER_REAL},
    {"y_0", "m", "initial height of the upper disc", 0.16, -1e6, 1e6, PARAMETER_REAL},
    {"phi_0", "rad", "initial angle of the upper disc", 0.2, -1e3, 1e3, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"x", "m", "position of the upper disc along x", 1, NULL},
    {"y", "m", "height of the upper disc", 1, NULL},
    {"phi", "rad", "angle of the upper disc", 2, NULL},
    {"phi_b", "rad", "angle of the lower disc", 2, NULL},
    {"gap", "m", "gap between the discs (negative: penetration)", 3, NULL},
    {"f_n", "N", "normal force", 4, NULL},
    {"energy", "J", "kinetic, potential and elastic energy", 5, NULL},
    {"s_a", "m", "arc length of the contact point on the upper disc", 6, NULL},
    {"s_b", "m", "arc length of the contact point on the lower disc", 6, NULL},
    {"s_a_rolled", "m", "the same as s_a, by integration of the contact equations", 0, NULL},
    {"s_b_rolled", "m", "the same as s_b, by integration of the contact equations", 0, NULL},
};

enum { X, Y, PHI, PHI_B, V_X, V_Y, W, W_B, S_A, S_B, LOST, STATES };

#define G 9.81 /* m/s^2, as in the Modelica example */

struct disc {
    double shape[8];
    size_t n;
};

struct discs {
    struct disc upper, lower;
};

/* The contact seen from the upper disc, in the world. */
struct discs_state {
    double gap;
    double e_n[2], e_t[2];                      /* normal into the upper disc; turned by -90 degrees */
    double point_body[2], point_counterpart[2]; /* on the upper and on the lower boundary */
    double point[2];                            /* where the force acts: half-way between */
    double angle, angle_b;                      /* of the outer normals, each in the frame of its disc */
    double s_a_der, s_b_der; /* of the contact point along the boundaries, counter-clockwise */
};

static void turn(double angle, const double v[2], double out[2])
{
    const double c = cos(angle), s = sin(angle), x = v[0], y = v[1];
    out[0] = c * x - s * y;
    out[1] = s * x + c * y;
}

/* Where the contact is, and how it moves over both boundaries: 002 (21) in nc_planar_pair_motion. */
static int locate(const struct discs *discs, const double *x, struct discs_state *state)
{
    const struct disc *a = &discs->upper, *b = &discs->lower;
    struct nc_planar_pair pair;
    struct nc_planar_motion motion = {.angle = x[PHI_B] - x[PHI], .omega = x[W_B] - x[W]};
    struct nc_planar_pair_motion moved;
    turn(-x[PHI], (double[2]){-x[X], -x[Y]}, motion.r);
    turn(-x[PHI], (double[2]){-x[V_X], -x[V_Y]}, motion.v);
    motion.v[0] += x[W] * motion.r[1]; /* seen from the upper disc */
    motion.v[1] -= x[W] * motion.r[0];
    int status =
        nc_planar_pair_solve(a->shape, a->n, b->shape, b->n, motion.r, motion.angle, NULL, NULL, &pair);
    if (status == NC_OK)
        status = nc_planar_pair_motion(&pair, &motion, &moved);
    if (status != NC_OK)
        return status;
    turn(x[PHI], pair.normal, state->e_n);
    turn(x[PHI], pair.point_a, state->point_body);
    turn(x[PHI], pair.point_b, state->point_counterpart);
    for (int k = 0; k < 2; k++) {
        state->e_n[k] *= -1; /* the kernel's normal is the outer one of the upper disc */
        state->point_body[k] += x[X + k];
        state->point_counterpart[k] += x[X + k];
        state->point[k] = (state->point_body[k] + state->point_counterpart[k]) / 2;
    }
    state->e_t[0] = state->e_n[1];
    state->e_t[1] = -state->e_n[0];
    state->gap = pair.gap;
    state->angle = pair.phi;
    state->angle_b = remainder(pair.phi + x[PHI] - x[PHI_B] + PI, 2 * PI);
    state->s_a_der = pair.rho_a * moved.phi_der;
    state->s_b_der = pair.rho_b * (moved.phi_der + x[W] - x[W_B]);
    return NC_OK;
}

/* Arc length of a boundary from the normal angle 0: the integral of h + h''. */
static int arc_length(const struct disc *disc, double angle, double *s)
{
    double here[4], zero[4];
    int status = nc_planar_integral(disc->shape, disc->n, 0, angle, s);
    if (status == NC_OK)
        status = nc_planar_eval(disc->shape, disc->n, angle, here);
    if (status == NC_OK)
        status = nc_planar_eval(disc->shape, disc->n, 0, zero);
    if (status == NC_OK)
        *s += here[1] - zero[1];
    return status;
}

static double inertia(const double *p)
{
    return p[P_M] * (p[P_A] * p[P_A] + p[P_B] * p[P_B]) / 4;
}

/* Elastic with friction: the force on the upper disc, and what it takes. */
static int add_force(const struct model *model, const double *x, const struct discs_state *state,
                     struct frame_contact *contact, double *f_n, double *loss)
{
    const double *p = state->point;
    const double v[2] = {x[V_X] - x[W] * (p[1] - x[Y]) + x[W_B] * p[1],
                         x[V_Y] + x[W] * (p[0] - x[X]) - x[W_B] * p[0]};
    const double v_n = v[0] * state->e_n[0] + v[1] * state->e_n[1],
                 v_t = v[0] * state->e_t[0] + v[1] * state->e_t[1];
    double f_t = 0;
    int status = contact_force(&model->contact[0], state->gap, v_n, 0, 0, f_n);
    if (status == NC_OK)
        status = nc_friction_planar(model->p[P_MU], model->p[P_VD], *f_n, v_t, &f_t);
    contact->gap = state->gap;
    contact->v_n = v_n;
    for (int k = 0; k < 2; k++) {
        contact->body[k] = state->point_body[k];
        contact->counterpart[k] = state->point_counterpart[k];
        contact->normal[k] = state->e_n[k];
        contact->force[k] = *f_n * state->e_n[k] + f_t * state->e_t[k];
    }
    *loss = -*f_n * v_n - (contact->force[0] * state->e_t[0] + contact->force[1] * state->e_t[1]) * v_t;
    return status;
}

static int measure(const struct model *model, const double *x, const struct discs_state *state, double f_n,
                   struct evaluation *e)
{
    const struct discs *discs = model->memory;
    double elastic = 0, *y = e->outputs;
    int status = contact_energy(&model->contact[0], state->gap, 0, 0, &elastic);
    if (status == NC_OK)
        status = arc_length(&discs->upper, state->angle, &y[7]);
    if (status == NC_OK)
        status = arc_length(&discs->lower, state->angle_b, &y[8]);
    memcpy(y, x, 4 * sizeof *y); /* X .. PHI_B */
    y[4] = state->gap;
    y[5] = f_n;
    y[6] = e->energy.kinetic + e->energy.potential + elastic;
    y[9] = x[S_A];
    y[10] = x[S_B];
    return status;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const double *p = model->p, I = inertia(p);
    struct discs_state state = {0};
    double f_n, *rates = e->rates;
    int status = locate(model->memory, x, &state);
    if (status == NC_OK)
        status = add_force(model, x, &state, &e->frame.contact[0], &f_n, &rates[LOST]);
    if (status != NC_OK)
        return status;
    const double *at = state.point, *f = e->frame.contact[0].force;
    memcpy(rates, x + V_X, 4 * sizeof *x); /* X .. PHI_B */
    rates[V_X] = f[0] / p[P_M];
    rates[V_Y] = f[1] / p[P_M] - G;
    rates[W] = ((at[0] - x[X]) * f[1] - (at[1] - x[Y]) * f[0]) / I;
    rates[W_B] = (-at[0] * f[1] + at[1] * f[0] - p[P_CB] * x[PHI_B]) / p[P_IB];
    rates[S_A] = state.s_a_der;
    rates[S_B] = state.s_b_der;
    memcpy(e->frame.pose[0], x, 3 * sizeof *x); /* X, Y, PHI */
    e->frame.pose[1][2] = x[PHI_B];
    e->energy = (struct energy){
        .kinetic =
            (p[P_M] * (x[V_X] * x[V_X] + x[V_Y] * x[V_Y]) + I * x[W] * x[W] + p[P_IB] * x[W_B] * x[W_B]) /
            2,
        .potential = p[P_M] * G * x[Y] + p[P_CB] * x[PHI_B] * x[PHI_B] / 2,
        .lost = x[LOST],
    };
    return e->purpose == FOR_ROW ? measure(model, x, &state, f_n, e) : NC_OK;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    struct discs *discs = model->memory;
    struct discs_state state = {0};
    discs->upper.n = nc_planar_ellipse(discs->upper.shape, COUNT(discs->upper.shape), p[P_A], p[P_B]);
    discs->lower.n = nc_planar_ellipse(discs->lower.shape, COUNT(discs->lower.shape), p[P_AB], p[P_BB]);
    model->contact[0] = (struct contact){.size = fmin(p[P_B], p[P_BB]),
                                         .shape = discs->upper.shape,
                                         .n = discs->upper.n,
                                         .stiffness = p[P_K],
                                         .law = NC_EXACT_RESTITUTION,
                                         .restitution = p[P_E],
                                         .v_small = 1e-3};
    x[X] = p[P_X];
    x[Y] = p[P_Y];
    x[PHI] = p[P_PHI];
    int status = locate(discs, x, &state);
    if (status == NC_OK)
        status = arc_length(&discs->upper, state.angle, &x[S_A]);
    if (status == NC_OK)
        status = arc_length(&discs->lower, state.angle_b, &x[S_B]);
    if (status == NC_OK && !(state.gap > 0))
        return refuse(model, "the discs overlap by %g m at the start; use another x_0, y_0 or phi_0",
                      -state.gap);
    for (size_t i = 0; i < STATES; i++)
        nominal[i] = i < V_X ? 1e-3 : 1e-2;
    return status;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct discs *discs = model->memory;
    bodies[0].name = "upper disc";
    bodies[1].name = "lower disc";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_potential(&bodies[0], discs->upper.shape, discs->upper.n);
    return status ? status : outline_potential(&bodies[1], discs->lower.shape, discs->lower.n);
}

static const char *const poses[] = {"{planar.s_x, planar.s_y, planar.phi}", "{0, 0, pivot.phi}"};
static const struct modelica_contact contacts[] = {MODELICA_PLANAR_CONTACT("contact")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Planar.EllipsePair",
    .poses = poses,
    .contacts = contacts,
    .stored = "energy - contact.normalForce.energy",
    .lost = "contact.power",
};

const struct system ellipse_pair = {
    .name = "ellipse-pair",
    .title = "Elliptic disc that rocks on another one",
    .text =
        "A disc falls on another one that turns about a pivot with a spring. It bounces, slides, then "
        "rocks, slips a little in every swing, and falls off after 5.8 s: use --stop 7. From mu = 0.7 on "
        "it stays. The contact points move over both boundaries as the contact equations say.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = STATES,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct discs),
    .stop = 3,
    .interval = 0.002,
    .tolerance = 1e-8,
    .slow_motion = 2,
    .stiff = 1,
    .start = start,
    .evaluate = evaluate,
    .draw = draw,
};
