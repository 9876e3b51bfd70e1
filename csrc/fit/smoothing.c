/* How much to smooth: generalised cross validation (G. Wahba, 1977), or Mallows' criterion where the noise is known,
 * for all weights at once by one eigenvalue problem. */
#include "fit/fit.h"

/* The problem in a basis where both quadratic forms are diagonal: the data count with 1 - g, the roughness, scaled,
 * with g. */
struct smoothing_spectrum {
    size_t n, count;
    double *g, *v, rest, scale;
};

static double triangle_square(const struct nci_triangle *t)
{
    return nci_product(t->r, t->r, t->n * t->n);
}

double nci_smoothing_least(const struct nci_triangle *data, const struct nci_triangle *rough)
{
    double most = 0;
    for (size_t j = 0; j < rough->n; j++) {
        double square = 0;
        for (size_t i = 0; i <= j; i++)
            square += rough->r[i * rough->n + j] * rough->r[i * rough->n + j];
        most = fmax(most, square);
    }
    return most > 0 ? 1e-15 * triangle_square(data) / (double)data->n / most : 0;
}

int nci_smoothing_add(const struct nci_triangle *data, const struct nci_triangle *rough, double weight,
                      struct nci_triangle *sum)
{
    const size_t n = data->n;
    double *rows = nci_room(n, n), *values = nci_room(n, 1);
    int status = nci_triangle_copy(data, sum);
    if (!rows || !values)
        status = NC_E_MEMORY;
    for (size_t i = 0; i < n * n && !status; i++)
        rows[i] = sqrt(weight) * rough->r[i];
    if (!status)
        nci_triangle_add(sum, rows, values, n);
    free(rows);
    free(values);
    return status;
}

/* W = sqrt(scale) L C^-1 by rows, C the triangle of the sum; then W'W. */
static void spectrum_matrix(const struct nci_triangle *sum, const struct nci_triangle *rough, double scale,
                            double *W, double *square)
{
    const size_t n = sum->n;
    for (size_t i = 0; i < n; i++) {
        double *row = W + i * n;
        for (size_t j = 0; j < n; j++)
            row[j] = sqrt(scale) * rough->r[i * n + j];
        for (size_t j = i; j < n; j++) {
            row[j] /= sum->r[j * n + j];
            for (size_t k = j + 1; k < n; k++)
                row[k] -= row[j] * sum->r[j * n + k];
        }
    }
    memset(square, 0, n * n * sizeof *square);
    for (size_t i = 0; i < n; i++)
        for (size_t j = i; j < n; j++)
            for (size_t k = i; k < n; k++)
                square[j * n + k] += W[i * n + j] * W[i * n + k];
}

static int spectrum_new(const struct nci_triangle *data, size_t count, const struct nci_triangle *rough,
                        struct smoothing_spectrum *s)
{
    const size_t n = data->n;
    double *W = nci_room(n, n), *square = nci_room(n, n), most = 0;
    struct nci_triangle sum;
    *s = (struct smoothing_spectrum){n, count, nci_room(n, 1), nci_room(n, 1), data->rest, 0};
    s->scale = triangle_square(data) / triangle_square(rough);
    if (!isfinite(s->scale))
        s->scale = 0;
    int status = nci_smoothing_add(data, rough, s->scale, &sum);
    if (!W || !square || !s->g || !s->v)
        status = NC_E_MEMORY;
    for (size_t i = 0; i < n && !status; i++)
        most = fmax(most, fabs(sum.r[i * n + i]));
    for (size_t i = 0; i < n && !status; i++)
        if (!(fabs(sum.r[i * n + i]) > 1e-14 * most))
            status = NC_E_DATA;
    if (!status) {
        spectrum_matrix(&sum, rough, s->scale, W, square);
        memcpy(s->v, sum.q, n * sizeof *s->v);
        status = nci_eigen(square, n, s->g, s->v);
    }
    for (size_t i = 0; i < n && !status; i++)
        s->g[i] = fmin(fmax(s->g[i], 0), 1);
    nci_triangle_free(&sum);
    free(W);
    free(square);
    return status;
}

double nci_smoothing_score(double sum, double count, double freedom, double noise)
{
    if (noise > 0)
        return (sum + 2 * noise * noise * freedom) / count;
    if (freedom > 0.9 * count)
        return INFINITY; /* interpolation predicts nothing */
    /* a coefficient counts 1.2 times: plain cross validation smooths too little now and then */
    const double left = fmax(1 - 1.2 * freedom / count, 0.05);
    return sum / count / (left * left);
}

/* The criterion for one weight, in units of the scale. */
static double spectrum_score(const struct smoothing_spectrum *s, double weight, double noise,
                             struct nci_smoothing *out)
{
    double sum = s->rest, freedom = 0;
    for (size_t i = 0; i < s->n; i++) {
        const double data = 1 - s->g[i], rough = weight * s->g[i];
        if (data < 1e-13) /* no datum knows about it */
            continue;
        const double part = s->v[i] * rough / (data + rough);
        sum += part * part / data;
        freedom += data / (data + rough);
    }
    const double count = (double)s->count, left = count - freedom;
    out->weight = weight * s->scale;
    out->freedom = freedom;
    out->noise = left > 0 ? sqrt(sum / left) : 0;
    out->score = nci_smoothing_score(sum, count, freedom, noise);
    return out->score;
}

int nci_smoothing_choose(const struct nci_triangle *data, size_t count, const struct nci_triangle *rough,
                         double noise, struct nci_smoothing *best)
{
    enum { PER_DECADE = 4, DECADES = 24 };
    struct smoothing_spectrum s;
    struct nci_smoothing trial;
    double at = 0;
    int status = spectrum_new(data, count, rough, &s);
    best->score = INFINITY;
    for (int i = 0; i <= PER_DECADE * DECADES && !status; i++) {
        const double exponent = 8 - (double)i / PER_DECADE;
        if (spectrum_score(&s, pow(10, exponent), noise, &trial) < best->score) {
            *best = trial;
            at = exponent;
        }
    }
    double low = at - 1.0 / PER_DECADE, high = at + 1.0 / PER_DECADE;
    for (int i = 0; i < 12 && !status; i++) { /* golden section, coarse: the minimum is flat */
        const double a = low + 0.382 * (high - low), b = high - 0.382 * (high - low);
        struct nci_smoothing left, right;
        if (spectrum_score(&s, pow(10, a), noise, &left) < spectrum_score(&s, pow(10, b), noise, &right))
            high = b;
        else
            low = a;
        if (left.score < best->score)
            *best = left;
        if (right.score < best->score)
            *best = right;
    }
    free(s.g);
    free(s.v);
    return status;
}
