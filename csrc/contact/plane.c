/* A spatial body over a plane: the potential is the constraint. With n = -q' e the gap is e . r - h(n) and
 * the contact point grad h(n); only the normal moves the contact point on the body. */
#include "contact/contact.h"

/* A single ellipsoid, the commonest body, without the general machinery: h and grad h are taken at
 * x = -q' e as it is, as h is 1-homogeneous. Returns 0 where the general way must decide. */
static int plane_ellipsoid(const double m[3], const double e[3], const double r[3], const double q[9],
                           double *gap, double point[3])
{
    double x[3];
    nci_rotate_back(q, e, x);
    const double y[3] = {m[0] * x[0], m[1] * x[1], m[2] * x[2]};
    const double excess = nci_dot(x, x) - 1, hh = nci_dot(x, y);
    if (!(fabs(excess) <= 1e-8 && hh > 1e-30 * (m[0] + m[1] + m[2])))
        return 0;
    const double h = sqrt(hh), i = -1 / h;
    const double distance =
        (nci_dot(e, r) - h) * (1 - 0.5 * excess); /* divided by |x| = |e|, to rounding */
    *gap = distance;
    point[0] = y[0] * i;
    point[1] = y[1] * i;
    point[2] = y[2] * i;
    return fabs(distance) <= DBL_MAX;
}

/* The general way, also for missing arguments. */
static int plane_gap(const double *shape, size_t n, const double e[3], const double r[3], const double q[9],
                     double *gap, double point[3])
{
    double x[3], unit[3];
    struct nci_jet jet;
    int status = e && r && q && gap && point ? NC_OK : NC_E_NULL;
    if (!status) {
        nci_rotate_back(q, e, x);
        for (int i = 0; i < 3; i++)
            x[i] = -x[i];
        status = nci_unit(x, unit);
    }
    if (!status)
        status = nci_spatial_sum(shape, n, unit, 1, NULL, NULL, &jet);
    if (!nci_failed(status)) {
        *gap = nci_dot(e, r) / sqrt(nci_dot(x, x)) - jet.h;
        for (int i = 0; i < 3; i++)
            point[i] = jet.g[i];
        if (!(nci_finite(gap, 1) && nci_finite(point, 3)))
            status = nci_finite(r, 3) ? NC_E_SINGULAR : NC_E_ARGUMENT;
    }
    if (nci_failed(status)) {
        if (gap)
            *gap = NAN;
        if (point)
            nci_not_a_number(point, 3);
    }
    return status;
}

int nc_plane_gap(const double *shape, size_t n, const double e[3], const double r[3], const double q[9],
                 double *gap, double point_a[3])
{
    if (!shape || !e || !r || !q || !gap || !point_a)
        return plane_gap(shape, n, e, r, q, gap, point_a);
    static const double head[2] = {NC_SPATIAL_ELLIPSOID, 3}; /* of a term: kind and number of parameters */
    if (n == 5 && memcmp(shape, head, sizeof head) == 0 &&
        plane_ellipsoid(shape + 2, e, r, q, gap, point_a))
        return NC_OK;
    return plane_gap(shape, n, e, r, q, gap, point_a);
}

/* The unit normal of the plane, the normal n = -q' e of the body at the contact, and its derivative
 * q' (omega x e), as q_der = [omega] q. */
static int plane_turn(const struct nc_spatial_motion *motion, const double e[3], double unit[3],
                      double n[3], double n_der[3])
{
    double back[3], turn[3];
    int status = e ? nci_motion_check(motion) : NC_E_NULL;
    if (!status)
        status = nci_unit(e, unit);
    if (status)
        return status;
    nci_rotate_back(motion->q, unit, back);
    for (int i = 0; i < 3; i++)
        back[i] = -back[i];
    nci_cross(motion->omega, unit, turn);
    nci_rotate_back(motion->q, turn, n_der);
    return nci_unit(back, n);
}

int nc_plane_contact(const double *shape, size_t n, const double e[3],
                     const struct nc_spatial_motion *motion, struct nc_spatial_contact *contact)
{
    struct nc_spatial_boundary boundary;
    double unit[3], x[3], n_der[3], H[6], c_der[3];
    int status = contact ? plane_turn(motion, e, unit, x, n_der) : NC_E_NULL;
    if (!status)
        status = nci_boundary(shape, n, x, &boundary, H);
    if (nci_failed(status))
        return nci_contact_fail(status, contact);
    nci_symmetric(H, n_der, c_der);
    contact->gap = nci_dot(unit, motion->r) - boundary.h;
    contact->kappa[0] = boundary.kappa[0];
    contact->kappa[1] = contact->margin = boundary.kappa[1];
    nci_contact_body(motion, unit, boundary.point, c_der, boundary.direction, contact);
    contact->gap_der = contact->v_n;
    for (int i = 0; i < 3; i++) {
        contact->point_counter[i] = contact->point_body[i] - contact->gap * contact->e_n[i];
        contact->v_counter[i] = contact->v_t[i] + contact->v_body[i];
    }
    return nci_contact_end(status, contact);
}

/* c = r + q p, c_der = v + omega x (q p) + q p_der, and
 * c_der2 = a + alpha x (q p) + omega x (omega x (q p) + 2 q p_der) + q p_der2. */
static void plane_point(const struct nc_spatial_motion *motion, const double p[3], const double p_der[3],
                        const double p_der2[3], double point[3][3])
{
    double arm[3], along[3], second[3], spin[3], inner[3], turn[3], lift[3];
    nci_rotate(motion->q, p, arm);
    nci_rotate(motion->q, p_der, along);
    nci_rotate(motion->q, p_der2, second);
    nci_cross(motion->omega, arm, spin);
    for (int i = 0; i < 3; i++)
        inner[i] = spin[i] + 2 * along[i];
    nci_cross(motion->omega, inner, turn);
    nci_cross(motion->alpha, arm, lift);
    for (int i = 0; i < 3; i++) {
        point[0][i] = motion->r[i] + arm[i];
        point[1][i] = motion->v[i] + spin[i] + along[i];
        point[2][i] = motion->a[i] + lift[i] + turn[i] + second[i];
    }
}

int nc_plane_motion(const double *shape, size_t n, const double e[3],
                    const struct nc_spatial_motion *motion, struct nc_spatial_contact_motion *out)
{
    static const struct nc_spatial_contact_motion none = {
        NCI_NONE3, {NCI_NONE3, NCI_NONE3, NCI_NONE3}, {NCI_NONE3, NCI_NONE3, NCI_NONE3}};
    double unit[3], x[3], n_der[3], n_der2[3], p_der[3], p_der2[3], once[3], twice[3], lift[3];
    struct nci_jet jet;
    int status = out ? plane_turn(motion, e, unit, x, n_der) : NC_E_NULL;
    if (!status && !(nci_finite(motion->a, 3) && nci_finite(motion->alpha, 3)))
        status = NC_E_ARGUMENT;
    if (!status)
        status = nci_spatial_sum(shape, n, x, 3, n_der, n_der, &jet);
    if (!nci_failed(status)) {
        nci_cross(motion->omega, unit, once); /* n_der2 = q' (alpha x e - omega x (omega x e)) */
        nci_cross(motion->omega, once, twice);
        nci_cross(motion->alpha, unit, lift);
        for (int i = 0; i < 3; i++)
            lift[i] -= twice[i];
        nci_rotate_back(motion->q, lift, n_der2);
        nci_symmetric(jet.H, n_der, p_der);
        nci_symmetric(jet.H, n_der2, p_der2);
        for (int i = 0; i < 3; i++)
            p_der2[i] += jet.t[i];
        out->gap[0] = nci_dot(unit, motion->r) - jet.h;
        out->gap[1] = nci_dot(unit, motion->v) - nci_dot(jet.g, n_der);
        out->gap[2] = nci_dot(unit, motion->a) - nci_dot(jet.g, n_der2) - nci_dot(n_der, p_der);
        plane_point(motion, jet.g, p_der, p_der2, out->body);
        for (int k = 0; k < 3; k++)
            for (int i = 0; i < 3; i++)
                out->counterpart[k][i] = out->body[k][i] - out->gap[k] * unit[i];
        if (!(nci_finite(out->gap, 3) && nci_finite(out->counterpart[0], 9)))
            status = NC_E_SINGULAR;
    }
    if (nci_failed(status) && out)
        *out = none;
    return status;
}
