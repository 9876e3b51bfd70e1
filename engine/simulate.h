/* Simulates an example with SUNDIALS: events are located, results handed over row by row. */
#ifndef ENGINE_SIMULATE_H
#define ENGINE_SIMULATE_H

#include "limits.h"

struct experiment {
    double stop, interval, tolerance; /* s, s, 1 */
};

/* Who takes the results. `add` gets a row (one at the same time replaces it) after the events up to its
 * time, and returns 0 to go on; `progress` (may be NULL) hears how much is done, 0 .. 1. */
struct recorder {
    void *context;
    int (*add)(void *context, double t, const double *outputs, const struct frame *frame,
               const struct energy *energy);
    void (*progress)(double done);
    struct events *events;
    struct limits *limits;
};

struct work {
    long steps, evaluations;
};

/* Returns 0, or -1: model->message says what went wrong. Ends early where the model ends (model->ended) or
 * the recorder does not go on. */
int simulate(struct model *model, const struct experiment *experiment, const struct recorder *recorder,
             struct work *work);

#endif
