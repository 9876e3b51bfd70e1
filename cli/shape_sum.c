/* Sums of two terms under one name, as a dialog offers them. */
#include "normalcontact.h"
#include "shape_build.h"

static size_t build_eccentric(const struct argument *a, double *shape, size_t capacity)
{
    const size_t n = nc_planar_offset(shape, capacity, NUMBER(0));
    return n ? n + nc_planar_shift(behind(shape, capacity, n), room(capacity, n), NUMBER(1), 0) : 0;
}

const struct constructor planar_eccentric = {
    "eccentric", PLANAR, {A_NUMBER("r", 0.03), A_NUMBER("e", 0.005)}, build_eccentric, NULL};

static size_t build_rounded_ellipse(const struct argument *a, double *shape, size_t capacity)
{
    const size_t n = nc_planar_ellipse(shape, capacity, NUMBER(0), NUMBER(1));
    return n ? n + nc_planar_offset(behind(shape, capacity, n), room(capacity, n), NUMBER(2)) : 0;
}

const struct constructor planar_rounded_ellipse = {
    "roundedEllipse",
    PLANAR,
    {A_NUMBER("a", 0.1), A_NUMBER("b", 0.05), A_NUMBER("r", 0.01)},
    build_rounded_ellipse,
    "a and b must not be negative, and not both be zero"};

static size_t build_rounded_ellipsoid(const struct argument *a, double *shape, size_t capacity)
{
    const size_t n = nc_spatial_ellipsoid(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2));
    return n ? n + nc_spatial_offset(behind(shape, capacity, n), room(capacity, n), NUMBER(3)) : 0;
}

const struct constructor spatial_rounded_ellipsoid = {
    "roundedEllipsoid",
    SPATIAL,
    {A_NUMBER("a", 0.3), A_NUMBER("b", 0.2), A_NUMBER("c", 0.1), A_NUMBER("r", 0.01)},
    build_rounded_ellipsoid,
    "a, b and c must be below 1e154 and not negative, and not all be zero"};

static size_t build_shifted_ellipsoid(const struct argument *a, double *shape, size_t capacity)
{
    const double none[3] = {0, 0, 0}, *r = length_of(&a[3]) ? a[3].data : none;
    if (length_of(&a[3]) != 0 && length_of(&a[3]) != 3)
        return 0;
    const size_t n = nc_spatial_ellipsoid(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2));
    return n ? n + nc_spatial_shift(behind(shape, capacity, n), room(capacity, n), r[0], r[1], r[2]) : 0;
}

const struct constructor spatial_shifted_ellipsoid = {
    "shiftedEllipsoid",
    SPATIAL,
    {A_NUMBER("a", 0.3), A_NUMBER("b", 0.2), A_NUMBER("c", 0.1), A_LIST("r", "{0, 0, 0}")},
    build_shifted_ellipsoid,
    "a, b and c must not be negative, and not all be zero, r a list of three numbers"};
