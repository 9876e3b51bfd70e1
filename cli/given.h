/* Another shape for the body of an example. */
#ifndef GIVEN_H
#define GIVEN_H

#include "system.h"

/* Reads it, an expression or a file, and checks that it fits. Prints what is wrong and returns an exit code, or 0. */
int given_read(struct model *model, const char *argument);

#endif
