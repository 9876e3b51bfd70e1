/* Line contact. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#include "forces_common.h"

#define PI_L 3.14159265358979323846264338327950288L

/* Force per length of Johnson's law by bisection in long double. */
static long double line_truth(long double E, long double kappa, long double depth, long double delta)
{
    long double low = 0, high = 4 * PI_L * E * depth * depth * kappa * expl(-2);
    for (int i = 0; i < 400; i++) {
        const long double w = 0.5L * (low + high), b = sqrtl(4 * w / (PI_L * E * kappa));
        if (w / (PI_L * E) * (2 * logl(4 * depth / b) - 1) < delta)
            low = w;
        else
            high = w;
    }
    return 0.5L * (low + high);
}

static void line_contact_is_johnsons(void **state)
{
    (void)state;
    for (int i = 0; i < 2000; i++) {
        const double E = logarithmic(1e5, 1e12), kappa = logarithmic(0.1, 1e3), l = logarithmic(1e-3, 1);
        const double depth = logarithmic(0.5, 4) / kappa, limit = 4 * exp(-2) * kappa * depth * depth;
        const double delta = limit * logarithmic(1e-12, 0.9);
        double f, c, energy;
        assert_int_equal(nc_hertz_line(E, kappa, depth, l, delta, &f, &c, &energy), NC_OK);
        assert_near(f, l * line_truth(E, kappa, depth, delta), 1e-13);
        long double difference[2], work = 0; /* Richardson's differences; Simpson's rule in sqrt(delta) */
        for (int k = 0; k < 2; k++) {
            const long double h = 1e-4L * delta / (1 + k);
            difference[k] =
                l * (line_truth(E, kappa, depth, delta + h) - line_truth(E, kappa, depth, delta - h)) /
                (2 * h);
        }
        assert_near(c, (4 * difference[1] - difference[0]) / 3, 1e-10);
        if (i < 40) {
            const int n = 400;
            for (int k = 1; k <= n; k++) {
                const long double s = (long double)k / n; /* delta s^4 */
                work += (k == n  ? 1
                         : k % 2 ? 4
                                 : 2) *
                        line_truth(E, kappa, depth, delta * s * s * s * s) * s * s * s;
            }
            assert_near(energy, work * 4 * delta * l / (3 * n), 1e-8);
        }
    }
}

/* Johnson, section 5.6: the stresses on the axis of a cylinder (radius R) pressed between two flat strips
 * are known in closed form; their strain, integrated from the contact to the centre, is the compression.
 * Two equal cylinders approach each other by twice that. */
static void line_contact_is_the_compression_of_cylinders(void **state)
{
    (void)state;
    const double E = 2.1e11, nu = 0.3, R = 0.02, l = 0.05;
    double modulus, f, b;
    assert_int_equal(nc_hertz_modulus(E, nu, E, nu, &modulus), NC_OK);
    for (double delta = 1e-7; delta < 1e-5; delta *= 3) {
        assert_int_equal(nc_hertz_line(modulus, 2 / R, R, l, delta, &f, NULL, NULL), NC_OK);
        assert_int_equal(nc_hertz_strip(modulus, 2 / R, l, f, &b, NULL), NC_OK);
        const long double w = f / l;
        const int n = 20000;
        long double compression = 0;
        for (int k = 0; k <= n; k++) { /* Simpson's rule after z = b sinh(t) */
            const long double t_end = asinhl(R / (long double)b), t = t_end * k / n, z = b * sinhl(t);
            const long double root = b * coshl(t);
            const long double sz = w / PI_L * (1 / (long double)R - 2 / (2 * R - z) - 2 / root);
            const long double sx =
                w / PI_L *
                (1 / (long double)R - 2 * ((long double)b * b + 2 * z * z) / (b * b * root) +
                 4 * z / ((long double)b * b));
            const long double strain = (1 - nu * nu) / E * (sz - nu / (1 - nu) * sx);
            compression -= (k == 0 || k == n ? 1 : k % 2 ? 4 : 2) * strain * root * t_end / (3 * n);
        }
        assert_near(2 * compression, delta, 3 * (b / R) * (b / R)); /* his (5.57) is the limit of b << R */
    }
}

/* The approach of half-plane theory, relative displacements: under the pressure p0 sqrt(1 - x^2/b^2) the
 * surfaces must coincide over the strip, u(0) - u(x) = kappa x^2/2, with u = -2/(pi E*) int p ln|x - s| ds.
 */
static void line_strip_fills_the_gap(void **state)
{
    (void)state;
    double b, p0;
    const double E = 1e9, kappa = 20, l = 0.1;
    assert_int_equal(nc_hertz_strip(E, kappa, l, 300, &b, &p0), NC_OK);
    assert_near(PI_L / 2 * b * p0 * l, 300, 1e-15);
    for (int j = 1; j < 8; j++) {
        const long double x = cosl(PI_L * j / 8);
        long double u[2] = {
            0, 0}; /* s = b cos(t), midpoint rule; its error at the singularity is linear in 1/n */
        for (int r = 0; r < 2; r++) {
            const int n = 800 << r;
            for (int k = 0; k < n; k++) {
                const long double t = PI_L * (k + 0.5L) / n, pds = p0 * b * sinl(t) * sinl(t) * PI_L / n;
                u[r] += 2 / (PI_L * E) * pds * (logl(fabsl(x - cosl(t))) - logl(fabsl(cosl(t))));
            }
        }
        assert_true(fabsl(2 * u[1] - u[0] - 0.5L * kappa * b * b * x * x) <= 1e-8L * kappa * b * b);
    }
}

static void line_contact_has_its_limits(void **state)
{
    (void)state;
    double f, c, energy;
    for (double delta = 0; delta > -2; delta--) {
        assert_int_equal(nc_hertz_line(1e9, 20, 0.05, 0.5, delta, &f, &c, &energy), NC_OK);
        assert_true(f == 0 && c == 0 && energy == 0);
        assert_int_equal(nc_hertz_strip(1e9, 20, 0.5, delta, &f, &c), NC_OK);
        assert_true(f == 0 && c == 0);
    }
    double previous = 0, slope = 0;
    for (double delta = 5e-324; delta < 0.54 * 0.05; delta = fmax(1.5 * delta, 1e-322)) {
        assert_int_equal(nc_hertz_line(1e9, 20, 0.05, 0.5, delta, &f, &c, &energy), NC_OK);
        assert_true(f >= previous && c >= slope && isfinite(c) && energy >= 0);
        previous = f;
        slope = c;
    }
    assert_int_equal(nc_hertz_line(1e9, 20, 0.05, 0.5, 4 * exp(-2) * 0.05, &f, &c, &energy),
                     NC_E_NO_SOLUTION);
    assert_true(isnan(f) && isnan(c) && isnan(energy));
}

/* --- Bad input --------------------------------------------------------------------------------------*/

static int call_line(const double a[], double out[3])
{
    return nc_hertz_line(a[0], a[1], a[2], a[3], a[4], &out[0], &out[1], &out[2]);
}
static int call_strip(const double a[], double out[3])
{
    return nc_hertz_strip(a[0], a[1], a[2], a[3], &out[0], &out[1]);
}

static const struct forces_call calls[] = {
    {call_line,
     5,
     3,
     {1e9, 20, 0.05, 0.5, 1e-4},
     {{0, -1, NC_E_MATERIAL},
      {1, 0, NC_E_CONFORMING},
      {1, -1, NC_E_CONFORMING},
      {2, 0, NC_E_OPTION},
      {3, 0, NC_E_OPTION},
      {4, 0.1, NC_E_NO_SOLUTION},
      {3, 1e300, NC_E_ARGUMENT}}},
    {call_strip,
     4,
     2,
     {1e9, 20, 0.5, 100},
     {{0, -1, NC_E_MATERIAL}, {1, 0, NC_E_CONFORMING}, {2, 0, NC_E_OPTION}, {3, 1e308, NC_E_ARGUMENT}}},
};

/* The form in which the film is usually printed, one power for each quantity; and the example of a cam: 9 mm effective
 * radius, 100 N/mm, 3 m/s, a thin hot oil. */
static void film_of_dowson_and_higginson(void **state)
{
    (void)state;
    const double eta = 0.008, alpha = 1.6e-8, modulus = 1.15e11, length = 0.012;
    double film;
    for (int i = 0; i < 50; i++) {
        const double u = pow(10, -3 + 0.1 * i) * (i % 2 ? 1 : -1), kappa = 20 + 10 * i,
                     force = 10 * pow(1.15, i);
        const long double printed = 2.65L * powl(alpha, 0.54L) * powl(eta * fabs(u), 0.7L) *
                                    powl(2 * modulus, -0.03L) * powl(1 / kappa, 0.43L) *
                                    powl(force / length, -0.13L);
        assert_int_equal(nc_film_line(eta, alpha, u, modulus, kappa, length, force, &film), NC_OK);
        assert_true(fabsl(film / printed - 1) < 1e-13L);
    }
    assert_int_equal(nc_film_line(eta, alpha, 3, modulus, 1 / 0.009, length, 1200, &film), NC_OK);
    assert_true(film > 1.5e-7 && film < 4e-7); /* tenths of a micrometre */
    assert_int_equal(nc_film_line(eta, alpha, 0, modulus, 100, length, 1200, &film), NC_OK);
    assert_true(film == 0);
    assert_int_equal(nc_film_line(eta, alpha, 3, modulus, 100, length, -1, &film), NC_OK);
    assert_true(film == 0);
    assert_int_equal(nc_film_line(0, alpha, 3, modulus, 100, length, 1, &film), NC_E_MATERIAL);
    assert_true(isnan(film));
    assert_int_equal(nc_film_line(eta, alpha, 3, modulus, 0, length, 1, &film), NC_E_CONFORMING);
    assert_int_equal(nc_film_line(eta, NAN, 3, modulus, 100, length, 1, &film), NC_E_ARGUMENT);
    assert_int_equal(nc_film_line(eta, alpha, 3, modulus, 100, length, 1, NULL), NC_E_NULL);
}

static void bad_numbers_have_a_status(void **state)
{
    (void)state;
    forces_check_all(calls, sizeof calls / sizeof *calls);
}

static void null_has_a_status(void **state)
{
    (void)state;
    assert_int_equal(nc_hertz_line(1e9, 20, 0.05, 0.5, 1e-5, NULL, NULL, NULL), NC_OK);
    assert_int_equal(nc_hertz_strip(1, 1, 1, 1, NULL, NULL), NC_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(line_contact_is_johnsons),
        cmocka_unit_test(line_contact_is_the_compression_of_cylinders),
        cmocka_unit_test(line_strip_fills_the_gap),
        cmocka_unit_test(line_contact_has_its_limits),
        cmocka_unit_test(film_of_dowson_and_higginson),
        cmocka_unit_test(bad_numbers_have_a_status),
        cmocka_unit_test(null_has_a_status),
    };
    return cmocka_run_group_tests(tests, forces_start, NULL);
}
