/* Curvature radii of a convex body over all normals. */
#ifndef CURVATURE_H
#define CURVATURE_H

#include "shape_text.h"

struct curvature_range {
    double min, max;
    double min_at[3], max_at[3]; /* normal angle, or normal */
    char min_text[80];           /* the first of them in words */
};

/* Prints what went wrong and returns EXIT_FAILED, or 0. A negative radius is none. */
int curvature_range(const struct shape *shape, struct curvature_range *range);

#endif
