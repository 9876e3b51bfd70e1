/* Body against body in the plane: circles, brute force over the angle in long double, flat sides,
 * derivatives with respect to the pose, bad arguments. */
#include "planar_support.h"

struct placed {
    double shape[2][64], r[2], angle;
    size_t n[2];
};

static int solve(const struct placed *p, const double *start, struct nc_planar_pair *contact)
{
    return nc_planar_pair_solve(p->shape[0], p->n[0], p->shape[1], p->n[1], p->r, p->angle, start, NULL,
                                contact);
}

/* A strictly convex shape: ellipse, superellipse, Fourier series, or sums, turned and moved. */
static size_t convex(struct random *seed, int kind, double *shape)
{
    double inner[32], a[5], b[5];
    size_t n;
    switch (kind) {
    case 0:
        n = nc_planar_ellipse(inner, 32, random_uniform(seed, 0.1, 1), random_uniform(seed, 0.1, 1));
        break;
    case 1:
        n = nc_planar_superellipse(inner, 32, random_uniform(seed, 0.3, 1), random_uniform(seed, 0.3, 1),
                                   random_uniform(seed, 1.5, 4), random_uniform(seed, 0.05, 0.2));
        break;
    case 2:
        for (int k = 0; k < 5; k++) {
            a[k] = random_uniform(seed, -0.2, 0.2) / ((k + 1) * (k + 1) + 4 * k * k);
            b[k] = random_uniform(seed, -0.2, 0.2) / ((k + 1) * (k + 1) + 4 * k * k);
        }
        n = nc_planar_fourier(inner, 32, 1, a, b, 5);
        break;
    default:
        n = nc_planar_ellipse(inner, 32, random_uniform(seed, 0.1, 1), random_uniform(seed, 0.1, 1));
        n += nc_planar_offset(inner + n, 32 - n, random_uniform(seed, 0.01, 0.3));
    }
    n = nc_planar_rotated(shape, 64, inner, n, random_uniform(seed, -PI, PI));
    n += nc_planar_shift(shape + n, 64 - n, random_uniform(seed, -1, 1), random_uniform(seed, -1, 1));
    OK(nc_planar_check(shape, n));
    return n;
}

static void random_placed(struct random *seed, int kind, double spread, struct placed *p)
{
    p->n[0] = convex(seed, kind % 4, p->shape[0]);
    p->n[1] = convex(seed, kind / 4 % 4, p->shape[1]);
    p->r[0] = random_uniform(seed, -spread, spread);
    p->r[1] = random_uniform(seed, -spread, spread);
    p->angle = random_uniform(seed, -10, 10);
}

static double distance_along(const struct placed *p, double phi)
{
    double a[4], b[4];
    OK(nc_planar_eval(p->shape[0], p->n[0], phi, a));
    OK(nc_planar_eval(p->shape[1], p->n[1], phi + PI - p->angle, b));
    return p->r[0] * cos(phi) + p->r[1] * sin(phi) - a[0] - b[0];
}

/* The largest of 720 values, refined by golden section: no derivatives, no inequality. */
static double best_of_all(const struct placed *p)
{
    const double golden = 0.61803398874989484820;
    double best = -INFINITY, at = 0;
    for (int k = 0; k < 720; k++) {
        const double phi = k * PI / 360, d = distance_along(p, phi);
        if (d > best) {
            best = d;
            at = phi;
        }
    }
    double low = at - PI / 360, high = at + PI / 360;
    while (high - low > 1e-8) {
        const double left = high - golden * (high - low), right = low + golden * (high - low);
        if (distance_along(p, left) > distance_along(p, right))
            high = right;
        else
            low = left;
    }
    return fmax(best, distance_along(p, 0.5 * (low + high)));
}

static void all_kinds(void **data)
{
    (void)data;
    struct random seed = {521};
    long proofs[4] = {0}, evaluations[2] = {0};
    print_message("seed 521\n");
    for (int trial = 0; trial < 3000; trial++) {
        struct placed p;
        struct nc_planar_pair contact;
        const double phi = random_uniform(&seed, -PI, PI), start[2] = {cos(phi), sin(phi)};
        random_placed(&seed, trial, trial % 2 ? 3 : 1, &p);
        OK(solve(&p, trial % 3 ? NULL : start, &contact));
        proofs[contact.proof]++;
        evaluations[contact.gap > 0] += contact.evaluations;
        CLOSE(contact.gap, best_of_all(&p), 1e-13);
        CLOSE(contact.gap, distance_along(&p, contact.phi), 1e-14);
        CLOSE(contact.normal[0], cos(contact.phi), 1e-15);
        assert_true(contact.upper >= contact.gap &&
                    contact.upper <= contact.gap + 1e-8 * fabs(contact.gap) + 1e-14);
        for (int j = 0; j < 2; j++)
            CLOSE(contact.point_b[j] - contact.point_a[j], contact.gap * contact.normal[j], 1e-12);
    }
    print_message("%ld separated (%.1f evaluations), %ld by the rolling ball, %ld by branch and bound\n",
                  proofs[NC_PAIR_SEPARATED], (double)evaluations[1] / (double)proofs[NC_PAIR_SEPARATED],
                  proofs[NC_PAIR_BALL], proofs[NC_PAIR_SEARCHED]);
    assert_true(proofs[NC_PAIR_BALL] > 100 && proofs[NC_PAIR_SEARCHED] > 100);
}

/* Lobes and lifts, which only the offset makes convex: nothing is known of the curvature radii of such a sum. */
static size_t lobed(struct random *seed, int kind, double *shape)
{
    double least = INFINITY, start = random_uniform(seed, -PI, PI);
    size_t n = kind ? nc_planar_lobe(shape, 64, random_uniform(seed, 0.02, 0.05), start,
                                     start + random_uniform(seed, 1.5, 2.5), 4, 4)
                    : nc_planar_lift(shape, 64, NC_LIFT_345, random_uniform(seed, 0.05, 0.2), start,
                                     random_uniform(seed, 1, 2), 0.2, random_uniform(seed, 1, 2));
    for (int k = 0; k < 2000; k++) {
        double h[4];
        OK(nc_planar_eval(shape, n, k * PI / 1000, h));
        least = fmin(least, h[0] + h[2]);
    }
    return n + nc_planar_offset(shape + n, 64 - n, 0.001 - least);
}

static void unknown_radii(void **data)
{
    (void)data;
    struct random seed = {525};
    int searched = 0;
    print_message("seed 525\n");
    for (int trial = 0; trial < 1000; trial++) {
        struct placed p;
        struct nc_planar_pair contact;
        for (int body = 0; body < 2; body++)
            p.n[body] = lobed(&seed, trial >> body & 1, p.shape[body]);
        p.r[0] = random_uniform(&seed, -0.2, 0.2);
        p.r[1] = random_uniform(&seed, -0.2, 0.2);
        p.angle = random_uniform(&seed, -PI, PI);
        OK(solve(&p, NULL, &contact));
        searched += contact.proof == NC_PAIR_SEARCHED;
        CLOSE(contact.gap, best_of_all(&p), 1e-12);
    }
    assert_true(searched > 900);
}

/* Thin ellipses up to 1 : 1000. */
static void slender(void **data)
{
    (void)data;
    struct random seed = {522};
    long most = 0;
    print_message("seed 522\n");
    for (int trial = 0; trial < 3000; trial++) {
        struct placed p = {.r = {random_uniform(&seed, -1.5, 1.5), random_uniform(&seed, -1.5, 1.5)},
                           .angle = random_uniform(&seed, -PI, PI)};
        struct nc_planar_pair contact;
        for (int b = 0; b < 2; b++)
            p.n[b] = nc_planar_ellipse(p.shape[b], 64, 1, random_scale(&seed, 1e-3, 1));
        OK(solve(&p, NULL, &contact));
        most = contact.gap > 0 && contact.evaluations > most ? contact.evaluations : most;
        const double truth = best_of_all(&p);
        assert_true(contact.gap >= truth - 1e-13);
        CLOSE(contact.gap, distance_along(&p, contact.phi), 1e-13);
    }
    print_message("at most %ld evaluations for separated ones\n", most);
    assert_true(most < 60);
}

/* Ellipses so thin that the rounding of the angle moves their points: the points belong together all the same. */
static void needles(void **data)
{
    (void)data;
    struct random seed = {526};
    double worst = 0;
    print_message("seed 526\n");
    for (int trial = 0; trial < 60000; trial++) {
        struct placed p = {.r = {random_uniform(&seed, -1.5, 1.5), random_uniform(&seed, -1.5, 1.5)},
                           .angle = random_uniform(&seed, -PI, PI)};
        struct nc_planar_pair contact;
        p.n[0] = nc_planar_ellipse(p.shape[0], 64, 1, random_scale(&seed, 1e-9, 1e-3));
        p.n[1] = trial % 2 ? nc_planar_offset(p.shape[1], 64, 0.3)
                           : nc_planar_ellipse(p.shape[1], 64, 0.5, random_scale(&seed, 1e-9, 1));
        OK(solve(&p, NULL, &contact));
        for (int j = 0; j < 2; j++)
            worst = fmax(worst,
                         fabs(contact.point_b[j] - contact.point_a[j] - contact.gap * contact.normal[j]));
    }
    print_message("points to %.2g\n", worst);
    assert_true(worst < 1e-10);
}

/* Thin ellipses where Newton's step from a better normal led to a worse maximum. */
static void crossed(void **data)
{
    (void)data;
    static const double r[2][2] = {{0.068509119674712834, -0.043229285426646342},
                                   {0.033801565198588665, -0.010176008022981417}};
    static const double angle[2] = {0.78293457943727596, -2.3126433377798215};
    static const double phi[2] = {-1.5255898290237884, -1.8084308845817234};
    for (int k = 0; k < 2; k++) {
        struct placed p = {.r = {r[k][0], r[k][1]}, .angle = angle[k]};
        struct nc_planar_pair contact;
        const double start[2] = {cos(phi[k]), sin(phi[k])};
        for (int b = 0; b < 2; b++)
            p.n[b] = nc_planar_ellipse(p.shape[b], 64, 1, 1e-3);
        OK(solve(&p, start, &contact));
        CLOSE(contact.gap, best_of_all(&p), 1e-13);
    }
}

/* Circles in every guise, with the reference point anywhere; two capsules side by side: flat sides. */
static void closed_forms(void **data)
{
    (void)data;
    struct random seed = {523};
    print_message("seed 523\n");
    for (int trial = 0; trial < 2000; trial++) {
        struct placed p = {.angle = random_uniform(&seed, -PI, PI)};
        double radius[2], centre[2][2], truth = 0, normal[2] = {0, 0}, gap, point[2][2];
        for (int b = 0; b < 2; b++) {
            radius[b] = random_uniform(&seed, 0.1, 2);
            p.n[b] = trial / (b ? 2 : 1) % 2 ? nc_planar_offset(p.shape[b], 64, radius[b])
                                             : nc_planar_ellipse(p.shape[b], 64, radius[b], radius[b]);
            for (int j = 0; j < 2; j++)
                centre[b][j] = random_uniform(&seed, -5, 5);
            p.n[b] += nc_planar_shift(p.shape[b] + p.n[b], 64 - p.n[b], centre[b][0], centre[b][1]);
        }
        const double c = cos(p.angle), s = sin(p.angle), spread = trial % 7 ? 3 : 0;
        const double w[2] = {c * centre[1][0] - s * centre[1][1], s * centre[1][0] + c * centre[1][1]};
        for (int j = 0; j < 2; j++) {
            const double apart = spread * random_uniform(&seed, -1, 1);
            p.r[j] = centre[0][j] - w[j] + apart;
            truth += apart * apart;
        }
        truth = sqrt(truth) - radius[0] - radius[1];
        OK(nc_planar_pair(p.shape[0], p.n[0], p.shape[1], p.n[1], p.r, p.angle, normal, &gap, point[0],
                          point[1]));
        CLOSE(gap, truth, 1e-13);
        for (int j = 0; j < 2; j++) {
            CLOSE(point[0][j], centre[0][j] + radius[0] * normal[j], 1e-13);
            CLOSE(point[1][j], p.r[j] + w[j] - radius[1] * normal[j], 1e-13);
        }
    }
    /* A stadium of half length 1 and radius 0.25 under one that crosses it at the height 1. */
    struct placed p = {.r = {0.3, 1}, .angle = 0.5 * PI};
    struct nc_planar_pair contact;
    p.n[0] = nc_planar_ellipse(p.shape[0], 64, 1, 0);
    p.n[0] += nc_planar_offset(p.shape[0] + p.n[0], 64 - p.n[0], 0.25);
    p.n[1] = nc_planar_ellipse(p.shape[1], 64, 0.5, 0);
    p.n[1] += nc_planar_offset(p.shape[1] + p.n[1], 64 - p.n[1], 0.125);
    OK(solve(&p, NULL, &contact));
    CLOSE(contact.gap, 0.125, 1e-14);
    CLOSE(contact.normal[1], 1, 1e-14);
    CLOSE(contact.point_a[0], 0.3, 1e-9);
    CLOSE(contact.point_b[0], 0.3, 1e-9);
    CLOSE(contact.point_a[1], 0.25, 1e-14);
    p.r[1] = 0.8; /* in contact */
    OK(solve(&p, NULL, &contact));
    CLOSE(contact.gap, -0.075, 1e-14);
    assert_int_equal(contact.proof, NC_PAIR_BALL);
}

struct passage {
    const struct placed *placed;
    double v[2], omega, normal[2];
    int what;
};

static double contact_at(double t, const void *context)
{
    const struct passage *c = context;
    struct placed p = *c->placed;
    struct nc_planar_pair contact;
    p.r[0] += c->v[0] * t;
    p.r[1] += c->v[1] * t;
    p.angle += c->omega * t;
    OK(solve(&p, c->normal, &contact));
    const double turn = atan2(c->normal[0] * contact.normal[1] - c->normal[1] * contact.normal[0],
                              c->normal[0] * contact.normal[0] + c->normal[1] * contact.normal[1]);
    const double out[6] = {
        contact.gap, turn, contact.point_a[0], contact.point_a[1], contact.point_b[0], contact.point_b[1]};
    return out[c->what];
}

static void rates(void **data)
{
    (void)data;
    struct random seed = {524};
    double worst = 0;
    print_message("seed 524\n");
    for (int trial = 0; trial < 400; trial++) {
        struct placed p;
        struct nc_planar_pair contact;
        struct passage c = {.placed = &p, .omega = random_uniform(&seed, -1, 1)};
        double rate[6];
        random_placed(&seed, trial, 4, &p);
        c.v[0] = random_uniform(&seed, -1, 1);
        c.v[1] = random_uniform(&seed, -1, 1);
        OK(solve(&p, NULL, &contact));
        if (contact.gap < -0.05)
            continue;
        memcpy(c.normal, contact.normal, sizeof c.normal);
        const struct nc_planar_motion motion = {.v = {c.v[0], c.v[1]}, .omega = c.omega};
        struct nc_planar_pair_motion moved;
        OK(nc_planar_pair_motion(&contact, &motion, &moved));
        memcpy(rate, &moved, sizeof rate);
        for (c.what = 0; c.what < 6; c.what++) {
            const double truth = derivative(contact_at, &c, 0, 2e-3, 1), size = 1 + fabs(truth);
            worst = fmax(worst, fabs(rate[c.what] - truth) / size);
            CLOSE(rate[c.what], truth, 1e-6 * size * size);
        }
    }
    print_message("to %.2g\n", worst);
}

static void bad_arguments(void **data)
{
    (void)data;
    double circle[4], wrong[4], normal[2] = {0, 0}, gap, a[2], b[2];
    const double r[2] = {3, 0}, nowhere[2] = {NAN, 0};
    const size_t n = nc_planar_offset(circle, 4, 1);
    struct nc_planar_pair contact;
#define FAILS(status, shape, size, place, turn)                                                            \
    do {                                                                                                   \
        normal[0] = normal[1] = 0;                                                                         \
        assert_int_equal(                                                                                  \
            nc_planar_pair(shape, size, circle, n, place, turn, normal, &gap, a, b) % NC_TERM, status);    \
        assert_true(isnan(gap) && isnan(normal[0]) && isnan(a[1]) && isnan(b[1]));                         \
        assert_int_equal(nc_planar_pair_solve(circle, n, shape, size, place, turn, NULL, NULL, &contact) % \
                             NC_TERM,                                                                      \
                         status);                                                                          \
        assert_true(isnan(contact.gap) && isnan(contact.rho_b) && contact.proof == NC_PAIR_NOTHING);       \
    } while (0)
    FAILS(NC_E_NULL, NULL, n, r, 0);
    FAILS(NC_E_NULL, circle, n, NULL, 0);
    FAILS(NC_E_EMPTY, circle, 0, r, 0);
    FAILS(NC_E_TRUNCATED, circle, 1, r, 0);
    FAILS(NC_E_ARGUMENT, circle, n, nowhere, 0);
    FAILS(NC_E_ARGUMENT, circle, n, r, INFINITY);
    memcpy(wrong, circle, sizeof circle);
    wrong[2] = NAN;
    FAILS(NC_E_SINGULAR, wrong, n, r, 0);
    wrong[0] = NC_SPATIAL_ELLIPSOID;
    FAILS(NC_E_DIMENSION, wrong, n, r, 0);
    normal[0] = NAN;
    assert_int_equal(nc_planar_pair(circle, n, circle, n, r, 0, normal, &gap, a, b), NC_E_ARGUMENT);
    assert_int_equal(nc_planar_pair(circle, n, circle, n, r, 0, NULL, &gap, a, b), NC_E_NULL);
    assert_int_equal(nc_planar_pair_solve(circle, n, circle, n, r, 0, NULL, NULL, NULL), NC_E_NULL);
    const struct nc_pair_options bad = {.tolerance = -1};
    assert_int_equal(nc_planar_pair_solve(circle, n, circle, n, r, 0, NULL, &bad, &contact), NC_E_OPTION);
    OK(nc_planar_pair_solve(circle, n, circle, n, r, 0, NULL, NULL, &contact));
    struct nc_planar_motion motion = {.v = {NAN, 0}};
    struct nc_planar_pair_motion moved;
    assert_int_equal(nc_planar_pair_motion(&contact, &motion, &moved), NC_E_ARGUMENT);
    assert_true(isnan(moved.gap_der) && isnan(moved.point_b_der[1]));
    assert_int_equal(nc_planar_pair_motion(&contact, NULL, &moved), NC_E_NULL);
    contact.rho_a = contact.rho_b = 0;
    contact.gap = 0;
    motion.v[0] = 3;
    assert_int_equal(nc_planar_pair_motion(&contact, &motion, &moved), NC_E_CONFORMING);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_kinds), cmocka_unit_test(unknown_radii), cmocka_unit_test(slender),
        cmocka_unit_test(needles),   cmocka_unit_test(crossed),       cmocka_unit_test(closed_forms),
        cmocka_unit_test(rates),     cmocka_unit_test(bad_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
