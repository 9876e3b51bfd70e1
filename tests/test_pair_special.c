/* Body against body in space, where the answer is known: spheres, bodies that touch, capsules, boxes,
 * discs, one body inside the other. */
#include "spatial_support.h"

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

/* Spheres in every guise: offsets, ellipsoids, harmonics; with the reference point anywhere; from far to
 * concentric. */
static void spheres(void **data)
{
    (void)data;
    uint64_t state = 504;
    print_message("seed 504\n");
    for (int trial = 0; trial < 3000; trial++) {
        double shape[2][32], radius[2], centre[2][3], r[3], q[9], w[3], truth = 0;
        const double spread = trial % 7 ? random_in(&state, 0, 3) : 0;
        size_t size[2];
        for (int b = 0; b < 2; b++) {
            radius[b] = random_in(&state, 0.1, 2);
            const double harmonic = radius[b] * sqrt(4 * PI);
            const int kind = trial / (b ? 3 : 1) % (spread > 1 ? 3 : 2);
            size[b] = kind == 0   ? nc_spatial_offset(shape[b], 32, radius[b])
                      : kind == 1 ? nc_spatial_ellipsoid(shape[b], 32, radius[b], radius[b], radius[b])
                                  : nc_spatial_harmonics(shape[b], 32, &harmonic, 0);
            for (int i = 0; i < 3; i++)
                centre[b][i] = random_in(&state, -5, 5);
            size[b] += nc_spatial_shift(shape[b] + size[b], 32 - size[b], centre[b][0], centre[b][1],
                                        centre[b][2]);
        }
        random_rotation(&state, q);
        apply(q, centre[1], w);
        for (int i = 0; i < 3; i++) {
            const double apart = spread * random_in(&state, -1, 1);
            r[i] = centre[0][i] - w[i] + apart;
            truth += apart * apart;
        }
        truth = sqrt(truth) - radius[0] - radius[1];
        double normal[3] = {0, 0, 0}, gap, point[2][3];
        OK(nc_spatial_pair(shape[0], size[0], shape[1], size[1], r, q, normal, &gap, point[0], point[1]));
        CLOSE(gap, truth, 1e-13);
        CLOSE(norm(normal), 1, 1e-14);
        for (int i = 0; i < 3; i++) {
            CLOSE(point[0][i], centre[0][i] + radius[0] * normal[i], 1e-13);
            CLOSE(point[1][i], r[i] + w[i] - radius[1] * normal[i], 1e-13);
        }
    }
}

/* Two bodies put together at a normal touch there, whatever their shapes. */
static void touching(void **data)
{
    (void)data;
    uint64_t state = 505;
    print_message("seed 505\n");
    for (int trial = 0; trial < 3000; trial++) {
        double a[CAPACITY], b[CAPACITY], n[3], m[3], p[3], o[3], q[9], r[3], normal[3] = {0, 0, 0}, gap,
                                                                             point[2][3];
        const size_t na = random_body(&state, trial % BODY_KINDS, a),
                     nb = random_body(&state, trial / 6 % BODY_KINDS, b);
        random_unit(&state, n);
        random_rotation(&state, q);
        apply_back(q, n, m);
        for (int i = 0; i < 3; i++)
            m[i] = -m[i];
        OK(nc_spatial_eval(a, na, n, NULL, p, NULL));
        OK(nc_spatial_eval(b, nb, m, NULL, o, NULL));
        apply(q, o, r);
        for (int i = 0; i < 3; i++)
            r[i] = p[i] - r[i];
        OK(nc_spatial_pair(a, na, b, nb, r, q, normal, &gap, point[0], point[1]));
        CLOSE(gap, 0, 1e-14);
        CLOSE_VECTOR(normal, n, 3, 1e-10);
        CLOSE_VECTOR(point[0], p, 3, 1e-10);
        CLOSE_VECTOR(point[1], p, 3, 1e-10);
    }
}

/* Bodies that an integrator holds together: the distance is zero but for rounding, of either sign. One pose in
 * ten thousand used to end without convergence, since rounding decided on the step along the normal. */
static void touching_to_the_last_digit(void **data)
{
    (void)data;
    uint64_t state = 508;
    print_message("seed 508\n");
    for (int trial = 0; trial < 10000; trial++) {
        double a[8], b[8], q[9], r[3];
        const size_t na = nc_spatial_ellipsoid(a, 8, random_in(&state, 0.05, 1), random_in(&state, 0.05, 1),
                                               random_in(&state, 0.05, 1));
        const size_t nb = nc_spatial_ellipsoid(b, 8, random_in(&state, 0.05, 1), random_in(&state, 0.05, 1),
                                               random_in(&state, 0.05, 1));
        random_rotation(&state, q);
        random_unit(&state, r);
        for (int i = 0; i < 3; i++)
            r[i] *= 3;
        for (int step = 0; step < 20; step++) {
            struct nc_spatial_pair contact;
            double normal[3] = {0, 0, 0}, gap, point[2][3];
            OK(nc_spatial_pair_solve(a, na, b, nb, r, q, NULL, NULL, &contact));
            OK(nc_spatial_pair(a, na, b, nb, r, q, normal, &gap, point[0], point[1]));
            CLOSE(gap, contact.gap, 1e-14);
            if (step > 6)
                CLOSE(gap, 0, 2e-15);
            for (int i = 0; i < 3; i++)
                r[i] -= contact.gap * contact.normal[i] + (step > 6) * random_in(&state, -1e-16, 1e-16);
        }
    }
}

/* Points of the segments -a .. a and c - b .. c + b with the smallest distance, by brute force on the edges
 * of the parameter square and the solution inside it. */
static double segments(const double a[3], const double b[3], const double c[3])
{
    const double aa = dot(a, a), ab = dot(a, b), bb = dot(b, b), ac = dot(a, c), bc = dot(b, c);
    double best = INFINITY;
    for (int k = 0; k < 5; k++) { /* |c + t b - s a|^2 */
        double s, t;
        if (k == 4) {
            const double determinant = aa * bb - ab * ab;
            s = (ac * bb - ab * bc) / determinant;
            t = (ab * ac - aa * bc) / determinant;
            if (!(fabs(s) <= 1 && fabs(t) <= 1))
                continue;
        } else if (k < 2) {
            s = k ? 1 : -1;
            t = fmax(-1, fmin(1, (s * ab - bc) / bb));
        } else {
            t = k == 3 ? 1 : -1;
            s = fmax(-1, fmin(1, (t * ab + ac) / aa));
        }
        double square = 0;
        for (int i = 0; i < 3; i++)
            square += pow(c[i] + t * b[i] - s * a[i], 2);
        best = fmin(best, sqrt(square));
    }
    return best;
}

/* Capsules: segments are flat, the contact is found all the same. */
static void capsules(void **data)
{
    (void)data;
    uint64_t state = 506;
    double worst = 0;
    print_message("seed 506\n");
    for (int trial = 0; trial < 5000; trial++) {
        const double length[2] = {random_in(&state, 0.1, 2), random_in(&state, 0.1, 2)};
        const double radius[2] = {random_in(&state, 0.1, 0.5), random_in(&state, 0.1, 0.5)};
        double shape[2][16], q[9], r[3], normal[3] = {0, 0, 0}, gap, point[2][3];
        size_t size[2];
        for (int b = 0; b < 2; b++) {
            size[b] = nc_spatial_ellipsoid(shape[b], 16, 0, 0, length[b]);
            size[b] += nc_spatial_offset(shape[b] + size[b], 16 - size[b], radius[b]);
        }
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = random_in(&state, -2, 2);
        const double a[3] = {0, 0, length[0]},
                     b[3] = {length[1] * q[2], length[1] * q[5], length[1] * q[8]};
        const double apart = segments(a, b, r);
        if (apart < 1e-3)
            continue;
        OK(nc_spatial_pair(shape[0], size[0], shape[1], size[1], r, q, normal, &gap, point[0], point[1]));
        worst = fmax(worst, fabs(gap - (apart - radius[0] - radius[1])));
        for (int i = 0; i < 3; i++)
            CLOSE(point[1][i] - point[0][i], gap * normal[i], 1e-7);
    }
    print_message("gap to %.2g\n", worst);
    assert_true(worst < 1e-8);
}

/* A ball over the face, edge or corner of a box with rounded edges, made of segments; and a disc. */
static void flat_faces(void **data)
{
    (void)data;
    uint64_t state = 507;
    print_message("seed 507\n");
    for (int trial = 0; trial < 3000; trial++) {
        const double half[3] = {random_in(&state, 0.2, 2), random_in(&state, 0.2, 2),
                                random_in(&state, 0.2, 2)};
        double box[32], ball[8], q[9], r[3], normal[3] = {0, 0, 0}, gap, point[2][3], square = 0;
        size_t n = 0;
        const int disc = trial % 3 == 0;
        for (int k = 0; k < 3 && !disc; k++)
            n += nc_spatial_ellipsoid(box + n, 32 - n, k == 0 ? half[0] : 0, k == 1 ? half[1] : 0,
                                      k == 2 ? half[2] : 0);
        if (disc)
            n = nc_spatial_ellipsoid(box, 32, half[0], half[0], 0);
        n += nc_spatial_offset(box + n, 32 - n, 0.1);
        const size_t m = nc_spatial_offset(ball, 8, 0.3);
        random_rotation(&state, q);
        for (int i = 0; i < 3; i++)
            r[i] = random_in(&state, -3, 3);
        if (disc) {
            const double out = fmax(0, hypot(r[0], r[1]) - half[0]);
            square = out * out + r[2] * r[2];
        } else {
            for (int i = 0; i < 3; i++)
                square += pow(fmax(0, fabs(r[i]) - half[i]), 2);
        }
        if (square < 1e-4)
            continue;
        OK(nc_spatial_pair(box, n, ball, m, r, q, normal, &gap, point[0], point[1]));
        CLOSE(gap, sqrt(square) - 0.4, 1e-9);
        for (int i = 0; i < 3; i++)
            CLOSE(point[1][i], r[i] - 0.3 * normal[i], 1e-6);
    }
}

/* Concentric, identical, one inside the other. */
static void inside_each_other(void **data)
{
    (void)data;
    double a[8], b[8], normal[3] = {0, 0, 0}, gap, point[2][3];
    const double zero[3] = {0, 0, 0}, aside[3] = {0.1, 0, 0};
    size_t n = nc_spatial_ellipsoid(a, 8, 3, 2, 1), m = nc_spatial_ellipsoid(b, 8, 0.3, 0.2, 0.1);
    OK(nc_spatial_pair(a, n, a, n, zero, identity, normal, &gap, point[0], point[1])); /* identical */
    CLOSE(gap, -2, 1e-13);
    CLOSE(fabs(normal[2]), 1, 1e-12);
    memset(normal, 0, sizeof normal);
    OK(nc_spatial_pair(a, n, b, m, zero, identity, normal, &gap, point[0], point[1]));
    CLOSE(gap, -1.1, 1e-13);
    memset(normal, 0, sizeof normal);
    OK(nc_spatial_pair(a, n, b, m, aside, identity, normal, &gap, point[0], point[1]));
    assert_true(gap > -1.1 && gap < -1);
    n = nc_spatial_ellipsoid(a, 8, 2, 2, 2);
    m = nc_spatial_offset(b, 8, 0.5);
    memset(normal, 0, sizeof normal);
    OK(nc_spatial_pair(a, n, b, m, zero, identity, normal, &gap, point[0],
                       point[1])); /* any normal will do */
    CLOSE(gap, -2.5, 1e-13);
    memset(normal, 0, sizeof normal);
    OK(nc_spatial_pair(b, m, b, m, zero, identity, normal, &gap, point[0], point[1]));
    CLOSE(gap, -1, 1e-14);
    /* Smallest depth on a whole circle: found, and proved to less than the default tolerance. */
    struct nc_spatial_pair contact;
    n = nc_spatial_ellipsoid(a, 8, 1, 1, 4);
    m = nc_spatial_ellipsoid(b, 8, 1, 1, 3);
    OK(nc_spatial_pair_solve(a, n, b, m, zero, identity, NULL, NULL, &contact));
    CLOSE(contact.gap, -2, 1e-12);
    CLOSE(contact.normal[2], 0, 1e-5);
    assert_true(contact.upper < -2 + 1e-2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spheres),
        cmocka_unit_test(touching),
        cmocka_unit_test(touching_to_the_last_digit),
        cmocka_unit_test(capsules),
        cmocka_unit_test(flat_faces),
        cmocka_unit_test(inside_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
