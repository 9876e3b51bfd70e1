/* A planar shape as a picture: boundary, curvature comb and evolute; of a cam also its roller. */
#ifndef SHAPE_SVG_H
#define SHAPE_SVG_H

#include <stdio.h>

#include "shape_text.h"

/* The shape is a generating potential, or a polar potential for a roller of the given radius (NaN: none).
 * Prints what went wrong and returns EXIT_FAILED, or 0. */
int shape_write_svg(FILE *out, const struct shape *shape, double radius, const char *title);

/* A title as text of SVG, as long as it fits. */
void svg_write_title(FILE *out, const char *title);

#endif
