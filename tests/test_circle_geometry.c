/* The boundary from a polar potential, its curvature, and the uniqueness of the contact point. */
#include "planar_support.h"

#define R 0.5

static const enum nc_case modes[2] = {NC_CASE_CONVEX, NC_CASE_CONCAVE};

/* Curvature of the body at the contact: circle through three points of the boundary, Richardson. */
struct turning {
    const struct shape *shape;
    enum nc_case mode;
    int what;
};

static double boundary_at(double psi, const void *context)
{
    const struct turning *c = context;
    struct nc_planar_boundary p;
    OK(nc_circle_boundary(c->shape->data, c->shape->n, R, c->mode, psi, &p));
    return p.point[c->what];
}

static void curvature(void **state)
{
    (void)state;
    struct random seed = {75};
    print_message("seed 75\n");
    for (int i = 0; i < 100; i++) {
        struct shape shape;
        struct nc_planar_boundary p;
        struct turning c = {&shape, modes[i % 2], 0};
        struct nc_circle_margins margins;
        double d[2], dd[2];
        const double psi = random_uniform(&seed, -PI, PI);
        shape_polar(&shape, &seed);
        OK(nc_circle_boundary(shape.data, shape.n, R, c.mode, psi, &p));
        for (c.what = 0; c.what < 2; c.what++) {
            d[c.what] = derivative(boundary_at, &c, psi, 0.05, 1);
            dd[c.what] = derivative(boundary_at, &c, psi, 0.05, 2);
        }
        /* counter-clockwise about the material: the cavity is run through in the other sense */
        const double speed = hypot(d[0], d[1]),
                     kappa = (d[0] * dd[1] - d[1] * dd[0]) / (speed * speed * speed);
        CLOSE(p.curvature, c.mode * kappa, 1e-8 * (1 + fabs(kappa)));
        CLOSE(p.tangent[0], c.mode * d[0] / speed, 1e-10);
        CLOSE(p.tangent[1], c.mode * d[1] / speed, 1e-10);
        CLOSE(p.normal[0], p.tangent[1], 0);
        CLOSE(p.radius * p.curvature, 1, 1e-12);
        const double rr = p.point[0] * p.point[0] + p.point[1] * p.point[1];
        OK(nc_circle_margin(shape.data, shape.n, R, c.mode, psi, &margins));
        CLOSE(margins.curvature, 1 / (1 + R * p.curvature), 1e-13);                   /* (72) */
        CLOSE(margins.position, (p.point[0] * d[1] - p.point[1] * d[0]) / rr, 1e-10); /* (73) */
    }
}

/* The cam of 000 (90): concave stretches, yet a unique contact point; not with a larger roller. */
static void cam(void **state)
{
    (void)state;
    struct shape shape;
    struct nc_circle_margins smallest, where, brute = {INFINITY, INFINITY}, m;
    double least = INFINITY;
    shape_cam(&shape, R);
    OK(nc_circle_smallest_margins(shape.data, shape.n, R, NC_CASE_CONVEX, &smallest, &where));
    for (int i = 0; i < 100000; i++) {
        struct nc_planar_boundary p;
        const double psi = 2 * PI * i / 100000;
        OK(nc_circle_margin(shape.data, shape.n, R, NC_CASE_CONVEX, psi, &m));
        OK(nc_circle_boundary(shape.data, shape.n, R, NC_CASE_CONVEX, psi, &p));
        brute.curvature = fmin(brute.curvature, m.curvature);
        brute.position = fmin(brute.position, m.position);
        least = fmin(least, p.curvature);
    }
    assert_true(least < -0.1 / R && least > -1 / R);
    assert_true(smallest.curvature > 0 && smallest.position > 0);
    assert_true(smallest.curvature <= brute.curvature + 1e-15 &&
                smallest.position <= brute.position + 1e-15);
    CLOSE(smallest.curvature, brute.curvature, 1e-7);
    CLOSE(smallest.position, brute.position, 1e-7);
    OK(nc_circle_margin(shape.data, shape.n, R, NC_CASE_CONVEX, where.curvature, &m));
    CLOSE(m.curvature, smallest.curvature, 0);
    OK(nc_circle_smallest_margins(shape.data, shape.n, R, NC_CASE_CONCAVE, &smallest, NULL));
    print_message("least curvature of the cam: %g/R\n", least * R);
}

/* Too strong a bump violates (72); the smallest margin says where. */
static void not_unique(void **state)
{
    (void)state;
    double shape[16];
    struct nc_circle_margins smallest, where;
    const double a[3] = {0, 0, 0.3}, b[3] = {0, 0, 0};
    const size_t n = nc_planar_fourier(shape, 16, 1, a, b, 3);
    OK(nc_circle_smallest_margins(shape, n, R, NC_CASE_CONVEX, &smallest, &where));
    assert_true(smallest.curvature < 0);
    CLOSE(cos(3 * where.curvature), 1, 1e-9); /* on a tip: G = 1.3, G'' = -2.7 */
    CLOSE(smallest.curvature, 1 - R * (1.3 * 1.3 + 1.3 * 2.7) / (1.3 * 1.3 * 1.3), 1e-14);
}

static void bad_input(void **state)
{
    (void)state;
    const double shape[3] = {NC_PLANAR_OFFSET, 1, 2}, negative[3] = {NC_PLANAR_OFFSET, 1, -1};
    struct nc_planar_boundary p;
    struct nc_circle_margins m;
    const double corner[3] = {NC_PLANAR_OFFSET, 1, R}; /* a single point, at the reference point */
    OK(nc_circle_boundary(corner, 3, R, NC_CASE_CONVEX, 0, &p));
    assert_true(isinf(p.curvature) && p.radius == 0);
    assert_int_equal(nc_circle_margin(corner, 3, R, NC_CASE_CONVEX, 0, &m), NC_E_POLAR);
    assert_int_equal(nc_circle_boundary(shape, 3, R, NC_CASE_CONVEX, NAN, &p), NC_E_ARGUMENT);
    assert_true(isnan(p.point[0]) && isnan(p.curvature));
    assert_int_equal(nc_circle_boundary(shape, 3, R, NC_CASE_CONVEX, 0, NULL), NC_E_NULL);
    assert_int_equal(nc_circle_boundary(shape, 3, -R, NC_CASE_CONVEX, 0, &p), NC_E_RADIUS);
    assert_int_equal(nc_circle_boundary(negative, 3, R, NC_CASE_CONVEX, 0, &p), NC_E_POLAR);
    assert_int_equal(nc_circle_boundary(shape, 3, 1e308, NC_CASE_CONVEX, 0, &p), NC_OK);
    const double huge[3] = {NC_PLANAR_OFFSET, 1, 1.7e308};
    assert_int_equal(nc_circle_margin(huge, 3, 1e200, NC_CASE_CONCAVE, 0, &m), NC_E_ARGUMENT);
    assert_int_equal(nc_circle_margin(shape, 3, 0, NC_CASE_CONVEX, 0, &m), NC_E_RADIUS);
    assert_int_equal(nc_circle_margin(shape, 3, R, NC_CASE_CONVEX, 0, NULL), NC_E_NULL);
    assert_int_equal(nc_circle_smallest_margins(shape, 3, R, NC_CASE_CONVEX, NULL, NULL), NC_E_NULL);
    assert_int_equal(nc_circle_smallest_margins(shape, 2, R, NC_CASE_CONVEX, &m, &m) % NC_TERM,
                     NC_E_TRUNCATED);
    assert_true(isnan(m.curvature) && isnan(m.position));
    assert_int_equal(nc_circle_smallest_margins(negative, 3, R, NC_CASE_CONVEX, &m, NULL), NC_E_POLAR);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(curvature),
        cmocka_unit_test(cam),
        cmocka_unit_test(not_unique),
        cmocka_unit_test(bad_input),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
