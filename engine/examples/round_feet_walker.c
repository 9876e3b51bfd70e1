/* Round feet whose radius grows from the heel to the toe (Handzic), or not at all. */
#include "walker.h"

enum { P_SLOPE, P_L, P_R, P_GROWTH, P_HIP, P_M, P_C, P_J, WALKER_CONTACT_INDICES, WALKER_START_INDICES };

static const struct parameter parameters[] = {
    {"slope", "rad", "slope of the ground", 0.015, 1e-3, 0.1, PARAMETER_REAL},
    {"l", "m", "length of the legs, from the hip to the sole", 1, 1e-2, 1e2, PARAMETER_REAL},
    {"R", "m", "radius of the feet where the leg is normal to the ground", 0.3, 1e-3, 1e2, PARAMETER_REAL},
    {"growth", "m/rad",
     "growth of the radius with the angle of the leg, foot ahead: negative, if it grows to the toe", -0.1,
     -1, 1, PARAMETER_REAL},
    {"M", "kg", "mass at the hip", 10, 1e-3, 1e4, PARAMETER_REAL},
    {"m", "kg", "mass of each leg", 1, 1e-3, 1e4, PARAMETER_REAL},
    {"c", "m", "distance of the centre of mass of a leg from the hip", 0.4, 0, 1e2, PARAMETER_REAL},
    {"J", "kg.m2", "inertia of a leg about its centre of mass", 1. / 12, 1e-9, 1e4, PARAMETER_REAL},
    WALKER_CONTACT(1e-3),
    WALKER_START(0.3, 0.9, -0.94, -0.6),
};

static const struct output outputs[] = {WALKER_OUTPUTS};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    const struct walker_data data = {.slope = p[P_SLOPE],
                                     .g = GRAVITY,
                                     .l = p[P_L],
                                     .R = p[P_R],
                                     .growth = p[P_GROWTH],
                                     .M = p[P_HIP],
                                     .m = p[P_M],
                                     .c = p[P_C],
                                     .J = p[P_J],
                                     WALKER_CONTACT_DATA,
                                     WALKER_START_DATA,
                                     .height = 1e-5 * p[P_L]};
    return walker_start(model, &data, x, nominal);
}

static const struct modelica modelica = {
    .name = "NormalContact.Examples.Gait.RoundFeetWalker",
    WALKER_MODELICA,
};

const struct system round_feet_walker = {
    .name = "round-feet-walker",
    .title = "Walker on round feet whose radius grows from the heel to the toe",
    .text = "The radius of the feet is a linear function of the angle of the leg, as in the walkers of "
            "Handzic and "
            "Reed (2013): one potential, with explicit contact.",
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
