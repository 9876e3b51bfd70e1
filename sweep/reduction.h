/* What is kept of a run: numbers that follow from its rows while they come. A row is a vector of variables,
 * the first one is the time. */
#ifndef SWEEP_REDUCTION_H
#define SWEEP_REDUCTION_H

#include <stddef.h>

enum { MAX_REDUCTIONS = 32, REDUCTION_TEXT = 200, MAX_ELEMENTS = 64 };

enum reduction_kind {
    REDUCTION_MAX,
    REDUCTION_MIN,
    REDUCTION_FIRST,
    REDUCTION_LAST,
    REDUCTION_MEAN,
    REDUCTION_RMS,
    REDUCTION_INTEGRAL,
    REDUCTION_TIME_MAX, /* when it is largest */
    REDUCTION_TIME_MIN,
    REDUCTION_WHEN,    /* value of a variable where another one becomes positive first */
    REDUCTION_EVENTS,  /* how many of a kind; of a variable: how often it becomes positive */
    REDUCTION_DISTANCE /* root of the mean square difference from a measured curve */
};

/* A variable, or all elements of one. */
struct variable {
    char name[REDUCTION_TEXT];
    size_t column[MAX_ELEMENTS], elements;
};

struct curve {
    double *time, *value;
    size_t count;
};

struct reduction {
    char text[REDUCTION_TEXT]; /* as it was asked for */
    enum reduction_kind kind;
    struct variable variable, condition;
    char path[REDUCTION_TEXT]; /* of the curve */
    struct curve curve;
    int counted;     /* events: by whoever runs the model, not from the rows */
    double value, t; /* so far, and when or for how long */
    double before, t_before;
    size_t rows, met; /* so far; how much of the curve, is the condition met */
};

/* Reads "max(x)"; prints what is wrong and returns EXIT_USAGE, or 0. */
int reduction_read(struct reduction *reduction, const char *text);

/* The column of a variable, by name; 0 if there is none. */
typedef int find_column(const void *context, const char *name, size_t *column);

/* Finds the variables and the curve. Prints what is wrong and returns an exit code, or 0. */
int reduction_bind(struct reduction *reduction, find_column *find, const void *context);

/* Reads its curve from this file instead of the one that it names. Prints and returns as above. */
int reduction_curve(struct reduction *reduction, const char *path);

void reduction_start(struct reduction *reduction);
void reduction_row(struct reduction *reduction, const double *row);

/* Does nothing that follows change it? */
int reduction_known(const struct reduction *reduction);

/* The number; NaN: there is none. */
double reduction_value(const struct reduction *reduction);

/* Which of two values is worse, for the one who asks for this reduction: the larger one; of min() the
 * smaller one, of when() the one that comes first. */
int reduction_worse(const struct reduction *reduction, double a, double b);

void reduction_free(struct reduction *reduction);

#endif
