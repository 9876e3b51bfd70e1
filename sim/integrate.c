#include "integrate.h"

#include <arkode/arkode_erkstep.h>
#include <nvector/nvector_serial.h>

static int integrate_rate(realtype t, N_Vector x, N_Vector x_dot, void *data)
{
    const struct sim_system *system = data;
    return system->rate(t, N_VGetArrayPointer(x), N_VGetArrayPointer(x_dot), system->context) ? 1 : 0;
}

static int integrate_project(realtype t, N_Vector x, void *data)
{
    const struct sim_system *system = data;
    return system->project(t, N_VGetArrayPointer(x), system->context) ? -1 : 0;
}

static int integrate_event(realtype t, N_Vector x, realtype *value, void *data)
{
    const struct sim_system *system = data;
    return system->event(t, N_VGetArrayPointer(x), value, system->context) ? -1 : 0;
}

/* SUNDIALS reports failures to its caller only: none on the terminal. */
static void integrate_silent(int code, const char *module, const char *function, char *message, void *data)
{
    (void)code;
    (void)module;
    (void)function;
    (void)message;
    (void)data;
}

static int integrate_configure(void *memory, const struct sim_system *system,
                               const struct sim_options *options, double end)
{
    static const ARKODE_ERKTableID method[9] = {ARKODE_ERK_NONE,         ARKODE_ERK_NONE,
                                                ARKODE_HEUN_EULER_2_1_2, ARKODE_BOGACKI_SHAMPINE_4_2_3,
                                                ARKODE_ZONNEVELD_5_3_4,  ARKODE_DORMAND_PRINCE_7_4_5,
                                                ARKODE_ERK_NONE,         ARKODE_ERK_NONE,
                                                ARKODE_FEHLBERG_13_7_8};
    if (options->order < 2 || options->order > 8 || method[options->order] == ARKODE_ERK_NONE)
        return -1;
    int failed = ERKStepSetErrHandlerFn(memory, integrate_silent, NULL);
    failed |= ERKStepSetUserData(memory, (void *)system);
    failed |= ERKStepSStolerances(memory, options->tolerance, options->tolerance);
    failed |= ERKStepSetTableNum(memory, method[options->order]);
    failed |= ERKStepSetMaxNumSteps(memory, 10000000);
    failed |= ERKStepSetStopTime(memory, end);
    if (options->step > 0)
        failed |= ERKStepSetFixedStep(memory, options->step);
    if (system->project)
        failed |= ERKStepSetPostprocessStepFn(memory, integrate_project);
    if (system->event)
        failed |= ERKStepRootInit(memory, system->events, integrate_event);
    return failed;
}

enum sim_result sim_integrate(const struct sim_system *system, const struct sim_options *options, double *t,
                              double end, double *x, int *found)
{
    enum sim_result result = SIM_FAILURE;
    SUNContext context = NULL;
    if (!(end > *t))
        return end == *t ? SIM_END : SIM_FAILURE;
    if (SUNContext_Create(NULL, &context))
        return SIM_FAILURE;
    N_Vector state = N_VMake_Serial(system->states, x, context);
    void *memory = state ? ERKStepCreate(integrate_rate, *t, state, context) : NULL;
    if (memory && !integrate_configure(memory, system, options, end)) {
        const int code = ERKStepEvolve(memory, end, state, t, ARK_NORMAL);
        result = code == ARK_ROOT_RETURN                           ? SIM_EVENT
                 : code == ARK_SUCCESS || code == ARK_TSTOP_RETURN ? SIM_END
                                                                   : SIM_FAILURE;
        if (result == SIM_EVENT && found && ERKStepGetRootInfo(memory, found))
            result = SIM_FAILURE;
    }
    if (memory)
        ERKStepFree(&memory);
    N_VDestroy(state);
    SUNContext_Free(&context);
    return result;
}
