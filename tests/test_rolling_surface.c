/* A rigid body rolling on a fixed surface with one contact point, 004 (20), simulated with SUNDIALS:
 * energy, and the point where a ball leaves a sphere. */
#include "random_motion.h"
#include "ode.h"
#include <string.h>

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

enum { POSITION = 0, TURN = 3, VELOCITY = 7, SPIN = 10, POINT = 13, STATES = 17 };

struct rolling_body {
    struct nc_surface ground, surface;
    double mass, inertia[3], gravity[3];
};

static void rotation(const double *x, double q[9])
{
    const double w = x[TURN], a = x[TURN + 1], b = x[TURN + 2], c = x[TURN + 3];
    const double s = 2 / (w * w + a * a + b * b + c * c);
    const double m[9] = {1 - s * (b * b + c * c), s * (a * b - w * c),     s * (a * c + w * b),
                         s * (a * b + w * c),     1 - s * (a * a + c * c), s * (b * c - w * a),
                         s * (a * c - w * b),     s * (b * c + w * a),     1 - s * (a * a + b * b)};
    memcpy(q, m, sizeof m);
}

static void resolved_inertia(const struct rolling_body *body, const double q[9], double I[9])
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            I[3 * i + j] = 0;
            for (int k = 0; k < 3; k++)
                I[3 * i + j] += q[3 * i + k] * body->inertia[k] * q[3 * j + k];
        }
}

static int rolling_solve(const double *x, const struct rolling_body *body, double v_der[3], double w_dot[3],
                         double force[3], double rates[4], double normal[3])
{
    struct nc_spatial_motion m = {.r = {x[0], x[1], x[2]}};
    struct nc_rigid_body rigid = {.mass = body->mass};
    struct nc_freeform_motion motion;
    struct nc_surface_frame frame;
    double r[3], r_der[3];
    rotation(x, m.q);
    for (int k = 0; k < 3; k++) {
        m.v[k] = x[VELOCITY + k];
        m.omega[k] = rigid.omega[k] = x[SPIN + k];
        rigid.force[k] = body->mass * body->gravity[k];
    }
    resolved_inertia(body, m.q, rigid.inertia);
    int status = nc_freeform_motion(&body->ground, &body->surface, &m, x + POINT, &motion);
    if (!status)
        status = nc_surface_frame(&body->ground, x[POINT], x[POINT + 1], &frame);
    if (status)
        return status;
    for (int k = 0; k < 3; k++) {
        r[k] = frame.p[k] - x[k];
        r_der[k] = motion.velocity_a[k] - x[VELOCITY + k];
        normal[k] = frame.z[k];
    }
    memcpy(rates, motion.parameter_der, 4 * sizeof(double));
    return nc_rolling_one(&rigid, r, r_der, v_der, w_dot, force);
}

static int rolling_rate(double t, const double *x, double *out, void *context)
{
    double force[3], normal[3];
    const double *q = x + TURN, *w = x + SPIN;
    (void)t;
    memcpy(out, x + VELOCITY, 3 * sizeof(double));
    out[TURN] = -(w[0] * q[1] + w[1] * q[2] + w[2] * q[3]) / 2;
    out[TURN + 1] = (w[0] * q[0] + w[1] * q[3] - w[2] * q[2]) / 2;
    out[TURN + 2] = (w[1] * q[0] + w[2] * q[1] - w[0] * q[3]) / 2;
    out[TURN + 3] = (w[2] * q[0] + w[0] * q[2] - w[1] * q[1]) / 2;
    return rolling_solve(x, context, out + VELOCITY, out + SPIN, force, out + POINT, normal);
}

/* Takes out the drift of the contact: gap and rolling condition. */
static int rolling_project(double t, double *x, void *context)
{
    const struct rolling_body *body = context;
    struct nc_freeform_contact c;
    double q[9], r[3], v[3];
    (void)t;
    rotation(x, q);
    const int status = nc_freeform_contact(&body->ground, &body->surface, x, q, x + POINT, &c);
    if (status)
        return status;
    for (int k = 0; k < 3; k++) {
        x[k] -= c.gap * c.normal[k];
        r[k] = c.point_a[k] - x[k];
    }
    motion_cross(r, x + SPIN, v);
    memcpy(x + VELOCITY, v, sizeof v);
    return NC_OK;
}

static int rolling_event(double t, const double *x, double *value, void *context)
{
    double v_der[3], w_dot[3], force[3], rates[4], normal[3], reserve;
    (void)t;
    const int status = rolling_solve(x, context, v_der, w_dot, force, rates, normal);
    return status ? status : nc_rolling_hold(force, normal, 1, value, &reserve);
}

static double energy(const double *x, const struct rolling_body *body)
{
    double q[9], I[9], spin[3];
    rotation(x, q);
    resolved_inertia(body, q, I);
    for (int i = 0; i < 3; i++)
        spin[i] = dot(I + 3 * i, x + SPIN);
    return body->mass * (dot(x + VELOCITY, x + VELOCITY) / 2 - dot(body->gravity, x)) +
           dot(spin, x + SPIN) / 2;
}

static struct nc_surface potential_surface(double *vector, double a, double b, double c)
{
    double shape[8];
    return (struct nc_surface){
        .vector = vector,
        .n = nc_surface_potential(vector, 32, shape, nc_spatial_ellipsoid(shape, 8, a, b, c))};
}

/* A ball that rolls down from the top of a sphere leaves it at cos = 10/17 (start at rest on the top). */
static void release(void **state)
{
    (void)state;
    const double A = 1, B = 0.25, m = 2, g = 9.81, height = 0.01;              /* angle at the start */
    const double aside[9] = {1, 0, 0, 0, 0, 1, 0, -1, 0}, zero[3] = {0, 0, 0}; /* turns the poles onto y */
    double av[32], gv[48], sv[32], bv[48], x[STATES] = {0};
    struct nc_surface large = potential_surface(av, A, A, A), small = potential_surface(sv, B, B, B);
    struct rolling_body body = {
        .mass = m, .inertia = {0.4 * m * B * B, 0.4 * m * B * B, 0.4 * m * B * B}, .gravity = {0, 0, -g}};
    body.ground =
        (struct nc_surface){.vector = gv, .n = nc_surface_placed(gv, 48, av, large.n, aside, zero)};
    body.surface =
        (struct nc_surface){.vector = bv, .n = nc_surface_placed(bv, 48, sv, small.n, aside, zero)};
    x[0] = (A + B) * sin(height);
    x[2] = (A + B) * cos(height);
    x[TURN] = 1;
    double q[9];
    struct nc_freeform_contact c;
    rotation(x, q);
    assert_int_equal(nc_freeform_search(&body.ground, &body.surface, x, q, 16, x + POINT, &c), NC_OK);
    assert_close(c.gap, 0, 1e-14);
    const struct ode system = {STATES, 1, &body, rolling_rate, rolling_project, rolling_event};
    const struct ode_options options = {.tolerance = 1e-11, .order = 5};
    double t = 0;
    int found[1];
    assert_int_equal(ode_integrate(&system, &options, &t, 20, x, found), ODE_ROOT);
    printf("# release at cos = %.12f\n", x[2] / (A + B));
    assert_close(x[2] / (A + B), 10.0 / 17 * cos(height), 1e-8);
}

/* An ellipsoid on the inner flank of a torus rolls with constant energy. */
static void ellipsoid_on_torus(void **state)
{
    (void)state;
    double gv[64], bv[32], x[STATES] = {0}, q[9];
    struct rolling_body body = {.mass = 1.5, .gravity = {0, 0, -9.81}};
    struct nc_freeform_contact c;
    const double a = 0.25, b = 0.2, d = 0.15;
    body.ground = (struct nc_surface){.vector = gv, .n = nc_surface_torus(gv, 64, 1, 0.4)};
    body.surface = potential_surface(bv, a, b, d);
    body.inertia[0] = 0.2 * 1.5 * (b * b + d * d);
    body.inertia[1] = 0.2 * 1.5 * (a * a + d * d);
    body.inertia[2] = 0.2 * 1.5 * (a * a + b * b);
    x[1] = 0.93;
    x[2] = 0.6;
    x[TURN] = 1;
    x[TURN + 1] = 0.9; /* the contact is away from the poles of the ellipsoid */
    x[TURN + 2] = 0.3;
    rotation(x, q);
    assert_int_equal(nc_freeform_search(&body.ground, &body.surface, x, q, 24, x + POINT, &c), NC_OK);
    for (int k = 0; k < 3; k++)
        x[k] -= c.gap * c.normal[k];
    x[SPIN] = 0.4;
    x[SPIN + 1] = 0.5;
    x[SPIN + 2] = -0.8;
    assert_int_equal(rolling_project(0, x, &body), NC_OK);
    const struct ode_options options = {.tolerance = 1e-11, .order = 8};
    for (int projected = 0; projected < 2; projected++) {
        const struct ode system = {STATES, 0, &body, rolling_rate, projected ? rolling_project : NULL,
                                   NULL};
        double y[STATES], t = 0, drift = 0, slip = 0, path = 0;
        memcpy(y, x, sizeof y);
        for (int i = 1; i <= 20; i++) {
            const double before[2] = {y[POINT], y[POINT + 1]};
            if (ode_integrate(&system, &options, &t, i * 0.1, y, NULL) != ODE_END)
                break;
            rotation(y, q);
            double p[4] = {y[POINT], y[POINT + 1], y[POINT + 2], y[POINT + 3]}, r[3], v[3];
            assert_int_equal(nc_freeform_contact(&body.ground, &body.surface, y, q, p, &c), NC_OK);
            for (int k = 0; k < 3; k++)
                r[k] = c.point_b[k] - y[k];
            motion_cross(y + SPIN, r, v);
            for (int k = 0; k < 3; k++)
                slip = fmax(slip, fabs(v[k] + y[VELOCITY + k]));
            slip = fmax(slip, fabs(c.gap));
            drift = fmax(drift, fabs(energy(y, &body) - energy(x, &body)));
            path += hypot(y[POINT] - before[0], y[POINT + 1] - before[1]);
        }
        printf("# t = %g, path %.2f rad, energy drift %.1e J, gap and slip %.1e\n", t, path, drift, slip);
        assert_close(t, 2, 1e-12);
        assert_true(path > 0.5 && drift < 1e-9 && slip < 1e-9);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(release), cmocka_unit_test(ellipsoid_on_torus)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
