/* Spatial shapes. */
#include "fuzz.h"

void fuzz_spatial(struct input *in)
{
    size_t n;
    double *shape = input_shape(in, 1, &n), normal[3], u[3], v[3];
    struct {
        double h, point[3], hessian[9], third[3];
    } jet;
    struct {
        double h, point[3], hessian[9];
    } eval;
    const int checked = nc_spatial_check(shape, n);
    input_direction(in, normal);
    input_numbers(in, u, 3);
    input_numbers(in, v, 3);
    fuzz_judge("nc_spatial_check", checked, -1, NULL, 0, 0);
    FUZZ_INTO(0, checked, jet, nc_spatial_third, shape, n, normal, u, v, &jet.h, jet.point, jet.hessian,
              jet.third);
    FUZZ_INTO(0, checked, eval, nc_spatial_eval, shape, n, normal, &eval.h, eval.point, eval.hessian);
    FUZZ_INTO(0, checked, eval.h, nc_spatial_eval, shape, n, normal, &eval.h, NULL, NULL);
    FUZZ_INTO(0, checked, eval.point, nc_spatial_eval, shape, n, normal, NULL, eval.point, NULL);
    free(shape);
}
