/* The mechanics of `run ellipsoids-in-box` at random states: what follows from Newton's third law and from
 * the definition of the gap, whatever the law of the force. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "box.h"
#include "rotation.h"
#include "../random.h"

static void close_to(double actual, double expected, double tolerance)
{
    if (!(fabs(actual - expected) <= tolerance))
        fail_msg("%.17g, expected %.17g within %g", actual, expected, tolerance);
}

extern const struct system ellipsoids_in_box;

struct setup {
    struct model model;
    struct box box;
    double x[BOX_STATES];
};

static void random_motion(struct random *r, double *x)
{
    double size = 0;
    for (int k = 0; k < BODY_STATES; k++)
        x[k] = random_uniform(r, -1, 1);
    for (int k = 0; k < 4; k++)
        size += x[BODY_Q + k] * x[BODY_Q + k];
    for (int k = 0; k < 4; k++)
        x[BODY_Q + k] /= sqrt(size);
    for (int k = 0; k < 3; k++)
        x[BODY_W + k] *= 10;
    x[BODY_R + 2] += 20; /* far above the planes */
}

/* Both bodies somewhere above the box; then the second one, or for a plane the body, is moved along the
 * normal of contact i until it penetrates by `depth`. */
static void random_setup(struct random *r, size_t i, double depth, struct setup *s)
{
    double nominal[BOX_STATES];
    struct box_motion motion;
    struct box_contact contact;
    memset(s, 0, sizeof *s);
    s->model = (struct model){.system = &ellipsoids_in_box, .memory = &s->box};
    for (size_t k = 0; k < ellipsoids_in_box.n_parameters; k++)
        s->model.p[k] = ellipsoids_in_box.parameters[k].value;
    assert_int_equal(ellipsoids_in_box.start(&s->model, s->x, nominal), 0);
    s->x[BOX_LOST] = 0;
    random_motion(r, s->x);
    random_motion(r, s->x + BODY_STATES);
    s->x[BODY_STATES + BODY_R] += 3; /* apart */
    for (size_t k = 0; k < BOX_CONTACTS; k++)
        s->model.contact[k].damping = random_uniform(r, 0, 2);
    box_motion(s->x, &motion);
    assert_int_equal(box_contact(&s->model, s->x, &motion, i, &contact), NC_OK);
    double *position = s->x + contact.body * BODY_STATES + BODY_R;
    for (int k = 0; k < 3; k++)
        position[k] -= (contact.at.gap + depth) * contact.at.normal[k];
    assert_int_equal(box_contact(&s->model, s->x, &motion, i, &contact), NC_OK);
    close_to(contact.at.gap, -depth, 1e-12);
}

/* Acceleration times mass, and rate of the angular momentum about the centre of mass in the world. */
static void inertia_forces(const struct setup *s, const double *rates, size_t body, double force[3],
                           double moment[3])
{
    const double *x = s->x + body * BODY_STATES, *w = x + BODY_W, *J = s->box.body[body].body.inertia;
    const double *rate = rates + body * BODY_STATES, momentum[3] = {J[0] * w[0], J[1] * w[1], J[2] * w[2]};
    double matrix[9], spin[3];
    rotation_matrix(x + BODY_Q, matrix);
    cross(w, momentum, spin);
    for (int k = 0; k < 3; k++) {
        spin[k] += J[k] * rate[BODY_W + k];
        force[k] = s->box.body[body].body.m * (rate[BODY_V + k] + (k == 2 ? s->box.g : 0));
    }
    rotate(matrix, spin, moment);
}

static void bodies_keep_their_momentum(void **data)
{
    (void)data;
    struct random r = {531};
    print_message("seed 531\n");
    for (int trial = 0; trial < 2000; trial++) {
        struct setup s;
        struct evaluation e = {0};
        double elastic, force[2][3], moment[2][3], total[3] = {0}, size;
        random_setup(&r, BOX_PAIR, random_scale(&r, 1e-6, 1e-3), &s);
        assert_int_equal(box_evaluate(&s.model, s.x, &e, &elastic), NC_OK);
        for (size_t i = 0; i < BOX_BODIES; i++) {
            double about_origin[3];
            inertia_forces(&s, e.rates, i, force[i], moment[i]);
            cross(s.x + i * BODY_STATES + BODY_R, force[i], about_origin);
            for (int k = 0; k < 3; k++)
                total[k] += about_origin[k] + moment[i][k];
        }
        size = sqrt(dot(force[0], force[0]));
        for (int k = 0; k < 3; k++) {
            close_to(force[0][k] + force[1][k], 0, 1e-12 * size + 1e-9);
            close_to(total[k], 0, 1e-10 * size + 1e-8);
        }
    }
}

/* What the bodies lose, the contact gets; it neither pulls nor leaves the cone of friction. */
static void power_is_balanced(void **data)
{
    (void)data;
    struct random r = {532};
    print_message("seed 532\n");
    int pressed = 0;
    for (int trial = 0; trial < 3000; trial++) {
        struct setup s;
        struct box_motion motion;
        struct evaluation e = {0};
        double elastic, power = 0;
        const size_t i = (size_t)trial % BOX_CONTACTS;
        random_setup(&r, i, random_scale(&r, 1e-6, 1e-3), &s);
        assert_int_equal(box_evaluate(&s.model, s.x, &e, &elastic), NC_OK);
        box_motion(s.x, &motion);
        for (size_t b = 0; b < BOX_BODIES; b++) {
            double force[3], moment[3];
            inertia_forces(&s, e.rates, b, force, moment);
            power += dot(force, s.x + b * BODY_STATES + BODY_V) + dot(moment, motion.w[b]);
        }
        struct box_contact contact;
        assert_int_equal(box_contact(&s.model, s.x, &motion, i, &contact), NC_OK);
        const double f_n = dot(contact.at.force, contact.at.normal),
                     f = sqrt(dot(contact.at.force, contact.at.force));
        close_to(power, -e.rates[BOX_LOST], 1e-12 * fabs(power) + 1e-12 * f + 1e-7);
        assert_true(f_n >= 0 && f * f - f_n * f_n <= 0.04 * f_n * f_n * (1 + 1e-9) + 1e-12);
        pressed += f_n > 0;
    }
    assert_true(pressed > 2000);
}

/* The state after the time t, without forces. */
static void advance(const struct setup *s, double t, double *x)
{
    memcpy(x, s->x, sizeof s->x);
    for (size_t i = 0; i < BOX_BODIES; i++) {
        double *y = x + i * BODY_STATES, rate[4];
        rotation_rate(y + BODY_Q, y + BODY_W, rate);
        for (int k = 0; k < 3; k++)
            y[BODY_R + k] += t * y[BODY_V + k];
        for (int k = 0; k < 4; k++)
            y[BODY_Q + k] += t * rate[k];
    }
}

static void normal_velocity_is_the_rate_of_the_gap(void **data)
{
    (void)data;
    struct random r = {533};
    print_message("seed 533\n");
    for (int trial = 0; trial < 2000; trial++) {
        struct setup s;
        struct box_motion motion;
        struct box_contact contact;
        double x[BOX_STATES], gap[2];
        const size_t i = (size_t)trial % BOX_CONTACTS;
        random_setup(&r, i, random_uniform(&r, -1e-3, 1e-3), &s);
        box_motion(s.x, &motion);
        assert_int_equal(box_contact(&s.model, s.x, &motion, i, &contact), NC_OK);
        for (int side = 0; side < 2; side++) {
            advance(&s, side ? 1e-6 : -1e-6, x);
            box_motion(x, &motion);
            assert_int_equal(box_gap(&s.box, x, &motion, i, &gap[side]), NC_OK);
        }
        close_to((gap[1] - gap[0]) / 2e-6, contact.at.v_n, 1e-8);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bodies_keep_their_momentum),
        cmocka_unit_test(power_is_balanced),
        cmocka_unit_test(normal_velocity_is_the_rate_of_the_gap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
