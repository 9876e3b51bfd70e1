/* Which columns of a table are what: by the user's word, by their names, or by the numbers in them. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fit_job.h"
#include "text.h"

#define PI 3.14159265358979323846

enum role { ANGLE, LIFT, RADIUS, SUPPORT, X, Y, Z, NX, NY, NZ, ROLES };

static const char *const names[ROLES][12] = {
    {"angle", "phi", "theta", "psi", "winkel", "cam angle", "camangle", "deg", "rad", "degrees", NULL},
    {"lift", "hub", "valve lift", "ventilhub", "s", NULL},
    {"radius", "r", NULL},
    {"support", "h", NULL},
    {"x", NULL},
    {"y", NULL},
    {"z", NULL},
    {"nx", NULL},
    {"ny", NULL},
    {"nz", NULL}};

/* The roles of the columns that each kind of data needs, and those it may have. */
static const struct {
    enum role needs[4], may[4];
    size_t need, more;
} kinds[] = {
    [AS_LIFT] = {{ANGLE, LIFT}, {0}, 2, 0},        [AS_RADIUS] = {{ANGLE, RADIUS}, {0}, 2, 0},
    [AS_SUPPORT] = {{ANGLE, SUPPORT}, {0}, 2, 0},  [AS_CONTOUR] = {{X, Y}, {NX, NY}, 2, 2},
    [AS_POINTS] = {{X, Y, Z}, {NX, NY, NZ}, 3, 3},
};

/* Units behind a blank, '_' or '/'; of these mm, m, deg and rad are known. */
static int is_unit(const char *word)
{
    static const char *const units[] = {"mm", "m", "deg", "rad", "cm", "um", "\u00b5m", "in", "inch"};
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strcmp(word, units[i]) == 0)
            return 1;
    return 0;
}

/* The name without its unit, which follows in brackets or parentheses, or behind a blank or '_'. */
static void name_split(const char *name, char plain[FIT_NAME], char unit[FIT_NAME])
{
    snprintf(plain, FIT_NAME, "%s", name);
    unit[0] = 0;
    char *cut = strpbrk(plain, "[(");
    if (!cut)
        for (size_t i = strlen(plain); i-- > 1 && !cut;)
            if (plain[i] == '_' || plain[i] == ' ' || plain[i] == '/') {
                if (is_unit(plain + i + 1))
                    cut = plain + i;
                break;
            }
    if (cut) {
        snprintf(unit, FIT_NAME, "%s", cut + 1);
        unit[strcspn(unit, "])")] = 0;
        *cut = 0;
    }
    for (size_t n = strlen(plain); n > 0 && (isspace((unsigned char)plain[n - 1]) || plain[n - 1] == '/');)
        plain[--n] = 0;
}

/* The column with a name for this role; FIT_COLUMNS: none. */
static size_t column_of(const struct table_data *t, enum role role)
{
    for (size_t k = 0; names[role][k]; k++)
        for (size_t i = 0; i < t->columns; i++) {
            char plain[FIT_NAME], unit[FIT_NAME];
            name_split(t->name[i], plain, unit);
            if (strcmp(plain, names[role][k]) == 0)
                return i;
        }
    return FIT_COLUMNS;
}

static int has_roles(const struct table_data *t, enum fit_as as)
{
    for (size_t k = 0; k < kinds[as].need; k++)
        if (column_of(t, kinds[as].needs[k]) == FIT_COLUMNS)
            return 0;
    return 1;
}

/* Does the first column grow from row to row? */
static int first_grows(const struct table_data *t)
{
    for (size_t i = 1; i < t->rows; i++)
        if (!(t->value[i * t->columns] > t->value[(i - 1) * t->columns]))
            return 0;
    return t->rows > 4;
}

/* What the table is, where nothing was said. */
static enum fit_as guess(const struct table_data *t, const struct fit_wish *wish, const char **why)
{
    static const enum fit_as order[] = {AS_LIFT, AS_POINTS, AS_CONTOUR, AS_SUPPORT, AS_RADIUS};
    *why = "by the names of the columns";
    for (size_t i = 0; t->named && i < sizeof order / sizeof *order; i++)
        if (has_roles(t, order[i]))
            return order[i];
    *why = "by the number of columns";
    if (t->columns == 3 || t->columns == 6)
        return AS_POINTS;
    if (t->columns != 2 || !first_grows(t))
        return AS_CONTOUR;
    double low = INFINITY, high = -INFINITY;
    for (size_t i = 0; i < t->rows; i++) {
        low = fmin(low, t->value[i * t->columns + 1]);
        high = fmax(high, t->value[i * t->columns + 1]);
    }
    *why = "the first column grows, and the second one falls to zero";
    if (!isnan(wish->base_radius) || fabs(low) <= 0.02 * high)
        return AS_LIFT;
    *why = "the first column grows, and the second one stays positive";
    return low > 0 ? AS_RADIUS : AS_CONTOUR;
}

/* The columns that the user named or numbered. */
static int columns_given(struct fit_job *job, const char *given, size_t column[6], size_t *count)
{
    const struct table_data *t = &job->table;
    char text[200], *save = NULL;
    snprintf(text, sizeof text, "%s", given);
    *count = 0;
    for (char *word = strtok_r(text, ",", &save); word; word = strtok_r(NULL, ",", &save)) {
        char *end, lower[FIT_NAME], plain[FIT_NAME], unit[FIT_NAME];
        const long number = strtol(word, &end, 10);
        size_t i = 0;
        snprintf(lower, sizeof lower, "%s", word);
        for (char *c = lower; *c; c++)
            *c = (char)tolower((unsigned char)*c);
        for (; i < t->columns; i++) {
            name_split(t->name[i], plain, unit);
            if ((*end == 0 && number == (long)i + 1) ||
                (*end && (strcmp(lower, t->name[i]) == 0 || strcmp(lower, plain) == 0)))
                break;
        }
        if (i == t->columns)
            return misuse("--columns: '%s' has no column '%s'; it has %zu, count them from 1%s",
                          job->source.path, word, t->columns,
                          t->named ? " or take a name of its first line" : "");
        if (*count == 6)
            return misuse("--columns: at most six columns are taken");
        column[(*count)++] = i;
    }
    return 0;
}

/* The columns for what the table is. */
static int choose_columns(struct fit_job *job, const struct fit_wish *wish, size_t column[6], size_t *count)
{
    const struct table_data *t = &job->table;
    const size_t need = kinds[job->as].need, more = kinds[job->as].more;
    if (wish->columns) {
        const int status = columns_given(job, wish->columns, column, count);
        if (status == 0 && *count != need && (more == 0 || *count != need + more))
            return misuse("--columns: %s needs %zu columns%s", fit_as_name(job->as), need,
                          more ? ", or as many more for the normals" : "");
        return status;
    }
    const int named = t->named && has_roles(t, job->as);
    *count = need;
    for (size_t k = 0; k < need; k++)
        column[k] = named ? column_of(t, kinds[job->as].needs[k]) : k;
    int all = more > 0 && (named || t->columns == need + more);
    for (size_t k = 0; k < more; k++) {
        column[need + k] = named ? column_of(t, kinds[job->as].may[k]) : need + k;
        all = all && column[need + k] < t->columns;
    }
    if (all)
        *count += more;
    return t->columns >= need
               ? 0
               : fail("'%s', line %zu: %zu column%s; %s needs %zu: say what the data are with --as",
                      job->source.path, t->line[0], t->columns, t->columns == 1 ? "" : "s",
                      fit_as_name(job->as), need);
}

/* The unit in the header of a column. */
static int unit_is(const struct table_data *t, size_t column, const char *unit)
{
    char plain[FIT_NAME], found[FIT_NAME];
    name_split(t->name[column], plain, found);
    return strcmp(found, unit) == 0 || strcmp(plain, unit) == 0 ||
           (strcmp(unit, "deg") == 0 && strcmp(found, "°") == 0);
}

static double largest_of(const struct table_data *t, size_t column)
{
    double most = 0;
    for (size_t i = 0; i < t->rows; i++)
        most = fmax(most, fabs(t->value[i * t->columns + column]));
    return most;
}

static void choose_units(struct fit_job *job, const struct fit_wish *wish, const size_t *column)
{
    const struct table_data *t = &job->table;
    const int over_angle = kinds[job->as].needs[0] == ANGLE;
    const size_t length = column[over_angle];
    const int mm = unit_is(t, length, "mm"), m = unit_is(t, length, "m");
    const double largest = largest_of(t, length);
    job->unit = wish->millimetres ? "mm"
                : wish->metres    ? "m"
                : mm              ? "mm"
                : m               ? "m"
                : largest >= 1    ? "mm"
                                  : "m";
    job->why_unit = wish->millimetres || wish->metres ? "as said"
                    : mm || m                         ? "by the name of the column"
                    : largest >= 1                    ? "some number is not below 1; else say --unit m"
                                                      : "all numbers are below 1; else say --unit mm";
    if (!over_angle)
        return;
    const int deg = unit_is(t, column[0], "deg"), rad = unit_is(t, column[0], "rad");
    const int many = largest_of(t, column[0]) > 6.5;
    job->angle_unit = wish->degrees   ? "deg"
                      : wish->radians ? "rad"
                      : deg           ? "deg"
                      : rad           ? "rad"
                      : many          ? "deg"
                                      : "rad";
    job->why_angle = wish->degrees || wish->radians ? "as said"
                     : deg || rad                   ? "by the name of the column"
                     : many ? "some are larger than a turn in rad; else say --angle rad"
                            : "none is larger than a turn in rad; else say --angle deg";
}

/* The columns of lengths have one unit, mm or m, that of angles deg or rad, or none in their names. */
static int check_units(const struct fit_job *job, const struct fit_wish *wish, const size_t *column)
{
    const struct table_data *t = &job->table;
    const int over_angle = kinds[job->as].needs[0] == ANGLE;
    char first[FIT_NAME] = "", plain[FIT_NAME], unit[FIT_NAME];
    for (size_t k = 0; k < kinds[job->as].need; k++) {
        const int angle = over_angle && k == 0;
        const char *name = t->name[column[k]];
        if (angle ? wish->degrees || wish->radians : wish->millimetres || wish->metres)
            continue;
        name_split(name, plain, unit);
        if (unit[0] && !unit_is(t, column[k], angle ? "deg" : "mm") &&
            !unit_is(t, column[k], angle ? "rad" : "m"))
            return fail(
                "'%s': the unit of the column '%s' is neither %s; convert its numbers and name it so, "
                "or say %s",
                job->source.path, name, angle ? "deg nor rad" : "mm nor m",
                angle ? "--angle deg or --angle rad" : "--unit mm or --unit m");
        if (!angle && first[0] && unit[0] && strcmp(first, unit) != 0)
            return fail("'%s': one column is in %s, another one in %s; give all lengths the same unit",
                        job->source.path, first, unit);
        if (!angle && unit[0])
            memcpy(first, unit, sizeof first);
    }
    return 0;
}

int fit_columns(struct fit_job *job, const struct fit_wish *wish)
{
    const struct table_data *t = &job->table;
    size_t column[6] = {0}, count = 0, used = 0;
    job->as = wish->as;
    if (job->as == AS_MESH)
        return misuse("--as mesh: '%s' is a table; a mesh is an STL, OBJ or PLY file", job->source.path);
    if (job->as == AS_ANY)
        job->as = guess(t, wish, &job->why_as);
    int status = choose_columns(job, wish, column, &count);
    if (status == 0)
        status = check_units(job, wish, column);
    if (status != 0)
        return status;
    for (size_t k = 0; k < count && used < sizeof job->columns; k++)
        used += (size_t)(t->named ? snprintf(job->columns + used, sizeof job->columns - used, "%s'%s'",
                                             k ? ", " : "", t->name[column[k]])
                                  : snprintf(job->columns + used, sizeof job->columns - used, "%s%zu",
                                             k ? ", " : "", column[k] + 1));
    choose_units(job, wish, column);
    const double scale = strcmp(job->unit, "mm") == 0 ? 1e-3 : 1;
    const double turn = job->angle_unit && strcmp(job->angle_unit, "deg") == 0 ? PI / 180 : 1;
    const size_t need = kinds[job->as].need;
    const int over_angle = kinds[job->as].needs[0] == ANGLE;
    job->count = t->rows;
    job->line = t->line;
    job->dimension = job->as == AS_POINTS ? 3 : 2;
    job->angle = calloc(t->rows, sizeof *job->angle);
    job->value = calloc(t->rows, sizeof *job->value);
    job->point = calloc(3 * t->rows, sizeof *job->point);
    job->normal = count > need ? calloc(3 * t->rows, sizeof *job->normal) : NULL;
    if (!job->angle || !job->value || !job->point || (count > need && !job->normal))
        return fail("out of memory");
    for (size_t i = 0; i < t->rows; i++) {
        const double *row = t->value + i * t->columns;
        if (over_angle) {
            job->angle[i] = turn * row[column[0]];
            job->value[i] = scale * row[column[1]];
        }
        for (size_t k = 0; k < need && !over_angle; k++)
            job->point[need * i + k] = scale * row[column[k]];
        for (size_t k = need; k < count; k++)
            job->normal[need * i + k - need] = row[column[k]];
    }
    return 0;
}
