/* Bounds of curvature radii over a part of the circle or sphere, for the certified search in
 * planar_convexity.c and spatial_convexity.c. */
#ifndef NCI_BOUNDS_H
#define NCI_BOUNDS_H

#include "spatial/spatial.h"

/* How far off the sum of so many numbers may be, `size` the sum of their absolute values; products of numbers that
 * small have underflown. */
static inline double nci_sum_rounding(double terms, double size)
{
    return terms * (DBL_EPSILON * size + (size > 0 && size < 1e-290 ? DBL_MIN : 0));
}

/* 0 times infinity is 0 here: a factor that vanishes identically. */
static inline double nci_times(double a, double b)
{
    return a == 0 || b == 0 ? 0 : a * b;
}

/* One arc [middle - radius, middle + radius] of the circle, without a joint inside. */
struct nci_arc {
    double middle, radius;
    double h;          /* the potential without shifts, */
    double rho, slope; /* curvature radius rho and rho', all in the middle */
    double bend;       /* |rho''| <= bend on the arc */
    double error;      /* the rounding error of rho is below it */
    double lower;      /* rho >= lower on the arc */
};

/* Fills in the rest of an arc. What cannot be evaluated or bounded is NaN or infinite; lower is a number or
 * -infinity. */
NCI_API int nci_planar_arc(const double *shape, size_t n, struct nci_arc *arc);

/* The smallest rho on [from, to]: lower <= it <= upper = rho(angle) + error. */
struct nci_planar_least {
    double lower, upper, angle, size;
    size_t cells;
    int status; /* what went wrong with a term, if anything */
};

NCI_API int nci_planar_least(const double *shape, size_t n, double from, double to, double tolerance,
                             size_t cells, struct nci_planar_least *least);

/* What holds for one term of harmonics on every cap: A >= least, |A''| <= bend, and the rounding error is
 * error[0] + radius error[1]. */
struct nci_cap_series {
    const double *parameter;
    double least, bend, error[2];
};

/* One spatial term around the normal m = frame[0], in the tangent frame (frame[1], frame[2]), right-handed,
 * for all normals n within `radius` < pi/4 of m. A is the tangential Hessian, T the symmetric third derivative;
 * tangent vectors t are carried along great circles from m. Packed 2 x 2 matrices: 11, 12, 22.
 * Two lower bounds of A(t, t): the expansion around m, whose second derivative is not below
 *   -(bend + t (U + V) t + sqrt(t U t largest eigenvalue of U)),
 * and the floor, A(t, t) >= floor + nu C nu with nu = n x t and C positive semi-definite, where
 * C11, C12, C22 of the tangent plane are given for t as F, C01 and C02 as tilt, C00 as core. */
struct nci_cap {
    double radius, frame[3][3];
    struct nci_cap_series *series; /* of the last harmonics looked at, for the next cap; may be NULL */
    double h, A[3], T[4];          /* T111, T112, T122, T222: at m; NaN where there is no such value */
    double bend, U[3], V[3];
    double error; /* of A and of radius * T by rounding */
    double floor, F[3], tilt[2], core;
};

NCI_API int nci_spatial_cap(const struct nci_term *term, struct nci_cap *cap);

/* Expansions of some terms and floors of others. */
struct nci_cap_sum {
    double A[3], T[4], bend, U[3], V[3], error, F[3], tilt[2], core;
    double size; /* of all numbers in A */
    int terms;
};

/* The rounding error of A as a sum. */
static inline double nci_cap_rounding(const struct nci_cap_sum *sum)
{
    return sum->terms * DBL_EPSILON * sum->size;
}

/* Adds the expansion or the floor of a term to a sum that starts from zeros. */
NCI_API void nci_cap_add(const struct nci_cap *cap, int expand, struct nci_cap_sum *sum);

/* The smallest A(t, t) of the sum on a cap is not below this number; -infinity where nothing is known. */
NCI_API double nci_cap_lower(const struct nci_cap_sum *sum, double radius);

/* One spatial term over the whole sphere: no curvature radius is below `lower`, -infinity where no bound of any cap is
 * certain; if `found`, the smallest one is that of `normal`, which need not be a unit vector, or nearly so. */
struct nci_whole {
    double lower, normal[3];
    int found;
    size_t cells; /* looked at in a profile, no more than about `most` */
};

NCI_API int nci_spatial_whole(const struct nci_term *term, double tolerance, size_t most,
                              struct nci_whole *whole);

/* The cap of one kind of term, by its name in terms.h. F, tilt, core, U and V are zero on entry; those that need
 * them set h, A and T by nci_cap_centre. */
#define NCI_SPATIAL_DECLARE_CAP(NAME, number, name, curvature, parameters)                                 \
    NCI_API int nci_spatial_##name##_cap(const struct nci_term *term, struct nci_cap *cap);
NC_SPATIAL_TERMS(NCI_SPATIAL_DECLARE_CAP)

/* Value, Hessian and third derivative of a term at the centre of a cap. */
NCI_API void nci_cap_centre(const struct nci_term *term, struct nci_cap *cap);

/* The cap of a superellipsoid with exponents other than 2; A is known on entry. */
NCI_API void nci_superellipsoid_cap(const double *parameter, struct nci_cap *cap);

/* Stores the floor k (C - slack I). */
NCI_API void nci_cap_floor(const double C[6], double slack, double k, struct nci_cap *cap);

/* Adds to `out` (U or V) an upper bound of weight * nu (C + slack I) nu on the cap. */
NCI_API void nci_cap_ceiling(const double C[6], double slack, double weight, const struct nci_cap *cap,
                             double out[3]);

/* A matrix that is a rotation only to some digits also stretches: by how much the numbers of a rotated term
 * are uncertain, relative to their size. */
NCI_API double nci_stretch(const double q[9]);

/* The adjugate of a packed symmetric matrix. */
NCI_API void nci_adjugate(const double M[6], double C[6]);

/* Eigenvalues low <= high of a packed symmetric 2 x 2 matrix and the unit eigenvector of `low`. */
NCI_API void nci_eigen2(const double A[3], double *low, double *high, double vector[2]);

#endif
