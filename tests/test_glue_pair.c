/* Body against body as a Modelica tool compiles it: the chains of derivatives that index reduction uses,
 * and the functions of the elastic contacts, against differences, closed forms and the other contact
 * elements. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "NormalContact.h"
#define FAILURES_ARE_AWAITED
#include "failures.h"
#include "spatial.h"
#include "differences.h"

struct bodies {
    double a[32], b[32]; /* body and counterpart */
    size_t na, nb;
};

/* An ellipsoid with a skin, its reference point outside of the centre, and a superellipsoid. */
static struct bodies bodies(void)
{
    struct bodies it;
    it.na = nc_spatial_ellipsoid(it.a, 32, 0.1, 0.08, 0.06);
    it.na += nc_spatial_offset(it.a + it.na, 32 - it.na, 0.01);
    it.na += nc_spatial_shift(it.a + it.na, 32 - it.na, 0.02, -0.03, 0.01);
    it.nb = nc_spatial_superellipsoid(it.b, 32, 0.3, 0.2, 0.15, 2.5, 2.5, 0.05);
    return it;
}

/* The pose of the body at the time t, on a smooth path; row-major rotation about z, x. */
static void path(double height, double t, double pose[12])
{
    const double a = 0.3 + 0.7 * t, b = 1.7 + 0.4 * t - t * t, ca = cos(a), sa = sin(a), cb = cos(b),
                 sb = sin(b);
    const double value[12] = {0.11 + 0.2 * t,
                              0.02 - 0.1 * t + t * t,
                              height + 0.05 * t,
                              ca,
                              -sa * cb,
                              sa * sb,
                              sa,
                              ca * cb,
                              -ca * sb,
                              0,
                              sb,
                              cb};
    memcpy(pose, value, sizeof value);
}

/* The gap: its derivatives as Functions.Spatial.pairGap_der and pairGap_der2 put them together; normal and
 * point: theirs. Far apart, and penetrating. */
static void chain(void **state)
{
    (void)state;
    const struct bodies it = bodies();
    const double e = 2e-3;
    for (int trial = 0; trial < 2; trial++) {
        double pose[7][12], along[7], rate[12], second[12], gap[7], q[7][6];
        void *memory = NormalContact_twoBodies(it.a, it.na, it.b, it.nb, "");
        for (int i = 0; i < 7; i++) {
            path(trial ? 0.2 : 0.6, (i - 3) * e, pose[i]);
            gap[i] = NormalContact_pairGap(memory, pose[i]);
            for (int k = 0; k < 6; k++)
                q[i][k] = NormalContact_pairContact(memory, pose[i], k + 1);
        }
        assert_true(trial ? gap[3] < -0.001 && gap[3] > -0.1 : gap[3] > 0.1);
        for (int k = 0; k < 12; k++) {
            for (int i = 0; i < 7; i++)
                along[i] = pose[i][k];
            rate[k] = slope(along, e);
            second[k] = bend(along, e);
        }
        double first = 0, twice = NormalContact_pairBend(memory, pose[3], rate);
        for (int i = 0; i < 3; i++) {
            first += q[3][i] * (rate[i] + nci_dot(rate + 3 + 3 * i, q[3] + 3));
            twice += q[3][i] * (second[i] + nci_dot(second + 3 + 3 * i, q[3] + 3));
        }
        close_to(first, slope(gap, e), 1e-10);
        close_to(twice, bend(gap, e), 1e-7);
        for (int k = 0; k < 6; k++) {
            for (int i = 0; i < 7; i++)
                along[i] = q[i][k];
            close_to(NormalContact_pairContact_der(memory, pose[3], k + 1, rate), slope(along, e), 1e-8);
        }
        NormalContact_twoBodiesFree(memory);
    }
}

struct contact {
    double gap, e_n[3], point[3], other[3], kappa[2], kappa_rel[2], v_s[3], v_s_other[3];
};

static struct contact pair(const double *a, size_t na, const double *b, size_t nb, const double *r,
                           const double *q, const double *v, const double *w)
{
    struct contact c;
    void *memory = NormalContact_twoBodies(a, na, b, nb, "");
    c.gap = NormalContact_pair(memory, GLUE_MOTION(r, q, v, w), GLUE_VECTOR(c.e_n), GLUE_VECTOR(c.point),
                               GLUE_VECTOR(c.other), GLUE_PAIR(c.kappa), GLUE_PAIR(c.kappa_rel),
                               GLUE_VECTOR(c.v_s), GLUE_VECTOR(c.v_s_other));
    NormalContact_twoBodiesFree(memory);
    return c;
}

/* What was solved for last is only a start: the answers for a pose are the same, to rounding, in any order of
 * poses, and a memory that is asked twice repeats itself. */
static void any_order(void **state)
{
    (void)state;
    const struct bodies it = bodies();
    const double v[3] = {0.3, -0.2, 0.5}, w[3] = {1.2, 0.4, -0.7};
    void *memory = NormalContact_twoBodies(it.a, it.na, it.b, it.nb, "");
    for (int i = 0; i < 40; i++) {
        double pose[12];
        struct contact d, again;
        path(i % 3 == 0 ? 0.2 : 0.6, 0.3 * ((7 * i) % 11) - 1, pose);
        const struct contact c = pair(it.a, it.na, it.b, it.nb, pose, pose + 3, v, w);
        d.gap = NormalContact_pair(memory, GLUE_MOTION(pose, pose + 3, v, w), GLUE_VECTOR(d.e_n),
                                   GLUE_VECTOR(d.point), GLUE_VECTOR(d.other), GLUE_PAIR(d.kappa),
                                   GLUE_PAIR(d.kappa_rel), GLUE_VECTOR(d.v_s), GLUE_VECTOR(d.v_s_other));
        again.gap = NormalContact_pair(memory, GLUE_MOTION(pose, pose + 3, v, w), GLUE_VECTOR(again.e_n),
                                       GLUE_VECTOR(again.point), GLUE_VECTOR(again.other),
                                       GLUE_PAIR(again.kappa), GLUE_PAIR(again.kappa_rel),
                                       GLUE_VECTOR(again.v_s), GLUE_VECTOR(again.v_s_other));
        assert_memory_equal(&d, &again, sizeof d);
        close_to(d.gap, c.gap, 1e-14);
        for (int k = 0; k < 3; k++) {
            close_to(d.e_n[k], c.e_n[k], 1e-12);
            close_to(d.point[k], c.point[k], 1e-12);
            close_to(d.v_s[k], c.v_s[k], 1e-10);
            close_to(NormalContact_pairContact(memory, pose, k + 1), d.e_n[k], 0);
            close_to(NormalContact_pairContact(memory, pose, k + 4), d.point[k], 0);
        }
        close_to(d.kappa_rel[0], c.kappa_rel[0], 1e-10 * c.kappa_rel[0]);
    }
    NormalContact_twoBodiesFree(memory);
}

/* A body against a sphere, as Contacts.BodySphere has it: all that both give is the same. */
static void against_a_sphere(void **state)
{
    (void)state;
    const struct bodies it = bodies();
    const double radius = 0.07, v[3] = {0.3, -0.2, 0.5}, w[3] = {1.2, 0.4, -0.7};
    double sphere[3], pose[12];
    struct contact d;
    const size_t n = nc_spatial_offset(sphere, 3, radius);
    path(0.17, 0, pose);
    const struct contact c = pair(it.a, it.na, sphere, n, pose, pose + 3, v, w);
    d.gap = NormalContact_sphere(it.a, it.na, 3, radius, GLUE_MOTION(pose, pose + 3, v, w), "",
                                 GLUE_VECTOR(d.e_n), GLUE_VECTOR(d.point), GLUE_VECTOR(d.other),
                                 GLUE_PAIR(d.kappa), GLUE_VECTOR(d.v_s), GLUE_VECTOR(d.v_s_other));
    close_to(c.gap, d.gap, 1e-14);
    for (int k = 0; k < 3; k++) {
        close_to(c.e_n[k], d.e_n[k], 1e-12);
        close_to(c.point[k], d.point[k], 1e-12);
        close_to(c.other[k], d.other[k], 1e-12);
        close_to(c.v_s[k], d.v_s[k], 1e-9);
        close_to(c.v_s_other[k], d.v_s_other[k], 1e-9);
    }
    for (int k = 0; k < 2; k++) {
        close_to(c.kappa[k], d.kappa[k], 1e-9);
        close_to(c.kappa_rel[k], d.kappa[k] + 1 / radius, 1e-9);
    }
}

/* With the two bodies exchanged the contact is the same, seen from the other side. */
static void either_order(void **state)
{
    (void)state;
    const struct bodies it = bodies();
    const double v[3] = {0.3, -0.2, 0.5}, w[3] = {1.2, 0.4, -0.7}, *q;
    for (int trial = 0; trial < 2; trial++) {
        double pose[12], turned[9], r[3], v_b[3], w_b[3], x[3], y[3], z[3];
        path(trial ? 0.2 : 0.6, 0, pose);
        q = pose + 3;
        for (int i = 0; i < 9; i++)
            turned[i] = q[3 * (i % 3) + i / 3];
        nci_cross(w, pose, x);
        for (int k = 0; k < 3; k++) {
            x[k] -= v[k];
            y[k] = -pose[k];
            z[k] = -w[k];
        }
        nci_rotate_back(q, x, v_b);
        nci_rotate_back(q, y, r);
        nci_rotate_back(q, z, w_b);
        const struct contact c = pair(it.a, it.na, it.b, it.nb, pose, q, v, w),
                             d = pair(it.b, it.nb, it.a, it.na, r, turned, v_b, w_b);
        close_to(c.gap, d.gap, 1e-14);
        nci_rotate(q, d.e_n, x);
        nci_rotate(q, d.v_s, z);
        for (int k = 0; k < 3; k++) {
            close_to(c.e_n[k], -x[k], 1e-11);
            close_to(c.other[k], d.point[k], 1e-11);
            close_to(c.v_s_other[k], z[k], 1e-9);
        }
        close_to(c.kappa_rel[0], d.kappa_rel[0], 1e-9 * c.kappa_rel[0]);
        close_to(c.kappa_rel[1], d.kappa_rel[1], 1e-9 * c.kappa_rel[1]);
    }
}

struct planar {
    double gap, phi_a, phi_b, e_n[2], point[2], other[2], kappa_a, kappa_b, v_s_a, v_s_b;
};

static struct planar planar_pair(const double *a, size_t na, const double *b, size_t nb, const double at[2],
                                 double angle, const double speed[2], double w)
{
    struct planar c;
    c.gap =
        NormalContact_planarPair(a, na, b, nb, at[0], at[1], cos(angle), sin(angle), speed[0], speed[1], w,
                                 "", &c.phi_a, &c.phi_b, &c.e_n[0], &c.e_n[1], &c.point[0], &c.point[1],
                                 &c.other[0], &c.other[1], &c.kappa_a, &c.kappa_b, &c.v_s_a, &c.v_s_b);
    return c;
}

/* Two ellipses: points and speeds against differences of the arc lengths, and 002 (21) at the touch. */
static void planar(void **state)
{
    (void)state;
    double a[8], b[8], gap[7], s[2][7], v[2] = {0.4, -0.1}, w = 0.8;
    const size_t na = nc_planar_ellipse(a, 8, 0.15, 0.05), nb = nc_planar_ellipse(b, 8, 0.3, 0.1);
    const double e = 1e-3, x = 0.05, angle = 0.2;
    double height = 0.3, r[2] = {x, height};
    struct planar c;
    for (int i = 0; i < 3; i++) { /* down to the touch: the normal is nearly vertical */
        c = planar_pair(a, na, b, nb, r, angle, v, w);
        height -= c.gap / sin(c.phi_b);
        r[1] = height;
    }
    for (int i = 0; i < 7; i++) {
        const double t = (i - 3) * e, at[2] = {x + v[0] * t, height + v[1] * t};
        c = planar_pair(a, na, b, nb, at, angle + w * t, v, w);
        gap[i] = c.gap;
        close_to(remainder(c.phi_b + NCI_PI - angle - w * t - c.phi_a, 2 * NCI_PI), 0, 1e-12);
        s[0][i] = NormalContact_planarIntegral(a, na, c.phi_a) + NormalContact_planarSlope(a, na, c.phi_a);
        s[1][i] = NormalContact_planarIntegral(b, nb, c.phi_b) + NormalContact_planarSlope(b, nb, c.phi_b);
    }
    close_to(gap[3], 0, 1e-12);
    c = planar_pair(a, na, b, nb, r, angle, v, w);
    close_to(c.v_s_a, slope(s[0], e), 1e-9);
    close_to(c.v_s_b, -slope(s[1], e), 1e-9);
    /* both contact points are the same one, seen from body and counterpart */
    const double px = c.point[0], py = c.point[1], ca = cos(angle), sa = sin(angle);
    const double arm[2] = {ca * px - sa * py, sa * px + ca * py};
    close_to(r[0] + arm[0], c.other[0], 1e-12);
    close_to(r[1] + arm[1], c.other[1], 1e-12);
    /* 002 (21) in arc lengths, with the tangent e_phi of the counterpart: closed form of both rates */
    const double slide = -sin(c.phi_b) * (v[0] - w * arm[1]) + cos(c.phi_b) * (v[1] + w * arm[0]);
    const double sum = c.kappa_a + c.kappa_b;
    close_to(c.v_s_a, (slide * c.kappa_b - w) / sum, 1e-9);
    close_to(-c.v_s_b, (slide * c.kappa_a + w) / sum, 1e-9);
    close_to(c.e_n[0], cos(c.phi_b), 1e-14);
    close_to(c.e_n[1], sin(c.phi_b), 1e-14);
}

static void failures_name_the_cause(void **state)
{
    (void)state;
    const struct bodies it = bodies();
    const double shape[] = {NC_SPATIAL_SHIFT, 3, 0, 0};
    double pose[12];
    void *memory = NormalContact_twoBodies(it.a, it.na, it.b, it.nb, "");
    void *wrong = NormalContact_twoBodies(it.a, it.na, shape, 4, "Model.stone");
    path(0.4, 0, pose);
    if (!setjmp(failure)) {
        NormalContact_pairGap(wrong, pose);
        fail();
    }
    assert_non_null(strstr(message, "NormalContact, Model.stone, contact of two bodies"));
    assert_non_null(strstr(message, "term 1"));
    if (!setjmp(failure)) {
        NormalContact_pairContact(memory, pose, 7);
        fail();
    }
    assert_non_null(strstr(message, "component"));
    pose[3] = 2;
    if (!setjmp(failure)) {
        NormalContact_pairGap(memory, pose);
        fail();
    }
    assert_non_null(strstr(message, nc_message(NC_E_ROTATION)));
    NormalContact_twoBodiesFree(memory);
    NormalContact_twoBodiesFree(wrong);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chain),
        cmocka_unit_test(any_order),
        cmocka_unit_test(against_a_sphere),
        cmocka_unit_test(either_order),
        cmocka_unit_test(planar),
        cmocka_unit_test(failures_name_the_cause),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
