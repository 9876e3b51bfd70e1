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

/* The end of the time axis. */
static double end_of(const struct result *result)
{
    return result->time > 0 ? result->time : 1;
}

static double x_of(const struct result *result, double t)
{
    return LEFT + t / end_of(result) * (WIDTH - LEFT - RIGHT);
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

static void write_text(FILE *out, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&':
            fputs("&amp;", out);
            break;
        case '<':
            fputs("&lt;", out);
            break;
        default:
            fputc(*text, out);
        }
}

/* A multiple of the step with as many digits as tell it from the next one. */
static void write_tick(FILE *out, double value, double step, double largest)
{
    const int decimals = (int)fmax(0, ceil(-log10(step) - 1e-9));
    if (fabs(value) < 0.5 * step)
        fputc('0', out);
    else if (largest < 1e6 && decimals < 6)
        fprintf(out, "%.*f", decimals, value);
    else
        fprintf(out, "%.*e", (int)fmax(0, floor(log10(largest) + 1e-9) - floor(log10(step) + 1e-9)), value);
}

static void write_grid(FILE *out, const struct result *result, const struct panel *panel)
{
    const double step = tick_step(panel->high - panel->low, TICKS), stop = end_of(result);
    const double largest = fmax(fabs(panel->low), fabs(panel->high));
    for (double k = ceil(panel->low / step); k * step <= panel->high; k++) {
        const double y = y_of(panel, k * step);
        fprintf(out, "<path class=\"grid\" d=\"M%d %.1fH%d\"/>", LEFT, y, WIDTH - RIGHT);
        fprintf(out, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">", LEFT - 7, y + 4);
        write_tick(out, k * step, step, largest);
        fputs("</text>\n", out);
    }
    const double time_step = tick_step(stop, 8);
    for (double k = 0; k * time_step <= stop * (1 + 1e-9); k++)
        fprintf(out, "<path class=\"grid\" d=\"M%.1f %.1fv%d\"/>\n", x_of(result, k * time_step),
                panel->top, PANEL);
}

/* A line through the smallest and largest value of each half unit of width; none where there is no number.
 */
static void write_curve(FILE *out, const struct result *result, size_t plotted, const struct panel *panel,
                        const char *colour)
{
    const struct thin *thin = &result->thin;
    const size_t n = thin->n_plotted;
    fprintf(out, "<path class=\"curve\" stroke=\"%s\"%s d=\"", colour,
            thin->system->outputs[thin->plotted[plotted]].panel < 0 ? " stroke-dasharray=\"6 6\"" : "");
    char pen = 'M';
    for (size_t i = 0; i < thin->rows;) {
        const double x = floor(2 * x_of(result, thin->row[i].time)) / 2;
        const double first = thin->values[i * n + plotted];
        double low = first, high = first, last = first;
        if (!isfinite(first)) {
            pen = 'M';
            i++;
            continue;
        }
        for (; i < thin->rows && floor(2 * x_of(result, thin->row[i].time)) / 2 == x &&
               isfinite(thin->values[i * n + plotted]);
             i++) {
            last = thin->values[i * n + plotted];
            low = fmin(low, last);
            high = fmax(high, last);
        }
        const double values[] = {first, low, high, last};
        for (size_t k = 0; k < 4; k++)
            if (k == 0 || (k < 3 ? values[k] != first && values[k] != last : last != first)) {
                fprintf(out, "%c%.1f %.2f", pen, x, y_of(panel, values[k]));
                pen = 'L';
            }
    }
    fputs("\"/>\n", out);
}

/* The interval that is shown: with some room, and never empty. */
static struct panel panel_of(const struct result *result, int number, double top)
{
    const struct system *system = result->model->system;
    struct panel panel = {top, INFINITY, -INFINITY};
    for (size_t j = 0; j < system->n_outputs; j++)
        if (abs(system->outputs[j].panel) == number) {
            panel.low = fmin(panel.low, result->extrema[j].min);
            panel.high = fmax(panel.high, result->extrema[j].max);
        }
    const double size = fmax(fabs(panel.low), fabs(panel.high)), length = panel.high - panel.low;
    if (!(size > 1e-280 && isfinite(length)))
        return (struct panel){top, -1, 1};
    const double room = length > 1e-6 * size ? 0.05 * length : size;
    panel.low -= room;
    panel.high += room;
    return panel;
}

/* Room that a text needs, about. */
static double width_of(const char *text)
{
    return 6.7 * (double)strlen(text);
}

/* Names and units of the curves; what they mean as far as there is room for all of it. */
static void write_names(FILE *out, const struct system *system, int number, double top)
{
    double needed = 0, x = LEFT;
    for (size_t j = 0; j < system->n_outputs; j++) {
        const struct output *output = &system->outputs[j];
        if (abs(output->panel) == number)
            needed += 70 + width_of(output->name) + width_of(output->unit) + width_of(output->text);
    }
    int shown = 0;
    for (size_t j = 0; j < system->n_outputs; j++) {
        const struct output *output = &system->outputs[j];
        if (abs(output->panel) != number)
            continue;
        const char *unit = strcmp(output->unit, "1") ? output->unit : "";
        const char *text = needed < WIDTH - LEFT ? output->text : "";
        fprintf(out, "<text class=\"name\" x=\"%g\" y=\"%g\" style=\"fill:%s\">", x, top - 7,
                colours[shown++ % 4]);
        write_text(out, output->name);
        fprintf(out, "%s%s<tspan class=\"quiet\" dx=\"8\">", *unit ? " in " : "", unit);
        write_text(out, text);
        fputs("</tspan></text>\n", out);
        x += 60 + width_of(output->name) + width_of(unit) + width_of(text);
    }
}

static void write_panel(FILE *out, const struct result *result, int number, double top)
{
    const struct system *system = result->model->system;
    const struct panel panel = panel_of(result, number, top);
    write_grid(out, result, &panel);
    int shown = 0;
    for (size_t j = 0; j < result->thin.n_plotted; j++)
        if (abs(system->outputs[result->thin.plotted[j]].panel) == number)
            write_curve(out, result, j, &panel, colours[shown++ % 4]);
    write_names(out, system, number, top);
    fprintf(out, "<rect class=\"frame\" x=\"%d\" y=\"%g\" width=\"%d\" height=\"%d\"/>\n", LEFT, top,
            WIDTH - LEFT - RIGHT, PANEL);
}

static void write_time_axis(FILE *out, const struct result *result, double y)
{
    const double stop = end_of(result), step = tick_step(stop, 8);
    for (double k = 0; k * step <= stop * (1 + 1e-9); k++) {
        fprintf(out, "<text x=\"%.1f\" y=\"%g\" text-anchor=\"middle\">", x_of(result, k * step), y);
        write_tick(out, k * step, step, stop);
        fputs("</text>\n", out);
    }
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
            ".frame{stroke:#9aa0a8;fill:none}.curve{fill:none;stroke-width:1.5;stroke-linejoin:round}</"
            "style>\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n"
            "<text class=\"title\" x=\"%d\" y=\"26\">",
            WIDTH, height, WIDTH, height, LEFT);
    write_text(out, system->title);
    fputs("</text>\n", out);
    for (int i = 0; i < panels; i++)
        write_panel(out, result, i + 1, TOP + SPACE / 2 + i * (PANEL + SPACE) + SPACE / 2);
    write_time_axis(out, result, height - BOTTOM + 16);
    fputs("</svg>\n", out);
    return 0;
}
