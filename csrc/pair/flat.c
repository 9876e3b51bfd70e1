/* Body against body in space with flat sides: discs, segments, and what is made of them.
 *
 * Their potentials |L0' n| have kinks: where n is at a right angle to a segment (a great circle), and on
 * the axis of a disc. A maximum of d at a kink is no stationary point, but there are points p = L0 u, |u|
 * <= 1, of the flat parts such that g = r - (sum of all points) is parallel to n. The search smooths the
 * kinks by a thickness and comes near. From there, all kinks close by are tried: the circles, by Newton's
 * method along them, where two circles meet, and the axes. The largest d of these is right to rounding. As
 * d(x) <= g.x for all x, whatever the points of the flat parts are, |g| bounds d: the points that make it
 * smallest prove the result. */
#include "pair/pair.h"

#include <string.h>

enum {
    FLAT_MOST = 2 * NCI_PAIR_QUADRICS,
    FLAT_ROUNDS = 100 /* of Newton's method, and of the balance of the points of flat parts */
};

/* What of a flat part is left at its kink by the rounding of the normal. */
#define FLAT_KINK 1e-15

/* The unit vectors to which n is at a right angle, nearly. Both of a disc have the same number. */
struct flat_kinks {
    double axis[FLAT_MOST][3];
    int quadric[FLAT_MOST];
    int count;
};

/* The kinks within a thousandth of a radian. */
static void flat_find(const struct nci_pair *pair, const double n[3], struct flat_kinks *kinks)
{
    kinks->count = 0;
    for (int k = 0; k < pair->quadrics; k++) {
        double u[3];
        const struct nci_pair_block *block = &pair->block[k / 2];
        if (!(pair->thickness[k] > 0 && nci_pair_flat(pair, k, n, u) < 1e-3 * pair->span[k]))
            continue;
        for (int j = 0; j < 3; j++) {
            double *axis = kinks->axis[kinks->count];
            if (!(pair->extent[k][j] > 0.5))
                continue;
            for (int i = 0; i < 3; i++)
                axis[i] = block->L[3 * i + j][k % 2];
            const double scale = 1 / sqrt(nci_dot(axis, axis));
            for (int i = 0; i < 3; i++)
                axis[i] *= scale;
            kinks->quadric[kinks->count++] = k;
        }
    }
}

/* The parts of a body that are at a kink: their points L0 u, |u| <= 1. */
struct flat_points {
    int at[NCI_PAIR_QUADRICS];
    double u[NCI_PAIR_QUADRICS][3];
};

/* The tangential part of g. */
static double flat_loose(const struct nci_pair_state *state, double x[3])
{
    const double *g = state->g, *n = state->n, d = nci_dot(g, n);
    for (int j = 0; j < 3; j++)
        x[j] = g[j] - d * n[j];
    return sqrt(nci_dot(x, x));
}

/* Gives part k the point L0 u, and g what follows. */
static void flat_place(const struct nci_pair *pair, int k, const double u[3], struct nci_pair_state *state)
{
    double p[3];
    nci_pair_flat_point(pair, k, u, p);
    for (int j = 0; j < 3; j++) {
        state->g[j] += state->flat[k][j] - p[j];
        state->flat[k][j] = p[j];
    }
}

/* Moves the points by the tangential part x of g, each by its share, as far as |u| <= 1. */
static void flat_move(const struct nci_pair *pair, const double x[3], struct flat_points *points,
                      struct nci_pair_state *state)
{
    double a[3], b[3], y[3], xx = 0, xy = 0, yy = 0, large, small, c, s;
    nci_pair_tangents(state->n, a, b);
    for (int k = 0; k < pair->quadrics; k++) {
        double ua[3], ub[3];
        if (!points->at[k])
            continue;
        nci_pair_flat(pair, k, a, ua);
        nci_pair_flat(pair, k, b, ub);
        xx += nci_dot(ua, ua);
        xy += nci_dot(ua, ub);
        yy += nci_dot(ub, ub);
    }
    nci_pair_eigen(xx, xy, yy, &large, &small, &c, &s);
    const double xa = nci_dot(x, a), xb = nci_dot(x, b);
    const double first = large > 0 ? (c * xa + s * xb) / large : 0,
                 second = small > 1e-12 * large ? (c * xb - s * xa) / small : 0;
    for (int j = 0; j < 3; j++)
        y[j] = first * (c * a[j] + s * b[j]) + second * (c * b[j] - s * a[j]);
    for (int k = 0; k < pair->quadrics; k++) {
        double by[3], *u = points->u[k];
        if (!points->at[k])
            continue;
        nci_pair_flat(pair, k, y, by);
        for (int j = 0; j < 3; j++)
            u[j] += by[j];
        const double square = nci_dot(u, u), shrink = square > 1 ? 1 / sqrt(square) : 1;
        for (int j = 0; j < 3; j++)
            u[j] *= shrink;
        flat_place(pair, k, u, state);
    }
}

/* The points that make the tangential part x of g smallest, by the method of nearest.c in the tangent
 * plane.
 */
static void flat_balance(const struct nci_pair *pair, const double x[3], struct flat_points *points,
                         struct nci_pair_state *state)
{
    struct nci_pair_nearest set;
    double u[4][NCI_PAIR_QUADRICS][3], fixed[3] = {x[0], x[1], x[2]}, way[3] = {x[0], x[1], x[2]}, p[3];
    double last = INFINITY;
    set.count = 0;
    for (int k = 0; k < pair->quadrics; k++)
        for (int j = 0; points->at[k] && j < 3; j++)
            fixed[j] += state->flat[k][j];
    for (int round = 0; round < FLAT_ROUNDS; round++) {
        double *g = set.g[set.count];
        memcpy(g, fixed, sizeof fixed);
        for (int k = 0; k < pair->quadrics; k++) {
            double *v = u[set.count][k];
            if (!points->at[k])
                continue;
            const double h = nci_pair_flat(pair, k, way, v), i = h > 0 ? 1 / h : 0;
            for (int j = 0; j < 3; j++)
                v[j] *= i;
            nci_pair_flat_point(pair, k, v, p);
            for (int j = 0; j < 3; j++)
                g[j] -= p[j];
        }
        set.count++;
        nci_pair_reduce(&set);
        for (int k = 0; k < set.count; k++)
            memmove(u[k], u[set.from[k]], sizeof u[k]);
        memcpy(way, set.y, sizeof way);
        const double length = sqrt(nci_dot(way, way));
        if (!(length < last && length > 1e-16 * pair->size))
            break;
        last = length;
    }
    for (int k = 0; k < pair->quadrics; k++) {
        if (!points->at[k])
            continue;
        for (int j = 0; j < 3; j++) {
            points->u[k][j] = 0;
            for (int i = 0; i < set.count; i++)
                points->u[k][j] += set.weight[i] * u[i][k][j];
        }
        flat_place(pair, k, points->u[k], state);
    }
}

/* The points at the best normal: of the flat parts that are at a kink those of the search, moved so that g
 * is parallel to n. Returns the tangential part of g. */
static double flat_points(const struct nci_pair *pair, const struct nci_pair_state *from,
                          struct nci_pair_state *state)
{
    struct flat_points points;
    double x[3];
    for (int k = 0; k < pair->quadrics; k++) {
        double *u = points.u[k];
        points.at[k] = 0;
        if (!(pair->thickness[k] > 0))
            continue;
        double h = nci_pair_flat(pair, k, state->n, u), i = h > 0 ? 1 / h : 0;
        if (h < FLAT_KINK * pair->span[k]) {
            points.at[k] = 1;
            nci_pair_flat(pair, k, from->n, u);
            i = from->i[k / 2][k % 2];
        }
        for (int j = 0; j < 3; j++) {
            u[j] *= i;
            state->flat[k][j] = state->p[k / 2][j][k % 2];
        }
        flat_place(pair, k, u, state);
    }
    for (int round = 0; round < 4 && flat_loose(state, x) > 1e-16 * pair->size; round++)
        flat_move(pair, x, &points, state);
    if (flat_loose(state, x) > 1e-14 * pair->size)
        flat_balance(pair, x, &points, state);
    return flat_loose(state, x);
}

/* What is sought: the normal with the largest d, and the state of the search that it comes from. */
struct flat_result {
    const struct nci_pair_state *from;
    struct nci_pair_state best;
    double loose; /* the tangential part of g there */
    int found;
};

/* Takes n for the best normal, if its d is larger, or as large and g closer to being parallel. */
static int flat_try(struct nci_pair *pair, const double n[3], struct flat_result *result)
{
    const double rounding = 1e-14 * pair->size;
    struct nci_pair_state state;
    double d, g[3];
    int status = nci_pair_support(pair, n, &d, g);
    if (status || (result->found && d < result->best.d - rounding))
        return status;
    status = nci_pair_evaluate(pair, n, &state);
    if (status)
        return status;
    const double loose = flat_points(pair, result->from, &state);
    state.d = d;
    if (!result->found || d > result->best.d + rounding || loose < result->loose) {
        result->best = state;
        result->loose = loose;
        result->found = 1;
    }
    return NC_OK;
}

/* n = the vector x, or its opposite, whichever is nearer to `start`; of unit length. */
static int flat_unit(const double x[3], const double start[3], double n[3])
{
    const double length = sqrt(nci_dot(x, x)), scale = (nci_dot(x, start) < 0 ? -1 : 1) / length;
    for (int j = 0; j < 3; j++)
        n[j] = x[j] * scale;
    return length > 0;
}

/* The Hessian of s without thickness; parts at their kink count for nothing. */
static void flat_hessian(const struct nci_pair *pair, const struct nci_pair_state *state, double T[6])
{
    memset(T, 0, 6 * sizeof *T);
    for (int k = 0; k < pair->parts; k++) {
        const double e = k < pair->quadrics ? pair->thickness[k] : 0;
        double H[6] = {0}, u[3] = {0}, p[3];
        const double h = e > 0 ? nci_pair_flat(pair, k, state->n, u) : 0;
        if (!(e > 0)) {
            nci_pair_hessian(pair, state, k, H);
        } else if (h > FLAT_KINK * pair->span[k]) {
            nci_pair_flat_point(pair, k, u, p);
            for (int i = 0, m = 0; i < 3; i++)
                for (int j = i; j < 3; j++, m++)
                    H[m] = (pair->block[k / 2].M[m][k % 2] - (i == j) * e - p[i] * p[j] / (h * h)) / h;
        }
        for (int m = 0; m < 6; m++)
            T[m] += H[m];
    }
}

/* A step of Newton's method from the unit normal n, without thickness: along the great circle at a right
 * angle to the axis, or anywhere (axis = NULL). Returns its length, infinite if there is none. */
static double flat_step(struct nci_pair *pair, const double *axis, const double n[3], double y[3],
                        int *status)
{
    struct nci_pair_state state;
    double d, g[3], e[3], Te[3], T[6];
    *status = nci_pair_evaluate(pair, n, &state);
    if (!*status)
        *status = nci_pair_support(pair, n, &d, g);
    if (*status)
        return INFINITY;
    flat_hessian(pair, &state, T);
    if (axis) {
        nci_cross(axis, n, e);
        nci_symmetric(T, e, Te);
        const double stiff = nci_dot(e, Te) + d, turn = nci_dot(e, g) / stiff;
        for (int j = 0; j < 3; j++)
            y[j] = turn * e[j];
        return stiff > 0 ? fabs(turn) : INFINITY;
    }
    const double most = fabs(d) + T[0] + T[3] + T[5];
    const double A[6] = {T[0] + d + most * n[0] * n[0], T[1] + most * n[0] * n[1],
                         T[2] + most * n[0] * n[2],     T[3] + d + most * n[1] * n[1],
                         T[4] + most * n[1] * n[2],     T[5] + d + most * n[2] * n[2]};
    const double slope[3] = {g[0] - d * n[0], g[1] - d * n[1], g[2] - d * n[2]};
    return nci_pair_solve(A, slope, y) ? sqrt(nci_dot(y, y)) : INFINITY;
}

/* Newton's method from the unit normal `start`, along a circle or not, as long as its steps become smaller.
 */
static int flat_newton(struct nci_pair *pair, const double *axis, const double start[3],
                       struct flat_result *result)
{
    double n[3] = {start[0], start[1], start[2]}, last = 0.1;
    int status = NC_OK;
    for (int round = 0; round < FLAT_ROUNDS; round++) {
        const double off = axis ? nci_dot(axis, n) : 0;
        double y[3], x[3] = {n[0], n[1], n[2]};
        for (int j = 0; axis && j < 3; j++)
            x[j] -= off * axis[j];
        flat_unit(x, start, n);
        const double length = flat_step(pair, axis, n, y, &status);
        if (status || !(length < last))
            break;
        last = 0.5 * length;
        for (int j = 0; j < 3; j++)
            x[j] = n[j] + y[j];
        flat_unit(x, start, n);
    }
    return status ? status : flat_try(pair, n, result);
}

int nci_pair_settle_flat(struct nci_pair *pair, struct nci_pair_state *state, int *stationary)
{
    const struct nci_pair_state from = *state;
    const double *start = from.n;
    struct flat_result result = {.from = &from, .found = 0};
    struct flat_kinks kinks;
    int status = flat_newton(pair, NULL, start, &result);
    flat_find(pair, start, &kinks);
    for (int i = 0; !status && i < kinks.count; i++) {
        const int disc = (i + 1 < kinks.count && kinks.quadric[i] == kinks.quadric[i + 1]) ||
                         (i > 0 && kinks.quadric[i] == kinks.quadric[i - 1]);
        if (!disc)
            status = flat_newton(pair, kinks.axis[i], start, &result);
        for (int j = 0; !status && j < i; j++) {
            double x[3], n[3];
            nci_cross(kinks.axis[i], kinks.axis[j], x);
            if (flat_unit(x, start, n))
                status = flat_try(pair, n, &result);
        }
    }
    if (!status)
        status = flat_try(pair, start, &result);
    if (status)
        return status;
    const int rests = pair->parts - pair->quadrics;
    double x[3], p[2][3], T[6];
    *state = result.best;
    flat_hessian(pair, state, T);
    double soft = T[0] + T[3] + T[5]; /* how far rounding of n moves the points of the quadrics */
    for (int m = 0; m < rests; m++) {
        memcpy(p[m], state->rest[m].p, sizeof p[m]);
        soft -= state->H[m][0] + state->H[m][3] + state->H[m][5];
    }
    if (flat_loose(state, x) > 1e-14 * pair->size && rests)
        status = nci_pair_reach(pair, state, state->n, p, x);
    for (int m = 0; m < rests; m++) {
        for (int j = 0; j < 3; j++)
            state->g[j] += state->rest[m].p[j] - p[m][j];
        memcpy(state->rest[m].p, p[m], sizeof p[m]);
    }
    *stationary =
        flat_loose(state, x) < 1e-10 * pair->size + fmin(2e-15 * soft, (rests ? 1e-9 : 1e-7) * pair->size);
    return status;
}

int nci_pair_finish_flat(struct nci_pair *pair, struct nci_pair_state *state, double step[3], int converged)
{
    double n[3];
    int stationary = 0, status = NC_OK;
    for (int attempt = 0; !status && !stationary && attempt < 4; attempt++) {
        for (int j = 0; j < 3; j++)
            n[j] = state->n[j] + (converged ? step[j] : 0);
        converged = 0;
        if (attempt == 2) { /* once more with less thickness, but not less and less */
            if (pair->flat > 1)
                break;
            nci_pair_sharpen(pair);
            status = nci_pair_search(pair, n, 1, state, step);
            converged = status == NC_OK;
            status = status == NC_E_NO_CONVERGENCE ? NC_OK : status;
            continue;
        }
        if (attempt == 1) {
            if (!(state->d > 0))
                continue;
            status = nci_pair_nearest(pair, n);
        }
        if (!status)
            status = nci_pair_evaluate(pair, n, state);
        if (!status)
            status = nci_pair_settle_flat(pair, state, &stationary);
    }
    step[0] = step[1] = step[2] = 0;
    return status || stationary ? status : NC_E_NO_CONVERGENCE;
}
