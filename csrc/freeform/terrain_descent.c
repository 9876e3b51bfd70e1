/* A convex body on a terrain: the signed distance D of a point of the terrain from the body, and the way downhill
 * in D over the terrain. With the outer normal n of the body and its curvature radii H at the nearest point,
 * D_i = n . S_i, D_ij = S_i . (H + D)^-1 S_j + n . S_ij. */
#include "freeform/freeform.h"

int nci_terrain_distance(const struct nci_terrain *terrain, const double point[3], double normal[3],
                         double *distance, double radii[9])
{
    static const double dot[5] = {NC_SPATIAL_SHIFT, 3, 0, 0, 0}, same[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    const struct nc_pair_options options = {.cells =
                                                1}; /* no proof of the smallest depth: D may be too low */
    const double *q = terrain->q;
    double arm[3], x[3], start[3];
    struct nc_spatial_pair pair;
    for (int k = 0; k < 3; k++)
        arm[k] = point[k] - terrain->r[k];
    nci_rotate_back(q, arm, x);
    nci_rotate_back(q, normal, start);
    const int status =
        nc_spatial_pair_solve(terrain->shape, terrain->n, dot, 5, x, same, start, &options, &pair);
    if (status && status != NC_E_UNDECIDED)
        return status;
    *distance = pair.gap;
    nci_rotate(q, pair.normal, normal);
    for (int i = 0; radii && i < 3; i++) { /* q H q', row by row */
        double row[3];
        for (int k = 0; k < 3; k++)
            row[k] = q[3 * i] * pair.radii_a[k] + q[3 * i + 1] * pair.radii_a[3 + k] +
                     q[3 * i + 2] * pair.radii_a[6 + k];
        nci_rotate(q, row, radii + 3 * i);
    }
    return NC_OK;
}

/* D at u, v with gradient and Hessian. */
struct descent_state {
    double uv[2], n[3], D, g[2], H[3], metric[2];
};

static int descent_state(const struct nci_terrain *terrain, struct descent_state *s)
{
    double p[10][3], R[9], a[3], b[3], Ra[3], Rb[3];
    int status = nc_surface_eval(terrain->surface, s->uv[0], s->uv[1], 2, p);
    if (!status)
        status = nci_terrain_distance(terrain, p[0], s->n, &s->D, R);
    if (status)
        return status;
    nci_tangents(s->n, a, b);
    nci_rotate(R, a, Ra);
    nci_rotate(R, b, Rb);
    const double aa = nci_dot(a, Ra) + s->D, ab = nci_dot(a, Rb), bb = nci_dot(b, Rb) + s->D;
    /* Deeper than a curvature radius D has a kink near by: take the radii that are not positive as small. */
    const double mean = (aa + bb) / 2, spread = hypot((aa - bb) / 2, ab), large = mean + spread;
    const double lift = fmax(0, fmax(1e-6 * fabs(large), 1e-12) - (mean - spread));
    const double xx = aa + lift, yy = bb + lift, determinant = xx * yy - ab * ab;
    for (int i = 0; i < 2; i++) {
        s->g[i] = nci_dot(s->n, p[1 + i]);
        s->metric[i] = nci_dot(p[1 + i], p[1 + i]);
    }
    for (int ij = 0; ij < 3; ij++) {
        const double *Si = p[1 + (ij == 2)], *Sj = p[1 + (ij > 0)];
        const double ia = nci_dot(Si, a), ib = nci_dot(Si, b), ja = nci_dot(Sj, a), jb = nci_dot(Sj, b);
        s->H[ij] = (yy * ia * ja - ab * (ia * jb + ib * ja) + xx * ib * jb) / determinant +
                   nci_dot(s->n, p[3 + ij]);
    }
    return nci_finite(s->g, 2) && nci_finite(s->H, 3) ? NC_OK : NC_E_ARGUMENT;
}

/* Is parameter i at an end beyond which D would decrease? */
static int descent_held(const struct nci_terrain *terrain, const struct descent_state *s, int i)
{
    return !terrain->periodic[i] && ((s->uv[i] <= terrain->range[i][0] && s->g[i] > 0) ||
                                     (s->uv[i] >= terrain->range[i][1] && s->g[i] < 0));
}

/* step = -(H + damping metric)^-1 g in the parameters that are not held; 0 if the matrix is not positive definite.
 * damping in 1/m. */
static int descent_step(const struct nci_terrain *terrain, const struct descent_state *s, double damping,
                        double step[2])
{
    const double uu = s->H[0] + damping * s->metric[0], vv = s->H[2] + damping * s->metric[1], uv = s->H[1];
    const int held[2] = {descent_held(terrain, s, 0), descent_held(terrain, s, 1)};
    step[0] = step[1] = 0;
    if (!((held[0] || uu > 0) && (held[1] || vv > 0)))
        return 0;
    if (held[0] || held[1]) {
        step[0] = held[0] ? 0 : -s->g[0] / uu;
        step[1] = held[1] ? 0 : -s->g[1] / vv;
        return 1;
    }
    const double determinant = uu * vv - uv * uv;
    if (!(determinant > 1e-12 * uu * vv))
        return 0;
    step[0] = (uv * s->g[1] - vv * s->g[0]) / determinant;
    step[1] = (uv * s->g[0] - uu * s->g[1]) / determinant;
    return 1;
}

int nci_terrain_descend(const struct nci_terrain *terrain, double uv[2])
{
    enum { DESCENT_ROUNDS = 60 };
    struct descent_state s = {.uv = {uv[0], uv[1]}};
    double damping = 0, step[2];
    int status = descent_state(terrain, &s);
    for (int round = 0; !status && round < DESCENT_ROUNDS; round++) {
        const double scale = (fabs(s.H[0]) / s.metric[0] + fabs(s.H[2]) / s.metric[1]) / 2 + 1e-300;
        struct descent_state next = s;
        double most = 0;
        if (damping > 1e12)
            break;
        if (!descent_step(terrain, &s, damping * scale, step)) {
            damping = 10 * damping + 0.1;
            continue;
        }
        for (int i = 0; i < 2; i++) {
            const double *range = terrain->range[i], width = range[1] - range[0];
            const double move = fmin(fmax(step[i], -0.1 * width), 0.1 * width);
            next.uv[i] =
                terrain->periodic[i] ? s.uv[i] + move : fmin(fmax(s.uv[i] + move, range[0]), range[1]);
            most = fmax(most, fabs(next.uv[i] - s.uv[i]) / width);
        }
        if (most < 1e-7) /* the equations of the contact do the rest */
            break;
        if (descent_state(terrain, &next) || !(next.D < s.D)) {
            damping = 10 * damping + 0.1;
            continue;
        }
        s = next;
        damping = damping > 0.01 ? damping / 10 : 0;
    }
    for (int i = 0; !status && i < 2; i++)
        if (descent_held(terrain, &s, i) && fabs(s.g[i]) > 1e-7 * sqrt(s.metric[i]))
            status = NC_E_PATCH;
    for (int i = 0; i < 2 && (!status || status == NC_E_PATCH); i++)
        uv[i] = s.uv[i];
    return status;
}
