/* Functions on the circle that are linear in their coefficients: Fourier series and periodic quintic B-splines. */
#include "fit/fit.h"

enum { ORDER = NCI_SPLINE_ORDER };

int nci_basis_fourier(struct nci_basis *basis, size_t harmonics)
{
    *basis = (struct nci_basis){.form = NC_FIT_FOURIER, .n = 1 + 2 * harmonics};
    return NC_OK;
}

void nci_basis_free(struct nci_basis *basis)
{
    free(basis->knot);
    free(basis->table);
    free(basis->index);
    basis->knot = basis->table = NULL;
    basis->index = NULL;
}

/* The knot i - n, i or i + n of the periodic sequence; an open one has n + 6 knots and needs no others. */
static double basis_knot(const double *knots, size_t n, int open, long i)
{
    if (open)
        return knots[i];
    long turns = 0;
    while (i < 0) {
        i += (long)n;
        turns--;
    }
    while (i >= (long)n) {
        i -= (long)n;
        turns++;
    }
    return knots[i] + (double)turns * NCI_TWO_PI;
}

/* The recurrence of Cox and de Boor, with polynomials in t = (phi - knot[j])/width for numbers. */
static void basis_polynomials(const double *knots, size_t n, int open, long j, double width,
                              double B[ORDER][ORDER])
{
    const double start = basis_knot(knots, n, open, j);
    memset(B, 0, ORDER * ORDER * sizeof(double));
    B[0][0] = 1;
    for (int d = 1; d < ORDER; d++) {
        double saved[ORDER] = {0};
        for (int r = 0; r < d; r++) {
            const double right = basis_knot(knots, n, open, j + r + 1) - start;
            const double left = start - basis_knot(knots, n, open, j + 1 - d + r);
            double term[ORDER];
            for (int k = 0; k < ORDER; k++)
                term[k] = B[r][k] / (right + left);
            for (int k = 0; k < ORDER; k++) {
                const double before = k > 0 ? term[k - 1] : 0;
                B[r][k] = saved[k] + right * term[k] - width * before;
                saved[k] = left * term[k] + width * before;
            }
        }
        memcpy(B[d], saved, sizeof saved);
    }
}

static int basis_pieces(struct nci_basis *basis, const double *knots, size_t n, int open)
{
    *basis = (struct nci_basis){.form = NC_FIT_SPLINE,
                                .n = n,
                                .knot = nci_room(n + 1, 1),
                                .table = nci_room(n, ORDER * ORDER),
                                .index = nci_indices(n * ORDER)};
    if (!basis->knot || !basis->table || !basis->index)
        return NC_E_MEMORY;
    for (size_t i = open ? ORDER - 1 : 0; i < n; i++) {
        const double width = basis_knot(knots, n, open, (long)i + 1) - knots[i];
        if (!(width > 0))
            continue;
        double B[ORDER][ORDER];
        basis_polynomials(knots, n, open, (long)i, width, B);
        memcpy(basis->table + basis->pieces * ORDER * ORDER, B, sizeof B);
        for (size_t b = 0; b < ORDER; b++)
            basis->index[basis->pieces * ORDER + b] = (i + n - (ORDER - 1) + b) % n;
        basis->knot[basis->pieces++] = knots[i];
    }
    basis->knot[basis->pieces] = open ? knots[n] : basis->knot[0] + NCI_TWO_PI;
    return NC_OK;
}

int nci_basis_spline(struct nci_basis *basis, const double *knots, size_t n)
{
    *basis = (struct nci_basis){.form = NC_FIT_SPLINE};
    return n < ORDER || !(knots[n - 1] < knots[0] + NCI_TWO_PI) ? NC_E_DATA
                                                                : basis_pieces(basis, knots, n, 0);
}

int nci_basis_open(struct nci_basis *basis, double from, double to, size_t pieces)
{
    double *knots = nci_room(pieces + 2 * ORDER, 1);
    *basis = (struct nci_basis){.form = NC_FIT_SPLINE};
    if (!knots)
        return NC_E_MEMORY;
    for (size_t i = 0; i < pieces + 2 * ORDER - 1; i++) {
        const size_t k = i < ORDER - 1 ? 0 : i - (ORDER - 1);
        knots[i] = k < pieces ? from + (to - from) * (double)k / (double)pieces : to;
    }
    const int status = pieces ? basis_pieces(basis, knots, pieces + ORDER - 1, 1) : NC_E_DATA;
    free(knots);
    return status;
}

/* The k-th derivative of the six B-splines of a piece at t = 0 .. 1. */
static void basis_piece(const struct nci_basis *basis, size_t piece, double t, int k, double value[ORDER])
{
    const double width = basis->knot[piece + 1] - basis->knot[piece];
    double scale = 1;
    for (int i = 0; i < k; i++)
        scale /= width;
    for (int b = 0; b < ORDER; b++) {
        const double *c = basis->table + (piece * ORDER + (size_t)b) * ORDER;
        double sum = 0;
        for (int j = ORDER - 1; j >= k; j--) {
            double falling = 1;
            for (int i = 0; i < k; i++)
                falling *= j - i;
            sum = sum * t + falling * c[j];
        }
        value[b] = scale * sum;
    }
}

static void basis_spread(const struct nci_basis *basis, size_t piece, const double value[ORDER],
                         double *row)
{
    for (size_t b = 0; b < ORDER; b++)
        row[basis->index[piece * ORDER + b]] += value[b];
}

void nci_basis_row(const struct nci_basis *basis, double phi, int k, double *row)
{
    if (basis->form == NC_FIT_FOURIER) {
        const double c = cos(phi), s = sin(phi);
        double a = 1, b = 0; /* cos and sin of the multiple angle */
        row[0] = k == 0;
        for (size_t i = 1; i < basis->n; i += 2) {
            const double harmonic = 0.5 * (double)(i + 1), next = a * c - b * s;
            double factor = k / 2 % 2 ? -1 : 1; /* the second derivative changes the sign */
            b = b * c + a * s;
            a = next;
            for (int j = 0; j < k; j++)
                factor *= harmonic;
            row[i] = factor * (k % 2 ? -b : a);
            row[i + 1] = factor * (k % 2 ? a : b);
        }
        return;
    }
    const double x = basis->knot[0] + nci_wrap(phi - basis->knot[0]);
    size_t low = 0, high = basis->pieces;
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (basis->knot[middle] <= x)
            low = middle;
        else
            high = middle;
    }
    double value[ORDER];
    memset(row, 0, basis->n * sizeof *row);
    basis_piece(basis, low, (x - basis->knot[low]) / (basis->knot[low + 1] - basis->knot[low]), k, value);
    basis_spread(basis, low, value, row);
}

/* For a harmonic, the mix of derivatives has the size |sum of mix[k] (i k)^k|. */
static int rough_fourier(const struct nci_basis *basis, const double mix[6], struct nci_triangle *rough)
{
    for (size_t i = 0; i < basis->n; i++) {
        const double k = (double)((i + 1) / 2), k2 = k * k;
        const double even = mix[0] - k2 * mix[2] + k2 * k2 * mix[4],
                     odd = k * (mix[1] - k2 * mix[3] + k2 * k2 * mix[5]);
        rough->r[i * basis->n + i] = sqrt(i ? NCI_PI : NCI_TWO_PI) * hypot(even, odd);
    }
    return NC_OK;
}

static int rough_spline(const struct nci_basis *basis, const double mix[6], const double *weight,
                        struct nci_triangle *rough)
{
    static const double node[5] = {-0.9061798459386640, -0.5384693101056831, 0, 0.5384693101056831,
                                   0.9061798459386640};
    static const double gauss[5] = {0.2369268850561891, 0.4786286704993665, 0.5688888888888889,
                                    0.4786286704993665, 0.2369268850561891};
    const size_t n = basis->n;
    double *rows = nci_room(5, n), values[5];
    for (size_t i = 0; i < basis->pieces && rows; i++) {
        const double width = basis->knot[i + 1] - basis->knot[i];
        memset(rows, 0, 5 * n * sizeof *rows);
        memset(values, 0, sizeof values);
        for (int g = 0; g < 5; g++) {
            const double size = sqrt(gauss[g] / 2 * width * (weight ? weight[i] : 1));
            for (int k = 0; k < 6; k++) {
                double value[ORDER];
                if (mix[k] == 0)
                    continue;
                basis_piece(basis, i, (1 + node[g]) / 2, k, value);
                for (int b = 0; b < ORDER; b++)
                    value[b] *= size * mix[k];
                basis_spread(basis, i, value, rows + (size_t)g * n);
            }
        }
        nci_triangle_add(rough, rows, values, 5);
    }
    free(rows);
    return rows ? NC_OK : NC_E_MEMORY;
}

int nci_basis_rough(const struct nci_basis *basis, const double mix[6], const double *weight,
                    struct nci_triangle *rough)
{
    const int status = nci_triangle_new(rough, basis->n);
    if (status)
        return status;
    return basis->form == NC_FIT_FOURIER ? rough_fourier(basis, mix, rough)
                                         : rough_spline(basis, mix, weight, rough);
}

static size_t shape_spline(const struct nci_basis *basis, const double *x, double *shape, size_t capacity)
{
    const size_t size = 4 + 7 * basis->pieces;
    if (!shape || capacity < size)
        return size;
    shape[0] = NC_PLANAR_PIECEWISE;
    shape[1] = (double)(size - 2);
    shape[2] = (double)basis->pieces;
    shape[3] = ORDER - 1;
    memcpy(shape + 4, basis->knot, basis->pieces * sizeof *shape);
    for (size_t i = 0; i < basis->pieces; i++) {
        const double level = x[basis->index[i * ORDER]];
        double *c = shape + 4 + basis->pieces + ORDER * i, scale = 1;
        for (size_t k = 0; k < ORDER; k++) {
            /* the six add up to one: the first coefficient is taken out, so that a dwell ends without a slope */
            c[k] = k ? 0 : level;
            for (size_t b = 0; b < ORDER; b++)
                c[k] +=
                    (x[basis->index[i * ORDER + b]] - level) * basis->table[(i * ORDER + b) * ORDER + k];
            c[k] *= scale;
            scale /= basis->knot[i + 1] - basis->knot[i];
        }
    }
    return size;
}

void nci_basis_base(const struct nci_basis *basis, double phi, double h[4])
{
    const double c = cos(phi), s = sin(phi), x = basis->centre[0], y = basis->centre[1];
    h[0] = h[1] = h[2] = h[3] = 0;
    if (basis->base && nci_planar_sum(basis->base, basis->base_size, phi, c, s, h))
        h[0] = h[1] = h[2] = h[3] = NAN;
    h[0] += x * c + y * s;
    h[1] += y * c - x * s;
    h[2] -= x * c + y * s;
    h[3] -= y * c - x * s;
}

/* A series takes a shift into its first harmonic. */
static size_t shape_fourier(const struct nci_basis *basis, const double *x, double *shape, size_t capacity)
{
    const size_t size = basis->n + 2;
    if (!shape || capacity < size)
        return size;
    nci_build(shape, capacity, NC_PLANAR_FOURIER, x, basis->n);
    if (basis->n > 2) {
        shape[3] += basis->centre[0];
        shape[4] += basis->centre[1];
    }
    return size;
}

size_t nci_basis_shape(const struct nci_basis *basis, const double *x, double *shape, size_t capacity)
{
    const double *centre = basis->centre;
    size_t size = basis->base ? basis->base_size : 0;
    if (size && size <= capacity)
        memcpy(shape, basis->base, size * sizeof *shape);
    double *rest = shape && capacity > size ? shape + size : NULL;
    size_t room = rest ? capacity - size : 0;
    if ((basis->form == NC_FIT_SPLINE || basis->n < 3) && (centre[0] != 0 || centre[1] != 0)) {
        const size_t shift = nc_planar_shift(rest, room, centre[0], centre[1]);
        size += shift;
        rest = room > shift ? rest + shift : NULL;
        room = rest ? room - shift : 0;
    }
    return size + (basis->form == NC_FIT_FOURIER ? shape_fourier(basis, x, rest, room)
                                                 : shape_spline(basis, x, rest, room));
}

void nci_basis_lift(const struct nci_basis *basis, double d, double *x)
{
    if (basis->form == NC_FIT_FOURIER)
        x[0] += d;
    else /* the B-splines of any angle add up to one */
        for (size_t i = 0; i < basis->n; i++)
            x[i] += d;
}
