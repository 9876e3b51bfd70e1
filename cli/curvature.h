/* Curvature radii of a convex body over all normals. */
#ifndef CURVATURE_H
#define CURVATURE_H

#include "flat.h"
#include "shape_text.h"

struct curvature_range {
    int verdict;     /* enum nc_verdict: strictly convex or not, by a certificate */
    double lower;    /* no curvature radius is below this: proved */
    double min, max; /* the smallest one found, and the largest one of a dense sample or of a flat term */
    double min_at[3], max_at[3]; /* normal angle, or normal, of these; NaN: between those of the sample */
    enum flat flat;              /* as the terms say */
    double size;                 /* largest distance of a boundary point from the reference point */
    int sharp;                   /* a corner or an edge at the first of them, to rounding */
    char min_text[80];           /* the first of them in words */
};

/* Prints what went wrong and returns EXIT_FAILED, or 0; a shape that is not convex is no failure. */
int curvature_range(const struct shape *shape, struct curvature_range *range);

/* Prints where a curvature radius is negative: the intervals of the normal angle in the plane, the share of all
 * normals in space. */
void print_concave(const struct shape *shape);

/* 0 if the shape is convex, corners and edges allowed, as far as is known; else prints where it is not and
 * returns EXIT_FAILED. */
int require_convex(const struct curvature_range *range);

#endif
