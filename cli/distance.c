/* What all distances share: frames and the printed answer. */
#include "distance.h"

#include <math.h>
#include <stdio.h>

#include "rotation.h"
#include "text.h"

#define NONE3                                                                                              \
    {                                                                                                      \
        NAN, NAN, NAN                                                                                      \
    }

const struct answer no_answer = {2, NONE3, NONE3, {NONE3, NONE3}, {NONE3, NONE3}};

/* r' = -Q' r; its derivatives with Q' of rate -Q' [omega]. */
void motion_inverse(const struct nc_spatial_motion *m, struct nc_spatial_motion *inverse)
{
    double turning[3], v[3], centripetal[3], coriolis[3], spin[3], a[3];
    cross(m->omega, m->r, turning);
    cross(m->omega, turning, centripetal);
    cross(m->omega, m->v, coriolis);
    cross(m->alpha, m->r, spin);
    for (int k = 0; k < 3; k++) {
        v[k] = turning[k] - m->v[k];
        a[k] = 2 * coriolis[k] - centripetal[k] + spin[k] - m->a[k];
        for (int i = 0; i < 3; i++)
            inverse->q[3 * k + i] = m->q[3 * i + k];
    }
    rotate_back(m->q, m->r, inverse->r);
    rotate_back(m->q, v, inverse->v);
    rotate_back(m->q, a, inverse->a);
    rotate_back(m->q, m->omega, inverse->omega);
    rotate_back(m->q, m->alpha, inverse->alpha);
    for (int k = 0; k < 3; k++) {
        inverse->r[k] = 0 - inverse->r[k]; /* no -0 */
        inverse->omega[k] = 0 - inverse->omega[k];
        inverse->alpha[k] = 0 - inverse->alpha[k];
    }
}

void motion_apply(const struct nc_spatial_motion *motion, const double point[3], const double *velocity,
                  double out[3], double *moves)
{
    double turned[3], along[3], turning[3];
    rotate(motion->q, point, turned);
    for (int k = 0; k < 3; k++)
        out[k] = motion->r[k] + turned[k];
    if (!velocity)
        return;
    rotate(motion->q, velocity, along);
    cross(motion->omega, turned, turning);
    for (int k = 0; k < 3; k++)
        moves[k] = motion->v[k] + turning[k] + along[k];
}

void print_vector(const char *label, const double *v, int n, double scale, const char *unit)
{
    printf("  %-12s {", label);
    for (int k = 0; k < n; k++)
        printf("%s%.10g", k ? ", " : "", tidy(v[k], scale));
    printf("} %s\n", unit);
}

static double largest(double v[2][3], int n)
{
    double scale = 0;
    for (int k = 0; k < n; k++)
        scale = fmax(scale, fmax(fabs(v[0][k]), fabs(v[1][k])));
    return scale;
}

void print_answer(struct answer *answer, int moving)
{
    const int n = answer->dimension;
    const double size = largest(answer->point, n), speed = largest(answer->velocity, n);
    const double gap = fabs(answer->gap[0]) < 1e-15 * size ? 0 : answer->gap[0];
    printf("  gap          %.10g m, %s\n", gap, gap > 0 ? "apart" : gap < 0 ? "penetrating" : "touching");
    print_vector("normal", answer->normal, n, 1, "out of A");
    print_vector("point of A", answer->point[0], n, size, "m");
    print_vector("point of B", answer->point[1], n, size, "m");
    if (!moving)
        return;
    printf("  gap rate     %.10g m/s\n", tidy(answer->gap[1], speed));
    if (!isnan(answer->gap[2]))
        printf("  second rate  %.10g m/s2, at constant velocities\n", answer->gap[2]);
    print_vector("point of A", answer->velocity[0], n, speed, "m/s along A");
    print_vector("point of B", answer->velocity[1], n, speed, "m/s, seen from A");
}
