/* The signed distance of a sphere and a strictly convex body with the generating potential h: the largest
 * d(n) = n . x - h(n) over the normals n of the body, less the radius; x is the centre in frame a. */
#include "contact/contact.h"

/* A normal of the body and what belongs to it: boundary point, distance d = n . x - h of the centre from
 * the tangent plane, and the tangential components of the connecting vector x - p. */
struct sphere_search {
    double n[3], p[3], d, radius[2], direction[2][3], slide[2];
};

static int sphere_try(const double *shape, size_t count, const double x[3], struct sphere_search *at)
{
    struct nci_jet jet;
    double connect[3];
    const int status = nci_spatial_sum(shape, count, at->n, 2, NULL, NULL, &jet);
    if (status)
        return status;
    if (!(isfinite(jet.h) && nci_finite(jet.g, 3) && nci_finite(jet.H, 6)))
        return NC_E_SINGULAR;
    for (int i = 0; i < 3; i++) {
        at->p[i] = jet.g[i];
        connect[i] = x[i] - jet.g[i];
    }
    at->d = nci_dot(at->n, connect);
    nci_principal(jet.H, at->n, at->radius, at->direction);
    for (int k = 0; k < 2; k++)
        at->slide[k] = nci_dot(at->direction[k], connect);
    return NC_OK;
}

/* The Newton step for n in the principal directions: slide / (radius + d), as the Riemannian Hessian of d
 * is -(H + d I); with the absolute value of the denominator where d is not concave, and away from a saddle.
 * Returns its length. */
static double sphere_step(const struct sphere_search *at, double step[3])
{
    double part[2];
    for (int k = 0; k < 2; k++) {
        const double stiffness = at->radius[k] + at->d;
        part[k] = at->slide[k] / fmax(fabs(stiffness), DBL_MIN);
        if (stiffness < 0)
            part[k] = copysign(fmax(fabs(part[k]), 0.25), part[k]);
        part[k] = fmin(fmax(part[k], -1e3), 1e3);
    }
    for (int i = 0; i < 3; i++)
        step[i] = part[0] * at->direction[0][i] + part[1] * at->direction[1][i];
    return hypot(part[0], part[1]);
}

/* Moves along the step, shortened until d grows enough. */
static int sphere_climb(const double *shape, size_t count, const double x[3], const double step[3],
                        double length, double size, struct sphere_search *at)
{
    const struct sphere_search start = *at;
    const double slope = (start.slide[0] * nci_dot(step, start.direction[0]) +
                          start.slide[1] * nci_dot(step, start.direction[1])) /
                         length;
    for (double part = 1; part > 1e-12; part /= 2) {
        double square = 0;
        for (int i = 0; i < 3; i++) {
            at->n[i] = start.n[i] + part * step[i];
            square += at->n[i] * at->n[i];
        }
        if (!isfinite(square))
            return NC_E_NO_CONVERGENCE;
        for (int i = 0; i < 3; i++)
            at->n[i] /= sqrt(square);
        const int status = sphere_try(shape, count, x, at);
        if (status)
            return status;
        if (at->d - start.d >= 1e-4 * slope * atan(part * length) - 4 * DBL_EPSILON * size)
            return NC_OK;
    }
    return NC_E_NO_CONVERGENCE;
}

/* Climbs from at->n to a maximum of d. */
static int sphere_search(const double *shape, size_t count, const struct nci_centre *centre,
                         struct sphere_search *at)
{
    double step[3];
    int status = sphere_try(shape, count, centre->x, at);
    for (int k = 0; !status && k < 100; k++) {
        const double size = centre->length + sqrt(nci_dot(at->p, at->p)) + at->radius[1];
        const double length = sphere_step(at, step);
        const int concave = at->radius[0] + at->d > 0;
        if (concave && fmax(fabs(at->slide[0]), fabs(at->slide[1])) <= 8 * DBL_EPSILON * size)
            return NC_OK;
        status = sphere_climb(shape, count, centre->x, step, length, size, at);
        if (!status && concave && length <= 1e-9) /* one more quadratic step was the last needed */
            return NC_OK;
    }
    return status ? status : NC_E_NO_CONVERGENCE;
}

/* A normal to start from, with d > 0 if the centre is outside, else the best of those tried: from the
 * direction of the centre, and from points y of the body that approach the centre by the method of Frank
 * and Wolfe (the nearest point between y and the boundary point for the normal x - y). */
static int sphere_start(const double *shape, size_t count, const struct nci_centre *centre, double n[3])
{
    double y[3] = {0}, m[3], along[3], best = -INFINITY;
    struct nci_jet jet;
    for (int i = 0; i < 3; i++)
        n[i] = m[i] = centre->length > 0 ? centre->u[i] : i == 2;
    for (int k = 0; k < 32 && !(best > 0); k++) {
        const int status = nci_spatial_sum(shape, count, m, 1, NULL, NULL, &jet);
        const double d = nci_dot(m, centre->x) - jet.h;
        if (status)
            return status;
        for (int i = 0; i < 3; i++) {
            n[i] = d > best ? m[i] : n[i];
            along[i] = jet.g[i] - y[i];
            m[i] = centre->x[i] - y[i];
        }
        best = fmax(best, d);
        const double way = k > 0 ? nci_dot(m, along) / nci_dot(along, along) : 1;
        for (int i = 0; i < 3; i++) {
            y[i] += fmin(way, 1) * along[i];
            m[i] = centre->x[i] - y[i];
        }
        const double length = sqrt(nci_dot(m, m));
        if (!(way > 0 && length > 0 && isfinite(length)))
            break;
        for (int i = 0; i < 3; i++)
            m[i] /= length;
    }
    return isfinite(best) ? NC_OK : NC_E_SINGULAR;
}

/* A stationary point with d > 0 is the global maximum, because d(m) <= m . (x - p(n)) for all m; and so is
 * one whose depth -d is below the smallest curvature radius (Blaschke's rolling ball). If the first one is
 * deeper, more starts may still find one that is not. */
static int sphere_deepest(const double *shape, size_t count, const struct nci_centre *centre,
                          double radius_min, struct sphere_search *at)
{
    int status = sphere_start(shape, count, centre, at->n);
    if (!status)
        status = sphere_search(shape, count, centre, at);
    for (int k = 0; !status && k < 14; k++) { /* the faces and corners of a cube */
        if (at->d >= -radius_min)
            return NC_OK;
        for (int i = 0; i < 3; i++)
            at->n[i] = k < 6 ? (k / 2 == i ? 2 * (k % 2) - 1 : 0) : (2 * (k >> i & 1) - 1) / sqrt(3);
        if (sphere_search(shape, count, centre, at))
            at->d = -INFINITY;
    }
    return status ? status : at->d >= -radius_min ? NC_OK : NC_E_UNDECIDED;
}

/* Is a term a disc or a segment? Then the boundary may have flat or straight parts. */
static int sphere_flat(const double *shape, size_t count)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    int status = nci_read(&reader, shape, count);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        const double *p = inner.parameter;
        if (!status && inner.kind == NC_SPATIAL_ELLIPSOID && (p[0] == 0 || p[1] == 0 || p[2] == 0))
            return 1;
    }
    return 0;
}

int nc_sphere_distance(const double *shape, size_t n, double radius, const struct nc_spatial_motion *motion,
                       double radius_min, struct nc_spatial_contact *contact)
{
    struct nci_centre centre;
    struct sphere_search at;
    double n_der[3] = {0}, c_der[3] = {0};
    int status = contact ? nci_sphere_centre(motion, radius, &centre) : NC_E_NULL;
    if (!status && !(radius_min >= 0 && isfinite(radius_min)))
        status = NC_E_OPTION;
    if (!status)
        status = sphere_deepest(shape, n, &centre, radius_min, &at);
    if (status % NC_TERM == NC_E_NO_CONVERGENCE && sphere_flat(shape, n))
        status = NC_E_FLAT;
    if (!status)
        status = nci_curvatures(at.p, at.radius, contact->kappa);
    if (status)
        return nci_contact_fail(status, contact);
    for (int k = 0; k < 2; k++) { /* (H + d I) n_der = tangential part of x_der, c_der = H n_der */
        const double turn = nci_dot(at.direction[k], centre.x_der) / (at.radius[k] + at.d);
        for (int i = 0; i < 3; i++) {
            n_der[i] += turn * at.direction[k][i];
            c_der[i] += at.radius[k] * turn * at.direction[k][i];
        }
    }
    contact->gap = at.d - radius;
    contact->gap_der = nci_dot(at.n, centre.x_der);
    nci_sphere_finish(motion, radius, at.n, n_der, at.p, c_der, at.direction, contact);
    return nci_contact_end(NC_OK, contact);
}
