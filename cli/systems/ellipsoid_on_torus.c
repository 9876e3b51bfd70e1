/* A solid ellipsoid slides without friction on a torus with a vertical axis: two parametric surfaces in
 * contact, 001. The joint is bilateral. z is up. Every evaluation starts from a state in contact. */
#include <math.h>
#include <string.h>

#include "../outline.h"
#include "../text.h"
#include "normalcontact.h"
#include "rotation.h"

static const struct output outputs[] = {
    {"x", "m", "position of the centre along x", 1, NULL},
    {"y", "m", "position of the centre along y", 1, NULL},
    {"z", "m", "height of the centre", 1, NULL},
    {"f_n", "N", "normal force; negative: a real body would lift off", 2, NULL},
    {"energy", "J", "kinetic and potential energy, constant", 3, NULL},
};

/* Quaternion, angular velocity in the body, position, velocity; parameters of the contact on torus and
 * ellipsoid. */
enum { Q_0, W_0 = 4, R_0 = 7, V_0 = 10, UV = 13, STATES = 17 };

static const double axes[3] = {0.1, 0.08, 0.06}, torus_radius = 0.3, tube_radius = 0.1, mass = 1;

struct sliding {
    double shape[8], ellipsoid_vector[16], torus_vector[32], inertia[3];
    size_t n;
    struct nc_surface ellipsoid, torus;
};

struct sliding_state {
    double r[3], v[3], uv[4], matrix[9]; /* moved into contact */
    struct nc_freeform_contact contact;
    double f_n, a[3], alpha[3]; /* force, acceleration, angular acceleration in the body */
    double uv_rate[4];
};

/* The contact next to the parameters of the state; position and velocity are moved along its normal. */
static int touch(const struct sliding *sliding, const double *x, struct sliding_state *s)
{
    double w[3], arm[3], v_C[3];
    memcpy(s->r, x + R_0, sizeof s->r);
    memcpy(s->v, x + V_0, sizeof s->v);
    memcpy(s->uv, x + UV, sizeof s->uv);
    rotation_matrix(x + Q_0, s->matrix);
    rotate(s->matrix, x + W_0, w);
    const int status =
        nc_freeform_contact(&sliding->torus, &sliding->ellipsoid, s->r, s->matrix, s->uv, &s->contact);
    if (status != NC_OK)
        return status;
    for (int i = 0; i < 3; i++)
        arm[i] = s->contact.point_b[i] - s->r[i];
    cross(w, arm, v_C);
    const double rate = dot(s->contact.normal, s->v) + dot(s->contact.normal, v_C);
    for (int i = 0; i < 3; i++) {
        s->r[i] -= s->contact.gap * s->contact.normal[i];
        s->v[i] -= rate * s->contact.normal[i];
        s->contact.point_b[i] = s->contact.point_a[i];
    }
    return NC_OK;
}

/* Newton and Euler; the force follows from the second derivative of the gap, which vanishes. */
static int solve(const struct sliding *sliding, const double *x, struct sliding_state *s)
{
    const double *J = sliding->inertia, *w = x + W_0;
    struct nc_relative_motion motion;
    struct nc_freeform_motion out;
    double momentum[3], gyroscopic[3], arm[3], torque[3], torque_body[3], answer[3], answer_world[3],
        lever[3];
    int status = touch(sliding, x, s);
    if (status != NC_OK)
        return status;
    for (int i = 0; i < 3; i++) {
        momentum[i] = J[i] * w[i];
        arm[i] = s->contact.point_b[i] - s->r[i];
        s->a[i] = i == 2 ? -GRAVITY : 0;
    }
    cross(w, momentum, gyroscopic);
    cross(arm, s->contact.normal, torque);
    rotate_back(s->matrix, torque, torque_body);
    for (int i = 0; i < 3; i++) {
        s->alpha[i] = -gyroscopic[i] / J[i];
        answer[i] = torque_body[i] / J[i];
    }
    memcpy(motion.r, s->r, sizeof motion.r);
    memcpy(motion.q, s->matrix, sizeof motion.q);
    memcpy(motion.v, s->v, sizeof motion.v);
    memcpy(motion.a, s->a, sizeof motion.a);
    rotate(s->matrix, w, motion.omega);
    rotate(s->matrix, s->alpha, motion.alpha);
    rotate(s->matrix, answer, answer_world);
    status = nc_freeform_motion(&sliding->torus, &sliding->ellipsoid, &motion, s->uv, &out);
    cross(answer_world, arm, lever);
    s->f_n = -out.gap[2] / (1 / mass + dot(s->contact.normal, lever));
    for (int i = 0; i < 3; i++) {
        s->a[i] += s->f_n / mass * s->contact.normal[i];
        s->alpha[i] += s->f_n * answer[i];
    }
    memcpy(s->uv_rate, out.rate, sizeof s->uv_rate);
    return status;
}

static int start(struct model *model, double *x, double *nominal)
{
    struct sliding *sliding = model->memory;
    const double r[3] = {0.3, 0, 0.17}, v[3] = {0.3, 0.8, 0};
    double matrix[9];
    struct nc_freeform_contact contact;
    sliding->n = nc_spatial_ellipsoid(sliding->shape, 8, axes[0], axes[1], axes[2]);
    for (int i = 0; i < 3; i++)
        sliding->inertia[i] = mass / 5 * (pow(axes[(i + 1) % 3], 2) + pow(axes[(i + 2) % 3], 2));
    sliding->ellipsoid = (struct nc_surface){
        .vector = sliding->ellipsoid_vector,
        .n = nc_surface_potential(sliding->ellipsoid_vector, 16, sliding->shape, sliding->n)};
    sliding->torus =
        (struct nc_surface){.vector = sliding->torus_vector,
                            .n = nc_surface_torus(sliding->torus_vector, 32, torus_radius, tube_radius)};
    x[Q_0] = 1;
    rotation_append(x + Q_0, 0, PI / 2 + 0.2);
    rotation_append(x + Q_0, 1, 0.1);
    rotation_append(x + Q_0, 2, 0.3);
    x[W_0 + 2] = 1;
    memcpy(x + R_0, r, sizeof r);
    memcpy(x + V_0, v, sizeof v);
    rotation_matrix(x + Q_0, matrix);
    int status = nc_freeform_search(&sliding->torus, &sliding->ellipsoid, r, matrix, 16, x + UV, &contact);
    /* the height and its rate are those of contact: x and y stay as given */
    for (int i = 0; i < 30 && status == NC_OK; i++) {
        struct sliding_state s;
        status = touch(sliding, x, &s);
        const double *n = s.contact.normal;
        double change[2] = {0, 0};
        for (int k = 0; k < 3; k++) {
            change[0] += (s.r[k] - x[R_0 + k]) * n[k] / n[2];
            change[1] += (s.v[k] - x[V_0 + k]) * n[k] / n[2];
        }
        x[R_0 + 2] += change[0];
        x[V_0 + 2] += change[1];
        memcpy(x + UV, s.uv, sizeof s.uv);
    }
    if (status != NC_OK)
        return fail("the ellipsoid on the torus at the start: %s", nc_message(status));
    for (int i = 0; i < 3; i++)
        nominal[R_0 + i] = 0.1;
    return 0;
}

static int rates(const struct model *model, double t, const double *x, double *rates)
{
    (void)t;
    struct sliding_state s;
    const int status = solve(model->memory, x, &s);
    if (status != NC_OK)
        return status;
    rotation_rate(x + Q_0, x + W_0, rates + Q_0);
    memcpy(rates + W_0, s.alpha, sizeof s.alpha);
    memcpy(rates + R_0, s.v, sizeof s.v);
    memcpy(rates + V_0, s.a, sizeof s.a);
    memcpy(rates + UV, s.uv_rate, sizeof s.uv_rate);
    return NC_OK;
}

static int energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    const struct sliding *sliding = model->memory;
    struct sliding_state s;
    const int status = touch(sliding, x, &s);
    energy->kinetic = mass * dot(s.v, s.v) / 2;
    for (int i = 0; i < 3; i++)
        energy->kinetic += sliding->inertia[i] * x[W_0 + i] * x[W_0 + i] / 2;
    energy->potential = mass * GRAVITY * s.r[2];
    energy->supplied = energy->lost = 0;
    return status;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    struct sliding_state s;
    struct energy stored;
    int status = solve(model->memory, x, &s);
    if (status == NC_OK)
        status = energy(model, t, x, &stored);
    if (status != NC_OK)
        return status;
    memcpy(y, s.r, sizeof s.r);
    y[3] = s.f_n;
    y[4] = stored.kinetic + stored.potential;
    return NC_OK;
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
    bodies[0].role = BODY_SHAPED;
    bodies[1].name = "torus";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_surface(&bodies[0], sliding->shape, sliding->n);
    return status ? status : outline_torus(&bodies[1]);
}

static int place(const struct model *model, double t, const double *x, struct frame *frame)
{
    (void)t;
    const struct sliding *sliding = model->memory;
    struct sliding_state s;
    struct nc_spatial_boundary boundary;
    double n[3];
    int status = solve(sliding, x, &s);
    if (status == NC_OK) {
        rotate_back(s.matrix, s.contact.normal, n);
        status =
            nc_spatial_boundary_at(sliding->shape, sliding->n, (double[3]){-n[0], -n[1], -n[2]}, &boundary);
    }
    if (status != NC_OK)
        return status;
    *frame = (struct frame){.pose = {{s.r[0], s.r[1], s.r[2]}, {0, 0, 0, 1}}};
    memcpy(frame->pose[0] + 3, x + Q_0, 4 * sizeof *x);
    struct frame_contact *contact = &frame->contact[0];
    contact->active = s.f_n > 0;
    contact->kind = CONTACT_SLIDES;
    memcpy(contact->body, s.contact.point_b, sizeof contact->body);
    memcpy(contact->counterpart, s.contact.point_a, sizeof contact->counterpart);
    memcpy(contact->normal, s.contact.normal, sizeof contact->normal);
    for (int i = 0; i < 2; i++) {
        contact->radius[i] = boundary.radius[i];
        rotate(s.matrix, boundary.direction[i], contact->direction[i]);
    }
    for (int i = 0; i < 3; i++)
        contact->force[i] = s.f_n * s.contact.normal[i];
    return NC_OK;
}

static const char *const modelica_names[] = {MODELICA_ROTATION("body"),
                                             MODELICA_VECTOR("body.w_a"),
                                             MODELICA_VECTOR("body.r_0"),
                                             MODELICA_VECTOR("body.v_0"),
                                             "sliding.u_b[1]",
                                             "sliding.u_b[2]",
                                             "sliding.u_a[1]",
                                             "sliding.u_a[2]",
                                             NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    (void)model;
    (void)v_impact;
    rotation_from_transposed(values, x + Q_0);
    memcpy(x + W_0, values + 9, (STATES - W_0) * sizeof *x); /* the others are in the order of the state */
}

const struct system ellipsoid_on_torus = {
    .name = "ellipsoid-on-torus",
    .modelica = "NormalContact.Examples.Spatial.EllipsoidOnTorus",
    .title = "Ellipsoid that slides on a torus",
    .text = "A solid ellipsoid slides without friction on a torus with a vertical axis: two parametric "
            "surfaces in "
            "contact. It starts on top, slides outwards and is held by the bilateral joint on its way down "
            "and under "
            "the ring: an event tells where a real body would lift off.",
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
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
    .rates = rates,
    .measure = measure,
    .energy = energy,
    .draw = draw,
    .place = place,
    .modelica_names = modelica_names,
    .modelica_state = modelica_state,
};
