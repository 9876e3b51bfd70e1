#include "box.h"

#include <math.h>
#include <string.h>

#include "../rotation.h"

/* 003, Table C.3. */
#define R2 0.70710678118654752440 /* sqrt(1/2) */
#define R3 0.86602540378443864676 /* sqrt(3)/2 */
const struct box_plane box_planes[BOX_PLANES] = {
    {{0, 0, 1}, 0},           {{R2, 0, R2}, -R2 / 4},  {{-R2, 0, R2}, -R2 / 4},
    {{0, -R3, 0.5}, -R3 / 2}, {{0, R3, 0.5}, -R3 / 2},
};

static const double *state_of(const double *x, size_t body)
{
    return x + body * BODY_STATES;
}

void box_motion(const double *x, struct box_motion *motion)
{
    for (size_t i = 0; i < BOX_BODIES; i++) {
        rotation_matrix(state_of(x, i) + BODY_Q, motion->matrix[i]);
        rotate(motion->matrix[i], state_of(x, i) + BODY_W, motion->w[i]);
    }
}

/* --- Gaps, points, curvatures ----------------------------------------------------------------------- */

/* Position of a body from the foot of the plane: the kernel's plane passes through the origin. */
static void above_plane(const double *x, size_t body, const struct box_plane *plane, double r[3])
{
    for (int k = 0; k < 3; k++)
        r[k] = state_of(x, body)[BODY_R + k] - plane->distance * plane->normal[k];
}

static int with_plane(const struct box *box, const double *x, const struct box_motion *motion,
                      const struct box_plane *plane, struct box_contact *contact)
{
    const size_t i = contact->body;
    struct nc_spatial_motion above;
    struct nc_spatial_contact c;
    above_plane(x, i, plane, above.r);
    memcpy(above.q, motion->matrix[i], sizeof above.q);
    memcpy(above.v, state_of(x, i) + BODY_V, sizeof above.v);
    memcpy(above.omega, motion->w[i], sizeof above.omega);
    const int status = nc_plane_contact(box->body[i].shape, box->body[i].n, plane->normal, &above, &c);
    contact->at.gap = c.gap;
    for (int k = 0; k < 3; k++) {
        contact->at.normal[k] = c.e_n[k];
        contact->at.body[k] = c.point_body[k] + plane->distance * plane->normal[k];
        contact->at.counterpart[k] = c.point_counter[k] + plane->distance * plane->normal[k];
    }
    memcpy(contact->kappa, c.kappa, sizeof c.kappa);
    return status;
}

/* Position and rotation of body 1 seen from body 0. */
static void relative_pose(const double *x, const struct box_motion *motion, double r[3], double q[9])
{
    const double *a = motion->matrix[0], *b = motion->matrix[1];
    double way[3];
    for (int k = 0; k < 3; k++)
        way[k] = state_of(x, 1)[BODY_R + k] - state_of(x, 0)[BODY_R + k];
    rotate_back(a, way, r);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            q[3 * i + j] = a[i] * b[j] + a[3 + i] * b[3 + j] + a[6 + i] * b[6 + j];
}

static int with_one_another(const struct box *box, const double *x, const struct box_motion *motion,
                            struct box_contact *contact)
{
    const struct box_body *a = &box->body[0], *b = &box->body[1];
    double r[3], q[9], tangent[3];
    struct nc_spatial_pair pair;
    relative_pose(x, motion, r, q);
    int status = nc_spatial_pair_solve(a->shape, a->n, b->shape, b->n, r, q, NULL, NULL, &pair);
    if (status == NC_OK)
        status = nc_spatial_pair_curvature(&pair, contact->kappa, tangent);
    if (status != NC_OK)
        return status;
    contact->at.gap = pair.gap;
    rotate(motion->matrix[0], pair.normal, contact->at.normal);
    rotate(motion->matrix[0], pair.point_a, contact->at.body);
    rotate(motion->matrix[0], pair.point_b, contact->at.counterpart);
    for (int k = 0; k < 3; k++) {
        contact->at.normal[k] *= -1; /* the kernel's normal is the outer one of body 0 */
        contact->at.body[k] += state_of(x, 0)[BODY_R + k];
        contact->at.counterpart[k] += state_of(x, 0)[BODY_R + k];
    }
    return NC_OK;
}

int box_gap(const struct box *box, const double *x, const struct box_motion *motion, size_t i, double *gap)
{
    double r[3], q[9], normal[3] = {0, 0, 0}, point_a[3], point_b[3];
    if (i == BOX_PAIR) {
        relative_pose(x, motion, r, q);
        return nc_spatial_pair(box->body[0].shape, box->body[0].n, box->body[1].shape, box->body[1].n, r, q,
                               normal, gap, point_a, point_b);
    }
    const size_t body = i / BOX_PLANES;
    const struct box_plane *plane = &box_planes[i % BOX_PLANES];
    above_plane(x, body, plane, r);
    return nc_plane_gap(box->body[body].shape, box->body[body].n, plane->normal, r, motion->matrix[body],
                        gap, point_a);
}

/* --- Forces ----------------------------------------------------------------------------------------- */

static void add_velocity(const double *x, const struct box_motion *motion, size_t body, double sign,
                         const double point[3], double velocity[3])
{
    const double *s = state_of(x, body);
    double arm[3], turn[3];
    for (int k = 0; k < 3; k++)
        arm[k] = point[k] - s[BODY_R + k];
    cross(motion->w[body], arm, turn);
    for (int k = 0; k < 3; k++)
        velocity[k] += sign * (s[BODY_V + k] + turn[k]);
}

/* 003 (96), (97), with the relative velocity in (98). Hertz' stiffness changes while the contact moves over
 * a boundary, so the elastic part has no potential; without dissipation the energy would not be kept quite:
 * by 1e-3 of it during, and by 1e-5 of it after the impacts of 5 s. */
static int add_force(const struct box *box, const struct contact *law, struct box_contact *contact)
{
    struct frame_contact *at = &contact->at;
    double f_n, v_t[3];
    int status = contact_force(law, at->gap, at->v_n, contact->kappa[0], contact->kappa[1], &f_n);
    for (int k = 0; k < 3; k++)
        v_t[k] = contact->velocity[k] - at->v_n * at->normal[k];
    if (status == NC_OK)
        status = nc_friction_spatial(box->mu, box->v_d, f_n, v_t, at->force);
    for (int k = 0; k < 3; k++)
        at->force[k] += f_n * at->normal[k];
    return status;
}

int box_contact(const struct model *model, const double *x, const struct box_motion *motion, size_t i,
                struct box_contact *contact)
{
    const struct box *box = model->memory;
    *contact = (struct box_contact){.body = i == BOX_PAIR ? 0 : i / BOX_PLANES};
    const int status = i == BOX_PAIR ? with_one_another(box, x, motion, contact)
                                     : with_plane(box, x, motion, &box_planes[i % BOX_PLANES], contact);
    if (status != NC_OK)
        return status;
    for (int k = 0; k < 3; k++)
        contact->point[k] = (contact->at.body[k] + contact->at.counterpart[k]) / 2;
    add_velocity(x, motion, contact->body, 1, contact->point, contact->velocity);
    if (i == BOX_PAIR)
        add_velocity(x, motion, 1, -1, contact->point, contact->velocity);
    contact->at.v_n = dot(contact->at.normal, contact->velocity);
    return add_force(box, &model->contact[i], contact);
}

/* --- Equations of motion ---------------------------------------------------------------------------- */

static void act(const double *x, size_t body, double sign, const struct box_contact *contact,
                double force[3], double torque[3])
{
    double arm[3], moment[3];
    for (int k = 0; k < 3; k++)
        arm[k] = contact->point[k] - state_of(x, body)[BODY_R + k];
    cross(arm, contact->at.force, moment);
    for (int k = 0; k < 3; k++) {
        force[k] += sign * contact->at.force[k];
        torque[k] += sign * moment[k];
    }
}

/* Contacts that are open, and will be for a while, need their gap only; a plane that is not touched is not
 * drawn. */
static int is_needed(const struct model *model, const struct evaluation *e, size_t i, double gap)
{
    return gap < 0 || (e->purpose != FOR_RATES && (gap < 1e-6 || model->contact[i].active)) ||
           (e->purpose == FOR_ROW && i == BOX_PAIR);
}

int box_evaluate(const struct model *model, const double *x, struct evaluation *e, double *elastic)
{
    const struct box *box = model->memory;
    const double gravity[3] = {0, 0, -box->g};
    double force[BOX_BODIES][3] = {{0}}, torque[BOX_BODIES][3] = {{0}};
    struct box_motion motion;
    box_motion(x, &motion);
    e->rates[BOX_LOST] = *elastic = 0;
    for (size_t i = 0; i < BOX_CONTACTS; i++) {
        struct box_contact contact;
        double gap, part = 0;
        int status = box_gap(box, x, &motion, i, &gap);
        e->frame.contact[i].gap = gap;
        e->frame.contact[i].hidden = !model->contact[i].active && i != BOX_PAIR;
        if (status == NC_OK && !is_needed(model, e, i, gap))
            continue;
        if (status == NC_OK)
            status = box_contact(model, x, &motion, i, &contact);
        if (status == NC_OK)
            status = contact_energy(&model->contact[i], contact.at.gap, contact.kappa[0], contact.kappa[1],
                                    &part);
        if (status != NC_OK)
            return status;
        *elastic += part;
        contact.at.hidden = e->frame.contact[i].hidden;
        contact.at.gap = gap;
        e->frame.contact[i] = contact.at;
        if (gap >= 0)
            continue;
        act(x, contact.body, 1, &contact, force[contact.body], torque[contact.body]);
        if (i == BOX_PAIR)
            act(x, 1, -1, &contact, force[1], torque[1]);
        e->rates[BOX_LOST] -= dot(contact.at.force, contact.velocity);
    }
    e->energy = (struct energy){.lost = x[BOX_LOST]};
    for (size_t i = 0; i < BOX_BODIES; i++) {
        const struct free_body *body = &box->body[i].body;
        const double *s = state_of(x, i);
        body_rates(body, s, motion.matrix[i], force[i], torque[i], gravity, e->rates + i * BODY_STATES);
        body_pose(s, e->frame.pose[i]);
        e->energy.kinetic += body_kinetic(body, s);
        e->energy.potential += body->m * box->g * s[BODY_R + 2];
    }
    return NC_OK;
}
