/* Lift tables of cams: smoothing splines between the dwells, whose ends are found with the fit. */
#include "fit/fit.h"

/* Splines around the turn without dwells: a knot in each datum for interpolation, else half as many at equal steps. */
static int lift_periodic(const struct nci_lifting *l, struct nci_basis *basis)
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
static int lift_prepare(struct nci_lifting *l, struct nci_basis *basis)
{
    struct nci_lift_plan *p = &l->plan;
    const double spread = 9 * (l->options->smoothing == NC_FIT_NOISE ? l->options->noise : p->scatter);
    if (l->options->smoothing == NC_FIT_EXACT)
        return lift_periodic(l, basis);
    const double tolerance = fmax(spread, fmax(1.01 * p->quantum, 1e-9 * p->range));
    l->smooth = 3;
    const int status = nci_lift_search(l, tolerance);
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
static int lift_solve(const struct nci_lifting *l, const struct follower *f,
                      const struct nci_planar_data *data, struct nci_planar_trial *trial)
{
    struct nci_triangle triangle = {0, NULL, NULL, 0}, rough = {0, NULL, NULL, 0}, sum = {0, NULL, NULL, 0};
    struct nci_planar_solution *s = &trial->solution;
    int status = nci_planar_triangle(data, &trial->basis, 0, &triangle);
    if (!status)
        status = nci_basis_rough(&trial->basis, nci_jerk, NULL, &rough);
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
static int lift_is_cut(const struct nci_lifting *l, const struct nc_fit *fit)
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

static int lift_deliver(const struct nci_lifting *l, const struct follower *f, struct nci_planar_data *data,
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

static int lift_run(struct nci_lifting *l, const struct follower *f, const double *base, size_t base_size,
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
    struct nci_lifting l = {.options = options ? options : &defaults};
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
