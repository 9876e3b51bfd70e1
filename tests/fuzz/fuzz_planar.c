/* Planar shapes, their geometry, contact with a line. */
#include "fuzz.h"

static void fuzz_sensitivity(const double *shape, size_t n, int checked, double phi,
                             const struct nc_planar_motion *motion)
{
    size_t count;
    double *out = fuzz_coefficients(0, shape, n, checked, 4, &count);
    int status = nc_planar_sensitivity(shape, n, phi, count, out, out + count, out + 3 * count);
    fuzz_judge("nc_planar_sensitivity", status, checked, out, 4 * count * sizeof *out, 0);
    fuzz_prepare(out, count * sizeof *out);
    status = nc_line_sensitivity(shape, n, motion, count, out);
    fuzz_judge("nc_line_sensitivity", status, checked, out, count * sizeof *out, 0);
    free(out);
}

void fuzz_planar(struct input *in)
{
    size_t n;
    double *shape = input_shape(in, 0, &n), out[4], integral;
    const double phi = input_number(in), other = input_number(in);
    const int checked = nc_planar_check(shape, n);
    struct nc_planar_motion motion;
    struct nc_planar_boundary point;
    struct nc_planar_contact contact;
    struct nc_planar_contact_motion contact_motion;
    struct nc_line_rolling rolling;
    int continuity = -7;
    input_numbers(in, (double *)&motion, sizeof motion / sizeof(double));
    fuzz_judge("nc_planar_check", checked, -1, NULL, 0, 0);
    fuzz_judge("nc_planar_continuity", nc_planar_continuity(shape, n, &continuity), checked, NULL, 0, 0);
    if (checked == NC_OK ? continuity < 0 || continuity > 4 : continuity != -1)
        fuzz_stop("nc_planar_continuity", "gives no class", checked);
    FUZZ_INTO(0, checked, out, nc_planar_eval, shape, n, phi, out);
    FUZZ_INTO(0, checked, integral, nc_planar_integral, shape, n, phi, other, &integral);
    FUZZ_INTO(1, checked, point, nc_planar_boundary, shape, n, phi, &point);
    FUZZ_INTO(1, checked, contact, nc_line_contact, shape, n, &motion, &contact);
    FUZZ_INTO(1, checked, contact_motion, nc_line_motion, shape, n, &motion, &contact_motion);
    FUZZ_INTO(0, checked, rolling, nc_line_rolling, shape, n, phi, other, motion.omega, motion.alpha,
              &rolling);
    fuzz_sensitivity(shape, n, checked, phi, &motion);
    free(shape);
}
