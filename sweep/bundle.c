#include "bundle.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "text.h"

static void bundle_name(size_t task, char name[32])
{
    snprintf(name, 32, "results/%06zu.csv", task);
}

static void first_line(const struct plan *plan, size_t task, char line[64])
{
    snprintf(line, 64, "# plan %s task %zu\n", plan->id, task);
}

enum bundle_state bundle_state(const struct plan *plan, size_t task)
{
    char name[32], path[IN_PLAN], expected[64], line[64];
    bundle_name(task, name);
    plan_path(plan, name, path);
    FILE *in = fopen(path, "r");
    if (!in && errno == ENOENT)
        return BUNDLE_MISSING;
    first_line(plan, task, expected);
    const int good = in && fgets(line, sizeof line, in) && strcmp(line, expected) == 0;
    if (in)
        fclose(in);
    if (good)
        return BUNDLE_THERE;
    fail("'%s' is not of this plan; move it away", path);
    return BUNDLE_FOREIGN;
}

int bundle_write(const struct plan *plan, size_t task, char *const *lines, size_t n)
{
    struct file file;
    char name[32], line[64];
    bundle_name(task, name);
    first_line(plan, task, line);
    int status = file_open(&file, plan->folder, name);
    if (status != 0)
        return status;
    fputs(line, file.stream);
    for (size_t i = 0; i < n; i++)
        fputs(lines[i], file.stream);
    return files_close(&file, 1, 0);
}

int bundle_open(struct bundle *bundle, const struct plan *plan, size_t task)
{
    char name[32], path[IN_PLAN];
    *bundle = (struct bundle){0};
    bundle_name(task, name);
    plan_path(plan, name, path);
    switch (bundle_state(plan, task)) {
    case BUNDLE_FOREIGN:
        return EXIT_FAILED;
    case BUNDLE_MISSING:
        return fail("'%s' is missing; 'normalcontact sweep run %s' goes on", path, plan->folder);
    default:
        bundle->stream = fopen(path, "r");
    }
    return bundle->stream && fgets(bundle->line, RESULT_LINE, bundle->stream)
               ? 0
               : fail("cannot read '%s': %s", path, strerror(errno));
}

int bundle_next(struct bundle *bundle, const struct plan *plan, size_t row)
{
    char *end = bundle->line;
    const int there = fgets(bundle->line, RESULT_LINE, bundle->stream) != NULL;
    const size_t index = there ? (size_t)strtoull(bundle->line, &end, 10) : 0;
    const char *newline = there ? strchr(bundle->line, '\n') : NULL;
    bundle->values = end;
    for (size_t i = 0; i < plan->outputs && newline && end; i++)
        end = *end == ',' ? end + 1 + strcspn(end + 1, ",\n") : NULL;
    if (!newline || !end || *end != ',' || index != row)
        return fail(
            "the results of row %zu are damaged; remove '%s/results/%06zu.csv' and run the sweep again",
            row, plan->folder, row / plan->bundle);
    *end = 0;
    bundle->status = end + 1;
    bundle->status[strcspn(bundle->status, "\n")] = 0;
    return 0;
}

void bundle_close(struct bundle *bundle)
{
    if (bundle->stream)
        fclose(bundle->stream);
    bundle->stream = NULL;
}
