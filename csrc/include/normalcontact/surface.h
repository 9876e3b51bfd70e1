/* Parametric surfaces in space. Part of normalcontact.h; do not include it alone.
 *
 * A surface S(u, v) is given by a flat vector of doubles [kind, count, parameters...], made by one of the
 * constructors below, or by a function of the caller. Its normal is S_u x S_v: it must point out of the
 * body (exchange u and v if it does not). */
#ifndef NORMALCONTACT_SURFACE_H
#define NORMALCONTACT_SURFACE_H

/* The partial derivatives in p[10][3], here and below: S, u, v, uu, uv, vv, uuu, uuv, uvv, vvv. A function
 * of the caller writes those up to the given total order (at most 3: the first 1, 3, 6 or 10) and returns
 * 0, or any status of the kernel. */
typedef int (*nc_surface_function)(const void *context, double u, double v, int order, double p[10][3]);

/* A surface as an argument: vector and n, all else zero; or vector = NULL and a function with the ranges
 * of u and v. */
struct nc_surface {
    const double *vector;
    size_t n;
    nc_surface_function function;
    const void *context;
    double range[2][2]; /* of the function only: of u, of v */
    int periodic[2];    /* of the function only, see nc_curve */
};

/* --- Constructors: see planar.h for the contract --------------------------------------------------*/

/* (u, v, 0), |u| <= length/2, |v| <= width/2; the normal is +z. */
NC_API size_t nc_surface_plane(double *vector, size_t capacity, double length, double width);

/* ((R + r cos v) cos u, (R + r cos v) sin u, r sin v), R > r > 0, periodic in both. */
NC_API size_t nc_surface_torus(double *vector, size_t capacity, double R, double r);

/* The curve c(v) turned about z by the angle u, periodic in u. The normal of a closed profile in the
 * half-plane x > 0, y = 0 points outwards if it runs counter-clockwise, from x to z. */
NC_API size_t nc_surface_revolved(double *vector, size_t capacity, const double *curve, size_t n);

/* B-spline or NURBS surface: points[i*count[1] + j] at the knots u_i, v_j; see nc_curve_bspline. */
NC_API size_t nc_surface_bspline(double *vector, size_t capacity, const int degree[2],
                                 const int periodic[2], int rational, const size_t count[2],
                                 const double *knots_u, const double *knots_v, const double *points);

#define NC_MAX_HEIGHTS 512

/* Height field (u, v, z(u, v)) through z = heights[i*count[1] + j] at equidistant u = x[0] .. x[1],
 * v = y[0] .. y[1]: a B-spline of the given degree (1 .. 9; 5 for a smooth curvature), degree < count <=
 * NC_MAX_HEIGHTS in each direction. The normal points to +z. */
NC_API size_t nc_surface_heights(double *vector, size_t capacity, int degree, const double x[2],
                                 const double y[2], const size_t count[2], const double *heights);

/* c(u) + (0, 0, v), |v| <= width/2: the curve c(u) moved along z. The normal of a closed curve points outwards
 * if it runs counter-clockwise, from x to y. */
NC_API size_t nc_surface_extruded(double *vector, size_t capacity, const double *curve, size_t n,
                                  double width);

/* The boundary of a spatial body, with the angles of its normal as parameters: longitude u and latitude v,
 * n = (cos v cos u, cos v sin u, sin v), any u and v. The parametrization is singular at v = +-90
 * degrees; where these normals matter, turn the shape, and place the surface turned back. The third
 * derivative, which needs the fourth of the potential, comes from differences of the exact second one. */
NC_API size_t nc_surface_potential(double *vector, size_t capacity, const double *shape, size_t n);

/* The given surface turned by the rotation q, then moved by r: r + q inner(u, v). */
NC_API size_t nc_surface_placed(double *vector, size_t capacity, const double *inner, size_t n,
                                const double q[9], const double r[3]);

/* --- Checks and evaluation ------------------------------------------------------------------------*/

/* See nc_curve_check. */
NC_API int nc_surface_check(const double *vector, size_t n);

/* The ranges of u and v, see nc_curve_range. */
NC_API int nc_surface_range(const struct nc_surface *surface, double range[2][2], int periodic[2]);

/* The partial derivatives up to the total order 0 .. 3, see above; NaN beyond. Statuses as for
 * nc_curve_eval. */
NC_API int nc_surface_eval(const struct nc_surface *surface, double u, double v, int order,
                           double p[10][3]);

/* Unit normal n, n_u, n_v, n_uu, n_uv, n_vv, up to the order 0 .. 2; NaN beyond. NC_E_PARAMETRIZATION:
 * S_u x S_v = 0. */
NC_API int nc_surface_normal(const struct nc_surface *surface, double u, double v, int order,
                             double n[6][3]);

/* The contact frame of 004, section 2.2, with metric, curvature and torsion, 004 (12). */
struct nc_surface_frame {
    double p[3];             /* origin: the point */
    double x[3], y[3], z[3]; /* x along S_u, z the normal */
    double M[4];             /* metric [x, y]' [S_u, S_v] */
    double K[4];             /* curvature [x, y]' [z_u, z_v] */
    double T[2];             /* torsion y' [x_u, x_v] */
    double shape[3];         /* K M^-1 = xx, xy, yy: the curvature tensor, positive where convex */
    double kappa[2];         /* principal curvatures, the larger one first */
};

NC_API int nc_surface_frame(const struct nc_surface *surface, double u, double v,
                            struct nc_surface_frame *out);

#endif
