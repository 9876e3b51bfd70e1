/* Triangle meshes: of convex bodies, closed, and of surfaces. */
#ifndef MESH_H
#define MESH_H

#include <stdio.h>

#include "shape_text.h"

/* Triangles are counter-clockwise seen from outside; corners are numbers of vertices, from 0. */
struct mesh {
    size_t vertices, triangles;
    double (*point)[3];
    size_t (*corner)[3];
};

/* Print what went wrong and return EXIT_FAILED, or 0: then the mesh is to be freed. */
int mesh_allocate(struct mesh *mesh, size_t vertices, size_t triangles);
int mesh_of_body(struct mesh *mesh, const struct shape *shape);
int mesh_of_surface(struct mesh *mesh, const struct shape *shape); /* see draw_freeform.c */
void mesh_free(struct mesh *mesh);

/* Binary STL, or Wavefront OBJ. Print what went wrong and return EXIT_FAILED, or 0. */
int mesh_write_stl(FILE *out, const struct mesh *mesh);
int mesh_write_obj(FILE *out, const struct mesh *mesh);

#endif
