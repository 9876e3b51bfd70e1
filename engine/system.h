/* What an example is: parameters, bodies, contacts, equations of motion and outputs. It knows nothing about
 * files, plots or options. */
#ifndef ENGINE_SYSTEM_H
#define ENGINE_SYSTEM_H

#include <stddef.h>

#include "contact.h"
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
#define PI 3.14159265358979323846
#define COUNT(list) (sizeof(list) / sizeof *(list))

enum parameter_kind { PARAMETER_REAL, PARAMETER_BOOLEAN, PARAMETER_NOT_IN_MODELICA };

struct parameter {
    const char *name, *unit, *text;
    double value, min, max; /* default and range */
    enum parameter_kind kind;
};

struct output {
    const char *name, *unit, *text;
    int panel; /* 1, 2, ...: which plot shows it; 0: none. Outputs of one panel have the same unit. -1, -2,
                  ...: dashed, over another one that it should equal */
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

struct frame {
    double pose[MAX_BODIES][7]; /* planar: x, y, angle; space: x, y, z and quaternion w, x, y, z */
    struct frame_contact contact[MAX_CONTACTS];
};

/* kinetic + potential - supplied + lost is constant. */
struct energy {
    double kinetic, potential; /* stored in the bodies, springs and in the field of gravity */
    double supplied;           /* by a drive */
    double lost;               /* to contacts (dissipated, or stored in them for the moment) and dampers */
};

/* A limit of validity that is not one of a contact: what leaving it and coming back are called; does the
 * simulation end there? */
struct limit {
    const char *left, *kept;
    int ends;
};

/* What the first body of a system may be given as, instead of its own shape. */
enum given_kind { GIVEN_NONE, GIVEN_PLANAR, GIVEN_POLAR, GIVEN_SPATIAL };

/* Such a shape, to be freed with the model. */
struct given {
    double *vector; /* NULL: none; room for GIVEN_MORE numbers behind it */
    size_t n;
    double radius; /* of the roller, of a polar potential */
};

enum { GIVEN_MORE = 8 };

struct model {
    const struct system *system;
    struct given given;
    double p[MAX_PARAMETERS]; /* values of the parameters, in the order of system->parameters */
    struct contact contact[MAX_CONTACTS];
    void *memory;      /* what the system remembers: shapes, values that change at events only */
    char ended[120];   /* why the simulation ends at the last event; empty: it goes on */
    char message[240]; /* what went wrong */
};

/* What follows from a state, and what for: */
enum purpose {
    FOR_RATES, /* rates */
    FOR_ROOTS, /* rates, roots, poses; gap, v_n, normal and force of the contacts */
    FOR_ROW    /* all */
};

struct evaluation {
    double t; /* the time, in */
    enum purpose purpose;
    double rates[MAX_STATES];
    double roots[MAX_ROOTS];
    double outputs[MAX_OUTPUTS];
    struct energy energy;
    struct frame frame;
};

/* The Modelica class of the same system, for the engine that runs it: expressions in its variables. */
struct modelica_contact {
    const char *active;      /* Boolean: do the bodies touch? */
    const char *gap;         /* scalar */
    const char *body;        /* vectors in the world: contact points on the body */
    const char *counterpart; /* and on the counterpart, */
    const char *normal;      /* from the counterpart into the body, */
    const char *force;       /* on the body */
    const char *v_impact;    /* of the last impact, at least in the row where it is */
    const char *hidden;      /* Boolean; NULL: never */
};

struct modelica {
    const char *name; /* of the class */
    const char *const
        *poses; /* of the bodies; planar: a vector x, y, angle; space: a frame; NULL: as the model rests */
    const struct modelica_contact *contacts;
    const char *stored;          /* energy of bodies, springs and in the field of gravity */
    const char *supplied, *lost; /* powers; NULL: none */
    const char *x_axis, *y_axis; /* planar: vectors in the world; NULL: its x and y */
    const char *const *changes; /* how parameters that are not those of the class change its parts, ended by
                                   NULL: modifications with <name> where the value of a parameter belongs,
                                   as "contact.friction.mu=<mu>"; may be NULL */
    const char *
        given; /* how a given shape changes it: modifications with <shape> and, for the first state at the start,
                          <start>; NULL: it can't be given */
};

/* Functions return 0 or a status of the kernel; t in s, x: the state. */
struct system {
    const char *name; /* "cam-roller-tappet" */
    const char *title;
    const char *text; /* a paragraph for the page */
    const struct modelica *modelica;
    const struct parameter *parameters;
    size_t n_parameters;
    const struct output *outputs;
    size_t n_outputs;
    size_t n_states, n_roots, n_bodies, n_contacts, n_limits;
    const struct contact_pair
        *pairs; /* of the contacts; NULL: all join the bodies 0 and 1, without a name */
    const struct limit *limits;
    size_t memory_size;
    double stop, interval, tolerance; /* s, s, 1: defaults */
    double slow_motion;               /* how much slower than in reality it is shown at first */
    int stiff;                        /* elastic contacts: BDF instead of Adams formulas */
    int spatial;
    enum given_kind given; /* may the body have another shape? */
    const char *own_shape; /* parameters of its own one, which a given one replaces: " a b " */
    int z_up;              /* the axis z of the world points up; else y */
    double elevation;      /* from which it is seen at first, rad; 0: 0.35 */

    /* State at t = 0 and typical sizes of its elements (preset to 1); what the model knows of its contacts.
     * Parameters that make no sense together: refuse(). */
    int (*start)(struct model *model, double *x, double *nominal);
    /* Contacts that are elastic need no root and no event; their flag `active` and the curvature that is
     * drawn are filled in where start() has given them a shape. */
    int (*evaluate)(const struct model *model, const double *x, struct evaluation *e);
    /* What happens where a root changes its sign; and the state after all events of a moment, where they
     * change it. Both may be NULL. */
    int (*event)(struct model *model, double t, const double *x, size_t root, struct events *events);
    void (*jump)(struct model *model, double *x);
    /* What is left of the limits, negative: left. */
    void (*reserve)(const struct model *model, const struct frame *frame, double *reserve);
    /* Draws each body, in its own frame. */
    int (*draw)(const struct model *model, struct body bodies[MAX_BODIES]);
};

/* The first lines of a struct system whose parameters and outputs have these names. */
#define PARAMETERS_AND_OUTPUTS                                                                             \
    .parameters = parameters, .n_parameters = COUNT(parameters), .outputs = outputs,                       \
    .n_outputs = COUNT(outputs)

/* All examples, ended by NULL; made from the list in meson.build. */
extern const struct system *const all_systems[];

const struct system *system_named(const char *name);

/* The pair that contact i joins. */
struct contact_pair system_pair(const struct system *system, size_t i);

/* A model with default parameters and memory, to be released; 0: out of memory. */
int model_begin(struct model *model, const struct system *system);
void model_free(struct model *model);

#if defined(__GNUC__)
#define LIKE_PRINTF_2 __attribute__((format(printf, 2, 3)))
#else
#define LIKE_PRINTF_2
#endif

/* Says why the model is impossible, with the remedy, and returns -1. */
int refuse(struct model *model, const char *format, ...) LIKE_PRINTF_2;

/* Calls evaluate() and completes what follows for all systems. */
int model_evaluate(const struct model *model, double t, const double *x, enum purpose purpose,
                   struct evaluation *e);

/* Fills in curvature radii and directions of the body where a contact has a shape, from the frame alone. */
int model_curvature(const struct model *model, struct frame *frame);

#endif
