#include "tally.h"

#include <stdio.h>

#include "normalcontact.h"

/* How one algorithm did on one kind of pairs. */
struct algorithm_tally {
    long runs, right, accepted;
    double aspect;
    long reached[ALGORITHM_ACCURACIES][ALGORITHM_LIMIT + 1];
};

struct kernel_tally {
    long runs, right, proofs[4], missed;
    double gap, normal, attained, excess;
    long evaluations[TALLY_MOST + 1];
};

static struct algorithm_tally algorithms[TALLY_KINDS][ALGORITHMS];
static struct kernel_tally kernel[TALLY_KINDS];

static void fail(const struct tally_place *place, const char *why, double error)
{
    printf("failure\t%s %c seed %lu number %lu\t%s\t%.3g\n", place->set, place->study, place->seed,
           place->index, why, error);
}

void tally_kernel(const struct tally_place *place, const struct tally_result *result)
{
    const int separated = result->gap > 0;
    struct kernel_tally *tally = &kernel[separated ? TALLY_SEPARATED : TALLY_PENETRATING];
    tally->runs++;
    if (result->status) {
        fail(place, nc_message(result->status), result->status);
        return;
    }
    tally->proofs[result->proof]++;
    tally->evaluations[result->evaluations < TALLY_MOST ? result->evaluations : TALLY_MOST]++;
    tally->missed += result->missed;
    tally->gap = fmax(tally->gap, result->gap_error);
    tally->normal = fmax(tally->normal, result->elsewhere ? 0 : result->normal_error);
    tally->attained = fmax(tally->attained, result->attained);
    tally->excess = fmax(tally->excess, separated ? result->excess : 0);
    if (!(result->gap_error < 1e-12))
        fail(place, "signed distance", result->gap_error);
    else if (!(result->elsewhere || result->normal_error < 1e-9))
        fail(place, "normal", result->normal_error);
    else if (separated && !(result->excess < 1e-12))
        fail(place, "proof", result->excess);
    else
        tally->right++;
}

void tally_algorithm(int algorithm, const struct algorithm_run *run, double truth, double aspect)
{
    struct algorithm_tally *tally = &algorithms[truth > 0 ? TALLY_SEPARATED : TALLY_PENETRATING][algorithm];
    const int settled = run->metric < 1.5e-8, right = settled && fabs(run->distance - truth) < 1e-8;
    tally->runs++;
    tally->right += right;
    tally->accepted += settled && run->closer;
    if (!right && (tally->aspect == 0 || aspect < tally->aspect))
        tally->aspect = aspect;
    for (int k = 0; right && k < ALGORITHM_ACCURACIES; k++)
        if (run->reached[k] >= 0)
            tally->reached[k][run->reached[k]]++;
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

static void print_quantiles(const char *name, const long *count, int most, long runs)
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

static const char *const name[ALGORITHMS] = {"I", "II", "III", "IV"};

static void print_kind(int kind)
{
    static const char *const kind_name[TALLY_KINDS] = {"penetrating", "separated"};
    const struct kernel_tally *tally = &kernel[kind];
    for (int a = 0; a < ALGORITHMS; a++) {
        const struct algorithm_tally *t = &algorithms[kind][a];
        if (t->runs)
            printf("success\t%s\t%s\t%ld\t%ld\t%ld\t%.1f\n", kind_name[kind], name[a], t->runs, t->right,
                   t->accepted, t->aspect);
    }
    if (!tally->runs)
        return;
    printf("success\t%s\tkernel\t%ld\t%ld\t\t\n", kind_name[kind], tally->runs, tally->right);
    printf("kernel\t%s\t%ld\t%ld\t%ld\t%ld\t%.2g\t%.2g\t%.2g\t%.2g\t%ld\n", kind_name[kind], tally->runs,
           tally->proofs[NC_PAIR_SEPARATED], tally->proofs[NC_PAIR_BALL], tally->proofs[NC_PAIR_SEARCHED],
           tally->gap, tally->normal, tally->attained, tally->excess, tally->missed);
    printf("evaluations\t%s\t", kind_name[kind]);
    print_quantiles("kernel", tally->evaluations, TALLY_MOST, tally->runs);
}

static void print_iterations(int a)
{
    static long all[ALGORITHM_LIMIT + 1];
    const struct algorithm_tally *deep = &algorithms[0][a], *apart = &algorithms[1][a];
    const long runs = deep->runs + apart->runs;
    for (int k = 0; runs && k < ALGORITHM_ACCURACIES; k++) {
        for (int i = 0; i <= ALGORITHM_LIMIT; i++)
            all[i] = deep->reached[k][i] + apart->reached[k][i];
        printf("iterations\t%d\t", 4 + 2 * k);
        print_quantiles(name[a], all, ALGORITHM_LIMIT, runs);
    }
    if (runs)
        print_curve(name[a], all, ALGORITHM_LIMIT, runs);
}

void tally_print(void)
{
    static long all[TALLY_MOST + 1];
    const long runs = kernel[0].runs + kernel[1].runs;
    for (int kind = 0; kind < TALLY_KINDS; kind++)
        print_kind(kind);
    for (int a = 0; a < ALGORITHMS; a++)
        print_iterations(a);
    for (int i = 0; i <= TALLY_MOST; i++)
        all[i] = kernel[0].evaluations[i] + kernel[1].evaluations[i];
    printf("iterations\t14\t");
    print_quantiles("kernel", all, TALLY_MOST, runs);
    print_curve("kernel", all, TALLY_MOST, runs);
}
