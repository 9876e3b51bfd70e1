#include "shape_parser.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

#include "text.h"

enum { MAX_DEPTH = 64 };

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
            return wrong(p, "cat joins shapes of bodies");
        }
    }
    if (p->used == first.at || !take(p, ')'))
        return wrong(p, "',' or ')' expected");
    return (struct value){VALUE_SHAPE, first.at, p->used - first.at, 1, 0};
}

/* For a text that begins with something unknown: it may be meant as the name of a file. */
static const char *no_file(const struct parser *p)
{
    return !p->source && p->next == p->text ? ", and there is no file of this name" : "";
}

static struct value parse_function(struct parser *p, const char *name, size_t length,
                                   enum dimension expected)
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
    const struct constructor *other = constructor_named(name, length, DIMENSION_UNKNOWN);
    if (other && other->dimension >= CURVE)
        return wrong(p, "this is a %s; write %s%s(..)", dimension_name(other->dimension),
                     dimension_package(other->dimension), other->name);
    if (other && expected >= CURVE)
        return wrong(p, "this is a %s; its boundary is %spotential(..)", dimension_name(other->dimension),
                     dimension_package(other->dimension == PLANAR ? CURVE : SURFACE));
    if (other)
        return wrong(p, "this is a %s among %s ones", dimension_name(other->dimension),
                     other->dimension == PLANAR ? "spatial" : "planar");
    return wrong(p, "unknown name%s; 'normalcontact check --help' lists the shapes", no_file(p));
}

/* A name, possibly with Modelica's packages before it: a constructor, a function, pi, or a lift law. */
static struct value parse_name(struct parser *p)
{
    const char *name = p->next;
    size_t length = word_length(name);
    enum dimension dimension = p->dimension;
    while (name[length] == '.' && word_length(name + length + 1) > 0) {
        for (enum dimension i = CURVE; i <= SURFACE; i++)
            if (strncmp(name, dimension_package(i), length + 1) == 0)
                dimension = i;
        name += length + 1;
        length = word_length(name);
    }
    p->next = name + length;
    if (!take(p, '(')) {
        if (length == 2 && strncmp(name, "pi", 2) == 0)
            return number(p, 3.14159265358979323846);
        if ((length == 4 && strncmp(name, "true", 4) == 0) ||
            (length == 5 && strncmp(name, "false", 5) == 0))
            return number(p, length == 4);
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
    const struct constructor *c = constructor_named(name, length, dimension);
    return c ? parse_constructor(p, c, name) : parse_function(p, name, length, dimension);
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
    const double kind = p->used ? p->pool[0] : 0; /* see Shapes.Kinds of the Modelica package */
    shape->dimension = kind >= 300 ? SURFACE : kind >= 200 ? CURVE : kind >= 100 ? SPATIAL : PLANAR;
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
    if (!p->failed && (v.kind == VALUE_NUMBERS || v.kind == VALUE_LAW)) {
        p->next = p->text;
        wrong(p, "this is no shape but a number");
    }
    if (v.kind == VALUE_CURVE || v.kind == VALUE_SURFACE)
        shape->dimension = v.kind == VALUE_CURVE ? CURVE : SURFACE;
    shape->n = size_of(&v);
}

/* Outside of comments. */
static int has_parenthesis(const char *text)
{
    while (*text && *text != '(')
        text += strncmp(text, "//", 2) == 0 ? strcspn(text, "\n") : 1;
    return *text == '(';
}

int shape_parse(const char *text, const char *source, struct shape *shape)
{
    struct parser parser = {.text = text, .next = text, .source = source};
    const char first = look(&parser);
    if (first == 0)
        wrong(&parser, "there is no shape; write one such as ellipse(0.2, 0.1)");
    else if (isalpha((unsigned char)first) || first == '(' || (first != '{' && has_parenthesis(text)))
        parse_expression(&parser, shape);
    else
        parse_vector(&parser, shape);
    shape->vector = parser.pool;
    if (!parser.failed && shape->n == 0)
        wrong(&parser, "this vector is empty; it starts with the kind of its first term");
    return parser.failed ? EXIT_FAILED : 0;
}
