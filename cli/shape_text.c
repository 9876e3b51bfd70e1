#include "shape_parser.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

enum { MAX_DEPTH = 32 };

/* --- Constructors ----------------------------------------------------------------------------------- */

/* The value for a slot of a constructor, converted; lists of one element may be plain numbers. */
static int fits(const struct value *v, enum slot_kind kind)
{
    switch (kind) {
    case SLOT_NUMBER:
        return is_number(v);
    case SLOT_LAW:
        return v->kind == VALUE_LAW;
    case SLOT_SHAPE:
        return v->kind == VALUE_SHAPE;
    default:
        return v->kind == VALUE_NUMBERS;
    }
}

static const char *slot_word(enum slot_kind kind)
{
    static const char *const words[] = {"a number", "a list {..}", "a matrix [..; ..]", "a shape",
                                        "a lift law"};
    return words[kind];
}

/* The arguments between the parentheses, each into its slot. Returns 0 after an error. */
static int parse_arguments(struct parser *p, const struct constructor *c, struct value slots[MAX_SLOTS],
                           int given[MAX_SLOTS])
{
    int position = 0, named = 0;
    if (take(p, ')'))
        return 1;
    for (;;) {
        look(p);
        const size_t length = word_length(p->next);
        const char *after = p->next + length;
        while (isspace((unsigned char)*after))
            after++;
        int index = position++;
        if (length > 0 && *after == '=') {
            for (index = 0; index < MAX_SLOTS && c->slot[index].name; index++)
                if (strlen(c->slot[index].name) == length &&
                    strncmp(c->slot[index].name, p->next, length) == 0)
                    break;
            if (index == MAX_SLOTS || !c->slot[index].name) {
                wrong(p, "%s has no argument '%.*s'", c->name, (int)length, p->next);
                return 0;
            }
            p->next = after + 1;
            named = 1;
        } else if (named) {
            wrong(p, "after an argument with a name all must have one");
            return 0;
        }
        if (index >= MAX_SLOTS || !c->slot[index].name || given[index]) {
            wrong(p, "%s has an argument too many", c->name);
            return 0;
        }
        const enum dimension outside = p->dimension;
        if (strcmp(c->name, "revolved") == 0)
            p->dimension = PLANAR; /* its profile */
        slots[index] = parse_value(p);
        p->dimension = outside;
        if (!p->failed && !fits(&slots[index], c->slot[index].kind))
            wrong(p, "argument %s of %s must be %s", c->slot[index].name, c->name,
                  slot_word(c->slot[index].kind));
        given[index] = 1;
        if (p->failed || take(p, ')'))
            return !p->failed;
        if (!take(p, ',')) {
            wrong(p, "',' or ')' expected");
            return 0;
        }
    }
}

static struct value parse_constructor(struct parser *p, const struct constructor *c)
{
    struct value slots[MAX_SLOTS];
    int given[MAX_SLOTS] = {0};
    if (!parse_arguments(p, c, slots, given))
        return wrong(p, "wrong arguments");
    for (size_t i = 0; i < MAX_SLOTS && c->slot[i].name; i++) {
        if (!given[i] && !c->slot[i].optional)
            return wrong(p, "%s needs its argument '%s', %s", c->name, c->slot[i].name,
                         slot_word(c->slot[i].kind));
        if (!given[i] && c->slot[i].kind == SLOT_LIST)
            slots[i] = (struct value){VALUE_NUMBERS, 0, 0, 0};
        else if (!given[i])
            slots[i] = number(p, c->slot[i].value);
    }
    /* Once for the size, once for the numbers; the pool may move in between. */
    size_t n = 0;
    for (int pass = 0; pass < 2 && !p->failed; pass++) {
        double *to = pool_room(p, n);
        struct argument arguments[MAX_SLOTS] = {{0}};
        for (size_t i = 0; i < MAX_SLOTS && c->slot[i].name; i++)
            arguments[i] = (struct argument){p->pool + slots[i].at, slots[i].rows, slots[i].columns};
        double none;
        n = to ? c->build(arguments, n ? to : &none, n) : 0;
        if (n == 0)
            return wrong(p, "%s: impossible arguments; 'normalcontact check --help' shows how they read",
                         c->name);
    }
    const struct value shape = {VALUE_SHAPE, p->used, n, 1};
    p->used += n;
    return shape;
}

/* cat(1, shape, shape, ...) */
static struct value parse_cat(struct parser *p)
{
    struct value parts[64];
    size_t count = 0;
    const struct value first = parse_value(p);
    if (!p->failed && !(is_number(&first) && p->pool[first.at] == 1))
        return wrong(p, "cat must start with 1: cat(1, shape, shape)");
    while (!p->failed && take(p, ',')) {
        if (count == sizeof parts / sizeof *parts)
            return wrong(p, "cat has more than 64 parts; use '+' between them");
        parts[count] = parse_value(p);
        if (!p->failed && parts[count++].kind != VALUE_SHAPE)
            return wrong(p, "cat joins shapes");
    }
    if (!p->failed && (count == 0 || !take(p, ')')))
        return wrong(p, "',' or ')' expected");
    const size_t at = p->used;
    for (size_t i = 0; i < count && !p->failed; i++)
        copy(p, &parts[i]);
    return (struct value){VALUE_SHAPE, at, p->used - at, 1};
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
        if (!p->failed && (!is_number(&v) || !take(p, ')')))
            return wrong(p, "%s takes one number", functions[i].name);
        return p->failed ? v : number(p, functions[i].function(p->pool[v.at]));
    }
    p->next = name;
    if (constructor_named(name, length, DIMENSION_UNKNOWN))
        return wrong(p, "this is a %s shape among %s ones", p->dimension == PLANAR ? "spatial" : "planar",
                     p->dimension == PLANAR ? "planar" : "spatial");
    return wrong(p, "unknown name; 'normalcontact check --help' lists the shapes");
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
    return c ? parse_constructor(p, c) : parse_function(p, name, length);
}

static struct value parse_atom(struct parser *p)
{
    const char c = look(p);
    if (isdigit((unsigned char)c) || c == '.') {
        char *end;
        const double value = strtod(p->next, &end);
        if (end == p->next || !isfinite(value))
            return wrong(p, "no number");
        p->next = end;
        return number(p, value);
    }
    if (isalpha((unsigned char)c))
        return parse_name(p);
    if (take(p, '(')) {
        const struct value v = parse_value(p);
        return p->failed || take(p, ')') ? v : wrong(p, "')' expected");
    }
    if (take(p, '{'))
        return parse_list(p, '}');
    if (take(p, '['))
        return parse_list(p, ']');
    return wrong(p, c ? "a number or a shape expected" : "the text ends too early");
}

static struct value parse_factor(struct parser *p)
{
    if (take(p, '-')) {
        const struct value zero = number(p, 0);
        return combine(p, '-', zero, parse_factor(p));
    }
    struct value v = parse_atom(p);
    return !p->failed && take(p, '^') ? combine(p, '^', v, parse_factor(p)) : v;
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
    if (++p->depth > MAX_DEPTH)
        return wrong(p, "too many parentheses inside each other");
    struct value v = parse_product(p);
    while (!p->failed) {
        const char c = look(p);
        if (c != '+' && c != '-')
            break;
        p->next++;
        const struct value w = parse_product(p);
        if (c == '+' && !p->failed && v.kind == VALUE_SHAPE && w.kind == VALUE_SHAPE) {
            const size_t at = p->used;
            copy(p, &v);
            copy(p, &w);
            v = (struct value){VALUE_SHAPE, at, p->used - at, 1};
        } else {
            v = combine(p, c, v, w);
        }
    }
    p->depth--;
    return v;
}

/* --- Whole shapes ----------------------------------------------------------------------------------- */

/* Numbers of a shape vector, separated by commas or blanks, perhaps in braces. */
static int parse_numbers(struct parser *p, struct shape *shape)
{
    const int braces = take(p, '{');
    while (look(p) && *p->next != '}') {
        char *end;
        const double value = strtod(p->next, &end);
        if (end == p->next) {
            wrong(p, "a number of a shape vector expected");
            return EXIT_FAILED;
        }
        p->next = end;
        number(p, value);
        take(p, ',');
    }
    if ((braces && !take(p, '}')) || look(p)) {
        wrong(p, "the vector does not end here");
        return EXIT_FAILED;
    }
    shape->n = p->used;
    shape->dimension = p->used && p->pool[0] >= 100 ? SPATIAL : PLANAR;
    return p->failed ? EXIT_FAILED : 0;
}

static int parse_shape(struct parser *p, struct shape *shape)
{
    if (!strchr(p->text, '('))
        return parse_numbers(p, shape);
    p->dimension = shape->dimension = dimension_of(p->text);
    if (p->dimension == DIMENSION_UNKNOWN)
        return fail("the shape '%.60s' may be planar or spatial; write circle(..) or sphere(..) instead of "
                    "offset(..), or Planar.offset(..) or Spatial.offset(..)",
                    p->text);
    const struct value v = parse_value(p);
    if (!p->failed && look(p))
        wrong(p, "the shape should end here");
    if (!p->failed && v.kind != VALUE_SHAPE)
        wrong(p, "this is no shape but a number");
    if (p->failed)
        return EXIT_FAILED;
    memmove(p->pool, p->pool + v.at, size_of(&v) * sizeof *p->pool);
    shape->n = size_of(&v);
    return 0;
}

int shape_parse(const char *text, struct shape *shape)
{
    struct parser parser = {.text = text, .next = text};
    const int status = parse_shape(&parser, shape);
    shape->vector = parser.pool;
    return status;
}
