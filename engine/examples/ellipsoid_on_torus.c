/* A solid ellipsoid slides without friction on a torus with a vertical axis: two parametric surfaces in
 * contact, 001. The joint is bilateral. z is up. Every evaluation starts from a state in contact. */
#include <math.h>
#include <string.h>

#include "../body.h"
#include "../modelica.h"
#include "../outline.h"
#include "../rotation.h"
#include "../system.h"

static const struct output outputs[] = {
    {"x", "m", "position of the centre along x", 1, NULL},
    {"y", "m", "position of the centre along y", 1, NULL},
    {"z", "m", "height of the centre", 1, NULL},
    {"f_n", "N", "normal force; negative: a real body would lift off", 2, NULL},
    {"energy", "J", "kinetic and potential energy, constant", 3, NULL},
};

enum { UV = BODY_STATES, STATES = UV + 4 }; /* parameters of the contact on torus and ellipsoid */

static const double axes[3] = {0.1, 0.08, 0.06}, torus_radius = 0.3, tube_radius = 0.1, mass = 1;

struct sliding {
    struct free_body body;
    double shape[8], ellipsoid_vector[16], torus_vector[32];
    size_t n;
    struct nc_surface ellipsoid, torus;
};

struct sliding_state {
    double x[STATES], matrix[9]; /* moved into contact */
    struct nc_freeform_contact contact;
};

/* The contact next to the parameters of the state; position and velocity are moved along its normal. */
static int touch(const struct sliding *sliding, const double *x, struct sliding_state *s)
{
    double w[3], arm[3], v_C[3], *r = s->x + BODY_R, *v = s->x + BODY_V;
    memcpy(s->x, x, sizeof s->x);
    rotation_matrix(x + BODY_Q, s->matrix);
    rotate(s->matrix, x + BODY_W, w);
    const int status =
        nc_freeform_contact(&sliding->torus, &sliding->ellipsoid, r, s->matrix, s->x + UV, &s->contact);
    if (status != NC_OK)
        return status;
    for (int i = 0; i < 3; i++)
        arm[i] = s->contact.point_b[i] - r[i];
    cross(w, arm, v_C);
    const double rate = dot(s->contact.normal, v) + dot(s->contact.normal, v_C);
    for (int i = 0; i < 3; i++) {
        r[i] -= s->contact.gap * s->contact.normal[i];
        v[i] -= rate * s->contact.normal[i];
        s->contact.point_b[i] = s->contact.point_a[i];
    }
    return NC_OK;
}

/* Newton and Euler; the force follows from the second derivative of the gap, which vanishes. */
static int solve(const struct sliding *sliding, const struct sliding_state *s, double *rates, double *f_n)
{
    const double *J = sliding->body.inertia, *x = s->x, *n = s->contact.normal, none[3] = {0, 0, 0},
                 gravity[3] = {0, 0, -GRAVITY};
    struct nc_spatial_motion motion;
    struct nc_freeform_motion out;
    double arm[3], torque[3], answer[3], lever[3];
    body_rates(&sliding->body, x, s->matrix, none, none, gravity, rates); /* without the force */
    for (int i = 0; i < 3; i++)
        arm[i] = s->contact.point_b[i] - x[BODY_R + i];
    memcpy(motion.r, x + BODY_R, sizeof motion.r);
    memcpy(motion.q, s->matrix, sizeof motion.q);
    memcpy(motion.v, x + BODY_V, sizeof motion.v);
    memcpy(motion.a, rates + BODY_V, sizeof motion.a);
    rotate(s->matrix, x + BODY_W, motion.omega);
    rotate(s->matrix, rates + BODY_W, motion.alpha);
    const int status = nc_freeform_motion(&sliding->torus, &sliding->ellipsoid, &motion, x + UV, &out);
    cross(arm, n, torque);
    rotate_back(s->matrix, torque, answer); /* of 1 N: angular acceleration */
    for (int i = 0; i < 3; i++)
        answer[i] /= J[i];
    rotate(s->matrix, answer, lever);
    cross(lever, arm, lever);
    *f_n = -out.gap[2] / (1 / mass + dot(n, lever));
    for (int i = 0; i < 3; i++) {
        rates[BODY_V + i] += *f_n / mass * n[i];
        rates[BODY_W + i] += *f_n * answer[i];
    }
    memcpy(rates + UV, out.parameter_der, sizeof out.parameter_der);
    return status;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const struct sliding *sliding = model->memory;
    struct frame_contact *contact = &e->frame.contact[0];
    struct sliding_state s;
    double f_n;
    int status = touch(sliding, x, &s);
    if (status == NC_OK)
        status = solve(sliding, &s, e->rates, &f_n);
    if (status != NC_OK)
        return status;
    body_pose(s.x, e->frame.pose[0]);
    e->frame.pose[1][3] = 1;
    for (int i = 0; i < 3; i++) {
        contact->body[i] = contact->counterpart[i] = s.contact.point_a[i];
        contact->normal[i] = s.contact.normal[i];
        contact->force[i] = f_n * s.contact.normal[i];
    }
    e->energy.kinetic = body_kinetic(&sliding->body, s.x);
    e->energy.potential = mass * GRAVITY * s.x[BODY_R + 2];
    memcpy(e->outputs, s.x + BODY_R, 3 * sizeof *x);
    e->outputs[3] = f_n;
    e->outputs[4] = e->energy.kinetic + e->energy.potential;
    return NC_OK;
}

static int start(struct model *model, double *x, double *nominal)
{
    struct sliding *sliding = model->memory;
    const double r[3] = {0.3, 0, 0.17}, v[3] = {0.3, 0.8, 0};
    double matrix[9];
    struct nc_freeform_contact contact;
    sliding->n = nc_spatial_ellipsoid(sliding->shape, 8, axes[0], axes[1], axes[2]);
    sliding->body.m = mass;
    for (int i = 0; i < 3; i++)
        sliding->body.inertia[i] = mass / 5 * (pow(axes[(i + 1) % 3], 2) + pow(axes[(i + 2) % 3], 2));
    sliding->ellipsoid = (struct nc_surface){
        .vector = sliding->ellipsoid_vector,
        .n = nc_surface_potential(sliding->ellipsoid_vector, 16, sliding->shape, sliding->n)};
    sliding->torus =
        (struct nc_surface){.vector = sliding->torus_vector,
                            .n = nc_surface_torus(sliding->torus_vector, 32, torus_radius, tube_radius)};
    model->contact[0] = (struct contact){.kind = CONTACT_SLIDES, .shape = sliding->shape, .n = sliding->n};
    rotation_set(x + BODY_Q, (int[3]){0, 1, 2}, (double[3]){PI / 2 + 0.2, 0.1, 0.3});
    x[BODY_W + 2] = 1;
    memcpy(x + BODY_R, r, sizeof r);
    memcpy(x + BODY_V, v, sizeof v);
    rotation_matrix(x + BODY_Q, matrix);
    int status = nc_freeform_search(&sliding->torus, &sliding->ellipsoid, r, matrix, 16, x + UV, &contact);
    /* the height and its rate are those of contact: x and y stay as given */
    for (int i = 0; i < 30 && status == NC_OK; i++) {
        struct sliding_state s;
        status = touch(sliding, x, &s);
        const double *n = s.contact.normal;
        double change[2] = {0, 0};
        for (int k = 0; k < 3; k++) {
            change[0] += (s.x[BODY_R + k] - x[BODY_R + k]) * n[k] / n[2];
            change[1] += (s.x[BODY_V + k] - x[BODY_V + k]) * n[k] / n[2];
        }
        x[BODY_R + 2] += change[0];
        x[BODY_V + 2] += change[1];
        memcpy(x + UV, s.x + UV, 4 * sizeof *x);
    }
    for (int i = 0; i < 3; i++)
        nominal[BODY_R + i] = 0.1;
    return status;
}

/* A net on the torus; its last row lies on the first one. */
static int outline_torus(struct body *body)
{
    enum { ROWS = 37, COLUMNS = 96 };
    const int status = body_points(body, ROWS, COLUMNS);
    body->closed = 1;
    for (size_t i = 0; i < ROWS * COLUMNS && status == 0; i++) {
        const double v = 2 * PI * (double)(i / COLUMNS) / (ROWS - 1),
                     u = 2 * PI * (double)(i % COLUMNS) / COLUMNS, d = torus_radius + tube_radius * cos(v);
        body->points[i][0] = d * cos(u);
        body->points[i][1] = d * sin(u);
        body->points[i][2] = tube_radius * sin(v);
    }
    return status;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct sliding *sliding = model->memory;
    bodies[0].name = "ellipsoid";
    bodies[1].name = "torus";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_surface(&bodies[0], sliding->shape, sliding->n);
    return status ? status : outline_torus(&bodies[1]);
}

static const char *const poses[] = {"body.frame_a", NULL};
static const struct modelica_contact contacts[] = {MODELICA_SPATIAL_JOINT("sliding")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Spatial.EllipsoidOnTorus",
    .poses = poses,
    .contacts = contacts,
    .stored = "energy",
};

const struct system ellipsoid_on_torus = {
    .name = "ellipsoid-on-torus",
    .title = "Ellipsoid that slides on a torus",
    .text = "A solid ellipsoid slides without friction on a torus with a vertical axis: two parametric "
            "surfaces in "
            "contact. It starts on top, slides outwards and is held by the bilateral joint on its way down "
            "and under "
            "the ring: an event tells where a real body would lift off.",
    .outputs = outputs,
    .n_outputs = COUNT(outputs),
    .modelica = &modelica,
    .n_states = STATES,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct sliding),
    .stop = 0.5,
    .interval = 0.002,
    .tolerance = 1e-10,
    .slow_motion = 10,
    .spatial = 1,
    .z_up = 1,
    .start = start,
    .evaluate = evaluate,
    .draw = draw,
};
