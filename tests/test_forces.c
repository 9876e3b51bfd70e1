/* Dissipation laws and the normal force. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#include "forces_common.h"

/* --- Damping ----------------------------------------------------------------------------------------*/

/* ((1 + e) d - ln((1 + d)/(1 - e d)))/d^2, by its power series where the closed form cancels. */
static long double impact_equation(long double e, long double d)
{
    if (d > 0.05L)
        return ((1 + e) * d - log1pl(d) + log1pl(-e * d)) / (d * d);
    long double sum = 0, power = 1;
    for (int n = 2; n < 40; n++, power *= d)
        sum += power / n * ((n % 2 ? -1 : 1) - powl(e, n)); /* 1 - e^2 is exact enough: see the tolerance */
    return sum;
}

/* The equation solved by bisection in long double. */
static long double impact_damping(long double e)
{
    long double low = 0, high = 1 / e;
    for (int i = 0; i < 200; i++) {
        const long double middle = 0.5L * (low + high);
        if (e * middle < 1 && impact_equation(e, middle) > 0)
            low = middle;
        else
            high = middle;
    }
    return 0.5L * (low + high);
}

static double damping(int law, double e, double v)
{
    double chi;
    assert_int_equal(nc_force_damping(law, e, v, 0, &chi), NC_OK);
    return chi;
}

static void exact_restitution_solves_the_impact(void **state)
{
    (void)state;
    double worst = 0;
    for (int i = 1; i <= 20000; i++) {
        const double e = i <= 10000 ? i / 10001.0 : logarithmic(1e-4, 1);
        const double d = damping(NC_EXACT_RESTITUTION, e, 1);
        const long double truth = impact_damping(e);
        worst = fmax(worst, (double)fabsl((d - truth) / truth));
    }
    print_message("exact restitution: relative error of chi v <= %.2g\n", worst);
    assert_true(worst < 1.5e-15);
}

static void exact_restitution_at_its_ends(void **state)
{
    (void)state;
    assert_true(damping(NC_EXACT_RESTITUTION, 1, 1) == 0);
    for (double c = 1e-3; c > 1e-16; c /= 2) { /* e = 1 - c: d = 3/2 (c + c^2) + O(c^3) */
        const double e = 1 - c;
        assert_near(damping(NC_EXACT_RESTITUTION, e, 1), 1.5 * (1 - e) * (2 - e), c * c + 1e-15);
    }
    for (double e = 0.02; e > 1e-300; e *= 0.1) /* e d = 1 - (1 + d) exp(-(1 + e) d) */
        assert_near(damping(NC_EXACT_RESTITUTION, e, 1), 1 / e, 1e-15);
    double chi;
    assert_int_equal(nc_force_damping(NC_EXACT_RESTITUTION, 5e-324, 1, 0, &chi), NC_E_RESTITUTION);
    assert_true(isnan(chi));
    assert_int_equal(nc_force_damping(NC_FLORES, 5e-324, 1, 0, &chi), NC_E_RESTITUTION);
    assert_true(isnan(chi));
}

static void other_laws_are_as_published(void **state)
{
    (void)state;
    for (int i = 0; i < 1000; i++) {
        const double e = 1 - uniform(), v = logarithmic(1e-6, 1e3);
        assert_true(damping(NC_UNDAMPED, e, v) == 0);
        assert_near(damping(NC_HUNT_CROSSLEY, e, v), 3 * (1 - e) / (2 * v), 1e-15);
        assert_near(damping(NC_LANKARANI_NIKRAVESH, e, v), 3 * (1 - e * e) / (4 * v), 1e-12);
        assert_near(damping(NC_FLORES, e, v), 8 * (1 - e) / (5 * e * v), 1e-15);
        assert_near(damping(NC_EXACT_RESTITUTION, e, v), damping(NC_EXACT_RESTITUTION, e, 1) / v, 1e-15);
    }
    assert_int_equal(nc_force_damping(NC_UNDAMPED, -3, 1, 0, &(double){0}),
                     NC_OK); /* restitution is not used */
}

static void slow_impacts_have_bounded_damping(void **state)
{
    (void)state;
    for (int law = NC_UNDAMPED; law <= NC_EXACT_RESTITUTION; law++) {
        double chi, previous;
        const double d = damping(law, 0.5, 1);
        assert_true(damping(law, 0.5, 0) == 0);
        assert_true(damping(law, 0.5, -2) == 0);
        assert_near(damping(law, 0.5, 5e-324), d * 1e9, 1e-15);
        assert_int_equal(nc_force_damping(law, 0.5, 0.01, 0.01, &previous), NC_OK);
        assert_near(previous, d / 0.01, 1e-15);
        for (double v = 0.01; v > 1e-320; v *= 0.3) {
            assert_int_equal(nc_force_damping(law, 0.5, v, 0.01, &chi), NC_OK);
            assert_true(chi == previous);
        }
        assert_int_equal(nc_force_damping(law, 0.5, 0.02, 0.01, &chi), NC_OK);
        assert_near(chi, d / 0.02, 1e-15);
    }
}

/* --- Normal force -----------------------------------------------------------------------------------*/

/* f = max(0, K delta^m (1 + chi delta_der)), of the three functions one after the other. */
static int normal_force(int law, double stiffness, double exponent, double restitution, double penetration,
                        double penetration_der, double impact_velocity, double *force)
{
    double chi, elastic;
    int status = nc_force_damping(law, restitution, impact_velocity, 0, &chi);
    if (!status)
        status = nc_force_elastic(stiffness, exponent, penetration, &elastic, NULL);
    return status ? status : nc_force_damped(elastic, chi, penetration_der, force, NULL);
}

static void normal_force_is_the_product_of_its_parts(void **state)
{
    (void)state;
    for (int i = 0; i < 100000; i++) {
        const int law = (int)(5 * uniform());
        const double K = logarithmic(1, 1e12), m = i % 3 ? 1 + 2 * uniform() : 1 + 0.5 * (i % 2);
        const double e = 1 - uniform(), delta = logarithmic(1e-9, 1e-2), rate = 10 * (2 * uniform() - 1);
        const double v = logarithmic(1e-3, 10);
        double f, elastic, energy, damped, power, pushed;
        assert_int_equal(normal_force(law, K, m, e, delta, rate, v, &f), NC_OK);
        assert_int_equal(nc_force_elastic(K, m, delta, &elastic, &energy), NC_OK);
        assert_int_equal(nc_force_damped(elastic, damping(law, e, v), rate, &damped, &power), NC_OK);
        assert_near(elastic, K * powl(delta, m), 1e-14);
        assert_near(energy, K * powl(delta, m + 1) / (m + 1), 1e-14);
        assert_true(f == damped);
        const double bracket = 1 + damping(law, e, v) * rate;
        if (!(fabs(f - elastic * fmax(0, bracket)) <= 1e-15 * elastic * (1 + fabs(bracket))))
            fail_msg("f = %g", f);
        assert_true(f >= 0 && power >= 0);
        /* power put in = power stored + power lost */
        assert_true(fabs(f * rate - elastic * rate - power) <=
                    1e-14 * (fabs(f * rate) + fabs(elastic * rate)));
        /* deeper is harder, faster is harder, apart is nothing */
        assert_int_equal(normal_force(law, K, m, e, 1.01 * delta, rate, v, &pushed), NC_OK);
        assert_true(pushed > f || (f == 0 && pushed == 0));
        assert_int_equal(normal_force(law, K, m, e, delta, rate + 0.01, v, &pushed), NC_OK);
        assert_true(pushed >= f);
        assert_int_equal(normal_force(law, K, m, e, -delta, rate, v, &pushed), NC_OK);
        assert_true(pushed == 0);
    }
}

static void normal_force_is_the_derivative_of_the_energy(void **state)
{
    (void)state;
    for (double m = 1; m < 3.1; m += 0.25) {
        const double delta = 1e-3, h = 1e-4 * delta;
        double f, e[4];
        assert_int_equal(nc_force_elastic(1e9, m, delta, &f, NULL), NC_OK);
        for (int k = 0; k < 4; k++)
            assert_int_equal(nc_force_elastic(1e9, m, delta + h * (k < 2 ? k - 2 : k - 1), NULL, &e[k]),
                             NC_OK);
        assert_near((8 * (e[2] - e[1]) - (e[3] - e[0])) / (12 * h), f, 1e-11);
    }
}

static void normal_force_is_finite_at_rest(void **state)
{
    (void)state;
    const double rates[] = {0, -0.0, 5e-324, -5e-324, 1e-12, -1e-12, 1, -1};
    for (int law = NC_UNDAMPED; law <= NC_EXACT_RESTITUTION; law++)
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < 8; j++) {
                double f;
                assert_int_equal(normal_force(law, 1e9, 1.5, 0.3, 1e-5, rates[j], rates[i], &f), NC_OK);
                assert_true(isfinite(f) && f >= 0);
                if (!(rates[i] > 0)) /* no impact: undamped */
                    assert_near(f, 1e9 * 1e-5 * sqrt(1e-5), 1e-15);
                assert_int_equal(normal_force(law, 1e9, 1.5, 0.3, 0, rates[j], rates[i], &f), NC_OK);
                assert_true(f == 0);
            }
}

/* --- Bad input --------------------------------------------------------------------------------------*/

static int call_damping(const double a[], double out[3])
{
    return nc_force_damping(NC_EXACT_RESTITUTION, a[0], a[1], a[2], &out[0]);
}
static int call_elastic(const double a[], double out[3])
{
    return nc_force_elastic(a[0], a[1], a[2], &out[0], &out[1]);
}
static int call_damped(const double a[], double out[3])
{
    return nc_force_damped(a[0], a[1], a[2], &out[0], &out[1]);
}

static const struct forces_call calls[] = {
    {call_damping,
     3,
     1,
     {0.5, 1, 0.01},
     {{0, 0, NC_E_RESTITUTION},
      {0, 1.0000001, NC_E_RESTITUTION},
      {0, -0.5, NC_E_RESTITUTION},
      {2, -1e-9, NC_E_OPTION}}},
    {call_elastic,
     3,
     2,
     {1e9, 1.5, 1e-3},
     {{0, -1, NC_E_MATERIAL}, {1, 0.99, NC_E_MATERIAL}, {2, 1e300, NC_E_ARGUMENT}}},
    {call_damped,
     3,
     2,
     {10, 0.1, 1},
     {{0, -1, NC_E_MATERIAL}, {1, -1, NC_E_MATERIAL}, {2, 1e300, NC_E_ARGUMENT}}},
};

static void bad_numbers_have_a_status(void **state)
{
    (void)state;
    double out;
    forces_check_all(calls, sizeof calls / sizeof *calls);
    for (int law = -2; law < 8; law++) {
        const int status = law >= 0 && law <= 4 ? NC_OK : NC_E_OPTION;
        assert_int_equal(nc_force_damping(law, 0.5, 1, 0, &out), status);
        assert_int_equal(!isnan(out), status == NC_OK);
    }
}

static void null_has_a_status(void **state)
{
    (void)state;
    assert_int_equal(nc_force_damping(NC_FLORES, 0.5, 1, 0, NULL), NC_E_NULL);
    assert_int_equal(nc_force_elastic(1, 1, 1, NULL, NULL), NC_OK);
    assert_int_equal(nc_force_damped(1, 1, 1, NULL, NULL), NC_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exact_restitution_solves_the_impact),
        cmocka_unit_test(exact_restitution_at_its_ends),
        cmocka_unit_test(other_laws_are_as_published),
        cmocka_unit_test(slow_impacts_have_bounded_damping),
        cmocka_unit_test(normal_force_is_the_product_of_its_parts),
        cmocka_unit_test(normal_force_is_the_derivative_of_the_energy),
        cmocka_unit_test(normal_force_is_finite_at_rest),
        cmocka_unit_test(bad_numbers_have_a_status),
        cmocka_unit_test(null_has_a_status),
    };
    return cmocka_run_group_tests(tests, forces_start, NULL);
}
