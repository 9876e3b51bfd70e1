/* From the results of all tasks to one table and a page. */
#ifndef SWEEP_COLLECT_H
#define SWEEP_COLLECT_H

#include "plan.h"

struct sweep_state {
    size_t runs, tasks;   /* done */
    size_t failed, ended; /* of these */
    size_t first_missing; /* task */
};

/* Prints what went wrong and returns an exit code, or 0; so does the other one. */
int sweep_state(const struct plan *plan, struct sweep_state *state);

enum { MAX_COLLECT_WORDS = 2 * MAX_AXES + 11, COLLECT_WORD = IN_PLAN + AXIS_NAME };

struct collected {
    size_t failed, ended;
    size_t worst_row; /* of the first output */
    char worst[MAX_COLLECT_WORDS]
              [COLLECT_WORD]; /* arguments of `run` that make its page; none: all have failed */
    size_t worst_arguments;
};

/* results.csv and index.html; the page has a link to the page of the worst case if `rerun`. */
int collect(const struct plan *plan, int rerun, struct collected *collected);

/* What the page shows: rows that are thinned to a number that does not grow with that of the runs. */
enum { PAGE_ROWS = 12000 };

struct worst {
    size_t row;
    double value;
    double parameters[MAX_AXES];
    int found;
};

struct page_data {
    const struct plan *plan;
    int rerun;
    size_t failed, ended, missing; /* missing: rows without a first output */
    struct worst worst[MAX_REDUCTIONS];
    double *rows; /* each: index, parameters, outputs, 0 ok, 1 ended, 2 failed */
    size_t count, width;
};

/* Writes the page. */
void sweep_page(FILE *out, const struct page_data *data);

extern const char sweep_page_head[], sweep_page_tail[];

#endif
