/* Tracking of closest points, 004 section 2. Part of normalcontact.h; do not include it alone.
 *
 * Body 1 carries a curve c1 or surface f1, body 2 a curve c2 or surface f2. The contact frame C1 has its z
 * axis along the connecting line towards body 2 (a surface: its outer normal), C2 the opposite one; x is
 * the tangent of a curve, or along S_u of a surface. The states, all with d = distance (signed, with a
 * surface) and psi = angle between the x axes, 004 (4), (5), are
 *   curve - curve:     s1, s2, phi1, phi2, psi, d
 *   surface - surface: u1, v1, u2, v2, psi, d
 *   surface - curve:   u, v, s, phi, psi, d
 * phi: angle from the Frenet trihedron of a curve to its contact frame, 004 (8). Curves need not be
 * parametrized by arc length. */
#ifndef NORMALCONTACT_TRACKING_H
#define NORMALCONTACT_TRACKING_H

/* Theorems 1, 2, 3 of 004: state_der = d state/dt while body 2 moves relative to body 1. Of the motion only
 * q, v and omega are used: the position does not enter. NC_E_CONFORMING: parallel curves that touch, a relative curvature that vanishes, a point in the
 * focus of the other; NC_E_PATCH, NC_E_PARAMETRIZATION, NC_E_STRAIGHT: see curve.h, surface.h. */
NC_API int nc_curves_track(const struct nc_curve *c1, const struct nc_curve *c2, const double state[6],
                           const struct nc_spatial_motion *motion, double state_der[6]);
NC_API int nc_surfaces_track(const struct nc_surface *f1, const struct nc_surface *f2,
                             const double state[6], const struct nc_spatial_motion *motion,
                             double state_der[6]);
NC_API int nc_surface_curve_track(const struct nc_surface *f, const struct nc_curve *c,
                                  const double state[6], const struct nc_spatial_motion *motion,
                                  double state_der[6]);

/* The state solved directly for the pose of body 2 (at r with rotation q, in the frame of body 1): to start
 * a tracking, to check it, and to take out its drift. grid = 0: the common normal next to the parameters in
 * `state`; angles continue those in `state` without a jump of 2 pi. 2 <= grid <= 32: the closest points of
 * all, from at least grid samples in each parameter, more where the boundary turns more (up to 1280 of a curve
 * and 32 of a surface in each direction; what is narrower can be missed). NC_E_UNDECIDED: a curve turns more than
 * these samples resolve, about 67 times. NC_E_PATCH: a free end or an edge is closer than any points with a
 * common normal. Boundaries with a surface that intersect have a smallest distance of 0 and no state for it,
 * and so has what lies inside of the other's body (behind an open surface): then the common normal with the
 * smallest |d|. On failure `state` is unchanged. Statuses as for nc_freeform_contact. */
NC_API int nc_curves_closest(const struct nc_curve *c1, const struct nc_curve *c2, const double r[3],
                             const double q[9], int grid, double state[6]);
NC_API int nc_surfaces_closest(const struct nc_surface *f1, const struct nc_surface *f2, const double r[3],
                               const double q[9], int grid, double state[6]);
NC_API int nc_surface_curve_closest(const struct nc_surface *f, const struct nc_curve *c, const double r[3],
                                    const double q[9], int grid, double state[6]);

#endif
