/* Least squares with inequalities: random problems against the conditions of optimality. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "fit/fit.h"
#include "random.h"

enum { MOST = 40 };

static const double label[NCI_LABEL];

struct problem {
    size_t m, n, cuts;
    double A[3 * MOST * MOST], b[3 * MOST], G[3 * MOST * MOST], g[3 * MOST];
    int equality[3 * MOST];
};

/* Rows of A, and cuts that the point `inside` fulfils, most of them barely. */
static void problem_random(struct random *r, struct problem *p)
{
    double inside[MOST];
    p->n = 1 + (size_t)random_below(r, MOST);
    p->m = p->n + (size_t)random_below(r, 2 * MOST);
    p->cuts = (size_t)random_below(r, 3 * MOST);
    for (size_t i = 0; i < p->n; i++)
        inside[i] = random_uniform(r, -1, 1);
    for (size_t i = 0; i < p->m * p->n; i++)
        p->A[i] = random_uniform(r, -1, 1);
    for (size_t i = 0; i < p->m; i++)
        p->b[i] = random_uniform(r, -3, 3);
    for (size_t i = 0; i < p->cuts; i++) {
        double *row = p->G + i * p->n;
        for (size_t j = 0; j < p->n; j++)
            row[j] = random_uniform(r, -1, 1);
        if (i > 0 && random_below(r, 3) == 0) /* nearly the same as the one before */
            for (size_t j = 0; j < p->n; j++)
                row[j] = row[j - p->n] + 1e-5 * row[j];
        p->equality[i] = i < p->n / 4 && random_below(r, 2) == 0;
        p->g[i] = nci_product(row, inside, p->n) - (p->equality[i] ? 0 : random_uniform(r, 0, 0.3));
    }
}

static void triangle_of(const struct problem *p, struct nci_triangle *triangle)
{
    double rows[3 * MOST * MOST], values[3 * MOST];
    memcpy(rows, p->A, sizeof rows);
    memcpy(values, p->b, sizeof values);
    assert_int_equal(nci_triangle_new(triangle, p->n), NC_OK);
    const size_t half = p->m / 2;
    nci_triangle_add(triangle, rows, values, half);
    nci_triangle_add(triangle, rows + half * p->n, values + half, p->m - half);
}

/* Feasible; multipliers not negative; the gradient A'(Ax - b) is their combination of the rows. */
static void check_optimal(const struct problem *p, const struct nci_active_set *set)
{
    double gradient[MOST] = {0}, size = 0;
    for (size_t i = 0; i < p->m; i++) {
        const double residual = nci_product(p->A + i * p->n, set->x, p->n) - p->b[i];
        for (size_t j = 0; j < p->n; j++)
            gradient[j] += residual * p->A[i * p->n + j];
        size += fabs(residual);
    }
    for (size_t i = 0; i < set->active; i++) {
        const size_t cut = set->index[i];
        assert_true(p->equality[cut] || set->u[i] >= -1e-9 * size);
        size += fabs(set->u[i]);
        for (size_t j = 0; j < p->n; j++)
            gradient[j] -= set->u[i] * p->G[cut * p->n + j];
        assert_true(fabs(nci_product(p->G + cut * p->n, set->x, p->n) - p->g[cut]) < 1e-9);
    }
    for (size_t j = 0; j < p->n; j++)
        assert_true(fabs(gradient[j]) < 1e-9 * (1 + size));
    for (size_t i = 0; i < p->cuts; i++)
        assert_true(nci_product(p->G + i * p->n, set->x, p->n) - p->g[i] > -1e-9);
}

static void optimal_at_random(void **state)
{
    (void)state;
    struct random r = {1};
    static struct problem p;
    size_t active = 0;
    for (int trial = 0; trial < 3000; trial++) {
        struct nci_triangle triangle;
        struct nci_active_set set;
        problem_random(&r, &p);
        triangle_of(&p, &triangle);
        assert_int_equal(nci_active_begin(&set, &triangle), NC_OK);
        for (size_t i = 0; i < p.cuts; i++) {
            assert_int_equal(nci_active_cut(&set, p.G + i * p.n, p.g[i], p.equality[i], label), NC_OK);
            if (i == p.cuts / 2) /* cuts may come later */
                assert_int_equal(nci_active_solve(&set, 1e-12), NC_OK);
        }
        assert_int_equal(nci_active_solve(&set, 1e-12), NC_OK);
        check_optimal(&p, &set);
        active += set.active;
        nci_active_free(&set);
        nci_triangle_free(&triangle);
    }
    assert_true(active > 3000);
}

static void contradiction(void **state)
{
    (void)state;
    double rows[4] = {1, 0, 0, 1}, values[2] = {1, 2};
    const double up[2] = {1, 1}, down[2] = {-1, -1};
    struct nci_triangle triangle;
    struct nci_active_set set;
    nci_triangle_new(&triangle, 2);
    nci_triangle_add(&triangle, rows, values, 2);
    assert_int_equal(nci_active_begin(&set, &triangle), NC_OK);
    nci_active_cut(&set, up, 5, 0, label);
    nci_active_cut(&set, down, -4, 0, label);
    assert_int_equal(nci_active_solve(&set, 1e-12), NC_E_NO_SOLUTION);
    nci_active_free(&set);
    nci_triangle_free(&triangle);
}

static void undetermined(void **state)
{
    (void)state;
    double rows[4] = {1, 2, 2, 4}, values[2] = {1, 2}, x[2];
    struct nci_triangle triangle;
    nci_triangle_new(&triangle, 2);
    nci_triangle_add(&triangle, rows, values, 2);
    assert_int_equal(nci_triangle_solve(&triangle, x), NC_E_DATA);
    nci_triangle_free(&triangle);
}

/* Eigenvalues of random matrices with known ones, and the turned vector: v'f(A)v = sum of f(value) turned^2. */
static void eigenvalues(void **state)
{
    (void)state;
    struct random r = {2};
    for (int trial = 0; trial < 300; trial++) {
        const size_t n = 1 + (size_t)random_below(&r, 30);
        double a[900], copy[900], value[30], v[30], turned[30], w[30], square = 0, cube = 0;
        for (size_t i = 0; i < n; i++)
            for (size_t j = 0; j <= i; j++)
                a[i * n + j] = a[j * n + i] = random_below(&r, 4) ? random_uniform(&r, -1, 1) : 0;
        for (size_t i = 0; i < n; i++)
            v[i] = turned[i] = random_uniform(&r, -1, 1);
        memcpy(copy, a, sizeof copy);
        assert_int_equal(nci_eigen(copy, n, value, turned), NC_OK);
        double trace = 0, sum = 0, second = 0, third = 0;
        for (size_t i = 0; i < n; i++)
            w[i] = nci_product(a + i * n, v, n);
        square = nci_product(w, w, n);
        for (size_t i = 0; i < n; i++)
            cube += w[i] * nci_product(a + i * n, w, n);
        for (size_t i = 0; i < n; i++) {
            trace += a[i * n + i];
            sum += value[i];
            second += value[i] * value[i] * turned[i] * turned[i];
            third += value[i] * value[i] * value[i] * turned[i] * turned[i];
        }
        assert_true(fabs(trace - sum) < 1e-12 * (double)n);
        assert_true(fabs(square - second) < 1e-11 * (1 + square));
        assert_true(fabs(cube - third) < 1e-10 * (1 + square));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(optimal_at_random), cmocka_unit_test(contradiction),
                                       cmocka_unit_test(undetermined), cmocka_unit_test(eigenvalues)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
