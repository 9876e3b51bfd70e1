/* The bounds behind the certified search on caps of the sphere: for every term, on random caps, no curvature radius by
 * the definition of the potential (in long double) is below them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "bounds/bounds.h"
#include "exact_hull.h"
#include "random_spatial.h"

/* A(t, t) at x by definition. */
static double truth_form(const struct truth_spatial *term, const long double x[3], const long double t[3])
{
    const series line[3] = {series_line(x[0], t[0]), series_line(x[1], t[1]), series_line(x[2], t[2])};
    return (double)(2 * truth_spatial(term, line).c[2]);
}

static double form(const double M[3], double x, double y)
{
    return M[0] * x * x + 2 * M[1] * x * y + M[2] * y * y;
}

static void random_frame(struct random *r, struct nci_cap *cap)
{
    double *m = cap->frame[0], *e = cap->frame[1], other[3];
    random_direction(r, m);
    for (int i = 0; i < 3; i++) /* close to the planes and axes, where terms are special */
        m[i] *= random_below(r, 3) ? 1 : random_scale(r, 1e-4, 1);
    const double size = sqrt(nci_dot(m, m));
    for (int i = 0; i < 3; i++)
        m[i] /= size;
    random_direction(r, other);
    nci_cross(m, other, e);
    const double length = sqrt(nci_dot(e, e));
    for (int i = 0; i < 3; i++)
        e[i] /= length;
    nci_cross(m, e, cap->frame[2]);
}

/* One direction on a cap: the normal n at the distance `way` in the direction (a, b) of the frame, the
 * tangent t carried there from (c, d). */
struct carried {
    double way, a, b, c, d;
    long double n[3], t[3];
};

static void random_carried(struct random *r, const struct nci_cap *cap, struct carried *at)
{
    const double alpha = random_uniform(r, 0, NCI_TWO_PI), beta = random_uniform(r, 0, NCI_TWO_PI);
    at->way = cap->radius * (random_below(r, 2) ? 1 : sqrt(random_uniform(r, 0, 1)));
    at->a = cos(alpha);
    at->b = sin(alpha);
    at->c = cos(alpha) * cos(beta) - sin(alpha) * sin(beta);
    at->d = sin(alpha) * cos(beta) + cos(alpha) * sin(beta);
    for (int i = 0; i < 3; i++) {
        const long double m = cap->frame[0][i], c = cosl(at->way), s = sinl(at->way);
        const long double e = at->a * cap->frame[1][i] + at->b * cap->frame[2][i];
        const long double across = at->a * cap->frame[2][i] - at->b * cap->frame[1][i];
        at->n[i] = c * m + s * e;
        at->t[i] = cos(beta) * (c * e - s * m) + sin(beta) * across;
    }
}

static double expansion(const struct nci_cap *cap, const struct carried *at)
{
    const double first[3] = {cap->T[0], cap->T[1], cap->T[2]},
                 second[3] = {cap->T[1], cap->T[2], cap->T[3]};
    const double slope = at->a * form(first, at->c, at->d) + at->b * form(second, at->c, at->d);
    double low, high, unused[2];
    nci_eigen2(cap->U, &low, &high, unused);
    const double U = form(cap->U, at->c, at->d), V = form(cap->V, at->c, at->d);
    return form(cap->A, at->c, at->d) + at->way * slope -
           at->way * at->way / 2 * (1 + 1e-9) * (cap->bend + U + V + sqrt(fmax(high * U, 0))) - cap->error;
}

/* floor + nu C nu, nu = n x t in the frame. */
static double ground(const struct nci_cap *cap, const struct carried *at)
{
    double nu[3];
    for (int i = 0; i < 3; i++) {
        nu[i] = 0;
        for (int k = 0; k < 3; k++)
            nu[i] += (double)(at->n[(k + 1) % 3] * at->t[(k + 2) % 3] -
                              at->n[(k + 2) % 3] * at->t[(k + 1) % 3]) *
                     cap->frame[i][k];
    }
    return cap->floor + cap->core * nu[0] * nu[0] + form(cap->F, nu[2], -nu[1]) +
           2 * nu[0] * (cap->tilt[0] * nu[2] - cap->tilt[1] * nu[1]);
}

static void check_caps(int kind, unsigned seed, int samples)
{
    static struct truth_spatial term;
    struct random r = {seed + (unsigned)kind};
    double shape[1024], turned[1024], q[9];
    int expanded = 0, grounded = 0;
    for (int i = 0; i < samples; i++) {
        struct nci_reader reader = {NULL, NULL, 0};
        struct nci_term one;
        struct nci_cap cap = {.series = NULL};
        struct carried at;
        random_spatial(&r, kind, &term);
        size_t n = random_spatial_build(&term, shape, 1024);
        const double *vector = shape;
        if (random_below(&r, 2)) {
            random_rotation(&r, q);
            random_spatial_turn(&term, q);
            n = nc_spatial_rotated(turned, 1024, shape, n, q);
            vector = turned;
        }
        assert_true(n > 0 && n <= 1024);
        assert_int_equal(nci_read(&reader, vector, n), NC_OK);
        assert_int_equal(nci_next(&reader, &one), NC_OK);
        random_frame(&r, &cap);
        cap.radius = random_scale(&r, 1e-4, 0.6);
        assert_int_equal(nci_spatial_cap(&one, &cap), NC_OK);
        const int expands = expansion(&cap, &(struct carried){.c = 1}) > -INFINITY && cap.bend < INFINITY &&
                            cap.U[0] + cap.U[2] + cap.V[0] + cap.V[2] < INFINITY;
        expanded += expands;
        grounded += cap.floor > -INFINITY;
        /* the definition of a hull in long double loses digits with p^2 */
        const double noise = kind == TRUTH_SPATIAL_HULL ? 1e-18 * term.p[1] * term.p[1] * fabs(cap.h) : 0;
        for (int j = 0; j < 20; j++) {
            random_carried(&r, &cap, &at);
            const double there = truth_form(&term, at.n, at.t);
            const double low = expands ? expansion(&cap, &at) : -INFINITY, floor = ground(&cap, &at);
            if (isnan(there))
                continue;
            if (!(there >= low - noise) || !(there >= floor - 1e-14 * fabs(floor) - 1e-15 * fabs(cap.h)))
                fail_msg("kind %d, sample %d: A = %.17g, expansion %.17g, floor %.17g, radius %g", kind, i,
                         there, low, floor, cap.radius);
        }
        at = (struct carried){.way = 0};
        for (int k = 0; k < 3; k++) {
            at.n[k] = cap.frame[0][k];
            at.t[k] = cap.frame[1][k];
        }
        const double here = truth_form(&term, at.n, at.t);
        if (expands && !(fabs(here - cap.A[0]) <= cap.error + noise))
            fail_msg("kind %d, sample %d: A11 = %.17g, kernel %.17g, error %g", kind, i, here, cap.A[0],
                     cap.error);
    }
    print_message("kind %d: %d caps, seed %u, %d with an expansion, %d with a floor\n", kind, samples,
                  seed + (unsigned)kind, expanded, grounded);
    assert_true(expanded > samples / 2 && grounded > samples * 0.99);
}

static void caps(void **state)
{
    (void)state;
    for (int kind = TRUTH_SPATIAL_ELLIPSOID; kind < TRUTH_SPATIAL_KINDS; kind++)
        check_caps(kind, 8900, 400); /* a few of each: a mistake shows soon */
    for (int kind = TRUTH_SPATIAL_ELLIPSOID; kind < TRUTH_SPATIAL_KINDS; kind++)
        check_caps(kind, 9000, 3600);
}

/* A(t, t) of a hull, right to 1e-14 p of its own size. */
static double hull_form(const struct hull *hull, const struct carried *at)
{
    const double n[3] = {(double)at->n[0], (double)at->n[1], (double)at->n[2]};
    struct exact truth;
    long double form = 0;
    exact(hull, n, n, n, &truth);
    for (int k = 0; k < 9; k++)
        form += at->t[k / 3] * truth.H[k / 3][k % 3] * at->t[k % 3];
    return (double)form;
}

/* Hulls up to the largest sharpness: where they vary within a fraction 1/p of a radian. */
static void sharp_hulls(void **state)
{
    (void)state;
    static const double sharpness[] = {12, 100, 1000, NC_MAX_SHARPNESS};
    static struct hull hull;
    struct random r = {9100};
    double shape[3 * VERTICES + 8];
    for (int j = 0; j < 4; j++) {
        int expanded = 0, close = 0;
        for (int i = 0; i < 4000; i++) {
            struct nci_reader reader = {NULL, NULL, 0};
            struct nci_term one;
            struct nci_cap cap = {.series = NULL};
            struct carried at;
            random_hull(&r, sharpness[j], &hull);
            const size_t n =
                nc_spatial_hull(shape, 3 * VERTICES + 8, hull.vertex[0], (size_t)hull.count, hull.p);
            assert_int_equal(nci_read(&reader, shape, n), NC_OK);
            assert_int_equal(nci_next(&reader, &one), NC_OK);
            random_frame(&r, &cap);
            cap.radius = random_scale(&r, 1e-3, 10) / hull.p;
            assert_int_equal(nci_spatial_cap(&one, &cap), NC_OK);
            const int expands =
                expansion(&cap, &(struct carried){.c = 1}) > -INFINITY && cap.bend < INFINITY;
            expanded += expands;
            for (int k = 0; k < 20; k++) {
                random_carried(&r, &cap, &at);
                const double there = hull_form(&hull, &at), noise = 1e-14 * hull.p * there;
                const double low = expands ? expansion(&cap, &at) : -INFINITY, floor = ground(&cap, &at);
                close += fmax(low, floor) > 0.9 * there;
                if (!(there + noise >= low) || !(there + noise >= floor))
                    fail_msg("p = %g, sample %d: A = %.17g, expansion %.17g, floor %.17g, radius %g",
                             hull.p, i, there, low, floor, cap.radius);
            }
            for (int k = 0; k < 3; k++) {
                at.n[k] = cap.frame[0][k];
                at.t[k] = cap.frame[1][k];
            }
            const double here = hull_form(&hull, &at);
            if (expands && !(fabs(here - cap.A[0]) <= cap.error + 1e-30 * cap.h * hull.p))
                fail_msg("p = %g, sample %d: A11 = %.17g, kernel %.17g, error %g", hull.p, i, here,
                         cap.A[0], cap.error);
        }
        print_message(
            "p = %g: 4000 caps, seed 9100, %d with an expansion, %.0f %% of the samples within 10 %%\n",
            sharpness[j], expanded, close / 800.0);
        assert_true(expanded > 3900 && close > 1600);
    }
}

/* The smallest principal radius of a sum at the normal n, by definition. */
static double truth_low(const struct truth_spatial *term, int count, const long double n[3],
                        const long double e1[3], const long double e2[3])
{
    const long double both[3] = {e1[0] + e2[0], e1[1] + e2[1], e1[2] + e2[2]};
    double A = 0, B = 0, C = 0;
    for (int i = 0; i < count; i++) {
        const double a = truth_form(&term[i], n, e1), b = truth_form(&term[i], n, e2);
        A += a;
        B += (truth_form(&term[i], n, both) - a - b) / 2;
        C += b;
    }
    return (A + C) / 2 - hypot((A - C) / 2, B);
}

/* Sums of two terms, each by its expansion or by its floor: no principal radius on the cap is
 * below the bound, and on small caps the bound is close. */
static void sums(void **state)
{
    (void)state;
    static const int kind[5] = {TRUTH_SPATIAL_ELLIPSOID, TRUTH_SPATIAL_SUPERELLIPSOID,
                                TRUTH_SPATIAL_HARMONICS, TRUTH_SPATIAL_REVOLVED, TRUTH_SPATIAL_HULL};
    static struct truth_spatial term[2];
    struct random r = {10000};
    double shape[1024], turned[1024], q[9];
    int bounded = 0, close = 0;
    for (int i = 0; i < 10000; i++) {
        struct nci_cap cap = {.series = NULL};
        struct nci_cap_sum sum = {.terms = 0};
        double size = 0;
        random_frame(&r, &cap);
        cap.radius = random_scale(&r, 1e-3, 0.4);
        for (int k = 0; k < 2; k++) {
            struct nci_reader reader = {NULL, NULL, 0};
            struct nci_term one;
            random_spatial(&r, kind[random_below(&r, i % 2 ? 5 : 1)], &term[k]);
            size_t n = random_spatial_build(&term[k], shape, 1024);
            random_rotation(&r, q);
            random_spatial_turn(&term[k], q);
            n = nc_spatial_rotated(turned, 1024, shape, n, q);
            assert_int_equal(nci_read(&reader, turned, n), NC_OK);
            assert_int_equal(nci_next(&reader, &one), NC_OK);
            assert_int_equal(nci_spatial_cap(&one, &cap), NC_OK);
            size += fabs(cap.h) + fabs(cap.A[0]) + fabs(cap.A[2]);
            nci_cap_add(&cap, random_below(&r, 2), &sum);
        }
        const double lower = nci_cap_lower(&sum, cap.radius);
        bounded += lower > -INFINITY;
        for (int j = 0; j < 10; j++) {
            struct carried at, across;
            random_carried(&r, &cap, &at);
            for (int k = 0; k < 3; k++) { /* the second tangent: n x t */
                const int a = (k + 1) % 3, b = (k + 2) % 3;
                across.t[k] = at.n[a] * at.t[b] - at.n[b] * at.t[a];
            }
            const double low = truth_low(term, 2, at.n, at.t, across.t);
            if (isnan(low))
                continue;
            if (!(low >= lower - 1e-15 * size))
                fail_msg("sample %d: smallest radius %.17g, bound %.17g, cap of %g", i, low, lower,
                         cap.radius);
            close += low - lower < 0.01 * size;
        }
    }
    print_message("10000 sums, seed 10000, %d bounded, %.0f %% to 0.01\n", bounded, close / 1000.0);
    assert_true(bounded > 9000 && close > 30000);
}

/* A constant matrix in the carried frame plus a constant form nu C nu: the floor alone, searched for the
 * worst case at the edge of the cap. */
static void floors(void **state)
{
    (void)state;
    struct random r = {11000};
    double closest = INFINITY;
    for (int i = 0; i < 2000; i++) {
        struct nci_cap cap = {.series = NULL};
        struct nci_cap_sum sum = {.terms = 0};
        double C[6] = {0, 0, 0, 0, 0, 0}, q[9], least = INFINITY, size = 1;
        random_rotation(&r, q);
        for (int k = 0; k < 3; k++) {
            const double weight = random_scale(&r, 1e-4, 1), *v = q + 3 * k;
            const double square[6] = {v[0] * v[0], v[0] * v[1], v[0] * v[2],
                                      v[1] * v[1], v[1] * v[2], v[2] * v[2]};
            for (int j = 0; j < 6; j++)
                C[j] += weight * square[j];
        }
        random_frame(&r, &cap);
        cap.radius = random_scale(&r, 1e-3, 0.5);
        nci_cap_floor(C, 0, 1, &cap);
        nci_cap_add(&cap, 0, &sum);
        for (int k = 0; k < 3 && i % 2; k++) {
            cap.F[k] = random_uniform(&r, -1, 1) * random_scale(&r, 1e-3, 1);
            sum.A[k] += cap.F[k]; /* the constant matrix */
            size += fabs(cap.F[k]);
        }
        nci_cap_floor(C, 0, 1, &cap);
        const double constant[3] = {sum.A[0] - cap.F[0], sum.A[1] - cap.F[1], sum.A[2] - cap.F[2]};
        const double lower = nci_cap_lower(&sum, cap.radius);
        for (int j = 0; j < 2000; j++) {
            struct carried at;
            random_carried(&r, &cap, &at);
            least = fmin(least, form(constant, at.c, at.d) + ground(&cap, &at));
        }
        if (!(least >= lower - 1e-14 * size))
            fail_msg("sample %d: %.17g, bound %.17g, cap of %g", i, least, lower, cap.radius);
        closest = fmin(closest, (least - lower) / cap.radius);
    }
    print_message("2000 floors, seed 11000, the closest by %.1e of the radius\n", closest);
    assert_true(closest < 1e-3);
}

/* A kind of term that the bounds do not know is an error, not a convex body. */
static void unknown_kinds(void **state)
{
    (void)state;
    static const double parameter[16] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    for (int kind = 0; kind < 1000; kind++) {
        const struct nci_term term = {kind, 3, parameter, 1};
        struct nci_cap cap = {.radius = 0.1, .frame = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
        struct nci_whole whole;
        if (nci_kind_is_spatial(kind))
            continue;
        assert_int_equal(nci_spatial_cap(&term, &cap), NC_E_KIND);
        assert_int_equal(nci_spatial_whole(&term, 1e-6, 100, &whole), NC_E_KIND);
        assert_true(whole.lower == -INFINITY);
    }
    for (int kind = 1; kind < 1000; kind++) {
        if (nci_kind_is_planar(kind))
            continue;
        const int expected = nci_kind_is_spatial(kind) ? NC_E_DIMENSION : NC_E_KIND;
        const double shape[6] = {NC_PLANAR_OFFSET, 1, 1, kind, 1, 1};
        struct nci_arc arc = {.middle = 0, .radius = 0.1};
        struct nci_planar_least least;
        assert_int_equal(nci_planar_arc(shape, 6, &arc), expected + 2 * NC_TERM);
        assert_int_not_equal(nci_planar_least(shape, 6, 0, 1, 0.1, 100, &least), NC_OK);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(caps),   cmocka_unit_test(sharp_hulls),   cmocka_unit_test(sums),
        cmocka_unit_test(floors), cmocka_unit_test(unknown_kinds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
