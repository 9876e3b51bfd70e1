/* Which parameters a sweep varies, and their values in each row. A row follows from its index alone, so
 * that a plan of any length needs no memory. */
#ifndef SWEEP_DESIGN_H
#define SWEEP_DESIGN_H

#include <stddef.h>
#include <stdint.h>

enum { MAX_AXES = 24, AXIS_NAME = 160 };

enum axis_kind { AXIS_LINEAR, AXIS_LOG, AXIS_LIST, AXIS_NORMAL };

struct axis {
    char name[AXIS_NAME];
    enum axis_kind kind;
    double a, b;  /* from, to; mean and standard deviation */
    size_t count; /* of levels; 0: not given */
    double *list;
};

enum design_kind { DESIGN_FULL, DESIGN_LATIN, DESIGN_SOBOL };

struct design {
    enum design_kind kind;
    struct axis axis[MAX_AXES];
    size_t axes;
    size_t rows;
    uint64_t seed;
};

/* Adds "p=from:to:count", "p=log:from:to:count", "p=list:a,b,c", "p=normal:mean,sigma[:count]" or
 * "p=value". Prints what is wrong and returns EXIT_USAGE, or 0. */
int design_add(struct design *design, const char *text);

/* The number of rows: of the product of all levels, or as asked for. Prints and returns as above. */
int design_complete(struct design *design, double count);

void design_row(const struct design *design, size_t row, double *values);

void design_free(struct design *design);

/* The value below which a share p of the normal distribution lies, 0 < p < 1. */
double normal_quantile(double p);

/* Coordinate `axis` of point i of the Sobol sequence, in 0 .. 2^32 - 1. */
enum { SOBOL_AXES = 10 };
uint32_t sobol(uint32_t i, size_t axis);

#endif
