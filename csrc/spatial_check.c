/* What is asked of a spatial shape once: form, ranges, hulls around the origin, smooth poles. */
#include "internal.h"

int nci_is_semidefinite(const double m[6])
{
    if (!nci_finite(m, 6))
        return 0;
    const double size = fabs(m[0]) + fabs(m[3]) + fabs(m[5]), slack = 1e-12 * size;
    if (!(size < 1e100 && fmax(fmax(fabs(m[1]), fabs(m[2])), fabs(m[4])) <= size))
        return 0; /* never so in a semi-definite matrix, and nothing below overflows */
    const double xy = m[0] * m[3] - m[1] * m[1], xz = m[0] * m[5] - m[2] * m[2];
    const double yz = m[3] * m[5] - m[4] * m[4];
    const double determinant =
        m[0] * yz - m[1] * (m[1] * m[5] - m[4] * m[2]) + m[2] * (m[1] * m[4] - m[3] * m[2]);
    return size > 0 && m[0] >= 0 && m[3] >= 0 && m[5] >= 0 && fmin(fmin(xy, xz), yz) >= -slack * size &&
           determinant >= -slack * size * size;
}

/* A patch of a face of the cube around the unit sphere. */
struct hull_patch {
    int face;
    double u, v, half;
};

static void hull_direction(const struct hull_patch *patch, double n[3])
{
    const int axis = patch->face / 2;
    const double length = sqrt(1 + patch->u * patch->u + patch->v * patch->v);
    n[axis] = (patch->face % 2 ? -1 : 1) / length;
    n[(axis + 1) % 3] = patch->u / length;
    n[(axis + 2) % 3] = patch->v / length;
}

/* The origin is strictly inside the hull of the vertices if max v.n > 0 for every n: branch and bound over
 * the directions, the maximum being Lipschitz with the largest |v|. A hull whose smallest distance from the
 * origin is less than about 1e-3 of that length is refused. */
static int check_hull(const struct nci_term *term)
{
    enum { DEPTH = 11 };
    struct hull_patch stack[3 * DEPTH + 7];
    double reach = 0;
    int top = 5;
    if (term->count < 13 || term->count % 3 != 1)
        return NC_E_COUNT;
    const double *vertex = term->parameter + 1, *end = term->parameter + term->count;
    if (!(term->parameter[0] >= 2 && term->parameter[0] <= 1000))
        return NC_E_RANGE;
    for (const double *w = vertex; w != end; w += 3)
        reach = fmax(reach, sqrt(nci_dot(w, w)));
    for (int face = 0; face < 6; face++)
        stack[face] = (struct hull_patch){face, 0, 0, 1};
    while (top >= 0) {
        const struct hull_patch patch = stack[top--];
        double n[3], most = -INFINITY;
        hull_direction(&patch, n);
        for (const double *w = vertex; w != end; w += 3)
            most = fmax(most, nci_dot(w, n));
        if (!(most > 0))
            return NC_E_HULL;
        if (most > reach * sqrt(2) * patch.half) /* the patch lies within that angle of its centre */
            continue;
        if (patch.half < 1.0 / (1 << (DEPTH - 1)))
            return NC_E_HULL;
        const double h = patch.half / 2;
        for (int k = 0; k < 4; k++)
            stack[++top] =
                (struct hull_patch){patch.face, patch.u + (k % 2 ? h : -h), patch.v + (k / 2 ? h : -h), h};
    }
    return NC_OK;
}

/* The slope of the profile at the poles, taken at cos(phi) = 0 exactly: higher derivatives need not exist. */
static int check_revolved(const struct nci_term *term)
{
    const double *p = term->parameter;
    double up[4], down[4], middle[4];
    int status = nc_planar_check(p, term->count) % NC_TERM;
    if (!status)
        status = nci_planar_sum(p, term->count, NCI_PI / 2, 0, 1, up) % NC_TERM;
    if (!status)
        status = nci_planar_sum(p, term->count, -NCI_PI / 2, 0, -1, down) % NC_TERM;
    if (!status)
        status = nc_planar_eval(p, term->count, 0.1, middle) % NC_TERM;
    if (status)
        return status;
    const double size = fabs(up[0]) + fabs(down[0]) + fabs(middle[0]) + fabs(middle[1]);
    return fabs(up[1]) + fabs(down[1]) <= 1e-8 * size ? NC_OK : NC_E_POLE;
}

static int check_spatial_term(const struct nci_term *term)
{
    static const double x[3] = {0.48, 0.6, 0.64};
    const double *p = term->parameter;
    struct nci_jet unused = {0};
    struct nci_term inner;
    int status;
    if (!nci_finite(p, term->count))
        return NC_E_PARAMETER;
    switch (term->kind) {
    case NCI_SPATIAL_REVOLVED:
        return check_revolved(term);
    case NCI_SPATIAL_HULL:
        return check_hull(term);
    case NCI_SPATIAL_ROTATED:
        status = nci_spatial_inner(term, &inner);
        if (status)
            return status;
        return nci_is_rotation(p) ? check_spatial_term(&inner) : NC_E_ROTATION;
    default:
        break;
    }
    status = nci_spatial_term(term, x, 0, NULL, NULL, &unused); /* kind and count */
    if (status)
        return status;
    switch (term->kind) {
    case NCI_SPATIAL_ELLIPSOID:
        return p[0] >= 0 && p[1] >= 0 && p[2] >= 0 && p[0] + p[1] + p[2] > 0 ? NC_OK : NC_E_RANGE;
    case NCI_SPATIAL_QUADRATIC:
        return nci_is_semidefinite(p) ? NC_OK : NC_E_SEMIDEFINITE;
    case NCI_SPATIAL_SUPERELLIPSOID:
        return p[0] > 0 && p[1] > 0 && p[2] > 0 && p[3] > 1 && p[4] > 1 && p[5] >= 0 ? NC_OK : NC_E_RANGE;
    default:
        return NC_OK;
    }
}

int nc_spatial_check(const double *shape, size_t n)
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(check_spatial_term(&term), term.number);
    }
    return status;
}
