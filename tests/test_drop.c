/* A mass is dropped on a plane and bounces: which restitution do the dissipation laws return? Integrated
 * with root finding at touch and release. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#include "normalcontact.h"
#include "ode.h"

/* The body and its contact. kappa > 0: a line contact after Johnson, else f = stiffness delta^exponent. */
struct drop {
    double mass, gravity;
    double stiffness, exponent, kappa;
    double damping;
    int pulls; /* was a force ever negative or not finite? */
};

enum { PENETRATION, RATE, LOSS }; /* the state */

static int right_hand_side(double t, const double *y, double *dy, void *data)
{
    struct drop *drop = data;
    const double delta = y[PENETRATION], rate = y[RATE];
    double elastic, force, power;
    int status;
    (void)t;
    if (drop->kappa > 0)
        status =
            nc_hertz_line(drop->stiffness, drop->kappa, 1 / drop->kappa, 0.1, delta, &elastic, NULL, NULL);
    else
        status = nc_force_elastic(drop->stiffness, drop->exponent, delta, &elastic, NULL);
    if (status != NC_OK || nc_force_damped(elastic, drop->damping, rate, &force, &power) != NC_OK)
        return -1;
    drop->pulls |= !(force >= 0 && power >= 0);
    dy[PENETRATION] = rate;
    dy[RATE] = drop->gravity - force / drop->mass;
    dy[LOSS] = power;
    return 0;
}

static int touching(double t, const double *y, double *gap, void *data)
{
    (void)t;
    (void)data;
    *gap = -y[PENETRATION];
    return 0;
}

/* Moves the state y to the next touch or release. size: typical values of the state; duration: typical
 * time. */
static void advance(struct drop *drop, double y[3], const double size[3], double duration)
{
    const double nominal[3] = {0.01 * size[0], 0.01 * size[1], 0.01 * size[2]};
    const struct ode ode = {
        .states = 3, .roots = 1, .context = drop, .rate = right_hand_side, .root = touching};
    const struct ode_options options = {.method = ODE_ADAMS,
                                        .tolerance = 1e-13,
                                        .nominal = nominal,
                                        .max_step = duration,
                                        .max_steps = 100000};
    double t = 0;
    assert_int_equal(ode_integrate(&ode, &options, &t, 1e6 * duration, y, NULL), ODE_ROOT);
}

/* Restitution of one impact at the rate v; *balance is the relative error of the energy balance. */
static double bounce(struct drop *drop, double v, double *balance)
{
    const double kinetic = 0.5 * drop->mass * v * v;
    const double depth =
        drop->kappa > 0 ? 0.01 / drop->kappa
                        : pow((drop->exponent + 1) * kinetic / drop->stiffness, 1 / (drop->exponent + 1));
    const double size[3] = {depth, v, kinetic};
    double y[3] = {0, v, 0};
    drop->pulls = 0;
    advance(drop, y, size, depth / v);
    assert_false(drop->pulls);
    *balance = fabs(kinetic - 0.5 * drop->mass * y[RATE] * y[RATE] - y[LOSS]) / kinetic;
    return -y[RATE] / v;
}

static const struct {
    double exponent, stiffness;
} springs[] = {{1, 1e7}, {1.5, 1e10}, {2, 1e13}};

static const double rates[] = {0.01, 1, 30};

/* Without gravity the relation is exact. */
static void exact_law_returns_what_is_asked(void **state)
{
    (void)state;
    double worst = 0, worst_balance = 0;
    for (int s = 0; s < 3; s++)
        for (int r = 0; r < 3; r++)
            for (int i = 1; i <= 20; i++) {
                const double e = 0.05 * i;
                struct drop drop = {1e-3, 0, springs[s].stiffness, springs[s].exponent, 0, 0, 0};
                double balance;
                assert_int_equal(nc_force_damping(NC_EXACT_RESTITUTION, e, rates[r], 0, &drop.damping),
                                 NC_OK);
                worst = fmax(worst, fabs(bounce(&drop, rates[r], &balance) / e - 1));
                worst_balance = fmax(worst_balance, balance);
            }
    print_message("exact law: relative error of the restitution <= %.2g, of the energy <= %.2g\n", worst,
                  worst_balance);
    assert_true(worst < 1e-9);
    assert_true(worst_balance < 1e-9);
}

/* The relation holds for every elastic force. */
static void exact_law_holds_for_a_line_contact(void **state)
{
    (void)state;
    for (int i = 1; i <= 10; i++) {
        const double e = 0.1 * i;
        struct drop drop = {0.5, 0, 2e11, 0, 20, 0, 0};
        double balance;
        assert_int_equal(nc_force_damping(NC_EXACT_RESTITUTION, e, 1, 0, &drop.damping), NC_OK);
        assert_true(fabs(bounce(&drop, 1, &balance) / e - 1) < 1e-7);
        assert_true(balance < 1e-9);
    }
}

/* The whole drop, flight and impact under gravity. */
static void dropped_mass_bounces_as_asked(void **state)
{
    (void)state;
    double worst = 0;
    for (int s = 0; s < 3; s++)
        for (int i = 1; i <= 20; i++) {
            const double e = 0.05 * i, height = 0.2, v = sqrt(2 * 9.81 * height);
            const double size[3] = {height, v, 1};
            struct drop drop = {1e-3, 9.81, springs[s].stiffness, springs[s].exponent, 0, 0, 0};
            double y[3] = {-height, 0, 0}, balance;
            advance(&drop, y, size, 0.1); /* to the touch: the impact rate is captured here */
            assert_true(fabs(y[RATE] / v - 1) < 1e-9);
            assert_int_equal(nc_force_damping(NC_EXACT_RESTITUTION, e, y[RATE], 1e-3, &drop.damping),
                             NC_OK);
            worst = fmax(worst, fabs(bounce(&drop, y[RATE], &balance) / e - 1));
            assert_true(balance < 1e-9);
        }
    print_message("drop under gravity: relative error of the restitution <= %.2g\n", worst);
    assert_true(worst < 0.01);
}

/* The published laws are approximations; chi v = d returns the e of (1 + e) d = ln((1 + d)/(1 - e d)). */
static void other_laws_return_something_else(void **state)
{
    (void)state;
    const struct {
        int law;
        double asked, returned;
    } cases[] = {{NC_UNDAMPED, 0.6, 1},
                 {NC_HUNT_CROSSLEY, 0.6, 0.712},
                 {NC_HUNT_CROSSLEY, 0.9, 0.909},
                 {NC_LANKARANI_NIKRAVESH, 0.6, 0.756},
                 {NC_FLORES, 0.6, 0.577}};
    for (int i = 0; i < 5; i++) {
        struct drop drop = {1e-3, 0, 1e10, 1.5, 0, 0, 0};
        double balance;
        assert_int_equal(nc_force_damping(cases[i].law, cases[i].asked, 2, 0, &drop.damping), NC_OK);
        const double e = bounce(&drop, 2, &balance), d = drop.damping * 2;
        print_message("law %d, asked %.2f, returned %.5f\n", cases[i].law, cases[i].asked, e);
        assert_true(fabs(e - cases[i].returned) < 5e-4);
        assert_true(fabs((1 + e) * d - log((1 + d) / (1 - e * d))) < 1e-7);
        assert_true(balance < 1e-9);
    }
}

/* Below the smallest rate the restitution rises to 1. */
static void slow_impacts_return_more(void **state)
{
    (void)state;
    double previous = 0.3, balance;
    for (double v = 0.01; v > 1e-6; v /= 2) {
        struct drop drop = {1e-3, 0, 1e10, 1.5, 0, 0, 0};
        assert_int_equal(nc_force_damping(NC_EXACT_RESTITUTION, 0.3, v, 0.01, &drop.damping), NC_OK);
        const double e = bounce(&drop, v, &balance);
        assert_true(e > previous - 1e-7 && e <= 1 + 1e-9);
        assert_true(balance < 1e-9);
        previous = e;
    }
    assert_true(previous > 0.999);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exact_law_returns_what_is_asked),
        cmocka_unit_test(exact_law_holds_for_a_line_contact),
        cmocka_unit_test(dropped_mass_bounces_as_asked),
        cmocka_unit_test(other_laws_return_something_else),
        cmocka_unit_test(slow_impacts_return_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
