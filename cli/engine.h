/* Engines: what turns a model into results. Both print what went wrong and return EXIT_FAILED, or 0. */
#ifndef ENGINE_H
#define ENGINE_H

#include "result.h"

struct experiment {
    double stop, interval, tolerance; /* s, s, 1 */
};

/* CVODE of SUNDIALS, with root finding for the events. */
int engine_sundials(struct model *model, const struct experiment *experiment, struct result *result);

/* The Modelica example of the same name, by OpenModelica. */
int engine_openmodelica(struct model *model, const struct experiment *experiment, struct result *result);

#endif
