#include "rolling_line.h"

#include <math.h>

#include "../outline.h"

static int solve(const struct rolling_line *body, const double *x, double *acceleration,
                 struct rolling_line_state *state, struct energy *energy)
{
    const double g[2] = {GRAVITY * sin(body->slope), -GRAVITY * cos(body->slope)};
    /* By alpha' = 1 the velocity of P is its derivative by alpha. */
    struct nc_line_rolling unit;
    int status = nc_line_rolling(body->shape, body->n, body->x_P0, x[ALPHA], 1, 0, &unit);
    if (status == NC_OK)
        status = nc_line_rolling(body->shape, body->n, body->x_P0, x[ALPHA], x[W], 0, &state->motion);
    if (status != NC_OK)
        return status;
    const double *r = unit.v, *bias = state->motion.a;
    *acceleration = body->m * (r[0] * (g[0] - bias[0]) + r[1] * (g[1] - bias[1])) /
                    (body->J + body->m * (r[0] * r[0] + r[1] * r[1]));
    status =
        nc_line_rolling(body->shape, body->n, body->x_P0, x[ALPHA], x[W], *acceleration, &state->motion);
    const struct nc_line_rolling *motion = &state->motion;
    for (int i = 0; i < 2; i++)
        state->force[i] = body->m * (motion->a[i] - g[i]);
    energy->kinetic =
        (body->m * (motion->v[0] * motion->v[0] + motion->v[1] * motion->v[1]) + body->J * x[W] * x[W]) / 2;
    energy->potential = -body->m * (g[0] * motion->r[0] + g[1] * motion->r[1]);
    state->energy = energy->kinetic + energy->potential;
    return status;
}

/* From the frame of the line to the world, where the line descends. */
static void turned(double slope, const double in[2], double out[2])
{
    out[0] = cos(slope) * in[0] + sin(slope) * in[1];
    out[1] = -sin(slope) * in[0] + cos(slope) * in[1];
}

int rolling_line_evaluate(const struct model *model, const double *x, struct evaluation *e,
                          struct rolling_line_state *state)
{
    const struct rolling_line *body = model->memory;
    struct frame_contact *contact = &e->frame.contact[0];
    e->rates[ALPHA] = x[W];
    const int status = solve(body, x, &e->rates[W], state, &e->energy);
    if (status != NC_OK)
        return status;
    const double x_C[2] = {state->motion.x_C[0], 0};
    turned(body->slope, state->motion.r, e->frame.pose[0]);
    e->frame.pose[0][2] = -x[ALPHA] - body->slope;
    e->frame.pose[1][2] = -body->slope;
    turned(body->slope, x_C, contact->counterpart);
    turned(body->slope, x_C, contact->body);
    turned(body->slope, (double[2]){0, 1}, contact->normal);
    turned(body->slope, state->force, contact->force);
    return NC_OK;
}

int rolling_line_given(struct model *model)
{
    struct rolling_line *body = model->memory;
    struct given *given = &model->given;
    struct nc_planar_mass mass;
    if (!given->vector)
        return 0;
    const int status = nc_planar_mass(given->vector, given->n, &mass);
    if (status != NC_OK)
        return refuse(model, "the given shape: %s", nc_message(status));
    body->shape = given->vector;
    body->n = given->n +
              nc_planar_shift(given->vector + given->n, GIVEN_MORE, -mass.centroid[0], -mass.centroid[1]);
    body->J = body->m * (mass.moments[0] + mass.moments[2]) / mass.area;
    body->length = 8 * mass.perimeter;
    return 0;
}

void rolling_line_contact(struct model *model, double mu)
{
    const struct rolling_line *body = model->memory;
    model->contact[0] =
        (struct contact){.kind = CONTACT_ROLLS, .mu = mu, .shape = body->shape, .n = body->n};
}

int rolling_line_draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct rolling_line *body = model->memory;
    bodies[0].name = "body";
    bodies[1].name = "ground";
    bodies[1].role = BODY_COUNTERPART;
    const int status = outline_potential(&bodies[0], body->shape, body->n);
    return status ? status : outline_segment(&bodies[1], -body->length, body->length);
}
