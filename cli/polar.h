/* Planar shapes: as generating potentials, and as polar potentials, the cam that a roller of one radius sees, 000
 * section 5. */
#ifndef POLAR_H
#define POLAR_H

#include "normalcontact.h"
#include "shape_text.h"

/* The options --polar and --radius (NaN: not given) together. Prints what is wrong and returns EXIT_USAGE,
 * or 0. */
int polar_options(int polar, double radius);

/* Both as a file in JSON says them, where the user did not; `option` is the one that gives the radius. Prints where they
 * contradict the file and returns EXIT_USAGE, or 0. */
int polar_of_file(const struct shape *shape, const char *option, int *polar, double *radius);

/* The smallest margins of uniqueness and where they are. Prints what went wrong and returns an exit code,
 * or 0. */
int polar_margins(const struct shape *shape, double radius, struct nc_circle_margins *margin,
                  struct nc_circle_margins *at);

/* 0 if the roller touches at one point only; else prints where it does not, or reaches the reference point, and returns
 * EXIT_FAILED. */
int require_unique(const struct shape *shape, double radius, const struct nc_circle_margins *margin,
                   const struct nc_circle_margins *at);

/* The boundary at a normal angle or, for a radius > 0, where it touches the roller in that direction. At a
 * straight edge or a point that is not smooth: beside it. Returns a status of the kernel. */
int planar_boundary_at(const struct shape *shape, double radius, double angle,
                       struct nc_planar_boundary *point);

#endif
