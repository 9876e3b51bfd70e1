/* Body against body in space with flat sides: segments, discs, rectangles, boxes, cylinders, with and
 * without an offset, against each other and against smooth bodies. Truth: pair_truth.h, and closed forms.
 */
#include "pair_truth.h"
#include "spatial_support.h"

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

/* Is the kernel right about the pair? Returns the error of the gap. */
static double judge(const struct truth_pair *pair, const double *start, double tolerance, long proofs[4])
{
    struct nc_spatial_pair contact;
    double normal[3] = {0, 0, 0}, gap, point[2][3], apart[3];
    quad at[3], n[3];
    const int status = nc_spatial_pair_solve(pair->shape[0], pair->n[0], pair->shape[1], pair->n[1],
                                             pair->r, pair->q, start, NULL, &contact);
    assert_int_equal(status, NC_OK);
    proofs[contact.proof]++;
    const quad truth = truth_maximum(pair, 200, at);
    for (int i = 0; i < 3; i++) {
        n[i] = contact.normal[i];
        apart[i] = contact.point_b[i] - contact.point_a[i] - contact.gap * contact.normal[i];
    }
    CLOSE((double)truth_value(pair, n), contact.gap,
          tolerance); /* the normal fits, and no other is better */
    assert_true(truth <= contact.gap + tolerance);
    CLOSE(norm(apart), 0, 1e-11);
    assert_true(contact.upper >= (double)truth - tolerance);
    OK(nc_spatial_pair(pair->shape[0], pair->n[0], pair->shape[1], pair->n[1], pair->r, pair->q, normal,
                       &gap, point[0], point[1]));
    CLOSE(gap, contact.gap, tolerance);
    return fmax((double)(truth - contact.gap), fabs((double)truth_value(pair, n) - contact.gap));
}

/* Poses where edges, faces and corners meet exactly. */
static void grid(void **data)
{
    (void)data;
    static const double axis[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    long proofs[4] = {0};
    double worst = 0;
    for (int kinds = 0; kinds < FLAT_KINDS * FLAT_KINDS; kinds++)
        for (int k = 0; k < 24; k++) {
            double q[9];
            const double r[3] = {(k * 7 % 9 - 4) * 0.1, (k * 5 % 7 - 3) * 0.1, (k * 3 % 5 - 2) * 0.1};
            rotation(axis[k % 3], k / 3 % 4 * PI / 4, q);
            struct truth_pair pair = truth_begin(r, q);
            truth_flat(&pair, 0, kinds % FLAT_KINDS, 1, k % 2 * 0.1, NULL);
            truth_flat(&pair, 1, kinds / FLAT_KINDS, 1, k / 2 % 2 * 0.05, NULL);
            worst = fmax(worst, judge(&pair, NULL, 1e-13, proofs));
        }
    print_message("%ld separated, %ld by the rolling ball, %ld by branch and bound; gap to %.2g\n",
                  proofs[1], proofs[2], proofs[3], worst);
}

static void anywhere(void **data)
{
    (void)data;
    uint64_t state = 561;
    long proofs[4] = {0};
    double worst = 0;
    print_message("seed 561\n");
    for (int trial = 0; trial < 3000; trial++) {
        double q[9], r[3], turn[9], start[3];
        const double spread = trial % 3 ? 0.4 : 1.2;
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = trial % 50 ? random_in(&state, -spread, spread) : 0;
        struct truth_pair pair = truth_begin(r, q);
        for (int body = 0; body < 2; body++) {
            random_rotation(&state, turn);
            truth_flat(&pair, body, trial / (body ? FLAT_KINDS : 1) % FLAT_KINDS,
                       random_in(&state, 0.2, 1.5), trial % 4 == 0 ? 0 : random_in(&state, 0.01, 0.2),
                       trial % 5 ? turn : NULL);
        }
        random_unit(&state, start);
        worst = fmax(worst, judge(&pair, trial % 2 ? start : NULL, 1e-13, proofs));
    }
    print_message("%ld separated, %ld by the rolling ball, %ld by branch and bound; gap to %.2g\n",
                  proofs[1], proofs[2], proofs[3], worst);
    assert_true(proofs[1] > 500 && proofs[3] > 500);
}

/* A box on a box: the normal is exact, the points are on both. */
static void box_on_box(void **data)
{
    (void)data;
    for (int k = 0; k < 12; k++) {
        const double z[3] = {0, 0, 1}, gap = k % 3 ? (k % 3 - 1.5) * 0.01 : 0;
        const double r[3] = {0.1 * (k % 5), 0.05 * (k % 4), 0.4 + gap};
        double q[9];
        struct nc_spatial_pair c;
        rotation(z, 0.2 * k, q);
        struct truth_pair pair = truth_begin(r, q);
        truth_flat(&pair, 0, FLAT_BOX, 1, 0, NULL);
        truth_flat(&pair, 1, FLAT_BOX, 1, 0, NULL);
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r, q, NULL, NULL, &c));
        CLOSE(c.gap, gap, 1e-15);
        CLOSE_VECTOR(c.normal, z, 3, 1e-15);
        CLOSE(c.point_a[2], 0.2, 1e-15);
        CLOSE(c.point_b[2], 0.2 + gap, 1e-15);
        assert_true(fabs(c.point_a[0]) <= 0.5 && fabs(c.point_a[1]) <= 0.3);
        for (int i = 0; i < 2; i++) {
            const double along = q[i] * (c.point_b[0] - r[0]) + q[3 + i] * (c.point_b[1] - r[1]);
            CLOSE(c.point_b[i], c.point_a[i], 1e-13);
            assert_true(fabs(along) <= (i ? 0.3 : 0.5) + 1e-12);
        }
    }
    /* Concentric, not turned: the middle. */
    const double above[3] = {0, 0, 0.5};
    struct truth_pair pair = truth_begin(above, identity);
    struct nc_spatial_pair c;
    truth_flat(&pair, 0, FLAT_BOX, 1, 0, NULL);
    truth_flat(&pair, 1, FLAT_DISC, 1, 0, NULL);
    OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], above, identity, NULL,
                             NULL, &c));
    const double middle[3] = {0, 0, 0.2};
    CLOSE(c.gap, 0.3, 1e-15);
    CLOSE_VECTOR(c.point_a, middle, 3, 1e-15);
}

/* A body with the rim of a disc exactly over the edge of a box or rectangle, so that only one point of the disc is left
 * that fits, while the others have room. */
static void rim_at_edge(void **data)
{
    (void)data;
    static const double down[3] = {0, 0, -1};
    static const struct {
        int kind, other;
        double r[3], gap;
    } pose[3] = {{FLAT_CROSSED_DISCS, FLAT_BOX, {0.1, 0.8, -0.4}, -0.2},
                 {FLAT_DISC, FLAT_RECTANGLE, {-0.1, -0.8, -0.8}, 0.7},
                 {FLAT_DISC, FLAT_BOX, {-0.1, 0.8, -0.8}, 0.5}};
    uint64_t state = 563;
    double start[3], q[9], worst = 0;
    print_message("seed 563\n");
    for (int k = 0; k < 150; k++) {
        const double *r = pose[k % 3].r;
        struct nc_spatial_pair c;
        rotation(down, (2 * k + 1) * PI / 2, q);
        random_unit(&state, start);
        struct truth_pair pair = truth_begin(r, q);
        truth_flat(&pair, 0, pose[k % 3].kind, 1, 0, NULL);
        truth_flat(&pair, 1, pose[k % 3].other, 1, 0.1, NULL);
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r, q,
                                 k < 6 ? NULL : start, NULL, &c));
        CLOSE(c.gap, pose[k % 3].gap, 1e-14);
        CLOSE_VECTOR(c.normal, down, 3, 1e-8);
        for (int i = 0; i < 3; i++)
            worst = fmax(worst, fabs(c.point_b[i] - c.point_a[i] - c.gap * c.normal[i]));
    }
    print_message("points to %.2g\n", worst);
    assert_true(worst < 1e-12);
}

/* A disc and a segment given by matrices of rank 2 and 1 are the same as by their semi-axes. */
static void matrices(void **data)
{
    (void)data;
    uint64_t state = 562;
    print_message("seed 562\n");
    for (int trial = 0; trial < 300; trial++) {
        double q[9], r[3], turn[9], m[6] = {0}, matrix[16];
        const int segment = trial % 2, rotated = trial / 2 % 2;
        const double axes[3] = {0.5, segment ? 0 : 0.3, 0};
        struct nc_spatial_pair one, other;
        random_rotation(&state, q);
        random_rotation(&state, turn);
        for (int i = 0; i < 3; i++)
            r[i] = random_in(&state, -0.6, 0.6);
        for (int i = 0, k = 0; i < 3; i++)
            for (int j = i; j < 3; j++, k++)
                for (int l = 0; l < 3; l++)
                    m[k] += axes[l] * axes[l] * turn[3 * i + l] * turn[3 * j + l];
        struct truth_pair pair = truth_begin(r, q);
        truth_ellipsoid(&pair, 0, 0.4, 0.2, 0, NULL);
        truth_ellipsoid(&pair, 1, axes[0], axes[1], axes[2], turn);
        double inner[8], again[32];
        size_t n = nc_spatial_quadratic(inner, 8, m);
        if (rotated)
            n = nc_spatial_rotated(again, 32, inner, n, identity);
        memcpy(matrix, inner, sizeof inner);
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r, q, NULL, NULL,
                                 &one));
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], rotated ? again : matrix, n, r, q, NULL, NULL,
                                 &other));
        CLOSE(other.gap, one.gap, 1e-13);
        CLOSE_VECTOR(other.normal, one.normal, 3, 1e-10);
        /* The same as A. */
        double back[3], p[9];
        apply_back(q, r, back);
        for (int i = 0; i < 9; i++)
            p[i] = q[3 * (i % 3) + i / 3];
        for (int i = 0; i < 3; i++)
            back[i] = -back[i];
        OK(nc_spatial_pair_solve(matrix, 8, pair.shape[0], pair.n[0], back, p, NULL, NULL, &other));
        CLOSE(other.gap, one.gap, 1e-13);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(grid),        cmocka_unit_test(anywhere), cmocka_unit_test(box_on_box),
        cmocka_unit_test(rim_at_edge), cmocka_unit_test(matrices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
