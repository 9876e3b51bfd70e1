/* Microseconds a pose of an ideal joint of two bodies: one solve, and all the scalars that index reduction asks for (the
 * gap, six components of normal and contact point, their derivatives, and the bend), each answered by a solve of its
 * own, as without a memory, or from the memory of the element; see bench.py. Prints name, time. */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "NormalContact.h"

enum { POSES = 4000, ROUNDS = 7 };

void ModelicaFormatError(const char *format, ...)
{
    fputs(format, stderr);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double body[8], counterpart[8];
static size_t n_body, n_counterpart;

/* The pose at the time i*1e-3 of a body that moves around its counterpart, near contact, and its derivative. */
static void path(int i, double pose[12], double der[12])
{
    const double t = 1e-3 * i, a = 0.3 + 2 * t, b = 1.7 + t, ca = cos(a), sa = sin(a), cb = cos(b),
                 sb = sin(b);
    const double value[12] = {0.45 * cos(t), 0.1, 0.4 * sin(t), ca, -sa * cb, sa * sb, sa, ca * cb,
                              -ca * sb,      0,   sb,           cb};
    const double rate[12] = {-0.45 * sin(t),
                             0,
                             0.4 * cos(t),
                             -2 * sa,
                             -2 * ca * cb + sa * sb,
                             2 * ca * sb + sa * cb,
                             2 * ca,
                             -2 * sa * cb - ca * sb,
                             2 * sa * sb - ca * cb,
                             0,
                             cb,
                             -sb};
    for (int k = 0; k < 12; k++) {
        pose[k] = value[k];
        der[k] = rate[k];
    }
}

static double solve(const double *pose, const double *der)
{
    struct nc_spatial_pair pair;
    (void)der;
    nc_spatial_pair_solve(counterpart, n_counterpart, body, n_body, pose, pose + 3, NULL, NULL, &pair);
    return pair.gap;
}

static void *memory;

static double question(int which, const double *pose, const double *der)
{
    if (which == 0)
        return NormalContact_pairGap(memory, pose);
    if (which < 7)
        return NormalContact_pairContact(memory, pose, which);
    return which < 13 ? NormalContact_pairContact_der(memory, pose, which - 6, der)
                      : NormalContact_pairBend(memory, pose, der);
}

static double joint(const double *pose, const double *der)
{
    double sum = 0;
    for (int i = 0; i < 14; i++)
        sum += question(i, pose, der);
    return sum;
}

static double forgetful(const double *pose, const double *der)
{
    double sum = 0;
    for (int i = 0; i < 14; i++) {
        memory = NormalContact_twoBodies(body, n_body, counterpart, n_counterpart, "");
        sum += question(i, pose, der);
        NormalContact_twoBodiesFree(memory);
    }
    return sum;
}

static void measure(const char *name, double (*one)(const double *, const double *))
{
    double best = INFINITY, pose[12], der[12];
    volatile double sink = 0;
    for (int k = 0; k < ROUNDS; k++) {
        const double start = now();
        for (int i = 0; i < POSES; i++) {
            path(i, pose, der);
            sink = sink + one(pose, der);
        }
        best = fmin(best, now() - start);
    }
    printf("%s\t%.3f\n", name, 1e6 * best / POSES);
}

int main(void)
{
    n_body = nc_spatial_ellipsoid(body, 8, 0.1, 0.06, 0.08);
    n_counterpart = nc_spatial_ellipsoid(counterpart, 8, 0.4, 0.25, 0.3);
    measure("one solve", solve);
    measure("all questions, each solved for", forgetful);
    memory = NormalContact_twoBodies(body, n_body, counterpart, n_counterpart, "");
    measure("all questions, remembered", joint);
    NormalContact_twoBodiesFree(memory);
    return 0;
}
