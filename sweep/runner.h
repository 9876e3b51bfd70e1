/* One run: from a line of the table to a line of results, `index,value,...,status`. The status is "ok",
 * "ended at ..." where the model ends itself, or "failed: ..." with the reason; then there are no values.
 * */
#ifndef SWEEP_RUNNER_H
#define SWEEP_RUNNER_H

#include "plan.h"

enum { RESULT_LINE = 4096, STATUS_TEXT = 320 };

struct runner {
    const struct plan *plan;
    struct reduction reduction[MAX_REDUCTIONS];
    size_t reductions;
    struct model model;            /* of an example */
    size_t parameter[MAX_AXES];    /* by column: its parameters; of a class their types */
    double stop;                   /* of a class: when it is over, */
    char *executable, *folder;     /* absolute paths, */
    FILE *log;                     /* its messages, */
    int bound;                     /* are the columns of its results known? */
    char status[STATUS_TEXT];      /* of the last run */
    double values[MAX_REDUCTIONS]; /* of the last run */
};

/* Prints what went wrong and returns an exit code, or 0. */
int runner_begin(struct runner *runner, const struct plan *plan);

/* Runs with these parameters: sets status and values (NaN where it failed). Returns 1 where it did not
 * fail. */
int runner_run(struct runner *runner, const double *parameters);

/* Runs a line of the table; returns the length of the line of results. */
size_t runner_line(struct runner *runner, const char *line, char result[RESULT_LINE]);

void runner_free(struct runner *runner);

/* The line of results of a run that has failed. */
size_t failed_line(size_t row, size_t reductions, const char *reason, char result[RESULT_LINE]);

/* Of a Modelica class. */
int class_begin(struct runner *runner);
int class_run(struct runner *runner, const double *parameters);
void class_free(struct runner *runner);

#endif
