/* Spatial shapes: functions on the sphere. Part of normalcontact.h; do not include it alone.
 *
 * A spatial shape serves as a generating potential h(n), n the outer unit normal, extended to all of
 * space so that h(lambda x) = lambda h(x); or as a polar potential G(u) for contact with a sphere. */
#ifndef NORMALCONTACT_SPATIAL_H
#define NORMALCONTACT_SPATIAL_H

/* --- Constructors: see planar.h for the contract --------------------------------------------------*/

/* h = d |x|: a sphere of radius d; added to another shape, its equidistant surface (003 (49)). */
NC_API size_t nc_spatial_offset(double *shape, size_t capacity, double d);

/* h = r . x: the body is moved by (x, y, z) in its frame. */
NC_API size_t nc_spatial_shift(double *shape, size_t capacity, double x, double y, double z);

/* Ellipsoid with semi-axes a, b, c along x, y, z, 003 (51). One or two may be zero: a disc, a segment. */
NC_API size_t nc_spatial_ellipsoid(double *shape, size_t capacity, double a, double b, double c);

/* h = sqrt(x' M x), M symmetric positive semi-definite, given by xx, xy, xz, yy, yz, zz. */
NC_API size_t nc_spatial_quadratic(double *shape, size_t capacity, const double m[6]);

/* Superellipsoid 003 (52): (|x/a|^delta + |y/b|^delta)^(epsilon/delta) + |z/c|^epsilon = 1, delta and
 * epsilon > 1; rounded by eta >= 0 (a length), see nc_planar_superellipse. */
NC_API size_t nc_spatial_superellipsoid(double *shape, size_t capacity, double a, double b, double c,
                                        double delta, double epsilon, double eta);

/* Superovoid: a superellipsoid with one semi-axis `up` above the equator and another one `down` below, both > 0. For
 * eta -> 0 it consists of two halves with the implicit equations of 003 (52), which meet at the equator with a jump of
 * the curvature; eta > 0 (a length) makes it smooth: with c = (up + down)/2 and t = (up - down)/2 the third axis of
 * the regularised norm becomes sqrt(c^2 z^2 + eta^2 |x|^2) + t z. */
NC_API size_t nc_spatial_superovoid(double *shape, size_t capacity, double a, double b, double up,
                                    double down, double delta, double epsilon, double eta);

#define NC_MAX_DEGREE 64

/* Real spherical harmonics, orthonormal on the sphere: sum of c[l*l + l + m] Y(l, m), l = 0 .. degree,
 * m = -l .. l; Y(1,1) ~ +x, Y(1,-1) ~ +y, Y(1,0) ~ +z; (degree + 1)^2 coefficients. */
NC_API size_t nc_spatial_harmonics(double *shape, size_t capacity, const double *c, size_t degree);

/* Body of revolution about z. `profile` is a planar shape in the half-plane (radius, z): h(n) =
 * profile(phi), phi = atan2(n_z, sqrt(n_x^2 + n_y^2)); smooth at the poles, so profile'(+-pi/2) = 0. */
NC_API size_t nc_spatial_revolved(double *shape, size_t capacity, const double *profile, size_t n);

#define NC_MAX_SHARPNESS 10000

/* Smoothed convex hull of vertices (x, y, z each): h = (sum of max(v . n, 0)^p)^(1/p); the origin must be
 * inside. Convex for every p. 2 <= p <= NC_MAX_SHARPNESS: below 2 the curvature radii are infinite where a
 * vertex comes into view (> 3 for a continuous third derivative); the rounding of a normal changes the radii
 * by p times as much, relative to their size: 1e-14 for p = 12, 1e-11 at the limit.
 * It contains the hull and is larger by the factor k^(1/p) at most, k the number of vertices in front
 * (v . n > 0); at a face with k vertices by about that much. A cube: 12 % for p = 12, 1.4 % for p = 100, 0.14 %
 * for p = 1000. Edges are far sharper than faces are bulged: add an offset to round them. */
NC_API size_t nc_spatial_hull(double *shape, size_t capacity, const double *vertices, size_t count,
                              double p);

/* The given shape turned by the rotation q (row-major, from the turned axes to the frame's):
 * h(x) = inner(q' x). One term for each of its terms. */
NC_API size_t nc_spatial_rotated(double *shape, size_t capacity, const double *inner, size_t n,
                                 const double q[9]);

/* --- Checks ---------------------------------------------------------------------------------------*/

/* See nc_planar_check. */
NC_API int nc_spatial_check(const double *shape, size_t n);

/* --- Evaluation -----------------------------------------------------------------------------------*/

/* h, point = grad h, row-major Hessian of the 1-homogeneous extension at a unit normal; any output may be
 * NULL. The normal may be off unit length by 1e-6 and is then normalised.
 * NC_E_FLAT, if more than h is wanted: the normal of a flat part of a disc or segment, to rounding (1e-15;
 * 3e-8 for a matrix of rank 1 or 2, which does not tell more), or a point with an infinite curvature radius
 * (superellipsoid with eta = 0). h is right; the point is the middle of the flat part; the Hessian (and the
 * third derivative) is that of the terms that are not flat. */
NC_API int nc_spatial_eval(const double *shape, size_t n, const double normal[3], double *h,
                           double point[3], double hessian[9]);

/* In addition the third derivative contracted with the vectors u and v: third[i] = sum over j, k of
 * (d3 h / dx_i dx_j dx_k) u_j v_k. */
NC_API int nc_spatial_third(const double *shape, size_t n, const double normal[3], const double u[3],
                            const double v[3], double *h, double point[3], double hessian[9],
                            double third[3]);

#include "spatial_geometry.h"

#endif
