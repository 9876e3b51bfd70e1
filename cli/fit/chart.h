/* Charts one below the other in one SVG picture: views to scale, and panels over an angle. */
#ifndef CHART_H
#define CHART_H

#include <stddef.h>
#include <stdio.h>

enum curve_kind { CURVE_LINE, CURVE_DOTS, CURVE_DASHED };

struct curve {
    const double *x, *y; /* NaN: a gap */
    size_t n;
    enum curve_kind kind;
    const char *colour, *name;
};

struct chart {
    FILE *out;
    double top; /* of what comes next */
    int views;  /* height of the views; 0: none */
};

/* A picture with a row of views of this height (0: none) and so many panels. */
void chart_begin(struct chart *chart, FILE *out, const char *title, int views, int panels);

/* The k-th of n views beside each other, the same scale on both axes. */
void chart_view(struct chart *chart, const char *name, const char *unit, int k, int n,
                const struct curve *curves, size_t count);

void chart_panel(struct chart *chart, const char *name, const char *unit, const char *axis,
                 const struct curve *curves, size_t count);
void chart_end(struct chart *chart);

/* Text for XML, and the first part of one. */
void chart_text(FILE *out, const char *text);
void chart_part(FILE *out, const char *text, size_t length);

#endif
