/* libFuzzer target over the whole public interface. What holds for every call, whatever its arguments:
 *   - no sanitizer has anything to say;
 *   - the status is documented and has a message;
 *   - on success every output is a number (finite, unless the header allows infinity), on failure NaN
 *     (where the boundary is flat, some functions have results nevertheless);
 *   - a shape that passes its check is never called malformed afterwards;
 *   - a constructor writes finite numbers only, as many as it says, and none that do not fit. */
#include <stdio.h>

#include "fuzz.h"

const double fuzz_untouched = -1.2345e67;

/* The functions that have been called; names are literals, most of them met by the same pointer again. */
static struct {
    const char *name;
    unsigned long calls, successes;
} called[512];

static void fuzz_called(const char *name, int success)
{
    size_t i = 0;
    while (i < 511 && called[i].name && called[i].name != name)
        i++;
    called[i].name = name;
    called[i].calls++;
    called[i].successes += success != 0;
}

void fuzz_report(void)
{
    for (size_t i = 0; called[i].name; i++) {
        unsigned long calls = 0, successes = 0;
        int first = 1;
        for (size_t j = 0; called[j].name; j++)
            if (strcmp(called[i].name, called[j].name) == 0) {
                first = first && j >= i;
                calls += called[j].calls;
                successes += called[j].successes;
            }
        if (first)
            printf("%s %lu %lu\n", called[i].name, calls, successes);
    }
}

static struct {
    const char *name;
    const double *x;
    size_t n;
} note[16];
static size_t notes;

void fuzz_note(const char *name, const double *x, size_t n)
{
    note[notes].name = name;
    note[notes].x = x;
    note[notes].n = n;
    notes += notes < 15;
}

void fuzz_stop(const char *what, const char *why, int status)
{
    for (size_t k = 0; k < notes; k++) {
        fprintf(stderr, "%s = {", note[k].name);
        for (size_t i = 0; i < note[k].n; i++)
            fprintf(stderr, "%s%.17g", i ? ", " : "", note[k].x[i]);
        fprintf(stderr, "}\n");
    }
    fprintf(stderr, "%s: %s (status %d: %s)\n", what, why, status, nc_message(status));
    abort();
}

void fuzz_outputs(const char *what, int status, const void *outputs, size_t size, int infinite)
{
    const double *out = outputs;
    for (size_t i = 0; out && i < size / sizeof *out; i++) {
        if (out[i] == fuzz_untouched)
            fuzz_stop(what, "an output was not set", status);
        if (status % NC_TERM == NC_E_FLAT)
            continue;
        if (status ? !isnan(out[i]) : isnan(out[i]) || (!infinite && isinf(out[i])))
            fuzz_stop(what, status ? "failed, but left a number" : "succeeded without a number", status);
    }
}

void fuzz_judge(const char *what, int status, int checked, const void *outputs, size_t size, int infinite)
{
    const int code = status % NC_TERM;
    fuzz_called(what, status == NC_OK);
    fuzz_called("nc_message", nc_message(status)[0] != '\0');
    fuzz_called("nc_version", strcmp(nc_version(), NC_VERSION) == 0);
    fuzz_called("nc_status_term", status >= 0 && nc_status_term(status) == (size_t)(status / NC_TERM));
    if (status < 0 || nc_message(status) == nc_message(999) || (code == NC_OK && status != NC_OK))
        fuzz_stop(what, "undocumented status", status);
    if (nc_status_term(status) > CAPACITY)
        fuzz_stop(what, "blames a term that there is not", status);
    if (checked == NC_OK && code >= NC_E_EMPTY && code <= NC_E_SEMIDEFINITE)
        fuzz_stop(what, "a shape that passed its check is called malformed", status);
    fuzz_outputs(what, status, outputs, size, infinite);
}

size_t fuzz_built(const char *what, const double *shape, size_t capacity, size_t size)
{
    const int fits = size <= capacity;
    fuzz_called(what, size > 0);
    for (size_t i = 0; size > 0 && i < capacity; i++) {
        if (fits && i < size && !isfinite(shape[i]))
            fuzz_stop(what, "built a shape that is not finite", 0);
        if ((shape[i] == fuzz_untouched) != !(fits && i < size))
            fuzz_stop(what, "wrote more or less than it said", 0);
    }
    return fits ? size : 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    /* Sixteen places: those of the inputs that are stored must not change. */
    static void (*const subject[16])(struct input *) = {
        fuzz_planar,   fuzz_spatial,     fuzz_circle,       fuzz_contact,  fuzz_forces,   fuzz_freeform,
        fuzz_rolling,  fuzz_planar_pair, fuzz_spatial_pair, fuzz_searches, fuzz_freeform, fuzz_freeform,
        fuzz_freeform, fuzz_cam,         fuzz_fit,          fuzz_circle};
    struct input in = {data, size, 0};
    notes = 0;
    subject[input_byte(&in) % 16](&in);
    return 0;
}
