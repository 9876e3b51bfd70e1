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
    double radius;    /* of the roller; NaN: none */
    double thickness; /* of a plate; NaN: a twentieth of its width */
    double points;    /* of a mesh, around the body; NaN: as usual */
    const char *color, *out;
    double rgb[3];
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

static int mesh_of_shape(struct mesh *mesh, const struct shape *shape,
                         const struct drawing_options *options)
{
    const size_t points = isnan(options->points) ? 0 : (size_t)options->points;
    if (shape->dimension == SURFACE)
        return mesh_of_surface(mesh, shape);
    if (shape->dimension == PLANAR)
        return mesh_of_plate(mesh, shape, options->radius, options->thickness, points ? points : 256);
    return mesh_of_body(mesh, shape, points ? points : 96);
}

static int write_shape(FILE *out, const struct shape *shape, enum format format,
                       const struct drawing_options *options, const char *title)
{
    if (shape->dimension == CURVE)
        return format == FORMAT_SVG ? curve_write_svg(out, shape, title) : curve_write_obj(out, shape);
    if (format == FORMAT_SVG)
        return shape_write_svg(out, shape, options->radius, title);
    struct mesh mesh;
    int status = mesh_of_shape(&mesh, shape, options);
    if (status != 0)
        return status;
    status = format == FORMAT_STL ? mesh_write_stl(out, &mesh, options->rgb) : mesh_write_obj(out, &mesh);
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
        status =
            options->polar ? require_unique(shape, options->radius, &margin, &at) : require_convex(&range);
    return status;
}

static int draw_shape(const struct shape *shape, enum format format, const struct drawing_options *options,
                      const char *title)
{
    static const struct {
        enum format usual, never;
        const char *rule;
    } formats[] = {
        [PLANAR] = {FORMAT_SVG, FORMAT_NONE, ""},
        [SPATIAL] = {FORMAT_STL, FORMAT_SVG,
                     "a spatial shape is drawn with --stl or --obj, into a file .stl or .obj"},
        [CURVE] = {FORMAT_OBJ, FORMAT_STL,
                   "a curve is drawn with --obj or --svg, into a file .obj or .svg"},
        [SURFACE] = {FORMAT_STL, FORMAT_SVG,
                     "a surface is drawn with --stl or --obj, into a file .stl or .obj"},
    };
    if (format == FORMAT_NONE)
        format = formats[shape->dimension].usual;
    if (format == formats[shape->dimension].never)
        return misuse("%s", formats[shape->dimension].rule);
    if (!isnan(options->thickness) && (shape->dimension != PLANAR || format == FORMAT_SVG))
        return misuse("--thickness is for plates: a planar shape with --stl or --obj");
    if (!isnan(options->points) && (shape->dimension > SPATIAL || format == FORMAT_SVG))
        return misuse("--points is for bodies with --stl or --obj");
    if (options->color && format != FORMAT_STL)
        return misuse("--color is for --stl");
    if (!options->out && format == FORMAT_STL && isatty(STDOUT_FILENO))
        return misuse("an STL file is not for a terminal; name a file with --out FILE");
    const int status = check_shape(shape, options);
    if (status != 0)
        return status;
    if (!options->out)
        return write_shape(stdout, shape, format, options, title);
    struct file file;
    if (file_open(&file, NULL, options->out) != 0)
        return EXIT_FAILED;
    return files_close(&file, 1, write_shape(file.stream, shape, format, options, title));
}

/* The numbers of a mesh. Prints what is wrong and returns EXIT_USAGE, or 0. */
static int mesh_options(struct drawing_options *options)
{
    if (!isnan(options->thickness) && !(options->thickness > 0))
        return misuse("--thickness must be positive");
    if (!isnan(options->points) && !(options->points >= 8 && options->points <= 1024))
        return misuse("--points must be between 8 and 1024");
    int end = 0;
    if (options->color && (sscanf(options->color, "%lf,%lf,%lf%n", &options->rgb[0], &options->rgb[1],
                                  &options->rgb[2], &end) != 3 ||
                           options->color[end] != 0))
        return misuse("--color needs red, green and blue, as in --color 0,60,130");
    for (int k = 0; k < 3; k++)
        if (!(options->rgb[k] >= 0 && options->rgb[k] <= 255))
            return misuse("--color: red, green and blue are between 0 and 255");
    return 0;
}

static int draw(const struct command *command, int count, char **arguments)
{
    struct words rest;
    struct drawing_options chosen = {.radius = NAN, .thickness = NAN, .points = NAN, .rgb = {0, 60, 130}};
    const struct option options[] = {
        {"--svg", NULL, "planar: boundary, curvature comb and evolute as a picture; a curve seen along z",
         OPTION_FLAG, &chosen.svg},
        {"--stl", NULL, "triangle mesh, binary STL; planar: a plate in the plane z = 0", OPTION_FLAG,
         &chosen.stl},
        {"--obj", NULL, "the same, or the polygon of a curve, Wavefront OBJ", OPTION_FLAG, &chosen.obj},
        {"--polar", NULL, "the shape is a polar potential: the cam for a roller of the radius R",
         OPTION_FLAG, &chosen.polar},
        {"--radius", "R", "radius of that roller, in m", OPTION_NUMBER, &chosen.radius},
        {"--thickness", "T", "thickness of a plate, in m (default: a twentieth of its width)",
         OPTION_NUMBER, &chosen.thickness},
        {"--points", "N", "points of a mesh around the body (default: plate 256, in space 96)",
         OPTION_NUMBER, &chosen.points},
        {"--color", "R,G,B", "color of an STL mesh (default: 0,60,130, as bodies in Modelica)", OPTION_WORD,
         &chosen.color},
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
    if (choose_format(&chosen, &format) != 0 || polar_options(chosen.polar, chosen.radius) != 0 ||
        mesh_options(&chosen) != 0)
        return EXIT_USAGE;
    if (!chosen.polar && !isnan(chosen.radius))
        return misuse(
            "--radius is the one of a roller; add --polar if the shape is a polar potential for it");
    struct shape shape;
    progress_working("drawing");
    int status = shape_read(rest.word[0], &shape);
    if (status == 0)
        status = polar_of_file(&shape, "--radius", &chosen.polar, &chosen.radius);
    if (status == 0)
        status = draw_shape(&shape, format, &chosen, rest.word[0]);
    progress_working(NULL);
    shape_free(&shape);
    return status;
}

const struct command command_draw = {
    "draw",
    "draw SHAPE [options]",
    "the boundary of a shape or a curve as SVG, its surface, or a plate of it, as STL or "
    "OBJ\n\n" SHAPE_HELP,
    draw,
};
