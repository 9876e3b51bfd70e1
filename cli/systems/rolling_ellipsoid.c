/* A solid ellipsoid rolls on a plane without slip and spins freely about the normal. */
#include <string.h>

#include "rolling_plane.h"
#include "rotation.h"

enum { P_A, P_B, P_C, P_M, P_WX, P_WY, P_WZ, P_MU, PARAMETERS };

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
    {"x", "m", "position of the centre", 1, NULL},
    {"y", "m", "height of the centre", 1, NULL},
    {"z", "m", "position of the centre", 1, NULL},
    {"w_x", "rad/s", "angular velocity about x of the body", 2, "body.w_a[1]"},
    {"w_y", "rad/s", "about y", 2, "body.w_a[2]"},
    {"w_z", "rad/s", "about z", 2, "body.w_a[3]"},
    {"f_n", "N", "normal force", 3, "rolling.f_n"},
    {"energy", "J", "kinetic and potential energy, constant", 0, NULL},
};

static int start(struct model *model, double *x, double *nominal)
{
    (void)nominal;
    const double *p = model->p, a = p[P_A], b = p[P_B], c = p[P_C], m = p[P_M];
    struct rolling_plane *body = model->memory;
    *body = (struct rolling_plane){
        .m = m,
        .mu = p[P_MU],
        .inertia = {m * (b * b + c * c) / 5, 0, 0, 0, m * (a * a + c * c) / 5, 0, 0, 0,
                    m * (a * a + b * b) / 5},
        .size = 5 * (a + b + c),
    };
    body->n = nc_spatial_ellipsoid(body->shape, sizeof body->shape / sizeof *body->shape, a, b, c);
    x[Q] = 1;
    rotation_append(x + Q, 0, 0.3);
    rotation_append(x + Q, 1, 0.2);
    rotation_append(x + Q, 2, 0.1);
    memcpy(x + OMEGA, p + P_WX, 3 * sizeof *x);
    return 0;
}

static int measure(const struct model *model, double t, const double *x, double *y)
{
    (void)t;
    struct rolling_plane_state state;
    const int status = rolling_plane_solve(model->memory, x, &state);
    memcpy(y, state.r, sizeof state.r);
    memcpy(y + 3, x + OMEGA, 3 * sizeof *y);
    y[6] = state.force[1];
    y[7] = state.kinetic + state.potential;
    return status;
}

static const char *const modelica_changes[] = {"body.w_a.start={<w_x>,<w_y>,<w_z>}", NULL};

const struct system rolling_ellipsoid = {
    .name = "rolling-ellipsoid",
    .modelica = "NormalContact.Examples.Spatial.RollingEllipsoid",
    .title = "Ellipsoid rolling on a plane",
    .text = "A solid ellipsoid rolls on a plane without slip and spins freely about the normal. The "
            "potential is "
            "the constraint: the height of the centre is h(n), and energy is conserved.",
    .parameters = parameters,
    .n_parameters = PARAMETERS,
    .outputs = outputs,
    .n_outputs = sizeof outputs / sizeof *outputs,
    .n_states = ROLLING_PLANE_STATES,
    .n_bodies = 2,
    .n_contacts = 1,
    .memory_size = sizeof(struct rolling_plane),
    .stop = 5,
    .interval = 0.01,
    .tolerance = 1e-10,
    .slow_motion = 1,
    .spatial = 1,
    .start = start,
    .rates = rolling_plane_rates,
    .measure = measure,
    .energy = rolling_plane_energy,
    .draw = rolling_plane_draw,
    .place = rolling_plane_place,
    .modelica_names = rolling_plane_modelica_names,
    .modelica_changes = modelica_changes,
    .modelica_state = rolling_plane_modelica_state,
};
