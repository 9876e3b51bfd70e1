/* Two rigid bodies in a box of five planes, with elastic contacts of each body with each plane and of the
 * bodies with one another: 003 section 6. The world has z up. */
#ifndef BOX_H
#define BOX_H

#include "../body.h"
#include "../system.h"

enum { BOX_PLANES = 5, BOX_BODIES = 2, BOX_PAIR = BOX_BODIES * BOX_PLANES, BOX_CONTACTS };

/* The states of both bodies, then the energy lost to the contacts. */
enum { BOX_LOST = BOX_BODIES * BODY_STATES, BOX_STATES };

struct box_body {
    struct free_body body;
    double shape[24];
    size_t n;
};

struct box_plane {
    double normal[3], distance; /* the bodies are where normal . r > distance */
};

/* model->memory; contacts of the model: body 0 with the planes, body 1 with the planes, the pair. */
struct box {
    struct box_body body[BOX_BODIES];
    double g, mu, v_d;
};

extern const struct box_plane box_planes[BOX_PLANES];

struct box_motion {
    double matrix[BOX_BODIES][9];
    double w[BOX_BODIES][3]; /* in the world */
};

/* A contact of the body `body` with a plane or, the pair, of body 0 with body 1; all in the world. */
struct box_contact {
    size_t body;
    struct frame_contact at;
    double kappa[2];    /* relative principal curvatures */
    double point[3];    /* where the force acts: half-way between, 003 (100b) */
    double velocity[3]; /* of the body against the counterpart there */
};

void box_motion(const double *x, struct box_motion *motion);

/* Contact number i with its force. */
int box_contact(const struct model *model, const double *x, const struct box_motion *motion, size_t i,
                struct box_contact *contact);

/* Its gap only. */
int box_gap(const struct box *box, const double *x, const struct box_motion *motion, size_t i, double *gap);

/* Rates by Newton and Euler, 003 (100); contacts and poses; energy of the bodies, and of the contacts. */
int box_evaluate(const struct model *model, const double *x, struct evaluation *e, double *elastic);

#endif
