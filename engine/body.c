#include "body.h"

#include <string.h>

#include "rotation.h"

void body_rates(const struct free_body *body, const double *state, const double matrix[9],
                const double force[3], const double torque[3], const double gravity[3], double *rates)
{
    const double *w = state + BODY_W, *J = body->inertia;
    const double momentum[3] = {J[0] * w[0], J[1] * w[1], J[2] * w[2]};
    double torque_body[3], gyroscopic[3];
    rotate_back(matrix, torque, torque_body);
    cross(w, momentum, gyroscopic);
    rotation_rate(state + BODY_Q, w, rates + BODY_Q);
    for (int k = 0; k < 3; k++) {
        rates[BODY_W + k] = (torque_body[k] - gyroscopic[k]) / J[k];
        rates[BODY_R + k] = state[BODY_V + k];
        rates[BODY_V + k] = force[k] / body->m + gravity[k];
    }
}

double body_kinetic(const struct free_body *body, const double *state)
{
    const double *w = state + BODY_W, *v = state + BODY_V, *J = body->inertia;
    return (body->m * dot(v, v) + J[0] * w[0] * w[0] + J[1] * w[1] * w[1] + J[2] * w[2] * w[2]) / 2;
}

void body_pose(const double *state, double pose[7])
{
    memcpy(pose, state + BODY_R, 3 * sizeof *pose);
    memcpy(pose + 3, state + BODY_Q, 4 * sizeof *pose);
}
