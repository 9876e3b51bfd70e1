/* The boundary of a spatial body as a parametric surface: S = grad h(n), n by longitude and latitude. */
#include "freeform/freeform.h"

/* n and its partial derivatives up to second order. */
static void potential_normal(double u, double v, double n[6][3])
{
    const double cu = cos(u), su = sin(u), cv = cos(v), sv = sin(v);
    const double rows[6][3] = {{cv * cu, cv * su, sv},  {-cv * su, cv * cu, 0}, {-sv * cu, -sv * su, cv},
                               {-cv * cu, -cv * su, 0}, {sv * su, -sv * cu, 0}, {-cv * cu, -cv * su, -sv}};
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < 3; k++)
            n[i][k] = rows[i][k];
}

/* S_i = H n_i, S_ij = D3h(n_i, n_j) + H n_ij. */
static int potential_exact(const double *shape, size_t size, double u, double v, int order, double p[6][3],
                           double n[6][3])
{
    static const int first[3] = {1, 1, 2}, second[3] = {1, 2, 2};
    double H[9];
    potential_normal(u, v, n);
    int status = nc_spatial_eval(shape, size, n[0], NULL, p[0], order > 0 ? H : NULL) % NC_TERM;
    for (int i = 1; !status && order > 0 && i < 3; i++)
        nci_rotate(H, n[i], p[i]);
    for (int i = 0; !status && order > 1 && i < 3; i++) {
        double third[3];
        nci_rotate(H, n[3 + i], p[3 + i]);
        status = nc_spatial_third(shape, size, n[0], n[first[i]], n[second[i]], NULL, NULL, NULL, third);
        for (int k = 0; k < 3; k++)
            p[3 + i][k] += third[k];
    }
    return status % NC_TERM;
}

/* Derivatives of S_uu, S_uv, S_vv in the direction u (axis 0) or v (1), by differences. */
static int potential_difference(const double *shape, size_t size, double u, double v, int axis,
                                double out[3][3])
{
    double near[6][6][3], unused[6][3], rate = 0, doubts = 0;
    int status = NC_OK;
    for (int k = 0; !status && k < 6; k++) {
        const double move = NCI_STEP * (k < 3 ? k - 3 : k - 2);
        status =
            potential_exact(shape, size, u + (axis ? 0 : move), v + (axis ? move : 0), 2, near[k], unused);
    }
    for (int i = 0; !status && i < 3; i++)
        for (int c = 0; c < 3; c++) {
            double f[6], doubt;
            for (int k = 0; k < 6; k++)
                f[k] = near[k][3 + i][c];
            out[i][c] = nci_difference(f, &doubt);
            rate += fabs(out[i][c]) + fabs(f[2]) + fabs(near[2][1][c]) + fabs(near[2][2][c]);
            doubts += doubt;
        }
    return status ? status : doubts <= 1e-5 * rate ? NC_OK : NC_E_SINGULAR;
}

int nci_surface_potential(const double *shape, size_t n, double u, double v, int order, double p[10][3],
                          double normal[6][3])
{
    double own[6][3], along[2][3][3];
    double(*m)[3] = normal ? normal : own;
    int status = potential_exact(shape, n, u, v, order, p, m);
    if (status || order < 3)
        return status;
    for (int axis = 0; !status && axis < 2; axis++)
        status = potential_difference(shape, n, u, v, axis, along[axis]);
    for (int c = 0; !status && c < 3; c++) {
        p[6][c] = along[0][0][c];
        p[7][c] = along[0][1][c];
        p[8][c] = along[1][1][c];
        p[9][c] = along[1][2][c];
    }
    return status;
}
