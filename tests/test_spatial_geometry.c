/* The boundary of a spatial body at a normal: points, curvatures and directions against closed forms and
 * against sections of the sampled boundary; the scalar functions along a motion of the normal. */
#include "spatial_support.h"

static void check_frame(const struct nc_spatial_boundary *at, const double n[3], double tolerance)
{
    double third[3];
    CLOSE(dot(at->direction[0], at->direction[0]), 1, tolerance);
    CLOSE(dot(at->direction[1], at->direction[1]), 1, tolerance);
    CLOSE(dot(at->direction[0], at->direction[1]), 0, tolerance);
    cross(at->direction[0], at->direction[1], third);
    CLOSE_VECTOR(third, n, 3, tolerance);
    assert_true(at->radius[0] <= at->radius[1]);
}

/* Against the implicit form f = sum x_i^2 / a_i^2: normal curvature along d = d' f'' d / |grad f|. */
static void check_ellipsoid(const double a[3], const double n[3], double tolerance)
{
    double shape[8], h = 0;
    struct nc_spatial_boundary at;
    const size_t size = nc_spatial_ellipsoid(shape, 8, a[0], a[1], a[2]);
    OK(nc_spatial_boundary(shape, size, n, &at));
    for (int i = 0; i < 3; i++)
        h += a[i] * a[i] * n[i] * n[i];
    h = sqrt(h);
    CLOSE(at.h, h, tolerance * h);
    check_frame(&at, n, 4e-16 * 8);
    for (int i = 0; i < 3; i++)
        CLOSE(at.point[i], a[i] * a[i] * n[i] / h, tolerance * a[i]);
    const double gradient = 2 / h; /* |grad f| at the point, as grad f = 2 n / h */
    double bend[2], mixed = 0;
    for (int k = 0; k < 2; k++) {
        bend[k] = 0;
        for (int i = 0; i < 3; i++)
            bend[k] += 2 * at.direction[k][i] * at.direction[k][i] / (a[i] * a[i]) / gradient;
    }
    for (int i = 0; i < 3; i++)
        mixed += 2 * at.direction[0][i] * at.direction[1][i] / (a[i] * a[i]) / gradient;
    CLOSE(at.kappa[0], bend[0], tolerance * bend[0]);
    CLOSE(at.kappa[1], bend[1], tolerance * bend[0]);
    CLOSE(mixed, 0, tolerance * bend[0]);
    CLOSE(at.radius[0] * at.radius[1], pow(a[0] * a[1] * a[2], 2) / pow(h, 4),
          tolerance * pow(at.radius[1], 2));
}

static void ellipsoid_closed_form(void **data)
{
    (void)data;
    uint64_t state = 1;
    print_message("seed 1\n");
    for (int trial = 0; trial < 20000; trial++) {
        const double a[3] = {random_in(&state, 0.2, 2), random_in(&state, 0.2, 2),
                             random_in(&state, 0.2, 2)};
        double n[3];
        random_unit(&state, n);
        check_ellipsoid(a, n, 1e-12);
    }
    const double slender[3] = {1000, 30, 1};
    for (int trial = 0; trial < 1000;
         trial++) { /* radii up to 1e6 : 1, whose rounding is relative to the larger */
        double n[3];
        random_unit(&state, n);
        n[0] *= 1e-3;
        const double length = norm(n);
        for (int i = 0; i < 3; i++)
            n[i] /= length;
        check_ellipsoid(slender, n, 1e-9);
    }
}

/* No pole: axes, signed zeros, tiny components. */
static void no_special_normal(void **data)
{
    (void)data;
    const double a[3] = {0.5, 1, 2};
    const double tiny[] = {0.0, -0.0, 1e-300, -1e-300, 1e-17, -1e-12, 1e-8};
    for (int axis = 0; axis < 3; axis++)
        for (int sign = -1; sign <= 1; sign += 2)
            for (int i = 0; i < 7; i++)
                for (int j = 0; j < 7; j++) {
                    double n[3];
                    n[axis] = sign * sqrt(1 - tiny[i] * tiny[i] - tiny[j] * tiny[j]);
                    n[(axis + 1) % 3] = tiny[i];
                    n[(axis + 2) % 3] = tiny[j];
                    check_ellipsoid(a, n, 1e-14);
                }
}

static void umbilics(void **data)
{
    (void)data;
    double shape[8];
    struct nc_spatial_boundary at;
    uint64_t state = 2;
    const size_t ball = nc_spatial_offset(shape, 8, 0.7);
    for (int trial = 0; trial < 1000; trial++) {
        double n[3];
        random_unit(&state, n);
        OK(nc_spatial_boundary(shape, ball, n, &at));
        check_frame(&at, n, 1e-15 * 4);
        CLOSE(at.kappa[0], 1 / 0.7, 1e-14);
        CLOSE(at.kappa[1], 1 / 0.7, 1e-14);
    }
    /* The four umbilics of an ellipsoid a > b > c: n ~ (x / a^2, 0, z / c^2) with x = a sqrt((a^2 - b^2) /
     * (a^2 - c^2)), and both radii are b^3 / (a c). 003 (32) has kappa = 1 / (2 e) instead of 1 / e. */
    const double a = 3, b = 2, c = 1;
    const double x = a * sqrt((a * a - b * b) / (a * a - c * c)),
                 z = c * sqrt((b * b - c * c) / (a * a - c * c));
    double n[3] = {x / (a * a), 0, z / (c * c)};
    const double length = norm(n);
    for (int i = 0; i < 3; i++)
        n[i] /= length;
    const size_t size = nc_spatial_ellipsoid(shape, 8, a, b, c);
    OK(nc_spatial_boundary(shape, size, n, &at));
    CLOSE(at.radius[0], b * b * b / (a * c), 1e-13);
    CLOSE(at.radius[1], b * b * b / (a * c), 1e-13);
    check_frame(&at, n, 1e-15 * 4);
}

/* The radius of the circle through three points of the section of the boundary in the plane of n and a
 * principal direction, for the distance 0 by extrapolation. */
static double section_radius(const double *shape, size_t size, const double n[3], const double d[3])
{
    double radius[3], step = 4e-3;
    for (int level = 0; level < 3; level++, step /= 2) {
        double p[3][2], point[3];
        for (int k = 0; k < 3; k++) {
            double turned[3];
            for (int i = 0; i < 3; i++)
                turned[i] = cos((k - 1) * step) * n[i] + sin((k - 1) * step) * d[i];
            OK(nc_spatial_eval(shape, size, turned, NULL, point, NULL));
            p[k][0] = dot(point, d);
            p[k][1] = dot(point, n);
        }
        const double ax = p[1][0] - p[0][0], ay = p[1][1] - p[0][1], bx = p[2][0] - p[1][0],
                     by = p[2][1] - p[1][1], cx = p[2][0] - p[0][0], cy = p[2][1] - p[0][1];
        radius[level] = hypot(ax, ay) * hypot(bx, by) * hypot(cx, cy) / (2 * fabs(ax * by - ay * bx));
    }
    const double once = radius[1] + (radius[1] - radius[0]) / 3,
                 twice = radius[2] + (radius[2] - radius[1]) / 3;
    return twice + (twice - once) / 15;
}

static void curvature_of_sections(void **data)
{
    (void)data;
    uint64_t state = 3;
    double shape[CAPACITY];
    struct nc_spatial_boundary at;
    print_message("seed 3\n");
    for (int trial = 0; trial < 600; trial++) {
        const size_t size = random_body(&state, trial % BODY_KINDS, shape);
        double n[3];
        random_unit(&state, n);
        OK(nc_spatial_boundary(shape, size, n, &at));
        check_frame(&at, n, 1e-14);
        for (int k = 0; k < 2; k++)
            CLOSE(section_radius(shape, size, n, at.direction[k]), at.radius[k],
                  1e-6 * (at.radius[1] + 0.1));
    }
}

/* A body of revolution and its planar profile: meridian radius h + h'', parallel radius x / cos(phi). */
static void revolved_profile(void **data)
{
    (void)data;
    uint64_t state = 4;
    print_message("seed 4\n");
    for (int trial = 0; trial < 2000; trial++) {
        double profile[32], shape[64], eval[4];
        const double b[3] = {random_in(&state, -0.2, 0.2), 0, random_in(&state, -0.01, 0.01)};
        const double a[3] = {0, random_in(&state, -0.05, 0.05), 0};
        struct nc_spatial_boundary at;
        const size_t planar = nc_planar_fourier(profile, 32, random_in(&state, 0.5, 2), a, b, 3);
        const size_t size = nc_spatial_revolved(shape, 64, profile, planar);
        OK(nc_spatial_check(shape, size));
        const double phi = random_in(&state, -1.5, 1.5), theta = random_in(&state, 0, 2 * PI);
        const double n[3] = {cos(phi) * cos(theta), cos(phi) * sin(theta), sin(phi)};
        OK(nc_planar_eval(profile, planar, phi, eval));
        OK(nc_spatial_boundary(shape, size, n, &at));
        const double x = eval[0] * cos(phi) - eval[1] * sin(phi),
                     z = eval[0] * sin(phi) + eval[1] * cos(phi);
        const double point[3] = {x * cos(theta), x * sin(theta), z};
        const double meridian = eval[0] + eval[2], parallel = x / cos(phi);
        CLOSE_VECTOR(at.point, point, 3, 1e-13);
        CLOSE(at.radius[0], fmin(meridian, parallel), 1e-12);
        CLOSE(at.radius[1], fmax(meridian, parallel), 1e-12);
        const double *along = meridian < parallel ? at.direction[0] : at.direction[1];
        if (fabs(meridian - parallel) > 1e-3)
            CLOSE(fabs(-sin(phi) * (cos(theta) * along[0] + sin(theta) * along[1]) + cos(phi) * along[2]),
                  1, 1e-12);
    }
}

/* The potential on a great circle is the planar potential of the body's shadow. */
static void shadow(void **data)
{
    (void)data;
    uint64_t state = 5;
    for (int trial = 0; trial < 2000; trial++) {
        double solid[CAPACITY], flat[32], eval[4], h, p[3], H[9];
        const double a = random_in(&state, 0.3, 2), b = random_in(&state, 0.3, 2),
                     c = random_in(&state, 0.3, 2);
        const double epsilon = random_in(&state, 1.5, 4), eta = 0.1, phi = random_in(&state, -4, 4);
        const int super = trial % 2;
        const size_t planar = super ? nc_planar_superellipse(flat, 32, a, b, epsilon, eta)
                                    : nc_planar_ellipse(flat, 32, a, b);
        const size_t spatial = super ? nc_spatial_superellipsoid(solid, CAPACITY, a, b, c, epsilon, 2, eta)
                                     : nc_spatial_ellipsoid(solid, CAPACITY, a, b, c);
        const double n[3] = {cos(phi), sin(phi), 0}, t[3] = {-sin(phi), cos(phi), 0};
        double Ht[3];
        OK(nc_planar_eval(flat, planar, phi, eval));
        OK(nc_spatial_eval(solid, spatial, n, &h, p, H));
        apply(H, t, Ht);
        if (super) /* for eta > 0 the regularised z axis adds eta^2 under the outer norm, here of exponent 2
                    */
            CLOSE(h * h, eval[0] * eval[0] + eta * eta, 1e-13 * h * h);
        else {
            CLOSE(h, eval[0], 1e-14 * h);
            CLOSE(dot(p, t), eval[1], 1e-13);
            CLOSE(dot(t, Ht), eval[0] + eval[2], 1e-12 * fmax(1, eval[0] + eval[2]));
        }
    }
}

/* --- Along a motion of the normal -----------------------------------------------------------------*/

/* n(t) = q(t)' e, with its first two derivatives in closed form. */
struct turning {
    const double *shape;
    size_t size;
    struct motion motion;
};

static void normal_at(const struct motion *motion, double t, double n[3], double n_der[3], double n_der2[3])
{
    const double e[3] = {0, 0, 1};
    const struct pose p = pose_at(motion, t);
    double once[3], twice[3], lift[3];
    apply_back(p.q, e, n);
    cross(p.w, e, once); /* d/dt (q' e) = -q' (w x e) */
    cross(p.w, once, twice);
    cross(p.w_der, e, lift);
    for (int i = 0; i < 3; i++) {
        lift[i] = twice[i] - lift[i];
        once[i] = -once[i];
    }
    apply_back(p.q, once, n_der);
    apply_back(p.q, lift, n_der2);
}

/* h, h_der, h_der2, then p, p_der, p_der2: h_der = p . n_der, p_der = H n_der, and so on. */
static void scalars(double t, const void *context, double out[12])
{
    const struct turning *body = context;
    double n[3], d[3], dd[3], H[9], T[3];
    normal_at(&body->motion, t, n, d, dd);
    OK(nc_spatial_third(body->shape, body->size, n, d, d, &out[0], &out[3], H, T));
    apply(H, d, &out[6]);
    apply(H, dd, &out[9]);
    for (int i = 0; i < 3; i++)
        out[9 + i] += T[i];
    out[1] = dot(&out[3], d);
    out[2] = dot(&out[3], dd) + dot(&out[6], d);
}

static void derivatives_along_motion(void **data)
{
    (void)data;
    uint64_t state = 6;
    double shape[CAPACITY], now[12], rate[12], worst = 0;
    const double centre[3] = {0, 0, 0};
    print_message("seed 6\n");
    for (int trial = 0; trial < 600; trial++) {
        struct turning body = {shape, random_body(&state, trial % BODY_KINDS, shape),
                               random_motion(&state, centre)};
        scalars(0.3, &body, now);
        derivative(scalars, &body, 0.3, 2e-2, 12, rate);
        const int chain[8][2] = {{0, 1}, {1, 2}, {3, 6}, {4, 7}, {5, 8}, {6, 9}, {7, 10}, {8, 11}};
        for (int k = 0; k < 8; k++) {
            CLOSE(now[chain[k][1]], rate[chain[k][0]], 2e-9 * (1 + fabs(now[chain[k][1]])));
            worst = fmax(worst, fabs(now[chain[k][1]] - rate[chain[k][0]]));
        }
    }
    print_message("largest difference from numerical derivatives %.1e\n", worst);
}

/* --- Failures -------------------------------------------------------------------------------------*/

static void not_convex(void **data)
{
    (void)data;
    double shape[32];
    struct nc_spatial_boundary at;
    const double z[3] = {0, 0, 1}, x[3] = {1, 0, 0};
    size_t size = nc_spatial_ellipsoid(shape, 32, 1, 2, 3);
    size += nc_spatial_offset(shape + size, 32 - size, -1); /* radii a^2/c - 1, b^2/c - 1 at z */
    assert_int_equal(nc_spatial_boundary(shape, size, z, &at), NC_E_NOT_CONVEX);
    CLOSE(at.h, 2, 1e-15);
    CLOSE(at.radius[0], 1.0 / 3 - 1, 1e-15);
    CLOSE(at.radius[1], 4.0 / 3 - 1, 1e-15);
    CLOSE(fabs(at.direction[0][0]), 1, 1e-15);
    assert_true(isnan(at.kappa[0]) && isnan(at.kappa[1]));
    OK(nc_spatial_boundary(shape, size, x, &at)); /* b^2/a - 1, c^2/a - 1 */
    CLOSE(at.radius[0], 3, 1e-14);
    CLOSE(at.radius[1], 8, 1e-14);
}

/* The rim of a disc has one radius 0, its faces no unique point. */
static void disc(void **data)
{
    (void)data;
    double shape[16];
    struct nc_spatial_boundary at;
    uint64_t state = 7;
    const size_t size = nc_spatial_ellipsoid(shape, 16, 2, 2, 0);
    for (int trial = 0; trial < 1000; trial++) {
        double n[3];
        random_unit(&state, n);
        OK(nc_spatial_boundary(shape, size, n, &at));
        assert_true(at.radius[0] == 0 && at.kappa[0] == INFINITY);
        CLOSE(at.radius[1], 2 / hypot(n[0], n[1]), 1e-12 * at.radius[1]);
    }
    const double z[3] = {0, 0, -1};
    assert_int_equal(nc_spatial_boundary(shape, size, z, &at) % NC_TERM, NC_E_FLAT);
    assert_true(at.h == 0 && at.radius[0] == INFINITY && at.kappa[0] == 0 && at.kappa[1] == 0);
}

static void bad_arguments(void **data)
{
    (void)data;
    double shape[16];
    struct nc_spatial_boundary at;
    const size_t size = nc_spatial_ellipsoid(shape, 16, 1, 2, 3);
    const double n[3] = {0, 0, 1}, zero[3] = {0, 0, 0}, bad[3] = {NAN, 0, 1};
    assert_int_equal(nc_spatial_boundary(shape, size, n, NULL), NC_E_NULL);
    assert_int_equal(nc_spatial_boundary(NULL, size, n, &at), NC_E_NULL);
    ASSERT_NAN(at);
    assert_int_equal(nc_spatial_boundary(shape, size, NULL, &at), NC_E_NULL);
    assert_int_equal(nc_spatial_boundary(shape, 0, n, &at), NC_E_EMPTY);
    assert_int_equal(nc_spatial_boundary(shape, size, zero, &at), NC_E_NORMAL);
    assert_int_equal(nc_spatial_boundary(shape, size, bad, &at), NC_E_ARGUMENT);
    assert_int_equal(nc_spatial_boundary(shape, size - 1, n, &at) % NC_TERM, NC_E_TRUNCATED);
    ASSERT_NAN(at);
    /* 003 (52) with epsilon > 2 and no rounding: the curvature radius is infinite on the axes. */
    const size_t super = nc_spatial_superellipsoid(shape, 16, 1, 1, 1, 4, 4, 0);
    assert_int_equal(nc_spatial_boundary(shape, super, n, &at) % NC_TERM, NC_E_FLAT);
    assert_true(at.h == 1 && at.point[2] == 1 && at.kappa[0] == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ellipsoid_closed_form),
        cmocka_unit_test(no_special_normal),
        cmocka_unit_test(umbilics),
        cmocka_unit_test(curvature_of_sections),
        cmocka_unit_test(revolved_profile),
        cmocka_unit_test(shadow),
        cmocka_unit_test(derivatives_along_motion),
        cmocka_unit_test(not_convex),
        cmocka_unit_test(disc),
        cmocka_unit_test(bad_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
