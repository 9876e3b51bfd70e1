/* Uphill to a common normal of two bodies where Newton's method fails: slowly, but never down. */
#include "pair/step.h"

#include <string.h>

enum { PAIR_CLIMB = 400 /* evaluations */ };

/* The step that goes uphill along both eigenvectors of T + d I in the tangent plane, by Newton's length but
 * not beyond half a radian. Tells whether it is Newton's step. */
static int pair_uphill_step(const struct nci_pair_state *state, double y[3])
{
    const double *g = state->g;
    double a[3], b[3], Ta[3], Tb[3], large, small, c, s;
    nci_pair_tangents(state->n, a, b);
    nci_symmetric(state->T, a, Ta);
    nci_symmetric(state->T, b, Tb);
    nci_pair_eigen(nci_dot(a, Ta) + state->d, nci_dot(a, Tb), nci_dot(b, Tb) + state->d, &large, &small, &c,
                   &s);
    const double ga = nci_dot(g, a), gb = nci_dot(g, b),
                 least = 1e-12 * (fabs(large) + fabs(small)) + 1e-300;
    const double first = (c * ga + s * gb) / fmax(fabs(large), least);
    const double second = (c * gb - s * ga) / fmax(fabs(small), least);
    const double size = sqrt(first * first + second * second), scale = size > 0.5 ? 0.5 / size : 1;
    for (int j = 0; j < 3; j++)
        y[j] = scale * (first * (c * a[j] + s * b[j]) + second * (c * b[j] - s * a[j]));
    return small > 0 && scale == 1;
}

/* The normal in which the smaller of the two bounds g.x and other.x of d(x) is largest: the point of the
 * segment between both that is nearest to the origin. Good where the step has crossed a ridge of d > 0. */
static void pair_ridge(const double g[3], const double other[3], double x[3])
{
    const double w[3] = {other[0] - g[0], other[1] - g[1], other[2] - g[2]};
    double t = -nci_dot(w, g) / nci_dot(w, w);
    t = t > 0 ? (t < 1 ? t : 1) : 0;
    for (int j = 0; j < 3; j++)
        x[j] = g[j] + t * w[j];
}

/* Is a step of the part t of y, with the slope `slope`, uphill? A small one, whose gain rounding may hide,
 * must also not end on a slope that is as steep the other way. */
static int pair_is_uphill(const struct nci_pair *pair, const struct nci_pair_state *state,
                          const struct nci_pair_state *next, const double y[3], double slope, double t)
{
    return next->d >= state->d - 1e-15 * pair->size + 1e-4 * t * slope &&
           (nci_dot(y, y) > 1e-8 || nci_dot(next->g, y) - next->d * nci_dot(next->n, y) > -0.5 * slope);
}

/* One step that does not go downhill, shortened or bent as necessary. *whole: it was taken as it is. */
static int pair_ascend(struct nci_pair *pair, struct nci_pair_state *state, const double y[3], int limit,
                       int *whole)
{
    const double slope = nci_dot(state->g, y), *n = state->n;
    const double end[3] = {n[0] + y[0], n[1] + y[1], n[2] + y[2]};
    struct nci_pair_state next;
    double t = 1;
    int status = nci_pair_evaluate(pair, end, &next);
    int uphill = *whole = !status && pair_is_uphill(pair, state, &next, y, slope, 1);
    if (!*whole && !status && state->d > 0) {
        double x[3];
        pair_ridge(state->g, next.g, x);
        status = nci_pair_evaluate(pair, x, &next);
        uphill = next.d >= state->d - 1e-15 * pair->size + 1e-4 * slope;
    }
    while (!status && !uphill) {
        if (pair->evaluations >= limit)
            return NC_E_NO_CONVERGENCE;
        t *= 0.5;
        const double x[3] = {n[0] + t * y[0], n[1] + t * y[1], n[2] + t * y[2]};
        status = nci_pair_evaluate(pair, x, &next);
        uphill = pair_is_uphill(pair, state, &next, y, slope, t);
    }
    *state = next;
    return status;
}

/* Is there no slope but for rounding? */
static int pair_is_level(const struct nci_pair *pair, const struct nci_pair_state *state)
{
    const double *g = state->g, *n = state->n, d = state->d;
    const double x[3] = {g[0] - d * n[0], g[1] - d * n[1], g[2] - d * n[2]};
    return nci_dot(x, x) < 1e-28 * pair->size * pair->size;
}

int nci_pair_climb(struct nci_pair *pair, struct nci_pair_state *state, double y[3])
{
    const int positive = state->d > 0,
              limit = pair->evaluations + (positive || pair->thin ? PAIR_CLIMB : PAIR_CLIMB / 8);
    double last = 0;
    while (pair->evaluations < limit && (positive || state->d < 1e-12 * pair->size)) {
        const int newton = pair_uphill_step(state, y);
        const double square = nci_dot(y, y);
        int whole;
        if (newton && nci_pair_done(pair, state, y, square, last))
            return NC_OK;
        if (pair_is_level(pair, state)) {
            memset(y, 0, 3 * sizeof *y);
            return NC_OK;
        }
        const int status = pair_ascend(pair, state, y, limit, &whole);
        if (status)
            return status;
        last = newton && whole ? square : 0;
    }
    return NC_E_NO_CONVERGENCE;
}
