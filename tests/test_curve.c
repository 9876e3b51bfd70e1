/* Curves: closed forms, derivatives against differences in long double, malformed vectors. */
#include "reference.h"
#include "normalcontact.h"

enum { MAX = 4000 };

static struct nc_curve as_curve(const double *vector, size_t n)
{
    return (struct nc_curve){.vector = vector, .n = n};
}

static void check_derivatives(const struct nc_curve *curve, reference_function f, const void *context,
                              double s, real step, double tolerance)
{
    double p[4][3];
    assert_int_equal(nc_curve_eval(curve, s, 3, p), NC_OK);
    for (int order = 0; order < 4; order++) {
        real truth[3];
        reference_partial(f, context, s, 0, order, 0, step, truth);
        const double size = (double)(fabsl(truth[0]) + fabsl(truth[1]) + fabsl(truth[2]) + 1);
        for (int k = 0; k < 3; k++)
            assert_close(p[order][k], truth[k], tolerance * size);
    }
}

static void reference_helix(const void *context, real u, real v, real p[3])
{
    const double *h = context;
    (void)v;
    p[0] = h[0] * cosl(u);
    p[1] = h[0] * sinl(u);
    p[2] = h[1] * u;
}

static void helix_and_circle(void **state)
{
    (void)state;
    double v[16];
    const double shape[2] = {0.7, 0.3}, flat[2] = {0.7, 0};
    struct nc_curve helix = as_curve(v, nc_curve_helix(v, 16, 0.7, 0.3, 3));
    struct nc_frenet f;
    for (double s = 0; s < 18; s += 0.37) {
        check_derivatives(&helix, reference_helix, shape, s, 0.02L, 1e-13);
        assert_int_equal(nc_curve_frenet(&helix, s, &f), NC_OK);
        assert_close(f.kappa, 0.7 / (0.49 + 0.09), 1e-14);
        assert_close(f.tau, 0.3 / (0.49 + 0.09), 1e-14);
        assert_close(f.speed, sqrt(0.58), 1e-15);
    }
    assert_int_equal(nc_curve_eval(&helix, 19, 0, (double[4][3]){{0}}), NC_E_PATCH);
    assert_int_equal(nc_curve_eval(&helix, -0.01, 0, (double[4][3]){{0}}), NC_E_PATCH);
    struct nc_curve circle = as_curve(v, nc_curve_circle(v, 16, 0.7));
    check_derivatives(&circle, reference_helix, flat, -25, 0.02L, 1e-13);
    assert_int_equal(nc_curve_frenet(&circle, 1, &f), NC_OK);
    assert_close(f.tau, 0, 1e-15);
}

struct spline {
    int degree, count, rational;
    double knots[64], points[256];
};

static void reference_spline(const void *context, real u, real v, real p[3])
{
    const struct spline *s = context;
    const int dimension = s->rational ? 4 : 3;
    real sum[4] = {0};
    (void)v;
    for (int i = 0; i < s->count; i++) {
        const double *point = s->points + dimension * i;
        const real N = reference_basis(s->knots, i, s->degree, u) * (s->rational ? point[3] : 1);
        for (int k = 0; k < 3; k++)
            sum[k] += N * point[k];
        sum[3] += N;
    }
    for (int k = 0; k < 3; k++)
        p[k] = sum[k] / sum[3];
}

/* Clamped splines of all degrees, with and without weights, in the middle of their spans. */
static void clamped_splines(void **state)
{
    (void)state;
    struct random seed = reference_seed(11);
    double v[MAX];
    for (int degree = 1; degree <= 7; degree++)
        for (int rational = 0; rational < 2; rational++) {
            struct spline s = {.degree = degree, .count = degree + 6, .rational = rational};
            for (int i = 0; i < s.count + degree + 1; i++)
                s.knots[i] =
                    i <= degree ? 0 : s.knots[i - 1] + (i > s.count ? 0 : random_uniform(&seed, 0.8, 1.4));
            for (int i = 0; i < (rational ? 4 : 3) * s.count; i++)
                s.points[i] =
                    rational && i % 4 == 3 ? random_uniform(&seed, 0.8, 1.3) : random_uniform(&seed, -1, 1);
            struct nc_curve curve = as_curve(
                v, nc_curve_bspline(v, MAX, degree, 0, rational, (size_t)s.count, s.knots, s.points));
            assert_int_equal(nc_curve_check(curve.vector, curve.n), NC_OK);
            for (int i = degree; i < s.count; i++)
                check_derivatives(&curve, reference_spline, &s, (s.knots[i] + s.knots[i + 1]) / 2,
                                  rational ? 0.006L : 0.02L, 2e-12);
            double p[4][3];
            assert_int_equal(nc_curve_eval(&curve, s.knots[s.count], 0, p), NC_OK); /* the end point */
            for (int k = 0; k < 3; k++)
                assert_close(p[0][k], s.points[(rational ? 4 : 3) * (s.count - 1) + k], 1e-14);
        }
}

/* A periodic spline is the clamped one over three periods, in the middle one. */
/* fold: multiplicity of one of the knots. */
static void periodic_against_unrolled(int fold)
{
    struct random seed = reference_seed(12);
    enum { N = 9, DEGREE = 5 };
    double knots[N + 1] = {0}, points[3 * N], v[MAX], unrolled[MAX], p[4][3], q[4][3];
    struct spline s = {.degree = DEGREE, .count = 3 * N};
    for (int i = 0; i < N; i++)
        knots[i + 1] = knots[i] + (i >= 2 && i < 1 + fold ? 0 : random_uniform(&seed, 0.8, 1.4));
    for (int i = 0; i < 3 * N; i++)
        points[i] = random_uniform(&seed, -1, 1);
    for (int i = 0; i < 3 * N + DEGREE + 1; i++)
        s.knots[i] = knots[i % N] + (i / N - 1) * knots[N];
    for (int i = 0; i < 9 * N; i++)
        s.points[i] = points[i % (3 * N)];
    struct nc_curve curve = as_curve(v, nc_curve_bspline(v, MAX, DEGREE, 1, 0, N, knots, points));
    struct nc_curve wide =
        as_curve(unrolled, nc_curve_bspline(unrolled, MAX, DEGREE, 0, 0, 3 * N, s.knots, s.points));
    for (double x = 0; x < knots[N]; x += 0.213)
        for (int turn = -3; turn < 4; turn++) {
            assert_int_equal(nc_curve_eval(&curve, x + turn * knots[N], 3, p), NC_OK);
            assert_int_equal(nc_curve_eval(&wide, x, 3, q), NC_OK);
            for (int i = 0; i < 12; i++)
                assert_close(p[i / 3][i % 3], q[i / 3][i % 3], 1e-11);
        }
}

static void periodic_spline(void **state)
{
    (void)state;
    for (int fold = 1; fold <= 4; fold++)
        periodic_against_unrolled(fold);
}

static void nurbs_circle(void **state)
{
    (void)state;
    const double w = sqrt(0.5), knots[] = {0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4};
    const double points[] = {1, 0, 0,  1,  1, 1, 0, w,  0, 1, 0, 1,  -1, 1, 0, w, -1, 0,
                             0, 1, -1, -1, 0, w, 0, -1, 0, 1, 1, -1, 0,  w, 1, 0, 0,  1};
    double v[80];
    struct nc_curve curve = as_curve(v, nc_curve_bspline(v, 80, 2, 0, 1, 9, knots, points));
    struct nc_frenet f;
    for (double s = 0; s <= 4; s += 0.07) {
        assert_int_equal(nc_curve_frenet(&curve, s, &f), NC_OK);
        assert_close(hypot(f.p[0], f.p[1]), 1, 1e-15);
        assert_close(f.kappa, 1, 1e-13);
        assert_close(f.n[0], -f.p[0], 1e-14);
    }
}

/* Through the points; the error decreases with the order degree + 1. */
static void interpolated(void **state)
{
    (void)state;
    for (int degree = 3; degree <= 7; degree += 2) {
        double error[2] = {0};
        for (int fine = 0; fine < 2; fine++) {
            double points[3 * 64], v[MAX], p[4][3];
            const int n = fine ? 64 : 32;
            for (int i = 0; i < n; i++) {
                const double t = 6.283185307179586477 * i / n;
                points[3 * i] = cos(t) + 0.2 * cos(2 * t);
                points[3 * i + 1] = sin(t);
                points[3 * i + 2] = 0.3 * sin(3 * t);
            }
            struct nc_curve curve = as_curve(v, nc_curve_interpolated(v, MAX, degree, (size_t)n, points));
            assert_int_equal(nc_curve_check(curve.vector, curve.n), NC_OK);
            for (int i = 0; i < n; i++) {
                assert_int_equal(nc_curve_eval(&curve, (double)i / n, 0, p), NC_OK);
                for (int k = 0; k < 3; k++)
                    assert_close(p[0][k], points[3 * i + k], 2e-15);
                assert_int_equal(nc_curve_eval(&curve, (i + 0.37) / n, 0, p), NC_OK);
                error[fine] =
                    fmax(error[fine], fabs(p[0][2] - 0.3 * sin(3 * 6.283185307179586477 * (i + 0.37) / n)));
            }
        }
        assert_true(fabs(log2(error[0] / error[1]) - (degree + 1)) < 0.35);
    }
}

static void reference_ellipse(const void *context, real u, real v, real p[3])
{
    const real a = 0.9L, b = 0.4L, c = a * cosl(u), s = b * sinl(u), h = sqrtl(c * c + s * s);
    (void)context;
    (void)v;
    p[0] = a * c / h;
    p[1] = b * s / h;
    p[2] = 0;
}

static void potential(void **state)
{
    (void)state;
    double shape[64], v[64];
    size_t n = nc_planar_ellipse(shape, 64, 0.9, 0.4);
    struct nc_curve curve = as_curve(v, nc_curve_potential(v, 64, shape, n));
    for (double s = -4; s < 4; s += 0.11)
        check_derivatives(&curve, reference_ellipse, NULL, s, 0.005L, 2e-10);
    /* h''' of the lift law jumps at its start: no third derivative there, but the second on either side */
    n = nc_planar_lift(shape, 64, NC_LIFT_345, 0.01, 1, 1, 0.5, 1);
    n += nc_planar_offset(shape + n, 64 - n, 0.02);
    curve = as_curve(v, nc_curve_potential(v, 64, shape, n));
    double p[4][3];
    assert_int_equal(nc_curve_eval(&curve, 1.001, 3, p), NC_E_SINGULAR);
    assert_true(isnan(p[0][0]));
    assert_int_equal(nc_curve_eval(&curve, 1.001, 2, p), NC_OK);
    assert_true(isnan(p[3][0]) && !isnan(p[2][0]));
}

/* Turning and moving changes neither curvature nor torsion; twice placed is once placed. */
static void placed(void **state)
{
    (void)state;
    struct random seed = reference_seed(13);
    double helix[8], once[32], twice[32], q[9], q2[9], p[4][3], w[4][3];
    const double r[3] = {1, 2, 3}, r2[3] = {-2, 0.5, 1};
    const size_t n = nc_curve_helix(helix, 8, 0.5, 0.2, 1);
    random_rotation(&seed, q);
    random_rotation(&seed, q2);
    struct nc_curve a = as_curve(once, nc_curve_placed(once, 32, helix, n, q, r));
    struct nc_curve b = as_curve(twice, nc_curve_placed(twice, 32, once, a.n, q2, r2));
    struct nc_frenet f;
    assert_int_equal(a.n, b.n);
    assert_int_equal(nc_curve_frenet(&b, 2, &f), NC_OK);
    assert_close(f.kappa, 0.5 / 0.29, 1e-14);
    assert_close(f.tau, 0.2 / 0.29, 1e-14);
    assert_int_equal(nc_curve_eval(&a, 2, 3, p), NC_OK);
    assert_int_equal(nc_curve_eval(&b, 2, 3, w), NC_OK);
    for (int i = 0; i < 12; i++) {
        const double *m = q2 + 3 * (i % 3), *x = p[i / 3];
        assert_close(w[i / 3][i % 3], m[0] * x[0] + m[1] * x[1] + m[2] * x[2] + (i < 3 ? r2[i] : 0), 1e-14);
    }
}

static int parabola(const void *context, double s, int order, double p[4][3])
{
    const double c = *(const double *)context;
    const double all[4][3] = {{s, c * s * s, 0}, {1, 2 * c * s, 0}, {0, 2 * c, 0}, {0, 0, 0}};
    for (int i = 0; i <= order; i++)
        for (int k = 0; k < 3; k++)
            p[i][k] = all[i][k];
    return NC_OK;
}

static void user_function(void **state)
{
    (void)state;
    const double c = 1.5;
    const struct nc_curve curve = {.function = parabola, .context = &c, .range = {-1, 1}};
    struct nc_frenet f;
    double p[4][3];
    assert_int_equal(nc_curve_frenet(&curve, 0, &f), NC_OK);
    assert_close(f.kappa, 3, 1e-15);
    assert_int_equal(nc_curve_eval(&curve, 1.1, 1, p), NC_E_PATCH);
    const double straight = 0;
    const struct nc_curve line = {.function = parabola, .context = &straight, .range = {-1, 1}};
    assert_int_equal(nc_curve_frenet(&line, 0, &f), NC_E_STRAIGHT);
    assert_true(isnan(f.kappa));
}

static void malformed(void **state)
{
    (void)state;
    struct random seed = reference_seed(14);
    double points[27], v[128], bad[128], p[4][3];
    for (int i = 0; i < 27; i++)
        points[i] = random_uniform(&seed, -1, 1);
    const size_t n = nc_curve_interpolated(v, 128, 3, 9, points);
    const struct nc_curve none = {0};
    assert_int_equal(nc_curve_eval(&none, 0, 0, p), NC_E_EMPTY);
    assert_int_equal(nc_curve_eval(NULL, 0, 0, p), NC_E_NULL);
    for (size_t cut = 0; cut < n; cut++) {
        const struct nc_curve curve = as_curve(v, cut);
        assert_int_not_equal(nc_curve_check(v, cut), NC_OK);
        assert_int_not_equal(nc_curve_eval(&curve, 0.3, 3, p), NC_OK);
        assert_true(isnan(p[0][0]));
    }
    for (int trial = 0; trial < 200000; trial++) { /* never a crash; a result is finite or a failure */
        static const double values[] = {NAN, INFINITY, -1, 0, 1e300, 3, 203, 205, 0.5};
        const size_t at = (size_t)random_uniform(&seed, 0, (double)n);
        for (size_t i = 0; i < n; i++)
            bad[i] = v[i];
        bad[at] = values[(int)random_uniform(&seed, 0, 8.999)];
        const struct nc_curve curve = as_curve(bad, n);
        const int status = nc_curve_eval(&curve, random_uniform(&seed, -2, 2), 3, p);
        assert_true(status ? isnan(p[0][0]) : isfinite(p[0][0] + p[1][1] + p[2][2] + p[3][0]));
    }
    const struct nc_curve curve = as_curve(v, n);
    assert_int_equal(nc_curve_eval(&curve, NAN, 0, p), NC_E_ARGUMENT);
    assert_int_equal(nc_curve_eval(&curve, 0, 4, p), NC_E_OPTION);
    for (int i = 1; i <= (int)v[2]; i++) {
        v[6 + i] = v[6]; /* more and more equal knots; the spline is continuous up to `degree` of them */
        assert_int_equal(nc_curve_check(v, n), i < (int)v[2] ? NC_OK : NC_E_KNOTS);
    }
    v[6] += 1e-3; /* decreasing */
    assert_int_equal(nc_curve_check(v, n), NC_E_KNOTS);
    assert_int_equal(nc_curve_circle(v, 3, -1), 0);
    assert_int_equal(nc_curve_circle(v, 3, NAN), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(helix_and_circle), cmocka_unit_test(clamped_splines),
        cmocka_unit_test(periodic_spline),  cmocka_unit_test(nurbs_circle),
        cmocka_unit_test(interpolated),     cmocka_unit_test(potential),
        cmocka_unit_test(placed),           cmocka_unit_test(user_function),
        cmocka_unit_test(malformed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
