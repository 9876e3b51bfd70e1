/* A lower bound of the curvature radii of one spatial term over the whole sphere. */
#include "bounds/bounds.h"

/* Eigenvalues of a packed symmetric matrix by Jacobi's rotations: the smallest and the largest one, and the
 * unit eigenvector of the largest. */
static void whole_eigen(const double M[6], double *least, double *most, double vector[3])
{
    double A[3][3] = {{M[0], M[1], M[2]}, {M[1], M[3], M[4]}, {M[2], M[4], M[5]}};
    double V[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (int turn = 0; turn < 24; turn++) { /* eight sweeps, four suffice */
        const int p = turn % 3, q = (p + 1) % 3;
        const double angle = A[p][q] == 0 ? 0 : atan(2 * A[p][q] / (A[p][p] - A[q][q])) / 2;
        const double c = cos(angle), s = sin(angle);
        for (int k = 0; k < 3; k++) { /* columns, */
            const double x = A[k][p], y = A[k][q], v = V[k][p], w = V[k][q];
            A[k][p] = c * x + s * y;
            A[k][q] = c * y - s * x;
            V[k][p] = c * v + s * w;
            V[k][q] = c * w - s * v;
        }
        for (int k = 0; k < 3; k++) { /* rows */
            const double x = A[p][k], y = A[q][k];
            A[p][k] = c * x + s * y;
            A[q][k] = c * y - s * x;
        }
    }
    int k = A[0][0] > A[1][1] ? 0 : 1;
    k = A[2][2] > A[k][k] ? 2 : k;
    *least = fmin(fmin(A[0][0], A[1][1]), A[2][2]);
    *most = A[k][k];
    vector[0] = V[0][k];
    vector[1] = V[1][k];
    vector[2] = V[2][k];
}

/* Is the slope of a profile zero at both poles, to rounding? If not, the body has a tip or a dimple there.
 */
static int whole_is_smooth(const struct nci_term *term)
{
    for (int side = -1; side <= 1; side += 2) {
        double h[4];
        if (nci_planar_sum(term->parameter, term->count, side * NCI_PI / 2, 0, side, h) ||
            !(fabs(h[1]) <= 64 * DBL_EPSILON * (fabs(h[0]) + fabs(h[2]))))
            return 0;
    }
    return 1;
}

/* How far to search a profile, and what is known of a term. */
struct whole {
    double tolerance;
    size_t most;
    struct nci_whole *out;
};

/* The same floor on every cap, whatever its frame. */
static int whole_floor(const struct nci_term *term, const struct whole *whole)
{
    struct nci_cap cap = {.radius = 0};
    const int status = nci_spatial_cap(term, &cap);
    whole->out->lower = cap.floor;
    return status;
}

static int whole_offset(const struct nci_term *term, const struct whole *whole)
{
    return whole_floor(term, whole);
}

static int whole_harmonics(const struct nci_term *term, const struct whole *whole)
{
    return whole_floor(term, whole);
}

static int whole_shift(const struct nci_term *term, const struct whole *whole)
{
    (void)term;
    whole->out->lower = 0;
    return NC_OK;
}

/* c^2 / a at the end of the longest axis */
static int whole_ellipsoid(const struct nci_term *term, const struct whole *whole)
{
    const double *p = term->parameter;
    const int k = p[0] > p[1] ? 0 : 1, longest = p[2] > p[k] ? 2 : k;
    whole->out->lower = fmin(fmin(p[0], p[1]), p[2]) / sqrt(p[longest]) * (1 - 4 * DBL_EPSILON);
    whole->out->found = 1;
    for (int i = 0; i < 3; i++)
        whole->out->normal[i] = i == longest;
    return NC_OK;
}

/* Semi-definite to rounding counts as semi-definite, anything worse is no support function. The slack of the smallest
 * eigenvalue is more than that of the largest one matters. */
static int whole_quadratic(const struct nci_term *term, const struct whole *whole)
{
    double least, largest;
    whole_eigen(term->parameter, &least, &largest, whole->out->normal);
    const double slack = 64 * DBL_EPSILON * largest;
    whole->out->lower = least > -slack ? fmax(least - slack, 0) / sqrt(largest) : -INFINITY;
    whole->out->found = 1;
    return NC_OK;
}

static int whole_superellipsoid(const struct nci_term *term, const struct whole *whole)
{
    (void)term;
    whole->out->lower = 0;
    return NC_OK;
}

static int whole_superovoid(const struct nci_term *term, const struct whole *whole)
{
    (void)term;
    whole->out->lower = 0;
    return NC_OK;
}

static int whole_hull(const struct nci_term *term, const struct whole *whole)
{
    (void)term;
    whole->out->lower = 0;
    return NC_OK;
}

static int whole_revolved(const struct nci_term *term, const struct whole *whole)
{
    struct nci_planar_least profile;
    const int status = nci_planar_least(term->parameter, term->count, -NCI_PI / 2, NCI_PI / 2,
                                        whole->tolerance, whole->most, &profile);
    if (status)
        return status % NC_TERM;
    *whole->out = (struct nci_whole){.lower = whole_is_smooth(term) ? profile.lower : -INFINITY,
                                     .found = 1,
                                     .normal = {cos(profile.angle), 0, sin(profile.angle)},
                                     .cells = profile.cells};
    return NC_OK;
}

static int whole_rotated(const struct nci_term *term, const struct whole *whole)
{
    struct nci_term inner;
    int status = nci_spatial_inner(term, &inner);
    if (!status)
        status = nci_spatial_whole(&inner, whole->tolerance, whole->most, whole->out);
    if (status)
        return status;
    nci_rotate(term->parameter, whole->out->normal, whole->out->normal);
    whole->out->lower -= nci_stretch(term->parameter) * fabs(whole->out->lower);
    return NC_OK;
}

int nci_spatial_whole(const struct nci_term *term, double tolerance, size_t most, struct nci_whole *whole)
{
    const struct whole work = {tolerance, most, whole};
    *whole = (struct nci_whole){.lower = -INFINITY};
    switch (term->kind) {
#define WHOLE(NAME, number, name, curvature, parameters)                                                   \
    case NC_SPATIAL_##NAME:                                                                                \
        return whole_##name(term, &work);
        NC_SPATIAL_TERMS(WHOLE)
#undef WHOLE
    default:
        return NC_E_KIND;
    }
}
