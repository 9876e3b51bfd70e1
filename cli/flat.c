#include "flat.h"

#include <math.h>

#include "normalcontact.h"

static enum flat larger(enum flat a, enum flat b)
{
    return a > b ? a : b;
}

/* q = epsilon/(epsilon - 1): an exponent epsilon above 2. */
static enum flat of_exponent(double q, double eta)
{
    return eta == 0 && q < 2 ? FLAT_AT_POINTS : FLAT_NOWHERE;
}

static void swap(double *a, double *b)
{
    const double kept = *a;
    *a = *b;
    *b = kept;
}

/* Is a matrix that is not negative singular, but for rounding? Cholesky, the largest pivot first. */
static int is_singular(const double p[6])
{
    double m[3][3] = {{p[0], p[1], p[2]}, {p[1], p[3], p[4]}, {p[2], p[4], p[5]}};
    const double rounding = 1e-14 * (p[0] + p[3] + p[5]);
    for (int k = 0; k < 3; k++) {
        int best = k;
        for (int i = k + 1; i < 3; i++)
            best = m[i][i] > m[best][best] ? i : best;
        for (int i = 0; i < 3; i++)
            swap(&m[k][i], &m[best][i]);
        for (int i = 0; i < 3; i++)
            swap(&m[i][k], &m[i][best]);
        if (!(m[k][k] > rounding))
            return 1;
        for (int i = k + 1; i < 3; i++)
            for (int j = k + 1; j < 3; j++)
                m[i][j] -= m[i][k] * m[k][j] / m[k][k];
    }
    return 0;
}

static enum flat planar_flat(const double *shape, size_t n)
{
    enum flat flat = FLAT_NOWHERE;
    for (size_t i = 0; i + 1 < n; i += 2 + (size_t)shape[i + 1]) {
        const double *p = shape + i + 2;
        switch ((int)shape[i]) {
        case NC_PLANAR_ELLIPSE:
            flat = larger(flat, p[0] == 0 || p[1] == 0 ? FLAT_IN_PARTS : FLAT_NOWHERE);
            break;
        case NC_PLANAR_ROUNDED_POLYGON:
            flat = FLAT_IN_PARTS;
            break;
        case NC_PLANAR_SUPERELLIPSE:
            flat = larger(flat, of_exponent(p[2], p[3]));
            break;
        case NC_PLANAR_ROTATED:
            flat = larger(flat, planar_flat(p + 1, (size_t)shape[i + 1] - 1));
            break;
        default:
            break;
        }
    }
    return flat;
}

static enum flat spatial_flat(const double *shape, size_t n)
{
    enum flat flat = FLAT_NOWHERE;
    for (size_t i = 0; i + 1 < n; i += 2 + (size_t)shape[i + 1]) {
        const double *p = shape + i + 2;
        switch ((int)shape[i]) {
        case NC_SPATIAL_ELLIPSOID:
            flat = larger(flat, p[0] == 0 || p[1] == 0 || p[2] == 0 ? FLAT_IN_PARTS : FLAT_NOWHERE);
            break;
        case NC_SPATIAL_QUADRATIC:
            flat = larger(flat, is_singular(p) ? FLAT_IN_PARTS : FLAT_NOWHERE);
            break;
        case NC_SPATIAL_SUPERELLIPSOID:
            flat = larger(flat, of_exponent(fmin(p[3], p[4]), p[5]));
            break;
        case NC_SPATIAL_REVOLVED:
            flat = larger(flat, planar_flat(p, (size_t)shape[i + 1]));
            break;
        case NC_SPATIAL_ROTATED:
            flat = larger(flat, spatial_flat(p + 9, (size_t)shape[i + 1] - 9));
            break;
        default:
            break;
        }
    }
    return flat;
}

enum flat shape_flat(const struct shape *shape)
{
    return shape->dimension == PLANAR ? planar_flat(shape->vector, shape->n)
                                      : spatial_flat(shape->vector, shape->n);
}
