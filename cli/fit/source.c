/* Files with data: their bytes, their lines, their numbers. */
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fit_data.h"
#include "text.h"

#define LARGEST_FILE ((size_t)1 << 30)

int room_for(void *array, size_t *room, size_t needed, size_t size)
{
    void **pointer = array;
    if (needed <= *room)
        return 1;
    size_t more = *room ? *room : 64;
    while (more < needed)
        more = more <= SIZE_MAX / 2 ? 2 * more : needed;
    void *moved = more <= SIZE_MAX / size ? realloc(*pointer, more * size) : NULL;
    if (!moved)
        return 0;
    *pointer = moved;
    *room = more;
    return 1;
}

int source_stream(FILE *stream, const char *path, struct source *source)
{
    size_t room = 0, got = 1;
    *source = (struct source){.path = path};
    while (got > 0) {
        if (source->size > LARGEST_FILE)
            return fail("'%s' is larger than %zu bytes; give a coarser mesh or fewer data", source->path,
                        LARGEST_FILE);
        if (!room_for(&source->text, &room, source->size + 65537, 1))
            return fail("'%s': out of memory", source->path);
        got = fread(source->text + source->size, 1, room - source->size - 1, stream);
        source->size += got;
    }
    if (ferror(stream))
        return fail("cannot read '%s': %s", source->path, strerror(errno));
    source->text[source->size] = 0;
    if (source->size == 0)
        return fail("'%s' is empty; it should hold a table or a mesh", source->path);
    const unsigned char *t = (const unsigned char *)source->text;
    if (source->size >= 2 && ((t[0] == 0xff && t[1] == 0xfe) || (t[0] == 0xfe && t[1] == 0xff)))
        return fail("'%s' is text in UTF-16; save it as UTF-8 or ASCII", source->path);
    if (source->size >= 3 &&
        memcmp(t, "\xef\xbb\xbf", 3) == 0) { /* the mark that some programs put first */
        source->size -= 3;
        memmove(source->text, source->text + 3, source->size + 1);
    }
    return 0;
}

int source_read(const char *path, struct source *source)
{
    *source = (struct source){.path = path};
    FILE *stream = fopen(path, "rb");
    if (!stream)
        return fail("cannot read '%s': %s; name a file with a table (CSV, XYZ) or a mesh (STL, OBJ, PLY)",
                    path, strerror(errno));
    const int status = source_stream(stream, path, source);
    fclose(stream);
    return status;
}

void source_free(struct source *source)
{
    free(source->text);
    source->text = NULL;
}

int lines_next(struct lines *lines)
{
    if (lines->next >= lines->end)
        return 0;
    const char *begin = lines->next, *stop = begin;
    while (stop < lines->end && *stop != '\n' && *stop != '\r')
        stop++;
    lines->next = stop;
    if (stop < lines->end)
        lines->next += stop[0] == '\r' && stop + 1 < lines->end && stop[1] == '\n' ? 2 : 1;
    lines->number++;
    while (begin < stop && isspace((unsigned char)*begin))
        begin++;
    while (stop > begin && isspace((unsigned char)stop[-1]))
        stop--;
    const size_t length = (size_t)(stop - begin);
    if (!room_for(&lines->line, &lines->room, length + 1, 1))
        return -1;
    memcpy(lines->line, begin, length);
    lines->line[length] = 0;
    return 1;
}

int lines_number(char **at, double *number)
{
    char *end = *at;
    while (*end == ' ' || *end == '\t')
        end++;
    const char *begin = end;
    /* what strtod takes beyond, such as 0x10, inf and nan, is no number here */
    const char *digit = begin + (*begin == '+' || *begin == '-');
    if (!strchr("0123456789+-.", *begin) || *begin == 0 || (digit[0] == '0' && (digit[1] | 32) == 'x'))
        return 0;
    *number = strtod(begin, &end);
    if (end == begin || !isfinite(*number) || isalpha((unsigned char)*end))
        return 0;
    *at = end;
    return 1;
}
