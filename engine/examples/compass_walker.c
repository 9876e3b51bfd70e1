/* The compass of Goswami et al.: point masses at the hip and in the middle of the legs, feet that are points. */
#include "walker.h"

enum { P_SLOPE, P_G, P_A, P_B, P_HIP, P_M, WALKER_CONTACT_INDICES, WALKER_START_INDICES };

static const struct parameter parameters[] = {
    {"slope", "rad", "slope of the ground", 3 * PI / 180, 1e-3, 0.1, PARAMETER_REAL},
    {"g", "m/s2", "gravity", 9.81, 1e-2, 1e2, PARAMETER_REAL},
    {"a", "m", "from the foot to the mass of the leg", 0.5, 1e-2, 1e2, PARAMETER_REAL},
    {"b", "m", "from the mass of the leg to the hip", 0.5, 1e-2, 1e2, PARAMETER_REAL},
    {"m_H", "kg", "mass at the hip", 10, 1e-3, 1e4, PARAMETER_REAL},
    {"m", "kg", "mass of each leg", 5, 1e-3, 1e4, PARAMETER_REAL},
    WALKER_CONTACT(1e-3),
    WALKER_START(0.27, 1, -1.1, -0.4),
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
                                     WALKER_CONTACT_DATA,
                                     WALKER_START_DATA,
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
