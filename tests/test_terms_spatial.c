/* Value, gradient, Hessian and third derivative of every spatial term against its definition, for 10^5
 * random shapes and normals each. */
#include "compare_spatial.h"

static const char *const kind_name[TRUTH_SPATIAL_KINDS] = {
#define KIND(NAME, number, name, curvature, parameters) #name,
    NC_SPATIAL_TERMS(KIND)
#undef KIND
};

static void check_kind(int kind)
{
    static struct truth_spatial term;
    struct random r = {4000 + (unsigned)kind};
    double shape[CAPACITY], normal[3], worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        struct directions d;
        series f[4] = {{{0, 0, 0, 0}}};
        long double size[4] = {0, 0, 0, 0};
        random_spatial(&r, kind, &term);
        const size_t n = random_spatial_build(&term, shape, CAPACITY);
        assert_true(n > 2 && n <= CAPACITY);
        assert_int_equal(nc_spatial_check(shape, n), NC_OK);
        random_normal(&r, &term, closest(&term, 0), normal);
        random_directions(&r, normal, &d);
        add_truth(&term, &d, f, size);
        worst = fmax(worst, compare(shape, n, &d, f, size));
        if (!(worst <= tolerance))
            fail_msg("%s, sample %d: normal %.17g %.17g %.17g off by %g", kind_name[kind], i, normal[0],
                     normal[1], normal[2], worst);
    }
    print_message("# %s: %d shapes, seed %d, largest relative error %.1e\n", kind_name[kind], SAMPLES,
                  4000 + kind, worst);
}

#define KIND_TEST(NAME, number, name, curvature, parameters)                                               \
    static void test_##name(void **state)                                                                  \
    {                                                                                                      \
        (void)state;                                                                                       \
        check_kind(TRUTH_SPATIAL_##NAME);                                                                  \
    }
NC_SPATIAL_TERMS(KIND_TEST)

/* Spherical harmonics up to the highest degree, with coefficients that decay as those of a smooth body. */
static void harmonics_of_high_degree(void **state)
{
    (void)state;
    static struct truth_spatial term;
    static double shape[4400];
    struct random r = {6000};
    double normal[3], worst = 0;
    for (int i = 0; i < 400; i++) {
        struct directions d;
        series f[4] = {{{0, 0, 0, 0}}};
        long double size[4] = {0, 0, 0, 0};
        random_spatial(&r, TRUTH_SPATIAL_HARMONICS, &term);
        term.p[0] = 17 + random_below(&r, NC_MAX_DEGREE - 16);
        for (int l = 0; l <= (int)term.p[0]; l++)
            for (int m = -l; m <= l; m++)
                term.p[1 + l * l + l + m] = random_uniform(&r, -1, 1) * pow(0.9, l);
        const size_t n = random_spatial_build(&term, shape, 4400);
        assert_int_equal(nc_spatial_check(shape, n), NC_OK);
        random_normal(&r, &term, 0, normal);
        random_directions(&r, normal, &d);
        add_truth(&term, &d, f, size);
        worst = fmax(worst, compare(shape, n, &d, f, size));
        assert_true(worst <= tolerance);
    }
    print_message("# harmonics up to degree %d: largest relative error %.1e\n", NC_MAX_DEGREE, worst);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define KIND_ENTRY(NAME, number, name, curvature, parameters) cmocka_unit_test(test_##name),
        NC_SPATIAL_TERMS(KIND_ENTRY) cmocka_unit_test(harmonics_of_high_degree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
