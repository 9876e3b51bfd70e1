/* Fits to a few data. They allocate, so AddressSanitizer also sees what is lost. */
#include "normalcontact/fit.h"

#include "fuzz.h"

enum { DATA = 24 };

/* What holds for every fit: a shape that passes its check and numbers, or nothing; what is said of the data fits to
 * them. */
static void fit_judge_in(int dimension, const char *name, int status, size_t count, struct nc_fit *fit)
{
    const double number[] = {fit->rms, fit->largest, fit->noise, fit->min_radius};
    fuzz_judge(name, status, -1, NULL, 0, 0);
    if ((status == NC_OK) != (fit->shape != NULL))
        fuzz_stop(name, "the status does not tell whether there is a shape", status);
    const int check = !fit->shape      ? NC_OK
                      : dimension == 2 ? nc_planar_check(fit->shape, fit->n)
                                       : nc_spatial_check(fit->shape, fit->n);
    if (check)
        fuzz_stop(name, "a shape that does not pass its check", check);
    if (!status)
        fuzz_outputs(name, status, number, sizeof number, 0);
    for (size_t i = 0; !status && fit->residual && i < fit->count; i++)
        if (!isfinite(fit->residual[i]))
            fuzz_stop(name, "a residual that is no number", status);
    if (!status && fit->count && (fit->count > count || fit->largest_at >= fit->count))
        fuzz_stop(name, "more data than given", status);
    nc_fit_free(fit);
    fuzz_judge("nc_fit_free", fit->shape != NULL, -1, NULL, 0, 0);
}

static void fit_judge(const char *name, int status, size_t count, struct nc_fit *fit)
{
    fit_judge_in(2, name, status, count, fit);
}

/* Points of an ellipsoid, moved by what the input says, now and then anything; alone or as a strip of triangles. */
static void fuzz_space(struct input *in, unsigned flags, size_t count, const struct nc_fit_options *options)
{
    double points[3 * DATA], normals[3 * DATA];
    size_t triangles[3 * DATA];
    struct nc_fit fit;
    const double axis[3] = {input_length(in), input_length(in), input_length(in)};
    const int free_data = input_byte(in) >= 192;
    for (size_t i = 0; i < count; i++) {
        const double z = 1 - (2 * (double)i + 1) / (double)count, r = sqrt(1 - z * z),
                     turn = 2.4 * (double)i;
        const double x[3] = {r * cos(turn), r * sin(turn), z};
        for (size_t k = 0; k < 3; k++) {
            points[3 * i + k] = free_data ? input_number(in)
                                          : axis[k] * x[k] + ((int)input_byte(in) - 128) * 1e-5 * axis[k];
            normals[3 * i + k] = x[k] / axis[k];
            triangles[3 * i + k] = k == 0 ? i : input_byte(in) % (count + (flags % 128 >= 120));
        }
    }
    fuzz_note("points", points, 3 * count);
    if (flags % 64 >= 48)
        fit_judge_in(3, "nc_fit_spatial_mesh",
                     nc_fit_spatial_mesh(points, count, triangles, count, options, &fit), count, &fit);
    else
        fit_judge_in(3, "nc_fit_spatial_points",
                     nc_fit_spatial_points(points, flags % 64 >= 32 ? normals : NULL, count, options, &fit),
                     count, &fit);
}

void fuzz_fit(struct input *in)
{
    const unsigned which = input_byte(in) % 8, flags = input_byte(in);
    struct nc_fit_options options = {.form = (int)(input_byte(in) % 9), .terms = input_byte(in) % 8};
    double x[DATA], y[DATA], points[2 * DATA], normals[2 * DATA], base[16];
    struct nc_fit fit;
    size_t count = input_byte(in) % (DATA + 1);
    options.smoothing = (int)(flags % 4);
    options.hull = flags % 8 >= 4;
    if (flags % 16 >= 12) {
        options.noise = input_length(in);
        options.min_radius = input_length(in);
    }
    if (flags >= 200) {
        options.base = base;
        options.base_size = input_planar_term(in, base, 16);
    }
    if (which == 7) {
        /* few data, few terms: with the sanitizers a fit takes long */
        options.form = options.form < NC_FIT_HARMONICS ? NC_FIT_ELLIPSOID : options.form;
        options.terms = options.form == NC_FIT_HULL ? 8 : 1 + options.terms % 2;
        options.base = NULL;
        fuzz_space(in, flags, 4 + count % 12, &options);
        return;
    }
    /* On a circle or an ellipse, moved by what the input says; now and then anything. */
    const double a = input_length(in), b = input_length(in), pi = 3.14159265358979323846;
    const int free_data = input_byte(in) >= 192;
    for (size_t i = 0; i < count; i++) {
        const double phi = 2 * pi * (double)i / (double)count, step = free_data ? input_number(in) : 0;
        const double c = cos(phi), s = sin(phi), h = sqrt(a * a * c * c + b * b * s * s);
        const double moved = free_data ? input_number(in) : ((int)input_byte(in) - 128) * 1e-4;
        x[i] = phi + step;
        y[i] = which >= 4 ? a * (1 - c) / 2 + moved : h + moved;
        points[2 * i] = a * c + moved;
        points[2 * i + 1] = b * s + step;
        normals[2 * i] = b * c;
        normals[2 * i + 1] = a * s + step;
    }
    fuzz_note("x", x, count);
    fuzz_note("y", y, count);
    fuzz_note("points", points, 2 * count);
    const struct nc_fit_options *given = flags % 32 == 31 ? NULL : &options;
    if (which == 0)
        fit_judge("nc_fit_planar_support", nc_fit_planar_support(x, y, count, given, &fit), count, &fit);
    else if (which == 1)
        fit_judge("nc_fit_planar_points",
                  nc_fit_planar_points(points, flags % 64 >= 32 ? normals : NULL, count, given, &fit),
                  count, &fit);
    else if (which == 2)
        fit_judge("nc_fit_planar_radius", nc_fit_planar_radius(x, y, count, given, &fit), count, &fit);
    else if (which == 3)
        fit_judge("nc_fit_planar_polar", nc_fit_planar_polar(points, count, input_length(in), given, &fit),
                  count, &fit);
    else {
        const double base_radius = input_length(in), roller = input_length(in);
        const enum nc_fit_follower follower = (enum nc_fit_follower)(input_byte(in) % 4);
        fit_judge("nc_fit_lift", nc_fit_lift(x, y, count, follower, base_radius, roller, given, &fit),
                  count, &fit);
    }
}
