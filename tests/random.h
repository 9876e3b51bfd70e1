/* Random numbers of the tests: the same on every machine, from a seed that the tests print. */
#ifndef TESTS_RANDOM_H
#define TESTS_RANDOM_H

#include <math.h>
#include <stdint.h>

struct random {
    uint64_t state;
};

/* splitmix64 */
static inline uint64_t random_bits(struct random *r)
{
    uint64_t z = (r->state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static inline double random_uniform(struct random *r, double low, double high)
{
    return low + (high - low) * (double)(random_bits(r) >> 11) * 0x1p-53;
}

/* Log-uniform between two positive bounds. */
static inline double random_scale(struct random *r, double low, double high)
{
    return exp(random_uniform(r, log(low), log(high)));
}

/* 0 .. count - 1 */
static inline int random_below(struct random *r, int count)
{
    return (int)(random_bits(r) % (uint64_t)count);
}

/* A unit vector, uniform on the sphere. */
static inline void random_direction(struct random *r, double n[3])
{
    double size;
    do {
        size = 0;
        for (int i = 0; i < 3; i++) {
            n[i] = random_uniform(r, -1, 1);
            size += n[i] * n[i];
        }
    } while (size > 1 || size < 1e-4);
    for (int i = 0; i < 3; i++)
        n[i] /= sqrt(size);
}

/* A rotation, from a random unit quaternion. */
static inline void random_rotation(struct random *r, double q[9])
{
    double e[4], size;
    do {
        size = 0;
        for (int i = 0; i < 4; i++) {
            e[i] = random_uniform(r, -1, 1);
            size += e[i] * e[i];
        }
    } while (size > 1 || size < 1e-4);
    const double s = 2 / size, w = e[0], x = e[1], y = e[2], z = e[3];
    q[0] = 1 - s * (y * y + z * z);
    q[1] = s * (x * y - w * z);
    q[2] = s * (x * z + w * y);
    q[3] = s * (x * y + w * z);
    q[4] = 1 - s * (x * x + z * z);
    q[5] = s * (y * z - w * x);
    q[6] = s * (x * z - w * y);
    q[7] = s * (y * z + w * x);
    q[8] = 1 - s * (x * x + y * y);
}

#endif
