/* Triangle meshes: STL (text and binary) and Wavefront OBJ; what all formats share. PLY: mesh_ply.c. */
#include <ctype.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "mesh_data.h"
#include "text.h"

int mesh_vertex(struct mesh_build *b, const double x[3])
{
    struct mesh_data *m = b->mesh;
    if (!room_for(&m->vertex, &b->vertex_room, 3 * (m->vertices + 1), sizeof *m->vertex))
        return fail("'%s': out of memory", b->source->path);
    memcpy(m->vertex + 3 * m->vertices++, x, 3 * sizeof *x);
    return 0;
}

int mesh_triangle(struct mesh_build *b, size_t i, size_t j, size_t k)
{
    struct mesh_data *m = b->mesh;
    if (!room_for(&m->triangle, &b->triangle_room, 3 * (m->triangles + 1), sizeof *m->triangle))
        return fail("'%s': out of memory", b->source->path);
    size_t *t = m->triangle + 3 * m->triangles++;
    t[0] = i;
    t[1] = j;
    t[2] = k;
    return 0;
}

/* --- STL ---------------------------------------------------------------------------------------------*/

static uint32_t little(const unsigned char *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static int stl_is_binary(const struct source *s)
{
    return s->size >= 84 && s->size - 84 == (size_t)50 * little((const unsigned char *)s->text + 80) &&
           s->size > 84;
}

static int stl_binary(struct mesh_build *b)
{
    const unsigned char *text = (const unsigned char *)b->source->text;
    const size_t count = little(text + 80);
    int status = 0;
    b->mesh->format = "STL, binary";
    for (size_t i = 0; i < count && status == 0; i++)
        for (size_t corner = 0; corner < 3 && status == 0; corner++) {
            double x[3];
            for (size_t k = 0; k < 3; k++) {
                const uint32_t bits = little(text + 84 + 50 * i + 12 + 12 * corner + 4 * k);
                float value;
                memcpy(&value, &bits, sizeof value);
                x[k] = (double)value;
            }
            if (!isfinite(x[0] + x[1] + x[2]))
                return fail("'%s', triangle %zu: a corner is not finite; export the mesh again",
                            b->source->path, i + 1);
            status = mesh_vertex(b, x);
            if (status == 0 && corner == 2)
                status = mesh_triangle(b, 3 * i, 3 * i + 1, 3 * i + 2);
        }
    return status;
}

/* Three numbers at the end of a line. */
static int line_numbers(const struct mesh_build *b, const struct lines *lines, char *at, double x[3])
{
    for (int k = 0; k < 3; k++)
        if (!lines_number(&at, &x[k]))
            return fail("'%s', line %zu: '%s' should have three numbers; export the mesh again",
                        b->source->path, lines->number, excerpt_of(lines->line, EXCERPT).text);
    return 0;
}

static int begins(const char *line, const char *word)
{
    const size_t n = strlen(word);
    return strncasecmp(line, word, n) == 0 && (line[n] == 0 || isspace((unsigned char)line[n]));
}

static int stl_text(struct mesh_build *b)
{
    struct lines lines = {.next = b->source->text, .end = b->source->text + b->source->size};
    static const char *const known[] = {"solid", "facet", "outer", "endloop", "endfacet", "endsolid"};
    int status = 0, more;
    size_t corners = 0;
    b->mesh->format = "STL, text";
    while (status == 0 && (more = lines_next(&lines)) != 0) {
        double x[3];
        int word = 0;
        if (more < 0)
            status = fail("'%s': out of memory", b->source->path);
        else if (begins(lines.line, "vertex")) {
            status = line_numbers(b, &lines, lines.line + 6, x);
            if (status == 0)
                status = mesh_vertex(b, x);
            corners++;
        } else if (begins(lines.line, "endloop") && corners != 3)
            status =
                fail("'%s', line %zu: a facet with %zu corners; STL has triangles: export the mesh again",
                     b->source->path, lines.number, corners);
        else if (begins(lines.line, "endloop")) {
            const size_t n = b->mesh->vertices;
            status = mesh_triangle(b, n - 3, n - 2, n - 1);
            corners = 0;
        } else {
            for (size_t k = 0; k < sizeof known / sizeof *known; k++)
                word |= begins(lines.line, known[k]);
            if (lines.line[0] && !word)
                status =
                    fail("'%s', line %zu: '%s' does not belong into an STL file; export the mesh again",
                         b->source->path, lines.number, excerpt_of(lines.line, EXCERPT).text);
        }
    }
    if (status == 0 && corners > 0)
        status = fail("'%s', line %zu: the file ends within a facet; copy or export it again",
                      b->source->path, lines.number);
    free(lines.line);
    return status;
}

/* --- OBJ ---------------------------------------------------------------------------------------------*/

/* The corners of a face, "f 1 2 3", "f 1/2/3 ..." or counted from the end, as a fan of triangles. */
static int obj_face(struct mesh_build *b, const struct lines *lines)
{
    size_t first = 0, last = 0, corners = 0;
    int status = 0;
    for (char *at = lines->line + 1; *at && status == 0;) {
        while (isspace((unsigned char)*at))
            at++;
        if (*at == 0)
            break;
        char *end;
        const long long number = strtoll(at, &end, 10);
        const long long all = (long long)b->mesh->vertices, index = number < 0 ? all + number : number - 1;
        if (end == at || (*end && *end != '/' && !isspace((unsigned char)*end)))
            return fail("'%s', line %zu: '%s' is no vertex of a face; export the mesh again",
                        b->source->path, lines->number, excerpt_of(at, EXCERPT).text);
        if (number == 0 || index < 0 || index >= all)
            return fail(
                "'%s', line %zu: there is no vertex %lld, %lld are before this line; export the mesh again",
                b->source->path, lines->number, number, all);
        while (*end && !isspace((unsigned char)*end))
            end++;
        if (corners == 0)
            first = (size_t)index;
        if (corners >= 2)
            status = mesh_triangle(b, first, last, (size_t)index);
        last = (size_t)index;
        corners++;
        at = end;
    }
    if (status == 0 && corners < 3)
        status = fail("'%s', line %zu: a face with %zu corners; it needs three", b->source->path,
                      lines->number, corners);
    return status;
}

static int obj_read(struct mesh_build *b)
{
    struct lines lines = {.next = b->source->text, .end = b->source->text + b->source->size};
    int status = 0, more;
    b->mesh->format = "OBJ";
    while (status == 0 && (more = lines_next(&lines)) != 0) {
        double x[3];
        if (more < 0)
            status = fail("'%s': out of memory", b->source->path);
        else if (begins(lines.line, "v")) {
            status = line_numbers(b, &lines, lines.line + 1, x);
            if (status == 0)
                status = mesh_vertex(b, x);
        } else if (begins(lines.line, "f"))
            status = obj_face(b, &lines);
    }
    free(lines.line);
    return status;
}

/* --- All formats -------------------------------------------------------------------------------------*/

static int has_extension(const char *path, const char *extension)
{
    const char *dot = strrchr(path, '.');
    return dot && strcasecmp(dot, extension) == 0;
}

/* The file names a solid, and a facet soon. */
static int stl_is_text(const struct source *s)
{
    return strncasecmp(s->text, "solid", 5) == 0 && (strstr(s->text, "facet") || strstr(s->text, "FACET"));
}

int mesh_is(const struct source *s)
{
    return stl_is_binary(s) || stl_is_text(s) || strncmp(s->text, "ply", 3) == 0 ||
           has_extension(s->path, ".obj") || has_extension(s->path, ".stl") ||
           has_extension(s->path, ".ply");
}

int mesh_read(const struct source *source, struct mesh_data *mesh)
{
    *mesh = (struct mesh_data){0};
    struct mesh_build b = {.source = source, .mesh = mesh};
    int status;
    if (strncmp(source->text, "ply", 3) == 0)
        status = ply_read(&b);
    else if (stl_is_binary(source))
        status = stl_binary(&b);
    else if (stl_is_text(source))
        status = stl_text(&b);
    else if (has_extension(source->path, ".obj"))
        status = obj_read(&b);
    else if (has_extension(source->path, ".ply"))
        status = fail("'%s', line 1: a PLY file begins with 'ply'; export the mesh again", source->path);
    else
        status = fail(
            "'%s' is no STL file: it is neither text that begins with 'solid' nor as long as its number of "
            "triangles says (%zu bytes); copy or export it again",
            source->path, source->size);
    if (status == 0 && mesh->vertices < 4)
        status = fail("'%s' holds %zu point%s; a body needs four at least", source->path, mesh->vertices,
                      mesh->vertices == 1 ? "" : "s");
    return status;
}

void mesh_free_data(struct mesh_data *mesh)
{
    free(mesh->vertex);
    free(mesh->normal);
    free(mesh->triangle);
    *mesh = (struct mesh_data){0};
}

static size_t place_hash(const double x[3])
{
    uint64_t h = 1469598103934665603u;
    for (int k = 0; k < 3; k++) {
        uint64_t bits;
        const double value = x[k] + 0.0; /* no negative zero */
        memcpy(&bits, &value, sizeof bits);
        h = (h ^ bits) * 1099511628211u;
        h ^= h >> 29;
    }
    return (size_t)h;
}

int mesh_weld(struct mesh_data *m)
{
    size_t size = 16, used = 0;
    while (size < 2 * m->vertices)
        size *= 2;
    size_t *table = calloc(size, sizeof *table), *to = calloc(m->vertices + 1, sizeof *to);
    if (!table || !to) {
        free(table);
        free(to);
        return -1;
    }
    for (size_t i = 0; i < m->vertices; i++) {
        const double *x = m->vertex + 3 * i;
        size_t at = place_hash(x) & (size - 1);
        while (table[at]) {
            const double *y = m->vertex + 3 * (table[at] - 1);
            if (x[0] == y[0] && x[1] == y[1] && x[2] == y[2])
                break;
            at = (at + 1) & (size - 1);
        }
        if (!table[at]) {
            memmove(m->vertex + 3 * used, x, 3 * sizeof *x);
            table[at] = ++used;
        }
        to[i] = table[at] - 1;
    }
    for (size_t i = 0; i < 3 * m->triangles; i++)
        m->triangle[i] = to[m->triangle[i]];
    m->vertices = used;
    free(table);
    free(to);
    return 0;
}
