/* Results and work of random pairs, as they were measured. That the results are right is the subject of the other
 * tests of pairs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
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
    SPATIAL_BOX,
    SPATIAL_CYLINDER,
    SPATIAL_MIXED,
    SPATIAL_KINDS
};
enum {
    PLANAR_ELLIPSE,
    PLANAR_SUPER,
    PLANAR_FOURIER,
    PLANAR_STADIUM,
    PLANAR_BOX,
    PLANAR_CAM,
    PLANAR_TURNED,
    PLANAR_KINDS
};
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
    case SPATIAL_BOX: /* without an offset, turned or not */
        n = nc_spatial_ellipsoid(shape, 400, a, 0, 0);
        n += nc_spatial_ellipsoid(shape + n, 400 - n, 0, b, 0);
        m = nc_spatial_ellipsoid(inner, 400, 0, 0, 0.5);
        return n + (random_below(r, 2) ? nc_spatial_rotated(shape + n, 400 - n, inner, m, q)
                                       : nc_spatial_ellipsoid(shape + n, 400 - n, 0, 0, 0.5));
    case SPATIAL_CYLINDER:
        n = nc_spatial_ellipsoid(shape, 400, a, a, 0);
        n += nc_spatial_shift(shape + n, 400 - n, 0.1, 0.1, 0);
        return n + nc_spatial_ellipsoid(shape + n, 400 - n, 0, 0, b);
    case SPATIAL_MIXED: {
        const double M[6] = {1, 0.1, 0.2, a, 0.1, b};
        m = nc_planar_superellipse(inner, 400, 0.5 * a, 0.5 * b, 3, 0.1);
        n = nc_spatial_revolved(shape, 400, inner, m);
        memcpy(inner, shape, n * sizeof *inner);
        n = nc_spatial_rotated(shape, 400, inner, n, q);
        n += nc_spatial_quadratic(shape + n, 400 - n, M);
        n += nc_spatial_offset(shape + n, 400 - n, -0.02);
        return n + nc_spatial_offset(shape + n, 400 - n, 0.07);
    }
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
    if (random_below(r, 6) == 0) /* faces upon faces */
        for (int i = 0; i < 9; i++)
            q[i] = i % 4 == 0;
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
    case PLANAR_TURNED: {
        double inner[16];
        n = nc_planar_ellipse(inner, 16, a, random_below(r, 2) ? 0 : b);
        n = nc_planar_rotated(shape, 400, inner, n, b);
        n += nc_planar_lift(shape + n, 400 - n, 3, 0.01 * a, 0.5, 1, 0.3, 1.2);
        return n + nc_planar_offset(shape + n, 400 - n, 0.3);
    }
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

static void check(some_pair *pair, const char *where, int kinds, int rough, int count,
                  double expected[][FIGURES])
{
    int wrong = 0;
    for (int kind = 0; kind < kinds; kind++) {
        struct random r = {30000 + (unsigned)kind};
        struct sample sample = {{{0, 0}}};
        for (int i = 0; i < count; i++)
            pair(&r, kind, i % 2 ? random_below(&r, kind < rough ? rough : kinds) : kind, &sample);
        sample.figure[EVALUATIONS].count = 1;
        for (int k = 0; k < FIGURES; k++) {
            char text[64];
            snprintf(text, sizeof text, "%s: %s", where, name[k]);
            /* The work may hang on the last digit in a pair or two. With flat faces, or where the cells do not
             * suffice, so may more. */
            const double tolerance = kind >= rough      ? (k == GAP || k == POINTS ? 0.01 : 0.2)
                                     : k == EVALUATIONS ? 0.01
                                                        : 1e-6;
            wrong += figure_mean_differs(text, kind, &sample.figure[k], expected[kind][k], tolerance);
        }
    }
    assert_int_equal(wrong, 0);
}

static void in_space(void **state)
{
    (void)state;
    static double expected[SPATIAL_KINDS][FIGURES] = {
        {-2.741394436, -0.9278777392, 5.44043011, 1.819384976, 40.05038679, 7.729114788, 7637, 39.41883808},
        {14.48549454, 15.04598311, -14.43774815, 17.55489675, 41.24863625, 10.23233856, 6420, 39.37685511},
        {-30.07543884, -26.02808657, 0.100754092, 4.354049136, 40.4464418, 5.358909315, 14558, 39.49814555},
        {-3.048941832, 2.397359966, 2.123891725, -1.600703545, 40.23136044, 10.53636212, 20856,
         39.46776946},
        {2.0461768, 12.12697031, 5.38057653, 2.983519976, 45.28097359, 8.224877088, 18572, 39.55212153},
        {9.937421513, 17.95363723, 1.325530324, 1.604774313, 39.30510565, 7.562419339, 15779, 39.47500916},
        {8.943496943, 10.09516569, -6.004471276, 7.934950138, 39.51964138, 10.74947196, 4304, 39.38125612},
        {14.24938773, 14.24938783, 0.06286402665, -0.8142767325, 42.93276633, 8.925500984, 10865,
         39.36117787},
        {3.357243654, 3.947916198, 3.41779752, -0.2650743876, 42.53685155, 12.72812323, 22839, 39.42767688},
        {0.4740395499, 2.854716813, -5.943199602, -0.004814848234, 45.61580978, 11.03328748, 23780,
         39.42729618},
        {-23.33262725, 3.6148715, -0.4023956236, -2.950902874, 40.86645483, 10.28986804, 36190,
         39.76846359}};
    check(spatial_pair, "space", SPATIAL_KINDS, SPATIAL_FLAT, 200, expected);
}

static void in_the_plane(void **state)
{
    (void)state;
    static double expected[PLANAR_KINDS][FIGURES] = {
        {13.57024223, 13.57024223, 2.054701834, -9.925123891, 38.96764356, 10.99775769, 3649, 39.43544827},
        {5.305688654, 5.305688654, -5.422408095, -6.461841692, 39.97309856, 9.142211462, 5947, 39.46872397},
        {-5.893213592, -5.893213591, -5.174162108, -2.950579144, 40.81674692, 8.08118983, 4472,
         39.47818714},
        {-0.9518675984, -0.9518675982, -3.458456168, -4.925985341, 54.63176239, 8.574822612, 4154,
         39.51073784},
        {9.881896317, 9.881896317, -2.87492972, -4.475687454, 46.4373912, 10.76886081, 4999, 39.5280115},
        {4.75962982, 5.410431054, -7.459738424, -3.671431206, 40.53320695, 9.369484793, 5982, 39.48635491},
        {-0.9695777543, -0.9695777538, -1.790355855, -2.38057885, 48.64695282, 8.767148199, 7598,
         39.49040436}};
    check(planar_pair, "plane", PLANAR_KINDS, PLANAR_KINDS, 300, expected);
}

/* All lengths of a shape times s. */
static void rescale(double *shape, size_t n, double s)
{
    for (double *t = shape, *end = shape + n; t != end; t += 2 + (size_t)t[1]) {
        const int kind = (int)t[0];
        const size_t count = (size_t)t[1], inner = kind == NC_SPATIAL_ROTATED  ? 9
                                                   : kind == NC_PLANAR_ROTATED ? 1
                                                                               : 0;
        if (inner || kind == NC_SPATIAL_REVOLVED)
            rescale(t + 2 + inner, count - inner, s);
        for (size_t i = 0; i < count && !inner && kind != NC_SPATIAL_REVOLVED; i++) {
            const int number = (kind == NC_SPATIAL_SUPERELLIPSOID && (i == 3 || i == 4)) ||
                               (kind == NC_PLANAR_SUPERELLIPSE && i == 2) ||
                               (kind == NC_SPATIAL_HULL && i == 0) || (kind == NC_PLANAR_LOBE && i > 0) ||
                               (kind == NC_PLANAR_LIFT && i != 1);
            const int square = kind == NC_SPATIAL_ELLIPSOID || kind == NC_SPATIAL_QUADRATIC;
            t[2 + i] *= number ? 1 : square ? s * s : s;
        }
    }
}

/* Bodies 2^20 times as large: the same work, a gap 2^20 times as large. */
static void size_does_not_matter(void **state)
{
    (void)state;
    static const struct nc_pair_options options = {0, 0, 1e-6, 300};
    struct random r = {31000};
    for (int i = 0; i < 300; i++) {
        struct nc_spatial_pair space[3];
        struct nc_planar_pair plane[3];
        double a[400], b[400], c[400], d[400], x[3], q[9];
        size_t na = spatial_body(&r, i % SPATIAL_KINDS, a),
               nb = spatial_body(&r, random_below(&r, SPATIAL_KINDS), b);
        size_t nc = planar_body(&r, i % PLANAR_KINDS, c),
               nd = planar_body(&r, random_below(&r, PLANAR_KINDS), d);
        const double angle = random_uniform(&r, -4, 4);
        int status[2][3];
        random_direction(&r, x);
        random_rotation(&r, q);
        for (int k = 0; k < 3; k++) {
            const double s = k == 1   ? ldexp(1, 20)
                             : k == 2 ? ldexp(1, -40)
                                      : 1,
                         all = k == 2 ? ldexp(1, -20) : s;
            rescale(a, na, s);
            rescale(b, nb, s);
            rescale(c, nc, s);
            rescale(d, nd, s);
            for (int j = 0; j < 3; j++)
                x[j] *= s;
            status[0][k] = nc_spatial_pair_solve(a, na, b, nb, x, q, NULL, &options, &space[k]);
            status[1][k] = nc_planar_pair_solve(c, nc, d, nd, x, angle, NULL, &options, &plane[k]);
            space[k].gap /= all;
            plane[k].gap /= all;
        }
        for (int k = 1; k < 3; k++) {
            if (status[0][k] != status[0][0] || space[k].evaluations != space[0].evaluations ||
                space[k].proof != space[0].proof || fabs(space[k].gap - space[0].gap) > 1e-12)
                fail_msg("space %d, %d: status %d %d, evaluations %d %d, gap %.17g %.17g", i, k,
                         status[0][0], status[0][k], space[0].evaluations, space[k].evaluations,
                         space[0].gap, space[k].gap);
            if (status[1][k] != status[1][0] || plane[k].evaluations != plane[0].evaluations ||
                plane[k].proof != plane[0].proof || fabs(plane[k].gap - plane[0].gap) > 1e-12)
                fail_msg("plane %d, %d: status %d %d, evaluations %d %d, gap %.17g %.17g", i, k,
                         status[1][0], status[1][k], plane[0].evaluations, plane[k].evaluations,
                         plane[0].gap, plane[k].gap);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_space),
        cmocka_unit_test(in_the_plane),
        cmocka_unit_test(size_does_not_matter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
