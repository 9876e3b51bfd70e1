/* Small systems of equations in the parameters of curves and surfaces: bounded, damped Newton iteration. */
#include "freeform/freeform.h"

int nci_solve(int n, double *A, double *b)
{
    double scale[4];
    for (int j = 0; j < n; j++) { /* columns, then rows, to largest entry 1 */
        scale[j] = 0;
        for (int i = 0; i < n; i++)
            scale[j] = fmax(scale[j], fabs(A[n * i + j]));
        if (!(scale[j] > 0))
            return NC_E_CONFORMING;
        for (int i = 0; i < n; i++)
            A[n * i + j] /= scale[j];
    }
    for (int i = 0; i < n; i++) {
        double most = 0;
        for (int j = 0; j < n; j++)
            most = fmax(most, fabs(A[n * i + j]));
        if (!(most > 0))
            return NC_E_CONFORMING;
        for (int j = 0; j < n; j++)
            A[n * i + j] /= most;
        b[i] /= most;
    }
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(A[n * i + k]) > fabs(A[n * pivot + k]))
                pivot = i;
        if (!(fabs(A[n * pivot + k]) > 1e-14))
            return NC_E_CONFORMING;
        for (int j = 0; j <= n && pivot != k; j++) {
            double *x = j < n ? &A[n * k + j] : &b[k], *y = j < n ? &A[n * pivot + j] : &b[pivot];
            const double swap = *x;
            *x = *y;
            *y = swap;
        }
        for (int i = k + 1; i < n; i++) {
            const double factor = A[n * i + k] / A[n * k + k];
            for (int j = k; j < n; j++)
                A[n * i + j] -= factor * A[n * k + j];
            b[i] -= factor * b[k];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            b[i] -= A[n * i + j] * b[j];
        b[i] /= A[n * i + i];
    }
    for (int j = 0; j < n; j++)
        b[j] /= scale[j];
    return NC_OK;
}

static double root_norm(int n, const double *e)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += e[i] * e[i];
    return sqrt(sum);
}

/* The step -(J'J + damping I)^-1 J'e in parameters scaled to their ranges, at most a quarter of a range. */
static int root_step(const struct nci_root *root, const double *e, const double *J, double damping,
                     double *step)
{
    const int n = root->n;
    double A[16], width[4], trace = 0, most = 0;
    for (int j = 0; j < n; j++)
        width[j] = root->range[j][1] - root->range[j][0];
    for (int i = 0; i < n; i++) {
        step[i] = 0;
        for (int j = 0; j < n; j++) {
            A[n * i + j] = 0;
            for (int k = 0; k < n; k++)
                A[n * i + j] += J[n * k + i] * width[i] * J[n * k + j] * width[j];
        }
        for (int k = 0; k < n; k++)
            step[i] -= J[n * k + i] * width[i] * e[k];
        trace += A[n * i + i];
    }
    if (damping > 0) {
        for (int i = 0; i < n; i++)
            A[n * i + i] += damping * trace;
    } else { /* undamped: straight from J, without squaring its condition */
        for (int i = 0; i < n; i++) {
            step[i] = -e[i];
            for (int j = 0; j < n; j++)
                A[n * i + j] = J[n * i + j] * width[j];
        }
    }
    if (nci_solve(n, A, step))
        return NC_E_CONFORMING;
    for (int i = 0; i < n; i++)
        most = fmax(most, fabs(step[i]));
    if (!isfinite(most))
        return NC_E_CONFORMING;
    for (int i = 0; i < n; i++)
        step[i] *= width[i] * (most > 0.25 ? 0.25 / most : 1);
    return NC_OK;
}

/* Moves x + step into the ranges; tells whether a border stopped it. */
static int root_move(const struct nci_root *root, const double *x, const double *step, double *out)
{
    int stopped = 0;
    for (int i = 0; i < root->n; i++) {
        out[i] = x[i] + step[i];
        if (!root->periodic[i] && !(out[i] >= root->range[i][0] && out[i] <= root->range[i][1])) {
            out[i] = fmin(fmax(out[i], root->range[i][0]), root->range[i][1]);
            stopped = 1;
        }
    }
    return stopped;
}

int nci_root_solve(const struct nci_root *root, double *x)
{
    const int n = root->n;
    double e[4], J[16], damping = 0;
    int stopped = 0, status = root->residual(root->context, x, e, J);
    double size = status ? NAN : root_norm(n, e);
    for (int iteration = 0; !status && iteration < 100; iteration++) {
        double step[4], y[4], e_new[4], J_new[16];
        if (size <= 1e-16)
            return NC_OK;
        int failed = root_step(root, e, J, damping, step);
        if (!failed) {
            const int border = root_move(root, x, step, y);
            failed = root->residual(root->context, y, e_new, J_new);
            if (!failed && root_norm(n, e_new) < size) {
                const int last = !damping && size <= 1e-8;
                for (int i = 0; i < n; i++) {
                    x[i] = y[i];
                    e[i] = e_new[i];
                }
                for (int i = 0; i < n * n; i++)
                    J[i] = J_new[i];
                size = root_norm(n, e);
                if (last && size <= 1e-14) /* quadratic convergence: another step changes nothing */
                    return NC_OK;
                damping = damping > 1e-6 ? damping / 10 : 0;
                stopped = border;
                continue;
            }
            stopped = border;
        }
        if (!failed && size <= 1e-11) /* no improvement: rounding level */
            return NC_OK;
        if (damping > 1e6)
            break;
        damping = fmax(10 * damping, 1e-6);
    }
    return status ? status : size <= 1e-11 ? NC_OK : stopped ? NC_E_PATCH : NC_E_NO_CONVERGENCE;
}
