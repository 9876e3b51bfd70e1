/* The bounds behind the certified search on arcs of the circle: for every term, on random arcs, no curvature radius by
 * the definition of the potential (in long double) is outside of them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "bounds/bounds.h"
#include "random_spatial.h"

static double truth_rho(const struct truth_planar *term, long double phi)
{
    const series h = truth_planar(term, series_line(phi, 1));
    return (double)(h.c[0] + 2 * h.c[2]);
}

/* Half the widest arc around `middle` without a special angle of the term inside. */
static double free_radius(const struct truth_planar *term, double middle)
{
    double special[24], radius = 3;
    const int count = random_planar_special(term, special);
    for (int i = 0; i < count; i++)
        radius = fmin(radius, fabs(remainder(special[i] - middle, NCI_TWO_PI)));
    return radius;
}

static void check_arcs(int kind)
{
    struct random r = {8000 + (unsigned)kind};
    struct truth_planar term;
    double shape[256], closest = INFINITY;
    int bounded = 0;
    for (int i = 0; i < 5000; i++) {
        random_planar(&r, kind, &term);
        const size_t n = random_planar_build(&term, shape, 256);
        struct nci_arc arc = {.middle = random_uniform(&r, -4, 4)};
        arc.radius = fmin(random_scale(&r, 1e-5, 1), free_radius(&term, arc.middle) * (1 - 1e-9));
        assert_true(n > 0 && n <= 256);
        assert_int_equal(nci_planar_arc(shape, n, &arc), NC_OK);
        const double rho = truth_rho(&term, arc.middle);
        assert_true(fabs(arc.rho - rho) <= arc.error);
        bounded += arc.lower > -INFINITY;
        for (int j = 0; j <= 32; j++) {
            const long double way = arc.radius * (j / 16.0L - 1);
            const double there = truth_rho(&term, arc.middle + way);
            const double line = arc.rho + arc.slope * (double)way,
                         turn = way == 0 ? 0 : (double)(arc.bend * way * way / 2);
            if (!(there >= arc.lower - 1e-17 * fabs(arc.h)) ||
                !(fabs(there - line) <= turn + 2 * arc.error))
                fail_msg("kind %d, sample %d: rho = %.17g at %.17g + %.17g, lower %.17g", kind, i, there,
                         arc.middle, (double)way, arc.lower);
            if (arc.radius < 1e-4)
                closest = fmin(closest, (there - arc.lower) / (fabs(there) + fabs(arc.slope)));
        }
    }
    print_message("kind %d: 5000 arcs, seed %d, %d bounded, the closest short one by %.1e\n", kind,
                  8000 + kind, bounded, closest);
    assert_int_equal(bounded, 5000);
    assert_true(closest < 1e-4);
}

static void arcs(void **state)
{
    (void)state;
    for (int kind = TRUTH_FOURIER; kind < TRUTH_PLANAR_KINDS; kind++)
        check_arcs(kind);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(arcs)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
