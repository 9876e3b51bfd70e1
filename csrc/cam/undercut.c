/* Undercut with certainty: branch and bound over the angle of the cam.
 *
 * On an arc of half width r the lift law L obeys L'' + L = rho with rho within `spread` of its value in the
 * middle (nci_planar_arc), so that by variation of constants |L' - L0'| <= |L0''| sin r + |L0'| (1 - cos r)
 * + spread sin r, |L  - L0 | <= |L0'| sin r + (|L0''| + spread) (1 - cos r),     |L'' - L0''| <= spread +
 * |L - L0|; the margin then follows in interval arithmetic. */
#include "cam/cam.h"

struct span {
    double low, high;
};

static struct span span_around(double middle, double spread)
{
    return (struct span){middle - spread, middle + spread};
}

static struct span span_plus(struct span x, double k, struct span y)
{
    return k >= 0 ? (struct span){x.low + k * y.low, x.high + k * y.high}
                  : (struct span){x.low + k * y.high, x.high + k * y.low};
}

static struct span span_times(struct span x, struct span y)
{
    const double a = x.low * y.low, b = x.low * y.high, c = x.high * y.low, d = x.high * y.high;
    return (struct span){fmin(fmin(a, b), fmin(c, d)), fmax(fmax(a, b), fmax(c, d))};
}

static struct span span_square(struct span x)
{
    const double a = x.low * x.low, b = x.high * x.high;
    return (struct span){x.low <= 0 && x.high >= 0 ? 0 : fmin(a, b), fmax(a, b)};
}

/* 1/x; unbounded if x may vanish. */
static struct span span_inverse(struct span x)
{
    return x.low > 0 || x.high < 0 ? (struct span){1 / x.high, 1 / x.low}
                                   : (struct span){-INFINITY, INFINITY};
}

/* Sine (shift 0) or cosine (pi/2) of an angle, by the mean value. */
static struct span span_sine(struct span x, double shift)
{
    const double middle = 0.5 * (x.low + x.high), half = 0.5 * (x.high - x.low);
    const double reach = fmin(fabs(cos(middle + shift)) * half + 0.5 * half * half, 2);
    const struct span wide = span_around(sin(middle + shift), reach);
    return (struct span){fmax(wide.low, -1), fmin(wide.high, 1)};
}

/* The follower, and a curvature radius that is asked for beyond no undercut. */
struct undercut_task {
    const double *law;
    size_t n;
    const struct nc_follower *follower;
    double base, least;
};

/* 1 - k kappa for the curvature kappa of the pitch curve; v, a: derivatives of its points. */
static struct span undercut_of_pitch(struct span v0, struct span v1, struct span a0, struct span a1,
                                     double k)
{
    const struct span one = {1, 1}, cross = span_plus(span_times(v0, a1), -1, span_times(v1, a0));
    const struct span speed2 = span_plus(span_square(v0), 1, span_square(v1));
    const struct span speed3 = {speed2.low * sqrt(speed2.low), speed2.high * sqrt(speed2.high)};
    if (!(speed2.low > 0))
        return (struct span){-INFINITY, INFINITY};
    return span_plus(one, -k, span_times(cross, span_inverse(speed3)));
}

static struct span undercut_range(const struct undercut_task *task, struct span q, struct span q1,
                                  struct span q2)
{
    const struct nc_follower *f = task->follower;
    const struct span one = {1, 1}, nothing = {0, 0}, offset = {f->offset, f->offset};
    const double k = (f->inner ? -1 : 1) * (f->radius + task->least);
    if (f->kind == NC_FOLLOWER_FLAT)
        return span_plus(span_plus(q, 1, q2), -task->least, one);
    if (f->kind == NC_FOLLOWER_ROLLER) /* centre q u + e w */
        return undercut_of_pitch(span_plus(q1, -1, offset), q, span_plus(q2, -1, q),
                                 span_plus(span_plus(nothing, 2, q1), -1, offset), k);
    const struct span s = span_sine(q, 0), c = span_sine(q, NCI_PI / 2), turn = span_plus(one, f->side, q1);
    const struct span pivot = {f->pivot, f->pivot};
    if (f->kind == NC_FOLLOWER_OSCILLATING_ROLLER) {
        const double l = f->arm, side = f->side;
        const struct span v0 = span_plus(nothing, side * l, span_times(s, turn)),
                          v1 = span_plus(pivot, -l, span_times(c, turn));
        const struct span a0 = span_plus(
            span_plus(nothing, l, span_plus(span_times(c, span_square(turn)), 1, span_times(s, q2))), -1,
            pivot);
        const struct span a1 = span_plus(
            nothing, side * l, span_plus(span_times(s, span_square(turn)), -1, span_times(c, q2)));
        return undercut_of_pitch(v0, v1, a0, a1, k);
    }
    if (!(turn.low > 0)) /* the normal stands still or turns back */
        return (struct span){turn.high > 0 ? -INFINITY : -1, turn.high > 0 ? INFINITY : -1};
    /* rho = h + (h'/turn)'/turn with h = a sin beta + f */
    const struct span i = span_inverse(turn), i2 = span_times(i, i), first = span_times(c, q1);
    const struct span second = span_plus(span_times(c, q2), -1, span_times(s, span_square(q1)));
    const struct span bend =
        span_plus(span_times(second, i2), -f->side, span_times(span_times(first, q2), span_times(i2, i)));
    return span_plus(span_plus(offset, f->pivot, span_plus(s, 1, bend)), -task->least, one);
}

/* The range of the margin over an arc; *middle: its value in the middle. */
static int undercut_look(const struct undercut_task *task, double from, double to, struct span *range,
                         double *middle)
{
    struct nci_arc arc = {.middle = 0.5 * (from + to), .radius = 0.5 * (to - from)};
    double L[4];
    const double r = arc.radius, s = sin(r), d = 2 * sin(0.5 * r) * sin(0.5 * r);
    int status = nci_planar_jet(task->law, task->n, arc.middle, cos(arc.middle), sin(arc.middle), 2, L);
    if (!status)
        status = nci_planar_arc(task->law, task->n, &arc);
    if (status)
        return status;
    const double spread = fabs(arc.slope) * r + 0.5 * arc.bend * r * r + arc.error;
    const double value = fabs(L[1]) * s + (fabs(L[2]) + spread) * d;
    const double slope = fabs(L[2]) * s + fabs(L[1]) * d + spread * s;
    const double q = task->base + L[0];
    *range = undercut_range(task, span_around(q, value), span_around(L[1], slope),
                            span_around(L[2], spread + value));
    *middle = undercut_range(task, span_around(q, 0), span_around(L[1], 0), span_around(L[2], 0)).low;
    if (!(range->low >= -INFINITY)) /* what cannot be bounded */
        range->low = -INFINITY;
    return NC_OK;
}

/* Looks at one stretch without joints, depth first, until every arc has a margin above (the smallest found)
 * - gap, or above `enough`, or the smallest found is not positive where that is all there is to know. */
static int undercut_divide(const struct undercut_task *task, double from, double to, double tolerance,
                           double enough, size_t cells, struct nc_cam_margin *found)
{
    enum { DEPTH = 64 };
    double stack[DEPTH][2] = {{from, to}};
    int top = 1, status = NC_OK;
    while (top > 0 && !status) {
        const double a = stack[top - 1][0], b = stack[top - 1][1];
        struct span range;
        double middle;
        top--;
        status = undercut_look(task, a, b, &range, &middle);
        if (status)
            break;
        found->cells++;
        if (middle < found->upper) {
            found->upper = middle;
            found->theta = 0.5 * (a + b);
        }
        if (range.low >= found->upper - tolerance * (1 + fabs(found->upper)) || range.low > enough ||
            b - a < 1e-9 || found->cells >= cells || top + 2 > DEPTH ||
            (enough < INFINITY && found->upper <= 0)) {
            found->lower = fmin(found->lower, range.low);
            continue;
        }
        stack[top][0] = a;
        stack[top++][1] = 0.5 * (a + b);
        stack[top][0] = 0.5 * (a + b);
        stack[top++][1] = b;
    }
    return status;
}

static int undercut_survey(const struct undercut_task *task, double tolerance, double enough, size_t cells,
                           struct nc_cam_margin *found)
{
    double from = 0, to;
    int status = NC_OK;
    *found = (struct nc_cam_margin){INFINITY, INFINITY, NAN, 0};
    while (from < NCI_TWO_PI && !status) {
        status = nci_planar_next_joint(task->law, task->n, from, &to);
        to = fmin(fmin(to, from + NCI_PI / 4), NCI_TWO_PI);
        if (!(to > from))
            to = fmin(from + NCI_PI / 4, NCI_TWO_PI);
        if (!status)
            status = undercut_divide(task, from, to, tolerance, enough, cells, found);
        from = to;
    }
    if (status)
        *found = (struct nc_cam_margin){NAN, NAN, NAN, 0};
    return status;
}

static int undercut_begin(struct undercut_task *task, double base_radius)
{
    int status = nc_planar_check(task->law, task->n);
    if (!status)
        status = nci_follower_check(task->follower);
    if (!status && !isfinite(task->least))
        status = NC_E_ARGUMENT;
    return status ? status : nci_follower_base(task->follower, base_radius, &task->base);
}

int nc_cam_undercut(const double *law, size_t n, const struct nc_follower *follower, double base_radius,
                    double tolerance, size_t cells, struct nc_cam_margin *out)
{
    struct undercut_task task = {law, n, follower, 0, 0};
    if (!out)
        return NC_E_NULL;
    *out = (struct nc_cam_margin){NAN, NAN, NAN, 0};
    int status = undercut_begin(&task, base_radius);
    if (!status && !(tolerance > 0 && tolerance < 1))
        status = NC_E_OPTION;
    return status ? status : undercut_survey(&task, tolerance, INFINITY, cells ? cells : 100000, out);
}

/* Has the cam certainly no undercut? */
static int undercut_excluded(struct undercut_task *task, double base_radius)
{
    struct nc_cam_margin margin;
    return !undercut_begin(task, base_radius) && !undercut_survey(task, 1e-8, 0, 100000, &margin) &&
           margin.lower > 0;
}

/* Does a bisection between two lengths go on? To 1e-6, to 1e-12 of a size of the cam, and as long as there is a number
 * between them: there is none where the cam is as small as the smallest numbers. */
static int undercut_is_open(double low, double high, double size)
{
    const double middle = 0.5 * (low + high);
    return high - low > 1e-6 * high && high > 1e-12 * size && middle > low && middle < high;
}

int nc_cam_smallest_base(const double *law, size_t n, const struct nc_follower *follower, double least,
                         double largest, double *base_radius)
{
    struct undercut_task task = {law, n, follower, 0, least};
    if (!base_radius)
        return NC_E_NULL;
    *base_radius = NAN;
    const int status = least >= 0 ? undercut_begin(&task, largest) : NC_E_ARGUMENT;
    if (status)
        return status;
    if (!undercut_excluded(&task, largest))
        return NC_E_NO_SOLUTION;
    double low = 0, high = largest;
    while (undercut_is_open(low, high, largest)) {
        const double middle = 0.5 * (low + high);
        if (undercut_excluded(&task, middle))
            high = middle;
        else
            low = middle;
    }
    *base_radius = high;
    return NC_OK;
}

int nc_cam_largest_roller(const double *law, size_t n, const struct nc_follower *follower,
                          double base_radius, double least, double *radius)
{
    if (!radius)
        return NC_E_NULL;
    *radius = NAN;
    if (!follower)
        return NC_E_NULL;
    struct nc_follower tried = *follower;
    struct undercut_task task = {law, n, &tried, 0, least};
    tried.radius = 0;
    const int status = nci_follower_is_flat(follower) ? NC_E_OPTION
                       : least >= 0                   ? undercut_begin(&task, base_radius)
                                                      : NC_E_ARGUMENT;
    if (status)
        return status;
    if (!undercut_excluded(&task, base_radius))
        return NC_E_NO_SOLUTION;
    double low = 0, high = follower->inner ? base_radius : 1000 * base_radius;
    tried.radius = high;
    if (undercut_excluded(&task, base_radius)) { /* as good as flat */
        *radius = INFINITY;
        return NC_OK;
    }
    while (undercut_is_open(low, high, base_radius)) {
        tried.radius = 0.5 * (low + high);
        if (undercut_excluded(&task, base_radius))
            low = tried.radius;
        else
            high = tried.radius;
    }
    *radius = low;
    return NC_OK;
}

/* A wheel of radius W touches the pitch curve's parallel at the distance R of the cam, so that its margin has the
 * sign of 1 - (R - W) kappa of the pitch curve: a curvature radius of at least -W. */
int nc_cam_largest_wheel(const double *law, size_t n, const struct nc_follower *follower,
                         double base_radius, double *radius)
{
    struct undercut_task task = {law, n, follower, 0, 0};
    if (!radius)
        return NC_E_NULL;
    *radius = NAN;
    const int status = undercut_begin(&task, base_radius);
    if (status)
        return status;
    if (!undercut_excluded(&task, base_radius))
        return NC_E_UNDERCUT;
    double low = 0, high = follower->inner ? base_radius : 1000 * base_radius;
    task.least = -high;
    if (nci_follower_is_flat(follower) || undercut_excluded(&task, base_radius)) { /* convex */
        *radius = INFINITY;
        return NC_OK;
    }
    while (undercut_is_open(low, high, base_radius)) {
        task.least = -0.5 * (low + high);
        if (undercut_excluded(&task, base_radius))
            low = -task.least;
        else
            high = -task.least;
    }
    *radius = low;
    return NC_OK;
}
