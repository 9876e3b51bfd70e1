/* What is asked of a spatial shape once: form, ranges, hulls around the origin, smooth poles. */
#include "spatial/spatial.h"

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
int nci_spatial_hull_check(const struct nci_term *term)
{
    enum { DEPTH = 11 };
    struct hull_patch stack[3 * DEPTH + 7];
    double reach = 0;
    int top = 5;
    if (term->count < 13 || term->count % 3 != 1)
        return NC_E_COUNT;
    const double *vertex = term->parameter + 1, *end = term->parameter + term->count;
    if (!(term->parameter[0] >= 2 && term->parameter[0] <= NC_MAX_SHARPNESS))
        return NC_E_RANGE;
    for (const double *w = vertex; w != end; w += 3)
        reach = fmax(reach, hypot(hypot(w[0], w[1]), w[2]));
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
int nci_spatial_revolved_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    double up[4], down[4], middle[4];
    int status = nc_planar_check(p, term->count) % NC_TERM;
    if (!status)
        status = nci_planar_sum(p, term->count, NCI_PI / 2, 0, 1, up) % NC_TERM;
    if (!nci_failed(status))
        status = nci_planar_sum(p, term->count, -NCI_PI / 2, 0, -1, down) % NC_TERM;
    if (!nci_failed(status))
        status = nc_planar_eval(p, term->count, 0.1, middle) % NC_TERM;
    if (status)
        return status;
    const double size = fabs(up[0]) + fabs(down[0]) + fabs(middle[0]) + fabs(middle[1]);
    return fabs(up[1]) + fabs(down[1]) <= 1e-8 * size ? NC_OK : NC_E_POLE;
}

int nci_spatial_offset_check(const struct nci_term *term)
{
    return term->count == 1 ? NC_OK : NC_E_COUNT;
}

int nci_spatial_shift_check(const struct nci_term *term)
{
    return term->count == 3 ? NC_OK : NC_E_COUNT;
}

int nci_spatial_ellipsoid_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count != 3)
        return NC_E_COUNT;
    return p[0] >= 0 && p[1] >= 0 && p[2] >= 0 && p[0] + p[1] + p[2] > 0 ? NC_OK : NC_E_RANGE;
}

int nci_spatial_quadratic_check(const struct nci_term *term)
{
    if (term->count != 6)
        return NC_E_COUNT;
    return nci_is_semidefinite(term->parameter) ? NC_OK : NC_E_SEMIDEFINITE;
}

int nci_spatial_superellipsoid_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count != 6)
        return NC_E_COUNT;
    return p[0] > 0 && p[1] > 0 && p[2] > 0 && p[3] > 1 && p[4] > 1 && p[5] >= 0 ? NC_OK : NC_E_RANGE;
}

int nci_spatial_harmonics_check(const struct nci_term *term)
{
    return nci_harmonics_degree(term->count) >= 0 ? NC_OK : NC_E_COUNT;
}

static int check_spatial_term(const struct nci_term *term)
{
    if (!nci_finite(term->parameter, term->count))
        return NC_E_PARAMETER;
    switch (term->kind) {
#define CHECK(NAME, number, name, curvature, parameters)                                                   \
    case NC_SPATIAL_##NAME:                                                                                \
        return nci_spatial_##name##_check(term);
        NC_SPATIAL_TERMS(CHECK)
#undef CHECK
    default:
        return nci_kind_is_planar(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}

int nci_spatial_rotated_check(const struct nci_term *term)
{
    struct nci_term inner;
    const int status = nci_spatial_inner(term, &inner);
    if (status)
        return status;
    return nci_is_rotation(term->parameter) ? check_spatial_term(&inner) : NC_E_ROTATION;
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
