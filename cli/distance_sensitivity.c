/* How a gap changes with the coefficients of a shape. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "distance.h"
#include "text.h"

/* The number and the name of the term that an entry of the vector belongs to. */
static const char *term_of(const struct shape *shape, size_t entry, size_t *number)
{
    size_t at = 0;
    for (*number = 1; at + 1 < shape->n; ++*number) {
        const size_t next = at + 2 + (size_t)shape->vector[at + 1];
        if (entry < next)
            break;
        at = next;
    }
    return term_name(shape->vector[at]);
}

static void print_coefficients(const char *name, const struct shape *shape, const size_t *entry,
                               size_t count, const double *gap, const double *point)
{
    const int n = shape->dimension == PLANAR ? 2 : 3;
    for (size_t k = 0; k < count; k++) {
        size_t number;
        const char *term = term_of(shape, entry[k], &number);
        printf("  coefficient  %s[%zu] = %.10g, of term %zu, %s: gap %.10g", name, entry[k] + 1,
               shape->vector[entry[k]], number, term, tidy(gap[k], 1));
        for (int i = 0; point && i < n; i++)
            printf("%s%.10g%s", i ? ", " : ", point {", tidy(point[(size_t)n * k + (size_t)i], 1),
                   i == n - 1 ? "}" : "");
        putchar('\n');
    }
    if (count == 0)
        printf("  coefficient  %s has none: its potential is not linear in any of its numbers\n", name);
}

int print_sensitivity(const char *name, const struct shape *shape, gap_sensitivity *of_gap,
                      const void *context, const double *normal)
{
    const int planar = shape->dimension == PLANAR;
    size_t count = 0, *entry = malloc(shape->n * sizeof *entry);
    double *gap = malloc(shape->n * sizeof *gap), *point = malloc(3 * shape->n * sizeof *point);
    if (!entry || !gap || !point) {
        free(entry);
        free(gap);
        free(point);
        return fail("no memory for the coefficients");
    }
    int status = planar ? nc_planar_coefficients(shape->vector, shape->n, shape->n, entry, &count)
                        : nc_spatial_coefficients(shape->vector, shape->n, shape->n, entry, &count);
    if (status == NC_OK && normal && planar)
        status = nc_planar_sensitivity(shape->vector, shape->n, atan2(normal[1], normal[0]), count, gap,
                                       point, NULL);
    else if (status == NC_OK && normal)
        status = nc_spatial_sensitivity(shape->vector, shape->n, normal, count, gap, point);
    for (size_t k = 0; k < count; k++)
        gap[k] = -gap[k]; /* of two bodies */
    if (status == NC_OK && of_gap)
        status = of_gap(shape, context, count, gap);
    if (status == NC_OK || status % NC_TERM == NC_E_FLAT)
        print_coefficients(name, shape, entry, count, gap, normal ? point : NULL);
    free(entry);
    free(gap);
    free(point);
    return status == NC_OK || status % NC_TERM == NC_E_FLAT
               ? 0
               : fail("the derivatives with respect to the coefficients: %s", nc_message(status));
}
