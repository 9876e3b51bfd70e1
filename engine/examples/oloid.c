/* The oloid on an inclined plane, 004 section 4: rolling on two points, until one of them is released. The
 * equations are those of oloid_body.h, in a frame with z up; here y is up, as in the other examples. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../modelica.h"
#include "../outline.h"
#include "../rotation.h"
#include "../system.h"
#include "oloid_motion.h"

enum { P_RADIUS, P_M, P_SLOPE, P_W, P_MU };

static const struct parameter parameters[] = {
    {"radius", "m", "radius of both circles", 0.1, 1e-6, 1e3, PARAMETER_REAL},
    {"m", "kg", "mass", 1, 1e-9, 1e9, PARAMETER_REAL},
    {"slope", "rad", "slope of the plane, towards +x", 0.1, -1.5, 1.5, PARAMETER_REAL},
    {"w_0", "rad/s", "angular velocity about the segment at the start", 1, -1e3, 1e3, PARAMETER_REAL},
    {"mu", "1", "coefficient of friction", 1, 0, 1e3, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"segment", "m", "distance between the contact points: sqrt(3)*radius", 0, NULL},
    {"energy", "J", "kinetic and potential energy, constant while both circles roll", 0, NULL},
    {"x", "m", "position of the centre along the slope", 1, NULL},
    {"y", "m", "height of the centre above the plane", 1, NULL},
    {"z", "m", "position of the centre across the slope", 1, NULL},
    {"f_n_1", "N", "normal force at the first circle", 2, "joint.f_n[1]"},
    {"f_n_2", "N", "normal force at the second circle", 2, "joint.f_n[2]"},
    {"w", "rad/s", "angular velocity about the segment", 3, "joint.w"},
    {"gap_1", "m", "distance of the first circle from the plane", 4, "joint.gap[1]"},
    {"gap_2", "m", "distance of the second circle from the plane", 4, "joint.gap[2]"},
};

struct memory {
    struct oloid oloid;
    double origin[3];           /* of the centre at the start */
    double after[OLOID_STATES]; /* an event */
    int changed;                /* = 1: until the engine has taken it */
};

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    struct memory *memory = model->memory;
    memory->oloid = (struct oloid){.radius = p[P_RADIUS],
                                   .mass = p[P_M],
                                   .slope = p[P_SLOPE],
                                   .gravity = GRAVITY,
                                   .friction = p[P_MU]};
    if (oloid_init(&memory->oloid) || oloid_start(&memory->oloid, 0, p[P_W], x))
        return refuse(model, "the oloid cannot be placed on the plane; choose another radius");
    double out[OLOID_OUTPUTS];
    if (oloid_output(&memory->oloid, x, out) || out[OLOID_FORCE_A] < 0 || out[OLOID_FORCE_B] < 0)
        return refuse(model, "the plane would have to pull at the start; choose a smaller |w_0|");
    if (out[OLOID_RESERVE] < 0)
        return refuse(model,
                      "the oloid slides at the start; choose a larger mu, or a smaller |slope| or |w_0|");
    memcpy(memory->origin, x + OLOID_POSITION, sizeof memory->origin);
    model->contact[0].kind = model->contact[1].kind = CONTACT_OWN;
    for (int i = 0; i < 3; i++)
        nominal[OLOID_POSITION + i] = nominal[OLOID_VELOCITY + i] = p[P_RADIUS];
    for (int i = 0; i < 2; i++)
        nominal[OLOID_A + i] = nominal[OLOID_B + i] = p[P_RADIUS];
    nominal[OLOID_A + 5] = nominal[OLOID_B + 5] = p[P_RADIUS];
    return 0;
}

/* Outputs, and what is drawn: x, y, z to x, z, -y, a quarter turn about -x. */
static int show(const struct memory *memory, const double *y, struct evaluation *e)
{
    const struct oloid *o = &memory->oloid;
    const double *q = y + OLOID_TURN, *spin = y + OLOID_SPIN, *origin = memory->origin, h = sqrt(0.5);
    const double along[2] = {y[OLOID_A] - y[OLOID_B], y[OLOID_A + 1] - y[OLOID_B + 1]};
    double out[OLOID_OUTPUTS];
    const int status = oloid_output(o, y, out);
    if (status)
        return status;
    const double r[3] = {y[0] - origin[0], y[2], origin[1] - y[1]};
    const double pose[7] = {
        r[0], r[1], r[2], h * (q[0] + q[1]), h * (q[1] - q[0]), h * (q[2] + q[3]), h * (q[3] - q[2])};
    memcpy(e->frame.pose[0], pose, sizeof pose);
    e->frame.pose[1][3] = 1;
    for (int i = 0; i < 2; i++) {
        const double *at = y + (i ? OLOID_B : OLOID_A);
        struct frame_contact *contact = &e->frame.contact[i];
        contact->active = o->mode[i] != OLOID_FREE;
        contact->body[0] = contact->counterpart[0] = at[0] - origin[0];
        contact->body[2] = contact->counterpart[2] = origin[1] - at[1];
        contact->normal[1] = 1;
        contact->force[1] = out[i ? OLOID_FORCE_B : OLOID_FORCE_A];
        contact->direction[0][0] = contact->direction[1][2] = 1;
        contact->radius[0] = contact->radius[1] = o->radius;
    }
    const double potential = o->mass * o->gravity * (cos(o->slope) * y[2] - sin(o->slope) * y[0]);
    e->energy = (struct energy){
        .kinetic = out[OLOID_ENERGY] - potential, .potential = potential, .lost = y[OLOID_LOST]};
    const double values[] = {out[OLOID_SEGMENT],
                             out[OLOID_ENERGY],
                             r[0],
                             r[1],
                             r[2],
                             out[OLOID_FORCE_A],
                             out[OLOID_FORCE_B],
                             (along[0] * spin[0] + along[1] * spin[1]) / out[OLOID_SEGMENT],
                             out[OLOID_GAP_A],
                             out[OLOID_GAP_B]};
    memcpy(e->outputs, values, sizeof values);
    return NC_OK;
}

/* From the state with the points that touch on the plane, rolling. */
static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    struct memory *memory = model->memory;
    const struct ode ode = oloid_ode(&memory->oloid);
    double y[OLOID_STATES];
    memcpy(y, x, sizeof y);
    int status = ode.project(e->t, y, ode.context);
    if (!status)
        status = ode.rate(e->t, y, e->rates, ode.context);
    if (!status && e->purpose != FOR_RATES)
        status = ode.root(e->t, y, e->roots, ode.context);
    return status || e->purpose != FOR_ROW ? status : show(memory, y, e);
}

static int event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    struct memory *memory = model->memory;
    struct oloid *o = &memory->oloid;
    const int before[2] = {o->mode[0], o->mode[1]};
    double v;
    if (!memory->changed)
        memcpy(memory->after, x, sizeof memory->after);
    memory->changed = 1;
    const int status = oloid_event(o, (int)root, memory->after, &v);
    for (int i = 0; !status && i < 2; i++) {
        const char *what = oloid_change(i, before[i], o->mode[i]);
        if (what)
            events_add(events, t, what, before[i] == OLOID_FREE ? v : NAN);
    }
    if (!status && o->ended) {
        const int jams = o->ended == OLOID_JAMS;
        const char *what = jams ? "a point would slide but jams" : "friction does not suffice to roll";
        snprintf(model->ended, sizeof model->ended, "%s; choose a %s mu", what,
                 jams ? "smaller" : "larger");
        events_add(events, t, what, NAN);
    }
    return status;
}

static void jump(struct model *model, double *x)
{
    struct memory *memory = model->memory;
    memcpy(x, memory->after, sizeof memory->after);
    memory->changed = 0;
}

/* The generators, from one circle to the other; see oloid_body.c. */
static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct memory *memory = model->memory;
    const double radius = memory->oloid.radius;
    enum { COLUMNS = 96 };
    bodies[0].name = "oloid";
    bodies[0].closed = 1;
    bodies[1].name = "plane";
    bodies[1].role = BODY_COUNTERPART;
    int status = body_points(&bodies[0], 2, COLUMNS);
    for (int i = 0; !status && i < COLUMNS; i++) {
        const double u = 2 * PI * (i + 0.5) / COLUMNS, t = 2 * PI / 3 * sin(u), c = cos(t);
        double *a = bodies[0].points[i], *b = bodies[0].points[COLUMNS + i];
        a[0] = radius * sin(t);
        a[1] = radius * (-0.5 - c);
        a[2] = 0;
        b[0] = 0;
        b[1] = radius * (0.5 - c / (1 + c));
        b[2] = (cos(u) > 0 ? radius : -radius) * sqrt(fmax(1 + 2 * c, 0)) / (1 + c);
    }
    return status ? status : outline_plane(&bodies[1], 8 * radius);
}

#define POINT(i)                                                                                           \
    {                                                                                                      \
        "true", "joint.gap[" i "]", MODELICA_POINT("joint.frame_a", "joint.r_C_a[" i ", :]"),              \
            MODELICA_POINT("joint.frame_b", "joint.r_C_b[" i ", :]"), "{0, 1, 0}",                         \
            "{0, joint.f_n[" i "], 0}", "0", NULL                                                          \
    }

static const char *const poses[] = {"body.frame_a", NULL};
static const struct modelica_contact contacts[] = {POINT("1"), POINT("2")};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.Spatial.Oloid",
    .poses = poses,
    .contacts = contacts,
    .stored = "energy",
};

const struct system oloid = {
    .name = "oloid",
    .title = "Oloid that rolls down an inclined plane",
    .text = "The convex hull of two circles touches the plane along a segment of the length sqrt(3) radius "
            "and rolls "
            "on both of its ends. Contact is tracked by the equations of 004. The plane is drawn level. "
            "When it rolls "
            "faster, from 1 s on, one of the points slides, lifts off and comes back in a plastic impact: "
            "use --stop 2. "
            "The Modelica example ends where a point begins to slide or would lift off.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = OLOID_STATES,
    .n_roots = OLOID_EVENTS,
    .n_bodies = 2,
    .n_contacts = 2,
    .memory_size = sizeof(struct memory),
    .stop = 0.95,
    .interval = 0.005,
    .tolerance = 1e-10,
    .slow_motion = 2,
    .spatial = 1,
    .start = start,
    .evaluate = evaluate,
    .event = event,
    .jump = jump,
    .draw = draw,
};
