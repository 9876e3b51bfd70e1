/* Surfaces to be drawn, also where a side is flat and the kernel has no single point: all points are on the
 * body. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "outline.h"
#include "normalcontact.h"

/* Signed distances from the surfaces of three bodies. */
static double from_coin(const double p[3]) /* a disc of radius 0.1, rounded by 0.01 */
{
    return hypot(fmax(hypot(p[0], p[1]) - 0.1, 0), p[2]) - 0.01;
}

static double from_stick(const double p[3]) /* a segment of length 0.2 along x, rounded by 0.01 */
{
    return sqrt(pow(fmax(fabs(p[0]) - 0.1, 0), 2) + p[1] * p[1] + p[2] * p[2]) - 0.01;
}

static double from_box(const double p[3]) /* of the sides 0.2, 0.4, 0.6 */
{
    return fmax(fmax(fabs(p[0]) - 0.1, fabs(p[1]) - 0.2), fabs(p[2]) - 0.3);
}

static void check(const double *shape, size_t n, double (*distance)(const double p[3]),
                  const double extent[3])
{
    struct body body = {0};
    double largest[3] = {0, 0, 0};
    assert_int_equal(outline_surface(&body, shape, n), 0);
    for (size_t i = 0; i < body.rows * body.columns; i++) {
        const double *p = body.points[i];
        assert_true(fabs(distance(p)) < 1e-7);
        for (int k = 0; k < 3; k++)
            largest[k] = fmax(largest[k], p[k]);
    }
    for (int k = 0; k < 3; k++)
        assert_true(fabs(largest[k] - extent[k]) < 1e-3 * extent[k]);
    free(body.points);
}

static void test_flat_sides(void **state)
{
    (void)state;
    double shape[32];
    size_t n = nc_spatial_ellipsoid(shape, 32, 0.1, 0.1, 0);
    n += nc_spatial_offset(shape + n, 32 - n, 0.01);
    check(shape, n, from_coin, (double[3]){0.11, 0.11, 0.01});

    n = nc_spatial_ellipsoid(shape, 32, 0.1, 0, 0);
    n += nc_spatial_offset(shape + n, 32 - n, 0.01);
    check(shape, n, from_stick, (double[3]){0.11, 0.01, 0.01});

    n = nc_spatial_ellipsoid(shape, 32, 0.1, 0, 0);
    n += nc_spatial_ellipsoid(shape + n, 32 - n, 0, 0.2, 0);
    n += nc_spatial_ellipsoid(shape + n, 32 - n, 0, 0, 0.3);
    check(shape, n, from_box, (double[3]){0.1, 0.2, 0.3});
}

/* The middle of a flat side is what a pole gets. */
static void test_the_pole_of_a_coin(void **state)
{
    (void)state;
    double shape[16];
    struct body body = {0};
    size_t n = nc_spatial_ellipsoid(shape, 16, 0.1, 0.1, 0);
    n += nc_spatial_offset(shape + n, 16 - n, 0.01);
    assert_int_equal(outline_surface(&body, shape, n), 0);
    const double *pole = body.points[0];
    assert_true(hypot(pole[0], pole[1]) < 1e-8 && fabs(pole[2] - 0.01) < 1e-8);
    free(body.points);
}

static void test_a_point(void **state)
{
    (void)state;
    double shape[16];
    struct body body = {0};
    const size_t n = nc_spatial_shift(shape, 16, 1, 2, 3);
    assert_int_equal(outline_surface(&body, shape, n), 0);
    for (size_t i = 0; i < body.rows * body.columns; i++)
        for (int k = 0; k < 3; k++)
            assert_true(fabs(body.points[i][k] - (k + 1)) < 1e-14);
    free(body.points);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_flat_sides),
        cmocka_unit_test(test_the_pole_of_a_coin),
        cmocka_unit_test(test_a_point),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
