/* One body that lies flat: its potential has a kink there. The gap is right, the contact point is the
 * middle of the flat part, the status NC_E_FLAT says so. Truth: the ends of the flat part, from normals
 * beside it. */
#include "spatial_support.h"
#include "moving.h"

#define FLAT(call) assert_int_equal((call) % NC_TERM, NC_E_FLAT)

/* A stadium: a segment along x, turned by `turn`, and a circle of radius 0.25. */
static size_t stadium(double turn, double *shape)
{
    double segment[8];
    const size_t inner = nc_planar_ellipse(segment, 8, 0.5, 0);
    size_t n = nc_planar_rotated(shape, 32, segment, inner, turn);
    n += nc_planar_offset(shape + n, 32 - n, 0.25);
    return n + nc_planar_shift(shape + n, 32 - n, 0.125, -0.5);
}

/* At angles whose sine is zero only to rounding too, and turned within the shape. */
static void stadium_on_line(void **data)
{
    (void)data;
    static const double angle[4] = {0, PI, -PI, 2 * PI}, turn[3] = {0, 0.7, PI / 2};
    for (int i = 0; i < 12; i++) {
        double shape[32], h[4];
        struct nc_planar_contact k;
        struct nc_planar_contact_motion d;
        const size_t n = stadium(turn[i % 3], shape);
        const struct nc_planar_motion m = {{0.4, 2}, angle[i / 3] - turn[i % 3], {0.5, 0.1}, 3, {1, 2}, 4};
        /* The middle of the segment seen from P, in frame b. */
        const double cx = cos(m.angle) * 0.125 - sin(m.angle) * -0.5,
                     cy = sin(m.angle) * 0.125 + cos(m.angle) * -0.5;
        FLAT(nc_line_contact(shape, n, &m, &k));
        CLOSE(k.gap, 2 + cy - 0.25, 1e-14);
        CLOSE(k.r_C[0], 0.4 + cx, 1e-14);
        CLOSE(k.r_C_b[0], 0.4 + cx, 1e-14);
        CLOSE(k.gap_der, 0.1 + cx * 3, 1e-14); /* of the middle */
        CLOSE(k.v_t, 0.5 - (cy - 0.25) * 3, 1e-14);
        assert_true(k.kappa_a == 0 && k.kappa_b == 0);
        CLOSE(k.s_a_der, -0.25 * 3, 1e-14); /* as if there were only the circle */
        FLAT(nc_line_motion(shape, n, &m, &d));
        CLOSE(d.gap[0], k.gap, 1e-15);
        CLOSE(d.gap[1], k.gap_der, 1e-15);
        CLOSE(d.gap[2], 2 + cx * 4 - cy * 9, 1e-13);
        FLAT(nc_planar_eval(shape, n, -PI / 2 - m.angle, h));
        CLOSE(h[0], 2 - k.gap, 1e-15);
        /* Beside it the contact is at an end, and has the curvature of the circle. */
        for (int end = -1; end < 2; end += 2) {
            struct nc_planar_motion beside = m;
            beside.angle += end * 1e-12;
            OK(nc_line_contact(shape, n, &beside, &k));
            CLOSE(k.gap, 2 + cy - 0.25, 1e-11);
            CLOSE(k.r_C[0], 0.4 + cx - end * 0.5, 1e-11);
            CLOSE(k.kappa_a, 4, 1e-9);
        }
    }
}

/* A rectangle made of two segments: flat at four normals; its corners belong to all others. */
static void rectangle(void **data)
{
    (void)data;
    double shape[16];
    struct nc_planar_boundary p;
    size_t n = nc_planar_ellipse(shape, 16, 0.5, 0);
    n += nc_planar_ellipse(shape + n, 16 - n, 0, 0.25);
    for (int i = 0; i < 4; i++) {
        const double phi = (i - 2) * PI / 2, x = i % 2 ? 0 : i ? 0.5 : -0.5, y = i % 2 ? (i - 2) * 0.25 : 0;
        FLAT(nc_planar_boundary(shape, n, phi, &p));
        CLOSE(p.point[0], x, 1e-15);
        CLOSE(p.point[1], y, 1e-15);
        assert_true(p.radius == INFINITY && p.curvature == 0);
        OK(nc_planar_boundary(shape, n, phi + 0.1, &p));
        CLOSE(fabs(p.point[0]), 0.5, 1e-15);
        CLOSE(fabs(p.point[1]), 0.25, 1e-15);
        assert_true(p.radius == 0 && p.curvature == INFINITY);
    }
}

/* Rolls from its side over an end to the other side, 000 (24). */
static void stadium_rolls(void **data)
{
    (void)data;
    double shape[16];
    struct nc_line_rolling at;
    size_t n = nc_planar_ellipse(shape, 16, 0.5, 0);
    n += nc_planar_offset(shape + n, 16 - n, 0.25);
    FLAT(nc_line_rolling(shape, n, 0.1, 0, 2, 0, &at));
    CLOSE(at.r[0], 0.1, 1e-15);
    CLOSE(at.r[1], 0.25, 1e-15);
    CLOSE(at.v[0], 0.5, 1e-15);
    CLOSE(at.x_C[0], 0.1, 1e-15);
    FLAT(nc_line_rolling(shape, n, 0.1, PI, 2, 0, &at));
    CLOSE(at.r[0], 0.1 + 1 + 0.25 * PI, 1e-14); /* half the length of the boundary */
}

/* For circles of radius R a flat side is a straight stretch of the curve of centres. */
static void stadium_and_circle(void **data)
{
    (void)data;
    double shape[16], G[4], polar[4096];
    size_t n = nc_planar_ellipse(shape, 16, 0.5, 0);
    n += nc_planar_offset(shape + n, 16 - n, 0.25);
    for (int i = 0; i < 400; i++) {
        const double psi = (i - 200) * PI / 100, c = cos(psi), s = sin(psi), R = 0.125;
        OK(nc_circle_change_radius(shape, n, INFINITY, R, NC_CASE_CONVEX, psi, G));
        const double side = 0.375 / fabs(s), end = 0.5 * fabs(c) + sqrt(0.375 * 0.375 - 0.25 * s * s);
        const int straight = side * fabs(c) < 0.5;
        CLOSE(G[0], straight ? side : end, 1e-14);
        if (straight) {
            CLOSE(G[1], -0.375 * c / s / fabs(s), 1e-12);
            CLOSE(G[2], 0.375 * (1 + c * c) / fabs(s * s * s), 1e-11);
            CLOSE(G[3], -0.375 * c * (5 + c * c) / fabs(s * s * s) / s, 1e-10);
        }
    }
    const size_t m = nc_planar_for_radius(polar, 4096, shape, n, INFINITY, 0.125, NC_CASE_CONVEX, 400);
    const struct nc_planar_motion motion = {{0.2, -0.5}, 0, {1, 0.5}, 0, {0, 0}, 0};
    struct nc_planar_contact k;
    assert_true(m > 0 && m <= 4096);
    OK(nc_circle_distance(polar, m, 0.125, NC_CASE_CONVEX, &motion,
                          &k)); /* on the middle of the upper side */
    CLOSE(k.gap, 0.125, 1e-9);
    CLOSE(k.r_C_a[0], -0.2, 1e-7);
    CLOSE(k.gap_der, -0.5, 1e-7);
    /* A polar potential with a kink: the circle touches twice. */
    double margin[2];
    assert_int_equal(
        nc_circle_margin(shape, n, 0.125, NC_CASE_CONVEX, PI / 2, (struct nc_circle_margins *)margin),
        NC_E_NOT_UNIQUE);
}

/* Bodies on a plane in all orientations about its normal: what is flat, where the middle is (origin), the
 * other curvature. */
static void on_plane(void **data)
{
    (void)data;
    struct {
        double shape[64], n[3], height, kappa, along[3];
        size_t size;
        int both;
    } body[8] = {
        {{0}, {1, 0, 0}, 0.25, 4, {0, 0, 1}, 0, 0},            /* capsule */
        {{0}, {0, 0, 1}, 0.25, 0, {0}, 0, 1},                  /* disc with an offset */
        {{0}, {0, 1, 0}, 0.65, 0, {0}, 0, 1},                  /* rounded box, on a face */
        {{0}, {0.6, 0, 0.8}, 0.25, 4, {0, 1, 0}, 0, 0},        /* capsule as a quadratic form of rank 1 */
        {{0}, {0.6, 0, 0.8}, 0.25, 0, {0}, 0, 1},              /* disc as a quadratic form of rank 2 */
        {{0}, {0.6, 0.8, 0}, 0.4, 2.5, {0, 0, 1}, 0, 0},       /* cylinder: disc and segment */
        {{0}, {0.6, 0.8, 0}, 0.35, 1 / 0.35, {0, 0, 1}, 0, 0}, /* the same as a profile, with an offset */
        {{0}, {0, 0, 1}, 0.5, 0, {0}, 0, 1}};                  /* superellipsoid, eta = 0 */
    const double line[6] = {0, 0, 0, 0.49, 0, 0}, face[6] = {0.64, 0, -0.48, 1, 0, 0.36};
    double profile[16];
    size_t n;
#define ADD(k, term, ...) body[k].size += term(body[k].shape + body[k].size, 64 - body[k].size, __VA_ARGS__)
    ADD(0, nc_spatial_ellipsoid, 0, 0, 0.5);
    ADD(0, nc_spatial_offset, 0.25);
    ADD(1, nc_spatial_ellipsoid, 0.5, 0.3, 0);
    ADD(1, nc_spatial_offset, 0.25);
    ADD(2, nc_spatial_ellipsoid, 0.3, 0, 0);
    ADD(2, nc_spatial_ellipsoid, 0, 0.4, 0);
    ADD(2, nc_spatial_ellipsoid, 0, 0, 0.5);
    ADD(2, nc_spatial_offset, 0.25);
    ADD(3, nc_spatial_quadratic, line);
    ADD(3, nc_spatial_offset, 0.25);
    ADD(4, nc_spatial_quadratic, face);
    ADD(4, nc_spatial_offset, 0.25);
    ADD(5, nc_spatial_ellipsoid, 0.4, 0.4, 0);
    ADD(5, nc_spatial_ellipsoid, 0, 0, 0.5);
    n = nc_planar_ellipse(profile, 16, 0, 0.5);
    n += nc_planar_offset(profile + n, 16 - n, 0.35);
    ADD(6, nc_spatial_revolved, profile, n);
    ADD(7, nc_spatial_superellipsoid, 0.3, 0.4, 0.5, 4, 4, 0);
    for (int k = 0; k < 8; k++) {
        for (int turn = 0; turn < 16; turn++) { /* the normal of the body looks down to the plane z = 0.2 */
            const double *x = body[k].n, phi = turn * PI / 8, up[3] = {0, 0, 1}, c = cos(phi), s = sin(phi);
            const double r[3] = {1, 2, 3}, v[3] = {0.1, 0.2, 0.3}, w[3] = {0.3, -0.2, 0.1};
            double t[3], b[3], q[9], gap, p[3], h;
            struct nc_spatial_contact_motion motion;
            struct nc_spatial_contact contact;
            struct nc_spatial_boundary at;
            const double any[3] = {0.36, 0.48, 0.8};
            cross(x, any, t);
            const double length = norm(t);
            for (int i = 0; i < 3; i++)
                t[i] /= length;
            cross(x, t, b); /* columns t, b, x of the body's axes; rows of q: images */
            for (int i = 0; i < 3; i++) {
                q[i] = c * t[i] + s * b[i];
                q[3 + i] = s * t[i] - c * b[i];
                q[6 + i] = -x[i];
            }
            const int one = k == 7; /* one point, but with infinite radii */
            assert_int_equal(nc_plane_gap(body[k].shape, body[k].size, up, r, q, &gap, p) % NC_TERM,
                             one ? NC_OK : NC_E_FLAT);
            CLOSE(gap, 3 - body[k].height, k == 3 || k == 4 ? 1e-7 : 1e-14);
            for (int i = 0; i < 3; i++)
                CLOSE(p[i], body[k].height * x[i], 1e-14);
            FLAT(nc_plane_contact(body[k].shape, body[k].size, up, MOVING(r, q, v, w), &contact));
            CLOSE(contact.gap, gap, 1e-15);
            assert_true(contact.kappa[1] == 0 && contact.margin == 0);
            CLOSE(contact.kappa[0], body[k].kappa, 1e-12 * (1 + body[k].kappa));
            CLOSE(contact.gap_der,
                  0.3 + w[0] * (contact.point_body[1] - 2) - w[1] * (contact.point_body[0] - 1), 1e-14);
            assert_true(isfinite(contact.v_body[0]) && isfinite(contact.v_counter[1]));
            if (!body[k].both) { /* the flat direction, in frame b */
                apply(q, body[k].along, t);
                cross(t, contact.direction[1], b);
                CLOSE(norm(b), 0, 1e-12);
            }
            FLAT(nc_plane_motion(body[k].shape, body[k].size, up, MOVING(r, q, v, w), &motion));
            CLOSE(motion.gap[0], gap, 1e-15);
            CLOSE(motion.gap[1], contact.gap_der, 1e-14);
            FLAT(nc_spatial_boundary(body[k].shape, body[k].size, x, &at));
            CLOSE(at.h, body[k].height, k == 3 || k == 4 ? 1e-7 : 1e-14);
            assert_true(at.radius[1] == INFINITY && (at.radius[0] == INFINITY) == body[k].both);
            OK(nc_spatial_eval(body[k].shape, body[k].size, x, &h, NULL, NULL));
            CLOSE(h, at.h, 1e-15);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stadium_on_line),    cmocka_unit_test(rectangle), cmocka_unit_test(stadium_rolls),
        cmocka_unit_test(stadium_and_circle), cmocka_unit_test(on_plane),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
