/* Figures of random samples as they were measured: a result that has changed, or has become dearer, is noticed. Who
 * changes one on purpose measures anew, the tests print them. Include after cmocka.h. */
#ifndef TESTS_FIGURES_H
#define TESTS_FIGURES_H

#include <math.h>

/* The mean of numbers of any size, signs and infinities included, so that each relative change counts. */
struct figure {
    double sum;
    int count;
};

static inline void figure_note(struct figure *figure, double x)
{
    figure->sum += isnan(x) ? 200 : isinf(x) ? copysign(100, x) : copysign(log1p(fabs(x) * 1e17), x);
    figure->count++;
}

/* 1 if a figure is not what it was. */
static inline int figure_differs(const char *what, int kind, double figure, double expected,
                                 double tolerance)
{
    const int wrong = !(fabs(figure - expected) <= tolerance * (1 + fabs(expected)));
    print_message("%s, kind %d: %.10g%s\n", what, kind, figure, wrong ? ", not as it was" : "");
    return wrong;
}

static inline int figure_mean_differs(const char *what, int kind, const struct figure *figure,
                                      double expected, double tolerance)
{
    return figure_differs(what, kind, figure->sum / figure->count, expected, tolerance);
}

#endif
