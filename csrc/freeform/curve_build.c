/* Constructors of curves, and what is asked of their vectors once. */
#include "freeform/freeform.h"

size_t nc_curve_circle(double *vector, size_t capacity, double radius)
{
    return radius > 0 ? nci_build(vector, capacity, NCI_CURVE_CIRCLE, &radius, 1) : 0;
}

size_t nc_curve_helix(double *vector, size_t capacity, double radius, double rise, double turns)
{
    const double p[] = {radius, rise, turns};
    return radius > 0 && turns > 0 ? nci_build(vector, capacity, NCI_CURVE_HELIX, p, 3) : 0;
}

size_t nc_curve_bspline(double *vector, size_t capacity, int degree, int periodic, int rational,
                        size_t count, const double *knots, const double *points)
{
    if (degree < 1 || degree > NC_MAX_SPLINE_DEGREE || count <= (size_t)degree || count > 1000000 ||
        !knots || !points)
        return 0;
    const struct nci_knots along = {degree, periodic != 0, count, knots};
    const struct nci_bspline spline = {1, rational ? 4 : 3, {along, along}, points};
    const size_t size = nci_knots_size(&along), values = count * (size_t)spline.dimension;
    if (!nci_finite(knots, size) || !nci_finite(points, values) || nci_bspline_check(&spline))
        return 0;
    if (vector && capacity >= 6 + size + values) {
        const double head[] = {
            NCI_CURVE_BSPLINE, (double)(4 + size + values), degree, periodic != 0, spline.dimension,
            (double)count};
        for (size_t i = 0; i < 6; i++)
            vector[i] = head[i];
        for (size_t i = 0; i < size; i++)
            vector[6 + i] = knots[i];
        for (size_t i = 0; i < values; i++)
            vector[6 + size + i] = points[i];
    }
    return 6 + size + values;
}

size_t nc_curve_interpolated(double *vector, size_t capacity, int degree, size_t count,
                             const double *points)
{
    if (degree < 1 || degree > NC_MAX_SPLINE_DEGREE || degree % 2 == 0 || count <= (size_t)degree ||
        count > 1000000 || !points || !nci_bounded(points, 3 * count))
        return 0;
    const size_t size = count + 1, total = 6 + size + 3 * count;
    if (vector && capacity >= total) {
        const double head[] = {NCI_CURVE_BSPLINE, (double)(total - 2), degree, 1, 3, (double)count};
        for (size_t i = 0; i < 6; i++)
            vector[i] = head[i];
        for (size_t i = 0; i < size; i++)
            vector[6 + i] = (double)i / (double)count;
        double *control = vector + 6 + size;
        for (size_t i = 0; i < 3 * count; i++)
            control[3 * nci_spline_centre(degree, count, i / 3) + i % 3] = points[i];
        nci_spline_periodic(degree, count, control);
    }
    return total;
}

size_t nc_curve_potential(double *vector, size_t capacity, const double *shape, size_t n)
{
    return nc_planar_check(shape, n) ? 0 : nci_build(vector, capacity, NCI_CURVE_POTENTIAL, shape, n);
}

size_t nci_build_placed(double *vector, size_t capacity, int kind, const struct nci_term *inner,
                        const double q[9], const double r[3])
{
    struct nci_term own = *inner;
    double placement[12] = {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};
    if (inner->kind == kind) { /* placed already: compose */
        if (nci_freeform_placed(inner, &own))
            return 0;
        for (int i = 0; i < 12; i++)
            placement[i] = inner->parameter[i];
    }
    if (!nci_finite(own.parameter, own.count) || !nci_finite(placement, 12))
        return 0;
    if (vector && capacity >= own.count + 16) {
        vector[0] = kind;
        vector[1] = (double)(own.count + 14);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++)
                vector[2 + 3 * i + j] = q[3 * i] * placement[j] + q[3 * i + 1] * placement[3 + j] +
                                        q[3 * i + 2] * placement[6 + j];
            vector[11 + i] = nci_dot(q + 3 * i, placement + 9) + r[i];
        }
        nci_build(vector + 14, own.count + 2, own.kind, own.parameter, own.count);
    }
    return own.count + 16;
}

size_t nc_curve_placed(double *vector, size_t capacity, const double *inner, size_t n, const double q[9],
                       const double r[3])
{
    struct nci_term term;
    if (!q || !r || !nci_is_rotation(q) || !nci_finite(r, 3) || nc_curve_check(inner, n) ||
        nci_freeform_single(inner, n, &term))
        return 0;
    return nci_build_placed(vector, capacity, NCI_CURVE_PLACED, &term, q, r);
}

int nci_curve_term_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    struct nci_bspline spline;
    struct nci_term inner;
    double range[2];
    int periodic, status;
    if (!nci_finite(p, term->count))
        return NC_E_PARAMETER;
    status = nci_curve_term_range(term, range, &periodic);
    if (status)
        return status;
    switch (term->kind) {
    case NCI_CURVE_CIRCLE:
        return p[0] > 0 ? NC_OK : NC_E_RADIUS;
    case NCI_CURVE_HELIX:
        return p[0] > 0 && p[2] > 0 ? NC_OK : NC_E_RANGE;
    case NCI_CURVE_POTENTIAL:
        return nc_planar_check(p, term->count) % NC_TERM;
    case NCI_CURVE_PLACED:
        status = nci_freeform_placed(term, &inner);
        if (status)
            return status;
        return nci_is_rotation(p) ? nci_curve_term_check(&inner) : NC_E_ROTATION;
    default:
        status = nci_bspline_read(term, 1, &spline);
        return status ? status : nci_bspline_check(&spline);
    }
}

int nc_curve_check(const double *vector, size_t n)
{
    const struct nc_curve curve = {.vector = vector, .n = n};
    struct nci_term term;
    double range[2];
    int periodic, status = nci_freeform_single(vector, n, &term);
    if (!status)
        status = nci_curve_term_check(&term);
    return status ? status : nc_curve_range(&curve, range, &periodic);
}
