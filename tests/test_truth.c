/* The tests' own truth: power series of the definitions against central differences in long double with
 * Richardson extrapolation. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "random_spatial.h"

enum { SAMPLES = 2000, LEVELS = 12 };

typedef long double line_value(const void *context, long double t);

/* The derivatives of order 1 .. 3 at t = 0: Richardson's table over shrinking steps; the entry that agrees
 * best with its neighbours is taken (Ridders). */
static void richardson(line_value *f, const void *context, long double step, long double derivative[3])
{
    long double table[3][LEVELS][LEVELS], least[3];
    for (int i = 0; i < LEVELS; i++, step /= 1.5L) {
        const long double p2 = f(context, 2 * step), p1 = f(context, step), centre = f(context, 0);
        const long double m1 = f(context, -step), m2 = f(context, -2 * step);
        table[0][i][0] = (p1 - m1) / (2 * step);
        table[1][i][0] = (p1 - 2 * centre + m1) / (step * step);
        table[2][i][0] = (p2 - 2 * p1 + 2 * m1 - m2) / (2 * step * step * step);
        for (int k = 0; k < 3; k++) {
            long double factor = 1;
            for (int j = 1; j <= i; j++) {
                factor *= 2.25L;
                table[k][i][j] = (factor * table[k][i][j - 1] - table[k][i - 1][j - 1]) / (factor - 1);
                const long double error = fmaxl(fabsl(table[k][i][j] - table[k][i][j - 1]),
                                                fabsl(table[k][i][j] - table[k][i - 1][j - 1]));
                if ((i == 1 && j == 1) || error < least[k]) {
                    least[k] = error;
                    derivative[k] = table[k][i][j];
                }
            }
        }
    }
}

/* How many comparisons there were, and how many of them to 1e-10: the extrapolation is worse next to
 * sharply rounded edges. */
struct tally {
    int all, sharp;
};

static void expect_agreement(line_value *f, const void *context, series truth, long double step,
                             struct tally *tally)
{
    long double derivative[3], size = fabsl(truth.c[0]), factorial = 1;
    richardson(f, context, step, derivative);
    for (int k = 1; k <= 3; k++) {
        factorial *= k;
        size = fmaxl(size, fabsl(factorial * truth.c[k]));
        const long double error = fabsl(derivative[k - 1] - factorial * truth.c[k]);
        if (!(error <= 1e-7L * size))
            fail_msg("derivative %d: %Lg instead of %Lg", k, derivative[k - 1], factorial * truth.c[k]);
        tally->all++;
        tally->sharp += error <= 1e-10L * size;
    }
    assert_true(fabsl(f(context, 0) - truth.c[0]) <= 1e-18L * size);
}

static void expect_sharp(const struct tally *tally)
{
    print_message("# %d of %d derivatives to 1e-10\n", tally->sharp, tally->all);
    assert_true(tally->sharp > 0.995 * tally->all);
}

struct planar_line {
    struct truth_planar term;
    long double phi;
};

static long double planar_value(const void *context, long double t)
{
    const struct planar_line *line = context;
    return truth_planar(&line->term, series_line(line->phi + t, 0)).c[0];
}

static void planar(void **state)
{
    (void)state;
    struct random r = {8000};
    struct tally tally = {0, 0};
    for (int kind = 0; kind < TRUTH_PLANAR_KINDS; kind++)
        for (int i = 0; i < SAMPLES; i++) {
            struct planar_line line;
            double special[24], distance = 1;
            random_planar(&r, kind, &line.term);
            line.phi = random_uniform(&r, -10, 10);
            const int n = random_planar_special(&line.term, special); /* keep the step clear of them */
            for (int k = 0; k < n; k++)
                distance = fmin(distance, fabs(remainder(special[k] - (double)line.phi, 2 * (double)PI_L)));
            if (distance > 0.02)
                expect_agreement(planar_value, &line, truth_planar(&line.term, series_line(line.phi, 1)),
                                 fminl(distance / 2.5L, 0.1L), &tally);
        }
    expect_sharp(&tally);
}

struct spatial_line {
    const struct truth_spatial *term;
    double x[3], w[3];
};

static series spatial_line_series(const struct spatial_line *line, long double t, long double slope)
{
    series x[3];
    for (int i = 0; i < 3; i++)
        x[i] = series_line(line->x[i] + t * line->w[i], slope * line->w[i]);
    return truth_spatial(line->term, x);
}

static long double spatial_value(const void *context, long double t)
{
    return spatial_line_series(context, t, 0).c[0];
}

static void spatial(void **state)
{
    (void)state;
    static struct truth_spatial term;
    struct random r = {8001};
    struct tally tally = {0, 0};
    for (int kind = 0; kind < TRUTH_SPATIAL_KINDS; kind++)
        for (int i = 0; i < SAMPLES; i++) {
            struct spatial_line line = {&term, {0, 0, 0}, {0, 0, 0}};
            random_spatial(&r, kind, &term);
            random_direction(&r, line.x);
            random_direction(&r, line.w);
            double clear = fmin(fmin(fabs(line.x[0]), fabs(line.x[1])), fabs(line.x[2]));
            if (kind == TRUTH_SPATIAL_REVOLVED && random_planar_jumps(term.profile.kind)) {
                double special[24];
                const int n = random_planar_special(&term.profile, special);
                const double phi = atan2(line.x[2], hypot(line.x[0], line.x[1]));
                for (int k = 0; k < n; k++)
                    clear = fmin(clear, fabs(remainder(special[k] - phi, 2 * (double)PI_L)));
            }
            for (int k = 0; kind == TRUTH_SPATIAL_HULL && k < (int)term.p[0];
                 k++) { /* where a vertex comes in */
                const double *v = term.p + 2 + 3 * k;
                const double length = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
                clear = fmin(clear, fabs(v[0] * line.x[0] + v[1] * line.x[1] + v[2] * line.x[2]) / length);
            }
            if (clear > 0.02)
                expect_agreement(spatial_value, &line, spatial_line_series(&line, 0, 1),
                                 fmin(clear / 2.5, 0.1), &tally);
        }
    expect_sharp(&tally);
}

/* The harmonics are orthonormal on the sphere: Gauss points in z, equidistant ones around it. */
static void orthonormal(void **state)
{
    (void)state;
    enum { DEGREE = 4, TERMS = (DEGREE + 1) * (DEGREE + 1), AROUND = 16 };
    static const double node[3] = {0.238619186083196908630501721681, 0.661209386466264513661399595020,
                                   0.932469514203152027812301554494};
    static const double weight[3] = {0.467913934572691047389870343990, 0.360761573048138607569833513838,
                                     0.171324492379170345040296142173};
    static struct truth_spatial term;
    double product[TERMS][TERMS] = {{0}}, value[TERMS];
    term.kind = TRUTH_SPATIAL_HARMONICS;
    term.q[0] = term.q[4] = term.q[8] = 1;
    for (int i = 0; i < 6 * AROUND; i++) {
        const double z = node[i % 3] * (i % 6 < 3 ? 1 : -1), angle = 2 * (double)PI_L * (i / 6) / AROUND;
        const double c = sqrt(1 - z * z);
        const series x[3] = {series_line(c * cos(angle), 0), series_line(c * sin(angle), 0),
                             series_line(z, 0)};
        for (int k = 0; k < TERMS; k++) {
            term.p[0] = DEGREE;
            for (int j = 0; j < TERMS; j++)
                term.p[1 + j] = j == k;
            value[k] = (double)truth_spatial(&term, x).c[0];
        }
        for (int k = 0; k < TERMS; k++)
            for (int j = 0; j < TERMS; j++)
                product[k][j] += weight[i % 3] * 2 * (double)PI_L / AROUND * value[k] * value[j];
    }
    for (int k = 0; k < TERMS; k++)
        for (int j = 0; j < TERMS; j++)
            assert_true(fabs(product[k][j] - (k == j)) < 1e-14);
}

/* ... and of degree 1 they are y, z, x, in this order. */
static void first_degree(void **state)
{
    (void)state;
    const double unit = sqrt(3 / (4 * (double)PI_L)), n[3] = {0.48, 0.6, 0.64},
                 expected[3] = {n[1], n[2], n[0]};
    for (int k = 0; k < 3; k++) {
        double c[4] = {0, 0, 0, 0}, shape[8], h;
        c[1 + k] = 1;
        assert_int_equal(nc_spatial_harmonics(shape, 8, c, 1), 6);
        assert_int_equal(nc_spatial_eval(shape, 6, n, &h, NULL, NULL), NC_OK);
        assert_true(fabs(h - unit * expected[k]) < 1e-15);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planar),
        cmocka_unit_test(spatial),
        cmocka_unit_test(orthonormal),
        cmocka_unit_test(first_degree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
