/* Values and words of shape expressions. */
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shape_parser.h"
#include "text.h"

enum { MAX_NUMBERS = 1 << 22 };

/* --- Errors and memory ------------------------------------------------------------------------------ */

/* "shape, character 7" or "FILE, line 2, character 7"; characters, not bytes. */
static void write_place(const struct parser *p, char *place, size_t size)
{
    size_t line = 1, character = 1;
    for (const char *c = p->text; c < p->next; c++) {
        character += ((unsigned char)*c & 0xc0) != 0x80;
        if (p->source && *c == '\n') {
            line++;
            character = 1;
        }
    }
    if (p->source)
        snprintf(place, size, "%.400s, line %zu, character %zu", p->source, line, character);
    else
        snprintf(place, size, "shape, character %zu", character);
}

struct value wrong(struct parser *p, const char *format, ...)
{
    if (!p->failed) {
        char place[512], cause[512];
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(cause, sizeof cause, format, arguments);
        va_end(arguments);
        write_place(p, place, sizeof place);
        if (*p->next)
            fail("%s, before '%s': %s", place, excerpt_of(p->next, 16).text, cause);
        else
            fail("%s, at the end: %s", place, cause);
    }
    p->failed = 1;
    return (struct value){VALUE_NUMBERS, 0, 0, 0, 0};
}

double *pool_room(struct parser *p, size_t n)
{
    if (n > MAX_NUMBERS - p->used) {
        wrong(p, "the shape has more than %d numbers", MAX_NUMBERS);
        return NULL;
    }
    if (p->used + n >= p->capacity) {
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
        return (struct value){VALUE_NUMBERS, 0, 0, 0, 0};
    *slot = value;
    return (struct value){VALUE_NUMBERS, p->used++, 1, 1, 0};
}

size_t size_of(const struct value *v)
{
    return v->rows * v->columns;
}

int is_number(const struct value *v)
{
    return v->kind == VALUE_NUMBERS && v->rows == 1 && v->columns == 1;
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

struct value parse_number(struct parser *p)
{
    char *end;
    errno = 0;
    const double value = strtod(p->next, &end);
    if (end == p->next || memchr(p->next, 'x', (size_t)(end - p->next)) ||
        memchr(p->next, 'X', (size_t)(end - p->next)))
        return wrong(p, "a decimal number expected");
    if (!isfinite(value) || (errno == ERANGE && value == 0))
        return wrong(p, "this number is out of range; a double takes 1e-300 to 1e300 and 0");
    p->next = end;
    return number(p, value);
}

/* --- Lists and arithmetic --------------------------------------------------------------------------- */

/* The number of columns of a matrix; 0 for what is a number or a row. */
static size_t matrix_columns(const struct value *v)
{
    return v->rows > 1 && v->columns > 1 ? v->columns : 0;
}

struct value parse_list(struct parser *p)
{
    struct value first = {VALUE_NUMBERS, p->used, 1, 1, 0}, list = {VALUE_NUMBERS, p->used, 0, 1, 0};
    if (take(p, '}'))
        return list;
    do {
        const char *begin = p->next;
        const struct value v = parse_value(p);
        if (p->failed)
            return v;
        if (list.rows++ == 0)
            first = v;
        if (v.kind == VALUE_NUMBERS && v.inner == 0 && size_of(&v) == size_of(&first) &&
            is_number(&v) == is_number(&first) && matrix_columns(&v) == matrix_columns(&first))
            continue;
        p->next = begin;
        return wrong(p, "the elements of a list must be numbers, or rows or matrices of the same size");
    } while (take(p, ','));
    list.columns = size_of(&first);
    list.inner = matrix_columns(&first);
    return take(p, '}') ? list : wrong(p, "',' or '}' expected");
}

struct value parse_matrix(struct parser *p)
{
    struct value matrix = {VALUE_NUMBERS, p->used, 1, 0, 0};
    size_t column = 0;
    if (take(p, ']'))
        return wrong(p, "this matrix is empty; [1, 2; 3, 4] has two rows");
    for (;;) {
        const char *begin = p->next;
        const struct value v = parse_value(p);
        if (p->failed)
            return v;
        if (!is_number(&v)) {
            p->next = begin;
            return wrong(
                p,
                "the elements of a matrix must be numbers; write its rows as {{1, 2}, {3, 4}} otherwise");
        }
        column++;
        if (take(p, ','))
            continue;
        if (matrix.rows == 1)
            matrix.columns = column;
        if (column != matrix.columns)
            return wrong(p, "the rows of the matrix have different lengths, %zu and %zu", matrix.columns,
                         column);
        if (take(p, ']'))
            return matrix;
        if (!take(p, ';'))
            return wrong(p, "',' or ';' or ']' expected");
        matrix.rows++;
        column = 0;
    }
}

static double apply(char operator, double x, double y)
{
    switch (operator) {
    case '+':
        return x + y;
    case '-':
        return x - y;
    case '*':
        return x * y;
    case '/':
        return x / y;
    default:
        return pow(x, y);
    }
}

struct value combine(struct parser *p, char operator, struct value a, struct value b)
{
    if (p->failed)
        return a;
    if (a.kind == VALUE_LAW || b.kind == VALUE_LAW)
        return wrong(p, "a lift law is no number");
    if (a.kind == VALUE_CURVE || a.kind == VALUE_SURFACE || b.kind == VALUE_CURVE ||
        b.kind == VALUE_SURFACE)
        return wrong(p,
                     "curves and surfaces cannot be added or multiplied; placed(..) moves and turns one");
    if (a.kind != VALUE_NUMBERS || b.kind != VALUE_NUMBERS)
        return wrong(p, "shapes can only be added");
    const int single_a = is_number(&a), single_b = is_number(&b);
    if (!single_a && !single_b && (a.rows != b.rows || a.columns != b.columns || a.inner != b.inner))
        return wrong(p, "lists of different size");
    /* Where Modelica means products of vectors and matrices, nothing else must happen silently. */
    if ((!single_a && !single_b && operator!= '+' && operator!= '-') ||
        (operator== '^' && !(single_a &&single_b)))
        return wrong(p, "'%c' needs a number here instead of a list", operator);
    const struct value result = {VALUE_NUMBERS, a.at, single_a ? b.rows : a.rows,
                                 single_a ? b.columns : a.columns, single_a ? b.inner : a.inner};
    const double first = single_a ? p->pool[a.at] : 0; /* the first result overwrites it */
    for (size_t i = 0; i < size_of(&result); i++) {
        const double x = single_a ? first : p->pool[a.at + i], y = p->pool[b.at + (single_b ? 0 : i)];
        p->pool[a.at + i] = apply(operator, x, y);
        if (!isfinite(p->pool[a.at + i]))
            return wrong(p, "%g %c %g is no finite number", x, operator, y);
    }
    p->used = result.at + size_of(&result);
    return result;
}
