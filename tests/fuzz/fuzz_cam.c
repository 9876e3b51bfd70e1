/* Cams and followers, both ways. */
#include <stddef.h>

#include "fuzz.h"

/* A follower that fits to a base circle of 0.02 m, or anything. */
static void fuzz_follower(struct input *in, struct nc_follower *f, double *base)
{
    static const struct nc_follower usual[4] = {
        {NC_FOLLOWER_ROLLER, 0, 0.01, 0.004, 0, 0, 1},
        {NC_FOLLOWER_FLAT, 0, 0, 0.002, 0, 0, 1},
        {NC_FOLLOWER_OSCILLATING_ROLLER, 0, 0.01, 0, 0.04, 0.05, -1},
        {NC_FOLLOWER_OSCILLATING_FLAT, 0, 0, 0.005, 0, 0.05, 1},
    };
    const unsigned choice = input_byte(in);
    *f = usual[choice % 4];
    *base = 0.02;
    if (choice < 128)
        return;
    f->kind = (int)input_byte(in) % 6;
    f->inner = (int)input_byte(in) % 2;
    f->side = (int)input_byte(in) % 3 - 1;
    f->radius = input_number(in);
    f->offset = input_number(in);
    f->arm = input_number(in);
    f->pivot = input_number(in);
    *base = input_number(in);
}

void fuzz_cam(struct input *in)
{
    struct nc_follower f;
    struct nc_cam_point point;
    struct nc_cam_margin margin;
    double base, law[CAPACITY], cam[CAPACITY], x;
    const double theta = input_number(in), size = input_byte(in) < 200 ? 1e-3 : input_number(in);
    fuzz_follower(in, &f, &base);
    const size_t n = nc_planar_lift(law, CAPACITY, NC_LIFT_345, size, 0.1, 1.5, input_byte(in) / 100.0, 1.5);
    fuzz_prepare(&point, sizeof point);
    fuzz_judge("nc_cam_from_lift", nc_cam_from_lift(law, n, &f, base, theta, &point), -1, &point.lift, sizeof point.lift, 0);
    const size_t places = 8 + input_byte(in) % 64;
    const size_t m = FUZZ_BUILD(nc_cam_shape, cam, CAPACITY, law, n, &f, base, places);
    if (m) {
        fuzz_prepare(&point, sizeof point);
        fuzz_judge("nc_cam_to_lift", nc_cam_to_lift(cam, m, &f, base, theta, &point), -1, &point.lift, sizeof point.lift, 0);
    }
    fuzz_prepare(&margin, offsetof(struct nc_cam_margin, cells));
    fuzz_judge("nc_cam_undercut", nc_cam_undercut(law, n, &f, base, 1e-2, 500, &margin), -1, &margin, 2 * sizeof(double), 1);
    if (input_byte(in) % 16 == 0) {
        FUZZ_INTO(0, -1, x, nc_cam_smallest_base, law, n, &f, 0.001, base, &x);
        FUZZ_INTO(1, -1, x, nc_cam_largest_roller, law, n, &f, base, 0.001, &x);
    }
}
