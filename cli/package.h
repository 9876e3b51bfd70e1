/* Where the Modelica package is. */
#ifndef PACKAGE_H
#define PACKAGE_H

enum { PACKAGE_PATH = 1024 };

/* The path of its package.mo: that in the variable NORMALCONTACT_MODELICA, or the one installed with the
 * program. Prints what went wrong and returns EXIT_FAILED, or 0. */
int package_find(char path[PACKAGE_PATH]);

#endif
