/* What the parts of the fuzz target share. */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include "shapes.h"

/* Aborts unless status and outputs (doubles; NULL: none) are as promised. checked: the status of the
 * shape's check, -1 where there is no shape; infinite: may an output be infinite? */
void fuzz_judge(const char *what, int status, int checked, const void *outputs, size_t size, int infinite);

/* The same for a part of the outputs whose state is another one than the status tells. */
void fuzz_outputs(const char *what, int status, const void *outputs, size_t size, int infinite);

/* Says what is wrong, and aborts. */
void fuzz_stop(const char *what, const char *why, int status);

/* Calls a function whose last argument is the output `out` (an array or a struct of doubles), and judges
 * it. */
#define FUZZ_INTO(infinite, checked, out, function, ...)                                                   \
    do {                                                                                                   \
        fuzz_prepare(&(out), sizeof(out));                                                                 \
        const int fuzz_status = function(__VA_ARGS__);                                                     \
        fuzz_judge(#function, fuzz_status, checked, &(out), sizeof(out), infinite);                        \
    } while (0)

/* How many coefficients a shape has: 0 where it is malformed. Room for `width` derivatives of each, prepared as an
 * output; to be freed. */
static inline double *fuzz_coefficients(int spatial, const double *shape, size_t n, int checked,
                                        size_t width, size_t *count)
{
    static size_t index[CAPACITY];
    const int status = spatial ? nc_spatial_coefficients(shape, n, CAPACITY, index, count)
                               : nc_planar_coefficients(shape, n, CAPACITY, index, count);
    fuzz_judge(spatial ? "nc_spatial_coefficients" : "nc_planar_coefficients", status, checked, NULL, 0, 0);
    if (*count > n || (status && *count))
        fuzz_stop("nc_..._coefficients", "more coefficients than entries", status);
    for (size_t i = 0; i < *count; i++)
        if (index[i] >= n || (i > 0 && index[i] <= index[i - 1]))
            fuzz_stop("nc_..._coefficients", "an index that is none", status);
    double *out = malloc((*count * width + 1) * sizeof *out);
    fuzz_prepare(out, *count * width * sizeof *out);
    return out;
}

/* The parts, one for each subject. */
void fuzz_planar(struct input *in);
void fuzz_spatial(struct input *in);
void fuzz_circle(struct input *in);
void fuzz_contact(struct input *in);
void fuzz_forces(struct input *in);
void fuzz_freeform(struct input *in);
void fuzz_terrain(struct input *in, const struct nc_surface *surface, int surface_checked,
                  const struct nc_spatial_motion *motion);
void fuzz_rolling(struct input *in);
void fuzz_planar_pair(struct input *in);
void fuzz_spatial_pair(struct input *in);
void fuzz_searches(struct input *in);
void fuzz_cam(struct input *in);
void fuzz_fit(struct input *in);

/* Which functions have been called, how often, and how often with success: writes a line for each. */
void fuzz_report(void);

#endif
