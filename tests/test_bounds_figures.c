/* How close the bounds are, and how much work they spare: figures of random arcs, caps and searches, as they were
 * measured. That the bounds hold is the subject of test_bounds.c; here a bound that has become looser, closer or
 * dearer is noticed. Who changes a bound on purpose measures anew: the test prints the figures. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "bounds/bounds.h"
#include "figures.h"
#include "random_spatial.h"

/* In the place of shifts: sums of three terms. */
static void arcs_are_as_close(void **state)
{
    (void)state;
    static const double expected[TRUTH_PLANAR_KINDS][3] = {
        [TRUTH_SHIFT] = {-1.270420113, 47.10410006, 14.40706696},
        [TRUTH_FOURIER] = {-10.47017349, 37.65525293, 12.05556428},
        [TRUTH_ELLIPSE] = {36.5558628, 39.25260797, 7.333984609},
        [TRUTH_SUPERELLIPSE] = {36.26890005, 44.59970104, 8.429957077},
        [TRUTH_PIECEWISE] = {-7.135954285, 40.37850483, 11.39541327},
        [TRUTH_LIFT] = {-3.814097029, 18.24364838, 4.126006063},
        [TRUTH_LOBE] = {-5.763706317, 23.38309146, 7.136001064},
        [TRUTH_ROTATED] = {-10.57572762, 38.27741791, 12.0894404},
        [TRUTH_ROUNDED_POLYGON] = {26.82811915, 0, 7.933509968},
        [TRUTH_ROLLING] = {-10.01084052, 37.55784032, 12.00049914}};
    int wrong = 0;
    for (int kind = TRUTH_SHIFT; kind < TRUTH_PLANAR_KINDS; kind++) {
        struct random r = {20000 + (unsigned)kind};
        struct figure lower = {0}, bend = {0}, error = {0};
        for (int i = 0; i < 3000; i++) {
            struct truth_planar term;
            double shape[800];
            random_planar(
                &r, kind == TRUTH_SHIFT ? TRUTH_FOURIER + i % (TRUTH_PLANAR_KINDS - TRUTH_FOURIER) : kind,
                &term);
            if (kind == TRUTH_SUPERELLIPSE && i % 4 == 0)
                term.p[2] = 2;
            size_t n = random_planar_build(&term, shape, 256);
            for (int k = 0; k < 2 && kind == TRUTH_SHIFT; k++) {
                random_planar(&r, TRUTH_FOURIER + random_below(&r, TRUTH_PLANAR_KINDS - TRUTH_FOURIER),
                              &term);
                n += random_planar_build(&term, shape + n, 256);
            }
            struct nci_arc arc = {.middle = random_uniform(&r, -4, 4), .radius = random_scale(&r, 1e-4, 1)};
            assert_int_equal(nci_planar_arc(shape, n, &arc), NC_OK);
            figure_note(&lower, arc.lower);
            figure_note(&bend, arc.bend);
            figure_note(&error, arc.error);
        }
        wrong += figure_mean_differs("lower bound", kind, &lower, expected[kind][0], 1e-6);
        wrong += figure_mean_differs("bend", kind, &bend, expected[kind][1], 1e-6);
        wrong += figure_mean_differs("error", kind, &error, expected[kind][2], 1e-6);
    }
    assert_int_equal(wrong, 0);
}

static void random_cap(struct random *r, struct nci_cap *cap)
{
    double *m = cap->frame[0], *e = cap->frame[1], other[3];
    random_direction(r, m);
    random_direction(r, other);
    nci_cross(m, other, e);
    const double length = sqrt(nci_dot(e, e));
    for (int i = 0; i < 3; i++)
        e[i] /= length;
    nci_cross(m, e, cap->frame[2]);
    cap->radius = random_scale(r, 1e-4, 0.6);
}

static void caps_are_as_close(void **state)
{
    (void)state;
    enum { FLOOR, GROUND, BEND, ERROR, LOWER, FIGURES };
    static const char *const name[FIGURES] = {"floor", "F, tilt, core", "bend, U, V", "error",
                                              "lower bounds"};
    static const double expected[TRUTH_SPATIAL_KINDS][FIGURES] = {
        [TRUTH_SPATIAL_ELLIPSOID] = {-12.56837505, 18.55872631, 25.90635756, 7.605743979, 25.70462373},
        [TRUTH_SPATIAL_QUADRATIC] = {-12.97382691, 18.55919503, 27.79761212, 8.586622474, 22.7345264},
        [TRUTH_SPATIAL_SUPERELLIPSOID] = {-7.329949426, 12.18291736, 32.99440954, 8.735501047, 15.4434105},
        [TRUTH_SPATIAL_HARMONICS] = {-30.64056135, 0, 3.660388682, 11.45670837, -25.97183229},
        [TRUTH_SPATIAL_REVOLVED] = {-2.444562125, 7.346370503, 4.628172874, 8.255713366, -8.708717599},
        [TRUTH_SPATIAL_HULL] = {-9.352304265, 28.30110358, 30.2260001, 7.910054389, -4.534098875},
        [TRUTH_SPATIAL_ROTATED] = {-12.41354381, 18.47334181, 25.87653661, 7.479674003, 25.61601852},
        [TRUTH_SPATIAL_SUPEROVOID] = {-10.81849082, 17.65316489, 31.71375659, 9.751095327, 24.67938374}};
    /* what a hull of few vertices in front has besides them is a difference to rounding */
    static const double hull[FIGURES] = {1e-6, 1e-3, 1e-4, 1e-6, 1e-4};
    static struct truth_spatial term;
    int wrong = 0;
    for (int kind = TRUTH_SPATIAL_ELLIPSOID; kind < TRUTH_SPATIAL_KINDS; kind++) {
        struct random r = {21000 + (unsigned)kind};
        struct figure figure[FIGURES] = {{0}};
        for (int i = 0; i < 2000; i++) {
            struct nci_reader reader = {NULL, NULL, 0};
            struct nci_term one;
            struct nci_cap cap = {.series = NULL};
            double shape[1024], turned[1024];
            random_spatial(&r, kind, &term);
            size_t n = random_spatial_build(&term, shape, 1024);
            if (i % 2)
                n = nc_spatial_rotated(turned, 1024, shape, n, (double[]){0, 0, 1, 1, 0, 0, 0, 1, 0});
            assert_int_equal(nci_read(&reader, i % 2 ? turned : shape, n), NC_OK);
            assert_int_equal(nci_next(&reader, &one), NC_OK);
            random_cap(&r, &cap);
            assert_int_equal(nci_spatial_cap(&one, &cap), NC_OK);
            figure_note(&figure[FLOOR], cap.floor);
            figure_note(&figure[BEND], cap.bend);
            figure_note(&figure[ERROR], cap.error);
            figure_note(&figure[GROUND], cap.core);
            figure_note(&figure[GROUND], cap.F[0] + cap.F[2]);
            figure_note(&figure[BEND], cap.U[0] + cap.U[2]);
            figure_note(&figure[BEND], cap.V[0] + cap.V[2]);
            for (int k = 0; k < 3 && kind != TRUTH_SPATIAL_HULL;
                 k++) { /* there single ones may be differences to rounding */
                figure_note(&figure[GROUND], k < 2 ? cap.tilt[k] : 0);
                figure_note(&figure[GROUND], cap.F[k]);
                figure_note(&figure[BEND], cap.U[k]);
                figure_note(&figure[BEND], cap.V[k]);
            }
            for (int expand = 0; expand < 2; expand++) {
                struct nci_cap_sum sum = {.terms = 0};
                nci_cap_add(&cap, expand, &sum);
                figure_note(&figure[LOWER], nci_cap_lower(&sum, cap.radius));
            }
        }
        for (int k = 0; k < FIGURES; k++)
            wrong += figure_mean_differs(name[k], kind, &figure[k], expected[kind][k],
                                         kind == TRUTH_SPATIAL_HULL ? hull[k] : 1e-6);
    }
    assert_int_equal(wrong, 0);
}

/* The cells of searches: alike to 1 %, as a cell more or less may hang on the last digit. */
static void searches_take_as_long(void **state)
{
    (void)state;
    static const size_t planar[TRUTH_PLANAR_KINDS] = {
        [TRUTH_FOURIER] = 2972,   [TRUTH_ELLIPSE] = 160,         [TRUTH_SUPERELLIPSE] = 2650,
        [TRUTH_PIECEWISE] = 1776, [TRUTH_LIFT] = 2142,           [TRUTH_LOBE] = 2660,
        [TRUTH_ROTATED] = 2898,   [TRUTH_ROUNDED_POLYGON] = 255, [TRUTH_ROLLING] = 3412};
    static const size_t spatial[TRUTH_SPATIAL_KINDS] = {
        [TRUTH_SPATIAL_ELLIPSOID] = 6536,       [TRUTH_SPATIAL_QUADRATIC] = 10440,
        [TRUTH_SPATIAL_SUPERELLIPSOID] = 16391, [TRUTH_SPATIAL_HARMONICS] = 14595,
        [TRUTH_SPATIAL_REVOLVED] = 11268,       [TRUTH_SPATIAL_HULL] = 1851,
        [TRUTH_SPATIAL_ROTATED] = 5156,         [TRUTH_SPATIAL_SUPEROVOID] = 15107};
    static const double result[2][TRUTH_PLANAR_KINDS] = {{[TRUTH_FOURIER] = 2.347262516,
                                                          [TRUTH_ELLIPSE] = 19.44658508,
                                                          [TRUTH_SUPERELLIPSE] = 19.48891355,
                                                          [TRUTH_PIECEWISE] = 6.359545455,
                                                          [TRUTH_LIFT] = 4.767436089,
                                                          [TRUTH_LOBE] = 2.249650933,
                                                          [TRUTH_ROTATED] = 3.199106421,
                                                          [TRUTH_ROUNDED_POLYGON] = 19.42790897,
                                                          [TRUTH_ROLLING] = 3.065689232},
                                                         {[TRUTH_SPATIAL_ELLIPSOID] = 19.66143077,
                                                          [TRUTH_SPATIAL_QUADRATIC] = 19.0006551,
                                                          [TRUTH_SPATIAL_SUPERELLIPSOID] = 19.32866669,
                                                          [TRUTH_SPATIAL_HARMONICS] = 2.885618993,
                                                          [TRUTH_SPATIAL_REVOLVED] = 2.794822462,
                                                          [TRUTH_SPATIAL_HULL] = 18.23166298,
                                                          [TRUTH_SPATIAL_ROTATED] = 19.01966156,
                                                          [TRUTH_SPATIAL_SUPEROVOID] = 19.74161214}};
    static struct truth_spatial body;
    int wrong = 0;
    for (int kind = TRUTH_FOURIER; kind < TRUTH_PLANAR_KINDS; kind++) {
        struct random r = {22000 + (unsigned)kind};
        struct figure found = {0};
        size_t cells = 0;
        for (int i = 0; i < 20; i++) {
            struct truth_planar term;
            struct nc_planar_convexity b;
            double shape[512];
            random_planar(&r, kind, &term);
            size_t n = random_planar_build(&term, shape, 256);
            n += nc_planar_offset(shape + n, 256, 0.1);
            assert_int_equal(nc_planar_convexity(shape, n, 1e-5, 20000, &b), NC_OK);
            cells += b.cells;
            figure_note(&found, b.lower);
            figure_note(&found, b.upper);
            figure_note(&found, b.offset);
            figure_note(&found, b.verdict + 1);
        }
        wrong += figure_mean_differs("found, plane", kind, &found, result[0][kind], 1e-6);
        wrong += figure_differs("cells, plane", kind, (double)cells, (double)planar[kind], 0.01);
    }
    for (int kind = TRUTH_SPATIAL_ELLIPSOID; kind < TRUTH_SPATIAL_KINDS; kind++) {
        struct random r = {23000 + (unsigned)kind};
        struct figure found = {0};
        size_t cells = 0;
        for (int i = 0; i < 6; i++) {
            struct nc_spatial_convexity b;
            double shape[2048], turned[1024], q[9];
            random_spatial(&r, kind, &body);
            size_t n = random_spatial_build(&body, turned, 1024);
            random_rotation(&r, q);
            n = nc_spatial_rotated(shape, 1024, turned, n, q);
            random_spatial(&r, i % 2 ? TRUTH_SPATIAL_ELLIPSOID : kind, &body);
            n += random_spatial_build(&body, shape + n, 1024);
            assert_int_equal(nc_spatial_convexity(shape, n, 1e-3, 3000, &b), NC_OK);
            cells += b.cells;
            figure_note(&found, b.lower);
            figure_note(&found, b.upper);
            figure_note(&found, b.offset);
            figure_note(&found, b.verdict + 1);
        }
        wrong += figure_mean_differs("found, space", kind, &found, result[1][kind], 1e-6);
        wrong += figure_differs("cells, space", kind, (double)cells, (double)spatial[kind], 0.01);
    }
    assert_int_equal(wrong, 0);
}

/* Without a number of cells the work is what the header says: two terms cancel, but not their bounds. */
static void the_default_work_is_bounded(void **state)
{
    (void)state;
    static double shape[1000], c[200];
    struct nc_planar_convexity b;
    for (int harmonics = 2; harmonics <= 100; harmonics += 98) {
        size_t n = nc_planar_offset(shape, 1000, 1);
        for (int side = -1; side <= 1; side += 2) {
            c[harmonics - 1] = side;
            n += nc_planar_fourier(shape + n, 1000 - n, 0, c, c + 100, (size_t)harmonics);
            c[harmonics - 1] = 0;
        }
        const double most = 1e8 / ((double)n + 250);
        assert_int_equal(nc_planar_convexity(shape, n, 1e-12, 0, &b), NC_OK);
        print_message("%zu numbers: %zu cells\n", n, b.cells);
        assert_true((double)b.cells >= floor(most) && (double)b.cells <= most + 100);
    }
}

/* Next to an axis the cosine is -1 to rounding: the bounds stay. */
static void arcs_end_next_to_an_axis(void **state)
{
    (void)state;
    double shape[16];
    const size_t n = nc_planar_superellipse(shape, 16, 1, 0.5, 4, 0);
    struct nci_arc last = {.lower = NAN};
    for (double way = 1e-6; way > 1e-10; way /= 2) {
        struct nci_arc arc = {.middle = NCI_PI / 2 + way + 0.05, .radius = 0.05};
        assert_int_equal(nci_planar_arc(shape, n, &arc), NC_OK);
        assert_true(arc.lower > 0 &&
                    (isnan(last.lower) || fabs(arc.lower - last.lower) < 0.01 * arc.lower));
        last = arc;
    }
}

/* What a matrix that is a rotation to 1e-10 only does to a unit ball; and one that stands on its head. */
static void rotations_are_as_good_as_they_are(void **state)
{
    (void)state;
    struct nc_spatial_convexity b;
    double inner[8], shape[32], q[9] = {1 - 1e-10, 0, 0, 0, 1 - 1e-10, 0, 0, 0, 1 - 1e-10};
    size_t n = nc_spatial_ellipsoid(inner, 8, 1, 1, 1);
    n = nc_spatial_rotated(shape, 32, inner, n, q);
    assert_int_equal(nc_spatial_convexity(shape, n, 1e-6, 0, &b), NC_OK);
    assert_true(b.lower <= 1 - 1e-10 && b.lower > 1 - 1e-8 && b.upper >= 1 - 1e-10);
    /* the bounds of the second derivative are wider by what the matrix lacks */
    const double squares[3] = {1, 4, 9}, c[9] = {1, 0, 0, 0, 0.1, 0, 0.2, 0, 0.3};
    double series[16], loose[32];
    nc_spatial_harmonics(series, 16, c, 2);
    const struct nci_term term[2] = {{NC_SPATIAL_ELLIPSOID, 3, squares, 1},
                                     {NC_SPATIAL_HARMONICS, 9, series + 2, 1}};
    for (int k = 0; k < 2; k++) {
        struct nci_cap exact = {.radius = 0.1, .frame = {{0.6, 0.8, 0}, {0, 0, 1}, {0.8, -0.6, 0}}},
                       cap = exact;
        for (int i = 0; i < 9; i++)
            loose[i] = i % 4 == 0 ? 1 - 1e-7 : 0;
        loose[9] = term[k].kind;
        loose[10] = (double)term[k].count;
        memcpy(loose + 11, term[k].parameter, term[k].count * sizeof(double));
        const struct nci_term turned = {NC_SPATIAL_ROTATED, 11 + term[k].count, loose, 1};
        assert_int_equal(nci_spatial_cap(&term[k], &exact), NC_OK);
        assert_int_equal(nci_spatial_cap(&turned, &cap), NC_OK);
        assert_true(cap.radius == exact.radius && cap.error > exact.error && cap.floor < exact.floor);
        assert_true(k ? cap.bend > (1 + 4e-6) * exact.bend : cap.bend == 0);
        for (int i = 0; i < 3 && k == 0; i += 2)
            assert_true(cap.V[i] > exact.V[i] + 4e-6 * (exact.U[i] + exact.V[i]));
    }
    const double half[9] = {1, 0, 0, 0, -1, 0, 0, 0, -1};
    n = nc_spatial_rotated(shape, 32, inner, nc_spatial_ellipsoid(inner, 8, 1, 2, 3), half);
    assert_int_equal(nc_spatial_convexity(shape, n, 1e-6, 0, &b), NC_OK);
    assert_true(fabs(b.upper - 1.0 / 3) < 1e-6 && fabs(fabs(b.normal[2]) - 1) < 1e-12 &&
                fabs(fabs(b.direction[0]) - 1) < 1e-12);
}

/* A thousand terms whose sum rounds up, and a small last one: the bounds know about that. */
static void many_terms(void **state)
{
    (void)state;
    enum { COUNT = 1000 };
    static double planar[3 * COUNT], spatial[3 * COUNT];
    for (double d = 0.1; d < 0.95; d += 0.1) {
        size_t n = 0, m = 0;
        long double exact = 0;
        for (int i = 0; i < COUNT; i++) {
            const double part = i < COUNT - 1 ? d : 1e-9;
            n += nc_planar_offset(planar + n, sizeof planar / sizeof *planar - n, part);
            m += nc_spatial_offset(spatial + m, sizeof spatial / sizeof *spatial - m, part);
            exact += part;
        }
        struct nc_planar_convexity a;
        struct nc_spatial_convexity b;
        assert_int_equal(nc_planar_convexity(planar, n, 1e-6, 0, &a), NC_OK);
        assert_int_equal(nc_spatial_convexity(spatial, m, 1e-6, 0, &b), NC_OK);
        assert_true(a.lower <= exact && a.upper >= exact && a.lower > 0.999999999 * (double)exact);
        assert_true(b.lower <= exact && b.upper >= exact && b.lower > 0.999999999 * (double)exact);
    }
}

/* An offset has the same curvature radius everywhere. */
static void offsets(void **state)
{
    (void)state;
    const double d = -0.3;
    const struct nci_term term = {NC_SPATIAL_OFFSET, 1, &d, 1};
    struct nci_cap cap = {
        .radius = 0.3, .A = {7, 7, 7}, .T = {7, 7, 7, 7}, .bend = 7, .error = 7, .floor = 7};
    assert_int_equal(nci_spatial_cap(&term, &cap), NC_OK);
    assert_true(cap.h == d && cap.A[0] == d && cap.A[1] == 0 && cap.A[2] == d && cap.floor == d);
    assert_true(cap.bend == 0 && cap.error == 0 && cap.T[0] == 0 && cap.T[1] == 0 && cap.T[2] == 0 &&
                cap.T[3] == 0);
}

/* A body 2^40 times as large has curvature radii 2^40 times as large, found with the same work. */
static void size_does_not_matter(void **state)
{
    (void)state;
    static const double vertex[5][3] = {{1, 0, 0}, {0, 1, 0}, {-1, -1, 0.1}, {0, 0, 1}, {0, 0.2, -1}};
    for (int k = 0; k < 5; k++) {
        struct nc_spatial_convexity b[3];
        for (int i = 0; i < 3; i++) {
            const double s = ldexp(1, 40 * (i - 1));
            double shape[64], profile[16], more[5][3];
            const double M[6] = {s * s, 0, 0.1 * s * s, s * s, 0.2 * s * s, 2 * s * s},
                         d[9] = {s, 0, 0, 0, 0.1 * s, 0, 0, 0, 0.1 * s};
            for (int j = 0; j < 15; j++)
                more[j / 3][j % 3] = s * vertex[j / 3][j % 3];
            size_t n = nc_spatial_offset(shape, 64, 0.1 * s);
            n += k == 0   ? nc_spatial_quadratic(shape + n, 64 - n, M)
                 : k == 1 ? nc_spatial_superellipsoid(shape + n, 64 - n, s, 2 * s, 3 * s, 3, 4, 0.5 * s)
                 : k == 2 ? nc_spatial_hull(shape + n, 64 - n, more[0], 5, 6)
                 : k == 3 ? nc_spatial_harmonics(shape + n, 64 - n, d, 2)
                          : nc_spatial_revolved(shape + n, 64 - n, profile,
                                                nc_planar_ellipse(profile, 16, s, 2 * s));
            assert_int_equal(nc_spatial_convexity(shape, n, 1e-3, 2000, &b[i]), NC_OK);
            b[i].lower /= s;
            b[i].upper /= s;
        }
        for (int i = 0; i < 3; i += 2) {
            print_message("%d: %.17g .. %.17g, %zu cells; %.17g .. %.17g, %zu cells\n", k, b[1].lower,
                          b[1].upper, b[1].cells, b[i].lower, b[i].upper, b[i].cells);
            assert_true(b[i].cells == b[1].cells && fabs(b[i].upper - b[1].upper) <= 1e-12 * b[1].upper);
            assert_true(fabs(b[i].lower - b[1].lower) <= 1e-12 * fabs(b[1].lower));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arcs_are_as_close),
        cmocka_unit_test(caps_are_as_close),
        cmocka_unit_test(searches_take_as_long),
        cmocka_unit_test(many_terms),
        cmocka_unit_test(offsets),
        cmocka_unit_test(arcs_end_next_to_an_axis),
        cmocka_unit_test(rotations_are_as_good_as_they_are),
        cmocka_unit_test(size_does_not_matter),
        cmocka_unit_test(the_default_work_is_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
