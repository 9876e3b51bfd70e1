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
static const double e_x[3] = {0, 0.6, 0.8}, e_y[3] = {0, -0.8, 0.6};
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
    double shape[20], y[12];
    size_t n = nc_planar_ellipse(shape, 20, 0.1, 0.06);
    n += nc_planar_shift(shape + n, 20 - n, 0.01, -0.02);
    const double angles[3] = {0.7, -2.5,
                              NCI_PI / 2}; /* the last one: the angle of the normal jumps at -pi */
    for (int i = 0; i < 3; i++) {
        const struct nc_planar_motion m = near_contact(angles[i]);
        struct nc_planar_contact_motion rate = {.gap = {0}};
        assert_int_equal(nc_line_motion(shape, n, &m, &rate), NC_OK);
        for (int c = 0; c < 12; c++)
            y[c] = NormalContact_line_der(shape, n, e_x, e_y, PLACE(m), RATE(m), c + 1);
        const double phi = rate.phi[0], h1 = NormalContact_planarSlope(shape, n, phi);
        const double rho =
            NormalContact_planarPotential(shape, n, phi) + NormalContact_planarDerivative(shape, n, phi, 2);
        const double rho1 = h1 + NormalContact_planarDerivative(shape, n, phi, 3);
        NEAR(y[0], rate.gap[1]);
        NEAR(y[1], rate.phi[1]);
        for (int k = 0; k < 3; k++)
            NEAR(y[5 + k], rate.counterpart[1][0] * e_x[k]);
        NEAR(y[8], m.omega * rho1 / (rho * rho));
        assert_true(y[9] == 0);
        NEAR(y[10], -m.alpha * rho + m.omega * m.omega * rho1);
        NEAR(y[11], rate.counterpart[2][0]);
        /* the velocities alone: the speed along the body is -w rho */
        for (int c = 0; c < 12; c++)
            y[c] = NormalContact_line_der(shape, n, e_x, e_y, PLACE(m), 0, 0, 0, 0, 0, 0, 1, c + 1);
        NEAR(y[10], -rho);
        assert_true(y[0] == 0 && y[1] == 0 && y[8] == 0);
        assert_true(NormalContact_line_der(shape, n, e_x, e_y, PLACE(m), 0, 0, 0, 0, 0, 0, 0, 1) == 0);
    }
}

static void circle(void **state)
{
    (void)state;
    double shape[20], y[18], psi, e_n[3], e_t[3], at[3], on[3], kappa, kappa_b, v_s, v_s_b;
    size_t n = nc_planar_offset(shape, 20, 0.09);
    n += nc_planar_fourier(shape + n, 20 - n, 0, (const double[]){0.01, 0.002}, (const double[]){0.003, 0},
                           2);
    const struct nc_planar_motion m = near_contact(0.7);
    struct nc_planar_contact_motion rate = {.gap = {0}};
    assert_int_equal(nc_circle_motion(shape, n, 0.03, NC_CASE_CONVEX, &m, &rate), NC_OK);
    NormalContact_circle(shape, n, 0.03, 0, e_x, e_y, PLACE(m), &psi, e_n, e_t, at, on, &kappa, &kappa_b,
                         &v_s, &v_s_b);
    for (int c = 0; c < 18; c++)
        y[c] = NormalContact_circle_der(shape, n, 0.03, 0, e_x, e_y, PLACE(m), RATE(m), c + 1);
    NEAR(y[0], rate.gap[1]);
    const double square = m.r[0] * m.r[0] + m.r[1] * m.r[1]; /* the centre is at -r, seen from the body */
    NEAR(y[1], (m.r[0] * m.v[1] - m.r[1] * m.v[0]) / square - m.omega);
    const double turn = nci_dot(e_t, y + 2); /* e_t is e_n turned by -90 degrees */
    double speed = 0;
    for (int k = 0; k < 3; k++) {
        NEAR(y[2 + k], turn * e_t[k]);
        NEAR(y[5 + k], -turn * e_n[k]);
        NEAR(y[11 + k], v_s_b * e_t[k]);
        NEAR(y[11 + k], rate.counterpart[1][0] * e_x[k] + rate.counterpart[1][1] * e_y[k]);
        speed += e_t[k] * (rate.counterpart[2][0] * e_x[k] + rate.counterpart[2][1] * e_y[k]);
    }
    assert_true(y[15] == 0);
    NEAR(y[17], speed);
}

static void pair(void **state)
{
    (void)state;
    double a[8], b[8], y[19], phi_a, phi_b, e_n[3], e_t[3], at[3], on[3], kappa, kappa_b, v_s, v_s_b;
    const size_t na = nc_planar_ellipse(a, 8, 0.1, 0.06), nb = nc_planar_ellipse(b, 8, 0.05, 0.08);
    const struct nc_planar_motion m = near_contact(0.7);
    NormalContact_planarPair(a, na, b, nb, e_x, e_y, PLACE(m), &phi_a, &phi_b, e_n, e_t, at, on, &kappa,
                             &kappa_b, &v_s, &v_s_b);
    for (int c = 0; c < 19; c++)
        y[c] = NormalContact_planarPair_der(a, na, b, nb, e_x, e_y, PLACE(m), RATE(m), c + 1);
    const double x = nci_dot(at, e_x), z = nci_dot(at, e_y), n_x = nci_dot(e_n, e_x),
                 n_y = nci_dot(e_n, e_y);
    const double arm[2] = {cos(m.angle) * x - sin(m.angle) * z, sin(m.angle) * x + cos(m.angle) * z};
    NEAR(y[0], n_x * (m.v[0] - m.omega * arm[1]) + n_y * (m.v[1] + m.omega * arm[0]));
    NEAR(y[1], y[2] - m.omega);
    NEAR(y[2], -nci_dot(e_t, y + 3));
    for (int k = 0; k < 3; k++)
        NEAR(y[12 + k], v_s_b * e_t[k]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(line), cmocka_unit_test(circle),
                                       cmocka_unit_test(pair)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
