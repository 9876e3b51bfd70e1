/* Motion of the oloid on two points, on one, and in flight: rates, reactions, projection; 004 section 3. */
#include "oloid_body.h"

#include <math.h>
#include <string.h>

#include "../rotation.h"
#include "oloid_motion.h"

static const int contact_state[2] = {OLOID_A, OLOID_B};
static const double up[3] = {0, 0, 1};

/* Turns the body by the small vector angle, in the frame at rest. */
static void oloid_turn(const double angle[3], double *x, double factor)
{
    const double *q = x + OLOID_TURN, *w = angle;
    const double rate[4] = {
        -(w[0] * q[1] + w[1] * q[2] + w[2] * q[3]) / 2, (w[0] * q[0] + w[1] * q[3] - w[2] * q[2]) / 2,
        (w[1] * q[0] + w[2] * q[1] - w[0] * q[3]) / 2, (w[2] * q[0] + w[0] * q[2] - w[1] * q[1]) / 2};
    for (int k = 0; k < 4; k++)
        x[OLOID_TURN + k] += factor * rate[k];
}

struct nc_rigid_body oloid_body(const struct oloid *o, const double *x)
{
    struct nc_rigid_body body = {.mass = o->mass};
    double q[9];
    rotation_matrix(x + OLOID_TURN, q);
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++)
                body.inertia[3 * i + j] += q[3 * i + k] * o->inertia[k] * q[3 * j + k];
        body.omega[i] = x[OLOID_SPIN + i];
    }
    body.force[0] = o->mass * o->gravity * sin(o->slope);
    body.force[2] = -o->mass * o->gravity * cos(o->slope);
    return body;
}

void oloid_arm(const double *x, int circle, double r[3])
{
    const double *point = x + contact_state[circle];
    for (int k = 0; k < 3; k++)
        r[k] = (k < 2 ? point[k] : 0) - x[k];
}

/* Horizontal unit vector across the segment from B to A. */
static void oloid_across(double r[2][3], double e_q[3])
{
    const double line[2] = {r[0][0] - r[1][0], r[0][1] - r[1][1]}, length = hypot(line[0], line[1]);
    e_q[0] = -line[1] / length;
    e_q[1] = line[0] / length;
    e_q[2] = 0;
}

double oloid_slip(const double *x, int circle)
{
    double r[2][3], e_q[3], v[3];
    oloid_arm(x, 0, r[0]);
    oloid_arm(x, 1, r[1]);
    oloid_across(r, e_q);
    cross(x + OLOID_SPIN, r[circle], v);
    return dot(e_q, x + OLOID_VELOCITY) + dot(e_q, v);
}

/* Flight: Euler's equations, with the diagonal inertia in the frame of the body. */
static void oloid_fly(const struct oloid *o, const struct nc_rigid_body *body, const double *x,
                      double *rate)
{
    double q[9], w[3], w_dot[3];
    rotation_matrix(x + OLOID_TURN, q);
    rotate_back(q, x + OLOID_SPIN, w);
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        w_dot[k] = (o->inertia[i] - o->inertia[j]) * w[i] * w[j] / o->inertia[k];
    }
    for (int k = 0; k < 3; k++) {
        rate[OLOID_VELOCITY + k] = body->force[k] / o->mass;
        rate[OLOID_SPIN + k] = dot(q + 3 * k, w_dot);
    }
}

/* On one point that rolls and one that slides with friction: the normal force of the latter keeps it on the
 * plane, and accelerations are linear in it. */
static int oloid_slide(const struct oloid *o, const struct nc_rigid_body *body, int sliding, double r[2][3],
                       double r_der[2][3], double *rate, double reaction[2][3])
{
    const int rolling = 1 - sliding;
    double e_q[3], v_der[2][3], omega_der[2][3], support[2][3], lift[2], push[3], swing[3], turn[3];
    oloid_across(r, e_q);
    for (int k = 0; k < 3; k++)
        push[k] = up[k] + o->sense[sliding] * o->friction * e_q[k];
    for (int i = 0; i < 2; i++) { /* without the force, and with 1 N */
        struct nc_rigid_body pushed = *body;
        for (int k = 0; i && k < 3; k++)
            pushed.force[k] += push[k];
        if (i)
            cross(r[sliding], push, pushed.torque);
        const int status =
            nc_rolling_one(&pushed, r[rolling], r_der[rolling], v_der[i], omega_der[i], support[i]);
        if (status)
            return status;
        cross(omega_der[i], r[sliding], swing);
        cross(body->omega, r_der[sliding], turn);
        lift[i] = v_der[i][2] + swing[2] + turn[2]; /* second derivative of the gap */
    }
    if (!(lift[1] > lift[0]))
        return NC_E_ROLLING; /* too much friction: pushing does not lift */
    const double force = lift[0] / (lift[0] - lift[1]);
    for (int k = 0; k < 3; k++) {
        rate[OLOID_VELOCITY + k] = v_der[0][k] + force * (v_der[1][k] - v_der[0][k]);
        rate[OLOID_SPIN + k] = omega_der[0][k] + force * (omega_der[1][k] - omega_der[0][k]);
        reaction[rolling][k] = support[0][k] + force * (support[1][k] - support[0][k]);
        reaction[sliding][k] = force * push[k];
    }
    return NC_OK;
}

int oloid_solve(const struct oloid *o, const double *x, double *rate, struct oloid_forces *forces)
{
    const struct nc_rigid_body body = oloid_body(o, x);
    const struct nc_curve *curve[2] = {&o->k_a, &o->k_b};
    struct nc_spatial_motion motion;
    double r[2][3], r_der[2][3];
    int status = NC_OK;
    rotation_matrix(x + OLOID_TURN, motion.q);
    memcpy(motion.v, x + OLOID_VELOCITY, sizeof motion.v);
    memcpy(motion.omega, x + OLOID_SPIN, sizeof motion.omega);
    memcpy(rate, x + OLOID_VELOCITY, sizeof motion.v);
    for (int i = 0; !status && i < 2; i++) {
        double *moving = rate + contact_state[i];
        status = nc_surface_curve_track(&o->ground, curve[i], x + contact_state[i], &motion, moving);
        oloid_arm(x, i, r[i]);
        for (int k = 0; k < 3; k++)
            r_der[i][k] = (k < 2 ? moving[k] : 0) - x[OLOID_VELOCITY + k];
    }
    if (status)
        return status;
    memset(forces, 0, sizeof *forces);
    rate[OLOID_LOST] = 0;
    for (int i = 0; i < 2; i++)
        if (o->mode[i] == OLOID_SLIDES) {
            status = oloid_slide(o, &body, i, r, r_der, rate, forces->reaction);
            rate[OLOID_LOST] = -o->sense[i] * o->friction * forces->reaction[i][2] * oloid_slip(x, i);
            return status;
        }
    if (o->mode[0] && o->mode[1])
        return nc_rolling_two(&body, r[0], r_der[0], r[1], r_der[1], rate + OLOID_VELOCITY,
                              rate + OLOID_SPIN, forces->reaction, &forces->axial);
    for (int i = 0; i < 2; i++)
        if (o->mode[i])
            return nc_rolling_one(&body, r[i], r_der[i], rate + OLOID_VELOCITY, rate + OLOID_SPIN,
                                  forces->reaction[i]);
    oloid_fly(o, &body, x, rate);
    return NC_OK;
}

int oloid_rate(double t, const double *x, double *rate, void *context)
{
    struct oloid_forces forces;
    double turned[OLOID_STATES];
    (void)t;
    memcpy(turned, x, sizeof turned);
    oloid_turn(x + OLOID_SPIN, turned, 1);
    for (int k = 0; k < 4; k++)
        rate[OLOID_TURN + k] = turned[OLOID_TURN + k] - x[OLOID_TURN + k];
    return oloid_solve(context, x, rate, &forces);
}

/* The circles' lowest points and gaps from the pose. */
static int oloid_points(const struct oloid *o, double *x)
{
    double q[9];
    rotation_matrix(x + OLOID_TURN, q);
    const int status = nc_surface_curve_closest(&o->ground, &o->k_a, x, q, 0, x + OLOID_A);
    return status ? status : nc_surface_curve_closest(&o->ground, &o->k_b, x, q, 0, x + OLOID_B);
}

/* Both points onto the plane, by lifts and tilts. */
static int oloid_level(const struct oloid *o, double *x)
{
    int status = NC_OK;
    for (int i = 0; !status && i < 3; i++) {
        const double line[2] = {x[OLOID_A] - x[OLOID_B], x[OLOID_A + 1] - x[OLOID_B + 1]};
        const double d_a = x[OLOID_A + 5], d_b = x[OLOID_B + 5],
                     square = line[0] * line[0] + line[1] * line[1];
        const double tilt[3] = {-line[1] * (d_a - d_b) / square, line[0] * (d_a - d_b) / square, 0};
        if (fabs(d_a) + fabs(d_b) <= 1e-14 * o->radius)
            break;
        x[2] -= (d_a + d_b) / 2;
        oloid_turn(tilt, x, 1);
        status = oloid_points(o, x);
    }
    return status;
}

/* Takes out all drift: the points that touch on the plane, v from the rolling condition, and omega so that
 * both stay there: its horizontal part along the segment, no other one if both roll. */
int oloid_project(double t, double *x, void *context)
{
    const struct oloid *o = context;
    double r[3], length = 0;
    (void)t;
    for (int k = 0; k < 4; k++)
        length += x[OLOID_TURN + k] * x[OLOID_TURN + k];
    for (int k = 0; k < 4; k++)
        x[OLOID_TURN + k] /= sqrt(length);
    int status = oloid_points(o, x);
    if (status || !(o->mode[0] || o->mode[1]))
        return status;
    const int on = o->mode[0] == OLOID_ROLLS ? 0 : 1;
    if (o->mode[0] && o->mode[1]) {
        status = oloid_level(o, x);
        const double line[3] = {x[OLOID_A] - x[OLOID_B], x[OLOID_A + 1] - x[OLOID_B + 1], 0};
        const double along = dot(x + OLOID_SPIN, line) / dot(line, line);
        for (int k = 0; k < 2; k++)
            x[OLOID_SPIN + k] = along * line[k];
        if (o->mode[1 - on] == OLOID_ROLLS)
            x[OLOID_SPIN + 2] = 0;
    } else {
        const double gap = x[contact_state[on] + 5];
        x[2] -= gap;
        x[OLOID_A + 5] -= gap;
        x[OLOID_B + 5] -= gap;
    }
    oloid_arm(x, on, r);
    cross(r, x + OLOID_SPIN, x + OLOID_VELOCITY);
    return status;
}

double oloid_energy(const struct oloid *o, const double *x)
{
    const struct nc_rigid_body body = oloid_body(o, x);
    double spin[3];
    for (int i = 0; i < 3; i++)
        spin[i] = dot(body.inertia + 3 * i, x + OLOID_SPIN);
    return o->mass * dot(x + OLOID_VELOCITY, x + OLOID_VELOCITY) / 2 + dot(spin, x + OLOID_SPIN) / 2 -
           dot(body.force, x);
}

int oloid_output(const struct oloid *o, const double x[OLOID_STATES], double out[OLOID_OUTPUTS])
{
    const double line[3] = {x[OLOID_A] - x[OLOID_B], x[OLOID_A + 1] - x[OLOID_B + 1], 0};
    const double friction = isinf(o->friction) ? 0 : o->friction;
    double rate[OLOID_STATES], normal[2][3] = {{0, 0, 1}, {0, 0, 1}}, force[2] = {0, 0}, reserve = INFINITY;
    struct oloid_forces forces;
    int status = oloid_solve(o, x, rate, &forces);
    if (!status && o->mode[0] == OLOID_ROLLS && o->mode[1] == OLOID_ROLLS)
        status =
            nc_rolling_hold_two(forces.reaction, forces.axial, line, normal, friction, force, &reserve);
    else
        for (int i = 0; !status && i < 2; i++) {
            double left = INFINITY;
            if (o->mode[i])
                status = nc_rolling_hold(forces.reaction[i], up, friction, &force[i], &left);
            if (o->mode[i] == OLOID_ROLLS)
                reserve = left;
        }
    out[OLOID_SEGMENT] = hypot(line[0], line[1]);
    out[OLOID_ENERGY] = oloid_energy(o, x);
    out[OLOID_FORCE_A] = force[0];
    out[OLOID_FORCE_B] = force[1];
    out[OLOID_GAP_A] = x[OLOID_A + 5];
    out[OLOID_GAP_B] = x[OLOID_B + 5];
    out[OLOID_RESERVE] = isinf(o->friction) ? INFINITY : reserve;
    for (int i = 0; status && i < OLOID_OUTPUTS; i++)
        out[i] = NAN;
    return status;
}
