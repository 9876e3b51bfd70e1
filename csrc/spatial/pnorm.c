/* Terms that are p-norms of simpler ones: superellipsoids, superovoids and smoothed hulls. */
#include "spatial/spatial.h"

/* Zero, up to the given order; what goes through a norm has no flat parts. */
static inline void pnorm_clear(int order, struct nci_jet *jet)
{
    jet->h = 0;
    for (int i = 0; i < 3; i++)
        jet->g[i] = 0;
    for (int i = 0; i < 6 && order > 1; i++)
        jet->H[i] = 0;
    for (int i = 0; i < 3 && order > 2; i++)
        jet->t[i] = 0;
}

/* w = sqrt(a^2 x_i^2 + eta^2 |x|^2), one axis of a regularised superellipsoid: for eta = 0 the kink
 * |a x_i|, else a thin ellipsoid. */
static void pnorm_axis(double a, double eta, int i, const double x[3], int order, const double u[3],
                       const double v[3], struct nci_jet *jet)
{
    pnorm_clear(order, jet);
    if (eta == 0) {
        jet->h = fabs(a * x[i]);
        jet->g[i] = x[i] < 0 ? -fabs(a) : fabs(a);
        return;
    }
    const double ee = eta * eta;
    double axes[3] = {ee, ee, ee};
    axes[i] += a * a;
    const struct nci_term thin = {NC_SPATIAL_ELLIPSOID, 3, axes, 0};
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

static void pnorm_add(const struct nci_jet *from, int order, struct nci_jet *to)
{
    to->h += from->h;
    for (int i = 0; i < 3; i++)
        to->g[i] += from->g[i];
    for (int i = 0; i < 6 && order > 1; i++)
        to->H[i] += from->H[i];
    for (int i = 0; i < 3 && order > 2; i++)
        to->t[i] += from->t[i];
}

/* 003 (52), regularised by eta: a p-norm of z and of the p-norm of x and y. */
void nci_superellipsoid(const double *p, const double x[3], int order, const double u[3], const double v[3],
                        struct nci_jet *jet)
{
    struct nci_jet axis[3], xy, all;
    if (p[3] == 2 && p[4] == 2) { /* an ellipsoid, without the tip of the inner norm on the z axis */
        const double ee = 3 * p[5] * p[5];
        const double axes[3] = {p[0] * p[0] + ee, p[1] * p[1] + ee, p[2] * p[2] + ee};
        const struct nci_term ellipsoid = {NC_SPATIAL_ELLIPSOID, 3, axes, 0};
        nci_spatial_term(&ellipsoid, x, order, u, v, jet);
        return;
    }
    for (int i = 0; i < 3; i++)
        pnorm_axis(p[i], p[5], i, x, order, u, v, &axis[i]);
    pnorm_clear(order, &xy);
    if (axis[0].h > 0 || axis[1].h > 0)
        pnorm_pair(&axis[0], &axis[1], p[3], order, u, v, &xy);
    else if (order > 1 &&
             p[4] <= 2)          /* the z axis for eta = 0: the inner norm has a tip there, which only */
        xy.g[0] = xy.g[1] = NAN; /* an outer exponent above 2 removes */
    pnorm_pair(&xy, &axis[2], p[4], order, u, v, &all);
    pnorm_add(&all, order, jet);
}

size_t nc_spatial_superovoid(double *shape, size_t capacity, double a, double b, double up, double down,
                             double delta, double epsilon, double eta)
{
    const double p[] = {a, b, up, down, delta / (delta - 1), epsilon / (epsilon - 1), eta};
    const struct nci_term term = {NC_SPATIAL_SUPEROVOID, 7, p, 1};
    if (!(delta > 1 && epsilon > 1) || nci_spatial_superovoid_check(&term))
        return 0;
    return nci_build(shape, capacity, NC_SPATIAL_SUPEROVOID, p, 7);
}

int nci_spatial_superovoid_check(const struct nci_term *term)
{
    const double *p = term->parameter;
    if (term->count != 7)
        return NC_E_COUNT;
    return p[0] > 0 && p[1] > 0 && p[2] > 0 && p[3] > 0 && p[4] > 1 && p[5] > 1 && p[6] > 0 ? NC_OK
                                                                                            : NC_E_RANGE;
}

/* The p-norm of support functions that are not negative is one itself (Firey): here those of three rounded segments, the
 * third one not centred. With other parameters it need not be convex, so that they are refused here too. */
int nci_spatial_superovoid_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                               const double v[3], struct nci_jet *jet)
{
    const double *p = term->parameter;
    const int status = nci_spatial_superovoid_check(term);
    struct nci_jet axis[3], xy, all;
    if (status)
        return status;
    for (int i = 0; i < 3; i++)
        pnorm_axis(i < 2 ? p[i] : (p[2] + p[3]) / 2, p[6], i, x, order, u, v, &axis[i]);
    const double shift = (p[2] - p[3]) / 2;
    axis[2].h += shift * x[2];
    axis[2].g[2] += shift;
    pnorm_pair(&axis[0], &axis[1], p[4], order, u, v, &xy);
    pnorm_pair(&xy, &axis[2], p[5], order, u, v, &all);
    pnorm_add(&all, order, jet);
    return NC_OK;
}

/* t^e for t > 0; `whole` is e where that is a whole number of moderate size, else 0. */
static inline double hull_power(double t, double e, unsigned whole)
{
    if (whole == 0)
        return pow(t, e);
    double power = 1;
    for (; whole; whole >>= 1) {
        if (whole & 1)
            power *= t;
        t *= t;
    }
    return power;
}

static unsigned hull_whole(double e)
{
    return e >= 0 && e <= 1024 && e == floor(e) ? (unsigned)e : 0;
}

/* Value and gradient, from sums relative to the largest w, so that no power overflows. */
static void hull_first(const struct nci_term *term, const double x[3], double m, struct nci_jet *jet)
{
    const double *end = term->parameter + term->count, p = term->parameter[0], scale = 1 / m;
    const unsigned whole = hull_whole(p - 1);
    double S = 0, G[3] = {0, 0, 0};
    for (const double *v = term->parameter + 1; v != end; v += 3) {
        const double t = scale * nci_dot(v, x);
        if (!(t > 0))
            continue;
        const double power = hull_power(t, p - 1, whole);
        S += power * t;
        for (int i = 0; i < 3; i++)
            G[i] += power * v[i];
    }
    const double sigma = pow(S, 1 / p);
    jet->h += m * sigma;
    for (int i = 0; i < 3; i++)
        jet->g[i] += sigma / S * G[i];
}

/* With the ratios t of all w to the largest one, m, and the weights t^p: `weight` is their sum, g = h mean,
 * where mean is the weighted mean of the points v/w, H = (p - 1) h / weight times their central second moment, and
 * the third derivative contains the third one. Differences of powers of g would lose all digits where one
 * vertex has nearly all of the weight; so the moments are central from the start: each vertex
 * moves the mean and updates them, the leading one first. All are relative to m; d = t (v/w - mean). */
struct hull_moments {
    double weight, mean[3], second[6];
    double second_a[3], second_b[3], third[3]; /* contracted with a, with b, with both */
};

/* One more vertex in the third moment, before the mean and the second moment know it: `cube` is its factor of d d d,
 * `rate` that of d in the mean, kd the vector d with its factor in the second moment. */
static inline void hull_third(struct hull_moments *s, double cube, double rate, const double d[3],
                              const double kd[3], const double a[3], const double b[3])
{
    const double da = nci_dot(d, a), db = nci_dot(d, b), ra = rate * da, rb = rate * db;
    const double own = cube * da * db - rate * nci_dot(a, s->second_b);
    for (int i = 0; i < 3; i++) {
        s->third[i] += own * d[i] - ra * s->second_b[i] - rb * s->second_a[i];
        s->second_a[i] += da * kd[i];
        s->second_b[i] += db * kd[i];
    }
}

static void hull_moments(const struct nci_term *term, const double *leader, const double x[3], double m,
                         const double a[3], const double b[3], struct hull_moments *s)
{
    const double *end = term->parameter + term->count, p = term->parameter[0], scale = 1 / m;
    const double e = a ? p - 3 : p - 2;
    const unsigned whole = hull_whole(e);
    *s = (struct hull_moments){.weight = 1,
                               .mean = {scale * leader[0], scale * leader[1], scale * leader[2]}};
    for (const double *v = term->parameter + 1; v != end; v += 3) {
        const double y[3] = {scale * v[0], scale * v[1], scale * v[2]}, t = nci_dot(y, x);
        if (!(t > 0) || v == leader)
            continue;
        const double power = hull_power(t, e, whole), t2 = a ? power * t : power, w = t2 * t * t;
        const double W = s->weight, part = 1 / (W + w), rate = t2 * t * part, k = t2 * W * part;
        const double d[3] = {y[0] - t * s->mean[0], y[1] - t * s->mean[1], y[2] - t * s->mean[2]};
        const double kd[3] = {k * d[0], k * d[1], k * d[2]};
        if (a)
            hull_third(s, power * W * part * ((W - w) * part), rate, d, kd, a, b);
        s->second[0] += kd[0] * d[0];
        s->second[1] += kd[0] * d[1];
        s->second[2] += kd[0] * d[2];
        s->second[3] += kd[1] * d[1];
        s->second[4] += kd[1] * d[2];
        s->second[5] += kd[2] * d[2];
        for (int i = 0; i < 3; i++)
            s->mean[i] += rate * d[i];
        s->weight = W + w;
    }
}

/* h = (sum of w_i^p)^(1/p), w_i = max(v_i . x, 0). */
int nci_spatial_hull_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                         const double v[3], struct nci_jet *jet)
{
    const double *end = term->parameter + term->count, *leader = NULL;
    double m = 0;
    if (term->count < 4 || term->count % 3 != 1)
        return NC_E_COUNT;
    for (const double *w = term->parameter + 1; w != end; w += 3) {
        const double dot = nci_dot(w, x);
        leader = dot > m ? w : leader;
        m = dot > m ? dot : m;
    }
    if (!leader)
        return nci_finite(x, 3) ? NC_E_HULL
                                : NC_E_SINGULAR; /* a direction lost in an overflowing iteration */
    if (order < 2) {
        hull_first(term, x, m, jet);
        return NC_OK;
    }
    struct hull_moments moments;
    hull_moments(term, leader, x, m, order > 2 ? u : NULL, v, &moments);
    const double p = term->parameter[0], W = moments.weight, h = m * pow(W, 1 / p), *mean = moments.mean;
    double H[6];
    jet->h += h;
    for (int i = 0; i < 3; i++)
        jet->g[i] += h * mean[i];
    for (int i = 0; i < 6; i++) {
        H[i] = (p - 1) * h / W * moments.second[i];
        jet->H[i] += H[i];
    }
    if (order < 3)
        return NC_OK;
    double Hu[3], Hv[3];
    nci_symmetric(H, u, Hu);
    nci_symmetric(H, v, Hv);
    const double gu = nci_dot(mean, u), gv = nci_dot(mean, v), uHv = nci_dot(u, Hv);
    for (int i = 0; i < 3; i++)
        jet->t[i] += (p - 1) * (p - 2) * h / W * moments.third[i] - gv * Hu[i] - gu * Hv[i] - uHv * mean[i];
    return NC_OK;
}
