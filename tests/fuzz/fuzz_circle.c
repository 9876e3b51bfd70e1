/* Bodies given by a polar potential, contact with a circle. */
#include "fuzz.h"

void fuzz_circle(struct input *in)
{
    size_t n;
    double *shape = input_shape(in, 0, &n), out[4];
    double radius = input_length(in), to = input_length(in);
    const double psi = input_number(in);
    const unsigned choice = input_byte(in);
    const enum nc_case mode = (enum nc_case)((int)(choice % 4) - 1);
    if (choice & 16) /* a hollow circle */
        radius = -radius;
    if (choice & 32) {
        FUZZ_INTO(0, nc_planar_check(shape, n), out, nc_circle_change_radius, shape, n, INFINITY, -to, mode,
                  psi, out);
        to = -to;
    }
    const int checked = nc_planar_check(shape, n);
    struct nc_planar_motion motion;
    struct nc_planar_boundary point;
    struct nc_circle_margins margins;
    struct nc_planar_contact contact;
    struct nc_planar_contact_motion contact_motion;
    input_numbers(in, (double *)&motion, sizeof motion / sizeof(double));
    FUZZ_INTO(1, checked, point, nc_circle_boundary, shape, n, radius, mode, psi, &point);
    FUZZ_INTO(0, checked, margins, nc_circle_margin, shape, n, radius, mode, psi, &margins);
    FUZZ_INTO(0, checked, out, nc_circle_change_radius, shape, n, radius, to, mode, psi, out);
    FUZZ_INTO(1, checked, contact, nc_circle_contact, shape, n, radius, mode, &motion, &contact);
    FUZZ_INTO(1, checked, contact_motion, nc_circle_motion, shape, n, radius, mode, &motion,
              &contact_motion);
    FUZZ_INTO(1, checked, contact, nc_circle_distance, shape, n, radius, mode, &motion, &contact);
    FUZZ_INTO(1, checked, contact_motion, nc_circle_distance_motion, shape, n, radius, mode, &motion,
              &contact_motion);
    size_t count;
    double *derivative = fuzz_coefficients(0, shape, n, checked, 1, &count);
    const int status = nc_circle_sensitivity(shape, n, radius, mode, &motion, count, derivative);
    fuzz_judge("nc_circle_sensitivity", status, checked, derivative, count * sizeof *derivative, 0);
    free(derivative);
    free(shape);
}
