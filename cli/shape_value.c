/* Values and words of shape expressions. */
#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shape_parser.h"
#include "text.h"

/* --- Errors and memory ------------------------------------------------------------------------------ */

struct value wrong(struct parser *p, const char *format, ...)
{
    if (!p->failed) {
        char cause[256];
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(cause, sizeof cause, format, arguments);
        va_end(arguments);
        fail("shape, character %d, before '%.16s': %s", (int)(p->next - p->text) + 1, p->next, cause);
    }
    p->failed = 1;
    return (struct value){VALUE_NUMBERS, 0, 0, 0};
}

double *pool_room(struct parser *p, size_t n)
{
    if (p->used + n > p->capacity) {
        const size_t capacity = 2 * (p->used + n) + 64;
        double *more = realloc(p->pool, capacity * sizeof *more);
        if (!more) {
            wrong(p, "out of memory");
            return NULL;
        }
        p->pool = more;
        p->capacity = capacity;
    }
    return p->pool + p->used;
}

struct value number(struct parser *p, double value)
{
    double *slot = pool_room(p, 1);
    if (!slot)
        return (struct value){VALUE_NUMBERS, 0, 0, 0};
    *slot = value;
    return (struct value){VALUE_NUMBERS, p->used++, 1, 1};
}

size_t size_of(const struct value *v)
{
    return v->rows * v->columns;
}

int is_number(const struct value *v)
{
    return v->kind == VALUE_NUMBERS && v->rows == 1 && v->columns == 1;
}

void copy(struct parser *p, const struct value *v)
{
    double *to = pool_room(p, size_of(v));
    if (to && size_of(v) > 0) {
        memcpy(to, p->pool + v->at, size_of(v) * sizeof *to);
        p->used += size_of(v);
    }
}

/* --- Words ------------------------------------------------------------------------------------------ */

char look(struct parser *p)
{
    for (;;) {
        while (isspace((unsigned char)*p->next))
            p->next++;
        if (p->next[0] != '/' || p->next[1] != '/')
            return *p->next;
        while (*p->next && *p->next != '\n')
            p->next++;
    }
}

int take(struct parser *p, char c)
{
    if (look(p) != c)
        return 0;
    p->next++;
    return 1;
}

size_t word_length(const char *text)
{
    size_t n = 0;
    if (isalpha((unsigned char)text[0]))
        while (isalnum((unsigned char)text[n]) || text[n] == '_')
            n++;
    return n;
}

/* --- Lists and arithmetic --------------------------------------------------------------------------- */

struct value parse_list(struct parser *p, char end)
{
    struct value items[512];
    size_t count = 0, rows = 1;
    if (!take(p, end))
        for (;;) {
            if (count == sizeof items / sizeof *items)
                return wrong(p, "a list has more than 512 elements");
            items[count++] = parse_value(p);
            if (p->failed || take(p, end))
                break;
            if (end == ']' && take(p, ';'))
                rows++;
            else if (!take(p, ','))
                return wrong(p, "',' or '%c' expected", end);
        }
    const size_t at = p->used;
    const size_t inner = count && !is_number(&items[0]) ? size_of(&items[0]) : 1;
    for (size_t i = 0; i < count && !p->failed; i++) {
        if (items[i].kind != VALUE_NUMBERS || size_of(&items[i]) != inner)
            return wrong(p, "the elements of a list must be numbers, or rows of the same length");
        copy(p, &items[i]);
    }
    if (inner > 1 || (count && !is_number(&items[0])))
        return (struct value){VALUE_NUMBERS, at, count, inner};
    if (count % rows != 0)
        return wrong(p, "the rows of the matrix have different lengths");
    return rows > 1 ? (struct value){VALUE_NUMBERS, at, rows, count / rows}
                    : (struct value){VALUE_NUMBERS, at, end == ']' ? 1 : count, end == ']' ? count : 1};
}

struct value combine(struct parser *p, char operator, struct value a, struct value b)
{
    if (p->failed)
        return a;
    if (a.kind != VALUE_NUMBERS || b.kind != VALUE_NUMBERS)
        return wrong(p, "shapes can only be added");
    const struct value *longer = is_number(&a) ? &b : &a;
    if (!is_number(&a) && !is_number(&b) && (a.rows != b.rows || a.columns != b.columns))
        return wrong(p, "lists of different size");
    const struct value result = {VALUE_NUMBERS, p->used, longer->rows, longer->columns};
    double *to = pool_room(p, size_of(longer));
    for (size_t i = 0; to && i < size_of(longer); i++) {
        const double x = p->pool[a.at + (is_number(&a) ? 0 : i)],
                     y = p->pool[b.at + (is_number(&b) ? 0 : i)];
        switch (operator) {
        case '+':
            to[i] = x + y;
            break;
        case '-':
            to[i] = x - y;
            break;
        case '*':
            to[i] = x * y;
            break;
        case '/':
            to[i] = x / y;
            break;
        default:
            to[i] = pow(x, y);
        }
    }
    p->used += to ? size_of(longer) : 0;
    return result;
}
