/* The convex hull of points in the plane, and where the points sit on it. */
#include "fit/fit.h"

/* A point with its number, to be sorted. */
struct hull_point {
    double key, second;
    size_t index;
};

static int hull_order(const void *a, const void *b)
{
    const struct hull_point *p = a, *q = b;
    if (p->key != q->key)
        return p->key < q->key ? -1 : 1;
    return (p->second > q->second) - (p->second < q->second);
}

static double hull_turn(const double *a, const double *b, const double *c)
{
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

int nci_planar_hull(const double *points, size_t count, size_t *index, size_t *size)
{
    struct hull_point *sorted =
        count < SIZE_MAX / sizeof *sorted ? malloc((count + 1) * sizeof *sorted) : NULL;
    size_t used = 0, lower = 1;
    *size = 0;
    if (!sorted)
        return NC_E_MEMORY;
    for (size_t i = 0; i < count; i++)
        sorted[i] = (struct hull_point){points[2 * i], points[2 * i + 1], i};
    qsort(sorted, count, sizeof *sorted, hull_order);
    for (int side = 0; side < 2; side++) { /* the lower chain from left to right, the upper one back */
        for (size_t k = side; k < count; k++) {
            const size_t i = sorted[side ? count - 1 - k : k].index;
            while (used > lower && !(hull_turn(points + 2 * index[used - 2], points + 2 * index[used - 1],
                                               points + 2 * i) > 0))
                used--;
            index[used++] = i;
        }
        lower = used;
    }
    free(sorted);
    *size = used > 3 ? used - 1 : 0; /* the last is the first again */
    return NC_OK;
}

static double edge_angle(const double *points, size_t from, size_t to)
{
    return atan2(points[2 * from] - points[2 * to], points[2 * to + 1] - points[2 * from + 1]);
}

void nci_planar_seat(const double *points, size_t count, const size_t *hull, size_t size,
                     const double centre[2], struct nci_hull_seat *seat)
{
    for (size_t i = 0; i < count; i++) {
        /* The last corner whose ray is not counter-clockwise of the point's, seen from corner 0. */
        const double *p = points + 2 * i, *first = points + 2 * hull[0];
        size_t low = 0, high = size;
        const double beyond = hull_turn(centre, first, p);
        while (high - low > 1) {
            const size_t middle = low + (high - low) / 2;
            const double *corner = points + 2 * hull[middle];
            const double whole = hull_turn(centre, first, corner);
            int after; /* is the point at or after this corner? */
            if ((whole >= 0) != (beyond >= 0))
                after = whole >= 0;
            else
                after = hull_turn(centre, corner, p) >= 0;
            if (after)
                low = middle;
            else
                high = middle;
        }
        const size_t a = hull[low], b = hull[(low + 1) % size];
        seat[i].phi = edge_angle(points, a, b);
        seat[i].cone = 0;
        seat[i].depth =
            fmax(0, hull_turn(points + 2 * a, points + 2 * b, p) /
                        hypot(points[2 * b] - points[2 * a], points[2 * b + 1] - points[2 * a + 1]));
    }
    for (size_t k = 0; k < size; k++) { /* the corners themselves */
        const size_t before = hull[k ? k - 1 : size - 1], i = hull[k], after = hull[(k + 1) % size];
        const double turn = nci_wrap(edge_angle(points, i, after) - edge_angle(points, before, i));
        seat[i] = (struct nci_hull_seat){edge_angle(points, before, i) + turn / 2, turn, 0};
    }
}

static int scatter_order(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int nci_planar_scatter(const double *points, const double *residual, size_t count, const double centre[2],
                       double *scatter)
{
    struct hull_point *sorted =
        count < SIZE_MAX / sizeof *sorted ? malloc((count + 1) * sizeof *sorted) : NULL;
    double *step = nci_room(count, 1);
    if (sorted && step) {
        for (size_t i = 0; i < count; i++)
            sorted[i] =
                (struct hull_point){atan2(points[2 * i + 1] - centre[1], points[2 * i] - centre[0]), 0, i};
        qsort(sorted, count, sizeof *sorted, hull_order);
        for (size_t i = 0; i < count; i++)
            step[i] = fabs(residual[sorted[i].index] - 2 * residual[sorted[(i + 1) % count].index] +
                           residual[sorted[(i + 2) % count].index]);
        qsort(step, count, sizeof *step, scatter_order);
        *scatter = step[count / 2] / (0.6745 * sqrt(6));
    }
    const int status = sorted && step ? NC_OK : NC_E_MEMORY;
    free(sorted);
    free(step);
    return status;
}
