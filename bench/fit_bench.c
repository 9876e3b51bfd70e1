/* What fits cost: time of a fit, and of one least squares solution without bounds of the same size in the same run (the
 * rows of all data, their triangular factor, the solution). Writes lines "case<TAB>data<TAB>coefficients<TAB>fit<TAB>least
 * squares", in seconds; the median of some bodies, of each the best of three runs. */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "fit/space.h"
#include "fit_support.h"

enum { BODIES = 5, RUNS = 3, MOST = 16000 };

static double points[3 * MOST], normals[3 * MOST], angle[MOST];

/* Of the processor: others may be at work on the machine, too. */
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *x, size_t n)
{
    qsort(x, n, sizeof *x, ascending);
    return x[n / 2];
}

/* A body of the plane without symmetry, 0.1 m, with a noise of 0.1 mm. */
static void planar_points(struct random *r, size_t count)
{
    double own[64];
    const size_t size = fit_random_series(r, 12, 0.1, 0.1, own, 64);
    fit_contour(r, own, size, 1e-4, count, points, angle);
}

/* An ellipsoid and a ball, 0.2 mm of noise, with normals. */
static void spatial_points(struct random *r, size_t count)
{
    double body[16];
    size_t n =
        nc_spatial_ellipsoid(body, 16, random_uniform(r, 0.05, 0.15), random_uniform(r, 0.05, 0.1), 0.04);
    n += nc_spatial_offset(body + n, 16 - n, 0.03);
    for (size_t i = 0; i < count; i++) {
        double *p = points + 3 * i, *x = normals + 3 * i;
        nci_sphere_direction(i, count, x);
        nc_spatial_eval(body, n, x, NULL, p, NULL);
        const double d = 2e-4 * random_normal(r);
        for (int k = 0; k < 3; k++)
            p[k] += d * x[k];
    }
}

static double fit_once(int space, size_t count, const struct nc_fit_options *options)
{
    struct nc_fit fit;
    const double before = now();
    const int status = space ? nc_fit_spatial_points(points, normals, count, options, &fit)
                             : nc_fit_planar_points(points, NULL, count, options, &fit);
    const double seconds = now() - before;
    if (status != NC_OK || !(fit.lower >= fit.min_radius)) {
        fprintf(stderr, "a fit failed: %s\n", nc_message(status));
        exit(1);
    }
    nc_fit_free(&fit);
    return seconds;
}

/* The same data and coefficients, solved once. */
static double plain_once(int space, size_t count, size_t terms)
{
    const size_t n = space ? (terms + 1) * (terms + 1) : 2 * terms + 1;
    double *rows = malloc(count * n * sizeof *rows), *values = malloc(count * sizeof *values),
           *x = malloc(n * sizeof *x);
    struct nci_basis basis = {0};
    struct nci_triangle triangle;
    if (!rows || !values || !x || nci_basis_fourier(&basis, terms))
        exit(1);
    const double before = now();
    for (size_t i = 0; i < count; i++) {
        if (space) {
            const double *p = points + 3 * i, *u = normals + 3 * i;
            nci_sphere_row(terms, u, NULL, rows + n * i, NULL);
            values[i] = u[0] * p[0] + u[1] * p[1] + u[2] * p[2];
        } else {
            nci_basis_row(&basis, angle[i], 0, rows + n * i);
            values[i] = cos(angle[i]) * points[2 * i] + sin(angle[i]) * points[2 * i + 1];
        }
    }
    if (nci_triangle_new(&triangle, n))
        exit(1);
    nci_triangle_add(&triangle, rows, values, count);
    if (nci_triangle_solve(&triangle, x))
        exit(1);
    const double seconds = now() - before;
    nci_triangle_free(&triangle);
    free(rows);
    free(values);
    free(x);
    return seconds;
}

static void measure(const char *name, int space, size_t count, const struct nc_fit_options *options)
{
    struct random r = {1};
    double fit[BODIES], plain[BODIES];
    const size_t terms = options->terms, n = space ? (terms + 1) * (terms + 1) : 2 * terms + 1;
    for (size_t body = 0; body < BODIES; body++) {
        fit[body] = plain[body] = INFINITY;
        if (space)
            spatial_points(&r, count);
        else
            planar_points(&r, count);
        for (int run = 0; run < RUNS; run++) {
            fit[body] = fmin(fit[body], fit_once(space, count, options));
            plain[body] = fmin(plain[body], plain_once(space, count, terms));
        }
    }
    printf("%s\t%zu\t%zu\t%.6g\t%.6g\n", name, count, n, median(fit, BODIES), median(plain, BODIES));
    fflush(stdout);
}

int main(void)
{
    static const size_t planar_data[] = {250, 500, 1000, 2000, 4000, 8000, 16000},
                        harmonics[] = {8, 12, 16, 24, 32, 48, 64},
                        spatial_data[] = {500, 1000, 2000, 4000, 8000}, degrees[] = {4, 6, 8, 10, 12, 14};
    struct nc_fit_options plane = {.form = NC_FIT_FOURIER, .terms = 32, .min_radius = 0.002};
    struct nc_fit_options space = {.form = NC_FIT_ELLIPSOID, .terms = 10, .min_radius = 0.002};
    measure("plane", 0, 800, &plane);
    plane.smoothing = NC_FIT_EXACT;
    measure("plane, --exact", 0, 800, &plane);
    plane.smoothing = NC_FIT_AUTOMATIC;
    measure("space", 1, 4000, &space);
    space.form = NC_FIT_ANY;
    measure("space, all bases", 1, 4000, &space);
    space.form = NC_FIT_ELLIPSOID;
    plane.terms = 16;
    for (size_t i = 0; i < sizeof planar_data / sizeof *planar_data; i++)
        measure("plane by data", 0, planar_data[i], &plane);
    for (size_t i = 0; i < sizeof harmonics / sizeof *harmonics; i++) {
        plane.terms = harmonics[i];
        measure("plane by coefficients", 0, 2000, &plane);
    }
    space.terms = 6;
    for (size_t i = 0; i < sizeof spatial_data / sizeof *spatial_data; i++)
        measure("space by data", 1, spatial_data[i], &space);
    for (size_t i = 0; i < sizeof degrees / sizeof *degrees; i++) {
        space.terms = degrees[i];
        measure("space by coefficients", 1, 4000, &space);
    }
    return 0;
}
