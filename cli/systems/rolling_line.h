/* A planar body that rolls on a line without slip: one degree of freedom, the rolling angle alpha of 000
 * (clockwise). The centre of mass is the reference point P of the shape. */
#ifndef ROLLING_LINE_H
#define ROLLING_LINE_H

#include "normalcontact.h"

#include "../system.h"

struct rolling_line {
    double shape[32];
    size_t n;
    double m, J;   /* mass, inertia about P */
    double mu;     /* coefficient of the friction there is */
    double slope;  /* angle by which the line descends in the direction of x */
    double x_P0;   /* position of P at alpha = 0 */
    double length; /* of the line, as it is drawn */
};

/* State of a rolling body. */
enum { ALPHA, W, ROLLING_STATES };

struct rolling_line_state {
    struct nc_rolling motion; /* of P, along and across the line */
    double force[2];          /* of the line on the body: along it, normal to it */
    double kinetic, potential;
};

/* Motion and constraint forces 000 (88) with the angular acceleration of 000 (87). */
int rolling_line_solve(const struct rolling_line *body, const double *x, double *acceleration,
                       struct rolling_line_state *state);

/* The functions of struct system; model->memory is the struct rolling_line. */
int rolling_line_rates(const struct model *model, double t, const double *x, double *rates);
int rolling_line_energy(const struct model *model, double t, const double *x, struct energy *energy);
int rolling_line_draw(const struct model *model, struct body bodies[MAX_BODIES]);
int rolling_line_place(const struct model *model, double t, const double *x, struct frame *frame);

#endif
