/* Mass properties where nearly all of the boundary belongs to few normals: sharp hulls, alone and rounded,
 * between those of two polyhedra; superellipsoids that are not rounded, by their closed forms. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "normalcontact.h"
#include "random.h"

enum { ROOM = 128 };
static const double pi = 3.14159265358979323846;

static void close_to(double value, double truth, double tolerance)
{
    if (!(fabs(value - truth) <= tolerance * fabs(truth)))
        fail_msg("%.17g instead of %.17g, tolerance %g", value, truth, tolerance);
}

static void between(double low, double value, double high)
{
    if (!(low <= value * (1 + 1e-9) && value <= high * (1 + 1e-9)))
        fail_msg("%.17g is not between %.17g and %.17g", value, low, high);
}

/* --- Hulls --------------------------------------------------------------------------------------------*/

/* A polyhedron around the origin, with k vertices to a face. */
struct polyhedron {
    const char *name;
    int count, face;
    double vertex[24], volume, surface, second; /* int x x dV */
};

static const struct polyhedron solids[] = {
    {"cube",
     8,
     4,
     {1, 1, 1, 1, 1, -1, 1, -1, 1, 1, -1, -1, -1, 1, 1, -1, 1, -1, -1, -1, 1, -1, -1, -1},
     8,
     24,
     8.0 / 3},
    {"tetrahedron",
     4,
     3,
     {1, 1, 1, 1, -1, -1, -1, 1, -1, -1, -1, 1},
     8.0 / 3,
     13.856406460551018,
     8.0 / 15},
    {"octahedron",
     6,
     3,
     {1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1},
     4.0 / 3,
     6.928203230275509,
     2.0 / 15},
};
enum { SOLIDS = sizeof solids / sizeof *solids };

/* The body contains the polyhedron, and is contained in k^(1/p) times it, k the number of vertices in
 * front. All quantities grow with the body. */
static void hulls(void **state)
{
    (void)state;
    static const double sharpness[] = {12, 100, 300, 1000, 5000, NC_MAX_SHARPNESS};
    struct random r = {51};
    for (int j = 0; j < SOLIDS * 6; j++) {
        const struct polyhedron *solid = &solids[j / 6];
        const double p = sharpness[j % 6], most = pow(solid->count, 1 / p);
        double shape[ROOM], turned[ROOM], q[9], trace[2] = {0, 0};
        struct nc_spatial_mass mass, other;
        const size_t n = nc_spatial_hull(shape, ROOM, solid->vertex, (size_t)solid->count, p);
        assert_int_equal(nc_spatial_mass(shape, n, 1e-9, &mass), NC_OK);
        assert_true(mass.error <= 1e-9);
        between(solid->volume, mass.volume, solid->volume * pow(most, 3));
        between(solid->surface, mass.surface, solid->surface * pow(most, 2));
        for (int k = 0; k < 9; k++) {
            if (k % 4 == 0)
                between(2 * solid->second, mass.inertia[k], 2 * solid->second * pow(most, 5));
            else
                assert_true(fabs(mass.inertia[k]) < 1e-9);
            assert_true(k > 2 || fabs(mass.centroid[k]) < 1e-9);
        }
        random_rotation(&r, q);
        size_t m = nc_spatial_rotated(turned, ROOM, shape, n, q);
        m += nc_spatial_shift(turned + m, ROOM - m, 1, 2, 3);
        assert_int_equal(nc_spatial_mass(turned, m, 1e-6, &other), NC_OK);
        for (int k = 0; k < 9; k += 4) {
            trace[0] += mass.inertia[k];
            trace[1] += other.inertia[k];
        }
        close_to(other.volume, mass.volume, 1e-8);
        close_to(other.surface, mass.surface, 1e-8);
        close_to(trace[1], trace[0], 1e-8);
        for (int k = 0; k < 3; k++)
            assert_true(fabs(other.centroid[k] - 1 - k) < 1e-8);
        print_message("%s, p = %g: %.0f evaluations to 1e-9, %.0f turned to 1e-6\n", solid->name, p,
                      mass.evaluations, other.evaluations);
    }
}

/* A hull of random vertices has no symmetry: the same turned, and the sum of the body with itself is twice
 * as large. */
static void random_hulls(void **state)
{
    (void)state;
    struct random r = {52};
    for (int i = 0; i < 6; i++) {
        double vertex[36], shape[ROOM], turned[ROOM], q[9];
        struct nc_spatial_mass mass, other;
        size_t n;
        do {
            for (int k = 0; k < 12; k++) {
                random_direction(&r, vertex + 3 * k);
                for (int l = 0; l < 3; l++)
                    vertex[3 * k + l] *= random_uniform(&r, 0.6, 1);
            }
            n = nc_spatial_hull(shape, ROOM, vertex, 12, i < 3 ? 400 : 4000);
        } while (nc_spatial_check(shape, n));
        random_rotation(&r, q);
        const size_t m = nc_spatial_rotated(turned, ROOM, shape, n, q);
        assert_int_equal(nc_spatial_mass(shape, n, 1e-8, &mass), NC_OK);
        assert_int_equal(nc_spatial_mass(turned, m, 1e-5, &other), NC_OK);
        close_to(other.volume, mass.volume, 1e-7);
        close_to(other.surface, mass.surface, 1e-7);
        if (i > 0)
            continue;
        memcpy(shape + n, shape, n * sizeof *shape);
        assert_int_equal(nc_spatial_mass(shape, 2 * n, 1e-4, &other), NC_OK);
        close_to(other.volume, 8 * mass.volume, 1e-4);
        close_to(other.surface, 4 * mass.surface, 1e-4);
    }
}

/* Steiner: V(d) = V + S d + M d^2 + 4 pi/3 d^3 and S(d) = V'(d), with M = 6 pi for the cube itself. At any
 * tolerance the answer is as good as that, or there is none. */
static void rounded(void **state)
{
    (void)state;
    static const double sharpness[] = {100, 1000, NC_MAX_SHARPNESS}, tolerance[] = {0.1, 1e-2, 1e-3, 1e-5};
    for (int i = 0; i < 12; i++) {
        const double p = sharpness[i / 4], d = i % 2 ? 0.1 : 0.3;
        double shape[ROOM];
        struct nc_spatial_mass plain, mass;
        size_t n = nc_spatial_hull(shape, ROOM, solids[0].vertex, 8, p);
        assert_int_equal(nc_spatial_mass(shape, n, 1e-9, &plain), NC_OK);
        n += nc_spatial_offset(shape + n, ROOM - n, d);
        assert_int_equal(nc_spatial_mass(shape, n, tolerance[i % 4], &mass), NC_OK);
        const double M = (mass.volume - plain.volume - plain.surface * d) / (d * d) - 4 * pi / 3 * d;
        const double slack = tolerance[i % 4] * mass.volume / (d * d);
        assert_true(M > 6 * pi - slack && M < 6 * pi * pow(8, 1 / p) + slack);
        close_to(mass.surface, plain.surface + 2 * M * d + 4 * pi * d * d, 4 * tolerance[i % 4]);
    }
    for (int i = 0; i < 4; i++) { /* edges across all directions: the work grows with p */
        double shape[ROOM], vertex[24], truth = 0;
        struct nc_spatial_mass mass;
        struct random r = {53};
        double q[9];
        random_rotation(&r, q);
        for (int k = 0; k < 24; k++)
            vertex[k] = q[k % 3 * 3] * solids[0].vertex[k / 3 * 3] +
                        q[k % 3 * 3 + 1] * solids[0].vertex[k / 3 * 3 + 1] +
                        q[k % 3 * 3 + 2] * solids[0].vertex[k / 3 * 3 + 2];
        size_t n = nc_spatial_hull(shape, ROOM, vertex, 8, NC_MAX_SHARPNESS);
        n += nc_spatial_offset(shape + n, ROOM - n, 0.1);
        truth = 8 + 24 * 0.1 + 6 * pi * 0.01 + 4 * pi / 3 * 1e-3; /* to 1e-3 */
        const int status = nc_spatial_mass(shape, n, tolerance[i], &mass);
        assert_true(status == NC_OK || status == NC_E_NO_CONVERGENCE);
        if (status == NC_OK)
            close_to(mass.volume, truth, tolerance[i] + 1e-3);
        else
            assert_true(isnan(mass.volume) && !(mass.error <= tolerance[i]));
        print_message("cube at an angle, p = 10000, rounded, tolerance %g: %s\n", tolerance[i],
                      nc_message(status));
    }
}

/* --- Superellipsoids
 * ------------------------------------------------------------------------------------*/

static double beta(double x, double y)
{
    return exp(lgamma(x) + lgamma(y) - lgamma(x + y));
}

/* 003 (52): the section at z is a superellipse of exponent d, shrunk by (1 - |z/c|^e)^(1/e). Volume,
 * surface (from volumes of rounded bodies by Steiner's formula), moments; turned and moved. */
static void superellipsoids(void **state)
{
    (void)state;
    static const double exponent[][2] = {{1.1, 1.1}, {1.3, 1.8}, {1.9, 1.95}, {2.1, 2.1}, {2, 4},  {4, 2},
                                         {4, 4},     {8, 8},     {3, 20},     {20, 3},    {50, 50}};
    const double a[3] = {2, 1, 0.7};
    struct random r = {54};
    for (int i = 0; i < 11; i++) {
        const double d = exponent[i][0], e = exponent[i][1], all = a[0] * a[1] * a[2];
        const double area = 4 / d * beta(1 / d, 1 + 1 / d), across = 4 / d * beta(3 / d, 1 + 1 / d);
        const double V = 2 * all * area / e * beta(1 / e, 1 + 2 / e);
        const double xx = 2 * all * across / e * beta(1 / e, 1 + 4 / e),
                     zz = 2 * all * area / e * beta(3 / e, 1 + 2 / e);
        const double moment[3] = {a[0] * a[0] * xx, a[1] * a[1] * xx, a[2] * a[2] * zz};
        double shape[ROOM], turned[ROOM], q[9], round[2];
        struct nc_spatial_mass mass, other;
        const size_t n = nc_spatial_superellipsoid(shape, ROOM, a[0], a[1], a[2], d, e, 0);
        assert_int_equal(nc_spatial_mass(shape, n, 1e-9, &mass), NC_OK);
        close_to(mass.volume, V, 1e-10);
        for (int k = 0; k < 3; k++) {
            close_to(mass.inertia[4 * k], moment[(k + 1) % 3] + moment[(k + 2) % 3], 1e-10);
            assert_true(fabs(mass.centroid[k]) < 1e-12 && fabs(mass.inertia[3 * k + (k + 1) % 3]) < 1e-12);
        }
        for (int k = 0; k < 2; k++) {
            const double by = k ? 0.2 : 0.1;
            const size_t m = n + nc_spatial_offset(shape + n, ROOM - n, by);
            assert_int_equal(nc_spatial_mass(shape, m, 1e-9, &other), NC_OK);
            round[k] = (other.volume - V - 4 * pi / 3 * by * by * by) / by; /* S + M by */
        }
        close_to(mass.surface, 2 * round[0] - round[1], 1e-8);
        random_rotation(&r, q);
        size_t m = nc_spatial_rotated(turned, ROOM, shape, n, q);
        m += nc_spatial_shift(turned + m, ROOM - m, 3, 4, 5);
        assert_int_equal(nc_spatial_mass(turned, m, 1e-9, &other), NC_OK);
        close_to(other.volume, V, 1e-10);
        close_to(other.surface, mass.surface, 1e-10);
        for (int k = 0; k < 9; k++) {
            double J = 0;
            for (int l = 0; l < 3; l++)
                J += q[k / 3 * 3 + l] * (moment[(l + 1) % 3] + moment[(l + 2) % 3]) * q[k % 3 * 3 + l];
            assert_true(fabs(other.inertia[k] - J) < 1e-10 * V);
            assert_true(k > 2 || fabs(other.centroid[k] - 3 - k) < 1e-10);
        }
        print_message("exponents %g %g: volume %.0e, %.0f evaluations\n", d, e, fabs(mass.volume / V - 1),
                      mass.evaluations);
    }
}

/* Nearly boxes, cylinders and octahedra: volume and moments are exact, the surface is that of a body of revolution by
 * its meridian in small steps, or between those of the ball of the same volume and of the box. */
static void sharp_superellipsoids(void **state)
{
    (void)state;
    static const double exponent[][2] = {{2, 40},    {2, 70},        {2, 400},     {2, 1.01}, {70, 70},
                                         {100, 100}, {1.005, 1.005}, {1.005, 300}, {300, 2},  {5000, 5000}};
    const double c = 0.5, q[9] = {0, 0, 1, 1, 0, 0, 0, 1, 0};
    for (int i = 0; i < 20; i++) {
        const double d = exponent[i / 2][0], e = exponent[i / 2][1], a = 0.7, b = i % 2 ? 0.02 : 0.7;
        const double area = 4 / d * beta(1 / d, 1 + 1 / d), across = 4 / d * beta(3 / d, 1 + 1 / d);
        const double V = 2 * a * b * c * area / e * beta(1 / e, 1 + 2 / e);
        const double xx = 2 * a * b * c * across / e * beta(1 / e, 1 + 4 / e),
                     zz = 2 * a * b * c * area / e * beta(3 / e, 1 + 2 / e);
        double shape[ROOM], turned[ROOM];
        struct nc_spatial_mass mass, other;
        const size_t n = nc_spatial_superellipsoid(shape, ROOM, a, b, c, d, e, 0);
        assert_int_equal(nc_spatial_mass(shape, n, 1e-12, &mass), NC_OK);
        close_to(mass.volume, V, 1e-12);
        close_to(mass.inertia[0], b * b * xx + c * c * zz, 1e-12);
        close_to(mass.inertia[4], a * a * xx + c * c * zz, 1e-12);
        close_to(mass.inertia[8], (a * a + b * b) * xx, 1e-12);
        between(cbrt(36 * pi * V * V), mass.surface, 8 * (a * b + b * c + a * c));
        double meridian = 0, last[2] = {0, c};
        const int steps = 400000;
        for (int k = 1; d == 2 && a == b && k <= steps; k++) {
            const double w = 40 - 80.0 * k / steps, r = pow(1 + exp(e * w), -1 / e);
            const double now[2] = {e * w > 700 ? a * exp(-w) : a * r, e * w > 700 ? c : c * r * exp(w)};
            meridian += 2 * pi * (now[0] + last[0]) * hypot(now[0] - last[0], now[1] - last[1]);
            memcpy(last, now, sizeof last);
        }
        if (meridian > 0)
            close_to(mass.surface, meridian, 1e-6);
        size_t m = nc_spatial_shift(turned, ROOM, 1, 2, 3);
        memcpy(turned + m, shape, n * sizeof *shape);
        m = nc_spatial_rotated(turned + 32, ROOM - 32, turned, m + n, q); /* z becomes x */
        assert_int_equal(nc_spatial_mass(turned + 32, m, 1e-6, &other), NC_OK);
        close_to(other.inertia[0], mass.inertia[8], 1e-12);
        close_to(other.inertia[4], mass.inertia[0], 1e-12);
        close_to(other.surface, mass.surface, 1e-6);
        for (int k = 0; k < 3; k++)
            close_to(other.centroid[k], k ? k : 3, 1e-12);
    }
}

/* The planar ones: area and moments by the same functions, with corners of the potential on the axes. */
static void superellipses(void **state)
{
    (void)state;
    static const double exponent[] = {1.05, 1.3, 1.9, 2.1, 4, 8, 20, 50, 100, 1000, 1.005};
    for (int i = 0; i < 11; i++) {
        const double e = exponent[i], a = 2, b = 1;
        double shape[16];
        struct nc_planar_mass mass;
        const size_t n = nc_planar_superellipse(shape, 16, a, b, e, 0);
        assert_int_equal(nc_planar_mass(shape, n, &mass), NC_OK);
        close_to(mass.area, 4 * a * b / e * beta(1 / e, 1 + 1 / e), 1e-12);
        close_to(mass.moments[0], 4 * a * a * a * b / e * beta(3 / e, 1 + 1 / e), 1e-12);
        close_to(mass.moments[2], 4 * a * b * b * b / e * beta(3 / e, 1 + 1 / e), 1e-12);
        assert_true(fabs(mass.moments[1]) < 1e-12 &&
                    fabs(mass.centroid[0]) + fabs(mass.centroid[1]) < 1e-12);
        between(2 * pi * sqrt(mass.area / pi), mass.perimeter,
                12); /* isoperimetric; inside of the rectangle */
    }
    for (int i = 0; i < 7; i++) { /* revolved: the section at z is a disc */
        const double e = exponent[i], V = 2 * pi * 4 / e * beta(1 / e, 1 + 2 / e);
        double profile[16], shape[32];
        struct nc_spatial_mass mass;
        size_t n = nc_planar_superellipse(profile, 16, 2, 1, e, 0);
        n = nc_spatial_revolved(shape, 32, profile, n);
        assert_int_equal(nc_spatial_mass(shape, n, 1e-7, &mass), NC_OK);
        close_to(mass.volume, V, 1e-7);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hulls),
        cmocka_unit_test(random_hulls),
        cmocka_unit_test(rounded),
        cmocka_unit_test(superellipsoids),
        cmocka_unit_test(sharp_superellipsoids),
        cmocka_unit_test(superellipses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
