/* Geometry of one planar body. Part of normalcontact.h; do not include it alone.
 *
 * A body is given in its frame (origin: reference point P) either by its generating potential h(phi), phi
 * the polar angle of the outer normal; or by its polar potential G(psi) for contact with circles of one
 * radius R: G is the distance from P to the circle's centre O while they touch, psi the polar angle of O
 * seen from P (000 section 5 with psi = alpha - pi/2). Functions of h are named nc_planar_..., functions
 * of G nc_circle_... . All may return the statuses of nc_planar_eval, NC_E_NULL, and NC_E_ARGUMENT for an
 * argument that is NaN or infinite or so large that the result overflows. */
#ifndef NORMALCONTACT_PLANAR_GEOMETRY_H
#define NORMALCONTACT_PLANAR_GEOMETRY_H

/* A point of the boundary, all in the body's frame. */
struct nc_planar_boundary {
    double point[2];   /* p = h e_n + h' e_phi, 000 (30) */
    double normal[2];  /* outer normal e_n */
    double tangent[2]; /* the normal turned by +pi/2: counter-clockwise about the material */
    double radius;     /* curvature radius; infinite where the boundary is straight */
    double curvature;  /* its inverse: > 0 convex; infinite at a corner */
};

/* The boundary point with outer normal (cos phi, sin phi), and the curvature radius h + h'' there, 000
 * (37). A negative curvature radius is returned as it is: such a potential belongs to no convex body.
 * NC_E_FLAT: the middle of a flat side, its curvature radius is infinite. */
NC_API int nc_planar_boundary(const double *shape, size_t n, double phi, struct nc_planar_boundary *out);

/* Mass properties for unit density. */
struct nc_planar_mass {
    double perimeter;
    double area;
    double centroid[2]; /* in the body's frame */
    double moments[3];  /* integrals of x x, x y, y y over the area, x and y measured from the centroid */
};

/* Mass properties of a convex body, by adaptive quadrature between the joints of its potential; corners
 * and straight edges are allowed. Each number is right to 1e-12 of its own size (xy: of sqrt(xx yy),
 * centroid: of the body's size) for bodies up to 1000 times as long as wide. NC_E_NOT_CONVEX if a negative
 * curvature radius is met (at one of at least 384 angles; this is no certificate) or if there is no area;
 * NC_E_NO_CONVERGENCE if the error estimate does not come below 1e-10 (very thin bodies). */
NC_API int nc_planar_mass(const double *shape, size_t n, struct nc_planar_mass *out);

/* --- Bodies given by a polar potential --------------------------------------------------------------*/

/* Which of the two solutions of 000 (47): an almost convex body outside the circle or sphere (Fig. 4a), or
 * an almost concave one that surrounds it (Fig. 4b). Both may have convex and concave stretches. */
enum nc_case { NC_CASE_CONVEX = 1, NC_CASE_CONCAVE = -1 };

/* The boundary point that touches the circle whose centre is in direction psi, 000 (55), (56) (where
 * (56a) must read -g - g R/sqrt(g^2 + g'^2)), and the curvature (71) there. radius = 0: G is the polar
 * form of the boundary itself, (76). NC_E_RADIUS for radius < 0 (in the concave case
 * that of a hollow circle, see nc_circle_contact), NC_E_OPTION for a wrong mode, NC_E_POLAR
 * for G <= 0. Where uniqueness (72) is violated the curvature is below -1/radius; NC_E_NOT_UNIQUE where G
 * has a kink, so that the circle touches twice. */
NC_API int nc_circle_boundary(const double *shape, size_t n, double radius, enum nc_case mode, double psi,
                              struct nc_planar_boundary *out);

/* The two conditions for one contact point only; each holds where its margin is positive. */
struct nc_circle_margins {
    double curvature; /* 000 (72), R kappa > -1, as 1/(1 + R kappa): no pole at a corner of the body; a
                         hollow circle: -R kappa > 1, as 1/(-R kappa - 1) */
    double position;  /* 000 (73): d/dpsi of the polar angle of the contact point */
};

/* Both margins at one angle; statuses as nc_circle_boundary, but the radius must be
 * positive, and NC_E_POLAR also if the point is the reference point. */
NC_API int nc_circle_margin(const double *shape, size_t n, double radius, enum nc_case mode, double psi,
                            struct nc_circle_margins *out);

/* The smallest margins over the whole circle, and the angles where they are (psi may be NULL). Samples
 * each stretch between two joints at least every half degree and 16 times, and refines the smallest
 * samples: reliable for shapes without finer detail than that, but not a certificate. */
NC_API int nc_circle_smallest_margins(const double *shape, size_t n, double radius, enum nc_case mode,
                                      struct nc_circle_margins *smallest, struct nc_circle_margins *psi);

/* Change of the circle's radius for the same body, 000 (77)-(84) and appendix A: out = value and first
 * three derivatives, at one angle, of the potential for radius_to, given the one for radius_from. A radius
 * 0 means the polar form r(angle) of the boundary; a radius of INFINITY the generating potential h of the
 * boundary (with NC_CASE_CONCAVE: of the cavity), its argument the normal angle; it may have flat sides.
 * radius_from = INFINITY, radius_to < 0, NC_CASE_CONCAVE: from a convex body to the centres of a hollow circle of radius
 * -radius_to around it, which must be larger than all its curvature radii (else NC_E_NOT_UNIQUE).
 * The characteristics are the common normals of parallel curves: one scalar root, by safeguarded Newton
 * steps. NC_E_NO_SOLUTION if no characteristic arrives at this angle, NC_E_NOT_UNIQUE if more than one does
 * (the larger circle does not fit into a concave stretch, or the reference point is outside; as far as
 * steps of 1/64 turn can tell) or if the body has a corner there, NC_E_NOT_CONVEX for radius_to = INFINITY
 * where the boundary is not convex, NC_E_NO_CONVERGENCE. */
NC_API int nc_circle_change_radius(const double *shape, size_t n, double radius_from, double radius_to,
                                   enum nc_case mode, double angle, double out[4]);

/* The same for all angles, as a constructor: a periodic piecewise polynomial of degree 7 that has the
 * exact value and first three derivatives at `pieces` (8 .. 4096) equidistant knots, thus an error ~
 * pieces^-8 away from joints. With it a convex body given by h works against a roller: radius_from =
 * INFINITY. Takes 4 + 9 pieces doubles; 0 (and the vector is of no use) if nc_circle_change_radius fails
 * at a knot, if the curve is seen to fold between two, or for a wrong number of pieces. */
NC_API size_t nc_planar_for_radius(double *shape, size_t capacity, const double *from, size_t n,
                                   double radius_from, double radius_to, enum nc_case mode, size_t pieces);

#endif
