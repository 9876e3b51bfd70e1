/* The amalgamated header as a Modelica tool compiles it: the glue agrees with the kernel, and failures end in
 * a message that names function, term and remedy. */
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

static void potentials_and_derivatives(void **state)
{
    (void)state;
    double shape[20];
    const size_t n = nc_planar_ellipse(shape, 20, 0.3, 0.2);
    const double e = 1e-5, phi = 0.4;
    double h[3];
    for (int i = 0; i < 3; i++)
        h[i] = NormalContact_planarPotential(shape, n, phi + (i - 1) * e);
    assert_true(fabs(NormalContact_planarDerivative(shape, n, phi, 1) - (h[2] - h[0]) / (2 * e)) < 1e-9);
    assert_true(
        fabs(NormalContact_planarDerivative(shape, n, phi, 2) - (h[2] - 2 * h[1] + h[0]) / (e * e)) < 1e-5);
    assert_true(NormalContact_planarSlope(shape, n, phi) ==
                NormalContact_planarDerivative(shape, n, phi, 1));
    assert_true(fabs(NormalContact_planarIntegral(shape, n, NCI_TWO_PI) - 1.5865439) <
                1e-6); /* perimeter */
}

static void close_to(double found, double expected)
{
    assert_true(fabs(found - expected) < 1e-15);
}

/* A turned ellipsoid above a plane, against its potential: T turns the normal of the plane into the frame of the body. */
static void plane(void **state)
{
    (void)state;
    const double T[9] = {0.36, 0.48, -0.8, -0.8, 0.6, 0, 0.48, 0.64, 0.6}, e[3] = {2. / 7, 3. / 7, 6. / 7};
    const double r[3] = {0.1, -0.2, 0.7}, v[3] = {0.3, 0.1, -0.2}, w[3] = {0.5, -0.7, 1.1};
    for (double size = 1; size < 3; size++) {
        const double axis[3] = {0.3 * size, 0.2 * size, 0.1 * size};
        double shape[8], p[3], other[3], kappa[2], v_s[3], v_b[3], n_a[3], arm[3], material[3];
        const size_t n = nc_spatial_ellipsoid(shape, 8, axis[0], axis[1], axis[2]);
        const double gap = NormalContact_plane(shape, n, e[0], e[1], e[2], r[0], r[1], r[2], T[0], T[1],
                                               T[2], T[3], T[4], T[5], T[6], T[7], T[8], v[0], v[1], v[2],
                                               w[0], w[1], w[2], "", GLUE_VECTOR(p), GLUE_VECTOR(other),
                                               GLUE_PAIR(kappa), GLUE_VECTOR(v_s), GLUE_VECTOR(v_b));
        nci_rotate(T, e, n_a);
        const double h = hypot(hypot(axis[0] * n_a[0], axis[1] * n_a[1]), axis[2] * n_a[2]);
        close_to(gap, nci_dot(e, r) - h);
        for (int i = 0; i < 3; i++)
            close_to(p[i], -axis[i] * axis[i] * n_a[i] / h);
        nci_rotate_back(T, p, arm);
        for (int i = 0; i < 3; i++)
            close_to(other[i], r[i] + arm[i] - gap * e[i]);
        /* along the boundary of the body and with its material the contact point moves as it does along the plane */
        nci_cross(w, arm, material);
        for (int i = 0; i < 3; i++)
            material[i] += v[i] + v_s[i];
        for (int i = 0; i < 3; i++)
            close_to(v_b[i], material[i] - nci_dot(e, material) * e[i]);
        assert_true(kappa[0] > kappa[1] && kappa[1] > 0);
    }
}

static void spatial_chain(void **state)
{
    (void)state;
    double shape[20], p[3], other[3], kappa[2], v_s[3], v_s_other[3], e[3], w[3];
    const size_t n = nc_spatial_ellipsoid(shape, 20, 0.3, 0.2, 0.1);
    const double normal[3] = {0.48, 0.6, 0.64}, turn[3] = {0.6, -0.48, 0}, zero[3] = {0};
    const double q[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    nci_cross(turn, normal, w); /* by which the normal turns with `turn` */
    for (int i = 0; i < 3; i++)
        e[i] = -normal[i];
    const double h = -NormalContact_plane(shape, n, e[0], e[1], e[2], GLUE_MOTION(zero, q, zero, w), "",
                                          GLUE_VECTOR(p), GLUE_VECTOR(other), GLUE_PAIR(kappa),
                                          GLUE_VECTOR(v_s), GLUE_VECTOR(v_s_other));
    assert_true(fabs(h - nci_dot(p, normal)) < 1e-15);
    for (int i = 0; i < 3; i++) {
        assert_true(fabs(NormalContact_spatialPoint(shape, n, normal[0], normal[1], normal[2], i + 1) -
                         p[i]) < 1e-15);
        assert_true(fabs(NormalContact_spatialPoint_der(shape, n, normal[0], normal[1], normal[2], i + 1,
                                                        turn[0], turn[1], turn[2]) -
                         v_s[i]) < 1e-15);
    }
    assert_true(fabs(h - NormalContact_spatialPotential(shape, n, normal[0], normal[1], normal[2])) <
                1e-15);
    /* second derivative of p along n(t) = cos t n + sin t turn/|turn|: differences of the first */
    const double step = 1e-5, size = sqrt(nci_dot(turn, turn));
    for (int i = 0; i < 3; i++) {
        double rate[2], unit[3], back[3];
        for (int k = 0; k < 2; k++) {
            const double t = (2 * k - 1) * step;
            double at[3], along[3];
            for (int j = 0; j < 3; j++) {
                at[j] = cos(t) * normal[j] + sin(t) * turn[j] / size;
                along[j] = cos(t) * turn[j] / size - sin(t) * normal[j];
                unit[j] = turn[j] / size;
                back[j] = -normal[j];
            }
            rate[k] = NormalContact_spatialPoint_der(shape, n, at[0], at[1], at[2], i + 1, along[0],
                                                     along[1], along[2]);
        }
        assert_true(
            fabs(NormalContact_spatialPoint_der2(shape, n, normal[0], normal[1], normal[2], i + 1, unit[0],
                                                 unit[1], unit[2], back[0], back[1], back[2]) -
                 (rate[1] - rate[0]) / (2 * step)) < 1e-8);
    }
}

/* Closed forms of the ellipsoid and the ellipse, moved away from the reference point. */
static void mass_properties(void **state)
{
    (void)state;
    const double a = 0.3, b = 0.2, c = 0.1, volume = 4.0 / 3 * NCI_PI * a * b * c, area = NCI_PI * a * b;
    double shape[20], centroid[3], inertia[9], moment;
    size_t n = nc_spatial_ellipsoid(shape, 20, a, b, c);
    n += nc_spatial_shift(shape + n, 20 - n, 0.5, -0.1, 0.2);
    assert_true(fabs(NormalContact_spatialMass(shape, n, 1e-10, "", centroid, inertia) / volume - 1) <
                1e-9);
    assert_true(fabs(centroid[0] - 0.5) < 1e-9 && fabs(centroid[1] + 0.1) < 1e-9);
    assert_true(fabs(centroid[2] - 0.2) < 1e-9);
    assert_true(fabs(inertia[0] / (volume * (b * b + c * c) / 5) - 1) < 1e-9);
    assert_true(fabs(inertia[8] / (volume * (a * a + b * b) / 5) - 1) < 1e-9);
    assert_true(fabs(inertia[5]) < 1e-9 * volume);
    n = nc_planar_ellipse(shape, 20, a, b);
    n += nc_planar_shift(shape + n, 20 - n, 0.5, -0.1);
    assert_true(fabs(NormalContact_planarMass(shape, n, "", centroid, &moment) / area - 1) < 1e-12);
    assert_true(fabs(centroid[0] - 0.5) < 1e-12 && fabs(centroid[1] + 0.1) < 1e-12);
    assert_true(fabs(moment / (area * (a * a + b * b) / 4) - 1) < 1e-12);
}

/* The pose of an ellipsoid above a torus at the time t, on a smooth path; row-major rotation about z, x. */
static void path(double t, double pose[12])
{
    const double a = 0.3 + 0.7 * t, b = 1.7 + 0.4 * t - t * t, ca = cos(a), sa = sin(a), cb = cos(b),
                 sb = sin(b);
    const double value[12] = {0.31 + 0.2 * t,
                              0.02 - 0.1 * t + t * t,
                              0.19 + 0.05 * t,
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

/* Gap of two surfaces: its derivatives as Functions.Surfaces.gap_der and gap_der2 put them together. */
static void surfaces_chain(void **state)
{
    (void)state;
    double ellipsoid[8], shape[8], torus[32], uv[4], pose[7][12], rate[12], second[12], gap[7], q[12];
    const size_t m =
        nc_surface_potential(ellipsoid, 8, shape, nc_spatial_ellipsoid(shape, 8, 0.1, 0.08, 0.06));
    const size_t n = nc_surface_torus(torus, 32, 0.3, 0.1);
    const double e = 2e-3;
    for (int i = 0; i < 7; i++)
        path((i - 3) * e, pose[i]);
    void *pair = NormalContact_surfacePair(ellipsoid, m, torus, n, "");
    for (int i = 0; i < 4; i++)
        uv[i] = NormalContact_freeformSearch(pair, pose[3], 16, i + 1);
    for (int i = 0; i < 7; i++)
        gap[i] = NormalContact_freeformGap(pair, uv, pose[i]);
    for (int k = 0; k < 12; k++) {
        rate[k] = (0.75 * (pose[4][k] - pose[2][k]) - 0.15 * (pose[5][k] - pose[1][k]) +
                   (pose[6][k] - pose[0][k]) / 60) /
                  e;
        second[k] = (1.5 * (pose[4][k] + pose[2][k]) - 0.15 * (pose[5][k] + pose[1][k]) +
                     (pose[6][k] + pose[0][k]) / 90 - 49.0 / 18 * pose[3][k]) /
                    (e * e);
        q[k] = NormalContact_freeformContact(pair, uv, pose[3], k + 1);
    }
    double first = 0, twice = NormalContact_freeformBend(pair, uv, pose[3], rate);
    for (int i = 0; i < 3; i++) {
        first += q[i] * (rate[i] + nci_dot(rate + 3 + 3 * i, q + 3));
        twice += q[i] * (second[i] + nci_dot(second + 3 + 3 * i, q + 3));
    }
    const double slope = (0.75 * (gap[4] - gap[2]) - 0.15 * (gap[5] - gap[1]) + (gap[6] - gap[0]) / 60) / e;
    const double bend =
        (1.5 * (gap[4] + gap[2]) - 0.15 * (gap[5] + gap[1]) + (gap[6] + gap[0]) / 90 - 49.0 / 18 * gap[3]) /
        (e * e);
    assert_true(fabs(gap[3]) > 1e-4 && fabs(first - slope) < 1e-10 && fabs(twice - bend) < 1e-7);
    for (int i = 0; i < 4; i++) { /* the estimate follows the contact */
        const double w[3] = {0.4 * cos(0.3), 0.4 * sin(0.3), 0.7};
        const double before = NormalContact_freeformContact(pair, uv, pose[2], 9 + i);
        const double after = NormalContact_freeformContact(pair, uv, pose[4], 9 + i);
        const double follow = NormalContact_freeformRate(pair, uv, pose[3], rate, w, 0.01, i + 1);
        assert_true(fabs(follow - (after - before) / (2 * e)) < 1e-3 * (1 + fabs(follow)));
    }
    NormalContact_surfacePairFree(pair);
}

static void refused_gap(void *pair, const double *uv, const double *pose)
{
    if (!setjmp(failure)) {
        NormalContact_freeformGap(pair, uv, pose);
        fail();
    }
}

/* What a pair of surfaces remembers does not change its answers, in whatever order they are asked for, nor after
 * a question that has none; degenerate contact and invalid surfaces say so. */
static void surfaces_memory(void **state)
{
    (void)state;
    double ellipsoid[8], shape[8], torus[32], plane[4], pose[3][12], rate[13] = {0.2, -0.1, 0.05};
    double uv[2][4];
    const double w[3] = {0.1, 0.2, 0.3};
    const size_t m =
        nc_surface_potential(ellipsoid, 8, shape, nc_spatial_ellipsoid(shape, 8, 0.1, 0.08, 0.06));
    const size_t n = nc_surface_torus(torus, 32, 0.3, 0.1), k = nc_surface_plane(plane, 4, 1, 1);
    void *pair = NormalContact_surfacePair(ellipsoid, m, torus, n, "");
    path(0, pose[0]);
    path(0.02, pose[1]);
    path(0, pose[2]);
    pose[2][0] = NAN;
    for (int i = 0; i < 4; i++) {
        uv[0][i] = NormalContact_freeformSearch(pair, pose[0], 16, i + 1);
        uv[1][i] = uv[0][i] + 1e-3;
    }
    for (int i = 0; i < 64; i++) {
        const double *u = uv[i & 1], *at = pose[i >> 1 & 1], *v = rate + (i >> 2 & 1);
        void *fresh = NormalContact_surfacePair(ellipsoid, m, torus, n, "");
        if (i % 5 == 0)
            refused_gap(pair, u, pose[2]);
        if (i >> 3 & 1)
            assert_true(NormalContact_freeformBend(pair, u, at, v) ==
                        NormalContact_freeformBend(fresh, u, at, v));
        for (int j = 1; j <= 4; j++)
            assert_true(NormalContact_freeformRate(pair, u, at, v, w, 0.01, j) ==
                        NormalContact_freeformRate(fresh, u, at, v, w, 0.01, j));
        if (i >> 4 & 1)
            assert_true(NormalContact_freeformGap(pair, u, at) == NormalContact_freeformGap(fresh, u, at));
        for (int j = 1; j <= 12; j++)
            assert_true(NormalContact_freeformContact(pair, u, at, j) ==
                        NormalContact_freeformContact(fresh, u, at, j));
        NormalContact_surfacePairFree(fresh);
    }
    NormalContact_surfacePairFree(pair);
    const double over[12] = {0, 0, 0, 1, 0, 0, 0, -1, 0, 0, 0, -1}, middle[4] = {0, 0, 0, 0};
    pair = NormalContact_surfacePair(plane, k, plane, k, "");
    refused_gap(pair, middle, over);
    assert_non_null(strstr(message, nc_message(NC_E_CONFORMING)));
    NormalContact_surfacePairFree(pair);
}

static void surfaces_are_checked(void **state)
{
    (void)state;
    double torus[32], plane[4];
    const size_t n = nc_surface_torus(torus, 32, 0.3, 0.1), k = nc_surface_plane(plane, 4, 1, 1);
    if (!setjmp(failure)) {
        NormalContact_surfacePair(torus, n - 1, plane, k, "Model.ring");
        fail();
    }
    assert_non_null(strstr(message, "Model.ring, surface_a"));
    void *pair = NormalContact_surfacePair(torus, n, plane, k, "Model.ring");
    refused_gap(pair, (double[4]){0}, (double[12]){0.4, 0, 0.1, 1, 0, 0, 0, 0, 1, 0, -1, 0});
    assert_non_null(strstr(message, "Model.ring, contact of two surfaces"));
    NormalContact_surfacePairFree(pair);
}

static void failures_name_the_cause(void **state)
{
    (void)state;
    const double shape[] = {1, 1, 0.1, 77, 1, 0};
    if (!setjmp(failure)) {
        NormalContact_planarCheck(shape, 6, "cam.contact");
        fail();
    }
    assert_non_null(strstr(message, "cam.contact, term 2"));
    assert_non_null(strstr(message, "unknown kind"));
    if (!setjmp(failure)) {
        NormalContact_hertzPoint(1e11, 0, 0, "");
        fail();
    }
    assert_non_null(strstr(message, nc_message(NC_E_CONFORMING)));
    assert_null(strstr(message, "term"));
    if (!setjmp(failure)) {
        NormalContact_damping(1, 2, 1, 0, "cam");
        fail();
    }
    assert_non_null(strstr(message, "restitution"));
    assert_non_null(strstr(message, "cam, damping"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(potentials_and_derivatives),
        cmocka_unit_test(plane),
        cmocka_unit_test(spatial_chain),
        cmocka_unit_test(mass_properties),
        cmocka_unit_test(surfaces_chain),
        cmocka_unit_test(surfaces_memory),
        cmocka_unit_test(surfaces_are_checked),
        cmocka_unit_test(failures_name_the_cause),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
