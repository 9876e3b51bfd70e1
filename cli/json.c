#include "json.h"

#include <math.h>

void json_number(FILE *out, double value, const char *format)
{
    if (isfinite(value))
        fprintf(out, format, value);
    else
        fputs("null", out);
}

void json_numbers(FILE *out, const double *values, size_t n, const char *format)
{
    fputc('[', out);
    for (size_t i = 0; i < n; i++) {
        if (i > 0)
            fputc(',', out);
        json_number(out, values[i], format);
    }
    fputc(']', out);
}

void json_text(FILE *out, const char *text)
{
    fputc('"', out);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\' || *text == '<' || (unsigned char)*text < ' ')
            fprintf(out, "\\u%04x", (unsigned char)*text);
        else
            fputc(*text, out);
    }
    fputc('"', out);
}

void json_field(FILE *out, const char *name, const char *text)
{
    fprintf(out, "\"%s\":", name);
    json_text(out, text);
    fputc(',', out);
}
