/* What all fits share: options, checks of the data, residuals. */
#include "fit/fit.h"

static int fit_all_moderate(const double *x, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!(fabs(x[i]) < NCI_FIT_LARGEST))
            return 0;
    return 1;
}

int nci_fit_options(const struct nc_fit_options *options, int dimension)
{
    const int planar = dimension == 2;
    if (options->form < NC_FIT_ANY || options->form > NC_FIT_HULL ||
        (options->form && planar != (options->form <= NC_FIT_SPLINE)) ||
        options->smoothing < NC_FIT_AUTOMATIC || options->smoothing > NC_FIT_NOISE ||
        options->terms > (planar || options->form == NC_FIT_HULL ? 4096 : 32))
        return NC_E_OPTION;
    if (!(options->min_radius >= 0 && options->min_radius < NCI_FIT_LARGEST))
        return NC_E_OPTION;
    if (options->smoothing == NC_FIT_NOISE && !(options->noise > 0 && options->noise < NCI_FIT_LARGEST))
        return NC_E_OPTION;
    if (!options->base)
        return NC_OK;
    const int status = planar ? nc_planar_check(options->base, options->base_size)
                              : nc_spatial_check(options->base, options->base_size);
    return status || fit_all_moderate(options->base, options->base_size) ? status : NC_E_PARAMETER;
}

int nci_fit_finite(const double *data, size_t count, size_t width, struct nc_fit *fit)
{
    for (size_t i = 0; i < count; i++)
        if (!fit_all_moderate(data + i * width, width)) {
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

int nci_fit_end(int status, struct nc_fit *fit)
{
    if (status) {
        free(fit->shape);
        fit->shape = NULL;
        fit->n = 0;
    }
    return status;
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
