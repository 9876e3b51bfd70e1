/* Lift tables: the truth is a lift law, the table its values, rounded. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "fit_support.h"

enum { MOST = 3600 };

static const double degree = FIT_PI / 180;
static double angle[MOST], lift[MOST];

/* One table a degree, or as fine as asked for. */
static size_t table(const double *law, size_t n, double step, double unit)
{
    const size_t count = (size_t)(360 / step + 0.5);
    for (size_t i = 0; i < count; i++) {
        double s[4];
        angle[i] = step * degree * (double)i;
        nc_planar_eval(law, n, angle[i], s);
        lift[i] = unit > 0 ? round(s[0] / unit) * unit : s[0];
    }
    return count;
}

struct errors {
    double lift, acceleration; /* the latter over its peak */
};

static struct errors compare(const double *law, size_t n, const struct nc_fit *fit, double base)
{
    struct errors e = {0, 0};
    double peak = 0;
    for (int i = 0; i < 7200; i++) {
        double s[4], g[4];
        nc_planar_eval(law, n, i * degree / 20, s);
        nc_planar_eval(fit->shape, fit->n, i * degree / 20, g);
        e.lift = fmax(e.lift, fabs(g[0] - base - s[0]));
        e.acceleration = fmax(e.acceleration, fabs(g[2] - s[2]));
        peak = fmax(peak, fabs(s[2]));
    }
    e.acceleration /= peak;
    return e;
}

/* Laws with dwells below and above, a lobe, and where they start. */
static size_t law_of(int k, double *law)
{
    switch (k) {
    case 0:
        return nc_planar_lift(law, 64, NC_LIFT_345, 0.01, 30.3 * degree, 60.7 * degree, 20 * degree,
                              71 * degree);
    case 1:
        return nc_planar_lift(law, 64, NC_LIFT_4567, 0.01, 30.3 * degree, 60.7 * degree, 20 * degree,
                              71 * degree);
    case 2:
        return nc_planar_lift(law, 64, NC_LIFT_CYCLOIDAL, 0.01, 30.3 * degree, 60.7 * degree, 20 * degree,
                              71 * degree);
    case 3: /* 000 (90), smaller */
        return nc_planar_lobe(law, 64, 0.01, FIT_PI / 6, 5 * FIT_PI / 6, 3, 4);
    case 4:
        return nc_planar_lobe(law, 64, 0.001, 40.3 * degree, 180 * degree, 4, 4);
    default:
        return nc_planar_lobe(law, 64, 0.002, 300.3 * degree, 400 * degree, 3,
                              3); /* across the beginning */
    }
}

/* Rounded to 1 um at steps of 1 degree: lift to 1 um, acceleration to 1 % of its peak; interpolation is far off. */
static void rounded_tables(void **state)
{
    (void)state;
    const struct nc_fit_options exact = {.smoothing = NC_FIT_EXACT};
    for (int k = 0; k < 6; k++) {
        double law[64];
        const size_t n = law_of(k, law), count = table(law, n, 1, 1e-6);
        struct nc_fit fit;
        assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_ROLLER, 0.04, 0.01, NULL, &fit), NC_OK);
        const struct errors smooth = compare(law, n, &fit, 0.05);
        assert_true(fit.rms < 0.4e-6 && fit.largest < 1e-6 && fit.lower > 0);
        assert_int_equal(nc_planar_check(fit.shape, fit.n), NC_OK);
        nc_fit_free(&fit);
        assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_ROLLER, 0.04, 0.01, &exact, &fit), NC_OK);
        const struct errors rough = compare(law, n, &fit, 0.05);
        assert_true(fit.largest < 1e-12);
        nc_fit_free(&fit);
        print_message("law %d: lift to %.2f um, acceleration to %.2f %%; interpolated: %.1f %%\n", k,
                      1e6 * smooth.lift, 100 * smooth.acceleration, 100 * rough.acceleration);
        assert_true(smooth.lift < 1e-6 && smooth.acceleration < 0.01);
        assert_true(rough.acceleration > 0.03);
    }
}

/* Other units and steps, no rounding, only the lobe, shuffled, a turn further. */
static void other_tables(void **state)
{
    (void)state;
    struct random r = {1};
    double law[64];
    const size_t n = law_of(3, law);
    struct nc_fit fit;
    for (int k = 0; k < 4; k++) {
        static const double step[] = {0.5, 2, 1, 1}, unit[] = {1e-6, 1e-6, 0, 1e-5};
        const size_t count = table(law, n, step[k], unit[k]);
        assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_ROLLER, 0.04, 0.01, NULL, &fit), NC_OK);
        const struct errors e = compare(law, n, &fit, 0.05);
        assert_true(e.lift < (unit[k] > 0 ? unit[k] : 1e-8) &&
                    e.acceleration < (unit[k] > 0 ? 0.01 : 1e-3));
        nc_fit_free(&fit);
    }
    size_t count = table(law, n, 1, 1e-6), kept = 0;
    for (size_t i = 20; i < 160; i++) {
        angle[kept] = angle[i] - 2 * FIT_PI;
        lift[kept++] = lift[i];
    }
    for (size_t i = kept; i-- > 1;) {
        const size_t j = (size_t)random_below(&r, (int)i);
        const double a = angle[i], s = lift[i];
        angle[i] = angle[j];
        lift[i] = lift[j];
        angle[j] = a;
        lift[j] = s;
    }
    assert_int_equal(nc_fit_lift(angle, lift, kept, NC_FIT_ROLLER, 0.04, 0.01, NULL, &fit), NC_OK);
    const struct errors lobe = compare(law, n, &fit, 0.05);
    assert_true(lobe.lift < 1e-6 && lobe.acceleration < 0.01);
    for (size_t i = 0; i < kept; i++) { /* residuals in the order of the data */
        double g[4];
        nc_planar_eval(fit.shape, fit.n, angle[i], g);
        assert_true(fabs(fit.residual[i] - (lift[i] + 0.05 - g[0])) < 1e-15);
    }
    nc_fit_free(&fit);
    /* noise instead of rounding, given or not */
    count = table(law, n, 1, 0);
    for (size_t i = 0; i < count; i++)
        lift[i] += 3e-6 * random_normal(&r);
    const struct nc_fit_options noise = {.smoothing = NC_FIT_NOISE, .noise = 3e-6},
                                *known[] = {&noise, NULL};
    for (int k = 0; k < 2; k++) {
        assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_ROLLER, 0.04, 0.01, known[k], &fit), NC_OK);
        const struct errors noisy = compare(law, n, &fit, 0.05);
        assert_true(fit.rms < 3.3e-6 && fabs(fit.noise - 3e-6) < 0.5e-6);
        assert_true(noisy.lift < 4e-6 && noisy.acceleration < 0.02);
        nc_fit_free(&fit);
    }
}

/* An eccentric has no dwell; for a flat follower the curvature radius is proved. */
static void flat_followers(void **state)
{
    (void)state;
    double law[64];
    struct nc_fit fit;
    struct nc_planar_convexity bounds;
    const double a[] = {0.01, 0.001}, b[] = {0, 0.0005};
    size_t n = nc_planar_fourier(law, 64, 0.01, a, b, 2), count = table(law, n, 2, 1e-6);
    assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_FLAT, 0.03, 0, NULL, &fit), NC_OK);
    const struct errors e = compare(law, n, &fit, 0.03);
    assert_true(e.lift < 1e-6 && e.acceleration < 0.01);
    assert_int_equal(nc_planar_convexity(fit.shape, fit.n, 1e-9, 0, &bounds), NC_OK);
    assert_true(bounds.lower >= fit.min_radius && fit.lower >= fit.min_radius && fit.lower > 0.03);
    nc_fit_free(&fit);
    n = law_of(4, law);
    count = table(law, n, 1, 1e-6);
    assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_FLAT, 0.04, 0, NULL, &fit), NC_OK);
    assert_true(compare(law, n, &fit, 0.04).acceleration < 0.01);
    assert_true(fit.lower > 0.018 && fit.lower < 0.019); /* 0.04 + s + s'' at the nose */
    nc_fit_free(&fit);
    assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_FLAT, 0.01, 0, NULL, &fit), NC_E_UNDERCUT);
    nc_fit_free(&fit);
}

static void refusals(void **state)
{
    (void)state;
    double law[64];
    struct nc_fit fit;
    const size_t n = law_of(3, law), count = table(law, n, 1, 1e-6);
    assert_int_equal(nc_fit_lift(angle, NULL, count, NC_FIT_FLAT, 0.03, 0, NULL, &fit), NC_E_NULL);
    assert_int_equal(nc_fit_lift(angle, lift, count, 3, 0.03, 0.01, NULL, &fit), NC_E_OPTION);
    assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_ROLLER, 0.03, 0, NULL, &fit), NC_E_RADIUS);
    assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_ROLLER, -1, 0.01, NULL, &fit), NC_E_RADIUS);
    assert_int_equal(nc_fit_lift(angle, lift, 5, NC_FIT_ROLLER, 0.04, 0.01, NULL, &fit), NC_E_DATA);
    assert_int_equal(nc_fit_lift(angle, lift, 90, NC_FIT_ROLLER, 0.04, 0.01, NULL, &fit),
                     NC_E_DATA); /* half a lobe */
    assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_ROLLER, 0.002, 0.05, NULL, &fit),
                     NC_E_UNDERCUT);
    nc_fit_free(&fit);
    for (size_t i = 0; i < count; i++)
        lift[i] = 0;
    assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_FLAT, 0.03, 0, NULL, &fit), NC_E_DATA);
    lift[7] = INFINITY;
    assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_FLAT, 0.03, 0, NULL, &fit), NC_E_ARGUMENT);
    assert_int_equal(fit.largest_at, 7);
    lift[7] = 1e160; /* its square overflows */
    assert_int_equal(nc_fit_lift(angle, lift, count, NC_FIT_FLAT, 0.03, 0, NULL, &fit), NC_E_ARGUMENT);
    assert_int_equal(fit.largest_at, 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(rounded_tables), cmocka_unit_test(other_tables),
                                       cmocka_unit_test(flat_followers), cmocka_unit_test(refusals)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
