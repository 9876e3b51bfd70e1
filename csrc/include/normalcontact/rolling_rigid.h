/* Rolling of a rigid body on one or two contact points, 004 section 3. Part of normalcontact.h; do not
 * include it alone.
 *
 * The body rolls on a counterpart at rest: v + omega x r = 0 at each contact point, r from the centre of
 * mass. All vectors and the inertia tensor are resolved in one frame at rest. r_der is the rate of r, that
 * is of the geometric contact point (from nc_freeform_motion, nc_curves_track and its kin, or H n' of a potential)
 * relative to the centre of mass. */
#ifndef NORMALCONTACT_ROLLING_RIGID_H
#define NORMALCONTACT_ROLLING_RIGID_H

struct nc_rigid_body {
    double mass;
    double inertia[9];          /* about the centre of mass, symmetric, positive definite */
    double omega[3];            /* angular velocity */
    double force[3], torque[3]; /* external, at the centre of mass; without the reactions */
};

/* One contact point, 004 (20): accelerations of the centre of mass and of the rotation, and the reaction
 * force at the contact. NC_E_ROLLING: mass or inertia not positive. */
NC_API int nc_rolling_one(const struct nc_rigid_body *body, const double r[3], const double r_der[3],
                          double v_der[3], double omega_der[3], double reaction[3]);

/* Two contact points, 004 (30). The reactions are determined up to a pair of opposite forces along the line
 * through both points: reaction[0] and reaction[1] are their parts perpendicular to it, axial the sum of
 * their components along r1 - r2. NC_E_ROLLING: the points coincide, or omega does not lie along the line
 * through them, 004 (24), to 0.01 (the stages of an integrator are off a little). */
NC_API int nc_rolling_two(const struct nc_rigid_body *body, const double r1[3], const double r1_der[3],
                          const double r2[3], const double r2_der[3], double v_der[3], double omega_der[3],
                          double reaction[2][3], double *axial);

/* Does the contact hold? normal: unit normal of the counterpart, towards the body; friction >= 0, else
 * NC_E_MATERIAL. normal_force < 0: the contact would pull and has to be released (004 section 3.1).
 * reserve = friction normal_force - |tangential force|; < 0: friction does not suffice for rolling. */
NC_API int nc_rolling_hold(const double reaction[3], const double normal[3], double friction,
                           double *normal_force, double *reserve);

/* The same for two points; line = r1 - r2. The axial force may be shared between the points in any way:
 * reserve >= 0 if there is a share with both forces in their friction cones. Normals are projected on the
 * plane perpendicular to the line (004 (32)), which changes nothing where the line is tangential.
 * NC_E_NORMAL if one of them lies along the line. */
NC_API int nc_rolling_hold_two(double reaction[2][3], double axial, const double line[3],
                               double normal[2][3], double friction, double normal_force[2],
                               double *reserve);

#endif
