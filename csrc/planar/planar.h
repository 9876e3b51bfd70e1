/* The room planar: terms of potentials on the circle, and what follows from the potential of one planar body. */
#ifndef NCI_PLANAR_H
#define NCI_PLANAR_H

#include "base/base.h"

/* Adds h, h', h'', h''' of one planar term at the angle phi with cosine c and sine s. */
NCI_API int nci_planar_term(const struct nci_term *term, double phi, double c, double s, double out[4]);

/* What a kind of term must offer, by its name in terms.h; a new one in a file of its own.
 *   form      NC_OK if the term may be evaluated without reading past its parameters or looping without end
 *   jet       adds h, h', h'', h''' at the angle phi with cosine c and sine s
 *   check     NC_OK if the parameters, which are finite and of the right form, are possible
 *   smooth    continuity class as nc_planar_continuity
 *   joint     lowers *joint to the next angle > phi where the term, turned by an angle, is not analytic
 *   integral  adds the integral over [phi0, phi1]
 *   arc       bounds of the curvature radius on an arc without joints
 *   basis     calls `add` for each parameter in which the term, which is of the right form, is linear: where it stands,
 *             and h, h', h'', h''' of the function that it is the coefficient of */
struct nci_arc_bound {
    double floor, bend,
        error; /* rho >= floor, |rho''| <= bend; `error` bounds the rounding error of rho beyond a few
                                  units in the last place of h ... h''' */
};
typedef void nci_planar_add(void *context, const double *parameter, const double jet[4]);
#define NCI_PLANAR_DECLARE(NAME, number, name, curvature, parameters)                                      \
    NCI_API int nci_planar_##name##_form(const struct nci_term *term);                                     \
    NCI_API int nci_planar_##name##_jet(const struct nci_term *term, double phi, double c, double s,       \
                                        double out[4]);                                                    \
    NCI_API int nci_planar_##name##_check(const struct nci_term *term);                                    \
    NCI_API int nci_planar_##name##_smooth(const struct nci_term *term);                                   \
    NCI_API int nci_planar_##name##_joint(const struct nci_term *term, double turned, double phi,          \
                                          double *joint);                                                  \
    NCI_API int nci_planar_##name##_integral(const struct nci_term *term, double phi0, double phi1,        \
                                             double *sum);                                                 \
    NCI_API void nci_planar_##name##_arc(const struct nci_term *term, double middle, double radius,        \
                                         struct nci_arc_bound *bound);                                     \
    NCI_API int nci_planar_##name##_basis(const struct nci_term *term, double phi, double c, double s,     \
                                          nci_planar_add *add, void *context);
NC_PLANAR_TERMS(NCI_PLANAR_DECLARE)

/* The basis of all terms; checks what memory safety needs. */
NCI_API int nci_planar_basis(const double *shape, size_t n, double phi, double c, double s,
                             nci_planar_add *add, void *context);

/* The form of a term of any kind. */
NCI_API int nci_planar_form(const struct nci_term *term);

/* The piece of a piecewise term that the angle is on, and the way from its knot. */
NCI_API size_t nci_planar_piece(const struct nci_term *term, double phi, double *from_knot);

/* Is x a whole number from low to high? */
NCI_API int nci_is_whole(double x, double low, double high);

/* Lowers *joint to phi + (the way from phi to the angle, modulo 2 pi) if that is less. */
NCI_API void nci_joint_at(double angle, double phi, double *joint);

/* The single term inside a rotated one; NC_E_NESTING if there is more than one. */
NCI_API int nci_planar_inner(const struct nci_term *term, struct nci_term *inner);

/* The sum of all terms. Checks only what memory safety needs; the result may be not finite. NC_E_FLAT comes
 * with a result. */
NCI_API int nci_planar_sum(const double *shape, size_t n, double phi, double c, double s, double out[4]);

/* The smallest angle > phi at which some term of the shape is less smooth than analytic (a knot of a
 * piecewise term, ...); +infinity where there is none. For quadrature and for certified bounds. */
NCI_API int nci_planar_next_joint(const double *shape, size_t n, double phi, double *joint);

/* Angles that a simulation must not step over, in order from 0 to below 2 pi, then 2 pi: the eighths of a turn, and the
 * joints between them; of more than fifteen, those of a spline, the ends of dwells only; a spline without dwells has the
 * sixteenths of a turn. */
enum { NCI_EDGES = 24 };
NCI_API int nci_planar_edges(const double *shape, size_t n, double edges[NCI_EDGES]);

/* The number of the sector between two of the edges in which the angle lies: it rises with the angle, over any number
 * of turns. */
NCI_API double nci_planar_sector(const double edges[NCI_EDGES], double phi);

/* The polynomial of degree 7 on 0 <= x <= width with given value and three derivatives at both ends. */
NCI_API void nci_planar_hermite(const double left[4], const double right[4], double width, double c[8]);

/* A lift law on 0 <= t <= 1: out = integral from 0, value, and its first three derivatives. */
NCI_API void nci_lift_law(int law, double t, double out[5]);

/* The potential at the direction (c, s) of polar angle phi; only the derivatives up to `order` must be
 * finite. NC_E_FLAT comes with a result. */
static inline int nci_planar_jet(const double *shape, size_t n, double phi, double c, double s, int order,
                                 double out[4])
{
    const int status = nci_planar_sum(shape, n, phi, c, s, out);
    if (nci_failed(status))
        return status;
    return nci_finite(out, (size_t)order + 1) ? status : NC_E_SINGULAR;
}

/* The end b of the stretch without joints that starts at a, at most one turn; b > a. */
static inline int nci_planar_stretch(const double *shape, size_t n, double a, double *b)
{
    const int status = nci_planar_next_joint(shape, n, a, b);
    if (!(*b > a)) /* the angle of a rotated term is so large that its joints are lost in rounding */
        *b = INFINITY;
    *b = fmin(*b, a + NCI_TWO_PI);
    return status;
}

/* x, or zero if it is zero to the rounding of a sum of terms of the given size. */
static inline double nci_clip(double x, double size)
{
    return fabs(x) < 1e-13 * size ? 0 : x;
}

/* Curvature radius rho = h + h'', 000 (37); zero at a corner. */
static inline double nci_curvature_radius(const double h[3])
{
    return nci_clip(h[0] + h[2], fabs(h[0]) + fabs(h[2]));
}

#endif
