/* JSON, safe inside a script element. */
#ifndef JSON_H
#define JSON_H

#include <stddef.h>
#include <stdio.h>

/* A number in the given format of printf; null if it is not finite. */
void json_number(FILE *out, double value, const char *format);

void json_numbers(FILE *out, const double *values, size_t n, const char *format);
void json_text(FILE *out, const char *text);

/* "name":"text", */
void json_field(FILE *out, const char *name, const char *text);

#endif
