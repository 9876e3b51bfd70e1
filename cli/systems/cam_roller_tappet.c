/* Camshaft and roller tappet, 000 section 6.2, with the printed parameters and the printed errors
 * corrected: the force (103) is cut at zero, friction (106b) brakes, the roller sits below the cam (z_M =
 * -s). */
#include <math.h>

#include "cam.h"

enum { P_R, P_M, P_J, P_C, P_W, P_MU, P_K, P_AS_PRINTED, PARAMETERS };

static const struct parameter parameters[] = {
    {"R", "m", "radius of the roller", 0.01, 1e-5, 10, PARAMETER_REAL},
    {"m", "kg", "mass of the tappet with its roller", 0.025, 1e-6, 1e3, PARAMETER_REAL},
    {"J_M", "kg.m2", "inertia of the roller about its axis M", 1.25e-6, 1e-12, 1e3, PARAMETER_REAL},
    {"c", "N/m", "stiffness of the spring, relaxed where M is on the cam axis", 200, 0, 1e9,
     PARAMETER_REAL},
    {"w_0", "rad/s", "angular velocity of the cam, clockwise", 100, -1e4, 1e4, PARAMETER_REAL},
    {"mu", "1", "coefficient of friction", 0.6, 0, 100, PARAMETER_REAL},
    {"k", "1", "constant k of the friction law", 100, 1e-6, 1e6, PARAMETER_REAL},
    {"frictionAsPrinted", "1",
     "1: friction is tanh(v/k), as printed in (105); 0: tanh(k v), as its text says", 1, 0, 1,
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
    const double *p = model->p, R = p[P_R], E = 2.1e11, nu = 0.3;
    struct cam *cam = model->memory;
    *cam = (struct cam){
        .w_0 = p[P_W],
        .m = p[P_M],
        .c = p[P_C],
        .mu = p[P_MU],
        .v_d = p[P_AS_PRINTED] >= 0.5 ? p[P_K] : 1 / p[P_K],
        .R = R,
        .size = R,
        .J = p[P_J],
        .elastic = {.law = NC_HUNT_CROSSLEY, .restitution = 0.6, .v_small = 1e-3, .contact = 1},
    };
    const size_t capacity = sizeof cam->shape / sizeof *cam->shape;
    cam->n = nc_planar_offset(cam->shape, capacity, 2 * R); /* 000 (90), psi = alpha - pi/2 */
    cam->n += nc_planar_lobe(cam->shape + cam->n, capacity - cam->n, R / 3, PI / 6, 5 * PI / 6, 3, 4);
    nc_hertz_modulus(E, nu, E, nu, &cam->elastic.modulus);
    x[S] = cam_equilibrium(cam, 2 * R, 2 / R);
    cam->elastic.contact = x[S] < 2 * R;
    nominal[S] = 1e-2 * R; /* penetrations are small against the roller */
    nominal[WORK] = nominal[LOSS] = 1e-2;
    return 0;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    const struct cam *cam = model->memory;
    struct cam_state state;
    const int status = cam_solve(cam, t, x, &state);
    y[0] = x[S];
    y[1] = state.contact.gap;
    y[2] = state.f_n;
    y[3] = cam->elastic.contact;
    y[4] = x[W_ROLLER];
    return status;
}

static const char *const modelica_names[] = {
    "distance", "guide.v",  "contact", "contact1.normalForce.chi", "contact1.normalForce.v_impact",
    "axle.phi", "w_roller", NULL};

static void modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    struct cam *cam = model->memory;
    x[S] = values[0];
    x[V] = values[1];
    cam->elastic.contact = values[2] >= 0.5;
    cam->elastic.damping = values[3];
    *v_impact = values[4];
    x[PHI] = values[5];
    x[W_ROLLER] = values[6];
}

const struct system cam_roller_tappet = {
    .name = "cam-roller-tappet",
    .modelica = "NormalContact.Examples.ValveTrain.CamRollerTappet",
    .title = "Cam that throws off its roller tappet",
    .text =
        "The cam turns at constant speed; its flank is concave in part, so its contact with the roller is "
        "described by the polar potential. The spring is too weak for this speed: in every revolution the roller "
        "flies off before the tip of the lobe, falls on its back flank and bounces along the base circle.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = CAM_ROLLER_STATES,
    .n_roots = 1,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct cam),
    .stop = 0.25,
    .interval = 2e-5,
    .tolerance = 1e-8,
    .slow_motion = 60,
    .stiff = 1,
    .start = start,
    .rates = cam_rates,
    .roots = cam_roots,
    .event = cam_event,
    .measure = measure,
    .energy = cam_energy,
    .draw = cam_draw,
    .place = cam_place,
    .modelica_names = modelica_names,
    .modelica_state = modelica_state,
};
