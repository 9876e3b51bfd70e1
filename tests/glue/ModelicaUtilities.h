/* A stand-in for the header of the Modelica tools, for testing the glue in C. */
#ifndef MODELICA_UTILITIES_H
#define MODELICA_UTILITIES_H

void ModelicaFormatError(const char *format, ...);

#endif
