/* libFuzzer target over the whole public interface. What holds for every call, whatever its arguments:
 *   - no sanitizer has anything to say;
 *   - the status is documented and has a message;
 *   - on success every output is a number (finite, unless the header allows infinity), on failure NaN
 *     (where the boundary is flat, some functions have results nevertheless);
 *   - a shape that passes its check is never called malformed afterwards. */
#include <stdio.h>

#include "fuzz.h"

const double fuzz_untouched = -1.2345e67;

static void fuzz_stop(const char *what, const char *why, int status)
{
    fprintf(stderr, "%s: %s (status %d: %s)\n", what, why, status, nc_message(status));
    abort();
}

void fuzz_judge(const char *what, int status, int checked, const void *outputs, size_t size, int infinite)
{
    const double *out = outputs;
    const int code = status % NC_TERM;
    if (status < 0 || nc_message(status) == nc_message(999) || (code == NC_OK && status != NC_OK))
        fuzz_stop(what, "undocumented status", status);
    if (checked == NC_OK && code >= NC_E_EMPTY && code <= NC_E_SEMIDEFINITE)
        fuzz_stop(what, "a shape that passed its check is called malformed", status);
    for (size_t i = 0; out && i < size / sizeof *out; i++) {
        if (out[i] == fuzz_untouched)
            fuzz_stop(what, "an output was not set", status);
        if (code == NC_E_FLAT ? 0 : status ? !isnan(out[i]) : isnan(out[i]) || (!infinite && isinf(out[i])))
            fuzz_stop(what, status ? "failed, but left a number" : "succeeded without a number", status);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static void (*const subject[])(struct input *) = {fuzz_planar, fuzz_spatial,  fuzz_circle, fuzz_contact,
                                                      fuzz_forces, fuzz_freeform, fuzz_rolling};
    struct input in = {data, size};
    subject[input_byte(&in) % (sizeof subject / sizeof *subject)](&in);
    return 0;
}
