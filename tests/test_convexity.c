/* The certified smallest curvature radius of planar bodies: closed forms, and random bodies near the limit
 * of convexity against a dense sample of the definitions in long double, refined at its smallest value. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "random_planar.h"

enum { MOST = 4, ROOM = 2048 };
static const double pi = (double)PI_L;

/* A shape with the definitions of its terms. */
struct planar {
    struct truth_planar term[MOST];
    int count;
    double shape[ROOM];
    size_t n;
};

static void planar_add(struct planar *body, const struct truth_planar *term)
{
    double own[ROOM];
    const size_t size = random_planar_build(term, own, ROOM);
    body->term[body->count++] = *term;
    body->n += nc_planar_rotated(body->shape + body->n, ROOM - body->n, own, size, (double)term->angle);
    assert_true(size > 0 && body->n <= ROOM);
}

static void planar_add_offset(struct planar *body, double d)
{
    planar_add(body, &(struct truth_planar){.kind = TRUTH_OFFSET, .p = {d}});
}

static long double planar_rho(const struct planar *body, long double phi)
{
    long double rho = 0;
    for (int i = 0; i < body->count; i++) {
        const series h = truth_planar(&body->term[i], series_line(phi, 1));
        rho += h.c[0] + 2 * h.c[2];
    }
    return rho;
}

/* Downhill from an angle by halving steps. */
static double planar_refine(const struct planar *body, long double at, long double step)
{
    long double best = planar_rho(body, at);
    for (int moves = 0; step > 1e-9L && moves < 300; moves++) {
        const long double left = planar_rho(body, at - step), right = planar_rho(body, at + step);
        if (fminl(left, right) < best) {
            at += left < right ? -step : step;
            best = fminl(left, right);
        } else {
            step /= 2;
        }
    }
    return (double)best;
}

/* The smallest of a sample, refined: never below the true minimum. */
static double planar_sample(const struct planar *body, int points)
{
    long double best = INFINITY, at = 0;
    for (int i = 0; i < points; i++) {
        const long double phi = 2 * PI_L * i / points, rho = planar_rho(body, phi);
        at = rho < best ? phi : at;
        best = fminl(best, rho);
    }
    return planar_refine(body, at, PI_L / points);
}

/* The bounds enclose the smallest radius, which is known, or else (NaN) the smaller one of a sample and of
 * the surroundings of the angle that is returned. */
static void check_planar(const struct planar *body, double tolerance, double size, double truth)
{
    struct nc_planar_convexity b;
    double out[4];
    assert_int_equal(nc_planar_convexity(body->shape, body->n, tolerance, 0, &b), NC_OK);
    if (isnan(truth))
        truth = fmin(planar_sample(body, 500), planar_refine(body, b.angle, 1e-3L));
    if (!(b.lower <= truth && truth <= b.upper && b.upper - b.lower <= tolerance * size))
        fail_msg("smallest radius %.17g, bounds %.17g .. %.17g, size %g", truth, b.lower, b.upper, size);
    assert_true(b.offset == -b.lower && b.angle >= 0 && b.angle < 2 * pi);
    assert_int_equal(b.verdict, b.lower > 0 ? NC_CONVEX : b.upper <= 0 ? NC_NOT_CONVEX : NC_UNDECIDED);
    assert_int_equal(nc_planar_eval(body->shape, body->n, b.angle, out), NC_OK);
    assert_true(fabs(out[0] + out[2] - b.upper) <= 1e-9 * size); /* attained */
}

static void planar_closed_forms(void **state)
{
    (void)state;
    struct random r = {1};
    for (int i = 0; i < 1000; i++) { /* ellipse, turned, offset and shifted: b^2/a + d */
        const double b = random_scale(&r, 1e-3, 1), d = i % 2 ? random_uniform(&r, -b, 1) : 0;
        struct planar body = {.count = 0};
        planar_add(&body, &(struct truth_planar){
                              .kind = TRUTH_ELLIPSE, .p = {1, b}, .angle = random_uniform(&r, 0, 6)});
        planar_add_offset(&body, d);
        planar_add(&body, &(struct truth_planar){.kind = TRUTH_SHIFT, .p = {5, -7}});
        check_planar(&body, 1e-6, 1 + fabs(d), b * b + d);
    }
    for (int i = 0; i < 100; i++) { /* superellipse with epsilon = 2: an ellipse */
        const double a = random_uniform(&r, 0.1, 1), eta = i % 2 ? random_uniform(&r, 0, 0.3) : 0;
        struct planar body = {.count = 0};
        planar_add(&body, &(struct truth_planar){.kind = TRUTH_SUPERELLIPSE, .p = {a, 1, 2, eta}});
        check_planar(&body, 1e-6, 2, (a * a + 2 * eta * eta) / sqrt(1 + 2 * eta * eta));
    }
    for (int i = 0; i < 200; i++) { /* superellipse with q > 2: smallest on an axis */
        const double a = random_uniform(&r, 0.3, 1), b = random_uniform(&r, 0.3, 1);
        const double epsilon = random_uniform(&r, 1.2, 1.8), eta = random_uniform(&r, 0.01, 0.1);
        const double q = epsilon / (epsilon - 1), axis[2] = {a, b};
        struct planar body = {.count = 0};
        double least = INFINITY;
        planar_add(&body, &(struct truth_planar){.kind = TRUTH_SUPERELLIPSE, .p = {a, b, epsilon, eta}});
        for (int k = 0; k < 2; k++) {
            const double w = hypot(axis[k], eta), h = pow(pow(w, q) + pow(eta, q), 1 / q), c = axis[1 - k];
            const double along = eta * eta / w,
                         across = (c * c + eta * eta) / eta; /* of the two ellipses */
            least = fmin(least, pow(w / h, q - 1) * along + pow(eta / h, q - 1) * across);
        }
        assert_true(fabs(least - planar_sample(&body, 400)) < 1e-9);
        check_planar(&body, 1e-6, 2, least * (1 + 1e-15));
    }
}

/* 000 (85): f = R (1 + 0.9 cos a + sin(2a)/6 + sin(3a)/15), a = alpha - pi/5; rho = R (1 - sin(2a)/2 -
 * 8 sin(3a)/15), least where cos(2a) + 1.6 cos(3a) = 0: by Newton. */
static void foot(void **state)
{
    (void)state;
    const double R = 0.25, t = pi / 5;
    const double a[3] = {0.9 * R * cos(t), -R / 6 * sin(2 * t), -R / 15 * sin(3 * t)};
    const double b[3] = {0.9 * R * sin(t), R / 6 * cos(2 * t), R / 15 * cos(3 * t)};
    struct nc_planar_convexity bounds;
    double shape[16];
    long double x = 0.6L;
    for (int i = 0; i < 8; i++)
        x += (cosl(2 * x) + 1.6L * cosl(3 * x)) / (2 * sinl(2 * x) + 4.8L * sinl(3 * x));
    const double least = (double)(R * (1 - sinl(2 * x) / 2 - 8 * sinl(3 * x) / 15));
    const size_t n = nc_planar_rolling(shape, 16, R, a, b, 3);
    assert_int_equal(nc_planar_convexity(shape, n, 1e-9, 0, &bounds), NC_OK);
    print_message("foot: %.12f R in %zu arcs\n", bounds.lower / R, bounds.cells);
    assert_true(bounds.lower <= least && least <= bounds.upper && bounds.upper - bounds.lower < 2e-9 * R);
    assert_int_equal(bounds.verdict, NC_CONVEX);
    assert_true(fabs(remainder(bounds.angle - ((double)x + t - pi / 2), 2 * pi)) < 1e-3);
    assert_true(bounds.cells < 200);
}

/* Random Fourier series, raised or lowered so that the smallest radius is near zero. */
static void fourier_near_the_limit(void **state)
{
    (void)state;
    struct random r = {2};
    int verdicts[3] = {0, 0, 0};
    size_t most = 0;
    for (int i = 0; i < 300; i++) {
        struct planar body = {.count = 0};
        struct truth_planar term = {.kind = TRUTH_FOURIER};
        struct nc_planar_convexity b;
        const int harmonics = 2 + random_below(&r, 31);
        term.p[0] = harmonics;
        for (int k = 1; k <= harmonics; k++)
            for (int j = 0; j < 2; j++)
                term.p[1 + k + j * harmonics] = random_uniform(&r, -1, 1) / (k * sqrt(k));
        planar_add(&body, &term);
        assert_int_equal(nc_planar_convexity(body.shape, body.n, 1e-9, 0, &b), NC_OK);
        const double margin = random_scale(&r, 1e-9, 1) * (random_below(&r, 2) ? 1 : -1);
        const double size = 4 + fabs(margin - b.upper);
        planar_add_offset(&body, margin - b.upper);
        check_planar(&body, 1e-7, size, NAN);
        nc_planar_convexity(body.shape, body.n, 1e-7, 0, &b);
        verdicts[b.verdict]++;
        most = b.cells > most ? b.cells : most;
        if (fabs(margin) > 2e-7 * size)
            assert_int_equal(b.verdict, margin > 0 ? NC_CONVEX : NC_NOT_CONVEX);
    }
    print_message("seed 2: %d convex, %d not, %d undecided, at most %zu arcs\n", verdicts[NC_CONVEX],
                  verdicts[NC_NOT_CONVEX], verdicts[NC_UNDECIDED], most);
    assert_true(verdicts[NC_CONVEX] > 50 && verdicts[NC_NOT_CONVEX] > 50 && verdicts[NC_UNDECIDED] > 10);
    assert_true(most < 5000);
}

/* Sums of up to three random terms of any kind. A sample is never below the lower bound; where it is dense
 * enough for the upper one, it is also not far above. */
static void planar_sums(void **state)
{
    (void)state;
    struct random r = {3};
    double h[4];
    int convex = 0, reached = 0;
    for (int i = 0; i < 400; i++) {
        struct planar body = {.count = 0};
        struct truth_planar term;
        struct nc_planar_convexity b;
        const int count = 1 + random_below(&r, 3);
        for (int k = 0; k < count; k++) {
            random_planar(&r, TRUTH_FOURIER + random_below(&r, TRUTH_PLANAR_KINDS - TRUTH_FOURIER), &term);
            term.angle = random_uniform(&r, -3, 3);
            planar_add(&body, &term);
        }
        const double sample = planar_sample(&body, 500);
        planar_add_offset(&body, random_uniform(&r, -1, 2) * fabs(sample));
        const double least = planar_sample(&body, 500);
        assert_int_equal(nc_planar_convexity(body.shape, body.n, 1e-6, 0, &b), NC_OK);
        assert_int_equal(nc_planar_eval(body.shape, body.n, b.angle, h), NC_OK);
        const double noise = 1e-17 * fabs(h[0]); /* of the long double */
        if (!(b.lower <= least + noise))
            fail_msg("sample %d: least %.17g below the certified %.17g", i, least, b.lower);
        if (b.verdict == NC_CONVEX)
            assert_true(least > -noise);
        convex += b.verdict == NC_CONVEX;
        reached += b.upper - b.lower <= 1e-5 * (fabs(b.lower) + fabs(b.upper));
    }
    print_message("seed 3: 400 sums, %d convex, %d bounded to 5 digits\n", convex, reached);
    assert_true(convex > 60 && reached > 200);
}

static void planar_verdicts(void **state)
{
    (void)state;
    const double a[2] = {0, 1.0 / 3}, zero[2] = {0, 0};
    struct nc_planar_convexity b;
    double shape[64];
    size_t n = nc_planar_fourier(shape, 64, 1, a, zero, 2); /* rho = 1 - cos 2 phi: exactly zero */
    assert_int_equal(nc_planar_convexity(shape, n, 1e-6, 0, &b), NC_OK);
    assert_int_equal(b.verdict, NC_UNDECIDED);
    n += nc_planar_offset(shape + n, 64 - n, b.offset + 1e-12); /* certain to be admissible */
    assert_int_equal(nc_planar_convexity(shape, n, 1e-8, 0, &b), NC_OK);
    assert_int_equal(b.verdict, NC_CONVEX);
    n += nc_planar_offset(shape + n, 64 - n, -b.upper - 1e-12);
    assert_int_equal(nc_planar_convexity(shape, n, 1e-6, 0, &b), NC_OK);
    assert_int_equal(b.verdict, NC_NOT_CONVEX);
    n = nc_planar_ellipse(shape, 64, 1, 0); /* a segment, then a stadium */
    assert_int_equal(nc_planar_convexity(shape, n, 1e-6, 0, &b), NC_OK);
    assert_int_equal(b.verdict, NC_NOT_CONVEX);
    n += nc_planar_offset(shape + n, 64 - n, 0.1);
    assert_int_equal(nc_planar_convexity(shape, n, 1e-6, 0, &b), NC_OK);
    assert_true(b.verdict == NC_CONVEX && fabs(b.lower - 0.1) < 1e-12);
    /* A curvature radius that jumps at a knot: x^2/2 + 1 next to 1 + ..., the smaller side counts. */
    n = nc_planar_lobe(shape, 64, -0.2, 0, 1, 2, 3); /* h'' = -0.4 at 0+ */
    n += nc_planar_offset(shape + n, 64 - n, 1);
    assert_int_equal(nc_planar_convexity(shape, n, 1e-6, 0, &b), NC_OK);
    assert_true(b.lower <= 0.6 && b.upper >= 0.6 && b.upper - b.lower < 2e-6);
    assert_int_equal(nc_planar_convexity(shape, n, 1e-6, 1, &b), NC_OK); /* no work allowed: still true */
    assert_true(b.lower <= 0.6 && b.upper >= 0.6 && b.cells < 30);
}

static void planar_bad_input(void **state)
{
    (void)state;
    static const double bad[] = {0, -1, 1, 2, NAN, INFINITY};
    struct nc_planar_convexity b;
    double circle[3], sphere[3], point[4], broken[] = {3, 2, 1, 1};
    const size_t n = nc_planar_offset(circle, 3, 1), m = nc_spatial_offset(sphere, 3, 1);
    assert_int_equal(nc_planar_convexity(circle, n, 1e-6, 0, NULL), NC_E_NULL);
    for (int i = 0; i < 6; i++)
        assert_int_equal(nc_planar_convexity(circle, n, bad[i], 0, &b), NC_E_OPTION);
    assert_int_equal(nc_planar_convexity(NULL, 3, 1e-6, 0, &b), NC_E_NULL);
    assert_int_equal(nc_planar_convexity(circle, 0, 1e-6, 0, &b), NC_E_EMPTY);
    assert_int_equal(nc_planar_convexity(circle, 2, 1e-6, 0, &b), NC_E_TRUNCATED + NC_TERM);
    assert_int_equal(nc_planar_convexity(sphere, m, 1e-6, 0, &b), NC_E_DIMENSION + NC_TERM);
    assert_int_equal(nc_planar_convexity(broken, 4, 1e-6, 0, &b), NC_E_COUNT + NC_TERM);
    assert_true(isnan(b.lower) && isnan(b.upper) && isnan(b.angle) && isnan(b.offset));
    assert_int_equal(b.verdict, NC_UNDECIDED);
    assert_int_equal(nc_planar_convexity(point, nc_planar_shift(point, 4, 1, 2), 1e-6, 0, &b), NC_OK);
    assert_true(b.lower == 0 && b.upper == 0 && b.verdict == NC_NOT_CONVEX); /* all radii are zero */
    /* Turned beyond the resolution of the angle: nothing is certified, nothing hangs. */
    double lobe[8], turned[12];
    const size_t size = nc_planar_lobe(lobe, 8, 1, 0, 1, 3, 3);
    const size_t all = nc_planar_rotated(turned, 12, lobe, size, 1e30);
    assert_int_equal(nc_planar_convexity(turned, all, 1e-6, 0, &b), NC_OK);
    assert_true(b.lower == -INFINITY && b.verdict != NC_CONVEX);
}

static void spatial_bad_input(void **state)
{
    (void)state;
    static const double bad[] = {0, -1, 1, 2, NAN, INFINITY};
    struct nc_spatial_convexity b;
    double circle[3], sphere[3], point[5];
    const size_t n = nc_planar_offset(circle, 3, 1), m = nc_spatial_offset(sphere, 3, 1);
    assert_int_equal(nc_spatial_convexity(sphere, m, 1e-6, 0, NULL), NC_E_NULL);
    for (int i = 0; i < 6; i++)
        assert_int_equal(nc_spatial_convexity(sphere, m, bad[i], 0, &b), NC_E_OPTION);
    assert_int_equal(nc_spatial_convexity(NULL, 3, 1e-6, 0, &b), NC_E_NULL);
    assert_int_equal(nc_spatial_convexity(sphere, 0, 1e-6, 0, &b), NC_E_EMPTY);
    assert_int_equal(nc_spatial_convexity(sphere, 2, 1e-6, 0, &b), NC_E_TRUNCATED + NC_TERM);
    assert_int_equal(nc_spatial_convexity(circle, n, 1e-6, 0, &b), NC_E_DIMENSION + NC_TERM);
    sphere[2] = NAN;
    assert_int_equal(nc_spatial_convexity(sphere, m, 1e-6, 0, &b), NC_E_PARAMETER + NC_TERM);
    assert_true(isnan(b.lower) && isnan(b.upper) && isnan(b.offset));
    for (int i = 0; i < 3; i++)
        assert_true(isnan(b.normal[i]) && isnan(b.direction[i]));
    assert_int_equal(b.verdict, NC_UNDECIDED);
    assert_int_equal(nc_spatial_convexity(point, nc_spatial_shift(point, 5, 1, 2, 3), 1e-6, 0, &b), NC_OK);
    assert_true(b.lower == 0 && b.upper == 0 && b.verdict == NC_NOT_CONVEX); /* all radii are zero */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planar_closed_forms),    cmocka_unit_test(foot),
        cmocka_unit_test(fourier_near_the_limit), cmocka_unit_test(planar_sums),
        cmocka_unit_test(planar_verdicts),        cmocka_unit_test(planar_bad_input),
        cmocka_unit_test(spatial_bad_input),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
