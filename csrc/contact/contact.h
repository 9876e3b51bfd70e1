/* The room contact: one body against a line, a circle, a plane or a sphere. */
#ifndef NCI_CONTACT_H
#define NCI_CONTACT_H

#include "spatial/spatial.h"

/* --- In the plane -----------------------------------------------------------------------------------*/

/* The last step of a contact: the status, but for numbers that have overflown; no value where it failed.
 * kappa_a may be infinite. */
NCI_API int nci_planar_contact_end(int status, struct nc_planar_contact *contact);
NCI_API int nci_planar_motion_end(int status, struct nc_planar_contact_motion *motion);

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
 * this is 1/(1 + R kappa_C), the margin of 000 (72); zero at a corner of the body. Negative for a hollow circle. */
static inline double nci_polar_stretch(const struct nci_polar *curve, double sigma, double radius)
{
    const double turn = sigma * radius * curve->kappa;
    return nci_clip(1 - turn, 1 + fabs(turn));
}

/* NC_E_ARGUMENT, NC_E_RADIUS or NC_E_OPTION for an impossible circle; a radius of zero may be allowed, and that of a
 * hollow circle is negative. */
NCI_API int nci_circle_check(double radius, int allow_zero, enum nc_case mode);

/* --- In space ---------------------------------------------------------------------------------------*/

/* NC_OK, or what is wrong with the pose and the velocities. */
NCI_API int nci_motion_check(const struct nc_spatial_motion *motion);

/* Completes a contact of which gap, gap_der, kappa and margin are known: e_n contact normal in
 * frame b; c contact point, c_der its velocity along the boundary, direction: in frame a. Sets e_n, the
 * points and velocities of the body; not point_counter, v_counter. */
NCI_API void nci_contact_body(const struct nc_spatial_motion *motion, const double e_n[3],
                              const double c[3], const double c_der[3], double direction[2][3],
                              struct nc_spatial_contact *contact);

/* A sphere in frame a: its centre x = -q' r, the length of x, its direction u, and its time derivative
 * -q' (v - omega x r). */
struct nci_centre {
    double x[3], length, u[3], x_der[3];
};

/* Checks the pose and the radius and gives the centre. */
NCI_API int nci_sphere_centre(const struct nc_spatial_motion *motion, double radius,
                              struct nci_centre *centre);

/* Completes a contact with a sphere of which gap, gap_der and kappa are known: n outer normal of the body,
 * n_der its derivative, c, c_der and direction as above. */
NCI_API void nci_sphere_finish(const struct nc_spatial_motion *motion, double radius, const double n[3],
                               const double n_der[3], const double c[3], const double c_der[3],
                               double direction[2][3], struct nc_spatial_contact *contact);

/* The last step of a contact function that has failed: no value. contact may be NULL. */
NCI_API int nci_contact_fail(int status, struct nc_spatial_contact *contact);

/* The last step of one that has not: the status, but for numbers that have overflown. */
NCI_API int nci_contact_end(int status, struct nc_spatial_contact *contact);

#endif
