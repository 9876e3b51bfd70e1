/* The rattleback (celt): an ellipsoid with its centre of mass below its centre and axes of inertia turned
 * against those of the surface. Spun in one sense, it soon rattles, stops, and turns round. */
#include "../rotation.h"
#include "rolling_plane.h"

enum { P_A, P_B, P_C, P_DEPTH, P_M, P_I11, P_I22, P_I33, P_I31, P_TILT, P_W, P_MU };

static const struct parameter parameters[] = {
    {"a", "m", "semi-axis along x", 0.2, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"b", "m", "semi-axis along y, upwards", 0.02, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"c", "m", "semi-axis along z", 0.03, 1e-6, 1e6, PARAMETER_NOT_IN_MODELICA},
    {"depth", "m", "depth of the centre of mass below the centre of the ellipsoid", 0.01, -1e6, 1e6,
     PARAMETER_NOT_IN_MODELICA},
    {"m", "kg", "mass", 1, 1e-9, 1e9, PARAMETER_NOT_IN_MODELICA},
    {"I_11", "kg.m2", "inertia about the centre of mass", 0.0002, 1e-12, 1e9, PARAMETER_NOT_IN_MODELICA},
    {"I_22", "kg.m2", "inertia about the centre of mass", 0.0017, 1e-12, 1e9, PARAMETER_NOT_IN_MODELICA},
    {"I_33", "kg.m2", "inertia about the centre of mass", 0.0016, 1e-12, 1e9, PARAMETER_NOT_IN_MODELICA},
    {"I_31", "kg.m2", "product of inertia: what makes it turn round", -0.00002, -1e9, 1e9,
     PARAMETER_NOT_IN_MODELICA},
    {"tilt", "rad", "initial tilt about x, then about the new z", PI / 360, -1.5, 1.5, PARAMETER_REAL},
    {"w_0", "rad/s", "initial angular velocity about y of the body", 5, -1e3, 1e3, PARAMETER_REAL},
    {"mu", "1", "coefficient of friction, to tell when a real stone would slip", 1, 0, 1e3, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"spin", "rad/s", "angular velocity about the vertical", 1, NULL},
    {"w_x", "rad/s", "angular velocity about x of the body: rolling", 2, "body.w_a[1]"},
    {"w_z", "rad/s", "about z: pitching", 2, "body.w_a[3]"},
    {"f_n", "N", "normal force", 3, "rolling.f_n"},
    {"energy", "J", "kinetic and potential energy, constant", 0, NULL},
};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    struct rolling_plane *body = model->memory;
    *body = (struct rolling_plane){
        .m = p[P_M],
        .centre = {0, -p[P_DEPTH], 0},
        .inertia = {p[P_I11], 0, p[P_I31], 0, p[P_I22], 0, p[P_I31], 0, p[P_I33]},
        .size = 1.5 * p[P_A],
    };
    if (p[P_I11] * p[P_I33] <= p[P_I31] * p[P_I31] || !inertia_is_possible(body->inertia))
        return refuse(
            model,
            "no body has this inertia; I_31 must be smaller than sqrt(I_11*I_33), and each principal "
            "moment at most the sum of the other two");
    body->shape = body->own;
    body->n = nc_spatial_ellipsoid(body->shape, COUNT(body->own), p[P_A], p[P_B], p[P_C]);
    rotation_set(x + Q, (int[3]){0, 2, 1}, (double[3]){p[P_TILT], p[P_TILT], 0});
    x[OMEGA + 1] = p[P_W];
    nominal[OMEGA] = nominal[OMEGA + 2] = 0.1;
    rolling_plane_contact(model, p[P_MU]);
    return 0;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    struct rolling_plane_state state;
    const int status = rolling_plane_evaluate(model, x, e, &state);
    e->outputs[0] = state.w[1];
    e->outputs[1] = x[OMEGA];
    e->outputs[2] = x[OMEGA + 2];
    e->outputs[3] = e->frame.contact[0].force[1];
    e->outputs[4] = state.energy;
    return status;
}

/* The stone is the lower half of the ellipsoid. */
static const struct limit limits[] = {{"tips over its edge", "comes back over its edge", 0}};

static void reserve(const struct model *model, const struct frame *frame, double *reserve)
{
    double matrix[9];
    rotation_matrix(frame->pose[0] + 3, matrix);
    reserve[0] = matrix[4];
    (void)model;
}

static const char *const changes[] = {
    "rolling.shape=NormalContact.Shapes.Spatial.ellipsoid(a=<a>, b=<b>, c=<c>)",
    "body.r_CM={0,-(<depth>),0}",
    "body.m=<m>",
    "body.I_11=<I_11>",
    "body.I_22=<I_22>",
    "body.I_33=<I_33>",
    "body.I_31=<I_31>",
    NULL};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Spatial.Rattleback",
    .poses = rolling_plane_poses,
    .contacts = rolling_plane_contacts,
    .stored = "energy",
    .changes = changes,
};

const struct system rattleback = {
    .name = "rattleback",
    .title = "Rattleback (celt): a stone that prefers one sense of spin",
    .text = "The lower half of an ellipsoid, drawn whole, whose axes of inertia are slightly turned "
            "against those of "
            "its surface. Spun in one sense it soon rattles, stops after 2.8 s, and turns round. It rolls "
            "without slip, "
            "which needs a friction of 0.76; energy is conserved.",
    PARAMETERS_AND_OUTPUTS,
    ROLLING_PLANE,
    .modelica = &modelica,
    .limits = limits,
    .n_limits = COUNT(limits),
    .stop = 10,
    .interval = 0.005,
    .slow_motion = 1,
    .start = start,
    .evaluate = evaluate,
    .reserve = reserve,
};
