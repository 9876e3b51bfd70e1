/* The room base: what all rooms stand on and no user sees. Kinds of terms, reading and building of shape
 * vectors, angles, quadrature, small vectors and matrices. Names start with nci_. */
#ifndef NCI_BASE_H
#define NCI_BASE_H

#include <float.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "normalcontact.h"

/* Linkage of functions shared between files of the kernel; `static` in the amalgamation. */
#ifndef NCI_API
#define NCI_API
#endif

#define NCI_PI 3.14159265358979323846
#define NCI_TWO_PI 6.28318530717958647693

static inline int nci_kind_is_planar(int kind)
{
    switch (kind) {
#define KIND(NAME, number, name, curvature, parameters) case NC_PLANAR_##NAME:
        NC_PLANAR_TERMS(KIND)
#undef KIND
        return 1;
    default:
        return 0;
    }
}

static inline int nci_kind_is_spatial(int kind)
{
    switch (kind) {
#define KIND(NAME, number, name, curvature, parameters) case NC_SPATIAL_##NAME:
        NC_SPATIAL_TERMS(KIND)
#undef KIND
        return 1;
    default:
        return 0;
    }
}

/* Are the curvature radii of all terms of this kind known not to be negative? The column `curvature` tells. */
static inline int nci_kind_is_convex(int kind)
{
    enum { KNOWN_CONVEX = 1, KNOWN_LINEAR = 1, KNOWN_SIGN = 0, KNOWN_ANY = 0, KNOWN_INNER = 0 };
    int known = 0;
#define KIND(NAME, number, name, curvature, parameters) known += KNOWN_##curvature * (kind == (number));
    NC_PLANAR_TERMS(KIND)
    NC_SPATIAL_TERMS(KIND)
#undef KIND
    return known;
}

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
    if (n == 0) /* Modelica tools pass an empty vector by NULL */
        return NC_E_EMPTY;
    if (!shape)
        return NC_E_NULL;
    reader->next = shape;
    reader->end = shape + n;
    reader->number = 0;
    return NC_OK;
}

static inline int nci_more(const struct nci_reader *reader)
{
    return reader->next != reader->end;
}

/* The one status that comes with results: the boundary is flat at this normal, to rounding. A term that is
 * flat has its value there and the middle of its flat part as its point, and counts for nothing in second and
 * third derivatives. */
static inline int nci_is_flat(int status)
{
    return status != NC_OK && status % NC_TERM == NC_E_FLAT;
}

/* Is there no result? */
static inline int nci_failed(int status)
{
    return status && !nci_is_flat(status);
}

/* Is a potential zero to the rounding of a normal, seen from the size of its body? */
static inline int nci_vanishes(double h, double size)
{
    return h <= 1e-15 * size;
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

/* Starts a term: writes kind and count if everything fits and returns where the parameters go, else NULL. */
NCI_API double *nci_build_start(double *shape, size_t capacity, int kind, size_t count);

/* Writes one term if it fits; returns its size, or 0 if a parameter is not finite. */
NCI_API size_t nci_build(double *shape, size_t capacity, int kind, const double *parameter, size_t count);

/* Which entries of a shape vector: as many indices as there is room for, and how many there are. */
struct nci_index_list {
    const double *shape;
    size_t *index, capacity, count;
};

static inline void nci_index_add(struct nci_index_list *list, const double *entry)
{
    if (list->count < list->capacity)
        list->index[list->count] = (size_t)(entry - list->shape);
    list->count++;
}

/* --- Angles and integrals ---------------------------------------------------------------------------*/

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

/* Members of the constants `none`: a struct of results without a value holds NaN. */
#define NCI_NONE2                                                                                          \
    {                                                                                                      \
        NAN, NAN                                                                                           \
    }
#define NCI_NONE3                                                                                          \
    {                                                                                                      \
        NAN, NAN, NAN                                                                                      \
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

/* Two unit vectors with t x s = n for a unit vector n; continuous but for n_z = 0 (Duff et al. 2017). */
static inline void nci_tangents(const double n[3], double t[3], double s[3])
{
    const double sign = copysign(1, n[2]), a = -1 / (sign + n[2]), b = n[0] * n[1] * a;
    t[0] = 1 + sign * n[0] * n[0] * a;
    t[1] = sign * b;
    t[2] = -sign * n[0];
    s[0] = b;
    s[1] = sign + n[1] * n[1] * a;
    s[2] = -n[1];
}

/* Is q a proper rotation, to 1e-6? */
NCI_API int nci_is_rotation(const double q[9]);

/* Is the packed symmetric matrix finite, positive semi-definite (to rounding) and not zero? */
NCI_API int nci_is_semidefinite(const double m[6]);

#endif
