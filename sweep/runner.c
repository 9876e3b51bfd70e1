#include "runner.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "given.h"
#include "text.h"

/* --- Examples --------------------------------------------------------------------------------------- */

/* The last row is reduced when another one follows: one at the same time replaces it. */
struct rows {
    struct runner *runner;
    double row[1 + MAX_OUTPUTS];
    int held;
};

/* Returns 1 where nothing that follows matters. */
static int reduce(struct runner *runner, const double *row)
{
    int known = 1;
    for (size_t i = 0; i < runner->reductions; i++) {
        reduction_row(&runner->reduction[i], row);
        known = known && reduction_known(&runner->reduction[i]);
    }
    return known;
}

static int add(void *context, double t, const double *outputs, const struct frame *frame,
               const struct energy *energy)
{
    struct rows *rows = context;
    if (rows->held && rows->row[0] != t && reduce(rows->runner, rows->row)) {
        rows->held = 0;
        return 1;
    }
    rows->held = 1;
    rows->row[0] = t;
    memcpy(rows->row + 1, outputs, rows->runner->model.system->n_outputs * sizeof *outputs);
    (void)frame;
    (void)energy;
    return 0;
}

/* Does an event bear this name? "impact" is that of all contacts, "impact cam 1" of one; a separation is a
 * lift-off. */
static int is_event(const struct event *event, const char *name)
{
    char whole[80];
    event_name(event, whole, sizeof whole);
    return strcmp(name, "all") == 0 || strcmp(name, event->what) == 0 || strcmp(name, whole) == 0 ||
           (strcmp(name, "separation") == 0 && strcmp(event->what, "lift-off") == 0);
}

static void count_events(struct runner *runner, const struct events *events)
{
    for (size_t i = 0; i < runner->reductions; i++)
        for (size_t k = 0; k < events->count && runner->reduction[i].counted; k++)
            runner->reduction[i].value += is_event(&events->event[k], runner->reduction[i].variable.name);
}

static int find_output(const void *context, const char *name, size_t *column)
{
    const struct system *system = context;
    *column = 0;
    if (strcmp(name, "time") == 0)
        return 1;
    for (size_t i = 0; i < system->n_outputs; i++)
        if (strcmp(system->outputs[i].name, name) == 0) {
            *column = i + 1;
            return 1;
        }
    return 0;
}

static int example_begin(struct runner *runner)
{
    const struct plan *plan = runner->plan;
    const struct system *system = system_named(plan->model);
    if (!system)
        return misuse("there is no example '%s'; 'normalcontact list' shows them", plan->model);
    if (!model_begin(&runner->model, system))
        return fail("out of memory");
    char shape[IN_PLAN];
    plan_path(plan, plan->shape, shape);
    int status = plan->shape[0] ? given_read(&runner->model, shape) : 0;
    for (size_t i = 0; i < plan->columns && status == 0; i++)
        status = given_leaves(&runner->model, plan->names[i]);
    for (size_t i = 0; i < runner->reductions && status == 0; i++) {
        runner->reduction[i].counted = runner->reduction[i].kind == REDUCTION_EVENTS;
        status = reduction_bind(&runner->reduction[i], find_output, system);
    }
    for (size_t i = 0; i < plan->columns; i++)
        for (size_t k = 0; k < system->n_parameters; k++)
            if (strcmp(system->parameters[k].name, plan->names[i]) == 0)
                runner->parameter[i] = k;
    return status;
}

static int example_run(struct runner *runner, const double *parameters)
{
    const struct system *system = runner->model.system;
    struct model *model = &runner->model;
    struct rows rows = {.runner = runner};
    struct events events = {.weight = -1};
    struct limits limits = {0};
    struct work work = {0};
    /* each run begins as the first one */
    void *memory = model->memory;
    memset(memory, 0, system->memory_size);
    *model = (struct model){.system = system, .given = model->given, .memory = memory};
    for (size_t k = 0; k < system->n_parameters; k++)
        model->p[k] = system->parameters[k].value;
    for (size_t i = 0; i < runner->plan->columns; i++)
        model->p[runner->parameter[i]] = parameters[i];
    const struct recorder recorder = {&rows, add, NULL, &events, &limits};
    const int failed = simulate(model, &runner->plan->experiment, &recorder, &work) != 0 || events.full;
    if (rows.held)
        reduce(runner, rows.row);
    count_events(runner, &events);
    free(events.event);
    if (failed)
        snprintf(runner->status, STATUS_TEXT, "failed: %s",
                 model->message[0] ? model->message : "out of memory");
    else if (model->ended[0])
        snprintf(runner->status, STATUS_TEXT, "ended at t = %.6g s: %s", rows.row[0], model->ended);
    return !failed;
}

/* --- Both ------------------------------------------------------------------------------------------- */

int runner_begin(struct runner *runner, const struct plan *plan)
{
    *runner = (struct runner){.plan = plan, .reductions = plan->outputs};
    int status = 0;
    for (size_t i = 0; i < plan->outputs && status == 0; i++) {
        struct reduction *reduction = &runner->reduction[i];
        status = reduction_read(reduction, plan->output[i]);
        const char *slash = strrchr(reduction->path, '/'), *name = slash ? slash + 1 : reduction->path;
        for (size_t k = 0; k < plan->used_files && status == 0; k++)
            if (strcmp(plan->used[k].name, name) == 0) {
                char path[IN_PLAN];
                plan_path(plan, name, path);
                status = reduction_curve(reduction, path);
                break;
            }
    }
    if (status == 0)
        status = plan->modelica ? class_begin(runner) : example_begin(runner);
    return status;
}

int runner_run(struct runner *runner, const double *parameters)
{
    for (size_t i = 0; i < runner->reductions; i++)
        reduction_start(&runner->reduction[i]);
    snprintf(runner->status, STATUS_TEXT, "ok");
    const int good =
        runner->plan->modelica ? class_run(runner, parameters) : example_run(runner, parameters);
    for (size_t i = 0; i < runner->reductions; i++)
        runner->values[i] = good ? reduction_value(&runner->reduction[i]) : NAN;
    for (char *c = runner->status; *c; c++)
        if ((unsigned char)*c < ' ')
            *c = ' ';
    return good;
}

/* A line of results: values and status, as a field of CSV. */
static size_t write_result(size_t row, const double *values, size_t n, const char *status,
                           char result[RESULT_LINE])
{
    FILE *out = fmemopen(result, RESULT_LINE, "w");
    char number[NUMBER_TEXT];
    if (!out)
        return 0;
    fprintf(out, "%zu", row);
    for (size_t i = 0; i < n; i++) {
        number_text(number, values ? values[i] : NAN);
        fprintf(out, ",%s", number);
    }
    fputc(',', out);
    write_field(out, status);
    fputc('\n', out);
    const long length = ftell(out);
    fclose(out);
    return length > 0 ? (size_t)length : 0;
}

size_t failed_line(size_t row, size_t reductions, const char *reason, char result[RESULT_LINE])
{
    char status[STATUS_TEXT];
    snprintf(status, sizeof status, "failed: %s", reason);
    return write_result(row, NULL, reductions, status, result);
}

size_t runner_line(struct runner *runner, const char *line, char result[RESULT_LINE])
{
    double parameters[MAX_AXES];
    size_t row;
    if (!table_values(line, runner->plan->columns, &row, parameters))
        return failed_line(row, runner->reductions, "the line of the table cannot be read", result);
    runner_run(runner, parameters);
    return write_result(row, runner->values, runner->reductions, runner->status, result);
}

void runner_free(struct runner *runner)
{
    for (size_t i = 0; i < runner->reductions; i++)
        reduction_free(&runner->reduction[i]);
    if (runner->model.memory)
        model_free(&runner->model);
    class_free(runner);
}
