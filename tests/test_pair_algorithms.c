/* The algorithms of 003 that bench/pairs compares the kernel with: where one of them converges to a
 * positive distance, it is the kernel's; the success rates are those of the paper's Table 1, roughly; their
 * derivatives are derivatives. */
#include "planar_support.h"

#include "bodies.h"

static void agree_with_the_kernel(void **data)
{
    (void)data;
    static struct realisation pair;
    int right[ALGORITHMS] = {0}, separated = 0;
    print_message("seed 7\n");
    for (unsigned long index = 0; index < 400; index++) {
        struct ellipsoid_bodies ellipsoids;
        struct nc_spatial_pair contact;
        struct algorithm_run run;
        realisation_make(&pair, index % 4 ? SET_STUDY : SET_SUPERELLIPSOID + (int)(index / 4 % 3), 7,
                         index);
        const struct pair_bodies bodies = bodies_of(&pair, &ellipsoids);
        const double length = sqrt(algorithm_dot(pair.r, pair.r)),
                     start[3] = {pair.r[0] / length, pair.r[1] / length, pair.r[2] / length};
        OK(nc_spatial_pair_solve(pair.shape[0], pair.size[0], pair.shape[1], pair.size[1], pair.r, pair.q,
                                 NULL, NULL, &contact));
        if (contact.gap <= 0)
            continue;
        separated++;
        for (int a = 0; a < ALGORITHMS; a++) {
            algorithm_run((enum algorithm)a, &bodies, start, &run);
            if (run.metric < 1e-14 && run.distance > 0) { /* stationary, so it is the maximum */
                CLOSE(run.distance, contact.gap, 1e-12);
                for (int i = 0; i < 3; i++)
                    CLOSE(run.normal[i], contact.normal[i], 1e-4);
                right[a]++;
            }
        }
    }
    print_message("%d separated; right: I %d, II %d, III %d, IV %d\n", separated, right[0], right[1],
                  right[2], right[3]);
    assert_true(right[ALGORITHM_I] > 0.4 * separated && right[ALGORITHM_II] > 0.8 * separated);
    assert_true(right[ALGORITHM_III] > 0.98 * separated && right[ALGORITHM_IV] > 0.95 * separated);
}

/* T and its derivative against differences of the points and of T. */
static void derivatives(void **data)
{
    (void)data;
    static struct realisation pair;
    struct random random = {541};
    const double step = 1e-5;
    print_message("seed 541\n");
    for (unsigned long index = 0; index < 40; index++) {
        struct ellipsoid_bodies ellipsoids;
        double n[3], u[3], v[3], P[2][3], Q[2][3], T[2][9], middle[9], bend[3], side[3];
        realisation_make(&pair, index % 2 ? SET_STUDY : SET_HARMONICS, 8, index);
        const struct pair_bodies bodies = bodies_of(&pair, &ellipsoids);
        if (realisation_of_ellipsoids(&pair) && pair.aspect > 5)
            continue;
        random_direction(&random, n);
        random_direction(&random, u);
        random_direction(&random, v);
        const double along = algorithm_dot(u, n);
        for (int i = 0; i < 3; i++)
            u[i] -= along * n[i];
        assert_true(bodies.points(bodies.data, n, P[0], Q[0], middle));
        assert_true(bodies.bend(bodies.data, n, u, v, bend));
        for (int k = 0; k < 2; k++) {
            double x[3];
            for (int i = 0; i < 3; i++)
                x[i] = n[i] + (k ? step : -step) * u[i];
            assert_true(bodies.points(bodies.data, x, P[k], Q[k], T[k]));
        }
        for (int i = 0; i < 3; i++) {
            const double moved = (P[1][i] - P[0][i] - Q[1][i] + Q[0][i]) / (2 * step);
            CLOSE(moved, algorithm_dot(middle + 3 * i, u), 1e-6);
            side[i] = (algorithm_dot(T[1] + 3 * i, v) - algorithm_dot(T[0] + 3 * i, v)) / (2 * step);
            CLOSE(side[i], bend[i], 1e-4);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(agree_with_the_kernel),
        cmocka_unit_test(derivatives),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
