/* Forces: no shape, numbers only. */
#include "fuzz.h"

void fuzz_forces(struct input *in)
{
    double x[8], one, two[2], three[3], kappa1[4], kappa2[4];
    struct {
        double a, b, c;
    } line;
    const int law = (int)(input_byte(in) % 7) - 1;
    input_numbers(in, x, 8);
    input_numbers(in, kappa1, 4);
    input_numbers(in, kappa2, 4);
    FUZZ_INTO(0, -1, one, nc_hertz_modulus, x[0], x[1], x[2], x[3], &one);
    FUZZ_INTO(0, -1, one, nc_hertz_point, x[0], kappa1, &one);
    FUZZ_INTO(0, -1, three, nc_hertz_area, x[0], kappa1, x[1], three, three + 2);
    FUZZ_INTO(0, -1, line, nc_hertz_line, x[0], x[1], x[2], x[3], x[4], &line.a, &line.b, &line.c);
    FUZZ_INTO(0, -1, two, nc_hertz_strip, x[0], x[1], x[2], x[3], two, two + 1);
    FUZZ_INTO(0, -1, one, nc_film_line, x[0], x[1], x[2], x[3], x[4], x[5], x[6], &one);
    FUZZ_INTO(0, -1, one, nc_force_damping, law, x[0], x[1], x[2], &one);
    FUZZ_INTO(0, -1, two, nc_force_elastic, x[0], x[1], x[2], two, two + 1);
    FUZZ_INTO(0, -1, two, nc_force_damped, x[0], x[1], x[2], two, two + 1);
    if (two[0] < 0 || two[1] < 0)
        abort(); /* it pulls, or feeds energy */
    FUZZ_INTO(0, -1, one, nc_friction_planar, x[0], x[1], x[2], x[3], &one);
    FUZZ_INTO(0, -1, three, nc_friction_spatial, x[0], x[1], x[2], kappa1, three);
    FUZZ_INTO(0, -1, one, nc_friction_stribeck_planar, x[0], x[1], x[2], x[3], x[4], x[5], x[6], &one);
    FUZZ_INTO(0, -1, three, nc_force_smooth, x[0], x[1], x[2], kappa1, x[3], x[4], NULL, three);
    FUZZ_INTO(0, -1, one, nc_friction_smooth, x[0], x[1], x[2], x[3], x[4], x[5], x[6], &one);
    FUZZ_INTO(0, -1, one, nc_rolling_resistance_planar, x[0], x[1], x[2], x[3], &one);
    FUZZ_INTO(0, -1, three, nc_rolling_resistance_spatial, x[0], x[1], x[2], kappa1, three);
}
