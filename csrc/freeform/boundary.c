/* A curve or a surface, placed: what a search for the nearest points needs of it. */
#include "freeform/freeform.h"

int nci_boundary_evaluate(const struct nci_boundary *side, const double *x, int order, double p[10][3])
{
    double c[4][3];
    int status;
    if (side->curve) {
        status = nc_curve_eval(side->curve, x[0], order, c);
        for (int i = 0; !status && i <= order; i++)
            for (int k = 0; k < 3; k++)
                p[nci_partial(i, 0)][k] = c[i][k];
    } else {
        status = nc_surface_eval(side->surface, x[0], x[1], order, p);
    }
    for (size_t i = 0; !status && side->q && i < nci_partials(order); i++)
        nci_rotate(side->q, p[i], p[i]);
    for (int k = 0; !status && side->r && k < 3; k++)
        p[0][k] += side->r[k];
    return status;
}

double nci_boundary_turning(const struct nci_boundary *side, int along, double *length)
{
    enum { STEPS = 512 };
    const double step = (side->range[along][1] - side->range[along][0]) / STEPS;
    double before[3] = {0}, turning = 0, x[2] = {0};
    for (int i = 0; i < nci_boundary_parameters(side); i++)
        x[i] = (side->range[i][0] + side->range[i][1]) / 2;
    *length = 0;
    for (int i = 0; i < STEPS; i++) {
        double p[10][3], cross[3], bend[3];
        x[along] = side->range[along][0] + (i + 0.5) * step;
        if (nci_boundary_evaluate(side, x, 2, p))
            continue;
        const double *t = p[1 + along], square = nci_dot(t, t);
        nci_cross(before, t, cross);
        nci_cross(t, p[along ? 5 : 3], bend);
        const double local = square > 0 ? sqrt(nci_dot(bend, bend)) / square * step : 0;
        turning += fmax(atan2(sqrt(nci_dot(cross, cross)), nci_dot(before, t)), fmin(local, NCI_TWO_PI));
        *length += sqrt(square) * step;
        for (int k = 0; k < 3; k++)
            before[k] = t[k];
    }
    return turning;
}
