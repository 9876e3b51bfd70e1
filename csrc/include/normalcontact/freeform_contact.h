/* Contact of two parametric surfaces, 001. Part of normalcontact.h; do not include it alone.
 *
 * Bodies A and B with surfaces S1 and S2. B is placed at r with rotation q (row-major, B to A). Everything
 * is resolved in A's frame, and B moves relative to A. parameter = u1, v1, u2, v2. */
#ifndef NORMALCONTACT_FREEFORM_CONTACT_H
#define NORMALCONTACT_FREEFORM_CONTACT_H

struct nc_freeform_contact {
    double gap;                    /* > 0 separated, < 0 penetrating: S2 - S1 = gap n1 */
    double normal[3];              /* n1, outer normal of A */
    double point_a[3], point_b[3]; /* S1, S2 */
    double kappa[2];               /* relative curvatures, the larger one first */
};

/* The points of two surfaces with a common normal, n1 + n2 = 0 and S2 - S1 along n1 (001 (1), (2) for
 * gap = 0), next to the given parameters, by a bounded Newton iteration with damping. parameter: start in,
 * result out. NC_E_CONFORMING: contact along a line or surface (001 section 4.3): the relative curvature
 * vanishes in some direction; NC_E_PATCH: the contact leaves a patch; NC_E_NO_CONVERGENCE. */
NC_API int nc_freeform_contact(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                               const double q[9], double parameter[4], struct nc_freeform_contact *out);

/* The same without a start, from at least grid x grid samples of each surface (2 <= grid <= 32, else
 * NC_E_OPTION): the closest points of surfaces apart; NC_E_PATCH if an edge of a patch is closer than any with a
 * common normal. Where they intersect, or one is inside of the other (behind an open surface): of all contacts
 * found from the best pairs of samples, the one with the smallest |gap|. NC_E_NO_SOLUTION if there is none; the
 * status of the last failure if all of them are degenerate. */
NC_API int nc_freeform_search(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                              const double q[9], int grid, double parameter[4],
                              struct nc_freeform_contact *out);

struct nc_freeform_motion {
    double gap[3];            /* gap, its first and second time derivative */
    double parameter_der[4];  /* 001 (23) */
    double parameter_der2[4]; /* 001 (28) */
    double velocity_a[3];     /* of the contact point along A, seen from A, 001 (31) */
    double velocity_b[3];     /* of the contact point along B, seen from B, 001 (32) */
    double centripetal_a[3]; /* the part of its acceleration along A that needs only velocities, 001 (38) */
    double centripetal_b[3]; /* along B, 001 (39); with 2 u' v' S_uv in the mixed term */
    double acceleration_a[3], acceleration_b[3]; /* complete, 001 (33), (34) */
};

/* Speed and acceleration of the contact point, while B moves relative to A, at a solution `parameter` of nc_freeform_contact; also for
 * surfaces apart, where S2 - S1 = gap n1. The second derivative of the gap needs no accelerations of the
 * parameters: gap[2] = n1.(a + alpha x (S2 - r)) + terms in the velocities only. NC_E_CONFORMING as above.
 * NC_E_NO_SOLUTION: the parameters are no contact: normals not opposite to 0.01 (the stages of an
 * integrator are off a little). */
NC_API int nc_freeform_motion(const struct nc_surface *a, const struct nc_surface *b,
                              const struct nc_spatial_motion *motion, const double parameter[4],
                              struct nc_freeform_motion *out);

#endif
