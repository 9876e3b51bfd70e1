/* Triangle meshes: of bodies in space and of plates, closed, and of surfaces. */
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
/* points: how many there are around the body. */
int mesh_of_body(struct mesh *mesh, const struct shape *shape, size_t points);
/* A planar body, half of the thickness (NaN: a twentieth of the width) on either side of z = 0; radius: of the roller to
 * which a polar potential belongs (NaN: none). */
int mesh_of_plate(struct mesh *mesh, const struct shape *shape, double radius, double thickness,
                  size_t points);
int mesh_of_surface(struct mesh *mesh, const struct shape *shape); /* see draw_freeform.c */
void mesh_free(struct mesh *mesh);

/* Binary STL, or Wavefront OBJ. Print what went wrong and return EXIT_FAILED, or 0. Every triangle of STL has the color,
 * red, green and blue from 0 to 255, in the bits where most programs look for it. */
int mesh_write_stl(FILE *out, const struct mesh *mesh, const double color[3]);
int mesh_write_obj(FILE *out, const struct mesh *mesh);

#endif
