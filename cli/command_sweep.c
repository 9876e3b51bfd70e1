/* normalcontact sweep: the same model thousands of times. */
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "bundle.h"
#include "collect.h"
#include "command.h"
#include "file.h"
#include "pool.h"
#include "submit.h"
#include "text.h"

static const struct command *const parts[] = {&command_sweep_plan, &command_sweep_run,
                                              &command_sweep_submit, &command_sweep_status,
                                              &command_sweep_collect};

enum { PARTS = sizeof parts / sizeof *parts, MAX_JOBS = 1024 };

static int sweep(const struct command *command, int count, char **arguments)
{
    const char *name = count > 0 ? arguments[0] : "";
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        printf("usage: normalcontact %s\n\n%s\n\n", command->usage, command->text);
        for (size_t i = 0; i < PARTS; i++)
            printf("  normalcontact %-28s %.*s\n", parts[i]->usage, (int)strcspn(parts[i]->text, "\n"),
                   parts[i]->text);
        return EXIT_DONE;
    }
    for (size_t i = 0; i < PARTS; i++)
        if (strcmp(parts[i]->name + strlen("sweep "), name) == 0)
            return parts[i]->run(parts[i], count - 1, arguments + 1);
    return misuse("sweep needs one of plan, run, submit, status and collect; 'normalcontact sweep --help' "
                  "tells more");
}

/* The options, and the plan in the folder that they name. */
static int begin(const struct command *command, const struct option *options, size_t n, int count,
                 char **arguments, struct plan *plan, int *done)
{
    struct words rest;
    *done = 1;
    const int ended = options_end(options_read(command, options, n, count, arguments, &rest));
    if (ended >= 0)
        return ended;
    if (rest.count != 1)
        return misuse("%s needs the folder of one plan", command->name);
    *done = 0;
    return plan_read(plan, rest.word[0]);
}

/* "3", or "3:7" */
static int read_tasks(const struct plan *plan, const char *text, size_t *first, size_t *last)
{
    const size_t tasks = plan_tasks(plan);
    unsigned long a = 0, b = tasks - 1;
    char rest;
    if (text && sscanf(text, "%lu:%lu%c", &a, &b, &rest) != 2) {
        if (sscanf(text, "%lu%c", &a, &rest) != 1)
            return misuse("--task %s: a task is a number, or two with a colon between them", text);
        b = a;
    }
    if (a > b || b >= tasks)
        return misuse("--task %s: the plan has the tasks 0 to %zu", text, tasks - 1);
    *first = a;
    *last = b;
    return 0;
}

static int read_jobs(double wanted, size_t *jobs)
{
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    if (isnan(wanted))
        wanted = cores > 0 ? (double)cores : 1;
    if (!(wanted >= 1 && wanted <= MAX_JOBS && wanted == floor(wanted)))
        return misuse("--jobs %g: it must be a whole number from 1 to %d", wanted, MAX_JOBS);
    *jobs = (size_t)wanted;
    return 0;
}

static int run_tasks(const struct plan *plan, const char *task, size_t jobs)
{
    size_t first = 0, last = 0;
    struct pool_work work = {0};
    int status = read_tasks(plan, task, &first, &last);
    if (status == 0)
        status = plan_check(plan);
    if (status == 0 && !task) /* of a single task the size is enough; collect reads it all */
        status = plan_check_table(plan);
    if (status == 0) {
        char folder[IN_PLAN];
        plan_path(plan, "results", folder);
        status = make_folder(folder);
    }
    if (status == 0) {
        status = pool_run(plan, first, last, jobs, &work);
        if (status != 0)
            return fail("the sweep has stopped; what is in '%s/results' stays, and 'normalcontact sweep "
                        "run %s' goes on",
                        plan->folder, plan->folder);
    }
    if (status == 0)
        printf("%zu runs in %.3g s (%.4g/s), %zu failed; %zu processes, busy for %.1f %%\n", work.runs,
               work.seconds, work.seconds > 0 ? (double)work.runs / work.seconds : 0, work.failed, jobs,
               work.seconds > 0 ? 100 * work.busy / ((double)jobs * work.seconds) : 0);
    return status;
}

static int run(const struct command *command, int count, char **arguments)
{
    struct plan plan;
    const char *task = NULL;
    double wanted = NAN;
    size_t jobs;
    int done;
    const struct option options[] = {
        {"--task", "I[:J]", "only this task, or those from I to J (default: all)", OPTION_WORD, &task},
        {"--jobs", "N", "processes (default: as many as there are cores)", OPTION_NUMBER, &wanted},
    };
    int status = begin(command, options, COUNT(options), count, arguments, &plan, &done);
    if (status == 0 && !done)
        status = read_jobs(wanted, &jobs);
    return status != 0 || done ? status : run_tasks(&plan, task, jobs);
}

static int submit(const struct command *command, int count, char **arguments)
{
    struct plan plan;
    struct submission how = {.via = "local"};
    double wanted = NAN, tasks = NAN, most = NAN;
    int done;
    const struct option options[] = {
        {"--via", "SYSTEM", "local (default), parallel: GNU parallel, or slurm: a Slurm job array",
         OPTION_WORD, &how.via},
        {"--jobs", "N", "processes on each machine (default: its cores); slurm: cores of a task (1)",
         OPTION_NUMBER, &wanted},
        {"--hosts", "A,B",
         "parallel: machines reached by ssh, which see the same folder (default: this one)", OPTION_WORD,
         &how.hosts},
        {"--partition", "P", "slurm: partition", OPTION_WORD, &how.partition},
        {"--account", "A", "slurm: account", OPTION_WORD, &how.account},
        {"--time", "T", "slurm: time limit of a task, as Slurm writes it", OPTION_WORD, &how.time},
        {"--array", "N", "slurm: tasks of the array at most (default: as many as Slurm allows)",
         OPTION_NUMBER, &tasks},
        {"--at-once", "N", "slurm: tasks that run at the same time at most", OPTION_NUMBER, &most},
        {"--wait", NULL, "slurm: return when all tasks are over", OPTION_FLAG, &how.wait},
    };
    int status = begin(command, options, COUNT(options), count, arguments, &plan, &done);
    if (status != 0 || done)
        return status;
    const int slurm = strcmp(how.via, "slurm") == 0;
    status = read_jobs(slurm && isnan(wanted) ? 1 : wanted, &how.jobs);
    how.jobs_given = !isnan(wanted);
    if (status == 0 && strcmp(how.via, "local") == 0)
        return run_tasks(&plan, NULL, how.jobs);
    if (status == 0 && ((!isnan(tasks) && !(tasks >= 1)) || (!isnan(most) && !(most >= 1))))
        status = misuse("--array and --at-once are numbers from 1 on");
    how.array = isnan(tasks) ? 0 : (size_t)tasks;
    how.at_once = isnan(most) ? 0 : (size_t)most;
    if (status == 0)
        status = plan_check(&plan);
    if (status != 0)
        return status;
    if (slurm)
        return submit_slurm(&plan, &how);
    return strcmp(how.via, "parallel") == 0
               ? submit_parallel(&plan, &how)
               : misuse("there is no '%s' to submit to; use local, parallel or slurm", how.via);
}

static int show_status(const struct command *command, int count, char **arguments)
{
    struct plan plan;
    struct sweep_state state;
    int done;
    int status = begin(command, NULL, 0, count, arguments, &plan, &done);
    if (status == 0 && !done)
        status = sweep_state(&plan, &state);
    if (status != 0 || done)
        return status;
    printf("%s: %zu parameters, %zu outputs, design %s\n", plan.model, plan.columns, plan.outputs,
           plan.design);
    printf("  done     %zu of %zu runs (%.1f %%), %zu of %zu tasks\n", state.runs, plan.rows,
           100 * (double)state.runs / (double)plan.rows, state.tasks, plan_tasks(&plan));
    printf("  failed   %zu, ended early %zu\n", state.failed, state.ended);
    if (state.tasks < plan_tasks(&plan))
        printf("  missing  %zu tasks, the first one %zu; 'normalcontact sweep run %s' goes on\n",
               plan_tasks(&plan) - state.tasks, state.first_missing, plan.folder);
    else
        printf("  complete 'normalcontact sweep collect %s' writes results.csv and index.html\n",
               plan.folder);
    return EXIT_DONE;
}

static int collect_all(const struct command *command, int count, char **arguments)
{
    struct plan plan;
    int done, rerun = 1, no_rerun = 0;
    const struct option options[] = {
        {"--no-rerun", NULL, "do not run the worst case again for its own page", OPTION_FLAG, &no_rerun},
    };
    int status = begin(command, options, COUNT(options), count, arguments, &plan, &done);
    if (status != 0 || done)
        return status;
    rerun = !no_rerun && !plan.modelica;
    struct collected collected;
    status = plan_check_table(&plan);
    if (status == 0)
        status = collect(&plan, rerun, &collected);
    if (status != 0)
        return status;
    if (rerun && collected.worst_arguments > 0) {
        char *words[MAX_COLLECT_WORDS];
        for (size_t i = 0; i < collected.worst_arguments; i++)
            words[i] = collected.worst[i];
        printf("the worst case of %s, row %zu:\n", plan.output[0], collected.worst_row);
        status = command_run.run(&command_run, (int)collected.worst_arguments, words);
    }
    printf("%zu rows, %zu failed, %zu ended early; look at %s/index.html, results.csv beside it\n",
           plan.rows, collected.failed, collected.ended, plan.folder);
    return status;
}

const struct command command_sweep = {
    "sweep",
    "sweep PART [options]",
    "plan, run, submit, status, collect: a model thousands of times, on one machine or a cluster\n\n"
    "A plan is a folder with an immutable table of runs; running fills it with results, as often and on as "
    "many\n"
    "machines as needed; collecting makes one table and a page of them. docs/sweeps.md shows a study.",
    sweep,
};

const struct command command_sweep_run = {
    "sweep run",
    "sweep run FOLDER [options]",
    "runs what is not done yet\n\n"
    "It may be stopped at any moment and started again. A run that fails is a result with its reason.",
    run,
};

const struct command command_sweep_submit = {
    "sweep submit",
    "sweep submit FOLDER [options]",
    "hands what is not done yet to GNU parallel or Slurm",
    submit,
};

const struct command command_sweep_status = {
    "sweep status",
    "sweep status FOLDER",
    "tells how much is done",
    show_status,
};

const struct command command_sweep_collect = {
    "sweep collect",
    "sweep collect FOLDER",
    "writes results.csv and a page when all runs are done\n\n"
    "results.csv has the columns index, parameters, outputs and status, in the order of the plan; "
    "index.html shows\n"
    "outputs over parameters; the folder worst/ has the page of the worst case of the first output.",
    collect_all,
};
