/* What the parts of the fuzz target share. */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include "input.h"

/* Fills an output before a call, to see that the call sets it. */
extern const double fuzz_untouched;

static inline void fuzz_prepare(void *outputs, size_t size)
{
    for (size_t i = 0; i < size / sizeof(double); i++)
        ((double *)outputs)[i] = fuzz_untouched;
}

/* Aborts unless status and outputs (doubles; NULL: none) are as promised. checked: the status of the
 * shape's check, -1 where there is no shape; infinite: may an output be infinite? */
void fuzz_judge(const char *what, int status, int checked, const void *outputs, size_t size, int infinite);

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

#endif
