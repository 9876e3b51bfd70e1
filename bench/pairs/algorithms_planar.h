/* The four algorithms of 003, section 5.1, in the plane: the angle phi of the normal is the only unknown.
 */
#ifndef PAIRS_ALGORITHMS_PLANAR_H
#define PAIRS_ALGORITHMS_PLANAR_H

#include "algorithms.h"

struct planar_bodies {
    const void *data;
    double r_MS[2];
    /* The potential of the master at the normal angle phi and that of the slave at the opposite normal,
     * each with three derivatives. Returns 0 if there is none. */
    int (*values)(const void *data, double phi, double master[4], double slave[4]);
};

/* As algorithm_run, from the angle phi. */
void algorithm_run_planar(enum algorithm algorithm, const struct planar_bodies *bodies, double phi,
                          struct algorithm_run *run);

#endif
