/* Value and derivatives of every planar term and of sums against their definitions, for 10^5 random shapes
 * and normals each. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "random_planar.h"

enum { SAMPLES = 100000, CAPACITY = 1024 };
static const double tolerance = 1e-10;

static const char *const kind_name[TRUTH_PLANAR_KINDS] = {
#define KIND(NAME, number, name, curvature, parameters) #name,
    NC_PLANAR_TERMS(KIND)
#undef KIND
        "rolling"};

/* The largest error of the derivatives, each relative to the size of that derivative over the circle. */
static double compare(const double out[4], series truth, const long double size[4], double *worst)
{
    long double factorial = 1;
    for (int k = 0; k < 4; k++) {
        const long double error = fabsl(out[k] - factorial * truth.c[k]);
        *worst = error <= size[k] ? fmax(*worst, error > 0 ? (double)(error / size[k]) : 0) : INFINITY;
        factorial *= k + 1;
    }
    return *worst;
}

/* Adds the sizes of a term and its derivatives: their largest values at phi and at three more angles
 * (of a lift or lobe: inside it). */
static void add_size(const struct truth_planar *term, double phi, long double size[4])
{
    static const double apart[4] = {0, 1.1, 2.7, 4.3}, part[4] = {0, 0.15, 0.4, 0.7};
    const double *p = term->p;
    long double own[4] = {0, 0, 0, 0}, angle = phi;
    for (int i = 0; i < 4; i++) {
        if (i > 0 && term->kind == TRUTH_LIFT)
            angle = term->angle + p[2] + (i < 3 ? p[3] * part[i] : p[3] + p[4] + p[5] * part[i]);
        else if (i > 0 && term->kind == TRUTH_LOBE)
            angle = term->angle + p[1] + (p[2] - p[1]) * part[i];
        else
            angle = phi + apart[i];
        const series h = truth_planar(term, series_line(angle, 1));
        for (int k = 0; k < 4; k++)
            own[k] = fmaxl(own[k], fabsl(h.c[k]) * (k < 3 ? fmaxl(1, k) : 6));
    }
    for (int k = 0; k < 4; k++)
        size[k] += own[k];
}

/* How close to its special angles a term is compared: axes down to rounding (0: exactly on them), knots,
 * where a derivative may jump, to 1e-10, axes of a turned superellipse, where a derivative may be infinite
 * and the difference of angles is rounded, to 1e-4. */
static double closest(const struct truth_planar *term)
{
    if (random_planar_jumps(term->kind))
        return 1e-10;
    return term->kind == TRUTH_SUPERELLIPSE && term->angle != 0 ? 1e-4 : 0;
}

/* An angle anywhere within some turns, or close to one of the term's special angles. */
static double random_angle(struct random *r, const struct truth_planar *term, double distance)
{
    double special[24];
    const int n = random_planar_special(term, special);
    if (random_below(r, 2))
        return random_uniform(r, -20, 20);
    const double angle = special[random_below(r, n)];
    if (distance == 0 && random_below(r, 4) == 0)
        return angle;
    return angle + (random_below(r, 2) ? 1 : -1) * random_scale(r, fmax(distance, 1e-16), 0.1);
}

static void check_kind(int kind)
{
    struct random r = {1000 + (unsigned)kind};
    double shape[CAPACITY], out[4], worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        struct truth_planar term;
        random_planar(&r, kind, &term);
        const size_t n = random_planar_build(&term, shape, CAPACITY);
        assert_true(n > 2 && n <= CAPACITY);
        const double phi = random_angle(&r, &term, closest(&term));
        const series truth = truth_planar(&term, series_line(phi, 1));
        long double size[4] = {0, 0, 0, 0};
        add_size(&term, phi, size);
        assert_int_equal(nc_planar_check(shape, n), NC_OK);
        const int status = nc_planar_eval(shape, n, phi, out);
        if (isnan(truth.c[3])) { /* the axis of an unrounded superellipse */
            assert_true(status == NC_E_SINGULAR || status % NC_TERM == NC_E_FLAT);
            continue;
        }
        assert_int_equal(status, NC_OK);
        if (!(compare(out, truth, size, &worst) <= tolerance))
            fail_msg("%s, sample %d: phi %.17g off by %g", kind_name[kind], i, phi, worst);
    }
    print_message("# %s: %d shapes, seed %d, largest relative error %.1e\n", kind_name[kind], SAMPLES,
                  1000 + kind, worst);
}

#define KIND_TEST(NAME, number, name, curvature, parameters)                                               \
    static void test_##name(void **state)                                                                  \
    {                                                                                                      \
        (void)state;                                                                                       \
        check_kind(TRUTH_##NAME);                                                                          \
    }
NC_PLANAR_TERMS(KIND_TEST)
KIND_TEST(ROLLING, 0, rolling, ANY, "")

/* Sums of one to four terms, the whole shape turned up to twice. */
static void sums_and_rotations(void **state)
{
    (void)state;
    struct random r = {2000};
    double shape[CAPACITY], turned[CAPACITY], out[4], worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        struct truth_planar term[4];
        const int terms = 1 + random_below(&r, 4), turns = random_below(&r, 3);
        size_t n = 0;
        long double angle = 0, size[4] = {0, 0, 0, 0};
        for (int k = 0; k < terms; k++) {
            random_planar(&r, random_below(&r, TRUTH_PLANAR_KINDS), &term[k]);
            n += random_planar_build(&term[k], shape + n, CAPACITY - n);
        }
        for (int k = 0; k < turns; k++) {
            const double by = random_uniform(&r, -4, 4);
            angle += by;
            n = nc_planar_rotated(turned, CAPACITY, shape, n, by);
            assert_true(n > 0 && n <= CAPACITY);
            for (size_t j = 0; j < n; j++)
                shape[j] = turned[j];
        }
        double distance = 0;
        for (int k = 0; k < terms; k++) {
            term[k].angle = angle;
            distance = fmax(distance, closest(&term[k]));
        }
        const double phi = random_angle(&r, &term[random_below(&r, terms)], distance);
        series truth = {{0, 0, 0, 0}};
        for (int k = 0; k < terms; k++) {
            const series own = truth_planar(&term[k], series_line(phi, 1));
            truth = series_add(truth, own);
            add_size(&term[k], phi, size);
        }
        assert_int_equal(nc_planar_check(shape, n), NC_OK);
        const int status = nc_planar_eval(shape, n, phi, out);
        if (isnan(truth.c[3])) {
            assert_true(status == NC_E_SINGULAR || status % NC_TERM == NC_E_FLAT);
            continue;
        }
        assert_int_equal(status, NC_OK);
        if (!(compare(out, truth, size, &worst) <= tolerance))
            fail_msg("sample %d: phi %.17g off by %g", i, phi, worst);
    }
    print_message("# sums: %d shapes, seed 2000, largest relative error %.1e\n", SAMPLES, worst);
}

/* At a knot itself everything up to the continuity class is right, from whichever side it is taken. */
static void knots(void **state)
{
    (void)state;
    struct random r = {3000};
    double shape[CAPACITY], out[4], special[24];
    for (int i = 0; i < 20000; i++) {
        struct truth_planar term;
        int continuity;
        random_planar(&r, TRUTH_PIECEWISE + random_below(&r, 3), &term);
        const size_t n = random_planar_build(&term, shape, CAPACITY);
        const double phi = special[random_below(&r, random_planar_special(&term, special))];
        const series truth = truth_planar(&term, series_line(phi, 1));
        long double size[4] = {0, 0, 0, 0}, factorial = 1;
        add_size(&term, phi, size);
        assert_int_equal(nc_planar_continuity(shape, n, &continuity), NC_OK);
        assert_in_range(continuity, 1, 4);
        assert_int_equal(nc_planar_eval(shape, n, phi, out), NC_OK);
        for (int k = 0; k <= continuity && k < 4; k++) {
            assert_true(fabsl(out[k] - factorial * truth.c[k]) <= 1e-10L * size[k]);
            factorial *= k + 1;
        }
    }
}

/* The foot of 000 (85): coefficients of the rolling angle, at the angle phi = alpha - pi/2. */
static void rolling_convention(void **state)
{
    (void)state;
    const double a[2] = {0.3, -0.05}, b[2] = {0.02, 0.07}, half_turn = 3.14159265358979323846 / 2;
    double shape[16], out[4];
    const size_t n = nc_planar_rolling(shape, 16, 1.5, a, b, 2);
    for (double alpha = -3; alpha < 3; alpha += 0.37) {
        const double f =
            1.5 + a[0] * cos(alpha) + b[0] * sin(alpha) + a[1] * cos(2 * alpha) + b[1] * sin(2 * alpha);
        assert_int_equal(nc_planar_eval(shape, n, alpha - half_turn, out), NC_OK);
        assert_true(fabs(out[0] - f) < 1e-15);
    }
}

/* On an axis of an unrounded superellipse: right where the derivatives exist, an error where not. */
static void superellipse_axis(void **state)
{
    (void)state;
    const double epsilon[] = {1.1, 1.2, 1.25, 1.4, 1.6,
                              2,   2.5, 3,    8}; /* q = 11, 6, 5, 3.5, 2.67, 2, 1.67, .. */
    double shape[8], out[4];
    for (size_t i = 0; i < sizeof epsilon / sizeof *epsilon; i++) {
        const double q = epsilon[i] / (epsilon[i] - 1);
        const size_t n = nc_planar_superellipse(shape, 8, 2, 3, epsilon[i], 0);
        const int status = nc_planar_eval(shape, n, 0, out); /* sin(0) = 0 exactly */
        if (q > 3 || q == 2) {
            assert_int_equal(status, NC_OK);
            assert_true(fabs(out[0] - 2) < 1e-15 && out[1] == 0 && fabs(out[3]) < 1e-15);
            assert_true(fabs(out[0] + out[2] - (q == 2 ? 4.5 : 0)) < 1e-14); /* b^2/a, or flat radius 0 */
        } else if (q < 2) { /* an infinite curvature radius */
            assert_int_equal(status % NC_TERM, NC_E_FLAT);
            assert_true(fabs(out[0] - 2) < 1e-15 && out[1] == 0 && out[0] + out[2] == 0);
        } else {
            assert_int_equal(status % NC_TERM, NC_E_SINGULAR);
            assert_true(isnan(out[0]) && isnan(out[1]) && isnan(out[2]) && isnan(out[3]));
        }
    }
}

/* A rounding far below the size: of q = 2 the ellipse with the squares a^2 + 2 eta^2, b^2 + 2 eta^2. */
static void superellipse_hardly_rounded(void **state)
{
    (void)state;
    const double a = 1e-12, b = 1, eta = 1e-14, phi = 1e-6;
    const double shape[] = {NC_PLANAR_SUPERELLIPSE, 4, a, b, 2, eta};
    const double aa = a * a + 2 * eta * eta, bb = b * b + 2 * eta * eta, c = cos(phi), s = sin(phi);
    const double h = sqrt(aa * c * c + bb * s * s), rho = aa * bb / (h * h * h);
    double out[4];
    assert_int_equal(nc_planar_eval(shape, 6, phi, out), NC_OK);
    assert_true(fabs(out[0] + out[2] - rho) < 1e-9 * rho);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define KIND_ENTRY(NAME, number, name, curvature, parameters) cmocka_unit_test(test_##name),
        NC_PLANAR_TERMS(KIND_ENTRY) cmocka_unit_test(test_rolling),
        cmocka_unit_test(sums_and_rotations),
        cmocka_unit_test(knots),
        cmocka_unit_test(rolling_convention),
        cmocka_unit_test(superellipse_axis),
        cmocka_unit_test(superellipse_hardly_rounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
