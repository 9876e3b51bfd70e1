/* The room spatial: terms of potentials on the sphere, and what follows from the potential of one spatial body. */
#ifndef NCI_SPATIAL_H
#define NCI_SPATIAL_H

#include "planar/planar.h"

/* Value, gradient, Hessian (xx, xy, xz, yy, yz, zz) of a 1-homogeneous function at a unit vector, and its
 * third derivative contracted with two vectors; with NC_E_FLAT, a matrix whose range are the flat directions. */
struct nci_jet {
    double h, g[3], H[6], t[3], flat[6];
};

/* Adds the jet of one spatial term at the unit vector x up to the given order (0 .. 3). u and v are the
 * vectors of the third derivative and may be NULL for order < 3. */
NCI_API int nci_spatial_term(const struct nci_term *term, const double x[3], int order, const double u[3],
                             const double v[3], struct nci_jet *jet);

/* What a kind of term must offer, by its name in terms.h; a new one in a file of its own.
 *   jet    adds the jet, as nci_spatial_term; NC_E_COUNT if the term is not of the right form
 *   check  NC_OK if the parameters, which are finite, are of the right form and possible
 *   basis  calls `add` for each parameter in which the term is linear: where it stands, value and gradient
 * and in the room bounds nci_spatial_<name>_cap. */
typedef void nci_spatial_add(void *context, const double *parameter, double h, const double g[3]);
#define NCI_SPATIAL_DECLARE(NAME, number, name, curvature, parameters)                                     \
    NCI_API int nci_spatial_##name##_jet(const struct nci_term *term, const double x[3], int order,        \
                                         const double u[3], const double v[3], struct nci_jet *jet);       \
    NCI_API int nci_spatial_##name##_check(const struct nci_term *term);                                   \
    NCI_API int nci_spatial_##name##_basis(const struct nci_term *term, const double x[3],                 \
                                           nci_spatial_add *add, void *context);
NC_SPATIAL_TERMS(NCI_SPATIAL_DECLARE)

/* The value of a superellipsoid with the given parameters, where it is smooth. */
NCI_API void nci_superellipsoid(const double *p, const double x[3], int order, const double u[3],
                                const double v[3], struct nci_jet *jet);

/* The basis of all terms, see nci_planar_basis. */
NCI_API int nci_spatial_basis(const double *shape, size_t n, const double x[3], nci_spatial_add *add,
                              void *context);

/* Degree of a harmonics term with `count` coefficients; -1 if count is no square or too large. */
NCI_API int nci_harmonics_degree(size_t count);

/* The jets of order 3 of harmonics with (u, u) and with (v, v), for the price of one. */
NCI_API int nci_harmonics_both(const struct nci_term *term, const double x[3], const double u[3],
                               const double v[3], struct nci_jet *uu, struct nci_jet *vv);

/* The single term inside a rotated one; NC_E_NESTING if there is more than one. */
NCI_API int nci_spatial_inner(const struct nci_term *term, struct nci_term *inner);

/* The sum of all terms, as nci_planar_sum. */
NCI_API int nci_spatial_sum(const double *shape, size_t n, const double x[3], int order, const double u[3],
                            const double v[3], struct nci_jet *jet);

/* Eigenvalues (ascending) and eigenvectors of a packed symmetric matrix restricted to the plane normal to
 * n; direction[0] x direction[1] = n. */
NCI_API void nci_principal(const double S[6], const double n[3], double value[2], double direction[2][3]);

/* Sets radii that are zero within rounding to zero, and gives their reciprocals at a boundary point. A
 * radius may be infinite. NaN and NC_E_NOT_CONVEX where one is negative, NC_E_SINGULAR where one is not a
 * number. */
NCI_API int nci_curvatures(const double point[3], double radius[2], double kappa[2]);

/* nc_spatial_boundary for a normal of unit length, and the Hessian: without the infinite radii of flat
 * parts. NC_E_FLAT comes with a result. */
NCI_API int nci_boundary(const double *shape, size_t n, const double x[3],
                         struct nc_spatial_boundary *boundary, double H[6]);

#endif
