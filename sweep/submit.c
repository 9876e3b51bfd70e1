#include "submit.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bundle.h"
#include "file.h"
#include "text.h"

/* Absolute paths of the program and of the folder: what is submitted starts elsewhere. */
enum { LONG_PATH = 4096 };

struct place {
    char program[LONG_PATH], folder[LONG_PATH];
};

static int find_place(const struct plan *plan, struct place *place)
{
    const ssize_t length = readlink("/proc/self/exe", place->program, sizeof place->program - 1);
    place->program[length > 0 ? length : 0] = 0;
    if (length <= 0 || !realpath(plan->folder, place->folder))
        return fail("cannot find '%s': %s", plan->folder, strerror(errno));
    if (strchr(place->program, '\'') || strchr(place->folder, '\''))
        return fail("'%s': paths with a quotation mark cannot be submitted", place->folder);
    return 0;
}

static int make_parts(const struct plan *plan)
{
    char path[IN_PLAN];
    plan_path(plan, "results", path);
    int status = make_folder(path);
    plan_path(plan, "log", path);
    return status ? status : make_folder(path);
}

/* Runs a program with these words; its input and output are `input` (NULL: none) and `output` (NULL: ours).
 * Returns its exit code, or -1 if it cannot be started. */
static int call(char *const *words, FILE *input, char *output, size_t size)
{
    int ends[2] = {-1, -1}, state = 0;
    if (output && pipe(ends) != 0)
        return -1;
    fflush(NULL);
    const pid_t child = fork();
    if (child == 0) {
        if ((input ? dup2(fileno(input), 0) : 0) < 0 || (output && dup2(ends[1], 1) < 0))
            _exit(126);
        if (output) {
            close(ends[0]);
            close(ends[1]);
        }
        execvp(words[0], words);
        _exit(127);
    }
    if (output)
        close(ends[1]);
    size_t used = 0;
    for (ssize_t n; output && used + 1 < size && (n = read(ends[0], output + used, size - 1 - used)) > 0;)
        used += (size_t)n;
    if (output) {
        output[used] = 0;
        close(ends[0]);
    }
    while (child > 0 && waitpid(child, &state, 0) < 0 && errno == EINTR)
        continue;
    if (child < 0 || (WIFEXITED(state) && WEXITSTATUS(state) == 127))
        return -1;
    return WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state);
}

/* --- GNU parallel ----------------------------------------------------------------------------------- */

/* Counts the tasks without results, and lists them in `list` (NULL: nowhere). */
static int missing_tasks(const struct plan *plan, FILE *list, size_t *count)
{
    *count = 0;
    for (size_t task = 0; task < plan_tasks(plan); task++) {
        const enum bundle_state state = bundle_state(plan, task);
        if (state == BUNDLE_FOREIGN)
            return EXIT_FAILED;
        if (state == BUNDLE_MISSING && list)
            fprintf(list, "%zu\n", task);
        *count += state == BUNDLE_MISSING;
    }
    return 0;
}

int submit_parallel(const struct plan *plan, const struct submission *how)
{
    struct place place;
    char command[2 * LONG_PATH + 80], jobs[24];
    FILE *tasks = tmpfile();
    int status =
        tasks ? find_place(plan, &place) : fail("cannot make a temporary file: %s", strerror(errno));
    size_t count = 0, missing = 0;
    if (status == 0)
        status = missing_tasks(plan, tasks, &count);
    if (status == 0)
        status = make_parts(plan);
    if (status == 0 && count > 0) {
        rewind(tasks);
        snprintf(command, sizeof command, "'%s' sweep run '%s' --jobs 1 --task {} >/dev/null",
                 place.program, place.folder);
        snprintf(jobs, sizeof jobs, "%zu", how->jobs);
        char *words[16];
        size_t n = 0;
        words[n++] = "parallel";
        words[n++] = "--will-cite";
        words[n++] = "--retries";
        words[n++] = "3"; /* on another machine, where there is one */
        if (how->jobs_given) {
            words[n++] = "--jobs";
            words[n++] = jobs;
        }
        if (how->hosts) {
            words[n++] = "--sshlogin";
            words[n++] = (char *)how->hosts;
        }
        words[n++] = command;
        words[n] = NULL;
        const int code = call(words, tasks, NULL, 0);
        if (code < 0)
            status = fail("GNU parallel was not found; install it (Debian: parallel), or use --via local");
        else if (code > 0)
            status = fail(
                "%d tasks have failed; their messages are above, and 'normalcontact sweep submit %s --via "
                "parallel' goes on",
                code, plan->folder);
    }
    if (tasks)
        fclose(tasks);
    /* a machine without our folder, or a shell that cannot be started, is no failure to GNU parallel */
    if (status == 0)
        status = missing_tasks(plan, NULL, &missing);
    if (status == 0 && missing > 0)
        status =
            fail("%zu of %zu tasks have left no results in '%s'; do all machines share this folder, and "
                 "does 'ssh HOST true' work without a question?",
                 missing, count, plan->folder);
    if (status == 0)
        printf("%zu tasks are done\n", count);
    return status;
}

/* --- Slurm ------------------------------------------------------------------------------------------ */

/* How many tasks an array may have. */
static int array_limit(size_t *limit)
{
    char text[65536], scontrol[] = "scontrol", show[] = "show", config[] = "config";
    char *words[] = {scontrol, show, config, NULL};
    const int code = call(words, NULL, text, sizeof text);
    if (code < 0)
        return fail("Slurm was not found; install its client (Debian: slurm-client), or use --via local or "
                    "parallel");
    const char *at = strstr(text, "MaxArraySize");
    at = at ? strchr(at, '=') : NULL;
    *limit = at ? (size_t)strtoull(at + 1, NULL, 10) : 0;
    if (code != 0 || *limit == 0)
        return fail("Slurm does not answer (scontrol show config); is slurmctld running, and is there a "
                    "slurm.conf?");
    *limit -= 1; /* the largest index is one below MaxArraySize */
    return 0;
}

/* The indices of the array that have something to do, as "0-3,7", each with `per` tasks; how many these
 * are. */
static size_t write_indices(const struct plan *plan, size_t per, char *text, size_t size)
{
    size_t used = 0, count = 0, begin = 0;
    int open = 0;
    const size_t tasks = plan_tasks(plan), indices = (tasks + per - 1) / per;
    text[0] = 0;
    for (size_t i = 0; i <= indices; i++) {
        int missing = 0;
        for (size_t task = i * per; i < indices && task < (i + 1) * per && task < tasks && !missing; task++)
            missing = bundle_state(plan, task) != BUNDLE_THERE;
        if (missing && !open)
            begin = i;
        if (!missing && open && used < size)
            used += (size_t)snprintf(text + used, size - used, begin + 1 < i ? "%s%zu-%zu" : "%s%zu",
                                     used ? "," : "", begin, i - 1);
        open = missing;
        count += (size_t)missing;
    }
    if (used >= size) { /* too many gaps: what is done is skipped by the tasks themselves */
        snprintf(text, size, "0-%zu", indices - 1);
        return indices;
    }
    return count;
}

static int write_script(const struct plan *plan, const struct place *place, size_t jobs, size_t per)
{
    struct file file;
    const int status = file_open(&file, plan->folder, "submit.sh");
    if (status != 0)
        return status;
    fprintf(file.stream,
            "#!/bin/sh\n"
            "# A task of the array runs %zu tasks of the plan; it may be repeated at any time.\n"
            "first=$((SLURM_ARRAY_TASK_ID * %zu))\n"
            "last=$((first + %zu))\n"
            "[ $last -lt %zu ] || last=%zu\n"
            "exec '%s' sweep run '%s' --jobs %zu --task $first:$last\n",
            per, per, per - 1, plan_tasks(plan), plan_tasks(plan) - 1, place->program, place->folder, jobs);
    return files_close(&file, 1, 0);
}

int submit_slurm(const struct plan *plan, const struct submission *how)
{
    struct place place;
    enum { ARRAY_TEXT = 100000, WORDS = 12 };
    char *array = malloc(ARRAY_TEXT), option[WORDS][LONG_PATH + 40], answer[256] = "";
    char *words[WORDS + 4], sbatch[] = "sbatch", script[LONG_PATH + 16];
    size_t limit = 0, n = 0;
    int status = array ? find_place(plan, &place) : fail("out of memory");
    if (status == 0)
        status = array_limit(&limit);
    if (status == 0)
        status = make_parts(plan);
    if (status != 0) {
        free(array);
        return status;
    }
    limit = how->array > 0 && how->array < limit ? how->array : limit;
    const size_t per = (plan_tasks(plan) + limit - 1) / limit;
    strcpy(array, "--array=");
    const size_t count = write_indices(plan, per, array + 8, ARRAY_TEXT - 64);
    if (count == 0) {
        free(array);
        printf("all tasks are done\n");
        return EXIT_DONE;
    }
    if (how->at_once > 0)
        snprintf(array + strlen(array), 32, "%%%zu", how->at_once);
    status = write_script(plan, &place, how->jobs, per);
    words[n++] = sbatch;
    words[n++] = array;
    snprintf(option[n], sizeof *option, "--cpus-per-task=%zu", how->jobs);
    n++;
    snprintf(option[n++], sizeof *option, "--output=%s/log/%%A_%%a.txt", place.folder);
    snprintf(option[n++], sizeof *option, "--job-name=sweep");
    snprintf(option[n++], sizeof *option, "--parsable");
    snprintf(option[n++], sizeof *option, "--requeue"); /* after a node has failed */
    snprintf(option[n++], sizeof *option, "--open-mode=append");
    if (how->partition)
        snprintf(option[n++], sizeof *option, "--partition=%s", how->partition);
    if (how->account)
        snprintf(option[n++], sizeof *option, "--account=%s", how->account);
    if (how->time)
        snprintf(option[n++], sizeof *option, "--time=%s", how->time);
    if (how->wait)
        snprintf(option[n++], sizeof *option, "--wait");
    for (size_t i = 2; i < n; i++)
        words[i] = option[i];
    snprintf(script, sizeof script, "%s/submit.sh", place.folder);
    words[n++] = script;
    words[n] = NULL;
    const int code = status == 0 ? call(words, NULL, answer, sizeof answer) : 0;
    free(array);
    if (status == 0 && code != 0)
        status = fail("Slurm has not %s the job (sbatch: %d); its message is above, those of the tasks are "
                      "in '%s/log'",
                      how->wait && answer[0] ? "completed" : "taken", code, place.folder);
    if (status == 0)
        printf("job %.*s: %zu tasks of the array, %zu of the plan in each; 'normalcontact sweep status %s' "
               "tells how far it is\n",
               (int)strcspn(answer, "\n"), answer, count, per, plan->folder);
    return status;
}
