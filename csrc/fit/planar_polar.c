/* The polar potential of a contour that need not be convex, for a circle of given radius. */
#include "fit/fit.h"

/* The polar form r(angle) as a series or spline, without any condition on the curvature. */
static int polar_form(const double *points, size_t count, const struct nc_fit_options *options,
                      struct nci_planar_trial *trial, struct nci_planar_data *data)
{
    const double centre[2] = {0, 0};
    *data = (struct nci_planar_data){.count = count,
                                     .phi = nci_room(count, 1),
                                     .value = nci_room(count, 1),
                                     .options = options,
                                     .rho = -INFINITY};
    if (!data->phi || !data->value)
        return NC_E_MEMORY;
    for (size_t i = 0; i < count; i++) {
        data->phi[i] = atan2(points[2 * i + 1], points[2 * i]);
        data->value[i] = hypot(points[2 * i], points[2 * i + 1]);
        data->size = fmax(data->size, data->value[i]);
    }
    return nci_planar_try(data, centre, trial);
}

/* The distance along the normal, to first order: r cos of the angle between normal and radius. */
static int polar_residuals(const struct nci_planar_data *data, const struct nci_planar_solution *s,
                           struct nc_fit *fit)
{
    fit->residual = nci_room(fit->count, 1);
    fit->normal = nci_room(fit->count, 1);
    if (!fit->residual || !fit->normal)
        return NC_E_MEMORY;
    for (size_t i = 0; i < fit->count; i++) {
        const double angle = data->phi[i];
        double r[4];
        const int status = nci_planar_sum(s->shape, s->n, angle, cos(angle), sin(angle), r);
        if (status)
            return status;
        fit->residual[i] = (data->value[i] - r[0]) * r[0] / hypot(r[0], r[1]);
        fit->normal[i] = nci_wrap(angle - atan2(r[1], r[0]));
    }
    nci_fit_residuals(fit);
    return NC_OK;
}

/* From the circle of radius 0 to the one asked for. */
static int polar_radius(const struct nci_planar_solution *s, double radius, struct nc_fit *fit)
{
    enum { PIECES = 192 };
    struct nc_circle_margins margin, at;
    const size_t size = nc_planar_for_radius(NULL, 0, s->shape, s->n, 0, radius, NC_CASE_CONVEX, PIECES);
    fit->shape = size ? nci_room(size, 1) : NULL;
    if (!size)
        return NC_E_NOT_UNIQUE;
    if (!fit->shape)
        return NC_E_MEMORY;
    fit->n = nc_planar_for_radius(fit->shape, size, s->shape, s->n, 0, radius, NC_CASE_CONVEX, PIECES);
    const int status = nc_circle_smallest_margins(fit->shape, fit->n, radius, NC_CASE_CONVEX, &margin, &at);
    fit->lower = margin.curvature;
    fit->lower_at[0] = at.curvature;
    return !status && !(margin.curvature > 0 && margin.position > 0) ? NC_E_NOT_UNIQUE : status;
}

int nc_fit_planar_polar(const double *points, size_t count, double radius,
                        const struct nc_fit_options *options, struct nc_fit *fit)
{
    static const struct nc_fit_options defaults;
    struct nci_planar_trial trial = {.rounds = 0};
    struct nci_planar_data data = {.count = 0};
    if (!points || !fit)
        return NC_E_NULL;
    *fit = (struct nc_fit){.count = count};
    options = options ? options : &defaults;
    int status = nci_fit_options(options, 2);
    if (!status && options->base)
        status = NC_E_OPTION;
    if (!status && !(radius > 0 && radius < NCI_FIT_LARGEST))
        status = NC_E_RADIUS;
    if (!status)
        status = count < 3 ? NC_E_DATA : nci_fit_finite(points, count, 2, fit);
    if (!status)
        status = polar_form(points, count, options, &trial, &data);
    if (!status)
        status = polar_residuals(&data, &trial.solution, fit);
    if (!status) {
        fit->noise = trial.smoothing.noise;
        fit->coefficients = trial.basis.n;
        fit->freedom = trial.smoothing.freedom;
        fit->smoothing = trial.smoothing.weight;
        status = polar_radius(&trial.solution, radius, fit);
    }
    nci_planar_trial_free(&trial);
    free(data.phi);
    free(data.value);
    return nci_fit_end(status, fit);
}
