/* Planar fits as the user calls them: support values, points, polar radius. */
#include "fit/fit.h"

/* Hands over what was found. */
static void data_deliver(struct nci_planar_data *data, struct nci_planar_trial *trial, struct nc_fit *fit)
{
    struct nci_planar_solution *s = &trial->solution;
    fit->shape = s->shape;
    fit->n = s->n;
    s->shape = NULL;
    fit->normal = data->phi;
    fit->residual = data->value;
    data->phi = data->value = NULL;
    for (size_t i = 0; i < fit->count; i++) {
        double h[4] = {NAN, 0, 0, 0}, *phi = &fit->normal[i];
        nci_planar_sum(fit->shape, fit->n, *phi, cos(*phi), sin(*phi), h);
        fit->residual[i] -= h[0];
        *phi = nci_wrap(*phi);
    }
    nci_fit_residuals(fit);
    fit->noise = trial->smoothing.noise;
    fit->coefficients = trial->basis.n;
    fit->freedom = trial->smoothing.freedom;
    fit->smoothing = trial->smoothing.weight;
    fit->min_radius = data->rho;
    fit->form = trial->basis.form;
    fit->lower = s->lower;
    fit->lower_at[0] = s->lower_at;
    fit->cuts = s->cuts;
    fit->rounds = trial->rounds;
}

static int data_run(struct nci_planar_data *data, const double centre[2], struct nc_fit *fit)
{
    struct nci_planar_trial trial = {.rounds = 0};
    const int status = nci_planar_try(data, centre, &trial);
    if (!status)
        data_deliver(data, &trial, fit);
    nci_planar_trial_free(&trial);
    return status;
}

/* Starts a fit: the options (NULL: the defaults) and room for angles and values. */
static int data_begin(size_t count, const struct nc_fit_options **options, struct nci_planar_data *data,
                      struct nc_fit *fit)
{
    static const struct nc_fit_options defaults;
    *fit = (struct nc_fit){.count = count};
    *options = *options ? *options : &defaults;
    const int status = nci_fit_options(*options, 2);
    if (status)
        return status;
    if (count < 3)
        return NC_E_DATA;
    *data = (struct nci_planar_data){.count = count,
                                     .phi = nci_room(count, 1),
                                     .value = nci_room(count, 1),
                                     .options = *options,
                                     .rho = (*options)->min_radius};
    return data->phi && data->value ? NC_OK : NC_E_MEMORY;
}

static void data_end(struct nci_planar_data *data)
{
    free(data->phi);
    free(data->value);
    free(data->weight);
}

int nc_fit_planar_support(const double *phi, const double *h, size_t count,
                          const struct nc_fit_options *options, struct nc_fit *fit)
{
    struct nci_planar_data data = {.count = 0};
    const double centre[2] = {0, 0};
    if (!phi || !h || !fit)
        return NC_E_NULL;
    int status = data_begin(count, &options, &data, fit);
    if (!status)
        status = nci_fit_finite(phi, count, 1, fit);
    if (!status)
        status = nci_fit_finite(h, count, 1, fit);
    double mean = 0;
    for (size_t i = 0; i < count && !status; i++) {
        data.phi[i] = phi[i];
        data.value[i] = h[i];
        data.size = fmax(data.size, fabs(h[i]));
        mean += h[i] / (double)count;
    }
    if (data.rho == 0)
        data.rho = 1e-3 * fabs(mean);
    if (!status)
        status = data_run(&data, centre, fit);
    data_end(&data);
    return nci_fit_end(status, fit);
}

/* Middle, size and mean radius of the hull. */
static void hull_measure(const double *points, const size_t *hull, size_t size, double centre[2],
                         double *extent, double *radius)
{
    double length = 0;
    centre[0] = centre[1] = *extent = 0;
    for (size_t k = 0; k < size; k++) { /* the centroid of the boundary */
        const double *a = points + 2 * hull[k], *b = points + 2 * hull[(k + 1) % size];
        const double edge = hypot(b[0] - a[0], b[1] - a[1]);
        centre[0] += edge * (a[0] + b[0]) / 2;
        centre[1] += edge * (a[1] + b[1]) / 2;
        length += edge;
    }
    centre[0] /= length;
    centre[1] /= length;
    for (size_t k = 0; k < size; k++)
        *extent =
            fmax(*extent, hypot(points[2 * hull[k]] - centre[0], points[2 * hull[k] + 1] - centre[1]));
    *radius = length / NCI_TWO_PI;
}

/* The smallest distance of a point inside from the edges of the hull. */
static double hull_depth(const double *points, const size_t *hull, size_t size, const double *p)
{
    double least = INFINITY;
    for (size_t k = 0; k < size; k++) {
        const double *a = points + 2 * hull[k], *b = points + 2 * hull[(k + 1) % size];
        const double x = b[0] - a[0], y = b[1] - a[1];
        least = fmin(least, (x * (p[1] - a[1]) - y * (p[0] - a[0])) / hypot(x, y));
    }
    return fmax(least, 0);
}

/* Largest depth of all points, the exact one. */
static void hull_deepest(const double *points, size_t count, const size_t *hull, size_t size,
                         const struct nci_hull_seat *seat, struct nc_fit *fit)
{
    for (size_t i = 0; i < count; i++) {
        if (!(seat[i].depth > fit->depth)) /* an upper bound of the distance */
            continue;
        const double depth = hull_depth(points, hull, size, points + 2 * i);
        if (depth > fit->depth) {
            fit->depth = depth;
            fit->depth_at = i;
        }
    }
}

/* Points with their hull. */
struct contour {
    const double *points, *normals;
    size_t count, *hull, size;
    struct nci_hull_seat *seat;
    double centre[2];
};

static void contour_free(struct contour *c)
{
    free(c->hull);
    free(c->seat);
}

static int contour_new(const double *points, const double *normals, size_t count, struct contour *c)
{
    *c = (struct contour){.points = points,
                          .normals = normals,
                          .count = count,
                          .hull = nci_indices(2 * count),
                          .seat = calloc(count, sizeof *c->seat)};
    const int status = c->hull && c->seat ? nci_planar_hull(points, count, c->hull, &c->size) : NC_E_MEMORY;
    return !status && c->size < 3 ? NC_E_DATA : status;
}

/* One fit, from the normals or those of the hull; points deeper than `allowed` count as points of the hull. */
static int contour_fit(const struct contour *c, double allowed, struct nci_planar_data *data,
                       struct nc_fit *fit)
{
    const double origin[2] = {0, 0}; /* a base has its own place */
    double *copy = nci_room(c->count, 2);
    data->weight = nci_room(c->count, 1);
    data->points = copy;
    int status = copy && data->weight ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < c->count && !status; i++) {
        const struct nci_hull_seat *seat = &c->seat[i];
        const double *n = c->normals ? c->normals + 2 * i : NULL,
                     moved = seat->depth > allowed ? seat->depth : 0;
        const int given = n && (n[0] != 0 || n[1] != 0) && moved == 0;
        const double phi = given ? atan2(n[1], n[0]) : seat->phi;
        double *p = copy + 2 * i;
        p[0] = c->points[2 * i] + moved * cos(seat->phi);
        p[1] = c->points[2 * i + 1] + moved * sin(seat->phi);
        data->phi[i] = phi;
        data->value[i] = cos(phi) * p[0] + sin(phi) * p[1];
        const double wide =
            given ? 0 : seat->cone / 0.5; /* corners of the hull tell little about the normal */
        data->weight[i] = 1 / (1 + wide * wide);
    }
    if (!status)
        status = data_run(data, data->options->base ? origin : c->centre, fit);
    free(copy);
    free(data->weight);
    data->weight = NULL;
    return status;
}

/* Fits, and judges whether the points are convex but for their noise. */
static int contour_judge(const struct contour *c, struct nci_planar_data *data, struct nc_fit *fit)
{
    double scatter = 0;
    int status = contour_fit(c, INFINITY, data, fit);
    if (!status)
        status = nci_planar_scatter(c->points, fit->residual, c->count, c->centre, &scatter);
    if (status)
        return status;
    if (data->options->smoothing == NC_FIT_NOISE)
        scatter = fmin(scatter, data->options->noise);
    const double allowed = 10 * scatter + 1e-6 * data->size;
    if (!(fit->depth > allowed))
        return NC_OK;
    data->phi = fit->normal; /* once more, or no more */
    data->value = fit->residual;
    free(fit->shape);
    fit->shape = fit->normal = fit->residual = NULL;
    return data->options->hull ? contour_fit(c, allowed / 2, data, fit) : NC_E_CONCAVE;
}

int nc_fit_planar_points(const double *points, const double *normals, size_t count,
                         const struct nc_fit_options *options, struct nc_fit *fit)
{
    struct nci_planar_data data = {.count = 0};
    struct contour contour = {.count = 0};
    double radius = 0;
    if (!points || !fit)
        return NC_E_NULL;
    int status = data_begin(count, &options, &data, fit);
    if (!status)
        status = nci_fit_finite(points, count, 2, fit);
    if (!status && normals)
        status = nci_fit_finite(normals, count, 2, fit);
    if (!status)
        status = contour_new(points, normals, count, &contour);
    if (!status) {
        hull_measure(points, contour.hull, contour.size, contour.centre, &data.size, &radius);
        data.rho = data.rho > 0 ? data.rho : 1e-3 * radius;
        nci_planar_seat(points, count, contour.hull, contour.size, contour.centre, contour.seat);
        hull_deepest(points, count, contour.hull, contour.size, contour.seat, fit);
        status = contour_judge(&contour, &data, fit);
    }
    contour_free(&contour);
    data_end(&data);
    return nci_fit_end(status, fit);
}

int nc_fit_planar_radius(const double *angle, const double *r, size_t count,
                         const struct nc_fit_options *options, struct nc_fit *fit)
{
    if (!angle || !r || !fit)
        return NC_E_NULL;
    double *points = nci_room(count, 2);
    *fit = (struct nc_fit){.count = count};
    if (!points)
        return NC_E_MEMORY;
    for (size_t i = 0; i < count; i++) {
        points[2 * i] = r[i] * cos(angle[i]);
        points[2 * i + 1] = r[i] * sin(angle[i]);
    }
    const int status = nc_fit_planar_points(points, NULL, count, options, fit);
    free(points);
    return status;
}
