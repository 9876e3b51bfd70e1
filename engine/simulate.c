/* The formulas of SUNDIALS integrate between events, which its root finding locates; at each one the system
 * changes what it remembers and the integration starts again. Rows at equal steps and at events. */
#include "simulate.h"

#include <math.h>
#include <string.h>

#include "ode.h"

/* Within the interval that a system asks for, which is short against what happens in it; more is a failure.
 */
enum { MAX_EVENTS_PER_INTERVAL = 1000, MAX_STEPS_PER_INTERVAL = 100000 };

/* Root functions: the gaps of the contacts, those of the system, the limits. */
enum { MAX_ALL_ROOTS = MAX_CONTACTS + MAX_ROOTS + MAX_LIMITS };

struct job {
    struct model *model;
    const struct experiment *experiment;
    const struct recorder *recorder;
    struct ode_run *run;
    double x[MAX_STATES];
    struct evaluation e;
    int status; /* the last one of the system's functions */
    int over;   /* nothing more to do */
};

static size_t own_roots(const struct system *system)
{
    return system->n_contacts;
}

static size_t limit_roots(const struct system *system)
{
    return system->n_contacts + system->n_roots;
}

static int job_rate(double t, const double *x, double *rates, void *context)
{
    struct job *job = context;
    job->status = model_evaluate(job->model, t, x, FOR_RATES, &job->e);
    memcpy(rates, job->e.rates, job->model->system->n_states * sizeof *rates);
    return job->status;
}

static int job_root(double t, const double *x, double *roots, void *context)
{
    struct job *job = context;
    const struct model *model = job->model;
    const struct system *system = model->system;
    job->status = model_evaluate(model, t, x, FOR_ROOTS, &job->e);
    if (job->status != 0)
        return job->status;
    for (size_t i = 0; i < system->n_contacts; i++) {
        const struct contact *contact = &model->contact[i];
        roots[i] = contact->kind == CONTACT_ELASTIC
                       ? job->e.frame.contact[i].gap - (contact->active ? contact->slack : 0)
                       : 1;
    }
    memcpy(roots + own_roots(system), job->e.roots, system->n_roots * sizeof *roots);
    limits_reserve(model, &job->e.frame, roots + limit_roots(system));
    return 0;
}

static int fails(struct job *job, double t)
{
    const struct model *model = job->model;
    const char *reason = nc_message(job->status);
    for (size_t i = 0; i < model->system->n_contacts; i++)
        if (job->status == NC_E_NO_SOLUTION && model->contact[i].width > 0)
            reason =
                "a line contact is pressed in by more than half of its radius, where its law ends; make "
                "loads, masses or speeds smaller";
    return refuse(job->model, "%s fails at t = %g s: %s", model->system->name, t, reason);
}

static int explain(struct job *job, enum ode_result result, double t)
{
    if (job->status != 0)
        return fails(job, t);
    switch (result) {
    case ODE_TOO_ACCURATE:
        return refuse(
            job->model,
            "the tolerance %g cannot be met in double precision at t = %g s; use a larger tolerance",
            job->experiment->tolerance, t);
    case ODE_TOO_MUCH_WORK:
        return refuse(
            job->model,
            "more than %d steps within %g s at t = %g s; use a larger tolerance, softer contacts or "
            "other parameters",
            MAX_STEPS_PER_INTERVAL, job->model->system->interval, t);
    default:
        return refuse(job->model,
                      "the integration stops at t = %g s (%s); use another tolerance or other parameters",
                      t, ode_reason(job->run));
    }
}

static int record(struct job *job, double t)
{
    job->status = model_evaluate(job->model, t, job->x, FOR_ROW, &job->e);
    if (job->status != 0)
        return fails(job, t);
    job->over =
        job->recorder->add(job->recorder->context, t, job->e.outputs, &job->e.frame, &job->e.energy) ||
        job->model->ended[0];
    return 0;
}

/* What the contacts and the system do at their roots, if any was found; then limits may be left or kept by
 * a jump. */
static int happen(struct job *job, double t, const int *found, int *happened)
{
    struct model *model = job->model;
    const struct system *system = model->system;
    struct events *events = job->recorder->events;
    int status = 0;
    *happened = 0;
    for (size_t i = 0; i < limit_roots(system) && status == 0; i++) {
        if (found[i] == 0)
            continue;
        *happened = 1;
        if (i >= own_roots(system)) {
            status = system->event ? system->event(model, t, job->x, i - own_roots(system), events) : 0;
            continue;
        }
        status = model_evaluate(model, t, job->x, FOR_ROOTS, &job->e);
        if (status == 0)
            status = contact_toggle(&model->contact[i], t, job->e.frame.contact[i].v_n,
                                    system_pair(system, i).name, events);
    }
    if (!*happened || status != 0)
        return status;
    if (system->jump)
        system->jump(model, job->x);
    status = model_evaluate(model, t, job->x, FOR_ROOTS, &job->e);
    if (status == 0)
        limits_jump(job->recorder->limits, model, t, &job->e.frame, found + limit_roots(system), events);
    return status;
}

static int handle_events(struct job *job, double t, const int *found)
{
    const struct system *system = job->model->system;
    int happened;
    for (size_t i = 0; i < limits_count(system); i++)
        if (found[limit_roots(system) + i] != 0)
            limits_cross(job->recorder->limits, job->model, i, t, found[limit_roots(system) + i] < 0,
                         job->recorder->events);
    job->status = happen(job, t, found, &happened);
    if (job->status != 0)
        return fails(job, t);
    if (happened && !ode_restart(job->run, t, job->x))
        return refuse(job->model, "SUNDIALS cannot continue after the event at t = %g s", t);
    return 0;
}

/* Integrates to `end`, through all events before it, and records it if it is an output time. */
static int advance(struct job *job, double end, int output)
{
    for (int events = 0; events < MAX_EVENTS_PER_INTERVAL; events++) {
        double t;
        int found[MAX_ALL_ROOTS] = {0};
        const enum ode_result result = ode_advance(job->run, end, &t, job->x, found);
        if (result < 0)
            return explain(job, result, t);
        if (result == ODE_ROOT && handle_events(job, t, found) != 0)
            return -1;
        if (result != ODE_ROOT || t >= end)
            return output ? record(job, end) : 0;
        if (record(job, t) != 0)
            return -1;
        if (job->over)
            return 0;
    }
    return refuse(job->model,
                  "more than %d events within %g s before t = %g s: the contact chatters; use a smaller "
                  "tolerance, or "
                  "softer or more damped contacts",
                  MAX_EVENTS_PER_INTERVAL, job->model->system->interval, end);
}

/* Output times that are far apart have others between them: steps and guards do not depend on the output.
 */
static int run_through(struct job *job)
{
    const struct experiment *experiment = job->experiment;
    const double count = ceil(experiment->stop / experiment->interval * (1 - 1e-12));
    const double parts = ceil(experiment->interval / job->model->system->interval * (1 - 1e-12));
    int status = record(job, 0);
    for (double i = 0; i < count && status == 0 && !job->over; i++) {
        const double from = i * experiment->interval,
                     to = i + 1 < count ? (i + 1) * experiment->interval : experiment->stop;
        for (double k = 1; k <= parts && status == 0 && !job->over; k++) {
            status = advance(job, k < parts ? from + (to - from) * k / parts : to, k == parts);
            if (job->recorder->progress)
                job->recorder->progress((i + k / parts) / count);
        }
    }
    return status;
}

int simulate(struct model *model, const struct experiment *experiment, const struct recorder *recorder,
             struct work *work)
{
    const struct system *system = model->system;
    struct job job = {.model = model, .experiment = experiment, .recorder = recorder};
    double nominal[MAX_STATES];
    for (size_t i = 0; i < MAX_STATES; i++)
        nominal[i] = 1;
    recorder->limits->located = 1;
    const int status = system->start(model, job.x, nominal);
    if (status != 0)
        return status < 0 ? status : refuse(model, "%s at the start: %s", system->name, nc_message(status));
    const struct ode ode = {.states = (int)system->n_states,
                            .roots = (int)(limit_roots(system) + limits_count(system)),
                            .context = &job,
                            .rate = job_rate,
                            .root = job_root};
    const struct ode_options options = {.tolerance = experiment->tolerance,
                                        .method = system->stiff ? ODE_BDF : ODE_ADAMS,
                                        .nominal = nominal,
                                        .max_step = fmin(experiment->interval, system->interval),
                                        .max_steps = MAX_STEPS_PER_INTERVAL};
    job.run = ode_begin(&ode, &options, 0, job.x, experiment->stop);
    if (!job.run)
        return refuse(model, "out of memory");
    const int failed = run_through(&job);
    ode_work(job.run, &work->steps, &work->evaluations);
    ode_free(job.run);
    return failed;
}
