#include "cam.h"

#include <math.h>

#include "../outline.h"

static int solve(const struct model *model, double t, const double *x, struct cam_state *state)
{
    const struct cam *cam = model->memory;
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
                     ? nc_circle_contact(cam->shape, cam->n, cam->R, NC_CASE_CONVEX, &motion, contact)
                     : nc_line_contact(cam->shape, cam->n, &motion, contact);
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
    status = contact_force(&model->contact[0], contact->gap, state->v_n, kappa, kappa, &state->f_n);
    if (status == NC_OK)
        status = nc_friction_planar(cam->mu, cam->v_d, state->f_n, state->v_t, &state->f_t);
    if (status != NC_OK)
        return status;
    double force[2];
    for (int i = 0; i < 2; i++)
        force[i] = state->f_n * contact->e_n[i] + state->f_t * contact->e_t[i];
    state->torque = arm[0] * force[1] - arm[1] * force[0];
    state->torque_roller = point[1] * force[0] - point[0] * force[1];
    return NC_OK;
}

int cam_evaluate(const struct model *model, const double *x, struct evaluation *e, struct cam_state *state)
{
    const struct cam *cam = model->memory;
    const double w_roller = cam->R > 0 ? x[W_ROLLER] : 0, deflection = x[S] - cam->s_0;
    struct frame_contact *contact = &e->frame.contact[0];
    const int status = solve(model, e->t, x, state);
    if (status != NC_OK)
        return status;
    contact_planar(&state->contact, (double[2]){0, -x[S]}, state->f_n, state->f_t, contact);
    contact->v_n = state->v_n;
    e->rates[S] = x[V];
    e->rates[V] =
        (contact->force[1] - cam->c * deflection) / cam->m; /* 000 (106a): the reaction pushes down */
    e->rates[WORK] = state->torque * cam->w_0;
    e->rates[LOSS] = -state->f_n * state->v_n - state->f_t * state->v_t;
    if (cam->R > 0) {
        e->rates[PHI] = x[W_ROLLER];
        e->rates[W_ROLLER] = state->torque_roller / cam->J; /* (106b) with its sign corrected */
        e->frame.pose[1][2] = x[PHI];
    }
    e->frame.pose[0][2] = -cam->w_0 * e->t;
    e->frame.pose[1][1] = -x[S];
    e->energy = (struct energy){
        .kinetic = (cam->m * x[V] * x[V] + cam->J * w_roller * w_roller) / 2,
        .potential = cam->c * deflection * deflection / 2,
        .supplied = x[WORK],
        .lost = x[LOSS],
    };
    return NC_OK;
}

void cam_start(struct model *model, const struct contact *law, double base, double curvature, double *x,
               double *nominal)
{
    const struct cam *cam = model->memory;
    const double E = 2.1e11, nu = 0.3;
    struct contact *contact = &model->contact[0];
    double stiffness;
    *contact = *law;
    contact->shape = cam->shape;
    contact->n = cam->n;
    contact->roller = cam->R;
    contact->v_small = 1e-3;
    nc_hertz_modulus(E, nu, E, nu, &contact->modulus);
    nc_hertz_point(contact->modulus, (double[2]){curvature, curvature}, &stiffness);
    x[S] = base;
    for (int i = 0; i < 8; i++) /* contracts by the ratio of penetration and spring deflection */
        x[S] = base - pow(fmax(cam->c * (x[S] - cam->s_0), 0) / stiffness, 2.0 / 3);
    contact->active = x[S] < base;
    nominal[S] = 1e-2 * contact->size; /* penetrations are small against it */
    nominal[WORK] = nominal[LOSS] = 1e-2;
}

int cam_draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct cam *cam = model->memory;
    bodies[0].name = "cam";
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
