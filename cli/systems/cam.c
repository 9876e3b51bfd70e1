#include "cam.h"

#include <math.h>

#include "../outline.h"

int cam_solve(const struct cam *cam, double t, const double *x, struct cam_state *state)
{
    const double w_roller = cam->R > 0 ? x[W_ROLLER] : 0;
    /* Motion of the cam seen from the tappet, which turns with the roller: v - w x r. */
    const struct nc_planar_motion motion = {
        .r = {0, x[S]},
        .angle = -cam->w_0 * t,
        .v = {w_roller * x[S], x[V]},
        .omega = -cam->w_0 - w_roller,
    };
    struct nc_planar_contact *contact = &state->contact;
    int status = cam->R > 0
                     ? nc_contact_circle(cam->shape, cam->n, cam->R, NC_ALMOST_CONVEX, &motion, contact)
                     : nc_contact_line(cam->shape, cam->n, &motion, contact);
    if (status != NC_OK)
        return status;
    /* The forces act at C' on a roller, so that the normal force has no moment about its axis, 000 (106b).
     */
    const double *point = cam->R > 0 ? contact->r_C_b : contact->r_C,
                 kappa = contact->kappa_a + contact->kappa_b;
    const double arm[2] = {point[0] - motion.r[0], point[1] - motion.r[1]};
    const double v[2] = {motion.v[0] - motion.omega * arm[1], motion.v[1] + motion.omega * arm[0]};
    state->v_n = v[0] * contact->e_n[0] + v[1] * contact->e_n[1];
    state->v_t = v[0] * contact->e_t[0] + v[1] * contact->e_t[1];
    status = elastic_force(&cam->elastic, contact->gap, state->v_n, kappa, kappa, &state->f_n);
    if (status == NC_OK)
        status = nc_friction_planar(cam->mu, cam->v_d, state->f_n, state->v_t, &state->f_t);
    if (status != NC_OK)
        return status;
    for (int i = 0; i < 2; i++)
        state->force[i] = state->f_n * contact->e_n[i] + state->f_t * contact->e_t[i];
    state->torque = arm[0] * state->force[1] - arm[1] * state->force[0];
    state->torque_roller = point[1] * state->force[0] - point[0] * state->force[1];
    return NC_OK;
}

double cam_equilibrium(const struct cam *cam, double base, double curvature)
{
    double stiffness, s = base;
    nc_hertz_point(cam->elastic.modulus, (double[2]){curvature, curvature}, &stiffness);
    for (int i = 0; i < 8; i++) /* contracts by the ratio of penetration and spring deflection */
        s = base - pow(fmax(cam->c * (s - cam->s_0), 0) / stiffness, 2.0 / 3);
    return s;
}

int cam_rates(const struct model *model, double t, const double *x, double *rates)
{
    const struct cam *cam = model->memory;
    struct cam_state state;
    const int status = cam_solve(cam, t, x, &state);
    if (status != NC_OK)
        return status;
    rates[S] = x[V];
    rates[V] =
        (state.force[1] - cam->c * (x[S] - cam->s_0)) / cam->m; /* 000 (106a): the reaction pushes down */
    rates[WORK] = state.torque * cam->w_0;
    rates[LOSS] = -state.f_n * state.v_n - state.f_t * state.v_t;
    if (cam->R > 0) {
        rates[PHI] = x[W_ROLLER];
        rates[W_ROLLER] = state.torque_roller / cam->J; /* (106b) with its sign corrected */
    }
    return NC_OK;
}

int cam_roots(const struct model *model, double t, const double *x, double *roots)
{
    struct cam_state state;
    const int status = cam_solve(model->memory, t, x, &state);
    roots[0] = state.contact.gap;
    return status;
}

int cam_event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    (void)root;
    struct cam *cam = model->memory;
    struct cam_state state;
    const int status = cam_solve(cam, t, x, &state);
    return status ? status : elastic_event(&cam->elastic, t, state.v_n, events);
}

int cam_energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    const struct cam *cam = model->memory;
    const double w_roller = cam->R > 0 ? x[W_ROLLER] : 0, deflection = x[S] - cam->s_0;
    *energy = (struct energy){
        .kinetic = (cam->m * x[V] * x[V] + cam->J * w_roller * w_roller) / 2,
        .potential = cam->c * deflection * deflection / 2,
        .supplied = x[WORK],
        .lost = x[LOSS],
    };
    return NC_OK;
}

int cam_draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct cam *cam = model->memory;
    bodies[0].name = "cam";
    bodies[0].role = BODY_SHAPED;
    bodies[1].name = "tappet";
    bodies[1].role = BODY_COUNTERPART;
    int status = cam->R > 0 ? outline_polar(&bodies[0], cam->shape, cam->n, cam->R)
                            : outline_potential(&bodies[0], cam->shape, cam->n);
    if (status != 0)
        return status;
    double h[4];
    if (cam->R > 0)
        return outline_circle(&bodies[1], cam->R);
    status = nc_planar_eval(cam->shape, cam->n, -PI / 2, h);
    return status ? status : outline_segment(&bodies[1], -1.2 * h[0], 1.2 * h[0]);
}

int cam_place(const struct model *model, double t, const double *x, struct frame *frame)
{
    const struct cam *cam = model->memory;
    struct cam_state state;
    const int status = cam_solve(cam, t, x, &state);
    if (status != NC_OK)
        return status;
    const struct nc_planar_contact *c = &state.contact;
    *frame = (struct frame){
        .pose = {{0, 0, -cam->w_0 * t}, {0, -x[S], cam->R > 0 ? x[PHI] : 0}},
        .contact = {{
            .active = cam->elastic.contact,
            .body = {c->r_C[0], c->r_C[1] - x[S]},
            .counterpart = {c->r_C_b[0], c->r_C_b[1] - x[S]},
            .normal = {c->e_n[0], c->e_n[1]},
            .radius = {1 / c->kappa_a},
            .force = {state.force[0], state.force[1]},
            .depth = SMALL_DEFORMATION * cam->size,
        }},
    };
    return NC_OK;
}
