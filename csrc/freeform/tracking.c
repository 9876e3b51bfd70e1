/* Tracking of closest points: theorems 1, 2 and 3 of 004 as right-hand sides. */
#include "freeform/freeform.h"

/* W(C2 B2) V(B1 B2): velocity of body 2 relative to body 1 at the point p, resolved in the contact frame C2
 * with the axes x, y, z (in the frame of body 2). */
static void tracking_velocity(const double p[3], const double x[3], const double y[3], const double z[3],
                              const double v[3], const double omega[3], double v_out[3], double w_out[3])
{
    double w[3];
    nci_cross(omega, p, w);
    for (int k = 0; k < 3; k++)
        w[k] += v[k];
    v_out[0] = nci_dot(x, w);
    v_out[1] = nci_dot(y, w);
    v_out[2] = nci_dot(z, w);
    w_out[0] = nci_dot(x, omega);
    w_out[1] = nci_dot(y, omega);
    w_out[2] = nci_dot(z, omega);
}

void nci_track_curve_frame(const struct nc_frenet *f, double phi, double y[3], double z[3])
{
    const double c = cos(phi), s = sin(phi);
    for (int k = 0; k < 3; k++) {
        y[k] = c * f->n[k] + s * f->b[k];
        z[k] = c * f->b[k] - s * f->n[k];
    }
}

/* v and omega: the velocities resolved in the frame of body 2, as 004 has them. */
static int tracking_check(const double state[6], const struct nc_spatial_motion *motion, double v[3],
                          double omega[3], double state_der[6])
{
    if (!state_der)
        return NC_E_NULL;
    nci_not_a_number(state_der, 6);
    if (!state || !motion)
        return NC_E_NULL;
    if (!(nci_finite(state, 6) && nci_finite(motion->v, 3) && nci_finite(motion->omega, 3)))
        return NC_E_ARGUMENT;
    if (!nci_is_rotation(motion->q))
        return NC_E_ROTATION;
    nci_rotate_back(motion->q, motion->v, v);
    nci_rotate_back(motion->q, motion->omega, omega);
    return NC_OK;
}

/* With chi = tau lambda' + phi' and k = kappa sin(phi), theorem 1 is
 *   R_psi [(1 + k1 d) lambda1', -d chi1]' - [lambda2', 0]' = v,
 *   R_psi [chi1, k1 lambda1']' - [chi2, k2 lambda2']' = omega;
 * lambda2' eliminated, a 2 x 2 system for lambda1', chi1 with determinant (1+k1 d)(1+k2 d) - cos^2 psi. */
int nc_curves_track(const struct nc_curve *c1, const struct nc_curve *c2, const double state[6],
                    const struct nc_spatial_motion *motion, double state_der[6])
{
    struct nc_frenet f1, f2;
    double v[3], omega[3], y[3], z[3], vt[3], wt[3];
    int status = tracking_check(state, motion, v, omega, state_der);
    if (!status)
        status = nc_curve_frenet(c1, state[0], &f1);
    if (!status)
        status = nc_curve_frenet(c2, state[1], &f2);
    if (status)
        return status;
    const double c = cos(state[4]), s = sin(state[4]), d = state[5];
    const double k1 = f1.kappa * sin(state[2]), k2 = f2.kappa * sin(state[3]);
    const double g1 = 1 + k1 * d, g2 = 1 + k2 * d, determinant = g1 * g2 - c * c;
    if (!(fabs(determinant) > 1e-10 * (1 + fabs(k1 * d)) * (1 + fabs(k2 * d))))
        return NC_E_CONFORMING;
    nci_track_curve_frame(&f2, state[3], y, z);
    tracking_velocity(f2.p, f2.t, y, z, v, omega, vt, wt);
    const double right = wt[1] - k2 * vt[0];
    const double lambda1 = (-s * g2 * vt[1] - c * d * right) / determinant;
    const double chi1 = (c * (k1 + k2 * g1) * vt[1] - s * g1 * right) / determinant;
    const double lambda2 = c * g1 * lambda1 + s * d * chi1 - vt[0];
    const double chi2 = c * chi1 - s * k1 * lambda1 - wt[0];
    state_der[0] = lambda1 / f1.speed;
    state_der[1] = lambda2 / f2.speed;
    state_der[2] = chi1 - f1.tau * lambda1;
    state_der[3] = chi2 - f2.tau * lambda2;
    state_der[4] = wt[2] + f2.kappa * lambda2 * cos(state[3]) + f1.kappa * lambda1 * cos(state[2]);
    state_der[5] = -vt[2];
    return nci_freeform_end(NC_OK, state_der, 6);
}

/* Theorem 2, as nci_freeform_rates solves it: its first equation multiplied by R_psi, its second too. */
int nc_surfaces_track(const struct nc_surface *f1, const struct nc_surface *f2, const double state[6],
                      const struct nc_spatial_motion *motion, double state_der[6])
{
    struct nci_freeform_pair pair;
    struct nc_surface_frame *a = &pair.frame_a, *b = &pair.frame_b;
    double v[3], omega[3], vt[3], wt[3];
    int status = tracking_check(state, motion, v, omega, state_der);
    if (!status)
        status = nc_surface_frame(f1, state[0], state[1], a);
    if (!status)
        status = nc_surface_frame(f2, state[2], state[3], b);
    if (status)
        return status;
    const double c = cos(state[4]), s = sin(state[4]);
    const double R[4] = {c, -s, -s, -c}, *L = b->shape; /* R_psi is its own inverse */
    tracking_velocity(b->p, b->x, b->y, b->z, v, omega, vt, wt);
    const double w[2] = {R[0] * vt[0] + R[1] * vt[1], R[2] * vt[0] + R[3] * vt[1]};
    const double z[2] = {-R[0] * wt[1] + R[1] * wt[0], -R[2] * wt[1] + R[3] * wt[0]};
    const double RL[4] = {R[0] * L[0] + R[1] * L[1], R[0] * L[1] + R[1] * L[2], R[2] * L[0] + R[3] * L[1],
                          R[2] * L[1] + R[3] * L[2]};
    pair.gap = state[5];
    for (int i = 0; i < 4; i++)
        pair.turn[i] = R[i];
    pair.own[0] = a->shape[0];
    pair.own[1] = pair.own[2] = a->shape[1];
    pair.own[3] = a->shape[2];
    pair.other[0] = RL[0] * R[0] + RL[1] * R[2];
    pair.other[1] = pair.other[2] = RL[0] * R[1] + RL[1] * R[3];
    pair.other[3] = RL[2] * R[1] + RL[3] * R[3];
    status = nci_freeform_rates(&pair, w, z, state_der);
    if (status) {
        nci_not_a_number(state_der, 6);
        return status;
    }
    state_der[4] = wt[2] + a->T[0] * state_der[0] + a->T[1] * state_der[1] + b->T[0] * state_der[2] +
                   b->T[1] * state_der[3];
    state_der[5] = -vt[2];
    return nci_freeform_end(NC_OK, state_der, 6);
}

/* Theorem 3. With a = M alpha' and L = K M^-1: R_psi (I + d L) a = v + [lambda', 0]' gives a as a function
 * of lambda', the x component of the second equation then lambda', the y component phi'. */
int nc_surface_curve_track(const struct nc_surface *f, const struct nc_curve *c, const double state[6],
                           const struct nc_spatial_motion *motion, double state_der[6])
{
    struct nc_surface_frame a;
    struct nc_frenet b;
    double v[3], omega[3], y[3], z[3], vt[3], wt[3];
    int status = tracking_check(state, motion, v, omega, state_der);
    if (!status)
        status = nc_surface_frame(f, state[0], state[1], &a);
    if (!status)
        status = nc_curve_frenet(c, state[2], &b);
    if (status)
        return status;
    const double cosine = cos(state[4]), sine = sin(state[4]), d = state[5], *L = a.shape;
    const double grown[3] = {1 + d * L[0], d * L[1], 1 + d * L[2]};
    const double determinant = grown[0] * grown[2] - grown[1] * grown[1];
    const double size = 1 + fabs(d) * (fabs(L[0]) + fabs(L[1]) + fabs(L[2]));
    if (!(fabs(determinant) > 1e-10 * size * size))
        return NC_E_CONFORMING;
    nci_track_curve_frame(&b, state[3], y, z);
    tracking_velocity(b.p, b.t, y, z, v, omega, vt, wt);
    /* a = from[0] + lambda' from[1], turn = R_psi L a likewise */
    const double right[2][2] = {{vt[0], vt[1]}, {1, 0}};
    double from[2][2], turn[2][2];
    for (int i = 0; i < 2; i++) {
        const double p = cosine * right[i][0] - sine * right[i][1],
                     q = -sine * right[i][0] - cosine * right[i][1];
        from[i][0] = (grown[2] * p - grown[1] * q) / determinant;
        from[i][1] = (grown[0] * q - grown[1] * p) / determinant;
        const double s = L[0] * from[i][0] + L[1] * from[i][1], t = L[1] * from[i][0] + L[2] * from[i][1];
        turn[i][0] = cosine * s - sine * t;
        turn[i][1] = -sine * s - cosine * t;
    }
    const double curve = b.kappa * sin(state[3]), relative = turn[1][0] + curve;
    if (!(fabs(relative) > 1e-10 * (fabs(turn[1][0]) + b.kappa)))
        return NC_E_CONFORMING;
    const double lambda = (-wt[1] - turn[0][0]) / relative;
    const double ax = from[0][0] + lambda * from[1][0], ay = from[0][1] + lambda * from[1][1];
    state_der[1] = ay / a.M[3];
    state_der[0] = (ax - a.M[1] * state_der[1]) / a.M[0];
    state_der[2] = lambda / b.speed;
    state_der[3] = turn[0][1] + lambda * turn[1][1] - wt[0] - b.tau * lambda;
    state_der[4] = wt[2] + a.T[0] * state_der[0] + a.T[1] * state_der[1] + b.kappa * lambda * cos(state[3]);
    state_der[5] = -vt[2];
    return nci_freeform_end(NC_OK, state_der, 6);
}
