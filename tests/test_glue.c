/* The amalgamated header as a Modelica tool compiles it: the glue agrees with the kernel, and failures end in
 * a message that names function, term and remedy. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "NormalContact.h"

static jmp_buf failure;
static char message[1000];

void ModelicaFormatError(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    longjmp(failure, 1);
}

static void potentials_and_derivatives(void **state)
{
    (void)state;
    double shape[20];
    const size_t n = nc_planar_ellipse(shape, 20, 0.3, 0.2);
    const double e = 1e-5, phi = 0.4;
    double h[3];
    for (int i = 0; i < 3; i++)
        h[i] = NormalContact_planarPotential(shape, n, phi + (i - 1) * e);
    assert_true(fabs(NormalContact_planarDerivative(shape, n, phi, 1) - (h[2] - h[0]) / (2 * e)) < 1e-9);
    assert_true(fabs(NormalContact_planarDerivative(shape, n, phi, 2) - (h[2] - 2 * h[1] + h[0]) / (e * e)) <
                1e-5);
    assert_true(NormalContact_planarSlope(shape, n, phi) == NormalContact_planarDerivative(shape, n, phi, 1));
    assert_true(fabs(NormalContact_planarIntegral(shape, n, NCI_TWO_PI) - 1.5865439) < 1e-6); /* perimeter */
}

static void spatial_chain(void **state)
{
    (void)state;
    double shape[20], p[3], H[9], kappa[2];
    const size_t n = nc_spatial_ellipsoid(shape, 20, 0.3, 0.2, 0.1);
    const double normal[3] = {0.48, 0.6, 0.64}, turn[3] = {0.6, -0.48, 0};
    const double h = NormalContact_spatialBoundary(shape, n, normal, p, H, kappa);
    assert_true(fabs(h - nci_dot(p, normal)) < 1e-15);
    for (int i = 0; i < 3; i++) {
        assert_true(fabs(NormalContact_spatialPoint(shape, n, normal, i + 1) - p[i]) < 1e-15);
        assert_true(fabs(NormalContact_spatialPoint_der(shape, n, normal, i + 1, turn) -
                         nci_dot(H + 3 * i, turn)) < 1e-15);
    }
    assert_true(fabs(h - NormalContact_spatialPotential(shape, n, normal)) < 1e-15);
}

/* A sphere seen as a polar potential, from outside and from inside, against the closed form. */
static void sphere(void **state)
{
    (void)state;
    double shape[3], e_n[3], p[3], kappa[2], v_s[3];
    const double centre[3] = {0, 0.5, 0}, rest[3] = {0, 0, 0};
    size_t n = nc_spatial_offset(shape, 3, 0.4); /* a ball of 0.3 and a sphere of 0.1 */
    assert_true(fabs(NormalContact_sphere(shape, n, 1, 0.1, centre, rest, rest, e_n, p, kappa, v_s) - 0.1) <
                1e-15);
    assert_true(fabs(p[1] - 0.3) < 1e-15 && fabs(kappa[0] - 1 / 0.3) < 1e-12 && fabs(e_n[1] + 1) < 1e-15);
    assert_true(fabs(NormalContact_sphere(shape, n, 2, 0.1, centre, rest, rest, e_n, p, kappa, v_s) + 0.1) <
                1e-15);
    n = nc_spatial_offset(shape, 3, 0.3);
    assert_true(fabs(NormalContact_sphere(shape, n, 3, 0.1, centre, rest, rest, e_n, p, kappa, v_s) - 0.1) <
                1e-14);
}

static void failures_name_the_cause(void **state)
{
    (void)state;
    const double shape[] = {1, 1, 0.1, 77, 1, 0};
    if (!setjmp(failure)) {
        NormalContact_planarCheck(shape, 6);
        fail();
    }
    assert_non_null(strstr(message, "term 2"));
    assert_non_null(strstr(message, "unknown kind"));
    if (!setjmp(failure)) {
        NormalContact_hertzPoint(1e11, 0, 0);
        fail();
    }
    assert_non_null(strstr(message, nc_message(NC_E_CONFORMING)));
    assert_null(strstr(message, "term"));
    if (!setjmp(failure)) {
        NormalContact_damping(1, 2, 1, 0);
        fail();
    }
    assert_non_null(strstr(message, "restitution"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(potentials_and_derivatives),
        cmocka_unit_test(spatial_chain),
        cmocka_unit_test(sphere),
        cmocka_unit_test(failures_name_the_cause),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
