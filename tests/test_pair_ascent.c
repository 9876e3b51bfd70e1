/* Uphill to a common normal and through the proof of it: single cases that need one branch of the search each, with the
 * number of evaluations that they need, and starts at which a mistake ends at the wrong normal. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "normalcontact.h"
#include "pair/step.h"
#include "random.h"

enum { CAPACITY = 64 };

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

enum kind { ROUND, FRAME, HULL, SHARP_HULL, NEEDLE, SHARP_FRAME, FOUR };

static size_t add(double *shape, size_t n, double a, double b, double c)
{
    return n + nc_spatial_ellipsoid(shape + n, CAPACITY - n, a, b, c);
}

static size_t random_body(struct random *r, enum kind kind, double *shape)
{
    double vertex[12][3], a, b, thin = 1e-3;
    size_t n = 0;
    switch (kind) {
    case ROUND:
        b = random_scale(r, 0.2, 1);
        a = random_scale(r, 0.2, 1);
        return add(shape, 0, 1, a, b);
    case NEEDLE: /* or a blade */
        b = random_scale(r, 1e-12, 1e-3);
        a = random_scale(r, 1e-12, 1e-3);
        return add(shape, 0, 1, a, b);
    case SHARP_FRAME:
        thin = 1e-9;
        /* fall through */
    case FRAME:
        n = add(shape, add(shape, 0, 1, thin, thin), thin, 1, thin);
        return add(shape, n, thin, thin, 1);
    case FOUR:
        for (int k = 0; k < 4; k++) {
            a = random_scale(r, 1e-9, 1);
            b = random_scale(r, 1e-9, 1);
            n = add(shape, n, a, b, random_scale(r, 1e-9, 1));
        }
        return n;
    default: /* some of them do not contain the origin */
        for (int i = 0; i < 12; i++)
            random_direction(r, vertex[i]);
        return nc_spatial_hull(shape, CAPACITY, vertex[0], 12, kind == HULL ? 60 : 900);
    }
}

struct random_pair {
    double shape[2][CAPACITY], r[3], q[9], start[3];
    size_t n[2];
    struct nci_pair pair;
    struct nci_pair_state state; /* at the start */
};

static void make(enum kind kind, uint64_t seed, struct random_pair *p)
{
    struct random r = {seed};
    for (int body = 0; body < 2; body++)
        p->n[body] = random_body(&r, kind, p->shape[body]);
    const double way = random_uniform(&r, 0.1, 4);
    random_direction(&r, p->r);
    random_rotation(&r, p->q);
    random_direction(&r, p->start);
    for (int j = 0; j < 3; j++)
        p->r[j] *= way;
    assert_int_equal(nci_pair_read(&p->pair, p->shape[0], p->n[0], p->shape[1], p->n[1], p->r, p->q),
                     NC_OK);
    assert_int_equal(nci_pair_evaluate(&p->pair, p->start, &p->state), NC_OK);
}

static double tangential(const struct nci_pair_state *state)
{
    double x[3];
    for (int j = 0; j < 3; j++)
        x[j] = state->g[j] - state->d * state->n[j];
    return sqrt(nci_dot(x, x));
}

enum way { CLIMB, SEARCH, CERTIFY, SOLVE };

static int go(enum way way, struct random_pair *p, double step[3], int *evaluations)
{
    struct nc_pair_options options = {0, 0, 1e-9, 20000};
    struct nc_spatial_pair result;
    double upper, n[3];
    int proof, status;
    memset(step, 0, 3 * sizeof *step);
    memcpy(n, p->start, sizeof n);
    if (way == SOLVE) {
        options = (struct nc_pair_options){0, 0, 1e-6, 4000};
        status = nc_spatial_pair_solve(p->shape[0], p->n[0], p->shape[1], p->n[1], p->r, p->q, p->start,
                                       &options, &result);
        *evaluations = result.evaluations;
        return status;
    }
    if (way == CLIMB)
        status = nci_pair_climb(&p->pair, &p->state, step);
    else if (way == SEARCH)
        status = nci_pair_search(&p->pair, n, 0, &p->state, step);
    else
        status = nci_pair_certify(&p->pair, &options, 0, &p->state, step, &proof, &upper);
    *evaluations = p->pair.evaluations;
    return status;
}

/* What decides a case, and how many evaluations it takes with it and without. */
static void one_branch_each(void **state)
{
    (void)state;
    static const struct {
        enum way way;
        enum kind kind;
        uint64_t seed;
        int most; /* evaluations */
        int status;
    } single[] = {
        {CLIMB, NEEDLE, 781, 20, NC_OK},   /* the step crosses a ridge: back to it; 3, without 401 */
        {CLIMB, NEEDLE, 10429, 5, NC_OK},  /* nearest is the far end of the step; 4, without 7 */
        {CLIMB, FRAME, 6465, 60, NC_OK},   /* long steps need a gain only; 29, without 401 */
        {CLIMB, FRAME, 14039, 40, NC_OK},  /* a whole step needs a gain by its slope; 31, without 53 */
        {CLIMB, NEEDLE, 28845, 32, NC_OK}, /* half of the slope the other way is too much; 25, without 40 */
        {SEARCH, SHARP_HULL, 1915, 600, NC_OK},           /* Newton's method from Gilbert's normal */
        {SEARCH, SHARP_HULL, 8, 80, NC_E_NO_CONVERGENCE}, /* gives up early below zero; 54, else 142 */
        {SEARCH, FOUR, 1, 400, NC_OK},                    /* all places for quadrics taken */
        {CERTIFY, ROUND, 2045, 15, NC_OK},                /* the last climb may be long; 14, without 17 */
        {CERTIFY, ROUND, 43, 45, NC_OK},      /* a better normal on the way: angles to it; 34, without 55 */
        {SOLVE, ROUND, 67, 45, NC_OK},        /* the angle that is settled; 29, with another one 62 */
        {SOLVE, SHARP_FRAME, 51, 120, NC_OK}, /* only the rest of the sphere is searched; 64, else 213 */
        {CERTIFY, HULL, 100, 400, NC_E_HULL + NC_TERM}, /* a status is not replaced by another one */
    };
    for (size_t i = 0; i < sizeof single / sizeof *single; i++) {
        struct random_pair p;
        double step[3];
        int evaluations;
        make(single[i].kind, single[i].seed, &p);
        const int status = go(single[i].way, &p, step, &evaluations);
        print_message("case %zu: status %d, %d evaluations\n", i, status, evaluations);
        assert_int_equal(status, single[i].status);
        assert_true(evaluations <= single[i].most);
    }
}

/* An ellipsoid in another one on the same axis. Along it d is stationary, but smallest. */
static void make_nested(double aside, struct random_pair *p)
{
    const double r[3] = {0.5, 0, 0}, n[3] = {1, aside, 0.3 * aside};
    p->n[0] = add(p->shape[0], 0, 4, 1, 1.5);
    p->n[1] = add(p->shape[1], 0, 4, 1, 1.5);
    assert_int_equal(nci_pair_read(&p->pair, p->shape[0], p->n[0], p->shape[1], p->n[1], r, identity),
                     NC_OK);
    assert_int_equal(nci_pair_evaluate(&p->pair, n, &p->state), NC_OK);
}

/* There is no way up from a level place; the smallest distance from it suffices. */
static void away_from_a_minimum(void **state)
{
    (void)state;
    struct random_pair p;
    double step[3] = {7, 7, 7};
    make_nested(0, &p);
    assert_int_equal(nci_pair_climb(&p.pair, &p.state, step), NC_OK);
    assert_true(p.state.n[0] == 1 && step[0] == 0 && step[1] == 0 && step[2] == 0 &&
                p.pair.evaluations == 1);
    make_nested(1e-9, &p);
    assert_int_equal(nci_pair_climb(&p.pair, &p.state, step), NC_OK);
    assert_true(p.state.d > -2.1 && fabs(p.state.n[0]) < 0.2 && tangential(&p.state) < 1e-6);
}

/* A start with d = 0 exactly is none with d > 0: from where the climb arrives above zero, it begins again. */
static void from_zero_exactly(void **state)
{
    (void)state;
    double a[CAPACITY], step[3];
    const double r[3] = {2, 100, 30}, n[3] = {1, 0, 0};
    const size_t m = add(a, 0, 1, 2, 4);
    struct nci_pair pair;
    struct nci_pair_state at;
    assert_int_equal(nci_pair_read(&pair, a, m, a, m, r, identity), NC_OK);
    assert_int_equal(nci_pair_evaluate(&pair, n, &at), NC_OK);
    assert_true(at.d == 0);
    assert_int_equal(nci_pair_rise(&pair, &at, step), NC_OK);
    assert_true(at.d > 90);
}

/* Two balls, from the worst normal: what is found on the way is proved by the rolling ball. */
static void the_ball_proves_what_the_search_finds(void **state)
{
    (void)state;
    static const struct nc_pair_options options = {0, 0, 1e-9, 20000};
    double ball[CAPACITY], step[3] = {0, 0, 0}, upper;
    const double r[3] = {0.3, 0.2, 0.6}, n[3] = {-0.3, -0.2, -0.6};
    const size_t m = add(ball, 0, 1, 1, 1);
    struct nci_pair pair;
    struct nci_pair_state at;
    int proof;
    assert_int_equal(nci_pair_read(&pair, ball, m, ball, m, r, identity), NC_OK);
    assert_int_equal(nci_pair_evaluate(&pair, n, &at), NC_OK);
    assert_int_equal(nci_pair_certify(&pair, &options, 0, &at, step, &proof, &upper), NC_OK);
    assert_int_equal(proof, NC_PAIR_BALL);
    assert_true(fabs(at.d - (0.7 - 2)) < 1e-14);
}

/* The last step of a search is taken once. */
static void the_last_step_is_taken_once(void **state)
{
    (void)state;
    static const struct nc_pair_options options = {0, 0, 1e-9, 20000};
    struct random_pair p;
    struct nc_spatial_pair truth;
    double step[3], n[3], upper;
    int proof;
    make(ROUND, 67, &p);
    assert_int_equal(go(SOLVE, &p, step, &proof), NC_OK);
    assert_int_equal(
        nc_spatial_pair_solve(p.shape[0], p.n[0], p.shape[1], p.n[1], p.r, p.q, NULL, NULL, &truth), NC_OK);
    assert_int_equal(truth.proof, NC_PAIR_SEARCHED);
    for (int j = 0; j < 3; j++)
        n[j] = truth.normal[j] + 1e-4 * p.start[j];
    assert_int_equal(nci_pair_evaluate(&p.pair, n, &p.state), NC_OK);
    for (int j = 0; j < 3; j++)
        step[j] = truth.normal[j] - p.state.n[j];
    assert_int_equal(nci_pair_certify(&p.pair, &options, 1, &p.state, step, &proof, &upper), NC_OK);
    assert_true(fabs(p.state.d - truth.gap) < 1e-14 && tangential(&p.state) < 1e-14);
    assert_true(step[0] == 0 && step[1] == 0 && step[2] == 0);
}

/* Concentric balls, one of them given as a superellipsoid: all normals are best, and the search proves it less sharply,
 * within the default number of cells. */
static void all_normals_are_best(void **state)
{
    (void)state;
    double a[CAPACITY], b[CAPACITY];
    const double r[3] = {0, 0, 0};
    const size_t n = nc_spatial_superellipsoid(a, CAPACITY, 1, 1, 1, 2, 2, 0), m = add(b, 0, 1, 1, 1);
    struct nc_spatial_pair pair;
    assert_int_equal(nc_spatial_pair_solve(a, n, b, m, r, identity, NULL, NULL, &pair), NC_OK);
    print_message("%d evaluations, to %g\n", pair.evaluations, pair.upper - pair.gap);
    assert_true(pair.proof == NC_PAIR_SEARCHED && fabs(pair.gap + 2) < 1e-12 && pair.upper < -1.9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_branch_each),
        cmocka_unit_test(away_from_a_minimum),
        cmocka_unit_test(from_zero_exactly),
        cmocka_unit_test(the_ball_proves_what_the_search_finds),
        cmocka_unit_test(the_last_step_is_taken_once),
        cmocka_unit_test(all_normals_are_best),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
