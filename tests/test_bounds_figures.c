/* How close the bounds are, and how much work they spare: figures of random arcs, caps and searches, as they were
 * measured. That the bounds hold is the subject of test_bounds.c; here a bound that has become looser, closer or
 * dearer is noticed. Who changes a bound on purpose measures anew: the test prints the figures. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "bounds/bounds.h"
#include "random_spatial.h"

/* The mean of numbers of any size, signs and infinities included, so that each relative change counts. */
struct figure {
    double sum;
    int count;
};

static void note(struct figure *figure, double x)
{
    figure->sum += isnan(x) ? 200 : isinf(x) ? copysign(100, x) : copysign(log1p(fabs(x) * 1e17), x);
    figure->count++;
}

static int differs(const char *what, int kind, const struct figure *figure, double expected,
                   double tolerance)
{
    const double mean = figure->sum / figure->count;
    const int wrong = !(fabs(mean - expected) <= tolerance * (1 + fabs(expected)));
    print_message("%s, kind %d: %.10g%s\n", what, kind, mean, wrong ? ", not as it was" : "");
    return wrong;
}

static void arcs_are_as_close(void **state)
{
    (void)state;
    static const double expected[TRUTH_PLANAR_KINDS][3] = {
        [TRUTH_FOURIER] = {-10.47017349, 37.65525293, 12.02629333},
        [TRUTH_ROLLING] = {-9.904379846, 37.25179143, 11.98373415},
        [TRUTH_ELLIPSE] = {36.50602573, 39.13507802, 7.192176924},
        [TRUTH_SUPERELLIPSE] = {36.03768199, 45.27043608, 8.453988588},
        [TRUTH_PIECEWISE] = {-6.551603083, 40.12743069, 11.21731273},
        [TRUTH_LIFT] = {-4.239794965, 18.09355686, 4.198683333},
        [TRUTH_LOBE] = {-6.72628921, 23.94810377, 7.323320332}};
    int wrong = 0;
    for (int kind = TRUTH_FOURIER; kind < TRUTH_PLANAR_KINDS; kind++) {
        struct random r = {20000 + (unsigned)kind};
        struct figure lower = {0}, bend = {0}, error = {0};
        for (int i = 0; i < 3000; i++) {
            struct truth_planar term;
            double shape[256];
            random_planar(&r, kind, &term);
            const size_t n = random_planar_build(&term, shape, 256);
            struct nci_arc arc = {.middle = random_uniform(&r, -4, 4), .radius = random_scale(&r, 1e-4, 1)};
            assert_int_equal(nci_planar_arc(shape, n, &arc), NC_OK);
            note(&lower, arc.lower);
            note(&bend, arc.bend);
            note(&error, arc.error);
        }
        wrong += differs("lower bound", kind, &lower, expected[kind][0], 1e-6);
        wrong += differs("bend", kind, &bend, expected[kind][1], 1e-6);
        wrong += differs("error", kind, &error, expected[kind][2], 1e-6);
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
        [TRUTH_ELLIPSOID] = {-12.56837505, 18.42902494, 21.97304174, 7.605743979, 25.70462373},
        [TRUTH_QUADRATIC] = {-12.97382691, 18.36349129, 23.63284491, 8.586622474, 22.7345264},
        [TRUTH_SUPERELLIPSOID] = {-7.329949426, 12.15503339, 31.05763291, 8.735501047, 15.4434105},
        [TRUTH_HARMONICS] = {-30.64056135, 0, 4.70621402, 11.45670837, -25.97183229},
        [TRUTH_REVOLVED] = {-2.437706867, 7.191464188, 5.950507981, 8.246438596, -8.70528997},
        [TRUTH_HULL] = {-9.352304265, 14.04495218, 25.21151521, 7.910054389, -4.534098863}};
    static struct truth_spatial term;
    int wrong = 0;
    for (int kind = TRUTH_ELLIPSOID; kind < TRUTH_SPATIAL_KINDS; kind++) {
        struct random r = {21000 + (unsigned)kind};
        struct figure figure[FIGURES] = {{0}};
        /* small differences of vertices far apart hang on rounding */
        const double tolerance = kind == TRUTH_HULL ? 1e-3 : 1e-6;
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
            note(&figure[FLOOR], cap.floor);
            note(&figure[BEND], cap.bend);
            note(&figure[ERROR], cap.error);
            note(&figure[GROUND], cap.core);
            for (int k = 0; k < 3; k++) {
                note(&figure[GROUND], cap.F[k]);
                note(&figure[BEND], cap.U[k]);
                note(&figure[BEND], cap.V[k]);
            }
            note(&figure[GROUND], cap.tilt[0]);
            note(&figure[GROUND], cap.tilt[1]);
            for (int expand = 0; expand < 2; expand++) {
                struct nci_cap_sum sum = {{0}, {0}, 0, {0}, {0}, 0, {0}, {0}, 0};
                nci_cap_add(&cap, expand, &sum);
                note(&figure[LOWER], nci_cap_lower(&sum, cap.radius));
            }
        }
        for (int k = 0; k < FIGURES; k++)
            wrong += differs(name[k], kind, &figure[k], expected[kind][k], tolerance);
    }
    assert_int_equal(wrong, 0);
}

/* The cells of searches: alike to 1 %, as a cell more or less may hang on the last digit. */
static int dearer(const char *what, int kind, size_t cells, size_t expected)
{
    const int wrong = fabs((double)cells - (double)expected) > 0.01 * (double)expected;
    print_message("%s of kind %d: %zu cells%s\n", what, kind, cells, wrong ? ", not as it was" : "");
    return wrong;
}

static void searches_take_as_long(void **state)
{
    (void)state;
    static const size_t planar[TRUTH_PLANAR_KINDS] = {
        [TRUTH_FOURIER] = 3092,      [TRUTH_ROLLING] = 2520,   [TRUTH_ELLIPSE] = 160,
        [TRUTH_SUPERELLIPSE] = 3640, [TRUTH_PIECEWISE] = 1996, [TRUTH_LIFT] = 2200,
        [TRUTH_LOBE] = 2070};
    static const size_t spatial[TRUTH_SPATIAL_KINDS] = {
        [TRUTH_ELLIPSOID] = 6536,  [TRUTH_QUADRATIC] = 10440, [TRUTH_SUPERELLIPSOID] = 16391,
        [TRUTH_HARMONICS] = 14595, [TRUTH_REVOLVED] = 11268,  [TRUTH_HULL] = 1851};
    static struct truth_spatial body;
    int wrong = 0;
    for (int kind = TRUTH_FOURIER; kind < TRUTH_PLANAR_KINDS; kind++) {
        struct random r = {22000 + (unsigned)kind};
        size_t cells = 0;
        for (int i = 0; i < 20; i++) {
            struct truth_planar term;
            struct nc_planar_radius_bounds b;
            double shape[512];
            random_planar(&r, kind, &term);
            size_t n = random_planar_build(&term, shape, 256);
            n += nc_planar_offset(shape + n, 256, 0.1);
            assert_int_equal(nc_planar_convexity(shape, n, 1e-5, 20000, &b), NC_OK);
            cells += b.cells;
        }
        wrong += dearer("plane: searches", kind, cells, planar[kind]);
    }
    for (int kind = TRUTH_ELLIPSOID; kind < TRUTH_SPATIAL_KINDS; kind++) {
        struct random r = {23000 + (unsigned)kind};
        size_t cells = 0;
        for (int i = 0; i < 6; i++) {
            struct nc_spatial_radius_bounds b;
            double shape[2048], turned[1024], q[9];
            random_spatial(&r, kind, &body);
            size_t n = random_spatial_build(&body, turned, 1024);
            random_rotation(&r, q);
            n = nc_spatial_rotated(shape, 1024, turned, n, q);
            random_spatial(&r, i % 2 ? TRUTH_ELLIPSOID : kind, &body);
            n += random_spatial_build(&body, shape + n, 1024);
            assert_int_equal(nc_spatial_convexity(shape, n, 1e-3, 3000, &b), NC_OK);
            cells += b.cells;
        }
        wrong += dearer("space: searches", kind, cells, spatial[kind]);
    }
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arcs_are_as_close),
        cmocka_unit_test(caps_are_as_close),
        cmocka_unit_test(searches_take_as_long),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
