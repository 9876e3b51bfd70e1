/* Random pairs of bodies for the studies: each is made from a seed and its number alone, so that any one
 * can be made again. The bodies exist twice, as vectors for the kernel and as definitions in long double,
 * which know nothing of the kernel. */
#ifndef PAIRS_REALISATION_H
#define PAIRS_REALISATION_H

#include <stddef.h>

#include "random_spatial.h"

enum realisation_set {
    SET_STUDY,          /* ellipsoids as in 003, section 5.2 */
    SET_CLOSE,          /* the same, but closer: r times a random number between 0.05 and 0.8 */
    SET_SLENDER,        /* ellipsoids of the aspect ratio 1000, from far to deep */
    SET_SUPERELLIPSOID, /* 003 (52), rounded */
    SET_HARMONICS,      /* spherical harmonics up to degree 4 */
    SET_HULL,           /* smoothed hulls of 12 vertices, with an offset */
    SET_THIN,           /* ellipsoids of the aspect ratio 10000 */
    SET_SHARP,          /* smoothed hulls with exponents up to 1000, without an offset */
    SETS
};

extern const char *const realisation_set_name[SETS];

enum { REALISATION_CAPACITY = 64, REALISATION_TERMS = 2 };

/* The master object is body 0, the slave body 1 is placed at r with the rotation q (row-major, slave to
 * master), r and q in the master's frame: r_MS and Q^MS of 003. */
struct realisation {
    int set;
    double shape[2][REALISATION_CAPACITY];
    size_t size[2];
    double axes[2][3]; /* semi-axes, if both are ellipsoids */
    double aspect;     /* max/min of the semi-axes, the larger one of both */
    double r[3], q[9];
    double start[3]; /* a random normal, for study B */
    int terms;       /* of each body */
    struct truth_spatial term[2][REALISATION_TERMS];
};

/* Are both bodies ellipsoids? */
int realisation_of_ellipsoids(const struct realisation *pair);

/* Number `index` of a set. */
void realisation_make(struct realisation *pair, int set, unsigned long seed, unsigned long index);

#endif
