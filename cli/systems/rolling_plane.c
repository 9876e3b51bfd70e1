#include "rolling_plane.h"

#include <string.h>

#include "../outline.h"
#include "rotation.h"

static const double up[3] = {0, 1, 0};

/* Newton and Euler in the frame of the body, with rho from the centre of mass to the contact point:
 *     v_S = -w x rho,  rho' = H n',  n' = n x w,  m (a_S - g) = f,  J w' + w x J w = rho x f. */
static int solve_acceleration(const struct rolling_plane *body, const double *w, const double normal[3],
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
    return NC_OK;
}

int rolling_plane_solve(const struct rolling_plane *body, const double *x,
                        struct rolling_plane_state *state)
{
    const double *w = x + OMEGA, gravity[3] = {0, -GRAVITY, 0};
    double normal[3], g[3], h, point[3], hessian[9], v[3], force[3], rho[3], momentum[3], centre[3];
    rotation_matrix(x + Q, state->matrix);
    rotate_back(state->matrix, (double[3]){0, -1, 0}, normal);
    rotate_back(state->matrix, gravity, g);
    int status = nc_spatial_eval(body->shape, body->n, normal, &h, point, hessian);
    if (status == NC_OK)
        status = solve_acceleration(body, w, normal, g, point, hessian, state->w_der, force);
    if (status != NC_OK)
        return status;
    rotate(state->matrix, force, state->force);
    rotate(state->matrix, w, state->w);
    cross(point, w, v);
    rotate(state->matrix, v, state->v);
    state->r[0] = x[X];
    state->r[1] = h;
    state->r[2] = x[Z];
    for (int i = 0; i < 3; i++)
        rho[i] = point[i] - body->centre[i];
    cross(rho, w, v);
    rotate(body->inertia, w, momentum);
    rotate(state->matrix, body->centre, centre);
    state->kinetic = (body->m * dot(v, v) + dot(w, momentum)) / 2;
    state->potential = body->m * GRAVITY * (h + centre[1]);
    return NC_OK;
}

int rolling_plane_rates(const struct model *model, double t, const double *x, double *rates)
{
    (void)t;
    struct rolling_plane_state state;
    const int status = rolling_plane_solve(model->memory, x, &state);
    rotation_rate(x + Q, x + OMEGA, rates + Q);
    memcpy(rates + OMEGA, state.w_der, sizeof state.w_der);
    rates[X] = state.v[0];
    rates[Z] = state.v[2];
    return status;
}

int rolling_plane_energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    struct rolling_plane_state state;
    const int status = rolling_plane_solve(model->memory, x, &state);
    *energy = (struct energy){.kinetic = state.kinetic, .potential = state.potential};
    return status;
}

int rolling_plane_draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct rolling_plane *body = model->memory;
    bodies[0].name = "body";
    bodies[0].role = BODY_SHAPED;
    bodies[1].name = "plane";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_surface(&bodies[0], body->shape, body->n);
    return status ? status : outline_plane(&bodies[1], body->size);
}

int plane_frame(const double *shape, size_t n, const double *quaternion, const double r[3],
                const double v[3], const double w[3], struct frame *frame)
{
    double matrix[9];
    struct nc_spatial_contact c;
    rotation_matrix(quaternion, matrix);
    const int status = nc_plane_contact(shape, n, up, r, matrix, v, w, &c);
    if (status != NC_OK)
        return status;
    *frame = (struct frame){.pose = {{r[0], r[1], r[2]}, {0, 0, 0, 1}}};
    memcpy(frame->pose[0] + 3, quaternion, 4 * sizeof *quaternion);
    struct frame_contact *contact = &frame->contact[0];
    memcpy(contact->body, c.point_body, sizeof c.point_body);
    memcpy(contact->counterpart, c.point_counter, sizeof c.point_counter);
    memcpy(contact->normal, c.e_n, sizeof c.e_n);
    memcpy(contact->direction, c.direction, sizeof c.direction);
    contact->radius[0] = 1 / c.kappa[0];
    contact->radius[1] = 1 / c.kappa[1];
    return NC_OK;
}

int rolling_plane_place(const struct model *model, double t, const double *x, struct frame *frame)
{
    (void)t;
    const struct rolling_plane *body = model->memory;
    struct rolling_plane_state state;
    int status = rolling_plane_solve(body, x, &state);
    if (status == NC_OK)
        status = plane_frame(body->shape, body->n, x + Q, state.r, state.v, state.w, frame);
    frame->contact[0].active = 1;
    frame->contact[0].kind = CONTACT_ROLLS;
    frame->contact[0].mu = body->mu;
    memcpy(frame->contact[0].force, state.force, sizeof state.force);
    return status;
}

const char *const rolling_plane_modelica_names[] = {MODELICA_ROTATION("body"), MODELICA_VECTOR("body.w_a"),
                                                    MODELICA_VECTOR("body.r_0"), NULL};

void rolling_plane_modelica_state(struct model *model, const double *values, double *x, double *v_impact)
{
    (void)model;
    (void)v_impact;
    rotation_from_transposed(values, x + Q);
    memcpy(x + OMEGA, values + 9, 3 * sizeof *x);
    x[X] = values[12];
    x[Z] = values[14];
}
