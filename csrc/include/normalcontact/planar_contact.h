/* Contact of a planar body with a line or a circle; rolling. Part of normalcontact.h; do not include it
 * alone.
 *
 * Frame a is the frame of the body's shape, its origin the reference point P. Frame b belongs to the
 * counterpart: the line is the x axis of frame b with the body on the side y > 0; the circle is a disc
 * around the origin O of frame b. */
#ifndef NORMALCONTACT_PLANAR_CONTACT_H
#define NORMALCONTACT_PLANAR_CONTACT_H

/* Motion of one frame relative to another, resolved in the other: here of frame a relative to frame b. */
struct nc_planar_motion {
    double r[2], angle; /* position of the origin; angle, counter-clockwise */
    double v[2], omega; /* their first ... */
    double a[2],
        alpha; /* ... and second time derivatives; the last are used only where accelerations are asked for */
};

/* A contact, real or potential. On the body C, on the counterpart C' (000 (91)-(94)). */
struct nc_planar_contact {
    double gap;      /* > 0 separated, < 0 penetrating */
    double gap_der;  /* its exact time derivative */
    double r_C[2];   /* C, from the origin of frame b, resolved in frame b */
    double r_C_a[2]; /* C, from the origin of frame a, resolved in frame a */
    double r_C_b[2]; /* C', from the origin of frame b, resolved in frame b */
    double e_n[2];   /* contact normal: from the counterpart into the body, resolved in frame b */
    double e_t[2];   /* tangent: e_n turned by -pi/2 */
    double kappa_a;  /* curvature of the body at C: > 0 convex, infinite at a corner */
    double kappa_b;  /* curvature of the counterpart; the sum is the relative curvature */
    double v_n, v_t; /* velocity of the body's material point at C, relative to frame b, along e_n, e_t */
    double s_a_der;  /* speed of C along the body's boundary, positive along e_t */
    double s_b_der;  /* speed of C' along the counterpart, positive along e_t */
    double phi;      /* polar angle of the body's outer normal at C in frame a, -pi .. pi */
    double argument; /* angle at which the potential was taken: phi for a line, psi for a circle */
};

/* A contact as a function of time, up to second order: [k] is the k-th time derivative. */
struct nc_planar_contact_motion {
    double gap[3];
    double phi[3];            /* normal angle of the body at C */
    double body[3][2];        /* C: geometric contact point on the body, in frame b */
    double counterpart[3][2]; /* C': geometric contact point on the counterpart, in frame b */
};

/* --- Body against line, 000 section 4; shape = h(phi) -----------------------------------------------
 * gap = y_P - h(-pi/2 - angle), the distance; v_n = gap_der, and s_b_der = s_a_der + v_t.
 * NC_E_NOT_CONVEX if the curvature radius is negative at C. The second function needs a finite h'''.
 * NC_E_FLAT comes with a result: a flat side lies on the line, C is its middle, kappa_a = 0, gap_der that
 * of the middle; the speeds of C and all second derivatives are those of the body without its flat terms.
 */
NC_API int nc_line_contact(const double *shape, size_t n, const struct nc_planar_motion *motion,
                           struct nc_planar_contact *out);
NC_API int nc_line_motion(const double *shape, size_t n, const struct nc_planar_motion *motion,
                          struct nc_planar_contact_motion *out);

/* --- Body against circle, 000 section 5; shape = G(psi) ---------------------------------------------
 * The potential contact points of 000: explicit, no iteration. gap is their separation along the common
 * normal, -delta of (101): +-(|PO| - G) G/sqrt(G^2 + G'^2), upper sign for the almost convex case; zero
 * exactly when they touch, and the distance up to terms of order gap^2. gap_der is the derivative of
 * this expression; it differs from v_n (102a), and s_b_der from s_a_der + v_t, by terms of order gap.
 * A negative radius with NC_CASE_CONCAVE: a hollow circle of radius -radius, in which a convex body moves; O is its
 * centre, kappa_b < 0, and G is what nc_planar_for_radius makes for a negative radius.
 * NC_E_RADIUS for other radii <= 0, NC_E_OPTION for a wrong mode, NC_E_POLAR for G <= 0, NC_E_CENTRE if O is
 * on P (or too near to tell its direction), NC_E_NOT_UNIQUE where (72) is violated. The second function
 * needs a finite G'''. */
NC_API int nc_circle_contact(const double *shape, size_t n, double radius, enum nc_case mode,
                             const struct nc_planar_motion *motion, struct nc_planar_contact *out);
NC_API int nc_circle_motion(const double *shape, size_t n, double radius, enum nc_case mode,
                            const struct nc_planar_motion *motion, struct nc_planar_contact_motion *out);

/* The same with the exact signed distance as gap: C is the foot of the perpendicular from O to the
 * boundary, that is where the circle about O with radius + gap touches (000 appendix A). gap_der = v_n.
 * A bounded descent that starts at psi finds a foot; it is the nearest of all if the body is convex and
 * gap > -radius (O outside the body), otherwise in general, but without a certificate.
 * Statuses as above; NC_E_NOT_UNIQUE also if O is on the evolute of the boundary, NC_E_NO_CONVERGENCE
 * where G' jumps. */
NC_API int nc_circle_distance(const double *shape, size_t n, double radius, enum nc_case mode,
                              const struct nc_planar_motion *motion, struct nc_planar_contact *out);
NC_API int nc_circle_distance_motion(const double *shape, size_t n, double radius, enum nc_case mode,
                                     const struct nc_planar_motion *motion,
                                     struct nc_planar_contact_motion *out);

/* --- Rolling ----------------------------------------------------------------------------------------*/

/* A body that rolls on the line without slip, as a function of its rolling angle. */
struct nc_line_rolling {
    double r[2], v[2], a[2]; /* position, velocity, acceleration of the reference point P in frame b */
    double x_C[3];           /* geometric contact point on the line and its first two time derivatives */
};

/* 000 (24), (25): alpha is the rolling angle of 000, clockwise (angle = -alpha, phi = alpha - pi/2), with
 * its two time derivatives; x_P0 is the position x_P at alpha = 0. NC_E_NOT_CONVEX and
 * NC_E_FLAT as for the line. */
NC_API int nc_line_rolling(const double *shape, size_t n, double x_P0, double alpha, double alpha_der,
                           double alpha_der2, struct nc_line_rolling *out);

#endif
