/* The smooth contact of a sphere with a half space, against the formulas that were published, in long double. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#include "forces_common.h"

/* The two spheres of the foot of the published stride, and the constants of their law. */
static const double radii[2] = {0.035, 0.015}, smoothing[3] = {1e-5, 300, 50};
static const double E = 3067776, c = 2;

static long double published(long double r, long double d, long double v)
{
    const long double k = powl(E, 2 / 3.0L) / 2;
    const long double f_h =
        4 / 3.0L * k * sqrtl(r * k) * powl(d * d + smoothing[0], 0.75L) * (0.5L + 0.5L * tanhl(300 * d));
    return f_h * (1 + 1.5L * c * v) * (0.5L + 0.5L * tanhl(50 * (v + 2 / (3.0L * c))));
}

static void normal_force_is_the_published_one(void **state)
{
    (void)state;
    double worst = 0, least = 0, elastic, f[3];
    for (int i = 0; i < 100000; i++) {
        const double r = radii[i % 2], d = 0.06 * uniform() - 0.03, v = 2 * uniform() - 1;
        assert_int_equal(nc_force_smooth(E, r, c, smoothing, d, v, &elastic, f), NC_OK);
        const double truth = (double)published(r, d, v), scale = elastic * (1 + 1.5 * c * fabs(v));
        worst = fmax(worst, fabs(f[0] - truth) / fmax(scale, 1e-3));
        least = fmin(least, f[0] / elastic);
        /* the force has continuous derivatives: those of the published one, by differences */
        const long double s = 1e-6L, slope = (published(r, d + s, v) - published(r, d - s, v)) / (2 * s);
        const long double rate = (published(r, d, v + s) - published(r, d, v - s)) / (2 * s);
        assert_true(fabs((double)(f[1] - slope)) < 1e-6 * (300 * scale + 1));
        assert_true(fabs((double)(f[2] - rate)) < 1e-6 * (50 * elastic + 1));
    }
    print_message("relative error of the force %.2g; it pulls by %.2g of the elastic force\n", worst,
                  -least);
    assert_true(worst < 1e-13);
    assert_true(least < -0.008 && least > -0.14 / smoothing[2] * 1.5 * c);
}

static void friction_is_the_published_one(void **state)
{
    (void)state;
    for (int i = 0; i < 100000; i++) {
        const double us = 0.5 + uniform(), ud = us * (i % 3 ? uniform() : 1), uv = uniform(),
                     vt = 0.1 + uniform();
        const double fn = 1000 * uniform() - 10, v = 4 * uniform() - 2;
        const long double slip = sqrtl((long double)v * v + 1e-5L), x = slip / vt;
        const long double ff = fn * ((x < 1 ? x : 1) * (ud + 2 * (us - ud) / (1 + x * x)) + uv * slip);
        double f;
        assert_int_equal(nc_friction_smooth(us, ud, uv, vt, 1e-5, fn, v, &f), NC_OK);
        assert_near(f, -ff * v / slip, 1e-13);
    }
}

/* Without dissipation nothing but the elastic force is left; it fades away without a threshold. */
static void limits(void **state)
{
    (void)state;
    double elastic, f[3];
    assert_int_equal(nc_force_smooth(E, 0.035, 0, smoothing, 0.01, -3, &elastic, f), NC_OK);
    assert_true(f[0] == elastic && f[2] == 0);
    assert_int_equal(nc_force_smooth(E, 0.035, c, smoothing, -1, 0, &elastic, f), NC_OK);
    assert_true(f[0] > 0 && f[0] < 1e-200 && elastic > 0);
    assert_int_equal(nc_force_smooth(E, 0.035, c, smoothing, -3, 0, NULL, f), NC_OK);
    assert_true(f[0] == 0 && f[1] == 0 && f[2] == 0);
    /* Hertz' law, where it is deep, slow and not smoothed */
    const double none[3] = {1e-30, 1e9, 1e9};
    assert_int_equal(nc_force_smooth(E, 0.035, c, none, 0.01, 0, &elastic, f), NC_OK);
    assert_near(f[0], 4 / 3.0 * sqrt(0.035) * sqrt(E * E / 8) * pow(0.01, 1.5), 1e-13);
}

static int call_force(const double a[], double out[3])
{
    return nc_force_smooth(a[0], a[1], a[2], a + 3, a[6], a[7], NULL, out);
}
static int call_friction(const double a[], double out[3])
{
    return nc_friction_smooth(a[0], a[1], a[2], a[3], a[4], a[5], a[6], out);
}

static const struct forces_call calls[] = {
    {call_force,
     8,
     3,
     {3e6, 0.03, 2, 1e-5, 300, 50, 0.01, 0.1},
     {{0, 0, NC_E_MATERIAL},
      {1, 0, NC_E_MATERIAL},
      {2, -1, NC_E_MATERIAL},
      {3, 0, NC_E_OPTION},
      {4, 0, NC_E_OPTION},
      {5, 0, NC_E_OPTION},
      {6, 1e300, NC_E_ARGUMENT},
      {7, 1e308, NC_E_ARGUMENT}}},
    {call_friction,
     7,
     1,
     {0.8, 0.7, 0.5, 0.2, 1e-5, 10, 1},
     {{0, 0.6, NC_E_MATERIAL},
      {1, -0.1, NC_E_MATERIAL},
      {2, -1, NC_E_MATERIAL},
      {3, 0, NC_E_OPTION},
      {4, 0, NC_E_OPTION},
      {6, 1e308, NC_E_ARGUMENT}}},
};

static void bad_input_has_a_status(void **state)
{
    (void)state;
    double f[3] = {0}, elastic = 0;
    forces_check_all(calls, sizeof calls / sizeof *calls);
    assert_int_equal(nc_force_smooth(E, 0.03, c, NULL, 0, 0, &elastic, f), NC_E_NULL);
    assert_true(isnan(elastic) && isnan(f[0]) && isnan(f[1]) && isnan(f[2]));
    assert_int_equal(nc_force_smooth(E, 0.03, c, smoothing, 0, 0, &elastic, NULL), NC_E_NULL);
    assert_int_equal(nc_friction_smooth(0.8, 0.8, 0, 0.2, 1e-5, 1, 1, NULL), NC_E_NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(normal_force_is_the_published_one, forces_start),
        cmocka_unit_test_setup(friction_is_the_published_one, forces_start),
        cmocka_unit_test(limits),
        cmocka_unit_test(bad_input_has_a_status),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
