/* A cam that turns at constant speed, clockwise, above a tappet that is guided vertically and pressed
 * against it by a spring. Common to roller and flat tappets. */
#ifndef CAM_H
#define CAM_H

#include "elastic.h"

#include "../system.h"

struct cam {
    double shape[32]; /* polar potential for a roller, generating potential for a flat face */
    size_t n;
    double w_0;       /* angular velocity of the cam, clockwise */
    double m, c, s_0; /* tappet: mass; spring: stiffness, distance at which it is relaxed */
    double mu, v_d;   /* friction */
    double R, J;      /* radius and inertia of the roller; R = 0: a flat face */
    double size;      /* of roller or cam, what a penetration is small against */
    struct elastic elastic;
};

/* The state. s: distance of the tappet from the cam axis, growing downwards. */
enum { S, V, WORK, LOSS, CAM_FLAT_STATES, PHI = CAM_FLAT_STATES, W_ROLLER, CAM_ROLLER_STATES };

struct cam_state {
    struct nc_planar_contact contact; /* frame b: at the tappet, axes of the world */
    double v_n, v_t;                  /* velocity of the cam against the tappet where the forces act */
    double f_n, f_t;                  /* on the cam */
    double force[2];                  /* the same, in the world */
    double torque;                    /* of the contact on the cam */
    double torque_roller;             /* and on the roller */
};

int cam_solve(const struct cam *cam, double t, const double *x, struct cam_state *state);

/* Distance of the tappet in static equilibrium on the base circle of the given curvature radius, where it
 * is `base` without load. */
double cam_equilibrium(const struct cam *cam, double base, double curvature);

/* The functions of struct system; model->memory is the struct cam. */
int cam_rates(const struct model *model, double t, const double *x, double *rates);
int cam_roots(const struct model *model, double t, const double *x, double *roots);
int cam_event(struct model *model, double t, const double *x, size_t root, struct events *events);
int cam_energy(const struct model *model, double t, const double *x, struct energy *energy);
int cam_draw(const struct model *model, struct body bodies[MAX_BODIES]);
int cam_place(const struct model *model, double t, const double *x, struct frame *frame);

#endif
