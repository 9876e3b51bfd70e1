/* One smooth sole in place of the two spheres of the published stride: fits it, and writes the curves of both.
 *
 * usage: stride_bench ROOT fit       the sole as arguments of Shapes.Planar.spline, and how well it fits
 *        stride_bench ROOT curves    time; published force; force and centre of pressure of the spheres and of the sole, contact of rigid spheres
 *        stride_bench ROOT table     the stride for NormalContact.Examples.Gait.Stride
 *
 * The foot turns one way during the whole stance, so its angle tells the time, and there is a potential h = y + delta whose
 * contact has the published force at every moment. The fit is a spline through its knots: Gauss and Newton on the
 * force at the published samples, between them on that of the two spheres, and on the change of curvature, which closes the
 * body above. The stiffness 2.85e5 is that for which df/dy of sole and spheres
 * agree best over the stance. */
#include "stride_sole.h"

enum { DENSE = 8, GRID = 1600, ROUNDS = 60 };
static const double last = 54.3, weight_dense = 0.1, weight_rough = 4e3, weight_convex = 3e8,
                    smallest_radius = 0.012;

/* Minus the angle of the foot at the knots, then knots above, where no ground is. */
static const double angles[] = {-0.62, -0.54, -0.49, -0.46, -0.445, -0.43, -0.41, -0.385, -0.36, -0.32,
                                -0.28, -0.24, -0.21, -0.18, -0.16,  -0.14, -0.12, -0.10,  -0.08, -0.05,
                                -0.02, 0.02,  0.05,  0.08,  0.11,   0.15,  0.19,  0.24,   0.29,  0.35,
                                0.42,  0.50,  0.58,  0.66,  0.75,   0.90,  1.2,   1.6,    2.0,   2.5,
                                3.0,   3.5,   4.0,   4.5,   5.0,    5.3};

struct normal {
    double a[SOLE_KNOTS][SOLE_KNOTS], b[SOLE_KNOTS];
    int n;
};

static void add(struct normal *e, double weight, double residual, const double row[])
{
    for (int i = 0; i < e->n; i++) {
        for (int j = 0; j < e->n; j++)
            e->a[i][j] += weight * row[i] * row[j];
        e->b[i] -= weight * residual * row[i];
    }
}

/* Values, slopes and curvature radii of the cardinal splines, those through 1 at one knot and 0 at all others. */
static void cardinal(const struct sole *s, double phi, double value[], double slope[], double radius[])
{
    static double shape[SOLE_KNOTS][SOLE_SIZE];
    static size_t size[SOLE_KNOTS];
    for (int k = 0; k < s->n && !size[s->n - 1]; k++) {
        struct sole unit = *s;
        for (int i = 0; i < s->n; i++)
            unit.h[i] = i == k;
        size[k] = sole_shape(&unit, shape[k]);
    }
    for (int k = 0; k < s->n; k++) {
        double h[4];
        if (nc_planar_eval(shape[k], size[k], phi, h) != NC_OK)
            exit(1);
        value[k] = h[0];
        slope[k] = h[1];
        radius[k] = h[0] + h[2];
    }
}

static double spheres(const struct stride *s, double t, double *x, double *stiffness)
{
    struct nc_planar_motion m;
    struct stride_force f[2];
    stride_ankle(s, t, &m);
    if (!(stride_sphere(&m, 0, &f[0]) && stride_sphere(&m, 1, &f[1])))
        exit(1);
    const double sum = f[0].f_n + f[1].f_n;
    *x = (f[0].f_n * f[0].x + f[1].f_n * f[1].x) / sum;
    *stiffness = f[0].stiffness + f[1].stiffness;
    return sum;
}

static void step(const struct stride *s, struct sole *sole)
{
    static struct normal e;
    double value[SOLE_KNOTS], slope[SOLE_KNOTS], radius[SOLE_KNOTS], row[SOLE_KNOTS], before[SOLE_KNOTS];
    memset(&e, 0, sizeof e);
    e.n = sole->n;
    for (int i = 0; i <= last * DENSE; i++) {
        const double t = i * s->step / DENSE;
        struct nc_planar_motion m;
        double x, stiffness, delta, delta_der;
        stride_ankle(s, t, &m);
        cardinal(sole, -acos(-1) / 2 - m.angle, value, slope, radius);
        delta = -m.r[1];
        delta_der = -m.v[1];
        for (int k = 0; k < e.n; k++) {
            delta += value[k] * sole->h[k];
            delta_der -= m.omega * slope[k] * sole->h[k];
        }
        const double elastic = sole_stiffness * pow(fmax(delta, 0), 1.5),
                     f = elastic * fmax(1 + sole_chi * delta_der, 0);
        for (int k = 0; k < e.n && f > 0; k++)
            row[k] = 1.5 * f / delta * value[k] - elastic * sole_chi * m.omega * slope[k];
        for (int k = 0; k < e.n && !(f > 0); k++)
            row[k] = 0;
        add(&e, weight_dense, f - spheres(s, t, &x, &stiffness), row);
        if (i % DENSE == 0)
            add(&e, 1, f - s->force[1][i / DENSE], row);
    }
    for (int i = 0; i <= GRID; i++) {
        const double phi = 2 * acos(-1) * i / GRID;
        double change = 0;
        cardinal(sole, phi, value, slope, radius);
        for (int k = 0; k < e.n; k++) {
            row[k] = radius[k] - before[k];
            change += row[k] * sole->h[k];
        }
        if (i > 0)
            add(&e, weight_rough * (cos(phi + acos(-1) / 2) > cos(0.5) ? 0.01 : 1), change, row);
        memcpy(before, radius, sizeof before);
        double least = -smallest_radius; /* a curvature radius that is too small is pushed back */
        for (int k = 0; k < e.n; k++)
            least += radius[k] * sole->h[k];
        if (least < 0)
            add(&e, weight_convex, least, radius);
    }
    sole_solve(e.n, e.a, e.b);
    for (int k = 0; k < e.n; k++)
        sole->h[k] += 0.6 * e.b[k];
}

static int fit(const struct stride *s)
{
    struct sole sole = {.n = sizeof angles / sizeof *angles};
    for (int k = 0; k < sole.n; k++) { /* start: the hull of the spheres and of the ankle, 5 mm larger */
        const double p = sole.phi[k] = angles[k] - acos(-1) / 2;
        sole.h[k] = 0.045;
        for (int i = 0; i < 2; i++)
            sole.h[k] = fmax(sole.h[k], 0.005 + stride_spheres[i][0] + stride_spheres[i][1] * cos(p) +
                                            stride_spheres[i][2] * sin(p));
    }
    for (int i = 0; i < ROUNDS; i++)
        step(s, &sole);
    double shape[SOLE_SIZE];
    struct nc_planar_convexity convexity;
    nc_planar_convexity(shape, sole_shape(&sole, shape), 0.01, 0, &convexity);
    fprintf(stderr, "proved: no curvature radius below %.4g m (near %.4g)\n", convexity.lower,
            convexity.angle);
    for (int list = 0; list < 2; list++) {
        printf("%s={", list ? "h" : "phi");
        for (int k = 0; k < sole.n; k++)
            printf("%.7f%s", list ? sole.h[k] : sole.phi[k], k < sole.n - 1 ? "," : "}\n");
    }
    return 0;
}

static int curves(const struct stride *s, const char *root)
{
    struct sole sole;
    struct nc_planar_motion m;
    double shape[SOLE_SIZE], start, square[3] = {0}, difference[2] = {0};
    if (!sole_read(root, &sole))
        return 1;
    const size_t n = sole_shape(&sole, shape);
    stride_ankle(s, 25 * s->step, &m); /* the foot is flat */
    start = m.r[0];
    printf("time,published,spheres,sole,x_spheres,x_sole,x_rigid\n");
    for (int i = 0; i <= last * 10; i++) {
        const double t = i * s->step / 10;
        struct stride_force f, heel = {0}, toe = {0};
        double x, k;
        const double two = spheres(s, t, &x, &k), published = stride_value(&s->vertical, t, NULL);
        stride_ankle(s, t, &m);
        if (!sole_force(shape, n, &m, &f))
            return 1;
        stride_sphere(&m, 0, &heel);
        stride_sphere(&m, 1, &toe);
        printf("%.6f,%.3f,%.3f,%.3f,%.6f,%.6f,%.6f\n", t, published, two, f.f_n, x - start, f.x - start,
               (toe.gap < heel.gap ? toe.x : heel.x) - start);
        difference[0] += pow(f.stiffness - k, 2);
        difference[1] += k * k;
        if (i % 10 == 0) {
            square[0] += pow(two - published, 2);
            square[1] += pow(f.f_n - published, 2);
            square[2] += published * published;
        }
    }
    fprintf(stderr,
            "rms of the force against the published one, of its rms: spheres %.3f %%, sole %.3f %%; "
            "stiffness %.3f\n",
            100 * sqrt(square[0] / square[2]), 100 * sqrt(square[1] / square[2]),
            sqrt(difference[0] / difference[1]));
    return 0;
}

/* Pelvis and right leg over one stride, and some rows before and after it. */
static int table(const struct stride *s)
{
    const double period = 2 * STRIDE_ROWS * s->step;
    const double v =
        (stride_value(&s->coordinate[0], period, NULL) - stride_value(&s->coordinate[0], 0, NULL)) / period;
    printf("#1\n# T = %.9g s, v = %.9g m/s\ndouble stride(%d,7)\n", period, v, 4 * STRIDE_ROWS + 21);
    for (int i = -10; i <= 4 * STRIDE_ROWS + 10; i++) {
        const double t = i * s->step / 2;
        printf("%.9g %.9g", t, stride_value(&s->coordinate[0], t, NULL) - v * t);
        for (int k = 1; k < STRIDE_COORDINATES; k++)
            printf(" %.9g", stride_value(&s->coordinate[k], t, NULL));
        printf("\n");
    }
    return 0;
}

int main(int count, char **words)
{
    struct stride s;
    if (count != 3 || !stride_open(words[1], &s)) {
        fprintf(stderr, "usage: stride_bench ROOT fit|curves|table; the published stride is looked for as "
                        "tests/stride.h tells\n");
        return 2;
    }
    return !strcmp(words[2], "fit")     ? fit(&s)
           : !strcmp(words[2], "table") ? table(&s)
                                        : curves(&s, words[1]);
}
