/* A motion from its parts, without accelerations, as an argument. */
#ifndef TEST_MOVING_H
#define TEST_MOVING_H

#include <string.h>

#include "normalcontact.h"

static inline struct nc_spatial_motion moving(const double r[3], const double q[9], const double v[3],
                                              const double w[3])
{
    struct nc_spatial_motion motion = {.r = {0}};
    memcpy(motion.r, r, sizeof motion.r);
    memcpy(motion.q, q, sizeof motion.q);
    memcpy(motion.v, v, sizeof motion.v);
    memcpy(motion.omega, w, sizeof motion.omega);
    return motion;
}

#define MOVING(r, q, v, w) ((const struct nc_spatial_motion[1]){moving(r, q, v, w)})

#endif
