/* From LIFT or SHAPE to a lift law or a cam. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cam_job.h"
#include "lift_table.h"
#include "normalcontact/fit.h"
#include "shape_text.h"
#include "text.h"

enum { SAMPLES = 4096, PIECES = 1024 };

static int is_oscillating(const struct nc_follower *f)
{
    return f->kind == NC_FOLLOWER_OSCILLATING_ROLLER || f->kind == NC_FOLLOWER_OSCILLATING_FLAT;
}

const char *cam_unit(const struct cam *cam)
{
    return is_oscillating(&cam->follower) && cam->scale == 1 ? "rad" : "m";
}

static int is_flat(const struct nc_follower *f)
{
    return f->kind == NC_FOLLOWER_FLAT || f->kind == NC_FOLLOWER_OSCILLATING_FLAT;
}

/* Smallest and largest value of a potential. */
static int range_of(const double *shape, size_t n, double *low, double *high)
{
    *low = INFINITY;
    *high = -INFINITY;
    for (int i = 0; i < SAMPLES; i++) {
        double value[4];
        const int status = nc_planar_eval(shape, n, 6.283185307179586 * i / SAMPLES, value);
        if (status != NC_OK)
            return status;
        *low = fmin(*low, value[0]);
        *high = fmax(*high, value[0]);
    }
    return NC_OK;
}

/* The law is what the cam of a flat follower with a large base circle exceeds this by: so large that no bound of the
 * curvature touches the fit. */
static int fit_table(const char *path, const struct lift_table *table, struct cam *cam)
{
    struct nc_fit fit;
    const struct nc_fit_options options = {0};
    double largest = 0;
    for (size_t i = 0; i < table->count; i++) {
        table->lift[i] /= cam->scale;
        largest = fmax(largest, table->lift[i]);
    }
    const double base = 1000 * largest;
    const int status =
        nc_fit_lift(table->angle, table->lift, table->count, NC_FIT_FLAT, base, 0, &options, &fit);
    int result = 0;
    if (status == NC_E_DATA)
        result = fail(
            "%s: no lift law fits its %zu rows; give the lift every degree or two, around the turn or from "
            "dwell to dwell, without a gap where the valve is open",
            path, table->count);
    else if (status != NC_OK)
        result = fail("%s, line %zu: %s", path,
                      table->line[fit.largest_at < table->count ? fit.largest_at : 0], nc_message(status));
    const size_t offset = nc_planar_offset(NULL, 0, -base);
    if (result == 0 && !(cam->shape = malloc((fit.n + offset) * sizeof *cam->shape)))
        result = fail("out of memory");
    if (result == 0) { /* the lowest point of the law is the base circle */
        double low, high;
        memcpy(cam->shape, fit.shape, fit.n * sizeof *cam->shape);
        nc_planar_offset(cam->shape + fit.n, offset,
                         range_of(fit.shape, fit.n, &low, &high) == NC_OK ? -low : -base);
        cam->n = fit.n + offset;
        cam->table_rms = fit.rms * cam->scale;
        cam->table_most = fit.residual[fit.largest_at] * cam->scale;
        cam->table_line = table->line[fit.largest_at];
    }
    nc_fit_free(&fit);
    return result;
}

static int read_table(const char *path, struct cam *cam)
{
    struct lift_table table;
    int status = lift_table_read(path, &table);
    const int angle = strcmp(cam_unit(cam), "rad") == 0;
    if (status == 0 && angle && table.unit == LIFT_UNIT_LENGTH)
        status = fail("%s: the lift is a length, but this follower turns; say by --valve-arm how far from "
                      "the pivot the "
                      "valve is, or give the angle as lift_rad or lift_deg",
                      path);
    if (status == 0 && !angle && table.unit == LIFT_UNIT_ANGLE)
        status = fail(
            "%s: the lift is an angle, but this one is a length; give it as lift (in m) or lift_mm", path);
    if (status == 0)
        status = fit_table(path, &table, cam);
    lift_table_free(&table);
    return status;
}

/* A given cam as the potential that its follower needs. */
static int for_follower(const double *shape, size_t n, int polar, struct cam *cam)
{
    const struct nc_follower *f = &cam->follower;
    const int convert = !is_flat(f) && !polar;
    const size_t size = convert ? 4 + 9 * PIECES : n;
    if (f->inner && !polar)
        return misuse("an inner cam is a polar potential of its roller; add --polar");
    if (!(cam->shape = malloc(size * sizeof *cam->shape)))
        return fail("out of memory");
    cam->n = size;
    cam->given = 1;
    if (!convert)
        memcpy(cam->shape, shape, n * sizeof *shape);
    else if (nc_planar_for_radius(cam->shape, size, shape, n, INFINITY, f->radius, NC_CASE_CONVEX,
                                  PIECES) == 0)
        return fail("this shape is no convex cam around its reference point; a cam with hollow flanks is "
                    "given as the "
                    "polar potential of its roller, with --polar");
    double low, high;
    const int status = range_of(cam->shape, cam->n, &low, &high);
    if (status != NC_OK)
        return fail("the cam: %s", nc_message(status));
    if (isnan(cam->base_radius))
        cam->base_radius = low + (is_flat(f) ? 0 : f->inner ? f->radius : -f->radius);
    return 0;
}

static int read_shape(const char *argument, int polar, struct cam *cam)
{
    struct shape shape;
    double low = 0, high = 0;
    if (cam->scale != 1)
        return misuse("--valve-arm is for a lift table; a law or a cam gives the angle of the arm, which "
                      "is the lift of "
                      "the valve over the valve's arm");
    int status = shape_read(argument, &shape);
    if (status == 0 && shape.dimension != PLANAR)
        status = fail("a cam is a planar shape, and a lift law, too; this one is in space");
    if (status == 0) {
        const int checked = range_of(shape.vector, shape.n, &low, &high);
        if (checked != NC_OK)
            status = fail("the shape: %s", nc_message(checked));
    }
    if (status == 0 && !(high > 0 && low >= -1e-6 * high))
        status = fail(
            "the smallest value of this shape is %g: it is neither a lift law, which is zero on the base "
            "circle, nor a cam around its axis",
            low);
    if (status == 0 && low > 1e-6 * high) {
        status = for_follower(shape.vector, shape.n, polar, cam);
    } else if (status == 0 && polar) {
        status = misuse("--polar is for a given cam; this is a lift law: its smallest value is zero");
    } else if (status == 0) {
        cam->shape = shape.vector;
        cam->n = shape.n;
        return 0;
    }
    shape_free(&shape);
    return status;
}

int cam_read(const char *argument, int polar, struct cam *cam)
{
    cam->table_rms = cam->table_most = NAN;
    const int status =
        lift_table_named(argument) ? read_table(argument, cam) : read_shape(argument, polar, cam);
    if (status == 0 && !cam->given && isnan(cam->base_radius)) {
        double smallest;
        if (nc_cam_smallest_base(cam->shape, cam->n, &cam->follower, 0, 1, &smallest) == NC_OK)
            return misuse("a lift law needs a base circle: add --base-radius B; without undercut B is at "
                          "least %.6g m",
                          smallest);
        return misuse("a lift law needs a base circle: add --base-radius B, in m");
    }
    return status;
}
