/* Functions on the sphere for Modelica: the potential and single components of the contact point, with
 * their time derivatives. The normal need not be of unit length to the last digit. */
#include "glue/modelica.h"

#include "contact/contact.h"

/* Always 1: an invalid shape ends the simulation. */
NC_API int NormalContact_spatialCheck(const double *shape, size_t n, const char *name)
{
    glue_require(nc_spatial_check(shape, n), name);
    return 1;
}

NC_API double NormalContact_spatialPotential(const double *shape, size_t n, const double *normal)
{
    double h;
    glue_require(nc_spatial_eval(shape, n, normal, &h, NULL, NULL), "spatial potential");
    return h;
}

static int glue_axis(int component)
{
    return glue_index(component, 3, "component of the contact point");
}

/* Component 1, 2 or 3 of the contact point grad h. */
NC_API double NormalContact_spatialPoint(const double *shape, size_t n, const double *normal, int component)
{
    double point[3];
    glue_require_result(nc_spatial_eval(shape, n, normal, NULL, point, NULL), "contact point");
    return point[glue_axis(component)];
}

/* (H n')_i */
NC_API double NormalContact_spatialPoint_der(const double *shape, size_t n, const double *normal,
                                             int component, const double *normal_der)
{
    double hessian[9];
    glue_require_result(nc_spatial_eval(shape, n, normal, NULL, NULL, hessian), "contact point");
    return nci_dot(hessian + 3 * glue_axis(component), normal_der);
}

/* (T[n', n'] + H n'')_i */
NC_API double NormalContact_spatialPoint_der2(const double *shape, size_t n, const double *normal,
                                              int component, const double *normal_der,
                                              const double *normal_der2)
{
    double hessian[9], third[3];
    const int i = glue_axis(component);
    glue_require_result(
        nc_spatial_third(shape, n, normal, normal_der, normal_der, NULL, NULL, hessian, third),
        "contact point");
    return third[i] + nci_dot(hessian + 3 * i, normal_der2);
}

/* The potential, the boundary point, the matrix of the curvature radii (without infinite ones) and the
 * principal curvatures. */
NC_API double NormalContact_spatialBoundary(const double *shape, size_t n, const double *normal,
                                            double *point, double *hessian, double *kappa)
{
    static const int packed[9] = {0, 1, 2, 1, 3, 4, 2, 4, 5};
    struct nc_spatial_boundary at = {0};
    double x[3], H[6];
    int status = nci_unit(normal, x);
    if (!status)
        status = nci_boundary(shape, n, x, &at, H);
    glue_require_result(status, "contact point and curvature");
    for (int i = 0; i < 3; i++)
        point[i] = at.point[i];
    for (int i = 0; i < 9; i++)
        hessian[i] = H[packed[i]];
    kappa[0] = at.kappa[0];
    kappa[1] = at.kappa[1];
    return at.h;
}

/* Volume, centroid and inertia tensor of the body with density 1. */
NC_API double NormalContact_spatialMass(const double *shape, size_t n, double tolerance, double *centroid,
                                        double *inertia)
{
    struct nc_spatial_mass mass;
    glue_require(nc_spatial_mass(shape, n, tolerance, &mass), "mass properties of a body");
    for (int i = 0; i < 3; i++)
        centroid[i] = mass.centroid[i];
    for (int i = 0; i < 9; i++)
        inertia[i] = mass.inertia[i];
    return mass.volume;
}

/* Contact with a sphere, everything resolved in the frame of the body. v and w are the motion of the sphere
 * relative to the body; frame b of the kernel is parallel to frame a and at the centre of the sphere. */
NC_API double NormalContact_sphere(const double *shape, size_t n, int description, double radius,
                                   const double *centre, const double *v, const double *w, double *e_n,
                                   double *point, double *kappa, double *v_s)
{
    struct nc_spatial_motion motion = {.q = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
    struct nc_spatial_contact contact;
    double turned[3];
    int status;
    /* Seen from the sphere: the body's origin is at -centre and moves with -(v - w x centre). */
    nci_cross(w, centre, turned);
    for (int i = 0; i < 3; i++) {
        motion.r[i] = -centre[i];
        motion.v[i] = turned[i] - v[i];
        motion.omega[i] = -w[i];
    }
    if (description == 3)
        status = nc_sphere_distance(shape, n, radius, &motion, 0, &contact);
    else
        status = nc_sphere_contact(shape, n, radius, description == 2 ? NC_CASE_CONCAVE : NC_CASE_CONVEX,
                                   &motion, &contact);
    glue_require(status, "contact with a sphere");
    for (int i = 0; i < 3; i++) {
        e_n[i] = contact.e_n[i];
        point[i] = contact.point_a[i];
        v_s[i] = contact.v_body[i];
    }
    kappa[0] = contact.kappa[0];
    kappa[1] = contact.kappa[1];
    return contact.gap;
}
