/* Properties of small matrices. */
#include "base/base.h"

int nci_is_rotation(const double q[9])
{
    double z[3];
    nci_cross(q, q + 3, z);
    const double xx = nci_dot(q, q) - 1, yy = nci_dot(q + 3, q + 3) - 1, xy = nci_dot(q, q + 3);
    const double x = z[0] - q[6], y = z[1] - q[7], w = z[2] - q[8];
    return xx * xx + yy * yy + xy * xy + x * x + y * y + w * w <= 1e-12;
}

int nci_is_semidefinite(const double m[6])
{
    if (!nci_finite(m, 6))
        return 0;
    const double size = fabs(m[0]) + fabs(m[3]) + fabs(m[5]), slack = 1e-12 * size;
    if (!(size < 1e100 && fmax(fmax(fabs(m[1]), fabs(m[2])), fabs(m[4])) <= size))
        return 0; /* never so in a semi-definite matrix, and nothing below overflows */
    const double xy = m[0] * m[3] - m[1] * m[1], xz = m[0] * m[5] - m[2] * m[2];
    const double yz = m[3] * m[5] - m[4] * m[4];
    const double determinant =
        m[0] * yz - m[1] * (m[1] * m[5] - m[4] * m[2]) + m[2] * (m[1] * m[4] - m[3] * m[2]);
    return size > 0 && m[0] >= 0 && m[3] >= 0 && m[5] >= 0 && fmin(fmin(xy, xz), yz) >= -slack * size &&
           determinant >= -slack * size * size;
}
