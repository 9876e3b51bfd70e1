/* The bodies of few parameters that may be the base of a fit: where they start, which is best. */
#include "space.h"

/* The extent of the cloud along the axes, as a body to start from. */
static void bases_start(const struct nci_cloud *c, double axis[3][3], double rho, struct nci_body *body)
{
    memcpy(body->axis, axis, sizeof body->axis);
    memcpy(body->centre, c->centre, sizeof body->centre);
    double least = INFINITY;
    for (int a = 0; a < 3; a++) {
        double low = INFINITY, high = -INFINITY;
        for (size_t i = 0; i < c->hull.vertices; i++) {
            const double x = nci_dot(body->axis[a], c->points + 3 * c->hull.vertex[i]);
            low = fmin(low, x);
            high = fmax(high, x);
        }
        body->half[a] = (high - low) / 2;
        least = fmin(least, body->half[a]);
        const double middle = (high + low) / 2 - nci_dot(body->axis[a], body->centre);
        for (int i = 0; i < 3; i++)
            body->centre[i] += middle * body->axis[a][i];
    }
    body->bulge = 1e-3 * c->size;
    body->least = fmax(1.001 * rho, 1e-4 * c->size);
    if (body->form == NC_FIT_ELLIPSOID)
        return;
    body->r = fmax((body->form == NC_FIT_BOX ? 0.3 : 0.9) * least, body->least);
    if (body->form == NC_FIT_CAPSULE) { /* along the longest axis */
        const int longest = body->half[0] > body->half[1] ? (body->half[0] > body->half[2] ? 0 : 2)
                                                          : (body->half[1] > body->half[2] ? 1 : 2);
        double turned[3][3];
        for (int a = 0; a < 3; a++)
            memcpy(turned[a], body->axis[(longest + a) % 3], sizeof turned[a]);
        memcpy(body->axis, turned, sizeof turned);
        body->half[0] = body->half[longest];
    }
    for (int a = 0; a < 3; a++)
        body->half[a] = fmax(body->half[a] - body->r, body->bulge);
}

/* Axes number k to start from: those of the surface's moments and of its most frequent normals, and for a box the former
 * turned by 45 degrees about each of them: a cross is as good a box as a square. */
static void bases_axes(const struct nci_cloud *c, int k, double axis[3][3])
{
    memcpy(axis, k == 1 ? c->axis : c->principal, 9 * sizeof(double));
    if (k < 2)
        return;
    const int a = k - 2, b = (a + 1) % 3, d = (a + 2) % 3;
    for (int i = 0; i < 3; i++) {
        const double x = axis[b][i], y = axis[d][i];
        axis[b][i] = (x + y) / sqrt(2);
        axis[d][i] = (y - x) / sqrt(2);
    }
}

/* The body of one form that is nearest to the points: some of them from all starts, then all from the best end.
 * It takes its place among the others. */
static int bases_body(const struct nci_cloud *cloud, const struct nci_spatial_data *data, int form,
                      struct nci_base *base, size_t *bases)
{
    const size_t count = data->count < 500 ? data->count : 500;
    struct nci_body best = {.form = 0};
    double least = INFINITY, *some = nci_room(count, 3);
    int status = some ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < count && !status; i++)
        memcpy(some + 3 * i, data->points + 3 * nci_cloud_pick(i, count, data->count), 3 * sizeof *some);
    for (int k = 0; k < (form == NC_FIT_BOX ? 5 : 2) && !status; k++) {
        struct nci_body body = {.form = form};
        double sum = INFINITY, axis[3][3];
        bases_axes(cloud, k, axis);
        bases_start(cloud, axis, data->rho, &body);
        const int failed = nci_body_fit(some, count, &body, &sum);
        if (failed == NC_E_MEMORY)
            status = failed;
        if (!failed && sum < least) {
            least = sum;
            best = body;
        }
    }
    free(some);
    if (status || !best.form || nci_body_fit(data->points, data->count, &best, &least))
        return status;
    size_t at = (*bases)++;
    for (; at > 0 && base[at - 1].sum > least; at--)
        base[at] = base[at - 1];
    base[at] = (struct nci_base){.form = form, .sum = least};
    base[at].n = nci_body_shape(&best, base[at].shape);
    return NC_OK;
}

int nci_cloud_bases(const struct nci_cloud *cloud, const struct nci_spatial_data *data,
                    struct nci_base base[3], size_t *bases)
{
    const int form = data->options->form, any = form == NC_FIT_ANY && !data->options->base;
    int status = NC_OK;
    *bases = 0;
    if (any || form == NC_FIT_ELLIPSOID || form == NC_FIT_HARMONICS || data->options->base)
        status = bases_body(cloud, data, NC_FIT_ELLIPSOID, base, bases);
    if (!status && (any || form == NC_FIT_BOX))
        status = bases_body(cloud, data, NC_FIT_BOX, base, bases);
    if (!status && (any || form == NC_FIT_CAPSULE))
        status = bases_body(cloud, data, NC_FIT_CAPSULE, base, bases);
    return !status && *bases == 0 ? NC_E_NO_CONVERGENCE : status;
}
