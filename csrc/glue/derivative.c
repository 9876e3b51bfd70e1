/* Derivatives of planar contacts, for the Jacobians and linear models of a tool: differences of the exact values on both
 * sides, right to about 1e-9 of these. (What index reduction differentiates, the potentials and the scalars of joints, has
 * exact derivatives.) A call gives one component: numbers of the results in their order, from 1. OpenModelica makes no
 * Jacobians of functions with several results or with vectors as arguments, and takes functions without a derivative for
 * constants. */
#include "glue/modelica.h"

#include <string.h>

enum { GLUE_ANSWERS = 13 };

struct glue_planar {
    const double *shape;
    size_t n;
    const double *counterpart;
    size_t n_counterpart;
    double radius;
    int concave;
    const char *name;
};

typedef void glue_question(const struct glue_planar *about, const struct glue_place *at, double *answer);

static struct glue_place glue_moved_on(const struct glue_place *at, const struct glue_place *der,
                                       double step)
{
    return (struct glue_place){at->x + step * der->x, at->y + step * der->y,     at->c + step * der->c,
                               at->s + step * der->s, at->v_x + step * der->v_x, at->v_y + step * der->v_y,
                               at->w + step * der->w};
}

/* A step along a direction: 1e-5 of the distance of the bodies or of a radian. Everything is linear in velocities: if
 * only these change, the step is as large as they are. */
static double glue_step(const struct glue_place *at, const struct glue_place *der)
{
    const double distance = hypot(at->x, at->y), change = hypot(hypot(der->v_x, der->v_y), der->w);
    const double way = hypot(der->x, der->y) / (distance > 0 ? distance : 1) + hypot(der->c, der->s);
    const double speed = hypot(hypot(at->v_x, at->v_y), at->w);
    return way > 0 ? 1e-5 / way : change > 0 ? (speed > 0 ? speed : 1) / change : 0;
}

/* Of the components behind the first so many are angles. */
static double glue_difference(glue_question *question, const struct glue_planar *about,
                              struct glue_place at, struct glue_place der, int component, int last,
                              int angles)
{
    const int i = glue_index(component, last, "component of the derivative of a contact");
    const double step = glue_step(&at, &der);
    double after[GLUE_ANSWERS], before[GLUE_ANSWERS];
    if (!(step > 0))
        return 0;
    const struct glue_place on = glue_moved_on(&at, &der, step), back = glue_moved_on(&at, &der, -step);
    question(about, &on, after);
    question(about, &back, before);
    const double change = after[i] - before[i];
    return (i > 0 && i <= angles ? remainder(change, 2 * NCI_PI) : change) / (2 * step);
}

static void glue_line_at(const struct glue_planar *a, const struct glue_place *at, double *y)
{
    y[0] = NormalContact_line(a->shape, a->n, at->x, at->y, at->c, at->s, at->v_x, at->v_y, at->w, a->name,
                              y + 1, y + 2, y + 3, y + 4, y + 5, y + 6, y + 7, y + 8, y + 9);
}

NC_API double NormalContact_line_der(const double *shape, size_t n, double x, double y, double c, double s,
                                     double v_x, double v_y, double w, const char *name, double x_der,
                                     double y_der, double c_der, double s_der, double v_x_der,
                                     double v_y_der, double w_der, int component)
{
    const struct glue_planar about = {.shape = shape, .n = n, .name = name};
    return glue_difference(glue_line_at, &about, (struct glue_place){x, y, c, s, v_x, v_y, w},
                           (struct glue_place){x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der},
                           component, 10, 1);
}

static void glue_circle_at(const struct glue_planar *a, const struct glue_place *at, double *y)
{
    y[0] = NormalContact_circle(a->shape, a->n, a->radius, a->concave, at->x, at->y, at->c, at->s, at->v_x,
                                at->v_y, at->w, a->name, y + 1, y + 2, y + 3, y + 4, y + 5, y + 6, y + 7,
                                y + 8, y + 9, y + 10, y + 11);
}

NC_API double NormalContact_circle_der(const double *shape, size_t n, double radius, int concave, double x,
                                       double y, double c, double s, double v_x, double v_y, double w,
                                       const char *name, double x_der, double y_der, double c_der,
                                       double s_der, double v_x_der, double v_y_der, double w_der,
                                       int component)
{
    const struct glue_planar about = {
        .shape = shape, .n = n, .radius = radius, .concave = concave, .name = name};
    return glue_difference(glue_circle_at, &about, (struct glue_place){x, y, c, s, v_x, v_y, w},
                           (struct glue_place){x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der},
                           component, 12, 1);
}

static void glue_planar_pair_at(const struct glue_planar *a, const struct glue_place *at, double *y)
{
    y[0] = NormalContact_planarPair(a->shape, a->n, a->counterpart, a->n_counterpart, at->x, at->y, at->c,
                                    at->s, at->v_x, at->v_y, at->w, a->name, y + 1, y + 2, y + 3, y + 4,
                                    y + 5, y + 6, y + 7, y + 8, y + 9, y + 10, y + 11, y + 12);
}

NC_API double NormalContact_planarPair_der(const double *body, size_t n_body, const double *counterpart,
                                           size_t n_counterpart, double x, double y, double c, double s,
                                           double v_x, double v_y, double w, const char *name, double x_der,
                                           double y_der, double c_der, double s_der, double v_x_der,
                                           double v_y_der, double w_der, int component)
{
    const struct glue_planar about = {.shape = body,
                                      .n = n_body,
                                      .counterpart = counterpart,
                                      .n_counterpart = n_counterpart,
                                      .name = name};
    return glue_difference(glue_planar_pair_at, &about, (struct glue_place){x, y, c, s, v_x, v_y, w},
                           (struct glue_place){x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der},
                           component, 13, 2);
}
