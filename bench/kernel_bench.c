/* Time per evaluation of the kernel and of what one would write by hand, in one run.
 *
 * usage: kernel_bench            prints case, kernel ns, plain ns, separated by tabs
 *        kernel_bench --count    runs every case ROUNDS times only, for callgrind
 *
 * Every function below named run_... is one case, so that callgrind's table can be read by name. Kernel and
 * plain code must agree, else the program stops. */
#define _POSIX_C_SOURCE 200809L

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "normalcontact.h"
#include "plain.h"

enum { POSES = 512, ROUNDS = 4, REPEATS = 500, MOST = 289, CAPACITY = 2048 };

static double shape[CAPACITY];
static size_t shape_size;
static double vertices[3 * 256], a[256], b[256], harmonics[MOST], knots[256], pieces[256 * 6];
static int how_many; /* harmonics, degree, vertices or pieces of the case */
static struct nc_planar_motion planar_pose[POSES];
static double spatial_e[POSES][3], spatial_r[POSES][3], spatial_q[POSES][9];
static const double axes[3] = {1, 2, 3};
static const double delta = 3, epsilon = 4, power = 12, radius = 0.5;

static double uniform(void)
{
    static unsigned long long state = 1;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (double)(state >> 11) * 0x1p-53 * 2 - 1;
}

static void make_poses(void)
{
    for (int i = 0; i < POSES; i++) {
        double e[4], size = 0;
        planar_pose[i] = (struct nc_planar_motion){
            {3 + uniform(), 9 + uniform()}, 4 * uniform(), {uniform(), uniform()}, uniform(), {0, 0}, 0};
        for (int k = 0; k < 4; k++) {
            e[k] = uniform();
            size += e[k] * e[k];
        }
        const double s = 2 / size, w = e[0], x = e[1], y = e[2], z = e[3];
        const double q[9] = {1 - s * (y * y + z * z), s * (x * y - w * z),     s * (x * z + w * y),
                             s * (x * y + w * z),     1 - s * (x * x + z * z), s * (y * z - w * x),
                             s * (x * z - w * y),     s * (y * z + w * x),     1 - s * (x * x + y * y)};
        memcpy(spatial_q[i], q, sizeof q);
        spatial_e[i][2] = 1;
        spatial_r[i][2] = 9 + uniform();
    }
}

/* What a case leaves behind for comparison. */
static double result[POSES][8];

static void keep_contact(int i, double gap, double rate, double x, double y, double kappa, double v_n,
                         double v_t)
{
    const double values[8] = {gap, rate, x, y, kappa, v_n, v_t, 0};
    memcpy(result[i], values, sizeof values);
}

/* --- The cases --------------------------------------------------------------------------------------*/

#define PLANE(name, call)                                                                                  \
    void name(void);                                                                                       \
    void name(void)                                                                                        \
    {                                                                                                      \
        for (int i = 0; i < POSES; i++) {                                                                  \
            const double *e = spatial_e[i], *r = spatial_r[i], *q = spatial_q[i];                          \
            double *gap = result[i], *point = result[i] + 1;                                               \
            call;                                                                                          \
        }                                                                                                  \
    }
PLANE(run_plane, nc_plane_gap(shape, shape_size, e, r, q, gap, point))
PLANE(run_plain_ellipsoid, plain_ellipsoid(axes, e, r, q, gap, point))
PLANE(run_plain_superellipsoid, plain_superellipsoid(axes, delta, epsilon, e, r, q, gap, point))
PLANE(run_plain_harmonics, plain_harmonics(harmonics, how_many, e, r, q, gap, point))
PLANE(run_plain_hull, plain_hull(vertices, how_many, power, e, r, q, gap, point))

void run_line(void);
void run_line(void)
{
    struct nc_planar_contact c;
    for (int i = 0; i < POSES; i++) {
        nc_line_contact(shape, shape_size, &planar_pose[i], &c);
        keep_contact(i, c.gap, c.gap_der, c.r_C[0], c.r_C[1], c.kappa_a, c.v_n, c.v_t);
    }
}

void run_plain_line(void);
void run_plain_line(void)
{
    struct plain_contact c;
    double h[4];
    for (int i = 0; i < POSES; i++) {
        const struct nc_planar_motion *m = &planar_pose[i];
        plain_fourier(9, a, b, how_many, -3.14159265358979323846 / 2 - m->angle, h);
        plain_line(h, m->r, m->angle, m->v, m->omega, &c);
        keep_contact(i, c.gap, c.gap_der, c.r_C[0], c.r_C[1], c.kappa, c.v_n, c.v_t);
    }
}

void run_circle(void);
void run_circle(void)
{
    struct nc_planar_contact c;
    for (int i = 0; i < POSES; i++) {
        nc_circle_contact(shape, shape_size, radius, NC_CASE_CONVEX, &planar_pose[i], &c);
        keep_contact(i, c.gap, c.gap_der, c.r_C[0], c.r_C[1], c.kappa_a, c.v_n, c.v_t);
    }
}

void run_plain_circle(void);
void run_plain_circle(void)
{
    struct plain_contact k;
    double g[4];
    for (int i = 0; i < POSES; i++) {
        const struct nc_planar_motion *m = &planar_pose[i];
        const double c = cos(m->angle), s = sin(m->angle);
        const double psi = atan2(s * m->r[0] - c * m->r[1], -c * m->r[0] - s * m->r[1]);
        plain_piecewise(knots, how_many, pieces, 5, psi, g);
        plain_circle(g, radius, m->r, m->angle, m->v, m->omega, &k);
        keep_contact(i, k.gap, k.gap_der, k.r_C[0], k.r_C[1], k.kappa, k.v_n, k.v_t);
    }
}

void run_fourier(void);
void run_fourier(void)
{
    for (int i = 0; i < POSES; i++)
        nc_planar_eval(shape, shape_size, planar_pose[i].angle, result[i]);
}

void run_plain_fourier(void);
void run_plain_fourier(void)
{
    for (int i = 0; i < POSES; i++)
        plain_fourier(9, a, b, how_many, planar_pose[i].angle, result[i]);
}

/* --- The bodies -------------------------------------------------------------------------------------*/

static void with_ellipsoid(int unused)
{
    (void)unused;
    shape_size = nc_spatial_ellipsoid(shape, CAPACITY, axes[0], axes[1], axes[2]);
}

static void with_superellipsoid(int unused)
{
    (void)unused;
    shape_size = nc_spatial_superellipsoid(shape, CAPACITY, axes[0], axes[1], axes[2], delta, epsilon, 0);
}

static void with_harmonics(int degree)
{
    for (int i = 0; i < (degree + 1) * (degree + 1); i++)
        harmonics[i] = i ? 0.02 * uniform() / (1 + i) : 10;
    shape_size = nc_spatial_harmonics(shape, CAPACITY, harmonics, (size_t)degree);
}

static void with_hull(int count)
{
    for (int i = 0; i < count; i++) { /* on a spiral around the sphere */
        const double z = 1 - (2 * i + 1.0) / count, c = sqrt(1 - z * z), angle = 2.4 * i;
        vertices[3 * i] = c * cos(angle);
        vertices[3 * i + 1] = c * sin(angle);
        vertices[3 * i + 2] = z;
    }
    shape_size = nc_spatial_hull(shape, CAPACITY, vertices, (size_t)count, power);
}

static void with_fourier(int count)
{
    for (int k = 0; k < count; k++) {
        a[k] = 0.1 * uniform() / ((k + 1) * (k + 1));
        b[k] = 0.1 * uniform() / ((k + 1) * (k + 1));
    }
    shape_size = nc_planar_fourier(shape, CAPACITY, 9, a, b, (size_t)count);
}

/* A cam: quintic pieces with random value, slope and curvature at the knots. */
static void with_cam(int count)
{
    double data[256][3];
    const double w = 2 * 3.14159265358979323846 / count;
    for (int i = 0; i < count; i++) {
        knots[i] = i * w;
        data[i][0] = 6 + 0.02 * w * w * uniform();
        data[i][1] = 0.02 * w * uniform();
        data[i][2] = 0.02 * uniform();
    }
    for (int i = 0; i < count; i++) {
        const double *d = data[i], *n = data[(i + 1) % count];
        const double p = n[0] - d[0] - w * d[1] - w * w * d[2] / 2, v = n[1] - d[1] - w * d[2],
                     x = n[2] - d[2];
        double *c = pieces + 6 * i;
        c[0] = d[0];
        c[1] = d[1];
        c[2] = d[2] / 2;
        c[3] = (10 * p - 4 * w * v + w * w * x / 2) / (w * w * w);
        c[4] = (-15 * p + 7 * w * v - w * w * x) / (w * w * w * w);
        c[5] = (6 * p - 3 * w * v + w * w * x / 2) / (w * w * w * w * w);
    }
    shape_size = nc_planar_piecewise(shape, CAPACITY, knots, (size_t)count, pieces, 5);
}

struct bench_case {
    const char *name;
    void (*body)(int);
    int count;
    void (*kernel)(void), (*plain)(void);
};

static const struct bench_case cases[] = {
    {"body-plane, ellipsoid", with_ellipsoid, 3, run_plane, run_plain_ellipsoid},
    {"body-plane, superellipsoid", with_superellipsoid, 3, run_plane, run_plain_superellipsoid},
    {"body-plane, spherical harmonics of degree 8", with_harmonics, 8, run_plane, run_plain_harmonics},
    {"body-plane, hull of 20 vertices", with_hull, 20, run_plane, run_plain_hull},
    {"body-line, 3 harmonics", with_fourier, 3, run_line, run_plain_line},
    {"body-line, 8 harmonics", with_fourier, 8, run_line, run_plain_line},
    {"body-line, 32 harmonics", with_fourier, 32, run_line, run_plain_line},
    {"potential of 32 harmonics alone", with_fourier, 32, run_fourier, run_plain_fourier},
    {"body-circle, cam of 12 quintic pieces", with_cam, 12, run_circle, run_plain_circle},
};

/* Growth with the number of coefficients: the same for 4 .. 256 of them. */
static const struct bench_case growth[] = {
    {"harmonics of a Fourier series", with_fourier, 0, run_fourier, NULL},
    {"coefficients of spherical harmonics", with_harmonics, 0, run_plane, NULL},
    {"vertices of a hull", with_hull, 0, run_plane, NULL},
};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

/* Nanoseconds of one evaluation in one pass over all poses. */
static double pass(void (*run)(void))
{
    const double start = now();
    run();
    return (now() - start) / POSES;
}

/* The best of many short passes: what the code takes where nothing disturbs it. */
static void time_both(const struct bench_case *c)
{
    double kernel = INFINITY, plain = INFINITY;
    for (int i = 0; i < REPEATS; i++) { /* in turns, so that a disturbance meets both */
        kernel = fmin(kernel, pass(c->kernel));
        plain = c->plain ? fmin(plain, pass(c->plain)) : 0;
    }
    printf("%s\t%d\t%.2f\t%.2f\n", c->name, c->count, kernel, plain);
}

static void expect_agreement(const struct bench_case *c)
{
    static double kept[POSES][8];
    memset(result, 0, sizeof result);
    c->kernel();
    memcpy(kept, result, sizeof kept);
    memset(result, 0, sizeof result);
    c->plain();
    for (int i = 0; i < POSES; i++)
        for (int k = 0; k < 8; k++)
            if (!(fabs(kept[i][k] - result[i][k]) <= 1e-9 * (1 + fabs(kept[i][k])))) {
                fprintf(stderr, "%s: %.17g by the kernel, %.17g by hand (%d of pose %d)\n", c->name,
                        kept[i][k], result[i][k], k, i);
                exit(1);
            }
}

int main(int argc, char **argv)
{
    const int counting = argc > 1 && strcmp(argv[1], "--count") == 0;
    /* --count CASE: that case only, ROUNDS times each way */
    const int only = argc > 2 ? atoi(argv[2]) : -1;
    make_poses();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        how_many = cases[i].count;
        cases[i].body(how_many);
        if (counting && only != (int)i)
            continue;
        if (!counting) {
            expect_agreement(&cases[i]);
            time_both(&cases[i]);
        }
        for (int k = 0; counting && k < ROUNDS; k++) {
            cases[i].kernel();
            cases[i].plain();
        }
    }
    for (size_t i = 0; !counting && i < sizeof growth / sizeof *growth; i++)
        for (int count = 4; count <= 256; count *= 2) {
            struct bench_case c = growth[i];
            const int degree = (int)(sqrt(count) + 0.5) - 1; /* (degree + 1)^2 coefficients */
            c.count = c.body == with_harmonics ? (degree + 1) * (degree + 1) : count;
            c.body(c.body == with_harmonics ? degree : count);
            time_both(&c);
        }
    return 0;
}
