/* Constructors of spatial terms. */
#include "spatial/spatial.h"

size_t nc_spatial_offset(double *shape, size_t capacity, double d)
{
    return nci_build(shape, capacity, NC_SPATIAL_OFFSET, &d, 1);
}

size_t nc_spatial_shift(double *shape, size_t capacity, double x, double y, double z)
{
    const double p[] = {x, y, z};
    return nci_build(shape, capacity, NC_SPATIAL_SHIFT, p, 3);
}

size_t nc_spatial_ellipsoid(double *shape, size_t capacity, double a, double b, double c)
{
    const double p[] = {a * a, b * b, c * c};
    if (!(a >= 0 && b >= 0 && c >= 0 && a + b + c > 0))
        return 0;
    return nci_build(shape, capacity, NC_SPATIAL_ELLIPSOID, p, 3);
}

size_t nc_spatial_quadratic(double *shape, size_t capacity, const double m[6])
{
    return m && nci_is_semidefinite(m) ? nci_build(shape, capacity, NC_SPATIAL_QUADRATIC, m, 6) : 0;
}

size_t nc_spatial_superellipsoid(double *shape, size_t capacity, double a, double b, double c, double delta,
                                 double epsilon, double eta)
{
    const double p[] = {a, b, c, delta / (delta - 1), epsilon / (epsilon - 1), eta};
    if (!(a > 0 && b > 0 && c > 0 && delta > 1 && epsilon > 1 && eta >= 0 && p[3] > 1 && p[4] > 1))
        return 0;
    return nci_build(shape, capacity, NC_SPATIAL_SUPERELLIPSOID, p, 6);
}

/* The factor from the orthonormal Y(l, +-m) to the monic polynomial of spatial_harmonics.c:
 * sqrt((2l+1)/(4 pi) (l-m)!/(l+m)! (2 for m > 0)) times the leading coefficient (2l)!/(2^l l! (l-m)!). */
static double build_harmonic_scale(int l, int m)
{
    double square = (2 * l + 1) / (4 * NCI_PI) * (m ? 2 : 1), leading = 1;
    for (int k = 1; k <= l; k++)
        leading *= (2.0 * k - 1) / k; /* of the Legendre polynomial itself */
    for (int k = l - m + 1; k <= l; k++)
        leading *= k; /* m derivatives */
    for (int k = l - m + 1; k <= l + m; k++)
        square /= k;
    return sqrt(square) * leading;
}

size_t nc_spatial_harmonics(double *shape, size_t capacity, const double *c, size_t degree)
{
    if (!c || degree > NC_MAX_DEGREE)
        return 0;
    const size_t count = (degree + 1) * (degree + 1);
    double *p = shape && capacity >= count + 2 ? shape + 2 : NULL;
    for (int m = 0; m <= (int)degree; m++)
        for (int l = m; l <= (int)degree; l++) {
            const double scale = build_harmonic_scale(l, m);
            const double pair[2] = {scale * c[l * l + l + m], scale * c[l * l + l - m]};
            if (!nci_finite(pair, 2))
                return 0;
            for (int k = 0; p && k < (m ? 2 : 1); k++)
                *p++ = pair[k];
        }
    if (p) {
        shape[0] = NC_SPATIAL_HARMONICS;
        shape[1] = (double)count;
    }
    return count + 2;
}

size_t nc_spatial_revolved(double *shape, size_t capacity, const double *profile, size_t n)
{
    return nc_planar_check(profile, n) == NC_OK
               ? nci_build(shape, capacity, NC_SPATIAL_REVOLVED, profile, n)
               : 0;
}

size_t nc_spatial_hull(double *shape, size_t capacity, const double *vertices, size_t count, double p)
{
    if (!vertices || count < 4 || count > 100000 || !(p >= 2 && p <= NC_MAX_SHARPNESS) ||
        !nci_finite(vertices, 3 * count))
        return 0;
    if (shape && capacity >= 3 * count + 3) {
        shape[0] = NC_SPATIAL_HULL;
        shape[1] = (double)(3 * count + 1);
        shape[2] = p;
        for (size_t i = 0; i < 3 * count; i++)
            shape[3 + i] = vertices[i];
    }
    return 3 * count + 3;
}

static void build_product(const double a[9], const double b[9], double out[9])
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            out[3 * i + j] = a[3 * i] * b[j] + a[3 * i + 1] * b[3 + j] + a[3 * i + 2] * b[6 + j];
}

size_t nc_spatial_rotated(double *shape, size_t capacity, const double *inner, size_t n, const double q[9])
{
    static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    struct nci_reader reader;
    struct nci_term term;
    size_t size = 0;
    if (!q || !nci_is_rotation(q) || nci_read(&reader, inner, n))
        return 0;
    while (nci_more(&reader)) {
        const double *before = identity; /* the rotation of a term that is already rotated */
        if (nci_next(&reader, &term))
            return 0;
        if (term.kind == NC_SPATIAL_ROTATED) {
            struct nci_term own;
            before = term.parameter;
            if (nci_spatial_inner(&term, &own) || !nci_is_rotation(before))
                return 0;
            term = own;
        }
        if (!nci_finite(term.parameter, term.count))
            return 0;
        if (shape && size <= capacity && capacity - size >= term.count + 13) {
            double *p = shape + size;
            p[0] = NC_SPATIAL_ROTATED;
            p[1] = (double)(term.count + 11);
            build_product(q, before, p + 2);
            nci_build(p + 11, term.count + 2, term.kind, term.parameter, term.count);
        }
        size += term.count + 13;
    }
    return size;
}
