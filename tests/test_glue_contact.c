/* The contact of one body as a Modelica tool compiles it: what the elements get in one call, against closed forms
 * and the scalar functions that the ideal joints differentiate; and the laws of forces. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#include "NormalContact.h"
#include "failures.h"
#include "spatial.h"

/* What line and circle give in one call, against the scalar functions that the ideal joints differentiate. */
static void planar_contacts(void **state)
{
    (void)state;
    const double angle = 0.7, w = 1.3, radius = 0.03;
    const double c = cos(angle), s = sin(angle);
    const double at[2] = {-0.04, 0.11}, speed[2] = {0.3, -0.2};
    double shape[20], p[2], other[2], e_n[2], phi, psi, kappa, kappa_b, v_s, v_s_b;
    size_t n = nc_planar_ellipse(shape, 20, 0.1, 0.06);
    n += nc_planar_shift(shape + n, 20 - n, 0.01, -0.02);
    double gap = NormalContact_line(shape, n, at[0], at[1], c, s, speed[0], speed[1], w, "", &phi, &p[0],
                                    &p[1], &other[0], &other[1], &kappa, &kappa_b, &v_s, &v_s_b);
    const double h = NormalContact_planarPotential(shape, n, phi);
    const double h1 = NormalContact_planarSlope(shape, n, phi);
    const double rho = h + NormalContact_planarDerivative(shape, n, phi, 2);
    assert_true(fabs(remainder(phi + NCI_PI / 2 + angle, 2 * NCI_PI)) < 1e-15);
    assert_true(fabs(gap - (at[1] - h)) < 1e-15);
    assert_true(fabs(p[0] - (h * cos(phi) - h1 * sin(phi))) < 1e-15);
    assert_true(fabs(p[1] - (h * sin(phi) + h1 * cos(phi))) < 1e-15);
    assert_true(fabs(other[0] - (at[0] + h1)) < 1e-15 && fabs(other[1]) < 1e-15);
    assert_true(fabs(kappa * rho - 1) < 1e-14 && kappa_b == 0);
    assert_true(fabs(v_s + w * rho) < 1e-14 && fabs(v_s_b - (v_s + speed[0] + w * h)) < 1e-14);
    /* the polar potential: gap = (D - G) G/sqrt(G^2 + G'^2), normal against the curve of centres */
    n = nc_planar_offset(shape, 20, 0.09);
    n += nc_planar_fourier(shape + n, 20 - n, 0, (const double[]){0.01, 0.002}, (const double[]){0.003, 0},
                           2);
    gap = NormalContact_circle(shape, n, radius, 0, at[0], at[1], c, s, speed[0], speed[1], w, "", &psi,
                               &e_n[0], &e_n[1], &p[0], &p[1], &other[0], &other[1], &kappa, &kappa_b, &v_s,
                               &v_s_b);
    const double G = NormalContact_planarPotential(shape, n, psi), D = hypot(at[0], at[1]);
    const double G1 = NormalContact_planarSlope(shape, n, psi), S = hypot(G, G1), turned = psi + angle;
    const double bent = G * G + 2 * G1 * G1 - G * NormalContact_planarDerivative(shape, n, psi, 2);
    assert_true(fabs(remainder(turned - atan2(-at[1], -at[0]), 2 * NCI_PI)) < 1e-14);
    assert_true(fabs(gap - (D - G) * G / S) < 1e-15);
    assert_true(fabs(e_n[0] + (G * cos(turned) + G1 * sin(turned)) / S) < 1e-14);
    assert_true(fabs(e_n[1] + (G * sin(turned) - G1 * cos(turned)) / S) < 1e-14);
    assert_true(fabs(kappa + 1 / radius - 1 / (radius * (1 - radius * bent / (S * S * S)))) < 1e-10);
    for (int k = 0; k < 2; k++)
        assert_true(fabs(other[k] - radius * e_n[k]) < 1e-16);
}

/* The laws of friction over the speed: finite and continuous at rest, -force/speed elsewhere. */
static void friction(void **state)
{
    (void)state;
    const double speed[] = {0, 1e-30, 1e-12, 1e-6, 0.003, 0.5};
    for (int i = 0; i < 6; i++) {
        const double f = NormalContact_friction(0.4, 0.3, 0.1, 0.2, 0.01, 50, speed[i], ""), v = speed[i];
        const double mu = 0.3 + 0.1 * exp(-v * v / 0.01), x = v / 0.01;
        const double expected = 50 * (mu * (x < 1e-4 ? 1 - x * x / 3 : tanh(x) / x) / 0.01 + 0.2);
        assert_true(fabs(f / expected - 1) < 1e-14);
    }
    double energy, loss;
    const double force = NormalContact_normalForce(1e8, 1.5, 0.4, 1e-4, -0.3, "", &energy, &loss);
    assert_true(fabs(force / (1e8 * 1e-6 * (1 - 0.12)) - 1) < 1e-14);
    assert_true(fabs(energy / (0.4 * 1e8 * 1e-10) - 1) < 1e-14);
    assert_true(fabs(loss / (1e8 * 1e-6 * 0.12 * 0.3) - 1) < 1e-14);
    assert_true(NormalContact_normalForce(1e8, 1.5, 0.4, 1e-4, -3, "", &energy, &loss) == 0 && loss > 0);
    assert_true(NormalContact_normalForce(1e8, 1.5, 0.4, -1e-4, 3, "", &energy, &loss) == 0 && energy == 0);
}

/* A sphere seen as a polar potential, from outside and from inside, against the closed form. */
static void sphere(void **state)
{
    (void)state;
    double shape[3], e_n[3], p[3], other[3], kappa[2], v_s[3], v_b[3];
    const double r[3] = {0, -0.5, 0}, rest[3] = {0, 0, 0}, q[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    size_t n = nc_spatial_offset(shape, 3, 0.4); /* a ball of 0.3 and a sphere of 0.1 */
    assert_true(fabs(NormalContact_sphere(shape, n, 1, 0.1, GLUE_MOTION(r, q, rest, rest), "",
                                          GLUE_VECTOR(e_n), GLUE_VECTOR(p), GLUE_VECTOR(other),
                                          GLUE_PAIR(kappa), GLUE_VECTOR(v_s), GLUE_VECTOR(v_b)) -
                     0.1) < 1e-15);
    assert_true(fabs(p[1] - 0.3) < 1e-15 && fabs(kappa[0] - 1 / 0.3) < 1e-12 && fabs(e_n[1] + 1) < 1e-15 &&
                fabs(other[1] + 0.1) < 1e-15);
    assert_true(fabs(NormalContact_sphere(shape, n, 2, 0.1, GLUE_MOTION(r, q, rest, rest), "",
                                          GLUE_VECTOR(e_n), GLUE_VECTOR(p), GLUE_VECTOR(other),
                                          GLUE_PAIR(kappa), GLUE_VECTOR(v_s), GLUE_VECTOR(v_b)) +
                     0.1) < 1e-15);
    n = nc_spatial_offset(shape, 3, 0.3);
    assert_true(fabs(NormalContact_sphere(shape, n, 3, 0.1, GLUE_MOTION(r, q, rest, rest), "",
                                          GLUE_VECTOR(e_n), GLUE_VECTOR(p), GLUE_VECTOR(other),
                                          GLUE_PAIR(kappa), GLUE_VECTOR(v_s), GLUE_VECTOR(v_b)) -
                     0.1) < 1e-14);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planar_contacts),
        cmocka_unit_test(friction),
        cmocka_unit_test(sphere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
