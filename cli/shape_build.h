/* The constructors, each with a function that writes its terms to `shape` if `capacity` doubles suffice and returns
 * the number of doubles they take in any case, or 0 for impossible arguments. There is one for every kind of term in
 * the kernel's lists, by its name there, and some more. */
#ifndef SHAPE_BUILD_H
#define SHAPE_BUILD_H

#include "normalcontact.h"
#include "shape_text.h"

#define SHAPE_BUILD_PLANAR(NAME, number, name, curvature, parameters)                                      \
    extern const struct constructor planar_##name;
#define SHAPE_BUILD_SPATIAL(NAME, number, name, curvature, parameters)                                     \
    extern const struct constructor spatial_##name;
NC_PLANAR_TERMS(SHAPE_BUILD_PLANAR)
NC_SPATIAL_TERMS(SHAPE_BUILD_SPATIAL)

extern const struct constructor planar_circle, planar_rolling, spatial_sphere, spatial_capsule,
    spatial_rounded_box;

#endif
