#include "lift_table.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "options.h"
#include "text.h"

#define TURN 6.283185307179586

enum { MAX_COLUMNS = 32, MAX_ROWS = 100000, LEAST_ROWS = 8 };

int lift_table_named(const char *argument)
{
    const char *dot = strrchr(argument, '.');
    return dot &&
           (strcasecmp(dot, ".csv") == 0 || strcasecmp(dot, ".txt") == 0 || strcasecmp(dot, ".dat") == 0);
}

/* One line, cut into its fields. */
struct fields {
    char *text[MAX_COLUMNS];
    size_t count;
};

static char *trimmed(char *text)
{
    text += strspn(text, " \t\"");
    size_t n = strlen(text);
    while (n > 0 && strchr(" \t\"\r\n", text[n - 1]))
        text[--n] = 0;
    return text;
}

static void split(char *line, struct fields *fields)
{
    const char *separator = strchr(line, ';')    ? ";"
                            : strchr(line, ',')  ? ","
                            : strchr(line, '\t') ? "\t"
                                                 : NULL;
    fields->count = 0;
    if (separator && separator[0] == ';')
        for (char *c = line; *c; c++)
            *c = (char)(*c == ',' ? '.' : *c); /* the decimal comma */
    while (line && fields->count < MAX_COLUMNS) {
        char *next = NULL;
        if (separator) {
            next = strchr(line, separator[0]);
        } else {
            line += strspn(line, " ");
            next = strchr(line, ' ');
        }
        if (next)
            *next++ = 0;
        if (separator || *trimmed(line))
            fields->text[fields->count++] = trimmed(line);
        line = next;
    }
}

/* How the columns are to be read. */
struct layout {
    size_t angle, lift; /* numbers of the columns */
    double angle_factor, lift_factor;
    size_t columns;
};

/* The unit behind a name: "angle_deg", "angle [deg]", "lift in mm"; empty: none. */
static const char *unit_behind(const char *name, size_t length, char *unit, size_t size)
{
    size_t n = 0;
    for (const char *c = name + length; *c && n + 1 < size; c++)
        if (isalpha((unsigned char)*c))
            unit[n++] = (char)tolower((unsigned char)*c);
    unit[n] = 0;
    return strncmp(unit, "in", 2) == 0 && n > 2 ? unit + 2 : unit;
}

static int begins(const char *name, const char *with)
{
    const size_t n = strlen(with);
    return strncasecmp(name, with, n) == 0 && !isalpha((unsigned char)name[n]);
}

static int read_head(const char *path, size_t line, const struct fields *fields, struct layout *layout,
                     enum lift_unit *unit)
{
    char text[24];
    layout->angle = layout->lift = fields->count;
    layout->angle_factor = layout->lift_factor = 1;
    layout->columns = fields->count;
    for (size_t i = 0; i < fields->count; i++) {
        const char *name = fields->text[i];
        const int angle = begins(name, "angle"), lift = begins(name, "lift");
        if (!angle && !lift)
            continue;
        if ((angle ? layout->angle : layout->lift) < fields->count)
            return fail("%s, line %zu: two columns are called %s; leave one of them", path, line,
                        angle ? "angle" : "lift");
        const char *said = unit_behind(name, angle ? 5 : 4, text, sizeof text);
        const double factor = strcmp(said, "deg") == 0 || strcmp(said, "degrees") == 0 ? TURN / 360
                              : strcmp(said, "mm") == 0 && lift                        ? 1e-3
                                                                                       : 1;
        if (factor == 1 && *said && strcmp(said, "rad") != 0 && !(lift && strcmp(said, "m") == 0))
            return fail(
                "%s, line %zu: the unit of '%s' is not known; write angle or angle_deg, lift, lift_mm, "
                "lift_rad or lift_deg",
                path, line, excerpt_of(name, EXCERPT).text);
        if (angle) {
            layout->angle = i;
            layout->angle_factor = factor;
        } else {
            layout->lift = i;
            layout->lift_factor = factor;
            *unit = !*said                          ? LIFT_UNIT_NONE
                    : said[strlen(said) - 1] == 'm' ? LIFT_UNIT_LENGTH
                                                    : LIFT_UNIT_ANGLE;
        }
    }
    if (layout->angle == fields->count || layout->lift == fields->count)
        return fail(
            "%s, line %zu: no column is called '%s'; the head of a lift table names the columns angle and "
            "lift",
            path, line, layout->angle == fields->count ? "angle" : "lift");
    return 0;
}

static int read_field(const char *path, size_t line, const struct fields *fields, size_t column,
                      const char *what, double *value)
{
    if (read_number(fields->text[column], value))
        return 0;
    return fail("%s, line %zu: the %s '%s' is no number; write a decimal number or leave the line out",
                path, line, what, excerpt_of(fields->text[column], EXCERPT).text);
}

static int read_rows(const char *path, FILE *stream, struct lift_table *table)
{
    struct layout layout = {0};
    struct fields fields;
    char *text = NULL;
    size_t size = 0, line = 0, room = 0;
    int status = 0;
    while (status == 0 && getline(&text, &size, stream) > 0) {
        double number;
        line++;
        char *start = line == 1 && strncmp(text, "\xef\xbb\xbf", 3) == 0 ? text + 3 : text;
        start[strcspn(start, "#")] = 0;
        start = trimmed(start);
        if (!*start)
            continue;
        split(start, &fields);
        if (layout.columns == 0) {
            if (!read_number(fields.text[0], &number)) {
                status = read_head(path, line, &fields, &layout, &table->unit);
                continue;
            }
            layout = (struct layout){0, 1, 1, 1, 2};
        }
        if (fields.count != layout.columns)
            status = fail("%s, line %zu has %zu column%s, not %zu; %s", path, line, fields.count,
                          fields.count == 1 ? "" : "s", layout.columns,
                          layout.columns == 2 ? "a row is: angle, lift"
                                              : "each row needs as many as the head names");
        if (status == 0 && table->count == room) {
            room = room ? 2 * room : 512;
            double *angle = realloc(table->angle, room * sizeof *angle);
            table->angle = angle ? angle : table->angle;
            double *lift = realloc(table->lift, room * sizeof *lift);
            table->lift = lift ? lift : table->lift;
            size_t *lines = realloc(table->line, room * sizeof *lines);
            table->line = lines ? lines : table->line;
            if (!angle || !lift || !lines || room > MAX_ROWS * 2)
                status = fail(room > MAX_ROWS * 2 ? "'%s' has more than 100000 rows; thin it"
                                                  : "out of memory: '%s'",
                              path);
        }
        if (status == 0)
            status = read_field(path, line, &fields, layout.angle, "angle", &table->angle[table->count]);
        if (status == 0)
            status = read_field(path, line, &fields, layout.lift, "lift", &table->lift[table->count]);
        if (status != 0)
            break;
        table->angle[table->count] *= layout.angle_factor;
        table->lift[table->count] *= layout.lift_factor;
        table->line[table->count++] = line;
    }
    free(text);
    if (status == 0 && ferror(stream))
        status = fail("cannot read '%s': %s", path, strerror(errno));
    return status;
}

struct row {
    double angle, lift;
    size_t line;
};

static int by_angle(const void *a, const void *b)
{
    const struct row *x = a, *y = b;
    return x->angle < y->angle ? -1 : x->angle > y->angle;
}

/* Sorts the rows, leaves out the last one if it is the first one a turn later, and looks for rows that contradict. */
static int order_rows(const char *path, struct lift_table *table)
{
    struct row *rows = malloc(table->count * sizeof *rows);
    if (!rows)
        return fail("out of memory");
    double largest = 0;
    for (size_t i = 0; i < table->count; i++) {
        rows[i] = (struct row){table->angle[i], table->lift[i], table->line[i]};
        largest = fmax(largest, table->lift[i]);
    }
    qsort(rows, table->count, sizeof *rows, by_angle);
    int status = 0;
    size_t count = 0;
    for (size_t i = 0; i < table->count && status == 0; i++) {
        const struct row *same = count > 0 && rows[i].angle - rows[count - 1].angle < 1e-9
                                     ? &rows[count - 1]
                                 : rows[i].angle - rows[0].angle > TURN - 1e-6 ? &rows[0]
                                                                               : NULL;
        if (rows[i].angle - rows[0].angle > TURN + 1e-3)
            status = fail(
                "%s, line %zu: the angle %g is more than a turn (6.28 rad) from %g in line %zu; call the "
                "column angle_deg if these are degrees",
                path, rows[i].line, rows[i].angle, rows[0].angle, rows[0].line);
        else if (rows[i].lift < -1e-6 * largest)
            status = fail("%s, line %zu: the lift %g is negative; it counts from the base circle", path,
                          rows[i].line, rows[i].lift);
        else if (!same)
            rows[count++] = rows[i];
        else if (i > 0 && !(fabs(same->lift - rows[i].lift) <= 1e-3 * largest))
            status =
                fail("%s, line %zu: the lift at the angle %g is %g, but %g in line %zu; leave one of them",
                     path, rows[i].line, rows[i].angle, rows[i].lift, same->lift, same->line);
        else if (i == 0)
            rows[count++] = rows[i];
    }
    for (size_t i = 0; i < count; i++) {
        table->angle[i] = rows[i].angle;
        table->lift[i] = rows[i].lift;
        table->line[i] = rows[i].line;
    }
    table->count = count;
    free(rows);
    if (status == 0 && !(largest > 0))
        status = fail("%s: no lift is above zero; a cam that lifts nothing needs no table", path);
    return status;
}

int lift_table_read(const char *path, struct lift_table *table)
{
    *table = (struct lift_table){0};
    FILE *stream = fopen(path, "r");
    if (!stream)
        return fail("cannot read the lift table '%s': %s", path, strerror(errno));
    int status = read_rows(path, stream, table);
    fclose(stream);
    if (status == 0 && table->count < LEAST_ROWS)
        status = fail("%s has %zu rows; a lift table needs at least %d", path, table->count, LEAST_ROWS);
    return status == 0 ? order_rows(path, table) : status;
}

void lift_table_free(struct lift_table *table)
{
    free(table->angle);
    free(table->lift);
    free(table->line);
    *table = (struct lift_table){0};
}
