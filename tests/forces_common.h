/* What the tests of the forces share: random numbers with a printed seed, comparison of numbers, and a
 * table of calls with bad arguments. Include after cmocka.h. */
#ifndef FORCES_COMMON_H
#define FORCES_COMMON_H

#include <float.h>
#include <math.h>

#include "normalcontact.h"

static uint64_t forces_seed;

static inline int forces_start(void **state)
{
    (void)state;
    forces_seed = 18820101;
    print_message("seed %llu\n", (unsigned long long)forces_seed);
    return 0;
}

/* xorshift64*: uniform on [0, 1) */
static inline double uniform(void)
{
    forces_seed ^= forces_seed >> 12;
    forces_seed ^= forces_seed << 25;
    forces_seed ^= forces_seed >> 27;
    return (double)((forces_seed * 0x2545F4914F6CDD1DULL) >> 11) / 9007199254740992.0;
}

static inline double logarithmic(double low, double high)
{
    return low * pow(high / low, uniform());
}

#define assert_near(value, truth, tolerance)                                                               \
    near_((double)(value), (double)(truth), tolerance, #value, __LINE__)

static inline void near_(double value, double truth, double tolerance, const char *text, int line)
{
    if (!(fabs(value - truth) <= tolerance * fabs(truth)))
        fail_msg("line %d: %s = %.17g, should be %.17g", line, text, value, truth);
}

/* A function of up to nine numbers, good arguments, and single bad ones with the status they must give. */
struct forces_call {
    int (*call)(const double arguments[], double outputs[3]);
    int arguments, outputs;
    double good[9];
    struct {
        int argument;
        double value;
        int status;
    } bad[8];
};

static inline void forces_check(const struct forces_call *test, int argument, double value, int status)
{
    double a[9], out[3] = {7, 7, 7};
    for (int k = 0; k < 9; k++)
        a[k] = k == argument ? value : test->good[k];
    const int result = test->call(a, out);
    if (result != status)
        fail_msg("argument %d = %g: status %d, should be %d", argument, value, result, status);
    for (int k = 0; k < test->outputs; k++)
        assert_true(status == NC_OK ? isfinite(out[k]) : isnan(out[k]));
}

static inline void forces_check_all(const struct forces_call *test, size_t count)
{
    for (size_t i = 0; i < count; i++, test++) {
        print_message("call %zu\n", i);
        forces_check(test, -1, 0, NC_OK);
        for (int k = 0; k < test->arguments; k++) {
            forces_check(test, k, (double)NAN, NC_E_ARGUMENT);
            forces_check(test, k, (double)INFINITY, NC_E_ARGUMENT);
            forces_check(test, k, -(double)INFINITY, NC_E_ARGUMENT);
        }
        for (int k = 0; k < 8 && test->bad[k].status != NC_OK; k++)
            forces_check(test, test->bad[k].argument, test->bad[k].value, test->bad[k].status);
    }
}

#endif
