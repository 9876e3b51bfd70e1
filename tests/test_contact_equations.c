/* The planar contact equations 002 (21), integrated along motions in contact, prescribed and simulated,
 * against contact parameters that are evaluated directly. (The rates at single states are in
 * test_rolling.c.) */
#include "reference.h"
#include "freeform_cam.h"
#include "contact_equations.h"
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
    contact_equations(kappa[0], kappa[1], M[0], M[1], turning, v_t, &rate[0], &rate[1]);
    return NC_OK;
}

static void ellipse_pair(void **state)
{
    (void)state;
    const struct ode system = {2, 0, NULL, pair_rate, NULL, NULL};
    const struct ode_options options = {.tolerance = 1e-12, .order = 8};
    double s[2], t = 0, worst = 0;
    pair_direct(0, s);
    for (int i = 1; i <= 40; i++) {
        double truth[2];
        assert_int_equal(ode_integrate(&system, &options, &t, i * 0.25, s, NULL), ODE_END);
        pair_direct(t, truth);
        worst = fmax(worst, fmax(fabs(s[0] - truth[0]), fabs(s[1] - truth[1])));
    }
    printf("# two ellipses, %.1f turns of the contact: %.1e rad\n", s[0] / (2 * pi), worst);
    assert_true(worst < 1e-8);
}

/* --- The same ellipses in a simulation: the first turns about its centre, the second is free, a spring
 * holds them together, and they slide on each other without friction ---------------------------------- */

enum { TURN_1, SPIN_1, X_2, Y_2, TURN_2, V_X, V_Y, SPIN_2, S_1, S_2, PAIR_STATES };

static const double inertia_1 = 0.05, inertia_2 = 0.03, mass_2 = 1, spring = 4;

static void turned(double angle, const double p[2], double out[2])
{
    const double x = p[0], y = p[1];
    out[0] = cos(angle) * x - sin(angle) * y;
    out[1] = sin(angle) * x + cos(angle) * y;
}

/* The contact as the kernel finds it, from the pose alone; in the frame of the first ellipse. */
static int simulated_contact(const double *x, struct nc_planar_pair *pair)
{
    double a[8], b[8], r[2];
    const size_t na = nc_planar_ellipse(a, 8, first.a, first.b),
                 nb = nc_planar_ellipse(b, 8, second.a, second.b);
    turned(-x[TURN_1], x + X_2, r);
    return nc_planar_pair_solve(a, na, b, nb, r, x[TURN_2] - x[TURN_1], NULL, NULL, pair);
}

/* v + omega x arm, in the plane. */
static void material(const double v[2], double omega, const double arm[2], double out[2])
{
    out[0] = v[0] - omega * arm[1];
    out[1] = v[1] + omega * arm[0];
}

/* Accelerations with gap'' = 0, which is linear in the normal force. */
static int simulated_dynamics(const double *x, double *rate)
{
    static const double none[2] = {0, 0};
    struct nc_planar_pair pair;
    double n[2], C[2], arm[2], r[2], v_rel[2], v_b[2], C_dot[2], slip[2];
    struct nc_planar_pair_motion moved;
    int status = simulated_contact(x, &pair);
    if (status)
        return status;
    turned(x[TURN_1], pair.normal, n);
    turned(x[TURN_1], pair.point_b, C);
    for (int k = 0; k < 2; k++)
        arm[k] = C[k] - x[X_2 + k];
    /* motion of the second seen from the first */
    material(x + V_X, -x[SPIN_1], x + X_2, v_rel);
    turned(-x[TURN_1], v_rel, r);
    const struct nc_planar_motion motion = {.v = {r[0], r[1]}, .omega = x[SPIN_2] - x[SPIN_1]};
    status = nc_planar_pair_motion(&pair, &motion, &moved);
    turned(x[TURN_1], moved.point_a_der, v_rel);
    material(v_rel, x[SPIN_1], C, C_dot);
    material(x + V_X, x[SPIN_2], arm, v_b);
    material(none, x[SPIN_1], C, slip);
    for (int k = 0; k < 2; k++)
        slip[k] = v_b[k] - slip[k];
    const double turning = moved.phi_der + x[SPIN_1], lever_1 = n[1] * C[0] - n[0] * C[1],
                 lever_2 = n[1] * arm[0] - n[0] * arm[1];
    const double swing[2] = {C_dot[0] - x[V_X], C_dot[1] - x[V_Y]};
    const double centripetal = turning * (n[0] * slip[1] - n[1] * slip[0]) +
                               x[SPIN_2] * (n[1] * swing[0] - n[0] * swing[1]) -
                               x[SPIN_1] * (n[1] * C_dot[0] - n[0] * C_dot[1]);
    const double pull = -spring / mass_2 * (n[0] * x[X_2] + n[1] * x[Y_2]);
    const double force = -(centripetal + pull) /
                         (1 / mass_2 + lever_2 * lever_2 / inertia_2 + lever_1 * lever_1 / inertia_1);
    rate[TURN_1] = x[SPIN_1];
    rate[SPIN_1] = -lever_1 * force / inertia_1;
    rate[TURN_2] = x[SPIN_2];
    rate[SPIN_2] = lever_2 * force / inertia_2;
    for (int k = 0; k < 2; k++) {
        rate[X_2 + k] = x[V_X + k];
        rate[V_X + k] = (n[k] * force - spring * x[X_2 + k]) / mass_2;
    }
    return status;
}

/* 002 (21) in the eccentric anomalies: arms, tangent and curvatures from s1 and s2, not from the contact.
 */
static int simulated_rate(double t, const double *x, double *rate, void *context)
{
    double p[2][2], M[2], kappa[2], v[2][2], tangent[2];
    const double origin[2] = {0, 0};
    int status = simulated_dynamics(x, rate);
    (void)t;
    (void)context;
    ellipse_point(&first, x[S_1], p[0]);
    ellipse_point(&second, x[S_2], p[1]);
    ellipse_metric(&first, x[S_1], &M[0], &kappa[0]);
    ellipse_metric(&second, x[S_2], &M[1], &kappa[1]);
    turned(x[TURN_1], p[0], p[0]);
    turned(x[TURN_2], p[1], p[1]);
    material(origin, x[SPIN_1], p[0], v[0]);
    material(x + V_X, x[SPIN_2], p[1], v[1]);
    const double local[2] = {-first.a * sin(x[S_1]) / M[0], first.b * cos(x[S_1]) / M[0]};
    turned(x[TURN_1], local, tangent);
    const double v_t = tangent[0] * (v[1][0] - v[0][0]) + tangent[1] * (v[1][1] - v[0][1]);
    if (!status)
        contact_equations(kappa[0], kappa[1], M[0], M[1], x[SPIN_2] - x[SPIN_1], v_t, &rate[S_1],
                          &rate[S_2]);
    return status;
}

static double simulated_energy(const double *x)
{
    return (inertia_1 * x[SPIN_1] * x[SPIN_1] + inertia_2 * x[SPIN_2] * x[SPIN_2] +
            mass_2 * (x[V_X] * x[V_X] + x[V_Y] * x[V_Y]) + spring * (x[X_2] * x[X_2] + x[Y_2] * x[Y_2])) /
           2;
}

static void simulated_pair(void **state)
{
    (void)state;
    const struct ode system = {PAIR_STATES, 0, NULL, simulated_rate, NULL, NULL};
    const struct ode_options options = {.tolerance = 1e-12, .order = 8};
    struct nc_planar_pair pair;
    double x[PAIR_STATES] = {[X_2] = 0.7, [V_Y] = 1.2, [SPIN_1] = -0.5, [SPIN_2] = 0.8}, t = 0,
           worst[3] = {0};
    assert_int_equal(simulated_contact(x, &pair), NC_OK);
    assert_close(pair.gap, 0, 1e-14); /* vertex on vertex, 0.5 + 0.2 */
    x[S_2] = pi;
    const double energy = simulated_energy(x);
    for (int i = 1; i <= 60; i++) {
        assert_int_equal(ode_integrate(&system, &options, &t, i * 0.1, x, NULL), ODE_END);
        assert_int_equal(simulated_contact(x, &pair), NC_OK);
        const double s_1 = ellipse_at_normal(&first, pair.phi),
                     s_2 = ellipse_at_normal(&second, pair.phi + pi - (x[TURN_2] - x[TURN_1]));
        worst[0] = fmax(worst[0], fabs(remainder(x[S_1] - s_1, 2 * pi)));
        worst[0] = fmax(worst[0], fabs(remainder(x[S_2] - s_2, 2 * pi)));
        worst[1] = fmax(worst[1], fabs(pair.gap));
        worst[2] = fmax(worst[2], fabs(simulated_energy(x) - energy));
    }
    printf("# simulated ellipses, contact over %.2f and %.2f turns: s %.1e, gap %.1e m, energy %.1e J\n",
           x[S_1] / (2 * pi), (x[S_2] - pi) / (2 * pi), worst[0], worst[1], worst[2]);
    assert_true(fabs(x[S_1]) > 2 * pi && worst[0] < 1e-8 && worst[1] < 1e-9 && worst[2] < 1e-9);
}

/* --- The cam and the roller of the freeform cam, in the parameter of the spline and the angle
 * --------------*/

enum { ON_CAM = CAM_STATES, ON_ROLLER, ALL_STATES };

static int cam_rate(double t, const double *x, double *rate, void *context)
{
    struct freeform_cam *c = context;
    const struct ode system = freeform_cam_ode(c);
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
    contact_equations(cam.shape[0], 1 / c->roller, cam.M[0], c->roller, -omega, v_t, &rate[ON_CAM],
                      &rate[ON_ROLLER]);
    return NC_OK;
}

static int cam_project(double t, double *x, void *context)
{
    return freeform_cam_ode(context).project(t, x, context);
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
    const struct ode system = {ALL_STATES, 0, &c, cam_rate, cam_project, NULL};
    const struct ode_options options = {.tolerance = 1e-10, .order = 8};
    for (int i = 1; i <= 100; i++) {
        assert_int_equal(ode_integrate(&system, &options, &t, i * 0.004, x, NULL), ODE_END);
        worst = fmax(worst, fabs(x[ON_CAM] - x[CAM_POINT + 2]));
        worst = fmax(worst, fabs(x[ON_ROLLER] - x[CAM_POINT]));
    }
    printf("# cam and roller, %.1f turns: %.1e\n", x[CAM_ANGLE] / (2 * pi), worst);
    assert_true(x[CAM_ANGLE] > 4 * pi && worst < 1e-7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(ellipse_pair), cmocka_unit_test(simulated_pair),
                                       cmocka_unit_test(cam_and_roller)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
