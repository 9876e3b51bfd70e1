/* Closed triangle meshes of convex bodies. */
#ifndef MESH_H
#define MESH_H

#include <stdio.h>

#include "shape_text.h"

/* Binary STL, or Wavefront OBJ. Print what went wrong and return EXIT_FAILED, or 0. */
int mesh_write_stl(FILE *out, const struct shape *shape);
int mesh_write_obj(FILE *out, const struct shape *shape);

#endif
