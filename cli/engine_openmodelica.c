/* Runs the Modelica example of the same name with `omc` (from $OMC or the PATH) in a temporary folder. All
 * that is shown comes from its results; only the outlines of the bodies are drawn from their shapes here.
 */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "csv.h"
#include "engines.h"
#include "omc.h"
#include "openmodelica.h"
#include "package.h"
#include "rotation.h"
#include "text.h"

/* --- Running ---------------------------------------------------------------------------------------- */

/* A file of the temporary folder, written by openmodelica_class() or openmodelica_script(). */
static FILE *create(const char *folder, const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *out = fopen(path, "w");
    if (!out)
        fail("cannot write '%s': %s", path, strerror(errno));
    return out;
}

static int write_input(const char *folder, struct model *model, const struct experiment *experiment,
                       const char *package)
{
    double x[MAX_STATES] = {0}, nominal[MAX_STATES];
    if (model->given.vector && model->system->start(model, x, nominal) != 0)
        return fail("%s", model->message);
    FILE *class = create(folder, "RunExample.mo"), *script = class ? create(folder, "run.mos") : NULL;
    int status = script ? openmodelica_class(class, model, x[0]) : EXIT_FAILED;
    if (script)
        openmodelica_script(script, model, experiment, package);
    int lost = class && fclose(class) != 0;
    if (script && fclose(script) != 0)
        lost = 1;
    return status == 0 && lost ? fail("cannot write into '%s': %s", folder, strerror(errno)) : status;
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

/* --- Reading ---------------------------------------------------------------------------------------- */

/* Columns of the results. */
struct contact_columns {
    size_t active, hidden, gap, v_impact, body[3], counterpart[3], normal[3], force[3];
};

struct columns {
    size_t output[MAX_OUTPUTS], pose[MAX_BODIES][12], stored, supplied, lost;
    struct contact_columns contact[MAX_CONTACTS];
};

static int find(const struct csv *csv, const char *name, size_t *column)
{
    return csv_column(csv, name, column) ? 0 : fail("the results of OpenModelica lack %s", name);
}

static int find_variable(const struct csv *csv, const char *what, size_t i, size_t size, size_t *columns)
{
    char name[OPENMODELICA_NAME];
    int status = 0;
    for (size_t k = 0; k < (size ? size : 1) && status == 0; k++) {
        openmodelica_name(name, what, i, size ? k + 1 : 0);
        status = find(csv, name, &columns[k]);
    }
    return status;
}

static int find_contact(const struct csv *csv, size_t i, size_t dimension, struct contact_columns *contact)
{
    int status = find_variable(csv, "active", i, 0, &contact->active);
    if (status == 0)
        status = find_variable(csv, "hidden", i, 0, &contact->hidden);
    if (status == 0)
        status = find_variable(csv, "gap", i, 0, &contact->gap);
    if (status == 0)
        status = find_variable(csv, "v_impact", i, 0, &contact->v_impact);
    if (status == 0)
        status = find_variable(csv, "body", i, dimension, contact->body);
    if (status == 0)
        status = find_variable(csv, "counterpart", i, dimension, contact->counterpart);
    if (status == 0)
        status = find_variable(csv, "normal", i, dimension, contact->normal);
    return status ? status : find_variable(csv, "force", i, dimension, contact->force);
}

static int find_columns(const struct csv *csv, const struct system *system, struct columns *columns)
{
    int status = find(csv, "nc_stored", &columns->stored);
    if (status == 0)
        status = find(csv, "nc_supplied", &columns->supplied);
    if (status == 0)
        status = find(csv, "nc_lost", &columns->lost);
    for (size_t j = 0; j < system->n_outputs && status == 0; j++)
        status = find(csv, openmodelica_output(&system->outputs[j]), &columns->output[j]);
    for (size_t i = 0; i < system->n_bodies && status == 0; i++)
        if (system->modelica->poses[i])
            status = find_variable(csv, "pose", i, openmodelica_pose_size(system), columns->pose[i]);
    for (size_t i = 0; i < system->n_contacts && status == 0; i++)
        status = find_contact(csv, i, system->spatial ? 3 : 2, &columns->contact[i]);
    return status;
}

static void read_pose(const struct csv *csv, const struct system *system, const size_t *columns,
                      double pose[7])
{
    double values[12];
    for (size_t k = 0; k < openmodelica_pose_size(system); k++)
        values[k] = csv->row[columns[k]];
    memcpy(pose, values, 3 * sizeof *pose);
    if (system->spatial)
        rotation_from_transposed(values + 3, pose + 3);
}

static void read_contact(const struct csv *csv, size_t dimension, const struct contact_columns *columns,
                         struct frame_contact *contact)
{
    contact->active = csv->row[columns->active] >= 0.5;
    contact->hidden = csv->row[columns->hidden] >= 0.5;
    contact->gap = csv->row[columns->gap];
    for (size_t k = 0; k < dimension; k++) {
        contact->normal[k] = csv->row[columns->normal[k]];
        contact->counterpart[k] = csv->row[columns->counterpart[k]];
        contact->body[k] = csv->row[columns->body[k]];
        contact->force[k] = csv->row[columns->force[k]];
    }
}

/* Events are where a contact begins or ends. */
static void note_events(struct result *result, const struct csv *csv, const struct columns *columns,
                        const struct frame *before, const struct frame *now)
{
    const struct system *system = result->model->system;
    const double t = csv->row[0];
    for (size_t i = 0; i < system->n_contacts; i++) {
        const char *where = system_pair(system, i).name;
        if (now->contact[i].active && !before->contact[i].active)
            events_add_at(&result->events, t, "impact", where, csv->row[columns->contact[i].v_impact]);
        else if (!now->contact[i].active && before->contact[i].active)
            events_add_at(&result->events, t, "lift-off", where, NAN);
    }
}

/* What the present row shows; `now`: in the row before it, out this one. */
static int read_row(struct result *result, const struct csv *csv, const struct columns *columns,
                    struct frame *now)
{
    const struct system *system = result->model->system;
    const struct frame before = *now;
    double outputs[MAX_OUTPUTS];
    for (size_t j = 0; j < system->n_outputs; j++)
        outputs[j] = csv->row[columns->output[j]];
    for (size_t i = 0; i < system->n_bodies; i++)
        if (system->modelica->poses[i])
            read_pose(csv, system, columns->pose[i], now->pose[i]);
    for (size_t i = 0; i < system->n_contacts; i++)
        read_contact(csv, system->spatial ? 3 : 2, &columns->contact[i], &now->contact[i]);
    const int status = model_curvature(result->model, now);
    if (status != 0)
        return fail("a row of OpenModelica's results: %s", nc_message(status));
    if (result->rows > 0)
        note_events(result, csv, columns, &before, now);
    const struct energy energy = {.kinetic = csv->row[columns->stored],
                                  .supplied = csv->row[columns->supplied],
                                  .lost = csv->row[columns->lost]};
    return result_add(result, csv->row[0], outputs, now, &energy) == 0 ? 0 : fail("out of memory");
}

/* Where bodies that do not move are, from the model at the start; it also gives the shapes for the drawing.
 */
static int rest(struct model *model, struct frame *frame)
{
    struct evaluation e = {0};
    double x[MAX_STATES] = {0}, nominal[MAX_STATES];
    int status = model->system->start(model, x, nominal);
    if (status == 0)
        status = model_evaluate(model, 0, x, FOR_ROW, &e);
    *frame = e.frame;
    if (status != 0)
        return fail("%s", status < 0 ? model->message : nc_message(status));
    return 0;
}

static int read_rows(struct model *model, struct csv *csv, struct result *result)
{
    struct columns columns;
    struct frame frame;
    int status = rest(model, &frame);
    if (status == 0)
        status = find_columns(csv, model->system, &columns);
    while (status == 0 && !model->ended[0] && !result_lost(result) && csv_next(csv))
        status = read_row(result, csv, &columns, &frame);
    return status == 0 && csv->failed ? fail("the results of OpenModelica cannot be read") : status;
}

static int read_results(struct model *model, const char *folder, const struct experiment *experiment,
                        struct result *result)
{
    char path[512];
    struct csv csv;
    snprintf(path, sizeof path, "%s/RunExample_res.csv", folder);
    if (!csv_open(&csv, path)) {
        omc_show_log(folder);
        return fail("OpenModelica did not simulate %s; its messages are above",
                    model->system->modelica->name);
    }
    const int status = read_rows(model, &csv, result);
    csv_close(&csv);
    if (status != 0 || model->ended[0] || result_lost(result))
        return status;
    if (result->rows > 0 && result->time >= experiment->stop * (1 - 1e-9))
        return 0;
    read_end(folder, model->ended, sizeof model->ended);
    if (model->ended[0]) {
        events_add(&result->events, result->time, model->ended, NAN);
        return 0;
    }
    omc_show_log(folder);
    return fail("OpenModelica stopped at t = %g s; its messages are above", result->time);
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
    char package[PACKAGE_PATH], folder[400];
    if (package_find(package) != 0)
        return EXIT_FAILED;
    const char *parent = getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp";
    if (snprintf(folder, sizeof folder, "%s/normalcontact-XXXXXX", parent) >= (int)sizeof folder ||
        !mkdtemp(folder))
        return fail("cannot make a temporary folder in '%s': %s", parent, strerror(errno));
    const time_t begin = time(NULL);
    int status = write_input(folder, model, experiment, package);
    if (status == 0)
        status =
            omc_run(folder, "run.mos", "OpenModelica compiles and simulates", ", or use --engine sundials");
    if (status == 0)
        status = read_results(model, folder, experiment, result);
    remove_folder(folder);
    result->statistics.engine = "OpenModelica";
    result->statistics.steps = result->statistics.evaluations = -1;
    result->statistics.seconds = difftime(time(NULL), begin);
    return status;
}
