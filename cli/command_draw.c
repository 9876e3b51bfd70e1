#include <math.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "command.h"
#include "curvature.h"
#include "draw_freeform.h"
#include "file.h"
#include "mesh.h"
#include "polar.h"
#include "shape_svg.h"
#include "text.h"

enum format { FORMAT_NONE, FORMAT_SVG, FORMAT_STL, FORMAT_OBJ };

static const char *const extensions[] = {"", ".svg", ".stl", ".obj"};

struct drawing_options {
    int svg, stl, obj, polar;
    double radius; /* of the roller; NaN: none */
    const char *out;
};

/* The format by option and extension, which must not contradict each other; none where both are missing.
 * Prints what is wrong and returns EXIT_USAGE, or 0. */
static int choose_format(const struct drawing_options *options, enum format *format)
{
    if (options->svg + options->stl + options->obj > 1)
        return misuse("--svg, --stl and --obj exclude each other");
    *format = options->svg   ? FORMAT_SVG
              : options->stl ? FORMAT_STL
              : options->obj ? FORMAT_OBJ
                             : FORMAT_NONE;
    if (!options->out)
        return 0;
    const char *slash = strrchr(options->out, '/'), *name = slash ? slash + 1 : options->out;
    const char *extension = strrchr(name + strspn(name, "."), '.');
    if (!extension)
        return 0;
    for (enum format i = FORMAT_SVG; i <= FORMAT_OBJ; i++) {
        if (strcasecmp(extension, extensions[i]) != 0)
            continue;
        if (*format != FORMAT_NONE && *format != i)
            return misuse("--%s contradicts the name '%s'; leave the option out or name a file %s",
                          extensions[*format] + 1, options->out, extensions[*format]);
        *format = i;
        return 0;
    }
    return *format != FORMAT_NONE ? 0
                                  : misuse("'%s' is drawn in none of the formats that exist: .svg, .stl, "
                                           ".obj; choose one of these "
                                           "names, or add --svg, --stl or --obj",
                                           options->out);
}

static int write_shape(FILE *out, const struct shape *shape, enum format format, double radius,
                       const char *title)
{
    if (shape->dimension == CURVE)
        return format == FORMAT_SVG ? curve_write_svg(out, shape, title) : curve_write_obj(out, shape);
    if (format == FORMAT_SVG)
        return shape_write_svg(out, shape, radius, title);
    struct mesh mesh;
    int status = shape->dimension == SURFACE ? mesh_of_surface(&mesh, shape) : mesh_of_body(&mesh, shape);
    if (status != 0)
        return status;
    status = format == FORMAT_STL ? mesh_write_stl(out, &mesh) : mesh_write_obj(out, &mesh);
    mesh_free(&mesh);
    return status;
}

/* Is there a boundary to draw? */
static int check_shape(const struct shape *shape, const struct drawing_options *options)
{
    struct nc_circle_margins margin, at;
    struct curvature_range range;
    if (shape->dimension == CURVE || shape->dimension == SURFACE)
        return options->polar
                   ? misuse("--polar is for planar shapes, not for a %s", dimension_name(shape->dimension))
                   : 0;
    int status = options->polar ? polar_margins(shape, options->radius, &margin, &at)
                                : curvature_range(shape, &range);
    if (status == 0)
        status = options->polar ? require_unique(&margin, &at) : require_convex(&range);
    return status;
}

static int draw_shape(const struct shape *shape, enum format format, const struct drawing_options *options,
                      const char *title)
{
    static const struct {
        enum format usual, other;
        const char *rule;
    } formats[] = {
        [PLANAR] = {FORMAT_SVG, FORMAT_SVG, "a planar shape is drawn with --svg, into a file .svg"},
        [SPATIAL] = {FORMAT_STL, FORMAT_OBJ,
                     "a spatial shape is drawn with --stl or --obj, into a file .stl or .obj"},
        [CURVE] = {FORMAT_OBJ, FORMAT_SVG,
                   "a curve is drawn with --obj or --svg, into a file .obj or .svg"},
        [SURFACE] = {FORMAT_STL, FORMAT_OBJ,
                     "a surface is drawn with --stl or --obj, into a file .stl or .obj"},
    };
    if (format == FORMAT_NONE)
        format = formats[shape->dimension].usual;
    if (format != formats[shape->dimension].usual && format != formats[shape->dimension].other)
        return misuse("%s", formats[shape->dimension].rule);
    if (!options->out && format == FORMAT_STL && isatty(STDOUT_FILENO))
        return misuse("an STL file is not for a terminal; name a file with --out FILE");
    const int status = check_shape(shape, options);
    if (status != 0)
        return status;
    if (!options->out)
        return write_shape(stdout, shape, format, options->radius, title);
    struct file file;
    if (file_open(&file, NULL, options->out) != 0)
        return EXIT_FAILED;
    return files_close(&file, 1, write_shape(file.stream, shape, format, options->radius, title));
}

static int draw(const struct command *command, int count, char **arguments)
{
    struct words rest;
    struct drawing_options chosen = {.radius = NAN};
    const struct option options[] = {
        {"--svg", NULL, "planar: boundary, curvature comb and evolute as a picture; a curve seen along z",
         OPTION_FLAG, &chosen.svg},
        {"--stl", NULL, "spatial: triangle mesh, binary STL", OPTION_FLAG, &chosen.stl},
        {"--obj", NULL, "spatial: triangle mesh, or the polygon of a curve, Wavefront OBJ", OPTION_FLAG,
         &chosen.obj},
        {"--polar", NULL, "the shape is a polar potential: the cam for a roller of the radius R",
         OPTION_FLAG, &chosen.polar},
        {"--radius", "R", "radius of that roller, in m", OPTION_NUMBER, &chosen.radius},
        {"--out", "FILE", "file to write, .svg, .stl or .obj (default: the standard output)", OPTION_WORD,
         &chosen.out},
    };
    switch (options_read(command, options, sizeof options / sizeof *options, count, arguments, &rest)) {
    case OPTIONS_HELP:
        print_constructors();
        return EXIT_DONE;
    case OPTIONS_WRONG:
        return EXIT_USAGE;
    default:
        break;
    }
    enum format format = FORMAT_NONE;
    if (rest.count != 1)
        return misuse("draw needs one shape; quote it: draw 'ellipse(0.2, 0.1) + offset(0.01)'");
    if (choose_format(&chosen, &format) != 0 || polar_options(chosen.polar, chosen.radius) != 0)
        return EXIT_USAGE;
    if (!chosen.polar && !isnan(chosen.radius))
        return misuse(
            "--radius is the one of a roller; add --polar if the shape is a polar potential for it");
    struct shape shape;
    progress_working("drawing");
    int status = shape_read(rest.word[0], &shape);
    polar_of_file(&shape, &chosen.polar, &chosen.radius);
    if (status == 0)
        status = draw_shape(&shape, format, &chosen, rest.word[0]);
    progress_working(NULL);
    shape_free(&shape);
    return status;
}

const struct command command_draw = {
    "draw",
    "draw SHAPE [options]",
    "the boundary of a shape or a curve as SVG, its surface as STL or OBJ\n\n" SHAPE_HELP,
    draw,
};
