#include "chart.h"

#include <math.h>
#include <string.h>

/* The picture, in its own units. */
enum { WIDTH = 800, LEFT = 74, RIGHT = 16, TOP = 44, PANEL = 130, SPACE = 56, BOTTOM = 16 };

struct frame {
    double left, top, width, height;
    double x0, x1, y0, y1; /* what is shown */
};

/* One character, or a stand-in for what XML has not. */
void chart_text(FILE *out, const char *text)
{
    chart_part(out, text, strlen(text));
}

void chart_part(FILE *out, const char *text, size_t length)
{
    for (const char *end = text + length; text < end; text++)
        switch (*text) {
        case '&':
            fputs("&amp;", out);
            break;
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        default:
            fputc((unsigned char)*text < ' ' ? ' ' : *text, out);
        }
}

static double tick_step(double length, int count)
{
    const double raw = length / count, power = pow(10, floor(log10(raw)));
    return power * (raw < 1.5 * power ? 1 : raw < 3 * power ? 2 : raw < 7 * power ? 5 : 10);
}

/* A range that is never empty, with some room. */
static void range_of(const struct curve *curves, size_t count, int y, double *low, double *high)
{
    *low = INFINITY;
    *high = -INFINITY;
    for (size_t c = 0; c < count; c++)
        for (size_t i = 0; i < curves[c].n; i++) {
            const double value = y ? curves[c].y[i] : curves[c].x[i];
            if (isfinite(curves[c].y[i]) && isfinite(value)) {
                *low = fmin(*low, value);
                *high = fmax(*high, value);
            }
        }
    if (!(*low <= *high)) {
        *low = 0;
        *high = 1;
    }
    const double size = fmax(fabs(*low), fabs(*high)), length = *high - *low;
    const double room = length > 1e-9 * size ? 0.05 * length : size > 0 ? 0.1 * size : 1;
    const double added = y || !(length > 1e-9 * size) ? room : 0;
    *low -= added;
    *high += added;
}

static double x_of(const struct frame *f, double x)
{
    return f->left + f->width * (x - f->x0) / (f->x1 - f->x0);
}

static double y_of(const struct frame *f, double y)
{
    return f->top + f->height * (f->y1 - y) / (f->y1 - f->y0);
}

static void write_tick(FILE *out, double value, double step)
{
    const int decimals = (int)fmax(0, ceil(-log10(step) - 1e-9));
    if (fabs(value) < 0.5 * step)
        fputc('0', out);
    else if (fabs(value) < 1e6 && decimals < 7)
        fprintf(out, "%.*f", decimals, value);
    else
        fprintf(out, "%.3g", value);
}

static void draw_grid(FILE *out, const struct frame *f, int x_ticks, int y_ticks)
{
    const double xs = tick_step(f->x1 - f->x0, x_ticks), ys = tick_step(f->y1 - f->y0, y_ticks);
    for (double k = ceil(f->y0 / ys); k * ys <= f->y1; k++) {
        const double y = y_of(f, k * ys);
        fprintf(
            out,
            "<path class=\"grid\" d=\"M%.1f %.1fh%.1f\"/><text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">",
            f->left, y, f->width, f->left - 6, y + 4);
        write_tick(out, k * ys, ys);
        fputs("</text>\n", out);
    }
    for (double k = ceil(f->x0 / xs - 1e-9); k * xs <= f->x1 + 1e-9 * xs; k++) {
        const double x = x_of(f, k * xs);
        fprintf(out,
                "<path class=\"grid\" d=\"M%.1f %.1fv%.1f\"/><text x=\"%.1f\" y=\"%.1f\" "
                "text-anchor=\"middle\">",
                x, f->top, f->height, x, f->top + f->height + 15);
        write_tick(out, k * xs, xs);
        fputs("</text>\n", out);
    }
}

static void draw_curve(FILE *out, const struct frame *f, const struct curve *c)
{
    char pen = 'M';
    if (c->kind == CURVE_DOTS)
        fprintf(out, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"2.6\" stroke-linecap=\"round\" d=\"",
                c->colour);
    else
        fprintf(out, "<path class=\"curve\" stroke=\"%s\"%s d=\"", c->colour,
                c->kind == CURVE_DASHED ? " stroke-dasharray=\"6 5\"" : "");
    for (size_t i = 0; i < c->n; i++) {
        if (!isfinite(c->x[i]) || !isfinite(c->y[i])) {
            pen = 'M';
            continue;
        }
        fprintf(out, "%c%.1f %.2f", c->kind == CURVE_DOTS ? 'M' : pen, x_of(f, c->x[i]), y_of(f, c->y[i]));
        if (c->kind == CURVE_DOTS)
            fputs("h0", out);
        pen = 'L';
    }
    fputs("\"/>\n", out);
}

/* Names of the curves above the frame. */
static void draw_names(FILE *out, const struct frame *f, const char *name, const char *unit,
                       const struct curve *curves, size_t count)
{
    double x = f->left;
    if (name[0]) {
        fprintf(out, "<text class=\"name\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", x, f->top - 7, name);
        x += 16 + 7.2 * (double)strlen(name);
    }
    for (size_t c = 0; c < count; c++) {
        fprintf(out, "<text x=\"%.1f\" y=\"%.1f\" style=\"fill:%s\">%s%s%s</text>\n", x, f->top - 7,
                strcmp(curves[c].colour, "#9aa0a8") == 0 ? "#6b7280" : curves[c].colour, curves[c].name,
                c == 0 ? " in " : "", c == 0 ? unit : "");
        x += 22 + 6.6 * (double)(strlen(curves[c].name) + (c == 0 ? 4 + strlen(unit) : 0));
    }
    fprintf(out, "<rect class=\"frame\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n", f->left,
            f->top, f->width, f->height);
}

void chart_begin(struct chart *chart, FILE *out, const char *title, int views, int panels)
{
    const int height = TOP + (views ? views + SPACE : 0) + panels * (PANEL + SPACE) + BOTTOM;
    *chart = (struct chart){.out = out, .top = TOP + 22, .views = views};
    fprintf(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n"
        "<style>text{font:12px system-ui,Helvetica,Arial,sans-serif;fill:#4b5563}"
        ".title{font-size:16px;font-weight:600;fill:#1f2328}.name{font-weight:600}.grid{stroke:#e3e5e8;"
        "fill:none}"
        ".frame{stroke:#9aa0a8;fill:none}.curve{fill:none;stroke-width:1.5;stroke-linejoin:round}</style>\n"
        "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n<text class=\"title\" x=\"%d\" "
        "y=\"26\">Fit of ",
        WIDTH, height, WIDTH, height, LEFT);
    chart_text(out, title);
    fputs("</text>\n", out);
}

void chart_view(struct chart *chart, const char *name, const char *unit, int k, int n,
                const struct curve *curves, size_t count)
{
    const double gap = 60, width = (WIDTH - LEFT - RIGHT - (n - 1) * gap) / n;
    struct frame f = {LEFT + k * (width + gap), chart->top, width, chart->views, 0, 0, 0, 0};
    range_of(curves, count, 0, &f.x0, &f.x1);
    range_of(curves, count, 1, &f.y0, &f.y1);
    const double margin = 1.08, scale = fmax((f.x1 - f.x0) / f.width, (f.y1 - f.y0) / f.height) * margin;
    const double x = (f.x0 + f.x1) / 2, y = (f.y0 + f.y1) / 2;
    f.x0 = x - scale * f.width / 2;
    f.x1 = x + scale * f.width / 2;
    f.y0 = y - scale * f.height / 2;
    f.y1 = y + scale * f.height / 2;
    draw_grid(chart->out, &f, n == 1 ? 8 : 4, n == 1 ? 6 : 5);
    for (size_t c = 0; c < count; c++)
        draw_curve(chart->out, &f, &curves[c]);
    draw_names(chart->out, &f, name, unit, curves, count);
    if (k + 1 == n)
        chart->top += chart->views + SPACE;
}

void chart_panel(struct chart *chart, const char *name, const char *unit, const char *axis,
                 const struct curve *curves, size_t count)
{
    struct frame f = {LEFT, chart->top, WIDTH - LEFT - RIGHT, PANEL, 0, 0, 0, 0};
    range_of(curves, count, 0, &f.x0, &f.x1);
    range_of(curves, count, 1, &f.y0, &f.y1);
    draw_grid(chart->out, &f, 10, 4);
    for (size_t c = count; c-- > 0;)
        draw_curve(chart->out, &f, &curves[c]);
    draw_names(chart->out, &f, name, unit, curves, count);
    fprintf(chart->out, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n", WIDTH - RIGHT,
            f.top + PANEL + 29, axis);
    chart->top += PANEL + SPACE;
}

void chart_end(struct chart *chart)
{
    fputs("</svg>\n", chart->out);
}
