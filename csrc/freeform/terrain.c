/* A convex body on a terrain: the contact next to a start. The body's point with the normal -e(u, v) is explicit,
 * so two equations are left; their Jacobian is -(I + (H + gap) L) in tangents of the terrain, with the curvature L
 * of the terrain and the curvature radii H of the body. */
#include "freeform/freeform.h"

int nci_terrain_state(const struct nci_terrain *terrain, const double uv[2], struct nci_terrain_state *s)
{
    struct nci_jet jet;
    double back[3], n[3], arm[3], Hx[3], Hy[3], x[3], y[3];
    int status = nci_surface_patch(terrain->surface, uv[0], uv[1], 1, &s->patch);
    if (!status)
        status = nci_patch_frame(&s->patch, &s->frame);
    if (status)
        return status;
    const struct nc_surface_frame *f = &s->frame;
    nci_rotate_back(terrain->q, f->z, back);
    for (int k = 0; k < 3; k++)
        back[k] = -back[k];
    status = nci_unit(back, n);
    if (!status)
        status = nci_spatial_sum(terrain->shape, terrain->n, n, 2, NULL, NULL, &jet);
    if (nci_failed(status))
        return status;
    nci_rotate(terrain->q, jet.g, arm);
    for (int k = 0; k < 3; k++) {
        s->n[k] = n[k];
        s->point_a[k] = jet.g[k];
        s->point[k] = terrain->r[k] + arm[k];
        s->d[k] = s->point[k] - f->p[k];
    }
    nci_rotate_back(terrain->q, f->x, x);
    nci_rotate_back(terrain->q, f->y, y);
    nci_symmetric(jet.H, x, Hx);
    nci_symmetric(jet.H, y, Hy);
    s->H[0] = nci_dot(x, Hx);
    s->H[1] = nci_dot(x, Hy);
    s->H[2] = nci_dot(y, Hy);
    s->gap = nci_dot(f->z, s->d);
    s->across[0] = nci_dot(f->x, s->d);
    s->across[1] = nci_dot(f->y, s->d);
    nci_terrain_matrix(s->H, s->gap, f->shape, s->A);
    return nci_finite(s->d, 3) && nci_finite(s->A, 4) ? NC_OK : NC_E_ARGUMENT;
}

/* The state of the last evaluation, at the parameters `at`. */
struct terrain_problem {
    const struct nci_terrain *terrain;
    double length; /* to make distances dimensionless */
    struct nci_terrain_state *state;
    double *at;
};

static int terrain_evaluate(const struct terrain_problem *problem, const double *uv)
{
    if (problem->at[0] == uv[0] && problem->at[1] == uv[1])
        return NC_OK;
    const int status = nci_terrain_state(problem->terrain, uv, problem->state);
    problem->at[0] = status ? NAN : uv[0];
    problem->at[1] = uv[1];
    return status;
}

/* The residual [x, y]' d / length; x_i = T_i y - K_xi z, y_i = -T_i x - K_yi z, p_i = -H z_i. */
static int terrain_residual(const void *context, const double *uv, double *e, double *J)
{
    const struct terrain_problem *problem = context;
    const struct nci_terrain_state *s = problem->state;
    const int status = terrain_evaluate(problem, uv);
    if (status)
        return status;
    const double scale = 1 / problem->length, *M = s->frame.M, *K = s->frame.K, *T = s->frame.T, *H = s->H;
    e[0] = s->across[0] * scale;
    e[1] = s->across[1] * scale;
    for (int i = 0; i < 2; i++) {
        J[i] = T[i] * e[1] - ((s->gap + H[0]) * K[i] + H[1] * K[2 + i] + M[i]) * scale;
        J[2 + i] = -T[i] * e[0] - (H[1] * K[i] + (s->gap + H[2]) * K[2 + i] + M[2 + i]) * scale;
    }
    return NC_OK;
}

/* Is it a minimum of D, not a saddle or the far side? A has positive eigenvalues, which are real if H + gap or
 * 1 + gap L is positive definite. NC_E_CONFORMING: an eigenvalue vanishes. */
static int terrain_judge(const struct nci_terrain_state *s)
{
    const double *L = s->frame.shape, *A = s->A, g = s->gap;
    const double size = fabs(A[0]) + fabs(A[1]) + fabs(A[2]) + fabs(A[3]);
    const double determinant = A[0] * A[3] - A[1] * A[2];
    const int body = s->H[0] + s->H[2] + 2 * g > 0 && (s->H[0] + g) * (s->H[2] + g) - s->H[1] * s->H[1] > 0;
    const int ground =
        2 + g * (L[0] + L[2]) > 0 && (1 + g * L[0]) * (1 + g * L[2]) - g * g * L[1] * L[1] > 0;
    if (fabs(determinant) <= 1e-10 * size * size)
        return NC_E_CONFORMING;
    return (body || ground) && determinant > 0 && A[0] + A[3] > 0 ? NC_OK : NC_E_NO_SOLUTION;
}

/* How far Newton's method wants to go at once from a start. */
static double terrain_wish(const struct nci_terrain_state *s)
{
    const double *A = s->A, determinant = A[0] * A[3] - A[1] * A[2];
    const double x = (A[3] * s->across[0] - A[1] * s->across[1]) / determinant;
    const double y = (A[0] * s->across[1] - A[2] * s->across[0]) / determinant;
    return sqrt(x * x + y * y);
}

/* The contact by Newton's method from x, if it is one; far: did it lead elsewhere, farther than a contact that belongs to
 * the start can be? */
static int terrain_newton(const struct nci_terrain *terrain, double x[2], struct nci_terrain_state *s,
                          int *far)
{
    double at[2] = {NAN, NAN}, way[3];
    struct terrain_problem problem = {terrain, 0, s, at};
    struct nci_root root = {.n = 2, .residual = terrain_residual, .context = &problem};
    for (int i = 0; i < 2; i++) {
        root.periodic[i] = terrain->periodic[i];
        for (int k = 0; k < 2; k++)
            root.range[i][k] = terrain->range[i][k];
    }
    int status = terrain_evaluate(&problem, x);
    if (status)
        return status;
    const double start[3] = {s->frame.p[0], s->frame.p[1], s->frame.p[2]};
    const double reach = terrain_judge(s) ? 0 : 3 * terrain_wish(s) + 1e-9 * sqrt(nci_dot(s->d, s->d));
    problem.length = s->frame.M[0] * (root.range[0][1] - root.range[0][0]) +
                     fabs(s->frame.M[3]) * (root.range[1][1] - root.range[1][0]);
    status = nci_root_solve(&root, x);
    if (!status)
        status = terrain_evaluate(&problem, x);
    if (!status)
        status = terrain_judge(s);
    for (int k = 0; k < 3; k++)
        way[k] = s->frame.p[k] - start[k];
    *far = !(sqrt(nci_dot(way, way)) <= reach);
    return status;
}

int nci_terrain_solve(const struct nci_terrain *terrain, double uv[2], struct nci_terrain_state *s)
{
    double x[2] = {uv[0], uv[1]};
    int far;
    const int status = terrain_newton(terrain, x, s, &far);
    for (int i = 0; !status && i < 2; i++)
        uv[i] = x[i];
    return status;
}

int nci_terrain_follow(const struct nci_terrain *terrain, double uv[2], struct nci_terrain_state *s)
{
    double x[2] = {uv[0], uv[1]};
    int far = 0, status = terrain_newton(terrain, x, s, &far);
    if (status || far) {
        const int conforming = status == NC_E_CONFORMING;
        x[0] = uv[0];
        x[1] = uv[1];
        status = nci_terrain_descend(terrain, x);
        if (!status)
            status = nci_terrain_solve(terrain, x, s);
        status = status && conforming ? NC_E_CONFORMING : status;
    }
    for (int i = 0; !status && i < 2; i++)
        uv[i] = x[i];
    return status;
}

int nci_terrain_read(const double *shape, size_t n, const struct nc_surface *surface, const double r[3],
                     const double q[9], struct nci_terrain *out)
{
    if (!shape || !surface || !r || !q)
        return NC_E_NULL;
    if (!nci_finite(r, 3))
        return NC_E_ARGUMENT;
    if (!nci_is_rotation(q))
        return NC_E_ROTATION;
    *out = (struct nci_terrain){.shape = shape, .n = n, .surface = surface, .r = r, .q = q};
    return nc_surface_range(surface, out->range, out->periodic);
}

void nci_terrain_none(struct nc_terrain_contact *out)
{
    static const struct nc_terrain_contact none = {NAN,       NCI_NONE2, NCI_NONE3, NCI_NONE3,
                                                   NCI_NONE3, NCI_NONE3, NCI_NONE2, NCI_NONE2};
    *out = none;
}

int nci_terrain_finish(const struct nci_terrain *terrain, const struct nci_terrain_state *s,
                       const double uv[2], struct nc_terrain_contact *out)
{
    struct nc_spatial_boundary boundary;
    const struct nc_surface_frame *f = &s->frame;
    double H[6], xx = f->shape[0], xy = f->shape[1], yy = f->shape[2];
    const int status = nci_boundary(terrain->shape, terrain->n, s->n, &boundary, H);
    if (nci_failed(status)) {
        nci_terrain_none(out);
        return status;
    }
    for (int i = 0; i < 2; i++) { /* both curvature tensors in the axes x, y of the terrain */
        double direction[3];
        nci_rotate(terrain->q, boundary.direction[i], direction);
        const double a = nci_dot(f->x, direction), b = nci_dot(f->y, direction), kappa = boundary.kappa[i];
        xx += kappa < INFINITY || a != 0 ? kappa * a * a : 0;
        xy += kappa < INFINITY ? kappa * a * b : 0;
        yy += kappa < INFINITY || b != 0 ? kappa * b * b : 0;
        out->kappa[i] = kappa;
        out->uv[i] = uv[i];
    }
    const double spread = hypot((xx - yy) / 2, xy);
    out->gap = s->gap;
    out->kappa_rel[0] = (xx + yy) / 2 + spread;
    out->kappa_rel[1] = (xx + yy) / 2 - spread;
    if (!(boundary.kappa[0] <
          INFINITY)) /* an edge or a tip: only across the other direction it is finite */
        out->kappa_rel[0] = out->kappa_rel[1] = INFINITY;
    for (int k = 0; k < 3; k++) {
        out->e_n[k] = f->z[k];
        out->point_a[k] = s->point_a[k];
        out->point_body[k] = s->point[k];
        out->point_terrain[k] = f->p[k];
    }
    if (!(isfinite(out->gap) && nci_finite(out->point_body, 3) && !isnan(out->kappa_rel[1]))) {
        nci_terrain_none(out);
        return NC_E_ARGUMENT;
    }
    return NC_OK;
}

int nc_terrain_contact(const double *shape, size_t n, const struct nc_surface *surface, const double r[3],
                       const double q[9], double uv[2], struct nc_terrain_contact *out)
{
    struct nci_terrain terrain;
    struct nci_terrain_state s;
    if (!out || !uv)
        return NC_E_NULL;
    nci_terrain_none(out);
    double x[2] = {uv[0], uv[1]};
    int status = nci_terrain_read(shape, n, surface, r, q, &terrain);
    for (int i = 0; !status && i < 2; i++)
        status = nci_in_range(terrain.range[i], terrain.periodic[i], &x[i]);
    if (!status)
        status = nci_terrain_follow(&terrain, x, &s);
    if (!status)
        status = nci_terrain_finish(&terrain, &s, x, out);
    for (int i = 0; !status && i < 2; i++)
        uv[i] = x[i];
    return status;
}
