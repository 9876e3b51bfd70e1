#include "oloid.h"

#include <math.h>
#include <string.h>

#define OLOID_ARC 2.09439510239319549231 /* 2 pi/3: the circles belong to the boundary up to this angle */
#define OLOID_PLANE 1e4                  /* size of the plane in radii */

const char *const oloid_columns[OLOID_OUTPUTS] = {"segment", "energy", "force_a", "force_b", "reserve"};

static double oloid_dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void oloid_cross(const double a[3], const double b[3], double out[3])
{
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}

/* End points of a generator of the unit oloid at the angle t of k_A; side: +1 or -1 chooses that of k_B. */
static void oloid_generator(double t, double side, double A[3], double B[3])
{
    const double c = cos(t);
    A[0] = sin(t);
    A[1] = -0.5 - c;
    A[2] = 0;
    B[0] = 0;
    B[1] = 0.5 - c / (1 + c);
    B[2] = side * sqrt(fmax(1 + 2 * c, 0)) / (1 + c);
}

/* Area, volume and second moments of the unit oloid: r = (1 - l) A + l B over all generators. With
 * t = 2 pi/3 sin w the integrands are smooth and periodic in w, so that equidistant points in w are exact
 * to rounding; they are polynomials in l. */
static void oloid_mass(double *area, double *volume, double second[3])
{
    static const double node[3] = {0.11270166537925831148, 0.5, 0.88729833462074168852};
    static const double weight[3] = {5.0 / 18, 4.0 / 9, 5.0 / 18}; /* Gauss: exact to degree 5 */
    enum { N = 400 };
    *area = *volume = second[0] = second[1] = second[2] = 0;
    for (int i = 0; i < N; i++) {
        const double w = 2 * OLOID_ARC * 1.5 * (i + 0.5) / N, t = OLOID_ARC * sin(w);
        const double rate = OLOID_ARC * cos(w), side = cos(w) > 0 ? 1 : -1, c = cos(t), s = sin(t);
        double A[3], B[3], d[3], n[3];
        oloid_generator(t, side, A, B);
        const double turn = -side * s / ((1 + c) * sqrt(1 + 2 * c)) * rate; /* angle of B on k_B */
        const double A_w[3] = {c * rate, s * rate, 0}, B_w[3] = {0, -B[2] * turn, (B[1] - 0.5) * turn};
        for (int k = 0; k < 3; k++)
            d[k] = B[k] - A[k];
        for (int j = 0; j < 3; j++) {
            double r[3], r_w[3];
            for (int k = 0; k < 3; k++) {
                r[k] = A[k] + node[j] * d[k];
                r_w[k] = A_w[k] + node[j] * (B_w[k] - A_w[k]);
            }
            oloid_cross(r_w, d, n);
            const double share = weight[j] * 2 * OLOID_ARC * 1.5 / N,
                         height = fabs(oloid_dot(r, n)) * share;
            *area += sqrt(oloid_dot(n, n)) * share;
            *volume += height / 3;
            for (int k = 0; k < 3; k++)
                second[k] += r[k] * r[k] * height / 5;
        }
    }
}

int oloid_init(struct oloid *o)
{
    /* from (cos s, sin s, 0): k_A = (sin t, -1/2 - cos t, 0) with s = t - pi/2, k_B = (0, 1/2 + cos t, sin
     * t) */
    static const double flat[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, upright[9] = {0, 0, 1, 1, 0, 0, 0, 1, 0};
    const double R = o->radius, at_a[3] = {0, -R / 2, 0}, at_b[3] = {0, R / 2, 0};
    double circle[3], second[3];
    const size_t n = nc_curve_circle(circle, 3, R);
    if (!n)
        return NC_E_RADIUS;
    if (!(o->mass > 0 && isfinite(o->mass) && o->friction >= 0 && isfinite(o->slope) &&
          isfinite(o->gravity)))
        return NC_E_ARGUMENT;
    o->k_a = (struct nc_curve){.vector = o->circle_a,
                               .n = nc_curve_placed(o->circle_a, 32, circle, n, flat, at_a)};
    o->k_b = (struct nc_curve){.vector = o->circle_b,
                               .n = nc_curve_placed(o->circle_b, 32, circle, n, upright, at_b)};
    o->ground = (struct nc_surface){.vector = o->plane,
                                    .n = nc_surface_plane(o->plane, 4, OLOID_PLANE * R, OLOID_PLANE * R)};
    oloid_mass(&o->area, &o->volume, second);
    for (int k = 0; k < 3; k++)
        o->inertia[k] = o->mass * R * R * (second[(k + 1) % 3] + second[(k + 2) % 3]) / o->volume;
    o->area *= R * R;
    o->volume *= R * R * R;
    return NC_OK;
}

static void oloid_rotation(const double *x, double q[9])
{
    const double w = x[OLOID_TURN], a = x[OLOID_TURN + 1], b = x[OLOID_TURN + 2], c = x[OLOID_TURN + 3];
    const double s = 2 / (w * w + a * a + b * b + c * c);
    const double m[9] = {1 - s * (b * b + c * c), s * (a * b - w * c),     s * (a * c + w * b),
                         s * (a * b + w * c),     1 - s * (a * a + c * c), s * (b * c - w * a),
                         s * (a * c - w * b),     s * (b * c + w * a),     1 - s * (a * a + b * b)};
    memcpy(q, m, sizeof m);
}

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

static void oloid_direct(const struct oloid *o, const double *x, const double q[9],
                         struct nc_rigid_body *body)
{
    *body = (struct nc_rigid_body){.mass = o->mass};
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++)
                body->inertia[3 * i + j] += q[3 * i + k] * o->inertia[k] * q[3 * j + k];
        body->omega[i] = x[OLOID_SPIN + i];
    }
    body->force[0] = o->mass * o->gravity * sin(o->slope);
    body->force[2] = -o->mass * o->gravity * cos(o->slope);
}

/* Rates of all states, and the reactions. */
static int oloid_solve(const struct oloid *o, const double *x, double *rate, double reaction[2][3],
                       double *axial)
{
    struct nc_rigid_body body;
    double q[9], v[3], omega[3], r[2][3], r_dot[2][3];
    oloid_rotation(x, q);
    for (int k = 0; k < 3; k++) { /* in the frame of the body */
        v[k] =
            q[k] * x[OLOID_VELOCITY] + q[3 + k] * x[OLOID_VELOCITY + 1] + q[6 + k] * x[OLOID_VELOCITY + 2];
        omega[k] = q[k] * x[OLOID_SPIN] + q[3 + k] * x[OLOID_SPIN + 1] + q[6 + k] * x[OLOID_SPIN + 2];
    }
    int status = nc_track_surface_curve(&o->ground, &o->k_a, x + OLOID_A, v, omega, rate + OLOID_A);
    if (!status)
        status = nc_track_surface_curve(&o->ground, &o->k_b, x + OLOID_B, v, omega, rate + OLOID_B);
    if (status)
        return status;
    for (int i = 0; i < 2; i++) {
        const double *point = x + (i ? OLOID_B : OLOID_A), *moving = rate + (i ? OLOID_B : OLOID_A);
        for (int k = 0; k < 3; k++) {
            r[i][k] = (k < 2 ? point[k] : 0) - x[k];
            r_dot[i][k] = (k < 2 ? moving[k] : 0) - x[OLOID_VELOCITY + k];
            rate[k] = x[OLOID_VELOCITY + k];
        }
    }
    oloid_direct(o, x, q, &body);
    return nc_rolling_two(&body, r[0], r_dot[0], r[1], r_dot[1], rate + OLOID_VELOCITY, rate + OLOID_SPIN,
                          reaction, axial);
}

static int oloid_rate(double t, const double *x, double *rate, void *context)
{
    double reaction[2][3], axial, turned[OLOID_STATES];
    (void)t;
    memcpy(turned, x, sizeof turned);
    oloid_turn(x + OLOID_SPIN, turned, 1);
    for (int k = 0; k < 4; k++)
        rate[OLOID_TURN + k] = turned[OLOID_TURN + k] - x[OLOID_TURN + k];
    return oloid_solve(context, x, rate, reaction, &axial);
}

/* Takes out all drift: both points on the plane, omega along the segment, v from the rolling condition. */
static int oloid_project(double t, double *x, void *context)
{
    const struct oloid *o = context;
    double q[9], line[3] = {0}, r[3], length = 0;
    int status = NC_OK;
    (void)t;
    for (int k = 0; k < 4; k++)
        length += x[OLOID_TURN + k] * x[OLOID_TURN + k];
    for (int k = 0; k < 4; k++)
        x[OLOID_TURN + k] /= sqrt(length);
    for (int pass = 0; !status && pass < 2; pass++) {
        oloid_rotation(x, q);
        status = nc_closest_surface_curve(&o->ground, &o->k_a, x, q, 0, x + OLOID_A);
        if (!status)
            status = nc_closest_surface_curve(&o->ground, &o->k_b, x, q, 0, x + OLOID_B);
        for (int k = 0; k < 2; k++)
            line[k] = x[OLOID_A + k] - x[OLOID_B + k];
        if (status || pass)
            break;
        const double d_a = x[OLOID_A + 5], d_b = x[OLOID_B + 5],
                     square = line[0] * line[0] + line[1] * line[1];
        const double tilt[3] = {-line[1] * (d_a - d_b) / square, line[0] * (d_a - d_b) / square, 0};
        x[2] -= (d_a + d_b) / 2;
        oloid_turn(tilt, x, 1);
    }
    if (status)
        return status;
    const double along = oloid_dot(x + OLOID_SPIN, line) / oloid_dot(line, line);
    for (int k = 0; k < 3; k++) {
        x[OLOID_SPIN + k] = along * line[k];
        r[k] = (k < 2 ? x[OLOID_A + k] : 0) - x[k];
    }
    oloid_cross(r, x + OLOID_SPIN, x + OLOID_VELOCITY);
    return NC_OK;
}

int oloid_output(const struct oloid *o, const double x[OLOID_STATES], double out[OLOID_OUTPUTS])
{
    double rate[OLOID_STATES], reaction[2][3], axial, q[9], spin[3], N[2],
        up[2][3] = {{0, 0, 1}, {0, 0, 1}};
    struct nc_rigid_body body;
    const double line[3] = {x[OLOID_A] - x[OLOID_B], x[OLOID_A + 1] - x[OLOID_B + 1], 0};
    int status = oloid_solve(o, x, rate, reaction, &axial);
    if (!status)
        status = nc_rolling_hold_two(reaction, axial, line, up, isinf(o->friction) ? 0 : o->friction, N,
                                     &out[OLOID_RESERVE]);
    if (status) {
        for (int i = 0; i < OLOID_OUTPUTS; i++)
            out[i] = NAN;
        return status;
    }
    oloid_rotation(x, q);
    oloid_direct(o, x, q, &body);
    for (int i = 0; i < 3; i++)
        spin[i] = oloid_dot(body.inertia + 3 * i, x + OLOID_SPIN);
    out[OLOID_SEGMENT] = hypot(line[0], line[1]);
    out[OLOID_ENERGY] = o->mass * oloid_dot(x + OLOID_VELOCITY, x + OLOID_VELOCITY) / 2 +
                        oloid_dot(spin, x + OLOID_SPIN) / 2 - oloid_dot(body.force, x);
    if (isinf(o->friction))
        out[OLOID_RESERVE] = INFINITY;
    out[OLOID_FORCE_A] = N[0];
    out[OLOID_FORCE_B] = N[1];
    return NC_OK;
}

static int oloid_event(double t, const double *x, double *value, void *context)
{
    double out[OLOID_OUTPUTS];
    const int status = oloid_output(context, x, out);
    (void)t;
    value[0] = out[OLOID_FORCE_A];
    value[1] = out[OLOID_FORCE_B];
    value[2] = isinf(out[OLOID_RESERVE]) ? 1 : out[OLOID_RESERVE];
    return status;
}

int oloid_start(struct oloid *o, double t, double omega, double x[OLOID_STATES])
{
    double A[3], B[3], z[3], y[3], e[3], length = 0;
    if (!(fabs(t) < OLOID_ARC) || !isfinite(omega))
        return NC_E_OPTION;
    oloid_generator(t, 1, A, B);
    for (int k = 0; k < 3; k++)
        y[k] = (B[k] - A[k]) / sqrt(3);
    const double tangent[3] = {cos(t), sin(t), 0};
    oloid_cross(tangent, y, z);
    length = sqrt(oloid_dot(z, z)) * (oloid_dot(z, A) > 0 ? -1 : 1); /* z: into the body, up */
    for (int k = 0; k < 3; k++)
        z[k] /= length;
    oloid_cross(y, z, e);
    /* rows e, y, z turn the body so that A lies at the origin and B towards +y; largest element first */
    const double q[9] = {e[0], e[1], e[2], y[0], y[1], y[2], z[0], z[1], z[2]};
    const double squares[4] = {1 + q[0] + q[4] + q[8], 1 + q[0] - q[4] - q[8], 1 - q[0] + q[4] - q[8],
                               1 - q[0] - q[4] + q[8]};
    const double products[4][4] = {{squares[0], q[7] - q[5], q[2] - q[6], q[3] - q[1]},
                                   {q[7] - q[5], squares[1], q[1] + q[3], q[2] + q[6]},
                                   {q[2] - q[6], q[1] + q[3], squares[2], q[5] + q[7]},
                                   {q[3] - q[1], q[2] + q[6], q[5] + q[7], squares[3]}};
    int largest = 0;
    for (int i = 1; i < 4; i++)
        largest = squares[i] > squares[largest] ? i : largest;
    memset(x, 0, OLOID_STATES * sizeof *x);
    for (int k = 0; k < 4; k++)
        x[OLOID_TURN + k] = products[largest][k] / (2 * sqrt(squares[largest]));
    for (int k = 0; k < 3; k++)
        x[k] = -o->radius * oloid_dot(q + 3 * k, A);
    x[OLOID_A + 2] = t - 1.57079632679489661923;
    x[OLOID_B + 1] = sqrt(3) * o->radius;
    x[OLOID_B + 2] = atan2(B[2], B[1] - 0.5);
    x[OLOID_SPIN + 1] = omega;
    return oloid_project(0, x, o);
}

struct sim_system oloid_system(struct oloid *o)
{
    return (struct sim_system){OLOID_STATES, OLOID_EVENTS, o, oloid_rate, oloid_project, oloid_event};
}
