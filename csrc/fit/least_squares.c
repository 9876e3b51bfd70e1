/* Dense least squares by Householder reflections, block by block, and symmetric eigenvalues. */
#include "fit/fit.h"

int nci_triangle_new(struct nci_triangle *triangle, size_t n)
{
    *triangle = (struct nci_triangle){n, nci_room(n, n), nci_room(n, 1), 0};
    return triangle->r && triangle->q ? NC_OK : NC_E_MEMORY;
}

int nci_triangle_copy(const struct nci_triangle *from, struct nci_triangle *to)
{
    const int status = nci_triangle_new(to, from->n);
    if (status)
        return status;
    memcpy(to->r, from->r, from->n * from->n * sizeof *to->r);
    memcpy(to->q, from->q, from->n * sizeof *to->q);
    to->rest = from->rest;
    return NC_OK;
}

void nci_triangle_free(struct nci_triangle *triangle)
{
    free(triangle->r);
    free(triangle->q);
    *triangle = (struct nci_triangle){0, NULL, NULL, 0};
}

/* The rows n .. of one column are reflected into the diagonal, together with all columns behind it. `sum` is
 * room for a row. */
static void triangle_column(struct nci_triangle *t, size_t k, double *rows, double *values, size_t count,
                            double *sum)
{
    const size_t n = t->n;
    double *top = t->r + k * n, square = 0;
    for (size_t i = 0; i < count; i++)
        square += rows[i * n + k] * rows[i * n + k];
    if (square < 1e-250) /* zero: its square would underflow */
        return;
    const double length = copysign(sqrt(top[k] * top[k] + square), top[k]);
    const double v = top[k] + length,
                 scale = 1 / (length * v); /* 2 / |reflector|^2, the first element is v */
    double last = v * t->q[k];
    for (size_t j = k + 1; j < n; j++)
        sum[j] = v * top[j];
    for (size_t i = 0; i < count; i++) {
        const double *row = rows + i * n, c = row[k];
        last += c * values[i];
        for (size_t j = k + 1; j < n; j++)
            sum[j] += c * row[j];
    }
    last *= scale;
    for (size_t j = k + 1; j < n; j++)
        sum[j] *= scale;
    top[k] = -length;
    t->q[k] -= v * last;
    for (size_t j = k + 1; j < n; j++)
        top[j] -= v * sum[j];
    for (size_t i = 0; i < count; i++) {
        double *row = rows + i * n;
        const double c = row[k];
        values[i] -= c * last;
        for (size_t j = k + 1; j < n; j++)
            row[j] -= c * sum[j];
    }
}

void nci_triangle_add(struct nci_triangle *t, double *rows, double *values, size_t count)
{
    enum { BLOCK = 64, FEW = 512 };
    double few[FEW], *sum = t->n <= FEW ? few : nci_room(t->n, 1);
    for (size_t start = 0; start < count; start += BLOCK) {
        const size_t block = count - start < BLOCK ? count - start : BLOCK;
        for (size_t k = 0; k < t->n && sum; k++)
            triangle_column(t, k, rows + start * t->n, values + start, block, sum);
        for (size_t i = 0; i < block; i++)
            t->rest += values[start + i] * values[start + i];
    }
    if (!sum)
        t->rest = NAN; /* no memory: no solution */
    if (sum != few)
        free(sum);
}

int nci_triangle_solve(const struct nci_triangle *t, double *x)
{
    const size_t n = t->n;
    double most = 0;
    for (size_t i = 0; i < n; i++)
        most = fmax(most, fabs(t->r[i * n + i]));
    if (!(t->rest >= 0))
        return NC_E_DATA;
    for (size_t i = n; i-- > 0;) {
        const double pivot = t->r[i * n + i];
        if (!(fabs(pivot) > 1e-14 * most))
            return NC_E_DATA;
        x[i] = (t->q[i] - nci_product(t->r + i * n + i + 1, x + i + 1, n - i - 1)) / pivot;
    }
    return NC_OK;
}

/* Reflects the symmetric matrix to tridiagonal form: diagonal d, e[i] beside d[i] and d[i + 1]. */
static void eigen_tridiagonal(double *a, size_t n, double *d, double *e, double *v, double *p)
{
    for (size_t k = 0; k + 2 < n; k++) {
        double *w = a + k * n; /* its elements k + 1 .. n - 1 become the reflector */
        const double square = nci_product(w + k + 2, w + k + 2, n - k - 2);
        d[k] = w[k];
        e[k] = w[k + 1];
        if (square == 0)
            continue;
        const double length = copysign(sqrt(w[k + 1] * w[k + 1] + square), w[k + 1]);
        e[k] = -length;
        w[k + 1] += length;
        const double scale = 1 / (length * w[k + 1]);
        const double turn = scale * nci_product(w + k + 1, v + k + 1, n - k - 1);
        double half = 0;
        for (size_t i = k + 1; i < n; i++) {
            v[i] -= turn * w[i];
            p[i] = scale * nci_product(a + i * n + k + 1, w + k + 1, n - k - 1);
            half += scale / 2 * p[i] * w[i];
        }
        for (size_t i = k + 1; i < n; i++)
            p[i] -= half * w[i];
        for (size_t i = k + 1; i < n; i++)
            for (size_t j = k + 1; j < n; j++)
                a[i * n + j] -= w[i] * p[j] + p[i] * w[j];
    }
    for (size_t k = n > 2 ? n - 2 : 0; k < n; k++) {
        d[k] = a[k * n + k];
        e[k] = k + 1 < n ? a[k * n + k + 1] : 0;
    }
}

/* One step of the implicit QL method with Wilkinson's shift on the rows low .. high. */
static void eigen_step(double *d, double *e, double *v, size_t low, size_t high)
{
    const double half = (d[low + 1] - d[low]) / (2 * e[low]);
    double g = d[high] - d[low] + e[low] / (half + copysign(hypot(half, 1), half)), s = 1, c = 1, p = 0;
    for (size_t i = high; i-- > low;) {
        const double f = s * e[i], b = c * e[i], r = hypot(f, g);
        e[i + 1] = r;
        if (r == 0) {
            d[i + 1] -= p;
            e[high] = 0;
            return;
        }
        s = f / r;
        c = g / r;
        g = d[i + 1] - p;
        const double t = (d[i] - g) * s + 2 * c * b, w = v[i + 1];
        p = s * t;
        d[i + 1] = g + p;
        g = c * t - b;
        v[i + 1] = s * v[i] + c * w;
        v[i] = c * v[i] - s * w;
    }
    d[low] -= p;
    e[low] = g;
    e[high] = 0;
}

int nci_eigen(double *a, size_t n, double *value, double *v)
{
    double *e = nci_room(2, n + 1);
    int status = e ? NC_OK : NC_E_MEMORY;
    if (!status)
        eigen_tridiagonal(a, n, value, e, v, e + n + 1);
    for (size_t low = 0; low < n && !status; low++)
        for (int steps = 0;; steps++) {
            size_t high = low;
            while (high + 1 < n &&
                   fabs(e[high]) > DBL_EPSILON * (fabs(value[high]) + fabs(value[high + 1])))
                high++;
            if (high == low)
                break;
            if (steps == 60) {
                status = NC_E_NO_CONVERGENCE;
                break;
            }
            eigen_step(value, e, v, low, high);
        }
    free(e);
    return status;
}
