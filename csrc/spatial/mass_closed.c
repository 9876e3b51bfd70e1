/* Mass properties of one superellipsoid that is not rounded, turned and moved or not: 003 (52). Its section at z
 * is a superellipse shrunk by (1 - |z/c|^e)^(1/e), so that volume and moments are products of Beta functions. Its
 * surface has no closed form: with x/a = R P, y/b = R P e^v, z/c = R e^w, P = (1 + e^(d v))^(-1/d) and
 * R = (1 + e^(e w))^(-1/e) it is 8 a b c int R^3 P^2 e^(v + w) |grad g| dv dw, g the gauge function, which is
 * smooth at any exponents. */
#include "spatial/mass.h"

/* No lgamma: it writes to a global. */
static double closed_beta(double x, double y)
{
    return tgamma(x) * tgamma(y) / tgamma(x + y);
}

/* log(1 + e^x) */
static double closed_soft(double x)
{
    return fmax(x, 0) + log1p(exp(-fabs(x)));
}

static double closed_area(const struct nci_lone *lone, double v, double w)
{
    const double *a = lone->semi, d = lone->delta, e = lone->epsilon;
    const double P = -closed_soft(d * v) / d, R = -closed_soft(e * w) / e; /* logarithms */
    const double gx = exp((e - 1) * R + (d - 1) * P) / a[0],
                 gy = exp((e - 1) * R + (d - 1) * (P + v)) / a[1], gz = exp((e - 1) * (R + w)) / a[2];
    return 8 * a[0] * a[1] * a[2] * exp(3 * R + 2 * P + v + w) * sqrt(gx * gx + gy * gy + gz * gz);
}

struct closed_cell {
    double v0, v1, w0, w1;
};

/* Over a cell by the product of two 15-point rules; miss: what the 7-point rule would, along v and w. */
static double closed_cell(const struct nci_lone *lone, const struct closed_cell *cell, double miss[2])
{
    double v[15], wv[15], gv[15], w[15], ww[15], gw[15], sum = 0;
    nci_rule(cell->v0, cell->v1, v, wv, gv);
    nci_rule(cell->w0, cell->w1, w, ww, gw);
    miss[0] = miss[1] = 0;
    for (int i = 0; i < 15; i++)
        for (int j = 0; j < 15; j++) {
            const double f = closed_area(lone, v[i], w[j]);
            sum += f * wv[i] * ww[j];
            miss[0] += f * (wv[i] - gv[i]) * ww[j];
            miss[1] += f * wv[i] * (ww[j] - gw[j]);
        }
    miss[0] = fabs(miss[0]);
    miss[1] = fabs(miss[1]);
    return sum;
}

/* The sum over a cell, of whose parts none misses more than `threshold`, as far as the limit allows. */
static double closed_part(const struct nci_lone *lone, struct closed_cell cell, double threshold,
                          double limit, struct nc_spatial_mass *mass)
{
    enum { DEPTH = 48 };
    struct closed_cell stack[DEPTH];
    double sum = 0, miss[2];
    int top = 0;
    stack[top++] = cell;
    while (top > 0) {
        struct closed_cell *last = &stack[top - 1];
        const double part = closed_cell(lone, last, miss);
        mass->evaluations += 225;
        if (miss[0] + miss[1] <= threshold || top == DEPTH || mass->evaluations > limit) {
            sum += part;
            mass->error += miss[0] + miss[1];
            top--;
            continue;
        }
        stack[top] = *last;
        if (miss[0] > miss[1])
            last->v1 = stack[top].v0 = 0.5 * (last->v0 + last->v1);
        else
            last->w1 = stack[top].w0 = 0.5 * (last->w0 + last->w1);
        top++;
    }
    return sum;
}

/* Cells whose widths grow away from 0, where the exponents' edges of width 1/d and 1/e are, to where nothing is
 * left. mass->error: of all, absolute. */
static double closed_pass(const struct nci_lone *lone, double threshold, double limit,
                          struct nc_spatial_mass *mass)
{
    enum { END = 40, GROWTH = 4 };
    double sum = 0;
    mass->error = 0;
    for (double v1 = END, v0; v1 > 0; v1 = v0) {
        v0 = v1 * lone->delta < 1 ? 0 : v1 / GROWTH;
        for (double w1 = END, w0; w1 > 0; w1 = w0) {
            w0 = w1 * lone->epsilon < 1 ? 0 : w1 / GROWTH;
            for (int k = 0; k < 4; k++) {
                const struct closed_cell cell = {k % 2 ? -v1 : v0, k % 2 ? -v0 : v1, k / 2 ? -w1 : w0,
                                                 k / 2 ? -w0 : w1};
                sum += closed_part(lone, cell, threshold, limit, mass);
            }
        }
    }
    return sum;
}

int nci_solid_lone(const double *shape, size_t n, struct nci_lone *lone)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    int status = nci_read(&reader, shape, n), count = 0;
    *lone = (struct nci_lone){.turn = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        if (status)
            return 0;
        const int turned = term.kind == NC_SPATIAL_ROTATED;
        const double *p = inner.parameter;
        if (inner.kind == NC_SPATIAL_SHIFT) {
            double shift[3] = {p[0], p[1], p[2]};
            if (turned)
                nci_rotate(term.parameter, p, shift);
            for (int k = 0; k < 3; k++)
                lone->centroid[k] += shift[k];
            continue;
        }
        if (inner.kind != NC_SPATIAL_SUPERELLIPSOID || p[5] != 0 || count++)
            return 0;
        memcpy(lone->semi, p, sizeof lone->semi);
        lone->delta = p[3] / (p[3] - 1);
        lone->epsilon = p[4] / (p[4] - 1);
        if (turned)
            memcpy(lone->turn, term.parameter, sizeof lone->turn);
    }
    const double *a = lone->semi, least = fmin(a[0], fmin(a[1], a[2])), most = fmax(a[0], fmax(a[1], a[2]));
    return !status && count == 1 && least > 1e-6 * most && least > 1e-50 && most < 1e50;
}

int nci_solid_closed(const struct nci_lone *lone, double tolerance, double limit,
                     struct nc_spatial_mass *mass)
{
    const double *a = lone->semi, *q = lone->turn, d = lone->delta, e = lone->epsilon,
                 all = a[0] * a[1] * a[2];
    const double area = 4 / d * closed_beta(1 / d, 1 + 1 / d),
                 across = 4 / d * closed_beta(3 / d, 1 + 1 / d);
    const double xx = 2 * all * across / e * closed_beta(1 / e, 1 + 4 / e),
                 zz = 2 * all * area / e * closed_beta(3 / e, 1 + 2 / e);
    const double moment[3] = {a[0] * a[0] * xx, a[1] * a[1] * xx, a[2] * a[2] * zz};
    mass->evaluations = 0;
    double surface = closed_pass(lone, INFINITY, limit, mass), threshold = surface * tolerance / 1024;
    int good = 0;
    for (int pass = 0; pass < 8 && !good && mass->evaluations < limit; pass++) {
        surface = closed_pass(lone, threshold, limit, mass);
        mass->error /= surface;
        good = mass->error <= tolerance;
        threshold *= fmin(0.5, 0.5 * tolerance / mass->error);
    }
    if (!good)
        return NC_E_NO_CONVERGENCE;
    mass->surface = surface;
    mass->volume = 2 * all * area / e * closed_beta(1 / e, 1 + 2 / e);
    for (int k = 0; k < 3; k++)
        mass->centroid[k] = lone->centroid[k];
    for (int k = 0; k < 9; k++) {
        mass->inertia[k] = 0;
        for (int l = 0; l < 3; l++)
            mass->inertia[k] +=
                q[k / 3 * 3 + l] * (moment[(l + 1) % 3] + moment[(l + 2) % 3]) * q[k % 3 * 3 + l];
    }
    return NC_OK;
}
