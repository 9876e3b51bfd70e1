/* Pairs at the limits: what fails leaves nothing but NaN and names the first cause, numbers that overflow, bodies that
 * touch exactly, and a maximum within rounding of a joint. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include <math.h>

#include "normalcontact.h"

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

static int nothing(const double *x, int count)
{
    int missing = 0;
    for (int i = 0; i < count; i++)
        missing += isnan(x[i]);
    return missing == count;
}

/* Two bodies with these curvature radii in the tangent plane and this gap, normal along z. */
static struct nc_spatial_pair bodies(double a, double b, double gap)
{
    return (struct nc_spatial_pair){.gap = gap,
                                    .normal = {0, 0, 1},
                                    .point_b = {0, 0, gap},
                                    .radii_a = {a, 0, 0, 0, a, 0, 0, 0, 0},
                                    .radii_b = {b, 0, 0, 0, b, 0, 0, 0, 0}};
}

/* Not a number is found before the contact is found to conform. */
static void spatial_motion(void **state)
{
    (void)state;
    const struct nc_spatial_pair fine = bodies(1, 1, 1), conforming = bodies(1, 1, -3);
    const struct nc_spatial_motion slow = {.v = {1, 2, 3}, .omega = {4, 5, 6}};
    struct nc_spatial_pair_motion out = {.gap_der = 7};
    assert_int_equal(nc_spatial_pair_motion(&fine, &slow, &out), NC_OK);
    assert_false(isnan(out.gap_der));
    assert_int_equal(nc_spatial_pair_motion(&conforming, &slow, &out), NC_E_CONFORMING);
    assert_true(nothing(&out.gap_der, 10));
    for (int k = 0; k < 6; k++) {
        struct nc_spatial_motion lost = slow;
        *(k < 3 ? &lost.v[k] : &lost.omega[k - 3]) = NAN;
        out.gap_der = 7;
        assert_int_equal(nc_spatial_pair_motion(&conforming, &lost, &out), NC_E_ARGUMENT);
        assert_true(nothing(&out.gap_der, 10));
    }
    /* the normal turns by 1e300, and a point of a body with the radius 1e10 moves beyond all numbers */
    const struct nc_spatial_motion fast = {.v = {1e300, 0, 0}};
    for (int body = 0; body < 2; body++) {
        const struct nc_spatial_pair large = bodies(body ? 0 : 1e10, body ? 1e10 : 0, 1 - 1e10);
        out.gap_der = 7;
        assert_int_equal(nc_spatial_pair_motion(&large, &fast, &out), NC_E_ARGUMENT);
        assert_true(nothing(&out.gap_der, 10));
    }
}

static void planar_motion(void **state)
{
    (void)state;
    const struct nc_planar_pair conforming = {.gap = -3, .normal = {1, 0}, .rho_a = 1, .rho_b = 1};
    const struct nc_planar_motion slow = {.v = {1, 2}, .omega = 3};
    struct nc_planar_pair_motion out = {7, 7, {7, 7}, {7, 7}};
    assert_int_equal(nc_planar_pair_motion(&conforming, &slow, &out), NC_E_CONFORMING);
    assert_true(nothing(&out.gap_der, 6));
    for (int k = 0; k < 3; k++) {
        struct nc_planar_motion lost = slow;
        *(k < 2 ? &lost.v[k] : &lost.omega) = NAN;
        out = (struct nc_planar_pair_motion){7, 7, {7, 7}, {7, 7}};
        assert_int_equal(nc_planar_pair_motion(&conforming, &lost, &out), NC_E_ARGUMENT);
        assert_true(nothing(&out.gap_der, 6));
    }
}

static void curvature(void **state)
{
    (void)state;
    static const double radius[3] = {0, -1, NAN};
    for (int k = 0; k < 3; k++) {
        const struct nc_spatial_pair pair = bodies(1, radius[k], 0);
        double out[5] = {7, 7, 7, 7, 7};
        assert_int_equal(nc_spatial_pair_curvature(&pair, out, out + 2),
                         k < 2 ? NC_E_NOT_CONVEX : NC_E_ARGUMENT);
        assert_true(nothing(out, 5));
    }
}

/* Bodies that touch exactly are not separated. */
static void exact_touch(void **state)
{
    (void)state;
    double circle[8], ball[8];
    const double r[3] = {2, 0, 0};
    const size_t n = nc_planar_offset(circle, 8, 1), m = nc_spatial_ellipsoid(ball, 8, 1, 1, 1);
    struct nc_planar_pair plane;
    struct nc_spatial_pair space;
    assert_int_equal(nc_planar_pair_solve(circle, n, circle, n, r, 0, NULL, NULL, &plane), NC_OK);
    assert_int_equal(nc_spatial_pair_solve(ball, m, ball, m, r, identity, NULL, NULL, &space), NC_OK);
    assert_true(plane.gap == 0 && plane.proof == NC_PAIR_BALL);
    assert_true(space.gap == 0 && space.proof == NC_PAIR_BALL);
}

/* A vector between the points that overflows in one component. */
static void overflow(void **state)
{
    (void)state;
    double circle[8];
    const size_t n = nc_planar_offset(circle, 8, 8e307);
    for (int axis = 0; axis < 2; axis++) {
        const double r[2] = {axis ? 0 : -1e308, axis ? -1e308 : 0}, start[2] = {axis == 0, axis == 1};
        struct nc_planar_pair pair;
        assert_int_equal(nc_planar_pair_solve(circle, n, circle, n, r, 0, start, NULL, &pair),
                         NC_E_SINGULAR);
        assert_true(isnan(pair.gap) && isnan(pair.upper));
    }
}

/* A place whose square overflows, on either side of all axes. */
static void out_of_reach(void **state)
{
    (void)state;
    double ball[8], normal[3] = {1, 0, 0}, gap, a[3], b[3];
    const size_t n = nc_spatial_ellipsoid(ball, 8, 1, 1, 1);
    for (int k = 0; k < 6; k++) {
        double r[3] = {1, 2, 3};
        r[k % 3] = k < 3 ? 1e150 : -1e150;
        normal[0] = 1;
        normal[1] = normal[2] = 0;
        assert_int_equal(nc_spatial_pair(ball, n, ball, n, r, identity, normal, &gap, a, b), NC_E_ARGUMENT);
        assert_true(isnan(gap) && nothing(normal, 3) && nothing(a, 3) && nothing(b, 3));
    }
}

/* A stretch with the radius 1e6 begins at a joint, the start is just behind it, and the maximum before it: further than
 * Newton's step tells, but within rounding of the normal. The bound is sharp all the same. */
static void maximum_beside_a_joint(void **state)
{
    (void)state;
    const double start[2] = {-0.8, 0.6}, e[2] = {-start[1], start[0]}, angle = atan2(start[1], start[0]);
    const double r[2] = {3 * start[0] - 5e-10 * e[0], 3 * start[1] - 5e-10 * e[1]};
    const double knots[2] = {angle - 4.5e-16, angle + 1e-6}, c[6] = {0, 0, 5e5, 0, 0, 0};
    double a[16], b[8];
    size_t n = nc_planar_piecewise(a, 16, knots, 2, c, 2);
    n += nc_planar_offset(a + n, 16 - n, 1);
    const size_t m = nc_planar_offset(b, 8, 1);
    struct nc_planar_pair pair;
    assert_int_equal(nc_planar_pair_solve(a, n, b, m, r, 0, start, NULL, &pair), NC_OK);
    print_message("gap %.17g, upper bound %.3g above it, radius %g, %d evaluations\n", pair.gap,
                  pair.upper - pair.gap, pair.rho_a, pair.evaluations);
    assert_true(pair.rho_a > 9e5 && pair.evaluations == 3);
    assert_true(fabs(pair.gap - 1) < 1e-14 && pair.upper - pair.gap < 1e-14);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spatial_motion),
        cmocka_unit_test(planar_motion),
        cmocka_unit_test(curvature),
        cmocka_unit_test(exact_touch),
        cmocka_unit_test(overflow),
        cmocka_unit_test(out_of_reach),
        cmocka_unit_test(maximum_beside_a_joint),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
