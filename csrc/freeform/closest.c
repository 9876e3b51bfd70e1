/* Closest points solved directly, for given poses: start, check and projection of the tracking of 004. */
#include "freeform/freeform.h"

enum { CLOSEST_GRID = 32 };

struct closest_problem {
    const struct nc_curve *c1, *c2; /* curve - curve, or surface - curve: f and c2 */
    const struct nc_surface *f;
    const double *r, *q;
    double length;
};

/* A curve of body 2 seen from body 1, up to second order. */
static int closest_moved(const struct closest_problem *problem, double s, double p[4][3])
{
    const int status = nc_curve_eval(problem->c2, s, 2, p);
    if (status)
        return status;
    for (int i = 0; i < 3; i++)
        nci_rotate(problem->q, p[i], p[i]);
    for (int k = 0; k < 3; k++)
        p[0][k] += problem->r[k];
    return NC_OK;
}

static void closest_between(const double a[3], const double b[3], double d[3])
{
    for (int k = 0; k < 3; k++)
        d[k] = b[k] - a[k];
}

/* d = c2 - c1; e_i = c_i'.d/(|c_i'| length). |c_i'| is held constant in J: at a solution that is exact. */
static int closest_curves_residual(const void *context, const double *x, double *e, double *J)
{
    const struct closest_problem *problem = context;
    double p[4][3], w[4][3], d[3];
    int status = nc_curve_eval(problem->c1, x[0], 2, p);
    if (!status)
        status = closest_moved(problem, x[1], w);
    if (status)
        return status;
    const double pp = nci_dot(p[1], p[1]), ww = nci_dot(w[1], w[1]), pw = nci_dot(p[1], w[1]);
    if (!(pp > 0 && ww > 0))
        return NC_E_PARAMETRIZATION;
    closest_between(p[0], w[0], d);
    const double s1 = 1 / (sqrt(pp) * problem->length), s2 = 1 / (sqrt(ww) * problem->length);
    e[0] = nci_dot(p[1], d) * s1;
    e[1] = nci_dot(w[1], d) * s2;
    J[0] = (nci_dot(p[2], d) - pp) * s1;
    J[1] = pw * s1;
    J[2] = -pw * s2;
    J[3] = (nci_dot(w[2], d) + ww) * s2;
    return NC_OK;
}

/* d = c - S; e = [x, y]'d/length, z.c'/|c'|. */
static int closest_surface_residual(const void *context, const double *x, double *e, double *J)
{
    const struct closest_problem *problem = context;
    struct nc_surface_frame f;
    double w[4][3], d[3];
    int status = nc_surface_frame(problem->f, x[0], x[1], &f);
    if (!status)
        status = closest_moved(problem, x[2], w);
    if (status)
        return status;
    const double speed = sqrt(nci_dot(w[1], w[1])), scale = 1 / problem->length;
    if (!(speed > 0))
        return NC_E_PARAMETRIZATION;
    closest_between(f.p, w[0], d);
    const double gap = nci_dot(f.z, d), along[2] = {nci_dot(f.x, d), nci_dot(f.y, d)};
    e[0] = along[0] * scale;
    e[1] = along[1] * scale;
    e[2] = nci_dot(f.z, w[1]) / speed;
    for (int i = 0; i < 2; i++) {
        J[i] = (f.T[i] * along[1] - f.K[i] * gap - f.M[i]) * scale;
        J[3 + i] = (-f.T[i] * along[0] - f.K[2 + i] * gap - f.M[2 + i]) * scale;
        J[6 + i] = (nci_dot(f.x, w[1]) * f.K[i] + nci_dot(f.y, w[1]) * f.K[2 + i]) / speed;
    }
    J[2] = nci_dot(f.x, w[1]) * scale;
    J[5] = nci_dot(f.y, w[1]) * scale;
    J[8] = nci_dot(f.z, w[2]) / speed;
    return NC_OK;
}

/* The angle equal to `angle` up to whole turns, next to `near`. */
static double closest_angle(double angle, double near)
{
    return angle + NCI_TWO_PI * floor((near - angle) / NCI_TWO_PI + 0.5);
}

/* phi of a curve whose contact frame has the z axis z, 004 (8): z = cos(phi) b - sin(phi) n. */
static double closest_phi(const struct nc_frenet *f, const double z[3], double near)
{
    return closest_angle(atan2(-nci_dot(f->n, z), nci_dot(f->b, z)), near);
}

/* psi from the x axes of C1 and C2, z the axis of C1, 004 (5). */
static double closest_psi(const double x1[3], const double z[3], const double x2[3], double near)
{
    double y1[3];
    nci_cross(z, x1, y1);
    return closest_angle(atan2(-nci_dot(y1, x2), nci_dot(x1, x2)), near);
}

static void closest_turn(const double q[9], struct nc_frenet *f)
{
    nci_rotate(q, f->t, f->t);
    nci_rotate(q, f->n, f->n);
    nci_rotate(q, f->b, f->b);
}

/* The state of two curves at s1, s2. Where they meet, z is their common normal, on the old side. */
static int closest_curves_state(const struct closest_problem *problem, const double x[2], double state[6])
{
    struct nc_frenet f1, f2;
    double w[4][3], d[3], z[3], old_y[3], old_z[3];
    int status = nc_curve_frenet(problem->c1, x[0], &f1);
    if (!status)
        status = nc_curve_frenet(problem->c2, x[1], &f2);
    if (!status)
        status = closest_moved(problem, x[1], w);
    if (status)
        return status;
    closest_turn(problem->q, &f2);
    closest_between(f1.p, w[0], d);
    double distance = sqrt(nci_dot(d, d));
    nci_cross(f1.t, f2.t, z);
    const double sine = sqrt(nci_dot(z, z));
    nci_track_curve_frame(&f1, state[2], old_y, old_z);
    if (distance > 1e-8 * problem->length) {
        for (int k = 0; k < 3; k++)
            z[k] = d[k] / distance;
    } else {
        if (!(sine > 1e-6))
            return NC_E_CONFORMING;
        const double sign = nci_dot(z, old_z) < 0 ? -1 : 1;
        for (int k = 0; k < 3; k++)
            z[k] *= sign / sine;
        distance = nci_dot(z, d);
    }
    const double opposite[3] = {-z[0], -z[1], -z[2]};
    state[0] = x[0];
    state[1] = x[1];
    state[2] = closest_phi(&f1, z, state[2]);
    state[3] = closest_phi(&f2, opposite, state[3]);
    state[4] = closest_psi(f1.t, z, f2.t, state[4]);
    state[5] = distance;
    return NC_OK;
}

static int closest_check(const double r[3], const double q[9], int grid, const double state[6])
{
    if (!r || !q || !state)
        return NC_E_NULL;
    if (grid != 0 && (grid < 2 || grid > CLOSEST_GRID))
        return NC_E_OPTION;
    if (!nci_finite(r, 3) || (grid == 0 && !nci_finite(state, 6)))
        return NC_E_ARGUMENT;
    return nci_is_rotation(q) ? NC_OK : NC_E_ROTATION;
}

/* The state of a surface and a curve at u, v, s. */
static int closest_surface_state(const struct closest_problem *problem, const double x[3], double state[6])
{
    struct nc_surface_frame f;
    struct nc_frenet c;
    double w[4][3], d[3];
    int status = nc_surface_frame(problem->f, x[0], x[1], &f);
    if (!status)
        status = nc_curve_frenet(problem->c2, x[2], &c);
    if (!status)
        status = closest_moved(problem, x[2], w);
    if (status)
        return status;
    closest_turn(problem->q, &c);
    closest_between(f.p, w[0], d);
    const double opposite[3] = {-f.z[0], -f.z[1], -f.z[2]};
    for (int i = 0; i < 3; i++)
        state[i] = x[i];
    state[3] = closest_phi(&c, opposite, state[3]);
    state[4] = closest_psi(f.x, f.z, c.t, state[4]);
    state[5] = nci_dot(f.z, d);
    return NC_OK;
}

/* The solution next to the parameters in state. */
static int closest_local(const struct closest_problem *problem, const struct nci_root *root,
                         double state[6])
{
    double x[4], found[6];
    for (int i = 0; i < root->n; i++)
        x[i] = state[i];
    for (int i = 0; i < 6; i++)
        found[i] = state[i];
    int status = nci_root_solve(root, x);
    if (!status)
        status =
            problem->f ? closest_surface_state(problem, x, found) : closest_curves_state(problem, x, found);
    status = nci_freeform_end(status, found, 6);
    for (int i = 0; !status && i < 6; i++)
        state[i] = found[i];
    return status;
}

static double closest_sample(const double range[2], int i, int grid)
{
    return range[0] + (range[1] - range[0]) * (i + 0.5) / grid;
}

/* Where a curve pierces a surface: the smallest |d| of the solutions found from each sample of the curve
 * and the sample of the surface nearest to it. */
static int closest_pierced(const struct closest_problem *problem, const struct nci_root *root, int grid,
                           double state[6])
{
    struct {
        double p[3], nearest, x[3];
    } sample[CLOSEST_GRID];
    double best[6] = {0}, p[10][3], w[4][3], d[3];
    int any = 0, failure = NC_E_NO_SOLUTION, status = NC_OK;
    for (int j = 0; !status && j < grid; j++) {
        sample[j].x[2] = closest_sample(root->range[2], j, grid);
        sample[j].nearest = INFINITY;
        status = closest_moved(problem, sample[j].x[2], w);
        for (int k = 0; !status && k < 3; k++)
            sample[j].p[k] = w[0][k];
    }
    for (int i = 0; !status && i < grid * grid; i++) {
        const double x[2] = {closest_sample(root->range[0], i % grid, grid),
                             closest_sample(root->range[1], i / grid, grid)};
        status = nc_surface_eval(problem->f, x[0], x[1], 0, p);
        for (int j = 0; !status && j < grid; j++) {
            closest_between(p[0], sample[j].p, d);
            if (!(nci_dot(d, d) < sample[j].nearest))
                continue;
            sample[j].nearest = nci_dot(d, d);
            sample[j].x[0] = x[0];
            sample[j].x[1] = x[1];
        }
    }
    for (int j = 0; !status && j < grid; j++) {
        double start[6] = {sample[j].x[0], sample[j].x[1], sample[j].x[2], 0, 0, 0};
        const int failed = closest_local(problem, root, start);
        if (failed)
            failure = failed;
        if (failed || (any && !(fabs(start[5]) < fabs(best[5]))))
            continue;
        any = 1;
        for (int k = 0; k < 6; k++)
            best[k] = start[k];
    }
    for (int k = 0; any && !status && k < 6; k++)
        state[k] = best[k];
    return status ? status : any ? NC_OK : failure;
}

/* The nearest points, if they have a common normal; NC_E_PATCH if an end or edge is nearer. */
static int closest_global(const struct closest_problem *problem, const struct nci_root *root, int grid,
                          double state[6])
{
    const int n = root->n;
    struct nci_boundary side[2] = {{.curve = problem->c1, .surface = problem->f},
                                   {.curve = problem->c2, .r = problem->r, .q = problem->q}};
    struct nci_nearest near;
    for (int i = 0; i < n; i++) {
        struct nci_boundary *own = &side[i == n - 1];
        const int at = i == n - 1 ? 0 : i;
        own->range[at][0] = root->range[i][0];
        own->range[at][1] = root->range[i][1];
        own->periodic[at] = root->periodic[i];
    }
    const int status = nci_nearest(side, grid, &near);
    if (status)
        return status;
    if (nci_nearest_at_border(&near))
        return NC_E_PATCH;
    if (problem->f && !(near.distance > 1e-9 * problem->length))
        return closest_pierced(problem, root, grid, state);
    double start[6] = {near.x[0], near.x[1], near.x[2], 0, 0, 0};
    const int failed = closest_local(problem, root, start);
    for (int i = 0; !failed && i < 6; i++)
        state[i] = start[i];
    return failed;
}

/* The size of body 1: lengths of its tangent vectors times the ranges of the parameters. */
static int closest_length(struct closest_problem *problem, const struct nci_root *root)
{
    double p[10][3], u = closest_sample(root->range[0], 0, 2), v = closest_sample(root->range[1], 0, 2);
    const int status =
        problem->f ? nc_surface_eval(problem->f, u, v, 1, p) : nc_curve_eval(problem->c1, u, 1, p);
    if (status)
        return status;
    problem->length = sqrt(nci_dot(p[1], p[1])) * (root->range[0][1] - root->range[0][0]);
    if (problem->f)
        problem->length += sqrt(nci_dot(p[2], p[2])) * (root->range[1][1] - root->range[1][0]);
    return problem->length > 0 ? NC_OK : NC_E_PARAMETRIZATION;
}

int nc_curves_closest(const struct nc_curve *c1, const struct nc_curve *c2, const double r[3],
                      const double q[9], int grid, double state[6])
{
    struct closest_problem problem = {c1, c2, NULL, r, q, 0};
    struct nci_root root = {.n = 2, .residual = closest_curves_residual, .context = &problem};
    int status = closest_check(r, q, grid, state);
    if (!status)
        status = nc_curve_range(c1, root.range[0], &root.periodic[0]);
    if (!status)
        status = nc_curve_range(c2, root.range[1], &root.periodic[1]);
    if (!status)
        status = closest_length(&problem, &root);
    if (status)
        return status;
    return grid ? closest_global(&problem, &root, grid, state) : closest_local(&problem, &root, state);
}

int nc_surface_curve_closest(const struct nc_surface *f, const struct nc_curve *c, const double r[3],
                             const double q[9], int grid, double state[6])
{
    struct closest_problem problem = {NULL, c, f, r, q, 0};
    struct nci_root root = {.n = 3, .residual = closest_surface_residual, .context = &problem};
    int status = closest_check(r, q, grid, state);
    if (!status)
        status = f ? nc_surface_range(f, root.range, root.periodic) : NC_E_NULL;
    if (!status)
        status = nc_curve_range(c, root.range[2], &root.periodic[2]);
    if (!status)
        status = closest_length(&problem, &root);
    if (status)
        return status;
    return grid ? closest_global(&problem, &root, grid, state) : closest_local(&problem, &root, state);
}

int nc_surfaces_closest(const struct nc_surface *f1, const struct nc_surface *f2, const double r[3],
                        const double q[9], int grid, double state[6])
{
    struct nc_freeform_contact contact;
    struct nc_surface_frame a, b;
    double x[4], x2[3];
    int status = closest_check(r, q, grid, state);
    for (int i = 0; !status && i < 4; i++)
        x[i] = state[i];
    if (!status)
        status = grid ? nc_freeform_search(f1, f2, r, q, grid, x, &contact)
                      : nc_freeform_contact(f1, f2, r, q, x, &contact);
    if (!status)
        status = nc_surface_frame(f1, x[0], x[1], &a);
    if (!status)
        status = nc_surface_frame(f2, x[2], x[3], &b);
    if (status)
        return status;
    nci_rotate(q, b.x, x2);
    const double psi = closest_psi(a.x, a.z, x2, grid ? 0 : state[4]);
    if (!isfinite(psi))
        return NC_E_ARGUMENT;
    for (int i = 0; i < 4; i++)
        state[i] = x[i];
    state[4] = psi;
    state[5] = contact.gap;
    return NC_OK;
}
