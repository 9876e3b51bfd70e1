/* B-splines through given points. */
#include "freeform/freeform.h"

/* Gauss-Seidel on the control points of a periodic uniform spline, until they no longer change: its matrix
 * is symmetric, positive definite and well conditioned. */
void nci_spline_periodic(const struct nci_knots *k, const double *through, double *points)
{
    const int middle = (k->degree - 1) / 2;
    size_t at[NC_MAX_SPLINE_DEGREE + 1];
    double N[4][NC_MAX_SPLINE_DEGREE + 1];
    for (int sweep = 0; sweep < 2000; sweep++) {
        double change = 0, size = 0;
        for (size_t i = 0; i < k->count; i++) {
            if (nci_basis(k, k->knot[i], 0, at, N))
                return;
            for (int c = 0; c < 3; c++) {
                double rest = through[3 * i + (size_t)c];
                for (int j = 0; j < k->degree; j++)
                    rest -= j == middle ? 0 : N[0][j] * points[3 * at[j] + (size_t)c];
                double *x = &points[3 * at[middle] + (size_t)c];
                change = fmax(change, fabs(rest / N[0][middle] - *x));
                size = fmax(size, fabs(rest));
                *x = rest / N[0][middle];
            }
        }
        if (change <= 4e-16 * size)
            return;
    }
}

int nci_spline_solve(const struct nci_knots *k, const double *site, size_t fixed, double *z, size_t stride)
{
    enum { WIDTH = 2 * NC_MAX_SPLINE_DEGREE + 1 };
    double band[NC_MAX_HEIGHTS][WIDTH] = {{0}}; /* band[i][j - i + degree] = basis function j at site i */
    const size_t n = k->count, p = (size_t)k->degree;
    for (size_t i = 0; i < n; i++) {
        size_t at[NC_MAX_SPLINE_DEGREE + 1];
        double N[4][NC_MAX_SPLINE_DEGREE + 1];
        if (i < fixed || i + fixed >= n) {
            band[i][p] = 1;
            continue;
        }
        if (nci_basis(k, site[i], 0, at, N))
            return NC_E_KNOTS;
        for (size_t j = 0; j <= p; j++)
            if (at[j] + p >= i && at[j] <= i + p)
                band[i][at[j] + p - i] = N[0][j];
    }
    for (size_t i = 0; i < n; i++)
        for (size_t r = i + 1; r < n && r <= i + p; r++) {
            const double factor = band[r][i + p - r] / band[i][p];
            for (size_t j = i; j <= i + p; j++)
                band[r][j + p - r] -= factor * band[i][j + p - i];
            z[r * stride] -= factor * z[i * stride];
        }
    for (size_t i = n; i-- > 0;) {
        for (size_t j = i + 1; j < n && j <= i + p; j++)
            z[i * stride] -= band[i][j + p - i] * z[j * stride];
        z[i * stride] /= band[i][p];
    }
    return NC_OK;
}
