/* A convex body on a terrain: all contacts without a start. The signed distance D from the body at the centres of
 * the cells that may matter, a descent from each that is lower than its neighbours; then, on demand, the proof
 * that nothing is lower: D falls by no more than the radius of a cell inside of it. */
#include "freeform/freeform.h"

enum { TERRAIN_CELLS = 512, TERRAIN_DEPTH = 12, TERRAIN_WORK = 20000 };

int nc_terrain_cells(const struct nc_surface *surface, const int count[2], struct nc_terrain_cell *cell)
{
    double range[2][2];
    int periodic[2];
    if (!count || !cell)
        return NC_E_NULL;
    if (count[0] < 3 || count[1] < 3 || count[0] > TERRAIN_CELLS || count[1] > TERRAIN_CELLS)
        return NC_E_OPTION;
    const int status = nc_surface_range(surface, range, periodic);
    if (status)
        return status;
    const double step[2] = {(range[0][1] - range[0][0]) / count[0], (range[1][1] - range[1][0]) / count[1]};
    for (int i = 0; i < count[0] * count[1]; i++) {
        const double corner[2] = {range[0][0] + step[0] * (i / count[1]),
                                  range[1][0] + step[1] * (i % count[1])};
        double least[2] = {INFINITY, INFINITY}, most[2] = {0, 0}, p[10][3];
        for (int k = 0; k < 9; k++) {
            const int centre = k == 8,
                      at = centre ? 4 : k + (k >= 4); /* the centre last: its point stays in p */
            const double u = fmin(corner[0] + step[0] * (at / 3) / 2, range[0][1]);
            const double v = fmin(corner[1] + step[1] * (at % 3) / 2, range[1][1]);
            const int failed = nc_surface_eval(surface, u, v, 1, p);
            if (failed)
                return failed;
            for (int j = 0; j < 2; j++) {
                const double speed = sqrt(nci_dot(p[1 + j], p[1 + j]));
                least[j] = fmin(least[j], speed);
                most[j] = fmax(most[j], speed);
            }
        }
        cell[i].radius =
            ((2 * most[0] - least[0]) * step[0] + (2 * most[1] - least[1]) * step[1]) / 2 * (1 + 1e-12);
        for (int k = 0; k < 3; k++)
            cell[i].centre[k] = p[0][k];
        if (!(isfinite(cell[i].radius) && nci_finite(cell[i].centre, 3)))
            return NC_E_ARGUMENT;
    }
    return NC_OK;
}

struct terrain_search {
    const struct nc_terrain *cells;
    struct nci_terrain terrain;
    double centre[3], radius; /* of a sphere around the body */
    double margin, cutoff;    /* what is farther away does not matter */
    double border;            /* the lowest D at an edge */
    struct nc_terrain_contact *out;
    size_t most, found;
    double best; /* the lowest contact, or infinity */
    double bound;
    int work;
    int failure; /* why a descent led to no contact */
};

/* The sphere around the box of the body. */
static int terrain_sphere(struct terrain_search *s)
{
    double middle[3], half[3];
    for (int k = 0; k < 3; k++) {
        double h[2];
        for (int side = 0; side < 2; side++) {
            const double n[3] = {k == 0 ? 1 - 2 * side : 0, k == 1 ? 1 - 2 * side : 0,
                                 k == 2 ? 1 - 2 * side : 0};
            struct nci_jet jet;
            const int status = nci_spatial_sum(s->terrain.shape, s->terrain.n, n, 0, NULL, NULL, &jet);
            if (nci_failed(status))
                return status;
            h[side] = jet.h;
        }
        middle[k] = (h[0] - h[1]) / 2;
        half[k] = (h[0] + h[1]) / 2;
    }
    nci_rotate(s->terrain.q, middle, s->centre);
    for (int k = 0; k < 3; k++)
        s->centre[k] += s->terrain.r[k];
    s->radius = sqrt(nci_dot(half, half));
    return nci_finite(s->centre, 3) && s->radius < INFINITY ? NC_OK : NC_E_ARGUMENT;
}

static int terrain_distance(struct terrain_search *s, const double point[3], double *distance)
{
    double n[3];
    for (int k = 0; k < 3; k++)
        n[k] = point[k] - s->centre[k];
    const double length = sqrt(nci_dot(n, n));
    for (int k = 0; k < 3; k++)
        n[k] = length > 0 ? n[k] / length : 0;
    s->work++;
    return nci_terrain_distance(&s->terrain, point, n, distance, NULL);
}

/* What the sphere around the body says about a cell. */
static double terrain_far(const struct terrain_search *s, const struct nc_terrain_cell *cell)
{
    const double d[3] = {cell->centre[0] - s->centre[0], cell->centre[1] - s->centre[1],
                         cell->centre[2] - s->centre[2]};
    return sqrt(nci_dot(d, d)) - s->radius - cell->radius;
}

/* D at the centres of the cells that may matter, infinity at the others. */
static int terrain_sample(struct terrain_search *s)
{
    const int cells = s->cells->count[0] * s->cells->count[1];
    const struct nc_terrain_cell *cell = s->cells->cell;
    double *work = s->cells->work, D;
    int nearest = 0;
    for (int i = 0; i < cells; i++) {
        work[i] = terrain_far(s, &cell[i]);
        if (work[i] < work[nearest])
            nearest = i;
    }
    int status = terrain_distance(s, cell[nearest].centre, &D);
    s->cutoff = fmax(s->margin, D);
    for (int i = 0; !status && i < cells; i++) {
        const int matters = work[i] <= s->cutoff;
        work[i] = INFINITY;
        if (matters)
            status = terrain_distance(s, cell[i].centre, &work[i]);
        s->cutoff = fmin(s->cutoff, fmax(s->margin, work[i]));
    }
    return status;
}

static void terrain_parameters(const struct terrain_search *s, int i, double uv[2])
{
    const int *count = s->cells->count, at[2] = {i / count[1], i % count[1]};
    for (int k = 0; k < 2; k++)
        uv[k] = s->terrain.range[k][0] +
                (s->terrain.range[k][1] - s->terrain.range[k][0]) * (at[k] + 0.5) / count[k];
}

/* Is no neighbour lower? Of equal ones the first is taken. */
static int terrain_is_least(const struct terrain_search *s, int i)
{
    const int *count = s->cells->count, at[2] = {i / count[1], i % count[1]};
    const double *work = s->cells->work;
    for (int du = -1; du <= 1; du++)
        for (int dv = -1; dv <= 1; dv++) {
            int next[2] = {at[0] + du, at[1] + dv}, inside = du || dv;
            for (int k = 0; k < 2; k++) {
                if (s->terrain.periodic[k])
                    next[k] = (next[k] + count[k]) % count[k];
                inside = inside && next[k] >= 0 && next[k] < count[k];
            }
            const int j = next[0] * count[1] + next[1];
            if (inside && (work[j] < work[i] || (work[j] == work[i] && j < i)))
                return 0;
        }
    return 1;
}

/* Puts a contact into the list, in order, unless it is there already. */
static void terrain_keep(struct terrain_search *s, const struct nc_terrain_contact *contact)
{
    for (size_t i = 0; i < s->found; i++) {
        double d[3];
        for (int k = 0; k < 3; k++)
            d[k] = contact->point_terrain[k] - s->out[i].point_terrain[k];
        if (sqrt(nci_dot(d, d)) <= 1e-6 * s->radius)
            return;
    }
    s->best = fmin(s->best, contact->gap);
    if (s->found == s->most && !(contact->gap < s->out[s->found - 1].gap))
        return;
    size_t at = s->found < s->most ? s->found++ : s->found - 1;
    for (; at > 0 && s->out[at - 1].gap > contact->gap; at--)
        s->out[at] = s->out[at - 1];
    s->out[at] = *contact;
}

/* Is it an edge of the terrain, to the accuracy of the descent? */
static int terrain_at_edge(const struct terrain_search *s, const double uv[2])
{
    for (int i = 0; i < 2; i++) {
        const double *range = s->terrain.range[i], slack = 1e-6 * (range[1] - range[0]);
        if (!s->terrain.periodic[i] && (uv[i] < range[0] + slack || uv[i] > range[1] - slack))
            return 1;
    }
    return 0;
}

/* Descends from a point of the terrain, and keeps what is found. */
static void terrain_try(struct terrain_search *s, const double start[2])
{
    double uv[2] = {start[0], start[1]}, p[10][3], D;
    struct nci_terrain_state state;
    struct nc_terrain_contact contact;
    int status = nci_terrain_descend(&s->terrain, uv);
    if (status == NC_E_PATCH && !nc_surface_eval(s->terrain.surface, uv[0], uv[1], 0, p) &&
        !terrain_distance(s, p[0], &D)) {
        s->border = fmin(s->border, D);
        return;
    }
    if (!status)
        status = nci_terrain_solve(&s->terrain, uv, &state);
    if (!status)
        status = nci_terrain_finish(&s->terrain, &state, uv, &contact);
    if (!status)
        terrain_keep(s, &contact);
    else
        s->failure = terrain_at_edge(s, uv) ? NC_E_PATCH : status;
}

/* Is nothing lower than the best, to the tolerance, in a part of the terrain with this D at its centre and this radius? Yes
 * also where it must remain open: then the bound says so. */
static int terrain_settled(struct terrain_search *s, double D, double radius, int depth)
{
    if (D - radius >= s->best - 0.01 * s->radius)
        return 1;
    if (depth < TERRAIN_DEPTH && s->work <= TERRAIN_WORK)
        return 0;
    s->bound = fmin(s->bound, D - radius);
    return 1;
}

/* Branch and bound over the cell around uv, as wide as `size`: each part is cut into four. */
static int terrain_prove(struct terrain_search *s, const double uv[2], const double size[2], double D,
                         double radius)
{
    struct {
        double uv[2];
        int next;
    } part[TERRAIN_DEPTH + 1] = {{{uv[0], uv[1]}, 0}};
    int depth = terrain_settled(s, D, radius, 0) ? -1 : 0;
    while (depth >= 0) {
        const double half = ldexp(0.5, -depth);
        const int i = part[depth].next++;
        if (i == 4) {
            depth--;
            continue;
        }
        const double x[2] = {part[depth].uv[0] + (i / 2 ? 0.5 : -0.5) * half * size[0],
                             part[depth].uv[1] + (i % 2 ? 0.5 : -0.5) * half * size[1]};
        double p[10][3], lower;
        int status = nc_surface_eval(s->terrain.surface, x[0], x[1], 0, p);
        if (!status)
            status = terrain_distance(s, p[0], &lower);
        if (status)
            return status;
        if (lower < s->best)
            terrain_try(s, x);
        if (!terrain_settled(s, lower, half * radius, depth + 1)) {
            depth++;
            part[depth].uv[0] = x[0];
            part[depth].uv[1] = x[1];
            part[depth].next = 0;
        }
    }
    return NC_OK;
}

static int terrain_bound(struct terrain_search *s)
{
    const int *count = s->cells->count;
    const double size[2] = {(s->terrain.range[0][1] - s->terrain.range[0][0]) / count[0],
                            (s->terrain.range[1][1] - s->terrain.range[1][0]) / count[1]};
    s->work = 0;
    s->bound = INFINITY;
    for (int i = 0; i < count[0] * count[1]; i++) {
        const double D = s->cells->work[i];
        double uv[2];
        if (!(D < INFINITY)) {
            s->bound = fmin(s->bound, terrain_far(s, &s->cells->cell[i]));
            continue;
        }
        terrain_parameters(s, i, uv);
        const int status = terrain_prove(s, uv, size, D, s->cells->cell[i].radius);
        if (status)
            return status;
    }
    s->bound = fmin(s->bound, s->best - 0.01 * s->radius);
    return NC_OK;
}

static int terrain_check(const struct nc_terrain *terrain, double margin, size_t most)
{
    if (!terrain || !terrain->cell || !terrain->work)
        return NC_E_NULL;
    if (most < 1 || terrain->count[0] < 3 || terrain->count[1] < 3 || terrain->count[0] > TERRAIN_CELLS ||
        terrain->count[1] > TERRAIN_CELLS)
        return NC_E_OPTION;
    return isfinite(margin) ? NC_OK : NC_E_ARGUMENT;
}

int nc_terrain_search(const double *shape, size_t n, const struct nc_terrain *terrain, const double r[3],
                      const double q[9], double margin, size_t most, struct nc_terrain_contact *out,
                      size_t *found, double *bound)
{
    struct terrain_search s = {.cells = terrain,
                               .margin = margin,
                               .out = out,
                               .most = most,
                               .border = INFINITY,
                               .best = INFINITY,
                               .failure = NC_E_NO_SOLUTION};
    if (found)
        *found = 0;
    if (bound)
        *bound = NAN;
    if (!out || !found)
        return NC_E_NULL;
    for (size_t i = 0; i < most; i++)
        nci_terrain_none(&out[i]);
    int status = terrain_check(terrain, margin, most);
    if (!status)
        status = nci_terrain_read(shape, n, terrain->surface, r, q, &s.terrain);
    if (!status)
        status = terrain_sphere(&s);
    if (!status)
        status = terrain_sample(&s);
    for (int i = 0; !status && i < terrain->count[0] * terrain->count[1]; i++)
        if (terrain->work[i] < INFINITY && terrain->work[i] - terrain->cell[i].radius <= s.cutoff &&
            terrain_is_least(&s, i)) {
            double uv[2];
            terrain_parameters(&s, i, uv);
            terrain_try(&s, uv);
        }
    if (!status && bound && s.found)
        status = terrain_bound(&s);
    if (!status && (s.border < s.best))
        status = NC_E_PATCH;
    if (!status && !s.found)
        status = s.failure;
    while (!status && s.found > 1 && out[s.found - 1].gap > margin)
        nci_terrain_none(&out[--s.found]);
    for (size_t i = 0; status && i < most; i++)
        nci_terrain_none(&out[i]);
    *found = status ? 0 : s.found;
    if (bound && !status)
        *bound = s.bound;
    return status;
}
