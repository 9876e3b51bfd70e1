/* Closest points of curves and surfaces, and how they move, 004. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check_freeform.h"
#include "distance.h"
#include "rotation.h"
#include "text.h"

enum { GRID = 16 };

/* One of both: its point and what is tangential there, in its own frame. */
struct side {
    struct nc_curve curve;
    struct nc_surface surface;
    double point[3], velocity[3]; /* of the point along it */
    double kappa[2];
};

static int side_at(struct side *side, enum dimension dimension, const double *parameter,
                   const double *parameter_der)
{
    if (dimension == CURVE) {
        struct nc_frenet f = {.speed = 0};
        double p[4][3];
        int status = curve_at(&side->curve, parameter[0], &f);
        if (status == NC_OK)
            status = nc_curve_eval(&side->curve, parameter[0], 1, p);
        side->kappa[0] = f.kappa;
        for (int k = 0; k < 3 && status == NC_OK; k++) {
            side->point[k] = p[0][k];
            side->velocity[k] = p[1][k] * parameter_der[0];
        }
        return status;
    }
    struct nc_surface_frame f;
    double p[10][3];
    int status = nc_surface_frame(&side->surface, parameter[0], parameter[1], &f);
    if (status == NC_OK)
        status = nc_surface_eval(&side->surface, parameter[0], parameter[1], 1, p);
    for (int k = 0; k < 3 && status == NC_OK; k++) {
        side->point[k] = p[0][k];
        side->velocity[k] = p[1][k] * parameter_der[0] + p[2][k] * parameter_der[1];
    }
    memcpy(side->kappa, f.kappa, sizeof f.kappa);
    return status;
}

static void print_side(const char *name, enum dimension dimension, const double *parameter,
                       const struct side *side)
{
    if (dimension == CURVE)
        printf("  %-12s s = %.10g, curvature %.10g 1/m\n", name, tidy(parameter[0], 1), side->kappa[0]);
    else
        printf("  %-12s u = %.10g, v = %.10g, curvatures %.10g and %.10g 1/m\n", name, parameter[0],
               parameter[1], side->kappa[0], side->kappa[1]);
}

/* The state of 004 and, if B moves, its rate, for the kinds of A and B. */
static int solve(const struct side side[2], enum dimension a, enum dimension b,
                 const struct question *question, double state[6], double state_der[6])
{
    const struct nc_spatial_motion *motion = &question->motion;
    const double *r = motion->r, *q = motion->q;
    int status = a == CURVE ? nc_curves_closest(&side[0].curve, &side[1].curve, r, q, GRID, state)
                 : b == SURFACE
                     ? nc_surfaces_closest(&side[0].surface, &side[1].surface, r, q, GRID, state)
                     : nc_surface_curve_closest(&side[0].surface, &side[1].curve, r, q, GRID, state);
    if (status != NC_OK)
        return fail("the closest points: %s", nc_message(status));
    if (!question->moving)
        return 0;
    status = a == CURVE ? nc_curves_track(&side[0].curve, &side[1].curve, state, motion, state_der)
             : b == SURFACE
                 ? nc_surfaces_track(&side[0].surface, &side[1].surface, state, motion, state_der)
                 : nc_surface_curve_track(&side[0].surface, &side[1].curve, state, motion, state_der);
    return status == NC_OK ? 0 : fail("the motion of the closest points: %s", nc_message(status));
}

int distance_freeform(const struct shape *a, const struct shape *b, const struct question *question)
{
    if (a->dimension == CURVE && b->dimension == SURFACE)
        return misuse(
            "of a curve and a surface the surface comes first; exchange both, and invert the pose");
    struct side side[2] = {
        {.curve = {.vector = a->vector, .n = a->n}, .surface = {.vector = a->vector, .n = a->n}},
        {.curve = {.vector = b->vector, .n = b->n}, .surface = {.vector = b->vector, .n = b->n}}};
    double state[6] = {0}, state_der[6] = {0};
    int status = solve(side, a->dimension, b->dimension, question, state, state_der);
    if (status != 0)
        return status;
    const size_t second = a->dimension == CURVE ? 1 : 2;
    status = side_at(&side[0], a->dimension, state, state_der);
    if (status == NC_OK)
        status = side_at(&side[1], b->dimension, state + second, state_der + second);
    if (status != NC_OK)
        return fail("the closest points: %s", nc_message(status));
    struct answer answer = no_answer;
    answer.dimension = 3;
    answer.gap[0] = state[5];
    answer.gap[1] = state_der[5];
    motion_apply(&question->motion, side[1].point, side[1].velocity, answer.point[1], answer.velocity[1]);
    for (int k = 0; k < 3; k++) {
        answer.point[0][k] = side[0].point[k];
        answer.velocity[0][k] = side[0].velocity[k];
    }
    if (a->dimension == SURFACE) {
        struct nc_surface_frame f;
        nc_surface_frame(&side[0].surface, state[0], state[1], &f);
        memcpy(answer.normal, f.z, sizeof f.z);
    } else {
        for (int k = 0; k < 3; k++)
            answer.normal[k] = (answer.point[1][k] - answer.point[0][k]) / state[5];
    }
    print_answer(&answer, question->moving);
    print_side("A at", a->dimension, state, &side[0]);
    print_side("B at", b->dimension, state + second, &side[1]);
    printf("  angle        %.10g rad between the first axes of both contact frames\n", tidy(state[4], 1));
    return 0;
}
