/* Fits for Modelica, made once at the start: the shape has as many numbers as the model has room for. */
#include "fit/fit.h"
#include "glue/modelica.h"

#include <stdio.h>

#include "ModelicaUtilities.h"

/* Why there is no shape. */
static void glue_fit_require(const char *what, int status, const struct nc_fit *fit)
{
    if (status % NC_TERM == NC_E_CONCAVE)
        ModelicaFormatError("NormalContact, %s: the points are not convex. Point %d is %.4g m deep below "
                            "the convex hull of "
                            "all; leave out what is not convex, or give the hull.\n",
                            what, (int)fit->depth_at + 1, fit->depth);
    if (status % NC_TERM == NC_E_ARGUMENT)
        ModelicaFormatError("NormalContact, %s: datum %d is not finite or far too large.\n", what,
                            (int)fit->largest_at + 1);
    glue_require(status, what);
}

/* Hands over the shape; what is left of the room is filled by terms that vanish: offsets of three numbers, shifts of four
 * or five. */
static void glue_fit_deliver(const char *what, int status, struct nc_fit *fit, int spatial, double *shape,
                             size_t room)
{
    const double kind = spatial ? NC_SPATIAL_OFFSET : NC_PLANAR_OFFSET;
    if (status) {
        const struct nc_fit copy = *fit;
        nc_fit_free(fit);
        glue_fit_require(what, status, &copy);
        return;
    }
    const size_t needed = fit->n, left = room > needed ? room - needed : 0;
    size_t at = needed < room ? needed : room;
    memcpy(shape, fit->shape, at * sizeof *shape);
    nc_fit_free(fit);
    const size_t shift = spatial ? 5 : 4, shifts = left % 3 == 0 ? 0 : (left % 3 == shift % 3) ? 1 : 2;
    if (needed > room || left < shifts * shift)
        ModelicaFormatError("NormalContact, %s: the shape has %d numbers; set n = %d, or at least %d.\n",
                            what, (int)needed, (int)needed, (int)(needed + 2 * shift));
    for (size_t i = 0; i < shifts; i++, at += shift) {
        memset(shape + at, 0, shift * sizeof *shape);
        shape[at] = kind + 1; /* a shift */
        shape[at + 1] = (double)(shift - 2);
    }
    for (; at + 3 <= room; at += 3) {
        shape[at] = kind;
        shape[at + 1] = 1;
        shape[at + 2] = 0;
    }
}

static void glue_fit_options(double noise, double min_radius, struct nc_fit_options *options)
{
    options->smoothing = noise > 0 ? NC_FIT_NOISE : noise < 0 ? NC_FIT_AUTOMATIC : NC_FIT_EXACT;
    options->noise = noise;
    options->min_radius = min_radius;
}

NCI_API void NormalContact_fitContour(const double *points, size_t count, int harmonics, double noise,
                                      double min_radius, double *shape, size_t n)
{
    struct nc_fit_options options = {.form = NC_FIT_FOURIER,
                                     .terms = (size_t)(harmonics > 0 ? harmonics : 1)};
    struct nc_fit fit;
    glue_fit_options(noise, min_radius, &options);
    const int status = nc_fit_planar_points(points, NULL, count, &options, &fit);
    glue_fit_deliver("Shapes.Planar.contour", status, &fit, 0, shape, n);
}

NCI_API void NormalContact_fitCam(const double *angle, const double *lift, size_t count, double base_radius,
                                  double roller, double noise, double *shape, size_t n)
{
    struct nc_fit_options options = {.form = NC_FIT_ANY};
    struct nc_fit fit;
    glue_fit_options(noise, 0, &options);
    const int status = nc_fit_lift(angle, lift, count, roller > 0 ? NC_FIT_ROLLER : NC_FIT_FLAT,
                                   base_radius, roller, &options, &fit);
    glue_fit_deliver("Shapes.Planar.cam", status, &fit, 0, shape, n);
}

NCI_API void NormalContact_fitPoints(const double *points, size_t count, int degree, double noise,
                                     double min_radius, double *shape, size_t n)
{
    struct nc_fit_options options = {.form = NC_FIT_ELLIPSOID, .terms = (size_t)(degree > 0 ? degree : 1)};
    struct nc_fit fit;
    glue_fit_options(noise, min_radius, &options);
    const int status = nc_fit_spatial_points(points, NULL, count, &options, &fit);
    glue_fit_deliver("Shapes.Spatial.points", status, &fit, 1, shape, n);
}

/* --- Shape files -------------------------------------------------------------------------------------*/

struct glue_file {
    FILE *stream;
    int next; /* character */
    size_t line;
};

static void glue_file_step(struct glue_file *file)
{
    file->line += file->next == '\n';
    file->next = getc(file->stream);
}

/* The next number; 0 at the end of the file, -1: something else. A list that begins makes `count` zero: in JSON other
 * numbers stand before it. */
static int glue_file_number(struct glue_file *file, double *number, size_t *count)
{
    for (;; glue_file_step(file)) {
        char text[64];
        size_t length = 0;
        if (file->next == EOF)
            return 0;
        if (file->next == '/')
            while (file->next != '\n' && file->next != EOF)
                glue_file_step(file);
        if (file->next == '"')
            do
                glue_file_step(file);
            while (file->next != '"' && file->next != '\n' && file->next != EOF);
        else if (file->next == '[')
            *count = 0;
        else if (file->next != EOF && strchr("0123456789+-.", file->next)) {
            char *end;
            for (; file->next != EOF && strchr("0123456789+-.eE", file->next); glue_file_step(file))
                if (length + 1 < sizeof text)
                    text[length++] = (char)file->next;
            text[length] = 0;
            *number = strtod(text, &end);
            return *end == 0 && isfinite(*number) ? 1 : -1;
        } else if (file->next != EOF && !strchr("{}],: \t\r\n", file->next))
            return -1;
    }
}

NCI_API void NormalContact_readShape(const char *name, int spatial, double *shape, size_t n)
{
    struct glue_file file = {.stream = fopen(name, "r"), .line = 1};
    double number;
    size_t count = 0;
    int found;
    if (!file.stream)
        ModelicaFormatError(
            "NormalContact, Shapes.fromFile: the file '%s' cannot be read; give the path of a shape.txt or "
            "shape.json that 'normalcontact fit' has written.\n",
            name);
    file.next = getc(file.stream);
    while ((found = glue_file_number(&file, &number, &count)) > 0) {
        if (count < n)
            shape[count] = number;
        count++;
    }
    fclose(file.stream);
    if (found < 0)
        ModelicaFormatError(
            "NormalContact, Shapes.fromFile: '%s', line %d: this is no number of a shape vector; write the "
            "file again with 'normalcontact fit'.\n",
            name, (int)file.line);
    if (count != n)
        ModelicaFormatError("NormalContact, Shapes.fromFile: '%s' holds %d numbers; set n = %d.\n", name,
                            (int)count, (int)count);
    const int status = spatial ? nc_spatial_check(shape, n) : nc_planar_check(shape, n);
    glue_require(status, "Shapes.fromFile");
}
