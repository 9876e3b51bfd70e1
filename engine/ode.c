#include "ode.h"

#include <stdlib.h>
#include <string.h>

#include <arkode/arkode_erkstep.h>
#include <cvode/cvode.h>
#include <nvector/nvector_serial.h>
#include <sundials/sundials_version.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

struct ode_run {
    const struct ode *ode;
    struct ode_options options;
    double stop;
    SUNContext context;
    void *memory; /* of CVODE or ARKODE */
    N_Vector x, tolerance;
    SUNMatrix matrix;
    SUNLinearSolver solver;
    int flag;         /* the last one of SUNDIALS */
    long steps;       /* before the last restart */
    long evaluations; /* of the rates */
};

static int is_runge_kutta(const struct ode_run *run)
{
    return run->options.method == ODE_RUNGE_KUTTA;
}

static int run_rate(sunrealtype t, N_Vector x, N_Vector x_dot, void *data)
{
    struct ode_run *run = data;
    const struct ode *ode = run->ode;
    run->evaluations++;
    return ode->rate(t, N_VGetArrayPointer(x), N_VGetArrayPointer(x_dot), ode->context) !=
           0; /* try a smaller step */
}

static int run_project(sunrealtype t, N_Vector x, void *data)
{
    const struct ode *ode = ((struct ode_run *)data)->ode;
    return ode->project(t, N_VGetArrayPointer(x), ode->context) ? -1 : 0;
}

static int run_root(sunrealtype t, N_Vector x, sunrealtype *value, void *data)
{
    const struct ode *ode = ((struct ode_run *)data)->ode;
    return ode->root(t, N_VGetArrayPointer(x), value, ode->context) ? -1 : 0;
}

/* --- What differs between the versions of SUNDIALS: failures go to the caller, none to the terminal
 * ------- */

#if SUNDIALS_VERSION_MAJOR < 7
static int create_context(SUNContext *context)
{
    return SUNContext_Create(NULL, context);
}

static void ignore(int code, const char *module, const char *function, char *message, void *data)
{
    (void)code;
    (void)module;
    (void)function;
    (void)message;
    (void)data;
}

static int be_silent(struct ode_run *run)
{
    return is_runge_kutta(run) ? ERKStepSetErrHandlerFn(run->memory, ignore, NULL)
                               : CVodeSetErrHandlerFn(run->memory, ignore, NULL);
}
#else
static int create_context(SUNContext *context)
{
    return SUNContext_Create(SUN_COMM_NULL, context);
}

static int be_silent(struct ode_run *run)
{
    return SUNContext_ClearErrHandlers(run->context);
}
#endif

#if SUNDIALS_VERSION_MAJOR > 7 || (SUNDIALS_VERSION_MAJOR == 7 && SUNDIALS_VERSION_MINOR >= 1)
/* ARKODE has one interface for all of its methods. */
#define ERKStepSetUserData ARKodeSetUserData
#define ERKStepSVtolerances ARKodeSVtolerances
#define ERKStepSetMaxNumSteps ARKodeSetMaxNumSteps
#define ERKStepSetStopTime ARKodeSetStopTime
#define ERKStepSetMaxStep ARKodeSetMaxStep
#define ERKStepSetFixedStep ARKodeSetFixedStep
#define ERKStepSetPostprocessStepFn ARKodeSetPostprocessStepFn
#define ERKStepRootInit ARKodeRootInit
#define ERKStepEvolve ARKodeEvolve
#define ERKStepGetRootInfo ARKodeGetRootInfo
#define ERKStepGetNumSteps ARKodeGetNumSteps
#define ERKStepGetReturnFlagName ARKodeGetReturnFlagName
#define ERKStepFree ARKodeFree
#endif

/* --- The two integrators ---------------------------------------------------------------------------- */

static int configure_runge_kutta(struct ode_run *run)
{
    static const ARKODE_ERKTableID method[9] = {ARKODE_ERK_NONE,         ARKODE_ERK_NONE,
                                                ARKODE_HEUN_EULER_2_1_2, ARKODE_BOGACKI_SHAMPINE_4_2_3,
                                                ARKODE_ZONNEVELD_5_3_4,  ARKODE_DORMAND_PRINCE_7_4_5,
                                                ARKODE_ERK_NONE,         ARKODE_ERK_NONE,
                                                ARKODE_FEHLBERG_13_7_8};
    const struct ode_options *options = &run->options;
    if (options->order < 2 || options->order > 8 || method[options->order] == ARKODE_ERK_NONE)
        return -1;
    int failed = ERKStepSetUserData(run->memory, run);
    failed |= ERKStepSVtolerances(run->memory, options->tolerance, run->tolerance);
    failed |= ERKStepSetTableNum(run->memory, method[options->order]);
    failed |= ERKStepSetMaxNumSteps(run->memory, options->max_steps);
    failed |= ERKStepSetStopTime(run->memory, run->stop);
    if (options->max_step > 0)
        failed |= ERKStepSetMaxStep(run->memory, options->max_step);
    if (options->step > 0)
        failed |= ERKStepSetFixedStep(run->memory, options->step);
    if (run->ode->project)
        failed |= ERKStepSetPostprocessStepFn(run->memory, run_project);
    if (run->ode->root)
        failed |= ERKStepRootInit(run->memory, run->ode->roots, run_root);
    return failed;
}

static int configure_cvode(struct ode_run *run)
{
    const struct ode_options *options = &run->options;
    int failed = CVodeSetUserData(run->memory, run);
    failed |= CVodeSVtolerances(run->memory, options->tolerance, run->tolerance);
    failed |= CVodeSetLinearSolver(run->memory, run->solver, run->matrix);
    failed |= CVodeSetMaxNumSteps(run->memory, options->max_steps);
    /* where a stiff contact begins, steps have to become shorter by more than the seven tries of CVODE allow */
    failed |= CVodeSetMaxErrTestFails(run->memory, 20);
    failed |= CVodeSetStopTime(run->memory, run->stop);
    if (options->max_step > 0)
        failed |= CVodeSetMaxStep(run->memory, options->max_step);
    if (run->ode->root)
        failed |= CVodeRootInit(run->memory, run->ode->roots, run_root);
    return failed;
}

static int begin_runge_kutta(struct ode_run *run, double t)
{
    run->memory = ERKStepCreate(run_rate, t, run->x, run->context);
    return !run->memory || be_silent(run) || configure_runge_kutta(run);
}

static int begin_cvode(struct ode_run *run, double t)
{
    const sunindextype n = run->ode->states;
    if (!(run->matrix = SUNDenseMatrix(n, n, run->context)) ||
        !(run->solver = SUNLinSol_Dense(run->x, run->matrix, run->context)))
        return -1;
    run->memory = CVodeCreate(run->options.method == ODE_BDF ? CV_BDF : CV_ADAMS, run->context);
    return !run->memory || be_silent(run) || CVodeInit(run->memory, run_rate, t, run->x) ||
           configure_cvode(run);
}

struct ode_run *ode_begin(const struct ode *ode, const struct ode_options *options, double t,
                          const double *x, double stop)
{
    struct ode_run *run = calloc(1, sizeof *run);
    if (!run)
        return NULL;
    run->ode = ode;
    run->options = *options;
    run->stop = stop;
    if (run->options.max_steps == 0)
        run->options.max_steps = 10000000;
    int failed = create_context(&run->context) != 0 ||
                 !(run->x = N_VNew_Serial(ode->states, run->context)) ||
                 !(run->tolerance = N_VNew_Serial(ode->states, run->context));
    if (!failed) {
        memcpy(N_VGetArrayPointer(run->x), x, (size_t)ode->states * sizeof *x);
        for (int i = 0; i < ode->states; i++)
            N_VGetArrayPointer(run->tolerance)[i] =
                options->tolerance * (options->nominal ? options->nominal[i] : 1);
        failed = is_runge_kutta(run) ? begin_runge_kutta(run, t) : begin_cvode(run, t);
    }
    if (!failed)
        return run;
    ode_free(run);
    return NULL;
}

enum ode_result ode_advance(struct ode_run *run, double end, double *t, double *x, int *found)
{
    const int erk = is_runge_kutta(run);
    run->flag = erk ? ERKStepEvolve(run->memory, end, run->x, t, ARK_NORMAL)
                    : CVode(run->memory, end, run->x, t, CV_NORMAL);
    memcpy(x, N_VGetArrayPointer(run->x), (size_t)run->ode->states * sizeof *x);
    if (run->flag == (erk ? ARK_TOO_MUCH_ACC : CV_TOO_MUCH_ACC))
        return ODE_TOO_ACCURATE;
    if (run->flag == (erk ? ARK_TOO_MUCH_WORK : CV_TOO_MUCH_WORK))
        return ODE_TOO_MUCH_WORK;
    if (run->flag < 0)
        return ODE_FAILURE;
    if (run->flag != (erk ? ARK_ROOT_RETURN : CV_ROOT_RETURN))
        return ODE_END;
    if (found && (erk ? ERKStepGetRootInfo(run->memory, found) : CVodeGetRootInfo(run->memory, found)))
        return ODE_FAILURE;
    return ODE_ROOT;
}

void ode_work(const struct ode_run *run, long *steps, long *evaluations)
{
    long now = 0;
    if (is_runge_kutta(run))
        ERKStepGetNumSteps(run->memory, &now);
    else
        CVodeGetNumSteps(run->memory, &now);
    *steps = run->steps + now;
    *evaluations = run->evaluations;
}

int ode_restart(struct ode_run *run, double t, const double *x)
{
    long evaluations;
    ode_work(run, &run->steps, &evaluations);
    memcpy(N_VGetArrayPointer(run->x), x, (size_t)run->ode->states * sizeof *x);
    run->flag = is_runge_kutta(run) ? ERKStepReInit(run->memory, run_rate, t, run->x)
                                    : CVodeReInit(run->memory, t, run->x);
    return run->flag == 0;
}

const char *ode_reason(const struct ode_run *run)
{
    return is_runge_kutta(run) ? ERKStepGetReturnFlagName(run->flag) : CVodeGetReturnFlagName(run->flag);
}

void ode_free(struct ode_run *run)
{
    if (!run)
        return;
    if (run->memory && is_runge_kutta(run))
        ERKStepFree(&run->memory);
    else if (run->memory)
        CVodeFree(&run->memory);
    if (run->solver)
        SUNLinSolFree(run->solver);
    if (run->matrix)
        SUNMatDestroy(run->matrix);
    if (run->tolerance)
        N_VDestroy(run->tolerance);
    if (run->x)
        N_VDestroy(run->x);
    if (run->context)
        SUNContext_Free(&run->context);
    free(run);
}

enum ode_result ode_integrate(const struct ode *ode, const struct ode_options *options, double *t,
                              double end, double *x, int *found)
{
    if (!(end > *t))
        return end == *t ? ODE_END : ODE_FAILURE;
    struct ode_run *run = ode_begin(ode, options, *t, x, end);
    const enum ode_result result = run ? ode_advance(run, end, t, x, found) : ODE_FAILURE;
    ode_free(run);
    return result;
}
