/* A convex body in a hollow circle: the almost concave case with a negative radius. Brute force over the
 * boundary, closed forms, differences in time. */
#include "planar_support.h"

enum { PIECES = 400 };

/* The largest distance of a boundary point from x (frame a), by samples and golden section. */
static double farthest(const struct shape *body, const double x[2])
{
    struct nc_planar_boundary p;
    double best = 0, where = 0;
    for (int i = 0; i < 1000; i++) {
        OK(nc_planar_boundary(body->data, body->n, 2 * PI * i / 1000, &p));
        const double d = hypot(p.point[0] - x[0], p.point[1] - x[1]);
        if (d > best) {
            best = d;
            where = 2 * PI * i / 1000;
        }
    }
    double a = where - 2 * PI / 1000, b = where + 2 * PI / 1000;
    for (int i = 0; i < 60; i++) {
        const double s[2] = {a + 0.382 * (b - a), b - 0.382 * (b - a)};
        double d[2];
        for (int j = 0; j < 2; j++) {
            OK(nc_planar_boundary(body->data, body->n, s[j], &p));
            d[j] = hypot(p.point[0] - x[0], p.point[1] - x[1]);
            best = fmax(best, d[j]);
        }
        if (d[0] > d[1])
            b = s[1];
        else
            a = s[0];
    }
    return best;
}

static void for_hollow(struct shape *polar, const struct shape *body, double R)
{
    polar->n =
        nc_planar_for_radius(polar->data, 4200, body->data, body->n, INFINITY, -R, NC_CASE_CONCAVE, PIECES);
    assert_int_equal(polar->n, 4 + 9 * PIECES);
    OK(nc_planar_check(polar->data, polar->n));
}

/* A disc of radius b, its reference point beside its centre. */
static void disc(void **state)
{
    (void)state;
    static struct shape polar;
    struct shape body;
    const double b = 0.4, e = 0.1, R = 1.3;
    struct nc_planar_contact k;
    double G[4];
    body.n = nc_planar_offset(body.data, 10, b);
    body.n += nc_planar_shift(body.data + body.n, 10, e, 0);
    for_hollow(&polar, &body, R);
    for (double psi = -3; psi < 3; psi += 0.37) { /* O lies on a circle of radius R - b around (e, 0) */
        OK(nc_circle_change_radius(body.data, body.n, INFINITY, -R, NC_CASE_CONCAVE, psi, G));
        CLOSE(G[0], e * cos(psi) + sqrt((R - b) * (R - b) - e * e * sin(psi) * sin(psi)), 1e-14);
    }
    for (double t = 0; t < 6; t += 0.31) {
        struct nc_planar_motion m = {{0.7 * cos(t), 0.7 * sin(t)}, 2 * t, {0.3, -0.2}, 0.7, {0, 0}, 0};
        const double x[2] = {m.r[0] + e * cos(2 * t), m.r[1] + e * sin(2 * t)}, d = hypot(x[0], x[1]);
        OK(nc_circle_distance(polar.data, polar.n, -R, NC_CASE_CONCAVE, &m, &k));
        CLOSE(k.gap, R - b - d, 1e-13);
        CLOSE(k.e_n[0], -x[0] / d, 1e-11);
        CLOSE(k.e_n[1], -x[1] / d, 1e-11);
        CLOSE(k.r_C_b[0], R * x[0] / d, 1e-11);
        CLOSE(k.r_C[0], x[0] + b * x[0] / d, 1e-11);
        CLOSE(k.kappa_a, 1 / b, 1e-8);
        CLOSE(k.kappa_b, -1 / R, 0);
        const double v[2] = {0.3 - 0.7 * e * sin(2 * t), -0.2 + 0.7 * e * cos(2 * t)};
        CLOSE(k.gap_der, -(v[0] * x[0] + v[1] * x[1]) / d, 1e-11);
        const double across = v[0] * k.e_t[0] + v[1] * k.e_t[1];
        CLOSE(k.v_t, across + b * 0.7, 1e-11);
        CLOSE(k.s_b_der, R * across / d, 1e-11);
        CLOSE(k.s_a_der, b * (across / d - 0.7), 1e-10); /* the body's normal turns with across/d */
    }
}

/* The gap is how much the farthest point is short of the circle; explicit and exact agree in contact. */
static void farthest_point(void **state)
{
    (void)state;
    struct random seed = {172};
    print_message("seed 172\n");
    for (int i = 0; i < 60; i++) {
        static struct shape polar;
        struct shape body;
        struct nc_planar_contact k, exact;
        double G[4];
        const double R = random_uniform(&seed, 8, 10), psi = random_uniform(&seed, -PI, PI),
                     angle = random_uniform(&seed, -4, 4);
        shape_convex(&body, &seed);
        for_hollow(&polar, &body, R);
        OK(nc_planar_eval(polar.data, polar.n, psi, G));
        for (double share = 0.9; share < 1.05; share += 0.05) {
            const double x[2] = {share * G[0] * cos(psi), share * G[0] * sin(psi)}, c = cos(angle),
                         s = sin(angle);
            const struct nc_planar_motion m = {
                {-c * x[0] + s * x[1], -s * x[0] - c * x[1]}, angle, {0.1, 0.2}, 0.3, {0, 0}, 0};
            OK(nc_circle_distance(polar.data, polar.n, -R, NC_CASE_CONCAVE, &m, &exact));
            OK(nc_circle_contact(polar.data, polar.n, -R, NC_CASE_CONCAVE, &m, &k));
            CLOSE(exact.gap, R - farthest(&body, x), 1e-10);
            CLOSE(exact.v_n, exact.gap_der, 1e-9);
            CLOSE(k.gap, exact.gap, 0.5 * exact.gap * exact.gap + 1e-10);
            struct nc_planar_boundary p; /* the point of the body with the normal that the contact tells */
            OK(nc_planar_boundary(body.data, body.n, exact.phi, &p));
            CLOSE(exact.r_C_a[0], p.point[0], 1e-7);
            CLOSE(exact.r_C_a[1], p.point[1], 1e-7);
            CLOSE(exact.kappa_a, p.curvature, 1e-4 * p.curvature);
        }
    }
}

struct passage {
    const struct shape *polar;
    double R;
    int exact;
};

static struct nc_planar_motion at(double t)
{
    return (struct nc_planar_motion){{1.2 * sin(t), 0.9 * cos(2 * t)},   0.3 + t * t,
                                     {1.2 * cos(t), -1.8 * sin(2 * t)},  2 * t,
                                     {-1.2 * sin(t), -3.6 * cos(2 * t)}, 2};
}

static double gap(double t, const void *context)
{
    const struct passage *c = context;
    const struct nc_planar_motion m = at(t);
    struct nc_planar_contact k;
    OK((c->exact ? nc_circle_distance : nc_circle_contact)(c->polar->data, c->polar->n, -c->R,
                                                           NC_CASE_CONCAVE, &m, &k));
    return k.gap;
}

static void rates(void **state)
{
    (void)state;
    static struct shape polar;
    struct shape body;
    struct random seed = {5};
    shape_convex(&body, &seed);
    struct passage c = {&polar, 4, 0};
    for_hollow(&polar, &body, c.R);
    for (c.exact = 0; c.exact < 2; c.exact++)
        for (double t = 0.1; t < 3; t += 0.23) {
            const struct nc_planar_motion m = at(t);
            struct nc_planar_contact k;
            struct nc_planar_contact_motion motion;
            OK((c.exact ? nc_circle_distance : nc_circle_contact)(polar.data, polar.n, -c.R,
                                                                  NC_CASE_CONCAVE, &m, &k));
            OK((c.exact ? nc_circle_distance_motion : nc_circle_motion)(polar.data, polar.n, -c.R,
                                                                        NC_CASE_CONCAVE, &m, &motion));
            CLOSE(k.gap_der, derivative(gap, &c, t, 0.01, 1), 1e-8);
            CLOSE(motion.gap[2], derivative(gap, &c, t, 0.01, 2), 1e-5);
            const double along =
                (motion.counterpart[1][0] * k.e_t[0] + motion.counterpart[1][1] * k.e_t[1]);
            CLOSE(along, k.s_b_der, 1e-10);
            CLOSE(motion.body[1][0] * k.e_t[0] + motion.body[1][1] * k.e_t[1], k.s_a_der + k.v_t, 1e-10);
        }
}

static void refused(void **state)
{
    (void)state;
    double ellipse[4], out[4], shape[200];
    struct nc_circle_margins margin;
    const struct nc_planar_motion m = {{0.5, 0}, 0, {0, 0}, 0, {0, 0}, 0};
    struct nc_planar_contact k;
    const size_t n = nc_planar_ellipse(ellipse, 4, 1, 0.5); /* curvature radii 0.25 to 2 */
    assert_int_equal(nc_planar_for_radius(shape, 200, ellipse, n, INFINITY, -1.9, NC_CASE_CONCAVE, 16), 0);
    assert_int_equal(nc_circle_change_radius(ellipse, n, INFINITY, -1.9, NC_CASE_CONCAVE, PI / 2, out),
                     NC_E_NOT_UNIQUE);
    assert_int_equal(nc_circle_change_radius(ellipse, n, INFINITY, -3, NC_CASE_CONVEX, 0, out),
                     NC_E_RADIUS);
    assert_int_equal(nc_circle_change_radius(ellipse, n, 1, -3, NC_CASE_CONCAVE, 0, out), NC_E_RADIUS);
    assert_int_equal(nc_circle_change_radius(ellipse, n, INFINITY, -INFINITY, NC_CASE_CONCAVE, 0, out),
                     NC_E_RADIUS);
    OK(nc_circle_change_radius(ellipse, n, INFINITY, -3, NC_CASE_CONCAVE, 0, out));
    CLOSE(out[0], 2, 1e-15);
    const size_t size = nc_planar_for_radius(shape, 200, ellipse, n, INFINITY, -3, NC_CASE_CONCAVE, 16);
    OK(nc_circle_smallest_margins(shape, size, -3, NC_CASE_CONCAVE, &margin, NULL));
    assert_true(margin.curvature > 0.08 && margin.curvature < 0.1); /* 0.25/(3 - 0.25) */
    assert_int_equal(nc_circle_contact(shape, size, -3, NC_CASE_CONVEX, &m, &k), NC_E_RADIUS);
    OK(nc_circle_contact(shape, size, -3, NC_CASE_CONCAVE, &m, &k));
    OK(nc_circle_smallest_margins(shape, size, -1, NC_CASE_CONCAVE, &margin,
                                  NULL)); /* the body would be concave */
    assert_true(margin.curvature < 0);
    assert_int_equal(nc_circle_contact(shape, size, -0.5, NC_CASE_CONCAVE, &m, &k), NC_E_NOT_UNIQUE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(disc),
        cmocka_unit_test(farthest_point),
        cmocka_unit_test(rates),
        cmocka_unit_test(refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
