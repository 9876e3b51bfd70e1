/* B-splines and NURBS: reading them from a vector, basis functions with derivatives, tensor products. */
#include <float.h>

#include "freeform/freeform.h"

/* A whole number 0 .. limit, or -1. */
static long bspline_whole(double x, double limit)
{
    return x >= 0 && x <= limit && floor(x) == x ? (long)x : -1;
}

int nci_bspline_read(const struct nci_term *term, int parameters, struct nci_bspline *out)
{
    const double *p = term->parameter;
    const size_t head = 1 + 3 * (size_t)parameters;
    if (term->count < head)
        return NC_E_COUNT;
    const long dimension = bspline_whole(p[2 * parameters], 4);
    double size = (double)head, points = (double)dimension; /* as doubles: no overflow */
    if (dimension < 3)
        return NC_E_RANGE;
    for (int i = 0; i < parameters; i++) {
        const long degree = bspline_whole(p[i], NC_MAX_SPLINE_DEGREE);
        const long periodic = bspline_whole(p[parameters + i], 1);
        const long count = bspline_whole(p[2 * parameters + 1 + i], (double)term->count);
        if (degree < 1 || periodic < 0 || count < degree + 1)
            return NC_E_RANGE;
        out->along[i] = (struct nci_knots){(int)degree, (int)periodic, (size_t)count, NULL};
        size += (double)nci_knots_size(&out->along[i]);
        points *= (double)count;
    }
    if (size + points != (double)term->count)
        return NC_E_COUNT;
    p += head;
    for (int i = 0; i < parameters; i++) {
        out->along[i].knot = p;
        p += nci_knots_size(&out->along[i]);
    }
    out->points = p;
    out->parameters = parameters;
    out->dimension = (int)dimension;
    return NC_OK;
}

void nci_knots_range(const struct nci_knots *k, double range[2])
{
    range[0] = k->knot[k->periodic ? 0 : k->degree];
    range[1] = k->knot[k->count];
}

/* Knots that do not decrease; each basis function has an extent, and the range ends in a span. A periodic
 * spline is continuous: at most `degree` equal knots, also across the end of the period. */
static int bspline_knots_in_order(const struct nci_knots *k)
{
    const size_t size = nci_knots_size(k), degree = (size_t)k->degree;
    for (size_t i = 1; i < size; i++)
        if (!(k->knot[i] >= k->knot[i - 1]))
            return 0;
    if (k->periodic) {
        const double period = k->knot[k->count] - k->knot[0];
        for (size_t i = 0; i < k->count; i++) {
            const size_t j = i + degree;
            if (!((j < k->count ? k->knot[j] : k->knot[j - k->count] + period) > k->knot[i]))
                return 0;
        }
        return 1;
    }
    for (size_t i = 0; i < k->count; i++)
        if (!(k->knot[i + degree + 1] > k->knot[i]))
            return 0;
    return k->knot[degree + 1] > k->knot[degree] && k->knot[k->count] > k->knot[k->count - 1];
}

int nci_bspline_check(const struct nci_bspline *spline)
{
    size_t count = 1;
    for (int i = 0; i < spline->parameters; i++) {
        if (!bspline_knots_in_order(&spline->along[i]))
            return NC_E_KNOTS;
        count *= spline->along[i].count;
    }
    for (size_t i = 0; spline->dimension == 4 && i < count; i++)
        if (!(spline->points[4 * i + 3] > 0))
            return NC_E_RANGE;
    return NC_OK;
}

/* The span with knot[s] <= x < knot[s + 1], by bisection. */
static size_t bspline_span(const struct nci_knots *k, double x)
{
    size_t low = k->periodic ? 0 : (size_t)k->degree, high = k->count;
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (x >= k->knot[middle])
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* From the q + 1 basis functions of degree q to those of degree q + 1 (Cox and de Boor), or to their
 * derivatives. T[0] <= x < T[1] is the span, T[-q] .. T[q + 1] are used. */
static void bspline_raise(const double *T, double x, int q, int derivative, double *N)
{
    for (int j = q + 1; j >= 0; j--) {
        const double before = j > 0 ? N[j - 1] / (T[j] - T[j - q - 1]) : 0;
        const double after = j <= q ? N[j] / (T[j + 1] - T[j - q]) : 0;
        if (derivative)
            N[j] = (q + 1) * (before - after);
        else
            N[j] = (j > 0 ? (x - T[j - q - 1]) * before : 0) + (j <= q ? (T[j + 1] - x) * after : 0);
    }
}

/* Knot number i, continued periodically. */
static double bspline_knot(const struct nci_knots *k, long i, double period)
{
    const long n = (long)k->count, turn = i >= 0 ? i / n : -((n - 1 - i) / n);
    if (!k->periodic || (i >= 0 && i <= n))
        return k->knot[i];
    return k->knot[i - turn * n] + period * (double)turn;
}

int nci_basis(const struct nci_knots *k, double x, int order, size_t index[NC_MAX_SPLINE_DEGREE + 1],
              double N[4][NC_MAX_SPLINE_DEGREE + 1])
{
    const int p = k->degree;
    double knots[2 * NC_MAX_SPLINE_DEGREE] = {0}, range[2];
    double *T = knots + p - 1; /* T[-p + 1] .. T[p] around the span */
    nci_knots_range(k, range);
    const double period = range[1] - range[0];
    if (!(period > 0))
        return NC_E_KNOTS;
    if (k->periodic) {
        x = fmax(x - period * floor((x - range[0]) / period), range[0]);
        x = x < range[1] ? x : range[0];
    }
    const long s = (long)bspline_span(k, x), n = (long)k->count;
    const double rounding = 4 * DBL_EPSILON * (fabs(range[0]) + fabs(range[1])); /* of a period added */
    for (int i = 1 - p; i <= p; i++) {
        T[i] = bspline_knot(k, s + i, period);
        if (i > 1 - p && !(T[i] >= T[i - 1])) {
            if (!(k->periodic && T[i] >= T[i - 1] - rounding))
                return NC_E_KNOTS;
            T[i] = T[i - 1];
        }
    }
    if (!(T[1] > T[0]))
        return NC_E_KNOTS;
    for (int j = 0; j <= p; j++)
        index[j] = (size_t)(k->periodic ? (s + j - p + n) % n : s + j - p);
    for (int d = 0; d <= order; d++) {
        for (int j = 0; j <= p; j++)
            N[d][j] = j == 0 && d <= p;
        for (int q = 0; q < p && d <= p; q++)
            bspline_raise(T, x, q, q >= p - d, N[d]);
    }
    return NC_OK;
}

/* S = A/w from the derivatives of A = w S, by the product rule (A)_ij = sum of binomials w_kl S_i-k,j-l. */
static void bspline_rational(int order, int parameters, double A[10][4], double p[10][3])
{
    static const double binomial[4][4] = {{1, 0, 0, 0}, {1, 1, 0, 0}, {1, 2, 1, 0}, {1, 3, 3, 1}};
    for (int o = 0; o <= order; o++)
        for (int j = 0; j <= (parameters == 2 ? o : 0); j++) {
            const int i = o - j, at = nci_partial(i, j);
            double sum[3] = {A[at][0], A[at][1], A[at][2]};
            for (int k = 0; k <= i; k++)
                for (int l = 0; l <= j; l++)
                    for (int c = 0; (k || l) && c < 3; c++)
                        sum[c] -= binomial[i][k] * binomial[j][l] * A[nci_partial(k, l)][3] *
                                  p[nci_partial(i - k, j - l)][c];
            for (int c = 0; c < 3; c++)
                p[at][c] = sum[c] / A[0][3];
        }
}

int nci_bspline_eval(const struct nci_bspline *spline, const double x[2], int order, double p[10][3])
{
    const struct nci_knots *along = spline->along;
    const int surface = spline->parameters == 2, width = surface ? along[1].degree : 0;
    size_t at[2][NC_MAX_SPLINE_DEGREE + 1] = {{0}};
    double N[2][4][NC_MAX_SPLINE_DEGREE + 1] = {{{0}}}, A[10][4] = {{0}};
    N[1][0][0] = 1;
    for (int i = 0; i < spline->parameters; i++) {
        const int status = nci_basis(&along[i], x[i], order, at[i], N[i]);
        if (status)
            return status;
    }
    for (int a = 0; a <= along[0].degree; a++)
        for (int b = 0; b <= width; b++) {
            const size_t number = surface ? at[0][a] * along[1].count + at[1][b] : at[0][a];
            const double *point = spline->points + number * (size_t)spline->dimension;
            const double weight = spline->dimension == 4 ? point[3] : 1;
            const double homogeneous[4] = {weight * point[0], weight * point[1], weight * point[2], weight};
            for (int o = 0; o <= order; o++)
                for (int j = 0; j <= (surface ? o : 0); j++)
                    for (int c = 0; c < 4; c++)
                        A[nci_partial(o - j, j)][c] += N[0][o - j][a] * N[1][j][b] * homogeneous[c];
        }
    if (spline->dimension == 3) /* the sum of the basis functions is 1: no rounding from the division */
        for (int i = 0; i < 10; i++)
            A[i][3] = i == 0;
    bspline_rational(order, spline->parameters, A, p);
    return NC_OK;
}
