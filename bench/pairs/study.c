/* The study of 003, section 5.2: algorithms I to IV of the paper and the kernel on the same random pairs.
 *
 * usage: pairs_study SET STUDY SEED FIRST COUNT ALGORITHMS
 *
 * SET is one of study, close, slender, superellipsoid, harmonics, hull; STUDY is A (start in the direction
 * of r_MS) or B (random start); the realisations FIRST .. FIRST + COUNT - 1 are run, the four algorithms on
 * the first ALGORITHMS of them. Prints tables by tabs; the failures of the kernel one by one, with what is
 * needed to run them again.
 *
 * The truth about a separated pair is a proof in long double: d(n) at the kernel's normal is a lower bound
 * of the distance, |g(n)| an upper one. The truth about a penetrating one is brute force (brute.h). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bodies.h"
#include "brute.h"
#include "normalcontact.h"

enum { PENETRATING, WITHOUT, KINDS, MOST = 1000 };

/* How one algorithm did on one kind of pairs. */
struct tally {
    long runs, right, accepted; /* right: global signed distance to 1e-8; accepted: by 003 (90), (91) */
    double aspect;              /* the smallest aspect ratio of a failure */
    long reached[ALGORITHM_ACCURACIES][ALGORITHM_LIMIT + 1];
};

/* How the kernel did. */
struct kernel_tally {
    long runs, right, proofs[4], missed;  /* missed: brute force found less than the kernel */
    double gap, normal, attained, excess; /* largest errors; of d(n) against gap; of the bounds */
    long evaluations[MOST + 1];
};

static struct tally tallies[KINDS][ALGORITHMS];
static struct kernel_tally kernel[KINDS];
static struct {
    const char *set;
    char study;
    unsigned long seed, index;
} now;

static void fail(const char *why, double error)
{
    printf("failure\t%s %c seed %lu number %lu\t%s\t%.3g\n", now.set, now.study, now.seed, now.index, why,
           error);
}

static double apart(const quad a[3], const double b[3])
{
    quad square = 0;
    for (int i = 0; i < 3; i++)
        square += (a[i] - b[i]) * (a[i] - b[i]);
    return (double)sqrtl(square);
}

/* Checks the kernel's result; returns the true signed distance. */
static quad check(const struct realisation *pair, int status, const struct nc_spatial_pair *contact)
{
    quad n[3], g[3], best[3], truth;
    if (status || contact->proof == NC_PAIR_NOTHING) { /* which kind it would have been is unknown */
        fail(nc_message(status), status);
        kernel[PENETRATING].runs++;
        return brute_maximum(pair, best);
    }
    struct kernel_tally *tally = &kernel[contact->gap > 0 ? WITHOUT : PENETRATING];
    for (int i = 0; i < 3; i++)
        n[i] = contact->normal[i];
    reference_unit(n);
    const quad attained = brute_value(pair, n, g, NULL), upper = sqrtl(reference_dot(g, g));
    memcpy(best, n, sizeof n);
    truth = reference_climb(brute_value, pair, best);
    if (contact->gap <= 0) {
        quad other[3];
        const quad found = brute_maximum(pair, other);
        tally->missed += found < truth - 1e-12L;
        if (found > truth + 1e-15L) {
            truth = found;
            memcpy(best, other, sizeof other);
        }
    }
    const double gap = fabs((double)(truth - contact->gap)), normal = apart(best, contact->normal);
    const int unique = contact->gap > 0 || gap > 1e-12 || normal < 1; /* else of the same depth elsewhere */
    tally->runs++;
    tally->proofs[contact->proof]++;
    tally->evaluations[contact->evaluations < MOST ? contact->evaluations : MOST]++;
    tally->attained = fmax(tally->attained, fabs((double)(attained - contact->gap)));
    tally->gap = fmax(tally->gap, gap);
    tally->normal = fmax(tally->normal, unique ? normal : 0);
    tally->excess = fmax(tally->excess, contact->gap > 0 ? (double)(upper - attained) : 0);
    if (!(gap < 1e-12))
        fail("signed distance", gap);
    else if (unique && !(normal < 1e-9))
        fail("normal", normal);
    else if (contact->gap > 0 && !(upper - attained < 1e-12L))
        fail("proof", (double)(upper - attained));
    else
        tally->right++;
    return truth;
}

static void compare(const struct realisation *pair, const double start[3], double truth)
{
    struct ellipsoid_bodies ellipsoids;
    const struct pair_bodies bodies = bodies_of(pair, &ellipsoids);
    for (int a = 0; a < ALGORITHMS; a++) {
        struct tally *tally = &tallies[truth > 0 ? WITHOUT : PENETRATING][a];
        struct algorithm_run run;
        algorithm_run((enum algorithm)a, &bodies, start, &run);
        const int right = run.metric < 1.5e-8 && fabs(run.distance - truth) < 1e-8;
        tally->runs++;
        tally->right += right;
        tally->accepted += run.metric < 1.5e-8 && run.closer;
        if (!right && (tally->aspect == 0 || pair->aspect < tally->aspect))
            tally->aspect = pair->aspect;
        for (int k = 0; right && k < ALGORITHM_ACCURACIES; k++)
            if (run.reached[k] >= 0)
                tally->reached[k][run.reached[k]]++;
    }
}

/* The smallest number at which `share` of all runs have arrived; -1: never. */
static int quantile(const long *count, int most, long runs, double share)
{
    long sum = 0;
    for (int k = 0; k <= most; k++) {
        sum += count[k];
        if ((double)sum >= share * (double)runs)
            return k;
    }
    return -1;
}

static void print_counts(const char *name, const long *count, int most, long runs)
{
    static const double share[7] = {0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95};
    printf("%s", name);
    for (int k = 0; k < 7; k++)
        printf("\t%d", quantile(count, most, runs, share[k]));
    printf("\n");
}

static void print_curve(const char *name, const long *count, int most, long runs)
{
    long sum = 0;
    printf("curve\t%s", name);
    for (int k = 0; k <= most && k <= 30; k++)
        printf("\t%.6f", (double)(sum += count[k]) / (double)runs);
    printf("\n");
}

static void print_all(void)
{
    static const char *const kind_name[KINDS] = {"penetrating", "separated"};
    static const char *const name[ALGORITHMS] = {"I", "II", "III", "IV"};
    for (int kind = 0; kind < KINDS; kind++) {
        const struct kernel_tally *tally = &kernel[kind];
        for (int a = 0; a < ALGORITHMS; a++) {
            const struct tally *t = &tallies[kind][a];
            if (t->runs)
                printf("success\t%s\t%s\t%ld\t%ld\t%ld\t%.1f\n", kind_name[kind], name[a], t->runs,
                       t->right, t->accepted, t->aspect);
        }
        if (!tally->runs)
            continue;
        printf("success\t%s\tkernel\t%ld\t%ld\t\t\n", kind_name[kind], tally->runs, tally->right);
        printf("kernel\t%s\t%ld\t%ld\t%ld\t%ld\t%.2g\t%.2g\t%.2g\t%.2g\t%ld\n", kind_name[kind],
               tally->runs, tally->proofs[NC_PAIR_SEPARATED], tally->proofs[NC_PAIR_BALL],
               tally->proofs[NC_PAIR_SEARCHED], tally->gap, tally->normal, tally->attained, tally->excess,
               tally->missed);
        printf("evaluations\t%s\t", kind_name[kind]);
        print_counts("kernel", tally->evaluations, MOST, tally->runs);
    }
    for (int a = 0; a < ALGORITHMS; a++) {
        long all[ALGORITHM_ACCURACIES][ALGORITHM_LIMIT + 1], runs = tallies[0][a].runs + tallies[1][a].runs;
        for (int k = 0; k < ALGORITHM_ACCURACIES; k++) {
            for (int i = 0; i <= ALGORITHM_LIMIT; i++)
                all[k][i] = tallies[0][a].reached[k][i] + tallies[1][a].reached[k][i];
            if (runs) {
                printf("iterations\t%d\t", 4 + 2 * k);
                print_counts(name[a], all[k], ALGORITHM_LIMIT, runs);
            }
        }
        if (runs)
            print_curve(name[a], all[ALGORITHM_ACCURACIES - 1], ALGORITHM_LIMIT, runs);
    }
    long all[MOST + 1];
    for (int i = 0; i <= MOST; i++)
        all[i] = kernel[0].evaluations[i] + kernel[1].evaluations[i];
    printf("iterations\t14\t");
    print_counts("kernel", all, MOST, kernel[0].runs + kernel[1].runs);
    print_curve("kernel", all, MOST, kernel[0].runs + kernel[1].runs);
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
    now.set = argv[1];
    now.study = argv[2][0];
    now.seed = strtoul(argv[3], NULL, 10);
    for (now.index = first; now.index < first + count; now.index++) {
        struct nc_spatial_pair contact;
        double start[3];
        realisation_make(&pair, set, now.seed, now.index);
        const double length = sqrt(algorithm_dot(pair.r, pair.r));
        for (int i = 0; i < 3; i++)
            start[i] = now.study == 'A' ? pair.r[i] / length : pair.start[i];
        const int status =
            nc_spatial_pair_solve(pair.shape[0], pair.size[0], pair.shape[1], pair.size[1], pair.r, pair.q,
                                  now.study == 'A' ? NULL : start, NULL, &contact);
        const quad truth = check(&pair, status, &contact);
        if (now.index < first + algorithms)
            compare(&pair, start, (double)truth);
    }
    print_all();
    return 0;
}
