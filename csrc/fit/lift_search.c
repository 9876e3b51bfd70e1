/* Where the dwells of a lift table end, and its noise: found with the fit of each rise and fall. */
#include "fit/fit.h"

/* The samples of one segment with half of the dwells beside it, as data; those inside count. */
static int segment_data(const struct nci_lifting *l, size_t segment, struct nci_planar_data *data,
                        size_t *inside)
{
    const struct nci_lift_plan *p = &l->plan;
    const double from = (p->from[segment] + p->to[segment]) / 2,
                 to = (p->from[segment + 1] + p->to[segment + 1]) / 2;
    const size_t thin = 1 + p->count / 800; /* enough for the ends of a dwell */
    *data = (struct nci_planar_data){.phi = nci_room(2 * p->count, 1), .value = nci_room(2 * p->count, 1)};
    if (!data->phi || !data->value)
        return NC_E_MEMORY;
    *inside = 0;
    for (size_t i = 0; i < 2 * p->count; i += thin) {
        const double angle = p->angle[i % p->count] + (i < p->count ? 0 : NCI_TWO_PI);
        if (angle < from || angle >= to)
            continue;
        data->phi[data->count] = angle;
        data->value[data->count++] = p->lift[i % p->count];
        *inside += angle > p->to[segment] && angle < p->from[segment + 1];
    }
    return NC_OK;
}

/* The triangles of one segment as the plan is now. */
static int segment_triangles(const struct nci_lifting *l, size_t segment, struct nci_triangle *triangle,
                             struct nci_triangle *rough, size_t *count, size_t *inside)
{
    struct nci_planar_data data = {.count = 0};
    struct nci_basis basis = {.n = 0};
    int status = segment_data(l, segment, &data, inside);
    *triangle = *rough = (struct nci_triangle){0, NULL, NULL, 0};
    *count = data.count;
    if (!status)
        status = nci_lift_basis(&l->plan, segment, l->smooth, &basis);
    if (!status)
        status = nci_planar_triangle(&data, &basis, 0, triangle);
    if (!status)
        status = nci_basis_rough(&basis, nci_jerk, NULL, rough);
    nci_basis_free(&basis);
    free(data.phi);
    free(data.value);
    return status;
}

/* How well a segment can be fitted by the pieces that the plan gives it: Schwarz's criterion, which likes few pieces;
 * infinite where that is impossible. */
static int segment_score(const struct nci_lifting *l, size_t segment, double *score)
{
    const struct nci_lift_plan *p = &l->plan;
    struct nci_triangle triangle, rough;
    size_t count, inside;
    *score = INFINITY;
    for (size_t d = segment; d < segment + 2; d++) /* what is left of the dwells beside it */
        if (!(p->to[d] - p->from[d] > 1e-6))
            return NC_OK;
    if (!(p->from[segment + 1] - p->to[segment] > p->step))
        return NC_OK;
    const int status = segment_triangles(l, segment, &triangle, &rough, &count, &inside);
    if (!status && inside + 2 > triangle.n) {
        const double price = log((double)count) * (double)triangle.n, floor = 1e-30 * p->range * p->range;
        *score = l->noise > 0 ? triangle.rest / (l->noise * l->noise) + price
                              : (double)count * log(triangle.rest / (double)count + floor) + price;
    }
    nci_triangle_free(&triangle);
    nci_triangle_free(&rough);
    return status;
}

/* Both ends of a segment on a coarse grid: low[0] .. high[0] and low[1] .. high[1]. */
static int segment_grid(struct nci_lifting *l, size_t segment, const double low[2], const double high[2],
                        int steps)
{
    double *end[2] = {&l->plan.to[segment], &l->plan.from[segment + 1]}, best = INFINITY,
           at[2] = {*end[0], *end[1]};
    int status = NC_OK;
    for (int i = 0; i < (steps + 1) * (steps + 1) && !status; i++) {
        double score;
        *end[0] = low[0] + (high[0] - low[0]) * (i % (steps + 1)) / steps;
        *end[1] = low[1] + (high[1] - low[1]) * (i / (steps + 1)) / steps;
        status = segment_score(l, segment, &score);
        if (!status && score < best) {
            best = score;
            at[0] = *end[0];
            at[1] = *end[1];
        }
    }
    *end[0] = at[0];
    *end[1] = at[1];
    return status;
}

/* One end of a segment by golden section around where it is. */
static int segment_end(struct nci_lifting *l, size_t segment, double *end, double reach)
{
    double left = *end - reach, right = *end + reach, a = 0, b = 0;
    int status = NC_OK;
    for (int i = 0; i < 9 && !status; i++) {
        *end = left + 0.382 * (right - left);
        status = segment_score(l, segment, &a);
        *end = right - 0.382 * (right - left);
        if (!status)
            status = segment_score(l, segment, &b);
        if (a < b)
            right -= 0.382 * (right - left);
        else
            left += 0.382 * (right - left);
    }
    *end = (left + right) / 2;
    return status;
}

/* The noise by cross validation of all segments; where only rounding makes it, dwells have none. */
static int lift_noise(const struct nci_lifting *l, double *noise)
{
    *noise = 0;
    for (size_t d = 0; d < l->plan.dwells; d++) {
        struct nci_smoothing smoothing = {.noise = 0};
        struct nci_triangle triangle, rough;
        size_t count, inside;
        int status = segment_triangles(l, d, &triangle, &rough, &count, &inside);
        if (!status)
            status = nci_smoothing_choose(&triangle, l->plan.scatter > 0 ? count : inside, &rough, 0,
                                          &smoothing);
        nci_triangle_free(&triangle);
        nci_triangle_free(&rough);
        if (status)
            return status;
        *noise = fmax(*noise, smoothing.noise);
    }
    return NC_OK;
}

/* The first dwell is the last one as well. */
static void lift_close(struct nci_lift_plan *p, size_t segment)
{
    if (segment + 1 == p->dwells)
        p->from[0] = p->from[p->dwells] - NCI_TWO_PI;
    if (segment == 0)
        p->to[p->dwells] = p->to[0] + NCI_TWO_PI;
}

/* Both ends in turn, in narrower and narrower ranges. */
static int segment_refine(struct nci_lifting *l, size_t d, double reach, int sweeps)
{
    struct nci_lift_plan *p = &l->plan;
    int status = NC_OK;
    for (int sweep = 0; sweep < sweeps && !status; sweep++, reach /= 2) {
        status = segment_end(l, d, &p->to[d], reach);
        if (!status)
            status = segment_end(l, d, &p->from[d + 1], reach);
    }
    return status;
}

/* The ends of one segment and its number of pieces. What looks like dwell may already be the beginning of a rise,
 * rounded to nothing. Splines of few pieces are stiff: they tell the ends from afar. */
static int lift_ends(struct nci_lifting *l, size_t d)
{
    static const size_t pieces[] = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 30, 40, 50, 60};
    struct nci_lift_plan *p = &l->plan;
    const size_t many = p->pieces[d];
    const double width = p->from[d + 1] - p->to[d],
                 reach = fmin(fmax(0.15 * width, 4 * p->step), 0.25 * width);
    const double before = fmin(reach, 0.4 * (p->to[d] - p->from[d]));
    const double after = fmin(reach, 0.4 * (p->to[d + 1] - p->from[d + 1]));
    double low[2] = {p->to[d] - before, p->from[d + 1] - p->step};
    double high[2] = {p->to[d] + p->step, p->from[d + 1] + after};
    double best = INFINITY, at[2] = {p->to[d], p->from[d + 1]};
    size_t chosen = 0;
    int status = NC_OK;
    for (size_t k = 0; k < sizeof pieces / sizeof *pieces && pieces[k] <= many && !status; k++) {
        double score = INFINITY;
        p->pieces[d] = pieces[k];
        status = segment_grid(l, d, low, high, k ? 6 : 8);
        if (!status)
            status = segment_refine(l, d, fmax(high[0] - low[0], high[1] - low[1]) / 8, 4);
        if (!status)
            status = segment_score(l, d, &score);
        if (score < best) {
            best = score;
            at[0] = p->to[d];
            at[1] = p->from[d + 1];
            chosen = k;
        } else if (k > chosen + 4) {
            break; /* more pieces do not help */
        }
        for (int side = 0; side < 2; side++) { /* the next spline looks around what this one found */
            const double middle = side ? p->from[d + 1] : p->to[d];
            low[side] = middle - fmax(2 * p->step, 0.03 * width);
            high[side] = middle + fmax(2 * p->step, 0.03 * width);
        }
    }
    p->pieces[d] = pieces[chosen];
    p->to[d] = at[0];
    p->from[d + 1] = at[1];
    lift_close(p, d);
    return status;
}

int nci_lift_search(struct nci_lifting *l, double spread)
{
    const double rounding = l->plan.quantum / sqrt(12);
    l->noise = l->options->smoothing == NC_FIT_NOISE ? l->options->noise : rounding;
    for (int time = 0;; time++) {
        double found = 0;
        int status = nci_lift_dwells(&l->plan, spread);
        if (!status && l->plan.dwells == 0 && l->options->smoothing != NC_FIT_NOISE)
            l->noise = l->plan.scatter > 2 * rounding ? 0 : rounding;
        for (size_t d = 0; d < l->plan.dwells && !status; d++)
            status = lift_ends(l, d);
        if (status || time == 1 || l->options->smoothing == NC_FIT_NOISE)
            return status;
        status = lift_noise(l, &found);
        if (status || (rounding > 0 && found < 2 * rounding))
            return status;
        l->noise = found;
    }
}
