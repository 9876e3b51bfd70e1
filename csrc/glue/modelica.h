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

/* A component 1 .. last, as an index from 0. */
NCI_API int glue_index(int component, int last, const char *what);

/* The angular velocity of the rotation q with the rate q_der: q' q^T is the skew matrix of w. */
NCI_API void glue_spin(const double q[9], const double q_der[9], double w[3]);

#endif
