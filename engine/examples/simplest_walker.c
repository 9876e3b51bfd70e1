/* The simplest walker of Garcia et al.: masses at the hip and at the feet, which are points. */
#include "walker.h"

enum { P_SLOPE, P_G, P_L, P_HIP, P_M, WALKER_CONTACT_INDICES, WALKER_START_INDICES };

static const struct parameter parameters[] = {
    {"slope", "rad", "slope of the ground", 0.009, 1e-4, 0.1, PARAMETER_REAL},
    {"g", "m/s2", "gravity", 1, 1e-2, 1e2, PARAMETER_REAL},
    {"l", "m", "length of the legs", 1, 1e-2, 1e2, PARAMETER_REAL},
    {"M", "kg", "mass at the hip", 1000, 1e-3, 1e4, PARAMETER_REAL},
    {"m", "kg", "mass of each foot", 1, 1e-3, 1e4, PARAMETER_REAL},
    WALKER_CONTACT(3e-4),
    WALKER_START(0.2, 1, -0.2, -0.18),
};

static const struct output outputs[] = {WALKER_OUTPUTS};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    const struct walker_data data = {.slope = p[P_SLOPE],
                                     .g = p[P_G],
                                     .l = p[P_L],
                                     .R = POINT_FOOT * p[P_L],
                                     .M = p[P_HIP],
                                     .m = p[P_M],
                                     .c = p[P_L],
                                     WALKER_CONTACT_DATA,
                                     WALKER_START_DATA,
                                     .height = 1e-5 * p[P_L]};
    return walker_start(model, &data, x, nominal);
}

static const struct modelica modelica = {
    .name = "NormalContact.Examples.Gait.SimplestWalker",
    WALKER_MODELICA,
};

const struct system simplest_walker = {
    .name = "simplest-walker",
    .title = "The simplest walker: a heavy hip on two legs with light feet that are points",
    .text =
        "The walker of Garcia, Chatterjee, Ruina and Coleman (1998) with elastic contacts, in their units: "
        "length of the legs and gravity are one. The stiffer the contact, the closer its cycle is to the "
        "published one of the rigid walker.",
    PARAMETERS_AND_OUTPUTS,
    WALKER_SYSTEM,
    .modelica = &modelica,
    .stop = 60,
    .interval = 0.02,
    .tolerance = 1e-10,
    .slow_motion = 1,
    .start = start,
    .evaluate = walker_evaluate_all,
};
