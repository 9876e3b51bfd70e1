/* Another shape for the body of an example. */
#ifndef GIVEN_H
#define GIVEN_H

#include "system.h"

/* Reads it, an expression or a file, and checks that it fits. Prints what is wrong and returns an exit code, or 0. */
int given_read(struct model *model, const char *argument);

/* A polar potential is for one roller: 0, or EXIT_USAGE after printing that this parameter is its radius. The name ends
 * where it ends or at '='. */
int given_leaves(const struct model *model, const char *parameter);

#endif
