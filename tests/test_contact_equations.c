/* The planar contact equations 002 (21), integrated along motions in contact, against contact parameters
 * that are evaluated directly. (The rates at single states are in test_rolling.c.) */
#include "reference.h"
#include "freeform_cam.h"
#include <string.h>

static const double pi = 3.14159265358979323846;

/* --- Two ellipses, in their eccentric anomalies
 * ---------------------------------------------------------*/

struct ellipse {
    double a, b;
};

static void ellipse_point(const struct ellipse *e, double s, double p[2])
{
    p[0] = e->a * cos(s);
    p[1] = e->b * sin(s);
}

/* Length of the tangent vector and curvature. */
static void ellipse_metric(const struct ellipse *e, double s, double *M, double *kappa)
{
    *M = hypot(e->a * sin(s), e->b * cos(s));
    *kappa = e->a * e->b / (*M * *M * *M);
}

/* The anomaly where the outer normal has the angle phi, continued over whole turns. */
static double ellipse_at_normal(const struct ellipse *e, double phi)
{
    const double turn = 2 * pi * floor((phi + pi) / (2 * pi)), x = phi - turn;
    return atan2(e->b * sin(x), e->a * cos(x)) + turn;
}

/* A motion in contact: normal angle phi of body 1 at the contact and angle theta of body 2 are given, the
 * position d of body 2 follows. */
static const struct ellipse first = {0.5, 0.3}, second = {0.2, 0.4};

static double pair_phi(double t)
{
    return 1.3 * t + 0.4 * sin(2.1 * t);
}

static double pair_theta(double t)
{
    return 0.8 * sin(1.1 * t) - 0.7 * t;
}

static void pair_direct(double t, double s[2])
{
    s[0] = ellipse_at_normal(&first, pair_phi(t));
    s[1] = ellipse_at_normal(&second, pair_phi(t) + pi - pair_theta(t));
}

static void pair_position(double t, double d[2])
{
    double s[2], p[2], w[2];
    const double c = cos(pair_theta(t)), i = sin(pair_theta(t));
    pair_direct(t, s);
    ellipse_point(&first, s[0], p);
    ellipse_point(&second, s[1], w);
    d[0] = p[0] - (c * w[0] - i * w[1]);
    d[1] = p[1] - (i * w[0] + c * w[1]);
}

/* Only position and angle of body 2 and their rates enter, besides s1 and s2 themselves. */
static int pair_rate(double t, const double *s, double *rate, void *context)
{
    static const double weight[3] = {0.75, -0.15, 1.0 / 60};
    const double step = 2e-3, c = cos(pair_theta(t)), i = sin(pair_theta(t));
    double velocity[2] = {0}, turning = 0, p[2], M[2], kappa[2];
    (void)context;
    for (int k = 1; k <= 3; k++) {
        double up[2], down[2];
        pair_position(t + k * step, up);
        pair_position(t - k * step, down);
        turning += weight[k - 1] * (pair_theta(t + k * step) - pair_theta(t - k * step)) / step;
        for (int j = 0; j < 2; j++)
            velocity[j] += weight[k - 1] * (up[j] - down[j]) / step;
    }
    ellipse_point(&second, s[1], p);
    ellipse_metric(&first, s[0], &M[0], &kappa[0]);
    ellipse_metric(&second, s[1], &M[1], &kappa[1]);
    const double arm[2] = {c * p[0] - i * p[1], i * p[0] + c * p[1]};
    const double tangent[2] = {-first.a * sin(s[0]) / M[0], first.b * cos(s[0]) / M[0]};
    const double v_t =
        tangent[0] * (velocity[0] - turning * arm[1]) + tangent[1] * (velocity[1] + turning * arm[0]);
    return nc_contact_equations(kappa[0], kappa[1], M[0], M[1], turning, v_t, &rate[0], &rate[1]);
}

static void ellipse_pair(void **state)
{
    (void)state;
    const struct sim_system system = {2, 0, NULL, pair_rate, NULL, NULL};
    const struct sim_options options = {1e-12, 8, 0};
    double s[2], t = 0, worst = 0;
    pair_direct(0, s);
    for (int i = 1; i <= 40; i++) {
        double truth[2];
        assert_int_equal(sim_integrate(&system, &options, &t, i * 0.25, s, NULL), SIM_END);
        pair_direct(t, truth);
        worst = fmax(worst, fmax(fabs(s[0] - truth[0]), fabs(s[1] - truth[1])));
    }
    printf("# two ellipses, %.1f turns of the contact: %.1e rad\n", s[0] / (2 * pi), worst);
    assert_true(worst < 1e-8);
}

/* --- The cam and the roller of the freeform cam, in the parameter of the spline and the angle
 * --------------*/

enum { ON_CAM = CAM_STATES, ON_ROLLER, ALL_STATES };

static int cam_rate(double t, const double *x, double *rate, void *context)
{
    struct freeform_cam *c = context;
    const struct sim_system system = freeform_cam_system(c);
    struct nc_surface_frame cam;
    int status = system.rate(t, x, rate, c);
    if (!status)
        status = nc_surface_frame(&c->cam, x[ON_CAM], 0, &cam);
    if (status)
        return status;
    /* body 1 is the cam, body 2 the roller, which does not turn: seen from the cam it turns with -omega */
    const double co = cos(x[CAM_ANGLE]), si = sin(x[CAM_ANGLE]), omega = x[CAM_SPEED];
    const double p[2] = {co * cam.p[0] - si * cam.p[1], si * cam.p[0] + co * cam.p[1]};
    const double tangent[2] = {co * cam.x[0] - si * cam.x[1], si * cam.x[0] + co * cam.x[1]};
    const double v_t = tangent[0] * (x[CAM_VELOCITY] + omega * p[1]) - tangent[1] * omega * p[0];
    return nc_contact_equations(cam.shape[0], 1 / c->roller, cam.M[0], c->roller, -omega, v_t,
                                &rate[ON_CAM], &rate[ON_ROLLER]);
}

static int cam_project(double t, double *x, void *context)
{
    return freeform_cam_system(context).project(t, x, context);
}

static void cam_and_roller(void **state)
{
    (void)state;
    const double a[2] = {-0.005, 0.00125}, b[2] = {0.0006, -0.0009};
    double shape[16], x[ALL_STATES], worst = 0, t = 0;
    struct freeform_cam c = {.law = shape,
                             .law_size = nc_planar_fourier(shape, 16, 0.04375, a, b, 2),
                             .points = 200,
                             .roller = 0.012,
                             .crown = 0.005,
                             .width = 0.02,
                             .inertia = 2e-3,
                             .mass = 0.1,
                             .stiffness = 2000,
                             .rest = 0.02};
    assert_int_equal(freeform_cam_init(&c), NC_OK);
    assert_int_equal(freeform_cam_start(&c, 0, 40, x), NC_OK);
    x[ON_CAM] = x[CAM_POINT + 2];
    x[ON_ROLLER] = x[CAM_POINT];
    const struct sim_system system = {ALL_STATES, 0, &c, cam_rate, cam_project, NULL};
    const struct sim_options options = {1e-10, 8, 0};
    for (int i = 1; i <= 100; i++) {
        assert_int_equal(sim_integrate(&system, &options, &t, i * 0.004, x, NULL), SIM_END);
        worst = fmax(worst, fabs(x[ON_CAM] - x[CAM_POINT + 2]));
        worst = fmax(worst, fabs(x[ON_ROLLER] - x[CAM_POINT]));
    }
    printf("# cam and roller, %.1f turns: %.1e\n", x[CAM_ANGLE] / (2 * pi), worst);
    assert_true(x[CAM_ANGLE] > 4 * pi && worst < 1e-7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(ellipse_pair), cmocka_unit_test(cam_and_roller)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
