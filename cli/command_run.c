#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "engines.h"
#include "file.h"
#include "given.h"
#include "page.h"
#include "plot_svg.h"
#include "text.h"

#define MAX_ROWS 2e7

static int set_parameter(struct model *model, const char *assignment)
{
    const struct system *system = model->system;
    const size_t length = strcspn(assignment, "=");
    double value;
    if (assignment[length] == 0 || !read_number(assignment + length + 1, &value))
        return misuse("--set needs parameter=number, not '%s'", assignment);
    for (size_t i = 0; i < system->n_parameters; i++) {
        const struct parameter *p = &system->parameters[i];
        if (strlen(p->name) != length || strncmp(p->name, assignment, length) != 0)
            continue;
        if (value < p->min || value > p->max)
            return misuse("%s = %g is out of range; it must be from %g to %g%s%s", p->name, value, p->min,
                          p->max, strcmp(p->unit, "1") ? " " : "", strcmp(p->unit, "1") ? p->unit : "");
        if (p->kind == PARAMETER_BOOLEAN && value != 0 && value != 1)
            return misuse("%s = %g is neither yes nor no; it is 0 or 1", p->name, value);
        model->p[i] = value;
        return 0;
    }
    if (system->n_parameters == 0)
        return misuse("%s has no parameters", system->name);
    char names[MAX_PARAMETERS * 32] = "";
    size_t used = 0;
    for (size_t i = 0; i < system->n_parameters && used < sizeof names; i++)
        used += (size_t)snprintf(names + used, sizeof names - used, "%s %s", i ? "," : "",
                                 system->parameters[i].name);
    return misuse("%s has no parameter '%.*s'; it has:%s", system->name, length < 60 ? (int)length : 60,
                  assignment, names);
}

/* No parameter is set twice. */
static int set_parameters(struct model *model, const struct words *set)
{
    for (size_t i = 0; i < set->count; i++) {
        const size_t length = strcspn(set->word[i], "=") + 1;
        const int status = set_parameter(model, set->word[i]);
        if (status != 0)
            return status;
        for (size_t k = 0; k < i; k++)
            if (strncmp(set->word[k], set->word[i], length) == 0)
                return misuse("--set names %.*s twice; leave one of them out", (int)length - 1,
                              set->word[i]);
    }
    return 0;
}

/* What is not given is as the example asks for. */
static void complete_experiment(struct experiment *experiment, const struct system *system)
{
    if (isnan(experiment->stop))
        experiment->stop = system->stop;
    if (isnan(experiment->interval))
        experiment->interval = fmin(system->interval, experiment->stop);
    if (isnan(experiment->tolerance))
        experiment->tolerance = system->tolerance;
}

static int check_experiment(const struct experiment *experiment)
{
    if (!(experiment->stop > 0))
        return misuse("--stop %g: the time must be positive", experiment->stop);
    if (experiment->stop < 1e-12)
        return misuse("--stop %g: too short for the integration; use 1e-12 s or more", experiment->stop);
    if (!(experiment->interval > 0))
        return misuse("--interval %g: the time must be positive", experiment->interval);
    if (experiment->stop / experiment->interval > MAX_ROWS)
        return misuse("%g rows of results are too many; use a smaller --stop or a larger --interval",
                      experiment->stop / experiment->interval);
    if (!(experiment->tolerance >= 1e-13 && experiment->tolerance <= 0.01))
        return misuse("--tolerance %g is impossible; it must be from 1e-13 (double precision) to 0.01",
                      experiment->tolerance);
    return 0;
}

static void summarize_events(const struct events *events)
{
    const struct event *fastest = &events->fastest;
    if (events->impacts == 0)
        printf("  events       %zu\n", events->total);
    else
        printf("  events       %zu, of these %zu impact%s at %.4g m/s (t = %.6g s)\n", events->total,
               events->impacts, events->impacts == 1 ? "" : "s, the fastest", fastest->velocity,
               fastest->time);
}

static void summarize_limits(const struct result *result)
{
    const struct system *system = result->model->system;
    for (size_t i = 0; i < limits_count(system); i++) {
        char name[120];
        limits_name(system, i, name, sizeof name);
        if (!isnan(result->limits.first[i]) && strcmp(name, result->model->ended) != 0)
            printf("  not valid    %s: from t = %.5g s, for %.3g s of %g s\n", name,
                   result->limits.first[i], limits_outside(&result->limits, i, result->time), result->time);
    }
}

static void summarize(const struct result *result, const char *folder)
{
    const struct system *system = result->model->system;
    const struct statistics *s = &result->statistics;
    printf("%s: %s\n", system->name, system->title);
    printf("  simulated    %g s in %.2g s by %s, tolerance %g", result->time, s->seconds, s->engine,
           result->tolerance);
    if (s->steps >= 0)
        printf(", %ld steps, %ld evaluations", s->steps, s->evaluations);
    putchar('\n');
    if (result->model->ended[0])
        printf("  ends         at t = %.5g s: %s\n", result->time, result->model->ended);
    summarize_events(&result->events);
    summarize_limits(result);
    for (size_t j = 0; j < system->n_outputs; j++) {
        const struct extrema e = result->extrema[j];
        const char *unit = system->outputs[j].unit;
        printf("  %-12s %.5g .. %.5g%s%s (t = %.5g s, %.5g s)\n", system->outputs[j].name, e.min, e.max,
               strcmp(unit, "1") ? " " : "", strcmp(unit, "1") ? unit : "", e.t_min, e.t_max);
    }
    if (s->has_energy) {
        const struct energy *a = &result->first, *b = &result->last;
        printf("  balance      supplied %.5g J, stored %.5g J, lost %.5g J; closes to "
               "%.1e J (%.1e of %.3g J)\n",
               b->supplied - a->supplied, b->kinetic - a->kinetic + b->potential - a->potential,
               b->lost - a->lost, s->largest_remainder,
               s->largest_remainder / fmax(s->energy_scale, 1e-300), s->energy_scale);
    }
    printf("  look at      ");
    write_printable(stdout, folder);
    printf("/index.html in a browser; beside it plot.svg, result.csv, events.csv\n");
}

typedef int engine_function(struct model *model, const struct experiment *experiment,
                            struct result *result);

/* Results go into two of the files while they come, then into the other two; all appear together. */
static int run_model(struct model *model, engine_function *engine, const struct experiment *experiment,
                     const char *folder)
{
    enum { ROWS, EVENTS, PLOT, PAGE, FILES };
    static const char *const names[FILES] = {"result.csv", "events.csv", "plot.svg", "index.html"};
    struct file files[FILES] = {{0}};
    struct result result = {.model = model, .stop = experiment->stop, .tolerance = experiment->tolerance};
    int status = make_folder(folder);
    for (size_t i = 0; i < FILES && status == 0; i++)
        status = file_open(&files[i], folder, names[i]);
    if (status == 0) {
        result.rows_out = files[ROWS].stream;
        result.events_out = files[EVENTS].stream;
        status = result_start(&result, page_frames(model->system)) == 0 ? 0 : fail("out of memory");
    }
    if (status == 0)
        status = engine(model, experiment, &result);
    if (status == 0) {
        result_finish(&result);
        status = plot_svg_write(&result, files[PLOT].stream);
    }
    if (status == 0)
        status = page_write(&result, files[PAGE].stream);
    status = files_close(files, FILES, status);
    if (status == 0)
        summarize(&result, folder);
    result_free(&result);
    return status;
}

static int run(const struct command *command, int count, char **arguments)
{
    struct words rest, set = {.count = 0};
    struct experiment experiment = {NAN, NAN, NAN};
    const char *out = NULL, *engine = "sundials", *shape = NULL;
    const struct option options[] = {
        {"--set", "PARAMETER=VALUE", "another value for a parameter; may be repeated", OPTION_WORDS, &set},
        {"--stop", "SECONDS", "simulate up to this time", OPTION_NUMBER, &experiment.stop},
        {"--interval", "SECONDS", "time between two rows of the results", OPTION_NUMBER,
         &experiment.interval},
        {"--tolerance", "T", "relative tolerance of the integration", OPTION_NUMBER, &experiment.tolerance},
        {"--engine", "ENGINE", "sundials (default), or openmodelica: the Modelica example", OPTION_WORD,
         &engine},
        {"--shape", "SHAPE", "another shape for the body, as 'normalcontact fit' writes it", OPTION_WORD,
         &shape},
        {"--out", "DIR", "folder for the results (default: out/NAME)", OPTION_WORD, &out},
    };
    const int ended = options_end(
        options_read(command, options, sizeof options / sizeof *options, count, arguments, &rest));
    if (ended >= 0)
        return ended;
    if (rest.count != 1)
        return misuse("run needs the name of one example; 'normalcontact list' shows them");
    engine_function *function = strcmp(engine, "sundials") == 0       ? engine_sundials
                                : strcmp(engine, "openmodelica") == 0 ? engine_openmodelica
                                                                      : NULL;
    if (!function)
        return misuse("there is no engine '%s'; use sundials or openmodelica", engine);
    const struct system *system = system_named(rest.word[0]);
    struct model model;
    if (!system)
        return misuse("there is no example '%s'; 'normalcontact list' shows them", rest.word[0]);
    if (!model_begin(&model, system))
        return fail("out of memory");
    int status = set_parameters(&model, &set);
    complete_experiment(&experiment, system);
    if (status == 0 && shape && function != engine_sundials && system->given != GIVEN_NONE &&
        !system->modelica->given)
        status = misuse("--shape: the Modelica example of %s has mass and start of its own shape; use "
                        "--engine sundials",
                        system->name);
    if (status == 0 && shape)
        status = given_read(&model, shape);
    for (size_t i = 0; i < set.count && status == 0; i++)
        status = given_leaves(&model, set.word[i]);
    if (status == 0)
        status = check_experiment(&experiment);
    char folder[256];
    snprintf(folder, sizeof folder, "out/%s", system->name);
    if (status == 0)
        status = run_model(&model, function, &experiment, out ? out : folder);
    model_free(&model);
    return status;
}

const struct command command_run = {
    "run",
    "run NAME [options]",
    "simulates an example and writes its results\n\n"
    "Writes into the folder: index.html (plots and animation, for any browser), plot.svg, result.csv "
    "(first\n"
    "column time, SI units) and events.csv (time, what, impact velocity); prints a summary. The examples "
    "and\n"
    "their parameters: normalcontact list --parameters. --shape FILE: cam-flat-tappet, rocking-foot and "
    "rolling-ellipse\n"
    "take a planar shape, cam-roller-tappet a polar potential, rolling-ellipsoid a spatial shape; the cams "
    "with both engines.",
    run,
};
