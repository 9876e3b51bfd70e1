/* Bounds of the tangential Hessian A of spatial terms over a cap of the sphere.
 *
 * Convex terms have A(t, t) = nu C(n) nu with the normal nu = n x t of the plane of n and t, and a positive
 * semi-definite C >= C0 on the cap, the floor. Where C(n) is a sum of w(n) C0 with weights w = exp(omega)
 * and t is carried along a great circle with the tangent e, the second derivative of A(t, t) is not below
 *   -kappa A(t, t) - 2 (b.t) A(b, t),  kappa = omega'^2 - omega'',  b = n x e:
 * for C0 = z z' and x = z.nu, x' = (b.t) z.n and x'' = (b.t) z.e, it is
 *   w (2 (x' + omega' x)^2 - (omega'^2 - omega'') x^2 + 2 x x'').
 * The last part is no more than A(t, t) + |A t|. */
#include "bounds/bounds.h"

void nci_eigen2(const double A[3], double *low, double *high, double vector[2])
{
    const double half = (A[0] - A[2]) / 2, root = hypot(half, A[1]), middle = (A[0] + A[2]) / 2;
    const double x = half > 0 ? -A[1] : root - half, y = half > 0 ? half + root : -A[1];
    const double length = hypot(x, y);
    *low = middle - root;
    *high = middle + root;
    vector[0] = length > 0 ? x / length : 1;
    vector[1] = length > 0 ? y / length : 0;
}

static double cap_product(const double C[6], const double a[3], const double b[3])
{
    double Cb[3];
    nci_symmetric(C, b, Cb);
    return nci_dot(a, Cb);
}

/* With m x e1 = e2 and m x e2 = -e1. */
void nci_cap_floor(const double C[6], double slack, double k, struct nci_cap *cap)
{
    const double *m = cap->frame[0], *e1 = cap->frame[1], *e2 = cap->frame[2];
    cap->floor = -k * slack;
    cap->F[0] = k * cap_product(C, e2, e2);
    cap->F[1] = -k * cap_product(C, e1, e2);
    cap->F[2] = k * cap_product(C, e1, e1);
    cap->tilt[0] = k * cap_product(C, m, e2);
    cap->tilt[1] = -k * cap_product(C, m, e1);
    cap->core = k * cap_product(C, m, m);
}

/* nu leaves the tangent plane of m
 * by no more than s = sin(radius), and turns and shortens in it by radius^2 / 2:
 * |x + y|^2 <= (1 + g) |x|^2 + (1 + 1/g) |y|^2. */
void nci_cap_ceiling(const double C[6], double slack, double weight, const struct nci_cap *cap,
                     double out[3])
{
    const double *m = cap->frame[0], *e1 = cap->frame[1], *e2 = cap->frame[2];
    const double F[3] = {cap_product(C, e2, e2), -cap_product(C, e1, e2), cap_product(C, e1, e1)};
    const double r = cap->radius, s = sin(r), core = cap_product(C, m, m);
    double low, high, unused[2];
    nci_eigen2(F, &low, &high, unused);
    const double g = low > s * s * core ? s * sqrt(core / low) : 1;
    const double rest = (1 + g) * (r * r * r + r * r * r * r) / 4 * (F[0] + F[2]) +
                        (g > 0 ? (1 + 1 / g) * s * s * core : 0) + slack;
    for (int i = 0; i < 3; i++)
        out[i] += nci_times(weight, (1 + g) * (1 + r) * F[i] + (i == 1 ? 0 : rest));
}

void nci_adjugate(const double M[6], double C[6])
{
    C[0] = M[3] * M[5] - M[4] * M[4];
    C[1] = M[2] * M[4] - M[1] * M[5];
    C[2] = M[1] * M[4] - M[2] * M[3];
    C[3] = M[0] * M[5] - M[2] * M[2];
    C[4] = M[1] * M[2] - M[0] * M[4];
    C[5] = M[0] * M[3] - M[1] * M[1];
}

/* h = sqrt(u), u = x' M x: C = adj(M) u^(-3/2), kappa = 0.75 (u'/u)^2 + 1.5 u''/u. */
static void cap_quadratic(const double M[6], struct nci_cap *cap)
{
    const double *m = cap->frame[0], r = cap->radius, sine = sin(r);
    const double T[3] = {cap_product(M, cap->frame[1], cap->frame[1]),
                         cap_product(M, cap->frame[1], cap->frame[2]),
                         cap_product(M, cap->frame[2], cap->frame[2])};
    const double u = cap_product(M, m, m);
    const double g = hypot(cap_product(M, m, cap->frame[1]), cap_product(M, m, cap->frame[2]));
    const double norm = fabs(M[0]) + fabs(M[3]) + fabs(M[5]), mean = (M[0] + M[3] + M[5]) / 3;
    const double off = M[1] * M[1] + M[2] * M[2] + M[4] * M[4];
    /* largest minus smallest eigenvalue of M is at most sqrt(2) times the size of its deviator */
    const double spread = sqrt(2 * ((M[0] - mean) * (M[0] - mean) + (M[3] - mean) * (M[3] - mean) +
                                    (M[5] - mean) * (M[5] - mean) + 2 * off));
    double low, high, unused[2], C[6];
    nci_eigen2(T, &low, &high, unused);
    const double twice = sin(2 * r), rounding = off > 0 ? 8 * DBL_EPSILON * norm : 0;
    const double least = off > 0 ? 0 : fmin(fmin(M[0], M[3]), M[5]);
    const double gradient = g + r * spread, turned = 2 * r * gradient;
    const double top = u + twice * g + sine * sine * fmax(0, high - u) + rounding;
    const double bottom = fmax(u - twice * g - sine * sine * fmax(0, u - low) - rounding, least);
    const double rate = 2 * gradient / bottom,
                 second = 2 * fmax(0, high + turned - bottom) / bottom; /* of u */
    const double most = 1 / (bottom * sqrt(bottom));
    nci_adjugate(M, C);
    nci_cap_floor(C, rounding * norm, 1 / (top * sqrt(top)), cap);
    nci_cap_ceiling(C, rounding * norm, most, cap, cap->U);
    nci_cap_ceiling(C, rounding * norm, most * (0.75 * rate * rate + 1.5 * second), cap, cap->V);
    cap->bend = 0;
    const double size =
        fabs(M[0]) * m[0] * m[0] + fabs(M[3]) * m[1] * m[1] + fabs(M[5]) * m[2] * m[2] +
        2 * (fabs(M[1] * m[0] * m[1]) + fabs(M[2] * m[0] * m[2]) + fabs(M[4] * m[1] * m[2]));
    cap->error = 16 * DBL_EPSILON * norm / sqrt(u) * (1 + size / u) * (1 + 3 * r * g / u);
}

/* Harmonics of degree l with coefficients of norm |c|: by the addition theorem |A(t, t)| <= |c|
 * sqrt((2l+1)/(4 pi) (3L-4)(L-2)/8), L = l (l + 1); carried along a great circle A(t, t) is a trigonometric
 * polynomial of degree l, so that Bernstein's inequality bounds its second derivative by l^2 times that.
 * The norm of the monic polynomials of spatial_harmonics.c follows from their recurrence. */
static void cap_series(const struct nci_term *term, struct nci_cap_series *series)
{
    const int degree = nci_harmonics_degree(term->count);
    double square[NC_MAX_DEGREE + 1] = {0}, first = 4 * NCI_PI; /* |Y(m, m)|^2 */
    const double *c = term->parameter;
    for (int m = 0; m <= degree; m++) {
        double norm = first / (2 * m + 1) * (m ? 0.5 : 1);
        for (int l = m; l <= degree; l++) {
            square[l] += norm * c[0] * c[0] + (m ? norm * c[1] * c[1] : 0);
            c += m ? 2 : 1;
            norm *= ((l + 1.0) * (l + 1.0) - (double)m * m) / ((2.0 * l + 3) * (2.0 * l + 1));
        }
        first *= (2.0 * m + 2) / (2.0 * m + 1);
    }
    *series = (struct nci_cap_series){term->parameter, term->parameter[0], 0, {0, 0}};
    for (int l = 1; l <= degree; l++) {
        const double L = l * (l + 1.0), size = sqrt((2 * l + 1) / (4 * NCI_PI) * square[l]);
        const double most = size * sqrt((3 * L - 4) * (L - 2) / 8), order = (l + 1.0) * (l + 1.0);
        series->bend += l * l * most;
        series->error[0] += 8 * DBL_EPSILON * order * order * size;
        series->error[1] += 8 * DBL_EPSILON * order * order * order * size;
        series->least -= most;
    }
}

static void cap_jets(const struct nci_jet *first, const struct nci_jet *second, struct nci_cap *cap)
{
    const double *e1 = cap->frame[1], *e2 = cap->frame[2];
    cap->h = first->h;
    cap->A[0] = cap_product(first->H, e1, e1);
    cap->A[1] = cap_product(first->H, e1, e2);
    cap->A[2] = cap_product(first->H, e2, e2);
    cap->T[0] = nci_dot(first->t, e1);
    cap->T[1] = nci_dot(first->t, e2);
    cap->T[2] = nci_dot(second->t, e1);
    cap->T[3] = nci_dot(second->t, e2);
}

int nci_spatial_harmonics_cap(const struct nci_term *term, struct nci_cap *cap)
{
    struct nci_cap_series own = {.parameter = NULL}, *series = cap->series ? cap->series : &own;
    struct nci_jet jet = {0}, other = {0};
    const int status = nci_harmonics_both(term, cap->frame[0], cap->frame[1], cap->frame[2], &jet, &other);
    if (status)
        return status;
    if (series->parameter != term->parameter)
        cap_series(term, series);
    cap->bend = series->bend;
    cap->error = series->error[0] + cap->radius * series->error[1];
    cap->floor = series->least - cap->error;
    cap_jets(&jet, &other, cap);
    return NC_OK;
}

void nci_cap_centre(const struct nci_term *term, struct nci_cap *cap)
{
    const double *m = cap->frame[0], *e1 = cap->frame[1], *e2 = cap->frame[2];
    struct nci_jet jet = {0}, other = {0};
    if (nci_spatial_term(term, m, 3, e1, e1, &jet) || nci_spatial_term(term, m, 3, e2, e2, &other))
        jet.h = jet.H[0] = NAN;
    cap_jets(&jet, &other, cap);
}

double nci_stretch(const double q[9])
{
    double most = DBL_EPSILON;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            most = fmax(most, fabs(nci_dot(q + 3 * i, q + 3 * j) - (i == j)));
    return 48 * most;
}

/* h(x) = inner(q' x). All but the frame itself are components in the frame and do not turn. */
int nci_spatial_rotated_cap(const struct nci_term *term, struct nci_cap *cap)
{
    const double *q = term->parameter, r = cap->radius, stretch = nci_stretch(q);
    struct nci_term inner;
    struct nci_cap own = *cap;
    int status = nci_spatial_inner(term, &inner);
    if (status)
        return status;
    own.radius *= 1 + stretch;
    for (int i = 0; i < 3; i++)
        nci_rotate_back(q, cap->frame[i], own.frame[i]);
    status = nci_spatial_cap(&inner, &own);
    own.radius = r;
    memcpy(own.frame, cap->frame, sizeof own.frame);
    own.error += stretch * (fabs(own.A[0]) + fabs(own.A[2]) +
                            r * (fabs(own.T[0]) + fabs(own.T[1]) + fabs(own.T[2]) + fabs(own.T[3])));
    own.floor -= stretch * (fabs(own.floor) + own.F[0] + own.F[2]);
    own.bend *= 1 + stretch;
    for (int i = 0; i < 3; i++)
        own.V[i] += stretch * (own.U[i] + own.V[i]);
    *cap = own;
    return status;
}

/* Margins for the rounding of the bounds themselves, sums of products of positive numbers. */
static void cap_margin(struct nci_cap *cap)
{
    cap->error += 64 * DBL_EPSILON * (fabs(cap->A[0]) + fabs(cap->A[1]) + fabs(cap->A[2]));
    cap->bend *= 1 + 1e-9;
    cap->floor -= 1e-11 * (fabs(cap->floor) + cap->F[0] + cap->F[2]);
}

int nci_spatial_offset_cap(const struct nci_term *term, struct nci_cap *cap)
{
    cap->h = cap->A[0] = cap->A[2] = cap->floor = term->parameter[0];
    cap->A[1] = cap->T[0] = cap->T[1] = cap->T[2] = cap->T[3] = cap->bend = cap->error = 0;
    return NC_OK;
}

/* A shift has no curvature radius; the search leaves it out for its size. */
int nci_spatial_shift_cap(const struct nci_term *term, struct nci_cap *cap)
{
    nci_cap_centre(term, cap);
    cap->floor = cap->bend = cap->error = 0;
    return NC_OK;
}

int nci_spatial_ellipsoid_cap(const struct nci_term *term, struct nci_cap *cap)
{
    const double *p = term->parameter, M[6] = {p[0], 0, 0, p[1], 0, p[2]};
    nci_cap_centre(term, cap);
    cap_quadratic(M, cap);
    return NC_OK;
}

int nci_spatial_quadratic_cap(const struct nci_term *term, struct nci_cap *cap)
{
    nci_cap_centre(term, cap);
    cap_quadratic(term->parameter, cap);
    return NC_OK;
}

int nci_spatial_superellipsoid_cap(const struct nci_term *term, struct nci_cap *cap)
{
    const double *p = term->parameter, e = 3 * p[5] * p[5];
    nci_cap_centre(term, cap);
    if (p[3] == 2 && p[4] == 2) { /* an ellipsoid */
        const double M[6] = {p[0] * p[0] + e, 0, 0, p[1] * p[1] + e, 0, p[2] * p[2] + e};
        cap_quadratic(M, cap);
    } else {
        nci_superellipsoid_cap(p, cap);
    }
    return NC_OK;
}

int nci_spatial_cap(const struct nci_term *term, struct nci_cap *cap)
{
    int status;
    for (int i = 0; i < 3; i++)
        cap->F[i] = cap->U[i] = cap->V[i] = 0;
    cap->tilt[0] = cap->tilt[1] = cap->core = 0;
    switch (term->kind) {
#define CAP(NAME, number, name, curvature, parameters)                                                     \
    case NC_SPATIAL_##NAME:                                                                                \
        status = nci_spatial_##name##_cap(term, cap);                                                      \
        break;
        NC_SPATIAL_TERMS(CAP)
#undef CAP
    default:
        return NC_E_KIND;
    }
    if (term->kind != NC_SPATIAL_ROTATED && term->kind != NC_SPATIAL_OFFSET)
        cap_margin(cap);
    return status;
}
