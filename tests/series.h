/* Truncated power series in long double: f(t) = c[0] + c[1] t + c[2] t^2 + c[3] t^3. Evaluating the plain
 * definition of a potential along a line gives its first three derivatives there without any step to choose
 * (the complex step in the limit); tests/test_truth.c checks this against Richardson extrapolation. */
#ifndef TESTS_SERIES_H
#define TESTS_SERIES_H

#include <math.h>

typedef struct {
    long double c[4];
} series;

#define PI_L 3.141592653589793238462643383279502884L

static inline series series_line(long double value, long double slope)
{
    return (series){{value, slope, 0, 0}};
}

static inline series series_add(series a, series b)
{
    for (int i = 0; i < 4; i++)
        a.c[i] += b.c[i];
    return a;
}

static inline series series_scale(long double factor, series a)
{
    for (int i = 0; i < 4; i++)
        a.c[i] *= factor;
    return a;
}

static inline series series_mul(series a, series b)
{
    series f = {{0, 0, 0, 0}};
    for (int i = 0; i < 4; i++)
        for (int j = 0; j <= i; j++)
            f.c[i] += a.c[j] * b.c[i - j];
    return f;
}

static inline series series_div(series a, series b)
{
    series f;
    for (int i = 0; i < 4; i++) {
        f.c[i] = a.c[i];
        for (int j = 1; j <= i; j++)
            f.c[i] -= b.c[j] * f.c[i - j];
        f.c[i] /= b.c[0];
    }
    return f;
}

/* a^r for a(0) > 0; for a(0) = 0 the limit where all three derivatives have one, else NaN. */
static inline series series_pow(series a, long double r)
{
    series f;
    if (a.c[0] == 0) {
        const long double limit = r > 3 ? 0 : (long double)NAN;
        return (series){{r > 0 ? 0 : limit, r > 1 ? 0 : limit, r > 2 ? 0 : limit, limit}};
    }
    f.c[0] = powl(a.c[0], r);
    for (int i = 1; i < 4; i++) {
        f.c[i] = 0;
        for (int j = 1; j <= i; j++)
            f.c[i] += (r * j - (i - j)) * a.c[j] * f.c[i - j];
        f.c[i] /= i * a.c[0];
    }
    return f;
}

static inline series series_sqrt(series a)
{
    return series_pow(a, 0.5L);
}

static inline series series_abs(series a)
{
    return a.c[0] < 0 ? series_scale(-1, a) : a;
}

/* x^k for a whole k >= 0. */
static inline series series_whole(series a, int k)
{
    series f = {{1, 0, 0, 0}};
    for (int i = 0; i < k; i++)
        f = series_mul(f, a);
    return f;
}

static inline void series_sincos(series a, series *s, series *c)
{
    s->c[0] = sinl(a.c[0]);
    c->c[0] = cosl(a.c[0]);
    for (int i = 1; i < 4; i++) {
        s->c[i] = c->c[i] = 0;
        for (int j = 1; j <= i; j++) {
            s->c[i] += j * a.c[j] * c->c[i - j] / i;
            c->c[i] -= j * a.c[j] * s->c[i - j] / i;
        }
    }
}

static inline series series_sin(series a)
{
    series s, c;
    series_sincos(a, &s, &c);
    return s;
}

static inline series series_cos(series a)
{
    series s, c;
    series_sincos(a, &s, &c);
    return c;
}

/* The polar angle of (x, y): its rate is (x y' - y x') / (x^2 + y^2). */
static inline series series_atan2(series y, series x)
{
    const series dx = {{x.c[1], 2 * x.c[2], 3 * x.c[3], 0}}, dy = {{y.c[1], 2 * y.c[2], 3 * y.c[3], 0}};
    const series cross = series_add(series_mul(x, dy), series_scale(-1, series_mul(y, dx)));
    const series rate = series_div(cross, series_add(series_mul(x, x), series_mul(y, y)));
    return (series){{atan2l(y.c[0], x.c[0]), rate.c[0], rate.c[1] / 2, rate.c[2] / 3}};
}

#endif
