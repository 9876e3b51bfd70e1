/* The oloid rolling on an inclined plane, 004 section 4: two contact points, one on each of its circles.
 *
 * Contact is unilateral and friction finite: a point whose force leaves the friction cone slides, one whose
 * force would pull is released (004 sections 3.1, 3.2); the oloid then goes on with the other one, or
 * flies. A circle that comes back meets the plane in a plastic impact without slip.
 *
 * The circles k_A and k_B lie in the planes z = 0 and x = 0 of the body, their centres at y = -+ radius/2
 * (Dirnboeck and Stachel 1997). The plane is z = 0 of the frame at rest, which descends towards +x. */
#ifndef OLOID_BODY_H
#define OLOID_BODY_H

#include "../ode.h"
#include "normalcontact.h"

enum oloid_end {
    OLOID_GOES_ON,
    OLOID_NO_GRIP, /* friction does not suffice for any point to roll; or it is infinite, and a point would
                      pull */
    OLOID_JAMS     /* so much friction that a point cannot slide: its force would press it on (Painleve) */
};

struct oloid {
    double radius, mass, slope, gravity; /* m, kg, rad, m/s2 */
    double friction; /* coefficient; infinite: rolling is never lost, as in 004, until a point would pull */
    /* set by oloid_init */
    double inertia[3]; /* of the homogeneous body, about the axes x, y, z of the body */
    double area, volume;
    double circle_a[32], circle_b[32], plane[4];
    struct nc_curve k_a, k_b;
    struct nc_surface ground;
    /* changes at events */
    int mode[2];          /* of the point of k_A, of k_B */
    double sense[2];      /* of the friction of a point that slides, +-1 across the segment */
    enum oloid_end ended; /* why the equations end here */
};

/* At least one of the points that touch rolls. */
enum oloid_mode { OLOID_FREE, OLOID_ROLLS, OLOID_SLIDES };

enum {
    OLOID_POSITION = 0, /* of the centre of mass */
    OLOID_TURN = 3,     /* quaternion of the body, w first */
    OLOID_VELOCITY = 7,
    OLOID_SPIN = 10, /* angular velocity, in the frame at rest */
    OLOID_A = 13,    /* contact of k_A with the plane, see nc_surface_curve_track: u, v, s, phi, psi, d */
    OLOID_B = 19,
    OLOID_LOST = 25, /* energy, by sliding and in impacts */
    OLOID_STATES = 26
};

/* Of A and B each: the force vanishes, or a free point touches (0, 1); a point begins or ends to slide (2,
 * 3); the friction of the points that roll does not suffice (4). */
enum { OLOID_EVENTS = 5 };

/* Columns of the output. */
enum {
    OLOID_SEGMENT, /* distance between the two contact points */
    OLOID_ENERGY,  /* kinetic and potential */
    OLOID_FORCE_A,
    OLOID_FORCE_B, /* normal forces */
    OLOID_GAP_A,
    OLOID_GAP_B,   /* distances of the circles from the plane */
    OLOID_RESERVE, /* of friction at the points that roll, see nc_rolling_hold_two */
    OLOID_OUTPUTS
};

/* Completes *o from radius, mass, slope, gravity, friction; a status of the kernel. *o must not be copied
 * afterwards: it holds pointers to itself. */
int oloid_init(struct oloid *o);

/* On the plane with the point A at the angle t of k_A, |t| < 2 pi/3, at the origin and B in the direction
 * of +y, rolling with the angular velocity omega about the segment. */
int oloid_start(struct oloid *o, double t, double omega, double x[OLOID_STATES]);

int oloid_output(const struct oloid *o, const double x[OLOID_STATES], double out[OLOID_OUTPUTS]);

/* Rates, projection and events. */
struct ode oloid_ode(struct oloid *o);

/* What follows from an event at the state x: other modes, and after an impact other velocities. v: the
 * speed of a point that has touched, else NaN. A status of the kernel. */
int oloid_event(struct oloid *o, int event, double x[OLOID_STATES], double *v);

/* What happened to circle 0 (A) or 1 (B), by its modes before and after; NULL: nothing. */
const char *oloid_change(int circle, enum oloid_mode before, enum oloid_mode after);

#endif
