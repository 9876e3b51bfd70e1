/* What the files of the room `fit` share: from data to shapes. The only room that allocates. */
#ifndef NCI_FIT_H
#define NCI_FIT_H

#include <float.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "bounds/bounds.h"
#include "normalcontact/fit.h"

/* Room for rows x columns numbers, all zero; NULL if there is none. To be freed by free(). */
static inline double *nci_room(size_t rows, size_t columns)
{
    if (columns && rows > SIZE_MAX / sizeof(double) / columns)
        return NULL;
    const size_t count = rows * columns;
    return calloc(count ? count : 1, sizeof(double));
}

/* Room for indices. */
static inline size_t *nci_indices(size_t count)
{
    return count < SIZE_MAX / 2 / sizeof(size_t) ? calloc(count + 1, sizeof(size_t)) : NULL;
}

/* Four sums at a time: a processor works on all of them at once. */
static inline double nci_product(const double *a, const double *b, size_t n)
{
    double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    size_t i = 0;
    for (; i + 3 < n; i += 4) {
        s0 += a[i] * b[i];
        s1 += a[i + 1] * b[i + 1];
        s2 += a[i + 2] * b[i + 2];
        s3 += a[i + 3] * b[i + 3];
    }
    for (; i < n; i++)
        s0 += a[i] * b[i];
    return (s0 + s1) + (s2 + s3);
}

/* --- Least squares, least_squares.c -------------------------------------------------------------*/

/* Minimise |A x - b|^2: A is taken block by block and only its triangular factor kept, so that the memory does
 * not grow with the data. */
struct nci_triangle {
    size_t n;
    double *r; /* n x n by rows, upper: |A x - b|^2 = |r x - q|^2 + rest */
    double *q;
    double rest; /* no coefficient can lower it */
};

/* NC_OK or NC_E_MEMORY. A triangle is to be freed in any case. */
NCI_API int nci_triangle_new(struct nci_triangle *triangle, size_t n);
NCI_API int nci_triangle_copy(const struct nci_triangle *from, struct nci_triangle *to);
NCI_API void nci_triangle_free(struct nci_triangle *triangle);

/* Adds `count` equations, row by row; overwrites them. Householder reflections. */
NCI_API void nci_triangle_add(struct nci_triangle *triangle, double *rows, double *values, size_t count);

/* The solution; NC_E_DATA if the equations do not determine it. */
NCI_API int nci_triangle_solve(const struct nci_triangle *triangle, double *x);

/* Eigenvalues of the symmetric matrix a (n x n, overwritten) in no order; the vector v is turned into the basis
 * of its eigenvectors. NC_E_MEMORY, NC_E_NO_CONVERGENCE. */
NCI_API int nci_eigen(double *a, size_t n, double *value, double *v);

/* --- Smoothing, smoothing.c -------------------------------------------------------------------------*/

/* Minimise |A x - b|^2 + weight |L x|^2: how the solution depends on the weight. */
struct nci_smoothing {
    double weight;  /* the best one */
    double freedom; /* trace of the matrix that maps the data to the fit */
    double noise;   /* sqrt(|A x - b|^2 / (data - freedom)) */
    double score;   /* of the criterion, the smaller the better */
};

/* The weight that predicts the data best: by generalised cross validation (noise = 0), or by Mallows' criterion for
 * data with this standard deviation. `data` and `rough` are the triangles of A, b and of L; `count` the number of
 * data. NC_E_MEMORY, NC_E_DATA, NC_E_NO_CONVERGENCE. */
NCI_API int nci_smoothing_choose(const struct nci_triangle *data, size_t count,
                                 const struct nci_triangle *rough, double noise,
                                 struct nci_smoothing *best);

/* The criterion for a sum of squares that is left with `freedom` coefficients; noise 0: unknown. */
NCI_API double nci_smoothing_score(double sum, double count, double freedom, double noise);

/* sum = |A x - b|^2 + weight |L x|^2 as one triangle; to be freed in any case. */
NCI_API int nci_smoothing_add(const struct nci_triangle *data, const struct nci_triangle *rough,
                              double weight, struct nci_triangle *sum);

/* The smallest weight that changes nothing but what the data leave open. */
NCI_API double nci_smoothing_least(const struct nci_triangle *data, const struct nci_triangle *rough);

/* --- Functions on the circle that are linear in their coefficients, planar_basis.c ------------------*/

enum { NCI_SPLINE_ORDER = 6 }; /* quintic */

struct nci_basis {
    int form; /* NC_FIT_FOURIER or NC_FIT_SPLINE */
    size_t n; /* number of coefficients: a0, a1, b1, ... or of the B-splines */
    size_t pieces;
    double *knot;  /* pieces + 1 */
    double *table; /* for each piece the polynomials of its six B-splines in (phi - knot)/width */
    size_t *index; /* for each piece the coefficients of its six B-splines; some may be the same */
    const double *base;
    size_t base_size;
    double centre[2]; /* a shift that is added, too */
};

NCI_API int nci_basis_fourier(struct nci_basis *basis, size_t harmonics);

/* Periodic quintic B-splines; the n knots do not decrease and span less than a turn, at most four are equal. */
NCI_API int nci_basis_spline(struct nci_basis *basis, const double *knots, size_t n);

/* B-splines on a range, of pieces of equal width; at its ends the first and the last k B-splines determine the
 * function and its first k - 1 derivatives. */
NCI_API int nci_basis_open(struct nci_basis *basis, double from, double to, size_t pieces);
NCI_API void nci_basis_free(struct nci_basis *basis);

/* The k-th derivative of each function at phi, without the base. */
NCI_API void nci_basis_row(const struct nci_basis *basis, double phi, int k, double *row);

/* The roughness, the integral of weight * (sum of mix[k] times the k-th derivative, k < 6)^2; the weight of a piece
 * of a spline is in `weight` (NULL: 1). The triangle is to be freed in any case. */
NCI_API int nci_basis_rough(const struct nci_basis *basis, const double mix[6], const double *weight,
                            struct nci_triangle *rough);

/* h .. h''' of base and shift at phi; infinite and NaN at the corners of a segment. */
NCI_API void nci_basis_base(const struct nci_basis *basis, double phi, double h[4]);

/* Base, shift and series as a shape vector, if the capacity suffices; returns its size. */
NCI_API size_t nci_basis_shape(const struct nci_basis *basis, const double *x, double *shape,
                               size_t capacity);

/* Adds a constant to the function. */
NCI_API void nci_basis_lift(const struct nci_basis *basis, double d, double *x);

/* --- Least squares with inequalities, active_set.c ----------------------------------------------*/

/* Minimise |r x - q|^2 subject to row . x >= bound (or = bound), by the dual active set method of Goldfarb and
 * Idnani (1983): it starts from the solution without constraints and takes cuts as they are found. */
struct nci_active_set {
    size_t n;
    double *x;     /* the solution so far */
    double *J;     /* n x n: J'J is the inverse of r'r; the first `active` rows span the active cuts */
    double *U;     /* upper triangle by columns: J times the active rows */
    double *u;     /* multipliers of the active cuts */
    size_t *index; /* which cuts are active */
    size_t active;
    double *rows, *bound; /* all cuts */
    int *equality;
    double *label; /* six numbers for each cut, for the caller */
    size_t cuts, room;
    double *work; /* 3 n */
};

NCI_API int nci_active_begin(struct nci_active_set *set, const struct nci_triangle *triangle);
NCI_API void nci_active_free(struct nci_active_set *set);

enum { NCI_LABEL = 6 };

/* Adds a cut to the list; NC_E_MEMORY. */
NCI_API int nci_active_cut(struct nci_active_set *set, const double *row, double bound, int equality,
                           const double label[NCI_LABEL]);

/* Forgets the cuts that are not active. */
NCI_API void nci_active_trim(struct nci_active_set *set);

/* The solution for all cuts so far, each violated by no more than `tolerance`; NC_E_NO_SOLUTION if they
 * contradict each other, NC_E_NO_CONVERGENCE. */
NCI_API int nci_active_solve(struct nci_active_set *set, double tolerance);

/* --- A planar fit under "no curvature radius below rho", planar_cuts.c -------------------------------*/

/* A solution and the angles where its curvature radius was cut; those of one solution serve the next one. */
struct nci_planar_solution {
    double *x;
    double *shape;
    size_t n; /* of the shape */
    double *cut;
    size_t cuts;
    double lower, upper, lower_at; /* of the curvature radius, proved */
};

NCI_API int nci_planar_solution_new(struct nci_planar_solution *solution, const struct nci_basis *basis);
NCI_API void nci_planar_solution_free(struct nci_planar_solution *solution);

/* Minimises the triangle's |r x - q|^2 such that no curvature radius is below rho. Without `prove` the last step, the
 * certificate, is left out, and the radius may be a little less. `size` is that of the body. */
NCI_API int nci_planar_constrain(const struct nci_basis *basis, const struct nci_triangle *triangle,
                                 double rho, double size, int prove, struct nci_planar_solution *solution);

/* --- Points in the plane, planar_hull.c -------------------------------------------------------------*/

/* The convex hull of points (x, y each), counter-clockwise, as indices; its size, or 0 if all lie on a line. `index`
 * has room for 2 count. NC_E_MEMORY. */
NCI_API int nci_planar_hull(const double *points, size_t count, size_t *index, size_t *size);

/* For each point the hull's edge that the ray from `centre` through it crosses: its normal angle (at a corner of the
 * hull the middle of both edges), the angle between both edges at a corner, and the depth below the edge. */
struct nci_hull_seat {
    double phi, cone, depth;
};

NCI_API void nci_planar_seat(const double *points, size_t count, const size_t *hull, size_t size,
                             const double centre[2], struct nci_hull_seat *seat);

/* The noise of a contour whatever its shape: the median second difference of the residuals of three points that follow
 * each other by the polar angle about the centre, as a standard deviation. NC_E_MEMORY. */
NCI_API int nci_planar_scatter(const double *points, const double *residual, size_t count,
                               const double centre[2], double *scatter);

/* --- The fit of one basis to data, planar_fit.c -----------------------------------------------------*/

struct nci_planar_data {
    size_t count;
    const double *points; /* x, y each; NULL: values at given angles */
    double *phi;          /* normal angles: given, or of the feet of the points */
    double *value;        /* of the potential there */
    double *weight;       /* of the first round; NULL: 1 */
    double size;          /* of the body */
    double rho;
    const struct nc_fit_options *options;
};

/* The triangle of the data in a basis, with the weights of the first round or not; to be freed in any case. */
NCI_API int nci_planar_triangle(const struct nci_planar_data *data, const struct nci_basis *basis,
                                int weighted, struct nci_triangle *triangle);

/* What one basis makes of the data. */
struct nci_planar_trial {
    struct nci_basis basis;
    struct nci_planar_solution solution;
    struct nci_smoothing smoothing;
    double sum;   /* of the squared residuals */
    double score; /* the smaller the better */
    size_t rounds;
};

NCI_API void nci_planar_trial_free(struct nci_planar_trial *trial);

/* Solves, projects the points and repeats, at most `rounds` times; then the certificate, if it is asked for. */
NCI_API int nci_planar_rounds(struct nci_planar_data *data, struct nci_planar_trial *trial, size_t rounds,
                              int prove);

/* Fourier series, spline, or the better one, as the options say; `terms` 0: by the number of data. */
NCI_API int nci_planar_try(struct nci_planar_data *data, const double centre[2],
                           struct nci_planar_trial *trial);

/* The foot of a point: the angle where n . p - h(phi) is largest, found from the given one; returns that value, the
 * signed distance. */
NCI_API double nci_planar_foot(const double *shape, size_t n, const double point[2], double *phi);

/* --- Lift tables, lift_plan.c, lift_search.c and lift.c -------------------------------------------------------------*/

enum { NCI_DWELLS = 16 };

/* A lift table sorted by the angle, from the steepest place on around one turn, and where it dwells. */
struct nci_lift_plan {
    size_t count;
    double *angle, *lift;
    size_t *origin; /* number of the datum */
    double step;    /* median step of the angle */
    double range;   /* largest less smallest lift */
    double quantum; /* unit of the last digit to which the lift is rounded; 0: none is seen */
    double scatter; /* the noise by its differences */
    size_t dwells;
    double from[NCI_DWELLS + 1], to[NCI_DWELLS + 1]; /* the first one again at the end, a turn later */
    size_t pieces[NCI_DWELLS];                       /* of the spline behind each dwell */
};

/* NC_E_MEMORY; NC_E_DATA for a gap in the table that is no dwell. To be freed in any case. */
NCI_API int nci_lift_plan_new(const double *angle, const double *lift, size_t count,
                              struct nci_lift_plan *plan);
NCI_API void nci_lift_plan_free(struct nci_lift_plan *plan);

/* Finds dwells: stretches of at least five degrees in which the lift varies by no more than `tolerance`. */
NCI_API int nci_lift_dwells(struct nci_lift_plan *plan, double tolerance);

/* Splines between the dwells, which have one coefficient each; continuous with `smooth` - 1 derivatives. All of the
 * turn, or (segment < dwells) one segment between the middles of its two dwells. */
NCI_API int nci_lift_basis(const struct nci_lift_plan *plan, size_t segment, size_t smooth,
                           struct nci_basis *basis);

/* The roughness of a lift. */
static const double nci_jerk[6] = {0, 0, 0, 1, 0, 0};

/* A fit of a table under way. */
struct nci_lifting {
    struct nci_lift_plan plan;
    const struct nc_fit_options *options;
    double noise;  /* 0: unknown */
    size_t smooth; /* derivatives that are continuous at a dwell, plus one */
};

/* Ends of the dwells and noise. The noise is given, or that of rounding, or what cross validation finds if that is
 * more; with wrong ends it is too much, hence twice. */
NCI_API int nci_lift_search(struct nci_lifting *l, double spread);

/* --- Results, fit.c ---------------------------------------------------------------------------------*/

/* Checks the options against their ranges, and the base. */
NCI_API int nci_fit_options(const struct nc_fit_options *options, int dimension);

/* Beyond it, squares overflow. */
#define NCI_FIT_LARGEST 1e100

/* NC_E_ARGUMENT and the index of the first datum that is not finite or too large; `width` numbers each. */
NCI_API int nci_fit_finite(const double *data, size_t count, size_t width, struct nc_fit *fit);

/* The last step of a fit: there is no shape where it failed. */
NCI_API int nci_fit_end(int status, struct nc_fit *fit);

/* rms and largest residual. */
NCI_API void nci_fit_residuals(struct nc_fit *fit);

#endif
