/* What a lift table shows before it is fitted: rounding, dwells, gaps; and splines between the dwells. */
#include "fit/fit.h"

enum { PLAN_ORDER = NCI_SPLINE_ORDER };

struct plan_sample {
    double angle, lift;
    size_t origin;
};

static int plan_order(const void *a, const void *b)
{
    const double x = ((const struct plan_sample *)a)->angle, y = ((const struct plan_sample *)b)->angle;
    return (x > y) - (x < y);
}

static int plan_number_order(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void nci_lift_plan_free(struct nci_lift_plan *plan)
{
    free(plan->angle);
    free(plan->lift);
    free(plan->origin);
    plan->angle = plan->lift = NULL;
    plan->origin = NULL;
}

/* The largest round number (1, 2, 5 times a power of ten) of which all values are multiples. */
static double plan_quantum(const double *x, size_t count, double range)
{
    static const double digit[3] = {5, 2, 1};
    for (int k = 0; k < 27; k++) {
        const double q = digit[k % 3] * pow(10, -3 - k / 3);
        int all = range > 20 * q;
        for (size_t i = 0; i < count && all; i++) {
            const double multiple = x[i] / q;
            all = fabs(multiple - round(multiple)) < 1e-5 && fabs(multiple) < 1e9;
        }
        if (all)
            return q;
    }
    return 0;
}

/* The noise of the table by its fourth differences, in which a smooth lift hardly shows: their median size. `room` is
 * for count numbers. */
static double plan_scatter(const struct nci_lift_plan *plan, double *room)
{
    const double *s = plan->lift;
    for (size_t i = 0; i + 4 < plan->count; i++)
        room[i] = fabs(s[i] - 4 * s[i + 1] + 6 * s[i + 2] - 4 * s[i + 3] + s[i + 4]);
    qsort(room, plan->count - 4, sizeof *room, plan_number_order);
    return room[(plan->count - 4) / 2] / (0.6745 * sqrt(70));
}

/* Starts the turn at the steepest place: no dwell is cut in two. */
static void plan_turn(struct nci_lift_plan *plan, const struct plan_sample *sample)
{
    const size_t count = plan->count;
    double steepest = -1;
    size_t start = 0;
    for (size_t i = 0; i < count; i++) {
        const double rise = fabs(sample[(i + 1) % count].lift - sample[i].lift);
        if (rise > steepest) {
            steepest = rise;
            start = (i + 1) % count;
        }
    }
    for (size_t i = 0; i < count; i++) {
        const struct plan_sample *s = &sample[(start + i) % count];
        plan->angle[i] = s->angle + (start + i < count ? 0 : NCI_TWO_PI);
        plan->lift[i] = s->lift;
        plan->origin[i] = s->origin;
    }
}

int nci_lift_plan_new(const double *angle, const double *lift, size_t count, struct nci_lift_plan *plan)
{
    *plan = (struct nci_lift_plan){.count = count,
                                   .angle = nci_room(count, 1),
                                   .lift = nci_room(count, 1),
                                   .origin = nci_indices(count)};
    struct plan_sample *sample =
        count < SIZE_MAX / sizeof *sample ? malloc((count + 1) * sizeof *sample) : NULL;
    double *steps = nci_room(count, 1), low = INFINITY, high = -INFINITY;
    int status = plan->angle && plan->lift && plan->origin && sample && steps ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < count && !status; i++) {
        sample[i] = (struct plan_sample){nci_wrap(angle[i]), lift[i], i};
        if (sample[i].angle > NCI_TWO_PI - 1e-9) /* 360 degrees, almost */
            sample[i].angle = 0;
        low = fmin(low, lift[i]);
        high = fmax(high, lift[i]);
    }
    if (!status) {
        qsort(sample, count, sizeof *sample, plan_order);
        plan_turn(plan, sample);
        for (size_t i = 0; i + 1 < count; i++)
            steps[i] = plan->angle[i + 1] - plan->angle[i];
        qsort(steps, count - 1, sizeof *steps, plan_number_order);
        plan->step = steps[(count - 1) / 2];
        plan->range = high - low;
        plan->quantum = plan_quantum(lift, count, plan->range);
        plan->scatter = plan_scatter(plan, steps);
        status = plan->range > 0 && plan->step > 0 ? NC_OK : NC_E_DATA;
    }
    free(sample);
    free(steps);
    return status;
}

/* From sample i to the one after it, also around the turn: a gap in the table? */
static int plan_is_gap(const struct nci_lift_plan *plan, size_t i)
{
    const size_t last = plan->count - 1;
    const double next = i < last ? plan->angle[i + 1] : plan->angle[0] + NCI_TWO_PI;
    return next - plan->angle[i] > fmax(NCI_PI / 60, 4 * plan->step);
}

/* The last sample of the dwell that starts at `first`. */
static size_t plan_run(const struct nci_lift_plan *plan, size_t first, double tolerance, int *gap)
{
    double low = plan->lift[first], high = low;
    size_t end = first;
    *gap = 0;
    while (end + 1 < plan->count) {
        const double next = plan->lift[end + 1], slack = plan_is_gap(plan, end) ? 2e-3 * plan->range : 0;
        if (fmax(high, next) - fmin(low, next) > fmax(tolerance, slack))
            break;
        if (slack > 0) {
            *gap = 1;
            low = high = next;
        }
        low = fmin(low, next);
        high = fmax(high, next);
        end++;
    }
    return end;
}

int nci_lift_dwells(struct nci_lift_plan *plan, double tolerance)
{
    plan->dwells = 0;
    for (size_t i = 0; i < plan->count;) {
        int gap;
        const size_t end = plan_run(plan, i, tolerance, &gap);
        const double width = plan->angle[end] - plan->angle[i];
        if (plan->dwells == NCI_DWELLS || !(width >= NCI_PI / 36) || (end - i < 4 && !gap)) {
            if (plan_is_gap(plan, i))
                return NC_E_DATA; /* neither a dwell nor data */
            i++;
            continue;
        }
        plan->from[plan->dwells] = plan->angle[i];
        plan->to[plan->dwells++] = plan->angle[end];
        if (plan_is_gap(plan, end))
            return NC_E_DATA;
        i = end + 1;
    }
    plan->from[plan->dwells] = plan->from[0] + NCI_TWO_PI;
    plan->to[plan->dwells] = plan->to[0] + NCI_TWO_PI;
    for (size_t d = 0; d < plan->dwells; d++)
        plan->pieces[d] = (size_t)fmin(fmax((plan->from[d + 1] - plan->to[d]) / (2 * plan->step), 8), 60);
    return NC_OK;
}

/* A dwell: one piece with one function, the constant. */
static void basis_dwell(struct nci_basis *basis, double from, size_t level)
{
    const size_t piece = basis->pieces++;
    basis->knot[piece] = from;
    basis->table[piece * PLAN_ORDER * PLAN_ORDER] = 1;
    for (size_t b = 0; b < PLAN_ORDER; b++)
        basis->index[piece * PLAN_ORDER + b] = level;
}

/* A segment: the first and last B-splines belong to the dwells beside it. */
static int basis_segment(struct nci_basis *basis, double from, double to, size_t pieces, size_t smooth,
                         size_t left, size_t right)
{
    struct nci_basis own;
    const int status = nci_basis_open(&own, from, to, pieces);
    for (size_t i = 0; i < own.pieces && !status; i++) {
        const size_t piece = basis->pieces++;
        basis->knot[piece] = own.knot[i];
        memcpy(basis->table + piece * PLAN_ORDER * PLAN_ORDER, own.table + i * PLAN_ORDER * PLAN_ORDER,
               PLAN_ORDER * PLAN_ORDER * sizeof(double));
        for (size_t b = 0; b < PLAN_ORDER; b++) {
            const size_t j = own.index[i * PLAN_ORDER + b];
            basis->index[piece * PLAN_ORDER + b] = j < smooth            ? left
                                                   : j + smooth >= own.n ? right
                                                                         : basis->n + j - smooth;
        }
    }
    basis->n += own.n - 2 * smooth;
    nci_basis_free(&own);
    return status;
}

int nci_lift_basis(const struct nci_lift_plan *plan, size_t segment, size_t smooth, struct nci_basis *basis)
{
    const int whole = segment >= plan->dwells;
    const size_t first = whole ? 0 : segment, last = whole ? plan->dwells : segment + 1;
    size_t most = 2 + plan->dwells;
    for (size_t d = first; d < last; d++)
        most += plan->pieces[d];
    *basis = (struct nci_basis){.form = NC_FIT_SPLINE,
                                .n = whole              ? plan->dwells
                                     : plan->dwells > 1 ? 2
                                                        : 1,
                                .knot = nci_room(most + 1, 1),
                                .table = nci_room(most, PLAN_ORDER * PLAN_ORDER),
                                .index = nci_indices(most * PLAN_ORDER)};
    int status = basis->knot && basis->table && basis->index ? NC_OK : NC_E_MEMORY;
    for (size_t d = first; d < last && !status; d++) {
        const size_t left = whole ? d : 0,
                     right = whole ? (d + 1) % plan->dwells : basis->n > 1 && plan->dwells > 1;
        const double middle = (plan->from[d] + plan->to[d]) / 2;
        basis_dwell(basis, whole ? plan->from[d] : middle, left);
        status = basis_segment(basis, plan->to[d], plan->from[d + 1], plan->pieces[d], smooth, left, right);
        if (!status && !whole)
            basis_dwell(basis, plan->from[d + 1], right);
    }
    basis->knot[basis->pieces] = whole ? plan->from[last] : (plan->from[last] + plan->to[last]) / 2;
    return status;
}
