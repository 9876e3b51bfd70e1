/* Camshaft and roller tappet, 000 section 6.2, with the printed parameters and the printed errors
 * corrected: the force (103) is cut at zero, friction (106b) brakes, the roller sits below the cam (z_M =
 * -s). */
#include <string.h>

#include "cam.h"

enum { P_R, P_M, P_J, P_C, P_W, P_MU, P_K, P_AS_PRINTED };

static const struct parameter parameters[] = {
    {"R", "m", "radius of the roller", 0.01, 1e-5, 10, PARAMETER_REAL},
    {"m", "kg", "mass of the tappet with its roller", 0.025, 1e-6, 1e3, PARAMETER_REAL},
    {"J_M", "kg.m2", "inertia of the roller about its axis M", 1.25e-6, 1e-12, 1e3, PARAMETER_REAL},
    {"c", "N/m", "stiffness of the spring, relaxed where M is on the cam axis P", 200, 0, 1e9,
     PARAMETER_REAL},
    {"w_0", "rad/s", "angular velocity of the cam, clockwise", 100, -1e4, 1e4, PARAMETER_REAL},
    {"mu", "1", "coefficient of friction", 0.6, 0, 100, PARAMETER_REAL},
    {"k", "1", "constant k of the friction law", 100, 1e-6, 1e6, PARAMETER_REAL},
    {"frictionAsPrinted", "1",
     "1: friction is tanh(v/k), as printed in eq. (105); otherwise tanh(k*v), as its text says", 1, 0, 1,
     PARAMETER_BOOLEAN},
};

static const struct output outputs[] = {
    {"distance", "m", "distance |PM| of the roller from the cam axis", 1, NULL},
    {"gap", "m", "gap between cam and roller (negative: penetration)", 2, NULL},
    {"f_n", "N", "normal force", 3, NULL},
    {"contact", "1", "1: cam and roller touch", 0, NULL},
    {"w_roller", "rad/s", "angular velocity of the roller", 4, NULL},
};

static int start(struct model *model, double *x, double *nominal)
{
    if (model->given.radius > 0)
        model->p[P_R] = model->given.radius;
    const double *p = model->p, R = p[P_R];
    double G[4] = {2 * R}; /* at the start */
    const int status =
        model->given.vector ? nc_planar_eval(model->given.vector, model->given.n, -PI / 2, G) : NC_OK;
    if (status != NC_OK || !(G[0] > R))
        return refuse(model, "the cam: %s",
                      status ? nc_message(status)
                             : "the roller reaches its axis; make R smaller or the cam larger");
    struct cam *cam = model->memory;
    *cam = (struct cam){
        .w_0 = p[P_W],
        .m = p[P_M],
        .c = p[P_C],
        .mu = p[P_MU],
        .v_d = p[P_AS_PRINTED] >= 0.5 ? p[P_K] : 1 / p[P_K],
        .R = R,
        .J = p[P_J],
        .shape = model->given.vector,
        .n = model->given.n,
    };
    const size_t capacity = COUNT(cam->own);
    if (!cam->shape) {
        cam->shape = cam->own;
        cam->n = nc_planar_offset(cam->shape, capacity, 2 * R); /* 000 (90), psi = alpha - pi/2 */
        cam->n += nc_planar_lobe(cam->shape + cam->n, capacity - cam->n, R / 3, PI / 6, 5 * PI / 6, 3, 4);
    }
    cam_start(model, &(struct contact){.law = NC_HUNT_CROSSLEY, .restitution = 0.6, .size = R}, G[0],
              1 / R + 1 / (G[0] - R), x, nominal);
    return 0;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    struct cam_state state;
    const int status = cam_evaluate(model, x, e, &state);
    const double y[] = {x[S], state.contact.gap, state.f_n, model->contact[0].active, x[W_ROLLER]};
    memcpy(e->outputs, y, sizeof y);
    return status;
}

static const char *const poses[] = {"{0, 0, camshaft.phi}", "{0, -distance, axle.phi}"};
static const struct modelica_contact contacts[] = {MODELICA_PLANAR_CONTACT("contact1")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.ValveTrain.CamRollerTappet",
    .poses = poses,
    .contacts = contacts,
    .stored = "m*guide.v^2/2 + J_M*axle.w^2/2 + c*guide.s^2/2",
    .supplied = "camshaft.axis.tau*camshaft.w",
    .lost = "contact1.power",
    .given = "contact1(shape=<shape>), guide(s(start=<start>))",
};

const struct system cam_roller_tappet = {
    .name = "cam-roller-tappet",
    .title = "Cam that throws off its roller tappet",
    .text =
        "The cam turns at constant speed; its flank is concave in part, so its contact with the roller is "
        "described by the polar potential. The spring is too weak for this speed: in every revolution the "
        "roller "
        "flies off before the tip of the lobe, falls on its back flank and bounces along the base circle.",
    PARAMETERS_AND_OUTPUTS,
    CAM_AND_TAPPET,
    .given = GIVEN_POLAR,
    .modelica = &modelica,
    .n_states = CAM_ROLLER_STATES,
    .stop = 0.25,
    .interval = 2e-5,
    .tolerance = 1e-8,
    .slow_motion = 60,
    .start = start,
    .evaluate = evaluate,
};
