/* The constructors, each with a function that writes its terms to `shape` if `capacity` doubles suffice and returns
 * the number of doubles they take in any case, or 0 for impossible arguments. There is one for every kind of term in
 * the kernel's lists, by its name there, and some more. */
#ifndef SHAPE_BUILD_H
#define SHAPE_BUILD_H

#include "normalcontact.h"
#include "shape_text.h"

/* Slots: with a default, or needed; the number in slot i of the arguments a. */
/* clang-format off */
#define A_NUMBER(name, value) {name, SLOT_NUMBER, 1, value, NULL}
#define A_LIST(name, shown) {name, SLOT_LIST, 1, 0, shown}
#define NEEDED(name, kind) {name, kind, 0, 0, NULL}
/* clang-format on */
#define NUMBER(i) (a[i].data[0])

static inline size_t length_of(const struct argument *a)
{
    return a->rows * a->columns;
}

/* Where the next term behind n doubles goes, and the room there; NULL and 0 where there is none. */
static inline double *behind(double *shape, size_t capacity, size_t n)
{
    return capacity > n ? shape + n : NULL;
}

static inline size_t room(size_t capacity, size_t n)
{
    return capacity > n ? capacity - n : 0;
}

#define SHAPE_BUILD_PLANAR(NAME, number, name, curvature, parameters)                                      \
    extern const struct constructor planar_##name;
#define SHAPE_BUILD_SPATIAL(NAME, number, name, curvature, parameters)                                     \
    extern const struct constructor spatial_##name;
NC_PLANAR_TERMS(SHAPE_BUILD_PLANAR)
NC_SPATIAL_TERMS(SHAPE_BUILD_SPATIAL)

/* Curves and surfaces; the last one has no name. */
extern const struct constructor freeform_constructors[];

/* The rotation from the axes of a shape turned as by Modelica's FixedRotation, by angles[i] about the axis sequence[i],
 * to its frame; empty lists are {0, 0, 0} and {1, 2, 3}. 0 if a list is neither empty nor of three numbers. */
int rotation_from(const struct argument *angles, const struct argument *sequence, double matrix[9]);

extern const struct constructor planar_circle, planar_rolling, planar_cam_of_law, planar_lobed_cam,
    planar_eccentric, planar_rounded_ellipse, spatial_sphere, spatial_capsule, spatial_rounded_box,
    spatial_rounded_ellipsoid, spatial_shifted_ellipsoid;

#endif
