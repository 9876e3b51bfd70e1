#include "csv.h"

#include <stdlib.h>
#include <string.h>

/* Reads a line of any length; 0 at the end. */
static int read_line(struct csv *csv)
{
    return getline(&csv->line, &csv->line_size, csv->stream) > 0;
}

int csv_open(struct csv *csv, const char *path)
{
    return csv_begin(csv, fopen(path, "r"));
}

int csv_begin(struct csv *csv, FILE *stream)
{
    *csv = (struct csv){.stream = stream};
    if (!csv->stream)
        return 0;
    if (!read_line(csv) || !(csv->names = malloc(strlen(csv->line) + 2))) {
        csv_close(csv);
        return 0;
    }
    /* Names may be quoted and contain commas, as m[1,2]. */
    char *to = csv->names;
    int quoted = 0;
    csv->columns = 1;
    for (const char *from = csv->line; *from && *from != '\n' && *from != '\r'; from++) {
        if (*from == '"') {
            quoted = !quoted;
        } else if (*from == ',' && !quoted) {
            *to++ = 0;
            csv->columns++;
        } else {
            *to++ = *from;
        }
    }
    *to = 0;
    csv->row = malloc(csv->columns * sizeof *csv->row);
    if (!csv->row)
        csv_close(csv);
    return csv->stream != NULL;
}

int csv_column(const struct csv *csv, const char *name, size_t *column)
{
    const char *at = csv->names;
    for (*column = 0; *column < csv->columns; ++*column, at += strlen(at) + 1)
        if (strcmp(at, name) == 0)
            return 1;
    return 0;
}

int csv_next(struct csv *csv)
{
    if (csv->failed || !read_line(csv))
        return 0;
    const char *at = csv->line;
    for (size_t i = 0; i < csv->columns; i++) {
        char *end;
        csv->row[i] = strtod(at, &end);
        if (end == at && strncmp(at, "true", 4) == 0)
            csv->row[i] = 1, end += 4;
        else if (end == at && strncmp(at, "false", 5) == 0)
            end += 5;
        csv->failed |= end == at || (i + 1 < csv->columns && *end != ',');
        if (csv->failed)
            return 0;
        at = end + 1;
    }
    return 1;
}

void csv_close(struct csv *csv)
{
    if (csv->stream)
        fclose(csv->stream);
    free(csv->line);
    free(csv->names);
    free(csv->row);
    *csv = (struct csv){0};
}
