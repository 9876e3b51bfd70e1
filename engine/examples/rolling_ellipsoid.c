/* A solid ellipsoid rolls on a plane without slip and spins freely about the normal. */
#include <string.h>

#include "../rotation.h"
#include "rolling_plane.h"

enum { P_A, P_B, P_C, P_M, P_WX, P_WY, P_WZ, P_MU };

static const struct parameter parameters[] = {
    {"a", "m", "semi-axis along x", 0.3, 1e-6, 1e6, PARAMETER_REAL},
    {"b", "m", "semi-axis along y", 0.2, 1e-6, 1e6, PARAMETER_REAL},
    {"c", "m", "semi-axis along z", 0.1, 1e-6, 1e6, PARAMETER_REAL},
    {"m", "kg", "mass", 1, 1e-9, 1e9, PARAMETER_REAL},
    {"w_x", "rad/s", "initial angular velocity about x of the body", 1, -1e3, 1e3,
     PARAMETER_NOT_IN_MODELICA},
    {"w_y", "rad/s", "initial angular velocity about y of the body", 2, -1e3, 1e3,
     PARAMETER_NOT_IN_MODELICA},
    {"w_z", "rad/s", "initial angular velocity about z of the body", -3, -1e3, 1e3,
     PARAMETER_NOT_IN_MODELICA},
    {"mu", "1", "coefficient of friction, to tell when a real body would slip", 1, 0, 1e3, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"x", "m", "position of the centre along x", 1, NULL},
    {"y", "m", "height of the centre", 1, NULL},
    {"z", "m", "position of the centre along z", 1, NULL},
    {"w_x", "rad/s", "angular velocity about x of the body", 2, "body.w_a[1]"},
    {"w_y", "rad/s", "about y", 2, "body.w_a[2]"},
    {"w_z", "rad/s", "about z", 2, "body.w_a[3]"},
    {"f_n", "N", "normal force", 3, "rolling.f_n"},
    {"energy", "J", "kinetic and potential energy, constant", 0, NULL},
};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, a = p[P_A], b = p[P_B], c = p[P_C], m = p[P_M];
    struct rolling_plane *body = model->memory;
    *body = (struct rolling_plane){
        .m = m,
        .inertia = {m * (b * b + c * c) / 5, 0, 0, 0, m * (a * a + c * c) / 5, 0, 0, 0,
                    m * (a * a + b * b) / 5},
        .size = 5 * (a + b + c),
    };
    const int status = rolling_plane_given(model);
    if (status)
        return status;
    if (!body->shape) {
        body->shape = body->own;
        body->n = nc_spatial_ellipsoid(body->shape, COUNT(body->own), a, b, c);
    }
    rotation_set(x + Q, (int[3]){0, 1, 2}, (double[3]){0.3, 0.2, 0.1});
    memcpy(x + OMEGA, p + P_WX, 3 * sizeof *x);
    rolling_plane_contact(model, p[P_MU]);
    (void)nominal;
    return 0;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    struct rolling_plane_state state;
    const int status = rolling_plane_evaluate(model, x, e, &state);
    memcpy(e->outputs, state.r, sizeof state.r);
    memcpy(e->outputs + 3, x + OMEGA, 3 * sizeof *x);
    e->outputs[6] = e->frame.contact[0].force[1];
    e->outputs[7] = state.energy;
    return status;
}

static const char *const changes[] = {"body.w_a.start={<w_x>,<w_y>,<w_z>}", NULL};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Spatial.RollingEllipsoid",
    .poses = rolling_plane_poses,
    .contacts = rolling_plane_contacts,
    .stored = "energy",
    .changes = changes,
};

const struct system rolling_ellipsoid = {
    .name = "rolling-ellipsoid",
    .title = "Ellipsoid that rolls on a plane",
    .text = "A solid ellipsoid rolls on a plane without slip and spins freely about the normal. The "
            "potential is "
            "the constraint: the height of the centre is h(n), and energy is conserved.",
    PARAMETERS_AND_OUTPUTS,
    ROLLING_PLANE,
    .given = GIVEN_SPATIAL,
    .own_shape = " a b c ",
    .modelica = &modelica,
    .stop = 5,
    .interval = 0.01,
    .slow_motion = 1,
    .start = start,
    .evaluate = evaluate,
};
