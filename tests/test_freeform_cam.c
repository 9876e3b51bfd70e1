/* The benchmark of 001, section 6: the law that made the cam comes back from contact alone. */
#include "reference.h"
#include "freeform_cam.h"
#include <stdio.h>

static const double pi = 3.14159265358979323846;

/* s = 0.04 + 0.01 ((1 - cos)/2)^2 with a second harmonic of another phase: smooth, 10 mm lift. */
static size_t law(double *shape)
{
    const double a[2] = {-0.005, 0.00125}, b[2] = {0.0006, -0.0009};
    return nc_planar_fourier(shape, 16, 0.04375, a, b, 2);
}

static void init(struct freeform_cam *c, const double *shape, size_t n, size_t points)
{
    *c = (struct freeform_cam){.law = shape,
                               .law_size = n,
                               .points = points,
                               .roller = 0.012,
                               .crown = 0.005,
                               .width = 0.02,
                               .inertia = 2e-3,
                               .mass = 0.1,
                               .stiffness = 2000,
                               .rest = 0.02};
    assert_int_equal(freeform_cam_init(c), NC_OK);
}

/* Errors in position (of the lift), speed and acceleration (of their largest values) over one turn. */
static void errors(const double *shape, size_t n, size_t points, double error[3])
{
    double x[CAM_STATES], out[CAM_OUTPUTS], most[3] = {0.01, 0, 0};
    struct freeform_cam c;
    init(&c, shape, n, points);
    error[0] = error[1] = error[2] = 0;
    struct ode system = freeform_cam_ode(&c);
    assert_int_equal(freeform_cam_start(&c, 0, 10, x), NC_OK);
    for (int i = 0; i <= 3000; i++) {
        x[CAM_ANGLE] = 2 * pi * i / 3000;
        x[CAM_SPEED] = 10;
        assert_int_equal(system.project(0, x, &c), NC_OK);
        assert_int_equal(freeform_cam_output(&c, x, out), NC_OK);
        for (int k = 0; k < 3; k++) {
            error[k] = fmax(error[k], fabs(out[CAM_S + k] - out[CAM_LAW + k]));
            most[k] = fmax(most[k], k ? fabs(out[CAM_LAW + k]) : 0);
        }
    }
    for (int k = 0; k < 3; k++)
        error[k] /= most[k];
}

/* Position 6th, speed 5th, acceleration 4th order, and the limits of the benchmark at 200 control points. */
static void converges(const char *name, const double *shape, size_t n)
{
    double error[4][3];
    for (int i = 0; i < 4; i++) {
        errors(shape, n, (size_t)50 << i, error[i]);
        printf("# %s, %3d control points: position %.1e of the lift, speed %.1e, acceleration %.1e\n", name,
               50 << i, error[i][0], error[i][1], error[i][2]);
        for (int k = 0; i && k < 3; k++)
            printf("# order %.2f\n", log2(error[i - 1][k] / error[i][k]));
    }
    assert_true(error[2][0] < 1e-6 && error[2][1] < 1e-5 && error[2][2] < 1e-4);
    assert_true(log2(error[1][2] / error[3][2]) > 2 * 3.5);
}

static void law_reproduced(void **state)
{
    (void)state;
    double shape[16];
    converges("harmonic", shape, law(shape));
}

/* Dwell, rise, dwell, fall: the joints of the law do not spoil the acceleration. */
static void dwells_reproduced(void **state)
{
    (void)state;
    static const char *const name[] = {"3-4-5", "4-5-6-7", "cycloidal", "modified sine",
                                       "modified trapezoid"};
    for (int i = 0; i < 5; i++) {
        double shape[16];
        size_t n = nc_planar_offset(shape, 16, 0.04);
        n += nc_planar_lift(shape + n, 16 - n, (enum nc_lift_law)(NC_LIFT_345 + i), 0.01, 0.7, 1.2, 0.5,
                            1.4);
        converges(name[i], shape, n);
    }
}

/* Cam and follower left to themselves: the follower keeps to the law, energy is constant. */
static void dynamics(void **state)
{
    (void)state;
    double shape[16], x[CAM_STATES], out[CAM_OUTPUTS], worst[4] = {0}, t = 0;
    struct freeform_cam c;
    init(&c, shape, law(shape), 200);
    struct ode system = freeform_cam_ode(&c);
    const struct ode_options options = {.tolerance = 1e-10, .order = 8};
    assert_int_equal(freeform_cam_start(&c, 0, 40, x), NC_OK);
    assert_int_equal(freeform_cam_output(&c, x, out), NC_OK);
    const double energy = out[CAM_ENERGY];
    for (int i = 1; i <= 200; i++) {
        assert_int_equal(ode_integrate(&system, &options, &t, i * 0.002, x, NULL), ODE_END);
        assert_int_equal(freeform_cam_output(&c, x, out), NC_OK);
        worst[0] = fmax(worst[0], fabs(out[CAM_S] - out[CAM_LAW]) / 0.01);
        worst[1] = fmax(worst[1], fabs(out[CAM_S_RATE] - out[CAM_LAW_RATE]) / 0.4);
        worst[2] = fmax(worst[2], fabs(out[CAM_S_ACCELERATION] - out[CAM_LAW_ACCELERATION]) / 16);
        worst[3] = fmax(worst[3], fabs(out[CAM_ENERGY] / energy - 1));
    }
    printf("# %.1f turns: position %.1e, speed %.1e, acceleration %.1e, energy %.1e\n",
           x[CAM_ANGLE] / (2 * pi), worst[0], worst[1], worst[2], worst[3]);
    assert_true(x[CAM_ANGLE] > 4 * pi);
    assert_true(worst[0] < 1e-6 && worst[1] < 1e-5 && worst[2] < 1e-4 && worst[3] < 1e-9);
    /* 001, figure 7: without the corrections of position and velocity the acceleration of contact alone,
     * over one turn, still leads the follower along the law */
    system.project = NULL;
    t = 0;
    assert_int_equal(freeform_cam_start(&c, 0, 40, x), NC_OK);
    assert_int_equal(
        ode_integrate(&system, &(struct ode_options){.tolerance = 1e-12, .order = 8}, &t, 0.15, x, NULL),
        ODE_END);
    assert_int_equal(freeform_cam_output(&c, x, out), NC_OK);
    printf("# uncorrected after %.2f turns: position %.1e\n", x[CAM_ANGLE] / (2 * pi),
           fabs(out[CAM_S] - out[CAM_LAW]) / 0.01);
    assert_close(out[CAM_S], out[CAM_LAW], 1e-8);
}

/* Too fast: the follower lifts off. */
static void release(void **state)
{
    (void)state;
    double shape[16], x[CAM_STATES], out[CAM_OUTPUTS], t = 0;
    int found[1];
    struct freeform_cam c;
    init(&c, shape, law(shape), 100);
    c.inertia = 1;
    struct ode system = freeform_cam_ode(&c);
    assert_int_equal(freeform_cam_start(&c, 0, 400, x), NC_OK);
    assert_int_equal(
        ode_integrate(&system, &(struct ode_options){.tolerance = 1e-10, .order = 5}, &t, 1, x, found),
        ODE_ROOT);
    assert_int_equal(freeform_cam_output(&c, x, out), NC_OK);
    assert_close(out[CAM_FORCE], 0, 1e-3);
    assert_true(out[CAM_S_ACCELERATION] < 0);
    c.crown = 0.02;
    assert_int_equal(freeform_cam_init(&c), NC_E_RADIUS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(law_reproduced),
        cmocka_unit_test(dwells_reproduced),
        cmocka_unit_test(dynamics),
        cmocka_unit_test(release),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
