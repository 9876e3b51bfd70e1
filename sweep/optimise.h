/* The best parameters within the ranges of a plan, by NLopt. */
#ifndef SWEEP_OPTIMISE_H
#define SWEEP_OPTIMISE_H

#include "plan.h"
#include "runner.h"

enum { MAX_CONSTRAINTS = 8 };

struct constraint {
    char output[REDUCTION_TEXT];
    char sense; /* '<', '>' or '=' */
    double bound;
};

struct objective {
    char output[REDUCTION_TEXT];
    double sign; /* 1: minimise, -1: maximise */
    struct constraint constraint[MAX_CONSTRAINTS];
    size_t constraints;
    const char *method;  /* NULL: it is chosen and set */
    size_t evaluations;  /* at most */
    double tolerance;    /* relative, of the parameters */
    double step;         /* of differences, as a share of the range */
    const double *start; /* NULL: the middle of the ranges */
};

struct optimum {
    double parameters[MAX_AXES];
    double value, constraint[MAX_CONSTRAINTS];
    double start_value;
    size_t evaluations, failed;
    char reason[80]; /* why it stopped */
    int kept;        /* are the constraints kept? */
};

/* "min(f_n)>50". Prints what is wrong and returns EXIT_USAGE, or 0. */
int constraint_read(struct constraint *constraint, const char *text);

/* The plan has the outputs of objective and constraints, in this order. Prints what went wrong and returns
 * an exit code, or 0. Every evaluation goes to `log` as a row of CSV, if it is not NULL. */
int optimise(const struct plan *plan, struct objective *objective, FILE *log, struct optimum *optimum);

#endif
