/* Contact of a spatial body with a plane and with a sphere. */
#include "fuzz.h"

void fuzz_contact(struct input *in)
{
    size_t n;
    double *shape = input_shape(in, 1, &n), e[3], r[3], q[9], v[3], w[3], a[3], w_der[3];
    const double radius = input_length(in), radius_min = input_length(in);
    const enum nc_sphere_case mode = (enum nc_sphere_case)(input_byte(in) % 4);
    const int checked = nc_spatial_check(shape, n);
    struct nc_spatial_contact contact;
    struct {
        double gap, point[3];
    } gap;
    struct {
        double gap[3], point[9];
    } motion;
    input_direction(in, e);
    input_rotation(in, q);
    input_numbers(in, r, 3);
    input_numbers(in, v, 3);
    input_numbers(in, w, 3);
    input_numbers(in, a, 3);
    input_numbers(in, w_der, 3);
    FUZZ_INTO(0, checked, gap, nc_plane_gap, shape, n, e, r, q, &gap.gap, gap.point);
    FUZZ_INTO(1, checked, contact, nc_plane_contact, shape, n, e, r, q, v, w, &contact);
    FUZZ_INTO(0, checked, motion, nc_plane_motion, shape, n, e, r, q, v, w, a, w_der, motion.gap,
              motion.point);
    FUZZ_INTO(1, checked, contact, nc_sphere_contact, shape, n, mode, radius, r, q, v, w, &contact);
    FUZZ_INTO(1, checked, contact, nc_sphere_distance, shape, n, radius_min, radius, r, q, v, w, &contact);
    free(shape);
}
