/* The constructors of curves and surfaces; see shape_build.c for those of bodies. */
#include <math.h>
#include <stdlib.h>

#include "normalcontact.h"
#include "shape_build.h"

/* A whole number from 0 to `largest`, else -1. */
static int whole(double x, int largest)
{
    return x >= 0 && x <= largest && x == floor(x) ? (int)x : -1;
}

/* Two numbers, or the default twice. */
static const double *two(const struct argument *a, const double usual[2])
{
    return length_of(a) == 0 ? usual : length_of(a) == 2 ? a->data : NULL;
}

/* --- Curves ----------------------------------------------------------------------------------------- */

static size_t build_circle(const struct argument *a, double *vector, size_t capacity)
{
    return nc_curve_circle(vector, capacity, NUMBER(0));
}

static size_t build_helix(const struct argument *a, double *vector, size_t capacity)
{
    return nc_curve_helix(vector, capacity, NUMBER(0), NUMBER(1), NUMBER(2));
}

/* Has a B-spline in one direction as many knots as it needs? */
static int knots_fit(size_t knots, size_t points, int degree, int periodic)
{
    return degree > 0 && periodic >= 0 && knots == points + 1 + (periodic ? 0 : (size_t)degree);
}

static size_t build_curve_bspline(const struct argument *a, double *vector, size_t capacity)
{
    const int degree = whole(NUMBER(0), NC_MAX_SPLINE_DEGREE), periodic = whole(NUMBER(1), 1);
    const size_t dimension = a[3].columns, count = a[3].rows;
    if ((dimension != 3 && dimension != 4) || !knots_fit(length_of(&a[2]), count, degree, periodic))
        return 0;
    return nc_curve_bspline(vector, capacity, degree, periodic, dimension == 4, count, a[2].data,
                            a[3].data);
}

static size_t build_interpolated(const struct argument *a, double *vector, size_t capacity)
{
    const int degree = whole(NUMBER(0), NC_MAX_SPLINE_DEGREE);
    return a[1].columns == 3 ? nc_curve_interpolated(vector, capacity, degree, a[1].rows, a[1].data) : 0;
}

static size_t build_cam(const struct argument *a, double *vector, size_t capacity)
{
    const int points = whole(NUMBER(2), NC_MAX_CAM_POINTS);
    return points > 0
               ? nc_curve_cam(vector, capacity, a[0].data, length_of(&a[0]), NUMBER(1), (size_t)points)
               : 0;
}

static size_t build_curve_potential(const struct argument *a, double *vector, size_t capacity)
{
    return nc_curve_potential(vector, capacity, a[0].data, length_of(&a[0]));
}

/* A curve or surface, its position, angles and axes. */
static size_t build_placed(const struct argument *a, double *vector, size_t capacity,
                           size_t (*placed)(double *, size_t, const double *, size_t, const double *,
                                            const double *))
{
    const double origin[3] = {0, 0, 0};
    double q[9];
    if ((length_of(&a[1]) != 0 && length_of(&a[1]) != 3) || !rotation_from(&a[2], &a[3], q))
        return 0;
    return placed(vector, capacity, a[0].data, length_of(&a[0]), q, length_of(&a[1]) ? a[1].data : origin);
}

static size_t build_curve_placed(const struct argument *a, double *vector, size_t capacity)
{
    return build_placed(a, vector, capacity, nc_curve_placed);
}

/* --- Surfaces --------------------------------------------------------------------------------------- */

static size_t build_plane(const struct argument *a, double *vector, size_t capacity)
{
    return nc_surface_plane(vector, capacity, NUMBER(0), NUMBER(1));
}

static size_t build_torus(const struct argument *a, double *vector, size_t capacity)
{
    return nc_surface_torus(vector, capacity, NUMBER(0), NUMBER(1));
}

static size_t build_revolved(const struct argument *a, double *vector, size_t capacity)
{
    return nc_surface_revolved(vector, capacity, a[0].data, length_of(&a[0]));
}

static size_t build_extruded(const struct argument *a, double *vector, size_t capacity)
{
    return nc_surface_extruded(vector, capacity, a[0].data, length_of(&a[0]), NUMBER(1));
}

static size_t build_surface_bspline(const struct argument *a, double *vector, size_t capacity)
{
    const double *degrees = two(&a[0], (const double[2]){3, 3}),
                 *flags = two(&a[1], (const double[2]){0, 0});
    const struct argument *points = &a[4];
    const size_t dimension = points->inner, count[2] = {points->rows, points->columns / dimension};
    int degree[2], periodic[2];
    if (!degrees || !flags || (dimension != 3 && dimension != 4))
        return 0;
    for (int i = 0; i < 2; i++) {
        degree[i] = whole(degrees[i], NC_MAX_SPLINE_DEGREE);
        periodic[i] = whole(flags[i], 1);
        if (!knots_fit(length_of(&a[2 + i]), count[i], degree[i], periodic[i]))
            return 0;
    }
    return nc_surface_bspline(vector, capacity, degree, periodic, dimension == 4, count, a[2].data,
                              a[3].data, points->data);
}

static size_t build_heights(const struct argument *a, double *vector, size_t capacity)
{
    const double usual[2] = {-1, 1}, *x = two(&a[1], usual), *y = two(&a[2], usual);
    const size_t count[2] = {a[3].rows, a[3].columns};
    return x && y ? nc_surface_heights(vector, capacity, whole(NUMBER(0), NC_MAX_SPLINE_DEGREE), x, y,
                                       count, a[3].data)
                  : 0;
}

/* Heights with y up: those of nc_surface_heights over x and -z, turned. */
static size_t build_terrain(const struct argument *a, double *vector, size_t capacity)
{
    const double usual[2] = {-1, 1}, *x = two(&a[1], usual), *z = two(&a[2], usual);
    const double q[9] = {1, 0, 0, 0, 0, 1, 0, -1, 0}, origin[3] = {0, 0, 0};
    const size_t count[2] = {a[3].rows, a[3].columns};
    const int degree = whole(NUMBER(0), NC_MAX_SPLINE_DEGREE);
    if (!x || !z)
        return 0;
    const double range[2] = {-z[1], -z[0]};
    double *heights = malloc(count[0] * count[1] * sizeof *heights);
    const size_t n = nc_surface_heights(NULL, 0, degree, x, range, count, a[3].data);
    double *inner = malloc(n * sizeof *inner);
    size_t length = 0;
    if (n && heights && inner) {
        for (size_t i = 0; i < count[0]; i++)
            for (size_t j = 0; j < count[1]; j++)
                heights[i * count[1] + j] = a[3].data[(i + 1) * count[1] - 1 - j];
        if (nc_surface_heights(inner, n, degree, x, range, count, heights) == n)
            length = nc_surface_placed(vector, capacity, inner, n, q, origin);
    }
    free(heights);
    free(inner);
    return length;
}

static size_t build_surface_potential(const struct argument *a, double *vector, size_t capacity)
{
    return nc_surface_potential(vector, capacity, a[0].data, length_of(&a[0]));
}

static size_t build_surface_placed(const struct argument *a, double *vector, size_t capacity)
{
    return build_placed(a, vector, capacity, nc_surface_placed);
}

/* --- All -------------------------------------------------------------------------------------------- */

/* clang-format off */
#define PLACEMENT A_LIST("r", "{0, 0, 0}"), A_LIST("angles", "{0, 0, 0}"), A_LIST("sequence", "{1, 2, 3}")
#define PLACEMENT_RULE "r and angles must be lists of three numbers, sequence one of three axes: 1, 2 or 3"
#define SPLINE_RULE                                                                                                    \
    "a point has 3 numbers, or 4 with its weight (> 0); knots do not decrease: as many as points + degree + 1, if "    \
    "periodic as points + 1; there are more points than the degree, which is 1 to 9"
/* clang-format on */

const struct constructor freeform_constructors[] = {
    {"circle", CURVE, {A_NUMBER("r", 0.1)}, build_circle, "r must be positive"},
    {"helix",
     CURVE,
     {A_NUMBER("r", 0.1), A_NUMBER("rise", 0.02), A_NUMBER("turns", 1)},
     build_helix,
     "r and turns must be positive"},
    {"bspline",
     CURVE,
     {A_NUMBER("degree", 3),
      {"periodic", SLOT_NUMBER, 1, 0, "false"},
      NEEDED("knots", SLOT_LIST),
      NEEDED("points", SLOT_MATRIX)},
     build_curve_bspline,
     SPLINE_RULE},
    {"interpolated",
     CURVE,
     {A_NUMBER("degree", 5), NEEDED("points", SLOT_MATRIX)},
     build_interpolated,
     "points must have three columns and more rows than the degree, which is 1, 3, 5, 7 or 9"},
    {"cam",
     CURVE,
     {NEEDED("law", SLOT_PROFILE), A_NUMBER("roller", 0.01), A_NUMBER("points", 200)},
     build_cam,
     "the roller must be positive and not undercut the cam, points be a whole number from 6 to 500, and at "
     "least 4 "
     "for each end of a rise"},
    {"potential", CURVE, {NEEDED("shape", SLOT_PROFILE)}, build_curve_potential, NULL},
    {"placed", CURVE, {NEEDED("curve_0", SLOT_CURVE), PLACEMENT}, build_curve_placed, PLACEMENT_RULE},
    {"plane",
     SURFACE,
     {A_NUMBER("length", 1), A_NUMBER("width", 1)},
     build_plane,
     "length and width must be positive"},
    {"torus", SURFACE, {A_NUMBER("R", 0.3), A_NUMBER("r", 0.1)}, build_torus, "R > r > 0 is needed"},
    {"revolved", SURFACE, {NEEDED("curve", SLOT_CURVE)}, build_revolved, NULL},
    {"extruded",
     SURFACE,
     {NEEDED("curve", SLOT_CURVE), A_NUMBER("width", 0.1)},
     build_extruded,
     "width must be positive"},
    {"bspline",
     SURFACE,
     {A_LIST("degree", "{3, 3}"), A_LIST("periodic", "{false, false}"), NEEDED("knots_u", SLOT_LIST),
      NEEDED("knots_v", SLOT_LIST), NEEDED("points", SLOT_ARRAY)},
     build_surface_bspline,
     SPLINE_RULE},
    {"heights",
     SURFACE,
     {A_NUMBER("degree", 5), A_LIST("x", "{-1, 1}"), A_LIST("y", "{-1, 1}"), NEEDED("z", SLOT_MATRIX)},
     build_heights,
     "degree must be 1 to 9, z have more rows and columns than that, at most 512, and x and y be {from, "
     "to}"},
    {"terrain",
     SURFACE,
     {A_NUMBER("degree", 5), A_LIST("x", "{-1, 1}"), A_LIST("z", "{-1, 1}"), NEEDED("y", SLOT_MATRIX)},
     build_terrain,
     "degree must be 1 to 9, y have more rows and columns than that, at most 512, and x and z be {from, "
     "to}"},
    {"potential", SURFACE, {NEEDED("shape", SLOT_BODY)}, build_surface_potential, NULL},
    {"placed",
     SURFACE,
     {NEEDED("surface_0", SLOT_SURFACE), PLACEMENT},
     build_surface_placed,
     PLACEMENT_RULE},
    {NULL, DIMENSION_UNKNOWN, {{NULL, SLOT_NUMBER, 0, 0, NULL}}, NULL, NULL},
};
