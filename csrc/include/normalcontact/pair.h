/* Body against body, in space and in the plane. Part of normalcontact.h; do not include it alone.
 *
 * The signed distance of two convex bodies is the maximum over all unit vectors n of
 *     d(n) = n.r - h_A(n) - h_B(-n),
 * whether they are separated or not; where they penetrate it is minus the smallest depth, the length of the
 * shortest translation that separates them. The functions below return the global maximum, and say what is
 * proved about it. With g = grad d = r - p_A(n) + p_B(-n), the connecting vector:
 *  - d(x) <= g(n).x for all x, since both potentials are convex. Hence d <= |g(n)| everywhere, and a
 *    stationary point with d > 0 is the maximum: for separated bodies convergence is a proof.
 *  - The same holds for the bodies shrunk by their smallest curvature radii (Blaschke's rolling ball): a
 *    stationary depth up to the sum of these radii is the smallest depth.
 *  - Beyond that, branch and bound over spherical triangles (arcs in the plane) with the first inequality.
 * Proved, then: that no normal has a larger d than `upper`. Taken for granted: that both bodies are convex
 * (that is checked at the contact only), and rounding errors are not enclosed. Tried on millions of pairs,
 * not proved: that the iteration converges within its bound on evaluations; if not, the status says so.
 *
 * Discs, segments and what is made of them (capsules, boxes, cylinders, with and without rounded edges)
 * have flat sides; the potential knows them only as kinks. They need no thickness: gap and normal are right
 * to rounding, the points to 1e-10 of the size. Where two flat sides lie on each other, the points are one
 * pair of many, and so is the normal of concentric bodies of equal depth in several directions. Of revolved profiles that
 * holds for sums of ellipses (segments), offsets and shifts along the axis; others with straight sides, as rounded
 * polygons, often end with NC_E_NO_CONVERGENCE: use sums of discs, segments and offsets. */
#ifndef NORMALCONTACT_PAIR_H
#define NORMALCONTACT_PAIR_H

/* What is proved about a result. */
enum nc_pair_proof {
    NC_PAIR_NOTHING = 0,   /* a common normal, but another one may have a smaller depth */
    NC_PAIR_SEPARATED = 1, /* the only common normal between separated bodies */
    NC_PAIR_BALL = 2,      /* smallest depth, by the rolling ball */
    NC_PAIR_SEARCHED = 3   /* smallest depth, by branch and bound; how sharply: see `upper` */
};

struct nc_pair_options {
    double radius_a, radius_b; /* proved lower bounds of the curvature radii; 0: from the shapes */
    double tolerance;          /* of the branch and bound, relative to the depth; 0: 1e-9 */
    int cells;                 /* bound on its number of cells; 0: 20000 */
};

/* --- In space ---------------------------------------------------------------------------------------
 * Bodies A and B; B is placed at r with rotation q (row-major, B to A), all in A's frame. */

/* normal: outer normal of A at the contact, in A's frame; in: start (or zero vector), out: result. A start
 * near the result saves a third of the work; it does not influence the result beyond rounding.
 * gap: signed distance (negative: depth). point_a, point_b in A's frame: point_b - point_a = gap normal.
 * NC_E_UNDECIDED: there may be a smaller depth than the one found (nc_spatial_pair_solve returns it).
 * NC_E_NO_CONVERGENCE: no common normal found; a body is not convex, or almost a polyhedron.
 * NC_E_NOT_CONVEX: a body is not convex at the contact. NC_E_SINGULAR: a potential is not smooth enough on
 * the way. On any failure all outputs are NaN, and the start is lost. */
NC_API int nc_spatial_pair(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                           const double r[3], const double q[9], double normal[3], double *gap,
                           double point_a[3], double point_b[3]);

struct nc_spatial_pair {
    int proof;         /* enum nc_pair_proof */
    int evaluations;   /* of d, with or without derivatives */
    double gap, upper; /* signed distance, and what is proved to be not less than it */
    double normal[3], point_a[3], point_b[3];
    double reference_b[3];         /* r, as given */
    double radii_a[9], radii_b[9]; /* radius-of-curvature matrices in A's frame; on flat sides not
                                      infinite, but 1e7 times the size or more */
};

/* The same with all there is to know, and normal and points as accurate as can be. start may be NULL or
 * zero; options may be NULL. NC_E_UNDECIDED here comes with proof = NC_PAIR_NOTHING, upper = infinity, and
 * the smallest depth that was found. */
NC_API int nc_spatial_pair_solve(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                                 const double r[3], const double q[9], const double *start,
                                 const struct nc_pair_options *options, struct nc_spatial_pair *result);

/* How the contact moves, seen from A and in A's frame, when B moves relative to A: time derivatives of the
 * gap, of the normal, and of the contact points along A's and on B's boundary (geometric points, not material
 * ones). All NaN if it fails. */
struct nc_spatial_pair_motion {
    double gap_der;
    double normal_der[3];
    double point_a_der[3], point_b_der[3];
};

/* Only v and omega of the motion are used: the pose is that of the pair. The result is linear in them: six
 * calls give the derivative with respect to the pose. gap_der = normal.(v + omega x (point_b - r)).
 * Contains Montana's equations and 004, theorem 2. NC_E_CONFORMING: the contact points are not unique. */
NC_API int nc_spatial_pair_motion(const struct nc_spatial_pair *pair,
                                  const struct nc_spatial_motion *motion,
                                  struct nc_spatial_pair_motion *out);

/* Principal relative curvatures of the two boundaries at the contact, kappa[0] >= kappa[1], and the tangent
 * in whose direction the relative curvature is kappa[0]: from the sum of both curvature tensors in the
 * common tangent plane, without the angle of 003 (C.5), (C.6). The square root of Hertz' effective radius
 * is (kappa[0] kappa[1])^(-1/4). NC_E_NOT_CONVEX: a curvature radius of a body is not positive. */
NC_API int nc_spatial_pair_curvature(const struct nc_spatial_pair *pair, double kappa[2],
                                     double tangent[3]);

/* --- In the plane -----------------------------------------------------------------------------------
 * Body B is placed at r and turned counter-clockwise by angle, all in A's frame. */

/* As nc_spatial_pair. Where two flat sides lie on each other, the points are in the middle of the stretch
 * that they share, and both curvature radii are infinite. */
NC_API int nc_planar_pair(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                          const double r[2], double angle, double normal[2], double *gap, double point_a[2],
                          double point_b[2]);

struct nc_planar_pair {
    int proof;         /* enum nc_pair_proof */
    int evaluations;   /* of d */
    double gap, upper; /* signed distance, and what is proved to be not less than it */
    double phi;        /* polar angle of the normal */
    double normal[2], point_a[2], point_b[2];
    double reference_b[2]; /* r, as given */
    double rho_a, rho_b;   /* curvature radii at the contact; infinite on a flat side */
};

/* As nc_spatial_pair_solve. */
NC_API int nc_planar_pair_solve(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                                const double r[2], double angle, const double *start,
                                const struct nc_pair_options *options, struct nc_planar_pair *result);

/* As nc_spatial_pair_motion; phi_der: of the normal's polar angle. */
struct nc_planar_pair_motion {
    double gap_der;
    double phi_der;
    double point_a_der[2], point_b_der[2];
};

/* As nc_spatial_pair_motion, of v and omega; contains 002 (21). A normal on the flat side of one body turns
 * with that body. NC_E_FLAT comes with a result: two flat sides lie on each other, the normal and the points
 * move with the mean of both bodies. */
NC_API int nc_planar_pair_motion(const struct nc_planar_pair *pair, const struct nc_planar_motion *motion,
                                 struct nc_planar_pair_motion *out);

#endif
