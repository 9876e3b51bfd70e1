/* fit.svg and index.html: data and fit, residual, curvature radius with its bound. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "chart.h"
#include "fit_report.h"
#include "text.h"

#define PI 3.14159265358979323846
#define DEG (180 / PI)

enum { VIEW = 380, MOST_DOTS = 4000 };

#define DATA "#9aa0a8"
#define FIT "#2563a8"
#define BOUND "#d9730d"

/* Room for all curves of a picture. */
struct picture {
    const struct fit_job *job;
    struct chart chart;
    double *x, *y; /* of the data that are shown */
    size_t dots;
    double u[OUTLINE + 1], v[OUTLINE + 1], w[OUTLINE + 1];
};

/* The data that are shown: all, or some of many. */
static size_t dot_index(const struct picture *p, size_t i)
{
    return (size_t)((double)i * (double)p->job->count / (double)p->dots);
}

/* The place of a datum in the plane: a point, or the foot moved by the residual. */
static void datum_place(const struct fit_job *job, size_t i, double x[2])
{
    struct nc_planar_boundary b;
    if (job->as == AS_CONTOUR)
        memcpy(x, job->point + 2 * i, 2 * sizeof *x);
    else if (job->as == AS_RADIUS) {
        x[0] = job->value[i] * cos(job->angle[i]);
        x[1] = job->value[i] * sin(job->angle[i]);
    } else if (fit_outline(job, job->angle[i], &b) == NC_OK)
        for (int k = 0; k < 2; k++)
            x[k] = b.point[k] + job->fit.residual[i] * b.normal[k];
}

static void draw_contour(struct picture *p)
{
    const struct fit_job *job = p->job;
    struct nc_planar_boundary b;
    size_t n = 0;
    for (size_t i = 0; i <= OUTLINE; i++)
        if (fit_outline(job, 2 * PI * (double)i / OUTLINE, &b) == NC_OK) {
            p->u[n] = 1e3 * b.point[0];
            p->v[n++] = 1e3 * b.point[1];
        }
    for (size_t i = 0; i < p->dots; i++) {
        double x[2] = {NAN, NAN};
        datum_place(job, dot_index(p, i), x);
        p->x[i] = 1e3 * x[0];
        p->y[i] = 1e3 * x[1];
    }
    const struct curve curves[] = {{p->x, p->y, p->dots, CURVE_DOTS, DATA, "data"},
                                   {p->u, p->v, n, CURVE_LINE, FIT, "fit"}};
    chart_view(&p->chart, "boundary", "mm", 0, 1, curves, 2);
}

/* The angle over which the data of the plane are drawn, in degrees. */
static double datum_angle(const struct fit_job *job, size_t i)
{
    double angle = job->as == AS_CONTOUR ? job->fit.normal[i] : job->angle[i];
    angle -= job->as == AS_LIFT ? 0 : 2 * PI * floor(angle / (2 * PI));
    return angle * DEG;
}

static void draw_residual(struct picture *p, const char *axis)
{
    for (size_t i = 0; i < p->dots; i++) {
        p->x[i] = datum_angle(p->job, dot_index(p, i));
        p->y[i] = 1e6 * p->job->fit.residual[dot_index(p, i)];
    }
    const struct curve curve = {p->x, p->y, p->dots, CURVE_DOTS, DATA, "data - fit"};
    chart_panel(&p->chart, "residual", "um", axis, &curve, 1);
}

/* The curvature radius over the normal angle with the proved bound, or the curvature of a polar potential's body. */
static void draw_radius(struct picture *p, double from)
{
    const struct fit_job *job = p->job;
    struct nc_planar_boundary b;
    double least = INFINITY;
    size_t n = 0;
    for (size_t i = 0; i <= OUTLINE; i++) {
        const double angle = from + 2 * PI * (double)i / OUTLINE;
        if (fit_outline(job, angle, &b) != NC_OK)
            continue;
        p->u[n] = angle * DEG;
        p->v[n++] = job->polar ? b.curvature : 1e3 * b.radius;
        least = job->polar ? least : fmin(least, 1e3 * b.radius);
    }
    /* straight stretches have radii without end: show what is within a hundred times the smallest */
    for (size_t i = 0; i < n && !job->polar; i++)
        p->v[i] = p->v[i] > 100 * least ? NAN : p->v[i];
    const double ends[2] = {from * DEG, (from + 2 * PI) * DEG};
    const double bound[2] = {1e3 * job->fit.lower, 1e3 * job->fit.lower};
    const struct curve curves[] = {
        {p->u, p->v, n, CURVE_LINE, FIT, job->polar ? "curvature" : "curvature radius"},
        {ends, bound, 2, CURVE_DASHED, BOUND, "proved bound"}};
    chart_panel(&p->chart, "", job->polar ? "1/m" : "mm",
                job->polar ? "direction of the roller in deg" : "normal angle in deg", curves,
                job->polar ? 1 : 2);
}

/* Lift and its derivatives; the angles as in the table. */
static void draw_lift(struct picture *p)
{
    static const char *const names[] = {"lift", "velocity", "acceleration", "jerk"};
    static const char *const units[] = {"mm", "mm/rad", "mm/rad2", "mm/rad3"};
    const struct fit_job *job = p->job;
    const double zero = job->base_radius + job->radius;
    double from = INFINITY, h[4];
    for (size_t i = 0; i < job->count; i++)
        from = fmin(from, job->angle[i]);
    for (int k = 0; k < 4; k++) {
        for (size_t i = 0; i <= OUTLINE; i++) {
            const double angle = from + 2 * PI * (double)i / OUTLINE;
            const int status = nc_planar_eval(job->fit.shape, job->fit.n, angle, h) % NC_TERM;
            p->u[i] = angle * DEG;
            p->v[i] = status ? NAN : 1e3 * (h[k] - (k == 0 ? zero : 0));
        }
        for (size_t i = 0; i < p->dots && k == 0; i++) {
            p->x[i] = datum_angle(job, dot_index(p, i));
            p->y[i] = 1e3 * job->value[dot_index(p, i)];
        }
        const struct curve curves[] = {{p->u, p->v, OUTLINE + 1, CURVE_LINE, FIT, names[k]},
                                       {p->x, p->y, p->dots, CURVE_DOTS, DATA, "data"}};
        chart_panel(&p->chart, "", units[k], "angle in deg", curves, k == 0 ? 2 : 1);
        if (k == 0)
            draw_residual(p, "angle in deg");
    }
    draw_radius(p, from);
}

/* Three views of a body in space: points, and the fit seen against them. */
static void draw_views(struct picture *p)
{
    static const char *const names[] = {"fit over x and y", "fit over x and z", "fit over y and z"};
    static const size_t axes[3][2] = {{0, 1}, {0, 2}, {1, 2}};
    const struct fit_job *job = p->job;
    for (int view = 0; view < 3; view++) {
        const size_t a = axes[view][0], b = axes[view][1];
        size_t n = 0;
        for (size_t i = 0; i < p->dots; i++) {
            p->x[i] = 1e3 * job->point[3 * dot_index(p, i) + a];
            p->y[i] = 1e3 * job->point[3 * dot_index(p, i) + b];
        }
        for (size_t i = 0; i <= OUTLINE; i++) {
            double normal[3] = {0, 0, 0}, g[3];
            normal[a] = cos(2 * PI * (double)i / OUTLINE);
            normal[b] = sin(2 * PI * (double)i / OUTLINE);
            if (nc_spatial_eval(job->fit.shape, job->fit.n, normal, NULL, g, NULL) % NC_TERM != NC_OK)
                continue;
            p->u[n] = 1e3 * g[a];
            p->v[n++] = 1e3 * g[b];
        }
        const struct curve curves[] = {{p->x, p->y, p->dots, CURVE_DOTS, DATA, "data"},
                                       {p->u, p->v, n, CURVE_LINE, FIT, names[view]}};
        chart_view(&p->chart, "", "mm", view, 3, curves, 2);
    }
}

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The residuals in order of their size, and the smaller principal radius by the latitude of the normal. */
static void draw_space(struct picture *p)
{
    const struct fit_job *job = p->job;
    draw_views(p);
    for (size_t i = 0; i < p->dots; i++)
        p->y[i] = 1e6 * job->fit.residual[dot_index(p, i)];
    qsort(p->y, p->dots, sizeof *p->y, by_size);
    for (size_t i = 0; i < p->dots; i++)
        p->x[i] = 100 * ((double)i + 0.5) / (double)p->dots;
    const struct curve residual = {p->x, p->y, p->dots, CURVE_LINE, FIT, "data - fit, in order of size"};
    chart_panel(&p->chart, "residual", "um", "share of the data in %", &residual, 1);
    size_t n = 0;
    for (size_t i = 0; i <= 180; i++) {
        const double latitude = -PI / 2 + PI * (double)i / 180;
        double least = INFINITY, most = 0;
        for (int k = 0; k < 72; k++) {
            struct nc_spatial_boundary b;
            const double turn = 2 * PI * k / 72;
            const double x[3] = {cos(latitude) * cos(turn), cos(latitude) * sin(turn), sin(latitude)};
            if (nc_spatial_boundary(job->fit.shape, job->fit.n, x, &b) % NC_TERM != NC_OK)
                continue;
            least = fmin(least, b.radius[0]);
            most = fmax(most, b.radius[0]);
        }
        p->u[n] = latitude * DEG;
        p->v[n] = 1e3 * least;
        p->w[n++] = 1e3 * most;
    }
    const double ends[2] = {-90, 90}, bound[2] = {1e3 * job->fit.lower, 1e3 * job->fit.lower};
    const struct curve radius[] = {
        {p->u, p->v, n, CURVE_LINE, FIT, "smaller principal radius, its least"},
        {p->u, p->w, n, CURVE_LINE, "#2e8b57", "and largest value on a parallel"},
        {ends, bound, 2, CURVE_DASHED, BOUND, "proved bound"}};
    chart_panel(&p->chart, "", "mm", "latitude of the normal in deg", radius, 3);
}

int fit_write_svg(FILE *out, const struct fit_job *job)
{
    struct picture *p = calloc(1, sizeof *p);
    const size_t dots = job->count < MOST_DOTS ? job->count : MOST_DOTS;
    const int views = job->as == AS_LIFT ? 0 : job->dimension == 2 ? VIEW : VIEW - 110;
    const int panels = job->as == AS_LIFT ? 6 : 2;
    if (p) {
        *p = (struct picture){.job = job,
                              .dots = dots,
                              .x = calloc(dots + 1, sizeof(double)),
                              .y = calloc(dots + 1, sizeof(double))};
    }
    if (!p || !p->x || !p->y) {
        if (p) {
            free(p->x);
            free(p->y);
        }
        free(p);
        return fail("out of memory");
    }
    chart_begin(&p->chart, out, job->source.path, views, panels);
    if (job->as == AS_LIFT)
        draw_lift(p);
    else if (job->dimension == 3)
        draw_space(p);
    else {
        draw_contour(p);
        draw_residual(p, job->as == AS_RADIUS ? "polar angle in deg" : "normal angle in deg");
        draw_radius(p, 0);
    }
    chart_end(&p->chart);
    free(p->x);
    free(p->y);
    free(p);
    return 0;
}

/* No line breaks a word with figures in it. */
static void write_words(FILE *out, const char *text)
{
    for (size_t length; *text; text += length) {
        length = strcspn(text, " ");
        const int figures = strcspn(text, "0123456789") < length;
        fputs(figures ? "<span>" : "", out);
        chart_part(out, text, length);
        fputs(figures ? "</span>" : "", out);
        if (length == 0)
            fputc(text[length++], out);
    }
}

int fit_write_page(FILE *out, const struct fit_job *job, const struct summary *s)
{
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Fit of ",
          out);
    chart_text(out, job->source.path);
    fputs("</title>\n<style>body{font:15px "
          "system-ui,Helvetica,Arial,sans-serif;color:#1f2328;background:#fff;margin:0 auto;"
          "max-width:860px;padding:16px}h1{font-size:20px}th{text-align:left;font-weight:600;padding:3px "
          "18px 3px 0;"
          "vertical-align:top}td{padding:3px 0}td "
          "span{white-space:nowrap}h1{overflow-wrap:anywhere}svg{max-width:100%;height:auto}</style>\n</"
          "head>\n<body>\n<h1>Fit of ",
          out);
    chart_text(out, job->source.path);
    fputs("</h1>\n<table>\n", out);
    for (size_t i = 0; i < s->rows; i++) {
        fprintf(out, "<tr><th scope=\"row\">%s</th><td>", s->row[i].name);
        write_words(out, s->row[i].text);
        fputs("</td></tr>\n", out);
    }
    fputs("</table>\n<p>The shape: <a href=\"shape.txt\">shape.txt</a> for the program, <a "
          "href=\"shape.mo\">shape.mo</a> "
          "for Modelica, <a href=\"shape.json\">shape.json</a>; <a href=\"fit.csv\">fit.csv</a>: each "
          "datum with its "
          "residual.</p>\n",
          out);
    const int status = fit_write_svg(out, job);
    fputs("</body>\n</html>\n", out);
    return status;
}
