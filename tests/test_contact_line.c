/* Contact of a body with a line: closed forms, brute force over the boundary, differences in time. */
#include "planar_support.h"

/* 000 (1)-(7): a wheel, its centre the reference point. */
static void wheel(void **state)
{
    (void)state;
    const double R = 0.3;
    double shape[3];
    struct nc_planar_contact k;
    const size_t n = nc_planar_offset(shape, 3, R);
    const struct nc_planar_motion m = {{1.2, 0.5}, 0.7, {2, -0.25}, -4, {0, 0}, 0};
    OK(nc_line_contact(shape, n, &m, &k));
    CLOSE(k.gap, 0.2, 1e-16);
    CLOSE(k.r_C[0], 1.2, 1e-16); /* (4b) */
    CLOSE(k.r_C[1], 0.2, 1e-16);
    CLOSE(k.r_C_b[0], 1.2, 0);
    CLOSE(k.r_C_b[1], 0, 0);
    CLOSE(k.r_C_a[0], -R * sin(0.7), 1e-16);
    CLOSE(k.r_C_a[1], -R * cos(0.7), 1e-16);
    CLOSE(k.v_t, 2 - R * 4, 1e-15); /* (4c), the angle of 000 is clockwise */
    CLOSE(k.v_n, -0.25, 0);
    CLOSE(k.gap_der, -0.25, 0);
    CLOSE(k.kappa_a, 1 / R, 1e-15);
    CLOSE(k.kappa_b, 0, 0);
    CLOSE(k.s_a_der, R * 4, 1e-15);
    CLOSE(k.s_b_der, 2, 1e-15);
    CLOSE(k.phi, -PI / 2 - 0.7, 1e-15);
    CLOSE(k.e_n[1] * k.e_t[0], 1, 0);
}

/* 000 (9), (13) with the clockwise angle alpha = -angle. */
static void ellipse(void **state)
{
    (void)state;
    const double a = 0.7, b = 0.2;
    double shape[4];
    struct nc_planar_contact k;
    const size_t n = nc_planar_ellipse(shape, 4, a, b);
    for (double alpha = -7; alpha < 7; alpha += 0.37) {
        const struct nc_planar_motion m = {{0.1, 1}, -alpha, {0, 0}, 0, {0, 0}, 0};
        const double z = sqrt(b * b * cos(alpha) * cos(alpha) + a * a * sin(alpha) * sin(alpha));
        OK(nc_line_contact(shape, n, &m, &k));
        CLOSE(k.gap, 1 - z, 3e-16);
        CLOSE(k.r_C[0], 0.1 + (a * a - b * b) * sin(2 * alpha) / (2 * z), 3e-16);
        CLOSE(k.kappa_a * a * a * b * b, z * z * z, 2e-15);
        const double x = k.r_C_a[0] / a, y = k.r_C_a[1] / b;
        CLOSE(x * x + y * y, 1, 1e-15);
    }
}

/* The gap is the height of the lowest of many boundary points, given by the implicit equation. */
static void brute_force(void **state)
{
    (void)state;
    enum { COUNT = 200000 };
    const double a = 0.5, b = 0.3, e = 3.5, x0 = 0.05, y0 = -0.02;
    double shape[10];
    struct nc_planar_contact k;
    size_t n = nc_planar_superellipse(shape, 10, a, b, e, 0);
    n += nc_planar_shift(shape + n, 10 - n, x0, y0);
    for (double angle = -3; angle < 3; angle += 0.71) {
        const struct nc_planar_motion m = {{0, 1}, angle, {0, 0}, 0, {0, 0}, 0};
        double lowest = INFINITY;
        for (int i = 0; i < COUNT; i++) {
            const double c = cos(2 * PI * i / COUNT), s = sin(2 * PI * i / COUNT);
            const double x = x0 + a * copysign(pow(fabs(c), 2 / e), c);
            const double y = y0 + b * copysign(pow(fabs(s), 2 / e), s);
            lowest = fmin(lowest, 1 + sin(angle) * x + cos(angle) * y);
        }
        OK(nc_line_contact(shape, n, &m, &k));
        CLOSE(k.gap, lowest, 1e-9);
        assert_true(k.gap <= lowest);
        const double x = fabs(k.r_C_a[0] - x0) / a, y = fabs(k.r_C_a[1] - y0) / b;
        CLOSE(pow(x, e) + pow(y, e), 1, 1e-14);
        CLOSE(k.r_C[1], m.r[1] + sin(angle) * k.r_C_a[0] + cos(angle) * k.r_C_a[1], 1e-15);
    }
}

struct probe {
    const struct shape *shape;
    struct course course;
    int what, component;
    double tangent[2];
};

static double watch(double t, const void *context)
{
    const struct probe *p = context;
    const struct nc_planar_motion m = course_at(&p->course, t);
    struct nc_planar_contact k;
    OK(nc_line_contact(p->shape->data, p->shape->n, &m, &k));
    switch (p->what) {
    case 0:
        return k.gap;
    case 1:
        return k.r_C[p->component];
    case 2:
        return k.r_C_b[p->component];
    default: /* along the boundary, near the time of interest */
        return k.r_C_a[0] * p->tangent[0] + k.r_C_a[1] * p->tangent[1];
    }
}

/* All rates and accelerations against differences along a motion. */
static void differences(void **state)
{
    (void)state;
    struct random seed = {20240};
    print_message("seed %d\n", 20240);
    for (int i = 0; i < 60; i++) {
        struct shape shape;
        struct nc_planar_contact k;
        struct nc_planar_contact_motion d;
        shape_convex(&shape, &seed);
        struct probe p = {&shape,
                          {{0.3, 2}, 0.5, random_uniform(&seed, -2, 2), random_uniform(&seed, 0, 6)},
                          0,
                          0,
                          {0, 0}};
        const double t = random_uniform(&seed, -2, 2), step = 0.04;
        const struct nc_planar_motion m = course_at(&p.course, t);
        OK(nc_line_contact(shape.data, shape.n, &m, &k));
        OK(nc_line_motion(shape.data, shape.n, &m, &d));
        p.tangent[0] = -sin(k.phi);
        p.tangent[1] = cos(k.phi);
        CLOSE(k.gap_der, derivative(watch, &p, t, step, 1), 1e-11);
        CLOSE(k.v_n, k.gap_der, 0);
        CLOSE(d.gap[0], k.gap, 0);
        CLOSE(d.gap[1], k.gap_der, 0);
        CLOSE(d.gap[2], derivative(watch, &p, t, step, 2), 1e-8);
        for (p.what = 1; p.what < 3; p.what++)
            for (p.component = 0; p.component < 2; p.component++) {
                double(*x)[2] = p.what == 1 ? d.body : d.counterpart;
                CLOSE(x[0][p.component], watch(t, &p), 1e-15);
                CLOSE(x[1][p.component], derivative(watch, &p, t, step, 1), 1e-11);
                CLOSE(x[2][p.component], derivative(watch, &p, t, step, 2), 1e-8);
            }
        CLOSE(k.s_b_der, d.counterpart[1][0], 1e-15 + 4e-15 * fabs(k.s_b_der));
        CLOSE(k.s_a_der, derivative(watch, &p, t, step, 1), 1e-11);
        CLOSE(k.s_b_der, k.s_a_der + k.v_t, 1e-14);
        CLOSE(d.phi[1], -m.omega, 0);
        CLOSE(d.phi[2], -m.alpha, 0);
    }
}

/* A corner has infinite curvature; a point that turns about itself does not move along its boundary. */
static void corner(void **state)
{
    (void)state;
    double shape[4];
    struct nc_planar_contact k;
    const size_t n = nc_planar_shift(shape, 4, 0.2, 0.1);
    const struct nc_planar_motion m = {{0, 1}, 2.1, {0.5, 0}, 3, {0, 0}, 0};
    OK(nc_line_contact(shape, n, &m, &k));
    assert_true(isinf(k.kappa_a) && k.kappa_a > 0);
    CLOSE(k.s_a_der, 0, 0);
    CLOSE(k.gap, 1 + sin(2.1) * 0.2 + cos(2.1) * 0.1, 1e-15);
}

static void bad_input(void **state)
{
    (void)state;
    double shape[16];
    struct nc_planar_contact k;
    struct nc_planar_contact_motion d;
    const struct nc_planar_motion good = {{0, 1}, 0.3, {0, 0}, 1, {0, 0}, 0};
    size_t n = nc_planar_offset(shape, 16, 1);
    for (int i = 0; i < 9; i++) {
        struct nc_planar_motion m = good;
        ((double *)&m)[i] = i % 2 ? NAN : INFINITY;
        assert_int_equal(nc_line_motion(shape, n, &m, &d), NC_E_ARGUMENT);
        assert_true(isnan(d.gap[0]) && isnan(d.counterpart[2][1]));
        assert_int_equal(nc_line_contact(shape, n, &m, &k), i < 6 ? NC_E_ARGUMENT : NC_OK);
        assert_int_equal(isnan(k.gap) && isnan(k.argument), i < 6);
    }
    assert_int_equal(nc_line_contact(NULL, n, &good, &k), NC_E_NULL);
    assert_int_equal(nc_line_contact(shape, n, NULL, &k), NC_E_NULL);
    assert_true(isnan(k.v_t));
    assert_int_equal(nc_line_contact(shape, n, &good, NULL), NC_E_NULL);
    assert_int_equal(nc_line_motion(shape, n, NULL, &d), NC_E_NULL);
    assert_int_equal(nc_line_motion(shape, n, &good, NULL), NC_E_NULL);
    assert_int_equal(nc_line_contact(shape, 2, &good, &k) % NC_TERM, NC_E_TRUNCATED);
    const struct nc_planar_motion huge = {{0, 1e308}, 0, {1e308, 0}, 1e308, {0, 0}, 1e308};
    n = nc_planar_offset(shape, 16, 1e5);
    assert_int_equal(nc_line_contact(shape, n, &huge, &k), NC_E_ARGUMENT);
    n = nc_planar_ellipse(shape, 16, 1, 2);
    assert_int_equal(nc_line_motion(shape, n, &huge, &d), NC_E_ARGUMENT);
    assert_true(isnan(d.gap[0]));
    const double a[3] = {0, 0, 0.5}, b[3] = {0, 0, 0};
    n = nc_planar_fourier(shape, 16, 1, a, b, 3); /* rho = 1 - 4 cos(3 phi) */
    struct nc_planar_motion m = good;
    m.angle = -PI / 2;
    assert_int_equal(nc_line_contact(shape, n, &m, &k), NC_E_NOT_CONVEX);
    assert_int_equal(nc_line_motion(shape, n, &m, &d), NC_E_NOT_CONVEX);
    n = nc_planar_superellipse(shape, 16, 1, 1, 1.8, 0); /* h'' is finite on the axes, h''' is not */
    m.angle = 0;
    OK(nc_line_contact(shape, n, &m, &k));
    assert_int_equal(nc_line_motion(shape, n, &m, &d) % NC_TERM, NC_E_SINGULAR);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wheel),       cmocka_unit_test(ellipse), cmocka_unit_test(brute_force),
        cmocka_unit_test(differences), cmocka_unit_test(corner),  cmocka_unit_test(bad_input),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
