#include "reduction.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "csv.h"
#include "text.h"

static const char *const names[] = {"max",      "min",      "first",    "last", "mean",   "rms",
                                    "integral", "time_max", "time_min", "when", "events", "distance"};

enum { KINDS = sizeof names / sizeof *names };

/* --- Reading ---------------------------------------------------------------------------------------- */

static int explain(const char *text)
{
    return misuse("the output '%s' is not understood; use max(x), min(x), first(x), last(x), mean(x), "
                  "rms(x), integral(x), "
                  "time_max(x), time_min(x), when(x,condition), events(name) or distance(x,file.csv)",
                  excerpt_of(text, EXCERPT).text);
}

/* Takes blanks at both ends away. */
static void copy_trimmed(char *to, const char *from, size_t length)
{
    while (length > 0 && *from == ' ')
        from++, length--;
    while (length > 0 && from[length - 1] == ' ')
        length--;
    memcpy(to, from, length);
    to[length] = 0;
}

int reduction_read(struct reduction *reduction, const char *text)
{
    *reduction = (struct reduction){0};
    const size_t length = strlen(text), name = strcspn(text, "(");
    if (length >= REDUCTION_TEXT || name + 2 >= length || text[length - 1] != ')' || strchr(text, '"') ||
        strchr(text, '\n'))
        return explain(text);
    copy_trimmed(reduction->text, text, length);
    size_t kind = 0;
    while (kind < KINDS && (strlen(names[kind]) != name || strncmp(names[kind], text, name) != 0))
        kind++;
    if (kind == KINDS)
        return explain(text);
    reduction->kind = (enum reduction_kind)kind;
    const char *inside = text + name + 1;
    const size_t inside_length = length - name - 2;
    const int two = kind == REDUCTION_WHEN || kind == REDUCTION_DISTANCE;
    /* the last comma outside brackets parts both arguments: m[1,2] is one name */
    size_t comma = inside_length, depth = 0;
    for (size_t i = 0; i < inside_length && two; i++) {
        depth += inside[i] == '[';
        depth -= inside[i] == ']' && depth > 0;
        if (inside[i] == ',' && depth == 0)
            comma = i;
    }
    if (two && comma == inside_length)
        return explain(text);
    copy_trimmed(reduction->variable.name, inside, comma);
    if (two)
        copy_trimmed(kind == REDUCTION_WHEN ? reduction->condition.name : reduction->path,
                     inside + comma + 1, inside_length - comma - 1);
    return reduction->variable.name[0] ? 0 : explain(text);
}

static int bind_variable(struct variable *variable, int all, const struct reduction *reduction,
                         find_column *find, const void *context)
{
    char *star = strstr(variable->name, "[*]");
    variable->elements = 0;
    if (!star) {
        if (!find(context, variable->name, &variable->column[0]))
            return misuse("%s: the model has no variable '%s'", reduction->text, variable->name);
        variable->elements = 1;
        return 0;
    }
    if (!all)
        return misuse("%s: [*] is allowed in max, min and as condition of when only", reduction->text);
    for (size_t i = 0; i < MAX_ELEMENTS; i++) {
        char name[REDUCTION_TEXT + 24];
        snprintf(name, sizeof name, "%.*s[%zu]%s", (int)(star - variable->name), variable->name, i + 1,
                 star + 3);
        if (!find(context, name, &variable->column[i]))
            break;
        variable->elements++;
    }
    return variable->elements
               ? 0
               : misuse("%s: the model has no variable '%s'", reduction->text, variable->name);
}

int reduction_curve(struct reduction *reduction, const char *path)
{
    struct csv csv;
    size_t column = 1, capacity = 0;
    struct curve *curve = &reduction->curve;
    if (!csv_open(&csv, path))
        return fail("%s: cannot read '%s': %s", reduction->text, path, strerror(errno ? errno : EINVAL));
    int status = csv_column(&csv, reduction->variable.name, &column) || csv.columns == 2
                     ? 0
                     : fail("%s: '%s' has no column %s", reduction->text, path, reduction->variable.name);
    column = column < csv.columns ? column : 1;
    while (status == 0 && csv_next(&csv)) {
        if (curve->count == capacity) {
            capacity = capacity ? 2 * capacity : 256;
            double *time = realloc(curve->time, capacity * sizeof *time);
            curve->time = time ? time : curve->time;
            double *value = realloc(curve->value, capacity * sizeof *value);
            curve->value = value ? value : curve->value;
            if (!time || !value) {
                status = fail("out of memory");
                break;
            }
        }
        curve->time[curve->count] = csv.row[0];
        curve->value[curve->count++] = csv.row[column];
        if (curve->count > 1 && !(curve->time[curve->count - 2] < csv.row[0]))
            status = fail("%s: the times in '%s' do not grow", reduction->text, path);
    }
    if (status == 0 && (csv.failed || curve->count == 0))
        status = fail("%s: '%s' must have a line of names and rows of numbers, the time first",
                      reduction->text, path);
    csv_close(&csv);
    return status;
}

int reduction_bind(struct reduction *reduction, find_column *find, const void *context)
{
    const enum reduction_kind kind = reduction->kind;
    int status = 0;
    if (!reduction->counted)
        status = bind_variable(&reduction->variable, kind == REDUCTION_MAX || kind == REDUCTION_MIN,
                               reduction, find, context);
    if (status == 0 && kind == REDUCTION_WHEN)
        status = bind_variable(&reduction->condition, 1, reduction, find, context);
    if (status == 0 && kind == REDUCTION_DISTANCE && !reduction->curve.count)
        status = reduction_curve(reduction, reduction->path);
    return status;
}

void reduction_free(struct reduction *reduction)
{
    free(reduction->curve.time);
    free(reduction->curve.value);
    reduction->curve = (struct curve){0};
}

/* --- Reducing --------------------------------------------------------------------------------------- */

void reduction_start(struct reduction *reduction)
{
    reduction->value = reduction->t = reduction->before = reduction->t_before = 0;
    reduction->rows = reduction->met = 0;
}

/* The largest, or smallest, element. */
static double extreme(const struct variable *variable, const double *row, double sign)
{
    double value = row[variable->column[0]];
    for (size_t i = 1; i < variable->elements; i++)
        if (sign * row[variable->column[i]] > sign * value)
            value = row[variable->column[i]];
    return value;
}

static void reduce_extreme(struct reduction *r, double t, double value)
{
    const double sign = r->kind == REDUCTION_MIN || r->kind == REDUCTION_TIME_MIN ? -1 : 1;
    if (r->rows > 0 && !(sign * value > sign * r->value))
        return;
    r->value = value;
    r->t = t;
}

/* The trapezoidal rule; squares of a straight line exactly. */
static void reduce_integral(struct reduction *r, double t, double value)
{
    const double a = r->before, b = value;
    if (r->rows == 0)
        return;
    r->t += t - r->t_before;
    r->value += (t - r->t_before) * (r->kind == REDUCTION_RMS ? (a * a + a * b + b * b) / 3 : (a + b) / 2);
}

static void reduce_distance(struct reduction *r, double t, double value)
{
    const struct curve *curve = &r->curve;
    for (; r->met < curve->count && curve->time[r->met] <= t; r->met++) {
        const double at = curve->time[r->met];
        if (r->rows == 0 && at < t)
            continue; /* before the run: reduction_value() tells */
        const double before = r->rows == 0 ? value : r->before;
        const double share =
            r->rows == 0 || !(t > r->t_before) ? 1 : (at - r->t_before) / (t - r->t_before);
        const double difference = before + share * (value - before) - curve->value[r->met];
        r->value += difference * difference;
        r->t += 1;
    }
}

void reduction_row(struct reduction *r, const double *row)
{
    if (r->counted)
        return;
    const double t = row[0], sign = r->kind == REDUCTION_MIN ? -1 : 1,
                 value = extreme(&r->variable, row, sign);
    switch (r->kind) {
    case REDUCTION_FIRST:
        r->value = r->rows == 0 ? value : r->value;
        break;
    case REDUCTION_LAST:
        r->value = value;
        break;
    case REDUCTION_MEAN:
    case REDUCTION_RMS:
    case REDUCTION_INTEGRAL:
        reduce_integral(r, t, value);
        break;
    case REDUCTION_WHEN:
        if (!r->met && extreme(&r->condition, row, 1) > 0) {
            r->met = 1;
            r->value = value;
        }
        break;
    case REDUCTION_EVENTS:
        r->value += r->rows > 0 && value > 0 && !(r->before > 0);
        break;
    case REDUCTION_DISTANCE:
        reduce_distance(r, t, value);
        break;
    default:
        reduce_extreme(r, t, value);
    }
    r->before = value;
    r->t_before = t;
    r->rows++;
}

int reduction_known(const struct reduction *r)
{
    return (r->kind == REDUCTION_WHEN && r->met) || (r->kind == REDUCTION_FIRST && r->rows > 0);
}

double reduction_value(const struct reduction *r)
{
    if (r->rows == 0 && !r->counted)
        return NAN;
    switch (r->kind) {
    case REDUCTION_MEAN:
        return r->t > 0 ? r->value / r->t : NAN;
    case REDUCTION_RMS:
        return r->t > 0 ? sqrt(r->value / r->t) : NAN;
    case REDUCTION_TIME_MAX:
    case REDUCTION_TIME_MIN:
        return r->t;
    case REDUCTION_WHEN:
        return r->met ? r->value : NAN;
    case REDUCTION_DISTANCE: /* of all points of the curve */
        return r->t == (double)r->curve.count ? sqrt(r->value / r->t) : NAN;
    default:
        return r->value;
    }
}

int reduction_worse(const struct reduction *reduction, double a, double b)
{
    return reduction->kind == REDUCTION_MIN || reduction->kind == REDUCTION_WHEN ? a < b : a > b;
}
