/* What the kernel and its rivals have in common: one query, the signed distance of two ellipsoids. Readable
 * by C and C++. */
#ifndef PAIRS_CONTEST_H
#define PAIRS_CONTEST_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { CONTEST_PAIRS = 1000 };

/* Two ellipsoids: semi-axes, the kernel's vectors, and the pose of the second one. */
struct contest_pair {
    unsigned long number;
    double axes[2][3], shape[2][8], r[3], q[9];
    size_t size[2];
    double normal[3]; /* a good estimate, for those who can use one: that of a pose 1e-3 away */
};

/* Prepares all pairs, as one does once for a scene; NULL: nothing to do. Not timed. */
typedef void contest_prepare(const struct contest_pair *pair, int count);

/* One query, from scratch. Returns 0 on success, else a failure. */
typedef int contest_query(const struct contest_pair *pair, int number, double *gap, double normal[3]);

struct contestant {
    const char *name;
    contest_prepare *prepare;
    contest_query *query;
    int no_distance; /* tells only that separated bodies are separated */
};

extern const struct contestant contestants[];
extern const int contestant_count;

#ifdef __cplusplus
}
#endif
#endif
