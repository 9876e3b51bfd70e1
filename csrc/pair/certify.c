/* Is a common normal of penetrating bodies the one of the smallest depth?
 *
 * Rolling ball: with rho the sum of the smallest curvature radii, d + rho is the function d of the bodies
 * shrunk by these radii, hence concave like d: d(x) + rho |x| <= (g(n) + rho n).x. If a stationary d is not
 * below -rho, that makes it the maximum.
 *
 * Branch and bound: let a spherical triangle have the corners v_j with the gradients g_j. For x = sum of
 * w_j v_j, w_j >= 0 with the sum 1, |x| <= 1, so with the best value known, -depth, and depth > rho,
 *     d(x) + depth |x| <= min over i of sum over j of w_j E_ij,
 *     E_ij = (g_i + rho v_i).v_j + depth - rho.
 * If some mean of the rows of E has no positive entry, no normal in the triangle is better. Else the
 * triangle is halved at the edge where the two planes g_i.x, g_j.x are farthest from each other.
 *
 * Close to the best normal n that never comes to an end: all such bounds exceed d by the order of the
 * square of the distance. For sums of ellipsoids the following ends it. At the angle a from n in the
 * direction t (unit, tangential), with s = sin a, c = cos a, a summand sqrt(x' M x) is
 *     sqrt(l^2 + h H_tt s^2),  l = h c + (p.t) s,
 * and, since g is parallel to n,  d = -depth c - sum of [sqrt(l^2 + h H_tt s^2) - l]. With N the largest
 * eigenvalue of H and b the tangential part of p divided by h, the bracket is not less than
 * H_tt (1 - c) / K as long as, with u = tan(a/2), (N/(h K) - 1) u^2 + 2 b u <= K - 1. So with
 * K = (smallest eigenvalue of T)/depth > 1 no normal within that angle is better than n. */
#include "pair/pair.h"

#include <string.h>

/* A corner v of a triangle, with d, s = g + rho v, and the cosine of its angle to the best normal. */
struct pair_corner {
    double v[3], s[3], d, cosine;
};

/* 8 triangles, halved 56 times: edges of 1e-8; more would take more than 16 kB of the caller's stack. */
enum { PAIR_STACK = 64, PAIR_CORNERS = PAIR_STACK + 6 };

/* A triangle: its corners, and F_ij = s_i.v_j = E_ij - depth + rho. When it was made, there were `corners`
 * corners; those that came later are of no use when it is on top of the stack. */
struct pair_cell {
    unsigned char corner[3], corners;
    double F[3][3];
};

/* The state of a branch and bound. */
struct pair_tree {
    struct nci_pair *pair;
    struct nci_pair_state *best;
    double *step;
    double depth, rho, tolerance;
    double limit;   /* E <= slack is F <= limit; the slack is tolerance times depth */
    double cap;     /* cosine of the angle around the best normal that is settled */
    int stationary; /* is the best normal a common normal? */
    int splits, top;
    struct pair_cell cell[PAIR_STACK];
    struct pair_corner corner[PAIR_CORNERS];
};

/* The eigenvalues of a symmetric matrix with one eigenvalue zero. */
static void pair_eigenvalues(const double H[6], double *small, double *large)
{
    const double half = 0.5 * (H[0] + H[3] + H[5]);
    const double product =
        H[0] * H[3] - H[1] * H[1] + H[0] * H[5] - H[2] * H[2] + H[3] * H[5] - H[4] * H[4];
    const double root = sqrt(fmax(half * half - product, 0));
    *large = half + root;
    *small = *large > 0 ? product / *large : 0;
}

/* The angle around the best normal within which it is the best. */
static double pair_settled(const struct nci_pair *pair, const struct nci_pair_state *best, double depth)
{
    double H[6], small, large, u = 1;
    if (pair->parts > pair->quadrics)
        return 2;
    pair_eigenvalues(best->T, &small, &large);
    const double K = small / depth;
    if (!(K > 1))
        return 2;
    for (int k = 0; k < pair->quadrics; k++) {
        const struct nci_pair_part part = nci_pair_part(pair, best, k);
        nci_pair_hessian(pair, best, k, H);
        pair_eigenvalues(H, &small, &large);
        const double b = sqrt(fmax(nci_dot(part.p, part.p) / (part.h * part.h) - 1, 0));
        const double square = b * b + (large / (part.h * K) - 1) * (K - 1);
        if (square > 0)
            u = fmin(u, (K - 1) / (b + sqrt(square)));
    }
    return (1 - u * u) / (1 + u * u);
}

/* What of the bounds is taken for equality. */
static double pair_slack(const struct pair_tree *tree)
{
    const double relative = tree->tolerance * tree->depth, rounding = 4e-15 * tree->pair->size;
    return relative > rounding ? relative : rounding;
}

/* Takes the state after the last step, if it was one, for the best normal. There are some corners already.
 */
static int pair_settle(struct pair_tree *tree, int corners)
{
    struct nci_pair_state *best = tree->best;
    double n[3];
    int status = NC_OK;
    for (int j = 0; j < 3; j++) {
        n[j] = best->n[j] + (tree->stationary ? tree->step[j] : 0);
        tree->step[j] = 0;
    }
    if (!tree->pair->flat)
        status = nci_pair_evaluate(tree->pair, n, best);
    tree->depth = -best->d;
    tree->cap = tree->stationary && !tree->pair->flat ? pair_settled(tree->pair, best, tree->depth) : 2;
    tree->limit = tree->rho - tree->depth + pair_slack(tree);
    for (int k = 0; k < corners; k++)
        tree->corner[k].cosine = nci_dot(best->n, tree->corner[k].v);
    return status;
}

/* Takes a state, found with the status `found`, instead of the best one, found with *status, if its d is larger; where
 * rounding alone decides, one that has converged. */
static void pair_take(struct pair_tree *tree, const struct nci_pair_state *state, int found, int *status)
{
    const double rounding = 1e-14 * tree->pair->size;
    const double ahead = (*status == NC_OK) - (found == NC_OK);
    if ((found == NC_OK || found == NC_E_NO_CONVERGENCE) && state->d - tree->best->d > ahead * rounding) {
        *tree->best = *state;
        *status = found;
    }
}

/* The same with flat parts, where the climb is with a thickness: the normal v may be better than what it
 * comes to, and the best one so far better than both. */
static int pair_improve_flat(struct pair_tree *tree, const double v[3], int converged,
                             const struct nci_pair_state *before)
{
    struct nci_pair_state near;
    double step[3] = {0, 0, 0};
    int status = nci_pair_finish_flat(tree->pair, tree->best, tree->step, converged);
    int other = nci_pair_evaluate(tree->pair, v, &near);
    if (!other)
        other = nci_pair_finish_flat(tree->pair, &near, step, 0);
    pair_take(tree, &near, other, &status);
    pair_take(tree, before, tree->stationary ? NC_OK : NC_E_NO_CONVERGENCE, &status);
    return status;
}

/* Follows up a normal that is better than the best. Even if the climb comes to no end, it is the best now.
 */
static int pair_improve(struct pair_tree *tree, const double v[3], int corners)
{
    struct nci_pair_state before;
    if (tree->pair->flat)
        before = *tree->best;
    int status = nci_pair_evaluate(tree->pair, v, tree->best);
    if (!status)
        status = nci_pair_rise(tree->pair, tree->best, tree->step);
    if (tree->pair->flat && (status == NC_OK || status == NC_E_NO_CONVERGENCE))
        status = pair_improve_flat(tree, v, status == NC_OK, &before);
    tree->stationary = status == NC_OK;
    return status && status != NC_E_NO_CONVERGENCE ? status : pair_settle(tree, corners);
}

static int pair_corner_at(struct pair_tree *tree, const double x[3], struct pair_corner *corner)
{
    const double shrink = 1 / sqrt(nci_dot(x, x)), rho = tree->rho;
    const double v[3] = {x[0] * shrink, x[1] * shrink, x[2] * shrink};
    double g[3];
    const int status = nci_pair_support(tree->pair, v, &corner->d, g);
    memcpy(corner->v, v, sizeof v);
    corner->s[0] = g[0] + rho * v[0];
    corner->s[1] = g[1] + rho * v[1];
    corner->s[2] = g[2] + rho * v[2];
    corner->cosine = nci_dot(tree->best->n, v);
    return status;
}

static void pair_push(struct pair_tree *tree, int a, int b, int c)
{
    struct pair_cell *cell = &tree->cell[tree->top++];
    const int corner[3] = {a, b, c};
    for (int i = 0; i < 3; i++) {
        cell->corner[i] = (unsigned char)corner[i];
        for (int j = 0; j < 3; j++)
            cell->F[i][j] = nci_dot(tree->corner[corner[i]].s, tree->corner[corner[j]].v);
    }
    cell->corners = 6;
}

/* Covers the sphere by an octahedron with the best normal as a corner; or, if much is settled, only the
 * rest, by four triangles from the opposite normal to a ring at the settled angle. */
static int pair_plant(struct pair_tree *tree)
{
    const int much = tree->cap < 0.8;
    const double *n = tree->best->n, c = much ? tree->cap : 0, s = sqrt(1 - c * c);
    double axis[2][3], x[3] = {-n[0], -n[1], -n[2]};
    nci_pair_tangents(n, axis[0], axis[1]);
    int status = pair_corner_at(tree, x, &tree->corner[4]);
    if (!status)
        status = pair_corner_at(tree, n, &tree->corner[5]);
    for (int i = 0; !status && i < 4; i++) {
        const double side = i < 2 ? s : -s, *a = axis[i % 2];
        for (int j = 0; j < 3; j++)
            x[j] = c * n[j] + side * a[j];
        status = pair_corner_at(tree, x, &tree->corner[i]);
    }
    tree->top = 0;
    for (int i = 0; !status && i < (much ? 4 : 8); i++)
        pair_push(tree, 4 + i / 4, i % 4, (i + 1) % 4);
    for (int i = 0; !status && i < 4; i++)
        if (tree->corner[i].d > 1e-14 * tree->pair->size - tree->depth)
            status = pair_improve(tree, tree->corner[i].v, 6);
    return status;
}

/* The sum of the cofactors of the row that is not a or b. */
static inline double pair_weight(const double a[3], const double b[3])
{
    return a[0] * (b[1] - b[2]) + a[1] * (b[2] - b[0]) + a[2] * (b[0] - b[1]);
}

/* Is there no better normal in the triangle? First by a single row of E, then by the mean of the rows whose
 * weights, cut off at zero, make its entries equal (these weights are the same for F), then by the angle
 * around the best normal. */
static int pair_closed(const struct pair_tree *tree, const struct pair_cell *cell)
{
    const double(*F)[3] = cell->F, limit = tree->limit;
    for (int i = 0; i < 3; i++)
        if (F[i][0] <= limit && F[i][1] <= limit && F[i][2] <= limit)
            return 1;
    double u = pair_weight(F[1], F[2]), v = pair_weight(F[2], F[0]), w = pair_weight(F[0], F[1]);
    if (u + v + w < 0) {
        u = -u;
        v = -v;
        w = -w;
    }
    u = u > 0 ? u : 0;
    v = v > 0 ? v : 0;
    w = w > 0 ? w : 0;
    const double sum = u + v + w, most = limit * sum, cap = tree->cap;
    if (sum > 0 && u * F[0][0] + v * F[1][0] + w * F[2][0] <= most &&
        u * F[0][1] + v * F[1][1] + w * F[2][1] <= most && u * F[0][2] + v * F[1][2] + w * F[2][2] <= most)
        return 1;
    const struct pair_corner *corner = tree->corner;
    return corner[cell->corner[0]].cosine >= cap && corner[cell->corner[1]].cosine >= cap &&
           corner[cell->corner[2]].cosine >= cap;
}

/* How far from each other the planes of the corners i and j are. */
static inline double pair_width(const struct pair_tree *tree, const struct pair_cell *cell, int i, int j)
{
    const double *v = tree->corner[cell->corner[i]].v, *w = tree->corner[cell->corner[j]].v;
    return cell->F[i][j] + cell->F[j][i] - cell->F[i][i] - cell->F[j][j] +
           2 * tree->depth * (1 - nci_dot(v, w));
}

/* Halves the triangle on top of the stack at the corner k, which is new, between a and b. */
static void pair_halve(struct pair_tree *tree, int a, int b, int k)
{
    struct pair_cell *cell = &tree->cell[tree->top - 1];
    const int c = 3 - a - b;
    const struct pair_corner *middle = &tree->corner[k], *first = &tree->corner[cell->corner[a]],
                             *second = &tree->corner[cell->corner[b]],
                             *third = &tree->corner[cell->corner[c]];
    const double to_third = nci_dot(middle->s, third->v), from_third = nci_dot(third->s, middle->v);
    cell[1] = cell[0];
    cell[0].corner[a] = cell[1].corner[b] = (unsigned char)k;
    cell[0].F[a][a] = cell[1].F[b][b] = middle->d + tree->rho;
    cell[0].F[a][b] = nci_dot(middle->s, second->v);
    cell[0].F[b][a] = nci_dot(second->s, middle->v);
    cell[1].F[b][a] = nci_dot(middle->s, first->v);
    cell[1].F[a][b] = nci_dot(first->s, middle->v);
    cell[0].F[a][c] = cell[1].F[b][c] = to_third;
    cell[0].F[c][a] = cell[1].F[c][b] = from_third;
    tree->top++;
}

/* Halves the triangle on top of the stack, at the edge where the planes of both ends are farthest from each
 * other and about where they meet. A better normal on the way is followed up. */
static int pair_split(struct pair_tree *tree)
{
    struct pair_cell *cell = &tree->cell[tree->top - 1];
    const double first = pair_width(tree, cell, 0, 1), second = pair_width(tree, cell, 1, 2),
                 third = pair_width(tree, cell, 2, 0);
    const int a = first >= second ? (first >= third ? 0 : 2) : (second >= third ? 1 : 2),
              b = a < 2 ? a + 1 : 0;
    const double rise = cell->F[b][a] - cell->F[a][a], fall = cell->F[a][b] - cell->F[b][b];
    double t = rise + fall > 0 ? rise / (rise + fall) : 0.5;
    t = t > 0.3 ? (t < 0.7 ? t : 0.7) : 0.3;
    const double *v = tree->corner[cell->corner[a]].v, *w = tree->corner[cell->corner[b]].v;
    const double x[3] = {v[0] + t * (w[0] - v[0]), v[1] + t * (w[1] - v[1]), v[2] + t * (w[2] - v[2])};
    const int k = cell->corners++;
    const struct pair_corner *middle = &tree->corner[k];
    const int status = pair_corner_at(tree, x, &tree->corner[k]);
    if (status)
        return status;
    pair_halve(tree, a, b, k);
    return middle->d > 1e-14 * tree->pair->size - tree->depth ? pair_improve(tree, middle->v, k + 1)
                                                              : NC_OK;
}

static int pair_branch(struct nci_pair *pair, double tolerance, int limit, double rho, int stationary,
                       struct nci_pair_state *state, double step[3], int *proof, double *upper)
{
    struct pair_tree tree;
    int next = 250;
    tree.pair = pair;
    tree.best = state;
    tree.step = step;
    tree.rho = rho;
    tree.tolerance = tolerance;
    tree.stationary = stationary;
    tree.splits = 0;
    int status = pair_settle(&tree, 0);
    if (!status)
        status = pair_plant(&tree);
    while (!status && tree.top > 0 && tree.depth > rho) {
        const struct pair_cell *cell = &tree.cell[tree.top - 1];
        if (pair_closed(&tree, cell)) {
            tree.top--;
            continue;
        }
        if (2 * ++tree.splits > limit || tree.top == PAIR_STACK || cell->corners == PAIR_CORNERS)
            return NC_OK;
        if (tree.splits ==
            next) { /* the normals of smallest depth are more than a few: less sharply then */
            next += next < 2000 ? next : next / 2;
            tree.tolerance = fmin(10 * tree.tolerance, 0.1);
            tree.limit = rho - tree.depth + pair_slack(&tree);
        }
        status = pair_split(&tree);
    }
    *proof = NC_PAIR_SEARCHED;
    *upper = state->d + pair_slack(&tree);
    if (!status && !tree.stationary) { /* nothing else is left but a long climb */
        const double n[3] = {state->n[0], state->n[1], state->n[2]};
        pair->thin |= 1;
        status = pair_improve(&tree, n, 0);
    }
    if (!status && !tree.stationary)
        status = NC_E_NO_CONVERGENCE;
    if (!(tree.depth > rho))
        *proof = NC_PAIR_BALL;
    return status;
}

double nci_pair_bound(const struct nci_pair *pair, const struct nc_pair_options *options,
                      const struct nci_pair_state *state)
{
    const double rho = nci_pair_floor(pair, options), *n = state->n, *g = state->g;
    const double x[3] = {g[0] + rho * n[0], g[1] + rho * n[1], g[2] + rho * n[2]};
    return sqrt(nci_dot(x, x)) - rho;
}

int nci_pair_certify(struct nci_pair *pair, const struct nc_pair_options *options, int stationary,
                     struct nci_pair_state *state, double step[3], int *proof, double *upper)
{
    *proof = NC_PAIR_NOTHING;
    return pair_branch(pair, options->tolerance, options->cells, nci_pair_floor(pair, options), stationary,
                       state, step, proof, upper);
}
