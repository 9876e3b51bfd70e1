#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include "plan.h"
#include "text.h"

size_t number_text(char text[NUMBER_TEXT], double value)
{
    text[0] = 0;
    if (isnan(value))
        return 0;
    int length = 0;
    for (int digits = 15; digits <= 17; digits += 2) {
        length = snprintf(text, NUMBER_TEXT, "%.*g", digits, value);
        if (digits < 17 && strtod(text, NULL) == value)
            break;
    }
    return (size_t)length;
}

void write_field(FILE *out, const char *word)
{
    if (!strpbrk(word, ",\"")) {
        fputs(word, out);
        return;
    }
    fputc('"', out);
    for (; *word; word++)
        fputs(*word == '"' ? "\"\"" : (char[2]){*word, 0}, out);
    fputc('"', out);
}

int table_values(const char *line, size_t columns, size_t *row, double *values)
{
    char *end;
    *row = (size_t)strtoull(line, &end, 10);
    if (end == line)
        return 0;
    for (size_t i = 0; i < columns; i++) {
        if (*end != ',')
            return 0;
        const char *at = end + 1;
        values[i] = strtod(at, &end);
        if (end == at)
            return 0;
    }
    return *end == 0 || *end == '\n' || *end == '\r';
}

static int damaged(const struct plan *plan)
{
    return fail("'%s/plan.csv' is not the table of this plan: it was changed or cut; restore it, or plan "
                "again in another "
                "folder",
                plan->folder);
}

/* The line that begins at or after a place in the file; 0 at its end. */
static int line_after(struct table *table, off_t place)
{
    if (fseeko(table->stream, place, SEEK_SET) != 0)
        return 0;
    if (place > 0 && !fgets(table->line, PLAN_LINE, table->stream)) /* the rest of the line before it */
        return 0;
    return fgets(table->line, PLAN_LINE, table->stream) != NULL;
}

int table_open(struct table *table, const struct plan *plan, size_t row)
{
    char path[IN_PLAN];
    plan_path(plan, "plan.csv", path);
    *table = (struct table){.stream = fopen(path, "r")};
    if (!table->stream)
        return fail("cannot read '%s': %s", path, strerror(errno));
    if (fseeko(table->stream, 0, SEEK_END) != 0 || (uint64_t)ftello(table->stream) != plan->table_bytes) {
        table_close(table);
        return damaged(plan);
    }
    /* the last place after which a line begins that is not behind the row; the first line are the names */
    off_t low = 0, high = (off_t)plan->table_bytes;
    while (row > 0 && high - low > 1) {
        const off_t middle = low + (high - low) / 2;
        if (line_after(table, middle) && strtoull(table->line, NULL, 10) <= row)
            low = middle;
        else
            high = middle;
    }
    if (fseeko(table->stream, low, SEEK_SET) != 0 || !fgets(table->line, PLAN_LINE, table->stream)) {
        table_close(table);
        return damaged(plan);
    }
    return 0;
}

int table_next(struct table *table, const struct plan *plan, size_t row)
{
    size_t index;
    double values[MAX_AXES];
    if (!fgets(table->line, PLAN_LINE, table->stream) ||
        !table_values(table->line, plan->columns, &index, values) || index != row)
        return damaged(plan);
    table->line[strcspn(table->line, "\r\n")] = 0;
    return 0;
}

void table_close(struct table *table)
{
    if (table->stream)
        fclose(table->stream);
    table->stream = NULL;
}

void plan_write_names(FILE *out, const struct plan *plan)
{
    fputs("index", out);
    for (size_t i = 0; i < plan->columns; i++) {
        fputc(',', out);
        write_field(out, plan->names[i]);
    }
    for (size_t i = 0; i < plan->outputs; i++) {
        fputc(',', out);
        write_field(out, plan->output[i]);
    }
    fputs(",status\n", out);
}
