/* Change of the circle's radius: closed forms, brute force, the limits of 000 (74)-(76), the PDE (84). */
#include "planar_support.h"

#define CONVEX NC_CASE_CONVEX
#define CONCAVE NC_CASE_CONCAVE

struct change {
    const struct shape *shape;
    double from, to, angle;
    enum nc_case mode;
    int what;
};

static double changed(double angle, const void *context)
{
    const struct change *c = context;
    double out[4];
    OK(nc_circle_change_radius(c->shape->data, c->shape->n, c->from, c->to, c->mode, angle, out));
    return out[c->what];
}

static double of_radius(double radius, const void *context)
{
    const struct change *c = context;
    double out[4];
    OK(nc_circle_change_radius(c->shape->data, c->shape->n, c->from, radius, c->mode, c->angle, out));
    return out[0];
}

/* Each derivative is that of the one before. */
static void check_derivatives(struct change c, double angle, double tolerance)
{
    double out[4];
    OK(nc_circle_change_radius(c.shape->data, c.shape->n, c.from, c.to, c.mode, angle, out));
    for (c.what = 0; c.what < 3; c.what++)
        CLOSE(out[c.what + 1], derivative(changed, &c, angle, 0.02, 1),
              tolerance * (1 + fabs(out[c.what + 1])));
}

/* The boundary of an ellipse in polar coordinates, from its support function: R = infinity to R = 0. */
static void ellipse(void **state)
{
    (void)state;
    const double a = 1.3, b = 0.6;
    struct shape shape;
    double out[4];
    shape.n = nc_planar_ellipse(shape.data, 4, a, b);
    for (double angle = -7; angle < 7; angle += 0.29) {
        const double c = cos(angle), s = sin(angle);
        OK(nc_circle_change_radius(shape.data, shape.n, INFINITY, 0, CONVEX, angle, out));
        CLOSE(out[0], a * b / sqrt(b * b * c * c + a * a * s * s), 4e-15);
        check_derivatives((struct change){&shape, INFINITY, 0, 0, CONVEX, 0}, angle, 1e-9);
    }
}

/* A disc with an eccentric reference point, all four kinds of change. */
static void eccentric_disc(void **state)
{
    (void)state;
    static struct shape cam;
    const double b = 0.8, e = 0.3, R = 0.5, Q = 1.7;
    struct shape support;
    double out[4];
    support.n = nc_planar_offset(support.data, 10, b);
    support.n += nc_planar_shift(support.data + support.n, 10, e, 0);
    cam.n = nc_planar_for_radius(cam.data, 4200, support.data, support.n, INFINITY, R, CONVEX, 400);
    assert_int_equal(cam.n, 4 + 9 * 400);
    OK(nc_planar_check(cam.data, cam.n));
    for (double psi = -4; psi < 4; psi += 0.23) {
        const double c = cos(psi), s = sin(psi);
        OK(nc_circle_change_radius(support.data, support.n, INFINITY, R, CONVEX, psi, out));
        CLOSE(out[0], e * c + sqrt((b + R) * (b + R) - e * e * s * s), 2e-15);
        OK(nc_circle_change_radius(cam.data, cam.n, R, Q, CONVEX, psi, out));
        CLOSE(out[0], e * c + sqrt((b + Q) * (b + Q) - e * e * s * s), 1e-14);
        OK(nc_circle_change_radius(cam.data, cam.n, R, 0, CONVEX, psi, out));
        CLOSE(out[0], e * c + sqrt(b * b - e * e * s * s), 1e-14);
        OK(nc_circle_change_radius(cam.data, cam.n, R, INFINITY, CONVEX, psi, out));
        CLOSE(out[0], b + e * c, 1e-14);
        CLOSE(out[1], -e * s, 1e-13);
        CLOSE(out[2], -e * c, 1e-9);
        /* The same circle as a cavity of radius b with a disc of radius R inside. */
        OK(nc_circle_change_radius(support.data, support.n, INFINITY, 0.2, CONCAVE, psi, out));
        CLOSE(out[0], e * c + sqrt((b - 0.2) * (b - 0.2) - e * e * s * s), 2e-15);
        CLOSE(out[1], -e * s - e * e * s * c / sqrt((b - 0.2) * (b - 0.2) - e * e * s * s), 1e-14);
    }
}

/* The circle of the new radius, at the new distance, touches the boundary from the old potential. */
static void touching(void **state)
{
    (void)state;
    struct random seed = {81};
    print_message("seed 81\n");
    for (int i = 0; i < 60; i++) {
        enum { COUNT = 20000 };
        struct shape shape;
        double out[4], nearest = INFINITY;
        const enum nc_case mode = i % 2 ? CONCAVE : CONVEX;
        const double from = 0.5, to = random_uniform(&seed, 0.1, 0.7), psi = random_uniform(&seed, -PI, PI);
        shape_polar(&shape, &seed);
        OK(nc_circle_change_radius(shape.data, shape.n, from, to, mode, psi, out));
        for (int j = 0; j < COUNT; j++) {
            struct nc_planar_boundary p;
            OK(nc_circle_boundary(shape.data, shape.n, from, mode, 2 * PI * j / COUNT, &p));
            nearest = fmin(nearest, hypot(p.point[0] - out[0] * cos(psi), p.point[1] - out[0] * sin(psi)));
        }
        CLOSE(nearest, to, 1e-6);
        assert_true(nearest >= to - 1e-14);
        check_derivatives((struct change){&shape, from, to, 0, mode, 0}, psi, 2e-9);
        /* 000 (84), which is printed inverted; in the concave case with the other sign */
        struct change c = {&shape, from, to, psi, mode, 0};
        CLOSE(derivative(of_radius, &c, to, 0.02, 1), mode * hypot(out[0], out[1]) / out[0], 1e-10);
    }
}

/* h to G to h, G to G' to G: through the sampled shape, with its error of order 8. */
static void round_trip(void **state)
{
    (void)state;
    static struct shape there;
    struct shape shape;
    struct random seed = {82};
    print_message("seed 82\n");
    for (int i = 0; i < 20; i++) {
        const double R = random_uniform(&seed, 0.2, 3), angle = random_uniform(&seed, -PI, PI);
        double h[4], out[4], error[2];
        shape_convex(&shape, &seed);
        OK(nc_planar_eval(shape.data, shape.n, angle, h));
        for (int k = 0; k < 2; k++) {
            const size_t pieces = 60u << k;
            there.n =
                nc_planar_for_radius(there.data, 4200, shape.data, shape.n, INFINITY, R, CONVEX, pieces);
            assert_int_equal(there.n, 4 + 9 * pieces);
            error[k] = 0;
            for (size_t j = 0; j < pieces; j++) { /* largest in the middle of a piece */
                double G[4];
                OK(nc_planar_eval(there.data, there.n, 2 * PI * ((double)j + 0.5) / (double)pieces, G));
                OK(nc_circle_change_radius(shape.data, shape.n, INFINITY, R, CONVEX,
                                           2 * PI * ((double)j + 0.5) / (double)pieces, out));
                error[k] = fmax(error[k], fabs(G[0] - out[0]));
            }
        }
        assert_true(error[1] < error[0] / 64 || error[1] < 1e-14);
        there.n = nc_planar_for_radius(there.data, 4200, shape.data, shape.n, INFINITY, R, CONVEX, 400);
        int continuity;
        OK(nc_planar_continuity(there.data, there.n, &continuity));
        assert_int_equal(continuity, 3);
        OK(nc_circle_change_radius(there.data, there.n, R, INFINITY, CONVEX, angle, out));
        CLOSE(out[0], h[0], 1e-14);
        CLOSE(out[1], h[1], 1e-12);
        CLOSE(out[2], h[2], 1e-8);
        CLOSE(out[3], h[3], 1e-5);
        OK(nc_circle_change_radius(shape.data, shape.n, INFINITY, INFINITY, CONVEX, angle, out));
        for (int k = 0; k < 4; k++)
            CLOSE(out[k], h[k], 1e-14);
    }
}

/* 000 (74)-(76): for R to infinity G - R tends to h, like h'^2/(2 R); for R to 0 to the polar form. */
static void limits(void **state)
{
    (void)state;
    struct random seed = {83};
    struct shape shape;
    double h[4], out[4];
    print_message("seed 83\n");
    shape_convex(&shape, &seed);
    for (double phi = -3; phi < 3; phi += 0.4) {
        OK(nc_planar_eval(shape.data, shape.n, phi, h));
        for (double R = 1e3; R < 1e9; R *= 10) {
            OK(nc_circle_change_radius(shape.data, shape.n, INFINITY, R, CONVEX, phi, out));
            CLOSE(out[0] - R, h[0] - h[1] * h[1] / (2 * R), 10 / (R * R) + 4e-16 * R);
            CLOSE(out[1], h[1], 5 / R);
            CLOSE(out[2], h[2], 40 / R);
        }
        struct nc_planar_boundary p;
        OK(nc_planar_boundary(shape.data, shape.n, phi, &p));
        const double r = hypot(p.point[0], p.point[1]), angle = atan2(p.point[1], p.point[0]);
        for (double R = 1e-3; R > 1e-9; R /= 10) {
            OK(nc_circle_change_radius(shape.data, shape.n, INFINITY, R, CONVEX, angle, out));
            CLOSE(out[0], r + R * r / h[0], 30 * R * R + 1e-15); /* S/G = r/h */
        }
        OK(nc_circle_change_radius(shape.data, shape.n, INFINITY, 0, CONVEX, angle, out));
        CLOSE(out[0], r, 1e-14);
        /* (76c): the curvature from the polar form is that from the support function */
        const double g = out[0], g1 = out[1], S = hypot(g, g1);
        CLOSE((g * g + 2 * g1 * g1 - g * out[2]) / (S * S * S), 1 / (h[0] + h[2]), 1e-12);
    }
}

/* A body given by h against a line, and by G against a circle so large that it is nearly the line. */
static void line_as_circle(void **state)
{
    (void)state;
    static struct shape polar;
    struct shape shape;
    struct random seed = {84};
    print_message("seed 84\n");
    const double R = 1e5;
    shape_convex(&shape, &seed);
    polar.n = nc_planar_for_radius(polar.data, 4200, shape.data, shape.n, INFINITY, R, CONVEX, 400);
    assert_true(polar.n > 0);
    for (double t = 0; t < 6; t += 0.7) {
        const struct course course = {{0.1, 2}, 0.5, 1.3, 0.2};
        const struct nc_planar_motion on_line = course_at(&course, t);
        struct nc_planar_motion on_circle = on_line;
        struct nc_planar_contact a, b;
        struct nc_planar_contact_motion c, d;
        on_circle.r[1] += R;
        OK(nc_line_contact(shape.data, shape.n, &on_line, &a));
        OK(nc_circle_distance(polar.data, polar.n, R, CONVEX, &on_circle, &b));
        CLOSE(b.gap, a.gap, 1e-4);
        CLOSE(b.gap_der, a.gap_der, 1e-4);
        CLOSE(b.v_t, a.v_t, 1e-4);
        CLOSE(b.s_a_der, a.s_a_der, 2e-4);
        CLOSE(b.s_b_der, a.s_b_der, 2e-4);
        CLOSE(b.kappa_a, a.kappa_a, 1e-3);
        CLOSE(b.r_C[0], a.r_C[0], 1e-4);
        OK(nc_line_motion(shape.data, shape.n, &on_line, &c));
        OK(nc_circle_distance_motion(polar.data, polar.n, R, CONVEX, &on_circle, &d));
        CLOSE(d.gap[2], c.gap[2], 2e-3);
        CLOSE(d.body[2][0], c.body[2][0], 2e-3);
    }
}

/* 000 (42): another reference point, the same body, the same contact. */
static void reference_point(void **state)
{
    (void)state;
    static struct shape polar[2];
    struct shape shape;
    struct random seed = {85};
    print_message("seed 85\n");
    for (int i = 0; i < 10; i++) {
        const double R = 0.7, x = random_uniform(&seed, -0.4, 0.4), y = random_uniform(&seed, -0.4, 0.4);
        struct nc_planar_motion m[2];
        struct nc_planar_contact k[2];
        shape_convex(&shape, &seed);
        polar[0].n =
            nc_planar_for_radius(polar[0].data, 4200, shape.data, shape.n, INFINITY, R, CONVEX, 400);
        shape.n += nc_planar_shift(shape.data + shape.n, 4, x, y); /* P moved by (-x, -y) */
        polar[1].n =
            nc_planar_for_radius(polar[1].data, 4200, shape.data, shape.n, INFINITY, R, CONVEX, 400);
        const struct course course = {
            {1.5, 1}, 0.5, random_uniform(&seed, -1, 1), random_uniform(&seed, 0, 6)};
        m[0] = m[1] = course_at(&course, random_uniform(&seed, 0, 6));
        const double c = cos(m[0].angle), s = sin(m[0].angle), d[2] = {-c * x + s * y, -s * x - c * y};
        m[1].r[0] += d[0];
        m[1].r[1] += d[1];
        m[1].v[0] -= m[0].omega * d[1];
        m[1].v[1] += m[0].omega * d[0];
        for (int j = 0; j < 2; j++)
            OK(nc_circle_distance(polar[j].data, polar[j].n, R, CONVEX, &m[j], &k[j]));
        CLOSE(k[1].gap, k[0].gap, 1e-13);
        CLOSE(k[1].gap_der, k[0].gap_der, 1e-10);
        CLOSE(k[1].v_t, k[0].v_t, 1e-10);
        CLOSE(k[1].s_a_der, k[0].s_a_der, 1e-7);
        CLOSE(k[1].s_b_der, k[0].s_b_der, 1e-7);
        CLOSE(k[1].r_C[0], k[0].r_C[0], 1e-10);
        CLOSE(k[1].r_C[1], k[0].r_C[1], 1e-10);
        CLOSE(k[1].kappa_a, k[0].kappa_a, 1e-6);
    }
}

/* The cam of 000 (90) has concave flanks with kappa = -0.18/R: a roller twelve times larger does not fit,
 * and there is no support function. */
static void cam(void **state)
{
    (void)state;
    static struct shape larger;
    const double R = 0.01;
    struct shape shape;
    double out[4];
    int refused = 0, concave = 0;
    shape_cam(&shape, R);
    for (int i = 0; i < 720; i++) {
        const double psi = i * PI / 360;
        int status = nc_circle_change_radius(shape.data, shape.n, R, 12 * R, CONVEX, psi, out);
        assert_true(status == NC_OK || status == NC_E_NOT_UNIQUE);
        refused += status != NC_OK;
        assert_int_equal(isnan(out[0]) && isnan(out[3]), status != NC_OK);
        status = nc_circle_change_radius(shape.data, shape.n, R, INFINITY, CONVEX, psi, out);
        assert_true(status == NC_OK || status == NC_E_NOT_CONVEX || status == NC_E_NOT_UNIQUE);
        concave += status != NC_OK;
        OK(nc_circle_change_radius(shape.data, shape.n, R, 2 * R, CONVEX, psi, out));
    }
    assert_in_range(refused, 1, 200);
    assert_in_range(concave, 1, 300);
    assert_int_equal(nc_planar_for_radius(NULL, 0, shape.data, shape.n, R, 12 * R, CONVEX, 200), 0);
    assert_int_equal(nc_planar_for_radius(NULL, 0, shape.data, shape.n, R, INFINITY, CONVEX, 200), 0);
    larger.n = nc_planar_for_radius(larger.data, 4200, shape.data, shape.n, R, 2 * R, CONVEX, 400);
    assert_int_equal(larger.n, 3604);
    for (double psi = 0; psi < 6.2; psi += 0.1) {
        double G[4];
        OK(nc_planar_eval(shape.data, shape.n, psi, G));
        OK(nc_circle_change_radius(larger.data, larger.n, 2 * R, R, CONVEX, psi, out));
        CLOSE(out[0], G[0], 1e-8 * R); /* joints of the third derivative inside pieces */
    }
}

static void bad_input(void **state)
{
    (void)state;
    const double shape[3] = {NC_PLANAR_OFFSET, 1, 2}, negative[3] = {NC_PLANAR_OFFSET, 1, -1},
                 far[7] = {NC_PLANAR_OFFSET, 1, 0.5, NC_PLANAR_SHIFT, 2, 3, 0};
    double out[4], big[100];
    assert_int_equal(nc_circle_change_radius(shape, 3, 1, 1, CONVEX, 0, NULL), NC_E_NULL);
    assert_int_equal(nc_circle_change_radius(NULL, 3, 1, 1, CONVEX, 0, out), NC_E_NULL);
    assert_true(isnan(out[0]) && isnan(out[3]));
    assert_int_equal(nc_circle_change_radius(shape, 3, NAN, 1, CONVEX, 0, out), NC_E_ARGUMENT);
    assert_int_equal(nc_circle_change_radius(shape, 3, 1, NAN, CONVEX, 0, out), NC_E_ARGUMENT);
    assert_int_equal(nc_circle_change_radius(shape, 3, 1, 1, CONVEX, INFINITY, out), NC_E_ARGUMENT);
    assert_int_equal(nc_circle_change_radius(shape, 3, -1, 1, CONVEX, 0, out), NC_E_RADIUS);
    assert_int_equal(nc_circle_change_radius(shape, 3, 1, -INFINITY, CONVEX, 0, out), NC_E_RADIUS);
    assert_int_equal(nc_circle_change_radius(shape, 3, 1, 1, (enum nc_case)3, 0, out), NC_E_OPTION);
    assert_int_equal(nc_circle_change_radius(negative, 3, 1, 2, CONVEX, 0, out), NC_E_POLAR);
    assert_int_equal(nc_circle_change_radius(shape, 2, 1, 2, CONVEX, 0, out) % NC_TERM, NC_E_TRUNCATED);
    /* The reference point is outside the body: the ray backwards meets nothing, the one forwards twice. */
    assert_int_equal(nc_circle_change_radius(far, 7, INFINITY, 0, CONVEX, PI, out), NC_E_NO_SOLUTION);
    assert_int_equal(nc_circle_change_radius(far, 7, INFINITY, 0, CONVEX, 0.05, out), NC_E_NOT_UNIQUE);
    OK(nc_circle_change_radius(far, 7, INFINITY, 4, CONVEX, PI, out));
    CLOSE(out[0], 1.5, 1e-15);
    assert_int_equal(nc_circle_change_radius(shape, 2, INFINITY, 2, CONVEX, 0, out) % NC_TERM,
                     NC_E_TRUNCATED);
    /* A corner has all the normals of an angle. */
    assert_int_equal(nc_circle_change_radius(shape, 3, 2, 0, CONVEX, 0, out), NC_E_NOT_UNIQUE);
    assert_int_equal(nc_planar_for_radius(NULL, 0, shape, 3, 1, 2, CONVEX, 7), 0);
    assert_int_equal(nc_planar_for_radius(NULL, 0, shape, 3, 1, 2, CONVEX, 5000), 0);
    assert_int_equal(nc_planar_for_radius(NULL, 0, shape, 3, -1, 2, CONVEX, 8), 0);
    assert_int_equal(nc_planar_for_radius(NULL, 0, NULL, 3, 1, 2, CONVEX, 8), 0);
    assert_int_equal(nc_planar_for_radius(NULL, 0, shape, 3, 1, 2, CONVEX, 8), 76);
    big[0] = 99;
    assert_int_equal(nc_planar_for_radius(big, 75, shape, 3, 1, 2, CONVEX, 8), 76);
    CLOSE(big[0], 99, 0);
    assert_int_equal(nc_planar_for_radius(big, 76, shape, 3, 1, 2, CONVEX, 8), 76);
    OK(nc_planar_eval(big, 76, 1.234, out));
    CLOSE(out[0], 3, 0);
    CLOSE(out[1], 0, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ellipse),         cmocka_unit_test(eccentric_disc),
        cmocka_unit_test(touching),        cmocka_unit_test(round_trip),
        cmocka_unit_test(limits),          cmocka_unit_test(line_as_circle),
        cmocka_unit_test(reference_point), cmocka_unit_test(cam),
        cmocka_unit_test(bad_input),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
