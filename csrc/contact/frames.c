/* What the contacts of a spatial body with a plane and a sphere share: frames and velocities. */
#include "contact/contact.h"

int nci_pose_check(const struct nci_pose *pose)
{
    if (!pose->r || !pose->q || !pose->v || !pose->w)
        return NC_E_NULL;
    if (!nci_finite(pose->r, 3) || !nci_finite(pose->v, 3) || !nci_finite(pose->w, 3))
        return NC_E_ARGUMENT;
    return nci_is_rotation(pose->q) ? NC_OK : NC_E_ROTATION;
}

void nci_contact_body(const struct nci_pose *pose, const double e_n[3], const double c[3],
                      const double c_der[3], double direction[2][3], struct nc_spatial_contact *contact)
{
    double arm[3], v_C[3];
    nci_rotate(pose->q, c, arm);
    nci_cross(pose->w, arm, v_C);
    nci_rotate(pose->q, c_der, contact->v_body);
    nci_rotate(pose->q, direction[0], contact->direction[0]);
    nci_rotate(pose->q, direction[1], contact->direction[1]);
    for (int i = 0; i < 3; i++) {
        contact->e_n[i] = e_n[i];
        contact->point_a[i] = c[i];
        contact->point_body[i] = pose->r[i] + arm[i];
        v_C[i] += pose->v[i];
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
