/* plot.svg: the outputs over time, one panel below the other. */
#ifndef PLOT_SVG_H
#define PLOT_SVG_H

#include "result.h"

int plot_svg_write(const struct result *result, FILE *out);

#endif
