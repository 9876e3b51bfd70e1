/* Rolling of rigid bodies on one and two contact points, 004 section 3: closed forms, the equations of
 * Newton and Euler, release, loss of rolling. */
#include "random_motion.h"

static void cross(const double a[3], const double b[3], double out[3])
{
    motion_cross(a, b, out);
}

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* A sphere on an incline: acceleration 5/7 g sin, slip at tan = 7/2 friction. */
static void sphere_on_incline(void **state)
{
    (void)state;
    const double R = 0.3, m = 2, I = 0.4 * m * R * R, g = 9.81, angle = 0.4;
    const struct nc_rigid_body body = {
        m, {I, 0, 0, 0, I, 0, 0, 0, I}, {0, 3, 1}, {m * g * sin(angle), 0, -m * g * cos(angle)}, {0, 0, 0}};
    const double r[3] = {0, 0, -R}, still[3] = {0, 0, 0}, up[3] = {0, 0, 1};
    double v_der[3], w_dot[3], f[3], force, reserve;
    assert_int_equal(nc_rolling_one(&body, r, still, v_der, w_dot, f), NC_OK);
    assert_close(v_der[0], 5.0 / 7 * g * sin(angle), 1e-14);
    assert_close(w_dot[1], v_der[0] / R, 1e-13);
    assert_close(f[0], -2.0 / 7 * m * g * sin(angle), 1e-13);
    assert_int_equal(nc_rolling_hold(f, up, 2.0 / 7 * tan(angle), &force, &reserve), NC_OK);
    assert_close(force, m * g * cos(angle), 1e-13);
    assert_close(reserve, 0, 1e-13);
    assert_int_equal(nc_rolling_hold(f, up, 2.0 / 7 * tan(angle) - 1e-6, &force, &reserve), NC_OK);
    assert_true(reserve < 0);
}

/* Two wheels on an axle, on a slope that is inclined along and across. */
static void axle_on_slope(void **state)
{
    (void)state;
    const double R = 0.2, L = 0.9, m = 3, I = 0.05, gx = 2, gy = 1.1, gz = 9;
    const struct nc_rigid_body body = {
        m, {0.2, 0, 0, 0, I, 0, 0, 0, 0.2}, {0, 4, 0}, {m * gx, m * gy, -m * gz}, {0, 0, 0}};
    const double r1[3] = {0, L / 2, -R}, r2[3] = {0, -L / 2, -R}, still[3] = {0, 0, 0}, line[3] = {0, L, 0};
    double v_der[3], w_dot[3], f[2][3], axial, N[2], reserve, up[2][3] = {{0, 0, 1}, {0, 0, 1}};
    assert_int_equal(nc_rolling_two(&body, r1, still, r2, still, v_der, w_dot, f, &axial), NC_OK);
    assert_close(v_der[0], gx / (1 + I / (m * R * R)), 1e-14);
    assert_close(w_dot[1], v_der[0] / R, 1e-13);
    assert_close(axial, -m * gy, 1e-13);
    assert_int_equal(nc_rolling_hold_two(f, axial, line, up, 0.5, N, &reserve), NC_OK);
    assert_close(N[0] + N[1], m * gz, 1e-13);
    assert_close(N[0] - N[1], 2 * R * m * gy / L, 1e-13);
    const double t = (m * gx - m * v_der[0]) / 2; /* friction along x of each wheel */
    const double truth = sqrt(0.25 * N[0] * N[0] - t * t) + sqrt(0.25 * N[1] * N[1] - t * t) - m * gy;
    assert_close(reserve, fmin(truth, 0.5 * fmin(N[0], N[1]) - fabs(t)), 1e-12);
    struct nc_rigid_body steep = body; /* the upper wheel lifts off */
    steep.force[1] = m * 25;
    assert_int_equal(nc_rolling_two(&steep, r1, still, r2, still, v_der, w_dot, f, &axial), NC_OK);
    assert_int_equal(nc_rolling_hold_two(f, axial, line, up, 0.5, N, &reserve), NC_OK);
    assert_true(N[0] > 0 && N[1] < 0 && reserve < 0);
}

/* A random body in a random consistent state. */
static struct nc_rigid_body random_body(struct random *seed)
{
    struct nc_rigid_body body = {.mass = random_uniform(seed, 0.5, 3)};
    double q[9], d[3];
    random_rotation(seed, q);
    for (int i = 0; i < 3; i++)
        d[i] = random_uniform(seed, 0.1, 1);
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++)
                body.inertia[3 * i + j] += q[3 * i + k] * d[k] * q[3 * j + k];
        body.omega[i] = random_uniform(seed, -2, 2);
        body.force[i] = random_uniform(seed, -9, 9);
        body.torque[i] = random_uniform(seed, -1, 1);
    }
    return body;
}

/* I omega' + omega x I omega - torque. */
static void moment_of(const struct nc_rigid_body *body, const double w_dot[3], double out[3])
{
    double spin[3], gyro[3];
    for (int i = 0; i < 3; i++)
        spin[i] = dot(body->inertia + 3 * i, body->omega);
    cross(body->omega, spin, gyro);
    for (int i = 0; i < 3; i++)
        out[i] = dot(body->inertia + 3 * i, w_dot) + gyro[i] - body->torque[i];
}

static void check_rolling(const double r[3], const double r_der[3], const double omega[3],
                          const double w_dot[3], const double v_der[3])
{
    double a[3], b[3];
    cross(r_der, omega, a);
    cross(r, w_dot, b);
    for (int k = 0; k < 3; k++)
        assert_close(v_der[k], a[k] + b[k], 1e-11);
}

/* The results satisfy Newton (16), (22), Euler (17), (23) and the rolling conditions (18), (25). */
static void newton_and_euler(void **state)
{
    (void)state;
    struct random seed = reference_seed(51);
    for (int trial = 0; trial < 1000; trial++) {
        struct nc_rigid_body body = random_body(&seed);
        double r[2][3], rate[2][3], v_der[3], w_dot[3], f[2][3], axial, moment[3], lever[2][3], line[3];
        for (int i = 0; i < 6; i++) {
            r[i / 3][i % 3] = random_uniform(&seed, -1, 1);
            rate[i / 3][i % 3] = random_uniform(&seed, -1, 1);
        }
        assert_int_equal(nc_rolling_one(&body, r[0], rate[0], v_der, w_dot, f[0]), NC_OK);
        check_rolling(r[0], rate[0], body.omega, w_dot, v_der);
        moment_of(&body, w_dot, moment);
        cross(r[0], f[0], lever[0]);
        for (int k = 0; k < 3; k++) {
            assert_close(body.mass * v_der[k], body.force[k] + f[0][k], 1e-12);
            assert_close(moment[k], lever[0][k], 1e-11);
        }
        const double spin = random_uniform(&seed, -3, 3);
        for (int k = 0; k < 3; k++) {
            line[k] = r[0][k] - r[1][k];
            body.omega[k] = spin * line[k];
        }
        if (dot(line, line) < 0.01)
            continue;
        assert_int_equal(nc_rolling_two(&body, r[0], rate[0], r[1], rate[1], v_der, w_dot, f, &axial),
                         NC_OK);
        check_rolling(r[0], rate[0], body.omega, w_dot, v_der);
        check_rolling(r[1], rate[1], body.omega, w_dot, v_der);
        const double length = sqrt(dot(line, line)), share = random_uniform(&seed, -1, 2);
        for (int k = 0; k < 3; k++) {
            f[0][k] += share * axial * line[k] / length;
            f[1][k] += (1 - share) * axial * line[k] / length;
        }
        moment_of(&body, w_dot, moment);
        cross(r[0], f[0], lever[0]);
        cross(r[1], f[1], lever[1]);
        for (int k = 0; k < 3; k++) {
            assert_close(body.mass * v_der[k], body.force[k] + f[0][k] + f[1][k], 1e-9);
            assert_close(moment[k], lever[0][k] + lever[1][k], 1e-9);
        }
    }
}

/* reserve >= 0 exactly where some share of the axial force keeps both forces in their cones. */
static void friction_of_two(void **state)
{
    (void)state;
    struct random seed = reference_seed(52);
    const double line[3] = {0, 2, 0};
    int held = 0;
    for (int trial = 0; trial < 2000; trial++) {
        double f[2][3], up[2][3] = {{0, 0, 1}, {0, 0, 1}}, N[2], reserve;
        const double axial = random_uniform(&seed, -3, 3), friction = random_uniform(&seed, 0, 2);
        int possible = 0;
        for (int i = 0; i < 2; i++) {
            f[i][0] = random_uniform(&seed, -1, 1);
            f[i][1] = 0;
            f[i][2] = random_uniform(&seed, -0.5, 3);
        }
        for (int k = -4000; k <= 4000; k++) {
            const double x = k / 1000.0, y = axial - x;
            possible |= hypot(f[0][0], x) <= friction * f[0][2] && hypot(f[1][0], y) <= friction * f[1][2];
        }
        assert_int_equal(nc_rolling_hold_two(f, axial, line, up, friction, N, &reserve), NC_OK);
        if (fabs(reserve) > 2e-3)
            assert_int_equal(possible, reserve > 0);
        held += possible;
    }
    assert_true(held > 200 && held < 1800);
}

static void bad_arguments(void **state)
{
    (void)state;
    struct nc_rigid_body body = {1, {1, 0, 0, 0, 1, 0, 0, 0, 1}, {0, 1, 0}, {0, 0, -9}, {0, 0, 0}};
    const double r1[3] = {0, 1, -1}, r2[3] = {0, -1, -1}, r3[3] = {1, 0, -1}, zero[3] = {0, 0, 0},
                 bad[3] = {NAN, 0, 0};
    double a[3], b[3], f[2][3], axial, up[2][3] = {{0, 0, 1}, {0, 1, 0}}, N[2], reserve;
    const double line[3] = {0, 2, 0};
    assert_int_equal(nc_rolling_one(&body, bad, zero, a, b, f[0]), NC_E_ARGUMENT);
    assert_true(isnan(a[0]) && isnan(b[2]) && isnan(f[0][1]));
    assert_int_equal(nc_rolling_one(NULL, r1, zero, a, b, f[0]), NC_E_NULL);
    assert_int_equal(nc_rolling_two(&body, r1, zero, r1, zero, a, b, f, &axial), NC_E_ROLLING);
    assert_int_equal(nc_rolling_two(&body, r1, zero, r3, zero, a, b, f, &axial),
                     NC_E_ROLLING); /* omega aside */
    assert_true(isnan(a[0]) && isnan(axial) && isnan(f[1][2]));
    assert_int_equal(nc_rolling_two(&body, r1, zero, r2, bad, a, b, f, &axial), NC_E_ARGUMENT);
    body.mass = 0;
    assert_int_equal(nc_rolling_one(&body, r1, zero, a, b, f[0]), NC_E_ROLLING);
    assert_int_equal(nc_rolling_hold(r1, r1, 0.5, N, &reserve), NC_E_NORMAL);
    assert_int_equal(nc_rolling_hold(r1, up[0], -0.5, N, &reserve), NC_E_MATERIAL);
    f[0][0] = f[0][1] = f[0][2] = f[1][0] = f[1][1] = f[1][2] = 1;
    assert_int_equal(nc_rolling_hold_two(f, 1, line, up, 0.5, N, &reserve),
                     NC_E_NORMAL); /* along the line */
    assert_true(isnan(N[0]) && isnan(reserve));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sphere_on_incline), cmocka_unit_test(axle_on_slope),
        cmocka_unit_test(newton_and_euler),  cmocka_unit_test(friction_of_two),
        cmocka_unit_test(bad_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
