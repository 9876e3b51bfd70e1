/* Undercut with certainty: branch and bound over the angle of the cam.
 *
 * On an arc of half width r the lift law L obeys L'' + L = rho with rho within `spread` of its value in the middle
 * (nci_planar_arc), so that by variation of constants
 *     |L' - L0'| <= |L0''| sin r + |L0'| (1 - cos r) + spread sin r,
 *     |L  - L0 | <= |L0'| sin r + (|L0''| + spread) (1 - cos r),     |L'' - L0''| <= spread + |L - L0|;
 * the margin then follows in interval arithmetic. */
#include "cam/cam.h"

struct interval {
    double low, high;
};

static struct interval around(double middle, double spread)
{
    return (struct interval){middle - spread, middle + spread};
}

static struct interval plus(struct interval x, double k, struct interval y)
{
    return k >= 0 ? (struct interval){x.low + k * y.low, x.high + k * y.high}
                  : (struct interval){x.low + k * y.high, x.high + k * y.low};
}

static struct interval times(struct interval x, struct interval y)
{
    const double a = x.low * y.low, b = x.low * y.high, c = x.high * y.low, d = x.high * y.high;
    return (struct interval){fmin(fmin(a, b), fmin(c, d)), fmax(fmax(a, b), fmax(c, d))};
}

static struct interval square(struct interval x)
{
    const double a = x.low * x.low, b = x.high * x.high;
    return (struct interval){x.low <= 0 && x.high >= 0 ? 0 : fmin(a, b), fmax(a, b)};
}

/* 1/x; unbounded if x may vanish. */
static struct interval inverse(struct interval x)
{
    return x.low > 0 || x.high < 0 ? (struct interval){1 / x.high, 1 / x.low} : (struct interval){-INFINITY, INFINITY};
}

/* Sine (shift 0) or cosine (pi/2) of an angle, by the mean value. */
static struct interval sine(struct interval x, double shift)
{
    const double middle = 0.5 * (x.low + x.high), half = 0.5 * (x.high - x.low);
    const double reach = fmin(fabs(cos(middle + shift)) * half + 0.5 * half * half, 2);
    const struct interval wide = around(sin(middle + shift), reach);
    return (struct interval){fmax(wide.low, -1), fmin(wide.high, 1)};
}

/* The follower, and a curvature radius that is asked for beyond no undercut. */
struct task {
    const double *law;
    size_t n;
    const struct nc_follower *follower;
    double base, least;
};

/* 1 - k kappa for the curvature kappa of the pitch curve; v, a: derivatives of its points. */
static struct interval margin_of_pitch(struct interval v0, struct interval v1, struct interval a0, struct interval a1,
                                       double k)
{
    const struct interval one = {1, 1}, cross = plus(times(v0, a1), -1, times(v1, a0));
    const struct interval speed2 = plus(square(v0), 1, square(v1));
    const struct interval speed3 = {speed2.low * sqrt(speed2.low), speed2.high * sqrt(speed2.high)};
    if (!(speed2.low > 0))
        return (struct interval){-INFINITY, INFINITY};
    return plus(one, -k, times(cross, inverse(speed3)));
}

static struct interval margin_range(const struct task *task, struct interval q, struct interval q1, struct interval q2)
{
    const struct nc_follower *f = task->follower;
    const struct interval one = {1, 1}, nothing = {0, 0}, offset = {f->offset, f->offset};
    const double k = (f->inner ? -1 : 1) * (f->radius + task->least);
    if (f->kind == NC_FOLLOWER_FLAT)
        return plus(plus(q, 1, q2), -task->least, one);
    if (f->kind == NC_FOLLOWER_ROLLER) /* centre q u + e w */
        return margin_of_pitch(plus(q1, -1, offset), q, plus(q2, -1, q), plus(plus(nothing, 2, q1), -1, offset), k);
    const struct interval s = sine(q, 0), c = sine(q, NCI_PI / 2), turn = plus(one, f->side, q1);
    const struct interval pivot = {f->pivot, f->pivot};
    if (f->kind == NC_FOLLOWER_OSCILLATING_ROLLER) {
        const double l = f->arm, side = f->side;
        const struct interval v0 = plus(nothing, side * l, times(s, turn)), v1 = plus(pivot, -l, times(c, turn));
        const struct interval a0 = plus(plus(nothing, l, plus(times(c, square(turn)), 1, times(s, q2))), -1, pivot);
        const struct interval a1 = plus(nothing, side * l, plus(times(s, square(turn)), -1, times(c, q2)));
        return margin_of_pitch(v0, v1, a0, a1, k);
    }
    if (!(turn.low > 0)) /* the normal stands still or turns back */
        return (struct interval){turn.high > 0 ? -INFINITY : -1, turn.high > 0 ? INFINITY : -1};
    /* rho = h + (h'/turn)'/turn with h = a sin beta + f */
    const struct interval i = inverse(turn), i2 = times(i, i), first = times(c, q1);
    const struct interval second = plus(times(c, q2), -1, times(s, square(q1)));
    const struct interval bend = plus(times(second, i2), -f->side, times(times(first, q2), times(i2, i)));
    return plus(plus(offset, f->pivot, plus(s, 1, bend)), -task->least, one);
}

/* The range of the margin over an arc; *middle: its value in the middle. */
static int look(const struct task *task, double from, double to, struct interval *range, double *middle)
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
    *range = margin_range(task, around(q, value), around(L[1], slope), around(L[2], spread + value));
    *middle = margin_range(task, around(q, 0), around(L[1], 0), around(L[2], 0)).low;
    if (!(range->low >= -INFINITY)) /* what cannot be bounded */
        range->low = -INFINITY;
    return NC_OK;
}

/* Looks at one stretch without joints, depth first, until every arc has a margin above (the smallest found) - gap,
 * or above `enough`, or the smallest found is not positive where that is all there is to know. */
static int divide(const struct task *task, double from, double to, double tolerance, double enough, size_t cells,
                  struct nc_cam_margin *found)
{
    enum { DEPTH = 64 };
    double stack[DEPTH][2] = {{from, to}};
    int top = 1, status = NC_OK;
    while (top > 0 && !status) {
        const double a = stack[top - 1][0], b = stack[top - 1][1];
        struct interval range;
        double middle;
        top--;
        status = look(task, a, b, &range, &middle);
        if (status)
            break;
        found->cells++;
        if (middle < found->upper) {
            found->upper = middle;
            found->theta = 0.5 * (a + b);
        }
        if (range.low >= found->upper - tolerance * (1 + fabs(found->upper)) || range.low > enough || b - a < 1e-9 ||
            found->cells >= cells || top + 2 > DEPTH || (enough < INFINITY && found->upper <= 0)) {
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

static int survey(const struct task *task, double tolerance, double enough, size_t cells, struct nc_cam_margin *found)
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
            status = divide(task, from, to, tolerance, enough, cells, found);
        from = to;
    }
    if (status)
        *found = (struct nc_cam_margin){NAN, NAN, NAN, 0};
    return status;
}

static int task_begin(struct task *task, double base_radius)
{
    int status = nc_planar_check(task->law, task->n);
    if (!status)
        status = nci_follower_check(task->follower);
    if (!status && !(task->least >= 0 && isfinite(task->least)))
        status = NC_E_ARGUMENT;
    return status ? status : nci_follower_base(task->follower, base_radius, &task->base);
}

int nc_cam_undercut(const double *law, size_t n, const struct nc_follower *follower, double base_radius,
                    double tolerance, size_t cells, struct nc_cam_margin *out)
{
    struct task task = {law, n, follower, 0, 0};
    if (!out)
        return NC_E_NULL;
    *out = (struct nc_cam_margin){NAN, NAN, NAN, 0};
    int status = task_begin(&task, base_radius);
    if (!status && !(tolerance > 0 && tolerance < 1))
        status = NC_E_OPTION;
    return status ? status : survey(&task, tolerance, INFINITY, cells ? cells : 100000, out);
}

/* Has the cam certainly no undercut? */
static int is_certain(struct task *task, double base_radius)
{
    struct nc_cam_margin margin;
    return !task_begin(task, base_radius) && !survey(task, 1e-8, 0, 100000, &margin) && margin.lower > 0;
}

int nc_cam_smallest_base(const double *law, size_t n, const struct nc_follower *follower, double least, double largest,
                         double *base_radius)
{
    struct task task = {law, n, follower, 0, least};
    if (!base_radius)
        return NC_E_NULL;
    *base_radius = NAN;
    const int status = task_begin(&task, largest);
    if (status)
        return status;
    if (!is_certain(&task, largest))
        return NC_E_NO_SOLUTION;
    double low = 0, high = largest;
    while (high - low > 1e-6 * high && high > 1e-12 * largest) {
        const double middle = 0.5 * (low + high);
        if (is_certain(&task, middle))
            high = middle;
        else
            low = middle;
    }
    *base_radius = high;
    return NC_OK;
}

int nc_cam_largest_roller(const double *law, size_t n, const struct nc_follower *follower, double base_radius,
                          double least, double *radius)
{
    if (!radius)
        return NC_E_NULL;
    *radius = NAN;
    if (!follower)
        return NC_E_NULL;
    struct nc_follower tried = *follower;
    struct task task = {law, n, &tried, 0, least};
    tried.radius = 0;
    const int status = nci_follower_is_flat(follower) ? NC_E_OPTION : task_begin(&task, base_radius);
    if (status)
        return status;
    if (!is_certain(&task, base_radius))
        return NC_E_NO_SOLUTION;
    double low = 0, high = follower->inner ? base_radius : 1000 * base_radius;
    tried.radius = high;
    if (is_certain(&task, base_radius)) { /* as good as flat */
        *radius = INFINITY;
        return NC_OK;
    }
    while (high - low > 1e-6 * high && high > 1e-12 * base_radius) {
        tried.radius = 0.5 * (low + high);
        if (is_certain(&task, base_radius))
            low = tried.radius;
        else
            high = tried.radius;
    }
    *radius = low;
    return NC_OK;
}
