/* From the file to the fit: what the data are, the fit, what came out. */
#include "fit_job.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "text.h"

#define PI 3.14159265358979323846

const char *fit_as_name(enum fit_as as)
{
    static const char *const names[] = {"", "lift", "radius", "support", "contour", "points", "mesh"};
    return names[as];
}

/* A mesh, or points in the file of one. */
static int job_mesh(struct fit_job *job, const struct fit_wish *wish)
{
    struct mesh_data *m = &job->mesh;
    int status = mesh_read(&job->source, m);
    if (status != 0)
        return status;
    if (wish->as != AS_ANY && wish->as != AS_MESH && wish->as != AS_POINTS)
        return misuse("--as %s: '%s' is a mesh; take --as mesh or --as points", fit_as_name(wish->as),
                      job->source.path);
    if (wish->as == AS_MESH && m->triangles == 0)
        return fail("'%s' has no triangles; take --as points", job->source.path);
    job->as = wish->as != AS_ANY ? wish->as : m->triangles > 0 ? AS_MESH : AS_POINTS;
    job->why_as = m->triangles > 0 ? "it has triangles" : "it has no triangles";
    if (m->triangles > 0 && mesh_weld(m) != 0)
        return fail("out of memory");
    double largest = 0;
    for (size_t k = 0; k < 3; k++) {
        double low = INFINITY, high = -INFINITY;
        for (size_t i = 0; i < m->vertices; i++) {
            low = fmin(low, m->vertex[3 * i + k]);
            high = fmax(high, m->vertex[3 * i + k]);
        }
        largest = fmax(largest, high - low);
    }
    const int said = wish->millimetres || wish->metres;
    const int mm = wish->millimetres || (!said && largest >= 2);
    job->unit = mm ? "mm" : "m";
    job->why_unit = said ? "as said"
                    : mm ? "it would be larger than 2 m; else say --unit m"
                         : "it would be smaller than 2 mm; else say --unit mm";
    for (size_t i = 0; i < 3 * m->vertices; i++)
        m->vertex[i] *= mm ? 1e-3 : 1;
    job->dimension = 3;
    job->count = m->vertices;
    job->point = m->vertex;
    job->normal = job->as == AS_POINTS ? m->normal : NULL;
    return 0;
}

int fit_job_take(struct fit_job *job, const struct fit_wish *wish)
{
    int status;
    if (mesh_is(&job->source) && !wish->columns) {
        status = job_mesh(job, wish);
    } else {
        status = table_read(&job->source, &job->table);
        if (status == 0)
            status = fit_columns(job, wish);
    }
    source_free(&job->source);
    return status;
}

int fit_job_read(struct fit_job *job, const char *path, const struct fit_wish *wish)
{
    *job = (struct fit_job){.follower = wish->follower};
    const int status = source_read(path, &job->source);
    return status != 0 ? status : fit_job_take(job, wish);
}

void fit_job_free(struct fit_job *job)
{
    if (job->point != job->mesh.vertex) {
        free(job->point);
        free(job->normal);
    }
    free(job->angle);
    free(job->value);
    source_free(&job->source);
    table_free_data(&job->table);
    mesh_free_data(&job->mesh);
    nc_fit_free(&job->fit);
}

/* Follower, base circle and roller of a cam. */
static int job_cam(struct fit_job *job, const struct fit_wish *wish)
{
    double low = INFINITY, high = -INFINITY;
    for (size_t i = 0; i < job->count; i++) {
        low = fmin(low, job->value[i]);
        high = fmax(high, job->value[i]);
    }
    if (isnan(wish->base_radius))
        return misuse("'%s' is taken as a lift table; its cam needs --base-radius B in m, and --roller R "
                      "for a roller "
                      "follower (if it is no lift table, say --as radius, support or contour)",
                      job->source.path);
    if (!(wish->base_radius > 0))
        return misuse("--base-radius must be positive");
    if (high == low)
        return fail("'%s': %s; a cam that lifts nothing needs no table", job->source.path,
                    high > 0 ? "all lifts are the same" : "no lift is above zero");
    if (wish->base_radius > 1000 * (high - low))
        return misuse(
            "--base-radius %g m is more than a thousand times the lift, %g m; lengths of options are in m",
            wish->base_radius, high - low);
    if (job->follower == 0)
        job->follower = isnan(wish->roller) ? NC_FIT_FLAT : NC_FIT_ROLLER;
    if (job->follower == NC_FIT_ROLLER && isnan(wish->roller))
        return misuse("--follower roller needs its radius: --roller R, in m");
    if (job->follower == NC_FIT_FLAT && !isnan(wish->roller))
        return misuse("--roller is for a roller follower; leave it or --follower flat out");
    job->base_radius = wish->base_radius;
    job->polar = job->follower == NC_FIT_ROLLER;
    job->radius = job->polar ? wish->roller : 0;
    return 0;
}

static int job_fit(struct fit_job *job, const struct nc_fit_options *options, const struct fit_wish *wish)
{
    switch (job->as) {
    case AS_LIFT:
        return nc_fit_lift(job->angle, job->value, job->count, (enum nc_fit_follower)job->follower,
                           job->base_radius, job->radius, options, &job->fit);
    case AS_RADIUS:
        return nc_fit_planar_radius(job->angle, job->value, job->count, options, &job->fit);
    case AS_SUPPORT:
        return nc_fit_planar_support(job->angle, job->value, job->count, options, &job->fit);
    case AS_CONTOUR:
        if (isnan(wish->roller))
            return nc_fit_planar_points(job->point, job->normal, job->count, options, &job->fit);
        job->polar = 1;
        job->radius = wish->roller;
        return nc_fit_planar_polar(job->point, job->count, wish->roller, options, &job->fit);
    case AS_POINTS:
        return nc_fit_spatial_points(job->point, job->normal, job->count, options, &job->fit);
    default:
        return nc_fit_spatial_mesh(job->point, job->count, job->mesh.triangle, job->mesh.triangles, options,
                                   &job->fit);
    }
}

/* Why there is no fit, and what to do. */
static int job_failed(const struct fit_job *job, int status)
{
    const size_t at = status == NC_E_CONCAVE ? job->fit.depth_at : job->fit.largest_at;
    char where[64];
    if (job->line && at < job->count)
        snprintf(where, sizeof where, "line %zu", job->line[at]);
    else
        snprintf(where, sizeof where, "point %zu", at + 1);
    switch (status) {
    case NC_E_CONCAVE:
        return fail(
            "'%s' is not convex: %s is %.3g m deep below the convex hull of all points; fit the hull with "
            "--hull%s",
            job->source.path, where, job->fit.depth,
            job->dimension == 2 ? ", or the polar potential for a circle of radius R with --roller R" : "");
    case NC_E_ARGUMENT:
        return fail("'%s', %s: a number is not finite or far too large", job->source.path, where);
    case NC_E_DATA:
        return fail("'%s': %zu data do not determine a shape: %s", job->source.path, job->count,
                    job->dimension == 3 ? "points of a body's surface are needed, not all in a plane"
                    : job->as == AS_LIFT
                        ? "the table needs one turn, or one lobe from dwell to dwell, without gaps"
                        : "points all around the body, or along a convex stretch of it, are needed");
    case NC_E_OPTION:
        return fail("'%s': the options do not suit the data: %s", job->source.path,
                    "take fewer --terms, or a smaller --min-radius or --noise");
    default:
        return fail("'%s': %s", job->source.path, nc_message(status));
    }
}

int fit_outline(const struct fit_job *job, double angle, struct nc_planar_boundary *point)
{
    const struct nc_fit *f = &job->fit;
    return (job->polar ? nc_circle_boundary(f->shape, f->n, job->radius, NC_CASE_CONVEX, angle, point)
                       : nc_planar_boundary(f->shape, f->n, angle, point)) %
           NC_TERM;
}

/* Extent, area and perimeter by the outline, or volume and surface. */
static void job_measure(struct fit_job *job)
{
    const struct nc_fit *f = &job->fit;
    for (int k = 0; k < 3; k++) {
        job->low[k] = INFINITY;
        job->high[k] = -INFINITY;
    }
    if (job->dimension == 3) {
        struct nc_spatial_mass mass;
        for (int k = 0; k < 6; k++) {
            double n[3] = {0, 0, 0}, h;
            n[k / 2] = k % 2 ? -1 : 1;
            if (nc_spatial_eval(f->shape, f->n, n, &h, NULL, NULL) % NC_TERM == NC_OK)
                *(k % 2 ? &job->low[k / 2] : &job->high[k / 2]) = k % 2 ? -h : h;
        }
        const int status = nc_spatial_mass(f->shape, f->n, 1e-5, &mass);
        job->content = status ? NAN : mass.volume;
        job->surface = status ? NAN : mass.surface;
        return;
    }
    double area = 0, length = 0, last[2] = {0, 0};
    for (int i = 0; i <= 20 * OUTLINE; i++) {
        struct nc_planar_boundary b;
        if (fit_outline(job, 2 * PI * i / (20 * OUTLINE), &b) != NC_OK)
            continue;
        for (int k = 0; k < 2; k++) {
            job->low[k] = fmin(job->low[k], b.point[k]);
            job->high[k] = fmax(job->high[k], b.point[k]);
        }
        if (i > 0) {
            area += (last[0] * b.point[1] - last[1] * b.point[0]) / 2;
            length += hypot(b.point[0] - last[0], b.point[1] - last[1]);
        }
        memcpy(last, b.point, sizeof last);
    }
    job->content = area;
    job->surface = length;
}

int fit_job_run(struct fit_job *job, const struct fit_wish *wish)
{
    struct nc_fit_options options = {.terms = wish->terms, .hull = wish->hull};
    int status = job->as == AS_LIFT ? job_cam(job, wish) : 0;
    if (status != 0)
        return status;
    if (job->as != AS_LIFT && job->as != AS_CONTOUR && !isnan(wish->roller))
        return misuse("--roller is for lift tables and contours, '%s' is taken as %s", job->source.path,
                      fit_as_name(job->as));
    if (wish->exact)
        options.smoothing = NC_FIT_EXACT;
    if (!isnan(wish->noise)) {
        options.smoothing = NC_FIT_NOISE;
        options.noise = wish->noise;
    }
    options.min_radius = isnan(wish->min_radius) ? 0 : wish->min_radius;
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    status = job_fit(job, &options, wish);
    if (status != NC_OK)
        return job_failed(job, status % NC_TERM);
    job_measure(job);
    clock_gettime(CLOCK_MONOTONIC, &after);
    job->seconds = (double)(after.tv_sec - before.tv_sec) + 1e-9 * (double)(after.tv_nsec - before.tv_nsec);
    return 0;
}
