/* Two legs with round feet, elastic contact that rebounds a little. */
#include <string.h>

#include "walker.h"

enum { P_SLOPE, P_L, P_R, P_HIP, P_M, P_C, P_J, WALKER_START_INDICES };

static const struct parameter parameters[] = {
    {"slope", "rad", "slope of the ground", 0.02, -0.5, 0.5, PARAMETER_REAL},
    {"l", "m", "length of the legs, from the hip to the sole", 1, 1e-2, 1e2, PARAMETER_REAL},
    {"R", "m", "radius of the feet", 0.2, 1e-3, 1e2, PARAMETER_REAL},
    {"M", "kg", "mass at the hip", 10, 1e-3, 1e4, PARAMETER_REAL},
    {"m", "kg", "mass of each leg", 1, 1e-3, 1e4, PARAMETER_REAL},
    {"c", "m", "distance of the centre of mass of a leg from the hip", 0.5, 0, 1e2, PARAMETER_REAL},
    {"J", "kg.m2", "inertia of a leg about its centre of mass", 1. / 12, 1e-9, 1e4, PARAMETER_REAL},
    WALKER_START(0.3, 1, -0.94, -0.56),
};

static const struct output outputs[] = {WALKER_ANGLES, WALKER_STEPS};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    const struct walker_data data = {.slope = p[P_SLOPE],
                                     .g = GRAVITY,
                                     .l = p[P_L],
                                     .R = p[P_R],
                                     .M = p[P_HIP],
                                     .m = p[P_M],
                                     .c = p[P_C],
                                     .J = p[P_J],
                                     .K = 1e9,
                                     .restitution = 0.1,
                                     .v_d = 1e-3,
                                     WALKER_START_DATA,
                                     .height = 1e-3};
    return walker_start(model, &data, x, nominal);
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const struct walker *walker = model->memory;
    memcpy(e->outputs,
           (double[]){x[LEG + LEFT], x[LEG + RIGHT], walker->steps, walker->period, walker->length},
           COUNT(outputs) * sizeof *x);
    return walker_evaluate(model, x, e);
}

static const struct modelica modelica = {
    .name = "NormalContact.Examples.Gait.PassiveWalker",
    WALKER_MODELICA,
};

const struct system passive_walker = {
    .name = "passive-walker",
    .title = "Two legs with round feet that walk down a slope without a drive",
    .text =
        "Gravity alone drives two rigid legs with round feet and a mass at the hip; every heel strike "
        "costs energy. "
        "The walker starts a little off, and after some steps walks in a stable cycle. The slope is drawn "
        "level. "
        "Straight legs scuff the ground when they pass each other: as in the literature this is ignored.",
    PARAMETERS_AND_OUTPUTS,
    WALKER_SYSTEM,
    .modelica = &modelica,
    .stop = 15,
    .interval = 0.005,
    .tolerance = 1e-9,
    .slow_motion = 2,
    .start = start,
    .evaluate = evaluate,
};
