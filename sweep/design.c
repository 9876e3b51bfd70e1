#include "design.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "options.h"
#include "text.h"

#define MAX_PLAN_ROWS 1e9

/* --- Reading ---------------------------------------------------------------------------------------- */

static int explain(const char *text)
{
    return misuse(
        "--set '%s' is not understood; use p=value, p=from:to:count, p=log:from:to:count, p=list:a,b,c or "
        "p=normal:mean,sigma",
        text);
}

/* The numbers of a text between separators, at most `max`; 0 if one is none. */
static size_t read_numbers(const char *text, char separator, double *numbers, size_t max)
{
    size_t n = 0;
    for (const char *at = text;; at++) {
        char word[64];
        const char *end = strchr(at, separator);
        const size_t length = end ? (size_t)(end - at) : strlen(at);
        if (n == max || length >= sizeof word)
            return 0;
        memcpy(word, at, length);
        word[length] = 0;
        if (!read_number(word, &numbers[n++]))
            return 0;
        at += length;
        if (*at == 0)
            return n;
    }
}

static int read_list(struct axis *axis, const char *text, const char *whole)
{
    size_t commas = 1;
    for (const char *c = text; *c; c++)
        commas += *c == ',';
    axis->kind = AXIS_LIST;
    axis->list = malloc(commas * sizeof *axis->list);
    if (!axis->list)
        return fail("out of memory");
    axis->count = read_numbers(text, ',', axis->list, commas);
    return axis->count ? 0 : explain(whole);
}

static int read_range(struct axis *axis, const char *text, const char *whole)
{
    double numbers[3];
    const size_t n = read_numbers(text, ':', numbers, 3);
    if (n < 2)
        return explain(whole);
    axis->a = numbers[0];
    axis->b = numbers[1];
    if (n == 3 && !(numbers[2] >= 1 && numbers[2] <= MAX_PLAN_ROWS && numbers[2] == floor(numbers[2])))
        return misuse("--set '%s': the count must be a whole number from 1 to %g", whole, MAX_PLAN_ROWS);
    axis->count = n == 3 ? (size_t)numbers[2] : 0;
    if (axis->kind == AXIS_LOG && !(axis->a > 0 && axis->b > 0))
        return misuse("--set '%s': a range in equal ratios needs two positive numbers", whole);
    return 0;
}

static int read_normal(struct axis *axis, const char *text, const char *whole)
{
    double numbers[2], count[1] = {0};
    char head[128];
    const size_t length = strcspn(text, ":");
    axis->kind = AXIS_NORMAL;
    if (length >= sizeof head)
        return explain(whole);
    memcpy(head, text, length);
    head[length] = 0;
    if (read_numbers(head, ',', numbers, 2) != 2 ||
        (text[length] && read_numbers(text + length + 1, ':', count, 1) != 1))
        return explain(whole);
    if (!(numbers[1] >= 0))
        return misuse("--set '%s': the standard deviation must not be negative", whole);
    if (text[length] && !(count[0] >= 1 && count[0] <= MAX_PLAN_ROWS && count[0] == floor(count[0])))
        return misuse("--set '%s': the count must be a whole number from 1 to %g", whole, MAX_PLAN_ROWS);
    axis->a = numbers[0];
    axis->b = numbers[1];
    axis->count = (size_t)count[0];
    return 0;
}

int design_add(struct design *design, const char *text)
{
    const size_t length = strcspn(text, "=");
    if (text[length] == 0 || length == 0)
        return explain(text);
    if (length >= AXIS_NAME)
        return misuse("--set '%s': the name is too long", excerpt_of(text, EXCERPT).text);
    if (design->axes == MAX_AXES)
        return misuse("a sweep varies at most %d parameters", MAX_AXES);
    struct axis *axis = &design->axis[design->axes++];
    *axis = (struct axis){.kind = AXIS_LINEAR};
    memcpy(axis->name, text, length);
    for (size_t i = 0; i + 1 < design->axes; i++)
        if (strcmp(design->axis[i].name, axis->name) == 0)
            return misuse("--set names %s twice", axis->name);
    const char *value = text + length + 1;
    if (strncmp(value, "list:", 5) == 0)
        return read_list(axis, value + 5, text);
    if (strncmp(value, "normal:", 7) == 0)
        return read_normal(axis, value + 7, text);
    if (strncmp(value, "log:", 4) == 0) {
        axis->kind = AXIS_LOG;
        return read_range(axis, value + 4, text);
    }
    if (strchr(value, ':'))
        return read_range(axis, value, text);
    return read_list(axis, value, text);
}

int design_complete(struct design *design, double count)
{
    double rows = design->kind == DESIGN_FULL ? 1 : count;
    if (design->kind == DESIGN_FULL && !isnan(count))
        return misuse(
            "--count belongs to --design latin or sobol; of a full design the counts of its parameters");
    for (size_t i = 0; i < design->axes && design->kind == DESIGN_FULL; i++) {
        const struct axis *axis = &design->axis[i];
        if (axis->count == 0)
            return misuse(
                "%s needs a count in a full design, as %s=%s; or use --design latin or sobol with --count",
                axis->name, axis->name,
                axis->kind == AXIS_NORMAL ? "normal:mean,sigma:count" : "from:to:count");
        rows *= (double)axis->count;
    }
    if (isnan(rows))
        return misuse("a design latin or sobol needs its number of rows: --count N");
    if (!(rows >= 1 && rows <= MAX_PLAN_ROWS && rows == floor(rows)))
        return misuse("%g rows: it must be a whole number from 1 to %g", rows, MAX_PLAN_ROWS);
    if (design->kind == DESIGN_SOBOL && design->axes > SOBOL_AXES)
        return misuse("the design sobol varies at most %d parameters; use latin", SOBOL_AXES);
    design->rows = (size_t)rows;
    return 0;
}

void design_free(struct design *design)
{
    for (size_t i = 0; i < design->axes; i++)
        free(design->axis[i].list);
    design->axes = 0;
}

/* --- Values ----------------------------------------------------------------------------------------- */

double normal_quantile(double p)
{
    /* Newton on log(1 - F): its curvature keeps the steps safe in the tail. From the mean, for p >= 1/2. */
    const double tail = p < 0.5 ? p : 1 - p;
    double x = 0;
    for (int i = 0; i < 60; i++) {
        const double q = erfc(x * sqrt(0.5)) / 2, density = exp(-x * x / 2) / sqrt(2 * acos(-1));
        const double step = q / density * log(q / tail);
        x += step;
        if (fabs(step) <= 1e-15 * fmax(1, x))
            break;
    }
    return p < 0.5 ? -x : x;
}

/* Where the share u of an axis lies, 0 < u < 1. */
static double axis_share(const struct axis *axis, double u)
{
    switch (axis->kind) {
    case AXIS_LIST:
        return axis->list[(size_t)(u * (double)axis->count)];
    case AXIS_LOG:
        return axis->a * pow(axis->b / axis->a, u);
    case AXIS_NORMAL:
        return axis->a + axis->b * normal_quantile(u);
    default:
        return axis->a + (axis->b - axis->a) * u;
    }
}

static double axis_level(const struct axis *axis, size_t level)
{
    const double last = (double)axis->count - 1;
    if (axis->kind == AXIS_LIST)
        return axis->list[level];
    if (axis->kind == AXIS_NORMAL) /* the middles of parts of equal probability */
        return axis_share(axis, ((double)level + 0.5) / (double)axis->count);
    if (level == 0)
        return axis->a;
    return (double)level == last ? axis->b : axis_share(axis, (double)level / last);
}

/* A good mixture of 64 bits: the finalizer of splitmix64 (S. Vigna). */
static uint64_t mix(uint64_t x)
{
    x += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

/* Where i goes in a permutation of 0 .. n - 1: a Feistel cipher on the next even number of bits, repeated
 * until it is below n. */
static size_t permuted(size_t i, size_t n, uint64_t key)
{
    unsigned half = 1;
    while ((UINT64_C(1) << (2 * half)) < n)
        half++;
    const uint64_t mask = (UINT64_C(1) << half) - 1;
    uint64_t x = i;
    do {
        uint64_t left = x >> half, right = x & mask;
        for (uint64_t round = 0; round < 6; round++) {
            const uint64_t next = left ^ (mix(key ^ mix(right + (round << 40))) & mask);
            left = right;
            right = next;
        }
        x = left << half | right;
    } while (x >= n);
    return (size_t)x;
}

void design_row(const struct design *design, size_t row, double *values)
{
    size_t rest = row;
    for (size_t i = design->axes; i-- > 0;) {
        const struct axis *axis = &design->axis[i];
        const uint64_t key = mix(design->seed ^ mix(i + 1));
        if (design->kind == DESIGN_FULL) { /* the last parameter changes fastest */
            values[i] = axis_level(axis, rest % axis->count);
            rest /= axis->count;
        } else if (design->kind == DESIGN_LATIN) {
            const double within = ((double)(mix(key ^ mix(row)) >> 11) + 0.5) / 9007199254740992.0;
            const double u = ((double)permuted(row, design->rows, key) + within) / (double)design->rows;
            values[i] = axis_share(axis, fmin(u, 1 - 0x1p-53));
        } else { /* shifted by the bits of the seed */
            const uint32_t shift = design->seed ? (uint32_t)key : 0;
            values[i] = axis_share(axis, ((double)(sobol((uint32_t)row, i) ^ shift) + 0.5) / 4294967296.0);
        }
    }
}
