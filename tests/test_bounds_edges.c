/* Single numbers of the bounds where they are hardest: at the edge of a cap, on a cap of no width, at the end of a flat
 * side, with rotations that are rotations to some digits only, and what a search costs that comes to no end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "bounds/bounds.h"
#include "normalcontact.h"

/* Functions that reach their bound: the lower bound is below them, but not by more than rounding. */
static void the_bound_of_a_sum_is_reached(void **state)
{
    (void)state;
    /* A'' = -bend: A is -bend radius^2 / 2 at the edge */
    const struct nci_cap_sum bent = {.bend = 1};
    double lower = nci_cap_lower(&bent, 0.5);
    assert_true(lower <= -0.125 && lower > -0.1250001);
    /* a floor whose matrix has a mixed component only: it turns with the tangent */
    const struct nci_cap_sum turned = {.F = {0, 1, 0}};
    lower = nci_cap_lower(&turned, 0.5);
    assert_true(lower <= -0.5 && lower > -0.5000001);
    /* on a cap of no width nothing is lost, whatever the tilt */
    const struct nci_cap_sum point = {
        .A = {1, 0, 2}, .T = {1, 2, 3, 4}, .bend = 5, .F = {1, 0, 1}, .tilt = {6, 7}, .core = 8};
    lower = nci_cap_lower(&point, 0);
    assert_true(lower <= 1 && lower > 1 - 1e-13);
}

/* The size of what is added up, from which its rounding follows, whatever the signs. */
static void the_size_of_a_sum(void **state)
{
    (void)state;
    for (int signs = 0; signs < 8; signs++) {
        const double a = signs & 1 ? -1 : 1, b = signs & 2 ? -2 : 2, c = signs & 4 ? -4 : 4;
        const struct nci_cap cap = {.A = {a, b, c}, .F = {a, 16, b}, .floor = c};
        struct nci_cap_sum floors = {.terms = 0}, expansions = floors;
        nci_cap_add(&cap, 0, &floors);
        nci_cap_add(&cap, 1, &expansions);
        assert_true(floors.size == 11 && expansions.size == 7);
    }
}

/* Where a curvature radius is infinite there is no value, and none is taken for zero. */
static void flat_points_have_no_value(void **state)
{
    (void)state;
    double shape[16];
    const size_t n = nc_planar_superellipse(shape, 16, 1, 0.5, 3, 0);
    struct nci_arc arc = {.middle = 0, .radius = 0.1};
    struct nc_planar_convexity b;
    assert_int_equal(nci_planar_arc(shape, n, &arc), NC_OK);
    assert_true(isnan(arc.rho) && arc.lower > -1e-15);
    assert_int_equal(nc_planar_convexity(shape, n, 1e-3, 0, &b), NC_OK);
    assert_true(b.upper > 0 && b.verdict == NC_CONVEX);
}

/* A profile that is smooth at the lower pole only, or at the upper one only, bounds nothing. */
static void tips_at_one_pole(void **state)
{
    (void)state;
    for (int side = -1; side <= 1; side++) {
        const double cosine[2] = {0.02 * side, 0}, sine[2] = {0, 0.01};
        double profile[16];
        const size_t n = nc_planar_fourier(profile, 16, 1, cosine, sine, side ? 2 : 0);
        const struct nci_term term = {NC_SPATIAL_REVOLVED, n, profile, 1};
        struct nci_whole whole;
        assert_int_equal(nci_spatial_whole(&term, 1e-3, 1000, &whole), NC_OK);
        assert_true(side ? whole.lower == -INFINITY : whole.lower > 0.9);
    }
}

/* A matrix that shrinks all lengths: the second derivatives of its term are uncertain by the stretch, all of them, and
 * the normal of the smallest radius is a unit vector all the same. */
static void loose_rotations(void **state)
{
    (void)state;
    double loose[16] = {1 - 1e-7, 0, 0, 0, 1 - 1e-7, 0, 0, 0, 1 - 1e-7, NC_SPATIAL_ELLIPSOID, 3, 1, 4, 9};
    const struct nci_term inner = {NC_SPATIAL_ELLIPSOID, 3, loose + 11, 1},
                          turned = {NC_SPATIAL_ROTATED, 14, loose, 1};
    const double stretch = nci_stretch(loose);
    struct nci_cap cap = {.radius = 0.1, .frame = {{0.6, 0.8, 0}, {0, 0, 1}, {0.8, -0.6, 0}}}, wide = cap;
    wide.radius *= 1 + stretch;
    assert_int_equal(nci_spatial_cap(&inner, &wide), NC_OK);
    assert_int_equal(nci_spatial_cap(&turned, &cap), NC_OK);
    assert_true(stretch > 9e-6 && stretch < 1e-5);
    for (int i = 0; i < 3; i += 2)
        assert_true(cap.V[i] >= wide.V[i] + 0.8 * stretch * (wide.U[i] + wide.V[i]));

    double shape[16], q[9] = {1 - 1e-10, 0, 0, 0, 1 - 1e-10, 0, 0, 0, 1 - 1e-10};
    struct nc_spatial_convexity b;
    const size_t n = nc_spatial_rotated(shape, 16, loose + 9, 5, q);
    assert_int_equal(nc_spatial_convexity(shape, n, 1e-6, 0, &b), NC_OK);
    assert_true(fabs(nci_dot(b.normal, b.normal) - 1) < 1e-14 && fabs(b.normal[2]) > 0.999999);
}

/* Without a number of cells the work is what the header says, for the sum of all terms: a tolerance beyond rounding. */
static void the_default_work_is_bounded(void **state)
{
    (void)state;
    enum { COUNT = 5000 };
    static double shape[5 + 3 * COUNT];
    struct nc_spatial_convexity b;
    size_t n = nc_spatial_ellipsoid(shape, 5, 1, 2, 3);
    for (int i = 0; i < COUNT; i++)
        n += nc_spatial_offset(shape + n, 3, 1);
    assert_int_equal(nc_spatial_convexity(shape, n, 1e-17, 0, &b), NC_OK);
    print_message("%zu cells\n", b.cells);
    assert_true(b.cells >= 1e7 / (COUNT + 3) && b.cells < 1e7 / (COUNT + 3) + 100);
}

/* What fails has looked at nothing. */
static void failures(void **state)
{
    (void)state;
    double circle[3], sphere[3];
    struct nc_planar_convexity a;
    struct nc_spatial_convexity b;
    const size_t n = nc_planar_offset(circle, 3, 1), m = nc_spatial_offset(sphere, 3, 1);
    for (int k = 0; k < 3; k++) {
        static const double tolerance[3] = {0, 1, NAN};
        assert_int_equal(nc_planar_convexity(circle, n, tolerance[k], 0, &a), NC_E_OPTION);
        assert_int_equal(nc_spatial_convexity(sphere, m, tolerance[k], 0, &b), NC_E_OPTION);
        assert_true(a.cells == 0 && b.cells == 0 && isnan(a.lower) && isnan(b.lower));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_bound_of_a_sum_is_reached),
        cmocka_unit_test(the_size_of_a_sum),
        cmocka_unit_test(flat_points_have_no_value),
        cmocka_unit_test(tips_at_one_pole),
        cmocka_unit_test(loose_rotations),
        cmocka_unit_test(the_default_work_is_bounded),
        cmocka_unit_test(failures),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
