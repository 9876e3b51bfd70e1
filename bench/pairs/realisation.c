#include "realisation.h"

#include <string.h>

#include "normalcontact.h"

const char *const realisation_set_name[SETS] = {"study",     "close", "slender", "superellipsoid",
                                                "harmonics", "hull",  "thin",    "sharp"};

int realisation_of_ellipsoids(const struct realisation *pair)
{
    return pair->set <= SET_SLENDER || pair->set == SET_THIN;
}

static struct truth_spatial *add_term(struct realisation *pair, int body, int number, int kind)
{
    struct truth_spatial *term = &pair->term[body][number];
    term->kind = kind;
    for (int i = 0; i < 9; i++)
        term->q[i] = i % 4 == 0;
    pair->terms = number + 1;
    return term;
}

static void make_ellipsoid(struct realisation *pair, int body, const double axes[3])
{
    struct truth_spatial *term = add_term(pair, body, 0, TRUTH_SPATIAL_ELLIPSOID);
    memcpy(term->p, axes, 3 * sizeof *axes);
    memcpy(pair->axes[body], axes, 3 * sizeof *axes);
    pair->size[body] =
        nc_spatial_ellipsoid(pair->shape[body], REALISATION_CAPACITY, axes[0], axes[1], axes[2]);
    const double most = fmax(fmax(axes[0], axes[1]), axes[2]),
                 least = fmin(fmin(axes[0], axes[1]), axes[2]);
    pair->aspect = fmax(pair->aspect, most / least);
}

/* The longest semi-axis is 1, the shortest `least`. */
static void make_slender(struct realisation *pair, int body, double least, struct random *seed)
{
    const int longest = random_below(seed, 3), shortest = (longest + 1 + random_below(seed, 2)) % 3;
    double axes[3];
    for (int i = 0; i < 3; i++)
        axes[i] = i == longest ? 1 : i == shortest ? least : random_scale(seed, least, 1);
    make_ellipsoid(pair, body, axes);
}

static void make_superellipsoid(struct realisation *pair, int body, struct random *seed)
{
    struct truth_spatial *term = add_term(pair, body, 0, TRUTH_SPATIAL_SUPERELLIPSOID);
    double *p = term->p;
    for (int i = 0; i < 3; i++)
        p[i] = random_uniform(seed, 0.1, 1);
    p[3] = random_uniform(seed, 1.5, 5);
    p[4] = random_uniform(seed, 1.5, 5);
    p[5] = random_uniform(seed, 0.05, 0.2);
    pair->size[body] = nc_spatial_superellipsoid(pair->shape[body], REALISATION_CAPACITY, p[0], p[1], p[2],
                                                 p[3], p[4], p[5]);
}

/* Degree 4; the constant outweighs the rest, so that the body is strictly convex. */
static void make_harmonics(struct realisation *pair, int body, struct random *seed)
{
    struct truth_spatial *term = add_term(pair, body, 0, TRUTH_SPATIAL_HARMONICS);
    const double size = random_uniform(seed, 0.3, 1);
    double *c = term->p + 1;
    term->p[0] = 4;
    for (int i = 0; i < 25; i++)
        c[i] = size * (i ? random_uniform(seed, -1, 1) * (i < 4 ? 0.1 : i < 9 ? 0.15 : 0.02) : 3);
    pair->size[body] = nc_spatial_harmonics(pair->shape[body], REALISATION_CAPACITY, c, 4);
}

/* 12 vertices on the unit sphere; with an offset, or without and sharper. */
static void make_hull(struct realisation *pair, int body, int sharp, struct random *seed)
{
    struct truth_spatial *term = add_term(pair, body, 0, TRUTH_SPATIAL_HULL),
                         *round = sharp ? NULL : add_term(pair, body, 1, TRUTH_SPATIAL_OFFSET);
    double *p = term->p;
    p[0] = 12;
    if (round)
        round->p[0] = random_uniform(seed, 0.01, 0.2);
    do { /* until the reference point is inside */
        p[1] = sharp ? random_scale(seed, 20, 1000) : random_uniform(seed, 6, 20);
        for (int i = 0; i < 12; i++)
            random_direction(seed, p + 2 + 3 * i);
        pair->size[body] = nc_spatial_hull(pair->shape[body], REALISATION_CAPACITY, p + 2, 12, p[1]);
    } while (nc_spatial_check(pair->shape[body], pair->size[body]) != NC_OK);
    if (round)
        pair->size[body] += nc_spatial_offset(pair->shape[body] + pair->size[body],
                                              REALISATION_CAPACITY - pair->size[body], round->p[0]);
}

void realisation_make(struct realisation *pair, int set, unsigned long seed, unsigned long index)
{
    struct random random = {(uint64_t)seed << 40 | (uint64_t)set << 36 | index};
    random.state = random_bits(&random);
    const int slender = set == SET_SLENDER || set == SET_THIN;
    pair->set = set;
    pair->aspect = 1;
    for (int body = 0; body < 2; body++) {
        double axes[3];
        if (set <= SET_CLOSE) {
            for (int i = 0; i < 3; i++)
                axes[i] = random_uniform(&random, 0, 1);
            make_ellipsoid(pair, body, axes);
        } else if (slender) {
            make_slender(pair, body, set == SET_THIN ? 1e-4 : 1e-3, &random);
        } else if (set == SET_SUPERELLIPSOID) {
            make_superellipsoid(pair, body, &random);
        } else if (set == SET_HARMONICS) {
            make_harmonics(pair, body, &random);
        } else {
            make_hull(pair, body, set == SET_SHARP, &random);
        }
    }
    const double near = set == SET_STUDY ? 1 : random_uniform(&random, 0.05, set == SET_CLOSE ? 0.8 : 1.2);
    for (int i = 0; i < 3; i++) {
        const double axis[3] = {i == 0, i == 1, i == 2};
        double h = 0; /* the semi-axis; 1 for slender bodies, or most pairs would be far apart */
        if (!slender)
            nc_spatial_eval(pair->shape[0], pair->size[0], axis, &h, NULL, NULL);
        pair->r[i] = near * (slender ? random_uniform(&random, -1, 1) : h + random_uniform(&random, 0, 1));
    }
    random_rotation(&random, pair->q);
    random_direction(&random, pair->start);
}
