/* The oloid: 004 section 4, Dirnboeck and Stachel 1997 (development, area, volume). */
#include "reference.h"
#include "oloid_body.h"
#include <stdio.h>

static const double pi = 3.14159265358979323846;

/* The development of k_A: a plane curve with the geodesic curvature of k_A on the oloid,
 *   kappa_g(t) = sqrt((1 + 2 cos t)/(2 + 2 cos t)),
 * whose tangent has the angle 2 atan(2 y/w) - atan(y/w), y = sin(t/2), w = sqrt(1 + 2 cos t). Integrated
 * once more it is elementary, as Dirnboeck and Stachel found. It starts at t = 0 along its first axis. With
 * the arcs put together: 2 sqrt(3)/9 (arccos(sqrt(2) cos t/sqrt(1 + cos t)) + sqrt(2 (1 - cos t)(1 + 2 cos
 * t))), sqrt(3)/9 (4 (1 - cos t) - ln((1 + cos t)/2)). Derived here, from their generators; tested against
 * curvature, arc length, and the surface unrolled. */
static void development(double y, double w, double p[2])
{
    const double scale = 2 / (3 * sqrt(3));
    p[0] = scale * (atan2(2 * y, w) + 2 * y * w + atan2(y, w));
    p[1] = scale * (4 * y * y - log(1 - y * y) / 2);
}

/* The closed form against the definition: curvature and arc length of the developed curve. */
static void closed_form(void **state)
{
    (void)state;
    const double step = 1e-3;
    for (double t = -1.9; t < 1.95; t += 0.1) {
        double p[7][2], d[2] = {0}, dd[2] = {0};
        for (int i = 0; i < 7; i++) {
            const double at = t + (i - 3) * step;
            development(sin(at / 2), sqrt(1 + 2 * cos(at)), p[i]);
        }
        for (int k = 0; k < 2; k++) {
            d[k] =
                (0.75 * (p[4][k] - p[2][k]) - 0.15 * (p[5][k] - p[1][k]) + (p[6][k] - p[0][k]) / 60) / step;
            dd[k] = (1.5 * (p[4][k] + p[2][k]) - 0.15 * (p[5][k] + p[1][k]) + (p[6][k] + p[0][k]) / 90 -
                     49.0 / 18 * p[3][k]) /
                    (step * step);
        }
        assert_close(hypot(d[0], d[1]), 1, 1e-10); /* unit circle: t is its arc length */
        assert_close(d[0] * dd[1] - d[1] * dd[0], sqrt((1 + 2 * cos(t)) / (2 + 2 * cos(t))), 1e-8);
    }
}

/* The third corner of a triangle in the plane, from the first two and the lengths of its sides, on the
 * left. */
static void third_corner(const double a[2], const double b[2], double to_a, double to_b, double out[2])
{
    const double e[2] = {b[0] - a[0], b[1] - a[1]}, l = hypot(e[0], e[1]);
    const double along = (to_a * to_a - to_b * to_b + l * l) / (2 * l),
                 up = sqrt(fmax(to_a * to_a - along * along, 0));
    for (int k = 0; k < 2; k++)
        out[k] = a[k] + (along * e[k] + up * (k ? e[0] : -e[1])) / l;
}

static double distance(const double a[3], const double b[3])
{
    return sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) +
                (a[2] - b[2]) * (a[2] - b[2]));
}

/* The generator at the angle t: A on k_A, B on k_B (Dirnboeck and Stachel, (6): cos tau = -cos t/(1 + cos
 * t)). */
static void generator(double t, double A[3], double B[3])
{
    const double tau = acos(-cos(t) / (1 + cos(t)));
    A[0] = sin(t);
    A[1] = -0.5 - cos(t);
    A[2] = B[0] = 0;
    B[1] = 0.5 + cos(tau);
    B[2] = sin(tau);
}

/* The surface between the generators 0 and `end` unrolled triangle by triangle, which keeps all lengths:
 * the developed A and B at the end. In the frame of development(): the generator 0 stands on its first
 * axis. */
static void unroll(double end, int steps, double A[2], double B[2])
{
    double a[2][3], b[2][3];
    generator(0, a[0], b[0]);
    A[0] = A[1] = B[0] = 0;
    B[1] = sqrt(3);
    for (int i = 1; i <= steps; i++) {
        double next[2];
        generator(end * i / steps, a[1], b[1]);
        third_corner(B, A, distance(b[0], a[1]), distance(a[0], a[1]), next);
        A[0] = next[0];
        A[1] = next[1];
        third_corner(B, A, distance(b[0], b[1]), distance(a[1], b[1]), next);
        B[0] = next[0];
        B[1] = next[1];
        for (int k = 0; k < 3; k++) {
            a[0][k] = a[1][k];
            b[0][k] = b[1][k];
        }
    }
}

/* The closed form against the surface unrolled: errors of second order in the size of the triangles. */
static void unrolled(void **state)
{
    (void)state;
    double worst = 0;
    for (double t = 0.25; t < 2.05; t += 0.25) {
        double p[2], A[2][2], B[2][2];
        development(sin(t / 2), sqrt(1 + 2 * cos(t)), p);
        for (int fine = 0; fine < 2; fine++)
            unroll(t, fine ? 1000 : 500, A[fine], B[fine]);
        for (int k = 0; k < 2; k++) {
            assert_true(fabs(A[0][k] - p[k]) < 1e-4);
            worst = fmax(worst, fabs((4 * A[1][k] - A[0][k]) / 3 - p[k]));
        }
        const double c = cos(t), scale = sqrt(3) / 9; /* the other way of writing it */
        assert_close(p[0], 2 * scale * (acos(sqrt(2) * c / sqrt(1 + c)) + sqrt(2 * (1 - c) * (1 + 2 * c))),
                     1e-14);
        assert_close(p[1], scale * (4 * (1 - c) - log((1 + c) / 2)), 1e-14);
        assert_close(hypot(B[1][0] - A[1][0], B[1][1] - A[1][1]), sqrt(3), 1e-10);
    }
    printf("# development against the surface unrolled: %.1e\n", worst);
    assert_true(worst < 1e-9);
}

static void init(struct oloid *o, double radius, double slope, double friction)
{
    *o = (struct oloid){.radius = radius, .mass = 1, .slope = slope, .gravity = 9.81, .friction = friction};
    assert_int_equal(oloid_init(o), NC_OK);
}

/* The largest y of the hull of the two discs at given x and z: the best mixture (1 - l) a + l b of a point
 * a of the first and b of the second; concave in l. */
static double extent(double x, double z)
{
    double low = fabs(z), high = 1 - fabs(x), best = -INFINITY;
    for (int i = 0; i < 60 && low <= high; i++) {
        double value[2];
        for (int k = 0; k < 2; k++) {
            const double l = low + (high - low) * (1 + k) / 3;
            value[k] = l - 0.5 + sqrt(fmax((1 - l) * (1 - l) - x * x, 0)) + sqrt(fmax(l * l - z * z, 0));
            best = fmax(best, value[k]);
        }
        if (value[0] < value[1])
            low += (high - low) / 3;
        else
            high -= (high - low) / 3;
    }
    return best;
}

static void area_and_volume(void **state)
{
    (void)state;
    struct oloid o;
    init(&o, 1, 0, 1);
    assert_close(o.area, 4 * pi, 1e-12);
    assert_close(o.volume, 3.0524184684, 1e-10); /* 2/3 (2 E(3/4) + K(3/4)) */
    init(&o, 0.1, 0, 1);
    assert_close(o.area, 0.04 * pi, 1e-14);
    assert_close(o.volume, 3.0524184684e-3, 1e-12);
}

/* Inertia of the homogeneous body from another description of it: columns along y, |x| + |z| <= 1. */
static void inertia(void **state)
{
    (void)state;
    enum { N = 500 };
    struct oloid o;
    double second[3] = {0}, volume = 0;
    init(&o, 1, 0, 1);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) { /* 1 - a^3 concentrates the columns at the border */
            const double a = (i + 0.5) / N, b = (j + 0.5) / N, sum = 1 - a * a * a;
            const double x = sum * b, z = sum * (1 - b), area = 4 * sum * 3 * a * a / ((double)N * N);
            const double top = extent(x, z), bottom = -extent(z, x);
            volume += area * (top - bottom);
            second[0] += area * (top - bottom) * x * x;
            second[1] += area * (pow(top, 3) - pow(bottom, 3)) / 3;
            second[2] += area * (top - bottom) * z * z;
        }
    assert_close(volume, o.volume, 2e-5);
    for (int k = 0; k < 3; k++)
        assert_close((second[(k + 1) % 3] + second[(k + 2) % 3]) / volume, o.inertia[k], 2e-5);
}

/* Where the plane is touched by A and B, at the angle t of k_A and tau of k_B, after `turns` passages of A
 * over an end t = +-2 pi/3 of its arc: the development, mirrored there. The contact starts at t = 0. On a
 * generator cos tau = -cos t/(1 + cos t), so that w = |tan(tau/2)|, well conditioned at the ends too. */
static void contact_curves(double t, double tau, int turns, double A[2], double B[2])
{
    const double sign = turns % 2 ? -1 : 1, y = sin(t / 2), w = fabs(tan(tau / 2));
    const double heading = 2 * atan2(2 * y, w) - atan2(y, w);
    const double along = y / cos(t / 2), across = sqrt(2 / (1 + cos(t))) * w; /* of the generator */
    double p[2], last[2];
    development(sqrt(3) / 2, 0, last);
    development(y, w, p);
    A[0] = 2 * turns * last[0] + sign * p[0];
    A[1] = p[1];
    B[0] = A[0] + sign * (along * cos(heading) - across * sin(heading));
    B[1] = A[1] + along * sin(heading) + across * cos(heading);
}

/* Down the slope: segment, energy, rolling condition, the curves of contact against the development. */
static void down_the_slope(void **state)
{
    (void)state;
    struct oloid o;
    const double R = 0.5;
    init(&o, R, 0.03, 0.9);
    const struct ode system = oloid_ode(&o);
    const struct ode_options options = {.tolerance = 1e-11, .order = 8};
    double x[OLOID_STATES], out[OLOID_OUTPUTS], t = 0, worst[4] = {0}, before, way = 1, sense = 1;
    int turns = 0;
    assert_int_equal(oloid_start(&o, 0, 1, x), NC_OK);
    assert_int_equal(oloid_output(&o, x, out), NC_OK);
    const double energy = out[OLOID_ENERGY];
    before = x[OLOID_B + 2];
    for (int i = 1; turns < 4 && i < 2000; i++) {
        double A[2], B[2], slip[3], r[3];
        assert_int_equal(ode_integrate(&system, &options, &t, i * 0.01, x, NULL), ODE_END);
        assert_int_equal(oloid_output(&o, x, out), NC_OK);
        turns += before * x[OLOID_B + 2] < 0;
        before = x[OLOID_B + 2];
        const double angle = x[OLOID_A + 2] + pi / 2;
        if (i == 1) { /* which way it rolls, and along which sense of x: then all else is fixed */
            way = angle < 0 ? -1 : 1;
            sense = x[OLOID_A] < 0 ? -1 : 1;
        }
        contact_curves(way * angle, x[OLOID_B + 2], turns, A, B);
        assert_close(cos(x[OLOID_B + 2]), -cos(angle) / (1 + cos(angle)), 1e-13);
        worst[0] = fmax(worst[0], fabs(out[OLOID_SEGMENT] - sqrt(3) * R));
        worst[1] = fmax(worst[1], fabs(out[OLOID_ENERGY] - energy));
        for (int k = 0; k < 2; k++) {
            worst[2] = fmax(worst[2], fabs(x[OLOID_A + k] - R * (k ? A[k] : sense * A[k])));
            worst[2] = fmax(worst[2], fabs(x[OLOID_B + k] - R * (k ? B[k] : sense * B[k])));
        }
        for (int point = 0; point < 2; point++) {
            const double *c = x + (point ? OLOID_B : OLOID_A), *w = x + OLOID_SPIN;
            for (int k = 0; k < 3; k++)
                r[k] = (k < 2 ? c[k] : 0) - x[k];
            slip[0] = x[OLOID_VELOCITY] + w[1] * r[2] - w[2] * r[1];
            slip[1] = x[OLOID_VELOCITY + 1] + w[2] * r[0] - w[0] * r[2];
            slip[2] = x[OLOID_VELOCITY + 2] + w[0] * r[1] - w[1] * r[0];
            worst[3] = fmax(worst[3], fabs(slip[0]) + fabs(slip[1]) + fabs(slip[2]) + fabs(c[5]));
        }
    }
    printf("# %.2f s, %.2f m: segment %.1e m, energy %.1e J, contact curves %.1e m, slip %.1e m/s\n", t,
           x[0], worst[0], worst[1], worst[2], worst[3]);
    assert_int_equal(turns, 4);
    assert_true(worst[0] < 1e-12 && worst[1] < 1e-10 && worst[2] < 1e-10 && worst[3] < 1e-12);
}

/* Without projection the equations of 004 alone keep segment and energy, as well as they are integrated. */
static void without_projection(void **state)
{
    (void)state;
    struct oloid o;
    init(&o, 1, 0.1, 1);
    struct ode system = oloid_ode(&o);
    double x[OLOID_STATES], out[OLOID_OUTPUTS], t = 0;
    system.project = NULL;
    assert_int_equal(oloid_start(&o, 0.3, 0.5, x), NC_OK);
    assert_int_equal(oloid_output(&o, x, out), NC_OK);
    const double energy = out[OLOID_ENERGY];
    const struct ode_options options = {.tolerance = 1e-12, .order = 8};
    assert_int_equal(ode_integrate(&system, &options, &t, 1.5, x, NULL), ODE_END);
    assert_int_equal(oloid_output(&o, x, out), NC_OK);
    printf("# without projection: segment %.1e m, energy %.1e J\n", out[OLOID_SEGMENT] - sqrt(3),
           out[OLOID_ENERGY] - energy);
    assert_close(out[OLOID_SEGMENT], sqrt(3), 1e-9);
    assert_close(out[OLOID_ENERGY], energy, 1e-9);
}

/* Rolling that is never lost, as in 004, ends where a point would pull; with little friction, where it
 * slides. */
static void ends(void **state)
{
    (void)state;
    struct oloid o;
    const struct ode_options options = {.tolerance = 1e-10, .order = 5};
    double x[OLOID_STATES], out[OLOID_OUTPUTS], v;
    for (int i = 0; i < 2; i++) {
        int found[OLOID_EVENTS] = {0};
        double t = 0;
        init(&o, 1, 0.1, i ? 0.2 : INFINITY);
        const struct ode system = oloid_ode(&o);
        assert_int_equal(oloid_start(&o, 0, 1, x), NC_OK);
        assert_int_equal(ode_integrate(&system, &options, &t, 100, x, found), ODE_ROOT);
        assert_int_equal(oloid_output(&o, x, out), NC_OK);
        printf("# %s after %.3f s and %.2f m\n", i ? "slip" : "pull", t, x[0]);
        assert_true(i ? found[4] && !found[0] && !found[1] : found[0] || found[1]);
        assert_close(out[i ? OLOID_RESERVE : found[0] ? OLOID_FORCE_A : OLOID_FORCE_B], 0, 1e-4);
        assert_int_equal(oloid_event(&o, i ? 4 : found[1] ? 1 : 0, x, &v), NC_OK);
        assert_true(o.ended && isnan(v));
    }
    assert_int_equal(oloid_start(&o, 3, 0, x), NC_E_OPTION);
    o.radius = -1;
    assert_int_equal(oloid_init(&o), NC_E_RADIUS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(closed_form),
        cmocka_unit_test(unrolled),
        cmocka_unit_test(area_and_volume),
        cmocka_unit_test(inertia),
        cmocka_unit_test(down_the_slope),
        cmocka_unit_test(without_projection),
        cmocka_unit_test(ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
