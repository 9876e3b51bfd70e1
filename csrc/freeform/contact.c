/* Contact of two parametric surfaces: position, 001 section 4.1. */
#include "freeform/freeform.h"

/* A patch of B seen from A. */
static void contact_move_patch(const double r[3], const double q[9], struct nci_patch *patch)
{
    for (int i = 0; i < 6; i++) {
        nci_rotate(q, patch->p[i], patch->p[i]);
        nci_rotate(q, patch->n[i], patch->n[i]);
    }
    for (int k = 0; k < 3; k++)
        patch->p[0][k] += r[k];
}

/* out = a b for 2 x 2 matrices; transposed: out = a b'. */
static void contact_multiply(const double a[4], const double b[4], int transposed, double out[4])
{
    const double c[4] = {b[0], transposed ? b[2] : b[1], transposed ? b[1] : b[2], b[3]};
    const double product[4] = {a[0] * c[0] + a[1] * c[2], a[0] * c[1] + a[1] * c[3],
                               a[2] * c[0] + a[3] * c[2], a[2] * c[1] + a[3] * c[3]};
    for (int i = 0; i < 4; i++)
        out[i] = product[i];
}

int nci_freeform_pair(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                      const double q[9], const double parameter[4], int order,
                      struct nci_freeform_pair *out)
{
    struct nc_surface_frame *fa = &out->frame_a, *fb = &out->frame_b;
    int status = nci_surface_patch(a, parameter[0], parameter[1], order, &out->a);
    if (!status)
        status = nci_surface_patch(b, parameter[2], parameter[3], order, &out->b);
    if (status)
        return status;
    contact_move_patch(r, q, &out->b);
    status = nci_patch_frame(&out->a, fa);
    if (!status)
        status = nci_patch_frame(&out->b, fb);
    if (status)
        return status;
    const double d[3] = {fb->p[0] - fa->p[0], fb->p[1] - fa->p[1], fb->p[2] - fa->p[2]};
    const double turn[4] = {nci_dot(fa->x, fb->x), nci_dot(fa->x, fb->y), nci_dot(fa->y, fb->x),
                            nci_dot(fa->y, fb->y)};
    const double own[4] = {fa->shape[0], fa->shape[1], fa->shape[1], fa->shape[2]};
    const double other[4] = {fb->shape[0], fb->shape[1], fb->shape[1], fb->shape[2]};
    out->gap = nci_dot(fa->z, d);
    contact_multiply(turn, other, 0, out->other);
    contact_multiply(out->other, turn, 1, out->other);
    for (int i = 0; i < 4; i++) {
        out->turn[i] = turn[i];
        out->own[i] = own[i];
    }
    return NC_OK;
}

int nci_freeform_rates(const struct nci_freeform_pair *pair, const double w[2], const double z[2],
                       double rate[4])
{
    const double *L1 = pair->own, *L2 = pair->other, *R = pair->turn, g = pair->gap;
    const double grown[4] = {1 + g * L1[0], g * L1[1], g * L1[2], 1 + g * L1[3]};
    double A[4];
    contact_multiply(L2, grown, 0, A);
    for (int i = 0; i < 4; i++)
        A[i] += L1[i]; /* for gap = 0 the relative curvature L1 + L2 */
    const double size1 = fabs(L1[0]) + fabs(L1[1]) + fabs(L1[3]);
    const double size2 = fabs(L2[0]) + fabs(L2[1]) + fabs(L2[3]),
                 size = size1 + size2 * (1 + fabs(g) * size1);
    const double determinant = A[0] * A[3] - A[1] * A[2];
    if (!(fabs(determinant) > 1e-10 * size * size))
        return NC_E_CONFORMING;
    const double b[2] = {z[0] + L2[0] * w[0] + L2[1] * w[1], z[1] + L2[2] * w[0] + L2[3] * w[1]};
    const double a1[2] = {(A[3] * b[0] - A[1] * b[1]) / determinant,
                          (A[0] * b[1] - A[2] * b[0]) / determinant};
    const double a2[2] = {grown[0] * a1[0] + grown[1] * a1[1] - w[0],
                          grown[2] * a1[0] + grown[3] * a1[1] - w[1]};
    const double c2[2] = {R[0] * a2[0] + R[2] * a2[1], R[1] * a2[0] + R[3] * a2[1]}; /* in x2, y2 */
    const double *M1 = pair->frame_a.M, *M2 = pair->frame_b.M;
    rate[1] = a1[1] / M1[3];
    rate[0] = (a1[0] - M1[1] * rate[1]) / M1[0];
    rate[3] = c2[1] / M2[3];
    rate[2] = (c2[0] - M2[1] * rate[3]) / M2[0];
    return NC_OK;
}

struct contact_problem {
    const struct nc_surface *a, *b;
    const double *r, *q;
    double length;                  /* to make distances dimensionless */
    struct nci_freeform_pair *pair; /* of the last evaluation, at the parameters `at` */
    double *at;
};

/* The pair at x, unless it was evaluated there last. */
static int contact_evaluate(const struct contact_problem *problem, const double *x)
{
    int same = 1;
    for (int i = 0; i < 4; i++) {
        same = same && problem->at[i] == x[i];
        problem->at[i] = x[i];
    }
    return same ? NC_OK
                : nci_freeform_pair(problem->a, problem->b, problem->r, problem->q, x, 1, problem->pair);
}

/* e = [x1, y1]'(S2 - S1)/length, [x1, y1]' n2. Their derivatives follow from those of the contact frame:
 * x_i = T_i y - K_xi z, y_i = -T_i x - K_yi z. */
static int contact_residual(const void *context, const double *x, double *e, double *J)
{
    const struct contact_problem *problem = context;
    const struct nci_freeform_pair *pair = problem->pair;
    const struct nc_surface_frame *f = &pair->frame_a;
    const int status = contact_evaluate(problem, x);
    if (status)
        return status;
    const double scale = 1 / problem->length;
    double d[3];
    for (int k = 0; k < 3; k++)
        d[k] = (pair->frame_b.p[k] - f->p[k]) * scale;
    const double *n = pair->frame_b.z, facing = nci_dot(f->z, n), *M = f->M, *K = f->K;
    e[0] = nci_dot(f->x, d);
    e[1] = nci_dot(f->y, d);
    e[2] = nci_dot(f->x, n);
    e[3] = nci_dot(f->y, n);
    for (int i = 0; i < 2; i++) {
        J[i] = f->T[i] * e[1] - K[i] * pair->gap * scale - M[i] * scale;
        J[4 + i] = -f->T[i] * e[0] - K[2 + i] * pair->gap * scale - M[2 + i] * scale;
        J[8 + i] = f->T[i] * e[3] - K[i] * facing;
        J[12 + i] = -f->T[i] * e[2] - K[2 + i] * facing;
        J[2 + i] = nci_dot(f->x, pair->b.p[1 + i]) * scale;
        J[6 + i] = nci_dot(f->y, pair->b.p[1 + i]) * scale;
        J[10 + i] = nci_dot(f->x, pair->b.n[1 + i]);
        J[14 + i] = nci_dot(f->y, pair->b.n[1 + i]);
    }
    return NC_OK;
}

static int contact_check(const double r[3], const double q[9])
{
    if (!r || !q)
        return NC_E_NULL;
    if (!nci_finite(r, 3))
        return NC_E_ARGUMENT;
    return nci_is_rotation(q) ? NC_OK : NC_E_ROTATION;
}

int nc_freeform_contact(const struct nc_surface *a, const struct nc_surface *b, const double r[3],
                        const double q[9], double parameter[4], struct nc_freeform_contact *out)
{
    struct nci_freeform_pair pair;
    double x[4], unused[4], at[4] = {NAN, NAN, NAN, NAN};
    struct contact_problem problem = {a, b, r, q, 0, &pair, at};
    struct nci_root root = {.n = 4, .residual = contact_residual, .context = &problem};
    const double none[2] = {0, 0};
    if (!out)
        return NC_E_NULL;
    nci_freeform_fail(out);
    int status = parameter ? contact_check(r, q) : NC_E_NULL;
    if (!status)
        status = nc_surface_range(a, root.range, root.periodic);
    if (!status)
        status = nc_surface_range(b, root.range + 2, root.periodic + 2);
    for (int i = 0; !status && i < 4; i++)
        x[i] = parameter[i];
    if (!status)
        status = contact_evaluate(&problem, x);
    if (status)
        return status;
    problem.length = pair.frame_a.M[0] * (root.range[0][1] - root.range[0][0]) +
                     fabs(pair.frame_a.M[3]) * (root.range[1][1] - root.range[1][0]);
    status = nci_root_solve(&root, x);
    if (!status)
        status = contact_evaluate(&problem, x);
    if (!status && !(nci_dot(pair.frame_a.z, pair.frame_b.z) < 0))
        status = NC_E_NO_CONVERGENCE; /* the normals point the same way: one surface inside the other */
    if (!status)
        status = nci_freeform_rates(&pair, none, none, unused); /* degenerate? */
    if (status)
        return status;
    const double xx = pair.own[0] + pair.other[0], xy = pair.own[1] + pair.other[1];
    const double yy = pair.own[3] + pair.other[3], spread = hypot((xx - yy) / 2, xy);
    out->gap = pair.gap;
    out->kappa[0] = (xx + yy) / 2 + spread;
    out->kappa[1] = (xx + yy) / 2 - spread;
    for (int k = 0; k < 3; k++) {
        out->normal[k] = pair.frame_a.z[k];
        out->point_a[k] = pair.frame_a.p[k];
        out->point_b[k] = pair.frame_b.p[k];
    }
    if (!(isfinite(out->gap) && nci_finite(out->point_a, 3) && nci_finite(out->point_b, 3) &&
          nci_finite(out->kappa, 2))) {
        nci_freeform_fail(out);
        return NC_E_ARGUMENT;
    }
    for (int i = 0; !status && i < 4; i++)
        parameter[i] = x[i];
    return status;
}
