/* Spherical harmonics one by one, as the columns of a fit. Along the great circle x cos s + t sin s the tangential
 * Hessian of a potential is t'Ht = h + d2h/ds2, as in the plane: products of Taylor series in s up to s^2. */
#include "space.h"

/* c[0] + c[1] s + c[2] s^2 */
struct along {
    double c[3];
};

static struct along along_product(struct along a, struct along b)
{
    return (struct along){{a.c[0] * b.c[0], a.c[0] * b.c[1] + a.c[1] * b.c[0],
                           a.c[0] * b.c[2] + a.c[1] * b.c[1] + a.c[2] * b.c[0]}};
}

static struct along along_sum(double k, struct along a, double l, struct along b)
{
    return (struct along){{k * a.c[0] + l * b.c[0], k * a.c[1] + l * b.c[1], k * a.c[2] + l * b.c[2]}};
}

static void row_store(struct along y, size_t i, double *value, double *radius)
{
    if (value)
        value[i] = y.c[0];
    if (radius)
        radius[i] = y.c[0] + 2 * y.c[2];
}

/* Y(l, +-m) = p(l, m; z) Re, Im (x + iy)^m; p by its recurrence, normalised. */
void nci_sphere_row(size_t degree, const double x[3], const double t[3], double *value, double *radius)
{
    struct along n[3], re = {{1, 0, 0}}, im = {{0, 0, 0}};
    double first = sqrt(0.25 / NCI_PI);
    for (int i = 0; i < 3; i++)
        n[i] = (struct along){{x[i], t ? t[i] : 0, t ? -x[i] / 2 : 0}};
    for (size_t m = 0; m <= degree; m++) {
        struct along before = {{0, 0, 0}}, p = {{first, 0, 0}};
        for (size_t l = m; l <= degree; l++) {
            const double ll = (double)(l * l), mm = (double)(m * m), next = ll + 2 * (double)l + 1;
            row_store(along_product(p, re), l * l + l + m, value, radius);
            if (m)
                row_store(along_product(p, im), l * l + l - m, value, radius);
            /* p(l + 1) = a (z p(l) - b p(l - 1)) */
            const double a = sqrt((4 * next - 1) / (next - mm)),
                         b = l > m ? sqrt((ll - mm) / (4 * ll - 1)) : 0;
            const struct along up = along_sum(a, along_product(n[2], p), -a * b, before);
            before = p;
            p = up;
        }
        const struct along turn = along_sum(1, along_product(re, n[0]), -1, along_product(im, n[1]));
        im = along_sum(1, along_product(re, n[1]), 1, along_product(im, n[0]));
        re = turn;
        first *= sqrt((2 * (double)m + 3) / (2 * (double)m + 2) * (m ? 1 : 2));
    }
}

int nci_sphere_rough(size_t degree, struct nci_triangle *rough)
{
    const size_t n = (degree + 1) * (degree + 1);
    const int status = nci_triangle_new(rough, n);
    for (size_t l = 0, i = 0; l <= degree && !status; l++)
        for (size_t m = 0; m < 2 * l + 1; m++, i++) {
            const double L = (double)(l * (l + 1));
            rough->r[i * n + i] = fabs(L - 2) / 2 * sqrt(L);
        }
    return status;
}

size_t nci_sphere_shape(const struct nci_sphere *sphere, const double *x, double *shape, size_t capacity)
{
    const size_t before = sphere->base ? sphere->base_size : 0, size = before + sphere->n + 2;
    if (!shape || capacity < size)
        return size;
    if (before)
        memcpy(shape, sphere->base, before * sizeof *shape);
    nc_spatial_harmonics(shape + before, size - before, x, sphere->degree);
    return size;
}

void nci_sphere_direction(size_t i, size_t count, double x[3])
{
    const double golden = 2.399963229728653; /* pi (3 - sqrt 5): a spiral */
    const double z = 1 - (2 * (double)i + 1) / (double)count, r = sqrt(fmax(0, 1 - z * z));
    x[0] = r * cos(golden * (double)i);
    x[1] = r * sin(golden * (double)i);
    x[2] = z;
}
