/* What a curve or surface is. */
#ifndef CHECK_FREEFORM_H
#define CHECK_FREEFORM_H

#include "normalcontact.h"
#include "shape_text.h"

/* Prints range, curvature and a few points. Prints what went wrong and returns EXIT_FAILED, or 0. */
int check_curve(const struct shape *shape);
int check_surface(const struct shape *shape);

/* Position, speed, curvature and torsion of a curve, also where it is straight (torsion NaN) or its torsion jumps. */
int curve_at(const struct nc_curve *curve, double s, struct nc_frenet *point);

#endif
