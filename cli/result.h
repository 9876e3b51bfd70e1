/* The results of a simulation, row by row: result.csv and events.csv are written while they come. What is
 * kept, for the plots, the page and the summary, does not grow with their number. */
#ifndef RESULT_H
#define RESULT_H

#include <stdio.h>

#include "limits.h"
#include "thin.h"

struct statistics {
    const char *engine;       /* what computed it */
    long steps, evaluations;  /* -1: unknown */
    double seconds;           /* of computing */
    int has_energy;           /* is the energy balance known? */
    double largest_remainder; /* of the energy balance, J */
    double energy_scale;      /* the largest energy that was stored or exchanged, J */
};

/* Smallest and largest value of an output, and when it was reached first. */
struct extrema {
    double min, max, t_min, t_max;
};

struct result {
    struct model *model;
    double stop, tolerance;
    FILE *rows_out, *events_out; /* result.csv, events.csv */
    size_t rows;                 /* that came */
    double time;                 /* of the last one, which is written when another one follows */
    double values[MAX_OUTPUTS];  /* its outputs */
    struct extrema extrema[MAX_OUTPUTS];
    struct thin thin; /* what plots and page show */
    struct energy first, last;
    struct events events;
    struct limits limits;
    struct statistics statistics;
};

/* Begins both files. Returns 0, or -1: out of memory. */
int result_start(struct result *result, size_t max_frames);

/* Adds a row (one at the same time is replaced), with the events that have been added since the row before
 * it. The energy may be NULL. Returns 0, or -1: out of memory. */
int result_add(struct result *result, double t, const double *outputs, const struct frame *frame,
               const struct energy *energy);

/* Can the files not be written to? Then there is no use in going on; closing them tells why. */
int result_lost(const struct result *result);

/* Completes both files and what is kept. */
void result_finish(struct result *result);

void result_free(struct result *result);

#endif
