/* Pictures of curves; the mesh of a surface is in mesh.h. */
#ifndef DRAW_FREEFORM_H
#define DRAW_FREEFORM_H

#include <stdio.h>

#include "shape_text.h"

/* A curve as polygon: in space, Wavefront OBJ; or as a picture, seen along the z axis from above. Print what went wrong and
 * return EXIT_FAILED, or 0. */
int curve_write_obj(FILE *out, const struct shape *shape);
int curve_write_svg(FILE *out, const struct shape *shape, const char *title);

#endif
