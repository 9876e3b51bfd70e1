/* The benchmark of 001, section 6: a cam made as a B-spline surface from a prescribed law of the follower,
 * and a follower moved by contact alone, which must give the law back.
 *
 * The cam turns by the angle theta about the z axis of the frame at rest. The follower, a crowned roller
 * that does not turn, slides along the x axis, its centre at the distance s. A spring presses it on the
 * cam. */
#ifndef FREEFORM_CAM_H
#define FREEFORM_CAM_H

#include "../ode.h"
#include "normalcontact.h"

struct freeform_cam {
    const double
        *law; /* planar shape: s(theta) = law(-theta), the polar potential of the cam for the roller */
    size_t law_size;
    size_t points; /* of control along the profile, which is extruded (001: 200 x 4 for the same surface) */
    double roller,
        crown;    /* radii of the roller in the plane of the cam and of its crown, crown < roller/2 */
    double width; /* of the cam */
    double inertia, mass;   /* of cam and follower, kg m2, kg */
    double stiffness, rest; /* of the spring, N/m, and s where it is relaxed, m */
    /* set by freeform_cam_init */
    double vector[10 + 4 * NC_MAX_CAM_POINTS], roller_vector[32];
    struct nc_surface cam, follower;
};

/* Builds the surfaces; a status of the kernel, NC_E_RADIUS if the roller would undercut the cam. *c must
 * not be copied afterwards: it holds pointers to itself. */
int freeform_cam_init(struct freeform_cam *c);

enum {
    CAM_ANGLE = 0,
    CAM_SPEED = 1,    /* of the cam */
    CAM_POSITION = 2, /* of the follower */
    CAM_VELOCITY = 3,
    CAM_POINT = 4, /* parameters of the contact point on roller (2) and cam (2) */
    CAM_STATES = 8
};

enum { CAM_EVENTS = 1 }; /* the contact force vanishes */

enum {
    CAM_ANGLE_OUT,
    CAM_S,
    CAM_S_RATE,
    CAM_S_ACCELERATION, /* of the follower, moved by contact */
    CAM_LAW,
    CAM_LAW_RATE,
    CAM_LAW_ACCELERATION, /* the prescribed law at the same angle and speed */
    CAM_FORCE,            /* normal force */
    CAM_ENERGY,
    CAM_OUTPUTS
};

/* In contact at the angle theta, the cam turning with the speed omega; by a search without a start. */
int freeform_cam_start(struct freeform_cam *c, double theta, double omega, double x[CAM_STATES]);

int freeform_cam_output(struct freeform_cam *c, const double x[CAM_STATES], double out[CAM_OUTPUTS]);

/* Rates, projection and the event. */
struct ode freeform_cam_ode(struct freeform_cam *c);

#endif
