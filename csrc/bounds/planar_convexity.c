/* The smallest curvature radius of a planar body by branch and bound over the normal angle. */
#include "bounds/bounds.h"

/* An arc to be divided, with the bound known for it. */
struct least_arc {
    double from, to, lower;
};

/* Depth first one arc of each level waits; 2^-32 of pi/4 is shorter than what is still divided. */
enum { LEAST_DEPTH = 64 };

/* Looks at an arc: improves the upper bound; true if the arc needs to be divided, else the certificate
 * `lower` takes note of it. */
static int least_look(const double *shape, size_t n, double gap, struct least_arc *part, double *lower,
                      struct nci_planar_least *least)
{
    struct nci_arc arc = {.middle = (part->from + part->to) / 2, .radius = (part->to - part->from) / 2};
    const int status = nci_planar_arc(shape, n, &arc);
    least->cells++;
    if (status) {
        least->status = status;
        *lower = -INFINITY;
        return 0;
    }
    if (arc.rho + arc.error < least->upper) {
        least->upper = arc.rho + arc.error;
        least->angle = arc.middle;
    }
    if (fabs(arc.h) > least->size)
        least->size = fabs(arc.h);
    part->lower = arc.lower;
    if (arc.lower < least->upper - gap && arc.radius > 1e-9)
        return 1;
    *lower = fmin(*lower, arc.lower);
    return 0;
}

/* Depth first: arcs are divided until each is proved to lie above (smallest value found) - gap. */
static void least_divide(const double *shape, size_t n, double from, double to, double gap, size_t cells,
                         double *lower, struct nci_planar_least *least)
{
    struct least_arc stack[LEAST_DEPTH], part = {from, to, 0};
    int top = 0;
    if (least_look(shape, n, gap, &part, lower, least))
        stack[top++] = part;
    while (top > 0) {
        part = stack[--top];
        if (least->cells >= cells) {
            *lower = fmin(*lower, part.lower);
            continue;
        }
        const double middle = (part.from + part.to) / 2;
        struct least_arc half[2] = {{part.from, middle, 0}, {middle, part.to, 0}};
        const int open[2] = {least_look(shape, n, gap, &half[0], lower, least),
                             least_look(shape, n, gap, &half[1], lower, least)};
        const int first = half[0].lower < half[1].lower ? 1 : 0; /* the more promising half on top */
        if (open[first])
            stack[top++] = half[first];
        if (open[1 - first])
            stack[top++] = half[1 - first];
    }
}

/* All arcs between joints, none wider than pi/4. */
static int least_round(const double *shape, size_t n, double from, double to, double gap, size_t cells,
                       struct nci_planar_least *least)
{
    double lower = INFINITY, joint;
    while (from < to - 1e-12) {
        const int status = least->status ? least->status : nci_planar_next_joint(shape, n, from, &joint);
        if (status)
            return status;
        if (!(joint > from))
            return NC_OK; /* angles beyond all resolution: nothing is certain */
        const double end = fmin(joint, to);
        const int parts = (int)ceil((end - from) / (NCI_PI / 4) - 1e-9);
        for (int i = 0; i < parts; i++)
            least_divide(shape, n, from + (end - from) * i / parts, from + (end - from) * (i + 1) / parts,
                         gap, cells, &lower, least);
        from = end;
    }
    least->lower = fmax(least->lower, lower);
    return least->status;
}

int nci_planar_least(const double *shape, size_t n, double from, double to, double tolerance, size_t cells,
                     struct nci_planar_least *least)
{
    *least = (struct nci_planar_least){-INFINITY, INFINITY, from, 0, 0, NC_OK};
    int status = least_round(shape, n, from, to, INFINITY, cells, least); /* size and a first value */
    if (!status && least->upper - least->lower > tolerance * least->size)
        status = least_round(shape, n, from, to, tolerance * least->size, cells, least);
    return status;
}

int nc_planar_convexity(const double *shape, size_t n, double tolerance, size_t cells,
                        struct nc_planar_convexity *result)
{
    struct nci_planar_least least;
    int status;
    if (!result)
        return NC_E_NULL;
    *result = (struct nc_planar_convexity){NAN, NAN, NAN, NAN, NC_UNDECIDED, 0};
    status = tolerance > 0 && tolerance < 1 ? nc_planar_check(shape, n) : NC_E_OPTION;
    cells = cells ? cells : (size_t)(1e8 / ((double)n + 250)); /* 400000 for the shortest vectors */
    if (!status)
        status = nci_planar_least(shape, n, -NCI_PI / 8, NCI_TWO_PI - NCI_PI / 8, tolerance, cells, &least);
    if (status)
        return status;
    result->lower = least.lower;
    result->upper = least.upper;
    result->angle = least.upper < INFINITY ? nci_wrap(least.angle) : NAN;
    result->offset = -least.lower;
    result->verdict = least.lower > 0 ? NC_CONVEX : least.upper <= 0 ? NC_NOT_CONVEX : NC_UNDECIDED;
    result->cells = least.cells;
    return NC_OK;
}
