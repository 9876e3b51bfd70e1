/* CVODE integrates between events, which its root finding locates; at each one the system changes what it
 * remembers and CVODE starts again. Results at equal steps and at events. */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include <cvode/cvode.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>
#include <sundials/sundials_version.h>

#include "engine.h"
#include "normalcontact.h"
#include "text.h"

/* Within the interval that a system asks for, which is short against what happens in it; more is a failure. */
enum { MAX_EVENTS_PER_INTERVAL = 1000, MAX_STEPS_PER_INTERVAL = 100000 };

struct job {
    struct model *model;
    struct result *result;
    int status; /* the last failure of the system's functions */
    SUNContext context;
    void *cvode;
    N_Vector x, tolerance;
    SUNMatrix matrix;
    SUNLinearSolver solver;
    long steps, evaluations; /* of the finished stretches between events */
};

static int job_rates(sunrealtype t, N_Vector x, N_Vector rates, void *data)
{
    struct job *job = data;
    job->status =
        job->model->system->rates(job->model, t, N_VGetArrayPointer(x), N_VGetArrayPointer(rates));
    return job->status != 0; /* positive: try a smaller step */
}

static int job_roots(sunrealtype t, N_Vector x, sunrealtype *roots, void *data)
{
    struct job *job = data;
    const struct system *system = job->model->system;
    const double *state = N_VGetArrayPointer(x);
    struct frame frame;
    job->status = system->n_roots > 0 ? system->roots(job->model, t, state, roots) : 0;
    if (job->status == 0)
        job->status = system->place(job->model, t, state, &frame);
    if (job->status == 0)
        limits_reserve(system, &frame, roots + system->n_roots);
    return job->status;
}

static int create(struct job *job, const struct experiment *experiment, const double *nominal)
{
    const struct system *system = job->model->system;
    const sunindextype n = (sunindextype)system->n_states;
    int good = (job->tolerance = N_VNew_Serial(n, job->context)) &&
               (job->matrix = SUNDenseMatrix(n, n, job->context)) &&
               (job->solver = SUNLinSol_Dense(job->x, job->matrix, job->context)) &&
               (job->cvode = CVodeCreate(system->stiff ? CV_BDF : CV_ADAMS, job->context));
    if (!good)
        return fail("out of memory");
#if SUNDIALS_VERSION_MAJOR < 7
    CVodeSetErrFile(job->cvode, NULL);
#else
    SUNContext_ClearErrHandlers(job->context);
#endif
    for (size_t i = 0; i < system->n_states; i++)
        NV_Ith_S(job->tolerance, i) = experiment->tolerance * nominal[i];
    good =
        CVodeInit(job->cvode, job_rates, 0, job->x) == CV_SUCCESS &&
        CVodeSVtolerances(job->cvode, experiment->tolerance, job->tolerance) == CV_SUCCESS &&
        CVodeSetLinearSolver(job->cvode, job->solver, job->matrix) == CV_SUCCESS &&
        CVodeSetUserData(job->cvode, job) == CV_SUCCESS &&
        CVodeSetMaxNumSteps(job->cvode, MAX_STEPS_PER_INTERVAL) == CV_SUCCESS &&
        CVodeSetMaxStep(job->cvode, fmin(experiment->interval, system->interval)) == CV_SUCCESS &&
        CVodeSetStopTime(job->cvode, experiment->stop) == CV_SUCCESS &&
        CVodeRootInit(job->cvode, (int)(system->n_roots + limits_count(system)), job_roots) == CV_SUCCESS;
    return good ? 0 : fail("SUNDIALS refuses the model; this is an error of the program, please report it");
}

static void destroy(struct job *job)
{
    CVodeFree(&job->cvode);
    SUNLinSolFree(job->solver);
    SUNMatDestroy(job->matrix);
    N_VDestroy(job->tolerance);
    N_VDestroy(job->x);
    SUNContext_Free(&job->context);
}

static void count_work(struct job *job)
{
    long steps = 0, evaluations = 0, jacobian = 0;
    CVodeGetNumSteps(job->cvode, &steps);
    CVodeGetNumRhsEvals(job->cvode, &evaluations);
    CVodeGetNumLinRhsEvals(job->cvode, &jacobian);
    job->steps += steps;
    job->evaluations += evaluations + jacobian;
}

static int explain(const struct job *job, int flag, double t, double tolerance)
{
    if (job->status != 0)
        return fail("%s fails at t = %g s: %s", job->model->system->name, t, nc_message(job->status));
    switch (flag) {
    case CV_TOO_MUCH_ACC:
        return fail("the tolerance %g cannot be met in double precision at t = %g s; use a larger one with "
                    "--tolerance",
                    tolerance, t);
    case CV_TOO_MUCH_WORK:
        return fail("more than %d steps within %g s at t = %g s; use a larger --tolerance, softer contacts or other "
                    "parameters",
                    MAX_STEPS_PER_INTERVAL, job->model->system->interval, t);
    default:
        return fail("the integration stops at t = %g s (%s); use another --tolerance or other parameters",
                    t, CVodeGetReturnFlagName(flag));
    }
}

static int record(struct job *job, double t)
{
    const struct system *system = job->model->system;
    const double *x = N_VGetArrayPointer(job->x);
    double outputs[MAX_OUTPUTS];
    struct frame frame;
    struct energy energy;
    int status = system->measure(job->model, t, x, outputs);
    if (status == 0)
        status = system->place(job->model, t, x, &frame);
    if (status == 0)
        status = system->energy(job->model, t, x, &energy);
    if (status != 0)
        return fail("%s fails at t = %g s: %s", system->name, t, nc_message(status));
    return result_add(job->result, t, outputs, &frame, &energy) == 0 ? 0 : fail("out of memory");
}

/* What the system does at its roots, if any was found; then limits may be left or kept by a jump. */
static int happen(struct job *job, double t, const int *found, int *happened)
{
    const struct system *system = job->model->system;
    double *x = N_VGetArrayPointer(job->x);
    struct frame frame;
    int status = 0;
    *happened = 0;
    for (size_t i = 0; i < system->n_roots && status == 0; i++) {
        if (found[i] == 0)
            continue;
        *happened = 1;
        status = system->event(job->model, t, x, i, &job->result->events);
    }
    if (!*happened || status != 0)
        return status;
    if (system->jump)
        system->jump(job->model, x);
    status = system->place(job->model, t, x, &frame);
    if (status == 0)
        limits_jump(&job->result->limits, job->model, t, &frame, found + system->n_roots, &job->result->events);
    return status;
}

static int handle_events(struct job *job, double t)
{
    const struct system *system = job->model->system;
    int found[MAX_ROOTS + MAX_LIMITS] = {0}, happened;
    CVodeGetRootInfo(job->cvode, found);
    for (size_t i = 0; i < limits_count(system); i++)
        if (found[system->n_roots + i] != 0)
            limits_cross(&job->result->limits, job->model, i, t, found[system->n_roots + i] < 0,
                         &job->result->events);
    const int status = happen(job, t, found, &happened);
    if (status != 0)
        return fail("%s fails at t = %g s: %s", system->name, t, nc_message(status));
    if (!happened)
        return 0;
    count_work(job);
    if (CVodeReInit(job->cvode, t, job->x) != CV_SUCCESS)
        return fail("SUNDIALS cannot continue after the event at t = %g s", t);
    return 0;
}

/* Is there nothing more to do? */
static int over(const struct job *job)
{
    return job->model->ended[0] || result_lost(job->result);
}

/* Integrates to `end`, through all events before it, and records it if it is an output time. */
static int advance(struct job *job, const struct experiment *experiment, double end, int output)
{
    double t = 0;
    for (int events = 0; events < MAX_EVENTS_PER_INTERVAL; events++) {
        const int flag = CVode(job->cvode, end, job->x, &t, CV_NORMAL);
        if (flag < 0)
            return explain(job, flag, t, experiment->tolerance);
        if (flag == CV_ROOT_RETURN && handle_events(job, t) != 0)
            return EXIT_FAILED;
        if (flag != CV_ROOT_RETURN || t >= end)
            return output ? record(job, end) : 0;
        if (record(job, t) != 0)
            return EXIT_FAILED;
        if (over(job))
            return 0;
    }
    return fail("more than %d events within %g s before t = %g s: the contact chatters; use a smaller --tolerance, or "
                "softer or more damped contacts",
                MAX_EVENTS_PER_INTERVAL, job->model->system->interval, end);
}

static int simulate(struct job *job, const struct experiment *experiment)
{
    int status = record(job, 0);
    const double count = ceil(experiment->stop / experiment->interval * (1 - 1e-12));
    /* Output times that are far apart have others between them: steps and guards do not depend on the output. */
    const double parts = ceil(experiment->interval / job->model->system->interval * (1 - 1e-12));
    for (double i = 0; i < count && status == 0 && !over(job); i++) {
        const double from = i * experiment->interval,
                     to = i + 1 < count ? (i + 1) * experiment->interval : experiment->stop;
        for (double k = 1; k <= parts && status == 0 && !over(job); k++) {
            status = advance(job, experiment, k < parts ? from + (to - from) * k / parts : to, k == parts);
            progress((i + k / parts) / count);
        }
    }
    count_work(job);
    return status;
}

int engine_sundials(struct model *model, const struct experiment *experiment, struct result *result)
{
    const clock_t begin = clock();
    struct job job = {.model = model, .result = result};
    double x[MAX_STATES] = {0}, nominal[MAX_STATES];
    result->limits.located = 1;
    for (size_t i = 0; i < MAX_STATES; i++)
        nominal[i] = 1;
    if (model->system->start(model, x, nominal) != 0)
        return EXIT_FAILED;
#if SUNDIALS_VERSION_MAJOR < 7
    const int created = SUNContext_Create(NULL, &job.context) == 0;
#else
    const int created = SUNContext_Create(SUN_COMM_NULL, &job.context) == 0;
#endif
    if (!created || !(job.x = N_VNew_Serial((sunindextype)model->system->n_states, job.context)))
        return fail("out of memory");
    memcpy(N_VGetArrayPointer(job.x), x, model->system->n_states * sizeof *x);
    int status = create(&job, experiment, nominal);
    if (status == 0)
        status = simulate(&job, experiment);
    destroy(&job);
    result->statistics.engine = "SUNDIALS CVODE";
    result->statistics.steps = job.steps;
    result->statistics.evaluations = job.evaluations;
    result->statistics.seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    return status;
}
