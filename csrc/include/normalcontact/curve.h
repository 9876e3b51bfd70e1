/* Curves in space. Part of normalcontact.h; do not include it alone.
 *
 * A curve is given by a flat vector of doubles [kind, count, parameters...], made by one of the
 * constructors below, or by a function of the caller. */
#ifndef NORMALCONTACT_CURVE_H
#define NORMALCONTACT_CURVE_H

/* A curve c(s) defined by the caller: writes the derivatives of order 0 .. order (at most 3) to p[0] ..
 * p[order] and returns 0, or any status of the kernel. */
typedef int (*nc_curve_function)(const void *context, double s, int order, double p[4][3]);

/* A curve as an argument: vector and n, all else zero; or vector = NULL, function (with its context) and
 * the range of its parameter. */
struct nc_curve {
    const double *vector;
    size_t n;
    nc_curve_function function;
    const void *context;
    double range[2]; /* of the function only */
    int periodic;    /* of the function only: any s is allowed; the range covers the curve once */
};

/* --- Constructors: see planar.h for the contract --------------------------------------------------*/

/* radius (cos s, sin s, 0), periodic in s. */
NC_API size_t nc_curve_circle(double *vector, size_t capacity, double radius);

/* (radius cos s, radius sin s, rise s), 0 <= s <= 2 pi turns; rise > 0: right-handed. */
NC_API size_t nc_curve_helix(double *vector, size_t capacity, double radius, double rise, double turns);

#define NC_MAX_SPLINE_DEGREE 9

/* B-spline or NURBS curve. points: x, y, z each, or x, y, z, weight (> 0) each if rational. knots, not
 * decreasing: count + degree + 1 of them, the curve spans knots[degree] .. knots[count]; if periodic,
 * count + 1 of them, at most `degree` equal ones, and knots[count] - knots[0] is the period. Continuous derivatives up
 * to degree - (multiplicity of the knot). */
NC_API size_t nc_curve_bspline(double *vector, size_t capacity, int degree, int periodic, int rational,
                               size_t count, const double *knots, const double *points);

/* The periodic B-spline of odd degree through points[i] at s = i/count, i = 0 .. count - 1, with period 1;
 * count > degree. */
NC_API size_t nc_curve_interpolated(double *vector, size_t capacity, int degree, size_t count,
                                    const double *points);

#define NC_MAX_CAM_POINTS 500

/* Profile of the cam for a follower with a roller of the given radius, 001 section 6: a closed B-spline of
 * degree 5 with `points` (at most NC_MAX_CAM_POINTS) control points in the plane z = 0. The law is a planar
 * shape: the distance G(psi) of the axis of the roller from that of the cam, at the polar angle psi seen from
 * the cam (its polar potential, 000 section 5). Period 1, s = psi/(2 pi). Where the law is not analytic (the
 * ends of a rise) the knots are fourfold: points >= 4 for each of these joints. 0 if the roller would undercut
 * the cam. */
NC_API size_t nc_curve_cam(double *vector, size_t capacity, const double *law, size_t n, double roller,
                           size_t points);

/* The boundary of a planar body in the plane z = 0, with the normal angle as parameter: c(phi) = h e_n +
 * h' e_phi. The third derivative, which needs h'''', comes from differences of the exact second one. */
NC_API size_t nc_curve_potential(double *vector, size_t capacity, const double *shape, size_t n);

/* The given curve turned by the rotation q, then moved by r: r + q inner(s). */
NC_API size_t nc_curve_placed(double *vector, size_t capacity, const double *inner, size_t n,
                              const double q[9], const double r[3]);

/* --- Checks and evaluation ------------------------------------------------------------------------*/

/* Is the vector well formed and are all parameters possible? Once per curve, see nc_planar_check. */
NC_API int nc_curve_check(const double *vector, size_t n);

/* The range of the parameter; periodic: 1 if any s is allowed (the range covers the curve once), else 0. */
NC_API int nc_curve_range(const struct nc_curve *curve, double range[2], int *periodic);

/* Derivatives of order 0 .. order (at most 3) with respect to s; NaN beyond. NC_E_PATCH: s is outside the
 * range; NC_E_OPTION: order is; NC_E_SINGULAR: the third derivative of a potential jumps nearby. */
NC_API int nc_curve_eval(const struct nc_curve *curve, double s, int order, double p[4][3]);

struct nc_frenet {
    double p[3];             /* position */
    double t[3], n[3], b[3]; /* tangent, principal normal, binormal */
    double speed;            /* |dc/ds| */
    double kappa, tau;       /* curvature > 0, torsion */
};

/* The Frenet trihedron. NC_E_PARAMETRIZATION: dc/ds = 0; NC_E_STRAIGHT: curvature zero, n is undefined. */
NC_API int nc_curve_frenet(const struct nc_curve *curve, double s, struct nc_frenet *out);

#endif
