#include "rolling_plane.h"

#include <math.h>
#include <string.h>

#include "../outline.h"
#include "../rotation.h"

/* Newton and Euler in the frame of the body, with rho from the centre of mass to the contact point:
 *     v_S = -w x rho,  rho' = H n',  n' = n x w,  m (a_S - g) = f,  J w' + w x J w = rho x f. */
static void solve_acceleration(const struct rolling_plane *body, const double *w, const double normal[3],
                               const double gravity[3], const double point[3], const double hessian[9],
                               double w_der[3], double force[3])
{
    double rho[3], n_der[3], rho_der[3], spin[3], momentum[3], gyroscopic[3], a[3], b[3], torque[3];
    for (int i = 0; i < 3; i++)
        rho[i] = point[i] - body->centre[i];
    cross(normal, w, n_der);
    rotate(hessian, n_der, rho_der);
    rotate(body->inertia, w, momentum);
    cross(w, momentum, gyroscopic);
    /* a_S = -w' x rho + a, a = -w x (rho' + w x rho) */
    cross(w, rho, spin);
    for (int i = 0; i < 3; i++)
        spin[i] = -(rho_der[i] + spin[i]);
    cross(w, spin, a);
    for (int i = 0; i < 3; i++)
        b[i] = body->m * (a[i] - gravity[i]);
    cross(rho, b, torque);
    double matrix[9], rest[3];
    for (int i = 0; i < 3; i++) {
        rest[i] = torque[i] - gyroscopic[i];
        for (int j = 0; j < 3; j++)
            matrix[3 * i + j] =
                body->inertia[3 * i + j] + body->m * ((i == j ? dot(rho, rho) : 0) - rho[i] * rho[j]);
    }
    solve3(matrix, rest, w_der);
    cross(rho, w_der, force);
    for (int i = 0; i < 3; i++)
        force[i] = body->m * force[i] + b[i];
}

int rolling_plane_evaluate(const struct model *model, const double *x, struct evaluation *e,
                           struct rolling_plane_state *state)
{
    const struct rolling_plane *body = model->memory;
    const double *w = x + OMEGA, gravity[3] = {0, -GRAVITY, 0};
    double normal[3], g[3], h, point[3], hessian[9], v[3], force[3], rho[3], momentum[3], centre[3], arm[3];
    struct frame_contact *contact = &e->frame.contact[0];
    rotation_matrix(x + Q, state->matrix);
    rotate_back(state->matrix, (double[3]){0, -1, 0}, normal);
    rotate_back(state->matrix, gravity, g);
    const int status = nc_spatial_eval(body->shape, body->n, normal, &h, point, hessian);
    if (status != NC_OK)
        return status;
    solve_acceleration(body, w, normal, g, point, hessian, e->rates + OMEGA, force);
    rotation_rate(x + Q, w, e->rates + Q);
    cross(point, w, arm);
    rotate(state->matrix, arm, v); /* of the reference point */
    e->rates[X] = v[0];
    e->rates[Z] = v[2];
    rotate(state->matrix, w, state->w);
    state->r[0] = x[X];
    state->r[1] = h;
    state->r[2] = x[Z];
    memcpy(e->frame.pose[0], state->r, sizeof state->r);
    memcpy(e->frame.pose[0] + 3, x + Q, 4 * sizeof *x);
    e->frame.pose[1][3] = 1;
    rotate(state->matrix, force, contact->force);
    rotate(state->matrix, point, arm);
    for (int i = 0; i < 3; i++) {
        contact->body[i] = contact->counterpart[i] = i == 1 ? 0 : state->r[i] + arm[i];
        contact->normal[i] = i == 1;
        rho[i] = point[i] - body->centre[i];
    }
    cross(rho, w, v);
    rotate(body->inertia, w, momentum);
    rotate(state->matrix, body->centre, centre);
    e->energy.kinetic = (body->m * dot(v, v) + dot(w, momentum)) / 2;
    e->energy.potential = body->m * GRAVITY * (h + centre[1]);
    state->energy = e->energy.kinetic + e->energy.potential;
    return NC_OK;
}

int rolling_plane_given(struct model *model)
{
    struct rolling_plane *body = model->memory;
    struct nc_spatial_mass mass;
    if (!model->given.vector)
        return 0;
    const int status = nc_spatial_mass(model->given.vector, model->given.n, 1e-6, &mass);
    if (status != NC_OK)
        return refuse(model, "the given shape: %s", nc_message(status));
    body->shape = model->given.vector;
    body->n = model->given.n;
    memcpy(body->centre, mass.centroid, sizeof body->centre);
    for (int i = 0; i < 9; i++)
        body->inertia[i] = body->m * mass.inertia[i] / mass.volume;
    body->size = 7 * sqrt(mass.surface);
    return 0;
}

void rolling_plane_contact(struct model *model, double mu)
{
    const struct rolling_plane *body = model->memory;
    model->contact[0] =
        (struct contact){.kind = CONTACT_ROLLS, .mu = mu, .shape = body->shape, .n = body->n};
}

int rolling_plane_draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct rolling_plane *body = model->memory;
    return outline_on_plane(bodies, body->shape, body->n, body->size);
}

const char *const rolling_plane_poses[] = {"body.frame_a", NULL};
const struct modelica_contact rolling_plane_contacts[] = {MODELICA_SPATIAL_JOINT("rolling")};
