/* Minkowski sums of turned spatial terms against their definitions. */
#include <string.h>

#include "compare_spatial.h"

/* Minkowski sums of one to three terms, the whole body turned up to twice: rotations compose. */
static void sums_and_rotations(void **state)
{
    (void)state;
    static struct truth_spatial term[3];
    struct random r = {5000};
    double shape[CAPACITY], turned[CAPACITY], q[9], normal[3], worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const int terms = 1 + random_below(&r, 3), turns = random_below(&r, 3);
        struct directions d;
        series f[4] = {{{0, 0, 0, 0}}};
        long double size[4] = {0, 0, 0, 0};
        double distance = 0;
        size_t n = 0;
        for (int k = 0; k < terms; k++) {
            random_spatial(&r, random_below(&r, TRUTH_SPATIAL_KINDS), &term[k]);
            n += random_spatial_build(&term[k], shape + n, CAPACITY - n);
            distance = fmax(distance, closest(&term[k], turns));
        }
        for (int j = 0; j < turns; j++) {
            random_rotation(&r, q);
            n = nc_spatial_rotated(turned, CAPACITY, shape, n, q);
            assert_true(n > 0 && n <= CAPACITY);
            memcpy(shape, turned, n * sizeof *shape);
            for (int k = 0; k < terms; k++)
                random_spatial_turn(&term[k], q);
        }
        assert_int_equal(nc_spatial_check(shape, n), NC_OK);
        random_normal(&r, &term[random_below(&r, terms)], distance, normal);
        random_directions(&r, normal, &d);
        for (int k = 0; k < terms; k++)
            add_truth(&term[k], &d, f, size);
        worst = fmax(worst, compare(shape, n, &d, f, size));
        if (!(worst <= tolerance))
            fail_msg("sums, sample %d: off by %g", i, worst);
    }
    print_message("# sums: %d shapes, seed 5000, largest relative error %.1e\n", SAMPLES, worst);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(sums_and_rotations)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
