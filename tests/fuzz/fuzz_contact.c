/* Contact of a spatial body with a plane and with a sphere. */
#include "fuzz.h"

void fuzz_contact(struct input *in)
{
    size_t n;
    double *shape = input_shape(in, 1, &n), e[3];
    const double radius = input_length(in), radius_min = input_length(in);
    const enum nc_case mode = (enum nc_case)(input_byte(in) % 4 - 1);
    const int checked = nc_spatial_check(shape, n);
    struct nc_spatial_contact contact;
    struct {
        double gap, point[3];
    } gap;
    struct nc_spatial_motion motion;
    struct nc_spatial_contact_motion path;
    input_direction(in, e);
    input_rotation(in, motion.q);
    input_numbers(in, motion.r, 3);
    input_numbers(in, motion.v, 3);
    input_numbers(in, motion.omega, 3);
    input_numbers(in, motion.a, 3);
    input_numbers(in, motion.alpha, 3);
    FUZZ_INTO(0, checked, gap, nc_plane_gap, shape, n, e, motion.r, motion.q, &gap.gap, gap.point);
    FUZZ_INTO(1, checked, contact, nc_plane_contact, shape, n, e, &motion, &contact);
    FUZZ_INTO(0, checked, path, nc_plane_motion, shape, n, e, &motion, &path);
    FUZZ_INTO(1, checked, contact, nc_sphere_contact, shape, n, radius, mode, &motion, &contact);
    FUZZ_INTO(1, checked, contact, nc_sphere_distance, shape, n, radius, &motion, radius_min, &contact);
    size_t count;
    double *out = fuzz_coefficients(1, shape, n, checked, 1, &count);
    const int status = nc_plane_sensitivity(shape, n, e, &motion, count, out);
    fuzz_judge("nc_plane_sensitivity", status, checked, out, count * sizeof *out, 0);
    free(out);
    free(shape);
}
