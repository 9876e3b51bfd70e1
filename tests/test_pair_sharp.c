/* Body against body in space where curvature radii are very small: thin ellipsoids and smoothed hulls that are almost
 * polyhedra. Truth: pair_truth.h, and for thin ellipsoids all normals of a lattice on either boundary. */
#include "pair_truth.h"
#include "spatial_support.h"

/* The largest semi-axis is 1, the smallest 1/aspect, the other between. */
static void thin_axes(uint64_t *state, double aspect, double axes[3])
{
    const int large = (int)random_in(state, 0, 3), small = (large + 1 + (int)random_in(state, 0, 2)) % 3;
    for (int i = 0; i < 3; i++)
        axes[i] = i == large ? 1 : i == small ? 1 / aspect : pow(aspect, random_in(state, -1, 0));
}

/* No normal is better than the gap: those of a lattice, and where it is mapped to either boundary. */
static void no_better(const struct truth_pair *pair, double gap)
{
    enum { SAMPLES = 400 };
    for (int k = 0; k < 3 * SAMPLES; k++) {
        const quad z = 1 - (2 * (k % SAMPLES) + 1.0L) / SAMPLES, s = sqrtl(1 - z * z),
                   turn = k % SAMPLES * 2.39996322972865332223L, x[3] = {s * cosl(turn), s * sinl(turn), z};
        const struct truth_part *part = &pair->part[k / SAMPLES % 2];
        quad n[3] = {x[0], x[1], x[2]};
        for (int i = 0; k >= SAMPLES && i < 3; i++)
            n[i] = part->q[3 * i] * x[0] / part->a[0] + part->q[3 * i + 1] * x[1] / part->a[1] +
                   part->q[3 * i + 2] * x[2] / part->a[2];
        truth_unit(n);
        assert_true(truth_value(pair, n) <= gap + 1e-13L);
    }
}

/* Penetrating ellipsoids, one of them thin or both. */
static void thin_ellipsoids(void **data)
{
    (void)data;
    uint64_t state = 571;
    double worst = 0;
    int penetrating = 0;
    print_message("seed 571\n");
    for (int trial = 0; trial < 20000; trial++) {
        double axes[2][3], q[9], r[3];
        quad n[3];
        struct nc_spatial_pair contact;
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = random_in(&state, -0.3, 0.3);
        struct truth_pair pair = truth_begin(r, q);
        for (int body = 0; body < 2; body++) {
            const double aspect =
                pow(10, trial % 2 ? random_in(&state, 2.7, 3.5) : random_in(&state, 0, 4));
            thin_axes(&state, aspect, axes[body]);
            truth_ellipsoid(&pair, body, axes[body][0], axes[body][1], axes[body][2], NULL);
        }
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r, q, NULL, NULL,
                                 &contact));
        penetrating += contact.gap < 0;
        for (int i = 0; i < 3; i++)
            n[i] = contact.normal[i];
        worst = fmax(worst, fabs((double)truth_value(&pair, n) - contact.gap));
        if (trial % 100 == 0)
            no_better(&pair, contact.gap);
    }
    print_message("%d of 20000 penetrating; gap to %.2g\n", penetrating, worst);
    assert_true(penetrating > 8000 && worst < 1e-14);
}

/* Vertices on the unit sphere, the origin inside. */
static void hull_vertices(uint64_t *state, double p, double *vertex)
{
    double shape[3 * TRUTH_VERTICES + 3];
    size_t n;
    do {
        for (int k = 0; k < TRUTH_VERTICES; k++)
            random_unit(state, vertex + 3 * k);
        n = nc_spatial_hull(shape, 3 * TRUTH_VERTICES + 3, vertex, TRUTH_VERTICES, p);
    } while (nc_spatial_check(shape, n) != NC_OK);
}

/* Random smoothed hulls, with and without an offset: convex for every exponent. */
static void smoothed_hulls(void **data)
{
    (void)data;
    static const double exponent[6] = {12, 24, 50, 100, 1000, NC_MAX_SHARPNESS};
    uint64_t state = 572;
    double worst = 0;
    long proofs[4] = {0};
    print_message("seed 572\n");
    for (int trial = 0; trial < 3000; trial++) {
        double q[9], r[3], vertex[3 * TRUTH_VERTICES];
        quad n[3], at[3];
        struct nc_spatial_pair contact;
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = random_in(&state, -1, 1) * (trial % 2 ? 2 : 0.5);
        struct truth_pair pair = truth_begin(r, q);
        for (int body = 0; body < 2; body++) {
            hull_vertices(&state, exponent[trial % 6], vertex);
            truth_hull(&pair, body, vertex, exponent[trial % 6]);
            if (trial / 6 % 2)
                truth_offset(&pair, body, 0.05);
        }
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r, q, NULL, NULL,
                                 &contact));
        proofs[contact.proof]++;
        for (int i = 0; i < 3; i++)
            n[i] = contact.normal[i];
        worst = fmax(worst, fabs((double)truth_value(&pair, n) - contact.gap));
        if (trial % 40 < 2)
            assert_true(truth_maximum(&pair, 300, at) <= contact.gap + 1e-13L);
    }
    print_message("%ld separated, %ld by the rolling ball, %ld by branch and bound; gap to %.2g\n",
                  proofs[1], proofs[2], proofs[3], worst);
    assert_true(proofs[1] > 1000 && proofs[3] > 1500 && worst < 1e-13);
}

/* Smoothed hulls deep in boxes without rounding: at a vertex of the box its curvature radii are zero but for rounding. */
static void hulls_in_boxes(void **data)
{
    (void)data;
    static const double exponent[4] = {3, 12, 100, NC_MAX_SHARPNESS};
    uint64_t state = 573;
    double worst = 0;
    print_message("seed 573\n");
    for (int trial = 0; trial < 4000; trial++) {
        double q[9], r[3], vertex[3 * TRUTH_VERTICES];
        quad n[3], at[3];
        struct nc_spatial_pair contact;
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = random_in(&state, -0.15, 0.15);
        struct truth_pair pair = truth_begin(r, q);
        hull_vertices(&state, exponent[trial % 4], vertex);
        truth_hull(&pair, trial % 2, vertex, exponent[trial % 4]);
        truth_ellipsoid(&pair, !(trial % 2), 0.5, 0, 0, NULL);
        truth_ellipsoid(&pair, !(trial % 2), 0, 0.4, 0, NULL);
        truth_ellipsoid(&pair, !(trial % 2), 0, 0, 0.3, NULL);
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r, q, NULL, NULL,
                                 &contact));
        for (int i = 0; i < 3; i++)
            n[i] = contact.normal[i];
        worst = fmax(worst, fabs((double)truth_value(&pair, n) - contact.gap));
        if (trial % 400 < 4)
            assert_true(truth_maximum(&pair, 300, at) <= contact.gap + 1e-13L);
    }
    print_message("gap to %.2g\n", worst);
    assert_true(worst < 1e-13);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(thin_ellipsoids),
        cmocka_unit_test(smoothed_hulls),
        cmocka_unit_test(hulls_in_boxes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
