/* A convex body on a surface: all contacts, the lowest first, and how the lowest moves. */
#include <math.h>
#include <stdio.h>

#include "distance.h"
#include "text.h"

enum { CELLS = 64, MOST = 8 };

/* Prints the other contacts, which are not farther away than the body is large. */
static void print_others(const struct nc_terrain_contact *contact, size_t found)
{
    for (size_t i = 1; i < found; i++)
        printf("  also         gap %.10g m at u = %.10g, v = %.10g\n", contact[i].gap, contact[i].uv[0],
               contact[i].uv[1]);
}

int distance_terrain(const struct shape *a, const struct shape *b, const struct question *question)
{
    static struct nc_terrain_cell cell[CELLS * CELLS];
    static double work[CELLS * CELLS];
    const struct nc_surface surface = {.vector = a->vector, .n = a->n};
    const struct nc_terrain terrain = {&surface, {CELLS, CELLS}, cell, work};
    const struct nc_spatial_motion *motion = &question->motion;
    struct nc_terrain_contact contact[MOST];
    struct nc_terrain_motion rates;
    double bound, size = 0;
    size_t found;
    for (int k = 0; k < 3; k++) {
        const double normal[3] = {k == 0, k == 1, k == 2};
        double h = 0;
        nc_spatial_eval(b->vector, b->n, normal, &h, NULL, NULL);
        size = fmax(size, fabs(h));
    }
    int status = nc_terrain_cells(&surface, terrain.count, cell);
    if (status == NC_OK)
        status = nc_terrain_search(b->vector, b->n, &terrain, motion->r, motion->q, size, MOST, contact,
                                   &found, &bound);
    if (status == NC_OK && question->moving)
        status = nc_terrain_motion(b->vector, b->n, &surface, motion, contact[0].uv, &rates);
    if (status != NC_OK)
        return fail("the contact of a body with a surface: %s", nc_message(status));
    struct answer answer = no_answer;
    answer.dimension = 3;
    answer.gap[0] = contact[0].gap;
    for (int k = 0; k < 3; k++) {
        answer.normal[k] = contact[0].e_n[k];
        answer.point[0][k] = contact[0].point_terrain[k];
        answer.point[1][k] = contact[0].point_body[k];
    }
    if (question->moving) {
        double point[3];
        answer.gap[1] = rates.gap[1];
        answer.gap[2] = rates.gap[2];
        motion_apply(motion, contact[0].point_a, rates.point_a_der, point, answer.velocity[1]);
        for (int k = 0; k < 3; k++)
            answer.velocity[0][k] = rates.v_terrain[k];
    }
    print_answer(&answer, question->moving);
    printf("  A at         u = %.10g, v = %.10g\n", contact[0].uv[0], contact[0].uv[1]);
    printf("  curvatures   %.10g and %.10g 1/m, relative\n", contact[0].kappa_rel[0],
           contact[0].kappa_rel[1]);
    print_others(contact, found);
    printf("  bound        no point of A is nearer to B than %.10g m\n", bound);
    return 0;
}
