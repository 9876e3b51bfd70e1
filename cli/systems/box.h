/* Two rigid bodies in a box of five planes, with elastic contacts of each body with each plane and of the
 * bodies with one another: 003 section 6. The world has z up. */
#ifndef BOX_H
#define BOX_H

#include "../system.h"
#include "elastic.h"

enum { BOX_PLANES = 5, BOX_BODIES = 2, BOX_PAIR = BOX_BODIES * BOX_PLANES, BOX_CONTACTS };

/* State of each body: quaternion, angular velocity in the frame of the body, position and velocity of its
 * centre of mass in the world; after both bodies the energy lost to the contacts. */
enum { BOX_Q, BOX_W = 4, BOX_R = 7, BOX_V = 10, BOX_BODY_STATES = 13 };
enum { BOX_LOST = BOX_BODIES * BOX_BODY_STATES, BOX_STATES };

/* The frame of a body is at its centre of mass, along its principal axes. */
struct box_body {
    double shape[24];
    size_t n;
    double m, inertia[3];
};

struct box_plane {
    double normal[3], distance; /* the bodies are where normal . r > distance */
};

struct box {
    struct box_body body[BOX_BODIES];
    double g, mu, v_d;
    struct elastic elastic[BOX_CONTACTS]; /* body 0 with the planes, body 1 with the planes, the pair */
    double touches_walls, touches_bodies; /* how often a contact has begun */
};

extern const struct box_plane box_planes[BOX_PLANES];

struct box_motion {
    double matrix[BOX_BODIES][9];
    double w[BOX_BODIES][3]; /* in the world */
};

/* A contact of the body `body` with a plane or, the pair, of body 0 with body 1; all in the world. */
struct box_contact {
    size_t body;
    double gap, v_n;
    double e_n[3];                              /* from the counterpart into the body */
    double point_body[3], point_counterpart[3]; /* contact points on the boundaries */
    double kappa[2];                            /* relative principal curvatures */
    double point[3];                            /* where the force acts: half-way between, 003 (100b) */
    double velocity[3];                         /* of the body against the counterpart there */
    double force[3];                            /* on the body */
};

void box_motion(const double *x, struct box_motion *motion);

/* Contact number i with its force. */
int box_contact(const struct box *box, const double *x, const struct box_motion *motion, size_t i,
                struct box_contact *contact);

/* Its gap only. */
int box_gap(const struct box *box, const double *x, const struct box_motion *motion, size_t i, double *gap);

/* Newton and Euler, 003 (100). */
int box_rates(const struct box *box, const double *x, double *rates);

/* Kinetic and potential energy of the bodies, and the elastic energy of the contacts. */
void box_energy(const struct box *box, const double *x, double *kinetic, double *potential);
int box_elastic_energy(const struct box *box, const double *x, double *energy);

#endif
