/* What the Modelica elements ask beside the contact: edges of a shape for their events, the width of a body for their
 * limits, and the law of a line contact. */
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
#include "spatial.h"

/* Sectors: eighths of a turn, and the ends of a lobe; over many turns the number rises with the angle and changes at the
 * edges and nowhere else. A spline with many pieces keeps the eighths. */
static void sectors(void **state)
{
    (void)state;
    double shape[64 * 9], edges[24], knots[64], c[128], before = -INFINITY;
    size_t n = nc_planar_lobe(shape, 64, 0.003, 0.5, 1.3, 4, 4);
    int changes = 0;
    NormalContact_planarEdges(shape, n, "cam", edges);
    for (int i = -30000; i <= 30000; i++) {
        const double sector = NormalContact_planarSector(edges, i * 1e-3 + 1e-4);
        assert_true(sector >= before && sector == floor(sector));
        changes += sector > before && i > -30000;
        before = sector;
    }
    assert_int_equal(changes,
                     76 + 2 * 9 + 1); /* 60 rad: 76 eighths; nine full turns and one start of the lobe */
    assert_true(NormalContact_planarSector(edges, 0.4999) + 1 == NormalContact_planarSector(edges, 0.5001));
    assert_true(NormalContact_planarSector(edges, 1.2999) + 1 == NormalContact_planarSector(edges, 1.3001));
    for (int i = 0; i < 64; i++) {
        knots[i] = i * 0.09;
        c[2 * i] = 0.1;
        c[2 * i + 1] = 0;
    }
    n = nc_planar_piecewise(shape, 64 * 9, knots, 64, c, 1);
    NormalContact_planarEdges(shape, n, "cam", edges);
    assert_true(edges[7] == 7 * NCI_PI / 8 && edges[16] == NCI_TWO_PI && edges[23] == NCI_TWO_PI);
}

/* The smallest width, of a body whose reference point lies far outside as well. */
static void widths(void **state)
{
    (void)state;
    double shape[32];
    size_t n = nc_planar_ellipse(shape, 32, 0.3, 0.01);
    n += nc_planar_shift(shape + n, 32 - n, -5, -5);
    assert_true(fabs(NormalContact_planarWidth(shape, n, "") - 0.02) < 1e-14);
    n = nc_spatial_ellipsoid(shape, 32, 0.3, 0.01, 0.2);
    assert_true(fabs(NormalContact_spatialWidth(shape, n, "") - 0.02) < 1e-14);
    if (!setjmp(failure)) {
        NormalContact_spatialWidth(shape, n - 1, "body.contact");
        fail();
    }
    assert_non_null(strstr(message, "body.contact, shape"));
}

/* An elliptic contact: the pressure over its area is the force. */
static void point_contact(void **state)
{
    (void)state;
    double axis1, axis2;
    const double pressure = NormalContact_hertzArea(1.15e11, 100, 40, 3e-6, &axis1, &axis2);
    const double force = NormalContact_hertzPoint(1.15e11, 100, 40, "") * pow(3e-6, 1.5);
    assert_true(axis1 < axis2 && fabs(2 * NCI_PI / 3 * pressure * axis1 * axis2 / force - 1) < 1e-12);
}

/* A line contact: the laws of the kernel, damped; twice the rate, twice the excess. */
static void line_contact(void **state)
{
    (void)state;
    double energy, loss, half_width, pressure, elastic, stored, strip, peak;
    assert_true(nc_hertz_line(1.15e11, 100, 0.01, 0.02, 3e-6, &elastic, NULL, &stored) == NC_OK);
    assert_true(nc_hertz_strip(1.15e11, 100, 0.02, elastic, &strip, &peak) == NC_OK);
    const double force = NormalContact_hertzLine(1.15e11, 100, 0.01, 0.02, 0.5, 3e-6, 0.2, "", &energy,
                                                 &loss, &half_width, &pressure);
    assert_true(fabs(force / (1.1 * elastic) - 1) < 1e-14 && fabs(loss / (0.02 * elastic) - 1) < 1e-13);
    assert_true(energy == stored && half_width == strip && pressure == peak);
    if (!setjmp(failure)) {
        NormalContact_hertzModulus(0, 0.3, 2e11, 0.3, "cam.law");
        fail();
    }
    assert_non_null(strstr(message, "cam.law, materials E_a"));
}

/* A convex body in a hollow circle: the gap of a disc, also where the centres coincide; a circle that is too small is refused
 * with the name of the element. The common normal of two planar bodies is that of their contact. */
static void circles(void **state)
{
    (void)state;
    static double polar[4 + 9 * 64];
    double disc[3], ellipse[4], psi, e_n[2], p_a[2], p_b[2], kappa[2], v[2], phi[2];
    const size_t n = nc_planar_offset(disc, 3, 0.1), m = nc_planar_ellipse(ellipse, 4, 0.2, 0.1);
    NormalContact_planarForRadius(disc, n, 0, 0.5, 1, 0, 64, "drum", polar);
    for (int i = 0; i < 3; i++) {
        const double x = 0.1 * i, y = -0.2 * i;
        const double gap = NormalContact_circle(polar, sizeof polar / sizeof *polar, -0.5, 1, x, y, 1, 0, 0,
                                                0, 0, "drum", &psi, &e_n[0], &e_n[1], &p_a[0], &p_a[1],
                                                &p_b[0], &p_b[1], &kappa[0], &kappa[1], &v[0], &v[1]);
        assert_true(fabs(gap - (0.4 - hypot(x, y))) < 1e-9);
        assert_true(fabs(kappa[0] - 10) < 1e-6 && kappa[1] == -2);
    }
    NormalContact_planarForRadius(disc, n, 0, 0.3, 0, 0, 64, "roller", polar);
    NormalContact_planarForRadius(polar, sizeof polar / sizeof *polar, 0.3, 0.2, 0, 0, 64, "roller", polar);
    assert_true(fabs(NormalContact_planarPotential(polar, sizeof polar / sizeof *polar, 1) - 0.3) < 1e-15);
    if (!setjmp(failure)) {
        NormalContact_planarForRadius(ellipse, m, 0, 0.3, 1, 0, 64, "mill.drum",
                                      polar); /* curvature radius 0.4 */
        fail();
    }
    assert_non_null(
        strstr(message, "mill.drum: the body has no potential for a circle of radius R = 0.3 m: the hollow "
                        "circle is not larger than all curvature radii of the body"));
    assert_non_null(strstr(message, "Use a larger R"));
    double cam[30];
    const double a[3] = {0, 0, 0.03}, b[3] = {0};
    const size_t k = nc_planar_fourier(cam, 30, 0.15, a, b, 3);
    if (!setjmp(failure)) {
        NormalContact_planarForRadius(cam, k, 0.05, 2, 0, 0, 64, "cam", polar);
        fail();
    }
    assert_non_null(strstr(
        message, "cam: the body has no potential for a circle of radius R = 2 m: the circle does not "
                 "reach into a concave flank of the body"));
    assert_non_null(strstr(message, "Use a smaller R"));
    if (!setjmp(failure)) {
        NormalContact_planarForRadius(ellipse, m, 0, 0.5, 1, 0, 4, "mill.drum", polar);
        fail();
    }
    assert_non_null(strstr(message, "mill.drum: pieces = 4 is not between"));
    NormalContact_planarPair(ellipse, m, disc, n, 0.1, 0.25, cos(0.3), sin(0.3), 0, 0, 0, "pair", &phi[0],
                             &phi[1], &e_n[0], &e_n[1], &p_a[0], &p_a[1], &p_b[0], &p_b[1], &kappa[0],
                             &kappa[1], &v[0], &v[1]);
    assert_true(phi[1] ==
                NormalContact_planarPairAngle(ellipse, m, disc, n, 0.1, 0.25, cos(0.3), sin(0.3)));
}

/* A finger whose side or one of whose lengths is wrong is refused by the names of its parameters. */
static void fingers(void **state)
{
    (void)state;
    double law[16], shape[4 + 9 * 64];
    const size_t n = nc_planar_lift(law, 16, NC_LIFT_CYCLOIDAL, 0.16, 1, 1.15, 0.1, 1.15);
    NormalContact_fingerCam(law, n, 0.018, 0.01, 0.04, 0.05, -1, 64, "cam", shape);
    for (volatile int i = 0; i < 5; i++) {
        if (!setjmp(failure)) {
            NormalContact_fingerCam(law, n, i == 0 ? 0 : 0.018, i == 1 ? 0 : 0.01, i == 2 ? 0 : 0.04,
                                    i == 3 ? 0 : 0.05, i == 4 ? 2 : 1, 64, "cam", shape);
            fail();
        }
        assert_non_null(
            strstr(message, "cam, side (1 or -1), r, R, l, a (positive) of a finger: an option"));
    }
}

/* A sphere above the face of a flat disc: the search for the nearest point of a face is not offered, and an element must
 * not go on with a gap that is no number. */
static void sphere_above_a_face(void **state)
{
    (void)state;
    double shape[8], e_n[3], p[3], other[3], kappa[2], v_s[3], v_b[3];
    const double r[3] = {0.01, -0.2, 0}, rest[3] = {0, 0, 0}, q[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    const size_t n = nc_spatial_ellipsoid(shape, 8, 0.1, 0, 0.1);
    if (!setjmp(failure)) {
        NormalContact_sphere(shape, n, 3, 0.05, GLUE_MOTION(r, q, rest, rest), "ball", GLUE_VECTOR(e_n),
                             GLUE_VECTOR(p), GLUE_VECTOR(other), GLUE_PAIR(kappa), GLUE_VECTOR(v_s),
                             GLUE_VECTOR(v_b));
        fail();
    }
    assert_non_null(strstr(message, "ball, contact with a sphere"));
    assert_non_null(strstr(message, nc_message(NC_E_FLAT)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(circles),
        cmocka_unit_test(sectors),
        cmocka_unit_test(widths),
        cmocka_unit_test(point_contact),
        cmocka_unit_test(line_contact),
        cmocka_unit_test(fingers),
        cmocka_unit_test(sphere_above_a_face),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
