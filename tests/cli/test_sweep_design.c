/* Designs of sweeps and reductions: against definitions and published values. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "design.h"
#include "reduction.h"

static void test_normal_quantile_inverts_the_distribution(void **state)
{
    assert_true(fabs(normal_quantile(0.5)) < 1e-15);
    assert_true(fabs(normal_quantile(0.975) - 1.959963984540054) < 1e-13);
    assert_true(fabs(normal_quantile(0.001) + 3.090232306167813) < 1e-12);
    for (double x = -6; x <= 6; x += 0.25) {
        const double p = erfc(-x * sqrt(0.5)) / 2;
        /* p has a relative error of 1e-16 below, an absolute one above */
        assert_true(fabs(normal_quantile(p) - x) <
                    1e-12 * fmax(1, exp(fmax(0, x) * fmax(0, x) / 2) * 1e-3));
    }
    (void)state;
}

/* Of 2^k points every interval of length 2^-k has one, in each coordinate. */
static void test_sobol_points_stratify_each_coordinate(void **state)
{
    enum { K = 10 };
    for (size_t axis = 0; axis < SOBOL_AXES; axis++) {
        int count[1 << K] = {0};
        for (uint32_t i = 0; i < 1 << K; i++)
            count[sobol(i, axis) >> (32 - K)]++;
        for (int k = 0; k < 1 << K; k++)
            assert_int_equal(count[k], 1);
    }
    (void)state;
}

/* Sobol's property A: of 2^d points each of the 2^d parts of the cube that halve every side has one. The
 * direction numbers of Joe and Kuo have it. */
static void test_sobol_points_have_property_a(void **state)
{
    enum { D = SOBOL_AXES };
    static int count[1 << D];
    memset(count, 0, sizeof count);
    for (uint32_t i = 0; i < 1 << D; i++) {
        unsigned part = 0;
        for (size_t axis = 0; axis < D; axis++)
            part |= (unsigned)(sobol(i, axis) >> 31) << axis;
        count[part]++;
    }
    for (int k = 0; k < 1 << D; k++)
        assert_int_equal(count[k], 1);
    /* and the first points of the first coordinates, as in all of the literature */
    const double first[5][3] = {
        {0, 0, 0}, {0.5, 0.5, 0.5}, {0.25, 0.75, 0.75}, {0.75, 0.25, 0.25}, {0.125, 0.625, 0.375}};
    for (uint32_t i = 0; i < 5; i++)
        for (size_t axis = 0; axis < 3; axis++)
            assert_true(sobol(i, axis) / 4294967296.0 == first[i][axis]);
    (void)state;
}

/* Each of n intervals has one value, for any n and seed. */
static void test_latin_designs_have_one_value_in_each_interval(void **state)
{
    const size_t sizes[] = {1, 2, 3, 16, 17, 1000};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        for (uint64_t seed = 0; seed < 3; seed++) {
            const size_t n = sizes[s];
            struct design design = {.kind = DESIGN_LATIN, .seed = seed};
            assert_int_equal(design_add(&design, "p=0:1"), 0);
            assert_int_equal(design_add(&design, "q=10:20"), 0);
            assert_int_equal(design_complete(&design, (double)n), 0);
            int *count = calloc(2 * n, sizeof *count);
            for (size_t i = 0; i < n; i++) {
                double values[2];
                design_row(&design, i, values);
                count[(size_t)(values[0] * (double)n)]++;
                count[n + (size_t)((values[1] - 10) / 10 * (double)n)]++;
            }
            for (size_t i = 0; i < 2 * n; i++)
                assert_int_equal(count[i], 1);
            free(count);
            design_free(&design);
        }
    (void)state;
}

static void test_full_designs_are_products(void **state)
{
    struct design design = {.kind = DESIGN_FULL};
    const double p[] = {1, 2, 3}, q[] = {10, 100, 1000, 10000}, r[] = {7, -5};
    assert_int_equal(design_add(&design, "p=1:3:3"), 0);
    assert_int_equal(design_add(&design, "q=log:10:10000:4"), 0);
    assert_int_equal(design_add(&design, "r=list:7,-5"), 0);
    assert_int_equal(design_add(&design, "s=4.5"), 0);
    assert_int_equal(design_complete(&design, NAN), 0);
    assert_int_equal(design.rows, 24);
    for (size_t i = 0; i < 24; i++) {
        double values[4];
        design_row(&design, i, values);
        assert_true(values[0] == p[i / 8]);
        assert_true(fabs(values[1] - q[i / 2 % 4]) <= 1e-12 * values[1]);
        assert_true(values[2] == r[i % 2]);
        assert_true(values[3] == 4.5);
    }
    design_free(&design);
    (void)state;
}

static void test_normal_designs_have_their_moments(void **state)
{
    struct design design = {.kind = DESIGN_SOBOL, .seed = 5};
    enum { N = 4096 };
    double sum = 0, squares = 0;
    assert_int_equal(design_add(&design, "p=normal:3,0.5"), 0);
    assert_int_equal(design_complete(&design, N), 0);
    for (size_t i = 0; i < N; i++) {
        double value;
        design_row(&design, i, &value);
        sum += value;
        squares += (value - 3) * (value - 3);
    }
    assert_true(fabs(sum / N - 3) < 1e-3);
    assert_true(fabs(sqrt(squares / N) - 0.5) < 1e-3);
    design_free(&design);
    (void)state;
}

static int find(const void *context, const char *name, size_t *column)
{
    const char *const *names = context;
    for (*column = 0; names[*column]; ++*column)
        if (strcmp(names[*column], name) == 0)
            return 1;
    return 0;
}

/* Of x = 2 t, y = 1 - t at uneven times from 0 to 2. */
static double reduced(const char *text)
{
    static const char *const names[] = {"time", "x", "y", "v[1]", "v[2]", NULL};
    const double times[] = {0, 0.25, 0.5, 1.25, 1.5, 2};
    struct reduction reduction;
    assert_int_equal(reduction_read(&reduction, text), 0);
    assert_int_equal(reduction_bind(&reduction, find, names), 0);
    reduction_start(&reduction);
    for (size_t i = 0; i < 6; i++)
        reduction_row(&reduction,
                      (double[]){times[i], 2 * times[i], 1 - times[i], times[i] > 1, times[i] - 1.3});
    const double value = reduction_value(&reduction);
    reduction_free(&reduction);
    return value;
}

static void test_reductions(void **state)
{
    assert_true(reduced("max(x)") == 4);
    assert_true(reduced("min(y)") == -1);
    assert_true(reduced("first(y)") == 1);
    assert_true(reduced("last(x)") == 4);
    assert_true(reduced("time_max(x)") == 2);
    assert_true(reduced("time_min(x)") == 0);
    assert_true(fabs(reduced("integral(x)") - 4) < 1e-15);
    assert_true(fabs(reduced("mean(y)")) < 1e-15);
    assert_true(fabs(reduced("rms(x)") - sqrt(16.0 / 3)) < 1e-15);
    assert_true(reduced("when(x,v[1])") == 2.5);
    assert_true(reduced("when( x , v[*] )") == 2.5);
    assert_true(reduced("max(v[*])") == 1);
    assert_true(reduced("min(v[*])") == -1.3);
    assert_true(reduced("events(v[1])") == 1);
    assert_true(reduced("events(y)") == 0);
    (void)state;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_normal_quantile_inverts_the_distribution),
        cmocka_unit_test(test_sobol_points_stratify_each_coordinate),
        cmocka_unit_test(test_sobol_points_have_property_a),
        cmocka_unit_test(test_latin_designs_have_one_value_in_each_interval),
        cmocka_unit_test(test_full_designs_are_products),
        cmocka_unit_test(test_normal_designs_have_their_moments),
        cmocka_unit_test(test_reductions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
