/* The commands of the program. */
#ifndef COMMAND_H
#define COMMAND_H

#include "options.h"

extern const struct command command_list, command_run, command_check, command_draw;

/* How a shape is written, for the help of the commands that take one. */
#define SHAPE_HELP                                                                                         \
    "SHAPE is an expression as the Modelica constructors read, or a file that holds one:\n"                \
    "  ellipse(0.2, 0.1) + offset(0.01)      ellipsoid(a=0.3, b=0.2, c=0.1) + shift({0, 0, 0.1})\n"        \
    "in the plane: circle(r) ellipse(a, b) superellipse(a, b, epsilon, eta) fourier(a0, {a}, {b})\n"       \
    "  rolling(a0, {a}, {b}) piecewise({knots}, [c]) lift(law, lift, start, rise, dwell, fall)\n"          \
    "  lobe(amplitude, start, stop, p, q) offset(d) shift(x, y) rotated(shape, angle)\n"                   \
    "in space: sphere(r) ellipsoid(a, b, c) superellipsoid(a, b, c, delta, epsilon, eta)\n"                \
    "  harmonics({c}) revolved(profile) hull([vertices], p) quadratic([M]) capsule(length, r, bulge)\n"    \
    "  roundedBox(length, width, height, r, bulge) offset(d) shift({r}) rotated(shape, {angles})"

#endif
