/* Contact of two parametric surfaces: speed and acceleration, 001 sections 4.2 and 4.3.
 *
 * S2 - S1 = gap n1 and n1 + n2 = 0 hold along the motion; differentiated once and twice, and projected on
 * the tangent plane, they are two linear systems with the same matrix. For gap = 0: 001 (23), (28). */
#include "freeform/freeform.h"

/* Second derivative along the parameters without u'', v'': u'^2 f_uu + 2 u' v' f_uv + v'^2 f_vv. */
static void motion_centripetal(const double (*f)[3], const double rate[2], double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] =
            rate[0] * rate[0] * f[3][k] + 2 * rate[0] * rate[1] * f[4][k] + rate[1] * rate[1] * f[5][k];
}

static void motion_along(const double (*f)[3], const double rate[2], double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = rate[0] * f[1][k] + rate[1] * f[2][k];
}

/* omega x (omega x x) + 2 omega x x_rel + alpha x x. */
static void motion_carried(const struct nc_spatial_motion *m, const double x[3], const double x_rel[3],
                           double out[3])
{
    double spin[3], coriolis[3], swing[3];
    nci_cross(m->omega, x, spin);
    for (int k = 0; k < 3; k++)
        spin[k] += 2 * x_rel[k];
    nci_cross(m->omega, spin, coriolis);
    nci_cross(m->alpha, x, swing);
    for (int k = 0; k < 3; k++)
        out[k] = coriolis[k] + swing[k];
}

static int motion_check(const struct nc_spatial_motion *motion, const double parameter[4])
{
    if (!motion || !parameter)
        return NC_E_NULL;
    if (!nci_finite(motion->r, sizeof *motion / sizeof(double)) || !nci_finite(parameter, 4))
        return NC_E_ARGUMENT;
    return nci_is_rotation(motion->q) ? NC_OK : NC_E_ROTATION;
}

/* Rates of the parameters and of the gap, 001 (23); w: velocity of the material point of B at S2. */
static int motion_speed(const struct nci_freeform_pair *pair, const struct nc_spatial_motion *m,
                        const double arm[3], double w[3], struct nc_freeform_motion *out)
{
    const struct nc_surface_frame *f = &pair->frame_a;
    double turning[3];
    nci_cross(m->omega, arm, w);
    for (int k = 0; k < 3; k++)
        w[k] += m->v[k];
    nci_cross(m->omega, pair->frame_b.z, turning);
    const double known[2] = {nci_dot(f->x, w), nci_dot(f->y, w)};
    const double tilt[2] = {-nci_dot(f->x, turning), -nci_dot(f->y, turning)};
    out->gap[0] = pair->gap;
    out->gap[1] = nci_dot(f->z, w);
    return nci_freeform_rates(pair, known, tilt, out->parameter_der);
}

/* Accelerations of the parameters and of the gap, 001 (28). */
static int motion_acceleration(const struct nci_freeform_pair *pair, const struct nc_spatial_motion *m,
                               const double arm[3], const double w[3], struct nc_freeform_motion *out)
{
    const struct nc_surface_frame *f = &pair->frame_a;
    double turn_a[3], turn_b[3], bend_a[3], bend_b[3], carried[3], tilted[3], slip[3], point[3], normal[3];
    motion_along(pair->a.n, out->parameter_der, turn_a);
    motion_along(pair->b.n, out->parameter_der + 2, turn_b);
    motion_centripetal(pair->a.n, out->parameter_der, bend_a);
    motion_centripetal(pair->b.n, out->parameter_der + 2, bend_b);
    motion_carried(m, arm, out->velocity_b, carried);
    motion_carried(m, pair->frame_b.z, turn_b, tilted);
    nci_cross(m->omega, out->velocity_b, slip);
    for (int k = 0; k < 3; k++) {
        carried[k] += m->a[k];
        point[k] = carried[k] + out->centripetal_b[k] - out->centripetal_a[k] -
                   2 * out->gap[1] * turn_a[k] - pair->gap * bend_a[k];
        normal[k] = -(bend_a[k] + bend_b[k] + tilted[k]);
    }
    out->gap[2] = nci_dot(turn_a, w) + nci_dot(f->z, carried) - nci_dot(f->z, slip);
    const double known[2] = {nci_dot(f->x, point), nci_dot(f->y, point)};
    const double tilt[2] = {nci_dot(f->x, normal), nci_dot(f->y, normal)};
    return nci_freeform_rates(pair, known, tilt, out->parameter_der2);
}

int nc_freeform_motion(const struct nc_surface *a, const struct nc_surface *b,
                       const struct nc_spatial_motion *motion, const double parameter[4],
                       struct nc_freeform_motion *out)
{
    static const struct nc_freeform_motion none = {NCI_NONE3,
                                                   {NAN, NAN, NAN, NAN},
                                                   {NAN, NAN, NAN, NAN},
                                                   NCI_NONE3,
                                                   NCI_NONE3,
                                                   NCI_NONE3,
                                                   NCI_NONE3,
                                                   NCI_NONE3,
                                                   NCI_NONE3};
    struct nci_freeform_pair state;
    const struct nci_freeform_pair *pair = &state;
    double arm[3], w[3];
    if (!out)
        return NC_E_NULL;
    int status = motion_check(motion, parameter);
    if (!status)
        status = nci_freeform_pair(a, b, motion->r, motion->q, parameter, 2, &state);
    if (!status) {
        const struct nc_surface_frame *f = &pair->frame_a;
        const double *n = pair->frame_b.z;
        if (!(fabs(nci_dot(f->x, n)) + fabs(nci_dot(f->y, n)) <= 0.01 && nci_dot(f->z, n) < 0))
            status = NC_E_NO_SOLUTION;
    }
    for (int k = 0; !status && k < 3; k++)
        arm[k] = pair->frame_b.p[k] - motion->r[k];
    if (!status)
        status = motion_speed(pair, motion, arm, w, out);
    if (!status) {
        motion_along(pair->a.p, out->parameter_der, out->velocity_a);
        motion_along(pair->b.p, out->parameter_der + 2, out->velocity_b);
        motion_centripetal(pair->a.p, out->parameter_der, out->centripetal_a);
        motion_centripetal(pair->b.p, out->parameter_der + 2, out->centripetal_b);
        status = motion_acceleration(pair, motion, arm, w, out);
    }
    if (!status) {
        motion_along(pair->a.p, out->parameter_der2, out->acceleration_a);
        motion_along(pair->b.p, out->parameter_der2 + 2, out->acceleration_b);
        for (int k = 0; k < 3; k++) {
            out->acceleration_a[k] += out->centripetal_a[k];
            out->acceleration_b[k] += out->centripetal_b[k];
        }
    }
    if (!status && !(nci_finite(out->gap, 3) && nci_finite(out->parameter_der, 4) &&
                     nci_finite(out->parameter_der2, 4) && nci_finite(out->velocity_a, 3) &&
                     nci_finite(out->velocity_b, 3) && nci_finite(out->acceleration_a, 3) &&
                     nci_finite(out->acceleration_b, 3)))
        status = NC_E_ARGUMENT;
    if (status)
        *out = none;
    return status;
}
