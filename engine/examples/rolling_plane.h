/* A body that rolls on the plane y = 0 without slip, free to spin. The gap is closed by y = h(n), so the
 * state has the rotation, the angular velocity and the position along the plane only. */
#ifndef ROLLING_PLANE_H
#define ROLLING_PLANE_H

#include "../modelica.h"
#include "../system.h"

struct rolling_plane {
    double own[16], *shape; /* the latter is the former, or a given one */
    size_t n;
    double m, centre[3], inertia[9]; /* mass, centre of mass, inertia about it, in the frame of the body */
    double size;                     /* of the plane, as it is drawn */
};

/* State: quaternion, angular velocity in the body, position of the reference point. */
enum { Q, OMEGA = 4, X = 7, Z, ROLLING_PLANE_STATES };

struct rolling_plane_state {
    double r[3], w[3]; /* reference point and angular velocity, in the world */
    double matrix[9];  /* from the body to the world */
    double energy;
};

/* All but the outputs; model->memory is the struct rolling_plane. */
int rolling_plane_evaluate(const struct model *model, const double *x, struct evaluation *e,
                           struct rolling_plane_state *state);

/* The shape that the model was given, if any, with the mass spread evenly over it. */
int rolling_plane_given(struct model *model);

/* What the model knows of its contact. */
void rolling_plane_contact(struct model *model, double mu);

int rolling_plane_draw(const struct model *model, struct body bodies[MAX_BODIES]);

/* In the classes the body is called `body`, the joint `rolling`. */
extern const char *const rolling_plane_poses[];
extern const struct modelica_contact rolling_plane_contacts[];

/* What all of these systems have in common. */
#define ROLLING_PLANE                                                                                      \
    .n_states = ROLLING_PLANE_STATES, .n_bodies = 2, .n_contacts = 1,                                      \
    .memory_size = sizeof(struct rolling_plane), .tolerance = 1e-10, .spatial = 1,                         \
    .draw = rolling_plane_draw

#endif
