#include "brute.h"

/* --- The function ---------------------------------------------------------------------------------*/

static struct reference_pair ellipsoids(const struct realisation *pair)
{
    struct reference_pair e;
    memcpy(e.a, pair->axes[0], sizeof e.a);
    memcpy(e.b, pair->axes[1], sizeof e.b);
    memcpy(e.r, pair->r, sizeof e.r);
    memcpy(e.q, pair->q, sizeof e.q);
    return e;
}

/* The potential of a body along the line x + t w in its own frame. */
static series potential(const struct realisation *pair, int body, const quad x[3], const quad w[3])
{
    const series line[3] = {series_line(x[0], w[0]), series_line(x[1], w[1]), series_line(x[2], w[2])};
    series sum = series_line(0, 0);
    for (int k = 0; k < pair->terms; k++)
        sum = series_add(sum, truth_spatial(&pair->term[body][k], line));
    return sum;
}

quad brute_value(const void *realisation, const quad n[3], quad g[3], quad T[9])
{
    const struct realisation *pair = realisation;
    if (realisation_of_ellipsoids(pair)) {
        const struct reference_pair e = ellipsoids(pair);
        return reference_value(&e, n, g, T);
    }
    quad d = 0;
    for (int i = 0; i < 3; i++) {
        d += pair->r[i] * n[i];
        if (g)
            g[i] = pair->r[i];
    }
    if (T)
        memset(T, 0, 9 * sizeof *T);
    for (int body = 0; body < 2; body++) {
        quad x[3], along[3], square[3];
        for (int i = 0; i < 3; i++)
            x[i] = body ? -(pair->q[i] * n[0] + pair->q[3 + i] * n[1] + pair->q[6 + i] * n[2]) : n[i];
        for (int i = 0; i < (g || T ? 3 : 1); i++) {
            quad w[3] = {0, 0, 0}; /* the axis i of the master's frame, in the body's */
            for (int k = 0; k < 3; k++)
                w[k] = body ? -(quad)pair->q[3 * i + k] : (quad)(i == k);
            const series h = potential(pair, body, x, w);
            along[i] = h.c[1];
            square[i] = 2 * h.c[2];
            d -= i ? 0 : h.c[0];
        }
        for (int i = 0; g && i < 3; i++)
            g[i] -= along[i];
        for (int i = 0; T && i < 3; i++) {
            const int j = (i + 1) % 3;
            quad w[3];
            for (int k = 0; k < 3; k++)
                w[k] = body ? -(quad)pair->q[3 * i + k] - pair->q[3 * j + k] : (quad)(i == k || j == k);
            const quad both = potential(pair, body, x, w).c[2] - (square[i] + square[j]) / 2;
            T[4 * i] += square[i];
            T[3 * i + j] += both;
            T[3 * j + i] += both;
        }
    }
    return d;
}

/* --- The grids: an icosahedron whose triangles are divided by four, again and again -----------------*/

enum { VERTICES = 10 * 256 + 2, MOST_NEIGHBOURS = 6, STARTS = 12 };

struct grid {
    int vertices, neighbours[VERTICES], neighbour[VERTICES][MOST_NEIGHBOURS];
    double vertex[VERTICES][3];
};

/* The vertex in the direction of x, which may be there already. */
static int add_vertex(struct grid *grid, const double x[3])
{
    const double length = sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
    for (int k = grid->vertices - 1; k >= 0; k--) {
        const double *v = grid->vertex[k];
        if (v[0] * x[0] + v[1] * x[1] + v[2] * x[2] > (1 - 1e-9) * length)
            return k;
    }
    for (int i = 0; i < 3; i++)
        grid->vertex[grid->vertices][i] = x[i] / length;
    return grid->vertices++;
}

static int add_middle(struct grid *grid, int a, int b)
{
    const double *v = grid->vertex[a], *w = grid->vertex[b], x[3] = {v[0] + w[0], v[1] + w[1], v[2] + w[2]};
    return add_vertex(grid, x);
}

static void add_edge(struct grid *grid, int a, int b)
{
    for (int k = 0; k < grid->neighbours[a]; k++)
        if (grid->neighbour[a][k] == b)
            return;
    grid->neighbour[a][grid->neighbours[a]++] = b;
    grid->neighbour[b][grid->neighbours[b]++] = a;
}

static int are_close(const struct grid *grid, int a, int b)
{
    const double *v = grid->vertex[a], *w = grid->vertex[b];
    return v[0] * w[0] + v[1] * w[1] + v[2] * w[2] > 0.4;
}

static void make_grid(struct grid *grid, int levels)
{
    static int triangle[20 * 256][3];
    int triangles = 0;
    for (int k = 0; k < 12; k++) { /* (0, +-1, +-golden ratio) and so on */
        double x[3] = {0, 0, 0};
        x[(k / 4 + 1) % 3] = k % 2 ? -1 : 1;
        x[(k / 4 + 2) % 3] = (k % 4 < 2 ? -0.5 : 0.5) * (1 + sqrt(5));
        add_vertex(grid, x);
    }
    for (int a = 0; a < 12; a++)
        for (int b = a + 1; b < 12; b++)
            for (int c = b + 1; c < 12; c++)
                if (are_close(grid, a, b) && are_close(grid, b, c) && are_close(grid, c, a))
                    memcpy(triangle[triangles++], (int[]){a, b, c}, sizeof triangle[0]);
    for (int level = 0; level < levels; level++) {
        const int before = triangles;
        for (int k = 0; k < before; k++) {
            const int a = triangle[k][0], b = triangle[k][1], c = triangle[k][2];
            const int ab = add_middle(grid, a, b), bc = add_middle(grid, b, c), ca = add_middle(grid, c, a);
            const int parts[4][3] = {{ab, bc, ca}, {a, ab, ca}, {b, bc, ab}, {c, ca, bc}};
            memcpy(triangle[k], parts[0], sizeof parts[0]);
            memcpy(triangle[triangles], parts[1], 3 * sizeof parts[0]);
            triangles += 3;
        }
    }
    for (int k = 0; k < triangles; k++)
        for (int i = 0; i < 3; i++)
            add_edge(grid, triangle[k][i], triangle[k][(i + 1) % 3]);
}

/* 2562 normals for ellipsoids, 642 for others, whose definitions are slow. */
static const struct grid *grid_for(const struct realisation *pair)
{
    static struct grid grids[2];
    struct grid *grid = &grids[realisation_of_ellipsoids(pair)];
    if (!grid->vertices)
        make_grid(grid, realisation_of_ellipsoids(pair) ? 4 : 3);
    return grid;
}

/* --- The search -------------------------------------------------------------------------------------*/

struct search {
    const struct realisation *pair;
    int starts;
    quad start[STARTS][3];
    double value[STARTS]; /* the best so far, in no order */
};

static void propose(struct search *search, const double n[3], double value)
{
    int place = search->starts;
    if (place < STARTS) {
        search->starts++;
    } else {
        place = 0;
        for (int k = 1; k < STARTS; k++)
            place = search->value[k] < search->value[place] ? k : place;
        if (search->value[place] >= value)
            return;
    }
    const double length = sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    for (int i = 0; i < 3; i++)
        search->start[place][i] = n[i] / length;
    search->value[place] = value;
}

/* d of ellipsoids, in double: only to compare the normals of the grid. */
static double rough(const struct realisation *pair, const double n[3])
{
    const double *q = pair->q, *a = pair->axes[0], *b = pair->axes[1];
    const double u = q[0] * n[0] + q[3] * n[1] + q[6] * n[2], v = q[1] * n[0] + q[4] * n[1] + q[7] * n[2],
                 w = q[2] * n[0] + q[5] * n[1] + q[8] * n[2];
    const double x = a[0] * n[0], y = a[1] * n[1], z = a[2] * n[2];
    return pair->r[0] * n[0] + pair->r[1] * n[1] + pair->r[2] * n[2] - sqrt(x * x + y * y + z * z) -
           sqrt(u * u * b[0] * b[0] + v * v * b[1] * b[1] + w * w * b[2] * b[2]);
}

/* The grid, stretched by s and turned by q: where a body is thin, its potential has almost a kink, and the
 * image of the grid on its boundary has the normals that matter there. */
static void scan(struct search *search, const double *q, const double s[3])
{
    static double n[VERTICES][3], value[VERTICES];
    const struct realisation *pair = search->pair;
    const struct grid *grid = grid_for(pair);
    for (int k = 0; k < grid->vertices; k++) {
        double x[3], length = 0;
        for (int i = 0; i < 3; i++) {
            x[i] = grid->vertex[k][i] * s[i];
            length += x[i] * x[i];
        }
        for (int i = 0; i < 3; i++)
            n[k][i] =
                (q ? q[3 * i] * x[0] + q[3 * i + 1] * x[1] + q[3 * i + 2] * x[2] : x[i]) / sqrt(length);
        const quad unit[3] = {n[k][0], n[k][1], n[k][2]};
        value[k] = realisation_of_ellipsoids(pair) ? rough(pair, n[k])
                                                   : (double)brute_value(pair, unit, NULL, NULL);
    }
    for (int k = 0; k < grid->vertices; k++) {
        int top = 1;
        for (int m = 0; m < grid->neighbours[k]; m++)
            top = top && value[grid->neighbour[k][m]] <= value[k];
        if (top)
            propose(search, n[k], value[k]);
    }
}

/* The normals across an axis of either ellipsoid: there are the maxima between two needles. */
static void cross_axes(struct search *search)
{
    const double *q = search->pair->q;
    for (int k = 0; k < 18; k++) {
        const int i = k / 3 % 3, j = k % 3, u = (i + 1) % 3, v = (i + 2) % 3;
        double n[3] = {0, 0, 0};
        n[u] = k < 9 ? -q[3 * v + j] : q[3 * v + j];
        n[v] = k < 9 ? q[3 * u + j] : -q[3 * u + j];
        const double length = sqrt(n[u] * n[u] + n[v] * n[v]);
        if (length > 1e-6) {
            n[u] /= length;
            n[v] /= length;
            propose(search, n, rough(search->pair, n));
        }
    }
}

quad brute_maximum(const struct realisation *pair, quad normal[3])
{
    static const double even[3] = {1, 1, 1};
    struct search search = {.pair = pair};
    quad best = -INFINITY;
    for (int k = 0; k < (realisation_of_ellipsoids(pair) ? 4 : 1); k++) {
        const double *axes = pair->axes[k == 2];
        const double thin[3] = {1 / axes[0], 1 / axes[1], 1 / axes[2]};
        search.starts = 0;
        if (k == 3)
            cross_axes(&search);
        else
            scan(&search, k == 2 ? pair->q : NULL, k ? thin : even);
        for (int i = 0; i < search.starts; i++) {
            const quad d = reference_climb(brute_value, pair, search.start[i]);
            if (d > best) {
                best = d;
                memcpy(normal, search.start[i], sizeof search.start[i]);
            }
        }
    }
    return best;
}
