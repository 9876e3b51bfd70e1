/* The compass of Goswami et al.: point masses at the hip and in the middle of the legs, feet that are points. */
#include "walker.h"

enum { P_SLOPE, P_G, P_A, P_B, P_HIP, P_M, P_K, P_CHI, P_V_D, P_RELEASE, P_PHI, P_W_LEFT, P_W_RIGHT };

static const struct parameter parameters[] = {
    {"slope", "rad", "slope of the ground", 3 * PI / 180, 1e-3, 0.1, PARAMETER_REAL},
    {"g", "m/s2", "gravity", 9.81, 1e-2, 1e2, PARAMETER_REAL},
    {"a", "m", "from the foot to the mass of the leg", 0.5, 1e-2, 1e2, PARAMETER_REAL},
    {"b", "m", "from the mass of the leg to the hip", 0.5, 1e-2, 1e2, PARAMETER_REAL},
    {"m_H", "kg", "mass at the hip", 10, 1e-3, 1e4, PARAMETER_REAL},
    {"m", "kg", "mass of each leg", 5, 1e-3, 1e4, PARAMETER_REAL},
    {"K", "1", "stiffness of the contact: f = K*delta^1.5, in N/m^1.5", 1e9, 1e4, 1e15, PARAMETER_REAL},
    {"chi", "s/m", "damping factor of the contact: a foot rebounds with less than 1/chi", 1000, 1, 1e6,
     PARAMETER_REAL},
    {"v_d", "m/s", "velocity of regularisation of the friction", 1e-3, 1e-8, 1, PARAMETER_REAL},
    {"release", "1", "1: a foot lets go of the ground when the other one strikes, as in the literature", 1,
     0, 1, PARAMETER_BOOLEAN},
    {"phi_0", "rad", "initial angle of the leg in front; the other leg is behind by the same angle", 0.27,
     0.01, 1, PARAMETER_REAL},
    {"w_left", "rad/s", "initial angular velocity of the leg in front, which stands", -1.1, -10, 10,
     PARAMETER_REAL},
    {"w_right", "rad/s", "initial angular velocity of the leg behind", -0.4, -10, 10, PARAMETER_REAL},
};

static const struct output outputs[] = {WALKER_OUTPUTS};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, length = p[P_A] + p[P_B];
    const struct walker_data data = {.slope = p[P_SLOPE],
                                     .g = p[P_G],
                                     .l = length,
                                     .R = POINT_FOOT * length,
                                     .M = p[P_HIP],
                                     .m = p[P_M],
                                     .c = p[P_B],
                                     .K = p[P_K],
                                     .chi = p[P_CHI],
                                     .v_d = p[P_V_D],
                                     .release = p[P_RELEASE] != 0,
                                     .phi_0 = p[P_PHI],
                                     .w = {p[P_W_LEFT], p[P_W_RIGHT]},
                                     .height = 1e-5 * length};
    return walker_start(model, &data, x, nominal);
}

static const struct modelica modelica = {
    .name = "NormalContact.Examples.Gait.CompassWalker",
    WALKER_MODELICA,
};

const struct system compass_walker = {
    .name = "compass-walker",
    .title = "Compass that walks down a slope of three degrees on points",
    .text =
        "The compass of Goswami, Thuilot and Espiau (1998) with elastic contacts. The stiffer the contact, "
        "the closer its cycle is to the published one of the rigid walker.",
    PARAMETERS_AND_OUTPUTS,
    WALKER_SYSTEM,
    .modelica = &modelica,
    .stop = 15,
    .interval = 0.005,
    .tolerance = 1e-9,
    .slow_motion = 2,
    .start = start,
    .evaluate = walker_evaluate_all,
};
