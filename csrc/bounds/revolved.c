/* Bounds for bodies of revolution from those of their profile.
 *
 * With the latitude phi of the normal the principal radii are rho = p + p'' along the meridian e and
 * r = p - p' tan(phi) along the parallel t. With R = r cos(phi), dR = -rho sin(phi) dphi and R = 0 at the
 * poles, r is a mean of rho over the latitudes from phi to the pole of the same side. */
#include "bounds/bounds.h"

/* rho on a range of latitudes: lower <= rho <= upper; |rho'| <= slope, |rho''| <= bend between joints. */
struct revolved_span {
    double lower, upper, slope, bend;
    int joints;
};

static int revolved_look(const struct nci_term *term, double from, double to, struct revolved_span *span)
{
    *span = (struct revolved_span){INFINITY, -INFINITY, 0, 0, -1};
    from = fmax(from, -NCI_PI / 2);
    to = fmin(to, NCI_PI / 2);
    do {
        double joint;
        const int status = nci_planar_next_joint(term->parameter, term->count, from, &joint);
        if (status)
            return status;
        const double end = joint > from ? fmin(joint, to) : to;
        struct nci_arc arc = {.middle = (from + end) / 2, .radius = (end - from) / 2};
        const int bounded = nci_planar_arc(term->parameter, term->count, &arc);
        if (bounded)
            return bounded;
        const double slope = fabs(arc.slope) + arc.radius * arc.bend;
        const double upper = arc.rho + arc.radius * slope + arc.error;
        span->lower = fmin(span->lower, arc.lower);
        span->upper = isnan(upper) ? INFINITY : fmax(span->upper, upper);
        span->slope = isnan(slope) ? INFINITY : fmax(span->slope, slope);
        span->bend = fmax(span->bend, arc.bend);
        span->joints++;
        from = end;
    } while (from < to - 1e-12);
    return NC_OK;
}

/* The bounds away from the poles. The difference d = r - rho obeys d' = d tan(phi) - rho' (Gronwall), and
 * the third and fourth derivatives in the frame (e, t) are made of rho', r' = d tan(phi), rho'',
 * X = tan(phi) (2 r' - rho'), r'' = X + d and -3 r' tan(phi). */
static void revolved_temperate(const struct revolved_span *span, double phi, double r, double difference,
                               struct nci_cap *cap)
{
    const double radius = cap->radius, outer = fabs(phi) + radius, inner = fmax(fabs(phi) - radius, 0);
    const double tangent = tan(outer), R = r * cos(phi);
    const double d = (difference + radius * span->slope) * exp(radius * tangent), rate = tangent * d;
    const double X = tangent * (2 * rate + span->slope), second = X + d;
    /* R changes by no more than `change` */
    const double change = radius * sin(outer) * fmax(fabs(span->lower), span->upper) + cap->error;
    const double low = (R - change) / (R > change ? cos(inner) : cos(outer));
    const double least = span->joints > 0 ? low : fmax(low, r - radius * rate - cap->error);
    cap->floor = fmin(span->lower, least);
    if (least > span->lower) { /* (tau . t)^2 = nu_z^2 / cos(phi)^2 for tangents tau */
        const double k = (least - span->lower) / (cos(inner) * cos(inner));
        const double z = cap->frame[0][2], z1 = cap->frame[1][2], z2 = cap->frame[2][2];
        cap->F[0] = k * z2 * z2;
        cap->F[1] = -k * z1 * z2;
        cap->F[2] = k * z1 * z1;
        cap->tilt[0] = k * z * z2;
        cap->tilt[1] = -k * z * z1;
        cap->core = k * z * z;
    }
    if (span->joints == 0)
        cap->bend = fmax(fmax(span->bend, second), 3 * tangent * rate) + (second + X) / 2;
}

/* Value, Hessian and third derivative at the centre, from rho, rho', r and r'. */
static void revolved_centre(double rho, double slope, double r, double rate, struct nci_cap *cap)
{
    const double *m = cap->frame[0], c = hypot(m[0], m[1]);
    const double ex = c > 0 ? m[0] / c : 1, ey = c > 0 ? m[1] / c : 0;
    const double e[3] = {-m[2] * ex, -m[2] * ey, c}, t[3] = {-ey, ex, 0};
    const double a1 = nci_dot(cap->frame[1], e), b1 = nci_dot(cap->frame[1], t);
    const double a2 = nci_dot(cap->frame[2], e), b2 = nci_dot(cap->frame[2], t);
    cap->A[0] = rho * a1 * a1 + r * b1 * b1;
    cap->A[1] = rho * a1 * a2 + r * b1 * b2;
    cap->A[2] = rho * a2 * a2 + r * b2 * b2;
    cap->T[0] = slope * a1 * a1 * a1 + 3 * rate * a1 * b1 * b1;
    cap->T[1] = slope * a1 * a1 * a2 + rate * (2 * a1 * b1 * b2 + b1 * b1 * a2);
    cap->T[2] = slope * a1 * a2 * a2 + rate * (2 * a2 * b1 * b2 + b2 * b2 * a1);
    cap->T[3] = slope * a2 * a2 * a2 + 3 * rate * a2 * b2 * b2;
}

int nci_spatial_revolved_cap(const struct nci_term *term, struct nci_cap *cap)
{
    const double *m = cap->frame[0], radius = cap->radius;
    const double c = hypot(m[0], m[1]), phi = atan2(m[2], c), tangent = m[2] / c;
    const int polar = atan2(c, fabs(m[2])) < 3 * radius;
    const double from = !polar || phi > radius ? phi - radius : -NCI_PI / 2;
    const double to = !polar || phi < -radius ? phi + radius : NCI_PI / 2;
    struct nci_arc arc = {.middle = phi, .radius = 0};
    struct revolved_span span;
    double h[4];
    int status = revolved_look(term, from, to, &span);
    if (status)
        return status;
    status = nci_planar_sum(term->parameter, term->count, phi, c, m[2], h);
    nci_planar_arc(term->parameter, term->count, &arc);
    double r = status ? NAN : h[0] - h[1] * tangent;
    double error = 32 * DBL_EPSILON * (fabs(h[0]) + fabs(h[1]) + fabs(h[2])) / c;
    if (polar && !(error <= span.upper - span.lower)) { /* both radii lie in the span */
        r = arc.rho;
        error = span.upper - span.lower;
    }
    cap->h = arc.h;
    cap->error = arc.error + error;
    revolved_centre(arc.rho, arc.slope, r, (r - arc.rho) * tangent, cap);
    cap->bend = INFINITY;
    cap->floor = span.lower;
    if (!polar)
        revolved_temperate(&span, phi, r, fabs(r - arc.rho) + error, cap);
    return NC_OK;
}
