/* Body against body in space, for shapes of all kinds: the best of many normals, derivatives with respect
 * to the pose, relative curvature, starts, options and bad arguments. */
#include "spatial_support.h"

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

struct placed {
    double a[CAPACITY], b[CAPACITY], r[3], q[9];
    size_t na, nb;
};

static void random_placed(uint64_t *state, int kind, double spread, struct placed *p)
{
    p->na = random_body(state, kind % BODY_KINDS, p->a);
    p->nb = random_body(state, kind / BODY_KINDS % BODY_KINDS, p->b);
    random_rotation(state, p->q);
    random_unit(state, p->r);
    const double away = spread * random_in(state, 0.2, 1);
    for (int i = 0; i < 3; i++)
        p->r[i] *= away;
}

static int solve(const struct placed *p, const double *start, const struct nc_pair_options *options,
                 struct nc_spatial_pair *contact)
{
    return nc_spatial_pair_solve(p->a, p->na, p->b, p->nb, p->r, p->q, start, options, contact);
}

/* d(n) by the single potentials. */
static double distance_along(const struct placed *p, const double n[3])
{
    double m[3], h[2];
    apply_back(p->q, n, m);
    for (int i = 0; i < 3; i++)
        m[i] = -m[i];
    OK(nc_spatial_eval(p->a, p->na, n, &h[0], NULL, NULL));
    OK(nc_spatial_eval(p->b, p->nb, m, &h[1], NULL, NULL));
    return dot(n, p->r) - h[0] - h[1];
}

/* The value belongs to the normal, no other normal has a larger one, points and normal fit, and for
 * separated bodies the connecting vector proves it. */
static void all_kinds(void **data)
{
    (void)data;
    uint64_t state = 511;
    long proofs[4] = {0};
    print_message("seed 511\n");
    for (int trial = 0; trial < 1500; trial++) {
        struct placed p;
        struct nc_spatial_pair contact;
        double start[3], other[3];
        random_placed(&state, trial, 4, &p);
        random_unit(&state, start);
        OK(solve(&p, trial % 2 ? start : NULL, NULL, &contact));
        proofs[contact.proof]++;
        CLOSE(distance_along(&p, contact.normal), contact.gap, 1e-13);
        for (int i = 0; i < 3; i++)
            CLOSE(contact.point_b[i] - contact.point_a[i], contact.gap * contact.normal[i], 1e-9);
        for (int k = 0; k < 300; k++) {
            random_unit(&state, other);
            for (int i = 0; i < 3 && k % 3 == 0; i++)
                other[i] = contact.normal[i] + 0.1 * other[i];
            const double length = norm(other);
            for (int i = 0; i < 3; i++)
                other[i] /= length;
            const double value = distance_along(&p, other);
            assert_true(value <= contact.gap + 1e-12 && value <= contact.upper + 1e-13);
        }
        if (contact.gap > 0)
            CLOSE(contact.upper, contact.gap, 1e-12);
    }
    print_message("%ld separated, %ld by the rolling ball, %ld by branch and bound\n",
                  proofs[NC_PAIR_SEPARATED], proofs[NC_PAIR_BALL], proofs[NC_PAIR_SEARCHED]);
    assert_true(proofs[NC_PAIR_SEPARATED] > 100 && proofs[NC_PAIR_BALL] > 20 &&
                proofs[NC_PAIR_SEARCHED] > 100);
}

/* The contact of a moving body: gap, normal, points as functions of time. */
struct course {
    const struct placed *placed;
    double v[3], omega[3], normal[3];
};

static void contact_at(double t, const void *context, double *out)
{
    const struct course *c = context;
    struct placed p = *c->placed;
    struct nc_spatial_pair contact;
    const double rate = norm(c->omega),
                 axis[3] = {c->omega[0] / rate, c->omega[1] / rate, c->omega[2] / rate};
    double turn[9], column[3], turned[3];
    rotation(axis, rate * t, turn);
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < 3; i++)
            column[i] = c->placed->q[3 * i + k];
        apply(turn, column, turned);
        for (int i = 0; i < 3; i++)
            p.q[3 * i + k] = turned[i];
        p.r[k] += c->v[k] * t;
    }
    OK(solve(&p, c->normal, NULL, &contact));
    out[0] = contact.gap;
    memcpy(out + 1, contact.normal, sizeof contact.normal);
    memcpy(out + 4, contact.point_a, sizeof contact.point_a);
    memcpy(out + 7, contact.point_b, sizeof contact.point_b);
}

static void rates(void **data)
{
    (void)data;
    uint64_t state = 512;
    double worst = 0;
    print_message("seed 512\n");
    for (int trial = 0; trial < 300; trial++) {
        struct placed p;
        struct nc_spatial_pair contact;
        struct course c = {.placed = &p};
        struct nc_spatial_motion motion = {.r = {0}};
        struct nc_spatial_pair_motion moved;
        double rate[10], truth[10];
        random_placed(&state, trial, trial % 5 ? 4 : 1.5, &p);
        for (int i = 0; i < 3; i++) {
            motion.v[i] = c.v[i] = random_in(&state, -1, 1);
            motion.omega[i] = c.omega[i] = random_in(&state, -1, 1);
        }
        OK(solve(&p, NULL, NULL, &contact));
        memcpy(c.normal, contact.normal, sizeof contact.normal);
        OK(nc_spatial_pair_motion(&contact, &motion, &moved));
        memcpy(rate, &moved, sizeof rate);
        derivative(contact_at, &c, 0, 2e-3, 10, truth);
        double size = 1;
        for (int k = 0; k < 10; k++)
            size = fmax(size, fabs(truth[k]));
        if (size > 50) /* almost another contact: no motion to compare with */
            continue;
        CLOSE(rate[0], truth[0], 1e-9);
        for (int k = 1; k < 10; k++) {
            worst = fmax(worst, fabs(rate[k] - truth[k]) / size);
            CLOSE(rate[k], truth[k], 2e-6 * size * size);
        }
    }
    print_message("rates of normal and points to %.2g\n", worst);
}

/* Relative curvatures by the angle between the principal directions, 003 (C.5), (C.6) without the factor
 * 1/2. */
static void curvature(void **data)
{
    (void)data;
    uint64_t state = 513;
    print_message("seed 513\n");
    for (int trial = 0; trial < 1000; trial++) {
        struct placed p;
        struct nc_spatial_pair contact;
        struct nc_spatial_boundary side[2];
        double kappa[2], tangent[3], m[3], turned[3], along[3], curved[2];
        random_placed(&state, trial, 4, &p);
        OK(solve(&p, NULL, NULL, &contact));
        OK(nc_spatial_pair_curvature(&contact, kappa, tangent));
        apply_back(p.q, contact.normal, m);
        for (int i = 0; i < 3; i++)
            m[i] = -m[i];
        OK(nc_spatial_boundary(p.a, p.na, contact.normal, &side[0]));
        OK(nc_spatial_boundary(p.b, p.nb, m, &side[1]));
        apply(p.q, side[1].direction[0], turned);
        const double cosine = dot(side[0].direction[0], turned), twice = 2 * cosine * cosine - 1;
        const double first = side[0].kappa[0] - side[0].kappa[1],
                     second = side[1].kappa[0] - side[1].kappa[1];
        const double sum = side[0].kappa[0] + side[0].kappa[1] + side[1].kappa[0] + side[1].kappa[1];
        const double difference = sqrt(first * first + second * second + 2 * first * second * twice);
        CLOSE(kappa[0], (sum + difference) / 2, 1e-9 * sum);
        CLOSE(kappa[1], (sum - difference) / 2, 1e-9 * sum);
        CLOSE(dot(tangent, contact.normal), 0, 1e-13);
        CLOSE(norm(tangent), 1, 1e-13);
        /* the sum of the normal curvatures in that direction (Euler) */
        apply_back(p.q, tangent, along);
        curved[0] = side[0].kappa[0] * pow(dot(tangent, side[0].direction[0]), 2) +
                    side[0].kappa[1] * pow(dot(tangent, side[0].direction[1]), 2);
        curved[1] = side[1].kappa[0] * pow(dot(along, side[1].direction[0]), 2) +
                    side[1].kappa[1] * pow(dot(along, side[1].direction[1]), 2);
        CLOSE(curved[0] + curved[1], kappa[0], 1e-9 * sum);
    }
}

/* A start changes the work, not the result; exchanging the bodies only turns the normal round. */
static void starts_and_exchange(void **data)
{
    (void)data;
    uint64_t state = 514;
    long cold = 0, warm = 0;
    print_message("seed 514\n");
    for (int trial = 0; trial < 2000; trial++) {
        struct placed p, s;
        struct nc_spatial_pair first, second;
        random_placed(&state, trial, 4, &p);
        OK(solve(&p, NULL, NULL, &first));
        const double far[3] = {-1e3 * first.normal[0], -1e3 * first.normal[1], -1e3 * first.normal[2]};
        OK(solve(&p, far, NULL, &second));
        CLOSE(second.gap, first.gap, 1e-13);
        OK(solve(&p, first.normal, NULL, &second));
        CLOSE(second.gap, first.gap, 1e-13);
        CLOSE_VECTOR(second.normal, first.normal, 3, 1e-10);
        if (first.proof == NC_PAIR_SEPARATED) {
            cold += first.evaluations;
            warm += second.evaluations;
        }
        memcpy(s.a, p.b, sizeof p.b);
        memcpy(s.b, p.a, sizeof p.a);
        s.na = p.nb;
        s.nb = p.na;
        for (int i = 0; i < 3; i++) {
            s.r[i] = 0;
            for (int k = 0; k < 3; k++) {
                s.q[3 * i + k] = p.q[3 * k + i];
                s.r[i] -= p.q[3 * k + i] * p.r[k];
            }
        }
        OK(solve(&s, NULL, NULL, &second));
        CLOSE(second.gap, first.gap, 1e-12);
    }
    print_message("%ld evaluations without a start, %ld with the result as the start\n", cold, warm);
    assert_true(2 * warm < cold);
}

static void options(void **data)
{
    (void)data;
    double c[49] = {4}, shape[64], other[64];
    const double r[3] = {0.6, 0.05, 0.02};
    struct nc_spatial_pair contact;
    c[6] = 0.05; /* Y(2, 0) */
    size_t n = nc_spatial_harmonics(shape, 64, c, 2), m = nc_spatial_ellipsoid(other, 64, 1, 0.6, 0.3);
    OK(nc_spatial_pair_solve(shape, n, other, m, r, identity, NULL, NULL, &contact));
    assert_int_equal(contact.proof, NC_PAIR_SEARCHED);
    assert_true(contact.upper > contact.gap && contact.upper <= contact.gap * (1 - 1e-7));
    const double depth = -contact.gap;
    const int evaluations = contact.evaluations;
    const struct nc_pair_options coarse = {.tolerance = 1e-2};
    OK(nc_spatial_pair_solve(shape, n, other, m, r, identity, NULL, &coarse, &contact));
    CLOSE(contact.gap, -depth, 1e-12);
    assert_true(contact.evaluations < evaluations);
    /* Curvature radii that the caller knows: the ball does it. (1 of a ball-like body is not proved here.)
     */
    const struct nc_pair_options known = {.radius_a = depth};
    OK(nc_spatial_pair_solve(shape, n, other, m, r, identity, NULL, &known, &contact));
    assert_int_equal(contact.proof, NC_PAIR_BALL);
    const struct nc_pair_options little = {.cells = 3};
    assert_int_equal(nc_spatial_pair_solve(shape, n, other, m, r, identity, NULL, &little, &contact),
                     NC_E_UNDECIDED);
    assert_int_equal(contact.proof, NC_PAIR_NOTHING);
    assert_true(contact.gap >= -depth - 0.5 && contact.upper == INFINITY);
    const struct nc_pair_options bad[5] = {
        {.radius_a = -1}, {.radius_b = NAN}, {.tolerance = -1}, {.tolerance = 1}, {.cells = -1}};
    for (int k = 0; k < 5; k++) {
        assert_int_equal(nc_spatial_pair_solve(shape, n, other, m, r, identity, NULL, &bad[k], &contact),
                         NC_E_OPTION);
        assert_true(isnan(contact.gap) && isnan(contact.radii_b[8]));
    }
}

static void bad_arguments(void **data)
{
    (void)data;
    double ball[8], wrong[8], normal[3], gap, a[3], b[3];
    const double r[3] = {3, 0, 0}, nowhere[3] = {NAN, 0, 0}, skew[9] = {1, 0, 0, 0, 1, 0, 0, 0.1, 1};
    const double mirror[9] = {1, 0, 0, 0, 1, 0, 0, 0, -1}, missing[9] = {NAN, 0, 0, 0, 1, 0, 0, 0, 1};
    const size_t n = nc_spatial_ellipsoid(ball, 8, 1, 1, 1);
    struct nc_spatial_pair contact;
#define FAILS(status, shape, size, place, turn)                                                            \
    do {                                                                                                   \
        memset(normal, 0, sizeof normal);                                                                  \
        gap = a[2] = b[1] = 0;                                                                             \
        assert_int_equal(nc_spatial_pair(shape, size, ball, n, place, turn, normal, &gap, a, b) % NC_TERM, \
                         status);                                                                          \
        assert_true(isnan(gap) && isnan(normal[0]) && isnan(a[2]) && isnan(b[1]));                         \
        memset(normal, 0, sizeof normal);                                                                  \
        gap = 0;                                                                                           \
        assert_int_equal(nc_spatial_pair(ball, n, shape, size, place, turn, normal, &gap, a, b) % NC_TERM, \
                         status);                                                                          \
        assert_true(isnan(gap) && isnan(normal[0]));                                                       \
        assert_int_equal(nc_spatial_pair_solve(shape, size, ball, n, place, turn, NULL, NULL, &contact) %  \
                             NC_TERM,                                                                      \
                         status);                                                                          \
        assert_true(isnan(contact.gap) && contact.proof == NC_PAIR_NOTHING);                               \
    } while (0)
    FAILS(NC_E_NULL, NULL, n, r, identity);
    FAILS(NC_E_EMPTY, ball, 0, r, identity);
    FAILS(NC_E_TRUNCATED, ball, 4, r, identity);
    FAILS(NC_E_NULL, ball, n, NULL, identity);
    FAILS(NC_E_NULL, ball, n, r, NULL);
    FAILS(NC_E_ARGUMENT, ball, n, nowhere, identity);
    FAILS(NC_E_ROTATION, ball, n, r, skew);
    FAILS(NC_E_ROTATION, ball, n, r, mirror);
    FAILS(NC_E_ARGUMENT, ball, n, r, missing);
    const struct {
        double a, b, c;
        int status;
    } impossible[5] = {{NAN, 1, 1, NC_E_PARAMETER},
                       {1, 1, INFINITY, NC_E_PARAMETER},
                       {1, -1, 1, NC_E_RANGE},
                       {0, 0, 0, NC_E_RANGE},
                       {1, NAN, 1, NC_E_PARAMETER}};
    for (int k = 0; k < 5; k++) {
        memcpy(wrong, ball, sizeof ball);
        wrong[2] = impossible[k].a;
        wrong[3] = impossible[k].b;
        wrong[4] = impossible[k].c;
        FAILS(impossible[k].status, wrong, n, r, identity);
    }
    memcpy(wrong, ball, sizeof ball);
    wrong[0] = 77;
    FAILS(NC_E_KIND, wrong, n, r, identity);
    wrong[0] = 4;
    FAILS(NC_E_DIMENSION, wrong, n, r, identity);
    wrong[0] = NC_SPATIAL_OFFSET;
    FAILS(NC_E_COUNT, wrong, n, r, identity);
    double star[8];
    const size_t points = nc_spatial_superellipsoid(star, 8, 1, 1, 1, 3, 3, 0.1);
    for (int k = 5; k < 7; k++) {
        memcpy(wrong, star, sizeof star);
        wrong[k] = 0.9; /* the exponent of no norm */
        FAILS(NC_E_RANGE, wrong, points, r, identity);
    }
    /* a body that is dented where the other one is */
    double dented[16];
    const double c[9] = {3, 0, 0, 0, 0, 0, 1, 0, 0}, above[3] = {0, 0, 5};
    memset(normal, 0, sizeof normal);
    const size_t size = nc_spatial_harmonics(dented, 16, c, 2);
    assert_int_equal(nc_spatial_pair(dented, size, ball, n, above, identity, normal, &gap, a, b),
                     NC_E_NOT_CONVEX);
    assert_true(isnan(gap) && isnan(normal[0]));
    normal[0] = NAN;
    normal[1] = normal[2] = 0;
    assert_int_equal(nc_spatial_pair(ball, n, ball, n, r, identity, normal, &gap, a, b), NC_E_ARGUMENT);
    assert_int_equal(nc_spatial_pair(ball, n, ball, n, r, identity, NULL, &gap, a, b), NC_E_NULL);
    assert_int_equal(nc_spatial_pair_solve(ball, n, ball, n, r, identity, NULL, NULL, NULL), NC_E_NULL);
    OK(nc_spatial_pair_solve(ball, n, ball, n, r, identity, NULL, NULL, &contact));
    const struct nc_spatial_motion lost = {.v = {0, NAN, 0}};
    struct nc_spatial_pair_motion moved;
    assert_int_equal(nc_spatial_pair_motion(&contact, &lost, &moved), NC_E_ARGUMENT);
    assert_true(isnan(moved.gap_der) && isnan(moved.point_b_der[2]));
    assert_int_equal(nc_spatial_pair_motion(NULL, &lost, &moved), NC_E_NULL);
    assert_int_equal(nc_spatial_pair_curvature(&contact, NULL, a), NC_E_NULL);
    contact.radii_b[0] = contact.radii_b[4] = contact.radii_b[8] = 0;
    assert_int_equal(nc_spatial_pair_curvature(&contact, a, b), NC_E_NOT_CONVEX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_kinds),           cmocka_unit_test(rates),   cmocka_unit_test(curvature),
        cmocka_unit_test(starts_and_exchange), cmocka_unit_test(options), cmocka_unit_test(bad_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
