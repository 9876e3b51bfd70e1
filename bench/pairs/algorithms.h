/* The four algorithms of 003, section 5.1, for the common normal of two bodies, as a reference for the
 * study.
 *
 * They are as written there, in the words of the paper: master M and slave S, the normal n_M with the
 * angles phi, theta (78), the points P and Q, the connection r_PQ (80). The points and their derivatives
 * are taken as functions of the Cartesian normal, r_MP = grad h_M(n), r_SQ = grad h_S(-n): that is (16)
 * without its poles, and it spares (79), where the print has the arguments of arctan2 in another order than
 * its appendix A, and an arccos that loses half the digits near the poles. Algorithms I and II keep the
 * angles as unknowns, with the poles that go with them. */
#ifndef PAIRS_ALGORITHMS_H
#define PAIRS_ALGORITHMS_H

#include <math.h>

/* What an algorithm asks of two bodies, at the outer unit normal n of the master; all in its frame. */
struct pair_bodies {
    const void *data;
    double r_MS[3];
    /* r_MP, r_SQ, and T = H_M + H_S, the derivative of -r_PQ (row-major; NULL: not wanted). Returns 0 if
     * there is none. */
    int (*points)(const void *data, const double n[3], double r_MP[3], double r_SQ[3], double T[9]);
    /* The derivative of T in the direction u, applied to v. */
    int (*bend)(const void *data, const double n[3], const double u[3], const double v[3], double out[3]);
};

enum algorithm { ALGORITHM_I, ALGORITHM_II, ALGORITHM_III, ALGORITHM_IV, ALGORITHMS };
enum { ALGORITHM_LIMIT = 1000, ALGORITHM_ACCURACIES = 6 }; /* iterations; 1e-4, 1e-6 ... 1e-14 */

struct algorithm_run {
    double normal[3];
    double distance; /* n_M . r_PQ */
    double metric;   /* (90) */
    int closer;      /* (91): is r_PQ shorter than at the start? */
    int iterations;
    int reached[ALGORITHM_ACCURACIES]; /* iterations until (90) is below 10^-4, 10^-6 ... 10^-14; -1: never
                                        */
};

/* Runs from the unit normal n until (90) is below 1e-14, the iteration comes to rest, breaks down, or has
 * taken ALGORITHM_LIMIT steps. */
void algorithm_run(enum algorithm algorithm, const struct pair_bodies *bodies, const double n[3],
                   struct algorithm_run *run);

static inline double algorithm_dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* r_PQ, 003 (80). */
static inline void algorithm_connection(const double r_MS[3], const double P[3], const double Q[3],
                                        double r_PQ[3])
{
    for (int i = 0; i < 3; i++)
        r_PQ[i] = r_MS[i] - P[i] + Q[i];
}

/* 003 (86): the mean direction of the normal and the connection. */
static inline void algorithm_mean(const double n[3], const double r_PQ[3], double next[3])
{
    const double length = 1 / sqrt(algorithm_dot(r_PQ, r_PQ));
    for (int i = 0; i < 3; i++)
        next[i] = n[i] + r_PQ[i] * length;
    const double scale = 1 / sqrt(algorithm_dot(next, next));
    for (int i = 0; i < 3; i++)
        next[i] *= scale;
}

/* 003 (87) - (89): the next normal from the present and the previous one with their points, P = r_MP and
 * Q = r_SQ. */
static inline void algorithm_secant(const double r_MS[3], const double n[3], const double P[3],
                                    const double Q[3], const double n0[3], const double P0[3],
                                    const double Q0[3], double next[3])
{
    const double c = algorithm_dot(n, n0);
    const double x = n[1] * n0[2] - n[2] * n0[1], y = n[2] * n0[0] - n[0] * n0[2],
                 z = n[0] * n0[1] - n[1] * n0[0];
    const double denominator = -1 / (x * x + y * y + z * z);
    double PP = 0, QQ = 0;
    for (int i = 0; i < 3; i++) {
        const double across = n[i] - c * n0[i];
        PP += across * (P[i] - P0[i]);
        QQ += across * (Q[i] - Q0[i]);
    }
    const double along = (QQ - PP) * denominator;
    for (int i = 0; i < 3; i++)
        next[i] = r_MS[i] - P[i] + Q[i] + along * n[i];
    const double scale = 1 / sqrt(algorithm_dot(next, next));
    for (int i = 0; i < 3; i++)
        next[i] *= scale;
}

#endif
