/* Spatial shapes and the geometry of their bodies. */
#include "fuzz.h"

/* Where the body is not convex, all but the curvatures are given all the same. */
static void fuzz_boundary(const double *shape, size_t n, int checked, const double normal[3])
{
    struct nc_spatial_boundary boundary;
    fuzz_prepare(&boundary, sizeof boundary);
    const int status = nc_spatial_boundary(shape, n, normal, &boundary);
    if (status % NC_TERM == NC_E_NOT_CONVEX) { /* and perhaps flat in the other direction */
        fuzz_judge("nc_spatial_boundary", status, checked, boundary.kappa, sizeof boundary.kappa, 0);
        fuzz_outputs("nc_spatial_boundary", NC_OK, &boundary.h, sizeof boundary.h, 0);
        fuzz_outputs("nc_spatial_boundary", NC_OK, boundary.point, sizeof boundary.point, 0);
        fuzz_outputs("nc_spatial_boundary", NC_OK, boundary.radius, sizeof boundary.radius, 1);
        fuzz_outputs("nc_spatial_boundary", NC_OK, boundary.direction, sizeof boundary.direction, 0);
    } else {
        fuzz_judge("nc_spatial_boundary", status, checked, &boundary, sizeof boundary, 1);
    }
}

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
    fuzz_boundary(shape, n, checked, normal);
    size_t count;
    double *out = fuzz_coefficients(1, shape, n, checked, 4, &count);
    const int status = nc_spatial_sensitivity(shape, n, normal, count, out, out + count);
    fuzz_judge("nc_spatial_sensitivity", status, checked, out, 4 * count * sizeof *out, 0);
    free(out);
    free(shape);
}
