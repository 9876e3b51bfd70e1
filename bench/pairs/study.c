/* The study of 003, section 5.2: algorithms I to IV of the paper and the kernel on the same random pairs.
 *
 * usage: pairs_study SET STUDY SEED FIRST COUNT ALGORITHMS
 *
 * SET is one of study, close, slender, superellipsoid, harmonics, hull, thin, sharp; STUDY is A (start in the direction
 * of r_MS) or B (random start); the realisations FIRST .. FIRST + COUNT - 1 are run, the four algorithms on
 * the first ALGORITHMS of them. Prints what tally.h says; the failures of the kernel one by one, with what
 * is needed to run them again.
 *
 * The truth about a separated pair is a proof in long double: d(n) at the kernel's normal is a lower bound
 * of the distance, |g(n)| an upper one. The truth about a penetrating one is brute force (brute.h). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bodies.h"
#include "brute.h"
#include "normalcontact.h"
#include "tally.h"

static double apart(const quad a[3], const double b[3])
{
    quad square = 0;
    for (int i = 0; i < 3; i++)
        square += (a[i] - b[i]) * (a[i] - b[i]);
    return (double)sqrtl(square);
}

/* Compares the kernel's result with the truth, which is returned. */
static quad check(const struct realisation *pair, int status, const struct nc_spatial_pair *contact,
                  struct tally_result *result)
{
    quad n[3], g[3], best[3];
    *result =
        (struct tally_result){status, contact->proof, contact->evaluations, contact->gap, 0, 0, 0, 0, 0, 0};
    if (status) {
        result->gap = -1;
        return brute_maximum(pair, best);
    }
    for (int i = 0; i < 3; i++)
        n[i] = contact->normal[i];
    reference_unit(n);
    const quad attained = brute_value(pair, n, g, NULL), upper = sqrtl(reference_dot(g, g));
    memcpy(best, n, sizeof n);
    quad truth = reference_climb(brute_value, pair, best);
    if (contact->gap <= 0) {
        quad other[3];
        const quad found = brute_maximum(pair, other);
        result->missed = found < truth - 1e-12L;
        if (found > truth + 1e-15L) {
            truth = found;
            memcpy(best, other, sizeof other);
        }
    }
    result->gap_error = fabs((double)(truth - contact->gap));
    result->normal_error = apart(best, contact->normal);
    result->attained = fabs((double)(attained - contact->gap));
    result->excess = (double)(upper - attained);
    result->elsewhere = contact->gap <= 0 && result->gap_error < 1e-12 && result->normal_error > 1;
    return truth;
}

static void compare(const struct realisation *pair, const double start[3], double truth)
{
    struct ellipsoid_bodies ellipsoids;
    const struct pair_bodies bodies = bodies_of(pair, &ellipsoids);
    for (int a = 0; a < ALGORITHMS; a++) {
        struct algorithm_run run;
        algorithm_run((enum algorithm)a, &bodies, start, &run);
        tally_algorithm(a, &run, truth, pair->aspect);
    }
}

int main(int argc, char **argv)
{
    static struct realisation pair;
    int set = 0;
    while (argc == 7 && set < SETS && strcmp(argv[1], realisation_set_name[set]))
        set++;
    if (argc != 7 || set == SETS || (argv[2][0] != 'A' && argv[2][0] != 'B')) {
        fprintf(stderr, "usage: %s SET A|B SEED FIRST COUNT ALGORITHMS\n", argv[0]);
        return 2;
    }
    const unsigned long first = strtoul(argv[4], NULL, 10), count = strtoul(argv[5], NULL, 10),
                        algorithms = strtoul(argv[6], NULL, 10);
    struct tally_place place = {argv[1], argv[2][0], strtoul(argv[3], NULL, 10), first};
    for (; place.index < first + count; place.index++) {
        struct nc_spatial_pair contact;
        struct tally_result result;
        double start[3];
        realisation_make(&pair, set, place.seed, place.index);
        const double length = sqrt(algorithm_dot(pair.r, pair.r));
        for (int i = 0; i < 3; i++)
            start[i] = place.study == 'A' ? pair.r[i] / length : pair.start[i];
        const int status =
            nc_spatial_pair_solve(pair.shape[0], pair.size[0], pair.shape[1], pair.size[1], pair.r, pair.q,
                                  place.study == 'A' ? NULL : start, NULL, &contact);
        const quad truth = check(&pair, status, &contact, &result);
        tally_kernel(&place, &result);
        if (place.index < first + algorithms)
            compare(&pair, start, (double)truth);
    }
    tally_print();
    return 0;
}
