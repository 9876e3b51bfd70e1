/* The terms on the sphere: jets of 1-homogeneous functions at a unit vector, in Cartesian components, so
 * that no direction is special. */
#include "spatial/spatial.h"

/* Adds the jet of h = sqrt(x' M x) given y = M x and M; h H + g g' = M gives H and, differentiated, the
 * third derivative. rounding: of x' M x, relative to the trace of M. */
static int term_quadratic(const double M[6], const double y[3], const double x[3], double rounding,
                          int order, const double u[3], const double v[3], struct nci_jet *jet)
{
    const double hh = nci_dot(x, y), trace = fabs(M[0]) + fabs(M[3]) + fabs(M[5]);
    const double h = sqrt(hh > 0 ? hh : 0 * hh);
    jet->h += h;
    if (hh <= rounding * trace) { /* the direction in which a disc or segment has no extent */
        if (hh < -1e-11 * trace)
            return NC_E_SEMIDEFINITE;
        for (int k = 0; k < 6; k++)
            jet->flat[k] += M[k];
        return order > 0 ? NC_E_FLAT : NC_OK;
    }
    if (order < 1)
        return NC_OK;
    const double i = 1 / h;
    const double g[3] = {y[0] * i, y[1] * i, y[2] * i};
    jet->g[0] += g[0];
    jet->g[1] += g[1];
    jet->g[2] += g[2];
    if (order < 2)
        return NC_OK;
    const double H[6] = {(M[0] - g[0] * g[0]) * i, (M[1] - g[0] * g[1]) * i, (M[2] - g[0] * g[2]) * i,
                         (M[3] - g[1] * g[1]) * i, (M[4] - g[1] * g[2]) * i, (M[5] - g[2] * g[2]) * i};
    for (int k = 0; k < 6; k++)
        jet->H[k] += H[k];
    if (order < 3)
        return NC_OK;
    double Hu[3], Hv[3];
    nci_symmetric(H, u, Hu);
    nci_symmetric(H, v, Hv);
    const double gu = nci_dot(g, u), gv = nci_dot(g, v), uHv = nci_dot(u, Hv);
    for (int k = 0; k < 3; k++)
        jet->t[k] -= (gv * Hu[k] + gu * Hv[k] + uHv * g[k]) * i;
    return NC_OK;
}

static int term_ellipsoid(const double *p, const double x[3], int order, const double u[3],
                          const double v[3], struct nci_jet *jet)
{
    const double M[6] = {p[0], 0, 0, p[1], 0, p[2]};
    const double y[3] = {p[0] * x[0], p[1] * x[1], p[2] * x[2]};
    return term_quadratic(M, y, x, 1e-30, order, u, v, jet);
}

/* 003 (52). Flat for eta = 0 where a component of the normal is zero and the exponent q of its norm below 2:
 * one point, but with an infinite curvature radius. */
static int term_superellipsoid(const double *p, const double x[3], int order, const double u[3],
                               const double v[3], struct nci_jet *jet)
{
    static const int diagonal[3] = {0, 3, 5};
    const int tip = x[0] == 0 && x[1] == 0;
    int flat = 0;
    for (int i = 0; i < 3 && order > 1 && p[5] == 0; i++)
        if (x[i] == 0 && (i == 2 || tip ? p[4] : p[3]) < 2) {
            jet->flat[diagonal[i]] += 1;
            flat = 1;
        }
    nci_superellipsoid(p, x, flat ? 1 : order, u, v, jet);
    return flat ? NC_E_FLAT : NC_OK;
}

/* h = d |x|: d times the unit sphere. */
static void term_sphere(double d, const double x[3], int order, const double u[3], const double v[3],
                        struct nci_jet *jet)
{
    struct nci_jet unit = {0};
    const double M[6] = {1, 0, 0, 1, 0, 1};
    jet->h += d;
    if (order < 1)
        return;
    term_quadratic(M, x, x, 0, order, u, v, &unit);
    for (int k = 0; k < 3; k++)
        jet->g[k] += d * x[k];
    for (int k = 0; k < 6; k++)
        jet->H[k] += d * unit.H[k];
    for (int k = 0; k < 3; k++)
        jet->t[k] += d * unit.t[k];
}

int nci_spatial_inner(const struct nci_term *term, struct nci_term *inner)
{
    struct nci_reader reader;
    int status = term->count < 11 ? NC_E_COUNT : nci_read(&reader, term->parameter + 9, term->count - 9);
    if (!status)
        status = nci_next(&reader, inner) % NC_TERM;
    if (!status && (nci_more(&reader) || inner->kind == NC_SPATIAL_ROTATED))
        status = NC_E_NESTING;
    return status;
}

/* Q A Q' of a packed symmetric matrix. */
static void term_turn(const double q[9], const double A[6], double out[6])
{
    double B[3][3]; /* rows: A q_i, q_i the i-th row of Q */
    for (int i = 0; i < 3; i++)
        nci_symmetric(A, q + 3 * i, B[i]);
    out[0] = nci_dot(q, B[0]);
    out[1] = nci_dot(q, B[1]);
    out[2] = nci_dot(q, B[2]);
    out[3] = nci_dot(q + 3, B[1]);
    out[4] = nci_dot(q + 3, B[2]);
    out[5] = nci_dot(q + 6, B[2]);
}

/* h(x) = inner(Q' x). */
int nci_spatial_rotated_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                            const double v[3], struct nci_jet *jet)
{
    const double *q = term->parameter;
    struct nci_term inner;
    struct nci_jet own = {0};
    double y[3], yu[3], yv[3], back[6];
    int status = nci_spatial_inner(term, &inner);
    if (status)
        return status;
    nci_rotate_back(q, x, y);
    if (order > 2) {
        nci_rotate_back(q, u, yu);
        nci_rotate_back(q, v, yv);
    }
    status = nci_spatial_term(&inner, y, order, yu, yv, &own);
    jet->h += own.h;
    nci_rotate(q, own.g, back);
    for (int k = 0; k < 3; k++)
        jet->g[k] += back[k];
    term_turn(q, own.H, back);
    for (int k = 0; k < 6; k++)
        jet->H[k] += back[k];
    nci_rotate(q, own.t, back);
    for (int k = 0; k < 3; k++)
        jet->t[k] += back[k];
    term_turn(q, own.flat, back);
    for (int k = 0; k < 6 && nci_is_flat(status); k++)
        jet->flat[k] += back[k];
    return status;
}

int nci_spatial_offset_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                           const double v[3], struct nci_jet *jet)
{
    if (term->count != 1)
        return NC_E_COUNT;
    term_sphere(term->parameter[0], x, order, u, v, jet);
    return NC_OK;
}

int nci_spatial_shift_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                          const double v[3], struct nci_jet *jet)
{
    const double *p = term->parameter;
    (void)order;
    (void)u;
    (void)v;
    if (term->count != 3)
        return NC_E_COUNT;
    jet->h += nci_dot(p, x);
    jet->g[0] += p[0];
    jet->g[1] += p[1];
    jet->g[2] += p[2];
    return NC_OK;
}

int nci_spatial_ellipsoid_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                              const double v[3], struct nci_jet *jet)
{
    return term->count == 3 ? term_ellipsoid(term->parameter, x, order, u, v, jet) : NC_E_COUNT;
}

int nci_spatial_quadratic_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                              const double v[3], struct nci_jet *jet)
{
    double y[3];
    if (term->count != 6)
        return NC_E_COUNT;
    nci_symmetric(term->parameter, x, y);
    return term_quadratic(term->parameter, y, x, 1e-15, order, u, v, jet);
}

int nci_spatial_superellipsoid_jet(const struct nci_term *term, const double x[3], int order,
                                   const double u[3], const double v[3], struct nci_jet *jet)
{
    return term->count == 6 ? term_superellipsoid(term->parameter, x, order, u, v, jet) : NC_E_COUNT;
}

int nci_spatial_term(const struct nci_term *term, const double x[3], int order, const double u[3],
                     const double v[3], struct nci_jet *jet)
{
    switch (term->kind) {
#define JET(NAME, number, name, curvature, parameters)                                                     \
    case NC_SPATIAL_##NAME:                                                                                \
        return nci_spatial_##name##_jet(term, x, order, u, v, jet);
        NC_SPATIAL_TERMS(JET)
#undef JET
    default:
        return nci_kind_is_planar(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}

int nci_spatial_sum(const double *shape, size_t n, const double x[3], int order, const double u[3],
                    const double v[3], struct nci_jet *jet)
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n), flat = NC_OK;
    *jet = (struct nci_jet){0};
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (status)
            break;
        status = nci_spatial_term(&term, x, order, u, v, jet);
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

/* Copies the wanted parts of a jet; NaN on failure. */
static int spatial_deliver(int status, const struct nci_jet *jet, double *h, double point[3],
                           double hessian[9], double third[3])
{
    static const int packed[9] = {0, 1, 2, 1, 3, 4, 2, 4, 5};
    if (!nci_failed(status)) {
        double sum =
            (jet->h - jet->h) + (jet->t[0] - jet->t[0]) + (jet->t[1] - jet->t[1]) + (jet->t[2] - jet->t[2]);
        if (!(sum == 0 && nci_finite(jet->g, 3) && nci_finite(jet->H, 6)))
            status = NC_E_SINGULAR;
    }
    const int failed = nci_failed(status);
    if (h)
        *h = failed ? NAN : jet->h;
    for (int k = 0; point && k < 3; k++)
        point[k] = failed ? NAN : jet->g[k];
    for (int k = 0; hessian && k < 9; k++)
        hessian[k] = failed ? NAN : jet->H[packed[k]];
    for (int k = 0; third && k < 3; k++)
        third[k] = failed ? NAN : jet->t[k];
    return status;
}

int nc_spatial_eval(const double *shape, size_t n, const double normal[3], double *h, double point[3],
                    double hessian[9])
{
    double x[3];
    struct nci_jet jet;
    int status = normal ? nci_unit(normal, x) : NC_E_NULL;
    if (!status)
        status = nci_spatial_sum(shape, n, x, hessian ? 2 : point ? 1 : 0, NULL, NULL, &jet);
    return spatial_deliver(status, &jet, h, point, hessian, NULL);
}

int nc_spatial_third(const double *shape, size_t n, const double normal[3], const double u[3],
                     const double v[3], double *h, double point[3], double hessian[9], double third[3])
{
    double x[3];
    struct nci_jet jet;
    int status = normal && u && v ? nci_unit(normal, x) : NC_E_NULL;
    if (!status && !(nci_finite(u, 3) && nci_finite(v, 3)))
        status = NC_E_ARGUMENT;
    if (!status)
        status = nci_spatial_sum(shape, n, x, 3, u, v, &jet);
    return spatial_deliver(status, &jet, h, point, hessian, third);
}
