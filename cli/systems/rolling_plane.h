/* A body that rolls on the plane y = 0 without slip, free to spin. The gap is closed by y = h(n), so the
 * state has the rotation, the angular velocity and the position along the plane only. */
#ifndef ROLLING_PLANE_H
#define ROLLING_PLANE_H

#include "normalcontact.h"

#include "../system.h"

struct rolling_plane {
    double shape[16];
    size_t n;
    double m, centre[3], inertia[9]; /* mass, centre of mass, inertia about it, in the frame of the body */
    double mu;                       /* coefficient of the friction there is */
    double size;                     /* of the plane, as it is drawn */
};

/* State: quaternion, angular velocity in the body, position of the reference point. */
enum { Q, OMEGA = 4, X = 7, Z, ROLLING_PLANE_STATES };

struct rolling_plane_state {
    double matrix[9];        /* from the body to the world */
    double r[3], v[3], w[3]; /* reference point and angular velocity, in the world */
    double w_der[3];         /* angular acceleration, in the body */
    double force[3];         /* of the plane on the body, in the world */
    double kinetic, potential;
};

int rolling_plane_solve(const struct rolling_plane *body, const double *x,
                        struct rolling_plane_state *state);

/* The functions of struct system; model->memory is the struct rolling_plane. */
int rolling_plane_rates(const struct model *model, double t, const double *x, double *rates);
int rolling_plane_energy(const struct model *model, double t, const double *x, struct energy *energy);
int rolling_plane_draw(const struct model *model, struct body bodies[MAX_BODIES]);
int rolling_plane_place(const struct model *model, double t, const double *x, struct frame *frame);

extern const char *const rolling_plane_modelica_names[];
void rolling_plane_modelica_state(struct model *model, const double *values, double *x, double *v_impact);

/* Contact of a body in the given pose with the plane y = 0, as it is drawn. */
int plane_frame(const double *shape, size_t n, const double *quaternion, const double r[3],
                const double v[3], const double w[3], struct frame *frame);

#endif
