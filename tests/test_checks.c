/* Malformed shapes: each gets its own status, which names the term and why; every evaluation refuses it too
 * or says what is wrong with its result. Messages, continuity classes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include <math.h>

#include "normalcontact.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define SHAPE(...) (const double[]){__VA_ARGS__}, COUNT(((const double[]){__VA_ARGS__}))

struct malformed {
    int status;
    const double *shape;
    size_t n;
};

#define PI 3.14159265358979323846
#define IDENTITY 1, 0, 0, 0, 1, 0, 0, 0, 1

/* Evaluated all the same, a malformed vector gives a status and NaN, or numbers (also where it is flat),
 * but nothing between. */
static void evaluate_planar(const double *shape, size_t n)
{
    double out[4], integral;
    int status = nc_planar_eval(shape, n, 0.3, out);
    for (int i = 0; i < 4; i++)
        assert_true(status && status % NC_TERM != NC_E_FLAT ? isnan(out[i]) : isfinite(out[i]));
    status = nc_planar_integral(shape, n, 0.3, 2, &integral);
    assert_true(status ? isnan(integral) : isfinite(integral));
}

static void evaluate_spatial(const double *shape, size_t n)
{
    static const double normals[3][3] = {{0.48, 0.6, 0.64}, {0, 0, 1}, {1e-4, 0, -1}};
    double h, point[3], hessian[9];
    for (int k = 0; k < 3; k++) {
        int status = nc_spatial_eval(shape, n, normals[k], &h, point, hessian);
        status = status % NC_TERM == NC_E_FLAT ? NC_OK : status;
        assert_true(status ? isnan(h) && isnan(point[1]) : isfinite(h) && isfinite(point[1]));
        for (int i = 0; i < 9; i++)
            assert_true(status ? isnan(hessian[i]) : isfinite(hessian[i]));
    }
}

static void malformed_planar(void **state)
{
    (void)state;
    const struct malformed cases[] = {
        {NC_E_TRUNCATED, SHAPE(1)},
        {NC_E_TRUNCATED, SHAPE(NC_PLANAR_OFFSET, 1)},
        {NC_E_TRUNCATED, SHAPE(NC_PLANAR_OFFSET, 0.5, 3)},
        {NC_E_TRUNCATED, SHAPE(NC_PLANAR_OFFSET, -1, 3)},
        {NC_E_TRUNCATED, SHAPE(NC_PLANAR_OFFSET, NAN, 3)},
        {NC_E_TRUNCATED, SHAPE(NC_PLANAR_OFFSET, INFINITY, 3)},
        {NC_E_TRUNCATED, SHAPE(NC_PLANAR_OFFSET, 1e300, 3)},
        {NC_E_KIND, SHAPE(0, 1, 3)},
        {NC_E_KIND, SHAPE(1.5, 1, 3)},
        {NC_E_KIND, SHAPE(99, 1, 3)},
        {NC_E_KIND, SHAPE(NAN, 1, 3)},
        {NC_E_KIND, SHAPE(-1, 1, 3)},
        {NC_E_KIND, SHAPE(1e300, 1, 3)},
        {NC_E_DIMENSION, SHAPE(NC_SPATIAL_OFFSET, 1, 3)},
        {NC_E_DIMENSION, SHAPE(NC_SPATIAL_ELLIPSOID, 3, 1, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_OFFSET, 0)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_OFFSET, 2, 3, 4)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_SHIFT, 1, 3)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_FOURIER, 0)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_FOURIER, 2, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_ELLIPSE, 3, 1, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_SUPERELLIPSE, 3, 1, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_LIFT, 5, 1, 1, 1, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_LOBE, 4, 1, 1, 1, 3)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_ROTATED, 1, 1)},
        {NC_E_PARAMETER, SHAPE(NC_PLANAR_OFFSET, 1, NAN)},
        {NC_E_PARAMETER, SHAPE(NC_PLANAR_ELLIPSE, 2, 1, INFINITY)},
        {NC_E_PARAMETER, SHAPE(NC_PLANAR_ROTATED, 4, NAN, 1, 1, 1)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_ELLIPSE, 2, -1, 1)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_ELLIPSE, 2, 0, 0)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, 1, 0)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 0, 1, 2, 0)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, 2, -1)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_LIFT, 6, 0, 1, 0, 1, 1, 1)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_LIFT, 6, 1.5, 1, 0, 1, 1, 1)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_LOBE, 5, 1, 0, 1, 2.5, 3)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_LOBE, 5, 1, 0, 1, 2, 13)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_PIECEWISE, 4, 0, 0, 1, 1)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_PIECEWISE, 4, 1.5, 0, 1, 1)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_PIECEWISE, 4, 1, -1, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_PIECEWISE, 5, 1, 0, 1, 1, 1)},
        {NC_E_KNOTS, SHAPE(NC_PLANAR_PIECEWISE, 6, 2, 0, 1, 1, 5, 5)},
        {NC_E_KNOTS, SHAPE(NC_PLANAR_PIECEWISE, 6, 2, 0, 0, 7, 5, 5)},
        {NC_E_KNOTS, SHAPE(NC_PLANAR_LIFT, 6, 1, 1, 0, 0, 1, 1)},
        {NC_E_KNOTS, SHAPE(NC_PLANAR_LIFT, 6, 1, 1, 0, 3, 1, 3)},
        {NC_E_KNOTS, SHAPE(NC_PLANAR_LOBE, 5, 1, 0, 0, 3, 3)},
        {NC_E_KNOTS, SHAPE(NC_PLANAR_LOBE, 5, 1, 0, 7, 3, 3)},
        {NC_E_CONTINUITY, SHAPE(NC_PLANAR_PIECEWISE, 6, 2, 0, 0, 1, 5, 6)},
        {NC_E_CONTINUITY, SHAPE(NC_PLANAR_PIECEWISE, 5, 1, 1, 0, 0, 1)},
        {NC_E_CONTINUITY,
         SHAPE(NC_PLANAR_PIECEWISE, 6, 1, 2, 0, 0, -2 * PI, 1)}, /* its value joins, its slope does not */
        {NC_E_COUNT, SHAPE(NC_PLANAR_ROUNDED_POLYGON, 6, 1, 0, 0, 1, 0, 1)},
        {NC_E_COUNT, SHAPE(NC_PLANAR_ROUNDED_POLYGON, 5, 1, 0, 0, 1, 0)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_ROUNDED_POLYGON, 7, -1, 0, 0, 1, 0, 0, 1)},
        {NC_E_KNOTS, SHAPE(NC_PLANAR_ROUNDED_POLYGON, 7, 1, 0, 0, 0, 1, 1, 0)},       /* clockwise, */
        {NC_E_KNOTS, SHAPE(NC_PLANAR_ROUNDED_POLYGON, 9, 1, 0, 0, 1, 0, 2, 0, 0, 1)}, /* straight on, */
        {NC_E_KNOTS, SHAPE(NC_PLANAR_ROUNDED_POLYGON, 11, 1, 1, 0, -0.8, 0.6, 0.3, -1, 0.3, 1, -0.8,
                           -0.6)}, /* a star */
        {NC_E_NESTING, SHAPE(NC_PLANAR_ROTATED, 7, 1, 9, 4, 1, 1, 1, 1)},
        {NC_E_NESTING, SHAPE(NC_PLANAR_ROTATED, 7, 1, 1, 1, 1, 1, 1, 1)},
        {NC_E_TRUNCATED, SHAPE(NC_PLANAR_ROTATED, 3, 1, 1, 1)},
        {NC_E_RANGE, SHAPE(NC_PLANAR_ROTATED, 5, 1, 4, 2, -1, 1)},
        {NC_E_DIMENSION, SHAPE(NC_PLANAR_ROTATED, 4, 1, 101, 1, 1)},
    };
    double shape[32];
    for (size_t i = 0; i < COUNT(cases); i++) {
        const int status = nc_planar_check(cases[i].shape, cases[i].n);
        if (status != cases[i].status + NC_TERM)
            fail_msg("case %zu: status %d instead of %d", i, status, cases[i].status + NC_TERM);
        assert_int_equal(nc_status_term(status), 1);
        evaluate_planar(cases[i].shape, cases[i].n);
        /* After a good term it is the second one that is to blame. */
        size_t n = nc_planar_offset(shape, 32, 1);
        memcpy(shape + n, cases[i].shape, cases[i].n * sizeof *shape);
        assert_int_equal(nc_planar_check(shape, n + cases[i].n), cases[i].status + 2 * NC_TERM);
    }
    assert_int_equal(nc_planar_check(NULL, 5), NC_E_NULL);
    assert_int_equal(nc_planar_check(shape, 0), NC_E_EMPTY);
}

static void malformed_spatial(void **state)
{
    (void)state;
    const struct malformed cases[] = {
        {NC_E_TRUNCATED, SHAPE(101)},
        {NC_E_TRUNCATED, SHAPE(NC_SPATIAL_OFFSET, 2, 1)},
        {NC_E_KIND, SHAPE(100, 1, 1)},
        {NC_E_KIND, SHAPE(199, 1, 1)},
        {NC_E_KIND, SHAPE(50, 1, 1)},
        {NC_E_DIMENSION, SHAPE(NC_PLANAR_OFFSET, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_OFFSET, 0)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_SHIFT, 2, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_ELLIPSOID, 2, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_QUADRATIC, 5, 1, 0, 0, 1, 0)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_SUPERELLIPSOID, 5, 1, 1, 1, 2, 2)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_HARMONICS, 3, 1, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_HARMONICS, 0)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_HULL, 12, 10, 1, 0, 0, 0, 1, 0, 0, 0, 1, -1, -1)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_HULL, 0)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_ROTATED, 9, IDENTITY)},
        {NC_E_EMPTY, SHAPE(NC_SPATIAL_REVOLVED, 0)},
        {NC_E_PARAMETER, SHAPE(NC_SPATIAL_OFFSET, 1, NAN)},
        {NC_E_PARAMETER, SHAPE(NC_SPATIAL_REVOLVED, 3, 1, 1, INFINITY)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_ELLIPSOID, 3, -1, 1, 1)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_ELLIPSOID, 3, 0, 0, 0)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_SUPERELLIPSOID, 6, 1, 1, 0, 2, 2, 0)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_SUPERELLIPSOID, 6, 1, 1, 1, 1, 2, 0)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_SUPERELLIPSOID, 6, 1, 1, 1, 2, 1, 0)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_SUPERELLIPSOID, 6, 1, 1, 1, 2, 2, -1)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_HULL, 13, 1.5, 1, 0, 0, 0, 1, 0, 0, 0, 1, -1, -1, -1)},
        {NC_E_SEMIDEFINITE, SHAPE(NC_SPATIAL_QUADRATIC, 6, 1, 2, 0, 1, 0, 1)},
        {NC_E_HULL, SHAPE(NC_SPATIAL_HULL, 13, 10, 2, 0, 0, 1, 1, 0, 1, 0, 1, 1, -1, -1)},
        {NC_E_HULL, SHAPE(NC_SPATIAL_HULL, 13, 10, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, -1, -1)},
        {NC_E_POLE, SHAPE(NC_SPATIAL_REVOLVED, 4, 2, 2, 1, 0)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_REVOLVED, 4, 4, 2, -1, 1)},
        {NC_E_DIMENSION, SHAPE(NC_SPATIAL_REVOLVED, 3, 101, 1, 1)},
        {NC_E_TRUNCATED, SHAPE(NC_SPATIAL_REVOLVED, 2, 1, 1)},
        {NC_E_COUNT, SHAPE(NC_SPATIAL_SUPEROVOID, 6, 1, 1, 1, 2, 2, 2)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_SUPEROVOID, 7, 1, 1, 1, 0, 2, 2, 0.1)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_SUPEROVOID, 7, 1, 1, 1, 2, 1, 2, 0.1)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_SUPEROVOID, 7, 1, 1, 1, 2, 2, 2, 0)},
        {NC_E_ROTATION, SHAPE(NC_SPATIAL_ROTATED, 12, -1, 0, 0, 0, 1, 0, 0, 0, 1, 101, 1, 1)},
        {NC_E_ROTATION, SHAPE(NC_SPATIAL_ROTATED, 12, 1, 0.1, 0, 0, 1, 0, 0, 0, 1, 101, 1, 1)},
        {NC_E_RANGE, SHAPE(NC_SPATIAL_ROTATED, 14, IDENTITY, 103, 3, -1, 1, 1)},
        {NC_E_NESTING, SHAPE(NC_SPATIAL_ROTATED, 23, IDENTITY, 109, 12, IDENTITY, 101, 1, 1)},
        {NC_E_NESTING, SHAPE(NC_SPATIAL_ROTATED, 15, IDENTITY, 101, 1, 1, 101, 1, 1)},
        {NC_E_TRUNCATED, SHAPE(NC_SPATIAL_ROTATED, 11, IDENTITY, 101, 1)},
    };
    double shape[64];
    for (size_t i = 0; i < COUNT(cases); i++) {
        const int status = nc_spatial_check(cases[i].shape, cases[i].n);
        if (status != cases[i].status + NC_TERM)
            fail_msg("case %zu: status %d instead of %d", i, status, cases[i].status + NC_TERM);
        evaluate_spatial(cases[i].shape, cases[i].n);
        size_t n = nc_spatial_offset(shape, 64, 1);
        memcpy(shape + n, cases[i].shape, cases[i].n * sizeof *shape);
        assert_int_equal(nc_spatial_check(shape, n + cases[i].n), cases[i].status + 2 * NC_TERM);
    }
    assert_int_equal(nc_spatial_check(NULL, 5), NC_E_NULL);
    assert_int_equal(nc_spatial_check(shape, 0), NC_E_EMPTY);
}

/* What keeps an evaluation from being right gives the same status there, and NaN. */
static void evaluation_of_malformed(void **state)
{
    (void)state;
    const double n[3] = {0, 0.6, 0.8}, long_normal[3] = {0, 0.6, 0.81}, zero[3] = {0, 0, 0};
    const double broken[3] = {NAN, 0, 1}, z[3] = {0, 0, 1};
    double shape[8], out[4], h, g[3], H[9], t[3], integral;
    const size_t size = nc_planar_ellipse(shape, 8, 2, 1);
    assert_int_equal(nc_planar_eval(shape, size, NAN, out), NC_E_ARGUMENT);
    assert_true(isnan(out[0]) && isnan(out[1]) && isnan(out[2]) && isnan(out[3]));
    assert_int_equal(nc_planar_eval(shape, size, 1, NULL), NC_E_NULL);
    assert_int_equal(nc_planar_eval(NULL, size, 1, out), NC_E_NULL);
    assert_int_equal(nc_planar_eval(shape, 0, 1, out), NC_E_EMPTY);
    assert_int_equal(nc_planar_eval(shape, size - 1, 1, out), NC_E_TRUNCATED + NC_TERM);
    assert_true(isnan(out[0]) && isnan(out[3]));
    assert_int_equal(nc_planar_eval(SHAPE(NC_PLANAR_ELLIPSE, 2, 0, 1, 1, 1, 3), 0, out),
                     NC_E_FLAT + NC_TERM);
    assert_true(out[0] == 3 && out[1] == 0 && out[2] == 0 && out[3] == 0); /* one segment, and a circle */
    assert_int_equal(nc_planar_eval(SHAPE(NC_PLANAR_OFFSET, 1, 1e308, 1, 1, 1e308), 0, out), NC_E_SINGULAR);
    assert_int_equal(nc_planar_integral(shape, size, 0, 1, NULL), NC_E_NULL);
    assert_int_equal(nc_planar_integral(shape, size, 0, INFINITY, &integral), NC_E_ARGUMENT);
    assert_true(isnan(integral));
    assert_int_equal(nc_planar_integral(shape, size - 1, 0, 1, &integral), NC_E_TRUNCATED + NC_TERM);
    assert_true(isnan(integral));
    assert_int_equal(nc_planar_integral(SHAPE(NC_PLANAR_OFFSET, 1, NAN), 0, 1, &integral), NC_E_SINGULAR);
    assert_int_equal(nc_planar_integral(SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, NAN, 0), 0, 1, &integral),
                     NC_E_NO_CONVERGENCE + NC_TERM);
    const size_t spatial = nc_spatial_ellipsoid(shape, 8, 1, 2, 0);
    assert_int_equal(nc_spatial_eval(shape, spatial, NULL, &h, g, H), NC_E_NULL);
    assert_int_equal(nc_spatial_eval(shape, spatial, long_normal, &h, g, H), NC_E_NORMAL);
    assert_int_equal(nc_spatial_eval(shape, spatial, zero, &h, g, H), NC_E_NORMAL);
    assert_int_equal(nc_spatial_eval(shape, spatial, broken, &h, g, H), NC_E_ARGUMENT);
    assert_true(isnan(h) && isnan(g[0]) && isnan(g[2]) && isnan(H[0]) && isnan(H[8]));
    assert_int_equal(nc_spatial_eval(NULL, spatial, n, &h, g, H), NC_E_NULL);
    assert_int_equal(nc_spatial_eval(shape, 4, n, &h, g, H), NC_E_TRUNCATED + NC_TERM);
    assert_int_equal(nc_spatial_eval(shape, spatial, z, &h, g, H),
                     NC_E_FLAT + NC_TERM); /* a disc from above */
    assert_true(h == 0 && g[0] == 0 && g[1] == 0 && g[2] == 0 && H[0] == 0);
    assert_int_equal(nc_spatial_eval(shape, spatial, z, &h, NULL, NULL), NC_OK);
    assert_true(h == 0);
    assert_int_equal(nc_spatial_third(shape, spatial, n, NULL, n, &h, g, H, t), NC_E_NULL);
    assert_int_equal(nc_spatial_third(shape, spatial, n, n, broken, &h, g, H, t), NC_E_ARGUMENT);
    assert_true(isnan(h) && isnan(t[0]) && isnan(t[2]));
    assert_int_equal(nc_spatial_third(shape, spatial, n, n, z, NULL, NULL, NULL, NULL), NC_OK);
    /* An indefinite matrix has no potential in this direction, whatever is asked for. */
    assert_int_equal(
        nc_spatial_eval(SHAPE(NC_SPATIAL_QUADRATIC, 6, -1, 0, 0, -1, 0, -1), n, &h, NULL, NULL),
        NC_E_SEMIDEFINITE + NC_TERM);
    assert_int_equal(nc_spatial_eval(SHAPE(NC_SPATIAL_QUADRATIC, 6, -1, 0, 0, -1, 0, -1), n, &h, g, NULL),
                     NC_E_SEMIDEFINITE + NC_TERM);
    assert_int_equal(nc_spatial_eval(SHAPE(NC_SPATIAL_QUADRATIC, 6, NAN, 0, 0, 1, 0, 1), n, &h, NULL, NULL),
                     NC_E_SINGULAR);
    assert_int_equal(nc_spatial_eval(SHAPE(NC_SPATIAL_HULL, 4, 10, 0, 0, -1), n, &h, NULL, NULL),
                     NC_E_HULL + NC_TERM);
}

/* A turned segment is flat, not indefinite, where rounding makes its square slightly negative. */
static void turned_segment(void **state)
{
    (void)state;
    const double q[9] = {0.36, 0.48, -0.8, -0.8, 0.6, 0, 0.48, 0.64, 0.6};
    double segment[8], shape[32], h, point[3];
    const size_t inner = nc_spatial_ellipsoid(segment, 8, 0, 0, 2);
    const size_t n = nc_spatial_rotated(shape, 32, segment, inner, q);
    for (int k = 0; k < 64; k++) {
        const double c = cos(0.1 * k),
                     s = sin(0.1 * k); /* orthogonal to the segment, the third column of q */
        const double e[3] = {0.36 * c + 0.48 * s, -0.8 * c + 0.6 * s, 0.48 * c + 0.64 * s};
        const double a = -0.8 * 2, b = 0.6 * 2; /* the same as a matrix */
        const double m[6] = {a * a, 0, a * b, 0, 0, b * b};
        double matrix[8];
        assert_int_equal(nc_spatial_quadratic(matrix, 8, m), 8);
        assert_int_equal(nc_spatial_eval(shape, n, e, &h, NULL, NULL), NC_OK);
        assert_true(fabs(h) < 1e-15);
        assert_int_equal(nc_spatial_eval(matrix, 8, e, &h, NULL, NULL), NC_OK);
        assert_true(fabs(h) < 1e-7);
        const int status = nc_spatial_eval(matrix, 8, e, &h, point, NULL);
        assert_true(status == NC_OK || status == NC_E_FLAT + NC_TERM);
    }
}

static void continuity_classes(void **state)
{
    (void)state;
    const struct {
        int continuity;
        const double *shape;
        size_t n;
    } cases[] = {
        {4, SHAPE(NC_PLANAR_OFFSET, 1, 2)},
        {4, SHAPE(NC_PLANAR_FOURIER, 3, 1, 0.1, 0.1)},
        {4, SHAPE(NC_PLANAR_ELLIPSE, 2, 1, 2)},
        {0, SHAPE(NC_PLANAR_ELLIPSE, 2, 1, 0)},
        {0, SHAPE(NC_PLANAR_ROTATED, 5, 0.3, 4, 2, 1, 0)},
        {4, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, 1.5, 0.1)},
        {1, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, 1.5, 0)},
        {4, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, 2, 0)},
        {2, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, 2.5, 0)},
        {2, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, 3, 0)}, /* |x|^3: the third derivative jumps */
        {3, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, 3.5, 0)},
        {4, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, 6, 0)}, /* x^6 */
        {3, SHAPE(NC_PLANAR_SUPERELLIPSE, 4, 1, 1, 7, 0)},
        {2, SHAPE(NC_PLANAR_LIFT, 6, NC_LIFT_345, 1, 0, 1, 1, 1)},
        {3, SHAPE(NC_PLANAR_LIFT, 6, NC_LIFT_4567, 1, 0, 1, 1, 1)},
        {2, SHAPE(NC_PLANAR_LIFT, 6, NC_LIFT_CYCLOIDAL, 1, 0, 1, 1, 1)},
        {2, SHAPE(NC_PLANAR_LIFT, 6, NC_LIFT_MODIFIED_SINE, 1, 0, 1, 1, 1)},
        {2, SHAPE(NC_PLANAR_LIFT, 6, NC_LIFT_MODIFIED_TRAPEZOID, 1, 0, 1, 1, 1)},
        {1, SHAPE(NC_PLANAR_LOBE, 5, 1, 0, 1, 2, 4)},
        {2, SHAPE(NC_PLANAR_LOBE, 5, 1, 0, 1, 5, 3)},
        {3, SHAPE(NC_PLANAR_LOBE, 5, 1, 0, 1, 5, 6)},
        {2, SHAPE(NC_PLANAR_OFFSET, 1, 5, 8, 5, 1, 0, 1, 5, 3, 8, 5, 1, 0, 1, 5, 6)},
        {4, SHAPE(NC_PLANAR_PIECEWISE, 4, 1, 0, 0.3, 5)},
    };
    int continuity;
    for (size_t i = 0; i < COUNT(cases); i++) {
        assert_int_equal(nc_planar_continuity(cases[i].shape, cases[i].n, &continuity), NC_OK);
        if (continuity != cases[i].continuity)
            fail_msg("case %zu: class %d instead of %d", i, continuity, cases[i].continuity);
    }
    /* x^2 - 2 pi x joins in value only: no potential. */
    assert_int_equal(
        nc_planar_continuity(SHAPE(NC_PLANAR_PIECEWISE, 6, 1, 2, 0, 5, -2 * PI, 1), &continuity),
        NC_E_CONTINUITY + NC_TERM);
    assert_int_equal(continuity, -1);
    assert_int_equal(nc_planar_continuity(SHAPE(NC_PLANAR_OFFSET, 1, 2), NULL), NC_E_NULL);
}

static void messages(void **state)
{
    (void)state;
    static const int codes[] = {NC_OK,
                                NC_E_NULL,
                                NC_E_ARGUMENT,
                                NC_E_NORMAL,
                                NC_E_ROTATION,
                                NC_E_RADIUS,
                                NC_E_OPTION,
                                NC_E_EMPTY,
                                NC_E_TRUNCATED,
                                NC_E_KIND,
                                NC_E_DIMENSION,
                                NC_E_COUNT,
                                NC_E_NESTING,
                                NC_E_PARAMETER,
                                NC_E_RANGE,
                                NC_E_KNOTS,
                                NC_E_CONTINUITY,
                                NC_E_HULL,
                                NC_E_POLE,
                                NC_E_SEMIDEFINITE,
                                NC_E_SINGULAR,
                                NC_E_FLAT,
                                NC_E_NOT_CONVEX,
                                NC_E_UNDECIDED,
                                NC_E_POLAR,
                                NC_E_CENTRE,
                                NC_E_NOT_UNIQUE,
                                NC_E_CONFORMING,
                                NC_E_NO_SOLUTION,
                                NC_E_NO_CONVERGENCE,
                                NC_E_PATCH,
                                NC_E_PARAMETRIZATION,
                                NC_E_STRAIGHT,
                                NC_E_ROLLING,
                                NC_E_MATERIAL,
                                NC_E_RESTITUTION};
    for (size_t i = 0; i < COUNT(codes); i++) {
        assert_true(strlen(nc_message(codes[i])) > (i ? 20 : 0));
        assert_string_not_equal(nc_message(codes[i]), nc_message(999));
        assert_string_equal(nc_message(codes[i]), nc_message(i ? codes[i] + 7 * NC_TERM : 0));
        assert_int_equal(nc_status_term(codes[i] + (i ? 7 * NC_TERM : 0)), i ? 7 : 0);
        for (size_t j = 0; j < i; j++)
            assert_string_not_equal(nc_message(codes[i]), nc_message(codes[j]));
    }
    assert_string_equal(nc_message(-1), nc_message(999));
    assert_int_equal(nc_status_term(-5), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(malformed_planar),        cmocka_unit_test(malformed_spatial),
        cmocka_unit_test(evaluation_of_malformed), cmocka_unit_test(turned_segment),
        cmocka_unit_test(continuity_classes),      cmocka_unit_test(messages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
