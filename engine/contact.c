#include "contact.h"

#include <math.h>
#include <string.h>

#define FULLY_DAMPED                                                                                       \
    1e-6 /* m: penetration from which on a linear law has all of its damping, so that it does not jump */

int contact_toggle(struct contact *contact, double t, double v_n, const char *where, struct events *events)
{
    contact->active = !contact->active;
    if (!contact->active) {
        events_add_at(events, t, "lift-off", where, NAN);
        return NC_OK;
    }
    const double v_impact = fmax(-v_n, 0);
    events_add_at(events, t, "impact", where, v_impact);
    contact->touches++;
    if (contact->chi > 0) {
        contact->damping = contact->chi;
        return NC_OK;
    }
    return contact->linear > 0 ? NC_OK
                               : nc_force_damping(contact->law, contact->restitution, v_impact,
                                                  contact->v_small, &contact->damping);
}

static int elastic_part(const struct contact *contact, double gap, double kappa_1, double kappa_2,
                        double *force, double *energy)
{
    double stiffness = contact->stiffness;
    if (contact->width > 0)
        return nc_hertz_line(contact->modulus, kappa_1, 1 / kappa_1, contact->width, -gap, force, NULL,
                             energy);
    const int status =
        stiffness > 0 ? NC_OK : nc_hertz_point(contact->modulus, (double[2]){kappa_1, kappa_2}, &stiffness);
    return status ? status : nc_force_elastic(stiffness, 1.5, -gap, force, energy);
}

int contact_energy(const struct contact *contact, double gap, double kappa_1, double kappa_2,
                   double *energy)
{
    *energy = 0;
    return gap >= 0 ? NC_OK : elastic_part(contact, gap, kappa_1, kappa_2, NULL, energy);
}

int contact_force(const struct contact *contact, double gap, double v_n, double kappa_1, double kappa_2,
                  double *force)
{
    *force = 0;
    if (gap >= 0)
        return NC_OK;
    if (contact->linear > 0) {
        *force = fmax(0, -contact->linear * gap - contact->viscous * v_n * fmin(-gap / FULLY_DAMPED, 1));
        return NC_OK;
    }
    double undamped;
    int status = elastic_part(contact, gap, kappa_1, kappa_2, &undamped, NULL);
    if (status == NC_OK)
        status = nc_force_damped(undamped, contact->damping, -v_n, force, NULL);
    return status;
}

void contact_planar(const struct nc_planar_contact *from, const double at[2], double f_n, double f_t,
                    struct frame_contact *to)
{
    to->gap = from->gap;
    to->v_n = from->v_n;
    for (int k = 0; k < 2; k++) {
        to->body[k] = at[k] + from->r_C[k];
        to->counterpart[k] = at[k] + from->r_C_b[k];
        to->normal[k] = from->e_n[k];
        to->force[k] = f_n * from->e_n[k] + f_t * from->e_t[k];
    }
}

void contact_spatial(const struct nc_spatial_contact *from, const double force[3], struct frame_contact *to)
{
    to->gap = from->gap;
    to->v_n = from->v_n;
    memcpy(to->body, from->point_body, sizeof to->body);
    memcpy(to->counterpart, from->point_counter, sizeof to->counterpart);
    memcpy(to->normal, from->e_n, sizeof to->normal);
    memcpy(to->force, force, sizeof to->force);
}
