/* Nanoseconds of one evaluation of the kernel, once compiled as a model compiles it (-DAMALGAMATED, with the flags of
 * the Modelica tool), once from the optimised library; see bench.py. Prints one line for each case: name, time. */
#include <math.h>
#include <stdio.h>
#include <time.h>

#ifdef AMALGAMATED
#include "NormalContact.h"
void ModelicaFormatError(const char *format, ...)
{
    fputs(format, stderr);
}
#else
#include <normalcontact.h>
#endif

enum { CALLS = 20000, ROUNDS = 7, NORMALS = 500 };

static double normal[NORMALS][3];

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double planar_sum(const double *shape, size_t n)
{
    double sum = 0, h[4];
    for (int i = 0; i < CALLS; i++) {
        nc_planar_eval(shape, n, 0.001 * i, h);
        sum += h[0] + h[2];
    }
    return sum;
}

static double spatial_sum(const double *shape, size_t n)
{
    double sum = 0;
    struct nc_spatial_boundary at;
    for (int i = 0; i < CALLS; i++) {
        nc_spatial_boundary(shape, n, normal[i % NORMALS], &at);
        sum += at.h + at.radius[0];
    }
    return sum;
}

/* The best of some rounds. */
static void measure(const char *name, double (*sum)(const double *, size_t), const double *shape, size_t n)
{
    double best = INFINITY;
    volatile double sink;
    for (int k = 0; k < ROUNDS; k++) {
        const double start = now();
        sink = sum(shape, n);
        best = fmin(best, now() - start);
    }
    (void)sink;
    printf("%s\t%.1f\n", name, 1e9 * best / CALLS);
}

int main(void)
{
    double shape[100], a[8], b[8], vertices[24];
    for (int i = 0; i < NORMALS; i++) {
        const double z = sin(0.37 * i), r = sqrt(1 - z * z);
        normal[i][0] = r * cos(i);
        normal[i][1] = r * sin(i);
        normal[i][2] = z;
    }
    size_t n = nc_planar_ellipse(shape, 100, 0.3, 0.2);
    measure("ellipse on a line", planar_sum, shape, n);
    for (int k = 0; k < 8; k++) {
        a[k] = 0.01 / (k + 1);
        b[k] = -0.005 / (k + 1);
    }
    n = nc_planar_fourier(shape, 100, 1, a, b, 8);
    measure("8 harmonics on a line", planar_sum, shape, n);
    n = nc_planar_offset(shape, 100, 0.02);
    n += nc_planar_lobe(shape + n, 100 - n, 0.0033, 0.5, 2.6, 3, 4);
    measure("cam with a lobe", planar_sum, shape, n);
    n = nc_spatial_ellipsoid(shape, 100, 0.3, 0.2, 0.1);
    measure("ellipsoid on a plane", spatial_sum, shape, n);
    n = nc_spatial_superellipsoid(shape, 100, 0.3, 0.2, 0.1, 3, 3, 0.03);
    measure("superellipsoid on a plane", spatial_sum, shape, n);
    for (int k = 0; k < 24; k++)
        vertices[k] = (k / 3 >> k % 3) & 1 ? 0.1 : -0.1;
    n = nc_spatial_hull(shape, 100, vertices, 8, 12);
    measure("hull of 8 points on a plane", spatial_sum, shape, n);
    return 0;
}
