/* A body on a terrain as a Modelica tool compiles it: the chain of derivatives that index reduction uses, against
 * differences; the rows in which contacts are kept, through exchanges and ends; messages. */
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
#include "differences.h"

/* An ellipsoid over a torus. */
static void *ring(void)
{
    static const int cells[2] = {24, 24};
    double shape[16], surface[64];
    size_t n = nc_spatial_ellipsoid(shape, 16, 0.1, 0.08, 0.06);
    n += nc_spatial_shift(shape + n, 16 - n, 0.02, -0.03, 0.01);
    return NormalContact_terrain(shape, n, surface, nc_surface_torus(surface, 64, 0.4, 0.15), cells,
                                 "ring");
}

/* The pose of the body at the time t, on a smooth path. */
static void path(double t, double pose[12])
{
    const double a = 0.4 + 0.7 * t, b = 0.2 - 0.5 * t * t, ca = cos(a), sa = sin(a), cb = cos(b),
                 sb = sin(b);
    const double q[9] = {ca, -sa * cb, sa * sb, sa, ca * cb, -ca * sb, 0, sb, cb};
    pose[0] = 0.41 + 0.1 * sin(t);
    pose[1] = 0.05 + 0.2 * t;
    pose[2] = 0.27 - 0.1 * t * t;
    memcpy(pose + 3, q, sizeof q);
}

static void chains_against_differences(void **state)
{
    (void)state;
    enum { GAP = 6 };
    void *it = ring();
    const double t = 0.3, e = 2e-3;
    double pose[7][12], rate[12], rate2[12], value[7][7], uv[2];
    for (int k = 0; k < 7; k++)
        path(t + (k - 3) * e, pose[k]);
    for (int j = 0; j < 2; j++)
        uv[j] = NormalContact_terrainStart(it, pose[3], j + 1);
    for (int j = 0; j < 12; j++) {
        double f[7];
        for (int k = 0; k < 7; k++)
            f[k] = pose[k][j];
        rate[j] = slope(f, e);
        rate2[j] = bend(f, e);
    }
    for (int k = 0; k < 7; k++) {
        for (int j = 0; j < 6; j++)
            value[j][k] = NormalContact_terrainPart(it, uv, pose[k], j + 1);
        value[GAP][k] = NormalContact_terrainGap(it, uv, pose[k]);
    }
    for (int j = 0; j < 6; j++)
        close_to(NormalContact_terrainPart_der(it, uv, pose[3], j + 1, rate), slope(value[j], e), 1e-10);
    double first = 0, second = NormalContact_terrainBend(it, uv, pose[3], rate);
    for (int i = 0; i < 3; i++) {
        const double n = NormalContact_terrainPart(it, uv, pose[3], i + 1);
        first += n * rate[i];
        second += n * rate2[i];
        for (int j = 0; j < 3; j++) {
            const double p = NormalContact_terrainPart(it, uv, pose[3], j + 4);
            first += n * rate[3 + 3 * i + j] * p;
            second += n * rate2[3 + 3 * i + j] * p;
        }
    }
    close_to(first, slope(value[GAP], e), 1e-11);
    close_to(second, bend(value[GAP], e), 1e-8);
    /* The estimate follows the contact, and returns to it. */
    double w[3], u[7];
    const double off[2] = {uv[0] + 1e-3, uv[1] - 1e-3};
    glue_spin(pose[3] + 3, rate + 3, w);
    for (int k = 0; k < 7; k++)
        u[k] = NormalContact_terrainPart(it, uv, pose[k], 7);
    close_to(NormalContact_terrainRate(it, uv, pose[3], rate, w, 0.01, 1), slope(u, e), 1e-10);
    close_to(NormalContact_terrainRate(it, off, pose[3], rate, w, 0.01, 1), slope(u, e) - 0.1, 1e-10);
    NormalContact_terrainFree(it);
}

/* z = (1 - cos(5 pi u))/10 and level along v: a hollow at u = 0 between ridges at u = -0.2 and 0.2, 0.2 high. */
static void *hollows(double radius)
{
    enum { N = 33, M = 8 };
    static double heights[N * M], surface[4 * N * M];
    static const int cells[2] = {48, 8};
    static const double x[2] = {-0.4, 0.4}, y[2] = {-0.4, 0.4};
    static const size_t count[2] = {N, M};
    double shape[8];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < M; j++) {
            const double u = -0.4 + 0.8 * i / (N - 1);
            heights[i * M + j] = 0.1 * (1 - cos(15.707963267948966 * u));
        }
    const size_t n = nc_surface_heights(surface, 4 * N * M, 5, x, y, count, heights);
    return NormalContact_terrain(shape, nc_spatial_offset(shape, 8, radius), surface, n, cells, "hollows");
}

struct answer {
    double gap, e_n[3], a[3], b[3], kappa[2], kappa_rel[2], v_a[3], v_b[3], rival, lost;
};

static struct answer ask(void *it, double x, double z, const double *starts, size_t rows, int point)
{
    static const double q[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, zero[3] = {0, 0, 0};
    const double r[3] = {x, 0, z};
    struct answer a;
    a.gap = NormalContact_terrainContact(it, r, q, zero, zero, starts, rows, 3, point, a.e_n, a.a, a.b,
                                         a.kappa, a.kappa_rel, a.v_a, a.v_b, &a.rival, &a.lost);
    return a;
}

static double look(void *it, double x, double z, const double *old, double *starts, size_t rows,
                   double *lowest)
{
    static const double q[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    const double r[3] = {x, 0, z};
    return NormalContact_terrainSearch(it, r, q, 1, old, rows, 3, starts, rows, 3, lowest);
}

/* A ball too large for the hollow lies on both ridges: two contacts, of which now the one is the lower, now the other. */
static void rows_are_kept(void **state)
{
    (void)state;
    void *it = hollows(0.3);
    double none[9] = {0}, starts[9], again[9], lowest;
    assert_true(look(it, -0.01, 0.45, none, starts, 3, &lowest) == 0);
    assert_true(starts[2] == 1 && starts[5] == 1 && starts[8] == 0); /* two contacts, no rival */
    const struct answer left = ask(it, -0.01, 0.45, starts, 3, 1),
                        right = ask(it, -0.01, 0.45, starts, 3, 2);
    assert_true(left.b[0] * right.b[0] < 0 && left.gap < right.gap);
    close_to(lowest, left.gap, 0);
    /* To the other side: now the second is the lower one, and stays the second. */
    look(it, 0.01, 0.45, starts, again, 3, &lowest);
    assert_true(ask(it, 0.01, 0.45, again, 3, 1).gap > ask(it, 0.01, 0.45, again, 3, 2).gap);
    close_to(again[0], left.b[0], 0.1);
    close_to(again[3], right.b[0], 0.1);
    /* With one point, the other is its rival, and takes its place when it is asked for anew. */
    double one[6];
    look(it, -0.01, 0.45, none, one, 2, &lowest);
    assert_true(one[2] == 1 && one[5] == 1);
    assert_true(ask(it, -0.01, 0.45, one, 2, 1).rival > 0 && ask(it, 0.01, 0.45, one, 2, 1).rival < 0);
    look(it, 0.01, 0.45, one, again, 2, &lowest);
    assert_true(again[0] * one[0] < 0 && ask(it, 0.01, 0.45, again, 2, 1).rival > 0);
    /* A ball inside of the ground: what appears where nothing was is told. */
    const double right_only[6] = {starts[3], starts[4], 1, 0, 0, 0},
                 z = 0.45 - (right.gap + 0.01) / right.e_n[2];
    assert_true(look(it, -0.01, z, right_only, again, 2, &lowest) == 1);
    assert_true(look(it, -0.01, z, one, again, 2, &lowest) == 0);
    assert_true(look(it, -0.01, z, (const double[9]){starts[3], starts[4], 1}, again, 3, &lowest) == 1);
    NormalContact_terrainFree(it);
}

/* A contact that ends is lost, not another one twice. */
static void an_end_is_told(void **state)
{
    (void)state;
    void *it = hollows(0.02);
    double none[9] = {0}, starts[9], lowest;
    look(it, 0, 0.03, none, starts, 3, &lowest);
    const double both[9] = {-0.01, 0, 1, 0.01, 0, 1, 0, 0, 0}; /* two rows for one hollow */
    const struct answer first = ask(it, 0, 0.03, both, 3, 1), second = ask(it, 0, 0.03, both, 3, 2);
    assert_true(first.lost == 1 && second.lost == 1 && fabs(first.gap - 0.01) < 1e-6);
    close_to(second.gap, 0.02 * sqrt(3), 1e-12); /* the radius of the box of the ball: there is none */
    NormalContact_terrainFree(it);
}

static void failures_name_the_cause(void **state)
{
    (void)state;
    const int few[2] = {2, 8};
    double shape[8], surface[8], starts[6], none[6] = {0}, lowest;
    const size_t n = nc_spatial_offset(shape, 8, 0.1), m = nc_surface_plane(surface, 8, 1, 1);
    message[0] = 0;
    if (!setjmp(failure))
        NormalContact_terrain(shape, n, surface, m, few, "foot");
    assert_non_null(strstr(message, "foot"));
    assert_non_null(strstr(message, "cells: 3 to 512"));
    message[0] = 0;
    if (!setjmp(failure))
        NormalContact_terrain(shape, n, surface, m - 1, few, "foot");
    assert_non_null(strstr(message, "foot, terrain"));
    void *it = hollows(0.1);
    message[0] = 0;
    if (!setjmp(failure))
        look(it, 3, 1, none, starts, 2, &lowest);
    assert_non_null(strstr(message, "hollows, contact with the terrain"));
    assert_non_null(strstr(message, "leaves the patch"));
    NormalContact_terrainFree(it);
}

/* The net ends at the edges. */
static void net(void **state)
{
    (void)state;
    const int lines[2] = {2, 3}, count[2] = {4, 5};
    double surface[8], rods[(2 * 4 + 3 * 5) * 7];
    NormalContact_surfaceRods(surface, nc_surface_plane(surface, 8, 2, 1), lines, count, rods);
    close_to(rods[0], -1, 0);
    close_to(rods[1], -0.5, 0);
    close_to(rods[6], 0.25, 1e-15);
    const double *last = rods + 7 * 22;
    close_to(last[0] + last[3], 1, 1e-15);
    close_to(last[1] + last[4], 0.5, 1e-15);
    close_to(last[6], 0.4, 1e-15);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chains_against_differences),
        cmocka_unit_test(rows_are_kept),
        cmocka_unit_test(an_end_is_told),
        cmocka_unit_test(failures_name_the_cause),
        cmocka_unit_test(net),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
