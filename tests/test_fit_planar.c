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
    struct nc_planar_radius_bounds bounds;
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
        const struct nc_fit_options options = {.form = NC_FIT_FOURIER, .terms = harmonics ? harmonics : 1,
                                               .smoothing = NC_FIT_EXACT};
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
                assert_int_equal(nc_fit_planar_points(points, given ? normals : NULL, count, &options, &fit), NC_OK);
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
            struct nc_planar_point p;
            nc_planar_boundary(shape, n, phi[i], &p);
            const double x = points[2 * i] - p.point[0], y = points[2 * i + 1] - p.point[1];
            true_noise += (x * x + y * y) / (double)count;
        }
        const struct nc_fit_options options = {.smoothing = trial % 2 ? NC_FIT_AUTOMATIC : NC_FIT_NOISE, .noise = noise};
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(family_from_support),
        cmocka_unit_test(family_from_points),
        cmocka_unit_test(noisy_contours),
    };
    (void)check_residuals;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
