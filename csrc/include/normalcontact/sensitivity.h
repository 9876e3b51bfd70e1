/* Derivatives with respect to the coefficients of a shape, for fits, identification and design. Part of
 * normalcontact.h; do not include it alone.
 *
 * Coefficients are the entries of a shape vector in which the potential is linear:
 *   offset d; shift x, y (z); fourier and harmonics all of them, as they are stored; piecewise the coefficients of the
 *   pieces; lift the lift; lobe the amplitude; rounded polygon r; rotated and revolved those of the terms inside.
 * Ellipses, superellipses, hulls and their kin have none: a shape without any has the number 0 of them, and no error.
 *
 * For points and gaps the potential is all that counts: where a gap is an extremum over the normals, the motion of the
 * contact point drops out, and d gap/dc = -dh/dc at the outer normal of the contact. This also holds for a sphere
 * (nc_sphere_distance) and for both of two bodies (nc_planar_pair, nc_spatial_pair), B at the normal -n turned into its frame. */
#ifndef NORMALCONTACT_SENSITIVITY_H
#define NORMALCONTACT_SENSITIVITY_H

/* Which entries of the vector are coefficients: the indices of the first `capacity` of them, in ascending order, and
 * the number of all. index may be NULL if capacity is 0. On failure *count is 0. */
NC_API int nc_planar_coefficients(const double *shape, size_t n, size_t capacity, size_t *index,
                                  size_t *count);
NC_API int nc_spatial_coefficients(const double *shape, size_t n, size_t capacity, size_t *index,
                                   size_t *count);

/* For each of the `count` coefficients the derivative of h, of the boundary point (x, y each) and of the curvature
 * radius h + h'' at the normal angle phi; any output may be NULL. As h of a polar potential G: dG/dc at psi = phi.
 * NC_E_OPTION if there is another number of coefficients. */
NC_API int nc_planar_sensitivity(const double *shape, size_t n, double phi, size_t count, double *h,
                                 double *point, double *radius);

/* The same in space, at a unit normal: h and the boundary point (x, y, z each). At the pole of a revolved profile a
 * coefficient alone may open a flat disc; the point is its middle. */
NC_API int nc_spatial_sensitivity(const double *shape, size_t n, const double normal[3], size_t count,
                                  double *h, double *point);

/* --- d gap/dc ---------------------------------------------------------------------------------------
 * The arguments and statuses are those of the contact; NC_E_FLAT comes with a result. */

/* Of nc_line_contact and nc_plane_contact. */
NC_API int nc_line_sensitivity(const double *shape, size_t n, const struct nc_planar_motion *motion,
                               size_t count, double *gap);
NC_API int nc_plane_sensitivity(const double *shape, size_t n, const double e[3],
                                const struct nc_spatial_motion *motion, size_t count, double *gap);

/* Of nc_circle_distance, for the coefficients of the polar potential G: -+dG/dc cos(u, n), upper sign for the almost
 * convex case. The explicit gap of nc_circle_contact has the same derivative where it is zero. */
NC_API int nc_circle_sensitivity(const double *shape, size_t n, double radius, enum nc_case mode,
                                 const struct nc_planar_motion *motion, size_t count, double *gap);

#endif
