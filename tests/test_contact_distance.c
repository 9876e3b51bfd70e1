/* The signed distance of a sphere and a convex body: an independent solution for ellipsoids, brute force,
 * differences along prescribed motions. */
#include "spatial_support.h"
#include "moving.h"

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, zero[3] = {0, 0, 0};

/* Distance of a point x from an ellipsoid by its secular equation sum (a_i x_i / (a_i^2 + t))^2 = 1,
 * bisected in long double over the branch of the nearest point (t > -a_min^2). Signed, negative inside. */
static double ellipsoid_distance(const double a[3], const double x[3])
{
    const double least = fmin(a[0], fmin(a[1], a[2])), length = norm(x);
    long double low = -(long double)least * least, high = length * fmax(a[0], fmax(a[1], a[2])) + 1;
    for (int k = 0; k < 200; k++) {
        const long double t = (low + high) / 2;
        long double sum = 0;
        for (int i = 0; i < 3; i++)
            sum += powl(a[i] * (long double)x[i] / ((long double)a[i] * a[i] + t), 2);
        if (sum > 1)
            low = t;
        else
            high = t;
    }
    long double square = 0;
    for (int i = 0; i < 3; i++)
        square += powl(low * x[i] / ((long double)a[i] * a[i] + low), 2);
    return (double)copysignl(sqrtl(square), low);
}

static void ellipsoid_signed_distance(void **data)
{
    (void)data;
    uint64_t state = 36;
    double worst = 0;
    int deep = 0;
    print_message("seed 36\n");
    for (int trial = 0; trial < 20000; trial++) {
        const double spread = trial % 4 ? 1 : 3, R = random_in(&state, 0.05, 0.5);
        double a[3], shape[16], n[3], p[3], x[3], q[9], r[3], from[3], away[3];
        for (int i = 0; i < 3; i++) {
            a[i] = pow(10, random_in(&state, -spread / 2, spread / 2));
            away[i] = trial % 3 ? 0 : random_in(&state, -5, 5); /* reference point outside of the body */
        }
        size_t size = nc_spatial_ellipsoid(shape, 16, a[0], a[1], a[2]);
        const double least = fmin(a[0], fmin(a[1], a[2])), most = fmax(a[0], fmax(a[1], a[2]));
        const double rho = least * least / most;
        random_unit(&state, n);
        OK(nc_spatial_eval(shape, size, n, NULL, p, NULL));
        size += nc_spatial_shift(shape + size, 16 - size, away[0], away[1], away[2]);
        const double d = random_in(&state, -0.99 * rho, 2);
        for (int i = 0; i < 3; i++) {
            x[i] = p[i] + d * n[i];
            from[i] = -x[i] - away[i];
        }
        random_rotation(&state, q);
        apply(q, from, r);
        struct nc_spatial_contact contact;
        OK(nc_sphere_distance(shape, size, R, MOVING(r, q, zero, zero), rho, &contact));
        const double truth = ellipsoid_distance(a, x) - R;
        CLOSE(truth, d - R, 1e-11 * (1 + most));
        CLOSE(contact.gap, truth, 2e-14 * (1 + most));
        worst = fmax(worst, fabs(contact.gap - truth) / (1 + most));
        /* The place is determined to rounding / (rho + d) in the normal. */
        for (int i = 0; i < 3; i++)
            CLOSE(contact.point_a[i] - away[i], p[i], 4e-13 * most * most / least * (1 + most / (rho + d)));
        deep += d < 0;
    }
    print_message("largest error of the distance %.1e, %d with the centre inside\n", worst, deep);
    assert_true(deep > 100);
}

/* The result is the maximum of d(n) = n . x - h(n) - R over very many normals, and attained at its own. */
static void brute_force(void **data)
{
    (void)data;
    uint64_t state = 37;
    print_message("seed 37\n");
    for (int trial = 0; trial < 60; trial++) {
        double shape[CAPACITY], r[3], n[3], h;
        const size_t size = random_body(&state, trial % BODY_KINDS, shape);
        struct nc_spatial_contact contact;
        random_unit(&state, r);
        for (int i = 0; i < 3; i++)
            r[i] *= random_in(&state, 1.5, 2.5);
        OK(nc_sphere_distance(shape, size, 0.4, MOVING(r, identity, zero, zero), 0, &contact));
        OK(nc_spatial_eval(shape, size, (double[3]){-contact.e_n[0], -contact.e_n[1], -contact.e_n[2]}, &h,
                           NULL, NULL));
        CLOSE(dot(contact.e_n, r) - h - 0.4, contact.gap, 1e-14);
        double best = -INFINITY;
        for (int k = 0; k < 20000; k++) {
            random_unit(&state, n);
            OK(nc_spatial_eval(shape, size, n, &h, NULL, NULL));
            best = fmax(best, -dot(n, r) - h - 0.4);
        }
        assert_true(best <= contact.gap + 1e-14 && best > contact.gap - 1e-2);
        double connect[3];
        for (int i = 0; i < 3; i++)
            connect[i] = contact.point_body[i] - contact.point_counter[i];
        CLOSE(norm(connect), fabs(contact.gap), 1e-13);
        CLOSE(dot(connect, contact.e_n), contact.gap, 1e-13);
    }
}

struct chase {
    double shape[CAPACITY];
    size_t size;
    struct motion motion;
};

static void chase_contact(const struct chase *chase, double t, struct nc_spatial_contact *contact)
{
    const struct pose p = pose_at(&chase->motion, t);
    OK(nc_sphere_distance(chase->shape, chase->size, 0.3, MOVING(p.r, p.q, p.v, p.w), 0, contact));
}

static void chase_positions(double t, const void *context, double out[7])
{
    struct nc_spatial_contact contact;
    chase_contact(context, t, &contact);
    out[0] = contact.gap;
    memcpy(out + 1, contact.point_a, sizeof contact.point_a);
    memcpy(out + 4, contact.point_counter, sizeof contact.point_counter);
}

static void velocities(void **data)
{
    (void)data;
    uint64_t state = 38;
    print_message("seed 38\n");
    for (int trial = 0; trial < 600; trial++) {
        struct chase chase;
        struct nc_spatial_contact contact;
        struct nc_spatial_boundary at;
        double place[3], rate[7], along[3], n[3];
        chase.size = random_body(&state, trial % BODY_KINDS, chase.shape);
        random_unit(&state, place);
        for (int i = 0; i < 3; i++)
            place[i] *= 2;
        chase.motion = random_motion(&state, place);
        const struct pose p = pose_at(&chase.motion, 0.1);
        chase_contact(&chase, 0.1, &contact);
        derivative(chase_positions, &chase, 0.1, 2e-2, 7, rate);
        CLOSE(contact.gap_der, rate[0], 1e-10);
        CLOSE(contact.v_n, contact.gap_der, 1e-13);
        apply(p.q, rate + 1, along);
        CLOSE_VECTOR(contact.v_body, along, 3, 4e-9);
        CLOSE_VECTOR(contact.v_counter, rate + 4, 3, 4e-9);
        apply_back(p.q, contact.e_n, n);
        for (int i = 0; i < 3; i++)
            n[i] = -n[i];
        OK(nc_spatial_boundary(chase.shape, chase.size, n, &at));
        CLOSE(contact.kappa[0], at.kappa[0], 1e-9 * at.kappa[0]);
        CLOSE(contact.kappa[1], at.kappa[1], 1e-9 * at.kappa[0]);
    }
}

/* How deep the centre may be inside, and escape from a stationary point that is no maximum. */
static void deep_centre(void **data)
{
    (void)data;
    double shape[32];
    struct nc_spatial_contact contact;
    size_t size = nc_spatial_ellipsoid(shape, 32, 1, 1, 2);
    const double inside[3] = {-0.8, 0, 0};
    assert_int_equal(
        nc_sphere_distance(shape, size, 0.5, MOVING(inside, identity, zero, zero), 0, &contact),
        NC_E_UNDECIDED);
    ASSERT_NAN(contact);
    OK(nc_sphere_distance(shape, size, 0.5, MOVING(inside, identity, zero, zero), 0.5, &contact));
    CLOSE(contact.gap, -0.7, 1e-15);
    assert_int_equal(
        nc_sphere_distance(shape, size, 0.5, MOVING(inside, identity, zero, zero), 0.1, &contact),
        NC_E_UNDECIDED);
    assert_int_equal(
        nc_sphere_distance(shape, size, 0.5, MOVING(zero, identity, zero, zero), 0.5, &contact),
        NC_E_UNDECIDED);
    /* A unit ball whose reference point is on its boundary: the direction PO is a stationary point, but of
     * the largest depth. */
    size = nc_spatial_offset(shape, 32, 1);
    size += nc_spatial_shift(shape + size, 32 - size, 0, 0, 1);
    const double low[3] = {0, 0, -0.1};
    OK(nc_sphere_distance(shape, size, 0.5, MOVING(low, identity, zero, zero), 1, &contact));
    CLOSE(contact.gap, -0.6, 1e-15);
    CLOSE(contact.e_n[2], 1, 1e-15);
    /* A lens seen from a far reference point: the direction PO leads to the wrong side of the lens, where d
     * has a local maximum. */
    for (int k = 0; k < 2; k++) {
        size = nc_spatial_ellipsoid(shape, 32, 1, 1, 0.1);
        size += nc_spatial_shift(shape + size, 32 - size, 0.01 * k, 0, 10);
        const double below[3] = {0, 0.02 * k, -9};
        OK(nc_sphere_distance(shape, size, 0.5, MOVING(below, identity, zero, zero), 0, &contact));
        CLOSE(contact.gap, 0.9 - 0.5, 1e-3 * k + 1e-15);
        CLOSE(contact.e_n[2], 1, 1e-3 * k + 1e-15);
    }
    /* The same with the centre inside, near the lower face: other starts find it. */
    size = nc_spatial_ellipsoid(shape, 32, 1, 1, 0.6);
    size += nc_spatial_shift(shape + size, 32 - size, 0, 0, 10);
    const double within[3] = {0, 0, -9.5};
    OK(nc_sphere_distance(shape, size, 0.5, MOVING(within, identity, zero, zero), 0.36, &contact));
    CLOSE(contact.gap, -0.1 - 0.5, 1e-14);
    /* A capsule beside the sphere touches along its side, where its potential has a kink: refused. */
    size = nc_spatial_ellipsoid(shape, 32, 1, 0, 0);
    size += nc_spatial_offset(shape + size, 32 - size, 0.2);
    const double beside[3] = {0.3, 0, -2};
    const int status =
        nc_sphere_distance(shape, size, 0.5, MOVING(beside, identity, zero, zero), 0, &contact);
    assert_true(status == NC_E_NO_CONVERGENCE || status % NC_TERM == NC_E_FLAT);
    ASSERT_NAN(contact);
    /* Not convex where they touch. */
    size = nc_spatial_ellipsoid(shape, 32, 1, 2, 3);
    size += nc_spatial_offset(shape + size, 32 - size, -1);
    const double above[3] = {0, 0, -4};
    assert_int_equal(nc_sphere_distance(shape, size, 0.5, MOVING(above, identity, zero, zero), 0, &contact),
                     NC_E_NOT_CONVEX);
    ASSERT_NAN(contact);
}

/* Of both functions for spheres. */
/* Beside bodies with flat or straight parts: those are named, or the distance is right. */
static void flat_parts(void **data)
{
    (void)data;
    int named = 0;
    for (int i = 0; i < 120; i++) {
        const double side = 1.2 + 0.8 * fmod(0.618 * i, 1);
        const double r[3] = {side, 0.8 * fmod(0.4142 * i, 1) - 0.4,
                             i % 2 ? 0.8 * fmod(0.7321 * i, 1) - 0.4 : 0};
        double shape[32];
        struct nc_spatial_contact contact;
        size_t n = nc_spatial_offset(shape, 32, 0.1);
        if (i % 3 == 0)
            n += nc_spatial_ellipsoid(shape + n, 32 - n, 0, 0, 0.7);
        else if (i % 3 == 1)
            n += nc_spatial_ellipsoid(shape + n, 32 - n, 0, 0.6, 0.7);
        else
            for (int k = 0; k < 3; k++)
                n += nc_spatial_ellipsoid(shape + n, 32 - n, k == 0 ? 0.6 : 0, k == 1 ? 0.6 : 0,
                                          k == 2 ? 0.7 : 0);
        const int status =
            nc_sphere_distance(shape, n, 0.5, MOVING(r, identity, zero, zero), 0, &contact) % NC_TERM;
        assert_true(status == NC_OK || status == NC_E_FLAT);
        named += status == NC_E_FLAT;
        assert_true(isnan(contact.gap) == (status != NC_OK));
    }
    assert_true(named > 60);
}

static void bad_arguments(void **data)
{
    (void)data;
    double ball[8], minus[8];
    struct nc_spatial_contact contact;
    const size_t n = nc_spatial_offset(ball, 8, 1), m = nc_spatial_offset(minus, 8, -1);
    const double r[3] = {0, 0, 2}, nan[3] = {0, 0, NAN}, mirror[9] = {1, 0, 0, 0, 1, 0, 0, 0, -1};
    const struct {
        const double *r, *q, *v, *w;
        double R;
        int status;
    } wrong[] = {
        {nan, identity, zero, zero, 0.5, NC_E_ARGUMENT}, {r, identity, nan, zero, 0.5, NC_E_ARGUMENT},
        {r, identity, zero, nan, 0.5, NC_E_ARGUMENT},    {r, mirror, zero, zero, 0.5, NC_E_ROTATION},
        {r, identity, zero, zero, 0, NC_E_RADIUS},       {r, identity, zero, zero, -1, NC_E_RADIUS},
        {r, identity, zero, zero, NAN, NC_E_ARGUMENT},   {r, identity, zero, zero, INFINITY, NC_E_ARGUMENT},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_equal(nc_sphere_contact(ball, n, wrong[i].R, NC_CASE_CONVEX,
                                           MOVING(wrong[i].r, wrong[i].q, wrong[i].v, wrong[i].w),
                                           &contact),
                         wrong[i].status);
        ASSERT_NAN(contact);
        assert_int_equal(nc_sphere_distance(ball, n, wrong[i].R,
                                            MOVING(wrong[i].r, wrong[i].q, wrong[i].v, wrong[i].w), 0,
                                            &contact),
                         wrong[i].status);
        ASSERT_NAN(contact);
    }
    assert_int_equal(nc_sphere_contact(ball, n, 0.5, NC_CASE_CONVEX, NULL, &contact), NC_E_NULL);
    ASSERT_NAN(contact);
    assert_int_equal(nc_sphere_distance(ball, n, 0.5, NULL, 0, &contact), NC_E_NULL);
    ASSERT_NAN(contact);
    assert_int_equal(nc_sphere_contact(ball, n, 0.5, NC_CASE_CONVEX, MOVING(r, identity, zero, zero), NULL),
                     NC_E_NULL);
    assert_int_equal(nc_sphere_distance(ball, n, 0.5, MOVING(r, identity, zero, zero), 0, NULL), NC_E_NULL);
    assert_int_equal(
        nc_sphere_contact(ball, n, 0.5, (enum nc_case)7, MOVING(r, identity, zero, zero), &contact),
        NC_E_OPTION);
    assert_int_equal(
        nc_sphere_contact(ball, n, 0.5, NC_CASE_CONVEX, MOVING(zero, identity, zero, zero), &contact),
        NC_E_CENTRE);
    assert_int_equal(
        nc_sphere_contact(minus, m, 0.5, NC_CASE_CONVEX, MOVING(r, identity, zero, zero), &contact),
        NC_E_POLAR);
    assert_int_equal(
        nc_sphere_contact(ball, 1, 0.5, NC_CASE_CONVEX, MOVING(r, identity, zero, zero), &contact) %
            NC_TERM,
        NC_E_TRUNCATED);
    ASSERT_NAN(contact);
    assert_int_equal(nc_sphere_distance(ball, n, 0.5, MOVING(r, identity, zero, zero), -1, &contact),
                     NC_E_OPTION);
    assert_int_equal(nc_sphere_distance(ball, n, 0.5, MOVING(r, identity, zero, zero), NAN, &contact),
                     NC_E_OPTION);
    assert_int_equal(nc_sphere_distance(ball, 1, 0.5, MOVING(r, identity, zero, zero), 0, &contact) %
                         NC_TERM,
                     NC_E_TRUNCATED);
    ASSERT_NAN(contact);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ellipsoid_signed_distance),
        cmocka_unit_test(brute_force),
        cmocka_unit_test(velocities),
        cmocka_unit_test(deep_centre),
        cmocka_unit_test(flat_parts),
        cmocka_unit_test(bad_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
