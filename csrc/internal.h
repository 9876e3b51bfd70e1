/* What the files of the kernel share and no user sees: reading a shape vector term by term, and the
 * evaluation of single terms. Names start with nci_. */
#ifndef NCI_INTERNAL_H
#define NCI_INTERNAL_H

#include <math.h>
#include <stddef.h>

#include "normalcontact.h"

/* Linkage of functions shared between files of the kernel; `static` in the amalgamation. */
#ifndef NCI_API
#define NCI_API
#endif

#define NCI_PI 3.14159265358979323846
#define NCI_TWO_PI 6.28318530717958647693

/* Kinds of terms: the first number of a term. Planar kinds are below 100, spatial ones above. */
enum nci_kind {
    NCI_PLANAR_OFFSET = 1,       /* d */
    NCI_PLANAR_SHIFT = 2,        /* x, y */
    NCI_PLANAR_FOURIER = 3,      /* a0, a1, b1, a2, b2, ... */
    NCI_PLANAR_ELLIPSE = 4,      /* a, b */
    NCI_PLANAR_SUPERELLIPSE = 5, /* a, b, q = epsilon/(epsilon - 1), eta */
    NCI_PLANAR_PIECEWISE = 6,    /* pieces, degree, knots[pieces], coefficients[pieces*(degree + 1)] */
    NCI_PLANAR_LIFT = 7,         /* law, lift, start, rise, dwell, fall */
    NCI_PLANAR_LOBE = 8,         /* amplitude, start, width, p, q */
    NCI_PLANAR_ROTATED = 9,      /* angle, one planar term that is not itself rotated */

    NCI_SPATIAL_OFFSET = 101,         /* d */
    NCI_SPATIAL_SHIFT = 102,          /* x, y, z */
    NCI_SPATIAL_ELLIPSOID = 103,      /* a^2, b^2, c^2 */
    NCI_SPATIAL_QUADRATIC = 104,      /* xx, xy, xz, yy, yz, zz */
    NCI_SPATIAL_SUPERELLIPSOID = 105, /* a, b, c, delta/(delta - 1), epsilon/(epsilon - 1), eta */
    NCI_SPATIAL_HARMONICS = 106,      /* (degree + 1)^2 coefficients, see spatial_harmonics.c */
    NCI_SPATIAL_REVOLVED = 107,       /* planar terms */
    NCI_SPATIAL_HULL = 108,           /* p, vertices */
    NCI_SPATIAL_ROTATED = 109         /* rotation[9], one spatial term that is not itself rotated */
};

/* One term of a shape vector. */
struct nci_term {
    int kind;
    size_t count; /* number of parameters */
    const double *parameter;
    size_t number; /* 1, 2, ... */
};

/* A position in a shape vector. */
struct nci_reader {
    const double *next, *end;
    size_t number;
};

/* Start reading; NC_E_NULL or NC_E_EMPTY if there is nothing to read. */
static inline int nci_read(struct nci_reader *reader, const double *shape, size_t n)
{
    if (!shape)
        return NC_E_NULL;
    if (n == 0)
        return NC_E_EMPTY;
    reader->next = shape;
    reader->end = shape + n;
    reader->number = 0;
    return NC_OK;
}

static inline int nci_more(const struct nci_reader *reader)
{
    return reader->next != reader->end;
}

/* A status that blames term `number`. */
static inline int nci_blame(int code, size_t number)
{
    return code == NC_OK || number == 0 || number > 1000000 ? code : code + NC_TERM * (int)number;
}

/* Takes the next term. Never reads past the vector: the kind and the count are whole numbers and the
 * parameters lie inside it, or the status says so. */
static inline int nci_next(struct nci_reader *reader, struct nci_term *term)
{
    const size_t left = (size_t)(reader->end - reader->next);
    reader->number++;
    if (left < 2)
        return nci_blame(NC_E_TRUNCATED, reader->number);
    const double kind = reader->next[0], count = reader->next[1];
    if (!(kind >= 1 && kind <= 1000))
        return nci_blame(NC_E_KIND, reader->number);
    if (!(count >= 0 && count <= (double)(left - 2)))
        return nci_blame(NC_E_TRUNCATED, reader->number);
    term->kind = (int)kind;
    term->count = (size_t)count;
    if ((double)term->kind != kind)
        return nci_blame(NC_E_KIND, reader->number);
    if ((double)term->count != count)
        return nci_blame(NC_E_TRUNCATED, reader->number);
    term->parameter = reader->next + 2;
    term->number = reader->number;
    reader->next += 2 + term->count;
    return NC_OK;
}

/* Writes one term if it fits; returns its size, or 0 if a parameter is not finite. */
NCI_API size_t nci_build(double *shape, size_t capacity, int kind, const double *parameter, size_t count);

/* --- Functions on the circle ------------------------------------------------------------------------*/

/* Adds h, h', h'', h''' of one planar term at the angle phi with cosine c and sine s. */
NCI_API int nci_planar_term(const struct nci_term *term, double phi, double c, double s, double out[4]);

/* The single term inside a rotated one; NC_E_NESTING if there is more than one. */
NCI_API int nci_planar_inner(const struct nci_term *term, struct nci_term *inner);

/* The sum of all terms. Checks only what memory safety needs; the result may be not finite. */
NCI_API int nci_planar_sum(const double *shape, size_t n, double phi, double c, double s, double out[4]);

/* The smallest angle > phi at which some term of the shape is less smooth than analytic (a knot of a
 * piecewise term, ...); +infinity where there is none. For quadrature and for certified bounds. */
NCI_API int nci_planar_next_joint(const double *shape, size_t n, double phi, double *joint);

/* A lift law on 0 <= t <= 1: out = integral from 0, value, and its first three derivatives. */
NCI_API void nci_lift_law(int law, double t, double out[5]);

/* Reduces an angle to [0, 2 pi). */
static inline double nci_wrap(double angle)
{
    double x = fmod(angle, NCI_TWO_PI);
    if (x < 0)
        x += NCI_TWO_PI;
    return x < NCI_TWO_PI ? x : 0;
}

/* The same angle within a turn where it is so large that a difference would lose digits. */
static inline double nci_reduced(double angle)
{
    return fabs(angle) < 100 ? angle : atan2(sin(angle), cos(angle));
}

/* The integral of f over [a, b] to about `tolerance` relative to the integral of |f|, by bounded adaptive
 * quadrature; NC_E_NO_CONVERGENCE and NaN otherwise. */
NCI_API int nci_integrate(double (*f)(double, const void *), const void *context, double a, double b,
                          double tolerance, double *integral);

/* The 15 nodes on [a, b] with the weights of the Kronrod rule and of the Gauss rule (0 at every other). */
NCI_API void nci_rule(double a, double b, double node[15], double kronrod[15], double gauss[15]);

/* --- Functions on the sphere ------------------------------------------------------------------------*/

/* Value, gradient, Hessian (xx, xy, xz, yy, yz, zz) of a 1-homogeneous function at a unit vector, and its
 * third derivative contracted with two vectors. */
struct nci_jet {
    double h, g[3], H[6], t[3];
};

/* Adds the jet of one spatial term at the unit vector x up to the given order (0 .. 3). u and v are the
 * vectors of the third derivative and may be NULL for order < 3. */
NCI_API int nci_spatial_term(const struct nci_term *term, const double x[3], int order, const double u[3],
                             const double v[3], struct nci_jet *jet);

/* The kinds with a file of their own. */
NCI_API void nci_superellipsoid(const double *p, const double x[3], int order, const double u[3],
                                const double v[3], struct nci_jet *jet);
NCI_API int nci_hull(const struct nci_term *term, const double x[3], int order, const double u[3],
                     const double v[3], struct nci_jet *jet);
NCI_API int nci_harmonics(const struct nci_term *term, const double x[3], int order, const double u[3],
                          const double v[3], struct nci_jet *jet);
NCI_API int nci_revolved(const struct nci_term *term, const double x[3], int order, const double u[3],
                         const double v[3], struct nci_jet *jet);

/* Degree of a harmonics term with `count` coefficients; -1 if count is no square or too large. */
NCI_API int nci_harmonics_degree(size_t count);

/* The single term inside a rotated one; NC_E_NESTING if there is more than one. */
NCI_API int nci_spatial_inner(const struct nci_term *term, struct nci_term *inner);

/* The sum of all terms, as nci_planar_sum. */
NCI_API int nci_spatial_sum(const double *shape, size_t n, const double x[3], int order, const double u[3],
                            const double v[3], struct nci_jet *jet);

/* --- Small vector algebra ---------------------------------------------------------------------------*/

static inline double nci_dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static inline void nci_cross(const double a[3], const double b[3], double out[3])
{
    const double x = a[1] * b[2] - a[2] * b[1];
    const double y = a[2] * b[0] - a[0] * b[2];
    const double z = a[0] * b[1] - a[1] * b[0];
    out[0] = x;
    out[1] = y;
    out[2] = z;
}

/* out = H a for a symmetric matrix in packed form. */
static inline void nci_symmetric(const double H[6], const double a[3], double out[3])
{
    const double x = H[0] * a[0] + H[1] * a[1] + H[2] * a[2];
    const double y = H[1] * a[0] + H[3] * a[1] + H[4] * a[2];
    const double z = H[2] * a[0] + H[4] * a[1] + H[5] * a[2];
    out[0] = x;
    out[1] = y;
    out[2] = z;
}

/* out = q a, out = q' a for a row-major matrix. */
static inline void nci_rotate(const double q[9], const double a[3], double out[3])
{
    const double x = q[0] * a[0] + q[1] * a[1] + q[2] * a[2];
    const double y = q[3] * a[0] + q[4] * a[1] + q[5] * a[2];
    const double z = q[6] * a[0] + q[7] * a[1] + q[8] * a[2];
    out[0] = x;
    out[1] = y;
    out[2] = z;
}

static inline void nci_rotate_back(const double q[9], const double a[3], double out[3])
{
    const double x = q[0] * a[0] + q[3] * a[1] + q[6] * a[2];
    const double y = q[1] * a[0] + q[4] * a[1] + q[7] * a[2];
    const double z = q[2] * a[0] + q[5] * a[1] + q[8] * a[2];
    out[0] = x;
    out[1] = y;
    out[2] = z;
}

/* x^y for x >= 0 with 0^0 = 1; infinite for x = 0, y < 0. */
static inline double nci_power(double x, double y)
{
    if (x > 0)
        return x == 1 ? 1 : pow(x, y);
    return y == 0 ? 1 : y > 0 ? 0 : INFINITY;
}

/* a^(q - down), down = 1, 2, 3, from a^q without another pow() where it is safe. */
static inline double nci_lower_power(double aq, double a, double q, int down)
{
    if (!(a > 1e-60))
        return nci_power(a, q - down);
    return aq / (down == 1 ? a : down == 2 ? a * a : a * a * a);
}

static inline int nci_finite(const double *x, size_t n)
{
    double sum = 0; /* x - x is 0 for a finite number, NaN otherwise */
    for (size_t i = 0; i < n; i++)
        sum += x[i] - x[i];
    return sum == 0;
}

static inline void nci_not_a_number(double *x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        x[i] = NAN;
}

/* Accepts a vector within 1e-6 of unit length and returns it normalised (to rounding). */
static inline int nci_unit(const double a[3], double out[3])
{
    const double excess = nci_dot(a, a) - 1;
    if (!(fabs(excess) <= 2e-6))
        return nci_finite(a, 3) ? NC_E_NORMAL : NC_E_ARGUMENT;
    const double scale = 1 - excess * (0.5 - 0.375 * excess); /* (1 + excess)^(-1/2) to 3e-19 */
    out[0] = a[0] * scale;
    out[1] = a[1] * scale;
    out[2] = a[2] * scale;
    return NC_OK;
}

/* Is q a proper rotation, to 1e-6? */
NCI_API int nci_is_rotation(const double q[9]);

/* Is the packed symmetric matrix finite, positive semi-definite (to rounding) and not zero? */
NCI_API int nci_is_semidefinite(const double m[6]);

#endif
