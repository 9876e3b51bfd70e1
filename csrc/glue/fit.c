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
    /* Of JSON, before the list of numbers; 0 and -1 where the file doesn't say */
    char key[16];
    double dimension, radius;
    int polar;
};

static void glue_file_step(struct glue_file *file)
{
    file->line += file->next == '\n';
    file->next = getc(file->stream);
}

/* A text in quotation marks: the name of an entry, or the kind of potential. */
static void glue_file_text(struct glue_file *file)
{
    char text[sizeof file->key] = "";
    size_t length = 0;
    glue_file_step(file);
    for (; file->next != '"' && file->next != '\n' && file->next != EOF; glue_file_step(file))
        if (length + 1 < sizeof text)
            text[length++] = (char)file->next;
    if (!strcmp(file->key, "potential"))
        file->polar = !strcmp(text, "polar");
    memcpy(file->key, text, sizeof text);
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
            glue_file_text(file);
        else if (file->next == '[')
            *count = 0;
        else if (file->next != EOF && strchr("0123456789+-.", file->next)) {
            char *end;
            for (; file->next != EOF && strchr("0123456789+-.eE", file->next); glue_file_step(file))
                if (length + 1 < sizeof text)
                    text[length++] = (char)file->next;
            text[length] = 0;
            *number = strtod(text, &end);
            if (!strcmp(file->key, "dimension"))
                file->dimension = *number;
            else if (!strcmp(file->key, "radius"))
                file->radius = *number;
            return *end == 0 && isfinite(*number) ? 1 : -1;
        } else if (file->next != EOF && !strchr("{}],: \t\r\n", file->next))
            return -1;
    }
}

/* Does the file hold what `element` takes: a body of this dimension and, for a circle of radius R > 0, its polar
 * potential, for R = 0 its generating one? */
static void glue_file_use(const struct glue_file *file, const char *name, const char *element,
                          int dimension, double R)
{
    if (file->dimension && file->dimension != dimension)
        ModelicaFormatError("NormalContact, %s: '%s' holds a %s; choose the file of a %s.\n", element, name,
                            dimension == 2 ? "body in space" : "planar body",
                            dimension == 2 ? "planar body" : "body in space");
    if (file->polar < 0 || R < 0)
        return;
    if (file->polar && R == 0)
        ModelicaFormatError(
            "NormalContact, %s: '%s' holds a polar potential, for a circle of radius %.9g m; a "
            "generating potential is needed: use an element with a circle or a roller, or fit "
            "the data again without --roller.\n",
            element, name, file->radius);
    if (!file->polar && R > 0)
        ModelicaFormatError(
            "NormalContact, %s: '%s' holds a generating potential; a polar potential is needed: "
            "fit the data again with --roller %.9g.\n",
            element, name, R);
    if (R > 0 && fabs(file->radius - R) > 1e-9 * R)
        ModelicaFormatError(
            "NormalContact, %s: '%s' holds the polar potential for a circle of radius %.9g m; "
            "set R = %.9g, or fit the data again with --roller %.9g.\n",
            element, name, file->radius, file->radius, R);
}

NCI_API void NormalContact_readShape(const char *name, const char *element, int dimension, double R,
                                     double *shape, size_t n)
{
    struct glue_file file = {.stream = fopen(name, "r"), .line = 1, .polar = -1};
    double number;
    size_t count = 0;
    int found;
    if (!file.stream)
        ModelicaFormatError(
            "NormalContact, %s: the file '%s' cannot be read; give the path of a shape.txt or "
            "shape.json that 'normalcontact fit' has written.\n",
            element, name);
    file.next = getc(file.stream);
    while ((found = glue_file_number(&file, &number, &count)) > 0) {
        if (count < n)
            shape[count] = number;
        count++;
    }
    fclose(file.stream);
    if (found < 0)
        ModelicaFormatError(
            "NormalContact, %s: '%s', line %d: this is no number of a shape vector; write the "
            "file again with 'normalcontact fit'.\n",
            element, name, (int)file.line);
    glue_file_use(&file, name, element, dimension, R);
    if (count != n)
        ModelicaFormatError(
            "NormalContact, %s: '%s' holds %d numbers; set n = %d. Where a shape is given beside "
            "the file, remove one of them.\n",
            element, name, (int)count, (int)count);
    const int status = dimension == 3 ? nc_spatial_check(shape, n) : nc_planar_check(shape, n);
    glue_require(status, element);
}
