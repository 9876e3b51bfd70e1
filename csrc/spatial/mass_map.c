/* The affine image of a body that is about as long as wide and high, found by fitting an ellipsoid to its
 * potential. */
#include "spatial/mass.h"

void nci_solid_invert(struct nci_solid *map)
{
    const double *B = map->B;
    for (int i = 0; i < 3; i++)
        nci_cross(B + 3 * ((i + 1) % 3), B + 3 * ((i + 2) % 3), map->cofactor + 3 * i);
    map->det = nci_dot(B, map->cofactor);
}

double nci_solid_direction(int face, double ta, double tb, double u[3])
{
    const double square = 1 + ta * ta + tb * tb, scale = 1 / sqrt(square);
    const int axis = face % 3;
    u[axis] = face < 3 ? scale : -scale;
    u[(axis + 1) % 3] = ta * scale;
    u[(axis + 2) % 3] = tb * scale;
    return (1 + ta * ta) * (1 + tb * tb) * scale / square;
}

double nci_solid_normal(const struct nci_solid *map, const double u[3], double n[3])
{
    nci_rotate(map->cofactor, u, n);
    const double length = sqrt(nci_dot(n, n));
    for (int i = 0; i < 3; i++)
        n[i] /= length;
    return length;
}

/* mean(3 h u) and mean(h^2 u u') over the sphere for the potential h of the image, and the former for the
 * rest. */
static int solid_means(struct nci_solid *map, double first[3], double second[3][3], double rest_first[3])
{
    double a[15], kronrod[15], w[15], u[3], n[3];
    struct nci_jet jet, rest;
    nci_rule(-NCI_PI / 4, NCI_PI / 4, a, kronrod, w);
    for (int k = 0; k < 6 * 49; k++) { /* every other node belongs to the 7-point rule */
        const int i = k / 7 % 7 * 2 + 1, j = k % 7 * 2 + 1;
        const double share =
            nci_solid_direction(k / 49, tan(a[i]), tan(a[j]), u) * w[i] * w[j] / (4 * NCI_PI);
        const double length = nci_solid_normal(map, u, n);
        const int status = nci_solid_sum(map, n, 0, &jet, &rest);
        map->evaluations++;
        if (status)
            return status;
        const double h = (jet.h - nci_dot(n, map->s)) * length / map->det;
        const double other = (rest.h - nci_dot(n, map->middle)) * length / map->det;
        for (int p = 0; p < 3; p++) {
            first[p] += 3 * h * u[p] * share;
            rest_first[p] += 3 * other * u[p] * share;
            for (int q = 0; q < 3; q++)
                second[p][q] += h * h * u[p] * u[q] * share;
        }
    }
    return NC_OK;
}

/* B becomes B L, where L L' = M belongs to the ellipsoid z' M^-1 z = 1 with mean(h^2 u u') = E =
 * (tr(M) I + 2 M) / 15. Pivots are kept away from zero: the next round corrects what that spoils. */
static void solid_stretch(struct nci_solid *map, double E[3][3])
{
    const double trace = E[0][0] + E[1][1] + E[2][2];
    double L[3][3] = {{0}};
    for (int p = 0; p < 3; p++)
        for (int q = map->aligned ? p : 0; q <= p; q++) {
            double m = 7.5 * E[p][q] - (p == q ? 1.5 * trace : 0);
            for (int k = 0; k < q && !map->aligned; k++)
                m -= L[p][k] * L[q][k];
            L[p][q] = p == q ? sqrt(fmax(m, 1e-6 * trace)) : m / L[q][q];
        }
    for (int p = 0; p < 3; p++) {
        double *row = map->B + 3 * p; /* L is lower triangular, so the columns can be done in place */
        for (int q = 0; q < 3; q++)
            row[q] = row[0] * L[0][q] + row[1] * L[1][q] + row[2] * L[2][q];
    }
    nci_solid_invert(map);
}

int nci_solid_fit(struct nci_solid *map)
{
    for (int round = 0; round < 6; round++) {
        double first[3] = {0}, second[3][3] = {{0}}, rest[3] = {0}, shift[3];
        const int status = solid_means(map, first, second, rest);
        const double trace = second[0][0] + second[1][1] + second[2][2];
        if (status)
            return status;
        if (!(trace > 0 && isfinite(trace)))
            return isfinite(trace) ? NC_E_FLAT : NC_E_SINGULAR;
        nci_rotate(map->B, first, shift);
        for (int p = 0; p < 3; p++)
            map->s[p] += shift[p];
        nci_rotate(map->B, rest, shift);
        for (int p = 0; p < 3; p++)
            map->middle[p] += shift[p];
        if (round > 0)
            solid_stretch(map, second);
    }
    return NC_OK;
}
