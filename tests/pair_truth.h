/* Two bodies built at the same time as shapes for the kernel and, term by term, in long double; and the
 * largest d(n) = n.r - h_A(n) - h_B(-n) of all normals: by a lattice, by all normals at which a flat term
 * has a kink, and by refinement that needs no derivative. Nothing here knows the kernel but the
 * constructors. */
#ifndef TESTS_PAIR_TRUTH_H
#define TESTS_PAIR_TRUTH_H

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "normalcontact.h"

typedef long double quad;

#define TRUTH_PI 3.14159265358979323846

enum { TRUTH_PARTS = 24, TRUTH_SHAPE = 400, TRUTH_VERTICES = 12 };
enum truth_kind { TRUTH_QUADRIC, TRUTH_ZONAL, TRUTH_SUPER, TRUTH_HULL };

/* One term: its axes are the columns of q, in A's frame.
 * quadric: semi-axes a; zonal: a[0] P2 + a[1] P3 + a[2] P4 of the cosine to the third axis; superellipsoid:
 * semi-axes a, exponents e of the dual norms; smoothed hull: vertices, exponent e[0]. */
struct truth_part {
    enum truth_kind kind;
    int body;
    quad a[3], q[9], e[2], vertex[TRUTH_VERTICES][3];
};

struct truth_pair {
    double shape[2][TRUTH_SHAPE], r[3], q[9];
    size_t n[2];
    int parts;
    struct truth_part part[TRUTH_PARTS];
    quad offset, shift[3]; /* of B's centre against A's, beside r */
};

static inline struct truth_pair truth_begin(const double r[3], const double q[9])
{
    struct truth_pair pair = {.parts = 0};
    memcpy(pair.r, r, sizeof pair.r);
    memcpy(pair.q, q, sizeof pair.q);
    return pair;
}

/* Appends a term that is turned by `turn` (NULL: not turned) in its body. */
static inline struct truth_part *truth_add(struct truth_pair *pair, int body, enum truth_kind kind,
                                           const double *term, size_t n, const double *turn)
{
    static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    const double *inner = turn ? turn : identity, *outer = body ? pair->q : identity;
    struct truth_part *part = &pair->part[pair->parts++];
    double *shape = pair->shape[body] + pair->n[body];
    const size_t room = TRUTH_SHAPE - pair->n[body];
    if (!(n > 0 && n + 11 <= room && pair->parts <= TRUTH_PARTS))
        abort();
    if (turn)
        pair->n[body] += nc_spatial_rotated(shape, room, term, n, turn);
    else
        memcpy(shape, term, n * sizeof *term);
    pair->n[body] += turn ? 0 : n;
    *part = (struct truth_part){.kind = kind, .body = body};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++)
                part->q[3 * i + j] += (quad)outer[3 * i + k] * inner[3 * k + j];
    return part;
}

static inline void truth_ellipsoid(struct truth_pair *pair, int body, double a, double b, double c,
                                   const double *turn)
{
    double term[8];
    const size_t n = nc_spatial_ellipsoid(term, 8, a, b, c);
    struct truth_part *part = truth_add(pair, body, TRUTH_QUADRIC, term, n, turn);
    part->a[0] = a;
    part->a[1] = b;
    part->a[2] = c;
}

/* h = c[0] P2 + c[1] P3 + c[2] P4: spherical harmonics, turned about the pole. */
static inline void truth_zonal(struct truth_pair *pair, int body, const double c[3], const double *turn)
{
    double term[32], y[25] = {0};
    for (int l = 2; l <= 4; l++)
        y[l * l + l] = c[l - 2] / sqrt((2 * l + 1) / (4 * TRUTH_PI));
    const size_t n = nc_spatial_harmonics(term, 32, y, 4);
    struct truth_part *part = truth_add(pair, body, TRUTH_ZONAL, term, n, turn);
    for (int l = 0; l < 3; l++)
        part->a[l] = c[l];
}

/* The same as a body of revolution: P2, P3, P4 of sin(phi) as Fourier series. */
static inline void truth_revolved(struct truth_pair *pair, int body, const double c[3], const double *turn)
{
    double profile[16], term[24];
    const double a[4] = {0, -0.75 * c[0] - 20.0 / 64 * c[2], 0, 35.0 / 64 * c[2]};
    const double b[4] = {3.0 / 8 * c[1], 0, -5.0 / 8 * c[1], 0};
    const size_t inner = nc_planar_fourier(profile, 16, 0.25 * c[0] + 9.0 / 64 * c[2], a, b, 4);
    const size_t n = nc_spatial_revolved(term, 24, profile, inner);
    struct truth_part *part = truth_add(pair, body, TRUTH_ZONAL, term, n, turn);
    for (int l = 0; l < 3; l++)
        part->a[l] = c[l];
}

/* Without rounding. */
static inline void truth_superellipsoid(struct truth_pair *pair, int body, const double a[3], double delta,
                                        double epsilon, const double *turn)
{
    double term[8];
    const size_t n = nc_spatial_superellipsoid(term, 8, a[0], a[1], a[2], delta, epsilon, 0);
    struct truth_part *part = truth_add(pair, body, TRUTH_SUPER, term, n, turn);
    for (int i = 0; i < 3; i++)
        part->a[i] = a[i];
    part->e[0] = (quad)delta / ((quad)delta - 1);
    part->e[1] = (quad)epsilon / ((quad)epsilon - 1);
}

/* TRUTH_VERTICES vertices, not turned. */
static inline void truth_hull(struct truth_pair *pair, int body, const double *vertex, double p)
{
    double term[3 * TRUTH_VERTICES + 3];
    const size_t n = nc_spatial_hull(term, 3 * TRUTH_VERTICES + 3, vertex, TRUTH_VERTICES, p);
    struct truth_part *part = truth_add(pair, body, TRUTH_HULL, term, n, NULL);
    for (int i = 0; i < 3 * TRUTH_VERTICES; i++)
        part->vertex[i / 3][i % 3] = vertex[i];
    part->e[0] = p;
}

static inline void truth_offset(struct truth_pair *pair, int body, double d)
{
    pair->n[body] += nc_spatial_offset(pair->shape[body] + pair->n[body], TRUTH_SHAPE - pair->n[body], d);
    pair->offset += d;
}

static inline void truth_shift(struct truth_pair *pair, int body, const double x[3])
{
    pair->n[body] +=
        nc_spatial_shift(pair->shape[body] + pair->n[body], TRUTH_SHAPE - pair->n[body], x[0], x[1], x[2]);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            pair->shift[i] += body ? (quad)pair->q[3 * i + j] * x[j] : -(quad)(i == j) * x[j];
}

enum truth_flat {
    FLAT_SEGMENT,
    FLAT_DISC,
    FLAT_RECTANGLE,
    FLAT_BOX,
    FLAT_CYLINDER,
    FLAT_ELLIPTIC_DISC,
    FLAT_CROSSED_DISCS,
    FLAT_NOT, /* an ellipsoid */
    FLAT_BALL,
    FLAT_KINDS
};

/* A body of a kind, with flat sides but for two kinds; with an offset, if it is positive. */
static inline void truth_flat(struct truth_pair *pair, int body, int kind, double size, double offset,
                              const double *turn)
{
    const double a = 0.5 * size, b = 0.3 * size, c = 0.2 * size;
    if (kind == FLAT_SEGMENT || kind == FLAT_CYLINDER)
        truth_ellipsoid(pair, body, 0, 0, a, turn);
    if (kind == FLAT_DISC || kind == FLAT_CYLINDER || kind == FLAT_CROSSED_DISCS)
        truth_ellipsoid(pair, body, b, b, 0, turn);
    if (kind == FLAT_CROSSED_DISCS)
        truth_ellipsoid(pair, body, 0, b, b, turn);
    if (kind == FLAT_ELLIPTIC_DISC)
        truth_ellipsoid(pair, body, a, 0, b, turn);
    if (kind == FLAT_RECTANGLE || kind == FLAT_BOX) {
        truth_ellipsoid(pair, body, a, 0, 0, turn);
        truth_ellipsoid(pair, body, 0, b, 0, turn);
    }
    if (kind == FLAT_BOX)
        truth_ellipsoid(pair, body, 0, 0, c, turn);
    if (kind == FLAT_NOT)
        truth_ellipsoid(pair, body, a, b, c, turn);
    if (kind == FLAT_BALL || offset > 0)
        truth_offset(pair, body, offset + (kind == FLAT_BALL ? b : 0));
}

static inline quad truth_dot(const quad x[3], const quad y[3])
{
    return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
}

/* To unit length; 0 if it is about zero. */
static inline int truth_unit(quad x[3])
{
    const quad length = sqrtl(truth_dot(x, x));
    for (int i = 0; i < 3; i++)
        x[i] /= length;
    return length > 1e-9L;
}

static inline quad truth_norm(quad x, quad y, quad e)
{
    const quad most = fmaxl(fabsl(x), fabsl(y));
    return most > 0 ? most * powl(powl(fabsl(x) / most, e) + powl(fabsl(y) / most, e), 1 / e) : 0;
}

static inline quad truth_smoothed(const struct truth_part *part, const quad y[3])
{
    quad most = 0, sum = 0;
    for (int k = 0; k < TRUTH_VERTICES; k++)
        most = fmaxl(most, truth_dot(part->vertex[k], y));
    for (int k = 0; k < TRUTH_VERTICES; k++)
        sum += powl(fmaxl(truth_dot(part->vertex[k], y), 0) / most, part->e[0]);
    return most * powl(sum, 1 / part->e[0]);
}

/* The potential of one term at the outer normal of its body, in A's frame. */
static inline quad truth_potential(const struct truth_part *part, const quad n[3])
{
    quad y[3];
    for (int k = 0; k < 3; k++)
        y[k] = part->q[k] * n[0] + part->q[3 + k] * n[1] + part->q[6 + k] * n[2];
    const quad z = y[2], zz = z * z;
    if (part->kind == TRUTH_HULL)
        return truth_smoothed(part, y);
    if (part->kind == TRUTH_ZONAL)
        return part->a[0] * (3 * zz - 1) / 2 + part->a[1] * z * (5 * zz - 3) / 2 +
               part->a[2] * ((35 * zz - 30) * zz + 3) / 8;
    for (int k = 0; k < 3; k++)
        y[k] *= part->a[k];
    if (part->kind == TRUTH_QUADRIC)
        return sqrtl(truth_dot(y, y));
    return truth_norm(truth_norm(y[0], y[1], part->e[0]), y[2], part->e[1]);
}

/* d at a unit normal. */
static inline quad truth_value(const struct truth_pair *pair, const quad n[3])
{
    const quad minus[3] = {-n[0], -n[1], -n[2]};
    quad d = -pair->offset;
    for (int i = 0; i < 3; i++)
        d += n[i] * (pair->r[i] + pair->shift[i]);
    for (int k = 0; k < pair->parts; k++)
        d -= truth_potential(&pair->part[k], pair->part[k].body ? minus : n);
    return d;
}

/* Keeps the better of the best normal and n, which need not be of unit length. */
static inline void truth_try(const struct truth_pair *pair, const quad n[3], quad *best, quad at[3])
{
    quad x[3] = {n[0], n[1], n[2]};
    if (!truth_unit(x))
        return;
    const quad d = truth_value(pair, x);
    if (d > *best) {
        *best = d;
        memcpy(at, x, sizeof x);
    }
}

/* Two tangents of a unit vector. */
static inline void truth_tangents(const quad n[3], quad a[3], quad b[3])
{
    const int k = fabsl(n[0]) < 0.6L ? 0 : 1;
    for (int i = 0; i < 3; i++)
        a[i] = (i == k) - n[k] * n[i];
    truth_unit(a);
    b[0] = n[1] * a[2] - n[2] * a[1];
    b[1] = n[2] * a[0] - n[0] * a[2];
    b[2] = n[0] * a[1] - n[1] * a[0];
}

/* The best normal near `start`: eight directions, and half the step if none is better. */
static inline quad truth_refine(const struct truth_pair *pair, const quad start[3], quad step, quad at[3])
{
    quad best = truth_value(pair, start);
    memcpy(at, start, 3 * sizeof *at);
    for (; step > 1e-18L; step /= 2) {
        quad before = best - 1;
        for (int round = 0; round < 20 && best > before; round++) {
            quad a[3], b[3], middle[3] = {at[0], at[1], at[2]};
            before = best;
            truth_tangents(middle, a, b);
            for (int k = 0; k < 8; k++) {
                const quad c = cosl(k * 0.785398163397448309616L), s = sinl(k * 0.785398163397448309616L);
                quad x[3];
                for (int i = 0; i < 3; i++)
                    x[i] = middle[i] + step * (c * a[i] + s * b[i]);
                truth_try(pair, x, &best, at);
            }
        }
    }
    return best;
}

/* The best normal at a right angle to the unit vector t, where a segment has its kink. */
static inline void truth_circle(const struct truth_pair *pair, const quad t[3], quad *best, quad at[3])
{
    quad a[3], b[3], middle = 0, top = -INFINITY, step = (quad)TRUTH_PI / 60;
    truth_tangents(t, a, b);
    for (int level = 0; level < 60; level++, step /= 2) {
        const int count = level ? 2 : 60;
        const quad centre = middle;
        for (int k = -count; k <= count; k++) {
            const quad c = cosl(centre + k * step), s = sinl(centre + k * step);
            const quad x[3] = {c * a[0] + s * b[0], c * a[1] + s * b[1], c * a[2] + s * b[2]};
            const quad d = truth_value(pair, x);
            middle = d > top ? centre + k * step : middle;
            top = fmaxl(top, d);
        }
    }
    const quad c = cosl(middle), s = sinl(middle);
    const quad x[3] = {c * a[0] + s * b[0], c * a[1] + s * b[1], c * a[2] + s * b[2]};
    truth_try(pair, x, best, at);
}

/* All normals at which flat terms have kinks: along circles for segments, where two circles meet, and the
 * axes of discs. */
static inline void truth_kinks(const struct truth_pair *pair, quad *best, quad at[3])
{
    quad segment[TRUTH_PARTS][3];
    int segments = 0;
    for (int k = 0; k < pair->parts; k++) {
        const struct truth_part *part = &pair->part[k];
        int flat = 0, extent = 0, thin = 0;
        for (int i = 0; i < 3 && part->kind == TRUTH_QUADRIC; i++) {
            flat += part->a[i] == 0;
            thin = part->a[i] == 0 ? i : thin;
            extent = part->a[i] > 0 ? i : extent;
        }
        const int axis = flat == 2 ? extent : thin;
        const quad x[3] = {part->q[axis], part->q[3 + axis], part->q[6 + axis]},
                   y[3] = {-x[0], -x[1], -x[2]};
        if (flat == 1) {
            truth_try(pair, x, best, at);
            truth_try(pair, y, best, at);
        } else if (flat == 2) {
            memcpy(segment[segments++], x, sizeof x);
        }
    }
    for (int k = 0; k < segments; k++) {
        const quad *x = segment[k];
        truth_circle(pair, x, best, at);
        for (int m = 0; m < k; m++) {
            const quad *y = segment[m],
                       z[3] = {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2],
                               x[0] * y[1] - x[1] * y[0]},
                       w[3] = {-z[0], -z[1], -z[2]};
            truth_try(pair, z, best, at);
            truth_try(pair, w, best, at);
        }
    }
}

/* The largest d. */
static inline quad truth_maximum(const struct truth_pair *pair, int samples, quad at[3])
{
    enum { STARTS = 4 };
    quad start[STARTS][3], value[STARTS], best = -INFINITY;
    int count = 0;
    truth_kinks(pair, &best, at);
    for (int k = 0; k < samples; k++) {
        const quad z = 1 - (2 * k + 1.0L) / samples, s = sqrtl(1 - z * z),
                   turn = k * 2.39996322972865332223L;
        const quad n[3] = {s * cosl(turn), s * sinl(turn), z}, d = truth_value(pair, n);
        int place = -1;
        for (int i = 0; i < count && place < 0; i++)
            if (truth_dot(n, start[i]) > 0.9L)
                place = d > value[i] ? i : STARTS;
        if (place < 0 && count < STARTS)
            place = count++;
        else if (place < 0) {
            place = 0;
            for (int i = 1; i < STARTS; i++)
                place = value[i] < value[place] ? i : place;
            place = d > value[place] ? place : STARTS;
        }
        if (place < STARTS) {
            memcpy(start[place], n, sizeof n);
            value[place] = d;
        }
    }
    for (int i = 0; i < count; i++) {
        quad x[3];
        const quad d = truth_refine(pair, start[i], 0.1L, x);
        if (d > best) {
            best = d;
            memcpy(at, x, sizeof x);
        }
    }
    return best;
}

#endif
