/* Lift tables of cams: smoothing splines between the dwells, whose ends are found with the fit. */
#include "fit/fit.h"

static const double jerk[6] = {0, 0, 0, 1, 0, 0}; /* the roughness */

/* A table under way. */
struct lifting {
    struct nci_lift_plan plan;
    const struct nc_fit_options *options;
    double noise;  /* 0: unknown */
    size_t smooth; /* derivatives that are continuous at a dwell, plus one */
};

/* The samples of one segment with half of the dwells beside it, as data; those inside count. */
static int segment_data(const struct lifting *l, size_t segment, struct nci_planar_data *data,
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
static int segment_triangles(const struct lifting *l, size_t segment, struct nci_triangle *triangle,
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
        status = nci_basis_rough(&basis, jerk, NULL, rough);
    nci_basis_free(&basis);
    free(data.phi);
    free(data.value);
    return status;
}

/* How well a segment can be fitted by the pieces that the plan gives it: Schwarz's criterion, which likes few pieces;
 * infinite where that is impossible. */
static int segment_score(const struct lifting *l, size_t segment, double *score)
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
static int segment_grid(struct lifting *l, size_t segment, const double low[2], const double high[2],
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
static int segment_end(struct lifting *l, size_t segment, double *end, double reach)
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
static int lift_noise(const struct lifting *l, double *noise)
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
static int segment_refine(struct lifting *l, size_t d, double reach, int sweeps)
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
static int lift_ends(struct lifting *l, size_t d)
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

/* Ends of the dwells and noise. The noise is given, or that of rounding, or what cross validation finds if that is
 * more; with wrong ends it is too much, hence twice. */
static int lift_search(struct lifting *l, double spread)
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

/* Splines around the turn without dwells: a knot in each datum for interpolation, else half as many at equal steps. */
static int lift_periodic(const struct lifting *l, struct nci_basis *basis)
{
    enum { MOST = 1000, SMOOTH = 120, LEAST = 12 };
    const struct nci_lift_plan *p = &l->plan;
    const int exact = l->options->smoothing == NC_FIT_EXACT;
    const size_t most = exact ? MOST : SMOOTH, half = p->count / 2;
    double *knots = nci_room(p->count + LEAST, 1);
    size_t n = half > most ? most : half > LEAST ? half : LEAST;
    if (!knots)
        return NC_E_MEMORY;
    for (size_t i = 0; i < n; i++)
        knots[i] = NCI_TWO_PI * (double)i / (double)n;
    if (exact && p->count <= MOST) {
        n = 0;
        for (size_t i = 0; i < p->count; i++)
            if (n == 0 || p->angle[i] > knots[n - 1] + 1e-9)
                knots[n++] = p->angle[i];
    }
    const int status = nci_basis_spline(basis, knots, n);
    free(knots);
    return status;
}

/* Dwells and their ends, then the basis of the whole turn. */
static int lift_prepare(struct lifting *l, struct nci_basis *basis)
{
    struct nci_lift_plan *p = &l->plan;
    const double spread = 9 * (l->options->smoothing == NC_FIT_NOISE ? l->options->noise : p->scatter);
    if (l->options->smoothing == NC_FIT_EXACT)
        return lift_periodic(l, basis);
    const double tolerance = fmax(spread, fmax(1.01 * p->quantum, 1e-9 * p->range));
    l->smooth = 3;
    const int status = lift_search(l, tolerance);
    if (status)
        return status;
    return p->dwells ? nci_lift_basis(p, p->dwells, l->smooth, basis) : lift_periodic(l, basis);
}

/* Follower and base circle. */
struct follower {
    int kind;
    double roller, rho;
};

/* The fit of the whole turn; for a flat follower under "no curvature radius below rho". */
static int lift_solve(const struct lifting *l, const struct follower *f, const struct nci_planar_data *data,
                      struct nci_planar_trial *trial)
{
    struct nci_triangle triangle = {0, NULL, NULL, 0}, rough = {0, NULL, NULL, 0}, sum = {0, NULL, NULL, 0};
    struct nci_planar_solution *s = &trial->solution;
    int status = nci_planar_triangle(data, &trial->basis, 0, &triangle);
    if (!status)
        status = nci_basis_rough(&trial->basis, jerk, NULL, &rough);
    if (!status && l->options->smoothing != NC_FIT_EXACT && l->plan.dwells == 0)
        status = nci_smoothing_choose(&triangle, data->count, &rough, l->noise, &trial->smoothing);
    const double least = status ? 0 : nci_smoothing_least(&triangle, &rough);
    trial->smoothing.weight = fmax(trial->smoothing.weight, least);
    if (trial->smoothing.freedom == 0)
        trial->smoothing.freedom = (double)trial->basis.n;
    if (!status)
        status = nci_smoothing_add(&triangle, &rough, trial->smoothing.weight, &sum);
    if (!status && f->kind == NC_FIT_FLAT)
        status = nci_planar_constrain(&trial->basis, &sum, f->rho, data->size, 1, s);
    if (!status && f->kind == NC_FIT_ROLLER) {
        status = nci_triangle_solve(&sum, s->x);
        nci_basis_shape(&trial->basis, s->x, s->shape, s->n);
    }
    nci_triangle_free(&triangle);
    nci_triangle_free(&rough);
    nci_triangle_free(&sum);
    return status;
}

/* What a cam for a flat follower must leave out to be convex shows in the residuals. */
static int lift_is_cut(const struct lifting *l, const struct nc_fit *fit)
{
    return fit->cuts > 0 && fit->largest > fmax(20 * l->noise, 2e-3 * l->plan.range);
}

/* A roller must not meet a curvature of the cam that it cannot follow, 000 (72), (73). */
static int lift_undercut(const struct nci_planar_solution *s, double roller, struct nc_fit *fit)
{
    struct nc_circle_margins margin, at;
    const int status = nc_circle_smallest_margins(s->shape, s->n, roller, NC_CASE_CONVEX, &margin, &at);
    fit->lower = margin.curvature;
    fit->lower_at[0] = at.curvature;
    if (!status && !(margin.curvature > 0 && margin.position > 0))
        return NC_E_UNDERCUT;
    return status;
}

static int lift_deliver(const struct lifting *l, const struct follower *f, struct nci_planar_data *data,
                        struct nci_planar_trial *trial, struct nc_fit *fit)
{
    struct nci_planar_solution *s = &trial->solution;
    fit->residual = nci_room(fit->count, 1);
    fit->normal = nci_room(fit->count, 1);
    if (!fit->residual || !fit->normal)
        return NC_E_MEMORY;
    for (size_t i = 0; i < data->count; i++) {
        const double angle = data->phi[i];
        double h[4] = {NAN, 0, 0, 0};
        nci_planar_sum(s->shape, s->n, angle, cos(angle), sin(angle), h);
        fit->residual[l->plan.origin[i]] = data->value[i] - h[0];
        fit->normal[l->plan.origin[i]] = nci_wrap(angle);
    }
    nci_fit_residuals(fit);
    fit->shape = s->shape;
    fit->n = s->n;
    s->shape = NULL;
    fit->noise = l->noise > 0 ? l->noise : trial->smoothing.noise;
    fit->coefficients = trial->basis.n;
    fit->freedom = trial->smoothing.freedom;
    fit->smoothing = trial->smoothing.weight;
    fit->cuts = s->cuts;
    fit->min_radius = f->rho;
    if (f->kind == NC_FIT_FLAT) {
        fit->lower = s->lower;
        fit->lower_at[0] = s->lower_at;
    }
    return f->kind == NC_FIT_FLAT && lift_is_cut(l, fit) ? NC_E_UNDERCUT : NC_OK;
}

static int lift_run(struct lifting *l, const struct follower *f, const double *base, size_t base_size,
                    struct nc_fit *fit)
{
    struct nci_planar_trial trial = {.rounds = 0};
    struct nci_planar_data data = {.count = l->plan.count, .phi = l->plan.angle, .options = l->options};
    data.value = nci_room(data.count, 1);
    int status = data.value ? lift_prepare(l, &trial.basis) : NC_E_MEMORY;
    trial.basis.base = base;
    trial.basis.base_size = base_size;
    for (size_t i = 0; i < data.count && !status; i++) {
        double h[4];
        nci_basis_base(&trial.basis, data.phi[i], h);
        data.value[i] = l->plan.lift[i] + h[0];
        data.size = fmax(data.size, fabs(data.value[i]));
    }
    if (!status)
        status = nci_planar_solution_new(&trial.solution, &trial.basis);
    if (!status)
        status = lift_solve(l, f, &data, &trial);
    if (!status && f->kind == NC_FIT_ROLLER)
        status = lift_undercut(&trial.solution, f->roller, fit);
    if (!status)
        status = lift_deliver(l, f, &data, &trial, fit);
    nci_planar_trial_free(&trial);
    free(data.value);
    return status;
}

int nc_fit_lift(const double *angle, const double *lift, size_t count, enum nc_fit_follower follower,
                double base_radius, double roller_radius, const struct nc_fit_options *options,
                struct nc_fit *fit)
{
    static const struct nc_fit_options defaults;
    if (!angle || !lift || !fit)
        return NC_E_NULL;
    *fit = (struct nc_fit){.count = count};
    struct lifting l = {.options = options ? options : &defaults};
    int status = nci_fit_options(l.options, 2);
    if (!status && (follower != NC_FIT_FLAT && follower != NC_FIT_ROLLER))
        status = NC_E_OPTION;
    if (!status && !(base_radius > 0 && base_radius < NCI_FIT_LARGEST))
        status = NC_E_RADIUS;
    if (!status && follower == NC_FIT_ROLLER && !(roller_radius > 0 && roller_radius < NCI_FIT_LARGEST))
        status = NC_E_RADIUS;
    if (!status)
        status = nci_fit_finite(angle, count, 1, fit);
    if (!status)
        status = nci_fit_finite(lift, count, 1, fit);
    if (!status && count < 12)
        status = NC_E_DATA;
    if (status)
        return status;
    double base[3];
    const struct follower f = {follower, roller_radius,
                               l.options->min_radius > 0 ? l.options->min_radius : 1e-3 * base_radius};
    const size_t size =
        nc_planar_offset(base, 3, base_radius + (follower == NC_FIT_ROLLER ? roller_radius : 0));
    status = nci_lift_plan_new(angle, lift, count, &l.plan);
    if (!status)
        status = lift_run(&l, &f, base, size, fit);
    nci_lift_plan_free(&l.plan);
    return nci_fit_end(status, fit);
}
