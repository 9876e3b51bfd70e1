/* A planar shape as a picture: boundary, curvature comb and evolute. */
#ifndef SHAPE_SVG_H
#define SHAPE_SVG_H

#include <stdio.h>

#include "shape_text.h"

/* Prints what went wrong and returns EXIT_FAILED, or 0. */
int shape_write_svg(FILE *out, const struct shape *shape, const char *title);

#endif
