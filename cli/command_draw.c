#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "curvature.h"
#include "file.h"
#include "mesh.h"
#include "shape_svg.h"
#include "text.h"

enum format { FORMAT_NONE, FORMAT_SVG, FORMAT_STL, FORMAT_OBJ };

static int write_shape(FILE *out, const struct shape *shape, enum format format, const char *title)
{
    switch (format) {
    case FORMAT_SVG:
        return shape_write_svg(out, shape, title);
    case FORMAT_STL:
        return mesh_write_stl(out, shape);
    default:
        return mesh_write_obj(out, shape);
    }
}

static int draw_shape(const struct shape *shape, enum format format, const char *title, const char *path)
{
    struct curvature_range range;
    if (format == FORMAT_NONE)
        format = shape->dimension == PLANAR ? FORMAT_SVG : FORMAT_STL;
    if ((shape->dimension == PLANAR) != (format == FORMAT_SVG))
        return misuse("%s", shape->dimension == PLANAR ? "a planar shape is drawn with --svg"
                                                       : "a spatial shape is drawn with --stl or --obj");
    if (curvature_range(shape, &range) != 0 || require_convex(&range) != 0)
        return EXIT_FAILED;
    if (!path) {
        if (format == FORMAT_STL && isatty(STDOUT_FILENO))
            return misuse("an STL file is not for a terminal; name a file with --out FILE");
        return write_shape(stdout, shape, format, title);
    }
    struct file file;
    if (file_open(&file, NULL, path) != 0)
        return EXIT_FAILED;
    return files_close(&file, 1, write_shape(file.stream, shape, format, title));
}

static int draw(const struct command *command, int count, char **arguments)
{
    struct words rest;
    int svg = 0, stl = 0, obj = 0;
    const char *out = NULL;
    const struct option options[] = {
        {"--svg", NULL, "planar: boundary, curvature comb and evolute as a picture", OPTION_FLAG, &svg},
        {"--stl", NULL, "spatial: closed triangle mesh, binary STL", OPTION_FLAG, &stl},
        {"--obj", NULL, "spatial: closed triangle mesh, Wavefront OBJ", OPTION_FLAG, &obj},
        {"--out", "FILE", "file to write (default: the standard output)", OPTION_WORD, &out},
    };
    switch (options_read(command, options, sizeof options / sizeof *options, count, arguments, &rest)) {
    case OPTIONS_HELP:
        return EXIT_DONE;
    case OPTIONS_WRONG:
        return EXIT_USAGE;
    default:
        break;
    }
    if (rest.count != 1)
        return misuse("draw needs one shape; quote it: draw 'ellipse(0.2, 0.1) + offset(0.01)'");
    if (svg + stl + obj > 1)
        return misuse("--svg, --stl and --obj exclude each other");
    struct shape shape;
    int status = shape_read(rest.word[0], &shape);
    if (status == 0)
        status = draw_shape(&shape,
                            svg   ? FORMAT_SVG
                            : stl ? FORMAT_STL
                            : obj ? FORMAT_OBJ
                                  : FORMAT_NONE,
                            rest.word[0], out);
    shape_free(&shape);
    return status;
}

const struct command command_draw = {
    "draw",
    "draw SHAPE [options]",
    "the boundary of a shape as SVG, or its surface as STL or OBJ\n\n" SHAPE_HELP,
    draw,
};
