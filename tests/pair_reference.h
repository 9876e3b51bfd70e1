/* Two bodies in long double: the function d(n) = n.r - h_A(n) - h_B(-n), for ellipsoids from their
 * definition; its maximum by dense sampling and refinement. Nothing here knows the kernel. */
#ifndef TESTS_PAIR_REFERENCE_H
#define TESTS_PAIR_REFERENCE_H

#include <math.h>
#include <string.h>

typedef long double quad;

/* d of a pair, its gradient g (the connecting vector), and T = H_A + H_B (row-major), at the unit vector n; g
 * and T may be NULL. The points of the bodies with normals n and -n are p_A and r + p_B. */
typedef quad reference_function(const void *pair, const quad n[3], quad g[3], quad T[9]);

/* Semi-axes of A (in its own frame) and of B, turned by q and moved by r. */
struct reference_pair {
    double a[3], b[3], r[3], q[9];
};

static inline quad reference_dot(const quad x[3], const quad y[3])
{
    return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
}

static inline void reference_unit(quad x[3])
{
    const quad length = sqrtl(reference_dot(x, x));
    for (int i = 0; i < 3; i++)
        x[i] /= length;
}

/* Of a struct reference_pair. */
static inline quad reference_value(const void *ellipsoids, const quad n[3], quad g[3], quad T[9])
{
    const struct reference_pair *pair = (const struct reference_pair *)ellipsoids;
    quad d = 0;
    for (int i = 0; i < 3; i++) {
        d += pair->r[i] * n[i];
        if (g)
            g[i] = pair->r[i];
    }
    if (T)
        memset(T, 0, 9 * sizeof *T);
    for (int body = 0; body < 2; body++) {
        const double *axis = body ? pair->b : pair->a;
        quad y[3], p[3] = {0, 0, 0}, h = 0;
        quad column[3][3];
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < 3; i++)
                column[k][i] = (quad)axis[k] * (body ? (quad)pair->q[3 * i + k] : (quad)(i == k));
            y[k] = reference_dot(column[k], n);
            h += y[k] * y[k];
        }
        h = sqrtl(h);
        d -= h;
        for (int k = 0; k < 3; k++)
            for (int i = 0; i < 3; i++)
                p[i] += column[k][i] * y[k] / h;
        for (int i = 0; g && i < 3; i++)
            g[i] -= p[i];
        for (int i = 0; T && i < 9; i++) {
            quad m = 0;
            for (int k = 0; k < 3; k++)
                m += column[k][i / 3] * column[k][i % 3];
            T[i] += (m - p[i / 3] * p[i % 3]) / h;
        }
    }
    return d;
}

/* Climbs from n to a maximum of d nearby: Newton's method in a tangent basis with absolute eigenvalues,
 * halved until d does not fall. Returns d. */
static inline quad reference_climb(reference_function *function, const void *pair, quad n[3])
{
    quad g[3], T[9], d = function(pair, n, g, T);
    for (int round = 0; round < 200; round++) {
        quad a[3] = {0, 0, 0}, b[3], Ta[3], Tb[3];
        const int k = fabsl(n[0]) < fabsl(n[1]) ? (fabsl(n[0]) < fabsl(n[2]) ? 0 : 2)
                                                : (fabsl(n[1]) < fabsl(n[2]) ? 1 : 2);
        a[k] = 1;
        const quad along = n[k];
        for (int i = 0; i < 3; i++)
            a[i] -= along * n[i];
        reference_unit(a);
        b[0] = n[1] * a[2] - n[2] * a[1];
        b[1] = n[2] * a[0] - n[0] * a[2];
        b[2] = n[0] * a[1] - n[1] * a[0];
        for (int i = 0; i < 3; i++) {
            Ta[i] = reference_dot(T + 3 * i, a);
            Tb[i] = reference_dot(T + 3 * i, b);
        }
        const quad xx = reference_dot(a, Ta) + d, xy = reference_dot(a, Tb), yy = reference_dot(b, Tb) + d;
        const quad turn = atan2l(2 * xy, xx - yy) / 2, c = cosl(turn), s = sinl(turn);
        const quad large = c * c * xx + 2 * c * s * xy + s * s * yy,
                   small = s * s * xx - 2 * c * s * xy + c * c * yy;
        const quad ga = reference_dot(g, a), gb = reference_dot(g, b);
        quad first = (c * ga + s * gb) / fabsl(large), second = (c * gb - s * ga) / fabsl(small);
        const quad length = hypotl(first, second);
        if (!(length > 1e-18L))
            break;
        if (length > 0.3L) {
            first *= 0.3L / length;
            second *= 0.3L / length;
        }
        quad t = 1, next[3], value = 0;
        for (; t > 1e-12L; t /= 2) {
            for (int i = 0; i < 3; i++)
                next[i] = n[i] + t * (first * (c * a[i] + s * b[i]) + second * (c * b[i] - s * a[i]));
            reference_unit(next);
            value = function(pair, next, NULL, NULL);
            if (value >= d)
                break;
        }
        if (t <= 1e-12L)
            break;
        memcpy(n, next, sizeof next);
        d = function(pair, n, g, T);
    }
    return d;
}

/* The global maximum of d: the best of `samples` normals on a Fibonacci lattice, refined from the best 8 of
 * them that are well apart. */
static inline quad reference_maximum(const struct reference_pair *pair, int samples, quad best[3])
{
    enum { STARTS = 8 };
    quad start[STARTS][3], value[STARTS], top = -INFINITY;
    int count = 0;
    for (int k = 0; k < samples; k++) {
        const quad z = 1 - (2 * k + 1.0L) / samples, s = sqrtl(1 - z * z),
                   turn = k * 2.39996322972865332223L;
        const quad n[3] = {s * cosl(turn), s * sinl(turn), z};
        const quad d = reference_value(pair, n, NULL, NULL);
        int place = -1;
        for (int i = 0; i < count && place < 0; i++)
            if (reference_dot(n, start[i]) > 0.95L)
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
        const quad d = reference_climb(reference_value, pair, start[i]);
        if (d > top) {
            top = d;
            memcpy(best, start[i], 3 * sizeof *best);
        }
    }
    return top;
}

#endif
