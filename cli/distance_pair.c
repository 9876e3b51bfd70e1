/* Two convex bodies, in the plane or in space. */
#include <math.h>
#include <stdio.h>

#include "distance.h"
#include "rotation.h"
#include "text.h"

static int failed(int status)
{
    return fail("the contact of both bodies: %s", nc_message(status));
}

static void print_proof(int proof, double upper)
{
    static const char *const words[] = {
        [NC_PAIR_NOTHING] = "nothing: another common normal may have a smaller depth",
        [NC_PAIR_SEPARATED] = "the only common normal of bodies apart",
        [NC_PAIR_BALL] = "the smallest depth, by the smallest curvature radii",
        [NC_PAIR_SEARCHED] = "the smallest depth, by branch and bound"};
    if (proof == NC_PAIR_SEARCHED)
        printf("  proved       %s: no gap is above %.10g m\n", words[proof], upper);
    else
        printf("  proved       %s\n", words[proof]);
}

static double curvature_of(double radius)
{
    return isinf(radius) ? 0 : 1 / radius;
}

/* Both bodies have the same normal, B from the other side and in its own frame. */
static int pair_sensitivity(const struct shape *a, const struct shape *b, const struct question *question,
                            const double normal[3])
{
    double back[3];
    if (!question->sensitivity)
        return 0;
    rotate_back(question->motion.q, normal, back);
    for (int k = 0; k < 3; k++)
        back[k] = -back[k];
    const int status = print_sensitivity("A", a, NULL, NULL, normal);
    return status != 0 ? status : print_sensitivity("B", b, NULL, NULL, back);
}

static int planar_pair(const struct shape *a, const struct shape *b, const struct question *question)
{
    const struct nc_spatial_motion *m = &question->motion;
    const struct nc_planar_motion motion = {
        .r = {m->r[0], m->r[1]}, .angle = question->angle, .v = {m->v[0], m->v[1]}, .omega = m->omega[2]};
    struct nc_planar_pair pair;
    struct nc_planar_pair_motion moved;
    int status =
        nc_planar_pair_solve(a->vector, a->n, b->vector, b->n, motion.r, motion.angle, NULL, NULL, &pair);
    if (status != NC_OK && status != NC_E_UNDECIDED) /* the latter: with a result, but no proof */
        return failed(status);
    struct answer answer = no_answer;
    answer.normal[2] = 0;
    answer.gap[0] = pair.gap;
    status = question->moving ? nc_planar_pair_motion(&pair, &motion, &moved) : NC_OK;
    if (status != NC_OK && status != NC_E_FLAT)
        return fail("the motion of the contact: %s", nc_message(status));
    for (int k = 0; k < 2; k++) {
        answer.normal[k] = pair.normal[k];
        answer.point[0][k] = pair.point_a[k];
        answer.point[1][k] = pair.point_b[k];
        if (question->moving) {
            answer.velocity[0][k] = moved.point_a_der[k];
            answer.velocity[1][k] = moved.point_b_der[k];
        }
    }
    if (question->moving)
        answer.gap[1] = moved.gap_der;
    print_answer(&answer, question->moving);
    const double kappa_a = curvature_of(pair.rho_a), kappa_b = curvature_of(pair.rho_b);
    printf("  curvature    of A %.10g, of B %.10g, relative %.10g 1/m\n", kappa_a, kappa_b,
           kappa_a + kappa_b);
    print_proof(pair.proof, pair.upper);
    return pair_sensitivity(a, b, question, answer.normal);
}

static int spatial_pair(const struct shape *a, const struct shape *b, const struct question *question)
{
    const struct nc_spatial_motion *motion = &question->motion;
    struct nc_spatial_pair pair;
    struct nc_spatial_pair_motion moved;
    int status =
        nc_spatial_pair_solve(a->vector, a->n, b->vector, b->n, motion->r, motion->q, NULL, NULL, &pair);
    if (status != NC_OK && status != NC_E_UNDECIDED) /* the latter: with a result, but no proof */
        return failed(status);
    struct answer answer = no_answer;
    answer.dimension = 3;
    answer.gap[0] = pair.gap;
    status = question->moving ? nc_spatial_pair_motion(&pair, motion, &moved) : NC_OK;
    if (status != NC_OK)
        return fail("the motion of the contact: %s", nc_message(status));
    for (int k = 0; k < 3; k++) {
        answer.normal[k] = pair.normal[k];
        answer.point[0][k] = pair.point_a[k];
        answer.point[1][k] = pair.point_b[k];
        if (question->moving) {
            answer.velocity[0][k] = moved.point_a_der[k];
            answer.velocity[1][k] = moved.point_b_der[k];
        }
    }
    if (question->moving)
        answer.gap[1] = moved.gap_der;
    print_answer(&answer, question->moving);
    double kappa[2], tangent[3];
    status = nc_spatial_pair_curvature(&pair, kappa, tangent);
    if (status == NC_OK) {
        printf("  curvature    relative %.10g and %.10g 1/m\n", kappa[0], kappa[1]);
        print_vector("tangent", tangent, 3, 1, "of the first of these");
    } else {
        printf("  curvature    not known: %s\n", nc_message(status));
    }
    print_proof(pair.proof, pair.upper);
    return pair_sensitivity(a, b, question, answer.normal);
}

int distance_pair(const struct shape *a, const struct shape *b, const struct question *question)
{
    return a->dimension == PLANAR ? planar_pair(a, b, question) : spatial_pair(a, b, question);
}

/* Each contact starts from the normal of the one before. */
int distance_way(const struct shape *a, const struct shape *b, const struct question *question)
{
    const struct nc_spatial_motion *m = &question->motion;
    const int planar = a->dimension == PLANAR, n = planar ? 2 : 3;
    const char *const coordinates = "xyz";
    double normal[3] = {0, 0, 0}, point[2][3], gap = NAN;
    for (int k = 0; k < n; k++)
        printf("%c_m,", coordinates[k]);
    printf("gap_m");
    for (int k = 0; k < n; k++)
        printf(",normal_%c", coordinates[k]);
    putchar('\n');
    for (int i = 0; i <= (int)question->steps; i++) {
        double r[3];
        for (int k = 0; k < 3; k++)
            r[k] = m->r[k] + i / question->steps * (question->end[k] - m->r[k]);
        const int status = planar ? nc_planar_pair(a->vector, a->n, b->vector, b->n, r, question->angle,
                                                   normal, &gap, point[0], point[1])
                                  : nc_spatial_pair(a->vector, a->n, b->vector, b->n, r, m->q, normal, &gap,
                                                    point[0], point[1]);
        if (status != NC_OK)
            return failed(status);
        for (int k = 0; k < n; k++)
            printf("%.10g,", r[k]);
        printf("%.12g", gap);
        for (int k = 0; k < n; k++)
            printf(",%.10g", tidy(normal[k], 1));
        putchar('\n');
    }
    return 0;
}
