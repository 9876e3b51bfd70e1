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

static jmp_buf failure;
static char message[1000];

void ModelicaFormatError(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    longjmp(failure, 1);
}

static void close_to(double value, double expected, double tolerance)
{
    if (!(fabs(value - expected) <= tolerance))
        fail_msg("%.17g is not %.17g +- %g", value, expected, tolerance);
}

/* First and second derivative from seven values at the distance e: sixth order. */
static double slope(const double f[7], double e)
{
    return (0.75 * (f[4] - f[2]) - 0.15 * (f[5] - f[1]) + (f[6] - f[0]) / 60) / e;
}

static double bend(const double f[7], double e)
{
    return (1.5 * (f[4] + f[2]) - 0.15 * (f[5] + f[1]) + (f[6] + f[0]) / 90 - 49.0 / 18 * f[3]) / (e * e);
}

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
        for (int i = 0; i < 7; i++) {
            path(trial ? 0.2 : 0.6, (i - 3) * e, pose[i]);
            gap[i] = NormalContact_pairGap(it.a, it.na, it.b, it.nb, pose[i]);
            for (int k = 0; k < 6; k++)
                q[i][k] = NormalContact_pairContact(it.a, it.na, it.b, it.nb, pose[i], k + 1);
        }
        assert_true(trial ? gap[3] < -0.001 && gap[3] > -0.1 : gap[3] > 0.1);
        for (int k = 0; k < 12; k++) {
            for (int i = 0; i < 7; i++)
                along[i] = pose[i][k];
            rate[k] = slope(along, e);
            second[k] = bend(along, e);
        }
        double first = 0, twice = NormalContact_pairBend(it.a, it.na, it.b, it.nb, pose[3], rate);
        for (int i = 0; i < 3; i++) {
            first += q[3][i] * (rate[i] + nci_dot(rate + 3 + 3 * i, q[3] + 3));
            twice += q[3][i] * (second[i] + nci_dot(second + 3 + 3 * i, q[3] + 3));
        }
        close_to(first, slope(gap, e), 1e-10);
        close_to(twice, bend(gap, e), 1e-7);
        for (int k = 0; k < 6; k++) {
            for (int i = 0; i < 7; i++)
                along[i] = q[i][k];
            close_to(NormalContact_pairContact_der(it.a, it.na, it.b, it.nb, pose[3], k + 1, rate),
                     slope(along, e), 1e-8);
        }
    }
}

struct contact {
    double gap, e_n[3], point[3], other[3], kappa[2], kappa_rel[2], v_s[3], v_s_other[3];
};

static struct contact pair(const double *a, size_t na, const double *b, size_t nb, const double *r,
                           const double *q, const double *v, const double *w)
{
    struct contact c;
    c.gap = NormalContact_pair(a, na, b, nb, r, q, v, w, c.e_n, c.point, c.other, c.kappa, c.kappa_rel,
                               c.v_s, c.v_s_other);
    return c;
}

/* A body against a sphere, as Contacts.BodySphere has it: all that both give is the same. */
static void against_a_sphere(void **state)
{
    (void)state;
    const struct bodies it = bodies();
    const double radius = 0.07, v[3] = {0.3, -0.2, 0.5}, w[3] = {1.2, 0.4, -0.7};
    double sphere[3], pose[12], e_n[3], p[3], kappa[2], v_s[3], centre[3], v_c[3], w_c[3], back[3], x[3],
        y[3];
    const size_t n = nc_spatial_offset(sphere, 3, radius);
    path(0.17, 0, pose);
    const struct contact c = pair(it.a, it.na, sphere, n, pose, pose + 3, v, w);
    /* seen from the body: the sphere at -r, moving with w x r - v */
    nci_cross(w, pose, x);
    for (int k = 0; k < 3; k++) {
        back[k] = -pose[k];
        x[k] -= v[k];
        y[k] = -w[k];
    }
    nci_rotate_back(pose + 3, back, centre);
    nci_rotate_back(pose + 3, x, v_c);
    nci_rotate_back(pose + 3, y, w_c);
    const double gap = NormalContact_sphere(it.a, it.na, 3, radius, centre, v_c, w_c, e_n, p, kappa, v_s);
    close_to(c.gap, gap, 1e-14);
    nci_rotate(pose + 3, e_n, x);
    nci_rotate(pose + 3, p, y);
    for (int k = 0; k < 3; k++) {
        close_to(c.e_n[k], x[k], 1e-12);
        close_to(c.point[k], pose[k] + y[k], 1e-12);
        close_to(c.other[k], radius * x[k], 1e-12);
    }
    nci_rotate(pose + 3, v_s, x);
    for (int k = 0; k < 3; k++)
        close_to(c.v_s[k], x[k], 1e-9);
    for (int k = 0; k < 2; k++) {
        close_to(c.kappa[k], kappa[k], 1e-9);
        close_to(c.kappa_rel[k], kappa[k] + 1 / radius, 1e-9);
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
        nci_rotate(q, d.point, y);
        nci_rotate(q, d.v_s, z);
        for (int k = 0; k < 3; k++) {
            close_to(c.e_n[k], -x[k], 1e-11);
            close_to(c.other[k], pose[k] + y[k], 1e-11);
            close_to(c.v_s_other[k], z[k], 1e-9);
        }
        close_to(c.kappa_rel[0], d.kappa_rel[0], 1e-9 * c.kappa_rel[0]);
        close_to(c.kappa_rel[1], d.kappa_rel[1], 1e-9 * c.kappa_rel[1]);
    }
}

/* Two ellipses: points and speeds against differences of the arc lengths, and 002 (21) at the touch. */
static void planar(void **state)
{
    (void)state;
    double a[8], b[8], gap[7], s[2][7], v[2] = {0.4, -0.1}, w = 0.8, rho[2], speed[2], p[2], o[2], phi;
    const size_t na = nc_planar_ellipse(a, 8, 0.15, 0.05), nb = nc_planar_ellipse(b, 8, 0.3, 0.1);
    const double e = 1e-3, x = 0.05, angle = 0.2;
    double height = 0.3, r[2] = {x, height};
    for (int i = 0; i < 3; i++) { /* down to the touch: the normal is nearly vertical */
        height -= NormalContact_planarPair(a, na, b, nb, r, angle, v, w, &phi, p, o, rho, speed) / sin(phi);
        r[1] = height;
    }
    for (int i = 0; i < 7; i++) {
        const double t = (i - 3) * e, at[2] = {x + v[0] * t, height + v[1] * t}, turn = angle + w * t;
        gap[i] = NormalContact_planarPair(a, na, b, nb, at, turn, v, w, &phi, p, o, rho, speed);
        s[0][i] = NormalContact_planarIntegral(a, na, phi + NCI_PI - turn) +
                  NormalContact_planarSlope(a, na, phi + NCI_PI - turn);
        s[1][i] = NormalContact_planarIntegral(b, nb, phi) + NormalContact_planarSlope(b, nb, phi);
    }
    close_to(gap[3], 0, 1e-12);
    NormalContact_planarPair(a, na, b, nb, r, angle, v, w, &phi, p, o, rho, speed);
    close_to(speed[0], slope(s[0], e), 1e-9);
    close_to(speed[1], slope(s[1], e), 1e-9);
    /* 002 (21) in arc lengths, with the tangent e_phi of the counterpart: closed form of both rates */
    const double slide = -sin(phi) * (v[0] - w * (p[1] - r[1])) + cos(phi) * (v[1] + w * (p[0] - r[0]));
    const double sum = 1 / rho[0] + 1 / rho[1];
    close_to(speed[0], (slide / rho[1] - w) / sum, 1e-9);
    close_to(speed[1], (slide / rho[0] + w) / sum, 1e-9);
}

static void failures_name_the_cause(void **state)
{
    (void)state;
    const struct bodies it = bodies();
    const double shape[] = {NC_SPATIAL_SHIFT, 3, 0, 0};
    double pose[12];
    path(0.4, 0, pose);
    if (!setjmp(failure)) {
        NormalContact_pairGap(it.a, it.na, shape, 4, pose);
        fail();
    }
    assert_non_null(strstr(message, "contact of two bodies"));
    assert_non_null(strstr(message, "term 1"));
    if (!setjmp(failure)) {
        NormalContact_pairContact(it.a, it.na, it.b, it.nb, pose, 7);
        fail();
    }
    assert_non_null(strstr(message, "component"));
    pose[3] = 2;
    if (!setjmp(failure)) {
        NormalContact_pairGap(it.a, it.na, it.b, it.nb, pose);
        fail();
    }
    assert_non_null(strstr(message, nc_message(NC_E_ROTATION)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chain),  cmocka_unit_test(against_a_sphere),        cmocka_unit_test(either_order),
        cmocka_unit_test(planar), cmocka_unit_test(failures_name_the_cause),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
