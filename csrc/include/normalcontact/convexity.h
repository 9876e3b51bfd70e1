/* Is a body strictly convex? The smallest curvature radius over all normals, with a certified lower bound.
 * Part of normalcontact.h; do not include it alone.
 *
 * A branch-and-bound search over the normals. `lower` is a proof, not a sample: no curvature radius of the
 * body is below it, rounding included. `upper` is the curvature radius at the normal that is returned,
 * rounding added. Joints between pieces with a jump of the curvature radius count with the smaller of the
 * two one-sided values; joints closer than 1e-12 count as one; a segment has the curvature radius 0.
 *
 * The search ends when upper - lower <= tolerance * size, where size is the largest |h| over a fixed set of
 * normals without the terms that only shift the body, or when about `cells` parts of the circle or sphere
 * have been looked at. 0: as many as take of the order of a second, whatever the shape: 1e8 / (n + 250) in the
 * plane; 1e7 / (numbers of all terms), no more than 400000, in space, where twenty coefficients of
 * harmonics count as one number. What has been proved until then is returned in any case, and is no failure.
 * A tolerance of 1e-6 needs some 10 to 1000 cells in the plane; in space 100 to 100000, more for
 * superellipsoids with a small eta, and for harmonics some 200 (degree + 1)^2: beyond degree 30 the default
 * ends before that, and a body close to the limit of convexity stays undecided unless `cells` is given (a
 * million take 20 s at degree 64).
 *
 * Not smooth enough for a close lower bound: superellipsoids with eta = 0 and hulls with p < 4 count with 0
 * where their curvature varies too fast, so that a verdict needs an offset or another term. Where nothing
 * can be certified, lower is -infinity: a matrix that is not semi-definite or a revolved profile with a
 * slope at its poles (both beyond rounding, though nc_spatial_check allows for a little), angles beyond ten
 * turns; upper is infinity where the curvature radius could be evaluated nowhere (numbers that overflow). */
#ifndef NORMALCONTACT_CONVEXITY_H
#define NORMALCONTACT_CONVEXITY_H

enum nc_verdict {
    NC_UNDECIDED = 0, /* lower <= 0 < upper: repeat with a smaller tolerance or more cells */
    NC_CONVEX = 1,    /* lower > 0: every curvature radius is positive */
    NC_NOT_CONVEX = 2 /* upper <= 0: a curvature radius is not positive */
};

struct nc_planar_convexity {
    double lower, upper; /* lower <= smallest curvature radius <= upper, in m */
    double angle;        /* normal angle of `upper`, 0 <= angle < 2 pi; NaN where upper is infinite */
    double offset;       /* the smallest offset certain to be admissible, 003 (50) and remark 8: -lower */
    int verdict;         /* enum nc_verdict */
    size_t cells;        /* arcs looked at, each one evaluation of the shape */
};

struct nc_spatial_convexity {
    double lower, upper;
    double normal[3];    /* normal of `upper`; NaN likewise */
    double direction[3]; /* tangent of its principal direction */
    double offset;       /* -lower, 003 (50) */
    int verdict;
    size_t cells;
};

/* 0 < tolerance < 1. NC_E_NULL, NC_E_OPTION for the tolerance, or the status of nc_planar_check; then all
 * numbers are NaN and the verdict is NC_UNDECIDED. */
NC_API int nc_planar_convexity(const double *shape, size_t n, double tolerance, size_t cells,
                               struct nc_planar_convexity *result);

/* The same for both principal curvature radii of a spatial shape. */
NC_API int nc_spatial_convexity(const double *shape, size_t n, double tolerance, size_t cells,
                                struct nc_spatial_convexity *result);

#endif
