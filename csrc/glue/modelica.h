/* The Modelica interface: what external functions of the package NormalContact call. Scalars are returned,
 * vectors written; every failure ends the simulation with a message that names function, term and remedy.
 */
#ifndef NC_GLUE_MODELICA_H
#define NC_GLUE_MODELICA_H

#include "contact/contact.h"

/* Ends in ModelicaFormatError unless status is NC_OK. */
NCI_API void glue_require(int status, const char *what);

/* The same where a flat boundary comes with a result: a simulation goes on with it. */
NCI_API void glue_require_result(int status, const char *what);

/* The same for an element of the given name, which may be empty: with a result for a flat boundary, and without. */
NCI_API void glue_require_of(const char *name, int status, const char *what);
NCI_API void glue_require_exact(const char *name, int status, const char *what);

/* A component 1 .. last, as an index from 0. */
NCI_API int glue_index(int component, int last, const char *what);

/* The angular velocity of the rotation q with the rate q_der: q' q^T is the skew matrix of w. */
NCI_API void glue_spin(const double q[9], const double q_der[9], double w[3]);

/* Where a body is in the plane, seen from its counterpart: position, cosine and sine of the angle; and its motion. */
struct glue_place {
    double x, y, c, s, v_x, v_y, w;
};

NCI_API struct nc_planar_motion glue_planar_motion(double x, double y, double c, double s, double v_x,
                                                   double v_y, double w);

/* The motion of a body from components, see contact.c; the components of a vector. */
NCI_API struct nc_spatial_motion glue_spatial_motion(const double r[3], const double T[9],
                                                     const double v[3], const double w[3]);
NCI_API void glue_spatial_vector(const double p[3], double *x, double *y, double *z);

/* The contacts whose derivatives are taken; see contact.c and pair.c. */
NC_API double NormalContact_line(const double *shape, size_t n, double x, double y, double c, double s,
                                 double v_x, double v_y, double w, const char *name, double *phi,
                                 double *a_x, double *a_y, double *b_x, double *b_y, double *kappa_a,
                                 double *kappa_b, double *v_s_a, double *v_s_b);
NC_API double NormalContact_circle(const double *shape, size_t n, double radius, int concave, double x,
                                   double y, double c, double s, double v_x, double v_y, double w,
                                   const char *name, double *psi, double *n_x, double *n_y, double *a_x,
                                   double *a_y, double *b_x, double *b_y, double *kappa_a, double *kappa_b,
                                   double *v_s_a, double *v_s_b);
NC_API double NormalContact_planarPair(const double *body, size_t n_body, const double *counterpart,
                                       size_t n_counterpart, double x, double y, double cosine, double sine,
                                       double v_x, double v_y, double w, const char *name, double *phi_a,
                                       double *phi_b, double *n_x, double *n_y, double *a_x, double *a_y,
                                       double *b_x, double *b_y, double *kappa_a, double *kappa_b,
                                       double *v_s_a, double *v_s_b);

#endif
