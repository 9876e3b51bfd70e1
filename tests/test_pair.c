/* Body against body in space: ellipsoids. Truth: for separated ones a proof from both sides (the points lie
 * in the bodies, the plane between them separates them) in long double; for penetrating ones dense sampling
 * and refinement in long double. */
#include "pair_reference.h"
#include "spatial_support.h"

/* A pair of 003, section 5.2. */
struct couple {
    struct reference_pair pair;
    double shape[2][8];
    size_t size[2];
};

static struct couple study_pair(uint64_t *state, double closer)
{
    struct couple c;
    for (int i = 0; i < 3; i++) {
        c.pair.a[i] = random_in(state, 0, 1);
        c.pair.b[i] = random_in(state, 0, 1);
        c.pair.r[i] = closer * (c.pair.a[i] + random_in(state, 0, 1));
    }
    random_rotation(state, c.pair.q);
    c.size[0] = nc_spatial_ellipsoid(c.shape[0], 8, c.pair.a[0], c.pair.a[1], c.pair.a[2]);
    c.size[1] = nc_spatial_ellipsoid(c.shape[1], 8, c.pair.b[0], c.pair.b[1], c.pair.b[2]);
    return c;
}

static int solve(const struct couple *c, const double *start, struct nc_spatial_pair *result)
{
    return nc_spatial_pair_solve(c->shape[0], c->size[0], c->shape[1], c->size[1], c->pair.r, c->pair.q,
                                 start, NULL, result);
}

/* How far a point is inside an ellipsoid: 1 - sum (x_i/a_i)^2, in its axes. */
static quad inside(const double axis[3], const double *q, const double x[3], const double centre[3])
{
    quad sum = 0;
    for (int k = 0; k < 3; k++) {
        quad y = 0;
        for (int i = 0; i < 3; i++)
            y += (q ? (quad)q[3 * i + k] : (quad)(i == k)) * ((quad)x[i] - centre[i]);
        sum += y * y / ((quad)axis[k] * axis[k]);
    }
    return 1 - sum;
}

/* 10^5 pairs, from the default start and from random normals. The gap is proved for each separated pair: no
 * separating plane is farther than the points are apart. */
static void study_separated(void **data)
{
    (void)data;
    static const double zero[3] = {0, 0, 0};
    uint64_t state = 501;
    long evaluations[2][400] = {{0}}, separated = 0;
    double worst_gap = 0, worst_normal = 0, worst_point = 0;
    print_message("seed 501\n");
    for (int trial = 0; trial < 100000; trial++) {
        const struct couple c = study_pair(&state, 1);
        struct nc_spatial_pair contact;
        double start[3];
        random_unit(&state, start);
        OK(solve(&c, trial % 2 ? start : NULL, &contact));
        if (contact.gap < 0)
            continue;
        separated++;
        evaluations[trial % 2][contact.evaluations < 400 ? contact.evaluations : 399]++;
        assert_int_equal(contact.proof, NC_PAIR_SEPARATED);
        quad n[3] = {contact.normal[0], contact.normal[1], contact.normal[2]}, exact[3], apart = 0;
        reference_unit(n);
        const quad lower = reference_value(&c.pair, n, NULL, NULL);
        for (int i = 0; i < 3; i++)
            apart += ((quad)contact.point_b[i] - contact.point_a[i]) *
                     ((quad)contact.point_b[i] - contact.point_a[i]);
        assert_true(lower <= contact.gap + 1e-14 && sqrtl(apart) >= contact.gap - 1e-14);
        assert_true(contact.upper >= contact.gap && contact.upper <= contact.gap + 1e-12);
        worst_gap = fmax(worst_gap, fabs((double)(lower - contact.gap)));
        if (trial % 8 > 1)
            continue;
        memcpy(exact, n, sizeof n);
        worst_gap =
            fmax(worst_gap, fabs((double)(reference_climb(reference_value, &c.pair, exact) - contact.gap)));
        double error = 0, loose = 0;
        for (int i = 0; i < 3; i++) {
            error += (double)((exact[i] - n[i]) * (exact[i] - n[i]));
            loose = fmax(loose,
                         fabs(contact.point_b[i] - contact.point_a[i] - contact.gap * contact.normal[i]));
        }
        worst_normal = fmax(worst_normal, sqrt(error));
        const double least = fmin(fmin(fmin(c.pair.a[0], c.pair.a[1]), c.pair.a[2]),
                                  fmin(fmin(c.pair.b[0], c.pair.b[1]), c.pair.b[2]));
        if (least > 1e-2)
            worst_point = fmax(worst_point, loose);
        if (least > 1e-4) {
            assert_true(fabsl(inside(c.pair.a, NULL, contact.point_a, zero)) < 1e-8L);
            assert_true(fabsl(inside(c.pair.b, c.pair.q, contact.point_b, c.pair.r)) < 1e-8L);
        }
    }
    for (int b = 0; b < 2; b++) {
        long total = 0, sum = 0;
        int k = 0;
        for (int i = 0; i < 400; i++)
            total += evaluations[b][i];
        while ((sum += evaluations[b][k]) < total * 0.95)
            k++;
        print_message(
            "study %c: 95 %% of %ld separated pairs within %d evaluations and one for the curvature\n",
            "AB"[b], total, k - 1);
        assert_true(k - 1 <= (b ? 10 : 7));
    }
    print_message("%ld separated: gap to %.2g, normal to %.2g, points to %.2g\n", separated, worst_gap,
                  worst_normal, worst_point);
    assert_true(separated > 97000);
    assert_true(worst_gap < 1e-14 && worst_normal < 1e-9 && worst_point < 1e-9);
}

/* The smallest depth, in the study and deeper, against sampling. */
static void study_penetrating(void **data)
{
    (void)data;
    static const double closer[3] = {1, 0.5, 0.2};
    static const int wanted[3] = {300, 500, 200};
    uint64_t state = 502;
    print_message("seed 502\n");
    for (int set = 0; set < 3; set++) {
        long proofs[4] = {0};
        double worst = 0;
        for (int count = 0; count < wanted[set];) {
            const struct couple c = study_pair(&state, closer[set]);
            struct nc_spatial_pair contact;
            double start[3];
            random_unit(&state, start);
            OK(solve(&c, count % 2 ? start : NULL, &contact));
            if (contact.gap > 0)
                continue;
            count++;
            proofs[contact.proof]++;
            quad n[3] = {contact.normal[0], contact.normal[1], contact.normal[2]}, best[3];
            reference_unit(n);
            worst = fmax(worst, fabs((double)(reference_value(&c.pair, n, NULL, NULL) - contact.gap)));
            const quad top = reference_maximum(&c.pair, 1000, best);
            if (!(top <= contact.gap + 1e-12)) {
                print_error("set %d, pair %d: depth %.15g, but there is %.15g\n", set, count, -contact.gap,
                            -(double)top);
                fail();
            }
            assert_true(contact.upper >= contact.gap && contact.upper <= contact.gap * (1 - 1e-7) + 1e-12);
            for (int i = 0; i < 3; i++)
                CLOSE(contact.point_b[i] - contact.point_a[i], contact.gap * contact.normal[i], 1e-6);
        }
        print_message("%d pairs: %ld by the rolling ball, %ld by branch and bound; d(normal) to %.2g\n",
                      wanted[set], proofs[NC_PAIR_BALL], proofs[NC_PAIR_SEARCHED], worst);
        assert_true(proofs[NC_PAIR_BALL] > 0 && proofs[NC_PAIR_SEARCHED] > 0);
        assert_true(proofs[NC_PAIR_NOTHING] == 0 && worst < 1e-13);
    }
}

/* Aspect ratios up to 1000, from far to deep. */
static void slender(void **data)
{
    (void)data;
    uint64_t state = 503;
    long separated = 0;
    print_message("seed 503\n");
    for (int trial = 0; trial < 10000; trial++) {
        struct couple c;
        struct nc_spatial_pair contact;
        const double near = random_in(&state, 0.05, 1.2);
        for (int i = 0; i < 3; i++) {
            c.pair.a[i] = pow(1000, -random_in(&state, 0, 1));
            c.pair.b[i] = pow(1000, -random_in(&state, 0, 1));
        }
        c.pair.a[trial % 3] = 1;
        c.pair.a[(trial + 1) % 3] = 1e-3;
        c.pair.b[trial / 3 % 3] = 1;
        c.pair.b[(trial / 3 + 2) % 3] = 1e-3;
        for (int i = 0; i < 3; i++)
            c.pair.r[i] = near * random_in(&state, -1, 1);
        random_rotation(&state, c.pair.q);
        c.size[0] = nc_spatial_ellipsoid(c.shape[0], 8, c.pair.a[0], c.pair.a[1], c.pair.a[2]);
        c.size[1] = nc_spatial_ellipsoid(c.shape[1], 8, c.pair.b[0], c.pair.b[1], c.pair.b[2]);
        OK(solve(&c, NULL, &contact));
        quad n[3] = {contact.normal[0], contact.normal[1], contact.normal[2]}, best[3];
        reference_unit(n);
        CLOSE((double)reference_value(&c.pair, n, NULL, NULL), contact.gap, 1e-13);
        for (int i = 0; i < 3; i++)
            CLOSE(contact.point_b[i] - contact.point_a[i], contact.gap * contact.normal[i], 1e-7);
        separated += contact.gap > 0;
        if (contact.gap < 0 && trial % 20 == 0)
            assert_true(reference_maximum(&c.pair, 1000, best) <= contact.gap + 1e-12);
    }
    print_message("%ld of 10000 separated\n", separated);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(study_separated),
        cmocka_unit_test(study_penetrating),
        cmocka_unit_test(slender),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
