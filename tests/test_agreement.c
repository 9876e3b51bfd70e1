/* The planar and the spatial code agree: the shadow of a body on a plane is the planar body whose potential
 * is the spatial one at the normals in that plane; bodies of revolution on every meridian; cylinders. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "random_spatial.h"

enum { SAMPLES = 20000, CAPACITY = 1024 };

/* h, h', h'', h''' of the spatial shape along the great circle n = cos(phi) a + sin(phi) b: with e =
 * dn/dphi, H n = 0 and T(n, ., .) = -H they are h, g.e, e'He - h, T(e,e,e) - g.e. */
static void shadow(const double *shape, size_t n, const double a[3], const double b[3], double phi,
                   double out[4])
{
    const double c = cos(phi), s = sin(phi);
    double normal[3], e[3], h, g[3], H[9], t[3], ge = 0, eHe = 0, eee = 0;
    for (int i = 0; i < 3; i++) {
        normal[i] = c * a[i] + s * b[i];
        e[i] = c * b[i] - s * a[i];
    }
    assert_int_equal(nc_spatial_third(shape, n, normal, e, e, &h, g, H, t), NC_OK);
    for (int i = 0; i < 3; i++) {
        ge += g[i] * e[i];
        eee += t[i] * e[i];
        for (int j = 0; j < 3; j++)
            eHe += e[i] * H[3 * i + j] * e[j];
    }
    out[0] = h;
    out[1] = ge;
    out[2] = eHe - h;
    out[3] = eee - ge;
}

static double worst;

static void expect_shadow(const double *planar, size_t np, const double *spatial, size_t ns,
                          const double a[3], const double b[3], double phi)
{
    double expected[4], out[4], size = 0;
    assert_int_equal(nc_planar_eval(planar, np, phi, expected), NC_OK);
    shadow(spatial, ns, a, b, phi, out);
    for (int k = 0; k < 4; k++) {
        size += fabs(expected[k]);
        worst = fmax(worst, fabs(out[k] - expected[k]) / size);
        if (!(fabs(out[k] - expected[k]) <= 1e-10 * size))
            fail_msg("derivative %d at %.17g: %.17g instead of %.17g", k, phi, out[k], expected[k]);
    }
}

static const double x_axis[3] = {1, 0, 0}, y_axis[3] = {0, 1, 0}, z_axis[3] = {0, 0, 1};

/* Ellipsoids, superellipsoids (both exponents), offsets and shifts on the coordinate planes. */
static void shadows(void **state)
{
    (void)state;
    struct random r = {10000};
    double planar[64], spatial[64];
    worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        double a = random_scale(&r, 0.1, 10), b = random_scale(&r, 0.1, 10), c = random_scale(&r, 0.1, 10);
        double delta = random_uniform(&r, 1.2, 6), epsilon = random_uniform(&r, 1.2, 6),
               phi = random_uniform(&r, -9, 9);
        double x = random_uniform(&r, -1, 1), y = random_uniform(&r, -1, 1), d = random_uniform(&r, 0, 1);
        size_t np = nc_planar_ellipse(planar, 64, a, b);
        np += nc_planar_shift(planar + np, 64 - np, x, y);
        np += nc_planar_offset(planar + np, 64 - np, d);
        np += nc_planar_superellipse(planar + np, 64 - np, b, c, delta, 0);
        size_t ns = nc_spatial_ellipsoid(spatial, 64, a, b, c);
        ns += nc_spatial_shift(spatial + ns, 64 - ns, x, y, 7);
        ns += nc_spatial_offset(spatial + ns, 64 - ns, d);
        ns += nc_spatial_superellipsoid(spatial + ns, 64 - ns, b, c, a, delta,
                                        1.05 + 0.9 * random_uniform(&r, 0, 0.4), 0);
        if (fabs(sin(2 * phi)) > 0.01)
            expect_shadow(planar, np, spatial, ns, x_axis, y_axis, phi);
        np = nc_planar_superellipse(planar, 64, a, c, epsilon, 0);
        ns = nc_spatial_superellipsoid(spatial, 64, a, b, c, 1.05 + 0.9 * random_uniform(&r, 0, 0.4),
                                       epsilon, 0);
        if (fabs(sin(2 * phi)) > 0.01)
            expect_shadow(planar, np, spatial, ns, x_axis, z_axis, phi);
    }
    print_message("# largest relative difference %.1e\n", worst);
}

/* A profile of polynomial pieces that are flat at the poles, which are two of the knots. */
static void random_pieces(struct random *r, struct truth_planar *profile)
{
    enum { PIECES = 4, M = 4 };
    const double half = (double)PI_L / 2;
    double *p = profile->p, *knot = p + 2, *c = knot + PIECES, data[PIECES][M];
    profile->kind = TRUTH_PIECEWISE;
    profile->angle = 0;
    p[0] = PIECES;
    p[1] = 2 * M - 1;
    knot[0] = -half;
    knot[1] = random_uniform(r, -1, -0.1);
    knot[2] = random_uniform(r, 0.1, 1);
    knot[3] = half;
    for (int i = 0; i < PIECES; i++)
        for (int k = 0; k < M; k++)
            data[i][k] = i % 3 == 0 && k % 2 ? 0 : random_uniform(r, -1, 1);
    for (int i = 0; i < PIECES; i++)
        random_hermite(M, data[i], data[(i + 1) % PIECES],
                       i < 3 ? (long double)knot[i + 1] - knot[i] : PI_L, c + 2 * M * i);
}

/* A body of revolution has its profile on every meridian. */
static void revolution(void **state)
{
    (void)state;
    struct random r = {10001};
    double profile[CAPACITY], spatial[CAPACITY];
    worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        struct truth_planar term;
        if (i % 2)
            random_pieces(&r, &term);
        else
            random_profile(&r, &term);
        const double phi = random_uniform(&r, -1.57, 1.57), meridian = random_uniform(&r, -4, 4);
        const double radial[3] = {cos(meridian), sin(meridian), 0};
        size_t n = random_planar_build(&term, profile, CAPACITY);
        n += nc_planar_offset(profile + n, CAPACITY - n, 1);
        const size_t m = nc_spatial_revolved(spatial, CAPACITY, profile, n);
        assert_int_equal(nc_spatial_check(spatial, m), NC_OK);
        if (term.kind != TRUTH_SUPERELLIPSE || fabs(sin(2 * phi)) > 0.01)
            expect_shadow(profile, n, spatial, m, radial, z_axis, phi);
    }
    print_message("# largest relative difference %.1e\n", worst);
}

/* A turned planar body is the shadow of the turned body. */
static void rotation(void **state)
{
    (void)state;
    struct random r = {10002};
    worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const double a = random_scale(&r, 0.1, 10), b = random_scale(&r, 0.1, 10),
                     angle = random_uniform(&r, -7, 7);
        const double c = cos(angle), s = sin(angle), q[9] = {c, -s, 0, s, c, 0, 0, 0, 1};
        double inner[8], planar[16], spatial[32];
        size_t n = nc_planar_ellipse(inner, 8, a, b);
        const size_t np = nc_planar_rotated(planar, 16, inner, n, angle);
        n = nc_spatial_ellipsoid(inner, 8, a, b, 1);
        const size_t ns = nc_spatial_rotated(spatial, 32, inner, n, q);
        expect_shadow(planar, np, spatial, ns, x_axis, y_axis, random_uniform(&r, -9, 9));
    }
    print_message("# largest relative difference %.1e\n", worst);
}

/* A cylinder of elliptic section is the sum of a disc and a segment. On its barrel it has the section's
 * radius of curvature; on the rim, where the normal leaves the plane by the angle beta, the point stays
 * that of the section's normal, and the radius of the potential is that of the section over cos(beta). */
static void cylinders(void **state)
{
    (void)state;
    struct random r = {10003};
    double planar[8], spatial[16], p[4], h, g[3], H[9];
    for (int i = 0; i < SAMPLES; i++) {
        const double a = random_scale(&r, 0.1, 10), b = random_scale(&r, 0.1, 10),
                     half_length = random_uniform(&r, 0, 5);
        const double phi = random_uniform(&r, -9, 9), beta = random_uniform(&r, 0.01, 1.5);
        const double c = cos(phi), s = sin(phi), normal[3] = {cos(beta) * c, cos(beta) * s, sin(beta)};
        const size_t np = nc_planar_ellipse(planar, 8, a, b);
        size_t ns = nc_spatial_ellipsoid(spatial, 16, a, b, 0);
        assert_int_equal(nc_planar_eval(planar, np, phi, p), NC_OK);
        expect_shadow(planar, np, spatial, ns, x_axis, y_axis, phi);
        ns += nc_spatial_ellipsoid(spatial + ns, 16 - ns, 0, 0, half_length + 1);
        assert_int_equal(nc_spatial_eval(spatial, ns, normal, &h, g, H), NC_OK);
        const double size = fabs(p[0]) + fabs(p[1]) + fabs(p[2]) + half_length + 1;
        assert_true(fabs(h - cos(beta) * p[0] - sin(beta) * (half_length + 1)) < 1e-14 * size);
        assert_true(fabs(g[0] - (p[0] * c - p[1] * s)) < 1e-14 * size);
        assert_true(fabs(g[1] - (p[0] * s + p[1] * c)) < 1e-14 * size);
        assert_true(fabs(g[2] - (half_length + 1)) < 1e-14 * size);
        const double around = s * s * H[0] - 2 * s * c * H[1] + c * c * H[4];
        assert_true(fabs(around * cos(beta) - (p[0] + p[2])) < 1e-12 * size);
        assert_true(fabs(H[2]) + fabs(H[5]) + fabs(H[8]) < 1e-12 * size);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(shadows), cmocka_unit_test(revolution),
                                       cmocka_unit_test(rotation), cmocka_unit_test(cylinders)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
