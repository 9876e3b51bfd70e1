/* The commands of the program. */
#ifndef COMMAND_H
#define COMMAND_H

#include "options.h"

extern const struct command command_list, command_run, command_check, command_draw, command_fit,
    command_cam, command_distance, command_convert, command_sweep, command_optimise;

/* What 'normalcontact sweep' has below it. */
extern const struct command command_sweep_plan, command_sweep_run, command_sweep_submit,
    command_sweep_status, command_sweep_collect;

/* How a shape is written, for the help of the commands that take one; print_constructors() adds the list. */
#define SHAPE_HELP                                                                                         \
    "SHAPE is an expression as the Modelica constructors read, or a file that holds one:\n"                \
    "  ellipse(0.2, 0.1) + offset(0.01)      ellipsoid(a=0.3, b=0.2, c=0.1) + shift({0, 0, 0.1})\n"        \
    "  Curves.helix(0.1, 0.02)               Surfaces.revolved(Curves.placed(Curves.circle(0.1), {0.3, "   \
    "0, 0}))\n"                                                                                            \
    "or the numbers of a shape vector: {4, 2, 0.2, 0.1}. Quote it for the shell."

#endif
