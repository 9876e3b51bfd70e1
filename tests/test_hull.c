/* Smoothed hulls up to the largest sharpness: derivatives to full relative accuracy, convex at every
 * normal, no larger than the bound that the header states. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "exact_hull.h"
#include "random_spatial.h"

enum { ROOM = 3 * VERTICES + 8 };

/* In this order: the first two are smooth enough to be convex only, all others for third derivatives. */
static const double sharpness[] = {2, 3.5, 4.5, 12, 24, 50, 100, 300, 1000, 5000, NC_MAX_SHARPNESS};
enum { ROUGH = 2, POWERS = sizeof sharpness / sizeof *sharpness };

static const double tolerance = 1e-10;

/* Anywhere, at the normal of a face of three vertices, or close to it or to an edge, where vertices tie. */
static void random_normal(struct random *r, const struct hull *hull, double n[3])
{
    double a[3], b[3], size = 0;
    const double *v[3];
    random_direction(r, n);
    for (int i = 0; i < 3; i++)
        v[i] = hull->vertex[random_below(r, hull->count)];
    for (int k = 0; k < 3; k++) {
        a[k] = v[1][k] - v[0][k];
        b[k] = v[2][k] - v[0][k];
    }
    const double near = random_below(r, 3) ? random_scale(r, 1e-6, 1) : 0;
    const double across[3] = {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2],
                              a[0] * b[1] - a[1] * b[0]};
    for (int k = 0; k < 3; k++)
        size += across[k] * across[k];
    if (size == 0 || random_below(r, 4) == 0)
        return;
    for (int k = 0; k < 3; k++)
        n[k] = across[k] / sqrt(size) + near * n[k];
    size = sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    for (int k = 0; k < 3; k++)
        n[k] /= size;
}

static double off(long double value, long double truth, long double size)
{
    const long double error = fabsl(value - truth);
    return error <= 1e-280L ? 0 : (double)(error / size); /* shares below that are no doubles */
}

/* Each derivative to 1e-10 of its own size, however small the curvature radii are (down to 1e-20 of the
 * largest). */
static void derivatives(void **state)
{
    (void)state;
    struct random r = {20};
    for (int j = ROUGH; j < POWERS; j++) {
        static struct hull hull;
        double worst[4] = {0, 0, 0, 0}, shape[ROOM], n[3], a[3], b[3], h, g[3], H[9], t[3];
        for (int i = 0; i < 20000; i++) {
            struct exact truth;
            random_hull(&r, sharpness[j], &hull);
            random_normal(&r, &hull, n);
            random_direction(&r, a);
            random_direction(&r, b);
            const size_t size = nc_spatial_hull(shape, ROOM, hull.vertex[0], (size_t)hull.count, hull.p);
            assert_true(size > 0 && size <= ROOM);
            assert_int_equal(nc_spatial_third(shape, size, n, a, b, &h, g, H, t), NC_OK);
            exact(&hull, n, a, b, &truth);
            worst[0] = fmax(worst[0], off(h, truth.h, truth.h));
            for (int k = 0; k < 9; k++) {
                worst[1] = fmax(worst[1], k < 3 ? off(g[k], truth.g[k], truth.h) : 0);
                worst[2] = fmax(worst[2], off(H[k], truth.H[k / 3][k % 3], truth.H_size));
                worst[3] = fmax(worst[3], k < 3 ? off(t[k], truth.t[k], truth.t_size) : 0);
            }
            for (int k = 0; k < 4; k++)
                if (!(worst[k] <= tolerance))
                    fail_msg("p = %g, sample %d, derivative %d: off by %g of its size", hull.p, i, k,
                             worst[k]);
        }
        print_message("p = %g: 20000 hulls, seed 20, largest relative errors %.1e %.1e %.1e %.1e\n",
                      sharpness[j], worst[0], worst[1], worst[2], worst[3]);
    }
}

/* The same as the definition itself, differentiated as a power series, where long double has digits enough.
 */
static void definition(void **state)
{
    (void)state;
    static struct truth_spatial term = {.kind = TRUTH_SPATIAL_HULL, .q = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
    static struct hull hull;
    struct random r = {21};
    for (int i = 0; i < 20000; i++) {
        struct exact truth;
        double n[3], a[3];
        series line[3];
        long double length = 0, aHa = 0, aT = 0;
        random_hull(&r, sharpness[random_below(&r, 6)], &hull);
        random_direction(&r, n); /* no vertex just comes into view */
        random_direction(&r, a);
        term.p[0] = hull.count;
        term.p[1] = hull.p;
        memcpy(term.p + 2, hull.vertex, sizeof(double) * 3 * (size_t)hull.count);
        for (int k = 0; k < 3; k++)
            length += (long double)n[k] * n[k];
        for (int k = 0; k < 3; k++)
            line[k] = series_line(n[k] / sqrtl(length), a[k]);
        const series f = truth_spatial(&term, line);
        exact(&hull, n, a, a, &truth);
        for (int k = 0; k < 9; k++)
            aHa += a[k / 3] * truth.H[k / 3][k % 3] * a[k % 3];
        for (int k = 0; k < 3; k++)
            aT += truth.t[k] * a[k];
        assert_true(fabsl(f.c[0] - truth.h) <= 1e-14L * truth.h);
        assert_true(fabsl(2 * f.c[2] - aHa) <= 1e-13L * (truth.h * hull.p + truth.H_size));
        if (hull.p > 3)
            assert_true(fabsl(6 * f.c[3] - aT) <= 1e-12L * (truth.h * hull.p * hull.p + truth.t_size));
    }
}

/* No normal is refused, and the boundary point lies in the hull's multiple. */
static void convex_everywhere(void **state)
{
    (void)state;
    static struct hull hull;
    struct random r = {22};
    double shape[ROOM], n[3];
    for (int j = 0; j < POWERS; j++)
        for (int i = 0; i < 50000; i++) {
            struct nc_spatial_boundary boundary;
            double most = 0;
            int front = 0;
            random_hull(&r, sharpness[j], &hull);
            random_normal(&r, &hull, n);
            size_t size = nc_spatial_hull(shape, ROOM, hull.vertex[0], (size_t)hull.count, hull.p);
            assert_int_equal(nc_spatial_boundary(shape, size, n, &boundary), NC_OK);
            assert_true(boundary.radius[0] >= 0);
            for (int k = 0; k < hull.count; k++) {
                const double *v = hull.vertex[k], w = v[0] * n[0] + v[1] * n[1] + v[2] * n[2];
                most = fmax(most, w);
                front += w > 0;
            }
            assert_true(boundary.h >= most * (1 - 1e-15) &&
                        boundary.h <= most * pow(front, 1 / hull.p) * (1 + 1e-14));
        }
    hull = (struct hull){.count = 8};
    for (int k = 0; k < 24; k++)
        hull.vertex[k / 3][k % 3] = (k / 3) >> (k % 3) & 1 ? 1 : -1;
    for (int j = 0; j < POWERS; j++) { /* the face of a cube: exactly that factor, and flat by symmetry */
        struct nc_spatial_boundary face;
        const size_t size = nc_spatial_hull(shape, ROOM, hull.vertex[0], 8, sharpness[j]);
        assert_int_equal(nc_spatial_boundary(shape, size, (double[3]){0, 0, 1}, &face), NC_OK);
        assert_true(fabs(face.h - pow(4, 1 / sharpness[j])) < 1e-14);
        assert_true(fabs(face.radius[0] / ((sharpness[j] - 1) * face.h) - 1) < 1e-13);
        assert_true(fabs(face.radius[1] / ((sharpness[j] - 1) * face.h) - 1) < 1e-13);
    }
}

/* Nothing overflows or vanishes for bodies of any size. */
static void any_size(void **state)
{
    (void)state;
    static struct hull hull, other;
    struct random r = {23};
    double shape[ROOM], n[3], a[3], b[3], h[2], g[2][3], H[2][9], t[2][3];
    for (int i = 0; i < 2000; i++) {
        const int power = random_below(&r, 2) ? 900 : -900;
        random_hull(&r, sharpness[random_below(&r, POWERS)], &hull);
        random_normal(&r, &hull, n);
        random_direction(&r, a);
        random_direction(&r, b);
        other = hull;
        for (int k = 0; k < 3 * hull.count; k++)
            other.vertex[k / 3][k % 3] = ldexp(hull.vertex[k / 3][k % 3], power);
        for (int k = 0; k < 2; k++) {
            const size_t size =
                nc_spatial_hull(shape, ROOM, (k ? &other : &hull)->vertex[0], (size_t)hull.count, hull.p);
            assert_int_equal(nc_spatial_check(shape, size), NC_OK);
            assert_int_equal(nc_spatial_third(shape, size, n, a, b, &h[k], g[k], H[k], t[k]), NC_OK);
        }
        assert_true(h[1] == ldexp(h[0], power));
        for (int k = 0; k < 9; k++) {
            assert_true(fabs(H[1][k] - ldexp(H[0][k], power)) <=
                        ldexp(1e-14 * (fabs(H[0][0]) + fabs(H[0][4]) + fabs(H[0][8]) + 1e-30), power));
            assert_true(k > 2 || fabs(g[1][k] - ldexp(g[0][k], power)) <= 1e-15 * h[1]);
        }
    }
}

static void range(void **state)
{
    (void)state;
    double shape[ROOM], cube[24];
    for (int k = 0; k < 24; k++)
        cube[k] = (k / 3) >> (k % 3) & 1 ? 1 : -1;
    const double bad[] = {1.99, 0, -3, NC_MAX_SHARPNESS * 1.001, INFINITY, NAN};
    for (int i = 0; i < 6; i++)
        assert_int_equal(nc_spatial_hull(shape, ROOM, cube, 8, bad[i]), 0);
    for (int i = 0; i < 4; i++) {
        const size_t size = nc_spatial_hull(shape, ROOM, cube, 8, 12);
        assert_int_equal(nc_spatial_check(shape, size), NC_OK);
        shape[2] = bad[i];
        assert_int_equal(nc_spatial_check(shape, size), NC_E_RANGE + NC_TERM);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(derivatives), cmocka_unit_test(definition), cmocka_unit_test(convex_everywhere),
        cmocka_unit_test(any_size),    cmocka_unit_test(range),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
