/* Undercut of cams, certified; the largest roller and grinding wheel; followers that cannot be. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "cam_followers.h"

/* The certified margin against a dense sample; the smallest base circle and the largest roller from both
 * sides. */
static void test_undercut(void **state)
{
    (void)state;
    for (int k = 0; k < KINDS; k++) {
        double law[16];
        const struct nc_follower *f = &followers[k];
        const double lift = oscillates(f) ? 0.1 : 0.003;
        const size_t n = nc_planar_lift(law, 16, NC_LIFT_CYCLOIDAL, lift, 0.4, 1.3, 0.3, 1.4);
        struct nc_cam_margin margin;
        double smallest = INFINITY;
        assert_int_equal(nc_cam_undercut(law, n, f, base_of(f), 1e-4, 0, &margin), NC_OK);
        for (int i = 0; i < 20000; i++) {
            struct nc_cam_point out;
            assert_int_equal(nc_cam_from_lift(law, n, f, base_of(f), 2 * pi * i / 20000, &out), NC_OK);
            smallest = fmin(smallest, out.margin);
        }
        assert_true(margin.lower <= smallest + 1e-12 &&
                    margin.lower > smallest - 3e-4 * (1 + fabs(smallest)));
        assert_true(margin.upper >= smallest - 1e-6 && margin.upper < smallest + 3e-4);

        double base, least = f->inner ? 0.001 : 0.002;
        struct nc_cam_point out;
        assert_int_equal(nc_cam_smallest_base(law, n, f, least, oscillates(f) ? 0.045 : 0.2, &base), NC_OK);
        double below = INFINITY,
               above = INFINITY; /* the least convex radius just below and at the result */
        for (int i = 0; i < 20000; i++) {
            for (int side = 0; side < 2; side++) {
                if (nc_cam_from_lift(law, n, f, side ? base : base * 0.999, 2 * pi * i / 20000, &out) ==
                    NC_OK) {
                    double *worst = side ? &above : &below;
                    *worst = fmin(*worst, out.margin > 0
                                              ? out.curvature_radius > 0 ? out.curvature_radius : INFINITY
                                              : -1);
                } else if (side == 0) {
                    below = -1;
                }
            }
        }
        assert_true(above >= least - 1e-9 && below < least);
    }
}

static void test_largest_roller(void **state)
{
    (void)state;
    double law[16], radius;
    const size_t n = nc_planar_lift(law, 16, NC_LIFT_CYCLOIDAL, 0.01, 0.4, 1.0, 0.1, 1.0);
    struct nc_follower f = {.kind = NC_FOLLOWER_ROLLER};
    struct nc_cam_point out;
    assert_int_equal(nc_cam_largest_roller(law, n, &f, 0.02, 0.001, &radius), NC_OK);
    assert_true(radius > 0 && isfinite(radius));
    for (int side = 0; side < 2; side++) {
        double least = INFINITY;
        f.radius = side ? radius : radius * 1.001;
        for (int i = 0; i < 20000; i++) {
            assert_int_equal(nc_cam_from_lift(law, n, &f, 0.02, 2 * pi * i / 20000, &out), NC_OK);
            least = fmin(least,
                         out.margin > 0 ? out.curvature_radius > 0 ? out.curvature_radius : INFINITY : -1);
        }
        assert_true(side ? least >= 0.001 - 1e-9 : least < 0.001);
    }
    const size_t flat = nc_planar_lift(law, 16, NC_LIFT_CYCLOIDAL, 0.001, 0.4, 2.5, 0.1, 2.5);
    assert_int_equal(nc_cam_largest_roller(law, flat, &f, 0.03, 0.001, &radius), NC_OK);
    assert_true(isinf(radius)); /* a flat follower would do */
}

/* The path of a grinding wheel: the same cam by the change of radius, 000 (84), of its potential, and the law that
 * this path must obey: the wheel moves along the tangent of the cam. */
static void test_wheel(void **state)
{
    (void)state;
    static double cam[CAPACITY];
    const double radius = 0.012;
    for (int k = 0; k < KINDS; k++) {
        double law[16], other[4];
        const struct nc_follower *f = &followers[k];
        const enum nc_case mode = f->inner ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
        const size_t n = lift_law(f, law), size = nc_cam_shape(cam, CAPACITY, law, n, f, base_of(f), 720);
        for (int i = 0; i < SAMPLES; i++) {
            const double theta = 2 * pi * i / SAMPLES, d = 1e-5;
            struct nc_cam_point point;
            struct nc_cam_wheel wheel, before, after;
            assert_int_equal(nc_cam_from_lift(law, n, f, base_of(f), theta - d, &point), NC_OK);
            assert_int_equal(nc_cam_wheel(&point, radius, &before), NC_OK);
            assert_int_equal(nc_cam_from_lift(law, n, f, base_of(f), theta + d, &point), NC_OK);
            assert_int_equal(nc_cam_wheel(&point, radius, &after), NC_OK);
            assert_int_equal(nc_cam_from_lift(law, n, f, base_of(f), theta, &point), NC_OK);
            assert_int_equal(nc_cam_wheel(&point, radius, &wheel), NC_OK);
            const double towards = (after.centre[0] - before.centre[0]) * point.normal[0] +
                                   (after.centre[1] - before.centre[1]) * point.normal[1];
            const double path =
                hypot(after.centre[0] - before.centre[0], after.centre[1] - before.centre[1]);
            assert_true(fabs(towards) < 1e-8 * 2 * d);
            assert_true(fabs(path / (2 * d) - fabs(point.speed_cam) * fabs(wheel.margin)) < 1e-8);
            assert_true(wheel.margin > 0);
            assert_int_equal(nc_circle_change_radius(cam, size, is_flat(f) ? INFINITY : f->radius, radius,
                                                     mode, wheel.angle, other),
                             NC_OK);
            assert_true(fabs(other[0] - wheel.distance) < 1e-12);
        }
    }
}

static void test_largest_wheel(void **state)
{
    (void)state;
    int hollow_cams = 0;
    for (int k = 0; k < KINDS; k++) {
        double law[16], radius;
        const struct nc_follower *f = &followers[k];
        const double lift = oscillates(f) ? 0.12 : 0.004;
        struct nc_cam_margin margin = {0};
        size_t n = 0;
        for (double rise = 0.3; rise < 2 && !(margin.lower > 0);
             rise *= 1.1) { /* the steepest of these cams */
            n = nc_planar_lift(law, 16, NC_LIFT_CYCLOIDAL, lift, 0.4, rise, 0.3, 1.2 * rise);
            assert_int_equal(nc_cam_undercut(law, n, f, base_of(f), 1e-4, 0, &margin), NC_OK);
        }
        struct nc_cam_point point;
        struct nc_cam_wheel wheel;
        double hollow = INFINITY; /* the smallest curvature radius of a hollow flank */
        for (int i = 0; i < 20000; i++) {
            assert_int_equal(nc_cam_from_lift(law, n, f, base_of(f), 2 * pi * i / 20000, &point), NC_OK);
            assert_true(point.margin > 0);
            if (point.curvature_radius < 0)
                hollow = fmin(hollow, -point.curvature_radius);
        }
        assert_int_equal(nc_cam_largest_wheel(law, n, f, base_of(f), &radius), NC_OK);
        if (is_flat(f))
            assert_true(isinf(hollow));
        hollow_cams += isfinite(hollow);
        assert_true(isinf(hollow) ? isinf(radius) : radius <= hollow && radius > hollow * (1 - 1e-4));
        if (isfinite(hollow)) { /* it is the margin that decides */
            point.curvature_radius = -hollow;
            assert_int_equal(nc_cam_wheel(&point, hollow * 1.001, &wheel), NC_OK);
            assert_true(wheel.margin < 0);
        }
    }
    assert_true(hollow_cams >= 4);
    double law[16], radius;
    const struct nc_follower f = {.kind = NC_FOLLOWER_FLAT};
    struct nc_cam_wheel wheel;
    const size_t n = nc_planar_lift(law, 16, NC_LIFT_CYCLOIDAL, 0.01, 0.4, 0.5, 0.3, 0.5);
    assert_int_equal(nc_cam_largest_wheel(law, n, &f, 0.01, &radius), NC_E_UNDERCUT);
    assert_true(isnan(radius));
    assert_int_equal(nc_cam_wheel(NULL, 0.01, &wheel), NC_E_NULL);
    assert_int_equal(nc_cam_wheel(&(struct nc_cam_point){.point = {1, 0}}, 0, &wheel), NC_E_RADIUS);
    assert_int_equal(nc_cam_wheel(&(struct nc_cam_point){.point = {NAN, 0}}, 1, &wheel), NC_E_ARGUMENT);
    assert_true(isnan(wheel.margin));
}

static void test_refused(void **state)
{
    (void)state;
    double law[16], x;
    struct nc_cam_point out;
    struct nc_cam_margin margin;
    struct nc_follower f = followers[0];
    const size_t n = lift_law(&f, law);
    assert_int_equal(nc_cam_from_lift(law, n, NULL, 0.02, 0, &out), NC_E_NULL);
    assert_int_equal(nc_cam_from_lift(law, n, &f, 0.02, NAN, &out), NC_E_ARGUMENT);
    assert_true(isnan(out.lift[0]) && isnan(out.centre[1]) && isnan(out.speed_follower));
    assert_int_equal(nc_cam_from_lift(law, n, &f, -0.02, 0, &out), NC_E_RADIUS);
    assert_int_equal(nc_cam_undercut(law, n, &f, 0.02, 0, 0, &margin), NC_E_OPTION);
    f.offset = 0.05; /* the guide passes the cam */
    assert_int_equal(nc_cam_from_lift(law, n, &f, 0.02, 0, &out), NC_E_RADIUS);
    assert_int_equal(nc_cam_shape(NULL, 0, law, n, &f, 0.02, 100), 0);
    f.kind = 9;
    assert_int_equal(nc_cam_from_lift(law, n, &f, 0.02, 0, &out), NC_E_OPTION);
    f = followers[6];
    f.side = 0;
    assert_int_equal(nc_cam_to_lift(law, n, &f, 0.02, 0, &out), NC_E_OPTION);
    f.side = 1;
    f.arm = 0.01; /* too short to reach the cam */
    assert_int_equal(nc_cam_from_lift(law, n, &f, 0.02, 0, &out), NC_E_RADIUS);
    f = followers[5];
    assert_int_equal(nc_cam_largest_roller(law, n, &f, 0.02, 0, &x), NC_E_OPTION);
    f.inner = 1;
    assert_int_equal(nc_cam_from_lift(law, n, &f, 0.02, 0, &out), NC_E_OPTION);
    /* a steep lift: the pressure angle passes 90 degrees, a cam of such a law does not exist */
    f = followers[1];
    const size_t steep = nc_planar_lift(law, 16, NC_LIFT_CYCLOIDAL, 0.3, 0.4, 0.2, 0.1, 0.2);
    assert_int_equal(nc_cam_shape(NULL, 0, law, steep, &f, 0.02, 400), 0);
    assert_int_equal(nc_cam_smallest_base(law, steep, &f, 0, 0.03, &x), NC_E_NO_SOLUTION);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_undercut), cmocka_unit_test(test_largest_roller),
        cmocka_unit_test(test_wheel),    cmocka_unit_test(test_largest_wheel),
        cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
