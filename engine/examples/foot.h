/* The foot of 000 section 6.1. */
#ifndef FOOT_H
#define FOOT_H

#include <stddef.h>

enum { FOOT_SIZE = 16 }; /* doubles that the shape takes at most */

/* Generating potential 000 (85); R: size of the foot. Returns the number of doubles. */
size_t foot_shape(double shape[FOOT_SIZE], double R);

#endif
