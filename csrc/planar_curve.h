/* What the files about planar bodies share: evaluation of a potential up to a given order, and the curve
 * of the circle's centres that a polar potential describes. */
#ifndef NCI_PLANAR_CURVE_H
#define NCI_PLANAR_CURVE_H

#include "internal.h"

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

/* The curve q = G u of the circle's centres O in contact, u = (cos psi, sin psi): parallel to the boundary
 * at distance R, and the carrier of all formulas of 000 section 5. With w = (-sin psi, cos psi) and
 * S = sqrt(G^2 + G'^2): outer normal N = (G u - G' w)/S, tangent T = (G' u + G w)/S, arc length S dpsi,
 * dN/dpsi = kappa S T, dT/dpsi = -kappa S N. A prime is d/dpsi. */
struct nci_polar {
    double G[4]; /* G .. G''' */
    double u[2], N[2], T[2];
    double S, S1;         /* S, S' */
    double kappa, kappa1; /* curvature (G^2 + 2 G'^2 - G G'')/S^3, 000 (76c), and its derivative */
};

/* Evaluates the curve at psi with direction u; order 2, or 3 for kappa'. NC_E_POLAR for G <= 0. */
NCI_API int nci_polar_curve(const double *shape, size_t n, double psi, const double u[2], int order,
                            struct nci_polar *out);

/* The body's boundary is parallel to the curve of centres; its arc length is that of the curve times
 * 1 - R kappa, in the almost concave case (sigma = -1) 1 + R kappa. With the curvature kappa_C of the body
 * this is 1/(1 + R kappa_C), the margin of 000 (72); zero at a corner of the body. */
static inline double nci_polar_stretch(const struct nci_polar *curve, double sigma, double radius)
{
    const double turn = sigma * radius * curve->kappa;
    return nci_clip(1 - turn, 1 + fabs(turn));
}

/* NC_E_ARGUMENT, NC_E_RADIUS or NC_E_OPTION for an impossible circle; a radius of zero may be allowed. */
NCI_API int nci_circle_check(double radius, int allow_zero, enum nc_circle_mode mode);

#endif
