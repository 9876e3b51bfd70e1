/* The contract of the constructors: the size in any case, the term only where it fits, 0 for impossible
 * parameters. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "random_spatial.h"

enum { CAPACITY = 1024 };
static const double mark = -7.25; /* what is in a vector before a constructor writes */

static void fill(double *shape)
{
    for (int i = 0; i < CAPACITY; i++)
        shape[i] = mark;
}

/* Writes nothing past the capacity, and nothing at all where the term does not fit. */
static void expect_untouched(const double *shape, size_t from)
{
    for (size_t i = from; i < CAPACITY; i++)
        assert_true(shape[i] == mark);
}

static void planar_sizes(void **state)
{
    (void)state;
    struct random r = {7000};
    double shape[CAPACITY];
    for (int i = 0; i < 3000; i++) {
        struct truth_planar term;
        random_planar(&r, i % TRUTH_PLANAR_KINDS, &term);
        const size_t n = random_planar_build(&term, NULL, 0);
        assert_true(n > 2 && n < CAPACITY);
        assert_int_equal(random_planar_build(&term, NULL, CAPACITY), n);
        fill(shape);
        assert_int_equal(random_planar_build(&term, shape, n - 1), n);
        expect_untouched(shape, 0);
        assert_int_equal(random_planar_build(&term, shape, 0), n);
        expect_untouched(shape, 0);
        assert_int_equal(random_planar_build(&term, shape, n), n);
        expect_untouched(shape, n);
        assert_int_equal(nc_planar_check(shape, n), NC_OK);
    }
}

static void spatial_sizes(void **state)
{
    (void)state;
    static struct truth_spatial term;
    struct random r = {7001};
    double shape[CAPACITY];
    for (int i = 0; i < 3000; i++) {
        random_spatial(&r, i % TRUTH_SPATIAL_KINDS, &term);
        const size_t n = random_spatial_build(&term, NULL, 0);
        assert_true(n > 2 && n < CAPACITY);
        fill(shape);
        assert_int_equal(random_spatial_build(&term, shape, n - 1), n);
        expect_untouched(shape, 0);
        assert_int_equal(random_spatial_build(&term, shape, n), n);
        expect_untouched(shape, n);
        assert_int_equal(nc_spatial_check(shape, n), NC_OK);
    }
}

/* The rotated constructors write as many whole terms as fit and say what they need in all. */
static void rotated_sizes(void **state)
{
    (void)state;
    const double quarter[9] = {0, -1, 0, 1, 0, 0, 0, 0, 1};
    double inner[32], shape[CAPACITY];
    size_t n = nc_planar_ellipse(inner, 32, 2, 1);
    n += nc_planar_offset(inner + n, 32 - n, 0.5);
    for (size_t capacity = 0; capacity < 16; capacity++) {
        fill(shape);
        assert_int_equal(nc_planar_rotated(shape, capacity, inner, n, 0.3), 13);
        expect_untouched(shape, capacity < 7 ? 0 : capacity < 13 ? 7 : 13);
    }
    assert_int_equal(nc_planar_rotated(NULL, 100, inner, n, 0.3), 13);
    n = nc_spatial_ellipsoid(inner, 32, 2, 1, 3);
    n += nc_spatial_offset(inner + n, 32 - n, 0.5);
    for (size_t capacity = 0; capacity < 40; capacity++) {
        fill(shape);
        assert_int_equal(nc_spatial_rotated(shape, capacity, inner, n, quarter), 30);
        expect_untouched(shape, capacity < 16 ? 0 : capacity < 30 ? 16 : 30);
    }
    assert_int_equal(nc_spatial_rotated(NULL, 100, inner, n, quarter), 30);
}

static void impossible_planar(void **state)
{
    (void)state;
    const double ok[4] = {0.1, 0.2, 0.3, 0.4}, bad[4] = {0.1, NAN, 0.3, 0.4};
    double s[64];
    assert_int_equal(nc_planar_offset(s, 64, NAN), 0);
    assert_int_equal(nc_planar_offset(s, 64, INFINITY), 0);
    assert_int_equal(nc_planar_shift(s, 64, 1, NAN), 0);
    assert_int_equal(nc_planar_fourier(s, 64, NAN, ok, ok, 2), 0);
    assert_int_equal(nc_planar_fourier(s, 64, 1, NULL, ok, 2), 0);
    assert_int_equal(nc_planar_fourier(s, 64, 1, ok, NULL, 2), 0);
    assert_int_equal(nc_planar_fourier(s, 64, 1, bad, ok, 2), 0);
    assert_int_equal(nc_planar_fourier(s, 64, 1, ok, bad, 2), 0);
    assert_int_equal(nc_planar_fourier(s, 64, 1, NULL, NULL, 0), 3);
    assert_int_equal(nc_planar_rolling(s, 64, 1, bad, ok, 2), 0);
    assert_int_equal(nc_planar_ellipse(s, 64, -1, 1), 0);
    assert_int_equal(nc_planar_ellipse(s, 64, 0, 0), 0);
    assert_int_equal(nc_planar_ellipse(s, 64, INFINITY, 1), 0);
    assert_int_equal(nc_planar_ellipse(s, 64, 1, 0), 4);
    assert_int_equal(nc_planar_superellipse(s, 64, 0, 1, 3, 0), 0);
    assert_int_equal(nc_planar_superellipse(s, 64, 1, -1, 3, 0), 0);
    assert_int_equal(nc_planar_superellipse(s, 64, 1, 1, 1, 0), 0);
    assert_int_equal(nc_planar_superellipse(s, 64, 1, 1, INFINITY, 0), 0);
    assert_int_equal(nc_planar_superellipse(s, 64, 1, 1, 3, -0.1), 0);
    assert_int_equal(nc_planar_superellipse(s, 64, 1, 1, 3, NAN), 0);
    assert_int_equal(nc_planar_piecewise(s, 64, NULL, 1, ok, 0), 0);
    assert_int_equal(nc_planar_piecewise(s, 64, ok, 1, NULL, 0), 0);
    assert_int_equal(nc_planar_piecewise(s, 64, ok, 0, ok, 0), 0);
    assert_int_equal(nc_planar_piecewise(s, 64, bad, 2, ok, 0), 0);
    assert_int_equal(nc_planar_piecewise(s, 64, ok, 2, bad, 0), 0);
    assert_int_equal(nc_planar_lift(s, 64, (enum nc_lift_law)0, 1, 0, 1, 1, 1), 0);
    assert_int_equal(nc_planar_lift(s, 64, (enum nc_lift_law)6, 1, 0, 1, 1, 1), 0);
    assert_int_equal(nc_planar_lift(s, 64, NC_LIFT_345, 1, 0, 0, 1, 1), 0);
    assert_int_equal(nc_planar_lift(s, 64, NC_LIFT_345, 1, 0, 1, -1, 1), 0);
    assert_int_equal(nc_planar_lift(s, 64, NC_LIFT_345, 1, 0, 1, 1, NAN), 0);
    assert_int_equal(nc_planar_lift(s, 64, NC_LIFT_345, 1, 0, 3, 1, 3), 0);
    assert_int_equal(nc_planar_lift(s, 64, NC_LIFT_345, NAN, 0, 1, 1, 1), 0);
    assert_int_equal(nc_planar_lobe(s, 64, 1, 0.5, 0.5, 3, 4), 0);
    assert_int_equal(nc_planar_lobe(s, 64, 1, 0, 7, 3, 4), 0);
    assert_int_equal(nc_planar_lobe(s, 64, 1, 0, 1, 1, 4), 0);
    assert_int_equal(nc_planar_lobe(s, 64, 1, 0, 1, 3, 13), 0);
    assert_int_equal(nc_planar_lobe(s, 64, NAN, 0, 1, 3, 4), 0);
}

static void impossible_spatial(void **state)
{
    (void)state;
    const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, mirror[9] = {1, 0, 0, 0, 1, 0, 0, 0, -1};
    const double skew[9] = {1, 0.1, 0, 0, 1, 0, 0, 0, 1}, broken[9] = {NAN, 0, 0, 0, 1, 0, 0, 0, 1};
    const double negative[6] = {1, 0, 0, -1, 0, 1}, indefinite[6] = {1, 2, 0, 1, 0, 1}, zero[6] = {0};
    const double saddle[6] = {1, 0.9, 0.9, 1, -0.9, 1}; /* all 2x2 minors positive, the determinant not */
    const double c[4] = {1, 2, NAN, 3};
    double s[128], sphere[8];
    const size_t n = nc_spatial_offset(sphere, 8, 1);
    assert_int_equal(nc_spatial_offset(s, 128, NAN), 0);
    assert_int_equal(nc_spatial_shift(s, 128, 0, INFINITY, 0), 0);
    assert_int_equal(nc_spatial_ellipsoid(s, 128, 0, 0, 0), 0);
    assert_int_equal(nc_spatial_ellipsoid(s, 128, 1, -1, 1), 0);
    assert_int_equal(nc_spatial_ellipsoid(s, 128, 1, 1e200, 1), 0); /* its square is not finite */
    assert_int_equal(nc_spatial_ellipsoid(s, 128, 1, 0, 0), 5);
    assert_int_equal(nc_spatial_quadratic(s, 128, NULL), 0);
    assert_int_equal(nc_spatial_quadratic(s, 128, negative), 0);
    assert_int_equal(nc_spatial_quadratic(s, 128, indefinite), 0);
    assert_int_equal(nc_spatial_quadratic(s, 128, saddle), 0);
    assert_int_equal(nc_spatial_quadratic(s, 128, zero), 0);
    assert_int_equal(nc_spatial_quadratic(s, 128, broken), 0);
    assert_int_equal(nc_spatial_superellipsoid(s, 128, 0, 1, 1, 3, 3, 0), 0);
    assert_int_equal(nc_spatial_superellipsoid(s, 128, 1, 1, 1, 1, 3, 0), 0);
    assert_int_equal(nc_spatial_superellipsoid(s, 128, 1, 1, 1, 3, 0.5, 0), 0);
    assert_int_equal(nc_spatial_superellipsoid(s, 128, 1, 1, 1, 3, 3, -1), 0);
    assert_int_equal(nc_spatial_harmonics(s, 128, NULL, 1), 0);
    assert_int_equal(nc_spatial_harmonics(s, 128, c, 1), 0);
    assert_int_equal(nc_spatial_harmonics(s, 128, c, NC_MAX_DEGREE + 1), 0);
    const double large[4] = {0, 0, 0, 1.7e308}; /* finite, but not in the basis of the kernel */
    const double large_third[16] = {[12] = 1.7e308};
    assert_true(nc_spatial_harmonics(s, 128, large, 1) > 0);
    assert_int_equal(nc_spatial_harmonics(s, 128, large_third, 3), 0);
    assert_int_equal(nc_spatial_harmonics(NULL, 0, large_third, 3), 0);
    assert_int_equal(nc_spatial_revolved(s, 128, NULL, 3), 0);
    assert_int_equal(nc_spatial_revolved(s, 128, sphere, n), 0); /* a spatial profile */
    assert_int_equal(nc_spatial_hull(s, 128, NULL, 4, 10), 0);
    assert_int_equal(nc_spatial_hull(s, 128, identity, 3, 10), 0);
    assert_int_equal(nc_spatial_hull(s, 128, (const double[12]){0}, 4, 1.5), 0);
    assert_int_equal(nc_spatial_hull(s, 128, (const double[12]){[11] = NAN}, 4, 10), 0);
    assert_int_equal(nc_spatial_rotated(s, 128, sphere, n, NULL), 0);
    assert_int_equal(nc_spatial_rotated(s, 128, sphere, n, mirror), 0);
    assert_int_equal(nc_spatial_rotated(s, 128, sphere, n, skew), 0);
    assert_int_equal(nc_spatial_rotated(s, 128, sphere, n, broken), 0);
    assert_int_equal(nc_spatial_rotated(s, 128, NULL, n, identity), 0);
    assert_int_equal(nc_spatial_rotated(s, 128, sphere, 0, identity), 0);
    assert_int_equal(nc_spatial_rotated(s, 128, sphere, n - 1, identity), 0);
}

/* What is turned must be a shape: a vector that ends inside a term, or a rotated term without its inner
 * term, is refused without reading past its end. */
static void impossible_rotated(void **state)
{
    (void)state;
    const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    double s[64], inner[16];
    size_t n = nc_planar_ellipse(inner, 16, 2, 1);
    assert_int_equal(nc_planar_rotated(s, 64, inner, n, NAN), 0);
    assert_int_equal(nc_planar_rotated(s, 64, inner, n - 1, 1), 0);
    assert_int_equal(nc_planar_rotated(s, 64, inner, 0, 1), 0);
    assert_int_equal(nc_planar_rotated(s, 64, NULL, n, 1), 0);
    inner[3] = NAN;
    assert_int_equal(nc_planar_rotated(s, 64, inner, n, 1), 0);
    double *empty =
        malloc(2 * sizeof *empty); /* on the heap, so that AddressSanitizer and valgrind see its end */
    assert_non_null(empty);
    empty[0] = 9;
    empty[1] = 0;
    assert_int_equal(nc_planar_rotated(s, 64, empty, 2, 1), 0);
    empty[0] = NC_SPATIAL_ROTATED;
    assert_int_equal(nc_spatial_rotated(s, 64, empty, 2, identity), 0);
    free(empty);
    n = nc_planar_rotated(s, 64, (const double[]){NC_PLANAR_ROTATED, 4, NAN, NC_PLANAR_OFFSET, 1, 2}, 6, 1);
    assert_int_equal(n, 0);
    n = nc_spatial_ellipsoid(inner, 16, 1, 2, 3);
    inner[2] = INFINITY;
    assert_int_equal(nc_spatial_rotated(s, 64, inner, n, identity), 0);
    assert_int_equal(nc_spatial_rotated(s, 64,
                                        (const double[]){NC_SPATIAL_ROTATED, 12, 2, 0, 0, 0, 1, 0, 0, 0, 1,
                                                         NC_SPATIAL_OFFSET, 1, 2},
                                        14, identity),
                     0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planar_sizes),       cmocka_unit_test(spatial_sizes),
        cmocka_unit_test(rotated_sizes),      cmocka_unit_test(impossible_planar),
        cmocka_unit_test(impossible_spatial), cmocka_unit_test(impossible_rotated),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
