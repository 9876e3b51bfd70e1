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

/* Eigenvalues of the sum of two tensors, in long double. */
static void relative_truth(const double k1[2], const double k2[2], double angle, long double kappa[2])
{
    const long double c = cosl(angle), s = sinl(angle);
    const long double xx = k1[0] + k2[0] * c * c + k2[1] * s * s,
                      yy = k1[1] + k2[0] * s * s + k2[1] * c * c;
    const long double xy = ((long double)k2[0] - k2[1]) * s * c;
    const long double radius = hypotl(0.5L * (xx - yy), xy);
    kappa[0] = 0.5L * (xx + yy) + radius;
    kappa[1] = 0.5L * (xx + yy) - radius;
}

static void relative_curvatures_of_random_pairs(void **state)
{
    (void)state;
    double worst = 0;
    for (int i = 0; i < 100000; i++) {
        const double sign = i % 4 ? 1 : -1; /* every fourth with a concave body */
        const double k1[2] = {sign * logarithmic(1e-2, 1e2), logarithmic(1e-2, 1e2)};
        const double k2[2] = {logarithmic(1e-2, 1e2), logarithmic(1e-2, 1e2)};
        const double angle = 10 * (2 * uniform() - 1), turn = 10 * uniform();
        long double truth[2];
        double kappa[2], swapped[2], tensors[2];
        relative_truth(k1, k2, angle, truth);
        const double size = (double)fmaxl(fabsl(truth[0]), fabsl(truth[1]));
        assert_int_equal(nc_relative_curvatures(k1, k2, angle, kappa), NC_OK);
        assert_int_equal(nc_relative_curvatures(k2, k1, -angle, swapped), NC_OK);
        double t[2][4];
        for (int b = 0; b < 2; b++) {
            const double *k = b ? k2 : k1, a = b ? turn + angle : turn, c = cos(a), s = sin(a);
            t[b][0] = k[0] * c * c + k[1] * s * s;
            t[b][1] = t[b][2] = (k[0] - k[1]) * s * c;
            t[b][3] = k[0] * s * s + k[1] * c * c;
        }
        assert_int_equal(nc_relative_curvatures_tensor(t[0], t[1], tensors), NC_OK);
        for (int k = 0; k < 2; k++) {
            worst = fmax(worst, fabs(kappa[k] - (double)truth[k]) / (sign > 0 ? (double)truth[k] : size));
            assert_true(fabs(tensors[k] - kappa[k]) <= 2e-14 * size);
            assert_near(swapped[k], kappa[k], 1e-12);
        }
    }
    print_message("relative curvatures: relative error <= %.2g\n", worst);
    assert_true(worst < 1e-14);
}

static void relative_curvatures_of_crossed_cylinders(void **state)
{
    (void)state;
    const double cylinder[2] = {1 / 0.2, 0};
    for (double angle = 1.5; angle > 1e-8; angle *= 0.8) {
        double kappa[2];
        assert_int_equal(nc_relative_curvatures(cylinder, cylinder, angle, kappa), NC_OK);
        assert_near(kappa[0], 2 * pow(cos(angle / 2), 2) / 0.2, 1e-15);
        assert_near(kappa[1], 2 * pow(sin(angle / 2), 2) / 0.2, 1e-15);
    }
    double kappa[2] = {1 / 0.2, -1 / 0.3}, sum[2] = {0, 0};
    assert_int_equal(nc_relative_curvatures(kappa, sum, 1, kappa),
                     NC_OK); /* a saddle on a plane, in place */
    assert_near(kappa[0], 1 / 0.2, 1e-15);
    assert_near(kappa[1], -1 / 0.3, 1e-15);
    assert_int_equal(nc_relative_curvatures(sum, sum, 1, kappa), NC_OK); /* two planes */
    assert_true(kappa[0] == 0 && kappa[1] == 0);
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
        double K, simple, axis[2], p0;
        assert_int_equal(nc_hertz_point(3e9, kappa, &K), NC_OK);
        assert_int_equal(nc_hertz_point_simple(3e9, kappa, &simple), NC_OK);
        assert_int_equal(nc_hertz_area(3e9, kappa, 1e-3 * R, axis, &p0), NC_OK);
        assert_near(K, 4.0 / 3 * 3e9 * sqrt(R), 1e-15);
        assert_near(simple, 4.0 / 3 * 3e9 * sqrt(R), 1e-15);
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

static void simple_stiffness_is_too_low_by_what_is_said(void **state)
{
    (void)state;
    const double said[][2] = {{1, 0}, {2, 0.01}, {5, 0.05}, {10, 0.1}, {100, 0.3}};
    for (int i = 0; i < 5; i++) {
        const double kappa[2] = {said[i][0], 1};
        double K, simple;
        assert_int_equal(nc_hertz_point(1, kappa, &K), NC_OK);
        assert_int_equal(nc_hertz_point_simple(1, kappa, &simple), NC_OK);
        print_message("curvatures 1 : %g, 1 - simple/exact = %.4f\n", said[i][0], 1 - simple / K);
        assert_true(fabs(1 - simple / K - said[i][1]) < 0.005);
    }
}

/* --- Bad input --------------------------------------------------------------------------------------*/

static int call_modulus(const double a[], double out[3])
{
    return nc_hertz_modulus(a[0], a[1], a[2], a[3], &out[0]);
}
static int call_curvatures(const double a[], double out[3])
{
    return nc_relative_curvatures(&a[0], &a[2], a[4], out);
}
static int call_tensor(const double a[], double out[3])
{
    return nc_relative_curvatures_tensor(&a[0], &a[4], out);
}
static int call_point(const double a[], double out[3])
{
    return nc_hertz_point(a[0], &a[1], &out[0]);
}
static int call_simple(const double a[], double out[3])
{
    return nc_hertz_point_simple(a[0], &a[1], &out[0]);
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
    {call_curvatures, 5, 2, {1, 2, 3, 4, 0.5}, {{0, 1e308, NC_E_ARGUMENT}}},
    {call_tensor,
     8,
     2,
     {1, 0.5, 0.5, 4, 3, -1, -1, 2},
     {{1, 0.6, NC_E_OPTION}, {6, -0.9, NC_E_OPTION}, {0, 1.7e308, NC_E_ARGUMENT}}},
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
    {call_simple,
     3,
     1,
     {1e9, 2, 3},
     {{0, 0, NC_E_MATERIAL}, {1, 0, NC_E_CONFORMING}, {2, -5, NC_E_CONFORMING}}},
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
    assert_int_equal(nc_hertz_point_simple(1e300, flat, &out[1]), NC_E_ARGUMENT);
    assert_true(isnan(out[0]) && isnan(out[1]));
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
    assert_int_equal(nc_relative_curvatures(NULL, kappa, 0, out), NC_E_NULL);
    assert_true(isnan(out[0]) && isnan(out[1]));
    assert_int_equal(nc_relative_curvatures(kappa, NULL, 0, out), NC_E_NULL);
    assert_int_equal(nc_relative_curvatures(kappa, kappa, 0, NULL), NC_E_NULL);
    assert_int_equal(nc_relative_curvatures_tensor(NULL, kappa, out), NC_E_NULL);
    assert_true(isnan(out[0]) && isnan(out[1]));
    assert_int_equal(nc_relative_curvatures_tensor(kappa, NULL, out), NC_E_NULL);
    assert_int_equal(nc_relative_curvatures_tensor(kappa, kappa, NULL), NC_E_NULL);
    out[0] = 7;
    assert_int_equal(nc_hertz_point(1, NULL, out), NC_E_NULL);
    assert_true(isnan(out[0]));
    assert_int_equal(nc_hertz_point(1, kappa, NULL), NC_E_NULL);
    assert_int_equal(nc_hertz_point_simple(1, NULL, out), NC_E_NULL);
    assert_int_equal(nc_hertz_point_simple(1, kappa, NULL), NC_E_NULL);
    assert_int_equal(nc_hertz_area(1, NULL, 1, out, NULL), NC_E_NULL);
    assert_int_equal(nc_hertz_area(1, kappa, 1, NULL, NULL), NC_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(modulus_of_two_materials),
        cmocka_unit_test(relative_curvatures_of_random_pairs),
        cmocka_unit_test(relative_curvatures_of_crossed_cylinders),
        cmocka_unit_test(point_contact_fills_the_gap),
        cmocka_unit_test(round_point_contact_is_closed_form),
        cmocka_unit_test(slender_point_contact_is_asymptotic),
        cmocka_unit_test(point_stiffness_scales_and_is_monotone),
        cmocka_unit_test(simple_stiffness_is_too_low_by_what_is_said),
        cmocka_unit_test(bad_numbers_have_a_status),
        cmocka_unit_test(null_has_a_status),
    };
    return cmocka_run_group_tests(tests, forces_start, NULL);
}
