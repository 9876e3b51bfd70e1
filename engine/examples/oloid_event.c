/* The oloid gets off one of its points, and comes back: events and what follows from them. */
#include "oloid_body.h"

#include <math.h>
#include <string.h>

#include "../rotation.h"
#include "oloid_motion.h"

/* A free circle has to come this deep, in radii, to touch, and a point that slides as fast, in sqrt(gravity
 * radius), in the other direction to stop: more than the error of a step. */
#define OLOID_SLACK 1e-9

/* friction times normal force minus the force across the segment, of one point; across: that force. */
static double event_reserve(const struct oloid *o, const double *x, const double reaction[3],
                            double *across)
{
    const double line[2] = {x[OLOID_A] - x[OLOID_B], x[OLOID_A + 1] - x[OLOID_B + 1]};
    *across = (reaction[1] * line[0] - reaction[0] * line[1]) / hypot(line[0], line[1]);
    return isinf(o->friction) ? INFINITY : o->friction * reaction[2] - fabs(*across);
}

/* What the friction of all points that roll can still carry; along the segment, if they are two. */
static double event_grip(const struct oloid *o, const double *x, const struct oloid_forces *forces)
{
    double across, capacity = 0;
    if (isinf(o->friction))
        return 1;
    for (int i = 0; i < 2; i++) {
        const double *f = forces->reaction[i], most = o->friction * f[2];
        if (o->mode[i] != OLOID_ROLLS)
            continue;
        if (o->mode[1 - i] != OLOID_ROLLS)
            return most - hypot(f[0], f[1]);
        event_reserve(o, x, f, &across);
        capacity += sqrt(fmax(most * most - across * across, 0));
    }
    return o->mode[0] ? capacity - fabs(forces->axial) : 1;
}

static int event_values(double t, const double *x, double *value, void *context)
{
    const struct oloid *o = context;
    const double speed = OLOID_SLACK * sqrt(o->gravity * o->radius);
    double rate[OLOID_STATES], across;
    struct oloid_forces forces;
    const int status = oloid_solve(o, x, rate, &forces);
    (void)t;
    for (int i = 0; i < 2; i++) {
        const int together = o->mode[0] == OLOID_ROLLS && o->mode[1] == OLOID_ROLLS;
        const double reserve = event_reserve(o, x, forces.reaction[i], &across);
        value[i] =
            o->mode[i] ? forces.reaction[i][2] : x[(i ? OLOID_B : OLOID_A) + 5] + OLOID_SLACK * o->radius;
        value[2 + i] = o->mode[i] == OLOID_SLIDES      ? speed - o->sense[i] * oloid_slip(x, i)
                       : together && isfinite(reserve) ? reserve
                                                       : 1;
    }
    value[4] = event_grip(o, x, &forces);
    return status;
}

struct ode oloid_ode(struct oloid *o)
{
    return (struct ode){OLOID_STATES, OLOID_EVENTS, o, oloid_rate, oloid_project, event_values};
}

/* A point begins to slide, against its force across the segment. */
static int event_slide(struct oloid *o, const double *x, int circle)
{
    double rate[OLOID_STATES], across;
    struct oloid_forces forces;
    const int status = oloid_solve(o, x, rate, &forces);
    event_reserve(o, x, forces.reaction[circle], &across);
    o->sense[circle] = across < 0 ? -1 : 1;
    o->mode[circle] = OLOID_SLIDES;
    return status;
}

/* The point of a circle lifts off. */
static void event_release(struct oloid *o, int circle)
{
    o->mode[circle] = OLOID_FREE;
    if (o->mode[1 - circle] == OLOID_SLIDES)
        o->mode[1 - circle] = OLOID_ROLLS;
}

/* Until the modes fit: points that friction does not hold slide, those that would pull are released. */
static int event_settle(struct oloid *o, const double *x)
{
    double rate[OLOID_STATES], across;
    struct oloid_forces forces;
    for (int round = 0; round < 4; round++) {
        int status = oloid_solve(o, x, rate, &forces);
        if (status)
            return status;
        const double reserve[2] = {event_reserve(o, x, forces.reaction[0], &across),
                                   event_reserve(o, x, forces.reaction[1], &across)};
        const int weak = reserve[1] < reserve[0], low = forces.reaction[1][2] < forces.reaction[0][2];
        if (o->mode[0] == OLOID_ROLLS && o->mode[1] == OLOID_ROLLS && reserve[weak] < 0)
            status = event_slide(o, x, weak);
        else if (forces.reaction[low][2] < 0)
            event_release(o, low);
        else
            break;
        if (status)
            return status;
    }
    o->ended = event_grip(o, x, &forces) < 0 ? OLOID_NO_GRIP : OLOID_GOES_ON;
    return NC_OK;
}

/* Inertia about the point r from the centre of mass. */
static void event_inertia(const struct nc_rigid_body *body, const double r[3], double A[9])
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            A[3 * i + j] = body->inertia[3 * i + j] + body->mass * ((i == j ? dot(r, r) : 0) - r[i] * r[j]);
}

/* An impact at the point r, which stays at rest: the angular momentum about it is kept. */
static void event_impact_one(const struct nc_rigid_body *body, const double r[3], const double v[3],
                             double omega[3])
{
    double A[9], swing[3], momentum[3];
    cross(r, v, swing);
    rotate(body->inertia, body->omega, momentum);
    for (int k = 0; k < 3; k++)
        momentum[k] -= body->mass * swing[k];
    event_inertia(body, r, A);
    solve3(A, momentum, omega);
}

/* An impact at the point r while the body rolls on `other`, which stays at rest. The point r does too, if
 * its impulse lies in the friction cone (then omega is along the segment, and the momentum about it is
 * kept), else it slides on. slides: the sense of its friction, or 0. Returns the normal impulse at `other`.
 */
static double event_impact_two(const struct oloid *o, const struct nc_rigid_body *body, const double r[3],
                               const double other[3], double omega[3], double *slides)
{
    double A[9], line[3], momentum[3], change[3], impulse[3], v[2][3], push[3], moment[3], gain[3], rise[3];
    for (int k = 0; k < 3; k++)
        line[k] = r[k] - other[k];
    const double square = dot(line, line), length = sqrt(square);
    const double across[3] = {-line[1] / length, line[0] / length, 0}, slip = body->omega[2] * length;
    event_inertia(body, other, A);
    rotate(A, body->omega, momentum); /* about `other` */
    rotate(A, line, moment);
    const double along = dot(momentum, line) / dot(moment, line);
    for (int k = 0; k < 3; k++)
        change[k] = along * line[k] - body->omega[k];
    rotate(A, change, moment); /* of the impulse at r */
    cross(moment, line, impulse);
    for (int k = 0; k < 3; k++)
        impulse[k] /= square;
    *slides = 0;
    if (!(fabs(dot(impulse, across)) <= o->friction * impulse[2])) {
        const double sense = slip < 0 ? 1 : -1;
        for (int k = 0; k < 3; k++)
            push[k] = (k == 2) + sense * o->friction * across[k];
        cross(line, push, moment);
        solve3(A, moment, gain);
        cross(gain, line, rise);
        cross(body->omega, line, v[0]);
        const double size = -v[0][2] / rise[2];
        if (rise[2] > 0 && (slip + size * gain[2] * length) * slip > 0) {
            *slides = sense;
            for (int k = 0; k < 3; k++) {
                change[k] = size * gain[k];
                impulse[k] = size * push[k];
            }
        }
    }
    for (int k = 0; k < 3; k++)
        omega[k] = body->omega[k] + change[k];
    cross(other, body->omega, v[0]);
    cross(other, omega, v[1]);
    return body->mass * (v[1][2] - v[0][2]) - impulse[2];
}

/* A free point meets the plane: it stays there, and the other one too, unless that would have to pull. */
static int event_impact(struct oloid *o, double *x, int circle)
{
    const struct nc_rigid_body body = oloid_body(o, x);
    const double before = oloid_energy(o, x);
    const int other = 1 - circle;
    double r[2][3], omega[3], sense = 0;
    for (int i = 0; i < 2; i++)
        oloid_arm(x, i, r[i]);
    if (o->mode[other] == OLOID_FREE ||
        event_impact_two(o, &body, r[circle], r[other], omega, &sense) < 0) {
        o->mode[other] = OLOID_FREE;
        event_impact_one(&body, r[circle], x + OLOID_VELOCITY, omega);
        sense = 0;
    }
    o->mode[circle] = sense ? OLOID_SLIDES : OLOID_ROLLS;
    o->sense[circle] = sense * (circle ? -1 : 1); /* across the segment from B to A */
    memcpy(x + OLOID_SPIN, omega, sizeof omega);
    const int status = oloid_project(0, x, o);
    x[OLOID_LOST] += before - oloid_energy(o, x);
    return status;
}

int oloid_event(struct oloid *o, int event, double x[OLOID_STATES], double *v)
{
    const int circle = event % 2, before[2] = {o->mode[0], o->mode[1]};
    double r[3], swing[3];
    *v = NAN;
    int status = oloid_project(0, x, o); /* the state of an event is interpolated */
    if (status)
        return status;
    oloid_arm(x, circle, r);
    cross(x + OLOID_SPIN, r, swing);
    const double rate = x[OLOID_VELOCITY + 2] + swing[2]; /* of the gap */
    if (event == 4)
        o->ended = OLOID_NO_GRIP;
    else if (event > 1 && o->mode[circle] == OLOID_SLIDES)
        o->mode[circle] = OLOID_ROLLS;
    else if (event > 1)
        status = event_slide(o, x, circle);
    else if (isinf(o->friction))
        o->ended = OLOID_NO_GRIP;
    else if (o->mode[circle] != OLOID_FREE)
        event_release(o, circle);
    else if (rate < 0) {
        *v = -rate;
        status = event_impact(o, x, circle);
    }
    if (status || o->ended)
        return status;
    status = oloid_project(0, x, o);
    if (!status)
        status = event_settle(o, x);
    if (status != NC_E_ROLLING)
        return status;
    memcpy(o->mode, before, sizeof before);
    o->ended = OLOID_JAMS;
    return NC_OK;
}

const char *oloid_change(int circle, enum oloid_mode before, enum oloid_mode after)
{
    static const char *const change[2][3][3] = {
        {{NULL, "first circle touches", "first circle touches and slides"},
         {"first circle lifts off", NULL, "first circle begins to slide"},
         {"first circle lifts off", "first circle rolls again", NULL}},
        {{NULL, "second circle touches", "second circle touches and slides"},
         {"second circle lifts off", NULL, "second circle begins to slide"},
         {"second circle lifts off", "second circle rolls again", NULL}},
    };
    return change[circle][before][after];
}
