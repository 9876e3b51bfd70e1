/* Followers and a lift law that the tests of cams share. */
#ifndef CAM_FOLLOWERS_H
#define CAM_FOLLOWERS_H

#include <math.h>

#include "normalcontact.h"

static const double pi = 3.14159265358979323846;

enum { KINDS = 11, SAMPLES = 144, CAPACITY = 4 + 9 * 4096 };

/* Dimensions of a valve train, in m; every kind, sides and offsets. */
static const struct nc_follower followers[KINDS] = {
    {.kind = NC_FOLLOWER_ROLLER, .radius = 0.01},
    {.kind = NC_FOLLOWER_ROLLER, .radius = 0.01, .offset = 0.006},
    {.kind = NC_FOLLOWER_ROLLER, .radius = 0.05, .offset = -0.004},             /* curved face */
    {.kind = NC_FOLLOWER_ROLLER, .radius = 0, .offset = 0.003},                 /* knife edge */
    {.kind = NC_FOLLOWER_ROLLER, .inner = 1, .radius = 0.008, .offset = 0.002}, /* inside the cam */
    {.kind = NC_FOLLOWER_FLAT, .offset = 0.004},
    {.kind = NC_FOLLOWER_OSCILLATING_ROLLER, .radius = 0.01, .arm = 0.04, .pivot = 0.05, .side = 1},
    {.kind = NC_FOLLOWER_OSCILLATING_ROLLER,
     .radius = 0.03,
     .arm = 0.04,
     .pivot = 0.06,
     .side = -1}, /* pad */
    {.kind = NC_FOLLOWER_OSCILLATING_ROLLER,
     .inner = 1,
     .radius = 0.008,
     .arm = 0.03,
     .pivot = 0.035,
     .side = 1},
    {.kind = NC_FOLLOWER_OSCILLATING_FLAT, .offset = 0.005, .pivot = 0.05, .side = 1},
    {.kind = NC_FOLLOWER_OSCILLATING_FLAT, .offset = -0.003, .pivot = 0.07, .side = -1},
};

static inline int is_flat(const struct nc_follower *f)
{
    return f->kind == NC_FOLLOWER_FLAT || f->kind == NC_FOLLOWER_OSCILLATING_FLAT;
}

static inline int oscillates(const struct nc_follower *f)
{
    return f->kind == NC_FOLLOWER_OSCILLATING_ROLLER || f->kind == NC_FOLLOWER_OSCILLATING_FLAT;
}

static inline double base_of(const struct nc_follower *f)
{
    return f->inner ? 0.03 : 0.025;
}

/* The lift, in m, or in rad where the follower oscillates: a series with known derivatives. */
static inline long double lift_truth(const struct nc_follower *f, long double theta)
{
    const long double size = oscillates(f) ? 0.08L : 0.002L;
    return size * (1 - cosl(theta) + 0.3L * sinl(2 * theta) + 0.1L * cosl(3 * theta) - 0.1L);
}

static inline size_t lift_law(const struct nc_follower *f, double *law)
{
    const double size = oscillates(f) ? 0.08 : 0.002;
    return nc_planar_fourier(law, 16, 0.9 * size, (double[]){-size, 0, 0.1 * size},
                             (double[]){0, 0.3 * size, 0}, 3);
}

#endif
