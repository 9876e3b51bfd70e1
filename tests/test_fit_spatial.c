/* Spatial fits: the columns of the harmonics, the hull, members of the family, noisy clouds with their proof. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "fit/space.h"
#include "fit_support.h"

enum { MOST = 4000, ROOM = 400, CLOUDS = 40 }; /* bench/fit.py takes 200, by FIT_CLOUDS */

static double points[3 * MOST], normals[3 * MOST];

/* The columns are the kernel's harmonics and their tangential Hessians. */
static void columns(void **state)
{
    (void)state;
    struct random r = {1};
    for (int trial = 0; trial < 50; trial++) {
        const size_t degree = (size_t)random_below(&r, 13), n = (degree + 1) * (degree + 1);
        double c[169], shape[ROOM], x[3], t[3], other[3], h, H[9], value[169], radius[169], sum[2] = {0, 0},
                                                                                            bend = 0;
        for (size_t i = 0; i < n; i++)
            c[i] = random_uniform(&r, -1, 1);
        const size_t size = nc_spatial_harmonics(shape, ROOM, c, degree);
        random_direction(&r, x);
        random_direction(&r, other);
        nci_cross(x, other, t);
        const double length = sqrt(nci_dot(t, t));
        for (int i = 0; i < 3; i++)
            t[i] /= length;
        nci_sphere_row(degree, x, t, value, radius);
        for (size_t i = 0; i < n; i++) {
            sum[0] += c[i] * value[i];
            sum[1] += c[i] * radius[i];
        }
        assert_int_equal(nc_spatial_eval(shape, size, x, &h, NULL, H), NC_OK);
        for (int i = 0; i < 9; i++)
            bend += t[i / 3] * H[i] * t[i % 3];
        assert_true(fabs(sum[0] - h) < 1e-12 * (double)n);
        assert_true(fabs(sum[1] - bend) < 1e-10 * (double)(n * n));
    }
}

/* Every point is below all planes, every facet has points of the hull as corners, the surface is closed (Euler), and the
 * support function is that of the points. */
static void hulls(void **state)
{
    (void)state;
    struct random r = {2};
    for (int trial = 0; trial < 60; trial++) {
        const size_t count = 5 + (size_t)random_below(&r, trial % 3 ? 200 : 3000);
        for (size_t i = 0; i < count; i++) {
            double *p = points + 3 * i;
            switch (trial % 4) {
            case 0: /* on a sphere */
                random_direction(&r, p);
                break;
            case 1: /* in a box */
                for (int k = 0; k < 3; k++)
                    p[k] = random_uniform(&r, -1, 1);
                break;
            case 2: /* a grid: many on planes and lines */
                for (int k = 0; k < 3; k++)
                    p[k] = random_below(&r, 5);
                break;
            default: /* a thin plate, and some points twice */
                for (int k = 0; k < 3; k++)
                    p[k] = i > 3 && i % 5 == 0 ? p[k - 9] : random_uniform(&r, -1, 1) * (k == 2 ? 1e-3 : 1);
                break;
            }
        }
        struct nci_hull hull;
        const int status = nci_spatial_hull(points, count, 1e-7, &hull);
        if (status == NC_E_DATA && trial % 4 == 2 && count < 12) {
            nci_spatial_hull_free(&hull);
            continue; /* a few points of a grid may lie in a plane */
        }
        assert_int_equal(status, NC_OK);
        assert_true(hull.missed <= 1e-6);
        for (size_t i = 0; i < count; i++)
            assert_true(nci_spatial_depth(&hull, points + 3 * i) > -1.01 * hull.missed);
        assert_int_equal(hull.facets, 2 * hull.vertices - 4);
        for (int k = 0; k < 50; k++) {
            double x[3], all = -INFINITY, some = -INFINITY;
            random_direction(&r, x);
            for (size_t i = 0; i < count; i++)
                all = fmax(all, nci_dot(x, points + 3 * i));
            for (size_t i = 0; i < hull.vertices; i++)
                some = fmax(some, nci_dot(x, points + 3 * hull.vertex[i]));
            assert_true(all - some < 1.01 * hull.missed && all >= some);
        }
        nci_spatial_hull_free(&hull);
    }
}

static void check_proof(const struct nc_fit *fit)
{
    struct nc_spatial_convexity bounds;
    assert_int_equal(nc_spatial_check(fit->shape, fit->n), NC_OK);
    assert_int_equal(nc_spatial_convexity(fit->shape, fit->n, 1e-3, 20000, &bounds), NC_OK);
    assert_true(fit->lower >= fit->min_radius && bounds.upper >= fit->lower);
    for (size_t i = 0; i < 1000; i++) {
        double x[3];
        struct nc_spatial_boundary b;
        nci_sphere_direction(i, 1000, x);
        assert_int_equal(nc_spatial_boundary(fit->shape, fit->n, x, &b), NC_OK);
        assert_true(b.radius[0] >= fit->lower * (1 - 1e-9));
    }
}

static double difference(const double *a, size_t na, const double *b, size_t nb)
{
    double most = 0;
    for (size_t i = 0; i < 500; i++) {
        double x[3], g, h;
        nci_sphere_direction(i, 500, x);
        nc_spatial_eval(a, na, x, &g, NULL, NULL);
        nc_spatial_eval(b, nb, x, &h, NULL, NULL);
        most = fmax(most, fabs(g - h));
    }
    return most;
}

/* Points of a body at random normals, moved along them by noise; the mean square of it. */
static double cloud(struct random *r, const double *shape, size_t n, double noise, size_t count)
{
    double sum = 0;
    for (size_t i = 0; i < count; i++) {
        double *x = normals + 3 * i, p[3];
        random_direction(r, x);
        nc_spatial_eval(shape, n, x, NULL, p, NULL);
        const double d = noise * random_normal(r);
        for (size_t k = 0; k < 3; k++)
            points[3 * i + k] = p[k] + d * x[k];
        sum += d * d / (double)count;
    }
    return sqrt(sum);
}

/* Harmonics with principal radii not below `least` times the mean. */
static size_t random_harmonics(struct random *r, size_t degree, double size, double least, double *shape)
{
    double c[169], sum = 0;
    for (size_t l = 0, i = 0; l <= degree; l++)
        for (size_t m = 0; m < 2 * l + 1; m++, i++) {
            const double L = (double)(l * (l + 1));
            c[i] = l > 1 ? random_uniform(r, -1, 1) / (L * L) : 0;
            sum += l > 1 ? fabs(c[i]) * sqrt((2 * (double)l + 1) / (4 * FIT_PI)) * L : 0;
        }
    for (size_t i = 0; i < (degree + 1) * (degree + 1); i++)
        c[i] *= size * (1 - least) / fmax(sum, 1e-9);
    c[0] = size * sqrt(4 * FIT_PI);
    for (size_t i = 1; i < 4 && degree > 0; i++)
        c[i] = size * random_uniform(r, -1, 1);
    return nc_spatial_harmonics(shape, ROOM, c, degree);
}

static void families(void **state)
{
    (void)state;
    struct random r = {3};
    for (int trial = 0; trial < 12; trial++) {
        double shape[ROOM];
        const size_t degree = 2 + (size_t)random_below(&r, 6),
                     n = random_harmonics(&r, degree, 0.1, 0.1, shape);
        const size_t count = 4 * (degree + 1) * (degree + 1) + 30;
        cloud(&r, shape, n, 0, count);
        for (int given = 0; given < 2; given++) {
            const struct nc_fit_options options = {
                .form = NC_FIT_HARMONICS, .terms = degree, .smoothing = NC_FIT_EXACT};
            struct nc_fit fit;
            assert_int_equal(nc_fit_spatial_points(points, given ? normals : NULL, count, &options, &fit),
                             NC_OK);
            assert_true(difference(shape, n, fit.shape, fit.n) < 0.1 * (given ? 1e-10 : 1e-8));
            check_proof(&fit);
            nc_fit_free(&fit);
        }
    }
}

/* An ellipsoid, harmonics, a rounded box, a capsule, a sum; anywhere. */
static size_t random_body(struct random *r, double *shape)
{
    const double a = random_scale(r, 0.05, 0.2), b = a * random_scale(r, 0.4, 1),
                 c = a * random_scale(r, 0.4, 1);
    double own[ROOM], q[9];
    size_t n = 0;
    switch (random_below(r, 5)) {
    case 0:
        n = nc_spatial_ellipsoid(own, ROOM, a, b, c);
        break;
    case 1:
        n = random_harmonics(r, 2 + (size_t)random_below(r, 5), a, 0.1, own);
        break;
    case 2:
        n = nc_spatial_ellipsoid(own, ROOM, 0.5 * a, 0.01 * a, 0.01 * a);
        n += nc_spatial_ellipsoid(own + n, ROOM - n, 0.01 * a, 0.5 * b, 0.01 * a);
        n += nc_spatial_ellipsoid(own + n, ROOM - n, 0.01 * a, 0.01 * a, 0.5 * c);
        n += nc_spatial_offset(own + n, ROOM - n, 0.2 * a);
        break;
    case 3:
        n = nc_spatial_ellipsoid(own, ROOM, 0.01 * a, 0.01 * a, a);
        n += nc_spatial_offset(own + n, ROOM - n, 0.4 * b);
        break;
    default:
        n = nc_spatial_ellipsoid(own, ROOM, a, 0.5 * b, 0.5 * c);
        n += nc_spatial_ellipsoid(own + n, ROOM - n, 0.5 * b, a, 0.5 * c);
        break;
    }
    random_rotation(r, q);
    n = nc_spatial_rotated(shape, ROOM, own, n, q);
    return n +
           nc_spatial_shift(shape + n, ROOM - n, random_uniform(r, -1, 1), random_uniform(r, -1, 1), 0.3);
}

/* Noisy clouds: rms of the residuals at most 1.1 times the noise, the proof, no failure. */
static void noisy_clouds(void **state)
{
    (void)state;
    struct random r = {4};
    double worst = 0, mean = 0;
    const char *wanted = getenv("FIT_CLOUDS");
    const int clouds = wanted ? atoi(wanted) : CLOUDS;
    assert_true(clouds > 0);
    for (int trial = 0; trial < clouds; trial++) {
        double shape[ROOM];
        const size_t n = random_body(&r, shape), count = 250 + (size_t)random_below(&r, 250);
        const double noise = 0.1 * random_scale(&r, 1e-3, 1e-2), is = cloud(&r, shape, n, noise, count);
        const struct nc_fit_options options = {.smoothing = trial % 2 ? NC_FIT_AUTOMATIC : NC_FIT_NOISE,
                                               .noise = noise};
        struct nc_fit fit;
        assert_int_equal(nc_fit_spatial_points(points, trial % 3 ? normals : NULL, count, &options, &fit),
                         NC_OK);
        worst = fmax(worst, fit.rms / is);
        mean += fit.rms / is / clouds;
        check_proof(&fit);
        nc_fit_free(&fit);
    }
    print_message("%d clouds, rms of the residuals over the noise: mean %.3f, largest %.3f\n", clouds, mean,
                  worst);
    assert_true(worst <= 1.1);
}

/* A rho that the data do not want: the proof holds, and the cuts are where they must be. */
static void bounded_radius(void **state)
{
    (void)state;
    struct random r = {5};
    double shape[ROOM];
    const size_t n = nc_spatial_ellipsoid(shape, ROOM, 0.2, 0.12, 0.08);
    cloud(&r, shape, n, 2e-4, 1500);
    for (int form = NC_FIT_HARMONICS; form <= NC_FIT_ELLIPSOID; form++) {
        const struct nc_fit_options options = {.form = form,
                                               .terms = 8,
                                               .smoothing = NC_FIT_EXACT,
                                               .min_radius = 0.045}; /* the truth has 0.032 */
        struct nc_fit fit;
        assert_int_equal(nc_fit_spatial_points(points, normals, 1500, &options, &fit), NC_OK);
        assert_true(fit.cuts > 0 && fit.lower >= 0.045 && fit.lower < 0.0452);
        check_proof(&fit);
        nc_fit_free(&fit);
    }
}

/* Normals that all point inwards are turned. */
static void inward_normals(void **state)
{
    (void)state;
    struct random r = {8};
    double shape[ROOM];
    const size_t n = nc_spatial_ellipsoid(shape, ROOM, 0.2, 0.12, 0.08);
    cloud(&r, shape, n, 0, 300);
    for (size_t i = 0; i < 900; i++)
        normals[i] = -normals[i];
    const struct nc_fit_options options = {.form = NC_FIT_HARMONICS, .terms = 8, .smoothing = NC_FIT_EXACT};
    struct nc_fit fit;
    assert_int_equal(nc_fit_spatial_points(points, normals, 300, &options, &fit), NC_OK);
    assert_true(fit.rms < 1e-4);
    nc_fit_free(&fit);
}

/* Points of a box with sharp edges: no foot gets stuck on a ridge. */
static void sharp_points(void **state)
{
    (void)state;
    static const double half[3] = {0.1, 0.06, 0.04};
    struct nc_fit fit;
    size_t count = 0;
    for (int a = 0; a < 3; a++)
        for (int side = 0; side < 2; side++) {
            const int b = (a + 1) % 3, c = (a + 2) % 3, nb = (int)(half[b] * 200),
                      nc = (int)(half[c] * 200);
            for (int i = 0; i < nb * nc; i++, count++) {
                points[3 * count + (size_t)a] = side ? half[a] : -half[a];
                points[3 * count + (size_t)b] = half[b] * ((2 * (i / nc) + 1.0) / nb - 1);
                points[3 * count + (size_t)c] = half[c] * ((2 * (i % nc) + 1.0) / nc - 1);
            }
        }
    for (int k = 0; k < 2; k++) {
        const struct nc_fit_options options = {.min_radius = k ? 0.004 : 0.002};
        assert_int_equal(nc_fit_spatial_points(points, NULL, count, &options, &fit), NC_OK);
        assert_int_equal(fit.form, NC_FIT_BOX);
        assert_true(fit.largest < 1e-3 && fit.lower >= options.min_radius);
        nc_fit_free(&fit);
    }
}

static void concave_clouds(void **state)
{
    (void)state;
    struct random r = {6};
    struct nc_fit fit;
    const size_t count = 1500;
    for (size_t i = 0; i < count; i++) { /* a ball with a dent of depth 0.03 */
        double *p = points + 3 * i;
        random_direction(&r, p);
        const double radius = 0.1 - 0.03 * exp(-25 * (1 - p[2]));
        for (int k = 0; k < 3; k++)
            p[k] *= radius;
    }
    assert_int_equal(nc_fit_spatial_points(points, NULL, count, NULL, &fit), NC_E_CONCAVE);
    assert_true(fit.depth > 0.015 && fit.depth < 0.03 && points[3 * fit.depth_at + 2] > 0.06);
    nc_fit_free(&fit);
    const struct nc_fit_options hull = {.hull = 1};
    assert_int_equal(nc_fit_spatial_points(points, NULL, count, &hull, &fit), NC_OK);
    for (size_t i = 0; i < count; i++)
        assert_true(fit.residual[i] < 2e-3);
    check_proof(&fit);
    nc_fit_free(&fit);
}

static void refusals(void **state)
{
    (void)state;
    struct nc_fit fit;
    double flat[15] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0.5, 0.3, 0};
    const struct nc_fit_options planar = {.form = NC_FIT_FOURIER}, degree = {.terms = 60};
    assert_int_equal(nc_fit_spatial_points(NULL, NULL, 5, NULL, &fit), NC_E_NULL);
    assert_int_equal(nc_fit_spatial_points(flat, NULL, 5, NULL, &fit), NC_E_DATA);
    assert_int_equal(nc_fit_spatial_points(flat, NULL, 3, NULL, &fit), NC_E_DATA);
    assert_int_equal(nc_fit_spatial_points(flat, NULL, 5, &planar, &fit), NC_E_OPTION);
    assert_int_equal(nc_fit_spatial_points(flat, NULL, 5, &degree, &fit), NC_E_OPTION);
    flat[14] = 0.5; /* a pyramid: few points, but a body */
    const int status = nc_fit_spatial_points(flat, NULL, 5, NULL, &fit);
    assert_int_equal(status, NC_OK);
    check_proof(&fit);
    nc_fit_free(&fit);
    flat[4] = NAN;
    assert_int_equal(nc_fit_spatial_points(flat, NULL, 5, NULL, &fit), NC_E_ARGUMENT);
    assert_int_equal(fit.largest_at, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(columns),        cmocka_unit_test(hulls),          cmocka_unit_test(families),
        cmocka_unit_test(bounded_radius), cmocka_unit_test(concave_clouds), cmocka_unit_test(refusals),
        cmocka_unit_test(noisy_clouds),   cmocka_unit_test(inward_normals), cmocka_unit_test(sharp_points),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
