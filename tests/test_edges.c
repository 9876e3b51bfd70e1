/* Edges of a planar shape, which a simulation must not step over, and the sector between two of them; every status has
 * its message; surfaces are checked kind by kind. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "normalcontact.h"
#include "planar/planar.h"

#define QUARTER (NCI_PI / 4)

/* By counting, without a search. */
static int sector_by_counting(const double edges[NCI_EDGES], double rest)
{
    int sector = 0;
    while (sector + 1 < NCI_EDGES && edges[sector + 1] <= rest)
        sector++;
    return sector;
}

static void edges_of_a_lift(void **state)
{
    double shape[32], edges[NCI_EDGES];
    size_t n = nc_planar_offset(shape, 32, 0.02);
    n += nc_planar_lift(shape + n, 32 - n, NC_LIFT_345, 0.006, 0.5, 1, 0.3, 1.2);
    assert_int_equal(nci_planar_edges(shape, n, edges), NC_OK);
    const double joints[] = {0.5, 1.5, 1.8, 3.0};
    for (int i = 1; i < NCI_EDGES; i++)
        assert_true(edges[i] >= edges[i - 1]);
    for (int k = 0; k < 4; k++) {
        int found = 0;
        for (int i = 0; i < NCI_EDGES; i++)
            found += fabs(edges[i] - joints[k]) < 1e-14;
        assert_int_equal(found, 1);
    }
    for (int k = 0; k < 8; k++) {
        int found = 0;
        for (int i = 0; i < NCI_EDGES; i++)
            found += edges[i] == k * QUARTER;
        assert_int_equal(found, 1);
    }
    for (int i = -400; i < 400; i++) {
        const double phi = 0.0371 * i, turns = floor(phi / NCI_TWO_PI), rest = phi - turns * NCI_TWO_PI;
        assert_true(nci_planar_sector(edges, phi) == turns * NCI_EDGES + sector_by_counting(edges, rest));
    }
    assert_true(nci_planar_sector(edges, 0.5) == nci_planar_sector(edges, 0.49) + 1);
    (void)state;
}

/* A spline has more joints than there is room for: the ends of its dwells are left, and where it has none the sixteenths
 * of a turn. */
static void too_many_joints(void **state)
{
    enum { PIECES = 40, FIRST = 11, END = 14 }; /* a lobe between two eighths of a turn */
    double knots[PIECES], c[3 * PIECES] = {0}, shape[8 + 4 * PIECES], edges[NCI_EDGES];
    for (int i = 0; i < PIECES; i++) {
        knots[i] = NCI_TWO_PI * (i + 0.5) / PIECES;
        c[3 * i] = 1;
    }
    size_t n = nc_planar_piecewise(shape, sizeof shape / sizeof *shape, knots, PIECES, c, 2);
    assert_true(n > 0 && n <= sizeof shape / sizeof *shape);
    assert_int_equal(nci_planar_edges(shape, n, edges), NC_OK);
    for (int i = 0; i < NCI_EDGES; i++)
        assert_true(edges[i] == fmin(i, 16) * QUARTER / 2);
    for (int i = FIRST; i < END; i++)
        c[3 * i + 1] = 0.1;
    n = nc_planar_piecewise(shape, sizeof shape / sizeof *shape, knots, PIECES, c, 2);
    assert_int_equal(nci_planar_edges(shape, n, edges), NC_OK);
    for (int i = 0; i < NCI_EDGES; i++)
        assert_true(fabs(edges[i] - (i < 3    ? i * QUARTER
                                     : i == 3 ? knots[FIRST]
                                     : i == 4 ? knots[END]
                                              : fmin(i - 2, 8) * QUARTER)) < 1e-14);
    const double unknown[] = {99, 1, 1};
    assert_int_equal(nci_planar_edges(unknown, 3, edges) % NC_TERM, NC_E_KIND);
    (void)state;
}

/* Messages differ from one status to the next, and none is that of an unknown one. */
static void messages(void **state)
{
    const char *unknown = nc_message(NC_TERM - 1), *last = "";
    assert_string_equal(unknown, "unknown status");
    int known = 0;
    for (int status = 0; status < NC_TERM - 1; status++) {
        const char *text = nc_message(status);
        if (strcmp(text, unknown) == 0)
            continue;
        known++;
        assert_true(strlen(text) > 1 && strcmp(text, last) != 0);
        last = text;
    }
    assert_true(known >= 20);
    assert_non_null(strstr(nc_message(NC_E_UNDERCUT), "base circle"));
    assert_non_null(strstr(nc_message(NC_E_CONCAVE), "convex hull"));
    assert_non_null(strstr(nc_message(NC_E_DATA), "three points"));
    assert_non_null(strstr(nc_message(NC_E_MEMORY), "memory"));
    assert_string_equal(nc_version(), NC_VERSION);
    (void)state;
}

static void surfaces(void **state)
{
    double v[64], inner[32], placed[64];
    const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, r[3] = {1, 2, 3};
    size_t n = nc_surface_plane(v, 64, 2, 1);
    assert_int_equal(nc_surface_check(v, n), NC_OK);
    v[2] = 0;
    assert_int_equal(nc_surface_check(v, n) % NC_TERM, NC_E_RANGE);
    v[2] = NAN;
    assert_int_equal(nc_surface_check(v, n) % NC_TERM, NC_E_PARAMETER);
    const size_t circle = nc_curve_circle(inner, 32, 0.3);
    n = nc_surface_extruded(v, 64, inner, circle, 0.5);
    assert_int_equal(nc_surface_check(v, n), NC_OK);
    n = nc_surface_placed(placed, 64, v, n, identity, r);
    assert_int_equal(nc_surface_check(placed, n), NC_OK);
    const size_t ball = nc_spatial_ellipsoid(inner, 32, 1, 2, 3);
    n = nc_surface_potential(v, 64, inner, ball);
    assert_int_equal(nc_surface_check(v, n), NC_OK);
    v[0] = 999;
    assert_int_equal(nc_surface_check(v, n) % NC_TERM, NC_E_KIND);
    (void)state;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(edges_of_a_lift),
        cmocka_unit_test(too_many_joints),
        cmocka_unit_test(messages),
        cmocka_unit_test(surfaces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
