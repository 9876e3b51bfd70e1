/* A cam that turns at constant speed, clockwise, above a tappet that is guided vertically and pressed
 * against it by a spring. Common to roller and flat tappets. */
#ifndef CAM_H
#define CAM_H

#include "../modelica.h"
#include "../system.h"

struct cam {
    double own[32]; /* the shape, unless another one is given: */
    double *shape;  /* polar potential for a roller, generating potential for a flat face */
    size_t n;
    double w_0;       /* angular velocity of the cam, clockwise */
    double m, c, s_0; /* tappet: mass; spring: stiffness, distance at which it is relaxed */
    double mu, v_d;   /* friction */
    double R, J;      /* radius and inertia of the roller; R = 0: a flat face */
};

/* The state. s: distance of the tappet from the cam axis, growing downwards. */
enum { S, V, WORK, LOSS, CAM_FLAT_STATES, PHI = CAM_FLAT_STATES, W_ROLLER, CAM_ROLLER_STATES };

struct cam_state {
    struct nc_planar_contact contact; /* frame b: at the tappet, axes of the world */
    double v_n, v_t;                  /* velocity of the cam against the tappet where the forces act */
    double f_n, f_t;                  /* on the cam */
    double torque;                    /* of the contact on the cam */
    double torque_roller;             /* and on the roller */
};

/* All but the outputs; model->memory is the struct cam. */
int cam_evaluate(const struct model *model, const double *x, struct evaluation *e, struct cam_state *state);

/* The contact of steel, in static equilibrium on the base circle, where the tappet is at the distance
 * `base` without load and the relative curvature is given: sets the state. `law`: its law, size and
 * description. */
void cam_start(struct model *model, const struct contact *law, double base, double curvature, double *x,
               double *nominal);

int cam_draw(const struct model *model, struct body bodies[MAX_BODIES]);

/* What both systems have in common. */
#define CAM_AND_TAPPET                                                                                     \
    .n_bodies = 2, .n_contacts = 1, .memory_size = sizeof(struct cam), .stiff = 1, .draw = cam_draw

#endif
