/* A ball rolls in a spherical bowl around the origin: the bowl is the shaped body, described by its polar
 * potential for this ball, with an elastic contact and friction. */
#include <math.h>
#include <string.h>

#include "../outline.h"
#include "../text.h"
#include "normalcontact.h"
#include "rotation.h"

enum { P_BOWL, P_BALL, P_M, P_ANGLE, P_V, PARAMETERS };

static const struct parameter parameters[] = {
    {"R_bowl", "m", "radius of the bowl", 0.3, 1e-3, 1e3, PARAMETER_REAL},
    {"R_ball", "m", "radius of the ball", 0.05, 1e-4, 1e3, PARAMETER_REAL},
    {"m", "kg", "mass of the ball", 0.5, 1e-6, 1e3, PARAMETER_REAL},
    {"angle_0", "rad", "initial angle of the ball to the vertical, in the x-y plane", 0.3, -1.5, 1.5,
     PARAMETER_REAL},
    {"v_0", "m/s", "initial velocity along z", 0.4, -1e2, 1e2, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"x", "m", "position of the ball along x", 1, NULL},
    {"y", "m", "height of the ball", 1, NULL},
    {"z", "m", "position of the ball along z", 1, NULL},
    {"angle", "rad", "angle of the ball to the vertical, seen from the centre of the bowl", 2, NULL},
    {"f_n", "N", "normal force", 3, "contact.f_n"},
};

/* Position, velocity and angular velocity of the ball in the world, its quaternion, what contact has taken.
 */
enum { R_0, V_0 = 3, W_0 = 6, Q_0 = 9, LOSS = 13, STATES };

static const double stiffness = 1e5, damping = 100, friction = 0.5, friction_velocity = 1e-3;

struct bowl {
    double shape[4]; /* polar potential of the bowl */
    size_t n;
    double R_bowl, R_ball, m, inertia;
    int contact;
};

struct ball_state {
    struct nc_spatial_contact contact; /* of the bowl, seen from the ball */
    double f_n, force[3];              /* on the ball */
    double velocity[3];                /* of the ball against the bowl where they touch */
};

static int solve(const struct bowl *bowl, const double *x, struct ball_state *state)
{
    const double unit[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    const double r[3] = {-x[R_0], -x[R_0 + 1], -x[R_0 + 2]}, w[3] = {-x[W_0], -x[W_0 + 1], -x[W_0 + 2]};
    double v[3], friction_force[3];
    cross(x + W_0, x + R_0, v); /* the bowl seen from the turning ball */
    for (int i = 0; i < 3; i++)
        v[i] -= x[V_0 + i];
    struct nc_spatial_contact *c = &state->contact;
    int status =
        nc_sphere_contact(bowl->shape, bowl->n, NC_SPHERE_ALMOST_CONCAVE, bowl->R_ball, r, unit, v, w, c);
    if (status != NC_OK)
        return status;
    state->f_n = c->gap < 0 ? fmax(0, -stiffness * c->gap - damping * c->v_n) : 0;
    status = nc_friction_spatial(friction, friction_velocity, state->f_n, c->v_t, friction_force);
    for (int i = 0; i < 3; i++) {
        state->force[i] = -state->f_n * c->e_n[i] - friction_force[i];
        state->velocity[i] = -c->v_n * c->e_n[i] - c->v_t[i];
    }
    return status;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, distance = p[P_BOWL] - p[P_BALL];
    struct bowl *bowl = model->memory;
    if (distance < 1e-3 * p[P_BOWL])
        return fail("the ball does not fit into the bowl; make R_ball smaller than R_bowl");
    *bowl = (struct bowl){.R_bowl = p[P_BOWL],
                          .R_ball = p[P_BALL],
                          .m = p[P_M],
                          .inertia = 0.4 * p[P_M] * p[P_BALL] * p[P_BALL],
                          .contact = 1};
    bowl->n = nc_spatial_offset(bowl->shape, sizeof bowl->shape / sizeof *bowl->shape, distance);
    x[R_0] = distance * sin(p[P_ANGLE]);
    x[R_0 + 1] = -distance * cos(p[P_ANGLE]);
    x[V_0 + 2] = p[P_V];
    x[Q_0] = 1;
    for (int i = 0; i < 3; i++)
        nominal[R_0 + i] = 0.01 * distance;
    return 0;
}

static int rates(const struct model *model, double t, const double *x, double *rates)
{
    (void)t;
    const struct bowl *bowl = model->memory;
    struct ball_state state;
    const int status = solve(bowl, x, &state);
    if (status != NC_OK)
        return status;
    double torque[3], matrix[9], w_body[3];
    cross(state.contact.point_body, state.force, torque);
    rotation_matrix(x + Q_0, matrix);
    rotate_back(matrix, x + W_0, w_body);
    rotation_rate(x + Q_0, w_body, rates + Q_0);
    for (int i = 0; i < 3; i++) {
        rates[R_0 + i] = x[V_0 + i];
        rates[V_0 + i] = state.force[i] / bowl->m - (i == 1 ? GRAVITY : 0);
        rates[W_0 + i] = torque[i] / bowl->inertia;
    }
    rates[LOSS] = -dot(state.force, state.velocity);
    return NC_OK;
}

static int roots(const struct model *model, double t, const double *x, double *roots)
{
    (void)t;
    const struct bowl *bowl = model->memory;
    struct ball_state state;
    const int status = solve(bowl, x, &state);
    /* The ball starts on the bowl: rounding is no lift-off. */
    roots[0] = state.contact.gap - (bowl->contact ? 1e-12 * bowl->R_bowl : 0);
    return status;
}

static int event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    (void)root;
    struct bowl *bowl = model->memory;
    struct ball_state state;
    const int status = solve(bowl, x, &state);
    bowl->contact = !bowl->contact;
    if (bowl->contact)
        events_add(events, t, "impact", fmax(-state.contact.v_n, 0));
    else
        events_add(events, t, "lift-off", NAN);
    return status;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    (void)t;
    struct ball_state state;
    const int status = solve(model->memory, x, &state);
    memcpy(y, x + R_0, 3 * sizeof *y);
    y[3] = atan2(hypot(x[R_0], x[R_0 + 2]), -x[R_0 + 1]);
    y[4] = state.f_n;
    return status;
}

static int energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    const struct bowl *bowl = model->memory;
    *energy = (struct energy){
        .kinetic = (bowl->m * dot(x + V_0, x + V_0) + bowl->inertia * dot(x + W_0, x + W_0)) / 2,
        .potential = bowl->m * GRAVITY * (x[R_0 + 1] + bowl->R_bowl - bowl->R_ball),
        .lost = x[LOSS],
    };
    return NC_OK;
}

/* The bowl from its bottom to near its rim, seen as a net. */
static int outline_bowl(struct body *body, double radius)
{
    enum { ROWS = 19, COLUMNS = 72 };
    const int status = body_points(body, ROWS, COLUMNS);
    body->closed = 1;
    for (size_t i = 0; i < ROWS * COLUMNS && status == 0; i++) {
        const double theta = PI / 2 * (double)(i / COLUMNS) / (ROWS - 1),
                     phi = 2 * PI * (double)(i % COLUMNS) / COLUMNS;
        body->points[i][0] = radius * sin(theta) * cos(phi);
        body->points[i][1] = -radius * cos(theta);
        body->points[i][2] = radius * sin(theta) * sin(phi);
    }
    return status;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct bowl *bowl = model->memory;
    double ball[4];
    const size_t n = nc_spatial_offset(ball, sizeof ball / sizeof *ball, bowl->R_ball);
    bodies[0].name = "ball";
    bodies[0].role = BODY_SHAPED;
    bodies[1].name = "bowl";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_surface(&bodies[0], ball, n);
    return status ? status : outline_bowl(&bodies[1], bowl->R_bowl);
}

static int place(const struct model *model, double t, const double *x, struct frame *frame)
{
    (void)t;
    const struct bowl *bowl = model->memory;
    struct ball_state state;
    const int status = solve(bowl, x, &state);
    const struct nc_spatial_contact *c = &state.contact;
    *frame = (struct frame){.pose = {{x[R_0], x[R_0 + 1], x[R_0 + 2]}, {0, 0, 0, 1}}};
    memcpy(frame->pose[0] + 3, x + Q_0, 4 * sizeof *x);
    struct frame_contact *contact = &frame->contact[0];
    contact->active = bowl->contact;
    for (int i = 0; i < 3; i++) {
        contact->body[i] = x[R_0 + i] + c->point_counter[i]; /* here the ball is drawn as the body */
        contact->counterpart[i] = x[R_0 + i] + c->point_body[i];
        contact->normal[i] = -c->e_n[i];
        contact->force[i] = state.force[i];
    }
    memcpy(contact->direction, c->direction, sizeof c->direction);
    contact->radius[0] = contact->radius[1] = bowl->R_ball;
    contact->depth = SMALL_DEFORMATION * bowl->R_ball;
    frame->reserve[0] = -x[R_0 + 1];
    return status;
}

static const struct limit limits[] = {{"passes the rim of the bowl", "comes back over the rim", 0}};

static const char *const modelica_names[] = {"x",
                                             "y",
                                             "z",
                                             MODELICA_VECTOR("body.v_0"),
                                             MODELICA_VECTOR("body.w_a"),
                                             MODELICA_ROTATION("body"),
                                             "contact.contact",
                                             "contact.normalForce.v_impact",
                                             NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    struct bowl *bowl = model->memory;
    double matrix[9];
    memcpy(x + R_0, values, 6 * sizeof *x); /* and V_0 */
    rotation_from_transposed(values + 9, x + Q_0);
    rotation_matrix(x + Q_0, matrix);
    rotate(matrix, values + 6, x + W_0);
    bowl->contact = values[18] >= 0.5;
    *v_impact = values[19];
}

const struct system ball_in_bowl = {
    .name = "ball-in-bowl",
    .modelica = "NormalContact.Examples.Spatial.BallInBowl",
    .title = "Ball that rolls in a bowl: a concave counterpart",
    .text = "A ball rolls in a spherical bowl. The bowl is described by its polar potential: the centre of "
            "the ball is "
            "at the distance R_bowl - R_ball in contact, in every direction. The ball starts without spin, "
            "slides a "
            "little, and then rolls in loops.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = STATES,
    .n_roots = 1,
    .n_bodies = 2,
    .n_contacts = 1,
    .limits = limits,
    .n_limits = 1,
    .memory_size = sizeof(struct bowl),
    .stop = 5,
    .interval = 0.005,
    .tolerance = 1e-8,
    .slow_motion = 1,
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
    .modelica_state = modelica_state,
};
