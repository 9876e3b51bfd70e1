/* The certified smallest curvature radius of spatial bodies: closed forms, and random bodies near the limit
 * of convexity against a sample of the definitions in long double, refined at its smallest value. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "random_spatial.h"

enum { MOST = 4, ROOM = 2048 };

struct spatial {
    struct truth_spatial term[MOST];
    int count;
    double shape[ROOM];
    size_t n;
};

static void spatial_add(struct spatial *body, const struct truth_spatial *term, const double q[9])
{
    double own[ROOM];
    const size_t size = random_spatial_build(term, own, ROOM);
    struct truth_spatial *copy = &body->term[body->count++];
    *copy = *term;
    for (int i = 0; i < 9; i++)
        copy->q[i] = q ? (long double)q[i] : i % 4 == 0;
    if (q) {
        body->n += nc_spatial_rotated(body->shape + body->n, ROOM - body->n, own, size, q);
    } else {
        memcpy(body->shape + body->n, own, size * sizeof *own);
        body->n += size;
    }
    assert_true(size > 0 && body->n <= ROOM);
}

static void spatial_add_offset(struct spatial *body, double d)
{
    static struct truth_spatial sphere = {.kind = TRUTH_SPATIAL_OFFSET};
    sphere.p[0] = d;
    spatial_add(body, &sphere, NULL);
}

/* The smallest principal radius at a direction, by definition. */
static long double spatial_radius(const struct spatial *body, const long double direction[3])
{
    const long double *d = direction, length = sqrtl(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
    const long double n[3] = {d[0] / length, d[1] / length, d[2] / length}, sign = n[2] < 0 ? -1 : 1;
    const long double k = 1 / (sign + n[2]); /* a tangent frame */
    const long double e[2][3] = {{1 - sign * n[0] * n[0] * k, -sign * n[0] * n[1] * k, -sign * n[0]},
                                 {-n[0] * n[1] * k, sign - n[1] * n[1] * k, -n[1]}};
    long double A[3] = {0, 0, 0}; /* 11, 22, and that of the sum */
    for (int i = 0; i < body->count; i++)
        for (int j = 0; j < 3; j++) {
            series line[3];
            for (int c = 0; c < 3; c++)
                line[c] = series_line(n[c], j < 2 ? e[j][c] : e[0][c] + e[1][c]);
            A[j] += 2 * truth_spatial(&body->term[i], line).c[2];
        }
    return (A[0] + A[1]) / 2 - hypotl((A[0] - A[1]) / 2, (A[2] - A[0] - A[1]) / 2);
}

/* Downhill from a direction by halving steps. */
static double spatial_refine(const struct spatial *body, const long double start[3], long double step)
{
    long double at[3] = {start[0], start[1], start[2]}, best = spatial_radius(body, at);
    for (int moves = 0; step > 1e-6L && moves < 200; moves++) {
        int better = 0;
        for (int k = 0; k < 6 && !better; k++) {
            long double n[3] = {at[0], at[1], at[2]};
            n[k / 2] += k % 2 ? step : -step;
            const long double radius = spatial_radius(body, n);
            const long double length = sqrtl(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
            better = radius < best;
            for (int i = 0; i < 3 && better; i++)
                at[i] = n[i] / length;
            best = fminl(best, radius);
        }
        step /= better ? 1 : 2;
    }
    return (double)best;
}

static double spatial_sample(const struct spatial *body, int points)
{
    long double best = INFINITY, at[3] = {0, 0, 1};
    for (int i = 0; i < points; i++) { /* a spiral */
        const long double z = 1 - (2 * i + 1.0L) / points, c = sqrtl(1 - z * z), f = i * 2.399963229728653L;
        const long double n[3] = {c * cosl(f), c * sinl(f), z}, radius = spatial_radius(body, n);
        if (radius < best) {
            best = radius;
            memcpy(at, n, sizeof at);
        }
    }
    return spatial_refine(body, at, 3 / sqrtl(points));
}

/* The bounds enclose the smallest radius, which is known, or else (NaN) the smaller one of a sample and of
 * the surroundings of the normal that is returned. */
static void check_spatial(const struct spatial *body, double tolerance, double size, double truth,
                          size_t most)
{
    struct nc_spatial_convexity b;
    double H[9], along = 0;
    assert_int_equal(nc_spatial_convexity(body->shape, body->n, tolerance, 0, &b), NC_OK);
    if (isnan(truth)) {
        const long double start[3] = {b.normal[0], b.normal[1], b.normal[2]};
        truth = fmin(spatial_sample(body, 1000), spatial_refine(body, start, 1e-3L));
    }
    if (!(b.lower <= truth && truth <= b.upper + 1e-9 * size && b.upper - b.lower <= tolerance * size))
        fail_msg("smallest radius %.17g, bounds %.17g .. %.17g, size %g", truth, b.lower, b.upper, size);
    assert_true(b.offset == -b.lower);
    assert_int_equal(b.verdict, b.lower > 0 ? NC_CONVEX : b.upper <= 0 ? NC_NOT_CONVEX : NC_UNDECIDED);
    assert_int_equal(nc_spatial_eval(body->shape, body->n, b.normal, NULL, NULL, H), NC_OK);
    for (int i = 0; i < 9; i++)
        along += b.direction[i / 3] * H[i] * b.direction[i % 3];
    assert_true(fabs(along - b.upper) <= 1e-8 * size); /* attained */
    if (b.cells > most)
        fail_msg("%zu caps", b.cells);
}

static void spatial_closed_forms(void **state)
{
    (void)state;
    static struct truth_spatial ellipsoid = {.kind = TRUTH_SPATIAL_ELLIPSOID},
                                matrix = {.kind = TRUTH_SPATIAL_QUADRATIC};
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    struct random r = {11};
    for (int i = 0; i < 300; i++) { /* (smallest axis)^2 / longest axis + d, aspect ratios up to 1000 */
        static struct spatial body;
        double q[9], least = 1, most = 0;
        const double d = i % 2 ? random_uniform(&r, 0, 1) : 0;
        for (int k = 0; k < 3; k++) {
            ellipsoid.p[k] = random_scale(&r, 1e-3, 1);
            least = fmin(least, ellipsoid.p[k]);
            most = fmax(most, ellipsoid.p[k]);
        }
        random_rotation(&r, q);
        body.count = 0;
        body.n = 0;
        spatial_add(&body, &ellipsoid, i % 3 ? q : NULL);
        spatial_add_offset(&body, d);
        check_spatial(&body, 1e-9, most + d, least * least / most + d, 30);
        for (int k = 0; k < 6; k++) { /* the same as a matrix */
            matrix.p[k] = 0;
            for (int j = 0; j < 3; j++)
                matrix.p[k] += q[3 * row[k] + j] * ellipsoid.p[j] * ellipsoid.p[j] * q[3 * column[k] + j];
        }
        body.count = 0;
        body.n = 0;
        spatial_add(&body, &matrix, NULL);
        check_spatial(&body, 1e-9, most, least * least / most, 30);
    }
}

/* Bodies of revolution have the smallest radius of their profile; a spheroid, b^2/a or a. */
static void revolved(void **state)
{
    (void)state;
    struct random r = {12};
    double profile[64], shape[80];
    struct nc_spatial_convexity b;
    struct nc_planar_convexity p;
    for (int i = 0; i < 200; i++) {
        const double a = random_uniform(&r, 0.2, 1), c = random_uniform(&r, 0.2, 1),
                     d = random_uniform(&r, -0.1, 1);
        const double exact = fmin(a, c) * fmin(a, c) / fmax(a, c) + d;
        size_t n = nc_planar_ellipse(profile, 64, a, c);
        n = nc_spatial_revolved(shape, 80, profile, n);
        n += nc_spatial_offset(shape + n, 80 - n, d);
        assert_int_equal(nc_spatial_convexity(shape, n, 1e-6, 0, &b), NC_OK);
        assert_true(b.lower <= exact && exact <= b.upper && b.upper - b.lower < 4e-6 && b.cells < 200);
    }
    for (int i = 0; i < 100; i++) {
        double x[8] = {0}, y[8] = {0};
        for (int k = 2; k < 8; k++)
            *(k % 2 ? &y[k - 1] : &x[k - 1]) = random_uniform(&r, -1, 1) / (k * k * k);
        size_t n = nc_planar_fourier(profile, 64, 1, x, y, 8);
        assert_int_equal(nc_planar_convexity(profile, n, 1e-6, 0, &p), NC_OK);
        n = nc_spatial_revolved(shape, 80, profile, n);
        assert_int_equal(nc_spatial_convexity(shape, n, 1e-6, 0, &b), NC_OK);
        assert_true(fabs(b.lower - p.lower) < 3e-6 && fabs(b.upper - p.upper) < 3e-6);
        assert_int_equal(b.verdict, p.verdict);
    }
    /* A slope at the poles that the check lets pass: a tip or a dimple, however small. */
    const size_t inner = nc_planar_ellipse(shape, 80, 1, 0.5);
    size_t n = nc_planar_rotated(profile, 64, shape, inner, 1e-9);
    n = nc_spatial_revolved(shape, 80, profile, n);
    assert_int_equal(nc_spatial_convexity(shape, n, 1e-6, 0, &b), NC_OK);
    assert_true(b.lower == -INFINITY && b.upper > 0 && b.verdict == NC_UNDECIDED);
}

static void random_body(struct random *r, struct spatial *body)
{
    static struct truth_spatial harmonics = {.kind = TRUTH_SPATIAL_HARMONICS},
                                ellipsoid = {.kind = TRUTH_SPATIAL_ELLIPSOID};
    double q[9];
    body->count = 0;
    body->n = 0;
    harmonics.p[0] = 8;
    for (int l = 0; l <= 8; l++)
        for (int k = l * l; k < (l + 1) * (l + 1); k++)
            harmonics.p[1 + k] = l < 2 ? 0 : random_uniform(r, -0.5, 0.5) / (l * l);
    spatial_add(body, &harmonics, NULL);
    for (int i = random_below(r, 3); i > 0; i--) {
        for (int k = 0; k < 3; k++)
            ellipsoid.p[k] = random_scale(r, 0.1, 1);
        random_rotation(r, q);
        spatial_add(body, &ellipsoid, q);
    }
}

/* Spherical harmonics of degree 8 with up to two turned ellipsoids, near the limit of convexity. */
static void harmonics_near_the_limit(void **state)
{
    (void)state;
    static struct spatial body;
    struct random r = {13};
    struct nc_spatial_convexity b;
    int verdicts[3] = {0, 0, 0};
    size_t most = 0;
    for (int i = 0; i < 12; i++) {
        random_body(&r, &body);
        assert_int_equal(nc_spatial_convexity(body.shape, body.n, 1e-7, 0, &b), NC_OK);
        const double margin = random_scale(&r, 1e-7, 0.1) * (i % 2 ? 1 : -1);
        spatial_add_offset(&body, margin - b.upper);
        check_spatial(&body, 1e-6, 4, NAN, 100000);
        nc_spatial_convexity(body.shape, body.n, 1e-6, 0, &b);
        verdicts[b.verdict]++;
        most = b.cells > most ? b.cells : most;
        if (fabs(margin) > 8e-6)
            assert_int_equal(b.verdict, margin > 0 ? NC_CONVEX : NC_NOT_CONVEX);
    }
    print_message("seed 13: %d convex, %d not, %d undecided, at most %zu caps\n", verdicts[NC_CONVEX],
                  verdicts[NC_NOT_CONVEX], verdicts[NC_UNDECIDED], most);
    assert_true(verdicts[NC_CONVEX] > 1 && verdicts[NC_NOT_CONVEX] > 1);
}

/* Sums of random terms of any kind: no sample is below the lower bound, and no body with a negative sample
 * passes as convex, however little work is allowed. */
static void spatial_sums(void **state)
{
    (void)state;
    static struct spatial body;
    static struct truth_spatial term;
    struct random r = {14};
    int convex = 0, reached = 0;
    for (int i = 0; i < 100; i++) {
        struct nc_spatial_convexity b;
        double q[9], size = 0;
        body.count = 0;
        body.n = 0;
        for (int k = 1 + random_below(&r, 2); k > 0; k--) {
            do
                random_spatial(&r,
                               TRUTH_SPATIAL_ELLIPSOID +
                                   random_below(&r, TRUTH_SPATIAL_KINDS - TRUTH_SPATIAL_ELLIPSOID),
                               &term);
            while (term.kind == TRUTH_SPATIAL_HARMONICS && term.p[0] > 6);
            random_rotation(&r, q);
            spatial_add(&body, &term, q);
        }
        const double sample = spatial_sample(&body, 300);
        spatial_add_offset(&body, random_uniform(&r, -1, 2) * fabs(sample));
        const double least = spatial_sample(&body, 300);
        assert_int_equal(nc_spatial_convexity(body.shape, body.n, 1e-3, i % 4 ? 20000 : 300, &b), NC_OK);
        assert_int_equal(nc_spatial_eval(body.shape, body.n, b.normal, &size, NULL, NULL), NC_OK);
        const double noise = 1e-15 * fabs(size); /* of the long double, p^2 times 1e-19 for hulls */
        assert_true(b.cells < 21000);
        if (!(b.lower <= least + noise))
            fail_msg("sample %d: least %.17g below the certified %.17g", i, least, b.lower);
        if (b.verdict == NC_CONVEX)
            assert_true(least > -noise);
        convex += b.verdict == NC_CONVEX;
        reached += b.upper - b.lower <= 0.01 * fabs(size);
    }
    print_message("seed 14: 100 sums, %d convex, %d bounded to 1 %%\n", convex, reached);
    assert_true(convex > 20 && reached > 50);
}

static void superellipsoid_and_hull(void **state)
{
    (void)state;
    static struct truth_spatial term;
    static struct spatial body;
    struct random r = {15};
    body.count = 0;
    body.n = 0;
    term.kind = TRUTH_SPATIAL_SUPERELLIPSOID;
    memcpy(term.p, (double[]){1, 0.8, 0.6, 4, 3, 0.2}, 6 * sizeof(double));
    spatial_add(&body, &term, NULL);
    check_spatial(&body, 1e-5, 2, NAN, 200000);
    term.kind = TRUTH_SPATIAL_HULL;
    term.p[0] = 20;
    term.p[1] = 10;
    for (int i = 0; i < 20; i++)
        random_direction(&r, term.p + 2 + 3 * i);
    body.count = 0;
    body.n = 0;
    spatial_add(&body, &term, NULL);
    assert_int_equal(nc_spatial_check(body.shape, body.n), NC_OK);
    check_spatial(&body, 1e-5, 2, NAN, 100000);
    /* The smoothed cube: where only the two vertices of an edge are in front, it is flat across it. */
    struct nc_spatial_convexity b;
    for (int i = 0; i < 24; i++)
        term.p[2 + i] = (i / 3) >> (i % 3) & 1 ? 1 : -1;
    term.p[0] = 8;
    body.count = 0;
    body.n = 0;
    spatial_add(&body, &term, NULL);
    assert_int_equal(nc_spatial_convexity(body.shape, body.n, 1e-6, 0, &b), NC_OK);
    assert_true(b.verdict == NC_UNDECIDED && b.lower <= 0 && b.upper > 0 && b.upper < 1e-5);
    spatial_add_offset(&body, 0.01);
    assert_int_equal(nc_spatial_convexity(body.shape, body.n, 1e-6, 0, &b), NC_OK);
    assert_true(b.verdict == NC_CONVEX && fabs(b.lower - 0.01) < 1e-5);
    /* A box with rounded edges: three segments and an offset; then two discs, flat somewhere. */
    double shape[64];
    size_t n = nc_spatial_ellipsoid(shape, 64, 1, 0, 0);
    n += nc_spatial_ellipsoid(shape + n, 64 - n, 0, 2, 0);
    n += nc_spatial_ellipsoid(shape + n, 64 - n, 0, 0, 3);
    n += nc_spatial_offset(shape + n, 64 - n, 0.1);
    assert_int_equal(nc_spatial_convexity(shape, n, 1e-6, 0, &b), NC_OK);
    assert_true(b.verdict == NC_CONVEX && fabs(b.lower - 0.1) < 1e-12 && fabs(b.upper - 0.1) < 1e-12);
    n = nc_spatial_ellipsoid(shape, 64, 1, 1, 0);
    n += nc_spatial_ellipsoid(shape + n, 64 - n, 0, 1, 1);
    assert_int_equal(nc_spatial_convexity(shape, n, 1e-4, 0, &b), NC_OK);
    assert_true(b.verdict == NC_UNDECIDED && b.lower == 0);
}

/* Large shapes: the default work is bounded, what is proved until then is true. */
static void bounded_work(void **state)
{
    (void)state;
    static double shape[5000], c[65 * 65];
    struct random r = {16};
    struct nc_spatial_convexity b;
    size_t n = 0;
    for (int i = 0; i < 60; i++) {
        double inner[16], q[9];
        const size_t m =
            nc_spatial_superellipsoid(inner, 16, random_uniform(&r, 0.5, 1), 0.7, 0.8,
                                      random_uniform(&r, 1.5, 6), random_uniform(&r, 1.5, 6), 0.05);
        random_rotation(&r, q);
        n += nc_spatial_rotated(shape + n, 5000 - n, inner, m, q);
    }
    for (int k = 0; k < 2; k++) {
        double least = INFINITY;
        assert_int_equal(nc_spatial_convexity(shape, n, 1e-6, 0, &b), NC_OK);
        for (int i = 0; i < 1000; i++) {
            struct nc_spatial_boundary boundary;
            double normal[3];
            random_direction(&r, normal);
            assert_int_equal(nc_spatial_boundary(shape, n, normal, &boundary), NC_OK);
            least = fmin(least, boundary.radius[0]);
        }
        print_message("%s: %g .. %g after %zu caps, %g in a sample\n",
                      k ? "degree 64" : "60 superellipsoids", b.lower, b.upper, b.cells, least);
        assert_true(b.lower > 0 && b.verdict == NC_CONVEX && b.lower <= least && b.lower <= b.upper);
        const size_t most = k ? 47337 : 9803; /* 1e7 / (4225 / 20), 1e7 / (60 * 17) */
        assert_true(b.cells >= most && b.cells < most + 100);
        for (int l = 0; l <= 64; l++)
            for (int m = -l; m <= l; m++)
                c[l * l + l + m] = l < 2 ? (l == 0) * 10 : random_uniform(&r, -1, 1) * pow(l, -3.5);
        n = nc_spatial_harmonics(shape, 5000, c, 64);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spatial_closed_forms),     cmocka_unit_test(revolved),
        cmocka_unit_test(harmonics_near_the_limit), cmocka_unit_test(spatial_sums),
        cmocka_unit_test(superellipsoid_and_hull),  cmocka_unit_test(bounded_work),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
