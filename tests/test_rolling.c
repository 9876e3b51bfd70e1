/* Rolling on a line and the planar contact equations. */
#include "planar_support.h"
#include "contact_equations.h"

/* 000 (5)-(7): the wheel. */
static void wheel(void **state)
{
    (void)state;
    const double R = 0.4, shape[3] = {NC_PLANAR_OFFSET, 1, R};
    struct nc_line_rolling k;
    OK(nc_line_rolling(shape, 3, 0.2, 13, 2, -3, &k));
    CLOSE(k.r[0], 0.2 + R * 13, 1e-15);
    CLOSE(k.r[1], R, 0);
    CLOSE(k.v[0], R * 2, 0);
    CLOSE(k.v[1], 0, 0);
    CLOSE(k.a[0], -R * 3, 1e-15);
    CLOSE(k.a[1], 0, 0);
    CLOSE(k.x_C[0], 0.2 + R * 13, 1e-15);
    CLOSE(k.x_C[1], R * 2, 0);
    CLOSE(k.x_C[2], -R * 3, 1e-15);
}

/* A wheel with an eccentric reference point: (42), positions in closed form. */
static void eccentric_wheel(void **state)
{
    (void)state;
    const double R = 0.4, e = 0.15, shape[7] = {NC_PLANAR_OFFSET,
                                                1,
                                                R,
                                                NC_PLANAR_SHIFT,
                                                2,
                                                -e,
                                                0}; /* centre at (-e, 0), so P at (e, 0) */
    struct nc_line_rolling k;
    for (double alpha = -9; alpha < 9; alpha += 0.77) {
        OK(nc_line_rolling(shape, 7, e, alpha, 2, 0.5, &k)); /* P turns clockwise about the centre */
        CLOSE(k.r[0], R * alpha + e * cos(alpha), 1e-14);
        CLOSE(k.r[1], R - e * sin(alpha), 1e-15);
        CLOSE(k.v[0], 2 * (R - e * sin(alpha)), 1e-15);
        CLOSE(k.v[1], -2 * e * cos(alpha), 1e-15);
        CLOSE(k.a[0], 0.5 * (R - e * sin(alpha)) - 4 * e * cos(alpha), 1e-15);
        CLOSE(k.a[1], -0.5 * e * cos(alpha) + 4 * e * sin(alpha), 1e-15);
        CLOSE(k.x_C[0], R * alpha, 1e-14);
        CLOSE(k.x_C[1], 2 * R, 1e-15);
        CLOSE(k.x_C[2], 0.5 * R, 1e-14);
    }
}

struct probe {
    const struct shape *shape;
    int what, component;
};

static double angle_at(double t)
{
    return 1.5 * t + 0.4 * sin(1.1 * t);
}

static double watch(double t, const void *context)
{
    const struct probe *p = context;
    struct nc_line_rolling k;
    OK(nc_line_rolling(p->shape->data, p->shape->n, 0.1, angle_at(t), 0, 0, &k));
    return p->what ? k.x_C[0] : k.r[p->component];
}

/* Velocities and accelerations against differences; no slip and no gap in the contact with the line. */
static void consistency(void **state)
{
    (void)state;
    struct random seed = {91};
    print_message("seed 91\n");
    for (int i = 0; i < 60; i++) {
        struct shape shape;
        struct nc_line_rolling k;
        struct nc_planar_contact c;
        struct nc_planar_contact_motion d;
        if (i % 6 == 0)
            shape_foot(&shape);
        else
            shape_convex(&shape, &seed);
        struct probe p = {&shape, 0, 0};
        const double t = random_uniform(&seed, -9, 9), w = 1.5 + 0.44 * cos(1.1 * t),
                     dw = -0.484 * sin(1.1 * t);
        OK(nc_line_rolling(shape.data, shape.n, 0.1, angle_at(t), w, dw, &k));
        for (p.component = 0; p.component < 2; p.component++) {
            CLOSE(k.v[p.component], derivative(watch, &p, t, 0.04, 1), 2e-11);
            CLOSE(k.a[p.component], derivative(watch, &p, t, 0.04, 2), 2e-8);
        }
        p.what = 1;
        CLOSE(k.x_C[1], derivative(watch, &p, t, 0.04, 1), 2e-11);
        CLOSE(k.x_C[2], derivative(watch, &p, t, 0.04, 2), 2e-8);
        const struct nc_planar_motion m = {{k.r[0], k.r[1]}, -angle_at(t), {k.v[0], k.v[1]}, -w,
                                           {k.a[0], k.a[1]}, -dw};
        OK(nc_line_contact(shape.data, shape.n, &m, &c));
        OK(nc_line_motion(shape.data, shape.n, &m, &d));
        CLOSE(c.gap, 0, 1e-14);
        CLOSE(c.gap_der, 0, 1e-14);
        CLOSE(c.v_t, 0, 1e-14);
        CLOSE(d.gap[2], 0, 1e-13);
        CLOSE(c.r_C[0], k.x_C[0], 1e-14);
        CLOSE(c.s_a_der, k.x_C[1], 1e-13);
        CLOSE(c.s_b_der, k.x_C[1], 1e-13);
        CLOSE(d.counterpart[2][0], k.x_C[2], 1e-12);
    }
}

/* After one turn the body has moved by its perimeter: for an ellipse 4 a E(1 - b^2/a^2), by the
 * arithmetic-geometric mean. */
static void perimeter(void **state)
{
    (void)state;
    const double a = 0.9, b = 0.35;
    double shape[4], x = 1, y = b / a, sum = 0.5 * (1 - y * y), power = 0.5;
    const size_t n = nc_planar_ellipse(shape, 4, a, b);
    struct nc_line_rolling k;
    for (int i = 0; i < 6; i++) {
        const double mean = (x + y) / 2, c = (x - y) / 2;
        y = sqrt(x * y);
        x = mean;
        power *= 2;
        sum += power * c * c;
    }
    OK(nc_line_rolling(shape, n, 0, 2 * PI, 1, 0, &k));
    CLOSE(k.r[0], 4 * a * PI / (2 * x) * (1 - sum), 1e-14);
}

/* 000 (86), (87): the foot rolls from rest, Runge-Kutta of fourth order with step 1e-3; energy stays. */
static double foot_acceleration(const struct shape *foot, double alpha, double rate)
{
    struct nc_line_rolling unit, coast; /* acceleration is linear in alpha'', so two calls give (87) */
    OK(nc_line_rolling(foot->data, foot->n, 0, alpha, rate, 0, &coast));
    OK(nc_line_rolling(foot->data, foot->n, 0, alpha, 1, 0, &unit)); /* dr/dalpha */
    const double inertia = unit.v[0] * unit.v[0] + unit.v[1] * unit.v[1] + 0.3;
    return -(unit.v[0] * coast.a[0] + unit.v[1] * (coast.a[1] + 9.81)) / inertia;
}

static void foot(void **state)
{
    (void)state;
    struct shape shape;
    struct nc_line_rolling k;
    double x[2] = {0.3, 0}, f[4];
    const double dt = 1e-3;
    shape_foot(&shape);
    OK(nc_planar_eval(shape.data, shape.n, 0.3 - PI / 2, f));
    const double y = 0.3 - PI / 5; /* 000 (85) itself */
    CLOSE(f[0], 1 + 0.9 * cos(y) + sin(2 * y) / 6 + sin(3 * y) / 15, 1e-15);
    /* (87) as printed */
    CLOSE(foot_acceleration(&shape, 0.3, 1.7),
          -(f[1] * (f[0] + f[2]) * 1.7 * 1.7 + 9.81 * f[1]) / (f[0] * f[0] + f[1] * f[1] + 0.3), 1e-14);
    const double start = 9.81 * f[0];
    for (int i = 0; i < 2000; i++) {
        double s[4][2];
        for (int j = 0; j < 4; j++) {
            const double h = j == 0 ? 0 : j < 3 ? dt / 2 : dt;
            const double alpha = x[0] + (j ? h * s[j - 1][0] : 0), rate = x[1] + (j ? h * s[j - 1][1] : 0);
            s[j][0] = rate;
            s[j][1] = foot_acceleration(&shape, alpha, rate);
        }
        for (int j = 0; j < 2; j++)
            x[j] += dt / 6 * (s[0][j] + 2 * s[1][j] + 2 * s[2][j] + s[3][j]);
    }
    OK(nc_line_rolling(shape.data, shape.n, 0, x[0], x[1], 0, &k));
    const double energy = 0.5 * (k.v[0] * k.v[0] + k.v[1] * k.v[1] + 0.3 * x[1] * x[1]) + 9.81 * k.r[1];
    CLOSE(energy, start, 1e-8);
    assert_true(fabs(x[0] - 0.3) > 1e-2);
}

/* 002 (21) on two circles: the planet on the sun, arc lengths and other parameters. */
static void planet_on_sun(void **state)
{
    (void)state;
    const double r1 = 0.7, r2 = 0.3, omega = 2.1, slip = 0.4;
    double s1, s2;
    /* Centre distance r1 + r2, centre line turns with W: slip = W (r1 + r2) - omega r2. */
    const double W = (slip + omega * r2) / (r1 + r2);
    contact_equations(1 / r1, 1 / r2, 1, 1, omega, slip, &s1, &s2);
    CLOSE(s1, r1 * W, 1e-15);
    CLOSE(s2, -r2 * (omega - W), 1e-15);
    contact_equations(1 / r1, 1 / r2, r1, 3, omega, slip, &s1, &s2); /* s1 an angle */
    CLOSE(s1, W, 1e-15);
    CLOSE(s2, -r2 * (omega - W) / 3, 1e-15);
}

static void bad_input(void **state)
{
    (void)state;
    double shape[16];
    struct nc_line_rolling k;
    size_t n = nc_planar_offset(shape, 16, 1);
    for (int i = 0; i < 4; i++) {
        double v[4] = {0, 1, 1, 1};
        v[i] = i % 2 ? NAN : INFINITY;
        assert_int_equal(nc_line_rolling(shape, n, v[0], v[1], v[2], v[3], &k), NC_E_ARGUMENT);
        assert_true(isnan(k.r[0]) && isnan(k.x_C[2]));
    }
    assert_int_equal(nc_line_rolling(shape, n, 0, 1, 1e200, 0, &k), NC_E_ARGUMENT);
    assert_int_equal(nc_line_rolling(NULL, n, 0, 0, 0, 0, &k), NC_E_NULL);
    assert_int_equal(nc_line_rolling(shape, n, 0, 0, 0, 0, NULL), NC_E_NULL);
    assert_int_equal(nc_line_rolling(shape, 1, 0, 0, 0, 0, &k) % NC_TERM, NC_E_TRUNCATED);
    const double a[3] = {0, 0, 0.5}, b[3] = {0, 0, 0};
    n = nc_planar_fourier(shape, 16, 1, a, b, 3);
    assert_int_equal(nc_line_rolling(shape, n, 0, PI / 2, 0, 0, &k), NC_E_NOT_CONVEX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wheel),       cmocka_unit_test(eccentric_wheel),
        cmocka_unit_test(consistency), cmocka_unit_test(perimeter),
        cmocka_unit_test(foot),        cmocka_unit_test(planet_on_sun),
        cmocka_unit_test(bad_input),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
