/* Results and work of random pairs, as they were measured. That the results are right is the subject of the other
 * tests of pairs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <cmocka.h>

#include "figures.h"
#include "random_spatial.h"

enum {
    SPATIAL_ROUND,
    SPATIAL_THIN,
    SPATIAL_SUM,
    SPATIAL_SUPER,
    SPATIAL_HULL,
    SPATIAL_WAVY,
    SPATIAL_REVOLVED,
    SPATIAL_FLAT,
    SPATIAL_KINDS
};
enum { PLANAR_ELLIPSE, PLANAR_SUPER, PLANAR_FOURIER, PLANAR_STADIUM, PLANAR_BOX, PLANAR_CAM, PLANAR_KINDS };
enum { GAP, UPPER, NORMAL, POINTS, RADII, RATES, EVALUATIONS, STATUS, FIGURES };
static const char *const name[FIGURES] = {"gap",   "upper bound", "normal",      "points",
                                          "radii", "rates",       "evaluations", "status and proof"};

struct sample {
    struct figure figure[FIGURES];
};

static size_t spatial_body(struct random *r, int kind, double *shape)
{
    double inner[400], q[9], c[25];
    size_t n = 0, m;
    const double a = random_scale(r, 0.2, 1), b = random_scale(r, 0.2, 1);
    random_rotation(r, q);
    switch (kind) {
    case SPATIAL_ROUND:
        return nc_spatial_ellipsoid(shape, 400, 1, a, b);
    case SPATIAL_THIN:
        n = nc_spatial_ellipsoid(shape, 400, 1, a, b * 1e-3);
        return n + nc_spatial_shift(shape + n, 400 - n, 0.1, 0.2, 0.3);
    case SPATIAL_SUM:
        m = nc_spatial_ellipsoid(inner, 400, 1, a, b);
        n = nc_spatial_rotated(shape, 400, inner, m, q);
        n += nc_spatial_ellipsoid(shape + n, 400 - n, b, 1, a);
        return n + nc_spatial_offset(shape + n, 400 - n, random_uniform(r, -0.01, 0.1));
    case SPATIAL_SUPER:
        c[0] = random_uniform(r, 1.5, 6);
        c[1] = random_uniform(r, 1.5, 6);
        m = nc_spatial_superellipsoid(inner, 400, 1, a, b, c[0], c[1], 0.1);
        return nc_spatial_rotated(shape, 400, inner, m, q);
    case SPATIAL_HULL: {
        double vertex[10][3];
        for (int i = 0; i < 10; i++) {
            random_direction(r, vertex[i]);
            vertex[i][0] *= a;
        }
        n = nc_spatial_hull(shape, 400, vertex[0], 10, random_uniform(r, 6, 20));
        return n + nc_spatial_offset(shape + n, 400 - n, 0.05);
    }
    case SPATIAL_WAVY: /* convex with or only by the offset */
        for (int l = 0; l < 5; l++)
            for (int k = -l; k <= l; k++)
                c[l * l + l + k] = l ? random_uniform(r, -0.3, 0.3) / (1 + l * l * l) : 0.3;
        n = nc_spatial_harmonics(shape, 400, c, 4);
        return n + nc_spatial_offset(shape + n, 400 - n, random_uniform(r, 0.2, 0.6));
    case SPATIAL_REVOLVED:
        m = nc_planar_ellipse(inner, 400, a, b);
        n = nc_spatial_revolved(shape, 400, inner, m);
        return n + nc_spatial_shift(shape + n, 400 - n, 0.1, -0.2, 0.3);
    default: /* a disc or a segment, thickened, and turned */
        m = nc_spatial_ellipsoid(inner, 400, a, random_below(r, 2) ? b : 0, 0);
        n = nc_spatial_rotated(shape, 400, inner, m, q);
        return n + nc_spatial_offset(shape + n, 400 - n, 0.1);
    }
}

/* A vector by a number that no component of it dominates: single ones may be zero to rounding. */
static void note_all(struct figure *figure, const double *x, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += (1 + 0.37 * i) * x[i];
    figure_note(figure, sum);
}

static void spatial_pair(struct random *r, int kind_a, int kind_b, struct sample *sample)
{
    static const struct nc_pair_options options = {0, 0, 1e-6, 500};
    struct nc_spatial_pair pair;
    struct nc_spatial_pair_motion rate;
    double a[400], b[400], x[3], q[9], v[3], w[3], kappa[5], again[3], gap, points[6];
    const size_t na = spatial_body(r, kind_a, a), nb = spatial_body(r, kind_b, b);
    const double distance = random_uniform(r, 0.05, 2.5);
    random_direction(r, x);
    random_direction(r, v);
    random_direction(r, w);
    random_rotation(r, q);
    for (int i = 0; i < 3; i++)
        x[i] *= distance;
    const int status = nc_spatial_pair_solve(a, na, b, nb, x, q, NULL, &options, &pair);
    figure_note(&sample->figure[STATUS], 8 * status + pair.proof + 1);
    sample->figure[EVALUATIONS].sum += pair.evaluations;
    figure_note(&sample->figure[GAP], pair.gap);
    figure_note(&sample->figure[UPPER], pair.upper);
    note_all(&sample->figure[NORMAL], pair.normal, 3);
    note_all(&sample->figure[POINTS], pair.point_a, 3);
    note_all(&sample->figure[POINTS], pair.point_b, 3);
    figure_note(&sample->figure[RADII], pair.radii_a[0] + pair.radii_a[4] + pair.radii_a[8]);
    figure_note(&sample->figure[RADII], pair.radii_b[0] + pair.radii_b[4] + pair.radii_b[8]);
    if (status)
        return;
    const struct nc_spatial_motion motion = {.v = {v[0], v[1], v[2]}, .omega = {w[0], w[1], w[2]}};
    figure_note(&sample->figure[STATUS], 1 + nc_spatial_pair_motion(&pair, &motion, &rate));
    figure_note(&sample->figure[RATES], rate.gap_der);
    note_all(&sample->figure[RATES], rate.normal_der, 3);
    note_all(&sample->figure[RATES], rate.point_a_der, 3);
    note_all(&sample->figure[RATES], rate.point_b_der, 3);
    figure_note(&sample->figure[STATUS], 1 + nc_spatial_pair_curvature(&pair, kappa, kappa + 2));
    note_all(&sample->figure[RATES], kappa, 2);
    for (int i = 0; i < 3; i++)
        again[i] = pair.normal[i] + 0.1 * v[i];
    figure_note(&sample->figure[STATUS],
                1 + nc_spatial_pair(a, na, b, nb, x, q, again, &gap, points, points + 3));
    figure_note(&sample->figure[GAP], gap);
    note_all(&sample->figure[NORMAL], again, 3);
}

static size_t planar_body(struct random *r, int kind, double *shape)
{
    const double a = random_scale(r, 0.2, 1), b = random_scale(r, 0.1, 1);
    const double cosine[3] = {random_uniform(r, -0.2, 0.2), random_uniform(r, -0.1, 0.1),
                              random_uniform(r, -0.02, 0.02)};
    const double sine[3] = {random_uniform(r, -0.2, 0.2), random_uniform(r, -0.1, 0.1),
                            random_uniform(r, -0.02, 0.02)};
    size_t n;
    switch (kind) {
    case PLANAR_ELLIPSE:
        n = nc_planar_ellipse(shape, 400, a, b);
        return n + nc_planar_shift(shape + n, 400 - n, 0.1, -0.2);
    case PLANAR_SUPER:
        n = nc_planar_superellipse(shape, 400, a, b, random_uniform(r, 1.5, 6), 0.05);
        return n + nc_planar_offset(shape + n, 400 - n, 0.05);
    case PLANAR_FOURIER:
        return nc_planar_fourier(shape, 400, random_uniform(r, 0.5, 1), cosine, sine, 3);
    case PLANAR_STADIUM:
        n = nc_planar_ellipse(shape, 400, a, 0);
        return n + nc_planar_offset(shape + n, 400 - n, b);
    case PLANAR_BOX:
        n = nc_planar_ellipse(shape, 400, a, 0);
        return n + nc_planar_ellipse(shape + n, 400 - n, 0, b);
    default:
        n = nc_planar_lobe(shape, 400, 0.02 * a, -1, 1 + b, 3, 4);
        return n + nc_planar_offset(shape + n, 400 - n, 0.5);
    }
}

static void planar_pair(struct random *r, int kind_a, int kind_b, struct sample *sample)
{
    struct nc_planar_pair pair;
    struct nc_planar_pair_motion rate;
    double a[400], b[400], again[2], gap, points[4];
    const size_t na = planar_body(r, kind_a, a), nb = planar_body(r, kind_b, b);
    const double way = random_uniform(r, 0.05, 2.5), alpha = random_uniform(r, -4, 4),
                 x[2] = {way * cos(alpha), way * sin(alpha)};
    const double angle = random_below(r, 8) ? random_uniform(r, -4, 4) : 0,
                 v[2] = {random_uniform(r, -1, 1), 0.5};
    assert_true(na > 0 && nb > 0);
    const int status = nc_planar_pair_solve(a, na, b, nb, x, angle, NULL, NULL, &pair);
    figure_note(&sample->figure[STATUS], 8 * status + pair.proof + 1);
    sample->figure[EVALUATIONS].sum += pair.evaluations;
    figure_note(&sample->figure[GAP], pair.gap);
    figure_note(&sample->figure[UPPER], pair.upper);
    note_all(&sample->figure[NORMAL], pair.normal, 2);
    note_all(&sample->figure[POINTS], pair.point_a, 2);
    note_all(&sample->figure[POINTS], pair.point_b, 2);
    figure_note(&sample->figure[RADII], pair.rho_a);
    figure_note(&sample->figure[RADII], pair.rho_b);
    if (status && status != NC_E_FLAT)
        return;
    const struct nc_planar_motion motion = {.v = {v[0], v[1]}, .omega = 0.7};
    figure_note(&sample->figure[STATUS], 1 + nc_planar_pair_motion(&pair, &motion, &rate));
    figure_note(&sample->figure[RATES], rate.gap_der);
    figure_note(&sample->figure[RATES], rate.phi_der);
    note_all(&sample->figure[RATES], rate.point_a_der, 2);
    note_all(&sample->figure[RATES], rate.point_b_der, 2);
    again[0] = pair.normal[0] + 0.1;
    again[1] = pair.normal[1] + 0.1;
    figure_note(&sample->figure[STATUS],
                1 + nc_planar_pair(a, na, b, nb, x, angle, again, &gap, points, points + 2));
    figure_note(&sample->figure[GAP], gap);
    note_all(&sample->figure[NORMAL], again, 2);
}

typedef void some_pair(struct random *r, int kind_a, int kind_b, struct sample *sample);

static void check(some_pair *pair, const char *where, int kinds, int count, double expected[][FIGURES])
{
    int wrong = 0;
    for (int kind = 0; kind < kinds; kind++) {
        struct random r = {30000 + (unsigned)kind};
        struct sample sample = {{{0, 0}}};
        for (int i = 0; i < count; i++)
            pair(&r, kind, i % 2 ? random_below(&r, kinds) : kind, &sample);
        sample.figure[EVALUATIONS].count = 1;
        for (int k = 0; k < FIGURES; k++) {
            char text[64];
            snprintf(text, sizeof text, "%s: %s", where, name[k]);
            /* the work may hang on the last digit in a pair or two */
            wrong += figure_mean_differs(text, kind, &sample.figure[k], expected[kind][k],
                                         k == EVALUATIONS ? 0.01 : 1e-6);
        }
    }
    assert_int_equal(wrong, 0);
}

static void in_space(void **state)
{
    (void)state;
    static double expected[SPATIAL_KINDS][FIGURES] = {
        {0.3180840933, 1.914008475, -3.581033752, 1.329228625, 41.66161623, 8.037186281, 7056, 39.42349618},
        {10.36046783, 10.9296879, -13.88104733, 15.68770482, 40.87219162, 8.856806124, 7256, 39.38533889},
        {-29.99484203, -26.62310191, 1.217016618, 0.7945370882, 40.48194205, 9.068820941, 15571,
         39.48851817},
        {-7.628961705, -0.2245465119, -0.9180545698, -0.5280211881, 40.29855454, 8.38748063, 24668,
         39.50044382},
        {1.022119857, 5.587459784, 3.852812883, 2.826384712, 42.29538943, 8.494445835, 19456, 39.46148027},
        {7.714414882, 19.85046709, 2.344849933, 1.398968943, 39.5317488, 10.24515231, 18136, 39.53257619},
        {16.11100977, 20.9299128, 0.269802636, 13.63529138, 41.26833698, 8.009179434, 12969, 39.43815678},
        {13.28030696, 14.40771701, -3.730250248, -2.893399349, 42.93280713, 7.719002446, 11620,
         39.37817509}};
    check(spatial_pair, "space", SPATIAL_KINDS, 200, expected);
}

static void in_the_plane(void **state)
{
    (void)state;
    static double expected[PLANAR_KINDS][FIGURES] = {
        {11.06511117, 11.06511117, 1.516784176, -10.08951169, 39.3733975, 9.385682558, 3488, 39.43803556},
        {4.017704255, 4.017704255, -2.125352794, -1.42555634, 40.49026576, 10.42852833, 5913, 39.46969796},
        {-3.445487374, -3.445487373, -3.963370753, -5.296593477, 40.02703287, 9.716802634, 4419,
         39.47336232},
        {-1.683101448, -1.683101448, -5.990426141, -5.096097759, 56.23146878, 8.707940015, 4548,
         39.52717301},
        {7.814875605, 7.814875605, -3.718641415, -2.099063667, 46.14116255, 10.49917537, 5203, 39.5178106},
        {6.04999908, 6.04999908, -3.91900977, -3.165140576, 40.2830957, 8.25606222, 5705, 39.46960994}};
    check(planar_pair, "plane", PLANAR_KINDS, 300, expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_space),
        cmocka_unit_test(in_the_plane),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
