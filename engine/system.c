#include "system.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rotation.h"

const struct system *system_named(const char *name)
{
    for (size_t i = 0; all_systems[i]; i++)
        if (strcmp(all_systems[i]->name, name) == 0)
            return all_systems[i];
    return NULL;
}

struct contact_pair system_pair(const struct system *system, size_t i)
{
    return system->pairs ? system->pairs[i] : (struct contact_pair){NULL, 0, 1};
}

int model_begin(struct model *model, const struct system *system)
{
    *model = (struct model){.system = system, .memory = calloc(1, system->memory_size)};
    for (size_t i = 0; i < system->n_parameters; i++)
        model->p[i] = system->parameters[i].value;
    return model->memory != NULL;
}

void model_free(struct model *model)
{
    free(model->memory);
    free(model->given.vector);
    model->memory = model->given.vector = NULL;
}

int refuse(struct model *model, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(model->message, sizeof model->message, format, arguments);
    va_end(arguments);
    return -1;
}

/* The body in the plane: its outer normal is against that of the contact. */
static int planar_curvature(const struct contact *contact, const double body[7],
                            const double counterpart[7], struct frame_contact *at)
{
    struct nc_planar_boundary boundary;
    const double phi = atan2(-at->normal[1], -at->normal[0]) - body[2];
    const double psi = atan2(counterpart[1] - body[1], counterpart[0] - body[0]) - body[2];
    const int status = contact->roller > 0 ? nc_circle_boundary(contact->shape, contact->n, contact->roller,
                                                                NC_CASE_CONVEX, psi, &boundary)
                                           : nc_planar_boundary(contact->shape, contact->n, phi, &boundary);
    at->radius[0] = boundary.radius;
    return status;
}

static int spatial_curvature(const struct contact *contact, const double body[7], struct frame_contact *at)
{
    struct nc_spatial_boundary boundary;
    double matrix[9], normal[3];
    rotation_matrix(body + 3, matrix);
    rotate_back(matrix, at->normal, normal);
    for (int k = 0; k < 3; k++)
        normal[k] *= -1;
    const int status = nc_spatial_boundary(contact->shape, contact->n, normal, &boundary);
    for (int i = 0; i < 2 && status == NC_OK; i++) {
        at->radius[i] = boundary.radius[i];
        rotate(matrix, boundary.direction[i], at->direction[i]);
    }
    return status;
}

int model_curvature(const struct model *model, struct frame *frame)
{
    int status = NC_OK;
    for (size_t i = 0; i < model->system->n_contacts && status == NC_OK; i++) {
        const struct contact *contact = &model->contact[i];
        const struct contact_pair pair = system_pair(model->system, i);
        if (contact->shape && !frame->contact[i].hidden)
            status = model->system->spatial
                         ? spatial_curvature(contact, frame->pose[pair.body], &frame->contact[i])
                         : planar_curvature(contact, frame->pose[pair.body], frame->pose[pair.counterpart],
                                            &frame->contact[i]);
    }
    return status;
}

int model_evaluate(const struct model *model, double t, const double *x, enum purpose purpose,
                   struct evaluation *e)
{
    e->t = t;
    e->purpose = purpose;
    const int status = model->system->evaluate(model, x, e);
    if (status != NC_OK || purpose == FOR_RATES)
        return status;
    for (size_t i = 0; i < model->system->n_contacts; i++)
        if (model->contact[i].kind != CONTACT_OWN)
            e->frame.contact[i].active =
                model->contact[i].kind != CONTACT_ELASTIC || model->contact[i].active;
    return purpose == FOR_ROW ? model_curvature(model, &e->frame) : NC_OK;
}
