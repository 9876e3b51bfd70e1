/* A contact of an example: its law, what it remembers between events, and how it is at an instant. */
#ifndef ENGINE_CONTACT_H
#define ENGINE_CONTACT_H

#include "normalcontact.h"

#include "events.h"

enum contact_kind {
    CONTACT_ELASTIC, /* its gap is watched: it begins and ends by itself */
    CONTACT_SLIDES,  /* ideal contacts are bilateral: they pull where a real one would lift off */
    CONTACT_ROLLS,
    CONTACT_OWN /* the system says when it begins and ends */
};

/* Elastic contacts are models of small deformations: of penetrations up to this part of the size of a body.
 */
#define SMALL_DEFORMATION 0.1

struct contact {
    enum contact_kind kind;
    double mu;   /* of a contact that rolls: coefficient of the friction there is */
    double size; /* of an elastic contact: of the body, what a penetration is small against; 0: no limit */
    const double *shape; /* of the body, for the curvature that is drawn; NULL: the system draws it */
    size_t n;
    double
        roller; /* radius of a circle for which the shape is a polar potential; 0: a generating potential */
    /* the law: Hertz with the effective modulus E*, or stiffness delta^1.5, with a dissipation law; or
     * linear */
    double modulus, stiffness;
    double width; /* > 0: Hertz' line contact of this length, instead of a point */
    int law;      /* enum nc_dissipation */
    double restitution;
    double chi;             /* > 0: the damping factor, s/m, instead of a law */
    double v_small;         /* slower impacts are damped as at this velocity */
    double linear, viscous; /* max(0, linear delta + viscous delta'), without a jump; see contact.c */
    double slack;           /* a gap up to which bodies that touch stay in contact: rounding at the start */
    /* changes at events */
    int active;     /* do the bodies touch? */
    double damping; /* chi of the present contact, from its impact velocity */
    double touches; /* how often it has begun */
};

/* How it is at an instant, in the world; a planar one: the first two components only. */
struct frame_contact {
    int active;
    int hidden;             /* so far apart, or such that it cannot touch, that it is not drawn */
    double gap, v_n;        /* rate of the gap where the force acts */
    double body[3];         /* contact point on the shaped body */
    double counterpart[3];  /* contact point on the counterpart */
    double normal[3];       /* from the counterpart into the body */
    double force[3];        /* on the body */
    double radius[2];       /* curvature radii of the body there; planar: the first only */
    double direction[2][3]; /* their directions (space only) */
};

/* The normal force from the gap, its rate and the relative principal curvatures (of no use to a law without
 * Hertz). */
int contact_force(const struct contact *contact, double gap, double v_n, double kappa_1, double kappa_2,
                  double *force);

/* The energy 0.4 stiffness delta^2.5 that it stores. */
int contact_energy(const struct contact *contact, double gap, double kappa_1, double kappa_2,
                   double *energy);

/* The event of a contact that begins, with its impact velocity, or ends; `where`: its name or NULL. */
int contact_toggle(struct contact *contact, double t, double v_n, const char *where, struct events *events);

/* From the kernel's contact of two bodies in the plane, seen from a frame b at `at` with the axes of the
 * world, and its forces. */
void contact_planar(const struct nc_planar_contact *from, const double at[2], double f_n, double f_t,
                    struct frame_contact *to);

/* From the kernel's contact in space; f: the whole force on the body. */
void contact_spatial(const struct nc_spatial_contact *from, const double force[3],
                     struct frame_contact *to);

#endif
