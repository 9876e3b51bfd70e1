/* Body against body, in the plane and in space. */
#include <stddef.h>

#include "fuzz.h"

static struct nc_pair_options fuzz_options(struct input *in)
{
    struct nc_pair_options options = {0, 0, 0, (int)(8 * input_byte(in)) + 1};
    const unsigned given = input_byte(in);
    if (given % 4 == 0)
        options.radius_a = input_number(in);
    if (given % 5 == 0)
        options.radius_b = input_number(in);
    if (given % 3 == 0)
        options.tolerance = input_number(in);
    if (given >= 250)
        options.cells = (int)input_byte(in) - 128;
    return options;
}

/* A solved pair: what can be said about it without knowing the bodies. The distance between the points is
 * the gap, along the normal, to what a flat side and rounding cost, for bodies of a size that exists (most:
 * their largest number, else infinity). */
static void fuzz_solved(const char *what, int status, int proof, double gap, double upper,
                        const double *normal, const double *a, const double *b, int dimension, double most)
{
    double size = fabs(gap), length = 0, off = 0;
    if (proof < NC_PAIR_NOTHING || proof > NC_PAIR_SEARCHED || (status && proof != NC_PAIR_NOTHING))
        fuzz_stop(what, "an unknown proof", status);
    if (status)
        return;
    if (!(upper >= gap))
        fuzz_stop(what, "a bound below the gap", status);
    for (int k = 0; k < dimension; k++) {
        size += fabs(a[k]) + fabs(b[k]);
        length += normal[k] * normal[k];
        off += fabs(b[k] - a[k] - gap * normal[k]);
    }
    if (!(fabs(length - 1) < 1e-9))
        fuzz_stop(what, "a normal that is not of unit length", status);
    if (most < INFINITY && !(off <= 1e-4 * size + 1e-15 * most))
        fuzz_stop(what, "points whose distance is not the gap", status);
}

void fuzz_planar_pair(struct input *in)
{
    enum { FROM = offsetof(struct nc_planar_pair, gap) };
    size_t na, nb;
    double *a = input_shape(in, 0, &na), *b = input_shape(in, 0, &nb), r[2], start[2], v[2];
    struct nc_planar_pair pair, other = {0};
    struct {
        double normal[2], gap, point_a[2], point_b[2];
    } simple;
    struct nc_planar_pair_motion moved;
    const int check_a = nc_planar_check(a, na), check_b = nc_planar_check(b, nb);
    const int checked = check_a ? check_a : check_b;
    const double angle = input_number(in), omega = input_number(in);
    input_numbers(in, r, 2);
    input_numbers(in, v, 2);
    input_numbers(in, start, 2);
    const struct nc_planar_motion motion = {.v = {v[0], v[1]}, .omega = omega};
    const struct nc_pair_options options = fuzz_options(in);
    fuzz_note("r", r, sizeof r / sizeof *r);
    fuzz_note("angle", &angle, 1);
    fuzz_note("start", start, sizeof start / sizeof *start);
    fuzz_note("options", (const double *)&options, 3);
    fuzz_prepare(&pair, sizeof pair);
    const int status = nc_planar_pair_solve(a, na, b, nb, r, angle, start, &options, &pair);
    if (status % NC_TERM != NC_E_UNDECIDED) /* then the smallest depth that was found is given */
        fuzz_judge("nc_planar_pair_solve", status, checked, (char *)&pair + FROM, sizeof pair - FROM, 1);
    fuzz_solved("nc_planar_pair_solve", status, pair.proof, pair.gap, pair.upper, pair.normal, pair.point_a,
                pair.point_b, 2,
                fmax(fmax(input_largest(a, na), input_largest(b, nb)), input_largest(r, 2)));
    FUZZ_INTO(0, -1, moved, nc_planar_pair_motion, &pair, &motion, &moved);
    fuzz_prepare(&simple, sizeof simple);
    memcpy(simple.normal, start, sizeof start);
    const int again =
        nc_planar_pair(a, na, b, nb, r, angle, simple.normal, &simple.gap, simple.point_a, simple.point_b);
    fuzz_judge("nc_planar_pair", again, checked, &simple, sizeof simple, 0);
    input_numbers(in, (double *)((char *)&other + FROM), (sizeof other - FROM) / sizeof(double));
    FUZZ_INTO(0, -1, moved, nc_planar_pair_motion, &other, &motion, &moved);
    free(a);
    free(b);
}

static void fuzz_spatial_rates(const struct nc_spatial_pair *pair, const double v[3], const double omega[3])
{
    const struct nc_spatial_motion motion = {.v = {v[0], v[1], v[2]},
                                             .omega = {omega[0], omega[1], omega[2]}};
    struct nc_spatial_pair_motion moved;
    struct {
        double kappa[2], tangent[3];
    } curvature;
    FUZZ_INTO(0, -1, moved, nc_spatial_pair_motion, pair, &motion, &moved);
    FUZZ_INTO(0, -1, curvature, nc_spatial_pair_curvature, pair, curvature.kappa, curvature.tangent);
}

void fuzz_spatial_pair(struct input *in)
{
    enum { FROM = offsetof(struct nc_spatial_pair, gap) };
    size_t na, nb;
    double *a = input_shape(in, 1, &na), *b = input_shape(in, 1, &nb), r[3], q[9], start[3], v[3], omega[3];
    struct nc_spatial_pair pair, other = {0};
    struct {
        double normal[3], gap, point_a[3], point_b[3];
    } simple;
    const int check_a = nc_spatial_check(a, na), check_b = nc_spatial_check(b, nb);
    const int checked = check_a ? check_a : check_b;
    input_numbers(in, r, 3);
    input_rotation(in, q);
    input_numbers(in, v, 3);
    input_numbers(in, omega, 3);
    input_numbers(in, start, 3);
    const struct nc_pair_options options = fuzz_options(in);
    fuzz_note("r", r, sizeof r / sizeof *r);
    fuzz_note("q", q, 9);
    fuzz_note("start", start, sizeof start / sizeof *start);
    fuzz_note("options", (const double *)&options, 3);
    fuzz_prepare(&pair, sizeof pair);
    const int status = nc_spatial_pair_solve(a, na, b, nb, r, q, start, &options, &pair);
    if (status % NC_TERM != NC_E_UNDECIDED)
        fuzz_judge("nc_spatial_pair_solve", status, checked, (char *)&pair + FROM, sizeof pair - FROM, 1);
    fuzz_solved("nc_spatial_pair_solve", status, pair.proof, pair.gap, pair.upper, pair.normal,
                pair.point_a, pair.point_b, 3,
                fmax(fmax(input_largest(a, na), input_largest(b, nb)), input_largest(r, 3)));
    fuzz_spatial_rates(&pair, v, omega);
    if (input_byte(in) % 4 == 0) { /* up to 20000 cells */
        fuzz_prepare(&simple, sizeof simple);
        memcpy(simple.normal, start, sizeof start);
        const int again =
            nc_spatial_pair(a, na, b, nb, r, q, simple.normal, &simple.gap, simple.point_a, simple.point_b);
        fuzz_judge("nc_spatial_pair", again, checked, &simple, sizeof simple, 0);
    }
    input_numbers(in, (double *)((char *)&other + FROM), (sizeof other - FROM) / sizeof(double));
    fuzz_spatial_rates(&other, v, omega);
    free(a);
    free(b);
}
