/* The study of 003, section 5.2, in the plane.
 *
 * usage: pairs_study_planar SET STUDY SEED FIRST COUNT ALGORITHMS     as pairs_study
 *
 * SET is one of ellipse, slender (aspect ratio 1000), thin (10000), superellipse (rounded), fourier (four harmonics). The
 * truth about a separated pair is a proof in long double, as in study.c; about a penetrating one it is brute
 * force over the angle, refined by bisection of d'. The definitions know nothing of the kernel. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algorithms_planar.h"
#include "normalcontact.h"
#include "random.h"
#include "tally.h"
#include "truth_planar.h"

enum planar_set { ELLIPSE, SLENDER, SUPERELLIPSE, FOURIER, THIN, PLANAR_SETS };
static const char *const set_name[PLANAR_SETS] = {"ellipse", "slender", "superellipse", "fourier", "thin"};
enum { CAPACITY = 16, SAMPLES = 720 };

struct planar_pair {
    int set;
    double shape[2][CAPACITY], r[2], angle, start, aspect;
    size_t size[2];
    struct truth_planar term[2];
};

static int is_thin(int set)
{
    return set == SLENDER || set == THIN;
}

static void make_body(struct planar_pair *pair, int body, struct random *random)
{
    struct truth_planar *term = &pair->term[body];
    double *p = term->p, *shape = pair->shape[body];
    term->angle = body ? pair->angle : 0;
    switch (pair->set) {
    case ELLIPSE:
    case SLENDER:
    case THIN:
        term->kind = TRUTH_ELLIPSE;
        p[0] = is_thin(pair->set) ? 1 : random_uniform(random, 0, 1);
        p[1] = pair->set == SLENDER ? 1e-3 : pair->set == THIN ? 1e-4 : random_uniform(random, 0, 1);
        pair->size[body] = nc_planar_ellipse(shape, CAPACITY, p[0], p[1]);
        pair->aspect = fmax(pair->aspect, fmax(p[0] / p[1], p[1] / p[0]));
        break;
    case SUPERELLIPSE:
        term->kind = TRUTH_SUPERELLIPSE;
        p[0] = random_uniform(random, 0.1, 1);
        p[1] = random_uniform(random, 0.1, 1);
        p[2] = random_uniform(random, 1.5, 5);
        p[3] = random_uniform(random, 0.05, 0.2);
        pair->size[body] = nc_planar_superellipse(shape, CAPACITY, p[0], p[1], p[2], p[3]);
        break;
    default: /* rho = 1 + sum (1 - k^2) h_k > 0 */
        term->kind = TRUTH_FOURIER;
        p[0] = 4;
        p[1] = 1;
        for (int k = 1; k <= 4; k++) {
            p[1 + k] = random_uniform(random, -0.2, 0.2) / (k * k);
            p[5 + k] = random_uniform(random, -0.2, 0.2) / (k * k);
        }
        pair->size[body] = nc_planar_fourier(shape, CAPACITY, p[1], p + 2, p + 6, 4);
    }
}

static void make(struct planar_pair *pair, int set, unsigned long seed, unsigned long index)
{
    struct random random = {(uint64_t)seed << 40 | (uint64_t)(16 + set) << 34 | index};
    random.state = random_bits(&random);
    pair->set = set;
    pair->aspect = 1;
    pair->angle = random_uniform(&random, -4, 4);
    make_body(pair, 0, &random);
    make_body(pair, 1, &random);
    const double near = set == ELLIPSE ? 1 : random_uniform(&random, 0.05, 1.2);
    for (int i = 0; i < 2; i++) {
        double h[4] = {0};
        nc_planar_eval(pair->shape[0], pair->size[0], i * 1.57079632679489661923, h);
        pair->r[i] =
            near * (is_thin(set) ? random_uniform(&random, -1, 1) : h[0] + random_uniform(&random, 0, 1));
    }
    pair->start = random_uniform(&random, -3.14159265358979323846, 3.14159265358979323846);
}

/* --- Truth ----------------------------------------------------------------------------------------*/

/* d, d' and d'' (as coefficients of a power series) at an angle. */
static series truth_at(const struct planar_pair *pair, long double phi)
{
    const series c = series_cos(series_line(phi, 1)), s = series_sin(series_line(phi, 1));
    series d = series_add(series_scale(pair->r[0], c), series_scale(pair->r[1], s));
    d = series_add(d, series_scale(-1, truth_planar(&pair->term[0], series_line(phi, 1))));
    return series_add(d, series_scale(-1, truth_planar(&pair->term[1], series_line(phi + PI_L, 1))));
}

/* The maximum between two angles where d' changes its sign, by bisection. */
static long double refine(const struct planar_pair *pair, long double low, long double high)
{
    for (int k = 0; k < 45; k++) {
        const long double middle = (low + high) / 2;
        if (truth_at(pair, middle).c[1] > 0)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* The maximum next to the angle phi, by Newton's method. */
static long double truth_nearby(const struct planar_pair *pair, long double *phi)
{
    for (int k = 0; k < 3; k++) {
        const series d = truth_at(pair, *phi);
        *phi -= d.c[1] / (2 * d.c[2]);
    }
    return truth_at(pair, *phi).c[0];
}

/* The angle of the k-th sample: uniform, or uniform in the parameter of an ellipse, which has more of them
 * where its potential has almost a kink. */
static long double sample(const struct planar_pair *pair, int pass, int k)
{
    const long double psi = k * 2 * PI_L / SAMPLES;
    if (pass == 0)
        return psi;
    const struct truth_planar *term = &pair->term[pass - 1];
    const long double turned =
        atan2l(sinl(psi) / term->p[1], cosl(psi) / term->p[0]) + term->angle + (pass == 2 ? PI_L : 0);
    return turned;
}

/* The global maximum of d over the angle. */
static long double truth_maximum(const struct planar_pair *pair, long double *phi)
{
    long double best = -INFINITY;
    for (int pass = 0; pass < (pair->set <= SLENDER || pair->set == THIN ? 3 : 1); pass++) {
        long double before = sample(pair, pass, -1);
        int rising = truth_at(pair, before).c[1] > 0;
        for (int k = 0; k < SAMPLES; k++) {
            long double at = sample(pair, pass, k);
            const int rises = truth_at(pair, at).c[1] > 0;
            if (rising && !rises) {
                while (at < before)
                    at += 2 * PI_L;
                long double top = refine(pair, before, at);
                const long double d = truth_nearby(pair, &top);
                if (d > best) {
                    best = d;
                    *phi = top;
                }
            }
            before = at;
            rising = rises;
        }
    }
    return best;
}

/* --- The study ------------------------------------------------------------------------------------*/

/* h, h', h'', h''' of both bodies at the normal angle phi of the master. */
static int values(const void *data, double phi, double master[4], double slave[4])
{
    const struct planar_pair *pair = data;
    return nc_planar_eval(pair->shape[0], pair->size[0], phi, master) == NC_OK &&
           nc_planar_eval(pair->shape[1], pair->size[1], phi + 3.14159265358979323846 - pair->angle,
                          slave) == NC_OK;
}

static long double check(const struct planar_pair *pair, int status, const struct nc_planar_pair *contact,
                         struct tally_result *result)
{
    long double phi = atan2l(contact->normal[1], contact->normal[0]);
    const long double truth =
        status || contact->gap <= 0 ? truth_maximum(pair, &phi) : truth_nearby(pair, &phi);
    *result =
        (struct tally_result){status, contact->proof, contact->evaluations, contact->gap, 0, 0, 0, 0, 0, 0};
    if (status) {
        result->gap = -1;
        return truth;
    }
    const long double at = atan2l(contact->normal[1], contact->normal[0]);
    const series d = truth_at(pair, at);
    result->gap_error = fabs((double)(truth - contact->gap));
    result->normal_error = (double)fabsl(remainderl(at - phi, 2 * PI_L));
    result->attained = fabs((double)(d.c[0] - contact->gap));
    result->excess = (double)(hypotl(d.c[0], d.c[1]) - d.c[0]);
    result->missed = truth < d.c[0] - 1e-12L;
    result->elsewhere = contact->gap <= 0 && result->gap_error < 1e-12 && result->normal_error > 1;
    return truth;
}

int main(int argc, char **argv)
{
    static struct planar_pair pair;
    int set = 0;
    while (argc == 7 && set < PLANAR_SETS && strcmp(argv[1], set_name[set]))
        set++;
    if (argc != 7 || set == PLANAR_SETS || (argv[2][0] != 'A' && argv[2][0] != 'B')) {
        fprintf(stderr, "usage: %s SET A|B SEED FIRST COUNT ALGORITHMS\n", argv[0]);
        return 2;
    }
    const unsigned long first = strtoul(argv[4], NULL, 10), count = strtoul(argv[5], NULL, 10),
                        algorithms = strtoul(argv[6], NULL, 10);
    struct tally_place place = {argv[1], argv[2][0], strtoul(argv[3], NULL, 10), first};
    for (; place.index < first + count; place.index++) {
        struct nc_planar_pair contact;
        struct tally_result result;
        make(&pair, set, place.seed, place.index);
        const double phi = place.study == 'A' ? atan2(pair.r[1], pair.r[0]) : pair.start;
        const double start[2] = {cos(phi), sin(phi)};
        const int status =
            nc_planar_pair_solve(pair.shape[0], pair.size[0], pair.shape[1], pair.size[1], pair.r,
                                 pair.angle, place.study == 'A' ? NULL : start, NULL, &contact);
        const double truth = (double)check(&pair, status, &contact, &result);
        tally_kernel(&place, &result);
        const struct planar_bodies bodies = {&pair, {pair.r[0], pair.r[1]}, values};
        for (int a = 0; place.index < first + algorithms && a < ALGORITHMS; a++) {
            struct algorithm_run run;
            algorithm_run_planar((enum algorithm)a, &bodies, phi, &run);
            tally_algorithm(a, &run, truth, pair.aspect);
        }
    }
    tally_print();
    return 0;
}
