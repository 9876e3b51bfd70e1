/* The results of a simulation in memory, and result.csv. */
#ifndef RESULT_H
#define RESULT_H

#include <stdio.h>

#include "limits.h"

struct statistics {
    const char *engine;       /* what computed it */
    long steps, evaluations;  /* -1: unknown */
    double seconds;           /* of computing */
    int has_energy;           /* is the energy balance known? */
    double largest_remainder; /* of the energy balance, J */
    double energy_scale;      /* the largest energy that was stored or exchanged, J */
};

struct result {
    struct model *model;
    double stop, tolerance;
    size_t rows, capacity;
    double *time;
    double *values;                 /* rows x n_outputs */
    double (*poses)[7];             /* rows x n_bodies */
    struct frame_contact *contacts; /* rows x n_contacts */
    struct energy first, last;
    struct events events;
    struct limits limits;
    struct statistics statistics;
};

/* Adds a row for the state x at time t (a row at the same time is replaced). Returns a status of the
 * kernel, or -1: out of memory. */
int result_record(struct result *result, double t, const double *x);

/* Writes result.csv. */
int result_write(const struct result *result, FILE *out);

/* Smallest and largest value of an output, and in which rows. */
struct extrema {
    double min, max;
    size_t at_min, at_max;
};
struct extrema result_extrema(const struct result *result, size_t output);

void result_free(struct result *result);

#endif
