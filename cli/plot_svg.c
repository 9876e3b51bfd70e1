#include "plot_svg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The picture, in its own units. */
enum { WIDTH = 800, LEFT = 74, RIGHT = 16, TOP = 44, BOTTOM = 40, PANEL = 130, SPACE = 34, TICKS = 5 };

static const char *const colours[] = {"#2563a8", "#d9730d", "#2e8b57", "#8e44ad"};

struct panel {
    double top;       /* of its frame */
    double low, high; /* of the values */
};

static double x_of(const struct result *result, double t)
{
    return LEFT + t / result->time[result->rows - 1] * (WIDTH - LEFT - RIGHT);
}

static double y_of(const struct panel *panel, double value)
{
    return panel->top + PANEL * (panel->high - value) / (panel->high - panel->low);
}

/* Distance of round numbers, about `count` of them in the given length. */
static double tick_step(double length, int count)
{
    const double raw = length / count, power = pow(10, floor(log10(raw)));
    return power * (raw < 1.5 * power ? 1 : raw < 3 * power ? 2 : raw < 7 * power ? 5 : 10);
}

static void write_grid(FILE *out, const struct result *result, const struct panel *panel)
{
    const double step = tick_step(panel->high - panel->low, TICKS), stop = result->time[result->rows - 1];
    for (double k = ceil(panel->low / step); k * step <= panel->high; k++) {
        const double y = y_of(panel, k * step);
        fprintf(out, "<path class=\"grid\" d=\"M%d %.1fH%d\"/>", LEFT, y, WIDTH - RIGHT);
        fprintf(out, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n", LEFT - 7, y + 4,
                k == 0 ? 0 : k * step);
    }
    const double time_step = tick_step(stop, 8);
    for (double k = 0; k * time_step <= stop * (1 + 1e-9); k++)
        fprintf(out, "<path class=\"grid\" d=\"M%.1f %.1fv%d\"/>\n", x_of(result, k * time_step),
                panel->top, PANEL);
}

/* A line through the smallest and largest value of each half unit of width. */
static void write_curve(FILE *out, const struct result *result, size_t output, const struct panel *panel,
                        const char *colour)
{
    const size_t n = result->model->system->n_outputs;
    fprintf(out, "<polyline stroke=\"%s\"%s points=\"", colour,
            result->model->system->outputs[output].panel < 0 ? " stroke-dasharray=\"6 6\"" : "");
    for (size_t i = 0; i < result->rows;) {
        const double x = floor(2 * x_of(result, result->time[i])) / 2;
        const double first = result->values[i * n + output];
        double low = first, high = first, last = first;
        for (; i < result->rows && floor(2 * x_of(result, result->time[i])) / 2 == x; i++) {
            last = result->values[i * n + output];
            low = fmin(low, last);
            high = fmax(high, last);
        }
        fprintf(out, "%.1f,%.2f ", x, y_of(panel, first));
        if (low < fmin(first, last))
            fprintf(out, "%.1f,%.2f ", x, y_of(panel, low));
        if (high > fmax(first, last))
            fprintf(out, "%.1f,%.2f ", x, y_of(panel, high));
        if (last != first)
            fprintf(out, "%.1f,%.2f ", x, y_of(panel, last));
    }
    fputs("\"/>\n", out);
}

static void widen(struct panel *panel, const struct extrema *extrema)
{
    panel->low = fmin(panel->low, extrema->min);
    panel->high = fmax(panel->high, extrema->max);
}

static void write_panel(FILE *out, const struct result *result, int number, double top)
{
    const struct system *system = result->model->system;
    struct panel panel = {top, INFINITY, -INFINITY};
    for (size_t j = 0; j < system->n_outputs; j++)
        if (abs(system->outputs[j].panel) == number) {
            const struct extrema extrema = result_extrema(result, j);
            widen(&panel, &extrema);
        }
    const double size = fmax(fmax(fabs(panel.low), fabs(panel.high)), 1e-300);
    const double room = panel.high - panel.low > 1e-6 * size ? 0.05 * (panel.high - panel.low) : size;
    panel.low -= room;
    panel.high += room;
    write_grid(out, result, &panel);
    int shown = 0;
    double x = LEFT;
    for (size_t j = 0; j < system->n_outputs; j++) {
        const struct output *output = &system->outputs[j];
        if (abs(output->panel) != number)
            continue;
        const char *colour = colours[shown++ % 4], *unit = strcmp(output->unit, "1") ? output->unit : "";
        write_curve(out, result, j, &panel, colour);
        fprintf(out, "<text class=\"name\" x=\"%g\" y=\"%g\" style=\"fill:%s\">%s%s%s", x, top - 7, colour,
                output->name, *unit ? " in " : "", unit);
        fprintf(out, "<tspan class=\"quiet\" dx=\"8\">%s</tspan></text>\n", output->text);
        x += 12 + 6.2 * (double)(strlen(output->name) + strlen(unit) + strlen(output->text) + 6);
    }
    fprintf(out, "<rect class=\"frame\" x=\"%d\" y=\"%g\" width=\"%d\" height=\"%d\"/>\n", LEFT, top,
            WIDTH - LEFT - RIGHT, PANEL);
}

static void write_time_axis(FILE *out, const struct result *result, double y)
{
    const double stop = result->time[result->rows - 1], step = tick_step(stop, 8);
    for (double k = 0; k * step <= stop * (1 + 1e-9); k++)
        fprintf(out, "<text x=\"%.1f\" y=\"%g\" text-anchor=\"middle\">%g</text>\n", x_of(result, k * step),
                y, k * step);
    fprintf(out, "<text x=\"%d\" y=\"%g\" text-anchor=\"end\">time in s</text>\n", WIDTH - RIGHT, y + 16);
}

int plot_svg_write(const struct result *result, FILE *out)
{
    const struct system *system = result->model->system;
    int panels = 0;
    for (size_t j = 0; j < system->n_outputs; j++)
        panels = system->outputs[j].panel > panels ? system->outputs[j].panel : panels;
    const int height = TOP + SPACE + panels * (PANEL + SPACE) - SPACE + BOTTOM;
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n"
            "<style>text{font:12px system-ui,Helvetica,Arial,sans-serif;fill:#4b5563}"
            ".title{font-size:16px;font-weight:600;fill:#1f2328}.name{font-weight:600}"
            ".quiet{font-weight:400;fill:#6b7280}.grid{stroke:#e3e5e8;fill:none}"
            ".frame{stroke:#9aa0a8;fill:none}polyline{fill:none;stroke-width:1.5;stroke-linejoin:round}</"
            "style>\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n"
            "<text class=\"title\" x=\"%d\" y=\"26\">%s</text>\n",
            WIDTH, height, WIDTH, height, LEFT, system->title);
    for (int i = 0; i < panels; i++)
        write_panel(out, result, i + 1, TOP + SPACE / 2 + i * (PANEL + SPACE) + SPACE / 2);
    write_time_axis(out, result, height - BOTTOM + 16);
    fputs("</svg>\n", out);
    return 0;
}
