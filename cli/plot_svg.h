/* plot.svg: the outputs over time, one panel below the other. */
#ifndef PLOT_SVG_H
#define PLOT_SVG_H

#include "result.h"

/* Writes folder/plot.svg; prints what went wrong. */
int plot_svg_write(const struct result *result, const char *folder);

#endif
