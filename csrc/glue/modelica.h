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

/* The same for an element of the given name, which may be empty. */
NCI_API void glue_require_of(const char *name, int status, const char *what);

/* A component 1 .. last, as an index from 0. */
NCI_API int glue_index(int component, int last, const char *what);

/* The angular velocity of the rotation q with the rate q_der: q' q^T is the skew matrix of w. */
NCI_API void glue_spin(const double q[9], const double q_der[9], double w[3]);

/* The motion of a frame in the plane of e_x, e_y, from that in space. */
NCI_API struct nc_planar_motion glue_planar_motion(const double *e_x, const double *e_y, const double *r,
                                                   const double *q, const double *v, double w);

/* The vector with the components p along e_x, e_y. */
NCI_API void glue_planar_vector(const double *e_x, const double *e_y, const double p[2], double *out);

#endif
