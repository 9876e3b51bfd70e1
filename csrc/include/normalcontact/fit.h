/* From data to shapes, with a proved bound of the curvature radius and the error of the fit.
 *
 * Not part of normalcontact.h: include it in addition. This is the only part of the library that allocates; what it
 * returns is a plain shape vector as the constructors make it.
 *
 * The curvature radius is linear in the coefficients of a series or a spline, so that "no curvature radius is below
 * rho" is a set of linear inequalities, one for each normal. The fit is the solution of least squares under all of
 * them: cuts are added where the curvature radius is smallest until the certified search of convexity.h finds none
 * below rho. Points without normals are projected onto the boundary, again after each solution, until nothing moves
 * (Gauss-Newton: the derivative of the distance is minus that of the potential at the foot). */
#ifndef NORMALCONTACT_FIT_H
#define NORMALCONTACT_FIT_H

#include "../normalcontact.h"

#ifdef __cplusplus
extern "C" {
#endif

enum nc_fit_form {
    NC_FIT_ANY = 0,     /* the one that predicts the data better */
    NC_FIT_FOURIER = 1, /* terms: number of harmonics */
    NC_FIT_SPLINE = 2, /* terms: number of pieces; quintic, knots denser where the boundary is straighter */
    /* in space; terms: degree of the harmonics that are added */
    NC_FIT_HARMONICS = 3, /* nothing else */
    NC_FIT_ELLIPSOID = 4, /* an ellipsoid, and harmonics if they help */
    NC_FIT_CAPSULE = 5,   /* a capsule with a slightly bulged flank, and harmonics if they help */
    NC_FIT_BOX = 6,       /* a rounded box with slightly bulged faces, and harmonics if they help */
    NC_FIT_HULL = 7       /* the smoothed convex hull; terms: the largest number of vertices */
};

enum nc_fit_smoothing {
    NC_FIT_AUTOMATIC = 0, /* by generalised cross validation */
    NC_FIT_EXACT = 1, /* none: least squares, interpolation where there are as many coefficients as data */
    NC_FIT_NOISE = 2  /* by the given noise (Mallows' criterion) */
};

/* All zero: the defaults. */
struct nc_fit_options {
    int form;           /* enum nc_fit_form */
    size_t terms;       /* 0: by the number of data */
    int smoothing;      /* enum nc_fit_smoothing */
    double noise;       /* standard deviation of the data along the normal, in m; for NC_FIT_NOISE */
    double min_radius;  /* rho, in m; 0: a thousandth of the mean radius of the data */
    int hull;           /* fit the convex hull of data that are not convex */
    const double *base; /* a shape that is added: the series is fitted to the rest; NULL: none */
    size_t base_size;
};

/* What was fitted, and how well. */
struct nc_fit {
    double *shape; /* the shape vector, n numbers; NULL if the fit failed */
    size_t n;
    size_t count;        /* number of data */
    double *residual;    /* for each datum: its distance from the boundary, > 0 outside; of values: datum -
                         fit */
    double *normal;      /* for each datum: the normal angle of its foot, in space the normal (3 each) */
    double rms, largest; /* of the residuals */
    size_t largest_at;   /* index of the largest residual */
    double noise;        /* estimate of the standard deviation of the data */
    size_t coefficients;
    double freedom;     /* effective number of coefficients after smoothing */
    double smoothing;   /* weight of the roughness */
    double min_radius;  /* rho */
    double lower;       /* proved: no curvature radius is below it; >= rho */
    double lower_at[3]; /* normal angle, or normal, of the smallest curvature radius */
    double depth; /* largest distance of a point from the convex hull of all; 0 where it is not asked for */
    size_t depth_at;     /* index of that point */
    size_t cuts, rounds; /* inequalities, and projections of the points */
    int form;            /* enum nc_fit_form that was taken */
    double bound;        /* NC_FIT_HULL: no point of the data's hull is farther from the boundary; else 0 */
};

NC_API void nc_fit_free(struct nc_fit *fit);

/* --- The plane --------------------------------------------------------------------------------------
 * All return NC_OK or: NC_E_NULL; NC_E_ARGUMENT for a datum that is not finite or beyond 1e100
 * (fit->largest_at is its index);
 * NC_E_OPTION; NC_E_DATA; NC_E_MEMORY; the status of nc_planar_check for the base; NC_E_CONCAVE for points that are
 * not convex beyond their noise (depth and depth_at say how much and where). The fit is to be freed in any case. */

/* Values h(phi) of the generating potential, in any order. */
NC_API int nc_fit_planar_support(const double *phi, const double *h, size_t count,
                                 const struct nc_fit_options *options, struct nc_fit *fit);

/* Points of the boundary (x, y each), in any order, all around it or along a part of it; normals (x, y each, of any
 * length, or NULL) are where the projection starts. */
NC_API int nc_fit_planar_points(const double *points, const double *normals, size_t count,
                                const struct nc_fit_options *options, struct nc_fit *fit);

/* Polar form r(angle) of the boundary. */
NC_API int nc_fit_planar_radius(const double *angle, const double *r, size_t count,
                                const struct nc_fit_options *options, struct nc_fit *fit);

/* The polar potential of a contour that need not be convex, for circles of the given radius that touch it from outside:
 * the origin is the reference point and must see all of the contour. NC_E_NOT_UNIQUE if the circle does not fit into a
 * concave stretch, or the origin does not see all of the contour. lower: the smallest margin of 000 (72), see
 * nc_circle_smallest_margins; no proof. min_radius, hull and base have no meaning here. */
NC_API int nc_fit_planar_polar(const double *points, size_t count, double radius,
                               const struct nc_fit_options *options, struct nc_fit *fit);

/* --- Space ------------------------------------------------------------------------------------------
 * Statuses as in the plane. lower holds for both principal radii. More than 10000 points are thinned out for the fit;
 * residuals are those of all. */

/* Points of the boundary (x, y, z each), in any order, with normals (of any length, all of them
 * outwards or all inwards) or without (NULL). */
NC_API int nc_fit_spatial_points(const double *points, const double *normals, size_t count,
                                 const struct nc_fit_options *options, struct nc_fit *fit);

/* A triangle mesh: the vertices, three indices for each triangle, counter-clockwise seen from outside or not. Only the
 * vertices that a triangle uses count; residuals are those of all vertices, 0 for the others. NC_E_OPTION for an
 * index that is too large. */
NC_API int nc_fit_spatial_mesh(const double *vertices, size_t count, const size_t *triangles,
                               size_t triangle_count, const struct nc_fit_options *options,
                               struct nc_fit *fit);

/* --- Cams -------------------------------------------------------------------------------------------*/

enum nc_fit_follower {
    NC_FIT_FLAT = 1, /* the shape is a generating potential: lift = h(angle) - base radius */
    NC_FIT_ROLLER =
        2 /* the shape is a polar potential for the roller: lift = G(angle) - base radius - roller */
};

/* The cam of a lift table: angle in rad, lift in m, in any order, around the turn or from dwell to dwell; the follower
 * translates along a line through the axis. Dwells stay dwells: their ends are found together with the fit, with
 * continuous lift, velocity and acceleration. Automatic smoothing sees to what digit the lift is rounded, and counts
 * this as noise. `terms` and `form` have no meaning here. In addition to the statuses above: NC_E_RADIUS;
 * NC_E_DATA also for a table with a gap that is no dwell; NC_E_UNDERCUT for a roller that is too large.
 * lower: flat follower: proved, no curvature radius is below it. Roller: the smallest margin of 000 (72), see
 * nc_circle_smallest_margins; no proof. */
NC_API int nc_fit_lift(const double *angle, const double *lift, size_t count, enum nc_fit_follower follower,
                       double base_radius, double roller_radius, const struct nc_fit_options *options,
                       struct nc_fit *fit);

#ifdef __cplusplus
}
#endif

#endif
