/* What the files on body against body in space share.
 *
 * With n the outer normal of body A, s(n) = h_A(n) + h_B(-n) is the potential of the difference of the two
 * bodies, and the signed distance is the maximum over all n of d(n) = n.r - s(n) (docs/pairs-theory.md). Two
 * things are taken out of s before the search, since they do not change the best normal: shifts (r is the
 * vector between the centres of the bodies) and the offsets of bodies that are convex without them. What is
 * left are the cores. All vectors are in A's frame. */
#ifndef NCI_PAIR_H
#define NCI_PAIR_H

#include "spatial/spatial.h"

enum {
    NCI_PAIR_BLOCKS = 4,
    NCI_PAIR_QUADRICS = 2 * NCI_PAIR_BLOCKS,
    NCI_PAIR_PARTS = NCI_PAIR_QUADRICS + 2
};

/* What becomes of a term in a pair, by its kind: the rest is evaluated through the shape vector, as any kind of
 * terms.h can be. Rotated terms have the role of the term inside. */
enum nci_pair_role { NCI_PAIR_REST, NCI_PAIR_CENTRE, NCI_PAIR_SPHERE, NCI_PAIR_QUADRIC, NCI_PAIR_NONE };

static inline enum nci_pair_role nci_pair_role(int kind)
{
    switch (kind) {
    case NC_SPATIAL_OFFSET:
        return NCI_PAIR_SPHERE;
    case NC_SPATIAL_SHIFT:
        return NCI_PAIR_CENTRE;
    case NC_SPATIAL_ELLIPSOID:
    case NC_SPATIAL_QUADRATIC:
        return NCI_PAIR_QUADRIC;
    case NC_SPATIAL_ROTATED:
        return NCI_PAIR_NONE;
    default:
        return nci_kind_is_spatial(kind) ? NCI_PAIR_REST : NCI_PAIR_NONE;
    }
}

/* Two ellipsoids of either body, h = sqrt(n' M n); side by side, so that compilers compute both at once.
 * Discs and segments get a thickness for the search, M = M0 + thickness I; the bounds and the result are
 * those of the flat ones, see flat.c. L with M = L L', where it is needed, is the map from the unit
 * sphere; also, the sum of squares h = |L' n| keeps the digits of thin ones. */
struct nci_pair_block {
    double M[6][2], L[9][2];
};

/* What one body has besides ellipsoids: a sphere, if its offsets belong to the core, and all other terms,
 * evaluated through its shape vector. */
struct nci_pair_rest {
    const double *shape;
    size_t n;
    size_t absorbed; /* number of the last term that is quadrics of the pair, */
    int full;        /* for which there is no more room */
    double sphere;
    int present, terms;
};

struct nci_pair {
    const double *q;     /* rotation of B */
    double r[3];         /* from A's centre to B's centre */
    double centre[2][3]; /* seen from A's reference point */
    double offset[2];    /* taken out of the cores */
    double floor[2];     /* lower bounds of the curvature radii of the cores */
    double size;         /* about the sum of the sizes of the cores */
    int evaluations;
    int quadrics, parts;      /* the quadrics come first */
    int flat;                 /* has a quadric with a thickness (1), which has been reduced (2) */
    int thin;                 /* has a quadric that is thin (1) or very thin (2, 3) */
    int simple;               /* two quadrics that are not very thin, first of A, then of B, and no more */
    int lone;                 /* each body is one ellipsoid that is not thin, and no more */
    int body[NCI_PAIR_PARTS]; /* of each part; 0: A, 1: B */
    int factored[NCI_PAIR_QUADRICS]; /* is L there? */
    struct nci_pair_rest rest[2];
    double thickness[NCI_PAIR_QUADRICS];
    /* Of the quadrics with a thickness: M0 = (L extent) (L extent)', column by column; the largest
     * semi-axis. */
    double extent[NCI_PAIR_QUADRICS][3], span[NCI_PAIR_QUADRICS];
    struct nci_pair_block block[NCI_PAIR_BLOCKS];
};

/* A part of s at a normal: value and gradient. */
struct nci_pair_part {
    double h, p[3];
};

/* d at the unit normal n, its gradient g = r - grad s, T = Hessian of s, and the parts: those of the blocks
 * with i = 1/h, those of the rests with their Hessians. */
struct nci_pair_state {
    double n[3], d, g[3], T[6];
    double h[NCI_PAIR_BLOCKS][2], i[NCI_PAIR_BLOCKS][2], p[NCI_PAIR_BLOCKS][3][2];
    struct nci_pair_part rest[2];
    double H[2][6];
    double flat[NCI_PAIR_QUADRICS][3]; /* points of the flat parts, by nci_pair_settle_flat */
};

/* q A q' of a packed symmetric matrix. */
static inline void nci_pair_turn(const double q[9], const double A[6], double out[6])
{
    double B[3][3];
    for (int i = 0; i < 3; i++)
        nci_symmetric(A, q + 3 * i, B[i]);
    out[0] = nci_dot(q, B[0]);
    out[1] = nci_dot(q, B[1]);
    out[2] = nci_dot(q, B[2]);
    out[3] = nci_dot(q + 3, B[1]);
    out[4] = nci_dot(q + 3, B[2]);
    out[5] = nci_dot(q + 6, B[2]);
}

/* Two unit tangents a, b that make a right-handed frame with the unit normal: a x b = n. */
static inline void nci_pair_tangents(const double n[3], double a[3], double b[3])
{
    const double x = fabs(n[0]), y = fabs(n[1]), z = fabs(n[2]);
    const int k = x < y ? (x < z ? 0 : 2) : (y < z ? 1 : 2);
    const double axis[3] = {k == 0, k == 1, k == 2};
    nci_cross(n, axis, a);
    const double scale = 1 / sqrt(nci_dot(a, a));
    for (int j = 0; j < 3; j++)
        a[j] *= scale;
    nci_cross(n, a, b);
}

/* The eigenvalues of the symmetric matrix (xx, xy; xy, yy), and the unit eigenvector (c, s) of the larger.
 */
static inline void nci_pair_eigen(double xx, double xy, double yy, double *large, double *small, double *c,
                                  double *s)
{
    const double mean = 0.5 * (xx + yy), half = 0.5 * (xx - yy), root = sqrt(half * half + xy * xy);
    *large = mean + root;
    *small = mean - root;
    *c = 1;
    *s = 0;
    if (root > 0) {
        const double major = sqrt(0.5 + 0.5 * fabs(half) / root), minor = 0.5 * xy / (root * major);
        *c = half < 0 ? fabs(minor) : major;
        *s = half < 0 ? (xy < 0 ? -major : major) : minor;
    }
}

/* What a user may set, with the defaults filled in. */
#define NCI_PAIR_DEFAULTS                                                                                  \
    {                                                                                                      \
        0, 0, 1e-9, 20000                                                                                  \
    }
NCI_API int nci_pair_options(const struct nc_pair_options *given, struct nc_pair_options *options);

/* Takes two shapes and a pose apart. */
NCI_API int nci_pair_read(struct nci_pair *pair, const double *shape_a, size_t na, const double *shape_b,
                          size_t nb, const double r[3], const double q[9]);

/* Quadrics with a smaller ratio of the squares of their semi-axes are flat. */
#define NCI_PAIR_FLAT 1e-24

/* Thin quadrics, as far as they need more care. */
static inline void nci_pair_note_thin(struct nci_pair *pair, double least, double most)
{
    if (least < 1e-4 * most)
        pair->thin |= least < 1e-7 * most ? 3 : 1;
}

/* One more quadric: the ellipsoid of the squared semi-axes p, or of the packed matrix p, turned by q (NULL: not
 * turned). There must be room for it. */
NCI_API int nci_pair_add_ellipsoid(struct nci_pair *pair, int body, const double *q, const double p[3]);
NCI_API int nci_pair_add_quadratic(struct nci_pair *pair, int body, const double *q, const double p[6]);

/* L of quadric k = q times the semi-axes, whose squares are p. */
NCI_API void nci_pair_set_factor(struct nci_pair *pair, int k, const double *q, const double p[3]);

/* Makes the thickness of flat quadrics a thousandth of what it is. */
NCI_API void nci_pair_sharpen(struct nci_pair *pair);

/* Provides L where it is missing. */
NCI_API void nci_pair_factor(struct nci_pair *pair);

/* d and g at the unit normal n; without thickness. */
NCI_API int nci_pair_support(struct nci_pair *pair, const double n[3], double *d, double g[3]);

/* Everything at the normal n/|n|. */
NCI_API int nci_pair_evaluate(struct nci_pair *pair, const double n[3], struct nci_pair_state *state);

/* The terms of a body besides shifts, offsets and quadrics, and its sphere, up to the order 0, 1 or 2. */
NCI_API int nci_pair_rest(const struct nci_pair *pair, int body, const double n[3], int order,
                          struct nci_pair_part *part, double H[6]);

/* The number of quadrics that a revolved term is, with offsets and shifts along its axis; -1: it is more than that. */
NCI_API int nci_pair_profile(const struct nci_term *term);

/* Adds these, turned by q (NULL: not turned): the revolved ellipse(a, b) is the ellipsoid(a, a, b). */
NCI_API int nci_pair_add_profile(struct nci_pair *pair, int body, const double *q,
                                 const struct nci_term *term);

/* How far from a normal those are that count for the same, as rounding makes of the one the other. */
#define NCI_PAIR_BESIDE 1e-14

/* Moves the points p of the rests by the tangential part x of g, as far as normals beside n have such points: where a
 * curvature radius is infinite, or almost, rounding of n moves the point. x: what is left of it. */
NCI_API int nci_pair_reach(const struct nci_pair *pair, const struct nci_pair_state *state,
                           const double n[3], double p[2][3], double x[3]);

/* h = |u| and u = L0' n of the quadric k, which has a thickness, without it. */
NCI_API double nci_pair_flat(const struct nci_pair *pair, int k, const double n[3], double u[3]);

/* The point L0 u of a quadric with a thickness. */
NCI_API void nci_pair_flat_point(const struct nci_pair *pair, int k, const double u[3], double p[3]);

/* Up to four points, and the point of their hull that is nearest to the origin. */
struct nci_pair_nearest {
    double g[4][3], y[3];
    int count;
    double weight[3]; /* after nci_pair_reduce: of the points that are left, */
    int from[3];      /* and their places before */
};

/* Finds y among all hulls of one, two or three of the points, and drops the others. */
NCI_API void nci_pair_reduce(struct nci_pair_nearest *set);

/* From a unit normal with d > 0 to one close to the maximum, without derivatives. */
NCI_API int nci_pair_nearest(struct nci_pair *pair, double n[3]);

/* From a state near a maximum of d with thickness to the maximum without it, for pairs with flat quadrics:
 * its normal, d, g, and the points of the flat parts; no further step belongs to it. Tells whether g is
 * parallel to n, as it is at a maximum. */
NCI_API int nci_pair_settle_flat(struct nci_pair *pair, struct nci_pair_state *state, int *stationary);

/* The same after a search, whether it has converged or not; NC_E_NO_CONVERGENCE if g is not parallel to n.
 */
NCI_API int nci_pair_finish_flat(struct nci_pair *pair, struct nci_pair_state *state, double step[3],
                                 int converged);

/* The same for pairs that are not simple; state->n is the normal. */
NCI_API int nci_pair_support_parts(const struct nci_pair *pair, const double n[3], double *d, double g[3]);
NCI_API int nci_pair_evaluate_parts(const struct nci_pair *pair, struct nci_pair_state *state);

/* One step of reweighted least squares, (sum of M/h + d I) x = r, from the normal n/|n| to a better one
 * x/|x|, for two quadrics and nothing else, r not zero; 0 if the matrix is not positive definite. Where d
 * is far below zero, a part of |g| takes its place. */
NCI_API int nci_pair_reweigh(struct nci_pair *pair, double n[3]);

/* Are both boundaries convex at the normal of the state? Only the rests could be otherwise. */
NCI_API int nci_pair_is_convex(const struct nci_pair *pair, const struct nci_pair_state *state);

/* Part k, and its Hessian. */
NCI_API struct nci_pair_part nci_pair_part(const struct nci_pair *pair, const struct nci_pair_state *state,
                                           int k);
NCI_API void nci_pair_hessian(const struct nci_pair *pair, const struct nci_pair_state *state, int k,
                              double H[6]);

/* Solves A x = b for a symmetric matrix; 0 if it is not positive definite. */
static inline int nci_pair_solve(const double A[6], const double b[3], double x[3])
{
    const double i0 = 1 / A[0], l1 = A[1] * i0, l2 = A[2] * i0;
    const double d1 = A[3] - l1 * A[1], i1 = 1 / d1, e = A[4] - l1 * A[2], l3 = e * i1;
    const double d2 = A[5] - l2 * A[2] - l3 * e;
    if (!(A[0] > 0 && d1 > 0 && d2 > 0))
        return 0;
    const double y1 = b[1] - l1 * b[0], y2 = b[2] - l2 * b[0] - l3 * y1;
    x[2] = y2 / d2;
    x[1] = y1 * i1 - l3 * x[2];
    x[0] = b[0] * i0 - l1 * x[1] - l2 * x[2];
    return 1;
}

/* From a normal, of any length (it is overwritten), to a local maximum of d: the state before the last
 * step, and that step, to be added to the normal. NC_E_NO_CONVERGENCE if there is none after a bounded
 * number of evaluations. known: the start is an estimate of the result, not just any direction. */
NCI_API int nci_pair_search(struct nci_pair *pair, double n[3], int known, struct nci_pair_state *state,
                            double step[3]);

/* The same from an evaluated state, and to a value that is not less. */
NCI_API int nci_pair_rise(struct nci_pair *pair, struct nci_pair_state *state, double step[3]);

/* Takes the last step, and gives a further one, which is zero but for rounding. */
NCI_API int nci_pair_polish(struct nci_pair *pair, struct nci_pair_state *state, double step[3]);

/* No normal has a larger d than this, by the rolling ball at the state. */
NCI_API double nci_pair_bound(const struct nci_pair *pair, const struct nc_pair_options *options,
                              const struct nci_pair_state *state);

/* The sum of the lower bounds of the curvature radii of the cores. */
static inline double nci_pair_floor(const struct nci_pair *pair, const struct nc_pair_options *options)
{
    const double a = options->radius_a - pair->offset[0], b = options->radius_b - pair->offset[1];
    return (a > pair->floor[0] ? a : pair->floor[0]) + (b > pair->floor[1] ? b : pair->floor[1]);
}

/* Is a state with d <= 0, after a last step, the global maximum, where the rolling ball does not tell?
 * Replaces it by a better one if there is one. upper: no normal has a larger d, if proof is
 * NC_PAIR_SEARCHED. stationary: the search has converged; NC_E_NO_CONVERGENCE if not, and there is no
 * better state that has. */
NCI_API int nci_pair_certify(struct nci_pair *pair, const struct nc_pair_options *options, int stationary,
                             struct nci_pair_state *state, double step[3], int *proof, double *upper);

#endif
