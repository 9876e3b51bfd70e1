/* Functions on the sphere for Modelica: the potential and single components of the contact point, with
 * their time derivatives. The normal need not be of unit length to the last digit. */
#include "modelica.h"

/* Always 1: an invalid shape ends the simulation. */
NC_API int NormalContact_spatialCheck(const double *shape, size_t n)
{
    glue_require(nc_spatial_check(shape, n), "check of a spatial shape");
    return 1;
}

NC_API double NormalContact_spatialPotential(const double *shape, size_t n, const double *normal)
{
    double h;
    glue_require(nc_spatial_eval(shape, n, normal, &h, NULL, NULL), "spatial potential");
    return h;
}

NC_API double NormalContact_spatialPotential_der(const double *shape, size_t n, const double *normal,
                                                 const double *normal_der)
{
    double point[3];
    glue_require(nc_spatial_eval(shape, n, normal, NULL, point, NULL), "spatial potential");
    return nci_dot(point, normal_der);
}

/* grad h . n'' + n' . H n' */
NC_API double NormalContact_spatialPotential_der2(const double *shape, size_t n, const double *normal,
                                                  const double *normal_der, const double *normal_der2)
{
    double point[3], hessian[9], turned[3];
    glue_require(nc_spatial_eval(shape, n, normal, NULL, point, hessian), "spatial potential");
    nci_rotate(hessian, normal_der, turned);
    return nci_dot(point, normal_der2) + nci_dot(normal_der, turned);
}

static int glue_axis(int component)
{
    if (component < 1 || component > 3)
        glue_require(NC_E_OPTION, "component of the contact point");
    return component - 1;
}

/* Component 1, 2 or 3 of the contact point grad h. */
NC_API double NormalContact_spatialPoint(const double *shape, size_t n, const double *normal, int component)
{
    double point[3];
    glue_require(nc_spatial_eval(shape, n, normal, NULL, point, NULL), "contact point");
    return point[glue_axis(component)];
}

/* (H n')_i */
NC_API double NormalContact_spatialPoint_der(const double *shape, size_t n, const double *normal,
                                             int component, const double *normal_der)
{
    double hessian[9];
    glue_require(nc_spatial_eval(shape, n, normal, NULL, NULL, hessian), "contact point");
    return nci_dot(hessian + 3 * glue_axis(component), normal_der);
}

/* (T[n', n'] + H n'')_i */
NC_API double NormalContact_spatialPoint_der2(const double *shape, size_t n, const double *normal,
                                              int component, const double *normal_der,
                                              const double *normal_der2)
{
    double hessian[9], third[3];
    const int i = glue_axis(component);
    glue_require(nc_spatial_third(shape, n, normal, normal_der, normal_der, NULL, NULL, hessian, third),
                 "contact point");
    return third[i] + nci_dot(hessian + 3 * i, normal_der2);
}

/* The potential, the boundary point, the matrix of the curvature radii and the principal curvatures. */
NC_API double NormalContact_spatialBoundary(const double *shape, size_t n, const double *normal,
                                            double *point, double *hessian, double *kappa)
{
    struct nc_spatial_boundary boundary;
    double h;
    glue_require(nc_spatial_eval(shape, n, normal, &h, point, hessian), "contact point");
    glue_require(nc_spatial_boundary_at(shape, n, normal, &boundary), "curvature at the contact point");
    kappa[0] = boundary.kappa[0];
    kappa[1] = boundary.kappa[1];
    return h;
}
