/* Body against body in the plane with flat sides: sums of segments, with and without an offset;
 * superellipses with infinite curvature radii. Truth: the signed distance from the centre of B to a
 * polygon, in long double.
 */
#include "planar_support.h"
#include "random.h"

typedef long double quad;

enum { SEGMENTS = 3 };

/* Two sums of segments and a circle each; the halves of all segments, those of B turned. */
struct polygons {
    double shape[2][64], r[2], angle;
    size_t n[2];
    quad half[2 * SEGMENTS][2], offset;
    int segments;
};

static void add_segment(struct polygons *p, int body, double a, double turn)
{
    double inner[8];
    const size_t n = nc_planar_ellipse(inner, 8, a, 0);
    const quad angle = (quad)turn + (body ? (quad)p->angle : 0);
    p->n[body] += nc_planar_rotated(p->shape[body] + p->n[body], 64 - p->n[body], inner, n, turn);
    p->half[p->segments][0] = a * cosl(angle);
    p->half[p->segments++][1] = a * sinl(angle);
}

static void add_offset(struct polygons *p, int body, double d)
{
    p->n[body] += nc_planar_offset(p->shape[body] + p->n[body], 64 - p->n[body], d);
    p->offset += d;
}

static quad potential(const struct polygons *p, quad x, quad y)
{
    quad h = p->offset;
    for (int i = 0; i < p->segments; i++)
        h += fabsl(p->half[i][0] * x + p->half[i][1] * y);
    return h;
}

/* The distance from r to the edge whose normal is across segment i, on the side `side`. */
static quad edge(const struct polygons *p, int i, int side)
{
    const quad length = hypotl(p->half[i][0], p->half[i][1]);
    const quad e[2] = {p->half[i][0] / length, p->half[i][1] / length}, n[2] = {-side * e[1], side * e[0]};
    quad x[2] = {p->r[0], p->r[1]}, half = 0;
    for (int j = 0; j < p->segments; j++) {
        const quad *s = p->half[j], up = n[0] * s[0] + n[1] * s[1], sign = up > 0 ? 1 : -1;
        if (fabsl(up) < 1e-15L) { /* parallel to it, but for the rounding of the angles */
            half += hypotl(s[0], s[1]);
            continue;
        }
        x[0] -= sign * s[0];
        x[1] -= sign * s[1];
    }
    const quad along = x[0] * e[0] + x[1] * e[1], t = fmaxl(-half, fminl(half, along));
    return hypotl(x[0] - t * e[0], x[1] - t * e[1]);
}

/* The gap: outside of the polygon the distance from its boundary, inside the smallest depth of an edge,
 * where d has its maxima as long as it is negative. */
static quad exact(const struct polygons *p)
{
    quad inside = -INFINITY, outside = INFINITY, area = 0;
    for (int i = 0; i < p->segments; i++) {
        const quad *s = p->half[i], length = hypotl(s[0], s[1]);
        for (int side = -1; side < 2; side += 2) {
            const quad x = -side * s[1] / length, y = side * s[0] / length;
            inside = fmaxl(inside, p->r[0] * x + p->r[1] * y - potential(p, x, y));
            outside = fminl(outside, edge(p, i, side) - p->offset);
        }
        for (int j = 0; j < i; j++)
            area += fabsl(s[0] * p->half[j][1] - s[1] * p->half[j][0]);
    }
    return inside > -p->offset || area < 1e-15L ? outside : inside;
}

static void compare(const struct polygons *p, double tolerance)
{
    struct nc_planar_pair contact;
    OK(nc_planar_pair_solve(p->shape[0], p->n[0], p->shape[1], p->n[1], p->r, p->angle, NULL, NULL,
                            &contact));
    CLOSE(contact.gap, (double)exact(p), tolerance);
    CLOSE((double)(contact.normal[0] * (quad)p->r[0] + contact.normal[1] * (quad)p->r[1] -
                   potential(p, contact.normal[0], contact.normal[1])),
          contact.gap, tolerance);
    for (int j = 0; j < 2; j++)
        CLOSE(contact.point_b[j] - contact.point_a[j], contact.gap * contact.normal[j], 4 * tolerance);
    assert_true(contact.upper >= contact.gap &&
                contact.upper <= contact.gap + 1e-8 * fabs(contact.gap) + tolerance);
}

/* Stadium and box on a grid of poses, where normals of sides are met exactly. */
static void grid(void **data)
{
    (void)data;
    for (int kinds = 0; kinds < 4; kinds++)
        for (int i = -12; i <= 12; i++)
            for (int j = -12; j <= 12; j++)
                for (int k = 0; k < 16; k++) {
                    struct polygons p = {.r = {i * 0.125, j * 0.125},
                                         .angle = k < 12 ? k * 0.5 : k * PI / 4};
                    for (int body = 0; body < 2; body++) {
                        add_segment(&p, body, 0.5, 0);
                        if (kinds >> body & 1)
                            add_segment(&p, body, 0.25, PI / 2);
                        else
                            add_offset(&p, body, 0.1);
                    }
                    compare(&p, 4e-15);
                }
}

/* Sums of up to three segments each, anywhere. */
static void random_polygons(void **data)
{
    (void)data;
    struct random seed = {541};
    print_message("seed 541\n");
    for (int trial = 0; trial < 30000; trial++) {
        struct polygons p = {.angle =
                                 trial % 3 ? random_uniform(&seed, -4, 4) : (trial / 3 % 8 - 4) * PI / 4};
        for (int body = 0; body < 2; body++) {
            const int count = 1 + (int)random_uniform(&seed, 0, 2.999);
            for (int i = 0; i < count; i++)
                add_segment(&p, body, random_uniform(&seed, 0.01, 1),
                            trial % 5 ? random_uniform(&seed, -3, 3)
                                      : (int)random_uniform(&seed, 0, 8) * PI / 4);
            if (trial % 4)
                add_offset(&p, body, random_uniform(&seed, 0, 0.3));
        }
        for (int j = 0; j < 2 && trial % 11; j++) /* else concentric */
            p.r[j] = random_uniform(&seed, -2, 2);
        compare(&p, 1e-14);
    }
}

/* Two flat sides on each other touch in the middle of what they share; its motion is that of the mean. */
static void on_each_other(void **data)
{
    (void)data;
    for (int k = 0; k < 8; k++) {
        const double shift = 0.1 * k - 0.35,
                     gap = k % 2 ? 0.01 : -0.01; /* 0.35: B's side hangs over A's end */
        struct polygons p = {.r = {shift, 0.3 + gap}, .angle = k % 3 ? 0 : PI};
        struct nc_planar_pair c;
        struct nc_planar_pair_motion moved;
        add_segment(&p, 0, 0.5, 0);
        add_offset(&p, 0, 0.2);
        add_segment(&p, 1, 0.25, 0);
        add_segment(&p, 1, 0.1, PI / 2);
        compare(&p, 4e-15);
        OK(nc_planar_pair_solve(p.shape[0], p.n[0], p.shape[1], p.n[1], p.r, p.angle, NULL, NULL, &c));
        const double middle = 0.5 * (fmin(0.5, shift + 0.25) + fmax(-0.5, shift - 0.25));
        CLOSE(c.gap, gap, 1e-15);
        CLOSE(c.point_a[0], middle, 2e-14);
        CLOSE(c.point_b[0], middle, 2e-14);
        CLOSE(c.point_a[1], 0.2, 1e-15);
        assert_true(c.rho_a == INFINITY && c.rho_b == INFINITY);
        const double v[2] = {0.6, 0.4}, omega = 0.5;
        assert_int_equal(nc_planar_pair_motion(
                             &c, &(struct nc_planar_motion){.v = {v[0], v[1]}, .omega = omega}, &moved),
                         NC_E_FLAT);
        const double x =
            0.6 - omega * (c.point_b[1] - p.r[1]); /* to the right; the tangent is to the left */
        CLOSE(moved.gap_der, 0.4 + omega * (c.point_b[0] - p.r[0]), 1e-15);
        CLOSE(moved.phi_der, 0.25, 1e-15);
        CLOSE(moved.point_a_der[0], 0.5 * x, 1e-15);
        CLOSE(moved.point_b_der[0], 0.5 * x - c.gap * 0.25, 1e-15);
        CLOSE(moved.point_b_der[1], moved.gap_der, 1e-15);
    }
}

/* A corner or a circle that slides and turns on a flat side of A, or of B: against differences. */
static void corner_on_side(void **data)
{
    (void)data;
    for (int k = 0; k < 4; k++) {
        struct polygons p = {.r = {k < 2 ? 0.1 : 1.3, 0.55}, .angle = k < 2 ? 0.4 : -0.2};
        const double v[2] = {0.3, -0.2}, omega = 0.7, step = 1e-4;
        struct nc_planar_pair at[3];
        struct nc_planar_pair_motion moved;
        add_segment(&p, 0, k < 2 ? 1 : 0.3, 0);
        if (k % 2)
            add_offset(&p, 0, 0.05);
        add_segment(&p, 1, k < 2 ? 0.3 : 2, 0);
        if (k % 2)
            add_offset(&p, 1, 0.1);
        for (int i = 0; i < 3; i++) {
            const double r[2] = {p.r[0] + (i - 1) * step * v[0], p.r[1] + (i - 1) * step * v[1]};
            OK(nc_planar_pair_solve(p.shape[0], p.n[0], p.shape[1], p.n[1], r,
                                    p.angle + (i - 1) * step * omega, NULL, NULL, &at[i]));
        }
        assert_true(isinf(k < 2 ? at[1].rho_a : at[1].rho_b) &&
                    isfinite(k < 2 ? at[1].rho_b : at[1].rho_a));
        OK(nc_planar_pair_motion(&at[1], &(struct nc_planar_motion){.v = {v[0], v[1]}, .omega = omega},
                                 &moved));
        CLOSE(moved.gap_der, (at[2].gap - at[0].gap) / (2 * step), 1e-7);
        CLOSE(moved.phi_der, (at[2].phi - at[0].phi) / (2 * step), 1e-7);
        CLOSE(moved.phi_der, k < 2 ? 0 : omega, 0);
        for (int j = 0; j < 2; j++) {
            CLOSE(moved.point_a_der[j], (at[2].point_a[j] - at[0].point_a[j]) / (2 * step), 1e-7);
            CLOSE(moved.point_b_der[j], (at[2].point_b[j] - at[0].point_b[j]) / (2 * step), 1e-7);
        }
    }
}

/* The largest d of all angles, in long double, for |x/a|^e + |y/b|^e = 1 without rounding: a grid, and
 * finer ones about its best angle. */
static quad superellipses(const double a[2], const double e[2], const double r[2], quad angle)
{
    quad best = -INFINITY, middle = 0, step = (quad)PI / 360;
    for (int level = 0; level < 60; level++, step /= 2) {
        const int count = level ? 3 : 360;
        const quad centre = middle;
        for (int k = -count; k <= count; k++) {
            const quad phi = centre + k * step;
            quad d = r[0] * cosl(phi) + r[1] * sinl(phi);
            for (int body = 0; body < 2; body++) {
                const quad q = (quad)e[body] / (e[body] - 1),
                           chi = body ? phi - angle : phi; /* symmetric */
                d -= a[body] * powl(powl(fabsl(cosl(chi)), q) + powl(fabsl(sinl(chi)), q), 1 / q);
            }
            middle = d > best ? phi : middle;
            best = fmaxl(d, best);
        }
    }
    return best;
}

/* On the axes the curvature radius is infinite (exponent above 2) or zero. */
static void unrounded_superellipses(void **data)
{
    (void)data;
    static const double exponent[4] = {1.5, 3, 4, 10};
    for (int k = 0; k < 256; k++) {
        const double e[2] = {exponent[k % 4], exponent[k / 4 % 4]}, a[2] = {1, 0.5};
        const double angle = k / 16 % 4 * PI / 4, far = k / 64 ? 2 : 0.5,
                     to = k / 64 % 2 ? PI / 2 : 0.3 * (k / 128);
        const double r[2] = {k / 64 == 3 ? 0 : far * cos(to), far * sin(to)};
        double shape[2][8];
        struct nc_planar_pair c;
        const size_t n = nc_planar_superellipse(shape[0], 8, a[0], a[0], e[0], 0),
                     m = nc_planar_superellipse(shape[1], 8, a[1], a[1], e[1], 0);
        OK(nc_planar_pair_solve(shape[0], n, shape[1], m, r, angle, NULL, NULL, &c));
        CLOSE(c.gap, (double)superellipses(a, e, r, angle), 1e-13);
        for (int j = 0; j < 2; j++)
            CLOSE(c.point_b[j] - c.point_a[j], c.gap * c.normal[j], 1e-7);
    }
}

/* A corner just inside of a rounded body: the normal is proved to be the best one at any depth, down to rounding. */
static void shallow(void **data)
{
    (void)data;
    struct random random = {557};
    print_message("seed 557\n");
    for (int trial = 0; trial < 6000; trial++) {
        const double phi = random_uniform(&random, -PI, PI), angle = random_uniform(&random, -PI, PI);
        const double size = random_scale(&random, 1e-6, 1e3),
                     half = size * random_uniform(&random, 0.01, 1),
                     depth = size * random_scale(&random, 1e-14, 1e-6);
        const double n[2] = {cos(phi), sin(phi)}, side = n[0] * cos(angle) + n[1] * sin(angle) > 0 ? 1 : -1;
        double a[8], b[8], h[4];
        struct nc_planar_pair c;
        const size_t na = trial % 2 ? nc_planar_superellipse(a, 8, size, 0.4 * size, 3, 0.1 * size)
                                    : nc_planar_ellipse(a, 8, size, 0.05 * size),
                     nb = nc_planar_ellipse(b, 8, half, 0);
        OK(nc_planar_eval(a, na, phi, h));
        const double r[2] = {(h[0] - depth) * n[0] - h[1] * n[1] + side * half * cos(angle),
                             (h[0] - depth) * n[1] + h[1] * n[0] + side * half * sin(angle)};
        OK(nc_planar_pair_solve(a, na, b, nb, r, angle, NULL, NULL, &c));
        CLOSE(c.gap / size, -depth / size, 1e-14);
        assert_true(c.upper >= c.gap && c.upper <= c.gap + 1e-9 * depth + 1e-12 * size);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(grid),
        cmocka_unit_test(random_polygons),
        cmocka_unit_test(on_each_other),
        cmocka_unit_test(corner_on_side),
        cmocka_unit_test(unrounded_superellipses),
        cmocka_unit_test(shallow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
