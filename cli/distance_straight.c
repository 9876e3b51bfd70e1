/* A body and a line, a plane or a roller: these are frame b of the kernel, against which the body moves. */
#include <math.h>
#include <stdio.h>

#include "distance.h"
#include "flat.h"
#include "rotation.h"
#include "text.h"

static struct nc_planar_motion planar_inverse(const struct question *question)
{
    struct nc_spatial_motion m;
    motion_inverse(&question->motion, &m);
    return (struct nc_planar_motion){.r = {m.r[0], m.r[1]},
                                     .angle = -question->angle,
                                     .v = {m.v[0], m.v[1]},
                                     .omega = m.omega[2],
                                     .a = {m.a[0], m.a[1]},
                                     .alpha = m.alpha[2]};
}

/* A flat side on the line or plane is a status with a result. */
static int is_result(int status)
{
    return status == NC_OK || status % NC_TERM == NC_E_FLAT;
}

static const char flat_point[] = "  flat         one point of A touches; its curvature radius is infinite";

/* From frame b to that of A. */
static void planar_answer(const struct question *question, const struct nc_planar_contact *contact,
                          const struct nc_planar_contact_motion *moved, struct answer *answer)
{
    const struct nc_spatial_motion *m = &question->motion;
    const double on_b[3] = {contact->r_C_b[0], contact->r_C_b[1], 0};
    const double outside[3] = {-contact->e_n[0], -contact->e_n[1], 0};
    *answer = no_answer;
    answer->gap[0] = contact->gap;
    rotate(m->q, outside, answer->normal);
    motion_apply(m, on_b, NULL, answer->point[1], NULL);
    answer->point[0][0] = contact->r_C_a[0];
    answer->point[0][1] = contact->r_C_a[1];
    if (!question->moving)
        return;
    for (int k = 1; k < 3; k++)
        answer->gap[k] = moved->gap[k];
    for (int i = 0; i < 2; i++) {
        const double(*p)[2] = i ? moved->counterpart : moved->body;
        const double point[3] = {p[0][0], p[0][1], 0}, velocity[3] = {p[1][0], p[1][1], 0};
        double same[3];
        motion_apply(m, point, velocity, same, answer->velocity[i]);
    }
}

static int line_sensitivity(const struct shape *shape, const void *motion, size_t count, double *gap)
{
    return nc_line_sensitivity(shape->vector, shape->n, motion, count, gap);
}

static const double up[3] = {0, 0, 1};

static int plane_sensitivity(const struct shape *shape, const void *motion, size_t count, double *gap)
{
    return nc_plane_sensitivity(shape->vector, shape->n, up, motion, count, gap);
}

/* What a roller is. */
struct roller {
    struct nc_planar_motion motion;
    double radius;
    enum nc_case mode;
};

static int roller_sensitivity(const struct shape *shape, const void *context, size_t count, double *gap)
{
    const struct roller *roller = context;
    return nc_circle_sensitivity(shape->vector, shape->n, roller->radius, roller->mode, &roller->motion,
                                 count, gap);
}

static int line(const struct shape *a, const struct question *question)
{
    const struct nc_planar_motion motion = planar_inverse(question);
    struct nc_planar_contact contact;
    struct nc_planar_contact_motion moved;
    const int first = nc_line_contact(a->vector, a->n, &motion, &contact);
    int status = first;
    if (is_result(status) && question->moving)
        status = nc_line_motion(a->vector, a->n, &motion, &moved);
    if (!is_result(status))
        return fail("the contact of body and line: %s", nc_message(status));
    struct answer answer;
    planar_answer(question, &contact, &moved, &answer);
    print_answer(&answer, question->moving);
    printf("  curvature    of A %.10g 1/m\n", contact.kappa_a);
    if (first != NC_OK)
        puts(shape_flat(a) == FLAT_AT_POINTS
                 ? flat_point
                 : "  flat         a side of A is parallel to the line; the points are the "
                   "middle of it");
    return question->sensitivity ? print_sensitivity("A", a, line_sensitivity, &motion, answer.normal) : 0;
}

static int plane(const struct shape *a, const struct question *question)
{
    const struct nc_spatial_motion *m = &question->motion;
    struct nc_spatial_motion motion;
    struct nc_spatial_contact contact;
    struct nc_spatial_contact_motion moved;
    motion_inverse(m, &motion);
    const int first = nc_plane_contact(a->vector, a->n, up, &motion, &contact);
    int status = first;
    if (is_result(status) && question->moving)
        status = nc_plane_motion(a->vector, a->n, up, &motion, &moved);
    if (!is_result(status))
        return fail("the contact of body and plane: %s", nc_message(status));
    struct answer answer = no_answer;
    double down[3];
    answer.dimension = 3;
    answer.gap[0] = contact.gap;
    for (int k = 0; k < 3; k++) {
        answer.point[0][k] = contact.point_a[k];
        down[k] = -contact.e_n[k];
    }
    rotate(m->q, down, answer.normal);
    motion_apply(m, contact.point_counter, NULL, answer.point[1], NULL);
    if (question->moving) {
        double same[3];
        answer.gap[1] = moved.gap[1];
        answer.gap[2] = moved.gap[2];
        motion_apply(m, moved.body[0], moved.body[1], same, answer.velocity[0]);
        motion_apply(m, moved.counterpart[0], moved.counterpart[1], same, answer.velocity[1]);
    }
    print_answer(&answer, question->moving);
    printf("  curvature    of A %.10g and %.10g 1/m\n", contact.kappa[0], contact.kappa[1]);
    if (first != NC_OK)
        puts(shape_flat(a) == FLAT_AT_POINTS
                 ? flat_point
                 : "  flat         a part of A is parallel to the plane; the points are "
                   "the middle of it");
    return question->sensitivity ? print_sensitivity("A", a, plane_sensitivity, &motion, answer.normal) : 0;
}

int distance_straight(const struct shape *a, const struct question *question)
{
    return a->dimension == PLANAR ? line(a, question) : plane(a, question);
}

/* The exact distance, and beside it the explicit gap of 000 (101), which is what an element in a model has. */
int distance_roller(const struct shape *a, const struct question *question)
{
    const struct nc_planar_motion motion = planar_inverse(question);
    struct nc_planar_contact contact, explicit_contact;
    struct nc_planar_contact_motion moved, explicit_moved;
    struct nc_circle_margins margins;
    const double *shape = a->vector, radius = question->radius;
    const size_t n = a->n;
    int status = nc_circle_distance(shape, n, radius, question->mode, &motion, &contact);
    if (status == NC_OK)
        status = nc_circle_contact(shape, n, radius, question->mode, &motion, &explicit_contact);
    if (status == NC_OK && question->moving)
        status = nc_circle_distance_motion(shape, n, radius, question->mode, &motion, &moved);
    if (status == NC_OK && question->moving)
        status = nc_circle_motion(shape, n, radius, question->mode, &motion, &explicit_moved);
    if (status == NC_OK)
        status = nc_circle_margin(shape, n, radius, question->mode, explicit_contact.argument, &margins);
    if (status != NC_OK)
        return fail("the contact of cam and roller: %s", nc_message(status));
    struct answer answer;
    planar_answer(question, &contact, &moved, &answer);
    print_answer(&answer, question->moving);
    printf("  curvature    of A %.10g, of the roller %.10g, relative %.10g 1/m\n", contact.kappa_a,
           contact.kappa_b, contact.kappa_a + contact.kappa_b);
    printf("  explicit     gap %.10g m", explicit_contact.gap);
    if (question->moving)
        printf(", its rates %.10g m/s and %.10g m/s2", explicit_moved.gap[1], explicit_moved.gap[2]);
    printf("; equal to the gap where they touch\n"
           "  margins      curvature (72) %.6g, position (73) %.6g at psi = %.6g rad: %s\n",
           margins.curvature, margins.position, explicit_contact.argument,
           margins.curvature > 0 && margins.position > 0 ? "one contact point" : "not unique");
    const struct roller roller = {motion, radius, question->mode};
    return question->sensitivity ? print_sensitivity("A", a, roller_sensitivity, &roller, NULL) : 0;
}
