/* What the files that read shape expressions share: values, words and where the reading stands. */
#ifndef SHAPE_PARSER_H
#define SHAPE_PARSER_H

#include "shape_text.h"

enum value_kind { VALUE_NUMBERS, VALUE_SHAPE, VALUE_LAW, VALUE_CURVE, VALUE_SURFACE };

/* A value: its numbers are in the pool, in rows x columns; a single number has both 1; inner: see struct argument. The
 * pool is a stack: a value that was read last ends where the pool ends, the one before it ends where it begins. So lists and
 * sums of shapes are joined by being there, and the pool is never larger than the text's own numbers make
 * it. */
struct value {
    enum value_kind kind;
    size_t at, rows, columns, inner;
};

struct parser {
    const char *text, *next;
    const char *source; /* file that the text is from, or NULL */
    enum dimension dimension;
    double *pool;
    size_t used, capacity;
    int depth;
    int failed;
};

/* Prints what is wrong and where, once; everything that follows fails too. */
struct value wrong(struct parser *p, const char *format, ...);

/* Room for n more numbers at the end of the pool, or NULL after an error. */
double *pool_room(struct parser *p, size_t n);

struct value number(struct parser *p, double value);

size_t size_of(const struct value *v);
int is_number(const struct value *v);

/* The next character that is no blank and no comment; whether it is c, which is then taken; the length of
 * the name at the beginning of a text. */
char look(struct parser *p);
int take(struct parser *p, char c);
size_t word_length(const char *text);

/* A number without a sign, or with one; it must be finite. */
struct value parse_number(struct parser *p);

/* The rest of {a, b, ...}, also of numbers in braces: a matrix of their rows. The rest of [a, b; c, d]. */
struct value parse_list(struct parser *p);
struct value parse_matrix(struct parser *p);

/* a operator b for the last two values of the pool, which it replaces. One of both may be a list. */
struct value combine(struct parser *p, char operator, struct value a, struct value b);

/* The rest of a constructor behind its '(', see shape_arguments.c; name: where it is in the text. */
struct value parse_constructor(struct parser *p, const struct constructor *c, const char *name);

/* A whole expression; see shape_text.c. */
struct value parse_value(struct parser *p);

#endif
