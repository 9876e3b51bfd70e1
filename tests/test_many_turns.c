/* Angles of many turns: the same results as within one turn, as far as the angle itself has digits; no
 * search for joints that does not end. */
#include "reference.h"
#include "normalcontact.h"

static const double turns[] = {30, -200, 1e4, -1e6, 1e9};

static double within_a_turn(double angle)
{
    return atan2(sin(angle), cos(angle));
}

static size_t cam(double *shape, size_t capacity)
{
    const size_t n = nc_planar_offset(shape, capacity, 0.05);
    return n + nc_planar_lift(shape + n, capacity - n, NC_LIFT_345, 0.01, 0.4, 1, 0.5, 1.2);
}

static void rotated_terms(void **state)
{
    (void)state;
    double inner[16], far[32], near[32], a[4], b[4];
    const size_t n = cam(inner, 16);
    for (int i = 0; i < 5; i++) {
        const double angle = turns[i] * 6.28318530717958647693 + 0.7;
        const size_t nf = nc_planar_rotated(far, 32, inner, n, angle);
        const size_t nn = nc_planar_rotated(near, 32, inner, n, within_a_turn(angle));
        for (double phi = -3; phi < 3; phi += 0.1) {
            assert_int_equal(nc_planar_eval(far, nf, phi, a), NC_OK);
            assert_int_equal(nc_planar_eval(near, nn, phi, b), NC_OK);
            for (int k = 0; k < 3; k++)
                assert_close(a[k], b[k], 2e-14 * fabs(turns[i] < 100 ? turns[i] : 1) + 1e-14);
        }
    }
}

/* Each is searched for its joints. */
static void joints(void **state)
{
    (void)state;
    double inner[16], far[32], v[512];
    const size_t n = cam(inner, 16);
    for (int power = 0; power <= 300; power += 3) {
        const size_t nf = nc_planar_rotated(far, 32, inner, n, pow(10, power));
        struct nc_planar_convexity bounds;
        assert_int_equal(nc_planar_convexity(far, nf, 0.01, 1000, &bounds), NC_OK);
        const struct nc_curve curve = {.vector = v, .n = nc_curve_cam(v, 512, far, nf, 0.01, 100)};
        assert_int_equal(nc_curve_check(v, curve.n), NC_OK);
    }
}

static void pairs(void **state)
{
    (void)state;
    double body[16];
    const size_t n = nc_planar_ellipse(body, 16, 0.2, 0.1),
                 m = n + nc_planar_lift(body + n, 16 - n, NC_LIFT_4567, 1e-3, 0, 1, 1, 1);
    const double r[2] = {0.5, 0.1};
    for (int i = 0; i < 5; i++) {
        const double angle = turns[i] * 6.28318530717958647693 + 0.7;
        double normal[2][2] = {{0}}, gap[2], a[2][2], b[2][2];
        assert_int_equal(nc_planar_pair(body, m, body, m, r, angle, normal[0], &gap[0], a[0], b[0]), NC_OK);
        assert_int_equal(
            nc_planar_pair(body, m, body, m, r, within_a_turn(angle), normal[1], &gap[1], a[1], b[1]),
            NC_OK);
        assert_close(gap[0], gap[1], 1e-12);
        for (int k = 0; k < 2; k++)
            assert_close(b[0][k] - a[0][k], gap[0] * normal[0][k], 1e-12);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rotated_terms),
        cmocka_unit_test(joints),
        cmocka_unit_test(pairs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
