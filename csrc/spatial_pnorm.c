/* Terms that are p-norms of simpler ones: superellipsoids and smoothed hulls. */
#include "internal.h"

/* w = sqrt(a^2 x_i^2 + eta^2 |x|^2), one axis of a regularised superellipsoid: for eta = 0 the kink
 * |a x_i|, else a thin ellipsoid. */
static void pnorm_axis(double a, double eta, int i, const double x[3], int order, const double u[3],
                       const double v[3], struct nci_jet *jet)
{
    *jet = (struct nci_jet){0};
    if (eta == 0) {
        jet->h = fabs(a * x[i]);
        jet->g[i] = x[i] < 0 ? -fabs(a) : fabs(a);
        return;
    }
    const double ee = eta * eta;
    double axes[3] = {ee, ee, ee};
    axes[i] += a * a;
    const struct nci_term thin = {NCI_SPATIAL_ELLIPSOID, 3, axes, 0};
    nci_spatial_term(&thin, x, order, u, v, jet);
}

/* The jet of r = (A^q + B^q)^(1/q) from the jets of A and B. */
static void pnorm_pair(const struct nci_jet *A, const struct nci_jet *B, double q, int order,
                       const double u[3], const double v[3], struct nci_jet *out)
{
    const double m = fmax(A->h, B->h);
    const double am = nci_power(A->h / m, q), bm = nci_power(B->h / m, q);
    const double r = m * pow(am + bm, 1 / q);
    const double a = A->h / r, b = B->h / r, aq = am / (am + bm), bq = bm / (am + bm); /* a^q + b^q = 1 */
    const double fa = nci_lower_power(aq, a, q, 1), fb = nci_lower_power(bq, b, q, 1);
    double y[3];
    *out = (struct nci_jet){0};
    out->h = r;
    for (int i = 0; i < 3; i++) {
        out->g[i] = fa * A->g[i] + fb * B->g[i];
        y[i] = b * A->g[i] - a * B->g[i];
    }
    if (order < 2)
        return;
    /* r(A, B) is 1-homogeneous: its second derivatives are k (b^2, -ab, a^2). */
    const double k = (q - 1) * nci_lower_power(aq, a, q, 2) * nci_lower_power(bq, b, q, 2) / r;
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    for (int j = 0; j < 6; j++)
        out->H[j] = fa * A->H[j] + fb * B->H[j] + k * y[row[j]] * y[column[j]];
    if (order < 3)
        return;
    double Au[3], Av[3], Bu[3], Bv[3];
    nci_symmetric(A->H, u, Au);
    nci_symmetric(A->H, v, Av);
    nci_symmetric(B->H, u, Bu);
    nci_symmetric(B->H, v, Bv);
    const double yu = nci_dot(y, u), yv = nci_dot(y, v);
    const double au = nci_dot(A->g, u), av = nci_dot(A->g, v), bu = nci_dot(B->g, u), bv = nci_dot(B->g, v);
    const double second = b * nci_dot(u, Av) - a * nci_dot(u, Bv);
    /* k y y' = K Y Y' with Y = B grad A - A grad B and K = (q-1) A^(q-2) B^(q-2) r^(1-2q): product rule. */
    double ka = 0, kb = 0;
    if (q != 2) {
        const double scale = (q - 1) * (q - 2) / (r * r);
        ka = scale * nci_lower_power(aq, a, q, 3) * nci_lower_power(bq, b, q, 2);
        kb = scale * nci_lower_power(aq, a, q, 2) * nci_lower_power(bq, b, q, 3);
    }
    for (int i = 0; i < 3; i++) {
        const double turn_u = (B->g[i] * au - A->g[i] * bu) / r + b * Au[i] - a * Bu[i];
        const double turn_v = (B->g[i] * av - A->g[i] * bv) / r + b * Av[i] - a * Bv[i];
        const double rate = ka * A->g[i] + kb * B->g[i] - (2 * q - 1) * k * out->g[i] / r;
        out->t[i] =
            fa * A->t[i] + fb * B->t[i] + k * (second * y[i] + yv * turn_u + yu * turn_v) + yu * yv * rate;
    }
}

static void pnorm_add(const struct nci_jet *from, struct nci_jet *to)
{
    to->h += from->h;
    for (int i = 0; i < 3; i++)
        to->g[i] += from->g[i];
    for (int i = 0; i < 6; i++)
        to->H[i] += from->H[i];
    for (int i = 0; i < 3; i++)
        to->t[i] += from->t[i];
}

/* 003 (52), regularised by eta: a p-norm of z and of the p-norm of x and y. */
void nci_superellipsoid(const double *p, const double x[3], int order, const double u[3], const double v[3],
                        struct nci_jet *jet)
{
    struct nci_jet axis[3], xy = {0}, all;
    if (p[3] == 2 && p[4] == 2) { /* an ellipsoid, without the tip of the inner norm on the z axis */
        const double ee = 3 * p[5] * p[5];
        const double axes[3] = {p[0] * p[0] + ee, p[1] * p[1] + ee, p[2] * p[2] + ee};
        const struct nci_term ellipsoid = {NCI_SPATIAL_ELLIPSOID, 3, axes, 0};
        nci_spatial_term(&ellipsoid, x, order, u, v, jet);
        return;
    }
    for (int i = 0; i < 3; i++)
        pnorm_axis(p[i], p[5], i, x, order, u, v, &axis[i]);
    if (axis[0].h > 0 || axis[1].h > 0)
        pnorm_pair(&axis[0], &axis[1], p[3], order, u, v, &xy);
    else if (order > 1 &&
             p[4] <= 2)          /* the z axis for eta = 0: the inner norm has a tip there, which only */
        xy.g[0] = xy.g[1] = NAN; /* an outer exponent above 2 removes */
    pnorm_pair(&xy, &axis[2], p[4], order, u, v, &all);
    pnorm_add(&all, jet);
}

/* t^e for t > 0, by repeated multiplication for whole e. */
static double pnorm_whole(double t, double e)
{
    if (e != floor(e) || e < 0 || e > 1024)
        return pow(t, e);
    double power = 1;
    for (unsigned k = (unsigned)e; k; k >>= 1) {
        if (k & 1)
            power *= t;
        t *= t;
    }
    return power;
}

/* h = (sum of w_i^p)^(1/p), w_i = max(v_i . x, 0). All sums are taken relative to the largest w, so that
 * no power overflows. */
int nci_hull(const struct nci_term *term, const double x[3], int order, const double u[3],
             const double v[3], struct nci_jet *jet)
{
    const double *vertex = term->parameter + 1, *end = term->parameter + term->count;
    if (term->count < 4 || term->count % 3 != 1)
        return NC_E_COUNT;
    const double p = term->parameter[0];
    double m = 0;
    for (const double *w = vertex; w != end; w += 3)
        m = fmax(m, nci_dot(w, x));
    if (!(m > 0))
        return nci_finite(x, 3) ? NC_E_HULL
                                : NC_E_SINGULAR; /* a direction lost in an overflowing iteration */
    double S = 0, G[3] = {0, 0, 0}, Q[6] = {0}, C[3] = {0, 0, 0};
    for (const double *w = vertex; w != end; w += 3) {
        const double t = nci_dot(w, x) / m;
        if (!(t > 0))
            continue;
        const double t3 = order > 2 ? pnorm_whole(t, p - 3) : 0;
        const double t2 = order > 2 ? t3 * t : pnorm_whole(t, p - 2), t1 = t2 * t;
        S += t1 * t;
        for (int i = 0; i < 3; i++)
            G[i] += t1 * w[i];
        if (order < 2)
            continue;
        Q[0] += t2 * w[0] * w[0];
        Q[1] += t2 * w[0] * w[1];
        Q[2] += t2 * w[0] * w[2];
        Q[3] += t2 * w[1] * w[1];
        Q[4] += t2 * w[1] * w[2];
        Q[5] += t2 * w[2] * w[2];
        if (order > 2) {
            const double product = t3 * nci_dot(w, u) * nci_dot(w, v);
            for (int i = 0; i < 3; i++)
                C[i] += product * w[i];
        }
    }
    const double sigma = pow(S, 1 / p), h = m * sigma;
    /* With u_i = w_i / h = t_i / sigma: g = sum u^(p-1) v, Q = sum u^(p-2) v v', C = sum u^(p-3) (..) v. */
    const double s1 = sigma / S, s2 = s1 * sigma, s3 = s2 * sigma;
    double g[3], H[6];
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    jet->h += h;
    for (int i = 0; i < 3; i++) {
        g[i] = s1 * G[i];
        jet->g[i] += g[i];
    }
    if (order < 2)
        return NC_OK;
    for (int j = 0; j < 6; j++) {
        H[j] = (p - 1) * (s2 * Q[j] - g[row[j]] * g[column[j]]) / h;
        jet->H[j] += H[j];
    }
    if (order < 3)
        return NC_OK;
    double Hu[3], Hv[3], Qv[3];
    nci_symmetric(H, u, Hu);
    nci_symmetric(H, v, Hv);
    nci_symmetric(Q, v, Qv);
    const double gu = nci_dot(g, u), gv = nci_dot(g, v), uHv = nci_dot(u, Hv), uQv = s2 * nci_dot(u, Qv);
    for (int i = 0; i < 3; i++) {
        const double dQ = (p - 2) * (s3 * C[i] - uQv * g[i]) / h;
        jet->t[i] += ((p - 1) * (dQ - Hu[i] * gv - Hv[i] * gu) - uHv * g[i]) / h;
    }
    return NC_OK;
}
