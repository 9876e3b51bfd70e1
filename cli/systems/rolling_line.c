#include "rolling_line.h"

#include <math.h>

#include "../outline.h"

int rolling_line_solve(const struct rolling_line *body, const double *x, double *acceleration,
                       struct rolling_line_state *state)
{
    const double g[2] = {GRAVITY * sin(body->slope), -GRAVITY * cos(body->slope)};
    /* By alpha' = 1 the velocity of P is its derivative by alpha. */
    struct nc_rolling unit;
    int status = nc_rolling_line(body->shape, body->n, body->x_P0, x[ALPHA], 1, 0, &unit);
    if (status == NC_OK)
        status = nc_rolling_line(body->shape, body->n, body->x_P0, x[ALPHA], x[W], 0, &state->motion);
    if (status != NC_OK)
        return status;
    const double *r = unit.v, *bias = state->motion.a;
    *acceleration = body->m * (r[0] * (g[0] - bias[0]) + r[1] * (g[1] - bias[1])) /
                    (body->J + body->m * (r[0] * r[0] + r[1] * r[1]));
    status =
        nc_rolling_line(body->shape, body->n, body->x_P0, x[ALPHA], x[W], *acceleration, &state->motion);
    const struct nc_rolling *motion = &state->motion;
    for (int i = 0; i < 2; i++)
        state->force[i] = body->m * (motion->a[i] - g[i]);
    state->kinetic =
        (body->m * (motion->v[0] * motion->v[0] + motion->v[1] * motion->v[1]) + body->J * x[W] * x[W]) / 2;
    state->potential = -body->m * (g[0] * motion->r[0] + g[1] * motion->r[1]);
    return status;
}

int rolling_line_rates(const struct model *model, double t, const double *x, double *rates)
{
    (void)t;
    struct rolling_line_state state;
    rates[ALPHA] = x[W];
    return rolling_line_solve(model->memory, x, &rates[W], &state);
}

int rolling_line_energy(const struct model *model, double t, const double *x, struct energy *energy)
{
    (void)t;
    double acceleration;
    struct rolling_line_state state;
    const int status = rolling_line_solve(model->memory, x, &acceleration, &state);
    *energy = (struct energy){.kinetic = state.kinetic, .potential = state.potential};
    return status;
}

int rolling_line_draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct rolling_line *body = model->memory;
    bodies[0].name = "body";
    bodies[0].role = BODY_SHAPED;
    bodies[1].name = "ground";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_potential(&bodies[0], body->shape, body->n);
    return status ? status : outline_segment(&bodies[1], -body->length, body->length);
}

/* From the frame of the line to the world, where the line descends. */
static void turned(double slope, const double in[2], double out[3])
{
    out[0] = cos(slope) * in[0] + sin(slope) * in[1];
    out[1] = -sin(slope) * in[0] + cos(slope) * in[1];
    out[2] = 0;
}

int rolling_line_place(const struct model *model, double t, const double *x, struct frame *frame)
{
    (void)t;
    const struct rolling_line *body = model->memory;
    double acceleration;
    struct rolling_line_state state;
    struct nc_planar_point boundary;
    int status = rolling_line_solve(body, x, &acceleration, &state);
    if (status == NC_OK)
        status = nc_planar_boundary(body->shape, body->n, x[ALPHA] - PI / 2, &boundary);
    if (status != NC_OK)
        return status;
    *frame = (struct frame){.pose = {{0, 0, -x[ALPHA] - body->slope}, {0, 0, -body->slope}}};
    turned(body->slope, state.motion.r, frame->pose[0]);
    frame->pose[0][2] = -x[ALPHA] - body->slope;
    struct frame_contact *contact = &frame->contact[0];
    contact->active = 1;
    contact->kind = CONTACT_ROLLS;
    contact->mu = body->mu;
    turned(body->slope, (double[2]){state.motion.x_C[0], 0}, contact->counterpart);
    turned(body->slope, (double[2]){state.motion.x_C[0], 0}, contact->body);
    turned(body->slope, (double[2]){0, 1}, contact->normal);
    turned(body->slope, state.force, contact->force);
    contact->radius[0] = boundary.radius;
    return NC_OK;
}
