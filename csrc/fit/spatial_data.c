/* Spatial fits as the user calls them: points and meshes. */
#include "space.h"

enum { THINNED = 30000 };

/* A fit under way. */
struct spatial_job {
    struct nci_cloud cloud;
    struct nci_spatial_data data; /* what is fitted */
    double *points, *normals;     /* of it */
    struct spatial_base {
        double shape[NCI_BODY_SHAPE];
        size_t n;
        int form;
        double sum; /* of the squared distances */
    } base[3];      /* the best first */
    size_t bases;
};

/* The extent of the cloud along the axes, as a body to start from. */
static void job_start(const struct nci_cloud *c, double axis[3][3], struct nci_body *body)
{
    memcpy(body->axis, axis, sizeof body->axis);
    memcpy(body->centre, c->centre, sizeof body->centre);
    double least = INFINITY;
    for (int a = 0; a < 3; a++) {
        double low = INFINITY, high = -INFINITY;
        for (size_t i = 0; i < c->hull.vertices; i++) {
            const double x = nci_dot(body->axis[a], c->points + 3 * c->hull.vertex[i]);
            low = fmin(low, x);
            high = fmax(high, x);
        }
        body->half[a] = (high - low) / 2;
        least = fmin(least, body->half[a]);
        const double middle = (high + low) / 2 - nci_dot(body->axis[a], body->centre);
        for (int i = 0; i < 3; i++)
            body->centre[i] += middle * body->axis[a][i];
    }
    body->bulge = 1e-3 * c->size;
    if (body->form == NC_FIT_ELLIPSOID)
        return;
    body->r = (body->form == NC_FIT_BOX ? 0.3 : 0.9) * least;
    if (body->form == NC_FIT_CAPSULE) { /* along the longest axis */
        const int longest = body->half[0] > body->half[1] ? (body->half[0] > body->half[2] ? 0 : 2)
                                                          : (body->half[1] > body->half[2] ? 1 : 2);
        double turned[3][3];
        for (int a = 0; a < 3; a++)
            memcpy(turned[a], body->axis[(longest + a) % 3], sizeof turned[a]);
        memcpy(body->axis, turned, sizeof turned);
        body->half[0] = body->half[longest];
    }
    for (int a = 0; a < 3; a++)
        body->half[a] = fmax(body->half[a] - body->r, body->bulge);
}

/* Axes number k to start from: those of the surface's moments and of its most frequent normals, and for a box the former
 * turned by 45 degrees about each of them: a cross is as good a box as a square. */
static void job_axes(const struct nci_cloud *c, int k, double axis[3][3])
{
    memcpy(axis, k == 1 ? c->axis : c->principal, 9 * sizeof(double));
    if (k < 2)
        return;
    const int a = k - 2, b = (a + 1) % 3, d = (a + 2) % 3;
    for (int i = 0; i < 3; i++) {
        const double x = axis[b][i], y = axis[d][i];
        axis[b][i] = (x + y) / sqrt(2);
        axis[d][i] = (y - x) / sqrt(2);
    }
}

/* The body of one form that is nearest to the points: some of them from all starts, then all from the best end. It takes
 * its place among the others. */
static int job_body(struct spatial_job *job, int form)
{
    const struct nci_spatial_data *data = &job->data;
    const size_t stride = 1 + data->count / 1500, count = (data->count + stride - 1) / stride;
    struct nci_body best = {.form = 0};
    double least = INFINITY, *some = nci_room(count, 3);
    int status = some ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < count && !status; i++)
        memcpy(some + 3 * i, data->points + 3 * i * stride, 3 * sizeof *some);
    for (int k = 0; k < (form == NC_FIT_BOX ? 5 : 2) && !status; k++) {
        struct nci_body body = {.form = form};
        double sum = INFINITY, axis[3][3];
        job_axes(&job->cloud, k, axis);
        job_start(&job->cloud, axis, &body);
        const int failed = nci_body_fit(some, count, &body, &sum);
        if (failed == NC_E_MEMORY)
            status = failed;
        if (!failed && sum < least) {
            least = sum;
            best = body;
        }
    }
    free(some);
    if (status || !best.form || nci_body_fit(data->points, data->count, &best, &least))
        return status;
    size_t at = job->bases++;
    for (; at > 0 && job->base[at - 1].sum > least; at--)
        job->base[at] = job->base[at - 1];
    job->base[at] = (struct spatial_base){.form = form, .sum = least};
    job->base[at].n = nci_body_shape(&best, job->base[at].shape);
    return NC_OK;
}

/* The bodies that may be a base. */
static int job_bases(struct spatial_job *job)
{
    const int form = job->data.options->form, any = form == NC_FIT_ANY && !job->data.options->base;
    int status = NC_OK;
    if (any || form == NC_FIT_ELLIPSOID || form == NC_FIT_HARMONICS || job->data.options->base)
        status = job_body(job, NC_FIT_ELLIPSOID);
    if (!status && (any || form == NC_FIT_BOX))
        status = job_body(job, NC_FIT_BOX);
    if (!status && (any || form == NC_FIT_CAPSULE))
        status = job_body(job, NC_FIT_CAPSULE);
    return !status && job->bases == 0 ? NC_E_NO_CONVERGENCE : status;
}

/* What is fitted: all points or some of them, and where their feet are looked for first. */
static int job_points(struct spatial_job *job, const struct nc_fit_options *options, double rho)
{
    const struct nci_cloud *c = &job->cloud;
    const size_t stride = (c->count + THINNED - 1) / THINNED, count = (c->count + stride - 1) / stride;
    job->points = nci_room(count, 3);
    job->normals = nci_room(count, 3);
    if (!job->points || !job->normals)
        return NC_E_MEMORY;
    for (size_t i = 0; i < count; i++) {
        const double *n = c->normals ? c->normals + 3 * i * stride : NULL;
        const double length = n ? sqrt(nci_dot(n, n)) : 0;
        for (size_t k = 0; k < 3; k++) {
            job->points[3 * i + k] = c->points[3 * i * stride + k];
            job->normals[3 * i + k] = length > 0 ? n[k] / length : 0;
        }
    }
    job->data = (struct nci_spatial_data){.count = count,
                                          .points = job->points,
                                          .normal = job->normals,
                                          .size = c->size,
                                          .rho = rho,
                                          .options = options};
    return NC_OK;
}

/* Feet on a body, where no normals are given. */
static int job_feet(struct spatial_job *job, const struct spatial_base *base)
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
    return job->cloud.normals
               ? NC_OK
               : nci_spatial_feet(base->shape, base->n, job->points, job->data.count, job->normals, &sum);
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

/* Is a body alone as good as with harmonics, and not too sharp? */
static int base_is_enough(const struct spatial_job *job, const struct spatial_base *base,
                          const struct nci_spatial_trial *trial, double best,
                          struct nc_spatial_convexity *bounds)
{
    const double own = base_parameters(base->form),
                 both = own + trial->smoothing.freedom - 4; /* four mean the same */
    if (job->data.options->terms ||
        job_score(job, base->sum, own) > 1.03 * fmin(job_score(job, trial->sum, both), best))
        return 0;
    return nc_spatial_convexity(base->shape, base->n, 1e-3, 0, bounds) == NC_OK &&
           bounds->lower >= job->data.rho;
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
static int deliver_base(const struct spatial_job *job, const struct spatial_base *base,
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
static int job_harmonics(struct spatial_job *job, const struct spatial_base *base, double *best,
                         int *enough, struct nc_fit *fit)
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
    if (!status)
        status = nci_spatial_rounds(&job->data, &trial);
    *enough = !status && !bare && base_is_enough(job, base, &trial, *best, &bounds);
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
    int enough = 0, status = job_bases(job);
    for (size_t k = 0; k < job->bases && k < 2 && !status && !enough; k++)
        status = job_harmonics(job, &job->base[k], &best, &enough, fit);
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
    return status ? status : cloud_run(points, normals, count, options, fit);
}
