/* Body against body in the plane. With n = (cos phi, sin phi), e = dn/dphi and the angle chi of -n in B's
 * frame, d = n.r - h_A(phi) - h_B(chi),  d' = e.r - h_A' - h_B',  d + d'' = -(rho_A + rho_B), g = d n + d'
 * e, and Newton's step is the angle with the tangent d'/(d + rho_A + rho_B), exact for circles. The signed
 * distance is the maximum of d; what is proved about it, see pair.h. */
#include "pair/pair.h"

enum {
    DUO_ROUNDS = 200, /* of the search for a maximum */
    DUO_STACK = 56    /* 8 arcs, halved 48 times: beside the normal of a flat side */
};

struct duo {
    const double *shape[2];
    size_t n[2];
    double r[2], angle, c, s; /* pose of B */
    double size;              /* of d, for tolerances */
    int evaluations;
};

/* d at an angle, with g, the points, and the curvature radii. */
struct duo_state {
    double phi, n[2], d, slope, g[2], point[2][2], rho[2];
};

static double duo_dot(const double a[2], const double b[2])
{
    return a[0] * b[0] + a[1] * b[1];
}

static int duo_evaluate(struct duo *pair, double phi, struct duo_state *state)
{
    const double c = cos(phi), s = sin(phi), e[2] = {-s, c};
    double a[4] = {0}, b[4] = {0};
    pair->evaluations++;
    const int first = nci_planar_sum(pair->shape[0], pair->n[0], phi, c, s, a);
    if (nci_failed(first))
        return first;
    const int second = nci_planar_sum(pair->shape[1], pair->n[1], phi + NCI_PI - pair->angle,
                                      -(c * pair->c + s * pair->s), c * pair->s - s * pair->c, b);
    if (nci_failed(second))
        return second;
    state->phi = phi;
    state->n[0] = c;
    state->n[1] = s;
    for (int j = 0; j < 2; j++) {
        state->point[0][j] = a[0] * state->n[j] + a[1] * e[j];
        state->point[1][j] = pair->r[j] - b[0] * state->n[j] - b[1] * e[j];
        state->g[j] = state->point[1][j] - state->point[0][j];
    }
    state->rho[0] = first ? INFINITY : a[0] + a[2];
    state->rho[1] = second ? INFINITY : b[0] + b[2];
    state->d = duo_dot(pair->r, state->n) - a[0] - b[0];
    state->slope = duo_dot(pair->r, e) - a[1] - b[1];
    const double radii = (first ? 0 : state->rho[0]) + (second ? 0 : state->rho[1]);
    return nci_finite(state->g, 2) && nci_finite(&radii, 1) ? NC_OK : NC_E_SINGULAR;
}

/* Between two angles with d' > 0 and d' < 0, the one where the bounds g.x of both are equal. */
static double duo_ridge(const struct duo_state *low, const struct duo_state *high)
{
    const double x[2] = {high->g[1] - low->g[1], low->g[0] - high->g[0]};
    const double turn = atan2(low->n[0] * x[1] - low->n[1] * x[0], duo_dot(low->n, x));
    return low->phi + (turn < 0 ? turn + NCI_PI : turn);
}

/* At the normal of a side that is flat, of one body or of both, the points are not unique, or not to
 * rounding. Beside it they are, and bound those stretches of both boundaries that have this normal. The
 * contact is where these face each other: its middle. */
static int duo_on_side(struct duo *pair, struct duo_state *state)
{
    const double beside = 1e-14 * (1 + fabs(state->phi)), *n = state->n, e[2] = {-n[1], n[0]};
    struct duo_state side[2];
    double least = -INFINITY, most = INFINITY;
    for (int k = 0; k < 2; k++) {
        const int status = duo_evaluate(pair, state->phi + (k ? beside : -beside), &side[k]);
        if (status)
            return status;
    }
    for (int body = 0; body < 2; body++) {
        const double one = duo_dot(e, side[0].point[body]), other = duo_dot(e, side[1].point[body]);
        least = fmax(least, fmin(one, other));
        most = fmin(most, fmax(one, other));
        state->rho[body] = fmax(side[0].rho[body], side[1].rho[body]);
        if (fabs(other - one) > 1e-9 * pair->size)
            state->rho[body] = INFINITY;
    }
    const double middle = 0.5 * (least + most), apart = fmax(least - most, 0);
    for (int body = 0; body < 2; body++) {
        const double height = duo_dot(n, state->point[body]);
        state->point[body][0] = height * n[0] + middle * e[0];
        state->point[body][1] = height * n[1] + middle * e[1];
    }
    state->g[0] = state->d * n[0] + apart * e[0];
    state->g[1] = state->d * n[1] + apart * e[1];
    state->slope = apart;
    return NC_OK;
}

/* The angle to go to next: by Newton's step from the state, but between the angles low and high, if there
 * are both; at least `close` away from these, and every third time halfway. */
static double duo_next(const struct duo_state *state, double step, const struct duo_state *low,
                       const struct duo_state *high, double close, int third, double before)
{
    const double newton = state->phi + step, half = 0.5 * (low->phi + high->phi);
    if (newton > low->phi && newton < high->phi && fabs(step) < 0.5 * before)
        return newton;
    const double ridge = third ? half : duo_ridge(low, high);
    return fmax(low->phi + close, fmin(ridge, high->phi - close));
}

/* Uphill to a maximum of d: Newton's steps, held between two angles with a maximum between them that is not
 * lower than the start. One of them is the best so far, where d rises towards the other, which is lower, or
 * where d rises as well. A maximum at a kink of d is the normal of a flat side. */
static int duo_rise(struct duo *pair, struct duo_state *state)
{
    struct duo_state low = {0}, high = {0}, top = *state;
    int has_low = 0, has_high = 0;
    double before = INFINITY;
    for (int round = 0; round < DUO_ROUNDS; round++) {
        const double stiff = state->d + state->rho[0] + state->rho[1], slope = state->slope;
        const double close = 2.5e-16 * (1 + fabs(state->phi)), wide = 4 * close;
        double step = stiff > 0 ? atan(slope / stiff) : (slope < 0 ? -0.5 : 0.5);
        const int flat = stiff == INFINITY, lower = state->d < top.d - 1e-15 * pair->size;
        const int level = fabs(slope) <= 2e-15 * pair->size && stiff > -1e-13 * pair->size;
        if (!lower && (level || (stiff > 0 && !flat && fabs(step) < wide)))
            return flat || fabs(slope) > 1e-12 * pair->size ? duo_on_side(pair, state) : NC_OK;
        if (flat) /* leave the flat side */
            step = slope < 0 ? -4 * wide : 4 * wide;
        double next = state->phi + step;
        if (lower ? state->phi < top.phi : slope >= 0) {
            low = *state;
            has_low = 1;
        } else {
            high = *state;
            has_high = 1;
        }
        if (!lower)
            top = *state;
        if (has_low && has_high) {
            if (high.phi - low.phi < wide) {
                *state = high.d > low.d ? high : low;
                return duo_on_side(pair, state);
            }
            next = duo_next(state, step, &low, &high, close, round % 3 == 0, before);
        }
        const int last = !lower && stiff > 0 && !flat && fabs(step) < 1e-9 && next == state->phi + step;
        before = fabs(next - state->phi);
        const int status = duo_evaluate(pair, next, state);
        /* The slope is the distance of the points along the tangent. Where it does not fall, there is a kink on the way;
         * where it falls too little, a body is so flat that rounding errors of the angle move its point. */
        if (status || (last && fabs(state->slope) <= fmin(0.01 * fabs(slope), 1e-12 * pair->size)))
            return status;
    }
    return NC_E_NO_CONVERGENCE;
}

/* A lower bound of the curvature radii of a term that is not rotated; of most kinds only what terms.h tells. */
static double duo_term_floor(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->kind == NC_PLANAR_OFFSET && term->count == 1)
        return p[0];
    if (term->kind == NC_PLANAR_ELLIPSE && term->count == 2) {
        const double a = fmax(fabs(p[0]), fabs(p[1])), b = fmin(fabs(p[0]), fabs(p[1]));
        return a > 0 ? b * b / a : 0;
    }
    if (term->kind == NC_PLANAR_FOURIER && term->count % 2 == 1) { /* rho = sum (1 - k^2) h_k */
        double floor = p[0];
        for (size_t k = 2; 2 * k < term->count; k++)
            floor -= (double)(k * k - 1) * hypot(p[2 * k - 1], p[2 * k]);
        return floor;
    }
    return nci_kind_is_convex(term->kind) ? 0 : -INFINITY;
}

/* A lower bound of the curvature radii of a shape; not below 0, as the body is convex. */
static double duo_floor(const double *shape, size_t n)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    double sum = 0;
    if (nci_read(&reader, shape, n))
        return 0;
    while (nci_more(&reader)) {
        if (nci_next(&reader, &term))
            return 0;
        if (term.kind == NC_PLANAR_ROTATED) {
            if (nci_planar_inner(&term, &inner))
                return 0;
            term = inner;
        }
        sum += duo_term_floor(&term);
    }
    return sum > 0 ? sum : 0;
}

/* Is there no better normal between the two angles? The bounds of both ends, as in certify.c. */
static int duo_closed(const struct duo_state *a, const struct duo_state *b, double depth, double rho,
                      double slack)
{
    const double cosine = duo_dot(a->n, b->n), rest = depth - rho;
    const double aa = a->d + depth, ab = duo_dot(a->g, b->n) + rho * cosine + rest;
    const double bb = b->d + depth, ba = duo_dot(b->g, a->n) + rho * cosine + rest;
    if ((aa <= slack && ab <= slack) || (bb <= slack && ba <= slack))
        return 1;
    const double rise = ba - aa, fall = ab - bb;
    return rise > 0 && fall > 0 && aa + (ab - aa) * rise / (rise + fall) <= slack;
}

/* What of the bounds is taken for equality: not less than rounding, or shallow bodies are never settled. */
static double duo_slack(const struct duo *pair, const struct nc_pair_options *options, double depth)
{
    return fmax(options->tolerance * depth, 4e-15 * pair->size);
}

/* Branch and bound over the circle, until the rolling ball tells the rest. */
static int duo_branch(struct duo *pair, const struct nc_pair_options *options, double rho,
                      struct duo_state *best, int *proof, double *upper)
{
    struct duo_state left[DUO_STACK], right[DUO_STACK];
    int top = 0, cells = 0, status = NC_OK;
    for (; !status && top < 8; top++)
        status = duo_evaluate(pair, best->phi + top * NCI_PI / 4, &left[top]);
    for (int i = 0; i < 8; i++)
        right[i] = left[(i + 1) % 8];
    while (!status && top > 0 && -best->d > rho) {
        const struct duo_state *a = &left[top - 1], *b = &right[top - 1];
        struct duo_state middle;
        if (++cells > options->cells || top == DUO_STACK)
            return NC_OK;
        if (duo_closed(a, b, -best->d, rho, duo_slack(pair, options, -best->d))) {
            top--;
            continue;
        }
        const double width = b->phi > a->phi ? b->phi - a->phi : b->phi - a->phi + NCI_TWO_PI;
        status = duo_evaluate(pair, a->phi + 0.5 * width, &middle);
        right[top] = *b;
        left[top] = right[top - 1] = middle;
        top++;
        if (!status && middle.d > best->d + 1e-14 * pair->size) {
            status = duo_rise(pair, &middle);
            if (!status && middle.d > best->d)
                *best = middle;
        }
    }
    *proof = NC_PAIR_SEARCHED;
    *upper = best->d + duo_slack(pair, options, -best->d);
    return status;
}

/* Reads the pose, and starts at the given normal or in the direction of B. */
static int duo_begin(struct duo *pair, const double *start, struct duo_state *state)
{
    const double *r = pair->r, *x = start && !(start[0] == 0 && start[1] == 0) ? start : r;
    if (!(nci_finite(r, 2) && nci_finite(x, 2) && nci_finite(&pair->angle, 1)))
        return NC_E_ARGUMENT;
    pair->c = cos(pair->angle);
    pair->s = sin(pair->angle);
    pair->angle = nci_reduced(pair->angle);
    pair->evaluations = 0;
    const double phi = atan2(x[1], x[0]);
    int status = duo_evaluate(pair, phi, state);
    const int flat = !status && state->rho[0] + state->rho[1] == INFINITY;
    struct duo_state aside = *state;
    if (flat) /* the middle of a flat side does not tell its length */
        status = duo_evaluate(pair, phi + 1, &aside);
    pair->size = hypot(r[0], r[1]) + hypot(aside.point[0][0], aside.point[0][1]) +
                 hypot(aside.point[1][0], aside.point[1][1]);
    return status;
}

static int duo_solve(struct duo *pair, const double *start, const struct nc_pair_options *options,
                     struct duo_state *state, int *proof, double *upper)
{
    *proof = NC_PAIR_NOTHING;
    int status = duo_begin(pair, start, state);
    if (!status)
        status = duo_rise(pair, state);
    if (status)
        return status;
    const double rho = fmax(options->radius_a, duo_floor(pair->shape[0], pair->n[0])) +
                       fmax(options->radius_b, duo_floor(pair->shape[1], pair->n[1]));
    if (state->d + rho < -1e-13 * pair->size || state->d + state->rho[0] + state->rho[1] < 0)
        status = duo_branch(pair, options, rho, state, proof, upper);
    if (status || state->d + rho < -1e-13 * pair->size)
        return status;
    const double x[2] = {state->g[0] + rho * state->n[0], state->g[1] + rho * state->n[1]};
    *proof = state->d > 0 ? NC_PAIR_SEPARATED : NC_PAIR_BALL;
    *upper = hypot(x[0], x[1]) - rho;
    return NC_OK;
}

int nc_planar_pair_solve(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                         const double r[2], double angle, const double *start,
                         const struct nc_pair_options *options, struct nc_planar_pair *result)
{
    struct nc_pair_options used;
    struct duo_state state;
    double upper = NAN;
    if (!result)
        return NC_E_NULL;
    *result = (struct nc_planar_pair){NC_PAIR_NOTHING, 0,          NAN,        NAN, NAN, {NAN, NAN},
                                      {NAN, NAN},      {NAN, NAN}, {NAN, NAN}, NAN, NAN};
    if (!r)
        return NC_E_NULL;
    struct duo pair = {{shape_a, shape_b}, {na, nb}, {r[0], r[1]}, angle, 1, 0, 0, 0};
    int status = nci_pair_options(options, &used), proof = NC_PAIR_NOTHING;
    if (!status)
        status = duo_solve(&pair, start, &used, &state, &proof, &upper);
    if (!status && fmin(state.rho[0], state.rho[1]) < -1e-12 * pair.size)
        status = NC_E_NOT_CONVEX;
    if (!status && !(isfinite(state.d) && nci_finite(state.point[0], 4)))
        status = NC_E_NO_CONVERGENCE;
    if (status)
        return status;
    *result = (struct nc_planar_pair){proof,
                                      pair.evaluations,
                                      state.d,
                                      proof == NC_PAIR_NOTHING ? INFINITY : fmax(upper, state.d),
                                      atan2(state.n[1], state.n[0]),
                                      {state.n[0], state.n[1]},
                                      {state.point[0][0], state.point[0][1]},
                                      {state.point[1][0], state.point[1][1]},
                                      {r[0], r[1]},
                                      state.rho[0],
                                      state.rho[1]};
    return proof == NC_PAIR_NOTHING ? NC_E_UNDECIDED : NC_OK;
}

int nc_planar_pair(const double *shape_a, size_t na, const double *shape_b, size_t nb, const double r[2],
                   double angle, double normal[2], double *gap, double point_a[2], double point_b[2])
{
    struct nc_planar_pair result;
    if (!(normal && gap && point_a && point_b))
        return NC_E_NULL;
    const int status = nc_planar_pair_solve(shape_a, na, shape_b, nb, r, angle, normal, NULL, &result);
    *gap = status ? NAN : result.gap;
    for (int j = 0; j < 2; j++) {
        normal[j] = status ? NAN : result.normal[j];
        point_a[j] = status ? NAN : result.point_a[j];
        point_b[j] = status ? NAN : result.point_b[j];
    }
    return status;
}
