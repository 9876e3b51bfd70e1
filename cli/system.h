/* What an example system is, for all engines and all ways of showing its results. */
#ifndef SYSTEM_H
#define SYSTEM_H

#include <stddef.h>

#include "events.h"

enum {
    MAX_PARAMETERS = 24,
    MAX_OUTPUTS = 32,
    MAX_STATES = 32,
    MAX_ROOTS = 16,
    MAX_BODIES = 16,
    MAX_CONTACTS = 16,
    MAX_OWN_LIMITS = 4
};

#define GRAVITY 9.80665 /* m/s^2, the default of Modelica's MultiBody.World */
/* Elastic contacts are models of small deformations: of penetrations up to this part of the size of a body. */
#define SMALL_DEFORMATION 0.1
#define PI 3.14159265358979323846

enum parameter_kind { PARAMETER_REAL, PARAMETER_BOOLEAN, PARAMETER_NOT_IN_MODELICA };

struct parameter {
    const char *name, *unit, *text;
    double value, min, max; /* default and range */
    enum parameter_kind kind;
};

struct output {
    const char *name, *unit, *text;
    int panel; /* 1, 2, ...: which plot shows it; 0: none. Outputs of one panel have the same unit. -1, -2, ...:
                  dashed, over another one that it should equal */
    const char *modelica; /* its name in the Modelica class; NULL: the same */
};

/* A body as it is drawn, in its own frame: a curve of points, or in space a grid of rows x columns points.
 */
enum body_role { BODY_SHAPED, BODY_COUNTERPART, BODY_OTHER };

struct body {
    const char *name;
    enum body_role role;
    int closed;  /* curve: the last point joins the first; grid: so do the columns */
    size_t rows; /* 1: a curve */
    size_t columns;
    double (*points)[3]; /* allocated by body_points() */
};

/* Which of the bodies a contact joins, and what its events are called. */
struct contact_pair {
    const char *name;
    size_t body, counterpart;
};

/* Ideal contacts are bilateral: they pull where a real one would lift off. */
enum contact_kind { CONTACT_ELASTIC, CONTACT_SLIDES, CONTACT_ROLLS };

struct frame_contact {
    int active;
    int hidden;             /* so far apart that it is not drawn */
    double body[3];         /* contact point on the shaped body, in the world */
    double counterpart[3];  /* contact point on the counterpart */
    double normal[3];       /* from the counterpart into the body */
    double radius[2];       /* curvature radii of the body there; planar: the first only */
    double direction[2][3]; /* their directions (space only) */
    double force[3];        /* on the body */
    enum contact_kind kind;
    double mu;    /* of a contact that rolls: coefficient of the friction there is */
    double depth; /* of an elastic contact: the penetration up to which the model holds; 0: any */
};

/* A limit of validity: what leaving it and coming back are called; does the simulation end there? */
struct limit {
    const char *left, *kept;
    int ends;
};

struct frame {
    double pose[MAX_BODIES][7]; /* planar: x, y, angle; space: x, y, z and quaternion w, x, y, z */
    struct frame_contact contact[MAX_CONTACTS];
    double reserve[MAX_OWN_LIMITS]; /* what is left of the limits that are not those of a contact; negative: left */
};

/* kinetic + potential - supplied + lost is constant. */
struct energy {
    double kinetic, potential; /* stored in the bodies, springs and in the field of gravity */
    double supplied;           /* by a drive */
    double lost;               /* to contacts (dissipated, or stored in them for the moment) and dampers */
};

struct model {
    const struct system *system;
    double p[MAX_PARAMETERS]; /* values of the parameters, in the order of system->parameters */
    void *memory;             /* what the system remembers: shapes, values that change at events only */
    char ended[120];          /* why the simulation ends at the last event; empty: it goes on */
};

/* All functions return 0 or a status of the kernel; t in s, x: the state. */
struct system {
    const char *name;     /* "cam-roller-tappet" */
    const char *modelica; /* the Modelica class of the same system */
    const char *title;
    const char *text; /* a paragraph for the page */
    const struct parameter *parameters;
    size_t n_parameters;
    const struct output *outputs;
    size_t n_outputs;
    size_t n_states, n_roots, n_bodies, n_contacts;
    const struct contact_pair
        *pairs; /* of the contacts; NULL: all join the bodies 0 and 1, without a name */
    const struct limit *limits; /* apart from those of the contacts, see limits.h */
    size_t n_limits;
    size_t memory_size;
    double stop, interval, tolerance; /* s, s, 1: defaults */
    double slow_motion;               /* how much slower than in reality the page plays it at first */
    int stiff;                        /* elastic contacts: BDF instead of Adams formulas */
    int spatial;
    int z_up;         /* the axis z of the world points up in the page; else y */
    double elevation; /* from which the page shows it at first, rad; 0: 0.35 */

    /* State at t = 0 and typical sizes of its elements (preset to 1). Prints the cause and returns
     * EXIT_FAILED for parameters that make no sense together. */
    int (*start)(struct model *model, double *x, double *nominal);
    int (*rates)(const struct model *model, double t, const double *x, double *rates);
    /* Functions whose change of sign is an event, and what happens then. */
    int (*roots)(const struct model *model, double t, const double *x, double *roots);
    int (*event)(struct model *model, double t, const double *x, size_t root, struct events *events);
    /* The state after the events, where they change it; may be NULL. */
    void (*jump)(struct model *model, double *x);
    int (*measure)(const struct model *model, double t, const double *x, double *outputs);
    int (*energy)(const struct model *model, double t, const double *x, struct energy *energy);
    /* Drawing: each body once, and where everything is. */
    int (*draw)(const struct model *model, struct body bodies[MAX_BODIES]);
    int (*place)(const struct model *model, double t, const double *x, struct frame *frame);

    /* For the engine openmodelica: variables of the Modelica class (ended by NULL), and how the state, what
     * the system remembers and the velocities of the last impact of each contact follow from them. NULL:
     * there is no class. */
    const char *const *modelica_names;
    /* How parameters that are not those of the class change its parts, ended by NULL: modifications with <name>
     * where the value of a parameter belongs, as "contact.friction.mu=<mu>". May be NULL. */
    const char *const *modelica_changes;
    void (*modelica_state)(struct model *model, const double *values, double *x, double *v_impact);
};

extern const struct system ball_in_bowl, passive_walker, ellipsoid_on_torus, cylinder_head;
extern const struct system rolling_wheel, rolling_ellipse, rocking_foot, foot_strike, cam_roller_tappet,
    cam_flat_tappet, rolling_ellipsoid, rattleback, tumbling_superellipsoid, oloid, freeform_cam,
    ellipse_pair, ellipsoids_in_box;

/* All of them, ended by NULL. */
extern const struct system *const all_systems[];

const struct system *system_named(const char *name);

#endif
