#include "train.h"

#include <math.h>
#include <string.h>

#include "lift_table.h"
#include "normalcontact/fit.h"

void train_run_up(double w_0, double w_1, double T, double t, double *phi, double *w)
{
    const double run = fmin(t, T), change = w_1 - w_0;
    *w = w_0 + change * run / T;
    *phi = w_0 * t + change * (run * run / (2 * T) + (t - run));
}

int train_law(double factor, double law[TRAIN_LAW], size_t *n)
{
    enum { DEGREES = COUNT(lift_table) };
    double angle[DEGREES], lift[DEGREES], highest = 0, lowest = INFINITY;
    struct nc_fit fit;
    for (int i = 0; i < DEGREES; i++) {
        angle[i] = (DEGREES - i) * PI / 180;
        lift[i] = 1e-6 * lift_table[i];
        highest = fmax(highest, lift[i]);
    }
    /* on a circle that makes any cam convex: an offset, and the polynomials of the lift */
    int status = nc_fit_lift(angle, lift, DEGREES, NC_FIT_FLAT, 1000 * highest, 0,
                             &(struct nc_fit_options){0}, &fit);
    *n = status ? 0 : fit.n;
    if (status == NC_OK &&
        (fit.n > TRAIN_LAW || fit.shape[0] != NC_PLANAR_OFFSET || fit.shape[3] != NC_PLANAR_PIECEWISE))
        status = NC_E_DATA;
    if (status == NC_OK) {
        memcpy(law, fit.shape, fit.n * sizeof *law);
        const size_t pieces = (size_t)law[5], order = (size_t)law[6] + 1;
        double *c = law + 7 + pieces;
        for (size_t i = 0; i < pieces * order; i++)
            c[i] *= factor;
        for (size_t i = 0; i < pieces; i++)
            lowest = fmin(lowest, c[i * order]);
        law[2] = -lowest;
    }
    nc_fit_free(&fit);
    return status;
}

int train_preload(struct model *model, double f_0, double c)
{
    if (f_0 < TRAIN_TRAVEL * c)
        return 0;
    return refuse(
        model,
        "the preload shortens the spring by %.3g m, but its coils touch after %g m; make c larger "
        "or f_0 smaller",
        f_0 / c, TRAIN_TRAVEL);
}

double train_seat(double s, double v)
{
    const double elastic = fmax(0, -TRAIN_SEAT * s); /* its damping never exceeds it */
    return elastic + fmin(fmax(-TRAIN_SEAT_DAMPING * v, -elastic), elastic);
}

double train_spring(const struct surge *spring, double s, double v, const double *x, double *rates,
                    double *energy, double *loss)
{
    double force[COILS + 1];
    *energy = *loss = 0;
    for (int i = 0; i <= COILS; i++) {
        const double share = (i == 0 || i == COILS ? 0.5 : 1) / COILS;
        const double e = share * spring->s_rel0 - (i < COILS ? x[i] : 0) + (i > 0 ? x[i - 1] : s);
        const double rate = (i > 0 ? x[COILS + i - 1] : v) - (i < COILS ? x[COILS + i] : 0);
        const double over = fmax(e - share * TRAIN_TRAVEL, 0);
        force[i] = (spring->c * e + TRAIN_SURGE_DAMPING * rate + TRAIN_CLASH * over) / share;
        *energy += (spring->c * e * e + TRAIN_CLASH * over * over) / (2 * share);
        *loss += TRAIN_SURGE_DAMPING * rate * rate / share;
    }
    for (int i = 0; i < COILS; i++) {
        rates[i] = x[COILS + i];
        rates[COILS + i] = (force[i] - force[i + 1]) * COILS / spring->m;
        *energy += spring->m / COILS * x[COILS + i] * x[COILS + i] / 2;
    }
    return force[0];
}

void train_spring_start(double s, double *x, double *nominal)
{
    for (int i = 0; i < COILS; i++) {
        x[i] = s * (1 - (i + 0.5) / COILS);
        x[COILS + i] = 0;
        nominal[i] = 1e-4;
    }
}

double train_modulus(void)
{
    const double E = 2.1e11, nu = 0.3;
    double modulus;
    nc_hertz_modulus(E, nu, E, nu, &modulus);
    return modulus;
}
