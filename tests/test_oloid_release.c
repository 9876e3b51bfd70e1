/* The oloid gets off one of its two points: it slides, is released, comes back; 004 sections 3.1 and 3.2.
 */
#include "reference.h"
#include "oloid_body.h"
#include <stdio.h>

static const double R = 0.1;

static void init(struct oloid *o, double friction)
{
    *o = (struct oloid){.radius = R, .mass = 1, .slope = 0.1, .gravity = 9.81, .friction = friction};
    assert_int_equal(oloid_init(o), NC_OK);
}

static void cross(const double a[3], const double b[3], double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* Angular momentum about the centre of mass, in the frame at rest: the body's axes turned by the
 * quaternion. */
static void momentum(const struct oloid *o, const double *x, double out[3])
{
    const double w = x[OLOID_TURN], *u = x + OLOID_TURN + 1, *omega = x + OLOID_SPIN;
    out[0] = out[1] = out[2] = 0;
    for (int i = 0; i < 3; i++) {
        double axis[3] = {0}, a[3], b[3];
        axis[i] = 1;
        cross(u, axis, a);
        cross(u, a, b);
        for (int k = 0; k < 3; k++)
            axis[k] += 2 * (w * a[k] + b[k]);
        for (int k = 0; k < 3; k++)
            out[k] += o->inertia[i] * dot(axis, omega) * axis[k];
    }
}

static void arm(const double *x, int circle, double r[3])
{
    for (int k = 0; k < 3; k++)
        r[k] = (k < 2 ? x[(circle ? OLOID_B : OLOID_A) + k] : 0) - x[k];
}

static double energy(const struct oloid *o, const double *x)
{
    double out[OLOID_OUTPUTS];
    assert_int_equal(oloid_output(o, x, out), NC_OK);
    return out[OLOID_ENERGY] + x[OLOID_LOST];
}

/* Gaps not negative, forces pushing, friction in its cone, points that roll at rest. */
static void check_contact(const struct oloid *o, const double *x)
{
    double out[OLOID_OUTPUTS], r[3], v[3];
    assert_int_equal(oloid_output(o, x, out), NC_OK);
    assert_true(out[OLOID_RESERVE] > -1e-6);
    for (int i = 0; i < 2; i++) {
        assert_true(out[OLOID_GAP_A + i] > -2e-9 * R);
        assert_true(out[OLOID_FORCE_A + i] > -1e-6);
        arm(x, i, r);
        cross(x + OLOID_SPIN, r, v);
        if (o->mode[i] == OLOID_ROLLS)
            for (int k = 0; k < 3; k++)
                assert_close(x[OLOID_VELOCITY + k] + v[k], 0, 1e-9);
        if (o->mode[i] != OLOID_FREE)
            assert_close(x[OLOID_VELOCITY + 2] + v[2], 0, 1e-9);
    }
}

/* The velocities after an impact follow from pushing impulses at the points that then touch. */
static void check_impact(const struct oloid *o, const double *before, const double *x)
{
    const int both = o->mode[0] && o->mode[1], on = o->mode[0] ? 0 : 1;
    double r[2][3], J[3], L[2][3], moment[3], line[3], across[3];
    const double up[3] = {0, 0, 1};
    for (int i = 0; i < 2; i++)
        arm(x, i, r[i]);
    momentum(o, before, L[0]);
    momentum(o, x, L[1]);
    for (int k = 0; k < 3; k++) {
        J[k] = o->mass * (x[OLOID_VELOCITY + k] - before[OLOID_VELOCITY + k]);
        line[k] = r[1 - on][k] - r[on][k];
    }
    cross(r[on], J, moment);
    for (int k = 0; k < 3; k++)
        moment[k] = L[1][k] - L[0][k] - moment[k]; /* of the impulse at the other point about this one */
    cross(line, up, across);
    const double other = dot(moment, across) / dot(line, line);
    if (both) {
        assert_close(dot(moment, line), 0, 1e-9);
        assert_true(other >= -1e-12 && J[2] - other >= -1e-12);
    } else {
        assert_true(sqrt(dot(moment, moment)) < 1e-9 && J[2] > 0);
    }
}

/* Two seconds down the slope, through all kinds of events. */
static void goes_on(void **state)
{
    (void)state;
    struct oloid o;
    const struct ode_options options = {.tolerance = 1e-11, .order = 5};
    double x[OLOID_STATES], t = 0, v, worst = 0, step = 0;
    int count = 0, released = 0, slid = 0, gripped = 0, impacts = 0, stepped = 0;
    init(&o, 1);
    const struct ode system = oloid_ode(&o);
    assert_int_equal(oloid_start(&o, 0, 1, x), NC_OK);
    const double start = energy(&o, x);
    while (t < 2 && count < 60) {
        int found[OLOID_EVENTS] = {0};
        const double next = fmin(2, t + 0.01);
        const enum ode_result result = ode_integrate(&system, &options, &t, next, x, found);
        assert_true(result != ODE_FAILURE);
        for (int i = 0; result == ODE_ROOT && i < OLOID_EVENTS; i++) {
            const int before[2] = {o.mode[0], o.mode[1]};
            double old[OLOID_STATES], rate[2][OLOID_STATES];
            if (!found[i])
                continue;
            for (int k = 0; k < OLOID_STATES; k++)
                old[k] = x[k];
            assert_int_equal(system.rate(t, x, rate[0], &o), NC_OK);
            assert_int_equal(oloid_event(&o, i, x, &v), NC_OK);
            assert_false(o.ended);
            assert_int_equal(system.rate(t, x, rate[1], &o), NC_OK);
            count++;
            slid += before[i % 2] == OLOID_ROLLS && o.mode[i % 2] == OLOID_SLIDES;
            gripped += before[i % 2] == OLOID_SLIDES && o.mode[i % 2] == OLOID_ROLLS;
            if (isnan(v)) { /* no impact: energy stays */
                assert_close(energy(&o, x), energy(&o, old), 1e-9);
                assert_close(x[OLOID_LOST], old[OLOID_LOST], 0);
            } else {
                impacts++;
                stepped += before[1 - i] && !o.mode[1 - i];
                check_impact(&o, old, x);
                assert_true(v > 0 && x[OLOID_LOST] > old[OLOID_LOST]);
            }
            if (before[i % 2] == OLOID_SLIDES && o.mode[i % 2] == OLOID_FREE) {
                released++; /* its force has vanished: accelerations are continuous */
                for (int k = OLOID_VELOCITY; k < OLOID_VELOCITY + 6; k++)
                    step = fmax(step, fabs(rate[1][k] - rate[0][k]));
            }
        }
        check_contact(&o, x);
        worst = fmax(worst, fabs(energy(&o, x) - start));
    }
    printf(
        "# %d events: %d slide, %d roll again, %d released, %d impacts, %d of them releasing the other\n",
        count, slid, gripped, released, impacts, stepped);
    printf("# energy and losses %.1e of %.3f J, %.3f J lost; accelerations at release %.1e\n", worst, start,
           x[OLOID_LOST], step);
    assert_true(t == 2 && slid > 2 && gripped > 0 && released > 3 && impacts > 5 && stepped > 1);
    assert_true(worst < 1e-8 && step < 1e-5);
}

/* Thrown up: momentum changes by the weight only, angular momentum not; then it lands. */
static void flight(void **state)
{
    (void)state;
    struct oloid o;
    const struct ode_options options = {.tolerance = 1e-12, .order = 8};
    double x[OLOID_STATES], L[2][3], t = 0, v;
    int found[OLOID_EVENTS] = {0};
    init(&o, 1);
    const struct ode system = oloid_ode(&o);
    assert_int_equal(oloid_start(&o, 0.4, 2, x), NC_OK);
    o.mode[0] = o.mode[1] = OLOID_FREE;
    x[2] += 0.1;
    x[OLOID_VELOCITY + 2] = 0.5;
    x[OLOID_SPIN] = 1;
    x[OLOID_SPIN + 2] = 3;
    assert_int_equal(system.project(0, x, &o), NC_OK);
    const double start = energy(&o, x), height = x[2];
    momentum(&o, x, L[0]);
    assert_int_equal(ode_integrate(&system, &options, &t, 0.1, x, NULL), ODE_END);
    momentum(&o, x, L[1]);
    assert_close(x[2], height + 0.5 * t - 9.81 * cos(0.1) * t * t / 2, 1e-12);
    for (int k = 0; k < 3; k++)
        assert_close(L[1][k], L[0][k], 1e-12);
    assert_int_equal(ode_integrate(&system, &options, &t, 1, x, found), ODE_ROOT);
    assert_true(found[0] || found[1]);
    assert_int_equal(oloid_event(&o, found[1] ? 1 : 0, x, &v), NC_OK);
    assert_true(v > 0.5 && x[OLOID_LOST] > 0);
    assert_int_equal(o.mode[found[1] ? 1 : 0], OLOID_ROLLS);
    assert_close(energy(&o, x), start, 1e-9);
    check_contact(&o, x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(goes_on), cmocka_unit_test(flight)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
