/* Surfaces: closed forms, derivatives against differences in long double, frames, malformed vectors. */
#include "reference.h"
#include "normalcontact.h"

enum { MAX = 20000 };

static struct nc_surface as_surface(const double *vector, size_t n)
{
    return (struct nc_surface){.vector = vector, .n = n};
}

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void check_derivatives(const struct nc_surface *surface, reference_function f, const void *context,
                              double u, double v, real step, double tolerance)
{
    double p[10][3];
    assert_int_equal(nc_surface_eval(surface, u, v, 3, p), NC_OK);
    for (int order = 0, at = 0; order < 4; order++)
        for (int j = 0; j <= order; j++, at++) {
            real truth[3];
            reference_partial(f, context, u, v, order - j, j, step, truth);
            const double size = (double)(fabsl(truth[0]) + fabsl(truth[1]) + fabsl(truth[2]) + 1);
            for (int k = 0; k < 3; k++)
                assert_close(p[at][k], truth[k], tolerance * size);
        }
}

static void reference_torus(const void *context, real u, real v, real p[3])
{
    const double *t = context;
    p[0] = (t[0] + t[1] * cosl(v)) * cosl(u);
    p[1] = (t[0] + t[1] * cosl(v)) * sinl(u);
    p[2] = t[1] * sinl(v);
}

/* The unit normal in long double, from differences of the position. */
struct normal_of {
    reference_function f;
    const void *context;
};

static void reference_normal(const void *context, real u, real v, real n[3])
{
    const struct normal_of *of = context;
    real a[3], b[3];
    reference_partial(of->f, of->context, u, v, 1, 0, 0.005L, a);
    reference_partial(of->f, of->context, u, v, 0, 1, 0.005L, b);
    n[0] = a[1] * b[2] - a[2] * b[1];
    n[1] = a[2] * b[0] - a[0] * b[2];
    n[2] = a[0] * b[1] - a[1] * b[0];
    const real length = sqrtl(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    for (int k = 0; k < 3; k++)
        n[k] /= length;
}

static void check_normal(const struct nc_surface *surface, reference_function f, const void *context,
                         double u, double v, double tolerance)
{
    const struct normal_of of = {f, context};
    double n[6][3];
    assert_int_equal(nc_surface_normal(surface, u, v, 2, n), NC_OK);
    for (int order = 0, at = 0; order < 3; order++)
        for (int j = 0; j <= order; j++, at++) {
            real truth[3];
            reference_partial(reference_normal, &of, u, v, order - j, j, 0.005L, truth);
            for (int k = 0; k < 3; k++)
                assert_close(n[at][k], truth[k], tolerance * (1 + fabs((double)truth[k])));
        }
}

static void torus(void **state)
{
    (void)state;
    const double t[2] = {0.8, 0.3};
    double vector[64];
    struct nc_surface surface = as_surface(vector, nc_surface_torus(vector, 64, 0.8, 0.3));
    struct nc_surface_frame f;
    assert_int_equal(nc_surface_check(vector, surface.n), NC_OK);
    for (double u = -3; u < 3; u += 0.77)
        for (double v = -3; v < 3; v += 0.57) {
            check_derivatives(&surface, reference_torus, t, u, v, 0.02L, 1e-12);
            check_normal(&surface, reference_torus, t, u, v, 1e-11);
            assert_int_equal(nc_surface_frame(&surface, u, v, &f), NC_OK);
            const double ring = cos(v) / (0.8 + 0.3 * cos(v));
            assert_close(f.kappa[0], fmax(1 / 0.3, ring), 1e-13);
            assert_close(f.kappa[1], fmin(1 / 0.3, ring), 1e-13);
        }
}

/* A helix turned about z, and moved along z. */
static void reference_turned(const void *context, real u, real v, real p[3])
{
    (void)context;
    p[0] = 0.7L * cosl(u + v);
    p[1] = 0.7L * sinl(u + v);
    p[2] = 0.3L * v;
}

static void reference_moved(const void *context, real u, real v, real p[3])
{
    (void)context;
    p[0] = 0.7L * cosl(u);
    p[1] = 0.7L * sinl(u);
    p[2] = 0.3L * u + v;
}

/* A rational parabola turned about z. */
static void reference_bell(const void *context, real u, real v, real p[3])
{
    const double *points = context; /* of a rational quadratic on [0, 1] */
    const real b[3] = {(1 - v) * (1 - v), 2 * v * (1 - v), v * v};
    real x = 0, z = 0, w = 0;
    for (int i = 0; i < 3; w += b[i] * points[4 * i + 3], i++) {
        x += b[i] * points[4 * i + 3] * points[4 * i];
        z += b[i] * points[4 * i + 3] * points[4 * i + 2];
    }
    p[0] = x / w * cosl(u);
    p[1] = x / w * sinl(u);
    p[2] = z / w;
}

static void revolved_and_extruded(void **state)
{
    (void)state;
    const double knots[] = {0, 0, 0, 1, 1, 1}, points[] = {1, 0, 0, 1, 1.5, 0, 0.4, 0.6, 1.1, 0, 1, 1.3};
    double curve[64], vector[64];
    size_t n = nc_curve_helix(curve, 64, 0.7, 0.3, 1);
    struct nc_surface turned = as_surface(vector, nc_surface_revolved(vector, 64, curve, n));
    for (double u = -3; u < 3; u += 0.77)
        check_derivatives(&turned, reference_turned, NULL, u, 1 + u / 4, 0.02L, 1e-12);
    struct nc_surface moved = as_surface(vector, nc_surface_extruded(vector, 64, curve, n, 2));
    for (double v = -0.9; v < 1; v += 0.23)
        check_derivatives(&moved, reference_moved, NULL, 3 + v, v, 0.02L, 1e-12);
    n = nc_curve_bspline(curve, 64, 2, 0, 1, 3, knots, points);
    struct nc_surface bell = as_surface(vector, nc_surface_revolved(vector, 64, curve, n));
    for (double v = 0.1; v < 0.95; v += 0.16) {
        check_derivatives(&bell, reference_bell, points, 5 * v, v, 0.005L, 3e-11);
        check_normal(&bell, reference_bell, points, 5 * v, v, 1e-9);
    }
}

/* M, K, T by their definition 004 (12), with differences of the axes; the curvature tensor is symmetric. */
static void reference_skew(const void *context, real u, real v, real p[3])
{
    (void)context;
    p[0] = u + 0.3L * v + 0.1L * sinl(u * v);
    p[1] = 0.9L * v - 0.2L * u * u;
    p[2] = 0.4L * u * v + 0.3L * cosl(u + 2 * v);
}

static int skew(const void *context, double u, double v, int order, double p[10][3])
{
    for (int o = 0, at = 0; o <= order; o++)
        for (int j = 0; j <= o; j++, at++) {
            real x[3];
            reference_partial(reference_skew, context, u, v, o - j, j, 0.01L, x);
            for (int k = 0; k < 3; k++)
                p[at][k] = (double)x[k];
        }
    return NC_OK;
}

static void frame_axis_x(const void *context, real u, real v, real x[3])
{
    real length;
    reference_partial(reference_skew, context, u, v, 1, 0, 0.01L, x);
    length = sqrtl(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
    for (int k = 0; k < 3; k++)
        x[k] /= length;
}

static void contact_frame(void **state)
{
    (void)state;
    const struct nc_surface surface = {.function = skew, .range = {{-2, 2}, {-2, 2}}};
    const struct normal_of of = {reference_skew, NULL};
    for (double u = -1; u < 1; u += 0.31)
        for (double v = -1; v < 1; v += 0.47) {
            struct nc_surface_frame f;
            check_normal(&surface, reference_skew, NULL, u, v, 1e-11);
            assert_int_equal(nc_surface_frame(&surface, u, v, &f), NC_OK);
            for (int j = 0; j < 2; j++) {
                real s[3], n[3], x[3];
                reference_partial(reference_skew, NULL, u, v, j == 0, j == 1, 0.01L, s);
                reference_partial(reference_normal, &of, u, v, j == 0, j == 1, 0.01L, n);
                reference_partial(frame_axis_x, NULL, u, v, j == 0, j == 1, 0.01L, x);
                const double sd[3] = {(double)s[0], (double)s[1], (double)s[2]};
                const double nd[3] = {(double)n[0], (double)n[1], (double)n[2]};
                const double xd[3] = {(double)x[0], (double)x[1], (double)x[2]};
                assert_close(f.M[j], dot(f.x, sd), 1e-12);
                assert_close(f.M[2 + j], dot(f.y, sd), 1e-12);
                assert_close(f.K[j], dot(f.x, nd), 1e-12);
                assert_close(f.K[2 + j], dot(f.y, nd), 1e-12);
                assert_close(f.T[j], dot(f.y, xd), 1e-12);
            }
            assert_close(f.shape[0] * f.M[1] + f.shape[1] * f.M[3], f.K[1], 1e-13);
            assert_close(f.shape[1] * f.M[1] + f.shape[2] * f.M[3], f.K[3], 1e-13);
        }
}

struct spline {
    double knots[2][32], points[4 * 144];
};
enum { NU = 9, NV = 7, DU = 5, DV = 3 };

static void reference_spline(const void *context, real u, real v, real p[3])
{
    const struct spline *s = context;
    real sum[4] = {0};
    for (int i = 0; i < NU; i++)
        for (int j = 0; j < NV; j++) {
            const double *point = s->points + 4 * (NV * i + j);
            const real N =
                reference_basis(s->knots[0], i, DU, u) * reference_basis(s->knots[1], j, DV, v) * point[3];
            for (int k = 0; k < 3; k++)
                sum[k] += N * point[k];
            sum[3] += N;
        }
    for (int k = 0; k < 3; k++)
        p[k] = sum[k] / sum[3];
}

static void nurbs(void **state)
{
    (void)state;
    struct random seed = reference_seed(21);
    struct spline s;
    double vector[MAX];
    const int degree[2] = {DU, DV}, open[2] = {0, 0};
    const size_t count[2] = {NU, NV};
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < (int)count[k] + degree[k] + 1; i++)
            s.knots[k][i] = i <= degree[k] ? 0
                                           : s.knots[k][i - 1] +
                                                 (i > (int)count[k] ? 0 : random_uniform(&seed, 0.8, 1.4));
    for (int i = 0; i < 4 * NU * NV; i++)
        s.points[i] = i % 4 == 3 ? random_uniform(&seed, 0.9, 1.2)
                                 : (i % 4 == 0   ? i / 4 / NV
                                    : i % 4 == 1 ? i / 4 % NV
                                                 : 0) +
                                       random_uniform(&seed, -0.3, 0.3);
    struct nc_surface surface = as_surface(
        vector, nc_surface_bspline(vector, MAX, degree, open, 1, count, s.knots[0], s.knots[1], s.points));
    assert_int_equal(nc_surface_check(vector, surface.n), NC_OK);
    for (int i = DU; i < NU; i++)
        for (int j = DV; j < NV; j++)
            check_derivatives(&surface, reference_spline, &s, (s.knots[0][i] + s.knots[0][i + 1]) / 2,
                              (s.knots[1][j] + s.knots[1][j + 1]) / 2, 0.005L, 3e-11);
}

/* Through all heights; a polynomial of the degree of the spline is reproduced everywhere. */
static void heights(void **state)
{
    (void)state;
    const size_t count[2] = {13, 9};
    const double x[2] = {-1, 1}, y[2] = {0, 2};
    double z[13 * 9], vector[MAX], p[10][3];
    struct random seed = reference_seed(22);
    for (int degree = 1; degree <= 5; degree++)
        for (int kind = 0; kind < 2; kind++) {
            for (int i = 0; i < 13; i++)
                for (int j = 0; j < 9; j++) {
                    const double u = -1 + i / 6.0, v = j / 4.0;
                    z[9 * i + j] =
                        kind ? pow(u, degree) - 0.7 * u * pow(v, degree) : random_uniform(&seed, -1, 1);
                }
            struct nc_surface surface =
                as_surface(vector, nc_surface_heights(vector, MAX, degree, x, y, count, z));
            assert_int_equal(nc_surface_check(vector, surface.n), NC_OK);
            for (int i = 0; i < 13; i++)
                for (int j = 0; j < 9; j++) {
                    const double u = fmin(-1 + i / 6.0, 1), v = j / 4.0;
                    assert_int_equal(nc_surface_eval(&surface, u, v, 1, p), NC_OK);
                    assert_close(p[0][0], u, 1e-15);
                    assert_close(p[0][1], v, 1e-15);
                    assert_close(p[0][2], z[9 * i + j], 1e-12);
                    assert_close(p[1][0], 1, 1e-13);
                }
            for (double u = -0.97; kind && u < 1; u += 0.19) {
                assert_int_equal(nc_surface_eval(&surface, u, 1.37, 2, p), NC_OK);
                assert_close(p[0][2], pow(u, degree) - 0.7 * u * pow(1.37, degree), 1e-12);
                assert_close(p[1][2], degree * pow(u, degree - 1) - 0.7 * pow(1.37, degree), 1e-11);
                assert_close(p[4][2], -0.7 * degree * pow(1.37, degree - 1), 1e-10);
            }
        }
    assert_int_equal(nc_surface_heights(vector, MAX, 13, x, y, count, z), 0);
}

static void reference_ellipsoid(const void *context, real u, real v, real p[3])
{
    const real a[3] = {0.9L, 0.6L, 0.4L}, n[3] = {cosl(v) * cosl(u), cosl(v) * sinl(u), sinl(v)};
    real h = 0;
    (void)context;
    for (int k = 0; k < 3; k++)
        h += a[k] * a[k] * n[k] * n[k];
    for (int k = 0; k < 3; k++)
        p[k] = a[k] * a[k] * n[k] / sqrtl(h);
}

static void potential(void **state)
{
    (void)state;
    double shape[16], vector[32];
    const size_t n = nc_spatial_ellipsoid(shape, 16, 0.9, 0.6, 0.4);
    struct nc_surface surface = as_surface(vector, nc_surface_potential(vector, 32, shape, n));
    struct nc_surface_frame f;
    double normal[6][3];
    for (double u = -3; u < 3; u += 0.77)
        for (double v = -1.4; v < 1.5; v += 0.57) {
            check_derivatives(&surface, reference_ellipsoid, NULL, u, v, 0.005L, 1e-9);
            assert_int_equal(nc_surface_normal(&surface, u, v, 2, normal), NC_OK);
            const double cu = cos(u), su = sin(u), cv = cos(v), sv = sin(v);
            const double truth[6][3] = {{cv * cu, cv * su, sv},   {-cv * su, cv * cu, 0},
                                        {-sv * cu, -sv * su, cv}, {-cv * cu, -cv * su, 0},
                                        {sv * su, -sv * cu, 0},   {-cv * cu, -cv * su, -sv}};
            for (int i = 0; i < 18; i++)
                assert_close(normal[i / 3][i % 3], truth[i / 3][i % 3], 1e-15);
            assert_int_equal(nc_surface_frame(&surface, u, v, &f), NC_OK);
            double H[9], trace, mean; /* principal radii: the sum is the trace of the Hessian */
            assert_int_equal(nc_spatial_eval(shape, n, normal[0], NULL, NULL, H), NC_OK);
            trace = H[0] + H[4] + H[8];
            mean = 1 / f.kappa[0] + 1 / f.kappa[1];
            assert_close(mean, trace, 1e-12);
        }
    assert_int_equal(nc_surface_frame(&surface, 0.3, 1.57079632679489661923, &f), NC_E_PARAMETRIZATION);
}

static void placed(void **state)
{
    (void)state;
    struct random seed = reference_seed(23);
    double inner[64], vector[64], q[9], p[10][3], w[10][3];
    const double r[3] = {1, -2, 0.5};
    random_rotation(&seed, q);
    const size_t n = nc_surface_torus(inner, 64, 1, 0.2);
    struct nc_surface a = as_surface(inner, n),
                      b = as_surface(vector, nc_surface_placed(vector, 64, inner, n, q, r));
    assert_int_equal(nc_surface_eval(&a, 0.4, 1.1, 3, p), NC_OK);
    assert_int_equal(nc_surface_eval(&b, 0.4, 1.1, 3, w), NC_OK);
    for (int i = 0; i < 30; i++)
        assert_close(w[i / 3][i % 3], dot(q + 3 * (i % 3), p[i / 3]) + (i < 3 ? r[i] : 0), 1e-14);
}

static void malformed(void **state)
{
    (void)state;
    struct random seed = reference_seed(24);
    const size_t count[2] = {6, 5};
    const double x[2] = {0, 1};
    double z[30], vectors[3][512], bad[512], p[10][3];
    size_t size[3];
    for (int i = 0; i < 30; i++)
        z[i] = random_uniform(&seed, -1, 1);
    size[0] = nc_surface_heights(vectors[0], 512, 3, x, x, count, z);
    size[1] = nc_surface_torus(vectors[1], 512, 1, 0.2);
    double shape[16];
    size[2] = nc_surface_potential(vectors[2], 512, shape, nc_spatial_ellipsoid(shape, 16, 1, 2, 3));
    for (int kind = 0; kind < 3; kind++) {
        for (size_t cut = 0; cut < size[kind]; cut++) {
            const struct nc_surface surface = as_surface(vectors[kind], cut);
            assert_int_not_equal(nc_surface_check(vectors[kind], cut), NC_OK);
            assert_int_not_equal(nc_surface_eval(&surface, 0.3, 0.3, 3, p), NC_OK);
            assert_true(isnan(p[0][0]));
        }
        for (int trial = 0; trial < 50000; trial++) {
            static const double values[] = {NAN, INFINITY, -1, 0, 1e300, 3, 303, 305, 0.5};
            for (size_t i = 0; i < size[kind]; i++)
                bad[i] = vectors[kind][i];
            bad[(size_t)random_uniform(&seed, 0, (double)size[kind])] =
                values[(int)random_uniform(&seed, 0, 8.999)];
            const struct nc_surface surface = as_surface(bad, size[kind]);
            struct nc_surface_frame f;
            int status = nc_surface_eval(&surface, random_uniform(&seed, 0, 1), 0.4, 3, p);
            assert_true(status ? isnan(p[0][0]) : isfinite(p[0][0] + p[9][2]));
            status = nc_surface_frame(&surface, 0.4, random_uniform(&seed, 0, 1), &f);
            assert_true(status ? isnan(f.p[0]) : isfinite(f.p[0] + f.kappa[1]));
        }
    }
    const struct nc_surface surface = as_surface(vectors[0], size[0]);
    assert_int_equal(nc_surface_eval(&surface, 1.1, 0.5, 0, p), NC_E_PATCH);
    assert_int_equal(nc_surface_eval(&surface, 0.5, NAN, 0, p), NC_E_ARGUMENT);
    assert_int_equal(nc_surface_eval(NULL, 0.5, 0.5, 0, p), NC_E_NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(torus),         cmocka_unit_test(revolved_and_extruded),
        cmocka_unit_test(contact_frame), cmocka_unit_test(nurbs),
        cmocka_unit_test(heights),       cmocka_unit_test(potential),
        cmocka_unit_test(placed),        cmocka_unit_test(malformed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
