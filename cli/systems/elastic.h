/* The elastic contact of the example systems: Hertz, dissipation, and what it remembers between events. */
#ifndef ELASTIC_H
#define ELASTIC_H

#include "normalcontact.h"

#include "../events.h"

struct elastic {
    const char *name; /* of the contact, in its events; NULL where there is only one */
    double modulus;   /* effective modulus E* of Hertz' theory, used if stiffness = 0 */
    double stiffness; /* f = stiffness delta^1.5, if > 0 */
    int law;          /* enum nc_dissipation */
    double restitution;
    double v_small; /* slower impacts are damped as at this velocity */
    int contact;    /* do the bodies touch? */
    double damping; /* chi of the present contact, from its impact velocity */
};

/* The event of a gap that changes its sign: captures the impact velocity, or ends the contact. v_n: rate of
 * the gap. */
int elastic_event(struct elastic *elastic, double t, double v_n, struct events *events);

/* The normal force from the gap, its rate and the relative principal curvatures. */
int elastic_force(const struct elastic *elastic, double gap, double v_n, double kappa_1, double kappa_2,
                  double *force);

/* The energy 0.4 stiffness delta^2.5 that it stores. */
int elastic_energy(const struct elastic *elastic, double gap, double kappa_1, double kappa_2,
                   double *energy);

#endif
