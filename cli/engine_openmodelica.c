/* Runs the Modelica example of the same name with `omc` (from $OMC or the PATH) in a temporary folder, and
 * reads its results. The state behind each row, for the drawing, follows from some of its variables. */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "csv.h"
#include "engine.h"
#include "normalcontact.h"
#include "text.h"

enum { MAX_NAMES = 80 };

static const char *package(void)
{
    const char *path = getenv("NORMALCONTACT_MODELICA");
    return path ? path : MODELICA_PACKAGE;
}

static const char *output_name(const struct output *output)
{
    return output->modelica ? output->modelica : output->name;
}

/* A name as a regular expression in a Modelica string. */
static void write_pattern(FILE *out, const char *name)
{
    for (; *name; name++)
        fprintf(out, strchr(".[]", *name) ? "\\\\%c" : "%c", *name);
}

/* Index of the parameter <name> at the bracket. */
static size_t parameter_at(const struct system *system, const char *bracket)
{
    const size_t length = strcspn(bracket + 1, ">");
    size_t i = 0;
    while (strlen(system->parameters[i].name) != length ||
           strncmp(system->parameters[i].name, bracket + 1, length) != 0)
        i++;
    return i;
}

/* One modification of the class, if a parameter in it is changed; marks its parameters. */
static const char *write_change(FILE *out, const struct model *model, const char *change, int *written,
                                const char *separator)
{
    int changed = 0;
    for (const char *bracket = strchr(change, '<'); bracket; bracket = strchr(bracket + 1, '<')) {
        const size_t i = parameter_at(model->system, bracket);
        changed |= model->p[i] != model->system->parameters[i].value;
        written[i] = 1;
    }
    if (!changed)
        return separator;
    fputs(separator, out);
    for (; *change; change++) {
        if (*change == '<') {
            fprintf(out, "%.17g", model->p[parameter_at(model->system, change)]);
            change = strchr(change, '>');
        } else
            fputc(*change, out);
    }
    return ", ";
}

/* The changed parameters as a modification of the class. */
static int write_modification(FILE *out, const struct model *model)
{
    const struct system *system = model->system;
    const char *separator = "(";
    int written[MAX_PARAMETERS] = {0};
    for (size_t i = 0; system->modelica_changes && system->modelica_changes[i]; i++)
        separator = write_change(out, model, system->modelica_changes[i], written, separator);
    for (size_t i = 0; i < system->n_parameters; i++) {
        const struct parameter *p = &system->parameters[i];
        if (model->p[i] == p->value || written[i])
            continue;
        if (p->kind == PARAMETER_NOT_IN_MODELICA)
            return fail("%s cannot be set in the Modelica example; use --engine sundials", p->name);
        if (p->kind == PARAMETER_BOOLEAN)
            fprintf(out, "%s%s=%s", separator, p->name, model->p[i] >= 0.5 ? "true" : "false");
        else
            fprintf(out, "%s%s=%.17g", separator, p->name, model->p[i]);
        separator = ", ";
    }
    if (separator[0] == ',')
        fputc(')', out);
    return 0;
}

static int write_script(const char *folder, const struct model *model, const struct experiment *experiment)
{
    const struct system *system = model->system;
    char path[512];
    snprintf(path, sizeof path, "%s/run.mos", folder);
    FILE *out = fopen(path, "w");
    if (!out)
        return fail("cannot write '%s': %s", path, strerror(errno));
    fprintf(out, "if not loadFile(\"%s\") then print(getErrorString()); exit(1); end if;\n", package());
    fprintf(out, "loadString(\"model RunExample extends %s", system->modelica);
    int status = write_modification(out, model);
    fputs("; end RunExample;\");\n", out);
    fprintf(out,
            "simulate(RunExample, startTime=0, stopTime=%.17g, numberOfIntervals=%.0f, tolerance=%g, "
            "outputFormat=\"csv\", cflags=\"-O0\", variableFilter=\"",
            experiment->stop, ceil(experiment->stop / experiment->interval * (1 - 1e-12)),
            experiment->tolerance);
    for (size_t i = 0; i < system->n_outputs; i++) {
        fputs(i ? "|" : "", out);
        write_pattern(out, output_name(&system->outputs[i]));
    }
    for (size_t i = 0; system->modelica_names[i]; i++) {
        fputc('|', out);
        write_pattern(out, system->modelica_names[i]);
    }
    fputs("\");\nprint(getErrorString());\n", out);
    if (fclose(out) != 0 && status == 0)
        status = fail("cannot write '%s': %s", path, strerror(errno));
    return status;
}

/* Waits for a process and shows on a terminal for how long. */
static pid_t wait_for(pid_t child, int *state)
{
    const time_t begin = time(NULL);
    pid_t done;
    while ((done = waitpid(child, state, WNOHANG)) == 0) {
        progress_seconds("OpenModelica compiles and simulates", (int)difftime(time(NULL), begin));
        nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    }
    progress(1);
    return done;
}

/* Runs omc in the folder, its messages into log.txt. */
static int run_omc(const char *folder)
{
    const char *omc = getenv("OMC") ? getenv("OMC") : "omc";
    fflush(NULL);
    const pid_t child = fork();
    if (child == 0) {
        const int log = chdir(folder) == 0 ? open("log.txt", O_WRONLY | O_CREAT | O_TRUNC, 0600) : -1;
        const int nothing = open("/dev/null", O_RDONLY);
        if (log < 0 || nothing < 0 || dup2(nothing, 0) < 0 || dup2(log, 1) < 0 || dup2(log, 2) < 0)
            _exit(126);
        execlp(omc, omc, "run.mos", (char *)NULL);
        _exit(127);
    }
    int state = 0;
    if (child < 0 || wait_for(child, &state) < 0)
        return fail("cannot start '%s': %s", omc, strerror(errno));
    if (WIFEXITED(state) && WEXITSTATUS(state) == 127)
        return fail(
            "OpenModelica's compiler '%s' was not found; install OpenModelica, name the program in the "
            "variable OMC, or use --engine sundials",
            omc);
    return 0;
}

/* The messages of omc, on stderr. */
static void show_log(const char *folder)
{
    char path[512], line[512];
    snprintf(path, sizeof path, "%s/log.txt", folder);
    FILE *log = fopen(path, "r");
    while (log && fgets(line, sizeof line, log))
        fputs(line, stderr);
    if (log)
        fclose(log);
}

/* The message of a call of terminate(), or an empty text. */
static void read_end(const char *folder, char *text, size_t size)
{
    char path[512], line[512];
    int called = 0;
    snprintf(path, sizeof path, "%s/log.txt", folder);
    FILE *log = fopen(path, "r");
    while (log && !text[0] && fgets(line, sizeof line, log)) {
        const char *message = called ? strstr(line, "Message : ") : NULL;
        if (message)
            snprintf(text, size, "%.*s", (int)strcspn(message + 10, "\n"), message + 10);
        called = called || strstr(line, "call terminate()");
    }
    if (log)
        fclose(log);
}

/* Events are where a contact begins or ends. */
static void note_events(struct result *result, double t, const struct frame *before, const struct frame *now,
                        const double *v_impact)
{
    const struct system *system = result->model->system;
    for (size_t i = 0; i < system->n_contacts; i++) {
        const char *where = system->pairs ? system->pairs[i].name : NULL;
        if (now->contact[i].active && !before->contact[i].active)
            events_add_at(&result->events, t, "impact", where, v_impact[i]);
        else if (!now->contact[i].active && before->contact[i].active)
            events_add_at(&result->events, t, "lift-off", where, NAN);
    }
}

static int read_rows(struct model *model, struct csv *csv, struct result *result)
{
    const struct system *system = model->system;
    size_t output[MAX_OUTPUTS], source[MAX_NAMES], n = 0;
    for (size_t j = 0; j < system->n_outputs; j++)
        if (!csv_column(csv, output_name(&system->outputs[j]), &output[j]))
            return fail("the results of OpenModelica lack %s", output_name(&system->outputs[j]));
    for (; system->modelica_names[n]; n++)
        if (!csv_column(csv, system->modelica_names[n], &source[n]))
            return fail("the results of OpenModelica lack %s", system->modelica_names[n]);
    struct frame before, now;
    while (!model->ended[0] && !result_lost(result) && csv_next(csv)) {
        double values[MAX_NAMES], outputs[MAX_OUTPUTS], x[MAX_STATES] = {0}, v_impact[MAX_CONTACTS] = {0};
        const double t = csv->row[0];
        for (size_t j = 0; j < n; j++)
            values[j] = csv->row[source[j]];
        for (size_t j = 0; j < system->n_outputs; j++)
            outputs[j] = csv->row[output[j]];
        system->modelica_state(model, values, x, v_impact);
        const int status = system->place(model, t, x, &now);
        if (status != 0)
            return fail("a row of OpenModelica's results: %s", nc_message(status));
        if (result->rows > 0 && system->n_roots > 0)
            note_events(result, t, &before, &now, v_impact);
        if (result_add(result, t, outputs, &now, NULL) != 0)
            return fail("out of memory");
        before = now;
    }
    return csv->failed ? fail("the results of OpenModelica cannot be read") : 0;
}

static int read_results(struct model *model, const char *folder, const struct experiment *experiment,
                        struct result *result)
{
    char path[512];
    struct csv csv;
    double x[MAX_STATES] = {0}, nominal[MAX_STATES];
    snprintf(path, sizeof path, "%s/RunExample_res.csv", folder);
    if (!csv_open(&csv, path)) {
        show_log(folder);
        return fail("OpenModelica did not simulate %s; its messages are above", model->system->modelica);
    }
    int status = model->system->start(model, x, nominal); /* shapes for the drawing */
    if (status == 0)
        status = read_rows(model, &csv, result);
    csv_close(&csv);
    if (status != 0 || model->ended[0] || result_lost(result))
        return status;
    const int early = result->rows == 0 || result->time < experiment->stop * (1 - 1e-9);
    if (early)
        read_end(folder, model->ended, sizeof model->ended);
    if (model->ended[0]) {
        events_add(&result->events, result->time, model->ended, NAN);
    } else if (early) {
        show_log(folder);
        status = fail("OpenModelica stopped at t = %g s; its messages are above",
                      result->time);
    }
    return status;
}

static void remove_folder(const char *folder)
{
    const pid_t child = fork();
    if (child == 0) {
        execlp("rm", "rm", "-rf", "--", folder, (char *)NULL);
        _exit(127);
    }
    if (child > 0)
        waitpid(child, NULL, 0);
}

int engine_openmodelica(struct model *model, const struct experiment *experiment, struct result *result)
{
    struct stat info;
    if (!model->system->modelica || !model->system->modelica_names)
        return fail("%s has no Modelica example; use --engine sundials", model->system->name);
    if (stat(package(), &info) != 0)
        return fail("the Modelica package '%s' was not found; name its package.mo in the variable "
                    "NORMALCONTACT_MODELICA",
                    package());
    const char *parent = getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp";
    char folder[400];
    if (snprintf(folder, sizeof folder, "%s/normalcontact-XXXXXX", parent) >= (int)sizeof folder ||
        !mkdtemp(folder))
        return fail("cannot make a temporary folder in '%s': %s", parent, strerror(errno));
    const time_t begin = time(NULL);
    int status = write_script(folder, model, experiment);
    if (status == 0)
        status = run_omc(folder);
    if (status == 0)
        status = read_results(model, folder, experiment, result);
    remove_folder(folder);
    result->statistics.engine = "OpenModelica";
    result->statistics.steps = result->statistics.evaluations = -1;
    result->statistics.seconds = difftime(time(NULL), begin);
    return status;
}
