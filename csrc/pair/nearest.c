/* Separated bodies where the climb comes to no end, as it may at kinks: the distance is that of the origin
 * from the points g(x) of all normals x, a convex set. Gilbert's method (Gilbert, Johnson, Keerthi 1988)
 * takes the point nearest to the origin of the hull of some of them, and adds that of its direction. For
 * polyhedra it ends; else it comes near enough for Newton's method. */
#include "pair/pair.h"

#include <string.h>

enum { NEAREST_ROUNDS = 200 };

/* The weights of the point of the plane through a, b, c that is nearest to the origin; of the line for c =
 * a. */
static void nearest_weights(const double *const p[3], int count, double w[3])
{
    double u[3], v[3];
    for (int j = 0; j < 3; j++) {
        u[j] = p[1][j] - p[0][j];
        v[j] = p[2][j] - p[0][j];
    }
    const double uu = nci_dot(u, u), uv = nci_dot(u, v), vv = nci_dot(v, v);
    const double pu = -nci_dot(p[0], u), pv = -nci_dot(p[0], v), determinant = uu * vv - uv * uv;
    w[1] = count == 1 ? 0 : count == 2 ? pu / uu : (pu * vv - pv * uv) / determinant;
    w[2] = count < 3 ? 0 : (pv * uu - pu * uv) / determinant;
    w[0] = 1 - w[1] - w[2];
}

void nci_pair_reduce(struct nci_pair_nearest *set)
{
    const struct nci_pair_nearest all = *set;
    double best = INFINITY;
    set->count = 0; /* stays so where the points overflow */
    nci_not_a_number(set->y, 3);
    for (int mask = 1; mask < 1 << all.count; mask++) {
        const double *p[3];
        double w[3], y[3];
        int member[4] = {0, 0, 0, 0}, count = 0;
        for (int k = 0; k < all.count; k++)
            if (mask >> k & 1)
                member[count++] = k;
        if (count > 3)
            continue;
        for (int k = 0; k < 3; k++)
            p[k] = all.g[member[k < count ? k : 0]];
        nearest_weights(p, count, w);
        for (int j = 0; j < 3; j++)
            y[j] = w[0] * p[0][j] + w[1] * p[1][j] + w[2] * p[2][j];
        if (!(w[0] >= 0 && w[1] >= 0 && w[2] >= 0 && nci_dot(y, y) < best))
            continue;
        best = nci_dot(y, y);
        memcpy(set->y, y, sizeof y);
        memcpy(set->weight, w, sizeof w);
        memcpy(set->from, member, sizeof set->from);
        set->count = count;
    }
    for (int k = 0; k < set->count; k++)
        memcpy(set->g[k], all.g[set->from[k]], sizeof set->g[k]);
    if (set->count ==
        2) { /* at a right angle to the segment: if y is short, rounding decides its direction otherwise */
        const double *a = set->g[0], *b = set->g[1], e[3] = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
        const double along = nci_dot(e, set->y) / nci_dot(e, e);
        for (int j = 0; j < 3; j++)
            set->y[j] -= along * e[j];
    }
}

int nci_pair_nearest(struct nci_pair *pair, double n[3])
{
    struct nci_pair_nearest set;
    double x[3] = {n[0], n[1], n[2]}, most = -INFINITY, last = INFINITY;
    set.count = 0;
    for (int round = 0; round < NEAREST_ROUNDS; round++) {
        double d;
        const int status = nci_pair_support(pair, x, &d, set.g[set.count]);
        if (status)
            return status;
        if (d > most) {
            most = d;
            memcpy(n, x, sizeof x);
        }
        set.count++;
        nci_pair_reduce(&set);
        const double length = sqrt(nci_dot(set.y, set.y));
        if (!(length < last && length - most > 1e-15 * pair->size && length > 1e-12 * pair->size))
            break;
        last = length;
        for (int j = 0; j < 3; j++)
            x[j] = set.y[j] / length;
    }
    return NC_OK;
}
