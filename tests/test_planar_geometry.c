/* Boundary, polar form and mass properties of a planar body. */
#include "planar_support.h"
#include "random.h"

static void ellipse(void **state)
{
    (void)state;
    const double a = 1.1, b = 0.4, x0 = 0.2, y0 = -0.1;
    double shape[8];
    struct nc_planar_boundary p;
    size_t n = nc_planar_ellipse(shape, 8, a, b);
    for (double phi = -8; phi < 8; phi += 0.41) {
        OK(nc_planar_boundary(shape, n, phi, &p));
        const double x = p.point[0], y = p.point[1], gx = x / (a * a), gy = y / (b * b), g = hypot(gx, gy);
        CLOSE(x * gx + y * gy, 1, 1e-15);
        CLOSE(p.normal[0], gx / g, 1e-15); /* the gradient of the implicit equation */
        CLOSE(p.normal[1], gy / g, 1e-15);
        CLOSE(p.tangent[0], -p.normal[1], 0);
        CLOSE(p.tangent[1], p.normal[0], 0);
        CLOSE(p.radius, a * a * b * b * g * g * g, 1e-13);
        CLOSE(p.curvature * p.radius, 1, 1e-15);
    }
    n += nc_planar_shift(shape + n, 8 - n, x0, y0); /* 000 (42) */
    OK(nc_planar_boundary(shape, n, 0.7, &p));
    const double h = hypot(a * cos(0.7), b * sin(0.7));
    CLOSE(p.point[0], x0 + a * a * cos(0.7) / h, 1e-15);
    CLOSE(p.point[1], y0 + b * b * sin(0.7) / h, 1e-15);
}

struct probe {
    const struct shape *shape;
    int component;
};

static double boundary_at(double phi, const void *context)
{
    const struct probe *probe = context;
    struct nc_planar_boundary p;
    OK(nc_planar_boundary(probe->shape->data, probe->shape->n, phi, &p));
    return p.point[probe->component];
}

/* Tangent and curvature from differences of the boundary; a circle through three close points. */
static void differences(void **state)
{
    (void)state;
    struct random seed = {61};
    print_message("seed 61\n");
    for (int i = 0; i < 100; i++) {
        struct shape shape;
        struct nc_planar_boundary p, q[3];
        struct probe probe = {&shape, 0};
        double d[2], circle[2];
        const double phi = random_uniform(&seed, -7, 7);
        shape_convex(&shape, &seed);
        OK(nc_planar_boundary(shape.data, shape.n, phi, &p));
        for (probe.component = 0; probe.component < 2; probe.component++)
            d[probe.component] = derivative(boundary_at, &probe, phi, 0.03, 1);
        CLOSE(d[0], p.radius * p.tangent[0], 1e-11);
        CLOSE(d[1], p.radius * p.tangent[1], 1e-11);
        for (int k = 0; k < 2; k++) { /* error of second order: extrapolate once */
            for (int j = 0; j < 3; j++)
                OK(nc_planar_boundary(shape.data, shape.n, phi + (j - 1) * 0.01 / (k + 1), &q[j]));
            const double *A = q[0].point, *B = q[1].point, *C = q[2].point;
            const double cross = (B[0] - A[0]) * (C[1] - A[1]) - (B[1] - A[1]) * (C[0] - A[0]);
            circle[k] = 2 * cross /
                        (hypot(B[0] - A[0], B[1] - A[1]) * hypot(C[0] - B[0], C[1] - B[1]) *
                         hypot(C[0] - A[0], C[1] - A[1]));
        }
        CLOSE(p.curvature, (4 * circle[1] - circle[0]) / 3, 1e-5);
    }
}

/* Corner, negative curvature radius, bad input. */
static void limits(void **state)
{
    (void)state;
    double shape[16];
    struct nc_planar_boundary p;
    const double a[3] = {0, 0, 0.5}, b[3] = {0, 0, 0};
    size_t n = nc_planar_shift(shape, 16, 0.3, 0.4);
    OK(nc_planar_boundary(shape, n, 1.1, &p));
    CLOSE(p.radius, 0, 0);
    assert_true(isinf(p.curvature));
    n = nc_planar_fourier(shape, 16, 1, a, b, 3);
    OK(nc_planar_boundary(shape, n, 0, &p));
    CLOSE(p.radius, -3, 1e-15);
    assert_int_equal(nc_planar_boundary(shape, n, NAN, &p), NC_E_ARGUMENT);
    assert_true(isnan(p.point[0]) && isnan(p.normal[1]) && isnan(p.curvature));
    assert_int_equal(nc_planar_boundary(shape, n, 0, NULL), NC_E_NULL);
    assert_int_equal(nc_planar_boundary(NULL, n, 0, &p), NC_E_NULL);
    assert_int_equal(nc_planar_boundary(shape, n - 1, 0, &p) % NC_TERM, NC_E_TRUNCATED);
    n = nc_planar_shift(shape, 16, 1.5e308, 1.5e308);
    assert_int_equal(nc_planar_boundary(shape, n, 0.8, &p), NC_E_SINGULAR);
    const double large[2] = {0, -3e307};
    n = nc_planar_fourier(shape, 16, 1.5e308, large, b, 2);
    assert_int_equal(nc_planar_boundary(shape, n, 0, &p), NC_E_ARGUMENT);
    n = nc_planar_superellipse(shape, 16, 1, 1, 3, 0);
    assert_int_equal(nc_planar_boundary(shape, n, 0, &p) % NC_TERM, NC_E_FLAT);
    assert_true(p.point[0] == 1 && p.point[1] == 0 && p.radius == INFINITY && p.curvature == 0);
}

/* Mass properties relative to the sizes of the body. */
static void same_mass(const double *shape, size_t n, const struct nc_planar_mass *truth, double tolerance,
                      int line)
{
    struct nc_planar_mass m;
    const int status = nc_planar_mass(shape, n, &m);
    if (status)
        print_error("line %d: %s\n", line, nc_message(status));
    OK(status);
    const double xx = truth->moments[0], yy = truth->moments[2];
    close_to(m.perimeter, truth->perimeter, tolerance * truth->perimeter, "perimeter", line);
    close_to(m.area, truth->area, tolerance * truth->area, "area", line);
    for (int i = 0; i < 2; i++)
        close_to(m.centroid[i], truth->centroid[i],
                 tolerance * (truth->perimeter + fabs(truth->centroid[i])), "centroid", line);
    close_to(m.moments[0], xx, tolerance * xx, "xx", line);
    close_to(m.moments[1], truth->moments[1], tolerance * sqrt(xx * yy), "xy", line);
    close_to(m.moments[2], yy, tolerance * yy, "yy", line);
}
#define SAME_MASS(shape, n, truth, tolerance) same_mass(shape, n, truth, tolerance, __LINE__)

static void mass_of_ellipses(void **state)
{
    (void)state;
    double shape[12];
    for (double b = 1; b > 0.9e-4; b /= 10) {
        const double a = 2;
        double x = 1, y = b / a, sum = 0.5 * (1 - y * y), power = 0.5;
        for (int i = 0; i < 8; i++) {
            const double mean = (x + y) / 2, c = (x - y) / 2;
            y = sqrt(x * y);
            x = mean;
            power *= 2;
            sum += power * c * c;
        }
        struct nc_planar_mass truth = {4 * a * PI / (2 * x) * (1 - sum),
                                       PI * a * b,
                                       {0, 0},
                                       {PI / 4 * a * a * a * b, 0, PI / 4 * a * b * b * b}};
        size_t n = nc_planar_ellipse(shape, 12, a, b);
        SAME_MASS(shape, n, &truth, 3e-15 + 3e-16 / b);
        truth.centroid[0] = 5;
        truth.centroid[1] = -30;
        n += nc_planar_shift(shape + n, 12 - n, 5, -30);
        if (b > 0.9e-3) /* thinner, the body is lost in the rounding of its distance */
            SAME_MASS(shape, n, &truth, 1e-14 + 1e-15 / b);
    }
}

/* The integral of x^(p-1) y^(q-1) over a quadrant of a superellipse (Dirichlet). */
static double dirichlet(double a, double b, double e, double p, double q)
{
    return pow(a, p) * pow(b, q) / (e * e) * tgamma(p / e) * tgamma(q / e) / tgamma(1 + (p + q) / e);
}

static void mass_of_superellipses(void **state)
{
    (void)state;
    const double a = 1.2, b = 0.5, exponents[] = {1.3, 1.8, 2, 2.3, 3, 4, 7};
    double shape[12], L;
    for (int i = 0; i < 7; i++) {
        const double e = exponents[i];
        size_t n = nc_planar_superellipse(shape, 12, a, b, e, 0);
        OK(nc_planar_integral(shape, n, 0, 2 * PI, &L));
        const double area = 4 * dirichlet(a, b, e, 1, 1);
        const struct nc_planar_mass truth = {
            L, area, {0.1, 0.2}, {4 * dirichlet(a, b, e, 3, 1), 0, 4 * dirichlet(a, b, e, 1, 3)}};
        n += nc_planar_shift(shape + n, 12 - n, 0.1, 0.2);
        SAME_MASS(shape, n, &truth, 1e-11);
    }
}

/* A stadium: a segment of half length a, rounded by r. Straight edges. */
static void stadium(double a, double r)
{
    double shape[24], turned[24];
    size_t n = nc_planar_ellipse(shape, 24, a, 0);
    n += nc_planar_offset(shape + n, 24 - n, r);
    n += nc_planar_shift(shape + n, 24 - n, 0.4, 0.1);
    struct nc_planar_mass truth = {4 * a + 2 * PI * r, 4 * a * r + PI * r * r, {0.4, 0.1}, {0, 0, 0}};
    /* rectangle 2a x 2r, two half discs with centroid at 4r/(3 pi) from their diameter */
    const double c = a + 4 * r / (3 * PI), half = PI * r * r / 2;
    truth.moments[2] = 2 * a * 8 * r * r * r / 12 + PI / 4 * r * r * r * r;
    truth.moments[0] =
        2 * r * 8 * a * a * a / 12 + 2 * (PI / 8 * r * r * r * r - half * (c - a) * (c - a) + half * c * c);
    SAME_MASS(shape, n, &truth, 1e-12);
    /* Turned by 0.6: the tensor turns, the centroid too. */
    const double angle = 0.6, C = cos(angle), S = sin(angle), xx = truth.moments[0], yy = truth.moments[2];
    const size_t m = nc_planar_rotated(turned, 24, shape, n, angle);
    truth.centroid[0] = 0.4 * C - 0.1 * S;
    truth.centroid[1] = 0.4 * S + 0.1 * C;
    truth.moments[0] = C * C * xx + S * S * yy;
    truth.moments[1] = S * C * (xx - yy);
    truth.moments[2] = S * S * xx + C * C * yy;
    SAME_MASS(turned, m, &truth, 1e-12);
}

/* As thick as long, and thinner and thinner: straight sides cost no digits. */
static void mass_of_stadium(void **state)
{
    (void)state;
    for (double r = 0.3; r > 1e-4; r /= 7)
        stadium(0.8, r);
}

/* Thin rectangles at any angle, made of segments and as polygons. */
static void mass_of_rectangles(void **state)
{
    (void)state;
    struct random random = {558};
    print_message("seed 558\n");
    for (int trial = 0; trial < 600; trial++) {
        const double size = random_scale(&random, 1e-6, 1e3), a = size,
                     b = size * random_scale(&random, 1e-3, 1),
                     angle = trial % 4 ? random_uniform(&random, -PI, PI) : 0, C = cos(angle),
                     S = sin(angle), A = 4 * a * b, xx = A * a * a / 3, yy = A * b * b / 3;
        const double corners[8] = {a, -b, a, b, -a, b, -a, -b};
        double shape[16], turned[32];
        size_t n = nc_planar_ellipse(shape, 16, a, 0);
        n += nc_planar_ellipse(shape + n, 16 - n, 0, b);
        if (trial % 2)
            n = nc_planar_rounded_polygon(shape, 16, corners, 4, 0);
        const struct nc_planar_mass truth = {
            4 * (a + b), A, {0, 0}, {C * C * xx + S * S * yy, S * C * (xx - yy), S * S * xx + C * C * yy}};
        const size_t m = nc_planar_rotated(turned, 32, shape, n, angle);
        SAME_MASS(turned, m, &truth, 1e-12);
    }
}

/* Polygons through 3072, 6144 and 12288 boundary points, whose errors are of second and fourth order. */
static void polygon(const struct shape *shape, int count, long double sum[7])
{
    long double x0 = 0, y0 = 0, first[2] = {0, 0};
    for (int k = 0; k < 7; k++)
        sum[k] = 0;
    for (int i = 0; i <= count; i++) {
        struct nc_planar_boundary p;
        OK(nc_planar_boundary(shape->data, shape->n, 2 * PI * i / count, &p));
        const long double x = i < count ? p.point[0] : first[0], y = i < count ? p.point[1] : first[1];
        if (i == 0) {
            first[0] = x;
            first[1] = y;
        } else {
            const long double w = x0 * y - y0 * x;
            sum[0] += hypotl(x - x0, y - y0);
            sum[1] += w / 2;
            sum[2] += w * (x0 + x) / 6;
            sum[3] += w * (y0 + y) / 6;
            sum[4] += w * (x0 * x0 + x0 * x + x * x) / 12;
            sum[5] += w * (2 * x0 * y0 + x0 * y + x * y0 + 2 * x * y) / 24;
            sum[6] += w * (y0 * y0 + y0 * y + y * y) / 12;
        }
        x0 = x;
        y0 = y;
    }
}

static void mass_of_others(void **state)
{
    (void)state;
    struct random seed = {62};
    print_message("seed 62\n");
    for (int i = 0; i < 12; i++) {
        struct shape shape;
        long double s[3][7], t[7];
        if (i == 0) {
            shape_foot(&shape);
        } else if (i < 4) { /* joints, at angles where the polygons have corners */
            shape.n = nc_planar_offset(shape.data, 4200, 1);
            shape.n += nc_planar_lift(shape.data + shape.n, 4200 - shape.n, (enum nc_lift_law)i, 0.1,
                                      PI / 4, PI / 2, PI / 4, PI / 2);
        } else {
            shape_convex(&shape, &seed);
        }
        for (int k = 0; k < 3; k++)
            polygon(&shape, 3072 << k, s[k]);
        for (int k = 0; k < 7; k++) {
            const long double low = (4 * s[1][k] - s[0][k]) / 3, high = (4 * s[2][k] - s[1][k]) / 3;
            t[k] = (16 * high - low) / 15;
        }
        const double A = (double)t[1], x = (double)(t[2] / t[1]), y = (double)(t[3] / t[1]);
        const struct nc_planar_mass truth = {
            (double)t[0],
            A,
            {x, y},
            {(double)t[4] - A * x * x, (double)t[5] - A * x * y, (double)t[6] - A * y * y}};
        SAME_MASS(shape.data, shape.n, &truth, 2e-13);
    }
}

static void mass_refused(void **state)
{
    (void)state;
    double shape[16];
    struct nc_planar_mass m;
    const double a[3] = {0, 0, 0.2}, b[3] = {0, 0, 0};
    size_t n = nc_planar_fourier(shape, 16, 1, a, b, 3);
    assert_int_equal(nc_planar_mass(shape, n, &m), NC_E_NOT_CONVEX);
    assert_true(isnan(m.perimeter) && isnan(m.moments[2]));
    n = nc_planar_shift(shape, 16, 1, 2);
    assert_int_equal(nc_planar_mass(shape, n, &m), NC_E_NOT_CONVEX);
    n = nc_planar_ellipse(shape, 16, 1, 0);
    assert_int_equal(nc_planar_mass(shape, n, &m), NC_E_NOT_CONVEX);
    n = nc_planar_ellipse(shape, 16, 2, 1e-5);
    assert_int_equal(nc_planar_mass(shape, n, &m), NC_E_NO_CONVERGENCE);
    n = nc_planar_offset(shape, 16, 1e200);
    assert_int_equal(nc_planar_mass(shape, n, &m), NC_E_ARGUMENT);
    n = nc_planar_offset(shape, 16, 1);
    assert_int_equal(nc_planar_mass(shape, n, NULL), NC_E_NULL);
    assert_int_equal(nc_planar_mass(NULL, n, &m), NC_E_NULL);
    shape[2] = NAN;
    assert_int_equal(nc_planar_mass(shape, n, &m) % NC_TERM, NC_E_PARAMETER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ellipse),
        cmocka_unit_test(differences),
        cmocka_unit_test(limits),
        cmocka_unit_test(mass_of_ellipses),
        cmocka_unit_test(mass_of_superellipses),
        cmocka_unit_test(mass_of_stadium),
        cmocka_unit_test(mass_of_rectangles),
        cmocka_unit_test(mass_of_others),
        cmocka_unit_test(mass_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
