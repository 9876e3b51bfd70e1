/* Two ellipsoids fall into a box with inclined walls: the case study of 003, section 6 and appendix C. */
#include <math.h>
#include <string.h>

#include "../modelica.h"
#include "../outline.h"
#include "../rotation.h"
#include "box.h"

enum { P_E, P_NU, P_RESTITUTION, P_MU, P_VD, P_X2, P_Y2, P_Z2 };

static const struct parameter parameters[] = {
    {"E", "Pa", "Young's modulus of bodies and box", 2.1e11, 1e3, 1e15, PARAMETER_REAL},
    {"nu", "1", "Poisson's ratio of bodies and box", 0.3, -0.99, 0.5, PARAMETER_REAL},
    {"restitution", "1", "coefficient of restitution, in the law of Flores et al.", 0.6, 1e-3, 1,
     PARAMETER_REAL},
    {"mu", "1", "coefficient of friction", 0.2, 0, 100, PARAMETER_REAL},
    {"v_d", "m/s", "velocity of regularisation of friction", 1e-6, 1e-9, 1e6, PARAMETER_REAL},
    {"x2_0", "m", "initial position of the second body along x", -0.25, -100, 100, PARAMETER_REAL},
    {"y2_0", "m", "initial position of the second body along y", -0.5, -100, 100, PARAMETER_REAL},
    {"z2_0", "m", "initial height of the second body", 1.75, -100, 100, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"x1", "m", "position of the first body along x", 1, NULL},
    {"y1", "m", "position of the first body along y", 1, NULL},
    {"z1", "m", "height of the first body", 1, NULL},
    {"x2", "m", "position of the second body along x", 2, NULL},
    {"y2", "m", "position of the second body along y", 2, NULL},
    {"z2", "m", "height of the second body", 2, NULL},
    {"gap", "m", "gap between the bodies (negative: penetration)", 3, NULL},
    {"energy", "J", "kinetic, potential and elastic energy", 4, NULL},
    {"energy_mechanical", "J", "kinetic and potential energy", 0, NULL},
    {"lost", "J", "work of the bodies on the contacts", 0, NULL},
    {"energy_balance", "J", "mechanical energy and lost, constant", 0, NULL},
    {"contacts", "1", "number of contacts so far", 5, NULL},
    {"contacts_bodies", "1", "number of contacts between the bodies", 5, NULL},
    {"contacts_walls", "1", "number of contacts with the box", 0, NULL},
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
    const size_t capacity = COUNT(body->shape);
    const double c = cos(from->angle), s = sin(from->angle), turn[9] = {c, 0, s, 0, 1, 0, -s, 0, c};
    double ellipsoid[8];
    const size_t n = nc_spatial_ellipsoid(ellipsoid, COUNT(ellipsoid), from->a, from->b, from->c);
    body->n = nc_spatial_rotated(body->shape, capacity, ellipsoid, n, turn);
    body->n +=
        nc_spatial_shift(body->shape + body->n, capacity - body->n, from->r[0], from->r[1], from->r[2]);
    body->body.m = from->m;
    memcpy(body->body.inertia, from->inertia, sizeof from->inertia);
}

/* Released at rest but for a turn about the vertical; the angles are those of (C.1). */
static void release(const double r[3], double *x)
{
    double matrix[9];
    rotation_set(x + BODY_Q, (int[3]){2, 1, 0}, (double[3]){PI / 3, PI / 4, PI / 5});
    rotation_matrix(x + BODY_Q, matrix);
    rotate_back(matrix, (double[3]){0, 0, PI}, x + BODY_W);
    memcpy(x + BODY_R, r, 3 * sizeof *r);
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, first[3] = {-0.25, -0.5, 1};
    struct box *box = model->memory;
    *box = (struct box){.g = 9.81, .mu = p[P_MU], .v_d = p[P_VD]};
    struct contact contact = {
        .size = table[1].b, .law = NC_FLORES, .restitution = p[P_RESTITUTION], .v_small = 1e-3};
    int status = nc_hertz_modulus(p[P_E], p[P_NU], p[P_E], p[P_NU], &contact.modulus);
    if (status != NC_OK)
        return refuse(model, "the material: %s", nc_message(status));
    for (size_t i = 0; i < BOX_BODIES; i++)
        make_body(&table[i], &box->body[i]);
    release(first, x);
    release(p + P_X2, x + BODY_STATES);
    struct box_motion motion;
    box_motion(x, &motion);
    for (size_t i = 0; i < BOX_CONTACTS; i++) {
        double gap;
        contact.shape = box->body[pairs[i].body].shape;
        contact.n = box->body[pairs[i].body].n;
        model->contact[i] = contact;
        status = box_gap(box, x, &motion, i, &gap);
        if (status != NC_OK || gap <= 0)
            return refuse(
                model,
                "the bodies must start apart from one another and from the planes, %s does not; use "
                "another x2_0, y2_0, z2_0",
                pairs[i].name);
    }
    for (size_t i = 0; i < BOX_BODIES; i++)
        for (size_t k = 0; k < 3; k++)
            nominal[i * BODY_STATES + BODY_R + k] = 1e-2;
    return 0;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    double elastic, *y = e->outputs, walls = 0;
    const int status = box_evaluate(model, x, e, &elastic);
    for (size_t i = 0; i < BOX_PLANES; i++)
        e->frame.pose[BOX_BODIES + i][3] = 1;
    for (size_t i = 0; i < BOX_PAIR; i++)
        walls += model->contact[i].touches;
    for (size_t i = 0; i < BOX_BODIES; i++)
        memcpy(y + 3 * i, x + i * BODY_STATES + BODY_R, 3 * sizeof *y);
    y[6] = e->frame.contact[BOX_PAIR].gap;
    y[8] = e->energy.kinetic + e->energy.potential;
    y[7] = y[8] + elastic;
    y[9] = x[BOX_LOST];
    y[10] = y[8] + y[9];
    y[12] = model->contact[BOX_PAIR].touches;
    y[13] = walls;
    y[11] = y[12] + y[13];
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

static const char *const poses[] = {"body1.frame_a", "body2.frame_a", NULL, NULL, NULL, NULL, NULL};

/* A plane that is not touched is not drawn. */
#define WITH_PLANE(element)                                                                                \
    MODELICA_CONTACT(element, element ".contact", element ".normalForce.v_impact", element ".f_t",         \
                     "not " element ".contact")
#define WITH_PLANES(element)                                                                               \
    WITH_PLANE(element "[1]"), WITH_PLANE(element "[2]"), WITH_PLANE(element "[3]"),                       \
        WITH_PLANE(element "[4]"), WITH_PLANE(element "[5]")

static const struct modelica_contact contacts[] = {WITH_PLANES("contact1"), WITH_PLANES("contact2"),
                                                   MODELICA_SPATIAL_CONTACT("contact12")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Spatial.EllipsoidsInBox",
    .poses = poses,
    .contacts = contacts,
    .stored = "energy_mechanical",
    .lost = "der(lost)",
};

const struct system ellipsoids_in_box = {
    .name = "ellipsoids-in-box",
    .title = "Two ellipsoids that fall into a box with inclined walls",
    .text = "Two steel ellipsoids, their centres of mass beside their geometric centres, fall into a box "
            "with inclined walls and hit its planes and one another: Hertz' stiffness from the curvatures "
            "of both bodies, dissipation after Flores, friction. The case study of Roemer, Fidlin and "
            "Seemann, section 6, with the correct curvatures of the pair, and the exact stiffness of an "
            "elliptic contact area; the initial position of the second body is ours, chosen for many "
            "collisions.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = BOX_STATES,
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
    .evaluate = evaluate,
    .draw = draw,
};
