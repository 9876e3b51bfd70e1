/* Constructors of planar terms. */
#include "planar/planar.h"

size_t nc_planar_offset(double *shape, size_t capacity, double d)
{
    return nci_build(shape, capacity, NC_PLANAR_OFFSET, &d, 1);
}

size_t nc_planar_shift(double *shape, size_t capacity, double x, double y)
{
    const double p[] = {x, y};
    return nci_build(shape, capacity, NC_PLANAR_SHIFT, p, 2);
}

size_t nc_planar_fourier(double *shape, size_t capacity, double a0, const double *a, const double *b,
                         size_t harmonics)
{
    if (!isfinite(a0) || (harmonics && !(a && b && nci_finite(a, harmonics) && nci_finite(b, harmonics))))
        return 0;
    double *p = nci_build_start(shape, capacity, NC_PLANAR_FOURIER, 1 + 2 * harmonics);
    if (p) {
        p[0] = a0;
        for (size_t k = 0; k < harmonics; k++) {
            p[2 * k + 1] = a[k];
            p[2 * k + 2] = b[k];
        }
    }
    return 3 + 2 * harmonics;
}

size_t nc_planar_rolling(double *shape, size_t capacity, double a0, const double *a, const double *b,
                         size_t harmonics)
{
    /* alpha = phi + pi/2: cos(k alpha) and sin(k alpha) turn by k quarter turns. */
    static const double quarter_cos[4] = {1, 0, -1, 0}, quarter_sin[4] = {0, 1, 0, -1};
    const size_t size = nc_planar_fourier(shape, capacity, a0, a, b, harmonics);
    if (size == 0 || !shape || capacity < size)
        return size;
    for (size_t k = 1; k <= harmonics; k++) {
        const double c = quarter_cos[k % 4], s = quarter_sin[k % 4];
        shape[2 * k + 1] = c * a[k - 1] + s * b[k - 1];
        shape[2 * k + 2] = c * b[k - 1] - s * a[k - 1];
    }
    return size;
}

size_t nc_planar_ellipse(double *shape, size_t capacity, double a, double b)
{
    const double p[] = {a, b};
    return a >= 0 && b >= 0 && a + b > 0 ? nci_build(shape, capacity, NC_PLANAR_ELLIPSE, p, 2) : 0;
}

size_t nc_planar_superellipse(double *shape, size_t capacity, double a, double b, double epsilon,
                              double eta)
{
    const double p[] = {a, b, epsilon / (epsilon - 1), eta};
    if (!(a > 0 && b > 0 && epsilon > 1 && eta >= 0 && p[2] > 1))
        return 0;
    return nci_build(shape, capacity, NC_PLANAR_SUPERELLIPSE, p, 4);
}

void nci_planar_hermite(const double left[4], const double right[4], double width, double c[8])
{
    static const double factorial[4] = {1, 1, 2, 6};
    double r[4], power = 1, a[8];
    for (int k = 0; k < 4; k++) { /* Taylor coefficients at both ends in t = x/width */
        a[k] = left[k] * power / factorial[k];
        r[k] = right[k] * power / factorial[k];
        power *= width;
    }
    r[0] -= a[0] + a[1] + a[2] + a[3];
    r[1] -= a[1] + 2 * a[2] + 3 * a[3];
    r[2] -= a[2] + 3 * a[3];
    r[3] -= a[3];
    /* What remains is t^4 g(t): divide its Taylor series at t = 1 by t^4, then expand g at t = 0. */
    const double g0 = r[0], g1 = r[1] - 4 * r[0], g2 = r[2] - 4 * r[1] + 10 * r[0];
    const double g3 = r[3] - 4 * r[2] + 10 * r[1] - 20 * r[0];
    a[4] = g0 - g1 + g2 - g3;
    a[5] = g1 - 2 * g2 + 3 * g3;
    a[6] = g2 - 3 * g3;
    a[7] = g3;
    power = 1;
    for (int k = 0; k < 8; k++) {
        c[k] = a[k] / power;
        power *= width;
    }
}

size_t nc_planar_piecewise(double *shape, size_t capacity, const double *knots, size_t pieces,
                           const double *c, size_t degree)
{
    if (!knots || !c || pieces == 0 || pieces > 1000000 || degree > 1000)
        return 0;
    const size_t coefficients = pieces * (degree + 1), count = 2 + pieces + coefficients;
    if (!nci_finite(knots, pieces) || !nci_finite(c, coefficients))
        return 0;
    double *p = nci_build_start(shape, capacity, NC_PLANAR_PIECEWISE, count);
    if (p) {
        p[0] = (double)pieces;
        p[1] = (double)degree;
        for (size_t i = 0; i < pieces; i++)
            p[2 + i] = knots[i];
        for (size_t i = 0; i < coefficients; i++)
            p[2 + pieces + i] = c[i];
    }
    return count + 2;
}

size_t nc_planar_lift(double *shape, size_t capacity, enum nc_lift_law law, double lift, double start,
                      double rise, double dwell, double fall)
{
    const double p[] = {(double)law, lift, start, rise, dwell, fall};
    if (!(law >= NC_LIFT_345 && law <= NC_LIFT_MODIFIED_TRAPEZOID && rise > 0 && fall > 0 && dwell >= 0 &&
          rise + dwell + fall <= NCI_TWO_PI * (1 + 1e-12)))
        return 0;
    return nci_build(shape, capacity, NC_PLANAR_LIFT, p, 6);
}

size_t nc_planar_lobe(double *shape, size_t capacity, double amplitude, double start, double end, int p,
                      int q)
{
    const double parameter[] = {amplitude, start, end - start, p, q};
    if (!(end > start && end - start <= NCI_TWO_PI * (1 + 1e-12) && p >= 2 && p <= 12 && q >= 2 && q <= 12))
        return 0;
    return nci_build(shape, capacity, NC_PLANAR_LOBE, parameter, 5);
}

size_t nc_planar_rotated(double *shape, size_t capacity, const double *inner, size_t n, double angle)
{
    struct nci_reader reader;
    struct nci_term term;
    size_t size = 0;
    if (!isfinite(angle) || nci_read(&reader, inner, n))
        return 0;
    while (nci_more(&reader)) {
        double before = 0; /* the angle of a term that is already rotated: angles add */
        if (nci_next(&reader, &term))
            return 0;
        if (term.kind == NC_PLANAR_ROTATED) {
            struct nci_term own;
            if (nci_planar_inner(&term, &own))
                return 0;
            before = term.parameter[0];
            term = own;
        }
        if (!isfinite(angle + before) || !nci_finite(term.parameter, term.count))
            return 0;
        const size_t used = size < capacity ? size : capacity;
        double *p = nci_build_start(shape ? shape + used : NULL, capacity - used, NC_PLANAR_ROTATED,
                                    term.count + 3);
        if (p) {
            p[0] = angle + before;
            nci_build(p + 1, term.count + 2, term.kind, term.parameter, term.count);
        }
        size += term.count + 5;
    }
    return size;
}
