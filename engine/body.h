/* A free rigid body in space. Its frame is at the centre of mass, along the principal axes. */
#ifndef ENGINE_BODY_H
#define ENGINE_BODY_H

struct free_body {
    double m, inertia[3];
};

/* Its state: quaternion, angular velocity in the frame of the body, position and velocity in the world. */
enum { BODY_Q, BODY_W = 4, BODY_R = 7, BODY_V = 10, BODY_STATES = 13 };

/* Newton and Euler; matrix: from the body to the world; force, torque and gravity (an acceleration) in the
 * world. */
void body_rates(const struct free_body *body, const double *state, const double matrix[9],
                const double force[3], const double torque[3], const double gravity[3], double *rates);

double body_kinetic(const struct free_body *body, const double *state);

/* Position and quaternion. */
void body_pose(const double *state, double pose[7]);

#endif
