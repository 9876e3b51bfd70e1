/* Geometry of one spatial body. Part of normalcontact.h; do not include it alone.
 *
 * The shape serves as generating potential h(n). All vectors are resolved in the body's frame and start
 * at its reference point. */
#ifndef NORMALCONTACT_SPATIAL_GEOMETRY_H
#define NORMALCONTACT_SPATIAL_GEOMETRY_H

/* --- The boundary at a normal ---------------------------------------------------------------------*/

struct nc_spatial_boundary {
    double h;               /* the potential: distance of the tangent plane from the reference point */
    double point[3];        /* the boundary point */
    double radius[2];       /* principal curvature radii, the smaller one first */
    double kappa[2];        /* principal curvatures, the larger one first */
    double direction[2][3]; /* unit vectors of the principal directions; direction[0] x direction[1] is
                               the normal; any such pair at an umbilic */
};

/* Boundary point, principal curvatures and directions for an outer unit normal; no normal is special.
 * A radius that is zero within rounding is given as 0 (the rim of a disc, a tip) and its curvature as
 * infinity. NC_E_NOT_CONVEX: a radius is negative, so that no convex body has this potential; all values
 * are given but kappa, which is NaN. NC_E_FLAT: see nc_spatial_eval; the radius is infinite and kappa zero
 * in the flat directions. NC_E_SINGULAR: a curvature does not exist; all values are NaN. */
NC_API int nc_spatial_boundary(const double *shape, size_t n, const double normal[3],
                               struct nc_spatial_boundary *boundary);

/* --- Mass properties ------------------------------------------------------------------------------*/

struct nc_spatial_mass {
    double surface, volume;
    double centroid[3];
    double inertia[9];  /* of the body with density 1 about its centroid, row-major: with the density d
                           and m = d * volume, d * inertia + m (|c|^2 I - c c') about the reference point */
    double error;       /* estimate of the largest relative error of the above; lengths are measured
                           along each axis by the extent of the body along it */
    double evaluations; /* of the potential */
};

/* Surface, volume, centroid and inertia tensor of a convex body, by adaptive quadrature over the normals
 * to the relative accuracy 1e-13 <= tolerance <= 0.1 (else NC_E_OPTION). Hulls may be as sharp as they are
 * allowed to be, and one superellipsoid (or revolved superellipse) may have eta = 0; alone, of any exponents, all but
 * its surface is exact.
 * NC_E_NO_CONVERGENCE: not within 4 million evaluations (4e9 / n for n > 1000): the tolerance is too small
 * for a potential with jumps in a second or third derivative (a small p of a hull, joints of a profile); for
 * a hull with another curved term, whose edges become narrow strips of the sphere (at 1e-6 up to p = 300 in
 * any position, up to the largest p for a box along the axes); for several superellipsoids with eta = 0
 * that are turned differently, or one of very different or large exponents in a sum. `error` says how far it came,
 * infinite where that is not known.
 * NC_E_NOT_CONVEX: a curvature radius is negative at one of the normals tried.
 * NC_E_FLAT: the boundary has flat or straight parts (a disc, a segment, a rounded box made of segments):
 * the potential knows them only as kinks. Give such terms a small thickness. It is found by comparing the
 * surface with its value from first derivatives alone. */
NC_API int nc_spatial_mass(const double *shape, size_t n, double tolerance, struct nc_spatial_mass *mass);

#endif
