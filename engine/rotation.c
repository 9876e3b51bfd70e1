#include "rotation.h"

#include <math.h>

#include "normalcontact.h"

static void product(const double p[4], const double q[4], double out[4])
{
    const double r[4] = {
        p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
        p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
        p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
        p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0],
    };
    for (int i = 0; i < 4; i++)
        out[i] = r[i];
}

void rotation_append(double q[4], int axis, double angle)
{
    double turn[4] = {cos(angle / 2), 0, 0, 0};
    turn[1 + axis] = sin(angle / 2);
    product(q, turn, q);
}

void rotation_set(double q[4], const int axes[3], const double angles[3])
{
    q[0] = 1;
    q[1] = q[2] = q[3] = 0;
    for (int i = 0; i < 3; i++)
        rotation_append(q, axes[i], angles[i]);
}

void rotation_matrix(const double q[4], double matrix[9])
{
    const double s = 2 / (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    const double w = q[0], x = q[1], y = q[2], z = q[3];
    matrix[0] = 1 - s * (y * y + z * z);
    matrix[1] = s * (x * y - w * z);
    matrix[2] = s * (x * z + w * y);
    matrix[3] = s * (x * y + w * z);
    matrix[4] = 1 - s * (x * x + z * z);
    matrix[5] = s * (y * z - w * x);
    matrix[6] = s * (x * z - w * y);
    matrix[7] = s * (y * z + w * x);
    matrix[8] = 1 - s * (x * x + y * y);
}

void rotation_from_transposed(const double t[9], double q[4])
{
    /* 4 q_i q_j is known for all pairs; the row with the largest square loses no digits. */
    const double square[4] = {1 + t[0] + t[4] + t[8], 1 + t[0] - t[4] - t[8], 1 - t[0] + t[4] - t[8],
                              1 - t[0] - t[4] + t[8]};
    const double pair[4][4] = {
        {square[0], t[5] - t[7], t[6] - t[2], t[1] - t[3]},
        {t[5] - t[7], square[1], t[1] + t[3], t[2] + t[6]},
        {t[6] - t[2], t[1] + t[3], square[2], t[5] + t[7]},
        {t[1] - t[3], t[2] + t[6], t[5] + t[7], square[3]},
    };
    int best = 0;
    for (int i = 1; i < 4; i++)
        if (square[i] > square[best])
            best = i;
    for (int i = 0; i < 4; i++)
        q[i] = pair[best][i] / (2 * sqrt(square[best]));
}

void rotation_rate(const double q[4], const double w[3], double rate[4])
{
    const double half[4] = {0, w[0] / 2, w[1] / 2, w[2] / 2};
    const double excess = 1 - (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    product(q, half, rate);
    for (int i = 0; i < 4; i++)
        rate[i] += excess * q[i];
}

void rotate(const double m[9], const double v[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = m[3 * i] * v[0] + m[3 * i + 1] * v[1] + m[3 * i + 2] * v[2];
}

void rotate_back(const double m[9], const double v[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = m[i] * v[0] + m[3 + i] * v[1] + m[6 + i] * v[2];
}

double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

void cross(const double a[3], const double b[3], double out[3])
{
    const double c[3] = {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    for (int i = 0; i < 3; i++)
        out[i] = c[i];
}

void solve3(const double a[9], const double b[3], double x[3])
{
    /* Cramer's rule: the rows of the adjugate are cross products of the columns. */
    double r0[3], r1[3], r2[3];
    cross(a + 3, a + 6, r0);
    cross(a + 6, a, r1);
    cross(a, a + 3, r2);
    const double determinant = dot(a, r0);
    for (int i = 0; i < 3; i++)
        x[i] = (r0[i] * b[0] + r1[i] * b[1] + r2[i] * b[2]) / determinant;
}

int inertia_is_possible(const double inertia[9])
{
    const double *I = inertia, half = (1 + 1e-9) * (I[0] + I[4] + I[8]) / 2; /* a plate may be one */
    return nc_spatial_quadratic(
               NULL, 0, (double[6]){half - I[0], -I[1], -I[2], half - I[4], -I[5], half - I[8]}) > 0;
}
