/* What the studies in space and in the plane count, and how they print it. */
#ifndef PAIRS_TALLY_H
#define PAIRS_TALLY_H

#include "algorithms.h"

enum tally_kind { TALLY_PENETRATING, TALLY_SEPARATED, TALLY_KINDS };
enum { TALLY_MOST = 1000 }; /* evaluations of the kernel that are told apart */

/* Where a study stands: what is needed to run a realisation again. */
struct tally_place {
    const char *set;
    char study;
    unsigned long seed, index;
};

/* A result of the kernel beside the truth. */
struct tally_result {
    int status, proof, evaluations;
    double gap;
    double gap_error, normal_error;
    double attained; /* d at the kernel's normal against its gap */
    double excess;   /* of the proved upper bound over d, if the bodies are separated */
    int missed;      /* brute force found less than the kernel */
    int elsewhere;   /* the same depth at another normal */
};

/* Counts a result of the kernel, and prints it if it is a failure: the signed distance to 1e-12, the normal
 * to 1e-9, the proof to 1e-12. */
void tally_kernel(const struct tally_place *place, const struct tally_result *result);

/* Counts a run of an algorithm. It is right if it has found the signed distance `truth` to 1e-8 with (90)
 * below the root of the machine precision; accepted by 003 if (90) and (91) hold. */
void tally_algorithm(int algorithm, const struct algorithm_run *run, double truth, double aspect);

/* Prints by tabs, one kind of line after the other:
 * success      kind, algorithm, runs, right, accepted, smallest aspect ratio of a failure
 * kernel       kind, runs, proofs: separated, ball, searched; largest errors: gap, normal, attained,
 * excess; missed evaluations  kind, kernel: at 40, 50, 60, 70, 80, 90, 95 % of the runs iterations
 * accuracy, algorithm: the same, until (90) is below 10^-accuracy curve        algorithm: share of the runs
 * with (90) below 1e-14 after 0, 1, 2 ... iterations */
void tally_print(void);

#endif
