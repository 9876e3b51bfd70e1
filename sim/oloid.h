/* The oloid rolling on an inclined plane, 004 section 4: two contact points, one on each of its circles.
 *
 * The circles k_A and k_B lie in the planes z = 0 and x = 0 of the body, their centres at y = -+ radius/2
 * (Dirnboeck and Stachel 1997). The plane is z = 0 of the frame at rest, which descends towards +x. */
#ifndef SIM_OLOID_H
#define SIM_OLOID_H

#include "integrate.h"
#include "normalcontact.h"

struct oloid {
    double radius, mass, slope, gravity; /* m, kg, rad, m/s2 */
    double friction;                     /* coefficient; infinite: rolling is never lost, as in 004 */
    /* set by oloid_init */
    double inertia[3]; /* of the homogeneous body, about the axes x, y, z of the body */
    double area, volume;
    double circle_a[32], circle_b[32], plane[4];
    struct nc_curve k_a, k_b;
    struct nc_surface ground;
};

enum {
    OLOID_POSITION = 0, /* of the centre of mass */
    OLOID_TURN = 3,     /* quaternion of the body, w first */
    OLOID_VELOCITY = 7,
    OLOID_SPIN = 10, /* angular velocity, in the frame at rest */
    OLOID_A = 13,    /* contact of k_A with the plane, see nc_track_surface_curve: u, v, s, phi, psi, d */
    OLOID_B = 19,
    OLOID_STATES = 25
};

enum { OLOID_EVENTS = 3 }; /* release of A, release of B, friction does not suffice */

/* Columns of the output. */
enum {
    OLOID_SEGMENT, /* distance between the two contact points */
    OLOID_ENERGY,
    OLOID_FORCE_A,
    OLOID_FORCE_B, /* normal forces */
    OLOID_RESERVE, /* of friction, see nc_rolling_hold_two */
    OLOID_OUTPUTS
};
extern const char *const oloid_columns[OLOID_OUTPUTS];

/* Completes *o from radius, mass, slope, gravity, friction; a status of the kernel. *o must not be copied
 * afterwards: it holds pointers to itself. */
int oloid_init(struct oloid *o);

/* On the plane with the point A at the angle t of k_A, |t| < 2 pi/3, at the origin and B in the direction
 * of +y, rolling with the angular velocity omega about the segment. */
int oloid_start(struct oloid *o, double t, double omega, double x[OLOID_STATES]);

int oloid_output(const struct oloid *o, const double x[OLOID_STATES], double out[OLOID_OUTPUTS]);

/* Rates, projection and events. */
struct sim_system oloid_system(struct oloid *o);

#endif
