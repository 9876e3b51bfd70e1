/* What the files on the motion of the oloid share. */
#ifndef OLOID_MOTION_H
#define OLOID_MOTION_H

#include "oloid_body.h"

/* Forces of the plane; where both points roll, those across the segment, and the sum of those along it. */
struct oloid_forces {
    double reaction[2][3], axial;
};

/* Rates of all states but the quaternion, and the reactions. */
int oloid_solve(const struct oloid *o, const double *x, double *rate, struct oloid_forces *forces);

int oloid_rate(double t, const double *x, double *rate, void *context);
int oloid_project(double t, double *x, void *context);
double oloid_energy(const struct oloid *o, const double *x);

/* Mass, inertia in the frame at rest, angular velocity and weight. */
struct nc_rigid_body oloid_body(const struct oloid *o, const double *x);

/* The contact point of a circle, from the centre of mass. */
void oloid_arm(const double *x, int circle, double r[3]);

/* Velocity of the material point of a circle at its contact, across the segment. */
double oloid_slip(const double *x, int circle);

#endif
