/* The Modelica interface: what external functions of the package NormalContact call. Scalars are returned,
 * vectors written; every failure ends the simulation with a message that names function, term and remedy. */
#ifndef NC_GLUE_MODELICA_H
#define NC_GLUE_MODELICA_H

#include "../internal.h"

/* Ends in ModelicaFormatError unless status is NC_OK. */
NCI_API void glue_require(int status, const char *what);

#endif
