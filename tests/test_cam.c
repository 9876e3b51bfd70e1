/* Cams and followers: every kind against the envelope of its positions in long double, textbook formulas,
 * the contact with a circle, and the way there and back. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "cam_followers.h"

/* Position of the follower, by the definitions of cam.h. */
static long double position_truth(const struct nc_follower *f, long double theta)
{
    const long double pitch = base_of(f) + (f->inner ? -f->radius : f->radius), lift = lift_truth(f, theta);
    const long double e = f->offset, a = f->pivot, l = f->arm;
    switch (f->kind) {
    case NC_FOLLOWER_ROLLER:
        return sqrtl(pitch * pitch - e * e) + lift;
    case NC_FOLLOWER_FLAT:
        return base_of(f) + lift;
    case NC_FOLLOWER_OSCILLATING_ROLLER:
        return acosl((a * a + l * l - pitch * pitch) / (2 * a * l)) + lift;
    default:
        return asinl((base_of(f) - e) / a) + lift;
    }
}

/* A material point of the follower, given by (x, y) in its own frame, seen from the cam. The frame of a
 * translating follower has its origin on the guide at the position y, x along u; that of an arm turns with
 * it about the pivot. */
static void carry(const struct nc_follower *f, long double theta, const long double x[2],
                  long double out[2])
{
    const long double q = position_truth(f, theta), c = cosl(theta), s = sinl(theta);
    const long double turn = oscillates(f) ? f->side * q : 0, ct = cosl(turn), st = sinl(turn);
    const long double along = (oscillates(f) ? f->pivot : q) + ct * x[0] - st * x[1];
    const long double across = (oscillates(f) ? 0 : f->offset) + st * x[0] + ct * x[1];
    out[0] = c * along - s * across;
    out[1] = s * along + c * across;
}

/* The follower's edge in its own frame as an implicit function, negative on the side of the cam: zero on
 * the face. */
static long double edge(const struct nc_follower *f, const long double p[2], long double theta)
{
    if (is_flat(f)) { /* the normal of the face seen from the cam, and its distance from the cam's axis */
        const long double q = position_truth(f, theta);
        const long double phi = f->kind == NC_FOLLOWER_FLAT ? theta : theta + f->side * (q - 2 * atanl(1));
        const long double distance = f->kind == NC_FOLLOWER_FLAT ? q : f->pivot * sinl(q) + f->offset;
        return cosl(phi) * p[0] + sinl(phi) * p[1] - distance;
    }
    long double centre[2];
    carry(f, theta, (long double[2]){f->kind == NC_FOLLOWER_ROLLER ? 0 : -f->arm, 0}, centre);
    return hypotl(p[0] - centre[0], p[1] - centre[1]) - f->radius;
}

/* Derivative of a function of theta by differences of sixth order. */
static long double slope(long double (*function)(const void *, long double), const void *context,
                         long double theta)
{
    const long double d = 2e-3L;
    return (45 * (function(context, theta + d) - function(context, theta - d)) -
            9 * (function(context, theta + 2 * d) - function(context, theta - 2 * d)) +
            function(context, theta + 3 * d) - function(context, theta - 3 * d)) /
           (60 * d);
}

struct probe {
    const struct nc_follower *follower;
    long double p[2], q[2];
};

static long double edge_probe(const void *context, long double theta)
{
    const struct probe *probe = context;
    return edge(probe->follower, probe->p, theta);
}

static long double lift_probe(const void *context, long double theta)
{
    return lift_truth(((const struct probe *)context)->follower, theta);
}

/* The contact point on the cam, along the tangent q. */
static long double arc_probe(const void *context, long double theta)
{
    const struct probe *probe = context;
    struct nc_cam_point point;
    double law[16];
    const size_t n = lift_law(probe->follower, law);
    assert_int_equal(
        nc_cam_from_lift(law, n, probe->follower, base_of(probe->follower), (double)theta, &point), NC_OK);
    return probe->q[0] * point.point[0] + probe->q[1] * point.point[1];
}

/* The polar angle of the normal, from the direction q of it. */
static long double normal_probe(const void *context, long double theta)
{
    const struct probe *probe = context;
    struct nc_cam_point point;
    double law[16];
    const size_t n = lift_law(probe->follower, law);
    assert_int_equal(
        nc_cam_from_lift(law, n, probe->follower, base_of(probe->follower), (double)theta, &point), NC_OK);
    return atan2l(probe->q[0] * point.normal[1] - probe->q[1] * point.normal[0],
                  probe->q[0] * point.normal[0] + probe->q[1] * point.normal[1]);
}

/* A material point p of the follower, along the tangent q. */
static long double material_probe(const void *context, long double theta)
{
    const struct probe *probe = context;
    long double out[2];
    carry(probe->follower, theta, probe->p, out);
    return probe->q[0] * out[0] + probe->q[1] * out[1];
}

/* Where a point seen from the cam is in the follower's frame: the inverse of carry(). */
static void drop(const struct nc_follower *f, long double theta, const double p[2], long double x[2])
{
    long double origin[2], ex[2], ey[2];
    carry(f, theta, (long double[2]){0, 0}, origin);
    carry(f, theta, (long double[2]){1, 0}, ex);
    carry(f, theta, (long double[2]){0, 1}, ey);
    x[0] = (p[0] - origin[0]) * (ex[0] - origin[0]) + (p[1] - origin[1]) * (ex[1] - origin[1]);
    x[1] = (p[0] - origin[0]) * (ey[0] - origin[0]) + (p[1] - origin[1]) * (ey[1] - origin[1]);
}

static void test_envelope(void **state)
{
    (void)state;
    for (int k = 0; k < KINDS; k++) {
        double law[16];
        const struct nc_follower *f = &followers[k];
        const size_t n = lift_law(f, law);
        for (int i = 0; i < SAMPLES; i++) {
            const double theta = 2 * pi * i / SAMPLES - 3;
            struct nc_cam_point out;
            assert_int_equal(nc_cam_from_lift(law, n, f, base_of(f), theta, &out), NC_OK);
            assert_true(out.margin > 0);
            struct probe probe = {f, {out.point[0], out.point[1]}, {-out.normal[1], out.normal[0]}};
            if (f->inner)
                probe.q[0] = -probe.q[0], probe.q[1] = -probe.q[1];
            /* the point lies on the follower's edge now, and on none before or after: the envelope */
            if (f->radius > 0 || is_flat(f)) {
                assert_true(fabsl(edge(f, probe.p, theta)) < 1e-15L);
                assert_true(fabsl(slope(edge_probe, &probe, theta)) < 1e-13L);
            } else {
                assert_true(hypot(out.point[0] - out.centre[0], out.point[1] - out.centre[1]) == 0);
            }
            /* normal, lift and its derivatives */
            assert_true(fabsl(slope(lift_probe, &probe, theta) - out.lift[1]) < 1e-12L);
            assert_true(fabs((double)lift_truth(f, theta) - out.lift[0]) < 1e-16);
            assert_true(fabs(hypot(out.normal[0], out.normal[1]) - 1) < 1e-14);
            assert_true(fabs(cos(out.normal_angle) - out.normal[0]) +
                            fabs(sin(out.normal_angle) - out.normal[1]) <
                        1e-14);
            /* speeds: of the contact point along the cam, and how fast the follower slides over it */
            const double cam = (double)slope(arc_probe, &probe, theta);
            assert_true(fabs(cam - out.speed_cam) < 1e-9 * (0.01 + fabs(cam)));
            /* curvature radius: arc length over the angle that the normal turns by */
            const struct probe turned = {f, {0, 0}, {out.normal[0], out.normal[1]}};
            const double turn = (double)slope(normal_probe, &turned, theta) * (f->inner ? -1 : 1);
            assert_true(fabs(turn * out.curvature_radius - cam) < 1e-9 * (fabs(out.curvature_radius) + 1));
            drop(f, theta, out.point, probe.p);
            const double sliding = (double)slope(material_probe, &probe, theta);
            assert_true(fabs(sliding - (out.speed_cam - out.speed_follower)) < 1e-12);
            /* the follower's motion per angle under the pressure angle */
            if (!(f->inner)) {
                const double normal[2] = {out.normal[0], out.normal[1]};
                probe.q[0] = normal[0];
                probe.q[1] = normal[1];
                const double towards =
                    (double)slope(material_probe, &probe, theta); /* no velocity along the normal */
                assert_true(fabs(towards) < 1e-13);
            }
        }
    }
}

/* The same cam through the contact with a circle, 000 section 5, and the geometry of a generating
 * potential. */
static void test_potential(void **state)
{
    (void)state;
    static double cam[CAPACITY];
    for (int k = 0; k < KINDS; k++) {
        double law[16];
        const struct nc_follower *f = &followers[k];
        const size_t n = lift_law(f, law), size = nc_cam_shape(cam, CAPACITY, law, n, f, base_of(f), 720);
        assert_true(size > 0);
        assert_int_equal(nc_cam_shape(NULL, 0, law, n, f, base_of(f), 720), size);
        assert_int_equal(nc_planar_check(cam, size), NC_OK);
        for (int i = 0; i < SAMPLES; i++) {
            const double theta = 2 * pi * (i + 0.3) / SAMPLES;
            struct nc_cam_point out, back;
            struct nc_planar_boundary point;
            assert_int_equal(nc_cam_from_lift(law, n, f, base_of(f), theta, &out), NC_OK);
            if (is_flat(f))
                assert_int_equal(nc_planar_boundary(cam, size, out.normal_angle, &point), NC_OK);
            else
                assert_int_equal(nc_circle_boundary(cam, size, f->radius,
                                                    f->inner ? NC_CASE_CONCAVE : NC_CASE_CONVEX,
                                                    atan2(out.centre[1], out.centre[0]), &point),
                                 NC_OK);
            assert_true(hypot(point.point[0] - out.point[0], point.point[1] - out.point[1]) < 1e-13);
            assert_true(hypot(point.normal[0] - out.normal[0], point.normal[1] - out.normal[1]) < 1e-10);
            assert_true(fabs(point.curvature - 1 / out.curvature_radius) <
                        1e-6 / fabs(out.curvature_radius));
            /* and back: the lift of this cam is the law */
            assert_int_equal(nc_cam_to_lift(cam, size, f, base_of(f), theta, &back), NC_OK);
            const double lift = oscillates(f) ? 0.16 : 0.004;
            assert_true(fabs(back.lift[0] - out.lift[0]) < 1e-12 * lift);
            assert_true(fabs(back.lift[1] - out.lift[1]) < 1e-10 * lift);
            assert_true(fabs(back.lift[2] - out.lift[2]) < 1e-8 * lift);
            assert_true(fabs(back.lift[3] - out.lift[3]) < 1e-5 * lift);
            assert_true(fabs(back.pressure_angle - out.pressure_angle) < 1e-9);
            assert_true(hypot(back.point[0] - out.point[0], back.point[1] - out.point[1]) < 1e-12);
        }
    }
}

/* Formulas as they stand in textbooks. */
static void test_textbook(void **state)
{
    (void)state;
    double law[16];
    struct nc_cam_point out;
    for (int k = 0; k < KINDS; k++) {
        const struct nc_follower *f = &followers[k];
        const size_t n = lift_law(f, law);
        for (int i = 0; i < SAMPLES; i++) {
            const double theta = 2 * pi * i / SAMPLES;
            assert_int_equal(nc_cam_from_lift(law, n, f, base_of(f), theta, &out), NC_OK);
            const double y = out.position, s1 = out.lift[1], s2 = out.lift[2], e = f->offset;
            if (f->kind == NC_FOLLOWER_FLAT) { /* rho = r_b + s + s'', contact at s' from the axis */
                assert_true(fabs(out.curvature_radius - (base_of(f) + out.lift[0] + s2)) < 1e-15);
                assert_true(fabs(out.face - (s1 - e)) < 1e-15);
                assert_true(fabs(out.pressure_angle) < 1e-15);
            } else if (f->kind == NC_FOLLOWER_ROLLER) {
                const double pitch =
                    pow(y * y + (s1 - e) * (s1 - e), 1.5) / (y * y + (s1 - e) * (2 * s1 - e) - y * s2);
                assert_true(fabs(tan(out.pressure_angle) - (s1 - e) / y) < 1e-14);
                assert_true(
                    fabs(out.curvature_radius - (f->inner ? -(pitch + f->radius) : pitch - f->radius)) <
                    1e-12 * fabs(pitch));
            } else if (f->kind == NC_FOLLOWER_OSCILLATING_ROLLER) {
                /* tan(pressure angle) = (l (1 + side beta') - a cos beta)/(a sin beta), as a triangle gives
                 * it */
                const double l = f->arm, a = f->pivot;
                const double tangent = (l * (1 + f->side * s1) - a * cos(y)) / (a * sin(y));
                assert_true(fabs(tan(out.pressure_angle) - f->side * tangent) <
                            1e-12 * (1 + fabs(tangent)));
            }
        }
    }
}

/* A lift law with joints: the pieces end there, and all derivatives are those of the law on both sides. */
static void test_joints(void **state)
{
    (void)state;
    static double cam[CAPACITY];
    for (int k = 0; k < KINDS; k++) {
        double law[16];
        const struct nc_follower *f = &followers[k];
        const double lift = oscillates(f) ? 0.1 : 0.003;
        const size_t n = nc_planar_lift(law, 16, NC_LIFT_MODIFIED_SINE, lift, 0.4, 1.3, 0.3, 1.4);
        const size_t size = nc_cam_shape(cam, CAPACITY, law, n, f, base_of(f), 400);
        assert_true(size > 0);
        for (int i = 0; i < 500; i++) {
            const double theta = 2 * pi * i / 500;
            struct nc_cam_point out, back;
            assert_int_equal(nc_cam_from_lift(law, n, f, base_of(f), theta, &out), NC_OK);
            assert_int_equal(nc_cam_to_lift(cam, size, f, base_of(f), theta, &back), NC_OK);
            assert_true(fabs(back.lift[0] - out.lift[0]) < 1e-12 * lift);
            assert_true(fabs(back.lift[2] - out.lift[2]) < 1e-7 * lift);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_envelope),
        cmocka_unit_test(test_potential),
        cmocka_unit_test(test_textbook),
        cmocka_unit_test(test_joints),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
