/* Results on the disk: one file for each task, results/NNNNNN.csv, that appears whole or not at all. Its
 * first line names plan and task; then the lines of results in the order of the table. */
#ifndef SWEEP_BUNDLE_H
#define SWEEP_BUNDLE_H

#include "plan.h"
#include "runner.h"

enum bundle_state { BUNDLE_FOREIGN = -1, BUNDLE_MISSING, BUNDLE_THERE };

/* Foreign: results of another plan; that has been printed. */
enum bundle_state bundle_state(const struct plan *plan, size_t task);

/* Prints what went wrong and returns an exit code, or 0. */
int bundle_write(const struct plan *plan, size_t task, char *const *lines, size_t n);

/* Reads a bundle, line by line. */
struct bundle {
    FILE *stream;
    char line[RESULT_LINE]; /* the present one, without its end */
    char *values, *status;  /* in it: the values with their commas; the status as a field of CSV */
};

int bundle_open(struct bundle *bundle, const struct plan *plan, size_t task);

/* The next line, which must be of this row. */
int bundle_next(struct bundle *bundle, const struct plan *plan, size_t row);
void bundle_close(struct bundle *bundle);

#endif
