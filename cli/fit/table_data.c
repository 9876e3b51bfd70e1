/* Tables of numbers as people have them: comma, semicolon, tab or blanks between the columns, a decimal comma, a line of
 * names, comments. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fit_data.h"
#include "text.h"

struct reading {
    const struct source *source;
    struct table_data *table;
    char separator; /* ' ': blanks */
    size_t room, line_room;
};

static int is_comment(const char *line)
{
    return line[0] == 0 || line[0] == '#' || line[0] == '%' || strncmp(line, "//", 2) == 0;
}

/* A digit on both sides of each comma, and blanks between such numbers: commas are decimal. */
static int commas_are_decimal(const char *line)
{
    int blanks = 0;
    for (const char *c = line; *c; c++) {
        if (*c == ',' && (c == line || !isdigit((unsigned char)c[-1]) || !isdigit((unsigned char)c[1])))
            return 0;
        blanks += *c == ' ' || *c == '\t';
    }
    return blanks > 0 && !strchr(line, '.');
}

/* The separator by a line of numbers. */
static void choose_separator(struct reading *r, const char *line)
{
    struct table_data *t = r->table;
    r->separator = strchr(line, ';') ? ';' : strchr(line, '\t') ? '\t' : strchr(line, ',') ? ',' : ' ';
    if (r->separator == ',' && commas_are_decimal(line))
        r->separator = ' ';
    t->separator = r->separator == ';'    ? "semicolons"
                   : r->separator == '\t' ? "tabs"
                   : r->separator == ','  ? "commas"
                                          : "blanks";
}

/* The fields of a line, each ended by a zero in place; their number. */
static size_t split(const struct reading *r, char *line, char *field[FIT_COLUMNS])
{
    size_t count = 0;
    for (char *at = line; count < FIT_COLUMNS;) {
        while (*at == ' ' || (*at == '\t' && r->separator != '\t'))
            at++;
        if (*at == 0 && r->separator == ' ')
            break;
        char *end = at;
        while (*end && (r->separator == ' ' ? *end != ' ' && *end != '\t' : *end != r->separator))
            end++;
        char *stop = end;
        const int last = *end == 0;
        while (stop > at && isspace((unsigned char)stop[-1]))
            stop--;
        *stop = 0;
        if (stop - at >= 2 && *at == '"' && stop[-1] == '"') { /* quoted */
            stop[-1] = 0;
            at++;
        }
        if (!(last && *at == 0 && count > 0)) /* a separator at the end of the line */
            field[count++] = at;
        if (last)
            break;
        at = end + 1;
    }
    return count;
}

static int field_number(const struct reading *r, char *field, double *number)
{
    if (r->separator != ',' && strchr(field, ',')) {
        if (strchr(field, '.'))
            return 0;
        r->table->decimal_comma = 1;
        for (char *c = field; *c; c++)
            *c = (char)(*c == ',' ? '.' : *c);
    }
    return lines_number(&field, number) && field[strspn(field, " \t")] == 0;
}

static int starts_with_number(const char *line)
{
    double number;
    char copy[64];
    snprintf(copy, sizeof copy, "%s", line[0] == '"' ? line + 1 : line);
    copy[strcspn(copy, ";\t, \"")] = 0;
    char *at = copy;
    return lines_number(&at, &number) && *at == 0;
}

/* The names of the columns, in small letters. */
static void read_names(struct reading *r, char *line)
{
    char *field[FIT_COLUMNS];
    struct table_data *t = r->table;
    const size_t count = split(r, line, field);
    t->named = 1;
    for (size_t i = 0; i < count; i++) {
        snprintf(t->name[i], FIT_NAME, "%s", field[i]);
        for (char *c = t->name[i]; *c; c++)
            *c = (char)tolower((unsigned char)*c);
    }
}

static int read_row(struct reading *r, const struct lines *lines)
{
    struct table_data *t = r->table;
    char *field[FIT_COLUMNS];
    const struct excerpt shown = excerpt_of(lines->line, EXCERPT);
    const char *path = r->source->path;
    const size_t count = split(r, lines->line, field);
    if (t->rows == 0)
        t->columns = count;
    if (count != t->columns)
        return fail("'%s', line %zu: '%s' has %zu column%s, the lines before it have %zu; mend the line, "
                    "or begin it "
                    "with # to leave it out",
                    path, lines->number, shown.text, count, count == 1 ? "" : "s", t->columns);
    if (!room_for(&t->value, &r->room, (t->rows + 1) * t->columns, sizeof *t->value) ||
        !room_for(&t->line, &r->line_room, t->rows + 1, sizeof *t->line))
        return fail("'%s': out of memory", path);
    for (size_t i = 0; i < count; i++)
        if (!field_number(r, field[i], &t->value[t->rows * t->columns + i]))
            return fail("'%s', line %zu, column %zu: '%s' is no number; mend it, or begin the line with # "
                        "to leave it "
                        "out",
                        path, lines->number, i + 1, excerpt_of(field[i], EXCERPT).text);
    t->line[t->rows++] = lines->number;
    return 0;
}

static int read_rows(struct reading *r, struct lines *lines)
{
    struct table_data *t = r->table;
    char header[1024] = "";
    int status = 0, more;
    while (status == 0 && (more = lines_next(lines)) != 0) {
        if (more < 0)
            return fail("'%s': out of memory", r->source->path);
        if (strlen(lines->line) != 0 && is_comment(lines->line))
            continue;
        if (lines->line[0] == 0)
            continue;
        if (t->rows == 0 && !starts_with_number(lines->line)) {
            if (header[0])
                return fail("'%s', line %zu: '%s' is neither a number nor a comment; a table has at most "
                            "one line of "
                            "names before its numbers; begin other lines with #",
                            r->source->path, lines->number, excerpt_of(lines->line, EXCERPT).text);
            snprintf(header, sizeof header, "%s", lines->line);
            continue;
        }
        if (t->rows == 0) {
            choose_separator(r, lines->line);
            if (header[0])
                read_names(r, header);
        }
        status = read_row(r, lines);
    }
    if (status == 0 && t->rows == 0)
        status = fail("'%s' holds no numbers; it should be a table with one row for each datum, or a mesh",
                      r->source->path);
    return status;
}

int table_read(const struct source *source, struct table_data *table)
{
    *table = (struct table_data){0};
    struct reading reading = {.source = source, .table = table};
    struct lines lines = {.next = source->text, .end = source->text + source->size};
    if (memchr(source->text, 0, source->size))
        return fail("'%s' is binary, but no STL or PLY file that can be read; give a table of numbers as "
                    "text, or a "
                    "mesh",
                    source->path);
    const int status = read_rows(&reading, &lines);
    free(lines.line);
    return status;
}

void table_free_data(struct table_data *table)
{
    free(table->value);
    free(table->line);
    *table = (struct table_data){0};
}
