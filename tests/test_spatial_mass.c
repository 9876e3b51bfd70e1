/* Surface, volume, centroid and inertia of spatial bodies: closed forms, Steiner's formula, covariance
 * under motions, and a mesh. */
#include "spatial_support.h"

/* Carlson's symmetric integrals by duplication: the surface of an ellipsoid is
 * 4 pi R_G(a^2 b^2, a^2 c^2, b^2 c^2). */
static long double carlson_rf(long double x, long double y, long double z)
{
    for (int k = 0; k < 60; k++) {
        const long double l = sqrtl(x * y) + sqrtl(y * z) + sqrtl(z * x);
        x = (x + l) / 4;
        y = (y + l) / 4;
        z = (z + l) / 4;
    }
    return 1 / sqrtl((x + y + z) / 3);
}

static long double carlson_rd(long double x, long double y, long double z)
{
    long double sum = 0, power = 1;
    for (int k = 0; k < 60; k++) {
        const long double l = sqrtl(x * y) + sqrtl(y * z) + sqrtl(z * x);
        sum += power / (sqrtl(z) * (z + l));
        power /= 4;
        x = (x + l) / 4;
        y = (y + l) / 4;
        z = (z + l) / 4;
    }
    return 3 * sum + power / powl((x + y + 3 * z) / 5, 1.5L);
}

static double ellipsoid_surface(const double a[3])
{
    const long double x = powl((long double)a[0] * a[1], 2), y = powl((long double)a[0] * a[2], 2),
                      z = powl((long double)a[1] * a[2], 2);
    return (
        double)(2 * acosl(-1.0L) *
                (z * carlson_rf(x, y, z) - (x - z) * (y - z) * carlson_rd(x, y, z) / 3 + sqrtl(x * y / z)));
}

static void check_ellipsoid(const double a[3], const double q[9], const double at[3], double tolerance)
{
    double inner[8], shape[64], inertia[9];
    struct nc_spatial_mass mass;
    const size_t n = nc_spatial_ellipsoid(inner, 8, a[0], a[1], a[2]);
    size_t size =
        q ? nc_spatial_rotated(shape, 64, inner, n, q) : nc_spatial_ellipsoid(shape, 64, a[0], a[1], a[2]);
    size += nc_spatial_shift(shape + size, 64 - size, at[0], at[1], at[2]);
    OK(nc_spatial_mass(shape, size, 1e-9, &mass));
    const double V = 4 * PI / 3 * a[0] * a[1] * a[2], S = ellipsoid_surface(a);
    CLOSE(mass.volume, V, tolerance * V);
    CLOSE(mass.surface, S, tolerance * S);
    assert_true(mass.error <= 1e-9);
    double largest = 0;
    for (int i = 0; i < 3; i++)
        largest = fmax(largest, a[i]);
    CLOSE_VECTOR(mass.centroid, at, 3, tolerance * largest + 1e-14 * norm(at));
    const double J[3] = {V / 5 * (a[1] * a[1] + a[2] * a[2]), V / 5 * (a[0] * a[0] + a[2] * a[2]),
                         V / 5 * (a[0] * a[0] + a[1] * a[1])};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            inertia[3 * i + j] = 0;
            for (int k = 0; k < 3; k++)
                inertia[3 * i + j] +=
                    q ? q[3 * i + k] * J[k] * q[3 * j + k] : (i == j && j == k ? J[k] : 0);
        }
    for (int k = 0; k < 9; k++) /* axis-aligned: each relative to itself, however slender the body */
        CLOSE(mass.inertia[k], inertia[k],
              tolerance * (q || k % 4 ? fmax(J[0], fmax(J[1], J[2])) : inertia[k]));
    print_message("axes %g %g %g%s: volume %.0e, surface %.0e, estimate %.0e, %.0f evaluations\n", a[0],
                  a[1], a[2], q ? " turned" : "", fabs(mass.volume / V - 1), fabs(mass.surface / S - 1),
                  mass.error, mass.evaluations);
}

static void ellipsoids(void **data)
{
    (void)data;
    const double axes[][3] = {{1, 1, 1},     {1, 2, 3},          {1000, 1, 1}, {1000, 1000, 1},
                              {1, 30, 1000}, {1e-3, 2e-3, 1e-6}, {1e6, 1, 1}};
    const double here[3] = {0, 0, 0}, away[3] = {3, -4, 5};
    uint64_t state = 41;
    double q[9];
    for (size_t k = 0; k < 7; k++) {
        check_ellipsoid(axes[k], NULL, here, 1e-11);
        random_rotation(&state, q);
        if (k < 6)
            check_ellipsoid(axes[k], q, k < 2 ? away : here, k < 2 ? 1e-13 : 1e-10);
    }
}

/* 003 (52): the section at z is a superellipse of exponent delta, shrunk by (1 -
 * |z/c|^epsilon)^(1/epsilon). */
static void superellipsoids(void **data)
{
    (void)data;
    const double a = 1, b = 2, c = 0.5, exponent[][2] = {{1.5, 1.5}, {1.3, 1.8}, {2, 1.5}, {2, 2}};
    for (int k = 0; k < 4; k++) {
        const double d = exponent[k][0], e = exponent[k][1];
        double shape[16];
        struct nc_spatial_mass mass;
        const size_t n = nc_spatial_superellipsoid(shape, 16, a, b, c, d, e, 0);
        const double area = 4 * a * b * pow(tgamma(1 + 1 / d), 2) / tgamma(1 + 2 / d);
        const double V = 2 * c * area * tgamma(1 + 1 / e) * tgamma(1 + 2 / e) / tgamma(1 + 3 / e);
        OK(nc_spatial_mass(shape, n, 1e-8, &mass));
        CLOSE(mass.volume, V, 1e-9 * V);
        CLOSE(mass.inertia[1] + mass.inertia[2] + mass.inertia[5], 0, 1e-12);
        print_message("exponents %g %g: volume %.0e, estimate %.0e, %.0f evaluations\n", d, e,
                      fabs(mass.volume / V - 1), mass.error, mass.evaluations);
    }
}

/* Harmonics are orthonormal, so S = int (h^2 - |grad h|^2 / 2) = sum c^2 (1 - l (l + 1) / 2). */
static void harmonic_surface(void **data)
{
    (void)data;
    uint64_t state = 42;
    print_message("seed 42\n");
    for (int trial = 0; trial < 20; trial++) {
        double c[81], shape[CAPACITY], S = 0;
        struct nc_spatial_mass mass;
        c[0] = 4;
        for (int l = 0; l <= 8; l++)
            for (int m = 0; m < 2 * l + 1; m++) {
                if (l > 0)
                    c[l * l + m] = random_in(&state, -0.1, 0.1) / (1 + l * l);
                S += pow(c[l * l + m], 2) * (1 - 0.5 * l * (l + 1));
            }
        const size_t n = nc_spatial_harmonics(shape, CAPACITY, c, 8);
        OK(nc_spatial_mass(shape, n, 1e-10, &mass));
        CLOSE(mass.surface, S, 1e-13 * S);
    }
}

/* Steiner: V(r) = V + S r + M r^2 + 4 pi r^3 / 3 and S(r) = V'(r) for the body rounded by r. Four unknown
 * numbers, eight equations. */
static void steiner(void **data)
{
    (void)data;
    uint64_t state = 43;
    double shape[CAPACITY];
    print_message("seed 43\n");
    for (int trial = 0; trial < 8; trial++) {
        struct nc_spatial_mass mass[4];
        size_t size = trial == 7   ? random_hull(&state, shape, 40)
                      : trial == 6 ? random_hull(&state, shape, 8)
                                   : random_body(&state, trial % BODY_KINDS, shape);
        for (int k = 0; k < 4; k++) {
            const size_t more = nc_spatial_offset(shape + size, CAPACITY - size, 0.1 * k);
            OK(nc_spatial_mass(shape, size + more, 1e-8, &mass[k]));
        }
        const double r = 0.1, V = mass[0].volume, S = mass[0].surface;
        const double M = (mass[1].volume - V - S * r - 4 * PI / 3 * r * r * r) / (r * r);
        for (int k = 1; k < 4; k++) {
            const double x = r * k;
            CLOSE(mass[k].volume, V + S * x + M * x * x + 4 * PI / 3 * x * x * x, 1e-9 * V);
            CLOSE(mass[k].surface, S + 2 * M * x + 4 * PI * x * x, 2e-8 * S);
        }
    }
}

/* The same body turned and moved. */
static void covariance(void **data)
{
    (void)data;
    uint64_t state = 44;
    print_message("seed 44\n");
    for (int trial = 0; trial < BODY_KINDS; trial++) {
        double shape[CAPACITY], moved[CAPACITY], plain[CAPACITY], q[9], c[3];
        struct nc_spatial_mass one, two;
        const double shift[3] = {10, -20, 30};
        size_t size = random_hull(&state, plain, 10);
        if (trial % 2)
            size = nc_spatial_superellipsoid(plain, CAPACITY, 1, 0.2, 0.5, 3, 1.5, 0.05);
        memcpy(shape, plain, sizeof shape);
        random_rotation(&state, q);
        size_t other = nc_spatial_rotated(moved, CAPACITY, shape, size, q);
        other += nc_spatial_shift(moved + other, CAPACITY - other, shift[0], shift[1], shift[2]);
        OK(nc_spatial_mass(shape, size, 1e-8, &one));
        OK(nc_spatial_mass(moved, other, 1e-8, &two));
        CLOSE(one.volume, two.volume, 1e-9 * one.volume);
        CLOSE(one.surface, two.surface, 1e-9 * one.surface);
        apply(q, one.centroid, c);
        for (int i = 0; i < 3; i++) {
            CLOSE(two.centroid[i], c[i] + shift[i], 1e-9);
            for (int j = 0; j < 3; j++) {
                double J = 0;
                for (int k = 0; k < 3; k++)
                    for (int l = 0; l < 3; l++)
                        J += q[3 * i + k] * one.inertia[3 * k + l] * q[3 * j + l];
                CLOSE(two.inertia[3 * i + j], J, 1e-9 * one.volume);
            }
        }
    }
}

/* --- A mesh of boundary points --------------------------------------------------------------------
 * An octahedron's faces divided into m^2 triangles of normals; the polyhedron of the boundary points has
 * volume, first and second moments with an error of order 1/m^2, removed by extrapolation. */
struct sums {
    double V, first[3], second[3][3];
};

static void add_tetrahedron(struct sums *sums, double p[3][3])
{
    double c[3];
    cross(p[1], p[2], c);
    const double V = dot(p[0], c) / 6;
    double centre[3];
    for (int i = 0; i < 3; i++)
        centre[i] = p[0][i] + p[1][i] + p[2][i];
    sums->V += V;
    for (int i = 0; i < 3; i++) {
        sums->first[i] += V * centre[i] / 4;
        for (int j = 0; j < 3; j++)
            sums->second[i][j] +=
                V / 20 *
                (p[0][i] * p[0][j] + p[1][i] * p[1][j] + p[2][i] * p[2][j] + centre[i] * centre[j]);
    }
}

static void boundary_point(const double *shape, size_t size, int octant, int i, int j, int m, double p[3])
{
    /* equal angles along each line of the face, for evenness */
    double n[3] = {sin(0.5 * PI * i / m), sin(0.5 * PI * j / m), sin(0.5 * PI * (m - i - j) / m)};
    const double length = norm(n);
    for (int k = 0; k < 3; k++)
        n[k] *= (octant >> k & 1 ? -1 : 1) / length;
    OK(nc_spatial_eval(shape, size, n, NULL, p, NULL));
}

static struct sums mesh(const double *shape, size_t size, int m)
{
    struct sums sums = {0, {0}, {{0}}};
    for (int octant = 0; octant < 8; octant++) {
        const int odd = (octant ^ octant >> 1 ^ octant >> 2) & 1;
        for (int i = 0; i < m; i++)
            for (int j = 0; i + j < m; j++)
                for (int upper = 0; upper <= (i + j < m - 1); upper++) {
                    double p[3][3];
                    boundary_point(shape, size, octant, i + upper, j + upper, m, p[0]);
                    boundary_point(shape, size, octant, i + 1, j, m, p[upper != odd ? 2 : 1]);
                    boundary_point(shape, size, octant, i, j + 1, m, p[upper != odd ? 1 : 2]);
                    add_tetrahedron(&sums, p);
                }
    }
    return sums;
}

static void against_mesh(void **data)
{
    (void)data;
    uint64_t state = 45;
    double shape[CAPACITY];
    print_message("seed 45\n");
    for (int trial = 0; trial < BODY_KINDS; trial++) {
        const size_t size = random_body(&state, trial, shape);
        struct nc_spatial_mass mass;
        double fine[13], coarse[13], difference = 0;
        const struct sums once = mesh(shape, size, 60), twice = mesh(shape, size, 120);
        memcpy(coarse, &once, sizeof coarse);
        memcpy(fine, &twice, sizeof fine);
        for (int k = 0; k < 13; k++)
            fine[k] += (fine[k] - coarse[k]) / 3;
        OK(nc_spatial_mass(shape, size, 1e-9, &mass));
        const double tolerance = trial == HULL ? 3e-4 : 1e-6; /* the mesh is coarse for a hull */
        const double V = fine[0], *first = fine + 1, *second = fine + 4;
        CLOSE(mass.volume, V, tolerance * V);
        const double trace = second[0] + second[4] + second[8], c2 = dot(mass.centroid, mass.centroid);
        for (int i = 0; i < 3; i++) {
            CLOSE(mass.centroid[i], first[i] / V, tolerance);
            for (int j = 0; j < 3; j++) {
                const double J = (i == j ? trace : 0) - second[3 * i + j]; /* about the reference point */
                const double own = mass.inertia[3 * i + j] +
                                   mass.volume * ((i == j ? c2 : 0) - mass.centroid[i] * mass.centroid[j]);
                CLOSE(own, J, tolerance * V);
                difference = fmax(difference, fabs(own - J) / V);
            }
        }
        print_message("body %d: volume %.0e, inertia %.0e from the mesh\n", trial,
                      fabs(mass.volume / V - 1), difference);
    }
}

/* --- Failures -------------------------------------------------------------------------------------*/

/* Flat and straight parts are seen, whatever their direction; with some thickness they are no longer. */
static void flat_parts(void **data)
{
    (void)data;
    double shape[64], turned[128], q[9];
    uint64_t state = 46;
    struct nc_spatial_mass mass;
    for (int kind = 0; kind < 5; kind++) {
        const double r = kind == 3 ? 0 : 0.1;
        size_t n = nc_spatial_offset(shape, 64, r);
        n +=
            nc_spatial_ellipsoid(shape + n, 64 - n, 1, kind % 2, 0); /* capsule, coin, box, disc, capsule */
        for (int k = 0; k < 2 && kind == 2; k++)
            n += nc_spatial_ellipsoid(shape + n, 64 - n, 0, k, 1 - k);
        assert_int_equal(nc_spatial_mass(shape, n, 1e-6, &mass), NC_E_FLAT);
        assert_true(isnan(mass.volume) && isnan(mass.surface) && isnan(mass.inertia[0]));
        random_rotation(&state, q);
        n = nc_spatial_rotated(turned, 128, shape, n, q);
        assert_int_equal(nc_spatial_mass(turned, n, 1e-3, &mass), NC_E_FLAT);
    }
    size_t n = nc_spatial_ellipsoid(shape, 64, 1, 1e-6, 1e-6); /* a capsule */
    n += nc_spatial_offset(shape + n, 64 - n, 0.1);
    OK(nc_spatial_mass(shape, n, 1e-7, &mass));
    CLOSE(mass.volume, PI * 0.01 * 2 + 4 * PI / 3 * 1e-3, 2e-6);
    CLOSE(mass.surface, 2 * PI * 0.1 * 2 + 4 * PI * 0.01, 2e-5);
    print_message("capsule by a segment of thickness 1e-6: %.0f evaluations\n", mass.evaluations);
}

static void refused(void **data)
{
    (void)data;
    double shape[CAPACITY];
    struct nc_spatial_mass mass;
    size_t n = nc_spatial_ellipsoid(shape, 64, 1, 2, 3);
    assert_int_equal(nc_spatial_mass(shape, n, 1e-6, NULL), NC_E_NULL);
    assert_int_equal(nc_spatial_mass(NULL, n, 1e-6, &mass), NC_E_NULL);
    assert_true(isnan(mass.volume));
    assert_int_equal(nc_spatial_mass(shape, n - 1, 1e-6, &mass) % NC_TERM, NC_E_TRUNCATED);
    assert_int_equal(nc_spatial_mass(shape, n, 0, &mass), NC_E_OPTION);
    assert_int_equal(nc_spatial_mass(shape, n, NAN, &mass), NC_E_OPTION);
    assert_int_equal(nc_spatial_mass(shape, n, 0.5, &mass), NC_E_OPTION);
    assert_true(isnan(mass.volume) && isnan(mass.inertia[8]) && isnan(mass.error));
    n += nc_spatial_offset(shape + n, 64 - n, -1);
    assert_int_equal(nc_spatial_mass(shape, n, 1e-6, &mass), NC_E_NOT_CONVEX);
    assert_true(isnan(mass.volume));
    n = nc_spatial_offset(shape, 64, 0);
    assert_int_equal(nc_spatial_mass(shape, n, 1e-6, &mass), NC_E_FLAT); /* a point */
    uint64_t state = 47; /* unbounded curvature radii along circles that are not those of a cube's axes */
    double q[2][9], inner[16];
    const size_t size = nc_spatial_superellipsoid(inner, 16, 1, 1, 1, 8, 8, 0);
    n = 0;
    for (int k = 0; k < 2; k++) {
        random_rotation(&state, q[k]);
        n += nc_spatial_rotated(shape + n, CAPACITY - n, inner, size, q[k]);
    }
    assert_int_equal(nc_spatial_mass(shape, n, 1e-8, &mass), NC_E_NO_CONVERGENCE);
    assert_true(isnan(mass.volume) && mass.error > 1e-8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ellipsoids), cmocka_unit_test(superellipsoids), cmocka_unit_test(harmonic_surface),
        cmocka_unit_test(steiner),    cmocka_unit_test(covariance),      cmocka_unit_test(against_mesh),
        cmocka_unit_test(flat_parts), cmocka_unit_test(refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
