/* Body against body in space at the limits: discs and segments without thickness, needles, the same body
 * twice in the same place, one body deep inside another, reference points far outside the bodies. Truth:
 * bounds from both sides and dense sampling, in long double. */
#include "pair_reference.h"
#include "spatial_support.h"

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

/* d(n) of two ellipsoids, which may be flat. */
static quad value(const struct reference_pair *pair, const double normal[3])
{
    quad n[3] = {normal[0], normal[1], normal[2]}, a = 0, b = 0, d = 0;
    reference_unit(n);
    for (int k = 0; k < 3; k++) {
        const quad y = pair->q[k] * n[0] + pair->q[3 + k] * n[1] + pair->q[6 + k] * n[2];
        a += (pair->a[k] * n[k]) * (pair->a[k] * n[k]);
        b += (pair->b[k] * y) * (pair->b[k] * y);
        d += pair->r[k] * n[k];
    }
    return d - sqrtl(a) - sqrtl(b);
}

/* Is a point in an ellipsoid with semi-axes that are larger by the tolerance? */
static int is_in(const double axes[3], const double *q, const double x[3], const double centre[3],
                 double tolerance)
{
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        double y = 0;
        for (int i = 0; i < 3; i++)
            y += (q ? q[3 * i + k] : (double)(i == k)) * (x[i] - centre[i]);
        sum += pow(y / (axes[k] + tolerance), 2);
    }
    return sum <= 1 + 1e-6;
}

/* The semi-axes of a body: disc, segment, needle, thin plate, or none of these. */
static void degenerate(uint64_t *state, int kind, double axes[3])
{
    for (int k = 0; k < 3; k++)
        axes[k] = random_in(state, 0.2, 1);
    if (kind == 0)
        axes[2] = 0;
    else if (kind == 1)
        axes[1] = axes[2] = 0;
    else if (kind == 2)
        axes[0] = axes[1] = 1e-6;
    else if (kind == 3)
        axes[1] = 1e-9;
}

/* All of these against each other, from far to deep. */
static void flat_and_thin(void **data)
{
    (void)data;
    static const double zero[3] = {0, 0, 0};
    uint64_t state = 531;
    int separated = 0, penetrating = 0, refused = 0;
    double worst = 0;
    print_message("seed 531\n");
    for (int trial = 0; trial < 2000; trial++) {
        struct reference_pair pair;
        double shape[2][8], normal[3] = {0, 0, 0}, gap, point[2][3], apart = 0;
        degenerate(&state, trial % 5, pair.a);
        degenerate(&state, trial / 5 % 5, pair.b);
        random_rotation(&state, pair.q);
        const double spread = trial % 2 ? 1.2 : 0.3;
        for (int i = 0; i < 3; i++)
            pair.r[i] = random_in(&state, -spread, spread);
        const size_t n = nc_spatial_ellipsoid(shape[0], 8, pair.a[0], pair.a[1], pair.a[2]),
                     m = nc_spatial_ellipsoid(shape[1], 8, pair.b[0], pair.b[1], pair.b[2]);
        const int status =
            nc_spatial_pair(shape[0], n, shape[1], m, pair.r, pair.q, normal, &gap, point[0], point[1]);
        if (status) {
            assert_true(status == NC_E_UNDECIDED || status == NC_E_NO_CONVERGENCE);
            assert_true(isnan(gap) && isnan(normal[0]) && isnan(point[0][0]) && isnan(point[1][0]));
            refused++;
            continue;
        }
        worst = fmax(worst, fabs((double)(value(&pair, normal) - gap)));
        assert_true(is_in(pair.a, NULL, point[0], zero, 1e-9));
        assert_true(is_in(pair.b, pair.q, point[1], pair.r, 1e-9));
        for (int i = 0; i < 3; i++)
            apart += pow(point[1][i] - point[0][i], 2);
        separated += gap > 0;
        penetrating += gap <= 0;
        CLOSE(sqrt(apart), fabs(gap), 1e-9);
        for (int k = 0; gap <= 0 && k < 2000; k++) { /* no depth is smaller */
            const double z = 1 - (2 * k + 1.0) / 2000, s = sqrt(1 - z * z), turn = k * 2.399963229728653;
            const double other[3] = {s * cos(turn), s * sin(turn), z};
            assert_true(value(&pair, other) <= gap + 1e-14);
        }
    }
    print_message("%d separated, %d penetrating, %d refused; d(normal) to %.2g\n", separated, penetrating,
                  refused, worst);
    assert_true(separated > 500 && penetrating > 200 && refused == 0 && worst < 1e-14);
}

/* A body of any kind, twice in the same place: the smallest depth is its smallest width. */
static void identical(void **data)
{
    (void)data;
    static const double zero[3] = {0, 0, 0};
    uint64_t state = 532;
    print_message("seed 532\n");
    for (int trial = 0; trial < 60; trial++) {
        double shape[CAPACITY], normal[3] = {0, 0, 0}, gap, point[2][3], h, g;
        const size_t n = random_body(&state, trial % BODY_KINDS, shape);
        OK(nc_spatial_pair(shape, n, shape, n, zero, identity, normal, &gap, point[0], point[1]));
        for (int k = -1; k < 2000; k++) {
            const double z = 1 - (2 * k + 1.0) / 2000, s = sqrt(fmax(1 - z * z, 0)),
                         turn = k * 2.399963229728653;
            const double unit[3] = {s * cos(turn), s * sin(turn), z}, *up = k < 0 ? normal : unit;
            const double down[3] = {-up[0], -up[1], -up[2]};
            OK(nc_spatial_eval(shape, n, up, &h, NULL, NULL));
            OK(nc_spatial_eval(shape, n, down, &g, NULL, NULL));
            if (k < 0)
                CLOSE(gap, -h - g, 1e-13);
            else
                assert_true(-h - g <= gap + 1e-9);
        }
    }
}

/* A small body deep inside a large one: any kinds, the reference points anywhere. Moved by the depth along
 * the normal they only touch. */
static void deep_inside(void **data)
{
    (void)data;
    uint64_t state = 533;
    print_message("seed 533\n");
    for (int trial = 0; trial < 60; trial++) {
        double large[CAPACITY], small[64], q[9], r[3], normal[3] = {0, 0, 0}, gap, point[2][3];
        const size_t n = random_body(&state, trial % BODY_KINDS, large),
                     m = nc_spatial_ellipsoid(small, 64, 0.02, 0.03, 0.05);
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = random_in(&state, -0.05, 0.05);
        OK(nc_spatial_pair(large, n, small, m, r, q, normal, &gap, point[0], point[1]));
        assert_true(gap < -0.05);
        for (int i = 0; i < 3; i++)
            r[i] -= gap * normal[i];
        OK(nc_spatial_pair(large, n, small, m, r, q, normal, &gap, point[0], point[1]));
        CLOSE(gap, 0, 1e-13);
    }
}

/* Reference points up to a million sizes away: the same contact, but for the digits they take. */
static void far_reference(void **data)
{
    (void)data;
    uint64_t state = 534;
    print_message("seed 534\n");
    for (int trial = 0; trial < 600; trial++) {
        double a[CAPACITY], b[CAPACITY], q[9], r[3], moved[3], far[2][3], turned[3];
        double normal[2][3] = {{0}}, gap[2], point[2][3];
        const double distance = pow(10, trial % 7);
        size_t n = random_body(&state, trial % BODY_KINDS, a),
               m = random_body(&state, trial / 7 % BODY_KINDS, b);
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++) {
            r[i] = random_in(&state, -2, 2);
            far[0][i] = distance * random_in(&state, -1, 1);
            far[1][i] = distance * random_in(&state, -1, 1);
        }
        OK(nc_spatial_pair(a, n, b, m, r, q, normal[0], &gap[0], point[0], point[1]));
        n += nc_spatial_shift(a + n, CAPACITY - n, far[0][0], far[0][1], far[0][2]);
        m += nc_spatial_shift(b + m, CAPACITY - m, far[1][0], far[1][1], far[1][2]);
        apply(q, far[1], turned);
        for (int i = 0; i < 3; i++)
            moved[i] = r[i] + far[0][i] - turned[i];
        OK(nc_spatial_pair(a, n, b, m, moved, q, normal[1], &gap[1], point[0], point[1]));
        CLOSE(gap[1], gap[0], 1e-15 * (4 + 4 * distance));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(flat_and_thin),
        cmocka_unit_test(identical),
        cmocka_unit_test(deep_inside),
        cmocka_unit_test(far_reference),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
