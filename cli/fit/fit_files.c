/* The files of a fit that other programs read, and its summary. */
#include <math.h>
#include <stdarg.h>
#include <string.h>

#include "fit_report.h"
#include "json.h"
#include "text.h"

/* --- The summary -------------------------------------------------------------------------------------*/

static void line(struct summary *s, const char *name, const char *format, ...)
{
    if (s->rows == SUMMARY_ROWS)
        return;
    va_list arguments;
    va_start(arguments, format);
    s->row[s->rows].name = name;
    vsnprintf(s->row[s->rows].text, sizeof s->row[s->rows].text, format, arguments);
    va_end(arguments);
    s->rows++;
}

static const char *form_name(const struct fit_job *job)
{
    static const char *const names[] = {
        "",          "Fourier series", "quintic spline", "spherical harmonics",
        "ellipsoid", "capsule",        "rounded box",    "smoothed convex hull"};
    const int form = job->fit.form;
    if (job->as == AS_LIFT || job->polar)
        return "quintic spline";
    return form >= 0 && form <= NC_FIT_HULL ? names[form] : "";
}

/* What was read and how it was taken. */
static void summarize_data(const struct fit_job *job, struct summary *s)
{
    if (job->table.rows > 0)
        line(s, "file", "table, %zu rows of %zu columns between %s%s%s", job->table.rows,
             job->table.columns, job->table.separator, job->table.decimal_comma ? ", decimal commas" : "",
             job->table.named ? ", names in the first line" : "");
    else
        line(s, "file", "%s, %zu triangles, %zu vertices", job->mesh.format, job->mesh.triangles,
             job->mesh.vertices);
    line(s, "taken as", "%s%s%s%s%s", fit_as_name(job->as), job->columns[0] ? ", columns " : "",
         job->columns, job->why_as ? ": " : "", job->why_as ? job->why_as : "");
    line(s, "unit", "%s (%s)", job->unit, job->why_unit);
    if (job->angle_unit)
        line(s, "angle", "%s (%s)", job->angle_unit, job->why_angle);
    if (job->as == AS_LIFT && job->polar)
        line(s, "follower", "roller of radius %g m on a base circle of radius %g m", job->radius,
             job->base_radius);
    else if (job->as == AS_LIFT)
        line(s, "follower", "flat, on a base circle of radius %g m", job->base_radius);
}

static void summarize_radius(const struct fit_job *job, struct summary *s)
{
    const struct nc_fit *f = &job->fit;
    const double *at = f->lower_at;
    if (job->polar)
        line(s, "margin", "1/(1 + R kappa) >= %.4g for the circle of radius R = %g m: one contact point",
             f->lower, job->radius);
    else if (job->dimension == 2)
        line(s, "radius",
             "proved: no curvature radius is below %.6g m (smallest near a normal angle of %.4g rad)",
             f->lower, at[0]);
    else
        line(s, "radius", "proved: no principal radius is below %.6g m (asked for: %.3g m)", f->lower,
             f->min_radius);
    if (f->depth > 0)
        line(s, "concave", "the data are up to %.3g m inside of their convex hull", f->depth);
    if (f->bound > 0)
        line(s, "hull", "proved: the boundary is nowhere farther than %.3g m from the convex hull",
             f->bound);
}

void fit_summary(const struct fit_job *job, struct summary *s)
{
    const struct nc_fit *f = &job->fit;
    char where[48] = "";
    s->rows = 0;
    summarize_data(job, s);
    line(s, "data", "%zu", job->count);
    line(s, "fitted",
         "%s%s, %zu coefficients, %.1f of them free after smoothing, %zu inequalities active; %zu numbers",
         form_name(job),
         job->dimension == 3 && f->n > 32 && f->form != NC_FIT_HULL && f->form != NC_FIT_HARMONICS
             ? " and harmonics"
             : "",
         f->coefficients, f->freedom, f->cuts, f->n);
    if (job->line && f->largest_at < job->count)
        snprintf(where, sizeof where, " in line %zu", job->line[f->largest_at]);
    line(s, "residual", "rms %.3g m, largest %.3g m%s", f->rms, f->largest, where);
    summarize_radius(job, s);
    if (job->dimension == 2) {
        line(s, "extent", "%.6g m x %.6g m", job->high[0] - job->low[0], job->high[1] - job->low[1]);
        line(s, "area", "%.6g m2, perimeter %.6g m", job->content, job->surface);
    } else {
        line(s, "extent", "%.6g m x %.6g m x %.6g m", job->high[0] - job->low[0],
             job->high[1] - job->low[1], job->high[2] - job->low[2]);
        if (isnan(job->content))
            line(s, "volume", "not known: the body is too sharp");
        else
            line(s, "volume", "%.6g m3, surface %.6g m2", job->content, job->surface);
    }
    line(s, "time", "%.2g s", job->seconds);
}

/* --- The shape ---------------------------------------------------------------------------------------*/

static void write_numbers(FILE *out, const struct nc_fit *fit, const char *indent)
{
    for (size_t i = 0; i < fit->n; i++)
        fprintf(out, "%s%.17g%s", i % 6 == 0 ? indent : " ", fit->shape[i],
                i + 1 == fit->n ? ""
                : i % 6 == 5    ? ",\n"
                                : ",");
}

int fit_write_text(FILE *out, const struct fit_job *job, const struct summary *s)
{
    fputs("// fitted to ", out);
    write_printable(out, job->source.path);
    fputc('\n', out);
    for (size_t i = 0; i < s->rows; i++)
        if (strcmp(s->row[i].name, "time") != 0) { /* the same data, the same file */
            fprintf(out, "// %-9s ", s->row[i].name);
            write_printable(out, s->row[i].text);
            fputc('\n', out);
        }
    if (job->polar)
        fprintf(out, "// a polar potential: check and draw it with --polar --radius %.17g\n", job->radius);
    fputs("{", out);
    write_numbers(out, &job->fit, "");
    fputs("}\n", out);
    return 0;
}

/* A text inside of a Modelica string or comment. */
static void write_modelica_text(FILE *out, const char *text)
{
    for (; *text; text++)
        fputc(*text == '"' || *text == '\\' || (unsigned char)*text < ' ' ? '\'' : *text, out);
}

int fit_write_modelica(FILE *out, const struct fit_job *job)
{
    const struct nc_fit *f = &job->fit;
    fputs("within ;\nfunction shape \"Fitted to ", out);
    write_modelica_text(out, job->source.path);
    if (job->polar)
        fprintf(out, ": polar potential for circles of radius %g m\"\n", job->radius);
    else
        fprintf(out, ": generating potential, no curvature radius is below %.6g m\"\n", f->lower);
    fprintf(out,
            "  extends Modelica.Icons.Function;\n  output Real vector[%zu] \"Shape vector\";\nalgorithm\n",
            f->n);
    fputs("  vector := {\n", out);
    write_numbers(out, f, "    ");
    fputs("};\n  annotation (Inline = false);\nend shape;\n", out);
    return 0;
}

int fit_write_json(FILE *out, const struct fit_job *job)
{
    const struct nc_fit *f = &job->fit;
    fprintf(out, "{\"dimension\": %d, \"potential\": \"%s\", \"radius\": %.17g, \"vector\": [\n",
            job->dimension, job->polar ? "polar" : "generating", job->polar ? job->radius : 0.0);
    write_numbers(out, f, "");
    fputs("]}\n", out);
    return 0;
}

/* --- Data, fit and residual --------------------------------------------------------------------------*/

int fit_write_csv(FILE *out, const struct fit_job *job)
{
    const struct nc_fit *f = &job->fit;
    const int over_angle = job->as == AS_LIFT || job->as == AS_SUPPORT || job->as == AS_RADIUS;
    const size_t d = (size_t)job->dimension;
    if (over_angle)
        fprintf(out, "angle,%s,%s,residual\n", fit_as_name(job->as), "fit");
    else
        fputs(d == 2 ? "x,y,fit_x,fit_y,residual\n" : "x,y,z,fit_x,fit_y,fit_z,residual\n", out);
    for (size_t i = 0; i < job->count; i++) {
        if (over_angle) {
            fprintf(out, "%.12g,%.12g,%.12g", job->angle[i], job->value[i], job->value[i] - f->residual[i]);
        } else {
            const double n2[2] = {cos(f->normal[d == 2 ? i : 0]), sin(f->normal[d == 2 ? i : 0])};
            const double *n = d == 2 ? n2 : f->normal + 3 * i;
            for (size_t k = 0; k < d; k++)
                fprintf(out, "%s%.12g", k ? "," : "", job->point[d * i + k]);
            for (size_t k = 0; k < d; k++)
                fprintf(out, ",%.12g", job->point[d * i + k] - f->residual[i] * n[k]);
        }
        fprintf(out, ",%.6g\n", f->residual[i]);
    }
    return 0;
}
