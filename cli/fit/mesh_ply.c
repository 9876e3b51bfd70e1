/* PLY files: text, or binary in either order of bytes. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mesh_data.h"
#include "text.h"

enum { MAX_ELEMENTS = 8, MAX_PROPERTIES = 48 };

enum type { NONE, INT8, UINT8, INT16, UINT16, INT32, UINT32, FLOAT32, FLOAT64 };

static const struct {
    const char *name, *old;
    size_t size;
} types[] = {{"", "", 0},           {"int8", "char", 1},     {"uint8", "uchar", 1},
             {"int16", "short", 2}, {"uint16", "ushort", 2}, {"int32", "int", 4},
             {"uint32", "uint", 4}, {"float32", "float", 4}, {"float64", "double", 8}};

struct property {
    enum type count; /* NONE: no list */
    enum type type;
    int axis;    /* 0 to 2: x, y, z; 3 to 5: nx, ny, nz; else -1 */
    int corners; /* the corners of a face */
};

struct element {
    size_t count, properties;
    int vertices, faces;
    struct property property[MAX_PROPERTIES];
};

struct ply {
    struct mesh_build *build;
    struct lines lines;
    int text, big, binary_body;
    struct element element[MAX_ELEMENTS];
    size_t elements;
    char *at; /* within a line of text */
};

/* What is wrong, and where: the line, or behind the header of a binary file the byte. */
static int ply_wrong(const struct ply *p, const char *what)
{
    const struct source *source = p->build->source;
    if (p->binary_body)
        return fail("'%s', byte %zu: %s; copy or export the mesh again", source->path,
                    (size_t)(p->lines.next - source->text) + 1, what);
    return fail("'%s', line %zu: '%s': %s; export the mesh again", p->build->source->path, p->lines.number,
                p->lines.line ? excerpt_of(p->lines.line, EXCERPT).text : "", what);
}

static enum type type_named(const char *name)
{
    for (enum type i = INT8; name && i <= FLOAT64; i++)
        if (strcmp(name, types[i].name) == 0 || strcmp(name, types[i].old) == 0)
            return i;
    return NONE;
}

static int ply_property(struct ply *p, char *rest)
{
    static const char *const axes[] = {"x", "y", "z", "nx", "ny", "nz"};
    if (p->elements == 0)
        return ply_wrong(p, "a property before the first element");
    struct element *e = &p->element[p->elements - 1];
    if (e->properties == MAX_PROPERTIES)
        return ply_wrong(p, "too many properties");
    struct property *q = &e->property[e->properties++];
    char *save = NULL, *word = strtok_r(rest, " \t", &save);
    *q = (struct property){.axis = -1};
    if (word && strcmp(word, "list") == 0) {
        q->count = type_named(strtok_r(NULL, " \t", &save));
        word = strtok_r(NULL, " \t", &save);
        if (q->count == NONE || q->count >= FLOAT32)
            return ply_wrong(p, "the type of a list's length is not known");
    }
    q->type = type_named(word);
    const char *name = strtok_r(NULL, " \t", &save);
    if (q->type == NONE || !name)
        return ply_wrong(p, "the type of the property is not known");
    for (int k = 0; k < 6 && e->vertices && !q->count; k++)
        if (strcmp(name, axes[k]) == 0)
            q->axis = k;
    q->corners = e->faces && q->count && strncmp(name, "vertex_ind", 10) == 0;
    return 0;
}

static int ply_header(struct ply *p)
{
    int more;
    while ((more = lines_next(&p->lines)) > 0) {
        char word[32] = "", kind[32] = "";
        unsigned long long count = 0;
        if (sscanf(p->lines.line, "%31s", word) != 1 || strcmp(word, "comment") == 0 ||
            strcmp(word, "obj_info") == 0 || strcmp(word, "ply") == 0)
            continue;
        if (strcmp(word, "end_header") == 0)
            return 0;
        if (strcmp(word, "format") == 0) {
            sscanf(p->lines.line, "%*s %31s", kind);
            p->text = strcmp(kind, "ascii") == 0;
            p->big = strcmp(kind, "binary_big_endian") == 0;
            if (!p->text && !p->big && strcmp(kind, "binary_little_endian") != 0)
                return ply_wrong(p, "no known format");
        } else if (strcmp(word, "element") == 0) {
            if (sscanf(p->lines.line, "%*s %31s %llu", kind, &count) != 2 || p->elements == MAX_ELEMENTS ||
                count > SIZE_MAX / 64)
                return ply_wrong(p, "no element with a number");
            for (size_t i = 0; i < p->elements && strcmp(kind, "vertex") == 0; i++)
                if (p->element[i].vertices)
                    return ply_wrong(p, "there is an element of vertices before");
            p->element[p->elements++] = (struct element){.count = (size_t)count,
                                                         .vertices = strcmp(kind, "vertex") == 0,
                                                         .faces = strcmp(kind, "face") == 0};
        } else if (strcmp(word, "property") == 0) {
            const int status = ply_property(p, p->lines.line + 8);
            if (status != 0)
                return status;
        } else
            return ply_wrong(p, "not part of a header");
    }
    return more < 0 ? fail("'%s': out of memory", p->build->source->path)
                    : ply_wrong(p, "the header has no end");
}

/* The next number of the body. */
static int ply_number(struct ply *p, enum type type, double *number)
{
    if (p->text)
        return lines_number(&p->at, number) ? 0 : ply_wrong(p, "a number is missing");
    const size_t size = types[type].size;
    unsigned char b[8];
    if ((size_t)(p->lines.end - p->lines.next) < size)
        return ply_wrong(p, "the file ends too early");
    for (size_t i = 0; i < size; i++)
        b[p->big ? size - 1 - i : i] = (unsigned char)p->lines.next[i];
    p->lines.next += size;
    uint64_t bits = 0;
    for (size_t i = size; i-- > 0;)
        bits = bits << 8 | b[i];
    const uint32_t low = (uint32_t)bits;
    float single;
    memcpy(&single, &low, sizeof single);
    switch (type) {
    case INT8:
        *number = (int8_t)low;
        break;
    case INT16:
        *number = (int16_t)low;
        break;
    case INT32:
        *number = (int32_t)low;
        break;
    case FLOAT32:
        *number = (double)single;
        break;
    case FLOAT64:
        memcpy(number, &bits, sizeof *number);
        break;
    default:
        *number = (double)low;
    }
    return isfinite(*number) ? 0 : ply_wrong(p, "a number is not finite");
}

static int ply_corner(struct ply *p, double number, size_t k, size_t corner[2])
{
    struct mesh_data *m = p->build->mesh;
    if (!(number >= 0 && number < (double)m->vertices && number == floor(number))) {
        char what[96];
        snprintf(what, sizeof what, "a face has the vertex %.6g, there are %zu, counted from 0", number,
                 m->vertices);
        return ply_wrong(p, what);
    }
    const size_t index = (size_t)number;
    const int status = k >= 2 ? mesh_triangle(p->build, corner[0], corner[1], index) : 0;
    corner[k == 0 ? 0 : 1] = index;
    return status;
}

static int ply_row(struct ply *p, const struct element *e)
{
    double place[6] = {0}, number;
    int found = 0, status = 0;
    for (size_t i = 0; i < e->properties && status == 0; i++) {
        const struct property *q = &e->property[i];
        size_t corner[2] = {0, 0};
        double count = 1;
        if (q->count)
            status = ply_number(p, q->count, &count);
        if (status == 0 && !(count >= 0 && count < 1e9))
            status = ply_wrong(p, "a list of impossible length");
        for (size_t k = 0; k < (size_t)count && status == 0; k++) {
            status = ply_number(p, q->type, &number);
            if (status == 0 && q->corners)
                status = ply_corner(p, number, k, corner);
            if (status == 0 && q->axis >= 0) {
                place[q->axis] = number;
                found |= 1 << q->axis;
            }
        }
    }
    struct mesh_data *m = p->build->mesh;
    if (status != 0 || !e->vertices)
        return status;
    if ((found & 7) != 7)
        return ply_wrong(p, "the vertices have no properties x, y, z");
    if (found == 63) {
        if (!room_for(&m->normal, &p->build->normal_room, 3 * (m->vertices + 1), sizeof *m->normal))
            return fail("'%s': out of memory", p->build->source->path);
        memcpy(m->normal + 3 * m->vertices, place + 3, 3 * sizeof *place);
    }
    return mesh_vertex(p->build, place);
}

int ply_read(struct mesh_build *b)
{
    struct ply p = {.build = b,
                    .lines = {.next = b->source->text, .end = b->source->text + b->source->size}};
    int status = ply_header(&p);
    p.binary_body = status == 0 && !p.text;
    b->mesh->format = p.text ? "PLY, text" : "PLY, binary";
    for (size_t i = 0; i < p.elements && status == 0; i++)
        for (size_t row = 0; row < p.element[i].count && status == 0; row++) {
            int more = 1;
            while (p.text && (more = lines_next(&p.lines)) > 0 && p.lines.line[0] == 0)
                ;
            if (more <= 0)
                status = more ? fail("'%s': out of memory", b->source->path)
                              : ply_wrong(&p, "the file ends too early");
            p.at = p.lines.line;
            if (status == 0 && (p.text || p.element[i].properties > 0))
                status = ply_row(&p, &p.element[i]);
            if (p.element[i].properties == 0)
                break;
        }
    free(p.lines.line);
    return status;
}
