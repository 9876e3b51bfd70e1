/* Global start of the contact of two parametric surfaces: samples of both, then the local iteration (001
 * section 4.1). */
#include "freeform/freeform.h"

enum { SEARCH_GRID = 32, SEARCH_TRIES = 16 };

struct search_sample {
    double u, v, p[3], n[3];
};

/* Samples a surface at the centres of a grid of cells; singular points are left out. */
static int search_samples(const struct nc_surface *surface, int grid, struct search_sample *sample,
                          int *count)
{
    double range[2][2];
    int periodic[2], status = nc_surface_range(surface, range, periodic);
    *count = 0;
    for (int i = 0; !status && i < grid * grid; i++) {
        struct search_sample *s = &sample[*count];
        struct nci_patch patch;
        s->u = range[0][0] + (range[0][1] - range[0][0]) * (i / grid + 0.5) / grid;
        s->v = range[1][0] + (range[1][1] - range[1][0]) * (i % grid + 0.5) / grid;
        status = nci_surface_patch(surface, s->u, s->v, 0, &patch);
        if (status == NC_E_PARAMETRIZATION) {
            status = NC_OK;
            continue;
        }
        for (int k = 0; !status && k < 3; k++) {
            s->p[k] = patch.p[0][k];
            s->n[k] = patch.n[0][k];
        }
        ++*count;
    }
    return status;
}

/* Diagonal of the box around the samples, squared. */
static double search_size(const struct search_sample *sample, int count)
{
    double size = 0;
    for (int k = 0; k < 3; k++) {
        double low = INFINITY, high = -INFINITY;
        for (int i = 0; i < count; i++) {
            low = fmin(low, sample[i].p[k]);
            high = fmax(high, sample[i].p[k]);
        }
        size += (high - low) * (high - low);
    }
    return size;
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
    int a, b;
};

/* The best partner of each sample of A, and of those the best ones, in order. */
static int search_pairs(const struct search_sample *a, int na, const struct search_sample *b, int nb,
                        struct search_pair best[SEARCH_TRIES])
{
    const double weight = fmin(search_size(a, na), search_size(b, nb)) / 16;
    int count = 0;
    for (int i = 0; i < na; i++) {
        struct search_pair pair = {INFINITY, i, -1};
        for (int j = 0; j < nb; j++) {
            const double merit = search_merit(&a[i], &b[j], weight);
            if (merit < pair.merit) {
                pair.merit = merit;
                pair.b = j;
            }
        }
        if (pair.b < 0 || (count == SEARCH_TRIES && !(pair.merit < best[count - 1].merit)))
            continue;
        int at = count < SEARCH_TRIES ? count++ : count - 1;
        for (; at > 0 && best[at - 1].merit > pair.merit; at--)
            best[at] = best[at - 1];
        best[at] = pair;
    }
    return count;
}

int nc_freeform_search(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                       const double q[9], int grid, double parameter[4], struct nc_freeform_contact *out)
{
    struct search_sample sa[SEARCH_GRID * SEARCH_GRID], sb[SEARCH_GRID * SEARCH_GRID];
    struct search_pair pair[SEARCH_TRIES];
    struct nc_freeform_contact found = {0}, contact;
    int na, nb, any = 0, failure = NC_E_NO_SOLUTION;
    if (!out || !parameter || !r || !q)
        return NC_E_NULL;
    nci_not_a_number(&out->gap, sizeof *out / sizeof(double));
    int status = grid < 2 || grid > SEARCH_GRID ? NC_E_OPTION
                 : !nci_finite(r, 3)            ? NC_E_ARGUMENT
                 : !nci_is_rotation(q)          ? NC_E_ROTATION
                                                : NC_OK;
    if (!status)
        status = search_samples(a, grid, sa, &na);
    if (!status)
        status = search_samples(b, grid, sb, &nb);
    if (status)
        return status;
    for (int i = 0; i < nb; i++) {
        nci_rotate(q, sb[i].p, sb[i].p);
        nci_rotate(q, sb[i].n, sb[i].n);
        for (int k = 0; k < 3; k++)
            sb[i].p[k] += r[k];
    }
    const int tries = search_pairs(sa, na, sb, nb, pair);
    for (int i = 0; i < tries; i++) {
        double x[4] = {sa[pair[i].a].u, sa[pair[i].a].v, sb[pair[i].b].u, sb[pair[i].b].v};
        status = nc_freeform_contact(a, b, r, q, x, &contact);
        if (status)
            failure = status;
        if (status || (any && !(fabs(contact.gap) < fabs(found.gap))))
            continue;
        any = 1;
        found = contact;
        for (int k = 0; k < 4; k++)
            parameter[k] = x[k];
    }
    if (any)
        *out = found;
    return any ? NC_OK : failure;
}
