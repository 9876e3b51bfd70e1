/* Harmonics on the sphere fitted to points of a boundary, see planar_fit.c. */
#include "space.h"

void nci_spatial_trial_free(struct nci_spatial_trial *trial)
{
    nci_spatial_solution_free(&trial->solution);
}

/* The step of Newton's method on the sphere; where the distance is not concave, the absolute value of its curvature. */
static void foot_step(const struct nci_jet *jet, const double n[3], const double p[3], double distance,
                      double step[3])
{
    double value[2], direction[2][3], g[3];
    for (int i = 0; i < 3; i++) {
        g[i] = p[i] - jet->g[i];
        step[i] = 0;
    }
    nci_principal(jet->H, n, value, direction);
    for (int k = 0; k < 2; k++) {
        const double bend =
            fmax(fabs(value[k] + distance), 1e-12 * (fabs(value[1]) + fabs(distance)) + DBL_MIN);
        for (int i = 0; i < 3; i++)
            step[i] += nci_dot(g, direction[k]) / bend * direction[k][i];
    }
    const double length = sqrt(nci_dot(step, step));
    for (int i = 0; i < 3 && length > 0.4; i++)
        step[i] *= 0.4 / length;
}

/* Newton's method with shorter steps where the distance would fall. */
static double foot_newton(const double *shape, size_t n, const double p[3], double normal[3])
{
    struct nci_jet jet;
    if (nci_spatial_sum(shape, n, normal, 2, NULL, NULL, &jet) || !nci_finite(jet.H, 6))
        return NAN;
    double distance = nci_dot(normal, p) - jet.h;
    for (int i = 0; i < 40; i++) {
        double step[3], next = -INFINITY, to[3];
        foot_step(&jet, normal, p, distance, step);
        const double length = sqrt(nci_dot(step, step));
        for (double part = 1; part * length > 1e-15 && part > 1e-9; part /= 2) {
            double size = 0;
            for (int k = 0; k < 3; k++) {
                to[k] = normal[k] + part * step[k];
                size += to[k] * to[k];
            }
            for (int k = 0; k < 3; k++)
                to[k] /= sqrt(size);
            if (nci_spatial_sum(shape, n, to, 2, NULL, NULL, &jet) || !nci_finite(jet.H, 6))
                continue;
            next = nci_dot(to, p) - jet.h;
            if (next >= distance)
                break;
        }
        if (!(next > distance))
            break;
        memcpy(normal, to, sizeof to);
        distance = next;
        if (length < 1e-11)
            break;
    }
    return distance;
}

/* Is the point above the foot? Newton's method may stop on the ridge between two flat sides. */
static int foot_is_there(const double *shape, size_t n, const double p[3], const double normal[3],
                         double distance)
{
    double h, g[3], apart = 0, aside = 0;
    if (nc_spatial_eval(shape, n, normal, &h, g, NULL))
        return 0;
    for (int i = 0; i < 3; i++) {
        const double d = p[i] - g[i];
        apart += d * d;
        aside += (d - distance * normal[i]) * (d - distance * normal[i]);
    }
    return sqrt(aside) <= 1e-3 * sqrt(apart) + 1e-9 * sqrt(nci_dot(p, p));
}

double nci_spatial_foot(const double *shape, size_t n, const double p[3], double normal[3])
{
    const double distance = foot_newton(shape, n, p, normal), still[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    if (foot_is_there(shape, n, p, normal, distance))
        return distance;
    double ball[3], gap, to[3] = {normal[0], normal[1], normal[2]}, a[3], b[3];
    const size_t size = nc_spatial_offset(ball, 3, 1e-3 * sqrt(nci_dot(p, p)) + DBL_MIN);
    if (nc_spatial_pair(shape, n, ball, size, p, still, to, &gap, a, b) || !(gap + ball[2] > distance))
        return distance;
    memcpy(normal, to, sizeof to);
    return gap + ball[2];
}

void nci_spatial_look(const double *shape, size_t n, const double *points, size_t count, double *normal)
{
    enum { TABLE = 256 };
    double table[TABLE][4];
    for (size_t k = 0; k < TABLE; k++) {
        nci_sphere_direction(k, TABLE, table[k]);
        if (nc_spatial_eval(shape, n, table[k], &table[k][3], NULL, NULL))
            table[k][3] = INFINITY;
    }
    for (size_t i = 0; i < count; i++) {
        double *x = normal + 3 * i, h;
        const double *p = points + 3 * i;
        double best = nc_spatial_eval(shape, n, x, &h, NULL, NULL) ? -INFINITY : nci_dot(x, p) - h;
        for (size_t k = 0; k < TABLE; k++)
            if (nci_dot(table[k], p) - table[k][3] > best) {
                best = nci_dot(table[k], p) - table[k][3];
                memcpy(x, table[k], 3 * sizeof *x);
            }
    }
}

int nci_spatial_feet(const double *shape, size_t n, const double *points, size_t count, double *normal,
                     double *sum)
{
    *sum = 0;
    for (size_t i = 0; i < count; i++) {
        const double distance = nci_spatial_foot(shape, n, points + 3 * i, normal + 3 * i);
        *sum += distance * distance;
    }
    return isfinite(*sum) ? NC_OK : NC_E_SINGULAR;
}

static int turns_triangle(const struct nci_spatial_data *data, const struct nci_sphere *sphere,
                          struct nci_triangle *triangle)
{
    enum { BLOCK = 64 };
    double *rows = nci_room(BLOCK, sphere->n), values[BLOCK];
    int status = nci_triangle_new(triangle, sphere->n);
    if (!rows)
        status = NC_E_MEMORY;
    for (size_t start = 0; start < data->count && !status; start += BLOCK) {
        const size_t block = data->count - start < BLOCK ? data->count - start : BLOCK;
        for (size_t i = 0; i < block; i++) {
            const double *x = data->normal + 3 * (start + i);
            double base = 0;
            if (sphere->base)
                nc_spatial_eval(sphere->base, sphere->base_size, x, &base, NULL, NULL);
            nci_sphere_row(sphere->degree, x, NULL, rows + i * sphere->n, NULL);
            values[i] = nci_dot(x, data->points + 3 * (start + i)) - base;
        }
        nci_triangle_add(triangle, rows, values, block);
    }
    free(rows);
    return status;
}

static int turns_smoothing(const struct nci_spatial_data *data, const struct nci_triangle *triangle,
                           const struct nci_triangle *rough, struct nci_smoothing *smoothing)
{
    const struct nc_fit_options *o = data->options;
    const double least = nci_smoothing_least(triangle, rough),
                 left = (double)data->count - (double)triangle->n;
    int status = NC_OK;
    if (o->smoothing != NC_FIT_EXACT && triangle->n > 4)
        status = nci_smoothing_choose(triangle, data->count, rough,
                                      o->smoothing == NC_FIT_NOISE ? o->noise : 0, smoothing);
    else
        *smoothing = (struct nci_smoothing){least, (double)triangle->n,
                                            left > 0 ? sqrt(triangle->rest / left) : 0, 0};
    smoothing->weight = fmax(smoothing->weight, least);
    return status;
}

/* Roughness of a solution; the matrix is diagonal. */
static double turns_energy(const struct nci_triangle *rough, const double *x)
{
    double sum = 0;
    for (size_t i = 0; i < rough->n; i++) {
        const double part = rough->r[i * rough->n + i] * x[i];
        sum += part * part;
    }
    return sum;
}

/* Goes back towards the solution before (x, the squares of its distances) while the new one is worse. */
static int turns_back(struct nci_spatial_data *data, struct nci_spatial_trial *trial,
                      const struct nci_triangle *rough, const double *x, double before)
{
    struct nci_spatial_solution *s = &trial->solution;
    const double weight = trial->smoothing.weight,
                 limit = (before + weight * turns_energy(rough, x)) * (1 + 1e-9);
    int status = NC_OK;
    for (int half = 0; half < 8 && !status; half++) {
        if (!(trial->sum + weight * turns_energy(rough, s->x) > limit))
            break;
        for (size_t i = 0; i < trial->sphere.n; i++)
            s->x[i] = (s->x[i] + x[i]) / 2;
        nci_sphere_shape(&trial->sphere, s->x, s->shape, s->n);
        status = nci_spatial_feet(s->shape, s->n, data->points, data->count, data->normal, &trial->sum);
    }
    return status;
}

/* One solution; the last one with its certificate. */
static int turns_solve(struct nci_spatial_data *data, struct nci_spatial_trial *trial,
                       const struct nci_triangle *rough, size_t round, int choose, int prove)
{
    struct nci_triangle triangle = {0, NULL, NULL, 0}, sum = {0, NULL, NULL, 0};
    struct nci_spatial_solution *s = &trial->solution;
    const double last = trial->sum;
    double *x = nci_room(trial->sphere.n, 1);
    int status = x ? turns_triangle(data, &trial->sphere, &triangle) : NC_E_MEMORY;
    if (!status && choose)
        status = turns_smoothing(data, &triangle, rough, &trial->smoothing);
    if (!status)
        status = nci_smoothing_add(&triangle, rough, trial->smoothing.weight, &sum);
    if (!status) {
        memcpy(x, s->x, trial->sphere.n * sizeof *x);
        status = nci_spatial_constrain(&trial->sphere, &sum, data->rho, data->size, prove, s);
    }
    if (!status)
        status = nci_spatial_feet(s->shape, s->n, data->points, data->count, data->normal, &trial->sum);
    if (!status && round > 0 && !prove)
        status = turns_back(data, trial, rough, x, last);
    nci_triangle_free(&triangle);
    nci_triangle_free(&sum);
    free(x);
    return status;
}

int nci_spatial_rounds(struct nci_spatial_data *data, struct nci_spatial_trial *trial)
{
    enum { FREE = 3, MOST = 25 };
    const struct nc_fit_options *o = data->options;
    const double count = (double)data->count;
    struct nci_triangle rough;
    double last = INFINITY;
    int status = nci_sphere_rough(trial->sphere.degree, &rough);
    if (!status)
        status = nci_spatial_solution_new(&trial->solution, &trial->sphere);
    for (size_t round = 0; round < MOST && !status; round++) {
        status = turns_solve(data, trial, &rough, round, round < FREE, 0);
        trial->rounds++;
        if (round >= FREE && fabs(last - trial->sum) <= 1e-5 * trial->sum)
            break;
        if (round > 0 && trial->sum <= 1e-28 * count * data->size * data->size)
            break;
        last = trial->sum;
    }
    if (!status)
        status = turns_solve(data, trial, &rough, 0, 0, 1);
    trial->score = o->smoothing == NC_FIT_EXACT
                       ? trial->sum / count
                       : nci_smoothing_score(trial->sum, count, trial->smoothing.freedom,
                                             o->smoothing == NC_FIT_NOISE ? o->noise : 0);
    nci_triangle_free(&rough);
    return status;
}
