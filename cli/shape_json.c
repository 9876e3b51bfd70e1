/* A shape in JSON, as 'normalcontact fit' writes it:
 * {"dimension": 2 or 3, "potential": "generating" or "polar", "radius": R, "vector": [..]} */
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shape_text.h"
#include "text.h"

struct json {
    const char *text, *next, *source;
    struct shape *shape;
    double dimension, radius;
    char potential[16];
    size_t room;
};

static void blanks(struct json *j)
{
    while (isspace((unsigned char)*j->next))
        j->next++;
}

static int json_wrong(const struct json *j, const char *what)
{
    size_t line = 1;
    for (const char *c = j->text; c < j->next; c++)
        line += *c == '\n';
    return fail("%s%s%sline %zu: %s; a shape in JSON reads {\"dimension\": 2, \"potential\": "
                "\"generating\", \"radius\": "
                "0, \"vector\": [..]}",
                j->source ? "'" : "", j->source ? j->source : "", j->source ? "', " : "", line, what);
}

static int take_character(struct json *j, char c)
{
    blanks(j);
    if (*j->next != c)
        return 0;
    j->next++;
    return 1;
}

static int json_word(struct json *j, char *word, size_t size)
{
    if (!take_character(j, '"'))
        return json_wrong(j, "a text in quotes is expected");
    const size_t length = strcspn(j->next, "\"\n");
    if (j->next[length] != '"' || length >= size)
        return json_wrong(j, "this text has no end, or is none of those that belong here");
    memcpy(word, j->next, length);
    word[length] = 0;
    j->next += length + 1;
    return 0;
}

static int json_value(struct json *j, double *value)
{
    char *end;
    blanks(j);
    if (!isdigit((unsigned char)*j->next) && *j->next != '-')
        return json_wrong(j, "a number is expected");
    errno = 0;
    *value = strtod(j->next, &end);
    if (end == j->next || isalpha((unsigned char)*end))
        return json_wrong(j, "this is no number");
    if (!isfinite(*value) || (errno == ERANGE && *value == 0))
        return json_wrong(j, "this number is out of range, a double takes 1e-300 to 1e300 and 0");
    j->next = end;
    return 0;
}

static int json_vector(struct json *j)
{
    struct shape *shape = j->shape;
    if (!take_character(j, '['))
        return json_wrong(j, "one list of numbers in brackets is expected");
    do {
        double value;
        const int status = json_value(j, &value);
        if (status != 0)
            return status;
        if (shape->n == j->room) {
            j->room = j->room ? 2 * j->room : 64;
            double *moved = realloc(shape->vector, j->room * sizeof *moved);
            if (!moved)
                return fail("out of memory");
            shape->vector = moved;
        }
        shape->vector[shape->n++] = value;
    } while (take_character(j, ','));
    return take_character(j, ']') ? 0 : json_wrong(j, "',' or ']' is expected");
}

/* One of the members; `seen` has a bit for each that there was. */
static int json_member(struct json *j, const char *name, unsigned *seen)
{
    static const char *const names[] = {"dimension", "radius", "potential", "vector"};
    size_t i = 0;
    while (i < 4 && strcmp(name, names[i]) != 0)
        i++;
    if (i == 4)
        return json_wrong(j, "no member of a shape has this name");
    if (*seen & 1U << i)
        return json_wrong(j, "a member is given twice");
    *seen |= 1U << i;
    return i == 0   ? json_value(j, &j->dimension)
           : i == 1 ? json_value(j, &j->radius)
           : i == 2 ? json_word(j, j->potential, sizeof j->potential)
                    : json_vector(j);
}

static int json_members(struct json *j)
{
    int status = 0;
    unsigned seen = 0;
    do {
        char name[16] = "";
        status = json_word(j, name, sizeof name);
        if (status == 0 && !take_character(j, ':'))
            status = json_wrong(j, "':' is expected");
        if (status == 0)
            status = json_member(j, name, &seen);
    } while (status == 0 && take_character(j, ','));
    if (status != 0)
        return status;
    if (!take_character(j, '}') || (blanks(j), *j->next))
        return json_wrong(j, "'}' is expected, and nothing after it");
    return 0;
}

int shape_is_json(const char *text)
{
    text += strspn(text, " \t\r\n");
    return *text == '{' && text[1 + strspn(text + 1, " \t\r\n")] == '"';
}

int shape_parse_json(const char *text, const char *source, struct shape *shape)
{
    struct json j = {.text = text, .next = text, .source = source, .shape = shape};
    take_character(&j, '{');
    const int status = json_members(&j);
    if (status != 0)
        return status;
    const int polar = strcmp(j.potential, "polar") == 0;
    if ((j.dimension != 2 && j.dimension != 3) || shape->n == 0)
        return json_wrong(&j, "\"dimension\" (2 or 3) or \"vector\" is missing");
    if (!polar && strcmp(j.potential, "generating") != 0)
        return json_wrong(&j, "\"potential\" is neither \"generating\" nor \"polar\"");
    if (polar && !(j.radius > 0 && j.dimension == 2))
        return json_wrong(&j, "a polar potential is planar and has a positive \"radius\"");
    shape->dimension = j.dimension == 2 ? PLANAR : SPATIAL;
    shape->potential = polar ? POTENTIAL_POLAR : POTENTIAL_GENERATING;
    shape->polar_radius = polar ? j.radius : 0;
    return 0;
}
