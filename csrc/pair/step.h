/* Whether a search for a common normal of two bodies has come to its end; inline, since it is to be fast.
 */
#ifndef NCI_PAIR_STEP_H
#define NCI_PAIR_STEP_H

#include "pair/pair.h"

/* The square of the largest relative change of a part along y, or of the step itself. */
static inline double nci_pair_change(const struct nci_pair *pair, const struct nci_pair_state *state,
                                     const double y[3], double square)
{
    double change = square, relative[2];
    for (int b = 0; 2 * b < pair->quadrics; b++) {
        for (int k = 0; k < 2; k++) {
            relative[k] = state->i[b][k] *
                          (state->p[b][0][k] * y[0] + state->p[b][1][k] * y[1] + state->p[b][2][k] * y[2]);
            relative[k] *= relative[k];
        }
        change = relative[0] > change ? relative[0] : change;
        change = relative[1] > change ? relative[1] : change;
    }
    for (int k = pair->quadrics; k < pair->parts; k++) {
        const struct nci_pair_part part = nci_pair_part(pair, state, k);
        const double along = nci_dot(part.p, y);
        if (along * along > change * part.h * part.h)
            change = along * along / (part.h * part.h);
    }
    return change;
}

/* Is the normal right after the Newton step y? Its error is C times the square of the step, where C follows
 * from the step before, whose square is `last` (0: there was none); and it is of the order of the step
 * times the largest relative change of a part. Of the rests that is not known: d must not change any more.
 */
static inline int nci_pair_done(const struct nci_pair *pair, const struct nci_pair_state *state,
                                const double y[3], double square, double last)
{
    return (square < 1e-16 || square * square * square < 1e-23 * last * last) &&
           square * nci_pair_change(pair, state, y, square) < 1e-23 &&
           (pair->parts == pair->quadrics || nci_dot(state->g, y) < 1e-14 * pair->size);
}

/* From an evaluated state to a local maximum of d, never downhill: the state before the last step, and that
 * step. From a start with d <= 0 it gives up early, unless a body is thin, or as soon as d > 0 by more than
 * rounding: there is a better way then. */
NCI_API int nci_pair_climb(struct nci_pair *pair, struct nci_pair_state *state, double y[3]);

#endif
