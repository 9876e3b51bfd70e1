/* What the quadrature of mass properties needs to know about single terms: unbounded curvature radii, flat
 * parts, and hulls, whose boundary belongs to a tiny part of the normals. */
#include "spatial/mass.h"

/* Towards a plane of symmetry of a superellipsoid that is not rounded the curvature radius grows or falls
 * as |x|^(q - 2), q = epsilon/(epsilon - 1). With x = y^k, k (q - 1) a whole number, the integrand has no
 * singular factor; k >= 3 makes the next ones harmless. */
static double solid_power(double q)
{
    return q == 2 ? 1 : ceil(3 * (q - 1)) / (q - 1);
}

/* The largest power that a term asks for, 0 for none. */
static double solid_term_power(const struct nci_term *term)
{
    const double *p = term->parameter;
    struct nci_reader reader;
    struct nci_term part, inner;
    double power = 0;
    if (term->kind == NC_SPATIAL_SUPERELLIPSOID && p[5] == 0)
        return fmax(solid_power(p[3]), solid_power(p[4]));
    if (term->kind != NC_SPATIAL_REVOLVED || nci_read(&reader, p, term->count))
        return 0;
    while (nci_more(&reader) && nci_next(&reader, &part) == NC_OK) {
        inner = part;
        if (part.kind == NC_PLANAR_ROTATED && nci_planar_inner(&part, &inner))
            return 0;
        if (inner.kind == NC_PLANAR_SUPERELLIPSE && inner.parameter[3] == 0)
            power = fmax(power, solid_power(inner.parameter[2]));
    }
    return power;
}

int nci_solid_read(const double *shape, size_t n, struct nci_solid *solid)
{
    static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    struct nci_reader reader;
    struct nci_term term, inner;
    int status = nci_read(&reader, shape, n);
    *solid = (struct nci_solid){.shape = shape, .n = n, .power = 1, .alone = 1};
    memcpy(solid->B, identity, sizeof identity);
    memcpy(solid->turn, identity, sizeof identity);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        if (status)
            return status;
        const double power = solid_term_power(&inner);
        const int hull = inner.kind == NC_SPATIAL_HULL;
        solid->alone = solid->alone && (hull ? !solid->hulls : inner.kind == NC_SPATIAL_SHIFT);
        solid->hulls = solid->hulls || hull;
        if (!(power > (solid->aligned ? solid->power : 0)))
            continue;
        solid->power = power;
        solid->aligned = 1;
        solid->turned = term.kind == NC_SPATIAL_ROTATED;
        memcpy(solid->turn, solid->turned ? term.parameter : identity, sizeof identity);
    }
    return status;
}

static void solid_add(const struct nci_jet *from, struct nci_jet *to)
{
    to->h += from->h;
    for (int i = 0; i < 3; i++)
        to->g[i] += from->g[i];
    for (int i = 0; i < 6; i++)
        to->H[i] += from->H[i];
}

/* A term in turned axes. One that is turned in the same way is evaluated in its own axes, without rounding:
 * next to its planes of symmetry that decides. */
static int solid_turned(const struct nci_solid *solid, const struct nci_term *term, const double x[3],
                        int order, struct nci_jet *jet)
{
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    const double *q = solid->turn;
    struct nci_term inner;
    struct nci_jet own = {0};
    double n[3], column_of[3][3], Hq[3][3];
    if (term->kind == NC_SPATIAL_ROTATED && memcmp(term->parameter, q, 9 * sizeof *q) == 0) {
        const int status = nci_spatial_inner(term, &inner);
        return status ? status : nci_spatial_term(&inner, x, order, NULL, NULL, jet);
    }
    nci_rotate(q, x, n);
    const int status = nci_spatial_term(term, n, order, NULL, NULL, &own);
    jet->h += own.h;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            column_of[i][j] = q[3 * j + i];
    for (int i = 0; i < 3; i++) {
        jet->g[i] += nci_dot(column_of[i], own.g);
        nci_symmetric(own.H, column_of[i], Hq[i]);
    }
    for (int i = 0; i < 6; i++)
        jet->H[i] += nci_dot(column_of[row[i]], Hq[column[i]]);
    return status;
}

int nci_solid_sum(const struct nci_solid *solid, const double x[3], int order, struct nci_jet *all,
                  struct nci_jet *rest)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    int status = nci_read(&reader, solid->shape, solid->n);
    *all = *rest = (struct nci_jet){0};
    while (!status && nci_more(&reader)) {
        struct nci_jet own = {0};
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        if (!status)
            status = solid->turned ? solid_turned(solid, &term, x, order, &own)
                                   : nci_spatial_term(&term, x, order, NULL, NULL, &own);
        solid_add(&own, all);
        if (inner.kind != NC_SPATIAL_HULL && inner.kind != NC_SPATIAL_SHIFT)
            solid_add(&own, rest);
        status = nci_blame(status, term.number);
    }
    return status;
}

/* Vertices are linear functions on the cone of the four corners, so that the ratio of two is largest and
 * smallest at one of them. The logarithm of the share of a vertex, relative to the leading one, is at most
 * `share`. The product of the curvature radii is proportional to p^2 times the product of two shares, or to p
 * times one where another term is curved. A share falls by e where the ratio falls by 1/p of itself; if that is
 * less than a 16th of the cell, it may hide between the points of the rule. */
static void solid_hull_spread(const struct nci_term *hull, double corner[4][3], int alone, double cut,
                              double spread[2])
{
    const double p = hull->parameter[0], *end = hull->parameter + hull->count, *leader = NULL;
    double centre[3], base[4], most = 0, first = -INFINITY, second = -INFINITY, own[2] = {0, 0};
    for (int i = 0; i < 3; i++)
        centre[i] = corner[0][i] + corner[1][i] + corner[2][i] + corner[3][i];
    for (const double *v = hull->parameter + 1; v != end; v += 3) {
        const double y = nci_dot(v, centre);
        leader = y > most ? v : leader;
        most = fmax(most, y);
    }
    for (int k = 0; k < 4; k++) {
        base[k] = leader ? nci_dot(leader, corner[k]) : 0;
        if (!(base[k] > 0)) { /* a cell this large, either way */
            spread[0] = spread[1] = INFINITY;
            return;
        }
    }
    for (const double *v = hull->parameter + 1; v != end; v += 3) {
        double ratio[4] = {0, 0, 0, 0}, high = 0;
        for (int k = 0; k < 4 && v != leader; k++) {
            ratio[k] = nci_dot(v, corner[k]) / base[k];
            high = fmax(high, ratio[k]);
        }
        const double share = high > 0 ? p * log(high) : -INFINITY;
        if (share < cut)
            continue;
        own[0] = fmax(own[0], p / high * fmax(fabs(ratio[1] - ratio[0]), fabs(ratio[3] - ratio[2])));
        own[1] = fmax(own[1], p / high * fmax(fabs(ratio[2] - ratio[0]), fabs(ratio[3] - ratio[1])));
        second = fmax(second, fmin(first, share));
        first = fmax(first, share);
    }
    if ((alone ? first + second + 2 * log(p) : first + log(p)) < cut)
        return;
    spread[0] = fmax(spread[0], own[0]);
    spread[1] = fmax(spread[1], own[1]);
}

int nci_solid_coarse(const struct nci_solid *solid, double corner[4][3], double tolerance)
{
    const double cut = log(tolerance) - 7;
    struct nci_reader reader;
    struct nci_term term, inner;
    double spread[2] = {0, 0};
    int status = solid->hulls ? nci_read(&reader, solid->shape, solid->n) : NC_E_EMPTY;
    while (!status && nci_more(&reader)) {
        double turned[4][3], own[4][3];
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        if (status || inner.kind != NC_SPATIAL_HULL)
            continue;
        for (int k = 0; k < 4; k++) {
            nci_rotate(solid->turn, corner[k], turned[k]);
            if (term.kind == NC_SPATIAL_ROTATED)
                nci_rotate_back(term.parameter, turned[k], own[k]);
            else
                memcpy(own[k], turned[k], sizeof own[k]);
        }
        solid_hull_spread(&inner, own, solid->alone, cut, spread);
    }
    if (fmax(spread[0], spread[1]) <= 16)
        return 0;
    return spread[0] == spread[1] ? 3 : spread[0] > spread[1] ? 1 : 2;
}
