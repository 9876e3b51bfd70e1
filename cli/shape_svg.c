#include "shape_svg.h"

#include <math.h>

#include "normalcontact.h"
#include "system.h"
#include "text.h"

enum { SIZE = 640, ROOM = 70, POINTS = 1440, COMB = 8 }; /* every COMB-th point has a tooth */

struct drawing {
    struct nc_planar_point point[POINTS];
    double centre[2], scale; /* of the world in the picture */
    double tooth;            /* length of the comb for the curvature 1/m */
    double reach;            /* largest distance of the boundary from the centre */
};

static int prepare(struct drawing *drawing, const struct shape *shape)
{
    double low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY}, kappa = 0;
    for (int i = 0; i < POINTS; i++) {
        struct nc_planar_point *point = &drawing->point[i];
        const int status = nc_planar_boundary(shape->vector, shape->n, 2 * PI * i / POINTS, point);
        if (status != NC_OK)
            return fail("the boundary of the shape: %s", nc_message(status));
        for (int k = 0; k < 2; k++) {
            low[k] = fmin(low[k], point->point[k]);
            high[k] = fmax(high[k], point->point[k]);
        }
        if (isfinite(point->curvature))
            kappa = fmax(kappa, point->curvature);
    }
    const double size = fmax(high[0] - low[0], high[1] - low[1]);
    for (int k = 0; k < 2; k++)
        drawing->centre[k] = (low[k] + high[k]) / 2;
    drawing->reach = size / 2;
    drawing->scale = (SIZE - 2 * ROOM) / (1.5 * size);
    drawing->tooth = kappa > 0 ? 0.25 * size / kappa : 0;
    return 0;
}

static void write_point(FILE *out, const struct drawing *drawing, const double p[2], const char *command)
{
    fprintf(out, "%s%.2f %.2f", command, SIZE / 2 + drawing->scale * (p[0] - drawing->centre[0]),
            SIZE / 2 - drawing->scale * (p[1] - drawing->centre[1]));
}

/* The point at the distance d outside of the boundary. */
static void outside(const struct nc_planar_point *point, double d, double p[2])
{
    for (int k = 0; k < 2; k++)
        p[k] = point->point[k] + d * point->normal[k];
}

static void write_comb(FILE *out, const struct drawing *drawing)
{
    double p[2];
    fputs("<path class=\"tooth\" d=\"", out);
    for (int i = 0; i < POINTS; i += COMB) {
        const struct nc_planar_point *point = &drawing->point[i];
        if (!isfinite(point->curvature))
            continue;
        write_point(out, drawing, point->point, "M");
        outside(point, drawing->tooth * point->curvature, p);
        write_point(out, drawing, p, "L");
    }
    fputs("\"/>\n<path class=\"comb\" d=\"", out);
    const char *command = "M";
    for (int i = 0; i <= POINTS; i++) {
        const struct nc_planar_point *point = &drawing->point[i % POINTS];
        if (!isfinite(point->curvature)) {
            command = "M";
            continue;
        }
        outside(point, drawing->tooth * point->curvature, p);
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
        const struct nc_planar_point *point = &drawing->point[i % POINTS];
        double p[2];
        outside(point, -point->radius, p);
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

static void write_text(FILE *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '<' || *text == '>' || *text == '&')
            fprintf(out, "&#%d;", *text);
        else if ((unsigned char)*text >= ' ')
            fputc(*text, out);
    }
}

int shape_write_svg(FILE *out, const struct shape *shape, const char *title)
{
    struct drawing drawing;
    const int status = prepare(&drawing, shape);
    if (status != 0)
        return status;
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n"
            "<style>text{font:13px system-ui,Helvetica,Arial,sans-serif;fill:#4b5563}path{fill:none}"
            ".body{fill:#dbe7f5;stroke:#2563a8;stroke-width:2.5}.tooth{stroke:#2e8b57;stroke-width:.6}"
            ".comb{stroke:#2e8b57;stroke-width:1.4}.evolute{stroke:#8e44ad;stroke-width:1.4;"
            "stroke-dasharray:5 3}.scale{stroke:#4b5563;stroke-width:2}</style>\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
            SIZE, SIZE, SIZE, SIZE);
    fputs("<path class=\"body\" d=\"", out);
    for (int i = 0; i < POINTS; i++)
        write_point(out, &drawing, drawing.point[i].point, i ? "L" : "M");
    fputs("Z\"/>\n", out);
    write_comb(out, &drawing);
    write_evolute(out, &drawing);
    const double origin[2] = {0, 0};
    fputs("<path stroke=\"#2563a8\" stroke-width=\"1.5\" d=\"", out);
    write_point(out, &drawing, origin, "M");
    fputs("m-6 0h12m-6 -6v12\"/>\n", out);
    write_scale(out, &drawing);
    fputs("<text x=\"24\" y=\"30\" style=\"font-weight:600\">", out);
    write_text(out, title);
    fputs("</text>\n<text x=\"24\" y=\"50\"><tspan style=\"fill:#2563a8\">boundary</tspan>"
          "<tspan dx=\"10\" style=\"fill:#2e8b57\">curvature comb</tspan>"
          "<tspan dx=\"10\" style=\"fill:#8e44ad\">evolute</tspan></text>\n</svg>\n",
          out);
    return 0;
}
