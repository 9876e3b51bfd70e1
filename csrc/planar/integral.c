/* The integral of a planar potential over its angle, 000 (24): term by term in closed form. */
#include "planar/planar.h"

/* Carlson's symmetric elliptic integrals R_F and R_D by duplication (Carlson, Numer. Algorithms 10 (1995)
 * 13-26). */
static double elliptic_rf(double x, double y, double z)
{
    double a = (x + y + z) / 3, dx, dy;
    for (int i = 0; i < 30; i++) {
        const double lambda = sqrt(x * y) + sqrt(x * z) + sqrt(y * z);
        x = (x + lambda) / 4;
        y = (y + lambda) / 4;
        z = (z + lambda) / 4;
        a = (a + lambda) / 4;
        if (fabs(x - a) < 1e-3 * a && fabs(y - a) < 1e-3 * a)
            break;
    }
    dx = 1 - x / a;
    dy = 1 - y / a;
    const double dz = -dx - dy, e2 = dx * dy - dz * dz, e3 = dx * dy * dz;
    return (1 + e2 * (e2 / 24 - 0.1 - 3 * e3 / 44) + e3 / 14) / sqrt(a);
}

static double elliptic_rd(double x, double y, double z)
{
    double a = (x + y + 3 * z) / 5, sum = 0, power = 1;
    for (int i = 0; i < 30; i++) {
        const double rz = sqrt(z), lambda = sqrt(x * y) + sqrt(x) * rz + sqrt(y) * rz;
        sum += power / (rz * (z + lambda));
        power /= 4;
        x = (x + lambda) / 4;
        y = (y + lambda) / 4;
        z = (z + lambda) / 4;
        a = (a + lambda) / 4;
        if (fabs(x - a) < 1e-3 * a && fabs(y - a) < 1e-3 * a && fabs(z - a) < 1e-3 * a)
            break;
    }
    const double dx = 1 - x / a, dy = 1 - y / a, dz = -(dx + dy) / 3;
    const double e2 = dx * dy - 6 * dz * dz, e3 = (3 * dx * dy - 8 * dz * dz) * dz;
    const double e4 = 3 * (dx * dy - dz * dz) * dz * dz, e5 = dx * dy * dz * dz * dz;
    const double series =
        1 - 3 * e2 / 14 + e3 / 6 + 9 * e2 * e2 / 88 - 3 * e4 / 22 - 9 * e2 * e3 / 52 + 3 * e5 / 26;
    return 3 * sum + power * series / (a * sqrt(a));
}

/* The integral of sqrt(c^2 + m s^2) from 0 to phi, m = (b/a)^2: E(phi | 1 - m), by quarter turns. */
static double integral_unit_ellipse(double phi, double m)
{
    const double turns = floor(phi / NCI_PI + 0.5), x = phi - turns * NCI_PI;
    const double s = sin(x), c = cos(x), k = 1 - m;
    if (m == 0)
        return 2 * turns + s;
    const double whole = elliptic_rf(0, m, 1) - k / 3 * elliptic_rd(0, m, 1);
    const double w = c * c + m * s * s;
    return 2 * turns * whole + s * elliptic_rf(c * c, w, 1) - k / 3 * s * s * s * elliptic_rd(c * c, w, 1);
}

static double integral_ellipse(const double *p, double phi)
{
    if (p[0] >= p[1])
        return p[0] * integral_unit_ellipse(phi, (p[1] / p[0]) * (p[1] / p[0]));
    return p[1] * integral_unit_ellipse(phi - NCI_PI / 2, (p[0] / p[1]) * (p[0] / p[1]));
}

static double integral_fourier(const double *p, size_t count, double phi0, double phi1)
{
    double sum = p[0] * (phi1 - phi0);
    for (size_t i = 1; i + 1 < count; i += 2) {
        const double k = 0.5 * (double)(i + 1); /* difference of sines and cosines as products */
        const double half = 2 * sin(0.5 * k * (phi1 - phi0)) / k, middle = 0.5 * k * (phi0 + phi1);
        sum += half * (p[i] * cos(middle) + p[i + 1] * sin(middle));
    }
    return sum;
}

static double integral_polynomial(const double *c, size_t order, double x)
{
    double sum = 0;
    for (size_t j = order; j-- > 0;)
        sum = sum * x + c[j] / (double)(j + 1);
    return sum * x;
}

/* From the first knot to x in [0, 2 pi). */
static double integral_piecewise(const double *p, double x)
{
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    const double *knot = p + 2, *c = knot + pieces;
    double sum = 0;
    for (size_t i = 0; i < pieces && knot[i] - knot[0] < x; i++) {
        const double end = i + 1 < pieces ? knot[i + 1] - knot[0] : NCI_TWO_PI;
        sum += integral_polynomial(c + i * order, order, fmin(end, x) - (knot[i] - knot[0]));
    }
    return sum;
}

/* From the start of the rise to x in [0, 2 pi). */
static double integral_lift(const double *p, double x)
{
    const double rise = p[3], dwell = p[4], fall = p[5];
    double s[5], sum;
    nci_lift_law((int)p[0], fmin(x / rise, 1), s);
    sum = rise * s[0];
    if (x > rise)
        sum += fmin(x - rise, dwell);
    if (x > rise + dwell) { /* the law run backwards: its whole integral is 1/2 */
        nci_lift_law((int)p[0], fmax(1 - (x - rise - dwell) / fall, 0), s);
        sum += fall * (0.5 - s[0]);
    }
    return p[1] * sum;
}

/* From the start of the lobe to x: w^(p+q+1) times the incomplete beta integral of t^p (1 - t)^q,
 * integrated by parts q times, so that all terms are positive. */
static double integral_lobe(const double *parameter, double x)
{
    const double w = parameter[2], t = fmin(x / w, 1);
    const int p = (int)parameter[3], q = (int)parameter[4];
    double sum = 0, factor = 1;
    for (int j = 0; j <= q; j++) {
        factor /= p + 1 + j;
        sum += factor * pow(t, p + 1 + j) * pow(1 - t, q - j);
        factor *= q - j;
    }
    return parameter[0] * pow(w, p + q + 1) * sum;
}

/* The integral over [phi0, phi1] of what is periodic from its own start on, by whole turns and the rest. */
static double integral_periodic(double (*part)(const double *, double), const double *p, double start,
                                double phi0, double phi1)
{
    double value[2];
    for (int k = 0; k < 2; k++) {
        const double phi = k ? phi1 : phi0, turns = floor((phi - start) / NCI_TWO_PI);
        const double x = fmin(fmax(phi - start - turns * NCI_TWO_PI, 0), NCI_TWO_PI);
        value[k] = turns * part(p, NCI_TWO_PI) + part(p, x);
    }
    return value[1] - value[0];
}

static double integral_superellipse_value(double phi, const void *context)
{
    double out[4] = {0, 0, 0, 0};
    nci_planar_term(context, phi, cos(phi), sin(phi), out);
    return out[0];
}

/* No antiderivative in known functions: whole turns at once, the rest quarter by quarter, adaptively. */
int nci_planar_superellipse_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    const double quarter = NCI_PI / 2, width = fabs(phi1 - phi0), turns = floor(width / NCI_TWO_PI);
    double start = nci_wrap(fmin(phi0, phi1)), part = 0, total = 0;
    const double stop = start + fmin(fmax(width - turns * NCI_TWO_PI, 0), NCI_TWO_PI);
    int status = NC_OK;
    if (turns > 0) {
        status = nci_integrate(integral_superellipse_value, term, 0, quarter, 1e-13, &part);
        total = 4 * turns * part;
    }
    for (int k = (int)(start / quarter) + 1; !status && start < stop; k++) {
        const double end = fmin(k * quarter, stop);
        if (end > start)
            status = nci_integrate(integral_superellipse_value, term, start, end, 1e-13, &part);
        else
            part = 0;
        total += part;
        start = end;
    }
    *sum += phi1 < phi0 ? -total : total;
    return status;
}

int nci_planar_offset_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += term->parameter[0] * (phi1 - phi0);
    return NC_OK;
}

int nci_planar_shift_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    const double pair[3] = {0, term->parameter[0], term->parameter[1]};
    *sum += integral_fourier(pair, 3, phi0, phi1);
    return NC_OK;
}

int nci_planar_fourier_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += integral_fourier(term->parameter, term->count, phi0, phi1);
    return NC_OK;
}

int nci_planar_ellipse_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += integral_ellipse(term->parameter, phi1) - integral_ellipse(term->parameter, phi0);
    return NC_OK;
}

int nci_planar_piecewise_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += integral_periodic(integral_piecewise, term->parameter, term->parameter[2], phi0, phi1);
    return NC_OK;
}

int nci_planar_lift_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += integral_periodic(integral_lift, term->parameter, term->parameter[2], phi0, phi1);
    return NC_OK;
}

int nci_planar_lobe_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += integral_periodic(integral_lobe, term->parameter, term->parameter[1], phi0, phi1);
    return NC_OK;
}

static int integral_term(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    const int status = nci_planar_form(term);
    if (status)
        return status;
    switch (term->kind) {
#define INTEGRAL(NAME, number, name, curvature, parameters)                                                \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_integral(term, phi0, phi1, sum);
        NC_PLANAR_TERMS(INTEGRAL)
#undef INTEGRAL
    default:
        return NC_E_KIND;
    }
}

int nci_planar_rotated_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    const double turn = term->parameter[0];
    struct nci_term inner;
    const int status = nci_planar_inner(term, &inner);
    return status ? status : integral_term(&inner, phi0 - turn, phi1 - turn, sum);
}

int nc_planar_integral(const double *shape, size_t n, double phi0, double phi1, double *integral)
{
    struct nci_reader reader;
    struct nci_term term;
    if (!integral)
        return NC_E_NULL;
    *integral = 0;
    int status = isfinite(phi0) && isfinite(phi1) ? nci_read(&reader, shape, n) : NC_E_ARGUMENT;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(integral_term(&term, phi0, phi1, integral), term.number);
    }
    if (!status && !isfinite(*integral))
        status = NC_E_SINGULAR;
    if (status)
        *integral = NAN;
    return status;
}
