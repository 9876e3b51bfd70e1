/* Two ellipsoids fall into a box with inclined walls: the case study of 003, section 6 and appendix C. */
#include <math.h>
#include <string.h>

#include "../outline.h"
#include "../text.h"
#include "box.h"
#include "rotation.h"

enum { P_E, P_NU, P_RESTITUTION, P_MU, P_VD, P_X2, P_Y2, P_Z2, PARAMETERS };

static const struct parameter parameters[] = {
    {"E", "Pa", "Young's modulus of bodies and planes", 2.1e11, 1e3, 1e15, PARAMETER_REAL},
    {"nu", "1", "Poisson's ratio of bodies and planes", 0.3, -0.99, 0.5, PARAMETER_REAL},
    {"restitution", "1", "coefficient of restitution in the law of Flores", 0.6, 1e-3, 1, PARAMETER_REAL},
    {"mu", "1", "coefficient of friction", 0.2, 0, 100, PARAMETER_REAL},
    {"v_d", "m/s", "velocity of regularisation of friction", 1e-6, 1e-9, 1e6, PARAMETER_REAL},
    {"x2_0", "m", "initial position of the second body", -0.25, -100, 100, PARAMETER_REAL},
    {"y2_0", "m", "initial position of the second body", -0.5, -100, 100, PARAMETER_REAL},
    {"z2_0", "m", "initial height of the second body", 1.75, -100, 100, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"x1", "m", "position of the first body", 1, NULL},
    {"y1", "m", "position", 1, NULL},
    {"z1", "m", "height", 1, NULL},
    {"x2", "m", "position of the second body", 2, NULL},
    {"y2", "m", "position", 2, NULL},
    {"z2", "m", "height", 2, NULL},
    {"gap", "m", "gap between the bodies (negative: penetration)", 3, NULL},
    {"energy", "J", "kinetic, potential and elastic energy", 4, NULL},
    {"energy_mechanical", "J", "kinetic and potential energy", 0, NULL},
    {"lost", "J", "work of the bodies on the contacts", 0, NULL},
    {"energy_balance", "J", "mechanical energy and lost, constant", 0, NULL},
    {"contacts", "1", "contacts that have begun", 5, NULL},
    {"contacts_bodies", "1", "of these between the bodies", 5, NULL},
    {"contacts_walls", "1", "of these with planes", 0, NULL},
};

/* Bodies of the drawing: both ellipsoids, then the planes. */
static const struct contact_pair pairs[BOX_CONTACTS] = {
    {"body1-plane1", 0, 2}, {"body1-plane2", 0, 3}, {"body1-plane3", 0, 4}, {"body1-plane4", 0, 5},
    {"body1-plane5", 0, 6}, {"body2-plane1", 1, 2}, {"body2-plane2", 1, 3}, {"body2-plane3", 1, 4},
    {"body2-plane4", 1, 5}, {"body2-plane5", 1, 6}, {"body1-body2", 0, 1},
};

/* 003, Table C.3: the ellipsoid is turned about y by `angle` and shifted by r against the frame of the
 * body.
 */
struct table {
    double a, b, c, m, inertia[3], angle, r[3];
};

static const struct table table[BOX_BODIES] = {
    {0.3, 0.2, 0.1, 200, {2, 4, 5.2}, -PI / 18, {0, 0, 0.025}},
    {0.3, 0.05, 0.1, 50, {0.1, 1, 0.9}, PI / 18, {0.075, 0, 0}},
};

static void make_body(const struct table *from, struct box_body *body)
{
    const size_t capacity = sizeof body->shape / sizeof *body->shape;
    const double c = cos(from->angle), s = sin(from->angle), turn[9] = {c, 0, s, 0, 1, 0, -s, 0, c};
    double ellipsoid[8];
    const size_t n =
        nc_spatial_ellipsoid(ellipsoid, sizeof ellipsoid / sizeof *ellipsoid, from->a, from->b, from->c);
    body->n = nc_spatial_rotated(body->shape, capacity, ellipsoid, n, turn);
    body->n +=
        nc_spatial_shift(body->shape + body->n, capacity - body->n, from->r[0], from->r[1], from->r[2]);
    body->m = from->m;
    memcpy(body->inertia, from->inertia, sizeof from->inertia);
}

/* Released at rest but for a turn about the vertical; the angles are those of (C.1). */
static void release(const double r[3], double *x)
{
    double matrix[9];
    x[BOX_Q] = 1;
    rotation_append(x + BOX_Q, 2, PI / 3);
    rotation_append(x + BOX_Q, 1, PI / 4);
    rotation_append(x + BOX_Q, 0, PI / 5);
    rotation_matrix(x + BOX_Q, matrix);
    rotate_back(matrix, (double[3]){0, 0, PI}, x + BOX_W);
    memcpy(x + BOX_R, r, 3 * sizeof *r);
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, first[3] = {-0.25, -0.5, 1};
    struct box *box = model->memory;
    *box = (struct box){.g = 9.81, .mu = p[P_MU], .v_d = p[P_VD]};
    struct elastic elastic = {.law = NC_FLORES, .restitution = p[P_RESTITUTION], .v_small = 1e-3};
    int status = nc_hertz_modulus(p[P_E], p[P_NU], p[P_E], p[P_NU], &elastic.modulus);
    if (status != NC_OK)
        return fail("the material: %s", nc_message(status));
    for (size_t i = 0; i < BOX_BODIES; i++)
        make_body(&table[i], &box->body[i]);
    release(first, x);
    release(p + P_X2, x + BOX_BODY_STATES);
    struct box_motion motion;
    box_motion(x, &motion);
    for (size_t i = 0; i < BOX_CONTACTS; i++) {
        double gap;
        elastic.name = pairs[i].name;
        box->elastic[i] = elastic;
        status = box_gap(box, x, &motion, i, &gap);
        if (status != NC_OK || gap <= 0)
            return fail(
                "the bodies must start apart from one another and from the planes, %s does not; use "
                "another x2_0, y2_0, z2_0",
                pairs[i].name);
    }
    for (size_t i = 0; i < BOX_BODIES; i++)
        for (size_t k = 0; k < 3; k++)
            nominal[i * BOX_BODY_STATES + BOX_R + k] = 1e-2;
    return 0;
}

static int rates(const struct model *model, double t, const double *x, double *rates)
{
    (void)t;
    return box_rates(model->memory, x, rates);
}

static int roots(const struct model *model, double t, const double *x, double *roots)
{
    (void)t;
    struct box_motion motion;
    int status = NC_OK;
    box_motion(x, &motion);
    for (size_t i = 0; i < BOX_CONTACTS && status == NC_OK; i++)
        status = box_gap(model->memory, x, &motion, i, &roots[i]);
    return status;
}

static int event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    struct box *box = model->memory;
    struct box_motion motion;
    struct box_contact contact;
    box_motion(x, &motion);
    int status = box_contact(box, x, &motion, root, &contact);
    if (status == NC_OK)
        status = elastic_event(&box->elastic[root], t, contact.v_n, events);
    if (status == NC_OK && box->elastic[root].contact)
        *(root == BOX_PAIR ? &box->touches_bodies : &box->touches_walls) += 1;
    return status;
}

static int energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    *energy = (struct energy){.lost = x[BOX_LOST]};
    box_energy(model->memory, x, &energy->kinetic, &energy->potential);
    return NC_OK;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    (void)t;
    const struct box *box = model->memory;
    struct box_motion motion;
    double kinetic, potential, elastic = 0;
    box_motion(x, &motion);
    for (size_t i = 0; i < BOX_BODIES; i++)
        memcpy(y + 3 * i, x + i * BOX_BODY_STATES + BOX_R, 3 * sizeof *y);
    int status = box_gap(box, x, &motion, BOX_PAIR, &y[6]);
    if (status == NC_OK)
        status = box_elastic_energy(box, x, &elastic);
    box_energy(box, x, &kinetic, &potential);
    y[7] = kinetic + potential + elastic;
    y[8] = kinetic + potential;
    y[9] = x[BOX_LOST];
    y[10] = y[8] + y[9];
    y[11] = box->touches_walls + box->touches_bodies;
    y[12] = box->touches_bodies;
    y[13] = box->touches_walls;
    return status;
}

/* The floor is 0.5 m x 1 m; plane i up to this height. */
static int outline_wall(struct body *body, size_t plane)
{
    static const double top = 0.5, x_0 = 0.25, y_0 = 0.5;
    const double x_1 = x_0 + top, y_1 = y_0 + top / sqrt(3);
    const double corners[BOX_PLANES][4][3] = {
        {{-x_0, -y_0, 0}, {-x_0, y_0, 0}, {x_0, -y_0, 0}, {x_0, y_0, 0}},
        {{-x_0, -y_0, 0}, {-x_0, y_0, 0}, {-x_1, -y_1, top}, {-x_1, y_1, top}},
        {{x_0, -y_0, 0}, {x_0, y_0, 0}, {x_1, -y_1, top}, {x_1, y_1, top}},
        {{-x_0, y_0, 0}, {x_0, y_0, 0}, {-x_1, y_1, top}, {x_1, y_1, top}},
        {{-x_0, -y_0, 0}, {x_0, -y_0, 0}, {-x_1, -y_1, top}, {x_1, -y_1, top}},
    };
    return outline_quadrangle(body, corners[plane]);
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    static const char *const names[] = {"body1", "body2", "plane1", "plane2", "plane3", "plane4", "plane5"};
    const struct box *box = model->memory;
    int status = 0;
    for (size_t i = 0; i < BOX_BODIES + BOX_PLANES && status == 0; i++) {
        bodies[i].name = names[i];
        bodies[i].role = i < BOX_BODIES ? BODY_SHAPED : BODY_COUNTERPART;
        status = i < BOX_BODIES ? outline_surface(&bodies[i], box->body[i].shape, box->body[i].n)
                                : outline_wall(&bodies[i], i - BOX_BODIES);
    }
    return status;
}

/* Curvature radii of the body at the contact, and their directions in the world. */
static int add_curvature(const struct box *box, const struct box_motion *motion,
                         const struct box_contact *from, struct frame_contact *to)
{
    const double inwards[3] = {-from->e_n[0], -from->e_n[1], -from->e_n[2]};
    const struct box_body *body = &box->body[from->body];
    struct nc_spatial_boundary boundary;
    double normal[3];
    rotate_back(motion->matrix[from->body], inwards, normal);
    const int status = nc_spatial_boundary_at(body->shape, body->n, normal, &boundary);
    for (int i = 0; i < 2; i++) {
        to->radius[i] = boundary.radius[i];
        rotate(motion->matrix[from->body], boundary.direction[i], to->direction[i]);
    }
    return status;
}

static int place(const struct model *model, double t, const double *x, struct frame *frame)
{
    (void)t;
    const struct box *box = model->memory;
    struct box_motion motion;
    int status = NC_OK;
    box_motion(x, &motion);
    *frame = (struct frame){0};
    for (size_t i = 0; i < BOX_BODIES + BOX_PLANES; i++)
        frame->pose[i][3] = 1;
    for (size_t i = 0; i < BOX_BODIES; i++) {
        memcpy(frame->pose[i], x + i * BOX_BODY_STATES + BOX_R, 3 * sizeof *x);
        memcpy(frame->pose[i] + 3, x + i * BOX_BODY_STATES + BOX_Q, 4 * sizeof *x);
    }
    for (size_t i = 0; i < BOX_CONTACTS && status == NC_OK; i++) {
        struct frame_contact *to = &frame->contact[i];
        struct box_contact contact;
        to->active = box->elastic[i].contact;
        to->hidden = !to->active && i != BOX_PAIR;
        if (to->hidden)
            continue;
        status = box_contact(box, x, &motion, i, &contact);
        if (status == NC_OK)
            status = add_curvature(box, &motion, &contact, to);
        memcpy(to->body, contact.point_body, sizeof to->body);
        memcpy(to->counterpart, contact.point_counterpart, sizeof to->counterpart);
        memcpy(to->normal, contact.e_n, sizeof to->normal);
        memcpy(to->force, contact.force, sizeof to->force);
        to->depth = SMALL_DEFORMATION * table[1].b;
    }
    return status;
}

#define VECTOR(name) name "[1]", name "[2]", name "[3]"
#define ROW(name) name ",1]", name ",2]", name ",3]"
#define BODY(name)                                                                                         \
    ROW(name ".frame_a.R.T[1"), ROW(name ".frame_a.R.T[2"), ROW(name ".frame_a.R.T[3"),                    \
        VECTOR(name ".w_a"), VECTOR(name ".r_0"), VECTOR(name ".v_0")
#define CONTACT(name) name ".contact", name ".normalForce.chi", name ".normalForce.v_impact"
#define PLANES(name)                                                                                       \
    CONTACT(name "[1]"), CONTACT(name "[2]"), CONTACT(name "[3]"), CONTACT(name "[4]"), CONTACT(name "[5]")

static const char *const modelica_names[] = {BODY("body1"),      BODY("body2"),        PLANES("contact1"),
                                             PLANES("contact2"), CONTACT("contact12"), NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    struct box *box = model->memory;
    for (size_t i = 0; i < BOX_BODIES; i++, values += 18, x += BOX_BODY_STATES) {
        rotation_from_transposed(values, x + BOX_Q);
        memcpy(x + BOX_W, values + 9, 9 * sizeof *x); /* and BOX_R, BOX_V */
    }
    for (size_t i = 0; i < BOX_CONTACTS; i++, values += 3) {
        box->elastic[i].contact = values[0] >= 0.5;
        box->elastic[i].damping = values[1];
        v_impact[i] = values[2];
    }
}

const struct system ellipsoids_in_box = {
    .name = "ellipsoids-in-box",
    .modelica = "NormalContact.Examples.Spatial.EllipsoidsInBox",
    .title = "Two ellipsoids in a box with inclined walls",
    .text = "Two steel ellipsoids, their centres of mass beside their geometric centres, fall into a box "
            "with inclined walls and hit its planes and one another: Hertz' stiffness from the curvatures "
            "of both bodies, dissipation after Flores, friction. The case study of Roemer, Fidlin and "
            "Seemann, section 6, with the correct curvatures of the pair, and the exact stiffness of an "
            "elliptic contact area; the initial position of the second body is ours, chosen for many "
            "collisions.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = BOX_STATES,
    .n_roots = BOX_CONTACTS,
    .n_bodies = BOX_BODIES + BOX_PLANES,
    .n_contacts = BOX_CONTACTS,
    .pairs = pairs,
    .memory_size = sizeof(struct box),
    .stop = 5,
    .interval = 0.005,
    .tolerance = 1e-10,
    .slow_motion = 2,
    .stiff = 1,
    .spatial = 1,
    .z_up = 1,
    .elevation = 0.7,
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
