#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "command.h"
#include "file.h"
#include "normalcontact.h"
#include "polar.h"
#include "shape_text.h"
#include "system.h"
#include "text.h"

struct conversion {
    double from, to; /* radii of the circles; infinite: the generating potential */
    enum nc_case mode;
    size_t pieces;
};

/* A kind of potential in words. */
static const char *potential_name(double radius, char *text, size_t size)
{
    if (isinf(radius))
        return "generating potential";
    snprintf(text, size, "polar potential for the radius %.12g m", radius);
    return text;
}

/* Why is there none? */
static int explain(const struct shape *shape, const struct conversion *conversion)
{
    for (size_t i = 0; i < conversion->pieces; i++) {
        const double angle = 2 * PI * (double)i / (double)conversion->pieces;
        double value[4];
        const int status = nc_circle_change_radius(shape->vector, shape->n, conversion->from,
                                                   conversion->to, conversion->mode, angle, value);
        if (status != NC_OK)
            return fail(
                "the potential at the angle %.4g rad: %s; a roller that does not fit into the body needs a "
                "smaller radius, and the reference point must be inside of the body",
                angle, nc_message(status));
    }
    return fail("the converted potential folds: the roller does not fit into the body; use a smaller "
                "radius, or more "
                "--pieces for a sharp one");
}

/* The largest error, half-way between the knots. */
static int largest_error(const struct shape *shape, const struct conversion *conversion,
                         const double *converted, size_t n, double *error)
{
    *error = 0;
    for (size_t i = 0; i < conversion->pieces; i++) {
        const double angle = 2 * PI * ((double)i + 0.5) / (double)conversion->pieces;
        double exact[4], found[4];
        int status = nc_circle_change_radius(shape->vector, shape->n, conversion->from, conversion->to,
                                             conversion->mode, angle, exact);
        if (status == NC_OK)
            status = nc_planar_eval(converted, n, angle, found);
        if (status != NC_OK)
            return fail("the potential at the angle %.4g rad: %s", angle, nc_message(status));
        *error = fmax(*error, fabs(found[0] - exact[0]));
    }
    return 0;
}

static void write_potential(FILE *out, const struct conversion *conversion, const char *title,
                            const double *vector, size_t n, double error)
{
    char name[80];
    fprintf(out, "// %s of ", potential_name(conversion->to, name, sizeof name));
    write_printable(out, title);
    fprintf(out, ",\n// given as %s; the largest error is %.2g m\n",
            potential_name(conversion->from, name, sizeof name), error);
    for (size_t i = 0; i < n; i++)
        fprintf(out, "%s%.17g%s", i ? "" : "{", vector[i], i + 1 == n ? "}\n" : i % 6 == 5 ? ",\n" : ", ");
}

static int convert_shape(const struct shape *shape, const struct conversion *conversion, const char *title,
                         const char *out)
{
    if (shape->dimension != PLANAR)
        return misuse("convert is for planar shapes; this is a %s", dimension_name(shape->dimension));
    const size_t capacity = 4 + 9 * conversion->pieces;
    double *vector = malloc(capacity * sizeof *vector), error = NAN;
    if (!vector)
        return fail("out of memory");
    const size_t n = nc_planar_for_radius(vector, capacity, shape->vector, shape->n, conversion->from,
                                          conversion->to, conversion->mode, conversion->pieces);
    int status = n > 0 ? largest_error(shape, conversion, vector, n, &error) : explain(shape, conversion);
    struct file file;
    if (status == 0 && out)
        status = file_open(&file, NULL, out) != 0 ? EXIT_FAILED : 0;
    if (status == 0) {
        write_potential(out ? file.stream : stdout, conversion, title, vector, n, error);
        status = out ? files_close(&file, 1, 0) : 0;
    }
    free(vector);
    return status;
}

static int convert(const struct command *command, int count, char **arguments)
{
    struct words rest;
    double radius = NAN, from = NAN, pieces = 128;
    int generating = 0, hollow = 0;
    const char *out = NULL;
    const struct option options[] = {
        {"--radius", "R", "to the polar potential for a roller of this radius, in m", OPTION_NUMBER,
         &radius},
        {"--generating", NULL, "to the generating potential; the body must be convex", OPTION_FLAG,
         &generating},
        {"--from", "R", "SHAPE is a polar potential for this radius (default: a generating one)",
         OPTION_NUMBER, &from},
        {"--hollow", NULL, "the body surrounds the roller", OPTION_FLAG, &hollow},
        {"--pieces", "N", "polynomials of degree 7 around, 8 to 4096 (default: 128)", OPTION_NUMBER,
         &pieces},
        {"--out", "FILE", "file to write (default: the standard output)", OPTION_WORD, &out},
    };
    const int ended = options_end(
        options_read(command, options, sizeof options / sizeof *options, count, arguments, &rest));
    if (ended >= 0)
        return ended;
    if (rest.count != 1)
        return misuse("convert needs one shape; quote it: convert 'ellipse(0.2, 0.1)' --radius 0.05");
    if (isnan(radius) == !generating)
        return misuse("convert needs the potential to make: --radius R or --generating");
    if ((!isnan(radius) && !(radius > 0)) || (!isnan(from) && !(from > 0)))
        return misuse("a radius must be positive");
    if (!(pieces >= 8 && pieces <= 4096 && pieces == floor(pieces)))
        return misuse("--pieces must be a whole number from 8 to 4096");
    struct shape shape;
    int status = shape_read(rest.word[0], &shape);
    int polar = !isnan(from);
    if (status == 0)
        status = polar_of_file(&shape, "--from", &polar, &from);
    if (status == 0 && generating && isnan(from))
        status = misuse("SHAPE is a generating potential already; --from R says that it is a polar one");
    const struct conversion conversion = {.from = isnan(from) ? INFINITY : from,
                                          .to = generating ? INFINITY : radius,
                                          .mode = hollow ? NC_CASE_CONCAVE : NC_CASE_CONVEX,
                                          .pieces = (size_t)pieces};
    if (status == 0)
        status = convert_shape(&shape, &conversion, rest.word[0], out);
    shape_free(&shape);
    return status;
}

const struct command command_convert = {
    "convert",
    "convert SHAPE [options]",
    "the same planar body for a roller of another radius\n\n"
    "Writes the shape vector of the converted potential, for 'check', 'draw', 'distance' and for "
    "Modelica.\n" SHAPE_HELP,
    convert,
};
