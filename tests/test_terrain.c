/* A convex body on a terrain: closed forms, brute force over the terrain in long double, differences in time. */
#include "random_motion.h"
#include "terrain_brute.h"
#include <stdio.h>

enum { MOST = 6, CELLS = 24 };
static struct nc_terrain_cell cells[64 * 64];
static double work[64 * 64];

static struct nc_terrain prepared(const struct nc_surface *surface, int count)
{
    struct nc_terrain t = {.surface = surface, .count = {count, count}, .cell = cells, .work = work};
    assert_int_equal(nc_terrain_cells(surface, t.count, cells), NC_OK);
    return t;
}

/* Ellipsoids anywhere above, on and a little inside of hills: lowest gap, all minima, proved bound. */
static void hills_brute_force(void **state)
{
    (void)state;
    struct random seed = reference_seed(151);
    const struct nc_surface surface = hilly();
    const struct nc_terrain terrain = prepared(&surface, 64);
    const double a[3] = {0.5, 0.3, 0.2};
    double shape[8], q[9], worst = 0, slack = 0;
    const size_t n = nc_spatial_ellipsoid(shape, 8, a[0], a[1], a[2]);
    int several = 0, inside = 0;
    for (int trial = 0; trial < 60; trial++) {
        struct nc_terrain_contact c[MOST];
        struct minimum m[20];
        size_t found;
        double r[3] = {random_uniform(&seed, -0.8, 0.8), random_uniform(&seed, -0.8, 0.8), 2}, bound;
        random_rotation(&seed, q);
        const double target = random_uniform(&seed, -0.004, 0.01); /* above the ground, or in it */
        for (int round = 0; round < 10; round++) {
            assert_int_equal(nc_terrain_search(shape, n, &terrain, r, q, 0, 1, c, &found, NULL), NC_OK);
            r[2] -= (c[0].gap - target) / c[0].e_n[2];
        }
        assert_int_equal(nc_terrain_search(shape, n, &terrain, r, q, 0.1, MOST, c, &found, &bound), NC_OK);
        const int count = brute_minima(a, r, q, fmax(0.1, c[0].gap + 1e-9), m, 20);
        assert_true(count >= 1);
        long double least = m[0].D;
        for (int i = 1; i < count; i++)
            least = fminl(least, m[i].D);
        worst = fmax(worst, (double)fabsl(least - c[0].gap));
        assert_true(bound <= (double)least + 1e-12);
        slack = fmax(slack, c[0].gap - bound);
        assert_int_equal((int)found, count);
        for (int i = 0; i < count; i++) { /* each of them is in the list */
            double away = INFINITY;
            for (size_t k = 0; k < found; k++)
                away = fmin(away, fabs(c[k].gap - (double)m[i].D));
            worst = fmax(worst, away);
        }
        several += count > 1;
        inside += c[0].gap < 0;
    }
    printf(
        "# hills: gaps and brute force differ by %.1e, proved to %.1e; %d with several minima, %d inside\n",
        worst, slack, several, inside);
    assert_true(worst < 1e-10 && slack < 0.00617 && several > 5 && inside > 5);
}

/* A sphere over a plane and in a bowl, and a ball over a torus: closed forms. */
static int bowl(const void *context, double u, double v, int order, double p[10][3])
{
    const double R = *(const double *)context, w = sqrt(R * R - u * u - v * v), w3 = w * w * w;
    const double z[6] = {-w, u / w, v / w, 1 / w + u * u / w3, u * v / w3, 1 / w + v * v / w3};
    for (int i = 0; i < (order + 1) * (order + 2) / 2; i++) {
        p[i][0] = i == 0 ? u : i == 1;
        p[i][1] = i == 0 ? v : i == 2;
        p[i][2] = i < 6 ? z[i] : NAN;
    }
    return NC_OK;
}

static void closed_forms(void **state)
{
    (void)state;
    struct random seed = reference_seed(152);
    double plane_vector[8], torus_vector[64], shape[8], q[9], R = 1;
    const size_t n = nc_spatial_offset(shape, 8, 0.2);
    const struct nc_surface plane = {.vector = plane_vector, .n = nc_surface_plane(plane_vector, 8, 4, 4)};
    const struct nc_surface torus = {.vector = torus_vector,
                                     .n = nc_surface_torus(torus_vector, 64, 1, 0.3)};
    const struct nc_surface hollow = {.function = bowl, .context = &R, .range = {{-0.6, 0.6}, {-0.6, 0.6}}};
    struct nc_terrain_contact c[MOST];
    size_t found;
    for (int trial = 0; trial < 30; trial++) {
        double r[3] = {random_uniform(&seed, -1, 1), random_uniform(&seed, -1, 1),
                       random_uniform(&seed, 0.15, 0.9)};
        struct nc_terrain terrain = prepared(&plane, 8);
        random_rotation(&seed, q);
        assert_int_equal(nc_terrain_search(shape, n, &terrain, r, q, 0.1, MOST, c, &found, NULL), NC_OK);
        assert_int_equal((int)found, 1);
        assert_close(c[0].gap, r[2] - 0.2, 1e-14);
        assert_close(c[0].point_terrain[0], r[0], 1e-13);
        assert_close(c[0].kappa_rel[1], 5, 1e-12);

        terrain = prepared(&hollow, 12);
        const double x = random_uniform(&seed, -0.3, 0.3), y = random_uniform(&seed, -0.3, 0.3);
        const double far = random_uniform(&seed, 0.6, 0.82),
                     deep[3] = {x, y, -sqrt(far * far - x * x - y * y)};
        assert_int_equal(nc_terrain_search(shape, n, &terrain, deep, q, 0.1, MOST, c, &found, NULL), NC_OK);
        assert_int_equal((int)found, 1);
        assert_close(c[0].gap, 0.8 - far, 1e-13);
        assert_close(c[0].e_n[0], -x / far, 1e-12);
        assert_close(c[0].kappa_rel[0], 4, 1e-11);

        terrain = prepared(&torus, 24);
        const double u = random_uniform(&seed, -3, 3), v = random_uniform(&seed, -3, 3);
        const double away = random_uniform(&seed, 0.45, 0.7), ring = 1 + away * cos(v);
        const double over[3] = {ring * cos(u), ring * sin(u), away * sin(v)};
        assert_int_equal(nc_terrain_search(shape, n, &terrain, over, q, 0.1, MOST, c, &found, NULL), NC_OK);
        assert_close(c[0].gap, away - 0.5, 1e-13);
        assert_close(c[0].e_n[2], sin(v), 1e-12);
    }
}

/* Along a motion over the hills: the tracked contact against differences, and against the search. */
static void moving(void **state)
{
    (void)state;
    struct random seed = reference_seed(153);
    const struct nc_surface surface = hilly();
    const struct nc_terrain terrain = prepared(&surface, 48);
    double shape[16], worst[4] = {0};
    size_t n = nc_spatial_ellipsoid(shape, 16, 0.15, 0.1, 0.08);
    n += nc_spatial_shift(shape + n, 16 - n, 0.02, -0.01, 0.03);
    const double mean[6] = {0, 0, 0.25, 0, 0, 0};
    const struct random_motion path = random_motion(&seed, mean, 0.1, 0.5, 3);
    struct nc_terrain_contact c[MOST], near[4];
    size_t found;
    struct nc_spatial_motion m;
    double uv[2] = {NAN, NAN};
    for (int i = 0; i < 400; i++) {
        const double t = 0.01 * i, h = 1e-3;
        struct nc_terrain_motion rates;
        random_motion_at(&path, t, &m);
        assert_int_equal(nc_terrain_search(shape, n, &terrain, m.r, m.q, 0.5, MOST, c, &found, NULL),
                         NC_OK);
        if (i == 0) {
            uv[0] = c[0].uv[0];
            uv[1] = c[0].uv[1];
        }
        assert_int_equal(nc_terrain_contact(shape, n, &surface, m.r, m.q, uv, &near[3]), NC_OK);
        double away = INFINITY;
        for (size_t k = 0; k < found; k++)
            away = fmin(away, fabs(c[k].gap - near[3].gap));
        worst[0] = fmax(worst[0], away);
        assert_int_equal(nc_terrain_motion(shape, n, &surface, &m, uv, &rates), NC_OK);
        double gap[5], point[5][3], normal[5][3];
        for (int k = 0; k < 5; k++) {
            double x[2] = {uv[0], uv[1]};
            struct nc_spatial_motion other;
            random_motion_at(&path, t + (k - 2) * h, &other);
            assert_int_equal(nc_terrain_contact(shape, n, &surface, other.r, other.q, x, &near[0]), NC_OK);
            gap[k] = near[0].gap;
            for (int j = 0; j < 3; j++) {
                point[k][j] = near[0].point_a[j];
                normal[k][j] = near[0].e_n[j];
            }
        }
        worst[1] =
            fmax(worst[1], fabs((gap[0] - 8 * gap[1] + 8 * gap[3] - gap[4]) / (12 * h) - rates.gap[1]));
        worst[2] = fmax(worst[2],
                        fabs((-gap[0] + 16 * gap[1] - 30 * gap[2] + 16 * gap[3] - gap[4]) / (12 * h * h) -
                             rates.gap[2]));
        for (int j = 0; j < 3; j++) {
            worst[3] = fmax(
                worst[3], fabs((point[0][j] - 8 * point[1][j] + 8 * point[3][j] - point[4][j]) / (12 * h) -
                               rates.point_a_der[j]));
            worst[3] =
                fmax(worst[3],
                     fabs((normal[0][j] - 8 * normal[1][j] + 8 * normal[3][j] - normal[4][j]) / (12 * h) -
                          rates.e_n_der[j]));
        }
    }
    printf("# tracked: %.1e from a contact of the search; rates %.1e, second derivative %.1e, point and "
           "normal %.1e\n",
           worst[0], worst[1], worst[2], worst[3]);
    assert_true(worst[0] < 1e-12 && worst[1] < 1e-8 && worst[2] < 1e-6 && worst[3] < 1e-6);
}

/* A height field through the hills: as the function, to the error of the spline. */
static void height_field(void **state)
{
    (void)state;
    enum { N = 81 };
    static double heights[N * N], vector[4 * N * N];
    const double x[2] = {-2, 2};
    const size_t count[2] = {N, N};
    const struct nc_surface surface = hilly();
    double shape[8], q[9];
    struct random seed = reference_seed(154);
    const size_t n = nc_spatial_ellipsoid(shape, 8, 0.15, 0.1, 0.08);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            heights[i * N + j] = hills[0] * sin(hills[1] * (-2 + 4.0 * i / (N - 1))) *
                                 cos(hills[1] * (-2 + 4.0 * j / (N - 1)));
    const struct nc_surface field = {.vector = vector,
                                     .n = nc_surface_heights(vector, 4 * N * N, 5, x, x, count, heights)};
    const struct nc_terrain terrain = prepared(&field, 48);
    double worst = 0;
    for (int trial = 0; trial < 30; trial++) {
        const double r[3] = {random_uniform(&seed, -1, 1), random_uniform(&seed, -1, 1), 0.2};
        struct nc_terrain_contact c, exact;
        size_t found;
        random_rotation(&seed, q);
        assert_int_equal(nc_terrain_search(shape, n, &terrain, r, q, 0, 1, &c, &found, NULL), NC_OK);
        assert_int_equal(nc_terrain_contact(shape, n, &surface, r, q, c.uv, &exact), NC_OK);
        worst = fmax(worst, fabs(c.gap - exact.gap));
    }
    printf("# height field: %.1e from the function\n", worst);
    assert_true(worst < 1e-7);
}

/* What is refused. */
static void refused(void **state)
{
    (void)state;
    const double q[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, over[3] = {0, 0, 1}, off[3] = {3, 0, 0.5},
                 under[3] = {0, 0, -1};
    const double not_a_rotation[9] = {2, 0, 0, 0, 1, 0, 0, 0, 1}, far[3] = {0, 0, NAN}, R = 0.5;
    double vector[8], shape[8], uv[2] = {0, 0};
    const size_t n = nc_spatial_offset(shape, 8, 0.2);
    const struct nc_surface plane = {.vector = vector, .n = nc_surface_plane(vector, 8, 4, 4)};
    const struct nc_surface hollow = {.function = bowl, .context = &R, .range = {{-0.3, 0.3}, {-0.3, 0.3}}};
    struct nc_terrain terrain = prepared(&plane, 8);
    struct nc_terrain_contact c[2];
    struct nc_terrain_motion rates;
    const struct nc_spatial_motion motion = {.r = {0, 0, 1}, .q = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
    size_t found;
    assert_int_equal(nc_terrain_search(shape, n, &terrain, off, q, 0, 2, c, &found, NULL), NC_E_PATCH);
    assert_true(isnan(c[0].gap) && found == 0);
    for (int i = -20; i <= 20; i++) { /* over the edge, to rounding: a contact, or the right cause */
        const double edge[3] = {2 + i * 1e-9, 0, 0.2};
        const int status = nc_terrain_search(shape, n, &terrain, edge, q, 0, 2, c, &found, NULL);
        assert_true(status == NC_OK ? i <= 0 : status == NC_E_PATCH);
    }
    assert_int_equal(nc_terrain_search(shape, n, &terrain, under, q, 0, 2, c, &found, NULL), NC_OK);
    assert_close(c[0].gap, -1.2, 1e-14); /* in the ground, which is solid */
    assert_int_equal(nc_terrain_search(shape, n, &terrain, over, q, 0, 0, c, &found, NULL), NC_E_OPTION);
    assert_int_equal(nc_terrain_search(shape, n, &terrain, over, q, NAN, 1, c, &found, NULL),
                     NC_E_ARGUMENT);
    assert_int_equal(nc_terrain_search(shape, n, NULL, over, q, 0, 1, c, &found, NULL), NC_E_NULL);
    assert_int_equal(nc_terrain_contact(shape, n, &plane, over, not_a_rotation, uv, c), NC_E_ROTATION);
    assert_int_equal(nc_terrain_contact(shape, n, &plane, far, q, uv, c), NC_E_ARGUMENT);
    assert_int_equal(nc_terrain_contact(shape, n, &plane, off, q, uv, c), NC_E_PATCH);
    assert_true(uv[0] == 0 && uv[1] == 0);
    uv[0] = 0.7; /* no contact there */
    assert_int_equal(nc_terrain_motion(shape, n, &plane, &motion, uv, &rates), NC_E_NO_SOLUTION);
    /* A ball that fits its bowl touches everywhere. */
    const size_t ball = nc_spatial_offset(shape, 8, 0.5);
    const double centre[3] = {0, 0, 0};
    uv[0] = 0.1;
    assert_int_equal(nc_terrain_contact(shape, ball, &hollow, centre, q, uv, c), NC_E_CONFORMING);
    const int few[2] = {2, 8};
    assert_int_equal(nc_terrain_cells(&plane, few, cells), NC_E_OPTION);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(closed_forms), cmocka_unit_test(hills_brute_force), cmocka_unit_test(moving),
        cmocka_unit_test(height_field), cmocka_unit_test(refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
