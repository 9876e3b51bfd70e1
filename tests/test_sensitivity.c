/* Derivatives with respect to shape coefficients, against differences: the potential is linear in them, so that its
 * differences are exact but for rounding, however large the step; gaps by differences of fourth order. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "random_spatial.h"

enum { CAPACITY = 1024, SAMPLES = 2000 };
#define PI 3.14159265358979323846

static double shape[CAPACITY], gap[CAPACITY], h[CAPACITY], point[3 * CAPACITY], radius[CAPACITY];
static size_t entry[CAPACITY], count;

/* One to three random terms of any kind, some of them turned. */
static size_t random_planar_shape(struct random *r)
{
    static struct truth_planar term;
    double own[CAPACITY];
    size_t n = 0;
    for (int k = 0, terms = 1 + random_below(r, 3); k < terms; k++) {
        random_planar(r, random_below(r, TRUTH_PLANAR_KINDS), &term);
        const size_t size = random_planar_build(&term, own, CAPACITY);
        if (random_below(r, 2)) {
            n += nc_planar_rotated(shape + n, CAPACITY - n, own, size, random_uniform(r, -4, 4));
        } else {
            memcpy(shape + n, own, size * sizeof *own);
            n += size;
        }
    }
    return n;
}

static size_t random_spatial_shape(struct random *r)
{
    static struct truth_spatial term;
    double own[CAPACITY], q[9];
    size_t n = 0;
    for (int k = 0, terms = 1 + random_below(r, 3); k < terms; k++) {
        random_spatial(r, random_below(r, TRUTH_SPATIAL_KINDS), &term);
        const size_t size = random_spatial_build(&term, own, CAPACITY);
        if (random_below(r, 2)) {
            random_rotation(r, q);
            n += nc_spatial_rotated(shape + n, CAPACITY - n, own, size, q);
        } else {
            memcpy(shape + n, own, size * sizeof *own);
            n += size;
        }
    }
    return n;
}

static void check(double value, double truth, double size, double tolerance, double *worst)
{
    *worst = fmax(*worst, fabs(value - truth) / size);
    if (!(fabs(value - truth) <= tolerance * size))
        fail_msg("%.17g instead of %.17g", value, truth);
}

static void planar_potentials(void **state)
{
    (void)state;
    struct random r = {1};
    double worst = 0;
    size_t all = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const size_t n = random_planar_shape(&r);
        const double phi = random_uniform(&r, -7, 7);
        assert_int_equal(nc_planar_coefficients(shape, n, CAPACITY, entry, &count), NC_OK);
        assert_int_equal(nc_planar_sensitivity(shape, n, phi, count, h, point, radius), NC_OK);
        all += count;
        for (size_t k = 0; k < count; k++) {
            const double kept = shape[entry[k]], step = 1 + fabs(kept);
            double up[4], down[4], size = 0, d[4];
            assert_true(entry[k] < n && (k == 0 || entry[k] > entry[k - 1]));
            shape[entry[k]] = kept + step;
            assert_false(nc_planar_eval(shape, n, phi, up) % NC_TERM % NC_E_FLAT);
            shape[entry[k]] = kept - step;
            assert_false(nc_planar_eval(shape, n, phi, down) % NC_TERM % NC_E_FLAT);
            shape[entry[k]] = kept;
            for (int j = 0; j < 3; j++) {
                d[j] = (up[j] - down[j]) / (2 * step);
                size = fmax(size, fmax(fabs(up[j]), fabs(down[j])) / step);
            }
            check(h[k], d[0], 1 + size, 1e-12, &worst);
            check(radius[k], d[0] + d[2], 1 + size, 1e-12, &worst);
            check(point[2 * k], d[0] * cos(phi) - d[1] * sin(phi), 1 + size, 1e-12, &worst);
            check(point[2 * k + 1], d[0] * sin(phi) + d[1] * cos(phi), 1 + size, 1e-12, &worst);
        }
    }
    print_message("# %zu coefficients, largest error %.1e\n", all, worst);
}

static void spatial_potentials(void **state)
{
    (void)state;
    struct random r = {2};
    double worst = 0;
    size_t all = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const size_t n = random_spatial_shape(&r);
        double normal[3];
        random_direction(&r, normal);
        assert_int_equal(nc_spatial_coefficients(shape, n, CAPACITY, entry, &count), NC_OK);
        assert_int_equal(nc_spatial_sensitivity(shape, n, normal, count, h, point), NC_OK);
        all += count;
        for (size_t k = 0; k < count; k++) {
            const double kept = shape[entry[k]], step = 1 + fabs(kept);
            double up[4], down[4], size = 0, d[4];
            assert_true(entry[k] < n && (k == 0 || entry[k] > entry[k - 1]));
            shape[entry[k]] = kept + step;
            assert_int_equal(nc_spatial_eval(shape, n, normal, up, up + 1, NULL), NC_OK);
            shape[entry[k]] = kept - step;
            assert_int_equal(nc_spatial_eval(shape, n, normal, down, down + 1, NULL), NC_OK);
            shape[entry[k]] = kept;
            for (int j = 0; j < 4; j++) {
                d[j] = (up[j] - down[j]) / (2 * step);
                size = fmax(size, fmax(fabs(up[j]), fabs(down[j])) / step);
            }
            check(h[k], d[0], 1 + size, 1e-12, &worst);
            for (size_t j = 0; j < 3; j++)
                check(point[3 * k + j], d[j + 1], 1 + size, 1e-12, &worst);
        }
    }
    print_message("# %zu coefficients, largest error %.1e\n", all, worst);
}

/* Which entries count, kind by kind. */
static void which_entries(void **state)
{
    (void)state;
    const double knots[2] = {0, PI}, c[6] = {1, 2, 3, 4, 5, 6}, corners[6] = {0, 0, 1, 0, 0, 1},
                 q[9] = {0, -1, 0, 1, 0, 0, 0, 0, 1};
    double part[64];
    size_t n = nc_planar_offset(shape, CAPACITY, 0.5);                        /* 2 */
    n += nc_planar_ellipse(shape + n, CAPACITY - n, 2, 1);                    /* none; 3 .. 6 */
    n += nc_planar_lift(shape + n, CAPACITY - n, NC_LIFT_345, 1, 0, 1, 1, 1); /* 7: kind, lift at 10 */
    n += nc_planar_lobe(shape + n, CAPACITY - n, 1, 0, 1, 3, 4);              /* 15: amplitude at 17 */
    n += nc_planar_rounded_polygon(shape + n, CAPACITY - n, corners, 3, 0.1); /* 22: r at 24 */
    n += nc_planar_piecewise(shape + n, CAPACITY - n, knots, 2, c, 2);        /* 31: 37 .. 42 */
    const size_t size = nc_planar_shift(part, 64, 1, 2);
    n += nc_planar_rotated(shape + n, CAPACITY - n, part, size, 0.3); /* 43: 48, 49 */
    const size_t planar[] = {2, 10, 17, 24, 37, 38, 39, 40, 41, 42, 48, 49};
    assert_int_equal(nc_planar_coefficients(shape, n, CAPACITY, entry, &count), NC_OK);
    assert_int_equal(count, sizeof planar / sizeof *planar);
    assert_memory_equal(entry, planar, sizeof planar);
    entry[2] = 77; /* only as many as there is room for */
    assert_int_equal(nc_planar_coefficients(shape, n, 2, entry, &count), NC_OK);
    assert_true(count == 12 && entry[1] == 10 && entry[2] == 77);
    assert_int_equal(nc_planar_sensitivity(shape, n, 1, 11, h, NULL, NULL), NC_E_OPTION);
    assert_true(isnan(h[0]) && isnan(h[10]));
    n = nc_spatial_ellipsoid(shape, CAPACITY, 1, 2, 3);
    assert_int_equal(nc_spatial_coefficients(shape, n, 0, NULL, &count), NC_OK);
    assert_int_equal(count, 0);
    const size_t inner = nc_spatial_shift(part, 64, 1, 2, 3);
    n += nc_spatial_rotated(shape + n, CAPACITY - n, part, inner, q); /* 5: 18, 19, 20 */
    n += nc_spatial_offset(shape + n, CAPACITY - n, 1);               /* 21: 23 */
    const size_t spatial[] = {18, 19, 20, 23};
    assert_int_equal(nc_spatial_coefficients(shape, n, CAPACITY, entry, &count), NC_OK);
    assert_int_equal(count, 4);
    assert_memory_equal(entry, spatial, sizeof spatial);
    /* refusals */
    assert_int_equal(nc_spatial_coefficients(shape, n, CAPACITY, entry, NULL), NC_E_NULL);
    assert_int_equal(nc_spatial_coefficients(shape, n - 1, CAPACITY, entry, &count),
                     NC_E_TRUNCATED + 3 * NC_TERM);
    assert_int_equal(count, 0);
    assert_int_equal(nc_planar_coefficients(shape, n, CAPACITY, entry, &count), NC_E_DIMENSION + NC_TERM);
    assert_int_equal(nc_planar_sensitivity(shape, 0, 1, 1, h, NULL, NULL), NC_E_EMPTY);
    assert_int_equal(nc_line_sensitivity(shape, n, NULL, 1, gap), NC_E_NULL);
    assert_int_equal(nc_plane_sensitivity(shape, n, q, NULL, 1, NULL), NC_E_NULL);
}

/* The gap as a function of one entry of the vector. */
typedef double gap_function(const double *shape, size_t n, const void *context);

/* Compares the derivatives `gap` with differences of fourth order. */
static void check_gaps(gap_function *f, size_t n, const void *context, double tolerance, double *worst)
{
    const double step = 1e-5;
    for (size_t k = 0; k < count; k++) {
        const double kept = shape[entry[k]];
        double value[5];
        for (int j = -2; j <= 2; j++) {
            shape[entry[k]] = kept + j * step;
            value[j + 2] = f(shape, n, context);
        }
        shape[entry[k]] = kept;
        const double truth = (value[0] - 8 * value[1] + 8 * value[3] - value[4]) / (12 * step);
        check(gap[k], truth, 1, tolerance, worst);
    }
}

/* A convex series and an ellipse, turned. */
static size_t convex_planar(struct random *r)
{
    double a[5], b[5], own[64];
    for (int k = 1; k <= 5; k++) {
        a[k - 1] = random_uniform(r, -0.1, 0.1) / (k * k);
        b[k - 1] = random_uniform(r, -0.1, 0.1) / (k * k);
    }
    size_t n = nc_planar_fourier(own, 64, 1, a, b, 5);
    n += nc_planar_ellipse(own + n, 64 - n, random_uniform(r, 0.2, 1), random_uniform(r, 0.2, 1));
    return nc_planar_rotated(shape, CAPACITY, own, n, random_uniform(r, -3, 3));
}

static size_t convex_spatial(struct random *r)
{
    double own[64], c[16], q[9];
    c[0] = 3;
    for (int i = 1; i < 16; i++)
        c[i] = random_uniform(r, -0.03, 0.03);
    size_t n = nc_spatial_harmonics(own, 64, c, 3);
    n += nc_spatial_ellipsoid(own + n, 64 - n, 0.5, 0.3, 0.2);
    random_rotation(r, q);
    return nc_spatial_rotated(shape, CAPACITY, own, n, q);
}

static double line_gap(const double *body, size_t n, const void *motion)
{
    struct nc_planar_contact contact;
    assert_int_equal(nc_line_contact(body, n, motion, &contact), NC_OK);
    return contact.gap;
}

struct circle_case {
    struct nc_planar_motion motion;
    double radius;
    enum nc_case mode;
};

static double circle_gap(const double *body, size_t n, const void *context)
{
    const struct circle_case *k = context;
    struct nc_planar_contact contact;
    assert_int_equal(nc_circle_distance(body, n, k->radius, k->mode, &k->motion, &contact), NC_OK);
    return contact.gap;
}

static void planar_gaps(void **state)
{
    (void)state;
    struct random r = {3};
    double worst = 0;
    for (int i = 0; i < 200; i++) {
        const size_t n = convex_planar(&r);
        const double angle = random_uniform(&r, -4, 4), way = random_uniform(&r, -4, 4);
        const struct nc_planar_motion motion = {.r = {0.3, random_uniform(&r, 1, 3)}, .angle = angle};
        nc_planar_coefficients(shape, n, CAPACITY, entry, &count);
        assert_int_equal(nc_line_sensitivity(shape, n, &motion, count, gap), NC_OK);
        check_gaps(line_gap, n, &motion, 1e-9, &worst);
        /* polar: the roller outside of the body, or inside of a hole */
        struct circle_case k = {.radius = 0.2, .mode = i % 2 ? NC_CASE_CONVEX : NC_CASE_CONCAVE};
        const double far = i % 2 ? random_uniform(&r, 2.2, 2.5) : random_uniform(&r, 0.2, 0.6);
        k.motion = (struct nc_planar_motion){.r = {far * cos(way), far * sin(way)}, .angle = angle};
        assert_int_equal(nc_circle_sensitivity(shape, n, k.radius, k.mode, &k.motion, count, gap), NC_OK);
        check_gaps(circle_gap, n, &k, 1e-8, &worst);
    }
    print_message("# largest error %.1e\n", worst);
}

struct spatial_case {
    double e[3];
    struct nc_spatial_motion motion;
    const double *other;
    size_t n_other;
};

static double plane_gap(const double *body, size_t n, const void *context)
{
    const struct spatial_case *k = context;
    struct nc_spatial_contact contact;
    assert_int_equal(nc_plane_contact(body, n, k->e, &k->motion, &contact), NC_OK);
    return contact.gap;
}

static double sphere_gap(const double *body, size_t n, const void *context)
{
    const struct spatial_case *k = context;
    struct nc_spatial_contact contact;
    assert_int_equal(nc_sphere_distance(body, n, 0.4, &k->motion, 0, &contact), NC_OK);
    return contact.gap;
}

/* The body as A, or as B. */
static double pair_gap(const double *body, size_t n, const void *context)
{
    const struct spatial_case *k = context;
    double normal[3] = {0, 0, 0}, value, point_a[3], point_b[3];
    assert_int_equal(nc_spatial_pair(body, n, k->other, k->n_other, k->motion.r, k->motion.q, normal,
                                     &value, point_a, point_b),
                     NC_OK);
    return value;
}

static double pair_gap_as_b(const double *body, size_t n, const void *context)
{
    const struct spatial_case *k = context;
    double normal[3] = {0, 0, 0}, value, point_a[3], point_b[3];
    assert_int_equal(nc_spatial_pair(k->other, k->n_other, body, n, k->motion.r, k->motion.q, normal,
                                     &value, point_a, point_b),
                     NC_OK);
    return value;
}

static void minus(double *x)
{
    for (size_t k = 0; k < count; k++)
        x[k] = -x[k];
}

static void back(const double q[9], const double a[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = -(q[i] * a[0] + q[3 + i] * a[1] + q[6 + i] * a[2]);
}

static void spatial_gaps(void **state)
{
    (void)state;
    struct random r = {4};
    double worst = 0, ball[8], normal[3] = {0, 0, 0}, value, point_a[3], point_b[3];
    const size_t n_ball = nc_spatial_ellipsoid(ball, 8, 0.5, 0.4, 0.6);
    for (int i = 0; i < 100; i++) {
        const size_t n = convex_spatial(&r);
        struct spatial_case k = {.other = ball, .n_other = n_ball};
        struct nc_spatial_contact contact;
        double way[3], turned[3];
        random_direction(&r, k.e);
        random_direction(&r, way);
        random_rotation(&r, k.motion.q);
        for (int j = 0; j < 3; j++)
            k.motion.r[j] = 3 * way[j];
        nc_spatial_coefficients(shape, n, CAPACITY, entry, &count);
        assert_int_equal(nc_plane_sensitivity(shape, n, k.e, &k.motion, count, gap), NC_OK);
        check_gaps(plane_gap, n, &k, 1e-9, &worst);
        /* by the rule of the envelope: a sphere, and both of two bodies */
        assert_int_equal(nc_sphere_distance(shape, n, 0.4, &k.motion, 0, &contact), NC_OK);
        back(k.motion.q, contact.e_n, turned);
        assert_int_equal(nc_spatial_sensitivity(shape, n, turned, count, gap, NULL), NC_OK);
        minus(gap);
        check_gaps(sphere_gap, n, &k, 1e-8, &worst);
        assert_int_equal(nc_spatial_pair(shape, n, ball, n_ball, k.motion.r, k.motion.q, normal, &value,
                                         point_a, point_b),
                         NC_OK);
        assert_int_equal(nc_spatial_sensitivity(shape, n, normal, count, gap, NULL), NC_OK);
        minus(gap);
        check_gaps(pair_gap, n, &k, 1e-8, &worst);
        memset(normal, 0, sizeof normal);
        assert_int_equal(nc_spatial_pair(ball, n_ball, shape, n, k.motion.r, k.motion.q, normal, &value,
                                         point_a, point_b),
                         NC_OK);
        back(k.motion.q, normal, turned);
        assert_int_equal(nc_spatial_sensitivity(shape, n, turned, count, gap, NULL), NC_OK);
        minus(gap);
        check_gaps(pair_gap_as_b, n, &k, 1e-8, &worst);
    }
    print_message("# largest error %.1e\n", worst);
}

/* On a flat side the gap has its derivative all the same; the pole of a revolved profile. */
static void special_places(void **state)
{
    (void)state;
    const double corners[8] = {1, 1, -1, 1, -1, -1, 1, -1}, up[3] = {0, 0, 1}, a[2] = {0, 0.01},
                 b[2] = {0.02, 0};
    const struct nc_planar_motion motion = {.r = {0, 2}};
    size_t n = nc_planar_rounded_polygon(shape, CAPACITY, corners, 4, 0.1);
    n += nc_planar_shift(shape + n, CAPACITY - n, 0.1, 0.2);
    assert_int_equal(nc_line_sensitivity(shape, n, &motion, 3, gap) % NC_TERM, NC_E_FLAT);
    assert_true(gap[0] == -1 && fabs(gap[1]) < 1e-15 && gap[2] == 1);
    double profile[16];
    const size_t size = nc_planar_fourier(profile, 16, 1, a, b, 2);
    n = nc_spatial_revolved(shape, CAPACITY, profile, size);
    assert_int_equal(nc_spatial_sensitivity(shape, n, up, 5, h, point), NC_OK);
    const double truth[5] = {1, 0, 1, -1, 0}; /* 1, cos, sin, cos 2 phi, sin 2 phi at pi/2 */
    for (size_t k = 0; k < 5; k++) {
        assert_true(fabs(h[k] - truth[k]) < 1e-15 && fabs(point[3 * k + 2] - truth[k]) < 1e-15);
        assert_true(point[3 * k] == 0 && point[3 * k + 1] == 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planar_potentials), cmocka_unit_test(spatial_potentials),
        cmocka_unit_test(which_entries),     cmocka_unit_test(planar_gaps),
        cmocka_unit_test(spatial_gaps),      cmocka_unit_test(special_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
