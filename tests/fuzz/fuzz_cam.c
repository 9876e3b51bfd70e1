/* Cams and followers, both ways, and their undercut. */
#include <stddef.h>

#include "fuzz.h"

/* A follower, mostly possible. */
static struct nc_follower cam_follower(struct input *in)
{
    struct nc_follower f;
    const unsigned flags = input_byte(in);
    f.kind = (int)(1 + input_byte(in) % 4) - (flags >= 250);
    f.inner = flags % 4 == 0;
    f.side = flags >= 245 ? (int)(flags % 3) : flags % 2 ? 1 : -1;
    f.radius = input_length(in);
    f.offset = input_number(in);
    f.arm = input_length(in);
    f.pivot = input_length(in);
    return f;
}

static int cam_is_flat(const struct nc_follower *f)
{
    return f->kind == NC_FOLLOWER_FLAT || f->kind == NC_FOLLOWER_OSCILLATING_FLAT;
}

typedef int cam_function(const double *shape, size_t n, const struct nc_follower *follower,
                         double base_radius, double theta, struct nc_cam_point *out);

/* A flat follower has no centre. */
static void cam_point(const char *name, cam_function *function, const double *shape, size_t n, int checked,
                      const struct nc_follower *follower, double base_radius, double theta)
{
    struct nc_cam_point point;
    fuzz_prepare(&point, sizeof point);
    const int status = function(shape, n, follower, base_radius, theta, &point);
    fuzz_judge(name, status, checked, &point, offsetof(struct nc_cam_point, centre), 1);
    fuzz_outputs(name, status ? status : cam_is_flat(follower), point.centre, sizeof point.centre, 0);
    for (int i = 0; !status && i < 2; i++)
        if (!isfinite(point.lift[i]) || !isfinite(point.point[i]) || !isfinite(point.normal[i]))
            fuzz_stop(name, "succeeded without a finite number", status);
    struct nc_cam_wheel wheel;
    fuzz_prepare(&wheel, sizeof wheel);
    const int wheel_status = nc_cam_wheel(&point, base_radius, &wheel);
    fuzz_judge("nc_cam_wheel", wheel_status, 0, &wheel, sizeof wheel, 1);
}

static void cam_shape(struct input *in, const double *law, size_t n, const struct nc_follower *follower,
                      double base_radius)
{
    const size_t pieces = input_byte(in) % 32, capacity = n + 64 + 9 * pieces;
    double *shape = malloc(capacity * sizeof *shape);
    if (!shape)
        abort();
    const size_t m = FUZZ_BUILD(nc_cam_shape, shape, capacity, law, n, follower, base_radius, pieces);
    if (m != 0 && nc_planar_check(shape, m) != NC_OK)
        fuzz_stop("nc_cam_shape", "a shape that does not pass its check", nc_planar_check(shape, m));
    free(shape);
}

static void cam_undercut(struct input *in, const double *law, size_t n, int checked,
                         const struct nc_follower *follower, double base_radius, double theta)
{
    const double tolerance = input_number(in);
    const size_t cells = 1 + 8 * input_byte(in);
    struct nc_cam_margin margin;
    struct nc_cam_point point;
    fuzz_prepare(&margin, offsetof(struct nc_cam_margin, cells));
    const int status = nc_cam_undercut(law, n, follower, base_radius, tolerance, cells, &margin);
    fuzz_judge("nc_cam_undercut", status, checked, &margin, 2 * sizeof(double), 1);
    fuzz_outputs("nc_cam_undercut", status || isinf(margin.upper), &margin.theta, sizeof margin.theta, 0);
    if (!status && !(margin.lower <= margin.upper))
        fuzz_stop("nc_cam_undercut", "bounds that contradict each other", status);
    const double size[5] = {base_radius, follower->radius, follower->offset, follower->arm,
                            follower->pivot};
    if (!status && input_moderate(law, n) && input_moderate(size, 5) && fabs(theta) < 100 &&
        nc_cam_from_lift(law, n, follower, base_radius, theta, &point) == NC_OK &&
        point.margin < margin.lower - 1e-6 * (1 + fabs(point.margin)))
        fuzz_stop("nc_cam_undercut", "a margin below the proved bound", status);
}

void fuzz_cam(struct input *in)
{
    const unsigned which = input_byte(in) % 16;
    const struct nc_follower follower = cam_follower(in);
    const double base_radius = input_length(in), theta = input_number(in);
    size_t n;
    double *law = input_shape(in, 0, &n), least, result;
    const int checked = nc_planar_check(law, n);
    fuzz_note("follower (kind, inner, side)",
              (const double[]){follower.kind, follower.inner, follower.side}, 3);
    fuzz_note("follower (radius, offset, arm, pivot)", &follower.radius, 4);
    fuzz_note("base radius", &base_radius, 1);
    fuzz_note("theta", &theta, 1);
    cam_point("nc_cam_from_lift", nc_cam_from_lift, law, n, checked, &follower, base_radius, theta);
    cam_point("nc_cam_to_lift", nc_cam_to_lift, law, n, checked, &follower, base_radius, theta);
    if (which < 4)
        cam_shape(in, law, n, &follower, base_radius);
    else if (which < 8)
        cam_undercut(in, law, n, checked, &follower, base_radius, theta);
    else if (which < 10) {
        least = input_length(in);
        const double largest = input_length(in);
        FUZZ_INTO(0, checked, result, nc_cam_smallest_base, law, n, &follower, least, largest, &result);
    } else if (which < 12) {
        least = input_length(in);
        FUZZ_INTO(1, checked, result, nc_cam_largest_roller, law, n, &follower, base_radius, least,
                  &result);
    } else if (which < 14) {
        FUZZ_INTO(1, checked, result, nc_cam_largest_wheel, law, n, &follower, base_radius, &result);
    }
    free(law);
}
