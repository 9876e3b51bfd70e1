/* Cams and followers, both ways: from the lift to the cam, from the cam to the lift. Part of normalcontact.h;
 * do not include it alone.
 *
 * The cam is at rest with its axis at the origin; the follower is carried round it by the angle theta,
 * counter-clockwise (the cam then turns clockwise under a follower at rest). With u = (cos theta, sin theta)
 * and w = (-sin theta, cos theta):
 *
 *  translating, roller   centre of the roller at y u + e w: y position along the guide, e offset of the guide
 *  translating, flat     face perpendicular to u at the distance y; the guide at e w
 *  oscillating, roller   pivot at a u, centre of the roller at (a - l cos beta) u - side l sin beta w: l length of
 *                        the arm, beta > 0 its angle from the line between the axes, which grows with the lift
 *  oscillating, flat     pivot at a u, normal of the face at the polar angle theta + side (beta - pi/2), face at
 *                        the distance a sin beta + f from the cam's axis: f from the pivot to the face
 *
 * A face with the radius R of curvature moves as a roller does, a knife edge is a roller with R = 0. The position
 * is y in m or beta in rad; the lift is what it exceeds that on the base circle. A prime is d/dtheta. */
#ifndef NORMALCONTACT_CAM_H
#define NORMALCONTACT_CAM_H

enum nc_follower_kind {
    NC_FOLLOWER_ROLLER = 1,             /* translating; also curved faces and knife edges */
    NC_FOLLOWER_FLAT = 2,               /* translating */
    NC_FOLLOWER_OSCILLATING_ROLLER = 3, /* fingers and rockers; also curved pads and knife edges */
    NC_FOLLOWER_OSCILLATING_FLAT = 4
};

struct nc_follower {
    int kind;      /* enum nc_follower_kind */
    int inner;     /* != 0: the cam surrounds the roller (almost concave); rollers only */
    double radius; /* R >= 0 of the roller or face; not used by flat ones */
    double offset; /* translating: e of the guide; oscillating, flat: f of the face */
    double arm;    /* l > 0; oscillating roller only */
    double pivot;  /* a > 0; oscillating only */
    int side;      /* +1 or -1: on which side of the line between the axes the arm lies; oscillating only */
};

/* All about one angle theta; in the cam's frame. */
struct nc_cam_point {
    double lift[4];      /* lift, lift', lift'', lift''' (velocity, acceleration, jerk over the angle) */
    double position;     /* y or beta */
    double point[2];     /* contact point on the cam */
    double normal[2];    /* outer normal of the cam there */
    double normal_angle; /* its polar angle */
    double curvature_radius; /* of the cam: > 0 convex, < 0 hollow, infinite where it is straight */
    double margin; /* > 0: no undercut here. Rollers: 1 - R/(curvature radius of the pitch curve), with
                                an inner cam 1 + ...; flat ones: the curvature radius itself, in m */
    double pressure_angle; /* from the normal to the motion of the follower, tan = (y' - e)/y if it
                              translates */
    double face;      /* flat: where the contact lies on the face, along the normal turned by +90 degrees,
                                from the guide or from the foot of the pivot; rollers: the polar angle of the
                                contact seen from the centre of the roller, relative to follower or arm */
    double speed_cam; /* d/dtheta of the arc length of the contact point on the cam */
    double speed_follower; /* the same on a follower that does not turn its face: half the sum is the
                              entrainment speed, the difference the sliding speed, over the angular velocity */
    double centre[2];      /* of the roller; NaN for flat ones */
};

/* From the lift to the cam. law: a planar shape, the lift over theta (zero on the base circle, of radius
 * base_radius > 0). Explicit for all kinds. NC_E_OPTION: no such follower; NC_E_RADIUS: the base circle does not
 * fit to it; NC_E_NO_SOLUTION: it cannot reach this lift. An undercut is no failure here: see margin. */
NC_API int nc_cam_from_lift(const double *law, size_t n, const struct nc_follower *follower,
                            double base_radius, double theta, struct nc_cam_point *out);

/* From the cam to the lift. cam: rollers: the polar potential G(psi) that belongs to their radius; flat ones: the
 * generating potential h(phi). Explicit for central translating rollers and for flat translating followers; the
 * others need one scalar root, bracketed and bounded. base_radius as above.
 * NC_E_NOT_UNIQUE: the pressure angle passes 90 degrees there, so that the follower would jam. */
NC_API int nc_cam_to_lift(const double *cam, size_t n, const struct nc_follower *follower,
                          double base_radius, double theta, struct nc_cam_point *out);

/* The cam for a lift law as a planar shape: the polar potential G for rollers, the generating potential h for
 * flat followers. Exact, an offset in front of the law, for translating followers without offset of the guide;
 * else a periodic piecewise polynomial of degree 7 with the exact value and three derivatives at `pieces`
 * (8 .. 4096) places, joints of the law among them, with an error ~ pieces^-8. See planar.h for the contract of
 * constructors; 0 if nc_cam_from_lift fails or the cam is undercut at one of the places, or if the law has a kink. */
NC_API size_t nc_cam_shape(double *shape, size_t capacity, const double *law, size_t n,
                           const struct nc_follower *follower, double base_radius, size_t pieces);

/* Undercut, with certainty: no margin of the cam for this law is below `lower`; `upper` is the margin at theta.
 * As nc_planar_convexity; 0 < tolerance < 1, of the size of the margin; cells = 0: 100000. Rounding is not
 * enclosed. */
struct nc_cam_margin {
    double lower, upper;
    double theta;
    size_t cells;
};
NC_API int nc_cam_undercut(const double *law, size_t n, const struct nc_follower *follower,
                           double base_radius, double tolerance, size_t cells, struct nc_cam_margin *out);

/* The smallest base radius, to 1e-6 of it, for which the whole cam has certainly no undercut, and a curvature
 * radius of at least `least` where it is convex; up to `largest`, else NC_E_NO_SOLUTION. And the largest radius of
 * the roller for a given base radius, likewise (follower->radius is not used); infinite where a flat face would do. */
NC_API int nc_cam_smallest_base(const double *law, size_t n, const struct nc_follower *follower,
                                double least, double largest, double *base_radius);
NC_API int nc_cam_largest_roller(const double *law, size_t n, const struct nc_follower *follower,
                                 double base_radius, double least, double *radius);

/* Where a grinding wheel (or cutter) of radius > 0 stands that touches the cam at this point: the change of radius
 * 000 (84), explicit because the point is known. NC_E_RADIUS: no such wheel; NC_E_ARGUMENT: no such point. */
struct nc_cam_wheel {
    double centre[2]; /* in the cam's frame */
    double distance,
        angle; /* the same in polar coordinates, as a machine with one slide and one axis needs it */
    double
        margin; /* > 0: the wheel touches the cam here only, seen from nearby: 1 + radius/curvature radius */
};
NC_API int nc_cam_wheel(const struct nc_cam_point *point, double radius, struct nc_cam_wheel *out);

/* The largest wheel, to 1e-6 of its radius, that certainly grinds the whole cam: its margin is positive everywhere;
 * infinite if the cam has no hollow flank. NC_E_UNDERCUT if it is not excluded that the cam has an undercut. */
NC_API int nc_cam_largest_wheel(const double *law, size_t n, const struct nc_follower *follower,
                                double base_radius, double *radius);

#endif
