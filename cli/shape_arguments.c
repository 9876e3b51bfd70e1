/* A constructor in a shape expression: its arguments, and the terms that it makes of them. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "shape_parser.h"
#include "text.h"

/* Does a value fit a slot? Lists of one element may be plain numbers. */
static int fits(const struct value *v, enum slot_kind kind)
{
    switch (kind) {
    case SLOT_NUMBER:
        return is_number(v);
    case SLOT_LAW:
        return v->kind == VALUE_LAW;
    case SLOT_SHAPE:
    case SLOT_PROFILE:
    case SLOT_BODY:
        return v->kind == VALUE_SHAPE;
    case SLOT_CURVE:
        return v->kind == VALUE_CURVE;
    case SLOT_SURFACE:
        return v->kind == VALUE_SURFACE;
    case SLOT_LIST:
        return v->kind == VALUE_NUMBERS && v->inner == 0 && (v->rows == 1 || v->columns == 1);
    case SLOT_ARRAY:
        return v->kind == VALUE_NUMBERS && v->inner > 0;
    default:
        return v->kind == VALUE_NUMBERS && v->inner == 0;
    }
}

/* Where the names in an argument belong to. */
static enum dimension slot_dimension(enum slot_kind kind, enum dimension outside)
{
    switch (kind) {
    case SLOT_PROFILE:
        return PLANAR;
    case SLOT_BODY:
        return SPATIAL;
    case SLOT_CURVE:
        return CURVE;
    case SLOT_SURFACE:
        return SURFACE;
    default:
        return outside;
    }
}

/* The error of a slot without a value or with one that does not fit. */
static struct value slot_wrong(struct parser *p, const struct constructor *c, const struct slot *slot,
                               const char *verb)
{
    static const char *const words[] = {"a number",
                                        "a list {..}",
                                        "a matrix [..; ..]",
                                        "a shape",
                                        "a planar shape",
                                        "one of the lift laws ",
                                        "a spatial shape",
                                        "a curve such as Curves.circle(0.1)",
                                        "a surface such as Surfaces.torus(0.3, 0.1)",
                                        "a list of matrices {{{..}, {..}}, {{..}, {..}}}"};
    char laws[128];
    return wrong(p, "argument %s of %s %s %s%s", slot->name, c->name, verb, words[slot->kind],
                 slot->kind == SLOT_LAW ? lift_law_names(laws, sizeof laws) : "");
}

/* The names of all arguments of a constructor. */
static const char *slot_names(const struct constructor *c, char *text, size_t size)
{
    size_t used = 0;
    for (size_t i = 0; i < MAX_SLOTS && c->slot[i].name && used < size; i++)
        used += (size_t)snprintf(text + used, size - used, "%s%s", i ? ", " : "", c->slot[i].name);
    return text;
}

/* "name =" before an argument: the slot of that name, past the '='. Without it: the slot at this position.
 */
static int parse_argument_name(struct parser *p, const struct constructor *c, int position, int *named)
{
    look(p);
    const size_t length = word_length(p->next);
    const char *after = p->next + length;
    while (isspace((unsigned char)*after))
        after++;
    int index = position;
    char names[128];
    if (length > 0 && *after == '=') {
        *named = 1;
        for (index = 0; index < MAX_SLOTS && c->slot[index].name; index++)
            if (strlen(c->slot[index].name) == length && strncmp(c->slot[index].name, p->next, length) == 0)
                break;
        if (index == MAX_SLOTS || !c->slot[index].name)
            wrong(p, "%s has no argument '%.*s'; it takes %s", c->name, length < 40 ? (int)length : 40,
                  p->next, slot_names(c, names, sizeof names));
        else
            p->next = after + 1;
    } else if (*named) {
        wrong(p, "after an argument with a name all must have one");
    }
    if (!p->failed && (index >= MAX_SLOTS || !c->slot[index].name))
        wrong(p, "%s has an argument too many; it takes %s", c->name, slot_names(c, names, sizeof names));
    return index;
}

/* The arguments between the parentheses, each into its slot. */
static void parse_arguments(struct parser *p, const struct constructor *c, struct value slots[MAX_SLOTS],
                            int given[MAX_SLOTS])
{
    int named = 0;
    if (take(p, ')'))
        return;
    for (int position = 0; !p->failed; position++) {
        const int index = parse_argument_name(p, c, position, &named);
        if (!p->failed && given[index])
            wrong(p, "argument %s of %s is given twice", c->slot[index].name, c->name);
        if (p->failed)
            return;
        const enum dimension outside = p->dimension;
        const enum slot_kind kind = c->slot[index].kind;
        p->dimension = slot_dimension(kind, outside);
        look(p);
        const char *begin = p->next;
        slots[index] = parse_value(p);
        p->dimension = outside;
        given[index] = 1;
        if (!p->failed && !fits(&slots[index], kind)) {
            p->next = begin;
            slot_wrong(p, c, &c->slot[index], "must be");
        } else if (!p->failed && take(p, ')'))
            return;
        else if (!p->failed && !take(p, ','))
            wrong(p, "',' or ')' expected");
    }
}

/* The terms that a constructor makes of its arguments, in the place of these at the end of the pool. */
static struct value build(struct parser *p, const struct constructor *c,
                          const struct value slots[MAX_SLOTS], size_t at)
{
    size_t n = 0;
    for (int pass = 0; pass < 2;
         pass++) { /* once for the size, once for the numbers; the pool may move in between */
        double *to = pool_room(p, n);
        if (!to)
            break;
        struct argument arguments[MAX_SLOTS] = {{0}};
        for (size_t i = 0; i < MAX_SLOTS && c->slot[i].name; i++)
            arguments[i] =
                (struct argument){p->pool + slots[i].at, slots[i].rows, slots[i].columns, slots[i].inner};
        n = c->build(arguments, n ? to : NULL, n);
        if (n == 0)
            return wrong(p, "%s: impossible arguments; %s", c->name,
                         c->rule ? c->rule : "they must be finite");
    }
    if (p->failed)
        return (struct value){VALUE_SHAPE, at, 0, 1, 0};
    memmove(p->pool + at, p->pool + p->used, n * sizeof *p->pool);
    p->used = at + n;
    const enum value_kind kind = c->dimension == CURVE     ? VALUE_CURVE
                                 : c->dimension == SURFACE ? VALUE_SURFACE
                                                           : VALUE_SHAPE;
    return (struct value){kind, at, n, 1, 0};
}

struct value parse_constructor(struct parser *p, const struct constructor *c, const char *name)
{
    struct value slots[MAX_SLOTS];
    int given[MAX_SLOTS] = {0};
    const size_t at = p->used;
    parse_arguments(p, c, slots, given);
    const char *end = p->next;
    if (!p->failed)
        p->next = name; /* where the blame goes */
    for (size_t i = 0; i < MAX_SLOTS && c->slot[i].name && !p->failed; i++) {
        const struct slot *slot = &c->slot[i];
        if (given[i])
            continue;
        if (!slot->optional)
            return slot_wrong(p, c, slot, "is missing:");
        slots[i] = slot->kind == SLOT_LIST ? (struct value){VALUE_NUMBERS, p->used, 0, 0, 0}
                                           : number(p, slot->value);
    }
    const struct value shape =
        p->failed ? (struct value){VALUE_SHAPE, at, 0, 1, 0} : build(p, c, slots, at);
    if (!p->failed)
        p->next = end;
    return shape;
}
