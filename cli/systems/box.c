#include "box.h"

#include <math.h>
#include <string.h>

#include "rotation.h"

/* 003, Table C.3. */
#define R2 0.70710678118654752440 /* sqrt(1/2) */
#define R3 0.86602540378443864676 /* sqrt(3)/2 */
const struct box_plane box_planes[BOX_PLANES] = {
    {{0, 0, 1}, 0},           {{R2, 0, R2}, -R2 / 4},  {{-R2, 0, R2}, -R2 / 4},
    {{0, -R3, 0.5}, -R3 / 2}, {{0, R3, 0.5}, -R3 / 2},
};

static const double *state_of(const double *x, size_t body)
{
    return x + body * BOX_BODY_STATES;
}

void box_motion(const double *x, struct box_motion *motion)
{
    for (size_t i = 0; i < BOX_BODIES; i++) {
        rotation_matrix(state_of(x, i) + BOX_Q, motion->matrix[i]);
        rotate(motion->matrix[i], state_of(x, i) + BOX_W, motion->w[i]);
    }
}

/* --- Gaps, points, curvatures ----------------------------------------------------------------------- */

/* Position of a body from the foot of the plane: the kernel's plane passes through the origin. */
static void above_plane(const double *x, size_t body, const struct box_plane *plane, double r[3])
{
    for (int k = 0; k < 3; k++)
        r[k] = state_of(x, body)[BOX_R + k] - plane->distance * plane->normal[k];
}

static int with_plane(const struct box *box, const double *x, const struct box_motion *motion,
                      const struct box_plane *plane, struct box_contact *contact)
{
    const size_t i = contact->body;
    double r[3];
    struct nc_spatial_contact c;
    above_plane(x, i, plane, r);
    const int status = nc_plane_contact(box->body[i].shape, box->body[i].n, plane->normal, r,
                                        motion->matrix[i], state_of(x, i) + BOX_V, motion->w[i], &c);
    contact->gap = c.gap;
    for (int k = 0; k < 3; k++) {
        contact->e_n[k] = c.e_n[k];
        contact->point_body[k] = c.point_body[k] + plane->distance * plane->normal[k];
        contact->point_counterpart[k] = c.point_counter[k] + plane->distance * plane->normal[k];
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
        way[k] = state_of(x, 1)[BOX_R + k] - state_of(x, 0)[BOX_R + k];
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
    contact->gap = pair.gap;
    rotate(motion->matrix[0], pair.normal, contact->e_n);
    rotate(motion->matrix[0], pair.point_a, contact->point_body);
    rotate(motion->matrix[0], pair.point_b, contact->point_counterpart);
    for (int k = 0; k < 3; k++) {
        contact->e_n[k] *= -1; /* the kernel's normal is the outer one of body 0 */
        contact->point_body[k] += state_of(x, 0)[BOX_R + k];
        contact->point_counterpart[k] += state_of(x, 0)[BOX_R + k];
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
        arm[k] = point[k] - s[BOX_R + k];
    cross(motion->w[body], arm, turn);
    for (int k = 0; k < 3; k++)
        velocity[k] += sign * (s[BOX_V + k] + turn[k]);
}

/* 003 (96), (97), with the relative velocity in (98). Hertz' stiffness changes while the contact moves over
 * a boundary, so the elastic part has no potential; without dissipation the energy would not be kept quite:
 * by 1e-3 of it during, and by 1e-5 of it after the impacts of 5 s. */
static int add_force(const struct box *box, size_t i, struct box_contact *contact)
{
    const struct elastic *elastic = &box->elastic[i];
    double f_n, v_t[3];
    int status =
        elastic_force(elastic, contact->gap, contact->v_n, contact->kappa[0], contact->kappa[1], &f_n);
    for (int k = 0; k < 3; k++)
        v_t[k] = contact->velocity[k] - contact->v_n * contact->e_n[k];
    if (status == NC_OK)
        status = nc_friction_spatial(box->mu, box->v_d, f_n, v_t, contact->force);
    for (int k = 0; k < 3; k++)
        contact->force[k] += f_n * contact->e_n[k];
    return status;
}

int box_contact(const struct box *box, const double *x, const struct box_motion *motion, size_t i,
                struct box_contact *contact)
{
    *contact = (struct box_contact){.body = i == BOX_PAIR ? 0 : i / BOX_PLANES};
    const int status = i == BOX_PAIR ? with_one_another(box, x, motion, contact)
                                     : with_plane(box, x, motion, &box_planes[i % BOX_PLANES], contact);
    if (status != NC_OK)
        return status;
    for (int k = 0; k < 3; k++)
        contact->point[k] = (contact->point_body[k] + contact->point_counterpart[k]) / 2;
    add_velocity(x, motion, contact->body, 1, contact->point, contact->velocity);
    if (i == BOX_PAIR)
        add_velocity(x, motion, 1, -1, contact->point, contact->velocity);
    contact->v_n = dot(contact->e_n, contact->velocity);
    return add_force(box, i, contact);
}

/* --- Equations of motion ---------------------------------------------------------------------------- */

static void act(const double *x, size_t body, double sign, const struct box_contact *contact,
                double force[3], double torque[3])
{
    double arm[3], moment[3];
    for (int k = 0; k < 3; k++)
        arm[k] = contact->point[k] - state_of(x, body)[BOX_R + k];
    cross(arm, contact->force, moment);
    for (int k = 0; k < 3; k++) {
        force[k] += sign * contact->force[k];
        torque[k] += sign * moment[k];
    }
}

static void body_rates(const struct box *box, size_t i, const double *x, const struct box_motion *motion,
                       const double force[3], const double torque[3], double *rates)
{
    const struct box_body *body = &box->body[i];
    const double *s = state_of(x, i), *w = s + BOX_W, *J = body->inertia;
    const double momentum[3] = {J[0] * w[0], J[1] * w[1], J[2] * w[2]};
    double torque_body[3], gyroscopic[3];
    rates += i * BOX_BODY_STATES;
    rotate_back(motion->matrix[i], torque, torque_body);
    cross(w, momentum, gyroscopic);
    rotation_rate(s + BOX_Q, w, rates + BOX_Q);
    for (int k = 0; k < 3; k++) {
        rates[BOX_W + k] = (torque_body[k] - gyroscopic[k]) / J[k];
        rates[BOX_R + k] = s[BOX_V + k];
        rates[BOX_V + k] = force[k] / body->m - (k == 2 ? box->g : 0);
    }
}

int box_rates(const struct box *box, const double *x, double *rates)
{
    struct box_motion motion;
    double force[BOX_BODIES][3] = {{0}}, torque[BOX_BODIES][3] = {{0}};
    box_motion(x, &motion);
    rates[BOX_LOST] = 0;
    for (size_t i = 0; i < BOX_CONTACTS; i++) {
        struct box_contact contact;
        double gap;
        int status = box_gap(box, x, &motion, i, &gap);
        if (status != NC_OK)
            return status;
        if (gap >= 0)
            continue;
        status = box_contact(box, x, &motion, i, &contact);
        if (status != NC_OK)
            return status;
        act(x, contact.body, 1, &contact, force[contact.body], torque[contact.body]);
        if (i == BOX_PAIR)
            act(x, 1, -1, &contact, force[1], torque[1]);
        rates[BOX_LOST] -= dot(contact.force, contact.velocity);
    }
    for (size_t i = 0; i < BOX_BODIES; i++)
        body_rates(box, i, x, &motion, force[i], torque[i], rates);
    return NC_OK;
}

void box_energy(const struct box *box, const double *x, double *kinetic, double *potential)
{
    *kinetic = *potential = 0;
    for (size_t i = 0; i < BOX_BODIES; i++) {
        const struct box_body *body = &box->body[i];
        const double *s = state_of(x, i), *w = s + BOX_W, *v = s + BOX_V, *J = body->inertia;
        *kinetic +=
            (body->m * dot(v, v) + J[0] * w[0] * w[0] + J[1] * w[1] * w[1] + J[2] * w[2] * w[2]) / 2;
        *potential += body->m * box->g * s[BOX_R + 2];
    }
}

int box_elastic_energy(const struct box *box, const double *x, double *energy)
{
    struct box_motion motion;
    int status = NC_OK;
    box_motion(x, &motion);
    *energy = 0;
    for (size_t i = 0; i < BOX_CONTACTS && status == NC_OK; i++) {
        struct box_contact contact;
        double part = 0;
        status = box_contact(box, x, &motion, i, &contact);
        if (status == NC_OK)
            status =
                elastic_energy(&box->elastic[i], contact.gap, contact.kappa[0], contact.kappa[1], &part);
        *energy += part;
    }
    return status;
}
