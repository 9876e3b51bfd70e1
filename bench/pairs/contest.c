/* Cost and accuracy of the contestants that are linked to it.
 *
 * usage: pairs_NAME                          for each contestant and each class of pairs a line, by tabs:
 *                                            class, contestant, ns for a query, failures, then the errors
 * of gap and normal: half of the pairs, 95 % of them, and all are better pairs_NAME --list CLASS the
 * numbers of the pairs of a class pairs_NAME --count CLASS NUMBER     runs one contestant once over the
 * pairs of a class whose numbers are on standard input, for callgrind: the instructions of the function
 *                                            contest_loop, inclusive
 *
 * The truth is nc_spatial_pair_solve, which the study (study.c) checks. A failure is a status that says so,
 * the wrong side (separated or not), or a gap that is off by more than 0.01; semi-axes are below 1. */
#define _POSIX_C_SOURCE 200809L

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "contest.h"
#include "normalcontact.h"
#include "realisation.h"

enum contest_class { SEPARATED, BALL, SEARCHED, CLOSE, SLENDER, SLENDER_DEEP, CLASSES };
static const char *const class_name[CLASSES] = {"separated",        "rolling ball",
                                                "branch and bound", "branch and bound, deep",
                                                "separated 1:1000", "penetrating 1:1000"};
enum { SEED = 61, REPEATS = 5 };

static struct contest_pair pairs[CONTEST_PAIRS];
static struct nc_spatial_pair truth[CONTEST_PAIRS];
static int pair_count;

static int solve(const struct realisation *a, struct nc_spatial_pair *result)
{
    return nc_spatial_pair_solve(a->shape[0], a->size[0], a->shape[1], a->size[1], a->r, a->q, NULL, NULL,
                                 result);
}

static int belongs(enum contest_class class, const struct nc_spatial_pair *contact)
{
    switch (class) {
    case SEPARATED:
    case SLENDER:
        return contact->proof == NC_PAIR_SEPARATED;
    case BALL:
        return contact->proof == NC_PAIR_BALL;
    case SEARCHED:
    case CLOSE:
        return contact->proof == NC_PAIR_SEARCHED;
    default:
        return contact->gap < 0;
    }
}

/* The same pair, moved by 1e-3 and turned by 1e-3. */
static void move(struct realisation *pair, struct random *random)
{
    double axis[3], turned[9];
    random_direction(random, axis);
    for (int i = 0; i < 3; i++) {
        pair->r[i] += 1e-3 * random_uniform(random, -1, 1);
        for (int j = 0; j < 3; j++) { /* (I + 1e-3 axis x) q, then made a rotation again */
            const int k = (i + 1) % 3, l = (i + 2) % 3;
            turned[3 * i + j] =
                pair->q[3 * i + j] + 1e-3 * (axis[k] * pair->q[3 * l + j] - axis[l] * pair->q[3 * k + j]);
        }
    }
    for (int j = 0; j < 3; j++) {
        double length = 0;
        for (int i = 0; i < 3; i++)
            length += turned[3 * i + j] * turned[3 * i + j];
        for (int i = 0; i < 3; i++)
            pair->q[3 * i + j] = turned[3 * i + j] / sqrt(length);
    }
}

/* The pair of this number, if it belongs to the class. */
static int make_pair(enum contest_class class, unsigned long index, struct contest_pair *p,
                     struct nc_spatial_pair *contact)
{
    static struct realisation pair;
    struct random random = {index};
    struct nc_spatial_pair before;
    const int set = class >= SLENDER ? SET_SLENDER : class == CLOSE ? SET_CLOSE : SET_STUDY;
    realisation_make(&pair, set, SEED, index);
    if (solve(&pair, contact) || !belongs(class, contact))
        return 0;
    memcpy(p->axes, pair.axes, sizeof p->axes);
    memcpy(p->shape[0], pair.shape[0], sizeof p->shape[0]);
    memcpy(p->shape[1], pair.shape[1], sizeof p->shape[1]);
    memcpy(p->size, pair.size, sizeof p->size);
    memcpy(p->r, pair.r, sizeof p->r);
    memcpy(p->q, pair.q, sizeof p->q);
    p->number = index;
    move(&pair, &random);
    if (solve(&pair, &before))
        return 0;
    memcpy(p->normal, before.normal, sizeof p->normal);
    return 1;
}

/* All pairs of a class, or those whose numbers are given. */
static void make_pairs(enum contest_class class, FILE *given)
{
    unsigned long index = 0;
    pair_count = 0;
    while (pair_count < CONTEST_PAIRS && (!given || fscanf(given, "%lu", &index) == 1)) {
        pair_count += make_pair(class, index, &pairs[pair_count], &truth[pair_count]);
        index++;
    }
}

/* Instructions are counted here; called through a volatile pointer, so that it stays a function. */
static void contest_loop(contest_query *query, double *gap, double (*normal)[3], int *status)
{
    for (int i = 0; i < pair_count; i++)
        status[i] = query(&pairs[i], i, &gap[i], normal[i]);
}
static void (*volatile run_loop)(contest_query *, double *, double (*)[3], int *) = contest_loop;

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static int ascending(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print_errors(double *error, int count)
{
    qsort(error, (size_t)count, sizeof *error, ascending);
    if (count)
        printf("\t%.1e\t%.1e\t%.1e", error[count / 2], error[count * 95 / 100], error[count - 1]);
    else
        printf("\t\t\t");
}

static void report(const struct contestant *contestant, double nanoseconds, const double *gap,
                   double (*normal)[3], const int *status)
{
    static double gap_error[CONTEST_PAIRS], normal_error[CONTEST_PAIRS];
    int failures = 0, count = 0;
    for (int i = 0; i < pair_count; i++) {
        const double *n = normal[i], *m = truth[i].normal;
        const int separated = truth[i].gap > 0, told = separated && contestant->no_distance;
        if (status[i] || (gap[i] > 0) != separated || (!told && !(fabs(gap[i] - truth[i].gap) < 0.01))) {
            failures++;
        } else if (!told) {
            const double x[3] = {n[0] - m[0], n[1] - m[1], n[2] - m[2]};
            gap_error[count] = fabs(gap[i] - truth[i].gap);
            normal_error[count++] = sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
        }
    }
    printf("\t%s\t%.0f\t%d", contestant->name, nanoseconds, failures);
    print_errors(gap_error, count);
    print_errors(normal_error, count);
    printf("\n");
}

int main(int argc, char **argv)
{
    static double gap[CONTEST_PAIRS], normal[CONTEST_PAIRS][3];
    static int status[CONTEST_PAIRS];
    const int counting = argc == 4 && strcmp(argv[1], "--count") == 0,
              listing = argc == 3 && strcmp(argv[1], "--list") == 0;
    if (argc != 1 && !counting && !listing) {
        fprintf(stderr, "usage: %s [--list CLASS | --count CLASS NUMBER]\n", argv[0]);
        return 2;
    }
    for (int class = 0; class < CLASSES; class ++) {
        if (argc > 1 && class != atoi(argv[2]))
            continue;
        make_pairs(class, counting ? stdin : NULL);
        for (int i = 0; listing && i < pair_count; i++)
            printf("%lu\n", pairs[i].number);
        if (listing)
            continue;
        for (int k = 0; k < contestant_count; k++) {
            double best = INFINITY;
            if (counting && k != atoi(argv[3]))
                continue;
            if (contestants[k].prepare)
                contestants[k].prepare(pairs, pair_count);
            for (int repeat = 0; repeat < (counting ? 1 : REPEATS); repeat++) {
                const double start = seconds();
                run_loop(contestants[k].query, gap, normal, status);
                best = fmin(best, seconds() - start);
            }
            if (!counting) {
                printf("%s", class_name[class]);
                report(&contestants[k], 1e9 / pair_count * best, gap, normal, status);
            }
        }
    }
    return 0;
}
