#include "check_freeform.h"

#include <math.h>
#include <stdio.h>

#include "rotation.h"
#include "text.h"

/* Points of a curve, and in each direction of a surface, that the ranges are taken from; an even number. */
enum { CURVE_STEPS = 4000, SURFACE_STEPS = 96, SHOWN = 4 };

struct range {
    double min, max;
};

static const struct range no_range = {INFINITY, -INFINITY};

static void widen(struct range *range, double value)
{
    range->min = fmin(range->min, value); /* NaN does not count */
    range->max = fmax(range->max, value);
}

static double size_of_point(const double p[3])
{
    return sqrt(dot(p, p));
}

static int failed(const char *what, int status)
{
    return status == NC_OK ? 0 : fail("%s: %s", what, nc_message(status));
}

/* --- Curves ----------------------------------------------------------------------------------------- */

int curve_at(const struct nc_curve *curve, double s, struct nc_frenet *point)
{
    int status = nc_curve_frenet(curve, s, point) % NC_TERM;
    if (status != NC_E_STRAIGHT && status != NC_E_SINGULAR)
        return status;
    double p[4][3], across[3];
    status = nc_curve_eval(curve, s, 2, p);
    if (status != NC_OK)
        return status;
    *point = (struct nc_frenet){.speed = size_of_point(p[1]), .tau = NAN};
    cross(p[1], p[2], across);
    point->kappa = size_of_point(across) / pow(point->speed, 3);
    for (int k = 0; k < 3; k++)
        point->p[k] = p[0][k];
    return point->speed > 0 ? NC_OK : NC_E_PARAMETRIZATION;
}

/* Length by Simpson's rule, and the ranges of curvature and torsion. */
static int print_curve_ranges(const struct nc_curve *curve, const double range[2])
{
    struct range kappa = no_range, tau = no_range;
    const double step = (range[1] - range[0]) / CURVE_STEPS;
    double length = 0;
    for (int i = 0; i <= CURVE_STEPS; i++) {
        struct nc_frenet point;
        const int status = curve_at(curve, range[0] + i * step, &point);
        if (status != NC_OK) {
            char where[64];
            snprintf(where, sizeof where, "the curve at s = %.6g", range[0] + i * step);
            return failed(where, status);
        }
        length += (i == 0 || i == CURVE_STEPS ? 1 : i % 2 ? 4 : 2) * point.speed * step / 3;
        widen(&kappa, point.kappa);
        widen(&tau, point.tau);
    }
    const double noise = kappa.max + 1 / length;
    printf("  length       %.6g m\n  curvature    %.6g to %.6g 1/m\n", length, tidy(kappa.min, noise),
           kappa.max);
    if (tau.min <= tau.max)
        printf("  torsion      %.6g to %.6g 1/m\n", tidy(tau.min, 1e3 * noise), tidy(tau.max, 1e3 * noise));
    else
        printf("  torsion      none: the curve is straight\n");
    return 0;
}

int check_curve(const struct shape *shape)
{
    const struct nc_curve curve = {.vector = shape->vector, .n = shape->n};
    struct nc_frenet end[2];
    double range[2], between[3];
    int periodic;
    int status = nc_curve_range(&curve, range, &periodic);
    for (int i = 0; i < 2 && status == NC_OK; i++)
        status = curve_at(&curve, range[i], &end[i]);
    if (status != NC_OK)
        return failed("the ends of the curve", status);
    for (int k = 0; k < 3; k++)
        between[k] = end[1].p[k] - end[0].p[k];
    const double size = fmax(size_of_point(end[0].p), end[0].speed * (range[1] - range[0]));
    printf("  range        s = %.6g to %.6g, ", range[0], range[1]);
    if (periodic)
        puts("closed");
    else
        printf("open: its ends are %.6g m apart\n", tidy(size_of_point(between), size));
    status = print_curve_ranges(&curve, range);
    for (int i = 0; i <= SHOWN && status == 0; i++) {
        struct nc_frenet at;
        const double s = range[0] + i * (range[1] - range[0]) / SHOWN;
        status = failed("the curve", curve_at(&curve, s, &at));
        if (status == 0) {
            printf("  s = %-8.4g position {%.6g, %.6g, %.6g} m, curvature %.6g", s, tidy(at.p[0], size),
                   tidy(at.p[1], size), tidy(at.p[2], size), at.kappa);
            if (isnan(at.tau))
                printf(" 1/m, torsion %s\n", at.kappa > 1e-9 / size ? "not known" : "none: straight");
            else
                printf(", torsion %.6g 1/m\n", tidy(at.tau, 1e3 * (at.kappa + 1 / size)));
        }
    }
    return status;
}

/* --- Surfaces --------------------------------------------------------------------------------------- */

static double along(const double range[2], int i, int steps)
{
    return range[0] + i * (range[1] - range[0]) / steps;
}

/* The principal curvatures over all of it; places where the parametrization is singular (a pole) are counted. */
static int surface_ranges(const struct nc_surface *surface, double range[2][2], struct range *kappa,
                          double *size, int *singular)
{
    *kappa = no_range;
    *size = 0;
    *singular = 0;
    for (int i = 0; i <= SURFACE_STEPS; i++)
        for (int j = 0; j <= SURFACE_STEPS; j++) {
            struct nc_surface_frame frame;
            const int status = nc_surface_frame(surface, along(range[0], i, SURFACE_STEPS),
                                                along(range[1], j, SURFACE_STEPS), &frame) %
                               NC_TERM;
            if (status == NC_E_PARAMETRIZATION || status == NC_E_SINGULAR) {
                ++*singular;
                continue;
            }
            if (status != NC_OK)
                return failed("the surface", status);
            widen(kappa, frame.kappa[0]);
            widen(kappa, frame.kappa[1]);
            *size = fmax(*size, size_of_point(frame.p));
        }
    return kappa->min <= kappa->max ? 0 : failed("the surface at every point", NC_E_PARAMETRIZATION);
}

static void print_surface_point(const struct nc_surface *surface, double u, double v, double size)
{
    struct nc_surface_frame f;
    const int status = nc_surface_frame(surface, u, v, &f);
    printf("  u = %.4g, v = %.4g: ", u, v);
    if (status != NC_OK) {
        puts("singular, no normal by the parameters");
        return;
    }
    printf("position {%.6g, %.6g, %.6g} m, normal {%.4g, %.4g, %.4g}, curvatures %.6g, %.6g 1/m\n",
           tidy(f.p[0], size), tidy(f.p[1], size), tidy(f.p[2], size), tidy(f.z[0], 1), tidy(f.z[1], 1),
           tidy(f.z[2], 1), tidy(f.kappa[0], 1 / size), tidy(f.kappa[1], 1 / size));
}

int check_surface(const struct shape *shape)
{
    const struct nc_surface surface = {.vector = shape->vector, .n = shape->n};
    double range[2][2], size;
    int periodic[2], singular;
    struct range kappa;
    int status = failed("the range of the surface", nc_surface_range(&surface, range, periodic));
    if (status == 0)
        status = surface_ranges(&surface, range, &kappa, &size, &singular);
    if (status != 0)
        return status;
    for (int i = 0; i < 2; i++)
        printf("  %-12s %s = %.6g to %.6g, %s\n", i ? "" : "range", i ? "v" : "u", range[i][0], range[i][1],
               periodic[i] ? "once around; any value is allowed" : "from edge to edge");
    printf("  curvature    %.6g to %.6g 1/m, positive where convex\n", tidy(kappa.min, 1 / size),
           tidy(kappa.max, 1 / size));
    if (kappa.min < -1e-9 / size)
        printf("  fits         a ball with a radius below %.6g m, as far as curvature tells\n",
               -1 / kappa.min);
    if (singular > 0)
        printf("  singular     %d of %d points have no normal by the parameters: poles, or edges\n",
               singular, (SURFACE_STEPS + 1) * (SURFACE_STEPS + 1));
    for (int i = 0; i <= 2; i++) /* a quarter each of a closed direction, else from end to end */
        for (int j = 0; j <= 2; j++)
            print_surface_point(&surface, along(range[0], i, periodic[0] ? 4 : 2),
                                along(range[1], j, periodic[1] ? 4 : 2), size);
    return 0;
}
