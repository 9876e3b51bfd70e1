#include <time.h>

#include "engines.h"
#include "text.h"

static int add(void *context, double t, const double *outputs, const struct frame *frame,
               const struct energy *energy)
{
    struct result *result = context;
    return result_add(result, t, outputs, frame, energy) != 0 || result_lost(result);
}

int engine_sundials(struct model *model, const struct experiment *experiment, struct result *result)
{
    const clock_t begin = clock();
    const struct recorder recorder = {result, add, progress, &result->events, &result->limits};
    struct work work = {0};
    const int status = simulate(model, experiment, &recorder, &work);
    progress(1);
    result->statistics.engine = "SUNDIALS CVODE";
    result->statistics.steps = work.steps;
    result->statistics.evaluations = work.evaluations;
    result->statistics.seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    if (status != 0)
        return fail("%s", model->message);
    return result->events.full ? fail("out of memory") : 0;
}
