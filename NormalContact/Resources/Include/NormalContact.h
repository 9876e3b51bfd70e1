/* NormalContact: the C kernel and its Modelica interface in one file, all of it static.
 * Generated from csrc/ by tools/amalgamate.py; do not edit. Licence: BSD-3-Clause, see LICENSE. */
#ifndef NORMALCONTACT_AMALGAMATED_H
#define NORMALCONTACT_AMALGAMATED_H
#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "ModelicaUtilities.h"
#define NC_API static inline
#define NCI_API static inline
#if defined(__clang__)
#define NC_ONCE_BEGIN _Pragma("clang optimize off")
#define NC_ONCE_END _Pragma("clang optimize on")
#elif defined(__GNUC__)
#define NC_ONCE_BEGIN _Pragma("GCC push_options") _Pragma("GCC optimize (\"O0\")")
#define NC_ONCE_END _Pragma("GCC pop_options")
#else
#define NC_ONCE_BEGIN
#define NC_ONCE_END
#endif
#ifndef NCI_BASE_H
#define NCI_BASE_H
#ifndef NORMALCONTACT_H
#define NORMALCONTACT_H
#ifndef NC_API
#if defined(__GNUC__) && !defined(_WIN32)
#define NC_API __attribute__((visibility("default")))
#else
#define NC_API
#endif
#endif
#define NC_VERSION "0.2.0"
#define NC_VERSION_MAJOR 0
#define NC_VERSION_MINOR 2
#define NC_VERSION_PATCH 0
#ifdef __cplusplus
extern "C" {
#endif
#ifndef NORMALCONTACT_STATUS_H
#define NORMALCONTACT_STATUS_H
enum nc_status {
    NC_OK = 0,
    NC_E_NULL = 1,
    NC_E_ARGUMENT = 2,
    NC_E_NORMAL = 3,
    NC_E_ROTATION = 4,
    NC_E_RADIUS = 5,
    NC_E_OPTION = 6,
    NC_E_EMPTY = 10,
    NC_E_TRUNCATED = 11,
    NC_E_KIND = 12,
    NC_E_DIMENSION = 13,
    NC_E_COUNT = 14,
    NC_E_NESTING = 15,
    NC_E_PARAMETER = 20,
    NC_E_RANGE = 21,
    NC_E_KNOTS = 22,
    NC_E_CONTINUITY = 23,
    NC_E_HULL = 24,
    NC_E_POLE = 25,
    NC_E_SEMIDEFINITE = 26,
    NC_E_SINGULAR = 30,
    NC_E_FLAT = 31,
    NC_E_NOT_CONVEX = 32,
    NC_E_UNDECIDED = 33,
    NC_E_POLAR = 34,
    NC_E_CENTRE = 35,
    NC_E_NOT_UNIQUE = 36,
    NC_E_CONFORMING = 37,
    NC_E_NO_SOLUTION = 38,
    NC_E_NO_CONVERGENCE = 39,
    NC_E_PATCH = 40,
    NC_E_PARAMETRIZATION = 41,
    NC_E_STRAIGHT = 42,
    NC_E_ROLLING = 43,
    NC_E_MATERIAL = 50,
    NC_E_RESTITUTION = 51,
    NC_E_MEMORY = 60,
    NC_E_DATA = 61,
    NC_E_CONCAVE = 62,
    NC_E_UNDERCUT = 63
};
#define NC_TERM 1000
NC_API const char *nc_message(int status);
NC_API const char *nc_version(void);
NC_API size_t nc_status_term(int status);
#endif
#ifndef NORMALCONTACT_TERMS_H
#define NORMALCONTACT_TERMS_H
#define NC_PLANAR_TERMS(X)                                                                                             \
    X(OFFSET, 1, offset, SIGN, "d")                                                                                    \
    X(SHIFT, 2, shift, LINEAR, "x, y")                                                                                 \
    X(FOURIER, 3, fourier, ANY, "a0, a1, b1, a2, b2, ...")                                                             \
    X(ELLIPSE, 4, ellipse, CONVEX, "a, b")                                                                             \
    X(SUPERELLIPSE, 5, superellipse, CONVEX, "a, b, epsilon/(epsilon - 1), eta")                                       \
    X(PIECEWISE, 6, piecewise, ANY, "pieces, degree, knots, coefficients of each piece")                               \
    X(LIFT, 7, lift, ANY, "law, lift, start, rise, dwell, fall")                                                       \
    X(LOBE, 8, lobe, ANY, "amplitude, start, width, p, q")                                                             \
    X(ROTATED, 9, rotated, INNER, "angle, one planar term that is not itself rotated")                                 \
    X(ROUNDED_POLYGON, 10, rounded_polygon, CONVEX, "r, x and y of each corner, counter-clockwise")
#define NC_SPATIAL_TERMS(X)                                                                                            \
    X(OFFSET, 101, offset, SIGN, "d")                                                                                  \
    X(SHIFT, 102, shift, LINEAR, "x, y, z")                                                                            \
    X(ELLIPSOID, 103, ellipsoid, CONVEX, "a^2, b^2, c^2")                                                              \
    X(QUADRATIC, 104, quadratic, CONVEX, "xx, xy, xz, yy, yz, zz")                                                     \
    X(SUPERELLIPSOID, 105, superellipsoid, CONVEX, "a, b, c, delta/(delta - 1), epsilon/(epsilon - 1), eta")           \
    X(HARMONICS, 106, harmonics, ANY, "(degree + 1)^2 coefficients")                                                   \
    X(REVOLVED, 107, revolved, INNER, "planar terms")                                                                  \
    X(HULL, 108, hull, CONVEX, "p, vertices")                                                                          \
    X(ROTATED, 109, rotated, INNER, "rotation[9], one spatial term that is not itself rotated")                        \
    X(SUPEROVOID, 110, superovoid, CONVEX, "a, b, up, down, delta/(delta - 1), epsilon/(epsilon - 1), eta")
enum nc_kind {
#define NC_KIND_PLANAR(NAME, number, name, curvature, parameters) NC_PLANAR_##NAME = number,
#define NC_KIND_SPATIAL(NAME, number, name, curvature, parameters) NC_SPATIAL_##NAME = number,
    NC_PLANAR_TERMS(NC_KIND_PLANAR) NC_SPATIAL_TERMS(NC_KIND_SPATIAL)
#undef NC_KIND_PLANAR
#undef NC_KIND_SPATIAL
};
#endif
#ifndef NORMALCONTACT_PLANAR_H
#define NORMALCONTACT_PLANAR_H
NC_API size_t nc_planar_offset(double *shape, size_t capacity, double d);
NC_API size_t nc_planar_shift(double *shape, size_t capacity, double x, double y);
NC_API size_t nc_planar_fourier(double *shape, size_t capacity, double a0, const double *a, const double *b,
                                size_t harmonics);
NC_API size_t nc_planar_rolling(double *shape, size_t capacity, double a0, const double *a, const double *b,
                                size_t harmonics);
NC_API size_t nc_planar_ellipse(double *shape, size_t capacity, double a, double b);
NC_API size_t nc_planar_superellipse(double *shape, size_t capacity, double a, double b, double epsilon,
                                     double eta);
NC_API size_t nc_planar_piecewise(double *shape, size_t capacity, const double *knots, size_t pieces,
                                  const double *c, size_t degree);
enum nc_lift_law {
    NC_LIFT_345 = 1,
    NC_LIFT_4567 = 2,
    NC_LIFT_CYCLOIDAL = 3,
    NC_LIFT_MODIFIED_SINE = 4,
    NC_LIFT_MODIFIED_TRAPEZOID = 5
};
NC_API size_t nc_planar_lift(double *shape, size_t capacity, enum nc_lift_law law, double lift,
                             double start, double rise, double dwell, double fall);
NC_API size_t nc_planar_lobe(double *shape, size_t capacity, double amplitude, double start, double end,
                             int p, int q);
NC_API size_t nc_planar_rounded_polygon(double *shape, size_t capacity, const double *corners, size_t count,
                                        double r);
NC_API size_t nc_planar_rotated(double *shape, size_t capacity, const double *inner, size_t n,
                                double angle);
NC_API int nc_planar_check(const double *shape, size_t n);
NC_API int nc_planar_continuity(const double *shape, size_t n, int *continuity);
NC_API int nc_planar_eval(const double *shape, size_t n, double phi, double out[4]);
NC_API int nc_planar_integral(const double *shape, size_t n, double phi0, double phi1, double *integral);
#ifndef NORMALCONTACT_PLANAR_GEOMETRY_H
#define NORMALCONTACT_PLANAR_GEOMETRY_H
struct nc_planar_boundary {
    double point[2];
    double normal[2];
    double tangent[2];
    double radius;
    double curvature;
};
NC_API int nc_planar_boundary(const double *shape, size_t n, double phi, struct nc_planar_boundary *out);
struct nc_planar_mass {
    double perimeter;
    double area;
    double centroid[2];
    double moments[3];
};
NC_API int nc_planar_mass(const double *shape, size_t n, struct nc_planar_mass *out);
enum nc_case { NC_CASE_CONVEX = 1, NC_CASE_CONCAVE = -1 };
NC_API int nc_circle_boundary(const double *shape, size_t n, double radius, enum nc_case mode, double psi,
                              struct nc_planar_boundary *out);
struct nc_circle_margins {
    double curvature;
    double position;
};
NC_API int nc_circle_margin(const double *shape, size_t n, double radius, enum nc_case mode, double psi,
                            struct nc_circle_margins *out);
NC_API int nc_circle_smallest_margins(const double *shape, size_t n, double radius, enum nc_case mode,
                                      struct nc_circle_margins *smallest, struct nc_circle_margins *psi);
NC_API int nc_circle_change_radius(const double *shape, size_t n, double radius_from, double radius_to,
                                   enum nc_case mode, double angle, double out[4]);
NC_API size_t nc_planar_for_radius(double *shape, size_t capacity, const double *from, size_t n,
                                   double radius_from, double radius_to, enum nc_case mode, size_t pieces);
#endif
#endif
#ifndef NORMALCONTACT_SPATIAL_H
#define NORMALCONTACT_SPATIAL_H
NC_API size_t nc_spatial_offset(double *shape, size_t capacity, double d);
NC_API size_t nc_spatial_shift(double *shape, size_t capacity, double x, double y, double z);
NC_API size_t nc_spatial_ellipsoid(double *shape, size_t capacity, double a, double b, double c);
NC_API size_t nc_spatial_quadratic(double *shape, size_t capacity, const double m[6]);
NC_API size_t nc_spatial_superellipsoid(double *shape, size_t capacity, double a, double b, double c,
                                        double delta, double epsilon, double eta);
NC_API size_t nc_spatial_superovoid(double *shape, size_t capacity, double a, double b, double up,
                                    double down, double delta, double epsilon, double eta);
#define NC_MAX_DEGREE 64
NC_API size_t nc_spatial_harmonics(double *shape, size_t capacity, const double *c, size_t degree);
NC_API size_t nc_spatial_revolved(double *shape, size_t capacity, const double *profile, size_t n);
#define NC_MAX_SHARPNESS 10000
NC_API size_t nc_spatial_hull(double *shape, size_t capacity, const double *vertices, size_t count,
                              double p);
NC_API size_t nc_spatial_rotated(double *shape, size_t capacity, const double *inner, size_t n,
                                 const double q[9]);
NC_API int nc_spatial_check(const double *shape, size_t n);
NC_API int nc_spatial_eval(const double *shape, size_t n, const double normal[3], double *h,
                           double point[3], double hessian[9]);
NC_API int nc_spatial_third(const double *shape, size_t n, const double normal[3], const double u[3],
                            const double v[3], double *h, double point[3], double hessian[9],
                            double third[3]);
#ifndef NORMALCONTACT_SPATIAL_GEOMETRY_H
#define NORMALCONTACT_SPATIAL_GEOMETRY_H
struct nc_spatial_boundary {
    double h;
    double point[3];
    double radius[2];
    double kappa[2];
    double direction[2][3];
};
NC_API int nc_spatial_boundary(const double *shape, size_t n, const double normal[3],
                               struct nc_spatial_boundary *boundary);
struct nc_spatial_mass {
    double surface, volume;
    double centroid[3];
    double inertia[9];
    double error;
    double evaluations;
};
NC_API int nc_spatial_mass(const double *shape, size_t n, double tolerance, struct nc_spatial_mass *mass);
#endif
#endif
#ifndef NORMALCONTACT_CONVEXITY_H
#define NORMALCONTACT_CONVEXITY_H
enum nc_verdict {
    NC_UNDECIDED = 0,
    NC_CONVEX = 1,
    NC_NOT_CONVEX = 2
};
struct nc_planar_convexity {
    double lower, upper;
    double angle;
    double offset;
    int verdict;
    size_t cells;
};
struct nc_spatial_convexity {
    double lower, upper;
    double normal[3];
    double direction[3];
    double offset;
    int verdict;
    size_t cells;
};
NC_API int nc_planar_convexity(const double *shape, size_t n, double tolerance, size_t cells,
                               struct nc_planar_convexity *result);
NC_API int nc_spatial_convexity(const double *shape, size_t n, double tolerance, size_t cells,
                                struct nc_spatial_convexity *result);
#endif
#ifndef NORMALCONTACT_PLANAR_CONTACT_H
#define NORMALCONTACT_PLANAR_CONTACT_H
struct nc_planar_motion {
    double r[2], angle;
    double v[2], omega;
    double a[2],
        alpha;
};
struct nc_planar_contact {
    double gap;
    double gap_der;
    double r_C[2];
    double r_C_a[2];
    double r_C_b[2];
    double e_n[2];
    double e_t[2];
    double kappa_a;
    double kappa_b;
    double v_n, v_t;
    double s_a_der;
    double s_b_der;
    double phi;
    double argument;
};
struct nc_planar_contact_motion {
    double gap[3];
    double phi[3];
    double body[3][2];
    double counterpart[3][2];
};
NC_API int nc_line_contact(const double *shape, size_t n, const struct nc_planar_motion *motion,
                           struct nc_planar_contact *out);
NC_API int nc_line_motion(const double *shape, size_t n, const struct nc_planar_motion *motion,
                          struct nc_planar_contact_motion *out);
NC_API int nc_circle_contact(const double *shape, size_t n, double radius, enum nc_case mode,
                             const struct nc_planar_motion *motion, struct nc_planar_contact *out);
NC_API int nc_circle_motion(const double *shape, size_t n, double radius, enum nc_case mode,
                            const struct nc_planar_motion *motion, struct nc_planar_contact_motion *out);
NC_API int nc_circle_distance(const double *shape, size_t n, double radius, enum nc_case mode,
                              const struct nc_planar_motion *motion, struct nc_planar_contact *out);
NC_API int nc_circle_distance_motion(const double *shape, size_t n, double radius, enum nc_case mode,
                                     const struct nc_planar_motion *motion,
                                     struct nc_planar_contact_motion *out);
struct nc_line_rolling {
    double r[2], v[2], a[2];
    double x_C[3];
};
NC_API int nc_line_rolling(const double *shape, size_t n, double x_P0, double alpha, double alpha_der,
                           double alpha_der2, struct nc_line_rolling *out);
#endif
#ifndef NORMALCONTACT_SPATIAL_CONTACT_H
#define NORMALCONTACT_SPATIAL_CONTACT_H
struct nc_spatial_motion {
    double r[3], q[9];
    double v[3], omega[3];
    double a[3], alpha[3];
};
struct nc_spatial_contact {
    double gap;
    double gap_der;
    double e_n[3];
    double point_a[3];
    double point_body[3];
    double point_counter[3];
    double kappa[2];
    double direction[2][3];
    double margin;
    double v_n;
    double v_t[3];
    double v_body[3];
    double v_counter[3];
};
NC_API int nc_plane_gap(const double *shape, size_t n, const double e[3], const double r[3],
                        const double q[9], double *gap, double point_a[3]);
NC_API int nc_plane_contact(const double *shape, size_t n, const double e[3],
                            const struct nc_spatial_motion *motion, struct nc_spatial_contact *contact);
struct nc_spatial_contact_motion {
    double gap[3];
    double body[3][3];
    double counterpart[3][3];
};
NC_API int nc_plane_motion(const double *shape, size_t n, const double e[3],
                           const struct nc_spatial_motion *motion, struct nc_spatial_contact_motion *out);
NC_API int nc_sphere_contact(const double *shape, size_t n, double radius, enum nc_case mode,
                             const struct nc_spatial_motion *motion, struct nc_spatial_contact *contact);
NC_API int nc_sphere_distance(const double *shape, size_t n, double radius,
                              const struct nc_spatial_motion *motion, double radius_min,
                              struct nc_spatial_contact *contact);
#endif
#ifndef NORMALCONTACT_PAIR_H
#define NORMALCONTACT_PAIR_H
enum nc_pair_proof {
    NC_PAIR_NOTHING = 0,
    NC_PAIR_SEPARATED = 1,
    NC_PAIR_BALL = 2,
    NC_PAIR_SEARCHED = 3
};
struct nc_pair_options {
    double radius_a, radius_b;
    double tolerance;
    int cells;
};
NC_API int nc_spatial_pair(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                           const double r[3], const double q[9], double normal[3], double *gap,
                           double point_a[3], double point_b[3]);
struct nc_spatial_pair {
    int proof;
    int evaluations;
    double gap, upper;
    double normal[3], point_a[3], point_b[3];
    double reference_b[3];
    double radii_a[9], radii_b[9];
};
NC_API int nc_spatial_pair_solve(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                                 const double r[3], const double q[9], const double *start,
                                 const struct nc_pair_options *options, struct nc_spatial_pair *result);
struct nc_spatial_pair_motion {
    double gap_der;
    double normal_der[3];
    double point_a_der[3], point_b_der[3];
};
NC_API int nc_spatial_pair_motion(const struct nc_spatial_pair *pair,
                                  const struct nc_spatial_motion *motion,
                                  struct nc_spatial_pair_motion *out);
NC_API int nc_spatial_pair_curvature(const struct nc_spatial_pair *pair, double kappa[2],
                                     double tangent[3]);
NC_API int nc_planar_pair(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                          const double r[2], double angle, double normal[2], double *gap, double point_a[2],
                          double point_b[2]);
struct nc_planar_pair {
    int proof;
    int evaluations;
    double gap, upper;
    double phi;
    double normal[2], point_a[2], point_b[2];
    double reference_b[2];
    double rho_a, rho_b;
};
NC_API int nc_planar_pair_solve(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                                const double r[2], double angle, const double *start,
                                const struct nc_pair_options *options, struct nc_planar_pair *result);
struct nc_planar_pair_motion {
    double gap_der;
    double phi_der;
    double point_a_der[2], point_b_der[2];
};
NC_API int nc_planar_pair_motion(const struct nc_planar_pair *pair, const struct nc_planar_motion *motion,
                                 struct nc_planar_pair_motion *out);
#endif
#ifndef NORMALCONTACT_SENSITIVITY_H
#define NORMALCONTACT_SENSITIVITY_H
NC_API int nc_planar_coefficients(const double *shape, size_t n, size_t capacity, size_t *index,
                                  size_t *count);
NC_API int nc_spatial_coefficients(const double *shape, size_t n, size_t capacity, size_t *index,
                                   size_t *count);
NC_API int nc_planar_sensitivity(const double *shape, size_t n, double phi, size_t count, double *h,
                                 double *point, double *radius);
NC_API int nc_spatial_sensitivity(const double *shape, size_t n, const double normal[3], size_t count,
                                  double *h, double *point);
NC_API int nc_line_sensitivity(const double *shape, size_t n, const struct nc_planar_motion *motion,
                               size_t count, double *gap);
NC_API int nc_plane_sensitivity(const double *shape, size_t n, const double e[3],
                                const struct nc_spatial_motion *motion, size_t count, double *gap);
NC_API int nc_circle_sensitivity(const double *shape, size_t n, double radius, enum nc_case mode,
                                 const struct nc_planar_motion *motion, size_t count, double *gap);
#endif
#ifndef NORMALCONTACT_CAM_H
#define NORMALCONTACT_CAM_H
enum nc_follower_kind {
    NC_FOLLOWER_ROLLER = 1,
    NC_FOLLOWER_FLAT = 2,
    NC_FOLLOWER_OSCILLATING_ROLLER = 3,
    NC_FOLLOWER_OSCILLATING_FLAT = 4
};
struct nc_follower {
    int kind;
    int inner;
    double radius;
    double offset;
    double arm;
    double pivot;
    int side;
};
struct nc_cam_point {
    double lift[4];
    double position;
    double point[2];
    double normal[2];
    double normal_angle;
    double curvature_radius;
    double margin;
    double pressure_angle;
    double face;
    double speed_cam;
    double speed_follower;
    double centre[2];
};
NC_API int nc_cam_from_lift(const double *law, size_t n, const struct nc_follower *follower,
                            double base_radius, double theta, struct nc_cam_point *out);
NC_API int nc_cam_to_lift(const double *cam, size_t n, const struct nc_follower *follower,
                          double base_radius, double theta, struct nc_cam_point *out);
NC_API size_t nc_cam_shape(double *shape, size_t capacity, const double *law, size_t n,
                           const struct nc_follower *follower, double base_radius, size_t pieces);
struct nc_cam_margin {
    double lower, upper;
    double theta;
    size_t cells;
};
NC_API int nc_cam_undercut(const double *law, size_t n, const struct nc_follower *follower,
                           double base_radius, double tolerance, size_t cells, struct nc_cam_margin *out);
NC_API int nc_cam_smallest_base(const double *law, size_t n, const struct nc_follower *follower,
                                double least, double largest, double *base_radius);
NC_API int nc_cam_largest_roller(const double *law, size_t n, const struct nc_follower *follower,
                                 double base_radius, double least, double *radius);
struct nc_cam_wheel {
    double centre[2];
    double distance,
        angle;
    double
        margin;
};
NC_API int nc_cam_wheel(const struct nc_cam_point *point, double radius, struct nc_cam_wheel *out);
NC_API int nc_cam_largest_wheel(const double *law, size_t n, const struct nc_follower *follower,
                                double base_radius, double *radius);
#endif
#ifndef NORMALCONTACT_FORCES_H
#define NORMALCONTACT_FORCES_H
NC_API int nc_hertz_modulus(double E1, double nu1, double E2, double nu2, double *modulus);
NC_API int nc_hertz_point(double modulus, const double kappa[2], double *stiffness);
NC_API int nc_hertz_area(double modulus, const double kappa[2], double penetration, double semi_axes[2],
                         double *pressure);
NC_API int nc_hertz_line(double modulus, double kappa, double depth, double length, double penetration,
                         double *force, double *stiffness, double *energy);
NC_API int nc_hertz_strip(double modulus, double kappa, double length, double force, double *half_width,
                          double *pressure);
NC_API int nc_film_line(double viscosity, double pressure_viscosity, double speed, double modulus,
                        double kappa, double length, double force, double *thickness);
enum nc_dissipation {
    NC_UNDAMPED = 0,
    NC_HUNT_CROSSLEY = 1,
    NC_LANKARANI_NIKRAVESH = 2,
    NC_FLORES = 3,
    NC_EXACT_RESTITUTION = 4
};
NC_API int nc_force_damping(int law, double restitution, double impact_velocity, double smallest_velocity,
                            double *damping);
NC_API int nc_force_elastic(double stiffness, double exponent, double penetration, double *force,
                            double *energy);
NC_API int nc_force_damped(double elastic, double damping, double penetration_der, double *force,
                           double *power);
NC_API int nc_force_smooth(double modulus, double radius, double dissipation, const double smoothing[3],
                           double penetration, double penetration_der, double *elastic, double force[3]);
NC_API int nc_friction_smooth(double mu_static, double mu_dynamic, double viscous, double v_transition,
                              double smoothing, double normal_force, double velocity, double *force);
NC_API int nc_friction_planar(double mu, double v_d, double normal_force, double velocity, double *force);
NC_API int nc_friction_spatial(double mu, double v_d, double normal_force, const double velocity[3],
                               double force[3]);
NC_API int nc_friction_stribeck_planar(double mu_static, double mu_dynamic, double v_stribeck,
                                       double viscous, double v_d, double normal_force, double velocity,
                                       double *force);
NC_API int nc_rolling_resistance_planar(double arm, double w_d, double normal_force, double w,
                                        double *moment);
NC_API int nc_rolling_resistance_spatial(double arm, double w_d, double normal_force, const double w[3],
                                         double moment[3]);
#endif
#ifndef NORMALCONTACT_CURVE_H
#define NORMALCONTACT_CURVE_H
typedef int (*nc_curve_function)(const void *context, double s, int order, double p[4][3]);
struct nc_curve {
    const double *vector;
    size_t n;
    nc_curve_function function;
    const void *context;
    double range[2];
    int periodic;
};
NC_API size_t nc_curve_circle(double *vector, size_t capacity, double radius);
NC_API size_t nc_curve_helix(double *vector, size_t capacity, double radius, double rise, double turns);
#define NC_MAX_SPLINE_DEGREE 9
NC_API size_t nc_curve_bspline(double *vector, size_t capacity, int degree, int periodic, int rational,
                               size_t count, const double *knots, const double *points);
NC_API size_t nc_curve_interpolated(double *vector, size_t capacity, int degree, size_t count,
                                    const double *points);
#define NC_MAX_CAM_POINTS 500
NC_API size_t nc_curve_cam(double *vector, size_t capacity, const double *law, size_t n, double roller,
                           size_t points);
NC_API size_t nc_curve_potential(double *vector, size_t capacity, const double *shape, size_t n);
NC_API size_t nc_curve_placed(double *vector, size_t capacity, const double *inner, size_t n,
                              const double q[9], const double r[3]);
NC_API int nc_curve_check(const double *vector, size_t n);
NC_API int nc_curve_range(const struct nc_curve *curve, double range[2], int *periodic);
NC_API int nc_curve_eval(const struct nc_curve *curve, double s, int order, double p[4][3]);
struct nc_frenet {
    double p[3];
    double t[3], n[3], b[3];
    double speed;
    double kappa, tau;
};
NC_API int nc_curve_frenet(const struct nc_curve *curve, double s, struct nc_frenet *out);
#endif
#ifndef NORMALCONTACT_SURFACE_H
#define NORMALCONTACT_SURFACE_H
typedef int (*nc_surface_function)(const void *context, double u, double v, int order, double p[10][3]);
struct nc_surface {
    const double *vector;
    size_t n;
    nc_surface_function function;
    const void *context;
    double range[2][2];
    int periodic[2];
};
NC_API size_t nc_surface_plane(double *vector, size_t capacity, double length, double width);
NC_API size_t nc_surface_torus(double *vector, size_t capacity, double R, double r);
NC_API size_t nc_surface_revolved(double *vector, size_t capacity, const double *curve, size_t n);
NC_API size_t nc_surface_bspline(double *vector, size_t capacity, const int degree[2],
                                 const int periodic[2], int rational, const size_t count[2],
                                 const double *knots_u, const double *knots_v, const double *points);
#define NC_MAX_HEIGHTS 512
NC_API size_t nc_surface_heights(double *vector, size_t capacity, int degree, const double x[2],
                                 const double y[2], const size_t count[2], const double *heights);
NC_API size_t nc_surface_extruded(double *vector, size_t capacity, const double *curve, size_t n,
                                  double width);
NC_API size_t nc_surface_potential(double *vector, size_t capacity, const double *shape, size_t n);
NC_API size_t nc_surface_placed(double *vector, size_t capacity, const double *inner, size_t n,
                                const double q[9], const double r[3]);
NC_API int nc_surface_check(const double *vector, size_t n);
NC_API int nc_surface_range(const struct nc_surface *surface, double range[2][2], int periodic[2]);
NC_API int nc_surface_eval(const struct nc_surface *surface, double u, double v, int order,
                           double p[10][3]);
NC_API int nc_surface_normal(const struct nc_surface *surface, double u, double v, int order,
                             double n[6][3]);
struct nc_surface_frame {
    double p[3];
    double x[3], y[3], z[3];
    double M[4];
    double K[4];
    double T[2];
    double shape[3];
    double kappa[2];
};
NC_API int nc_surface_frame(const struct nc_surface *surface, double u, double v,
                            struct nc_surface_frame *out);
#endif
#ifndef NORMALCONTACT_FREEFORM_CONTACT_H
#define NORMALCONTACT_FREEFORM_CONTACT_H
struct nc_freeform_contact {
    double gap;
    double normal[3];
    double point_a[3], point_b[3];
    double kappa[2];
};
NC_API int nc_freeform_contact(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                               const double q[9], double parameter[4], struct nc_freeform_contact *out);
NC_API int nc_freeform_search(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                              const double q[9], int grid, double parameter[4],
                              struct nc_freeform_contact *out);
struct nc_freeform_motion {
    double gap[3];
    double parameter_der[4];
    double parameter_der2[4];
    double velocity_a[3];
    double velocity_b[3];
    double centripetal_a[3];
    double centripetal_b[3];
    double acceleration_a[3], acceleration_b[3];
};
NC_API int nc_freeform_motion(const struct nc_surface *a, const struct nc_surface *b,
                              const struct nc_spatial_motion *motion, const double parameter[4],
                              struct nc_freeform_motion *out);
#endif
#ifndef NORMALCONTACT_TERRAIN_H
#define NORMALCONTACT_TERRAIN_H
struct nc_terrain_contact {
    double gap;
    double uv[2];
    double e_n[3];
    double point_a[3];
    double point_body[3];
    double point_terrain[3];
    double kappa[2];
    double kappa_rel[2];
};
NC_API int nc_terrain_contact(const double *shape, size_t n, const struct nc_surface *surface,
                              const double r[3], const double q[9], double uv[2],
                              struct nc_terrain_contact *out);
struct nc_terrain_cell {
    double centre[3], radius;
};
NC_API int nc_terrain_cells(const struct nc_surface *surface, const int count[2],
                            struct nc_terrain_cell *cell);
struct nc_terrain {
    const struct nc_surface *surface;
    int count[2];
    const struct nc_terrain_cell *cell;
    double *work;
};
NC_API int nc_terrain_search(const double *shape, size_t n, const struct nc_terrain *terrain,
                             const double r[3], const double q[9], double margin, size_t most,
                             struct nc_terrain_contact *out, size_t *found, double *bound);
struct nc_terrain_motion {
    double gap[3];
    double e_n_der[3];
    double uv_der[2];
    double point_a_der[3];
    double v_body[3];
    double v_terrain[3];
    double v_n, v_t[3];
};
NC_API int nc_terrain_motion(const double *shape, size_t n, const struct nc_surface *surface,
                             const struct nc_spatial_motion *motion, const double uv[2],
                             struct nc_terrain_motion *out);
#endif
#ifndef NORMALCONTACT_TRACKING_H
#define NORMALCONTACT_TRACKING_H
NC_API int nc_curves_track(const struct nc_curve *c1, const struct nc_curve *c2, const double state[6],
                           const struct nc_spatial_motion *motion, double state_der[6]);
NC_API int nc_surfaces_track(const struct nc_surface *f1, const struct nc_surface *f2,
                             const double state[6], const struct nc_spatial_motion *motion,
                             double state_der[6]);
NC_API int nc_surface_curve_track(const struct nc_surface *f, const struct nc_curve *c,
                                  const double state[6], const struct nc_spatial_motion *motion,
                                  double state_der[6]);
NC_API int nc_curves_closest(const struct nc_curve *c1, const struct nc_curve *c2, const double r[3],
                             const double q[9], int grid, double state[6]);
NC_API int nc_surfaces_closest(const struct nc_surface *f1, const struct nc_surface *f2, const double r[3],
                               const double q[9], int grid, double state[6]);
NC_API int nc_surface_curve_closest(const struct nc_surface *f, const struct nc_curve *c, const double r[3],
                                    const double q[9], int grid, double state[6]);
#endif
#ifndef NORMALCONTACT_ROLLING_RIGID_H
#define NORMALCONTACT_ROLLING_RIGID_H
struct nc_rigid_body {
    double mass;
    double inertia[9];
    double omega[3];
    double force[3], torque[3];
};
NC_API int nc_rolling_one(const struct nc_rigid_body *body, const double r[3], const double r_der[3],
                          double v_der[3], double omega_der[3], double reaction[3]);
NC_API int nc_rolling_two(const struct nc_rigid_body *body, const double r1[3], const double r1_der[3],
                          const double r2[3], const double r2_der[3], double v_der[3], double omega_der[3],
                          double reaction[2][3], double *axial);
NC_API int nc_rolling_hold(const double reaction[3], const double normal[3], double friction,
                           double *normal_force, double *reserve);
NC_API int nc_rolling_hold_two(double reaction[2][3], double axial, const double line[3],
                               double normal[2][3], double friction, double normal_force[2],
                               double *reserve);
#endif
#ifdef __cplusplus
}
#endif
#endif
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
struct nci_term {
    int kind;
    size_t count;
    const double *parameter;
    size_t number;
};
struct nci_reader {
    const double *next, *end;
    size_t number;
};
static inline int nci_read(struct nci_reader *reader, const double *shape, size_t n)
{
    if (n == 0)
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
static inline int nci_is_flat(int status)
{
    return status != NC_OK && status % NC_TERM == NC_E_FLAT;
}
static inline int nci_failed(int status)
{
    return status && !nci_is_flat(status);
}
static inline int nci_vanishes(double h, double size)
{
    return h <= 1e-15 * size;
}
static inline int nci_blame(int code, size_t number)
{
    return code == NC_OK || number == 0 || number > 1000000 ? code : code + NC_TERM * (int)number;
}
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
NCI_API double *nci_build_start(double *shape, size_t capacity, int kind, size_t count);
NCI_API size_t nci_build(double *shape, size_t capacity, int kind, const double *parameter, size_t count);
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
static inline double nci_wrap(double angle)
{
    double x = fmod(angle, NCI_TWO_PI);
    if (x < 0)
        x += NCI_TWO_PI;
    return x < NCI_TWO_PI ? x : 0;
}
static inline double nci_reduced(double angle)
{
    return fabs(angle) < 100 ? angle : atan2(sin(angle), cos(angle));
}
NCI_API int nci_integrate(double (*f)(double, const void *), const void *context, double a, double b,
                          double tolerance, double *integral);
NCI_API void nci_rule(double a, double b, double node[15], double kronrod[15], double gauss[15]);
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
static inline void nci_symmetric(const double H[6], const double a[3], double out[3])
{
    const double x = H[0] * a[0] + H[1] * a[1] + H[2] * a[2];
    const double y = H[1] * a[0] + H[3] * a[1] + H[4] * a[2];
    const double z = H[2] * a[0] + H[4] * a[1] + H[5] * a[2];
    out[0] = x;
    out[1] = y;
    out[2] = z;
}
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
static inline double nci_power(double x, double y)
{
    if (x > 0)
        return x == 1 ? 1 : pow(x, y);
    return y == 0 ? 1 : y > 0 ? 0 : INFINITY;
}
static inline double nci_lower_power(double aq, double a, double q, int down)
{
    if (!(a > 1e-60))
        return nci_power(a, q - down);
    return aq / (down == 1 ? a : down == 2 ? a * a : a * a * a);
}
static inline int nci_finite(const double *x, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += x[i] - x[i];
    return sum == 0;
}
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
static inline int nci_unit(const double a[3], double out[3])
{
    const double excess = nci_dot(a, a) - 1;
    if (!(fabs(excess) <= 2e-6))
        return nci_finite(a, 3) ? NC_E_NORMAL : NC_E_ARGUMENT;
    const double scale = 1 - excess * (0.5 - 0.375 * excess);
    out[0] = a[0] * scale;
    out[1] = a[1] * scale;
    out[2] = a[2] * scale;
    return NC_OK;
}
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
NCI_API int nci_is_rotation(const double q[9]);
NCI_API int nci_is_semidefinite(const double m[6]);
#endif
NC_ONCE_BEGIN
const char *nc_message(int status)
{
    switch (status < 0 ? -1 : status % NC_TERM) {
    case NC_OK:
        return "success";
    case NC_E_NULL:
        return "a required pointer is NULL; pass the address of the input or of the result";
    case NC_E_ARGUMENT:
        return "an argument is not a finite number, or so large that the result overflows; look for a "
               "division by zero, an uninitialised value or a wrong unit in the caller";
    case NC_E_NORMAL:
        return "a normal or direction is not of unit length (to 1e-6); normalise it, and make sure that it "
               "is not zero";
    case NC_E_ROTATION:
        return "a matrix is not a rotation (to 1e-6); its rows must be orthonormal and right-handed";
    case NC_E_RADIUS:
        return "a radius is not positive; give the radius of the circle or sphere in metres";
    case NC_E_OPTION:
        return "an option is outside its range; widths, smoothing velocities and time constants must be "
               "positive, least velocities not negative; the header tells the laws, modes, orders and "
               "tolerances that exist";
    case NC_E_EMPTY:
        return "the shape has no term; build it with a constructor such as nc_planar_ellipse or "
               "nc_spatial_ellipsoid";
    case NC_E_TRUNCATED:
        return "the shape vector ends inside a term, or the count of a term is not a whole number; pass "
               "the "
               "whole vector as the constructors returned it";
    case NC_E_KIND:
        return "the shape vector holds a term of unknown kind; build it with the constructors and "
               "concatenate whole terms only";
    case NC_E_DIMENSION:
        return "a planar shape holds a spatial term, or a spatial shape a planar one; take all "
               "constructors "
               "from the planar or all from the spatial family (revolved() turns a profile into a body)";
    case NC_E_COUNT:
        return "the number of parameters does not fit the kind of the term; build it with its constructor";
    case NC_E_NESTING:
        return "a rotated term may hold one term only, and not another rotated one; use the constructor "
               "rotated(), which composes rotations";
    case NC_E_PARAMETER:
        return "a parameter of the shape is not a finite number; look for a division by zero in what "
               "computes it";
    case NC_E_RANGE:
        return "a parameter of the shape is outside its range; semi-axes must be positive (at most one, in "
               "space two, may be zero), exponents greater than 1, roundings not negative, numbers of "
               "pieces whole";
    case NC_E_KNOTS:
        return "the knots or angles of a term are out of order; they must increase and span at most one "
               "turn, rise and fall must be positive, the corners of a polygon follow each other "
               "counter-clockwise and turn to the left";
    case NC_E_CONTINUITY:
        return "the pieces of a piecewise term do not join: the potential or its first derivative jumps at "
               "a knot; make value and slope continuous, also from the last piece to the first";
    case NC_E_HULL:
        return "the origin is not inside the convex hull of the vertices; move the vertices so that it is, "
               "and add a shift() to move the body back";
    case NC_E_POLE:
        return "the profile of a body of revolution has a tip or a flat at its axis; its first derivative "
               "must vanish at +90 and -90 degrees";
    case NC_E_SEMIDEFINITE:
        return "the matrix of an ellipsoid is not positive semi-definite; its eigenvalues are the squares "
               "of the semi-axes";
    case NC_E_SINGULAR:
        return "the potential is not smooth enough at this normal; round the shape (eta > 0 of a "
               "superellipse or superellipsoid, p > 3 of a hull)";
    case NC_E_FLAT:
        return "the boundary is flat at this normal: the curvature radius is infinite, the contact point "
               "one "
               "of many; where that is no use, give a segment or disc a small second semi-axis, a "
               "superellipse or "
               "superellipsoid a rounding eta > 0";
    case NC_E_NOT_CONVEX:
        return "the body is not convex here: a curvature radius is not positive; add an offset() or reduce "
               "the higher harmonics";
    case NC_E_UNDECIDED:
        return "the answer could not be certified within the allowed work; loosen the tolerance, or, where "
               "bodies penetrate deeply, start them apart or give a lower bound of the smallest curvature "
               "radius";
    case NC_E_POLAR:
        return "the polar potential is not positive, or equals the radius, so that nothing is left of the "
               "body; it is the distance from the reference point to the centre of the counterpart in "
               "contact: choose a larger one, or a smaller radius";
    case NC_E_CENTRE:
        return "the centre of the counterpart lies on the reference point of the body, so its direction is "
               "undefined; choose another reference point or initial position";
    case NC_E_NOT_UNIQUE:
        return "the contact point is not unique for this radius, 000 (72), (73): the body would be "
               "undercut at its nose, or the circle does not reach into a concave flank; use a smaller "
               "radius, a larger base circle, a blunter nose or flatter flanks, and make sure that the "
               "shape is the "
               "polar potential for this radius, not a generating potential";
    case NC_E_CONFORMING:
        return "a relative curvature is not positive: the boundaries conform and there is no single "
               "contact "
               "point; change one of the curvatures, or use a line contact where one direction is straight";
    case NC_E_NO_SOLUTION:
        return "the equation has no solution for these arguments";
    case NC_E_NO_CONVERGENCE:
        return "the iteration or quadrature did not reach its tolerance within its bound; loosen the "
               "tolerance or round the shape";
    case NC_E_PATCH:
        return "a point is outside the range of its curve or surface: the contact leaves the patch; extend "
               "it, "
               "or start from parameters inside";
    case NC_E_PARAMETRIZATION:
        return "the parametrization is singular here: the tangent vectors vanish or are parallel; turn the "
               "axis of a potential or a body of revolution away, separate coinciding control points";
    case NC_E_STRAIGHT:
        return "the curve is straight here, so that it has no principal normal and no torsion; give it a "
               "curvature";
    case NC_E_ROLLING:
        return "rolling is impossible: the two contact points must differ, the angular velocity lie along "
               "the "
               "line through them, and mass and inertia be positive; correct the initial state";
    case NC_E_MATERIAL:
        return "a material constant is outside its range; Young's modulus must be positive, Poisson's "
               "ratio between -1 and 0.5, stiffness, damping and friction not negative, exponents at least "
               "1, static friction not below dynamic";
    case NC_E_RESTITUTION:
        return "the coefficient of restitution is outside its range; it must be greater than 0 and at most "
               "1";
    case NC_E_MEMORY:
        return "there is not enough memory; fit fewer data or fewer terms";
    case NC_E_DATA:
        return "the data are too few or too special to determine a shape: at least three points that do "
               "not lie "
               "on a line, in space four that do not lie on a plane, and angles that do not repeat";
    case NC_E_CONCAVE:
        return "the data do not belong to a convex body; fit their convex hull, or a polar potential for "
               "the "
               "roller that touches them";
    case NC_E_UNDERCUT:
        return "the boundary would cut itself: a curvature radius is not positive for this follower; "
               "enlarge the "
               "base circle, or choose a smaller roller";
    default:
        return "unknown status";
    }
}
size_t nc_status_term(int status)
{
    return status > 0 ? (size_t)(status / NC_TERM) : 0;
}
const char *nc_version(void)
{
    return NC_VERSION;
}
NC_ONCE_END
NC_ONCE_BEGIN
double *nci_build_start(double *shape, size_t capacity, int kind, size_t count)
{
    if (!shape || capacity < count + 2)
        return NULL;
    shape[0] = kind;
    shape[1] = (double)count;
    return shape + 2;
}
size_t nci_build(double *shape, size_t capacity, int kind, const double *parameter, size_t count)
{
    if (!nci_finite(parameter, count))
        return 0;
    double *p = nci_build_start(shape, capacity, kind, count);
    for (size_t i = 0; p && i < count; i++)
        p[i] = parameter[i];
    return count + 2;
}
NC_ONCE_END
int nci_is_rotation(const double q[9])
{
    double z[3];
    nci_cross(q, q + 3, z);
    const double xx = nci_dot(q, q) - 1, yy = nci_dot(q + 3, q + 3) - 1, xy = nci_dot(q, q + 3);
    const double x = z[0] - q[6], y = z[1] - q[7], w = z[2] - q[8];
    return xx * xx + yy * yy + xy * xy + x * x + y * y + w * w <= 1e-12;
}
int nci_is_semidefinite(const double m[6])
{
    if (!nci_finite(m, 6))
        return 0;
    const double size = fabs(m[0]) + fabs(m[3]) + fabs(m[5]), slack = 1e-12 * size;
    if (!(size < 1e100 && fmax(fmax(fabs(m[1]), fabs(m[2])), fabs(m[4])) <= size))
        return 0;
    const double xy = m[0] * m[3] - m[1] * m[1], xz = m[0] * m[5] - m[2] * m[2];
    const double yz = m[3] * m[5] - m[4] * m[4];
    const double determinant =
        m[0] * yz - m[1] * (m[1] * m[5] - m[4] * m[2]) + m[2] * (m[1] * m[4] - m[3] * m[2]);
    return size > 0 && m[0] >= 0 && m[3] >= 0 && m[5] >= 0 && fmin(fmin(xy, xz), yz) >= -slack * size &&
           determinant >= -slack * size * size;
}
static const double quadrature_node[8] = {
    0.991455371120812639206854697526329, 0.949107912342758524526189684047851,
    0.864864423359769072789712788640926, 0.741531185599394439863864773280788,
    0.586087235467691130294144691693,    0.405845151377397166906606412076961,
    0.207784955007898467600689403773245, 0};
static const double quadrature_kronrod[8] = {
    0.022935322010529224963732008058970, 0.063092092629978553290700663189204,
    0.104790010322250183839876322541518, 0.140653259715525918745189590510238,
    0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
    0.204432940075298892414161999234649, 0.209482141084727828012999174891714};
static const double quadrature_gauss[4] = {
    0.129484966168869693270611432679082, 0.279705391489276667901467771423780,
    0.381830050505118944950369775488975, 0.417959183673469387755102040816327};
void nci_rule(double a, double b, double node[15], double kronrod[15], double gauss[15])
{
    const double centre = 0.5 * (a + b), half = 0.5 * (b - a);
    for (int i = 0; i < 15; i++) {
        const int j = i < 8 ? i : 14 - i;
        node[i] = centre + (i < 8 ? -half : half) * quadrature_node[j];
        kronrod[i] = half * quadrature_kronrod[j];
        gauss[i] = j % 2 ? half * quadrature_gauss[j / 2] : 0;
    }
}
static inline double quadrature_rule(double (*f)(double, const void *), const void *context, double a, double b,
                              double *error, double *size)
{
    const double centre = 0.5 * (a + b), half = 0.5 * (b - a);
    double kronrod = 0, gauss = 0, absolute = 0;
    for (int i = 0; i < 8; i++) {
        const double left = f(centre - half * quadrature_node[i], context);
        const double right = i < 7 ? f(centre + half * quadrature_node[i], context) : 0;
        kronrod += quadrature_kronrod[i] * (left + right);
        absolute += quadrature_kronrod[i] * (fabs(left) + fabs(right));
        if (i % 2)
            gauss += quadrature_gauss[i / 2] * (left + right);
    }
    *error = fabs((kronrod - gauss) * half);
    *size = absolute * fabs(half);
    return kronrod * half;
}
int nci_integrate(double (*f)(double, const void *), const void *context, double a, double b,
                  double tolerance, double *integral)
{
    enum { DEPTH = 48, LIMIT = 20000 };
    double stack[DEPTH + 2][2], total, sum = 0, lost = 0, error, size;
    int top = 0, used = 0;
    total = (quadrature_rule(f, context, a, b, &error, &size), size);
    stack[0][0] = a;
    stack[0][1] = b;
    while (top >= 0) {
        const double left = stack[top][0], right = stack[top][1], middle = 0.5 * (left + right);
        const double part = quadrature_rule(f, context, left, right, &error, &size);
        if (error <= tolerance * fmax(size, total * fabs((right - left) / (b - a))) || size == 0 ||
            a == b) {
            const double before = sum;
            const double corrected = part - lost;
            sum = before + corrected;
            lost = (sum - before) - corrected;
            top--;
            continue;
        }
        if (top >= DEPTH || ++used > LIMIT || !(size < INFINITY)) {
            *integral = NAN;
            return NC_E_NO_CONVERGENCE;
        }
        stack[top][0] = middle;
        stack[top + 1][0] = left;
        stack[top + 1][1] = middle;
        top++;
    }
    *integral = sum;
    return NC_OK;
}
#ifndef NCI_PLANAR_H
#define NCI_PLANAR_H
NCI_API int nci_planar_term(const struct nci_term *term, double phi, double c, double s, double out[4]);
struct nci_arc_bound {
    double floor, bend,
        error;
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
NCI_API int nci_planar_basis(const double *shape, size_t n, double phi, double c, double s,
                             nci_planar_add *add, void *context);
NCI_API int nci_planar_form(const struct nci_term *term);
NCI_API size_t nci_planar_piece(const struct nci_term *term, double phi, double *from_knot);
NCI_API int nci_is_whole(double x, double low, double high);
NCI_API void nci_joint_at(double angle, double phi, double *joint);
NCI_API int nci_planar_inner(const struct nci_term *term, struct nci_term *inner);
NCI_API int nci_planar_sum(const double *shape, size_t n, double phi, double c, double s, double out[4]);
NCI_API int nci_planar_next_joint(const double *shape, size_t n, double phi, double *joint);
enum { NCI_EDGES = 24 };
NCI_API int nci_planar_edges(const double *shape, size_t n, double edges[NCI_EDGES]);
NCI_API double nci_planar_sector(const double edges[NCI_EDGES], double phi);
NCI_API void nci_planar_hermite(const double left[4], const double right[4], double width, double c[8]);
NCI_API void nci_lift_law(int law, double t, double out[5]);
static inline int nci_planar_jet(const double *shape, size_t n, double phi, double c, double s, int order,
                                 double out[4])
{
    const int status = nci_planar_sum(shape, n, phi, c, s, out);
    if (nci_failed(status))
        return status;
    return nci_finite(out, (size_t)order + 1) ? status : NC_E_SINGULAR;
}
static inline int nci_planar_stretch(const double *shape, size_t n, double a, double *b)
{
    const int status = nci_planar_next_joint(shape, n, a, b);
    if (!(*b > a))
        *b = INFINITY;
    *b = fmin(*b, a + NCI_TWO_PI);
    return status;
}
static inline double nci_clip(double x, double size)
{
    return fabs(x) < 1e-13 * size ? 0 : x;
}
static inline double nci_curvature_radius(const double h[3])
{
    return nci_clip(h[0] + h[2], fabs(h[0]) + fabs(h[2]));
}
#endif
static inline void lift_polynomial(const double *c, int first, int last, double t, double out[5])
{
    double p = 0, d1 = 0, d2 = 0, d3 = 0, integral = 0;
    for (int k = last; k >= first; k--) {
        d3 = d3 * t + 3 * d2;
        d2 = d2 * t + 2 * d1;
        d1 = d1 * t + p;
        p = p * t + c[k - first];
        integral = integral * t + c[k - first] / (k + 1);
    }
    for (int k = 0; k < first; k++) {
        d3 = d3 * t + 3 * d2;
        d2 = d2 * t + 2 * d1;
        d1 = d1 * t + p;
        p = p * t;
        integral = integral * t;
    }
    out[0] = integral * t;
    out[1] = p;
    out[2] = d1;
    out[3] = d2;
    out[4] = d3;
}
static inline void lift_harmonic(const double start[3], double amplitude, double frequency, double phase, double t,
                          double out[5])
{
    const double w = frequency, a1 = amplitude / w, a2 = a1 / w, a3 = a2 / w;
    const double s0 = sin(phase), c0 = cos(phase), s = sin(w * t + phase), c = cos(w * t + phase);
    const double v0 = start[2] - a1 * s0;
    const double p0 = start[1] + a2 * c0;
    out[0] = start[0] + p0 * t + v0 * t * t / 2 - a3 * (s - s0);
    out[1] = p0 + v0 * t - a2 * c;
    out[2] = v0 + a1 * s;
    out[3] = amplitude * c;
    out[4] = -amplitude * w * s;
}
static inline void lift_trapezoid(double t, double out[5])
{
    const double amplitude = 8 * NCI_PI / (NCI_PI + 2), w = 4 * NCI_PI;
    const double rest[3] = {0, 0, 0};
    double part[5];
    lift_harmonic(rest, amplitude, w, -NCI_PI / 2, fmin(t, 0.125), out);
    if (t > 0.125) {
        const double x = fmin(t, 0.375) - 0.125;
        part[0] = out[0] + x * (out[1] + x * (out[2] / 2 + x * amplitude / 6));
        part[1] = out[1] + x * (out[2] + x * amplitude / 2);
        part[2] = out[2] + x * amplitude;
        part[3] = amplitude;
        part[4] = 0;
        if (t > 0.375)
            lift_harmonic(part, amplitude, w, 0, t - 0.375, out);
        else
            for (int i = 0; i < 5; i++)
                out[i] = part[i];
    }
}
static inline void lift_sine(double t, double out[5])
{
    const double amplitude = 4 * NCI_PI * NCI_PI / (NCI_PI + 4), w = 4 * NCI_PI;
    const double rest[3] = {0, 0, 0};
    lift_harmonic(rest, amplitude, w, -NCI_PI / 2, fmin(t, 0.125), out);
    if (t > 0.125) {
        const double start[3] = {out[0], out[1], out[2]};
        lift_harmonic(start, amplitude, w / 3, 0, t - 0.125, out);
    }
}
static inline void lift_first_half(int law, double t, double out[5])
{
    static const double c345[] = {10, -15, 6}, c4567[] = {35, -84, 70, -20};
    switch (law) {
    case NC_LIFT_345:
        lift_polynomial(c345, 3, 5, t, out);
        break;
    case NC_LIFT_4567:
        lift_polynomial(c4567, 4, 7, t, out);
        break;
    case NC_LIFT_CYCLOIDAL: {
        const double rest[3] = {0, 0, 0};
        lift_harmonic(rest, NCI_TWO_PI, NCI_TWO_PI, -NCI_PI / 2, t, out);
        break;
    }
    case NC_LIFT_MODIFIED_SINE:
        lift_sine(t, out);
        break;
    default:
        lift_trapezoid(t, out);
        break;
    }
}
void nci_lift_law(int law, double t, double out[5])
{
    if (t <= 0.5) {
        lift_first_half(law, t, out);
        return;
    }
    lift_first_half(law, 1 - t, out);
    out[0] = t - 0.5 + out[0];
    out[1] = 1 - out[1];
    out[3] = -out[3];
}
static inline void term_harmonic(const double ab[2], double k, double c, double s, double h[4])
{
    const double value = ab[0] * c + ab[1] * s, slope = k * (ab[1] * c - ab[0] * s);
    h[0] += value;
    h[1] += slope;
    h[2] -= k * k * value;
    h[3] -= k * k * slope;
}
int nci_planar_fourier_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    const size_t count = term->count;
    const double c2 = c * c - s * s, s2 = 2 * s * c;
    double odd[4] = {p[0], 0, 0, 0}, even[4] = {0, 0, 0, 0};
    double co = c, so = s, ce = c2, se = s2, k = 1;
    size_t i = 1;
    for (; i + 3 < count; i += 4, k += 2) {
        const double next_odd = co * c2 - so * s2, next_even = ce * c2 - se * s2;
        term_harmonic(p + i, k, co, so, odd);
        term_harmonic(p + i + 2, k + 1, ce, se, even);
        so = so * c2 + co * s2;
        se = se * c2 + ce * s2;
        co = next_odd;
        ce = next_even;
    }
    if (i < count)
        term_harmonic(p + i, k, co, so, odd);
    for (int j = 0; j < 4; j++)
        out[j] += odd[j] + even[j];
    (void)phi;
    return NC_OK;
}
int nci_planar_fourier_form(const struct nci_term *term)
{
    return term->count % 2 == 1 ? NC_OK : NC_E_COUNT;
}
int nci_planar_ellipse_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    (void)phi;
    const double aa = p[0] * p[0], bb = p[1] * p[1];
    const double h = sqrt(aa * c * c + bb * s * s);
    if (nci_vanishes(h, fmax(fabs(p[0]), fabs(p[1])))) {
        out[0] += h;
        return NC_E_FLAT;
    }
    const double h1 = (bb - aa) * s * c / h;
    const double rho = aa * bb / (h * h * h);
    out[0] += h;
    out[1] += h1;
    out[2] += rho - h;
    out[3] += -3 * rho * h1 / h - h1;
    return NC_OK;
}
int nci_planar_ellipse_form(const struct nci_term *term)
{
    return term->count == 2 ? NC_OK : NC_E_COUNT;
}
static inline void term_axis(double a, double eta, double c, double c1, double w[4])
{
    const double aa = a * a;
    w[0] = sqrt(aa * c * c + eta * eta);
    if (w[0] == 0) {
        w[1] = fabs(a * c1);
        w[2] = w[3] = 0;
        return;
    }
    const double share = eta / w[0], rho = share * share * (aa + eta * eta) / w[0];
    w[1] = aa * c * c1 / w[0];
    w[2] = rho - w[0];
    w[3] = -3 * rho * w[1] / w[0] - w[1];
}
int nci_planar_superellipse_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter, q = p[2];
    (void)phi;
    double A[4], B[4];
    term_axis(p[0], p[3], c, -s, A);
    term_axis(p[1], p[3], s, c, B);
    const double m = fmax(A[0], B[0]);
    const double am = nci_power(A[0] / m, q), bm = nci_power(B[0] / m, q);
    const double r = m * pow(am + bm, 1 / q);
    const double a = A[0] / r, b = B[0] / r, aq = am / (am + bm), bq = bm / (am + bm);
    const double fa = nci_lower_power(aq, a, q, 1), fb = nci_lower_power(bq, b, q, 1);
    const double k = (q - 1) * nci_lower_power(aq, a, q, 2) * nci_lower_power(bq, b, q, 2) / r;
    const double x = b * A[1] - a * B[1], x1 = b * A[2] - a * B[2];
    const double r1 = fa * A[1] + fb * B[1];
    const double r2 = fa * A[2] + fb * B[2] + k * x * x;
    double r3 = fa * A[3] + fb * B[3] + 3 * k * x * x1 - (2 * q - 1) * k * x * x * r1 / r;
    if (q != 2)
        r3 += (q - 1) * (q - 2) * x * x / (r * r) *
              (nci_lower_power(aq, a, q, 3) * nci_lower_power(bq, b, q, 2) * A[1] +
               nci_lower_power(aq, a, q, 2) * nci_lower_power(bq, b, q, 3) * B[1]);
    out[0] += r;
    out[1] += r1;
    if (r2 == INFINITY) {
        out[2] -= r;
        out[3] -= r1;
        return NC_E_FLAT;
    }
    out[2] += r2;
    out[3] += r3;
    return NC_OK;
}
int nci_planar_superellipse_form(const struct nci_term *term)
{
    return term->count == 4 ? NC_OK : NC_E_COUNT;
}
size_t nci_planar_piece(const struct nci_term *term, double phi, double *from_knot)
{
    const double *knot = term->parameter + 2, x = knot[0] + nci_wrap(phi - knot[0]);
    size_t low = 0, high = (size_t)term->parameter[0];
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (knot[middle] <= x)
            low = middle;
        else
            high = middle;
    }
    *from_knot = x - knot[low];
    return low;
}
int nci_planar_piecewise_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    (void)c;
    (void)s;
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    double x;
    const double *piece = p + 2 + pieces + order * nci_planar_piece(term, phi, &x);
    double d[4] = {0, 0, 0, 0};
    for (size_t j = order; j-- > 0;) {
        d[3] = d[3] * x + d[2];
        d[2] = d[2] * x + d[1];
        d[1] = d[1] * x + d[0];
        d[0] = d[0] * x + piece[j];
    }
    out[0] += d[0];
    out[1] += d[1];
    out[2] += 2 * d[2];
    out[3] += 6 * d[3];
    return NC_OK;
}
int nci_planar_piecewise_form(const struct nci_term *term)
{
    const double *p = term->parameter, most = (double)term->count;
    if (!(term->count >= 4 && p[0] >= 1 && p[0] <= most && p[1] >= 0 && p[1] <= most))
        return NC_E_RANGE;
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    return term->count == 2 + pieces + pieces * order ? NC_OK : NC_E_COUNT;
}
int nci_planar_lift_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    const double lift = p[1], rise = p[3], dwell = p[4], fall = p[5];
    const double x = nci_wrap(phi - p[2]);
    double law[5], scale;
    (void)c;
    (void)s;
    if (x < rise) {
        nci_lift_law((int)p[0], x / rise, law);
        scale = 1 / rise;
    } else if (x <= rise + dwell) {
        out[0] += lift;
        return NC_OK;
    } else if (x < rise + dwell + fall) {
        nci_lift_law((int)p[0], (rise + dwell + fall - x) / fall, law);
        scale = -1 / fall;
    } else {
        return NC_OK;
    }
    out[0] += lift * law[1];
    out[1] += lift * law[2] * scale;
    out[2] += lift * law[3] * scale * scale;
    out[3] += lift * law[4] * scale * scale * scale;
    return NC_OK;
}
int nci_planar_lift_form(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count != 6)
        return NC_E_COUNT;
    return p[0] >= NC_LIFT_345 && p[0] <= NC_LIFT_MODIFIED_TRAPEZOID ? NC_OK : NC_E_RANGE;
}
static inline void term_whole_power(double x, int p, double out[4])
{
    double d[4] = {1, 0, 0, 0};
    for (int i = 0; i < p; i++) {
        d[3] = d[3] * x + 3 * d[2];
        d[2] = d[2] * x + 2 * d[1];
        d[1] = d[1] * x + d[0];
        d[0] = d[0] * x;
    }
    for (int i = 0; i < 4; i++)
        out[i] = d[i];
}
int nci_planar_lobe_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    (void)c;
    (void)s;
    const double x = nci_wrap(phi - p[1]), width = p[2];
    double a[4], b[4];
    if (x >= width)
        return NC_OK;
    term_whole_power(x, (int)p[3], a);
    term_whole_power(width - x, (int)p[4], b);
    b[1] = -b[1];
    b[3] = -b[3];
    out[0] += p[0] * a[0] * b[0];
    out[1] += p[0] * (a[1] * b[0] + a[0] * b[1]);
    out[2] += p[0] * (a[2] * b[0] + 2 * a[1] * b[1] + a[0] * b[2]);
    out[3] += p[0] * (a[3] * b[0] + 3 * a[2] * b[1] + 3 * a[1] * b[2] + a[0] * b[3]);
    return NC_OK;
}
int nci_planar_lobe_form(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count != 5)
        return NC_E_COUNT;
    return p[3] >= 2 && p[3] <= 12 && p[4] >= 2 && p[4] <= 12 ? NC_OK : NC_E_RANGE;
}
int nci_planar_inner(const struct nci_term *term, struct nci_term *inner)
{
    struct nci_reader reader;
    int status = term->count < 3 ? NC_E_COUNT : nci_read(&reader, term->parameter + 1, term->count - 1);
    if (!status)
        status = nci_next(&reader, inner) % NC_TERM;
    if (!status && (nci_more(&reader) || inner->kind == NC_PLANAR_ROTATED))
        status = NC_E_NESTING;
    return status;
}
int nci_planar_rotated_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    struct nci_term inner;
    const int status = nci_planar_inner(term, &inner);
    if (status)
        return status;
    const double angle = term->parameter[0], ca = cos(angle), sa = sin(angle);
    return nci_planar_term(&inner, phi - nci_reduced(angle), c * ca + s * sa, s * ca - c * sa, out);
}
int nci_planar_rotated_form(const struct nci_term *term)
{
    return term->count >= 3 ? NC_OK : NC_E_COUNT;
}
int nci_planar_offset_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    (void)phi;
    (void)c;
    (void)s;
    out[0] += term->parameter[0];
    return NC_OK;
}
int nci_planar_offset_form(const struct nci_term *term)
{
    return term->count == 1 ? NC_OK : NC_E_COUNT;
}
int nci_planar_shift_jet(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    const double *p = term->parameter;
    const double h = p[0] * c + p[1] * s, h1 = p[1] * c - p[0] * s;
    (void)phi;
    out[0] += h;
    out[1] += h1;
    out[2] -= h;
    out[3] -= h1;
    return NC_OK;
}
int nci_planar_shift_form(const struct nci_term *term)
{
    return term->count == 2 ? NC_OK : NC_E_COUNT;
}
int nci_planar_form(const struct nci_term *term)
{
    switch (term->kind) {
#define FORM(NAME, number, name, curvature, parameters)                                                    \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_form(term);
        NC_PLANAR_TERMS(FORM)
#undef FORM
    default:
        return nci_kind_is_spatial(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}
int nci_planar_term(const struct nci_term *term, double phi, double c, double s, double out[4])
{
    int status;
    switch (term->kind) {
#define JET(NAME, number, name, curvature, parameters)                                                     \
    case NC_PLANAR_##NAME:                                                                                 \
        status = nci_planar_##name##_form(term);                                                           \
        return status ? status : nci_planar_##name##_jet(term, phi, c, s, out);
        NC_PLANAR_TERMS(JET)
#undef JET
    default:
        return nci_kind_is_spatial(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}
int nci_planar_sum(const double *shape, size_t n, double phi, double c, double s, double out[4])
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n), flat = NC_OK;
    out[0] = out[1] = out[2] = out[3] = 0;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (status)
            break;
        status = nci_planar_term(&term, phi, c, s, out);
        if (status == NC_OK)
            continue;
        status = nci_blame(status, term.number);
        if (nci_is_flat(status)) {
            flat = status;
            status = NC_OK;
        }
    }
    return status ? status : flat;
}
int nc_planar_eval(const double *shape, size_t n, double phi, double out[4])
{
    int status = NC_OK;
    if (!out)
        return NC_E_NULL;
    if (!isfinite(phi))
        status = NC_E_ARGUMENT;
    if (!status)
        status = nci_planar_sum(shape, n, phi, cos(phi), sin(phi), out);
    if (!nci_failed(status) && !nci_finite(out, 4))
        status = NC_E_SINGULAR;
    if (nci_failed(status))
        out[0] = out[1] = out[2] = out[3] = NAN;
    return status;
}
enum { MOST_CORNERS = 1000 };
static inline size_t polygon_corners(const struct nci_term *term, const double **corner)
{
    *corner = term->parameter + 1;
    return (term->count - 1) / 2;
}
static inline void polygon_side(const double *corner, size_t n, size_t i, double side[2])
{
    const double *a = corner + 2 * i, *b = corner + 2 * (i + 1 < n ? i + 1 : 0);
    side[0] = b[0] - a[0];
    side[1] = b[1] - a[1];
}
static inline double polygon_normal(const double *corner, size_t n, size_t i)
{
    double side[2];
    polygon_side(corner, n, i, side);
    return atan2(-side[0], side[1]);
}
static inline int polygon_is_convex(const double *corner, size_t n)
{
    double turn = 0;
    for (size_t i = 0; i < n; i++) {
        double a[2], b[2];
        polygon_side(corner, n, i, a);
        polygon_side(corner, n, i + 1 < n ? i + 1 : 0, b);
        const double angle = atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]);
        if (!(angle > 1e-9 && angle < NCI_PI))
            return 0;
        turn += angle;
    }
    return turn < NCI_TWO_PI + 1;
}
size_t nc_planar_rounded_polygon(double *shape, size_t capacity, const double *corners, size_t count,
                                 double r)
{
    if (!(corners && count >= 3 && count <= MOST_CORNERS && r >= 0 && isfinite(r)) ||
        !nci_finite(corners, 2 * count) || !polygon_is_convex(corners, count))
        return 0;
    double *p = nci_build_start(shape, capacity, NC_PLANAR_ROUNDED_POLYGON, 1 + 2 * count);
    if (p) {
        p[0] = r;
        memcpy(p + 1, corners, 2 * count * sizeof *p);
    }
    return 3 + 2 * count;
}
int nci_planar_rounded_polygon_form(const struct nci_term *term)
{
    return term->count >= 7 && term->count % 2 == 1 && term->count <= 1 + 2 * MOST_CORNERS ? NC_OK
                                                                                           : NC_E_COUNT;
}
int nci_planar_rounded_polygon_check(const struct nci_term *term)
{
    const double *corner;
    const size_t n = polygon_corners(term, &corner);
    if (!(term->parameter[0] >= 0))
        return NC_E_RANGE;
    return polygon_is_convex(corner, n) ? NC_OK : NC_E_KNOTS;
}
int nci_planar_rounded_polygon_smooth(const struct nci_term *term)
{
    (void)term;
    return 0;
}
int nci_planar_rounded_polygon_jet(const struct nci_term *term, double phi, double c, double s,
                                   double out[4])
{
    const double *corner;
    const size_t n = polygon_corners(term, &corner);
    size_t front = 0;
    double most = -INFINITY, point[2];
    (void)phi;
    for (size_t i = 0; i < n; i++) {
        const double h = corner[2 * i] * c + corner[2 * i + 1] * s;
        front = h > most ? i : front;
        most = fmax(most, h);
    }
    int status = NC_OK;
    point[0] = corner[2 * front];
    point[1] = corner[2 * front + 1];
    for (int k = 0; k < 2 && !status; k++) {
        double side[2];
        polygon_side(corner, n, k ? front : (front > 0 ? front : n) - 1, side);
        if (!(fabs(side[0] * c + side[1] * s) <= 1e-15 * hypot(side[0], side[1])))
            continue;
        point[0] += (k ? 0.5 : -0.5) * side[0];
        point[1] += (k ? 0.5 : -0.5) * side[1];
        status = NC_E_FLAT;
    }
    const double h = point[0] * c + point[1] * s, h1 = point[1] * c - point[0] * s;
    out[0] += h + term->parameter[0];
    out[1] += h1;
    out[2] -= h;
    out[3] -= h1;
    return status;
}
int nci_planar_rounded_polygon_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    const double *corner;
    const size_t n = polygon_corners(term, &corner);
    for (size_t i = 0; i < n; i++)
        nci_joint_at(turned + polygon_normal(corner, n, i), phi, joint);
    return NC_OK;
}
int nci_planar_rounded_polygon_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    const double *corner;
    const size_t n = polygon_corners(term, &corner);
    const double width = fabs(phi1 - phi0), turns = floor(width / NCI_TWO_PI);
    const double start = nci_wrap(fmin(phi0, phi1)), rest = fmax(width - turns * NCI_TWO_PI, 0);
    double total = 0;
    for (size_t i = 0; i < n; i++) {
        double side[2];
        polygon_side(corner, n, i, side);
        total += turns * hypot(side[0], side[1]);
        const double first = polygon_normal(corner, n, (i > 0 ? i : n) - 1),
                     last = polygon_normal(corner, n, i);
        const double from = start + nci_wrap(first - start) - NCI_TWO_PI, wide = nci_wrap(last - first);
        for (int k = 0; k < 2; k++) {
            const double a = fmax(from + k * NCI_TWO_PI, start);
            const double b = fmin(from + k * NCI_TWO_PI + wide, start + rest);
            const double chord = b > a ? 2 * sin((b - a) / 2) : 0, middle = (a + b) / 2;
            total += chord * (corner[2 * i] * cos(middle) + corner[2 * i + 1] * sin(middle));
        }
    }
    *sum += (phi1 < phi0 ? -total : total) + term->parameter[0] * (phi1 - phi0);
    return NC_OK;
}
void nci_planar_rounded_polygon_arc(const struct nci_term *term, double middle, double radius,
                                    struct nci_arc_bound *bound)
{
    (void)middle;
    (void)radius;
    *bound = (struct nci_arc_bound){term->parameter[0], 0, 0};
}
NC_ONCE_BEGIN
size_t nc_planar_offset(double *shape, size_t capacity, double d)
{
    return nci_build(shape, capacity, NC_PLANAR_OFFSET, &d, 1);
}
size_t nc_planar_shift(double *shape, size_t capacity, double x, double y)
{
    const double p[] = {x, y};
    return nci_build(shape, capacity, NC_PLANAR_SHIFT, p, 2);
}
size_t nc_planar_fourier(double *shape, size_t capacity, double a0, const double *a, const double *b,
                         size_t harmonics)
{
    if (!isfinite(a0) || (harmonics && !(a && b && nci_finite(a, harmonics) && nci_finite(b, harmonics))))
        return 0;
    double *p = nci_build_start(shape, capacity, NC_PLANAR_FOURIER, 1 + 2 * harmonics);
    if (p) {
        p[0] = a0;
        for (size_t k = 0; k < harmonics; k++) {
            p[2 * k + 1] = a[k];
            p[2 * k + 2] = b[k];
        }
    }
    return 3 + 2 * harmonics;
}
size_t nc_planar_rolling(double *shape, size_t capacity, double a0, const double *a, const double *b,
                         size_t harmonics)
{
    static const double quarter_cos[4] = {1, 0, -1, 0}, quarter_sin[4] = {0, 1, 0, -1};
    const size_t size = nc_planar_fourier(shape, capacity, a0, a, b, harmonics);
    if (size == 0 || !shape || capacity < size)
        return size;
    for (size_t k = 1; k <= harmonics; k++) {
        const double c = quarter_cos[k % 4], s = quarter_sin[k % 4];
        shape[2 * k + 1] = c * a[k - 1] + s * b[k - 1];
        shape[2 * k + 2] = c * b[k - 1] - s * a[k - 1];
    }
    return size;
}
size_t nc_planar_ellipse(double *shape, size_t capacity, double a, double b)
{
    const double p[] = {a, b};
    return a >= 0 && b >= 0 && a + b > 0 ? nci_build(shape, capacity, NC_PLANAR_ELLIPSE, p, 2) : 0;
}
size_t nc_planar_superellipse(double *shape, size_t capacity, double a, double b, double epsilon,
                              double eta)
{
    const double p[] = {a, b, epsilon / (epsilon - 1), eta};
    if (!(a > 0 && b > 0 && epsilon > 1 && eta >= 0 && p[2] > 1))
        return 0;
    return nci_build(shape, capacity, NC_PLANAR_SUPERELLIPSE, p, 4);
}
void nci_planar_hermite(const double left[4], const double right[4], double width, double c[8])
{
    static const double factorial[4] = {1, 1, 2, 6};
    double r[4], power = 1, a[8];
    for (int k = 0; k < 4; k++) {
        a[k] = left[k] * power / factorial[k];
        r[k] = right[k] * power / factorial[k];
        power *= width;
    }
    r[0] -= a[0] + a[1] + a[2] + a[3];
    r[1] -= a[1] + 2 * a[2] + 3 * a[3];
    r[2] -= a[2] + 3 * a[3];
    r[3] -= a[3];
    const double g0 = r[0], g1 = r[1] - 4 * r[0], g2 = r[2] - 4 * r[1] + 10 * r[0];
    const double g3 = r[3] - 4 * r[2] + 10 * r[1] - 20 * r[0];
    a[4] = g0 - g1 + g2 - g3;
    a[5] = g1 - 2 * g2 + 3 * g3;
    a[6] = g2 - 3 * g3;
    a[7] = g3;
    power = 1;
    for (int k = 0; k < 8; k++) {
        c[k] = a[k] / power;
        power *= width;
    }
}
size_t nc_planar_piecewise(double *shape, size_t capacity, const double *knots, size_t pieces,
                           const double *c, size_t degree)
{
    if (!knots || !c || pieces == 0 || pieces > 1000000 || degree > 1000)
        return 0;
    const size_t coefficients = pieces * (degree + 1), count = 2 + pieces + coefficients;
    if (!nci_finite(knots, pieces) || !nci_finite(c, coefficients))
        return 0;
    double *p = nci_build_start(shape, capacity, NC_PLANAR_PIECEWISE, count);
    if (p) {
        p[0] = (double)pieces;
        p[1] = (double)degree;
        for (size_t i = 0; i < pieces; i++)
            p[2 + i] = knots[i];
        for (size_t i = 0; i < coefficients; i++)
            p[2 + pieces + i] = c[i];
    }
    return count + 2;
}
size_t nc_planar_lift(double *shape, size_t capacity, enum nc_lift_law law, double lift, double start,
                      double rise, double dwell, double fall)
{
    const double p[] = {(double)law, lift, start, rise, dwell, fall};
    if (!(law >= NC_LIFT_345 && law <= NC_LIFT_MODIFIED_TRAPEZOID && rise > 0 && fall > 0 && dwell >= 0 &&
          rise + dwell + fall <= NCI_TWO_PI * (1 + 1e-12)))
        return 0;
    return nci_build(shape, capacity, NC_PLANAR_LIFT, p, 6);
}
size_t nc_planar_lobe(double *shape, size_t capacity, double amplitude, double start, double end, int p,
                      int q)
{
    const double parameter[] = {amplitude, start, end - start, p, q};
    if (!(end > start && end - start <= NCI_TWO_PI * (1 + 1e-12) && p >= 2 && p <= 12 && q >= 2 && q <= 12))
        return 0;
    return nci_build(shape, capacity, NC_PLANAR_LOBE, parameter, 5);
}
size_t nc_planar_rotated(double *shape, size_t capacity, const double *inner, size_t n, double angle)
{
    struct nci_reader reader;
    struct nci_term term;
    size_t size = 0;
    if (!isfinite(angle) || nci_read(&reader, inner, n))
        return 0;
    while (nci_more(&reader)) {
        double before = 0;
        if (nci_next(&reader, &term))
            return 0;
        if (term.kind == NC_PLANAR_ROTATED) {
            struct nci_term own;
            if (nci_planar_inner(&term, &own))
                return 0;
            before = term.parameter[0];
            term = own;
        }
        if (!isfinite(angle + before) || !nci_finite(term.parameter, term.count))
            return 0;
        const size_t used = size < capacity ? size : capacity;
        double *p = nci_build_start(shape ? shape + used : NULL, capacity - used, NC_PLANAR_ROTATED,
                                    term.count + 3);
        if (p) {
            p[0] = angle + before;
            nci_build(p + 1, term.count + 2, term.kind, term.parameter, term.count);
        }
        size += term.count + 5;
    }
    return size;
}
NC_ONCE_END
NC_ONCE_BEGIN
int nci_is_whole(double x, double low, double high)
{
    return x >= low && x <= high && x == floor(x);
}
static inline double check_polynomial(const double *c, size_t order, double x, int k, double *size)
{
    double value = 0;
    *size = 0;
    for (size_t j = order; j-- > (size_t)k;) {
        double factor = 1;
        for (int i = 0; i < k; i++)
            factor *= (double)(j - (size_t)i);
        value = value * x + factor * c[j];
        *size = *size * fabs(x) + fabs(factor * c[j]);
    }
    return value;
}
static inline int check_joints(const double *p)
{
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    const double *knot = p + 2, *c = knot + pieces;
    int smooth = order == 1 && pieces == 1 ? 4 : 3;
    for (size_t i = 0; i < pieces; i++) {
        const double width = (i + 1 < pieces ? knot[i + 1] : knot[0] + NCI_TWO_PI) - knot[i];
        const double *next = c + (i + 1 < pieces ? i + 1 : 0) * order;
        double size = 0;
        for (int k = 0; k <= 3 && k <= smooth; k++) {
            double here, there;
            const double end = check_polynomial(c + i * order, order, width, k, &here);
            const double start = check_polynomial(next, order, 0, k, &there);
            size = k == 0 ? fmax(here, there) : size;
            const double rounding = k == 1 ? 64 * DBL_EPSILON * size / width : 0;
            if (!(fabs(end - start) <= 1e-8 * fmax(here, there) + rounding))
                smooth = k - 1;
        }
    }
    return smooth;
}
int nci_planar_piecewise_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (!nci_is_whole(p[0], 1, (double)term->count) || !nci_is_whole(p[1], 0, (double)term->count))
        return NC_E_RANGE;
    const size_t pieces = (size_t)p[0];
    for (size_t i = 0; i < pieces; i++)
        if (!(p[2 + i] < (i + 1 < pieces ? p[3 + i] : p[2] + NCI_TWO_PI)))
            return NC_E_KNOTS;
    return check_joints(p) >= 1 ? NC_OK : NC_E_CONTINUITY;
}
static inline int check_term(const struct nci_term *term)
{
    const int status = nci_finite(term->parameter, term->count) ? nci_planar_form(term) : NC_E_PARAMETER;
    if (status)
        return status;
    switch (term->kind) {
#define CHECK(NAME, number, name, curvature, parameters)                                                   \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_check(term);
        NC_PLANAR_TERMS(CHECK)
#undef CHECK
    default:
        return NC_E_KIND;
    }
}
int nci_planar_offset_check(const struct nci_term *term)
{
    (void)term;
    return NC_OK;
}
int nci_planar_shift_check(const struct nci_term *term)
{
    (void)term;
    return NC_OK;
}
int nci_planar_fourier_check(const struct nci_term *term)
{
    (void)term;
    return NC_OK;
}
int nci_planar_ellipse_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    return p[0] >= 0 && p[1] >= 0 && p[0] + p[1] > 0 ? NC_OK : NC_E_RANGE;
}
int nci_planar_superellipse_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    return p[0] > 0 && p[1] > 0 && p[2] > 1 && p[3] >= 0 ? NC_OK : NC_E_RANGE;
}
int nci_planar_lift_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (!nci_is_whole(p[0], NC_LIFT_345, NC_LIFT_MODIFIED_TRAPEZOID))
        return NC_E_RANGE;
    return p[3] > 0 && p[4] >= 0 && p[5] > 0 && p[3] + p[4] + p[5] <= NCI_TWO_PI * (1 + 1e-12) ? NC_OK
                                                                                               : NC_E_KNOTS;
}
int nci_planar_lobe_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (!(nci_is_whole(p[3], 2, 12) && nci_is_whole(p[4], 2, 12)))
        return NC_E_RANGE;
    return p[2] > 0 && p[2] <= NCI_TWO_PI * (1 + 1e-12) ? NC_OK : NC_E_KNOTS;
}
int nci_planar_rotated_check(const struct nci_term *term)
{
    struct nci_term inner;
    const int status = nci_planar_inner(term, &inner);
    return status ? status : check_term(&inner);
}
int nc_planar_check(const double *shape, size_t n)
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(check_term(&term), term.number);
    }
    return status;
}
int nci_planar_offset_smooth(const struct nci_term *term)
{
    (void)term;
    return 4;
}
int nci_planar_shift_smooth(const struct nci_term *term)
{
    (void)term;
    return 4;
}
int nci_planar_fourier_smooth(const struct nci_term *term)
{
    (void)term;
    return 4;
}
int nci_planar_ellipse_smooth(const struct nci_term *term)
{
    return term->parameter[0] > 0 && term->parameter[1] > 0 ? 4 : 0;
}
int nci_planar_superellipse_smooth(const struct nci_term *term)
{
    const double q = term->parameter[2], eta = term->parameter[3];
    if (eta > 0 || fmod(q, 2) == 0)
        return 4;
    return q < 2 ? 1 : q <= 3 ? 2 : 3;
}
int nci_planar_piecewise_smooth(const struct nci_term *term)
{
    return check_joints(term->parameter);
}
int nci_planar_lift_smooth(const struct nci_term *term)
{
    return term->parameter[0] == NC_LIFT_4567 ? 3 : 2;
}
int nci_planar_lobe_smooth(const struct nci_term *term)
{
    const double least = fmin(term->parameter[3], term->parameter[4]) - 1;
    return least < 3 ? (int)least : 3;
}
static inline int check_smoothness(const struct nci_term *term)
{
    switch (term->kind) {
#define SMOOTH(NAME, number, name, curvature, parameters)                                                  \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_smooth(term);
        NC_PLANAR_TERMS(SMOOTH)
#undef SMOOTH
    default:
        return -1;
    }
}
int nci_planar_rotated_smooth(const struct nci_term *term)
{
    struct nci_term inner;
    return nci_planar_inner(term, &inner) ? 0 : check_smoothness(&inner);
}
int nc_planar_continuity(const double *shape, size_t n, int *continuity)
{
    struct nci_reader reader;
    struct nci_term term;
    if (!continuity)
        return NC_E_NULL;
    *continuity = -1;
    int least = 4, status = nc_planar_check(shape, n);
    if (!status)
        status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        const int smooth = status ? 0 : check_smoothness(&term);
        least = smooth < least ? smooth : least;
    }
    if (!status)
        *continuity = least;
    return status;
}
NC_ONCE_END
#define PLANAR_NOT_LINEAR(name)                                                                            \
    int nci_planar_##name##_basis(const struct nci_term *term, double phi, double c, double s,             \
                                  nci_planar_add *add, void *context)                                      \
    {                                                                                                      \
        (void)term, (void)phi, (void)c, (void)s, (void)add, (void)context;                                 \
        return NC_OK;                                                                                      \
    }
PLANAR_NOT_LINEAR(ellipse)
PLANAR_NOT_LINEAR(superellipse)
#undef PLANAR_NOT_LINEAR
static inline int planar_basis_one(const struct nci_term *term, size_t place, double phi, double c, double s,
                            nci_planar_add *add, void *context)
{
    double parameter[6] = {0}, jet[4] = {0, 0, 0, 0};
    struct nci_term unit = *term;
    memcpy(parameter, term->parameter, term->count * sizeof *parameter);
    parameter[place] = 1;
    unit.parameter = parameter;
    const int status = nci_planar_term(&unit, phi, c, s, jet);
    if (!status)
        add(context, term->parameter + place, jet);
    return status;
}
int nci_planar_offset_basis(const struct nci_term *term, double phi, double c, double s,
                            nci_planar_add *add, void *context)
{
    return planar_basis_one(term, 0, phi, c, s, add, context);
}
int nci_planar_lift_basis(const struct nci_term *term, double phi, double c, double s, nci_planar_add *add,
                          void *context)
{
    return planar_basis_one(term, 1, phi, c, s, add, context);
}
int nci_planar_lobe_basis(const struct nci_term *term, double phi, double c, double s, nci_planar_add *add,
                          void *context)
{
    return planar_basis_one(term, 0, phi, c, s, add, context);
}
int nci_planar_rounded_polygon_basis(const struct nci_term *term, double phi, double c, double s,
                                     nci_planar_add *add, void *context)
{
    static const double constant[4] = {1, 0, 0, 0};
    (void)phi, (void)c, (void)s;
    add(context, term->parameter, constant);
    return NC_OK;
}
static inline void planar_basis_harmonic(const double *parameter, double k, double c, double s,
                                  nci_planar_add *add, void *context)
{
    const double even[4] = {c, -k * s, -k * k * c, k * k * k * s},
                 odd[4] = {s, k * c, -k * k * s, -k * k * k * c};
    add(context, parameter, even);
    add(context, parameter + 1, odd);
}
int nci_planar_shift_basis(const struct nci_term *term, double phi, double c, double s, nci_planar_add *add,
                           void *context)
{
    (void)phi;
    planar_basis_harmonic(term->parameter, 1, c, s, add, context);
    return NC_OK;
}
int nci_planar_fourier_basis(const struct nci_term *term, double phi, double c, double s,
                             nci_planar_add *add, void *context)
{
    static const double constant[4] = {1, 0, 0, 0};
    double ck = 1, sk = 0, k = 1;
    (void)phi;
    add(context, term->parameter, constant);
    for (size_t i = 1; i < term->count; i += 2, k++) {
        const double next = ck * c - sk * s;
        sk = sk * c + ck * s;
        ck = next;
        planar_basis_harmonic(term->parameter + i, k, ck, sk, add, context);
    }
    return NC_OK;
}
int nci_planar_piecewise_basis(const struct nci_term *term, double phi, double c, double s,
                               nci_planar_add *add, void *context)
{
    static const double nothing[4] = {0, 0, 0, 0};
    const size_t pieces = (size_t)term->parameter[0], order = (size_t)term->parameter[1] + 1;
    const double *knot = term->parameter + 2, *end = term->parameter + term->count;
    double x = 0;
    (void)c, (void)s;
    const size_t piece = nci_planar_piece(term, phi, &x);
    for (const double *p = knot + pieces; p < end; p++) {
        const size_t place = (size_t)(p - knot) - pieces, k = place % order;
        if (place / order != piece) {
            add(context, p, nothing);
            continue;
        }
        double jet[4], factor = 1;
        for (size_t j = 0; j < 4; j++) {
            jet[j] = j > k ? 0 : factor * pow(x, (double)(k - j));
            factor *= (double)k - (double)j;
        }
        add(context, p, jet);
    }
    return NC_OK;
}
int nci_planar_rotated_basis(const struct nci_term *term, double phi, double c, double s,
                             nci_planar_add *add, void *context)
{
    const double angle = term->parameter[0], ca = cos(angle), sa = sin(angle);
    return nci_planar_basis(term->parameter + 1, term->count - 1, phi - angle, c * ca + s * sa,
                            s * ca - c * sa, add, context);
}
static inline int planar_basis_term(const struct nci_term *term, double phi, double c, double s,
                             nci_planar_add *add, void *context)
{
    const int status = nci_planar_form(term);
    if (status)
        return status;
    switch (term->kind) {
#define BASIS(NAME, number, name, curvature, parameters)                                                   \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_basis(term, phi, c, s, add, context);
        NC_PLANAR_TERMS(BASIS)
#undef BASIS
    default:
        return NC_E_KIND;
    }
}
int nci_planar_basis(const double *shape, size_t n, double phi, double c, double s, nci_planar_add *add,
                     void *context)
{
    struct nci_reader reader = {NULL, NULL, 0};
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(planar_basis_term(&term, phi, c, s, add, context) % NC_TERM, term.number);
    }
    return status;
}
static inline void planar_add_index(void *context, const double *parameter, const double jet[4])
{
    (void)jet;
    nci_index_add(context, parameter);
}
int nc_planar_coefficients(const double *shape, size_t n, size_t capacity, size_t *index, size_t *count)
{
    struct nci_index_list list = {shape, index, capacity, 0};
    if (!count || (capacity && !index))
        return NC_E_NULL;
    const int status = nci_planar_basis(shape, n, 0, 1, 0, planar_add_index, &list);
    *count = status ? 0 : list.count;
    return status;
}
struct planar_basis_sink {
    double c, s, *h, *point, *radius;
    size_t capacity, count;
    int finite;
};
static inline void planar_add_derivative(void *context, const double *parameter, const double jet[4])
{
    struct planar_basis_sink *sink = context;
    const size_t i = sink->count++;
    (void)parameter;
    if (i >= sink->capacity)
        return;
    sink->finite = sink->finite && nci_finite(jet, 3);
    if (sink->h)
        sink->h[i] = jet[0];
    if (sink->point) {
        sink->point[2 * i] = jet[0] * sink->c - jet[1] * sink->s;
        sink->point[2 * i + 1] = jet[0] * sink->s + jet[1] * sink->c;
    }
    if (sink->radius)
        sink->radius[i] = jet[0] + jet[2];
}
int nc_planar_sensitivity(const double *shape, size_t n, double phi, size_t count, double *h, double *point,
                          double *radius)
{
    struct planar_basis_sink sink = {cos(phi), sin(phi), h, point, radius, count, 0, 1};
    int status = isfinite(phi)
                     ? nci_planar_basis(shape, n, phi, sink.c, sink.s, planar_add_derivative, &sink)
                     : NC_E_ARGUMENT;
    if (!status)
        status = sink.count != count ? NC_E_OPTION : sink.finite ? NC_OK : NC_E_SINGULAR;
    for (size_t i = 0; i < count && status; i++) {
        if (h)
            h[i] = NAN;
        if (point)
            point[2 * i] = point[2 * i + 1] = NAN;
        if (radius)
            radius[i] = NAN;
    }
    return status;
}
NC_ONCE_BEGIN
void nci_joint_at(double angle, double phi, double *joint)
{
    double way = nci_wrap(angle - phi);
    if (way < 1e-12)
        way += NCI_TWO_PI;
    *joint = fmin(*joint, phi + way);
}
int nci_planar_offset_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    (void)term;
    (void)turned;
    (void)phi;
    (void)joint;
    return NC_OK;
}
int nci_planar_shift_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    return nci_planar_offset_joint(term, turned, phi, joint);
}
int nci_planar_fourier_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    return nci_planar_offset_joint(term, turned, phi, joint);
}
int nci_planar_ellipse_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    for (int k = 0; k < 4 && term->parameter[0] * term->parameter[1] == 0; k++)
        nci_joint_at(turned + k * NCI_PI / 2, phi, joint);
    return NC_OK;
}
int nci_planar_superellipse_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    (void)term;
    for (int k = 0; k < 4; k++)
        nci_joint_at(turned + k * NCI_PI / 2, phi, joint);
    return NC_OK;
}
int nci_planar_piecewise_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    for (size_t i = 0; i < (size_t)term->parameter[0]; i++)
        nci_joint_at(turned + term->parameter[2 + i], phi, joint);
    return NC_OK;
}
int nci_planar_lift_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    const double *p = term->parameter;
    for (int k = 0; k <= 8; k++) {
        const int outer = k == 1 || k == 7, inner = k == 3 || k == 5;
        if (k % 8 && !(outer && p[0] >= NC_LIFT_MODIFIED_SINE) &&
            !(inner && p[0] == NC_LIFT_MODIFIED_TRAPEZOID))
            continue;
        nci_joint_at(turned + p[2] + p[3] * k / 8, phi, joint);
        nci_joint_at(turned + p[2] + p[3] + p[4] + p[5] * k / 8, phi, joint);
    }
    return NC_OK;
}
int nci_planar_lobe_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    nci_joint_at(turned + term->parameter[1], phi, joint);
    nci_joint_at(turned + term->parameter[1] + term->parameter[2], phi, joint);
    return NC_OK;
}
static inline int joint_of_term(const struct nci_term *term, double turned, double phi, double *joint)
{
    const int status = nci_planar_form(term);
    if (status)
        return status;
    switch (term->kind) {
#define JOINT(NAME, number, name, curvature, parameters)                                                   \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_joint(term, turned, phi, joint);
        NC_PLANAR_TERMS(JOINT)
#undef JOINT
    default:
        return NC_E_KIND;
    }
}
int nci_planar_rotated_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    struct nci_term inner;
    const int status = nci_planar_inner(term, &inner);
    return status ? status : joint_of_term(&inner, turned + nci_reduced(term->parameter[0]), phi, joint);
}
int nci_planar_next_joint(const double *shape, size_t n, double phi, double *joint)
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    *joint = INFINITY;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(joint_of_term(&term, 0, phi, joint), term.number);
    }
    return status;
}
static inline double edges_slope(const double *shape, size_t n, double from, double to)
{
    double steepest = 0, h[4];
    for (int k = 1; k <= 3; k++) {
        const double phi = from + (to - from) * k / 4;
        if (!nci_failed(nci_planar_sum(shape, n, phi, cos(phi), sin(phi), h)))
            steepest = fmax(steepest, fabs(h[1]));
    }
    return steepest;
}
static inline int edges_walk(const double *shape, size_t n, double least, double edges[NCI_EDGES], int *count,
                      double *steepest)
{
    double last = 0, joint = 0;
    *count = 0;
    *steepest = 0;
    for (int i = 0; i < NCI_EDGES; i++)
        edges[i] = fmin(i, 8) * NCI_PI / 4;
    for (int before = 0;;) {
        const int status = nci_planar_stretch(shape, n, last, &joint);
        if (status)
            return status;
        const double slope = edges_slope(shape, n, last, fmin(joint, NCI_TWO_PI));
        const int dwell = slope <= least;
        if (last > 0 && (least < 0 || dwell != before) && ++*count < NCI_EDGES - 8) {
            int i = 7 + *count;
            for (; edges[i - 1] > last; i--)
                edges[i] = edges[i - 1];
            edges[i] = last;
        }
        if (!(joint < NCI_TWO_PI))
            return NC_OK;
        *steepest = fmax(*steepest, slope);
        before = dwell;
        last = joint;
    }
}
int nci_planar_edges(const double *shape, size_t n, double edges[NCI_EDGES])
{
    double steepest;
    int count, status = edges_walk(shape, n, -1, edges, &count, &steepest);
    if (status || count < NCI_EDGES - 8)
        return status;
    status = edges_walk(shape, n, 1e-3 * steepest, edges, &count, &steepest);
    for (int i = 0; i < NCI_EDGES && (count == 0 || count >= NCI_EDGES - 8); i++)
        edges[i] = fmin(i, 16) * NCI_PI / 8;
    return status;
}
double nci_planar_sector(const double edges[NCI_EDGES], double phi)
{
    const double turns = floor(phi / NCI_TWO_PI), rest = phi - turns * NCI_TWO_PI;
    int low = 0, high = NCI_EDGES;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        if (edges[middle] <= rest)
            low = middle;
        else
            high = middle;
    }
    return turns * NCI_EDGES + low;
}
NC_ONCE_END
static inline double elliptic_rf(double x, double y, double z)
{
    double a = (x + y + z) / 3, dx, dy;
    for (int i = 0; i < 30; i++) {
        const double lambda = sqrt(x * y) + sqrt(x * z) + sqrt(y * z);
        x = (x + lambda) / 4;
        y = (y + lambda) / 4;
        z = (z + lambda) / 4;
        a = (a + lambda) / 4;
        if (fabs(x - a) < 1e-3 * a && fabs(y - a) < 1e-3 * a)
            break;
    }
    dx = 1 - x / a;
    dy = 1 - y / a;
    const double dz = -dx - dy, e2 = dx * dy - dz * dz, e3 = dx * dy * dz;
    return (1 + e2 * (e2 / 24 - 0.1 - 3 * e3 / 44) + e3 / 14) / sqrt(a);
}
static inline double elliptic_rd(double x, double y, double z)
{
    double a = (x + y + 3 * z) / 5, sum = 0, power = 1;
    for (int i = 0; i < 30; i++) {
        const double rz = sqrt(z), lambda = sqrt(x * y) + sqrt(x) * rz + sqrt(y) * rz;
        sum += power / (rz * (z + lambda));
        power /= 4;
        x = (x + lambda) / 4;
        y = (y + lambda) / 4;
        z = (z + lambda) / 4;
        a = (a + lambda) / 4;
        if (fabs(x - a) < 1e-3 * a && fabs(y - a) < 1e-3 * a && fabs(z - a) < 1e-3 * a)
            break;
    }
    const double dx = 1 - x / a, dy = 1 - y / a, dz = -(dx + dy) / 3;
    const double e2 = dx * dy - 6 * dz * dz, e3 = (3 * dx * dy - 8 * dz * dz) * dz;
    const double e4 = 3 * (dx * dy - dz * dz) * dz * dz, e5 = dx * dy * dz * dz * dz;
    const double series =
        1 - 3 * e2 / 14 + e3 / 6 + 9 * e2 * e2 / 88 - 3 * e4 / 22 - 9 * e2 * e3 / 52 + 3 * e5 / 26;
    return 3 * sum + power * series / (a * sqrt(a));
}
static inline double integral_unit_ellipse(double phi, double m)
{
    const double turns = floor(phi / NCI_PI + 0.5), x = phi - turns * NCI_PI;
    const double s = sin(x), c = cos(x), k = 1 - m;
    if (m == 0)
        return 2 * turns + s;
    const double whole = elliptic_rf(0, m, 1) - k / 3 * elliptic_rd(0, m, 1);
    const double w = c * c + m * s * s;
    return 2 * turns * whole + s * elliptic_rf(c * c, w, 1) - k / 3 * s * s * s * elliptic_rd(c * c, w, 1);
}
static inline double integral_ellipse(const double *p, double phi)
{
    if (p[0] >= p[1])
        return p[0] * integral_unit_ellipse(phi, (p[1] / p[0]) * (p[1] / p[0]));
    return p[1] * integral_unit_ellipse(phi - NCI_PI / 2, (p[0] / p[1]) * (p[0] / p[1]));
}
static inline double integral_fourier(const double *p, size_t count, double phi0, double phi1)
{
    double sum = p[0] * (phi1 - phi0);
    for (size_t i = 1; i + 1 < count; i += 2) {
        const double k = 0.5 * (double)(i + 1);
        const double half = 2 * sin(0.5 * k * (phi1 - phi0)) / k, middle = 0.5 * k * (phi0 + phi1);
        sum += half * (p[i] * cos(middle) + p[i + 1] * sin(middle));
    }
    return sum;
}
static inline double integral_polynomial(const double *c, size_t order, double x)
{
    double sum = 0;
    for (size_t j = order; j-- > 0;)
        sum = sum * x + c[j] / (double)(j + 1);
    return sum * x;
}
static inline double integral_piecewise(const double *p, double x)
{
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    const double *knot = p + 2, *c = knot + pieces;
    double sum = 0;
    for (size_t i = 0; i < pieces && knot[i] - knot[0] < x; i++) {
        const double end = i + 1 < pieces ? knot[i + 1] - knot[0] : NCI_TWO_PI;
        sum += integral_polynomial(c + i * order, order, fmin(end, x) - (knot[i] - knot[0]));
    }
    return sum;
}
static inline double integral_lift(const double *p, double x)
{
    const double rise = p[3], dwell = p[4], fall = p[5];
    double s[5], sum;
    nci_lift_law((int)p[0], fmin(x / rise, 1), s);
    sum = rise * s[0];
    if (x > rise)
        sum += fmin(x - rise, dwell);
    if (x > rise + dwell) {
        nci_lift_law((int)p[0], fmax(1 - (x - rise - dwell) / fall, 0), s);
        sum += fall * (0.5 - s[0]);
    }
    return p[1] * sum;
}
static inline double integral_lobe(const double *parameter, double x)
{
    const double w = parameter[2], t = fmin(x / w, 1);
    const int p = (int)parameter[3], q = (int)parameter[4];
    double sum = 0, factor = 1;
    for (int j = 0; j <= q; j++) {
        factor /= p + 1 + j;
        sum += factor * pow(t, p + 1 + j) * pow(1 - t, q - j);
        factor *= q - j;
    }
    return parameter[0] * pow(w, p + q + 1) * sum;
}
static inline double integral_periodic(double (*part)(const double *, double), const double *p, double start,
                                double phi0, double phi1)
{
    double value[2];
    for (int k = 0; k < 2; k++) {
        const double phi = k ? phi1 : phi0, turns = floor((phi - start) / NCI_TWO_PI);
        const double x = fmin(fmax(phi - start - turns * NCI_TWO_PI, 0), NCI_TWO_PI);
        value[k] = turns * part(p, NCI_TWO_PI) + part(p, x);
    }
    return value[1] - value[0];
}
static inline double integral_superellipse_value(double phi, const void *context)
{
    double out[4] = {0, 0, 0, 0};
    nci_planar_term(context, phi, cos(phi), sin(phi), out);
    return out[0];
}
int nci_planar_superellipse_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    const double quarter = NCI_PI / 2, width = fabs(phi1 - phi0), turns = floor(width / NCI_TWO_PI);
    double start = nci_wrap(fmin(phi0, phi1)), part = 0, total = 0;
    const double stop = start + fmin(fmax(width - turns * NCI_TWO_PI, 0), NCI_TWO_PI);
    int status = NC_OK;
    if (turns > 0) {
        status = nci_integrate(integral_superellipse_value, term, 0, quarter, 1e-13, &part);
        total = 4 * turns * part;
    }
    for (int k = (int)(start / quarter) + 1; !status && start < stop; k++) {
        const double end = fmin(k * quarter, stop);
        if (end > start)
            status = nci_integrate(integral_superellipse_value, term, start, end, 1e-13, &part);
        else
            part = 0;
        total += part;
        start = end;
    }
    *sum += phi1 < phi0 ? -total : total;
    return status;
}
int nci_planar_offset_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += term->parameter[0] * (phi1 - phi0);
    return NC_OK;
}
int nci_planar_shift_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    const double pair[3] = {0, term->parameter[0], term->parameter[1]};
    *sum += integral_fourier(pair, 3, phi0, phi1);
    return NC_OK;
}
int nci_planar_fourier_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += integral_fourier(term->parameter, term->count, phi0, phi1);
    return NC_OK;
}
int nci_planar_ellipse_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += integral_ellipse(term->parameter, phi1) - integral_ellipse(term->parameter, phi0);
    return NC_OK;
}
int nci_planar_piecewise_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += integral_periodic(integral_piecewise, term->parameter, term->parameter[2], phi0, phi1);
    return NC_OK;
}
int nci_planar_lift_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += integral_periodic(integral_lift, term->parameter, term->parameter[2], phi0, phi1);
    return NC_OK;
}
int nci_planar_lobe_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    *sum += integral_periodic(integral_lobe, term->parameter, term->parameter[1], phi0, phi1);
    return NC_OK;
}
static inline int integral_term(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    const int status = nci_planar_form(term);
    if (status)
        return status;
    switch (term->kind) {
#define INTEGRAL(NAME, number, name, curvature, parameters)                                                \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_integral(term, phi0, phi1, sum);
        NC_PLANAR_TERMS(INTEGRAL)
#undef INTEGRAL
    default:
        return NC_E_KIND;
    }
}
int nci_planar_rotated_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    const double turn = term->parameter[0];
    struct nci_term inner;
    const int status = nci_planar_inner(term, &inner);
    return status ? status : integral_term(&inner, phi0 - turn, phi1 - turn, sum);
}
int nc_planar_integral(const double *shape, size_t n, double phi0, double phi1, double *integral)
{
    struct nci_reader reader;
    struct nci_term term;
    if (!integral)
        return NC_E_NULL;
    *integral = 0;
    int status = isfinite(phi0) && isfinite(phi1) ? nci_read(&reader, shape, n) : NC_E_ARGUMENT;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(integral_term(&term, phi0, phi1, integral), term.number);
    }
    if (!status && !isfinite(*integral))
        status = NC_E_SINGULAR;
    if (status)
        *integral = NAN;
    return status;
}
int nc_planar_boundary(const double *shape, size_t n, double phi, struct nc_planar_boundary *out)
{
    static const struct nc_planar_boundary none = {NCI_NONE2, NCI_NONE2, NCI_NONE2, NAN, NAN};
    double h[4] = {0};
    if (!out)
        return NC_E_NULL;
    const double c = cos(phi), s = sin(phi);
    int status = isfinite(phi) ? nci_planar_jet(shape, n, phi, c, s, 2, h) : NC_E_ARGUMENT;
    out->normal[0] = c;
    out->normal[1] = s;
    out->tangent[0] = -s;
    out->tangent[1] = c;
    out->point[0] = h[0] * c - h[1] * s;
    out->point[1] = h[0] * s + h[1] * c;
    out->radius = nci_curvature_radius(h);
    if (!nci_failed(status) && !(nci_finite(out->point, 2) && isfinite(out->radius)))
        status = NC_E_ARGUMENT;
    if (nci_is_flat(status))
        out->radius = INFINITY;
    out->curvature = out->radius == 0 ? INFINITY : 1 / out->radius;
    if (nci_failed(status))
        *out = none;
    return status;
}
NC_ONCE_BEGIN
enum mass_integral { MASS_L, MASS_A, MASS_X, MASS_Y, MASS_XX, MASS_XY, MASS_YY, MASS_COUNT };
struct mass_integration {
    const double *shape;
    size_t n;
    double origin[2];
    int by_parts;
    int sides;
    int panels, status;
    double scale[MASS_COUNT], sum[MASS_COUNT], error[MASS_COUNT];
};
static inline void mass_product(const double h[2], double rho, double c, double s, double out[MASS_COUNT])
{
    const double x = h[0] * c - h[1] * s, y = h[0] * s + h[1] * c, weight = h[0] * rho;
    out[MASS_L] = h[0];
    out[MASS_A] = weight / 2;
    out[MASS_X] = weight * x / 3;
    out[MASS_Y] = weight * y / 3;
    out[MASS_XX] = weight * x * x / 4;
    out[MASS_XY] = weight * x * y / 4;
    out[MASS_YY] = weight * y * y / 4;
}
static inline void mass_by_parts(const double h[2], double c, double s, double out[MASS_COUNT])
{
    const double a = h[0], b = h[1], aa = a * a, bb = b * b;
    const double first[2] = {aa * a - 1.5 * a * bb, -0.5 * bb * b};
    const double trace = aa * aa - 2 * aa * bb - bb * bb / 3;
    const double second[2] = {trace + 2 * bb * bb / 3, -4 * a * bb * b / 3}, c2 = c * c - s * s,
                 s2 = 2 * s * c;
    const double real = second[0] * c2 - second[1] * s2, imaginary = second[0] * s2 + second[1] * c2;
    out[MASS_L] = a;
    out[MASS_A] = (aa - bb) / 2;
    out[MASS_X] = (first[0] * c - first[1] * s) / 3;
    out[MASS_Y] = (first[0] * s + first[1] * c) / 3;
    out[MASS_XX] = (trace + real) / 8;
    out[MASS_XY] = imaginary / 8;
    out[MASS_YY] = (trace - real) / 8;
}
static inline int mass_integrands(const struct mass_integration *f, double phi, double out[MASS_COUNT])
{
    const double c = cos(phi), s = sin(phi), x = f->origin[0], y = f->origin[1];
    double h[4];
    const int status = nci_planar_jet(f->shape, f->n, phi, c, s, f->by_parts ? 1 : 2, h);
    if (nci_failed(status))
        return status;
    if (nci_curvature_radius(h) < 0)
        return NC_E_NOT_CONVEX;
    const double rho = h[0] + h[2];
    h[0] -= x * c + y * s;
    h[1] -= y * c - x * s;
    if (f->by_parts)
        mass_by_parts(h, c, s, out);
    else
        mass_product(h, rho, c, s, out);
    return nci_finite(out, MASS_COUNT) ? NC_OK : NC_E_ARGUMENT;
}
static inline void mass_panel(struct mass_integration *f, double a, double b, double sum[MASS_COUNT])
{
    static const double node[4] = {0.18343464249564980494, 0.52553240991632898582, 0.79666647741362673959,
                                   0.96028985649753623168};
    static const double weight[4] = {0.36268378337836198297, 0.31370664587788728734, 0.22238103445337447054,
                                     0.10122853629037625915};
    const double centre = 0.5 * (a + b), half = 0.5 * (b - a);
    for (int i = 0; i < MASS_COUNT; i++)
        sum[i] = 0;
    f->panels++;
    for (int j = 0; j < 8 && !f->status; j++) {
        const double offset = j % 2 ? node[j / 2] : -node[j / 2];
        double value[MASS_COUNT] = {0};
        f->status = mass_integrands(f, centre + half * offset, value);
        for (int i = 0; i < MASS_COUNT; i++)
            sum[i] += half * weight[j / 2] * value[i];
    }
}
static inline void mass_refine(struct mass_integration *f, double a, double b, const double whole[MASS_COUNT],
                        int depth)
{
    const double middle = 0.5 * (a + b);
    double left[MASS_COUNT], right[MASS_COUNT];
    int done = 1;
    mass_panel(f, a, middle, left);
    mass_panel(f, middle, b, right);
    for (int i = 0; i < MASS_COUNT; i++) {
        const double sum = left[i] + right[i];
        done = done && fabs(sum - whole[i]) <= fmax(1e-13 * f->scale[i], 1e-11 * fabs(sum));
    }
    if (done || depth == 0 || f->panels > 20000 || f->status) {
        for (int i = 0; i < MASS_COUNT; i++) {
            f->sum[i] += left[i] + right[i];
            f->error[i] += fabs(left[i] + right[i] - whole[i]);
        }
        return;
    }
    mass_refine(f, a, middle, left, depth - 1);
    mass_refine(f, middle, b, right, depth - 1);
}
static inline void mass_side(struct mass_integration *f, double phi, double *done, double sum[MASS_COUNT])
{
    const double beside = 2e-12, c = cos(phi), s = sin(phi);
    const double from = fmax(*done, phi - beside), to = fmin(phi + beside, NCI_TWO_PI - beside);
    double t[2], height = 0;
    if (!(from < to))
        return;
    for (int k = 0; k < 2 && !f->status; k++) {
        const double angle = k ? to : from, a = cos(angle), b = sin(angle);
        double h[4];
        const int status = nci_planar_jet(f->shape, f->n, angle, a, b, 2, h);
        if (nci_failed(status))
            f->status = status;
        const double x = h[0] * a - h[1] * b - f->origin[0], y = h[0] * b + h[1] * a - f->origin[1];
        t[k] = y * c - x * s + (h[0] + h[2]) * (phi - angle);
        height += 0.5 * (x * c + y * s);
    }
    *done = to;
    const double length = t[1] - t[0], middle = 0.5 * (t[0] + t[1]), weight = height * length;
    if (f->status || !(length > 0))
        return;
    const double x = height * c - middle * s, y = height * s + middle * c, spread = length * length / 12;
    sum[MASS_A] += weight / 2;
    sum[MASS_X] += weight * x / 3;
    sum[MASS_Y] += weight * y / 3;
    sum[MASS_XX] += weight * (x * x + spread * s * s) / 4;
    sum[MASS_XY] += weight * (x * y - spread * s * c) / 4;
    sum[MASS_YY] += weight * (y * y + spread * c * c) / 4;
}
static inline void mass_turn(struct mass_integration *f, int measure)
{
    double a = 0, joint = 0, done = -1, whole[MASS_COUNT];
    while (a < NCI_TWO_PI && !f->status) {
        if (a >= joint && f->sides && !f->by_parts)
            mass_side(f, a, &done, measure ? f->scale : f->sum);
        if (a >= joint && !f->status)
            f->status = nci_planar_stretch(f->shape, f->n, a, &joint);
        const double b = fmin(fmin(a + NCI_PI / 8, joint), NCI_TWO_PI);
        if (!f->status)
            mass_panel(f, a, b, whole);
        if (!f->status && !measure)
            mass_refine(f, a, b, whole, 44);
        for (int i = 0; i < MASS_COUNT && !f->status && measure; i++)
            f->scale[i] += whole[i];
        a = b;
    }
}
static inline void mass_scale(struct mass_integration *f, const double integral[MASS_COUNT])
{
    for (int i = 0; i < MASS_COUNT; i++)
        f->scale[i] = fabs(integral[i]);
    f->scale[MASS_X] = sqrt(f->scale[MASS_A] * f->scale[MASS_XX]);
    f->scale[MASS_Y] = sqrt(f->scale[MASS_A] * f->scale[MASS_YY]);
    f->scale[MASS_XY] = sqrt(f->scale[MASS_XX] * f->scale[MASS_YY]);
}
static inline int mass_integrate(struct mass_integration *f)
{
    const double *sum = f->sum, *scale = f->scale;
    for (int i = 0; i < MASS_COUNT; i++)
        f->scale[i] = f->sum[i] = f->error[i] = 0;
    f->panels = f->status = 0;
    mass_turn(f, 1);
    mass_scale(f, scale);
    if (!f->status && !(scale[MASS_A] > 1e-10 * scale[MASS_L] * scale[MASS_L]))
        f->status = NC_E_NOT_CONVEX;
    f->panels = 0;
    mass_turn(f, 0);
    mass_scale(f, sum);
    for (int i = 0; i < MASS_COUNT && !f->status; i++)
        if (!(f->error[i] <= 1e-10 * scale[i]))
            f->status = NC_E_NO_CONVERGENCE;
    const double least = fmin(sum[MASS_XX], sum[MASS_YY]), most = fmax(sum[MASS_XX], sum[MASS_YY]);
    if (!f->status && f->by_parts && !(least > 1e-5 * most))
        f->status = NC_E_NO_CONVERGENCE;
    return f->status;
}
static inline int mass_middle(struct mass_integration *f)
{
    double h[4];
    f->origin[0] = f->origin[1] = 0;
    for (int i = 0; i < 32; i++) {
        const double phi = (i + 0.5) * NCI_PI / 16, c = cos(phi), s = sin(phi);
        const int status = nci_planar_jet(f->shape, f->n, phi, c, s, 0, h);
        if (nci_failed(status))
            return status;
        f->origin[0] += h[0] * c / 16;
        f->origin[1] += h[0] * s / 16;
    }
    return NC_OK;
}
int nc_planar_mass(const double *shape, size_t n, struct nc_planar_mass *out)
{
    static const struct nc_planar_mass none = {NAN, NAN, NCI_NONE2, NCI_NONE3};
    struct mass_integration f = {.shape = shape, .n = n};
    const double *m = f.sum;
    int continuity;
    if (!out)
        return NC_E_NULL;
    int status = nc_planar_continuity(shape, n, &continuity);
    if (!status)
        status = mass_middle(&f);
    if (!status) {
        f.sides = continuity < 1;
        status = mass_integrate(&f);
        if (status == NC_E_NO_CONVERGENCE) {
            f.by_parts = 1;
            status = mass_integrate(&f);
        }
    }
    if (status) {
        *out = none;
        return status;
    }
    const double A = m[MASS_A], x = m[MASS_X] / A, y = m[MASS_Y] / A;
    out->perimeter = m[MASS_L];
    out->area = A;
    out->centroid[0] = f.origin[0] + x;
    out->centroid[1] = f.origin[1] + y;
    out->moments[0] = m[MASS_XX] - A * x * x;
    out->moments[1] = m[MASS_XY] - A * x * y;
    out->moments[2] = m[MASS_YY] - A * y * y;
    return NC_OK;
}
NC_ONCE_END
#ifndef NCI_SPATIAL_H
#define NCI_SPATIAL_H
struct nci_jet {
    double h, g[3], H[6], t[3], flat[6];
};
NCI_API int nci_spatial_term(const struct nci_term *term, const double x[3], int order, const double u[3],
                             const double v[3], struct nci_jet *jet);
typedef void nci_spatial_add(void *context, const double *parameter, double h, const double g[3]);
#define NCI_SPATIAL_DECLARE(NAME, number, name, curvature, parameters)                                     \
    NCI_API int nci_spatial_##name##_jet(const struct nci_term *term, const double x[3], int order,        \
                                         const double u[3], const double v[3], struct nci_jet *jet);       \
    NCI_API int nci_spatial_##name##_check(const struct nci_term *term);                                   \
    NCI_API int nci_spatial_##name##_basis(const struct nci_term *term, const double x[3],                 \
                                           nci_spatial_add *add, void *context);
NC_SPATIAL_TERMS(NCI_SPATIAL_DECLARE)
NCI_API void nci_superellipsoid(const double *p, const double x[3], int order, const double u[3],
                                const double v[3], struct nci_jet *jet);
NCI_API int nci_spatial_basis(const double *shape, size_t n, const double x[3], nci_spatial_add *add,
                              void *context);
NCI_API int nci_harmonics_degree(size_t count);
NCI_API int nci_harmonics_both(const struct nci_term *term, const double x[3], const double u[3],
                               const double v[3], struct nci_jet *uu, struct nci_jet *vv);
NCI_API int nci_spatial_inner(const struct nci_term *term, struct nci_term *inner);
NCI_API int nci_spatial_sum(const double *shape, size_t n, const double x[3], int order, const double u[3],
                            const double v[3], struct nci_jet *jet);
NCI_API void nci_principal(const double S[6], const double n[3], double value[2], double direction[2][3]);
NCI_API int nci_curvatures(const double point[3], double radius[2], double kappa[2]);
NCI_API int nci_boundary(const double *shape, size_t n, const double x[3],
                         struct nc_spatial_boundary *boundary, double H[6]);
#endif
static inline int term_quadratic(const double M[6], const double y[3], const double x[3], double rounding,
                          int order, const double u[3], const double v[3], struct nci_jet *jet)
{
    const double hh = nci_dot(x, y), trace = fabs(M[0]) + fabs(M[3]) + fabs(M[5]);
    const double h = sqrt(hh > 0 ? hh : 0 * hh);
    jet->h += h;
    if (hh <= rounding * trace) {
        if (hh < -1e-11 * trace)
            return NC_E_SEMIDEFINITE;
        for (int k = 0; k < 6; k++)
            jet->flat[k] += M[k];
        return order > 0 ? NC_E_FLAT : NC_OK;
    }
    if (order < 1)
        return NC_OK;
    const double i = 1 / h;
    const double g[3] = {y[0] * i, y[1] * i, y[2] * i};
    jet->g[0] += g[0];
    jet->g[1] += g[1];
    jet->g[2] += g[2];
    if (order < 2)
        return NC_OK;
    const double H[6] = {(M[0] - g[0] * g[0]) * i, (M[1] - g[0] * g[1]) * i, (M[2] - g[0] * g[2]) * i,
                         (M[3] - g[1] * g[1]) * i, (M[4] - g[1] * g[2]) * i, (M[5] - g[2] * g[2]) * i};
    for (int k = 0; k < 6; k++)
        jet->H[k] += H[k];
    if (order < 3)
        return NC_OK;
    double Hu[3], Hv[3];
    nci_symmetric(H, u, Hu);
    nci_symmetric(H, v, Hv);
    const double gu = nci_dot(g, u), gv = nci_dot(g, v), uHv = nci_dot(u, Hv);
    for (int k = 0; k < 3; k++)
        jet->t[k] -= (gv * Hu[k] + gu * Hv[k] + uHv * g[k]) * i;
    return NC_OK;
}
static inline int term_ellipsoid(const double *p, const double x[3], int order, const double u[3],
                          const double v[3], struct nci_jet *jet)
{
    const double M[6] = {p[0], 0, 0, p[1], 0, p[2]};
    const double y[3] = {p[0] * x[0], p[1] * x[1], p[2] * x[2]};
    return term_quadratic(M, y, x, 1e-30, order, u, v, jet);
}
static inline int term_superellipsoid(const double *p, const double x[3], int order, const double u[3],
                               const double v[3], struct nci_jet *jet)
{
    static const int diagonal[3] = {0, 3, 5};
    const int tip = x[0] == 0 && x[1] == 0;
    int flat = 0;
    for (int i = 0; i < 3 && order > 1 && p[5] == 0; i++)
        if (x[i] == 0 && (i == 2 || tip ? p[4] : p[3]) < 2) {
            jet->flat[diagonal[i]] += 1;
            flat = 1;
        }
    nci_superellipsoid(p, x, flat ? 1 : order, u, v, jet);
    return flat ? NC_E_FLAT : NC_OK;
}
static inline void term_sphere(double d, const double x[3], int order, const double u[3], const double v[3],
                        struct nci_jet *jet)
{
    struct nci_jet unit = {0};
    const double M[6] = {1, 0, 0, 1, 0, 1};
    jet->h += d;
    if (order < 1)
        return;
    term_quadratic(M, x, x, 0, order, u, v, &unit);
    for (int k = 0; k < 3; k++)
        jet->g[k] += d * x[k];
    for (int k = 0; k < 6; k++)
        jet->H[k] += d * unit.H[k];
    for (int k = 0; k < 3; k++)
        jet->t[k] += d * unit.t[k];
}
int nci_spatial_inner(const struct nci_term *term, struct nci_term *inner)
{
    struct nci_reader reader;
    int status = term->count < 11 ? NC_E_COUNT : nci_read(&reader, term->parameter + 9, term->count - 9);
    if (!status)
        status = nci_next(&reader, inner) % NC_TERM;
    if (!status && (nci_more(&reader) || inner->kind == NC_SPATIAL_ROTATED))
        status = NC_E_NESTING;
    return status;
}
static inline void term_turn(const double q[9], const double A[6], double out[6])
{
    double B[3][3];
    for (int i = 0; i < 3; i++)
        nci_symmetric(A, q + 3 * i, B[i]);
    out[0] = nci_dot(q, B[0]);
    out[1] = nci_dot(q, B[1]);
    out[2] = nci_dot(q, B[2]);
    out[3] = nci_dot(q + 3, B[1]);
    out[4] = nci_dot(q + 3, B[2]);
    out[5] = nci_dot(q + 6, B[2]);
}
int nci_spatial_rotated_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                            const double v[3], struct nci_jet *jet)
{
    const double *q = term->parameter;
    struct nci_term inner;
    struct nci_jet own = {0};
    double y[3], yu[3], yv[3], back[6];
    int status = nci_spatial_inner(term, &inner);
    if (status)
        return status;
    nci_rotate_back(q, x, y);
    if (order > 2) {
        nci_rotate_back(q, u, yu);
        nci_rotate_back(q, v, yv);
    }
    status = nci_spatial_term(&inner, y, order, yu, yv, &own);
    jet->h += own.h;
    nci_rotate(q, own.g, back);
    for (int k = 0; k < 3; k++)
        jet->g[k] += back[k];
    term_turn(q, own.H, back);
    for (int k = 0; k < 6; k++)
        jet->H[k] += back[k];
    nci_rotate(q, own.t, back);
    for (int k = 0; k < 3; k++)
        jet->t[k] += back[k];
    term_turn(q, own.flat, back);
    for (int k = 0; k < 6 && nci_is_flat(status); k++)
        jet->flat[k] += back[k];
    return status;
}
int nci_spatial_offset_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                           const double v[3], struct nci_jet *jet)
{
    if (term->count != 1)
        return NC_E_COUNT;
    term_sphere(term->parameter[0], x, order, u, v, jet);
    return NC_OK;
}
int nci_spatial_shift_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                          const double v[3], struct nci_jet *jet)
{
    const double *p = term->parameter;
    (void)order;
    (void)u;
    (void)v;
    if (term->count != 3)
        return NC_E_COUNT;
    jet->h += nci_dot(p, x);
    jet->g[0] += p[0];
    jet->g[1] += p[1];
    jet->g[2] += p[2];
    return NC_OK;
}
int nci_spatial_ellipsoid_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                              const double v[3], struct nci_jet *jet)
{
    return term->count == 3 ? term_ellipsoid(term->parameter, x, order, u, v, jet) : NC_E_COUNT;
}
int nci_spatial_quadratic_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                              const double v[3], struct nci_jet *jet)
{
    double y[3];
    if (term->count != 6)
        return NC_E_COUNT;
    nci_symmetric(term->parameter, x, y);
    return term_quadratic(term->parameter, y, x, 1e-15, order, u, v, jet);
}
int nci_spatial_superellipsoid_jet(const struct nci_term *term, const double x[3], int order,
                                   const double u[3], const double v[3], struct nci_jet *jet)
{
    return term->count == 6 ? term_superellipsoid(term->parameter, x, order, u, v, jet) : NC_E_COUNT;
}
int nci_spatial_term(const struct nci_term *term, const double x[3], int order, const double u[3],
                     const double v[3], struct nci_jet *jet)
{
    switch (term->kind) {
#define JET(NAME, number, name, curvature, parameters)                                                     \
    case NC_SPATIAL_##NAME:                                                                                \
        return nci_spatial_##name##_jet(term, x, order, u, v, jet);
        NC_SPATIAL_TERMS(JET)
#undef JET
    default:
        return nci_kind_is_planar(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}
int nci_spatial_sum(const double *shape, size_t n, const double x[3], int order, const double u[3],
                    const double v[3], struct nci_jet *jet)
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n), flat = NC_OK;
    *jet = (struct nci_jet){0};
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (status)
            break;
        status = nci_spatial_term(&term, x, order, u, v, jet);
        if (status == NC_OK)
            continue;
        status = nci_blame(status, term.number);
        if (nci_is_flat(status)) {
            flat = status;
            status = NC_OK;
        }
    }
    return status ? status : flat;
}
static inline int spatial_deliver(int status, const struct nci_jet *jet, double *h, double point[3],
                           double hessian[9], double third[3])
{
    static const int packed[9] = {0, 1, 2, 1, 3, 4, 2, 4, 5};
    if (!nci_failed(status)) {
        double sum =
            (jet->h - jet->h) + (jet->t[0] - jet->t[0]) + (jet->t[1] - jet->t[1]) + (jet->t[2] - jet->t[2]);
        if (!(sum == 0 && nci_finite(jet->g, 3) && nci_finite(jet->H, 6)))
            status = NC_E_SINGULAR;
    }
    const int failed = nci_failed(status);
    if (h)
        *h = failed ? NAN : jet->h;
    for (int k = 0; point && k < 3; k++)
        point[k] = failed ? NAN : jet->g[k];
    for (int k = 0; hessian && k < 9; k++)
        hessian[k] = failed ? NAN : jet->H[packed[k]];
    for (int k = 0; third && k < 3; k++)
        third[k] = failed ? NAN : jet->t[k];
    return status;
}
int nc_spatial_eval(const double *shape, size_t n, const double normal[3], double *h, double point[3],
                    double hessian[9])
{
    double x[3];
    struct nci_jet jet;
    int status = normal ? nci_unit(normal, x) : NC_E_NULL;
    if (!status)
        status = nci_spatial_sum(shape, n, x, hessian ? 2 : point ? 1 : 0, NULL, NULL, &jet);
    return spatial_deliver(status, &jet, h, point, hessian, NULL);
}
int nc_spatial_third(const double *shape, size_t n, const double normal[3], const double u[3],
                     const double v[3], double *h, double point[3], double hessian[9], double third[3])
{
    double x[3];
    struct nci_jet jet;
    int status = normal && u && v ? nci_unit(normal, x) : NC_E_NULL;
    if (!status && !(nci_finite(u, 3) && nci_finite(v, 3)))
        status = NC_E_ARGUMENT;
    if (!status)
        status = nci_spatial_sum(shape, n, x, 3, u, v, &jet);
    return spatial_deliver(status, &jet, h, point, hessian, third);
}
static inline void pnorm_clear(int order, struct nci_jet *jet)
{
    jet->h = 0;
    for (int i = 0; i < 3; i++)
        jet->g[i] = 0;
    for (int i = 0; i < 6 && order > 1; i++)
        jet->H[i] = 0;
    for (int i = 0; i < 3 && order > 2; i++)
        jet->t[i] = 0;
}
static inline void pnorm_axis(double a, double eta, int i, const double x[3], int order, const double u[3],
                       const double v[3], struct nci_jet *jet)
{
    pnorm_clear(order, jet);
    if (eta == 0) {
        jet->h = fabs(a * x[i]);
        jet->g[i] = x[i] < 0 ? -fabs(a) : fabs(a);
        return;
    }
    const double ee = eta * eta;
    double axes[3] = {ee, ee, ee};
    axes[i] += a * a;
    const struct nci_term thin = {NC_SPATIAL_ELLIPSOID, 3, axes, 0};
    nci_spatial_term(&thin, x, order, u, v, jet);
}
static inline void pnorm_pair(const struct nci_jet *A, const struct nci_jet *B, double q, int order,
                       const double u[3], const double v[3], struct nci_jet *out)
{
    const double m = fmax(A->h, B->h);
    const double am = nci_power(A->h / m, q), bm = nci_power(B->h / m, q);
    const double r = m * pow(am + bm, 1 / q);
    const double a = A->h / r, b = B->h / r, aq = am / (am + bm), bq = bm / (am + bm);
    const double fa = nci_lower_power(aq, a, q, 1), fb = nci_lower_power(bq, b, q, 1);
    double y[3];
    out->h = r;
    for (int i = 0; i < 3; i++) {
        out->g[i] = fa * A->g[i] + fb * B->g[i];
        y[i] = b * A->g[i] - a * B->g[i];
    }
    if (order < 2)
        return;
    const double k = (q - 1) * nci_lower_power(aq, a, q, 2) * nci_lower_power(bq, b, q, 2) / r;
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    for (int j = 0; j < 6; j++)
        out->H[j] = fa * A->H[j] + fb * B->H[j] + k * y[row[j]] * y[column[j]];
    if (order < 3)
        return;
    double Au[3], Av[3], Bu[3], Bv[3];
    nci_symmetric(A->H, u, Au);
    nci_symmetric(A->H, v, Av);
    nci_symmetric(B->H, u, Bu);
    nci_symmetric(B->H, v, Bv);
    const double yu = nci_dot(y, u), yv = nci_dot(y, v);
    const double au = nci_dot(A->g, u), av = nci_dot(A->g, v), bu = nci_dot(B->g, u), bv = nci_dot(B->g, v);
    const double second = b * nci_dot(u, Av) - a * nci_dot(u, Bv);
    double ka = 0, kb = 0;
    if (q != 2) {
        const double scale = (q - 1) * (q - 2) / (r * r);
        ka = scale * nci_lower_power(aq, a, q, 3) * nci_lower_power(bq, b, q, 2);
        kb = scale * nci_lower_power(aq, a, q, 2) * nci_lower_power(bq, b, q, 3);
    }
    for (int i = 0; i < 3; i++) {
        const double turn_u = (B->g[i] * au - A->g[i] * bu) / r + b * Au[i] - a * Bu[i];
        const double turn_v = (B->g[i] * av - A->g[i] * bv) / r + b * Av[i] - a * Bv[i];
        const double rate = ka * A->g[i] + kb * B->g[i] - (2 * q - 1) * k * out->g[i] / r;
        out->t[i] =
            fa * A->t[i] + fb * B->t[i] + k * (second * y[i] + yv * turn_u + yu * turn_v) + yu * yv * rate;
    }
}
static inline void pnorm_add(const struct nci_jet *from, int order, struct nci_jet *to)
{
    to->h += from->h;
    for (int i = 0; i < 3; i++)
        to->g[i] += from->g[i];
    for (int i = 0; i < 6 && order > 1; i++)
        to->H[i] += from->H[i];
    for (int i = 0; i < 3 && order > 2; i++)
        to->t[i] += from->t[i];
}
void nci_superellipsoid(const double *p, const double x[3], int order, const double u[3], const double v[3],
                        struct nci_jet *jet)
{
    struct nci_jet axis[3], xy, all;
    if (p[3] == 2 && p[4] == 2) {
        const double ee = 3 * p[5] * p[5];
        const double axes[3] = {p[0] * p[0] + ee, p[1] * p[1] + ee, p[2] * p[2] + ee};
        const struct nci_term ellipsoid = {NC_SPATIAL_ELLIPSOID, 3, axes, 0};
        nci_spatial_term(&ellipsoid, x, order, u, v, jet);
        return;
    }
    for (int i = 0; i < 3; i++)
        pnorm_axis(p[i], p[5], i, x, order, u, v, &axis[i]);
    pnorm_clear(order, &xy);
    if (axis[0].h > 0 || axis[1].h > 0)
        pnorm_pair(&axis[0], &axis[1], p[3], order, u, v, &xy);
    else if (order > 1 &&
             p[4] <= 2)
        xy.g[0] = xy.g[1] = NAN;
    pnorm_pair(&xy, &axis[2], p[4], order, u, v, &all);
    pnorm_add(&all, order, jet);
}
size_t nc_spatial_superovoid(double *shape, size_t capacity, double a, double b, double up, double down,
                             double delta, double epsilon, double eta)
{
    const double p[] = {a, b, up, down, delta / (delta - 1), epsilon / (epsilon - 1), eta};
    const struct nci_term term = {NC_SPATIAL_SUPEROVOID, 7, p, 1};
    if (!(delta > 1 && epsilon > 1) || nci_spatial_superovoid_check(&term))
        return 0;
    return nci_build(shape, capacity, NC_SPATIAL_SUPEROVOID, p, 7);
}
int nci_spatial_superovoid_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count != 7)
        return NC_E_COUNT;
    return p[0] > 0 && p[1] > 0 && p[2] > 0 && p[3] > 0 && p[4] > 1 && p[5] > 1 && p[6] > 0 ? NC_OK
                                                                                            : NC_E_RANGE;
}
int nci_spatial_superovoid_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                               const double v[3], struct nci_jet *jet)
{
    const double *p = term->parameter;
    const int status = nci_spatial_superovoid_check(term);
    struct nci_jet axis[3], xy, all;
    if (status)
        return status;
    for (int i = 0; i < 3; i++)
        pnorm_axis(i < 2 ? p[i] : (p[2] + p[3]) / 2, p[6], i, x, order, u, v, &axis[i]);
    const double shift = (p[2] - p[3]) / 2;
    axis[2].h += shift * x[2];
    axis[2].g[2] += shift;
    pnorm_pair(&axis[0], &axis[1], p[4], order, u, v, &xy);
    pnorm_pair(&xy, &axis[2], p[5], order, u, v, &all);
    pnorm_add(&all, order, jet);
    return NC_OK;
}
static inline double hull_power(double t, double e, unsigned whole)
{
    if (whole == 0)
        return pow(t, e);
    double power = 1;
    for (; whole; whole >>= 1) {
        if (whole & 1)
            power *= t;
        t *= t;
    }
    return power;
}
static inline unsigned hull_whole(double e)
{
    return e >= 0 && e <= 1024 && e == floor(e) ? (unsigned)e : 0;
}
static inline void hull_first(const struct nci_term *term, const double x[3], double m, struct nci_jet *jet)
{
    const double *end = term->parameter + term->count, p = term->parameter[0], scale = 1 / m;
    const unsigned whole = hull_whole(p - 1);
    double S = 0, G[3] = {0, 0, 0};
    for (const double *v = term->parameter + 1; v != end; v += 3) {
        const double t = scale * nci_dot(v, x);
        if (!(t > 0))
            continue;
        const double power = hull_power(t, p - 1, whole);
        S += power * t;
        for (int i = 0; i < 3; i++)
            G[i] += power * v[i];
    }
    const double sigma = pow(S, 1 / p);
    jet->h += m * sigma;
    for (int i = 0; i < 3; i++)
        jet->g[i] += sigma / S * G[i];
}
struct hull_moments {
    double weight, mean[3], second[6];
    double second_a[3], second_b[3], third[3];
};
static inline void hull_third(struct hull_moments *s, double cube, double rate, const double d[3],
                              const double kd[3], const double a[3], const double b[3])
{
    const double da = nci_dot(d, a), db = nci_dot(d, b), ra = rate * da, rb = rate * db;
    const double own = cube * da * db - rate * nci_dot(a, s->second_b);
    for (int i = 0; i < 3; i++) {
        s->third[i] += own * d[i] - ra * s->second_b[i] - rb * s->second_a[i];
        s->second_a[i] += da * kd[i];
        s->second_b[i] += db * kd[i];
    }
}
static inline void hull_moments(const struct nci_term *term, const double *leader, const double x[3], double m,
                         const double a[3], const double b[3], struct hull_moments *s)
{
    const double *end = term->parameter + term->count, p = term->parameter[0], scale = 1 / m;
    const double e = a ? p - 3 : p - 2;
    const unsigned whole = hull_whole(e);
    *s = (struct hull_moments){.weight = 1,
                               .mean = {scale * leader[0], scale * leader[1], scale * leader[2]}};
    for (const double *v = term->parameter + 1; v != end; v += 3) {
        const double y[3] = {scale * v[0], scale * v[1], scale * v[2]}, t = nci_dot(y, x);
        if (!(t > 0) || v == leader)
            continue;
        const double power = hull_power(t, e, whole), t2 = a ? power * t : power, w = t2 * t * t;
        const double W = s->weight, part = 1 / (W + w), rate = t2 * t * part, k = t2 * W * part;
        const double d[3] = {y[0] - t * s->mean[0], y[1] - t * s->mean[1], y[2] - t * s->mean[2]};
        const double kd[3] = {k * d[0], k * d[1], k * d[2]};
        if (a)
            hull_third(s, power * W * part * ((W - w) * part), rate, d, kd, a, b);
        s->second[0] += kd[0] * d[0];
        s->second[1] += kd[0] * d[1];
        s->second[2] += kd[0] * d[2];
        s->second[3] += kd[1] * d[1];
        s->second[4] += kd[1] * d[2];
        s->second[5] += kd[2] * d[2];
        for (int i = 0; i < 3; i++)
            s->mean[i] += rate * d[i];
        s->weight = W + w;
    }
}
int nci_spatial_hull_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                         const double v[3], struct nci_jet *jet)
{
    const double *end = term->parameter + term->count, *leader = NULL;
    double m = 0;
    if (term->count < 4 || term->count % 3 != 1)
        return NC_E_COUNT;
    for (const double *w = term->parameter + 1; w != end; w += 3) {
        const double dot = nci_dot(w, x);
        leader = dot > m ? w : leader;
        m = dot > m ? dot : m;
    }
    if (!leader)
        return nci_finite(x, 3) ? NC_E_HULL
                                : NC_E_SINGULAR;
    if (order < 2) {
        hull_first(term, x, m, jet);
        return NC_OK;
    }
    struct hull_moments moments;
    hull_moments(term, leader, x, m, order > 2 ? u : NULL, v, &moments);
    const double p = term->parameter[0], W = moments.weight, h = m * pow(W, 1 / p), *mean = moments.mean;
    double H[6];
    jet->h += h;
    for (int i = 0; i < 3; i++)
        jet->g[i] += h * mean[i];
    for (int i = 0; i < 6; i++) {
        H[i] = (p - 1) * h / W * moments.second[i];
        jet->H[i] += H[i];
    }
    if (order < 3)
        return NC_OK;
    double Hu[3], Hv[3];
    nci_symmetric(H, u, Hu);
    nci_symmetric(H, v, Hv);
    const double gu = nci_dot(mean, u), gv = nci_dot(mean, v), uHv = nci_dot(u, Hv);
    for (int i = 0; i < 3; i++)
        jet->t[i] += (p - 1) * (p - 2) * h / W * moments.third[i] - gv * Hu[i] - gu * Hv[i] - uHv * mean[i];
    return NC_OK;
}
int nci_harmonics_degree(size_t count)
{
    for (int degree = 0; degree <= NC_MAX_DEGREE; degree++)
        if ((size_t)(degree + 1) * (size_t)(degree + 1) == count)
            return degree;
    return -1;
}
static inline void harmonics_column(const double *c, int step, int m, int degree, double z, int order, double A[4],
                             double B[4])
{
    double p0 = 0, p1 = 0, p2 = 0, p3 = 0;
    double q0 = 1, q1 = 0, q2 = 0, q3 = 0;
    for (int i = 0; i < 4; i++)
        A[i] = B[i] = 0;
    for (int l = m;; l++) {
        const double a = c[0], b = c[step - 1];
        A[0] += a * q0;
        A[1] += a * q1;
        A[2] += a * q2;
        B[0] += b * q0;
        B[1] += b * q1;
        B[2] += b * q2;
        if (order > 2) {
            A[3] += a * q3;
            B[3] += b * q3;
        }
        if (l == degree)
            break;
        c += step;
        const double gamma = (double)(l * l - m * m) / (double)((2 * l + 1) * (2 * l - 1));
        const double n0 = z * q0 - gamma * p0, n1 = q0 + z * q1 - gamma * p1;
        const double n2 = 2 * q1 + z * q2 - gamma * p2;
        if (order > 2) {
            const double n3 = 3 * q2 + z * q3 - gamma * p3;
            p3 = q3;
            q3 = n3;
        }
        p0 = q0;
        p1 = q1;
        p2 = q2;
        q0 = n0;
        q1 = n1;
        q2 = n2;
    }
    if (step == 1)
        for (int i = 0; i < 4; i++)
            B[i] = 0;
}
static inline void harmonics_add(double factor, double A, double B, const double Z[2], double out[2])
{
    out[0] += factor * (A * Z[0] + B * Z[1]);
    out[1] += factor * (A * Z[1] - B * Z[0]);
}
static inline void harmonics_order(const double A[4], const double B[4], double m, double Z[4][2], int order,
                            struct nci_jet *F)
{
    double f[2] = {0, 0}, fz[2] = {0, 0}, fzz[2] = {0, 0}, fx[2] = {0, 0}, fxz[2] = {0, 0}, fxx[2] = {0, 0};
    harmonics_add(1, A[0], B[0], Z[0], f);
    harmonics_add(1, A[1], B[1], Z[0], fz);
    harmonics_add(m, A[0], B[0], Z[1], fx);
    F->h += f[0];
    F->g[0] += fx[0];
    F->g[1] -= fx[1];
    F->g[2] += fz[0];
    if (order < 2)
        return;
    harmonics_add(1, A[2], B[2], Z[0], fzz);
    harmonics_add(m, A[1], B[1], Z[1], fxz);
    harmonics_add(m * (m - 1), A[0], B[0], Z[2], fxx);
    F->H[0] += fxx[0];
    F->H[1] -= fxx[1];
    F->H[2] += fxz[0];
    F->H[3] -= fxx[0];
    F->H[4] -= fxz[1];
    F->H[5] += fzz[0];
}
static inline void harmonics_third(const double A[4], const double B[4], double m, double Z[4][2],
                            const double u[3], const double v[3], double t[3])
{
    const double zz = u[2] * v[2];
    const double mixed[2] = {u[2] * v[0] + v[2] * u[0], u[2] * v[1] + v[2] * u[1]};
    const double UV[2] = {u[0] * v[0] - u[1] * v[1], u[0] * v[1] + u[1] * v[0]};
    double W[2], tz[2] = {0, 0}, tx[2] = {0, 0};
    harmonics_add(zz, A[3], B[3], Z[0], tz);
    harmonics_add(zz * m, A[2], B[2], Z[1], tx);
    for (int j = 1; j <= 2; j++) {
        const double *direction = j == 1 ? mixed : UV;
        const double falling = j == 1 ? m : m * (m - 1);
        W[0] = direction[0] * Z[j][0] - direction[1] * Z[j][1];
        W[1] = direction[0] * Z[j][1] + direction[1] * Z[j][0];
        harmonics_add(falling, A[3 - j], B[3 - j], W, tz);
        W[0] = direction[0] * Z[j + 1][0] - direction[1] * Z[j + 1][1];
        W[1] = direction[0] * Z[j + 1][1] + direction[1] * Z[j + 1][0];
        harmonics_add(falling * (m - j), A[2 - j], B[2 - j], W, tx);
    }
    t[0] += tx[0];
    t[1] -= tx[1];
    t[2] += tz[0];
}
static inline void harmonics_extend(const struct nci_jet *F, const double n[3], int order, const double u[3],
                             const double v[3], double un, double vn, struct nci_jet *jet)
{
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    const double radial = nci_dot(n, F->g), c = F->h - radial;
    double k[3], H[6];
    jet->h += F->h;
    for (int i = 0; i < 3; i++)
        jet->g[i] += F->g[i] + c * n[i];
    if (order < 2)
        return;
    nci_symmetric(F->H, n, k);
    const double nk = nci_dot(n, k);
    for (int j = 0; j < 6; j++) {
        const int a = row[j], b = column[j];
        H[j] = F->H[j] - n[a] * k[b] - k[a] * n[b] + (nk - c) * n[a] * n[b] + (a == b ? c : 0);
        jet->H[j] += H[j];
    }
    if (order < 3)
        return;
    double Hu[3], Hv[3];
    nci_symmetric(H, u, Hu);
    nci_symmetric(H, v, Hv);
    const double ku = nci_dot(k, u), kv = nci_dot(k, v), uv = nci_dot(u, v), uHv = nci_dot(u, Hv);
    const double tn = nci_dot(F->t, n);
    for (int i = 0; i < 3; i++) {
        const double tangential = F->t[i] - tn * n[i] - kv * u[i] - ku * v[i] - uv * (k[i] - nk * n[i]);
        jet->t[i] += tangential - un * Hv[i] - vn * Hu[i] - uHv * n[i];
    }
}
struct harmonics_pair {
    double u[3], v[3], un, vn;
};
static inline void harmonics_split(const double x[3], const double u[3], const double v[3],
                            struct harmonics_pair *pair)
{
    pair->un = nci_dot(u, x);
    pair->vn = nci_dot(v, x);
    for (int i = 0; i < 3; i++) {
        pair->u[i] = u[i] - pair->un * x[i];
        pair->v[i] = v[i] - pair->vn * x[i];
    }
}
static inline int harmonics_sum(const struct nci_term *term, const double x[3], int order,
                         const struct harmonics_pair *pair, int pairs, struct nci_jet *F)
{
    const int degree = nci_harmonics_degree(term->count);
    const double *c = term->parameter;
    double A[4], B[4], Z[4][2] = {{1, 0}, {0, 0}, {0, 0}, {0, 0}};
    if (degree < 0)
        return NC_E_COUNT;
    for (int m = 0; m <= degree; m++) {
        const int step = m ? 2 : 1;
        harmonics_column(c, step, m, degree, x[2], order, A, B);
        harmonics_order(A, B, m, Z, order, &F[0]);
        for (int k = 0; k < pairs; k++)
            harmonics_third(A, B, m, Z, pair[k].u, pair[k].v, F[k].t);
        c += (size_t)step * (size_t)(degree - m + 1);
        for (int j = 3; j > 0; j--) {
            Z[j][0] = Z[j - 1][0];
            Z[j][1] = Z[j - 1][1];
        }
        Z[0][0] = x[0] * Z[1][0] - x[1] * Z[1][1];
        Z[0][1] = x[0] * Z[1][1] + x[1] * Z[1][0];
    }
    return NC_OK;
}
int nci_spatial_harmonics_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                              const double v[3], struct nci_jet *jet)
{
    struct nci_jet F = {0};
    struct harmonics_pair pair = {{0}, {0}, 0, 0};
    if (order > 2)
        harmonics_split(x, u, v, &pair);
    const int status = harmonics_sum(term, x, order, &pair, order > 2, &F);
    if (!status)
        harmonics_extend(&F, x, order, pair.u, pair.v, pair.un, pair.vn, jet);
    return status;
}
int nci_harmonics_both(const struct nci_term *term, const double x[3], const double u[3], const double v[3],
                       struct nci_jet *uu, struct nci_jet *vv)
{
    struct harmonics_pair pair[2];
    struct nci_jet F[2];
    F[0] = F[1] = (struct nci_jet){0};
    harmonics_split(x, u, u, &pair[0]);
    harmonics_split(x, v, v, &pair[1]);
    const int status = harmonics_sum(term, x, 3, pair, 2, F);
    if (status)
        return status;
    harmonics_extend(&F[0], x, 3, pair[0].u, pair[0].v, pair[0].un, pair[0].vn, uu);
    for (int i = 0; i < 3; i++)
        F[0].t[i] = F[1].t[i];
    harmonics_extend(&F[0], x, 3, pair[1].u, pair[1].v, pair[1].un, pair[1].vn, vv);
    return NC_OK;
}
static inline void harmonics_single(const double A[4], const double B[4], double m, double Z[4][2],
                             const double x[3], const double *parameter, nci_spatial_add *add,
                             void *context)
{
    struct nci_jet F = {0}, jet = {0};
    harmonics_order(A, B, m, Z, 1, &F);
    harmonics_extend(&F, x, 1, NULL, NULL, 0, 0, &jet);
    add(context, parameter, jet.h, jet.g);
}
int nci_spatial_harmonics_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                                void *context)
{
    const int degree = nci_harmonics_degree(term->count);
    const double *c = term->parameter, none[4] = {0, 0, 0, 0};
    double Z[4][2] = {{1, 0}, {0, 0}, {0, 0}, {0, 0}};
    if (degree < 0)
        return NC_E_COUNT;
    for (int m = 0; m <= degree; m++) {
        double p[2] = {0, 0}, q[4] = {1, 0, 0, 0};
        for (int l = m; l <= degree; l++) {
            harmonics_single(q, none, m, Z, x, c++, add, context);
            if (m)
                harmonics_single(none, q, m, Z, x, c++, add, context);
            const double gamma = (double)(l * l - m * m) / (double)((2 * l + 1) * (2 * l - 1));
            const double next[2] = {x[2] * q[0] - gamma * p[0], q[0] + x[2] * q[1] - gamma * p[1]};
            for (int j = 0; j < 2; j++) {
                p[j] = q[j];
                q[j] = next[j];
            }
        }
        for (int j = 0; j < 2; j++)
            Z[1][j] = Z[0][j];
        Z[0][0] = x[0] * Z[1][0] - x[1] * Z[1][1];
        Z[0][1] = x[0] * Z[1][1] + x[1] * Z[1][0];
    }
    return NC_OK;
}
static inline int revolved_is_sharp(const struct nci_term *part)
{
    return part->kind == NC_PLANAR_SUPERELLIPSE && part->count == 4 && part->parameter[3] == 0;
}
static inline int revolved_sum(const struct nci_term *term, int sharp, double phi, double c, double s,
                        double out[4])
{
    struct nci_reader reader = {NULL, NULL, 0};
    struct nci_term part;
    int status = nci_read(&reader, term->parameter, term->count), flat = NC_OK;
    out[0] = out[1] = out[2] = out[3] = 0;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &part);
        if (!status && revolved_is_sharp(&part) == sharp)
            status = nci_planar_term(&part, phi, c, s, out);
        if (nci_is_flat(status)) {
            flat = status;
            status = NC_OK;
        }
    }
    return (status ? status : flat) % NC_TERM;
}
static inline double revolved_sharp(const struct nci_term *term, double c, double s)
{
    struct nci_reader reader;
    struct nci_term part;
    double sum = 0;
    if (nci_read(&reader, term->parameter, term->count))
        return 0;
    while (nci_more(&reader) && nci_next(&reader, &part) == NC_OK) {
        const double *p = part.parameter;
        if (!revolved_is_sharp(&part))
            continue;
        const double A = fabs(p[0] * c), B = fabs(p[1] * s), m = fmax(A, B), q = p[2];
        const double h = m * pow(nci_power(A / m, q) + nci_power(B / m, q), 1 / q);
        sum += nci_power(A / h, q - 2) * (p[0] * p[0] / h);
    }
    return sum;
}
static inline int revolved_pole(const struct nci_term *term, const double h[4], double c, double sign, double *r,
                         double *r_der)
{
    static const double node[4] = {0.183434642495649804939476142360184, 0.525532409916328985817739049189246,
                                   0.796666477413626739591553936475830,
                                   0.960289856497536231683560868569473};
    static const double weight[4] = {
        0.362683783378361982965150449277196, 0.313706645877887287337962201986601,
        0.222381034453374470544355994426241, 0.101228536290376259152531354309962};
    const double theta = asin(c),
                 cotangent = 1 - theta * theta / 3 * (1 + theta * theta / 15);
    double quotient = 0, rest = 0;
    for (int i = 0; i < 4; i++) {
        const double angle = theta * node[i];
        double f[4];
        const int status =
            revolved_sum(term, 0, sign * (NCI_PI / 2 - angle), sin(angle), sign * cos(angle), f);
        if (status)
            return status;
        quotient += weight[i] * f[2];
        rest -= weight[i] * node[i] * sign * f[3];
    }
    *r = h[0] + quotient * cotangent;
    *r_der = -sign * cotangent * (rest + quotient * theta / 3 * (1 + theta * theta / 15));
    return NC_OK;
}
static inline int revolved_rest(const struct nci_term *term, const double h[4], double c, double s, double *r,
                         double *r_der)
{
    const double tangent = s / c, rho = h[0] + h[2];
    if (c > 3e-3) {
        *r = h[0] - h[1] * tangent;
        *r_der = -tangent * (rho - *r);
        return NC_OK;
    }
    const int status = revolved_pole(term, h, c, s > 0 ? 1 : -1, r, r_der);
    if (status || c == 0)
        return status;
    const double direct = h[0] - h[1] * tangent, direct_rate = -tangent * (rho - direct);
    const double noise = 1e-15 * (fabs(h[0]) + fabs(h[1]) + fabs(h[2])) / c;
    if (!(fabs(direct - *r) <= noise && fabs(direct_rate - *r_der) <= noise / c)) {
        *r = direct;
        *r_der = direct_rate;
    }
    return NC_OK;
}
int nci_spatial_revolved_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                             const double v[3], struct nci_jet *jet)
{
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    const double c = hypot(x[0], x[1]), s = x[2];
    double h[4], sharp[4], r, r_der;
    int flat = revolved_sum(term, 0, atan2(s, c), c, s, h), status = flat;
    if (!nci_failed(status)) {
        status = revolved_sum(term, 1, 0, c, s, sharp);
        flat = flat ? flat : status;
    }
    if (nci_failed(status))
        return status;
    const double ex = c > 0 ? x[0] / c : 1, ey = c > 0 ? x[1] / c : 0;
    const double e[3] = {-s * ex, -s * ey, c}, t[3] = {-ey, ex, 0};
    const double rho = h[0] + h[2] + (sharp[0] + sharp[2]);
    jet->h += h[0] + sharp[0];
    for (int i = 0; i < 3; i++)
        jet->g[i] += (h[0] + sharp[0]) * x[i] + (h[1] + sharp[1]) * e[i];
    for (int j = 0; j < 6 && flat; j++)
        jet->flat[j] += e[row[j]] * e[column[j]] + (c > 0 ? 0 : t[row[j]] * t[column[j]]);
    if (order < 2)
        return order ? flat : NC_OK;
    status = revolved_rest(term, h, c, s, &r, &r_der);
    if (status)
        return status % NC_TERM;
    if (sharp[0] != 0) {
        const double own = revolved_sharp(term, c, s);
        if (own == INFINITY &&
            flat)
            return flat;
        r += own;
        r_der -= s / c * (sharp[0] + sharp[2] - own);
    }
    for (int j = 0; j < 6; j++)
        jet->H[j] += rho * e[row[j]] * e[column[j]] + r * t[row[j]] * t[column[j]];
    if (order < 3)
        return flat;
    const double ue = nci_dot(u, e), ut = nci_dot(u, t), un = nci_dot(u, x);
    const double ve = nci_dot(v, e), vt = nci_dot(v, t), vn = nci_dot(v, x);
    const double te =
        (h[1] + h[3] + sharp[1] + sharp[3]) * ue * ve + r_der * ut * vt - rho * (un * ve + vn * ue);
    const double tt = r_der * (ue * vt + ut * ve) - r * (un * vt + vn * ut);
    const double tn = -(rho * ue * ve + r * ut * vt);
    for (int i = 0; i < 3; i++)
        jet->t[i] += te * e[i] + tt * t[i] + tn * x[i];
    return flat;
}
NC_ONCE_BEGIN
size_t nc_spatial_offset(double *shape, size_t capacity, double d)
{
    return nci_build(shape, capacity, NC_SPATIAL_OFFSET, &d, 1);
}
size_t nc_spatial_shift(double *shape, size_t capacity, double x, double y, double z)
{
    const double p[] = {x, y, z};
    return nci_build(shape, capacity, NC_SPATIAL_SHIFT, p, 3);
}
size_t nc_spatial_ellipsoid(double *shape, size_t capacity, double a, double b, double c)
{
    const double p[] = {a * a, b * b, c * c};
    if (!(a >= 0 && b >= 0 && c >= 0 && a + b + c > 0))
        return 0;
    return nci_build(shape, capacity, NC_SPATIAL_ELLIPSOID, p, 3);
}
size_t nc_spatial_quadratic(double *shape, size_t capacity, const double m[6])
{
    return m && nci_is_semidefinite(m) ? nci_build(shape, capacity, NC_SPATIAL_QUADRATIC, m, 6) : 0;
}
size_t nc_spatial_superellipsoid(double *shape, size_t capacity, double a, double b, double c, double delta,
                                 double epsilon, double eta)
{
    const double p[] = {a, b, c, delta / (delta - 1), epsilon / (epsilon - 1), eta};
    if (!(a > 0 && b > 0 && c > 0 && delta > 1 && epsilon > 1 && eta >= 0 && p[3] > 1 && p[4] > 1))
        return 0;
    return nci_build(shape, capacity, NC_SPATIAL_SUPERELLIPSOID, p, 6);
}
static inline double build_harmonic_scale(int l, int m)
{
    double square = (2 * l + 1) / (4 * NCI_PI) * (m ? 2 : 1), leading = 1;
    for (int k = 1; k <= l; k++)
        leading *= (2.0 * k - 1) / k;
    for (int k = l - m + 1; k <= l; k++)
        leading *= k;
    for (int k = l - m + 1; k <= l + m; k++)
        square /= k;
    return sqrt(square) * leading;
}
size_t nc_spatial_harmonics(double *shape, size_t capacity, const double *c, size_t degree)
{
    if (!c || degree > NC_MAX_DEGREE)
        return 0;
    const size_t count = (degree + 1) * (degree + 1);
    double *p = shape && capacity >= count + 2 ? shape + 2 : NULL;
    for (int m = 0; m <= (int)degree; m++)
        for (int l = m; l <= (int)degree; l++) {
            const double scale = build_harmonic_scale(l, m);
            const double pair[2] = {scale * c[l * l + l + m], scale * c[l * l + l - m]};
            if (!nci_finite(pair, 2))
                return 0;
            for (int k = 0; p && k < (m ? 2 : 1); k++)
                *p++ = pair[k];
        }
    if (p) {
        shape[0] = NC_SPATIAL_HARMONICS;
        shape[1] = (double)count;
    }
    return count + 2;
}
size_t nc_spatial_revolved(double *shape, size_t capacity, const double *profile, size_t n)
{
    return nc_planar_check(profile, n) == NC_OK
               ? nci_build(shape, capacity, NC_SPATIAL_REVOLVED, profile, n)
               : 0;
}
size_t nc_spatial_hull(double *shape, size_t capacity, const double *vertices, size_t count, double p)
{
    if (!vertices || count < 4 || count > 100000 || !(p >= 2 && p <= NC_MAX_SHARPNESS) ||
        !nci_finite(vertices, 3 * count))
        return 0;
    if (shape && capacity >= 3 * count + 3) {
        shape[0] = NC_SPATIAL_HULL;
        shape[1] = (double)(3 * count + 1);
        shape[2] = p;
        for (size_t i = 0; i < 3 * count; i++)
            shape[3 + i] = vertices[i];
    }
    return 3 * count + 3;
}
static inline void build_product(const double a[9], const double b[9], double out[9])
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            out[3 * i + j] = a[3 * i] * b[j] + a[3 * i + 1] * b[3 + j] + a[3 * i + 2] * b[6 + j];
}
size_t nc_spatial_rotated(double *shape, size_t capacity, const double *inner, size_t n, const double q[9])
{
    static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    struct nci_reader reader;
    struct nci_term term;
    size_t size = 0;
    if (!q || !nci_is_rotation(q) || nci_read(&reader, inner, n))
        return 0;
    while (nci_more(&reader)) {
        const double *before = identity;
        if (nci_next(&reader, &term))
            return 0;
        if (term.kind == NC_SPATIAL_ROTATED) {
            struct nci_term own;
            before = term.parameter;
            if (nci_spatial_inner(&term, &own) || !nci_is_rotation(before))
                return 0;
            term = own;
        }
        if (!nci_finite(term.parameter, term.count))
            return 0;
        if (shape && size <= capacity && capacity - size >= term.count + 13) {
            double *p = shape + size;
            p[0] = NC_SPATIAL_ROTATED;
            p[1] = (double)(term.count + 11);
            build_product(q, before, p + 2);
            nci_build(p + 11, term.count + 2, term.kind, term.parameter, term.count);
        }
        size += term.count + 13;
    }
    return size;
}
NC_ONCE_END
NC_ONCE_BEGIN
struct hull_patch {
    int face;
    double u, v, half;
};
static inline void hull_direction(const struct hull_patch *patch, double n[3])
{
    const int axis = patch->face / 2;
    const double length = sqrt(1 + patch->u * patch->u + patch->v * patch->v);
    n[axis] = (patch->face % 2 ? -1 : 1) / length;
    n[(axis + 1) % 3] = patch->u / length;
    n[(axis + 2) % 3] = patch->v / length;
}
int nci_spatial_hull_check(const struct nci_term *term)
{
    enum { DEPTH = 11 };
    struct hull_patch stack[3 * DEPTH + 7];
    double reach = 0;
    int top = 5;
    if (term->count < 13 || term->count % 3 != 1)
        return NC_E_COUNT;
    const double *vertex = term->parameter + 1, *end = term->parameter + term->count;
    if (!(term->parameter[0] >= 2 && term->parameter[0] <= NC_MAX_SHARPNESS))
        return NC_E_RANGE;
    for (const double *w = vertex; w != end; w += 3)
        reach = fmax(reach, hypot(hypot(w[0], w[1]), w[2]));
    for (int face = 0; face < 6; face++)
        stack[face] = (struct hull_patch){face, 0, 0, 1};
    while (top >= 0) {
        const struct hull_patch patch = stack[top--];
        double n[3], most = -INFINITY;
        hull_direction(&patch, n);
        for (const double *w = vertex; w != end; w += 3)
            most = fmax(most, nci_dot(w, n));
        if (!(most > 0))
            return NC_E_HULL;
        if (most > reach * sqrt(2) * patch.half)
            continue;
        if (patch.half < 1.0 / (1 << (DEPTH - 1)))
            return NC_E_HULL;
        const double h = patch.half / 2;
        for (int k = 0; k < 4; k++)
            stack[++top] =
                (struct hull_patch){patch.face, patch.u + (k % 2 ? h : -h), patch.v + (k / 2 ? h : -h), h};
    }
    return NC_OK;
}
int nci_spatial_revolved_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    double up[4], down[4], middle[4];
    int status = nc_planar_check(p, term->count) % NC_TERM;
    if (!status)
        status = nci_planar_sum(p, term->count, NCI_PI / 2, 0, 1, up) % NC_TERM;
    if (!nci_failed(status))
        status = nci_planar_sum(p, term->count, -NCI_PI / 2, 0, -1, down) % NC_TERM;
    if (!nci_failed(status))
        status = nc_planar_eval(p, term->count, 0.1, middle) % NC_TERM;
    if (status)
        return status;
    const double size = fabs(up[0]) + fabs(down[0]) + fabs(middle[0]) + fabs(middle[1]);
    return fabs(up[1]) + fabs(down[1]) <= 1e-8 * size ? NC_OK : NC_E_POLE;
}
int nci_spatial_offset_check(const struct nci_term *term)
{
    return term->count == 1 ? NC_OK : NC_E_COUNT;
}
int nci_spatial_shift_check(const struct nci_term *term)
{
    return term->count == 3 ? NC_OK : NC_E_COUNT;
}
int nci_spatial_ellipsoid_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count != 3)
        return NC_E_COUNT;
    return p[0] >= 0 && p[1] >= 0 && p[2] >= 0 && p[0] + p[1] + p[2] > 0 ? NC_OK : NC_E_RANGE;
}
int nci_spatial_quadratic_check(const struct nci_term *term)
{
    if (term->count != 6)
        return NC_E_COUNT;
    return nci_is_semidefinite(term->parameter) ? NC_OK : NC_E_SEMIDEFINITE;
}
int nci_spatial_superellipsoid_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count != 6)
        return NC_E_COUNT;
    return p[0] > 0 && p[1] > 0 && p[2] > 0 && p[3] > 1 && p[4] > 1 && p[5] >= 0 ? NC_OK : NC_E_RANGE;
}
int nci_spatial_harmonics_check(const struct nci_term *term)
{
    return nci_harmonics_degree(term->count) >= 0 ? NC_OK : NC_E_COUNT;
}
static inline int check_spatial_term(const struct nci_term *term)
{
    if (!nci_finite(term->parameter, term->count))
        return NC_E_PARAMETER;
    switch (term->kind) {
#define CHECK(NAME, number, name, curvature, parameters)                                                   \
    case NC_SPATIAL_##NAME:                                                                                \
        return nci_spatial_##name##_check(term);
        NC_SPATIAL_TERMS(CHECK)
#undef CHECK
    default:
        return nci_kind_is_planar(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}
int nci_spatial_rotated_check(const struct nci_term *term)
{
    struct nci_term inner;
    const int status = nci_spatial_inner(term, &inner);
    if (status)
        return status;
    return nci_is_rotation(term->parameter) ? check_spatial_term(&inner) : NC_E_ROTATION;
}
int nc_spatial_check(const double *shape, size_t n)
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(check_spatial_term(&term), term.number);
    }
    return status;
}
NC_ONCE_END
#define SPATIAL_NOT_LINEAR(name)                                                                           \
    int nci_spatial_##name##_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,   \
                                   void *context)                                                          \
    {                                                                                                      \
        (void)term, (void)x, (void)add, (void)context;                                                     \
        return NC_OK;                                                                                      \
    }
SPATIAL_NOT_LINEAR(ellipsoid)
SPATIAL_NOT_LINEAR(quadratic)
SPATIAL_NOT_LINEAR(superellipsoid)
SPATIAL_NOT_LINEAR(superovoid)
SPATIAL_NOT_LINEAR(hull)
#undef SPATIAL_NOT_LINEAR
int nci_spatial_offset_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                             void *context)
{
    if (term->count != 1)
        return NC_E_COUNT;
    add(context, term->parameter, 1, x);
    return NC_OK;
}
int nci_spatial_shift_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                            void *context)
{
    if (term->count != 3)
        return NC_E_COUNT;
    for (int i = 0; i < 3; i++) {
        const double g[3] = {i == 0, i == 1, i == 2};
        add(context, term->parameter + i, x[i], g);
    }
    return NC_OK;
}
struct basis_meridian {
    const double *x;
    double e[3];
    nci_spatial_add *add;
    void *context;
};
static inline void add_profile(void *context, const double *parameter, const double jet[4])
{
    const struct basis_meridian *m = context;
    double g[3];
    for (int i = 0; i < 3; i++)
        g[i] = jet[0] * m->x[i] + jet[1] * m->e[i];
    m->add(m->context, parameter, jet[0], g);
}
int nci_spatial_revolved_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                               void *context)
{
    const double c = hypot(x[0], x[1]), s = x[2];
    struct basis_meridian m = {x, {0, 0, 0}, add, context};
    if (c > 0) {
        m.e[0] = -s * x[0] / c;
        m.e[1] = -s * x[1] / c;
        m.e[2] = c;
    }
    return nci_planar_basis(term->parameter, term->count, atan2(s, c), c, s, add_profile, &m);
}
struct basis_turn {
    const double *q;
    nci_spatial_add *add;
    void *context;
};
static inline void add_turned(void *context, const double *parameter, double h, const double g[3])
{
    const struct basis_turn *turn = context;
    double back[3];
    nci_rotate(turn->q, g, back);
    turn->add(turn->context, parameter, h, back);
}
static inline int spatial_basis_term(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                              void *context)
{
    switch (term->kind) {
#define BASIS(NAME, number, name, curvature, parameters)                                                   \
    case NC_SPATIAL_##NAME:                                                                                \
        return nci_spatial_##name##_basis(term, x, add, context);
        NC_SPATIAL_TERMS(BASIS)
#undef BASIS
    default:
        return nci_kind_is_planar(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}
int nci_spatial_rotated_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                              void *context)
{
    struct basis_turn turn = {term->parameter, add, context};
    struct nci_term inner;
    double y[3];
    const int status = nci_spatial_inner(term, &inner);
    if (status)
        return status;
    nci_rotate_back(turn.q, x, y);
    return spatial_basis_term(&inner, y, add_turned, &turn);
}
int nci_spatial_basis(const double *shape, size_t n, const double x[3], nci_spatial_add *add, void *context)
{
    struct nci_reader reader = {NULL, NULL, 0};
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(spatial_basis_term(&term, x, add, context) % NC_TERM, term.number);
    }
    return status;
}
static inline void spatial_add_index(void *context, const double *parameter, double h, const double g[3])
{
    (void)h, (void)g;
    nci_index_add(context, parameter);
}
int nc_spatial_coefficients(const double *shape, size_t n, size_t capacity, size_t *index, size_t *count)
{
    static const double up[3] = {0, 0, 1};
    struct nci_index_list list = {shape, index, capacity, 0};
    if (!count || (capacity && !index))
        return NC_E_NULL;
    const int status = nci_spatial_basis(shape, n, up, spatial_add_index, &list);
    *count = status ? 0 : list.count;
    return status;
}
struct spatial_basis_sink {
    double *h, *point;
    size_t capacity, count;
    int finite;
};
static inline void spatial_add_derivative(void *context, const double *parameter, double h, const double g[3])
{
    struct spatial_basis_sink *sink = context;
    const size_t i = sink->count++;
    (void)parameter;
    if (i >= sink->capacity)
        return;
    sink->finite = sink->finite && nci_finite(&h, 1) && nci_finite(g, 3);
    if (sink->h)
        sink->h[i] = h;
    for (size_t k = 0; k < 3 && sink->point; k++)
        sink->point[3 * i + k] = g[k];
}
int nc_spatial_sensitivity(const double *shape, size_t n, const double normal[3], size_t count, double *h,
                           double *point)
{
    struct spatial_basis_sink sink = {h, point, count, 0, 1};
    double x[3];
    int status = normal ? nci_unit(normal, x) : NC_E_NULL;
    if (!status)
        status = nci_spatial_basis(shape, n, x, spatial_add_derivative, &sink);
    if (!status)
        status = sink.count != count ? NC_E_OPTION : sink.finite ? NC_OK : NC_E_SINGULAR;
    if (status && h)
        nci_not_a_number(h, count);
    if (status && point)
        nci_not_a_number(point, 3 * count);
    return status;
}
void nci_principal(const double S[6], const double n[3], double value[2], double direction[2][3])
{
    double t[3], s[3], St[3], Ss[3];
    nci_tangents(n, t, s);
    nci_symmetric(S, t, St);
    nci_symmetric(S, s, Ss);
    const double tt = nci_dot(t, St), ts = nci_dot(t, Ss), ss = nci_dot(s, Ss);
    double tangent = 0;
    if (ts != 0) {
        const double slope = (ss - tt) / (2 * ts);
        tangent = copysign(1, slope) / (fabs(slope) + sqrt(1 + slope * slope));
    }
    const double c = 1 / sqrt(1 + tangent * tangent), d = tangent * c;
    const double first = tt - tangent * ts, second = ss + tangent * ts;
    const int ordered = first <= second;
    value[0] = ordered ? first : second;
    value[1] = ordered ? second : first;
    for (int i = 0; i < 3; i++) {
        const double one = c * t[i] - d * s[i], two = d * t[i] + c * s[i];
        direction[0][i] = ordered ? one : two;
        direction[1][i] = ordered ? two : -one;
    }
}
int nci_curvatures(const double point[3], double radius[2], double kappa[2])
{
    double size = fabs(point[0]) + fabs(point[1]) + fabs(point[2]);
    kappa[0] = kappa[1] = NAN;
    for (int i = 0; i < 2; i++)
        if (radius[i] != INFINITY)
            size += fabs(radius[i]);
    if (!nci_finite(&size, 1))
        return NC_E_SINGULAR;
    for (int i = 0; i < 2; i++)
        if (fabs(radius[i]) <= 64 * DBL_EPSILON * size)
            radius[i] = 0;
    if (radius[0] < 0 || radius[1] < 0)
        return NC_E_NOT_CONVEX;
    for (int i = 0; i < 2; i++)
        kappa[i] = radius[i] > 0 ? 1 / radius[i] : INFINITY;
    return NC_OK;
}
static inline void boundary_flat(const struct nci_jet *jet, const double n[3], double radius[2],
                          double direction[2][3])
{
    double extent[2], bent[3];
    nci_principal(jet->flat, n, extent, direction);
    nci_symmetric(jet->H, direction[0], bent);
    radius[0] = extent[0] > 1e-12 * extent[1] ? INFINITY : nci_dot(direction[0], bent);
    radius[1] = INFINITY;
}
int nci_boundary(const double *shape, size_t n, const double x[3], struct nc_spatial_boundary *boundary,
                 double H[6])
{
    struct nci_jet jet;
    int status = nci_spatial_sum(shape, n, x, 2, NULL, NULL, &jet);
    if (nci_failed(status))
        return status;
    if (!(nci_finite(&jet.h, 1) && nci_finite(jet.g, 3) && nci_finite(jet.H, 6)))
        return NC_E_SINGULAR;
    boundary->h = jet.h;
    memcpy(boundary->point, jet.g, sizeof jet.g);
    memcpy(H, jet.H, sizeof jet.H);
    if (status)
        boundary_flat(&jet, x, boundary->radius, boundary->direction);
    else
        nci_principal(jet.H, x, boundary->radius, boundary->direction);
    const int sound = nci_curvatures(boundary->point, boundary->radius, boundary->kappa);
    return sound ? sound : status;
}
int nc_spatial_boundary(const double *shape, size_t n, const double normal[3],
                        struct nc_spatial_boundary *boundary)
{
    static const struct nc_spatial_boundary none = {.h = NAN,
                                                    .point = NCI_NONE3,
                                                    .radius = NCI_NONE2,
                                                    .kappa = NCI_NONE2,
                                                    .direction = {NCI_NONE3, NCI_NONE3}};
    double x[3], H[6];
    if (!boundary)
        return NC_E_NULL;
    *boundary = none;
    int status = normal ? nci_unit(normal, x) : NC_E_NULL;
    if (!status)
        status = nci_boundary(shape, n, x, boundary, H);
    if (status == NC_E_SINGULAR)
        *boundary = none;
    return status;
}
#ifndef NCI_SPATIAL_MASS_H
#define NCI_SPATIAL_MASS_H
struct nci_solid {
    const double *shape;
    size_t n;
    double s[3], B[9], cofactor[9], det;
    double evaluations, limit;
    double power;
    int aligned;
    double turn[9];
    int turned;
    int hulls;
    int alone;
    double middle[3];
};
NCI_API int nci_solid_read(const double *shape, size_t n, struct nci_solid *solid);
NCI_API void nci_solid_invert(struct nci_solid *map);
NCI_API int nci_solid_fit(struct nci_solid *map);
NCI_API double nci_solid_direction(int face, double ta, double tb, double u[3]);
NCI_API double nci_solid_normal(const struct nci_solid *map, const double u[3], double n[3]);
NCI_API int nci_solid_sum(const struct nci_solid *solid, const double x[3], int order, struct nci_jet *all,
                          struct nci_jet *rest);
NCI_API int nci_solid_coarse(const struct nci_solid *solid, double corner[4][3], double tolerance);
struct nci_lone {
    double semi[3], delta, epsilon, turn[9], centroid[3];
};
NCI_API int nci_solid_lone(const double *shape, size_t n, struct nci_lone *lone);
NCI_API int nci_solid_closed(const struct nci_lone *lone, double tolerance, double limit,
                             struct nc_spatial_mass *mass);
#endif
void nci_solid_invert(struct nci_solid *map)
{
    const double *B = map->B;
    for (int i = 0; i < 3; i++)
        nci_cross(B + 3 * ((i + 1) % 3), B + 3 * ((i + 2) % 3), map->cofactor + 3 * i);
    map->det = nci_dot(B, map->cofactor);
}
double nci_solid_direction(int face, double ta, double tb, double u[3])
{
    const double square = 1 + ta * ta + tb * tb, scale = 1 / sqrt(square);
    const int axis = face % 3;
    u[axis] = face < 3 ? scale : -scale;
    u[(axis + 1) % 3] = ta * scale;
    u[(axis + 2) % 3] = tb * scale;
    return (1 + ta * ta) * (1 + tb * tb) * scale / square;
}
double nci_solid_normal(const struct nci_solid *map, const double u[3], double n[3])
{
    nci_rotate(map->cofactor, u, n);
    const double length = sqrt(nci_dot(n, n));
    for (int i = 0; i < 3; i++)
        n[i] /= length;
    return length;
}
static inline int solid_means(struct nci_solid *map, double first[3], double second[3][3], double rest_first[3])
{
    double a[15], kronrod[15], w[15], u[3], n[3];
    struct nci_jet jet, rest;
    nci_rule(-NCI_PI / 4, NCI_PI / 4, a, kronrod, w);
    for (int k = 0; k < 6 * 49; k++) {
        const int i = k / 7 % 7 * 2 + 1, j = k % 7 * 2 + 1;
        const double share =
            nci_solid_direction(k / 49, tan(a[i]), tan(a[j]), u) * w[i] * w[j] / (4 * NCI_PI);
        const double length = nci_solid_normal(map, u, n);
        const int status = nci_solid_sum(map, n, 0, &jet, &rest);
        map->evaluations++;
        if (status)
            return status;
        const double h = (jet.h - nci_dot(n, map->s)) * length / map->det;
        const double other = (rest.h - nci_dot(n, map->middle)) * length / map->det;
        for (int p = 0; p < 3; p++) {
            first[p] += 3 * h * u[p] * share;
            rest_first[p] += 3 * other * u[p] * share;
            for (int q = 0; q < 3; q++)
                second[p][q] += h * h * u[p] * u[q] * share;
        }
    }
    return NC_OK;
}
static inline void solid_stretch(struct nci_solid *map, double E[3][3])
{
    const double trace = E[0][0] + E[1][1] + E[2][2];
    double L[3][3] = {{0}};
    for (int p = 0; p < 3; p++)
        for (int q = map->aligned ? p : 0; q <= p; q++) {
            double m = 7.5 * E[p][q] - (p == q ? 1.5 * trace : 0);
            for (int k = 0; k < q && !map->aligned; k++)
                m -= L[p][k] * L[q][k];
            L[p][q] = p == q ? sqrt(fmax(m, 1e-6 * trace)) : m / L[q][q];
        }
    for (int p = 0; p < 3; p++) {
        double *row = map->B + 3 * p;
        for (int q = 0; q < 3; q++)
            row[q] = row[0] * L[0][q] + row[1] * L[1][q] + row[2] * L[2][q];
    }
    nci_solid_invert(map);
}
int nci_solid_fit(struct nci_solid *map)
{
    for (int round = 0; round < 6; round++) {
        double first[3] = {0}, second[3][3] = {{0}}, rest[3] = {0}, shift[3];
        const int status = solid_means(map, first, second, rest);
        const double trace = second[0][0] + second[1][1] + second[2][2];
        if (status)
            return status;
        if (!(trace > 0 && isfinite(trace)))
            return isfinite(trace) ? NC_E_FLAT : NC_E_SINGULAR;
        nci_rotate(map->B, first, shift);
        for (int p = 0; p < 3; p++)
            map->s[p] += shift[p];
        nci_rotate(map->B, rest, shift);
        for (int p = 0; p < 3; p++)
            map->middle[p] += shift[p];
        if (round > 0)
            solid_stretch(map, second);
    }
    return NC_OK;
}
static inline double solid_power(double q)
{
    return q == 2 ? 1 : ceil(3 * (q - 1)) / (q - 1);
}
static inline double solid_term_power(const struct nci_term *term)
{
    const double *p = term->parameter;
    struct nci_reader reader;
    struct nci_term part, inner;
    double power = 0;
    if (term->kind == NC_SPATIAL_SUPERELLIPSOID && p[5] == 0)
        return fmax(solid_power(p[3]), solid_power(p[4]));
    if (term->kind != NC_SPATIAL_REVOLVED || nci_read(&reader, p, term->count))
        return 0;
    while (nci_more(&reader) && nci_next(&reader, &part) == NC_OK) {
        inner = part;
        if (part.kind == NC_PLANAR_ROTATED && nci_planar_inner(&part, &inner))
            return 0;
        if (inner.kind == NC_PLANAR_SUPERELLIPSE && inner.parameter[3] == 0)
            power = fmax(power, solid_power(inner.parameter[2]));
    }
    return power;
}
int nci_solid_read(const double *shape, size_t n, struct nci_solid *solid)
{
    static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    struct nci_reader reader;
    struct nci_term term, inner;
    int status = nci_read(&reader, shape, n);
    *solid = (struct nci_solid){.shape = shape, .n = n, .power = 1, .alone = 1};
    memcpy(solid->B, identity, sizeof identity);
    memcpy(solid->turn, identity, sizeof identity);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        if (status)
            return status;
        const double power = solid_term_power(&inner);
        const int hull = inner.kind == NC_SPATIAL_HULL;
        solid->alone = solid->alone && (hull ? !solid->hulls : inner.kind == NC_SPATIAL_SHIFT);
        solid->hulls = solid->hulls || hull;
        if (!(power > (solid->aligned ? solid->power : 0)))
            continue;
        solid->power = power;
        solid->aligned = 1;
        solid->turned = term.kind == NC_SPATIAL_ROTATED;
        memcpy(solid->turn, solid->turned ? term.parameter : identity, sizeof identity);
    }
    return status;
}
static inline void solid_add(const struct nci_jet *from, struct nci_jet *to)
{
    to->h += from->h;
    for (int i = 0; i < 3; i++)
        to->g[i] += from->g[i];
    for (int i = 0; i < 6; i++)
        to->H[i] += from->H[i];
}
static inline int solid_turned(const struct nci_solid *solid, const struct nci_term *term, const double x[3],
                        int order, struct nci_jet *jet)
{
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    const double *q = solid->turn;
    struct nci_term inner;
    struct nci_jet own = {0};
    double n[3], column_of[3][3], Hq[3][3];
    if (term->kind == NC_SPATIAL_ROTATED && memcmp(term->parameter, q, 9 * sizeof *q) == 0) {
        const int status = nci_spatial_inner(term, &inner);
        return status ? status : nci_spatial_term(&inner, x, order, NULL, NULL, jet);
    }
    nci_rotate(q, x, n);
    const int status = nci_spatial_term(term, n, order, NULL, NULL, &own);
    jet->h += own.h;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            column_of[i][j] = q[3 * j + i];
    for (int i = 0; i < 3; i++) {
        jet->g[i] += nci_dot(column_of[i], own.g);
        nci_symmetric(own.H, column_of[i], Hq[i]);
    }
    for (int i = 0; i < 6; i++)
        jet->H[i] += nci_dot(column_of[row[i]], Hq[column[i]]);
    return status;
}
int nci_solid_sum(const struct nci_solid *solid, const double x[3], int order, struct nci_jet *all,
                  struct nci_jet *rest)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    int status = nci_read(&reader, solid->shape, solid->n);
    *all = *rest = (struct nci_jet){0};
    while (!status && nci_more(&reader)) {
        struct nci_jet own = {0};
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        if (!status)
            status = solid->turned ? solid_turned(solid, &term, x, order, &own)
                                   : nci_spatial_term(&term, x, order, NULL, NULL, &own);
        solid_add(&own, all);
        if (inner.kind != NC_SPATIAL_HULL && inner.kind != NC_SPATIAL_SHIFT)
            solid_add(&own, rest);
        status = nci_blame(status, term.number);
    }
    return status;
}
static inline void solid_hull_spread(const struct nci_term *hull, double corner[4][3], int alone, double cut,
                              double spread[2])
{
    const double p = hull->parameter[0], *end = hull->parameter + hull->count, *leader = NULL;
    double centre[3], base[4], most = 0, first = -INFINITY, second = -INFINITY, own[2] = {0, 0};
    for (int i = 0; i < 3; i++)
        centre[i] = corner[0][i] + corner[1][i] + corner[2][i] + corner[3][i];
    for (const double *v = hull->parameter + 1; v != end; v += 3) {
        const double y = nci_dot(v, centre);
        leader = y > most ? v : leader;
        most = fmax(most, y);
    }
    for (int k = 0; k < 4; k++) {
        base[k] = leader ? nci_dot(leader, corner[k]) : 0;
        if (!(base[k] > 0)) {
            spread[0] = spread[1] = INFINITY;
            return;
        }
    }
    for (const double *v = hull->parameter + 1; v != end; v += 3) {
        double ratio[4] = {0, 0, 0, 0}, high = 0;
        for (int k = 0; k < 4 && v != leader; k++) {
            ratio[k] = nci_dot(v, corner[k]) / base[k];
            high = fmax(high, ratio[k]);
        }
        const double share = high > 0 ? p * log(high) : -INFINITY;
        if (share < cut)
            continue;
        own[0] = fmax(own[0], p / high * fmax(fabs(ratio[1] - ratio[0]), fabs(ratio[3] - ratio[2])));
        own[1] = fmax(own[1], p / high * fmax(fabs(ratio[2] - ratio[0]), fabs(ratio[3] - ratio[1])));
        second = fmax(second, fmin(first, share));
        first = fmax(first, share);
    }
    if ((alone ? first + second + 2 * log(p) : first + log(p)) < cut)
        return;
    spread[0] = fmax(spread[0], own[0]);
    spread[1] = fmax(spread[1], own[1]);
}
int nci_solid_coarse(const struct nci_solid *solid, double corner[4][3], double tolerance)
{
    const double cut = log(tolerance) - 7;
    struct nci_reader reader;
    struct nci_term term, inner;
    double spread[2] = {0, 0};
    int status = solid->hulls ? nci_read(&reader, solid->shape, solid->n) : NC_E_EMPTY;
    while (!status && nci_more(&reader)) {
        double turned[4][3], own[4][3];
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        if (status || inner.kind != NC_SPATIAL_HULL)
            continue;
        for (int k = 0; k < 4; k++) {
            nci_rotate(solid->turn, corner[k], turned[k]);
            if (term.kind == NC_SPATIAL_ROTATED)
                nci_rotate_back(term.parameter, turned[k], own[k]);
            else
                memcpy(own[k], turned[k], sizeof own[k]);
        }
        solid_hull_spread(&inner, own, solid->alone, cut, spread);
    }
    if (fmax(spread[0], spread[1]) <= 16)
        return 0;
    return spread[0] == spread[1] ? 3 : spread[0] > spread[1] ? 1 : 2;
}
static inline double closed_beta(double x, double y)
{
    return tgamma(x) * tgamma(y) / tgamma(x + y);
}
static inline double closed_soft(double x)
{
    return fmax(x, 0) + log1p(exp(-fabs(x)));
}
static inline double closed_area(const struct nci_lone *lone, double v, double w)
{
    const double *a = lone->semi, d = lone->delta, e = lone->epsilon;
    const double P = -closed_soft(d * v) / d, R = -closed_soft(e * w) / e;
    const double gx = exp((e - 1) * R + (d - 1) * P) / a[0],
                 gy = exp((e - 1) * R + (d - 1) * (P + v)) / a[1], gz = exp((e - 1) * (R + w)) / a[2];
    return 8 * a[0] * a[1] * a[2] * exp(3 * R + 2 * P + v + w) * sqrt(gx * gx + gy * gy + gz * gz);
}
struct closed_cell {
    double v0, v1, w0, w1;
};
static inline double closed_cell(const struct nci_lone *lone, const struct closed_cell *cell, double miss[2])
{
    double v[15], wv[15], gv[15], w[15], ww[15], gw[15], sum = 0;
    nci_rule(cell->v0, cell->v1, v, wv, gv);
    nci_rule(cell->w0, cell->w1, w, ww, gw);
    miss[0] = miss[1] = 0;
    for (int i = 0; i < 15; i++)
        for (int j = 0; j < 15; j++) {
            const double f = closed_area(lone, v[i], w[j]);
            sum += f * wv[i] * ww[j];
            miss[0] += f * (wv[i] - gv[i]) * ww[j];
            miss[1] += f * wv[i] * (ww[j] - gw[j]);
        }
    miss[0] = fabs(miss[0]);
    miss[1] = fabs(miss[1]);
    return sum;
}
static inline double closed_part(const struct nci_lone *lone, struct closed_cell cell, double threshold,
                          double limit, struct nc_spatial_mass *mass)
{
    enum { DEPTH = 48 };
    struct closed_cell stack[DEPTH];
    double sum = 0, miss[2];
    int top = 0;
    stack[top++] = cell;
    while (top > 0) {
        struct closed_cell *last = &stack[top - 1];
        const double part = closed_cell(lone, last, miss);
        mass->evaluations += 225;
        if (miss[0] + miss[1] <= threshold || top == DEPTH || mass->evaluations > limit) {
            sum += part;
            mass->error += miss[0] + miss[1];
            top--;
            continue;
        }
        stack[top] = *last;
        if (miss[0] > miss[1])
            last->v1 = stack[top].v0 = 0.5 * (last->v0 + last->v1);
        else
            last->w1 = stack[top].w0 = 0.5 * (last->w0 + last->w1);
        top++;
    }
    return sum;
}
static inline double closed_pass(const struct nci_lone *lone, double threshold, double limit,
                          struct nc_spatial_mass *mass)
{
    enum { END = 40, GROWTH = 4 };
    double sum = 0;
    mass->error = 0;
    for (double v1 = END, v0; v1 > 0; v1 = v0) {
        v0 = v1 * lone->delta < 1 ? 0 : v1 / GROWTH;
        for (double w1 = END, w0; w1 > 0; w1 = w0) {
            w0 = w1 * lone->epsilon < 1 ? 0 : w1 / GROWTH;
            for (int k = 0; k < 4; k++) {
                const struct closed_cell cell = {k % 2 ? -v1 : v0, k % 2 ? -v0 : v1, k / 2 ? -w1 : w0,
                                                 k / 2 ? -w0 : w1};
                sum += closed_part(lone, cell, threshold, limit, mass);
            }
        }
    }
    return sum;
}
int nci_solid_lone(const double *shape, size_t n, struct nci_lone *lone)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    int status = nci_read(&reader, shape, n), count = 0;
    *lone = (struct nci_lone){.turn = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        if (status)
            return 0;
        const int turned = term.kind == NC_SPATIAL_ROTATED;
        const double *p = inner.parameter;
        if (inner.kind == NC_SPATIAL_SHIFT) {
            double shift[3] = {p[0], p[1], p[2]};
            if (turned)
                nci_rotate(term.parameter, p, shift);
            for (int k = 0; k < 3; k++)
                lone->centroid[k] += shift[k];
            continue;
        }
        if (inner.kind != NC_SPATIAL_SUPERELLIPSOID || p[5] != 0 || count++)
            return 0;
        memcpy(lone->semi, p, sizeof lone->semi);
        lone->delta = p[3] / (p[3] - 1);
        lone->epsilon = p[4] / (p[4] - 1);
        if (turned)
            memcpy(lone->turn, term.parameter, sizeof lone->turn);
    }
    const double *a = lone->semi, least = fmin(a[0], fmin(a[1], a[2])), most = fmax(a[0], fmax(a[1], a[2]));
    return !status && count == 1 && least > 1e-6 * most && least > 1e-50 && most < 1e50;
}
int nci_solid_closed(const struct nci_lone *lone, double tolerance, double limit,
                     struct nc_spatial_mass *mass)
{
    const double *a = lone->semi, *q = lone->turn, d = lone->delta, e = lone->epsilon,
                 all = a[0] * a[1] * a[2];
    const double area = 4 / d * closed_beta(1 / d, 1 + 1 / d),
                 across = 4 / d * closed_beta(3 / d, 1 + 1 / d);
    const double xx = 2 * all * across / e * closed_beta(1 / e, 1 + 4 / e),
                 zz = 2 * all * area / e * closed_beta(3 / e, 1 + 2 / e);
    const double moment[3] = {a[0] * a[0] * xx, a[1] * a[1] * xx, a[2] * a[2] * zz};
    mass->evaluations = 0;
    double surface = closed_pass(lone, INFINITY, limit, mass), threshold = surface * tolerance / 1024;
    int good = 0;
    for (int pass = 0; pass < 8 && !good && mass->evaluations < limit; pass++) {
        surface = closed_pass(lone, threshold, limit, mass);
        mass->error /= surface;
        good = mass->error <= tolerance;
        threshold *= fmin(0.5, 0.5 * tolerance / mass->error);
    }
    if (!good)
        return NC_E_NO_CONVERGENCE;
    mass->surface = surface;
    mass->volume = 2 * all * area / e * closed_beta(1 / e, 1 + 2 / e);
    for (int k = 0; k < 3; k++)
        mass->centroid[k] = lone->centroid[k];
    for (int k = 0; k < 9; k++) {
        mass->inertia[k] = 0;
        for (int l = 0; l < 3; l++)
            mass->inertia[k] +=
                q[k / 3 * 3 + l] * (moment[(l + 1) % 3] + moment[(l + 2) % 3]) * q[k % 3 * 3 + l];
    }
    return NC_OK;
}
NC_ONCE_BEGIN
enum {
    SOLID_S,
    SOLID_REST2,
    SOLID_REST1,
    SOLID_V,
    SOLID_Z,
    SOLID_ZZ = SOLID_Z + 3,
    SOLID_IMAGE2 = SOLID_ZZ + 6,
    SOLID_IMAGE1,
    SOLID_COUNT
};
struct solid_cell {
    int face, depth;
    double a0, a1, b0, b1;
};
static inline double solid_angle(double power, double alpha, double *rate)
{
    if (power == 1) {
        *rate = NCI_PI / 4;
        return tan(NCI_PI / 4 * alpha);
    }
    const double lower = pow(fabs(alpha), power - 1);
    *rate = NCI_PI / 4 * power * lower;
    return tan(NCI_PI / 4 * alpha * lower);
}
static inline double solid_product(const double H[6])
{
    return H[0] * H[3] - H[1] * H[1] + (H[0] * H[5] - H[2] * H[2]) + (H[3] * H[5] - H[4] * H[4]);
}
static inline void solid_rest(const struct nci_solid *map, const struct nci_jet *rest, const double n[3],
                       double length, double out[SOLID_COUNT])
{
    const double *m = map->middle, det = map->det, h = (rest->h - nci_dot(n, m)) * length / det;
    const double p[3] = {rest->g[0] - m[0], rest->g[1] - m[1], rest->g[2] - m[2]};
    double z[3], Hc[3], trace = 0;
    nci_rotate_back(map->cofactor, p, z);
    for (int k = 0; k < 3; k++) {
        const double c[3] = {map->cofactor[k], map->cofactor[3 + k], map->cofactor[6 + k]};
        nci_symmetric(rest->H, c, Hc);
        trace += nci_dot(c, Hc) / (length * det);
    }
    const double scale = det / (length * length);
    out[SOLID_REST2] = solid_product(rest->H) * scale * scale + trace + 1;
    out[SOLID_REST1] = 1.5 * h * h - 0.5 * nci_dot(z, z) / (det * det) + 2 * h + 1;
}
static inline int solid_integrand(struct nci_solid *map, const double u[3], double out[SOLID_COUNT])
{
    double n[3], p[3], z[3];
    struct nci_jet jet, rest;
    const double length = nci_solid_normal(map, u, n), scale = map->det / length;
    const int status = nci_solid_sum(map, n, 2, &jet, &rest);
    map->evaluations++;
    if (nci_failed(status))
        return status;
    const double D = solid_product(jet.H), sum = jet.H[0] + jet.H[3] + jet.H[5],
                 h = jet.h - nci_dot(n, map->s);
    for (int i = 0; i < 3; i++)
        p[i] = jet.g[i] - map->s[i];
    const double square = nci_dot(p, p);
    if (!(isfinite(D) && isfinite(square)))
        return NC_E_SINGULAR;
    if (sum < -1e-10 * sqrt(square) || D < -1e-10 * fabs(sum) * (fabs(sum) + sqrt(square)))
        return NC_E_NOT_CONVEX;
    nci_rotate_back(map->cofactor, p, z);
    const double weight = scale * scale / length;
    out[SOLID_S] = D * weight;
    out[SOLID_V] = h * D * weight / 3;
    for (int i = 0; i < 3; i++) {
        z[i] /= map->det;
        out[SOLID_Z + i] = 0.75 * out[SOLID_V] * z[i];
    }
    for (int i = 0, k = SOLID_ZZ; i < 3; i++)
        for (int j = i; j < 3; j++)
            out[k++] = 0.6 * out[SOLID_V] * z[i] * z[j];
    const double image = h * length / map->det;
    out[SOLID_IMAGE2] = out[SOLID_S] / length;
    out[SOLID_IMAGE1] = 1.5 * image * image - 0.5 * nci_dot(z, z);
    solid_rest(map, &rest, n, length, out);
    return NC_OK;
}
static inline int solid_coarse(const struct nci_solid *map, const struct solid_cell *cell, double tolerance)
{
    double corner[4][3], u[3], unused;
    for (int k = 0; k < 4; k++) {
        nci_solid_direction(cell->face, solid_angle(map->power, k % 2 ? cell->a1 : cell->a0, &unused),
                            solid_angle(map->power, k / 2 ? cell->b1 : cell->b0, &unused), u);
        nci_rotate(map->cofactor, u, corner[k]);
    }
    return nci_solid_coarse(map, corner, tolerance);
}
static inline int solid_cell(struct nci_solid *map, const struct solid_cell *cell, double full[SOLID_COUNT],
                      const double size[SOLID_COUNT], double error[2])
{
    double a[15], wa[15], ga[15], b[15], wb[15], gb[15], u[3], f[SOLID_COUNT];
    double along_a[SOLID_COUNT] = {0}, along_b[SOLID_COUNT] = {0};
    nci_rule(cell->a0, cell->a1, a, wa, ga);
    nci_rule(cell->b0, cell->b1, b, wb, gb);
    for (int k = 0; k < SOLID_COUNT; k++)
        full[k] = 0;
    for (int i = 0; i < 15; i++) {
        double rate;
        a[i] = solid_angle(map->power, a[i], &rate);
        wa[i] *= rate;
        ga[i] *= rate;
        b[i] = solid_angle(map->power, b[i], &rate);
        wb[i] *= rate;
        gb[i] *= rate;
    }
    for (int i = 0; i < 15; i++) {
        const double ta = a[i];
        for (int j = 0; j < 15; j++) {
            const double area = nci_solid_direction(cell->face, ta, b[j], u);
            const int status = solid_integrand(map, u, f);
            if (status)
                return status;
            const double w = area * wa[i] * wb[j];
            const double less_a = area * (wa[i] - ga[i]) * wb[j], less_b = area * wa[i] * (wb[j] - gb[j]);
            for (int k = 0; k < SOLID_COUNT; k++) {
                full[k] += w * f[k];
                along_a[k] += less_a * f[k];
                along_b[k] += less_b * f[k];
            }
        }
    }
    error[0] = error[1] = 0;
    for (int k = 0; k < SOLID_COUNT; k++) {
        error[0] = fmax(error[0], fabs(along_a[k]) / size[k]);
        error[1] = fmax(error[1], fabs(along_b[k]) / size[k]);
    }
    return NC_OK;
}
static inline int solid_pass(struct nci_solid *map, const double size[SOLID_COUNT], double threshold,
                      double tolerance, double total[SOLID_COUNT], double *error)
{
    enum { DEPTH = 64 };
    struct solid_cell stack[24 + DEPTH];
    double part[SOLID_COUNT], miss[2];
    int top = 0;
    for (int k = 0; k < 24; k++) {
        const double a = k % 2, b = k / 2 % 2;
        stack[top++] = (struct solid_cell){k / 4, 0, a - 1, a, b - 1, b};
    }
    for (int k = 0; k < SOLID_COUNT; k++)
        total[k] = 0;
    *error = 0;
    while (top > 0) {
        struct solid_cell *cell = &stack[top - 1];
        const int last = cell->depth >= DEPTH || map->evaluations > map->limit;
        const int coarse = last || tolerance == 0 ? 0 : solid_coarse(map, cell, tolerance);
        const int status = coarse ? NC_OK : solid_cell(map, cell, part, size, miss);
        if (status)
            return status;
        if (!coarse && (last || miss[0] + miss[1] <= threshold)) {
            for (int k = 0; k < SOLID_COUNT; k++)
                total[k] += part[k];
            *error += miss[0] + miss[1];
            top--;
            continue;
        }
        cell->depth++;
        stack[top] = *cell;
        if (coarse ? (coarse == 3 ? cell->depth % 2 : coarse == 1) : miss[0] > miss[1])
            cell->a1 = stack[top].a0 = 0.5 * (cell->a0 + cell->a1);
        else
            cell->b1 = stack[top].b0 = 0.5 * (cell->b0 + cell->b1);
        top++;
    }
    return NC_OK;
}
static inline void solid_turn(const double Q[9], double J[3][3])
{
    double QJ[3][3];
    for (int i = 0; i < 9; i++)
        QJ[i / 3][i % 3] =
            Q[i / 3 * 3] * J[0][i % 3] + Q[i / 3 * 3 + 1] * J[1][i % 3] + Q[i / 3 * 3 + 2] * J[2][i % 3];
    for (int i = 0; i < 9; i++)
        J[i / 3][i % 3] = nci_dot(QJ[i / 3], Q + i % 3 * 3);
}
static inline void solid_result(const struct nci_solid *map, const double total[SOLID_COUNT],
                         struct nc_spatial_mass *mass)
{
    const double V = total[SOLID_V];
    double z[3], J[3][3];
    for (int i = 0; i < 3; i++)
        z[i] = total[SOLID_Z + i] / V;
    for (int i = 0, k = SOLID_ZZ; i < 3; i++)
        for (int j = i; j < 3; j++, k++)
            J[i][j] = J[j][i] = total[k] - V * z[i] * z[j];
    nci_rotate(map->B, z, mass->centroid);
    for (int i = 0; i < 3; i++)
        mass->centroid[i] += map->s[i];
    nci_rotate(map->turn, mass->centroid, mass->centroid);
    solid_turn(map->B, J);
    solid_turn(map->turn, J);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            mass->inertia[3 * i + j] = i == j ? J[(i + 1) % 3][(i + 1) % 3] + J[(i + 2) % 3][(i + 2) % 3]
                                              : -0.5 * (J[i][j] + J[j][i]);
    mass->surface = total[SOLID_S];
    mass->volume = V;
}
static inline int solid_look(struct nci_solid *map, double tolerance, double total[SOLID_COUNT])
{
    double size[SOLID_COUNT], error;
    for (int k = 0; k < SOLID_COUNT; k++)
        size[k] = INFINITY;
    return solid_pass(map, size, INFINITY, tolerance, total, &error);
}
static inline void solid_sizes(const double total[SOLID_COUNT], double size[SOLID_COUNT])
{
    const double V = total[SOLID_V];
    const double spread = (total[SOLID_ZZ] + total[SOLID_ZZ + 3] + total[SOLID_ZZ + 5]) / (3 * V);
    size[SOLID_S] = total[SOLID_S];
    size[SOLID_REST2] = size[SOLID_REST1] = total[SOLID_REST2];
    size[SOLID_V] = V;
    for (int k = SOLID_Z; k < SOLID_IMAGE2; k++)
        size[k] = k < SOLID_ZZ ? V * sqrt(spread) : V * spread;
    size[SOLID_IMAGE2] = size[SOLID_IMAGE1] = INFINITY;
}
static inline int solid_complete(const struct nci_solid *map, const double total[SOLID_COUNT], double error)
{
    const double *t = total;
    if (fabs(t[SOLID_REST2] - t[SOLID_REST1]) > (error + 1e-12) * t[SOLID_REST2])
        return NC_E_FLAT;
    return map->hulls && fabs(t[SOLID_IMAGE2] - t[SOLID_IMAGE1]) > 0.1 * t[SOLID_IMAGE1]
               ? NC_E_NO_CONVERGENCE
               : NC_OK;
}
static inline int solid_integrate(struct nci_solid *map, double tolerance, double total[SOLID_COUNT],
                           double *error)
{
    const double before = map->evaluations;
    int status = solid_look(map, tolerance, total);
    double size[SOLID_COUNT], threshold = tolerance / fmax(512, 2 * (map->evaluations - before) / 225);
    for (int pass = 0; !status && pass < 8 && map->evaluations < map->limit; pass++) {
        if (!(total[SOLID_V] > 1e-3 * map->det && total[SOLID_S] > 0))
            return NC_E_FLAT;
        solid_sizes(total, size);
        status = solid_pass(map, size, threshold, tolerance, total, error);
        const int good = *error <= tolerance;
        if (!status)
            status = solid_complete(map, total, (good ? 2 : 20) * *error);
        if (!status && good)
            return NC_OK;
        threshold *= fmin(0.5, 0.5 * tolerance / *error);
    }
    if (status == NC_E_SINGULAR)
        *error = INFINITY;
    return status && status != NC_E_SINGULAR ? status : NC_E_NO_CONVERGENCE;
}
int nc_spatial_mass(const double *shape, size_t n, double tolerance, struct nc_spatial_mass *mass)
{
    static const struct nc_spatial_mass none = {
        NAN, NAN, NCI_NONE3, {NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN}, NAN, NAN};
    struct nci_solid map;
    struct nci_lone lone;
    double total[SOLID_COUNT], error = NAN;
    if (!mass)
        return NC_E_NULL;
    *mass = none;
    int status = tolerance >= 1e-13 && tolerance <= 0.1 ? nc_spatial_check(shape, n) : NC_E_OPTION;
    if (!status)
        status = nci_solid_read(shape, n, &map);
    if (status)
        return status;
    map.limit = fmin(4e6, 4e9 / (double)(n + 1));
    if (nci_solid_lone(shape, n, &lone))
        return nci_solid_closed(&lone, tolerance, map.limit, mass);
    nci_solid_invert(&map);
    status = solid_look(&map, 0, total);
    if (!status)
        status = nci_solid_fit(&map);
    if (!status)
        status = solid_integrate(&map, tolerance, total, &error);
    if (!status)
        solid_result(&map, total, mass);
    if (!status || status == NC_E_NO_CONVERGENCE)
        mass->error = error;
    mass->evaluations = map.evaluations;
    return status;
}
NC_ONCE_END
#ifndef NCI_BOUNDS_H
#define NCI_BOUNDS_H
static inline double nci_sum_rounding(double terms, double size)
{
    return terms * (DBL_EPSILON * size + (size > 0 && size < 1e-290 ? DBL_MIN : 0));
}
static inline double nci_times(double a, double b)
{
    return a == 0 || b == 0 ? 0 : a * b;
}
struct nci_arc {
    double middle, radius;
    double h;
    double rho, slope;
    double bend;
    double error;
    double lower;
};
NCI_API int nci_planar_arc(const double *shape, size_t n, struct nci_arc *arc);
struct nci_planar_least {
    double lower, upper, angle, size;
    size_t cells;
    int status;
};
NCI_API int nci_planar_least(const double *shape, size_t n, double from, double to, double tolerance,
                             size_t cells, struct nci_planar_least *least);
struct nci_cap_series {
    const double *parameter;
    double least, bend, error[2];
};
struct nci_cap {
    double radius, frame[3][3];
    struct nci_cap_series *series;
    double h, A[3], T[4];
    double bend, U[3], V[3];
    double error;
    double floor, F[3], tilt[2], core;
};
NCI_API int nci_spatial_cap(const struct nci_term *term, struct nci_cap *cap);
struct nci_cap_sum {
    double A[3], T[4], bend, U[3], V[3], error, F[3], tilt[2], core;
    double size;
    int terms;
};
static inline double nci_cap_rounding(const struct nci_cap_sum *sum)
{
    return sum->terms * DBL_EPSILON * sum->size;
}
NCI_API void nci_cap_add(const struct nci_cap *cap, int expand, struct nci_cap_sum *sum);
NCI_API double nci_cap_lower(const struct nci_cap_sum *sum, double radius);
struct nci_whole {
    double lower, normal[3];
    int found;
    size_t cells;
};
NCI_API int nci_spatial_whole(const struct nci_term *term, double tolerance, size_t most,
                              struct nci_whole *whole);
#define NCI_SPATIAL_DECLARE_CAP(NAME, number, name, curvature, parameters)                                 \
    NCI_API int nci_spatial_##name##_cap(const struct nci_term *term, struct nci_cap *cap);
NC_SPATIAL_TERMS(NCI_SPATIAL_DECLARE_CAP)
NCI_API void nci_cap_centre(const struct nci_term *term, struct nci_cap *cap);
NCI_API void nci_superellipsoid_cap(const double *parameter, struct nci_cap *cap);
NCI_API void nci_cap_floor(const double C[6], double slack, double k, struct nci_cap *cap);
NCI_API void nci_cap_ceiling(const double C[6], double slack, double weight, const struct nci_cap *cap,
                             double out[3]);
NCI_API double nci_stretch(const double q[9]);
NCI_API void nci_adjugate(const double M[6], double C[6]);
NCI_API void nci_eigen2(const double A[3], double *low, double *high, double vector[2]);
#endif
NC_ONCE_BEGIN
struct range {
    double lo, hi, d1, d2;
};
static inline struct range range_scale(double k, struct range a)
{
    return (struct range){nci_times(k, a.lo), nci_times(k, a.hi), nci_times(k, a.d1), nci_times(k, a.d2)};
}
static inline struct range range_sum(struct range a, struct range b)
{
    return (struct range){a.lo + b.lo, a.hi + b.hi, a.d1 + b.d1, a.d2 + b.d2};
}
static inline struct range range_product(struct range a, struct range b)
{
    return (struct range){nci_times(a.lo, b.lo), nci_times(a.hi, b.hi),
                          nci_times(a.d1, b.hi) + nci_times(a.hi, b.d1),
                          nci_times(a.d2, b.hi) + 2 * nci_times(a.d1, b.d1) + nci_times(a.hi, b.d2)};
}
static inline struct range range_power(struct range a, double e)
{
    if (e == 0)
        return (struct range){1, 1, 0, 0};
    if (a.hi == 0 && e > 0)
        return (struct range){0, 0, 0, 0};
    const double low = nci_power(a.lo, e), high = nci_power(a.hi, e);
    const double s1 = e >= 1 ? high / a.hi : a.lo > 0 ? low / a.lo : INFINITY;
    const double s2 = e >= 2 ? high / (a.hi * a.hi) : a.lo > 0 ? low / (a.lo * a.lo) : INFINITY;
    return (struct range){fmin(low, high), fmax(low, high), fabs(e) * nci_times(s1, a.d1),
                          nci_times(fabs(e * (e - 1)), nci_times(s2, a.d1 * a.d1)) +
                              fabs(e) * nci_times(s1, a.d2)};
}
struct arc_shadow {
    struct range f, rho;
};
static inline struct range arc_norm(const struct arc_shadow *f, const struct arc_shadow *g, double q,
                             double wronskian)
{
    const struct range a = f->f, b = g->f, ra = f->rho, rb = g->rho;
    const struct range S = range_sum(range_power(a, q), range_power(b, q));
    const struct range inverse = range_power(S, 1 / q - 1);
    const struct range wa = range_product(range_power(a, q - 1), inverse);
    const struct range wb = range_product(range_power(b, q - 1), inverse);
    const struct range W = {wronskian, nci_times(a.d1, b.hi) + nci_times(a.hi, b.d1),
                            nci_times(ra.hi, b.hi) + nci_times(rb.hi, a.hi),
                            nci_times(ra.d1, b.hi) + nci_times(ra.hi, b.d1) + nci_times(rb.d1, a.hi) +
                                nci_times(rb.hi, a.d1)};
    const struct range factor = range_product(range_power(S, 1 / q - 2),
                                              range_product(range_power(a, q - 2), range_power(b, q - 2)));
    const struct range square = range_scale(q - 1, range_product(factor, range_product(W, W)));
    return range_sum(square, range_sum(range_product(wa, ra), range_product(wb, rb)));
}
static inline struct range arc_square(double middle, double radius)
{
    const double slack = 4 * DBL_EPSILON, from = 2 * (middle - radius), to = 2 * (middle + radius);
    double low = fmin(cos(from), cos(to)) - slack, high = fmax(cos(from), cos(to)) + slack;
    if (floor(to / NCI_TWO_PI) > floor(from / NCI_TWO_PI))
        high = 1;
    if (floor(to / NCI_TWO_PI + 0.5) > floor(from / NCI_TWO_PI + 0.5))
        low = -1;
    low = fmax(low, -1);
    high = fmin(high, 1);
    const double least = low <= 0 && high >= 0 ? 0 : fmin(fabs(low), fabs(high));
    return (struct range){(1 + low) / 2, (1 + high) / 2, sqrt(1 - least * least) + slack,
                          2 * fmax(fabs(low), fabs(high))};
}
static inline struct range arc_complement(struct range a)
{
    return (struct range){1 - a.hi, 1 - a.lo, a.d1, a.d2};
}
static inline struct range arc_linear(double k, struct range a, double c)
{
    a = range_scale(k, a);
    a.lo += c;
    a.hi += c;
    return a;
}
void nci_planar_fourier_arc(const struct nci_term *term, double middle, double radius,
                            struct nci_arc_bound *bound)
{
    const double *p = term->parameter;
    const size_t count = term->count;
    (void)middle;
    bound->floor = p[0];
    bound->bend = 0;
    bound->error = DBL_EPSILON * fabs(p[0]);
    for (size_t i = 1; i + 1 < count; i += 2) {
        const double k = 0.5 * (double)(i + 1), c = hypot(p[i], p[i + 1]);
        bound->floor -= (k * k - 1) * c;
        bound->bend += k * k * (k * k - 1) * c;
        bound->error += 8 * DBL_EPSILON * (k + 4) * (k * k + 1) * (1 + k * radius) * c;
    }
    bound->floor -= bound->error;
}
void nci_planar_ellipse_arc(const struct nci_term *term, double middle, double radius,
                            struct nci_arc_bound *bound)
{
    const double a = term->parameter[0], b = term->parameter[1], aa = a * a, bb = b * b;
    const struct range c = arc_square(middle, radius), s = arc_complement(c);
    const struct range u = aa > bb ? arc_linear(aa - bb, c, bb) : arc_linear(bb - aa, s, aa);
    const struct range rho = range_scale(aa * bb, range_power(u, -1.5));
    bound->floor = rho.lo;
    bound->bend = rho.d2;
    bound->error = 0;
}
void nci_planar_superellipse_arc(const struct nci_term *term, double middle, double radius,
                                 struct nci_arc_bound *bound)
{
    const double *p = term->parameter;
    const double scale = fmax(p[0], p[1]), a = p[0] / scale, b = p[1] / scale, aa = a * a, bb = b * b;
    const double ee = p[3] * p[3] / (scale * scale);
    const struct range c = arc_square(middle, radius);
    const struct range u = arc_linear(aa, c, ee), v = arc_linear(bb, arc_complement(c), ee);
    const double cc = ee > 0 ? 1 - ee / u.lo : 1, ss = ee > 0 ? 1 - ee / v.lo : 1;
    const double wronskian = sqrt(cc * ss) * (aa * bb + ee * (aa + bb)) / (a * b);
    const struct arc_shadow x = {range_power(u, 0.5), range_scale(ee * (aa + ee), range_power(u, -1.5))};
    const struct arc_shadow y = {range_power(v, 0.5), range_scale(ee * (bb + ee), range_power(v, -1.5))};
    const struct range rho = arc_norm(&x, &y, p[2], wronskian);
    bound->floor = scale * rho.lo;
    bound->bend = scale * rho.d2;
    bound->error = 64 * DBL_EPSILON * p[2] * scale *
                   (ee > 0 ? aa / x.f.lo + bb / y.f.lo + sqrt(aa + ee) + sqrt(bb + ee) : a + b);
}
static inline void arc_horner(const double *c, size_t order, size_t k, double from, double to, double *low,
                       double *high, double *size)
{
    *low = *high = *size = 0;
    for (size_t j = order; j-- > k;) {
        double first = 1, second = 1;
        for (size_t i = 0; i < k; i++)
            first *= (double)(j - i);
        for (size_t i = 0; i < k + 2; i++)
            second *= (double)(j + 2 - i);
        const double term = first * c[j] + (j + 2 < order ? second * c[j + 2] : 0);
        const double a = *low * from, b = *low * to, d = *high * from, e = *high * to;
        *low = fmin(fmin(a, b), fmin(d, e)) + term;
        *high = fmax(fmax(a, b), fmax(d, e)) + term;
        *size = *size * fmax(fabs(from), fabs(to)) + fabs(first * c[j]) +
                (j + 2 < order ? fabs(second * c[j + 2]) : 0);
    }
}
static inline int arc_is_lost(double start, double middle, struct nci_arc_bound *bound)
{
    if (fabs(start) + fabs(middle) < 60)
        return 0;
    *bound = (struct nci_arc_bound){-INFINITY, INFINITY, 0};
    return 1;
}
void nci_planar_piecewise_arc(const struct nci_term *term, double middle, double radius,
                              struct nci_arc_bound *bound)
{
    const double *p = term->parameter;
    if (arc_is_lost(p[2], middle, bound))
        return;
    const size_t pieces = (size_t)p[0], order = (size_t)p[1] + 1;
    const double *knot = p + 2, x = knot[0] + nci_wrap(middle - knot[0]);
    size_t i = pieces - 1;
    while (i > 0 && knot[i] > x)
        i--;
    const double *c = knot + pieces + i * order, t = x - knot[i];
    double low, high, size;
    arc_horner(c, order, 2, t - radius, t + radius, &low, &high, &size);
    bound->bend = fmax(fabs(low), fabs(high)) + 4 * DBL_EPSILON * (double)order * size;
    arc_horner(c, order, 0, t - radius, t + radius, &low, &high, &size);
    bound->error = 16 * DBL_EPSILON * (double)(order + 2) * size;
    bound->floor = low - bound->error;
}
void nci_planar_lift_arc(const struct nci_term *term, double middle, double radius,
                         struct nci_arc_bound *bound)
{
    const double *p = term->parameter;
    (void)radius;
    if (arc_is_lost(p[2], middle, bound))
        return;
    static const double second[] = {5.7736, 7.5133, 6.2832, 5.5280, 4.8882};
    static const double fourth[] = {360, 840, 248.06, 872.95, 771.92};
    const double lift = fabs(p[1]), x = nci_wrap(middle - p[2]);
    const int law = (int)p[0] - 1;
    double width;
    if (x < p[3])
        width = p[3];
    else if (x > p[3] + p[4] && x < p[3] + p[4] + p[5])
        width = p[5];
    else {
        bound->floor = x < p[3] + p[4] ? p[1] : 0;
        bound->bend = bound->error = 0;
        return;
    }
    const double w2 = width * width;
    bound->bend = lift * (second[law] + fourth[law] / w2) / w2;
    bound->error = 64 * DBL_EPSILON * lift * (1 + second[law] / w2);
    bound->floor = fmin(p[1], 0) - lift * second[law] / w2 - bound->error;
}
static inline double arc_leibniz(double x, int p, double y, int q, int k)
{
    double sum = 0, binomial = 1;
    for (int j = 0; j <= k; j++) {
        double product = binomial;
        for (int i = 0; i < j; i++)
            product *= p - i;
        for (int i = 0; i < k - j; i++)
            product *= q - i;
        if (product > 0)
            sum += product * pow(x, p - j) * pow(y, q - k + j);
        binomial = binomial * (k - j) / (j + 1);
    }
    return sum;
}
void nci_planar_lobe_arc(const struct nci_term *term, double middle, double radius,
                         struct nci_arc_bound *bound)
{
    const double *p = term->parameter;
    if (arc_is_lost(p[1], middle, bound))
        return;
    const double x = nci_wrap(middle - p[1]), size = fabs(p[0]);
    const int m = (int)p[3], n = (int)p[4];
    bound->floor = bound->bend = bound->error = 0;
    if (x >= p[2])
        return;
    const double a = x + radius, b = p[2] - x + radius;
    bound->bend = size * (arc_leibniz(a, m, b, n, 2) + arc_leibniz(a, m, b, n, 4));
    bound->error =
        16 * DBL_EPSILON * (m + n) * size * (arc_leibniz(a, m, b, n, 0) + arc_leibniz(a, m, b, n, 2));
    bound->floor = -INFINITY;
}
void nci_planar_offset_arc(const struct nci_term *term, double middle, double radius,
                           struct nci_arc_bound *bound)
{
    const double d = term->parameter[0];
    (void)middle;
    (void)radius;
    *bound = (struct nci_arc_bound){d, 0, 0};
}
void nci_planar_shift_arc(const struct nci_term *term, double middle, double radius,
                          struct nci_arc_bound *bound)
{
    (void)term;
    (void)middle;
    (void)radius;
    *bound = (struct nci_arc_bound){0, 0, 0};
}
void nci_planar_rotated_arc(const struct nci_term *term, double middle, double radius,
                            struct nci_arc_bound *bound)
{
    (void)term;
    (void)middle;
    (void)radius;
    *bound = (struct nci_arc_bound){-INFINITY, INFINITY, 0};
}
static inline int arc_term(const struct nci_term *term, double middle, double radius, struct nci_arc_bound *bound)
{
    *bound = (struct nci_arc_bound){-INFINITY, INFINITY, 0};
    const int status = nci_planar_form(term);
    if (status || !(fabs(middle) < 60))
        return status;
    switch (term->kind) {
#define ARC(NAME, number, name, curvature, parameters)                                                     \
    case NC_PLANAR_##NAME:                                                                                 \
        nci_planar_##name##_arc(term, middle, radius, bound);                                              \
        break;
        NC_PLANAR_TERMS(ARC)
#undef ARC
    default:
        return NC_E_KIND;
    }
    bound->bend *= 1 + 1e-9;
    bound->floor -= 1e-11 * fabs(bound->floor);
    if (isnan(bound->floor))
        bound->floor = -INFINITY;
    if (isnan(bound->bend))
        bound->bend = INFINITY;
    return NC_OK;
}
static inline int arc_is_segment(const struct nci_term *term)
{
    return term->kind == NC_PLANAR_ELLIPSE && term->parameter[0] * term->parameter[1] == 0;
}
static inline double arc_taylor(double rho, double slope, double bend, double error, double radius)
{
    const double lower = rho - fabs(slope) * radius - bend * radius * radius / 2 - error;
    return lower >= -INFINITY ? lower : -INFINITY;
}
int nci_planar_arc(const double *shape, size_t n, struct nci_arc *arc)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    struct nci_arc_bound bound;
    int status = nci_read(&reader, shape, n);
    const double radius = arc->radius + 2e-12;
    double apart = 0;
    double rho = 0, slope = 0, bend = 0, error = 0, rest = 0;
    double size = 0, terms = 4;
    arc->h = arc->rho = arc->slope = arc->bend = arc->error = 0;
    while (!status && nci_more(&reader)) {
        double turn = 0, out[4] = {0, 0, 0, 0};
        status = nci_next(&reader, &term);
        if (!status && term.kind == NC_PLANAR_ROTATED) {
            turn = term.parameter[0];
            status = nci_planar_inner(&term, &inner);
            term = inner;
        }
        if (status || term.kind == NC_PLANAR_SHIFT || arc_is_segment(&term))
            continue;
        if (term.kind == NC_PLANAR_OFFSET) {
            arc->h += term.parameter[0];
            arc->rho += term.parameter[0];
            rest += term.parameter[0];
            apart += term.parameter[0];
            size += fabs(term.parameter[0]);
            terms++;
            continue;
        }
        const double phi = arc->middle - turn;
        status = nci_blame(arc_term(&term, phi, radius, &bound), term.number);
        if (status)
            return status;
        if (nci_planar_term(&term, phi, cos(phi), sin(phi), out) || !nci_finite(out, 4))
            out[0] = NAN;
        const double r = out[0] + out[2], s = out[1] + out[3];
        const double own =
            bound.error + 64 * DBL_EPSILON * (fabs(out[0]) + fabs(out[1]) + fabs(out[2]) + fabs(out[3]));
        const double part = fmax(bound.floor, arc_taylor(r, s, bound.bend, own, radius));
        apart += part;
        if (bound.bend * radius * radius / 2 <= r - bound.floor) {
            rho += r;
            slope += s;
            bend += bound.bend;
            error += own;
        } else {
            rest += bound.floor;
            size += fabs(bound.floor);
        }
        arc->h += out[0];
        arc->rho += r;
        arc->slope += s;
        arc->bend += bound.bend;
        arc->error += own;
        size += (isfinite(r) ? fabs(r) : 0) + (isfinite(part) ? fabs(part) : 0);
        terms++;
    }
    arc->error += nci_sum_rounding(terms, size);
    arc->lower = fmax(apart, rest + arc_taylor(rho, slope, bend, error, radius));
    arc->lower -= nci_sum_rounding(terms, size);
    return status;
}
NC_ONCE_END
NC_ONCE_BEGIN
struct least_arc {
    double from, to, lower;
};
enum { LEAST_DEPTH = 64 };
static inline int least_look(const double *shape, size_t n, double gap, struct least_arc *part, double *lower,
                      struct nci_planar_least *least)
{
    struct nci_arc arc = {.middle = (part->from + part->to) / 2, .radius = (part->to - part->from) / 2};
    const int status = nci_planar_arc(shape, n, &arc);
    least->cells++;
    if (status) {
        least->status = status;
        *lower = -INFINITY;
        return 0;
    }
    if (arc.rho + arc.error < least->upper) {
        least->upper = arc.rho + arc.error;
        least->angle = arc.middle;
    }
    if (fabs(arc.h) > least->size)
        least->size = fabs(arc.h);
    part->lower = arc.lower;
    if (arc.lower < least->upper - gap && arc.radius > 1e-9)
        return 1;
    *lower = fmin(*lower, arc.lower);
    return 0;
}
static inline void least_divide(const double *shape, size_t n, double from, double to, double gap, size_t cells,
                         double *lower, struct nci_planar_least *least)
{
    struct least_arc stack[LEAST_DEPTH], part = {from, to, 0};
    int top = 0;
    if (least_look(shape, n, gap, &part, lower, least))
        stack[top++] = part;
    while (top > 0) {
        part = stack[--top];
        if (least->cells >= cells) {
            *lower = fmin(*lower, part.lower);
            continue;
        }
        const double middle = (part.from + part.to) / 2;
        struct least_arc half[2] = {{part.from, middle, 0}, {middle, part.to, 0}};
        const int open[2] = {least_look(shape, n, gap, &half[0], lower, least),
                             least_look(shape, n, gap, &half[1], lower, least)};
        const int first = half[0].lower < half[1].lower ? 1 : 0;
        if (open[first])
            stack[top++] = half[first];
        if (open[1 - first])
            stack[top++] = half[1 - first];
    }
}
static inline int least_round(const double *shape, size_t n, double from, double to, double gap, size_t cells,
                       struct nci_planar_least *least)
{
    double lower = INFINITY, joint;
    while (from < to - 1e-12) {
        const int status = least->status ? least->status : nci_planar_next_joint(shape, n, from, &joint);
        if (status)
            return status;
        if (!(joint > from))
            return NC_OK;
        const double end = fmin(joint, to);
        const int parts = (int)ceil((end - from) / (NCI_PI / 4) - 1e-9);
        for (int i = 0; i < parts; i++)
            least_divide(shape, n, from + (end - from) * i / parts, from + (end - from) * (i + 1) / parts,
                         gap, cells, &lower, least);
        from = end;
    }
    least->lower = fmax(least->lower, lower);
    return least->status;
}
int nci_planar_least(const double *shape, size_t n, double from, double to, double tolerance, size_t cells,
                     struct nci_planar_least *least)
{
    *least = (struct nci_planar_least){-INFINITY, INFINITY, from, 0, 0, NC_OK};
    int status = least_round(shape, n, from, to, INFINITY, cells, least);
    if (!status && least->upper - least->lower > tolerance * least->size)
        status = least_round(shape, n, from, to, tolerance * least->size, cells, least);
    return status;
}
int nc_planar_convexity(const double *shape, size_t n, double tolerance, size_t cells,
                        struct nc_planar_convexity *result)
{
    struct nci_planar_least least;
    int status;
    if (!result)
        return NC_E_NULL;
    *result = (struct nc_planar_convexity){NAN, NAN, NAN, NAN, NC_UNDECIDED, 0};
    status = tolerance > 0 && tolerance < 1 ? nc_planar_check(shape, n) : NC_E_OPTION;
    cells = cells ? cells : (size_t)(1e8 / ((double)n + 250));
    if (!status)
        status = nci_planar_least(shape, n, -NCI_PI / 8, NCI_TWO_PI - NCI_PI / 8, tolerance, cells, &least);
    if (status)
        return status;
    result->lower = least.lower;
    result->upper = least.upper;
    result->angle = least.upper < INFINITY ? nci_wrap(least.angle) : NAN;
    result->offset = -least.lower;
    result->verdict = least.lower > 0 ? NC_CONVEX : least.upper <= 0 ? NC_NOT_CONVEX : NC_UNDECIDED;
    result->cells = least.cells;
    return NC_OK;
}
NC_ONCE_END
NC_ONCE_BEGIN
void nci_eigen2(const double A[3], double *low, double *high, double vector[2])
{
    const double half = (A[0] - A[2]) / 2, root = hypot(half, A[1]), middle = (A[0] + A[2]) / 2;
    const double x = half > 0 ? -A[1] : root - half, y = half > 0 ? half + root : -A[1];
    const double length = hypot(x, y);
    *low = middle - root;
    *high = middle + root;
    vector[0] = length > 0 ? x / length : 1;
    vector[1] = length > 0 ? y / length : 0;
}
static inline double cap_product(const double C[6], const double a[3], const double b[3])
{
    double Cb[3];
    nci_symmetric(C, b, Cb);
    return nci_dot(a, Cb);
}
void nci_cap_floor(const double C[6], double slack, double k, struct nci_cap *cap)
{
    const double *m = cap->frame[0], *e1 = cap->frame[1], *e2 = cap->frame[2];
    cap->floor = -k * slack;
    cap->F[0] = k * cap_product(C, e2, e2);
    cap->F[1] = -k * cap_product(C, e1, e2);
    cap->F[2] = k * cap_product(C, e1, e1);
    cap->tilt[0] = k * cap_product(C, m, e2);
    cap->tilt[1] = -k * cap_product(C, m, e1);
    cap->core = k * cap_product(C, m, m);
}
void nci_cap_ceiling(const double C[6], double slack, double weight, const struct nci_cap *cap,
                     double out[3])
{
    const double *m = cap->frame[0], *e1 = cap->frame[1], *e2 = cap->frame[2];
    const double F[3] = {cap_product(C, e2, e2), -cap_product(C, e1, e2), cap_product(C, e1, e1)};
    const double r = cap->radius, s = sin(r), core = cap_product(C, m, m);
    double low, high, unused[2];
    nci_eigen2(F, &low, &high, unused);
    const double g = low > s * s * core ? s * sqrt(core / low) : 1;
    const double rest = (1 + g) * (r * r * r + r * r * r * r) / 4 * (F[0] + F[2]) +
                        (g > 0 ? (1 + 1 / g) * s * s * core : 0) + slack;
    for (int i = 0; i < 3; i++)
        out[i] += nci_times(weight, (1 + g) * (1 + r) * F[i] + (i == 1 ? 0 : rest));
}
void nci_adjugate(const double M[6], double C[6])
{
    C[0] = M[3] * M[5] - M[4] * M[4];
    C[1] = M[2] * M[4] - M[1] * M[5];
    C[2] = M[1] * M[4] - M[2] * M[3];
    C[3] = M[0] * M[5] - M[2] * M[2];
    C[4] = M[1] * M[2] - M[0] * M[4];
    C[5] = M[0] * M[3] - M[1] * M[1];
}
static inline void cap_quadratic(const double M[6], struct nci_cap *cap)
{
    const double *m = cap->frame[0], r = cap->radius, sine = sin(r);
    const double T[3] = {cap_product(M, cap->frame[1], cap->frame[1]),
                         cap_product(M, cap->frame[1], cap->frame[2]),
                         cap_product(M, cap->frame[2], cap->frame[2])};
    const double u = cap_product(M, m, m);
    const double g = hypot(cap_product(M, m, cap->frame[1]), cap_product(M, m, cap->frame[2]));
    const double norm = fabs(M[0]) + fabs(M[3]) + fabs(M[5]), mean = (M[0] + M[3] + M[5]) / 3;
    const double off = M[1] * M[1] + M[2] * M[2] + M[4] * M[4];
    const double spread = sqrt(2 * ((M[0] - mean) * (M[0] - mean) + (M[3] - mean) * (M[3] - mean) +
                                    (M[5] - mean) * (M[5] - mean) + 2 * off));
    double low, high, unused[2], C[6];
    nci_eigen2(T, &low, &high, unused);
    const double twice = sin(2 * r), rounding = off > 0 ? 8 * DBL_EPSILON * norm : 0;
    const double least = off > 0 ? 0 : fmin(fmin(M[0], M[3]), M[5]);
    const double gradient = g + r * spread, turned = 2 * r * gradient;
    const double top = u + twice * g + sine * sine * fmax(0, high - u) + rounding;
    const double bottom = fmax(u - twice * g - sine * sine * fmax(0, u - low) - rounding, least);
    const double rate = 2 * gradient / bottom,
                 second = 2 * fmax(0, high + turned - bottom) / bottom;
    const double most = 1 / (bottom * sqrt(bottom));
    nci_adjugate(M, C);
    nci_cap_floor(C, rounding * norm, 1 / (top * sqrt(top)), cap);
    nci_cap_ceiling(C, rounding * norm, most, cap, cap->U);
    nci_cap_ceiling(C, rounding * norm, most * (0.75 * rate * rate + 1.5 * second), cap, cap->V);
    cap->bend = 0;
    const double size =
        fabs(M[0]) * m[0] * m[0] + fabs(M[3]) * m[1] * m[1] + fabs(M[5]) * m[2] * m[2] +
        2 * (fabs(M[1] * m[0] * m[1]) + fabs(M[2] * m[0] * m[2]) + fabs(M[4] * m[1] * m[2]));
    cap->error = 16 * DBL_EPSILON * norm / sqrt(u) * (1 + size / u) * (1 + 3 * r * g / u);
}
static inline void cap_series(const struct nci_term *term, struct nci_cap_series *series)
{
    const int degree = nci_harmonics_degree(term->count);
    double square[NC_MAX_DEGREE + 1] = {0}, first = 4 * NCI_PI;
    const double *c = term->parameter;
    for (int m = 0; m <= degree; m++) {
        double norm = first / (2 * m + 1) * (m ? 0.5 : 1);
        for (int l = m; l <= degree; l++) {
            square[l] += norm * c[0] * c[0] + (m ? norm * c[1] * c[1] : 0);
            c += m ? 2 : 1;
            norm *= ((l + 1.0) * (l + 1.0) - (double)m * m) / ((2.0 * l + 3) * (2.0 * l + 1));
        }
        first *= (2.0 * m + 2) / (2.0 * m + 1);
    }
    *series = (struct nci_cap_series){term->parameter, term->parameter[0], 0, {0, 0}};
    for (int l = 1; l <= degree; l++) {
        const double L = l * (l + 1.0), size = sqrt((2 * l + 1) / (4 * NCI_PI) * square[l]);
        const double most = size * sqrt((3 * L - 4) * (L - 2) / 8), order = (l + 1.0) * (l + 1.0);
        series->bend += l * l * most;
        series->error[0] += 8 * DBL_EPSILON * order * order * size;
        series->error[1] += 8 * DBL_EPSILON * order * order * order * size;
        series->least -= most;
    }
}
static inline void cap_jets(const struct nci_jet *first, const struct nci_jet *second, struct nci_cap *cap)
{
    const double *e1 = cap->frame[1], *e2 = cap->frame[2];
    cap->h = first->h;
    cap->A[0] = cap_product(first->H, e1, e1);
    cap->A[1] = cap_product(first->H, e1, e2);
    cap->A[2] = cap_product(first->H, e2, e2);
    cap->T[0] = nci_dot(first->t, e1);
    cap->T[1] = nci_dot(first->t, e2);
    cap->T[2] = nci_dot(second->t, e1);
    cap->T[3] = nci_dot(second->t, e2);
}
int nci_spatial_harmonics_cap(const struct nci_term *term, struct nci_cap *cap)
{
    struct nci_cap_series own = {.parameter = NULL}, *series = cap->series ? cap->series : &own;
    struct nci_jet jet = {0}, other = {0};
    const int status = nci_harmonics_both(term, cap->frame[0], cap->frame[1], cap->frame[2], &jet, &other);
    if (status)
        return status;
    if (series->parameter != term->parameter)
        cap_series(term, series);
    cap->bend = series->bend;
    cap->error = series->error[0] + cap->radius * series->error[1];
    cap->floor = series->least - cap->error;
    cap_jets(&jet, &other, cap);
    return NC_OK;
}
void nci_cap_centre(const struct nci_term *term, struct nci_cap *cap)
{
    const double *m = cap->frame[0], *e1 = cap->frame[1], *e2 = cap->frame[2];
    struct nci_jet jet = {0}, other = {0};
    if (nci_spatial_term(term, m, 3, e1, e1, &jet) || nci_spatial_term(term, m, 3, e2, e2, &other))
        jet.h = jet.H[0] = NAN;
    cap_jets(&jet, &other, cap);
}
double nci_stretch(const double q[9])
{
    double most = DBL_EPSILON;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            most = fmax(most, fabs(nci_dot(q + 3 * i, q + 3 * j) - (i == j)));
    return 48 * most;
}
int nci_spatial_rotated_cap(const struct nci_term *term, struct nci_cap *cap)
{
    const double *q = term->parameter, r = cap->radius, stretch = nci_stretch(q);
    struct nci_term inner;
    struct nci_cap own = *cap;
    int status = nci_spatial_inner(term, &inner);
    if (status)
        return status;
    own.radius *= 1 + stretch;
    for (int i = 0; i < 3; i++)
        nci_rotate_back(q, cap->frame[i], own.frame[i]);
    status = nci_spatial_cap(&inner, &own);
    own.radius = r;
    memcpy(own.frame, cap->frame, sizeof own.frame);
    own.error += stretch * (fabs(own.A[0]) + fabs(own.A[2]) +
                            r * (fabs(own.T[0]) + fabs(own.T[1]) + fabs(own.T[2]) + fabs(own.T[3])));
    own.floor -= stretch * (fabs(own.floor) + own.F[0] + own.F[2]);
    own.bend *= 1 + stretch;
    for (int i = 0; i < 3; i++)
        own.V[i] += stretch * (own.U[i] + own.V[i]);
    *cap = own;
    return status;
}
static inline void cap_margin(struct nci_cap *cap)
{
    cap->error += 64 * DBL_EPSILON * (fabs(cap->A[0]) + fabs(cap->A[1]) + fabs(cap->A[2]));
    cap->bend *= 1 + 1e-9;
    cap->floor -= 1e-11 * (fabs(cap->floor) + cap->F[0] + cap->F[2]);
}
int nci_spatial_offset_cap(const struct nci_term *term, struct nci_cap *cap)
{
    cap->h = cap->A[0] = cap->A[2] = cap->floor = term->parameter[0];
    cap->A[1] = cap->T[0] = cap->T[1] = cap->T[2] = cap->T[3] = cap->bend = cap->error = 0;
    return NC_OK;
}
int nci_spatial_shift_cap(const struct nci_term *term, struct nci_cap *cap)
{
    nci_cap_centre(term, cap);
    cap->floor = cap->bend = cap->error = 0;
    return NC_OK;
}
int nci_spatial_ellipsoid_cap(const struct nci_term *term, struct nci_cap *cap)
{
    const double *p = term->parameter, M[6] = {p[0], 0, 0, p[1], 0, p[2]};
    nci_cap_centre(term, cap);
    cap_quadratic(M, cap);
    return NC_OK;
}
int nci_spatial_quadratic_cap(const struct nci_term *term, struct nci_cap *cap)
{
    nci_cap_centre(term, cap);
    cap_quadratic(term->parameter, cap);
    return NC_OK;
}
int nci_spatial_superellipsoid_cap(const struct nci_term *term, struct nci_cap *cap)
{
    const double *p = term->parameter, e = 3 * p[5] * p[5];
    nci_cap_centre(term, cap);
    if (p[3] == 2 && p[4] == 2) {
        const double M[6] = {p[0] * p[0] + e, 0, 0, p[1] * p[1] + e, 0, p[2] * p[2] + e};
        cap_quadratic(M, cap);
    } else {
        nci_superellipsoid_cap(p, cap);
    }
    return NC_OK;
}
int nci_spatial_cap(const struct nci_term *term, struct nci_cap *cap)
{
    int status;
    for (int i = 0; i < 3; i++)
        cap->F[i] = cap->U[i] = cap->V[i] = 0;
    cap->tilt[0] = cap->tilt[1] = cap->core = 0;
    switch (term->kind) {
#define CAP(NAME, number, name, curvature, parameters)                                                     \
    case NC_SPATIAL_##NAME:                                                                                \
        status = nci_spatial_##name##_cap(term, cap);                                                      \
        break;
        NC_SPATIAL_TERMS(CAP)
#undef CAP
    default:
        return NC_E_KIND;
    }
    if (term->kind != NC_SPATIAL_ROTATED && term->kind != NC_SPATIAL_OFFSET)
        cap_margin(cap);
    return status;
}
NC_ONCE_END
NC_ONCE_BEGIN
struct revolved_span {
    double lower, upper, slope, bend;
    int joints;
};
static inline int revolved_look(const struct nci_term *term, double from, double to, struct revolved_span *span)
{
    *span = (struct revolved_span){INFINITY, -INFINITY, 0, 0, -1};
    from = fmax(from, -NCI_PI / 2);
    to = fmin(to, NCI_PI / 2);
    do {
        double joint;
        const int status = nci_planar_next_joint(term->parameter, term->count, from, &joint);
        if (status)
            return status;
        const double end = joint > from ? fmin(joint, to) : to;
        struct nci_arc arc = {.middle = (from + end) / 2, .radius = (end - from) / 2};
        const int bounded = nci_planar_arc(term->parameter, term->count, &arc);
        if (bounded)
            return bounded;
        const double slope = fabs(arc.slope) + arc.radius * arc.bend;
        const double upper = arc.rho + arc.radius * slope + arc.error;
        span->lower = fmin(span->lower, arc.lower);
        span->upper = isnan(upper) ? INFINITY : fmax(span->upper, upper);
        span->slope = isnan(slope) ? INFINITY : fmax(span->slope, slope);
        span->bend = fmax(span->bend, arc.bend);
        span->joints++;
        from = end;
    } while (from < to - 1e-12);
    return NC_OK;
}
static inline void revolved_temperate(const struct revolved_span *span, double phi, double r, double difference,
                               struct nci_cap *cap)
{
    const double radius = cap->radius, outer = fabs(phi) + radius, inner = fmax(fabs(phi) - radius, 0);
    const double tangent = tan(outer), R = r * cos(phi);
    const double d = (difference + radius * span->slope) * exp(radius * tangent), rate = tangent * d;
    const double X = tangent * (2 * rate + span->slope), second = X + d;
    const double change = radius * sin(outer) * fmax(fabs(span->lower), span->upper) + cap->error;
    const double low = (R - change) / (R > change ? cos(inner) : cos(outer));
    const double least = span->joints > 0 ? low : fmax(low, r - radius * rate - cap->error);
    cap->floor = fmin(span->lower, least);
    if (least > span->lower) {
        const double k = (least - span->lower) / (cos(inner) * cos(inner));
        const double z = cap->frame[0][2], z1 = cap->frame[1][2], z2 = cap->frame[2][2];
        cap->F[0] = k * z2 * z2;
        cap->F[1] = -k * z1 * z2;
        cap->F[2] = k * z1 * z1;
        cap->tilt[0] = k * z * z2;
        cap->tilt[1] = -k * z * z1;
        cap->core = k * z * z;
    }
    if (span->joints == 0)
        cap->bend = fmax(fmax(span->bend, second), 3 * tangent * rate) + (second + X) / 2;
}
static inline void revolved_centre(double rho, double slope, double r, double rate, struct nci_cap *cap)
{
    const double *m = cap->frame[0], c = hypot(m[0], m[1]);
    const double ex = c > 0 ? m[0] / c : 1, ey = c > 0 ? m[1] / c : 0;
    const double e[3] = {-m[2] * ex, -m[2] * ey, c}, t[3] = {-ey, ex, 0};
    const double a1 = nci_dot(cap->frame[1], e), b1 = nci_dot(cap->frame[1], t);
    const double a2 = nci_dot(cap->frame[2], e), b2 = nci_dot(cap->frame[2], t);
    cap->A[0] = rho * a1 * a1 + r * b1 * b1;
    cap->A[1] = rho * a1 * a2 + r * b1 * b2;
    cap->A[2] = rho * a2 * a2 + r * b2 * b2;
    cap->T[0] = slope * a1 * a1 * a1 + 3 * rate * a1 * b1 * b1;
    cap->T[1] = slope * a1 * a1 * a2 + rate * (2 * a1 * b1 * b2 + b1 * b1 * a2);
    cap->T[2] = slope * a1 * a2 * a2 + rate * (2 * a2 * b1 * b2 + b2 * b2 * a1);
    cap->T[3] = slope * a2 * a2 * a2 + 3 * rate * a2 * b2 * b2;
}
int nci_spatial_revolved_cap(const struct nci_term *term, struct nci_cap *cap)
{
    const double *m = cap->frame[0], radius = cap->radius;
    const double c = hypot(m[0], m[1]), phi = atan2(m[2], c), tangent = m[2] / c;
    const int polar = atan2(c, fabs(m[2])) < 3 * radius;
    const double from = !polar || phi > radius ? phi - radius : -NCI_PI / 2;
    const double to = !polar || phi < -radius ? phi + radius : NCI_PI / 2;
    struct nci_arc arc = {.middle = phi, .radius = 0};
    struct revolved_span span;
    double h[4];
    int status = revolved_look(term, from, to, &span);
    if (status)
        return status;
    status = nci_planar_sum(term->parameter, term->count, phi, c, m[2], h);
    nci_planar_arc(term->parameter, term->count, &arc);
    double r = status ? NAN : h[0] - h[1] * tangent;
    double error = 32 * DBL_EPSILON * (fabs(h[0]) + fabs(h[1]) + fabs(h[2])) / c;
    if (polar && !(error <= span.upper - span.lower)) {
        r = arc.rho;
        error = span.upper - span.lower;
    }
    cap->h = arc.h;
    cap->error = arc.error + error;
    revolved_centre(arc.rho, arc.slope, r, (r - arc.rho) * tangent, cap);
    cap->bend = INFINITY;
    cap->floor = span.lower;
    if (!polar)
        revolved_temperate(&span, phi, r, fabs(r - arc.rho) + error, cap);
    return NC_OK;
}
NC_ONCE_END
NC_ONCE_BEGIN
struct share_line {
    double lo, hi, rate;
};
static inline struct share_line share_linear(const double v[3], int positive, const struct nci_cap *cap)
{
    const double norm = sqrt(nci_dot(v, v)), dot = nci_dot(v, cap->frame[0]),
                 y = positive ? dot : fabs(dot);
    const double c = cos(cap->radius), s = sin(cap->radius), slack = 8 * DBL_EPSILON * norm;
    const double across = sqrt(fmax(norm * norm - dot * dot, 0)) + slack;
    struct share_line out;
    out.lo = fmax(y * c - across * s - slack, 0);
    out.hi = y >= norm * c ? norm : fmax(y * c + across * s + slack, 0);
    out.rate = fabs(dot) <= norm * s ? norm : fmin(norm, across * c + fabs(dot) * s + slack);
    return out;
}
struct share_log {
    double lo, hi, L, R;
};
static inline double share_power(const struct share_log *f, double e)
{
    return e > 0 ? e * (1 + f->L * f->L) : -e * f->R;
}
static inline double share_between(double low, double high, const double P[2])
{
    return fmax(fabs(low + (high - low) * P[0]), fabs(low + (high - low) * P[1]));
}
static inline struct share_log share_norm(const struct share_log *f, const struct share_log *g, double q,
                                   double share[2])
{
    const double X = f->L + g->L;
    struct share_log h;
    share[0] = 1 / (1 + pow(g->hi / f->lo, q));
    share[1] = 1 / (1 + pow(g->lo / f->hi, q));
    h.lo = pow(pow(f->lo, q) + pow(g->lo, q), 1 / q);
    h.hi = pow(pow(f->hi, q) + pow(g->hi, q), 1 / q);
    h.L = fmin(fmax(f->L, g->L), nci_times(share[1], f->L) + nci_times(1 - share[0], g->L));
    h.R = fmin(fmax(f->R, g->R), nci_times(share[1], f->R) + nci_times(1 - share[0], g->R)) +
          (q - 1) * fmin(share[1] * (1 - share[0]), 0.25) * X * X;
    return h;
}
static inline void share_square(double weight, double kappa, const double x[3], const double y[3], double z,
                         struct nci_cap *cap)
{
    const double r = cap->radius, *e1 = cap->frame[1], *e2 = cap->frame[2], *A = cap->A;
    double g[3];
    for (int i = 0; i < 3; i++)
        g[i] = sqrt(fabs(A[0] * e1[i] * e1[i] + 2 * A[1] * e1[i] * e2[i] + A[2] * e2[i] * e2[i]) /
                        (e1[i] * e1[i] + e2[i] * e2[i] + 1e-12) +
                    1e-12);
    for (int i = 0; i < 3; i++) {
        double k = kappa * x[i] * x[i] + 2 * x[i] * y[i] + z * x[i];
        for (int j = 0; j < 3; j++)
            if (j != i)
                k += (kappa * x[i] * x[j] + x[i] * y[j] + x[j] * y[i]) * g[i] / g[j];
        k *= weight;
        cap->V[0] += k * (1 + r) * e1[i] * e1[i];
        cap->V[1] += k * (1 + r) * e1[i] * e2[i];
        cap->V[2] += k * (1 + r) * e2[i] * e2[i];
        cap->bend += k * (r + r * r) + weight * z * x[i];
    }
}
struct share_super {
    double scale, a[3], shift, ee, q1, q2;
    struct share_log w[3], f, m, h;
    double p[2], P[2], b[3], l[3];
    double turn[2];
};
static inline void share_shifted(const struct nci_cap *cap, const struct share_line *x, struct share_super *super)
{
    const double up[3] = {0, 0, 1}, down[3] = {0, 0, -1}, c = super->a[2], shift = super->shift,
                 ee = super->ee;
    const struct share_line above = share_linear(up, 1, cap), below = share_linear(down, 1, cap);
    const double z[2] = {below.hi > 0 ? -below.hi : above.lo, above.hi > 0 ? above.hi : -below.lo};
    const struct share_log *w = &super->w[2];
    double slope = 0;
    for (int k = 0; k < 2; k++)
        slope = fmax(slope, fabs(c * c * z[k] / sqrt(c * c * z[k] * z[k] + ee) + shift));
    const double low = fmax(w->lo + fmin(shift * z[0], shift * z[1]), w->lo * (1 - fabs(shift) / c));
    const double l = slope / low, second = c * c * ee / (w->lo * w->lo * w->lo * low);
    const double first = fmax(second, l * l);
    super->f = (struct share_log){low, w->hi + fmax(shift * z[0], shift * z[1]), l * x->rate,
                                  ee * (c * c + ee) / (w->lo * w->lo * w->lo * low)};
    super->l[2] = l;
    super->turn[0] = 3 * super->b[2] * x->hi * second + 3 * l * second + 2 * l * l * l + first * x->hi;
    super->turn[1] = (2 * first * x->hi + l) / 3;
}
static inline void share_axes(const double *s, double shift, const struct nci_cap *cap, struct share_super *super)
{
    const double scale = fmax(fmax(s[0], s[1]), s[2]), ee = s[5] * s[5] / (scale * scale);
    super->scale = scale;
    super->shift = shift / scale;
    super->ee = ee;
    super->q1 = s[3];
    super->q2 = s[4];
    for (int i = 0; i < 3; i++) {
        const double axis[3] = {i == 0, i == 1, i == 2}, a = s[i] / scale, aa = a * a;
        const struct share_line x = share_linear(axis, 0, cap);
        const double low = aa * x.lo * x.lo + ee, high = aa * x.hi * x.hi + ee;
        super->a[i] = a;
        super->b[i] = aa / low;
        super->l[i] = fmin(super->b[i] * x.hi, a / (2 * sqrt(ee)));
        super->w[i] = (struct share_log){sqrt(low), sqrt(high), super->l[i] * x.rate,
                                         nci_times(ee, (aa + ee) / (low * low))};
        super->f = super->w[i];
        super->turn[0] = (6 * super->b[i] + 1) * super->l[i];
        super->turn[1] = super->l[i];
        if (i == 2 && shift != 0)
            share_shifted(cap, &x, super);
    }
    super->m = share_norm(&super->w[0], &super->w[1], s[3], super->p);
    super->h = share_norm(&super->m, &super->f, s[4], super->P);
}
static inline void share_thin(const struct share_super *s, struct nci_cap *cap)
{
    static const int diagonal[3] = {0, 3, 5};
    const double low[3] = {s->P[0] * s->p[0], s->P[0] * (1 - s->p[1]), 1 - s->P[1]};
    const double high[3] = {s->P[1] * s->p[1], s->P[1] * (1 - s->p[0]), 1 - s->P[0]};
    double floor[6] = {0, 0, 0, 0, 0, 0};
    for (int i = 0; i < 3; i++) {
        const int shifted = i == 2 && s->shift != 0;
        const struct share_log *w = &s->w[i], *own = shifted ? &s->f : w, *m = shifted ? own : &s->m;
        const double e = shifted ? s->q2 - 1 : i < 2 ? s->q2 - s->q1 : 0;
        const double f = shifted ? -3 : (i < 2 ? s->q1 : s->q2) - 4;
        const double rate = (s->q2 - 1) * s->h.L + fabs(e) * m->L + fabs(f) * w->L;
        const double kappa =
            rate * rate + share_power(&s->h, 1 - s->q2) + share_power(m, e) + share_power(w, f);
        const double most = s->scale * s->h.hi * high[i] / (w->lo * w->lo * w->lo * own->lo);
        const double least = s->h.lo * low[i] / (w->hi * w->hi * w->hi * own->hi);
        double C[6] = {0, 0, 0, 0, 0, 0};
        for (int j = 0; j < 3; j++) {
            C[diagonal[j]] = s->ee * (s->ee + (i == j ? 0 : s->a[i] * s->a[i]));
            floor[diagonal[j]] += least * C[diagonal[j]];
        }
        nci_cap_ceiling(C, 0, most, cap, cap->U);
        nci_cap_ceiling(C, 0, most * kappa, cap, cap->V);
    }
    nci_cap_floor(floor, 0, s->scale, cap);
}
static inline void share_cap(const double *parameter, double shift, struct nci_cap *cap)
{
    struct share_super s;
    double size = 0;
    share_axes(parameter, shift, cap, &s);
    share_thin(&s, cap);
    const double q1 = s.q1, q2 = s.q2, *l = s.l, *b = s.b, X = s.w[0].L + s.w[1].L;
    const double pp = fmin(s.p[1] * (1 - s.p[0]), 0.25), PP = fmin(s.P[1] * (1 - s.P[0]), 0.25);
    const double inner = (q2 - 1) * s.h.L + share_between(q1, q2 - q1, s.p) * s.w[0].L +
                         share_between(q2 - q1, q1, s.p) * s.w[1].L;
    const double outer = share_between(q2, 1 - q2, s.P) * s.m.L + share_between(1 - q2, q2, s.P) * s.f.L;
    const double kappa1 = inner * inner + share_power(&s.h, 1 - q2) + share_power(&s.m, q2 - 2 * q1) +
                          share_power(&s.w[0], q1) + share_power(&s.w[1], q1);
    const double kappa2 =
        outer * outer + share_power(&s.h, 1 - 2 * q2) + share_power(&s.m, q2) + share_power(&s.f, q2);
    const double first = q1 * pp * X, second = q1 * pp * (q1 * X * X + 1 + b[0] + b[1]);
    double x[3] = {l[0], l[1], 0}, y[3] = {(6 * b[0] + 1) * l[0], (6 * b[1] + 1) * l[1], 0};
    cap->bend = 0;
    share_square((q1 - 1) * s.scale * s.h.hi * s.P[1] * pp, kappa1, x, y, 3 * (l[0] + l[1]), cap);
    for (int i = 0; i < 2; i++) {
        const double share = i ? 1 - s.p[0] : s.p[1];
        x[i] *= share;
        y[i] = share * y[i] + 2 * first * b[i] + second * l[i];
    }
    x[2] = l[2];
    y[2] = s.turn[0];
    share_square((q2 - 1) * s.scale * s.h.hi * PP, kappa2, x, y, 3 * (x[0] + x[1] + s.turn[1]) + 2 * first,
                 cap);
    for (int i = 0; i < 3; i++) {
        const double ax = s.a[i] * cap->frame[0][i];
        size += s.ee > 0 ? s.a[i] * s.a[i] / sqrt(ax * ax + s.ee) : s.a[i];
    }
    cap->error = 64 * DBL_EPSILON * (q1 + q2) * s.scale * size / (1 - fabs(s.shift) / s.a[2]);
}
void nci_superellipsoid_cap(const double *parameter, struct nci_cap *cap)
{
    share_cap(parameter, 0, cap);
}
int nci_spatial_superovoid_cap(const struct nci_term *term, struct nci_cap *cap)
{
    const double *p = term->parameter, s[6] = {p[0], p[1], (p[2] + p[3]) / 2, p[4], p[5], p[6]};
    nci_cap_centre(term, cap);
    share_cap(s, (p[2] - p[3]) / 2, cap);
    return NC_OK;
}
static inline void share_add_square(double k, const double v[3], double G[6])
{
    G[0] += k * v[0] * v[0];
    G[1] += k * v[0] * v[1];
    G[2] += k * v[0] * v[2];
    G[3] += k * v[1] * v[1];
    G[4] += k * v[1] * v[2];
    G[5] += k * v[2] * v[2];
}
struct share_vertices {
    double low, high;
    double mean, square;
    double L;
    double G[3][6];
};
static inline int share_sum(const struct nci_term *term, const double *leader, double scale,
                     const struct nci_cap *cap, struct share_vertices *sum)
{
    const double p = term->parameter[0], *end = term->parameter + term->count;
    const double d[3] = {leader[0] / scale, leader[1] / scale, leader[2] / scale};
    const struct share_line first = share_linear(d, 1, cap);
    int finite = first.lo > 0;
    *sum = (struct share_vertices){0, 0, 0, 0, first.rate / first.lo, {{0}, {0}, {0}}};
    for (const double *v = term->parameter + 1; v != end; v += 3) {
        const double u[3] = {v[0] / scale, v[1] / scale, v[2] / scale};
        const struct share_line y = share_linear(u, 1, cap);
        double z[3];
        if (y.hi == 0)
            continue;
        nci_cross(u, d, z);
        const double Y = pow(y.hi, p - 2), low = y.lo > 0 ? pow(y.lo, p - 2) : 0;
        sum->low += low * y.lo * y.lo;
        sum->high += Y * y.hi * y.hi;
        share_add_square(low, u, sum->G[0]);
        share_add_square(Y, u, sum->G[1]);
        if (v == leader || !finite)
            continue;
        const double distance = nci_dot(z, z) / (first.lo * first.lo);
        finite = p >= 4 || y.lo > 0;
        share_add_square(finite ? distance * (p < 4 ? low / (y.lo * y.lo) : Y / (y.hi * y.hi)) : 0, u,
                         sum->G[2]);
        sum->mean += sqrt(distance) * Y * y.hi;
        sum->square += distance * Y;
    }
    sum->mean /= sum->low;
    sum->square /= sum->low;
    return finite && sum->low > 1e-100;
}
static inline void share_hull(double p, double scale, const struct share_vertices *sum, struct nci_cap *cap)
{
    const double *G = sum->G[1], *E = sum->G[2], mean = sum->mean, e = (p - 2) * (2 * p - 1) / 3;
    const double weight = (p - 1) * scale * pow(sum->low, 1 / p - 2);
    const double rate = 2 * (p - 2) * mean + 3 * (sum->L + mean), k = 3 * (p - 2) * (p - 2) + 2 * e;
    const double K = 3 * rate * rate + (2 * p - 1) * (p - 1) * sum->square + 4 * e * mean * mean;
    const double size = G[0] + G[3] + G[5], more = size + E[0] + E[3] + E[5];
    double C[6], D[6], GE[6], both[6];
    for (int i = 0; i < 6; i++)
        GE[i] = G[i] + E[i];
    nci_adjugate(G, C);
    nci_adjugate(E, D);
    nci_adjugate(GE, both);
    for (int i = 0; i < 6; i++)
        D[i] = K * C[i] + k * (both[i] - C[i] - D[i]);
    nci_cap_ceiling(C, 8 * DBL_EPSILON * size * size, weight, cap, cap->U);
    nci_cap_ceiling(D, 8 * DBL_EPSILON * (K * size * size + 3 * k * more * more), weight, cap, cap->V);
}
static inline double share_rounding(double p, double reach, double scale, const struct nci_cap *cap)
{
    const double size = reach / scale, most = (p - 1) * reach * size;
    const double own = 2 * (fabs(cap->A[0]) + fabs(cap->A[2])) + most * (exp2(4 - p) + 4 * DBL_EPSILON);
    return 16 * DBL_EPSILON * (p + 4) * size * fmin(own, most) * (1 + cap->radius * p * size);
}
int nci_spatial_hull_cap(const struct nci_term *term, struct nci_cap *cap)
{
    nci_cap_centre(term, cap);
    const double p = term->parameter[0], *end = term->parameter + term->count, *leader = NULL;
    double front = 0, most = 0, reach = 0, C[6];
    struct share_vertices sum;
    for (const double *v = term->parameter + 1; v != end; v += 3) {
        const double y = nci_dot(v, cap->frame[0]);
        leader = y > front ? v : leader;
        front = fmax(front, y);
        most = fmax(most, share_linear(v, 1, cap).hi);
        reach = fmax(reach, nci_dot(v, v));
    }
    cap->bend = INFINITY;
    cap->floor = 0;
    cap->error = INFINITY;
    if (!leader)
        return NC_OK;
    cap->error = share_rounding(p, sqrt(reach), front, cap);
    if (share_sum(term, leader, most, cap, &sum)) {
        cap->bend = 0;
        share_hull(p, most, &sum, cap);
    }
    const double trace = sum.G[0][0] + sum.G[0][3] + sum.G[0][5];
    nci_adjugate(sum.G[0], C);
    nci_cap_floor(C, 8 * DBL_EPSILON * trace * trace, (p - 1) * most * pow(sum.high, 1 / p - 2), cap);
    return NC_OK;
}
NC_ONCE_END
NC_ONCE_BEGIN
void nci_cap_add(const struct nci_cap *cap, int expand, struct nci_cap_sum *sum)
{
    sum->terms++;
    if (!expand) {
        sum->size += fabs(cap->F[0]) + fabs(cap->F[2]) + 2 * fabs(cap->floor);
        for (int i = 0; i < 3; i++) {
            sum->A[i] += cap->F[i] + (i == 1 ? 0 : cap->floor);
            sum->F[i] += cap->F[i];
        }
        sum->tilt[0] += cap->tilt[0];
        sum->tilt[1] += cap->tilt[1];
        sum->core += cap->core;
        return;
    }
    for (int i = 0; i < 3; i++) {
        sum->A[i] += cap->A[i];
        sum->U[i] += cap->U[i];
        sum->V[i] += cap->V[i];
    }
    sum->size += fabs(cap->A[0]) + fabs(cap->A[1]) + fabs(cap->A[2]);
    for (int i = 0; i < 4; i++)
        sum->T[i] += cap->T[i];
    sum->bend += cap->bend;
    sum->error += cap->error;
}
static inline double sum_form(const double M[3], const double v[2], const double w[2])
{
    return M[0] * v[0] * w[0] + M[1] * (v[0] * w[1] + v[1] * w[0]) + M[2] * v[1] * w[1];
}
static inline double sum_third(const double T[4], const double v[2], const double w[2])
{
    const double first[3] = {T[0], T[1], T[2]}, second[3] = {T[1], T[2], T[3]};
    return hypot(sum_form(first, v, w), sum_form(second, v, w));
}
double nci_cap_lower(const struct nci_cap_sum *sum, double radius)
{
    const double half = radius * radius / 2 * (1 + 1e-9), s = sin(radius);
    double low, high, v[2], small, large, unused[2], loss[3];
    nci_eigen2(sum->A, &low, &high, v);
    nci_eigen2(sum->U, &small, &large, unused);
    const double w[2] = {-v[1], v[0]}, *basis[2] = {v, w};
    const double x = fmax(sum_form(sum->U, v, v), 1e-6 * large), k = large > 0 ? sqrt(large / x) / 2 : 0;
    const double tilt[2] = {sum->tilt[0] * v[0] + sum->tilt[1] * v[1],
                            sum->tilt[0] * w[0] + sum->tilt[1] * w[1]};
    const double G = s > 0 ? fmax(sum->core, fabs(tilt[0]) / s) : 0;
    for (int i = 0; i < 3; i++) {
        const double *a = basis[i / 2], *b = basis[(i + 1) / 2];
        const double turn = half * ((1 + k) * sum_form(sum->U, a, b) + sum_form(sum->V, a, b));
        const double leave = G > 0 ? tilt[i / 2] * tilt[(i + 1) / 2] / G : 0;
        loss[i] = radius * sum_third(sum->T, a, b) + fabs(turn + leave + radius * sum_form(sum->F, a, b));
    }
    const double a = low - loss[0], b = high - loss[2];
    const double lower = (a + b) / 2 - hypot((a - b) / 2, loss[1]) - half * (sum->bend + k * x) -
                         s * s * (G - sum->core) - half * radius / 2 * (sum->F[0] + sum->F[2]) -
                         sum->error - nci_cap_rounding(sum) -
                         16 * DBL_EPSILON * (fabs(a) + fabs(b) + loss[1]);
    return lower >= -INFINITY ? lower : -INFINITY;
}
NC_ONCE_END
NC_ONCE_BEGIN
static inline void whole_eigen(const double M[6], double *least, double *most, double vector[3])
{
    double A[3][3] = {{M[0], M[1], M[2]}, {M[1], M[3], M[4]}, {M[2], M[4], M[5]}};
    double V[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (int turn = 0; turn < 24; turn++) {
        const int p = turn % 3, q = (p + 1) % 3;
        const double angle = A[p][q] == 0 ? 0 : atan(2 * A[p][q] / (A[p][p] - A[q][q])) / 2;
        const double c = cos(angle), s = sin(angle);
        for (int k = 0; k < 3; k++) {
            const double x = A[k][p], y = A[k][q], v = V[k][p], w = V[k][q];
            A[k][p] = c * x + s * y;
            A[k][q] = c * y - s * x;
            V[k][p] = c * v + s * w;
            V[k][q] = c * w - s * v;
        }
        for (int k = 0; k < 3; k++) {
            const double x = A[p][k], y = A[q][k];
            A[p][k] = c * x + s * y;
            A[q][k] = c * y - s * x;
        }
    }
    int k = A[0][0] > A[1][1] ? 0 : 1;
    k = A[2][2] > A[k][k] ? 2 : k;
    *least = fmin(fmin(A[0][0], A[1][1]), A[2][2]);
    *most = A[k][k];
    vector[0] = V[0][k];
    vector[1] = V[1][k];
    vector[2] = V[2][k];
}
static inline int whole_is_smooth(const struct nci_term *term)
{
    for (int side = -1; side <= 1; side += 2) {
        double h[4];
        if (nci_planar_sum(term->parameter, term->count, side * NCI_PI / 2, 0, side, h) ||
            !(fabs(h[1]) <= 64 * DBL_EPSILON * (fabs(h[0]) + fabs(h[2]))))
            return 0;
    }
    return 1;
}
struct whole {
    double tolerance;
    size_t most;
    struct nci_whole *out;
};
static inline int whole_floor(const struct nci_term *term, const struct whole *whole)
{
    struct nci_cap cap = {.radius = 0};
    const int status = nci_spatial_cap(term, &cap);
    whole->out->lower = cap.floor;
    return status;
}
static inline int whole_offset(const struct nci_term *term, const struct whole *whole)
{
    return whole_floor(term, whole);
}
static inline int whole_harmonics(const struct nci_term *term, const struct whole *whole)
{
    return whole_floor(term, whole);
}
static inline int whole_shift(const struct nci_term *term, const struct whole *whole)
{
    (void)term;
    whole->out->lower = 0;
    return NC_OK;
}
static inline int whole_ellipsoid(const struct nci_term *term, const struct whole *whole)
{
    const double *p = term->parameter;
    const int k = p[0] > p[1] ? 0 : 1, longest = p[2] > p[k] ? 2 : k;
    whole->out->lower = fmin(fmin(p[0], p[1]), p[2]) / sqrt(p[longest]) * (1 - 4 * DBL_EPSILON);
    whole->out->found = 1;
    for (int i = 0; i < 3; i++)
        whole->out->normal[i] = i == longest;
    return NC_OK;
}
static inline int whole_quadratic(const struct nci_term *term, const struct whole *whole)
{
    double least, largest;
    whole_eigen(term->parameter, &least, &largest, whole->out->normal);
    const double slack = 64 * DBL_EPSILON * largest;
    whole->out->lower = least > -slack ? fmax(least - slack, 0) / sqrt(largest) : -INFINITY;
    whole->out->found = 1;
    return NC_OK;
}
static inline int whole_superellipsoid(const struct nci_term *term, const struct whole *whole)
{
    (void)term;
    whole->out->lower = 0;
    return NC_OK;
}
static inline int whole_superovoid(const struct nci_term *term, const struct whole *whole)
{
    (void)term;
    whole->out->lower = 0;
    return NC_OK;
}
static inline int whole_hull(const struct nci_term *term, const struct whole *whole)
{
    (void)term;
    whole->out->lower = 0;
    return NC_OK;
}
static inline int whole_revolved(const struct nci_term *term, const struct whole *whole)
{
    struct nci_planar_least profile;
    const int status = nci_planar_least(term->parameter, term->count, -NCI_PI / 2, NCI_PI / 2,
                                        whole->tolerance, whole->most, &profile);
    if (status)
        return status % NC_TERM;
    *whole->out = (struct nci_whole){.lower = whole_is_smooth(term) ? profile.lower : -INFINITY,
                                     .found = 1,
                                     .normal = {cos(profile.angle), 0, sin(profile.angle)},
                                     .cells = profile.cells};
    return NC_OK;
}
static inline int whole_rotated(const struct nci_term *term, const struct whole *whole)
{
    struct nci_term inner;
    int status = nci_spatial_inner(term, &inner);
    if (!status)
        status = nci_spatial_whole(&inner, whole->tolerance, whole->most, whole->out);
    if (status)
        return status;
    nci_rotate(term->parameter, whole->out->normal, whole->out->normal);
    whole->out->lower -= nci_stretch(term->parameter) * fabs(whole->out->lower);
    return NC_OK;
}
int nci_spatial_whole(const struct nci_term *term, double tolerance, size_t most, struct nci_whole *whole)
{
    const struct whole work = {tolerance, most, whole};
    *whole = (struct nci_whole){.lower = -INFINITY};
    switch (term->kind) {
#define WHOLE(NAME, number, name, curvature, parameters)                                                   \
    case NC_SPATIAL_##NAME:                                                                                \
        return whole_##name(term, &work);
        NC_SPATIAL_TERMS(WHOLE)
#undef WHOLE
    default:
        return NC_E_KIND;
    }
}
NC_ONCE_END
NC_ONCE_BEGIN
struct patch {
    int face, level;
    long i, j;
    double lower;
};
enum { PATCH_ROOT = 1, PATCH_DEEPEST = 25, PATCH_STACK = 3 * PATCH_DEEPEST + 4 };
static inline void patch_direction(int face, double u, double v, double n[3])
{
    const int axis = face / 2;
    const double x = tan(NCI_PI / 4 * u), y = tan(NCI_PI / 4 * v), length = sqrt(1 + x * x + y * y);
    n[axis] = (face % 2 ? -1 : 1) / length;
    n[(axis + 1) % 3] = x / length;
    n[(axis + 2) % 3] = y / length;
}
static inline void patch_frame(struct nci_cap *cap)
{
    double *m = cap->frame[0], *e = cap->frame[1];
    const int k =
        fabs(m[0]) < fabs(m[1]) ? (fabs(m[0]) < fabs(m[2]) ? 0 : 2) : (fabs(m[1]) < fabs(m[2]) ? 1 : 2);
    for (int i = 0; i < 3; i++)
        e[i] = (i == k) - m[k] * m[i];
    const double length = sqrt(nci_dot(e, e));
    for (int i = 0; i < 3; i++)
        e[i] /= length;
    nci_cross(m, e, cap->frame[2]);
}
static inline void patch_cap(const struct patch *patch, struct nci_cap *cap)
{
    const double step = ldexp(1, 1 - patch->level), u = step * (double)patch->i - 1;
    const double v = step * (double)patch->j - 1;
    double *m = cap->frame[0], chord = 0;
    patch_direction(patch->face, u + step / 2, v + step / 2, m);
    for (int k = 0; k < 4; k++) {
        double corner[3];
        patch_direction(patch->face, u + step * (k % 2), v + step * (k / 2), corner);
        for (int i = 0; i < 3; i++)
            corner[i] -= m[i];
        chord = fmax(chord, nci_dot(corner, corner));
    }
    cap->radius = 2 * asin(sqrt(chord) / 2) + 8 * DBL_EPSILON;
    patch_frame(cap);
}
struct patch_search {
    const double *shape;
    size_t n, cells;
    int status;
    double lower, upper, size, normal[3], direction[3];
    struct nci_cap_series series;
};
static inline double patch_look(struct patch_search *search, struct nci_cap *cap)
{
    static const struct nci_cap_sum nothing = {.terms = 0};
    struct nci_cap_sum whole = nothing;
    struct nci_cap_sum mixed = whole;
    struct nci_cap_sum apart = whole;
    struct nci_reader reader = {NULL, NULL, 0};
    struct nci_term term, inner;
    double h = 0, low, high, v[2];
    int status = nci_read(&reader, search->shape, search->n);
    cap->series = &search->series;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_blame(nci_spatial_inner(&term, &inner), term.number);
        if (status || inner.kind == NC_SPATIAL_SHIFT)
            continue;
        status = nci_blame(nci_spatial_cap(&term, cap), term.number);
        const double loss = cap->A[0] + cap->A[2] - cap->F[0] - cap->F[2] - 2 * cap->floor;
        const double bend = cap->bend + cap->U[0] + cap->U[2] + (cap->V[0] + cap->V[2]) / 2;
        nci_cap_add(cap, cap->radius * cap->radius * bend <= loss, &mixed);
        nci_cap_add(cap, !(cap->floor > -INFINITY), &apart);
        nci_cap_add(cap, 1, &whole);
        h += cap->h;
    }
    search->cells++;
    if (status) {
        search->status = status;
        return -INFINITY;
    }
    if (fabs(h) > search->size)
        search->size = fabs(h);
    nci_eigen2(whole.A, &low, &high, v);
    const double upper = low + whole.error + nci_cap_rounding(&whole);
    if (upper < search->upper) {
        search->upper = upper;
        for (int i = 0; i < 3; i++) {
            search->normal[i] = cap->frame[0][i];
            search->direction[i] = v[0] * cap->frame[1][i] + v[1] * cap->frame[2][i];
        }
    }
    return fmax(nci_cap_lower(&mixed, cap->radius), nci_cap_lower(&apart, cap->radius));
}
static inline int patch_open(struct patch_search *search, struct patch *patch, double gap, int deepest,
                      double *lower)
{
    struct nci_cap cap = {.series = NULL};
    patch_cap(patch, &cap);
    patch->lower = patch_look(search, &cap);
    if (fmax(patch->lower, search->lower) < search->upper - gap && patch->level < deepest)
        return 1;
    *lower = fmin(*lower, patch->lower);
    return 0;
}
static inline double patch_divide(struct patch_search *search, struct patch root, double gap, int deepest,
                           size_t cells)
{
    struct patch stack[PATCH_STACK];
    double lower = INFINITY;
    int top = 0;
    if (patch_open(search, &root, gap, deepest, &lower))
        stack[top++] = root;
    while (top > 0) {
        const struct patch parent = stack[--top];
        if (search->cells >= cells || search->status) {
            lower = fmin(lower, parent.lower);
            continue;
        }
        struct patch child[4];
        int count = 0;
        for (int k = 0; k < 4; k++) {
            struct patch part = {parent.face, parent.level + 1, 2 * parent.i + k % 2, 2 * parent.j + k / 2,
                                 0};
            int place = count;
            if (!patch_open(search, &part, gap, deepest, &lower))
                continue;
            for (; place > 0 && child[place - 1].lower < part.lower; place--)
                child[place] = child[place - 1];
            child[place] = part;
            count++;
        }
        for (int k = 0; k < count; k++)
            stack[top++] = child[k];
    }
    return lower;
}
static inline void patch_round(struct patch_search *search, double gap, int deepest, size_t cells)
{
    double lower = INFINITY;
    for (int face = 0; face < 6; face++)
        for (int k = 0; k < 1 << (2 * PATCH_ROOT); k++) {
            const struct patch root = {face, PATCH_ROOT, k % (1 << PATCH_ROOT), k / (1 << PATCH_ROOT), 0};
            lower = fmin(lower, patch_divide(search, root, gap, deepest, cells));
        }
    search->lower = fmax(search->lower, lower);
}
static inline double whole_lower(struct patch_search *search, double tolerance, size_t cells)
{
    struct nci_reader reader;
    struct nci_term term;
    double sum = 0, size = 0, terms = 8;
    int status = nci_read(&reader, search->shape, search->n);
    while (!status && nci_more(&reader)) {
        struct nci_cap cap = {.radius = 1e-9};
        struct nci_whole whole = {.found = 0};
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(nci_spatial_whole(&term, tolerance, cells, &whole), term.number);
        if (!status && whole.found) {
            const double length = sqrt(nci_dot(whole.normal, whole.normal));
            for (int i = 0; i < 3; i++)
                cap.frame[0][i] = whole.normal[i] / length;
            patch_frame(&cap);
            patch_look(search, &cap);
        }
        search->cells += whole.cells;
        sum += whole.lower;
        size += fabs(whole.lower);
        terms++;
    }
    if (status)
        search->status = status;
    return sum - nci_sum_rounding(terms, size);
}
static inline size_t whole_cells(const double *shape, size_t n)
{
    struct nci_reader reader = {NULL, NULL, 0};
    struct nci_term term, inner;
    double work = 0;
    int status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        work += (double)term.count / (inner.kind == NC_SPATIAL_HARMONICS ? 20 : 1);
    }
    return (size_t)fmin(400000, 1e7 / work);
}
int nc_spatial_convexity(const double *shape, size_t n, double tolerance, size_t cells,
                         struct nc_spatial_convexity *result)
{
    struct patch_search search = {.shape = shape,
                                  .n = n,
                                  .lower = -INFINITY,
                                  .upper = INFINITY,
                                  .normal = {NAN, NAN, NAN},
                                  .direction = {NAN, NAN, NAN}};
    if (!result)
        return NC_E_NULL;
    *result =
        (struct nc_spatial_convexity){NAN, NAN, {NAN, NAN, NAN}, {NAN, NAN, NAN}, NAN, NC_UNDECIDED, 0};
    const int status = tolerance > 0 && tolerance < 1 ? nc_spatial_check(shape, n) : NC_E_OPTION;
    if (status)
        return status;
    cells = cells ? cells : whole_cells(shape, n);
    search.lower = whole_lower(&search, tolerance, cells);
    const int certain = search.lower > -INFINITY;
    patch_round(&search, INFINITY, PATCH_ROOT, cells);
    if (search.status)
        return search.status;
    const double goal = tolerance * search.size;
    for (int deepest = PATCH_ROOT + 4; deepest <= PATCH_DEEPEST && certain; deepest += 2)
        if (search.upper - search.lower > goal && search.cells < cells)
            patch_round(&search, fmax((search.upper - search.lower) / 8, goal), deepest, cells);
    if (!certain || search.lower > search.upper)
        search.lower = -INFINITY;
    result->lower = search.lower;
    result->upper = search.upper;
    for (int i = 0; i < 3; i++) {
        result->normal[i] = search.normal[i];
        result->direction[i] = search.direction[i];
    }
    result->offset = -search.lower;
    result->verdict = search.lower > 0 ? NC_CONVEX : search.upper <= 0 ? NC_NOT_CONVEX : NC_UNDECIDED;
    result->cells = search.cells;
    return NC_OK;
}
NC_ONCE_END
#ifndef NCI_CONTACT_H
#define NCI_CONTACT_H
NCI_API int nci_planar_contact_end(int status, struct nc_planar_contact *contact);
NCI_API int nci_planar_motion_end(int status, struct nc_planar_contact_motion *motion);
struct nci_polar {
    double G[4];
    double u[2], N[2], T[2];
    double S, S1;
    double kappa, kappa1;
};
NCI_API int nci_polar_curve(const double *shape, size_t n, double psi, const double u[2], int order,
                            struct nci_polar *out);
static inline double nci_polar_stretch(const struct nci_polar *curve, double sigma, double radius)
{
    const double turn = sigma * radius * curve->kappa;
    return nci_clip(1 - turn, 1 + fabs(turn));
}
NCI_API int nci_circle_check(double radius, int allow_zero, enum nc_case mode);
NCI_API int nci_motion_check(const struct nc_spatial_motion *motion);
NCI_API void nci_contact_body(const struct nc_spatial_motion *motion, const double e_n[3],
                              const double c[3], const double c_der[3], double direction[2][3],
                              struct nc_spatial_contact *contact);
struct nci_centre {
    double x[3], length, u[3], x_der[3];
};
NCI_API int nci_sphere_centre(const struct nc_spatial_motion *motion, double radius,
                              struct nci_centre *centre);
NCI_API void nci_sphere_finish(const struct nc_spatial_motion *motion, double radius, const double n[3],
                               const double n_der[3], const double c[3], const double c_der[3],
                               double direction[2][3], struct nc_spatial_contact *contact);
NCI_API int nci_contact_fail(int status, struct nc_spatial_contact *contact);
NCI_API int nci_contact_end(int status, struct nc_spatial_contact *contact);
#endif
int nci_circle_check(double radius, int allow_zero, enum nc_case mode)
{
    if (!isfinite(radius))
        return NC_E_ARGUMENT;
    if (mode != NC_CASE_CONVEX && mode != NC_CASE_CONCAVE)
        return NC_E_OPTION;
    return radius > 0 || (radius == 0 && allow_zero) || (radius < 0 && mode == NC_CASE_CONCAVE)
               ? NC_OK
               : NC_E_RADIUS;
}
int nci_polar_curve(const double *shape, size_t n, double psi, const double u[2], int order,
                    struct nci_polar *out)
{
    double *G = out->G;
    const int status = nci_planar_jet(shape, n, psi, u[0], u[1], order, G);
    if (status)
        return nci_is_flat(status) ? NC_E_NOT_UNIQUE : status;
    if (!(G[0] > 0))
        return NC_E_POLAR;
    const double S = hypot(G[0], G[1]), c = G[0] / S, s = G[1] / S;
    out->u[0] = u[0];
    out->u[1] = u[1];
    out->N[0] = c * u[0] + s * u[1];
    out->N[1] = c * u[1] - s * u[0];
    out->T[0] = -out->N[1];
    out->T[1] = out->N[0];
    out->S = S;
    out->S1 = s * (G[0] + G[2]);
    out->kappa = (1 + s * s - c * (G[2] / S)) / S;
    out->kappa1 = 0;
    if (order > 2)
        out->kappa1 = (c * (2 * G[1] - G[3]) + 3 * s * G[2] - 3 * out->kappa * S * out->S1) / (S * S);
    return NC_OK;
}
static inline int circle_point(const double *shape, size_t n, double radius, enum nc_case mode, double psi,
                        struct nci_polar *curve, double C[2])
{
    int status = isfinite(psi) ? nci_circle_check(radius, 1, mode) : NC_E_ARGUMENT;
    if (!status) {
        const double u[2] = {cos(psi), sin(psi)};
        status = nci_polar_curve(shape, n, psi, u, 2, curve);
    }
    if (status)
        return status;
    for (int i = 0; i < 2; i++)
        C[i] = curve->G[0] * curve->u[i] - mode * radius * curve->N[i];
    return nci_finite(C, 2) && isfinite(radius * curve->kappa) ? NC_OK : NC_E_ARGUMENT;
}
int nc_circle_boundary(const double *shape, size_t n, double radius, enum nc_case mode, double psi,
                       struct nc_planar_boundary *out)
{
    static const struct nc_planar_boundary none = {NCI_NONE2, NCI_NONE2, NCI_NONE2, NAN, NAN};
    struct nci_polar curve;
    if (!out)
        return NC_E_NULL;
    const int status = circle_point(shape, n, radius, mode, psi, &curve, out->point);
    if (status) {
        *out = none;
        return status;
    }
    for (int i = 0; i < 2; i++) {
        out->normal[i] = mode * curve.N[i];
        out->tangent[i] = mode * curve.T[i];
    }
    const double stretch = nci_polar_stretch(&curve, mode, radius);
    out->radius = curve.kappa == 0 ? INFINITY : stretch / (mode * curve.kappa);
    out->curvature = stretch == 0 ? INFINITY : mode * curve.kappa / stretch;
    return NC_OK;
}
int nc_circle_margin(const double *shape, size_t n, double radius, enum nc_case mode, double psi,
                     struct nc_circle_margins *out)
{
    struct nci_polar curve;
    double C[2];
    if (!out)
        return NC_E_NULL;
    int status = circle_point(shape, n, radius, mode, psi, &curve, C);
    if (!status && radius == 0)
        status = NC_E_RADIUS;
    if (!status) {
        const double rr = C[0] * C[0] + C[1] * C[1];
        const double cross = C[0] * curve.T[1] - C[1] * curve.T[0];
        const double stretch = nci_polar_stretch(&curve, mode, radius);
        out->curvature = radius < 0 ? -stretch : stretch;
        out->position = stretch * curve.S * cross / rr;
        if (rr == 0)
            status = NC_E_POLAR;
        else if (!isfinite(out->position))
            status = NC_E_ARGUMENT;
    }
    if (status)
        out->curvature = out->position = NAN;
    return status;
}
struct circle_search {
    const double *shape;
    size_t n;
    double radius;
    enum nc_case mode;
    int which;
};
static inline int circle_sample(const struct circle_search *search, double psi, double *margin)
{
    struct nc_circle_margins m;
    const int status = nc_circle_margin(search->shape, search->n, search->radius, search->mode, psi, &m);
    *margin = search->which ? m.position : m.curvature;
    return status;
}
static inline int circle_refine(const struct circle_search *search, double a, double b, double *best, double *psi)
{
    const double golden = 0.38196601125010515;
    double x = a + golden * (b - a), y = b - golden * (b - a), fx, fy;
    int status = circle_sample(search, x, &fx);
    if (!status)
        status = circle_sample(search, y, &fy);
    for (int i = 0; i < 48 && !status; i++) {
        if (fx < *best) {
            *best = fx;
            *psi = x;
        }
        if (fy < *best) {
            *best = fy;
            *psi = y;
        }
        if (fx <= fy) {
            b = y;
            y = x;
            fy = fx;
            x = a + golden * (b - a);
            status = circle_sample(search, x, &fx);
        } else {
            a = x;
            x = y;
            fx = fy;
            y = b - golden * (b - a);
            status = circle_sample(search, y, &fy);
        }
    }
    return status;
}
static inline int circle_scan(const struct circle_search *search, double a, double b, double *best, double *psi)
{
    const double half_degree = NCI_PI / 360;
    const int count = 16 + (int)((b - a) / half_degree);
    double smallest = INFINITY, margin;
    int where = 0, status = NC_OK;
    for (int i = 1; i < count && !status; i++) {
        status = circle_sample(search, a + (b - a) * i / count, &margin);
        if (margin < smallest) {
            smallest = margin;
            where = i;
        }
    }
    if (status)
        return status;
    if (smallest < *best) {
        *best = smallest;
        *psi = a + (b - a) * where / count;
    }
    return circle_refine(search, a + (b - a) * (where - 1) / count, a + (b - a) * (where + 1) / count, best,
                         psi);
}
int nc_circle_smallest_margins(const double *shape, size_t n, double radius, enum nc_case mode,
                               struct nc_circle_margins *smallest, struct nc_circle_margins *psi)
{
    struct circle_search search = {shape, n, radius, mode, 0};
    double best[2] = {INFINITY, INFINITY}, where[2] = {0, 0};
    double a = 0, b = 0;
    int status = smallest ? NC_OK : NC_E_NULL;
    while (!status && a < NCI_TWO_PI) {
        status = nci_planar_stretch(shape, n, a, &b);
        b = fmin(b, NCI_TWO_PI);
        for (search.which = 0; search.which < 2 && !status && b - a > 1e-12; search.which++)
            status = circle_scan(&search, a, b, &best[search.which], &where[search.which]);
        a = b;
    }
    if (smallest) {
        smallest->curvature = status ? NAN : best[0];
        smallest->position = status ? NAN : best[1];
    }
    if (psi) {
        psi->curvature = status ? NAN : where[0];
        psi->position = status ? NAN : where[1];
    }
    return status;
}
struct radius_change {
    const double *shape;
    size_t n;
    int from_support, to_support;
    double d;
    int hollow;
};
struct radius_point {
    double position;
    double rate;
    double H, H1;
    double stretch;
    double kappa, kappa_s;
};
static inline int radius_begin(struct radius_change *change, const double *shape, size_t n, double from, double to,
                        enum nc_case mode)
{
    if (isnan(from) || isnan(to))
        return NC_E_ARGUMENT;
    if (mode != NC_CASE_CONVEX && mode != NC_CASE_CONCAVE)
        return NC_E_OPTION;
    if (from < 0 || (to < 0 && (!isinf(from) || isinf(to) || mode != NC_CASE_CONCAVE)))
        return NC_E_RADIUS;
    change->hollow = to < 0;
    change->shape = shape;
    change->n = n;
    change->from_support = isinf(from);
    change->to_support = isinf(to);
    change->d = mode * ((change->to_support ? 0 : to) - (change->from_support ? 0 : from));
    return NC_OK;
}
static inline int radius_evaluate(const struct radius_change *change, double parameter, struct radius_point *out)
{
    const double u[2] = {cos(parameter), sin(parameter)}, d = change->d;
    double nu = parameter, turn, speed, curvature, curvature_s;
    if (change->from_support) {
        double h[4];
        const double sign = change->hollow ? -1 : 1, phi = change->hollow ? parameter + NCI_PI : parameter;
        const int status = nci_planar_jet(change->shape, change->n, phi, sign * u[0], sign * u[1], 3, h);
        if (nci_failed(status))
            return status;
        for (int i = 0; i < 4; i++)
            h[i] *= sign;
        const double rho = nci_curvature_radius(h);
        out->H = h[0] + d;
        out->H1 = h[1];
        turn = 1;
        out->stretch = speed = status ? INFINITY : nci_clip(rho + d, fabs(rho) + fabs(d));
        curvature = 1 / speed;
        curvature_s = -(h[1] + h[3]) * curvature * curvature * curvature;
    } else {
        struct nci_polar curve;
        const int status = nci_polar_curve(change->shape, change->n, parameter, u, 3, &curve);
        if (status)
            return status;
        nu -= atan2(curve.G[1], curve.G[0]);
        out->H = curve.G[0] * (curve.G[0] / curve.S) + d;
        out->H1 = curve.G[1] * (curve.G[0] / curve.S);
        turn = curve.kappa * curve.S;
        out->stretch = nci_clip(1 + d * curve.kappa, 1 + fabs(d * curve.kappa));
        speed = curve.S * out->stretch;
        curvature = curve.kappa / out->stretch;
        curvature_s = curve.kappa1 / (curve.S * out->stretch * out->stretch * out->stretch);
    }
    out->kappa = curvature;
    out->kappa_s = curvature_s;
    out->position = change->to_support ? nu : nu + atan2(out->H1, out->H);
    out->rate = change->to_support ? turn : out->H * speed / (out->H * out->H + out->H1 * out->H1);
    return NC_OK;
}
static inline int radius_admissible(const struct radius_change *change, const struct radius_point *point)
{
    if (!(point->stretch > 0))
        return NC_E_NOT_UNIQUE;
    if (change->to_support)
        return point->kappa > 0 ? NC_OK : NC_E_NOT_CONVEX;
    return point->H > 0 ? NC_OK : NC_E_NOT_UNIQUE;
}
static inline int radius_straight(double nu, double angle, struct radius_point *point)
{
    point->H1 = point->H * tan(angle - nu);
    point->kappa = point->kappa_s = 0;
    point->stretch = INFINITY;
    return NC_OK;
}
static inline int radius_root(const struct radius_change *change, double angle, struct radius_point *point)
{
    double low = angle - NCI_PI / 2, high = angle + NCI_PI / 2, x = angle;
    int passed = 0;
    for (int i = 0; i < 100; i++) {
        const int status = radius_evaluate(change, x, point);
        if (status)
            return status;
        const double F = point->position - angle;
        if (F > 0)
            high = x;
        else
            low = x;
        passed |= F > 0 ? 2 : 1;
        const double step = F / point->rate;
        if (fabs(F) <= 4e-16 * (1 + fabs(angle)) ||
            (fabs(step) <= 4e-16 * (1 + fabs(x)) && fabs(F) < 1e-10))
            return NC_OK;
        const double next = x - step;
        if (high - low <= 4e-16 * (1 + fabs(x))) {
            if (fabs(F) < 1e-10)
                return NC_OK;
            const int side = passed == 3 && change->from_support && !change->to_support && point->H > 0;
            return side ? radius_straight(x, angle, point) : NC_E_NO_SOLUTION;
        }
        x = next > low && next < high && i < 40 ? next : low + (high - low) / 2;
    }
    return NC_E_NO_CONVERGENCE;
}
static inline int radius_single(const struct radius_change *change, double angle)
{
    struct radius_point point;
    double before = NAN;
    int passed = 0;
    for (int i = 0; i <= 64; i++) {
        const int status = radius_evaluate(change, angle + (i + 0.5) * NCI_PI / 32, &point);
        if (status)
            return status;
        const double off = remainder(point.position - angle, NCI_TWO_PI);
        passed += (off < 0) != (before < 0) && fabs(off - before) < NCI_PI;
        before = off;
    }
    return passed == 1 ? NC_OK : NC_E_NOT_UNIQUE;
}
static inline int radius_solve(const struct radius_change *change, double angle, double out[4])
{
    struct radius_point p;
    int status = radius_root(change, angle, &p);
    if (!status)
        status = radius_admissible(change, &p);
    if (!status)
        status = radius_single(change, angle);
    if (status)
        return status;
    if (change->to_support) {
        const double rho = 1 / p.kappa;
        out[0] = p.H;
        out[1] = p.H1;
        out[2] = rho - p.H;
        out[3] = -p.kappa_s * rho * rho * rho - p.H1;
    } else {
        const double G = hypot(p.H, p.H1), c = p.H / G, s = p.H1 / G, S = G / c;
        out[0] = G;
        out[1] = S * s;
        out[2] = S * (1 + s * s - p.kappa * S) / c;
        out[3] =
            2 * out[1] + (3 * s * out[2] - 3 * p.kappa * S * s * (G + out[2]) - p.kappa_s * S * S * S) / c;
    }
    return nci_finite(out, 4) ? NC_OK : NC_E_ARGUMENT;
}
int nc_circle_change_radius(const double *shape, size_t n, double radius_from, double radius_to,
                            enum nc_case mode, double angle, double out[4])
{
    struct radius_change change;
    if (!out)
        return NC_E_NULL;
    int status = radius_begin(&change, shape, n, radius_from, radius_to, mode);
    if (!status)
        status = isfinite(angle) ? radius_solve(&change, angle, out) : NC_E_ARGUMENT;
    if (status)
        nci_not_a_number(out, 4);
    return status;
}
static inline int radius_admissible_everywhere(const struct radius_change *change, size_t pieces)
{
    struct radius_point point;
    int status = NC_OK;
    for (size_t i = 0; i < 4 * pieces && !status; i++) {
        status = radius_evaluate(change, NCI_TWO_PI * (double)i / (4 * (double)pieces), &point);
        if (!status)
            status = radius_admissible(change, &point);
    }
    return status;
}
size_t nc_planar_for_radius(double *shape, size_t capacity, const double *from, size_t n,
                            double radius_from, double radius_to, enum nc_case mode, size_t pieces)
{
    struct radius_change change;
    const size_t size = 4 + 9 * pieces;
    if (pieces < 8 || pieces > 4096 || radius_begin(&change, from, n, radius_from, radius_to, mode) ||
        radius_admissible_everywhere(&change, pieces))
        return 0;
    double *knot = shape && capacity >= size ? shape + 4 : NULL;
    const double width = NCI_TWO_PI / (double)pieces;
    double first[4], left[4], right[4], c[8];
    if (radius_solve(&change, 0, first))
        return 0;
    memcpy(left, first, sizeof left);
    for (size_t i = 0; i < pieces; i++) {
        memcpy(right, first, sizeof right);
        if (i + 1 < pieces && radius_solve(&change, width * (double)(i + 1), right))
            return 0;
        nci_planar_hermite(left, right, width, c);
        if (!nci_finite(c, 8))
            return 0;
        if (knot) {
            knot[i] = width * (double)i;
            memcpy(knot + pieces + 8 * i, c, sizeof c);
        }
        memcpy(left, right, sizeof left);
    }
    if (knot) {
        shape[0] = NC_PLANAR_PIECEWISE;
        shape[1] = (double)(size - 2);
        shape[2] = (double)pieces;
        shape[3] = 7;
    }
    return size;
}
static inline int line_potential(const double *shape, size_t n, const struct nc_planar_motion *motion, int order,
                          double h[4], double *rho)
{
    const double c = cos(motion->angle), s = sin(motion->angle);
    const size_t used = order == 2 ? 6 : 9;
    if (!nci_finite((const double *)motion, used))
        return NC_E_ARGUMENT;
    const int status = nci_planar_jet(shape, n, -NCI_PI / 2 - motion->angle, -s, -c, order, h);
    if (nci_failed(status))
        return status;
    *rho = nci_curvature_radius(h);
    return *rho < 0 ? NC_E_NOT_CONVEX : status;
}
static inline double line_angle(double angle)
{
    return atan2(-cos(angle), -sin(angle));
}
int nc_line_contact(const double *shape, size_t n, const struct nc_planar_motion *motion,
                    struct nc_planar_contact *out)
{
    double h[4] = {0}, rho = 0;
    if (!out)
        return NC_E_NULL;
    int status = motion ? line_potential(shape, n, motion, 2, h, &rho) : NC_E_NULL;
    if (!nci_failed(status)) {
        const double omega = motion->omega, c = cos(motion->angle), s = sin(motion->angle);
        out->gap = motion->r[1] - h[0];
        out->v_n = out->gap_der = motion->v[1] + h[1] * omega;
        out->v_t = motion->v[0] + h[0] * omega;
        out->r_C[0] = out->r_C_b[0] = motion->r[0] + h[1];
        out->r_C[1] = out->gap;
        out->r_C_b[1] = 0;
        out->r_C_a[0] = h[1] * c - h[0] * s;
        out->r_C_a[1] = -h[1] * s - h[0] * c;
        out->e_n[0] = out->e_t[1] = 0;
        out->e_n[1] = out->e_t[0] = 1;
        out->s_a_der = -rho * omega;
        out->s_b_der = out->v_t + out->s_a_der;
        out->phi = out->argument = line_angle(motion->angle);
        out->kappa_b = 0;
        out->kappa_a = nci_is_flat(status) ? 0 : rho == 0 ? INFINITY : 1 / rho;
    }
    return nci_planar_contact_end(status, out);
}
int nc_line_motion(const double *shape, size_t n, const struct nc_planar_motion *motion,
                   struct nc_planar_contact_motion *out)
{
    double h[4] = {0}, rho = 0;
    if (!out)
        return NC_E_NULL;
    int status = motion ? line_potential(shape, n, motion, 3, h, &rho) : NC_E_NULL;
    if (!nci_failed(status)) {
        const double omega = motion->omega, alpha = motion->alpha;
        out->gap[0] = motion->r[1] - h[0];
        out->gap[1] = motion->v[1] + h[1] * omega;
        out->gap[2] = motion->a[1] + h[1] * alpha - h[2] * omega * omega;
        out->phi[0] = line_angle(motion->angle);
        out->phi[1] = -omega;
        out->phi[2] = -alpha;
        out->body[0][0] = motion->r[0] + h[1];
        out->body[1][0] = motion->v[0] - h[2] * omega;
        out->body[2][0] = motion->a[0] - h[2] * alpha + h[3] * omega * omega;
        for (int k = 0; k < 3; k++) {
            out->body[k][1] = out->gap[k];
            out->counterpart[k][0] = out->body[k][0];
            out->counterpart[k][1] = 0;
        }
    }
    return nci_planar_motion_end(status, out);
}
struct circle_contact {
    double x[3][2];
    double psi[3];
    double gap[3];
    struct nci_polar curve;
    double stretch;
    double n_a[2], C_a[2];
    double n[2], t[2], p[2];
};
static inline double circle_dot(const double a[2], const double b[2])
{
    return a[0] * b[0] + a[1] * b[1];
}
static inline void circle_centre(const struct nc_planar_motion *m, int order, double x[3][2])
{
    const double c = cos(m->angle), s = sin(m->angle), omega = m->omega;
    double y[3][2] = {{m->r[0], m->r[1]}, {m->v[0] + omega * m->r[1], m->v[1] - omega * m->r[0]}, {0, 0}};
    if (order > 2) {
        y[2][0] = m->a[0] + m->alpha * m->r[1] + 2 * omega * m->v[1] - omega * omega * m->r[0];
        y[2][1] = m->a[1] - m->alpha * m->r[0] - 2 * omega * m->v[0] - omega * omega * m->r[1];
    }
    for (int k = 0; k < 3; k++) {
        x[k][0] = -c * y[k][0] - s * y[k][1];
        x[k][1] = s * y[k][0] - c * y[k][1];
    }
}
static inline int circle_approach(const double *shape, size_t n, double radius, enum nc_case mode,
                           const struct nc_planar_motion *motion, int order, struct circle_contact *out)
{
    const size_t used = order == 2 ? 6 : 9;
    if (!motion)
        return NC_E_NULL;
    const int status = nci_circle_check(radius, 0, mode);
    if (status)
        return status;
    if (!nci_finite((const double *)motion, used))
        return NC_E_ARGUMENT;
    circle_centre(motion, order, out->x);
    if (!nci_finite(&out->x[0][0], 6))
        return NC_E_ARGUMENT;
    const double D = hypot(out->x[0][0], out->x[0][1]);
    if (!(D > 1e-14 * fabs(radius)))
        return NC_E_CENTRE;
    const double u[2] = {out->x[0][0] / D, out->x[0][1] / D};
    out->psi[0] = atan2(u[1], u[0]);
    return nci_polar_curve(shape, n, out->psi[0], u, order, &out->curve);
}
static inline int circle_potential(double sigma, struct circle_contact *k)
{
    const struct nci_polar *q = &k->curve;
    const double D = hypot(k->x[0][0], k->x[0][1]), w[2] = {-q->u[1], q->u[0]};
    const double D1 = circle_dot(k->x[1], q->u), psi1 = circle_dot(k->x[1], w) / D;
    const double D2 = circle_dot(k->x[2], q->u) + D * psi1 * psi1;
    const double psi2 = (circle_dot(k->x[2], w) - 2 * D1 * psi1) / D;
    const double beta1 = 1 - q->kappa * q->S, beta2 = -q->kappa1 * q->S - q->kappa * q->S1;
    const double c = q->G[0] / q->S, s = q->G[1] / q->S;
    const double c1 = -s * beta1, c2 = -c * beta1 * beta1 - s * beta2;
    const double e = D - q->G[0], e1 = D1 - q->G[1] * psi1;
    const double e2 = D2 - q->G[2] * psi1 * psi1 - q->G[1] * psi2;
    k->psi[1] = psi1;
    k->psi[2] = psi2;
    k->gap[0] = sigma * e * c;
    k->gap[1] = sigma * (e1 * c + e * c1 * psi1);
    k->gap[2] = sigma * (e2 * c + 2 * e1 * c1 * psi1 + e * (c2 * psi1 * psi1 + c1 * psi2));
    return NC_OK;
}
static inline int circle_foot(const double *shape, size_t n, int order, struct circle_contact *k)
{
    struct nci_polar *q = &k->curve;
    double y[2] = {k->x[0][0] - q->G[0] * q->u[0], k->x[0][1] - q->G[0] * q->u[1]};
    double square = circle_dot(y, y);
    for (int i = 0; i < 60; i++) {
        const double F = circle_dot(y, q->T), convexity = 1 + q->kappa * circle_dot(y, q->N);
        double step = F / (q->S * (convexity > 1e-6 ? convexity : 1));
        const int last = fabs(step) < 1e-8;
        const int near = fabs(step) < 1e-4;
        step = fmax(-0.5, fmin(0.5, step));
        for (int halving = 0;; halving++) {
            const double psi = k->psi[0] + step, u[2] = {cos(psi), sin(psi)};
            const int status = nci_polar_curve(shape, n, psi, u, order, q);
            if (status)
                return status;
            y[0] = k->x[0][0] - q->G[0] * u[0];
            y[1] = k->x[0][1] - q->G[0] * u[1];
            if (near || circle_dot(y, y) <= square) {
                k->psi[0] = psi;
                break;
            }
            if (halving == 40)
                return NC_E_NO_CONVERGENCE;
            step /= 2;
        }
        if (last)
            return NC_OK;
        square = circle_dot(y, y);
    }
    return NC_E_NO_CONVERGENCE;
}
static inline int circle_distance(double sigma, struct circle_contact *k)
{
    const struct nci_polar *q = &k->curve;
    const double d =
        (k->x[0][0] - q->G[0] * q->u[0]) * q->N[0] + (k->x[0][1] - q->G[0] * q->u[1]) * q->N[1];
    const double convexity = 1 + q->kappa * d, speed = q->S * convexity, turn = q->kappa * q->S;
    if (!(convexity > 1e-12))
        return NC_E_NOT_UNIQUE;
    const double d1 = circle_dot(k->x[1], q->N), psi1 = circle_dot(k->x[1], q->T) / speed;
    const double speed1 = psi1 * (q->S1 * convexity + q->S * q->kappa1 * d) + turn * d1;
    k->psi[1] = psi1;
    k->psi[2] = (circle_dot(k->x[2], q->T) - d1 * turn * psi1 - speed1 * psi1) / speed;
    k->gap[0] = sigma * d;
    k->gap[1] = sigma * d1;
    k->gap[2] = sigma * (circle_dot(k->x[2], q->N) + speed * turn * psi1 * psi1);
    return NC_OK;
}
static inline int circle_solve(const double *shape, size_t n, double radius, enum nc_case mode,
                        const struct nc_planar_motion *motion, int order, int exact,
                        struct circle_contact *k)
{
    int status = circle_approach(shape, n, radius, mode, motion, order, k);
    if (!status && exact)
        status = circle_foot(shape, n, order, k);
    if (!status)
        status = exact ? circle_distance(mode, k) : circle_potential(mode, k);
    if (status)
        return status;
    const struct nci_polar *q = &k->curve;
    const double c = cos(motion->angle), s = sin(motion->angle);
    for (int i = 0; i < 2; i++) {
        k->n_a[i] = mode * q->N[i];
        k->C_a[i] = q->G[0] * q->u[i] - radius * k->n_a[i];
    }
    k->n[0] = c * k->n_a[0] - s * k->n_a[1];
    k->n[1] = s * k->n_a[0] + c * k->n_a[1];
    k->t[0] = -k->n[1];
    k->t[1] = k->n[0];
    k->p[0] = c * k->C_a[0] - s * k->C_a[1];
    k->p[1] = s * k->C_a[0] + c * k->C_a[1];
    k->stretch = nci_polar_stretch(q, mode, radius);
    return (radius < 0 ? -k->stretch : k->stretch) < 0 ? NC_E_NOT_UNIQUE : NC_OK;
}
static inline int circle_velocities(const double *shape, size_t n, double radius, enum nc_case mode,
                             const struct nc_planar_motion *m, int exact, struct nc_planar_contact *out)
{
    struct circle_contact k;
    if (!out)
        return NC_E_NULL;
    int status = circle_solve(shape, n, radius, mode, m, 2, exact, &k);
    if (!status) {
        const struct nci_polar *q = &k.curve;
        const double v[2] = {m->v[0] - m->omega * k.p[1], m->v[1] + m->omega * k.p[0]};
        for (int i = 0; i < 2; i++) {
            out->r_C[i] = m->r[i] + k.p[i];
            out->r_C_a[i] = k.C_a[i];
            out->r_C_b[i] = -radius * k.n[i];
            out->e_n[i] = -k.n[i];
            out->e_t[i] = k.t[i];
        }
        out->gap = k.gap[0];
        out->gap_der = k.gap[1];
        out->v_n = circle_dot(v, out->e_n);
        out->v_t = circle_dot(v, out->e_t);
        out->s_a_der = mode * k.stretch * q->S * k.psi[1];
        out->s_b_der = -radius * (q->kappa * q->S * k.psi[1] + m->omega);
        out->phi = atan2(k.n_a[1], k.n_a[0]);
        out->argument = k.psi[0];
        out->kappa_b = 1 / radius;
        out->kappa_a =
            k.stretch == 0 ? INFINITY : mode * q->kappa / k.stretch;
    }
    return nci_planar_contact_end(status, out);
}
static inline int circle_accelerations(const double *shape, size_t n, double radius, enum nc_case mode,
                                const struct nc_planar_motion *m, int exact,
                                struct nc_planar_contact_motion *out)
{
    struct circle_contact k;
    if (!out)
        return NC_E_NULL;
    int status = circle_solve(shape, n, radius, mode, m, 3, exact, &k);
    if (!status) {
        const struct nci_polar *q = &k.curve;
        const double psi1 = k.psi[1], psi2 = k.psi[2], omega = m->omega;
        const double turn = q->kappa * q->S, turn1 = q->kappa1 * q->S + q->kappa * q->S1;
        const double speed = mode * k.stretch * q->S;
        const double speed1 = mode * k.stretch * q->S1 - radius * q->kappa1 * q->S;
        const double s1 = speed * psi1, s2 = speed1 * psi1 * psi1 + speed * psi2;
        const double phi1 = turn * psi1, phi2 = turn1 * psi1 * psi1 + turn * psi2;
        const double spin = omega + phi1, spin1 = m->alpha + phi2, cross[2] = {-k.p[1], k.p[0]};
        for (int i = 0; i < 2; i++) {
            out->body[0][i] = m->r[i] + k.p[i];
            out->body[1][i] = m->v[i] + omega * cross[i] + s1 * k.t[i];
            out->body[2][i] = m->a[i] + m->alpha * cross[i] - omega * omega * k.p[i] + s2 * k.t[i] -
                              (2 * omega + phi1) * s1 * k.n[i];
            out->counterpart[0][i] = -radius * k.n[i];
            out->counterpart[1][i] = -radius * spin * k.t[i];
            out->counterpart[2][i] = radius * (spin * spin * k.n[i] - spin1 * k.t[i]);
        }
        for (int i = 0; i < 3; i++)
            out->gap[i] = k.gap[i];
        out->phi[0] = atan2(k.n_a[1], k.n_a[0]);
        out->phi[1] = phi1;
        out->phi[2] = phi2;
    }
    return nci_planar_motion_end(status, out);
}
int nc_circle_contact(const double *shape, size_t n, double radius, enum nc_case mode,
                      const struct nc_planar_motion *motion, struct nc_planar_contact *out)
{
    return circle_velocities(shape, n, radius, mode, motion, 0, out);
}
int nc_circle_motion(const double *shape, size_t n, double radius, enum nc_case mode,
                     const struct nc_planar_motion *motion, struct nc_planar_contact_motion *out)
{
    return circle_accelerations(shape, n, radius, mode, motion, 0, out);
}
int nc_circle_distance(const double *shape, size_t n, double radius, enum nc_case mode,
                       const struct nc_planar_motion *motion, struct nc_planar_contact *out)
{
    return circle_velocities(shape, n, radius, mode, motion, 1, out);
}
int nc_circle_distance_motion(const double *shape, size_t n, double radius, enum nc_case mode,
                              const struct nc_planar_motion *motion, struct nc_planar_contact_motion *out)
{
    return circle_accelerations(shape, n, radius, mode, motion, 1, out);
}
int nc_line_rolling(const double *shape, size_t n, double x_P0, double alpha, double alpha_der,
                    double alpha_der2, struct nc_line_rolling *out)
{
    static const struct nc_line_rolling none = {NCI_NONE2, NCI_NONE2, NCI_NONE2, NCI_NONE3};
    const double start = -NCI_PI / 2, arguments[4] = {x_P0, alpha, alpha_der, alpha_der2};
    double f[4], distance;
    if (!out)
        return NC_E_NULL;
    int status = nci_finite(arguments, 4) ? NC_OK : NC_E_ARGUMENT;
    if (!status)
        status = nci_planar_jet(shape, n, start + alpha, sin(alpha), -cos(alpha), 3, f);
    if (!nci_failed(status) && nci_curvature_radius(f) < 0)
        status = NC_E_NOT_CONVEX;
    if (!nci_failed(status)) {
        const int measured = nc_planar_integral(shape, n, start, start + alpha, &distance);
        status = measured ? measured : status;
    }
    if (!nci_failed(status)) {
        const double w = alpha_der, ww = w * w, dw = alpha_der2;
        out->r[0] = x_P0 + distance;
        out->r[1] = f[0];
        out->v[0] = f[0] * w;
        out->v[1] = f[1] * w;
        out->a[0] = f[0] * dw + f[1] * ww;
        out->a[1] = f[1] * dw + f[2] * ww;
        out->x_C[0] = out->r[0] + f[1];
        out->x_C[1] = (f[0] + f[2]) * w;
        out->x_C[2] = (f[0] + f[2]) * dw + (f[1] + f[3]) * ww;
        if (!(nci_finite(out->r, 2) && nci_finite(out->v, 2) && nci_finite(out->a, 2) &&
              nci_finite(out->x_C, 3)))
            status = NC_E_ARGUMENT;
    }
    if (nci_failed(status))
        *out = none;
    return status;
}
static const struct nc_planar_contact planar_none = {NAN,       NAN,       NCI_NONE2, NCI_NONE2, NCI_NONE2,
                                                     NCI_NONE2, NCI_NONE2, NAN,       NAN,       NAN,
                                                     NAN,       NAN,       NAN,       NAN,       NAN};
static const struct nc_planar_contact_motion planar_motion_none = {
    NCI_NONE3, NCI_NONE3, {NCI_NONE2, NCI_NONE2, NCI_NONE2}, {NCI_NONE2, NCI_NONE2, NCI_NONE2}};
static const struct nc_spatial_contact spatial_none = {.gap = NAN,
                                                       .gap_der = NAN,
                                                       .e_n = NCI_NONE3,
                                                       .point_a = NCI_NONE3,
                                                       .point_body = NCI_NONE3,
                                                       .point_counter = NCI_NONE3,
                                                       .kappa = NCI_NONE2,
                                                       .direction = {NCI_NONE3, NCI_NONE3},
                                                       .margin = NAN,
                                                       .v_n = NAN,
                                                       .v_t = NCI_NONE3,
                                                       .v_body = NCI_NONE3,
                                                       .v_counter = NCI_NONE3};
int nci_planar_contact_end(int status, struct nc_planar_contact *c)
{
    if (!nci_failed(status) &&
        !(isfinite(c->gap) && isfinite(c->gap_der) && nci_finite(c->r_C, 2) && nci_finite(c->r_C_a, 2) &&
          nci_finite(c->r_C_b, 2) && isfinite(c->v_n) && isfinite(c->v_t) && isfinite(c->s_a_der) &&
          isfinite(c->s_b_der) && !isnan(c->kappa_a) && isfinite(c->kappa_b)))
        status = NC_E_ARGUMENT;
    if (nci_failed(status))
        *c = planar_none;
    return status;
}
int nci_planar_motion_end(int status, struct nc_planar_contact_motion *m)
{
    if (!nci_failed(status) && !(nci_finite(m->gap, 3) && nci_finite(m->phi, 3) &&
                                 nci_finite(m->body[0], 6) && nci_finite(m->counterpart[0], 6)))
        status = NC_E_ARGUMENT;
    if (nci_failed(status))
        *m = planar_motion_none;
    return status;
}
int nci_contact_fail(int status, struct nc_spatial_contact *contact)
{
    if (contact)
        *contact = spatial_none;
    return status;
}
int nci_motion_check(const struct nc_spatial_motion *motion)
{
    if (!motion)
        return NC_E_NULL;
    if (!nci_finite(motion->r, 3) || !nci_finite(motion->v, 3) || !nci_finite(motion->omega, 3))
        return NC_E_ARGUMENT;
    return nci_is_rotation(motion->q) ? NC_OK : NC_E_ROTATION;
}
void nci_contact_body(const struct nc_spatial_motion *motion, const double e_n[3], const double c[3],
                      const double c_der[3], double direction[2][3], struct nc_spatial_contact *contact)
{
    double arm[3], v_C[3];
    nci_rotate(motion->q, c, arm);
    nci_cross(motion->omega, arm, v_C);
    nci_rotate(motion->q, c_der, contact->v_body);
    nci_rotate(motion->q, direction[0], contact->direction[0]);
    nci_rotate(motion->q, direction[1], contact->direction[1]);
    for (int i = 0; i < 3; i++) {
        contact->e_n[i] = e_n[i];
        contact->point_a[i] = c[i];
        contact->point_body[i] = motion->r[i] + arm[i];
        v_C[i] += motion->v[i];
    }
    contact->v_n = nci_dot(e_n, v_C);
    for (int i = 0; i < 3; i++)
        contact->v_t[i] = v_C[i] - contact->v_n * e_n[i];
}
int nci_contact_end(int status, struct nc_spatial_contact *contact)
{
    const int sound = isfinite(contact->gap) && isfinite(contact->gap_der) &&
                      nci_finite(contact->point_body, 3) && nci_finite(contact->point_counter, 3) &&
                      nci_finite(contact->v_body, 3) && nci_finite(contact->v_counter, 3) &&
                      nci_finite(contact->v_t, 3);
    return sound ? status : nci_contact_fail(NC_E_ARGUMENT, contact);
}
static inline int plane_ellipsoid(const double m[3], const double e[3], const double r[3], const double q[9],
                           double *gap, double point[3])
{
    double x[3];
    nci_rotate_back(q, e, x);
    const double y[3] = {m[0] * x[0], m[1] * x[1], m[2] * x[2]};
    const double excess = nci_dot(x, x) - 1, hh = nci_dot(x, y);
    if (!(fabs(excess) <= 1e-8 && hh > 1e-30 * (m[0] + m[1] + m[2])))
        return 0;
    const double h = sqrt(hh), i = -1 / h;
    const double distance =
        (nci_dot(e, r) - h) * (1 - 0.5 * excess);
    *gap = distance;
    point[0] = y[0] * i;
    point[1] = y[1] * i;
    point[2] = y[2] * i;
    return fabs(distance) <= DBL_MAX;
}
static inline int plane_gap(const double *shape, size_t n, const double e[3], const double r[3], const double q[9],
                     double *gap, double point[3])
{
    double x[3], unit[3];
    struct nci_jet jet;
    int status = e && r && q && gap && point ? NC_OK : NC_E_NULL;
    if (!status) {
        nci_rotate_back(q, e, x);
        for (int i = 0; i < 3; i++)
            x[i] = -x[i];
        status = nci_unit(x, unit);
    }
    if (!status)
        status = nci_spatial_sum(shape, n, unit, 1, NULL, NULL, &jet);
    if (!nci_failed(status)) {
        *gap = nci_dot(e, r) / sqrt(nci_dot(x, x)) - jet.h;
        for (int i = 0; i < 3; i++)
            point[i] = jet.g[i];
        if (!(nci_finite(gap, 1) && nci_finite(point, 3)))
            status = nci_finite(r, 3) ? NC_E_SINGULAR : NC_E_ARGUMENT;
    }
    if (nci_failed(status)) {
        if (gap)
            *gap = NAN;
        if (point)
            nci_not_a_number(point, 3);
    }
    return status;
}
int nc_plane_gap(const double *shape, size_t n, const double e[3], const double r[3], const double q[9],
                 double *gap, double point_a[3])
{
    if (!shape || !e || !r || !q || !gap || !point_a)
        return plane_gap(shape, n, e, r, q, gap, point_a);
    static const double head[2] = {NC_SPATIAL_ELLIPSOID, 3};
    if (n == 5 && memcmp(shape, head, sizeof head) == 0 &&
        plane_ellipsoid(shape + 2, e, r, q, gap, point_a))
        return NC_OK;
    return plane_gap(shape, n, e, r, q, gap, point_a);
}
static inline int plane_turn(const struct nc_spatial_motion *motion, const double e[3], double unit[3],
                      double n[3], double n_der[3])
{
    double back[3], turn[3];
    int status = e ? nci_motion_check(motion) : NC_E_NULL;
    if (!status)
        status = nci_unit(e, unit);
    if (status)
        return status;
    nci_rotate_back(motion->q, unit, back);
    for (int i = 0; i < 3; i++)
        back[i] = -back[i];
    nci_cross(motion->omega, unit, turn);
    nci_rotate_back(motion->q, turn, n_der);
    return nci_unit(back, n);
}
int nc_plane_contact(const double *shape, size_t n, const double e[3],
                     const struct nc_spatial_motion *motion, struct nc_spatial_contact *contact)
{
    struct nc_spatial_boundary boundary;
    double unit[3], x[3], n_der[3], H[6], c_der[3];
    int status = contact ? plane_turn(motion, e, unit, x, n_der) : NC_E_NULL;
    if (!status)
        status = nci_boundary(shape, n, x, &boundary, H);
    if (nci_failed(status))
        return nci_contact_fail(status, contact);
    nci_symmetric(H, n_der, c_der);
    contact->gap = nci_dot(unit, motion->r) - boundary.h;
    contact->kappa[0] = boundary.kappa[0];
    contact->kappa[1] = contact->margin = boundary.kappa[1];
    nci_contact_body(motion, unit, boundary.point, c_der, boundary.direction, contact);
    contact->gap_der = contact->v_n;
    for (int i = 0; i < 3; i++) {
        contact->point_counter[i] = contact->point_body[i] - contact->gap * contact->e_n[i];
        contact->v_counter[i] = contact->v_t[i] + contact->v_body[i];
    }
    return nci_contact_end(status, contact);
}
static inline void plane_point(const struct nc_spatial_motion *motion, const double p[3], const double p_der[3],
                        const double p_der2[3], double point[3][3])
{
    double arm[3], along[3], second[3], spin[3], inner[3], turn[3], lift[3];
    nci_rotate(motion->q, p, arm);
    nci_rotate(motion->q, p_der, along);
    nci_rotate(motion->q, p_der2, second);
    nci_cross(motion->omega, arm, spin);
    for (int i = 0; i < 3; i++)
        inner[i] = spin[i] + 2 * along[i];
    nci_cross(motion->omega, inner, turn);
    nci_cross(motion->alpha, arm, lift);
    for (int i = 0; i < 3; i++) {
        point[0][i] = motion->r[i] + arm[i];
        point[1][i] = motion->v[i] + spin[i] + along[i];
        point[2][i] = motion->a[i] + lift[i] + turn[i] + second[i];
    }
}
int nc_plane_motion(const double *shape, size_t n, const double e[3],
                    const struct nc_spatial_motion *motion, struct nc_spatial_contact_motion *out)
{
    static const struct nc_spatial_contact_motion none = {
        NCI_NONE3, {NCI_NONE3, NCI_NONE3, NCI_NONE3}, {NCI_NONE3, NCI_NONE3, NCI_NONE3}};
    double unit[3], x[3], n_der[3], n_der2[3], p_der[3], p_der2[3], once[3], twice[3], lift[3];
    struct nci_jet jet;
    int status = out ? plane_turn(motion, e, unit, x, n_der) : NC_E_NULL;
    if (!status && !(nci_finite(motion->a, 3) && nci_finite(motion->alpha, 3)))
        status = NC_E_ARGUMENT;
    if (!status)
        status = nci_spatial_sum(shape, n, x, 3, n_der, n_der, &jet);
    if (!nci_failed(status)) {
        nci_cross(motion->omega, unit, once);
        nci_cross(motion->omega, once, twice);
        nci_cross(motion->alpha, unit, lift);
        for (int i = 0; i < 3; i++)
            lift[i] -= twice[i];
        nci_rotate_back(motion->q, lift, n_der2);
        nci_symmetric(jet.H, n_der, p_der);
        nci_symmetric(jet.H, n_der2, p_der2);
        for (int i = 0; i < 3; i++)
            p_der2[i] += jet.t[i];
        out->gap[0] = nci_dot(unit, motion->r) - jet.h;
        out->gap[1] = nci_dot(unit, motion->v) - nci_dot(jet.g, n_der);
        out->gap[2] = nci_dot(unit, motion->a) - nci_dot(jet.g, n_der2) - nci_dot(n_der, p_der);
        plane_point(motion, jet.g, p_der, p_der2, out->body);
        for (int k = 0; k < 3; k++)
            for (int i = 0; i < 3; i++)
                out->counterpart[k][i] = out->body[k][i] - out->gap[k] * unit[i];
        if (!(nci_finite(out->gap, 3) && nci_finite(out->counterpart[0], 9)))
            status = NC_E_SINGULAR;
    }
    if (nci_failed(status) && out)
        *out = none;
    return status;
}
int nci_sphere_centre(const struct nc_spatial_motion *motion, double radius, struct nci_centre *centre)
{
    double spin[3], relative[3];
    const int status = nci_motion_check(motion);
    if (status)
        return status;
    if (!(radius > 0 && isfinite(radius)))
        return isfinite(radius) ? NC_E_RADIUS : NC_E_ARGUMENT;
    nci_cross(motion->omega, motion->r, spin);
    for (int i = 0; i < 3; i++)
        relative[i] = spin[i] - motion->v[i];
    nci_rotate_back(motion->q, relative, centre->x_der);
    nci_rotate_back(motion->q, motion->r, centre->x);
    const double largest = fmax(fabs(centre->x[0]), fmax(fabs(centre->x[1]), fabs(centre->x[2])));
    for (int i = 0; i < 3; i++) {
        centre->x[i] = -centre->x[i];
        centre->u[i] = largest > 0 ? centre->x[i] / largest : 0;
    }
    const double scaled = sqrt(nci_dot(centre->u, centre->u));
    centre->length = largest * scaled;
    for (int i = 0; i < 3 && largest > 0; i++)
        centre->u[i] /= scaled;
    return NC_OK;
}
void nci_sphere_finish(const struct nc_spatial_motion *motion, double radius, const double n[3],
                       const double n_der[3], const double c[3], const double c_der[3],
                       double direction[2][3], struct nc_spatial_contact *contact)
{
    double e_n[3], turn[3], spin[3];
    nci_rotate(motion->q, n, e_n);
    nci_rotate(motion->q, n_der, turn);
    for (int i = 0; i < 3; i++)
        e_n[i] = -e_n[i];
    nci_cross(motion->omega, e_n, spin);
    nci_contact_body(motion, e_n, c, c_der, direction, contact);
    contact->margin = contact->kappa[1] + 1 / radius;
    for (int i = 0; i < 3; i++) {
        contact->point_counter[i] = radius * e_n[i];
        contact->v_counter[i] = radius * (spin[i] - turn[i]);
    }
}
struct sphere_offset {
    double G, slope[3], H[6];
    double n[3], length;
};
static inline int sphere_offset(const double *shape, size_t count, const double u[3], struct sphere_offset *X)
{
    struct nci_jet jet;
    const int status = nci_spatial_sum(shape, count, u, 2, NULL, NULL, &jet);
    if (status)
        return nci_is_flat(status) ? NC_E_NOT_UNIQUE : status;
    if (!(isfinite(jet.h) && nci_finite(jet.g, 3) && nci_finite(jet.H, 6)))
        return NC_E_SINGULAR;
    X->G = jet.h;
    if (!(X->G > 0))
        return NC_E_POLAR;
    for (int i = 0; i < 3; i++) {
        X->slope[i] = jet.g[i];
        X->n[i] = 2 * X->G * u[i] - jet.g[i];
    }
    for (int i = 0; i < 6; i++)
        X->H[i] = jet.H[i];
    X->length = sqrt(nci_dot(X->n, X->n));
    for (int i = 0; i < 3; i++)
        X->n[i] /= X->length;
    return NC_OK;
}
static inline int sphere_curvature(const struct sphere_offset *X, double radius, int side, double kappa[2],
                            double direction[2][3])
{
    double S[6], bend[2], turned[2][3];
    for (int i = 0; i < 6; i++)
        S[i] = ((i == 0 || i == 3 || i == 5 ? 2 : 0) - X->H[i] / X->G) * (side / X->length);
    const double n[3] = {side * X->n[0], side * X->n[1], side * X->n[2]};
    nci_principal(S, n, bend, turned);
    for (int k = 0; k < 2; k++) {
        double room = 1 - radius * bend[1 - k];
        if (fabs(room) <= 64 * DBL_EPSILON * (1 + fabs(bend[1 - k]) * radius))
            room = 0;
        if (room < 0)
            return NC_E_NOT_UNIQUE;
        kappa[k] = room > 0 ? bend[1 - k] / room : INFINITY;
        for (int i = 0; i < 3; i++)
            direction[k][i] = k == 0 ? turned[1][i] : -turned[0][i];
    }
    return NC_OK;
}
struct sphere_rates {
    double length, G, u[3], n[3];
};
static inline void sphere_rates(const struct nci_centre *centre, const struct sphere_offset *X,
                         struct sphere_rates *rate)
{
    double bent[3], m[3];
    rate->length = nci_dot(centre->u, centre->x_der);
    for (int i = 0; i < 3; i++)
        rate->u[i] = (centre->x_der[i] - rate->length * centre->u[i]) / centre->length;
    rate->G = nci_dot(X->slope, rate->u);
    nci_symmetric(X->H, rate->u, bent);
    for (int i = 0; i < 3; i++)
        m[i] = 2 * rate->G * centre->u[i] + 2 * X->G * rate->u[i] - bent[i];
    const double stretch = nci_dot(X->n, m);
    for (int i = 0; i < 3; i++)
        rate->n[i] = (m[i] - stretch * X->n[i]) / X->length;
}
int nc_sphere_contact(const double *shape, size_t n, double radius, enum nc_case mode,
                      const struct nc_spatial_motion *motion, struct nc_spatial_contact *contact)
{
    const int side = mode == NC_CASE_CONCAVE ? -1 : 1;
    struct nci_centre centre;
    struct sphere_offset X;
    struct sphere_rates rate;
    double direction[2][3], c[3], c_der[3], outer[3], outer_der[3];
    int status = contact ? nci_sphere_centre(motion, radius, &centre) : NC_E_NULL;
    if (!status && mode != NC_CASE_CONVEX && mode != NC_CASE_CONCAVE)
        status = NC_E_OPTION;
    if (!status)
        status = centre.length > 0 ? sphere_offset(shape, n, centre.u, &X) : NC_E_CENTRE;
    if (!status)
        status = sphere_curvature(&X, radius, side, contact->kappa, direction);
    if (status)
        return nci_contact_fail(status, contact);
    sphere_rates(&centre, &X, &rate);
    for (int i = 0; i < 3; i++) {
        outer[i] = side * X.n[i];
        outer_der[i] = side * rate.n[i];
        c[i] = X.G * centre.u[i] - radius * outer[i];
        c_der[i] = rate.G * centre.u[i] + X.G * rate.u[i] - radius * outer_der[i];
    }
    const double cosine = nci_dot(centre.u, X.n), excess = centre.length - X.G;
    contact->gap = side * excess * cosine;
    contact->gap_der = side * ((rate.length - rate.G) * cosine +
                               excess * (nci_dot(rate.u, X.n) + nci_dot(centre.u, rate.n)));
    nci_sphere_finish(motion, radius, outer, outer_der, c, c_der, direction, contact);
    return nci_contact_end(NC_OK, contact);
}
struct sphere_search {
    double n[3], p[3], d, radius[2], direction[2][3], slide[2];
};
static inline int sphere_try(const double *shape, size_t count, const double x[3], struct sphere_search *at)
{
    struct nci_jet jet;
    double connect[3];
    const int status = nci_spatial_sum(shape, count, at->n, 2, NULL, NULL, &jet);
    if (status)
        return status;
    if (!(isfinite(jet.h) && nci_finite(jet.g, 3) && nci_finite(jet.H, 6)))
        return NC_E_SINGULAR;
    for (int i = 0; i < 3; i++) {
        at->p[i] = jet.g[i];
        connect[i] = x[i] - jet.g[i];
    }
    at->d = nci_dot(at->n, connect);
    nci_principal(jet.H, at->n, at->radius, at->direction);
    for (int k = 0; k < 2; k++)
        at->slide[k] = nci_dot(at->direction[k], connect);
    return NC_OK;
}
static inline double sphere_step(const struct sphere_search *at, double step[3])
{
    double part[2];
    for (int k = 0; k < 2; k++) {
        const double stiffness = at->radius[k] + at->d;
        part[k] = at->slide[k] / fmax(fabs(stiffness), DBL_MIN);
        if (stiffness < 0)
            part[k] = copysign(fmax(fabs(part[k]), 0.25), part[k]);
        part[k] = fmin(fmax(part[k], -1e3), 1e3);
    }
    for (int i = 0; i < 3; i++)
        step[i] = part[0] * at->direction[0][i] + part[1] * at->direction[1][i];
    return hypot(part[0], part[1]);
}
static inline int sphere_climb(const double *shape, size_t count, const double x[3], const double step[3],
                        double length, double size, struct sphere_search *at)
{
    const struct sphere_search start = *at;
    const double slope = (start.slide[0] * nci_dot(step, start.direction[0]) +
                          start.slide[1] * nci_dot(step, start.direction[1])) /
                         length;
    for (double part = 1; part > 1e-12; part /= 2) {
        double square = 0;
        for (int i = 0; i < 3; i++) {
            at->n[i] = start.n[i] + part * step[i];
            square += at->n[i] * at->n[i];
        }
        if (!isfinite(square))
            return NC_E_NO_CONVERGENCE;
        for (int i = 0; i < 3; i++)
            at->n[i] /= sqrt(square);
        const int status = sphere_try(shape, count, x, at);
        if (status)
            return status;
        if (at->d - start.d >= 1e-4 * slope * atan(part * length) - 4 * DBL_EPSILON * size)
            return NC_OK;
    }
    return NC_E_NO_CONVERGENCE;
}
static inline int sphere_search(const double *shape, size_t count, const struct nci_centre *centre,
                         struct sphere_search *at)
{
    double step[3];
    int status = sphere_try(shape, count, centre->x, at);
    for (int k = 0; !status && k < 100; k++) {
        const double size = centre->length + sqrt(nci_dot(at->p, at->p)) + at->radius[1];
        const double length = sphere_step(at, step);
        const int concave = at->radius[0] + at->d > 0;
        if (concave && fmax(fabs(at->slide[0]), fabs(at->slide[1])) <= 8 * DBL_EPSILON * size)
            return NC_OK;
        status = sphere_climb(shape, count, centre->x, step, length, size, at);
        if (!status && concave && length <= 1e-9)
            return NC_OK;
    }
    return status ? status : NC_E_NO_CONVERGENCE;
}
static inline int sphere_start(const double *shape, size_t count, const struct nci_centre *centre, double n[3])
{
    double y[3] = {0}, m[3], along[3], best = -INFINITY;
    struct nci_jet jet;
    for (int i = 0; i < 3; i++)
        n[i] = m[i] = centre->length > 0 ? centre->u[i] : i == 2;
    for (int k = 0; k < 32 && !(best > 0); k++) {
        const int status = nci_spatial_sum(shape, count, m, 1, NULL, NULL, &jet);
        const double d = nci_dot(m, centre->x) - jet.h;
        if (status)
            return status;
        for (int i = 0; i < 3; i++) {
            n[i] = d > best ? m[i] : n[i];
            along[i] = jet.g[i] - y[i];
            m[i] = centre->x[i] - y[i];
        }
        best = fmax(best, d);
        const double way = k > 0 ? nci_dot(m, along) / nci_dot(along, along) : 1;
        for (int i = 0; i < 3; i++) {
            y[i] += fmin(way, 1) * along[i];
            m[i] = centre->x[i] - y[i];
        }
        const double length = sqrt(nci_dot(m, m));
        if (!(way > 0 && length > 0 && isfinite(length)))
            break;
        for (int i = 0; i < 3; i++)
            m[i] /= length;
    }
    return isfinite(best) ? NC_OK : NC_E_SINGULAR;
}
static inline int sphere_deepest(const double *shape, size_t count, const struct nci_centre *centre,
                          double radius_min, struct sphere_search *at)
{
    int status = sphere_start(shape, count, centre, at->n);
    if (!status)
        status = sphere_search(shape, count, centre, at);
    for (int k = 0; !status && k < 14; k++) {
        if (at->d >= -radius_min)
            return NC_OK;
        for (int i = 0; i < 3; i++)
            at->n[i] = k < 6 ? (k / 2 == i ? 2 * (k % 2) - 1 : 0) : (2 * (k >> i & 1) - 1) / sqrt(3);
        if (sphere_search(shape, count, centre, at))
            at->d = -INFINITY;
    }
    return status ? status : at->d >= -radius_min ? NC_OK : NC_E_UNDECIDED;
}
static inline int sphere_flat(const double *shape, size_t count)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    int status = nci_read(&reader, shape, count);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        const double *p = inner.parameter;
        if (!status && inner.kind == NC_SPATIAL_ELLIPSOID && (p[0] == 0 || p[1] == 0 || p[2] == 0))
            return 1;
    }
    return 0;
}
int nc_sphere_distance(const double *shape, size_t n, double radius, const struct nc_spatial_motion *motion,
                       double radius_min, struct nc_spatial_contact *contact)
{
    struct nci_centre centre;
    struct sphere_search at;
    double n_der[3] = {0}, c_der[3] = {0};
    int status = contact ? nci_sphere_centre(motion, radius, &centre) : NC_E_NULL;
    if (!status && !(radius_min >= 0 && isfinite(radius_min)))
        status = NC_E_OPTION;
    if (!status)
        status = sphere_deepest(shape, n, &centre, radius_min, &at);
    if (status % NC_TERM == NC_E_NO_CONVERGENCE && sphere_flat(shape, n))
        status = NC_E_FLAT;
    if (!status)
        status = nci_curvatures(at.p, at.radius, contact->kappa);
    if (status)
        return nci_contact_fail(status, contact);
    for (int k = 0; k < 2; k++) {
        const double turn = nci_dot(at.direction[k], centre.x_der) / (at.radius[k] + at.d);
        for (int i = 0; i < 3; i++) {
            n_der[i] += turn * at.direction[k][i];
            c_der[i] += at.radius[k] * turn * at.direction[k][i];
        }
    }
    contact->gap = at.d - radius;
    contact->gap_der = nci_dot(at.n, centre.x_der);
    nci_sphere_finish(motion, radius, at.n, n_der, at.p, c_der, at.direction, contact);
    return nci_contact_end(NC_OK, contact);
}
static inline int sensitivity_end(int status, int result, double factor, size_t count, double *gap)
{
    if (!nci_failed(status) && result)
        status = result;
    for (size_t i = 0; i < count; i++)
        gap[i] = nci_failed(status) ? NAN : factor * gap[i];
    return status;
}
int nc_line_sensitivity(const double *shape, size_t n, const struct nc_planar_motion *motion, size_t count,
                        double *gap)
{
    struct nc_planar_contact contact;
    if (!gap)
        return NC_E_NULL;
    const int status = nc_line_contact(shape, n, motion, &contact);
    const int result =
        nci_failed(status) ? status : nc_planar_sensitivity(shape, n, contact.phi, count, gap, NULL, NULL);
    return sensitivity_end(status, result, -1, count, gap);
}
int nc_plane_sensitivity(const double *shape, size_t n, const double e[3],
                         const struct nc_spatial_motion *motion, size_t count, double *gap)
{
    struct nc_spatial_contact contact;
    double normal[3];
    if (!gap)
        return NC_E_NULL;
    const int status = nc_plane_contact(shape, n, e, motion, &contact);
    int result = status;
    if (!nci_failed(status)) {
        nci_rotate_back(motion->q, contact.e_n, normal);
        for (int k = 0; k < 3; k++)
            normal[k] = -normal[k];
        result = nc_spatial_sensitivity(shape, n, normal, count, gap, NULL);
    }
    return sensitivity_end(status, result, -1, count, gap);
}
int nc_circle_sensitivity(const double *shape, size_t n, double radius, enum nc_case mode,
                          const struct nc_planar_motion *motion, size_t count, double *gap)
{
    struct nc_planar_contact contact;
    double G[4], factor = 0;
    if (!gap)
        return NC_E_NULL;
    const int status = nc_circle_distance(shape, n, radius, mode, motion, &contact);
    int result = status;
    if (!status) {
        const double psi = contact.argument;
        result = nci_planar_jet(shape, n, psi, cos(psi), sin(psi), 1, G);
        factor = (mode == NC_CASE_CONCAVE ? 1 : -1) * G[0] / hypot(G[0], G[1]);
    }
    if (!result)
        result = nc_planar_sensitivity(shape, n, contact.argument, count, gap, NULL, NULL);
    return sensitivity_end(status, result, factor, count, gap);
}
#ifndef NCI_PAIR_H
#define NCI_PAIR_H
enum {
    NCI_PAIR_BLOCKS = 4,
    NCI_PAIR_QUADRICS = 2 * NCI_PAIR_BLOCKS,
    NCI_PAIR_PARTS = NCI_PAIR_QUADRICS + 2
};
enum nci_pair_role { NCI_PAIR_REST, NCI_PAIR_CENTRE, NCI_PAIR_SPHERE, NCI_PAIR_QUADRIC, NCI_PAIR_NONE };
static inline enum nci_pair_role nci_pair_role(int kind)
{
    switch (kind) {
    case NC_SPATIAL_OFFSET:
        return NCI_PAIR_SPHERE;
    case NC_SPATIAL_SHIFT:
        return NCI_PAIR_CENTRE;
    case NC_SPATIAL_ELLIPSOID:
    case NC_SPATIAL_QUADRATIC:
        return NCI_PAIR_QUADRIC;
    case NC_SPATIAL_ROTATED:
        return NCI_PAIR_NONE;
    default:
        return nci_kind_is_spatial(kind) ? NCI_PAIR_REST : NCI_PAIR_NONE;
    }
}
struct nci_pair_block {
    double M[6][2], L[9][2];
};
struct nci_pair_rest {
    const double *shape;
    size_t n;
    size_t absorbed;
    int full;
    double sphere;
    int present, terms;
};
struct nci_pair {
    const double *q;
    double r[3];
    double centre[2][3];
    double offset[2];
    double floor[2];
    double size;
    int evaluations;
    int quadrics, parts;
    int flat;
    int thin;
    int simple;
    int lone;
    int body[NCI_PAIR_PARTS];
    int factored[NCI_PAIR_QUADRICS];
    struct nci_pair_rest rest[2];
    double thickness[NCI_PAIR_QUADRICS];
    double extent[NCI_PAIR_QUADRICS][3], span[NCI_PAIR_QUADRICS];
    struct nci_pair_block block[NCI_PAIR_BLOCKS];
};
struct nci_pair_part {
    double h, p[3];
};
struct nci_pair_state {
    double n[3], d, g[3], T[6];
    double h[NCI_PAIR_BLOCKS][2], i[NCI_PAIR_BLOCKS][2], p[NCI_PAIR_BLOCKS][3][2];
    struct nci_pair_part rest[2];
    double H[2][6];
    double flat[NCI_PAIR_QUADRICS][3];
};
static inline void nci_pair_turn(const double q[9], const double A[6], double out[6])
{
    double B[3][3];
    for (int i = 0; i < 3; i++)
        nci_symmetric(A, q + 3 * i, B[i]);
    out[0] = nci_dot(q, B[0]);
    out[1] = nci_dot(q, B[1]);
    out[2] = nci_dot(q, B[2]);
    out[3] = nci_dot(q + 3, B[1]);
    out[4] = nci_dot(q + 3, B[2]);
    out[5] = nci_dot(q + 6, B[2]);
}
static inline void nci_pair_tangents(const double n[3], double a[3], double b[3])
{
    const double x = fabs(n[0]), y = fabs(n[1]), z = fabs(n[2]);
    const int k = x < y ? (x < z ? 0 : 2) : (y < z ? 1 : 2);
    const double axis[3] = {k == 0, k == 1, k == 2};
    nci_cross(n, axis, a);
    const double scale = 1 / sqrt(nci_dot(a, a));
    for (int j = 0; j < 3; j++)
        a[j] *= scale;
    nci_cross(n, a, b);
}
static inline void nci_pair_eigen(double xx, double xy, double yy, double *large, double *small, double *c,
                                  double *s)
{
    const double mean = 0.5 * (xx + yy), half = 0.5 * (xx - yy), root = sqrt(half * half + xy * xy);
    *large = mean + root;
    *small = mean - root;
    *c = 1;
    *s = 0;
    if (root > 0) {
        const double major = sqrt(0.5 + 0.5 * fabs(half) / root), minor = 0.5 * xy / (root * major);
        *c = half < 0 ? fabs(minor) : major;
        *s = half < 0 ? (xy < 0 ? -major : major) : minor;
    }
}
#define NCI_PAIR_DEFAULTS                                                                                  \
    {                                                                                                      \
        0, 0, 1e-9, 20000                                                                                  \
    }
NCI_API int nci_pair_options(const struct nc_pair_options *given, struct nc_pair_options *options);
NCI_API int nci_pair_read(struct nci_pair *pair, const double *shape_a, size_t na, const double *shape_b,
                          size_t nb, const double r[3], const double q[9]);
#define NCI_PAIR_FLAT 1e-24
static inline void nci_pair_note_thin(struct nci_pair *pair, double least, double most)
{
    if (least < 1e-4 * most)
        pair->thin |= least < 1e-7 * most ? 3 : 1;
}
NCI_API int nci_pair_add_ellipsoid(struct nci_pair *pair, int body, const double *q, const double p[3]);
NCI_API int nci_pair_add_quadratic(struct nci_pair *pair, int body, const double *q, const double p[6]);
NCI_API void nci_pair_set_factor(struct nci_pair *pair, int k, const double *q, const double p[3]);
NCI_API void nci_pair_sharpen(struct nci_pair *pair);
NCI_API void nci_pair_factor(struct nci_pair *pair);
NCI_API int nci_pair_support(struct nci_pair *pair, const double n[3], double *d, double g[3]);
NCI_API int nci_pair_evaluate(struct nci_pair *pair, const double n[3], struct nci_pair_state *state);
NCI_API int nci_pair_rest(const struct nci_pair *pair, int body, const double n[3], int order,
                          struct nci_pair_part *part, double H[6]);
NCI_API int nci_pair_profile(const struct nci_term *term);
NCI_API int nci_pair_add_profile(struct nci_pair *pair, int body, const double *q,
                                 const struct nci_term *term);
#define NCI_PAIR_BESIDE 1e-14
NCI_API int nci_pair_reach(const struct nci_pair *pair, const struct nci_pair_state *state,
                           const double n[3], double p[2][3], double x[3]);
NCI_API double nci_pair_flat(const struct nci_pair *pair, int k, const double n[3], double u[3]);
NCI_API void nci_pair_flat_point(const struct nci_pair *pair, int k, const double u[3], double p[3]);
struct nci_pair_nearest {
    double g[4][3], y[3];
    int count;
    double weight[3];
    int from[3];
};
NCI_API void nci_pair_reduce(struct nci_pair_nearest *set);
NCI_API int nci_pair_nearest(struct nci_pair *pair, double n[3]);
NCI_API int nci_pair_settle_flat(struct nci_pair *pair, struct nci_pair_state *state, int *stationary);
NCI_API int nci_pair_finish_flat(struct nci_pair *pair, struct nci_pair_state *state, double step[3],
                                 int converged);
NCI_API int nci_pair_support_parts(const struct nci_pair *pair, const double n[3], double *d, double g[3]);
NCI_API int nci_pair_evaluate_parts(const struct nci_pair *pair, struct nci_pair_state *state);
NCI_API int nci_pair_reweigh(struct nci_pair *pair, double n[3]);
NCI_API int nci_pair_is_convex(const struct nci_pair *pair, const struct nci_pair_state *state);
NCI_API struct nci_pair_part nci_pair_part(const struct nci_pair *pair, const struct nci_pair_state *state,
                                           int k);
NCI_API void nci_pair_hessian(const struct nci_pair *pair, const struct nci_pair_state *state, int k,
                              double H[6]);
static inline int nci_pair_solve(const double A[6], const double b[3], double x[3])
{
    const double i0 = 1 / A[0], l1 = A[1] * i0, l2 = A[2] * i0;
    const double d1 = A[3] - l1 * A[1], i1 = 1 / d1, e = A[4] - l1 * A[2], l3 = e * i1;
    const double d2 = A[5] - l2 * A[2] - l3 * e;
    if (!(A[0] > 0 && d1 > 0 && d2 > 0))
        return 0;
    const double y1 = b[1] - l1 * b[0], y2 = b[2] - l2 * b[0] - l3 * y1;
    x[2] = y2 / d2;
    x[1] = y1 * i1 - l3 * x[2];
    x[0] = b[0] * i0 - l1 * x[1] - l2 * x[2];
    return 1;
}
NCI_API int nci_pair_search(struct nci_pair *pair, double n[3], int known, struct nci_pair_state *state,
                            double step[3]);
NCI_API int nci_pair_rise(struct nci_pair *pair, struct nci_pair_state *state, double step[3]);
NCI_API int nci_pair_polish(struct nci_pair *pair, struct nci_pair_state *state, double step[3]);
NCI_API double nci_pair_bound(const struct nci_pair *pair, const struct nc_pair_options *options,
                              const struct nci_pair_state *state);
static inline double nci_pair_floor(const struct nci_pair *pair, const struct nc_pair_options *options)
{
    const double a = options->radius_a - pair->offset[0], b = options->radius_b - pair->offset[1];
    return (a > pair->floor[0] ? a : pair->floor[0]) + (b > pair->floor[1] ? b : pair->floor[1]);
}
NCI_API int nci_pair_certify(struct nci_pair *pair, const struct nc_pair_options *options, int stationary,
                             struct nci_pair_state *state, double step[3], int *proof, double *upper);
#endif
static inline double pair_add_quadric(struct nci_pair *pair, int body, double least, double most)
{
    const double size = sqrt(most), thickness = least < NCI_PAIR_FLAT * most ? 1e-14 * most : 0;
    const int k = pair->quadrics++;
    pair->thickness[k] = thickness;
    pair->flat |= thickness > 0;
    pair->span[k] = size;
    pair->body[k] = body;
    pair->size += size;
    pair->floor[body] += least / size;
    nci_pair_note_thin(pair, least, most);
    return thickness;
}
static inline void pair_set_matrix(struct nci_pair *pair, double xx, double xy, double xz, double yy,
                                   double yz, double zz)
{
    const int k = pair->quadrics - 1, lane = k % 2;
    struct nci_pair_block *block = &pair->block[k / 2];
    block->M[0][lane] = xx;
    block->M[1][lane] = xy;
    block->M[2][lane] = xz;
    block->M[3][lane] = yy;
    block->M[4][lane] = yz;
    block->M[5][lane] = zz;
}
void nci_pair_set_factor(struct nci_pair *pair, int k, const double *q, const double p[3])
{
    static const double unit[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    const double axis[3] = {sqrt(p[0]), sqrt(p[1]), sqrt(p[2])}, *turn = q ? q : unit;
    for (int j = 0; j < 3; j++) {
        pair->block[k / 2].L[j][k % 2] = turn[j] * axis[j];
        pair->block[k / 2].L[3 + j][k % 2] = turn[3 + j] * axis[j];
        pair->block[k / 2].L[6 + j][k % 2] = turn[6 + j] * axis[j];
    }
    pair->factored[k] = 1;
}
void nci_pair_factor(struct nci_pair *pair)
{
    for (int k = 0; k < pair->quadrics; k++) {
        struct nci_pair_block *block = &pair->block[k / 2];
        double M[6], L[9] = {0};
        if (pair->factored[k])
            continue;
        for (int j = 0; j < 6; j++)
            M[j] = block->M[j][k % 2];
        const double pivot = 1e-14 * (M[0] + M[3] + M[5]);
        L[0] = sqrt(fmax(M[0], pivot));
        L[3] = M[1] / L[0];
        L[6] = M[2] / L[0];
        L[4] = sqrt(fmax(M[3] - L[3] * L[3], pivot));
        L[7] = (M[4] - L[3] * L[6]) / L[4];
        L[8] = sqrt(fmax(M[5] - L[6] * L[6] - L[7] * L[7], pivot));
        for (int j = 0; j < 9; j++)
            block->L[j][k % 2] = L[j];
        pair->factored[k] = 1;
    }
}
void nci_pair_sharpen(struct nci_pair *pair)
{
    pair->flat = 2;
    for (int k = 0; k < pair->quadrics; k++) {
        struct nci_pair_block *block = &pair->block[k / 2];
        const double before = pair->thickness[k], after = 1e-6 * before;
        if (!(before > 0))
            continue;
        block->M[0][k % 2] += after - before;
        block->M[3][k % 2] += after - before;
        block->M[5][k % 2] += after - before;
        for (int j = 0; j < 3; j++) {
            double square = 0;
            for (int i = 0; i < 9; i += 3)
                square += block->L[i + j][k % 2] * block->L[i + j][k % 2];
            const double own = square * pair->extent[k][j] * pair->extent[k][j],
                         grow = sqrt((own + after) / square);
            for (int i = 0; i < 9; i += 3)
                block->L[i + j][k % 2] *= grow;
            pair->extent[k][j] = sqrt(own / (own + after));
        }
        pair->thickness[k] = after;
    }
}
int nci_pair_add_ellipsoid(struct nci_pair *pair, int body, const double *q, const double p[3])
{
    const double low = p[0] < p[1] ? p[0] : p[1], high = p[0] < p[1] ? p[1] : p[0];
    const double least = low < p[2] ? low : p[2], most = high > p[2] ? high : p[2];
    if (!nci_finite(p, 3))
        return NC_E_PARAMETER;
    if (!(least >= 0 && most > 0))
        return NC_E_RANGE;
    const double e = pair_add_quadric(pair, body, least, most), a = p[0] + e, b = p[1] + e, c = p[2] + e;
    const double thick[3] = {a, b, c};
    if (q) {
        const double x = q[0] * a, y = q[1] * b, z = q[2] * c, u = q[3] * a, v = q[4] * b, w = q[5] * c;
        pair_set_matrix(pair, x * q[0] + y * q[1] + z * q[2], x * q[3] + y * q[4] + z * q[5],
                        x * q[6] + y * q[7] + z * q[8], u * q[3] + v * q[4] + w * q[5],
                        u * q[6] + v * q[7] + w * q[8],
                        q[6] * q[6] * a + q[7] * q[7] * b + q[8] * q[8] * c);
    } else {
        pair_set_matrix(pair, a, 0, 0, b, 0, c);
    }
    if (least < 1e-4 * most)
        nci_pair_set_factor(pair, pair->quadrics - 1, q, thick);
    for (int j = 0; j < 3 && e > 0; j++)
        pair->extent[pair->quadrics - 1][j] = p[j] < NCI_PAIR_FLAT * most ? 0 : sqrt(p[j] / thick[j]);
    return NC_OK;
}
int nci_pair_profile(const struct nci_term *term)
{
    struct nci_reader reader;
    struct nci_term part;
    int quadrics = 0, others = 0;
    if (nci_read(&reader, term->parameter, term->count))
        return -1;
    while (nci_more(&reader)) {
        if (nci_next(&reader, &part))
            return -1;
        const double *p = part.parameter;
        if (part.kind == NC_PLANAR_ELLIPSE && part.count == 2 && p[0] >= 0 && p[1] >= 0 &&
            p[0] * p[0] + p[1] * p[1] > 0)
            quadrics++;
        else if ((part.kind == NC_PLANAR_OFFSET && part.count == 1) ||
                 (part.kind == NC_PLANAR_SHIFT && part.count == 2 && p[0] == 0))
            others++;
        else
            return -1;
    }
    return quadrics + others > 0 ? quadrics : -1;
}
int nci_pair_add_profile(struct nci_pair *pair, int body, const double *q, const struct nci_term *term)
{
    struct nci_reader reader;
    struct nci_term part;
    int status = nci_read(&reader, term->parameter, term->count);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &part);
        const double *p = part.parameter;
        if (!status && part.kind == NC_PLANAR_ELLIPSE) {
            const double squares[3] = {p[0] * p[0], p[0] * p[0], p[1] * p[1]};
            status = nci_pair_add_ellipsoid(pair, body, q, squares);
        } else if (!status && part.kind == NC_PLANAR_OFFSET) {
            pair->offset[body] += p[0];
        } else if (!status) {
            for (int i = 0; i < 3; i++)
                pair->centre[body][i] += p[1] * (q ? q[3 * i + 2] : i == 2);
        }
    }
    return status;
}
static inline void pair_jacobi(double A[3][3], double q[9], int i, int j)
{
    if (A[i][j] == 0)
        return;
    const double slope = (A[j][j] - A[i][i]) / (2 * A[i][j]);
    const double t = copysign(1, slope) / (fabs(slope) + sqrt(1 + slope * slope)), c = 1 / sqrt(1 + t * t),
                 s = t * c;
    for (int k = 0; k < 3; k++) {
        const double x = A[k][i], y = A[k][j], u = q[3 * k + i], v = q[3 * k + j];
        A[k][i] = c * x - s * y;
        A[k][j] = s * x + c * y;
        q[3 * k + i] = c * u - s * v;
        q[3 * k + j] = s * u + c * v;
    }
    for (int k = 0; k < 3; k++) {
        const double x = A[i][k], y = A[j][k];
        A[i][k] = c * x - s * y;
        A[j][k] = s * x + c * y;
    }
}
static inline int pair_add_flat(struct nci_pair *pair, int body, const double *q, const double p[6])
{
    double A[3][3] = {{p[0], p[1], p[2]}, {p[1], p[3], p[4]}, {p[2], p[4], p[5]}};
    double turn[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, axes[3];
    for (int sweep = 0; sweep < 8; sweep++) {
        pair_jacobi(A, turn, 0, 1);
        pair_jacobi(A, turn, 0, 2);
        pair_jacobi(A, turn, 1, 2);
    }
    for (int j = 0; j < 3; j++) {
        double column[3] = {turn[j], turn[3 + j], turn[6 + j]};
        axes[j] = A[j][j] > 1e-14 * (p[0] + p[3] + p[5]) ? A[j][j] : 0;
        if (q)
            nci_rotate(q, column, column);
        for (int i = 0; i < 3; i++)
            turn[3 * i + j] = column[i];
    }
    return nci_pair_add_ellipsoid(pair, body, turn, axes);
}
int nci_pair_add_quadratic(struct nci_pair *pair, int body, const double *q, const double p[6])
{
    if (!nci_is_semidefinite(p))
        return NC_E_SEMIDEFINITE;
    const double trace = p[0] + p[3] + p[5], yz = p[3] * p[5] - p[4] * p[4];
    const double second = p[0] * p[3] - p[1] * p[1] + p[0] * p[5] - p[2] * p[2] + yz;
    const double determinant =
        p[0] * yz - p[1] * (p[1] * p[5] - p[4] * p[2]) + p[2] * (p[1] * p[4] - p[3] * p[2]);
    const double least = second > 1e-14 * trace * trace && determinant > 0 ? determinant / second : 0;
    if (least < 1e-14 * trace)
        return pair_add_flat(pair, body, q, p);
    pair_add_quadric(pair, body, least, trace);
    double M[6] = {p[0], p[1], p[2], p[3], p[4], p[5]};
    if (q)
        nci_pair_turn(q, p, M);
    pair_set_matrix(pair, M[0], M[1], M[2], M[3], M[4], M[5]);
    return NC_OK;
}
static inline int pair_open(const struct nci_pair *pair, int body, struct nci_term *term, double product[9],
                     const double **turn)
{
    const double *q = pair->q, *p = term->parameter;
    struct nci_term inner;
    *turn = body ? q : NULL;
    if (term->kind != NC_SPATIAL_ROTATED)
        return NC_OK;
    int status = nci_spatial_inner(term, &inner);
    if (!status && !nci_is_rotation(p))
        status = NC_E_ROTATION;
    if (status)
        return status;
    for (int i = 0; body && i < 3; i++)
        for (int j = 0; j < 3; j++)
            product[3 * i + j] = q[3 * i] * p[j] + q[3 * i + 1] * p[3 + j] + q[3 * i + 2] * p[6 + j];
    *turn = body ? product : p;
    inner.number = term->number;
    *term = inner;
    return NC_OK;
}
static inline int pair_read_rest(struct nci_pair *pair, int body, const struct nci_term *term, int *concave)
{
    const double *p = term->parameter;
    if ((term->kind == NC_SPATIAL_SUPERELLIPSOID && term->count == 6 && !(p[3] >= 1 && p[4] >= 1)) ||
        (term->kind == NC_SPATIAL_HULL && term->count > 0 && !(p[0] >= 1)))
        return nci_finite(p, term->count) ? NC_E_RANGE : NC_E_PARAMETER;
    *concave |= !nci_kind_is_convex(term->kind);
    pair->rest[body].terms = 1;
    return NC_OK;
}
static inline int pair_absorbs(struct nci_pair *pair, int body, const struct nci_term *term, int quadrics)
{
    struct nci_pair_rest *rest = &pair->rest[body];
    rest->full |= pair->quadrics + quadrics > NCI_PAIR_QUADRICS;
    if (!rest->full)
        rest->absorbed = term->number;
    return !rest->full;
}
static inline int pair_read_quadric(struct nci_pair *pair, int body, const double *turn,
                             const struct nci_term *term)
{
    const int axes = term->kind == NC_SPATIAL_ELLIPSOID;
    if (term->count != (axes ? 3 : 6))
        return NC_E_COUNT;
    return axes ? nci_pair_add_ellipsoid(pair, body, turn, term->parameter)
                : nci_pair_add_quadratic(pair, body, turn, term->parameter);
}
static inline int pair_read_term(struct nci_pair *pair, int body, struct nci_term *term, int *concave)
{
    double product[9], shift[3];
    const double *turn;
    int quadrics;
    const int status = pair_open(pair, body, term, product, &turn);
    if (status)
        return status;
    switch (nci_pair_role(term->kind)) {
    case NCI_PAIR_CENTRE:
        if (term->count != 3)
            return NC_E_COUNT;
        memcpy(shift, term->parameter, sizeof shift);
        if (turn)
            nci_rotate(turn, shift, shift);
        for (int i = 0; i < 3; i++)
            pair->centre[body][i] += shift[i];
        return NC_OK;
    case NCI_PAIR_SPHERE:
        if (term->count != 1)
            return NC_E_COUNT;
        pair->offset[body] += term->parameter[0];
        return NC_OK;
    case NCI_PAIR_QUADRIC:
        return pair_absorbs(pair, body, term, 1) ? pair_read_quadric(pair, body, turn, term)
                                                 : pair_read_rest(pair, body, term, concave);
    case NCI_PAIR_REST:
        quadrics = term->kind == NC_SPATIAL_REVOLVED ? nci_pair_profile(term) : -1;
        return quadrics >= 0 && pair_absorbs(pair, body, term, quadrics)
                   ? nci_pair_add_profile(pair, body, turn, term)
                   : pair_read_rest(pair, body, term, concave);
    default:
        return nci_kind_is_planar(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}
static inline int pair_read_body(struct nci_pair *pair, int body, const double *shape, size_t n)
{
    struct nci_pair_rest *rest = &pair->rest[body];
    struct nci_reader reader;
    struct nci_term term;
    int concave = 0;
    int status = nci_read(&reader, shape, n);
    *rest = (struct nci_pair_rest){shape, n, 0, 0, 0, 0, 0};
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(pair_read_term(pair, body, &term, &concave), term.number);
    }
    if (concave || pair->offset[body] < 0) {
        rest->sphere = pair->offset[body];
        pair->offset[body] = pair->floor[body] = 0;
    }
    rest->present = rest->terms || rest->sphere != 0;
    return status;
}
static inline const double *pair_lone_ellipsoid(struct nci_pair *pair, int body, const double *shape,
                                                size_t n)
{
    if (!(n == 5 && shape && shape[0] == NC_SPATIAL_ELLIPSOID && shape[1] == 3))
        return NULL;
    const double a = shape[2], b = shape[3], c = shape[4], low = a < b ? a : b, high = a < b ? b : a;
    const double least = low < c ? low : c, most = high > c ? high : c;
    const double thinnest = NCI_PAIR_FLAT * most;
    if (!(a >= thinnest && b >= thinnest && c >= thinnest && most > 0 && most < INFINITY))
        return NULL;
    const double size = sqrt(most);
    pair->size += size;
    pair->floor[body] = least / size;
    nci_pair_note_thin(pair, least, most);
    return shape + 2;
}
static inline int pair_reachable(const double r[3])
{
    return fabs(r[0]) < 1e100 && fabs(r[1]) < 1e100 && fabs(r[2]) < 1e100;
}
static inline int pair_read_lone(struct nci_pair *pair, const double a[3], const double b[3],
                                 const double r[3], const double q[9])
{
    struct nci_pair_block *block = &pair->block[0];
    const double x = q[0] * b[0], y = q[1] * b[1], z = q[2] * b[2];
    const double u = q[3] * b[0], v = q[4] * b[1], w = q[5] * b[2];
    block->M[0][0] = a[0];
    block->M[0][1] = x * q[0] + y * q[1] + z * q[2];
    block->M[1][0] = 0;
    block->M[1][1] = x * q[3] + y * q[4] + z * q[5];
    block->M[2][0] = 0;
    block->M[2][1] = x * q[6] + y * q[7] + z * q[8];
    block->M[3][0] = a[1];
    block->M[3][1] = u * q[3] + v * q[4] + w * q[5];
    block->M[4][0] = 0;
    block->M[4][1] = u * q[6] + v * q[7] + w * q[8];
    block->M[5][0] = a[2];
    block->M[5][1] = q[6] * q[6] * b[0] + q[7] * q[7] * b[1] + q[8] * q[8] * b[2];
    pair->q = q;
    pair->offset[0] = pair->offset[1] = 0;
    pair->centre[0][0] = pair->centre[0][1] = pair->centre[0][2] = 0;
    pair->evaluations = 0;
    pair->body[0] = 0;
    pair->body[1] = 1;
    pair->quadrics = pair->parts = 2;
    pair->flat = 0;
    pair->simple = pair->thin < 2;
    pair->lone = !pair->thin;
    pair->factored[0] = pair->factored[1] = 0;
    pair->thickness[0] = pair->thickness[1] = 0;
    pair->centre[1][0] = pair->r[0] = r[0];
    pair->centre[1][1] = pair->r[1] = r[1];
    pair->centre[1][2] = pair->r[2] = r[2];
    if (pair->thin) {
        nci_pair_set_factor(pair, 0, NULL, a);
        nci_pair_set_factor(pair, 1, q, b);
    }
    return pair_reachable(r) ? NC_OK : NC_E_ARGUMENT;
}
int nci_pair_read(struct nci_pair *pair, const double *shape_a, size_t na, const double *shape_b, size_t nb,
                  const double r[3], const double q[9])
{
    if (!(r && q))
        return NC_E_NULL;
    if (!nci_is_rotation(q))
        return nci_finite(q, 9) ? NC_E_ROTATION : NC_E_ARGUMENT;
    pair->size = 0;
    pair->thin = 0;
    const double *a = pair_lone_ellipsoid(pair, 0, shape_a, na),
                 *b = pair_lone_ellipsoid(pair, 1, shape_b, nb);
    if (a && b)
        return pair_read_lone(pair, a, b, r, q);
    memset(pair, 0, offsetof(struct nci_pair, rest));
    pair->q = q;
    int status = pair_read_body(pair, 0, shape_a, na);
    if (!status)
        status = pair_read_body(pair, 1, shape_b, nb);
    pair->parts = pair->quadrics;
    pair->size += fabs(pair->offset[0]) + fabs(pair->offset[1]);
    for (int body = 0; !status && body < 2; body++) {
        static const double side[2][3] = {{0.6, 0.64, 0.48}, {-0.6, -0.64, -0.48}};
        struct nci_pair_part part;
        double H[6];
        if (!pair->rest[body].present)
            continue;
        pair->body[pair->parts++] = body;
        for (int k = 0; !status && k < 2; k++) {
            status = nci_pair_rest(pair, body, side[k], 0, &part, H);
            pair->size += fabs(part.h);
        }
    }
    nci_pair_factor(pair);
    for (int j = 0; pair->quadrics % 2 && j < 9; j++)
        pair->block[pair->quadrics / 2].L[j][1] = 0;
    pair->simple =
        pair->parts == 2 && pair->quadrics == 2 && pair->thin < 2 && !pair->body[0] && pair->body[1];
    for (int i = 0; i < 3; i++) {
        pair->size +=
            fabs(pair->centre[0][i]) + fabs(pair->centre[1][i]);
        pair->centre[1][i] += r[i];
        pair->r[i] = pair->centre[1][i] - pair->centre[0][i];
    }
    if (!status && !(pair_reachable(pair->r) && nci_finite(pair->offset, 2)))
        status = nci_finite(shape_a, na) && nci_finite(shape_b, nb) ? NC_E_ARGUMENT : NC_E_PARAMETER;
    return status;
}
static inline int rest_jet(const struct nci_pair_rest *rest, const double x[3], int order, struct nci_jet *jet)
{
    struct nci_reader reader = {rest->shape, rest->shape + (rest->terms ? rest->n : 0), 0};
    int status = NC_OK, flat = NC_OK;
    *jet = (struct nci_jet){0};
    while (!status && nci_more(&reader)) {
        struct nci_term term, inner;
        status = nci_next(&reader, &term);
        if (status)
            break;
        int absorbed = 0;
        inner = term;
        if (term.kind == NC_SPATIAL_ROTATED)
            nci_spatial_inner(&term, &inner);
        const int role = nci_pair_role(inner.kind);
        if (role == NCI_PAIR_QUADRIC ||
            (role == NCI_PAIR_REST && inner.kind == NC_SPATIAL_REVOLVED && nci_pair_profile(&inner) >= 0))
            absorbed = term.number <= rest->absorbed;
        if ((role == NCI_PAIR_REST || role == NCI_PAIR_QUADRIC) && !absorbed)
            status = nci_blame(nci_spatial_term(&term, x, order, NULL, NULL, jet), term.number);
        if (nci_is_flat(status)) {
            flat = status;
            status = NC_OK;
        }
    }
    return status ? status : flat;
}
static inline int rest_guided(const struct nci_pair_rest *rest, const double x[3], int order, struct nci_jet *jet)
{
    int status = rest_jet(rest, x, order, jet);
    if (nci_failed(status) || order < 2)
        return nci_failed(status) ? status : NC_OK;
    if (!status && nci_finite(jet->g, 3) && nci_finite(jet->H, 6))
        return NC_OK;
    static const double aside[3] = {4.8e-9, 6e-9, 6.4e-9};
    double H[6] = {0};
    for (int side = -1; side < 2; side += 2) {
        double y[3] = {x[0] + side * aside[0], x[1] + side * aside[1], x[2] + side * aside[2]};
        const double shrink = 1 / sqrt(nci_dot(y, y));
        for (int j = 0; j < 3; j++)
            y[j] *= shrink;
        status = rest_jet(rest, y, 2, jet);
        if (nci_failed(status))
            return status;
        for (int j = 0; j < 6; j++)
            H[j] += 0.5 * jet->H[j];
    }
    status = rest_jet(rest, x, 1, jet);
    memcpy(jet->H, H, sizeof H);
    return nci_failed(status) ? status : NC_OK;
}
int nci_pair_rest(const struct nci_pair *pair, int body, const double n[3], int order,
                  struct nci_pair_part *part, double H[6])
{
    const struct nci_pair_rest *rest = &pair->rest[body];
    struct nci_jet jet = {0};
    double x[3] = {n[0], n[1], n[2]};
    if (body) {
        const double opposite[3] = {-n[0], -n[1], -n[2]};
        nci_rotate_back(pair->q, opposite, x);
    }
    int status = NC_E_NO_CONVERGENCE;
    if (nci_dot(n, n) > 0.5)
        status = rest_guided(rest, x, order, &jet);
    memcpy(H, jet.H, sizeof jet.H);
    if (body) {
        nci_rotate(pair->q, jet.g, jet.g);
        for (int i = 0; i < 3; i++)
            jet.g[i] = -jet.g[i];
        if (order > 1)
            nci_pair_turn(pair->q, jet.H, H);
    }
    part->h = jet.h + rest->sphere;
    for (int i = 0, k = 0; i < 3; i++) {
        part->p[i] = jet.g[i] + rest->sphere * n[i];
        for (int j = i; j < 3; j++, k++)
            H[k] += rest->sphere * ((i == j) - n[i] * n[j]);
    }
    if (!status && !(nci_finite(&part->h, 1) && nci_finite(part->p, 3) && nci_finite(H, 6)))
        status = NC_E_SINGULAR;
    return status;
}
double nci_pair_flat(const struct nci_pair *pair, int k, const double n[3], double u[3])
{
    double L[9];
    for (int j = 0; j < 9; j++)
        L[j] = pair->block[k / 2].L[j][k % 2] * pair->extent[k][j % 3];
    nci_rotate_back(L, n, u);
    return sqrt(nci_dot(u, u));
}
void nci_pair_flat_point(const struct nci_pair *pair, int k, const double u[3], double p[3])
{
    double L[9];
    for (int j = 0; j < 9; j++)
        L[j] = pair->block[k / 2].L[j][k % 2] * pair->extent[k][j % 3];
    nci_rotate(L, u, p);
}
static inline double pair_quadric(const struct nci_pair *pair, int k, const double n[3], double p[3])
{
    const struct nci_pair_block *block = &pair->block[k / 2];
    double L[9], u[3];
    for (int j = 0; j < 9; j++)
        L[j] = block->L[j][k % 2];
    nci_rotate_back(L, n, u);
    const double h = sqrt(nci_dot(u, u)), i = 1 / h;
    for (int j = 0; j < 3; j++)
        u[j] *= i;
    nci_rotate(L, u, p);
    return h;
}
int nci_pair_support_parts(const struct nci_pair *pair, const double n[3], double *d, double g[3])
{
    int status = NC_OK;
    memcpy(g, pair->r, sizeof pair->r);
    for (int k = 0; !status && k < pair->parts; k++) {
        struct nci_pair_part part;
        double H[6];
        if (k >= pair->quadrics) {
            status = nci_pair_rest(pair, pair->body[k], n, 1, &part, H);
        } else if (pair->thickness[k] > 0) {
            double u[3];
            const double h = nci_pair_flat(pair, k, n, u), i = h > 0 ? 1 / h : 0;
            for (int j = 0; j < 3; j++)
                u[j] *= i;
            nci_pair_flat_point(pair, k, u, part.p);
        } else {
            pair_quadric(pair, k, n, part.p);
        }
        for (int j = 0; j < 3; j++)
            g[j] -= part.p[j];
    }
    *d = nci_dot(n, g);
    return status;
}
int nci_pair_support(struct nci_pair *pair, const double n[3], double *d, double g[3])
{
    const struct nci_pair_block *block = pair->block;
    const double x = n[0], y = n[1], z = n[2];
    double px[2], py[2], pz[2];
    pair->evaluations++;
    if (!pair->simple)
        return nci_pair_support_parts(pair, n, d, g);
    for (int k = 0; k < 2; k++) {
        const double wx = block->M[0][k] * x + block->M[1][k] * y + block->M[2][k] * z;
        const double wy = block->M[1][k] * x + block->M[3][k] * y + block->M[4][k] * z;
        const double wz = block->M[2][k] * x + block->M[4][k] * y + block->M[5][k] * z;
        const double i = 1 / sqrt(wx * x + wy * y + wz * z);
        px[k] = wx * i;
        py[k] = wy * i;
        pz[k] = wz * i;
    }
    g[0] = pair->r[0] - (px[0] + px[1]);
    g[1] = pair->r[1] - (py[0] + py[1]);
    g[2] = pair->r[2] - (pz[0] + pz[1]);
    *d = g[0] * x + g[1] * y + g[2] * z;
    return NC_OK;
}
int nci_pair_reweigh(struct nci_pair *pair, double n[3])
{
    const struct nci_pair_block *block = pair->block;
    const double shrink = 1 / sqrt(nci_dot(n, n)), x = n[0] * shrink, y = n[1] * shrink, z = n[2] * shrink;
    const double *r = pair->r;
    double h[2], xx[2], xy[2], xz[2], yy[2], yz[2], zz[2];
    for (int k = 0; k < 2; k++) {
        const double wx = block->M[0][k] * x + block->M[1][k] * y + block->M[2][k] * z;
        const double wy = block->M[1][k] * x + block->M[3][k] * y + block->M[4][k] * z;
        const double wz = block->M[2][k] * x + block->M[4][k] * y + block->M[5][k] * z;
        h[k] = sqrt(wx * x + wy * y + wz * z);
        const double i = 1 / h[k];
        xx[k] = block->M[0][k] * i;
        xy[k] = block->M[1][k] * i;
        xz[k] = block->M[2][k] * i;
        yy[k] = block->M[3][k] * i;
        yz[k] = block->M[4][k] * i;
        zz[k] = block->M[5][k] * i;
    }
    double d = x * r[0] + y * r[1] + z * r[2] - h[0] - h[1];
    if (!(d > -0.9 * (pair->floor[0] + pair->floor[1]))) {
        const double unit[3] = {x, y, z};
        double g[3];
        nci_pair_support(pair, unit, &d, g);
        d = 0.1 * sqrt(nci_dot(g, g));
    }
    const double A[6] = {xx[0] + xx[1] + d, xy[0] + xy[1], xz[0] + xz[1],
                         yy[0] + yy[1] + d, yz[0] + yz[1], zz[0] + zz[1] + d};
    pair->evaluations++;
    return nci_pair_solve(A, r, n);
}
int nci_pair_evaluate_parts(const struct nci_pair *pair, struct nci_pair_state *state)
{
    int status = NC_OK;
    memcpy(state->g, pair->r, sizeof pair->r);
    memset(state->T, 0, sizeof state->T);
    if (pair->quadrics % 2) {
        const int b = pair->quadrics / 2;
        state->h[b][1] = 1;
        state->i[b][1] = state->p[b][0][1] = state->p[b][1][1] = state->p[b][2][1] = 0;
    }
    for (int k = 0; !status && k < pair->parts; k++) {
        const int b = k / 2, lane = k % 2, m = k - pair->quadrics;
        double H[6], p[3];
        if (k < pair->quadrics) {
            state->h[b][lane] = pair_quadric(pair, k, state->n, p);
            state->i[b][lane] = 1 / state->h[b][lane];
            for (int j = 0; j < 3; j++)
                state->p[b][j][lane] = p[j];
        } else {
            status = nci_pair_rest(pair, pair->body[k], state->n, 2, &state->rest[m], state->H[m]);
            memcpy(p, state->rest[m].p, sizeof p);
        }
        nci_pair_hessian(pair, state, k, H);
        for (int j = 0; j < 3; j++)
            state->g[j] -= p[j];
        for (int j = 0; j < 6; j++)
            state->T[j] += H[j];
    }
    state->d = nci_dot(state->n, state->g);
    return status;
}
int nci_pair_evaluate(struct nci_pair *pair, const double n[3], struct nci_pair_state *state)
{
    const struct nci_pair_block *block = pair->block;
    const double shrink = 1 / sqrt(nci_dot(n, n)), x = n[0] * shrink, y = n[1] * shrink, z = n[2] * shrink;
    double px[2], py[2], pz[2], xx[2], xy[2], xz[2], yy[2], yz[2], zz[2], h[2], i[2];
    pair->evaluations++;
    state->n[0] = x;
    state->n[1] = y;
    state->n[2] = z;
    if (!pair->simple)
        return nci_pair_evaluate_parts(pair, state);
    for (int k = 0; k < 2; k++) {
        const double wx = block->M[0][k] * x + block->M[1][k] * y + block->M[2][k] * z;
        const double wy = block->M[1][k] * x + block->M[3][k] * y + block->M[4][k] * z;
        const double wz = block->M[2][k] * x + block->M[4][k] * y + block->M[5][k] * z;
        h[k] = sqrt(wx * x + wy * y + wz * z);
        i[k] = 1 / h[k];
        px[k] = wx * i[k];
        py[k] = wy * i[k];
        pz[k] = wz * i[k];
        xx[k] = (block->M[0][k] - px[k] * px[k]) * i[k];
        xy[k] = (block->M[1][k] - px[k] * py[k]) * i[k];
        xz[k] = (block->M[2][k] - px[k] * pz[k]) * i[k];
        yy[k] = (block->M[3][k] - py[k] * py[k]) * i[k];
        yz[k] = (block->M[4][k] - py[k] * pz[k]) * i[k];
        zz[k] = (block->M[5][k] - pz[k] * pz[k]) * i[k];
    }
    for (int k = 0; k < 2; k++) {
        state->h[0][k] = h[k];
        state->i[0][k] = i[k];
        state->p[0][0][k] = px[k];
        state->p[0][1][k] = py[k];
        state->p[0][2][k] = pz[k];
    }
    const double gx = pair->r[0] - (px[0] + px[1]);
    const double gy = pair->r[1] - (py[0] + py[1]);
    const double gz = pair->r[2] - (pz[0] + pz[1]);
    state->d = gx * x + gy * y + gz * z;
    state->g[0] = gx;
    state->g[1] = gy;
    state->g[2] = gz;
    state->T[0] = xx[0] + xx[1];
    state->T[1] = xy[0] + xy[1];
    state->T[2] = xz[0] + xz[1];
    state->T[3] = yy[0] + yy[1];
    state->T[4] = yz[0] + yz[1];
    state->T[5] = zz[0] + zz[1];
    return NC_OK;
}
struct nci_pair_part nci_pair_part(const struct nci_pair *pair, const struct nci_pair_state *state, int k)
{
    if (k >= pair->quadrics)
        return state->rest[k - pair->quadrics];
    const int b = k / 2, lane = k % 2;
    return (struct nci_pair_part){state->h[b][lane],
                                  {state->p[b][0][lane], state->p[b][1][lane], state->p[b][2][lane]}};
}
void nci_pair_hessian(const struct nci_pair *pair, const struct nci_pair_state *state, int k, double H[6])
{
    if (k >= pair->quadrics) {
        memcpy(H, state->H[k - pair->quadrics], sizeof state->H[0]);
        return;
    }
    const struct nci_pair_part part = nci_pair_part(pair, state, k);
    for (int i = 0, m = 0; i < 3; i++)
        for (int j = i; j < 3; j++, m++)
            H[m] = (pair->block[k / 2].M[m][k % 2] - part.p[i] * part.p[j]) / part.h;
}
int nci_pair_is_convex(const struct nci_pair *pair, const struct nci_pair_state *state)
{
    for (int body = 0; body < 2 && pair->parts > pair->quadrics; body++) {
        const double offset = pair->offset[body], *n = state->n;
        double sum[6] = {offset, 0, 0, offset, 0, offset}, H[6], a[3], b[3], Ha[3], Hb[3];
        for (int k = 0; k < pair->parts; k++) {
            nci_pair_hessian(pair, state, k, H);
            for (int j = 0; j < 6 && pair->body[k] == body; j++)
                sum[j] += H[j];
        }
        nci_pair_tangents(n, a, b);
        nci_symmetric(sum, a, Ha);
        nci_symmetric(sum, b, Hb);
        double large, small, c, s;
        nci_pair_eigen(nci_dot(a, Ha), nci_dot(a, Hb), nci_dot(b, Hb), &large, &small, &c, &s);
        if (small < -1e-12 * fabs(large) - 1e-13 * pair->size)
            return 0;
    }
    return 1;
}
int nci_pair_reach(const struct nci_pair *pair, const struct nci_pair_state *state, const double n[3],
                   double p[2][3], double x[3])
{
    double sum[6] = {0}, a[3], b[3], Ha[3], Hb[3], large, small, c, s;
    int status = NC_OK;
    for (int k = pair->quadrics; k < pair->parts; k++)
        for (int j = 0; j < 6; j++)
            sum[j] += state->H[k - pair->quadrics][j];
    nci_pair_tangents(n, a, b);
    nci_symmetric(sum, a, Ha);
    nci_symmetric(sum, b, Hb);
    nci_pair_eigen(nci_dot(a, Ha), nci_dot(a, Hb), nci_dot(b, Hb), &large, &small, &c, &s);
    for (int way = 0; way < 2; way++) {
        double e[3], beside[3];
        for (int j = 0; j < 3; j++) {
            e[j] = way ? c * b[j] - s * a[j] : c * a[j] + s * b[j];
            beside[j] = n[j] + (nci_dot(x, e) < 0 ? -NCI_PAIR_BESIDE : NCI_PAIR_BESIDE) * e[j];
        }
        for (int k = pair->quadrics; !status && k < pair->parts; k++) {
            const double loose = nci_dot(x, e);
            double *point = p[k - pair->quadrics], H[6];
            struct nci_pair_part part;
            status = nci_pair_rest(pair, pair->body[k], beside, 1, &part, H);
            const double reach = nci_dot(part.p, e) - nci_dot(point, e);
            const double move = loose < 0 ? fmin(fmax(reach, loose), 0) : fmax(fmin(reach, loose), 0);
            for (int j = 0; j < 3; j++) {
                point[j] += move * e[j];
                x[j] -= move * e[j];
            }
        }
    }
    return status;
}
#ifndef NCI_PAIR_STEP_H
#define NCI_PAIR_STEP_H
static inline double nci_pair_change(const struct nci_pair *pair, const struct nci_pair_state *state,
                                     const double y[3], double square)
{
    double change = square, relative[2];
    for (int b = 0; 2 * b < pair->quadrics; b++) {
        for (int k = 0; k < 2; k++) {
            relative[k] = state->i[b][k] *
                          (state->p[b][0][k] * y[0] + state->p[b][1][k] * y[1] + state->p[b][2][k] * y[2]);
            relative[k] *= relative[k];
        }
        change = relative[0] > change ? relative[0] : change;
        change = relative[1] > change ? relative[1] : change;
    }
    for (int k = pair->quadrics; k < pair->parts; k++) {
        const struct nci_pair_part part = nci_pair_part(pair, state, k);
        const double along = nci_dot(part.p, y);
        if (along * along > change * part.h * part.h)
            change = along * along / (part.h * part.h);
    }
    return change;
}
static inline int nci_pair_done(const struct nci_pair *pair, const struct nci_pair_state *state,
                                const double y[3], double square, double last)
{
    return (square < 1e-16 || square * square * square < 1e-23 * last * last) &&
           square * nci_pair_change(pair, state, y, square) < 1e-23 &&
           (pair->parts == pair->quadrics || nci_dot(state->g, y) < 1e-14 * pair->size);
}
NCI_API int nci_pair_climb(struct nci_pair *pair, struct nci_pair_state *state, double y[3]);
#endif
enum { PAIR_CLIMB = 400  };
static inline int pair_uphill_step(const struct nci_pair_state *state, double y[3])
{
    const double *g = state->g;
    double a[3], b[3], Ta[3], Tb[3], large, small, c, s;
    nci_pair_tangents(state->n, a, b);
    nci_symmetric(state->T, a, Ta);
    nci_symmetric(state->T, b, Tb);
    nci_pair_eigen(nci_dot(a, Ta) + state->d, nci_dot(a, Tb), nci_dot(b, Tb) + state->d, &large, &small, &c,
                   &s);
    const double ga = nci_dot(g, a), gb = nci_dot(g, b),
                 least = 1e-12 * (fabs(large) + fabs(small)) + 1e-300;
    const double first = (c * ga + s * gb) / fmax(fabs(large), least);
    const double second = (c * gb - s * ga) / fmax(fabs(small), least);
    const double size = sqrt(first * first + second * second), scale = size > 0.5 ? 0.5 / size : 1;
    for (int j = 0; j < 3; j++)
        y[j] = scale * (first * (c * a[j] + s * b[j]) + second * (c * b[j] - s * a[j]));
    return small > 0 && scale == 1;
}
static inline void pair_ridge(const double g[3], const double other[3], double x[3])
{
    const double w[3] = {other[0] - g[0], other[1] - g[1], other[2] - g[2]};
    double t = -nci_dot(w, g) / nci_dot(w, w);
    t = t > 0 ? (t < 1 ? t : 1) : 0;
    for (int j = 0; j < 3; j++)
        x[j] = g[j] + t * w[j];
}
static inline int pair_is_uphill(const struct nci_pair *pair, const struct nci_pair_state *state,
                          const struct nci_pair_state *next, const double y[3], double slope, double t)
{
    return next->d >= state->d - 1e-15 * pair->size + 1e-4 * t * slope &&
           (nci_dot(y, y) > 1e-8 || nci_dot(next->g, y) - next->d * nci_dot(next->n, y) > -0.5 * slope);
}
static inline int pair_ascend(struct nci_pair *pair, struct nci_pair_state *state, const double y[3], int limit,
                       int *whole)
{
    const double slope = nci_dot(state->g, y), *n = state->n;
    const double end[3] = {n[0] + y[0], n[1] + y[1], n[2] + y[2]};
    struct nci_pair_state next;
    double t = 1;
    int status = nci_pair_evaluate(pair, end, &next);
    int uphill = *whole = !status && pair_is_uphill(pair, state, &next, y, slope, 1);
    if (!*whole && !status && state->d > 0) {
        double x[3];
        pair_ridge(state->g, next.g, x);
        status = nci_pair_evaluate(pair, x, &next);
        uphill = next.d >= state->d - 1e-15 * pair->size + 1e-4 * slope;
    }
    while (!status && !uphill) {
        if (pair->evaluations >= limit)
            return NC_E_NO_CONVERGENCE;
        t *= 0.5;
        const double x[3] = {n[0] + t * y[0], n[1] + t * y[1], n[2] + t * y[2]};
        status = nci_pair_evaluate(pair, x, &next);
        uphill = pair_is_uphill(pair, state, &next, y, slope, t);
    }
    *state = next;
    return status;
}
static inline int pair_is_level(const struct nci_pair *pair, const struct nci_pair_state *state)
{
    const double *g = state->g, *n = state->n, d = state->d;
    const double x[3] = {g[0] - d * n[0], g[1] - d * n[1], g[2] - d * n[2]};
    return nci_dot(x, x) < 1e-28 * pair->size * pair->size;
}
int nci_pair_climb(struct nci_pair *pair, struct nci_pair_state *state, double y[3])
{
    const int positive = state->d > 0,
              limit = pair->evaluations + (positive || pair->thin ? PAIR_CLIMB : PAIR_CLIMB / 8);
    double last = 0;
    while (pair->evaluations < limit && (positive || state->d < 1e-12 * pair->size)) {
        const int newton = pair_uphill_step(state, y);
        const double square = nci_dot(y, y);
        int whole;
        if (newton && nci_pair_done(pair, state, y, square, last))
            return NC_OK;
        if (pair_is_level(pair, state)) {
            memset(y, 0, 3 * sizeof *y);
            return NC_OK;
        }
        const int status = pair_ascend(pair, state, y, limit, &whole);
        if (status)
            return status;
        last = newton && whole ? square : 0;
    }
    return NC_E_NO_CONVERGENCE;
}
enum {
    PAIR_LAUNCH = 2,
    PAIR_ROUNDS = 12,
    PAIR_LAGGED = 40
};
#define PAIR_CONCENTRIC 1e-20
static inline void pair_add(double A[6], const double a[3], const double b[3], double c)
{
    const double half = 0.5 * c;
    A[0] += a[0] * b[0] * c;
    A[1] += (a[0] * b[1] + b[0] * a[1]) * half;
    A[2] += (a[0] * b[2] + b[0] * a[2]) * half;
    A[3] += a[1] * b[1] * c;
    A[4] += (a[1] * b[2] + b[1] * a[2]) * half;
    A[5] += a[2] * b[2] * c;
}
static inline int pair_is_apart(const struct nci_pair_state *state, double d)
{
    return d > 1e-3 * (state->T[0] + state->T[3] + state->T[5]);
}
static inline void pair_matrix(const struct nci_pair_state *state, double d, double A[6])
{
    memcpy(A, state->T, sizeof state->T);
    A[0] += d;
    A[3] += d;
    A[5] += d;
    if (!pair_is_apart(state, d))
        pair_add(A, state->n, state->n, state->T[0] + state->T[3] + state->T[5] - 2 * d);
}
static inline int pair_newton_step(const struct nci_pair_state *state, double d, double y[3])
{
    const double *n = state->n, *g = state->g, *T = state->T;
    const double b[3] = {g[0] - d * n[0], g[1] - d * n[1], g[2] - d * n[2]};
    if (pair_is_apart(state, d)) {
        const double A[6] = {T[0] + d, T[1], T[2], T[3] + d, T[4], T[5] + d};
        return nci_pair_solve(A, b, y);
    }
    double A[6];
    pair_matrix(state, d, A);
    return nci_pair_solve(A, b, y);
}
struct pair_lags {
    double l[NCI_PAIR_BLOCKS][3][2], u[NCI_PAIR_BLOCKS][3][2];
    double rest[2][3];
};
static inline void pair_add_ahead(const struct nci_pair_state *state, int b, const double l[3][2],
                                  double A[6])
{
    double xx[2], xy[2], xz[2], yy[2], yz[2], zz[2];
    for (int k = 0; k < 2; k++) {
        const double px = state->p[b][0][k], py = state->p[b][1][k], pz = state->p[b][2][k];
        const double x = (px - l[0][k]) * state->i[b][k], y = (py - l[1][k]) * state->i[b][k],
                     z = (pz - l[2][k]) * state->i[b][k];
        xx[k] = x * px;
        xy[k] = x * py + y * px;
        xz[k] = x * pz + z * px;
        yy[k] = y * py;
        yz[k] = y * pz + z * py;
        zz[k] = z * pz;
    }
    A[0] += xx[0] + xx[1];
    A[1] += 0.5 * (xy[0] + xy[1]);
    A[2] += 0.5 * (xz[0] + xz[1]);
    A[3] += yy[0] + yy[1];
    A[4] += 0.5 * (yz[0] + yz[1]);
    A[5] += zz[0] + zz[1];
}
static inline int pair_lagged_step(const struct nci_pair *pair, const struct nci_pair_state *state,
                            const struct pair_lags *lags, double d, double y[3])
{
    const double *n = state->n, *g = state->g;
    const double b[3] = {g[0] - d * n[0], g[1] - d * n[1], g[2] - d * n[2]};
    double A[6];
    pair_matrix(state, d, A);
    for (int k = 0; 2 * k < pair->quadrics; k++)
        pair_add_ahead(state, k, lags->l[k], A);
    for (int m = 0; m < pair->parts - pair->quadrics; m++) {
        const struct nci_pair_part *part = &state->rest[m];
        const double *l = lags->rest[m],
                     ahead[3] = {part->p[0] - l[0], part->p[1] - l[1], part->p[2] - l[2]};
        if (part->h > 0)
            pair_add(A, ahead, part->p, 1 / part->h);
    }
    return nci_pair_solve(A, b, y);
}
static inline int pair_move(struct nci_pair *pair, struct nci_pair_state *state, const double y[3])
{
    const double x[3] = {state->n[0] + y[0], state->n[1] + y[1], state->n[2] + y[2]};
    return nci_pair_evaluate(pair, x, state);
}
static inline double pair_estimate(const struct nci_pair_state *state)
{
    return state->d > 0 ? state->d : 0.2 * sqrt(nci_dot(state->g, state->g));
}
static inline int pair_newton(struct nci_pair *pair, struct nci_pair_state *state, double y[3], int *status)
{
    double last = 0, limit = 0.1;
    for (int round = 0; !*status && round < PAIR_ROUNDS; round++) {
        if (!pair_newton_step(state, state->d, y))
            return 0;
        const double square = nci_dot(y, y);
        if (nci_pair_done(pair, state, y, square, last))
            return 1;
        if (!(square < limit))
            return 0;
        last = square;
        limit = 0.25 * square;
        *status = pair_move(pair, state, y);
    }
    return 0;
}
static inline int pair_launch(struct nci_pair *pair, double n[3], struct nci_pair_state *state)
{
    static const struct pair_lags centres = {0};
    const int concentric = pair->r[0] == 0 && pair->r[1] == 0 && pair->r[2] == 0;
    const int reweigh = !concentric && pair->parts == 2 && pair->quadrics == 2;
    double y[3];
    for (int k = 0; k < PAIR_LAUNCH && reweigh && nci_pair_reweigh(pair, n); k++)
        ;
    int status = nci_pair_evaluate(pair, n, state);
    if (!(status || concentric || reweigh) &&
        pair_lagged_step(pair, state, &centres, pair_estimate(state), y)) {
        const double x[3] = {state->n[0] + y[0], state->n[1] + y[1], state->n[2] + y[2]};
        if (nci_dot(x, x) > PAIR_CONCENTRIC)
            status = nci_pair_evaluate(pair, x, state);
    }
    return status;
}
static inline void pair_lag_block(const struct nci_pair_block *block, const struct nci_pair_state *state,
                                  int b, const double y[3], double l[3][2], double u[3][2])
{
    const double x[3] = {state->n[0] + y[0], state->n[1] + y[1], state->n[2] + y[2]};
    const double(*L)[2] = block->L;
    for (int k = 0; k < 2; k++) {
        const double i = state->i[b][k];
        const double along =
            i * (state->p[b][0][k] * y[0] + state->p[b][1][k] * y[1] + state->p[b][2][k] * y[2]);
        const double v = i * (L[0][k] * x[0] + L[3][k] * x[1] + L[6][k] * x[2]) - along * u[0][k];
        const double w = i * (L[1][k] * x[0] + L[4][k] * x[1] + L[7][k] * x[2]) - along * u[1][k];
        const double z = i * (L[2][k] * x[0] + L[5][k] * x[1] + L[8][k] * x[2]) - along * u[2][k];
        const double square = v * v + w * w + z * z, shrink = 1 / sqrt(square > 1 ? square : 1);
        u[0][k] = v * shrink;
        u[1][k] = w * shrink;
        u[2][k] = z * shrink;
        l[0][k] = L[0][k] * u[0][k] + L[1][k] * u[1][k] + L[2][k] * u[2][k];
        l[1][k] = L[3][k] * u[0][k] + L[4][k] * u[1][k] + L[5][k] * u[2][k];
        l[2][k] = L[6][k] * u[0][k] + L[7][k] * u[1][k] + L[8][k] * u[2][k];
    }
}
static inline int pair_move_lags(struct nci_pair *pair, struct nci_pair_state *state, const double y[3],
                          struct pair_lags *lags)
{
    const int rests = pair->parts - pair->quadrics;
    double Hy[3];
    for (int b = 0; 2 * b < pair->quadrics; b++)
        pair_lag_block(&pair->block[b], state, b, y, lags->l[b], lags->u[b]);
    for (int m = 0; m < rests; m++) {
        const struct nci_pair_part *old = &state->rest[m];
        const double along = old->h > 0 ? nci_dot(old->p, y) / old->h : 0;
        double *l = lags->rest[m];
        nci_symmetric(state->H[m], y, Hy);
        for (int j = 0; j < 3; j++)
            l[j] = old->p[j] + Hy[j] + (old->p[j] - l[j]) * along;
    }
    const int status = pair_move(pair, state, y);
    for (int m = 0; m < rests; m++) {
        double *l = lags->rest[m];
        const double height = fabs(nci_dot(l, state->n)), h = state->rest[m].h;
        for (int j = 0; height > h && j < 3; j++)
            l[j] *= h > 0 ? h / height : 0;
    }
    return status;
}
static inline int pair_lagged(struct nci_pair *pair, struct nci_pair_state *state, double y[3], double best[4],
                       int *status)
{
    struct pair_lags lags = {0};
    double last = 0;
    nci_pair_factor(pair);
    for (int round = 0; !*status && round < PAIR_LAGGED; round++) {
        if (state->d > best[3]) {
            memcpy(best, state->n, sizeof state->n);
            best[3] = state->d;
        }
        if (!pair_lagged_step(pair, state, &lags, round ? state->d : pair_estimate(state), y))
            return 0;
        const double square = nci_dot(y, y);
        if (square < 1e-6) {
            double newton[3];
            if (pair_newton_step(state, state->d, newton) &&
                nci_pair_done(pair, state, newton, nci_dot(newton, newton), last)) {
                memcpy(y, newton, sizeof newton);
                return 1;
            }
            last = square;
        }
        const double x[3] = {state->n[0] + y[0], state->n[1] + y[1], state->n[2] + y[2]};
        if (!(nci_dot(x, x) > PAIR_CONCENTRIC))
            return 0;
        *status = pair_move_lags(pair, state, y, &lags);
    }
    return 0;
}
static inline int pair_recover(struct nci_pair *pair, double best[4], struct nci_pair_state *state, double step[3])
{
    for (int attempt = 0; attempt < 2; attempt++) {
        int status = nci_pair_evaluate(pair, best, state);
        if (!status && (state->d > 0 || pair->thin)) {
            if (pair_lagged(pair, state, step, best, &status) && state->d >= best[3] - 1e-14 * pair->size)
                return NC_OK;
            if (!status)
                status = nci_pair_evaluate(pair, best, state);
        }
        if (!status)
            status = nci_pair_climb(pair, state, step);
        if (status != NC_E_NO_CONVERGENCE || !(state->d > 0) || best[3] > 0)
            return status;
        memcpy(best, state->n, sizeof state->n);
        best[3] = state->d;
    }
    return NC_E_NO_CONVERGENCE;
}
int nci_pair_rise(struct nci_pair *pair, struct nci_pair_state *state, double step[3])
{
    double best[4] = {state->n[0], state->n[1], state->n[2], state->d};
    int status = NC_OK;
    if (pair_newton(pair, state, step, &status) && state->d >= best[3] - 1e-14 * pair->size)
        return NC_OK;
    return status ? status : pair_recover(pair, best, state, step);
}
int nci_pair_polish(struct nci_pair *pair, struct nci_pair_state *state, double step[3])
{
    const int status = pair_move(pair, state, step);
    if (!pair_newton_step(state, state->d, step) || nci_dot(step, step) > 1e-12)
        memset(step, 0, 3 * sizeof *step);
    return status;
}
int nci_pair_search(struct nci_pair *pair, double n[3], int known, struct nci_pair_state *state,
                    double step[3])
{
    int status = NC_OK;
    for (int attempt = known ? 0 : 1; attempt < 2; attempt++) {
        status = attempt ? pair_launch(pair, n, state) : nci_pair_evaluate(pair, n, state);
        if (status || pair_newton(pair, state, step, &status))
            return status;
    }
    double best[4] = {state->n[0], state->n[1], state->n[2], state->d};
    if (!status)
        status = pair_recover(pair, best, state, step);
    if (status != NC_E_NO_CONVERGENCE || !(state->d > 0))
        return status;
    memcpy(n, state->n, sizeof state->n);
    status = nci_pair_nearest(pair, n);
    if (!status)
        status = nci_pair_evaluate(pair, n, state);
    return status ? status : nci_pair_rise(pair, state, step);
}
enum { NEAREST_ROUNDS = 200 };
static inline void nearest_weights(const double *const p[3], int count, double w[3])
{
    double u[3], v[3];
    for (int j = 0; j < 3; j++) {
        u[j] = p[1][j] - p[0][j];
        v[j] = p[2][j] - p[0][j];
    }
    const double uu = nci_dot(u, u), uv = nci_dot(u, v), vv = nci_dot(v, v);
    const double pu = -nci_dot(p[0], u), pv = -nci_dot(p[0], v), determinant = uu * vv - uv * uv;
    w[1] = count == 1 ? 0 : count == 2 ? pu / uu : (pu * vv - pv * uv) / determinant;
    w[2] = count < 3 ? 0 : (pv * uu - pu * uv) / determinant;
    w[0] = 1 - w[1] - w[2];
}
void nci_pair_reduce(struct nci_pair_nearest *set)
{
    const struct nci_pair_nearest all = *set;
    double best = INFINITY;
    set->count = 0;
    nci_not_a_number(set->y, 3);
    for (int mask = 1; mask < 1 << all.count; mask++) {
        const double *p[3];
        double w[3], y[3];
        int member[4] = {0, 0, 0, 0}, count = 0;
        for (int k = 0; k < all.count; k++)
            if (mask >> k & 1)
                member[count++] = k;
        if (count > 3)
            continue;
        for (int k = 0; k < 3; k++)
            p[k] = all.g[member[k < count ? k : 0]];
        nearest_weights(p, count, w);
        for (int j = 0; j < 3; j++)
            y[j] = w[0] * p[0][j] + w[1] * p[1][j] + w[2] * p[2][j];
        if (!(w[0] >= 0 && w[1] >= 0 && w[2] >= 0 && nci_dot(y, y) < best))
            continue;
        best = nci_dot(y, y);
        memcpy(set->y, y, sizeof y);
        memcpy(set->weight, w, sizeof w);
        memcpy(set->from, member, sizeof set->from);
        set->count = count;
    }
    for (int k = 0; k < set->count; k++)
        memcpy(set->g[k], all.g[set->from[k]], sizeof set->g[k]);
    if (set->count ==
        2) {
        const double *a = set->g[0], *b = set->g[1], e[3] = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
        const double along = nci_dot(e, set->y) / nci_dot(e, e);
        for (int j = 0; j < 3; j++)
            set->y[j] -= along * e[j];
    }
}
int nci_pair_nearest(struct nci_pair *pair, double n[3])
{
    struct nci_pair_nearest set;
    double x[3] = {n[0], n[1], n[2]}, most = -INFINITY, last = INFINITY;
    set.count = 0;
    for (int round = 0; round < NEAREST_ROUNDS; round++) {
        double d;
        const int status = nci_pair_support(pair, x, &d, set.g[set.count]);
        if (status)
            return status;
        if (d > most) {
            most = d;
            memcpy(n, x, sizeof x);
        }
        set.count++;
        nci_pair_reduce(&set);
        const double length = sqrt(nci_dot(set.y, set.y));
        if (!(length < last && length - most > 1e-15 * pair->size && length > 1e-12 * pair->size))
            break;
        last = length;
        for (int j = 0; j < 3; j++)
            x[j] = set.y[j] / length;
    }
    return NC_OK;
}
enum {
    FLAT_MOST = 2 * NCI_PAIR_QUADRICS,
    FLAT_ROUNDS = 100
};
#define FLAT_KINK 1e-15
struct flat_kinks {
    double axis[FLAT_MOST][3];
    int quadric[FLAT_MOST];
    int count;
};
static inline void flat_find(const struct nci_pair *pair, const double n[3], struct flat_kinks *kinks)
{
    kinks->count = 0;
    for (int k = 0; k < pair->quadrics; k++) {
        double u[3];
        const struct nci_pair_block *block = &pair->block[k / 2];
        if (!(pair->thickness[k] > 0 && nci_pair_flat(pair, k, n, u) < 1e-3 * pair->span[k]))
            continue;
        for (int j = 0; j < 3; j++) {
            double *axis = kinks->axis[kinks->count];
            if (!(pair->extent[k][j] > 0.5))
                continue;
            for (int i = 0; i < 3; i++)
                axis[i] = block->L[3 * i + j][k % 2];
            const double scale = 1 / sqrt(nci_dot(axis, axis));
            for (int i = 0; i < 3; i++)
                axis[i] *= scale;
            kinks->quadric[kinks->count++] = k;
        }
    }
}
struct flat_points {
    int at[NCI_PAIR_QUADRICS];
    double u[NCI_PAIR_QUADRICS][3];
};
static inline double flat_loose(const struct nci_pair_state *state, double x[3])
{
    const double *g = state->g, *n = state->n, d = nci_dot(g, n);
    for (int j = 0; j < 3; j++)
        x[j] = g[j] - d * n[j];
    return sqrt(nci_dot(x, x));
}
static inline void flat_place(const struct nci_pair *pair, int k, const double u[3], struct nci_pair_state *state)
{
    double p[3];
    nci_pair_flat_point(pair, k, u, p);
    for (int j = 0; j < 3; j++) {
        state->g[j] += state->flat[k][j] - p[j];
        state->flat[k][j] = p[j];
    }
}
static inline void flat_move(const struct nci_pair *pair, const double x[3], struct flat_points *points,
                      struct nci_pair_state *state)
{
    double a[3], b[3], y[3], xx = 0, xy = 0, yy = 0, large, small, c, s;
    nci_pair_tangents(state->n, a, b);
    for (int k = 0; k < pair->quadrics; k++) {
        double ua[3], ub[3];
        if (!points->at[k])
            continue;
        nci_pair_flat(pair, k, a, ua);
        nci_pair_flat(pair, k, b, ub);
        xx += nci_dot(ua, ua);
        xy += nci_dot(ua, ub);
        yy += nci_dot(ub, ub);
    }
    nci_pair_eigen(xx, xy, yy, &large, &small, &c, &s);
    const double xa = nci_dot(x, a), xb = nci_dot(x, b);
    const double first = large > 0 ? (c * xa + s * xb) / large : 0,
                 second = small > 1e-12 * large ? (c * xb - s * xa) / small : 0;
    for (int j = 0; j < 3; j++)
        y[j] = first * (c * a[j] + s * b[j]) + second * (c * b[j] - s * a[j]);
    for (int k = 0; k < pair->quadrics; k++) {
        double by[3], *u = points->u[k];
        if (!points->at[k])
            continue;
        nci_pair_flat(pair, k, y, by);
        for (int j = 0; j < 3; j++)
            u[j] += by[j];
        const double square = nci_dot(u, u), shrink = square > 1 ? 1 / sqrt(square) : 1;
        for (int j = 0; j < 3; j++)
            u[j] *= shrink;
        flat_place(pair, k, u, state);
    }
}
static inline void flat_balance(const struct nci_pair *pair, const double x[3], struct flat_points *points,
                         struct nci_pair_state *state)
{
    struct nci_pair_nearest set;
    double u[4][NCI_PAIR_QUADRICS][3], fixed[3] = {x[0], x[1], x[2]}, way[3] = {x[0], x[1], x[2]}, p[3];
    double last = INFINITY;
    set.count = 0;
    for (int k = 0; k < pair->quadrics; k++)
        for (int j = 0; points->at[k] && j < 3; j++)
            fixed[j] += state->flat[k][j];
    for (int round = 0; round < FLAT_ROUNDS; round++) {
        double *g = set.g[set.count];
        memcpy(g, fixed, sizeof fixed);
        for (int k = 0; k < pair->quadrics; k++) {
            double *v = u[set.count][k];
            if (!points->at[k])
                continue;
            const double h = nci_pair_flat(pair, k, way, v), i = h > 0 ? 1 / h : 0;
            for (int j = 0; j < 3; j++)
                v[j] *= i;
            nci_pair_flat_point(pair, k, v, p);
            for (int j = 0; j < 3; j++)
                g[j] -= p[j];
        }
        set.count++;
        nci_pair_reduce(&set);
        for (int k = 0; k < set.count; k++)
            memmove(u[k], u[set.from[k]], sizeof u[k]);
        memcpy(way, set.y, sizeof way);
        const double length = sqrt(nci_dot(way, way));
        if (!(length < last && length > 1e-16 * pair->size))
            break;
        last = length;
    }
    for (int k = 0; k < pair->quadrics; k++) {
        if (!points->at[k])
            continue;
        for (int j = 0; j < 3; j++) {
            points->u[k][j] = 0;
            for (int i = 0; i < set.count; i++)
                points->u[k][j] += set.weight[i] * u[i][k][j];
        }
        flat_place(pair, k, points->u[k], state);
    }
}
static inline double flat_points(const struct nci_pair *pair, const struct nci_pair_state *from,
                          struct nci_pair_state *state)
{
    struct flat_points points;
    double x[3];
    for (int k = 0; k < pair->quadrics; k++) {
        double *u = points.u[k];
        points.at[k] = 0;
        if (!(pair->thickness[k] > 0))
            continue;
        double h = nci_pair_flat(pair, k, state->n, u), i = h > 0 ? 1 / h : 0;
        if (h < FLAT_KINK * pair->span[k]) {
            points.at[k] = 1;
            nci_pair_flat(pair, k, from->n, u);
            i = from->i[k / 2][k % 2];
        }
        for (int j = 0; j < 3; j++) {
            u[j] *= i;
            state->flat[k][j] = state->p[k / 2][j][k % 2];
        }
        flat_place(pair, k, u, state);
    }
    for (int round = 0; round < 4 && flat_loose(state, x) > 1e-16 * pair->size; round++)
        flat_move(pair, x, &points, state);
    if (flat_loose(state, x) > 1e-14 * pair->size)
        flat_balance(pair, x, &points, state);
    return flat_loose(state, x);
}
struct flat_result {
    const struct nci_pair_state *from;
    struct nci_pair_state best;
    double loose;
    int found;
};
static inline int flat_try(struct nci_pair *pair, const double n[3], struct flat_result *result)
{
    const double rounding = 1e-14 * pair->size;
    struct nci_pair_state state;
    double d, g[3];
    int status = nci_pair_support(pair, n, &d, g);
    if (status || (result->found && d < result->best.d - rounding))
        return status;
    status = nci_pair_evaluate(pair, n, &state);
    if (status)
        return status;
    const double loose = flat_points(pair, result->from, &state);
    state.d = d;
    if (!result->found || d > result->best.d + rounding || loose < result->loose) {
        result->best = state;
        result->loose = loose;
        result->found = 1;
    }
    return NC_OK;
}
static inline int flat_unit(const double x[3], const double start[3], double n[3])
{
    const double length = sqrt(nci_dot(x, x)), scale = (nci_dot(x, start) < 0 ? -1 : 1) / length;
    for (int j = 0; j < 3; j++)
        n[j] = x[j] * scale;
    return length > 0;
}
static inline void flat_hessian(const struct nci_pair *pair, const struct nci_pair_state *state, double T[6])
{
    memset(T, 0, 6 * sizeof *T);
    for (int k = 0; k < pair->parts; k++) {
        const double e = k < pair->quadrics ? pair->thickness[k] : 0;
        double H[6] = {0}, u[3] = {0}, p[3];
        const double h = e > 0 ? nci_pair_flat(pair, k, state->n, u) : 0;
        if (!(e > 0)) {
            nci_pair_hessian(pair, state, k, H);
        } else if (h > FLAT_KINK * pair->span[k]) {
            nci_pair_flat_point(pair, k, u, p);
            for (int i = 0, m = 0; i < 3; i++)
                for (int j = i; j < 3; j++, m++)
                    H[m] = (pair->block[k / 2].M[m][k % 2] - (i == j) * e - p[i] * p[j] / (h * h)) / h;
        }
        for (int m = 0; m < 6; m++)
            T[m] += H[m];
    }
}
static inline double flat_step(struct nci_pair *pair, const double *axis, const double n[3], double y[3],
                        int *status)
{
    struct nci_pair_state state;
    double d, g[3], e[3], Te[3], T[6];
    *status = nci_pair_evaluate(pair, n, &state);
    if (!*status)
        *status = nci_pair_support(pair, n, &d, g);
    if (*status)
        return INFINITY;
    flat_hessian(pair, &state, T);
    if (axis) {
        nci_cross(axis, n, e);
        nci_symmetric(T, e, Te);
        const double stiff = nci_dot(e, Te) + d, turn = nci_dot(e, g) / stiff;
        for (int j = 0; j < 3; j++)
            y[j] = turn * e[j];
        return stiff > 0 ? fabs(turn) : INFINITY;
    }
    const double most = fabs(d) + T[0] + T[3] + T[5];
    const double A[6] = {T[0] + d + most * n[0] * n[0], T[1] + most * n[0] * n[1],
                         T[2] + most * n[0] * n[2],     T[3] + d + most * n[1] * n[1],
                         T[4] + most * n[1] * n[2],     T[5] + d + most * n[2] * n[2]};
    const double slope[3] = {g[0] - d * n[0], g[1] - d * n[1], g[2] - d * n[2]};
    return nci_pair_solve(A, slope, y) ? sqrt(nci_dot(y, y)) : INFINITY;
}
static inline int flat_newton(struct nci_pair *pair, const double *axis, const double start[3],
                       struct flat_result *result)
{
    double n[3] = {start[0], start[1], start[2]}, last = 0.1;
    int status = NC_OK;
    for (int round = 0; round < FLAT_ROUNDS; round++) {
        const double off = axis ? nci_dot(axis, n) : 0;
        double y[3], x[3] = {n[0], n[1], n[2]};
        for (int j = 0; axis && j < 3; j++)
            x[j] -= off * axis[j];
        flat_unit(x, start, n);
        const double length = flat_step(pair, axis, n, y, &status);
        if (status || !(length < last))
            break;
        last = 0.5 * length;
        for (int j = 0; j < 3; j++)
            x[j] = n[j] + y[j];
        flat_unit(x, start, n);
    }
    return status ? status : flat_try(pair, n, result);
}
int nci_pair_settle_flat(struct nci_pair *pair, struct nci_pair_state *state, int *stationary)
{
    const struct nci_pair_state from = *state;
    const double *start = from.n;
    struct flat_result result = {.from = &from, .found = 0};
    struct flat_kinks kinks;
    int status = flat_newton(pair, NULL, start, &result);
    flat_find(pair, start, &kinks);
    for (int i = 0; !status && i < kinks.count; i++) {
        const int disc = (i + 1 < kinks.count && kinks.quadric[i] == kinks.quadric[i + 1]) ||
                         (i > 0 && kinks.quadric[i] == kinks.quadric[i - 1]);
        if (!disc)
            status = flat_newton(pair, kinks.axis[i], start, &result);
        for (int j = 0; !status && j < i; j++) {
            double x[3], n[3];
            nci_cross(kinks.axis[i], kinks.axis[j], x);
            if (flat_unit(x, start, n))
                status = flat_try(pair, n, &result);
        }
    }
    if (!status)
        status = flat_try(pair, start, &result);
    if (status)
        return status;
    const int rests = pair->parts - pair->quadrics;
    double x[3], p[2][3], T[6];
    *state = result.best;
    flat_hessian(pair, state, T);
    double soft = T[0] + T[3] + T[5];
    for (int m = 0; m < rests; m++) {
        memcpy(p[m], state->rest[m].p, sizeof p[m]);
        soft -= state->H[m][0] + state->H[m][3] + state->H[m][5];
    }
    if (flat_loose(state, x) > 1e-14 * pair->size && rests)
        status = nci_pair_reach(pair, state, state->n, p, x);
    for (int m = 0; m < rests; m++) {
        for (int j = 0; j < 3; j++)
            state->g[j] += state->rest[m].p[j] - p[m][j];
        memcpy(state->rest[m].p, p[m], sizeof p[m]);
    }
    *stationary =
        flat_loose(state, x) < 1e-10 * pair->size + fmin(2e-15 * soft, (rests ? 1e-9 : 1e-7) * pair->size);
    return status;
}
int nci_pair_finish_flat(struct nci_pair *pair, struct nci_pair_state *state, double step[3], int converged)
{
    double n[3];
    int stationary = 0, status = NC_OK;
    for (int attempt = 0; !status && !stationary && attempt < 4; attempt++) {
        for (int j = 0; j < 3; j++)
            n[j] = state->n[j] + (converged ? step[j] : 0);
        converged = 0;
        if (attempt == 2) {
            if (pair->flat > 1)
                break;
            nci_pair_sharpen(pair);
            status = nci_pair_search(pair, n, 1, state, step);
            converged = status == NC_OK;
            status = status == NC_E_NO_CONVERGENCE ? NC_OK : status;
            continue;
        }
        if (attempt == 1) {
            if (!(state->d > 0))
                continue;
            status = nci_pair_nearest(pair, n);
        }
        if (!status)
            status = nci_pair_evaluate(pair, n, state);
        if (!status)
            status = nci_pair_settle_flat(pair, state, &stationary);
    }
    step[0] = step[1] = step[2] = 0;
    return status || stationary ? status : NC_E_NO_CONVERGENCE;
}
struct pair_corner {
    double v[3], s[3], d, cosine;
};
enum { PAIR_STACK = 64, PAIR_CORNERS = PAIR_STACK + 6 };
struct pair_cell {
    unsigned char corner[3], corners;
    double F[3][3];
};
struct pair_tree {
    struct nci_pair *pair;
    struct nci_pair_state *best;
    double *step;
    double depth, rho, tolerance;
    double limit;
    double cap;
    int stationary;
    int splits, top;
    struct pair_cell cell[PAIR_STACK];
    struct pair_corner corner[PAIR_CORNERS];
};
static inline void pair_eigenvalues(const double H[6], double *small, double *large)
{
    const double half = 0.5 * (H[0] + H[3] + H[5]);
    const double product =
        H[0] * H[3] - H[1] * H[1] + H[0] * H[5] - H[2] * H[2] + H[3] * H[5] - H[4] * H[4];
    const double root = sqrt(fmax(half * half - product, 0));
    *large = half + root;
    *small = *large > 0 ? product / *large : 0;
}
static inline double pair_settled(const struct nci_pair *pair, const struct nci_pair_state *best, double depth)
{
    double H[6], small, large, u = 1;
    if (pair->parts > pair->quadrics)
        return 2;
    pair_eigenvalues(best->T, &small, &large);
    const double K = small / depth;
    if (!(K > 1))
        return 2;
    for (int k = 0; k < pair->quadrics; k++) {
        const struct nci_pair_part part = nci_pair_part(pair, best, k);
        nci_pair_hessian(pair, best, k, H);
        pair_eigenvalues(H, &small, &large);
        const double b = sqrt(fmax(nci_dot(part.p, part.p) / (part.h * part.h) - 1, 0));
        const double square = b * b + (large / (part.h * K) - 1) * (K - 1);
        if (square > 0)
            u = fmin(u, (K - 1) / (b + sqrt(square)));
    }
    return (1 - u * u) / (1 + u * u);
}
static inline double pair_slack(const struct pair_tree *tree)
{
    const double relative = tree->tolerance * tree->depth, rounding = 4e-15 * tree->pair->size;
    return relative > rounding ? relative : rounding;
}
static inline int pair_settle(struct pair_tree *tree, int corners)
{
    struct nci_pair_state *best = tree->best;
    double n[3];
    int status = NC_OK;
    for (int j = 0; j < 3; j++) {
        n[j] = best->n[j] + (tree->stationary ? tree->step[j] : 0);
        tree->step[j] = 0;
    }
    if (!tree->pair->flat)
        status = nci_pair_evaluate(tree->pair, n, best);
    tree->depth = -best->d;
    tree->cap = tree->stationary && !tree->pair->flat ? pair_settled(tree->pair, best, tree->depth) : 2;
    tree->limit = tree->rho - tree->depth + pair_slack(tree);
    for (int k = 0; k < corners; k++)
        tree->corner[k].cosine = nci_dot(best->n, tree->corner[k].v);
    return status;
}
static inline void pair_take(struct pair_tree *tree, const struct nci_pair_state *state, int found, int *status)
{
    const double rounding = 1e-14 * tree->pair->size;
    const double ahead = (*status == NC_OK) - (found == NC_OK);
    if ((found == NC_OK || found == NC_E_NO_CONVERGENCE) && state->d - tree->best->d > ahead * rounding) {
        *tree->best = *state;
        *status = found;
    }
}
static inline int pair_improve_flat(struct pair_tree *tree, const double v[3], int converged,
                             const struct nci_pair_state *before)
{
    struct nci_pair_state near;
    double step[3] = {0, 0, 0};
    int status = nci_pair_finish_flat(tree->pair, tree->best, tree->step, converged);
    int other = nci_pair_evaluate(tree->pair, v, &near);
    if (!other)
        other = nci_pair_finish_flat(tree->pair, &near, step, 0);
    pair_take(tree, &near, other, &status);
    pair_take(tree, before, tree->stationary ? NC_OK : NC_E_NO_CONVERGENCE, &status);
    return status;
}
static inline int pair_improve(struct pair_tree *tree, const double v[3], int corners)
{
    struct nci_pair_state before;
    if (tree->pair->flat)
        before = *tree->best;
    int status = nci_pair_evaluate(tree->pair, v, tree->best);
    if (!status)
        status = nci_pair_rise(tree->pair, tree->best, tree->step);
    if (tree->pair->flat && (status == NC_OK || status == NC_E_NO_CONVERGENCE))
        status = pair_improve_flat(tree, v, status == NC_OK, &before);
    tree->stationary = status == NC_OK;
    return status && status != NC_E_NO_CONVERGENCE ? status : pair_settle(tree, corners);
}
static inline int pair_corner_at(struct pair_tree *tree, const double x[3], struct pair_corner *corner)
{
    const double shrink = 1 / sqrt(nci_dot(x, x)), rho = tree->rho;
    const double v[3] = {x[0] * shrink, x[1] * shrink, x[2] * shrink};
    double g[3];
    const int status = nci_pair_support(tree->pair, v, &corner->d, g);
    memcpy(corner->v, v, sizeof v);
    corner->s[0] = g[0] + rho * v[0];
    corner->s[1] = g[1] + rho * v[1];
    corner->s[2] = g[2] + rho * v[2];
    corner->cosine = nci_dot(tree->best->n, v);
    return status;
}
static inline void pair_push(struct pair_tree *tree, int a, int b, int c)
{
    struct pair_cell *cell = &tree->cell[tree->top++];
    const int corner[3] = {a, b, c};
    for (int i = 0; i < 3; i++) {
        cell->corner[i] = (unsigned char)corner[i];
        for (int j = 0; j < 3; j++)
            cell->F[i][j] = nci_dot(tree->corner[corner[i]].s, tree->corner[corner[j]].v);
    }
    cell->corners = 6;
}
static inline int pair_plant(struct pair_tree *tree)
{
    const int much = tree->cap < 0.8;
    const double *n = tree->best->n, c = much ? tree->cap : 0, s = sqrt(1 - c * c);
    double axis[2][3], x[3] = {-n[0], -n[1], -n[2]};
    nci_pair_tangents(n, axis[0], axis[1]);
    int status = pair_corner_at(tree, x, &tree->corner[4]);
    if (!status)
        status = pair_corner_at(tree, n, &tree->corner[5]);
    for (int i = 0; !status && i < 4; i++) {
        const double side = i < 2 ? s : -s, *a = axis[i % 2];
        for (int j = 0; j < 3; j++)
            x[j] = c * n[j] + side * a[j];
        status = pair_corner_at(tree, x, &tree->corner[i]);
    }
    tree->top = 0;
    for (int i = 0; !status && i < (much ? 4 : 8); i++)
        pair_push(tree, 4 + i / 4, i % 4, (i + 1) % 4);
    for (int i = 0; !status && i < 4; i++)
        if (tree->corner[i].d > 1e-14 * tree->pair->size - tree->depth)
            status = pair_improve(tree, tree->corner[i].v, 6);
    return status;
}
static inline double pair_weight(const double a[3], const double b[3])
{
    return a[0] * (b[1] - b[2]) + a[1] * (b[2] - b[0]) + a[2] * (b[0] - b[1]);
}
static inline int pair_closed(const struct pair_tree *tree, const struct pair_cell *cell)
{
    const double(*F)[3] = cell->F, limit = tree->limit;
    for (int i = 0; i < 3; i++)
        if (F[i][0] <= limit && F[i][1] <= limit && F[i][2] <= limit)
            return 1;
    double u = pair_weight(F[1], F[2]), v = pair_weight(F[2], F[0]), w = pair_weight(F[0], F[1]);
    if (u + v + w < 0) {
        u = -u;
        v = -v;
        w = -w;
    }
    u = u > 0 ? u : 0;
    v = v > 0 ? v : 0;
    w = w > 0 ? w : 0;
    const double sum = u + v + w, most = limit * sum, cap = tree->cap;
    if (sum > 0 && u * F[0][0] + v * F[1][0] + w * F[2][0] <= most &&
        u * F[0][1] + v * F[1][1] + w * F[2][1] <= most && u * F[0][2] + v * F[1][2] + w * F[2][2] <= most)
        return 1;
    const struct pair_corner *corner = tree->corner;
    return corner[cell->corner[0]].cosine >= cap && corner[cell->corner[1]].cosine >= cap &&
           corner[cell->corner[2]].cosine >= cap;
}
static inline double pair_width(const struct pair_tree *tree, const struct pair_cell *cell, int i, int j)
{
    const double *v = tree->corner[cell->corner[i]].v, *w = tree->corner[cell->corner[j]].v;
    return cell->F[i][j] + cell->F[j][i] - cell->F[i][i] - cell->F[j][j] +
           2 * tree->depth * (1 - nci_dot(v, w));
}
static inline void pair_halve(struct pair_tree *tree, int a, int b, int k)
{
    struct pair_cell *cell = &tree->cell[tree->top - 1];
    const int c = 3 - a - b;
    const struct pair_corner *middle = &tree->corner[k], *first = &tree->corner[cell->corner[a]],
                             *second = &tree->corner[cell->corner[b]],
                             *third = &tree->corner[cell->corner[c]];
    const double to_third = nci_dot(middle->s, third->v), from_third = nci_dot(third->s, middle->v);
    cell[1] = cell[0];
    cell[0].corner[a] = cell[1].corner[b] = (unsigned char)k;
    cell[0].F[a][a] = cell[1].F[b][b] = middle->d + tree->rho;
    cell[0].F[a][b] = nci_dot(middle->s, second->v);
    cell[0].F[b][a] = nci_dot(second->s, middle->v);
    cell[1].F[b][a] = nci_dot(middle->s, first->v);
    cell[1].F[a][b] = nci_dot(first->s, middle->v);
    cell[0].F[a][c] = cell[1].F[b][c] = to_third;
    cell[0].F[c][a] = cell[1].F[c][b] = from_third;
    tree->top++;
}
static inline int pair_split(struct pair_tree *tree)
{
    struct pair_cell *cell = &tree->cell[tree->top - 1];
    const double first = pair_width(tree, cell, 0, 1), second = pair_width(tree, cell, 1, 2),
                 third = pair_width(tree, cell, 2, 0);
    const int a = first >= second ? (first >= third ? 0 : 2) : (second >= third ? 1 : 2),
              b = a < 2 ? a + 1 : 0;
    const double rise = cell->F[b][a] - cell->F[a][a], fall = cell->F[a][b] - cell->F[b][b];
    double t = rise + fall > 0 ? rise / (rise + fall) : 0.5;
    t = t > 0.3 ? (t < 0.7 ? t : 0.7) : 0.3;
    const double *v = tree->corner[cell->corner[a]].v, *w = tree->corner[cell->corner[b]].v;
    const double x[3] = {v[0] + t * (w[0] - v[0]), v[1] + t * (w[1] - v[1]), v[2] + t * (w[2] - v[2])};
    const int k = cell->corners++;
    const struct pair_corner *middle = &tree->corner[k];
    const int status = pair_corner_at(tree, x, &tree->corner[k]);
    if (status)
        return status;
    pair_halve(tree, a, b, k);
    return middle->d > 1e-14 * tree->pair->size - tree->depth ? pair_improve(tree, middle->v, k + 1)
                                                              : NC_OK;
}
static inline int pair_branch(struct nci_pair *pair, double tolerance, int limit, double rho, int stationary,
                       struct nci_pair_state *state, double step[3], int *proof, double *upper)
{
    struct pair_tree tree;
    int next = 250;
    tree.pair = pair;
    tree.best = state;
    tree.step = step;
    tree.rho = rho;
    tree.tolerance = tolerance;
    tree.stationary = stationary;
    tree.splits = 0;
    int status = pair_settle(&tree, 0);
    if (!status)
        status = pair_plant(&tree);
    while (!status && tree.top > 0 && tree.depth > rho) {
        const struct pair_cell *cell = &tree.cell[tree.top - 1];
        if (pair_closed(&tree, cell)) {
            tree.top--;
            continue;
        }
        if (2 * ++tree.splits > limit || tree.top == PAIR_STACK || cell->corners == PAIR_CORNERS)
            return NC_OK;
        if (tree.splits ==
            next) {
            next += next < 2000 ? next : next / 2;
            tree.tolerance = fmin(10 * tree.tolerance, 0.1);
            tree.limit = rho - tree.depth + pair_slack(&tree);
        }
        status = pair_split(&tree);
    }
    *proof = NC_PAIR_SEARCHED;
    *upper = state->d + pair_slack(&tree);
    if (!status && !tree.stationary) {
        const double n[3] = {state->n[0], state->n[1], state->n[2]};
        pair->thin |= 1;
        status = pair_improve(&tree, n, 0);
    }
    if (!status && !tree.stationary)
        status = NC_E_NO_CONVERGENCE;
    if (!(tree.depth > rho))
        *proof = NC_PAIR_BALL;
    return status;
}
double nci_pair_bound(const struct nci_pair *pair, const struct nc_pair_options *options,
                      const struct nci_pair_state *state)
{
    const double rho = nci_pair_floor(pair, options), *n = state->n, *g = state->g;
    const double x[3] = {g[0] + rho * n[0], g[1] + rho * n[1], g[2] + rho * n[2]};
    return sqrt(nci_dot(x, x)) - rho;
}
int nci_pair_certify(struct nci_pair *pair, const struct nc_pair_options *options, int stationary,
                     struct nci_pair_state *state, double step[3], int *proof, double *upper)
{
    *proof = NC_PAIR_NOTHING;
    return pair_branch(pair, options->tolerance, options->cells, nci_pair_floor(pair, options), stationary,
                       state, step, proof, upper);
}
#ifndef NCI_PAIR_RESULT_H
#define NCI_PAIR_RESULT_H
static inline int nci_pair_start(const struct nci_pair *pair, const double *given, double n[3], int *known)
{
    const double *x = pair->r;
    *known = given && !(given[0] == 0 && given[1] == 0 && given[2] == 0);
    if (*known)
        x = given;
    const double square = nci_dot(x, x);
    double scale = 1;
    if (!(square > 1e-200 && square < 1e200)) {
        static const double any[3] = {0.48, 0.6, 0.64};
        const double largest = fmax(fmax(fabs(x[0]), fabs(x[1])), fabs(x[2]));
        if (!nci_finite(x, 3))
            return NC_E_ARGUMENT;
        if (largest < 1e-300)
            x = any;
        else
            scale = 1 / largest;
    }
    n[0] = x[0] * scale;
    n[1] = x[1] * scale;
    n[2] = x[2] * scale;
    return NC_OK;
}
static inline int nci_pair_find(struct nci_pair *pair, const double start[3],
                                const struct nc_pair_options *options, struct nci_pair_state *state,
                                double step[3], int *proof, double *upper)
{
    double n[3];
    int known;
    int status = nci_pair_start(pair, start, n, &known);
    if (!status)
        status = nci_pair_search(pair, n, known, state, step);
    if (pair->flat && (status == NC_OK || status == NC_E_NO_CONVERGENCE))
        status = nci_pair_finish_flat(pair, state, step, status == NC_OK);
    *proof = NC_PAIR_SEPARATED;
    if (!(status == NC_OK || status == NC_E_NO_CONVERGENCE) || state->d > 0)
        return status;
    *proof = NC_PAIR_BALL;
    const double after = state->d + 0.5 * nci_dot(state->g, step);
    if (status == NC_OK && after + nci_pair_floor(pair, options) >= -1e-13 * pair->size)
        return NC_OK;
    return nci_pair_certify(pair, options, status == NC_OK, state, step, proof, upper);
}
static inline void nci_pair_points(const struct nci_pair_block *block, const double n[3], double p[3][2],
                                   double h[2])
{
    const double x = n[0], y = n[1], z = n[2];
    double a[2], b[2], c[2], e[2];
    for (int k = 0; k < 2; k++) {
        const double wx = block->M[0][k] * x + block->M[1][k] * y + block->M[2][k] * z;
        const double wy = block->M[1][k] * x + block->M[3][k] * y + block->M[4][k] * z;
        const double wz = block->M[2][k] * x + block->M[4][k] * y + block->M[5][k] * z;
        e[k] = sqrt(wx * x + wy * y + wz * z);
        const double i = 1 / e[k];
        a[k] = wx * i;
        b[k] = wy * i;
        c[k] = wz * i;
    }
    for (int k = 0; k < 2; k++) {
        p[0][k] = a[k];
        p[1][k] = b[k];
        p[2][k] = c[k];
        h[k] = e[k];
    }
}
static inline int nci_pair_exact(const struct nci_pair *pair, const struct nci_pair_state *state,
                                 const double y[3], const double n[3], int k, double *value, double p[3])
{
    const int m = k - pair->quadrics;
    struct nci_pair_part part;
    double L[9], H[6], u[3];
    if (m >= 0) {
        const int status = nci_pair_rest(pair, pair->body[k], n, 0, &part, H);
        nci_symmetric(state->H[m], y, u);
        for (int j = 0; j < 3; j++)
            p[j] = state->rest[m].p[j] + u[j];
        *value = part.h;
        return status;
    }
    for (int j = 0; j < 9; j++)
        L[j] = pair->block[k / 2].L[j][k % 2];
    nci_rotate_back(L, n, u);
    const double after = sqrt(nci_dot(u, u));
    double v[3], w[3];
    nci_rotate_back(L, state->n, u);
    nci_rotate_back(L, y, w);
    const double i = 1 / sqrt(nci_dot(u, u)), along = nci_dot(u, w) * i * i;
    for (int j = 0; j < 3; j++)
        v[j] = (u[j] + w[j] - along * u[j]) * i;
    nci_rotate(L, v, p);
    *value = after;
    return NC_OK;
}
static inline int nci_pair_exact_flat(const struct nci_pair *pair, const struct nci_pair_state *state,
                                      int k, double p[3], double *value)
{
    double u[3];
    *value = nci_pair_flat(pair, k, state->n, u);
    memcpy(p, state->flat[k], sizeof state->flat[k]);
    return NC_OK;
}
static inline int nci_pair_join(const struct nci_pair *pair, const struct nci_pair_state *state,
                                const double n[3], double p[2][3], double *point[2])
{
    const double g[3] = {point[1][0] - point[0][0], point[1][1] - point[0][1], point[1][2] - point[0][2]};
    const double d = nci_dot(g, n),
                 before[2][3] = {{p[0][0], p[0][1], p[0][2]}, {p[1][0], p[1][1], p[1][2]}};
    double x[3] = {g[0] - d * n[0], g[1] - d * n[1], g[2] - d * n[2]}, soft = 0;
    if (pair->parts == pair->quadrics || !(nci_dot(x, x) > 1e-26 * pair->size * pair->size))
        return NC_OK;
    const int status = nci_pair_reach(pair, state, n, p, x);
    for (int m = 0, k = pair->quadrics; k < pair->parts; k++, m++)
        for (int j = 0; j < 3; j++)
            point[pair->body[k]][j] += pair->body[k] ? before[m][j] - p[m][j] : p[m][j] - before[m][j];
    for (int k = 0; k < pair->quadrics; k++) {
        double H[6];
        nci_pair_hessian(pair, state, k, H);
        soft += H[0] + H[3] + H[5];
    }
    return status || nci_dot(x, x) < pow(1e-9 * pair->size + 2e-15 * soft, 2) ? status
                                                                              : NC_E_NO_CONVERGENCE;
}
static inline int nci_pair_deliver_all(struct nci_pair *pair, const struct nci_pair_state *state,
                                       const double y[3], const double n[3], double *gap, double *point[2])
{
    int status = nci_pair_is_convex(pair, state) ? NC_OK : NC_E_NOT_CONVEX;
    double quadric[3], rest[2][3] = {{0}};
    nci_pair_factor(pair);
    *gap = nci_dot(n, pair->r) - pair->offset[0] - pair->offset[1];
    for (int j = 0; j < 3; j++) {
        point[0][j] = pair->centre[0][j] + pair->offset[0] * n[j];
        point[1][j] = pair->centre[1][j] - pair->offset[1] * n[j];
    }
    for (int k = 0; !status && k < pair->parts; k++) {
        double *p = k < pair->quadrics ? quadric : rest[k - pair->quadrics], value;
        status = k < pair->quadrics && pair->thickness[k] > 0
                     ? nci_pair_exact_flat(pair, state, k, p, &value)
                     : nci_pair_exact(pair, state, y, n, k, &value, p);
        *gap -= value;
        for (int j = 0; j < 3; j++)
            point[pair->body[k]][j] += pair->body[k] ? -p[j] : p[j];
    }
    return status || pair->flat ? status : nci_pair_join(pair, state, n, rest, point);
}
static inline int nci_pair_deliver(struct nci_pair *pair, const struct nci_pair_state *state,
                                   const double y[3], double normal[3], double *gap, double point_a[3],
                                   double point_b[3])
{
    const double a = state->n[0] + y[0], b = state->n[1] + y[1], c = state->n[2] + y[2];
    const double shrink = 1 / sqrt(a * a + b * b + c * c), n[3] = {a * shrink, b * shrink, c * shrink};
    double p[3][2], h[2], *point[2] = {point_a, point_b};
    normal[0] = n[0];
    normal[1] = n[1];
    normal[2] = n[2];
    if (!pair->lone)
        return nci_pair_deliver_all(pair, state, y, n, gap, point);
    const double *r = pair->r;
    nci_pair_points(pair->block, n, p, h);
    *gap = nci_dot(n, r) - h[0] - h[1];
    point_b[0] = r[0] - p[0][1];
    point_b[1] = r[1] - p[1][1];
    point_b[2] = r[2] - p[2][1];
    point_a[0] = p[0][0];
    point_a[1] = p[1][0];
    point_a[2] = p[2][0];
    return NC_OK;
}
#endif
int nci_pair_options(const struct nc_pair_options *given, struct nc_pair_options *options)
{
    static const struct nc_pair_options defaults = NCI_PAIR_DEFAULTS;
    *options = given ? *given : defaults;
    if (options->tolerance == 0)
        options->tolerance = defaults.tolerance;
    if (options->cells == 0)
        options->cells = defaults.cells;
    return options->radius_a >= 0 && options->radius_b >= 0 && options->radius_a < INFINITY &&
                   options->radius_b < INFINITY && options->tolerance > 0 && options->tolerance <= 0.1 &&
                   options->cells > 0
               ? NC_OK
               : NC_E_OPTION;
}
static inline void pair_radii(const struct nci_pair *pair, const struct nci_pair_state *state, int body,
                       double H[9])
{
    static const int packed[9] = {0, 1, 2, 1, 3, 4, 2, 4, 5};
    const double *n = state->n, offset = pair->offset[body];
    for (int j = 0; j < 9; j++)
        H[j] = offset * ((j % 4 == 0) - n[j / 3] * n[j % 3]);
    for (int k = 0; k < pair->parts; k++) {
        double part[6];
        if (pair->body[k] != body)
            continue;
        nci_pair_hessian(pair, state, k, part);
        for (int j = 0; j < 9; j++)
            H[j] += part[packed[j]];
    }
}
static inline int pair_fill(struct nci_pair *pair, struct nci_pair_state *state, double step[3],
                     struct nc_spatial_pair *result)
{
    int status = pair->flat ? NC_OK : nci_pair_polish(pair, state, step);
    if (!status)
        status = nci_pair_deliver(pair, state, step, result->normal, &result->gap, result->point_a,
                                  result->point_b);
    pair_radii(pair, state, 0, result->radii_a);
    pair_radii(pair, state, 1, result->radii_b);
    result->evaluations = pair->evaluations;
    return status;
}
static inline void pair_fail(struct nc_spatial_pair *result)
{
    double *number = &result->gap;
    const size_t count = (sizeof *result - offsetof(struct nc_spatial_pair, gap)) / sizeof *number;
    result->proof = NC_PAIR_NOTHING;
    for (size_t j = 0; j < count; j++)
        number[j] = NAN;
}
int nc_spatial_pair_solve(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                          const double r[3], const double q[9], const double *start,
                          const struct nc_pair_options *options, struct nc_spatial_pair *result)
{
    struct nci_pair pair;
    struct nci_pair_state state;
    struct nc_pair_options used;
    double step[3], upper = NAN;
    if (!result)
        return NC_E_NULL;
    pair_fail(result);
    result->evaluations = 0;
    int status = nci_pair_options(options, &used);
    if (!status)
        status = nci_pair_read(&pair, shape_a, na, shape_b, nb, r, q);
    if (!status)
        status = nci_pair_find(&pair, start, &used, &state, step, &result->proof, &upper);
    if (!status)
        status = pair_fill(&pair, &state, step, result);
    if (status) {
        pair_fail(result);
        return status;
    }
    memcpy(result->reference_b, r, sizeof result->reference_b);
    if (result->proof == NC_PAIR_SEPARATED || result->proof == NC_PAIR_BALL) {
        upper = nci_pair_bound(&pair, &used, &state);
        result->proof = result->gap > 0 ? NC_PAIR_SEPARATED : NC_PAIR_BALL;
    }
    const double offset = pair.offset[0] + pair.offset[1];
    result->upper = result->proof == NC_PAIR_NOTHING ? INFINITY : fmax(upper - offset, result->gap);
    return result->proof == NC_PAIR_NOTHING ? NC_E_UNDECIDED : NC_OK;
}
int nc_spatial_pair(const double *shape_a, size_t na, const double *shape_b, size_t nb, const double r[3],
                    const double q[9], double normal[3], double *gap, double point_a[3], double point_b[3])
{
    static const struct nc_pair_options defaults = NCI_PAIR_DEFAULTS;
    struct nci_pair pair;
    struct nci_pair_state state;
    double step[3], upper;
    int proof;
    if (!(normal && gap && point_a && point_b))
        return NC_E_NULL;
    int status = nci_pair_read(&pair, shape_a, na, shape_b, nb, r, q);
    if (!status)
        status = nci_pair_find(&pair, normal, &defaults, &state, step, &proof, &upper);
    if (!status && proof == NC_PAIR_NOTHING)
        status = NC_E_UNDECIDED;
    const int thin = pair.thin > 1 && !pair.flat;
    if (!status && thin)
        status = nci_pair_polish(&pair, &state, step);
    if (!status) {
        status = nci_pair_deliver(&pair, &state, step, normal, gap, point_a, point_b);
        if (status == NC_E_NO_CONVERGENCE && !thin &&
            !pair.flat) {
            status = nci_pair_polish(&pair, &state, step);
            if (!status)
                status = nci_pair_deliver(&pair, &state, step, normal, gap, point_a, point_b);
        }
    }
    if (!status)
        return NC_OK;
    for (int j = 0; j < 3; j++)
        normal[j] = point_a[j] = point_b[j] = NAN;
    *gap = NAN;
    return status;
}
static const int motion_packed[6] = {0, 1, 2, 4, 5, 8};
int nc_spatial_pair_motion(const struct nc_spatial_pair *pair, const struct nc_spatial_motion *motion,
                           struct nc_spatial_pair_motion *out)
{
    static const struct nc_spatial_pair_motion none = {NAN, NCI_NONE3, NCI_NONE3, NCI_NONE3};
    if (!(pair && motion && out))
        return NC_E_NULL;
    *out = none;
    const double *v = motion->v, *omega = motion->omega;
    if (!(nci_finite(v, 3) && nci_finite(omega, 3) && nci_finite(pair->normal, 3)))
        return NC_E_ARGUMENT;
    const double *n = pair->normal,
                 arm[3] = {pair->point_b[0] - pair->reference_b[0], pair->point_b[1] - pair->reference_b[1],
                           pair->point_b[2] - pair->reference_b[2]};
    double point[3], turn[3], w[3], A[6], rate[3], size = 0;
    nci_cross(omega, arm, point);
    nci_cross(omega, n, turn);
    nci_rotate(pair->radii_b, turn, w);
    for (int j = 0; j < 3; j++) {
        point[j] += v[j];
        w[j] += point[j];
        size += pair->radii_a[4 * j] + pair->radii_b[4 * j];
    }
    size += fabs(pair->gap);
    for (int j = 0; j < 6; j++) {
        const int k = motion_packed[j];
        A[j] =
            pair->radii_a[k] + pair->radii_b[k] + (k % 4 == 0) * pair->gap + 2 * size * n[k / 3] * n[k % 3];
    }
    const double along = nci_dot(n, w);
    for (int j = 0; j < 3; j++)
        w[j] -= along * n[j];
    if (!nci_pair_solve(A, w, rate))
        return NC_E_CONFORMING;
    struct nc_spatial_pair_motion moved;
    moved.gap_der = nci_dot(n, point);
    memcpy(moved.normal_der, rate, sizeof rate);
    nci_rotate(pair->radii_a, rate, moved.point_a_der);
    for (int j = 0; j < 3; j++)
        rate[j] -= turn[j];
    nci_rotate(pair->radii_b, rate, w);
    for (int j = 0; j < 3; j++)
        moved.point_b_der[j] = point[j] - w[j];
    if (!(isfinite(moved.gap_der) && nci_finite(moved.normal_der, 3) && nci_finite(moved.point_a_der, 3) &&
          nci_finite(moved.point_b_der, 3)))
        return NC_E_ARGUMENT;
    *out = moved;
    return NC_OK;
}
static inline void motion_restrict(const double H[9], const double a[3], const double b[3], double out[3])
{
    double Ha[3], Hb[3];
    nci_rotate(H, a, Ha);
    nci_rotate(H, b, Hb);
    out[0] = nci_dot(a, Ha);
    out[1] = nci_dot(a, Hb);
    out[2] = nci_dot(b, Hb);
}
int nc_spatial_pair_curvature(const struct nc_spatial_pair *pair, double kappa[2], double tangent[3])
{
    if (!(pair && kappa && tangent))
        return NC_E_NULL;
    kappa[0] = kappa[1] = tangent[0] = tangent[1] = tangent[2] = NAN;
    if (!(nci_finite(pair->normal, 3) && nci_finite(pair->radii_a, 9) && nci_finite(pair->radii_b, 9)))
        return NC_E_ARGUMENT;
    double a[3], b[3], A[3], B[3];
    nci_pair_tangents(pair->normal, a, b);
    motion_restrict(pair->radii_a, a, b, A);
    motion_restrict(pair->radii_b, a, b, B);
    const double det_a = A[0] * A[2] - A[1] * A[1], det_b = B[0] * B[2] - B[1] * B[1];
    if (!(A[0] + A[2] > 0 && det_a > 0 && B[0] + B[2] > 0 && det_b > 0))
        return NC_E_NOT_CONVEX;
    const double xx = A[2] / det_a + B[2] / det_b, yy = A[0] / det_a + B[0] / det_b;
    const double xy = -A[1] / det_a - B[1] / det_b;
    double c, s;
    nci_pair_eigen(xx, xy, yy, &kappa[0], &kappa[1], &c, &s);
    for (int j = 0; j < 3; j++)
        tangent[j] = c * a[j] + s * b[j];
    if (nci_finite(kappa, 2) && nci_finite(tangent, 3))
        return NC_OK;
    kappa[0] = kappa[1] = tangent[0] = tangent[1] = tangent[2] = NAN;
    return NC_E_ARGUMENT;
}
static inline int motion_turn(const struct nc_planar_pair *pair, double x, double omega, double *turn,
                       double *along)
{
    const double rho_a = pair->rho_a, rho_b = pair->rho_b, stiff = rho_a + rho_b + pair->gap;
    if (!(stiff > 0))
        return NC_E_CONFORMING;
    *turn = stiff == INFINITY ? (rho_a == INFINITY ? 0 : omega) : (x + rho_b * omega) / stiff;
    *along = rho_a == INFINITY ? x + rho_b * omega : rho_a * *turn;
    if (!(rho_a == INFINITY && rho_b == INFINITY))
        return NC_OK;
    *turn = 0.5 * omega;
    *along = 0.5 * x;
    return NC_E_FLAT;
}
int nc_planar_pair_motion(const struct nc_planar_pair *pair, const struct nc_planar_motion *motion,
                          struct nc_planar_pair_motion *out)
{
    static const struct nc_planar_pair_motion none = {NAN, NAN, NCI_NONE2, NCI_NONE2};
    if (!(pair && motion && out))
        return NC_E_NULL;
    *out = none;
    const double *v = motion->v, omega = motion->omega;
    if (!(nci_finite(v, 2) && nci_finite(&omega, 1) && nci_finite(pair->normal, 2) &&
          nci_finite(pair->point_b, 2)))
        return NC_E_ARGUMENT;
    const double *n = pair->normal, e[2] = {-n[1], n[0]};
    const double point[2] = {v[0] - omega * (pair->point_b[1] - pair->reference_b[1]),
                             v[1] + omega * (pair->point_b[0] - pair->reference_b[0])};
    const double fall = n[0] * point[0] + n[1] * point[1];
    double turn, along;
    const int status = motion_turn(pair, e[0] * point[0] + e[1] * point[1], omega, &turn, &along);
    if (nci_failed(status))
        return status;
    struct nc_planar_pair_motion moved = {.gap_der = fall, .phi_der = turn};
    for (int j = 0; j < 2; j++) {
        moved.point_a_der[j] = along * e[j];
        moved.point_b_der[j] = fall * n[j] + (along + pair->gap * turn) * e[j];
    }
    if (!(isfinite(moved.gap_der) && isfinite(moved.phi_der) && nci_finite(moved.point_a_der, 2) &&
          nci_finite(moved.point_b_der, 2)))
        return NC_E_ARGUMENT;
    *out = moved;
    return status;
}
enum {
    DUO_ROUNDS = 200,
    DUO_STACK = 56
};
struct duo {
    const double *shape[2];
    size_t n[2];
    double r[2], angle, c, s;
    double size;
    int evaluations;
};
struct duo_state {
    double phi, n[2], d, slope, g[2], point[2][2], rho[2];
};
static inline double duo_dot(const double a[2], const double b[2])
{
    return a[0] * b[0] + a[1] * b[1];
}
static inline int duo_evaluate(struct duo *pair, double phi, struct duo_state *state)
{
    const double c = cos(phi), s = sin(phi), e[2] = {-s, c};
    double a[4] = {0}, b[4] = {0};
    pair->evaluations++;
    const int first = nci_planar_sum(pair->shape[0], pair->n[0], phi, c, s, a);
    if (nci_failed(first))
        return first;
    const int second = nci_planar_sum(pair->shape[1], pair->n[1], phi + NCI_PI - pair->angle,
                                      -(c * pair->c + s * pair->s), c * pair->s - s * pair->c, b);
    if (nci_failed(second))
        return second;
    state->phi = phi;
    state->n[0] = c;
    state->n[1] = s;
    for (int j = 0; j < 2; j++) {
        state->point[0][j] = a[0] * state->n[j] + a[1] * e[j];
        state->point[1][j] = pair->r[j] - b[0] * state->n[j] - b[1] * e[j];
        state->g[j] = state->point[1][j] - state->point[0][j];
    }
    state->rho[0] = first ? INFINITY : a[0] + a[2];
    state->rho[1] = second ? INFINITY : b[0] + b[2];
    state->d = duo_dot(pair->r, state->n) - a[0] - b[0];
    state->slope = duo_dot(pair->r, e) - a[1] - b[1];
    const double radii = (first ? 0 : state->rho[0]) + (second ? 0 : state->rho[1]);
    return nci_finite(state->g, 2) && nci_finite(&radii, 1) ? NC_OK : NC_E_SINGULAR;
}
static inline double duo_ridge(const struct duo_state *low, const struct duo_state *high)
{
    const double x[2] = {high->g[1] - low->g[1], low->g[0] - high->g[0]};
    const double turn = atan2(low->n[0] * x[1] - low->n[1] * x[0], duo_dot(low->n, x));
    return low->phi + (turn < 0 ? turn + NCI_PI : turn);
}
static inline int duo_on_side(struct duo *pair, struct duo_state *state)
{
    const double beside = 1e-14 * (1 + fabs(state->phi)), *n = state->n, e[2] = {-n[1], n[0]};
    struct duo_state side[2];
    double least = -INFINITY, most = INFINITY;
    for (int k = 0; k < 2; k++) {
        const int status = duo_evaluate(pair, state->phi + (k ? beside : -beside), &side[k]);
        if (status)
            return status;
    }
    for (int body = 0; body < 2; body++) {
        const double one = duo_dot(e, side[0].point[body]), other = duo_dot(e, side[1].point[body]);
        least = fmax(least, fmin(one, other));
        most = fmin(most, fmax(one, other));
        state->rho[body] = fmax(side[0].rho[body], side[1].rho[body]);
        if (fabs(other - one) > 1e-9 * pair->size)
            state->rho[body] = INFINITY;
    }
    const double middle = 0.5 * (least + most), apart = fmax(least - most, 0);
    for (int body = 0; body < 2; body++) {
        const double height = duo_dot(n, state->point[body]);
        state->point[body][0] = height * n[0] + middle * e[0];
        state->point[body][1] = height * n[1] + middle * e[1];
    }
    state->g[0] = state->d * n[0] + apart * e[0];
    state->g[1] = state->d * n[1] + apart * e[1];
    state->slope = apart;
    return NC_OK;
}
static inline double duo_next(const struct duo_state *state, double step, const struct duo_state *low,
                       const struct duo_state *high, double close, int third, double before)
{
    const double newton = state->phi + step, half = 0.5 * (low->phi + high->phi);
    if (newton > low->phi && newton < high->phi && fabs(step) < 0.5 * before)
        return newton;
    const double ridge = third ? half : duo_ridge(low, high);
    return fmax(low->phi + close, fmin(ridge, high->phi - close));
}
static inline int duo_rise(struct duo *pair, struct duo_state *state)
{
    struct duo_state low = {0}, high = {0}, top = *state;
    int has_low = 0, has_high = 0;
    double before = INFINITY;
    for (int round = 0; round < DUO_ROUNDS; round++) {
        const double stiff = state->d + state->rho[0] + state->rho[1], slope = state->slope;
        const double close = 2.5e-16 * (1 + fabs(state->phi)), wide = 4 * close;
        double step = stiff > 0 ? atan(slope / stiff) : (slope < 0 ? -0.5 : 0.5);
        const int flat = stiff == INFINITY, lower = state->d < top.d - 1e-15 * pair->size;
        const int level = fabs(slope) <= 2e-15 * pair->size && stiff > -1e-13 * pair->size;
        if (!lower && (level || (stiff > 0 && !flat && fabs(step) < wide)))
            return flat || fabs(slope) > 1e-12 * pair->size ? duo_on_side(pair, state) : NC_OK;
        if (flat)
            step = slope < 0 ? -4 * wide : 4 * wide;
        double next = state->phi + step;
        if (lower ? state->phi < top.phi : slope >= 0) {
            low = *state;
            has_low = 1;
        } else {
            high = *state;
            has_high = 1;
        }
        if (!lower)
            top = *state;
        if (has_low && has_high) {
            if (high.phi - low.phi < wide) {
                *state = high.d > low.d ? high : low;
                return duo_on_side(pair, state);
            }
            next = duo_next(state, step, &low, &high, close, round % 3 == 0, before);
        }
        const int last = !lower && stiff > 0 && !flat && fabs(step) < 1e-9 && next == state->phi + step;
        before = fabs(next - state->phi);
        const int status = duo_evaluate(pair, next, state);
        if (status || (last && fabs(state->slope) <= fmin(0.01 * fabs(slope), 1e-12 * pair->size)))
            return status;
    }
    return NC_E_NO_CONVERGENCE;
}
static inline double duo_term_floor(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->kind == NC_PLANAR_OFFSET && term->count == 1)
        return p[0];
    if (term->kind == NC_PLANAR_ELLIPSE && term->count == 2) {
        const double a = fmax(fabs(p[0]), fabs(p[1])), b = fmin(fabs(p[0]), fabs(p[1]));
        return a > 0 ? b * b / a : 0;
    }
    if (term->kind == NC_PLANAR_FOURIER && term->count % 2 == 1) {
        double floor = p[0];
        for (size_t k = 2; 2 * k < term->count; k++)
            floor -= (double)(k * k - 1) * hypot(p[2 * k - 1], p[2 * k]);
        return floor;
    }
    return nci_kind_is_convex(term->kind) ? 0 : -INFINITY;
}
static inline double duo_floor(const double *shape, size_t n)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    double sum = 0;
    if (nci_read(&reader, shape, n))
        return 0;
    while (nci_more(&reader)) {
        if (nci_next(&reader, &term))
            return 0;
        if (term.kind == NC_PLANAR_ROTATED) {
            if (nci_planar_inner(&term, &inner))
                return 0;
            term = inner;
        }
        sum += duo_term_floor(&term);
    }
    return sum > 0 ? sum : 0;
}
static inline int duo_closed(const struct duo_state *a, const struct duo_state *b, double depth, double rho,
                      double slack)
{
    const double cosine = duo_dot(a->n, b->n), rest = depth - rho;
    const double aa = a->d + depth, ab = duo_dot(a->g, b->n) + rho * cosine + rest;
    const double bb = b->d + depth, ba = duo_dot(b->g, a->n) + rho * cosine + rest;
    if ((aa <= slack && ab <= slack) || (bb <= slack && ba <= slack))
        return 1;
    const double rise = ba - aa, fall = ab - bb;
    return rise > 0 && fall > 0 && aa + (ab - aa) * rise / (rise + fall) <= slack;
}
static inline double duo_slack(const struct duo *pair, const struct nc_pair_options *options, double depth)
{
    return fmax(options->tolerance * depth, 4e-15 * pair->size);
}
static inline int duo_branch(struct duo *pair, const struct nc_pair_options *options, double rho,
                      struct duo_state *best, int *proof, double *upper)
{
    struct duo_state left[DUO_STACK], right[DUO_STACK];
    int top = 0, cells = 0, status = NC_OK;
    for (; !status && top < 8; top++)
        status = duo_evaluate(pair, best->phi + top * NCI_PI / 4, &left[top]);
    for (int i = 0; i < 8; i++)
        right[i] = left[(i + 1) % 8];
    while (!status && top > 0 && -best->d > rho) {
        const struct duo_state *a = &left[top - 1], *b = &right[top - 1];
        struct duo_state middle;
        if (++cells > options->cells || top == DUO_STACK)
            return NC_OK;
        if (duo_closed(a, b, -best->d, rho, duo_slack(pair, options, -best->d))) {
            top--;
            continue;
        }
        const double width = b->phi > a->phi ? b->phi - a->phi : b->phi - a->phi + NCI_TWO_PI;
        status = duo_evaluate(pair, a->phi + 0.5 * width, &middle);
        right[top] = *b;
        left[top] = right[top - 1] = middle;
        top++;
        if (!status && middle.d > best->d + 1e-14 * pair->size) {
            status = duo_rise(pair, &middle);
            if (!status && middle.d > best->d)
                *best = middle;
        }
    }
    *proof = NC_PAIR_SEARCHED;
    *upper = best->d + duo_slack(pair, options, -best->d);
    return status;
}
static inline int duo_begin(struct duo *pair, const double *start, struct duo_state *state)
{
    const double *r = pair->r, *x = start && !(start[0] == 0 && start[1] == 0) ? start : r;
    if (!(nci_finite(r, 2) && nci_finite(x, 2) && nci_finite(&pair->angle, 1)))
        return NC_E_ARGUMENT;
    pair->c = cos(pair->angle);
    pair->s = sin(pair->angle);
    pair->angle = nci_reduced(pair->angle);
    pair->evaluations = 0;
    const double phi = atan2(x[1], x[0]);
    int status = duo_evaluate(pair, phi, state);
    const int flat = !status && state->rho[0] + state->rho[1] == INFINITY;
    struct duo_state aside = *state;
    if (flat)
        status = duo_evaluate(pair, phi + 1, &aside);
    pair->size = hypot(r[0], r[1]) + hypot(aside.point[0][0], aside.point[0][1]) +
                 hypot(aside.point[1][0], aside.point[1][1]);
    return status;
}
static inline int duo_solve(struct duo *pair, const double *start, const struct nc_pair_options *options,
                     struct duo_state *state, int *proof, double *upper)
{
    *proof = NC_PAIR_NOTHING;
    int status = duo_begin(pair, start, state);
    if (!status)
        status = duo_rise(pair, state);
    if (status)
        return status;
    const double rho = fmax(options->radius_a, duo_floor(pair->shape[0], pair->n[0])) +
                       fmax(options->radius_b, duo_floor(pair->shape[1], pair->n[1]));
    if (state->d + rho < -1e-13 * pair->size || state->d + state->rho[0] + state->rho[1] < 0)
        status = duo_branch(pair, options, rho, state, proof, upper);
    if (status || state->d + rho < -1e-13 * pair->size)
        return status;
    const double x[2] = {state->g[0] + rho * state->n[0], state->g[1] + rho * state->n[1]};
    *proof = state->d > 0 ? NC_PAIR_SEPARATED : NC_PAIR_BALL;
    *upper = hypot(x[0], x[1]) - rho;
    return NC_OK;
}
int nc_planar_pair_solve(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                         const double r[2], double angle, const double *start,
                         const struct nc_pair_options *options, struct nc_planar_pair *result)
{
    struct nc_pair_options used;
    struct duo_state state;
    double upper = NAN;
    if (!result)
        return NC_E_NULL;
    *result = (struct nc_planar_pair){NC_PAIR_NOTHING, 0,          NAN,        NAN, NAN, {NAN, NAN},
                                      {NAN, NAN},      {NAN, NAN}, {NAN, NAN}, NAN, NAN};
    if (!r)
        return NC_E_NULL;
    struct duo pair = {{shape_a, shape_b}, {na, nb}, {r[0], r[1]}, angle, 1, 0, 0, 0};
    int status = nci_pair_options(options, &used), proof = NC_PAIR_NOTHING;
    if (!status)
        status = duo_solve(&pair, start, &used, &state, &proof, &upper);
    if (!status && fmin(state.rho[0], state.rho[1]) < -1e-12 * pair.size)
        status = NC_E_NOT_CONVEX;
    if (!status && !(isfinite(state.d) && nci_finite(state.point[0], 4)))
        status = NC_E_NO_CONVERGENCE;
    if (status)
        return status;
    *result = (struct nc_planar_pair){proof,
                                      pair.evaluations,
                                      state.d,
                                      proof == NC_PAIR_NOTHING ? INFINITY : fmax(upper, state.d),
                                      atan2(state.n[1], state.n[0]),
                                      {state.n[0], state.n[1]},
                                      {state.point[0][0], state.point[0][1]},
                                      {state.point[1][0], state.point[1][1]},
                                      {r[0], r[1]},
                                      state.rho[0],
                                      state.rho[1]};
    return proof == NC_PAIR_NOTHING ? NC_E_UNDECIDED : NC_OK;
}
int nc_planar_pair(const double *shape_a, size_t na, const double *shape_b, size_t nb, const double r[2],
                   double angle, double normal[2], double *gap, double point_a[2], double point_b[2])
{
    struct nc_planar_pair result;
    if (!(normal && gap && point_a && point_b))
        return NC_E_NULL;
    const int status = nc_planar_pair_solve(shape_a, na, shape_b, nb, r, angle, normal, NULL, &result);
    *gap = status ? NAN : result.gap;
    for (int j = 0; j < 2; j++) {
        normal[j] = status ? NAN : result.normal[j];
        point_a[j] = status ? NAN : result.point_a[j];
        point_b[j] = status ? NAN : result.point_b[j];
    }
    return status;
}
#ifndef NCI_FREEFORM_H
#define NCI_FREEFORM_H
enum nci_freeform_kind {
    NCI_CURVE_CIRCLE = 201,
    NCI_CURVE_HELIX = 202,
    NCI_CURVE_BSPLINE = 203,
    NCI_CURVE_POTENTIAL = 204,
    NCI_CURVE_PLACED = 205,
    NCI_SURFACE_PLANE = 301,
    NCI_SURFACE_REVOLVED = 302,
    NCI_SURFACE_BSPLINE = 303,
    NCI_SURFACE_POTENTIAL = 304,
    NCI_SURFACE_PLACED = 305,
    NCI_SURFACE_EXTRUDED = 306
};
static inline int nci_freeform_end(int status, double *out, size_t n)
{
    if (!status && !nci_finite(out, n))
        status = NC_E_ARGUMENT;
    for (size_t i = 0; status && i < n; i++)
        out[i] = NAN;
    return status;
}
static inline void nci_freeform_fail(struct nc_freeform_contact *out)
{
    static const struct nc_freeform_contact none = {NAN, NCI_NONE3, NCI_NONE3, NCI_NONE3, NCI_NONE2};
    *out = none;
}
static inline int nci_freeform_blame(int function, const double *vector, size_t n)
{
    return function || !nci_finite(vector, n) ? NC_E_PARAMETER : NC_E_ARGUMENT;
}
struct nci_knots {
    int degree, periodic;
    size_t count;
    const double *knot;
};
struct nci_bspline {
    int parameters, dimension;
    struct nci_knots along[2];
    const double *points;
};
static inline size_t nci_knots_size(const struct nci_knots *k)
{
    return k->periodic ? k->count + 1 : k->count + (size_t)k->degree + 1;
}
NCI_API int nci_bspline_read(const struct nci_term *term, int parameters, struct nci_bspline *out);
NCI_API int nci_bspline_check(const struct nci_bspline *spline);
NCI_API void nci_knots_range(const struct nci_knots *k, double range[2]);
NCI_API int nci_basis(const struct nci_knots *k, double x, int order,
                      size_t index[NC_MAX_SPLINE_DEGREE + 1], double N[4][NC_MAX_SPLINE_DEGREE + 1]);
NCI_API int nci_bspline_eval(const struct nci_bspline *spline, const double x[2], int order,
                             double p[10][3]);
static inline size_t nci_spline_centre(int degree, size_t n, size_t i)
{
    return (i + n - (size_t)(degree + 1) / 2) % n;
}
NCI_API void nci_spline_periodic(int degree, size_t n, double *points);
typedef double (*nci_spline_site)(const struct nci_knots *k, size_t i);
enum {
    NCI_SPLINE_BLOCK = 64,
    NCI_SPLINE_BLOCKS = (NC_MAX_HEIGHTS + NCI_SPLINE_BLOCK - 1) / NCI_SPLINE_BLOCK
};
#define NCI_SPLINE_WORK(degree) (((degree) * (NCI_SPLINE_BLOCKS + 1) + NCI_SPLINE_BLOCK) * ((degree) + 1))
NCI_API int nci_spline_solve(const struct nci_knots *k, nci_spline_site site, size_t first, size_t last,
                             double *z, size_t stride, size_t columns, size_t across, double *work);
static inline int nci_moderate(double square)
{
    return square > 1e-120 && square < 1e120;
}
static inline int nci_bounded(const double *x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!(fabs(x[i]) < 1e300))
            return 0;
    return 1;
}
static inline size_t nci_partials(int order)
{
    return (size_t)((order + 1) * (order + 2) / 2);
}
static inline int nci_partial(int i, int j)
{
    return (i + j) * (i + j + 1) / 2 + j;
}
NCI_API int nci_freeform_single(const double *vector, size_t n, struct nci_term *term);
NCI_API int nci_freeform_placed(const struct nci_term *term, struct nci_term *inner);
NCI_API size_t nci_build_placed(double *vector, size_t capacity, int kind, const struct nci_term *inner,
                                const double q[9], const double r[3]);
NCI_API int nci_curve_term(const struct nci_term *term, double s, int order, double p[4][3]);
NCI_API int nci_curve_term_range(const struct nci_term *term, double range[2], int *periodic);
NCI_API int nci_curve_term_check(const struct nci_term *term);
NCI_API int nci_surface_potential(const double *shape, size_t n, double u, double v, int order,
                                  double p[10][3], double normal[6][3]);
NCI_API int nci_surface_explicit_normal(const struct nc_surface *surface, double u, double v,
                                        double p[10][3], double n[6][3], int *known);
#define NCI_STEP 2e-3
static inline double nci_difference(const double f[6], double *doubt)
{
    const double a = f[3] - f[2], b = f[4] - f[1], c = f[5] - f[0];
    *doubt = fabs((a / 12 - b / 15 + c / 60) / NCI_STEP);
    return (0.75 * a - 0.15 * b + c / 60) / NCI_STEP;
}
struct nci_patch {
    double p[6][3], n[6][3];
};
NCI_API int nci_surface_patch(const struct nc_surface *surface, double u, double v, int order,
                              struct nci_patch *patch);
NCI_API int nci_patch_frame(const struct nci_patch *patch, struct nc_surface_frame *out);
struct nci_root {
    int n;
    double range[4][2];
    int periodic[4];
    int (*residual)(const void *context, const double *x, double *e, double *J);
    const void *context;
};
NCI_API int nci_root_solve(const struct nci_root *root, double *x);
NCI_API int nci_solve(int n, double *A, double *b);
struct nci_boundary {
    const struct nc_curve *curve;
    const struct nc_surface *surface;
    const double *r, *q;
    double range[2][2];
    int periodic[2];
};
static inline int nci_boundary_parameters(const struct nci_boundary *side)
{
    return side->curve ? 1 : 2;
}
NCI_API int nci_boundary_evaluate(const struct nci_boundary *side, const double *x, int order,
                                  double p[10][3]);
NCI_API double nci_boundary_turning(const struct nci_boundary *side, int along, double *length);
struct nci_nearest {
    double x[4],
        distance;
    double border;
};
NCI_API int nci_nearest(const struct nci_boundary side[2], int least, struct nci_nearest *out);
static inline int nci_nearest_at_border(const struct nci_nearest *near)
{
    return near->border < near->distance * (1 - 1e-9);
}
struct nci_freeform_pair {
    struct nci_patch a, b;
    struct nc_surface_frame frame_a, frame_b;
    double gap;
    double turn[4];
    double own[4], other[4];
};
NCI_API int nci_freeform_pair(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                              const double q[9], const double parameter[4], int order,
                              struct nci_freeform_pair *out);
NCI_API int nci_freeform_rates(const struct nci_freeform_pair *pair, const double w[2], const double z[2],
                               double rate[4]);
NCI_API void nci_track_curve_frame(const struct nc_frenet *f, double phi, double y[3], double z[3]);
static inline int nci_in_range(const double range[2], int periodic, double *x)
{
    const double slack = 1e-12 * (fabs(range[0]) + fabs(range[1]));
    if (!isfinite(*x))
        return NC_E_ARGUMENT;
    if (periodic)
        return NC_OK;
    if (!(*x >= range[0] - slack && *x <= range[1] + slack))
        return NC_E_PATCH;
    *x = fmin(fmax(*x, range[0]), range[1]);
    return NC_OK;
}
static inline void nci_place(const double *placement, double (*p)[3], int count)
{
    for (int k = 0; k < count; k++)
        nci_rotate(placement, p[k], p[k]);
    for (int k = 0; k < 3; k++)
        p[0][k] += placement[9 + k];
}
struct nci_terrain {
    const double *shape;
    size_t n;
    const struct nc_surface *surface;
    const double *r, *q;
    double range[2][2];
    int periodic[2];
};
struct nci_terrain_state {
    struct nci_patch patch;
    struct nc_surface_frame frame;
    double n[3], point_a[3];
    double point[3], d[3];
    double H[3];
    double gap, across[2];
    double A[4];
};
static inline void nci_terrain_matrix(const double H[3], double gap, const double L[3], double A[4])
{
    A[0] = 1 + (H[0] + gap) * L[0] + H[1] * L[1];
    A[1] = (H[0] + gap) * L[1] + H[1] * L[2];
    A[2] = H[1] * L[0] + (H[2] + gap) * L[1];
    A[3] = 1 + H[1] * L[1] + (H[2] + gap) * L[2];
}
NCI_API int nci_terrain_read(const double *shape, size_t n, const struct nc_surface *surface,
                             const double r[3], const double q[9], struct nci_terrain *out);
NCI_API int nci_terrain_state(const struct nci_terrain *terrain, const double uv[2],
                              struct nci_terrain_state *s);
NCI_API int nci_terrain_solve(const struct nci_terrain *terrain, double uv[2], struct nci_terrain_state *s);
NCI_API int nci_terrain_follow(const struct nci_terrain *terrain, double uv[2],
                               struct nci_terrain_state *s);
NCI_API int nci_terrain_distance(const struct nci_terrain *terrain, const double point[3], double normal[3],
                                 double *distance, double radii[9]);
NCI_API int nci_terrain_descend(const struct nci_terrain *terrain, double uv[2]);
NCI_API void nci_terrain_none(struct nc_terrain_contact *out);
NCI_API int nci_terrain_finish(const struct nci_terrain *terrain, const struct nci_terrain_state *s,
                               const double uv[2], struct nc_terrain_contact *out);
#endif
static inline long bspline_whole(double x, double limit)
{
    return x >= 0 && x <= limit && floor(x) == x ? (long)x : -1;
}
int nci_bspline_read(const struct nci_term *term, int parameters, struct nci_bspline *out)
{
    const double *p = term->parameter;
    const size_t head = 1 + 3 * (size_t)parameters;
    if (term->count < head)
        return NC_E_COUNT;
    const long dimension = bspline_whole(p[2 * parameters], 4);
    double size = (double)head, points = (double)dimension;
    if (dimension < 3)
        return NC_E_RANGE;
    for (int i = 0; i < parameters; i++) {
        const long degree = bspline_whole(p[i], NC_MAX_SPLINE_DEGREE);
        const long periodic = bspline_whole(p[parameters + i], 1);
        const long count = bspline_whole(p[2 * parameters + 1 + i], (double)term->count);
        if (degree < 1 || periodic < 0 || count < degree + 1)
            return NC_E_RANGE;
        out->along[i] = (struct nci_knots){(int)degree, (int)periodic, (size_t)count, NULL};
        size += (double)nci_knots_size(&out->along[i]);
        points *= (double)count;
    }
    if (size + points != (double)term->count)
        return NC_E_COUNT;
    p += head;
    for (int i = 0; i < parameters; i++) {
        out->along[i].knot = p;
        p += nci_knots_size(&out->along[i]);
    }
    out->points = p;
    out->parameters = parameters;
    out->dimension = (int)dimension;
    return NC_OK;
}
void nci_knots_range(const struct nci_knots *k, double range[2])
{
    range[0] = k->knot[k->periodic ? 0 : k->degree];
    range[1] = k->knot[k->count];
}
static inline int bspline_knots_in_order(const struct nci_knots *k)
{
    const size_t size = nci_knots_size(k), degree = (size_t)k->degree;
    for (size_t i = 1; i < size; i++)
        if (!(k->knot[i] >= k->knot[i - 1]))
            return 0;
    if (k->periodic) {
        const double period = k->knot[k->count] - k->knot[0];
        for (size_t i = 0; i < k->count; i++) {
            const size_t j = i + degree;
            if (!((j < k->count ? k->knot[j] : k->knot[j - k->count] + period) > k->knot[i]))
                return 0;
        }
        return 1;
    }
    for (size_t i = 0; i < k->count; i++)
        if (!(k->knot[i + degree + 1] > k->knot[i]))
            return 0;
    return k->knot[degree + 1] > k->knot[degree] && k->knot[k->count] > k->knot[k->count - 1];
}
int nci_bspline_check(const struct nci_bspline *spline)
{
    size_t count = 1;
    for (int i = 0; i < spline->parameters; i++) {
        if (!bspline_knots_in_order(&spline->along[i]))
            return NC_E_KNOTS;
        count *= spline->along[i].count;
    }
    for (size_t i = 0; spline->dimension == 4 && i < count; i++)
        if (!(spline->points[4 * i + 3] > 0))
            return NC_E_RANGE;
    return NC_OK;
}
static inline size_t bspline_span(const struct nci_knots *k, double x)
{
    size_t low = k->periodic ? 0 : (size_t)k->degree, high = k->count;
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (x >= k->knot[middle])
            low = middle;
        else
            high = middle;
    }
    return low;
}
static inline void bspline_raise(const double *T, double x, int q, int derivative, double *N)
{
    for (int j = q + 1; j >= 0; j--) {
        const double before = j > 0 ? N[j - 1] / (T[j] - T[j - q - 1]) : 0;
        const double after = j <= q ? N[j] / (T[j + 1] - T[j - q]) : 0;
        if (derivative)
            N[j] = (q + 1) * (before - after);
        else
            N[j] = (j > 0 ? (x - T[j - q - 1]) * before : 0) + (j <= q ? (T[j + 1] - x) * after : 0);
    }
}
static inline double bspline_knot(const struct nci_knots *k, long i, double period)
{
    const long n = (long)k->count, turn = i >= 0 ? i / n : -((n - 1 - i) / n);
    if (!k->periodic || (i >= 0 && i <= n))
        return k->knot[i];
    return k->knot[i - turn * n] + period * (double)turn;
}
int nci_basis(const struct nci_knots *k, double x, int order, size_t index[NC_MAX_SPLINE_DEGREE + 1],
              double N[4][NC_MAX_SPLINE_DEGREE + 1])
{
    const int p = k->degree;
    double knots[2 * NC_MAX_SPLINE_DEGREE] = {0}, range[2];
    double *T = knots + p - 1;
    nci_knots_range(k, range);
    const double period = range[1] - range[0];
    if (!(period > 0))
        return NC_E_KNOTS;
    if (k->periodic) {
        x = fmax(x - period * floor((x - range[0]) / period), range[0]);
        x = x < range[1] ? x : range[0];
    }
    const long s = (long)bspline_span(k, x), n = (long)k->count;
    const double rounding = 4 * DBL_EPSILON * (fabs(range[0]) + fabs(range[1]));
    for (int i = 1 - p; i <= p; i++) {
        T[i] = bspline_knot(k, s + i, period);
        if (i > 1 - p && !(T[i] >= T[i - 1])) {
            if (!(k->periodic && T[i] >= T[i - 1] - rounding))
                return NC_E_KNOTS;
            T[i] = T[i - 1];
        }
    }
    if (!(T[1] > T[0]))
        return NC_E_KNOTS;
    for (int j = 0; j <= p; j++)
        index[j] = (size_t)(k->periodic ? (s + j - p + n) % n : s + j - p);
    for (int d = 0; d <= order; d++) {
        for (int j = 0; j <= p; j++)
            N[d][j] = j == 0 && d <= p;
        for (int q = 0; q < p && d <= p; q++)
            bspline_raise(T, x, q, q >= p - d, N[d]);
    }
    return NC_OK;
}
static inline void bspline_rational(int order, int parameters, double A[10][4], double p[10][3])
{
    static const double binomial[4][4] = {{1, 0, 0, 0}, {1, 1, 0, 0}, {1, 2, 1, 0}, {1, 3, 3, 1}};
    for (int o = 0; o <= order; o++)
        for (int j = 0; j <= (parameters == 2 ? o : 0); j++) {
            const int i = o - j, at = nci_partial(i, j);
            double sum[3] = {A[at][0], A[at][1], A[at][2]};
            for (int k = 0; k <= i; k++)
                for (int l = 0; l <= j; l++)
                    for (int c = 0; (k || l) && c < 3; c++)
                        sum[c] -= binomial[i][k] * binomial[j][l] * A[nci_partial(k, l)][3] *
                                  p[nci_partial(i - k, j - l)][c];
            for (int c = 0; c < 3; c++)
                p[at][c] = sum[c] / A[0][3];
        }
}
int nci_bspline_eval(const struct nci_bspline *spline, const double x[2], int order, double p[10][3])
{
    const struct nci_knots *along = spline->along;
    const int surface = spline->parameters == 2, width = surface ? along[1].degree : 0;
    size_t at[2][NC_MAX_SPLINE_DEGREE + 1] = {{0}};
    double N[2][4][NC_MAX_SPLINE_DEGREE + 1] = {{{0}}}, A[10][4] = {{0}};
    N[1][0][0] = 1;
    for (int i = 0; i < spline->parameters; i++) {
        const int status = nci_basis(&along[i], x[i], order, at[i], N[i]);
        if (status)
            return status;
    }
    for (int a = 0; a <= along[0].degree; a++)
        for (int b = 0; b <= width; b++) {
            const size_t number = surface ? at[0][a] * along[1].count + at[1][b] : at[0][a];
            const double *point = spline->points + number * (size_t)spline->dimension;
            const double weight = spline->dimension == 4 ? point[3] : 1;
            const double homogeneous[4] = {weight * point[0], weight * point[1], weight * point[2], weight};
            for (int o = 0; o <= order; o++)
                for (int j = 0; j <= (surface ? o : 0); j++)
                    for (int c = 0; c < 4; c++)
                        A[nci_partial(o - j, j)][c] += N[0][o - j][a] * N[1][j][b] * homogeneous[c];
        }
    if (spline->dimension == 3)
        for (int i = 0; i < 10; i++)
            A[i][3] = i == 0;
    bspline_rational(order, spline->parameters, A, p);
    return NC_OK;
}
static const double spline_root[4][4] = {
    {-0.26794919243112270647},
    {-0.43057534709997379185, -0.043096288203264653823},
    {-0.53528043079643816554, -0.12255461519232669052, -0.0091486948096082769286},
    {-0.60799738916862577901, -0.20175052019315323880, -0.043222608540481752133,
     -0.0021213069031808184203}};
static inline void spline_filter(double z, int step, size_t n, double *x, size_t stride)
{
    const size_t first = step > 0 ? 0 : n - 1;
    double power = 1, sum = 0, all = 1;
    for (size_t i = 0; i < n; i++) {
        const size_t at = step > 0 ? n - 1 - i : i;
        sum += power * x[at * stride];
        power *= z;
        if (!(fabs(power) > 1e-40))
            break;
    }
    for (size_t i = 0; i < n && fabs(all) > 1e-40; i++)
        all *= z;
    sum /= 1 - all;
    for (size_t i = 0, at = first; i<n; i++, at = step> 0 ? at + 1 : at - 1)
        sum = x[at * stride] += z * sum;
}
void nci_spline_periodic(int degree, size_t n, double *points)
{
    const int roots = (degree - 1) / 2;
    double scale = 1;
    for (int k = 0; k < roots; k++) {
        const double z = spline_root[roots - 1][k];
        scale *= (1 - z) * (1 - z);
    }
    for (size_t i = 0; i < 3 * n; i++)
        points[i] *= scale;
    for (size_t c = 0; c < 3; c++)
        for (int k = 0; k < roots; k++)
            for (int step = -1; step <= 1; step += 2)
                spline_filter(spline_root[roots - 1][k], step, n, points + c, 3);
}
static inline int spline_eliminate(const struct nci_knots *k, nci_spline_site site, size_t first, size_t last,
                            size_t i, double *upper, double factor[NC_MAX_SPLINE_DEGREE])
{
    const size_t p = (size_t)k->degree;
    size_t at[NC_MAX_SPLINE_DEGREE + 1];
    double N[4][NC_MAX_SPLINE_DEGREE + 1], row[2 * NC_MAX_SPLINE_DEGREE + 1] = {0};
    if (nci_basis(k, site(k, i), 0, at, N))
        return NC_E_KNOTS;
    for (size_t j = 0; j <= p; j++)
        if (at[j] >= first && at[j] <= last && at[j] + p >= i && at[j] <= i + p)
            row[at[j] + p - i] = N[0][j];
    for (size_t j = 0; j < p; j++) {
        factor[j] = 0;
        if (i + j < first + p)
            continue;
        const double *above = upper - (p - j) * (p + 1);
        factor[j] = row[j] / above[0];
        for (size_t c = 0; c <= p; c++)
            row[j + c] -= factor[j] * above[c];
    }
    for (size_t c = 0; c <= p; c++)
        upper[c] = row[p + c];
    return upper[0] > 0 ? NC_OK : NC_E_KNOTS;
}
int nci_spline_solve(const struct nci_knots *k, nci_spline_site site, size_t first, size_t last, double *z,
                     size_t stride, size_t columns, size_t across, double *work)
{
    const size_t p = (size_t)k->degree, n = last + 1 - first;
    const size_t blocks = (n + NCI_SPLINE_BLOCK - 1) / NCI_SPLINE_BLOCK, above = p * (p + 1);
    double *start = work, *rows = work + NCI_SPLINE_BLOCKS * above, factor[NC_MAX_SPLINE_DEGREE];
    if (blocks > NCI_SPLINE_BLOCKS)
        return NC_E_OPTION;
    for (size_t i = 0; i < above; i++)
        rows[i] = 0;
    for (size_t b = 0; b < blocks; b++) {
        memcpy(start + b * above, rows, above * sizeof *rows);
        for (size_t i = b * NCI_SPLINE_BLOCK, r = 0; i < n && r < NCI_SPLINE_BLOCK; i++, r++) {
            const int status =
                spline_eliminate(k, site, first, last, first + i, rows + above + r * (p + 1), factor);
            if (status)
                return status;
            for (size_t j = i < p ? p - i : 0; j < p; j++)
                for (size_t c = 0; c < columns; c++)
                    z[i * stride + c * across] -= factor[j] * z[(i + j - p) * stride + c * across];
        }
        memcpy(rows, rows + NCI_SPLINE_BLOCK * (p + 1), above * sizeof *rows);
    }
    for (size_t b = blocks; b-- > 0;) {
        const size_t from = b * NCI_SPLINE_BLOCK, left = n - from;
        const size_t count = left < NCI_SPLINE_BLOCK ? left : NCI_SPLINE_BLOCK;
        memcpy(rows, start + b * above, above * sizeof *rows);
        for (size_t i = 0; i < count; i++)
            spline_eliminate(k, site, first, last, first + from + i, rows + above + i * (p + 1), factor);
        for (size_t i = count; i-- > 0;) {
            const double *row = rows + above + i * (p + 1);
            for (size_t c = 0; c < columns; c++) {
                double *x = &z[(from + i) * stride + c * across];
                for (size_t j = 1; j <= p && from + i + j < n; j++)
                    *x -= row[j] * x[j * stride];
                *x /= row[0];
            }
        }
    }
    return NC_OK;
}
int nci_freeform_single(const double *vector, size_t n, struct nci_term *term)
{
    struct nci_reader reader;
    int status = nci_read(&reader, vector, n);
    if (!status)
        status = nci_next(&reader, term) % NC_TERM;
    if (!status && nci_more(&reader))
        status = NC_E_NESTING;
    return status;
}
int nci_freeform_placed(const struct nci_term *term, struct nci_term *inner)
{
    if (term->count < 14)
        return NC_E_COUNT;
    const int status = nci_freeform_single(term->parameter + 12, term->count - 12, inner);
    return !status && inner->kind == term->kind ? NC_E_NESTING : status;
}
static inline void curve_helix(double radius, double rise, double s, int order, double p[4][3])
{
    const double c = radius * cos(s), i = radius * sin(s);
    const double turn[4][3] = {{c, i, rise * s}, {-i, c, rise}, {-c, -i, 0}, {i, -c, 0}};
    for (int k = 0; k <= order; k++)
        for (int j = 0; j < 3; j++)
            p[k][j] = turn[k][j];
}
static inline void curve_boundary(const double h[4], double second, double phi, int order, double p[4][3])
{
    const double c = cos(phi), s = sin(phi), rho = h[0] + h[2], first = h[1] + h[3];
    const double along[4][2] = {{h[0], h[1]}, {0, rho}, {-rho, first}, {-2 * first, second - rho}};
    for (int k = 0; k <= order; k++) {
        p[k][0] = along[k][0] * c - along[k][1] * s;
        p[k][1] = along[k][0] * s + along[k][1] * c;
        p[k][2] = 0;
    }
}
static inline int curve_potential(const struct nci_term *term, double phi, int order, double p[4][3])
{
    double h[4], rate[6], second = 0, doubt;
    int status = nc_planar_eval(term->parameter, term->count, phi, h) % NC_TERM;
    for (int k = 0; !status && order > 2 && k < 6; k++) {
        double near[4];
        const int at = k < 3 ? k - 3 : k - 2;
        status = nc_planar_eval(term->parameter, term->count, phi + NCI_STEP * at, near) % NC_TERM;
        rate[k] = near[1] + near[3];
    }
    if (!status && order > 2) {
        second = nci_difference(rate, &doubt);
        if (!(doubt <= 1e-5 * (fabs(second) + fabs(rate[1]) + fabs(h[0] + h[2]))))
            status = NC_E_SINGULAR;
    }
    if (!status)
        curve_boundary(h, second, phi, order, p);
    return status;
}
int nci_curve_term_range(const struct nci_term *term, double range[2], int *periodic)
{
    const double *p = term->parameter;
    struct nci_bspline spline;
    struct nci_term inner;
    int status;
    range[0] = 0;
    range[1] = NCI_TWO_PI;
    *periodic = 1;
    switch (term->kind) {
    case NCI_CURVE_CIRCLE:
        return term->count == 1 ? NC_OK : NC_E_COUNT;
    case NCI_CURVE_POTENTIAL:
        return NC_OK;
    case NCI_CURVE_HELIX:
        *periodic = 0;
        if (term->count != 3)
            return NC_E_COUNT;
        range[1] *= p[2];
        return NC_OK;
    case NCI_CURVE_BSPLINE:
        status = nci_bspline_read(term, 1, &spline);
        if (!status) {
            nci_knots_range(&spline.along[0], range);
            *periodic = spline.along[0].periodic;
        }
        return status;
    case NCI_CURVE_PLACED:
        status = nci_freeform_placed(term, &inner);
        return status ? status : nci_curve_term_range(&inner, range, periodic);
    default:
        return NC_E_KIND;
    }
}
int nci_curve_term(const struct nci_term *term, double s, int order, double p[4][3])
{
    struct nci_bspline spline;
    struct nci_term inner;
    double range[2], jet[10][3];
    int periodic, status = nci_curve_term_range(term, range, &periodic);
    if (!status)
        status = nci_in_range(range, periodic, &s);
    if (status)
        return status;
    switch (term->kind) {
    case NCI_CURVE_CIRCLE:
        curve_helix(term->parameter[0], 0, s, order, p);
        return NC_OK;
    case NCI_CURVE_HELIX:
        curve_helix(term->parameter[0], term->parameter[1], s, order, p);
        return NC_OK;
    case NCI_CURVE_POTENTIAL:
        return curve_potential(term, s, order, p);
    case NCI_CURVE_PLACED:
        status = nci_freeform_placed(term, &inner);
        if (!status)
            status = nci_curve_term(&inner, s, order, p);
        if (!status)
            nci_place(term->parameter, p, order + 1);
        return status;
    default:
        status = nci_bspline_read(term, 1, &spline);
        if (!status)
            status = nci_bspline_eval(&spline, (const double[2]){s, 0}, order, jet);
        for (int k = 0; !status && k <= order; k++)
            for (int j = 0; j < 3; j++)
                p[k][j] = jet[nci_partial(k, 0)][j];
        return status;
    }
}
int nc_curve_range(const struct nc_curve *curve, double range[2], int *periodic)
{
    struct nci_term term;
    if (!range || !periodic)
        return NC_E_NULL;
    int status = curve ? NC_OK : NC_E_NULL;
    if (!status && curve->function) {
        range[0] = curve->range[0];
        range[1] = curve->range[1];
        *periodic = curve->periodic != 0;
    } else if (!status) {
        status = nci_freeform_single(curve->vector, curve->n, &term);
        if (!status)
            status = nci_curve_term_range(&term, range, periodic);
    }
    if (!status && !(range[1] > range[0] && isfinite(range[1] - range[0])))
        status = NC_E_RANGE;
    if (status)
        nci_not_a_number(range, 2);
    return status;
}
int nc_curve_eval(const struct nc_curve *curve, double s, int order, double p[4][3])
{
    struct nci_term term;
    double range[2];
    int periodic;
    if (!p)
        return NC_E_NULL;
    nci_not_a_number(p[0], 12);
    int status = nc_curve_range(curve, range, &periodic);
    if (!status)
        status = order < 0 || order > 3 ? NC_E_OPTION : nci_in_range(range, periodic, &s);
    if (status)
        return status;
    if (curve->function) {
        status = curve->function(curve->context, s, order, p);
    } else {
        status = nci_freeform_single(curve->vector, curve->n, &term);
        if (!status)
            status = nci_curve_term(&term, s, order, p);
    }
    if (!status && !nci_finite(p[0], 3 * ((size_t)order + 1)))
        status = nci_freeform_blame(curve->function != NULL, curve->vector, curve->n);
    if (status)
        nci_not_a_number(p[0], 12);
    return status;
}
int nc_curve_frenet(const struct nc_curve *curve, double s, struct nc_frenet *out)
{
    static const struct nc_frenet none = {NCI_NONE3, NCI_NONE3, NCI_NONE3, NCI_NONE3, NAN, NAN, NAN};
    double p[4][3], normal[3];
    if (!out)
        return NC_E_NULL;
    *out = none;
    const int status = nc_curve_eval(curve, s, 3, p);
    if (status)
        return status;
    const double speed = sqrt(nci_dot(p[1], p[1]));
    if (!nci_moderate(speed * speed))
        return NC_E_PARAMETRIZATION;
    nci_cross(p[1], p[2], normal);
    const double area = sqrt(nci_dot(normal, normal));
    if (!nci_moderate(area * area) || !(area > 1e-12 * speed * sqrt(nci_dot(p[2], p[2]))))
        return NC_E_STRAIGHT;
    for (int k = 0; k < 3; k++) {
        out->p[k] = p[0][k];
        out->t[k] = p[1][k] / speed;
        out->b[k] = normal[k] / area;
    }
    nci_cross(out->b, out->t, out->n);
    out->speed = speed;
    out->kappa = area / (speed * speed * speed);
    out->tau = nci_dot(normal, p[3]) / (area * area);
    if (nci_finite(out->t, 3) && nci_finite(out->n, 3) && nci_finite(out->b, 3) && isfinite(speed) &&
        isfinite(out->kappa) && isfinite(out->tau))
        return NC_OK;
    *out = none;
    return NC_E_ARGUMENT;
}
NC_ONCE_BEGIN
size_t nc_curve_circle(double *vector, size_t capacity, double radius)
{
    return radius > 0 ? nci_build(vector, capacity, NCI_CURVE_CIRCLE, &radius, 1) : 0;
}
size_t nc_curve_helix(double *vector, size_t capacity, double radius, double rise, double turns)
{
    const double p[] = {radius, rise, turns};
    return radius > 0 && turns > 0 ? nci_build(vector, capacity, NCI_CURVE_HELIX, p, 3) : 0;
}
size_t nc_curve_bspline(double *vector, size_t capacity, int degree, int periodic, int rational,
                        size_t count, const double *knots, const double *points)
{
    if (degree < 1 || degree > NC_MAX_SPLINE_DEGREE || count <= (size_t)degree || count > 1000000 ||
        !knots || !points)
        return 0;
    const struct nci_knots along = {degree, periodic != 0, count, knots};
    const struct nci_bspline spline = {1, rational ? 4 : 3, {along, along}, points};
    const size_t size = nci_knots_size(&along), values = count * (size_t)spline.dimension;
    if (!nci_finite(knots, size) || !nci_finite(points, values) || nci_bspline_check(&spline))
        return 0;
    if (vector && capacity >= 6 + size + values) {
        const double head[] = {
            NCI_CURVE_BSPLINE, (double)(4 + size + values), degree, periodic != 0, spline.dimension,
            (double)count};
        for (size_t i = 0; i < 6; i++)
            vector[i] = head[i];
        for (size_t i = 0; i < size; i++)
            vector[6 + i] = knots[i];
        for (size_t i = 0; i < values; i++)
            vector[6 + size + i] = points[i];
    }
    return 6 + size + values;
}
size_t nc_curve_interpolated(double *vector, size_t capacity, int degree, size_t count,
                             const double *points)
{
    if (degree < 1 || degree > NC_MAX_SPLINE_DEGREE || degree % 2 == 0 || count <= (size_t)degree ||
        count > 1000000 || !points || !nci_bounded(points, 3 * count))
        return 0;
    const size_t size = count + 1, total = 6 + size + 3 * count;
    if (vector && capacity >= total) {
        const double head[] = {NCI_CURVE_BSPLINE, (double)(total - 2), degree, 1, 3, (double)count};
        for (size_t i = 0; i < 6; i++)
            vector[i] = head[i];
        for (size_t i = 0; i < size; i++)
            vector[6 + i] = (double)i / (double)count;
        double *control = vector + 6 + size;
        for (size_t i = 0; i < 3 * count; i++)
            control[3 * nci_spline_centre(degree, count, i / 3) + i % 3] = points[i];
        nci_spline_periodic(degree, count, control);
    }
    return total;
}
size_t nc_curve_potential(double *vector, size_t capacity, const double *shape, size_t n)
{
    return nc_planar_check(shape, n) ? 0 : nci_build(vector, capacity, NCI_CURVE_POTENTIAL, shape, n);
}
size_t nci_build_placed(double *vector, size_t capacity, int kind, const struct nci_term *inner,
                        const double q[9], const double r[3])
{
    struct nci_term own = *inner;
    double placement[12] = {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};
    if (inner->kind == kind) {
        if (nci_freeform_placed(inner, &own))
            return 0;
        for (int i = 0; i < 12; i++)
            placement[i] = inner->parameter[i];
    }
    if (!nci_finite(own.parameter, own.count) || !nci_finite(placement, 12))
        return 0;
    if (vector && capacity >= own.count + 16) {
        vector[0] = kind;
        vector[1] = (double)(own.count + 14);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++)
                vector[2 + 3 * i + j] = q[3 * i] * placement[j] + q[3 * i + 1] * placement[3 + j] +
                                        q[3 * i + 2] * placement[6 + j];
            vector[11 + i] = nci_dot(q + 3 * i, placement + 9) + r[i];
        }
        nci_build(vector + 14, own.count + 2, own.kind, own.parameter, own.count);
    }
    return own.count + 16;
}
size_t nc_curve_placed(double *vector, size_t capacity, const double *inner, size_t n, const double q[9],
                       const double r[3])
{
    struct nci_term term;
    if (!q || !r || !nci_is_rotation(q) || !nci_finite(r, 3) || nc_curve_check(inner, n) ||
        nci_freeform_single(inner, n, &term))
        return 0;
    return nci_build_placed(vector, capacity, NCI_CURVE_PLACED, &term, q, r);
}
int nci_curve_term_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    struct nci_bspline spline;
    struct nci_term inner;
    double range[2];
    int periodic, status;
    if (!nci_finite(p, term->count))
        return NC_E_PARAMETER;
    status = nci_curve_term_range(term, range, &periodic);
    if (status)
        return status;
    switch (term->kind) {
    case NCI_CURVE_CIRCLE:
        return p[0] > 0 ? NC_OK : NC_E_RADIUS;
    case NCI_CURVE_HELIX:
        return p[0] > 0 && p[2] > 0 ? NC_OK : NC_E_RANGE;
    case NCI_CURVE_POTENTIAL:
        return nc_planar_check(p, term->count) % NC_TERM;
    case NCI_CURVE_PLACED:
        status = nci_freeform_placed(term, &inner);
        if (status)
            return status;
        return nci_is_rotation(p) ? nci_curve_term_check(&inner) : NC_E_ROTATION;
    default:
        status = nci_bspline_read(term, 1, &spline);
        return status ? status : nci_bspline_check(&spline);
    }
}
int nc_curve_check(const double *vector, size_t n)
{
    const struct nc_curve curve = {.vector = vector, .n = n};
    struct nci_term term;
    double range[2];
    int periodic, status = nci_freeform_single(vector, n, &term);
    if (!status)
        status = nci_curve_term_check(&term);
    return status ? status : nc_curve_range(&curve, range, &periodic);
}
NC_ONCE_END
#define CAM_DEGREE 5
#define CAM_FOLD 4
#define CAM_JOINTS 64
static inline int cam_profile(const double *law, size_t n, double roller, double psi, double c[3], double c_s[3])
{
    const double co = cos(psi), si = sin(psi);
    double G[4];
    const int status = nc_planar_eval(law, n, psi, G);
    if (status)
        return status;
    const double L = hypot(G[0], G[1]), kappa = (G[0] * G[0] + 2 * G[1] * G[1] - G[0] * G[2]) / (L * L * L);
    const double radial = G[0] - roller * G[0] / L, around = roller * G[1] / L;
    const double stretch = NCI_TWO_PI * (1 - roller * kappa);
    if (!(G[0] > roller && stretch > 0))
        return NC_E_RADIUS;
    c[0] = radial * co - around * si;
    c[1] = radial * si + around * co;
    c_s[0] = stretch * (G[1] * co - G[0] * si);
    c_s[1] = stretch * (G[1] * si + G[0] * co);
    c[2] = c_s[2] = 0;
    return NC_OK;
}
static inline int cam_joints(const double *law, size_t n, double joint[CAM_JOINTS], size_t *count)
{
    double psi = -1e-9;
    *count = 0;
    for (;;) {
        const int status = nci_planar_next_joint(law, n, psi, &psi);
        if (status)
            return status;
        if (!(psi < NCI_TWO_PI - 1e-9))
            return NC_OK;
        if (*count > 0 && psi - joint[*count - 1] < 1e-9)
            continue;
        if (*count == CAM_JOINTS)
            return NC_E_OPTION;
        joint[(*count)++] = psi;
    }
}
static inline int cam_smooth(const double *law, size_t n, double roller, size_t points, double *knots,
                      double *control)
{
    double c_s[3];
    for (size_t i = 0; i <= points; i++)
        knots[i] = (double)i / (double)points;
    for (size_t i = 0; i < points; i++) {
        double *point = control + 3 * nci_spline_centre(CAM_DEGREE, points, i);
        const int status = cam_profile(law, n, roller, NCI_TWO_PI * knots[i], point, c_s);
        if (status)
            return status;
    }
    nci_spline_periodic(CAM_DEGREE, points, control);
    return NC_OK;
}
static inline double cam_site(const struct nci_knots *k, size_t i)
{
    double sum = 0;
    for (size_t j = 1; j <= CAM_DEGREE; j++)
        sum += k->knot[i + j] / CAM_DEGREE;
    return sum;
}
static inline int cam_ends(const double *law, size_t n, double roller, const double end[2], double width,
                    double fixed[4][3])
{
    for (int i = 0; i < 2; i++) {
        double *at = fixed[i ? 3 : 0], *beside = fixed[i ? 2 : 1], c_s[3];
        const int status = cam_profile(law, n, roller, NCI_TWO_PI * end[i], at, c_s);
        if (status)
            return status;
        for (int k = 0; k < 3; k++)
            beside[k] = at[k] + (i ? -width : width) / CAM_DEGREE * c_s[k];
    }
    return NC_OK;
}
static inline int cam_piece(const double *law, size_t n, double roller, const double end[2], size_t spans,
                     double *control)
{
    enum { MOST = NC_MAX_CAM_POINTS - CAM_FOLD + 1 + CAM_DEGREE };
    const size_t count = spans + CAM_DEGREE;
    const double width = (end[1] - end[0]) / (double)spans;
    double knots[MOST + CAM_DEGREE + 1], fixed[4][3], N[4][NC_MAX_SPLINE_DEGREE + 1], c_s[3];
    double work[NCI_SPLINE_WORK(CAM_DEGREE)];
    size_t at[NC_MAX_SPLINE_DEGREE + 1];
    for (size_t i = 0; i <= count + CAM_DEGREE; i++) {
        const double spans_before = (double)i - CAM_DEGREE;
        knots[i] = i <= CAM_DEGREE ? end[0] : i >= count ? end[1] : end[0] + width * spans_before;
    }
    const struct nci_knots along = {CAM_DEGREE, 0, count, knots};
    int status = cam_ends(law, n, roller, end, width, fixed);
    for (size_t i = 2; !status && i + 2 < count;
         i++) {
        const double s = cam_site(&along, i);
        double *point = control + 3 * (i - 1);
        status = cam_profile(law, n, roller, NCI_TWO_PI * s, point, c_s);
        if (!status)
            status = nci_basis(&along, s, 0, at, N);
        for (size_t j = 0; !status && j <= CAM_DEGREE; j++)
            for (size_t k = 0; k < 3 && (at[j] < 2 || at[j] + 2 >= count); k++)
                point[k] -= N[0][j] * fixed[at[j] < 2 ? at[j] : at[j] + 4 - count][k];
    }
    if (!status)
        status = nci_spline_solve(&along, cam_site, 2, count - 3, control + 3, 3, 3, 1, work);
    for (size_t k = 0; !status && k < 3; k++) {
        control[k] = fixed[1][k];
        control[3 * (count - 3) + k] = fixed[2][k];
    }
    return status;
}
static inline int cam_pieces(const double *law, size_t n, double roller, size_t points, const double *joint,
                      size_t joints, double *knots, double *control)
{
    const size_t to_share = points - (CAM_FOLD - 1) * joints;
    size_t shared = 0, at = 0;
    double before = 0;
    for (size_t i = 0; i < joints; i++) {
        const double next = i + 1 < joints ? joint[i + 1] : joint[0] + NCI_TWO_PI;
        const double end[2] = {joint[i] / NCI_TWO_PI, next / NCI_TWO_PI};
        before += 0.5 / (double)joints + 0.5 * (end[1] - end[0]);
        const double wish = floor(before * (double)(to_share - joints) + 0.5) + (double)(i + 1);
        const size_t spans = (i + 1 < joints ? (size_t)wish : to_share) - shared;
        const int status = cam_piece(law, n, roller, end, spans, control + 3 * at);
        if (status)
            return status;
        shared += spans;
        for (size_t j = 0; j < spans + CAM_FOLD - 1; j++) {
            const double share = j < CAM_FOLD ? 0 : (double)(j - CAM_FOLD + 1) / (double)spans;
            knots[at++] = end[0] + (end[1] - end[0]) * share;
        }
    }
    knots[points] = knots[0] + 1;
    for (size_t k = 0; k < 3; k++) {
        const double first = control[k];
        for (size_t i = 1; i < points; i++)
            control[3 * (i - 1) + k] = control[3 * i + k];
        control[3 * (points - 1) + k] = first;
    }
    return NC_OK;
}
size_t nc_curve_cam(double *vector, size_t capacity, const double *law, size_t n, double roller,
                    size_t points)
{
    const size_t size = 6 + (points + 1) + 3 * points;
    double joint[CAM_JOINTS];
    size_t joints;
    if (points <= CAM_DEGREE || points > NC_MAX_CAM_POINTS || !(roller > 0) || nc_planar_check(law, n) ||
        cam_joints(law, n, joint, &joints) || (joints > 0 && points < CAM_FOLD * joints))
        return 0;
    if (!vector || capacity < size)
        return size;
    const double head[] = {NCI_CURVE_BSPLINE, (double)(size - 2), CAM_DEGREE, 1, 3, (double)points};
    for (size_t i = 0; i < 6; i++)
        vector[i] = head[i];
    double *knots = vector + 6, *control = knots + points + 1;
    const int status = joints ? cam_pieces(law, n, roller, points, joint, joints, knots, control)
                              : cam_smooth(law, n, roller, points, knots, control);
    return status || !nci_finite(vector, size) ? 0 : size;
}
static inline int surface_revolved(const struct nci_term *term, double u, double v, int order, double p[10][3])
{
    struct nci_term profile;
    double c[4][3];
    int status = nci_freeform_single(term->parameter, term->count, &profile);
    if (!status)
        status = nci_curve_term(&profile, v, order, c);
    for (int o = 0; !status && o <= order; o++)
        for (int j = 0; j <= o; j++) {
            const int i = o - j;
            const double cosine = cos(u + i * (NCI_PI / 2)), sine = sin(u + i * (NCI_PI / 2));
            double *out = p[nci_partial(i, j)];
            out[0] = c[j][0] * cosine - c[j][1] * sine;
            out[1] = c[j][0] * sine + c[j][1] * cosine;
            out[2] = i ? 0 : c[j][2];
        }
    return status;
}
static inline int surface_extruded(const struct nci_term *term, double u, double v, int order, double p[10][3])
{
    struct nci_term curve;
    double c[4][3];
    int status = nci_freeform_single(term->parameter + 1, term->count - 1, &curve);
    if (!status)
        status = nci_curve_term(&curve, u, order, c);
    for (int o = 0; !status && o <= order; o++)
        for (int j = 0; j <= o; j++)
            for (int k = 0; k < 3; k++)
                p[nci_partial(o - j, j)][k] = j ? 0 : c[o][k];
    p[0][2] += v;
    if (order > 0)
        p[2][2] = 1;
    return status;
}
static inline int surface_plane(double u, double v, int order, double p[10][3])
{
    for (size_t i = 0; i < nci_partials(order); i++)
        p[i][0] = p[i][1] = p[i][2] = 0;
    p[0][0] = u;
    p[0][1] = v;
    if (order > 0)
        p[1][0] = p[2][1] = 1;
    return NC_OK;
}
static inline int surface_term_range(const struct nci_term *term, double range[2][2], int periodic[2])
{
    const double *p = term->parameter;
    struct nci_bspline spline;
    struct nci_term inner;
    int status;
    for (int i = 0; i < 2; i++) {
        range[i][0] = 0;
        range[i][1] = NCI_TWO_PI;
        periodic[i] = 1;
    }
    switch (term->kind) {
    case NCI_SURFACE_PLANE:
        for (int i = 0; i < 2 && term->count == 2; i++) {
            range[i][0] = -p[i] / 2;
            range[i][1] = p[i] / 2;
            periodic[i] = 0;
        }
        return term->count == 2 ? NC_OK : NC_E_COUNT;
    case NCI_SURFACE_REVOLVED:
        status = nci_freeform_single(p, term->count, &inner);
        return status ? status : nci_curve_term_range(&inner, range[1], &periodic[1]);
    case NCI_SURFACE_EXTRUDED:
        if (term->count < 1)
            return NC_E_COUNT;
        range[1][0] = -p[0] / 2;
        range[1][1] = p[0] / 2;
        periodic[1] = 0;
        status = nci_freeform_single(p + 1, term->count - 1, &inner);
        return status ? status : nci_curve_term_range(&inner, range[0], &periodic[0]);
    case NCI_SURFACE_BSPLINE:
        status = nci_bspline_read(term, 2, &spline);
        for (int i = 0; !status && i < 2; i++) {
            nci_knots_range(&spline.along[i], range[i]);
            periodic[i] = spline.along[i].periodic;
        }
        return status;
    case NCI_SURFACE_POTENTIAL:
        range[1][0] = -NCI_PI / 2;
        range[1][1] = NCI_PI / 2;
        return NC_OK;
    case NCI_SURFACE_PLACED:
        status = nci_freeform_placed(term, &inner);
        return status ? status : surface_term_range(&inner, range, periodic);
    default:
        return NC_E_KIND;
    }
}
static inline int surface_term(const struct nci_term *term, double u, double v, int order, double p[10][3])
{
    const double x[2] = {u, v};
    struct nci_bspline spline;
    struct nci_term inner;
    int status;
    switch (term->kind) {
    case NCI_SURFACE_PLANE:
        return surface_plane(u, v, order, p);
    case NCI_SURFACE_REVOLVED:
        return surface_revolved(term, u, v, order, p);
    case NCI_SURFACE_EXTRUDED:
        return surface_extruded(term, u, v, order, p);
    case NCI_SURFACE_POTENTIAL:
        return nci_surface_potential(term->parameter, term->count, u, v, order, p, NULL);
    case NCI_SURFACE_PLACED:
        status = nci_freeform_placed(term, &inner);
        if (!status)
            status = surface_term(&inner, u, v, order, p);
        if (!status)
            nci_place(term->parameter, p, (int)nci_partials(order));
        return status;
    default:
        status = nci_bspline_read(term, 2, &spline);
        return status ? status : nci_bspline_eval(&spline, x, order, p);
    }
}
int nc_surface_range(const struct nc_surface *surface, double range[2][2], int periodic[2])
{
    struct nci_term term;
    if (!range || !periodic)
        return NC_E_NULL;
    int status = surface ? NC_OK : NC_E_NULL;
    if (!status && surface->function) {
        for (int i = 0; i < 2; i++) {
            range[i][0] = surface->range[i][0];
            range[i][1] = surface->range[i][1];
            periodic[i] = surface->periodic[i] != 0;
        }
    } else if (!status) {
        status = nci_freeform_single(surface->vector, surface->n, &term);
        if (!status)
            status = surface_term_range(&term, range, periodic);
    }
    for (int i = 0; !status && i < 2; i++)
        if (!(range[i][1] > range[i][0] && isfinite(range[i][1] - range[i][0])))
            status = NC_E_RANGE;
    if (status)
        nci_not_a_number(range[0], 4);
    return status;
}
static inline int surface_in_range(const struct nc_surface *surface, double *u, double *v)
{
    double range[2][2];
    int periodic[2], status = nc_surface_range(surface, range, periodic);
    if (!status)
        status = nci_in_range(range[0], periodic[0], u);
    return status ? status : nci_in_range(range[1], periodic[1], v);
}
int nc_surface_eval(const struct nc_surface *surface, double u, double v, int order, double p[10][3])
{
    struct nci_term term;
    if (!p)
        return NC_E_NULL;
    nci_not_a_number(p[0], 30);
    int status = order < 0 || order > 3 ? NC_E_OPTION : surface_in_range(surface, &u, &v);
    if (status)
        return status;
    if (surface->function) {
        status = surface->function(surface->context, u, v, order, p);
    } else {
        status = nci_freeform_single(surface->vector, surface->n, &term);
        if (!status)
            status = surface_term(&term, u, v, order, p);
    }
    if (!status && !nci_finite(p[0], 3 * nci_partials(order)))
        status = nci_freeform_blame(surface->function != NULL, surface->vector, surface->n);
    if (status)
        nci_not_a_number(p[0], 30);
    return status;
}
int nci_surface_explicit_normal(const struct nc_surface *surface, double u, double v, double p[10][3],
                                double n[6][3], int *known)
{
    struct nci_term term;
    const double *placement = NULL;
    *known = 0;
    if (surface->function || !surface->vector || nci_freeform_single(surface->vector, surface->n, &term))
        return NC_OK;
    if (term.kind == NCI_SURFACE_PLACED) {
        struct nci_term inner;
        placement = term.parameter;
        if (nci_freeform_placed(&term, &inner))
            return NC_OK;
        term = inner;
    }
    if (term.kind != NCI_SURFACE_POTENTIAL)
        return NC_OK;
    *known = 1;
    int status = surface_in_range(surface, &u, &v);
    if (!status)
        status = nci_surface_potential(term.parameter, term.count, u, v, 2, p, n);
    if (!status && placement) {
        nci_place(placement, p, 6);
        for (int k = 0; k < 6; k++)
            nci_rotate(placement, n[k], n[k]);
    }
    return status;
}
static inline void potential_normal(double u, double v, double n[6][3])
{
    const double cu = cos(u), su = sin(u), cv = cos(v), sv = sin(v);
    const double rows[6][3] = {{cv * cu, cv * su, sv},  {-cv * su, cv * cu, 0}, {-sv * cu, -sv * su, cv},
                               {-cv * cu, -cv * su, 0}, {sv * su, -sv * cu, 0}, {-cv * cu, -cv * su, -sv}};
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < 3; k++)
            n[i][k] = rows[i][k];
}
static inline int potential_exact(const double *shape, size_t size, double u, double v, int order, double p[6][3],
                           double n[6][3])
{
    static const int first[3] = {1, 1, 2}, second[3] = {1, 2, 2};
    double H[9];
    potential_normal(u, v, n);
    int status = nc_spatial_eval(shape, size, n[0], NULL, p[0], order > 0 ? H : NULL) % NC_TERM;
    for (int i = 1; !status && order > 0 && i < 3; i++)
        nci_rotate(H, n[i], p[i]);
    for (int i = 0; !status && order > 1 && i < 3; i++) {
        double third[3];
        nci_rotate(H, n[3 + i], p[3 + i]);
        status = nc_spatial_third(shape, size, n[0], n[first[i]], n[second[i]], NULL, NULL, NULL, third);
        for (int k = 0; k < 3; k++)
            p[3 + i][k] += third[k];
    }
    return status % NC_TERM;
}
static inline int potential_difference(const double *shape, size_t size, double u, double v, int axis,
                                double out[3][3])
{
    double near[6][6][3], unused[6][3], rate = 0, doubts = 0;
    int status = NC_OK;
    for (int k = 0; !status && k < 6; k++) {
        const double move = NCI_STEP * (k < 3 ? k - 3 : k - 2);
        status =
            potential_exact(shape, size, u + (axis ? 0 : move), v + (axis ? move : 0), 2, near[k], unused);
    }
    for (int i = 0; !status && i < 3; i++)
        for (int c = 0; c < 3; c++) {
            double f[6], doubt;
            for (int k = 0; k < 6; k++)
                f[k] = near[k][3 + i][c];
            out[i][c] = nci_difference(f, &doubt);
            rate += fabs(out[i][c]) + fabs(f[2]) + fabs(near[2][1][c]) + fabs(near[2][2][c]);
            doubts += doubt;
        }
    return status ? status : doubts <= 1e-5 * rate ? NC_OK : NC_E_SINGULAR;
}
int nci_surface_potential(const double *shape, size_t n, double u, double v, int order, double p[10][3],
                          double normal[6][3])
{
    double own[6][3], along[2][3][3];
    double(*m)[3] = normal ? normal : own;
    int status = potential_exact(shape, n, u, v, order, p, m);
    if (status || order < 3)
        return status;
    for (int axis = 0; !status && axis < 2; axis++)
        status = potential_difference(shape, n, u, v, axis, along[axis]);
    for (int c = 0; !status && c < 3; c++) {
        p[6][c] = along[0][0][c];
        p[7][c] = along[0][1][c];
        p[8][c] = along[1][1][c];
        p[9][c] = along[1][2][c];
    }
    return status;
}
static inline void frame_add_cross(double factor, const double a[3], const double b[3], double out[3])
{
    double c[3];
    nci_cross(a, b, c);
    for (int k = 0; k < 3; k++)
        out[k] += factor * c[k];
}
static inline void frame_product(double p[10][3], int order, double m[6][3])
{
    for (int i = 0; i < 6; i++)
        m[i][0] = m[i][1] = m[i][2] = 0;
    frame_add_cross(1, p[1], p[2], m[0]);
    if (order > 0) {
        frame_add_cross(1, p[3], p[2], m[1]);
        frame_add_cross(1, p[1], p[4], m[1]);
        frame_add_cross(1, p[4], p[2], m[2]);
        frame_add_cross(1, p[1], p[5], m[2]);
    }
    if (order > 1) {
        frame_add_cross(1, p[6], p[2], m[3]);
        frame_add_cross(2, p[3], p[4], m[3]);
        frame_add_cross(1, p[1], p[7], m[3]);
        frame_add_cross(1, p[7], p[2], m[4]);
        frame_add_cross(1, p[3], p[5], m[4]);
        frame_add_cross(1, p[1], p[8], m[4]);
        frame_add_cross(1, p[8], p[2], m[5]);
        frame_add_cross(2, p[4], p[5], m[5]);
        frame_add_cross(1, p[1], p[9], m[5]);
    }
}
static inline void frame_normalise(double m[6][3], int order, double n[6][3])
{
    static const int first[3] = {1, 1, 2}, second[3] = {1, 2, 2};
    const double l = sqrt(nci_dot(m[0], m[0]));
    double rate[3] = {0};
    for (int k = 0; k < 3; k++)
        n[0][k] = m[0][k] / l;
    for (int i = 1; order > 0 && i < 3; i++) {
        rate[i] = nci_dot(n[0], m[i]);
        for (int k = 0; k < 3; k++)
            n[i][k] = (m[i][k] - rate[i] * n[0][k]) / l;
    }
    for (int ij = 0; order > 1 && ij < 3; ij++) {
        const int i = first[ij], j = second[ij];
        const double curve = nci_dot(n[j], m[i]) + nci_dot(n[0], m[3 + ij]);
        for (int k = 0; k < 3; k++)
            n[3 + ij][k] = (m[3 + ij][k] - rate[j] * n[i][k] - rate[i] * n[j][k] - curve * n[0][k]) / l;
    }
}
static inline int frame_regular(double p[][3], const double m[3])
{
    const double uu = nci_dot(p[1], p[1]), vv = nci_dot(p[2], p[2]);
    const double size = nci_dot(p[0], p[0]) * 1e-24;
    return nci_moderate(uu) && nci_moderate(vv) && nci_dot(m, m) > 1e-24 * uu * vv && uu > size &&
           vv > size;
}
int nci_surface_patch(const struct nc_surface *surface, double u, double v, int order,
                      struct nci_patch *patch)
{
    double p[10][3], m[6][3];
    int known, status = surface ? NC_OK : NC_E_NULL;
    if (status)
        return status;
    status = nci_surface_explicit_normal(surface, u, v, p, patch->n, &known);
    if (!known)
        status = nc_surface_eval(surface, u, v, order > 1 ? 3 : 2, p);
    if (status)
        return status;
    frame_product(p, known ? 0 : order, m);
    if (!frame_regular(p, m[0]))
        return NC_E_PARAMETRIZATION;
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < 3; k++)
            patch->p[i][k] = p[i][k];
    if (!known)
        frame_normalise(m, order, patch->n);
    return nci_finite(patch->n[0], 3 * nci_partials(order))
               ? NC_OK
               : nci_freeform_blame(surface->function != NULL, surface->vector, surface->n);
}
int nc_surface_normal(const struct nc_surface *surface, double u, double v, int order, double n[6][3])
{
    struct nci_patch patch;
    if (!n)
        return NC_E_NULL;
    nci_not_a_number(n[0], 18);
    const int status =
        order < 0 || order > 2 ? NC_E_OPTION : nci_surface_patch(surface, u, v, order, &patch);
    for (size_t i = 0; !status && i < nci_partials(order); i++)
        for (int k = 0; k < 3; k++)
            n[i][k] = patch.n[i][k];
    return status;
}
int nci_patch_frame(const struct nci_patch *patch, struct nc_surface_frame *out)
{
    const double length = sqrt(nci_dot(patch->p[1], patch->p[1]));
    for (int k = 0; k < 3; k++) {
        out->p[k] = patch->p[0][k];
        out->z[k] = patch->n[0][k];
        out->x[k] = patch->p[1][k] / length;
    }
    nci_cross(out->z, out->x, out->y);
    for (int j = 0; j < 2; j++) {
        out->M[j] = nci_dot(out->x, patch->p[1 + j]);
        out->M[2 + j] = nci_dot(out->y, patch->p[1 + j]);
        out->K[j] = nci_dot(out->x, patch->n[1 + j]);
        out->K[2 + j] = nci_dot(out->y, patch->n[1 + j]);
        out->T[j] = nci_dot(out->y, patch->p[3 + j]) / length;
    }
    const double xx = out->K[0] / out->M[0], yx = out->K[2] / out->M[0];
    const double xy = (out->K[1] - xx * out->M[1]) / out->M[3],
                 yy = (out->K[3] - yx * out->M[1]) / out->M[3];
    out->shape[0] = xx;
    out->shape[1] = (xy + yx) / 2;
    out->shape[2] = yy;
    const double mean = (xx + yy) / 2, spread = hypot((xx - yy) / 2, out->shape[1]);
    out->kappa[0] = mean + spread;
    out->kappa[1] = mean - spread;
    return nci_finite(out->p, 3) && nci_finite(out->x, 3) && nci_finite(out->y, 3) &&
                   nci_finite(out->z, 3) && nci_finite(out->M, 4) && nci_finite(out->K, 4) &&
                   nci_finite(out->T, 2) && nci_finite(out->shape, 3) && nci_finite(out->kappa, 2)
               ? NC_OK
               : NC_E_ARGUMENT;
}
int nc_surface_frame(const struct nc_surface *surface, double u, double v, struct nc_surface_frame *out)
{
    static const struct nc_surface_frame none = {
        NCI_NONE3, NCI_NONE3, NCI_NONE3, NCI_NONE3, {NAN, NAN, NAN, NAN}, {NAN, NAN, NAN, NAN},
        NCI_NONE2, NCI_NONE3, NCI_NONE2};
    struct nci_patch patch;
    if (!out)
        return NC_E_NULL;
    int status = nci_surface_patch(surface, u, v, 1, &patch);
    if (!status)
        status = nci_patch_frame(&patch, out);
    if (status)
        *out = none;
    return status;
}
NC_ONCE_BEGIN
size_t nc_surface_plane(double *vector, size_t capacity, double length, double width)
{
    const double p[] = {length, width};
    return length > 0 && width > 0 ? nci_build(vector, capacity, NCI_SURFACE_PLANE, p, 2) : 0;
}
size_t nc_surface_torus(double *vector, size_t capacity, double R, double r)
{
    static const double upright[9] = {1, 0, 0, 0, 0, -1, 0, 1, 0};
    const double centre[3] = {R, 0, 0};
    double circle[3], profile[20];
    if (!(R > r))
        return 0;
    const size_t n = nc_curve_circle(circle, 3, r);
    return n ? nc_surface_revolved(vector, capacity, profile,
                                   nc_curve_placed(profile, 20, circle, n, upright, centre))
             : 0;
}
size_t nc_surface_revolved(double *vector, size_t capacity, const double *curve, size_t n)
{
    return nc_curve_check(curve, n) ? 0 : nci_build(vector, capacity, NCI_SURFACE_REVOLVED, curve, n);
}
size_t nc_surface_extruded(double *vector, size_t capacity, const double *curve, size_t n, double width)
{
    if (!(width > 0 && isfinite(width)) || nc_curve_check(curve, n))
        return 0;
    if (vector && capacity >= n + 3) {
        vector[0] = NCI_SURFACE_EXTRUDED;
        vector[1] = (double)(n + 1);
        vector[2] = width;
        for (size_t i = 0; i < n; i++)
            vector[3 + i] = curve[i];
    }
    return n + 3;
}
size_t nc_surface_bspline(double *vector, size_t capacity, const int degree[2], const int periodic[2],
                          int rational, const size_t count[2], const double *knots_u, const double *knots_v,
                          const double *points)
{
    const double *knots[2] = {knots_u, knots_v};
    struct nci_bspline spline = {2, rational ? 4 : 3, {{0}}, points};
    size_t values = rational ? 4 : 3, size[2];
    if (!degree || !periodic || !count || !knots_u || !knots_v || !points)
        return 0;
    for (int i = 0; i < 2; i++) {
        if (degree[i] < 1 || degree[i] > NC_MAX_SPLINE_DEGREE || count[i] <= (size_t)degree[i] ||
            count[i] > 10000)
            return 0;
        spline.along[i] = (struct nci_knots){degree[i], periodic[i] != 0, count[i], knots[i]};
        size[i] = nci_knots_size(&spline.along[i]);
        values *= count[i];
        if (!nci_finite(knots[i], size[i]))
            return 0;
    }
    if (!nci_finite(points, values) || nci_bspline_check(&spline))
        return 0;
    const size_t total = 9 + size[0] + size[1] + values;
    if (vector && capacity >= total) {
        const double head[] = {NCI_SURFACE_BSPLINE, (double)(total - 2), degree[0],
                               degree[1],           periodic[0] != 0,    periodic[1] != 0,
                               spline.dimension,    (double)count[0],    (double)count[1]};
        for (size_t i = 0; i < 9; i++)
            *vector++ = head[i];
        for (int k = 0; k < 2; k++)
            for (size_t i = 0; i < size[k]; i++)
                *vector++ = knots[k][i];
        for (size_t i = 0; i < values; i++)
            *vector++ = points[i];
    }
    return total;
}
static inline void heights_knots(int degree, size_t count, const double range[2], double *knots)
{
    const double step = (range[1] - range[0]) / (double)(count - 1);
    for (size_t i = 0; i < count + (size_t)degree + 1; i++) {
        const double site = (double)i - 0.5 * (double)(degree + 1);
        knots[i] = i <= (size_t)degree ? range[0] : i >= count ? range[1] : range[0] + step * site;
    }
}
static inline double heights_site(const struct nci_knots *k, size_t i)
{
    double range[2];
    nci_knots_range(k, range);
    return fmin(range[0] + (range[1] - range[0]) * ((double)i / (double)(k->count - 1)), range[1]);
}
static inline int heights_range(const double range[2], size_t count)
{
    const double width = range[1] - range[0], size = fabs(range[0]) + fabs(range[1]);
    return nci_bounded(range, 2) && width > 1e-290 && width > 1e-12 * size * (double)count;
}
size_t nc_surface_heights(double *vector, size_t capacity, int degree, const double x[2], const double y[2],
                          const size_t count[2], const double *heights)
{
    if (!x || !y || !count || !heights || degree < 1 || degree > NC_MAX_SPLINE_DEGREE)
        return 0;
    const double *range[2] = {x, y};
    const size_t p = (size_t)degree;
    for (int i = 0; i < 2; i++)
        if (count[i] <= p || count[i] > NC_MAX_HEIGHTS || !heights_range(range[i], count[i]))
            return 0;
    const size_t n = count[0], m = count[1], total = 9 + (n + p + 1) + (m + p + 1) + 3 * n * m;
    if (!nci_bounded(heights, n * m))
        return 0;
    if (!vector || capacity < total)
        return total;
    double *knots[2] = {vector + 9, vector + 9 + n + p + 1}, *points = knots[1] + m + p + 1;
    const double head[] = {
        NCI_SURFACE_BSPLINE, (double)(total - 2), degree, degree, 0, 0, 3, (double)n, (double)m};
    for (size_t i = 0; i < 9; i++)
        vector[i] = head[i];
    heights_knots(degree, n, x, knots[0]);
    heights_knots(degree, m, y, knots[1]);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < m; j++) {
            double *point = points + 3 * (i * m + j);
            point[0] = point[1] = 0;
            for (size_t k = 1; k <= p; k++) {
                point[0] += knots[0][i + k] / degree;
                point[1] += knots[1][j + k] / degree;
            }
            point[2] = heights[i * m + j];
        }
    const struct nci_knots u = {degree, 0, n, knots[0]}, v = {degree, 0, m, knots[1]};
    double work[NCI_SPLINE_WORK(NC_MAX_SPLINE_DEGREE)];
    int status = nci_spline_solve(&u, heights_site, 0, n - 1, points + 2, 3 * m, m, 3, work);
    if (!status)
        status = nci_spline_solve(&v, heights_site, 0, m - 1, points + 2, 3, n, 3 * m, work);
    return status || !nci_finite(points, 3 * n * m) ? 0 : total;
}
size_t nc_surface_potential(double *vector, size_t capacity, const double *shape, size_t n)
{
    return nc_spatial_check(shape, n) ? 0 : nci_build(vector, capacity, NCI_SURFACE_POTENTIAL, shape, n);
}
size_t nc_surface_placed(double *vector, size_t capacity, const double *inner, size_t n, const double q[9],
                         const double r[3])
{
    struct nci_term term;
    if (!q || !r || !nci_is_rotation(q) || !nci_finite(r, 3) || nc_surface_check(inner, n) ||
        nci_freeform_single(inner, n, &term))
        return 0;
    return nci_build_placed(vector, capacity, NCI_SURFACE_PLACED, &term, q, r);
}
static inline int surface_term_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    struct nci_bspline spline;
    struct nci_term inner;
    int status;
    if (!nci_finite(p, term->count))
        return NC_E_PARAMETER;
    switch (term->kind) {
    case NCI_SURFACE_PLANE:
        return term->count != 2 ? NC_E_COUNT : p[0] > 0 && p[1] > 0 ? NC_OK : NC_E_RANGE;
    case NCI_SURFACE_REVOLVED:
        return nc_curve_check(p, term->count);
    case NCI_SURFACE_EXTRUDED:
        return term->count < 1 ? NC_E_COUNT
               : p[0] > 0      ? nc_curve_check(p + 1, term->count - 1)
                               : NC_E_RANGE;
    case NCI_SURFACE_BSPLINE:
        status = nci_bspline_read(term, 2, &spline);
        return status ? status : nci_bspline_check(&spline);
    case NCI_SURFACE_POTENTIAL:
        return nc_spatial_check(p, term->count) % NC_TERM;
    case NCI_SURFACE_PLACED:
        status = nci_freeform_placed(term, &inner);
        if (status)
            return status;
        return nci_is_rotation(p) ? surface_term_check(&inner) : NC_E_ROTATION;
    default:
        return NC_E_KIND;
    }
}
int nc_surface_check(const double *vector, size_t n)
{
    const struct nc_surface surface = {.vector = vector, .n = n};
    struct nci_term term;
    double range[2][2];
    int periodic[2], status = nci_freeform_single(vector, n, &term);
    if (!status)
        status = surface_term_check(&term);
    return status ? status : nc_surface_range(&surface, range, periodic);
}
NC_ONCE_END
int nci_solve(int n, double *A, double *b)
{
    double scale[4];
    for (int j = 0; j < n; j++) {
        scale[j] = 0;
        for (int i = 0; i < n; i++)
            scale[j] = fmax(scale[j], fabs(A[n * i + j]));
        if (!(scale[j] > 0))
            return NC_E_CONFORMING;
        for (int i = 0; i < n; i++)
            A[n * i + j] /= scale[j];
    }
    for (int i = 0; i < n; i++) {
        double most = 0;
        for (int j = 0; j < n; j++)
            most = fmax(most, fabs(A[n * i + j]));
        if (!(most > 0))
            return NC_E_CONFORMING;
        for (int j = 0; j < n; j++)
            A[n * i + j] /= most;
        b[i] /= most;
    }
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(A[n * i + k]) > fabs(A[n * pivot + k]))
                pivot = i;
        if (!(fabs(A[n * pivot + k]) > 1e-14))
            return NC_E_CONFORMING;
        for (int j = 0; j <= n && pivot != k; j++) {
            double *x = j < n ? &A[n * k + j] : &b[k], *y = j < n ? &A[n * pivot + j] : &b[pivot];
            const double swap = *x;
            *x = *y;
            *y = swap;
        }
        for (int i = k + 1; i < n; i++) {
            const double factor = A[n * i + k] / A[n * k + k];
            for (int j = k; j < n; j++)
                A[n * i + j] -= factor * A[n * k + j];
            b[i] -= factor * b[k];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            b[i] -= A[n * i + j] * b[j];
        b[i] /= A[n * i + i];
    }
    for (int j = 0; j < n; j++)
        b[j] /= scale[j];
    return NC_OK;
}
static inline double root_norm(int n, const double *e)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += e[i] * e[i];
    return sqrt(sum);
}
static inline int root_step(const struct nci_root *root, const double *e, const double *J, double damping,
                     double *step)
{
    const int n = root->n;
    double A[16], width[4], trace = 0, most = 0;
    for (int j = 0; j < n; j++)
        width[j] = root->range[j][1] - root->range[j][0];
    for (int i = 0; i < n; i++) {
        step[i] = 0;
        for (int j = 0; j < n; j++) {
            A[n * i + j] = 0;
            for (int k = 0; k < n; k++)
                A[n * i + j] += J[n * k + i] * width[i] * J[n * k + j] * width[j];
        }
        for (int k = 0; k < n; k++)
            step[i] -= J[n * k + i] * width[i] * e[k];
        trace += A[n * i + i];
    }
    if (damping > 0) {
        for (int i = 0; i < n; i++)
            A[n * i + i] += damping * trace;
    } else {
        for (int i = 0; i < n; i++) {
            step[i] = -e[i];
            for (int j = 0; j < n; j++)
                A[n * i + j] = J[n * i + j] * width[j];
        }
    }
    if (nci_solve(n, A, step))
        return NC_E_CONFORMING;
    for (int i = 0; i < n; i++)
        most = fmax(most, fabs(step[i]));
    if (!isfinite(most))
        return NC_E_CONFORMING;
    for (int i = 0; i < n; i++)
        step[i] *= width[i] * (most > 0.25 ? 0.25 / most : 1);
    return NC_OK;
}
static inline int root_move(const struct nci_root *root, const double *x, const double *step, double *out)
{
    int stopped = 0;
    for (int i = 0; i < root->n; i++) {
        out[i] = x[i] + step[i];
        if (!root->periodic[i] && !(out[i] >= root->range[i][0] && out[i] <= root->range[i][1])) {
            out[i] = fmin(fmax(out[i], root->range[i][0]), root->range[i][1]);
            stopped = 1;
        }
    }
    return stopped;
}
int nci_root_solve(const struct nci_root *root, double *x)
{
    const int n = root->n;
    double e[4], J[16], damping = 0;
    int stopped = 0, status = root->residual(root->context, x, e, J);
    double size = status ? NAN : root_norm(n, e);
    for (int iteration = 0; !status && iteration < 100; iteration++) {
        double step[4], y[4], e_new[4], J_new[16];
        if (size <= 1e-16)
            return NC_OK;
        int failed = root_step(root, e, J, damping, step);
        if (!failed) {
            const int border = root_move(root, x, step, y);
            failed = root->residual(root->context, y, e_new, J_new);
            if (!failed && root_norm(n, e_new) < size) {
                const int last = !damping && size <= 1e-8;
                for (int i = 0; i < n; i++) {
                    x[i] = y[i];
                    e[i] = e_new[i];
                }
                for (int i = 0; i < n * n; i++)
                    J[i] = J_new[i];
                size = root_norm(n, e);
                if (last && size <= 1e-14)
                    return NC_OK;
                damping = damping > 1e-6 ? damping / 10 : 0;
                stopped = border;
                continue;
            }
            stopped = border;
        }
        if (!failed && size <= 1e-11)
            return NC_OK;
        if (damping > 1e6)
            break;
        damping = fmax(10 * damping, 1e-6);
    }
    return status ? status : size <= 1e-11 ? NC_OK : stopped ? NC_E_PATCH : NC_E_NO_CONVERGENCE;
}
static inline void contact_move_patch(const double r[3], const double q[9], struct nci_patch *patch)
{
    for (int i = 0; i < 6; i++) {
        nci_rotate(q, patch->p[i], patch->p[i]);
        nci_rotate(q, patch->n[i], patch->n[i]);
    }
    for (int k = 0; k < 3; k++)
        patch->p[0][k] += r[k];
}
static inline void contact_multiply(const double a[4], const double b[4], int transposed, double out[4])
{
    const double c[4] = {b[0], transposed ? b[2] : b[1], transposed ? b[1] : b[2], b[3]};
    const double product[4] = {a[0] * c[0] + a[1] * c[2], a[0] * c[1] + a[1] * c[3],
                               a[2] * c[0] + a[3] * c[2], a[2] * c[1] + a[3] * c[3]};
    for (int i = 0; i < 4; i++)
        out[i] = product[i];
}
int nci_freeform_pair(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                      const double q[9], const double parameter[4], int order,
                      struct nci_freeform_pair *out)
{
    struct nc_surface_frame *fa = &out->frame_a, *fb = &out->frame_b;
    int status = nci_surface_patch(a, parameter[0], parameter[1], order, &out->a);
    if (!status)
        status = nci_surface_patch(b, parameter[2], parameter[3], order, &out->b);
    if (status)
        return status;
    contact_move_patch(r, q, &out->b);
    status = nci_patch_frame(&out->a, fa);
    if (!status)
        status = nci_patch_frame(&out->b, fb);
    if (status)
        return status;
    const double d[3] = {fb->p[0] - fa->p[0], fb->p[1] - fa->p[1], fb->p[2] - fa->p[2]};
    const double turn[4] = {nci_dot(fa->x, fb->x), nci_dot(fa->x, fb->y), nci_dot(fa->y, fb->x),
                            nci_dot(fa->y, fb->y)};
    const double own[4] = {fa->shape[0], fa->shape[1], fa->shape[1], fa->shape[2]};
    const double other[4] = {fb->shape[0], fb->shape[1], fb->shape[1], fb->shape[2]};
    out->gap = nci_dot(fa->z, d);
    contact_multiply(turn, other, 0, out->other);
    contact_multiply(out->other, turn, 1, out->other);
    for (int i = 0; i < 4; i++) {
        out->turn[i] = turn[i];
        out->own[i] = own[i];
    }
    return NC_OK;
}
int nci_freeform_rates(const struct nci_freeform_pair *pair, const double w[2], const double z[2],
                       double rate[4])
{
    const double *L1 = pair->own, *L2 = pair->other, *R = pair->turn, g = pair->gap;
    const double grown[4] = {1 + g * L1[0], g * L1[1], g * L1[2], 1 + g * L1[3]};
    double A[4];
    contact_multiply(L2, grown, 0, A);
    for (int i = 0; i < 4; i++)
        A[i] += L1[i];
    const double size1 = fabs(L1[0]) + fabs(L1[1]) + fabs(L1[3]);
    const double size2 = fabs(L2[0]) + fabs(L2[1]) + fabs(L2[3]),
                 size = size1 + size2 * (1 + fabs(g) * size1);
    const double determinant = A[0] * A[3] - A[1] * A[2];
    if (!(fabs(determinant) > 1e-10 * size * size))
        return NC_E_CONFORMING;
    const double b[2] = {z[0] + L2[0] * w[0] + L2[1] * w[1], z[1] + L2[2] * w[0] + L2[3] * w[1]};
    const double a1[2] = {(A[3] * b[0] - A[1] * b[1]) / determinant,
                          (A[0] * b[1] - A[2] * b[0]) / determinant};
    const double a2[2] = {grown[0] * a1[0] + grown[1] * a1[1] - w[0],
                          grown[2] * a1[0] + grown[3] * a1[1] - w[1]};
    const double c2[2] = {R[0] * a2[0] + R[2] * a2[1], R[1] * a2[0] + R[3] * a2[1]};
    const double *M1 = pair->frame_a.M, *M2 = pair->frame_b.M;
    rate[1] = a1[1] / M1[3];
    rate[0] = (a1[0] - M1[1] * rate[1]) / M1[0];
    rate[3] = c2[1] / M2[3];
    rate[2] = (c2[0] - M2[1] * rate[3]) / M2[0];
    return NC_OK;
}
struct contact_problem {
    const struct nc_surface *a, *b;
    const double *r, *q;
    double length;
    struct nci_freeform_pair *pair;
    double *at;
};
static inline int contact_evaluate(const struct contact_problem *problem, const double *x)
{
    int same = 1;
    for (int i = 0; i < 4; i++) {
        same = same && problem->at[i] == x[i];
        problem->at[i] = x[i];
    }
    return same ? NC_OK
                : nci_freeform_pair(problem->a, problem->b, problem->r, problem->q, x, 1, problem->pair);
}
static inline int contact_residual(const void *context, const double *x, double *e, double *J)
{
    const struct contact_problem *problem = context;
    const struct nci_freeform_pair *pair = problem->pair;
    const struct nc_surface_frame *f = &pair->frame_a;
    const int status = contact_evaluate(problem, x);
    if (status)
        return status;
    const double scale = 1 / problem->length;
    double d[3];
    for (int k = 0; k < 3; k++)
        d[k] = (pair->frame_b.p[k] - f->p[k]) * scale;
    const double *n = pair->frame_b.z, facing = nci_dot(f->z, n), *M = f->M, *K = f->K;
    e[0] = nci_dot(f->x, d);
    e[1] = nci_dot(f->y, d);
    e[2] = nci_dot(f->x, n);
    e[3] = nci_dot(f->y, n);
    for (int i = 0; i < 2; i++) {
        J[i] = f->T[i] * e[1] - K[i] * pair->gap * scale - M[i] * scale;
        J[4 + i] = -f->T[i] * e[0] - K[2 + i] * pair->gap * scale - M[2 + i] * scale;
        J[8 + i] = f->T[i] * e[3] - K[i] * facing;
        J[12 + i] = -f->T[i] * e[2] - K[2 + i] * facing;
        J[2 + i] = nci_dot(f->x, pair->b.p[1 + i]) * scale;
        J[6 + i] = nci_dot(f->y, pair->b.p[1 + i]) * scale;
        J[10 + i] = nci_dot(f->x, pair->b.n[1 + i]);
        J[14 + i] = nci_dot(f->y, pair->b.n[1 + i]);
    }
    return NC_OK;
}
static inline int contact_check(const double r[3], const double q[9])
{
    if (!r || !q)
        return NC_E_NULL;
    if (!nci_finite(r, 3))
        return NC_E_ARGUMENT;
    return nci_is_rotation(q) ? NC_OK : NC_E_ROTATION;
}
int nc_freeform_contact(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                        const double q[9], double parameter[4], struct nc_freeform_contact *out)
{
    struct nci_freeform_pair pair;
    double x[4], unused[4], at[4] = {NAN, NAN, NAN, NAN};
    struct contact_problem problem = {a, b, r, q, 0, &pair, at};
    struct nci_root root = {.n = 4, .residual = contact_residual, .context = &problem};
    const double none[2] = {0, 0};
    if (!out)
        return NC_E_NULL;
    nci_freeform_fail(out);
    int status = parameter ? contact_check(r, q) : NC_E_NULL;
    if (!status)
        status = nc_surface_range(a, root.range, root.periodic);
    if (!status)
        status = nc_surface_range(b, root.range + 2, root.periodic + 2);
    for (int i = 0; !status && i < 4; i++)
        x[i] = parameter[i];
    if (!status)
        status = contact_evaluate(&problem, x);
    if (status)
        return status;
    problem.length = pair.frame_a.M[0] * (root.range[0][1] - root.range[0][0]) +
                     fabs(pair.frame_a.M[3]) * (root.range[1][1] - root.range[1][0]);
    status = nci_root_solve(&root, x);
    if (!status)
        status = contact_evaluate(&problem, x);
    if (!status && !(nci_dot(pair.frame_a.z, pair.frame_b.z) < 0))
        status = NC_E_NO_CONVERGENCE;
    if (!status)
        status = nci_freeform_rates(&pair, none, none, unused);
    if (status)
        return status;
    const double xx = pair.own[0] + pair.other[0], xy = pair.own[1] + pair.other[1];
    const double yy = pair.own[3] + pair.other[3], spread = hypot((xx - yy) / 2, xy);
    out->gap = pair.gap;
    out->kappa[0] = (xx + yy) / 2 + spread;
    out->kappa[1] = (xx + yy) / 2 - spread;
    for (int k = 0; k < 3; k++) {
        out->normal[k] = pair.frame_a.z[k];
        out->point_a[k] = pair.frame_a.p[k];
        out->point_b[k] = pair.frame_b.p[k];
    }
    if (!(isfinite(out->gap) && nci_finite(out->point_a, 3) && nci_finite(out->point_b, 3) &&
          nci_finite(out->kappa, 2))) {
        nci_freeform_fail(out);
        return NC_E_ARGUMENT;
    }
    for (int i = 0; !status && i < 4; i++)
        parameter[i] = x[i];
    return status;
}
int nci_boundary_evaluate(const struct nci_boundary *side, const double *x, int order, double p[10][3])
{
    double c[4][3];
    int status;
    if (side->curve) {
        status = nc_curve_eval(side->curve, x[0], order, c);
        for (int i = 0; !status && i <= order; i++)
            for (int k = 0; k < 3; k++)
                p[nci_partial(i, 0)][k] = c[i][k];
    } else {
        status = nc_surface_eval(side->surface, x[0], x[1], order, p);
    }
    for (size_t i = 0; !status && side->q && i < nci_partials(order); i++)
        nci_rotate(side->q, p[i], p[i]);
    for (int k = 0; !status && side->r && k < 3; k++)
        p[0][k] += side->r[k];
    return status;
}
double nci_boundary_turning(const struct nci_boundary *side, int along, double *length)
{
    enum { STEPS = 512 };
    const double step = (side->range[along][1] - side->range[along][0]) / STEPS;
    double before[3] = {0}, turning = 0, x[2] = {0};
    for (int i = 0; i < nci_boundary_parameters(side); i++)
        x[i] = (side->range[i][0] + side->range[i][1]) / 2;
    *length = 0;
    for (int i = 0; i < STEPS; i++) {
        double p[10][3], cross[3], bend[3];
        x[along] = side->range[along][0] + (i + 0.5) * step;
        if (nci_boundary_evaluate(side, x, 2, p))
            continue;
        const double *t = p[1 + along], square = nci_dot(t, t);
        nci_cross(before, t, cross);
        nci_cross(t, p[along ? 5 : 3], bend);
        const double local = square > 0 ? sqrt(nci_dot(bend, bend)) / square * step : 0;
        turning += fmax(atan2(sqrt(nci_dot(cross, cross)), nci_dot(before, t)), fmin(local, NCI_TWO_PI));
        *length += sqrt(square) * step;
        for (int k = 0; k < 3; k++)
            before[k] = t[k];
    }
    return turning;
}
enum {
    NEAREST_CURVE = 1280,
    NEAREST_SURFACE = 32,
    NEAREST_BAND = 64,
    NEAREST_NODES = NEAREST_CURVE,
    NEAREST_TRIES = 32
};
struct nearest_grid {
    const struct nci_boundary *side;
    int count[2], nodes;
};
static inline void nearest_node(const struct nearest_grid *grid, int node, double x[2])
{
    const int index[2] = {node % grid->count[0], node / grid->count[0]};
    for (int i = 0; i < nci_boundary_parameters(grid->side); i++) {
        const double *range = grid->side->range[i];
        const int n = grid->count[i];
        x[i] = range[0] + (range[1] - range[0]) *
                              (grid->side->periodic[i] ? (index[i] + 0.5) / n : index[i] / (n - 1.0));
    }
}
static inline int nearest_prepare(const struct nci_boundary *side, int least, struct nearest_grid *grid,
                           double *step)
{
    const int curve = side->curve != NULL, most = curve ? NEAREST_CURVE : NEAREST_SURFACE,
              floor = curve ? 16 : 8;
    double length = 0;
    *grid = (struct nearest_grid){side, {1, 1}, 1};
    for (int i = 0; i < nci_boundary_parameters(side); i++) {
        const double turning = nci_boundary_turning(side, i, &length);
        if (curve && turning > most / 3.0)
            return NC_E_UNDECIDED;
        const double wish = fmin(turning / (curve ? 0.2 : 0.25), most);
        grid->count[i] = (int)fmax(fmax(wish, least), floor);
        grid->nodes *= grid->count[i];
    }
    *step = length / grid->nodes;
    return NC_OK;
}
static inline int nearest_band(const struct nearest_grid *a, const struct nearest_grid *b, const int *node,
                        int count, float distance[NEAREST_BAND], int partner[NEAREST_BAND])
{
    double point[NEAREST_BAND][3], best[NEAREST_BAND], x[2], p[10][3];
    int failure = NC_OK;
    for (int i = 0; i < count; i++) {
        nearest_node(a, node[i], x);
        const int status = nci_boundary_evaluate(a->side, x, 0, p);
        best[i] = status ? -INFINITY : INFINITY;
        failure = status ? status : failure;
        partner[i] = -1;
        for (int k = 0; k < 3; k++)
            point[i][k] = status ? 0 : p[0][k];
    }
    for (int j = 0; j < b->nodes; j++) {
        nearest_node(b, j, x);
        const int status = nci_boundary_evaluate(b->side, x, 0, p);
        failure = status ? status : failure;
        for (int i = 0; !status && i < count; i++) {
            const double d[3] = {p[0][0] - point[i][0], p[0][1] - point[i][1], p[0][2] - point[i][2]};
            const double square = nci_dot(d, d);
            if (square < best[i]) {
                best[i] = square;
                partner[i] = j;
            }
        }
    }
    for (int i = 0; i < count; i++)
        distance[i] = partner[i] < 0 ? INFINITY : (float)sqrt(best[i]);
    return failure;
}
static inline int nearest_field(const struct nearest_grid *a, const struct nearest_grid *b,
                         float field[NEAREST_NODES])
{
    int node[NEAREST_BAND], partner[NEAREST_BAND], failure = NC_OK;
    for (int from = 0; from < a->nodes; from += NEAREST_BAND) {
        const int count = a->nodes - from < NEAREST_BAND ? a->nodes - from : NEAREST_BAND;
        for (int i = 0; i < count; i++)
            node[i] = from + i;
        const int status = nearest_band(a, b, node, count, field + from, partner);
        failure = status ? status : failure;
    }
    return failure;
}
static inline int nearest_is_least(const struct nearest_grid *grid, const float *field, int node)
{
    const int at[2] = {node % grid->count[0], node / grid->count[0]};
    for (int du = -1; du <= 1; du++)
        for (int dv = -1; dv <= 1; dv++) {
            int next[2] = {at[0] + du, at[1] + dv}, inside = 1;
            for (int i = 0; i < 2; i++) {
                if (grid->side->periodic[i] && grid->count[i] > 1)
                    next[i] = (next[i] + grid->count[i]) % grid->count[i];
                inside = inside && next[i] >= 0 && next[i] < grid->count[i];
            }
            if (inside && field[next[1] * grid->count[0] + next[0]] < field[node])
                return 0;
        }
    return 1;
}
static inline int nearest_starts(const struct nearest_grid *a, const float *field, int minima,
                          int start[NEAREST_TRIES])
{
    int count = 0;
    for (int node = 0; node < a->nodes; node++) {
        const float distance = field[node];
        if (!isfinite(distance) || nearest_is_least(a, field, node) != minima ||
            (count == NEAREST_TRIES && !(distance < field[start[count - 1]])))
            continue;
        int at = count < NEAREST_TRIES ? count++ : count - 1;
        for (; at > 0 && field[start[at - 1]] > distance; at--)
            start[at] = start[at - 1];
        start[at] = node;
    }
    return count;
}
struct nearest_problem {
    const struct nci_boundary *side;
    int n, first;
};
struct nearest_state {
    double x[4], d[3], f, g[4], H[16], J[4][3];
};
static inline int nearest_state(const struct nearest_problem *problem, struct nearest_state *s)
{
    const int n = problem->n, first = problem->first;
    double p[2][10][3];
    for (int b = 0; b < 2; b++) {
        const int status = nci_boundary_evaluate(&problem->side[b], s->x + (b ? first : 0), 2, p[b]);
        if (status)
            return status;
    }
    for (int k = 0; k < 3; k++)
        s->d[k] = p[1][0][k] - p[0][0][k];
    s->f = nci_dot(s->d, s->d) / 2;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            s->J[i][k] = i < first ? -p[0][1 + i][k] : p[1][1 + i - first][k];
    for (int i = 0; i < n; i++) {
        s->g[i] = nci_dot(s->d, s->J[i]);
        for (int j = 0; j < n; j++) {
            s->H[n * i + j] = nci_dot(s->J[i], s->J[j]);
            if ((i < first) == (j < first)) {
                const int b = i >= first, one = b ? i - first : i, other = b ? j - first : j;
                s->H[n * i + j] += (b ? 1 : -1) * nci_dot(s->d, p[b][3 + one + other]);
            }
        }
    }
    return nci_finite(&s->f, 1) && nci_finite(s->g, (size_t)n) && nci_finite(s->H, (size_t)n * (size_t)n)
               ? NC_OK
               : NC_E_ARGUMENT;
}
static inline const double *nearest_range(const struct nearest_problem *problem, int i, int *periodic)
{
    const struct nci_boundary *side = &problem->side[i >= problem->first];
    const int own = i < problem->first ? i : i - problem->first;
    *periodic = side->periodic[own];
    return side->range[own];
}
static inline int nearest_held(const struct nearest_problem *problem, const struct nearest_state *s, int i)
{
    int periodic;
    const double *range = nearest_range(problem, i, &periodic);
    return !periodic && ((s->x[i] <= range[0] && s->g[i] > 0) || (s->x[i] >= range[1] && s->g[i] < 0));
}
static inline int nearest_step(const struct nearest_problem *problem, const struct nearest_state *s,
                        double damping, double step[4])
{
    const int n = problem->n;
    int free[4], m = 0;
    double L[4][4], y[4];
    for (int i = 0; i < n; i++) {
        step[i] = 0;
        if (!nearest_held(problem, s, i))
            free[m++] = i;
    }
    for (int i = 0; i < m; i++)
        for (int j = 0; j <= i; j++) {
            const int a = free[i], b = free[j];
            double sum = s->H[n * a + b] + (i == j ? damping * nci_dot(s->J[a], s->J[a]) : 0);
            const double size = fabs(sum);
            for (int k = 0; k < j; k++)
                sum -= L[i][k] * L[j][k];
            if (i == j && !(sum > 1e-14 * size))
                return 0;
            L[i][j] = i == j ? sqrt(sum) : sum / L[j][j];
        }
    for (int i = 0; i < m; i++) {
        y[i] = -s->g[free[i]];
        for (int k = 0; k < i; k++)
            y[i] -= L[i][k] * y[k];
        y[i] /= L[i][i];
    }
    for (int i = m - 1; i >= 0; i--) {
        for (int k = i + 1; k < m; k++)
            y[i] -= L[k][i] * y[k];
        y[i] /= L[i][i];
        step[free[i]] = y[i];
    }
    return 1;
}
static inline int nearest_descend(const struct nearest_problem *problem, struct nearest_state *s)
{
    double damping = 1e-3, step[4];
    int status = nearest_state(problem, s);
    for (int round = 0; !status && round < 100 && damping < 1e12; round++) {
        struct nearest_state next;
        double most = 0;
        if (!nearest_step(problem, s, damping, step)) {
            damping = 10 * damping + 1e-3;
            continue;
        }
        for (int i = 0; i < problem->n; i++) {
            int periodic;
            const double *range = nearest_range(problem, i, &periodic);
            const double width = range[1] - range[0];
            const double move = fmin(fmax(step[i], -0.2 * width), 0.2 * width);
            next.x[i] = periodic ? s->x[i] + move : fmin(fmax(s->x[i] + move, range[0]), range[1]);
            most = fmax(most, fabs(next.x[i] - s->x[i]) / width);
        }
        if (nearest_state(problem, &next) || !(next.f < s->f)) {
            if (most < 1e-9)
                break;
            damping = 10 * damping + 1e-3;
            continue;
        }
        *s = next;
        damping = damping > 1e-9 ? damping / 10 : 0;
        if (most < 1e-12)
            break;
    }
    return status;
}
static inline int nearest_at_border(const struct nearest_problem *problem, const struct nearest_state *s,
                             int held[2])
{
    held[0] = held[1] = 0;
    for (int i = 0; i < problem->n; i++)
        if (nearest_held(problem, s, i) &&
            fabs(s->g[i]) > 1e-7 * sqrt(2 * s->f * nci_dot(s->J[i], s->J[i])))
            held[i >= problem->first] = 1;
    return held[0] || held[1];
}
static inline int nearest_behind(const struct nearest_problem *problem, const struct nearest_state *s,
                          const int held[2])
{
    for (int b = 0; b < 2; b++) {
        const struct nci_boundary *side = &problem->side[b];
        const double *x = s->x + (b ? problem->first : 0);
        double n[6][3];
        if (side->curve || held[b] || nc_surface_normal(side->surface, x[0], x[1], 0, n))
            continue;
        if (side->q)
            nci_rotate(side->q, n[0], n[0]);
        if ((b ? -1 : 1) * nci_dot(n[0], s->d) < -1e-9 * sqrt(2 * s->f))
            return 1;
    }
    return 0;
}
static inline int nearest_try(const struct nearest_problem *problem, const struct nearest_grid *a,
                       const struct nearest_grid *b, int node, int partner, struct nci_nearest *out)
{
    struct nearest_state s;
    int held[2];
    nearest_node(a, node, s.x);
    nearest_node(b, partner, s.x + problem->first);
    const int status = nearest_descend(problem, &s);
    if (status)
        return status;
    const double distance = sqrt(2 * s.f);
    if (nearest_at_border(problem, &s, held)) {
        if (distance < out->border && !nearest_behind(problem, &s, held))
            out->border = distance;
    } else if (distance < out->distance) {
        out->distance = distance;
        for (int k = 0; k < problem->n; k++)
            out->x[k] = s.x[k];
    }
    return NC_OK;
}
int nci_nearest(const struct nci_boundary side[2], int least, struct nci_nearest *out)
{
    struct nearest_grid grid[2];
    struct nci_boundary ordered[2];
    float field[NEAREST_NODES], distance[NEAREST_BAND];
    int start[NEAREST_TRIES] = {0}, partner[NEAREST_BAND];
    double step[2];
    *out = (struct nci_nearest){{0}, INFINITY, INFINITY};
    for (int i = 0; i < 2; i++) {
        const int status = nearest_prepare(&side[i], least, &grid[i], &step[i]);
        if (status)
            return status;
    }
    for (int i = 0; i < 2 && side[0].curve && side[1].curve; i++)
        grid[i].nodes = grid[i].count[0] =
            (int)fmin(grid[i].nodes * fmax(step[i] / step[!i], 1), NEAREST_CURVE);
    const int swap = grid[1].nodes > grid[0].nodes;
    const struct nearest_grid *a = &grid[swap], *b = &grid[!swap];
    ordered[0] = side[swap];
    ordered[1] = side[!swap];
    const struct nearest_problem problem = {
        ordered, nci_boundary_parameters(&side[0]) + nci_boundary_parameters(&side[1]),
        nci_boundary_parameters(&ordered[0])};
    int failure = nearest_field(a, b, field);
    for (int minima = 1; minima >= 0; minima--) {
        const int tries = nearest_starts(a, field, minima, start);
        nearest_band(a, b, start, tries, distance, partner);
        for (int i = 0; i < tries; i++) {
            const int status = nearest_try(&problem, a, b, start[i], partner[i], out);
            failure = status ? status : failure;
        }
    }
    const struct nci_nearest found = *out;
    for (int i = 0; i < problem.n; i++)
        out->x[i] = found.x[swap ? (i + problem.first) % problem.n : i];
    return isfinite(fmin(out->distance, out->border)) ? NC_OK : failure ? failure : NC_E_NO_SOLUTION;
}
enum { SEARCH_GRID = 32, SEARCH_BAND = 32, SEARCH_TRIES = 16 };
struct search_sample {
    double p[3], n[3];
};
struct search_surface {
    const struct nc_surface *surface;
    const double *r, *q;
    double range[2][2];
    int grid;
};
static inline void search_centre(const struct search_surface *s, int i, double x[2])
{
    x[0] = s->range[0][0] + (s->range[0][1] - s->range[0][0]) * (i / s->grid + 0.5) / s->grid;
    x[1] = s->range[1][0] + (s->range[1][1] - s->range[1][0]) * (i % s->grid + 0.5) / s->grid;
}
static inline int search_sample(const struct search_surface *s, int i, struct search_sample *out)
{
    struct nci_patch patch;
    double x[2];
    search_centre(s, i, x);
    const int status = nci_surface_patch(s->surface, x[0], x[1], 0, &patch);
    for (int k = 0; !status && k < 3; k++) {
        out->p[k] = patch.p[0][k];
        out->n[k] = patch.n[0][k];
    }
    if (!status && s->q) {
        nci_rotate(s->q, out->p, out->p);
        nci_rotate(s->q, out->n, out->n);
        for (int k = 0; k < 3; k++)
            out->p[k] += s->r[k];
    }
    return status;
}
static inline int search_size(const struct search_surface *s, double *size)
{
    double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY};
    for (int i = 0; i < s->grid * s->grid; i++) {
        struct search_sample sample;
        const int status = search_sample(s, i, &sample);
        if (status && status != NC_E_PARAMETRIZATION)
            return status;
        for (int k = 0; !status && k < 3; k++) {
            low[k] = fmin(low[k], sample.p[k]);
            high[k] = fmax(high[k], sample.p[k]);
        }
    }
    const double d[3] = {high[0] - low[0], high[1] - low[1], high[2] - low[2]};
    *size = nci_dot(d, d);
    return NC_OK;
}
static inline double search_merit(const struct search_sample *a, const struct search_sample *b, double weight)
{
    double merit = 0;
    for (int k = 0; k < 3; k++) {
        const double d = b->p[k] - a->p[k], m = a->n[k] + b->n[k];
        merit += d * d + weight * m * m;
    }
    return merit;
}
struct search_pair {
    double merit;
    int a, b;
};
struct search_list {
    struct search_pair best[SEARCH_TRIES];
    int count;
};
static inline void search_keep(struct search_list *list, const struct search_pair *pair)
{
    if (!isfinite(pair->merit) ||
        (list->count == SEARCH_TRIES && !(pair->merit < list->best[list->count - 1].merit)))
        return;
    int at = list->count < SEARCH_TRIES ? list->count++ : list->count - 1;
    for (; at > 0 && list->best[at - 1].merit > pair->merit; at--)
        list->best[at] = list->best[at - 1];
    list->best[at] = *pair;
}
static inline int search_band(const struct search_surface *a, const struct search_surface *b, double weight,
                       int from, struct search_list *list)
{
    struct search_sample sample[SEARCH_BAND], other;
    struct search_pair pair[SEARCH_BAND];
    int count = 0;
    for (int i = from; i < a->grid * a->grid && i < from + SEARCH_BAND; i++) {
        const int status = search_sample(a, i, &sample[count]);
        if (status && status != NC_E_PARAMETRIZATION)
            return status;
        pair[count] = (struct search_pair){INFINITY, i, 0};
        count += !status;
    }
    for (int j = 0; j < b->grid * b->grid; j++) {
        const int status = search_sample(b, j, &other);
        if (status && status != NC_E_PARAMETRIZATION)
            return status;
        for (int i = 0; !status && i < count; i++) {
            const double merit = search_merit(&sample[i], &other, weight);
            if (merit < pair[i].merit) {
                pair[i].merit = merit;
                pair[i].b = j;
            }
        }
    }
    for (int i = 0; i < count; i++)
        search_keep(list, &pair[i]);
    return NC_OK;
}
static inline int search_pairs(const struct search_surface *a, const struct search_surface *b,
                        struct search_list *list)
{
    double size_a, size_b;
    int status = search_size(a, &size_a);
    if (!status)
        status = search_size(b, &size_b);
    list->count = 0;
    for (int from = 0; !status && from < a->grid * a->grid; from += SEARCH_BAND)
        status = search_band(a, b, fmin(size_a, size_b) / 16, from, list);
    return status;
}
static inline int search_normals(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                          const double q[9], const struct nci_boundary side[2], int grid,
                          double parameter[4], struct nc_freeform_contact *out)
{
    struct search_surface sa = {a, NULL, NULL, {{0}}, grid}, sb = {b, r, q, {{0}}, grid};
    struct search_list list;
    struct nc_freeform_contact contact;
    int any = 0, failure = NC_E_NO_SOLUTION;
    for (int i = 0; i < 4; i++) {
        sa.range[i / 2][i % 2] = side[0].range[i / 2][i % 2];
        sb.range[i / 2][i % 2] = side[1].range[i / 2][i % 2];
    }
    int status = search_pairs(&sa, &sb, &list);
    for (int i = 0; !status && i < list.count; i++) {
        double x[4];
        search_centre(&sa, list.best[i].a, x);
        search_centre(&sb, list.best[i].b, x + 2);
        const int failed = nc_freeform_contact(a, b, r, q, x, &contact);
        if (failed)
            failure = failed;
        if (failed || (any && !(fabs(contact.gap) < fabs(out->gap))))
            continue;
        any = 1;
        *out = contact;
        for (int k = 0; k < 4; k++)
            parameter[k] = x[k];
    }
    return status ? status : any ? NC_OK : failure;
}
int nc_freeform_search(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                       const double q[9], int grid, double parameter[4], struct nc_freeform_contact *out)
{
    struct nci_boundary side[2] = {{.surface = a}, {.surface = b, .r = r, .q = q}};
    struct nci_nearest near;
    if (!out || !parameter || !r || !q)
        return NC_E_NULL;
    nci_freeform_fail(out);
    int status = grid < 2 || grid > SEARCH_GRID ? NC_E_OPTION
                 : !nci_finite(r, 3)            ? NC_E_ARGUMENT
                 : !nci_is_rotation(q)          ? NC_E_ROTATION
                                                : NC_OK;
    for (int i = 0; !status && i < 2; i++)
        status = nc_surface_range(side[i].surface, side[i].range, side[i].periodic);
    if (status)
        return status;
    if (nci_nearest(side, grid, &near) == NC_OK) {
        if (nci_nearest_at_border(&near))
            return NC_E_PATCH;
        double x[4] = {near.x[0], near.x[1], near.x[2], near.x[3]};
        struct nc_freeform_contact contact;
        if (isfinite(near.distance) && nc_freeform_contact(a, b, r, q, x, &contact) == NC_OK &&
            fabs(contact.gap - near.distance) <= 1e-6 * near.distance) {
            *out = contact;
            for (int k = 0; k < 4; k++)
                parameter[k] = x[k];
            return NC_OK;
        }
    }
    return search_normals(a, b, r, q, side, grid, parameter, out);
}
static inline void motion_centripetal(const double (*f)[3], const double rate[2], double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] =
            rate[0] * rate[0] * f[3][k] + 2 * rate[0] * rate[1] * f[4][k] + rate[1] * rate[1] * f[5][k];
}
static inline void motion_along(const double (*f)[3], const double rate[2], double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = rate[0] * f[1][k] + rate[1] * f[2][k];
}
static inline void motion_carried(const struct nc_spatial_motion *m, const double x[3], const double x_rel[3],
                           double out[3])
{
    double spin[3], coriolis[3], swing[3];
    nci_cross(m->omega, x, spin);
    for (int k = 0; k < 3; k++)
        spin[k] += 2 * x_rel[k];
    nci_cross(m->omega, spin, coriolis);
    nci_cross(m->alpha, x, swing);
    for (int k = 0; k < 3; k++)
        out[k] = coriolis[k] + swing[k];
}
static inline int motion_check(const struct nc_spatial_motion *motion, const double parameter[4])
{
    if (!motion || !parameter)
        return NC_E_NULL;
    if (!nci_finite(motion->r, sizeof *motion / sizeof(double)) || !nci_finite(parameter, 4))
        return NC_E_ARGUMENT;
    return nci_is_rotation(motion->q) ? NC_OK : NC_E_ROTATION;
}
static inline int motion_speed(const struct nci_freeform_pair *pair, const struct nc_spatial_motion *m,
                        const double arm[3], double w[3], struct nc_freeform_motion *out)
{
    const struct nc_surface_frame *f = &pair->frame_a;
    double turning[3];
    nci_cross(m->omega, arm, w);
    for (int k = 0; k < 3; k++)
        w[k] += m->v[k];
    nci_cross(m->omega, pair->frame_b.z, turning);
    const double known[2] = {nci_dot(f->x, w), nci_dot(f->y, w)};
    const double tilt[2] = {-nci_dot(f->x, turning), -nci_dot(f->y, turning)};
    out->gap[0] = pair->gap;
    out->gap[1] = nci_dot(f->z, w);
    return nci_freeform_rates(pair, known, tilt, out->parameter_der);
}
static inline int motion_acceleration(const struct nci_freeform_pair *pair, const struct nc_spatial_motion *m,
                               const double arm[3], const double w[3], struct nc_freeform_motion *out)
{
    const struct nc_surface_frame *f = &pair->frame_a;
    double turn_a[3], turn_b[3], bend_a[3], bend_b[3], carried[3], tilted[3], slip[3], point[3], normal[3];
    motion_along(pair->a.n, out->parameter_der, turn_a);
    motion_along(pair->b.n, out->parameter_der + 2, turn_b);
    motion_centripetal(pair->a.n, out->parameter_der, bend_a);
    motion_centripetal(pair->b.n, out->parameter_der + 2, bend_b);
    motion_carried(m, arm, out->velocity_b, carried);
    motion_carried(m, pair->frame_b.z, turn_b, tilted);
    nci_cross(m->omega, out->velocity_b, slip);
    for (int k = 0; k < 3; k++) {
        carried[k] += m->a[k];
        point[k] = carried[k] + out->centripetal_b[k] - out->centripetal_a[k] -
                   2 * out->gap[1] * turn_a[k] - pair->gap * bend_a[k];
        normal[k] = -(bend_a[k] + bend_b[k] + tilted[k]);
    }
    out->gap[2] = nci_dot(turn_a, w) + nci_dot(f->z, carried) - nci_dot(f->z, slip);
    const double known[2] = {nci_dot(f->x, point), nci_dot(f->y, point)};
    const double tilt[2] = {nci_dot(f->x, normal), nci_dot(f->y, normal)};
    return nci_freeform_rates(pair, known, tilt, out->parameter_der2);
}
int nc_freeform_motion(const struct nc_surface *a, const struct nc_surface *b,
                       const struct nc_spatial_motion *motion, const double parameter[4],
                       struct nc_freeform_motion *out)
{
    static const struct nc_freeform_motion none = {NCI_NONE3,
                                                   {NAN, NAN, NAN, NAN},
                                                   {NAN, NAN, NAN, NAN},
                                                   NCI_NONE3,
                                                   NCI_NONE3,
                                                   NCI_NONE3,
                                                   NCI_NONE3,
                                                   NCI_NONE3,
                                                   NCI_NONE3};
    struct nci_freeform_pair state;
    const struct nci_freeform_pair *pair = &state;
    double arm[3], w[3];
    if (!out)
        return NC_E_NULL;
    int status = motion_check(motion, parameter);
    if (!status)
        status = nci_freeform_pair(a, b, motion->r, motion->q, parameter, 2, &state);
    if (!status) {
        const struct nc_surface_frame *f = &pair->frame_a;
        const double *n = pair->frame_b.z;
        if (!(fabs(nci_dot(f->x, n)) + fabs(nci_dot(f->y, n)) <= 0.01 && nci_dot(f->z, n) < 0))
            status = NC_E_NO_SOLUTION;
    }
    for (int k = 0; !status && k < 3; k++)
        arm[k] = pair->frame_b.p[k] - motion->r[k];
    if (!status)
        status = motion_speed(pair, motion, arm, w, out);
    if (!status) {
        motion_along(pair->a.p, out->parameter_der, out->velocity_a);
        motion_along(pair->b.p, out->parameter_der + 2, out->velocity_b);
        motion_centripetal(pair->a.p, out->parameter_der, out->centripetal_a);
        motion_centripetal(pair->b.p, out->parameter_der + 2, out->centripetal_b);
        status = motion_acceleration(pair, motion, arm, w, out);
    }
    if (!status) {
        motion_along(pair->a.p, out->parameter_der2, out->acceleration_a);
        motion_along(pair->b.p, out->parameter_der2 + 2, out->acceleration_b);
        for (int k = 0; k < 3; k++) {
            out->acceleration_a[k] += out->centripetal_a[k];
            out->acceleration_b[k] += out->centripetal_b[k];
        }
    }
    if (!status && !(nci_finite(out->gap, 3) && nci_finite(out->parameter_der, 4) &&
                     nci_finite(out->parameter_der2, 4) && nci_finite(out->velocity_a, 3) &&
                     nci_finite(out->velocity_b, 3) && nci_finite(out->acceleration_a, 3) &&
                     nci_finite(out->acceleration_b, 3)))
        status = NC_E_ARGUMENT;
    if (status)
        *out = none;
    return status;
}
static inline void tracking_velocity(const double p[3], const double x[3], const double y[3], const double z[3],
                              const double v[3], const double omega[3], double v_out[3], double w_out[3])
{
    double w[3];
    nci_cross(omega, p, w);
    for (int k = 0; k < 3; k++)
        w[k] += v[k];
    v_out[0] = nci_dot(x, w);
    v_out[1] = nci_dot(y, w);
    v_out[2] = nci_dot(z, w);
    w_out[0] = nci_dot(x, omega);
    w_out[1] = nci_dot(y, omega);
    w_out[2] = nci_dot(z, omega);
}
void nci_track_curve_frame(const struct nc_frenet *f, double phi, double y[3], double z[3])
{
    const double c = cos(phi), s = sin(phi);
    for (int k = 0; k < 3; k++) {
        y[k] = c * f->n[k] + s * f->b[k];
        z[k] = c * f->b[k] - s * f->n[k];
    }
}
static inline int tracking_check(const double state[6], const struct nc_spatial_motion *motion, double v[3],
                          double omega[3], double state_der[6])
{
    if (!state_der)
        return NC_E_NULL;
    nci_not_a_number(state_der, 6);
    if (!state || !motion)
        return NC_E_NULL;
    if (!(nci_finite(state, 6) && nci_finite(motion->v, 3) && nci_finite(motion->omega, 3)))
        return NC_E_ARGUMENT;
    if (!nci_is_rotation(motion->q))
        return NC_E_ROTATION;
    nci_rotate_back(motion->q, motion->v, v);
    nci_rotate_back(motion->q, motion->omega, omega);
    return NC_OK;
}
int nc_curves_track(const struct nc_curve *c1, const struct nc_curve *c2, const double state[6],
                    const struct nc_spatial_motion *motion, double state_der[6])
{
    struct nc_frenet f1, f2;
    double v[3], omega[3], y[3], z[3], vt[3], wt[3];
    int status = tracking_check(state, motion, v, omega, state_der);
    if (!status)
        status = nc_curve_frenet(c1, state[0], &f1);
    if (!status)
        status = nc_curve_frenet(c2, state[1], &f2);
    if (status)
        return status;
    const double c = cos(state[4]), s = sin(state[4]), d = state[5];
    const double k1 = f1.kappa * sin(state[2]), k2 = f2.kappa * sin(state[3]);
    const double g1 = 1 + k1 * d, g2 = 1 + k2 * d, determinant = g1 * g2 - c * c;
    if (!(fabs(determinant) > 1e-10 * (1 + fabs(k1 * d)) * (1 + fabs(k2 * d))))
        return NC_E_CONFORMING;
    nci_track_curve_frame(&f2, state[3], y, z);
    tracking_velocity(f2.p, f2.t, y, z, v, omega, vt, wt);
    const double right = wt[1] - k2 * vt[0];
    const double lambda1 = (-s * g2 * vt[1] - c * d * right) / determinant;
    const double chi1 = (c * (k1 + k2 * g1) * vt[1] - s * g1 * right) / determinant;
    const double lambda2 = c * g1 * lambda1 + s * d * chi1 - vt[0];
    const double chi2 = c * chi1 - s * k1 * lambda1 - wt[0];
    state_der[0] = lambda1 / f1.speed;
    state_der[1] = lambda2 / f2.speed;
    state_der[2] = chi1 - f1.tau * lambda1;
    state_der[3] = chi2 - f2.tau * lambda2;
    state_der[4] = wt[2] + f2.kappa * lambda2 * cos(state[3]) + f1.kappa * lambda1 * cos(state[2]);
    state_der[5] = -vt[2];
    return nci_freeform_end(NC_OK, state_der, 6);
}
int nc_surfaces_track(const struct nc_surface *f1, const struct nc_surface *f2, const double state[6],
                      const struct nc_spatial_motion *motion, double state_der[6])
{
    struct nci_freeform_pair pair;
    struct nc_surface_frame *a = &pair.frame_a, *b = &pair.frame_b;
    double v[3], omega[3], vt[3], wt[3];
    int status = tracking_check(state, motion, v, omega, state_der);
    if (!status)
        status = nc_surface_frame(f1, state[0], state[1], a);
    if (!status)
        status = nc_surface_frame(f2, state[2], state[3], b);
    if (status)
        return status;
    const double c = cos(state[4]), s = sin(state[4]);
    const double R[4] = {c, -s, -s, -c}, *L = b->shape;
    tracking_velocity(b->p, b->x, b->y, b->z, v, omega, vt, wt);
    const double w[2] = {R[0] * vt[0] + R[1] * vt[1], R[2] * vt[0] + R[3] * vt[1]};
    const double z[2] = {-R[0] * wt[1] + R[1] * wt[0], -R[2] * wt[1] + R[3] * wt[0]};
    const double RL[4] = {R[0] * L[0] + R[1] * L[1], R[0] * L[1] + R[1] * L[2], R[2] * L[0] + R[3] * L[1],
                          R[2] * L[1] + R[3] * L[2]};
    pair.gap = state[5];
    for (int i = 0; i < 4; i++)
        pair.turn[i] = R[i];
    pair.own[0] = a->shape[0];
    pair.own[1] = pair.own[2] = a->shape[1];
    pair.own[3] = a->shape[2];
    pair.other[0] = RL[0] * R[0] + RL[1] * R[2];
    pair.other[1] = pair.other[2] = RL[0] * R[1] + RL[1] * R[3];
    pair.other[3] = RL[2] * R[1] + RL[3] * R[3];
    status = nci_freeform_rates(&pair, w, z, state_der);
    if (status) {
        nci_not_a_number(state_der, 6);
        return status;
    }
    state_der[4] = wt[2] + a->T[0] * state_der[0] + a->T[1] * state_der[1] + b->T[0] * state_der[2] +
                   b->T[1] * state_der[3];
    state_der[5] = -vt[2];
    return nci_freeform_end(NC_OK, state_der, 6);
}
int nc_surface_curve_track(const struct nc_surface *f, const struct nc_curve *c, const double state[6],
                           const struct nc_spatial_motion *motion, double state_der[6])
{
    struct nc_surface_frame a;
    struct nc_frenet b;
    double v[3], omega[3], y[3], z[3], vt[3], wt[3];
    int status = tracking_check(state, motion, v, omega, state_der);
    if (!status)
        status = nc_surface_frame(f, state[0], state[1], &a);
    if (!status)
        status = nc_curve_frenet(c, state[2], &b);
    if (status)
        return status;
    const double cosine = cos(state[4]), sine = sin(state[4]), d = state[5], *L = a.shape;
    const double grown[3] = {1 + d * L[0], d * L[1], 1 + d * L[2]};
    const double determinant = grown[0] * grown[2] - grown[1] * grown[1];
    const double size = 1 + fabs(d) * (fabs(L[0]) + fabs(L[1]) + fabs(L[2]));
    if (!(fabs(determinant) > 1e-10 * size * size))
        return NC_E_CONFORMING;
    nci_track_curve_frame(&b, state[3], y, z);
    tracking_velocity(b.p, b.t, y, z, v, omega, vt, wt);
    const double right[2][2] = {{vt[0], vt[1]}, {1, 0}};
    double from[2][2], turn[2][2];
    for (int i = 0; i < 2; i++) {
        const double p = cosine * right[i][0] - sine * right[i][1],
                     q = -sine * right[i][0] - cosine * right[i][1];
        from[i][0] = (grown[2] * p - grown[1] * q) / determinant;
        from[i][1] = (grown[0] * q - grown[1] * p) / determinant;
        const double s = L[0] * from[i][0] + L[1] * from[i][1], t = L[1] * from[i][0] + L[2] * from[i][1];
        turn[i][0] = cosine * s - sine * t;
        turn[i][1] = -sine * s - cosine * t;
    }
    const double curve = b.kappa * sin(state[3]), relative = turn[1][0] + curve;
    if (!(fabs(relative) > 1e-10 * (fabs(turn[1][0]) + b.kappa)))
        return NC_E_CONFORMING;
    const double lambda = (-wt[1] - turn[0][0]) / relative;
    const double ax = from[0][0] + lambda * from[1][0], ay = from[0][1] + lambda * from[1][1];
    state_der[1] = ay / a.M[3];
    state_der[0] = (ax - a.M[1] * state_der[1]) / a.M[0];
    state_der[2] = lambda / b.speed;
    state_der[3] = turn[0][1] + lambda * turn[1][1] - wt[0] - b.tau * lambda;
    state_der[4] = wt[2] + a.T[0] * state_der[0] + a.T[1] * state_der[1] + b.kappa * lambda * cos(state[3]);
    state_der[5] = -vt[2];
    return nci_freeform_end(NC_OK, state_der, 6);
}
enum { CLOSEST_GRID = 32 };
struct closest_problem {
    const struct nc_curve *c1, *c2;
    const struct nc_surface *f;
    const double *r, *q;
    double length;
};
static inline int closest_moved(const struct closest_problem *problem, double s, double p[4][3])
{
    const int status = nc_curve_eval(problem->c2, s, 2, p);
    if (status)
        return status;
    for (int i = 0; i < 3; i++)
        nci_rotate(problem->q, p[i], p[i]);
    for (int k = 0; k < 3; k++)
        p[0][k] += problem->r[k];
    return NC_OK;
}
static inline void closest_between(const double a[3], const double b[3], double d[3])
{
    for (int k = 0; k < 3; k++)
        d[k] = b[k] - a[k];
}
static inline int closest_curves_residual(const void *context, const double *x, double *e, double *J)
{
    const struct closest_problem *problem = context;
    double p[4][3], w[4][3], d[3];
    int status = nc_curve_eval(problem->c1, x[0], 2, p);
    if (!status)
        status = closest_moved(problem, x[1], w);
    if (status)
        return status;
    const double pp = nci_dot(p[1], p[1]), ww = nci_dot(w[1], w[1]), pw = nci_dot(p[1], w[1]);
    if (!(pp > 0 && ww > 0))
        return NC_E_PARAMETRIZATION;
    closest_between(p[0], w[0], d);
    const double s1 = 1 / (sqrt(pp) * problem->length), s2 = 1 / (sqrt(ww) * problem->length);
    e[0] = nci_dot(p[1], d) * s1;
    e[1] = nci_dot(w[1], d) * s2;
    J[0] = (nci_dot(p[2], d) - pp) * s1;
    J[1] = pw * s1;
    J[2] = -pw * s2;
    J[3] = (nci_dot(w[2], d) + ww) * s2;
    return NC_OK;
}
static inline int closest_surface_residual(const void *context, const double *x, double *e, double *J)
{
    const struct closest_problem *problem = context;
    struct nc_surface_frame f;
    double w[4][3], d[3];
    int status = nc_surface_frame(problem->f, x[0], x[1], &f);
    if (!status)
        status = closest_moved(problem, x[2], w);
    if (status)
        return status;
    const double speed = sqrt(nci_dot(w[1], w[1])), scale = 1 / problem->length;
    if (!(speed > 0))
        return NC_E_PARAMETRIZATION;
    closest_between(f.p, w[0], d);
    const double gap = nci_dot(f.z, d), along[2] = {nci_dot(f.x, d), nci_dot(f.y, d)};
    e[0] = along[0] * scale;
    e[1] = along[1] * scale;
    e[2] = nci_dot(f.z, w[1]) / speed;
    for (int i = 0; i < 2; i++) {
        J[i] = (f.T[i] * along[1] - f.K[i] * gap - f.M[i]) * scale;
        J[3 + i] = (-f.T[i] * along[0] - f.K[2 + i] * gap - f.M[2 + i]) * scale;
        J[6 + i] = (nci_dot(f.x, w[1]) * f.K[i] + nci_dot(f.y, w[1]) * f.K[2 + i]) / speed;
    }
    J[2] = nci_dot(f.x, w[1]) * scale;
    J[5] = nci_dot(f.y, w[1]) * scale;
    J[8] = nci_dot(f.z, w[2]) / speed;
    return NC_OK;
}
static inline double closest_angle(double angle, double near)
{
    return angle + NCI_TWO_PI * floor((near - angle) / NCI_TWO_PI + 0.5);
}
static inline double closest_phi(const struct nc_frenet *f, const double z[3], double near)
{
    return closest_angle(atan2(-nci_dot(f->n, z), nci_dot(f->b, z)), near);
}
static inline double closest_psi(const double x1[3], const double z[3], const double x2[3], double near)
{
    double y1[3];
    nci_cross(z, x1, y1);
    return closest_angle(atan2(-nci_dot(y1, x2), nci_dot(x1, x2)), near);
}
static inline void closest_turn(const double q[9], struct nc_frenet *f)
{
    nci_rotate(q, f->t, f->t);
    nci_rotate(q, f->n, f->n);
    nci_rotate(q, f->b, f->b);
}
static inline int closest_curves_state(const struct closest_problem *problem, const double x[2], double state[6])
{
    struct nc_frenet f1, f2;
    double w[4][3], d[3], z[3], old_y[3], old_z[3];
    int status = nc_curve_frenet(problem->c1, x[0], &f1);
    if (!status)
        status = nc_curve_frenet(problem->c2, x[1], &f2);
    if (!status)
        status = closest_moved(problem, x[1], w);
    if (status)
        return status;
    closest_turn(problem->q, &f2);
    closest_between(f1.p, w[0], d);
    double distance = sqrt(nci_dot(d, d));
    nci_cross(f1.t, f2.t, z);
    const double sine = sqrt(nci_dot(z, z));
    nci_track_curve_frame(&f1, state[2], old_y, old_z);
    if (distance > 1e-8 * problem->length) {
        for (int k = 0; k < 3; k++)
            z[k] = d[k] / distance;
    } else {
        if (!(sine > 1e-6))
            return NC_E_CONFORMING;
        const double sign = nci_dot(z, old_z) < 0 ? -1 : 1;
        for (int k = 0; k < 3; k++)
            z[k] *= sign / sine;
        distance = nci_dot(z, d);
    }
    const double opposite[3] = {-z[0], -z[1], -z[2]};
    state[0] = x[0];
    state[1] = x[1];
    state[2] = closest_phi(&f1, z, state[2]);
    state[3] = closest_phi(&f2, opposite, state[3]);
    state[4] = closest_psi(f1.t, z, f2.t, state[4]);
    state[5] = distance;
    return NC_OK;
}
static inline int closest_check(const double r[3], const double q[9], int grid, const double state[6])
{
    if (!r || !q || !state)
        return NC_E_NULL;
    if (grid != 0 && (grid < 2 || grid > CLOSEST_GRID))
        return NC_E_OPTION;
    if (!nci_finite(r, 3) || (grid == 0 && !nci_finite(state, 6)))
        return NC_E_ARGUMENT;
    return nci_is_rotation(q) ? NC_OK : NC_E_ROTATION;
}
static inline int closest_surface_state(const struct closest_problem *problem, const double x[3], double state[6])
{
    struct nc_surface_frame f;
    struct nc_frenet c;
    double w[4][3], d[3];
    int status = nc_surface_frame(problem->f, x[0], x[1], &f);
    if (!status)
        status = nc_curve_frenet(problem->c2, x[2], &c);
    if (!status)
        status = closest_moved(problem, x[2], w);
    if (status)
        return status;
    closest_turn(problem->q, &c);
    closest_between(f.p, w[0], d);
    const double opposite[3] = {-f.z[0], -f.z[1], -f.z[2]};
    for (int i = 0; i < 3; i++)
        state[i] = x[i];
    state[3] = closest_phi(&c, opposite, state[3]);
    state[4] = closest_psi(f.x, f.z, c.t, state[4]);
    state[5] = nci_dot(f.z, d);
    return NC_OK;
}
static inline int closest_local(const struct closest_problem *problem, const struct nci_root *root,
                         double state[6])
{
    double x[4], found[6];
    for (int i = 0; i < root->n; i++)
        x[i] = state[i];
    for (int i = 0; i < 6; i++)
        found[i] = state[i];
    int status = nci_root_solve(root, x);
    if (!status)
        status =
            problem->f ? closest_surface_state(problem, x, found) : closest_curves_state(problem, x, found);
    status = nci_freeform_end(status, found, 6);
    for (int i = 0; !status && i < 6; i++)
        state[i] = found[i];
    return status;
}
static inline double closest_sample(const double range[2], int i, int grid)
{
    return range[0] + (range[1] - range[0]) * (i + 0.5) / grid;
}
static inline int closest_pierced(const struct closest_problem *problem, const struct nci_root *root, int grid,
                           double state[6])
{
    struct {
        double p[3], nearest, x[3];
    } sample[CLOSEST_GRID];
    double best[6] = {0}, p[10][3], w[4][3], d[3];
    int any = 0, failure = NC_E_NO_SOLUTION, status = NC_OK;
    for (int j = 0; !status && j < grid; j++) {
        sample[j].x[2] = closest_sample(root->range[2], j, grid);
        sample[j].nearest = INFINITY;
        status = closest_moved(problem, sample[j].x[2], w);
        for (int k = 0; !status && k < 3; k++)
            sample[j].p[k] = w[0][k];
    }
    for (int i = 0; !status && i < grid * grid; i++) {
        const double x[2] = {closest_sample(root->range[0], i % grid, grid),
                             closest_sample(root->range[1], i / grid, grid)};
        status = nc_surface_eval(problem->f, x[0], x[1], 0, p);
        for (int j = 0; !status && j < grid; j++) {
            closest_between(p[0], sample[j].p, d);
            if (!(nci_dot(d, d) < sample[j].nearest))
                continue;
            sample[j].nearest = nci_dot(d, d);
            sample[j].x[0] = x[0];
            sample[j].x[1] = x[1];
        }
    }
    for (int j = 0; !status && j < grid; j++) {
        double start[6] = {sample[j].x[0], sample[j].x[1], sample[j].x[2], 0, 0, 0};
        const int failed = closest_local(problem, root, start);
        if (failed)
            failure = failed;
        if (failed || (any && !(fabs(start[5]) < fabs(best[5]))))
            continue;
        any = 1;
        for (int k = 0; k < 6; k++)
            best[k] = start[k];
    }
    for (int k = 0; any && !status && k < 6; k++)
        state[k] = best[k];
    return status ? status : any ? NC_OK : failure;
}
static inline int closest_global(const struct closest_problem *problem, const struct nci_root *root, int grid,
                          double state[6])
{
    const int n = root->n;
    struct nci_boundary side[2] = {{.curve = problem->c1, .surface = problem->f},
                                   {.curve = problem->c2, .r = problem->r, .q = problem->q}};
    struct nci_nearest near;
    for (int i = 0; i < n; i++) {
        struct nci_boundary *own = &side[i == n - 1];
        const int at = i == n - 1 ? 0 : i;
        own->range[at][0] = root->range[i][0];
        own->range[at][1] = root->range[i][1];
        own->periodic[at] = root->periodic[i];
    }
    const int status = nci_nearest(side, grid, &near);
    if (status)
        return status;
    if (nci_nearest_at_border(&near))
        return NC_E_PATCH;
    if (problem->f && !(near.distance > 1e-9 * problem->length))
        return closest_pierced(problem, root, grid, state);
    double start[6] = {near.x[0], near.x[1], near.x[2], 0, 0, 0};
    const int failed = closest_local(problem, root, start);
    for (int i = 0; !failed && i < 6; i++)
        state[i] = start[i];
    return failed;
}
static inline int closest_length(struct closest_problem *problem, const struct nci_root *root)
{
    double p[10][3], u = closest_sample(root->range[0], 0, 2), v = closest_sample(root->range[1], 0, 2);
    const int status =
        problem->f ? nc_surface_eval(problem->f, u, v, 1, p) : nc_curve_eval(problem->c1, u, 1, p);
    if (status)
        return status;
    problem->length = sqrt(nci_dot(p[1], p[1])) * (root->range[0][1] - root->range[0][0]);
    if (problem->f)
        problem->length += sqrt(nci_dot(p[2], p[2])) * (root->range[1][1] - root->range[1][0]);
    return problem->length > 0 ? NC_OK : NC_E_PARAMETRIZATION;
}
int nc_curves_closest(const struct nc_curve *c1, const struct nc_curve *c2, const double r[3],
                      const double q[9], int grid, double state[6])
{
    struct closest_problem problem = {c1, c2, NULL, r, q, 0};
    struct nci_root root = {.n = 2, .residual = closest_curves_residual, .context = &problem};
    int status = closest_check(r, q, grid, state);
    if (!status)
        status = nc_curve_range(c1, root.range[0], &root.periodic[0]);
    if (!status)
        status = nc_curve_range(c2, root.range[1], &root.periodic[1]);
    if (!status)
        status = closest_length(&problem, &root);
    if (status)
        return status;
    return grid ? closest_global(&problem, &root, grid, state) : closest_local(&problem, &root, state);
}
int nc_surface_curve_closest(const struct nc_surface *f, const struct nc_curve *c, const double r[3],
                             const double q[9], int grid, double state[6])
{
    struct closest_problem problem = {NULL, c, f, r, q, 0};
    struct nci_root root = {.n = 3, .residual = closest_surface_residual, .context = &problem};
    int status = closest_check(r, q, grid, state);
    if (!status)
        status = f ? nc_surface_range(f, root.range, root.periodic) : NC_E_NULL;
    if (!status)
        status = nc_curve_range(c, root.range[2], &root.periodic[2]);
    if (!status)
        status = closest_length(&problem, &root);
    if (status)
        return status;
    return grid ? closest_global(&problem, &root, grid, state) : closest_local(&problem, &root, state);
}
int nc_surfaces_closest(const struct nc_surface *f1, const struct nc_surface *f2, const double r[3],
                        const double q[9], int grid, double state[6])
{
    struct nc_freeform_contact contact;
    struct nc_surface_frame a, b;
    double x[4], x2[3];
    int status = closest_check(r, q, grid, state);
    for (int i = 0; !status && i < 4; i++)
        x[i] = state[i];
    if (!status)
        status = grid ? nc_freeform_search(f1, f2, r, q, grid, x, &contact)
                      : nc_freeform_contact(f1, f2, r, q, x, &contact);
    if (!status)
        status = nc_surface_frame(f1, x[0], x[1], &a);
    if (!status)
        status = nc_surface_frame(f2, x[2], x[3], &b);
    if (status)
        return status;
    nci_rotate(q, b.x, x2);
    const double psi = closest_psi(a.x, a.z, x2, grid ? 0 : state[4]);
    if (!isfinite(psi))
        return NC_E_ARGUMENT;
    for (int i = 0; i < 4; i++)
        state[i] = x[i];
    state[4] = psi;
    state[5] = contact.gap;
    return NC_OK;
}
struct rolling_result {
    double v_der[3], omega_der[3], reaction[2][3], axial;
};
static inline int rolling_check(const struct nc_rigid_body *body)
{
    if (!body)
        return NC_E_NULL;
    if (!nci_finite(&body->mass, sizeof *body / sizeof(double)))
        return NC_E_ARGUMENT;
    const double *I = body->inertia, size = fabs(I[0]) + fabs(I[4]) + fabs(I[8]);
    const double xy = I[0] * I[4] - I[1] * I[3];
    const double determinant = I[0] * (I[4] * I[8] - I[5] * I[7]) - I[1] * (I[3] * I[8] - I[5] * I[6]) +
                               I[2] * (I[3] * I[7] - I[4] * I[6]);
    const int symmetric = fabs(I[1] - I[3]) + fabs(I[2] - I[6]) + fabs(I[5] - I[7]) <= 1e-9 * size;
    return body->mass > 0 && symmetric && I[0] > 0 && xy > 0 && determinant > 0 ? NC_OK : NC_E_ROLLING;
}
static inline void rolling_moment(const struct nc_rigid_body *body, const double omega_der[3], double out[3])
{
    double spin[3], gyro[3];
    nci_rotate(body->inertia, body->omega, spin);
    nci_cross(body->omega, spin, gyro);
    nci_rotate(body->inertia, omega_der, out);
    for (int k = 0; k < 3; k++)
        out[k] += gyro[k] - body->torque[k];
}
static inline void rolling_acceleration(const double r[3], const double r_der[3], const double omega[3],
                                 const double omega_der[3], double out[3])
{
    double swing[3];
    nci_cross(r_der, omega, out);
    nci_cross(r, omega_der, swing);
    for (int k = 0; k < 3; k++)
        out[k] += swing[k];
}
int nc_rolling_one(const struct nc_rigid_body *body, const double r[3], const double r_der[3],
                   double v_der[3], double omega_der[3], double reaction[3])
{
    const double zero[3] = {0, 0, 0};
    struct rolling_result x = {0};
    double A[9], moment[3], force[3], arm[3];
    if (!v_der || !omega_der || !reaction)
        return NC_E_NULL;
    int status = r && r_der ? rolling_check(body) : NC_E_NULL;
    if (!status && !(nci_finite(r, 3) && nci_finite(r_der, 3)))
        status = NC_E_ARGUMENT;
    if (!status) {
        const double rr = nci_dot(r, r), m = body->mass;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                A[3 * i + j] = body->inertia[3 * i + j] + m * ((i == j ? rr : 0) - r[i] * r[j]);
        rolling_moment(body, zero, moment);
        rolling_acceleration(r, r_der, body->omega, zero, force);
        for (int k = 0; k < 3; k++)
            force[k] = m * force[k] - body->force[k];
        nci_cross(r, force, arm);
        for (int k = 0; k < 3; k++)
            x.omega_der[k] = arm[k] - moment[k];
        status = nci_solve(3, A, x.omega_der) ? NC_E_ROLLING : NC_OK;
    }
    if (!status) {
        rolling_acceleration(r, r_der, body->omega, x.omega_der, x.v_der);
        for (int k = 0; k < 3; k++)
            x.reaction[0][k] = body->mass * x.v_der[k] - body->force[k];
    }
    status = nci_freeform_end(status, x.v_der, sizeof x / sizeof(double));
    memcpy(v_der, x.v_der, sizeof x.v_der);
    memcpy(omega_der, x.omega_der, sizeof x.omega_der);
    memcpy(reaction, x.reaction[0], sizeof x.reaction[0]);
    return status;
}
static inline int rolling_check_two(const struct nc_rigid_body *body, const double *vectors[4])
{
    double line[3], off[3];
    for (int i = 0; i < 4; i++)
        if (!vectors[i])
            return NC_E_NULL;
    const int status = rolling_check(body);
    if (status)
        return status;
    for (int i = 0; i < 4; i++)
        if (!nci_finite(vectors[i], 3))
            return NC_E_ARGUMENT;
    for (int k = 0; k < 3; k++)
        line[k] = vectors[0][k] - vectors[2][k];
    nci_cross(body->omega, line, off);
    const double size = nci_dot(line, line);
    if (!(size > 1e-20 * (nci_dot(vectors[0], vectors[0]) + nci_dot(vectors[2], vectors[2]))))
        return NC_E_ROLLING;
    return nci_dot(off, off) <= 1e-4 * size * nci_dot(body->omega, body->omega) ? NC_OK : NC_E_ROLLING;
}
static inline void rolling_solve_two(const struct nc_rigid_body *body, const double r1[3], const double r1_der[3],
                              const double r2[3], const double r2_der[3], double omega_der[3])
{
    double line[3], line_dot[3], sum[3], sum_dot[3], b[3], w[3], moment[3], area[3], lever[3], fictive[3];
    double across[3], mixed[3];
    for (int k = 0; k < 3; k++) {
        line[k] = r1[k] - r2[k];
        line_dot[k] = r1_der[k] - r2_der[k];
        sum[k] = r1[k] + r2[k];
        sum_dot[k] = r1_der[k] + r2_der[k];
    }
    nci_cross(body->omega, line_dot, b);
    nci_cross(r1, r2, area);
    nci_cross(area, sum, lever);
    nci_rotate(body->inertia, line, moment);
    nci_cross(sum_dot, body->omega, fictive);
    for (int k = 0; k < 3; k++) {
        w[k] = 2 * moment[k] - body->mass * lever[k];
        fictive[k] = body->mass * fictive[k] - 2 * body->force[k];
    }
    const double c = nci_dot(fictive, area) + 2 * nci_dot(line, body->torque);
    const double length = nci_dot(line, line);
    nci_cross(b, line, across);
    nci_cross(b, w, mixed);
    const double along = (c + nci_dot(line, mixed) / length) / nci_dot(line, w);
    for (int k = 0; k < 3; k++)
        omega_der[k] = across[k] / length + along * line[k];
}
static inline void rolling_forces_two(const struct nc_rigid_body *body, const double r1[3], const double r1_der[3],
                               const double r2[3], const double r2_der[3], struct rolling_result *x)
{
    double other[3], moment[3], total[3], line[3], lever[3], first[3];
    rolling_acceleration(r1, r1_der, body->omega, x->omega_der, x->v_der);
    rolling_acceleration(r2, r2_der, body->omega, x->omega_der, other);
    for (int k = 0; k < 3; k++) {
        x->v_der[k] = (x->v_der[k] + other[k]) / 2;
        total[k] = body->mass * x->v_der[k] - body->force[k];
        line[k] = r1[k] - r2[k];
    }
    rolling_moment(body, x->omega_der, moment);
    nci_cross(r2, total, lever);
    for (int k = 0; k < 3; k++)
        moment[k] -= lever[k];
    nci_cross(moment, line, first);
    const double square = nci_dot(line, line), share = nci_dot(total, line) / square;
    for (int k = 0; k < 3; k++) {
        x->reaction[0][k] = first[k] / square;
        x->reaction[1][k] = total[k] - share * line[k] - x->reaction[0][k];
    }
    x->axial = share * sqrt(square);
}
int nc_rolling_two(const struct nc_rigid_body *body, const double r1[3], const double r1_der[3],
                   const double r2[3], const double r2_der[3], double v_der[3], double omega_der[3],
                   double reaction[2][3], double *axial)
{
    const double *vectors[4] = {r1, r1_der, r2, r2_der};
    struct rolling_result x = {0};
    if (!v_der || !omega_der || !reaction || !axial)
        return NC_E_NULL;
    int status = rolling_check_two(body, vectors);
    if (!status) {
        rolling_solve_two(body, r1, r1_der, r2, r2_der, x.omega_der);
        rolling_forces_two(body, r1, r1_der, r2, r2_der, &x);
    }
    status = nci_freeform_end(status, x.v_der, sizeof x / sizeof(double));
    memcpy(v_der, x.v_der, sizeof x.v_der);
    memcpy(omega_der, x.omega_der, sizeof x.omega_der);
    memcpy(reaction, x.reaction, sizeof x.reaction);
    *axial = x.axial;
    return status;
}
int nc_rolling_hold(const double reaction[3], const double normal[3], double friction, double *normal_force,
                    double *reserve)
{
    double n[3], tangential[3];
    if (!normal_force || !reserve)
        return NC_E_NULL;
    *normal_force = *reserve = NAN;
    if (!reaction || !normal)
        return NC_E_NULL;
    if (!nci_finite(reaction, 3) || !isfinite(friction))
        return NC_E_ARGUMENT;
    const int status = friction >= 0 ? nci_unit(normal, n) : NC_E_MATERIAL;
    if (status)
        return status;
    *normal_force = nci_dot(reaction, n);
    for (int k = 0; k < 3; k++)
        tangential[k] = reaction[k] - *normal_force * n[k];
    *reserve = friction * *normal_force - sqrt(nci_dot(tangential, tangential));
    if (isfinite(*reserve))
        return NC_OK;
    *normal_force = *reserve = NAN;
    return NC_E_ARGUMENT;
}
int nc_rolling_hold_two(double reaction[2][3], double axial, const double line[3], double normal[2][3],
                        double friction, double normal_force[2], double *reserve)
{
    double capacity = 0, least = INFINITY;
    if (!normal_force || !reserve)
        return NC_E_NULL;
    normal_force[0] = normal_force[1] = *reserve = NAN;
    if (!reaction || !line || !normal)
        return NC_E_NULL;
    const double square = nci_dot(line, line);
    if (!isfinite(axial) || !isfinite(square))
        return NC_E_ARGUMENT;
    if (!(square > 0))
        return NC_E_ROLLING;
    for (int i = 0; i < 2; i++) {
        double n[3], force, left;
        int status = nci_unit(normal[i], n);
        if (!status) {
            const double along = nci_dot(n, line) / square,
                         length = sqrt(1 - fmin(1, along * along * square));
            for (int k = 0; k < 3; k++)
                n[k] = (n[k] - along * line[k]) / length;
            status = length > 1e-6 ? nc_rolling_hold(reaction[i], n, friction, &force, &left) : NC_E_NORMAL;
        }
        if (status) {
            normal_force[0] = NAN;
            return status;
        }
        normal_force[i] = force;
        least = fmin(least, left);
        const double most = fmax(friction * force, 0), across = most - left;
        capacity += sqrt(fmax(most * most - across * across, 0));
    }
    *reserve = fmin(least, capacity - fabs(axial));
    if (isfinite(capacity))
        return NC_OK;
    normal_force[0] = normal_force[1] = *reserve = NAN;
    return NC_E_ARGUMENT;
}
int nci_terrain_state(const struct nci_terrain *terrain, const double uv[2], struct nci_terrain_state *s)
{
    struct nci_jet jet;
    double back[3], n[3], arm[3], Hx[3], Hy[3], x[3], y[3];
    int status = nci_surface_patch(terrain->surface, uv[0], uv[1], 1, &s->patch);
    if (!status)
        status = nci_patch_frame(&s->patch, &s->frame);
    if (status)
        return status;
    const struct nc_surface_frame *f = &s->frame;
    nci_rotate_back(terrain->q, f->z, back);
    for (int k = 0; k < 3; k++)
        back[k] = -back[k];
    status = nci_unit(back, n);
    if (!status)
        status = nci_spatial_sum(terrain->shape, terrain->n, n, 2, NULL, NULL, &jet);
    if (nci_failed(status))
        return status;
    nci_rotate(terrain->q, jet.g, arm);
    for (int k = 0; k < 3; k++) {
        s->n[k] = n[k];
        s->point_a[k] = jet.g[k];
        s->point[k] = terrain->r[k] + arm[k];
        s->d[k] = s->point[k] - f->p[k];
    }
    nci_rotate_back(terrain->q, f->x, x);
    nci_rotate_back(terrain->q, f->y, y);
    nci_symmetric(jet.H, x, Hx);
    nci_symmetric(jet.H, y, Hy);
    s->H[0] = nci_dot(x, Hx);
    s->H[1] = nci_dot(x, Hy);
    s->H[2] = nci_dot(y, Hy);
    s->gap = nci_dot(f->z, s->d);
    s->across[0] = nci_dot(f->x, s->d);
    s->across[1] = nci_dot(f->y, s->d);
    nci_terrain_matrix(s->H, s->gap, f->shape, s->A);
    return nci_finite(s->d, 3) && nci_finite(s->A, 4) ? NC_OK : NC_E_ARGUMENT;
}
struct terrain_problem {
    const struct nci_terrain *terrain;
    double length;
    struct nci_terrain_state *state;
    double *at;
};
static inline int terrain_evaluate(const struct terrain_problem *problem, const double *uv)
{
    if (problem->at[0] == uv[0] && problem->at[1] == uv[1])
        return NC_OK;
    const int status = nci_terrain_state(problem->terrain, uv, problem->state);
    problem->at[0] = status ? NAN : uv[0];
    problem->at[1] = uv[1];
    return status;
}
static inline int terrain_residual(const void *context, const double *uv, double *e, double *J)
{
    const struct terrain_problem *problem = context;
    const struct nci_terrain_state *s = problem->state;
    const int status = terrain_evaluate(problem, uv);
    if (status)
        return status;
    const double scale = 1 / problem->length, *M = s->frame.M, *K = s->frame.K, *T = s->frame.T, *H = s->H;
    e[0] = s->across[0] * scale;
    e[1] = s->across[1] * scale;
    for (int i = 0; i < 2; i++) {
        J[i] = T[i] * e[1] - ((s->gap + H[0]) * K[i] + H[1] * K[2 + i] + M[i]) * scale;
        J[2 + i] = -T[i] * e[0] - (H[1] * K[i] + (s->gap + H[2]) * K[2 + i] + M[2 + i]) * scale;
    }
    return NC_OK;
}
static inline int terrain_judge(const struct nci_terrain_state *s)
{
    const double *L = s->frame.shape, *A = s->A, g = s->gap;
    const double size = fabs(A[0]) + fabs(A[1]) + fabs(A[2]) + fabs(A[3]);
    const double determinant = A[0] * A[3] - A[1] * A[2];
    const int body = s->H[0] + s->H[2] + 2 * g > 0 && (s->H[0] + g) * (s->H[2] + g) - s->H[1] * s->H[1] > 0;
    const int ground =
        2 + g * (L[0] + L[2]) > 0 && (1 + g * L[0]) * (1 + g * L[2]) - g * g * L[1] * L[1] > 0;
    if (fabs(determinant) <= 1e-10 * size * size)
        return NC_E_CONFORMING;
    return (body || ground) && determinant > 0 && A[0] + A[3] > 0 ? NC_OK : NC_E_NO_SOLUTION;
}
static inline double terrain_wish(const struct nci_terrain_state *s)
{
    const double *A = s->A, determinant = A[0] * A[3] - A[1] * A[2];
    const double x = (A[3] * s->across[0] - A[1] * s->across[1]) / determinant;
    const double y = (A[0] * s->across[1] - A[2] * s->across[0]) / determinant;
    return sqrt(x * x + y * y);
}
static inline int terrain_newton(const struct nci_terrain *terrain, double x[2], struct nci_terrain_state *s,
                          int *far)
{
    double at[2] = {NAN, NAN}, way[3];
    struct terrain_problem problem = {terrain, 0, s, at};
    struct nci_root root = {.n = 2, .residual = terrain_residual, .context = &problem};
    for (int i = 0; i < 2; i++) {
        root.periodic[i] = terrain->periodic[i];
        for (int k = 0; k < 2; k++)
            root.range[i][k] = terrain->range[i][k];
    }
    int status = terrain_evaluate(&problem, x);
    if (status)
        return status;
    const double start[3] = {s->frame.p[0], s->frame.p[1], s->frame.p[2]};
    const double reach = terrain_judge(s) ? 0 : 3 * terrain_wish(s) + 1e-9 * sqrt(nci_dot(s->d, s->d));
    problem.length = s->frame.M[0] * (root.range[0][1] - root.range[0][0]) +
                     fabs(s->frame.M[3]) * (root.range[1][1] - root.range[1][0]);
    status = nci_root_solve(&root, x);
    if (!status)
        status = terrain_evaluate(&problem, x);
    if (!status)
        status = terrain_judge(s);
    for (int k = 0; k < 3; k++)
        way[k] = s->frame.p[k] - start[k];
    *far = !(sqrt(nci_dot(way, way)) <= reach);
    return status;
}
int nci_terrain_solve(const struct nci_terrain *terrain, double uv[2], struct nci_terrain_state *s)
{
    double x[2] = {uv[0], uv[1]};
    int far;
    const int status = terrain_newton(terrain, x, s, &far);
    for (int i = 0; !status && i < 2; i++)
        uv[i] = x[i];
    return status;
}
int nci_terrain_follow(const struct nci_terrain *terrain, double uv[2], struct nci_terrain_state *s)
{
    double x[2] = {uv[0], uv[1]};
    int far = 0, status = terrain_newton(terrain, x, s, &far);
    if (status || far) {
        const int conforming = status == NC_E_CONFORMING;
        x[0] = uv[0];
        x[1] = uv[1];
        status = nci_terrain_descend(terrain, x);
        if (!status)
            status = nci_terrain_solve(terrain, x, s);
        status = status && conforming ? NC_E_CONFORMING : status;
    }
    for (int i = 0; !status && i < 2; i++)
        uv[i] = x[i];
    return status;
}
int nci_terrain_read(const double *shape, size_t n, const struct nc_surface *surface, const double r[3],
                     const double q[9], struct nci_terrain *out)
{
    if (!shape || !surface || !r || !q)
        return NC_E_NULL;
    if (!nci_finite(r, 3))
        return NC_E_ARGUMENT;
    if (!nci_is_rotation(q))
        return NC_E_ROTATION;
    *out = (struct nci_terrain){.shape = shape, .n = n, .surface = surface, .r = r, .q = q};
    return nc_surface_range(surface, out->range, out->periodic);
}
void nci_terrain_none(struct nc_terrain_contact *out)
{
    static const struct nc_terrain_contact none = {NAN,       NCI_NONE2, NCI_NONE3, NCI_NONE3,
                                                   NCI_NONE3, NCI_NONE3, NCI_NONE2, NCI_NONE2};
    *out = none;
}
int nci_terrain_finish(const struct nci_terrain *terrain, const struct nci_terrain_state *s,
                       const double uv[2], struct nc_terrain_contact *out)
{
    struct nc_spatial_boundary boundary;
    const struct nc_surface_frame *f = &s->frame;
    double H[6], xx = f->shape[0], xy = f->shape[1], yy = f->shape[2];
    const int status = nci_boundary(terrain->shape, terrain->n, s->n, &boundary, H);
    if (nci_failed(status)) {
        nci_terrain_none(out);
        return status;
    }
    for (int i = 0; i < 2; i++) {
        double direction[3];
        nci_rotate(terrain->q, boundary.direction[i], direction);
        const double a = nci_dot(f->x, direction), b = nci_dot(f->y, direction), kappa = boundary.kappa[i];
        xx += kappa < INFINITY || a != 0 ? kappa * a * a : 0;
        xy += kappa < INFINITY ? kappa * a * b : 0;
        yy += kappa < INFINITY || b != 0 ? kappa * b * b : 0;
        out->kappa[i] = kappa;
        out->uv[i] = uv[i];
    }
    const double spread = hypot((xx - yy) / 2, xy);
    out->gap = s->gap;
    out->kappa_rel[0] = (xx + yy) / 2 + spread;
    out->kappa_rel[1] = (xx + yy) / 2 - spread;
    if (!(boundary.kappa[0] <
          INFINITY))
        out->kappa_rel[0] = out->kappa_rel[1] = INFINITY;
    for (int k = 0; k < 3; k++) {
        out->e_n[k] = f->z[k];
        out->point_a[k] = s->point_a[k];
        out->point_body[k] = s->point[k];
        out->point_terrain[k] = f->p[k];
    }
    if (!(isfinite(out->gap) && nci_finite(out->point_body, 3) && !isnan(out->kappa_rel[1]))) {
        nci_terrain_none(out);
        return NC_E_ARGUMENT;
    }
    return NC_OK;
}
int nc_terrain_contact(const double *shape, size_t n, const struct nc_surface *surface, const double r[3],
                       const double q[9], double uv[2], struct nc_terrain_contact *out)
{
    struct nci_terrain terrain;
    struct nci_terrain_state s;
    if (!out || !uv)
        return NC_E_NULL;
    nci_terrain_none(out);
    double x[2] = {uv[0], uv[1]};
    int status = nci_terrain_read(shape, n, surface, r, q, &terrain);
    for (int i = 0; !status && i < 2; i++)
        status = nci_in_range(terrain.range[i], terrain.periodic[i], &x[i]);
    if (!status)
        status = nci_terrain_follow(&terrain, x, &s);
    if (!status)
        status = nci_terrain_finish(&terrain, &s, x, out);
    for (int i = 0; !status && i < 2; i++)
        uv[i] = x[i];
    return status;
}
int nci_terrain_distance(const struct nci_terrain *terrain, const double point[3], double normal[3],
                         double *distance, double radii[9])
{
    static const double dot[5] = {NC_SPATIAL_SHIFT, 3, 0, 0, 0}, same[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    const struct nc_pair_options options = {.cells =
                                                1};
    const double *q = terrain->q;
    double arm[3], x[3], start[3];
    struct nc_spatial_pair pair;
    for (int k = 0; k < 3; k++)
        arm[k] = point[k] - terrain->r[k];
    nci_rotate_back(q, arm, x);
    nci_rotate_back(q, normal, start);
    const int status =
        nc_spatial_pair_solve(terrain->shape, terrain->n, dot, 5, x, same, start, &options, &pair);
    if (status && status != NC_E_UNDECIDED)
        return status;
    *distance = pair.gap;
    nci_rotate(q, pair.normal, normal);
    for (int i = 0; radii && i < 3; i++) {
        double row[3];
        for (int k = 0; k < 3; k++)
            row[k] = q[3 * i] * pair.radii_a[k] + q[3 * i + 1] * pair.radii_a[3 + k] +
                     q[3 * i + 2] * pair.radii_a[6 + k];
        nci_rotate(q, row, radii + 3 * i);
    }
    return NC_OK;
}
struct descent_state {
    double uv[2], n[3], D, g[2], H[3], metric[2];
};
static inline int descent_state(const struct nci_terrain *terrain, struct descent_state *s)
{
    double p[10][3], R[9], a[3], b[3], Ra[3], Rb[3];
    int status = nc_surface_eval(terrain->surface, s->uv[0], s->uv[1], 2, p);
    if (!status)
        status = nci_terrain_distance(terrain, p[0], s->n, &s->D, R);
    if (status)
        return status;
    nci_tangents(s->n, a, b);
    nci_rotate(R, a, Ra);
    nci_rotate(R, b, Rb);
    const double aa = nci_dot(a, Ra) + s->D, ab = nci_dot(a, Rb), bb = nci_dot(b, Rb) + s->D;
    const double mean = (aa + bb) / 2, spread = hypot((aa - bb) / 2, ab), large = mean + spread;
    const double lift = fmax(0, fmax(1e-6 * fabs(large), 1e-12) - (mean - spread));
    const double xx = aa + lift, yy = bb + lift, determinant = xx * yy - ab * ab;
    for (int i = 0; i < 2; i++) {
        s->g[i] = nci_dot(s->n, p[1 + i]);
        s->metric[i] = nci_dot(p[1 + i], p[1 + i]);
    }
    for (int ij = 0; ij < 3; ij++) {
        const double *Si = p[1 + (ij == 2)], *Sj = p[1 + (ij > 0)];
        const double ia = nci_dot(Si, a), ib = nci_dot(Si, b), ja = nci_dot(Sj, a), jb = nci_dot(Sj, b);
        s->H[ij] = (yy * ia * ja - ab * (ia * jb + ib * ja) + xx * ib * jb) / determinant +
                   nci_dot(s->n, p[3 + ij]);
    }
    return nci_finite(s->g, 2) && nci_finite(s->H, 3) ? NC_OK : NC_E_ARGUMENT;
}
static inline int descent_held(const struct nci_terrain *terrain, const struct descent_state *s, int i)
{
    return !terrain->periodic[i] && ((s->uv[i] <= terrain->range[i][0] && s->g[i] > 0) ||
                                     (s->uv[i] >= terrain->range[i][1] && s->g[i] < 0));
}
static inline int descent_step(const struct nci_terrain *terrain, const struct descent_state *s, double damping,
                        double step[2])
{
    const double uu = s->H[0] + damping * s->metric[0], vv = s->H[2] + damping * s->metric[1], uv = s->H[1];
    const int held[2] = {descent_held(terrain, s, 0), descent_held(terrain, s, 1)};
    step[0] = step[1] = 0;
    if (!((held[0] || uu > 0) && (held[1] || vv > 0)))
        return 0;
    if (held[0] || held[1]) {
        step[0] = held[0] ? 0 : -s->g[0] / uu;
        step[1] = held[1] ? 0 : -s->g[1] / vv;
        return 1;
    }
    const double determinant = uu * vv - uv * uv;
    if (!(determinant > 1e-12 * uu * vv))
        return 0;
    step[0] = (uv * s->g[1] - vv * s->g[0]) / determinant;
    step[1] = (uv * s->g[0] - uu * s->g[1]) / determinant;
    return 1;
}
int nci_terrain_descend(const struct nci_terrain *terrain, double uv[2])
{
    enum { DESCENT_ROUNDS = 60 };
    struct descent_state s = {.uv = {uv[0], uv[1]}};
    double damping = 0, step[2];
    int status = descent_state(terrain, &s);
    for (int round = 0; !status && round < DESCENT_ROUNDS; round++) {
        const double scale = (fabs(s.H[0]) / s.metric[0] + fabs(s.H[2]) / s.metric[1]) / 2 + 1e-300;
        struct descent_state next = s;
        double most = 0;
        if (damping > 1e12)
            break;
        if (!descent_step(terrain, &s, damping * scale, step)) {
            damping = 10 * damping + 0.1;
            continue;
        }
        for (int i = 0; i < 2; i++) {
            const double *range = terrain->range[i], width = range[1] - range[0];
            const double move = fmin(fmax(step[i], -0.1 * width), 0.1 * width);
            next.uv[i] =
                terrain->periodic[i] ? s.uv[i] + move : fmin(fmax(s.uv[i] + move, range[0]), range[1]);
            most = fmax(most, fabs(next.uv[i] - s.uv[i]) / width);
        }
        if (most < 1e-7)
            break;
        if (descent_state(terrain, &next) || !(next.D < s.D)) {
            damping = 10 * damping + 0.1;
            continue;
        }
        s = next;
        damping = damping > 0.01 ? damping / 10 : 0;
    }
    for (int i = 0; !status && i < 2; i++)
        if (descent_held(terrain, &s, i) && fabs(s.g[i]) > 1e-7 * sqrt(s.metric[i]))
            status = NC_E_PATCH;
    for (int i = 0; i < 2 && (!status || status == NC_E_PATCH); i++)
        uv[i] = s.uv[i];
    return status;
}
enum { TERRAIN_CELLS = 512, TERRAIN_DEPTH = 12, TERRAIN_WORK = 20000 };
int nc_terrain_cells(const struct nc_surface *surface, const int count[2], struct nc_terrain_cell *cell)
{
    double range[2][2];
    int periodic[2];
    if (!count || !cell)
        return NC_E_NULL;
    if (count[0] < 3 || count[1] < 3 || count[0] > TERRAIN_CELLS || count[1] > TERRAIN_CELLS)
        return NC_E_OPTION;
    const int status = nc_surface_range(surface, range, periodic);
    if (status)
        return status;
    const double step[2] = {(range[0][1] - range[0][0]) / count[0], (range[1][1] - range[1][0]) / count[1]};
    for (int i = 0; i < count[0] * count[1]; i++) {
        const double corner[2] = {range[0][0] + step[0] * (i / count[1]),
                                  range[1][0] + step[1] * (i % count[1])};
        double least[2] = {INFINITY, INFINITY}, most[2] = {0, 0}, p[10][3];
        for (int k = 0; k < 9; k++) {
            const int centre = k == 8,
                      at = centre ? 4 : k + (k >= 4);
            const double u = fmin(corner[0] + step[0] * (at / 3) / 2, range[0][1]);
            const double v = fmin(corner[1] + step[1] * (at % 3) / 2, range[1][1]);
            const int failed = nc_surface_eval(surface, u, v, 1, p);
            if (failed)
                return failed;
            for (int j = 0; j < 2; j++) {
                const double speed = sqrt(nci_dot(p[1 + j], p[1 + j]));
                least[j] = fmin(least[j], speed);
                most[j] = fmax(most[j], speed);
            }
        }
        cell[i].radius =
            ((2 * most[0] - least[0]) * step[0] + (2 * most[1] - least[1]) * step[1]) / 2 * (1 + 1e-12);
        for (int k = 0; k < 3; k++)
            cell[i].centre[k] = p[0][k];
        if (!(isfinite(cell[i].radius) && nci_finite(cell[i].centre, 3)))
            return NC_E_ARGUMENT;
    }
    return NC_OK;
}
struct terrain_search {
    const struct nc_terrain *cells;
    struct nci_terrain terrain;
    double centre[3], radius;
    double margin, cutoff;
    double border;
    struct nc_terrain_contact *out;
    size_t most, found;
    double best;
    double bound;
    int work;
    int failure;
};
static inline int terrain_sphere(struct terrain_search *s)
{
    double middle[3], half[3];
    for (int k = 0; k < 3; k++) {
        double h[2];
        for (int side = 0; side < 2; side++) {
            const double n[3] = {k == 0 ? 1 - 2 * side : 0, k == 1 ? 1 - 2 * side : 0,
                                 k == 2 ? 1 - 2 * side : 0};
            struct nci_jet jet;
            const int status = nci_spatial_sum(s->terrain.shape, s->terrain.n, n, 0, NULL, NULL, &jet);
            if (nci_failed(status))
                return status;
            h[side] = jet.h;
        }
        middle[k] = (h[0] - h[1]) / 2;
        half[k] = (h[0] + h[1]) / 2;
    }
    nci_rotate(s->terrain.q, middle, s->centre);
    for (int k = 0; k < 3; k++)
        s->centre[k] += s->terrain.r[k];
    s->radius = sqrt(nci_dot(half, half));
    return nci_finite(s->centre, 3) && s->radius < INFINITY ? NC_OK : NC_E_ARGUMENT;
}
static inline int terrain_distance(struct terrain_search *s, const double point[3], double *distance)
{
    double n[3];
    for (int k = 0; k < 3; k++)
        n[k] = point[k] - s->centre[k];
    const double length = sqrt(nci_dot(n, n));
    for (int k = 0; k < 3; k++)
        n[k] = length > 0 ? n[k] / length : 0;
    s->work++;
    return nci_terrain_distance(&s->terrain, point, n, distance, NULL);
}
static inline double terrain_far(const struct terrain_search *s, const struct nc_terrain_cell *cell)
{
    const double d[3] = {cell->centre[0] - s->centre[0], cell->centre[1] - s->centre[1],
                         cell->centre[2] - s->centre[2]};
    return sqrt(nci_dot(d, d)) - s->radius - cell->radius;
}
static inline int terrain_sample(struct terrain_search *s)
{
    const int cells = s->cells->count[0] * s->cells->count[1];
    const struct nc_terrain_cell *cell = s->cells->cell;
    double *work = s->cells->work, D;
    int nearest = 0;
    for (int i = 0; i < cells; i++) {
        work[i] = terrain_far(s, &cell[i]);
        if (work[i] < work[nearest])
            nearest = i;
    }
    int status = terrain_distance(s, cell[nearest].centre, &D);
    s->cutoff = fmax(s->margin, D);
    for (int i = 0; !status && i < cells; i++) {
        const int matters = work[i] <= s->cutoff;
        work[i] = INFINITY;
        if (matters)
            status = terrain_distance(s, cell[i].centre, &work[i]);
        s->cutoff = fmin(s->cutoff, fmax(s->margin, work[i]));
    }
    return status;
}
static inline void terrain_parameters(const struct terrain_search *s, int i, double uv[2])
{
    const int *count = s->cells->count, at[2] = {i / count[1], i % count[1]};
    for (int k = 0; k < 2; k++)
        uv[k] = s->terrain.range[k][0] +
                (s->terrain.range[k][1] - s->terrain.range[k][0]) * (at[k] + 0.5) / count[k];
}
static inline int terrain_is_least(const struct terrain_search *s, int i)
{
    const int *count = s->cells->count, at[2] = {i / count[1], i % count[1]};
    const double *work = s->cells->work;
    for (int du = -1; du <= 1; du++)
        for (int dv = -1; dv <= 1; dv++) {
            int next[2] = {at[0] + du, at[1] + dv}, inside = du || dv;
            for (int k = 0; k < 2; k++) {
                if (s->terrain.periodic[k])
                    next[k] = (next[k] + count[k]) % count[k];
                inside = inside && next[k] >= 0 && next[k] < count[k];
            }
            const int j = next[0] * count[1] + next[1];
            if (inside && (work[j] < work[i] || (work[j] == work[i] && j < i)))
                return 0;
        }
    return 1;
}
static inline void terrain_keep(struct terrain_search *s, const struct nc_terrain_contact *contact)
{
    for (size_t i = 0; i < s->found; i++) {
        double d[3];
        for (int k = 0; k < 3; k++)
            d[k] = contact->point_terrain[k] - s->out[i].point_terrain[k];
        if (sqrt(nci_dot(d, d)) <= 1e-6 * s->radius)
            return;
    }
    s->best = fmin(s->best, contact->gap);
    if (s->found == s->most && !(contact->gap < s->out[s->found - 1].gap))
        return;
    size_t at = s->found < s->most ? s->found++ : s->found - 1;
    for (; at > 0 && s->out[at - 1].gap > contact->gap; at--)
        s->out[at] = s->out[at - 1];
    s->out[at] = *contact;
}
static inline int terrain_at_edge(const struct terrain_search *s, const double uv[2])
{
    for (int i = 0; i < 2; i++) {
        const double *range = s->terrain.range[i], slack = 1e-6 * (range[1] - range[0]);
        if (!s->terrain.periodic[i] && (uv[i] < range[0] + slack || uv[i] > range[1] - slack))
            return 1;
    }
    return 0;
}
static inline void terrain_try(struct terrain_search *s, const double start[2])
{
    double uv[2] = {start[0], start[1]}, p[10][3], D;
    struct nci_terrain_state state;
    struct nc_terrain_contact contact;
    int status = nci_terrain_descend(&s->terrain, uv);
    if (status == NC_E_PATCH && !nc_surface_eval(s->terrain.surface, uv[0], uv[1], 0, p) &&
        !terrain_distance(s, p[0], &D)) {
        s->border = fmin(s->border, D);
        return;
    }
    if (!status)
        status = nci_terrain_solve(&s->terrain, uv, &state);
    if (!status)
        status = nci_terrain_finish(&s->terrain, &state, uv, &contact);
    if (!status)
        terrain_keep(s, &contact);
    else
        s->failure = terrain_at_edge(s, uv) ? NC_E_PATCH : status;
}
static inline int terrain_settled(struct terrain_search *s, double D, double radius, int depth)
{
    if (D - radius >= s->best - 0.01 * s->radius)
        return 1;
    if (depth < TERRAIN_DEPTH && s->work <= TERRAIN_WORK)
        return 0;
    s->bound = fmin(s->bound, D - radius);
    return 1;
}
static inline int terrain_prove(struct terrain_search *s, const double uv[2], const double size[2], double D,
                         double radius)
{
    struct {
        double uv[2];
        int next;
    } part[TERRAIN_DEPTH + 1] = {{{uv[0], uv[1]}, 0}};
    int depth = terrain_settled(s, D, radius, 0) ? -1 : 0;
    while (depth >= 0) {
        const double half = ldexp(0.5, -depth);
        const int i = part[depth].next++;
        if (i == 4) {
            depth--;
            continue;
        }
        const double x[2] = {part[depth].uv[0] + (i / 2 ? 0.5 : -0.5) * half * size[0],
                             part[depth].uv[1] + (i % 2 ? 0.5 : -0.5) * half * size[1]};
        double p[10][3], lower;
        int status = nc_surface_eval(s->terrain.surface, x[0], x[1], 0, p);
        if (!status)
            status = terrain_distance(s, p[0], &lower);
        if (status)
            return status;
        if (lower < s->best)
            terrain_try(s, x);
        if (!terrain_settled(s, lower, half * radius, depth + 1)) {
            depth++;
            part[depth].uv[0] = x[0];
            part[depth].uv[1] = x[1];
            part[depth].next = 0;
        }
    }
    return NC_OK;
}
static inline int terrain_bound(struct terrain_search *s)
{
    const int *count = s->cells->count;
    const double size[2] = {(s->terrain.range[0][1] - s->terrain.range[0][0]) / count[0],
                            (s->terrain.range[1][1] - s->terrain.range[1][0]) / count[1]};
    s->work = 0;
    s->bound = INFINITY;
    for (int i = 0; i < count[0] * count[1]; i++) {
        const double D = s->cells->work[i];
        double uv[2];
        if (!(D < INFINITY)) {
            s->bound = fmin(s->bound, terrain_far(s, &s->cells->cell[i]));
            continue;
        }
        terrain_parameters(s, i, uv);
        const int status = terrain_prove(s, uv, size, D, s->cells->cell[i].radius);
        if (status)
            return status;
    }
    s->bound = fmin(s->bound, s->best - 0.01 * s->radius);
    return NC_OK;
}
static inline int terrain_check(const struct nc_terrain *terrain, double margin, size_t most)
{
    if (!terrain || !terrain->cell || !terrain->work)
        return NC_E_NULL;
    if (most < 1 || terrain->count[0] < 3 || terrain->count[1] < 3 || terrain->count[0] > TERRAIN_CELLS ||
        terrain->count[1] > TERRAIN_CELLS)
        return NC_E_OPTION;
    return isfinite(margin) ? NC_OK : NC_E_ARGUMENT;
}
int nc_terrain_search(const double *shape, size_t n, const struct nc_terrain *terrain, const double r[3],
                      const double q[9], double margin, size_t most, struct nc_terrain_contact *out,
                      size_t *found, double *bound)
{
    struct terrain_search s = {.cells = terrain,
                               .margin = margin,
                               .out = out,
                               .most = most,
                               .border = INFINITY,
                               .best = INFINITY,
                               .failure = NC_E_NO_SOLUTION};
    if (found)
        *found = 0;
    if (bound)
        *bound = NAN;
    if (!out || !found)
        return NC_E_NULL;
    for (size_t i = 0; i < most; i++)
        nci_terrain_none(&out[i]);
    int status = terrain_check(terrain, margin, most);
    if (!status)
        status = nci_terrain_read(shape, n, terrain->surface, r, q, &s.terrain);
    if (!status)
        status = terrain_sphere(&s);
    if (!status)
        status = terrain_sample(&s);
    for (int i = 0; !status && i < terrain->count[0] * terrain->count[1]; i++)
        if (terrain->work[i] < INFINITY && terrain->work[i] - terrain->cell[i].radius <= s.cutoff &&
            terrain_is_least(&s, i)) {
            double uv[2];
            terrain_parameters(&s, i, uv);
            terrain_try(&s, uv);
        }
    if (!status && bound && s.found)
        status = terrain_bound(&s);
    if (!status && (s.border < s.best))
        status = NC_E_PATCH;
    if (!status && !s.found)
        status = s.failure;
    while (!status && s.found > 1 && out[s.found - 1].gap > margin)
        nci_terrain_none(&out[--s.found]);
    for (size_t i = 0; status && i < most; i++)
        nci_terrain_none(&out[i]);
    *found = status ? 0 : s.found;
    if (bound && !status)
        *bound = s.bound;
    return status;
}
int nc_terrain_motion(const double *shape, size_t n, const struct nc_surface *surface,
                      const struct nc_spatial_motion *motion, const double uv[2],
                      struct nc_terrain_motion *out)
{
    static const struct nc_terrain_motion none = {NCI_NONE3, NCI_NONE3, NCI_NONE2, NCI_NONE3,
                                                  NCI_NONE3, NCI_NONE3, NAN,       NCI_NONE3};
    struct nci_terrain terrain;
    struct nci_terrain_state s;
    double arm[3], spin[3], v_C[3], turn[3];
    if (!out)
        return NC_E_NULL;
    *out = none;
    if (!motion || !uv)
        return NC_E_NULL;
    int status = nci_finite(motion->v, 3) && nci_finite(motion->omega, 3) ? NC_OK : NC_E_ARGUMENT;
    if (!status)
        status = nci_terrain_read(shape, n, surface, motion->r, motion->q, &terrain);
    double x[2] = {uv[0], uv[1]};
    for (int i = 0; !status && i < 2; i++)
        status = nci_in_range(terrain.range[i], terrain.periodic[i], &x[i]);
    if (!status)
        status = nci_terrain_state(&terrain, x, &s);
    if (status)
        return status;
    const struct nc_surface_frame *f = &s.frame;
    const double *A = s.A, *L = f->shape, *H = s.H, *e = f->z;
    const double size = fabs(A[0]) + fabs(A[1]) + fabs(A[2]) + fabs(A[3]);
    const double determinant = A[0] * A[3] - A[1] * A[2];
    if (!(hypot(s.across[0], s.across[1]) <= 0.01 * (fabs(s.gap) + sqrt(nci_dot(s.point_a, s.point_a)))))
        return NC_E_NO_SOLUTION;
    if (!(fabs(determinant) > 1e-10 * size * size))
        return NC_E_CONFORMING;
    for (int k = 0; k < 3; k++)
        arm[k] = s.point[k] - motion->r[k];
    nci_cross(motion->omega, arm, spin);
    for (int k = 0; k < 3; k++)
        v_C[k] = motion->v[k] + spin[k];
    nci_cross(motion->omega, e, turn);
    const double w[2] = {nci_dot(f->x, turn), nci_dot(f->y, turn)};
    const double b[2] = {nci_dot(f->x, v_C) + H[0] * w[0] + H[1] * w[1],
                         nci_dot(f->y, v_C) + H[1] * w[0] + H[2] * w[1]};
    const double t[2] = {(A[3] * b[0] - A[1] * b[1]) / determinant,
                         (A[0] * b[1] - A[2] * b[0]) / determinant};
    const double e_der[2] = {L[0] * t[0] + L[1] * t[1], L[1] * t[0] + L[2] * t[1]};
    const double c[2] = {e_der[0] - w[0], e_der[1] - w[1]};
    const double along[2] = {-H[0] * c[0] - H[1] * c[1], -H[1] * c[0] - H[2] * c[1]};
    struct nc_terrain_motion m;
    m.v_n = nci_dot(e, v_C);
    for (int k = 0; k < 3; k++) {
        m.e_n_der[k] = f->x[k] * e_der[0] + f->y[k] * e_der[1];
        m.v_body[k] = f->x[k] * along[0] + f->y[k] * along[1];
        m.v_terrain[k] = f->x[k] * t[0] + f->y[k] * t[1];
        m.v_t[k] = v_C[k] - m.v_n * e[k];
    }
    nci_rotate_back(motion->q, m.v_body, m.point_a_der);
    m.uv_der[1] = t[1] / f->M[3];
    m.uv_der[0] = (t[0] - f->M[1] * m.uv_der[1]) / f->M[0];
    double inner[3], inward[3], lift[3];
    for (int k = 0; k < 3; k++)
        inner[k] = spin[k] + m.v_body[k];
    nci_cross(motion->omega, inner, inward);
    nci_cross(motion->alpha, arm, lift);
    m.gap[0] = s.gap;
    m.gap[1] = m.v_n;
    m.gap[2] = nci_dot(m.e_n_der, v_C);
    for (int k = 0; k < 3; k++)
        m.gap[2] += e[k] * (motion->a[k] + lift[k] + inward[k]);
    if (!(nci_finite(m.gap, 3) && nci_finite(m.v_body, 3) && nci_finite(m.v_terrain, 3) &&
          nci_finite(m.e_n_der, 3) && nci_finite(m.uv_der, 2)))
        return NC_E_ARGUMENT;
    *out = m;
    return NC_OK;
}
#ifndef NCI_CAM_H
#define NCI_CAM_H
struct nci_series {
    double c[4];
};
static inline struct nci_series nci_series_constant(double x)
{
    return (struct nci_series){{x, 0, 0, 0}};
}
static inline struct nci_series nci_series_add(struct nci_series x, double k, struct nci_series y)
{
    for (int i = 0; i < 4; i++)
        x.c[i] += k * y.c[i];
    return x;
}
static inline struct nci_series nci_series_times(struct nci_series x, struct nci_series y)
{
    const double *a = x.c, *b = y.c;
    return (struct nci_series){{a[0] * b[0], a[1] * b[0] + a[0] * b[1],
                                a[2] * b[0] + 2 * a[1] * b[1] + a[0] * b[2],
                                a[3] * b[0] + 3 * (a[2] * b[1] + a[1] * b[2]) + a[0] * b[3]}};
}
static inline struct nci_series nci_series_of(const double f[4], struct nci_series x)
{
    const double *a = x.c;
    return (struct nci_series){{f[0], f[1] * a[1], f[1] * a[2] + f[2] * a[1] * a[1],
                                f[1] * a[3] + 3 * f[2] * a[1] * a[2] + f[3] * a[1] * a[1] * a[1]}};
}
static inline struct nci_series nci_series_sin(struct nci_series x)
{
    const double s = sin(x.c[0]), c = cos(x.c[0]);
    return nci_series_of((double[4]){s, c, -s, -c}, x);
}
static inline struct nci_series nci_series_cos(struct nci_series x)
{
    const double s = sin(x.c[0]), c = cos(x.c[0]);
    return nci_series_of((double[4]){c, -s, -c, s}, x);
}
static inline struct nci_series nci_series_inverse(struct nci_series x)
{
    const double i = 1 / x.c[0];
    return nci_series_of((double[4]){i, -i * i, 2 * i * i * i, -6 * i * i * i * i}, x);
}
static inline struct nci_series nci_series_sqrt(struct nci_series x)
{
    const double r = sqrt(x.c[0]), i = 1 / x.c[0];
    return nci_series_of((double[4]){r, 0.5 * r * i, -0.25 * r * i * i, 0.375 * r * i * i * i}, x);
}
static inline struct nci_series nci_series_der(struct nci_series x)
{
    return (struct nci_series){{x.c[1], x.c[2], x.c[3], NAN}};
}
static inline struct nci_series nci_series_angle(struct nci_series x, struct nci_series y)
{
    const struct nci_series square = nci_series_add(nci_series_times(x, x), 1, nci_series_times(y, y));
    const struct nci_series turn = nci_series_times(
        nci_series_add(nci_series_times(x, nci_series_der(y)), -1, nci_series_times(y, nci_series_der(x))),
        nci_series_inverse(square));
    return (struct nci_series){{atan2(y.c[0], x.c[0]), turn.c[0], turn.c[1], turn.c[2]}};
}
NCI_API int nci_follower_check(const struct nc_follower *follower);
static inline int nci_follower_is_flat(const struct nc_follower *follower)
{
    return follower->kind == NC_FOLLOWER_FLAT || follower->kind == NC_FOLLOWER_OSCILLATING_FLAT;
}
NCI_API int nci_follower_base(const struct nc_follower *follower, double base_radius, double *position);
NCI_API void nci_follower_centre(const struct nc_follower *follower, struct nci_series position,
                                 struct nci_series *along, struct nci_series *across);
NCI_API void nci_follower_face(const struct nc_follower *follower, struct nci_series position,
                               struct nci_series *angle, struct nci_series *distance);
NCI_API int nci_cam_point(const struct nc_follower *follower, double theta, struct nci_series position,
                          double base_position, struct nc_cam_point *out);
NCI_API int nci_cam_potential(const struct nc_follower *follower, double theta, struct nci_series position,
                              double *argument, double potential[4]);
#endif
int nci_follower_check(const struct nc_follower *f)
{
    if (!f)
        return NC_E_NULL;
    const int oscillating =
        f->kind == NC_FOLLOWER_OSCILLATING_ROLLER || f->kind == NC_FOLLOWER_OSCILLATING_FLAT;
    const int flat = nci_follower_is_flat(f);
    if (!(oscillating || f->kind == NC_FOLLOWER_ROLLER || f->kind == NC_FOLLOWER_FLAT) ||
        (flat && f->inner) || (oscillating && !(f->side == 1 || f->side == -1)))
        return NC_E_OPTION;
    if (!(flat || (f->radius >= 0 && f->radius < 1e100)))
        return NC_E_RADIUS;
    if ((f->kind != NC_FOLLOWER_OSCILLATING_ROLLER && !(fabs(f->offset) < 1e100)) ||
        (oscillating && !(f->pivot > 0 && f->pivot < 1e100)) ||
        (f->kind == NC_FOLLOWER_OSCILLATING_ROLLER && !(f->arm > 0 && f->arm < 1e100)))
        return NC_E_ARGUMENT;
    return NC_OK;
}
int nci_follower_base(const struct nc_follower *f, double base_radius, double *position)
{
    const double pitch = f->inner ? base_radius - f->radius : base_radius + f->radius;
    *position = NAN;
    if (!(base_radius > 0 && base_radius < 1e100))
        return NC_E_RADIUS;
    switch (f->kind) {
    case NC_FOLLOWER_ROLLER:
        if (!(pitch > fabs(f->offset)))
            return NC_E_RADIUS;
        *position = sqrt((pitch - f->offset) * (pitch + f->offset));
        return NC_OK;
    case NC_FOLLOWER_FLAT:
        *position = base_radius;
        return NC_OK;
    case NC_FOLLOWER_OSCILLATING_ROLLER: {
        const double difference = f->pivot - f->arm, sum = f->pivot + f->arm;
        if (!(pitch > fabs(difference) && pitch < sum))
            return NC_E_RADIUS;
        *position = 2 * atan2(sqrt((pitch - difference) * (pitch + difference)),
                              sqrt((sum - pitch) * (sum + pitch)));
        return NC_OK;
    }
    default:
        if (!(fabs(base_radius - f->offset) < f->pivot))
            return NC_E_RADIUS;
        *position = asin((base_radius - f->offset) / f->pivot);
        return NC_OK;
    }
}
void nci_follower_centre(const struct nc_follower *f, struct nci_series position, struct nci_series *along,
                         struct nci_series *across)
{
    if (f->kind == NC_FOLLOWER_ROLLER) {
        *along = position;
        *across = nci_series_constant(f->offset);
        return;
    }
    *along = nci_series_add(nci_series_constant(f->pivot), -f->arm, nci_series_cos(position));
    *across = nci_series_add(nci_series_constant(0), -f->side * f->arm, nci_series_sin(position));
}
void nci_follower_face(const struct nc_follower *f, struct nci_series position, struct nci_series *angle,
                       struct nci_series *distance)
{
    if (f->kind == NC_FOLLOWER_FLAT) {
        *angle = (struct nci_series){{0, 1, 0, 0}};
        *distance = position;
        return;
    }
    *angle = nci_series_add((struct nci_series){{-f->side * NCI_PI / 2, 1, 0, 0}}, f->side, position);
    *distance = nci_series_add(nci_series_constant(f->offset), f->pivot, nci_series_sin(position));
}
static inline double follower_pressure_angle(const double n[2], const double m[2])
{
    return atan2(n[0] * m[1] - n[1] * m[0], n[0] * m[0] + n[1] * m[1]);
}
static inline int follower_roller_point(const struct nc_follower *f, struct nci_series position, double n[2],
                                 double p[2], double centre[2], struct nc_cam_point *out)
{
    struct nci_series x, y;
    nci_follower_centre(f, position, &x, &y);
    const double v[2] = {x.c[1] - y.c[0], y.c[1] + x.c[0]};
    const double a[2] = {x.c[2] - 2 * y.c[1] - x.c[0], y.c[2] + 2 * x.c[1] - y.c[0]};
    const double speed = hypot(v[0], v[1]);
    if (!(speed > 0))
        return NC_E_SINGULAR;
    const double kappa = (v[0] * a[1] - v[1] * a[0]) / (speed * speed * speed);
    const double sign = f->inner ? -1 : 1, turn = kappa * speed;
    const double oscillates = f->kind == NC_FOLLOWER_OSCILLATING_ROLLER ? f->side * position.c[1] : 0;
    const double m[2] = {f->kind == NC_FOLLOWER_ROLLER ? 1 : sin(position.c[0]),
                         f->kind == NC_FOLLOWER_ROLLER ? 0 : -f->side * cos(position.c[0])};
    n[0] = v[1] / speed;
    n[1] = -v[0] / speed;
    centre[0] = x.c[0];
    centre[1] = y.c[0];
    p[0] = centre[0] - sign * f->radius * n[0];
    p[1] = centre[1] - sign * f->radius * n[1];
    out->margin = nci_clip(1 - sign * f->radius * kappa, 1 + fabs(f->radius * kappa));
    out->curvature_radius = sign * out->margin / kappa;
    out->pressure_angle = follower_pressure_angle(n, m);
    out->speed_cam = speed * out->margin;
    out->speed_follower = -sign * f->radius * (turn - 1 - oscillates);
    const double own = f->kind == NC_FOLLOWER_ROLLER ? 0 : NCI_PI + f->side * position.c[0];
    out->face = remainder(atan2(-sign * n[1], -sign * n[0]) - own, NCI_TWO_PI);
    n[0] *= sign;
    n[1] *= sign;
    return NC_OK;
}
static inline int follower_flat_point(const struct nc_follower *f, struct nci_series position, double n[2],
                               double p[2], struct nc_cam_point *out)
{
    struct nci_series angle, h;
    nci_follower_face(f, position, &angle, &h);
    if (angle.c[1] == 0)
        return NC_E_SINGULAR;
    const struct nci_series slope =
        nci_series_times(nci_series_der(h), nci_series_inverse(nci_series_der(angle)));
    const double m[2] = {1, 0};
    const double c = cos(angle.c[0]), s = sin(angle.c[0]);
    n[0] = c;
    n[1] = s;
    p[0] = h.c[0] * c - slope.c[0] * s;
    p[1] = h.c[0] * s + slope.c[0] * c;
    out->curvature_radius =
        nci_clip(h.c[0] + slope.c[1] / angle.c[1], fabs(h.c[0]) + fabs(slope.c[1] / angle.c[1]));
    out->speed_cam = out->curvature_radius * angle.c[1];
    out->margin = angle.c[1] > 0 ? out->curvature_radius : -fabs(out->curvature_radius);
    if (f->kind == NC_FOLLOWER_FLAT) {
        out->pressure_angle = follower_pressure_angle(n, m);
        out->face = slope.c[0] - f->offset;
        out->speed_follower = slope.c[1];
        return NC_OK;
    }
    const double from[2] = {p[0] - f->pivot, p[1]};
    const double motion[2] = {-f->side * from[1], f->side * from[0]};
    out->pressure_angle = follower_pressure_angle(n, motion);
    out->face = slope.c[0] + f->pivot * s;
    out->speed_follower = slope.c[1] + f->pivot * c * (angle.c[1] - 1);
    return NC_OK;
}
int nci_cam_point(const struct nc_follower *f, double theta, struct nci_series position,
                  double base_position, struct nc_cam_point *out)
{
    double n[2], p[2], centre[2] = {NAN, NAN};
    const int status = nci_follower_is_flat(f) ? follower_flat_point(f, position, n, p, out)
                                               : follower_roller_point(f, position, n, p, centre, out);
    if (status)
        return status;
    const double c = cos(theta), s = sin(theta);
    for (int i = 0; i < 4; i++)
        out->lift[i] = position.c[i];
    out->lift[0] -= base_position;
    out->position = position.c[0];
    out->point[0] = p[0] * c - p[1] * s;
    out->point[1] = p[0] * s + p[1] * c;
    out->normal[0] = n[0] * c - n[1] * s;
    out->normal[1] = n[0] * s + n[1] * c;
    out->normal_angle = atan2(out->normal[1], out->normal[0]);
    out->centre[0] = centre[0] * c - centre[1] * s;
    out->centre[1] = centre[0] * s + centre[1] * c;
    return nci_finite(out->lift, 4) && nci_finite(out->point, 2) && nci_finite(out->normal, 2)
               ? NC_OK
               : NC_E_SINGULAR;
}
int nci_cam_potential(const struct nc_follower *f, double theta, struct nci_series position,
                      double *argument, double potential[4])
{
    struct nci_series x, y, angle, value;
    if (nci_follower_is_flat(f)) {
        nci_follower_face(f, position, &angle, &value);
    } else {
        nci_follower_centre(f, position, &x, &y);
        value = nci_series_sqrt(nci_series_add(nci_series_times(x, x), 1, nci_series_times(y, y)));
        angle = nci_series_angle(x, y);
        angle.c[1] += 1;
    }
    if (!(angle.c[1] > 0))
        return NC_E_NOT_UNIQUE;
    *argument = theta + angle.c[0];
    const struct nci_series i = nci_series_inverse(nci_series_der(angle));
    for (int k = 0; k < 4; k++) {
        potential[k] = value.c[0];
        value = nci_series_times(nci_series_der(value), i);
    }
    return nci_finite(potential, 4) ? NC_OK : NC_E_SINGULAR;
}
static inline int position_check(const struct nc_follower *f, double position)
{
    switch (f->kind) {
    case NC_FOLLOWER_OSCILLATING_ROLLER:
        return position > 0 && position < NCI_PI ? NC_OK : NC_E_NO_SOLUTION;
    case NC_FOLLOWER_OSCILLATING_FLAT:
        return fabs(position) < NCI_PI / 2 ? NC_OK : NC_E_NO_SOLUTION;
    default:
        return position > 0 ? NC_OK : NC_E_NO_SOLUTION;
    }
}
static inline int touch_end(int status, struct nc_cam_point *out)
{
    if (!status && (isnan(out->curvature_radius) || isnan(out->margin) || isnan(out->pressure_angle) ||
                    isnan(out->face) || isnan(out->speed_cam) || isnan(out->speed_follower)))
        status = NC_E_ARGUMENT;
    if (status)
        *out = (struct nc_cam_point){{NAN, NAN, NAN, NAN},
                                     NAN,
                                     {NAN, NAN},
                                     {NAN, NAN},
                                     NAN,
                                     NAN,
                                     NAN,
                                     NAN,
                                     NAN,
                                     NAN,
                                     NAN,
                                     {NAN, NAN}};
    return status;
}
static inline int touch_begin(const struct nc_follower *follower, double base_radius, double theta, double *base)
{
    const int status = nci_follower_check(follower);
    if (status)
        return status;
    return isfinite(theta) ? nci_follower_base(follower, base_radius, base) : NC_E_ARGUMENT;
}
int nc_cam_from_lift(const double *law, size_t n, const struct nc_follower *follower, double base_radius,
                     double theta, struct nc_cam_point *out)
{
    struct nci_series position;
    double base, lift = NAN;
    if (!out)
        return NC_E_NULL;
    int status = touch_begin(follower, base_radius, theta, &base);
    if (!status)
        status = nci_planar_jet(law, n, theta, cos(theta), sin(theta), 3, position.c);
    if (!status) {
        lift = position.c[0];
        position.c[0] += base;
        status = position_check(follower, position.c[0]);
    }
    if (!status)
        status = nci_cam_point(follower, theta, position, base, out);
    out->lift[0] = lift;
    return touch_end(status, out);
}
struct touch {
    const double *cam;
    size_t n;
    const struct nc_follower *follower;
    double theta;
};
static inline int touch_equation(const struct touch *touch, struct nci_series x, struct nci_series *f)
{
    const struct nc_follower *follower = touch->follower;
    struct nci_series angle, distance;
    double potential[4];
    if (follower->kind == NC_FOLLOWER_ROLLER) {
        angle = x;
        angle.c[1] += 1;
    } else if (follower->kind == NC_FOLLOWER_OSCILLATING_ROLLER) {
        struct nci_series along, across;
        nci_follower_centre(follower, x, &along, &across);
        distance = nci_series_sqrt(
            nci_series_add(nci_series_times(along, along), 1, nci_series_times(across, across)));
        angle = nci_series_angle(along, across);
        angle.c[1] += 1;
    } else {
        nci_follower_face(follower, x, &angle, &distance);
    }
    angle.c[0] += touch->theta;
    const int status =
        nci_planar_jet(touch->cam, touch->n, angle.c[0], cos(angle.c[0]), sin(angle.c[0]), 3, potential);
    if (status)
        return status;
    const struct nci_series value = nci_series_of(potential, angle);
    *f = follower->kind == NC_FOLLOWER_ROLLER ? nci_series_add(nci_series_times(value, nci_series_sin(x)),
                                                               -1, nci_series_constant(follower->offset))
                                              : nci_series_add(value, -1, distance);
    return NC_OK;
}
static inline int touch_slope(const struct touch *touch, double x, double *value, double *slope)
{
    struct nci_series at, moved;
    int status = touch_equation(touch, (struct nci_series){{x, 0, 0, 0}}, &at);
    if (!status)
        status = touch_equation(touch, (struct nci_series){{x, 1, 0, 0}}, &moved);
    if (!status) {
        *value = at.c[0];
        *slope = moved.c[1] - at.c[1];
    }
    return status;
}
static inline int touch_root(const struct touch *touch, double low, double high, double rising, double *x,
                      double *slope)
{
    double value, side[2], width = high - low;
    int status = touch_slope(touch, low, &side[0], slope);
    if (!status)
        status = touch_slope(touch, high, &side[1], slope);
    if (!status && !(side[0] * rising < 0 && side[1] * rising > 0))
        status = NC_E_NO_SOLUTION;
    *x = 0.5 * (low + high);
    for (int i = 0; i < 120 && !status; i++) {
        status = touch_slope(touch, *x, &value, slope);
        if (status || value == 0)
            return status;
        if (value * rising < 0)
            low = *x;
        else
            high = *x;
        const double next = *x - value / *slope, step = fabs(next - *x);
        const int inside = next > low && next < high && (high - low < 0.6 * width || i % 4);
        width = high - low;
        *x = inside ? next : 0.5 * (low + high);
        if ((inside && step <= 4 * DBL_EPSILON * fmax(fabs(*x), 1e-3)) || width <= 4 * DBL_EPSILON)
            return touch_slope(touch, *x, &value, slope);
    }
    return status ? status : NC_E_NO_CONVERGENCE;
}
static inline int touch_position(const struct touch *touch, struct nci_series *position)
{
    const struct nc_follower *follower = touch->follower;
    const int kind = follower->kind;
    const double low = kind == NC_FOLLOWER_OSCILLATING_ROLLER ? 0 : -NCI_PI / 2;
    const double high = kind == NC_FOLLOWER_OSCILLATING_ROLLER ? NCI_PI : NCI_PI / 2;
    const double rising = kind == NC_FOLLOWER_ROLLER ? 1 : -1, theta = touch->theta;
    struct nci_series x = {{0, 0, 0, 0}}, f;
    double slope;
    if (kind == NC_FOLLOWER_FLAT || (kind == NC_FOLLOWER_ROLLER && follower->offset == 0))
        return nci_planar_jet(touch->cam, touch->n, theta, cos(theta), sin(theta), 3, position->c);
    int status = touch_root(touch, low, high, rising, &x.c[0], &slope);
    if (!status && !(slope * rising > 0))
        status = NC_E_NOT_UNIQUE;
    for (int k = 1; k < 4 && !status; k++) {
        status = touch_equation(touch, x, &f);
        for (int i = k; i < 4; i++)
            x.c[i] -= f.c[i] / slope;
    }
    *position = x;
    if (!status && kind == NC_FOLLOWER_ROLLER) {
        double G[4];
        struct nci_series psi = x;
        psi.c[0] += theta;
        psi.c[1] += 1;
        status = nci_planar_jet(touch->cam, touch->n, psi.c[0], cos(psi.c[0]), sin(psi.c[0]), 3, G);
        if (!status)
            *position = nci_series_times(nci_series_of(G, psi), nci_series_cos(x));
    }
    return status;
}
int nc_cam_to_lift(const double *cam, size_t n, const struct nc_follower *follower, double base_radius,
                   double theta, struct nc_cam_point *out)
{
    const struct touch touch = {cam, n, follower, theta};
    struct nci_series position;
    double base;
    if (!out)
        return NC_E_NULL;
    int status = touch_begin(follower, base_radius, theta, &base);
    if (!status)
        status = touch_position(&touch, &position);
    if (!status)
        status = position_check(follower, position.c[0]);
    if (!status)
        status = nci_cam_point(follower, theta, position, base, out);
    return touch_end(status, out);
}
int nc_cam_wheel(const struct nc_cam_point *point, double radius, struct nc_cam_wheel *out)
{
    if (!out)
        return NC_E_NULL;
    *out = (struct nc_cam_wheel){{NAN, NAN}, NAN, NAN, NAN};
    if (!point)
        return NC_E_NULL;
    if (!(radius > 0 && radius < 1e100))
        return NC_E_RADIUS;
    struct nc_cam_wheel wheel;
    for (int i = 0; i < 2; i++)
        wheel.centre[i] = point->point[i] + radius * point->normal[i];
    wheel.distance = hypot(wheel.centre[0], wheel.centre[1]);
    wheel.angle = atan2(wheel.centre[1], wheel.centre[0]);
    wheel.margin = 1 + radius / point->curvature_radius;
    if (!isfinite(wheel.distance) || isnan(wheel.margin))
        return NC_E_ARGUMENT;
    *out = wheel;
    return NC_OK;
}
#define PROFILE_PLACE 1e-14
struct profile {
    const double *law;
    size_t n;
    const struct nc_follower *follower;
    double base_radius, base;
};
static inline int profile_at(const struct profile *cam, double theta, double *argument, double potential[4])
{
    struct nci_series position;
    struct nc_cam_point point;
    int status = nci_planar_jet(cam->law, cam->n, theta, cos(theta), sin(theta), 3, position.c);
    if (!status) {
        position.c[0] += cam->base;
        status = nci_cam_potential(cam->follower, theta, position, argument, potential);
    }
    if (!status)
        status = nc_cam_from_lift(cam->law, cam->n, cam->follower, cam->base_radius, theta, &point);
    if (!status && !(point.margin > 0))
        status = NC_E_NOT_UNIQUE;
    return status;
}
static inline int profile_stretch(const struct profile *cam, double from, double to, size_t count, size_t done,
                           size_t pieces, double *knot)
{
    double left[4], right[4], c[8], start, end;
    const double width = (to - from) / (double)count;
    int status = profile_at(cam, from + PROFILE_PLACE, &start, left);
    for (size_t i = 0; i < count && !status; i++) {
        const double theta = i + 1 < count ? from + width * (double)(i + 1) : to - PROFILE_PLACE;
        status = profile_at(cam, theta, &end, right);
        if (!status && !(end > start))
            status = NC_E_NOT_UNIQUE;
        if (status)
            break;
        nci_planar_hermite(left, right, end - start, c);
        if (!nci_finite(c, 8))
            return NC_E_SINGULAR;
        if (knot) {
            knot[done + i] = start;
            memcpy(knot + pieces + 8 * (done + i), c, sizeof c);
        }
        memcpy(left, right, sizeof left);
        start = end;
    }
    return status;
}
static inline int profile_pieces(const struct profile *cam, size_t pieces, double *knot)
{
    double first, from, to;
    size_t done = 0;
    int status = nci_planar_next_joint(cam->law, cam->n, 0, &first);
    if (status)
        return status;
    if (!isfinite(first))
        first = 0;
    for (from = first; done < pieces; from = to) {
        status = nci_planar_next_joint(cam->law, cam->n, from, &to);
        if (status)
            return status;
        to = fmin(to, first + NCI_TWO_PI);
        if (to > first + NCI_TWO_PI - 1e-9)
            to = first + NCI_TWO_PI;
        const double share = floor((double)pieces * (to - first) / NCI_TWO_PI + 0.5);
        const size_t until = share > (double)done ? (size_t)share : done + 1;
        if (until > pieces || (until == pieces && to < first + NCI_TWO_PI))
            return NC_E_OPTION;
        status = profile_stretch(cam, from, to, until - done, done, pieces, knot);
        if (status)
            return status;
        done = until;
    }
    return NC_OK;
}
size_t nc_cam_shape(double *shape, size_t capacity, const double *law, size_t n,
                    const struct nc_follower *follower, double base_radius, size_t pieces)
{
    struct profile cam = {law, n, follower, base_radius, 0};
    if (pieces < 8 || pieces > 4096 || nc_planar_check(law, n) || nci_follower_check(follower) ||
        nci_follower_base(follower, base_radius, &cam.base))
        return 0;
    if (follower->kind == NC_FOLLOWER_FLAT ||
        (follower->kind == NC_FOLLOWER_ROLLER && follower->offset == 0)) {
        double argument, potential[4];
        for (size_t i = 0; i < pieces; i++)
            if (profile_at(&cam, NCI_TWO_PI * (double)i / (double)pieces, &argument, potential))
                return 0;
        const size_t size = nc_planar_offset(shape, capacity, cam.base);
        if (shape && capacity >= size + n)
            memcpy(shape + size, law, n * sizeof *law);
        return size + n;
    }
    const size_t size = 4 + 9 * pieces;
    double *p = nci_build_start(shape, capacity, NC_PLANAR_PIECEWISE, size - 2);
    if (p) {
        p[0] = (double)pieces;
        p[1] = 7;
    }
    if (profile_pieces(&cam, pieces, p ? p + 2 : NULL))
        return 0;
    return p && nc_planar_check(shape, size) ? 0 : size;
}
struct span {
    double low, high;
};
static inline struct span span_around(double middle, double spread)
{
    return (struct span){middle - spread, middle + spread};
}
static inline struct span span_plus(struct span x, double k, struct span y)
{
    return k >= 0 ? (struct span){x.low + k * y.low, x.high + k * y.high}
                  : (struct span){x.low + k * y.high, x.high + k * y.low};
}
static inline struct span span_times(struct span x, struct span y)
{
    const double a = x.low * y.low, b = x.low * y.high, c = x.high * y.low, d = x.high * y.high;
    return (struct span){fmin(fmin(a, b), fmin(c, d)), fmax(fmax(a, b), fmax(c, d))};
}
static inline struct span span_square(struct span x)
{
    const double a = x.low * x.low, b = x.high * x.high;
    return (struct span){x.low <= 0 && x.high >= 0 ? 0 : fmin(a, b), fmax(a, b)};
}
static inline struct span span_inverse(struct span x)
{
    return x.low > 0 || x.high < 0 ? (struct span){1 / x.high, 1 / x.low}
                                   : (struct span){-INFINITY, INFINITY};
}
static inline struct span span_sine(struct span x, double shift)
{
    const double middle = 0.5 * (x.low + x.high), half = 0.5 * (x.high - x.low);
    const double reach = fmin(fabs(cos(middle + shift)) * half + 0.5 * half * half, 2);
    const struct span wide = span_around(sin(middle + shift), reach);
    return (struct span){fmax(wide.low, -1), fmin(wide.high, 1)};
}
struct undercut_task {
    const double *law;
    size_t n;
    const struct nc_follower *follower;
    double base, least;
};
static inline struct span undercut_of_pitch(struct span v0, struct span v1, struct span a0, struct span a1,
                                     double k)
{
    const struct span one = {1, 1}, cross = span_plus(span_times(v0, a1), -1, span_times(v1, a0));
    const struct span speed2 = span_plus(span_square(v0), 1, span_square(v1));
    const struct span speed3 = {speed2.low * sqrt(speed2.low), speed2.high * sqrt(speed2.high)};
    if (!(speed2.low > 0))
        return (struct span){-INFINITY, INFINITY};
    return span_plus(one, -k, span_times(cross, span_inverse(speed3)));
}
static inline struct span undercut_range(const struct undercut_task *task, struct span q, struct span q1,
                                  struct span q2)
{
    const struct nc_follower *f = task->follower;
    const struct span one = {1, 1}, nothing = {0, 0}, offset = {f->offset, f->offset};
    const double k = (f->inner ? -1 : 1) * (f->radius + task->least);
    if (f->kind == NC_FOLLOWER_FLAT)
        return span_plus(span_plus(q, 1, q2), -task->least, one);
    if (f->kind == NC_FOLLOWER_ROLLER)
        return undercut_of_pitch(span_plus(q1, -1, offset), q, span_plus(q2, -1, q),
                                 span_plus(span_plus(nothing, 2, q1), -1, offset), k);
    const struct span s = span_sine(q, 0), c = span_sine(q, NCI_PI / 2), turn = span_plus(one, f->side, q1);
    const struct span pivot = {f->pivot, f->pivot};
    if (f->kind == NC_FOLLOWER_OSCILLATING_ROLLER) {
        const double l = f->arm, side = f->side;
        const struct span v0 = span_plus(nothing, side * l, span_times(s, turn)),
                          v1 = span_plus(pivot, -l, span_times(c, turn));
        const struct span a0 = span_plus(
            span_plus(nothing, l, span_plus(span_times(c, span_square(turn)), 1, span_times(s, q2))), -1,
            pivot);
        const struct span a1 = span_plus(
            nothing, side * l, span_plus(span_times(s, span_square(turn)), -1, span_times(c, q2)));
        return undercut_of_pitch(v0, v1, a0, a1, k);
    }
    if (!(turn.low > 0))
        return (struct span){turn.high > 0 ? -INFINITY : -1, turn.high > 0 ? INFINITY : -1};
    const struct span i = span_inverse(turn), i2 = span_times(i, i), first = span_times(c, q1);
    const struct span second = span_plus(span_times(c, q2), -1, span_times(s, span_square(q1)));
    const struct span bend =
        span_plus(span_times(second, i2), -f->side, span_times(span_times(first, q2), span_times(i2, i)));
    return span_plus(span_plus(offset, f->pivot, span_plus(s, 1, bend)), -task->least, one);
}
static inline int undercut_look(const struct undercut_task *task, double from, double to, struct span *range,
                         double *middle)
{
    struct nci_arc arc = {.middle = 0.5 * (from + to), .radius = 0.5 * (to - from)};
    double L[4];
    const double r = arc.radius, s = sin(r), d = 2 * sin(0.5 * r) * sin(0.5 * r);
    int status = nci_planar_jet(task->law, task->n, arc.middle, cos(arc.middle), sin(arc.middle), 2, L);
    if (!status)
        status = nci_planar_arc(task->law, task->n, &arc);
    if (status)
        return status;
    const double spread = fabs(arc.slope) * r + 0.5 * arc.bend * r * r + arc.error;
    const double value = fabs(L[1]) * s + (fabs(L[2]) + spread) * d;
    const double slope = fabs(L[2]) * s + fabs(L[1]) * d + spread * s;
    const double q = task->base + L[0];
    *range = undercut_range(task, span_around(q, value), span_around(L[1], slope),
                            span_around(L[2], spread + value));
    *middle = undercut_range(task, span_around(q, 0), span_around(L[1], 0), span_around(L[2], 0)).low;
    if (!(range->low >= -INFINITY))
        range->low = -INFINITY;
    return NC_OK;
}
static inline int undercut_divide(const struct undercut_task *task, double from, double to, double tolerance,
                           double enough, size_t cells, struct nc_cam_margin *found)
{
    enum { DEPTH = 64 };
    double stack[DEPTH][2] = {{from, to}};
    int top = 1, status = NC_OK;
    while (top > 0 && !status) {
        const double a = stack[top - 1][0], b = stack[top - 1][1];
        struct span range;
        double middle;
        top--;
        status = undercut_look(task, a, b, &range, &middle);
        if (status)
            break;
        found->cells++;
        if (middle < found->upper) {
            found->upper = middle;
            found->theta = 0.5 * (a + b);
        }
        if (range.low >= found->upper - tolerance * (1 + fabs(found->upper)) || range.low > enough ||
            b - a < 1e-9 || found->cells >= cells || top + 2 > DEPTH ||
            (enough < INFINITY && found->upper <= 0)) {
            found->lower = fmin(found->lower, range.low);
            continue;
        }
        stack[top][0] = a;
        stack[top++][1] = 0.5 * (a + b);
        stack[top][0] = 0.5 * (a + b);
        stack[top++][1] = b;
    }
    return status;
}
static inline int undercut_survey(const struct undercut_task *task, double tolerance, double enough, size_t cells,
                           struct nc_cam_margin *found)
{
    double from = 0, to;
    int status = NC_OK;
    *found = (struct nc_cam_margin){INFINITY, INFINITY, NAN, 0};
    while (from < NCI_TWO_PI && !status) {
        status = nci_planar_next_joint(task->law, task->n, from, &to);
        to = fmin(fmin(to, from + NCI_PI / 4), NCI_TWO_PI);
        if (!(to > from))
            to = fmin(from + NCI_PI / 4, NCI_TWO_PI);
        if (!status)
            status = undercut_divide(task, from, to, tolerance, enough, cells, found);
        from = to;
    }
    if (status)
        *found = (struct nc_cam_margin){NAN, NAN, NAN, 0};
    return status;
}
static inline int undercut_begin(struct undercut_task *task, double base_radius)
{
    int status = nc_planar_check(task->law, task->n);
    if (!status)
        status = nci_follower_check(task->follower);
    if (!status && !isfinite(task->least))
        status = NC_E_ARGUMENT;
    return status ? status : nci_follower_base(task->follower, base_radius, &task->base);
}
int nc_cam_undercut(const double *law, size_t n, const struct nc_follower *follower, double base_radius,
                    double tolerance, size_t cells, struct nc_cam_margin *out)
{
    struct undercut_task task = {law, n, follower, 0, 0};
    if (!out)
        return NC_E_NULL;
    *out = (struct nc_cam_margin){NAN, NAN, NAN, 0};
    int status = undercut_begin(&task, base_radius);
    if (!status && !(tolerance > 0 && tolerance < 1))
        status = NC_E_OPTION;
    return status ? status : undercut_survey(&task, tolerance, INFINITY, cells ? cells : 100000, out);
}
static inline int undercut_excluded(struct undercut_task *task, double base_radius)
{
    struct nc_cam_margin margin;
    return !undercut_begin(task, base_radius) && !undercut_survey(task, 1e-8, 0, 100000, &margin) &&
           margin.lower > 0;
}
static inline int undercut_is_open(double low, double high, double size)
{
    const double middle = 0.5 * (low + high);
    return high - low > 1e-6 * high && high > 1e-12 * size && middle > low && middle < high;
}
int nc_cam_smallest_base(const double *law, size_t n, const struct nc_follower *follower, double least,
                         double largest, double *base_radius)
{
    struct undercut_task task = {law, n, follower, 0, least};
    if (!base_radius)
        return NC_E_NULL;
    *base_radius = NAN;
    const int status = least >= 0 ? undercut_begin(&task, largest) : NC_E_ARGUMENT;
    if (status)
        return status;
    if (!undercut_excluded(&task, largest))
        return NC_E_NO_SOLUTION;
    double low = 0, high = largest;
    while (undercut_is_open(low, high, largest)) {
        const double middle = 0.5 * (low + high);
        if (undercut_excluded(&task, middle))
            high = middle;
        else
            low = middle;
    }
    *base_radius = high;
    return NC_OK;
}
int nc_cam_largest_roller(const double *law, size_t n, const struct nc_follower *follower,
                          double base_radius, double least, double *radius)
{
    if (!radius)
        return NC_E_NULL;
    *radius = NAN;
    if (!follower)
        return NC_E_NULL;
    struct nc_follower tried = *follower;
    struct undercut_task task = {law, n, &tried, 0, least};
    tried.radius = 0;
    const int status = nci_follower_is_flat(follower) ? NC_E_OPTION
                       : least >= 0                   ? undercut_begin(&task, base_radius)
                                                      : NC_E_ARGUMENT;
    if (status)
        return status;
    if (!undercut_excluded(&task, base_radius))
        return NC_E_NO_SOLUTION;
    double low = 0, high = follower->inner ? base_radius : 1000 * base_radius;
    tried.radius = high;
    if (undercut_excluded(&task, base_radius)) {
        *radius = INFINITY;
        return NC_OK;
    }
    while (undercut_is_open(low, high, base_radius)) {
        tried.radius = 0.5 * (low + high);
        if (undercut_excluded(&task, base_radius))
            low = tried.radius;
        else
            high = tried.radius;
    }
    *radius = low;
    return NC_OK;
}
int nc_cam_largest_wheel(const double *law, size_t n, const struct nc_follower *follower,
                         double base_radius, double *radius)
{
    struct undercut_task task = {law, n, follower, 0, 0};
    if (!radius)
        return NC_E_NULL;
    *radius = NAN;
    const int status = undercut_begin(&task, base_radius);
    if (status)
        return status;
    if (!undercut_excluded(&task, base_radius))
        return NC_E_UNDERCUT;
    double low = 0, high = follower->inner ? base_radius : 1000 * base_radius;
    task.least = -high;
    if (nci_follower_is_flat(follower) || undercut_excluded(&task, base_radius)) {
        *radius = INFINITY;
        return NC_OK;
    }
    while (undercut_is_open(low, high, base_radius)) {
        task.least = -0.5 * (low + high);
        if (undercut_excluded(&task, base_radius))
            low = -task.least;
        else
            high = -task.least;
    }
    *radius = low;
    return NC_OK;
}
#ifndef NCI_FORCES_H
#define NCI_FORCES_H
#endif
int nc_hertz_modulus(double E1, double nu1, double E2, double nu2, double *modulus)
{
    if (!modulus)
        return NC_E_NULL;
    *modulus = NAN;
    if (!(isfinite(E1) && isfinite(nu1) && isfinite(E2) && isfinite(nu2)))
        return NC_E_ARGUMENT;
    if (!(E1 > 0 && E2 > 0 && nu1 > -1 && nu1 <= 0.5 && nu2 > -1 && nu2 <= 0.5))
        return NC_E_MATERIAL;
    const double result = 1 / ((1 - nu1) * (1 + nu1) / E1 + (1 - nu2) * (1 + nu2) / E2);
    if (!(isfinite(result) && result > 0))
        return NC_E_ARGUMENT;
    *modulus = result;
    return NC_OK;
}
struct hertz_contact {
    double q;
    double integral;
    double complement;
};
static inline void hertz_integrals(double q, struct hertz_contact *contact, double *slope)
{
    const double e2 = (1 - q) * (1 + q);
    double a = 0.5 * (1 + q), b = sqrt(q), g = 0.25 / a, c = e2 * g, weight = 1;
    double U = g * g;
    for (int n = 0; n < 16 && c > 1e-9 * a; n++) {
        const double mean = 0.5 * (a + b);
        b = sqrt(a * b);
        a = mean;
        g *= c / (4 * a);
        c = e2 * g;
        weight *= 2;
        U += weight * g * g;
    }
    const double T = e2 * U;
    contact->q = q;
    contact->integral = NCI_PI / (a + b);
    contact->complement = 0.5 - T;
    *slope = 3 + (2 * U - 0.5 - T) / ((0.5 + T) * (0.5 - T));
}
static inline struct hertz_contact hertz_ellipse(double ratio)
{
    struct hertz_contact contact;
    double q = cbrt(ratio) * cbrt(ratio), slope, step = 1;
    hertz_integrals(q, &contact, &slope);
    for (int i = 0; i < 40 && fabs(step) > 5e-8; i++) {
        const double S = 1 - contact.complement;
        step = log(q / ratio * q * (S / contact.complement)) / slope;
        q = fmin(1, q * exp(-step));
        hertz_integrals(q, &contact, &slope);
    }
    return contact;
}
static inline int hertz_check(double modulus, const double kappa[2])
{
    if (!kappa)
        return NC_E_NULL;
    if (!(isfinite(modulus) && nci_finite(kappa, 2)))
        return NC_E_ARGUMENT;
    if (!(modulus > 0))
        return NC_E_MATERIAL;
    const double low = fmin(kappa[0], kappa[1]), high = fmax(kappa[0], kappa[1]);
    return low > 0 && low / high > 0 ? NC_OK : NC_E_CONFORMING;
}
int nc_hertz_point(double modulus, const double kappa[2], double *stiffness)
{
    if (!stiffness)
        return NC_E_NULL;
    *stiffness = NAN;
    const int status = hertz_check(modulus, kappa);
    if (status != NC_OK)
        return status;
    const double low = fmin(kappa[0], kappa[1]), high = fmax(kappa[0], kappa[1]);
    const struct hertz_contact contact = hertz_ellipse(low / high);
    const double scale = 2 * NCI_PI / 3 * modulus / (contact.q * contact.integral);
    const double result = scale * sqrt(2 * contact.complement / high);
    if (!isfinite(result))
        return NC_E_ARGUMENT;
    *stiffness = result;
    return NC_OK;
}
int nc_hertz_area(double modulus, const double kappa[2], double penetration, double semi_axes[2],
                  double *pressure)
{
    if (semi_axes)
        semi_axes[0] = semi_axes[1] = NAN;
    if (pressure)
        *pressure = NAN;
    const int status = isfinite(penetration) ? hertz_check(modulus, kappa) : NC_E_ARGUMENT;
    if (status != NC_OK)
        return status;
    const double low = fmin(kappa[0], kappa[1]), high = fmax(kappa[0], kappa[1]);
    const struct hertz_contact contact = hertz_ellipse(low / high);
    const double b = sqrt(2 * contact.complement * fmax(penetration, 0) / high), a = b / contact.q;
    const double p0 = modulus * (high * b / (2 * contact.complement * contact.integral));
    if (!(isfinite(a) && isfinite(p0)))
        return NC_E_ARGUMENT;
    if (semi_axes) {
        semi_axes[0] = kappa[0] == low ? a : b;
        semi_axes[1] = kappa[0] == low ? b : a;
    }
    if (pressure)
        *pressure = p0;
    return NC_OK;
}
static inline int hertz_line_check(double modulus, double kappa, double length)
{
    if (!(isfinite(modulus) && isfinite(kappa) && isfinite(length)))
        return NC_E_ARGUMENT;
    if (!(modulus > 0))
        return NC_E_MATERIAL;
    if (!(kappa > 0))
        return NC_E_CONFORMING;
    return length > 0 ? NC_OK : NC_E_OPTION;
}
static inline double hertz_line_invert(double t)
{
    double v = t + sqrt(2 * t), step = v;
    for (int i = 0; i < 30 && step > 1e-9 * v; i++) {
        step = (v - log1p(v) - t) * (1 + v) / v;
        v -= step;
    }
    return v;
}
int nc_hertz_line(double modulus, double kappa, double depth, double length, double penetration,
                  double *force, double *stiffness, double *energy)
{
    double f = 0, df = 0;
    if (force)
        *force = NAN;
    if (stiffness)
        *stiffness = NAN;
    if (energy)
        *energy = NAN;
    if (!(isfinite(depth) && isfinite(penetration)))
        return NC_E_ARGUMENT;
    const int status = hertz_line_check(modulus, kappa, length);
    if (status != NC_OK)
        return status;
    if (!(depth > 0))
        return NC_E_OPTION;
    double u = 1;
    if (penetration > 0) {
        const double t = log(4 * exp(-2) * kappa * depth * depth) - log(penetration);
        if (!(t > 0))
            return NC_E_NO_SOLUTION;
        const double v = hertz_line_invert(t);
        u = 1 + v;
        f = NCI_PI * modulus * length * (penetration / u);
        df = NCI_PI * modulus * length / v;
    }
    const double work = 0.5 * f * fmax(penetration, 0) * (1 - 0.5 / u);
    if (!(isfinite(work) && isfinite(df)))
        return NC_E_ARGUMENT;
    if (force)
        *force = f;
    if (stiffness)
        *stiffness = df;
    if (energy)
        *energy = work;
    return NC_OK;
}
int nc_hertz_strip(double modulus, double kappa, double length, double force, double *half_width,
                   double *pressure)
{
    if (half_width)
        *half_width = NAN;
    if (pressure)
        *pressure = NAN;
    if (!isfinite(force))
        return NC_E_ARGUMENT;
    const int status = hertz_line_check(modulus, kappa, length);
    if (status != NC_OK)
        return status;
    const double w = fmax(force, 0) / length;
    const double b = 2 * sqrt(w / (NCI_PI * modulus) / kappa), p0 = sqrt(w * modulus / NCI_PI * kappa);
    if (!(isfinite(b) && isfinite(p0)))
        return NC_E_ARGUMENT;
    if (half_width)
        *half_width = b;
    if (pressure)
        *pressure = p0;
    return NC_OK;
}
int nc_film_line(double viscosity, double pressure_viscosity, double speed, double modulus, double kappa,
                 double length, double force, double *thickness)
{
    if (!thickness)
        return NC_E_NULL;
    *thickness = NAN;
    if (!(isfinite(viscosity) && isfinite(pressure_viscosity) && isfinite(speed) && isfinite(force)))
        return NC_E_ARGUMENT;
    if (!(viscosity > 0 && pressure_viscosity > 0))
        return NC_E_MATERIAL;
    const int status = hertz_line_check(modulus, kappa, length);
    if (status != NC_OK)
        return status;
    const double E = 2 * modulus, w = fmax(force, 0) / length;
    const double film = speed == 0 || w == 0
                            ? 0
                            : 2.65 / kappa * pow(pressure_viscosity * E, 0.54) *
                                  pow(viscosity * fabs(speed) / E * kappa, 0.7) * pow(w / E * kappa, -0.13);
    if (!isfinite(film))
        return NC_E_ARGUMENT;
    *thickness = film;
    return NC_OK;
}
#define DISSIPATION_SMALLEST_RATE 1e-9
static inline double dissipation_langevin(double x)
{
    double denominator = 31;
    for (int k = 29; k >= 3; k -= 2)
        denominator = k + x * x / denominator;
    return x / denominator;
}
static inline double dissipation_exact(double e)
{
    const double y = (1 - e) / (1 + e), rest = 2 * e / (1 + e);
    double x = y * (3 - y * y) / (rest * (1 + y));
    for (int i = 0; i < 5 && x > 0; i++) {
        if (x < 2) {
            const double value = dissipation_langevin(x);
            x -= (value - y) / (1 - value * value - 2 * value / x);
        } else {
            const double s = x / sinh(x);
            x *= 1 - (rest * x - 1 + 2 * x / expm1(2 * x)) / (1 - s * s);
        }
    }
    return 2 * x / (1 + e);
}
int nc_force_damping(int law, double restitution, double impact_velocity, double smallest_velocity,
                     double *damping)
{
    double d;
    if (!damping)
        return NC_E_NULL;
    *damping = NAN;
    if (law < NC_UNDAMPED || law > NC_EXACT_RESTITUTION)
        return NC_E_OPTION;
    if (!(isfinite(impact_velocity) && isfinite(smallest_velocity) &&
          (isfinite(restitution) || law == NC_UNDAMPED)))
        return NC_E_ARGUMENT;
    if (!(smallest_velocity >= 0))
        return NC_E_OPTION;
    if (law != NC_UNDAMPED && !(restitution > 0 && restitution <= 1))
        return NC_E_RESTITUTION;
    switch (law) {
    case NC_HUNT_CROSSLEY:
        d = 1.5 * (1 - restitution);
        break;
    case NC_LANKARANI_NIKRAVESH:
        d = 0.75 * (1 - restitution) * (1 + restitution);
        break;
    case NC_FLORES:
        d = 1.6 * (1 - restitution) / restitution;
        break;
    case NC_EXACT_RESTITUTION:
        d = dissipation_exact(restitution);
        break;
    default:
        d = 0;
    }
    d = impact_velocity > 0 ? d / fmax(impact_velocity, fmax(smallest_velocity, DISSIPATION_SMALLEST_RATE))
                            : 0;
    if (!isfinite(d))
        return NC_E_RESTITUTION;
    *damping = d;
    return NC_OK;
}
int nc_force_elastic(double stiffness, double exponent, double penetration, double *force, double *energy)
{
    if (force)
        *force = NAN;
    if (energy)
        *energy = NAN;
    if (!(isfinite(stiffness) && isfinite(exponent) && isfinite(penetration)))
        return NC_E_ARGUMENT;
    if (!(stiffness >= 0 && exponent >= 1))
        return NC_E_MATERIAL;
    const double delta = fmax(penetration, 0);
    const double power = exponent == 1.5 ? delta * sqrt(delta) : pow(delta, exponent);
    const double f = stiffness * power, work = f * delta / (exponent + 1);
    if (!(isfinite(f) && isfinite(work)))
        return NC_E_ARGUMENT;
    if (force)
        *force = f;
    if (energy)
        *energy = work;
    return NC_OK;
}
int nc_force_damped(double elastic, double damping, double penetration_der, double *force, double *power)
{
    if (force)
        *force = NAN;
    if (power)
        *power = NAN;
    if (!(isfinite(elastic) && isfinite(damping) && isfinite(penetration_der)))
        return NC_E_ARGUMENT;
    if (!(elastic >= 0 && damping >= 0))
        return NC_E_MATERIAL;
    const double excess = elastic * fmax(damping * penetration_der, -1);
    if (!(isfinite(elastic + excess) && isfinite(excess * penetration_der)))
        return NC_E_ARGUMENT;
    if (force)
        *force = elastic + excess;
    if (power)
        *power = excess * penetration_der;
    return NC_OK;
}
struct friction_law {
    double mu_static, mu_dynamic, v_stribeck, viscous, v_d;
};
static inline struct friction_law friction_coulomb(double mu, double v_d)
{
    const struct friction_law law = {mu, mu, 1, 0, v_d};
    return law;
}
static inline int friction_scalar(struct friction_law law, double normal_force, double velocity, double *force)
{
    if (!force)
        return NC_E_NULL;
    *force = NAN;
    if (!(isfinite(law.mu_static) && isfinite(law.mu_dynamic) && isfinite(law.v_stribeck) &&
          isfinite(law.viscous) && isfinite(law.v_d) && isfinite(normal_force) && isfinite(velocity)))
        return NC_E_ARGUMENT;
    if (!(law.mu_dynamic >= 0 && law.mu_static >= law.mu_dynamic && law.viscous >= 0))
        return NC_E_MATERIAL;
    if (!(law.v_stribeck > 0 && law.v_d > 0))
        return NC_E_OPTION;
    const double x = velocity / law.v_stribeck;
    const double mu = law.mu_dynamic + (law.mu_static - law.mu_dynamic) * exp(-x * x);
    const double f = -fmax(normal_force, 0) * (mu * tanh(velocity / law.v_d) + law.viscous * velocity);
    if (!isfinite(f))
        return NC_E_ARGUMENT;
    *force = f;
    return NC_OK;
}
static inline int friction_vector(struct friction_law law, double normal_force, const double velocity[3],
                           double force[3])
{
    double f;
    if (!force)
        return NC_E_NULL;
    if (!velocity) {
        force[0] = force[1] = force[2] = NAN;
        return NC_E_NULL;
    }
    const double v[3] = {velocity[0], velocity[1], velocity[2]};
    const double speed = hypot(hypot(v[0], v[1]), v[2]);
    const int status = friction_scalar(law, normal_force, speed, &f);
    for (int i = 0; i < 3; i++)
        force[i] = speed > 0 ? f * (v[i] / speed) : f;
    return status;
}
int nc_friction_planar(double mu, double v_d, double normal_force, double velocity, double *force)
{
    return friction_scalar(friction_coulomb(mu, v_d), normal_force, velocity, force);
}
int nc_friction_spatial(double mu, double v_d, double normal_force, const double velocity[3],
                        double force[3])
{
    return friction_vector(friction_coulomb(mu, v_d), normal_force, velocity, force);
}
int nc_friction_stribeck_planar(double mu_static, double mu_dynamic, double v_stribeck, double viscous,
                                double v_d, double normal_force, double velocity, double *force)
{
    const struct friction_law law = {mu_static, mu_dynamic, v_stribeck, viscous, v_d};
    return friction_scalar(law, normal_force, velocity, force);
}
int nc_rolling_resistance_planar(double arm, double w_d, double normal_force, double w, double *moment)
{
    return friction_scalar(friction_coulomb(arm, w_d), normal_force, w, moment);
}
int nc_rolling_resistance_spatial(double arm, double w_d, double normal_force, const double w[3],
                                  double moment[3])
{
    return friction_vector(friction_coulomb(arm, w_d), normal_force, w, moment);
}
static inline int smooth_finite(const double *x, int n)
{
    for (int i = 0; i < n; i++)
        if (!isfinite(x[i]))
            return 0;
    return 1;
}
static inline double smooth_step(double x, double *slope)
{
    const double value = 1 / (1 + exp(-2 * x));
    *slope = 2 * value / (1 + exp(2 * x));
    return value;
}
int nc_force_smooth(double modulus, double radius, double dissipation, const double smoothing[3],
                    double penetration, double penetration_der, double *elastic, double force[3])
{
    if (elastic)
        *elastic = NAN;
    if (force)
        force[0] = force[1] = force[2] = NAN;
    if (!smoothing || !force)
        return NC_E_NULL;
    const double numbers[5] = {modulus, radius, dissipation, penetration, penetration_der};
    if (!(smooth_finite(numbers, 5) && smooth_finite(smoothing, 3)))
        return NC_E_ARGUMENT;
    if (!(modulus > 0 && radius > 0 && dissipation >= 0))
        return NC_E_MATERIAL;
    if (!(smoothing[0] > 0 && smoothing[1] > 0 && smoothing[2] > 0))
        return NC_E_OPTION;
    const double d = penetration, square = d * d + smoothing[0], k = 0.5 * pow(modulus, 2.0 / 3);
    double turn_on, let_go = 0;
    const double on = smooth_step(smoothing[1] * d, &turn_on);
    const double power = 4.0 / 3 * k * sqrt(radius * k) * pow(square, 0.75);
    const double hertz = power * on;
    const double hertz_slope = power * (1.5 * d / square * on + smoothing[1] * turn_on);
    const double chi = 1.5 * dissipation, damped = 1 + chi * penetration_der;
    const double held = chi > 0 ? smooth_step(smoothing[2] * (penetration_der + 1 / chi), &let_go) : 1;
    const double result[3] = {hertz * damped * held, hertz_slope * damped * held,
                              hertz * (chi * held + damped * smoothing[2] * let_go)};
    if (!(smooth_finite(result, 3) && isfinite(hertz)))
        return NC_E_ARGUMENT;
    if (elastic)
        *elastic = hertz;
    for (int i = 0; i < 3; i++)
        force[i] = result[i];
    return NC_OK;
}
int nc_friction_smooth(double mu_static, double mu_dynamic, double viscous, double v_transition,
                       double smoothing, double normal_force, double velocity, double *force)
{
    if (!force)
        return NC_E_NULL;
    *force = NAN;
    const double numbers[7] = {mu_static, mu_dynamic,   viscous, v_transition,
                               smoothing, normal_force, velocity};
    if (!smooth_finite(numbers, 7))
        return NC_E_ARGUMENT;
    if (!(mu_dynamic >= 0 && mu_static >= mu_dynamic && viscous >= 0))
        return NC_E_MATERIAL;
    if (!(v_transition > 0 && smoothing > 0))
        return NC_E_OPTION;
    const double slip = sqrt(velocity * velocity + smoothing), x = slip / v_transition;
    const double mu =
        fmin(x, 1) * (mu_dynamic + 2 * (mu_static - mu_dynamic) / (1 + x * x)) + viscous * slip;
    const double f = -normal_force * mu * (velocity / slip);
    if (!isfinite(f))
        return NC_E_ARGUMENT;
    *force = f;
    return NC_OK;
}
#ifndef NC_GLUE_MODELICA_H
#define NC_GLUE_MODELICA_H
NCI_API void glue_require(int status, const char *what);
NCI_API void glue_require_result(int status, const char *what);
NCI_API void glue_require_of(const char *name, int status, const char *what);
NCI_API void glue_require_exact(const char *name, int status, const char *what);
NCI_API int glue_index(int component, int last, const char *what);
NCI_API void glue_spin(const double q[9], const double q_der[9], double w[3]);
struct glue_place {
    double x, y, c, s, v_x, v_y, w;
};
NCI_API struct nc_planar_motion glue_planar_motion(double x, double y, double c, double s, double v_x,
                                                   double v_y, double w);
NCI_API struct nc_spatial_motion glue_spatial_motion(const double r[3], const double T[9],
                                                     const double v[3], const double w[3]);
NCI_API void glue_spatial_vector(const double p[3], double *x, double *y, double *z);
NC_API double NormalContact_line(const double *shape, size_t n, double x, double y, double c, double s,
                                 double v_x, double v_y, double w, const char *name, double *phi,
                                 double *a_x, double *a_y, double *b_x, double *b_y, double *kappa_a,
                                 double *kappa_b, double *v_s_a, double *v_s_b);
NC_API double NormalContact_circle(const double *shape, size_t n, double radius, int concave, double x,
                                   double y, double c, double s, double v_x, double v_y, double w,
                                   const char *name, double *psi, double *n_x, double *n_y, double *a_x,
                                   double *a_y, double *b_x, double *b_y, double *kappa_a, double *kappa_b,
                                   double *v_s_a, double *v_s_b);
NC_API double NormalContact_planarPair(const double *body, size_t n_body, const double *counterpart,
                                       size_t n_counterpart, double x, double y, double cosine, double sine,
                                       double v_x, double v_y, double w, const char *name, double *phi_a,
                                       double *phi_b, double *n_x, double *n_y, double *a_x, double *a_y,
                                       double *b_x, double *b_y, double *kappa_a, double *kappa_b,
                                       double *v_s_a, double *v_s_b);
#endif
NC_ONCE_BEGIN
void glue_require(int status, const char *what)
{
    const size_t term = nc_status_term(status);
    if (status == NC_OK)
        return;
    if (term)
        ModelicaFormatError("NormalContact, %s, term %d of the shape: %s.\n", what, (int)term,
                            nc_message(status));
    else
        ModelicaFormatError("NormalContact, %s: %s.\n", what, nc_message(status));
}
void glue_require_result(int status, const char *what)
{
    glue_require(nci_failed(status) ? status : NC_OK, what);
}
void glue_require_of(const char *name, int status, const char *what)
{
    glue_require_exact(name, nci_failed(status) ? status : NC_OK, what);
}
void glue_require_exact(const char *name, int status, const char *what)
{
    char text[256];
    if (status == NC_OK)
        return;
    snprintf(text, sizeof text, "%s%s%s", name, name[0] ? ", " : "", what);
    glue_require(status, text);
}
int glue_index(int component, int last, const char *what)
{
    if (component < 1 || component > last)
        glue_require(NC_E_OPTION, what);
    return component - 1;
}
void glue_spin(const double q[9], const double q_der[9], double w[3])
{
    w[0] = (nci_dot(q_der + 6, q + 3) - nci_dot(q_der + 3, q + 6)) / 2;
    w[1] = (nci_dot(q_der, q + 6) - nci_dot(q_der + 6, q)) / 2;
    w[2] = (nci_dot(q_der + 3, q) - nci_dot(q_der, q + 3)) / 2;
}
NC_ONCE_END
NC_API int NormalContact_planarCheck(const double *shape, size_t n, const char *name)
{
    glue_require(nc_planar_check(shape, n), name);
    return 1;
}
NC_API void NormalContact_planarEvaluate(const double *shape, size_t n, double phi, double *out)
{
    glue_require_result(nc_planar_eval(shape, n, phi, out), "planar potential");
}
NC_API double NormalContact_planarPotential(const double *shape, size_t n, double phi)
{
    double h[4];
    NormalContact_planarEvaluate(shape, n, phi, h);
    return h[0];
}
NC_API double NormalContact_planarDerivative(const double *shape, size_t n, double phi, int order)
{
    double h[4];
    if (order < 0 || order > 3)
        glue_require(NC_E_OPTION, "order of a derivative of a planar potential");
    NormalContact_planarEvaluate(shape, n, phi, h);
    return h[order];
}
NC_API double NormalContact_planarSlope(const double *shape, size_t n, double phi)
{
    return NormalContact_planarDerivative(shape, n, phi, 1);
}
NC_API double NormalContact_planarIntegral(const double *shape, size_t n, double phi)
{
    double integral;
    glue_require(nc_planar_integral(shape, n, 0, phi, &integral), "integral of a planar potential");
    return integral;
}
NC_API double NormalContact_planarMass(const double *shape, size_t n, const char *name, double *centroid,
                                       double *moment)
{
    struct nc_planar_mass mass;
    glue_require_of(name, nc_planar_mass(shape, n, &mass), "mass properties of a plate");
    centroid[0] = mass.centroid[0];
    centroid[1] = mass.centroid[1];
    moment[0] = mass.moments[0] + mass.moments[2];
    return mass.area;
}
NC_API void NormalContact_planarEdges(const double *shape, size_t n, const char *name, double *edges)
{
    glue_require_of(name, nci_planar_edges(shape, n, edges), "shape");
}
NC_API double NormalContact_planarSector(const double *edges, double phi)
{
    return nci_planar_sector(edges, phi);
}
NC_API double NormalContact_planarWidth(const double *shape, size_t n, const char *name)
{
    double width = INFINITY, h[2][4];
    for (int i = 0; i < 16; i++) {
        for (int k = 0; k < 2; k++)
            glue_require_of(name, nc_planar_eval(shape, n, (i + 16 * k) * NCI_PI / 16, h[k]), "shape");
        width = fmin(width, h[0][0] + h[1][0]);
    }
    return width;
}
NC_API int NormalContact_spatialCheck(const double *shape, size_t n, const char *name)
{
    glue_require(nc_spatial_check(shape, n), name);
    return 1;
}
NC_API double NormalContact_spatialPotential(const double *shape, size_t n, double n1, double n2, double n3)
{
    const double normal[3] = {n1, n2, n3};
    double h;
    glue_require(nc_spatial_eval(shape, n, normal, &h, NULL, NULL), "spatial potential");
    return h;
}
static inline int glue_axis(int component)
{
    return glue_index(component, 3, "component of the contact point");
}
NC_API double NormalContact_spatialPoint(const double *shape, size_t n, double n1, double n2, double n3,
                                         int component)
{
    const double normal[3] = {n1, n2, n3};
    double point[3];
    glue_require_result(nc_spatial_eval(shape, n, normal, NULL, point, NULL), "contact point");
    return point[glue_axis(component)];
}
NC_API double NormalContact_spatialPoint_der(const double *shape, size_t n, double n1, double n2, double n3,
                                             int component, double n1_der, double n2_der, double n3_der)
{
    const double normal[3] = {n1, n2, n3}, normal_der[3] = {n1_der, n2_der, n3_der};
    double hessian[9];
    glue_require_result(nc_spatial_eval(shape, n, normal, NULL, NULL, hessian), "contact point");
    return nci_dot(hessian + 3 * glue_axis(component), normal_der);
}
NC_API double NormalContact_spatialPoint_der2(const double *shape, size_t n, double n1, double n2,
                                              double n3, int component, double n1_der, double n2_der,
                                              double n3_der, double n1_der2, double n2_der2, double n3_der2)
{
    const double normal[3] = {n1, n2, n3}, normal_der[3] = {n1_der, n2_der, n3_der};
    const double normal_der2[3] = {n1_der2, n2_der2, n3_der2};
    double hessian[9], third[3];
    const int i = glue_axis(component);
    glue_require_result(
        nc_spatial_third(shape, n, normal, normal_der, normal_der, NULL, NULL, hessian, third),
        "contact point");
    return third[i] + nci_dot(hessian + 3 * i, normal_der2);
}
NC_API double NormalContact_spatialMass(const double *shape, size_t n, double tolerance, const char *name,
                                        double *centroid, double *inertia)
{
    struct nc_spatial_mass mass;
    glue_require_of(name, nc_spatial_mass(shape, n, tolerance, &mass), "mass properties of a body");
    for (int i = 0; i < 3; i++)
        centroid[i] = mass.centroid[i];
    for (int i = 0; i < 9; i++)
        inertia[i] = mass.inertia[i];
    return mass.volume;
}
NC_API double NormalContact_spatialWidth(const double *shape, size_t n, const char *name)
{
    double width = INFINITY;
    for (int i = 14; i < 27; i++) {
        double u[3] = {i / 9 - 1, i / 3 % 3 - 1, i % 3 - 1}, h[2];
        const double length = sqrt(nci_dot(u, u));
        for (int k = 0; k < 2; k++) {
            for (int j = 0; j < 3; j++)
                u[j] = k ? -u[j] : u[j] / length;
            glue_require_of(name, nc_spatial_eval(shape, n, u, &h[k], NULL, NULL), "shape");
        }
        width = fmin(width, h[0] + h[1]);
    }
    return width;
}
NC_API void NormalContact_fingerCam(const double *law, size_t n, double base_radius, double roller,
                                    double arm, double pivot, int side, int pieces, const char *name,
                                    double *shape)
{
    const struct nc_follower follower = {
        .kind = NC_FOLLOWER_OSCILLATING_ROLLER, .radius = roller, .arm = arm, .pivot = pivot, .side = side};
    const size_t count = pieces < 0 ? 0 : (size_t)pieces;
    struct nc_cam_point point;
    if (!((side == 1 || side == -1) && base_radius > 0 && roller > 0 && arm > 0 && pivot > 0))
        glue_require_of(name, NC_E_OPTION, "side (1 or -1), r, R, l, a (positive) of a finger");
    int status = nc_cam_from_lift(law, n, &follower, base_radius, 0, &point);
    if (status == NC_OK && nc_cam_shape(shape, 4 + 9 * count, law, n, &follower, base_radius, count) == 0)
        status = NC_E_UNDERCUT;
    const double pitch = base_radius + roller;
    if (status == NC_E_RADIUS && pitch > 0 && !(pitch > fabs(pivot - arm) && pitch < pivot + arm))
        glue_require_of(name, NC_E_NO_SOLUTION,
                        "triangle of cam axis, pivot and roller with the sides a, l and r + R, "
                        "each shorter than the sum of the others");
    glue_require_of(name, status, "cam of a finger follower");
}
struct nc_planar_motion glue_planar_motion(double x, double y, double c, double s, double v_x, double v_y,
                                           double w)
{
    return (struct nc_planar_motion){.r = {x, y}, .angle = atan2(s, c), .v = {v_x, v_y}, .omega = w};
}
static inline double glue_planar_contact(const struct nc_planar_contact *contact, double *a_x, double *a_y,
                                  double *b_x, double *b_y, double *kappa_a, double *kappa_b, double *v_s_a,
                                  double *v_s_b)
{
    *a_x = contact->r_C_a[0];
    *a_y = contact->r_C_a[1];
    *b_x = contact->r_C_b[0];
    *b_y = contact->r_C_b[1];
    *kappa_a = contact->kappa_a;
    *kappa_b = contact->kappa_b;
    *v_s_a = contact->s_a_der;
    *v_s_b = contact->s_b_der;
    return contact->gap;
}
NC_API double NormalContact_line(const double *shape, size_t n, double x, double y, double c, double s,
                                 double v_x, double v_y, double w, const char *name, double *phi,
                                 double *a_x, double *a_y, double *b_x, double *b_y, double *kappa_a,
                                 double *kappa_b, double *v_s_a, double *v_s_b)
{
    const struct nc_planar_motion motion = glue_planar_motion(x, y, c, s, v_x, v_y, w);
    struct nc_planar_contact contact;
    glue_require_of(name, nc_line_contact(shape, n, &motion, &contact), "contact with a line");
    *phi = contact.argument;
    return glue_planar_contact(&contact, a_x, a_y, b_x, b_y, kappa_a, kappa_b, v_s_a, v_s_b);
}
static inline enum nc_case glue_case(int concave)
{
    return concave ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
}
static inline struct nc_planar_motion glue_circle_motion(double radius, int concave, double x, double y, double c,
                                                  double s, double v_x, double v_y, double w)
{
    struct nc_planar_motion motion = glue_planar_motion(x, y, c, s, v_x, v_y, w);
    if (concave && hypot(x, y) < 1e-9 * fabs(radius))
        motion.r[0] = 1e-9 * fabs(radius);
    return motion;
}
static inline void glue_circle_normal(const struct nc_planar_contact *contact, double *psi, double *n_x,
                               double *n_y)
{
    *psi = contact->argument;
    *n_x = contact->e_n[0];
    *n_y = contact->e_n[1];
}
NC_API double NormalContact_circle(const double *shape, size_t n, double radius, int concave, double x,
                                   double y, double c, double s, double v_x, double v_y, double w,
                                   const char *name, double *psi, double *n_x, double *n_y, double *a_x,
                                   double *a_y, double *b_x, double *b_y, double *kappa_a, double *kappa_b,
                                   double *v_s_a, double *v_s_b)
{
    const struct nc_planar_motion motion = glue_circle_motion(radius, concave, x, y, c, s, v_x, v_y, w);
    struct nc_planar_contact contact;
    glue_require_of(name, nc_circle_contact(shape, n, radius, glue_case(concave), &motion, &contact),
                    "contact with a circle");
    glue_circle_normal(&contact, psi, n_x, n_y);
    return glue_planar_contact(&contact, a_x, a_y, b_x, b_y, kappa_a, kappa_b, v_s_a, v_s_b);
}
NC_API double NormalContact_circleDistance(const double *shape, size_t n, double radius, int concave,
                                           double x, double y, double c, double s, const char *name,
                                           double *psi, double *n_x, double *n_y, double *a_x, double *a_y,
                                           double *b_x, double *b_y, double *kappa_a)
{
    const struct nc_planar_motion motion = glue_circle_motion(radius, concave, x, y, c, s, 0, 0, 0);
    struct nc_planar_contact contact;
    double kappa_b, v_s_a, v_s_b;
    glue_require_of(name, nc_circle_distance(shape, n, radius, glue_case(concave), &motion, &contact),
                    "distance from a circle");
    glue_circle_normal(&contact, psi, n_x, n_y);
    return glue_planar_contact(&contact, a_x, a_y, b_x, b_y, kappa_a, &kappa_b, &v_s_a, &v_s_b);
}
struct nc_spatial_motion glue_spatial_motion(const double r[3], const double T[9], const double v[3],
                                             const double w[3])
{
    struct nc_spatial_motion motion = {.alpha = {0}};
    memcpy(motion.r, r, sizeof motion.r);
    memcpy(motion.v, v, sizeof motion.v);
    memcpy(motion.omega, w, sizeof motion.omega);
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            motion.q[3 * i + k] = T[3 * k + i];
    return motion;
}
void glue_spatial_vector(const double p[3], double *x, double *y, double *z)
{
    *x = p[0];
    *y = p[1];
    *z = p[2];
}
static inline double glue_spatial_contact(const struct nc_spatial_contact *contact, double *a_x, double *a_y,
                                   double *a_z, double *b_x, double *b_y, double *b_z, double *kappa_1,
                                   double *kappa_2, double *v_s_a_x, double *v_s_a_y, double *v_s_a_z,
                                   double *v_s_b_x, double *v_s_b_y, double *v_s_b_z)
{
    glue_spatial_vector(contact->point_a, a_x, a_y, a_z);
    glue_spatial_vector(contact->point_counter, b_x, b_y, b_z);
    *kappa_1 = contact->kappa[0];
    *kappa_2 = contact->kappa[1];
    glue_spatial_vector(contact->v_body, v_s_a_x, v_s_a_y, v_s_a_z);
    glue_spatial_vector(contact->v_counter, v_s_b_x, v_s_b_y, v_s_b_z);
    return contact->gap;
}
NC_API double NormalContact_plane(const double *shape, size_t n, double e_x, double e_y, double e_z,
                                  double r_x, double r_y, double r_z, double T_11, double T_12, double T_13,
                                  double T_21, double T_22, double T_23, double T_31, double T_32,
                                  double T_33, double v_x, double v_y, double v_z, double w_x, double w_y,
                                  double w_z, const char *name, double *a_x, double *a_y, double *a_z,
                                  double *b_x, double *b_y, double *b_z, double *kappa_1, double *kappa_2,
                                  double *v_s_a_x, double *v_s_a_y, double *v_s_a_z, double *v_s_b_x,
                                  double *v_s_b_y, double *v_s_b_z)
{
    const double e[3] = {e_x, e_y, e_z};
    const struct nc_spatial_motion motion =
        glue_spatial_motion((const double[3]){r_x, r_y, r_z},
                            (const double[9]){T_11, T_12, T_13, T_21, T_22, T_23, T_31, T_32, T_33},
                            (const double[3]){v_x, v_y, v_z}, (const double[3]){w_x, w_y, w_z});
    struct nc_spatial_contact contact;
    glue_require_of(name, nc_plane_contact(shape, n, e, &motion, &contact), "contact with a plane");
    return glue_spatial_contact(&contact, a_x, a_y, a_z, b_x, b_y, b_z, kappa_1, kappa_2, v_s_a_x, v_s_a_y,
                                v_s_a_z, v_s_b_x, v_s_b_y, v_s_b_z);
}
NC_API double NormalContact_sphere(const double *shape, size_t n, int description, double radius,
                                   double r_x, double r_y, double r_z, double T_11, double T_12,
                                   double T_13, double T_21, double T_22, double T_23, double T_31,
                                   double T_32, double T_33, double v_x, double v_y, double v_z, double w_x,
                                   double w_y, double w_z, const char *name, double *n_x, double *n_y,
                                   double *n_z, double *a_x, double *a_y, double *a_z, double *b_x,
                                   double *b_y, double *b_z, double *kappa_1, double *kappa_2,
                                   double *v_s_a_x, double *v_s_a_y, double *v_s_a_z, double *v_s_b_x,
                                   double *v_s_b_y, double *v_s_b_z)
{
    const struct nc_spatial_motion motion =
        glue_spatial_motion((const double[3]){r_x, r_y, r_z},
                            (const double[9]){T_11, T_12, T_13, T_21, T_22, T_23, T_31, T_32, T_33},
                            (const double[3]){v_x, v_y, v_z}, (const double[3]){w_x, w_y, w_z});
    const enum nc_case mode = description == 2 ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
    struct nc_spatial_contact contact;
    const int status = description == 3 ? nc_sphere_distance(shape, n, radius, &motion, 0, &contact)
                                        : nc_sphere_contact(shape, n, radius, mode, &motion, &contact);
    glue_require_exact(name, status, "contact with a sphere");
    glue_spatial_vector(contact.e_n, n_x, n_y, n_z);
    return glue_spatial_contact(&contact, a_x, a_y, a_z, b_x, b_y, b_z, kappa_1, kappa_2, v_s_a_x, v_s_a_y,
                                v_s_a_z, v_s_b_x, v_s_b_y, v_s_b_z);
}
NC_API int NormalContact_surfaceCheck(const double *surface, size_t n, const char *name)
{
    glue_require(nc_surface_check(surface, n), name);
    return 1;
}
NC_API void NormalContact_surfacePoint(const double *surface, size_t n, double u, double v, double *point)
{
    const struct nc_surface it = {.vector = surface, .n = n};
    double p[10][3];
    glue_require(nc_surface_eval(&it, u, v, 0, p), "point of a surface");
    for (int k = 0; k < 3; k++)
        point[k] = p[0][k];
}
NC_API void NormalContact_surfaceHeights(int degree, const double *x, const double *y,
                                         const double *heights, size_t rows, size_t columns,
                                         double *surface, size_t size)
{
    const size_t count[2] = {rows, columns};
    if (nc_surface_heights(surface, size, degree, x, y, count, heights) != size)
        glue_require(NC_E_OPTION, "surface of heights: degree, ranges or number of heights");
}
NC_API void NormalContact_curveCam(const double *law, size_t n, double roller, int points, double *curve,
                                   size_t size)
{
    if (points < 1 || nc_curve_cam(curve, size, law, n, roller, (size_t)points) != size)
        glue_require(NC_E_OPTION,
                     "cam: the roller undercuts it, the law is not valid, or the number of control "
                     "points is too small for its joints or larger than 500");
}
struct glue_motion {
    int known;
    double asked[6];
    struct nc_freeform_motion motion;
};
struct glue_surfaces {
    struct nc_surface body, counterpart;
    int known;
    double asked[16];
    double uv[4];
    struct nc_freeform_contact contact;
    struct glue_motion of_rate, of_bend;
    char name[160];
    double vector[];
};
NC_API void *NormalContact_surfacePair(const double *body, size_t n_body, const double *counterpart,
                                       size_t n_counterpart, const char *name)
{
    glue_require_exact(name, nc_surface_check(body, n_body), "surface_a");
    glue_require_exact(name, nc_surface_check(counterpart, n_counterpart), "surface_b");
    struct glue_surfaces *s =
        (struct glue_surfaces *)malloc(sizeof *s + (n_body + n_counterpart) * sizeof(double));
    if (!s) {
        glue_require_exact(name, NC_E_MEMORY, "two surfaces");
        return NULL;
    }
    memset(s, 0, sizeof *s);
    strncpy(s->name, name, sizeof s->name - 1);
    memcpy(s->vector, body, n_body * sizeof(double));
    memcpy(s->vector + n_body, counterpart, n_counterpart * sizeof(double));
    s->body = (struct nc_surface){.vector = s->vector, .n = n_body};
    s->counterpart = (struct nc_surface){.vector = s->vector + n_body, .n = n_counterpart};
    return s;
}
NC_API void NormalContact_surfacePairFree(void *pair)
{
    free(pair);
}
static inline const struct glue_surfaces *glue_solved(void *pair, const double *uv, const double *pose)
{
    struct glue_surfaces *s = (struct glue_surfaces *)pair;
    if (s->known && !memcmp(s->asked, uv, 4 * sizeof *uv) && !memcmp(s->asked + 4, pose, 12 * sizeof *pose))
        return s;
    s->known = s->of_rate.known = s->of_bend.known = 0;
    memcpy(s->asked, uv, 4 * sizeof *uv);
    memcpy(s->asked + 4, pose, 12 * sizeof *pose);
    memcpy(s->uv, uv, sizeof s->uv);
    glue_require_exact(s->name,
                       nc_freeform_contact(&s->counterpart, &s->body, pose, pose + 3, s->uv, &s->contact),
                       "contact of two surfaces");
    s->known = 1;
    return s;
}
static const struct nc_freeform_motion *
glue_moved(const struct glue_surfaces *s, struct glue_motion *memory, const double *v, const double *w)
{
    struct nc_spatial_motion m = {.r = {0}};
    if (memory->known && !memcmp(memory->asked, v, 3 * sizeof *v) &&
        !memcmp(memory->asked + 3, w, 3 * sizeof *w))
        return &memory->motion;
    memory->known = 0;
    memcpy(memory->asked, v, 3 * sizeof *v);
    memcpy(memory->asked + 3, w, 3 * sizeof *w);
    memcpy(m.r, s->asked + 4, sizeof m.r);
    memcpy(m.q, s->asked + 7, sizeof m.q);
    memcpy(m.v, v, sizeof m.v);
    memcpy(m.omega, w, sizeof m.omega);
    glue_require_exact(s->name, nc_freeform_motion(&s->counterpart, &s->body, &m, s->uv, &memory->motion),
                       "motion of the contact of two surfaces");
    memory->known = 1;
    return &memory->motion;
}
static const char glue_component[] = "component of a contact of two surfaces";
NC_API double NormalContact_freeformSearch(void *pair, const double *pose, int grid, int component)
{
    const struct glue_surfaces *s = (const struct glue_surfaces *)pair;
    struct nc_freeform_contact contact;
    double uv[4];
    glue_require_exact(s->name,
                       nc_freeform_search(&s->counterpart, &s->body, pose, pose + 3, grid, uv, &contact),
                       "search of the contact of two surfaces");
    return uv[glue_index(component, 4, glue_component)];
}
NC_API double NormalContact_freeformGap(void *pair, const double *uv, const double *pose)
{
    return glue_solved(pair, uv, pose)->contact.gap;
}
NC_API double NormalContact_freeformContact(void *pair, const double *uv, const double *pose, int component)
{
    const struct glue_surfaces *s = glue_solved(pair, uv, pose);
    const int i = glue_index(component, 12, glue_component);
    double arm[3], point[3];
    for (int k = 0; k < 3; k++)
        arm[k] = s->contact.point_b[k] - pose[k];
    nci_rotate_back(pose + 3, arm, point);
    return i < 3   ? s->contact.normal[i]
           : i < 6 ? point[i - 3]
           : i < 8 ? s->contact.kappa[i - 6]
                   : s->uv[i - 8];
}
NC_API double NormalContact_freeformBend(void *pair, const double *uv, const double *pose,
                                         const double *pose_der)
{
    const struct glue_surfaces *s = glue_solved(pair, uv, pose);
    double w[3], arm[3], across[3], inward[3];
    glue_spin(pose + 3, pose_der + 3, w);
    const struct nc_freeform_motion *motion =
        glue_moved(s, &((struct glue_surfaces *)pair)->of_bend, pose_der, w);
    for (int k = 0; k < 3; k++)
        arm[k] = s->contact.point_b[k] - pose[k];
    nci_cross(w, arm, across);
    nci_cross(w, across, inward);
    return motion->gap[2] - nci_dot(s->contact.normal, inward);
}
NC_API double NormalContact_freeformRate(void *pair, const double *uv, const double *pose, const double *v,
                                         const double *w, double T, int component)
{
    const struct glue_surfaces *s = glue_solved(pair, uv, pose);
    const int i = glue_index(component, 4, glue_component);
    const struct nc_freeform_motion *motion = glue_moved(s, &((struct glue_surfaces *)pair)->of_rate, v, w);
    return motion->parameter_der[i] + (s->uv[i] - uv[i]) / T;
}
enum { GLUE_STARTS = 9 };
struct glue_terrain {
    size_t n_body;
    const double *body;
    struct nc_surface surface;
    struct nc_terrain terrain;
    double radius;
    int known;
    double asked[14];
    struct nc_terrain_contact contact;
    int moved;
    double motion[6];
    struct nc_terrain_motion rates;
    char name[160];
    double memory[];
};
static inline void glue_terrain_require(const struct glue_terrain *s, int status, const char *what)
{
    glue_require_of(s->name, status, what);
}
NC_API double NormalContact_terrainRadius(const double *shape, size_t n, const char *name)
{
    double square = 0;
    for (int k = 0; k < 3; k++) {
        double largest = 0;
        for (int sign = -1; sign <= 1; sign += 2) {
            const double normal[3] = {k == 0 ? sign : 0, k == 1 ? sign : 0, k == 2 ? sign : 0};
            double h = 0;
            glue_require_of(name, nc_spatial_eval(shape, n, normal, &h, NULL, NULL), "radius of a body");
            largest = fmax(largest, fabs(h));
        }
        square += largest * largest;
    }
    return sqrt(square);
}
NC_API void *NormalContact_terrain(const double *shape, size_t n, const double *surface, size_t n_surface,
                                   const int *cells, const char *name)
{
    const size_t count = cells[0] > 0 && cells[1] > 0 ? (size_t)cells[0] * (size_t)cells[1] : 0;
    glue_require_of(name, nc_surface_check(surface, n_surface), "terrain");
    glue_require_of(name, nc_spatial_check(shape, n), "shape");
    if (cells[0] < 3 || cells[1] < 3 || cells[0] > 512 || cells[1] > 512)
        glue_require_of(name, NC_E_OPTION, "cells: 3 to 512 along each parameter of the terrain");
    struct glue_terrain *s =
        (struct glue_terrain *)calloc(1, sizeof *s + (n + n_surface + 5 * count) * sizeof(double));
    if (!s) {
        glue_require_of(name, NC_E_MEMORY, "terrain");
        return NULL;
    }
    double *vector = s->memory + n, *work = vector + n_surface;
    struct nc_terrain_cell *cell = (struct nc_terrain_cell *)(void *)(work + count);
    memcpy(s->memory, shape, n * sizeof(double));
    memcpy(vector, surface, n_surface * sizeof(double));
    strncpy(s->name, name, sizeof s->name - 1);
    s->n_body = n;
    s->body = s->memory;
    s->surface = (struct nc_surface){.vector = vector, .n = n_surface};
    s->terrain = (struct nc_terrain){&s->surface, {cells[0], cells[1]}, cell, work};
    const int status = nc_terrain_cells(&s->surface, cells, cell);
    if (status) {
        free(s);
        glue_require_of(name, status, "cells of the terrain");
        return NULL;
    }
    s->radius = NormalContact_terrainRadius(shape, n, name);
    return s;
}
NC_API void NormalContact_terrainFree(void *terrain)
{
    free(terrain);
}
static inline int glue_same(const struct glue_terrain *s, const struct nc_terrain_contact *a,
                     const struct nc_terrain_contact *b)
{
    double d[3];
    for (int k = 0; k < 3; k++)
        d[k] = a->point_terrain[k] - b->point_terrain[k];
    return nci_dot(d, d) <= 1e-12 * s->radius * s->radius;
}
static inline void glue_follow(const struct glue_terrain *s, const double *r, const double *q,
                        const double *starts, int count, struct nc_terrain_contact *contact, int *state)
{
    for (int i = 0; i < count; i++) {
        double uv[2] = {starts[3 * i], starts[3 * i + 1]};
        state[i] = 0;
        if (!(starts[3 * i + 2] > 0.5))
            continue;
        const int status = nc_terrain_contact(s->body, s->n_body, &s->surface, r, q, uv, &contact[i]);
        if (status == NC_E_NO_SOLUTION || status == NC_E_NO_CONVERGENCE) {
            state[i] = 2;
            continue;
        }
        glue_terrain_require(s, status, "contact with the terrain");
        state[i] = 1;
        for (int k = 0; k < i; k++)
            if (state[k] == 1 && glue_same(s, &contact[i], &contact[k]))
                state[i] = 2;
    }
}
NC_API double NormalContact_terrainSearch(void *terrain, const double *r, const double *q, double margin,
                                          const double *old, size_t count, size_t three, double *starts,
                                          size_t count_out, size_t three_out, double *lowest)
{
    const struct glue_terrain *s = (const struct glue_terrain *)terrain;
    struct nc_terrain_contact found[GLUE_STARTS], before[GLUE_STARTS];
    int state[GLUE_STARTS], row[GLUE_STARTS], taken[GLUE_STARTS] = {0}, fresh = 0;
    size_t many = 0;
    const int rows = (int)count;
    (void)three, (void)count_out, (void)three_out;
    if (rows < 2 || rows > GLUE_STARTS)
        glue_terrain_require(s, NC_E_OPTION, "points: 1 to 8");
    glue_terrain_require(
        s, nc_terrain_search(s->body, s->n_body, &s->terrain, r, q, margin, count, found, &many, NULL),
        "contact with the terrain");
    glue_follow(s, r, q, old, rows, before, state);
    for (int i = 0; i < (int)many; i++) {
        const int last = i == rows - 1;
        row[i] = last ? rows - 1 : -1;
        for (int k = 0; !last && k < rows - 1; k++)
            if (state[k] == 1 && !taken[k] && glue_same(s, &found[i], &before[k]))
                row[i] = k;
        if (row[i] >= 0)
            taken[row[i]] = 1;
    }
    for (int i = 0; i < (int)many; i++)
        for (int k = 0; row[i] < 0 && k < rows - 1; k++)
            if (!taken[k]) {
                taken[k] = 1;
                row[i] = k;
                fresh += found[i].gap < 0;
            }
    memset(starts, 0, 3 * count * sizeof *starts);
    for (int i = 0; i < (int)many; i++) {
        starts[3 * row[i]] = found[i].uv[0];
        starts[3 * row[i] + 1] = found[i].uv[1];
        starts[3 * row[i] + 2] = 1;
    }
    *lowest = found[0].gap;
    return fresh;
}
NC_API double NormalContact_terrainContact(void *terrain, const double *r, const double *q, const double *v,
                                           const double *w, const double *starts, size_t count,
                                           size_t three, int point, double *e_n, double *point_a,
                                           double *point_b, double *kappa, double *kappa_rel, double *v_s_a,
                                           double *v_s_b, double *rival, double *lost)
{
    const struct glue_terrain *s = (const struct glue_terrain *)terrain;
    struct nc_terrain_contact contact[GLUE_STARTS];
    struct nc_terrain_motion rates = {.v_body = {0}};
    struct nc_spatial_motion m = {.v = {v[0], v[1], v[2]}, .omega = {w[0], w[1], w[2]}};
    int state[GLUE_STARTS];
    const int rows = (int)count;
    (void)three;
    if (rows < 2 || rows > GLUE_STARTS)
        glue_terrain_require(s, NC_E_OPTION, "points: 1 to 8");
    const int i = glue_index(point, rows - 1, "point: 1 to points, the number of contacts kept apart");
    glue_follow(s, r, q, starts, rows, contact, state);
    double highest = -INFINITY;
    *lost = 0;
    for (int k = 0; k < rows; k++) {
        *lost = state[k] == 2 ? 1 : *lost;
        if (k < rows - 1)
            highest = fmax(highest, state[k] == 1 ? contact[k].gap : s->radius);
    }
    *rival = state[rows - 1] == 1 ? contact[rows - 1].gap - highest : s->radius;
    if (state[i] != 1) {
        contact[i] = (struct nc_terrain_contact){.gap = s->radius,
                                                 .e_n = {0, 0, 1},
                                                 .kappa = {1 / s->radius, 1 / s->radius},
                                                 .kappa_rel = {1 / s->radius, 1 / s->radius}};
        memcpy(contact[i].point_terrain, r, 3 * sizeof *r);
    } else {
        memcpy(m.r, r, sizeof m.r);
        memcpy(m.q, q, sizeof m.q);
        glue_terrain_require(s,
                             nc_terrain_motion(s->body, s->n_body, &s->surface, &m, contact[i].uv, &rates),
                             "motion of the contact with the terrain");
    }
    for (int k = 0; k < 3; k++) {
        e_n[k] = contact[i].e_n[k];
        point_a[k] = contact[i].point_a[k];
        point_b[k] = contact[i].point_terrain[k];
        v_s_a[k] = rates.v_body[k];
        v_s_b[k] = rates.v_terrain[k];
    }
    for (int k = 0; k < 2; k++) {
        kappa[k] = contact[i].kappa[k];
        kappa_rel[k] = contact[i].kappa_rel[k];
    }
    return contact[i].gap;
}
static const char glue_terrain_component[] = "component of a contact with a terrain";
NC_API double NormalContact_terrainStart(void *terrain, const double *pose, int component)
{
    const struct glue_terrain *s = (const struct glue_terrain *)terrain;
    struct nc_terrain_contact contact;
    size_t found;
    double bound;
    glue_terrain_require(
        s,
        nc_terrain_search(s->body, s->n_body, &s->terrain, pose, pose + 3, 0, 1, &contact, &found, &bound),
        "search of the contact with the terrain");
    return contact.uv[glue_index(component, 2, glue_terrain_component)];
}
static inline struct glue_terrain *glue_terrain_solved(void *terrain, const double *uv, const double *pose)
{
    struct glue_terrain *s = (struct glue_terrain *)terrain;
    if (s->known && !memcmp(s->asked, uv, 2 * sizeof *uv) && !memcmp(s->asked + 2, pose, 12 * sizeof *pose))
        return s;
    s->known = s->moved = 0;
    memcpy(s->asked, uv, 2 * sizeof *uv);
    memcpy(s->asked + 2, pose, 12 * sizeof *pose);
    double x[2] = {uv[0], uv[1]};
    glue_terrain_require(
        s, nc_terrain_contact(s->body, s->n_body, &s->surface, pose, pose + 3, x, &s->contact),
        "contact with the terrain");
    s->known = 1;
    return s;
}
static inline const struct glue_terrain *glue_terrain_moved(void *terrain, const double *uv, const double *pose,
                                                     const double *v, const double *w)
{
    struct glue_terrain *s = glue_terrain_solved(terrain, uv, pose);
    struct nc_spatial_motion m = {.v = {v[0], v[1], v[2]}, .omega = {w[0], w[1], w[2]}};
    if (s->moved && !memcmp(s->motion, v, 3 * sizeof *v) && !memcmp(s->motion + 3, w, 3 * sizeof *w))
        return s;
    s->moved = 0;
    memcpy(s->motion, v, 3 * sizeof *v);
    memcpy(s->motion + 3, w, 3 * sizeof *w);
    memcpy(m.r, pose, sizeof m.r);
    memcpy(m.q, pose + 3, sizeof m.q);
    glue_terrain_require(s,
                         nc_terrain_motion(s->body, s->n_body, &s->surface, &m, s->contact.uv, &s->rates),
                         "motion of the contact with the terrain");
    s->moved = 1;
    return s;
}
NC_API double NormalContact_terrainGap(void *terrain, const double *uv, const double *pose)
{
    return glue_terrain_solved(terrain, uv, pose)->contact.gap;
}
NC_API double NormalContact_terrainPart(void *terrain, const double *uv, const double *pose, int component)
{
    const struct nc_terrain_contact *c = &glue_terrain_solved(terrain, uv, pose)->contact;
    const int i = glue_index(component, 10, glue_terrain_component);
    return i < 3 ? c->e_n[i] : i < 6 ? c->point_a[i - 3] : i < 8 ? c->uv[i - 6] : c->kappa_rel[i - 8];
}
NC_API double NormalContact_terrainPart_der(void *terrain, const double *uv, const double *pose,
                                            int component, const double *pose_der)
{
    const int i = glue_index(component, 6, glue_terrain_component);
    double w[3];
    glue_spin(pose + 3, pose_der + 3, w);
    const struct nc_terrain_motion *rates = &glue_terrain_moved(terrain, uv, pose, pose_der, w)->rates;
    return i < 3 ? rates->e_n_der[i] : rates->point_a_der[i - 3];
}
NC_API double NormalContact_terrainBend(void *terrain, const double *uv, const double *pose,
                                        const double *pose_der)
{
    double w[3], arm[3], across[3], inward[3];
    glue_spin(pose + 3, pose_der + 3, w);
    const struct glue_terrain *s = glue_terrain_moved(terrain, uv, pose, pose_der, w);
    for (int k = 0; k < 3; k++)
        arm[k] = s->contact.point_body[k] - pose[k];
    nci_cross(w, arm, across);
    nci_cross(w, across, inward);
    return s->rates.gap[2] - nci_dot(s->contact.e_n, inward);
}
NC_API double NormalContact_terrainRate(void *terrain, const double *uv, const double *pose,
                                        const double *v, const double *w, double T, int component)
{
    const int i = glue_index(component, 2, glue_terrain_component);
    const struct glue_terrain *s = glue_terrain_moved(terrain, uv, pose, v, w);
    return s->rates.uv_der[i] + (s->contact.uv[i] - uv[i]) / T;
}
NC_ONCE_BEGIN
enum { GLUE_CELLS = 2000, GLUE_CELLS_OF_REMEDY = 20000 };
static inline void glue_refuse(const char *name, double radius, const char *where, size_t term, double offset)
{
    char remedy[80] = "";
    if (offset < INFINITY)
        snprintf(remedy, sizeof remedy, "Add an offset of more than %.4g m, or make", offset);
    ModelicaFormatError(
        "NormalContact, %s: the body is not strictly convex. Its curvature radius is %.4g m where "
        "the outer normal is %s; term %d of the shape bends it inwards there, and the contact "
        "cannot reach such a point. %s that term flatter or smaller.\n",
        name, radius, where, (int)term, *remedy ? remedy : "Make");
}
static inline size_t glue_planar_term(const double *shape, size_t n, double phi)
{
    struct nci_reader reader;
    struct nci_term term;
    size_t worst = 0;
    double least = INFINITY, h[4];
    for (int status = nci_read(&reader, shape, n); !status && nci_more(&reader);) {
        const double *start = reader.next;
        status = nci_next(&reader, &term);
        if (!status && !nc_planar_eval(start, (size_t)(reader.next - start), phi, h) &&
            h[0] + h[2] < least) {
            least = h[0] + h[2];
            worst = term.number;
        }
    }
    return worst;
}
static inline size_t glue_spatial_term(const double *shape, size_t n, const double normal[3],
                                const double along[3])
{
    struct nci_reader reader;
    struct nci_term term;
    size_t worst = 0;
    double least = INFINITY, H[9];
    for (int status = nci_read(&reader, shape, n); !status && nci_more(&reader);) {
        const double *start = reader.next;
        double radius = 0;
        status = nci_next(&reader, &term);
        if (status || nc_spatial_eval(start, (size_t)(reader.next - start), normal, NULL, NULL, H))
            continue;
        for (int i = 0; i < 3; i++)
            radius += along[i] * nci_dot(H + 3 * i, along);
        if (radius < least) {
            least = radius;
            worst = term.number;
        }
    }
    return worst;
}
NC_API int NormalContact_planarConvex(const double *shape, size_t n, const char *name)
{
    struct nc_planar_convexity bounds;
    char where[80];
    glue_require(nc_planar_convexity(shape, n, 1e-6, GLUE_CELLS, &bounds), name);
    if (bounds.verdict == NC_NOT_CONVEX) {
        snprintf(where, sizeof where, "at %.1f deg", bounds.angle * 180 / NCI_PI);
        glue_refuse(name, bounds.upper, where, glue_planar_term(shape, n, bounds.angle), bounds.offset);
    }
    return 1;
}
NC_API int NormalContact_spatialConvex(const double *shape, size_t n, const char *name)
{
    struct nc_spatial_convexity bounds;
    char where[80];
    glue_require(nc_spatial_convexity(shape, n, 1e-2, GLUE_CELLS, &bounds), name);
    if (bounds.verdict == NC_NOT_CONVEX) {
        nc_spatial_convexity(shape, n, 1e-6, GLUE_CELLS_OF_REMEDY, &bounds);
        snprintf(where, sizeof where, "{%.3f, %.3f, %.3f}", bounds.normal[0], bounds.normal[1],
                 bounds.normal[2]);
        glue_refuse(name, bounds.upper, where, glue_spatial_term(shape, n, bounds.normal, bounds.direction),
                    bounds.offset);
    }
    return 1;
}
NC_ONCE_END
NC_ONCE_BEGIN
NC_API int NormalContact_planarPolar(const double *shape, size_t n, double radius, int concave,
                                     const char *name)
{
    struct nc_circle_margins margin, psi;
    glue_require(nc_planar_check(shape, n), name);
    glue_require(nc_circle_smallest_margins(shape, n, radius, concave ? NC_CASE_CONCAVE : NC_CASE_CONVEX,
                                            &margin, &psi),
                 name);
    const double degrees = psi.curvature * 180 / NCI_PI;
    if (!(margin.curvature > 0))
        ModelicaFormatError(
            "NormalContact, %s: the contact point is not unique where the centre of the circle is at "
            "%.1f deg: there its path bends more sharply than the radius R = %.4g m allows, so that the "
            "body would be undercut at %s. Use a smaller radius, a larger base circle, or %s.\n",
            name, degrees, radius, concave ? "its ridge, which points inwards" : "its nose",
            concave ? "a flatter ridge" : "a blunter nose");
    return 1;
}
NC_API int NormalContact_spatialPolar(const double *shape, size_t n, double radius, int concave,
                                      const char *name)
{
    struct nc_spatial_motion at_rest = {.q = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
    const enum nc_case mode = concave ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
    const int count = 1000;
    glue_require(nc_spatial_check(shape, n), name);
    for (int i = 0; i < count; i++) {
        const double z = (2 * i + 1.0) / count - 1, s = sqrt(1 - z * z), phi = 2.399963229728653 * i;
        struct nc_spatial_contact contact;
        at_rest.r[0] = -s * cos(phi);
        at_rest.r[1] = -s * sin(phi);
        at_rest.r[2] = -z;
        glue_require(nc_sphere_contact(shape, n, radius, mode, &at_rest, &contact), name);
    }
    return 1;
}
NC_API void NormalContact_planarForRadius(const double *shape, size_t n, double from, double radius,
                                          int inside, int concave, int pieces, const char *what,
                                          double *out)
{
    const enum nc_case mode = inside || concave ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
    const double of = from > 0 ? from : INFINITY, to = inside ? -radius : radius;
    const size_t count = pieces > 0 ? (size_t)pieces : 0, size = 4 + 9 * count;
    double value[4];
    glue_require(nc_planar_check(shape, n), what);
    if (pieces < 8 || pieces > 4096)
        ModelicaFormatError(
            "NormalContact, %s: pieces = %d is not between 8 and 4096. Choose another number.\n", what,
            pieces);
    if (nc_planar_for_radius(out, size, shape, n, of, to, mode, count) == size)
        return;
    for (int i = 0; i < 720; i++) {
        const int status = nc_circle_change_radius(shape, n, of, to, mode, NCI_PI * i / 360, value);
        if (status % NC_TERM != NC_E_NOT_UNIQUE && status % NC_TERM != NC_E_NO_SOLUTION)
            glue_require(status, what);
    }
    ModelicaFormatError(
        "NormalContact, %s: the body has no potential for a circle of radius R = %.4g m: %s, or the "
        "reference point lies outside the body. %s, or move the reference point by shift.\n",
        what, radius,
        inside ? "the hollow circle is not larger than all curvature radii of the body"
               : "the circle does not reach into a concave flank of the body",
        inside ? "Use a larger R" : "Use a smaller R");
}
NC_ONCE_END
struct glue_bodies {
    size_t n_body, n_counterpart;
    int known;
    double pose[12];
    struct nc_spatial_pair contact;
    double arm[3], point[3];
    int moved;
    double motion[6];
    double normal[3];
    double material[3];
    double along_body[3];
    double along_counterpart[3];
    int derived;
    double pose_der[12];
    double normal_der[3];
    double point_der[3], bend;
    double start[3];
    char name[160];
    double vector[];
};
NC_API void *NormalContact_twoBodies(const double *body, size_t n_body, const double *counterpart,
                                     size_t n_counterpart, const char *name)
{
    struct glue_bodies *s =
        (struct glue_bodies *)malloc(sizeof *s + (n_body + n_counterpart) * sizeof(double));
    if (!s) {
        glue_require_exact(name, NC_E_MEMORY, "two bodies");
        return NULL;
    }
    memset(s, 0, sizeof *s);
    strncpy(s->name, name, sizeof s->name - 1);
    s->n_body = n_body;
    s->n_counterpart = n_counterpart;
    memcpy(s->vector, body, n_body * sizeof(double));
    memcpy(s->vector + n_body, counterpart, n_counterpart * sizeof(double));
    return s;
}
NC_API void NormalContact_twoBodiesFree(void *bodies)
{
    free(bodies);
}
static inline struct glue_bodies *glue_touched(void *bodies, const double *r, const double *q)
{
    struct glue_bodies *s = (struct glue_bodies *)bodies;
    if (s->known && !memcmp(s->pose, r, 3 * sizeof *r) && !memcmp(s->pose + 3, q, 9 * sizeof *q))
        return s;
    s->known = s->moved = s->derived = 0;
    memcpy(s->pose, r, 3 * sizeof *r);
    memcpy(s->pose + 3, q, 9 * sizeof *q);
    glue_require_exact(s->name,
                       nc_spatial_pair_solve(s->vector + s->n_body, s->n_counterpart, s->vector, s->n_body,
                                             r, q, s->start, NULL, &s->contact),
                       "contact of two bodies");
    for (int k = 0; k < 3; k++) {
        s->arm[k] = s->contact.point_b[k] - r[k];
        s->start[k] = s->contact.normal[k];
    }
    nci_rotate_back(q, s->arm, s->point);
    s->known = 1;
    return s;
}
static inline struct glue_bodies *glue_moving(void *bodies, const double *r, const double *q, const double *v,
                                       const double *w)
{
    struct glue_bodies *s = glue_touched(bodies, r, q);
    const struct nc_spatial_motion motion = {.v = {v[0], v[1], v[2]}, .omega = {w[0], w[1], w[2]}};
    struct nc_spatial_pair_motion moved;
    if (s->moved && !memcmp(s->motion, v, 3 * sizeof *v) && !memcmp(s->motion + 3, w, 3 * sizeof *w))
        return s;
    s->moved = 0;
    memcpy(s->motion, v, 3 * sizeof *v);
    memcpy(s->motion + 3, w, 3 * sizeof *w);
    glue_require_exact(s->name, nc_spatial_pair_motion(&s->contact, &motion, &moved),
                       "motion of the contact of two bodies");
    nci_cross(w, s->arm, s->material);
    for (int k = 0; k < 3; k++) {
        s->normal[k] = moved.normal_der[k];
        s->material[k] += v[k];
        s->along_body[k] = moved.point_b_der[k] - s->material[k];
        s->along_counterpart[k] = moved.point_a_der[k];
    }
    s->moved = 1;
    return s;
}
static inline const struct glue_bodies *glue_derived(void *bodies, const double *pose, const double *pose_der)
{
    struct glue_bodies *s = glue_touched(bodies, pose, pose + 3);
    double w[3], turned[3];
    if (s->derived && !memcmp(s->pose_der, pose_der, sizeof s->pose_der))
        return s;
    s->derived = 0;
    memcpy(s->pose_der, pose_der, sizeof s->pose_der);
    glue_spin(pose + 3, pose_der + 3, w);
    glue_moving(bodies, pose, pose + 3, pose_der, w);
    memcpy(s->normal_der, s->normal, sizeof s->normal);
    nci_rotate_back(pose + 3, s->along_body, s->point_der);
    nci_cross(w, s->along_body, turned);
    s->bend = nci_dot(s->normal, s->material) + nci_dot(s->contact.normal, turned);
    s->derived = 1;
    return s;
}
NC_API double NormalContact_pair(void *bodies, double r_x, double r_y, double r_z, double T_11, double T_12,
                                 double T_13, double T_21, double T_22, double T_23, double T_31,
                                 double T_32, double T_33, double v_x, double v_y, double v_z, double w_x,
                                 double w_y, double w_z, double *n_x, double *n_y, double *n_z, double *a_x,
                                 double *a_y, double *a_z, double *b_x, double *b_y, double *b_z,
                                 double *kappa_1, double *kappa_2, double *rel_1, double *rel_2,
                                 double *v_s_a_x, double *v_s_a_y, double *v_s_a_z, double *v_s_b_x,
                                 double *v_s_b_y, double *v_s_b_z)
{
    const struct nc_spatial_motion at =
        glue_spatial_motion((const double[3]){r_x, r_y, r_z},
                            (const double[9]){T_11, T_12, T_13, T_21, T_22, T_23, T_31, T_32, T_33},
                            (const double[3]){v_x, v_y, v_z}, (const double[3]){w_x, w_y, w_z});
    const struct glue_bodies *s = glue_moving(bodies, at.r, at.q, at.v, at.omega);
    double tangent[3], relative[2], a[3], b[3], Ha[3], Hb[3], large, small, cosine, sine;
    glue_require_exact(s->name, nc_spatial_pair_curvature(&s->contact, relative, tangent),
                       "relative curvature of two bodies");
    nci_pair_tangents(s->contact.normal, a, b);
    nci_rotate(s->contact.radii_b, a, Ha);
    nci_rotate(s->contact.radii_b, b, Hb);
    nci_pair_eigen(nci_dot(a, Ha), nci_dot(a, Hb), nci_dot(b, Hb), &large, &small, &cosine, &sine);
    *kappa_1 = 1 / small;
    *kappa_2 = 1 / large;
    *rel_1 = relative[0];
    *rel_2 = relative[1];
    glue_spatial_vector(s->contact.normal, n_x, n_y, n_z);
    glue_spatial_vector(s->point, a_x, a_y, a_z);
    glue_spatial_vector(s->contact.point_a, b_x, b_y, b_z);
    glue_spatial_vector(s->along_body, v_s_a_x, v_s_a_y, v_s_a_z);
    glue_spatial_vector(s->along_counterpart, v_s_b_x, v_s_b_y, v_s_b_z);
    return s->contact.gap;
}
NC_API double NormalContact_pairGap(void *bodies, const double *pose)
{
    return glue_touched(bodies, pose, pose + 3)->contact.gap;
}
static const char glue_pair_component[] = "component of a contact of two bodies";
NC_API double NormalContact_pairContact(void *bodies, const double *pose, int component)
{
    const struct glue_bodies *s = glue_touched(bodies, pose, pose + 3);
    const int i = glue_index(component, 6, glue_pair_component);
    return i < 3 ? s->contact.normal[i] : s->point[i - 3];
}
NC_API double NormalContact_pairContact_der(void *bodies, const double *pose, int component,
                                            const double *pose_der)
{
    const struct glue_bodies *s = glue_derived(bodies, pose, pose_der);
    const int i = glue_index(component, 6, glue_pair_component);
    return i < 3 ? s->normal_der[i] : s->point_der[i - 3];
}
NC_API double NormalContact_pairBend(void *bodies, const double *pose, const double *pose_der)
{
    return glue_derived(bodies, pose, pose_der)->bend;
}
NC_API double NormalContact_planarPair(const double *body, size_t n_body, const double *counterpart,
                                       size_t n_counterpart, double x, double y, double cosine, double sine,
                                       double v_x, double v_y, double w, const char *name, double *phi_a,
                                       double *phi_b, double *n_x, double *n_y, double *a_x, double *a_y,
                                       double *b_x, double *b_y, double *kappa_a, double *kappa_b,
                                       double *v_s_a, double *v_s_b)
{
    const struct nc_planar_motion m = glue_planar_motion(x, y, cosine, sine, v_x, v_y, w);
    struct nc_planar_pair pair;
    struct nc_planar_pair_motion moved;
    glue_require_of(
        name,
        nc_planar_pair_solve(counterpart, n_counterpart, body, n_body, m.r, m.angle, NULL, NULL, &pair),
        "contact of two planar bodies");
    glue_require_of(name, nc_planar_pair_motion(&pair, &m, &moved),
                    "motion of the contact of two planar bodies");
    const double c = cos(m.angle), s = sin(m.angle), tangent[2] = {pair.normal[1], -pair.normal[0]};
    const double arm[2] = {pair.point_b[0] - m.r[0], pair.point_b[1] - m.r[1]};
    const double material[2] = {m.v[0] - w * arm[1], m.v[1] + w * arm[0]};
    *phi_a = atan2(s * pair.normal[0] - c * pair.normal[1], -c * pair.normal[0] - s * pair.normal[1]);
    *phi_b = pair.phi;
    *n_x = pair.normal[0];
    *n_y = pair.normal[1];
    *a_x = c * arm[0] + s * arm[1];
    *a_y = c * arm[1] - s * arm[0];
    *b_x = pair.point_a[0];
    *b_y = pair.point_a[1];
    *kappa_a = 1 / fmin(pair.rho_b, 1e9);
    *kappa_b = 1 / fmin(pair.rho_a, 1e9);
    *v_s_a = tangent[0] * (moved.point_b_der[0] - material[0]) +
             tangent[1] * (moved.point_b_der[1] - material[1]);
    *v_s_b = tangent[0] * moved.point_a_der[0] + tangent[1] * moved.point_a_der[1];
    return pair.gap;
}
NC_API double NormalContact_planarPairAngle(const double *body, size_t n_body, const double *counterpart,
                                            size_t n_counterpart, double x, double y, double cosine,
                                            double sine)
{
    const double r[2] = {x, y};
    struct nc_planar_pair pair;
    glue_require(nc_planar_pair_solve(counterpart, n_counterpart, body, n_body, r, atan2(sine, cosine),
                                      NULL, NULL, &pair),
                 "ideal contact of two planar bodies");
    return pair.phi;
}
enum { GLUE_ANSWERS = 13 };
struct glue_planar {
    const double *shape;
    size_t n;
    const double *counterpart;
    size_t n_counterpart;
    double radius;
    int concave;
    const char *name;
};
typedef void glue_question(const struct glue_planar *about, const struct glue_place *at, double *answer);
static inline struct glue_place glue_moved_on(const struct glue_place *at, const struct glue_place *der,
                                       double step)
{
    return (struct glue_place){at->x + step * der->x, at->y + step * der->y,     at->c + step * der->c,
                               at->s + step * der->s, at->v_x + step * der->v_x, at->v_y + step * der->v_y,
                               at->w + step * der->w};
}
static inline double glue_step(const struct glue_place *at, const struct glue_place *der)
{
    const double distance = hypot(at->x, at->y), change = hypot(hypot(der->v_x, der->v_y), der->w);
    const double way = hypot(der->x, der->y) / (distance > 0 ? distance : 1) + hypot(der->c, der->s);
    const double speed = hypot(hypot(at->v_x, at->v_y), at->w);
    return way > 0 ? 1e-5 / way : change > 0 ? (speed > 0 ? speed : 1) / change : 0;
}
static inline double glue_difference(glue_question *question, const struct glue_planar *about,
                              struct glue_place at, struct glue_place der, int component, int last,
                              int angles)
{
    const int i = glue_index(component, last, "component of the derivative of a contact");
    const double step = glue_step(&at, &der);
    double after[GLUE_ANSWERS], before[GLUE_ANSWERS];
    if (!(step > 0))
        return 0;
    const struct glue_place on = glue_moved_on(&at, &der, step), back = glue_moved_on(&at, &der, -step);
    question(about, &on, after);
    question(about, &back, before);
    const double change = after[i] - before[i];
    return (i > 0 && i <= angles ? remainder(change, 2 * NCI_PI) : change) / (2 * step);
}
static inline void glue_line_at(const struct glue_planar *a, const struct glue_place *at, double *y)
{
    y[0] = NormalContact_line(a->shape, a->n, at->x, at->y, at->c, at->s, at->v_x, at->v_y, at->w, a->name,
                              y + 1, y + 2, y + 3, y + 4, y + 5, y + 6, y + 7, y + 8, y + 9);
}
NC_API double NormalContact_line_der(const double *shape, size_t n, double x, double y, double c, double s,
                                     double v_x, double v_y, double w, const char *name, double x_der,
                                     double y_der, double c_der, double s_der, double v_x_der,
                                     double v_y_der, double w_der, int component)
{
    const struct glue_planar about = {.shape = shape, .n = n, .name = name};
    return glue_difference(glue_line_at, &about, (struct glue_place){x, y, c, s, v_x, v_y, w},
                           (struct glue_place){x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der},
                           component, 10, 1);
}
static inline void glue_circle_at(const struct glue_planar *a, const struct glue_place *at, double *y)
{
    y[0] = NormalContact_circle(a->shape, a->n, a->radius, a->concave, at->x, at->y, at->c, at->s, at->v_x,
                                at->v_y, at->w, a->name, y + 1, y + 2, y + 3, y + 4, y + 5, y + 6, y + 7,
                                y + 8, y + 9, y + 10, y + 11);
}
NC_API double NormalContact_circle_der(const double *shape, size_t n, double radius, int concave, double x,
                                       double y, double c, double s, double v_x, double v_y, double w,
                                       const char *name, double x_der, double y_der, double c_der,
                                       double s_der, double v_x_der, double v_y_der, double w_der,
                                       int component)
{
    const struct glue_planar about = {
        .shape = shape, .n = n, .radius = radius, .concave = concave, .name = name};
    return glue_difference(glue_circle_at, &about, (struct glue_place){x, y, c, s, v_x, v_y, w},
                           (struct glue_place){x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der},
                           component, 12, 1);
}
static inline void glue_planar_pair_at(const struct glue_planar *a, const struct glue_place *at, double *y)
{
    y[0] = NormalContact_planarPair(a->shape, a->n, a->counterpart, a->n_counterpart, at->x, at->y, at->c,
                                    at->s, at->v_x, at->v_y, at->w, a->name, y + 1, y + 2, y + 3, y + 4,
                                    y + 5, y + 6, y + 7, y + 8, y + 9, y + 10, y + 11, y + 12);
}
NC_API double NormalContact_planarPair_der(const double *body, size_t n_body, const double *counterpart,
                                           size_t n_counterpart, double x, double y, double c, double s,
                                           double v_x, double v_y, double w, const char *name, double x_der,
                                           double y_der, double c_der, double s_der, double v_x_der,
                                           double v_y_der, double w_der, int component)
{
    const struct glue_planar about = {.shape = body,
                                      .n = n_body,
                                      .counterpart = counterpart,
                                      .n_counterpart = n_counterpart,
                                      .name = name};
    return glue_difference(glue_planar_pair_at, &about, (struct glue_place){x, y, c, s, v_x, v_y, w},
                           (struct glue_place){x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der},
                           component, 13, 2);
}
NC_ONCE_BEGIN
static inline void glue_rod(const double start[3], const double end[3], double rod[7])
{
    double square = 0;
    for (int k = 0; k < 3; k++) {
        rod[k] = start[k];
        rod[3 + k] = end[k] - start[k];
        square += rod[3 + k] * rod[3 + k];
    }
    rod[6] = sqrt(square);
    if (square == 0)
        rod[3] = 1;
}
static inline void glue_planar_point(const double *shape, size_t n, double radius, int concave, double angle,
                              const double *e_x, const double *e_y, double point[3])
{
    const double u[2] = {cos(angle), sin(angle)};
    double h[4], along = 1, across;
    glue_require(nc_planar_eval(shape, n, angle, h), "drawing of a planar body");
    across = h[1];
    if (radius != 0) {
        const double share = (concave ? radius : -radius) / sqrt(h[0] * h[0] + h[1] * h[1]);
        along += share;
        across *= -share;
    }
    for (int k = 0; k < 3; k++)
        point[k] =
            (along * h[0] * u[0] - across * u[1]) * e_x[k] + (along * h[0] * u[1] + across * u[0]) * e_y[k];
}
NC_API void NormalContact_planarRods(const double *shape, size_t n, int count, double radius, int concave,
                                     const double *e_x, const double *e_y, double *rods)
{
    double start[3], end[3];
    glue_planar_point(shape, n, radius, concave, 0, e_x, e_y, start);
    for (int i = 0; i < count; i++) {
        glue_planar_point(shape, n, radius, concave, NCI_TWO_PI * (i + 1) / count, e_x, e_y, end);
        glue_rod(start, end, rods + 7 * i);
        for (int k = 0; k < 3; k++)
            start[k] = end[k];
    }
}
static inline void glue_spatial_point(const double *shape, size_t n, double radius, int concave, const double u[3],
                               double point[3])
{
    double normal[3], G, square = 0;
    glue_require(nc_spatial_eval(shape, n, u, &G, point, NULL), "drawing of a body");
    if (!(radius > 0))
        return;
    for (int k = 0; k < 3; k++) {
        normal[k] = 2 * G * u[k] - point[k];
        square += normal[k] * normal[k];
    }
    for (int k = 0; k < 3; k++)
        point[k] = G * u[k] + (concave ? radius : -radius) * normal[k] / sqrt(square);
}
NC_API void NormalContact_spatialRods(const double *shape, size_t n, int count, double radius, int concave,
                                      double *rods)
{
    double extent[3] = {1, 1, 1}, start[3], end[3];
    for (int k = 0; k < 3 && !(radius > 0); k++) {
        const double x = k == 0, y = k == 1, z = k == 2;
        extent[k] = NormalContact_spatialPotential(shape, n, x, y, z) +
                    NormalContact_spatialPotential(shape, n, -x, -y, -z);
    }
    for (int line = 0; line < 3; line++)
        for (int i = 0; i <= count; i++) {
            const double angle = NCI_TWO_PI * i / count;
            const int other = (line + 1) % 3;
            double u[3] = {0, 0, 0};
            u[line] = cos(angle) * extent[other];
            u[other] = sin(angle) * extent[line];
            const double length = sqrt(nci_dot(u, u));
            for (int k = 0; k < 3; k++)
                u[k] /= length;
            glue_spatial_point(shape, n, radius, concave, u, end);
            if (i > 0)
                glue_rod(start, end, rods + 7 * (count * line + i - 1));
            for (int k = 0; k < 3; k++)
                start[k] = end[k];
        }
}
NC_API void NormalContact_surfaceRods(const double *surface, size_t n, const int *lines, const int *count,
                                      double *rods)
{
    const struct nc_surface it = {.vector = surface, .n = n};
    double range[2][2], p[10][3], start[3] = {0};
    int periodic[2];
    glue_require(nc_surface_range(&it, range, periodic), "net of a surface");
    for (int along = 0; along < 2; along++)
        for (int line = 0; line < lines[along]; line++)
            for (int i = 0; i <= count[along]; i++) {
                const double across = lines[along] > 1 ? (double)line / (lines[along] - 1) : 0.5;
                const double x[2] = {along ? (double)i / count[along] : across,
                                     along ? across : (double)i / count[along]};
                glue_require(nc_surface_eval(&it, range[0][0] + x[0] * (range[0][1] - range[0][0]),
                                             range[1][0] + x[1] * (range[1][1] - range[1][0]), 0, p),
                             "net of a surface");
                if (i > 0) {
                    glue_rod(start, p[0], rods);
                    rods += 7;
                }
                for (int k = 0; k < 3; k++)
                    start[k] = p[0][k];
            }
}
NC_ONCE_END
NC_API double NormalContact_hertzModulus(double E_a, double nu_a, double E_b, double nu_b, const char *name)
{
    double modulus;
    glue_require_of(name, nc_hertz_modulus(E_a, nu_a, E_b, nu_b, &modulus),
                    "materials E_a, nu_a, E_b, nu_b");
    return modulus;
}
NC_API double NormalContact_hertzPoint(double modulus, double kappa1, double kappa2, const char *name)
{
    const double kappa[2] = {kappa1, kappa2};
    const int edge = kappa1 == INFINITY || kappa2 == INFINITY;
    double stiffness = NAN;
    glue_require_of(name, edge ? NC_E_NOT_CONVEX : nc_hertz_point(modulus, kappa, &stiffness),
                    "stiffness of a point contact");
    return stiffness;
}
NC_API double NormalContact_hertzArea(double modulus, double kappa1, double kappa2, double penetration,
                                      double *half_axis1, double *half_axis2)
{
    const double kappa[2] = {kappa1, kappa2};
    double axes[2], pressure;
    glue_require(nc_hertz_area(modulus, kappa, penetration, axes, &pressure), "area of a point contact");
    *half_axis1 = axes[0];
    *half_axis2 = axes[1];
    return pressure;
}
NC_API double NormalContact_hertzStrip(double modulus, double kappa, double length, double force,
                                       const char *name, double *pressure)
{
    double half_width;
    glue_require_exact(name, nc_hertz_strip(modulus, kappa, length, force, &half_width, pressure),
                       "pressure of a line contact");
    return half_width;
}
NC_API double NormalContact_filmLine(double viscosity, double pressure_viscosity, double speed,
                                     double modulus, double kappa, double length, double force,
                                     const char *name)
{
    double thickness;
    glue_require_exact(
        name, nc_film_line(viscosity, pressure_viscosity, speed, modulus, kappa, length, force, &thickness),
        "oil film of a line contact");
    return thickness;
}
NC_API double NormalContact_hertzLine(double modulus, double kappa, double depth, double length,
                                      double damping, double penetration, double penetration_der,
                                      const char *name, double *energy, double *loss, double *half_width,
                                      double *pressure)
{
    double elastic, force;
    glue_require_of(name, nc_hertz_line(modulus, kappa, depth, length, penetration, &elastic, NULL, energy),
                    "force of a line contact");
    glue_require_of(name, nc_hertz_strip(modulus, kappa, length, elastic, half_width, pressure),
                    "strip of a line contact");
    glue_require_of(name, nc_force_damped(elastic, damping, penetration_der, &force, loss), "damped force");
    return force;
}
NC_API double NormalContact_damping(int law, double restitution, double impact_velocity,
                                    double smallest_velocity, const char *name)
{
    double damping;
    glue_require_of(name, nc_force_damping(law, restitution, impact_velocity, smallest_velocity, &damping),
                    "damping of an impact");
    return damping;
}
NC_API double NormalContact_normalForce(double stiffness, double exponent, double damping,
                                        double penetration, double penetration_der, const char *name,
                                        double *energy, double *loss)
{
    double elastic, force;
    glue_require_of(name, nc_force_elastic(stiffness, exponent, penetration, &elastic, energy),
                    "elastic force");
    glue_require_of(name, nc_force_damped(elastic, damping, penetration_der, &force, loss), "damped force");
    return force;
}
NC_API double NormalContact_friction(double mu_static, double mu_dynamic, double v_stribeck, double viscous,
                                     double v_d, double normal_force, double speed, const char *name)
{
    const double v = fmax(speed, 1e-9 * fmin(v_d, v_stribeck));
    double force;
    glue_require_of(name,
                    nc_friction_stribeck_planar(mu_static, mu_dynamic, v_stribeck, viscous, v_d,
                                                normal_force, v, &force),
                    "friction");
    return -force / v;
}
NC_API double NormalContact_smoothForce(double modulus, double radius, double dissipation,
                                        const double *smoothing, double penetration, double penetration_der,
                                        const char *name, double *elastic, double *stiffness,
                                        double *damping)
{
    double force[3];
    glue_require_of(name,
                    nc_force_smooth(modulus, radius, dissipation, smoothing, penetration, penetration_der,
                                    elastic, force),
                    "smooth force of a sphere");
    *stiffness = force[1];
    *damping = force[2];
    return force[0];
}
NC_API double NormalContact_smoothFriction(double mu_static, double mu_dynamic, double viscous,
                                           double v_transition, double smoothing, double normal_force,
                                           double speed, const char *name)
{
    const double v = fmax(speed, 1e-9 * sqrt(smoothing));
    double force;
    glue_require_of(name,
                    nc_friction_smooth(mu_static, mu_dynamic, viscous, v_transition, smoothing,
                                       normal_force, v, &force),
                    "smooth friction");
    return -force / v;
}
#endif
