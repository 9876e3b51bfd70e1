#include "algorithms_planar.h"

#include <string.h>

/* Vectors have a third component, zero, so that algorithm III is that of algorithms.h. */
struct planar_iterate {
    double phi, n[3], P[3], Q[3];
    double d, slope;      /* r_PQ = d n + slope e, e = dn/dphi */
    double rho, rho_rate; /* sum of the curvature radii, and its derivative */
};

static int evaluate(const struct planar_bodies *bodies, struct planar_iterate *at)
{
    const double c = cos(at->phi), s = sin(at->phi), *r = bodies->r_MS;
    double m[4], w[4];
    if (!bodies->values(bodies->data, at->phi, m, w))
        return 0;
    at->n[0] = c;
    at->n[1] = s;
    at->P[0] = m[0] * c - m[1] * s;
    at->P[1] = m[0] * s + m[1] * c;
    at->Q[0] = -w[0] * c + w[1] * s;
    at->Q[1] = -w[0] * s - w[1] * c;
    at->d = r[0] * c + r[1] * s - m[0] - w[0];
    at->slope = r[1] * c - r[0] * s - m[1] - w[1];
    at->rho = m[0] + m[2] + w[0] + w[2];
    at->rho_rate = m[1] + m[3] + w[1] + w[3];
    return isfinite(at->d) && isfinite(at->slope);
}

/* 003 (90), see algorithms.c, and what else there is to note. */
static void note(const struct planar_iterate *at, int iteration, double start, struct algorithm_run *run)
{
    const double d = at->d, slope = at->slope, length = sqrt(d * d + slope * slope);
    double accuracy = 1e-4;
    memcpy(run->normal, at->n, sizeof at->n);
    run->distance = d;
    run->metric = slope != 0 ? slope * slope / (length + fabs(d)) : 0;
    run->closer = length < start;
    run->iterations = iteration;
    for (int k = 0; k < ALGORITHM_ACCURACIES; k++, accuracy *= 1e-2)
        if (run->reached[k] < 0 && run->metric < accuracy)
            run->reached[k] = iteration;
}

/* 003 (86) for the first step, then (87) - (89). */
static double step_III(const struct planar_bodies *bodies, const struct planar_iterate *at,
                       const struct planar_iterate *before, int first)
{
    const double r_MS[3] = {bodies->r_MS[0], bodies->r_MS[1], 0};
    double r_PQ[3], next[3];
    algorithm_connection(r_MS, at->P, at->Q, r_PQ);
    if (first)
        algorithm_mean(at->n, r_PQ, next);
    else
        algorithm_secant(r_MS, at->n, at->P, at->Q, before->n, before->P, before->Q, next);
    return atan2(next[1], next[0]);
}

void algorithm_run_planar(enum algorithm algorithm, const struct planar_bodies *bodies, double phi,
                          struct algorithm_run *run)
{
    struct planar_iterate at = {.phi = phi}, before = at;
    int newton = algorithm == ALGORITHM_I || algorithm == ALGORITHM_II;
    *run = (struct algorithm_run){.metric = INFINITY, .reached = {-1, -1, -1, -1, -1, -1}};
    if (!evaluate(bodies, &at))
        return;
    const double start = hypot(at.d, at.slope);
    note(&at, 0, start, run);
    for (int i = 1; i <= ALGORITHM_LIMIT && run->metric >= 1e-14; i++) {
        const struct planar_iterate last = at;
        if (algorithm == ALGORITHM_I) /* (83) with the derivatives of (81): -rho slope and its derivative */
            at.phi += at.rho * at.slope / (at.rho * (at.rho + at.d) - at.rho_rate * at.slope);
        else if (newton) /* (85) */
            at.phi += at.slope / (at.rho + at.d);
        else
            at.phi = step_III(bodies, &at, &before, i == 1);
        if (!isfinite(at.phi) || at.phi == last.phi || !evaluate(bodies, &at))
            return;
        before = last;
        newton = newton || (algorithm == ALGORITHM_IV && algorithm_dot(at.n, last.n) > 0.99);
        note(&at, i, start, run);
    }
}
