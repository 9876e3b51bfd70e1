/* The sole of NormalContact.Gait.walkingSole in C: a periodic cubic spline through values of the potential. */
#ifndef STRIDE_SOLE_H
#define STRIDE_SOLE_H

#include "stride.h"

enum { SOLE_KNOTS = 64, SOLE_SIZE = 4 + 5 * SOLE_KNOTS };

/* Law of the force: f = K delta^(3/2) (1 + chi delta_der). */
static const double sole_stiffness = 2.85e5, sole_chi = 3;

struct sole {
    int n;
    double phi[SOLE_KNOTS], h[SOLE_KNOTS];
};

/* Solves A x = b in place, x in b; the matrix needs no pivots (diagonally dominant, or positive definite). */
static inline void sole_solve(int n, double a[][SOLE_KNOTS], double b[])
{
    for (int k = 0; k < n; k++)
        for (int i = k + 1; i < n; i++) {
            const double f = a[i][k] / a[k][k];
            for (int j = k; j < n && f != 0; j++)
                a[i][j] -= f * a[k][j];
            b[i] -= f * b[k];
        }
    for (int k = n - 1; k >= 0; k--) {
        for (int j = k + 1; j < n; j++)
            b[k] -= a[k][j] * b[j];
        b[k] /= a[k][k];
    }
}

/* The shape vector, as Shapes.Planar.spline makes it. */
static inline size_t sole_shape(const struct sole *s, double shape[SOLE_SIZE])
{
    static double a[SOLE_KNOTS][SOLE_KNOTS];
    const int n = s->n;
    double w[SOLE_KNOTS], m[SOLE_KNOTS] = {0}, c[4 * SOLE_KNOTS];
    memset(a, 0, sizeof a);
    for (int i = 0; i < n; i++)
        w[i] = i < n - 1 ? s->phi[i + 1] - s->phi[i] : s->phi[0] + 2 * acos(-1) - s->phi[n - 1];
    for (int i = 0; i < n; i++) {
        const int before = (i + n - 1) % n, after = (i + 1) % n;
        a[i][before] = w[before];
        a[i][i] = 2 * (w[before] + w[i]);
        a[i][after] = w[i];
        m[i] = 6 * ((s->h[after] - s->h[i]) / w[i] - (s->h[i] - s->h[before]) / w[before]);
    }
    sole_solve(n, a, m);
    for (int i = 0; i < n; i++) {
        const int after = (i + 1) % n;
        c[4 * i] = s->h[i];
        c[4 * i + 1] = (s->h[after] - s->h[i]) / w[i] - w[i] * (2 * m[i] + m[after]) / 6;
        c[4 * i + 2] = m[i] / 2;
        c[4 * i + 3] = (m[after] - m[i]) / (6 * w[i]);
    }
    return nc_planar_piecewise(shape, SOLE_SIZE, s->phi, (size_t)n, c, 3);
}

/* The force of the sole and where it acts. */
static inline int sole_force(const double *shape, size_t n, const struct nc_planar_motion *m,
                             struct stride_force *out)
{
    struct nc_planar_contact c;
    double elastic, f;
    if (nc_line_contact(shape, n, m, &c) != NC_OK ||
        nc_force_elastic(sole_stiffness, 1.5, -c.gap, &elastic, NULL) != NC_OK ||
        nc_force_damped(elastic, sole_chi, -c.gap_der, &f, NULL) != NC_OK)
        return 0;
    *out = (struct stride_force){f, c.gap < 0 ? -1.5 * f / c.gap : 0, f > 0 ? elastic * sole_chi : 0,
                                 c.r_C_b[0], c.gap};
    return 1;
}

/* The numbers of a list `name={...}` in the text of a Modelica class. */
static inline int sole_list(const char *text, const char *name, double *out)
{
    char key[32];
    snprintf(key, sizeof key, "%s={", name);
    const char *at = strstr(text, key);
    int n = 0;
    for (at = at ? at + strlen(key) : NULL; at && n < SOLE_KNOTS; at++) {
        char *end;
        out[n++] = strtod(at, &end);
        at = end;
        if (*at != ',')
            break;
    }
    return n;
}

static inline int sole_read(const char *root, struct sole *s)
{
    static char text[20000];
    char path[1024];
    snprintf(path, sizeof path, "%s/NormalContact/Gait/walkingSole.mo", root);
    FILE *in = fopen(path, "r");
    if (!in)
        return 0;
    text[fread(text, 1, sizeof text - 1, in)] = 0;
    fclose(in);
    s->n = sole_list(text, "phi", s->phi);
    return s->n >= 3 && sole_list(text, "h", s->h) == s->n;
}

#endif
