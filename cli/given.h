/* Another shape for the body of an example. */
#ifndef GIVEN_H
#define GIVEN_H

#include "system.h"

/* Reads it, an expression or a file, and checks that it fits. Prints what is wrong and returns an exit code, or 0. */
int given_read(struct model *model, const char *argument);

/* Is a parameter one of the shape that the given one has replaced? The name ends where it ends or at '='. */
int given_replaces(const struct model *model, const char *parameter);

/* 0, or EXIT_USAGE after printing that the given shape leaves nothing to such a parameter, or, as a polar potential is for one
 * roller, to the radius of that. */
int given_leaves(const struct model *model, const char *parameter);

#endif
