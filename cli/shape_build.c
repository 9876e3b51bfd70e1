/* Terms from the arguments of the constructors. */
#include "shape_build.h"

#include <math.h>
#include <stdlib.h>

#include "normalcontact.h"
#include "rotation.h"

#define NUMBER(i) (a[i].data[0])

/* Where the next term behind n doubles goes, and the room there; NULL and 0 where there is none. */
static double *behind(double *shape, size_t capacity, size_t n)
{
    return capacity > n ? shape + n : NULL;
}

static size_t room(size_t capacity, size_t n)
{
    return capacity > n ? capacity - n : 0;
}

size_t build_planar_offset(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_offset(shape, capacity, NUMBER(0));
}

size_t build_planar_shift(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_shift(shape, capacity, NUMBER(0), NUMBER(1));
}

size_t build_ellipse(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_ellipse(shape, capacity, NUMBER(0), NUMBER(1));
}

size_t build_superellipse(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_superellipse(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3));
}

static size_t length_of(const struct argument *a)
{
    return a->rows * a->columns;
}

/* Coefficients of cosines and sines; missing sines are zero. */
static size_t build_series(const struct argument *a, double *shape, size_t capacity,
                           size_t (*constructor)(double *, size_t, double, const double *, const double *,
                                                 size_t))
{
    const size_t n = length_of(&a[1]), sines = length_of(&a[2]);
    if (sines != 0 && sines != n)
        return 0;
    double *zero = calloc(n + 1, sizeof *zero);
    const size_t size =
        zero ? constructor(shape, capacity, NUMBER(0), n ? a[1].data : zero, sines ? a[2].data : zero, n)
             : 0;
    free(zero);
    return size;
}

size_t build_fourier(const struct argument *a, double *shape, size_t capacity)
{
    return build_series(a, shape, capacity, nc_planar_fourier);
}

size_t build_rolling(const struct argument *a, double *shape, size_t capacity)
{
    return build_series(a, shape, capacity, nc_planar_rolling);
}

size_t build_piecewise(const struct argument *a, double *shape, size_t capacity)
{
    if (a[1].rows != length_of(&a[0]) || a[1].columns == 0)
        return 0;
    return nc_planar_piecewise(shape, capacity, a[0].data, a[1].rows, a[1].data, a[1].columns - 1);
}

size_t build_lift(const struct argument *a, double *shape, size_t capacity)
{
    const double fall = isnan(NUMBER(5)) ? NUMBER(3) : NUMBER(5);
    return nc_planar_lift(shape, capacity, (enum nc_lift_law)NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3),
                          NUMBER(4), fall);
}

size_t build_lobe(const struct argument *a, double *shape, size_t capacity)
{
    if (NUMBER(3) != floor(NUMBER(3)) || NUMBER(4) != floor(NUMBER(4)) ||
        !(fmax(NUMBER(3), NUMBER(4)) < 100))
        return 0;
    return nc_planar_lobe(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2), (int)NUMBER(3), (int)NUMBER(4));
}

size_t build_planar_rotated(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_rotated(shape, capacity, a[0].data, length_of(&a[0]), NUMBER(1));
}

size_t build_spatial_offset(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_offset(shape, capacity, NUMBER(0));
}

size_t build_spatial_shift(const struct argument *a, double *shape, size_t capacity)
{
    const double none[3] = {0, 0, 0}, *r = length_of(&a[0]) ? a[0].data : none;
    if (length_of(&a[0]) != 0 && length_of(&a[0]) != 3)
        return 0;
    return nc_spatial_shift(shape, capacity, r[0], r[1], r[2]);
}

size_t build_ellipsoid(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_ellipsoid(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2));
}

size_t build_quadratic(const struct argument *a, double *shape, size_t capacity)
{
    const double *m = a[0].data;
    if (a[0].rows != 3 || a[0].columns != 3 || m[1] != m[3] || m[2] != m[6] || m[5] != m[7])
        return 0;
    return nc_spatial_quadratic(shape, capacity, (double[6]){m[0], m[1], m[2], m[4], m[5], m[8]});
}

size_t build_superellipsoid(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_superellipsoid(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3), NUMBER(4),
                                     NUMBER(5));
}

size_t build_harmonics(const struct argument *a, double *shape, size_t capacity)
{
    const size_t n = length_of(&a[0]), root = (size_t)(sqrt((double)n) + 0.5);
    return n > 0 && root * root == n ? nc_spatial_harmonics(shape, capacity, a[0].data, root - 1) : 0;
}

size_t build_revolved(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_revolved(shape, capacity, a[0].data, length_of(&a[0]));
}

size_t build_hull(const struct argument *a, double *shape, size_t capacity)
{
    return a[0].columns == 3 ? nc_spatial_hull(shape, capacity, a[0].data, a[0].rows, NUMBER(1)) : 0;
}

/* The axes of the shape are turned as by Modelica's FixedRotation: by angles[i] about the axis sequence[i].
 */
size_t build_spatial_rotated(const struct argument *a, double *shape, size_t capacity)
{
    const double usual[3] = {1, 2, 3}, *sequence = length_of(&a[2]) ? a[2].data : usual;
    const double none[3] = {0, 0, 0}, *angles = length_of(&a[1]) ? a[1].data : none;
    double quaternion[4] = {1, 0, 0, 0}, matrix[9];
    for (int i = 1; i <= 2; i++)
        if (length_of(&a[i]) != 0 && length_of(&a[i]) != 3)
            return 0;
    for (int i = 0; i < 3; i++) {
        if (sequence[i] != 1 && sequence[i] != 2 && sequence[i] != 3)
            return 0;
        rotation_append(quaternion, (int)sequence[i] - 1, angles[i]);
    }
    rotation_matrix(quaternion, matrix);
    return nc_spatial_rotated(shape, capacity, a[0].data, length_of(&a[0]), matrix);
}

size_t build_capsule(const struct argument *a, double *shape, size_t capacity)
{
    const double bulge = NUMBER(2);
    const size_t n = nc_spatial_ellipsoid(shape, capacity, bulge, bulge, NUMBER(0) / 2);
    return n ? n + nc_spatial_offset(behind(shape, capacity, n), room(capacity, n), NUMBER(1)) : 0;
}

size_t build_rounded_box(const struct argument *a, double *shape, size_t capacity)
{
    const double bulge = NUMBER(4);
    size_t n = 0;
    for (size_t i = 0; i < 3; i++) {
        double axes[3] = {bulge, bulge, bulge};
        axes[i] = NUMBER(i) / 2;
        const size_t more =
            nc_spatial_ellipsoid(behind(shape, capacity, n), room(capacity, n), axes[0], axes[1], axes[2]);
        if (more == 0)
            return 0;
        n += more;
    }
    return n + nc_spatial_offset(behind(shape, capacity, n), room(capacity, n), NUMBER(3));
}
