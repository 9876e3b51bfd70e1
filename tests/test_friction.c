/* Friction and rolling resistance. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#include "forces_common.h"

static void friction_is_regularised_coulomb(void **state)
{
    (void)state;
    for (int i = 0; i < 100000; i++) {
        const double mu = uniform(), v_d = logarithmic(1e-6, 1), fn = logarithmic(1e-3, 1e6);
        const double v = (uniform() < 0.5 ? -1 : 1) * logarithmic(1e-3 * v_d, 1e2 * v_d);
        double f, back;
        assert_int_equal(nc_friction_planar(mu, v_d, fn, v, &f), NC_OK);
        assert_near(f, -mu * fn * tanhl((long double)v / v_d), 1e-15);
        assert_true(f * v <= 0 && fabs(f) <= mu * fn);
        assert_int_equal(nc_friction_planar(mu, v_d, fn, -v, &back), NC_OK);
        assert_true(back == -f);
    }
}

/* The difference quotient at rest is -mu f_n/v_d from both sides down to the smallest number there is. */
static void friction_is_smooth_at_rest(void **state)
{
    (void)state;
    const double slope = -0.3 * 50 / 1e-3;
    for (double v = 1e-10; v > 1e-300; v *= 0.1) {
        const double vector[3] = {0.6 * v, -0.8 * v, 0};
        double f, g[3];
        assert_int_equal(nc_friction_planar(0.3, 1e-3, 50, v, &f), NC_OK);
        assert_near(f, slope * v, 1e-13);
        assert_int_equal(nc_friction_planar(0.3, 1e-3, 50, -v, &f), NC_OK);
        assert_near(f, -slope * v, 1e-13);
        assert_int_equal(nc_friction_spatial(0.3, 1e-3, 50, vector, g), NC_OK);
        assert_near(g[0], slope * vector[0], 1e-13);
        assert_near(g[1], slope * vector[1], 1e-13);
        assert_true(g[2] == 0);
        assert_int_equal(nc_friction_stribeck_planar(0.3, 0.2, 0.1, 0.5, 1e-3, 50, v, &f), NC_OK);
        assert_near(f, (slope - 25) * v, 1e-13);
    }
    double f, g[3] = {1, 1, 1};
    const double rest[3] = {0, 0, 0};
    assert_int_equal(nc_friction_planar(0.3, 1e-3, 50, 0, &f), NC_OK);
    assert_true(f == 0);
    assert_int_equal(nc_friction_spatial(0.3, 1e-3, 50, rest, g), NC_OK);
    assert_true(g[0] == 0 && g[1] == 0 && g[2] == 0);
}

static void spatial_friction_agrees_with_planar(void **state)
{
    (void)state;
    for (int i = 0; i < 100000; i++) {
        const double size = logarithmic(1e-6, 1e2);
        double v[3] = {size * (2 * uniform() - 1), size * (2 * uniform() - 1), size * (2 * uniform() - 1)};
        const double mu = 0.5 + uniform(), v_d = logarithmic(1e-4, 1e-2);
        const double fn = logarithmic(1e-3, 1e6);
        const double speed = (double)sqrtl((long double)v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        double f[3], g;
        assert_int_equal(nc_friction_planar(mu, v_d, fn, speed, &g), NC_OK);
        assert_int_equal(nc_friction_spatial(mu, v_d, fn, v, f), NC_OK);
        for (int k = 0; k < 3; k++)
            assert_near(f[k], g * (v[k] / speed), 1e-13);
        assert_true(f[0] * v[0] + f[1] * v[1] + f[2] * v[2] <= 0);
        assert_int_equal(nc_friction_spatial(mu, v_d, fn, v, v), NC_OK); /* in place */
        assert_near(sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]), -g, 1e-14);
    }
}

static void stribeck_has_its_limits(void **state)
{
    (void)state;
    double f, previous = 0;
    for (int i = 0; i < 100000; i++) {
        const double mu_d = uniform(), mu_s = mu_d + uniform(), v_s = logarithmic(1e-3, 1);
        const double v = 3 * (2 * uniform() - 1), fn = logarithmic(1e-3, 1e3), viscous = uniform();
        assert_int_equal(nc_friction_stribeck_planar(mu_s, mu_d, v_s, viscous, 1e-4, fn, v, &f), NC_OK);
        const long double x = v / v_s;
        const long double mu = mu_d + (mu_s - mu_d) * expl(-x * x);
        assert_near(f, -fn * (mu * tanhl(v / 1e-4L) + viscous * v), 1e-14);
        assert_true(f * v <= 0);
    }
    assert_int_equal(nc_friction_stribeck_planar(0.4, 0.25, 0.1, 0, 1e-6, 10, 1e-4, &f), NC_OK);
    assert_near(f, -4, 1e-5); /* static */
    assert_int_equal(nc_friction_stribeck_planar(0.4, 0.25, 0.1, 0, 1e-6, 10, 5, &f), NC_OK);
    assert_near(f, -2.5, 1e-15); /* dynamic */
    previous = -4;
    for (double v = 1e-4; v < 1; v *= 1.1) { /* falls from static to dynamic */
        assert_int_equal(nc_friction_stribeck_planar(0.4, 0.25, 0.1, 0, 1e-6, 10, v, &f), NC_OK);
        assert_true(f >= previous && f <= -2.5);
        previous = f;
    }
}

static void rolling_resistance_opposes_rolling(void **state)
{
    (void)state;
    for (int i = 0; i < 10000; i++) {
        const double w[3] = {2 * uniform() - 1, 2 * uniform() - 1, 2 * uniform() - 1};
        const double size = sqrt(w[0] * w[0] + w[1] * w[1] + w[2] * w[2]);
        double moment[3], m;
        assert_int_equal(nc_rolling_resistance_planar(1e-3, 0.01, 20, w[0], &m), NC_OK);
        assert_near(m, -0.02 * tanh(w[0] / 0.01), 1e-14);
        assert_int_equal(nc_rolling_resistance_spatial(1e-3, 0.01, 20, w, moment), NC_OK);
        for (int k = 0; k < 3; k++)
            assert_near(moment[k], -0.02 * tanh(size / 0.01) * w[k] / size, 1e-14);
    }
}

/* A contact that does not press has no friction. */
static void friction_vanishes_without_normal_force(void **state)
{
    (void)state;
    const double v[3] = {1, 2, 3};
    for (double fn = 0; fn > -2; fn--) {
        double f, g[3];
        assert_int_equal(nc_friction_planar(0.3, 1e-3, fn, 2, &f), NC_OK);
        assert_true(f == 0);
        assert_int_equal(nc_friction_stribeck_planar(0.3, 0.2, 0.1, 0.5, 1e-3, fn, 2, &f), NC_OK);
        assert_true(f == 0);
        assert_int_equal(nc_friction_spatial(0.3, 1e-3, fn, v, g), NC_OK);
        assert_true(g[0] == 0 && g[1] == 0 && g[2] == 0);
        assert_int_equal(nc_rolling_resistance_planar(0.3, 1e-3, fn, 2, &f), NC_OK);
        assert_true(f == 0);
    }
}

/* --- Bad input --------------------------------------------------------------------------------------*/

static int call_friction(const double a[], double out[3])
{
    return nc_friction_planar(a[0], a[1], a[2], a[3], &out[0]);
}
static int call_friction3(const double a[], double out[3])
{
    return nc_friction_spatial(a[0], a[1], a[2], &a[3], out);
}
static int call_stribeck(const double a[], double out[3])
{
    return nc_friction_stribeck_planar(a[0], a[1], a[2], a[3], a[4], a[5], a[6], &out[0]);
}
static int call_rolling(const double a[], double out[3])
{
    return nc_rolling_resistance_planar(a[0], a[1], a[2], a[3], &out[0]);
}
static int call_rolling3(const double a[], double out[3])
{
    return nc_rolling_resistance_spatial(a[0], a[1], a[2], &a[3], out);
}

static const struct forces_call calls[] = {
    {call_friction,
     4,
     1,
     {0.3, 1e-3, 10, 1},
     {{0, -0.1, NC_E_MATERIAL}, {1, 0, NC_E_OPTION}, {1, -1, NC_E_OPTION}}},
    {call_friction3,
     6,
     3,
     {0.3, 1e-3, 10, 1, 2, 3},
     {{0, -0.1, NC_E_MATERIAL}, {1, 0, NC_E_OPTION}, {1, -1, NC_E_OPTION}}},
    {call_stribeck,
     7,
     1,
     {0.3, 0.2, 0.1, 0.5, 1e-3, 10, 1},
     {{0, 0.1, NC_E_MATERIAL},
      {1, -0.1, NC_E_MATERIAL},
      {1, 0.31, NC_E_MATERIAL},
      {2, 0, NC_E_OPTION},
      {3, -1, NC_E_MATERIAL},
      {4, 0, NC_E_OPTION},
      {6, 1e308, NC_E_ARGUMENT}}},
    {call_rolling, 4, 1, {0.3, 1e-3, 10, 1}, {{0, -0.1, NC_E_MATERIAL}, {1, 0, NC_E_OPTION}}},
    {call_rolling3, 6, 3, {0.3, 1e-3, 10, 1, 2, 3}, {{0, -0.1, NC_E_MATERIAL}, {1, 0, NC_E_OPTION}}},
};

static void bad_numbers_have_a_status(void **state)
{
    (void)state;
    forces_check_all(calls, sizeof calls / sizeof *calls);
}

static void null_has_a_status(void **state)
{
    (void)state;
    const double v[3] = {1, 2, 3};
    double f[3];
    assert_int_equal(nc_friction_planar(0.3, 1e-3, 10, 1, NULL), NC_E_NULL);
    assert_int_equal(nc_friction_spatial(0.3, 1e-3, 10, v, NULL), NC_E_NULL);
    assert_int_equal(nc_friction_spatial(0.3, 1e-3, 10, NULL, f), NC_E_NULL);
    assert_true(isnan(f[0]) && isnan(f[1]) && isnan(f[2]));
    assert_int_equal(nc_friction_stribeck_planar(0.3, 0.2, 0.1, 0, 1e-3, 10, 1, NULL), NC_E_NULL);
    assert_int_equal(nc_rolling_resistance_planar(0.3, 1e-3, 10, 1, NULL), NC_E_NULL);
    assert_int_equal(nc_rolling_resistance_spatial(0.3, 1e-3, 10, NULL, NULL), NC_E_NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(friction_is_regularised_coulomb),
        cmocka_unit_test(friction_is_smooth_at_rest),
        cmocka_unit_test(spatial_friction_agrees_with_planar),
        cmocka_unit_test(stribeck_has_its_limits),
        cmocka_unit_test(rolling_resistance_opposes_rolling),
        cmocka_unit_test(friction_vanishes_without_normal_force),
        cmocka_unit_test(bad_numbers_have_a_status),
        cmocka_unit_test(null_has_a_status),
    };
    return cmocka_run_group_tests(tests, forces_start, NULL);
}
