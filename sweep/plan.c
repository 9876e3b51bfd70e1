#include "plan.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "csv.h"
#include "file.h"
#include "text.h"

#define FIRST_LINE "normalcontact sweep plan 1"

void plan_path(const struct plan *plan, const char *name, char path[IN_PLAN])
{
    snprintf(path, IN_PLAN, "%s/%s", plan->folder, name);
}

size_t plan_tasks(const struct plan *plan)
{
    return (plan->rows + plan->bundle - 1) / plan->bundle;
}

void plan_task_rows(const struct plan *plan, size_t task, size_t *first, size_t *end)
{
    *first = task * plan->bundle;
    *end = *first + plan->bundle < plan->rows ? *first + plan->bundle : plan->rows;
}

/* --- Writing ---------------------------------------------------------------------------------------- */

/* plan.txt: lines of a word and what it stands for. */
static void write_text(FILE *out, const struct plan *plan)
{
    char number[NUMBER_TEXT], high[NUMBER_TEXT];
    fprintf(out, FIRST_LINE "\n%s %s\n", plan->modelica ? "class" : "example", plan->model);
    if (plan->modelica)
        fprintf(out, "file %s\n", plan->file);
    const struct experiment *e = &plan->experiment;
    const double times[] = {e->stop, e->interval, e->tolerance};
    const char *const words[] = {"stop", "interval", "tolerance"};
    for (int i = 0; i < 3; i++)
        if (number_text(number, times[i]))
            fprintf(out, "%s %s\n", words[i], number);
    fprintf(out, "design %s\nrows %zu\nbundle %zu\n", plan->design, plan->rows, plan->bundle);
    for (size_t i = 0; i < plan->columns; i++) {
        number_text(number, plan->low[i]);
        number_text(high, plan->high[i]);
        fprintf(out, "parameter %s %s %s\n", number, high, plan->names[i]);
    }
    for (size_t i = 0; i < plan->outputs; i++)
        fprintf(out, "output %s\n", plan->output[i]);
    fprintf(out, "bytes %llu\ntable %s\nprogram %s\n", (unsigned long long)plan->table_bytes,
            plan->table_hash, plan->program_hash);
    if (plan->modelica)
        fprintf(out, "model %s\nsources %s\n", plan->model_hash, plan->sources_hash);
    if (plan->shape[0])
        fprintf(out, "shape %s\n", plan->shape);
    for (size_t i = 0; i < plan->used_files; i++)
        fprintf(out, "uses %s %s\n", plan->used[i].hash, plan->used[i].name);
}

/* The id, from the text of plan.txt. */
static int make_id(struct plan *plan)
{
    char *text = NULL, hash[HASH_TEXT];
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return fail("out of memory");
    write_text(out, plan);
    if (fclose(out) != 0)
        return fail("out of memory");
    SHA2_CTX sha;
    SHA256Init(&sha);
    sha256_add(&sha, text, size);
    SHA256End(&sha, hash);
    free(text);
    snprintf(plan->id, PLAN_ID, "%.16s", hash);
    return 0;
}

/* Is the parameter one that the example has, with this value in its range? */
static int check_value(const struct plan *plan, const struct parameter *const *parameters, size_t row,
                       const double *values)
{
    for (size_t i = 0; i < plan->columns; i++) {
        const struct parameter *p = parameters[i];
        if (!isfinite(values[i]))
            return fail("row %zu: %s is no number", row, plan->names[i]);
        if (p && (values[i] < p->min || values[i] > p->max))
            return fail("row %zu: %s = %g is out of range; it must be from %g to %g%s%s", row, p->name,
                        values[i], p->min, p->max, strcmp(p->unit, "1") ? " " : "",
                        strcmp(p->unit, "1") ? p->unit : "");
        if (p && p->kind == PARAMETER_BOOLEAN && values[i] != 0 && values[i] != 1)
            return fail("row %zu: %s = %g is neither yes nor no; it is 0 or 1", row, p->name, values[i]);
    }
    return 0;
}

static int find_parameters(const struct plan *plan, const struct parameter **parameters)
{
    const struct system *system = plan->modelica ? NULL : system_named(plan->model);
    for (size_t i = 0; i < plan->columns; i++) {
        parameters[i] = NULL;
        for (size_t k = 0; system && k < system->n_parameters; k++)
            if (strcmp(system->parameters[k].name, plan->names[i]) == 0)
                parameters[i] = &system->parameters[k];
        if (system && !parameters[i])
            return misuse("%s has no parameter '%s'; 'normalcontact list --parameters' shows them",
                          plan->model, plan->names[i]);
    }
    return 0;
}

static void write_line(FILE *out, struct plan *plan, SHA2_CTX *sha, size_t row, const double *values)
{
    char line[PLAN_LINE];
    size_t length = (size_t)snprintf(line, sizeof line, "%zu", row);
    for (size_t i = 0; i < plan->columns; i++) {
        line[length++] = ',';
        length += number_text(line + length, values[i]);
        plan->low[i] = row == 0 ? values[i] : fmin(plan->low[i], values[i]);
        plan->high[i] = row == 0 ? values[i] : fmax(plan->high[i], values[i]);
    }
    line[length++] = '\n';
    sha256_add(sha, line, length);
    plan->table_bytes += length;
    fwrite(line, 1, length, out);
}

static void write_names(FILE *out, struct plan *plan, SHA2_CTX *sha)
{
    char *text = NULL;
    size_t size = 0;
    FILE *line = open_memstream(&text, &size);
    if (!line)
        return;
    fputs("index", line);
    for (size_t i = 0; i < plan->columns; i++) {
        fputc(',', line);
        write_field(line, plan->names[i]);
    }
    fputc('\n', line);
    fclose(line);
    sha256_add(sha, text, size);
    plan->table_bytes = size;
    fwrite(text, 1, size, out);
    free(text);
}

/* Opens the CSV file of the design and reads the names of its columns; a column index is left out. */
static int open_design(struct plan *plan, struct csv *csv, size_t *skip)
{
    if (!csv_open(csv, plan->design))
        return fail("cannot read the design '%s': %s; use full, latin, sobol or a CSV file", plan->design,
                    strerror(errno ? errno : EINVAL));
    const char *name = csv->names;
    *skip = strcmp(name, "index") == 0;
    if (csv->columns - *skip > MAX_AXES || csv->columns == *skip) {
        csv_close(csv);
        return misuse("'%s': a sweep varies 1 to %d parameters", plan->design, MAX_AXES);
    }
    plan->columns = csv->columns - *skip;
    for (size_t i = 0; i < csv->columns; i++, name += strlen(name) + 1)
        if (i >= *skip)
            snprintf(plan->names[i - *skip], AXIS_NAME, "%s", name);
    return 0;
}

int plan_design_names(struct plan *plan)
{
    struct csv csv;
    size_t skip;
    const int status = open_design(plan, &csv, &skip);
    if (status == 0)
        csv_close(&csv);
    return status;
}

static int copy_rows(struct plan *plan, FILE *out, SHA2_CTX *sha)
{
    struct csv csv;
    size_t skip;
    const struct parameter *parameters[MAX_AXES];
    int status = open_design(plan, &csv, &skip);
    if (status != 0)
        return status;
    status = find_parameters(plan, parameters);
    write_names(out, plan, sha);
    for (plan->rows = 0; status == 0 && !ferror(out) && csv_next(&csv); plan->rows++) {
        status = check_value(plan, parameters, plan->rows, csv.row + skip);
        write_line(out, plan, sha, plan->rows, csv.row + skip);
    }
    if (status == 0 && csv.failed)
        status = fail("'%s': line %zu is no row of %zu numbers", plan->design, plan->rows + 2, csv.columns);
    csv_close(&csv);
    return status == 0 && plan->rows == 0 ? fail("the design '%s' has no rows", plan->design) : status;
}

static int write_rows(struct plan *plan, FILE *out, SHA2_CTX *sha,
                      int (*row_values)(const void *context, size_t row, double *values),
                      const void *context)
{
    const struct parameter *parameters[MAX_AXES];
    int status = find_parameters(plan, parameters);
    write_names(out, plan, sha);
    for (size_t row = 0; row < plan->rows && status == 0 && !ferror(out); row++) {
        double values[MAX_AXES];
        status = row_values(context, row, values);
        if (status == 0)
            status = check_value(plan, parameters, row, values);
        write_line(out, plan, sha, row, values);
    }
    return status;
}

int plan_write(struct plan *plan, int (*values)(const void *context, size_t row, double *values),
               const void *context)
{
    enum { TABLE, TEXT, FILES };
    struct file files[FILES] = {{0}};
    SHA2_CTX sha;
    SHA256Init(&sha);
    int status = program_hash(plan->program_hash);
    if (status == 0)
        status = file_open(&files[TABLE], plan->folder, "plan.csv");
    if (status == 0)
        status = file_open(&files[TEXT], plan->folder, "plan.txt");
    if (status == 0)
        status = values ? write_rows(plan, files[TABLE].stream, &sha, values, context)
                        : copy_rows(plan, files[TABLE].stream, &sha);
    if (status == 0) {
        SHA256End(&sha, plan->table_hash);
        if (plan->bundle == 0) /* as many files as rows in each */
            plan->bundle = (size_t)ceil(sqrt((double)plan->rows));
        write_text(files[TEXT].stream, plan);
        status = make_id(plan);
    }
    return files_close(files, FILES, status);
}

/* --- Reading ---------------------------------------------------------------------------------------- */

static void copy(char *to, size_t size, const char *from)
{
    snprintf(to, size, "%s", from);
}

static int read_parameter(struct plan *plan, const char *value)
{
    char *end;
    if (plan->columns == MAX_AXES)
        return 0;
    plan->low[plan->columns] = strtod(value, &end);
    plan->high[plan->columns] = strtod(end, &end);
    if (*end != ' ')
        return 0;
    copy(plan->names[plan->columns++], AXIS_NAME, end + 1);
    return 1;
}

static int read_line(struct plan *plan, const char *word, const char *value)
{
    const struct {
        const char *word;
        char *text;
        size_t size;
    } texts[] = {
        {"example", plan->model, sizeof plan->model}, {"class", plan->model, sizeof plan->model},
        {"file", plan->file, sizeof plan->file},      {"design", plan->design, sizeof plan->design},
        {"table", plan->table_hash, HASH_TEXT},       {"program", plan->program_hash, HASH_TEXT},
        {"model", plan->model_hash, HASH_TEXT},       {"sources", plan->sources_hash, HASH_TEXT},
        {"shape", plan->shape, sizeof plan->shape},
    };
    struct experiment *e = &plan->experiment;
    if (strcmp(word, "class") == 0)
        plan->modelica = 1;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (strcmp(word, texts[i].word) == 0) {
            copy(texts[i].text, texts[i].size, value);
            return 1;
        }
    if (strcmp(word, "parameter") == 0)
        return read_parameter(plan, value);
    if (strcmp(word, "output") == 0 && plan->outputs < MAX_REDUCTIONS) {
        copy(plan->output[plan->outputs++], REDUCTION_TEXT, value);
        return 1;
    }
    if (strcmp(word, "uses") == 0 && plan->used_files < MAX_USED && strlen(value) > HASH_TEXT) {
        struct used_file *used = &plan->used[plan->used_files++];
        snprintf(used->hash, HASH_TEXT, "%.64s", value);
        copy(used->name, USED_NAME, value + HASH_TEXT);
        return 1;
    }
    double *const numbers[] = {&e->stop, &e->interval, &e->tolerance};
    const char *const words[] = {"stop", "interval", "tolerance"};
    for (int i = 0; i < 3; i++)
        if (strcmp(word, words[i]) == 0) {
            *numbers[i] = strtod(value, NULL);
            return 1;
        }
    const unsigned long long count = strtoull(value, NULL, 10);
    if (strcmp(word, "rows") == 0)
        plan->rows = (size_t)count;
    else if (strcmp(word, "bundle") == 0)
        plan->bundle = (size_t)count;
    else if (strcmp(word, "bytes") == 0)
        plan->table_bytes = count;
    else
        return 0;
    return 1;
}

int plan_read(struct plan *plan, const char *folder)
{
    char path[IN_PLAN], line[PLAN_LINE];
    *plan = (struct plan){.experiment = {NAN, NAN, NAN}};
    if (strlen(folder) >= PLAN_PATH)
        return misuse("the name of the folder is too long");
    copy(plan->folder, PLAN_PATH, folder);
    plan_path(plan, "plan.txt", path);
    FILE *in = fopen(path, "r");
    if (!in)
        return fail("cannot read '%s': %s; 'normalcontact sweep plan ... --out FOLDER' makes it", path,
                    strerror(errno));
    int good = fgets(line, sizeof line, in) && strcmp(line, FIRST_LINE "\n") == 0;
    while (good && fgets(line, sizeof line, in)) {
        line[strcspn(line, "\n")] = 0;
        char *blank = strchr(line, ' ');
        good = blank != NULL;
        if (blank) {
            *blank = 0;
            good = read_line(plan, line, blank + 1);
        }
    }
    fclose(in);
    if (!good || plan->rows == 0 || plan->bundle == 0 || plan->outputs == 0 || !plan->table_hash[0])
        return fail("'%s' is not a plan of this version of the program; plan again in another folder",
                    path);
    return make_id(plan);
}
