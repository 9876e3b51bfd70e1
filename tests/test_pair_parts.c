/* What a search for the contact of two bodies is made of, piece by piece: how bodies become ellipsoids, the Hessian of
 * the rest beside a kink, the step of reweighted least squares, and the points nearest to the origin. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "normalcontact.h"
#include "pair/pair.h"
#include "random.h"

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

/* q diag(axes) q', packed. */
static void turned(const double q[9], const double axes[3], double M[6])
{
    for (int i = 0, m = 0; i < 3; i++)
        for (int j = i; j < 3; j++, m++) {
            long double sum = 0;
            for (int k = 0; k < 3; k++)
                sum += (long double)q[3 * i + k] * axes[k] * q[3 * j + k];
            M[m] = (double)sum;
        }
}

static double largest_difference(const double a[6], const double b[6])
{
    double most = 0;
    for (int m = 0; m < 6; m++)
        most = fmax(most, fabs(a[m] - b[m]));
    return most;
}

/* Quadric k is the matrix M0, with its thickness: M = M0 + thickness I = L L', and L0 L0' = M0. */
static void check_quadric(const struct nci_pair *pair, int k, const double M0[6], double worst[3])
{
    const struct nci_pair_block *block = &pair->block[k / 2];
    const double e = pair->thickness[k], size = M0[0] + M0[3] + M0[5];
    double M[6], thick[6], product[6] = {0}, flat[6] = {0};
    for (int i = 0, m = 0; i < 3; i++)
        for (int j = i; j < 3; j++, m++) {
            M[m] = block->M[m][k % 2];
            thick[m] = M0[m] + (i == j) * e;
            for (int l = 0; l < 3; l++) {
                const double part = block->L[3 * i + l][k % 2] * block->L[3 * j + l][k % 2];
                product[m] += part;
                flat[m] += part * pair->extent[k][l] * pair->extent[k][l];
            }
        }
    worst[0] = fmax(worst[0], largest_difference(M, thick) / size);
    worst[1] = fmax(worst[1], largest_difference(product, thick) / size);
    if (e > 0)
        worst[2] = fmax(worst[2], largest_difference(flat, M0) / size);
}

/* Matrices of full rank, discs and segments, in both bodies and turned or not, and the flat ones once more with less
 * thickness. */
static void matrices_become_quadrics(void **state)
{
    (void)state;
    struct random r = {41000};
    double worst[3] = {0, 0, 0};
    for (int i = 0; i < 4000; i++) {
        double shape[2][64], inner[64], turn[9], q[9], both[9], M[6][6];
        const double away[3] = {3, 2, 1};
        size_t n[2] = {0, 0};
        struct nci_pair pair;
        random_rotation(&r, q);
        for (int k = 0; k < 6; k++) {
            const int body = k / 3, rank = 1 + random_below(&r, 3), within = random_below(&r, 3) == 0;
            double axes[3] = {random_scale(&r, 0.05, 1), random_scale(&r, 0.05, 1),
                              random_scale(&r, 0.05, 1)};
            for (int j = rank; j < 3; j++)
                axes[(i + j) % 3] = 0;
            random_rotation(&r, turn);
            if (random_below(&r, 6) == 0) /* a rotation that leaves zeros in the matrix */
                for (int j = 0; j < 9; j++)
                    turn[j] = j == 0                ? 1
                              : j % 3 == 0 || j < 3 ? 0
                              : j == 4 || j == 8    ? 0.8
                              : j == 5              ? -0.6
                                                    : 0.6;
            turned(turn, axes, M[k]);
            if (!within) {
                n[body] += nc_spatial_quadratic(shape[body] + n[body], 64 - n[body], M[k]);
            } else {
                const size_t m = nc_spatial_quadratic(inner, 64, M[k]);
                n[body] += nc_spatial_rotated(shape[body] + n[body], 64 - n[body], inner, m, q);
            }
            for (int j = 0; j < 9; j++) /* of the turns that M has been through */
                both[j] = nci_dot(within ? q + j / 3 * 3 : identity + j / 3 * 3,
                                  (double[3]){turn[j % 3], turn[3 + j % 3], turn[6 + j % 3]});
            for (int j = 0; j < 9; j++)
                turn[j] = body ? nci_dot(q + j / 3 * 3,
                                         (double[3]){both[j % 3], both[3 + j % 3], both[6 + j % 3]})
                               : both[j];
            turned(turn, axes, M[k]);
        }
        assert_int_equal(nci_pair_read(&pair, shape[0], n[0], shape[1], n[1], away, q), NC_OK);
        assert_int_equal(pair.quadrics, 6);
        for (int k = 0; k < 6; k++)
            check_quadric(&pair, k, M[k], worst);
        const double before = pair.thickness[0];
        nci_pair_sharpen(&pair);
        for (int k = 0; k < 6; k++)
            check_quadric(&pair, k, M[k], worst);
        assert_true(pair.flat == 2 && fabs(pair.thickness[0] - 1e-6 * before) <= 1e-21 * before);
    }
    print_message("M to %.1e, L to %.1e, L0 to %.1e\n", worst[0], worst[1], worst[2]);
    assert_true(worst[0] < 3e-15 && worst[1] < 3e-15 && worst[2] < 3e-15);
}

/* The lower bound of the curvature radii of an ellipsoid given by a matrix: determinant / (second invariant sqrt(trace)),
 * not above the smallest radius. */
static void matrices_bound_their_radii(void **state)
{
    (void)state;
    struct random r = {41001};
    for (int i = 0; i < 1000; i++) {
        double shape[8], ball[8], q[9], M[6];
        const double away[3] = {3, 2, 1};
        const double axes[3] = {random_scale(&r, 0.01, 1), random_scale(&r, 0.01, 1),
                                random_scale(&r, 0.01, 1)};
        struct nci_pair pair;
        random_rotation(&r, q);
        turned(q, axes, M);
        const size_t n = nc_spatial_quadratic(shape, 8, M), m = nc_spatial_ellipsoid(ball, 8, 1, 1, 1);
        assert_int_equal(nci_pair_read(&pair, shape, n, ball, m, away, identity), NC_OK);
        const double a = axes[0], b = axes[1], c = axes[2], trace = a + b + c;
        const double floor = a * b * c / (a * b + b * c + c * a) / sqrt(trace);
        assert_true(fabs(pair.floor[0] - floor) < 1e-11 * floor);
        assert_true(floor <= fmin(fmin(a, b), c) / sqrt(fmax(fmax(a, b), c)));
    }
}

/* Thin and very thin ellipsoids are told apart, and the size is the sum of both bodies', seen from both sides. */
static void what_bodies_are_like(void **state)
{
    (void)state;
    static const struct {
        double axis; /* the shortest, of 1 */
        int thin, simple, lone;
    } expected[3] = {{0.5, 0, 1, 1}, {1e-3, 1, 1, 0}, {1e-5, 3, 0, 0}};
    const double away[3] = {3, 2, 1};
    double ball[8], other[16];
    struct nci_pair pair;
    const size_t m = nc_spatial_ellipsoid(ball, 8, 1, 1, 1);
    for (int k = 0; k < 3; k++) {
        const size_t n = nc_spatial_ellipsoid(other, 8, 1, 1, expected[k].axis);
        assert_int_equal(nci_pair_read(&pair, other, n, ball, m, away, identity), NC_OK);
        assert_true(pair.thin == expected[k].thin && pair.simple == expected[k].simple &&
                    pair.lone == expected[k].lone && pair.size == 2);
    }
    size_t n = nc_spatial_superellipsoid(other, 16, 1, 1, 1, 2, 2, 0);
    n += nc_spatial_offset(other + n, 16 - n, 0.5);
    for (int body = 0; body < 2; body++) {
        assert_int_equal(nci_pair_read(&pair, body ? ball : other, body ? m : n, body ? other : ball,
                                       body ? n : m, away, identity),
                         NC_OK);
        assert_true(fabs(pair.size - 3.5) < 1e-14 && pair.thin == 0 && !pair.simple && !pair.lone);
    }
}

/* On the axes of a superellipsoid without rounding a curvature radius is infinite. The Hessian is that of normals close
 * by, on both sides: large in the tangent plane, zero along the normal. */
static void hessians_beside_a_kink(void **state)
{
    (void)state;
    double shape[16], ball[16];
    const double away[3] = {3, 2, 1};
    const size_t n = nc_spatial_superellipsoid(shape, 16, 1, 1, 1, 4, 4, 0),
                 m = nc_spatial_ellipsoid(ball, 16, 1, 1, 1);
    struct nci_pair pair;
    assert_int_equal(nci_pair_read(&pair, shape, n, ball, m, away, identity), NC_OK);
    for (int axis = 0; axis < 3; axis++) {
        static const int diagonal[3] = {0, 3, 5};
        const double x[3] = {axis == 0, axis == 1, axis == 2};
        struct nci_pair_part part;
        double H[6], Hx[3];
        assert_int_equal(nci_pair_rest(&pair, 0, x, 2, &part, H), NC_OK);
        nci_symmetric(H, x, Hx);
        assert_true(fabs(part.h - 1) < 1e-12 && nci_dot(Hx, Hx) < 1e-6);
        for (int j = 0; j < 3; j++)
            assert_true(fabs(part.p[j] - x[j]) < 1e-12 && (j == axis || H[diagonal[j]] > 10));
    }
}

/* (M_A/h_A + M_B/h_B + d I) x = r: d is that of the normal, or positive if that is far below zero. */
static void reweighted_steps(void **state)
{
    (void)state;
    struct random r = {41002};
    int replaced = 0;
    for (int i = 0; i < 2000; i++) {
        double a[8], b[8], x[3], q[9], n[3], start[3];
        struct nci_pair pair;
        const double way = random_uniform(&r, 0.1, 3), thin = random_scale(&r, 0.5, 1);
        const size_t na = nc_spatial_ellipsoid(a, 8, 1, thin, 1),
                     nb = nc_spatial_ellipsoid(b, 8, 1, 1, thin);
        random_direction(&r, x);
        random_direction(&r, start);
        random_rotation(&r, q);
        for (int j = 0; j < 3; j++) {
            n[j] = 2 * start[j];
            x[j] *= way;
        }
        assert_int_equal(nci_pair_read(&pair, a, na, b, nb, x, q), NC_OK);
        if (!nci_pair_reweigh(&pair, n))
            continue;
        double d, g[3], sum[3] = {0, 0, 0}, Mn[3], Mx[3];
        nci_pair_support(&pair, start, &d, g);
        for (int k = 0; k < 2; k++) {
            double M[6];
            for (int j = 0; j < 6; j++)
                M[j] = pair.block[0].M[j][k];
            nci_symmetric(M, start, Mn);
            nci_symmetric(M, n, Mx);
            for (int j = 0; j < 3; j++)
                sum[j] += Mx[j] / sqrt(nci_dot(start, Mn));
        }
        for (int j = 0; j < 3; j++)
            sum[j] = x[j] - sum[j]; /* d x */
        const double own = nci_dot(sum, n) / nci_dot(n, n), floor = pair.floor[0] + pair.floor[1];
        for (int j = 0; j < 3; j++)
            assert_true(fabs(sum[j] - own * n[j]) < 1e-11 * (1 + sqrt(nci_dot(n, n))));
        replaced += d < -floor;
        assert_true(d > -0.8 * floor ? fabs(own - d) < 1e-9 : d > -floor || own > 0);
    }
    print_message("%d replaced\n", replaced);
    assert_true(replaced > 100 && replaced < 1900);
}

/* The nearest point of a hull: a mean of its points, and none of them is nearer in its direction. */
static void hulls_and_their_nearest_points(void **state)
{
    (void)state;
    struct random r = {41003};
    for (int i = 0; i < 20000; i++) {
        struct nci_pair_nearest set = {.count = 1 + i % 4}, all;
        const double height = i % 3 ? 0.3 : 0.01; /* the origin is outside */
        for (int k = 0; k < set.count; k++) {
            set.g[k][0] = random_uniform(&r, -1, 1);
            set.g[k][1] = random_uniform(&r, -1, 1);
            set.g[k][2] = random_uniform(&r, height, 2 * height);
        }
        all = set;
        nci_pair_reduce(&set);
        double mean[3] = {0, 0, 0}, sum = 0;
        assert_true(set.count >= 1 && set.count <= 3 && set.count <= all.count);
        for (int k = 0; k < set.count; k++) {
            assert_true(set.weight[k] >= 0 && memcmp(set.g[k], all.g[set.from[k]], sizeof set.g[k]) == 0);
            sum += set.weight[k];
            for (int j = 0; j < 3; j++)
                mean[j] += set.weight[k] * set.g[k][j];
        }
        assert_true(fabs(sum - 1) < 1e-14);
        const double square = nci_dot(set.y, set.y);
        for (int j = 0; j < 3; j++)
            assert_true(fabs(mean[j] - set.y[j]) < 1e-14);
        for (int k = 0; k < all.count; k++)
            assert_true(nci_dot(all.g[k], set.y) - square > -1e-11); /* slivers lose digits */
    }
}

/* A segment that passes close by the origin: its nearest point is at a right angle to it, to rounding. */
static void short_ways_to_a_segment(void **state)
{
    (void)state;
    struct random r = {41004};
    for (int i = 0; i < 1000; i++) {
        struct nci_pair_nearest set = {.count = 2};
        double along[3], aside[3], e[3];
        random_direction(&r, along);
        random_direction(&r, e);
        nci_cross(along, e, aside);
        const double before = random_uniform(&r, 0.1, 10), after = random_uniform(&r, 0.1, 10);
        for (int j = 0; j < 3; j++) {
            set.g[0][j] = -before * along[j] + 1e-9 * aside[j];
            set.g[1][j] = after * along[j] + 1e-9 * aside[j];
            e[j] = set.g[1][j] - set.g[0][j];
        }
        nci_pair_reduce(&set);
        const double length = sqrt(nci_dot(set.y, set.y));
        assert_true(set.count == 2 && length > 1e-12 && length < 2e-9);
        assert_true(fabs(nci_dot(set.y, e)) < 1e-12 * length * sqrt(nci_dot(e, e)));
    }
}

/* Separated boxes and ellipsoids: from any normal that separates them to the distance, or
 * nearly so, and without going on where rounding ends it. */
static void nearest_points_of_bodies(void **state)
{
    (void)state;
    struct random r = {41005};
    int count = 0, longest[2] = {0, 0};
    for (int i = 0; i < 2000; i++) {
        const int box = i % 2, far = i % 4 > 1;
        double shape[32], x[3], q[9], n[3], d, g[3];
        size_t m = 0;
        struct nci_pair pair;
        struct nc_spatial_pair truth;
        for (int k = 0; k < (box ? 3 : 1); k++) {
            const double a = random_scale(&r, 0.3, 1);
            m += nc_spatial_ellipsoid(shape + m, 32 - m, box ? (k == 0) * a : 1, box ? (k == 1) * a : a,
                                      box ? (k == 2) * a : 0.5);
        }
        random_direction(&r, x);
        random_rotation(&r, q);
        for (int j = 0; j < 3; j++)
            x[j] *= far ? 4000 : 4;
        assert_int_equal(nci_pair_read(&pair, shape, m, shape, m, x, q), NC_OK);
        random_direction(&r, n);
        nci_pair_support(&pair, n, &d, g);
        if (!(d > 0))
            continue;
        const int before = pair.evaluations;
        assert_int_equal(nci_pair_nearest(&pair, n), NC_OK);
        const int own = pair.evaluations - before;
        longest[box] = own > longest[box] ? own : longest[box];
        count++;
        assert_true(fabs(nci_dot(n, n) - 1) < 1e-14);
        nci_pair_support(&pair, n, &d, g);
        assert_int_equal(nc_spatial_pair_solve(shape, m, shape, m, x, q, NULL, NULL, &truth), NC_OK);
        assert_true(fabs(d - truth.gap) < (far ? 1e-11 : box ? 1e-14 : 1e-12));
        assert_true(own < 60);
    }
    print_message("%d pairs, %d evaluations at most, of boxes %d\n", count, longest[0], longest[1]);
    assert_true(count > 600);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matrices_become_quadrics), cmocka_unit_test(matrices_bound_their_radii),
        cmocka_unit_test(what_bodies_are_like),     cmocka_unit_test(hessians_beside_a_kink),
        cmocka_unit_test(reweighted_steps),         cmocka_unit_test(hulls_and_their_nearest_points),
        cmocka_unit_test(short_ways_to_a_segment),  cmocka_unit_test(nearest_points_of_bodies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
