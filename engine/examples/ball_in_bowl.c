/* A ball rolls in a spherical bowl around the origin: the bowl is the shaped body, described by its polar
 * potential for this ball, with an elastic contact and friction. */
#include <math.h>
#include <string.h>

#include "../body.h"
#include "../modelica.h"
#include "../outline.h"
#include "../rotation.h"
#include "../system.h"

enum { P_BOWL, P_BALL, P_M, P_ANGLE, P_V };

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

/* As of a free body, but the angular velocity is one in the world: the ball has no axes. What contact has
 * taken. */
enum { LOSS = BODY_STATES, STATES };

static const double friction = 0.5, friction_velocity = 1e-3;

struct bowl {
    struct free_body ball;
    double shape[4]; /* polar potential of the bowl */
    size_t n;
    double sphere[4]; /* generating potential of the ball */
    size_t n_sphere;
};

/* The kernel's contact is that of the bowl, seen from the ball, which turns; here the ball is the body. */
static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const struct bowl *bowl = model->memory;
    const double *r = x + BODY_R, *w = x + BODY_W;
    struct nc_spatial_motion to_bowl = {.q = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
    struct frame_contact *contact = &e->frame.contact[0];
    struct nc_spatial_contact c;
    double matrix[9], w_ball[3], f_n, slip[3], torque[3];
    cross(w, r, to_bowl.v);
    for (int i = 0; i < 3; i++) {
        to_bowl.v[i] -= x[BODY_V + i];
        to_bowl.r[i] = -r[i];
        to_bowl.omega[i] = -w[i];
    }
    int status = nc_sphere_contact(bowl->shape, bowl->n, model->p[P_BALL], NC_CASE_CONCAVE, &to_bowl, &c);
    if (status == NC_OK)
        status = contact_force(&model->contact[0], c.gap, c.v_n, 0, 0, &f_n);
    if (status == NC_OK)
        status = nc_friction_spatial(friction, friction_velocity, f_n, c.v_t, slip);
    if (status != NC_OK)
        return status;
    contact->gap = c.gap;
    contact->v_n = c.v_n;
    e->rates[LOSS] = 0;
    for (int i = 0; i < 3; i++) {
        contact->body[i] = r[i] + c.point_counter[i];
        contact->counterpart[i] = r[i] + c.point_body[i];
        contact->normal[i] = -c.e_n[i];
        contact->force[i] = -f_n * c.e_n[i] - slip[i];
        e->rates[LOSS] += contact->force[i] * (c.v_n * c.e_n[i] + c.v_t[i]);
    }
    cross(c.point_body, contact->force, torque);
    rotation_matrix(x + BODY_Q, matrix);
    rotate_back(matrix, w, w_ball);
    rotation_rate(x + BODY_Q, w_ball, e->rates + BODY_Q);
    for (int i = 0; i < 3; i++) {
        e->rates[BODY_R + i] = x[BODY_V + i];
        e->rates[BODY_V + i] = contact->force[i] / bowl->ball.m - (i == 1 ? GRAVITY : 0);
        e->rates[BODY_W + i] = torque[i] / bowl->ball.inertia[i];
    }
    body_pose(x, e->frame.pose[0]);
    e->frame.pose[1][3] = 1;
    e->energy = (struct energy){
        .kinetic = body_kinetic(&bowl->ball, x),
        .potential = bowl->ball.m * GRAVITY * (r[1] + model->p[P_BOWL] - model->p[P_BALL]),
        .lost = x[LOSS],
    };
    memcpy(e->outputs, r, 3 * sizeof *r);
    e->outputs[3] = atan2(hypot(r[0], r[2]), -r[1]);
    e->outputs[4] = f_n;
    return NC_OK;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, distance = p[P_BOWL] - p[P_BALL],
                 inertia = 0.4 * p[P_M] * p[P_BALL] * p[P_BALL];
    struct bowl *bowl = model->memory;
    if (distance < 1e-3 * p[P_BOWL])
        return refuse(model, "the ball does not fit into the bowl; make R_ball smaller than R_bowl");
    *bowl = (struct bowl){.ball = {p[P_M], {inertia, inertia, inertia}}};
    bowl->n = nc_spatial_offset(bowl->shape, COUNT(bowl->shape), distance);
    bowl->n_sphere = nc_spatial_offset(bowl->sphere, COUNT(bowl->sphere), p[P_BALL]);
    model->contact[0] = (struct contact){.size = p[P_BALL],
                                         .shape = bowl->sphere,
                                         .n = bowl->n_sphere,
                                         .linear = 1e5,
                                         .viscous = 100,
                                         .active = 1,
                                         .slack = 1e-12 * p[P_BOWL]};
    x[BODY_Q] = 1;
    x[BODY_R] = distance * sin(p[P_ANGLE]);
    x[BODY_R + 1] = -distance * cos(p[P_ANGLE]);
    x[BODY_V + 2] = p[P_V];
    for (int i = 0; i < 3; i++)
        nominal[BODY_R + i] = 0.01 * distance;
    return 0;
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
    bodies[0].name = "ball";
    bodies[1].name = "bowl";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_surface(&bodies[0], bowl->sphere, bowl->n_sphere);
    return status ? status : outline_bowl(&bodies[1], model->p[P_BOWL]);
}

static const struct limit limits[] = {{"passes the rim of the bowl", "comes back over the rim", 0}};

static void reserve(const struct model *model, const struct frame *frame, double *reserve)
{
    reserve[0] = -frame->pose[0][1];
    (void)model;
}

/* The element has the bowl at its frame_a, the ball at frame_b. */
static const char *const poses[] = {"body.frame_a", NULL};
static const struct modelica_contact contacts[] = {
    {"contact.contact", "contact.gap", MODELICA_POINT("contact.frame_b", "contact.r_C_b"),
     MODELICA_POINT("contact.frame_a", "contact.r_C_a"), MODELICA_VECTOR("contact.frame_b", "-contact.e_n"),
     MODELICA_VECTOR("contact.frame_b", "-contact.f_n*contact.e_n - contact.f_t"), "max(-contact.v_n, 0)",
     NULL}};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Spatial.BallInBowl",
    .poses = poses,
    .contacts = contacts,
    .stored = "m*body.v_0*body.v_0/2 + body.w_a*(body.I*body.w_a)/2 + m*world.g*y",
    .lost = "contact.power",
};

const struct system ball_in_bowl = {
    .name = "ball-in-bowl",
    .title = "Ball that rolls in a bowl: a concave counterpart",
    .text = "A ball rolls in a spherical bowl. The bowl is described by its polar potential: the centre of "
            "the ball is "
            "at the distance R_bowl - R_ball in contact, in every direction. The ball starts without spin, "
            "slides a "
            "little, and then rolls in loops.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = STATES,
    .n_bodies = 2,
    .n_contacts = 1,
    .limits = limits,
    .n_limits = COUNT(limits),
    .memory_size = sizeof(struct bowl),
    .stop = 5,
    .interval = 0.005,
    .tolerance = 1e-8,
    .slow_motion = 1,
    .stiff = 1,
    .spatial = 1,
    .start = start,
    .evaluate = evaluate,
    .reserve = reserve,
    .draw = draw,
};
