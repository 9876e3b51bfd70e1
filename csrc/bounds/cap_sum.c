/* A lower bound of the principal radii of a sum of terms over a cap of the sphere. */
#include "bounds/bounds.h"

void nci_cap_add(const struct nci_cap *cap, int expand, struct nci_cap_sum *sum)
{
    sum->terms++;
    if (!expand) {
        sum->size += fabs(cap->F[0]) + fabs(cap->F[2]) + 2 * fabs(cap->floor);
        for (int i = 0; i < 3; i++) {
            sum->A[i] += cap->F[i] + (i == 1 ? 0 : cap->floor);
            sum->F[i] += cap->F[i];
        }
        sum->tilt[0] += cap->tilt[0];
        sum->tilt[1] += cap->tilt[1];
        sum->core += cap->core;
        return;
    }
    for (int i = 0; i < 3; i++) {
        sum->A[i] += cap->A[i];
        sum->U[i] += cap->U[i];
        sum->V[i] += cap->V[i];
    }
    sum->size += fabs(cap->A[0]) + fabs(cap->A[1]) + fabs(cap->A[2]);
    for (int i = 0; i < 4; i++)
        sum->T[i] += cap->T[i];
    sum->bend += cap->bend;
    sum->error += cap->error;
}

/* v M w for a packed 2 x 2 matrix. */
static double sum_form(const double M[3], const double v[2], const double w[2])
{
    return M[0] * v[0] * w[0] + M[1] * (v[0] * w[1] + v[1] * w[0]) + M[2] * v[1] * w[1];
}

/* The size of T(., v, w). */
static double sum_third(const double T[4], const double v[2], const double w[2])
{
    const double first[3] = {T[0], T[1], T[2]}, second[3] = {T[1], T[2], T[3]};
    return hypot(sum_form(first, v, w), sum_form(second, v, w));
}

/* In the eigenbasis (v, w) of the matrix at the centre, with t = v cos + w sin, the smallest eigenvalue of
 * a 2 x 2 matrix, less what does not depend on t. Expansions lose radius |T(., t, t)| <= radius (|T(., v,
 * v)| cos^2 + 2 |T(., v, w) cos sin| + |T(., w, w)| sin^2) and radius^2 / 2 times their second derivative;
 * at a minimum T(., v, v) = 0, and the loss is quadratic in the radius. In floors nu C nu, nu leaves the
 * tangent plane by no more than s = sin(radius), which costs (tilt.t)^2 / G + s^2 (G - core) for any G >=
 * core, and turns and shortens in it by radius^2 / 2, which costs radius t F t + radius^3 / 4 trace F. */
double nci_cap_lower(const struct nci_cap_sum *sum, double radius)
{
    const double half = radius * radius / 2 * (1 + 1e-9), s = sin(radius);
    double low, high, v[2], small, large, unused[2], loss[3];
    nci_eigen2(sum->A, &low, &high, v);
    nci_eigen2(sum->U, &small, &large, unused);
    const double w[2] = {-v[1], v[0]}, *basis[2] = {v, w};
    /* sqrt(large t U t) <= k (t U t + x) */
    const double x = fmax(sum_form(sum->U, v, v), 1e-6 * large), k = large > 0 ? sqrt(large / x) / 2 : 0;
    const double tilt[2] = {sum->tilt[0] * v[0] + sum->tilt[1] * v[1],
                            sum->tilt[0] * w[0] + sum->tilt[1] * w[1]};
    const double G = s > 0 ? fmax(sum->core, fabs(tilt[0]) / s) : 0;
    for (int i = 0; i < 3; i++) { /* vv, vw, ww */
        const double *a = basis[i / 2], *b = basis[(i + 1) / 2];
        const double turn = half * ((1 + k) * sum_form(sum->U, a, b) + sum_form(sum->V, a, b));
        const double leave = G > 0 ? tilt[i / 2] * tilt[(i + 1) / 2] / G : 0;
        loss[i] = radius * sum_third(sum->T, a, b) + fabs(turn + leave + radius * sum_form(sum->F, a, b));
    }
    const double a = low - loss[0], b = high - loss[2];
    const double lower = (a + b) / 2 - hypot((a - b) / 2, loss[1]) - half * (sum->bend + k * x) -
                         s * s * (G - sum->core) - half * radius / 2 * (sum->F[0] + sum->F[2]) -
                         sum->error - nci_cap_rounding(sum) -
                         16 * DBL_EPSILON * (fabs(a) + fabs(b) + loss[1]);
    return lower >= -INFINITY ? lower : -INFINITY;
}
