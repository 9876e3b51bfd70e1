/* Body against body in space: terms that are not convex by themselves, and superellipsoids without
 * rounding. Truth: pair_truth.h. */
#include "pair_truth.h"
#include "spatial_support.h"

/* The smallest curvature radius of a0 P2 + a1 P3 + a2 P4, by its values along a meridian. */
static double smallest_radius(const double a[3])
{
    double least = INFINITY;
    for (int k = 1; k < 3000; k++) {
        const double t = k * PI / 3000, z = cos(t), s = sin(t), zz = z * z;
        const double h =
            a[0] * (3 * zz - 1) / 2 + a[1] * z * (5 * zz - 3) / 2 + a[2] * ((35 * zz - 30) * zz + 3) / 8;
        const double d =
            a[0] * 3 * z + a[1] * (15 * zz - 3) / 2 + a[2] * (140 * zz - 60) * z / 8; /* dh/dz */
        const double dd = a[0] * 3 + a[1] * 15 * z + a[2] * (420 * zz - 60) / 8;
        least = fmin(least, fmin(h + dd * s * s - d * z, h - d * z));
    }
    return least;
}

/* Harmonics and bodies of revolution that only an offset makes convex: it belongs to the core then, since the bounds of the search
 * hold for convex bodies only. */
static void harmonics_with_offset(void **data)
{
    (void)data;
    uint64_t state = 551;
    double worst = 0;
    int searched = 0;
    print_message("seed 551\n");
    for (int trial = 0; trial < 600; trial++) {
        double q[9], r[3], turn[9];
        struct nc_spatial_pair contact;
        quad at[3];
        random_rotation(&state, q);
        random_unit(&state, r);
        for (int i = 0; i < 3; i++)
            r[i] *= trial % 3 ? 0.1 : 0.6;
        struct truth_pair pair = truth_begin(r, q);
        for (int body = 0; body < 2; body++) {
            double a[3];
            for (int i = 0; i < 3; i++)
                a[i] = random_in(&state, -1, 1) * (i == 0 ? 0.05 : i == 1 ? 0.05 : 0.03);
            random_rotation(&state, turn);
            (trial / 2 % 2 ? truth_revolved : truth_zonal)(&pair, body, a, trial % 2 ? turn : NULL);
            truth_offset(&pair, body, 0.01 - smallest_radius(a));
        }
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r, q, NULL, NULL,
                                 &contact));
        const double truth = (double)truth_maximum(&pair, 600, at);
        searched += contact.proof == NC_PAIR_SEARCHED;
        worst = fmax(worst, fabs(contact.gap - truth));
        assert_true(contact.upper >= truth - 1e-14);
    }
    print_message("%d by branch and bound; gap to %.2g\n", searched, worst);
    assert_true(searched > 300 && worst < 1e-13);
}

/* Superellipsoids without rounding have infinite curvature radii, or none, where a component of the normal
 * is zero. Bodies on each other's axes and planes, turned by quarters, separated and deep. */
static void unrounded_superellipsoids(void **data)
{
    (void)data;
    static const double exponent[4] = {1.5, 2, 3, 6}, axis[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    double worst = 0, apart = 0;
    for (int k = 0; k < 512; k++) {
        double q[9], r[3];
        const double a[3] = {0.5, 0.4, 0.3}, b[3] = {0.3, 0.3, 0.2}, far = k / 2 % 3 ? 1.2 : 0.4;
        const int other = k / 192 % 3;
        struct nc_spatial_pair contact;
        quad at[3], n[3];
        rotation(axis[k / 16 % 3], k / 48 % 3 * PI / 4, q);
        for (int i = 0; i < 3; i++)
            r[i] = i == k % 3 ? far : i == other && k % 2 ? 0.3 * far : 0;
        struct truth_pair pair = truth_begin(r, q);
        truth_superellipsoid(&pair, 0, a, exponent[k % 4], exponent[k / 4 % 4], NULL);
        if (k % 5)
            truth_superellipsoid(&pair, 1, b, exponent[k / 8 % 4], exponent[k / 32 % 4], NULL);
        else
            truth_offset(&pair, 1, 0.2);
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r, q, NULL, NULL,
                                 &contact));
        const quad truth = truth_maximum(&pair, 400, at);
        for (int i = 0; i < 3; i++) {
            n[i] = contact.normal[i];
            apart = fmax(apart,
                         fabs(contact.point_b[i] - contact.point_a[i] - contact.gap * contact.normal[i]));
        }
        worst = fmax(worst, fabs((double)truth_value(&pair, n) - contact.gap));
        worst = fmax(worst, (double)truth - contact.gap);
    }
    print_message("gap to %.2g, points to %.2g\n", worst, apart);
    assert_true(worst < 1e-12 && apart < 1e-6);
}

/* A disc, segment, box or ball, all without rounding. */
static void flat_body(struct truth_pair *pair, int kind)
{
    static const double axes[3][3] = {{0.5, 0, 0}, {0, 0.4, 0}, {0, 0, 0.3}};
    if (kind == 0)
        truth_ellipsoid(pair, 1, 0.5, 0.5, 0, NULL);
    else if (kind == 1)
        truth_ellipsoid(pair, 1, 0.5, 0, 0, NULL);
    else if (kind == 3)
        truth_offset(pair, 1, 0.2);
    for (int i = 0; kind == 2 && i < 3; i++)
        truth_ellipsoid(pair, 1, axes[i][0], axes[i][1], axes[i][2], NULL);
}

/* The same bodies and flat ones, where rounding of the normal moves points over a face: those of a result belong together
 * and lie on their bodies. Where none are found, the status says so. */
static void flat_bodies(void **data)
{
    (void)data;
    static const double exponent[4] = {1.5, 3, 8, 20}, identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    uint64_t state = 552;
    double worst = 0, apart = 0;
    int refused = 0;
    print_message("seed 552\n");
    for (int trial = 0; trial < 8000; trial++) {
        double q[9], r[3];
        const double a[3] = {0.5, 0.4, 0.3}, e = exponent[trial % 4];
        struct nc_spatial_pair contact;
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = trial / 32 % 4 == i ? 0 : random_in(&state, -0.8, 0.8);
        struct truth_pair pair = truth_begin(r, trial / 16 % 2 ? q : identity);
        truth_superellipsoid(&pair, 0, a, e, e, NULL);
        flat_body(&pair, trial / 4 % 4);
        const int status = nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r,
                                                 pair.q, NULL, NULL, &contact);
        refused += status == NC_E_NO_CONVERGENCE;
        if (status == NC_E_NO_CONVERGENCE)
            continue;
        OK(status);
        quad n[3], norm = 0;
        for (int i = 0; i < 3; i++) {
            n[i] = contact.normal[i];
            norm += powl(fabsl((quad)contact.point_a[i] / a[i]), e);
            apart = fmax(apart,
                         fabs(contact.point_b[i] - contact.point_a[i] - contact.gap * contact.normal[i]));
        }
        worst = fmax(worst, fabs((double)truth_value(&pair, n) - contact.gap));
        worst = fmax(worst, (double)powl(norm, 1 / (quad)e) - 1);
    }
    print_message("%d refused; gap and boundary to %.2g, points to %.2g\n", refused, worst, apart);
    assert_true(refused < 1200 && worst < 1e-12 && apart < 1e-9);
}

/* A revolved superellipse without rounding and a ball: the rest alone has infinite curvature radii. */
static void revolved_superellipse(void **data)
{
    (void)data;
    double profile[8], shape[16], ball[4], q[9], apart = 0;
    uint64_t state = 553;
    const size_t inner = nc_planar_superellipse(profile, 8, 0.3, 0.2, 4, 0);
    const size_t na = nc_spatial_revolved(shape, 16, profile, inner), nb = nc_spatial_offset(ball, 4, 0.2);
    print_message("seed 553\n");
    for (int trial = 0; trial < 4000; trial++) {
        double r[3];
        struct nc_spatial_pair contact;
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = trial % 4 == i ? 0 : random_in(&state, -0.8, 0.8);
        const int status = nc_spatial_pair_solve(shape, na, ball, nb, r, q, NULL, NULL, &contact);
        for (int i = 0; status == NC_OK && i < 3; i++)
            apart = fmax(apart,
                         fabs(contact.point_b[i] - contact.point_a[i] - contact.gap * contact.normal[i]));
    }
    print_message("points to %.2g\n", apart);
    assert_true(apart < 1e-12);
}

/* Cylinders, capsules and what else revolved profiles are by quadrics: the same as written with these, also where there
 * are more than the search takes apart, moved and turned. */
static void revolved_quadrics(void **data)
{
    (void)data;
    uint64_t state = 554;
    double worst = 0, apart = 0;
    int found = 0;
    print_message("seed 554\n");
    for (int trial = 0; trial < 6000; trial++) {
        double profile[64], term[80], shape[400], twin[400], other[64], q[9], turn[9], r[3];
        size_t inner = 0, n = 0, m = 0;
        const int count = trial % 40 ? 1 + trial % 3 : 10, kind = trial % 5;
        struct nc_spatial_pair one, two;
        random_rotation(&state, q);
        random_rotation(&state, turn);
        for (int k = 0; k < count; k++) {
            const double a = k % 2 ? 0 : random_in(&state, 0.1, 0.4), b = k % 2 ? 0.3 : kind == 1 ? 0.2 : 0;
            double ellipsoid[8];
            inner += nc_planar_ellipse(profile + inner, 64 - inner, a, b);
            const size_t size = nc_spatial_ellipsoid(ellipsoid, 8, a, a, b);
            m += nc_spatial_rotated(twin + m, 400 - m, ellipsoid, size, turn);
        }
        if (kind > 1) {
            const double d = 0.05, up = 0.4;
            inner += nc_planar_offset(profile + inner, 64 - inner, d);
            m += nc_spatial_offset(twin + m, 400 - m, d);
            inner += nc_planar_shift(profile + inner, 64 - inner, 0, up);
            m += nc_spatial_shift(twin + m, 400 - m, turn[2] * up, turn[5] * up, turn[8] * up);
        }
        const size_t size = nc_spatial_revolved(term, 80, profile, inner);
        n = nc_spatial_rotated(shape, 400, term, size, turn);
        assert_true(inner > 0 && size > 0 && n > 0 && m > 0);
        size_t other_size = nc_spatial_ellipsoid(other, 64, 0.3, 0.2, trial % 7 ? 0.25 : 0);
        for (int i = 0; i < 3; i++)
            r[i] = random_in(&state, -1, 1) * (trial % 2 ? 1.5 : 0.3);
        const int first = nc_spatial_pair_solve(shape, n, other, other_size, r, q, NULL, NULL, &one);
        const int second = nc_spatial_pair_solve(twin, m, other, other_size, r, q, NULL, NULL, &two);
        if (count < 8)
            assert_int_equal(first, second);
        found += second == NC_OK;
        if (first || second)
            continue;
        worst = fmax(worst, fabs(one.gap - two.gap));
        for (int i = 0; i < 3; i++)
            apart = fmax(apart, fabs(one.point_b[i] - one.point_a[i] - one.gap * one.normal[i]));
    }
    print_message("%d of 6000; gap to %.2g, points to %.2g\n", found, worst, apart);
    assert_true(found > 5900 && worst < 1e-13 && apart < 1e-9);
}

/* Concentric bodies, one of them thin or flat: no step from centre to centre exists, the contact does all the same. */
static void concentric(void **data)
{
    (void)data;
    static const double centre[3] = {0};
    uint64_t state = 555;
    double worst = 0;
    print_message("seed 555\n");
    for (int trial = 0; trial < 400; trial++) {
        double q[9], a[3];
        struct nc_spatial_pair contact;
        quad at[3], n[3];
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            a[i] = random_in(&state, -1, 1) * 0.02;
        struct truth_pair pair = truth_begin(centre, q);
        (trial % 2 ? truth_revolved : truth_zonal)(&pair, 0, a, NULL);
        truth_offset(&pair, 0, 0.01 - smallest_radius(a));
        truth_ellipsoid(&pair, 1, 0.4, random_in(&state, 0.1, 0.3), trial % 4 > 1 ? 0 : 1e-5, NULL);
        if (trial % 3)
            truth_ellipsoid(&pair, 1, 0, 1e-4, 0.2, NULL);
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], centre, q, NULL, NULL,
                                 &contact));
        const quad truth = truth_maximum(&pair, 400, at);
        for (int i = 0; i < 3; i++)
            n[i] = contact.normal[i];
        worst = fmax(worst, fabs((double)truth_value(&pair, n) - contact.gap));
        worst = fmax(worst, (double)truth - contact.gap);
    }
    print_message("gap to %.2g\n", worst);
    assert_true(worst < 1e-12);
}

/* Where curvature radii change fast, the search ends some way off: both functions take the step that is left. */
static void both_functions(void **data)
{
    (void)data;
    uint64_t state = 556;
    double worst = 0, apart = 0;
    print_message("seed 556\n");
    for (int trial = 0; trial < 4000; trial++) {
        double r[3], q[9], start[3] = {0}, gap, a[3], b[3];
        struct nc_spatial_pair contact;
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = random_in(&state, -0.02, 0.02) * (trial % 4 > 0);
        const double axes[3] = {0.5, random_in(&state, 0.1, 0.5), random_in(&state, 0.1, 0.5)};
        struct truth_pair pair = truth_begin(r, q);
        truth_superellipsoid(&pair, 0, axes, random_in(&state, 1.5, 5), random_in(&state, 1.5, 5), NULL);
        truth_ellipsoid(&pair, 1, 0.01, random_in(&state, 0.001, 0.2), 0.05, NULL);
        OK(nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r, q, NULL, NULL,
                                 &contact));
        OK(nc_spatial_pair(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], r, q, start, &gap, a, b));
        worst = fmax(worst, fabs(gap - contact.gap));
        for (int i = 0; i < 3; i++)
            apart = fmax(apart, fabs(b[i] - a[i] - gap * start[i]));
    }
    print_message("gap to %.2g, points to %.2g\n", worst, apart);
    assert_true(worst < 1e-12 && apart < 1e-8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(harmonics_with_offset), cmocka_unit_test(unrounded_superellipsoids),
        cmocka_unit_test(flat_bodies),           cmocka_unit_test(revolved_superellipse),
        cmocka_unit_test(revolved_quadrics),     cmocka_unit_test(concentric),
        cmocka_unit_test(both_functions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
