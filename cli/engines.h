/* Engines: what turns a model into results. Both print what went wrong and return EXIT_FAILED, or 0. */
#ifndef ENGINES_H
#define ENGINES_H

#include "result.h"
#include "simulate.h"

/* The example of the engine library, with SUNDIALS. */
int engine_sundials(struct model *model, const struct experiment *experiment, struct result *result);

/* The Modelica example of the same name, by OpenModelica. */
int engine_openmodelica(struct model *model, const struct experiment *experiment, struct result *result);

#endif
