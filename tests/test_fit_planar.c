/* Planar fits: members of the family come back, noise is met and not followed, and the curvature radius is proved. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "fit_support.h"

enum { MOST = 1000, ROOM = 400 };

static double points[2 * MOST], normals[2 * MOST], phi[MOST], value[MOST];

/* The proof is the kernel's, and a fine sample agrees with it. */
static void check_proof(const struct nc_fit *fit)
{
    struct nc_planar_convexity bounds;
    double h[4], least = INFINITY;
    assert_int_equal(nc_planar_check(fit->shape, fit->n), NC_OK);
    assert_int_equal(nc_planar_convexity(fit->shape, fit->n, 1e-9, 0, &bounds), NC_OK);
    assert_true(fit->lower >= fit->min_radius && bounds.lower >= fit->min_radius);
    for (int i = 0; i < 2000; i++) {
        assert_int_equal(nc_planar_eval(fit->shape, fit->n, FIT_PI * i / 1000, h), NC_OK);
        least = fmin(least, h[0] + h[2]);
    }
    assert_true(least >= fit->lower);
}

/* Residuals are what they claim to be: the signed distance of the points, by brute force. */
static void check_residuals(const struct nc_fit *fit, const double *data)
{
    double sum = 0;
    for (size_t i = 0; i < fit->count; i += 1 + fit->count / 20) {
        double most = -INFINITY, h[4];
        for (int k = 0; k < 20000; k++) {
            const double angle = FIT_PI * k / 10000;
            nc_planar_eval(fit->shape, fit->n, angle, h);
            most = fmax(most, cos(angle) * data[2 * i] + sin(angle) * data[2 * i + 1] - h[0]);
        }
        assert_true(fabs(most - fit->residual[i]) < 1e-5 * 0.1);
    }
    for (size_t i = 0; i < fit->count; i++)
        sum += fit->residual[i] * fit->residual[i];
    assert_true(fabs(fit->rms - sqrt(sum / (double)fit->count)) < 1e-15);
    assert_true(fabs(fit->residual[fit->largest_at]) == fit->largest);
}

static void family_from_support(void **state)
{
    (void)state;
    struct random r = {1};
    for (int trial = 0; trial < 100; trial++) {
        double shape[ROOM];
        const size_t harmonics = (size_t)random_below(&r, 33), count = 3 * harmonics + 5;
        const size_t n = fit_random_series(&r, harmonics, 0.1, 0.05, shape, ROOM);
        for (size_t i = 0; i < count; i++) {
            double h[4];
            phi[i] = 2 * FIT_PI * ((double)i + random_uniform(&r, -0.3, 0.3)) / (double)count;
            nc_planar_eval(shape, n, phi[i], h);
            value[i] = h[0];
        }
        const struct nc_fit_options options = {
            .form = NC_FIT_FOURIER, .terms = harmonics ? harmonics : 1, .smoothing = NC_FIT_EXACT};
        struct nc_fit fit;
        assert_int_equal(nc_fit_planar_support(phi, value, count, &options, &fit), NC_OK);
        assert_true(fit_difference(shape, n, fit.shape, fit.n) < 1e-10 * 0.1);
        assert_true(fit.rms < 1e-12);
        check_proof(&fit);
        nc_fit_free(&fit);
    }
}

/* Without noise: with normals to 1e-10, from points alone to 1e-8; in any order, away from the origin. */
static void family_from_points(void **state)
{
    (void)state;
    struct random r = {2};
    for (int trial = 0; trial < 100; trial++) {
        double shape[ROOM], shift[2] = {0};
        const size_t harmonics = 2 + (size_t)random_below(&r, 20), count = 4 * harmonics + 20;
        size_t n = fit_random_series(&r, harmonics, 0.1, 0.05, shape, ROOM);
        if (trial % 2)
            n += nc_planar_shift(shape + n, ROOM - n, shift[0] = random_uniform(&r, -1, 1),
                                 shift[1] = random_uniform(&r, -1, 1));
        fit_contour(&r, shape, n, 0, count, points, phi);
        for (size_t i = count; i-- > 1;) { /* shuffled */
            const size_t j = (size_t)random_below(&r, (int)i);
            for (size_t k = 0; k < 2; k++) {
                const double swap = points[2 * i + k];
                points[2 * i + k] = points[2 * j + k];
                points[2 * j + k] = swap;
            }
            const double swap = phi[i];
            phi[i] = phi[j];
            phi[j] = swap;
        }
        for (size_t i = 0; i < count; i++) {
            normals[2 * i] = 3 * cos(phi[i]);
            normals[2 * i + 1] = 3 * sin(phi[i]);
        }
        for (int given = 0; given < 2; given++)
            for (int smoothing = 0; smoothing < 2; smoothing++) {
                const struct nc_fit_options options = {
                    .form = NC_FIT_FOURIER, .terms = harmonics, .smoothing = smoothing};
                struct nc_fit fit;
                assert_int_equal(
                    nc_fit_planar_points(points, given ? normals : NULL, count, &options, &fit), NC_OK);
                assert_true(fit_difference(shape, n, fit.shape, fit.n) < (given ? 1e-10 : 1e-8) * 0.1);
                check_proof(&fit);
                nc_fit_free(&fit);
            }
    }
}

/* A random body: a series, an ellipse, a superellipse, a rounded polygon, or a sum. */
static size_t random_body(struct random *r, double *shape)
{
    const double a = random_scale(r, 0.03, 0.2), b = a * random_scale(r, 0.25, 1);
    double own[ROOM];
    size_t n = 0;
    switch (random_below(r, 4)) {
    case 0:
        n = fit_random_series(r, 1 + (size_t)random_below(r, 12), a, random_scale(r, 0.02, 0.5), own, ROOM);
        break;
    case 1:
        n = nc_planar_ellipse(own, ROOM, a, b);
        break;
    case 2:
        n = nc_planar_superellipse(own, ROOM, a, b, random_uniform(r, 1.5, 5), 0.1 * b);
        break;
    default: /* needles with a rounding */
        for (int i = 0, sides = 2 + random_below(r, 3); i < sides; i++) {
            double side[ROOM];
            const size_t size = nc_planar_ellipse(side, ROOM, a * random_uniform(r, 0.2, 0.7), 0.03 * a);
            n += nc_planar_rotated(own + n, ROOM - n, side, size, random_uniform(r, 0, FIT_PI));
        }
        n += nc_planar_offset(own + n, ROOM - n, a * random_uniform(r, 0.1, 0.5));
        break;
    }
    return nc_planar_rotated(shape, ROOM, own, n, random_uniform(r, 0, 6));
}

/* 1000 noisy contours: rms of the residuals at most 1.1 times the noise, the proof, and no failure. */
static void noisy_contours(void **state)
{
    (void)state;
    struct random r = {3};
    double worst = 0, mean = 0;
    for (int trial = 0; trial < 1000; trial++) {
        double shape[ROOM], true_noise = 0;
        const size_t n = random_body(&r, shape), count = 60 + (size_t)random_below(&r, 120);
        double perimeter;
        assert_int_equal(nc_planar_integral(shape, n, 0, 2 * FIT_PI, &perimeter), NC_OK);
        const double noise = perimeter / (2 * FIT_PI) * random_scale(&r, 3e-4, 1e-2);
        fit_contour(&r, shape, n, noise, count, points, phi);
        for (size_t i = 0; i < count; i++) {
            struct nc_planar_boundary p;
            nc_planar_boundary(shape, n, phi[i], &p);
            const double x = points[2 * i] - p.point[0], y = points[2 * i + 1] - p.point[1];
            true_noise += (x * x + y * y) / (double)count;
        }
        const struct nc_fit_options options = {.smoothing = trial % 2 ? NC_FIT_AUTOMATIC : NC_FIT_NOISE,
                                               .noise = noise};
        struct nc_fit fit;
        const int status = nc_fit_planar_points(points, NULL, count, &options, &fit);
        assert_int_equal(status, NC_OK);
        worst = fmax(worst, fit.rms / sqrt(true_noise));
        mean += fit.rms / sqrt(true_noise) / 1000;
        check_proof(&fit);
        nc_fit_free(&fit);
    }
    print_message("rms of the residuals over the noise: mean %.3f, largest %.3f\n", mean, worst);
    assert_true(worst <= 1.1);
}

/* Distances are the global signed ones, and the spline fits what a series cannot. */
static void rounded_box(void **state)
{
    (void)state;
    struct random r = {4};
    double shape[ROOM];
    size_t n = nc_planar_ellipse(shape, ROOM, 0.1, 1e-4);
    n += nc_planar_ellipse(shape + n, ROOM - n, 1e-4, 0.04);
    n += nc_planar_offset(shape + n, ROOM - n, 0.01);
    fit_contour(&r, shape, n, 1e-4, 600, points, phi);
    for (int form = NC_FIT_ANY; form <= NC_FIT_SPLINE; form++) {
        const struct nc_fit_options options = {.form = form, .min_radius = 0.005};
        struct nc_fit fit;
        assert_int_equal(nc_fit_planar_points(points, NULL, 600, &options, &fit), NC_OK);
        assert_true(form == NC_FIT_FOURIER ? fit.rms > 5e-4 : fit.rms < 1.1e-4);
        assert_true(fit.min_radius == 0.005);
        check_proof(&fit);
        check_residuals(&fit, points);
        nc_fit_free(&fit);
    }
    /* with the right base the rest is small: two harmonics are enough */
    double base[ROOM];
    size_t size = nc_planar_ellipse(base, ROOM, 0.099, 1e-4);
    size += nc_planar_ellipse(base + size, ROOM - size, 1e-4, 0.039);
    const struct nc_fit_options options = {
        .form = NC_FIT_FOURIER, .terms = 6, .base = base, .base_size = size, .min_radius = 0.005};
    struct nc_fit fit;
    assert_int_equal(nc_fit_planar_points(points, NULL, 600, &options, &fit), NC_OK);
    assert_true(fit.rms < 3e-4);
    assert_memory_equal(fit.shape, base, size * sizeof *base);
    check_proof(&fit);
    nc_fit_free(&fit);
}

/* A part of a contour: as good as the whole one where there are data. */
static void part_of_a_contour(void **state)
{
    (void)state;
    struct random r = {5};
    double shape[ROOM];
    const size_t n = nc_planar_ellipse(shape, ROOM, 0.12, 0.08);
    size_t count = 0;
    fit_contour(&r, shape, n, 5e-5, 800, points, phi);
    for (size_t i = 0; i < 800; i++)
        if (phi[i] > 3.4 && phi[i] < 6.0) {
            points[2 * count] = points[2 * i];
            points[2 * count++ + 1] = points[2 * i + 1];
        }
    struct nc_fit fit;
    assert_int_equal(nc_fit_planar_points(points, NULL, count, NULL, &fit), NC_OK);
    assert_true(fit.rms < 5.5e-5);
    for (double angle = 3.6; angle < 5.8; angle += 0.05) {
        double x[4], y[4];
        nc_planar_eval(shape, n, angle, x);
        nc_planar_eval(fit.shape, fit.n, angle, y);
        assert_true(fabs(x[0] - y[0]) < 1e-4);
    }
    check_proof(&fit);
    nc_fit_free(&fit);
}

/* A bean: r = a + b cos(angle) with a dent. */
static size_t bean(struct random *r, double dent, double noise, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const double angle = 2 * FIT_PI * (double)i / (double)count;
        const double radius = 0.1 + 0.02 * cos(2 * angle) - dent * exp(-pow((angle - 1.6) / 0.35, 2)) +
                              noise * random_normal(r);
        points[2 * i] = radius * cos(angle);
        points[2 * i + 1] = radius * sin(angle);
    }
    return count;
}

/* A few points of a body with three dents: these are no noise. */
static void dented_contour(void **state)
{
    (void)state;
    const struct nc_fit_options eight = {.form = NC_FIT_FOURIER, .terms = 8, .smoothing = NC_FIT_AUTOMATIC};
    struct nc_fit fit;
    for (int i = 0; i < 60; i++) {
        const double t = 2 * FIT_PI * i / 60, r = 1 + 0.3 * cos(3 * t);
        points[2 * i] = r * cos(t);
        points[2 * i + 1] = r * sin(t);
    }
    assert_int_equal(nc_fit_planar_points(points, NULL, 60, &eight, &fit), NC_E_CONCAVE);
    nc_fit_free(&fit);
}

static void concave_contours(void **state)
{
    (void)state;
    struct random r = {6};
    struct nc_fit fit;
    for (int noisy = 0; noisy < 2; noisy++) {
        const size_t count = bean(&r, 0.03, noisy ? 2e-4 : 0, 360);
        assert_int_equal(nc_fit_planar_points(points, NULL, count, NULL, &fit), NC_E_CONCAVE);
        /* where and by how much, by brute force over lines through two points */
        double depth = 0;
        for (size_t k = 0; k < count; k++) {
            double least = INFINITY;
            for (int j = 0; j < 3600; j++) {
                const double c = cos(FIT_PI * j / 1800), s = sin(FIT_PI * j / 1800);
                double most = -INFINITY;
                for (size_t i = 0; i < count; i += 3)
                    most = fmax(most, c * points[2 * i] + s * points[2 * i + 1]);
                least = fmin(least, most - c * points[2 * k] - s * points[2 * k + 1]);
            }
            depth = fmax(depth, least);
            k += 4;
        }
        assert_true(fabs(fit.depth - depth) < 5e-4);
        assert_true(fabs(atan2(points[2 * fit.depth_at + 1], points[2 * fit.depth_at]) - 1.6) < 0.1);
        assert_null(fit.shape);
        nc_fit_free(&fit);
        /* the hull, if asked for */
        const struct nc_fit_options hull = {.hull = 1};
        assert_int_equal(nc_fit_planar_points(points, NULL, count, &hull, &fit), NC_OK);
        for (size_t i = 0; i < count; i++) { /* no point is outside by more than the noise */
            double distance = -INFINITY, h[4];
            for (int k = 0; k < 720; k++) {
                nc_planar_eval(fit.shape, fit.n, FIT_PI * k / 360, h);
                distance = fmax(distance, cos(FIT_PI * k / 360) * points[2 * i] +
                                              sin(FIT_PI * k / 360) * points[2 * i + 1] - h[0]);
            }
            assert_true(distance < (noisy ? 1.5e-3 : 8e-4));
        }
        check_proof(&fit);
        nc_fit_free(&fit);
        /* or as it is, for a roller that fits into the dent: the centres are where they should be */
        assert_int_equal(nc_fit_planar_polar(points, count, 0.004, NULL, &fit), NC_OK);
        assert_true(fit.rms < (noisy ? 2.2e-4 : 1e-6) && fit.lower > 0);
        for (double psi = 0; psi < 6.28; psi += 0.1) {
            struct nc_planar_boundary p;
            assert_int_equal(nc_circle_boundary(fit.shape, fit.n, 0.004, NC_CASE_CONVEX, psi, &p), NC_OK);
            const double angle = fmod(atan2(p.point[1], p.point[0]) + 2 * FIT_PI, 2 * FIT_PI);
            const double radius = 0.1 + 0.02 * cos(2 * angle) - 0.03 * exp(-pow((angle - 1.6) / 0.35, 2));
            assert_true(fabs(hypot(p.point[0], p.point[1]) - radius) < (noisy ? 5e-4 : 1e-5));
        }
        nc_fit_free(&fit);
        assert_int_equal(nc_fit_planar_polar(points, count, 0.2, NULL, &fit), NC_E_NOT_UNIQUE);
        nc_fit_free(&fit);
    }
}

static void polar_radius(void **state)
{
    (void)state;
    double angle[200], radius[200];
    struct nc_fit fit;
    for (int i = 0; i < 200; i++) { /* an ellipse about one focus */
        angle[i] = 2 * FIT_PI * i / 200 - 1;
        radius[i] = 0.06 / (1 + 0.5 * cos(angle[i]));
    }
    assert_int_equal(nc_fit_planar_radius(angle, radius, 200, NULL, &fit), NC_OK);
    const double a = 0.08, b = 0.06 / sqrt(0.75), c = 0.04;
    for (int i = 0; i < 100; i++) {
        double h[4];
        const double at = 0.0628 * i;
        nc_planar_eval(fit.shape, fit.n, at, h);
        assert_true(fabs(h[0] - hypot(a * cos(at), b * sin(at)) + c * cos(at)) < 1e-6);
    }
    check_proof(&fit);
    nc_fit_free(&fit);
}

static void refusals(void **state)
{
    (void)state;
    struct nc_fit fit;
    double line[6] = {0, 0, 1, 1, 2, 2}, bad[6] = {0, 0, 1, NAN, 2, 0}, four[8] = {0, 0, 1, 0, 1, 1, 0, 1};
    const double broken[] = {3, 1};
    const struct nc_fit_options form = {.form = 7}, noise = {.smoothing = NC_FIT_NOISE},
                                radius = {.min_radius = -1}, base = {.base = broken, .base_size = 2};
    assert_int_equal(nc_fit_planar_points(NULL, NULL, 3, NULL, &fit), NC_E_NULL);
    assert_int_equal(nc_fit_planar_points(four, NULL, 4, NULL, NULL), NC_E_NULL);
    assert_int_equal(nc_fit_planar_points(line, NULL, 3, NULL, &fit), NC_E_DATA);
    nc_fit_free(&fit);
    assert_int_equal(nc_fit_planar_points(line, NULL, 2, NULL, &fit), NC_E_DATA);
    nc_fit_free(&fit);
    assert_int_equal(nc_fit_planar_points(bad, NULL, 3, NULL, &fit), NC_E_ARGUMENT);
    assert_int_equal(fit.largest_at, 1);
    nc_fit_free(&fit);
    const struct nc_fit_options *wrong[] = {&form, &noise, &radius};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(nc_fit_planar_points(four, NULL, 4, wrong[i], &fit), NC_E_OPTION);
        nc_fit_free(&fit);
    }
    assert_int_equal(nc_fit_planar_points(four, NULL, 4, &base, &fit) % NC_TERM, NC_E_TRUNCATED);
    nc_fit_free(&fit);
    assert_int_equal(nc_fit_planar_points(four, NULL, 4, NULL, &fit), NC_OK); /* few, but a body */
    check_proof(&fit);
    nc_fit_free(&fit);
    nc_fit_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(family_from_support), cmocka_unit_test(family_from_points),
        cmocka_unit_test(rounded_box),         cmocka_unit_test(part_of_a_contour),
        cmocka_unit_test(concave_contours),    cmocka_unit_test(dented_contour),
        cmocka_unit_test(polar_radius),        cmocka_unit_test(refusals),
        cmocka_unit_test(noisy_contours),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
