/* Functions on the sphere for Modelica: the potential and single components of the contact point, with
 * their time derivatives. The normal need not be of unit length to the last digit. */
#include "glue/modelica.h"

/* Always 1: an invalid shape ends the simulation. */
NC_API int NormalContact_spatialCheck(const double *shape, size_t n, const char *name)
{
    glue_require(nc_spatial_check(shape, n), name);
    return 1;
}

/* The components of the normal and its derivatives are scalars: OpenModelica 1.26.9 can't build a Jacobian with vectors. */
NC_API double NormalContact_spatialPotential(const double *shape, size_t n, double n1, double n2, double n3)
{
    const double normal[3] = {n1, n2, n3};
    double h;
    glue_require(nc_spatial_eval(shape, n, normal, &h, NULL, NULL), "spatial potential");
    return h;
}

static int glue_axis(int component)
{
    return glue_index(component, 3, "component of the contact point");
}

/* Component 1, 2 or 3 of the contact point grad h. */
NC_API double NormalContact_spatialPoint(const double *shape, size_t n, double n1, double n2, double n3,
                                         int component)
{
    const double normal[3] = {n1, n2, n3};
    double point[3];
    glue_require_result(nc_spatial_eval(shape, n, normal, NULL, point, NULL), "contact point");
    return point[glue_axis(component)];
}

/* (H n')_i */
NC_API double NormalContact_spatialPoint_der(const double *shape, size_t n, double n1, double n2, double n3,
                                             int component, double n1_der, double n2_der, double n3_der)
{
    const double normal[3] = {n1, n2, n3}, normal_der[3] = {n1_der, n2_der, n3_der};
    double hessian[9];
    glue_require_result(nc_spatial_eval(shape, n, normal, NULL, NULL, hessian), "contact point");
    return nci_dot(hessian + 3 * glue_axis(component), normal_der);
}

/* (T[n', n'] + H n'')_i */
NC_API double NormalContact_spatialPoint_der2(const double *shape, size_t n, double n1, double n2,
                                              double n3, int component, double n1_der, double n2_der,
                                              double n3_der, double n1_der2, double n2_der2, double n3_der2)
{
    const double normal[3] = {n1, n2, n3}, normal_der[3] = {n1_der, n2_der, n3_der};
    const double normal_der2[3] = {n1_der2, n2_der2, n3_der2};
    double hessian[9], third[3];
    const int i = glue_axis(component);
    glue_require_result(
        nc_spatial_third(shape, n, normal, normal_der, normal_der, NULL, NULL, hessian, third),
        "contact point");
    return third[i] + nci_dot(hessian + 3 * i, normal_der2);
}

/* Volume, centroid and inertia tensor of the body with density 1. */
NC_API double NormalContact_spatialMass(const double *shape, size_t n, double tolerance, const char *name,
                                        double *centroid, double *inertia)
{
    struct nc_spatial_mass mass;
    glue_require_of(name, nc_spatial_mass(shape, n, tolerance, &mass), "mass properties of a body");
    for (int i = 0; i < 3; i++)
        centroid[i] = mass.centroid[i];
    for (int i = 0; i < 9; i++)
        inertia[i] = mass.inertia[i];
    return mass.volume;
}

/* The smallest extent of the body along thirteen lines: the axes, and the diagonals of faces and of the cube. */
NC_API double NormalContact_spatialWidth(const double *shape, size_t n, const char *name)
{
    double width = INFINITY;
    for (int i = 14; i < 27; i++) { /* -1, 0, 1 for the digits of i to the base of three */
        double u[3] = {i / 9 - 1, i / 3 % 3 - 1, i % 3 - 1}, h[2];
        const double length = sqrt(nci_dot(u, u));
        for (int k = 0; k < 2; k++) {
            for (int j = 0; j < 3; j++)
                u[j] = k ? -u[j] : u[j] / length;
            glue_require_of(name, nc_spatial_eval(shape, n, u, &h[k], NULL, NULL), "shape");
        }
        width = fmin(width, h[0] + h[1]);
    }
    return width;
}
