/* Planar potentials straight from their definitions (003, 000 and the public header), on power series in long
 * double. Of the kernel only the list of kinds is known here: a kind without a definition does not compile. */
#ifndef TESTS_TRUTH_PLANAR_H
#define TESTS_TRUTH_PLANAR_H

#include <stddef.h>

#include "normalcontact.h"
#include "random.h"
#include "series.h"

/* Its kinds, and one more name: the series in the rolling angle. */
enum truth_planar_kind {
#define KIND(NAME, number, name, curvature, parameters) TRUTH_##NAME,
    NC_PLANAR_TERMS(KIND)
#undef KIND
        TRUTH_ROLLING,
    TRUTH_PLANAR_KINDS
};

/* One term by the arguments of its constructor, turned counter-clockwise by `angle`. */
struct truth_planar {
    int kind;
    double p[144];
    long double angle;
};

/* The angle of phi past `start`, in [0, 2 pi). */
static inline series truth_past(series phi, long double start)
{
    phi.c[0] = fmodl(phi.c[0] - start, 2 * PI_L);
    if (phi.c[0] < 0)
        phi.c[0] += 2 * PI_L;
    return phi;
}

/* d */
static inline series truth_offset(const double *p, series phi)
{
    (void)phi;
    return series_line(p[0], 0);
}

/* x, y */
static inline series truth_shift(const double *p, series phi)
{
    return series_add(series_scale(p[0], series_cos(phi)), series_scale(p[1], series_sin(phi)));
}

/* harmonics, a0, a[], b[] */
static inline series truth_fourier(const double *p, series phi)
{
    const int harmonics = (int)p[0];
    const double *a = p + 2, *b = a + harmonics;
    series h = series_line(p[1], 0), s, c;
    for (int k = 1; k <= harmonics; k++) {
        series_sincos(series_scale(k, phi), &s, &c);
        h = series_add(h, series_add(series_scale(a[k - 1], c), series_scale(b[k - 1], s)));
    }
    return h;
}

/* a, b */
static inline series truth_ellipse(const double *p, series phi)
{
    const series x = series_scale(p[0], series_cos(phi)), y = series_scale(p[1], series_sin(phi));
    return series_sqrt(series_add(series_mul(x, x), series_mul(y, y)));
}

/* a, b, epsilon, eta: the dual norm, (|a c|^q + |b s|^q)^(1/q), 1/q + 1/epsilon = 1, each axis rounded by eta. */
static inline series truth_superellipse(const double *p, series phi)
{
    const long double epsilon = p[2], q = epsilon / (epsilon - 1), eta = p[3];
    series axis[2] = {series_scale(p[0], series_cos(phi)), series_scale(p[1], series_sin(phi))};
    for (int i = 0; i < 2; i++) {
        axis[i] = eta == 0
                      ? series_abs(axis[i])
                      : series_sqrt(series_add(series_mul(axis[i], axis[i]), series_line(eta * eta, 0)));
        axis[i] = series_pow(axis[i], q);
    }
    return series_pow(series_add(axis[0], axis[1]), 1 / q);
}

/* pieces, degree, knots[], c[] */
static inline series truth_piecewise(const double *p, series phi)
{
    const int pieces = (int)p[0], degree = (int)p[1];
    const double *knot = p + 2, *c = knot + pieces;
    series x = truth_past(phi, knot[0]), h = {{0, 0, 0, 0}};
    int i = pieces - 1;
    while (i > 0 && x.c[0] < (long double)knot[i] - knot[0])
        i--;
    x.c[0] -= (long double)knot[i] - knot[0];
    for (int j = 0; j <= degree; j++)
        h = series_add(h, series_scale(c[i * (degree + 1) + j], series_whole(x, j)));
    return h;
}

/* The textbook forms (R. L. Norton, Cam Design and Manufacturing Handbook), segment by segment. */
static inline series truth_law(int law, series t)
{
    const long double pi = PI_L, x = t.c[0];
    const series one = series_line(1, 0), t2 = series_mul(t, t), t4 = series_mul(t2, t2);
    switch (law) {
    case 1:
        return series_add(series_scale(10, series_mul(t, t2)),
                          series_mul(t4, series_add(series_line(-15, 0), series_scale(6, t))));
    case 2:
        return series_mul(
            t4, series_add(series_add(series_line(35, 0), series_scale(-84, t)),
                           series_add(series_scale(70, t2), series_scale(-20, series_mul(t, t2)))));
    case 3:
        return series_add(t, series_scale(-1 / (2 * pi), series_sin(series_scale(2 * pi, t))));
    case 4: {
        const series line = series_scale(pi, t), slow = series_scale(4 * pi / 3, t);
        const series fast = series_scale(-0.25L, series_sin(series_scale(4 * pi, t)));
        const series middle = series_scale(-2.25L, series_sin(series_add(series_line(pi / 3, 0), slow)));
        const long double start = x < 0.125L ? 0 : x < 0.875L ? 2 : 4;
        return series_scale(1 / (4 + pi), series_add(series_add(series_line(start, 0), line),
                                                     x >= 0.125L && x < 0.875L ? middle : fast));
    }
    default: {
        const series wave = series_scale(1 / (2 * pi), series_sin(series_scale(4 * pi, t)));
        series f;
        if (x < 0.125L)
            f = series_add(series_scale(2, t), series_scale(-1, wave));
        else if (x < 0.375L)
            f = series_add(series_add(series_scale(4 * pi, t2), series_scale(2 - pi, t)),
                           series_scale(pi / 16 - 1 / (2 * pi), one));
        else if (x < 0.625L)
            f = series_add(series_add(series_scale(2 * pi + 2, t), wave), series_scale(-pi / 2, one));
        else if (x < 0.875L)
            f = series_add(series_add(series_scale(-4 * pi, t2), series_scale(7 * pi + 2, t)),
                           series_scale(1 / (2 * pi) - 33 * pi / 16, one));
        else
            f = series_add(series_add(series_scale(2, t), series_scale(-1, wave)), series_scale(pi, one));
        return series_scale(1 / (2 + pi), f);
    }
    }
}

/* law 1 .. 5, lift, start, rise, dwell, fall */
static inline series truth_lift(const double *p, series phi)
{
    const long double rise = p[3], dwell = p[4], fall = p[5];
    const series x = truth_past(phi, p[2]);
    series back = series_scale(-1 / fall, x);
    if (x.c[0] < rise)
        return series_scale(p[1], truth_law((int)p[0], series_scale(1 / rise, x)));
    if (x.c[0] <= rise + dwell)
        return series_line(p[1], 0);
    back.c[0] += (rise + dwell + fall) / fall;
    return back.c[0] > 0 ? series_scale(p[1], truth_law((int)p[0], back)) : series_line(0, 0);
}

/* amplitude, start, end, p, q */
static inline series truth_lobe(const double *p, series phi)
{
    const series x = truth_past(phi, p[1]);
    series rest = series_scale(-1, x);
    rest.c[0] += (long double)p[2] - p[1];
    if (rest.c[0] <= 0)
        return series_line(0, 0);
    return series_scale(p[0], series_mul(series_whole(x, (int)p[3]), series_whole(rest, (int)p[4])));
}

/* corners, r, x and y of each corner: the largest of the lines v . n. The corners lie on an ellipse, so that they turn to
 * the left in any order of angles. */
static inline series truth_rounded_polygon(const double *p, series phi)
{
    const series c = series_cos(phi), s = series_sin(phi);
    series most = series_line(-INFINITY, 0);
    for (int i = 0; i < (int)p[0]; i++) {
        const series h = series_add(series_scale(p[2 + 2 * i], c), series_scale(p[3 + 2 * i], s));
        most = h.c[0] > most.c[0] ? h : most;
    }
    return series_add(most, series_line(p[1], 0));
}

static inline void random_planar_rounded_polygon(struct random *r, double size, double *p)
{
    const int n = 3 + random_below(r, 10);
    const double a = size * random_scale(r, 0.1, 1), x = size * random_uniform(r, -1, 1);
    p[0] = n;
    p[1] = random_below(r, 4) ? size * random_scale(r, 1e-3, 1) : 0;
    for (int i = 0; i < n; i++) {
        const double angle = (i + random_uniform(r, 0.1, 0.9)) * 2 * (double)PI_L / n;
        p[2 + 2 * i] = x + size * cos(angle);
        p[3 + 2 * i] = a * sin(angle);
    }
}

static inline size_t build_planar_rounded_polygon(const double *p, double *shape, size_t capacity)
{
    return nc_planar_rounded_polygon(shape, capacity, p + 2, (size_t)p[0], p[1]);
}

static inline int special_planar_rounded_polygon(const double *p, double angle[24])
{
    const int n = (int)p[0];
    for (int i = 0; i < n; i++) {
        const double *a = p + 2 + 2 * i, *b = p + 2 + 2 * ((i + 1) % n);
        angle[i] = atan2(a[0] - b[0], b[1] - a[1]);
    }
    return n;
}

/* No kind of its own: any term can be turned, see struct truth_planar. */
static inline series truth_rotated(const double *p, series phi)
{
    (void)p;
    return series_scale(NAN, phi);
}

static inline series truth_planar(const struct truth_planar *term, series phi)
{
    phi.c[0] -= term->angle;
    switch ((enum truth_planar_kind)term->kind) {
#define KIND(NAME, number, name, curvature, parameters)                                                    \
    case TRUTH_##NAME:                                                                                     \
        return truth_##name(term->p, phi);
        NC_PLANAR_TERMS(KIND)
#undef KIND
    default: /* rolling: the angle alpha = phi + pi/2 */
        return truth_fourier(term->p, series_add(phi, series_line(PI_L / 2, 0)));
    }
}

#endif
