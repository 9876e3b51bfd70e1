/* A planar body that rolls on a line without slip: one degree of freedom, the rolling angle alpha of 000
 * (clockwise). The centre of mass is the reference point P of the shape. */
#ifndef ROLLING_LINE_H
#define ROLLING_LINE_H

#include "../modelica.h"
#include "../system.h"

struct rolling_line {
    double own[32], *shape; /* the latter is the former, or a given one */
    size_t n;
    double m, J;   /* mass, inertia about P */
    double slope;  /* angle by which the line descends in the direction of x */
    double x_P0;   /* position of P at alpha = 0 */
    double length; /* of the line, as it is drawn */
};

/* State of a rolling body. */
enum { ALPHA, W, ROLLING_STATES };

struct rolling_line_state {
    struct nc_line_rolling motion; /* of P, along and across the line */
    double force[2];               /* of the line on the body: along it, normal to it */
    double energy;
};

/* Motion and constraint forces 000 (88) with the angular acceleration of 000 (87); model->memory is the
 * struct rolling_line. All but the outputs. */
int rolling_line_evaluate(const struct model *model, const double *x, struct evaluation *e,
                          struct rolling_line_state *state);

/* The shape that the model was given, if any, with the mass spread evenly over it: moved so that its centroid is the
 * reference point. */
int rolling_line_given(struct model *model);

/* What the model knows of its contact. */
void rolling_line_contact(struct model *model, double mu);

int rolling_line_draw(const struct model *model, struct body bodies[MAX_BODIES]);

/* What all of these systems have in common. */
#define ROLLING_LINE                                                                                       \
    .n_states = ROLLING_STATES, .n_bodies = 2, .n_contacts = 1,                                            \
    .memory_size = sizeof(struct rolling_line), .tolerance = 1e-12, .draw = rolling_line_draw

#endif
