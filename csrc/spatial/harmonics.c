/* Real spherical harmonics in Cartesian form, at a cost linear in the number of coefficients.
 *
 * On the unit sphere Y(l, m) ~ p(l, m; z) Re (x + iy)^m and Y(l, -m) ~ p(l, m; z) Im (x + iy)^m, where
 * p(l, m; z) is proportional to the m-th derivative of the Legendre polynomial of degree l. The term stores
 * coefficients of the monic p, which obey p(l) = z p(l-1) - gamma p(l-2) with
 * gamma = ((l-1)^2 - m^2) / ((2l-1)(2l-3)), p(m) = 1, p(m+1) = z. Order: for m = 0 the coefficients of
 * l = 0 .. degree; then for m = 1 .. degree the pairs (cos, sin) of l = m .. degree.
 *
 * This gives a polynomial F(x, y, z) that equals the potential on the unit sphere only. Its 1-homogeneous
 * extension h = r F(x/r) has at a unit vector n, with P = I - n n' and k = grad2 F n:
 *   grad h = F n + P grad F,   H = P grad2 F P + (F - n . grad F) P,
 *   third derivative of tangential u, v, w: F_uvw - (u.w)(k.v) - (v.w)(k.u) - (u.v)(k.w). */
#include "spatial/spatial.h"

int nci_harmonics_degree(size_t count)
{
    for (int degree = 0; degree <= NC_MAX_DEGREE; degree++)
        if ((size_t)(degree + 1) * (size_t)(degree + 1) == count)
            return degree;
    return -1;
}

/* A(z) and B(z), the sums over l for one m, with their first three derivatives. The sums of `step` = 1 have
 * no B (m = 0). */
static void harmonics_column(const double *c, int step, int m, int degree, double z, int order, double A[4],
                             double B[4])
{
    double p0 = 0, p1 = 0, p2 = 0, p3 = 0; /* p(l-1) and derivatives, started before l = m */
    double q0 = 1, q1 = 0, q2 = 0, q3 = 0; /* p(l) */
    for (int i = 0; i < 4; i++)
        A[i] = B[i] = 0;
    for (int l = m;; l++) {
        const double a = c[0], b = c[step - 1];
        A[0] += a * q0;
        A[1] += a * q1;
        A[2] += a * q2;
        B[0] += b * q0;
        B[1] += b * q1;
        B[2] += b * q2;
        if (order > 2) {
            A[3] += a * q3;
            B[3] += b * q3;
        }
        if (l == degree)
            break;
        c += step;
        const double gamma = (double)(l * l - m * m) / (double)((2 * l + 1) * (2 * l - 1));
        const double n0 = z * q0 - gamma * p0, n1 = q0 + z * q1 - gamma * p1;
        const double n2 = 2 * q1 + z * q2 - gamma * p2;
        if (order > 2) {
            const double n3 = 3 * q2 + z * q3 - gamma * p3;
            p3 = q3;
            q3 = n3;
        }
        p0 = q0;
        p1 = q1;
        p2 = q2;
        q0 = n0;
        q1 = n1;
        q2 = n2;
    }
    if (step == 1)
        for (int i = 0; i < 4; i++)
            B[i] = 0;
}

/* Re (A - iB)(x + iy) and its imaginary part, accumulated with a factor. */
static void harmonics_add(double factor, double A, double B, const double Z[2], double out[2])
{
    out[0] += factor * (A * Z[0] + B * Z[1]);
    out[1] += factor * (A * Z[1] - B * Z[0]);
}

/* Adds one m to the ambient jet of F up to order 2; Z[j] = (x + iy)^(m - j) for j = 0 .. 3 (zero if
 * negative). */
static void harmonics_order(const double A[4], const double B[4], double m, double Z[4][2], int order,
                            struct nci_jet *F)
{
    double f[2] = {0, 0}, fz[2] = {0, 0}, fzz[2] = {0, 0}, fx[2] = {0, 0}, fxz[2] = {0, 0}, fxx[2] = {0, 0};
    harmonics_add(1, A[0], B[0], Z[0], f);
    harmonics_add(1, A[1], B[1], Z[0], fz);
    harmonics_add(m, A[0], B[0], Z[1], fx);
    F->h += f[0];
    F->g[0] += fx[0];
    F->g[1] -= fx[1]; /* d/dy = i d/dx on (x + iy)^m */
    F->g[2] += fz[0];
    if (order < 2)
        return;
    harmonics_add(1, A[2], B[2], Z[0], fzz);
    harmonics_add(m, A[1], B[1], Z[1], fxz);
    harmonics_add(m * (m - 1), A[0], B[0], Z[2], fxx);
    F->H[0] += fxx[0];
    F->H[1] -= fxx[1];
    F->H[2] += fxz[0];
    F->H[3] -= fxx[0];
    F->H[4] -= fxz[1];
    F->H[5] += fzz[0];
}

/* Adds one m to the third derivative of F contracted with u and v. */
static void harmonics_third(const double A[4], const double B[4], double m, double Z[4][2],
                            const double u[3], const double v[3], double t[3])
{
    /* With the complex directions U = u_x + i u_y, V: D_u D_v = u_z v_z d_zz + (u_z V + v_z U) d_zx +
     * U V d_xx, applied to the derivatives by z and by x. */
    const double zz = u[2] * v[2];
    const double mixed[2] = {u[2] * v[0] + v[2] * u[0], u[2] * v[1] + v[2] * u[1]};
    const double UV[2] = {u[0] * v[0] - u[1] * v[1], u[0] * v[1] + u[1] * v[0]};
    double W[2], tz[2] = {0, 0}, tx[2] = {0, 0};
    harmonics_add(zz, A[3], B[3], Z[0], tz);
    harmonics_add(zz * m, A[2], B[2], Z[1], tx);
    for (int j = 1; j <= 2; j++) {
        const double *direction = j == 1 ? mixed : UV;
        const double falling = j == 1 ? m : m * (m - 1);
        W[0] = direction[0] * Z[j][0] - direction[1] * Z[j][1];
        W[1] = direction[0] * Z[j][1] + direction[1] * Z[j][0];
        harmonics_add(falling, A[3 - j], B[3 - j], W, tz);
        W[0] = direction[0] * Z[j + 1][0] - direction[1] * Z[j + 1][1];
        W[1] = direction[0] * Z[j + 1][1] + direction[1] * Z[j + 1][0];
        harmonics_add(falling * (m - j), A[2 - j], B[2 - j], W, tx);
    }
    t[0] += tx[0];
    t[1] -= tx[1];
    t[2] += tz[0];
}

/* Adds the 1-homogeneous extension of F to the jet; u and v are tangential, F->t is contracted with them,
 * un and vn are the normal components of the vectors asked for. */
static void harmonics_extend(const struct nci_jet *F, const double n[3], int order, const double u[3],
                             const double v[3], double un, double vn, struct nci_jet *jet)
{
    static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
    const double radial = nci_dot(n, F->g), c = F->h - radial;
    double k[3], H[6];
    jet->h += F->h;
    for (int i = 0; i < 3; i++)
        jet->g[i] += F->g[i] + c * n[i];
    if (order < 2)
        return;
    nci_symmetric(F->H, n, k);
    const double nk = nci_dot(n, k);
    for (int j = 0; j < 6; j++) {
        const int a = row[j], b = column[j];
        H[j] = F->H[j] - n[a] * k[b] - k[a] * n[b] + (nk - c) * n[a] * n[b] + (a == b ? c : 0);
        jet->H[j] += H[j];
    }
    if (order < 3)
        return;
    double Hu[3], Hv[3];
    nci_symmetric(H, u, Hu);
    nci_symmetric(H, v, Hv);
    const double ku = nci_dot(k, u), kv = nci_dot(k, v), uv = nci_dot(u, v), uHv = nci_dot(u, Hv);
    const double tn = nci_dot(F->t, n);
    for (int i = 0; i < 3; i++) {
        const double tangential = F->t[i] - tn * n[i] - kv * u[i] - ku * v[i] - uv * (k[i] - nk * n[i]);
        jet->t[i] += tangential - un * Hv[i] - vn * Hu[i] - uHv * n[i];
    }
}

/* Two vectors for the third derivative: their tangential parts and normal components. */
struct harmonics_pair {
    double u[3], v[3], un, vn;
};

static void harmonics_split(const double x[3], const double u[3], const double v[3],
                            struct harmonics_pair *pair)
{
    pair->un = nci_dot(u, x);
    pair->vn = nci_dot(v, x);
    for (int i = 0; i < 3; i++) {
        pair->u[i] = u[i] - pair->un * x[i];
        pair->v[i] = v[i] - pair->vn * x[i];
    }
}

/* The ambient jets of F; the third derivative for each of the given pairs in a jet of its own. */
static int harmonics_sum(const struct nci_term *term, const double x[3], int order,
                         const struct harmonics_pair *pair, int pairs, struct nci_jet *F)
{
    const int degree = nci_harmonics_degree(term->count);
    const double *c = term->parameter;
    double A[4], B[4], Z[4][2] = {{1, 0}, {0, 0}, {0, 0}, {0, 0}};
    if (degree < 0)
        return NC_E_COUNT;
    for (int m = 0; m <= degree; m++) {
        const int step = m ? 2 : 1;
        harmonics_column(c, step, m, degree, x[2], order, A, B);
        harmonics_order(A, B, m, Z, order, &F[0]);
        for (int k = 0; k < pairs; k++)
            harmonics_third(A, B, m, Z, pair[k].u, pair[k].v, F[k].t);
        c += (size_t)step * (size_t)(degree - m + 1);
        for (int j = 3; j > 0; j--) {
            Z[j][0] = Z[j - 1][0];
            Z[j][1] = Z[j - 1][1];
        }
        Z[0][0] = x[0] * Z[1][0] - x[1] * Z[1][1];
        Z[0][1] = x[0] * Z[1][1] + x[1] * Z[1][0];
    }
    return NC_OK;
}

int nci_spatial_harmonics_jet(const struct nci_term *term, const double x[3], int order, const double u[3],
                              const double v[3], struct nci_jet *jet)
{
    struct nci_jet F = {0};
    struct harmonics_pair pair = {{0}, {0}, 0, 0};
    if (order > 2)
        harmonics_split(x, u, v, &pair);
    const int status = harmonics_sum(term, x, order, &pair, order > 2, &F);
    if (!status)
        harmonics_extend(&F, x, order, pair.u, pair.v, pair.un, pair.vn, jet);
    return status;
}

int nci_harmonics_both(const struct nci_term *term, const double x[3], const double u[3], const double v[3],
                       struct nci_jet *uu, struct nci_jet *vv)
{
    struct harmonics_pair pair[2];
    struct nci_jet F[2];
    F[0] = F[1] = (struct nci_jet){0};
    harmonics_split(x, u, u, &pair[0]);
    harmonics_split(x, v, v, &pair[1]);
    const int status = harmonics_sum(term, x, 3, pair, 2, F);
    if (status)
        return status;
    harmonics_extend(&F[0], x, 3, pair[0].u, pair[0].v, pair[0].un, pair[0].vn, uu);
    for (int i = 0; i < 3; i++)
        F[0].t[i] = F[1].t[i];
    harmonics_extend(&F[0], x, 3, pair[1].u, pair[1].v, pair[1].un, pair[1].vn, vv);
    return NC_OK;
}

/* One harmonic: A or B is its polynomial in z, the other one zero. */
static void harmonics_single(const double A[4], const double B[4], double m, double Z[4][2],
                             const double x[3], const double *parameter, nci_spatial_add *add,
                             void *context)
{
    struct nci_jet F = {0}, jet = {0};
    harmonics_order(A, B, m, Z, 1, &F);
    harmonics_extend(&F, x, 1, NULL, NULL, 0, 0, &jet);
    add(context, parameter, jet.h, jet.g);
}

int nci_spatial_harmonics_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                                void *context)
{
    const int degree = nci_harmonics_degree(term->count);
    const double *c = term->parameter, none[4] = {0, 0, 0, 0};
    double Z[4][2] = {{1, 0}, {0, 0}, {0, 0}, {0, 0}};
    if (degree < 0)
        return NC_E_COUNT;
    for (int m = 0; m <= degree; m++) {
        double p[2] = {0, 0}, q[4] = {1, 0, 0, 0}; /* p(l - 1), p(l) and their derivatives */
        for (int l = m; l <= degree; l++) {
            harmonics_single(q, none, m, Z, x, c++, add, context);
            if (m)
                harmonics_single(none, q, m, Z, x, c++, add, context);
            const double gamma = (double)(l * l - m * m) / (double)((2 * l + 1) * (2 * l - 1));
            const double next[2] = {x[2] * q[0] - gamma * p[0], q[0] + x[2] * q[1] - gamma * p[1]};
            for (int j = 0; j < 2; j++) {
                p[j] = q[j];
                q[j] = next[j];
            }
        }
        for (int j = 0; j < 2; j++)
            Z[1][j] = Z[0][j];
        Z[0][0] = x[0] * Z[1][0] - x[1] * Z[1][1];
        Z[0][1] = x[0] * Z[1][1] + x[1] * Z[1][0];
    }
    return NC_OK;
}
