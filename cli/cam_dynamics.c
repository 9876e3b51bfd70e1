/* The valve train as a mass on its cam: elastic contact, seat, spring with or without surge. */
#include <math.h>
#include <string.h>

#include "cam_job.h"
#include "ode.h"

#define TURN 6.283185307179586

/* Share of the critical damping: of the contact, the seat, and the first mode of a spring with mass. */
#define CONTACT_DAMPING 0.05
#define SEAT_DAMPING 0.2
#define SPRING_DAMPING 0.02

/* Below this share of the lift a follower that leaves its cam does not count as floating: it lands, or the lash opens. */
#define RAMP 0.05

/* m, at which the stiffness of a line contact is taken; it hardly depends on it. */
#define TYPICAL_PENETRATION 1e-6

enum { TURNS = 2, STEPS = 360, MASSES = 8, X = 0, V, MAX_STATE = 2 + 2 * MASSES };

struct dynamics {
    const struct cam_job *job;
    double omega, start, sign; /* of the cam: angular velocity, angle at t = 0; -1: inner */
    double seat, seat_damping; /* 0: none */
    double link, link_damping; /* of the spring's turns: stiffness between two masses */
    double small, mass;        /* one mass of the spring; the valve */
    int masses, status;
    double touched; /* when the contact began */
    int bounces;    /* the present flight is one of the chatter after an impact, no float */
};

/* Elastic force with damping that never exceeds it, so that the force begins at zero and never pulls. */
static double damped(double elastic, double damping)
{
    return elastic + fmin(fmax(damping, -elastic), elastic);
}

static int contact_force(const struct dynamics *d, const struct cam_row *row, double x, double v,
                         double *delta, double *force)
{
    const struct train *train = &d->job->train;
    const double rate = d->sign * (d->omega * row->lift[1] - v) * row->lever,
                 length = row->lever * row->lever;
    double elastic, stiffness;
    *delta = d->sign * (row->lift[0] - train->lash - x) * row->lever;
    *force = 0;
    if (*delta <= 0)
        return NC_OK;
    if (train->contact > 0) {
        stiffness = train->contact;
        elastic = stiffness * *delta;
    } else {
        const int status = nc_hertz_line(train->modulus, row->kappa, 1 / row->kappa, train->width, *delta,
                                         &elastic, &stiffness, NULL);
        if (status != NC_OK)
            return status;
    }
    *force = damped(elastic, 2 * CONTACT_DAMPING * sqrt(stiffness * d->mass / length) * rate);
    return NC_OK;
}

static int rate(double t, const double *x, double *x_dot, void *context)
{
    struct dynamics *d = context;
    const struct train *train = &d->job->train;
    struct cam_row row;
    double delta, force;
    d->status = cam_at(&d->job->cam, d->start + d->omega * t, &row);
    if (d->status == NC_OK)
        d->status = contact_force(d, &row, x[X], x[V], &delta, &force);
    if (d->status != NC_OK)
        return d->status;
    double spring = train->stiffness * x[X];
    if (d->masses > 0)
        spring = d->link * (x[X] - x[2]) + d->link_damping * (x[V] - x[3]);
    const double elastic = d->seat * fmax(0, -x[X]);
    x_dot[X] = x[V];
    x_dot[V] = (d->sign * (force * row.lever - train->preload) - spring +
                damped(elastic, -d->seat_damping * x[V])) /
               d->mass;
    for (int i = 1; i <= d->masses; i++) { /* the far end of the spring stands */
        const double *u = x + 2 * i, *before = u - 2,
                     *after = i < d->masses ? u + 2 : (const double[2]){0, 0};
        x_dot[2 * i] = u[1];
        x_dot[2 * i + 1] = (d->link * (before[0] - 2 * u[0] + after[0]) +
                            d->link_damping * (before[1] - 2 * u[1] + after[1])) /
                           d->small;
    }
    return 0;
}

/* The seat, and the contact with the cam. */
static int root(double t, const double *x, double *value, void *context)
{
    struct dynamics *d = context;
    struct cam_row row;
    d->status = cam_at(&d->job->cam, d->start + d->omega * t, &row);
    value[0] = x[X];
    value[1] = d->sign * (row.lift[0] - d->job->train.lash - x[X]);
    return d->status;
}

static double largest_lift(const struct cam_job *job, double *lowest_at)
{
    double high = 0, low = INFINITY;
    for (size_t i = 0; i < job->count; i++) {
        high = fmax(high, job->rows[i].lift[0]);
        if (job->rows[i].lift[0] < low) {
            low = job->rows[i].lift[0];
            *lowest_at = job->rows[i].angle;
        }
    }
    return high;
}

static void prepare(const struct cam_job *job, double omega, struct dynamics *d)
{
    const struct train *train = &job->train;
    *d = (struct dynamics){.job = job,
                           .touched = -INFINITY,
                           .omega = omega,
                           .sign = job->cam.follower.inner ? -1 : 1,
                           .mass = train->mass};
    const double high = largest_lift(job, &d->start);
    if (train->surge > 0) { /* between fixed ends the spring has the frequency sqrt(stiffness/mass)/2 */
        const double spring_mass = train->stiffness / (4 * train->surge * train->surge);
        d->masses = MASSES;
        d->link = (MASSES + 1) * train->stiffness;
        d->small = spring_mass / (MASSES + 1);
        d->link_damping = 2 * SPRING_DAMPING / (TURN * train->surge) * d->link;
        d->mass += d->small / 2;
    }
    if (d->sign > 0) {
        d->seat = 1000 * (train->preload + train->stiffness * high) / high;
        d->seat_damping = 2 * SEAT_DAMPING * sqrt(d->seat * d->mass);
    }
}

/* Does the cam lift anything, and is the law of Hertz good for all of it? */
static int can_move(const struct cam_job *job, const char **why)
{
    double at;
    if (!(largest_lift(job, &at) > 0)) {
        *why = "this cam lifts nothing; leave --mass, --spring and --speed out";
        return 0;
    }
    for (size_t i = 0; i < job->count && !(job->train.contact > 0); i++)
        if (!(job->rows[i].kappa > 0 && isfinite(job->rows[i].kappa))) {
            *why = "the law of Hertz needs two surfaces that curve away from each other; give the "
                   "stiffness of the "
                   "contact by --stiffness";
            return 0;
        }
    return 1;
}

/* How long the mass would swing on the elasticity of its contact. A contact that ends sooner than within one such period
 * is a bounce: the velocity of an impact (where the lash closes, or after a flight) is what takes the follower off the
 * cam, not its inertia force. The longest contact of a mass that rebounds lasts one period, as the velocity of the
 * impact tends to zero. */
static double contact_period(const struct dynamics *d, const struct cam_row *row)
{
    const struct train *train = &d->job->train;
    double force, stiffness = train->contact;
    if (!(stiffness > 0) && nc_hertz_line(train->modulus, row->kappa, 1 / row->kappa, train->width,
                                          TYPICAL_PENETRATION, &force, &stiffness, NULL) != NC_OK)
        return 0;
    return TURN * sqrt(d->mass / stiffness) / row->lever;
}

/* Is a follower that is off its cam accelerated away from it? Then the inertia force exceeds that of the spring. */
static int opens(struct dynamics *d, const struct cam_row *row, double t, const double *x)
{
    double x_dot[MAX_STATE];
    return rate(t, x, x_dot, d) == NC_OK && d->sign * (x_dot[V] - d->omega * d->omega * row->lift[2]) > 0;
}

static void note_contact(struct dynamics *d, const struct cam_row *row, double t, int begins)
{
    if (begins)
        d->touched = t;
    else
        d->bounces = t - d->touched < contact_period(d, row);
}

/* One turn; what happens in it is noted in `speed` if that is not NULL. */
static enum ode_result turn(struct ode_run *run, struct dynamics *d, int number, double high, double *x,
                            struct cam_speed *speed)
{
    const double period = TURN / d->omega, lash = d->job->train.lash;
    enum ode_result result = ODE_END;
    for (int i = 1; i <= STEPS && result >= 0; i++) {
        const double end = period * (number + (double)i / STEPS);
        double t;
        int found[2];
        do {
            result = ode_advance(run, end, &t, x, found);
            if (result == ODE_ROOT && !ode_restart(run, t, x)) /* the force has a kink here */
                result = ODE_FAILURE;
            struct cam_row row;
            if (result < 0 || cam_at(&d->job->cam, d->start + d->omega * t, &row) != NC_OK)
                continue;
            if (result == ODE_ROOT && found[1] != 0)
                note_contact(d, &row, t, found[1] > 0);
            if (!speed)
                continue;
            const double above = d->sign * (x[X] - row.lift[0] + lash);
            if (result == ODE_ROOT && found[0] < 0 && d->seat > 0)
                speed->seating_velocity = fmax(speed->seating_velocity, -x[V]);
            if (row.lift[0] - lash > RAMP * (high - lash) && d->sign * row.lift[2] < 0 &&
                (!d->bounces || opens(d, &row, t, x))) {
                speed->floats |= above > 0 || (result == ODE_ROOT && found[1] < 0);
                speed->gap = fmax(speed->gap, above);
            }
        } while (result == ODE_ROOT);
    }
    return result;
}

int cam_speed_dynamic(const struct cam_job *job, struct cam_speed *speed, const char **why)
{
    struct dynamics d;
    double x[MAX_STATE] = {0}, nominal[MAX_STATE], at;
    speed->floats = 0;
    speed->gap = 0;
    speed->seating_velocity = job->cam.follower.inner ? NAN : 0;
    if (!can_move(job, why))
        return -1;
    prepare(job, speed->omega, &d);
    const double high = largest_lift(job, &at), period = TURN / d.omega;
    x[X] = d.seat > 0 ? -job->train.preload / d.seat : 0;
    for (int i = 0; i < 2 + 2 * d.masses; i++)
        nominal[i] = i % 2 ? high * d.omega : 1e-2 * high;
    const struct ode ode = {
        .states = 2 + 2 * d.masses, .roots = 2, .context = &d, .rate = rate, .root = root};
    const struct ode_options options = {
        .tolerance = 1e-9, .method = ODE_BDF, .nominal = nominal, .max_step = period / STEPS};
    struct ode_run *run = ode_begin(&ode, &options, 0, x, TURNS * period);
    enum ode_result result = run ? ODE_END : ODE_FAILURE;
    for (int i = 0; i < TURNS && result >= 0; i++)
        result = turn(run, &d, i, high, x, i == TURNS - 1 ? speed : NULL);
    if (result < 0)
        *why = !run ? "out of memory" : d.status ? nc_message(d.status) : ode_reason(run);
    ode_free(run);
    return result < 0 ? -1 : 0;
}

int cam_float(const struct cam_job *job, double guess, double *omega, const char **why)
{
    struct cam_speed speed = {0};
    double low = 0, high = INFINITY;
    for (double ratio = 0.6; ratio < 2 && !isfinite(high); ratio *= 1.04) {
        speed.omega = ratio * guess;
        if (cam_speed_dynamic(job, &speed, why))
            return -1;
        if (speed.floats)
            high = speed.omega;
        else
            low = speed.omega;
    }
    while (isfinite(high) && high - low > 1e-4 * high) {
        speed.omega = 0.5 * (low + high);
        if (cam_speed_dynamic(job, &speed, why))
            return -1;
        if (speed.floats)
            high = speed.omega;
        else
            low = speed.omega;
    }
    *omega = high;
    return 0;
}
