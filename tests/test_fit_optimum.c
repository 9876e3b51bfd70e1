/* The optimum is the optimum: least squares under "no curvature radius below rho" by Fourier series, against a semidefinite
 * program that knows nothing of cuts. A trigonometric polynomial is nowhere negative if and only if it is v* Q v with
 * v = (1, e^(i phi), ..., e^(i K phi)) and a Hermitian Q that is positive semi-definite (Fejer and Riesz). The program csdp
 * solves it; where it is missing the test is skipped (tools/setup.sh test installs it). */
#define _XOPEN_SOURCE 700 /* popen, mkstemp */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>
#include <cmocka.h>

#include "fit_support.h"

enum { CASES = 50, MOST = 400, HARMONICS = 10, N = 2 * HARMONICS + 1 };

static double phi[MOST], value[MOST];

/* A series with K harmonics fitted to values: the unconstrained solution x, what is left of the squares there, and
 * |A (x + z) - b|^2 = |R z|^2 + rest. In long double, by Cholesky's method. */
struct problem {
    size_t K, n, count;
    long double R[N][N], x[N], rest;
    double rho;
};

static long double column(size_t i, long double angle)
{
    const long double k = (long double)((i + 1) / 2);
    return i == 0 ? 1 : i % 2 ? cosl(k * angle) : sinl(k * angle);
}

static void solve(struct problem *p)
{
    const size_t n = p->n;
    long double G[N][N] = {{0}}, y[N] = {0};
    for (size_t d = 0; d < p->count; d++)
        for (size_t i = 0; i < n; i++) {
            y[i] += column(i, phi[d]) * value[d];
            for (size_t j = i; j < n; j++)
                G[i][j] += column(i, phi[d]) * column(j, phi[d]);
        }
    for (size_t i = 0; i < n; i++) /* G = R'R, then R'(R x) = y */
        for (size_t j = i; j < n; j++) {
            long double sum = G[i][j];
            for (size_t k = 0; k < i; k++)
                sum -= p->R[k][i] * p->R[k][j];
            p->R[i][j] = i == j ? sqrtl(sum) : sum / p->R[i][i];
        }
    for (size_t i = 0; i < n; i++) {
        for (size_t k = 0; k < i; k++)
            y[i] -= p->R[k][i] * y[k];
        y[i] /= p->R[i][i];
    }
    for (size_t i = n; i-- > 0;) {
        p->x[i] = y[i];
        for (size_t k = i + 1; k < n; k++)
            p->x[i] -= p->R[i][k] * p->x[k];
        p->x[i] /= p->R[i][i];
    }
    p->rest = 0;
    for (size_t d = 0; d < p->count; d++) {
        long double residual = -(long double)value[d];
        for (size_t i = 0; i < n; i++)
            residual += p->x[i] * column(i, phi[d]);
        p->rest += residual * residual;
    }
}

/* Writes the program in the format of SDPA: minimise t over z and the entries of Q, so that the matrices
 * [I, R z; (R z)', t] and Q = X + iY, as [X, -Y; Y, X], are positive semi-definite. Lengths are in units of `scale`. */
struct writer {
    FILE *file;
    size_t m; /* order of Q */
};

/* An entry of X (part 0) or Y (part 1) in the matrix of a variable. */
static void put(const struct writer *w, size_t variable, int part, size_t i, size_t j, long double c)
{
    if (c == 0)
        return;
    if (part) {
        fprintf(w->file, "%zu 2 %zu %zu %.18Lg\n", variable, i + 1, w->m + j + 1, -c);
        fprintf(w->file, "%zu 2 %zu %zu %.18Lg\n", variable, j + 1, w->m + i + 1, c);
    } else {
        fprintf(w->file, "%zu 2 %zu %zu %.18Lg\n", variable, j + 1, i + 1, c);
        fprintf(w->file, "%zu 2 %zu %zu %.18Lg\n", variable, w->m + j + 1, w->m + i + 1, c);
    }
}

static void write_program(const struct problem *p, long double scale, const char *path)
{
    const struct writer w = {fopen(path, "w"), p->K + 1};
    const size_t n = p->n, m = w.m, t = n + 1, variables = n + 1 + m * m - n;
    assert_non_null(w.file);
    fprintf(w.file, "%zu\n2\n%zu %zu\n", variables, n + 1, 2 * m);
    for (size_t i = 1; i <= variables; i++)
        fprintf(w.file, "%d ", i == t);
    fputc('\n', w.file);
    for (size_t i = 0; i < n; i++) {
        fprintf(w.file, "0 1 %zu %zu -1\n", i + 1, i + 1);
        for (size_t j = i; j < n; j++)
            fprintf(w.file, "%zu 1 %zu %zu %.18Lg\n", j + 1, i + 1, n + 1, p->R[i][j]);
    }
    fprintf(w.file, "%zu 1 %zu %zu 1\n", t, n + 1, n + 1);
    size_t next = t + 1;
    for (size_t k = 0; k < m;
         k++) /* the k-th diagonal adds up to (1 - k^2) (a + ib)/2, k = 0: to a0 - rho */
        for (int part = 0; part < (k ? 2 : 1); part++) {
            const size_t last = m - 1 - k, coefficient = k ? 2 * k - 1 + (size_t)part : 0;
            const long double factor = k ? (1 - (long double)(k * k)) / 2 : 1;
            for (size_t j = 0; j < last; j++, next++) {
                put(&w, next, part, j + k, j, 1);
                put(&w, next, part, last + k, last, -1);
            }
            put(&w, coefficient + 1, part, last + k, last, factor);
            put(&w, 0, part, last + k, last, -(factor * p->x[coefficient] - (k ? 0 : p->rho)) / scale);
        }
    assert_int_equal(next, variables + 1);
    assert_int_equal(fclose(w.file), 0);
}

/* The smallest t, by csdp. */
static double run_csdp(const char *path)
{
    char command[300], line[300];
    double primal = NAN, dual = NAN;
    snprintf(command, sizeof command, "OMP_NUM_THREADS=1 csdp %s", path);
    FILE *out = popen(command, "r");
    assert_non_null(out);
    while (fgets(line, sizeof line, out)) {
        sscanf(line, "Primal objective value: %lf", &primal);
        sscanf(line, "Dual objective value: %lf", &dual);
    }
    pclose(out);
    if (!(fabs(primal - dual) < 1e-5)) /* of a number of about 1, or 0 where the bound does not act */
        fail_msg("csdp has not solved %s: %g and %g", path, primal, dual);
    return dual;
}

static void optimum(void **state)
{
    (void)state;
    struct random r = {20};
    char path[] = P_tmpdir "/fit_optimum_XXXXXX";
    double worst = 0, bound_by = 0;
    if (system("command -v csdp >/dev/null 2>&1") != 0) {
        print_message("# csdp is missing; tools/setup.sh test installs it\n");
        skip();
    }
    const int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    for (int i = 0; i < CASES; i++) {
        static struct problem p;
        double shape[64];
        p = (struct problem){.K = 3 + (size_t)random_below(&r, HARMONICS - 2)};
        p.n = 2 * p.K + 1;
        p.count = 60 + (size_t)random_below(&r, MOST - 60);
        p.rho = 0.1 * random_uniform(&r, 0.3, 0.9);
        const size_t size = fit_random_series(&r, p.K, 0.1, 0.05, shape, 64);
        const double noise = 0.1 * random_scale(&r, 1e-4, 1e-2);
        for (size_t d = 0; d < p.count; d++) {
            double h[4];
            phi[d] = 2 * FIT_PI * ((double)d + random_uniform(&r, 0, 0.8)) / (double)p.count;
            nc_planar_eval(shape, size, phi[d], h);
            value[d] = h[0] + noise * random_normal(&r);
        }
        const struct nc_fit_options options = {
            .form = NC_FIT_FOURIER, .terms = p.K, .smoothing = NC_FIT_EXACT, .min_radius = p.rho};
        struct nc_fit fit;
        assert_int_equal(nc_fit_planar_support(phi, value, p.count, &options, &fit), NC_OK);
        assert_true(fit.lower >= p.rho);
        long double squares = 0;
        for (size_t d = 0; d < p.count; d++)
            squares += (long double)fit.residual[d] * (long double)fit.residual[d];
        solve(&p);
        assert_true(squares >= p.rest * (1 - 1e-12L));
        const long double scale = sqrtl(fmaxl(squares - p.rest, 1e-3L * squares));
        write_program(&p, scale, path);
        const long double best = p.rest + scale * scale * run_csdp(path);
        const double error = (double)fabsl(squares / best - 1);
        worst = fmax(worst, error);
        bound_by += squares > 1.001L * p.rest;
        if (!(error < 1e-6))
            fail_msg("case %d: the fit has %.10Lg, the semidefinite program %.10Lg", i, squares, best);
        nc_fit_free(&fit);
    }
    remove(path);
    print_message("# objective within %.1e of the semidefinite program; the bound acts in %g of %d cases\n",
                  worst, bound_by, CASES);
    assert_true(bound_by >= CASES / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(optimum)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
