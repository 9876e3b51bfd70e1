/* One basis on the circle, fitted to values of the potential or to points of the boundary. */
#include "fit/fit.h"

static const double roughness[6] = {0, 1, 0,
                                    1, 0, 0}; /* the slope of the curvature radius: circles are smooth */

enum { FREE = 4 }; /* rounds in which the smoothing may still change */

void nci_planar_trial_free(struct nci_planar_trial *trial)
{
    nci_basis_free(&trial->basis);
    nci_planar_solution_free(&trial->solution);
}

double nci_planar_foot(const double *shape, size_t n, const double p[2], double *phi)
{
    double h[4], c = cos(*phi), s = sin(*phi), distance = -INFINITY;
    if (nci_planar_sum(shape, n, *phi, c, s, h))
        return NAN;
    distance = c * p[0] + s * p[1] - h[0];
    for (int i = 0; i < 40; i++) { /* Newton: the second derivative is -(distance + curvature radius) */
        const double slope = c * p[1] - s * p[0] - h[1], bend = distance + h[0] + h[2];
        double step = bend > 0 ? slope / bend : copysign(0.2, slope), next = -INFINITY, to = *phi;
        step = fmin(fmax(step, -0.3), 0.3);
        for (int half = 0; half < 30 && fabs(step) > 1e-16; half++, step /= 2) {
            to = *phi + step;
            c = cos(to);
            s = sin(to);
            if (nci_planar_sum(shape, n, to, c, s, h))
                return NAN;
            next = c * p[0] + s * p[1] - h[0];
            if (next >= distance)
                break;
        }
        if (!(next > distance))
            return distance; /* uphill by less than rounding */
        *phi = to;
        distance = next;
        if (fabs(step) < 1e-12)
            break;
    }
    return distance;
}

/* The triangle of the data in the given basis. */
int nci_planar_triangle(const struct nci_planar_data *data, const struct nci_basis *basis, int weighted,
                        struct nci_triangle *triangle)
{
    enum { BLOCK = 64 };
    double *rows = nci_room(BLOCK, basis->n), values[BLOCK];
    int status = nci_triangle_new(triangle, basis->n);
    if (!rows)
        status = NC_E_MEMORY;
    for (size_t start = 0; start < data->count && !status; start += BLOCK) {
        const size_t block = data->count - start < BLOCK ? data->count - start : BLOCK;
        for (size_t i = 0; i < block; i++) {
            const double phi = data->phi[start + i], weight = weighted ? data->weight[start + i] : 1;
            double base[4];
            nci_basis_base(basis, phi, base);
            nci_basis_row(basis, phi, 0, rows + i * basis->n);
            values[i] = weight * (data->value[start + i] - (isfinite(base[0]) ? base[0] : 0));
            for (size_t j = 0; weighted && j < basis->n; j++)
                rows[i * basis->n + j] *= weight;
        }
        nci_triangle_add(triangle, rows, values, block);
    }
    free(rows);
    return status;
}

/* Projects the points onto the solution and sums the squares of their distances; for values: their residuals. The
 * start is the better one of the last angle and a table. */
static int rounds_project(struct nci_planar_data *data, struct nci_planar_trial *trial)
{
    enum { TABLE = 96 };
    const struct nci_planar_solution *s = &trial->solution;
    double table[TABLE][3], h[4];
    trial->sum = 0;
    for (int k = 0; k < TABLE && data->points; k++) {
        const double phi = NCI_TWO_PI * k / TABLE, c = cos(phi), d = sin(phi);
        if (nci_planar_sum(s->shape, s->n, phi, c, d, h))
            h[0] = INFINITY;
        table[k][0] = c;
        table[k][1] = d;
        table[k][2] = h[0];
    }
    for (size_t i = 0; i < data->count; i++) {
        double phi = data->phi[i];
        const double *p = data->points ? data->points + 2 * i : NULL;
        if (nci_planar_sum(s->shape, s->n, phi, cos(phi), sin(phi), h))
            return NC_E_SINGULAR;
        double distance = p ? cos(phi) * p[0] + sin(phi) * p[1] - h[0] : data->value[i] - h[0];
        for (int k = 0; p && k < TABLE; k++) {
            const double other = table[k][0] * p[0] + table[k][1] * p[1] - table[k][2];
            if (other > distance) {
                distance = other;
                phi = NCI_TWO_PI * k / TABLE;
            }
        }
        if (p) {
            distance = nci_planar_foot(s->shape, s->n, p, &phi);
            data->phi[i] = phi;
            data->value[i] = cos(phi) * p[0] + sin(phi) * p[1];
        }
        trial->sum += distance * distance;
    }
    return isfinite(trial->sum) ? NC_OK : NC_E_SINGULAR;
}

/* The weight of the roughness: none but what the data leave open, or what the criterion chooses. */
static int rounds_smoothing(const struct nci_planar_data *data, const struct nci_triangle *triangle,
                            const struct nci_triangle *rough, struct nci_smoothing *smoothing)
{
    const struct nc_fit_options *o = data->options;
    const double least = nci_smoothing_least(triangle, rough);
    if (o->smoothing != NC_FIT_EXACT && triangle->n > 3) {
        const int status = nci_smoothing_choose(triangle, data->count, rough,
                                                o->smoothing == NC_FIT_NOISE ? o->noise : 0, smoothing);
        smoothing->weight = fmax(smoothing->weight, least);
        return status;
    }
    const double left = (double)data->count - (double)triangle->n;
    *smoothing = (struct nci_smoothing){least, fmin((double)triangle->n, (double)data->count),
                                        left > 0 ? sqrt(triangle->rest / left) : 0, triangle->rest};
    return NC_OK;
}

/* For a spline, the roughness of pieces counts as if the curvature radius were the same in all of them: where the
 * boundary is straight, knots are dense and the curvature radius varies more. */
static int rounds_rough(const struct nci_basis *basis, struct nci_triangle *rough)
{
    double *weight = basis->pieces ? nci_room(basis->pieces, 1) : NULL;
    if (basis->pieces && !weight) {
        *rough = (struct nci_triangle){0, NULL, NULL, 0};
        return NC_E_MEMORY;
    }
    const double mean = NCI_TWO_PI / (double)(basis->pieces ? basis->pieces : 1);
    for (size_t i = 0; i < basis->pieces; i++) {
        const double part = (basis->knot[i + 1] - basis->knot[i]) / mean;
        weight[i] = part * part * part;
    }
    const int status = nci_basis_rough(basis, roughness, weight, rough);
    free(weight);
    return status;
}

/* Roughness of a solution. */
static double rounds_energy(const struct nci_triangle *rough, const double *x)
{
    double sum = 0;
    for (size_t i = 0; i < rough->n; i++) {
        const double part = nci_product(rough->r + i * rough->n + i, x + i, rough->n - i);
        sum += part * part;
    }
    return sum;
}

/* One solution; goes back towards the one before while the objective is worse. */
static int rounds_step(struct nci_planar_data *data, struct nci_planar_trial *trial,
                       const struct nci_triangle *rough, size_t round, double *objective)
{
    struct nci_planar_solution *s = &trial->solution;
    struct nci_triangle triangle = {0, NULL, NULL, 0}, sum = {0, NULL, NULL, 0};
    double *before = nci_room(trial->basis.n, 1);
    int status = before ? nci_planar_triangle(data, &trial->basis, round == 0 && data->weight, &triangle)
                        : NC_E_MEMORY;
    if (!status && round < FREE)
        status = rounds_smoothing(data, &triangle, rough, &trial->smoothing);
    if (!status)
        status = nci_smoothing_add(&triangle, rough, trial->smoothing.weight, &sum);
    if (!status) {
        memcpy(before, s->x, trial->basis.n * sizeof *before);
        status = nci_planar_constrain(&trial->basis, &sum, data->rho, data->size, !data->points, s);
    }
    if (!status)
        status = rounds_project(data, trial);
    for (int half = 0; half < 6 && !status; half++) {
        const double now = trial->sum + trial->smoothing.weight * rounds_energy(rough, s->x);
        const int worse = round >= FREE && now > *objective * (1 + 1e-9);
        if (!worse) {
            *objective = now;
            break;
        }
        for (size_t i = 0; i < trial->basis.n; i++)
            s->x[i] = (s->x[i] + before[i]) / 2;
        nci_basis_shape(&trial->basis, s->x, s->shape, s->n);
        status = rounds_project(data, trial);
    }
    nci_triangle_free(&triangle);
    nci_triangle_free(&sum);
    free(before);
    return status;
}

/* The last solution with its certificate. */
static int rounds_prove(struct nci_planar_data *data, struct nci_planar_trial *trial,
                        const struct nci_triangle *rough)
{
    struct nci_triangle triangle = {0, NULL, NULL, 0}, sum = {0, NULL, NULL, 0};
    int status = nci_planar_triangle(data, &trial->basis, 0, &triangle);
    if (!status)
        status = nci_smoothing_add(&triangle, rough, trial->smoothing.weight, &sum);
    if (!status)
        status = nci_planar_constrain(&trial->basis, &sum, data->rho, data->size, 1, &trial->solution);
    if (!status)
        status = rounds_project(data, trial);
    nci_triangle_free(&triangle);
    nci_triangle_free(&sum);
    return status;
}

static void rounds_score(const struct nci_planar_data *data, struct nci_planar_trial *trial)
{
    const struct nc_fit_options *o = data->options;
    const double count = (double)data->count, noise = o->smoothing == NC_FIT_NOISE ? o->noise : 0;
    trial->score = o->smoothing == NC_FIT_EXACT
                       ? trial->sum / count
                       : nci_smoothing_score(trial->sum, count, trial->smoothing.freedom, noise);
}

int nci_planar_rounds(struct nci_planar_data *data, struct nci_planar_trial *trial, size_t rounds,
                      int prove)
{
    struct nci_triangle rough;
    double objective = INFINITY, last = INFINITY;
    int status = rounds_rough(&trial->basis, &rough);
    for (size_t round = 0; round < rounds && !status; round++) {
        last = objective;
        status = rounds_step(data, trial, &rough, round, &objective);
        trial->rounds++;
        if (!data->points)
            break;
        if (round > FREE && fabs(last - objective) <= 1e-7 * objective)
            break;
        if (round > 1 && trial->sum <= 1e-30 * (double)data->count * data->size * data->size)
            break;
    }
    if (!status && prove && data->points)
        status = rounds_prove(data, trial, &rough);
    rounds_score(data, trial);
    nci_triangle_free(&rough);
    return status;
}
