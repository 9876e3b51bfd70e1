/* What the files that read shape expressions share: values, words and where the reading stands. */
#ifndef SHAPE_PARSER_H
#define SHAPE_PARSER_H

#include "shape_text.h"

enum value_kind { VALUE_NUMBERS, VALUE_SHAPE, VALUE_LAW };

/* A value: its numbers are in the pool, in rows x columns; a single number has both 1. */
struct value {
    enum value_kind kind;
    size_t at, rows, columns;
};

struct parser {
    const char *text, *next;
    enum dimension dimension;
    double *pool; /* numbers of all values */
    size_t used, capacity;
    int depth;
    int failed;
};

/* Prints what is wrong and where, once; everything that follows fails too. */
struct value wrong(struct parser *p, const char *format, ...);

/* Room for n more numbers at the end of the pool, or NULL after an error. */
double *pool_room(struct parser *p, size_t n);

/* A new value, and the numbers of an old one appended to the pool. */
struct value number(struct parser *p, double value);
void copy(struct parser *p, const struct value *v);

size_t size_of(const struct value *v);
int is_number(const struct value *v);

/* The next character that is no blank and no comment; whether it is c, which is then taken; the length of
 * the name at the beginning of a text. */
char look(struct parser *p);
int take(struct parser *p, char c);
size_t word_length(const char *text);

/* The rest of {a, b, ...} with `end` = '}', or of [a, b; c, d] with ']'. Rows of the same length form a
 * matrix. */
struct value parse_list(struct parser *p, char end);

/* Arithmetic on numbers element by element; one of both may be a single number. */
struct value combine(struct parser *p, char operator, struct value a, struct value b);

/* A whole expression; see shape_text.c. */
struct value parse_value(struct parser *p);

#endif
