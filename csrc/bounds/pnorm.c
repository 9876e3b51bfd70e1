/* Bounds for the terms that are p-norms of simpler ones: superellipsoids, superovoids and smoothed hulls. The shares of
 * the simpler ones in the norm, (f/h)^q, add up to one; logarithmic derivatives of the norm are means by
 * shares. */
#include "bounds/bounds.h"

/* |v . n|, or its positive part, on a cap: lo <= |v . n| <= hi, and its derivative along great circles. */
struct share_line {
    double lo, hi, rate;
};

static struct share_line share_linear(const double v[3], int positive, const struct nci_cap *cap)
{
    const double norm = sqrt(nci_dot(v, v)), dot = nci_dot(v, cap->frame[0]),
                 y = positive ? dot : fabs(dot);
    const double c = cos(cap->radius), s = sin(cap->radius), slack = 8 * DBL_EPSILON * norm;
    const double across = sqrt(fmax(norm * norm - dot * dot, 0)) + slack;
    struct share_line out;
    out.lo = fmax(y * c - across * s - slack, 0);
    out.hi = y >= norm * c ? norm : fmax(y * c + across * s + slack, 0);
    out.rate = fabs(dot) <= norm * s ? norm : fmin(norm, across * c + fabs(dot) * s + slack);
    return out;
}

/* Logarithmic bounds of a support function f on a cap: lo <= f <= hi, |f'|/f <= L, rho/f <= R. */
struct share_log {
    double lo, hi, L, R;
};

/* kappa = omega'^2 - omega'' of a product of powers, from |omega'|, and the part of -omega'' of f^e:
 * (ln f)'' = rho/f - 1 - (f'/f)^2. */
static double share_power(const struct share_log *f, double e)
{
    return e > 0 ? e * (1 + f->L * f->L) : -e * f->R;
}

/* The largest |low + (high - low) P| for shares P between the two given. */
static double share_between(double low, double high, const double P[2])
{
    return fmax(fabs(low + (high - low) * P[0]), fabs(low + (high - low) * P[1]));
}

/* The q-norm h of f and g: with the share P = (f/h)^q, h'/h = P f'/f + (1 - P) g'/g and
 * rho/h = P rho_f/f + (1 - P) rho_g/g + (q - 1) P (1 - P) (f'/f - g'/g)^2. */
static struct share_log share_norm(const struct share_log *f, const struct share_log *g, double q,
                                   double share[2])
{
    const double X = f->L + g->L;
    struct share_log h;
    share[0] = 1 / (1 + pow(g->hi / f->lo, q));
    share[1] = 1 / (1 + pow(g->lo / f->hi, q));
    h.lo = pow(pow(f->lo, q) + pow(g->lo, q), 1 / q);
    h.hi = pow(pow(f->hi, q) + pow(g->hi, q), 1 / q);
    h.L = fmin(fmax(f->L, g->L), nci_times(share[1], f->L) + nci_times(1 - share[0], g->L));
    h.R = fmin(fmax(f->R, g->R), nci_times(share[1], f->R) + nci_times(1 - share[0], g->R)) +
          (q - 1) * fmin(share[1] * (1 - share[0]), 0.25) * X * X;
    return h;
}

/* Accounts for a summand weight * x(t)^2 of A, where |x| <= sum of x_i |t_i| and |x''| <= z + sum of
 * y_i |t_i| along great circles, t_i being the components of t: its second derivative is not below
 * -weight (kappa x^2 + 2 |x x''|). The components change by no more than the radius. */
static void share_square(double weight, double kappa, const double x[3], const double y[3], double z,
                         struct nci_cap *cap)
{
    const double r = cap->radius, *e1 = cap->frame[1], *e2 = cap->frame[2], *A = cap->A;
    double g[3]; /* 2 |t_i t_j| <= t_i^2 g_i/g_j + t_j^2 g_j/g_i, with A itself as the measure */
    for (int i = 0; i < 3; i++)
        g[i] = sqrt(fabs(A[0] * e1[i] * e1[i] + 2 * A[1] * e1[i] * e2[i] + A[2] * e2[i] * e2[i]) /
                        (e1[i] * e1[i] + e2[i] * e2[i] + 1e-12) +
                    1e-12);
    for (int i = 0; i < 3; i++) {
        double k = kappa * x[i] * x[i] + 2 * x[i] * y[i] + z * x[i];
        for (int j = 0; j < 3; j++)
            if (j != i)
                k += (kappa * x[i] * x[j] + x[i] * y[j] + x[j] * y[i]) * g[i] / g[j];
        k *= weight;
        cap->V[0] += k * (1 + r) * e1[i] * e1[i];
        cap->V[1] += k * (1 + r) * e1[i] * e2[i];
        cap->V[2] += k * (1 + r) * e2[i] * e2[i];
        cap->bend += k * (r + r * r) + weight * z * x[i];
    }
}

/* 003 (52): q-norms of the thin ellipsoids w_i = sqrt(a_i^2 x_i^2 + eta^2), each with the Hessian A_i =
 * nu C_i nu / w_i^3, C_i = eta^2 ((a^2 + eta^2) I - a^2 e e'). With the shares p = (w_1/m)^q1 in the inner
 * norm m and P = (m/h)^q2 in h, and theta = f'/f, A = h (P (p A_1/w_1 + (1-p) A_2/w_2 + (q1-1) p (1-p)
 * (theta_1 - theta_2)^2) + (1-P) A_3/w_3
 *          + (q2-1) P (1-P) (theta_m - theta_3)^2),  theta_m = p theta_1 + (1-p) theta_2.
 * theta_i = a^2 x_i t_i / w^2; with b = a^2/w^2 and l = |x_i| b, along a great circle with tangent e
 * |theta_i'| <= 1 + b |t_i|, |theta_i''| <= (6 b + 1) l |t_i| + 3 l, p' = q1 p (1-p) (theta_1 -
 * theta_2)(e). All lengths are relative to the longest axis. The third axis of a superovoid is f = w_3 + shift z,
 * also in theta_3. */
struct share_super {
    double scale, a[3], shift, ee, q1, q2;
    struct share_log w[3], f, m, h;
    double p[2], P[2], b[3], l[3];
    double turn[2]; /* |theta_3''| <= turn[0] |t_3| + 3 turn[1] */
};

/* f = w + shift z. With c and w of the third axis, f' = c^2 z/w + shift grows with z, f'' = c^2 eta^2/w^3 and
 * |f'''| = 3 c^2 |z|/w^2 f''; |shift z| <= |shift|/c w. For phi = f'/f, theta_3 = phi t_3 and along a great circle
 * z'' = -z, |t_3'| <= |z|, |t_3''| <= 1. */
static void share_shifted(const struct nci_cap *cap, const struct share_line *x, struct share_super *super)
{
    const double up[3] = {0, 0, 1}, down[3] = {0, 0, -1}, c = super->a[2], shift = super->shift,
                 ee = super->ee;
    const struct share_line above = share_linear(up, 1, cap), below = share_linear(down, 1, cap);
    const double z[2] = {below.hi > 0 ? -below.hi : above.lo, above.hi > 0 ? above.hi : -below.lo};
    const struct share_log *w = &super->w[2];
    double slope = 0;
    for (int k = 0; k < 2; k++)
        slope = fmax(slope, fabs(c * c * z[k] / sqrt(c * c * z[k] * z[k] + ee) + shift));
    const double low = fmax(w->lo + fmin(shift * z[0], shift * z[1]), w->lo * (1 - fabs(shift) / c));
    const double l = slope / low, second = c * c * ee / (w->lo * w->lo * w->lo * low);
    const double first = fmax(second, l * l); /* |phi'| */
    super->f = (struct share_log){low, w->hi + fmax(shift * z[0], shift * z[1]), l * x->rate,
                                  ee * (c * c + ee) / (w->lo * w->lo * w->lo * low)};
    super->l[2] = l;
    super->turn[0] = 3 * super->b[2] * x->hi * second + 3 * l * second + 2 * l * l * l + first * x->hi;
    super->turn[1] = (2 * first * x->hi + l) / 3;
}

static void share_axes(const double *s, double shift, const struct nci_cap *cap, struct share_super *super)
{
    const double scale = fmax(fmax(s[0], s[1]), s[2]), ee = s[5] * s[5] / (scale * scale);
    super->scale = scale;
    super->shift = shift / scale;
    super->ee = ee;
    super->q1 = s[3];
    super->q2 = s[4];
    for (int i = 0; i < 3; i++) {
        const double axis[3] = {i == 0, i == 1, i == 2}, a = s[i] / scale, aa = a * a;
        const struct share_line x = share_linear(axis, 0, cap);
        const double low = aa * x.lo * x.lo + ee, high = aa * x.hi * x.hi + ee;
        super->a[i] = a;
        super->b[i] = aa / low;
        super->l[i] = fmin(super->b[i] * x.hi, a / (2 * sqrt(ee)));
        super->w[i] = (struct share_log){sqrt(low), sqrt(high), super->l[i] * x.rate,
                                         nci_times(ee, (aa + ee) / (low * low))};
        super->f = super->w[i];
        super->turn[0] = (6 * super->b[i] + 1) * super->l[i];
        super->turn[1] = super->l[i];
        if (i == 2 && shift != 0)
            share_shifted(cap, &x, super);
    }
    super->m = share_norm(&super->w[0], &super->w[1], s[3], super->p);
    super->h = share_norm(&super->m, &super->f, s[4], super->P);
}

/* The parts with A_1, A_2 and A_3: the weights are h^(1-q2) m^(q2-q1) w^(q1-4), for A_3 h^(1-q2) f^(q2-1) w^-3. */
static void share_thin(const struct share_super *s, struct nci_cap *cap)
{
    static const int diagonal[3] = {0, 3, 5};
    const double low[3] = {s->P[0] * s->p[0], s->P[0] * (1 - s->p[1]), 1 - s->P[1]};
    const double high[3] = {s->P[1] * s->p[1], s->P[1] * (1 - s->p[0]), 1 - s->P[0]};
    double floor[6] = {0, 0, 0, 0, 0, 0};
    for (int i = 0; i < 3; i++) {
        const int shifted = i == 2 && s->shift != 0;
        const struct share_log *w = &s->w[i], *own = shifted ? &s->f : w, *m = shifted ? own : &s->m;
        const double e = shifted ? s->q2 - 1 : i < 2 ? s->q2 - s->q1 : 0;
        const double f = shifted ? -3 : (i < 2 ? s->q1 : s->q2) - 4;
        const double rate = (s->q2 - 1) * s->h.L + fabs(e) * m->L + fabs(f) * w->L;
        const double kappa =
            rate * rate + share_power(&s->h, 1 - s->q2) + share_power(m, e) + share_power(w, f);
        const double most = s->scale * s->h.hi * high[i] / (w->lo * w->lo * w->lo * own->lo);
        const double least = s->h.lo * low[i] / (w->hi * w->hi * w->hi * own->hi);
        double C[6] = {0, 0, 0, 0, 0, 0};
        for (int j = 0; j < 3; j++) {
            C[diagonal[j]] = s->ee * (s->ee + (i == j ? 0 : s->a[i] * s->a[i]));
            floor[diagonal[j]] += least * C[diagonal[j]];
        }
        nci_cap_ceiling(C, 0, most, cap, cap->U);
        nci_cap_ceiling(C, 0, most * kappa, cap, cap->V);
    }
    nci_cap_floor(floor, 0, s->scale, cap);
}

static void share_cap(const double *parameter, double shift, struct nci_cap *cap)
{
    struct share_super s;
    double size = 0;
    share_axes(parameter, shift, cap, &s);
    share_thin(&s, cap);
    const double q1 = s.q1, q2 = s.q2, *l = s.l, *b = s.b, X = s.w[0].L + s.w[1].L;
    const double pp = fmin(s.p[1] * (1 - s.p[0]), 0.25), PP = fmin(s.P[1] * (1 - s.P[0]), 0.25);
    /* |omega'| of h^(1-q2) m^(q2-2q1) w_1^q1 w_2^q1 and of h^(1-2q2) m^q2 w_3^q2 */
    const double inner = (q2 - 1) * s.h.L + share_between(q1, q2 - q1, s.p) * s.w[0].L +
                         share_between(q2 - q1, q1, s.p) * s.w[1].L;
    const double outer = share_between(q2, 1 - q2, s.P) * s.m.L + share_between(1 - q2, q2, s.P) * s.f.L;
    const double kappa1 = inner * inner + share_power(&s.h, 1 - q2) + share_power(&s.m, q2 - 2 * q1) +
                          share_power(&s.w[0], q1) + share_power(&s.w[1], q1);
    const double kappa2 =
        outer * outer + share_power(&s.h, 1 - 2 * q2) + share_power(&s.m, q2) + share_power(&s.f, q2);
    /* |p'| and |p''| */
    const double first = q1 * pp * X, second = q1 * pp * (q1 * X * X + 1 + b[0] + b[1]);
    double x[3] = {l[0], l[1], 0}, y[3] = {(6 * b[0] + 1) * l[0], (6 * b[1] + 1) * l[1], 0};
    cap->bend = 0;
    share_square((q1 - 1) * s.scale * s.h.hi * s.P[1] * pp, kappa1, x, y, 3 * (l[0] + l[1]), cap);
    for (int i = 0; i < 2; i++) {
        const double share = i ? 1 - s.p[0] : s.p[1];
        x[i] *= share;
        y[i] = share * y[i] + 2 * first * b[i] + second * l[i];
    }
    x[2] = l[2];
    y[2] = s.turn[0];
    share_square((q2 - 1) * s.scale * s.h.hi * PP, kappa2, x, y, 3 * (x[0] + x[1] + s.turn[1]) + 2 * first,
                 cap);
    for (int i = 0; i < 3; i++) {
        const double ax = s.a[i] * cap->frame[0][i];
        size += s.ee > 0 ? s.a[i] * s.a[i] / sqrt(ax * ax + s.ee) : s.a[i];
    }
    cap->error = 64 * DBL_EPSILON * (q1 + q2) * s.scale * size / (1 - fabs(s.shift) / s.a[2]);
}

void nci_superellipsoid_cap(const double *parameter, struct nci_cap *cap)
{
    share_cap(parameter, 0, cap);
}

int nci_spatial_superovoid_cap(const struct nci_term *term, struct nci_cap *cap)
{
    const double *p = term->parameter, s[6] = {p[0], p[1], (p[2] + p[3]) / 2, p[4], p[5], p[6]};
    nci_cap_centre(term, cap);
    share_cap(s, (p[2] - p[3]) / 2, cap);
    return NC_OK;
}

static void share_add_square(double k, const double v[3], double G[6])
{
    G[0] += k * v[0] * v[0];
    G[1] += k * v[0] * v[1];
    G[2] += k * v[0] * v[2];
    G[3] += k * v[1] * v[1];
    G[4] += k * v[1] * v[2];
    G[5] += k * v[2] * v[2];
}

/* Sums over the vertices of a hull, relative to its largest y. */
struct share_vertices {
    double low, high;    /* bounds of h^p */
    double mean, square; /* upper bounds of the sums of E and E^2 by shares */
    double L;            /* of the leading vertex */
    double G[3][6];      /* sums of Y v v': lower and upper bounds, and upper bounds times E^2 */
};

/* True if all sums are finite and that of h^p is not lost in an underflow. */
static int share_sum(const struct nci_term *term, const double *leader, double scale,
                     const struct nci_cap *cap, struct share_vertices *sum)
{
    const double p = term->parameter[0], *end = term->parameter + term->count;
    const double d[3] = {leader[0] / scale, leader[1] / scale, leader[2] / scale};
    const struct share_line first = share_linear(d, 1, cap);
    int finite = first.lo > 0;
    *sum = (struct share_vertices){0, 0, 0, 0, first.rate / first.lo, {{0}, {0}, {0}}};
    for (const double *v = term->parameter + 1; v != end; v += 3) {
        const double u[3] = {v[0] / scale, v[1] / scale, v[2] / scale};
        const struct share_line y = share_linear(u, 1, cap);
        double z[3];
        if (y.hi == 0)
            continue;
        nci_cross(u, d, z);
        const double Y = pow(y.hi, p - 2), low = y.lo > 0 ? pow(y.lo, p - 2) : 0;
        sum->low += low * y.lo * y.lo;
        sum->high += Y * y.hi * y.hi;
        share_add_square(low, u, sum->G[0]);
        share_add_square(Y, u, sum->G[1]);
        if (v == leader || !finite)
            continue;
        const double distance = nci_dot(z, z) / (first.lo * first.lo); /* E^2 y^2 */
        finite = p >= 4 || y.lo > 0;
        share_add_square(finite ? distance * (p < 4 ? low / (y.lo * y.lo) : Y / (y.hi * y.hi)) : 0, u,
                         sum->G[2]);
        sum->mean += sqrt(distance) * Y * y.hi;
        sum->square += distance * Y;
    }
    sum->mean /= sum->low;
    sum->square /= sum->low;
    return finite && sum->low > 1e-100;
}

/* With y_i = max(v_i . n, 0), Y_i = y_i^(p-2) and z_ij = v_i x v_j:
 * A = (p-1) h^(1-2p) sum over i < j of Y_i Y_j (z_ij . nu)^2 = (p-1) h^(1-2p) nu adj(sum Y_i v_i v_i') nu
 * (Cauchy-Binet). With theta = y'/y, E_i >= |theta_i - theta_d| for a leading vertex d and the shares
 * (y_i/h)^p, by which theta_h is the mean of theta and rho/h is (p-1) times its variance:
 *   omega_ij' = (p-2) (theta_i + theta_j - 2 theta_h) - 3 theta_h,
 *   -omega_ij'' = (2p-1) (rho/h - 1 - theta_h^2) + (p-2) (2 + theta_i^2 + theta_j^2),
 * and kappa_ij <= K + k (E_i^2 + E_j^2). */
static void share_hull(double p, double scale, const struct share_vertices *sum, struct nci_cap *cap)
{
    const double *G = sum->G[1], *E = sum->G[2], mean = sum->mean, e = (p - 2) * (2 * p - 1) / 3;
    const double weight = (p - 1) * scale * pow(sum->low, 1 / p - 2);
    const double rate = 2 * (p - 2) * mean + 3 * (sum->L + mean), k = 3 * (p - 2) * (p - 2) + 2 * e;
    const double K = 3 * rate * rate + (2 * p - 1) * (p - 1) * sum->square + 4 * e * mean * mean;
    const double size = G[0] + G[3] + G[5], more = size + E[0] + E[3] + E[5];
    double C[6], D[6], GE[6], both[6];
    for (int i = 0; i < 6; i++)
        GE[i] = G[i] + E[i];
    nci_adjugate(G, C);
    nci_adjugate(E, D);
    nci_adjugate(GE, both);
    for (int i = 0; i < 6; i++)
        D[i] = K * C[i] + k * (both[i] - C[i] - D[i]);
    nci_cap_ceiling(C, 8 * DBL_EPSILON * size * size, weight, cap, cap->U);
    nci_cap_ceiling(D, 8 * DBL_EPSILON * (K * size * size + 3 * k * more * more), weight, cap, cap->V);
}

/* The rounding error of A and of radius * T at the centre. A dot product is wrong by some units of the longest vertex,
 * which changes a share by p times as much; a vertex with y below half of the largest has a share too small to be felt
 * for large p. The central moments of nci_spatial_hull_jet add positive numbers. */
static double share_rounding(double p, double reach, double scale, const struct nci_cap *cap)
{
    const double size = reach / scale, most = (p - 1) * reach * size;
    const double own = 2 * (fabs(cap->A[0]) + fabs(cap->A[2])) + most * (exp2(4 - p) + 4 * DBL_EPSILON);
    return 16 * DBL_EPSILON * (p + 4) * size * fmin(own, most) * (1 + cap->radius * p * size);
}

int nci_spatial_hull_cap(const struct nci_term *term, struct nci_cap *cap)
{
    nci_cap_centre(term, cap);
    const double p = term->parameter[0], *end = term->parameter + term->count, *leader = NULL;
    double front = 0, most = 0, reach = 0, C[6];
    struct share_vertices sum;
    for (const double *v = term->parameter + 1; v != end; v += 3) {
        const double y = nci_dot(v, cap->frame[0]);
        leader = y > front ? v : leader;
        front = fmax(front, y);
        most = fmax(most, share_linear(v, 1, cap).hi);
        reach = fmax(reach, nci_dot(v, v));
    }
    cap->bend = INFINITY;
    cap->floor = 0;
    cap->error = INFINITY;
    if (!leader)
        return NC_OK;
    cap->error = share_rounding(p, sqrt(reach), front, cap);
    if (share_sum(term, leader, most, cap, &sum)) {
        cap->bend = 0;
        share_hull(p, most, &sum, cap);
    }
    const double trace = sum.G[0][0] + sum.G[0][3] + sum.G[0][5];
    nci_adjugate(sum.G[0], C);
    nci_cap_floor(C, 8 * DBL_EPSILON * trace * trace, (p - 1) * most * pow(sum.high, 1 / p - 2), cap);
    return NC_OK;
}
