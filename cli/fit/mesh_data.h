/* What the readers of meshes share. */
#ifndef MESH_DATA_H
#define MESH_DATA_H

#include "fit_data.h"

struct mesh_build {
    const struct source *source;
    struct mesh_data *mesh;
    size_t vertex_room, normal_room, triangle_room;
};

/* Add to the mesh; print what went wrong and return EXIT_FAILED, or 0. */
int mesh_vertex(struct mesh_build *b, const double x[3]);
int mesh_triangle(struct mesh_build *b, size_t i, size_t j, size_t k);

int ply_read(struct mesh_build *b);

#endif
