/* The search for closest points against dense brute force, where a free end or an edge may be the closest.
 */
#include "reference.h"
#include "normalcontact.h"
#include <stdio.h>

static const double pi = 3.14159265358979323846;

/* What brute force knows: the smallest distance between the ends and edges, and at them. */
struct truth {
    double inner, border;
};

static void note(struct truth *t, double distance, int border)
{
    double *least = border ? &t->border : &t->inner;
    *least = fmin(*least, distance);
}

static void move(const double r[3], const double q[9], const double p[3], double x[3])
{
    for (int k = 0; k < 3; k++)
        x[k] = r[k] + q[3 * k] * p[0] + q[3 * k + 1] * p[1] + q[3 * k + 2] * p[2];
}

/* Compares; returns 1 if an end or edge is nearest. Too close to call: -1. */
static int compare(struct truth t, int status, const double state[6], double tolerance)
{
    if (fabs(t.inner - t.border) < 10 * tolerance)
        return -1;
    if (t.border < t.inner) {
        assert_int_equal(status, NC_E_PATCH);
        return 1;
    }
    assert_int_equal(status, NC_OK);
    assert_close(state[5], t.inner, tolerance);
    return 0;
}

/* A circle in the plane z = 0 has a closed form of its distance; the helix has two free ends. */
static void circle_and_helix(void **unused)
{
    (void)unused;
    enum { DENSE = 40000 };
    static const int grids[4] = {2, 3, 8, 32};
    struct random seed = reference_seed(51);
    double a[8], b[8];
    const struct nc_curve circle = {.vector = a, .n = nc_curve_circle(a, 8, 1)};
    const struct nc_curve helix = {.vector = b, .n = nc_curve_helix(b, 8, 0.6, 0.15, 2.3)};
    int at_ends = 0, between = 0;
    for (int pose = 0; pose < 240; pose++) {
        const double r[3] = {random_uniform(&seed, -2.5, 2.5), random_uniform(&seed, -2.5, 2.5),
                             random_uniform(&seed, -2.5, 2.5)};
        double q[9], p[4][3], x[3];
        struct truth t = {INFINITY, INFINITY};
        random_rotation(&seed, q);
        for (int i = 0; i <= DENSE; i++) {
            assert_int_equal(nc_curve_eval(&helix, 2 * pi * 2.3 * fmin(i / (double)DENSE, 1), 0, p), NC_OK);
            move(r, q, p[0], x);
            note(&t, hypot(hypot(x[0], x[1]) - 1, x[2]), i == 0 || i == DENSE);
        }
        /* next to an end that is nearest the distance is almost that of the end */
        if (t.border < t.inner + 1e-3 && t.border < t.inner)
            t.inner = INFINITY;
        for (int g = 0; g < 4; g++) {
            double state[6] = {0}, swapped[6] = {0}, back[3], transposed[9];
            const int answer =
                compare(t, nc_curves_closest(&circle, &helix, r, q, grids[g], state), state, 1e-6);
            at_ends += answer == 1;
            between += answer == 0;
            for (int k = 0; k < 9; k++)
                transposed[k] = q[3 * (k % 3) + k / 3];
            for (int k = 0; k < 3; k++)
                back[k] = -(q[k] * r[0] + q[3 + k] * r[1] + q[6 + k] * r[2]);
            compare(t, nc_curves_closest(&helix, &circle, back, transposed, grids[g], swapped), swapped,
                    1e-6);
        }
    }
    printf("# %d at an end, %d between\n", at_ends, between);
    assert_true(at_ends > 100 && between > 100);
}

/* Many turns: the samples of the helix have to be as many. */
static void many_turns(void **unused)
{
    (void)unused;
    static const double turns[5] = {10, 32, 48, 64, 64};
    static const int grids[5] = {2, 2, 2, 2, 32};
    double a[8], b[8];
    const struct nc_curve circle = {.vector = a, .n = nc_curve_circle(a, 8, 0.3)};
    for (int i = 0; i < 5; i++) {
        const int dense = (int)(600 * turns[i]);
        struct random seed = reference_seed(55);
        const struct nc_curve helix = {.vector = b,
                                       .n = nc_curve_helix(b, 8, 0.1, 0.5 / (2 * pi * turns[i]), turns[i])};
        int between = 0;
        for (int pose = 0; pose < 300; pose++) {
            const double r[3] = {random_uniform(&seed, -0.6, 0.6), random_uniform(&seed, -0.6, 0.6),
                                 random_uniform(&seed, -0.6, 0.6)};
            double q[9], p[4][3], x[3], state[6] = {0};
            struct truth t = {INFINITY, INFINITY};
            random_rotation(&seed, q);
            for (int k = 0; k <= dense; k++) {
                const double s = 2 * pi * turns[i] * fmin(k / (double)dense, 1);
                assert_int_equal(nc_curve_eval(&helix, s, 0, p), NC_OK);
                move(r, q, p[0], x);
                note(&t, hypot(hypot(x[0], x[1]) - 0.3, x[2]), k == 0 || k == dense);
            }
            const int status = nc_curves_closest(&circle, &helix, r, q, grids[i], state);
            assert_false(status == NC_OK && state[5] > fmin(t.inner, t.border) + 1e-3);
            if (t.inner > t.border - 2e-3)
                continue;
            assert_int_equal(status, NC_OK);
            between++;
        }
        printf("# %g turns, grid %d: %d between the ends\n", turns[i], grids[i], between);
    }
}

/* More turns than there are samples for are no reason for a wrong answer. */
static void too_many_turns(void **unused)
{
    (void)unused;
    static const double turns[3] = {80, 1024, 5000};
    const double r[3] = {0.2, 0.1, -0.3}, q[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    double a[8], b[8], state[6] = {0};
    const struct nc_curve circle = {.vector = a, .n = nc_curve_circle(a, 8, 0.3)};
    for (int i = 0; i < 3; i++) {
        const struct nc_curve helix = {.vector = b, .n = nc_curve_helix(b, 8, 0.1, 0.01, turns[i])};
        assert_int_equal(nc_curves_closest(&circle, &helix, r, q, 2, state), NC_E_UNDECIDED);
        assert_int_equal(nc_curves_closest(&helix, &circle, r, q, 32, state), NC_E_UNDECIDED);
    }
}

/* The distance of a point from a rectangle, and whether its edge is nearest. */
static double from_rectangle(const double x[3], double length, double width, int *edge)
{
    const double dx = fmax(fabs(x[0]) - length / 2, 0), dy = fmax(fabs(x[1]) - width / 2, 0);
    *edge = dx > 0 || dy > 0;
    return sqrt(dx * dx + dy * dy + x[2] * x[2]);
}

/* A helix over a rectangle, in front of it: ends of the curve and edges of the surface. */
static void rectangle_and_helix(void **unused)
{
    (void)unused;
    enum { DENSE = 40000 };
    struct random seed = reference_seed(52);
    double a[8], b[8];
    const struct nc_surface plane = {.vector = a, .n = nc_surface_plane(a, 8, 2, 1.2)};
    const struct nc_curve helix = {.vector = b, .n = nc_curve_helix(b, 8, 0.5, 0.1, 1.4)};
    int borders = 0, between = 0;
    for (int pose = 0; pose < 120; pose++) {
        const double r[3] = {random_uniform(&seed, -1.2, 1.2), random_uniform(&seed, -1, 1), 1.6};
        double q[9], p[4][3], x[3];
        struct truth t = {INFINITY, INFINITY};
        random_rotation(&seed, q);
        for (int i = 0; i <= DENSE; i++) {
            int edge;
            assert_int_equal(nc_curve_eval(&helix, 2 * pi * 1.4 * fmin(i / (double)DENSE, 1), 0, p), NC_OK);
            move(r, q, p[0], x);
            const double distance = from_rectangle(x, 2, 1.2, &edge);
            note(&t, distance, edge || i == 0 || i == DENSE);
        }
        if (t.border < t.inner + 1e-3 && t.border < t.inner)
            t.inner = INFINITY;
        for (int grid = 2; grid <= 32; grid *= 4) {
            double state[6] = {0};
            const int answer =
                compare(t, nc_surface_curve_closest(&plane, &helix, r, q, grid, state), state, 1e-6);
            borders += answer == 1;
            between += answer == 0;
        }
    }
    printf("# %d at an end or edge, %d between\n", borders, between);
    assert_true(borders > 30 && between > 30);
}

/* An ellipsoid over a rectangle and beside it. */
static void rectangle_and_ellipsoid(void **unused)
{
    (void)unused;
    struct random seed = reference_seed(53);
    double a[8], b[16], shape[8];
    const struct nc_surface plane = {.vector = a, .n = nc_surface_plane(a, 8, 2, 1.2)};
    const struct nc_surface body = {
        .vector = b,
        .n = nc_surface_potential(b, 16, shape, nc_spatial_ellipsoid(shape, 8, 0.3, 0.5, 0.2))};
    int borders = 0, between = 0;
    for (int pose = 0; pose < 40; pose++) {
        const double r[3] = {random_uniform(&seed, -1.5, 1.5), random_uniform(&seed, -1.2, 1.2), 0.8};
        double q[9], p[10][3], x[3];
        struct truth t = {INFINITY, INFINITY};
        random_rotation(&seed, q);
        for (int i = 0; i < 600; i++)
            for (int j = 0; j <= 300; j++) {
                int edge;
                assert_int_equal(nc_surface_eval(&body, 2 * pi * i / 600, pi * (j / 300.0 - 0.5), 0, p),
                                 NC_OK);
                move(r, q, p[0], x);
                const double distance = from_rectangle(x, 2, 1.2, &edge);
                note(&t, distance, edge);
            }
        for (int grid = 2; grid <= 32; grid *= 4) {
            double state[6] = {0};
            const int answer =
                compare(t, nc_surfaces_closest(&plane, &body, r, q, grid, state), state, 1e-4);
            borders += answer == 1;
            between += answer == 0;
        }
    }
    printf("# %d at an edge, %d between\n", borders, between);
    assert_true(borders > 15 && between > 15);
}

/* Two waved patches without a closed form, against all pairs of dense samples. */
static void two_patches(void **unused)
{
    (void)unused;
    enum { N = 8, DENSE = 60 };
    struct random seed = reference_seed(54);
    const double x[2] = {-1, 1}, y[2] = {-0.8, 0.8};
    const size_t count[2] = {N, N};
    static double heights[2][N * N], v[2][9 + 2 * (N + 6) + 3 * N * N], dense[2][DENSE + 1][DENSE + 1][3];
    int borders = 0, between = 0;
    for (int pose = 0; pose < 24; pose++) {
        const double r[3] = {random_uniform(&seed, -0.9, 0.9), random_uniform(&seed, -0.7, 0.7), 1.1};
        double q[9] = {1, 0, 0, 0, -1, 0, 0, 0, -1}, state[6] = {0};
        struct nc_surface patch[2] = {{0}};
        struct truth t = {INFINITY, INFINITY};
        for (int i = 0; i < 2; i++) {
            for (int k = 0; k < N * N; k++)
                heights[i][k] = random_uniform(&seed, 0, 0.12);
            patch[i].vector = v[i];
            patch[i].n = nc_surface_heights(v[i], sizeof v[i] / sizeof v[i][0], 5, x, y, count, heights[i]);
            for (int k = 0; k < (DENSE + 1) * (DENSE + 1); k++) {
                double p[10][3];
                const int a = k / (DENSE + 1), b = k % (DENSE + 1);
                assert_int_equal(
                    nc_surface_eval(&patch[i], x[0] + 2.0 * a / DENSE, y[0] + 1.6 * b / DENSE, 0, p),
                    NC_OK);
                if (i)
                    move(r, q, p[0], dense[i][a][b]);
                else
                    for (int c = 0; c < 3; c++)
                        dense[i][a][b][c] = p[0][c];
            }
        }
        for (int k = 0; k < (DENSE + 1) * (DENSE + 1); k++)
            for (int l = 0; l < (DENSE + 1) * (DENSE + 1); l++) {
                const int ka = k / (DENSE + 1), kb = k % (DENSE + 1), la = l / (DENSE + 1),
                          lb = l % (DENSE + 1);
                const double *one = dense[0][ka][kb], *other = dense[1][la][lb];
                const double d[3] = {one[0] - other[0], one[1] - other[1], one[2] - other[2]};
                const int edge = ka % DENSE == 0 || kb % DENSE == 0 || la % DENSE == 0 || lb % DENSE == 0;
                note(&t, sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]), edge);
            }
        /* the samples are 0.03 apart: the inner distance is known to 8e-3 */
        const int status = nc_surfaces_closest(&patch[0], &patch[1], r, q, 16, state);
        if (fabs(t.inner - t.border) < 0.02)
            continue;
        if (t.border < t.inner) {
            assert_int_equal(status, NC_E_PATCH);
            borders++;
        } else {
            assert_int_equal(status, NC_OK);
            assert_true(state[5] <= t.inner + 1e-12 && state[5] > t.inner - 8e-3);
            between++;
        }
    }
    printf("# %d at an edge, %d between\n", borders, between);
    assert_true(between > 3);
}

/* A patch inside a ball: they penetrate, and its edge, nearer to the sphere, is no end of the contact. */
static void patch_inside(void **unused)
{
    (void)unused;
    const double r[3] = {0.02, 0.01, 0.9};
    double a[8], b[16], shape[8], state[6] = {0};
    const struct nc_surface plane = {.vector = a, .n = nc_surface_plane(a, 8, 0.4, 0.4)};
    const double turned[9] = {0, 0, 1, 1, 0, 0, 0, 1, 0}; /* the poles away from the contact */
    const struct nc_surface ball = {
        .vector = b, .n = nc_surface_potential(b, 16, shape, nc_spatial_offset(shape, 8, 1))};
    assert_int_equal(nc_surfaces_closest(&plane, &ball, r, turned, 16, state), NC_OK);
    assert_close(state[5], -0.1, 1e-12);
    assert_close(state[0], 0.02, 1e-12);
}

/* Curves that cross, a curve that pierces a surface: the distance is 0, or the common normal behind it. */
static void crossing(void **unused)
{
    (void)unused;
    const double upright[9] = {1, 0, 0, 0, 0, -1, 0, 1, 0}, low[3] = {0.1, 0, 0.45};
    double a[8], b[8], p[8], state[6] = {0};
    const struct nc_curve circle = {.vector = a, .n = nc_curve_circle(a, 8, 1)};
    const struct nc_curve small = {.vector = b, .n = nc_curve_circle(b, 8, 0.5)};
    const struct nc_surface plane = {.vector = p, .n = nc_surface_plane(p, 8, 4, 4)};
    const double meet[3] = {1.5, 0, 0};
    assert_int_equal(nc_curves_closest(&circle, &small, meet, upright, 16, state), NC_OK);
    assert_close(state[5], 0, 1e-12);
    assert_int_equal(nc_surface_curve_closest(&plane, &small, low, upright, 16, state), NC_OK);
    assert_close(state[5], -0.05, 1e-12);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(circle_and_helix),
        cmocka_unit_test(many_turns),
        cmocka_unit_test(too_many_turns),
        cmocka_unit_test(rectangle_and_helix),
        cmocka_unit_test(rectangle_and_ellipsoid),
        cmocka_unit_test(two_patches),
        cmocka_unit_test(patch_inside),
        cmocka_unit_test(crossing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
