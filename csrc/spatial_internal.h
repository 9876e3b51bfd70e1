/* What the files on geometry and contact of spatial bodies share. */
#ifndef NCI_SPATIAL_INTERNAL_H
#define NCI_SPATIAL_INTERNAL_H

#include <float.h>
#include <string.h>

#include "internal.h"

/* Two unit vectors with t x s = n for a unit vector n; continuous but for n_z = 0 (Duff et al. 2017). */
static inline void nci_tangents(const double n[3], double t[3], double s[3])
{
    const double sign = copysign(1, n[2]), a = -1 / (sign + n[2]), b = n[0] * n[1] * a;
    t[0] = 1 + sign * n[0] * n[0] * a;
    t[1] = sign * b;
    t[2] = -sign * n[0];
    s[0] = b;
    s[1] = sign + n[1] * n[1] * a;
    s[2] = -n[1];
}

/* Eigenvalues (ascending) and eigenvectors of a packed symmetric matrix restricted to the plane normal to
 * n; direction[0] x direction[1] = n. */
NCI_API void nci_principal(const double S[6], const double n[3], double value[2], double direction[2][3]);

/* Sets radii that are zero within rounding to zero, and gives their reciprocals at a boundary point. A
 * radius may be infinite. NaN and NC_E_NOT_CONVEX where one is negative, NC_E_SINGULAR where one is not a
 * number. */
NCI_API int nci_curvatures(const double point[3], double radius[2], double kappa[2]);

/* nc_spatial_boundary_at for a normal of unit length, and the Hessian: without the infinite radii of flat
 * parts. NC_E_FLAT comes with a result. */
NCI_API int nci_boundary(const double *shape, size_t n, const double x[3],
                         struct nc_spatial_boundary *boundary, double H[6]);

/* Fills n doubles with NaN. */
static inline void nci_nan(void *out, size_t n)
{
    const double nan = NAN;
    for (size_t i = 0; out && i < n; i++)
        memcpy((char *)out + i * sizeof nan, &nan, sizeof nan);
}

/* The pose and motion of frame a relative to b. */
struct nci_pose {
    const double *r, *q, *v, *w;
};

/* NC_OK, or what is wrong with the pose. */
NCI_API int nci_pose_check(const struct nci_pose *pose);

/* Completes a contact of which gap, gap_der, kappa and margin are known: e_n contact normal in
 * frame b; c contact point, c_der its velocity along the boundary, direction: in frame a. Sets e_n, the
 * points and velocities of the body; not point_counter, v_counter. */
NCI_API void nci_contact_body(const struct nci_pose *pose, const double e_n[3], const double c[3],
                              const double c_der[3], double direction[2][3],
                              struct nc_spatial_contact *contact);

/* A sphere in frame a: its centre x = -q' r, the length of x, its direction u, and its time derivative
 * -q' (v - w x r). */
struct nci_centre {
    double x[3], length, u[3], x_der[3];
};

/* Checks the pose and the radius and gives the centre. */
NCI_API int nci_sphere_centre(const struct nci_pose *pose, double radius, struct nci_centre *centre);

/* Completes a contact with a sphere of which gap, gap_der and kappa are known: n outer normal of the body,
 * n_der its derivative, c, c_der and direction as above. */
NCI_API void nci_sphere_finish(const struct nci_pose *pose, double radius, const double n[3],
                               const double n_der[3], const double c[3], const double c_der[3],
                               double direction[2][3], struct nc_spatial_contact *contact);

/* The last step of a contact function that has failed. */
static inline int nci_contact_fail(int status, struct nc_spatial_contact *contact)
{
    nci_nan(contact, sizeof *contact / sizeof(double));
    return status;
}

/* The last step of one that has not: the status, but for numbers that have overflown. */
NCI_API int nci_contact_end(int status, struct nc_spatial_contact *contact);

#endif
