/* Global start of the contact of two parametric surfaces: the nearest points of surfaces apart, else
 * samples of both with opposite normals; then the local iteration (001 section 4.1). */
#include "freeform/freeform.h"

enum { SEARCH_GRID = 32, SEARCH_BAND = 32, SEARCH_TRIES = 16 };

/* Position and normal at the centre of a cell of a grid, in the frame of A. */
struct search_sample {
    double p[3], n[3];
};

struct search_surface {
    const struct nc_surface *surface;
    const double *r, *q; /* or NULL */
    double range[2][2];
    int grid;
};

static void search_centre(const struct search_surface *s, int i, double x[2])
{
    x[0] = s->range[0][0] + (s->range[0][1] - s->range[0][0]) * (i / s->grid + 0.5) / s->grid;
    x[1] = s->range[1][0] + (s->range[1][1] - s->range[1][0]) * (i % s->grid + 0.5) / s->grid;
}

static int search_sample(const struct search_surface *s, int i, struct search_sample *out)
{
    struct nci_patch patch;
    double x[2];
    search_centre(s, i, x);
    const int status = nci_surface_patch(s->surface, x[0], x[1], 0, &patch);
    for (int k = 0; !status && k < 3; k++) {
        out->p[k] = patch.p[0][k];
        out->n[k] = patch.n[0][k];
    }
    if (!status && s->q) {
        nci_rotate(s->q, out->p, out->p);
        nci_rotate(s->q, out->n, out->n);
        for (int k = 0; k < 3; k++)
            out->p[k] += s->r[k];
    }
    return status;
}

/* Diagonal of the box around the samples, squared; singular points are left out. */
static int search_size(const struct search_surface *s, double *size)
{
    double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY};
    for (int i = 0; i < s->grid * s->grid; i++) {
        struct search_sample sample;
        const int status = search_sample(s, i, &sample);
        if (status && status != NC_E_PARAMETRIZATION)
            return status;
        for (int k = 0; !status && k < 3; k++) {
            low[k] = fmin(low[k], sample.p[k]);
            high[k] = fmax(high[k], sample.p[k]);
        }
    }
    const double d[3] = {high[0] - low[0], high[1] - low[1], high[2] - low[2]};
    *size = nci_dot(d, d);
    return NC_OK;
}

/* How far a pair of samples is from a contact: distance and angle between opposite normals. */
static double search_merit(const struct search_sample *a, const struct search_sample *b, double weight)
{
    double merit = 0;
    for (int k = 0; k < 3; k++) {
        const double d = b->p[k] - a->p[k], m = a->n[k] + b->n[k];
        merit += d * d + weight * m * m;
    }
    return merit;
}

struct search_pair {
    double merit;
    int a, b; /* numbers of the samples */
};

/* The pairs with the best merit, in order. */
struct search_list {
    struct search_pair best[SEARCH_TRIES];
    int count;
};

static void search_keep(struct search_list *list, const struct search_pair *pair)
{
    if (!isfinite(pair->merit) ||
        (list->count == SEARCH_TRIES && !(pair->merit < list->best[list->count - 1].merit)))
        return;
    int at = list->count < SEARCH_TRIES ? list->count++ : list->count - 1;
    for (; at > 0 && list->best[at - 1].merit > pair->merit; at--)
        list->best[at] = list->best[at - 1];
    list->best[at] = *pair;
}

/* The best partners of some samples of A; B is sampled again for each band, which saves memory. */
static int search_band(const struct search_surface *a, const struct search_surface *b, double weight,
                       int from, struct search_list *list)
{
    struct search_sample sample[SEARCH_BAND], other;
    struct search_pair pair[SEARCH_BAND];
    int count = 0;
    for (int i = from; i < a->grid * a->grid && i < from + SEARCH_BAND; i++) {
        const int status = search_sample(a, i, &sample[count]);
        if (status && status != NC_E_PARAMETRIZATION)
            return status;
        pair[count] = (struct search_pair){INFINITY, i, 0};
        count += !status;
    }
    for (int j = 0; j < b->grid * b->grid; j++) {
        const int status = search_sample(b, j, &other);
        if (status && status != NC_E_PARAMETRIZATION)
            return status;
        for (int i = 0; !status && i < count; i++) {
            const double merit = search_merit(&sample[i], &other, weight);
            if (merit < pair[i].merit) {
                pair[i].merit = merit;
                pair[i].b = j;
            }
        }
    }
    for (int i = 0; i < count; i++)
        search_keep(list, &pair[i]);
    return NC_OK;
}

static int search_pairs(const struct search_surface *a, const struct search_surface *b,
                        struct search_list *list)
{
    double size_a, size_b;
    int status = search_size(a, &size_a);
    if (!status)
        status = search_size(b, &size_b);
    list->count = 0;
    for (int from = 0; !status && from < a->grid * a->grid; from += SEARCH_BAND)
        status = search_band(a, b, fmin(size_a, size_b) / 16, from, list);
    return status;
}

/* The contact of surfaces that may penetrate: of all common normals found, the one with the smallest |gap|.
 */
static int search_normals(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                          const double q[9], const struct nci_boundary side[2], int grid,
                          double parameter[4], struct nc_freeform_contact *out)
{
    struct search_surface sa = {a, NULL, NULL, {{0}}, grid}, sb = {b, r, q, {{0}}, grid};
    struct search_list list;
    struct nc_freeform_contact contact;
    int any = 0, failure = NC_E_NO_SOLUTION;
    for (int i = 0; i < 4; i++) {
        sa.range[i / 2][i % 2] = side[0].range[i / 2][i % 2];
        sb.range[i / 2][i % 2] = side[1].range[i / 2][i % 2];
    }
    int status = search_pairs(&sa, &sb, &list);
    for (int i = 0; !status && i < list.count; i++) {
        double x[4];
        search_centre(&sa, list.best[i].a, x);
        search_centre(&sb, list.best[i].b, x + 2);
        const int failed = nc_freeform_contact(a, b, r, q, x, &contact);
        if (failed)
            failure = failed;
        if (failed || (any && !(fabs(contact.gap) < fabs(out->gap))))
            continue;
        any = 1;
        *out = contact;
        for (int k = 0; k < 4; k++)
            parameter[k] = x[k];
    }
    return status ? status : any ? NC_OK : failure;
}

int nc_freeform_search(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                       const double q[9], int grid, double parameter[4], struct nc_freeform_contact *out)
{
    struct nci_boundary side[2] = {{.surface = a}, {.surface = b, .r = r, .q = q}};
    struct nci_nearest near;
    if (!out || !parameter || !r || !q)
        return NC_E_NULL;
    nci_freeform_fail(out);
    int status = grid < 2 || grid > SEARCH_GRID ? NC_E_OPTION
                 : !nci_finite(r, 3)            ? NC_E_ARGUMENT
                 : !nci_is_rotation(q)          ? NC_E_ROTATION
                                                : NC_OK;
    for (int i = 0; !status && i < 2; i++)
        status = nc_surface_range(side[i].surface, side[i].range, side[i].periodic);
    if (status)
        return status;
    if (nci_nearest(side, grid, &near) == NC_OK) {
        if (nci_nearest_at_border(&near))
            return NC_E_PATCH;
        double x[4] = {near.x[0], near.x[1], near.x[2], near.x[3]};
        struct nc_freeform_contact contact;
        if (isfinite(near.distance) && nc_freeform_contact(a, b, r, q, x, &contact) == NC_OK &&
            fabs(contact.gap - near.distance) <= 1e-6 * near.distance) {
            *out = contact;
            for (int k = 0; k < 4; k++)
                parameter[k] = x[k];
            return NC_OK;
        }
    }
    return search_normals(a, b, r, q, side, grid, parameter, out);
}
