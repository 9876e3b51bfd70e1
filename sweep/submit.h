/* Hands tasks to what distributes them: GNU parallel, or Slurm. */
#ifndef SWEEP_SUBMIT_H
#define SWEEP_SUBMIT_H

#include "plan.h"

struct submission {
    const char *via;
    size_t jobs; /* processes of a machine, cores of a task */
    int jobs_given;
    const char *hosts;                      /* parallel */
    const char *partition, *account, *time; /* slurm */
    size_t array, at_once;                  /* 0: as many as allowed */
    int wait;
};

/* Print what went wrong and return an exit code, or 0. */
int submit_parallel(const struct plan *plan, const struct submission *how);
int submit_slurm(const struct plan *plan, const struct submission *how);

#endif
