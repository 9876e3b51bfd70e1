/* Constructors of surfaces, and what is asked of their vectors once. */
#include "freeform/freeform.h"

size_t nc_surface_plane(double *vector, size_t capacity, double length, double width)
{
    const double p[] = {length, width};
    return length > 0 && width > 0 ? nci_build(vector, capacity, NCI_SURFACE_PLANE, p, 2) : 0;
}

size_t nc_surface_torus(double *vector, size_t capacity, double R, double r)
{
    static const double upright[9] = {1, 0, 0, 0, 0, -1, 0, 1, 0}; /* x to x, y to z */
    const double centre[3] = {R, 0, 0};
    double circle[3], profile[20];
    if (!(R > r))
        return 0;
    const size_t n = nc_curve_circle(circle, 3, r);
    return n ? nc_surface_revolved(vector, capacity, profile,
                                   nc_curve_placed(profile, 20, circle, n, upright, centre))
             : 0;
}

size_t nc_surface_revolved(double *vector, size_t capacity, const double *curve, size_t n)
{
    return nc_curve_check(curve, n) ? 0 : nci_build(vector, capacity, NCI_SURFACE_REVOLVED, curve, n);
}

size_t nc_surface_extruded(double *vector, size_t capacity, const double *curve, size_t n, double width)
{
    if (!(width > 0 && isfinite(width)) || nc_curve_check(curve, n))
        return 0;
    if (vector && capacity >= n + 3) {
        vector[0] = NCI_SURFACE_EXTRUDED;
        vector[1] = (double)(n + 1);
        vector[2] = width;
        for (size_t i = 0; i < n; i++)
            vector[3 + i] = curve[i];
    }
    return n + 3;
}

size_t nc_surface_bspline(double *vector, size_t capacity, const int degree[2], const int periodic[2],
                          int rational, const size_t count[2], const double *knots_u, const double *knots_v,
                          const double *points)
{
    const double *knots[2] = {knots_u, knots_v};
    struct nci_bspline spline = {2, rational ? 4 : 3, {{0}}, points};
    size_t values = rational ? 4 : 3, size[2];
    if (!degree || !periodic || !count || !knots_u || !knots_v || !points)
        return 0;
    for (int i = 0; i < 2; i++) {
        if (degree[i] < 1 || degree[i] > NC_MAX_SPLINE_DEGREE || count[i] <= (size_t)degree[i] ||
            count[i] > 10000)
            return 0;
        spline.along[i] = (struct nci_knots){degree[i], periodic[i] != 0, count[i], knots[i]};
        size[i] = nci_knots_size(&spline.along[i]);
        values *= count[i];
        if (!nci_finite(knots[i], size[i]))
            return 0;
    }
    if (!nci_finite(points, values) || nci_bspline_check(&spline))
        return 0;
    const size_t total = 9 + size[0] + size[1] + values;
    if (vector && capacity >= total) {
        const double head[] = {NCI_SURFACE_BSPLINE, (double)(total - 2), degree[0],
                               degree[1],           periodic[0] != 0,    periodic[1] != 0,
                               spline.dimension,    (double)count[0],    (double)count[1]};
        for (size_t i = 0; i < 9; i++)
            *vector++ = head[i];
        for (int k = 0; k < 2; k++)
            for (size_t i = 0; i < size[k]; i++)
                *vector++ = knots[k][i];
        for (size_t i = 0; i < values; i++)
            *vector++ = points[i];
    }
    return total;
}

/* Knots of a spline through equidistant sites: the mean of `degree` neighbouring sites (de Boor), which
 * makes the matrix of the interpolation banded and totally positive. */
static void heights_knots(int degree, size_t count, const double range[2], double *knots)
{
    const double step = (range[1] - range[0]) / (double)(count - 1);
    for (size_t i = 0; i < count + (size_t)degree + 1; i++) {
        const double site = (double)i - 0.5 * (double)(degree + 1); /* centre of sites i-degree .. i-1 */
        knots[i] = i <= (size_t)degree ? range[0] : i >= count ? range[1] : range[0] + step * site;
    }
}

/* The sites are equidistant. */
static double heights_site(const struct nci_knots *k, size_t i)
{
    double range[2];
    nci_knots_range(k, range);
    return fmin(range[0] + (range[1] - range[0]) * ((double)i / (double)(k->count - 1)), range[1]);
}

/* Is the range finite, and are the knots in it different numbers? */
static int heights_range(const double range[2], size_t count)
{
    const double width = range[1] - range[0], size = fabs(range[0]) + fabs(range[1]);
    return nci_bounded(range, 2) && width > 1e-290 && width > 1e-12 * size * (double)count;
}

size_t nc_surface_heights(double *vector, size_t capacity, int degree, const double x[2], const double y[2],
                          const size_t count[2], const double *heights)
{
    if (!x || !y || !count || !heights || degree < 1 || degree > NC_MAX_SPLINE_DEGREE)
        return 0;
    const double *range[2] = {x, y};
    const size_t p = (size_t)degree;
    for (int i = 0; i < 2; i++)
        if (count[i] <= p || count[i] > NC_MAX_HEIGHTS || !heights_range(range[i], count[i]))
            return 0;
    const size_t n = count[0], m = count[1], total = 9 + (n + p + 1) + (m + p + 1) + 3 * n * m;
    if (!nci_bounded(heights, n * m))
        return 0;
    if (!vector || capacity < total)
        return total;
    double *knots[2] = {vector + 9, vector + 9 + n + p + 1}, *points = knots[1] + m + p + 1;
    const double head[] = {
        NCI_SURFACE_BSPLINE, (double)(total - 2), degree, degree, 0, 0, 3, (double)n, (double)m};
    for (size_t i = 0; i < 9; i++)
        vector[i] = head[i];
    heights_knots(degree, n, x, knots[0]);
    heights_knots(degree, m, y, knots[1]);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < m; j++) { /* x and y are linear: control points at the means of the knots */
            double *point = points + 3 * (i * m + j);
            point[0] = point[1] = 0;
            for (size_t k = 1; k <= p; k++) {
                point[0] += knots[0][i + k] / degree;
                point[1] += knots[1][j + k] / degree;
            }
            point[2] = heights[i * m + j];
        }
    const struct nci_knots u = {degree, 0, n, knots[0]}, v = {degree, 0, m, knots[1]};
    double work[NCI_SPLINE_WORK(NC_MAX_SPLINE_DEGREE)];
    int status = nci_spline_solve(&u, heights_site, 0, n - 1, points + 2, 3 * m, m, 3, work);
    if (!status)
        status = nci_spline_solve(&v, heights_site, 0, m - 1, points + 2, 3, n, 3 * m, work);
    return status || !nci_finite(points, 3 * n * m) ? 0 : total;
}

size_t nc_surface_potential(double *vector, size_t capacity, const double *shape, size_t n)
{
    return nc_spatial_check(shape, n) ? 0 : nci_build(vector, capacity, NCI_SURFACE_POTENTIAL, shape, n);
}

size_t nc_surface_placed(double *vector, size_t capacity, const double *inner, size_t n, const double q[9],
                         const double r[3])
{
    struct nci_term term;
    if (!q || !r || !nci_is_rotation(q) || !nci_finite(r, 3) || nc_surface_check(inner, n) ||
        nci_freeform_single(inner, n, &term))
        return 0;
    return nci_build_placed(vector, capacity, NCI_SURFACE_PLACED, &term, q, r);
}

static int surface_term_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    struct nci_bspline spline;
    struct nci_term inner;
    int status;
    if (!nci_finite(p, term->count))
        return NC_E_PARAMETER;
    switch (term->kind) {
    case NCI_SURFACE_PLANE:
        return term->count != 2 ? NC_E_COUNT : p[0] > 0 && p[1] > 0 ? NC_OK : NC_E_RANGE;
    case NCI_SURFACE_REVOLVED:
        return nc_curve_check(p, term->count);
    case NCI_SURFACE_EXTRUDED:
        return term->count < 1 ? NC_E_COUNT
               : p[0] > 0      ? nc_curve_check(p + 1, term->count - 1)
                               : NC_E_RANGE;
    case NCI_SURFACE_BSPLINE:
        status = nci_bspline_read(term, 2, &spline);
        return status ? status : nci_bspline_check(&spline);
    case NCI_SURFACE_POTENTIAL:
        return nc_spatial_check(p, term->count) % NC_TERM;
    case NCI_SURFACE_PLACED:
        status = nci_freeform_placed(term, &inner);
        if (status)
            return status;
        return nci_is_rotation(p) ? surface_term_check(&inner) : NC_E_ROTATION;
    default:
        return NC_E_KIND;
    }
}

int nc_surface_check(const double *vector, size_t n)
{
    const struct nc_surface surface = {.vector = vector, .n = n};
    struct nci_term term;
    double range[2][2];
    int periodic[2], status = nci_freeform_single(vector, n, &term);
    if (!status)
        status = surface_term_check(&term);
    return status ? status : nc_surface_range(&surface, range, periodic);
}
