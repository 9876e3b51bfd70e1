/* Bounds of the curvature radius rho = h + h'' of planar terms over an arc of the circle. */
#include "bounds/bounds.h"

/* A function f >= 0 on an arc: lo <= f <= hi, |f'| <= d1, |f''| <= d2. All are sums of products of positive
 * numbers, so that rounding changes only their last digits; arc_term() adds margins of 1e-9 and 1e-11, far
 * above that. They may be infinite. */
struct range {
    double lo, hi, d1, d2;
};

static struct range range_scale(double k, struct range a)
{
    return (struct range){nci_times(k, a.lo), nci_times(k, a.hi), nci_times(k, a.d1), nci_times(k, a.d2)};
}

static struct range range_sum(struct range a, struct range b)
{
    return (struct range){a.lo + b.lo, a.hi + b.hi, a.d1 + b.d1, a.d2 + b.d2};
}

static struct range range_product(struct range a, struct range b)
{
    return (struct range){nci_times(a.lo, b.lo), nci_times(a.hi, b.hi),
                          nci_times(a.d1, b.hi) + nci_times(a.hi, b.d1),
                          nci_times(a.d2, b.hi) + 2 * nci_times(a.d1, b.d1) + nci_times(a.hi, b.d2)};
}

/* a^e for any real e. */
static struct range range_power(struct range a, double e)
{
    if (e == 0)
        return (struct range){1, 1, 0, 0};
    if (a.hi == 0 && e > 0)
        return (struct range){0, 0, 0, 0};
    const double low = nci_power(a.lo, e), high = nci_power(a.hi, e);
    /* the largest a^(e-1) and a^(e-2) */
    const double s1 = e >= 1 ? high / a.hi : a.lo > 0 ? low / a.lo : INFINITY;
    const double s2 = e >= 2 ? high / (a.hi * a.hi) : a.lo > 0 ? low / (a.lo * a.lo) : INFINITY;
    return (struct range){fmin(low, high), fmax(low, high), fabs(e) * nci_times(s1, a.d1),
                          nci_times(fabs(e * (e - 1)), nci_times(s2, a.d1 * a.d1)) +
                              fabs(e) * nci_times(s1, a.d2)};
}

/* A support function f with its curvature radius. */
struct arc_shadow {
    struct range f, rho;
};

/* The curvature radius of the q-norm h of f and g. With S = f^q + g^q and the Wronskian W = f' g - f g',
 * whose rate is rho_f g - rho_g f: rho = (f/h)^(q-1) rho_f + (g/h)^(q-1) rho_g + (q-1) S^(1/q-2) (f
 * g)^(q-2) W^2. `wronskian` is a lower bound of |W|. */
static struct range arc_norm(const struct arc_shadow *f, const struct arc_shadow *g, double q,
                             double wronskian)
{
    const struct range a = f->f, b = g->f, ra = f->rho, rb = g->rho;
    const struct range S = range_sum(range_power(a, q), range_power(b, q));
    const struct range inverse = range_power(S, 1 / q - 1);
    const struct range wa = range_product(range_power(a, q - 1), inverse);
    const struct range wb = range_product(range_power(b, q - 1), inverse);
    const struct range W = {wronskian, nci_times(a.d1, b.hi) + nci_times(a.hi, b.d1),
                            nci_times(ra.hi, b.hi) + nci_times(rb.hi, a.hi),
                            nci_times(ra.d1, b.hi) + nci_times(ra.hi, b.d1) + nci_times(rb.d1, a.hi) +
                                nci_times(rb.hi, a.d1)};
    const struct range factor = range_product(range_power(S, 1 / q - 2),
                                              range_product(range_power(a, q - 2), range_power(b, q - 2)));
    const struct range square = range_scale(q - 1, range_product(factor, range_product(W, W)));
    return range_sum(square, range_sum(range_product(wa, ra), range_product(wb, rb)));
}

/* cos^2 phi for |phi - middle| <= radius. */
static struct range arc_square(double middle, double radius)
{
    const double slack = 4 * DBL_EPSILON, from = 2 * (middle - radius), to = 2 * (middle + radius);
    double low = fmin(cos(from), cos(to)) - slack, high = fmax(cos(from), cos(to)) + slack;
    if (floor(to / NCI_TWO_PI) > floor(from / NCI_TWO_PI))
        high = 1; /* the arc of 2 phi contains a multiple of 2 pi, */
    if (floor(to / NCI_TWO_PI + 0.5) > floor(from / NCI_TWO_PI + 0.5))
        low = -1; /* or an odd multiple of pi */
    low = fmax(low, -1);
    high = fmin(high, 1);
    const double least = low <= 0 && high >= 0 ? 0 : fmin(fabs(low), fabs(high));
    return (struct range){(1 + low) / 2, (1 + high) / 2, sqrt(1 - least * least) + slack,
                          2 * fmax(fabs(low), fabs(high))};
}

static struct range arc_complement(struct range a)
{
    return (struct range){1 - a.hi, 1 - a.lo, a.d1, a.d2};
}

/* k a + c for k, c >= 0. */
static struct range arc_linear(double k, struct range a, double c)
{
    a = range_scale(k, a);
    a.lo += c;
    a.hi += c;
    return a;
}

void nci_planar_fourier_arc(const struct nci_term *term, double middle, double radius,
                            struct nci_arc_bound *bound)
{
    const double *p = term->parameter;
    const size_t count = term->count;
    (void)middle;
    bound->floor = p[0];
    bound->bend = 0;
    bound->error = DBL_EPSILON * fabs(p[0]);
    for (size_t i = 1; i + 1 < count; i += 2) {
        const double k = 0.5 * (double)(i + 1), c = hypot(p[i], p[i + 1]);
        bound->floor -= (k * k - 1) * c;
        bound->bend += k * k * (k * k - 1) * c;
        bound->error += 8 * DBL_EPSILON * (k + 4) * (k * k + 1) * (1 + k * radius) * c;
    }
    bound->floor -= bound->error;
}

/* rho = a^2 b^2 u^(-3/2), u = a^2 cos^2 + b^2 sin^2. */
void nci_planar_ellipse_arc(const struct nci_term *term, double middle, double radius,
                            struct nci_arc_bound *bound)
{
    const double a = term->parameter[0], b = term->parameter[1], aa = a * a, bb = b * b;
    const struct range c = arc_square(middle, radius), s = arc_complement(c);
    const struct range u = aa > bb ? arc_linear(aa - bb, c, bb) : arc_linear(bb - aa, s, aa);
    const struct range rho = range_scale(aa * bb, range_power(u, -1.5));
    bound->floor = rho.lo;
    bound->bend = rho.d2;
    bound->error = 0;
}

/* The q-norm of w1 = sqrt(a^2 c^2 + eta^2) and w2, ellipses themselves. The Wronskian is c s (a^2 b^2 +
 * eta^2 (a^2 + b^2)) / (w1 w2), where c^2 / w1^2 = (1 - eta^2 / w1^2) / a^2. */
void nci_planar_superellipse_arc(const struct nci_term *term, double middle, double radius,
                                 struct nci_arc_bound *bound)
{
    const double *p = term->parameter;
    const double scale = fmax(p[0], p[1]), a = p[0] / scale, b = p[1] / scale, aa = a * a, bb = b * b;
    const double ee = p[3] * p[3] / (scale * scale);
    const struct range c = arc_square(middle, radius);
    const struct range u = arc_linear(aa, c, ee), v = arc_linear(bb, arc_complement(c), ee);
    const double cc = ee > 0 ? 1 - ee / u.lo : 1, ss = ee > 0 ? 1 - ee / v.lo : 1;
    const double wronskian = sqrt(cc * ss) * (aa * bb + ee * (aa + bb)) / (a * b);
    const struct arc_shadow x = {range_power(u, 0.5), range_scale(ee * (aa + ee), range_power(u, -1.5))};
    const struct arc_shadow y = {range_power(v, 0.5), range_scale(ee * (bb + ee), range_power(v, -1.5))};
    const struct range rho = arc_norm(&x, &y, p[2], wronskian);
    bound->floor = scale * rho.lo;
    bound->bend = scale * rho.d2;
    bound->error = 64 * DBL_EPSILON * p[2] * scale *
                   (ee > 0 ? aa / x.f.lo + bb / y.f.lo + sqrt(aa + ee) + sqrt(bb + ee) : a + b);
}

/* Bounds of the polynomial and of the sum of the sizes of its terms: derivative k + derivative k + 2. */
static void arc_horner(const double *c, size_t order, size_t k, double from, double to, double *low,
                       double *high, double *size)
{
    *low = *high = *size = 0;
    for (size_t j = order; j-- > k;) {
        double first = 1, second = 1;
        for (size_t i = 0; i < k; i++)
            first *= (double)(j - i);
        for (size_t i = 0; i < k + 2; i++)
            second *= (double)(j + 2 - i);
        const double term = first * c[j] + (j + 2 < order ? second * c[j + 2] : 0);
        const double a = *low * from, b = *low * to, d = *high * from, e = *high * to;
        *low = fmin(fmin(a, b), fmin(d, e)) + term;
        *high = fmax(fmax(a, b), fmax(d, e)) + term;
        *size = *size * fmax(fabs(from), fabs(to)) + fabs(first * c[j]) +
                (j + 2 < order ? fabs(second * c[j + 2]) : 0);
    }
}

/* An angle so large that it is rounded too much to tell where the arc is: nothing is known. */
static int arc_is_lost(double start, double middle, struct nci_arc_bound *bound)
{
    if (fabs(start) + fabs(middle) < 60)
        return 0;
    *bound = (struct nci_arc_bound){-INFINITY, INFINITY, 0};
    return 1;
}

void nci_planar_piecewise_arc(const struct nci_term *term, double middle, double radius,
                              struct nci_arc_bound *bound)
{
    const double *p = term->parameter;
    if (arc_is_lost(p[2], middle, bound))
        return;
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    const double *knot = p + 2, x = knot[0] + nci_wrap(middle - knot[0]);
    size_t i = pieces - 1;
    while (i > 0 && knot[i] > x)
        i--;
    const double *c = knot + pieces + i * order, t = x - knot[i];
    double low, high, size;
    arc_horner(c, order, 2, t - radius, t + radius, &low, &high, &size);
    bound->bend = fmax(fabs(low), fabs(high)) + 4 * DBL_EPSILON * (double)order * size;
    arc_horner(c, order, 0, t - radius, t + radius, &low, &high, &size);
    bound->error = 16 * DBL_EPSILON * (double)(order + 2) * size;
    bound->floor = low - bound->error;
}

/* Largest |s''| and |s''''| (inside pieces) of the lift laws of planar_lift.c. */
void nci_planar_lift_arc(const struct nci_term *term, double middle, double radius,
                         struct nci_arc_bound *bound)
{
    const double *p = term->parameter;
    (void)radius;
    if (arc_is_lost(p[2], middle, bound))
        return;
    static const double second[] = {5.7736, 7.5133, 6.2832, 5.5280, 4.8882};
    static const double fourth[] = {360, 840, 248.06, 872.95, 771.92};
    const double lift = fabs(p[1]), x = nci_wrap(middle - p[2]);
    const int law = (int)p[0] - 1;
    double width;
    if (x < p[3])
        width = p[3];
    else if (x > p[3] + p[4] && x < p[3] + p[4] + p[5])
        width = p[5];
    else {
        bound->floor = x < p[3] + p[4] ? p[1] : 0;
        bound->bend = bound->error = 0;
        return;
    }
    const double w2 = width * width;
    bound->bend = lift * (second[law] + fourth[law] / w2) / w2;
    bound->error = 64 * DBL_EPSILON * lift * (1 + second[law] / w2);
    bound->floor = fmin(p[1], 0) - lift * second[law] / w2 - bound->error;
}

/* Sum over j of binomial(k, j) times the sizes of the derivatives j of x^p and k - j of y^q. */
static double arc_leibniz(double x, int p, double y, int q, int k)
{
    double sum = 0, binomial = 1;
    for (int j = 0; j <= k; j++) {
        double product = binomial;
        for (int i = 0; i < j; i++)
            product *= p - i;
        for (int i = 0; i < k - j; i++)
            product *= q - i;
        if (product > 0)
            sum += product * pow(x, p - j) * pow(y, q - k + j);
        binomial = binomial * (k - j) / (j + 1);
    }
    return sum;
}

void nci_planar_lobe_arc(const struct nci_term *term, double middle, double radius,
                         struct nci_arc_bound *bound)
{
    const double *p = term->parameter;
    if (arc_is_lost(p[1], middle, bound))
        return;
    const double x = nci_wrap(middle - p[1]), size = fabs(p[0]);
    const int m = (int)p[3], n = (int)p[4];
    bound->floor = bound->bend = bound->error = 0;
    if (x >= p[2])
        return;
    const double a = x + radius, b = p[2] - x + radius;
    bound->bend = size * (arc_leibniz(a, m, b, n, 2) + arc_leibniz(a, m, b, n, 4));
    bound->error =
        16 * DBL_EPSILON * (m + n) * size * (arc_leibniz(a, m, b, n, 0) + arc_leibniz(a, m, b, n, 2));
    bound->floor = -INFINITY;
}

void nci_planar_offset_arc(const struct nci_term *term, double middle, double radius,
                           struct nci_arc_bound *bound)
{
    const double d = term->parameter[0];
    (void)middle;
    (void)radius;
    *bound = (struct nci_arc_bound){d, 0, 0};
}

void nci_planar_shift_arc(const struct nci_term *term, double middle, double radius,
                          struct nci_arc_bound *bound)
{
    (void)term;
    (void)middle;
    (void)radius;
    *bound = (struct nci_arc_bound){0, 0, 0};
}

/* Never asked: nci_planar_arc takes the term inside, and its angle. */
void nci_planar_rotated_arc(const struct nci_term *term, double middle, double radius,
                            struct nci_arc_bound *bound)
{
    (void)term;
    (void)middle;
    (void)radius;
    *bound = (struct nci_arc_bound){-INFINITY, INFINITY, 0};
}

/* Any term but a rotated one, with margins for the rounding of the bounds themselves. */
static int arc_term(const struct nci_term *term, double middle, double radius, struct nci_arc_bound *bound)
{
    *bound = (struct nci_arc_bound){-INFINITY, INFINITY, 0};
    const int status = nci_planar_form(term);
    if (status || !(fabs(middle) < 60))
        return status;
    switch (term->kind) {
#define ARC(NAME, number, name, curvature, parameters)                                                     \
    case NC_PLANAR_##NAME:                                                                                 \
        nci_planar_##name##_arc(term, middle, radius, bound);                                              \
        break;
        NC_PLANAR_TERMS(ARC)
#undef ARC
    default:
        return NC_E_KIND;
    }
    bound->bend *= 1 + 1e-9;
    bound->floor -= 1e-11 * fabs(bound->floor);
    if (isnan(bound->floor))
        bound->floor = -INFINITY;
    if (isnan(bound->bend))
        bound->bend = INFINITY;
    return NC_OK;
}

static int arc_is_segment(const struct nci_term *term)
{
    return term->kind == NC_PLANAR_ELLIPSE && term->parameter[0] * term->parameter[1] == 0;
}

/* Second-order Taylor bound around the middle of an arc. */
static double arc_taylor(double rho, double slope, double bend, double error, double radius)
{
    const double lower = rho - fabs(slope) * radius - bend * radius * radius / 2 - error;
    return lower >= -INFINITY ? lower : -INFINITY;
}

int nci_planar_arc(const double *shape, size_t n, struct nci_arc *arc)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    struct nci_arc_bound bound;
    int status = nci_read(&reader, shape, n);
    const double radius = arc->radius + 2e-12;                /* joints so close count as one */
    double apart = 0;                                         /* each term bounded for itself */
    double rho = 0, slope = 0, bend = 0, error = 0, rest = 0; /* Taylor for some, floors of the rest */
    double size = 0, terms = 4;                               /* what is added up */
    arc->h = arc->rho = arc->slope = arc->bend = arc->error = 0;
    while (!status && nci_more(&reader)) {
        double turn = 0, out[4] = {0, 0, 0, 0};
        status = nci_next(&reader, &term);
        if (!status && term.kind == NC_PLANAR_ROTATED) {
            turn = term.parameter[0];
            status = nci_planar_inner(&term, &inner);
            term = inner;
        }
        if (status || term.kind == NC_PLANAR_SHIFT || arc_is_segment(&term))
            continue;
        if (term.kind == NC_PLANAR_OFFSET) {
            arc->h += term.parameter[0];
            arc->rho += term.parameter[0];
            rest += term.parameter[0];
            apart += term.parameter[0];
            size += fabs(term.parameter[0]);
            terms++;
            continue;
        }
        const double phi = arc->middle - turn;
        status = nci_blame(arc_term(&term, phi, radius, &bound), term.number);
        if (status)
            return status;
        if (nci_planar_term(&term, phi, cos(phi), sin(phi), out) || !nci_finite(out, 4))
            out[0] = NAN;
        const double r = out[0] + out[2], s = out[1] + out[3];
        const double own =
            bound.error + 64 * DBL_EPSILON * (fabs(out[0]) + fabs(out[1]) + fabs(out[2]) + fabs(out[3]));
        const double part = fmax(bound.floor, arc_taylor(r, s, bound.bend, own, radius));
        apart += part;
        if (bound.bend * radius * radius / 2 <= r - bound.floor) {
            rho += r;
            slope += s;
            bend += bound.bend;
            error += own;
        } else {
            rest += bound.floor;
            size += fabs(bound.floor);
        }
        arc->h += out[0];
        arc->rho += r;
        arc->slope += s;
        arc->bend += bound.bend;
        arc->error += own;
        size += (isfinite(r) ? fabs(r) : 0) + (isfinite(part) ? fabs(part) : 0);
        terms++;
    }
    arc->error += nci_sum_rounding(terms, size);
    arc->lower = fmax(apart, rest + arc_taylor(rho, slope, bend, error, radius));
    arc->lower -= nci_sum_rounding(terms, size);
    return status;
}
