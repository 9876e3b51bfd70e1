#include "shape_svg.h"

#include <math.h>
#include <string.h>

#include "normalcontact.h"
#include "polar.h"
#include "system.h"
#include "text.h"

enum { SIZE = 640, ROOM = 70, POINTS = 1440, COMB = 8 }; /* every COMB-th point has a tooth */

struct drawing {
    struct nc_planar_boundary point[POINTS];
    double radius;           /* of the roller; 0: none */
    double centre[2], scale; /* of the world in the picture */
    double kappa;            /* the largest curvature */
    double reach;            /* half the width or height, whichever is larger */
};

/* The point at the distance d outside of the boundary. */
static void outside(const struct nc_planar_boundary *point, double d, double p[2])
{
    for (int k = 0; k < 2; k++)
        p[k] = point->point[k] + d * point->normal[k];
}

static int prepare(struct drawing *drawing, const struct shape *shape)
{
    double low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    drawing->kappa = 0;
    for (int i = 0; i < POINTS; i++) {
        struct nc_planar_boundary *point = &drawing->point[i];
        const int status = planar_boundary_at(shape, drawing->radius, 2 * PI * i / POINTS, point);
        if (status != NC_OK)
            return fail("the boundary of the shape: %s", nc_message(status));
        double far[2]; /* the roller is outside of this point */
        outside(point, 2 * drawing->radius, far);
        for (int k = 0; k < 2; k++) {
            low[k] = fmin(low[k], fmin(point->point[k], far[k]));
            high[k] = fmax(high[k], fmax(point->point[k], far[k]));
        }
        if (isfinite(point->curvature))
            drawing->kappa = fmax(drawing->kappa, fabs(point->curvature));
    }
    for (int k = 0; k < 2; k++)
        drawing->centre[k] = low[k] + (high[k] - low[k]) / 2;
    drawing->reach = fmax(high[0] - low[0], high[1] - low[1]) / 2;
    drawing->scale = (SIZE - 2 * ROOM) / (3 * drawing->reach);
    const double distance = fmax(fabs(drawing->centre[0]), fabs(drawing->centre[1]));
    if (!(drawing->reach > 1e-9 * distance && drawing->scale > 0 && isfinite(drawing->scale)))
        return fail("the shape is too small or too large to be drawn: %g m wide, %g m from its origin",
                    2 * drawing->reach, distance);
    return 0;
}

static void write_point(FILE *out, const struct drawing *drawing, const double p[2], const char *command)
{
    fprintf(out, "%s%.2f %.2f", command, SIZE / 2 + drawing->scale * (p[0] - drawing->centre[0]),
            SIZE / 2 - drawing->scale * (p[1] - drawing->centre[1]));
}

/* The end of a tooth of the comb: a quarter of the picture for the largest curvature. */
static void tooth_end(const struct drawing *drawing, const struct nc_planar_boundary *point, double p[2])
{
    outside(point, drawing->kappa > 0 ? drawing->reach / 2 * (point->curvature / drawing->kappa) : 0, p);
}

static void write_comb(FILE *out, const struct drawing *drawing)
{
    double p[2];
    fputs("<path class=\"tooth\" d=\"", out);
    for (int i = 0; i < POINTS; i += COMB) {
        const struct nc_planar_boundary *point = &drawing->point[i];
        if (!isfinite(point->curvature))
            continue;
        write_point(out, drawing, point->point, "M");
        tooth_end(drawing, point, p);
        write_point(out, drawing, p, "L");
    }
    fputs("\"/>\n<path class=\"comb\" d=\"", out);
    const char *command = "M";
    for (int i = 0; i <= POINTS; i++) {
        const struct nc_planar_boundary *point = &drawing->point[i % POINTS];
        if (!isfinite(point->curvature)) {
            command = "M";
            continue;
        }
        tooth_end(drawing, point, p);
        write_point(out, drawing, p, command);
        command = "L";
    }
    fputs("\"/>\n", out);
}

/* The centres of curvature, as far as they are near. */
static void write_evolute(FILE *out, const struct drawing *drawing)
{
    const char *command = "M";
    fputs("<path class=\"evolute\" d=\"", out);
    for (int i = 0; i <= POINTS; i++) {
        const struct nc_planar_boundary *point = &drawing->point[i % POINTS];
        double p[2];
        outside(point, -point->radius, p);
        if (i > 0 && point->radius * drawing->point[i - 1].radius < 0)
            command = "M"; /* through infinity, at an inflection */
        if (hypot(p[0] - drawing->centre[0], p[1] - drawing->centre[1]) < 20 * drawing->reach) {
            write_point(out, drawing, p, command);
            command = "L";
        } else {
            command = "M";
        }
    }
    fputs("\"/>\n", out);
}

/* A bar of a round length. */
static void write_scale(FILE *out, const struct drawing *drawing)
{
    double length = pow(10, floor(log10(drawing->reach)));
    if (length * 5 < drawing->reach)
        length *= 5;
    else if (length * 2 < drawing->reach)
        length *= 2;
    fprintf(out, "<path class=\"scale\" d=\"M24 %dh%.2f\"/><text x=\"24\" y=\"%d\">%g m</text>\n",
            SIZE - 22, length * drawing->scale, SIZE - 30, length);
}

/* The roller where it is farthest from the origin, and the path of its centre. */
static void write_roller(FILE *out, const struct drawing *drawing)
{
    double farthest[2] = {0, 0};
    fputs("<path class=\"roller\" d=\"", out);
    for (int i = 0; i < POINTS; i++) {
        double p[2];
        outside(&drawing->point[i], drawing->radius, p);
        if (hypot(p[0], p[1]) > hypot(farthest[0], farthest[1]))
            memcpy(farthest, p, sizeof farthest);
        write_point(out, drawing, p, i ? "L" : "M");
    }
    fprintf(out, "Z\"/>\n<circle class=\"roller\" fill=\"none\" cx=\"%.2f\" cy=\"%.2f\" r=\"%.2f\"/>\n",
            SIZE / 2 + drawing->scale * (farthest[0] - drawing->centre[0]),
            SIZE / 2 - drawing->scale * (farthest[1] - drawing->centre[1]),
            drawing->scale * drawing->radius);
}

void svg_write_title(FILE *out, const char *title)
{
    enum { CHARACTERS = 78 };
    size_t length;
    int i = 0;
    for (; *title && i < CHARACTERS; title += length ? length : 1, i++) {
        length = character_length(title);
        if (length == 0)
            fputc(' ', out);
        else if (*title == '<' || *title == '>' || *title == '&')
            fprintf(out, "&#%d;", *title);
        else
            fwrite(title, 1, length, out);
    }
    if (*title)
        fputs("...", out);
}

int shape_write_svg(FILE *out, const struct shape *shape, double radius, const char *title)
{
    struct drawing drawing;
    drawing.radius = isnan(radius) ? 0 : radius;
    const int status = prepare(&drawing, shape);
    if (status != 0)
        return status;
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n"
            "<style>text{font:13px system-ui,Helvetica,Arial,sans-serif;fill:#4b5563}path{fill:none}"
            ".body{fill:#dbe7f5;stroke:#2563a8;stroke-width:2.5}.tooth{stroke:#2e8b57;stroke-width:.6}"
            ".comb{stroke:#2e8b57;stroke-width:1.4}.evolute{stroke:#8e44ad;stroke-width:1.4;"
            "stroke-dasharray:5 3}.roller{stroke:#9a6b1f;stroke-width:1.2;stroke-dasharray:2 "
            "3}.scale{stroke:#4b5563;stroke-width:2}</style>\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
            SIZE, SIZE, SIZE, SIZE);
    fputs("<path class=\"body\" d=\"", out);
    for (int i = 0; i < POINTS; i++)
        write_point(out, &drawing, drawing.point[i].point, i ? "L" : "M");
    fputs("Z\"/>\n", out);
    write_comb(out, &drawing);
    write_evolute(out, &drawing);
    if (drawing.radius > 0)
        write_roller(out, &drawing);
    const double origin[2] = {0, 0};
    fputs("<path stroke=\"#2563a8\" stroke-width=\"1.5\" d=\"", out);
    write_point(out, &drawing, origin, "M");
    fputs("m-6 0h12m-6 -6v12\"/>\n", out);
    write_scale(out, &drawing);
    fputs("<text x=\"24\" y=\"30\" style=\"font-weight:600\">", out);
    svg_write_title(out, title);
    fputs("</text>\n<text x=\"24\" y=\"50\"><tspan style=\"fill:#2563a8\">boundary</tspan>"
          "<tspan dx=\"10\" style=\"fill:#2e8b57\">curvature comb</tspan>"
          "<tspan dx=\"10\" style=\"fill:#8e44ad\">evolute</tspan>",
          out);
    if (drawing.radius > 0)
        fprintf(
            out,
            "<tspan dx=\"10\" style=\"fill:#9a6b1f\">roller of radius %g m and path of its centre</tspan>",
            drawing.radius);
    fputs("</text>\n</svg>\n", out);
    return 0;
}
