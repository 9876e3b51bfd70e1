/* Triangle meshes as they come from CAD: the error against the true body, mass properties, the smoothed hull. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "fit/space.h"
#include "fit_mesh.h"

enum { ROOM = 64 };

/* A sphere, an ellipsoid and a rounded box, turned and moved. */
static size_t body(int k, double *shape)
{
    const double q[9] = {0.36, 0.48, -0.8, -0.8, 0.6, 0, 0.48, 0.64, 0.6};
    double own[ROOM];
    size_t n = 0;
    switch (k) {
    case 0:
        n = nc_spatial_offset(own, ROOM, 0.1);
        break;
    case 1:
        n = nc_spatial_ellipsoid(own, ROOM, 0.2, 0.12, 0.07);
        break;
    default:
        n = nc_spatial_ellipsoid(own, ROOM, 0.1, 0.001, 0.001);
        n += nc_spatial_ellipsoid(own + n, ROOM - n, 0.001, 0.06, 0.001);
        n += nc_spatial_ellipsoid(own + n, ROOM - n, 0.001, 0.001, 0.03);
        n += nc_spatial_offset(own + n, ROOM - n, 0.02);
        break;
    }
    double turned[2 * ROOM];
    n = nc_spatial_rotated(turned, 2 * ROOM, own, n, q);
    memcpy(shape, turned, n * sizeof *shape);
    return n + nc_spatial_shift(shape + n, 2 * ROOM - n, 0.05, -0.02, 0.1);
}

static double difference(const double *a, size_t na, const double *b, size_t nb)
{
    double sum = 0;
    for (size_t i = 0; i < 2000; i++) {
        double x[3], g, h;
        nci_sphere_direction(i, 2000, x);
        nc_spatial_eval(a, na, x, &g, NULL, NULL);
        nc_spatial_eval(b, nb, x, &h, NULL, NULL);
        sum += (g - h) * (g - h) / 2000;
    }
    return sqrt(sum);
}

/* The largest difference of two inertia tensors, relative to the largest entry. */
static double inertia_difference(const double a[9], const double b[9])
{
    double most = 0, size = 0;
    for (int i = 0; i < 9; i++) {
        most = fmax(most, fabs(a[i] - b[i]));
        size = fmax(size, fabs(b[i]));
    }
    return most / size;
}

/* In single precision, as STL stores it: the error falls with the number of triangles; volume, centroid and inertia are
 * the true ones, and those of the mesh, which is inscribed, as far as its facets are flat: ever less so with their number. */
static void finer_meshes(void **state)
{
    (void)state;
    for (int k = 0; k < 3; k++) {
        double shape[2 * ROOM], before = INFINITY, missing = INFINITY, heavier = INFINITY;
        const size_t n = body(k, shape);
        struct nc_spatial_mass truth;
        static const size_t parts[] = {9, 29, 91}; /* 972, 10092, 99372 triangles */
        assert_int_equal(nc_spatial_mass(shape, n, 1e-8, &truth), NC_OK);
        for (int level = 0; level < 3; level++) {
            struct mesh mesh = mesh_of(shape, n, parts[level], 1);
            struct nc_fit fit;
            struct nc_spatial_mass mass;
            assert_int_equal(
                nc_fit_spatial_mesh(mesh.vertex, mesh.vertices, mesh.triangle, mesh.triangles, NULL, &fit),
                NC_OK);
            const struct mesh_mass facets = mesh_mass(&mesh);
            const double error = difference(shape, n, fit.shape, fit.n), volume = facets.volume;
            assert_int_equal(nc_spatial_mass(fit.shape, fit.n, 1e-8, &mass), NC_OK);
            print_message("body %d, %zu triangles: rms error %.2g m, volume %.7g, of the mesh %.7g m3\n", k,
                          mesh.triangles, error, mass.volume, volume);
            assert_true(error < before && error < 1e-8);
            assert_true(fabs(mass.volume / truth.volume - 1) < 1e-6);
            assert_true(mass.volume > volume && mass.volume - volume < missing / 1.5);
            assert_true(fit.lower >= fit.min_radius);
            const double inertia = inertia_difference(mass.inertia, facets.inertia);
            print_message("    inertia off by %.2g of the mesh's, by %.2g of the true one\n", inertia,
                          inertia_difference(mass.inertia, truth.inertia));
            assert_true(inertia_difference(mass.inertia, truth.inertia) < 1e-6 && inertia < heavier / 1.5);
            for (int i = 0; i < 3; i++) {
                assert_true(fabs(mass.centroid[i] - truth.centroid[i]) < 1e-7);
                assert_true(fabs(mass.centroid[i] - facets.centroid[i]) <
                            0.02 * (mass.volume / volume - 1));
            }
            heavier = inertia;
            before = error;
            missing = mass.volume - volume;
            nc_fit_free(&fit);
            mesh_free(&mesh);
        }
    }
}

/* Inside out, and with vertices that no triangle uses. */
static void odd_meshes(void **state)
{
    (void)state;
    double shape[2 * ROOM];
    const size_t n = body(1, shape);
    struct mesh mesh = mesh_of(shape, n, 8, 0);
    struct nc_fit fit;
    for (size_t t = 0; t < mesh.triangles; t++) {
        const size_t swap = mesh.triangle[3 * t];
        mesh.triangle[3 * t] = mesh.triangle[3 * t + 1];
        mesh.triangle[3 * t + 1] = swap;
    }
    mesh.vertex = realloc(mesh.vertex, (mesh.vertices + 1) * 3 * sizeof(double));
    for (size_t k = 0; k < 3; k++)
        mesh.vertex[3 * mesh.vertices + k] = 77;
    assert_int_equal(
        nc_fit_spatial_mesh(mesh.vertex, mesh.vertices + 1, mesh.triangle, mesh.triangles, NULL, &fit),
        NC_OK);
    assert_true(difference(shape, n, fit.shape, fit.n) < 1e-12);
    assert_int_equal(fit.count, mesh.vertices + 1);
    assert_true(fit.residual[mesh.vertices] == 0);
    nc_fit_free(&fit);
    mesh.triangle[5] = mesh.vertices + 1;
    assert_int_equal(
        nc_fit_spatial_mesh(mesh.vertex, mesh.vertices + 1, mesh.triangle, mesh.triangles, NULL, &fit),
        NC_E_OPTION);
    assert_int_equal(nc_fit_spatial_mesh(mesh.vertex, mesh.vertices, mesh.triangle, 1, NULL, &fit),
                     NC_E_DATA);
    assert_int_equal(nc_fit_spatial_mesh(mesh.vertex, mesh.vertices, NULL, 1, NULL, &fit), NC_E_NULL);
    mesh_free(&mesh);
}

/* A box with sharp edges: eight vertices, flat faces. */
static void sharp_box(void **state)
{
    (void)state;
    static const size_t quad[6][4] = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4},
                                      {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};
    double vertex[24];
    size_t triangle[36];
    struct nc_fit fit;
    for (size_t i = 0; i < 8; i++) {
        vertex[3 * i] = i & 4 ? 0.1 : -0.1;
        vertex[3 * i + 1] = i & 2 ? 0.06 : -0.06;
        vertex[3 * i + 2] = i & 1 ? 0.04 : -0.04;
    }
    for (size_t f = 0; f < 6; f++)
        for (size_t k = 0; k < 6; k++)
            triangle[6 * f + k] = quad[f][k < 3 ? k : k == 3 ? 0 : k - 2];
    const struct nc_fit_options options = {.min_radius = 0.002};
    assert_int_equal(nc_fit_spatial_mesh(vertex, 8, triangle, 12, &options, &fit), NC_OK);
    assert_int_equal(fit.form, NC_FIT_BOX);
    assert_true(fit.lower >= 0.002 && fit.largest < 0.004);
    struct nc_spatial_mass mass;
    assert_int_equal(nc_spatial_mass(fit.shape, fit.n, 1e-4, &mass), NC_OK);
    print_message("volume %g rms %g largest %g lower %g n %zu\n", mass.volume / (0.2 * 0.12 * 0.08),
                  fit.rms, fit.largest, fit.lower, fit.n);
    assert_true(fabs(mass.volume / (0.2 * 0.12 * 0.08) - 1) < 0.02);
    nc_fit_free(&fit);
    /* its smoothed hull: rho is proved, and so is the distance */
    const struct nc_fit_options hull = {.form = NC_FIT_HULL, .min_radius = 0.001};
    assert_int_equal(nc_fit_spatial_mesh(vertex, 8, triangle, 12, &hull, &fit), NC_OK);
    assert_true(fit.lower >= fit.min_radius && fit.min_radius > 0.00099);
    double most = 0;
    for (size_t i = 0; i < 5000; i++) {
        double x[3], h, truth = -INFINITY;
        nci_sphere_direction(i, 5000, x);
        nc_spatial_eval(fit.shape, fit.n, x, &h, NULL, NULL);
        for (size_t v = 0; v < 8; v++)
            truth = fmax(truth, x[0] * vertex[3 * v] + x[1] * vertex[3 * v + 1] + x[2] * vertex[3 * v + 2]);
        most = fmax(most, fabs(h - truth));
    }
    assert_true(most <= fit.bound && fit.bound < 0.0035);
    nc_fit_free(&fit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(odd_meshes), cmocka_unit_test(sharp_box),
                                       cmocka_unit_test(finer_meshes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
