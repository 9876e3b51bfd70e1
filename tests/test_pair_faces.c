/* Flat sides: the two points of a contact are exactly the gap apart along the normal, whatever the sides and however
 * they lie; and where two faces share a small part of their area, points of all their parts are found that meet. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "normalcontact.h"
#include "pair/pair.h"
#include "random.h"

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

enum { BOX, CYLINDER, DISC, SEGMENT, ELLIPSOID, TURNED, PRISM, KINDS, CAPACITY = 128 };

static size_t add(double *shape, size_t n, double a, double b, double c)
{
    return n + nc_spatial_ellipsoid(shape + n, CAPACITY - n, a, b, c);
}

static size_t flat_body(struct random *r, int kind, double *shape)
{
    const double a = random_scale(r, 0.2, 1), b = random_scale(r, 0.2, 1), c = random_scale(r, 0.2, 1);
    size_t n = 0;
    switch (kind) {
    case BOX:
        return add(shape, add(shape, add(shape, 0, a, 0, 0), 0, b, 0), 0, 0, c);
    case CYLINDER:
        return add(shape, add(shape, 0, a, a, 0), 0, 0, c);
    case DISC:
        return add(shape, 0, a, b, 0);
    case SEGMENT:
        return add(shape, 0, a, 0, 0);
    case ELLIPSOID:
        return add(shape, 0, a, b, c);
    case TURNED: /* segments and discs in all directions */
        for (int k = 0; k < 4; k++) {
            double inner[8], q[9];
            random_rotation(r, q);
            const size_t m = nc_spatial_ellipsoid(inner, 8, a, k % 2 * b, 0);
            n += nc_spatial_rotated(shape + n, CAPACITY - n, inner, m, q);
        }
        return n;
    default:
        n = add(shape, add(shape, add(shape, 0, a, b, 0), b, 0, c), 0, c, a);
        return add(shape, n, a, 0, 0);
    }
}

static double distance_along(const double *a, size_t na, const double *b, size_t nb, const double r[3],
                             const double q[9], const double n[3])
{
    double h[2], m[3];
    nci_rotate_back(q, n, m);
    for (int j = 0; j < 3; j++)
        m[j] = -m[j];
    assert_false(nci_failed(nc_spatial_eval(a, na, n, &h[0], NULL, NULL)));
    assert_false(nci_failed(nc_spatial_eval(b, nb, m, &h[1], NULL, NULL)));
    return nci_dot(n, r) - h[0] - h[1];
}

/* Turned against each other, parallel, and parallel with centres in one coordinate plane. */
static void points_and_normals_fit(void **state)
{
    (void)state;
    static const struct nc_pair_options options = {0, 0, 1e-6, 4000};
    double worst[2] = {0, 0};
    for (int i = 0; i < 40 * KINDS * KINDS; i++) {
        struct random r = {42000 + (uint64_t)i};
        struct nc_spatial_pair pair;
        double a[CAPACITY], b[CAPACITY], x[3], q[9], apart[3];
        const size_t na = flat_body(&r, i % KINDS, a), nb = flat_body(&r, i / KINDS % KINDS, b);
        const double way = random_uniform(&r, 0.1, 3);
        random_direction(&r, x);
        random_rotation(&r, q);
        for (int j = 0; j < 3; j++)
            x[j] *= way;
        const int place = random_below(&r, 3);
        if (place > 0)
            memcpy(q, identity, sizeof q);
        if (place > 1)
            x[random_below(&r, 3)] = 0;
        assert_int_equal(nc_spatial_pair_solve(a, na, b, nb, x, q, NULL, &options, &pair), NC_OK);
        for (int j = 0; j < 3; j++)
            apart[j] = pair.point_b[j] - pair.point_a[j] - pair.gap * pair.normal[j];
        const double along = distance_along(a, na, b, nb, x, q, pair.normal);
        worst[0] = fmax(worst[0], sqrt(nci_dot(apart, apart)));
        worst[1] = fmax(worst[1], fabs(along - pair.gap));
    }
    print_message("points fit to %.1e, normals to %.1e\n", worst[0], worst[1]);
    assert_true(worst[0] < 5e-13 && worst[1] < 1e-14);
}

/* Four coplanar discs or segments in each of the bodies, one face upon the other, near the end of their common area: all
 * parts must go nearly to their rim. Their points are within the parts, and together they close the gap. */
static void faces_that_just_overlap(void **state)
{
    (void)state;
    struct random r = {42100};
    double worst = 0;
    for (int i = 0; i < 1000; i++) {
        static const double up[3] = {0, 0, 1};
        double shape[2][CAPACITY], way[3] = {0, 0, 0}, x[3] = {0, 0, 1};
        size_t n[2] = {0, 0};
        struct nci_pair pair;
        struct nci_pair_state at;
        int stationary;
        const double angle = random_uniform(&r, 0, NCI_TWO_PI), side[2] = {cos(angle), sin(angle)};
        for (int k = 0; k < 8; k++) {
            const double turn = random_uniform(&r, 0, NCI_PI), c = cos(turn), s = sin(turn);
            const double q[9] = {c, -s, 0, s, c, 0, 0, 0, 1}, a = random_scale(&r, 0.01, 1),
                         b = i % 2 && k % 2 ? 0 : random_scale(&r, 0.01, 1);
            const double u = c * side[0] + s * side[1], v = c * side[1] - s * side[0];
            double inner[8];
            const size_t m = nc_spatial_ellipsoid(inner, 8, a, b, 0);
            n[k / 4] += nc_spatial_rotated(shape[k / 4] + n[k / 4], CAPACITY - n[k / 4], inner, m, q);
            const double h = hypot(a * u, b * v), own[3] = {a * a * u / h, b * b * v / h, 0};
            nci_rotate(q, own, way);
            x[0] += 0.98 * way[0];
            x[1] += 0.98 * way[1];
        }
        assert_int_equal(nci_pair_read(&pair, shape[0], n[0], shape[1], n[1], x, identity), NC_OK);
        assert_int_equal(nci_pair_evaluate(&pair, up, &at), NC_OK);
        assert_int_equal(nci_pair_settle_flat(&pair, &at, &stationary), NC_OK);
        assert_true(stationary && fabs(at.d - 1) < 1e-14 && at.n[2] > 1 - 1e-14);
        worst = fmax(worst, hypot(at.g[0], at.g[1]));
        double sum[2] = {0, 0};
        for (int k = 0; k < 8; k++) {
            for (int j = 0; j < 16; j++) { /* no part reaches further than its rim */
                const double t[3] = {cos(j * NCI_PI / 8), sin(j * NCI_PI / 8), 0};
                double u[3];
                assert_true(nci_dot(at.flat[k], t) <= nci_pair_flat(&pair, k, t, u) + 1e-14);
            }
            sum[0] += at.flat[k][0];
            sum[1] += at.flat[k][1];
        }
        assert_true(hypot(sum[0] - x[0], sum[1] - x[1]) < 1e-12);
    }
    print_message("g is parallel to the normal to %.1e\n", worst);
    assert_true(worst < 1e-12);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_and_normals_fit),
        cmocka_unit_test(faces_that_just_overlap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
