/* What the files on curves, surfaces and their contact share. */
#ifndef NCI_FREEFORM_H
#define NCI_FREEFORM_H

#include "spatial/spatial.h"

/* Kinds of curves and surfaces: the first number of their vectors. */
enum nci_freeform_kind {
    NCI_CURVE_CIRCLE = 201,    /* radius */
    NCI_CURVE_HELIX = 202,     /* radius, rise, turns */
    NCI_CURVE_BSPLINE = 203,   /* degree, periodic, dimension, count, knots, points */
    NCI_CURVE_POTENTIAL = 204, /* planar terms */
    NCI_CURVE_PLACED = 205,    /* q[9], r[3], one curve that is not itself placed */

    NCI_SURFACE_PLANE = 301,     /* length, width */
    NCI_SURFACE_REVOLVED = 302,  /* one curve */
    NCI_SURFACE_BSPLINE = 303,   /* degrees, periodic flags, dimension, counts, knots, points */
    NCI_SURFACE_POTENTIAL = 304, /* spatial terms */
    NCI_SURFACE_PLACED = 305,    /* q[9], r[3], one surface that is not itself placed */
    NCI_SURFACE_EXTRUDED = 306   /* width, one curve */
};

/* The status of a result of n doubles, which become NaN on failure: a number that overflowed means too
 * large an argument. */
static inline int nci_freeform_end(int status, double *out, size_t n)
{
    if (!status && !nci_finite(out, n))
        status = NC_E_ARGUMENT;
    for (size_t i = 0; status && i < n; i++)
        out[i] = NAN;
    return status;
}

/* A contact without a value. */
static inline void nci_freeform_fail(struct nc_freeform_contact *out)
{
    static const struct nc_freeform_contact none = {NAN, NCI_NONE3, NCI_NONE3, NCI_NONE3, NCI_NONE2};
    *out = none;
}

/* Why is a point of a curve or surface not finite? A number of the caller's function or of the vector is
 * not, or they overflow. */
static inline int nci_freeform_blame(int function, const double *vector, size_t n)
{
    return function || !nci_finite(vector, n) ? NC_E_PARAMETER : NC_E_ARGUMENT;
}

/* --- B-splines (bspline.c) --------------------------------------------------------------------------*/

/* The knots of one parameter of a B-spline. */
struct nci_knots {
    int degree, periodic;
    size_t count; /* of control points */
    const double *knot;
};

/* A B-spline curve (parameters = 1) or surface (2) as it stands in its vector. */
struct nci_bspline {
    int parameters, dimension; /* 3, or 4 if rational */
    struct nci_knots along[2];
    const double *points;
};

static inline size_t nci_knots_size(const struct nci_knots *k)
{
    return k->periodic ? k->count + 1 : k->count + (size_t)k->degree + 1;
}

/* Reads the parameters of a B-spline term; all sizes are certain afterwards. */
NCI_API int nci_bspline_read(const struct nci_term *term, int parameters, struct nci_bspline *out);

/* Knots in order, spans not empty, weights positive. */
NCI_API int nci_bspline_check(const struct nci_bspline *spline);

NCI_API void nci_knots_range(const struct nci_knots *k, double range[2]);

/* Basis functions that do not vanish at x: N[d][j] = d-th derivative of the one that belongs to the control
 * point index[j], j = 0 .. degree, d = 0 .. order <= 3. */
NCI_API int nci_basis(const struct nci_knots *k, double x, int order,
                      size_t index[NC_MAX_SPLINE_DEGREE + 1], double N[4][NC_MAX_SPLINE_DEGREE + 1]);

/* Derivatives of a spline in the order of nc_surface_eval; of a curve at p[0], p[1], p[3], p[6]. */
NCI_API int nci_bspline_eval(const struct nci_bspline *spline, const double x[2], int order,
                             double p[10][3]);

/* The control point with most weight at knot i of a periodic spline of odd degree with n knots. */
static inline size_t nci_spline_centre(int degree, size_t n, size_t i)
{
    return (i + n - (size_t)(degree + 1) / 2) % n;
}

/* Control points (x, y, z each) of a periodic spline of odd degree with n > degree equidistant knots, in
 * place: in, the point at knot i as number nci_spline_centre(i). */
NCI_API void nci_spline_periodic(int degree, size_t n, double *points);

/* Where the value that belongs to the control point i of a spline is given: in the extent of its basis
 * function. */
typedef double (*nci_spline_site)(const struct nci_knots *k, size_t i);

/* Rows of a band matrix that are kept at a time, after the `degree` rows that their elimination needs. The
 * rows of all blocks would take 80 kB: only what each block starts from is kept, and the block is
 * eliminated again when it is solved. */
enum {
    NCI_SPLINE_BLOCK = 64,
    NCI_SPLINE_BLOCKS = (NC_MAX_HEIGHTS + NCI_SPLINE_BLOCK - 1) / NCI_SPLINE_BLOCK
};
#define NCI_SPLINE_WORK(degree) (((degree) * (NCI_SPLINE_BLOCKS + 1) + NCI_SPLINE_BLOCK) * ((degree) + 1))

/* Coefficients first .. last (at most NC_MAX_HEIGHTS of them) of a spline that is not periodic, from its
 * values at their sites less what the other coefficients contribute, in place: elimination without
 * pivoting, stable for a totally positive band matrix. z[i*stride + c*across] is the value or coefficient
 * first + i of column c; work: NCI_SPLINE_WORK(degree) doubles. */
NCI_API int nci_spline_solve(const struct nci_knots *k, nci_spline_site site, size_t first, size_t last,
                             double *z, size_t stride, size_t columns, size_t across, double *work);

/* --- Curves and surfaces ----------------------------------------------------------------------------*/

/* Is the square of a length, or of a product of two, such that its own square neither overflows nor loses
 * digits by underflow? */
static inline int nci_moderate(double square)
{
    return square > 1e-120 && square < 1e120;
}

/* Are the numbers finite, and do sums of them with small factors not overflow? */
static inline int nci_bounded(const double *x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!(fabs(x[i]) < 1e300))
            return 0;
    return 1;
}

/* Number of partial derivatives up to a total order. */
static inline size_t nci_partials(int order)
{
    return (size_t)((order + 1) * (order + 2) / 2);
}

/* Position of the derivative d^(i+j) / du^i dv^j in p[10]. */
static inline int nci_partial(int i, int j)
{
    return (i + j) * (i + j + 1) / 2 + j;
}

/* The single curve (surface) in a vector, or inside a term of its own. */
NCI_API int nci_freeform_single(const double *vector, size_t n, struct nci_term *term);

/* The curve or surface inside a placed one, which is not itself placed. */
NCI_API int nci_freeform_placed(const struct nci_term *term, struct nci_term *inner);

/* Writes a curve or surface placed by q and r; one that is placed already is placed once, by both. */
NCI_API size_t nci_build_placed(double *vector, size_t capacity, int kind, const struct nci_term *inner,
                                const double q[9], const double r[3]);

NCI_API int nci_curve_term(const struct nci_term *term, double s, int order, double p[4][3]);
NCI_API int nci_curve_term_range(const struct nci_term *term, double range[2], int *periodic);
NCI_API int nci_curve_term_check(const struct nci_term *term);

/* Boundary of a spatial body by longitude and latitude: p to the given order, exact up to 2; and the exact
 * normal to second order. Either may be NULL. */
NCI_API int nci_surface_potential(const double *shape, size_t n, double u, double v, int order,
                                  double p[10][3], double normal[6][3]);

/* Position to second order and normal of a surface whose normal is known explicitly, else known = 0. */
NCI_API int nci_surface_explicit_normal(const struct nc_surface *surface, double u, double v,
                                        double p[10][3], double n[6][3], int *known);

/* Derivative from values at -3, -2, -1, 1, 2, 3 steps of this size: central differences of sixth order.
 * doubt: difference to those of fourth order, large where the function is not smooth. */
#define NCI_STEP 2e-3
static inline double nci_difference(const double f[6], double *doubt)
{
    const double a = f[3] - f[2], b = f[4] - f[1], c = f[5] - f[0];
    *doubt = fabs((a / 12 - b / 15 + c / 60) / NCI_STEP);
    return (0.75 * a - 0.15 * b + c / 60) / NCI_STEP;
}

/* Everything about a point of a surface that contact needs: S to second order, n to the given order
 * (0 .. 2). */
struct nci_patch {
    double p[6][3], n[6][3];
};
NCI_API int nci_surface_patch(const struct nc_surface *surface, double u, double v, int order,
                              struct nci_patch *patch);

/* The contact frame of a patch whose normal is known to first order. */
NCI_API int nci_patch_frame(const struct nci_patch *patch, struct nc_surface_frame *out);

/* --- Contact ----------------------------------------------------------------------------------------*/

/* n <= 4 equations residual(x) = 0, dimensionless, with row-major Jacobian, in parameters with ranges. */
struct nci_root {
    int n;
    double range[4][2];
    int periodic[4];
    int (*residual)(const void *context, const double *x, double *e, double *J);
    const void *context;
};

/* The solution next to x, to rounding. NC_E_PATCH: stopped by the end of a range; NC_E_NO_CONVERGENCE. */
NCI_API int nci_root_solve(const struct nci_root *root, double *x);

/* b = A^-1 b for n <= 4; NC_E_CONFORMING if A is singular. Overwrites A. */
NCI_API int nci_solve(int n, double *A, double *b);

/* A curve or a surface, the other one NULL; placed by q and r, or NULL where it is not moved. */
struct nci_boundary {
    const struct nc_curve *curve;
    const struct nc_surface *surface;
    const double *r, *q;
    double range[2][2];
    int periodic[2];
};

static inline int nci_boundary_parameters(const struct nci_boundary *side)
{
    return side->curve ? 1 : 2;
}

/* Derivatives up to second order in the order of nc_surface_eval; of a curve at p[0], p[1], p[3]. */
NCI_API int nci_boundary_evaluate(const struct nci_boundary *side, const double *x, int order,
                                  double p[10][3]);

/* By how much the tangent turns along one parameter, the other one in the middle, and its length. Between two
 * places it may turn by more than the angle of their tangents: what the curvature tells. */
NCI_API double nci_boundary_turning(const struct nci_boundary *side, int along, double *length);

/* The nearest points of two boundaries: parameters of the first, then of the second. */
struct nci_nearest {
    double x[4],
        distance;  /* with a connecting line that is perpendicular to both; infinity: there are none */
    double border; /* the smallest distance at an end or edge where it is not, else infinity */
};

/* Searches from at least `least` samples in each parameter. NC_E_UNDECIDED: a curve turns too much. */
NCI_API int nci_nearest(const struct nci_boundary side[2], int least, struct nci_nearest *out);

/* Is an end or edge nearer than anything between the ends? */
static inline int nci_nearest_at_border(const struct nci_nearest *near)
{
    return near->border < near->distance * (1 - 1e-9);
}

/* Two surfaces in the frame of the first: their patches and contact frames at a pair of points. */
struct nci_freeform_pair {
    struct nci_patch a, b;
    struct nc_surface_frame frame_a, frame_b;
    double gap;              /* n1.(S2 - S1) */
    double turn[4];          /* [x1, y1]' [x2, y2] */
    double own[4], other[4]; /* curvature tensors of A and B in the axes x1, y1 */
};

/* Evaluates them; order: of the normals, 1 or 2. */
NCI_API int nci_freeform_pair(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                              const double q[9], const double parameter[4], int order,
                              struct nci_freeform_pair *out);

/* Solves (I + gap L1) a1 - a2 = w, L1 a1 + L2 a2 = z for the velocities of the contact point along both
 * surfaces in the axes x1, y1, and delivers rates of the parameters, 001 (23), (28), 004 theorem 2. */
NCI_API int nci_freeform_rates(const struct nci_freeform_pair *pair, const double w[2], const double z[2],
                               double rate[4]);

/* The axes y and z of the contact frame of a curve, 004 (8). */
NCI_API void nci_track_curve_frame(const struct nc_frenet *f, double phi, double y[3], double z[3]);

/* Is x inside the range, to rounding? Moves it onto the border if it is beyond by rounding only. */
static inline int nci_in_range(const double range[2], int periodic, double *x)
{
    const double slack = 1e-12 * (fabs(range[0]) + fabs(range[1]));
    if (!isfinite(*x))
        return NC_E_ARGUMENT;
    if (periodic)
        return NC_OK;
    if (!(*x >= range[0] - slack && *x <= range[1] + slack))
        return NC_E_PATCH;
    *x = fmin(fmax(*x, range[0]), range[1]);
    return NC_OK;
}

/* The derivatives p[k] = r + q p[k] of something placed (r only for k = 0). */
static inline void nci_place(const double *placement, double (*p)[3], int count)
{
    for (int k = 0; k < count; k++)
        nci_rotate(placement, p[k], p[k]);
    for (int k = 0; k < 3; k++)
        p[0][k] += placement[9 + k];
}

/* --- A body on a terrain (terrain.c, terrain_descent.c, terrain_search.c, terrain_motion.c) ---------------- */

struct nci_terrain {
    const double *shape;
    size_t n;
    const struct nc_surface *surface;
    const double *r, *q; /* of the body */
    double range[2][2];
    int periodic[2];
};

/* The body and the terrain at u, v, in the frame of the terrain. */
struct nci_terrain_state {
    struct nci_patch patch;
    struct nc_surface_frame frame;
    double n[3], point_a[3]; /* normal -q' e and point of the body with this normal, in its frame */
    double point[3], d[3];   /* this point; from the terrain to it */
    double H[3];             /* curvature radii of the body, xx, xy, yy in the axes x, y of the frame */
    double gap, across[2];   /* d along z; along x, y */
    double A[4];             /* I + (H + gap) L: a step of `across` over A leads to the contact */
};

static inline void nci_terrain_matrix(const double H[3], double gap, const double L[3], double A[4])
{
    A[0] = 1 + (H[0] + gap) * L[0] + H[1] * L[1];
    A[1] = (H[0] + gap) * L[1] + H[1] * L[2];
    A[2] = H[1] * L[0] + (H[2] + gap) * L[1];
    A[3] = 1 + H[1] * L[1] + (H[2] + gap) * L[2];
}

NCI_API int nci_terrain_read(const double *shape, size_t n, const struct nc_surface *surface,
                             const double r[3], const double q[9], struct nci_terrain *out);
NCI_API int nci_terrain_state(const struct nci_terrain *terrain, const double uv[2],
                              struct nci_terrain_state *s);

/* The contact by Newton's method from uv, if it is one. */
NCI_API int nci_terrain_solve(const struct nci_terrain *terrain, double uv[2], struct nci_terrain_state *s);

/* The same; where it leads elsewhere, after a descent. */
NCI_API int nci_terrain_follow(const struct nci_terrain *terrain, double uv[2],
                               struct nci_terrain_state *s);

/* Signed distance D of a point from the body, and its nearest normal and curvature radii, in the frame of the
 * terrain. normal: start in (or zero), result out; radii may be NULL. */
NCI_API int nci_terrain_distance(const struct nci_terrain *terrain, const double point[3], double normal[3],
                                 double *distance, double radii[9]);

/* Downhill in D from uv. NC_E_PATCH: to an edge. */
NCI_API int nci_terrain_descend(const struct nci_terrain *terrain, double uv[2]);

NCI_API void nci_terrain_none(struct nc_terrain_contact *out);
NCI_API int nci_terrain_finish(const struct nci_terrain *terrain, const struct nci_terrain_state *s,
                               const double uv[2], struct nc_terrain_contact *out);

#endif
