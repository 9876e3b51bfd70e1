/* The kinds of terms of a shape vector: the one list of them. Part of normalcontact.h; do not include it alone.
 *
 * A term is [kind, count, parameters...]. Each row is X(NAME, number, name, curvature, parameters): NC_PLANAR_NAME or
 * NC_SPATIAL_NAME is the number of the kind, `name` the constructor nc_planar_name() and the stem of the functions that
 * serve the kind inside of the kernel. Switches over kinds are made from these lists, so that a kind that a function
 * does not know does not compile. CONTRIBUTING.md tells how to add one.
 *
 * curvature: what is known of the curvature radii of the term alone, before looking at its parameters:
 *   CONVEX  never negative;     LINEAR  zero: the term only moves the body;
 *   SIGN    constant: the sign of the parameter;     ANY  may be negative somewhere;     INNER  those of the term inside */
#ifndef NORMALCONTACT_TERMS_H
#define NORMALCONTACT_TERMS_H

/* clang-format off */
#define NC_PLANAR_TERMS(X)                                                                                             \
    X(OFFSET, 1, offset, SIGN, "d")                                                                                    \
    X(SHIFT, 2, shift, LINEAR, "x, y")                                                                                 \
    X(FOURIER, 3, fourier, ANY, "a0, a1, b1, a2, b2, ...")                                                             \
    X(ELLIPSE, 4, ellipse, CONVEX, "a, b")                                                                             \
    X(SUPERELLIPSE, 5, superellipse, CONVEX, "a, b, epsilon/(epsilon - 1), eta")                                       \
    X(PIECEWISE, 6, piecewise, ANY, "pieces, degree, knots, coefficients of each piece")                               \
    X(LIFT, 7, lift, ANY, "law, lift, start, rise, dwell, fall")                                                       \
    X(LOBE, 8, lobe, ANY, "amplitude, start, width, p, q")                                                             \
    X(ROTATED, 9, rotated, INNER, "angle, one planar term that is not itself rotated")                                 \
    X(ROUNDED_POLYGON, 10, rounded_polygon, CONVEX, "r, x and y of each corner, counter-clockwise")

#define NC_SPATIAL_TERMS(X)                                                                                            \
    X(OFFSET, 101, offset, SIGN, "d")                                                                                  \
    X(SHIFT, 102, shift, LINEAR, "x, y, z")                                                                            \
    X(ELLIPSOID, 103, ellipsoid, CONVEX, "a^2, b^2, c^2")                                                              \
    X(QUADRATIC, 104, quadratic, CONVEX, "xx, xy, xz, yy, yz, zz")                                                     \
    X(SUPERELLIPSOID, 105, superellipsoid, CONVEX, "a, b, c, delta/(delta - 1), epsilon/(epsilon - 1), eta")           \
    X(HARMONICS, 106, harmonics, ANY, "(degree + 1)^2 coefficients")                                                   \
    X(REVOLVED, 107, revolved, INNER, "planar terms")                                                                  \
    X(HULL, 108, hull, CONVEX, "p, vertices")                                                                          \
    X(ROTATED, 109, rotated, INNER, "rotation[9], one spatial term that is not itself rotated")                        \
    X(SUPEROVOID, 110, superovoid, CONVEX, "a, b, up, down, delta/(delta - 1), epsilon/(epsilon - 1), eta")
/* clang-format on */

enum nc_kind {
#define NC_KIND_PLANAR(NAME, number, name, curvature, parameters) NC_PLANAR_##NAME = number,
#define NC_KIND_SPATIAL(NAME, number, name, curvature, parameters) NC_SPATIAL_##NAME = number,
    NC_PLANAR_TERMS(NC_KIND_PLANAR) NC_SPATIAL_TERMS(NC_KIND_SPATIAL)
#undef NC_KIND_PLANAR
#undef NC_KIND_SPATIAL
};

#endif
