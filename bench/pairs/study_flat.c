/* The study for bodies with flat sides, whose potentials have kinks: the kernel alone, as the algorithms of 003 need
 * smooth ones.
 *
 * usage: pairs_study_flat SET STUDY SEED FIRST COUNT ALGORITHMS     as pairs_study; the last one counts for nothing
 *
 * SET is flat (in space: segments, discs, rectangles, boxes, cylinders, also against ellipsoids and balls) or polygon
 * (in the plane: stadiums and sums of up to three segments), half of them with an offset. Every other pair is on a
 * grid, turned by multiples of 30 or 45 degrees, where sides, edges and corners meet exactly.
 *
 * The truth in space is that of tests/pair_truth.h: all kinks, a lattice, refinement without derivatives. In the plane
 * it is exact: the maximum of d is at a kink, or in the direction from a corner of the sum of all segments to the
 * centre of B. More than one normal may be the best: that of the kernel is judged by its d, and by whether its points
 * are the gap along it apart and inside of their bodies. */
#include <stdio.h>
#include <stdlib.h>

#include "pair_truth.h"
#include "random.h"
#include "tally.h"

enum { LATTICE = 200 };

/* found: what brute force has found; attained: d at the kernel's normal; apart: from A's point to B's; outside: how far
 * they are outside of their bodies. What they are apart otherwise than by the gap along the normal counts as its error. */
static void judge(quad found, quad attained, int dimension, const double *apart, const double *normal,
                  double outside, struct tally_result *result)
{
    double square = 0, error = 0;
    for (int i = 0; i < dimension; i++) {
        square += apart[i] * apart[i];
        error = fmax(error, fabs(apart[i] - result->gap * normal[i]));
    }
    const quad truth = fmaxl(found, attained);
    result->gap_error = fabs((double)(truth - result->gap));
    result->attained = fabs((double)(attained - result->gap));
    result->normal_error = fmax(error, outside);
    result->missed = found < attained - 1e-12L;
    result->excess = sqrt(square) + 2 * outside - result->gap;
}

/* The turn about an axis: a coordinate axis or a diagonal. */
static void grid_turn(struct random *random, double q[9])
{
    const int k = random_below(random, 4);
    const double s = k == 3 ? sqrt(1.0 / 3) : 1, u[3] = {k % 3 == 0 ? s : 0, k % 2 ? s : 0, k > 1 ? s : 0};
    const double angle = TRUTH_PI * (random_below(random, 2) ? random_below(random, 12) / 6.0
                                                             : random_below(random, 8) / 4.0);
    const double c = cos(angle), n = sin(angle),
                 cross[9] = {0, -u[2], u[1], u[2], 0, -u[0], -u[1], u[0], 0};
    for (int i = 0; i < 9; i++)
        q[i] = c * (i % 4 == 0) + n * cross[i] + (1 - c) * u[i / 3] * u[i % 3];
}

/* --- In space ---------------------------------------------------------------------------------------*/

static struct truth_pair make_spatial(struct random *random, int on_grid)
{
    double r[3], q[9], turn[9];
    const double spread = random_below(random, 2) ? 0.4 : 1.2;
    for (int i = 0; i < 3; i++)
        r[i] = on_grid ? 0.1 * (random_below(random, 17) - 8) : random_uniform(random, -spread, spread);
    if (on_grid)
        grid_turn(random, q);
    else
        random_rotation(random, q);
    struct truth_pair pair = truth_begin(r, q);
    for (int body = 0; body < 2; body++) {
        const int kind = random_below(random, FLAT_KINDS), rounded = random_below(random, 2);
        const double size = on_grid ? 1 : random_uniform(random, 0.2, 1.5);
        random_rotation(random, turn);
        truth_flat(&pair, body, kind, size,
                   rounded ? (on_grid ? 0.1 : random_uniform(random, 0.01, 0.2)) : 0,
                   on_grid ? NULL : turn);
    }
    return pair;
}

/* How far a point is outside of a body, by the planes of a lattice of normals. */
static double outside(const struct truth_pair *pair, int body, const double point[3])
{
    const double *q = pair->q;
    double most = 0;
    for (int k = 0; k < LATTICE; k++) {
        const double z = 1 - (2 * k + 1.0) / LATTICE, s = sqrt(1 - z * z), turn = k * 2.399963229728653;
        const double n[3] = {s * cos(turn), s * sin(turn), z};
        double x[3] = {point[0], point[1], point[2]}, h;
        for (int i = 0; body && i < 3; i++)
            x[i] = q[i] * (point[0] - pair->r[0]) + q[3 + i] * (point[1] - pair->r[1]) +
                   q[6 + i] * (point[2] - pair->r[2]);
        nc_spatial_eval(pair->shape[body], pair->n[body], n, &h, NULL, NULL);
        most = fmax(most, x[0] * n[0] + x[1] * n[1] + x[2] * n[2] - h);
    }
    return most;
}

static void run_spatial(struct random *random, int on_grid, char study, struct tally_result *result)
{
    const struct truth_pair pair = make_spatial(random, on_grid);
    struct nc_spatial_pair c;
    double start[3], apart[3];
    quad n[3], at[3];
    random_direction(random, start);
    const int status = nc_spatial_pair_solve(pair.shape[0], pair.n[0], pair.shape[1], pair.n[1], pair.r,
                                             pair.q, study == 'A' ? NULL : start, NULL, &c);
    *result = (struct tally_result){.status = status, .proof = c.proof, .evaluations = c.evaluations};
    result->gap = status ? -1 : c.gap;
    if (status)
        return;
    for (int i = 0; i < 3; i++) {
        n[i] = c.normal[i];
        apart[i] = c.point_b[i] - c.point_a[i];
    }
    judge(truth_maximum(&pair, LATTICE, at), truth_value(&pair, n), 3, apart, c.normal,
          fmax(outside(&pair, 0, c.point_a), outside(&pair, 1, c.point_b)), result);
}

/* --- In the plane -----------------------------------------------------------------------------------*/

enum { SEGMENTS = 3 };

struct polygons {
    double shape[2][64], r[2], angle;
    size_t n[2];
    int segments;
    quad half[2 * SEGMENTS][2], offset;
};

static quad polygon_value(const struct polygons *p, quad x, quad y)
{
    quad d = x * p->r[0] + y * p->r[1] - p->offset;
    for (int i = 0; i < p->segments; i++)
        d -= fabsl(x * p->half[i][0] + y * p->half[i][1]);
    return d;
}

static quad polygon_maximum(const struct polygons *p)
{
    quad best = -INFINITY;
    for (int i = 0; i < 2 * p->segments; i++) {
        const quad *s = p->half[i / 2], side = (i % 2 ? 1 : -1) / hypotl(s[0], s[1]);
        best = fmaxl(best, polygon_value(p, -side * s[1], side * s[0]));
    }
    for (int corner = 0; corner < 1 << p->segments; corner++) {
        quad x = p->r[0], y = p->r[1];
        for (int i = 0; i < p->segments; i++) {
            x += (corner >> i & 1 ? 1 : -1) * p->half[i][0];
            y += (corner >> i & 1 ? 1 : -1) * p->half[i][1];
        }
        const quad length = hypotl(x, y);
        if (length > 1e-15L)
            best = fmaxl(best, polygon_value(p, x / length, y / length));
    }
    return best;
}

static struct polygons make_polygons(struct random *random, int on_grid)
{
    struct polygons p = {.segments = 0};
    for (int i = 0; i < 2; i++)
        p.r[i] = on_grid ? 0.125 * (random_below(random, 25) - 12) : random_uniform(random, -1.5, 1.5);
    p.angle = on_grid ? random_below(random, 24) * TRUTH_PI / 12 : random_uniform(random, -4, 4);
    for (int body = 0; body < 2; body++) {
        const int count = 1 + random_below(random, SEGMENTS),
                  rounded = count == 1 || random_below(random, 2);
        for (int i = 0; i < count; i++, p.segments++) {
            const double a = on_grid ? 0.5 / (i + 1) : random_uniform(random, 0.05, 0.6);
            const double turn = on_grid ? i * TRUTH_PI / 2 : random_uniform(random, -4, 4);
            const quad angle = (quad)turn + (body ? (quad)p.angle : 0);
            double inner[8], *shape = p.shape[body] + p.n[body];
            const size_t n = nc_planar_ellipse(inner, 8, a, 0);
            p.n[body] += nc_planar_rotated(shape, 64 - p.n[body], inner, n, turn);
            p.half[p.segments][0] = a * cosl(angle);
            p.half[p.segments][1] = a * sinl(angle);
        }
        const double offset = !rounded ? 0 : on_grid ? 0.125 : random_uniform(random, 0.01, 0.2);
        if (rounded)
            p.n[body] += nc_planar_offset(p.shape[body] + p.n[body], 64 - p.n[body], offset);
        p.offset += offset;
    }
    return p;
}

static void run_planar(struct random *random, int on_grid, char study, struct tally_result *result)
{
    const struct polygons p = make_polygons(random, on_grid);
    const double phi = random_uniform(random, -4, 4), start[2] = {cos(phi), sin(phi)};
    struct nc_planar_pair c;
    const int status = nc_planar_pair_solve(p.shape[0], p.n[0], p.shape[1], p.n[1], p.r, p.angle,
                                            study == 'A' ? NULL : start, NULL, &c);
    *result = (struct tally_result){.status = status, .proof = c.proof, .evaluations = c.evaluations};
    result->gap = status ? -1 : c.gap;
    if (status)
        return;
    const double apart[2] = {c.point_b[0] - c.point_a[0], c.point_b[1] - c.point_a[1]};
    judge(polygon_maximum(&p), polygon_value(&p, c.normal[0], c.normal[1]), 2, apart, c.normal, 0, result);
}

int main(int argc, char **argv)
{
    const int planar = argc == 7 && !strcmp(argv[1], "polygon");
    if (argc != 7 || (!planar && strcmp(argv[1], "flat")) || (argv[2][0] != 'A' && argv[2][0] != 'B')) {
        fprintf(stderr, "usage: %s flat|polygon A|B SEED FIRST COUNT ALGORITHMS\n", argv[0]);
        return 2;
    }
    const unsigned long first = strtoul(argv[4], NULL, 10), count = strtoul(argv[5], NULL, 10);
    struct tally_place place = {argv[1], argv[2][0], strtoul(argv[3], NULL, 10), first};
    for (; place.index < first + count; place.index++) {
        struct random random = {(uint64_t)place.seed << 40 | (uint64_t)(32 + planar) << 34 | place.index};
        struct tally_result result;
        random.state = random_bits(&random);
        (planar ? run_planar : run_spatial)(&random, place.index % 2, place.study, &result);
        tally_kernel(&place, &result);
    }
    tally_print();
    return 0;
}
