#include "collect.h"

#include <dirent.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bundle.h"
#include "file.h"
#include "text.h"

/* 0: ok, 1: ended early, 2: failed. */
static int kind_of(const char *status)
{
    status += status[0] == '"';
    return strncmp(status, "failed", 6) == 0 ? 2 : strncmp(status, "ended", 5) == 0;
}

int sweep_state(const struct plan *plan, struct sweep_state *state)
{
    *state = (struct sweep_state){.first_missing = plan_tasks(plan)};
    for (size_t task = 0; task < plan_tasks(plan); task++) {
        struct bundle bundle;
        size_t row, end;
        const enum bundle_state there = bundle_state(plan, task);
        if (there == BUNDLE_FOREIGN)
            return EXIT_FAILED;
        if (there == BUNDLE_MISSING) {
            if (state->first_missing == plan_tasks(plan))
                state->first_missing = task;
            continue;
        }
        plan_task_rows(plan, task, &row, &end);
        int status = bundle_open(&bundle, plan, task);
        for (; row < end && status == 0; row++) {
            status = bundle_next(&bundle, plan, row);
            const int kind = status == 0 ? kind_of(bundle.status) : 0;
            state->failed += kind == 2;
            state->ended += kind == 1;
            state->runs++;
        }
        bundle_close(&bundle);
        if (status != 0)
            return status;
        state->tasks++;
    }
    return 0;
}

/* --- The table -------------------------------------------------------------------------------------- */

/* Is the row one of those that are shown? Chosen by a hash: equal steps could meet always the same column
 * of a grid. */
static int is_shown(size_t row, size_t every)
{
    uint64_t x = (row + 1) * UINT64_C(0x9e3779b97f4a7c15);
    x ^= x >> 32;
    return every <= 1 || x % every == 0;
}

static void note_worst(struct page_data *data, const struct reduction *reductions, const double *row)
{
    const struct plan *plan = data->plan;
    for (size_t i = 0; i < plan->outputs; i++) {
        struct worst *worst = &data->worst[i];
        const double value = row[1 + plan->columns + i];
        if (isnan(value) || (worst->found && !reduction_worse(&reductions[i], value, worst->value)))
            continue;
        *worst = (struct worst){.row = (size_t)row[0], .value = value, .found = 1};
        memcpy(worst->parameters, row + 1, plan->columns * sizeof *row);
    }
}

/* Numbers of a row, as far as there are any. */
static void read_row(const struct plan *plan, const char *parameters, const struct bundle *bundle,
                     double *row)
{
    size_t index = 0;
    table_values(parameters, plan->columns, &index, row + 1);
    row[0] = (double)index;
    const char *at = bundle->values;
    for (size_t i = 0; i < plan->outputs; i++) {
        char *end;
        row[1 + plan->columns + i] = strtod(at + 1, &end);
        if (end == at + 1)
            row[1 + plan->columns + i] = NAN;
        at += 1 + strcspn(at + 1, ",");
    }
    row[1 + plan->columns + plan->outputs] = kind_of(bundle->status);
}

static int add_task(FILE *out, struct page_data *data, const struct reduction *reductions,
                    struct table *table, size_t task)
{
    const struct plan *plan = data->plan;
    const size_t every = (plan->rows + PAGE_ROWS / 2 - 1) / (PAGE_ROWS / 2);
    struct bundle bundle;
    size_t row, end;
    plan_task_rows(plan, task, &row, &end);
    int status = bundle_open(&bundle, plan, task);
    for (; row < end && status == 0 && !ferror(out); row++) {
        double numbers[2 + MAX_AXES + MAX_REDUCTIONS];
        status = table_next(table, plan, row);
        if (status == 0)
            status = bundle_next(&bundle, plan, row);
        if (status != 0)
            break;
        fprintf(out, "%s%s,%s\n", table->line, bundle.values, bundle.status);
        read_row(plan, table->line, &bundle, numbers);
        note_worst(data, reductions, numbers);
        const double kind = numbers[data->width - 1];
        data->failed += kind == 2;
        data->ended += kind == 1;
        if (data->count < PAGE_ROWS && is_shown(row, every))
            memcpy(data->rows + data->width * data->count++, numbers, data->width * sizeof *numbers);
    }
    bundle_close(&bundle);
    return status;
}

static int write_all(FILE *out, struct page_data *data)
{
    const struct plan *plan = data->plan;
    struct reduction *reductions = calloc(plan->outputs, sizeof *reductions);
    struct table table = {0};
    int status = reductions ? 0 : fail("out of memory");
    for (size_t i = 0; i < plan->outputs && status == 0; i++)
        status = reduction_read(&reductions[i], plan->output[i]);
    if (status == 0)
        status = table_open(&table, plan, 0);
    if (status == 0)
        plan_write_names(out, plan);
    for (size_t task = 0; task < plan_tasks(plan) && status == 0; task++)
        status = add_task(out, data, reductions, &table, task);
    table_close(&table);
    free(reductions);
    return status;
}

/* --- The rest --------------------------------------------------------------------------------------- */

/* Hidden names are left from processes that were killed while they wrote; now nobody writes any more. */
static void remove_leftovers(const struct plan *plan)
{
    char folder[IN_PLAN], path[IN_PLAN + 260];
    plan_path(plan, "results", folder);
    DIR *directory = opendir(folder);
    for (struct dirent *entry; directory && (entry = readdir(directory));)
        if (entry->d_name[0] == '.' && strstr(entry->d_name, ".csv.")) {
            snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
            unlink(path);
        }
    if (directory)
        closedir(directory);
}

/* The arguments of `run` for the worst case of the first output. */
static void make_arguments(const struct page_data *data, struct collected *collected)
{
    const struct plan *plan = data->plan;
    const struct worst *worst = &data->worst[0];
    size_t n = 0;
    if (!worst->found)
        return;
    char number[NUMBER_TEXT];
    snprintf(collected->worst[n++], COLLECT_WORD, "%s", plan->model);
    for (size_t i = 0; i < plan->columns; i++) {
        number_text(number, worst->parameters[i]);
        snprintf(collected->worst[n++], COLLECT_WORD, "--set");
        snprintf(collected->worst[n++], COLLECT_WORD, "%s=%s", plan->names[i], number);
    }
    const struct experiment *e = &plan->experiment;
    const double times[] = {e->stop, e->interval, e->tolerance};
    const char *const words[] = {"--stop", "--interval", "--tolerance"};
    for (int i = 0; i < 3; i++) {
        number_text(number, times[i]);
        snprintf(collected->worst[n++], COLLECT_WORD, "%s", words[i]);
        snprintf(collected->worst[n++], COLLECT_WORD, "%s", number);
    }
    if (plan->shape[0]) {
        snprintf(collected->worst[n++], COLLECT_WORD, "--shape");
        plan_path(plan, plan->shape, collected->worst[n++]);
    }
    snprintf(collected->worst[n++], COLLECT_WORD, "--out");
    snprintf(collected->worst[n++], COLLECT_WORD, "%s/worst", plan->folder);
    collected->worst_row = worst->row;
    collected->worst_arguments = n;
}

int collect(const struct plan *plan, int rerun, struct collected *collected)
{
    enum { TABLE, PAGE, FILES };
    struct file files[FILES] = {{0}};
    struct page_data data = {.plan = plan, .rerun = rerun, .width = 2 + plan->columns + plan->outputs};
    *collected = (struct collected){0};
    size_t missing = 0, first = 0;
    for (size_t task = plan_tasks(plan); task-- > 0;) {
        const enum bundle_state state = bundle_state(plan, task);
        if (state == BUNDLE_FOREIGN)
            return EXIT_FAILED;
        if (state == BUNDLE_MISSING) {
            missing++;
            first = task;
        }
    }
    if (missing > 0)
        return fail(
            "%zu of %zu tasks are missing, the first one is %zu; 'normalcontact sweep run %s' goes on",
            missing, plan_tasks(plan), first, plan->folder);
    data.rows = malloc(PAGE_ROWS * data.width * sizeof *data.rows);
    int status = data.rows ? 0 : fail("out of memory");
    if (status == 0)
        status = file_open(&files[TABLE], plan->folder, "results.csv");
    if (status == 0)
        status = file_open(&files[PAGE], plan->folder, "index.html");
    if (status == 0)
        status = write_all(files[TABLE].stream, &data);
    if (status == 0)
        sweep_page(files[PAGE].stream, &data);
    status = files_close(files, FILES, status);
    if (status == 0) {
        remove_leftovers(plan);
        make_arguments(&data, collected);
    }
    collected->failed = data.failed;
    collected->ended = data.ended;
    free(data.rows);
    return status;
}
