/* Every kind of term that is convex by itself, as the kernel lists them, goes through mass properties, contact with a line
 * or plane and contact between two bodies. Truth: the definition in long double, by brute force over the boundary or over
 * the normals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "random_spatial.h"

enum { CAPACITY = 1024, AROUND = 8000, ROUNDS = 20, MESH = 120, BODIES = 2 };

/* Which of them: by the column `curvature` of the list. */
enum { CONVEX = 1, LINEAR = 0, SIGN = 0, ANY = 0, INNER = 0 };

/* The boundary point of the definition at a normal angle. */
static void planar_point(const struct truth_planar *term, long double phi, long double point[2])
{
    const series h = truth_planar(term, series_line(phi, 1));
    point[0] = h.c[0] * cosl(phi) - h.c[1] * sinl(phi);
    point[1] = h.c[0] * sinl(phi) + h.c[1] * cosl(phi);
}

/* Area, perimeter and centroid of the polygon of many boundary points, about the first of them. */
static void check_planar_mass(const struct truth_planar *term, const double *shape, size_t n)
{
    struct nc_planar_mass mass;
    long double area = 0, length = 0, moment[2] = {0, 0}, first[2], a[2], b[2];
    planar_point(term, 1e-3L, first);
    a[0] = a[1] = 0;
    for (int i = 1; i <= AROUND; i++) {
        planar_point(term, 1e-3L + i * 2 * PI_L / AROUND, b);
        b[0] -= first[0];
        b[1] -= first[1];
        const long double half = (a[0] * b[1] - a[1] * b[0]) / 2;
        area += half;
        length += hypotl(b[0] - a[0], b[1] - a[1]);
        for (int k = 0; k < 2; k++) {
            moment[k] += half * (a[k] + b[k]) / 3;
            a[k] = b[k];
        }
    }
    assert_int_equal(nc_planar_mass(shape, n, &mass), NC_OK);
    assert_true(mass.area >= area * (1 - 1e-12L) && mass.area <= area * 1.005L);
    assert_true(mass.perimeter >= length * (1 - 1e-12L) && mass.perimeter <= length * 1.005L);
    for (int k = 0; k < 2; k++)
        assert_true(fabsl(mass.centroid[k] - first[k] - moment[k] / area) <= 1e-3L * length);
}

/* gap = y_P - h(-pi/2 - angle), and no other point of the boundary is lower. */
static void check_line(struct random *r, const struct truth_planar *term, const double *shape, size_t n)
{
    const struct nc_planar_motion pose = {.r = {0.3, 1.7}, .angle = random_uniform(r, -4, 4)};
    struct nc_planar_contact contact;
    long double least = INFINITY, size = 0;
    for (int i = 0; i < 400; i++) {
        long double p[2];
        planar_point(term, random_uniform(r, -4, 4), p);
        least = fminl(least, sinl(pose.angle) * p[0] + cosl(pose.angle) * p[1]);
        size = fmaxl(size, fabsl(p[0]) + fabsl(p[1]));
    }
    const long double h = truth_planar(term, series_line(-PI_L / 2 - pose.angle, 0)).c[0];
    const int status = nc_line_contact(shape, n, &pose, &contact);
    assert_true(status == NC_OK || status % NC_TERM == NC_E_FLAT);
    assert_true(fabsl(contact.gap - (pose.r[1] - h)) <= 1e-13L * (size + 2));
    assert_true(contact.gap <= pose.r[1] + least + 1e-13L * (size + 2));
    assert_true(fabs(contact.r_C[1] - contact.gap) <= 1e-13 * (double)(size + 2));
}

/* Two planar bodies and the pose of the second. */
struct planar_pair {
    struct truth_planar term[2];
    double place[2], angle;
};

/* d(phi) = n . r - h_A(phi) - h_B(phi + pi - angle); its maximum is the signed distance. */
static long double planar_distance(const struct planar_pair *pair, long double phi)
{
    return pair->place[0] * cosl(phi) + pair->place[1] * sinl(phi) -
           truth_planar(&pair->term[0], series_line(phi, 0)).c[0] -
           truth_planar(&pair->term[1], series_line(phi + PI_L - pair->angle, 0)).c[0];
}

static void check_planar_pair(struct random *r, struct planar_pair *pair, double shape[2][CAPACITY],
                              const size_t n[2], double size)
{
    const double direction = random_uniform(r, -3, 3), far = size * random_uniform(r, 6, 12);
    double normal[2] = {0, 0}, gap, point_a[2], point_b[2];
    long double most = -INFINITY, best = 0;
    pair->place[0] = far * cos(direction);
    pair->place[1] = far * sin(direction);
    pair->angle = random_uniform(r, -3, 3);
    for (int round = 0; round < 2; round++) { /* all around, then finer around the best */
        const long double middle = best, step = round ? 4 * PI_L / AROUND / AROUND : 2 * PI_L / AROUND;
        for (int i = -AROUND / 2; i <= AROUND / 2; i++) {
            const long double phi = middle + i * step, d = planar_distance(pair, phi);
            best = d > most ? phi : best;
            most = fmaxl(most, d);
        }
    }
    assert_int_equal(nc_planar_pair(shape[0], n[0], shape[1], n[1], pair->place, pair->angle, normal, &gap,
                                    point_a, point_b),
                     NC_OK);
    assert_true(fabsl(gap - most) <= 1e-7L * far && gap >= most - 1e-12L * far);
    assert_true(fabs(hypot(point_b[0] - point_a[0], point_b[1] - point_a[1]) - gap) <= 1e-12 * far);
}

static void check_planar(int kind)
{
    struct random r = {11000 + (unsigned)kind};
    double shape[2][CAPACITY];
    for (int i = 0; i < ROUNDS; i++) {
        struct planar_pair pair;
        size_t n[2];
        double size = 0, out[4];
        for (int k = 0; k < 2; k++) {
            random_planar(&r, kind, &pair.term[k]);
            n[k] = random_planar_build(&pair.term[k], shape[k], CAPACITY);
            for (int j = 0; j < 7; j++) {
                assert_false(nc_planar_eval(shape[k], n[k], 0.1 + j, out) % NC_TERM);
                size = fmax(size, fabs(out[0]));
            }
            check_planar_mass(&pair.term[k], shape[k], n[k]);
            check_line(&r, &pair.term[k], shape[k], n[k]);
        }
        check_planar_pair(&r, &pair, shape, n, size);
    }
}

static long double spatial_value(const struct truth_spatial *term, const long double n[3])
{
    const series x[3] = {series_line(n[0], 0), series_line(n[1], 0), series_line(n[2], 0)};
    return truth_spatial(term, x).c[0];
}

/* The boundary point, grad h. */
static void spatial_point(const struct truth_spatial *term, const long double n[3], long double point[3])
{
    for (int k = 0; k < 3; k++) {
        const series x[3] = {series_line(n[0], k == 0), series_line(n[1], k == 1),
                             series_line(n[2], k == 2)};
        point[k] = truth_spatial(term, x).c[1];
    }
}

static void mesh_normal(int i, int j, long double n[3])
{
    const long double polar = (i + 0.37L) * PI_L / MESH, around = (j % (2 * MESH) + 0.41L) * PI_L / MESH;
    n[0] = sinl(polar) * cosl(around);
    n[1] = sinl(polar) * sinl(around);
    n[2] = cosl(polar);
}

/* The volume of the body with corners at many boundary points, seen from the first: all tetrahedra are positive. */
static void check_spatial_mass(const struct truth_spatial *term, const double *shape, size_t n)
{
    static long double point[MESH][2 * MESH][3];
    struct nc_spatial_mass mass;
    long double volume = 0, normal[3];
    for (int i = 0; i < MESH; i++)
        for (int j = 0; j < 2 * MESH; j++) {
            mesh_normal(i, j, normal);
            spatial_point(term, normal, point[i][j]);
        }
    for (int i = 0; i + 1 < MESH; i++)
        for (int j = 0; j < 2 * MESH; j++) {
            const int next = (j + 1) % (2 * MESH);
            const long double *corner[4] = {point[i][j], point[i + 1][j], point[i + 1][next],
                                            point[i][next]};
            for (int k = 1; k < 3; k++) {
                const long double *a = corner[0], *b = corner[k], *c = corner[k + 1], *o = point[0][0];
                const long double u[3] = {a[0] - o[0], a[1] - o[1], a[2] - o[2]};
                const long double v[3] = {b[0] - o[0], b[1] - o[1], b[2] - o[2]};
                const long double w[3] = {c[0] - o[0], c[1] - o[1], c[2] - o[2]};
                volume += (u[0] * (v[1] * w[2] - v[2] * w[1]) + u[1] * (v[2] * w[0] - v[0] * w[2]) +
                           u[2] * (v[0] * w[1] - v[1] * w[0])) /
                          6;
            }
        }
    assert_int_equal(nc_spatial_mass(shape, n, 1e-6, &mass), NC_OK);
    assert_true(mass.volume >= volume * (1 - 1e-3L) && mass.volume <= volume * 1.1L);
}

/* gap = e . r - h(-q' e), and no other point of the boundary is lower. */
static void check_plane(struct random *r, const struct truth_spatial *term, const double *shape, size_t n)
{
    double e[3], q[9], gap, point[3];
    const double place[3] = {0.3, -0.2, 1.7};
    long double down[3], least = INFINITY, size = 0;
    random_direction(r, e);
    random_rotation(r, q);
    for (int j = 0; j < 3; j++)
        down[j] = -((long double)q[j] * e[0] + (long double)q[3 + j] * e[1] + (long double)q[6 + j] * e[2]);
    for (int i = 0; i < 400; i++) {
        double direction[3];
        long double p[3];
        random_direction(r, direction);
        spatial_point(term, (long double[]){direction[0], direction[1], direction[2]}, p);
        least = fminl(least, -(down[0] * p[0] + down[1] * p[1] + down[2] * p[2]));
        size = fmaxl(size, fabsl(p[0]) + fabsl(p[1]) + fabsl(p[2]));
    }
    const long double height = e[0] * place[0] + e[1] * place[1] + e[2] * place[2];
    const int status = nc_plane_gap(shape, n, e, place, q, &gap, point);
    assert_true(status == NC_OK || status % NC_TERM == NC_E_FLAT);
    assert_true(fabsl(gap - (height - spatial_value(term, down))) <= 1e-13L * (size + 2));
    assert_true(gap <= height + least + 1e-13L * (size + 2));
}

/* The gap is d(n) of the definition at the normal found, and no other normal has a larger one. */
static void check_spatial_pair(struct random *r, const struct truth_spatial *a, struct truth_spatial *b,
                               const double *shape_a, size_t na, const double *shape_b, size_t nb,
                               double size)
{
    double place[3], q[9], normal[3] = {0, 0, 0}, gap, point_a[3], point_b[3];
    random_direction(r, place);
    random_rotation(r, q);
    for (int k = 0; k < 3; k++)
        place[k] *= size * random_uniform(r, 6, 12);
    assert_int_equal(nc_spatial_pair(shape_a, na, shape_b, nb, place, q, normal, &gap, point_a, point_b),
                     NC_OK);
    random_spatial_turn(b, q);
    for (int i = 0; i < 400; i++) {
        double x[3] = {normal[0], normal[1], normal[2]};
        if (i > 0)
            random_direction(r, x);
        const long double n[3] = {x[0], x[1], x[2]}, back[3] = {-x[0], -x[1], -x[2]};
        const long double d = n[0] * place[0] + n[1] * place[1] + n[2] * place[2] - spatial_value(a, n) -
                              spatial_value(b, back);
        assert_true(i > 0 ? d <= gap + 1e-12L * size : fabsl(d - gap) <= 1e-12L * size);
    }
    double square = 0;
    for (int k = 0; k < 3; k++)
        square += (point_b[k] - point_a[k]) * (point_b[k] - point_a[k]);
    assert_true(fabs(sqrt(square) - gap) <= 1e-11 * size);
}

static void check_spatial(int kind)
{
    static struct truth_spatial term[2];
    struct random r = {12000 + (unsigned)kind};
    double shape[2][CAPACITY];
    for (int i = 0; i < ROUNDS; i++) {
        size_t n[2];
        double size = 0, h;
        for (int k = 0; k < 2; k++) {
            random_spatial(&r, kind, &term[k]);
            n[k] = random_spatial_build(&term[k], shape[k], CAPACITY);
            for (int j = 0; j < 6; j++) {
                const double axis[3] = {(j == 0) - (j == 1), (j == 2) - (j == 3), (j == 4) - (j == 5)};
                assert_int_equal(nc_spatial_eval(shape[k], n[k], axis, &h, NULL, NULL), NC_OK);
                size = fmax(size, fabs(h));
            }
            if (i < BODIES)
                check_spatial_mass(&term[k], shape[k], n[k]);
            check_plane(&r, &term[k], shape[k], n[k]);
        }
        check_spatial_pair(&r, &term[0], &term[1], shape[0], n[0], shape[1], n[1], size);
    }
}

#define KIND_TEST(NAME, number, name, curvature, parameters)                                               \
    static void planar_##name(void **state)                                                                \
    {                                                                                                      \
        (void)state;                                                                                       \
        if (curvature)                                                                                     \
            check_planar(TRUTH_##NAME);                                                                    \
    }
NC_PLANAR_TERMS(KIND_TEST)
#undef KIND_TEST
#define KIND_TEST(NAME, number, name, curvature, parameters)                                               \
    static void spatial_##name(void **state)                                                               \
    {                                                                                                      \
        (void)state;                                                                                       \
        if (curvature)                                                                                     \
            check_spatial(TRUTH_SPATIAL_##NAME);                                                           \
    }
NC_SPATIAL_TERMS(KIND_TEST)

int main(void)
{
    const struct CMUnitTest tests[] = {
#define KIND_ENTRY(NAME, number, name, curvature, parameters) cmocka_unit_test(planar_##name),
        NC_PLANAR_TERMS(KIND_ENTRY)
#undef KIND_ENTRY
#define KIND_ENTRY(NAME, number, name, curvature, parameters) cmocka_unit_test(spatial_##name),
            NC_SPATIAL_TERMS(KIND_ENTRY)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
