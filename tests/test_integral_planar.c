/* The exact integral of every planar term against quadrature of its definition in long double: forwards,
 * backwards, over many turns, from and to axes and knots. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "random_planar.h"

enum { SAMPLES = 150, CAPACITY = 1024 };

static long double value(const struct truth_planar *term, long double phi)
{
    return truth_planar(term, series_line(phi, 0)).c[0];
}

/* Over a stretch without joints inside, by the double exponential rule, which minds no end point. Adds the
 * integral of |h| to *size. */
static long double stretch(const struct truth_planar *term, long double a, long double b, long double *size)
{
    const long double step = 1 / 48.0L, half = (b - a) / 2, middle = (a + b) / 2;
    long double sum = 0;
    for (int i = -192; i <= 192; i++) {
        const long double u = PI_L / 2 * sinhl(step * i), c = coshl(u);
        const long double weight = half * step * PI_L / 2 * coshl(step * i) / (c * c);
        const long double h = value(term, fminl(fmaxl(middle + half * tanhl(u), a), b));
        sum += weight * h;
        *size += fabsl(weight * h);
    }
    return sum;
}

static int ascending(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* From phi0 <= phi1 <= phi0 + 2 pi, joint by joint. */
static long double part(const struct truth_planar *term, long double phi0, long double phi1,
                        long double *size)
{
    double joint[24], way[24];
    const int n = random_planar_special(term, joint);
    long double sum = 0, start = phi0;
    for (int i = 0; i < n; i++) {
        way[i] = (double)fmodl(joint[i] - phi0, 2 * PI_L);
        way[i] += way[i] < 0 ? 2 * (double)PI_L : 0;
    }
    qsort(way, (size_t)n, sizeof *way, ascending);
    for (int i = 0; i < n && phi0 + way[i] < phi1; i++) {
        sum += stretch(term, start, phi0 + way[i], size);
        start = phi0 + way[i];
    }
    return sum + stretch(term, start, phi1, size);
}

/* *size: the integral of |h| over the way and one more turn. */
static long double truth(const struct truth_planar *term, long double phi0, long double phi1,
                         long double *size)
{
    const long double low = fminl(phi0, phi1), high = fmaxl(phi0, phi1);
    const long double turns = floorl((high - low) / (2 * PI_L)), rest = low + turns * 2 * PI_L;
    long double turn = 0;
    const long double around = part(term, low, low + 2 * PI_L, &turn);
    const long double sum = turns * around + part(term, rest, high, size);
    *size += (turns + 1) * turn;
    return phi1 < phi0 ? -sum : sum;
}

static double random_end(struct random *r, const struct truth_planar *term)
{
    double special[24];
    const int n = random_planar_special(term, special), choice = random_below(r, 8);
    if (choice == 0)
        return special[random_below(r, n)];
    return choice < 4 ? random_uniform(r, -300, 300) : random_uniform(r, -4, 4);
}

static void check_kind(int kind)
{
    struct random r = {9000 + (unsigned)kind};
    double shape[CAPACITY], turned[CAPACITY], integral, worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        struct truth_planar term;
        long double size = 0;
        random_planar(&r, kind, &term);
        const double phi0 = random_end(&r, &term), phi1 = random_end(&r, &term),
                     angle = random_uniform(&r, -9, 9);
        const size_t n = random_planar_build(&term, shape, CAPACITY);
        const long double expected = truth(&term, phi0, phi1, &size);
        /* Beyond rounding of the sum, the ends are angles that are rounded themselves. */
        size += fabsl(value(&term, phi0) * phi0) + fabsl(value(&term, phi1) * phi1);
        assert_int_equal(nc_planar_integral(shape, n, phi0, phi1, &integral), NC_OK);
        worst = fmax(worst, (double)(fabsl(integral - expected) / size));
        /* The same turned, and by the way back. */
        const size_t m = nc_planar_rotated(turned, CAPACITY, shape, n, angle);
        double back, there;
        assert_int_equal(nc_planar_integral(turned, m, phi0 + angle, phi1 + angle, &there), NC_OK);
        assert_int_equal(nc_planar_integral(turned, m, phi1 + angle, phi0 + angle, &back), NC_OK);
        worst = fmax(worst, (double)(fabsl(there - expected) / size));
        worst = fmax(worst, (double)(fabsl(there + back) / size));
        if (!(worst <= 1e-13))
            fail_msg("kind %d, sample %d: %.17g to %.17g off by %g", kind, i, phi0, phi1, worst);
    }
    print_message("# largest error %.1e of the integral of |h|\n", worst);
}

#define KIND_TEST(NAME, number, name, curvature, parameters)                                               \
    static void test_##name(void **state)                                                                  \
    {                                                                                                      \
        (void)state;                                                                                       \
        check_kind(TRUTH_##NAME);                                                                          \
    }
NC_PLANAR_TERMS(KIND_TEST)
KIND_TEST(ROLLING, 0, rolling, ANY, "")

/* Thin ellipses down to the segment, whose integral is 2 a per half turn. */
static void thin_ellipses(void **state)
{
    (void)state;
    double shape[8], integral;
    for (double b = 1; b >= 1e-9; b /= 10) {
        const size_t n = nc_planar_ellipse(shape, 8, 1, b);
        assert_int_equal(nc_planar_integral(shape, n, 0, 2 * (double)PI_L, &integral), NC_OK);
        /* The perimeter 4 E(1 - b^2), E by the arithmetic-geometric mean */
        long double a = 1, g = b, sum = 1 - (1 - (long double)b * b) / 2, power = 0.5L;
        for (int i = 0; i < 9; i++) {
            const long double c = (a - g) / 2, mean = (a + g) / 2;
            power *= 2;
            sum -= power * c * c;
            g = sqrtl(a * g);
            a = mean;
        }
        assert_true(fabsl(integral - 4 * sum * PI_L / (2 * a)) < 1e-13L);
    }
    const size_t n = nc_planar_ellipse(shape, 8, 3, 0);
    assert_int_equal(nc_planar_integral(shape, n, -1, -1 + 2 * (double)PI_L, &integral), NC_OK);
    assert_true(fabs(integral - 12) < 1e-14 * 12);
    assert_int_equal(nc_planar_integral(shape, n, 0.5, 2.5, &integral), NC_OK);
    assert_true(fabs(integral - 3 * (2 - sin(0.5) - sin(2.5))) < 1e-14);
}

/* Sums add; an empty interval gives zero. */
static void sums(void **state)
{
    (void)state;
    double shape[64], a, b, both;
    const size_t n = nc_planar_superellipse(shape, 64, 2, 1, 4, 0.1);
    const size_t m = nc_planar_lift(shape + n, 64 - n, NC_LIFT_MODIFIED_SINE, 0.3, 0.2, 1, 0.5, 2);
    assert_int_equal(nc_planar_integral(shape, n, 0.4, 7, &a), NC_OK);
    assert_int_equal(nc_planar_integral(shape + n, m, 0.4, 7, &b), NC_OK);
    assert_int_equal(nc_planar_integral(shape, n + m, 0.4, 7, &both), NC_OK);
    assert_true(fabs(a + b - both) < 1e-14 * both);
    assert_int_equal(nc_planar_integral(shape, n + m, 0.4, 0.4, &both), NC_OK);
    assert_true(both == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define KIND_ENTRY(NAME, number, name, curvature, parameters) cmocka_unit_test(test_##name),
        NC_PLANAR_TERMS(KIND_ENTRY) cmocka_unit_test(test_rolling),
        cmocka_unit_test(thin_ellipses),
        cmocka_unit_test(sums),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
