/* What is asked of a planar shape once: form, ranges, joints between pieces. */
#include "internal.h"

static int check_is_whole(double x, double low, double high)
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
        for (int k = 0; k <= 3 && k <= smooth; k++) {
            double here, there;
            const double end = check_polynomial(c + i * order, order, width, k, &here);
            const double start = check_polynomial(next, order, 0, k, &there);
            if (!(fabs(end - start) <= 1e-8 * fmax(here, there)))
                smooth = k - 1;
        }
    }
    return smooth;
}

static int check_piecewise(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count < 4 || !check_is_whole(p[0], 1, (double)term->count) ||
        !check_is_whole(p[1], 0, (double)term->count))
        return NC_E_RANGE;
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    if (term->count != 2 + pieces + pieces * order)
        return NC_E_COUNT;
    for (size_t i = 0; i < pieces; i++)
        if (!(p[2 + i] < (i + 1 < pieces ? p[3 + i] : p[2] + NCI_TWO_PI)))
            return NC_E_KNOTS;
    return check_joints(p) >= 1 ? NC_OK : NC_E_CONTINUITY;
}

static int check_term(const struct nci_term *term)
{
    const double *p = term->parameter;
    double unused[4] = {0, 0, 0, 0};
    int status;
    if (!nci_finite(p, term->count))
        return NC_E_PARAMETER;
    if (term->kind == NCI_PLANAR_PIECEWISE)
        return check_piecewise(term);
    if (term->kind == NCI_PLANAR_ROTATED) {
        struct nci_term inner;
        status = nci_planar_inner(term, &inner);
        return status ? status : check_term(&inner);
    }
    if (term->kind == NCI_PLANAR_LIFT && term->count == 6 &&
        !check_is_whole(p[0], NC_LIFT_345, NC_LIFT_MODIFIED_TRAPEZOID))
        return NC_E_RANGE;
    if (term->kind == NCI_PLANAR_LOBE && term->count == 5 &&
        !(check_is_whole(p[3], 2, 12) && check_is_whole(p[4], 2, 12)))
        return NC_E_RANGE;
    status = nci_planar_term(term, 0.7, cos(0.7), sin(0.7), unused); /* kind and count */
    if (status && status != NC_E_FLAT)
        return status;
    switch (term->kind) {
    case NCI_PLANAR_ELLIPSE:
        return p[0] >= 0 && p[1] >= 0 && p[0] + p[1] > 0 ? NC_OK : NC_E_RANGE;
    case NCI_PLANAR_SUPERELLIPSE:
        return p[0] > 0 && p[1] > 0 && p[2] > 1 && p[3] >= 0 ? NC_OK : NC_E_RANGE;
    case NCI_PLANAR_LIFT:
        return p[3] > 0 && p[4] >= 0 && p[5] > 0 && p[3] + p[4] + p[5] <= NCI_TWO_PI * (1 + 1e-12)
                   ? NC_OK
                   : NC_E_KNOTS;
    case NCI_PLANAR_LOBE:
        return p[2] > 0 && p[2] <= NCI_TWO_PI * (1 + 1e-12) ? NC_OK : NC_E_KNOTS;
    default:
        return NC_OK;
    }
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

static int check_smoothness(const struct nci_term *term)
{
    const double *p = term->parameter;
    struct nci_term inner;
    switch (term->kind) {
    case NCI_PLANAR_ELLIPSE:
        return p[0] > 0 && p[1] > 0 ? 4 : 0;
    case NCI_PLANAR_SUPERELLIPSE:
        if (p[3] > 0 || fmod(p[2], 2) == 0)
            return 4;
        return p[2] < 2 ? 1 : p[2] <= 3 ? 2 : 3; /* |x|^q */
    case NCI_PLANAR_PIECEWISE:
        return check_joints(p);
    case NCI_PLANAR_LIFT:
        return p[0] == NC_LIFT_4567 ? 3 : 2;
    case NCI_PLANAR_LOBE: {
        const double least = fmin(p[3], p[4]) - 1;
        return least < 3 ? (int)least : 3;
    }
    case NCI_PLANAR_ROTATED:
        return nci_planar_inner(term, &inner) ? 0 : check_smoothness(&inner);
    default:
        return 4;
    }
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

/* Lowers *joint to phi + (the way from phi to the angle, modulo 2 pi) if that is less. */
static void joint_at(double angle, double phi, double *joint)
{
    double way = nci_wrap(angle - phi);
    if (way < 1e-12)
        way += NCI_TWO_PI;
    *joint = fmin(*joint, phi + way);
}

/* The joints of a term that is turned by an angle. */
static int joint_of_term(const struct nci_term *term, double turned, double phi, double *joint)
{
    const double *p = term->parameter;
    struct nci_term inner;
    double unused[4] = {0, 0, 0, 0};
    int status = nci_planar_term(term, phi, cos(phi), sin(phi), unused); /* kind and count */
    if (status && status != NC_E_FLAT)
        return status;
    switch (term->kind) {
    case NCI_PLANAR_ELLIPSE:
        for (int k = 0; k < 4 && p[0] * p[1] == 0; k++)
            joint_at(turned + k * NCI_PI / 2, phi, joint);
        break;
    case NCI_PLANAR_SUPERELLIPSE:
        for (int k = 0; k < 4; k++)
            joint_at(turned + k * NCI_PI / 2, phi, joint);
        break;
    case NCI_PLANAR_PIECEWISE:
        for (size_t i = 0; i < (size_t)p[0]; i++)
            joint_at(turned + p[2 + i], phi, joint);
        break;
    case NCI_PLANAR_LIFT: {
        /* The ends, and the inner joints of the modified laws at odd eighths of rise and fall. */
        for (int k = 0; k <= 8; k++) {
            const int outer = k == 1 || k == 7, inner_one = k == 3 || k == 5;
            if (k % 8 && !(outer && p[0] >= NC_LIFT_MODIFIED_SINE) &&
                !(inner_one && p[0] == NC_LIFT_MODIFIED_TRAPEZOID))
                continue;
            joint_at(turned + p[2] + p[3] * k / 8, phi, joint);
            joint_at(turned + p[2] + p[3] + p[4] + p[5] * k / 8, phi, joint);
        }
        break;
    }
    case NCI_PLANAR_LOBE:
        joint_at(turned + p[1], phi, joint);
        joint_at(turned + p[1] + p[2], phi, joint);
        break;
    case NCI_PLANAR_ROTATED:
        status = nci_planar_inner(term, &inner);
        if (!status)
            status = joint_of_term(&inner, nci_reduced(p[0]), phi, joint);
        break;
    default:
        break;
    }
    return status == NC_E_FLAT ? NC_OK : status;
}

int nci_planar_next_joint(const double *shape, size_t n, double phi, double *joint)
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    *joint = INFINITY;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(joint_of_term(&term, 0, phi, joint), term.number);
    }
    return status;
}
