/* What the glue refuses at the start of a simulation, and what its messages say: bodies that are not convex, polar
 * potentials without a unique contact point. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "NormalContact.h"
#define FAILURES_ARE_AWAITED
#include "failures.h"

/* A body is refused if it is proved not to be convex, and the offset that the message gives helps. */
static void planar_convexity(void **state)
{
    (void)state;
    const double a[3] = {0, 0, -0.02}, none[3] = {0};
    double shape[30];
    size_t n = nc_planar_ellipse(shape, 30, 0.06, 0.05);
    assert_int_equal(NormalContact_planarConvex(shape, n, "wheel"), 1);
    n = nc_planar_superellipse(shape, 30, 0.1, 0.05, 1.5,
                               0); /* curvature radius 0 at its ends: not proved */
    assert_int_equal(NormalContact_planarConvex(shape, n, "stadium"), 1);
    n = nc_planar_offset(shape, 30, 0.1);
    n += nc_planar_fourier(shape + n, 30 - n, 0, a, none, 3); /* smallest: 0.1 - 8*0.02 at 180 deg */
    if (!setjmp(failure)) {
        NormalContact_planarConvex(shape, n, "cam.contact");
        fail();
    }
    assert_non_null(strstr(message, "cam.contact: the body is not strictly convex"));
    assert_non_null(strstr(message, "-0.06 m"));
    assert_non_null(strstr(message, "term 2"));
    assert_non_null(strstr(message, "offset of more than 0.06 m"));
    n += nc_planar_offset(shape + n, 30 - n, 0.0601);
    assert_int_equal(NormalContact_planarConvex(shape, n, "cam.contact"), 1);
    shape[0] = 77;
    if (!setjmp(failure)) {
        NormalContact_planarConvex(shape, n, "cam.contact");
        fail();
    }
    assert_non_null(strstr(message, "cam.contact, term 1"));
}

static void spatial_convexity(void **state)
{
    (void)state;
    double shape[30], c[16] = {0}, offset;
    size_t n = nc_spatial_ellipsoid(shape, 30, 0.1, 0.1, 0); /* a disc: curvature radius 0, not proved */
    assert_int_equal(NormalContact_spatialConvex(shape, n, "disc"), 1);
    c[12] = 0.12; /* Y(3,0) */
    n = nc_spatial_offset(shape, 30, 0.28);
    n += nc_spatial_harmonics(shape + n, 30 - n, c, 3);
    if (!setjmp(failure)) {
        NormalContact_spatialConvex(shape, n, "egg");
        fail();
    }
    assert_non_null(strstr(message, "egg: the body is not strictly convex"));
    assert_non_null(strstr(message, "term 2"));
    assert_int_equal(sscanf(strstr(message, "more than"), "more than %lf m", &offset), 1);
    assert_int_equal(
        NormalContact_spatialConvex(shape, n + nc_spatial_offset(shape + n, 30 - n, 1.001 * offset), "egg"),
        1);
    if (!setjmp(failure)) { /* and a smaller one does not */
        NormalContact_spatialConvex(shape, n + nc_spatial_offset(shape + n, 30 - n, 0.98 * offset), "egg");
        fail();
    }
}

/* Where the body would be undercut: its nose, of a body around the circle its ridge; the path G = 0.15 + 0.03 cos 3 psi of
 * the centre has the curvature radii 0.072 at its three tips and -0.096 in its three dents, the lobe 0.0108 at 79.2 deg. */
static void polar_undercut(void **state)
{
    (void)state;
    const double a[3] = {0, 0, 0.03}, b[3] = {0}, pi = 3.141592653589793;
    double shape[30], degrees = NAN;
    size_t n = nc_planar_fourier(shape, 30, 0.15, a, b, 3);
    assert_int_equal(NormalContact_planarPolar(shape, n, 0.071, 0, "cam"), 1);
    assert_int_equal(NormalContact_planarPolar(shape, n, 0.095, 1, "ring"), 1);
    for (volatile int around = 0; around < 2; around++) {
        if (!setjmp(failure)) {
            NormalContact_planarPolar(shape, n, around ? 0.097 : 0.073, around, "body");
            fail();
        }
        assert_int_equal(sscanf(strstr(message, "circle is at"), "circle is at %lf deg", &degrees), 1);
        assert_true(fabs(cos(3 * degrees * pi / 180) - (around ? -1 : 1)) < 1e-3);
        assert_non_null(strstr(message, around ? "undercut at its ridge, which"
                                               : "undercut at its nose. Use a smaller"));
    }
    n = nc_planar_offset(shape, 30, 0.02);
    n += nc_planar_lobe(shape + n, 30 - n, 0.01 / 3, pi / 6, 5 * pi / 6, 3, 4);
    assert_int_equal(NormalContact_planarPolar(shape, n, 0.0108, 0, "cam"), 1);
    if (!setjmp(failure)) {
        NormalContact_planarPolar(shape, n, 0.015, 0, "cam");
        fail();
    }
    assert_non_null(strstr(message, "is at 79.2 deg: there its path bends more sharply than the radius"));
    if (!setjmp(failure)) { /* the base circle is a point */
        NormalContact_planarPolar(shape, n, 0.02, 0, "cam");
        fail();
    }
    assert_non_null(strstr(message, "cam: the polar potential is not positive, or equals the radius"));
}

/* 000 (72): G = 0.15 + a cos 3 psi; a circle of 0.1 undercuts no nose for small a only. */
static void polar_potentials(void **state)
{
    (void)state;
    const double b[3] = {0};
    double shape[30], a[3] = {0, 0, 0.002};
    size_t n = nc_planar_fourier(shape, 30, 0.15, a, b, 3);
    assert_int_equal(NormalContact_planarPolar(shape, n, 0.1, 0, "cam"), 1);
    a[2] = 0.03;
    n = nc_planar_fourier(shape, 30, 0.15, a, b, 3);
    if (!setjmp(failure)) {
        NormalContact_planarPolar(shape, n, 0.1, 0, "cam");
        fail();
    }
    assert_non_null(strstr(message, "cam: the contact point is not unique"));
    n = nc_planar_fourier(shape, 30, -0.15, b, b, 3);
    if (!setjmp(failure)) {
        NormalContact_planarPolar(shape, n, 0.1, 0, "cam");
        fail();
    }
    assert_non_null(strstr(message, nc_message(NC_E_POLAR)));
    n = nc_spatial_offset(shape, 30, 0.25); /* a bowl of 0.3 around a ball of 0.05 */
    assert_int_equal(NormalContact_spatialPolar(shape, n, 0.05, 1, "bowl"), 1);
    n = nc_spatial_ellipsoid(shape, 30, 0.4, 0.04, 0.04);
    if (!setjmp(failure)) {
        NormalContact_spatialPolar(shape, n, 0.3, 0, "bone");
        fail();
    }
    assert_non_null(strstr(message, "bone"));
    assert_non_null(strstr(message, nc_message(NC_E_NOT_UNIQUE)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planar_convexity),
        cmocka_unit_test(spatial_convexity),
        cmocka_unit_test(polar_undercut),
        cmocka_unit_test(polar_potentials),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
