#include "shape_parser.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "text.h"

enum { MAX_DEPTH = 64 };

/* --- Constructors ----------------------------------------------------------------------------------- */

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
        return v->kind == VALUE_SHAPE;
    case SLOT_LIST:
        return v->kind == VALUE_NUMBERS && (v->rows == 1 || v->columns == 1);
    default:
        return v->kind == VALUE_NUMBERS;
    }
}

/* The error of a slot without a value or with one that does not fit. */
static struct value slot_wrong(struct parser *p, const struct constructor *c, const struct slot *slot,
                               const char *verb)
{
    static const char *const words[] = {"a number", "a list {..}",    "a matrix [..; ..]",
                                        "a shape",  "a planar shape", "one of the lift laws "};
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
        if (kind == SLOT_PROFILE)
            p->dimension = PLANAR;
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
            arguments[i] = (struct argument){p->pool + slots[i].at, slots[i].rows, slots[i].columns};
        n = c->build(arguments, n ? to : NULL, n);
        if (n == 0)
            return wrong(p, "%s: impossible arguments; %s", c->name,
                         c->rule ? c->rule : "they must be finite");
    }
    if (p->failed)
        return (struct value){VALUE_SHAPE, at, 0, 1};
    memmove(p->pool + at, p->pool + p->used, n * sizeof *p->pool);
    p->used = at + n;
    return (struct value){VALUE_SHAPE, at, n, 1};
}

static struct value parse_constructor(struct parser *p, const struct constructor *c, const char *name)
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
        slots[i] =
            slot->kind == SLOT_LIST ? (struct value){VALUE_NUMBERS, p->used, 0, 0} : number(p, slot->value);
    }
    const struct value shape = p->failed ? (struct value){VALUE_SHAPE, at, 0, 1} : build(p, c, slots, at);
    if (!p->failed)
        p->next = end;
    return shape;
}

/* cat(1, shape, shape, ...) */
static struct value parse_cat(struct parser *p)
{
    const struct value first = parse_value(p);
    if (p->failed)
        return first;
    if (!is_number(&first) || p->pool[first.at] != 1)
        return wrong(p, "cat must start with 1: cat(1, shape, shape)");
    p->used = first.at;
    while (take(p, ',')) {
        look(p);
        const char *begin = p->next;
        const struct value part = parse_value(p);
        if (p->failed)
            return part;
        if (part.kind != VALUE_SHAPE) {
            p->next = begin;
            return wrong(p, "cat joins shapes");
        }
    }
    if (p->used == first.at || !take(p, ')'))
        return wrong(p, "',' or ')' expected");
    return (struct value){VALUE_SHAPE, first.at, p->used - first.at, 1};
}

/* For a text that begins with something unknown: it may be meant as the name of a file. */
static const char *no_file(const struct parser *p)
{
    return !p->source && p->next == p->text ? ", and there is no file of this name" : "";
}

static struct value parse_function(struct parser *p, const char *name, size_t length)
{
    static const struct {
        const char *name;
        double (*function)(double);
    } functions[] = {{"sqrt", sqrt}, {"sin", sin}, {"cos", cos}, {"tan", tan}};
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        if (strlen(functions[i].name) != length || strncmp(functions[i].name, name, length) != 0)
            continue;
        const struct value v = parse_value(p);
        if (p->failed)
            return v;
        if (!is_number(&v) || !take(p, ')'))
            return wrong(p, "%s takes one number", functions[i].name);
        const double x = p->pool[v.at];
        p->pool[v.at] = functions[i].function(x);
        return isfinite(p->pool[v.at]) ? v : wrong(p, "%s(%g) is no finite number", functions[i].name, x);
    }
    p->next = name;
    if (constructor_named(name, length, DIMENSION_UNKNOWN))
        return wrong(p, "this is a %s shape among %s ones", p->dimension == PLANAR ? "spatial" : "planar",
                     p->dimension == PLANAR ? "planar" : "spatial");
    return wrong(p, "unknown name%s; 'normalcontact check --help' lists the shapes", no_file(p));
}

/* A name, possibly with Modelica's packages before it: a constructor, a function, pi, or a lift law. */
static struct value parse_name(struct parser *p)
{
    const char *name = p->next;
    size_t length = word_length(name);
    while (name[length] == '.' && word_length(name + length + 1) > 0) {
        name += length + 1;
        length = word_length(name);
    }
    p->next = name + length;
    if (!take(p, '(')) {
        if (length == 2 && strncmp(name, "pi", 2) == 0)
            return number(p, 3.14159265358979323846);
        const int law = lift_law_named(name, length);
        p->next = law ? p->next : name;
        if (!law)
            return wrong(p, "unknown name, or '(' missing after it");
        struct value v = number(p, law);
        v.kind = VALUE_LAW;
        return v;
    }
    if (length == 3 && strncmp(name, "cat", 3) == 0)
        return parse_cat(p);
    const struct constructor *c = constructor_named(name, length, p->dimension);
    return c ? parse_constructor(p, c, name) : parse_function(p, name, length);
}

static struct value parse_atom(struct parser *p)
{
    const char c = look(p);
    if (isdigit((unsigned char)c) || c == '.')
        return parse_number(p);
    if (isalpha((unsigned char)c))
        return parse_name(p);
    if (take(p, '(')) {
        const struct value v = parse_value(p);
        return p->failed || take(p, ')') ? v : wrong(p, "')' expected");
    }
    if (take(p, '{'))
        return parse_list(p);
    if (take(p, '['))
        return parse_matrix(p);
    return c ? wrong(p, "a number or a shape expected%s", no_file(p)) : wrong(p, "the text ends too early");
}

/* Everything that nests passes here. */
static struct value parse_factor(struct parser *p)
{
    if (++p->depth > MAX_DEPTH)
        return wrong(p, "more than %d parentheses, signs or powers inside each other", MAX_DEPTH);
    struct value v;
    const char sign = look(p);
    if (sign == '-' || sign == '+') {
        const struct value zero = number(p, 0);
        p->next++;
        v = combine(p, sign, zero, parse_factor(p));
    } else {
        v = parse_atom(p);
        if (!p->failed && take(p, '^'))
            v = combine(p, '^', v, parse_factor(p));
    }
    p->depth--;
    return v;
}

static struct value parse_product(struct parser *p)
{
    struct value v = parse_factor(p);
    while (!p->failed) {
        const char c = look(p);
        if (c != '*' && c != '/')
            break;
        p->next++;
        v = combine(p, c, v, parse_factor(p));
    }
    return v;
}

struct value parse_value(struct parser *p)
{
    struct value v = parse_product(p);
    while (!p->failed) {
        const char c = look(p);
        if (c != '+' && c != '-')
            break;
        p->next++;
        const struct value w = parse_product(p);
        if (c == '+' && !p->failed && v.kind == VALUE_SHAPE && w.kind == VALUE_SHAPE)
            v.rows += w.rows; /* its terms are behind those of v already */
        else
            v = combine(p, c, v, w);
    }
    return v;
}

/* --- Whole shapes ----------------------------------------------------------------------------------- */

/* Numbers of a shape vector, separated by commas or blanks, perhaps in braces. */
static void parse_vector(struct parser *p, struct shape *shape)
{
    const int braces = take(p, '{');
    while (!p->failed && look(p) && *p->next != '}') {
        parse_number(p);
        take(p, ',');
    }
    if (!p->failed && ((braces && !take(p, '}')) || look(p)))
        wrong(p, "the vector does not end here");
    shape->n = p->used;
    shape->dimension = p->used && p->pool[0] >= 100 ? SPATIAL : PLANAR;
}

static void parse_expression(struct parser *p, struct shape *shape)
{
    p->dimension = shape->dimension = dimension_of(p->text);
    if (p->dimension == DIMENSION_UNKNOWN) {
        wrong(p, "this may be planar or spatial; write circle(..) or sphere(..) instead of offset(..), or "
                 "Planar.offset(..) or Spatial.offset(..)");
        return;
    }
    const struct value v = parse_value(p);
    if (!p->failed && look(p))
        wrong(p, "the shape should end here; write '+' between shapes");
    if (!p->failed && v.kind != VALUE_SHAPE) {
        p->next = p->text;
        wrong(p, "this is no shape but a number");
    }
    shape->n = size_of(&v);
}

int shape_parse(const char *text, const char *source, struct shape *shape)
{
    struct parser parser = {.text = text, .next = text, .source = source};
    const char first = look(&parser);
    if (first == 0)
        wrong(&parser, "there is no shape; write one such as ellipse(0.2, 0.1)");
    else if (isalpha((unsigned char)first) || first == '(' || (first != '{' && strchr(text, '(')))
        parse_expression(&parser, shape);
    else
        parse_vector(&parser, shape);
    shape->vector = parser.pool;
    if (!parser.failed && shape->n == 0)
        wrong(&parser, "this vector is empty; it starts with the kind of its first term");
    return parser.failed ? EXIT_FAILED : 0;
}
