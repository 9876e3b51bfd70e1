/* Contact of two parametric surfaces, 001: position, speed, acceleration, degenerate contact. */
#include "random_motion.h"
#include <stdio.h>

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

static struct nc_surface as_surface(const double *vector, size_t n)
{
    return (struct nc_surface){.vector = vector, .n = n};
}

static struct nc_surface sphere(double *vector, double radius)
{
    double shape[8];
    return as_surface(vector, nc_surface_potential(vector, 32, shape, nc_spatial_offset(shape, 8, radius)));
}

static struct nc_surface ellipsoid(double *vector, double a, double b, double c)
{
    double shape[8];
    return as_surface(vector,
                      nc_surface_potential(vector, 32, shape, nc_spatial_ellipsoid(shape, 8, a, b, c)));
}

/* Sphere against torus from anywhere, apart and penetrating, without a start: closed form. */
static void torus_and_sphere(void **state)
{
    (void)state;
    struct random seed = reference_seed(31);
    double tv[64], sv[32], q[9], parameter[4];
    struct nc_surface torus = as_surface(tv, nc_surface_torus(tv, 64, 1, 0.3)), ball = sphere(sv, 0.2);
    struct nc_freeform_contact c;
    for (int trial = 0; trial < 40; trial++) {
        const double u = random_uniform(&seed, -3, 3), v = random_uniform(&seed, -3, 3);
        const double away = random_uniform(&seed, 0.4, 0.7), ring = 1 + away * cos(v);
        const double r[3] = {ring * cos(u), ring * sin(u), away * sin(v)};
        random_rotation(&seed, q);
        assert_int_equal(nc_freeform_search(&torus, &ball, r, q, 16, parameter, &c), NC_OK);
        assert_close(c.gap, away - 0.5, 1e-13);
        assert_close(c.normal[2], sin(v), 1e-13);
        assert_close(c.point_a[2], 0.3 * sin(v), 1e-13);
        assert_close(c.point_b[2], (away - 0.2) * sin(v), 1e-13);
        const double tube = 1 / 0.3 + 1 / 0.2, around = cos(v) / (1 + 0.3 * cos(v)) + 1 / 0.2;
        assert_close(c.kappa[0], fmax(tube, around), 1e-11);
        assert_close(c.kappa[1], fmin(tube, around), 1e-11);
    }
}

/* Ellipsoid against torus: the smallest distance found by search against brute force over the ellipsoid,
 * with the closed form of the distance from a torus. */
static void torus_and_ellipsoid(void **state)
{
    (void)state;
    struct random seed = reference_seed(32);
    double tv[64], ev[32], q[9], parameter[4];
    struct nc_surface torus = as_surface(tv, nc_surface_torus(tv, 64, 1, 0.3)),
                      body = ellipsoid(ev, 0.3, 0.2, 0.25);
    struct nc_freeform_contact c;
    for (int trial = 0; trial < 20; trial++) {
        const double r[3] = {random_uniform(&seed, -1.5, 1.5), random_uniform(&seed, -1.5, 1.5), 0.75};
        double least = INFINITY;
        random_rotation(&seed, q);
        for (int i = 0; i < 400; i++)
            for (int j = 0; j < 200; j++) {
                const double u = 6.283185307179586 * i / 400, v = 3.141592653589793 * (j / 200.0 - 0.5);
                double p[10][3], x[3];
                assert_int_equal(nc_surface_eval(&body, u, v, 0, p), NC_OK);
                for (int k = 0; k < 3; k++)
                    x[k] = r[k] + q[3 * k] * p[0][0] + q[3 * k + 1] * p[0][1] + q[3 * k + 2] * p[0][2];
                least = fmin(least, hypot(hypot(x[0], x[1]) - 1, x[2]) - 0.3);
            }
        if (least < 0.02)
            continue; /* near or inside: the brute force measures something else */
        assert_int_equal(nc_freeform_search(&torus, &body, r, q, 24, parameter, &c), NC_OK);
        assert_true(c.gap <= least + 1e-12 && c.gap >= least - 2e-3);
    }
}

/* Rates and accelerations of everything against differences along a random motion, where each position is
 * solved anew. */
static void check_motion(const struct nc_surface *a, const struct nc_surface *b,
                         const struct random_motion *random, int grid, double worst[3])
{
    const double step = 0.01;
    double start[4];
    struct nc_freeform_contact c;
    struct nc_spatial_motion m;
    for (double t = 0; t < 10; t += 0.47) {
        double value[11][7]; /* gap, parameters, S1, and S2 seen from B */
        struct nc_freeform_motion out;
        random_motion_at(random, t, &m);
        if (grid)
            assert_int_equal(nc_freeform_search(a, b, m.r, m.q, grid, start, &c), NC_OK);
        double parameter[4] = {start[0], start[1], start[2], start[3]};
        assert_int_equal(nc_freeform_contact(a, b, m.r, m.q, parameter, &c), NC_OK);
        assert_int_equal(nc_freeform_motion(a, b, &m, parameter, &out), NC_OK);
        for (int k = -3; k <= 3; k++) {
            double x[4] = {parameter[0], parameter[1], parameter[2], parameter[3]}, p[10][3];
            struct nc_spatial_motion near;
            random_motion_at(random, t + k * step, &near);
            assert_int_equal(nc_freeform_contact(a, b, near.r, near.q, x, &c), NC_OK);
            assert_int_equal(nc_surface_eval(b, x[2], x[3], 0, p), NC_OK);
            value[0][k + 3] = c.gap;
            for (int i = 0; i < 4; i++)
                value[1 + i][k + 3] = x[i];
            for (int i = 0; i < 3; i++) {
                value[5 + i][k + 3] = c.point_a[i];
                value[8 + i][k + 3] = p[0][i];
            }
        }
        worst[0] = fmax(worst[0], fabs(out.gap[1] - motion_difference(value[0], step, 1)));
        worst[0] = fmax(worst[0], fabs(out.gap[2] - motion_difference(value[0], step, 2)));
        for (int i = 0; i < 4; i++) {
            worst[1] =
                fmax(worst[1], fabs(out.parameter_der[i] - motion_difference(value[1 + i], step, 1)));
            worst[2] =
                fmax(worst[2], fabs(out.parameter_der2[i] - motion_difference(value[1 + i], step, 2)));
        }
        for (int i = 0; i < 3; i++) {
            double v = 0, w = 0; /* along B, resolved in B */
            for (int k = 0; k < 3; k++) {
                v += m.q[3 * k + i] * out.velocity_b[k];
                w += m.q[3 * k + i] * out.acceleration_b[k];
            }
            worst[1] = fmax(worst[1], fabs(v - motion_difference(value[8 + i], step, 1)));
            worst[2] = fmax(worst[2], fabs(w - motion_difference(value[8 + i], step, 2)));
            worst[1] = fmax(worst[1], fabs(out.velocity_a[i] - motion_difference(value[5 + i], step, 1)));
            worst[2] =
                fmax(worst[2], fabs(out.acceleration_a[i] - motion_difference(value[5 + i], step, 2)));
        }
    }
}

static void speed_and_acceleration(void **state)
{
    (void)state;
    struct random seed = reference_seed(33);
    double tv[64], ev[32], hv[2000], z[81], worst[3] = {0};
    struct nc_surface torus = as_surface(tv, nc_surface_torus(tv, 64, 1, 0.3)),
                      body = ellipsoid(ev, 0.3, 0.2, 0.25);
    const double outside[6] = {1.6, 0, 0, 0, 0, 0}, touching[6] = {1.5, 0, 0, 0, 0, 0},
                 above[6] = {0, 0, 0.3, 0, 1.5, 0};
    struct random_motion motion = random_motion(&seed, outside, 0.1, 0.5, 1.5);
    check_motion(&torus, &body, &motion, 24, worst);
    motion = random_motion(&seed, touching, 0.02, 0.5, 1.5); /* with some penetration */
    check_motion(&torus, &body, &motion, 24, worst);
    const size_t count[2] = {9, 9};
    const double x[2] = {-1, 1};
    for (int i = 0; i < 81; i++)
        z[i] = 0.1 * sin(i / 9 * 0.5) * cos(i % 9 * 0.6);
    struct nc_surface field = as_surface(hv, nc_surface_heights(hv, 2000, 7, x, x, count, z));
    motion = random_motion(&seed, above, 0.05, 0.3, 1.5);
    check_motion(&field, &body, &motion, 24, worst);
    printf("# errors: gap rates %.1e, rates %.1e, accelerations %.1e\n", worst[0], worst[1], worst[2]);
    assert_true(worst[0] < 1e-10 && worst[1] < 1e-10 && worst[2] < 1e-9);
}

/* Contact along a line or a surface, relative curvature zero, contact leaving the patch. */
static void degenerate(void **state)
{
    (void)state;
    const double line_knots[] = {0, 0, 1, 1}, line[] = {0.5, 0, -1, 0.5, 0, 1}, r0[3] = {0, 0, 0};
    const double lying[9] = {1, 0, 0, 0, 0, -1, 0, 1, 0};
    double cv[64], lv[32], pv[8], sv[32], qv[64], ov[64], parameter[4] = {0, 0, 0, 0.5};
    struct nc_freeform_contact c;
    struct nc_surface plane = as_surface(pv, nc_surface_plane(pv, 8, 4, 4));
    size_t n = nc_curve_bspline(lv, 32, 1, 0, 0, 2, line_knots, line);
    struct nc_surface shaft = as_surface(cv, nc_surface_revolved(cv, 64, lv, n));
    const double on[3] = {0, 0, 0.5}, off[3] = {3, 0, 0.5};
    /* a cylinder that lies on a plane: contact along a line */
    assert_int_equal(nc_freeform_search(&plane, &shaft, on, lying, 16, parameter, &c), NC_E_CONFORMING);
    assert_true(isnan(c.gap) && isnan(c.point_a[0]));
    parameter[2] = -1.57079632679489661923;
    parameter[3] = 0.5;
    assert_int_equal(nc_freeform_contact(&plane, &shaft, on, lying, parameter, &c), NC_E_CONFORMING);
    struct nc_spatial_motion m = {.r = {0, 0, 0.5}, .v = {1, 0, 0}};
    struct nc_freeform_motion out;
    for (int i = 0; i < 9; i++)
        m.q[i] = lying[i];
    assert_int_equal(nc_freeform_motion(&plane, &shaft, &m, parameter, &out), NC_E_CONFORMING);
    assert_true(isnan(out.parameter_der[0]) && isnan(out.gap[2]));
    /* a shaft in a hole of exactly the same diameter (001 section 4.3): the hole runs the other way round
     */
    const double hole_line[] = {0.5, 0, 1, 0.5, 0, -1};
    n = nc_curve_bspline(lv, 32, 1, 0, 0, 2, line_knots, hole_line);
    struct nc_surface hole = as_surface(qv, nc_surface_revolved(qv, 64, lv, n));
    parameter[0] = parameter[2] = 0.3;
    parameter[1] = parameter[3] = 0.5;
    assert_int_equal(nc_freeform_contact(&hole, &shaft, r0, identity, parameter, &c), NC_E_CONFORMING);
    /* plane on plane */
    const double over[9] = {1, 0, 0, 0, -1, 0, 0, 0, -1};
    assert_int_equal(nc_freeform_search(&plane, &plane, r0, over, 8, parameter, &c), NC_E_CONFORMING);
    /* a sphere in the saddle of a torus that has the curvature of the sphere: kappa1 + kappa2 = 0 */
    struct nc_surface torus = as_surface(ov, nc_surface_torus(ov, 64, 1, 0.5)), ball = sphere(sv, 0.5);
    double inner[4] = {0, 3.14159265358979, 0, 0};
    assert_int_equal(nc_freeform_contact(&torus, &ball, r0, identity, inner, &c), NC_E_CONFORMING);
    /* beyond the border of the plane */
    double start[4] = {1.5, 0, 0, -0.5};
    struct nc_surface small = sphere(sv, 0.5);
    assert_int_equal(nc_freeform_contact(&plane, &small, off, identity, start, &c), NC_E_PATCH);
    assert_int_equal(nc_freeform_search(&plane, &small, off, identity, 8, start, &c), NC_E_PATCH);
}

static void bad_arguments(void **state)
{
    (void)state;
    double sv[32], parameter[4] = {0, 0, 3.1, 0}, bad[9] = {2, 0, 0, 0, 1, 0, 0, 0, 1};
    const double r[3] = {2, 0, 0}, nan[3] = {NAN, 0, 0};
    struct nc_surface ball = sphere(sv, 0.5);
    struct nc_freeform_contact c;
    struct nc_freeform_motion out;
    struct nc_spatial_motion m = {.r = {2, 0, 0}, .q = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
    assert_int_equal(nc_freeform_contact(NULL, &ball, r, identity, parameter, &c), NC_E_NULL);
    assert_int_equal(nc_freeform_contact(&ball, &ball, r, identity, NULL, &c), NC_E_NULL);
    assert_int_equal(nc_freeform_contact(&ball, &ball, r, bad, parameter, &c), NC_E_ROTATION);
    assert_int_equal(nc_freeform_contact(&ball, &ball, nan, identity, parameter, &c), NC_E_ARGUMENT);
    assert_int_equal(nc_freeform_search(&ball, &ball, r, identity, 33, parameter, &c), NC_E_OPTION);
    assert_int_equal(nc_freeform_motion(&ball, &ball, &m, parameter, &out), NC_E_NO_SOLUTION);
    assert_true(isnan(out.gap[0]));
    assert_int_equal(nc_freeform_contact(&ball, &ball, r, identity, parameter, &c), NC_OK);
    assert_close(c.gap, 1, 1e-15);
    parameter[0] = NAN;
    assert_int_equal(nc_freeform_contact(&ball, &ball, r, identity, parameter, &c), NC_E_ARGUMENT);
    assert_int_equal(nc_freeform_motion(&ball, &ball, NULL, parameter, &out), NC_E_NULL);
    assert_int_equal(nc_freeform_motion(&ball, &ball, &m, parameter, &out), NC_E_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(torus_and_sphere),       cmocka_unit_test(torus_and_ellipsoid),
        cmocka_unit_test(speed_and_acceleration), cmocka_unit_test(degenerate),
        cmocka_unit_test(bad_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
