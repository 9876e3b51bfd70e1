/* What all fits share: options, checks of the data, residuals. */
#include "fit/fit.h"

int nci_fit_options(const struct nc_fit_options *options, int dimension)
{
    const int planar = dimension == 2;
    if (options->form < NC_FIT_ANY || options->form > NC_FIT_HULL ||
        (options->form && planar != (options->form <= NC_FIT_SPLINE)) ||
        options->smoothing < NC_FIT_AUTOMATIC || options->smoothing > NC_FIT_NOISE ||
        options->terms > (planar || options->form == NC_FIT_HULL ? 4096 : 32))
        return NC_E_OPTION;
    if (!(options->min_radius >= 0 && options->min_radius < INFINITY))
        return NC_E_OPTION;
    if (options->smoothing == NC_FIT_NOISE && !(options->noise > 0 && options->noise < INFINITY))
        return NC_E_OPTION;
    if (!options->base)
        return NC_OK;
    return planar ? nc_planar_check(options->base, options->base_size)
                  : nc_spatial_check(options->base, options->base_size);
}

int nci_fit_finite(const double *data, size_t count, size_t width, struct nc_fit *fit)
{
    for (size_t i = 0; i < count; i++)
        if (!nci_finite(data + i * width, width)) {
            fit->largest_at = i;
            return NC_E_ARGUMENT;
        }
    return NC_OK;
}

void nci_fit_residuals(struct nc_fit *fit)
{
    double sum = 0;
    fit->largest = 0;
    for (size_t i = 0; i < fit->count; i++) {
        const double size = fabs(fit->residual[i]);
        sum += size * size;
        if (size > fit->largest) {
            fit->largest = size;
            fit->largest_at = i;
        }
    }
    fit->rms = sqrt(sum / (double)fit->count);
}

void nc_fit_free(struct nc_fit *fit)
{
    if (!fit)
        return;
    free(fit->shape);
    free(fit->residual);
    free(fit->normal);
    fit->shape = fit->residual = fit->normal = NULL;
}
