/* What is asked of a planar shape once: form, ranges, joints between pieces. */
#include "planar/planar.h"

int nci_is_whole(double x, double low, double high)
{
    return x >= low && x <= high && x == floor(x);
}

/* The k-th derivative (k = 0 .. 3) of a polynomial at x, and the sum of the sizes of its terms. */
static double check_polynomial(const double *c, size_t order, double x, int k, double *size)
{
    double value = 0;
    *size = 0;
    for (size_t j = order; j-- > (size_t)k;) {
        double factor = 1;
        for (int i = 0; i < k; i++)
            factor *= (double)(j - (size_t)i);
        value = value * x + factor * c[j];
        *size = *size * fabs(x) + fabs(factor * c[j]);
    }
    return value;
}

/* The highest derivative (-1 .. 3) that is continuous at all knots, to 1e-8 of what it is made of; 4 for
 * a single polynomial with no jump in any derivative, which only a constant is. */
static int check_joints(const double *p)
{
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    const double *knot = p + 2, *c = knot + pieces;
    int smooth = order == 1 && pieces == 1 ? 4 : 3;
    for (size_t i = 0; i < pieces; i++) {
        const double width = (i + 1 < pieces ? knot[i + 1] : knot[0] + NCI_TWO_PI) - knot[i];
        const double *next = c + (i + 1 < pieces ? i + 1 : 0) * order;
        double size = 0;
        for (int k = 0; k <= 3 && k <= smooth; k++) {
            double here, there;
            const double end = check_polynomial(c + i * order, order, width, k, &here);
            const double start = check_polynomial(next, order, 0, k, &there);
            size = k == 0 ? fmax(here, there) : size;
            /* on a dwell the slope is nothing but the rounding of the potential */
            const double rounding = k == 1 ? 64 * DBL_EPSILON * size / width : 0;
            if (!(fabs(end - start) <= 1e-8 * fmax(here, there) + rounding))
                smooth = k - 1;
        }
    }
    return smooth;
}

int nci_planar_piecewise_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (!nci_is_whole(p[0], 1, (double)term->count) || !nci_is_whole(p[1], 0, (double)term->count))
        return NC_E_RANGE;
    const size_t pieces = (size_t)p[0];
    for (size_t i = 0; i < pieces; i++)
        if (!(p[2 + i] < (i + 1 < pieces ? p[3 + i] : p[2] + NCI_TWO_PI)))
            return NC_E_KNOTS;
    return check_joints(p) >= 1 ? NC_OK : NC_E_CONTINUITY;
}

static int check_term(const struct nci_term *term)
{
    const int status = nci_finite(term->parameter, term->count) ? nci_planar_form(term) : NC_E_PARAMETER;
    if (status)
        return status;
    switch (term->kind) {
#define CHECK(NAME, number, name, curvature, parameters)                                                   \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_check(term);
        NC_PLANAR_TERMS(CHECK)
#undef CHECK
    default:
        return NC_E_KIND;
    }
}

int nci_planar_offset_check(const struct nci_term *term)
{
    (void)term;
    return NC_OK;
}

int nci_planar_shift_check(const struct nci_term *term)
{
    (void)term;
    return NC_OK;
}

int nci_planar_fourier_check(const struct nci_term *term)
{
    (void)term;
    return NC_OK;
}

int nci_planar_ellipse_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    return p[0] >= 0 && p[1] >= 0 && p[0] + p[1] > 0 ? NC_OK : NC_E_RANGE;
}

int nci_planar_superellipse_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    return p[0] > 0 && p[1] > 0 && p[2] > 1 && p[3] >= 0 ? NC_OK : NC_E_RANGE;
}

int nci_planar_lift_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (!nci_is_whole(p[0], NC_LIFT_345, NC_LIFT_MODIFIED_TRAPEZOID))
        return NC_E_RANGE;
    return p[3] > 0 && p[4] >= 0 && p[5] > 0 && p[3] + p[4] + p[5] <= NCI_TWO_PI * (1 + 1e-12) ? NC_OK
                                                                                               : NC_E_KNOTS;
}

int nci_planar_lobe_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (!(nci_is_whole(p[3], 2, 12) && nci_is_whole(p[4], 2, 12)))
        return NC_E_RANGE;
    return p[2] > 0 && p[2] <= NCI_TWO_PI * (1 + 1e-12) ? NC_OK : NC_E_KNOTS;
}

int nci_planar_rotated_check(const struct nci_term *term)
{
    struct nci_term inner;
    const int status = nci_planar_inner(term, &inner);
    return status ? status : check_term(&inner);
}

int nc_planar_check(const double *shape, size_t n)
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(check_term(&term), term.number);
    }
    return status;
}

int nci_planar_offset_smooth(const struct nci_term *term)
{
    (void)term;
    return 4;
}

int nci_planar_shift_smooth(const struct nci_term *term)
{
    (void)term;
    return 4;
}

int nci_planar_fourier_smooth(const struct nci_term *term)
{
    (void)term;
    return 4;
}

int nci_planar_ellipse_smooth(const struct nci_term *term)
{
    return term->parameter[0] > 0 && term->parameter[1] > 0 ? 4 : 0;
}

int nci_planar_superellipse_smooth(const struct nci_term *term)
{
    const double q = term->parameter[2], eta = term->parameter[3];
    if (eta > 0 || fmod(q, 2) == 0)
        return 4;
    return q < 2 ? 1 : q <= 3 ? 2 : 3; /* |x|^q */
}

int nci_planar_piecewise_smooth(const struct nci_term *term)
{
    return check_joints(term->parameter);
}

int nci_planar_lift_smooth(const struct nci_term *term)
{
    return term->parameter[0] == NC_LIFT_4567 ? 3 : 2;
}

int nci_planar_lobe_smooth(const struct nci_term *term)
{
    const double least = fmin(term->parameter[3], term->parameter[4]) - 1;
    return least < 3 ? (int)least : 3;
}

static int check_smoothness(const struct nci_term *term)
{
    switch (term->kind) {
#define SMOOTH(NAME, number, name, curvature, parameters)                                                  \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_smooth(term);
        NC_PLANAR_TERMS(SMOOTH)
#undef SMOOTH
    default:
        return -1;
    }
}

int nci_planar_rotated_smooth(const struct nci_term *term)
{
    struct nci_term inner;
    return nci_planar_inner(term, &inner) ? 0 : check_smoothness(&inner);
}

int nc_planar_continuity(const double *shape, size_t n, int *continuity)
{
    struct nci_reader reader;
    struct nci_term term;
    if (!continuity)
        return NC_E_NULL;
    *continuity = -1;
    int least = 4, status = nc_planar_check(shape, n);
    if (!status)
        status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        const int smooth = status ? 0 : check_smoothness(&term);
        least = smooth < least ? smooth : least;
    }
    if (!status)
        *continuity = least;
    return status;
}
