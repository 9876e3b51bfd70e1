/* B-splines through given points. */
#include "freeform/freeform.h"

#include <string.h>

/* The matrix of a periodic spline with equidistant knots is circulant: a product of cyclic bidiagonal ones,
 * one pair for each root |z| < 1 of its symbol, the polynomial with the values of the basis function at the
 * knots as coefficients (1, 26, 66, 26, 1 for degree 5). */
static const double spline_root[4][4] = {
    {-0.26794919243112270647},
    {-0.43057534709997379185, -0.043096288203264653823},
    {-0.53528043079643816554, -0.12255461519232669052, -0.0091486948096082769286},
    {-0.60799738916862577901, -0.20175052019315323880, -0.043222608540481752133,
     -0.0021213069031808184203}};

/* x = (1 - z S)^-1 x in place, S the cyclic shift by `step` (1 or -1) of n values. */
static void spline_filter(double z, int step, size_t n, double *x, size_t stride)
{
    const size_t first = step > 0 ? 0 : n - 1;
    double power = 1, sum = 0, all = 1;
    for (size_t i = 0; i < n; i++) { /* the value before the first: sum of z^k x[-k]/(1 - z^n) */
        const size_t at = step > 0 ? n - 1 - i : i;
        sum += power * x[at * stride];
        power *= z;
        if (!(fabs(power) > 1e-40))
            break;
    }
    for (size_t i = 0; i < n && fabs(all) > 1e-40; i++)
        all *= z;
    sum /= 1 - all;
    for (size_t i = 0, at = first; i<n; i++, at = step> 0 ? at + 1 : at - 1)
        sum = x[at * stride] += z * sum;
}

void nci_spline_periodic(int degree, size_t n, double *points)
{
    const int roots = (degree - 1) / 2;
    double scale = 1;
    for (int k = 0; k < roots; k++) {
        const double z = spline_root[roots - 1][k];
        scale *= (1 - z) * (1 - z); /* the sum of the basis functions is 1 */
    }
    for (size_t i = 0; i < 3 * n; i++)
        points[i] *= scale;
    for (size_t c = 0; c < 3; c++)
        for (int k = 0; k < roots; k++)
            for (int step = -1; step <= 1; step += 2)
                spline_filter(spline_root[roots - 1][k], step, n, points + c, 3);
}

/* Row i of the matrix, made upper triangular by the p rows before it, which stand before it; each from its
 * diagonal on, p + 1 numbers. factor[j]: how much of row i - p + j was taken away. */
static int spline_eliminate(const struct nci_knots *k, nci_spline_site site, size_t first, size_t last,
                            size_t i, double *upper, double factor[NC_MAX_SPLINE_DEGREE])
{
    const size_t p = (size_t)k->degree;
    size_t at[NC_MAX_SPLINE_DEGREE + 1];
    double N[4][NC_MAX_SPLINE_DEGREE + 1], row[2 * NC_MAX_SPLINE_DEGREE + 1] = {0}; /* columns i - p .. */
    if (nci_basis(k, site(k, i), 0, at, N))
        return NC_E_KNOTS;
    for (size_t j = 0; j <= p; j++)
        if (at[j] >= first && at[j] <= last && at[j] + p >= i && at[j] <= i + p)
            row[at[j] + p - i] = N[0][j];
    for (size_t j = 0; j < p; j++) {
        factor[j] = 0;
        if (i + j < first + p)
            continue;
        const double *above = upper - (p - j) * (p + 1);
        factor[j] = row[j] / above[0];
        for (size_t c = 0; c <= p; c++)
            row[j + c] -= factor[j] * above[c];
    }
    for (size_t c = 0; c <= p; c++)
        upper[c] = row[p + c];
    return upper[0] > 0 ? NC_OK : NC_E_KNOTS;
}

int nci_spline_solve(const struct nci_knots *k, nci_spline_site site, size_t first, size_t last, double *z,
                     size_t stride, size_t columns, size_t across, double *work)
{
    const size_t p = (size_t)k->degree, n = last + 1 - first;
    const size_t blocks = (n + NCI_SPLINE_BLOCK - 1) / NCI_SPLINE_BLOCK, above = p * (p + 1);
    double *start = work, *rows = work + NCI_SPLINE_BLOCKS * above, factor[NC_MAX_SPLINE_DEGREE];
    if (blocks > NCI_SPLINE_BLOCKS)
        return NC_E_OPTION;
    for (size_t i = 0; i < above; i++)
        rows[i] = 0;
    for (size_t b = 0; b < blocks; b++) {
        memcpy(start + b * above, rows, above * sizeof *rows);
        for (size_t i = b * NCI_SPLINE_BLOCK, r = 0; i < n && r < NCI_SPLINE_BLOCK; i++, r++) {
            const int status =
                spline_eliminate(k, site, first, last, first + i, rows + above + r * (p + 1), factor);
            if (status)
                return status;
            for (size_t j = i < p ? p - i : 0; j < p; j++)
                for (size_t c = 0; c < columns; c++)
                    z[i * stride + c * across] -= factor[j] * z[(i + j - p) * stride + c * across];
        }
        memcpy(rows, rows + NCI_SPLINE_BLOCK * (p + 1), above * sizeof *rows);
    }
    for (size_t b = blocks; b-- > 0;) {
        const size_t from = b * NCI_SPLINE_BLOCK, left = n - from;
        const size_t count = left < NCI_SPLINE_BLOCK ? left : NCI_SPLINE_BLOCK;
        memcpy(rows, start + b * above, above * sizeof *rows);
        for (size_t i = 0; i < count; i++)
            spline_eliminate(k, site, first, last, first + from + i, rows + above + i * (p + 1), factor);
        for (size_t i = count; i-- > 0;) {
            const double *row = rows + above + i * (p + 1);
            for (size_t c = 0; c < columns; c++) {
                double *x = &z[(from + i) * stride + c * across];
                for (size_t j = 1; j <= p && from + i + j < n; j++)
                    *x -= row[j] * x[j * stride];
                *x /= row[0];
            }
        }
    }
    return NC_OK;
}
