/* Spatial fits as the user calls them: points and meshes. */
#include "space.h"

enum { THINNED = 10000 };

/* A fit under way. */
struct spatial_job {
    struct nci_cloud cloud;
    struct nci_spatial_data data; /* what is fitted */
    double *points, *normals;     /* of it */
    struct nci_base base[3];      /* the best first */
    size_t bases;
};

/* What is fitted: all points or some of them, and where their feet are looked for first. */
static int job_points(struct spatial_job *job, const struct nc_fit_options *options, double rho)
{
    const struct nci_cloud *c = &job->cloud;
    const size_t count = c->count < THINNED ? c->count : THINNED;
    job->points = nci_room(count, 3);
    job->normals = nci_room(count, 3);
    if (!job->points || !job->normals)
        return NC_E_MEMORY;
    double outwards = 0;
    for (size_t i = 0; i < count; i++) {
        const size_t at = nci_cloud_pick(i, count, c->count);
        const double *n = c->normals ? c->normals + 3 * at : NULL;
        const double length = n ? sqrt(nci_dot(n, n)) : 0;
        for (size_t k = 0; k < 3; k++) {
            job->points[3 * i + k] = c->points[3 * at + k];
            job->normals[3 * i + k] = length > 0 ? n[k] / length : 0;
            outwards += job->normals[3 * i + k] * (job->points[3 * i + k] - c->centre[k]);
        }
    }
    for (size_t i = 0; i < 3 * count && outwards < 0; i++)
        job->normals[i] = -job->normals[i];
    job->data = (struct nci_spatial_data){.count = count,
                                          .points = job->points,
                                          .normal = job->normals,
                                          .size = c->size,
                                          .rho = rho,
                                          .options = options};
    return NC_OK;
}

/* Feet on a body, where no normals are given. */
static int job_feet(struct spatial_job *job, const struct nci_base *base)
{
    double sum;
    for (size_t i = 0; i < job->data.count; i++) {
        double *x = job->normals + 3 * i, length = 0;
        if (nci_dot(x, x) > 0)
            continue;
        for (int k = 0; k < 3; k++) {
            x[k] = job->points[3 * i + (size_t)k] - job->cloud.centre[k];
            length += x[k] * x[k];
        }
        for (int k = 0; k < 3; k++)
            x[k] = length > 0 ? x[k] / sqrt(length) : k == 2;
    }
    if (job->cloud.normals)
        return NC_OK;
    nci_spatial_look(base->shape, base->n, job->points, job->data.count, job->normals);
    return nci_spatial_feet(base->shape, base->n, job->points, job->data.count, job->normals, &sum);
}

static size_t job_degree(const struct spatial_job *job)
{
    const double coefficients = (double)job->data.count / 2.5;
    const size_t most = coefficients > 1 ? (size_t)sqrt(coefficients) : 1;
    if (job->data.options->terms)
        return job->data.options->terms;
    return most < 2 ? 1 : most > 11 ? 10 : most - 1;
}

/* Parameters of a body. */
static double base_parameters(int form)
{
    return form == NC_FIT_ELLIPSOID ? 9 : form == NC_FIT_CAPSULE ? 8 : form == NC_FIT_BOX ? 11 : 0;
}

/* The criterion for a sum of squares that is left with so many coefficients. */
static double job_score(const struct spatial_job *job, double sum, double freedom)
{
    const struct nc_fit_options *o = job->data.options;
    if (o->smoothing == NC_FIT_EXACT)
        return sum;
    return nci_smoothing_score(sum, (double)job->data.count, freedom,
                               o->smoothing == NC_FIT_NOISE ? o->noise : 0);
}

/* Not too sharp? */
static int base_is_blunt(const struct spatial_job *job, const struct nci_base *base,
                         struct nc_spatial_convexity *bounds)
{
    return nc_spatial_convexity(base->shape, base->n, 1e-3, 0, bounds) == NC_OK &&
           bounds->lower >= job->data.rho;
}

/* Does a body alone pass through the points, up to the rounding of single precision? */
static int base_is_exact(const struct spatial_job *job, const struct nci_base *base,
                         struct nc_spatial_convexity *bounds)
{
    const double least = 2e-7 * job->data.size;
    return !job->data.options->terms && base->sum <= (double)job->data.count * least * least &&
           base_is_blunt(job, base, bounds);
}

/* Is a body alone as good as with harmonics? */
static int base_is_enough(const struct spatial_job *job, const struct nci_base *base,
                          const struct nci_spatial_trial *trial, double best,
                          struct nc_spatial_convexity *bounds)
{
    const double own = base_parameters(base->form),
                 both = own + trial->smoothing.freedom - 4; /* four mean the same */
    if (job->data.options->terms ||
        job_score(job, base->sum, own) > 1.03 * fmin(job_score(job, trial->sum, both), best))
        return 0;
    return base_is_blunt(job, base, bounds);
}

/* Residuals and feet of all points, also of those that were thinned out. */
static int job_residuals(const struct nci_cloud *c, struct nc_fit *fit)
{
    double sum;
    fit->residual = nci_room(c->count, 1);
    fit->normal = nci_room(c->count, 3);
    if (!fit->residual || !fit->normal)
        return NC_E_MEMORY;
    for (size_t i = 0; i < c->count; i++) {
        double *x = fit->normal + 3 * i, length = 0;
        for (int k = 0; k < 3; k++) {
            x[k] = c->points[3 * i + (size_t)k] - c->centre[k];
            length += x[k] * x[k];
        }
        for (int k = 0; k < 3; k++)
            x[k] = length > 0 ? x[k] / sqrt(length) : k == 2;
    }
    nci_spatial_look(fit->shape, fit->n, c->points, c->count, fit->normal);
    const int status = nci_spatial_feet(fit->shape, fit->n, c->points, c->count, fit->normal, &sum);
    for (size_t i = 0; i < c->count && !status; i++) {
        double h = 0;
        nc_spatial_eval(fit->shape, fit->n, fit->normal + 3 * i, &h, NULL, NULL);
        fit->residual[i] = nci_dot(fit->normal + 3 * i, c->points + 3 * i) - h;
    }
    if (!status)
        nci_fit_residuals(fit);
    return status;
}

static int data_order(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The largest depth below the hull, among the points farthest inside of the fit; and whether it is more than noise. */
static int job_is_concave(const struct nci_cloud *c, struct nc_fit *fit, int *concave)
{
    enum { LOOK = 64 };
    double *size = nci_room(c->count, 1), *sorted = nci_room(c->count, 1);
    if (!size || !sorted) {
        free(size);
        free(sorted);
        return NC_E_MEMORY;
    }
    memcpy(sorted, fit->residual, c->count * sizeof *sorted);
    qsort(sorted, c->count, sizeof *sorted, data_order);
    const double limit = sorted[c->count > LOOK ? LOOK : c->count - 1];
    for (size_t i = 0, looked = 0; i < c->count && looked < 2 * LOOK; i++) {
        size[i] = 0;
        if (fit->residual[i] > limit)
            continue;
        const double depth = nci_spatial_depth(&c->hull, c->points + 3 * i);
        looked++;
        if (depth > fit->depth) {
            fit->depth = depth;
            fit->depth_at = i;
        }
    }
    for (size_t i = 0; i < c->count; i++)
        size[i] = fabs(fit->residual[i]);
    qsort(size, c->count, sizeof *size, data_order);
    *concave = fit->depth > 10 * size[c->count / 2] / 0.6745 + 1e-5 * c->size;
    free(size);
    free(sorted);
    return NC_OK;
}

/* Hands over the body alone. */
static int deliver_base(const struct spatial_job *job, const struct nci_base *base,
                        const struct nc_spatial_convexity *bounds, struct nc_fit *fit)
{
    free(fit->shape);
    fit->shape = nci_room(base->n, 1);
    if (!fit->shape)
        return NC_E_MEMORY;
    memcpy(fit->shape, base->shape, base->n * sizeof *fit->shape);
    fit->n = base->n;
    fit->form = base->form;
    fit->min_radius = job->data.rho;
    fit->freedom = base_parameters(base->form);
    fit->coefficients = (size_t)fit->freedom;
    fit->lower = bounds->lower;
    memcpy(fit->lower_at, bounds->normal, sizeof fit->lower_at);
    return NC_OK;
}

/* Hands over the harmonics, if they are better than what is there. */
static void deliver_trial(const struct spatial_job *job, int form, struct nci_spatial_trial *trial,
                          double score, double *best, struct nc_fit *fit)
{
    struct nci_spatial_solution *s = &trial->solution;
    if (!(score < *best))
        return;
    *best = score;
    free(fit->shape);
    fit->shape = s->shape;
    fit->n = s->n;
    s->shape = NULL;
    fit->form = form;
    fit->min_radius = job->data.rho;
    fit->rounds = trial->rounds;
    fit->coefficients = trial->sphere.n;
    fit->freedom = trial->smoothing.freedom + fmax(base_parameters(form) - 4, 0);
    fit->smoothing = trial->smoothing.weight;
    fit->cuts = s->cuts;
    fit->lower = s->lower;
    memcpy(fit->lower_at, s->lower_at, sizeof fit->lower_at);
}

/* Harmonics on one base; the body alone if that is as good, then `enough`. */
static int job_harmonics(struct spatial_job *job, const struct nci_base *base, double *best, int *enough,
                         struct nc_fit *fit)
{
    const struct nc_fit_options *o = job->data.options;
    const size_t degree = job_degree(job);
    struct nci_spatial_trial trial = {
        .sphere = {degree, (degree + 1) * (degree + 1), base->shape, base->n}};
    struct nc_spatial_convexity bounds;
    double place[5];
    const int bare = o->base || o->form == NC_FIT_HARMONICS, form = bare ? NC_FIT_HARMONICS : base->form;
    int status = job_feet(job, base);
    if (o->base) {
        trial.sphere.base = o->base;
        trial.sphere.base_size = o->base_size;
    } else if (bare) { /* the feet are known: the ellipsoid has served */
        trial.sphere.base = place;
        trial.sphere.base_size =
            nc_spatial_shift(place, 5, job->cloud.centre[0], job->cloud.centre[1], job->cloud.centre[2]);
    }
    *enough = !status && !bare && base_is_exact(job, base, &bounds);
    if (!status && !*enough)
        status = nci_spatial_rounds(&job->data, &trial);
    *enough = *enough || (!status && !bare && base_is_enough(job, base, &trial, *best, &bounds));
    if (*enough)
        status = deliver_base(job, base, &bounds, fit);
    else if (!status)
        deliver_trial(
            job, form, &trial,
            job_score(job, trial.sum, trial.smoothing.freedom + fmax(base_parameters(form) - 4, 0)), best,
            fit);
    nci_spatial_trial_free(&trial);
    return status;
}

/* The best base, and the next one where it is not enough. */
static int job_fit(struct spatial_job *job, struct nc_fit *fit)
{
    double best = INFINITY;
    int enough = 0, status = nci_cloud_bases(&job->cloud, &job->data, job->base, &job->bases);
    for (size_t k = 0; k < job->bases && k < 2 && !status && !enough; k++) {
        if (k > 0 && job->base[k].sum > 16 * job->base[0].sum)
            break; /* far from the data */
        status = job_harmonics(job, &job->base[k], &best, &enough, fit);
    }
    if (!status && !fit->shape)
        status = NC_E_DATA;
    return status;
}

static int job_hull(const struct nci_cloud *c, const struct nc_fit_options *o, double rho,
                    struct nc_fit *fit)
{
    struct nc_spatial_convexity bounds;
    int status = nci_cloud_smooth(c, o->terms ? o->terms : 120, rho, &fit->shape, &fit->n, &fit->bound);
    if (!status)
        status = nc_spatial_convexity(fit->shape, fit->n, 0.5, 2000, &bounds);
    fit->form = NC_FIT_HULL;
    fit->min_radius = rho * (1 - 1e-12);
    fit->lower = status ? 0 : bounds.lower;
    fit->coefficients = fit->n > 12 ? (fit->n - 12) / 3 : 0;
    fit->freedom = (double)fit->coefficients;
    return status;
}

/* One fit of a cloud; the fit's shape only. */
static int cloud_fit(struct spatial_job *job, const struct nc_fit_options *options, struct nc_fit *fit)
{
    const double rho = options->min_radius > 0 ? options->min_radius : 1e-3 * job->cloud.radius;
    int status = NC_OK;
    if (options->form == NC_FIT_HULL)
        return job_hull(&job->cloud, options, rho, fit);
    status = job_points(job, options, rho);
    if (!status)
        status = job_fit(job, fit);
    free(job->points);
    free(job->normals);
    job->points = job->normals = NULL;
    return status;
}

/* The vertices of the hull as a cloud of their own, for data that are not convex. */
static int cloud_of_hull(const struct nci_cloud *c, const struct nc_fit_options *options,
                         struct nc_fit *fit)
{
    struct spatial_job job = {.bases = 0};
    double *points = nci_room(c->hull.vertices, 3);
    int status = points ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < c->hull.vertices && !status; i++)
        memcpy(points + 3 * i, c->points + 3 * c->hull.vertex[i], 3 * sizeof *points);
    if (!status)
        status = nci_cloud_new(points, NULL, c->hull.vertices, &job.cloud);
    free(fit->shape);
    free(fit->residual);
    free(fit->normal);
    fit->shape = fit->residual = fit->normal = NULL;
    if (!status)
        status = cloud_fit(&job, options, fit);
    nci_cloud_free(&job.cloud);
    free(points);
    return status;
}

/* The fit, the residuals of all points, and the verdict on convexity. */
static int cloud_run(const double *points, const double *normals, size_t count,
                     const struct nc_fit_options *options, struct nc_fit *fit)
{
    struct spatial_job job = {.bases = 0};
    int concave = 0, status = nci_cloud_new(points, normals, count, &job.cloud);
    if (!status)
        status = cloud_fit(&job, options, fit);
    if (!status)
        status = job_residuals(&job.cloud, fit);
    if (!status)
        status = job_is_concave(&job.cloud, fit, &concave);
    if (!status && concave && options->form != NC_FIT_HULL) {
        status = options->hull ? cloud_of_hull(&job.cloud, options, fit) : NC_E_CONCAVE;
        if (!status)
            status = job_residuals(&job.cloud, fit);
    }
    if (!status) {
        const double left = (double)count - fit->freedom;
        fit->noise = left > 0 ? fit->rms * sqrt((double)count / left) : 0;
    }
    nci_cloud_free(&job.cloud);
    return status;
}

static int data_check(const double *points, const double *normals, size_t count,
                      const struct nc_fit_options *options, struct nc_fit *fit)
{
    int status = nci_fit_options(options, 3);
    if (!status && count < 4)
        status = NC_E_DATA;
    if (!status)
        status = nci_fit_finite(points, count, 3, fit);
    if (!status && normals)
        status = nci_fit_finite(normals, count, 3, fit);
    return status;
}

int nc_fit_spatial_points(const double *points, const double *normals, size_t count,
                          const struct nc_fit_options *options, struct nc_fit *fit)
{
    static const struct nc_fit_options defaults;
    if (!points || !fit)
        return NC_E_NULL;
    *fit = (struct nc_fit){.count = count};
    options = options ? options : &defaults;
    const int status = data_check(points, normals, count, options, fit);
    return nci_fit_end(status ? status : cloud_run(points, normals, count, options, fit), fit);
}
