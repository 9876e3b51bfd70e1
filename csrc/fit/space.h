/* What the files of the fit in space share. */
#ifndef NCI_FIT_SPACE_H
#define NCI_FIT_SPACE_H

#include "fit.h"

/* --- Functions on the sphere, spatial_basis.c ---------------------------------------------------------*/

/* A base and real spherical harmonics, orthonormal; coefficient l*l + l + m as in nc_spatial_harmonics. */
struct nci_sphere {
    size_t degree, n;
    const double *base;
    size_t base_size;
};

/* The values of all harmonics at the unit vector x and, unless t is NULL, those of t'Ht for the unit tangent t. */
NCI_API void nci_sphere_row(size_t degree, const double x[3], const double t[3], double *value,
                            double *radius);

/* The roughness: the squared gradient of the mean curvature radius; spheres are smooth. To be freed in any case. */
NCI_API int nci_sphere_rough(size_t degree, struct nci_triangle *rough);

/* Base and harmonics as a shape vector, if the capacity suffices; returns its size. */
NCI_API size_t nci_sphere_shape(const struct nci_sphere *sphere, const double *x, double *shape,
                                size_t capacity);

/* Direction number i of `count` that are spread evenly over the sphere. */
NCI_API void nci_sphere_direction(size_t i, size_t count, double x[3]);

/* --- A spatial fit under "no principal radius below rho", spatial_cuts.c -----------------------------*/

struct nci_spatial_solution {
    double *x;
    double *shape;
    size_t n;
    double *cut; /* normal and tangent of each */
    size_t cuts;
    double lower, upper, lower_at[3];
};

NCI_API int nci_spatial_solution_new(struct nci_spatial_solution *solution,
                                     const struct nci_sphere *sphere);
NCI_API void nci_spatial_solution_free(struct nci_spatial_solution *solution);

/* As nci_planar_constrain. */
NCI_API int nci_spatial_constrain(const struct nci_sphere *sphere, const struct nci_triangle *triangle,
                                  double rho, double size, int prove,
                                  struct nci_spatial_solution *solution);

/* --- The convex hull of points in space, spatial_hull.c ----------------------------------------------*/

struct nci_hull {
    size_t facets, room;
    struct nci_facet *facet;
    size_t vertices;
    size_t *vertex; /* indices of the points that are vertices */
    double missed;  /* no point is outside by more than this */
};

struct nci_facet {
    size_t vertex[3];         /* counter-clockwise seen from outside */
    size_t neighbour[3];      /* across the edge from vertex[i] to the next one */
    double normal[3], height; /* of its plane */
    size_t outside, farthest; /* list of points above it, and the farthest of them */
    double distance;
    int dead;
};

/* Quickhull: points that are outside by less than `tolerance` are left out. NC_E_DATA if all points lie in a plane,
 * NC_E_MEMORY. To be freed in any case. */
NCI_API int nci_spatial_hull(const double *points, size_t count, double tolerance, struct nci_hull *hull);
NCI_API void nci_spatial_hull_free(struct nci_hull *hull);

/* How deep a point is below the hull's planes; negative outside. */
NCI_API double nci_spatial_depth(const struct nci_hull *hull, const double point[3]);

/* --- Bodies of few parameters, spatial_body.c --------------------------------------------------------*/

/* Ellipsoid; capsule (a needle and a sphere); box (three needles and a sphere). */
struct nci_body {
    int form; /* NC_FIT_ELLIPSOID, NC_FIT_CAPSULE, NC_FIT_BOX */
    double centre[3];
    double axis[3][3];
    double half[3];  /* semi-axes, or half lengths of the needles */
    double r, bulge; /* radius of the sphere, thickness of the needles */
    double least;    /* of the radius */
};

enum { NCI_BODY_SHAPE = 32 };

NCI_API size_t nci_body_shape(const struct nci_body *body, double shape[NCI_BODY_SHAPE]);

/* Moves the body towards the points by damped Gauss-Newton steps; sum of the squared distances. */
NCI_API int nci_body_fit(const double *points, size_t count, struct nci_body *body, double *sum);

/* --- The fit of harmonics to points in space, spatial_fit.c ------------------------------------------*/

struct nci_spatial_data {
    size_t count;
    const double *points; /* x, y, z each */
    double *normal;       /* of the feet */
    double size, rho;
    const struct nc_fit_options *options;
};

struct nci_spatial_trial {
    struct nci_sphere sphere;
    struct nci_spatial_solution solution;
    struct nci_smoothing smoothing;
    double sum, score;
    size_t rounds;
};

NCI_API void nci_spatial_trial_free(struct nci_spatial_trial *trial);

/* As nci_planar_rounds. */
NCI_API int nci_spatial_rounds(struct nci_spatial_data *data, struct nci_spatial_trial *trial);

/* The foot of a point: the normal where n . p - h(n) is largest, found from the given one; that value. */
NCI_API double nci_spatial_foot(const double *shape, size_t n, const double point[3], double normal[3]);

/* Normals from which the feet of points are found: the given ones, or better ones of a table. */
NCI_API void nci_spatial_look(const double *shape, size_t n, const double *points, size_t count,
                              double *normal);

/* Feet of all points, each from the given normal; the sum of the squared distances. */
NCI_API int nci_spatial_feet(const double *shape, size_t n, const double *points, size_t count,
                             double *normal, double *sum);

/* --- Clouds of points, spatial_cloud.c ----------------------------------------------------------------*/

/* Points in space with their hull and what it tells. */
struct nci_cloud {
    const double *points, *normals; /* the latter may be NULL */
    size_t count;
    struct nci_hull hull;
    double centre[3], size, radius; /* middle of the hull's surface, extent, mean radius */
    double axis[3][3]; /* the normal of the most surface, of the most at right angles to it, the rest */
    double principal[3][3]; /* of the surface's second moments */
};

/* NC_E_DATA, NC_E_MEMORY; to be freed in any case. */
NCI_API int nci_cloud_new(const double *points, const double *normals, size_t count,
                          struct nci_cloud *cloud);
NCI_API void nci_cloud_free(struct nci_cloud *cloud);

/* The i-th of `some` indices below `count`, one in each of as many equal parts at a place that looks random: a regular
 * mesh must not be thinned out regularly. */
NCI_API size_t nci_cloud_pick(size_t i, size_t some, size_t count);

/* The smoothed hull with at most `most` vertices and an offset rho, and its largest distance from the hull of all
 * points, proved. */
NCI_API int nci_cloud_smooth(const struct nci_cloud *cloud, size_t most, double rho, double **shape,
                             size_t *n, double *bound);

/* --- Bases, spatial_bases.c ---------------------------------------------------------------------------*/

struct nci_base {
    double shape[NCI_BODY_SHAPE];
    size_t n;
    int form;
    double sum; /* of the squared distances */
};

/* The bodies that the options allow, the best first. */
NCI_API int nci_cloud_bases(const struct nci_cloud *cloud, const struct nci_spatial_data *data,
                            struct nci_base base[3], size_t *bases);

#endif
