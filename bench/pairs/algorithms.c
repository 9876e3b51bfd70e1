#include "algorithms.h"

#include <string.h>

/* The state of an iteration: the normal with everything that belongs to it. */
struct iterate {
    double phi, theta; /* of algorithms I and II */
    double n[3], P[3], Q[3], r_PQ[3], T[9];
};

static int evaluate(const struct pair_bodies *bodies, struct iterate *at, int derivatives)
{
    if (!bodies->points(bodies->data, at->n, at->P, at->Q, derivatives ? at->T : NULL))
        return 0;
    algorithm_connection(bodies->r_MS, at->P, at->Q, at->r_PQ);
    return isfinite(at->r_PQ[0]) && isfinite(at->r_PQ[1]) && isfinite(at->r_PQ[2]);
}

/* 003 (78) and its inverse; arctan2 instead of the arccos of (79a), which loses half the digits. */
static void set_angles(struct iterate *at)
{
    at->phi = atan2(hypot(at->n[0], at->n[1]), at->n[2]);
    at->theta = atan2(at->n[1], at->n[0]);
}

static void set_normal(struct iterate *at)
{
    at->n[0] = sin(at->phi) * cos(at->theta);
    at->n[1] = sin(at->phi) * sin(at->theta);
    at->n[2] = cos(at->phi);
}

/* Everything in the basis e_phi, e_theta. */
struct tangents {
    double s, c, e_phi[3], e_theta[3], Te_phi[3], Te_theta[3], g_phi, g_theta;
};

static struct tangents tangents_at(const struct iterate *at)
{
    struct tangents t;
    const double cos_theta = cos(at->theta), sin_theta = sin(at->theta);
    t.s = sin(at->phi);
    t.c = cos(at->phi);
    t.e_phi[0] = t.c * cos_theta;
    t.e_phi[1] = t.c * sin_theta;
    t.e_phi[2] = -t.s;
    t.e_theta[0] = -sin_theta;
    t.e_theta[1] = cos_theta;
    t.e_theta[2] = 0;
    for (int i = 0; i < 3; i++) {
        t.Te_phi[i] = algorithm_dot(at->T + 3 * i, t.e_phi);
        t.Te_theta[i] = algorithm_dot(at->T + 3 * i, t.e_theta);
    }
    t.g_phi = algorithm_dot(at->r_PQ, t.e_phi);
    t.g_theta = algorithm_dot(at->r_PQ, t.e_theta);
    return t;
}

/* (phi, theta) -= J^-1 f; 0 if there is no inverse. */
static int newton(struct iterate *at, double a, double b, double c, double d, double f, double g)
{
    const double determinant = a * d - b * c;
    at->phi -= (d * f - b * g) / determinant;
    at->theta -= (a * g - c * f) / determinant;
    if (!(isfinite(at->phi) && isfinite(at->theta)))
        return 0;
    set_normal(at);
    return 1;
}

/* 003 (83) for (81). With g = r_PQ: d_phi g = -T e_phi and d_theta g = -sin(phi) T e_theta; T n = 0. */
static int step_I(const struct pair_bodies *bodies, struct iterate *at)
{
    const struct tangents t = tangents_at(at);
    double pp[3], pt[3], tt[3];
    if (!(bodies->bend(bodies->data, at->n, t.e_phi, t.e_phi, pp) &&
          bodies->bend(bodies->data, at->n, t.e_phi, t.e_theta, pt) &&
          bodies->bend(bodies->data, at->n, t.e_theta, t.e_theta, tt)))
        return 0;
    const double *g = at->r_PQ, s = t.s, c = t.c;
    const double along_phi = algorithm_dot(g, t.Te_phi), along_theta = algorithm_dot(g, t.Te_theta);
    return newton(at, algorithm_dot(t.Te_phi, t.Te_phi) - algorithm_dot(g, pp),
                  s * (algorithm_dot(t.Te_phi, t.Te_theta) - algorithm_dot(g, pt)) - c * along_theta,
                  s * (algorithm_dot(t.Te_phi, t.Te_theta) - algorithm_dot(g, pt)) - c * along_theta,
                  s * s * (algorithm_dot(t.Te_theta, t.Te_theta) - algorithm_dot(g, tt)) +
                      s * c * along_phi,
                  -along_phi, -s * along_theta);
}

/* 003 (85) for (84). */
static int step_II(struct iterate *at)
{
    const struct tangents t = tangents_at(at);
    const double d = algorithm_dot(at->n, at->r_PQ), mixed = algorithm_dot(t.e_phi, t.Te_theta);
    return newton(at, -algorithm_dot(t.e_phi, t.Te_phi) - d, -t.s * mixed + t.c * t.g_theta, -mixed,
                  -t.s * (algorithm_dot(t.e_theta, t.Te_theta) + d) - t.c * t.g_phi, t.g_phi, t.g_theta);
}

/* 003 (86) for the first step, then (87) - (89). */
static int step_III(const struct pair_bodies *bodies, struct iterate *at, const struct iterate *before,
                    int first)
{
    double next[3];
    if (first)
        algorithm_mean(at->n, at->r_PQ, next);
    else
        algorithm_secant(bodies->r_MS, at->n, at->P, at->Q, before->n, before->P, before->Q, next);
    memcpy(at->n, next, sizeof next);
    return isfinite(next[0]) && isfinite(next[1]) && isfinite(next[2]);
}

/* 003 (90), without the cancellation of the print: with the tangential part t of r_PQ,
 * |r_PQ| - |n . r_PQ| = |t|^2/(|r_PQ| + |n . r_PQ|). */
static double metric(const struct iterate *at)
{
    const double *g = at->r_PQ, *n = at->n, d = algorithm_dot(n, g);
    double square = 0;
    for (int i = 0; i < 3; i++)
        square += (g[i] - d * n[i]) * (g[i] - d * n[i]);
    return square > 0 ? square / (sqrt(algorithm_dot(g, g)) + fabs(d)) : 0;
}

static void note(const struct iterate *at, int iteration, double start, struct algorithm_run *run)
{
    double accuracy = 1e-4;
    memcpy(run->normal, at->n, sizeof at->n);
    run->distance = algorithm_dot(at->n, at->r_PQ);
    run->metric = metric(at);
    run->closer = algorithm_dot(at->r_PQ, at->r_PQ) < start;
    run->iterations = iteration;
    for (int k = 0; k < ALGORITHM_ACCURACIES; k++, accuracy *= 1e-2)
        if (run->reached[k] < 0 && run->metric < accuracy)
            run->reached[k] = iteration;
}

void algorithm_run(enum algorithm algorithm, const struct pair_bodies *bodies, const double n[3],
                   struct algorithm_run *run)
{
    struct iterate at = {.n = {n[0], n[1], n[2]}}, before = at;
    int newton_phase = algorithm == ALGORITHM_I || algorithm == ALGORITHM_II;
    set_angles(&at);
    *run = (struct algorithm_run){.metric = INFINITY, .reached = {-1, -1, -1, -1, -1, -1}};
    if (!evaluate(bodies, &at, newton_phase))
        return;
    const double start = algorithm_dot(at.r_PQ, at.r_PQ);
    note(&at, 0, start, run);
    for (int i = 1; i <= ALGORITHM_LIMIT && run->metric >= 1e-14; i++) {
        const struct iterate last = at;
        const int done = algorithm == ALGORITHM_I ? step_I(bodies, &at)
                         : newton_phase           ? step_II(&at)
                                                  : step_III(bodies, &at, &before, i == 1);
        if (!done || memcmp(at.n, last.n, sizeof at.n) == 0)
            return;
        before = last;
        if (algorithm == ALGORITHM_IV && !newton_phase && algorithm_dot(at.n, last.n) > 0.99) {
            newton_phase = 1;
            set_angles(&at);
        }
        if (!evaluate(bodies, &at, newton_phase))
            return;
        note(&at, i, start, run);
    }
}
