/* Runs the fuzz target on stored inputs, and on a fixed number of inputs made of them by a fixed seed: the
 * same bytes on every machine, with every compiler, unlike libFuzzer's, which follow the coverage.
 *
 * usage: fuzz_replay COUNT FILE...
 *
 * Then writes a line `function calls successes` for each function that was called. An input that fails is
 * left in the working directory. */
#include <sanitizer/common_interface_defs.h>
#include <signal.h>
#include <stdio.h>
#include <sys/time.h>

#include "fuzz.h"

enum { LONGEST = 1024, SECONDS = 60 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct stored {
    const char *name;
    uint8_t *data;
    size_t size;
};

static struct stored current;

/* Called by a sanitizer, and where the target aborts or takes too long. */
static void replay_leave(void)
{
    FILE *file = fopen("fuzz-finding", "wb");
    if (file && fwrite(current.data, 1, current.size, file) == current.size)
        fprintf(stderr, "%s: the input is left in fuzz-finding\n", current.name);
    if (file)
        fclose(file);
}

static void replay_signal(int number)
{
    replay_leave();
    fprintf(stderr, "stopped by signal %d (%s)\n", number,
            number == SIGVTALRM ? "takes too long" : "abort");
    signal(number, SIG_DFL);
    raise(number);
}

/* One input in memory of exactly its size. */
static void replay_run(const char *name, const uint8_t *data, size_t size)
{
    const struct itimerval limit = {.it_value = {.tv_sec = SECONDS}};
    current = (struct stored){name, malloc(size ? size : 1), size};
    if (!current.data)
        abort();
    memcpy(current.data, data, size);
    setitimer(ITIMER_VIRTUAL, &limit, NULL); /* time of this process alone */
    LLVMFuzzerTestOneInput(current.data, size);
    free(current.data);
}

static struct stored replay_read(const char *name)
{
    static uint8_t buffer[LONGEST];
    FILE *file = fopen(name, "rb");
    if (!file) {
        perror(name);
        exit(2);
    }
    struct stored input = {name, NULL, fread(buffer, 1, LONGEST, file)};
    fclose(file);
    input.data = malloc(input.size ? input.size : 1);
    if (!input.data)
        abort();
    memcpy(input.data, buffer, input.size);
    return input;
}

/* Marsaglia's xorshift. */
static unsigned replay_draw(uint64_t *state, size_t range)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (unsigned)((*state >> 32) % range);
}

/* A stored input with a few bytes changed, and sometimes another end. */
static size_t replay_mutate(uint64_t *state, const struct stored *input, size_t inputs,
                            uint8_t out[LONGEST])
{
    const struct stored *from = &input[replay_draw(state, inputs)],
                        *other = &input[replay_draw(state, inputs)];
    size_t size = from->size;
    memcpy(out, from->data, size);
    if (replay_draw(state, 4) == 0 && size > 0 && other->size > 0) {
        const size_t keep = 1 + replay_draw(state, size), start = replay_draw(state, other->size);
        const size_t rest = other->size - start < LONGEST - keep ? other->size - start : LONGEST - keep;
        memcpy(out + keep, other->data + start, rest);
        size = keep + rest;
    }
    for (unsigned edits = 1 + replay_draw(state, 6); edits > 0 && size > 0; edits--) {
        const size_t at = replay_draw(state, size);
        const unsigned how = replay_draw(state, 4);
        if (how == 0 && size < LONGEST) {
            memmove(out + at + 1, out + at, size++ - at);
            out[at] = (uint8_t)replay_draw(state, 256);
        } else if (how == 1) {
            memmove(out + at, out + at + 1, --size - at);
        } else if (how == 2) {
            out[at] ^= (uint8_t)(1u << replay_draw(state, 8));
        } else {
            out[at] = (uint8_t)replay_draw(state, 256);
        }
    }
    return size;
}

int main(int count, char **argument)
{
    const size_t inputs = count > 2 ? (size_t)count - 2 : 0;
    struct stored *input = calloc(inputs + 1, sizeof *input);
    uint64_t state = 20240229;
    if (inputs == 0 || !input)
        return 2;
    __sanitizer_set_death_callback(replay_leave);
    signal(SIGABRT, replay_signal);
    signal(SIGVTALRM, replay_signal);
    for (size_t i = 0; i < inputs; i++) {
        input[i] = replay_read(argument[i + 2]);
        replay_run(input[i].name, input[i].data, input[i].size);
    }
    for (long i = strtol(argument[1], NULL, 10); i > 0; i--) {
        uint8_t mutated[LONGEST];
        char name[64];
        snprintf(name, sizeof name, "mutated input, %ld before the last", i - 1);
        replay_run(name, mutated, replay_mutate(&state, input, inputs, mutated));
    }
    fuzz_report();
    for (size_t i = 0; i < inputs; i++)
        free(input[i].data);
    free(input);
    return 0;
}
