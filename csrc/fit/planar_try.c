/* Fourier series, spline, or whichever of the two predicts the data better. */
#include "fit/fit.h"

static size_t try_limit(size_t x, size_t low, size_t high)
{
    return x < low ? low : x > high ? high : x;
}

static void try_base(const struct nci_planar_data *data, const double centre[2], struct nci_basis *basis)
{
    basis->base = data->options->base;
    basis->base_size = basis->base ? data->options->base_size : 0;
    basis->centre[0] = centre[0];
    basis->centre[1] = centre[1];
}

static int try_fourier(struct nci_planar_data *data, const double centre[2], size_t terms,
                       struct nci_planar_trial *trial)
{
    int status = nci_basis_fourier(&trial->basis, terms);
    try_base(data, centre, &trial->basis);
    if (!status)
        status = nci_planar_solution_new(&trial->solution, &trial->basis);
    return status ? status : nci_planar_rounds(data, trial, 40, 1);
}

/* Knots at equal steps of the normal angle and of the arc length s = h' + integral of h, half of each: dense where the
 * boundary is straight. */
static int try_knots(const struct nci_planar_solution *pilot, size_t pieces, double *knots)
{
    enum { STEPS = 4096 };
    const double straight = 0.08; /* no more than this angle counts for the whole length */
    double *mass = nci_room(STEPS + 1, 1), before = 0, length, h[4];
    int status = mass ? nc_planar_integral(pilot->shape, pilot->n, 0, NCI_TWO_PI, &length) : NC_E_MEMORY;
    for (int i = 0; i <= STEPS && !status; i++) {
        const double step = NCI_TWO_PI / STEPS, phi = step * i;
        status = nci_planar_sum(pilot->shape, pilot->n, phi, cos(phi), sin(phi), h);
        const double half = h[1] + step / 2 * h[0]; /* h' at the end, and the trapezoid of h */
        const double arc = i ? half - before : 0;
        before = h[1] - step / 2 * h[0];
        if (i)
            mass[i] = mass[i - 1] + step / NCI_TWO_PI + fmin(fmax(arc / length, 0), step / straight);
    }
    size_t j = 0;
    for (int i = 1; i <= STEPS && !status; i++)
        while (j < pieces && mass[STEPS] * (double)j < mass[i] * (double)pieces) {
            const double part =
                (mass[STEPS] * (double)j / (double)pieces - mass[i - 1]) / (mass[i] - mass[i - 1]);
            knots[j++] = NCI_TWO_PI * (i - 1 + part) / STEPS;
        }
    free(mass);
    return status;
}

/* A few times knots by the last solution, then to the end. */
static int try_spline(struct nci_planar_data *data, const double centre[2], size_t pieces,
                      const struct nci_planar_trial *pilot, struct nci_planar_trial *trial)
{
    enum { TIMES = 4 };
    double *knots = nci_room(pieces, 1);
    int status = knots ? try_knots(&pilot->solution, pieces, knots) : NC_E_MEMORY;
    for (int time = 0; time < TIMES && !status; time++) {
        const int last = time + 1 == TIMES;
        if (time > 0)
            status = try_knots(&trial->solution, pieces, knots);
        nci_planar_trial_free(trial);
        if (!status)
            status = nci_basis_spline(&trial->basis, knots, pieces);
        try_base(data, centre, &trial->basis);
        if (!status)
            status = nci_planar_solution_new(&trial->solution, &trial->basis);
        if (!status)
            status = nci_planar_rounds(data, trial, last ? 40 : 2, last);
    }
    free(knots);
    return status;
}

int nci_planar_try(struct nci_planar_data *data, const double centre[2], struct nci_planar_trial *trial)
{
    const struct nc_fit_options *o = data->options;
    const size_t harmonics =
        o->terms && o->form == NC_FIT_FOURIER ? o->terms : try_limit(2 * data->count / 5, 1, 32);
    const size_t pieces =
        o->terms && o->form != NC_FIT_FOURIER ? o->terms : try_limit(3 * data->count / 4, 32, 96);
    struct nci_planar_trial other = {.rounds = 0};
    *trial = (struct nci_planar_trial){.rounds = 0};
    int status = try_fourier(data, centre, harmonics, trial);
    if (status || o->form == NC_FIT_FOURIER || pieces < NCI_SPLINE_ORDER || data->count < 3)
        return status;
    if (o->form == NC_FIT_ANY && o->smoothing == NC_FIT_NOISE &&
        trial->sum <= 0.95 * 0.95 * o->noise * o->noise * (double)data->count)
        return NC_OK;
    double *phi = nci_room(2 * data->count, 1);
    status = phi ? NC_OK : NC_E_MEMORY;
    if (!status) { /* the feet, in case the spline is no better */
        memcpy(phi, data->phi, data->count * sizeof *phi);
        memcpy(phi + data->count, data->value, data->count * sizeof *phi);
        status = try_spline(data, centre, pieces, trial, &other);
    }
    const int better = !status && (o->form == NC_FIT_SPLINE || other.score < 0.95 * trial->score);
    if (better) {
        nci_planar_trial_free(trial);
        *trial = other;
    } else {
        nci_planar_trial_free(&other);
        if (phi) {
            memcpy(data->phi, phi, data->count * sizeof *phi);
            memcpy(data->value, phi + data->count, data->count * sizeof *phi);
        }
        if (o->form == NC_FIT_ANY && status != NC_E_MEMORY)
            status = NC_OK; /* the series is there */
    }
    free(phi);
    return status;
}
