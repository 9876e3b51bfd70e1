/* A spatial body over a plane: gap and point against closed forms and brute force, velocities and
 * accelerations against differences along prescribed motions. */
#include "spatial_support.h"
#include "moving.h"

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, zero[3] = {0, 0, 0}, up[3] = {0, 0, 1};

static void ellipsoid_closed_form(void **data)
{
    (void)data;
    uint64_t state = 21;
    print_message("seed 21\n");
    for (int trial = 0; trial < 20000; trial++) {
        const double a[3] = {random_in(&state, 0.1, 2), random_in(&state, 0.1, 2),
                             random_in(&state, 0.1, 2)};
        double shape[8], e[3], q[9], r[3], n[3], p[3], h = 0, gap;
        const size_t size = nc_spatial_ellipsoid(shape, 8, a[0], a[1], a[2]);
        random_unit(&state, e);
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = random_in(&state, -3, 3);
        apply_back(q, e, n);
        for (int i = 0; i < 3; i++)
            h += pow(a[i] * n[i], 2);
        h = sqrt(h);
        OK(nc_plane_gap(shape, size, e, r, q, &gap, p));
        CLOSE(gap, dot(e, r) - h, 4e-15);
        for (int i = 0; i < 3; i++)
            CLOSE(p[i], -a[i] * a[i] * n[i] / h, 4e-15);
    }
}

/* nc_plane_gap, with and without its way for a single ellipsoid, and nc_plane_contact agree, also for a
 * normal and a rotation that are off unit length by 1e-7. */
static void same_gap_everywhere(void **data)
{
    (void)data;
    uint64_t state = 22;
    for (int trial = 0; trial < 2000; trial++) {
        double shape[16], e[3], q[9], r[3], p[3], gap, other_p[3], other;
        struct nc_spatial_contact contact;
        size_t size = nc_spatial_ellipsoid(shape, 8, 0.5, 1, 1.5);
        random_unit(&state, e);
        random_rotation(&state, q);
        random_unit(&state, r);
        const double off = trial % 2 ? 1 + random_in(&state, -4e-7, 4e-7) : 1;
        for (int i = 0; i < 3; i++)
            e[i] *= off;
        OK(nc_plane_gap(shape, size, e, r, q, &gap, p));
        OK(nc_plane_contact(shape, size, e, MOVING(r, q, zero, zero), &contact));
        size += nc_spatial_offset(shape + size, 16 - size, 0);
        OK(nc_plane_gap(shape, size, e, r, q, &other, other_p));
        CLOSE(gap, other, 2e-15);
        CLOSE(gap, contact.gap, 2e-15);
        CLOSE_VECTOR(p, other_p, 3, 4e-15);
        CLOSE_VECTOR(p, contact.point_a, 3, 4e-15);
        CLOSE(dot(contact.point_body, e) / norm(e), contact.gap, 4e-15);
    }
}

/* The lowest of very many boundary points; next to the contact the boundary is a paraboloid, so the
 * best of the sample misses the gap by at most radius / 2 times the squared distance of normals. */
static void brute_force(void **data)
{
    (void)data;
    uint64_t state = 23;
    print_message("seed 23\n");
    double shape[CAPACITY], worst = 0;
    for (int trial = 0; trial < 60; trial++) {
        const size_t size = random_body(&state, trial % BODY_KINDS, shape);
        double e[3], q[9], r[3], lowest = INFINITY;
        struct nc_spatial_contact contact;
        random_unit(&state, e);
        random_rotation(&state, q);
        random_unit(&state, r);
        OK(nc_plane_contact(shape, size, e, MOVING(r, q, zero, zero), &contact));
        enum { SAMPLES = 40000 };
        for (int k = 0; k < SAMPLES; k++) { /* Fibonacci lattice: spacing below 2.5 sqrt(4 pi / SAMPLES) */
            const double z = 1 - (2 * k + 1.0) / SAMPLES, s = sqrt(1 - z * z), phi = k * PI * (3 - sqrt(5));
            const double n[3] = {s * cos(phi), s * sin(phi), z};
            double p[3], at[3];
            OK(nc_spatial_eval(shape, size, n, NULL, p, NULL));
            apply(q, p, at);
            lowest = fmin(lowest, dot(e, at) + dot(e, r));
        }
        assert_true(lowest >= contact.gap - 1e-14);
        assert_true(lowest <= contact.gap + 0.5 * 6.25 * 4 * PI / SAMPLES / contact.kappa[1] * 1.5);
        worst = fmax(worst, lowest - contact.gap);
    }
    print_message("the best of the sample is above the gap by at most %.1e\n", worst);
}

/* --- Along motions --------------------------------------------------------------------------------*/

struct scene {
    const double *shape;
    size_t size;
    double e[3];
    struct motion motion;
};

static struct scene random_scene(uint64_t *state, int kind, double *shape)
{
    const double centre[3] = {0.1, -0.2, 0.3};
    struct scene scene = {shape, random_body(state, kind, shape), {0}, random_motion(state, centre)};
    random_unit(state, scene.e);
    return scene;
}

static void contact_at(const struct scene *scene, double t, struct nc_spatial_contact *contact)
{
    const struct pose p = pose_at(&scene->motion, t);
    OK(nc_plane_contact(scene->shape, scene->size, scene->e, MOVING(p.r, p.q, p.v, p.w), contact));
}

static void positions(double t, const void *context, double out[10])
{
    struct nc_spatial_contact contact;
    contact_at(context, t, &contact);
    out[0] = contact.gap;
    memcpy(out + 1, contact.point_a, sizeof contact.point_a);
    memcpy(out + 4, contact.point_body, sizeof contact.point_body);
    memcpy(out + 7, contact.point_counter, sizeof contact.point_counter);
}

/* The place of a point fixed in the body. */
struct material {
    struct motion motion;
    double c[3];
};

static void material_at(double t, const void *context, double out[3])
{
    const struct material *point = context;
    const struct pose p = pose_at(&point->motion, t);
    apply(p.q, point->c, out);
    for (int i = 0; i < 3; i++)
        out[i] += p.r[i];
}

static void velocities(void **data)
{
    (void)data;
    uint64_t state = 24;
    print_message("seed 24\n");
    double shape[CAPACITY];
    for (int trial = 0; trial < 600; trial++) {
        const struct scene scene = random_scene(&state, trial % BODY_KINDS, shape);
        const struct pose p = pose_at(&scene.motion, 0.2);
        struct nc_spatial_contact contact;
        double rate[10], along[3], v_C[3], difference[3];
        contact_at(&scene, 0.2, &contact);
        derivative(positions, &scene, 0.2, 2e-2, 10, rate);
        struct material point = {scene.motion, {0}};
        memcpy(point.c, contact.point_a, sizeof point.c);
        derivative(material_at, &point, 0.2, 2e-2, 3, v_C);
        CLOSE(contact.gap_der, rate[0], 1e-10);
        CLOSE(contact.v_n, contact.gap_der, 0);
        CLOSE(contact.v_n, dot(v_C, scene.e), 1e-11);
        apply(p.q, rate + 1, along);
        CLOSE_VECTOR(contact.v_body, along, 3, 1e-9);
        CLOSE_VECTOR(contact.v_counter, rate + 7, 3, 1e-9);
        for (int i = 0; i < 3; i++) {
            CLOSE(contact.v_t[i], v_C[i] - contact.v_n * scene.e[i], 1e-11);
            difference[i] = contact.point_body[i] - contact.point_counter[i];
        }
        CLOSE(dot(contact.v_t, scene.e), 0, 1e-15);
        CLOSE(dot(contact.v_counter, scene.e), 0, 1e-14);
        CLOSE(dot(contact.point_counter, scene.e), 0, 1e-14);
        for (int i = 0; i < 3; i++)
            CLOSE(difference[i], contact.gap * scene.e[i], 1e-14);
        CLOSE_VECTOR(contact.e_n, scene.e, 3, 1e-15);
    }
}

/* Rolling: v and w such that the material point at the contact rests; the contact point then moves with the
 * same velocity along both. */
static void rolling(void **data)
{
    (void)data;
    uint64_t state = 25;
    double shape[CAPACITY];
    for (int trial = 0; trial < 600; trial++) {
        const struct scene scene = random_scene(&state, trial % BODY_KINDS, shape);
        struct pose p = pose_at(&scene.motion, 0);
        struct nc_spatial_contact contact;
        double arm[3], spin[3];
        OK(nc_plane_contact(shape, scene.size, scene.e, MOVING(p.r, p.q, zero, p.w), &contact));
        apply(p.q, contact.point_a, arm);
        cross(arm, p.w, spin);
        OK(nc_plane_contact(shape, scene.size, scene.e, MOVING(p.r, p.q, spin, p.w), &contact));
        CLOSE_VECTOR(contact.v_t, zero, 3, 1e-15);
        CLOSE(contact.gap_der, 0, 1e-15);
        CLOSE_VECTOR(contact.v_body, contact.v_counter, 3, 1e-15);
    }
    /* A ball of radius 0.3 rolls with w about y: the contact point moves with w R along x. */
    struct nc_spatial_contact contact;
    const size_t ball = nc_spatial_offset(shape, CAPACITY, 0.3);
    const double r[3] = {1, 2, 0.3}, v[3] = {0.6, 0, 0}, w[3] = {0, 2, 5}, ahead[3] = {0.6, 0, 0};
    OK(nc_plane_contact(shape, ball, up, MOVING(r, identity, v, w), &contact));
    CLOSE(contact.gap, 0, 1e-16);
    CLOSE_VECTOR(contact.v_t, zero, 3, 1e-16);
    CLOSE_VECTOR(contact.v_body, ahead, 3, 1e-16);
    CLOSE_VECTOR(contact.v_counter, ahead, 3, 1e-16);
    CLOSE(contact.kappa[1], 1 / 0.3, 1e-15);
    CLOSE(contact.margin, 1 / 0.3, 1e-15);
}

/* Principal curvatures and directions: those of the boundary, turned into b. */
static void curvature(void **data)
{
    (void)data;
    uint64_t state = 26;
    double shape[CAPACITY], n[3], turned[3], third[3];
    for (int trial = 0; trial < 600; trial++) {
        const struct scene scene = random_scene(&state, trial % BODY_KINDS, shape);
        const struct pose p = pose_at(&scene.motion, 0);
        struct nc_spatial_contact contact;
        struct nc_spatial_boundary at;
        contact_at(&scene, 0, &contact);
        apply_back(p.q, scene.e, n);
        for (int i = 0; i < 3; i++)
            n[i] = -n[i];
        OK(nc_spatial_boundary(shape, scene.size, n, &at));
        for (int k = 0; k < 2; k++) {
            CLOSE(contact.kappa[k], at.kappa[k], 1e-12 * at.kappa[0]);
            apply_back(p.q, contact.direction[k], turned);
            CLOSE_VECTOR(turned, at.direction[k], 3, 1e-12);
        }
        cross(contact.direction[0], contact.direction[1], third);
        for (int i = 0; i < 3; i++)
            CLOSE(third[i], -contact.e_n[i], 1e-14);
    }
}

static void second_order(double t, const void *context, double out[12])
{
    const struct scene *scene = context;
    const struct pose p = pose_at(&scene->motion, t);
    struct nc_spatial_motion motion = moving(p.r, p.q, p.v, p.w);
    struct nc_spatial_contact_motion at;
    memcpy(motion.a, p.a, sizeof motion.a);
    memcpy(motion.alpha, p.w_der, sizeof motion.alpha);
    OK(nc_plane_motion(scene->shape, scene->size, scene->e, &motion, &at));
    memcpy(out, at.gap, sizeof at.gap);
    memcpy(out + 3, at.body, sizeof at.body);
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 3; i++)
            CLOSE(at.counterpart[k][i], at.body[k][i] - at.gap[k] * scene->e[i], 1e-13);
}

static void accelerations(void **data)
{
    (void)data;
    uint64_t state = 27;
    print_message("seed 27\n");
    double shape[CAPACITY], now[12], rate[12], worst = 0;
    for (int trial = 0; trial < 600; trial++) {
        const struct scene scene = random_scene(&state, trial % BODY_KINDS, shape);
        struct nc_spatial_contact contact;
        second_order(0.4, &scene, now);
        derivative(second_order, &scene, 0.4, 2e-2, 12, rate);
        CLOSE(now[1], rate[0], 1e-10);
        CLOSE(now[2], rate[1], 1e-10);
        for (int i = 3; i < 9; i++) {
            CLOSE(now[i + 3], rate[i], 2e-9 * (1 + fabs(rate[i])));
            worst = fmax(worst, fabs(now[i + 3] - rate[i]));
        }
        contact_at(&scene, 0.4, &contact);
        CLOSE(contact.gap, now[0], 2e-15);
        CLOSE(contact.gap_der, now[1], 1e-14);
        CLOSE_VECTOR(contact.point_body, now + 3, 3, 2e-15);
        for (int i = 0; i < 3; i++)
            CLOSE(contact.v_body[i] + contact.v_t[i] + contact.v_n * contact.e_n[i], now[6 + i], 1e-13);
    }
    print_message("largest difference of velocity and acceleration of the contact point %.1e\n", worst);
}

/* A thin coin on its rim: all kinematics, one curvature infinite. */
static void coin(void **data)
{
    (void)data;
    double shape[8], q[9];
    struct nc_spatial_contact contact;
    const size_t size = nc_spatial_ellipsoid(shape, 8, 0.5, 0.5, 0);
    const double axis[3] = {1, 0, 0}, r[3] = {0, 0, 0.5 * sin(1.2)}, foot[3] = {0, -0.5, 0};
    rotation(axis, 1.2, q); /* z axis of the coin tilted by 1.2 rad from the vertical */
    OK(nc_plane_contact(shape, size, up, MOVING(r, q, zero, axis), &contact));
    CLOSE(contact.gap, 0, 1e-16);
    CLOSE_VECTOR(contact.point_a, foot, 3, 1e-16);
    assert_true(contact.kappa[0] == INFINITY);
    CLOSE(contact.kappa[1], sin(1.2) / 0.5, 1e-14);
    CLOSE_VECTOR(contact.v_body, zero, 3, 1e-15); /* tilting moves the coin about the same point */
}

/* --- Failures -------------------------------------------------------------------------------------*/

static void bad_arguments(void **data)
{
    (void)data;
    double shape[16], gap, p[3];
    struct nc_spatial_contact contact;
    struct nc_spatial_contact_motion motion;
    struct nc_spatial_motion accelerated = moving(zero, identity, zero, zero);
    size_t size = nc_spatial_ellipsoid(shape, 16, 1, 2, 3);
    const double nan[3] = {0, NAN, 0}, inf[3] = {0, 0, INFINITY}, twice[3] = {0, 0, 2};
    const double mirror[9] = {1, 0, 0, 0, 1, 0, 0, 0, -1}, scaled[9] = {2, 0, 0, 0, 2, 0, 0, 0, 2};
    const struct {
        const double *e, *r, *q, *v, *w;
        int status;
    } wrong[] = {
        {NULL, zero, identity, zero, zero, NC_E_NULL},   {nan, zero, identity, zero, zero, NC_E_ARGUMENT},
        {up, nan, identity, zero, zero, NC_E_ARGUMENT},  {up, zero, identity, inf, zero, NC_E_ARGUMENT},
        {up, zero, identity, zero, nan, NC_E_ARGUMENT},  {twice, zero, identity, zero, zero, NC_E_NORMAL},
        {zero, zero, identity, zero, zero, NC_E_NORMAL}, {up, zero, mirror, zero, zero, NC_E_ROTATION},
        {up, zero, scaled, zero, zero, NC_E_ROTATION},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_equal(nc_plane_contact(shape, size, wrong[i].e,
                                          MOVING(wrong[i].r, wrong[i].q, wrong[i].v, wrong[i].w), &contact),
                         wrong[i].status);
        ASSERT_NAN(contact);
        assert_int_equal(nc_plane_motion(shape, size, wrong[i].e,
                                         MOVING(wrong[i].r, wrong[i].q, wrong[i].v, wrong[i].w), &motion),
                         wrong[i].status);
        ASSERT_NAN(motion);
    }
    assert_int_equal(nc_plane_contact(shape, size, up, MOVING(zero, identity, zero, zero), NULL),
                     NC_E_NULL);
    assert_int_equal(nc_plane_contact(shape, size, up, NULL, &contact), NC_E_NULL);
    ASSERT_NAN(contact);
    accelerated.alpha[1] = NAN;
    assert_int_equal(nc_plane_motion(shape, size, up, &accelerated, &motion), NC_E_ARGUMENT);
    ASSERT_NAN(motion);
    assert_int_equal(nc_plane_motion(shape, size, up, NULL, &motion), NC_E_NULL);
    ASSERT_NAN(motion);
    assert_int_equal(nc_plane_motion(shape, size, up, &accelerated, NULL), NC_E_NULL);
    assert_int_equal(nc_plane_gap(shape, size, NULL, zero, identity, &gap, p), NC_E_NULL);
    ASSERT_NAN(p);
    assert_int_equal(nc_plane_gap(shape, size, up, zero, identity, NULL, p), NC_E_NULL);
    assert_int_equal(nc_plane_gap(NULL, size, up, zero, identity, &gap, p), NC_E_NULL);
    assert_true(isnan(gap));
    assert_int_equal(nc_plane_gap(shape, size, twice, zero, identity, &gap, p), NC_E_NORMAL);
    assert_int_equal(nc_plane_gap(shape, size, up, zero, scaled, &gap, p), NC_E_NORMAL);
    assert_int_equal(nc_plane_gap(shape, size, nan, zero, identity, &gap, p), NC_E_ARGUMENT);
    assert_int_equal(nc_plane_gap(shape, size, up, inf, identity, &gap, p), NC_E_ARGUMENT);
    assert_true(isnan(gap));
    ASSERT_NAN(p);
    assert_int_equal(nc_plane_gap(shape, size - 1, up, zero, identity, &gap, p) % NC_TERM, NC_E_TRUNCATED);
    size += nc_spatial_offset(shape + size, 16 - size, -1); /* not convex at z, see test_spatial_geometry */
    assert_int_equal(nc_plane_contact(shape, size, up, MOVING(zero, identity, zero, zero), &contact),
                     NC_E_NOT_CONVEX);
    ASSERT_NAN(contact);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ellipsoid_closed_form),
        cmocka_unit_test(same_gap_everywhere),
        cmocka_unit_test(brute_force),
        cmocka_unit_test(velocities),
        cmocka_unit_test(rolling),
        cmocka_unit_test(curvature),
        cmocka_unit_test(accelerations),
        cmocka_unit_test(coin),
        cmocka_unit_test(bad_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
