/* Hertz' theory: modulus, relative curvatures, point contact. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#include "forces_common.h"

#define PI_L 3.14159265358979323846264338327950288L

/* --- Modulus and curvatures -------------------------------------------------------------------------*/

static void modulus_of_two_materials(void **state)
{
    (void)state;
    double E;
    assert_int_equal(nc_hertz_modulus(2.1e11, 0.3, 2.1e11, 0.3, &E), NC_OK);
    assert_near(E, 2.1e11 / (2 * 0.91), 1e-15);
    assert_int_equal(nc_hertz_modulus(2.1e11, 0.3, 1e300, 0.3, &E), NC_OK); /* on a rigid body */
    assert_near(E, 2.1e11 / 0.91, 1e-15);
    assert_int_equal(nc_hertz_modulus(7e10, 0, 1e6, 0.5, &E), NC_OK);
    assert_near(E, 1 / (1 / 7e10 + 0.75 / 1e6), 1e-15);
    assert_int_equal(nc_hertz_modulus(1e6, 0.5, 7e10, 0, &E), NC_OK);
    assert_near(E, 1 / (1 / 7e10 + 0.75 / 1e6), 1e-15);
    assert_int_equal(nc_hertz_modulus(1e6, -0.5, 7e10, -0.9, &E), NC_OK);
    assert_near(E, 1 / (0.19 / 7e10 + 0.75 / 1e6), 1e-15);
}

/* --- Point contact ----------------------------------------------------------------------------------*/

/* Normal displacement at (x, y) of both surfaces together under the pressure p0 sqrt(1 - x^2/a^2 -
 * y^2/b^2), by superposition of Boussinesq's point loads, p dA/(pi E* r), in polar coordinates about (x,
 * y): the integral over a chord is that of a half ellipse, the integral over its angle is done by the
 * trapezoidal rule (periodic: exponential convergence). No elliptic integral is used. */
static long double displacement(long double a, long double b, long double p0, long double E, long double x,
                                long double y)
{
    const int n = 200 + (int)(100 * fmaxl(a / b, b / a));
    long double sum = 0;
    for (int i = 0; i < n; i++) {
        const long double c = cosl(PI_L * i / n), s = sinl(PI_L * i / n);
        const long double A = c * c / (a * a) + s * s / (b * b), B = x * c / (a * a) + y * s / (b * b);
        const long double C = 1 - x * x / (a * a) - y * y / (b * b);
        sum += (C + B * B / A) / sqrtl(A);
    }
    return p0 / (2 * E) * sum * PI_L / n;
}

static void point_contact_fills_the_gap(void **state)
{
    (void)state;
    double worst = 0;
    for (int i = 0; i < 400; i++) {
        const double E = logarithmic(1e5, 1e12), delta = logarithmic(1e-7, 1e-3);
        const double high = logarithmic(0.1, 1e3), low = i % 10 ? logarithmic(1e-4, 1) * high : high;
        const double kappa[2] = {i % 2 ? low : high, i % 2 ? high : low};
        double K, axis[2], p0;
        assert_int_equal(nc_hertz_point(E, kappa, &K), NC_OK);
        assert_int_equal(nc_hertz_area(E, kappa, delta, axis, &p0), NC_OK);
        assert_true((axis[0] >= axis[1]) == (kappa[0] <= kappa[1]));
        for (int k = 0; k < 4; k++) { /* the deformed surfaces coincide inside the ellipse */
            const double r = sqrt(uniform()), angle = 6.2832 * uniform();
            const double x = r * cos(angle) * axis[0], y = r * sin(angle) * axis[1];
            const long double u = displacement(axis[0], axis[1], p0, E, x, y);
            const long double needed = delta - 0.5L * kappa[0] * x * x - 0.5L * kappa[1] * y * y;
            worst = fmax(worst, (double)(fabsl(u - needed) / delta));
        }
        assert_near(K * delta * sqrt(delta), 2 * PI_L / 3 * axis[0] * axis[1] * p0, 1e-13);
    }
    print_message("point contact: error of the displacement over delta <= %.2g\n", worst);
    assert_true(worst < 1e-14);
}

static void round_point_contact_is_closed_form(void **state)
{
    (void)state;
    for (double R = 1e-6; R < 1e6; R *= 7) {
        const double kappa[2] = {1 / R, 1 / R};
        double K, axis[2], p0;
        assert_int_equal(nc_hertz_point(3e9, kappa, &K), NC_OK);
        assert_int_equal(nc_hertz_area(3e9, kappa, 1e-3 * R, axis, &p0), NC_OK);
        assert_near(K, 4.0 / 3 * 3e9 * sqrt(R), 1e-15);
        assert_near(axis[0], sqrt(1e-3) * R, 1e-15);
        assert_near(axis[1], sqrt(1e-3) * R, 1e-15);
        assert_near(p0, 2 * 3e9 / (double)PI_L * sqrt(1e-3), 1e-15);
    }
}

/* For b/a -> 0: K(e) = ln(4 a/b), E(e) = 1, up to terms of the order (b/a)^2 ln(a/b). */
static void slender_point_contact_is_asymptotic(void **state)
{
    (void)state;
    for (double ratio = 1e-20; ratio > 0; ratio *= 1e-3) {
        long double q = sqrtl(ratio);
        for (int i = 0; i < 100; i++)
            q = sqrtl(ratio / (logl(4 / q) - 1));
        const long double integral = logl(4 / q);
        const double kappa[2] = {2 * ratio, 2};
        double K, axis[2], p0;
        assert_int_equal(nc_hertz_point(1, kappa, &K), NC_OK);
        assert_near(K, 2 * PI_L / 3 / q / (integral * sqrtl(integral)), 1e-13);
        assert_int_equal(nc_hertz_area(1, kappa, 1, axis, &p0), NC_OK);
        assert_near(axis[0], axis[1] / q, 1e-13);
        assert_near(axis[1], 1 / sqrtl(integral), 1e-13);
        assert_near(p0, 1 / sqrtl(integral), 1e-13);
    }
}

static void point_stiffness_scales_and_is_monotone(void **state)
{
    (void)state;
    double previous = INFINITY;
    for (double k = 1e-8; k < 1e8; k *= 1.01) {
        const double kappa[2] = {k, 1}, half[2] = {0.5, 0.5 * k};
        double K, scaled;
        assert_int_equal(nc_hertz_point(1e9, kappa, &K), NC_OK);
        assert_true(K < previous);
        previous = K;
        assert_int_equal(nc_hertz_point(2e9, half, &scaled), NC_OK);
        assert_near(scaled, 2 * sqrt(2) * K, 1e-14);
    }
}

/* --- Bad input --------------------------------------------------------------------------------------*/

static int call_modulus(const double a[], double out[3])
{
    return nc_hertz_modulus(a[0], a[1], a[2], a[3], &out[0]);
}
static int call_point(const double a[], double out[3])
{
    return nc_hertz_point(a[0], &a[1], &out[0]);
}
static int call_area(const double a[], double out[3])
{
    return nc_hertz_area(a[0], &a[1], a[3], &out[0], &out[2]);
}

static const struct forces_call calls[] = {
    {call_modulus,
     4,
     1,
     {1e9, 0.3, 1e10, 0.2},
     {{0, 0, NC_E_MATERIAL},
      {0, -1, NC_E_MATERIAL},
      {1, -1, NC_E_MATERIAL},
      {1, 0.51, NC_E_MATERIAL},
      {2, 0, NC_E_MATERIAL},
      {3, -1, NC_E_MATERIAL},
      {3, 1, NC_E_MATERIAL},
      {0, 1e-320, NC_E_ARGUMENT}}},
    {call_point,
     3,
     1,
     {1e9, 2, 3},
     {{0, 0, NC_E_MATERIAL},
      {0, -1, NC_E_MATERIAL},
      {1, 0, NC_E_CONFORMING},
      {1, -1, NC_E_CONFORMING},
      {2, 0, NC_E_CONFORMING},
      {2, -5, NC_E_CONFORMING}}},
    {call_area,
     4,
     3,
     {1e9, 2, 3, 1e-3},
     {{0, 0, NC_E_MATERIAL}, {1, -1, NC_E_CONFORMING}, {2, 0, NC_E_CONFORMING}, {3, 1e308, NC_OK}}},
};

static void bad_numbers_have_a_status(void **state)
{
    (void)state;
    double out[3];
    forces_check_all(calls, sizeof calls / sizeof *calls);
    const double flat[2] = {1e-20, 1e-20};
    assert_int_equal(nc_hertz_point(1e300, flat, &out[0]), NC_E_ARGUMENT);
    assert_true(isnan(out[0]));
    const double sharp[2] = {1e6, 1e6}; /* a finite area, not so the pressure */
    assert_int_equal(nc_hertz_area(1e308, sharp, 1, out, &out[2]), NC_E_ARGUMENT);
    const double apart[2] = {1e-300, 1e300}; /* a ratio of curvatures beyond double precision */
    assert_int_equal(nc_hertz_point(1, apart, &out[0]), NC_E_CONFORMING);
    const double flatter[2] = {1e-200, 1e-200};
    assert_int_equal(nc_hertz_area(1, flatter, 1e300, out, &out[2]), NC_E_ARGUMENT);
    assert_true(isnan(out[0]) && isnan(out[1]) && isnan(out[2]));
}

static void null_has_a_status(void **state)
{
    (void)state;
    double out[3] = {7, 7, 7};
    const double kappa[4] = {1, 2, 2, 1};
    assert_int_equal(nc_hertz_modulus(1, 0, 1, 0, NULL), NC_E_NULL);
    out[0] = 7;
    assert_int_equal(nc_hertz_point(1, NULL, out), NC_E_NULL);
    assert_true(isnan(out[0]));
    assert_int_equal(nc_hertz_point(1, kappa, NULL), NC_E_NULL);
    assert_int_equal(nc_hertz_area(1, NULL, 1, out, NULL), NC_E_NULL);
    assert_int_equal(nc_hertz_area(1, kappa, 1, NULL, NULL), NC_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(modulus_of_two_materials),
        cmocka_unit_test(point_contact_fills_the_gap),
        cmocka_unit_test(round_point_contact_is_closed_form),
        cmocka_unit_test(slender_point_contact_is_asymptotic),
        cmocka_unit_test(point_stiffness_scales_and_is_monotone),
        cmocka_unit_test(bad_numbers_have_a_status),
        cmocka_unit_test(null_has_a_status),
    };
    return cmocka_run_group_tests(tests, forces_start, NULL);
}
