/* Curves and surfaces at the limits of numbers and of counts: right, or refused. */
#include "reference.h"
#include "normalcontact.h"

#include <stdlib.h>

static double length(const double x[3])
{
    return sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
}

/* The normal does not depend on the size, and its derivatives do not either. */
static void normals_of_all_sizes(void **state)
{
    (void)state;
    double unit[6][3];
    int answered = 0;
    for (int power = -300; power <= 300; power += 4) {
        const double size = pow(10, power);
        double v[32], n[6][3];
        const struct nc_surface one = {.vector = v, .n = nc_surface_torus(v, 32, 1, 0.3)};
        assert_int_equal(nc_surface_normal(&one, 0.7, 1.1, 2, unit), NC_OK);
        double w[32];
        const struct nc_surface torus = {.vector = w, .n = nc_surface_torus(w, 32, size, 0.3 * size)};
        const int status = nc_surface_normal(&torus, 0.7, 1.1, 2, n);
        assert_true(status == NC_OK || status == NC_E_PARAMETRIZATION || status == NC_E_ARGUMENT);
        answered += status == NC_OK;
        for (int i = 0; i < 18; i++)
            if (status)
                assert_true(isnan(n[i / 3][i % 3]));
            else
                assert_close(n[i / 3][i % 3], unit[i / 3][i % 3], 1e-13);
        struct nc_surface_frame f;
        if (nc_surface_frame(&torus, 0.7, 1.1, &f) == NC_OK) {
            assert_close(length(f.x), 1, 1e-14);
            assert_close(length(f.y), 1, 1e-14);
            assert_close(f.kappa[0] * size, 1 / 0.3, 1e-12);
        } else {
            assert_true(isnan(f.kappa[0]));
        }
    }
    assert_true(answered > 20);
}

/* A patch that is flat up to a third derivative of any size: that of the normal may overflow. */
static int steep(const void *context, double u, double v, int order, double p[10][3])
{
    const double c = *(const double *)context;
    for (int i = 0; i < (order + 1) * (order + 2) / 2; i++)
        p[i][0] = p[i][1] = p[i][2] = 0;
    p[0][0] = u;
    p[0][1] = v;
    if (order > 0)
        p[1][0] = p[2][1] = 1;
    if (order > 1)
        p[3][2] = c;
    if (order > 2)
        p[6][2] = p[8][0] = c;
    return NC_OK;
}

static void steep_derivatives(void **state)
{
    (void)state;
    for (int power = -300; power <= 308; power += 2) {
        const double c = pow(10, power);
        const struct nc_surface surface = {.function = steep, .context = &c, .range = {{-1, 1}, {-1, 1}}};
        for (int order = 0; order <= 2; order++) {
            double n[6][3];
            const int status = nc_surface_normal(&surface, 0, 0, order, n);
            for (int i = 0; i < 3 * (order + 1) * (order + 2) / 2; i++)
                assert_true(status ? isnan(n[i / 3][i % 3]) : isfinite(n[i / 3][i % 3]));
            if (order < 2 && power < 290)
                assert_int_equal(status, NC_OK);
        }
    }
}

static void frenet_of_all_sizes(void **state)
{
    (void)state;
    int answered = 0;
    for (int power = -300; power <= 300; power += 4) {
        const double size = pow(10, power);
        double v[8];
        struct nc_frenet f;
        const struct nc_curve helix = {.vector = v, .n = nc_curve_helix(v, 8, 0.7 * size, 0.3 * size, 3)};
        const int status = nc_curve_frenet(&helix, 2, &f);
        answered += status == NC_OK;
        if (status) {
            assert_true(isnan(f.kappa));
            continue;
        }
        assert_close(length(f.t), 1, 1e-14);
        assert_close(length(f.b), 1, 1e-14);
        assert_close(f.kappa * size, 0.7 / 0.58, 1e-13);
        assert_close(f.tau * size, 0.3 / 0.58, 1e-13);
    }
    assert_true(answered > 10);
}

/* A periodic spline goes through its points, however many: the direct solution knows no failure. */
static void interpolation_of_all_counts(void **state)
{
    (void)state;
    static double points[3 * 3000], v[5 * 3000], p[4][3];
    struct random seed = reference_seed(16);
    for (int degree = 1; degree <= NC_MAX_SPLINE_DEGREE; degree += 2)
        for (size_t n = (size_t)degree + 1; n <= 3000; n += n < 24 ? 1 : n) {
            for (size_t i = 0; i < 3 * n; i++)
                points[i] = random_uniform(&seed, -1, 1);
            const struct nc_curve curve = {.vector = v,
                                           .n = nc_curve_interpolated(v, 15000, degree, n, points)};
            assert_int_equal(nc_curve_check(v, curve.n), NC_OK);
            for (size_t i = 0; i < n; i++) {
                assert_int_equal(nc_curve_eval(&curve, (double)i / (double)n, 0, p), NC_OK);
                for (size_t k = 0; k < 3; k++)
                    assert_close(p[0][k], points[3 * i + k], 1e-14 + 2e-15 * (double)n);
            }
        }
}

/* Cams of all numbers of points up to the largest, of laws without a joint and with one to three. Between
 * the roller and the cam there is its radius: the profile, moved outwards by it, is at the distance G. */
static void cams_of_all_sizes(void **state)
{
    (void)state;
    static const double amplitude[4] = {0, 0.0003, 0.004, 0.002};
    for (int kind = 0; kind < 4; kind++) {
        double law[64], worst = 0;
        size_t n = nc_planar_offset(law, 64, 0.05);
        if (kind == 1) /* a lobe over the whole turn: one joint, and one piece with the most spans */
            n += nc_planar_lobe(law + n, 64 - n, amplitude[1] / 100, 0.3, 0.3 + 6.28318530717958647, 4, 4);
        if (kind >= 2)
            n += nc_planar_lobe(law + n, 64 - n, amplitude[kind], 1, 3, 4, 4);
        if (kind == 3)
            n += nc_planar_lobe(law + n, 64 - n, 0.001, 3, 5, 5, 3);
        for (size_t points = 6; points <= NC_MAX_CAM_POINTS;
             points += points < 20 || points > 490 ? 1 : 37) {
            const size_t size = 4 * points + 7;
            double *exact = malloc(size * sizeof *exact), p[4][3], G[4];
            const struct nc_curve cam = {.vector = exact,
                                         .n = nc_curve_cam(exact, size, law, n, 0.01, points)};
            if (cam.n == 0) {
                assert_true(points < 12); /* fourfold knots at three joints need as many */
                free(exact);
                continue;
            }
            assert_int_equal(cam.n, size);
            assert_int_equal(nc_curve_check(exact, size), NC_OK);
            for (double s = 0.003; points > 480 && s < 1; s += 0.0071) {
                assert_int_equal(nc_curve_eval(&cam, s, 1, p), NC_OK);
                const double speed = hypot(p[1][0], p[1][1]);
                const double x = p[0][0] + 0.01 * p[1][1] / speed, y = p[0][1] - 0.01 * p[1][0] / speed;
                assert_int_equal(nc_planar_eval(law, n, atan2(y, x), G), NC_OK);
                worst = fmax(worst, fabs(hypot(x, y) - G[0]));
            }
            free(exact);
        }
        assert_true(worst < 1e-9);
    }
    double law[8], v[8];
    const size_t n = nc_planar_offset(law, 8, 0.05);
    assert_int_equal(nc_curve_cam(v, 8, law, n, 0.01, NC_MAX_CAM_POINTS + 1), 0);
    assert_int_equal(nc_curve_cam(v, 8, law, n, 0.01, NC_MAX_CAM_POINTS), 4 * NC_MAX_CAM_POINTS + 7);
}

/* Numbers whose interpolation overflows, ranges that doubles cannot resolve. */
static void impossible_heights(void **state)
{
    (void)state;
    const size_t count[2] = {6, 6};
    const double y[2] = {0, 1}, good[2] = {-1, 1};
    const double bad[][2] = {{0, 5e-324}, {1, 1 + 1e-15}, {-1e308, 1e308}, {0, INFINITY}, {NAN, 1}, {1, 1}};
    double z[36], v[256], points[30];
    for (int i = 0; i < 36; i++)
        z[i] = i % 5;
    assert_true(nc_surface_heights(v, 256, 3, good, y, count, z) > 0);
    for (int i = 0; i < 6; i++)
        assert_int_equal(nc_surface_heights(v, 256, 3, bad[i], y, count, z), 0);
    for (int i = 0; i < 36; i++)
        z[i] = i % 2 ? 1.7e308 : -1.7e308;
    assert_int_equal(nc_surface_heights(v, 256, 3, good, y, count, z), 0);
    for (int i = 0; i < 30; i++)
        points[i] = i % 2 ? 1.7e308 : -1.7e308;
    assert_int_equal(nc_curve_interpolated(v, 256, 5, 10, points), 0);
    assert_int_equal(nc_curve_interpolated(NULL, 0, 5, 10, points), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(normals_of_all_sizes), cmocka_unit_test(steep_derivatives),
        cmocka_unit_test(frenet_of_all_sizes),  cmocka_unit_test(interpolation_of_all_counts),
        cmocka_unit_test(cams_of_all_sizes),    cmocka_unit_test(impossible_heights),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
