/* One function for each constructor: writes its terms to `shape` if `capacity` doubles suffice and returns
 * the number of doubles they take in any case, or 0 for impossible arguments. */
#ifndef SHAPE_BUILD_H
#define SHAPE_BUILD_H

#include "shape_text.h"

build_function build_planar_offset, build_planar_shift, build_ellipse, build_superellipse, build_fourier,
    build_rolling, build_piecewise, build_lift, build_lobe, build_planar_rotated;

build_function build_spatial_offset, build_spatial_shift, build_ellipsoid, build_quadratic,
    build_superellipsoid, build_harmonics, build_revolved, build_hull, build_spatial_rotated, build_capsule,
    build_rounded_box;

#endif
