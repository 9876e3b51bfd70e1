/* Calls functions of the kernel with fixed signatures and writes, line by line, the name of the function, its
 * status and its results in hexadecimal: what tools/same_results.py compares between two revisions. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "normalcontact.h"

enum { CAPACITY = 256, POSES = 400 };

static uint64_t state = 1;

/* Uniform in [-1, 1) (xorshift64*): the same numbers on every machine. */
static double uniform(void)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (double)((state * 2685821657736338717ULL) >> 11) / 4503599627370496.0 - 1;
}

static void line(const char *name, int status, const double *value, size_t count)
{
    printf("%s %d", name, status);
    for (size_t i = 0; i < count; i++)
        printf(" %a", value[i]);
    putchar('\n');
}

static void direction(double n[3])
{
    double length;
    do {
        for (int i = 0; i < 3; i++)
            n[i] = uniform();
        length = sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    } while (length < 0.1 || length > 1);
    for (int i = 0; i < 3; i++)
        n[i] /= length;
}

/* A rotation about a random axis, row by row (Rodrigues). */
static void rotation(double q[9])
{
    double n[3];
    direction(n);
    const double angle = 3 * uniform(), c = cos(angle), s = sin(angle);
    const double skew[9] = {0, -n[2], n[1], n[2], 0, -n[0], -n[1], n[0], 0};
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            q[3 * i + k] = (i == k) * c + (1 - c) * n[i] * n[k] + s * skew[3 * i + k];
}

struct shape {
    double vector[CAPACITY];
    size_t size;
};

static struct shape planar[5], spatial[6];

static double *rest(struct shape *shape)
{
    return shape->vector + shape->size;
}

static void shapes(void)
{
    const double a[] = {0, 0.02, 0.005}, b[] = {0, -0.01, 0.004};
    const double corners[] = {1,  1,  1, -1, 1, 1,  1, -1, 1,  1,  1,  -1,
                              -1, -1, 1, -1, 1, -1, 1, -1, -1, -1, -1, -1};
    double c[16] = {4};
    for (int i = 4; i < 16; i++)
        c[i] = 0.03 * uniform();
    planar[0].size = nc_planar_fourier(planar[0].vector, CAPACITY, 1, a, b, 3);
    planar[1].size = nc_planar_ellipse(planar[1].vector, CAPACITY, 1.5, 0.7);
    planar[2].size = nc_planar_superellipse(planar[2].vector, CAPACITY, 1, 0.6, 3, 0.2);
    planar[3].size = nc_planar_offset(planar[3].vector, CAPACITY, 1);
    planar[3].size += nc_planar_lift(rest(&planar[3]), CAPACITY - planar[3].size, 0, 0.2, 0.5, 1, 0.3, 1.2);
    planar[4].size = nc_planar_ellipse(planar[4].vector, CAPACITY, 0.8, 0.4);
    planar[4].size += nc_planar_shift(rest(&planar[4]), CAPACITY - planar[4].size, 0.1, -0.2);
    spatial[0].size = nc_spatial_ellipsoid(spatial[0].vector, CAPACITY, 1, 0.7, 0.4);
    spatial[1].size = nc_spatial_superellipsoid(spatial[1].vector, CAPACITY, 1, 0.8, 0.6, 3, 2.5, 0.1);
    spatial[2].size = nc_spatial_harmonics(spatial[2].vector, CAPACITY, c, 3);
    spatial[3].size = nc_spatial_hull(spatial[3].vector, CAPACITY, corners, 8, 12);
    spatial[4].size = nc_spatial_revolved(spatial[4].vector, CAPACITY, planar[1].vector, planar[1].size);
    spatial[5].size = nc_spatial_ellipsoid(spatial[5].vector, CAPACITY, 0.9, 0.9, 0.2);
    spatial[5].size += nc_spatial_offset(rest(&spatial[5]), CAPACITY - spatial[5].size, 0.1);
    spatial[5].size += nc_spatial_shift(rest(&spatial[5]), CAPACITY - spatial[5].size, 0.1, 0.2, -0.3);
    for (int i = 0; i < 5; i++)
        line("nc_planar_check", nc_planar_check(planar[i].vector, planar[i].size), planar[i].vector,
             planar[i].size);
    for (int i = 0; i < 6; i++)
        line("nc_spatial_check", nc_spatial_check(spatial[i].vector, spatial[i].size), spatial[i].vector,
             spatial[i].size);
}

int main(void)
{
    shapes();
    for (int pose = 0; pose < POSES; pose++) {
        double n[3], e[3], r[3], q[9], out[32], start[3] = {0};
        const double angle = 4 * uniform(), second = angle + uniform();
        direction(n);
        direction(e);
        rotation(q);
        for (int i = 0; i < 3; i++)
            r[i] = 3 * uniform();
        for (int i = 0; i < 5; i++) {
            const struct shape *body = &planar[i], *other = &planar[(i + pose) % 5];
            line("nc_planar_eval", nc_planar_eval(body->vector, body->size, angle, out), out, 4);
            line("nc_planar_integral", nc_planar_integral(body->vector, body->size, angle, second, out),
                 out, 1);
            start[0] = start[1] = 0;
            const int status = nc_planar_pair(body->vector, body->size, other->vector, other->size, r,
                                              angle, start, out, out + 1, out + 3);
            line("nc_planar_pair", status, out, 5);
        }
        for (int i = 0; i < 6; i++) {
            const struct shape *body = &spatial[i], *other = &spatial[(i + pose) % 6];
            line("nc_spatial_eval", nc_spatial_eval(body->vector, body->size, n, out, out + 1, out + 4),
                 out, 13);
            const int third =
                nc_spatial_third(body->vector, body->size, n, e, r, out, out + 1, out + 4, out + 13);
            line("nc_spatial_third", third, out, 16);
            line("nc_plane_gap", nc_plane_gap(body->vector, body->size, e, r, q, out, out + 1), out, 4);
            start[0] = start[1] = start[2] = 0;
            const int status = nc_spatial_pair(body->vector, body->size, other->vector, other->size, r, q,
                                               start, out, out + 1, out + 4);
            line("nc_spatial_pair", status, out, 7);
        }
        const double kappa[2] = {1.5 + uniform(), 1.5 + uniform()}, modulus = 1e9 * (2 + uniform());
        line("nc_hertz_point", nc_hertz_point(modulus, kappa, out), out, 1);
        line("nc_hertz_strip", nc_hertz_strip(modulus, kappa[0], 0.01, 500, out, out + 1), out, 2);
        line("nc_friction_spatial", nc_friction_spatial(0.4, 0.01, 10, n, out), out, 3);
    }
    return 0;
}
