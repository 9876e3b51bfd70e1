/* From a start to a common normal of two bodies: a stationary point of d(n) = n.r - s(n) on the sphere.
 *
 * Newton's step y is (T + d I) y = g tangentially (docs/pairs-theory.md, 3). It is exact for spheres but
 * overshoots where a body is flat: there the normal hardly changes while the point runs over the face, s
 * has almost a kink. The remedy is known from sums of norms (Andersen, Christiansen, Conn, Overton: An
 * efficient primal-dual interior-point method for minimizing a sum of Euclidean norms, SIAM J. Sci. Comput.
 * 22, 2000): the points are unknowns of their own. A part h = sqrt(n' M n) has h p = M n; linearised in the
 * normal and in the point, with the estimate l (lag) for the latter, that gives (M - (l p' + p l')/2) / h
 * instead of   H = (M - p p') / h,   and then   l = (M (n + y) - l (p.y)) / h. A general part has M = h H +
 * p p'. With l = p it is Newton's method again; with l = 0, the centre, the step is that of iteratively
 * reweighted least squares, (sum of M/h + d I) n = r, which is good from anywhere. */
#include "pair/step.h"

#include <string.h>

enum {
    PAIR_LAUNCH = 2,  /* steps of reweighted least squares */
    PAIR_ROUNDS = 12, /* of Newton's method */
    PAIR_LAGGED = 40  /* of the iteration with lagging points */
};

/* From the centres of concentric bodies a step ends at the origin, but for rounding: the square of the length there. */
#define PAIR_CONCENTRIC 1e-20

/* A += (a b' + b a') c / 2 */
static inline void pair_add(double A[6], const double a[3], const double b[3], double c)
{
    const double half = 0.5 * c;
    A[0] += a[0] * b[0] * c;
    A[1] += (a[0] * b[1] + b[0] * a[1]) * half;
    A[2] += (a[0] * b[2] + b[0] * a[2]) * half;
    A[3] += a[1] * b[1] * c;
    A[4] += (a[1] * b[2] + b[1] * a[2]) * half;
    A[5] += a[2] * b[2] * c;
}

/* T + d I has the eigenvector n with the eigenvalue d, of which a step has no share. Close to the touch,
 * and where d is negative, it must be made large: rounding alone would decide the step otherwise. */
static inline int pair_is_apart(const struct nci_pair_state *state, double d)
{
    return d > 1e-3 * (state->T[0] + state->T[3] + state->T[5]);
}

/* The matrix of a step, T + d I. */
static void pair_matrix(const struct nci_pair_state *state, double d, double A[6])
{
    memcpy(A, state->T, sizeof state->T);
    A[0] += d;
    A[3] += d;
    A[5] += d;
    if (!pair_is_apart(state, d))
        pair_add(A, state->n, state->n, state->T[0] + state->T[3] + state->T[5] - 2 * d);
}

/* Newton's step; 0 if the matrix is not positive definite. */
static inline int pair_newton_step(const struct nci_pair_state *state, double d, double y[3])
{
    const double *n = state->n, *g = state->g, *T = state->T;
    const double b[3] = {g[0] - d * n[0], g[1] - d * n[1], g[2] - d * n[2]};
    if (pair_is_apart(state, d)) {
        const double A[6] = {T[0] + d, T[1], T[2], T[3] + d, T[4], T[5] + d};
        return nci_pair_solve(A, b, y);
    }
    double A[6];
    pair_matrix(state, d, A);
    return nci_pair_solve(A, b, y);
}

/* The lagging points: of the quadrics, lane by lane as in a block, with u such that l = L u, |u| <= 1; and
 * of the rests. */
struct pair_lags {
    double l[NCI_PAIR_BLOCKS][3][2], u[NCI_PAIR_BLOCKS][3][2];
    double rest[2][3];
};

/* A += (M - (l p' + p l')/2)/h - H of the quadrics of a block. */
static inline void pair_add_ahead(const struct nci_pair_state *state, int b, const double l[3][2],
                                  double A[6])
{
    double xx[2], xy[2], xz[2], yy[2], yz[2], zz[2];
    for (int k = 0; k < 2; k++) {
        const double px = state->p[b][0][k], py = state->p[b][1][k], pz = state->p[b][2][k];
        const double x = (px - l[0][k]) * state->i[b][k], y = (py - l[1][k]) * state->i[b][k],
                     z = (pz - l[2][k]) * state->i[b][k];
        xx[k] = x * px;
        xy[k] = x * py + y * px;
        xz[k] = x * pz + z * px;
        yy[k] = y * py;
        yz[k] = y * pz + z * py;
        zz[k] = z * pz;
    }
    A[0] += xx[0] + xx[1];
    A[1] += 0.5 * (xy[0] + xy[1]);
    A[2] += 0.5 * (xz[0] + xz[1]);
    A[3] += yy[0] + yy[1];
    A[4] += 0.5 * (yz[0] + yz[1]);
    A[5] += zz[0] + zz[1];
}

/* The step for lagging points. */
static int pair_lagged_step(const struct nci_pair *pair, const struct nci_pair_state *state,
                            const struct pair_lags *lags, double d, double y[3])
{
    const double *n = state->n, *g = state->g;
    const double b[3] = {g[0] - d * n[0], g[1] - d * n[1], g[2] - d * n[2]};
    double A[6];
    pair_matrix(state, d, A);
    for (int k = 0; 2 * k < pair->quadrics; k++)
        pair_add_ahead(state, k, lags->l[k], A);
    for (int m = 0; m < pair->parts - pair->quadrics; m++) {
        const struct nci_pair_part *part = &state->rest[m];
        const double *l = lags->rest[m],
                     ahead[3] = {part->p[0] - l[0], part->p[1] - l[1], part->p[2] - l[2]};
        if (part->h > 0)
            pair_add(A, ahead, part->p, 1 / part->h);
    }
    return nci_pair_solve(A, b, y);
}

static int pair_move(struct nci_pair *pair, struct nci_pair_state *state, const double y[3])
{
    const double x[3] = {state->n[0] + y[0], state->n[1] + y[1], state->n[2] + y[2]};
    return nci_pair_evaluate(pair, x, state);
}

/* The estimate of the value in a step of reweighted least squares: where d is not positive, a part of its
 * upper bound |g|. */
static inline double pair_estimate(const struct nci_pair_state *state)
{
    return state->d > 0 ? state->d : 0.2 * sqrt(nci_dot(state->g, state->g));
}

/* Newton's method as long as its steps become smaller. 1: converged. */
static inline int pair_newton(struct nci_pair *pair, struct nci_pair_state *state, double y[3], int *status)
{
    double last = 0, limit = 0.1;
    for (int round = 0; !*status && round < PAIR_ROUNDS; round++) {
        if (!pair_newton_step(state, state->d, y))
            return 0;
        const double square = nci_dot(y, y);
        if (nci_pair_done(pair, state, y, square, last))
            return 1;
        if (!(square < limit))
            return 0;
        last = square;
        limit = 0.25 * square;
        *status = pair_move(pair, state, y);
    }
    return 0;
}

/* A start for Newton's method from any direction; concentric bodies have no better one. */
static int pair_launch(struct nci_pair *pair, double n[3], struct nci_pair_state *state)
{
    static const struct pair_lags centres = {0};
    const int concentric = pair->r[0] == 0 && pair->r[1] == 0 && pair->r[2] == 0;
    const int reweigh = !concentric && pair->parts == 2 && pair->quadrics == 2;
    double y[3];
    for (int k = 0; k < PAIR_LAUNCH && reweigh && nci_pair_reweigh(pair, n); k++)
        ;
    int status = nci_pair_evaluate(pair, n, state);
    if (!(status || concentric || reweigh) &&
        pair_lagged_step(pair, state, &centres, pair_estimate(state), y)) {
        const double x[3] = {state->n[0] + y[0], state->n[1] + y[1], state->n[2] + y[2]};
        if (nci_dot(x, x) > PAIR_CONCENTRIC)
            status = nci_pair_evaluate(pair, x, state);
    }
    return status;
}

/* The lagging points of the quadrics of a block after the step y, not outside of the quadrics. */
static inline void pair_lag_block(const struct nci_pair_block *block, const struct nci_pair_state *state,
                                  int b, const double y[3], double l[3][2], double u[3][2])
{
    const double x[3] = {state->n[0] + y[0], state->n[1] + y[1], state->n[2] + y[2]};
    const double(*L)[2] = block->L;
    for (int k = 0; k < 2; k++) {
        const double i = state->i[b][k];
        const double along =
            i * (state->p[b][0][k] * y[0] + state->p[b][1][k] * y[1] + state->p[b][2][k] * y[2]);
        const double v = i * (L[0][k] * x[0] + L[3][k] * x[1] + L[6][k] * x[2]) - along * u[0][k];
        const double w = i * (L[1][k] * x[0] + L[4][k] * x[1] + L[7][k] * x[2]) - along * u[1][k];
        const double z = i * (L[2][k] * x[0] + L[5][k] * x[1] + L[8][k] * x[2]) - along * u[2][k];
        const double square = v * v + w * w + z * z, shrink = 1 / sqrt(square > 1 ? square : 1);
        u[0][k] = v * shrink;
        u[1][k] = w * shrink;
        u[2][k] = z * shrink;
        l[0][k] = L[0][k] * u[0][k] + L[1][k] * u[1][k] + L[2][k] * u[2][k];
        l[1][k] = L[3][k] * u[0][k] + L[4][k] * u[1][k] + L[5][k] * u[2][k];
        l[2][k] = L[6][k] * u[0][k] + L[7][k] * u[1][k] + L[8][k] * u[2][k];
    }
}

/* Moves by the step y, and the lagging points with it. Those of the rests are kept inside only as far as
 * the tangent plane tells. */
static int pair_move_lags(struct nci_pair *pair, struct nci_pair_state *state, const double y[3],
                          struct pair_lags *lags)
{
    const int rests = pair->parts - pair->quadrics;
    double Hy[3];
    for (int b = 0; 2 * b < pair->quadrics; b++)
        pair_lag_block(&pair->block[b], state, b, y, lags->l[b], lags->u[b]);
    for (int m = 0; m < rests; m++) {
        const struct nci_pair_part *old = &state->rest[m];
        const double along = old->h > 0 ? nci_dot(old->p, y) / old->h : 0;
        double *l = lags->rest[m];
        nci_symmetric(state->H[m], y, Hy);
        for (int j = 0; j < 3; j++)
            l[j] = old->p[j] + Hy[j] + (old->p[j] - l[j]) * along;
    }
    const int status = pair_move(pair, state, y);
    for (int m = 0; m < rests; m++) {
        double *l = lags->rest[m];
        const double height = fabs(nci_dot(l, state->n)), h = state->rest[m].h;
        for (int j = 0; height > h && j < 3; j++)
            l[j] *= h > 0 ? h / height : 0;
    }
    return status;
}

/* The iteration with lagging points. 1: converged. */
static int pair_lagged(struct nci_pair *pair, struct nci_pair_state *state, double y[3], double best[4],
                       int *status)
{
    struct pair_lags lags = {0};
    double last = 0;
    nci_pair_factor(pair);
    for (int round = 0; !*status && round < PAIR_LAGGED; round++) {
        if (state->d > best[3]) {
            memcpy(best, state->n, sizeof state->n);
            best[3] = state->d;
        }
        if (!pair_lagged_step(pair, state, &lags, round ? state->d : pair_estimate(state), y))
            return 0;
        const double square = nci_dot(y, y);
        if (square < 1e-6) { /* both methods have the same limit, but only Newton's step is that accurate */
            double newton[3];
            if (pair_newton_step(state, state->d, newton) &&
                nci_pair_done(pair, state, newton, nci_dot(newton, newton), last)) {
                memcpy(y, newton, sizeof newton);
                return 1;
            }
            last = square;
        }
        const double x[3] = {state->n[0] + y[0], state->n[1] + y[1], state->n[2] + y[2]};
        if (!(nci_dot(x, x) > PAIR_CONCENTRIC))
            return 0;
        *status = pair_move_lags(pair, state, y, &lags);
    }
    return 0;
}

/* What is left to do from the best normal known, best[0 .. 2] with the value best[3], if Newton's method
 * fails. */
static int pair_recover(struct nci_pair *pair, double best[4], struct nci_pair_state *state, double step[3])
{
    for (int attempt = 0; attempt < 2; attempt++) {
        int status = nci_pair_evaluate(pair, best, state);
        if (!status && (state->d > 0 || pair->thin)) {
            if (pair_lagged(pair, state, step, best, &status) && state->d >= best[3] - 1e-14 * pair->size)
                return NC_OK;
            if (!status)
                status = nci_pair_evaluate(pair, best, state);
        }
        if (!status)
            status = nci_pair_climb(pair, state, step);
        if (status != NC_E_NO_CONVERGENCE || !(state->d > 0) || best[3] > 0)
            return status;
        memcpy(best, state->n, sizeof state->n);
        best[3] = state->d;
    }
    return NC_E_NO_CONVERGENCE;
}

int nci_pair_rise(struct nci_pair *pair, struct nci_pair_state *state, double step[3])
{
    double best[4] = {state->n[0], state->n[1], state->n[2], state->d};
    int status = NC_OK;
    if (pair_newton(pair, state, step, &status) && state->d >= best[3] - 1e-14 * pair->size)
        return NC_OK;
    return status ? status : pair_recover(pair, best, state, step);
}

int nci_pair_polish(struct nci_pair *pair, struct nci_pair_state *state, double step[3])
{
    const int status = pair_move(pair, state, step);
    if (!pair_newton_step(state, state->d, step) || nci_dot(step, step) > 1e-12)
        memset(step, 0, 3 * sizeof *step);
    return status;
}

int nci_pair_search(struct nci_pair *pair, double n[3], int known, struct nci_pair_state *state,
                    double step[3])
{
    int status = NC_OK;
    for (int attempt = known ? 0 : 1; attempt < 2; attempt++) {
        status = attempt ? pair_launch(pair, n, state) : nci_pair_evaluate(pair, n, state);
        if (status || pair_newton(pair, state, step, &status))
            return status;
    }
    double best[4] = {state->n[0], state->n[1], state->n[2], state->d};
    if (!status)
        status = pair_recover(pair, best, state, step);
    if (status != NC_E_NO_CONVERGENCE || !(state->d > 0))
        return status;
    memcpy(n, state->n, sizeof state->n);
    status = nci_pair_nearest(pair, n);
    if (!status)
        status = nci_pair_evaluate(pair, n, state);
    return status ? status : nci_pair_rise(pair, state, step);
}
