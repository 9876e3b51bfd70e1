/* The terms on the circle: value and first three derivatives with respect to the angle. */
#include "planar/planar.h"

/* Adds harmonic k with the coefficients ab, given c = cos(k phi) and s = sin(k phi). */
static void term_harmonic(const double ab[2], double k, double c, double s, double h[4])
{
    const double value = ab[0] * c + ab[1] * s, slope = k * (ab[1] * c - ab[0] * s);
    h[0] += value;
    h[1] += slope;
    h[2] -= k * k * value;
    h[3] -= k * k * slope;
}

/* cos(k phi) and sin(k phi) by rotation, of odd and even k in two chains by 2 phi each: a processor works on
 * both at the same time. */
int nci_planar_fourier_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    const size_t count = term->count;
    const double c2 = c * c - s * s, s2 = 2 * s * c;
    double odd[4] = {p[0], 0, 0, 0}, even[4] = {0, 0, 0, 0};
    double co = c, so = s, ce = c2, se = s2, k = 1;
    size_t i = 1;
    for (; i + 3 < count; i += 4, k += 2) {
        const double next_odd = co * c2 - so * s2, next_even = ce * c2 - se * s2;
        term_harmonic(p + i, k, co, so, odd);
        term_harmonic(p + i + 2, k + 1, ce, se, even);
        so = so * c2 + co * s2;
        se = se * c2 + ce * s2;
        co = next_odd;
        ce = next_even;
    }
    if (i < count)
        term_harmonic(p + i, k, co, so, odd);
    for (int j = 0; j < 4; j++)
        out[j] += odd[j] + even[j];
    (void)phi;
    return NC_OK;
}

int nci_planar_fourier_form(const struct nci_term *term)
{
    return term->count % 2 == 1 ? NC_OK : NC_E_COUNT;
}

/* 003 (12), with the curvature radius rho = h + h'' = a^2 b^2 / h^3. */
int nci_planar_ellipse_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    (void)phi;
    const double aa = p[0] * p[0], bb = p[1] * p[1];
    const double h = sqrt(aa * c * c + bb * s * s);
    if (nci_vanishes(h, fmax(fabs(p[0]), fabs(p[1])))) {
        out[0] += h;
        return NC_E_FLAT;
    }
    const double h1 = (bb - aa) * s * c / h;
    const double rho = aa * bb / (h * h * h);
    out[0] += h;
    out[1] += h1;
    out[2] += rho - h;
    out[3] += -3 * rho * h1 / h - h1;
    return NC_OK;
}

int nci_planar_ellipse_form(const struct nci_term *term)
{
    return term->count == 2 ? NC_OK : NC_E_COUNT;
}

/* One axis of a superellipse, w = sqrt(a^2 c^2 + eta^2), and its derivatives: an ellipse with the semi-axes
 * sqrt(a^2 + eta^2), eta, whose curvature radius tells w'' without the difference of large numbers. */
static void term_axis(double a, double eta, double c, double c1, double w[4])
{
    const double aa = a * a;
    w[0] = sqrt(aa * c * c + eta * eta);
    if (w[0] == 0) { /* only for eta = 0: the value's own kink, seen from one side */
        w[1] = fabs(a * c1);
        w[2] = w[3] = 0;
        return;
    }
    const double share = eta / w[0], rho = share * share * (aa + eta * eta) / w[0];
    w[1] = aa * c * c1 / w[0];
    w[2] = rho - w[0];
    w[3] = -3 * rho * w[1] / w[0] - w[1];
}

/* 003 (13), regularised: h = (A^q + B^q)^(1/q) with A and B as in term_axis. Flat on the axes for q < 2 and
 * eta = 0: one point, but with an infinite curvature radius. */
int nci_planar_superellipse_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter, q = p[2];
    (void)phi;
    double A[4], B[4];
    term_axis(p[0], p[3], c, -s, A);
    term_axis(p[1], p[3], s, c, B);
    const double m = fmax(A[0], B[0]);
    const double am = nci_power(A[0] / m, q), bm = nci_power(B[0] / m, q);
    const double r = m * pow(am + bm, 1 / q);
    const double a = A[0] / r, b = B[0] / r, aq = am / (am + bm), bq = bm / (am + bm); /* a^q + b^q = 1 */
    const double fa = nci_lower_power(aq, a, q, 1), fb = nci_lower_power(bq, b, q, 1);
    /* r(A, B) is 1-homogeneous: its second derivatives are k (b^2, -ab, a^2). */
    const double k = (q - 1) * nci_lower_power(aq, a, q, 2) * nci_lower_power(bq, b, q, 2) / r;
    const double x = b * A[1] - a * B[1], x1 = b * A[2] - a * B[2];
    const double r1 = fa * A[1] + fb * B[1];
    const double r2 = fa * A[2] + fb * B[2] + k * x * x;
    /* The rate of k x^2 = K (B A' - A B')^2 with K = (q-1) A^(q-2) B^(q-2) r^(1-2q); the rates of fa and
     * fb add another k x x1. */
    double r3 = fa * A[3] + fb * B[3] + 3 * k * x * x1 - (2 * q - 1) * k * x * x * r1 / r;
    if (q != 2)
        r3 += (q - 1) * (q - 2) * x * x / (r * r) *
              (nci_lower_power(aq, a, q, 3) * nci_lower_power(bq, b, q, 2) * A[1] +
               nci_lower_power(aq, a, q, 2) * nci_lower_power(bq, b, q, 3) * B[1]);
    out[0] += r;
    out[1] += r1;
    if (r2 == INFINITY) {
        out[2] -= r;
        out[3] -= r1;
        return NC_E_FLAT;
    }
    out[2] += r2;
    out[3] += r3;
    return NC_OK;
}

int nci_planar_superellipse_form(const struct nci_term *term)
{
    return term->count == 4 ? NC_OK : NC_E_COUNT;
}

size_t nci_planar_piece(const struct nci_term *term, double phi, double *from_knot)
{
    const double *knot = term->parameter + 2, x = knot[0] + nci_wrap(phi - knot[0]);
    size_t low = 0, high = (size_t)term->parameter[0]; /* the last knot <= x is knot[low] */
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (knot[middle] <= x)
            low = middle;
        else
            high = middle;
    }
    *from_knot = x - knot[low];
    return low;
}

int nci_planar_piecewise_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    (void)c;
    (void)s;
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    double x;
    const double *piece = p + 2 + pieces + order * nci_planar_piece(term, phi, &x);
    double d[4] = {0, 0, 0, 0}; /* Horner for the polynomial and its derivatives / k! */
    for (size_t j = order; j-- > 0;) {
        d[3] = d[3] * x + d[2];
        d[2] = d[2] * x + d[1];
        d[1] = d[1] * x + d[0];
        d[0] = d[0] * x + piece[j];
    }
    out[0] += d[0];
    out[1] += d[1];
    out[2] += 2 * d[2];
    out[3] += 6 * d[3];
    return NC_OK;
}

int nci_planar_piecewise_form(const struct nci_term *term)
{
    const double *p = term->parameter, most = (double)term->count;
    if (!(term->count >= 4 && p[0] >= 1 && p[0] <= most && p[1] >= 0 && p[1] <= most))
        return NC_E_RANGE;
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    return term->count == 2 + pieces + pieces * order ? NC_OK : NC_E_COUNT;
}

int nci_planar_lift_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    const double lift = p[1], rise = p[3], dwell = p[4], fall = p[5];
    const double x = nci_wrap(phi - p[2]);
    double law[5], scale;
    (void)c;
    (void)s;
    if (x < rise) {
        nci_lift_law((int)p[0], x / rise, law);
        scale = 1 / rise;
    } else if (x <= rise + dwell) {
        out[0] += lift;
        return NC_OK;
    } else if (x < rise + dwell + fall) {
        nci_lift_law((int)p[0], (rise + dwell + fall - x) / fall, law);
        scale = -1 / fall;
    } else {
        return NC_OK;
    }
    out[0] += lift * law[1];
    out[1] += lift * law[2] * scale;
    out[2] += lift * law[3] * scale * scale;
    out[3] += lift * law[4] * scale * scale * scale;
    return NC_OK;
}

int nci_planar_lift_form(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count != 6)
        return NC_E_COUNT;
    return p[0] >= NC_LIFT_345 && p[0] <= NC_LIFT_MODIFIED_TRAPEZOID ? NC_OK : NC_E_RANGE;
}

/* x^p and its first three derivatives for a whole number p. */
static void term_whole_power(double x, int p, double out[4])
{
    double d[4] = {1, 0, 0, 0};
    for (int i = 0; i < p; i++) {
        d[3] = d[3] * x + 3 * d[2];
        d[2] = d[2] * x + 2 * d[1];
        d[1] = d[1] * x + d[0];
        d[0] = d[0] * x;
    }
    for (int i = 0; i < 4; i++)
        out[i] = d[i];
}

int nci_planar_lobe_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    (void)c;
    (void)s;
    const double x = nci_wrap(phi - p[1]), width = p[2];
    double a[4], b[4];
    if (x >= width)
        return NC_OK;
    term_whole_power(x, (int)p[3], a);
    term_whole_power(width - x, (int)p[4], b);
    b[1] = -b[1];
    b[3] = -b[3];
    out[0] += p[0] * a[0] * b[0];
    out[1] += p[0] * (a[1] * b[0] + a[0] * b[1]);
    out[2] += p[0] * (a[2] * b[0] + 2 * a[1] * b[1] + a[0] * b[2]);
    out[3] += p[0] * (a[3] * b[0] + 3 * a[2] * b[1] + 3 * a[1] * b[2] + a[0] * b[3]);
    return NC_OK;
}

int nci_planar_lobe_form(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count != 5)
        return NC_E_COUNT;
    return p[3] >= 2 && p[3] <= 12 && p[4] >= 2 && p[4] <= 12 ? NC_OK : NC_E_RANGE;
}

/* The single term inside a rotated one. */
int nci_planar_inner(const struct nci_term *term, struct nci_term *inner)
{
    struct nci_reader reader;
    int status = term->count < 3 ? NC_E_COUNT : nci_read(&reader, term->parameter + 1, term->count - 1);
    if (!status)
        status = nci_next(&reader, inner) % NC_TERM;
    if (!status && (nci_more(&reader) || inner->kind == NC_PLANAR_ROTATED))
        status = NC_E_NESTING;
    return status;
}

int nci_planar_rotated_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    struct nci_term inner;
    const int status = nci_planar_inner(term, &inner);
    if (status)
        return status;
    const double angle = term->parameter[0], ca = cos(angle), sa = sin(angle);
    return nci_planar_term(&inner, phi - nci_reduced(angle), c * ca + s * sa, s * ca - c * sa, out);
}

int nci_planar_rotated_form(const struct nci_term *term)
{
    return term->count >= 3 ? NC_OK : NC_E_COUNT;
}

int nci_planar_offset_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    (void)phi;
    (void)c;
    (void)s;
    out[0] += term->parameter[0];
    return NC_OK;
}

int nci_planar_offset_form(const struct nci_term *term)
{
    return term->count == 1 ? NC_OK : NC_E_COUNT;
}

int nci_planar_shift_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    const double h = p[0] * c + p[1] * s, h1 = p[1] * c - p[0] * s;
    (void)phi;
    out[0] += h;
    out[1] += h1;
    out[2] -= h;
    out[3] -= h1;
    return NC_OK;
}

int nci_planar_shift_form(const struct nci_term *term)
{
    return term->count == 2 ? NC_OK : NC_E_COUNT;
}

int nci_planar_form(const struct nci_term *term)
{
    switch (term->kind) {
#define FORM(NAME, number, name, curvature, parameters)                                                    \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_form(term);
        NC_PLANAR_TERMS(FORM)
#undef FORM
    default:
        return nci_kind_is_spatial(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}

int nci_planar_term(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    int status;
    switch (term->kind) {
#define JET(NAME, number, name, curvature, parameters)                                                     \
    case NC_PLANAR_##NAME:                                                                                 \
        status = nci_planar_##name##_form(term);                                                           \
        return status ? status : nci_planar_##name##_jet(term, phi, c, s, out);
        NC_PLANAR_TERMS(JET)
#undef JET
    default:
        return nci_kind_is_spatial(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}

int nci_planar_sum(const double *shape, size_t n, double phi, double c, double s, double out[4])
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n), flat = NC_OK;
    out[0] = out[1] = out[2] = out[3] = 0;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (status)
            break;
        status = nci_planar_term(&term, phi, c, s, out);
        if (status == NC_OK)
            continue;
        status = nci_blame(status, term.number);
        if (nci_is_flat(status)) {
            flat = status;
            status = NC_OK;
        }
    }
    return status ? status : flat;
}

int nc_planar_eval(const double *shape, size_t n, double phi, double out[4])
{
    int status = NC_OK;
    if (!out)
        return NC_E_NULL;
    if (!isfinite(phi))
        status = NC_E_ARGUMENT;
    if (!status)
        status = nci_planar_sum(shape, n, phi, cos(phi), sin(phi), out);
    if (!nci_failed(status) && !nci_finite(out, 4))
        status = NC_E_SINGULAR;
    if (nci_failed(status))
        out[0] = out[1] = out[2] = out[3] = NAN;
    return status;
}
