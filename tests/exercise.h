/* Calls every evaluation of the public interface once, on bodies that have every kind of term; for tests
 * that watch the kernel from outside. Returns a checksum of all results. */
#ifndef TESTS_EXERCISE_H
#define TESTS_EXERCISE_H

#include <math.h>
#include <string.h>

#include "normalcontact.h"
#include "moving.h"

/* The sum of a block of doubles, without what is infinite. */
static inline double exercise_sum(const void *block, size_t size)
{
    const double *x = block;
    double sum = 0;
    for (size_t i = 0; i < size / sizeof *x; i++)
        sum += isfinite(x[i]) ? x[i] : 1;
    return sum;
}

struct exercise_shapes {
    double planar[512], polar[64], spatial[512], smooth[64];
    size_t n_planar, n_polar, n_spatial, n_smooth;
};

/* A planar and a spatial sum of all terms, a cam for circles, an ellipsoid. */
static inline void exercise_build(struct exercise_shapes *s)
{
    static const double a[3] = {0.02, 0.01, 0.005}, b[3] = {0.01, -0.01, 0.002},
                        knots[2] = {0, 3.14159265358979323846};
    static const double c[6] = {0, 0.031415926535897932, -0.01, 0, -0.031415926535897932, 0.01};
    static const double vertices[18] = {1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1};
    static const double corners[8] = {-1, -1, 1, -1, 1, 1, -1, 1};
    static const double q[9] = {0.36, 0.48, -0.8, -0.8, 0.6, 0, 0.48, 0.64, 0.6};
    static const double m[6] = {1, 0.1, 0.1, 2, 0.1, 3};
    static const double y[9] = {1, 0.1, 0.1, 0.1, 0.02, 0.02, 0.02, 0.02, 0.02};
    double *p = s->planar, part[64], *x = s->spatial;
    size_t n = nc_planar_offset(p, 512, 2), k;
    n += nc_planar_shift(p + n, 512 - n, 0.1, 0.2);
    n += nc_planar_fourier(p + n, 512 - n, 1, a, b, 3);
    n += nc_planar_ellipse(p + n, 512 - n, 1, 2);
    n += nc_planar_piecewise(p + n, 512 - n, knots, 2, c, 2);
    n += nc_planar_lift(p + n, 512 - n, NC_LIFT_MODIFIED_SINE, 0.1, 0.3, 1, 1, 1);
    n += nc_planar_lobe(p + n, 512 - n, 0.01, 0.5, 2, 3, 4);
    n += nc_planar_rounded_polygon(p + n, 512 - n, corners, 4, 0.1);
    k = nc_planar_superellipse(part, 64, 1, 1.5, 3, 0.2);
    s->n_planar = n + nc_planar_rotated(p + n, 512 - n, part, k, 0.4);
    n = nc_planar_offset(s->polar, 64, 2);
    s->n_polar = n + nc_planar_lobe(s->polar + n, 64 - n, 0.05, 0.5, 2.6, 3, 4);
    n = nc_spatial_offset(x, 512, 1);
    n += nc_spatial_shift(x + n, 512 - n, 0.1, 0.2, 0.3);
    n += nc_spatial_quadratic(x + n, 512 - n, m);
    n += nc_spatial_superellipsoid(x + n, 512 - n, 1, 2, 3, 3, 4, 0.3);
    n += nc_spatial_superovoid(x + n, 512 - n, 1, 2, 3, 2, 3, 4, 0.3);
    n += nc_spatial_harmonics(x + n, 512 - n, y, 2);
    n += nc_spatial_hull(x + n, 512 - n, vertices, 6, 8);
    k = nc_planar_ellipse(part, 64, 2, 1);
    n += nc_spatial_revolved(x + n, 512 - n, part, k);
    k = nc_spatial_ellipsoid(part, 64, 1, 2, 3);
    s->n_spatial = n + nc_spatial_rotated(x + n, 512 - n, part, k, q);
    s->n_smooth = nc_spatial_ellipsoid(s->smooth, 64, 1, 2, 3);
}

/* Adds what a call wrote to `out` if it succeeded, and its status. */
#define EXERCISE(out, call)                                                                                \
    do {                                                                                                   \
        memset(&(out), 0, sizeof(out));                                                                    \
        const int exercise_status = call;                                                                  \
        sum += exercise_status ? -1000.0 * exercise_status : exercise_sum(&(out), sizeof(out));            \
    } while (0)

static inline double exercise_planar(const struct exercise_shapes *s, double t)
{
    struct nc_planar_motion motion = {{0.1, 9}, 0.3 + t, {0.2, -0.1}, 1, {0.3, 0.1}, 2};
    struct nc_planar_boundary point;
    struct nc_planar_contact contact;
    struct nc_planar_contact_motion contact_motion;
    struct nc_planar_mass mass;
    struct nc_circle_margins margins;
    struct nc_line_rolling rolling;
    const enum nc_case mode = NC_CASE_CONVEX;
    double sum = nc_planar_check(s->planar, s->n_planar), out[4], one;
    EXERCISE(out, nc_planar_eval(s->planar, s->n_planar, t, out));
    EXERCISE(one, nc_planar_integral(s->planar, s->n_planar, 0.1, t, &one));
    EXERCISE(point, nc_planar_boundary(s->planar, s->n_planar, t, &point));
    EXERCISE(mass, nc_planar_mass(s->planar, s->n_planar, &mass));
    EXERCISE(contact, nc_line_contact(s->planar, s->n_planar, &motion, &contact));
    EXERCISE(contact_motion, nc_line_motion(s->planar, s->n_planar, &motion, &contact_motion));
    EXERCISE(rolling, nc_line_rolling(s->planar, s->n_planar, 0, t, 1, 0.1, &rolling));
    EXERCISE(point, nc_circle_boundary(s->polar, s->n_polar, 0.5, mode, t, &point));
    EXERCISE(margins, nc_circle_margin(s->polar, s->n_polar, 0.5, mode, t, &margins));
    EXERCISE(out, nc_circle_change_radius(s->polar, s->n_polar, 0.5, 0.4, mode, t, out));
    EXERCISE(contact, nc_circle_contact(s->polar, s->n_polar, 0.5, mode, &motion, &contact));
    EXERCISE(contact_motion, nc_circle_motion(s->polar, s->n_polar, 0.5, mode, &motion, &contact_motion));
    EXERCISE(contact, nc_circle_distance(s->polar, s->n_polar, 0.5, mode, &motion, &contact));
    double point_c[2 * 64], radius[64], gap[64];
    size_t entry[64], count;
    sum += nc_planar_coefficients(s->planar, s->n_planar, 64, entry, &count);
    EXERCISE(radius, nc_planar_sensitivity(s->planar, s->n_planar, t, count, gap, point_c, radius));
    EXERCISE(gap, nc_line_sensitivity(s->planar, s->n_planar, &motion, count, gap));
    EXERCISE(gap, nc_circle_sensitivity(s->polar, s->n_polar, 0.5, mode, &motion, 2, gap));
    return sum;
}

static inline double exercise_spatial(const struct exercise_shapes *s, double t)
{
    static const double q[9] = {0.36, 0.48, -0.8, -0.8, 0.6, 0, 0.48, 0.64, 0.6};
    const double n[3] = {0.8 * cos(t), 0.8 * sin(t), 0.6}, u[3] = {0.1, 0.2, 0.3}, v[3] = {0.3, t, 0.1};
    const double r[3] = {4 + t, 5, 30}, e[3] = {0, 0, 1};
    struct nc_spatial_boundary boundary;
    struct nc_spatial_contact contact;
    struct nc_spatial_mass mass;
    double sum = nc_spatial_check(s->spatial, s->n_spatial), h, point[3], hessian[9], third[3];
    struct nc_spatial_contact_motion path;
    EXERCISE(third, nc_spatial_third(s->spatial, s->n_spatial, n, u, v, &h, point, hessian, third));
    EXERCISE(hessian, nc_spatial_eval(s->spatial, s->n_spatial, n, &h, point, hessian));
    EXERCISE(boundary, nc_spatial_boundary(s->spatial, s->n_spatial, n, &boundary));
    EXERCISE(mass, nc_spatial_mass(s->smooth, s->n_smooth, 1e-3, &mass));
    EXERCISE(point, nc_plane_gap(s->spatial, s->n_spatial, e, r, q, &h, point));
    EXERCISE(contact, nc_plane_contact(s->spatial, s->n_spatial, e, MOVING(r, q, u, v), &contact));
    EXERCISE(path, nc_plane_motion(s->spatial, s->n_spatial, e, MOVING(r, q, u, v), &path));
    EXERCISE(contact,
             nc_sphere_contact(s->smooth, s->n_smooth, 0.5, NC_CASE_CONVEX, MOVING(r, q, u, v), &contact));
    EXERCISE(contact, nc_sphere_distance(s->spatial, s->n_spatial, 0.5, MOVING(r, q, u, v), 0.1, &contact));
    double point_c[3 * 64], gap[64];
    size_t entry[64], count;
    sum += nc_spatial_coefficients(s->spatial, s->n_spatial, 64, entry, &count);
    EXERCISE(point_c, nc_spatial_sensitivity(s->spatial, s->n_spatial, n, count, gap, point_c));
    EXERCISE(gap, nc_plane_sensitivity(s->spatial, s->n_spatial, e, MOVING(r, q, u, v), count, gap));
    return sum;
}

static inline double exercise_forces(double t)
{
    const double kappa[2] = {2, 1}, velocity[3] = {0.1, t, 0.2};
    double sum = 0, one, three[3];
    EXERCISE(one, nc_hertz_modulus(2e11, 0.3, 2e11, 0.3, &one));
    EXERCISE(one, nc_hertz_point(1e11, kappa, &one));
    EXERCISE(three, nc_hertz_area(1e11, kappa, 1e-5, three, three + 2));
    EXERCISE(three, nc_hertz_line(1e11, 2, 0.5, 0.1, 1e-5, three, three + 1, three + 2));
    EXERCISE(one, nc_force_damping(NC_EXACT_RESTITUTION, 0.6, 1, 0.01, &one));
    EXERCISE(one, nc_friction_stribeck_planar(0.5, 0.3, 0.1, 0.01, 0.001, 10, t, &one));
    EXERCISE(three, nc_force_smooth(3e6, 0.03, 2, (const double[]){1e-5, 300, 50}, 0.01, t, NULL, three));
    EXERCISE(one, nc_friction_smooth(0.8, 0.7, 0.5, 0.2, 1e-5, 10, t, &one));
    EXERCISE(three, nc_friction_spatial(0.5, 0.001, 10, velocity, three));
    EXERCISE(three, nc_rolling_resistance_spatial(0.01, 0.1, 10, velocity, three));
    return sum;
}

static inline double exercise(const struct exercise_shapes *s, double t)
{
    return exercise_planar(s, t) + exercise_spatial(s, t) + exercise_forces(t);
}

#endif
