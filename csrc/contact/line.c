/* Contact of a planar body with a line, 000 section 4. In frame b the outer normal of the body at the
 * contact is -y, so the normal angle in frame a is phi = -pi/2 - angle, C - P = (h', -h). */
#include "contact/contact.h"

/* The potential at the contact, and its curvature radius; on a flat side, that of the rest of the body. */
static int line_potential(const double *shape, size_t n, const struct nc_planar_motion *motion, int order,
                          double h[4], double *rho)
{
    const double c = cos(motion->angle), s = sin(motion->angle);
    const size_t used = order == 2 ? 6 : 9; /* the accelerations come last */
    if (!nci_finite((const double *)motion, used))
        return NC_E_ARGUMENT;
    const int status = nci_planar_jet(shape, n, -NCI_PI / 2 - motion->angle, -s, -c, order, h);
    if (nci_failed(status))
        return status;
    *rho = nci_curvature_radius(h);
    return *rho < 0 ? NC_E_NOT_CONVEX : status;
}

static double line_angle(double angle)
{
    return atan2(-cos(angle), -sin(angle));
}

int nc_line_contact(const double *shape, size_t n, const struct nc_planar_motion *motion,
                    struct nc_planar_contact *out)
{
    double h[4] = {0}, rho = 0;
    if (!out)
        return NC_E_NULL;
    int status = motion ? line_potential(shape, n, motion, 2, h, &rho) : NC_E_NULL;
    if (!nci_failed(status)) {
        const double omega = motion->omega, c = cos(motion->angle), s = sin(motion->angle);
        out->gap = motion->r[1] - h[0];
        out->v_n = out->gap_der = motion->v[1] + h[1] * omega;
        out->v_t = motion->v[0] + h[0] * omega;
        out->r_C[0] = out->r_C_b[0] = motion->r[0] + h[1];
        out->r_C[1] = out->gap;
        out->r_C_b[1] = 0;
        out->r_C_a[0] = h[1] * c - h[0] * s;
        out->r_C_a[1] = -h[1] * s - h[0] * c;
        out->e_n[0] = out->e_t[1] = 0;
        out->e_n[1] = out->e_t[0] = 1;
        out->s_a_der = -rho * omega; /* ds = rho dphi, 000 (36) */
        out->s_b_der = out->v_t + out->s_a_der;
        out->phi = out->argument = line_angle(motion->angle);
        out->kappa_b = 0;
        out->kappa_a = nci_is_flat(status) ? 0 : rho == 0 ? INFINITY : 1 / rho;
    }
    return nci_planar_contact_end(status, out);
}

int nc_line_motion(const double *shape, size_t n, const struct nc_planar_motion *motion,
                   struct nc_planar_contact_motion *out)
{
    double h[4] = {0}, rho = 0;
    if (!out)
        return NC_E_NULL;
    int status = motion ? line_potential(shape, n, motion, 3, h, &rho) : NC_E_NULL;
    if (!nci_failed(status)) {
        const double omega = motion->omega, alpha = motion->alpha;
        out->gap[0] = motion->r[1] - h[0];
        out->gap[1] = motion->v[1] + h[1] * omega;
        out->gap[2] = motion->a[1] + h[1] * alpha - h[2] * omega * omega;
        out->phi[0] = line_angle(motion->angle);
        out->phi[1] = -omega;
        out->phi[2] = -alpha;
        out->body[0][0] = motion->r[0] + h[1];
        out->body[1][0] = motion->v[0] - h[2] * omega;
        out->body[2][0] = motion->a[0] - h[2] * alpha + h[3] * omega * omega;
        for (int k = 0; k < 3; k++) {
            out->body[k][1] = out->gap[k];
            out->counterpart[k][0] = out->body[k][0];
            out->counterpart[k][1] = 0;
        }
    }
    return nci_planar_motion_end(status, out);
}
