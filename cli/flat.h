/* Flat places of a convex body, as its terms say: a sample of normals passes by them. */
#ifndef FLAT_H
#define FLAT_H

#include "shape_text.h"

enum flat {
    FLAT_NOWHERE,
    FLAT_AT_POINTS, /* an infinite curvature radius, with one boundary point for every normal */
    FLAT_IN_PARTS   /* straight or plane parts of the boundary */
};

enum flat shape_flat(const struct shape *shape);

#endif
