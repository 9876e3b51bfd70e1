/* A shape from an argument: inline or a file. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "normalcontact.h"
#include "shape_text.h"
#include "text.h"

enum { MAX_FILE = 1 << 22 };

/* The content of a file, or NULL with errno. */
static char *file_text(const char *path)
{
    FILE *stream = fopen(path, "r");
    if (!stream)
        return NULL;
    char *text = malloc(MAX_FILE + 1);
    const size_t n = text ? fread(text, 1, MAX_FILE, stream) : 0;
    if (text && ferror(stream)) {
        free(text);
        text = NULL;
    } else if (text) {
        text[n] = 0;
    }
    fclose(stream);
    return text;
}

int shape_read(const char *argument, struct shape *shape)
{
    *shape = (struct shape){NULL, 0, DIMENSION_UNKNOWN};
    char *content = NULL;
    if (!strchr(argument, '(') && !strchr(argument, '{')) {
        content = file_text(argument);
        if (!content && strspn(argument, "0123456789+-.eE, \t\n") != strlen(argument))
            return fail("'%s' is neither a shape nor a file that can be read (%s)", argument,
                        strerror(errno));
    }
    int status = shape_parse(content ? content : argument, shape);
    free(content);
    if (status != 0)
        return status;
    status = shape->dimension == PLANAR ? nc_planar_check(shape->vector, shape->n)
                                        : nc_spatial_check(shape->vector, shape->n);
    if (status != NC_OK && nc_status_term(status) > 0)
        return fail("term %zu of the shape: %s", nc_status_term(status), nc_message(status));
    return status != NC_OK ? fail("the shape: %s", nc_message(status)) : 0;
}

void shape_free(struct shape *shape)
{
    free(shape->vector);
    *shape = (struct shape){NULL, 0, DIMENSION_UNKNOWN};
}
