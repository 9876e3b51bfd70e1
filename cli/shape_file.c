/* A shape from an argument: inline or a file. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "normalcontact.h"
#include "shape_text.h"
#include "text.h"

enum { MAX_FILE = 1 << 22 };

/* The text in a stream, or NULL after printing what is wrong with it. */
static char *stream_text(FILE *stream, const char *path)
{
    char *text = malloc(MAX_FILE + 1);
    if (!text) {
        fail("out of memory");
        return NULL;
    }
    size_t n = fread(text, 1, MAX_FILE + 1, stream);
    int status = 0;
    if (ferror(stream))
        status = fail("cannot read '%s': %s", path, strerror(errno));
    else if (n > MAX_FILE)
        status = fail("'%s' is larger than %d bytes; a shape is a short text", path, MAX_FILE);
    else if (n >= 2 && (memcmp(text, "\xff\xfe", 2) == 0 || memcmp(text, "\xfe\xff", 2) == 0))
        status = fail("'%s' is text in UTF-16; save it as UTF-8 or ASCII", path);
    else if (memchr(text, 0, n))
        status = fail("'%s' is no text, but binary; a shape file holds an expression or the numbers of a "
                      "shape vector",
                      path);
    if (status != 0) {
        free(text);
        return NULL;
    }
    if (n >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) { /* the mark that some editors put before UTF-8 */
        n -= 3;
        memmove(text, text + 3, n);
    }
    text[n] = 0;
    return text;
}

static int is_inline(const char *argument)
{
    return strpbrk(argument, "({") || strspn(argument, "0123456789+-.eE, \t\r\n") == strlen(argument);
}

/* The text of a shape, to be freed, and whether it is from a file; NULL after printing what is wrong. */
static char *shape_text(const char *argument, int *from_file)
{
    FILE *stream = fopen(argument, "r");
    const int error = errno;
    *from_file = stream != NULL;
    const struct constructor *named;
    char *text = NULL;
    if (stream) {
        text = stream_text(stream, argument);
        fclose(stream);
    } else if (error != ENOENT && error != ENOTDIR && error != ENAMETOOLONG) {
        fail("cannot read '%s': %s", argument, strerror(error));
    } else if (is_inline(argument)) {
        text = strdup(argument);
        if (!text)
            fail("out of memory");
    } else if ((named = constructor_named(argument, strlen(argument), DIMENSION_UNKNOWN)) != NULL) {
        fail("'%s' is a shape without its parentheses; write %s%s(..)", argument,
             dimension_package(named->dimension), argument);
    } else {
        fail("'%s' is neither a shape nor a file that can be read (%s); 'normalcontact check --help' shows "
             "shapes",
             excerpt_of(argument, EXCERPT).text, strerror(error));
    }
    return text;
}

static int check_vector(const struct shape *shape)
{
    switch (shape->dimension) {
    case PLANAR:
        return nc_planar_check(shape->vector, shape->n);
    case CURVE:
        return nc_curve_check(shape->vector, shape->n);
    case SURFACE:
        return nc_surface_check(shape->vector, shape->n);
    default:
        return nc_spatial_check(shape->vector, shape->n);
    }
}

int shape_read(const char *argument, struct shape *shape)
{
    *shape = (struct shape){.vector = NULL};
    int from_file;
    char *text = shape_text(argument, &from_file);
    if (!text)
        return EXIT_FAILED;
    const char *source = from_file ? argument : NULL;
    int status =
        shape_is_json(text) ? shape_parse_json(text, source, shape) : shape_parse(text, source, shape);
    free(text);
    if (status != 0)
        return status;
    status = check_vector(shape);
    if (status != NC_OK && nc_status_term(status) > 0)
        return fail("term %zu of the shape: %s", nc_status_term(status), nc_message(status));
    return status != NC_OK ? fail("the %s: %s", dimension_name(shape->dimension), nc_message(status)) : 0;
}

void shape_free(struct shape *shape)
{
    free(shape->vector);
    *shape = (struct shape){.vector = NULL};
}
