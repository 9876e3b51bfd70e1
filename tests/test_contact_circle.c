/* Contact of a body with a circle: brute force over the boundary, closed forms, differences in time. */
#include "planar_support.h"
#include "contact_equations.h"

#define R 0.5

static const enum nc_case modes[2] = {NC_CASE_CONVEX, NC_CASE_CONCAVE};

/* Distance from x (frame a) to the boundary of the shape, by samples and golden section. */
static double nearest(const struct shape *shape, enum nc_case mode, const double x[2])
{
    enum { COUNT = 1000 };
    struct nc_planar_boundary p;
    double best = INFINITY, where = 0, a, b;
    for (int i = 0; i < COUNT; i++) {
        OK(nc_circle_boundary(shape->data, shape->n, R, mode, 2 * PI * i / COUNT, &p));
        const double d = hypot(p.point[0] - x[0], p.point[1] - x[1]);
        if (d < best) {
            best = d;
            where = 2 * PI * i / COUNT;
        }
    }
    a = where - 2 * PI / COUNT;
    b = where + 2 * PI / COUNT;
    for (int i = 0; i < 60; i++) {
        const double s[2] = {a + 0.382 * (b - a), b - 0.382 * (b - a)};
        double d[2];
        for (int j = 0; j < 2; j++) {
            OK(nc_circle_boundary(shape->data, shape->n, R, mode, s[j], &p));
            d[j] = hypot(p.point[0] - x[0], p.point[1] - x[1]);
            best = fmin(best, d[j]);
        }
        if (d[0] < d[1])
            b = s[1];
        else
            a = s[0];
    }
    return best;
}

/* The motion that puts the circle's centre at x in frame a; frame a turned by `angle`. */
static struct nc_planar_motion place(const double x[2], double angle)
{
    const double c = cos(angle), s = sin(angle);
    const struct nc_planar_motion m = {
        {-c * x[0] + s * x[1], -s * x[0] - c * x[1]}, angle, {0, 0}, 0, {0, 0}, 0};
    return m;
}

/* In contact the circle touches the boundary and does not cut it. */
static void touching(void **state)
{
    (void)state;
    struct random seed = {71};
    print_message("seed 71\n");
    for (int i = 0; i < 100; i++) {
        struct shape shape;
        struct nc_planar_contact k, exact;
        double G[4];
        const enum nc_case mode = modes[i % 2];
        const double psi = random_uniform(&seed, -PI, PI), angle = random_uniform(&seed, -4, 4);
        if (i % 10 < 2)
            shape_cam(&shape, R);
        else
            shape_polar(&shape, &seed);
        OK(nc_planar_eval(shape.data, shape.n, psi, G));
        const double x[2] = {G[0] * cos(psi), G[0] * sin(psi)};
        const struct nc_planar_motion m = place(x, angle);
        OK(nc_circle_contact(shape.data, shape.n, R, mode, &m, &k));
        CLOSE(k.gap, 0, 1e-15);
        CLOSE(nearest(&shape, mode, x), R, 1e-13);
        CLOSE(k.r_C[0], k.r_C_b[0], 1e-14);
        CLOSE(k.r_C[1], k.r_C_b[1], 1e-14);
        CLOSE(k.r_C_b[0], R * k.e_n[0], 1e-16);
        CLOSE(k.argument, psi, 1e-14);
        OK(nc_circle_distance(shape.data, shape.n, R, mode, &m, &exact));
        CLOSE(exact.gap, 0, 1e-15);
    }
}

/* The exact distance against brute force; that of the potential contact points to second order. */
static void distances(void **state)
{
    (void)state;
    struct random seed = {72};
    print_message("seed 72\n");
    for (int i = 0; i < 200; i++) {
        struct shape shape;
        struct nc_planar_contact k, l;
        double G[4];
        const enum nc_case mode = modes[i % 2];
        const double psi = random_uniform(&seed, -PI, PI), gap = random_uniform(&seed, -0.2, 0.3);
        shape_polar(&shape, &seed);
        OK(nc_planar_eval(shape.data, shape.n, psi, G));
        const double d = G[0] + mode * gap, x[2] = {d * cos(psi), d * sin(psi)};
        const struct nc_planar_motion m = place(x, 1);
        OK(nc_circle_distance(shape.data, shape.n, R, mode, &m, &k));
        const double brute = nearest(&shape, mode, x);
        CLOSE(k.gap, brute - R, 1e-13);
        CLOSE(k.gap, (k.r_C[0] - k.r_C_b[0]) * k.e_n[0] + (k.r_C[1] - k.r_C_b[1]) * k.e_n[1], 1e-14);
        CLOSE((k.r_C[0] - k.r_C_b[0]) * k.e_t[0] + (k.r_C[1] - k.r_C_b[1]) * k.e_t[1], 0, 1e-14);
        OK(nc_circle_contact(shape.data, shape.n, R, mode, &m, &l));
        CLOSE(l.gap, (l.r_C[0] - l.r_C_b[0]) * l.e_n[0] + (l.r_C[1] - l.r_C_b[1]) * l.e_n[1], 1e-14);
        CLOSE(l.gap, k.gap, 0.6 * gap * gap);
    }
}

/* From anywhere around the body the descent ends at a foot, never nearer than the nearest point, and near
 * the body at the nearest point. Also on the cam, with its joints. */
static void anywhere(void **state)
{
    (void)state;
    struct random seed = {76};
    print_message("seed 76\n");
    for (int i = 0; i < 3000; i++) {
        struct shape shape;
        struct nc_planar_contact k;
        const enum nc_case mode = modes[i % 2];
        const double x[2] = {random_uniform(&seed, -5, 5), random_uniform(&seed, -5, 5)};
        const struct nc_planar_motion m = place(x, 2);
        if (i % 5 == 0)
            shape_cam(&shape, R);
        else
            shape_polar(&shape, &seed);
        OK(nc_circle_distance(shape.data, shape.n, R, mode, &m, &k));
        const double out = nearest(&shape, mode, x),
                     offset[2] = {k.r_C[0] - k.r_C_b[0], k.r_C[1] - k.r_C_b[1]};
        CLOSE(offset[0] * k.e_t[0] + offset[1] * k.e_t[1], 0, 1e-13);
        CLOSE(offset[0] * k.e_n[0] + offset[1] * k.e_n[1], k.gap, 1e-13);
        assert_true(fabs(k.gap + R) >= out - 1e-13);
        if (fabs(k.gap) < 0.3)
            CLOSE(k.gap, out - R, 1e-13);
    }
}

/* A disc of radius b with an eccentric reference point: the gap is the distance of the centres. */
static void eccentric_disc(void **state)
{
    (void)state;
    static struct shape polar;
    struct shape support;
    const double b = 0.8, e = 0.3;
    struct nc_planar_contact k;
    support.n = nc_planar_offset(support.data, 10, b);
    support.n += nc_planar_shift(support.data + support.n, 10, 0, e);
    polar.n =
        nc_planar_for_radius(polar.data, 4200, support.data, support.n, INFINITY, R, NC_CASE_CONVEX, 256);
    assert_int_equal(polar.n, 4 + 9 * 256);
    for (double t = 0; t < 6; t += 0.31) {
        struct nc_planar_motion m = {{1.5 * cos(t), 1.5 * sin(t)}, 2 * t, {0.3, -0.2}, 0.7, {0, 0}, 0};
        const double x[2] = {m.r[0] - e * sin(2 * t), m.r[1] + e * cos(2 * t)}, d = hypot(x[0], x[1]);
        OK(nc_circle_distance(polar.data, polar.n, R, NC_CASE_CONVEX, &m, &k));
        CLOSE(k.gap, d - b - R, 1e-13);
        CLOSE(k.e_n[0], x[0] / d, 1e-12);
        CLOSE(k.e_n[1], x[1] / d, 1e-12);
        CLOSE(k.kappa_a, 1 / b, 1e-9);
        CLOSE(k.kappa_b, 1 / R, 0);
        const double v[2] = {0.3 - 0.7 * e * cos(2 * t), -0.2 - 0.7 * e * sin(2 * t)};
        CLOSE(k.gap_der, (v[0] * x[0] + v[1] * x[1]) / d, 1e-12);
        const double across = (v[0] * k.e_t[0] + v[1] * k.e_t[1]);
        CLOSE(k.v_t, across + b * 0.7, 1e-12);
        CLOSE(k.s_b_der, R * across / d, 1e-12);
        /* The normal turns with -across/d; the body's normal angle by that less omega. */
        CLOSE(k.s_a_der, b * (-across / d - 0.7), 1e-11);
    }
}

struct probe {
    const struct shape *shape;
    struct course course;
    enum nc_case mode;
    int exact, what, component;
    double tangent[2];
};

static void contact_at(const struct probe *p, const struct nc_planar_motion *m, struct nc_planar_contact *k)
{
    OK((p->exact ? nc_circle_distance : nc_circle_contact)(p->shape->data, p->shape->n, R, p->mode, m, k));
}

static double watch(double t, const void *context)
{
    const struct probe *p = context;
    const struct nc_planar_motion m = course_at(&p->course, t);
    struct nc_planar_contact k;
    contact_at(p, &m, &k);
    switch (p->what) {
    case 0:
        return k.gap;
    case 1:
        return k.r_C[p->component];
    case 2:
        return k.r_C_b[p->component];
    case 3: /* along the boundary of the body, near the time of interest */
        return k.r_C_a[0] * p->tangent[0] + k.r_C_a[1] * p->tangent[1];
    default: /* the normal angle, from the one at the time of interest */
        return atan2(sin(k.phi) * p->tangent[1] + cos(k.phi) * p->tangent[0],
                     sin(k.phi) * -p->tangent[0] + cos(k.phi) * p->tangent[1]);
    }
}

/* All rates and accelerations, of both gaps, against differences along a motion. */
static void differences(void **state)
{
    (void)state;
    struct random seed = {73};
    print_message("seed 73\n");
    for (int i = 0; i < 100; i++) {
        struct shape shape;
        struct nc_planar_contact k;
        struct nc_planar_contact_motion d;
        shape_polar(&shape, &seed);
        struct probe p = {&shape,
                          {{1.6, -1.1}, 0.3, random_uniform(&seed, -1, 1), random_uniform(&seed, 0, 6)},
                          modes[i / 2 % 2],
                          i % 2,
                          0,
                          0,
                          {0, 0}};
        const double t = random_uniform(&seed, -2, 2), step = 0.06;
        const struct nc_planar_motion m = course_at(&p.course, t);
        contact_at(&p, &m, &k);
        OK((p.exact ? nc_circle_distance_motion : nc_circle_motion)(shape.data, shape.n, R, p.mode, &m,
                                                                    &d));
        p.tangent[0] = -sin(k.phi);
        p.tangent[1] = cos(k.phi);
        CLOSE(k.gap_der, derivative(watch, &p, t, step, 1), 2e-10);
        CLOSE(d.gap[0], k.gap, 1e-15);
        CLOSE(d.gap[1], k.gap_der, 1e-15);
        CLOSE(d.gap[2], derivative(watch, &p, t, step, 2), 3e-8);
        if (p.exact)
            CLOSE(k.v_n, k.gap_der, 1e-14);
        for (p.what = 1; p.what < 3; p.what++)
            for (p.component = 0; p.component < 2; p.component++) {
                double(*x)[2] = p.what == 1 ? d.body : d.counterpart;
                CLOSE(x[0][p.component], watch(t, &p), 1e-14);
                CLOSE(x[1][p.component], derivative(watch, &p, t, step, 1), 2e-10);
                CLOSE(x[2][p.component], derivative(watch, &p, t, step, 2), 3e-8);
            }
        CLOSE(k.s_a_der, derivative(watch, &p, t, step, 1), 2e-10); /* what = 3 */
        CLOSE(k.s_b_der, d.counterpart[1][0] * k.e_t[0] + d.counterpart[1][1] * k.e_t[1], 1e-14);
        p.what = 4;
        CLOSE(d.phi[0], k.phi, 1e-14);
        CLOSE(d.phi[1], derivative(watch, &p, t, step, 1), 2e-10);
        CLOSE(d.phi[2], derivative(watch, &p, t, step, 2), 3e-8);
    }
}

/* A body that rolls on the circle: 000 (49)-(52). While it rolls, all speeds of the contact agree. */
static void rolling(void **state)
{
    (void)state;
    struct random seed = {74};
    print_message("seed 74\n");
    for (int i = 0; i < 100; i++) {
        struct shape shape;
        struct nc_planar_contact k;
        double G[4], s1, s2;
        const enum nc_case mode = modes[i % 2];
        const double psi = random_uniform(&seed, -PI, PI), angle = random_uniform(&seed, -4, 4),
                     omega = 1.7;
        shape_polar(&shape, &seed);
        OK(nc_planar_eval(shape.data, shape.n, psi, G));
        const double x[2] = {G[0] * cos(psi), G[0] * sin(psi)};
        struct nc_planar_motion m = place(x, angle);
        OK(nc_circle_contact(shape.data, shape.n, R, mode, &m, &k));
        m.omega = omega; /* C is the centre of rotation, (51) */
        m.v[0] = omega * (k.r_C[1] - m.r[1]);
        m.v[1] = -omega * (k.r_C[0] - m.r[0]);
        OK(nc_circle_contact(shape.data, shape.n, R, mode, &m, &k));
        CLOSE(k.v_t, 0, 1e-14);
        CLOSE(k.v_n, 0, 1e-14);
        CLOSE(k.gap_der, 0, 1e-13);
        CLOSE(k.s_a_der, k.s_b_der, 1e-12);
        /* (52), clockwise: alpha-dot = psi-dot, phi-dot = -omega - alpha-dot; k_z from O to P. */
        const double S = hypot(G[0], G[1]), z_C = mode * G[0] * R / S, z_PC = z_C - G[0];
        const double turn =
            (m.r[0] * m.v[1] - m.r[1] * m.v[0]) / (G[0] * G[0]); /* of k_z, counter-clockwise */
        const double alpha = -(omega - turn);
        CLOSE(-turn, -z_PC / z_C * alpha, 1e-12 * (1 + fabs(turn)));
        /* 002 (21) says the same, also with slip along the tangent. */
        m.v[0] += 0.3 * k.e_t[0];
        m.v[1] += 0.3 * k.e_t[1];
        OK(nc_circle_contact(shape.data, shape.n, R, mode, &m, &k));
        CLOSE(k.v_t, 0.3, 1e-14);
        CLOSE(k.gap_der, 0, 1e-13);
        contact_equations(k.kappa_b, k.kappa_a, 1, 1, omega, -k.v_t, &s1, &s2);
        CLOSE(k.s_b_der, -s1, 1e-12 * (1 + fabs(s1)));
        CLOSE(k.s_a_der, s2, 1e-12 * (1 + fabs(s2)));
    }
}

/* A polar potential with too strong a bump violates (72). */
static void not_unique(void **state)
{
    (void)state;
    double shape[16];
    struct nc_planar_contact k;
    struct nc_planar_contact_motion d;
    const double a[3] = {0, 0, 0.3}, b[3] = {0, 0, 0};
    const size_t n = nc_planar_fourier(shape, 16, 1, a, b, 3);
    const struct nc_planar_motion m = {{-1.4, 0}, 0, {0, 0}, 0, {0, 0}, 0};
    assert_int_equal(nc_circle_contact(shape, n, R, NC_CASE_CONVEX, &m, &k), NC_E_NOT_UNIQUE);
    assert_true(isnan(k.gap) && isnan(k.argument));
    assert_int_equal(nc_circle_motion(shape, n, R, NC_CASE_CONVEX, &m, &d), NC_E_NOT_UNIQUE);
    OK(nc_circle_contact(shape, n, R, NC_CASE_CONCAVE, &m, &k));
    /* The centre of a circle is on its own evolute: every foot is as near as every other. */
    const double offset[3] = {NC_PLANAR_OFFSET, 1, 1};
    const struct nc_planar_motion near = {{-1e-13, 0}, 0, {0, 0}, 0, {0, 0}, 0};
    assert_int_equal(nc_circle_distance(offset, 3, R, NC_CASE_CONVEX, &near, &k), NC_E_NOT_UNIQUE);
}

/* A corner: the polar potential R of a single point. */
static void corner(void **state)
{
    (void)state;
    const double offset[3] = {NC_PLANAR_OFFSET, 1, R};
    struct nc_planar_contact k;
    const struct nc_planar_motion m = {{0, 1}, 0.3, {1, -2}, 5, {0, 0}, 0};
    OK(nc_circle_contact(offset, 3, R, NC_CASE_CONVEX, &m, &k));
    assert_true(isinf(k.kappa_a));
    CLOSE(k.gap, 1 - R, 1e-16);
    CLOSE(k.gap_der, -2, 1e-15);
    CLOSE(k.s_a_der, 0, 0);
    CLOSE(k.v_t, 1, 1e-15);
}

typedef int (*contact)(const double *, size_t, double, enum nc_case, const struct nc_planar_motion *,
                       struct nc_planar_contact *);
typedef int (*contact_motion)(const double *, size_t, double, enum nc_case, const struct nc_planar_motion *,
                              struct nc_planar_contact_motion *);

static void bad_input(void **state)
{
    (void)state;
    const contact first[2] = {nc_circle_contact, nc_circle_distance};
    const contact_motion second[2] = {nc_circle_motion, nc_circle_distance_motion};
    const double shape[6] = {NC_PLANAR_OFFSET, 1, 2, NC_PLANAR_SHIFT, 2, 0.1},
                 negative[3] = {NC_PLANAR_OFFSET, 1, -1};
    const struct nc_planar_motion good = {{0, 3}, 0.3, {0, 0}, 1, {0, 0}, 0};
    struct nc_planar_motion m;
    struct nc_planar_contact k;
    struct nc_planar_contact_motion d;
    for (int j = 0; j < 2; j++) {
        for (int i = 0; i < 9; i++) {
            m = good;
            ((double *)&m)[i] = i % 2 ? NAN : -INFINITY;
            assert_int_equal(second[j](shape, 3, R, NC_CASE_CONVEX, &m, &d), NC_E_ARGUMENT);
            assert_true(isnan(d.gap[0]) && isnan(d.counterpart[2][1]));
            assert_int_equal(first[j](shape, 3, R, NC_CASE_CONVEX, &m, &k), i < 6 ? NC_E_ARGUMENT : NC_OK);
            assert_int_equal(isnan(k.gap) && isnan(k.argument), i < 6);
        }
        assert_int_equal(first[j](NULL, 3, R, NC_CASE_CONVEX, &good, &k), NC_E_NULL);
        assert_int_equal(first[j](shape, 3, R, NC_CASE_CONVEX, NULL, &k), NC_E_NULL);
        assert_int_equal(first[j](shape, 3, R, NC_CASE_CONVEX, &good, NULL), NC_E_NULL);
        assert_int_equal(second[j](shape, 3, R, NC_CASE_CONVEX, NULL, &d), NC_E_NULL);
        assert_int_equal(second[j](shape, 3, R, NC_CASE_CONVEX, &good, NULL), NC_E_NULL);
        assert_int_equal(first[j](shape, 3, 0, NC_CASE_CONVEX, &good, &k), NC_E_RADIUS);
        assert_int_equal(first[j](shape, 3, -R, NC_CASE_CONVEX, &good, &k), NC_E_RADIUS);
        assert_int_equal(first[j](shape, 3, INFINITY, NC_CASE_CONVEX, &good, &k), NC_E_ARGUMENT);
        assert_int_equal(first[j](shape, 3, R, (enum nc_case)0, &good, &k), NC_E_OPTION);
        assert_int_equal(first[j](shape, 5, R, NC_CASE_CONVEX, &good, &k) % NC_TERM, NC_E_TRUNCATED);
        assert_int_equal(first[j](shape, 0, R, NC_CASE_CONVEX, &good, &k), NC_E_EMPTY);
        assert_int_equal(first[j](negative, 3, R, NC_CASE_CONVEX, &good, &k), NC_E_POLAR);
        m = good;
        m.r[1] = 0;
        assert_int_equal(first[j](shape, 3, R, NC_CASE_CONVEX, &m, &k), NC_E_CENTRE);
        assert_int_equal(second[j](shape, 3, R, NC_CASE_CONVEX, &m, &d), NC_E_CENTRE);
        m.r[1] = 3;
        m.v[0] = m.omega = 1e308;
        assert_int_equal(first[j](shape, 3, 10, NC_CASE_CONCAVE, &m, &k), NC_E_ARGUMENT);
        assert_true(isnan(k.v_t));
        m = good;
        m.a[0] = m.alpha = 1e308;
        assert_int_equal(second[j](shape, 3, R, NC_CASE_CONVEX, &m, &d), NC_E_ARGUMENT);
        m = good;
        m.r[0] = m.omega = 1e200;
        assert_int_equal(first[j](shape, 3, R, NC_CASE_CONVEX, &m, &k), NC_E_ARGUMENT);
    }
    /* The descent comes to where G < 0; and to where G' jumps, so that there is no foot. */
    double dip[16], kink[16];
    const double a[2] = {1.2, 0}, b[2] = {0, 0};
    size_t n = nc_planar_fourier(dip, 16, 1, a, b, 2);
    const struct nc_planar_motion beside = {{-0.2, -0.15}, 0, {0, 0}, 0, {0, 0}, 0};
    assert_int_equal(nc_circle_distance(dip, n, R, NC_CASE_CONCAVE, &beside, &k), NC_E_POLAR);
    n = nc_planar_ellipse(kink, 16, 1, 0);
    n += nc_planar_offset(kink + n, 16 - n, 2);
    const struct nc_planar_motion above = {{0.01, -1.9}, 0, {0, 0}, 0, {0, 0}, 0};
    assert_int_equal(nc_circle_distance(kink, n, R, NC_CASE_CONVEX, &above, &k), NC_E_NO_CONVERGENCE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(touching),       cmocka_unit_test(distances),   cmocka_unit_test(anywhere),
        cmocka_unit_test(eccentric_disc), cmocka_unit_test(differences), cmocka_unit_test(rolling),
        cmocka_unit_test(not_unique),     cmocka_unit_test(corner),      cmocka_unit_test(bad_input),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
