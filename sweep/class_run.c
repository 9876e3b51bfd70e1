/* Runs the executable of a Modelica class: parameters by -override, its results through a pipe, so that no
 * run writes a file. */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "csv.h"
#include "modelica.h"
#include "runner.h"
#include "text.h"

int class_begin(struct runner *runner)
{
    struct class_text class;
    char path[IN_PLAN];
    int changeable, status = class_text_read(&class, runner->plan);
    enum class_type type = CLASS_REAL;
    if (status != 0)
        return status;
    runner->stop = class_stop(&class);
    for (size_t i = 0; i < runner->plan->columns; i++) {
        class_variable(&class, runner->plan->names[i], &changeable, &type);
        runner->parameter[i] = type;
    }
    class_text_free(&class);
    plan_path(runner->plan, "model/model", path);
    runner->executable = realpath(path, NULL);
    runner->folder = realpath(runner->plan->folder, NULL);
    runner->log = tmpfile();
    if (!runner->executable || !runner->folder || !runner->log)
        return fail("cannot prepare '%s': %s", path, strerror(errno));
    fcntl(fileno(runner->log), F_SETFD, FD_CLOEXEC);
    return 0;
}

/* "-override=p=1,q=true" */
static void write_override(const struct runner *runner, const double *parameters, char *text, size_t size)
{
    size_t used = (size_t)snprintf(text, size, "-override=");
    for (size_t i = 0; i < runner->plan->columns && used < size; i++) {
        char number[NUMBER_TEXT];
        number_text(number, parameters[i]);
        const char *value = runner->parameter[i] != CLASS_BOOLEAN ? number
                            : parameters[i] >= 0.5                ? "true"
                                                                  : "false";
        used += (size_t)snprintf(text + used, size - used, "%s%s=%s", i ? "," : "", runner->plan->names[i],
                                 value);
    }
}

/* In the child: results to the pipe, messages to the log. */
static void execute(const struct runner *runner, const char *override, int results)
{
    char file[32], input[IN_PLAN + 16];
    const int nothing = open("/dev/null", O_RDONLY), log = fileno(runner->log);
    snprintf(file, sizeof file, "-r=/dev/fd/%d", results);
    snprintf(input, sizeof input, "-inputPath=%s/model", runner->folder);
    if (nothing < 0 || chdir(runner->folder) != 0 || dup2(nothing, 0) < 0 || dup2(log, 1) < 0 ||
        dup2(log, 2) < 0)
        _exit(126);
    execl(runner->executable, runner->executable, input, file, override, (char *)NULL);
    _exit(127);
}

struct names {
    const struct csv *csv;
};

static int find_name(const void *context, const char *name, size_t *column)
{
    return csv_column(((const struct names *)context)->csv, name, column);
}

/* Reads the rows; the time of the last one, or NaN. */
static double read_rows(struct runner *runner, FILE *stream)
{
    struct csv csv;
    double t = NAN;
    if (!csv_begin(&csv, stream))
        return NAN;
    int bound = runner->bound;
    for (size_t i = 0; i < runner->reductions && !runner->bound; i++)
        bound = reduction_bind(&runner->reduction[i], find_name, &(struct names){&csv}) == 0 &&
                (i == 0 || bound);
    runner->bound = bound;
    while (bound && csv_next(&csv)) {
        t = csv.row[0];
        for (size_t i = 0; i < runner->reductions; i++)
            reduction_row(&runner->reduction[i], csv.row);
    }
    while (csv_next(&csv))
        continue; /* the model must not wait for a reader */
    csv_close(&csv);
    return t;
}

/* What stands behind the last bar of a line of the log. */
static const char *message_of(char *line)
{
    line[strcspn(line, "\n")] = 0;
    const char *bar = strrchr(line, '|');
    bar = bar ? bar + 1 : line;
    return bar + strspn(bar, " ");
}

/* The first error in the log with the lines that continue it; what ended the simulation; what could not be
 * set. */
static void read_log(FILE *log, char *error, char *ended, char *refused, size_t size)
{
    char line[1024];
    int in_error = 0, in_end = 0;
    rewind(log);
    while (fgets(line, sizeof line, log)) {
        const int begins = line[0] != '|', wrong = begins && strstr(line, "| error") != NULL;
        in_error = (in_error && !begins) || (wrong && !error[0]);
        in_end = (in_end && !begins) || strstr(line, "call terminate()") != NULL;
        if (strstr(line, "not possible to override") || strstr(line, "override variable name not found"))
            snprintf(refused, size, "%s", message_of(line));
        const char *message = message_of(line), *said = strstr(message, "Message : ");
        if (in_error && message[0] != '[') /* not where it stands in the class */
            snprintf(error + strlen(error), size - strlen(error), "%s%s", error[0] ? " " : "", message);
        if (in_end && said)
            snprintf(ended, size, "%s", said + 10);
    }
}

int class_run(struct runner *runner, const double *parameters)
{
    char override[PLAN_LINE], error[STATUS_TEXT - 40] = "", ended[STATUS_TEXT - 40] = "",
                                                  refused[STATUS_TEXT - 40] = "";
    int ends[2], state = 0;
    write_override(runner, parameters, override, sizeof override);
    rewind(runner->log);
    if (ftruncate(fileno(runner->log), 0) != 0 || pipe(ends) != 0) {
        snprintf(runner->status, STATUS_TEXT, "failed: %s", strerror(errno));
        return 0;
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    const pid_t child = fork();
    if (child == 0)
        execute(runner, override, ends[1]);
    close(ends[1]);
    FILE *stream = fdopen(ends[0], "r");
    const double t = stream && child > 0 ? read_rows(runner, stream) : NAN;
    while (child > 0 && waitpid(child, &state, 0) < 0 && errno == EINTR)
        continue;
    read_log(runner->log, error, ended, refused, sizeof error);
    const int good =
        child > 0 && WIFEXITED(state) && WEXITSTATUS(state) == 0 && !refused[0] && runner->bound;
    if (good && t >= runner->stop - 1e-9 * fabs(runner->stop))
        return 1;
    if (good && ended[0]) {
        snprintf(runner->status, STATUS_TEXT, "ended at t = %.6g s: %s", t, ended);
        return 1;
    }
    if (WIFSIGNALED(state))
        snprintf(error, sizeof error, "the model was ended by signal %d", WTERMSIG(state));
    else if (!error[0])
        snprintf(error, sizeof error, "the model stopped at t = %g s with exit code %d", t,
                 WEXITSTATUS(state));
    snprintf(runner->status, STATUS_TEXT, "failed: %s", refused[0] ? refused : error);
    return 0;
}

void class_free(struct runner *runner)
{
    free(runner->executable);
    free(runner->folder);
    if (runner->log)
        fclose(runner->log);
    runner->executable = runner->folder = NULL;
    runner->log = NULL;
}
