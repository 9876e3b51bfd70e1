/* The convex hull of points in space: quickhull (C. B. Barber, D. P. Dobkin, H. Huhdanpaa, 1996), with a tolerance that
 * is far above rounding, so that points near a plane need no care. */
#include "space.h"

#define HULL_END ((size_t)-1)

struct building {
    const double *points;
    size_t count;
    double tolerance;
    struct nci_hull *hull;
    size_t *next;  /* lists of points above facets */
    size_t *start; /* for a vertex on the horizon: the new facet that begins there */
    size_t *stack; /* facets that are seen */
    size_t stack_room;
};

void nci_spatial_hull_free(struct nci_hull *hull)
{
    free(hull->facet);
    free(hull->vertex);
    *hull = (struct nci_hull){0};
}

static void hull_difference(const double *a, const double *b, double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = a[i] - b[i];
}

static double facet_distance(const struct nci_facet *facet, const double *p)
{
    return nci_dot(facet->normal, p) - facet->height;
}

static int facet_plane(const double *points, struct nci_facet *facet)
{
    const double *a = points + 3 * facet->vertex[0];
    double u[3], v[3];
    hull_difference(points + 3 * facet->vertex[1], a, u);
    hull_difference(points + 3 * facet->vertex[2], a, v);
    nci_cross(u, v, facet->normal);
    const double length = sqrt(nci_dot(facet->normal, facet->normal));
    for (int i = 0; i < 3; i++)
        facet->normal[i] /= length;
    facet->height = nci_dot(facet->normal, a);
    return length > 0;
}

/* A new facet; HULL_END without memory. */
static size_t facet_new(struct building *b, size_t u, size_t v, size_t w)
{
    struct nci_hull *h = b->hull;
    if (h->facets == h->room) {
        const size_t room = h->room ? 2 * h->room : 256;
        struct nci_facet *facet =
            room < SIZE_MAX / sizeof *facet ? realloc(h->facet, room * sizeof *facet) : NULL;
        if (!facet)
            return HULL_END;
        h->facet = facet;
        h->room = room;
    }
    struct nci_facet *facet = &h->facet[h->facets];
    *facet = (struct nci_facet){.vertex = {u, v, w},
                                .neighbour = {HULL_END, HULL_END, HULL_END},
                                .outside = HULL_END,
                                .farthest = HULL_END};
    facet->dead = !facet_plane(b->points, facet);
    return h->facets++;
}

/* Puts a point on the list of the facet it is highest above, if it is above any of those from `first` on. */
static void point_assign(struct building *b, size_t point, size_t first)
{
    struct nci_hull *h = b->hull;
    double most = b->tolerance;
    size_t best = HULL_END;
    for (size_t i = first; i < h->facets; i++) {
        const double distance = facet_distance(&h->facet[i], b->points + 3 * point);
        if (!h->facet[i].dead && distance > most) {
            most = distance;
            best = i;
        }
    }
    if (best == HULL_END)
        return;
    struct nci_facet *facet = &h->facet[best];
    b->next[point] = facet->outside;
    facet->outside = point;
    if (most > facet->distance) {
        facet->distance = most;
        facet->farthest = point;
    }
}

/* The point farthest from the first one, from a line, or from a plane. */
static size_t first_farthest(const struct building *b, const size_t *corner, int known, double *most)
{
    const double *a = b->points + 3 * corner[0];
    double u[3] = {0, 0, 0}, v[3] = {0, 0, 0}, n[3] = {0, 0, 0};
    size_t best = 0;
    *most = 0;
    if (known > 1)
        hull_difference(b->points + 3 * corner[1], a, u);
    if (known > 2) {
        hull_difference(b->points + 3 * corner[2], a, v);
        nci_cross(u, v, n);
    }
    for (size_t i = 0; i < b->count; i++) {
        double d[3], c[3], value;
        hull_difference(b->points + 3 * i, a, d);
        if (known == 1) {
            value = sqrt(nci_dot(d, d));
        } else if (known == 2) {
            nci_cross(u, d, c);
            value = sqrt(nci_dot(c, c) / nci_dot(u, u));
        } else {
            value = fabs(nci_dot(n, d)) / sqrt(nci_dot(n, n));
        }
        if (value > *most) {
            *most = value;
            best = i;
        }
    }
    return best;
}

/* A tetrahedron of far points. */
static int hull_begin(struct building *b)
{
    size_t corner[4] = {0, 0, 0, 0};
    static const int face[4][3] = {{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}};
    double most;
    for (size_t i = 1; i < b->count; i++) /* the start: lowest x */
        if (b->points[3 * i] < b->points[3 * corner[0]])
            corner[0] = i;
    for (int known = 1; known < 4; known++) {
        corner[known] = first_farthest(b, corner, known, &most);
        if (!(most > b->tolerance))
            return NC_E_DATA;
    }
    double d[3];
    struct nci_facet base = {.vertex = {corner[0], corner[1], corner[2]}};
    facet_plane(b->points, &base);
    hull_difference(b->points + 3 * corner[3], b->points + 3 * corner[0], d);
    if (nci_dot(base.normal, d) > 0) { /* the fourth must be below the first face */
        const size_t swap = corner[1];
        corner[1] = corner[2];
        corner[2] = swap;
    }
    for (int f = 0; f < 4; f++)
        if (facet_new(b, corner[face[f][0]], corner[face[f][1]], corner[face[f][2]]) == HULL_END)
            return NC_E_MEMORY;
    for (size_t f = 0; f < 4; f++) /* neighbours: the face with the same edge the other way round */
        for (int e = 0; e < 3; e++)
            for (size_t g = 0; g < 4; g++)
                for (int k = 0; k < 3; k++)
                    if (face[f][e] == face[g][(k + 1) % 3] && face[f][(e + 1) % 3] == face[g][k])
                        b->hull->facet[f].neighbour[e] = g;
    for (size_t i = 0; i < b->count; i++)
        point_assign(b, i, 0);
    return NC_OK;
}

/* All facets that a point sees, connected to the first one, marked dead; their number. 0: no memory. */
static size_t hull_seen(struct building *b, size_t first, const double *p)
{
    struct nci_hull *h = b->hull;
    size_t seen = 1;
    if (b->stack_room < h->facets + 1) {
        const size_t room = 2 * h->facets + 64;
        size_t *stack = room < SIZE_MAX / sizeof *stack ? realloc(b->stack, room * sizeof *stack) : NULL;
        if (!stack)
            return 0;
        b->stack = stack;
        b->stack_room = room;
    }
    b->stack[0] = first;
    h->facet[first].dead = 1;
    for (size_t i = 0; i < seen; i++)
        for (int e = 0; e < 3; e++) {
            const size_t g = h->facet[b->stack[i]].neighbour[e];
            if (!h->facet[g].dead && facet_distance(&h->facet[g], p) > b->tolerance * 1e-3) {
                h->facet[g].dead = 1;
                b->stack[seen++] = g;
            }
        }
    return seen;
}

/* New facets from the horizon to the point. Each vertex of the horizon begins one edge; if one begins two, rounding has
 * spoilt the horizon: 0 and nothing new. */
static int hull_cone(struct building *b, size_t seen, size_t point)
{
    struct nci_hull *h = b->hull;
    const size_t first = h->facets;
    int simple = 1;
    for (size_t i = 0; i < seen && simple; i++)
        for (int e = 0; e < 3; e++) {
            const struct nci_facet *facet = &h->facet[b->stack[i]];
            const size_t outer = facet->neighbour[e], u = facet->vertex[e], v = facet->vertex[(e + 1) % 3];
            if (h->facet[outer].dead)
                continue;
            const size_t new = facet_new(b, u, v, point);
            if (new == HULL_END)
                return NC_E_MEMORY;
            simple = simple && b->start[u] == HULL_END && !h->facet[new].dead;
            h->facet[new].neighbour[0] = outer;
            b->start[u] = new;
        }
    for (size_t i = first; i < h->facets && simple; i++) {
        const size_t after = b->start[h->facet[i].vertex[1]];
        simple = after != HULL_END;
        if (simple) {
            h->facet[i].neighbour[1] = after;
            h->facet[after].neighbour[2] = i;
        }
    }
    for (size_t i = first; i < h->facets; i++) {
        struct nci_facet *facet = &h->facet[i];
        b->start[facet->vertex[0]] = HULL_END;
        struct nci_facet *outer = &h->facet[facet->neighbour[0]];
        for (int e = 0; e < 3 && simple; e++)
            if (outer->vertex[e] == facet->vertex[1] && outer->vertex[(e + 1) % 3] == facet->vertex[0])
                outer->neighbour[e] = i;
    }
    if (!simple) {
        h->facets = first;
        for (size_t i = 0; i < seen; i++)
            h->facet[b->stack[i]].dead = 0;
    }
    return simple ? NC_OK : NC_E_NO_CONVERGENCE;
}

/* Takes a point off the list of a facet and leaves it out. */
static void hull_skip(struct building *b, struct nci_facet *facet)
{
    b->hull->missed = fmax(b->hull->missed, facet->distance);
    size_t *link = &facet->outside, kept = HULL_END;
    double most = 0;
    while (*link != HULL_END) {
        if (*link == facet->farthest) {
            *link = b->next[*link];
            continue;
        }
        const double distance = facet_distance(facet, b->points + 3 * *link);
        if (distance > most) {
            most = distance;
            kept = *link;
        }
        link = &b->next[*link];
    }
    facet->farthest = kept;
    facet->distance = most;
}

static int hull_grow(struct building *b)
{
    struct nci_hull *h = b->hull;
    for (size_t i = 0; i < h->facets; i++)
        while (!h->facet[i].dead && h->facet[i].outside != HULL_END) {
            const size_t point = h->facet[i].farthest;
            const size_t first = h->facets, seen = hull_seen(b, i, b->points + 3 * point);
            if (seen == 0)
                return NC_E_MEMORY;
            const int status = hull_cone(b, seen, point);
            if (status == NC_E_MEMORY)
                return status;
            if (status) {
                hull_skip(b, &h->facet[i]);
                continue;
            }
            for (size_t k = 0; k < seen; k++)
                for (size_t p = h->facet[b->stack[k]].outside, next; p != HULL_END; p = next) {
                    next = b->next[p];
                    if (p != point)
                        point_assign(b, p, first);
                }
        }
    return NC_OK;
}

/* Drops dead facets and collects the vertices; neighbours are not needed any more. */
static int hull_finish(struct building *b)
{
    struct nci_hull *h = b->hull;
    size_t alive = 0;
    for (size_t i = 0; i < h->facets; i++)
        if (!h->facet[i].dead)
            h->facet[alive++] = h->facet[i];
    h->facets = alive;
    h->vertex = nci_indices(b->count);
    if (!h->vertex)
        return NC_E_MEMORY;
    for (size_t i = 0; i < alive; i++)
        for (int e = 0; e < 3; e++) {
            const size_t v = h->facet[i].vertex[e];
            if (b->start[v] == HULL_END) {
                b->start[v] = 0;
                h->vertex[h->vertices++] = v;
            }
        }
    h->missed = fmax(h->missed, b->tolerance);
    return NC_OK;
}

int nci_spatial_hull(const double *points, size_t count, double tolerance, struct nci_hull *hull)
{
    *hull = (struct nci_hull){0};
    struct building b = {.points = points,
                         .count = count,
                         .tolerance = tolerance,
                         .hull = hull,
                         .next = nci_indices(count),
                         .start = nci_indices(count)};
    int status = b.next && b.start ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < count && !status; i++)
        b.start[i] = HULL_END;
    if (!status)
        status = count < 4 ? NC_E_DATA : hull_begin(&b);
    if (!status)
        status = hull_grow(&b);
    if (!status)
        status = hull_finish(&b);
    free(b.next);
    free(b.start);
    free(b.stack);
    return status;
}

double nci_spatial_depth(const struct nci_hull *hull, const double point[3])
{
    double least = INFINITY;
    for (size_t i = 0; i < hull->facets; i++)
        least = fmin(least, -facet_distance(&hull->facet[i], point));
    return least;
}
