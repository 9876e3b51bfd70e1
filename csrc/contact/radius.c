/* Change of the circle's radius for the same body: the characteristics of the PDE of 000 (84), which must
 * read dG/dR = sqrt(G^2 + G'^2)/G (printed inverted: (83) lacks the term g' Delta-alpha; (A.13) solves the
 * printed equation and is no use). They are the normals that parallel curves have in common: along one,
 * the normal angle nu and the tangential part H1 = q.T of the curve stay, its support H = q.N grows by the
 * offset d = +-(R' - R). So G' is found where psi' = nu + atan2(H1, H), with G'^2 = H^2 + H1^2. */
#include <string.h>

#include "contact/contact.h"

/* From which potential to which. Curves are offset by d along their outer normal N. */
struct radius_change {
    const double *shape;
    size_t n;
    int from_support, to_support; /* the potential is h(phi) rather than G(psi) */
    double d;
    int hollow; /* from_support: the centres q = p - R n of a hollow circle, a curve with the normal -n */
};

/* A point of the offset curve, at the parameter (psi or phi) of the given potential. */
struct radius_point {
    double position;       /* parameter of the potential sought: polar angle of q, or nu */
    double rate;           /* its derivative with respect to the given parameter */
    double H, H1;          /* q = H N + H1 T */
    double stretch;        /* factor of the arc length by the offset, or curvature radius if from_support */
    double kappa, kappa_s; /* curvature of the offset curve and its derivative along its arc */
};

static int radius_begin(struct radius_change *change, const double *shape, size_t n, double from, double to,
                        enum nc_case mode)
{
    if (isnan(from) || isnan(to))
        return NC_E_ARGUMENT;
    if (mode != NC_CASE_CONVEX && mode != NC_CASE_CONCAVE)
        return NC_E_OPTION;
    if (from < 0 || (to < 0 && (!isinf(from) || isinf(to) || mode != NC_CASE_CONCAVE)))
        return NC_E_RADIUS;
    change->hollow = to < 0;
    change->shape = shape;
    change->n = n;
    change->from_support = isinf(from);
    change->to_support = isinf(to);
    change->d = mode * ((change->to_support ? 0 : to) - (change->from_support ? 0 : from));
    return NC_OK;
}

static int radius_evaluate(const struct radius_change *change, double parameter, struct radius_point *out)
{
    const double u[2] = {cos(parameter), sin(parameter)}, d = change->d;
    double nu = parameter, turn, speed, curvature, curvature_s; /* turn = dnu/dparameter */
    if (change->from_support) {
        double h[4];
        const double sign = change->hollow ? -1 : 1, phi = change->hollow ? parameter + NCI_PI : parameter;
        const int status = nci_planar_jet(change->shape, change->n, phi, sign * u[0], sign * u[1], 3, h);
        if (nci_failed(status))
            return status;
        for (int i = 0; i < 4; i++)
            h[i] *= sign;
        const double rho = nci_curvature_radius(h);
        out->H = h[0] + d;
        out->H1 = h[1];
        turn = 1;
        out->stretch = speed = status ? INFINITY : nci_clip(rho + d, fabs(rho) + fabs(d));
        curvature = 1 / speed;
        curvature_s = -(h[1] + h[3]) * curvature * curvature * curvature;
    } else {
        struct nci_polar curve;
        const int status = nci_polar_curve(change->shape, change->n, parameter, u, 3, &curve);
        if (status)
            return status;
        nu -= atan2(curve.G[1], curve.G[0]);
        out->H = curve.G[0] * (curve.G[0] / curve.S) + d;
        out->H1 = curve.G[1] * (curve.G[0] / curve.S);
        turn = curve.kappa * curve.S;
        out->stretch = nci_clip(1 + d * curve.kappa, 1 + fabs(d * curve.kappa));
        speed = curve.S * out->stretch;
        curvature = curve.kappa / out->stretch;
        curvature_s = curve.kappa1 / (curve.S * out->stretch * out->stretch * out->stretch);
    }
    out->kappa = curvature;
    out->kappa_s = curvature_s;
    out->position = change->to_support ? nu : nu + atan2(out->H1, out->H);
    out->rate = change->to_support ? turn : out->H * speed / (out->H * out->H + out->H1 * out->H1);
    return NC_OK;
}

/* The conditions for the potential sought to be single-valued at a point: the offset curve is regular and,
 * for a polar potential, star-shaped about P; for a support function, convex. */
static int radius_admissible(const struct radius_change *change, const struct radius_point *point)
{
    if (!(point->stretch > 0))
        return NC_E_NOT_UNIQUE;
    if (change->to_support)
        return point->kappa > 0 ? NC_OK : NC_E_NOT_CONVEX;
    return point->H > 0 ? NC_OK : NC_E_NOT_UNIQUE;
}

/* A point on the straight line at the distance point->H, its normal at nu: the offset of a flat side. */
static int radius_straight(double nu, double angle, struct radius_point *point)
{
    point->H1 = point->H * tan(angle - nu);
    point->kappa = point->kappa_s = 0;
    point->stretch = INFINITY;
    return NC_OK;
}

/* The parameter whose characteristic arrives at `angle`. The position differs from the parameter by less
 * than pi/2 on admissible curves: a bracket, halved whenever Newton's step leaves it. Where the position
 * jumps across the angle, a body given by its support has a flat side. */
static int radius_root(const struct radius_change *change, double angle, struct radius_point *point)
{
    double low = angle - NCI_PI / 2, high = angle + NCI_PI / 2, x = angle;
    int passed = 0; /* 1: low has been passed, 2: high */
    for (int i = 0; i < 100; i++) {
        const int status = radius_evaluate(change, x, point);
        if (status)
            return status;
        const double F = point->position - angle;
        if (F > 0)
            high = x;
        else
            low = x;
        passed |= F > 0 ? 2 : 1;
        const double step = F / point->rate;
        if (fabs(F) <= 4e-16 * (1 + fabs(angle)) ||
            (fabs(step) <= 4e-16 * (1 + fabs(x)) && fabs(F) < 1e-10))
            return NC_OK;
        const double next = x - step;
        if (high - low <= 4e-16 * (1 + fabs(x))) { /* a jump or an end of the bracket, not a root */
            if (fabs(F) < 1e-10)
                return NC_OK;
            const int side = passed == 3 && change->from_support && !change->to_support && point->H > 0;
            return side ? radius_straight(x, angle, point) : NC_E_NO_SOLUTION;
        }
        x = next > low && next < high && i < 40 ? next : low + (high - low) / 2;
    }
    return NC_E_NO_CONVERGENCE;
}

/* Does the curve pass the angle only once? Counts over one turn, in 64 steps. */
static int radius_single(const struct radius_change *change, double angle)
{
    struct radius_point point;
    double before = NAN;
    int passed = 0;
    for (int i = 0; i <= 64; i++) {
        const int status = radius_evaluate(change, angle + (i + 0.5) * NCI_PI / 32, &point);
        if (status)
            return status;
        const double off = remainder(point.position - angle, NCI_TWO_PI); /* jumps by 2 pi beyond P */
        passed += (off < 0) != (before < 0) && fabs(off - before) < NCI_PI;
        before = off;
    }
    return passed == 1 ? NC_OK : NC_E_NOT_UNIQUE;
}

static int radius_solve(const struct radius_change *change, double angle, double out[4])
{
    struct radius_point p;
    int status = radius_root(change, angle, &p);
    if (!status)
        status = radius_admissible(change, &p);
    if (!status)
        status = radius_single(change, angle);
    if (status)
        return status;
    if (change->to_support) {
        const double rho = 1 / p.kappa;
        out[0] = p.H;
        out[1] = p.H1;
        out[2] = rho - p.H;
        out[3] = -p.kappa_s * rho * rho * rho - p.H1;
    } else { /* the formulas of nci_polar_curve, solved for the derivatives of G */
        const double G = hypot(p.H, p.H1), c = p.H / G, s = p.H1 / G, S = G / c;
        out[0] = G;
        out[1] = S * s;
        out[2] = S * (1 + s * s - p.kappa * S) / c;
        out[3] =
            2 * out[1] + (3 * s * out[2] - 3 * p.kappa * S * s * (G + out[2]) - p.kappa_s * S * S * S) / c;
    }
    return nci_finite(out, 4) ? NC_OK : NC_E_ARGUMENT;
}

int nc_circle_change_radius(const double *shape, size_t n, double radius_from, double radius_to,
                            enum nc_case mode, double angle, double out[4])
{
    struct radius_change change;
    if (!out)
        return NC_E_NULL;
    int status = radius_begin(&change, shape, n, radius_from, radius_to, mode);
    if (!status)
        status = isfinite(angle) ? radius_solve(&change, angle, out) : NC_E_ARGUMENT;
    if (status)
        nci_not_a_number(out, 4);
    return status;
}

/* Is the curve admissible at four angles in each piece of the given potential? */
static int radius_admissible_everywhere(const struct radius_change *change, size_t pieces)
{
    struct radius_point point;
    int status = NC_OK;
    for (size_t i = 0; i < 4 * pieces && !status; i++) {
        status = radius_evaluate(change, NCI_TWO_PI * (double)i / (4 * (double)pieces), &point);
        if (!status)
            status = radius_admissible(change, &point);
    }
    return status;
}

size_t nc_planar_for_radius(double *shape, size_t capacity, const double *from, size_t n,
                            double radius_from, double radius_to, enum nc_case mode, size_t pieces)
{
    struct radius_change change;
    const size_t size = 4 + 9 * pieces;
    if (pieces < 8 || pieces > 4096 || radius_begin(&change, from, n, radius_from, radius_to, mode) ||
        radius_admissible_everywhere(&change, pieces))
        return 0;
    double *knot = shape && capacity >= size ? shape + 4 : NULL;
    const double width = NCI_TWO_PI / (double)pieces;
    double first[4], left[4], right[4], c[8];
    if (radius_solve(&change, 0, first))
        return 0;
    memcpy(left, first, sizeof left);
    for (size_t i = 0; i < pieces; i++) {
        memcpy(right, first, sizeof right);
        if (i + 1 < pieces && radius_solve(&change, width * (double)(i + 1), right))
            return 0;
        nci_planar_hermite(left, right, width, c);
        if (!nci_finite(c, 8))
            return 0;
        if (knot) {
            knot[i] = width * (double)i;
            memcpy(knot + pieces + 8 * i, c, sizeof c);
        }
        memcpy(left, right, sizeof left);
    }
    if (knot) {
        shape[0] = NC_PLANAR_PIECEWISE;
        shape[1] = (double)(size - 2);
        shape[2] = (double)pieces;
        shape[3] = 7;
    }
    return size;
}
