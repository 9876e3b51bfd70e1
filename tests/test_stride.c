/* A sole along a stride: the published force, with two spheres and with one smooth sole, and derivatives for optimisers.
 * What needs the published stride is skipped where its files are not found (stride.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "stride_sole.h"

enum { SAMPLES = 55, DENSE = 10 }; /* of the stance; published force above 20 N */

static const char *root;
static struct sole sole;
static double shape[SOLE_SIZE];
static size_t size;

static int read_sole(void **state)
{
    (void)state;
    if (!sole_read(root, &sole))
        return -1;
    size = sole_shape(&sole, shape);
    return size ? 0 : -1;
}

/* A stride by formulas, where there is no published one: the foot turns from heel to toe, 5 to 20 mm deep. */
static void own_stride(double t, struct nc_planar_motion *m)
{
    const double u = t / 0.52, pi = acos(-1);
    *m = (struct nc_planar_motion){
        .angle = 0.45 - 1.1 * u * u, .omega = -2.2 * u / 0.52, .r = {0.1 * u, 0}, .v = {0.1 / 0.52, 0}};
    double h[4];
    assert_int_equal(nc_planar_eval(shape, size, -pi / 2 - m->angle, h), NC_OK);
    m->r[1] = h[0] - 0.0125 - 0.0075 * sin(2 * pi * u);
    m->v[1] = -h[1] * m->omega - 0.0075 * 2 * pi / 0.52 * cos(2 * pi * u);
}

static void forces(const struct stride *s, double t, struct stride_force sphere[2],
                   struct stride_force *one, double *published)
{
    struct nc_planar_motion m;
    stride_ankle(s, t, &m);
    assert_true(stride_sphere(&m, 0, &sphere[0]) && stride_sphere(&m, 1, &sphere[1]) &&
                sole_force(shape, size, &m, one));
    *published = stride_value(&s->vertical, t, NULL);
}

static void force_is_the_published_one(void **state)
{
    struct stride s;
    (void)state;
    if (!stride_open(root, &s))
        skip();
    double spheres = 0, one_sole = 0, all = 0;
    for (int i = 0; i < SAMPLES; i++) {
        struct stride_force two[2], one;
        double f;
        forces(&s, i * s.step, two, &one, &f);
        assert_true(f > 20);
        spheres += pow(two[0].f_n + two[1].f_n - f, 2);
        one_sole += pow(one.f_n - f, 2);
        all += f * f;
    }
    print_message("rms of the difference over that of the force: two spheres %.3f %%, one sole %.3f %%\n",
                  100 * sqrt(spheres / all), 100 * sqrt(one_sole / all));
    assert_true(sqrt(spheres / all) < 0.006); /* the samples are 9.6 ms apart */
    assert_true(one_sole < spheres);          /* with one contact instead of two */
}

/* The centre of pressure of the sole moves continuously; where the load passes from heel to toe more slowly than that of the
 * two spheres. The contact of the rigid spheres, the lower of the two, jumps. */
static void centre_of_pressure_does_not_jump(void **state)
{
    struct stride s;
    (void)state;
    if (!stride_open(root, &s))
        skip();
    double old[3] = {0}, speed[3] = {0}, strike = 0;
    for (int i = 0; i <= (SAMPLES - 1) * DENSE; i++) {
        struct stride_force two[2], one;
        double f;
        forces(&s, i * s.step / DENSE, two, &one, &f);
        const double x[3] = {(two[0].f_n * two[0].x + two[1].f_n * two[1].x) / (two[0].f_n + two[1].f_n),
                             one.x, two[two[1].gap < two[0].gap].x};
        for (int k = 0; k < 3 && i > 0; k++) {
            const double v = (x[k] - old[k]) * DENSE / s.step;
            if (i > 6 * DENSE) /* the foot is on the ground */
                speed[k] = fmax(speed[k], v);
            else if (k == 1)
                strike = fmax(strike, v);
        }
        memcpy(old, x, sizeof old);
    }
    print_message("largest speed of the centre of pressure: spheres %.2f, sole %.2f (at heel strike %.2f), "
                  "rigid spheres %.0f m/s\n",
                  speed[0], speed[1], strike, speed[2]);
    assert_true(speed[1] < speed[0] && speed[1] < 0.9 && strike < 5 && speed[2] > 100);
}

static void sole_is_convex(void **state)
{
    struct nc_planar_convexity convexity;
    (void)state;
    assert_int_equal(nc_planar_convexity(shape, size, 0.01, 0, &convexity), NC_OK);
    assert_true(convexity.verdict == NC_CONVEX && convexity.lower > 0.01);
}

static double *number(struct nc_planar_motion *m, int k)
{
    double *const at[6] = {&m->r[0], &m->r[1], &m->angle, &m->v[0], &m->v[1], &m->omega};
    return at[k];
}

/* Gap and force of one pose, and what is near to it. */
static void along(const struct nc_planar_motion *pose, double worst[3])
{
    static double changed[SOLE_SIZE], d_gap[4 * SOLE_KNOTS], d_h[4 * SOLE_KNOTS], d_point[8 * SOLE_KNOTS];
    static size_t index[4 * SOLE_KNOTS];
    struct nc_planar_contact c;
    struct stride_force f = {0}, plus = {0}, minus = {0};
    struct nc_planar_motion m = *pose;
    size_t count;
    assert_int_equal(nc_line_contact(shape, size, &m, &c), NC_OK);
    assert_true(sole_force(shape, size, &m, &f));
    if (f.f_n < 1)
        return;
    const double x = c.r_C_b[0] - m.r[0], rho = 1 / c.kappa_a, bend = rho - (m.r[1] - c.gap);
    /* gap = y - h(-pi/2 - angle): d gap = dy + x d angle, gap_der = v_y + x omega, dx = -h'' d angle */
    const double gap[6] = {0, 1, x, 0, 0, 0}, rate[6] = {0, 0, -bend * m.omega, 0, 1, x};
    for (int k = 0; k < 6; k++) {
        const double step = 1e-6;
        *number(&m, k) += step;
        assert_true(sole_force(shape, size, &m, &plus));
        *number(&m, k) -= 2 * step;
        assert_true(sole_force(shape, size, &m, &minus));
        m = *pose;
        const double derivative = -f.stiffness * gap[k] - f.damping * rate[k];
        worst[0] = fmax(worst[0], fabs((plus.gap - minus.gap) / (2 * step) - gap[k]));
        worst[1] = fmax(worst[1], fabs((plus.f_n - minus.f_n) / (2 * step) - derivative) /
                                      (f.stiffness * (1 + rho) + f.damping * (1 + rho * fabs(m.omega))));
    }
    /* coefficients of the shape: d gap = -dh, and the contact point moves along the ground with dh' */
    assert_int_equal(nc_planar_coefficients(shape, size, 4 * SOLE_KNOTS, index, &count), NC_OK);
    assert_int_equal(nc_line_sensitivity(shape, size, &m, count, d_gap), NC_OK);
    assert_int_equal(nc_planar_sensitivity(shape, size, -acos(-1) / 2 - m.angle, count, d_h, d_point, NULL),
                     NC_OK);
    memcpy(changed, shape, sizeof changed);
    for (size_t i = 0; i < count; i++) {
        const double co = cos(m.angle), si = sin(m.angle), step = 1e-7;
        const double d_x = co * d_point[2 * i] - si * d_point[2 * i + 1];
        const double derivative = -f.stiffness * d_gap[i] - f.damping * m.omega * d_x;
        if (d_gap[i] == 0)
            continue;
        changed[index[i]] = shape[index[i]] + step;
        assert_true(sole_force(changed, size, &m, &plus));
        changed[index[i]] = shape[index[i]] - step;
        assert_true(sole_force(changed, size, &m, &minus));
        changed[index[i]] = shape[index[i]];
        assert_true(fabs(d_gap[i] + d_h[i]) < 1e-15);
        worst[2] = fmax(worst[2], fabs((plus.gap - minus.gap) / (2 * step) - d_gap[i]));
        worst[2] = fmax(worst[2], fabs((plus.f_n - minus.f_n) / (2 * step) - derivative) /
                                      (f.stiffness + f.damping * fabs(m.omega)));
    }
}

static void derivatives_agree_with_differences(void **state)
{
    struct stride s;
    double worst[3] = {0};
    (void)state;
    const int found = stride_open(root, &s);
    for (int i = 0; i < 540; i++) {
        struct nc_planar_motion m;
        if (found) {
            stride_ankle(&s, i * s.step / 10, &m);
            along(&m, worst);
        }
        own_stride(i * 0.52 / 540, &m);
        along(&m, worst);
    }
    print_message("worst difference: gap %.2g, force %.2g by pose; both by coefficients %.2g\n", worst[0],
                  worst[1], worst[2]);
    assert_true(worst[0] < 1e-6 && worst[1] < 1e-6 && worst[2] < 1e-6);
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(force_is_the_published_one),
        cmocka_unit_test(centre_of_pressure_does_not_jump),
        cmocka_unit_test(sole_is_convex),
        cmocka_unit_test(derivatives_agree_with_differences),
    };
    root = count > 1 ? words[1] : ".";
    return cmocka_run_group_tests(tests, read_sole, NULL);
}
