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

/* The parts, one for each subject. */
void fuzz_planar(struct input *in);
void fuzz_spatial(struct input *in);
void fuzz_circle(struct input *in);
void fuzz_contact(struct input *in);
void fuzz_forces(struct input *in);
void fuzz_freeform(struct input *in);
void fuzz_rolling(struct input *in);
void fuzz_planar_pair(struct input *in);
void fuzz_spatial_pair(struct input *in);
void fuzz_searches(struct input *in);
void fuzz_cam(struct input *in);
void fuzz_fit(struct input *in);

/* Which functions have been called, how often, and how often with success: writes a line for each. */
void fuzz_report(void);

#endif
