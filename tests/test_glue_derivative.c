/* Derivatives of planar contacts as a Modelica tool asks for them in Jacobians: along the motion itself they are the rates
 * that the kernel derives on its own, and the speeds that the contacts give beside their points. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#include "NormalContact.h"
#include "failures.h"

#define NEAR(x, y) assert_true(fabs((x) - (y)) < 1e-8 * (1 + fabs(y)))

/* A motion near contact, as arguments of a contact, and with its rate as those of a derivative. */
#define PLACE(m) (m).r[0], (m).r[1], cos((m).angle), sin((m).angle), (m).v[0], (m).v[1], (m).omega, ""
#define RATE(m)                                                                                            \
    (m).v[0], (m).v[1], -sin((m).angle) * (m).omega, cos((m).angle) * (m).omega, (m).a[0], (m).a[1],       \
        (m).alpha

static struct nc_planar_motion near_contact(double angle)
{
    return (struct nc_planar_motion){.r = {-0.04, 0.11},
                                     .angle = angle,
                                     .v = {0.3, -0.2},
                                     .omega = 1.3,
                                     .a = {1.1, -0.7},
                                     .alpha = -2.1};
}

static void line(void **state)
{
    (void)state;
    double shape[20], y[10];
    size_t n = nc_planar_ellipse(shape, 20, 0.1, 0.06);
    n += nc_planar_shift(shape + n, 20 - n, 0.01, -0.02);
    const double angles[3] = {0.7, -2.5,
                              NCI_PI / 2}; /* the last one: the angle of the normal jumps at -pi */
    for (int i = 0; i < 3; i++) {
        const struct nc_planar_motion m = near_contact(angles[i]);
        struct nc_planar_contact_motion rate = {.gap = {0}};
        assert_int_equal(nc_line_motion(shape, n, &m, &rate), NC_OK);
        for (int c = 0; c < 10; c++)
            y[c] = NormalContact_line_der(shape, n, PLACE(m), RATE(m), c + 1);
        const double phi = rate.phi[0], h1 = NormalContact_planarSlope(shape, n, phi);
        const double rho =
            NormalContact_planarPotential(shape, n, phi) + NormalContact_planarDerivative(shape, n, phi, 2);
        const double rho1 = h1 + NormalContact_planarDerivative(shape, n, phi, 3);
        NEAR(y[0], rate.gap[1]);
        NEAR(y[1], rate.phi[1]);
        NEAR(y[4], rate.counterpart[1][0]);
        assert_true(y[5] == 0);
        NEAR(y[6], m.omega * rho1 / (rho * rho));
        assert_true(y[7] == 0);
        NEAR(y[8], -m.alpha * rho + m.omega * m.omega * rho1);
        NEAR(y[9], rate.counterpart[2][0]);
        /* the velocities alone: the speed along the body is -w rho */
        for (int c = 0; c < 10; c++)
            y[c] = NormalContact_line_der(shape, n, PLACE(m), 0, 0, 0, 0, 0, 0, 1, c + 1);
        NEAR(y[8], -rho);
        assert_true(y[0] == 0 && y[1] == 0 && y[6] == 0);
        assert_true(NormalContact_line_der(shape, n, PLACE(m), 0, 0, 0, 0, 0, 0, 0, 1) == 0);
    }
}

static void circle(void **state)
{
    (void)state;
    double shape[20], y[12], psi, n_x, n_y, at[2], on[2], kappa, kappa_b, v_s, v_s_b;
    size_t n = nc_planar_offset(shape, 20, 0.09);
    n += nc_planar_fourier(shape + n, 20 - n, 0, (const double[]){0.01, 0.002}, (const double[]){0.003, 0},
                           2);
    const struct nc_planar_motion m = near_contact(0.7);
    struct nc_planar_contact_motion rate = {.gap = {0}};
    assert_int_equal(nc_circle_motion(shape, n, 0.03, NC_CASE_CONVEX, &m, &rate), NC_OK);
    NormalContact_circle(shape, n, 0.03, 0, PLACE(m), &psi, &n_x, &n_y, &at[0], &at[1], &on[0], &on[1],
                         &kappa, &kappa_b, &v_s, &v_s_b);
    for (int c = 0; c < 12; c++)
        y[c] = NormalContact_circle_der(shape, n, 0.03, 0, PLACE(m), RATE(m), c + 1);
    NEAR(y[0], rate.gap[1]);
    const double square = m.r[0] * m.r[0] + m.r[1] * m.r[1]; /* the centre is at -r, seen from the body */
    NEAR(y[1], (m.r[0] * m.v[1] - m.r[1] * m.v[0]) / square - m.omega);
    const double turn = n_y * y[2] - n_x * y[3]; /* the tangent is the normal turned by -90 degrees */
    NEAR(y[2], turn * n_y);
    NEAR(y[3], -turn * n_x);
    NEAR(y[6], v_s_b * n_y);
    NEAR(y[7], -v_s_b * n_x);
    NEAR(y[6], rate.counterpart[1][0]);
    NEAR(y[7], rate.counterpart[1][1]);
    assert_true(y[9] == 0);
    NEAR(y[11], n_y * rate.counterpart[2][0] - n_x * rate.counterpart[2][1]);
}

static void pair(void **state)
{
    (void)state;
    double a[8], b[8], y[13], phi_a, phi_b, n_x, n_y, at[2], on[2], kappa, kappa_b, v_s, v_s_b;
    const size_t na = nc_planar_ellipse(a, 8, 0.1, 0.06), nb = nc_planar_ellipse(b, 8, 0.05, 0.08);
    const struct nc_planar_motion m = near_contact(0.7);
    NormalContact_planarPair(a, na, b, nb, PLACE(m), &phi_a, &phi_b, &n_x, &n_y, &at[0], &at[1], &on[0],
                             &on[1], &kappa, &kappa_b, &v_s, &v_s_b);
    for (int c = 0; c < 13; c++)
        y[c] = NormalContact_planarPair_der(a, na, b, nb, PLACE(m), RATE(m), c + 1);
    const double arm[2] = {cos(m.angle) * at[0] - sin(m.angle) * at[1],
                           sin(m.angle) * at[0] + cos(m.angle) * at[1]};
    NEAR(y[0], n_x * (m.v[0] - m.omega * arm[1]) + n_y * (m.v[1] + m.omega * arm[0]));
    NEAR(y[1], y[2] - m.omega);
    NEAR(y[2], n_x * y[4] - n_y * y[3]);
    NEAR(y[7], v_s_b * n_y);
    NEAR(y[8], -v_s_b * n_x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(line), cmocka_unit_test(circle),
                                       cmocka_unit_test(pair)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
