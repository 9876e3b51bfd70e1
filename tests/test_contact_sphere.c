/* A spatial body and a sphere by the polar potential: closed forms, brute force, the planar formulas, and
 * differences along prescribed motions. */
#include "spatial_support.h"
#include "moving.h"

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, zero[3] = {0, 0, 0};

/* G(u) of a ball or, with `inside`, a spherical cavity of radius A centred at c against a sphere of radius
 * R: |G u - c| = A +- R, G = c . u + sqrt((A +- R)^2 - |c|^2 + (c . u)^2). */
static size_t eccentric(double *shape, const double c[3], double A, double R, int inside)
{
    const double reach = inside ? A - R : A + R, s = reach * reach - dot(c, c);
    const double m[6] = {s + c[0] * c[0], c[0] * c[1], c[0] * c[2],
                         s + c[1] * c[1], c[1] * c[2], s + c[2] * c[2]};
    size_t n = nc_spatial_shift(shape, CAPACITY, c[0], c[1], c[2]);
    n += nc_spatial_quadratic(shape + n, CAPACITY - n, m);
    OK(nc_spatial_check(shape, n));
    return n;
}

static void eccentric_ball(void **data)
{
    (void)data;
    uint64_t state = 31;
    print_message("seed 31\n");
    for (int trial = 0; trial < 4000; trial++) {
        const int inside = trial % 2;
        const enum nc_case mode = inside ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
        const double A = random_in(&state, 0.5, 1), R = random_in(&state, 0.1, 0.4);
        double shape[CAPACITY], c[3], q[9], r[3], u[3], w[3], v[3], x[3], e[3], middle[3], turned[3];
        struct nc_spatial_contact contact;
        random_unit(&state, c);
        const double away =
            random_in(&state, 0, inside ? 0.8 * (A - R) : 0.8 * (A + R)); /* P even outside */
        for (int i = 0; i < 3; i++)
            c[i] *= away;
        const size_t size = eccentric(shape, c, A, R, inside);
        random_unit(&state, u);
        random_unit(&state, w);
        random_unit(&state, v);
        random_rotation(&state, q);
        double G; /* a pose in contact: O = 0 = r + q G u */
        OK(nc_spatial_eval(shape, size, u, &G, NULL, NULL));
        for (int i = 0; i < 3; i++)
            x[i] = -G * u[i];
        apply(q, x, r);
        OK(nc_sphere_contact(shape, size, R, mode, MOVING(r, q, v, w), &contact));
        apply(q, c, turned); /* the centre of ball or cavity in b */
        for (int i = 0; i < 3; i++)
            middle[i] = r[i] + turned[i];
        for (int i = 0; i < 3; i++)
            e[i] = (inside ? -1 : 1) * middle[i] / norm(middle);
        CLOSE(contact.gap, 0, 4e-15);
        CLOSE_VECTOR(contact.e_n, e, 3, 1e-14);
        for (int i = 0; i < 3; i++) {
            CLOSE(contact.point_counter[i], R * e[i], 1e-14);
            CLOSE(contact.point_body[i], R * e[i], 1e-14);
        }
        CLOSE(contact.kappa[0], (inside ? -1 : 1) / A, 1e-12);
        CLOSE(contact.kappa[1], (inside ? -1 : 1) / A, 1e-12);
        CLOSE(contact.margin, (inside ? -1 : 1) / A + 1 / R, 1e-11);
        /* The middle moves with v + w x (q c); the gap with its distance from O. */
        double spin[3];
        cross(w, turned, spin);
        for (int i = 0; i < 3; i++)
            spin[i] += v[i];
        CLOSE(contact.gap_der, dot(e, spin), 1e-13);
        CLOSE(contact.v_n, dot(e, spin), 1e-13);
        for (int i = 0; i < 3; i++) { /* now such that the contact lasts */
            v[i] -= contact.v_n * e[i];
            spin[i] -= contact.v_n * e[i];
        }
        OK(nc_sphere_contact(shape, size, R, mode, MOVING(r, q, v, w), &contact));
        CLOSE(contact.gap_der, 0, 1e-13);
        for (int i = 0; i < 3; i++) /* the contact point on the sphere, R e, turns with the middle */
            CLOSE(contact.v_counter[i], R * spin[i] / (inside ? R - A : A + R), 1e-12);
        for (int i = 0; i < 3; i++)
            CLOSE(contact.v_counter[i], contact.v_t[i] + contact.v_body[i], 1e-12);
    }
}

/* Away from contact the gap of the potential contact points equals the distance up to second order. */
static void gap_near_contact(void **data)
{
    (void)data;
    double shape[CAPACITY], error[2];
    struct nc_spatial_contact contact;
    const double c[3] = {0.2, 0.1, -0.1}, u[3] = {0.48, 0.6, 0.64};
    for (int inside = 0; inside < 2; inside++) {
        const size_t size = eccentric(shape, c, 1, 0.3, inside);
        double G;
        OK(nc_spatial_eval(shape, size, u, &G, NULL, NULL));
        for (int k = 0; k < 2; k++) {
            const double away = (k ? 0.5e-3 : 1e-3) * (inside ? -1 : 1);
            double r[3], from[3];
            for (int i = 0; i < 3; i++) {
                r[i] = -(G + away) * u[i];
                from[i] = r[i] + c[i];
            }
            const enum nc_case mode = inside ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
            OK(nc_sphere_contact(shape, size, 0.3, mode, MOVING(r, identity, zero, zero), &contact));
            error[k] = contact.gap - (inside ? 1 - 0.3 - norm(from) : norm(from) - 1 - 0.3);
            assert_true(contact.gap > 0);
        }
        assert_true(fabs(error[0]) < 1e-7 && fabs(error[0]) > 1e-10);
        CLOSE(error[0] / error[1], 4, 0.01);
    }
}

/* A random polar potential: bodies with dents, radius R of the sphere. */
struct polar {
    double shape[CAPACITY];
    size_t size;
    enum nc_case mode;
    double R;
    struct motion motion;
};

static struct polar random_polar(uint64_t *state, int concave, double roughness)
{
    struct polar body;
    double c[49], place[3];
    c[0] = 4;
    for (int i = 1; i < 49; i++)
        c[i] = random_in(state, -roughness, roughness) / (1 + i / 8);
    body.size = nc_spatial_harmonics(body.shape, CAPACITY, c, 6);
    body.mode = concave ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
    body.R = random_in(state, 0.2, 0.6);
    random_unit(state, place);
    for (int i = 0; i < 3; i++) /* G is about 1.13; so the gap is within about 0.1 */
        place[i] *= random_in(state, 1.1, 1.2);
    body.motion = random_motion(state, place);
    return body;
}

static void polar_contact(const struct polar *body, double t, struct nc_spatial_contact *contact)
{
    const struct pose p = pose_at(&body->motion, t);
    OK(nc_sphere_contact(body->shape, body->size, body->R, body->mode, MOVING(p.r, p.q, p.v, p.w),
                         contact));
}

/* The contact point for the centre at direction u, in the body's frame, and the outer normal there. */
static void polar_point(const struct polar *body, const double u[3], double c[3], double n[3])
{
    struct nc_spatial_contact contact;
    const double r[3] = {-1.2 * u[0], -1.2 * u[1], -1.2 * u[2]};
    OK(nc_sphere_contact(body->shape, body->size, body->R, body->mode, MOVING(r, identity, zero, zero),
                         &contact));
    for (int i = 0; i < 3; i++) {
        c[i] = contact.point_a[i];
        n[i] = -contact.e_n[i];
    }
}

/* The contact point is where the ball touches: every other boundary point is outside of the ball, and the
 * sample comes close to it only next to the contact. */
static void touching_brute_force(void **data)
{
    (void)data;
    uint64_t state = 32;
    print_message("seed 32\n");
    for (int trial = 0; trial < 20; trial++) {
        const struct polar body = random_polar(&state, trial % 2, 0.02);
        double u[3], O[3], G, c[3], n[3], other[3], m[3], arm[3], nearest = INFINITY;
        random_unit(&state, u);
        OK(nc_spatial_eval(body.shape, body.size, u, &G, NULL, NULL));
        polar_point(&body, u, c, n);
        for (int i = 0; i < 3; i++) {
            O[i] = G * u[i];
            arm[i] = O[i] - c[i];
        }
        CLOSE(norm(arm), body.R, 1e-14);
        CLOSE(dot(arm, n), body.R, 1e-14);
        for (int k = 0; k < 20000; k++) {
            double at[3];
            random_unit(&state, at);
            polar_point(&body, at, other, m);
            double gap[3] = {O[0] - other[0], O[1] - other[1], O[2] - other[2]};
            assert_true(norm(gap) >= body.R * (1 - 1e-13));
            if (norm(gap) < nearest) {
                nearest = norm(gap);
                memcpy(arm, at, sizeof arm);
            }
        }
        assert_true(dot(arm, u) > 0.998 && nearest < body.R * (1 + 5e-3));
    }
}

/* dn = (sum kappa_k d_k d_k') dc for the sampled boundary. */
struct probe {
    const struct polar *body;
    double u[3], side[3];
};

static void probe_at(double t, const void *context, double out[6])
{
    const struct probe *probe = context;
    double u[3];
    for (int i = 0; i < 3; i++)
        u[i] = cos(t) * probe->u[i] + sin(t) * probe->side[i];
    polar_point(probe->body, u, out, out + 3);
}

static void polar_curvature(void **data)
{
    (void)data;
    uint64_t state = 33;
    int dents = 0, rough = 0;
    print_message("seed 33\n");
    for (int trial = 0; trial < 4000; trial++) {
        const struct polar body = random_polar(&state, trial % 2, 0.15);
        struct probe probe = {&body, {0}, {0}};
        struct nc_spatial_contact contact;
        double rate[6], third[3], way[3];
        random_unit(&state, probe.u);
        random_unit(&state, way);
        cross(probe.u, way, probe.side);
        const double length = norm(probe.side), r[3] = {-probe.u[0], -probe.u[1], -probe.u[2]};
        for (int i = 0; i < 3; i++)
            probe.side[i] /= length;
        const int status = nc_sphere_contact(body.shape, body.size, body.R, body.mode,
                                             MOVING(r, identity, zero, zero), &contact);
        if (status == NC_E_NOT_UNIQUE || contact.kappa[0] > 4) { /* an edge is near, or no such body */
            rough++;
            continue;
        }
        OK(status);
        derivative(probe_at, &probe, 0, 2e-2, 6, rate);
        for (int i = 0; i < 3; i++) {
            double bent = 0;
            for (int k = 0; k < 2; k++)
                bent += contact.kappa[k] * dot(contact.direction[k], rate) * contact.direction[k][i];
            CLOSE(rate[3 + i], bent, 1e-8 * (1 + fabs(contact.kappa[0]) + fabs(contact.kappa[1])));
        }
        cross(contact.direction[0], contact.direction[1], third);
        for (int i = 0; i < 3; i++)
            CLOSE(third[i], -contact.e_n[i], 1e-14);
        assert_true(contact.kappa[0] >= contact.kappa[1]);
        CLOSE(contact.margin, contact.kappa[1] + 1 / body.R, 1e-14 * (1 + fabs(contact.margin)));
        dents += body.mode == NC_CASE_CONVEX && contact.kappa[1] < 0;
    }
    print_message("%d contacts in a dent, %d left out\n", dents, rough);
    assert_true(dents > 50 && rough < 1000);
}

static void polar_positions(double t, const void *context, double out[7])
{
    struct nc_spatial_contact contact;
    polar_contact(context, t, &contact);
    out[0] = contact.gap;
    memcpy(out + 1, contact.point_a, sizeof contact.point_a);
    memcpy(out + 4, contact.point_counter, sizeof contact.point_counter);
}

static void polar_velocities(void **data)
{
    (void)data;
    uint64_t state = 34;
    print_message("seed 34\n");
    for (int trial = 0; trial < 2000; trial++) {
        const struct polar body = random_polar(&state, trial % 2, 0.02);
        const struct pose p = pose_at(&body.motion, 0.1);
        struct nc_spatial_contact contact;
        double rate[7], along[3], arm[3], v_C[3];
        polar_contact(&body, 0.1, &contact);
        derivative(polar_positions, &body, 0.1, 2e-2, 7, rate);
        CLOSE(contact.gap_der, rate[0], 1e-10);
        apply(p.q, rate + 1, along);
        CLOSE_VECTOR(contact.v_body, along, 3, 2e-9);
        CLOSE_VECTOR(contact.v_counter, rate + 4, 3, 2e-9);
        apply(p.q, contact.point_a, arm);
        cross(p.w, arm, v_C);
        for (int i = 0; i < 3; i++)
            v_C[i] += p.v[i];
        CLOSE(contact.v_n, dot(contact.e_n, v_C), 1e-14);
        for (int i = 0; i < 3; i++)
            CLOSE(contact.v_t[i], v_C[i] - contact.v_n * contact.e_n[i], 1e-14);
        CLOSE(contact.v_n, contact.gap_der, 3 * fabs(contact.gap) + 1e-12);
    }
}

/* A body of revolution in its plane of symmetry: the planar formulas 000 (55), (56) with alpha = psi +
 * pi/2, O = G (cos psi, sin psi); curvature of the curve of centres from 000 (76c), then the radii shifted.
 */
static void planar_section(void **data)
{
    (void)data;
    uint64_t state = 35;
    print_message("seed 35\n");
    for (int trial = 0; trial < 2000; trial++) {
        const double R = random_in(&state, 0.1, 0.4), psi = random_in(&state, -1.5, 1.5);
        const double b[3] = {random_in(&state, -0.1, 0.1), 0, random_in(&state, -0.02, 0.02)};
        const double a[3] = {0, random_in(&state, -0.05, 0.05), 0};
        double profile[32], shape[64], g[4];
        struct nc_spatial_contact contact;
        const size_t planar = nc_planar_fourier(profile, 32, 1, a, b, 3);
        const size_t size = nc_spatial_revolved(shape, 64, profile, planar);
        const int concave = trial % 2, side = concave ? -1 : 1;
        const double r[3] = {-cos(psi), 0, -sin(psi)};
        OK(nc_planar_eval(profile, planar, psi, g));
        OK(nc_sphere_contact(shape, size, R, concave ? NC_CASE_CONCAVE : NC_CASE_CONVEX,
                             MOVING(r, identity, zero, zero), &contact));
        const double N = hypot(g[0], g[1]); /* radial and tangential part of the contact point */
        const double radial = g[0] - side * R * g[0] / N, tangential = side * R * g[1] / N;
        const double point[3] = {radial * cos(psi) - tangential * sin(psi), 0,
                                 radial * sin(psi) + tangential * cos(psi)};
        CLOSE_VECTOR(contact.point_a, point, 3, 1e-14);
        CLOSE(contact.gap, side * (1 - g[0]) * g[0] / N, 1e-14);
        const double centres = (g[0] * g[0] + 2 * g[1] * g[1] - g[0] * g[2]) / (N * N * N);
        const double kappa = side * centres / (1 - side * R * centres);
        const double *d0 = contact.direction[0], *d1 = contact.direction[1];
        const int in_plane =
            fabs(d0[1]) > fabs(d1[1]); /* which of the two directions is that of the section */
        if (fabs(contact.kappa[0] - contact.kappa[1]) > 1e-6)
            CLOSE(fabs(in_plane ? d0[1] : d1[1]), 1, 1e-9);
        CLOSE(contact.kappa[in_plane], kappa, 1e-11 * (1 + fabs(kappa)));
    }
}

/* In contact the polar potential and the signed distance say the same of the eccentric ball. */
static void both_ways_agree(void **data)
{
    (void)data;
    double polar[CAPACITY], support[16];
    struct nc_spatial_contact one, two;
    const double c[3] = {0.1, -0.2, 0.1}, u[3] = {0.6, 0, 0.8}, w[3] = {1, -2, 3};
    double v[3] = {0.3, 0.2, 0.1};
    const size_t n = eccentric(polar, c, 0.8, 0.25, 0);
    size_t m = nc_spatial_offset(support, 16, 0.8);
    m += nc_spatial_shift(support + m, 16 - m, c[0], c[1], c[2]);
    double G;
    OK(nc_spatial_eval(polar, n, u, &G, NULL, NULL));
    const double r[3] = {-G * u[0], -G * u[1], -G * u[2]};
    OK(nc_sphere_contact(polar, n, 0.25, NC_CASE_CONVEX, MOVING(r, identity, v, w), &one));
    for (int i = 0; i < 3; i++) /* else only one of them sees the contact point move as they separate */
        v[i] -= one.gap_der * one.e_n[i];
    OK(nc_sphere_contact(polar, n, 0.25, NC_CASE_CONVEX, MOVING(r, identity, v, w), &one));
    OK(nc_sphere_distance(support, m, 0.25, MOVING(r, identity, v, w), 0, &two));
    CLOSE(one.gap, two.gap, 1e-15);
    CLOSE(one.gap_der, two.gap_der, 1e-14);
    CLOSE_VECTOR(one.e_n, two.e_n, 3, 1e-15);
    CLOSE_VECTOR(one.point_a, two.point_a, 3, 1e-15);
    CLOSE_VECTOR(one.v_t, two.v_t, 3, 1e-14);
    CLOSE_VECTOR(one.v_body, two.v_body, 3, 1e-13);
    CLOSE_VECTOR(one.v_counter, two.v_counter, 3, 1e-13);
    CLOSE(one.margin, two.margin, 1e-12);
}

/* --- Failures -------------------------------------------------------------------------------------*/

static void not_unique(void **data)
{
    (void)data;
    double shape[64];
    struct nc_spatial_contact contact;
    const double r[3] = {0, 0, -1};
    /* Centres on an ellipsoid-like surface that bends more sharply than the sphere: no such body. */
    size_t size =
        nc_spatial_ellipsoid(shape, 64, 0.4, 0.4, 1); /* G = sqrt(0.16 s^2 + c^2): bend 1.84 at z */
    assert_int_equal(
        nc_sphere_contact(shape, size, 0.7, NC_CASE_CONVEX, MOVING(r, identity, zero, zero), &contact),
        NC_E_NOT_UNIQUE);
    ASSERT_NAN(contact);
    OK(nc_sphere_contact(shape, size, 0.3, NC_CASE_CONVEX, MOVING(r, identity, zero, zero), &contact));
    CLOSE(contact.kappa[0], 1.84 / (1 - 0.3 * 1.84), 1e-13);
    /* The same as a cavity of the body: fine. A bulge into it too sharp for the sphere is not. */
    OK(nc_sphere_contact(shape, size, 0.7, NC_CASE_CONCAVE, MOVING(r, identity, zero, zero), &contact));
    CLOSE(contact.kappa[1], -1.84 / (1 + 0.7 * 1.84), 1e-13);
    size = nc_spatial_ellipsoid(shape, 64, 2, 2, 1); /* bend (1 - 3) at z */
    assert_int_equal(
        nc_sphere_contact(shape, size, 0.7, NC_CASE_CONCAVE, MOVING(r, identity, zero, zero), &contact),
        NC_E_NOT_UNIQUE);
    OK(nc_sphere_contact(shape, size, 0.7, NC_CASE_CONVEX, MOVING(r, identity, zero, zero), &contact));
    CLOSE(contact.kappa[0], -2 / (1 + 0.7 * 2), 1e-13); /* a dent of curvature -0.83, sphere 1.43 */
    CLOSE(contact.margin, 1 / 0.7 - 2 / 2.4, 1e-13);
    /* A ball of radius 1 - 1.5. */
    size = nc_spatial_offset(shape, 64, 1);
    assert_int_equal(
        nc_sphere_contact(shape, size, 1.5, NC_CASE_CONVEX, MOVING(r, identity, zero, zero), &contact),
        NC_E_NOT_UNIQUE);
    /* A point: its curvature is infinite. */
    OK(nc_sphere_contact(shape, size, 1, NC_CASE_CONVEX, MOVING(r, identity, zero, zero), &contact));
    assert_true(contact.kappa[1] == INFINITY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(eccentric_ball),       cmocka_unit_test(gap_near_contact),
        cmocka_unit_test(touching_brute_force), cmocka_unit_test(polar_curvature),
        cmocka_unit_test(polar_velocities),     cmocka_unit_test(planar_section),
        cmocka_unit_test(both_ways_agree),      cmocka_unit_test(not_unique),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
