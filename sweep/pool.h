/* The runs of some tasks, on several processes of this machine. A process that dies is replaced and its run
 * repeated; a run that ends its process again and again is a result, too. */
#ifndef SWEEP_POOL_H
#define SWEEP_POOL_H

#include "plan.h"

struct pool_work {
    size_t runs;    /* that were done */
    size_t failed;  /* of these */
    double seconds; /* it took */
    double busy;    /* the runs took, all together */
};

/* All tasks from `first` to `last`, without those that are done. Prints what went wrong and returns an exit
 * code, or 0. */
int pool_run(const struct plan *plan, size_t first, size_t last, size_t jobs, struct pool_work *work);

#endif
