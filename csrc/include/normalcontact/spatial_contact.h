/* Contact of a spatial body with a plane or a sphere. Part of normalcontact.h; do not include it alone.
 *
 * Frame a is fixed to the body (its shape is resolved in it), frame b to the counterpart; the motion is that
 * of a relative to b. */
#ifndef NORMALCONTACT_SPATIAL_CONTACT_H
#define NORMALCONTACT_SPATIAL_CONTACT_H

/* Motion of one frame relative to another, resolved in the other. Which ones is said where it is used: a body
 * moves relative to its line, circle, plane or sphere, body B relative to body A. */
struct nc_spatial_motion {
    double r[3], q[9];     /* position of the origin; rotation (row-major, from the frame that moves to the
                              other one; NC_E_ROTATION if it is none within 1e-6) */
    double v[3], omega[3]; /* velocity of the origin, angular velocity */
    double a[3], alpha[3]; /* their time derivatives, used only where accelerations are asked for */
};

struct nc_spatial_contact {
    double gap;              /* > 0: separated, < 0: penetrating */
    double gap_der;          /* its time derivative */
    double e_n[3];           /* contact normal, from the counterpart into the body, frame b */
    double point_a[3];       /* contact point on the body, in frame a */
    double point_body[3];    /* the same in frame b */
    double point_counter[3]; /* contact point on the counterpart, frame b */
    double kappa[2];         /* principal curvatures of the body there, the larger one first; infinite at
                                an edge or a tip */
    double direction[2][3];  /* their directions, frame b; direction[0] x direction[1] = -e_n */
    double margin;           /* smallest relative curvature of the pair, kappa[1] + curvature of the
                                counterpart; the contact point is unique only if it is positive */
    double v_n;              /* normal velocity e_n . v_C, v_C the velocity of the material point of the
                                body at the contact */
    double v_t[3];           /* sliding velocity v_C - v_n e_n, frame b */
    double v_body[3];        /* velocity of the contact point along the boundary of the body, seen from
                                the body but resolved in b */
    double v_counter[3];     /* velocity of the contact point along the counterpart, seen from b; while a
                                contact lasts it is v_t + v_body (002 (21), 004) */
};

/* --- Body and plane -------------------------------------------------------------------------------
 * The plane passes through the origin of b; e is its unit normal, on the side of the body. The shape is
 * the generating potential h of a convex body, n = -q' e, gap = e . r - h(n), contact point grad h(n).
 * NC_E_FLAT comes with a result: a flat part lies on the plane, the contact point is its middle, kappa is
 * zero in the flat directions; v_body and all second derivatives are those of the body without its flat
 * terms. */

/* Only the gap and the contact point on the body in frame a. The least work: convexity is not checked, and
 * e and q only by the length of q' e. */
NC_API int nc_plane_gap(const double *shape, size_t n, const double e[3], const double r[3],
                        const double q[9], double *gap, double point_a[3]);

/* Everything. gap_der = v_n. NC_E_NOT_CONVEX: the potential belongs to no convex body at this normal. */
NC_API int nc_plane_contact(const double *shape, size_t n, const double e[3],
                            const struct nc_spatial_motion *motion, struct nc_spatial_contact *contact);

/* The contact as a function of time, up to second order; as nc_planar_contact_motion, in frame b. */
struct nc_spatial_contact_motion {
    double gap[3];
    double body[3][3];        /* geometric contact point on the body */
    double counterpart[3][3]; /* on the plane: body - gap e */
};

NC_API int nc_plane_motion(const double *shape, size_t n, const double e[3],
                           const struct nc_spatial_motion *motion, struct nc_spatial_contact_motion *out);

/* --- Body and sphere ------------------------------------------------------------------------------
 * The sphere of the given radius (> 0, else NC_E_RADIUS) is centred at the origin O of b and turns with
 * b. P: origin of frame a, the reference point. */

/* By the polar potential G(u) that belongs to this radius: distance PO while they touch, u the direction
 * from P to O in frame a. Explicit. Away from contact the gap (PO - G(u)) (u . n) is that of the potential
 * contact points (000 (101)), equal to the distance up to second order in the gap; gap_der is exact, v_n
 * differs from it by the order of the gap.
 * NC_E_CENTRE: O lies on P. NC_E_POLAR: G(u) <= 0. NC_E_NOT_UNIQUE: the uniqueness condition 000 (72),
 * carried over to space, is violated: kappa + 1/R > 0 holds for no body with this potential. (000 (73) is
 * about the polar form of the boundary: it holds where the boundary is seen from P from inside.) */
NC_API int nc_sphere_contact(const double *shape, size_t n, double radius, enum nc_case mode,
                             const struct nc_spatial_motion *motion, struct nc_spatial_contact *contact);

/* The signed distance of the sphere and a strictly convex body given by its generating potential h, by a
 * safeguarded Newton iteration on the normal. gap_der = v_n. radius_min: a lower bound of the smallest
 * curvature radius of the body, or 0. The result is certainly the global one as long as the centre O is
 * outside of the body or less deep inside than radius_min; deeper: NC_E_UNDECIDED. NC_E_FLAT:
 * the search ends at a flat or straight part of a box, disc or capsule; NC_E_NO_CONVERGENCE: not within 100 steps
 * (the body is not strictly convex, or not smooth). */
NC_API int nc_sphere_distance(const double *shape, size_t n, double radius,
                              const struct nc_spatial_motion *motion, double radius_min,
                              struct nc_spatial_contact *contact);

#endif
