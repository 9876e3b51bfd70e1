/* The constructors: names and defaults of their arguments, and the terms that they make of these. */
#include "shape_build.h"

#include <math.h>
#include <stdlib.h>

#include "normalcontact.h"
#include "rotation.h"

/* clang-format off */
#define PI_6 0.52359877559829887308
/* clang-format on */

static size_t build_planar_offset(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_offset(shape, capacity, NUMBER(0));
}

const struct constructor planar_circle = {
    "circle", PLANAR, {A_NUMBER("r", 0.1)}, build_planar_offset, NULL};
const struct constructor planar_offset = {
    "offset", PLANAR, {A_NUMBER("d", 0.01)}, build_planar_offset, NULL};

static size_t build_planar_shift(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_shift(shape, capacity, NUMBER(0), NUMBER(1));
}

const struct constructor planar_shift = {
    "shift", PLANAR, {A_NUMBER("x", 0), A_NUMBER("y", 0)}, build_planar_shift, NULL};

static size_t build_ellipse(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_ellipse(shape, capacity, NUMBER(0), NUMBER(1));
}

const struct constructor planar_ellipse = {"ellipse",
                                           PLANAR,
                                           {A_NUMBER("a", 0.1), A_NUMBER("b", 0.05)},
                                           build_ellipse,
                                           "a and b must not be negative, and not both be zero"};

static size_t build_superellipse(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_superellipse(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3));
}

const struct constructor planar_superellipse = {
    "superellipse",
    PLANAR,
    {A_NUMBER("a", 0.1), A_NUMBER("b", 0.05), A_NUMBER("epsilon", 4), A_NUMBER("eta", 0.01)},
    build_superellipse,
    "a and b must be positive, epsilon greater than 1 (below 1e15), eta not negative"};

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

static size_t build_fourier(const struct argument *a, double *shape, size_t capacity)
{
    return build_series(a, shape, capacity, nc_planar_fourier);
}

const struct constructor planar_fourier = {"fourier",
                                           PLANAR,
                                           {A_NUMBER("a0", 0.1), A_LIST("a", "{}"), A_LIST("b", "{}")},
                                           build_fourier,
                                           "a and b must be of the same length, or b be left out"};

static size_t build_rolling(const struct argument *a, double *shape, size_t capacity)
{
    return build_series(a, shape, capacity, nc_planar_rolling);
}

const struct constructor planar_rolling = {"rolling",
                                           PLANAR,
                                           {A_NUMBER("a0", 0.1), A_LIST("a", "{}"), A_LIST("b", "{}")},
                                           build_rolling,
                                           "a and b must be of the same length, or b be left out"};

static size_t build_piecewise(const struct argument *a, double *shape, size_t capacity)
{
    if (a[1].rows != length_of(&a[0]) || a[1].columns == 0)
        return 0;
    return nc_planar_piecewise(shape, capacity, a[0].data, a[1].rows, a[1].data, a[1].columns - 1);
}

const struct constructor planar_piecewise = {
    "piecewise",
    PLANAR,
    {NEEDED("knots", SLOT_LIST), NEEDED("c", SLOT_MATRIX)},
    build_piecewise,
    "c must have as many rows as there are knots, each with the coefficients of one piece"};

static size_t build_lift(const struct argument *a, double *shape, size_t capacity)
{
    const double fall = isnan(NUMBER(5)) ? NUMBER(3) : NUMBER(5);
    return nc_planar_lift(shape, capacity, (enum nc_lift_law)NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3),
                          NUMBER(4), fall);
}

const struct constructor planar_lift = {
    "lift",
    PLANAR,
    {{"law", SLOT_LAW, 1, NC_LIFT_345, "Polynomial345"},
     A_NUMBER("lift", 0.01),
     A_NUMBER("start", 0),
     A_NUMBER("rise", 1),
     A_NUMBER("dwell", 0),
     {"fall", SLOT_NUMBER, 1, NAN, "rise"}},
    build_lift,
    "rise and fall must be positive, dwell not negative, and their sum at most 2*pi"};

static size_t build_lobe(const struct argument *a, double *shape, size_t capacity)
{
    if (NUMBER(3) != floor(NUMBER(3)) || NUMBER(4) != floor(NUMBER(4)) ||
        !(fmax(NUMBER(3), NUMBER(4)) < 100))
        return 0;
    return nc_planar_lobe(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2), (int)NUMBER(3), (int)NUMBER(4));
}

const struct constructor planar_lobe = {
    "lobe",
    PLANAR,
    {A_NUMBER("amplitude", 0.0033), A_NUMBER("start", PI_6), A_NUMBER("stop", 5 * PI_6), A_NUMBER("p", 3),
     A_NUMBER("q", 4)},
    build_lobe,
    "stop must be greater than start by at most 2*pi, p and q be whole numbers from 2 to 12"};

/* The base circle and what is on it: the cams of one call. */
static size_t build_cam_of_law(const struct argument *a, double *shape, size_t capacity)
{
    const struct argument lift[6] = {a[2], a[1], a[3], a[4], a[5], a[6]};
    const size_t n = nc_planar_offset(shape, capacity, NUMBER(0));
    const size_t more = n ? build_lift(lift, behind(shape, capacity, n), room(capacity, n)) : 0;
    return more ? n + more : 0;
}

const struct constructor planar_cam_of_law = {
    "camOfLaw",
    PLANAR,
    {A_NUMBER("r", 0.02),
     A_NUMBER("lift", 0.005),
     {"law", SLOT_LAW, 1, NC_LIFT_4567, "Polynomial4567"},
     A_NUMBER("start", 0),
     A_NUMBER("rise", 1.6),
     A_NUMBER("dwell", 0),
     {"fall", SLOT_NUMBER, 1, NAN, "rise"}},
    build_cam_of_law,
    "rise and fall must be positive, dwell not negative, and their sum at most 2*pi"};

static size_t build_lobed_cam(const struct argument *a, double *shape, size_t capacity)
{
    const double amplitude = isnan(NUMBER(1)) ? NUMBER(0) / 6 : NUMBER(1);
    const struct argument lobe[5] = {{.data = &amplitude, .rows = 1, .columns = 1}, a[2], a[3], a[4], a[5]};
    const size_t n = nc_planar_offset(shape, capacity, NUMBER(0));
    const size_t more = n ? build_lobe(lobe, behind(shape, capacity, n), room(capacity, n)) : 0;
    return more ? n + more : 0;
}

const struct constructor planar_lobed_cam = {
    "lobedCam",
    PLANAR,
    {A_NUMBER("r", 0.02),
     {"amplitude", SLOT_NUMBER, 1, NAN, "r/6"},
     A_NUMBER("start", PI_6),
     A_NUMBER("stop", 5 * PI_6),
     A_NUMBER("p", 3),
     A_NUMBER("q", 4)},
    build_lobed_cam,
    "stop must be greater than start by at most 2*pi, p and q be whole numbers from 2 to 12"};

static size_t build_rounded_polygon(const struct argument *a, double *shape, size_t capacity)
{
    return a[0].columns == 2 ? nc_planar_rounded_polygon(shape, capacity, a[0].data, a[0].rows, NUMBER(1))
                             : 0;
}

const struct constructor planar_rounded_polygon = {
    "roundedPolygon",
    PLANAR,
    {NEEDED("corners", SLOT_MATRIX), A_NUMBER("r", 0.01)},
    build_rounded_polygon,
    "corners must have two columns and 3 to 1000 rows, be in counter-clockwise order and turn to the "
    "left, r not be "
    "negative"};

static size_t build_planar_rotated(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_rotated(shape, capacity, a[0].data, length_of(&a[0]), NUMBER(1));
}

const struct constructor planar_rotated = {
    "rotated", PLANAR, {NEEDED("term", SLOT_SHAPE), A_NUMBER("angle", 0)}, build_planar_rotated, NULL};

static size_t build_spatial_offset(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_offset(shape, capacity, NUMBER(0));
}

const struct constructor spatial_sphere = {
    "sphere", SPATIAL, {A_NUMBER("r", 0.1)}, build_spatial_offset, NULL};
const struct constructor spatial_offset = {
    "offset", SPATIAL, {A_NUMBER("d", 0.01)}, build_spatial_offset, NULL};

static size_t build_spatial_shift(const struct argument *a, double *shape, size_t capacity)
{
    const double none[3] = {0, 0, 0}, *r = length_of(&a[0]) ? a[0].data : none;
    if (length_of(&a[0]) != 0 && length_of(&a[0]) != 3)
        return 0;
    return nc_spatial_shift(shape, capacity, r[0], r[1], r[2]);
}

const struct constructor spatial_shift = {
    "shift", SPATIAL, {A_LIST("r", "{0, 0, 0}")}, build_spatial_shift, "r must be a list of three numbers"};

static size_t build_ellipsoid(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_ellipsoid(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2));
}

const struct constructor spatial_ellipsoid = {
    "ellipsoid",
    SPATIAL,
    {A_NUMBER("a", 0.3), A_NUMBER("b", 0.2), A_NUMBER("c", 0.1)},
    build_ellipsoid,
    "a, b and c must be below 1e154 and not negative, and not all be zero"};

static size_t build_quadratic(const struct argument *a, double *shape, size_t capacity)
{
    const double *m = a[0].data;
    if (a[0].rows != 3 || a[0].columns != 3 || m[1] != m[3] || m[2] != m[6] || m[5] != m[7])
        return 0;
    return nc_spatial_quadratic(shape, capacity, (double[6]){m[0], m[1], m[2], m[4], m[5], m[8]});
}

const struct constructor spatial_quadratic = {
    "quadratic",
    SPATIAL,
    {NEEDED("M", SLOT_MATRIX)},
    build_quadratic,
    "M must be symmetric, of three rows and columns, and have no negative eigenvalue"};

static size_t build_superellipsoid(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_superellipsoid(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3), NUMBER(4),
                                     NUMBER(5));
}

const struct constructor spatial_superellipsoid = {
    "superellipsoid",
    SPATIAL,
    {A_NUMBER("a", 0.3), A_NUMBER("b", 0.2), A_NUMBER("c", 0.1), A_NUMBER("delta", 3),
     A_NUMBER("epsilon", 3), A_NUMBER("eta", 0.02)},
    build_superellipsoid,
    "a, b and c must be positive, delta and epsilon greater than 1 (below 1e15), eta not negative"};

static size_t build_superovoid(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_superovoid(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3), NUMBER(4),
                                 NUMBER(5), NUMBER(6));
}

const struct constructor spatial_superovoid = {
    "superovoid",
    SPATIAL,
    {A_NUMBER("a", 0.1), A_NUMBER("b", 0.1), A_NUMBER("up", 0.2), A_NUMBER("down", 0.1),
     A_NUMBER("delta", 2), A_NUMBER("epsilon", 2), A_NUMBER("eta", 0.02)},
    build_superovoid,
    "a, b, up, down and eta must be positive, delta and epsilon greater than 1 (below 1e15)"};

static size_t build_harmonics(const struct argument *a, double *shape, size_t capacity)
{
    const size_t n = length_of(&a[0]), root = (size_t)(sqrt((double)n) + 0.5);
    return n > 0 && root * root == n ? nc_spatial_harmonics(shape, capacity, a[0].data, root - 1) : 0;
}

const struct constructor spatial_harmonics = {
    "harmonics",
    SPATIAL,
    {NEEDED("c", SLOT_LIST)},
    build_harmonics,
    "c must have (degree + 1)^2 elements: 1, 4, 9, ... up to 4225 for the degree 64"};

static size_t build_revolved(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_revolved(shape, capacity, a[0].data, length_of(&a[0]));
}

const struct constructor spatial_revolved = {"revolved",
                                             SPATIAL,
                                             {NEEDED("profile", SLOT_PROFILE)},
                                             build_revolved,
                                             "the pieces of its profile must join"};

static size_t build_hull(const struct argument *a, double *shape, size_t capacity)
{
    return a[0].columns == 3 ? nc_spatial_hull(shape, capacity, a[0].data, a[0].rows, NUMBER(1)) : 0;
}

const struct constructor spatial_hull = {"hull",
                                         SPATIAL,
                                         {NEEDED("vertices", SLOT_MATRIX), A_NUMBER("p", 12)},
                                         build_hull,
                                         "vertices must have three columns and 4 to 100000 rows, p be from "
                                         "2 to 10000"};

int rotation_from(const struct argument *angles, const struct argument *sequence, double matrix[9])
{
    const double usual[3] = {1, 2, 3}, *axis = length_of(sequence) ? sequence->data : usual;
    const double none[3] = {0, 0, 0}, *angle = length_of(angles) ? angles->data : none;
    double quaternion[4] = {1, 0, 0, 0};
    if ((length_of(angles) != 0 && length_of(angles) != 3) ||
        (length_of(sequence) != 0 && length_of(sequence) != 3))
        return 0;
    for (int i = 0; i < 3; i++) {
        if (axis[i] != 1 && axis[i] != 2 && axis[i] != 3)
            return 0;
        rotation_append(quaternion, (int)axis[i] - 1, angle[i]);
    }
    rotation_matrix(quaternion, matrix);
    return 1;
}

static size_t build_spatial_rotated(const struct argument *a, double *shape, size_t capacity)
{
    double matrix[9];
    return rotation_from(&a[1], &a[2], matrix)
               ? nc_spatial_rotated(shape, capacity, a[0].data, length_of(&a[0]), matrix)
               : 0;
}

const struct constructor spatial_rotated = {
    "rotated",
    SPATIAL,
    {NEEDED("term", SLOT_SHAPE), A_LIST("angles", "{0, 0, 0}"), A_LIST("sequence", "{1, 2, 3}")},
    build_spatial_rotated,
    "angles must be a list of three numbers, sequence one of three axes: 1, 2 or 3"};

static size_t build_capsule(const struct argument *a, double *shape, size_t capacity)
{
    const double bulge = NUMBER(2);
    const size_t n = nc_spatial_ellipsoid(shape, capacity, bulge, bulge, NUMBER(0) / 2);
    return n ? n + nc_spatial_offset(behind(shape, capacity, n), room(capacity, n), NUMBER(1)) : 0;
}

const struct constructor spatial_capsule = {
    "capsule",
    SPATIAL,
    {A_NUMBER("length", 0.2), A_NUMBER("r", 0.05), A_NUMBER("bulge", 0.001)},
    build_capsule,
    "length and bulge must not be negative, and not both be zero"};

static size_t build_rounded_box(const struct argument *a, double *shape, size_t capacity)
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

const struct constructor spatial_rounded_box = {
    "roundedBox",
    SPATIAL,
    {A_NUMBER("length", 0.3), A_NUMBER("width", 0.2), A_NUMBER("height", 0.1), A_NUMBER("r", 0.02),
     A_NUMBER("bulge", 0.002)},
    build_rounded_box,
    "length, width, height and bulge must not be negative, and not be zero together"};
