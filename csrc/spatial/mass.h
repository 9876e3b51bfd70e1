/* What the quadrature over the normals of a body knows about its terms. */
#ifndef NCI_SPATIAL_MASS_H
#define NCI_SPATIAL_MASS_H

#include "spatial/spatial.h"

/* The map r = s + B z from an image of the body that is about as long as wide and high, and how the
 * potential is evaluated. All is resolved in the axes of `turn`. */
struct nci_solid {
    const double *shape;
    size_t n;
    double s[3], B[9], cofactor[9], det;
    double evaluations, limit; /* of the potential: done, allowed */
    /* Curvature radii of superellipsoids without rounding have no bound at the planes of symmetry. Angles
     * from there are powers of the variables of integration, which makes up for that; the axes must then be
     * theirs. */
    double power;
    int aligned; /* B is diagonal */
    double turn[9];
    int turned;       /* the axes are not those of the shape */
    int hulls;        /* some terms are hulls, */
    int alone;        /* only one, and no other term has a curvature */
    double middle[3]; /* a point inside the rest of the terms */
};

/* Fills in what depends on the terms; the map is the identity. */
NCI_API int nci_solid_read(const double *shape, size_t n, struct nci_solid *solid);

/* cofactor and det from B. */
NCI_API void nci_solid_invert(struct nci_solid *map);

/* Moves s into the body (to the Steiner point of the image, mean(3 h u)), then makes the image about as
 * long as wide and high. */
NCI_API int nci_solid_fit(struct nci_solid *map);

/* The direction u = (1, ta, tb)/length on a face of the cube around the sphere, ta and tb the tangents of
 * the angles a and b; returns d_omega / (da db). */
NCI_API double nci_solid_direction(int face, double ta, double tb, double u[3]);

/* The normal n = N/|N|, N = cof(B) u, and the length of N. */
NCI_API double nci_solid_normal(const struct nci_solid *map, const double u[3], double n[3]);

/* The jets up to order 2 at the unit vector x of all terms, and of the rest: those that are no hulls and no
 * shifts. */
NCI_API int nci_solid_sum(const struct nci_solid *solid, const double x[3], int order, struct nci_jet *all,
                          struct nci_jet *rest);

/* Does a hull vary too fast between four normals (of any length; the corners of a cell, a changes from 0 to
 * 1 and from 2 to 3, b from 0 to 2 and from 1 to 3) for a rule of 15 x 15 points to see it, and does it
 * matter to the tolerance? 0: no; 1, 2, 3: along a, along b, along both. */
NCI_API int nci_solid_coarse(const struct nci_solid *solid, double corner[4][3], double tolerance);

/* One superellipsoid that is not rounded, and no other term but shifts: its axes and its centre. */
struct nci_lone {
    double semi[3], delta, epsilon, turn[9], centroid[3];
};

/* Is the shape one? */
NCI_API int nci_solid_lone(const double *shape, size_t n, struct nci_lone *lone);

/* Its mass properties, the surface by quadrature to the tolerance. */
NCI_API int nci_solid_closed(const struct nci_lone *lone, double tolerance, double limit,
                             struct nc_spatial_mass *mass);

#endif
