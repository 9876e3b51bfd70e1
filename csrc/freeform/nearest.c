/* The smallest distance of two curves or surfaces, ends and edges included: samples of both, then descent.
 *
 * It is a search, not a proof: what is narrower than the distance of the samples can be missed. */
#include "freeform/freeform.h"

enum {
    NEAREST_CURVE = 1280, /* samples of a curve, at most */
    NEAREST_SURFACE = 32, /* of a surface, in each direction */
    NEAREST_BAND = 64,    /* of the first boundary at a time */
    NEAREST_NODES = NEAREST_CURVE,
    NEAREST_TRIES = 32
};

/* --- Samples ------------------------------------------------------------------------------------------ */

struct nearest_grid {
    const struct nci_boundary *side;
    int count[2], nodes;
};

/* Parameter number i of the node `node`: from end to end, where a parameter has ends. */
static void nearest_node(const struct nearest_grid *grid, int node, double x[2])
{
    const int index[2] = {node % grid->count[0], node / grid->count[0]};
    for (int i = 0; i < nci_boundary_parameters(grid->side); i++) {
        const double *range = grid->side->range[i];
        const int n = grid->count[i];
        x[i] = range[0] + (range[1] - range[0]) *
                              (grid->side->periodic[i] ? (index[i] + 0.5) / n : index[i] / (n - 1.0));
    }
}

/* NC_E_UNDECIDED: a curve turns by more than a third between its samples. *step: between two samples of a curve. */
static int nearest_prepare(const struct nci_boundary *side, int least, struct nearest_grid *grid,
                           double *step)
{
    const int curve = side->curve != NULL, most = curve ? NEAREST_CURVE : NEAREST_SURFACE,
              floor = curve ? 16 : 8;
    double length = 0;
    *grid = (struct nearest_grid){side, {1, 1}, 1};
    for (int i = 0; i < nci_boundary_parameters(side); i++) {
        const double turning = nci_boundary_turning(side, i, &length);
        if (curve && turning > most / 3.0)
            return NC_E_UNDECIDED;
        const double wish = fmin(turning / (curve ? 0.2 : 0.25), most);
        grid->count[i] = (int)fmax(fmax(wish, least), floor);
        grid->nodes *= grid->count[i];
    }
    *step = length / grid->nodes;
    return NC_OK;
}

/* The distances of nodes of A from the nearest node of B, and which this is; infinite where a boundary can't
 * be evaluated. */
static int nearest_band(const struct nearest_grid *a, const struct nearest_grid *b, const int *node,
                        int count, float distance[NEAREST_BAND], int partner[NEAREST_BAND])
{
    double point[NEAREST_BAND][3], best[NEAREST_BAND], x[2], p[10][3];
    int failure = NC_OK;
    for (int i = 0; i < count; i++) {
        nearest_node(a, node[i], x);
        const int status = nci_boundary_evaluate(a->side, x, 0, p);
        best[i] = status ? -INFINITY : INFINITY;
        failure = status ? status : failure;
        partner[i] = -1;
        for (int k = 0; k < 3; k++)
            point[i][k] = status ? 0 : p[0][k];
    }
    for (int j = 0; j < b->nodes; j++) {
        nearest_node(b, j, x);
        const int status = nci_boundary_evaluate(b->side, x, 0, p);
        failure = status ? status : failure;
        for (int i = 0; !status && i < count; i++) {
            const double d[3] = {p[0][0] - point[i][0], p[0][1] - point[i][1], p[0][2] - point[i][2]};
            const double square = nci_dot(d, d);
            if (square < best[i]) {
                best[i] = square;
                partner[i] = j;
            }
        }
    }
    for (int i = 0; i < count; i++)
        distance[i] = partner[i] < 0 ? INFINITY : (float)sqrt(best[i]);
    return failure;
}

/* The distances of all nodes of A. */
static int nearest_field(const struct nearest_grid *a, const struct nearest_grid *b,
                         float field[NEAREST_NODES])
{
    int node[NEAREST_BAND], partner[NEAREST_BAND], failure = NC_OK;
    for (int from = 0; from < a->nodes; from += NEAREST_BAND) {
        const int count = a->nodes - from < NEAREST_BAND ? a->nodes - from : NEAREST_BAND;
        for (int i = 0; i < count; i++)
            node[i] = from + i;
        const int status = nearest_band(a, b, node, count, field + from, partner);
        failure = status ? status : failure;
    }
    return failure;
}

/* Is no neighbour of the node nearer? Across a seam only where the parameter is periodic. */
static int nearest_is_least(const struct nearest_grid *grid, const float *field, int node)
{
    const int at[2] = {node % grid->count[0], node / grid->count[0]};
    for (int du = -1; du <= 1; du++)
        for (int dv = -1; dv <= 1; dv++) {
            int next[2] = {at[0] + du, at[1] + dv}, inside = 1;
            for (int i = 0; i < 2; i++) {
                if (grid->side->periodic[i] && grid->count[i] > 1)
                    next[i] = (next[i] + grid->count[i]) % grid->count[i];
                inside = inside && next[i] >= 0 && next[i] < grid->count[i];
            }
            if (inside && field[next[1] * grid->count[0] + next[0]] < field[node])
                return 0;
        }
    return 1;
}

/* The nodes from which to descend, the nearest first: those that are nearer than their neighbours, or the
 * nearest of all, since samples far apart hide a minimum. */
static int nearest_starts(const struct nearest_grid *a, const float *field, int minima,
                          int start[NEAREST_TRIES])
{
    int count = 0;
    for (int node = 0; node < a->nodes; node++) {
        const float distance = field[node];
        if (!isfinite(distance) || nearest_is_least(a, field, node) != minima ||
            (count == NEAREST_TRIES && !(distance < field[start[count - 1]])))
            continue;
        int at = count < NEAREST_TRIES ? count++ : count - 1;
        for (; at > 0 && field[start[at - 1]] > distance; at--)
            start[at] = start[at - 1];
        start[at] = node;
    }
    return count;
}

/* --- Descent ------------------------------------------------------------------------------------------ */

struct nearest_problem {
    const struct nci_boundary *side; /* [2] */
    int n, first;                    /* parameters, and how many of them belong to the first boundary */
};

/* f = d.d/2, d = P2 - P1, with its gradient and Hessian; J: columns dd/dx. */
struct nearest_state {
    double x[4], d[3], f, g[4], H[16], J[4][3];
};

static int nearest_state(const struct nearest_problem *problem, struct nearest_state *s)
{
    const int n = problem->n, first = problem->first;
    double p[2][10][3];
    for (int b = 0; b < 2; b++) {
        const int status = nci_boundary_evaluate(&problem->side[b], s->x + (b ? first : 0), 2, p[b]);
        if (status)
            return status;
    }
    for (int k = 0; k < 3; k++)
        s->d[k] = p[1][0][k] - p[0][0][k];
    s->f = nci_dot(s->d, s->d) / 2;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            s->J[i][k] = i < first ? -p[0][1 + i][k] : p[1][1 + i - first][k];
    for (int i = 0; i < n; i++) {
        s->g[i] = nci_dot(s->d, s->J[i]);
        for (int j = 0; j < n; j++) {
            s->H[n * i + j] = nci_dot(s->J[i], s->J[j]);
            if ((i < first) == (j < first)) {
                const int b = i >= first, one = b ? i - first : i, other = b ? j - first : j;
                s->H[n * i + j] += (b ? 1 : -1) * nci_dot(s->d, p[b][3 + one + other]);
            }
        }
    }
    return nci_finite(&s->f, 1) && nci_finite(s->g, (size_t)n) && nci_finite(s->H, (size_t)n * (size_t)n)
               ? NC_OK
               : NC_E_ARGUMENT;
}

static const double *nearest_range(const struct nearest_problem *problem, int i, int *periodic)
{
    const struct nci_boundary *side = &problem->side[i >= problem->first];
    const int own = i < problem->first ? i : i - problem->first;
    *periodic = side->periodic[own];
    return side->range[own];
}

/* Is parameter i at an end beyond which the distance would decrease? */
static int nearest_held(const struct nearest_problem *problem, const struct nearest_state *s, int i)
{
    int periodic;
    const double *range = nearest_range(problem, i, &periodic);
    return !periodic && ((s->x[i] <= range[0] && s->g[i] > 0) || (s->x[i] >= range[1] && s->g[i] < 0));
}

/* step = -(H + damping diag(J'J))^-1 g in the parameters that are not held, by Cholesky's decomposition; 0
 * if the matrix is not positive definite. */
static int nearest_step(const struct nearest_problem *problem, const struct nearest_state *s,
                        double damping, double step[4])
{
    const int n = problem->n;
    int free[4], m = 0;
    double L[4][4], y[4];
    for (int i = 0; i < n; i++) {
        step[i] = 0;
        if (!nearest_held(problem, s, i))
            free[m++] = i;
    }
    for (int i = 0; i < m; i++)
        for (int j = 0; j <= i; j++) {
            const int a = free[i], b = free[j];
            double sum = s->H[n * a + b] + (i == j ? damping * nci_dot(s->J[a], s->J[a]) : 0);
            const double size = fabs(sum);
            for (int k = 0; k < j; k++)
                sum -= L[i][k] * L[j][k];
            if (i == j && !(sum > 1e-14 * size))
                return 0;
            L[i][j] = i == j ? sqrt(sum) : sum / L[j][j];
        }
    for (int i = 0; i < m; i++) {
        y[i] = -s->g[free[i]];
        for (int k = 0; k < i; k++)
            y[i] -= L[i][k] * y[k];
        y[i] /= L[i][i];
    }
    for (int i = m - 1; i >= 0; i--) {
        for (int k = i + 1; k < m; k++)
            y[i] -= L[k][i] * y[k];
        y[i] /= L[i][i];
        step[free[i]] = y[i];
    }
    return 1;
}

/* Downhill from s->x to a local minimum inside the ranges: Newton's method, damped. */
static int nearest_descend(const struct nearest_problem *problem, struct nearest_state *s)
{
    double damping = 1e-3, step[4];
    int status = nearest_state(problem, s);
    for (int round = 0; !status && round < 100 && damping < 1e12; round++) {
        struct nearest_state next;
        double most = 0;
        if (!nearest_step(problem, s, damping, step)) {
            damping = 10 * damping + 1e-3;
            continue;
        }
        for (int i = 0; i < problem->n; i++) {
            int periodic;
            const double *range = nearest_range(problem, i, &periodic);
            const double width = range[1] - range[0];
            const double move = fmin(fmax(step[i], -0.2 * width), 0.2 * width);
            next.x[i] = periodic ? s->x[i] + move : fmin(fmax(s->x[i] + move, range[0]), range[1]);
            most = fmax(most, fabs(next.x[i] - s->x[i]) / width);
        }
        if (nearest_state(problem, &next) || !(next.f < s->f)) {
            if (most < 1e-9)
                break; /* at rounding level */
            damping = 10 * damping + 1e-3;
            continue;
        }
        *s = next;
        damping = damping > 1e-9 ? damping / 10 : 0;
        if (most < 1e-12)
            break;
    }
    return status;
}

/* Is the minimum at an end or edge, where the connecting line is not perpendicular? */
static int nearest_at_border(const struct nearest_problem *problem, const struct nearest_state *s,
                             int held[2])
{
    held[0] = held[1] = 0;
    for (int i = 0; i < problem->n; i++)
        if (nearest_held(problem, s, i) &&
            fabs(s->g[i]) > 1e-7 * sqrt(2 * s->f * nci_dot(s->J[i], s->J[i])))
            held[i >= problem->first] = 1;
    return held[0] || held[1];
}

/* Does the end or edge of one boundary lie behind a surface, inside its body? Then they penetrate. */
static int nearest_behind(const struct nearest_problem *problem, const struct nearest_state *s,
                          const int held[2])
{
    for (int b = 0; b < 2; b++) {
        const struct nci_boundary *side = &problem->side[b];
        const double *x = s->x + (b ? problem->first : 0);
        double n[6][3];
        if (side->curve || held[b] || nc_surface_normal(side->surface, x[0], x[1], 0, n))
            continue;
        if (side->q)
            nci_rotate(side->q, n[0], n[0]);
        if ((b ? -1 : 1) * nci_dot(n[0], s->d) < -1e-9 * sqrt(2 * s->f))
            return 1;
    }
    return 0;
}

/* Descends from a pair of nodes, and notes what is nearer than before. */
static int nearest_try(const struct nearest_problem *problem, const struct nearest_grid *a,
                       const struct nearest_grid *b, int node, int partner, struct nci_nearest *out)
{
    struct nearest_state s;
    int held[2];
    nearest_node(a, node, s.x);
    nearest_node(b, partner, s.x + problem->first);
    const int status = nearest_descend(problem, &s);
    if (status)
        return status;
    const double distance = sqrt(2 * s.f);
    if (nearest_at_border(problem, &s, held)) {
        if (distance < out->border && !nearest_behind(problem, &s, held))
            out->border = distance;
    } else if (distance < out->distance) {
        out->distance = distance;
        for (int k = 0; k < problem->n; k++)
            out->x[k] = s.x[k];
    }
    return NC_OK;
}

/* From each boundary in its order; the one with more samples first: what is near to each of them is looked at. */
int nci_nearest(const struct nci_boundary side[2], int least, struct nci_nearest *out)
{
    struct nearest_grid grid[2];
    struct nci_boundary ordered[2];
    float field[NEAREST_NODES], distance[NEAREST_BAND];
    int start[NEAREST_TRIES] = {0}, partner[NEAREST_BAND];
    double step[2];
    *out = (struct nci_nearest){{0}, INFINITY, INFINITY};
    for (int i = 0; i < 2; i++) {
        const int status = nearest_prepare(&side[i], least, &grid[i], &step[i]);
        if (status)
            return status;
    }
    for (int i = 0; i < 2 && side[0].curve && side[1].curve; i++) /* as near to each other on both curves */
        grid[i].nodes = grid[i].count[0] =
            (int)fmin(grid[i].nodes * fmax(step[i] / step[!i], 1), NEAREST_CURVE);
    const int swap = grid[1].nodes > grid[0].nodes;
    const struct nearest_grid *a = &grid[swap], *b = &grid[!swap];
    ordered[0] = side[swap];
    ordered[1] = side[!swap];
    const struct nearest_problem problem = {
        ordered, nci_boundary_parameters(&side[0]) + nci_boundary_parameters(&side[1]),
        nci_boundary_parameters(&ordered[0])};
    int failure = nearest_field(a, b, field);
    for (int minima = 1; minima >= 0; minima--) {
        const int tries = nearest_starts(a, field, minima, start);
        nearest_band(a, b, start, tries, distance, partner);
        for (int i = 0; i < tries; i++) {
            const int status = nearest_try(&problem, a, b, start[i], partner[i], out);
            failure = status ? status : failure;
        }
    }
    const struct nci_nearest found = *out;
    for (int i = 0; i < problem.n; i++)
        out->x[i] = found.x[swap ? (i + problem.first) % problem.n : i];
    return isfinite(fmin(out->distance, out->border)) ? NC_OK : failure ? failure : NC_E_NO_SOLUTION;
}
