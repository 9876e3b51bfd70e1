/* What the contacts share: results without a value; in space, frames and velocities. */
#include "contact/contact.h"

static const struct nc_planar_contact planar_none = {NAN,       NAN,       NCI_NONE2, NCI_NONE2, NCI_NONE2,
                                                     NCI_NONE2, NCI_NONE2, NAN,       NAN,       NAN,
                                                     NAN,       NAN,       NAN,       NAN,       NAN};
static const struct nc_planar_contact_motion planar_motion_none = {
    NCI_NONE3, NCI_NONE3, {NCI_NONE2, NCI_NONE2, NCI_NONE2}, {NCI_NONE2, NCI_NONE2, NCI_NONE2}};
static const struct nc_spatial_contact spatial_none = {.gap = NAN,
                                                       .gap_der = NAN,
                                                       .e_n = NCI_NONE3,
                                                       .point_a = NCI_NONE3,
                                                       .point_body = NCI_NONE3,
                                                       .point_counter = NCI_NONE3,
                                                       .kappa = NCI_NONE2,
                                                       .direction = {NCI_NONE3, NCI_NONE3},
                                                       .margin = NAN,
                                                       .v_n = NAN,
                                                       .v_t = NCI_NONE3,
                                                       .v_body = NCI_NONE3,
                                                       .v_counter = NCI_NONE3};

int nci_planar_contact_end(int status, struct nc_planar_contact *c)
{
    if (!nci_failed(status) &&
        !(isfinite(c->gap) && isfinite(c->gap_der) && nci_finite(c->r_C, 2) && nci_finite(c->r_C_a, 2) &&
          nci_finite(c->r_C_b, 2) && isfinite(c->v_n) && isfinite(c->v_t) && isfinite(c->s_a_der) &&
          isfinite(c->s_b_der) && !isnan(c->kappa_a) && isfinite(c->kappa_b)))
        status = NC_E_ARGUMENT;
    if (nci_failed(status))
        *c = planar_none;
    return status;
}

int nci_planar_motion_end(int status, struct nc_planar_contact_motion *m)
{
    if (!nci_failed(status) && !(nci_finite(m->gap, 3) && nci_finite(m->phi, 3) &&
                                 nci_finite(m->body[0], 6) && nci_finite(m->counterpart[0], 6)))
        status = NC_E_ARGUMENT;
    if (nci_failed(status))
        *m = planar_motion_none;
    return status;
}

int nci_contact_fail(int status, struct nc_spatial_contact *contact)
{
    if (contact)
        *contact = spatial_none;
    return status;
}

int nci_motion_check(const struct nc_spatial_motion *motion)
{
    if (!motion)
        return NC_E_NULL;
    if (!nci_finite(motion->r, 3) || !nci_finite(motion->v, 3) || !nci_finite(motion->omega, 3))
        return NC_E_ARGUMENT;
    return nci_is_rotation(motion->q) ? NC_OK : NC_E_ROTATION;
}

void nci_contact_body(const struct nc_spatial_motion *motion, const double e_n[3], const double c[3],
                      const double c_der[3], double direction[2][3], struct nc_spatial_contact *contact)
{
    double arm[3], v_C[3];
    nci_rotate(motion->q, c, arm);
    nci_cross(motion->omega, arm, v_C);
    nci_rotate(motion->q, c_der, contact->v_body);
    nci_rotate(motion->q, direction[0], contact->direction[0]);
    nci_rotate(motion->q, direction[1], contact->direction[1]);
    for (int i = 0; i < 3; i++) {
        contact->e_n[i] = e_n[i];
        contact->point_a[i] = c[i];
        contact->point_body[i] = motion->r[i] + arm[i];
        v_C[i] += motion->v[i];
    }
    contact->v_n = nci_dot(e_n, v_C);
    for (int i = 0; i < 3; i++)
        contact->v_t[i] = v_C[i] - contact->v_n * e_n[i];
}

int nci_contact_end(int status, struct nc_spatial_contact *contact)
{
    const int sound = isfinite(contact->gap) && isfinite(contact->gap_der) &&
                      nci_finite(contact->point_body, 3) && nci_finite(contact->point_counter, 3) &&
                      nci_finite(contact->v_body, 3) && nci_finite(contact->v_counter, 3) &&
                      nci_finite(contact->v_t, 3);
    return sound ? status : nci_contact_fail(NC_E_ARGUMENT, contact);
}
