/* Tracking of closest points, theorems 1 to 3 of 004, along random motions, with SUNDIALS. */
#include "random_motion.h"
#include "ode.h"
#include <stdio.h>

typedef int (*closest_function)(const void *, const void *, const double *, const double *, int, double *);

/* What is tracked: two boundaries, a motion, and one of the three theorems with its direct solution. */
enum pairing { CURVES, SURFACES, SURFACE_CURVE };
struct tracked {
    enum pairing pairing;
    struct nc_curve c1, c2;
    struct nc_surface f1, f2;
    struct random_motion motion;
};

static int direct(const struct tracked *x, double t, int grid, double state[6])
{
    struct nc_spatial_motion m;
    random_motion_at(&x->motion, t, &m);
    switch (x->pairing) {
    case CURVES:
        return nc_curves_closest(&x->c1, &x->c2, m.r, m.q, grid, state);
    case SURFACES:
        return nc_surfaces_closest(&x->f1, &x->f2, m.r, m.q, grid, state);
    default:
        return nc_surface_curve_closest(&x->f1, &x->c2, m.r, m.q, grid, state);
    }
}

static int rate(double t, const double *state, double *out, void *context)
{
    const struct tracked *x = context;
    struct nc_spatial_motion m;
    random_motion_at(&x->motion, t, &m);
    switch (x->pairing) {
    case CURVES:
        return nc_curves_track(&x->c1, &x->c2, state, &m, out);
    case SURFACES:
        return nc_surfaces_track(&x->f1, &x->f2, state, &m, out);
    default:
        return nc_surface_curve_track(&x->f1, &x->c2, state, &m, out);
    }
}

static int project(double t, double *state, void *context)
{
    return direct(context, t, 0, state);
}

/* Largest difference of two states, angles and periodic parameters modulo 2 pi. */
static double apart(const double a[6], const double b[6])
{
    double most = fabs(a[5] - b[5]);
    for (int i = 0; i < 5; i++)
        most = fmax(most, fabs(remainder(a[i] - b[i], 6.28318530717958647693)));
    return most;
}

/* The tracked states against independent global solutions over 100 s, with drift control; and the plain
 * equations with fixed steps, which converge with the order of the method. */
static void check_tracking(struct tracked *x, int grid)
{
    struct ode system = {6, 0, x, rate, project, NULL};
    const struct ode_options fine = {.tolerance = 1e-10, .order = 5};
    double start[6] = {0}, state[6], worst = 0, t = 0;
    assert_int_equal(direct(x, 0, grid, start), NC_OK);
    for (int i = 0; i < 6; i++)
        state[i] = start[i];
    for (int second = 1; second <= 100; second++) {
        double truth[6] = {0};
        assert_int_equal(ode_integrate(&system, &fine, &t, second, state, NULL), ODE_END);
        assert_int_equal(direct(x, t, grid, truth), NC_OK);
        worst = fmax(worst, apart(state, truth));
    }
    printf("# with drift control: %.1e\n", worst);
    assert_true(worst < 1e-9);
    system.project = NULL;
    for (int order = 2; order <= 5; order++) {
        double error[3], truth[6] = {0};
        assert_int_equal(direct(x, 2, grid, truth), NC_OK);
        for (int i = 0; i < 3; i++) {
            const double step = order < 4 ? 0.02 : order < 5 ? 0.1 : 0.4;
            const struct ode_options fixed = {.tolerance = 1e-10, .order = order, .step = step / (1 << i)};
            for (int k = 0; k < 6; k++)
                state[k] = start[k];
            t = 0;
            assert_int_equal(ode_integrate(&system, &fixed, &t, 2, state, NULL), ODE_END);
            error[i] = apart(state, truth);
        }
        printf("# order %d: errors %.1e %.1e %.1e, observed order %.2f\n", order, error[0], error[1],
               error[2], log2(error[1] / error[2]));
        assert_true(fabs(log2(error[1] / error[2]) - order) < 0.4);
    }
    const struct ode_options plain = {.tolerance = 1e-12,
                                      .order = 8}; /* without drift control, tightly integrated */
    double truth[6] = {0};
    for (int k = 0; k < 6; k++)
        state[k] = start[k];
    t = 0;
    assert_int_equal(ode_integrate(&system, &plain, &t, 100, state, NULL), ODE_END);
    assert_int_equal(direct(x, t, grid, truth), NC_OK);
    printf("# plain equations after 100 s: %.1e\n", apart(state, truth));
    assert_true(apart(state, truth) < 1e-7);
}

static void curves(void **unused)
{
    (void)unused;
    struct random seed = reference_seed(41);
    double a[16], b[32], shape[16];
    const double mean[6] = {2.2, 0.3, 0.2, 0.3, 0.2, 0.4};
    struct tracked x = {.pairing = CURVES, .c1 = {.vector = a, .n = nc_curve_circle(a, 16, 1)}};
    x.c2 = (struct nc_curve){.vector = b,
                             .n = nc_curve_potential(b, 32, shape, nc_planar_ellipse(shape, 16, 0.6, 0.4))};
    x.motion = random_motion(&seed, mean, 0.12, 0.15, 1.2);
    check_tracking(&x, 32);
}

/* Torsion enters: a helix against a circle. */
static void curves_with_torsion(void **unused)
{
    (void)unused;
    struct random seed = reference_seed(42);
    double a[16], b[16];
    const double mean[6] = {0.9, 0.2, 3, 0.1, 1.4, 0.2};
    struct tracked x = {.pairing = CURVES, .c1 = {.vector = a, .n = nc_curve_helix(a, 16, 0.5, 0.8, 1.2)}};
    x.c2 = (struct nc_curve){.vector = b, .n = nc_curve_circle(b, 16, 0.3)};
    x.motion = random_motion(&seed, mean, 0.04, 0.08, 1.2);
    check_tracking(&x, 32);
}

static void surfaces(void **unused)
{
    (void)unused;
    struct random seed = reference_seed(43);
    double a[64], b[32], shape[16];
    const double mean[6] = {1.9, 0, 0.1, 0.5, 0.2, 0.3};
    struct tracked x = {.pairing = SURFACES, .f1 = {.vector = a, .n = nc_surface_torus(a, 64, 1, 0.3)}};
    x.f2 = (struct nc_surface){
        .vector = b,
        .n = nc_surface_potential(b, 32, shape, nc_spatial_ellipsoid(shape, 16, 0.35, 0.25, 0.3))};
    x.motion = random_motion(&seed, mean, 0.15, 0.3, 1.2);
    check_tracking(&x, 16);
}

static void surface_and_curve(void **unused)
{
    (void)unused;
    struct random seed = reference_seed(44);
    double a[32], b[16], shape[16];
    const double mean[6] = {1.7, 0, 0.1, 0.3, 0.3, 0.4};
    struct tracked x = {.pairing = SURFACE_CURVE};
    x.f1 = (struct nc_surface){
        .vector = a,
        .n = nc_surface_potential(a, 32, shape, nc_spatial_ellipsoid(shape, 16, 0.9, 0.6, 0.7))};
    x.c2 = (struct nc_curve){.vector = b, .n = nc_curve_circle(b, 16, 0.5)};
    x.motion = random_motion(&seed, mean, 0.12, 0.15, 1.2);
    check_tracking(&x, 16);
}

/* Parallel curves that touch, a curve in a straight stretch, the end of a patch. */
static void degenerate(void **unused)
{
    (void)unused;
    const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, r[3] = {2, 0, 0};
    const struct nc_spatial_motion motion = {.q = {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                             .v = {0.1, 0.2, 0.3},
                                             .omega = {1, 2, 3}},
                                   nowhere = {.v = {1, 0, 0}};
    const double knots[] = {0, 0, 1, 1}, ends[] = {0, 0, 0, 1, 0, 0};
    double a[16], b[32], p[8], rates[6], state[6] = {0, 3, 0, 0, 0, 0};
    struct nc_curve circle = {.vector = a, .n = nc_curve_circle(a, 16, 1)};
    struct nc_curve line = {.vector = b, .n = nc_curve_bspline(b, 32, 1, 0, 0, 2, knots, ends)};
    struct nc_surface plane = {.vector = p, .n = nc_surface_plane(p, 8, 1, 1)};
    /* two unit circles in one plane touch: their tangents are parallel */
    assert_int_equal(nc_curves_closest(&circle, &circle, r, identity, 0, state), NC_E_CONFORMING);
    assert_close(state[1], 3, 0); /* unchanged */
    const double touching[6] = {
        0, 3.14159265358979323846, 1.5707963267948966, 1.5707963267948966, 3.14159265358979323846, 0};
    assert_int_equal(nc_curves_track(&circle, &circle, touching, &motion, rates), NC_E_CONFORMING);
    assert_true(isnan(rates[0]) && isnan(rates[5]));
    const double beside[6] = {0.5, 0.5, 0, 0, 0, 1};
    assert_int_equal(nc_curves_track(&circle, &line, beside, &motion, rates), NC_E_STRAIGHT);
    const double outside[6] = {0.7, 0, 0, 0, 0, 1};
    assert_int_equal(nc_surface_curve_track(&plane, &circle, outside, &motion, rates), NC_E_PATCH);
    assert_int_equal(nc_surfaces_track(&plane, &plane, (double[6]){0}, &motion, rates), NC_E_CONFORMING);
    assert_int_equal(nc_surfaces_track(&plane, NULL, beside, &motion, rates), NC_E_NULL);
    assert_int_equal(nc_curves_track(&circle, &circle, NULL, &motion, rates), NC_E_NULL);
    assert_int_equal(nc_curves_track(&circle, &circle, touching, &nowhere, rates), NC_E_ROTATION);
    assert_int_equal(nc_curves_track(&circle, &circle, touching, NULL, rates), NC_E_NULL);
    state[0] = NAN;
    assert_int_equal(nc_curves_track(&circle, &circle, state, &motion, rates), NC_E_ARGUMENT);
    assert_int_equal(nc_surface_curve_closest(&plane, &circle, r, identity, 1, state), NC_E_OPTION);
    assert_int_equal(nc_surface_curve_closest(NULL, &circle, r, identity, 0, state), NC_E_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(curves),     cmocka_unit_test(curves_with_torsion),
        cmocka_unit_test(surfaces),   cmocka_unit_test(surface_and_curve),
        cmocka_unit_test(degenerate),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
