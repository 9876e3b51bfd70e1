/* Contact of a planar body with a circle, 000 section 5, in terms of the curve of centres (struct
 * nci_polar). Both cases in one: with sigma = +1 (almost convex) or -1 (almost concave) the outer normal of
 * the body is n = sigma N and C = q - R n. A hollow circle around the body is the almost concave case with R < 0: C is
 * beyond its centre, and dC and dq have opposite directions. */
#include "contact/contact.h"

/* The circle's centre as the body sees it, and the angle of the contact, up to second order. */
struct circle_contact {
    double x[3][2]; /* position, velocity, acceleration of O in frame a, relative to frame a */
    double psi[3];  /* angle at which the curve of centres is taken */
    double gap[3];
    struct nci_polar curve;  /* at psi[0] */
    double stretch;          /* nci_polar_stretch */
    double n_a[2], C_a[2];   /* outer normal of the body at C, and C, in frame a */
    double n[2], t[2], p[2]; /* outer normal, tangent (the normal turned by +pi/2), C - P in frame b */
};

static double circle_dot(const double a[2], const double b[2])
{
    return a[0] * b[0] + a[1] * b[1];
}

/* x = -A' r, A the rotation from a to b, and its derivatives in the rotating frame a. */
static void circle_centre(const struct nc_planar_motion *m, int order, double x[3][2])
{
    const double c = cos(m->angle), s = sin(m->angle), omega = m->omega;
    double y[3][2] = {{m->r[0], m->r[1]}, {m->v[0] + omega * m->r[1], m->v[1] - omega * m->r[0]}, {0, 0}};
    if (order > 2) {
        y[2][0] = m->a[0] + m->alpha * m->r[1] + 2 * omega * m->v[1] - omega * omega * m->r[0];
        y[2][1] = m->a[1] - m->alpha * m->r[0] - 2 * omega * m->v[0] - omega * omega * m->r[1];
    }
    for (int k = 0; k < 3; k++) {
        x[k][0] = -c * y[k][0] - s * y[k][1];
        x[k][1] = s * y[k][0] - c * y[k][1];
    }
}

/* Reads the arguments and evaluates the curve in the direction of the centre. */
static int circle_approach(const double *shape, size_t n, double radius, enum nc_case mode,
                           const struct nc_planar_motion *motion, int order, struct circle_contact *out)
{
    const size_t used = order == 2 ? 6 : 9; /* the accelerations come last */
    if (!motion)
        return NC_E_NULL;
    const int status = nci_circle_check(radius, 0, mode);
    if (status)
        return status;
    if (!nci_finite((const double *)motion, used))
        return NC_E_ARGUMENT;
    circle_centre(motion, order, out->x);
    if (!nci_finite(&out->x[0][0], 6))
        return NC_E_ARGUMENT;
    const double D = hypot(out->x[0][0], out->x[0][1]);
    if (!(D > 1e-14 * fabs(radius)))
        return NC_E_CENTRE;
    const double u[2] = {out->x[0][0] / D, out->x[0][1] / D};
    out->psi[0] = atan2(u[1], u[0]);
    return nci_polar_curve(shape, n, out->psi[0], u, order, &out->curve);
}

/* The potential contact points of 000: psi is the polar angle of O, gap = sigma (|PO| - G) G/S. */
static int circle_potential(double sigma, struct circle_contact *k)
{
    const struct nci_polar *q = &k->curve;
    const double D = hypot(k->x[0][0], k->x[0][1]), w[2] = {-q->u[1], q->u[0]};
    const double D1 = circle_dot(k->x[1], q->u), psi1 = circle_dot(k->x[1], w) / D;
    const double D2 = circle_dot(k->x[2], q->u) + D * psi1 * psi1;
    const double psi2 = (circle_dot(k->x[2], w) - 2 * D1 * psi1) / D;
    /* The angle between u and N is beta = atan(G'/G), beta' = 1 - kappa S; c = cos(beta). */
    const double beta1 = 1 - q->kappa * q->S, beta2 = -q->kappa1 * q->S - q->kappa * q->S1;
    const double c = q->G[0] / q->S, s = q->G[1] / q->S;
    const double c1 = -s * beta1, c2 = -c * beta1 * beta1 - s * beta2;
    const double e = D - q->G[0], e1 = D1 - q->G[1] * psi1;
    const double e2 = D2 - q->G[2] * psi1 * psi1 - q->G[1] * psi2;
    k->psi[1] = psi1;
    k->psi[2] = psi2;
    k->gap[0] = sigma * e * c;
    k->gap[1] = sigma * (e1 * c + e * c1 * psi1);
    k->gap[2] = sigma * (e2 * c + 2 * e1 * c1 * psi1 + e * (c2 * psi1 * psi1 + c1 * psi2));
    return NC_OK;
}

/* Moves psi to the foot of the perpendicular from O to the curve of centres: descent on half the squared
 * distance, whose derivatives are -S F and S^2 (1 + kappa d), F = (x - q).T, d = (x - q).N. */
static int circle_foot(const double *shape, size_t n, int order, struct circle_contact *k)
{
    struct nci_polar *q = &k->curve;
    double y[2] = {k->x[0][0] - q->G[0] * q->u[0], k->x[0][1] - q->G[0] * q->u[1]};
    double square = circle_dot(y, y);
    for (int i = 0; i < 60; i++) {
        const double F = circle_dot(y, q->T), convexity = 1 + q->kappa * circle_dot(y, q->N);
        double step = F / (q->S * (convexity > 1e-6 ? convexity : 1));
        const int last = fabs(step) < 1e-8; /* Newton's error after this step is of the order step^2 */
        const int near = fabs(step) < 1e-4; /* from here on the squared distance changes too little */
        step = fmax(-0.5, fmin(0.5, step));
        for (int halving = 0;; halving++) {
            const double psi = k->psi[0] + step, u[2] = {cos(psi), sin(psi)};
            const int status = nci_polar_curve(shape, n, psi, u, order, q);
            if (status)
                return status;
            y[0] = k->x[0][0] - q->G[0] * u[0];
            y[1] = k->x[0][1] - q->G[0] * u[1];
            if (near || circle_dot(y, y) <= square) {
                k->psi[0] = psi;
                break;
            }
            if (halving == 40)
                return NC_E_NO_CONVERGENCE;
            step /= 2;
        }
        if (last)
            return NC_OK;
        square = circle_dot(y, y);
    }
    return NC_E_NO_CONVERGENCE;
}

/* The exact distance: x = q + d N, differentiated twice. */
static int circle_distance(double sigma, struct circle_contact *k)
{
    const struct nci_polar *q = &k->curve;
    const double d =
        (k->x[0][0] - q->G[0] * q->u[0]) * q->N[0] + (k->x[0][1] - q->G[0] * q->u[1]) * q->N[1];
    const double convexity = 1 + q->kappa * d, speed = q->S * convexity, turn = q->kappa * q->S;
    if (!(convexity > 1e-12))
        return NC_E_NOT_UNIQUE;
    const double d1 = circle_dot(k->x[1], q->N), psi1 = circle_dot(k->x[1], q->T) / speed;
    const double speed1 = psi1 * (q->S1 * convexity + q->S * q->kappa1 * d) + turn * d1;
    k->psi[1] = psi1;
    k->psi[2] = (circle_dot(k->x[2], q->T) - d1 * turn * psi1 - speed1 * psi1) / speed;
    k->gap[0] = sigma * d;
    k->gap[1] = sigma * d1;
    k->gap[2] = sigma * (circle_dot(k->x[2], q->N) + speed * turn * psi1 * psi1);
    return NC_OK;
}

/* Solves for the contact, with the gap of the potential contact points or the exact distance. */
static int circle_solve(const double *shape, size_t n, double radius, enum nc_case mode,
                        const struct nc_planar_motion *motion, int order, int exact,
                        struct circle_contact *k)
{
    int status = circle_approach(shape, n, radius, mode, motion, order, k);
    if (!status && exact)
        status = circle_foot(shape, n, order, k);
    if (!status)
        status = exact ? circle_distance(mode, k) : circle_potential(mode, k);
    if (status)
        return status;
    const struct nci_polar *q = &k->curve;
    const double c = cos(motion->angle), s = sin(motion->angle);
    for (int i = 0; i < 2; i++) {
        k->n_a[i] = mode * q->N[i];
        k->C_a[i] = q->G[0] * q->u[i] - radius * k->n_a[i];
    }
    k->n[0] = c * k->n_a[0] - s * k->n_a[1];
    k->n[1] = s * k->n_a[0] + c * k->n_a[1];
    k->t[0] = -k->n[1];
    k->t[1] = k->n[0];
    k->p[0] = c * k->C_a[0] - s * k->C_a[1];
    k->p[1] = s * k->C_a[0] + c * k->C_a[1];
    k->stretch = nci_polar_stretch(q, mode, radius);
    return (radius < 0 ? -k->stretch : k->stretch) < 0 ? NC_E_NOT_UNIQUE : NC_OK;
}

static int circle_velocities(const double *shape, size_t n, double radius, enum nc_case mode,
                             const struct nc_planar_motion *m, int exact, struct nc_planar_contact *out)
{
    struct circle_contact k;
    if (!out)
        return NC_E_NULL;
    int status = circle_solve(shape, n, radius, mode, m, 2, exact, &k);
    if (!status) {
        const struct nci_polar *q = &k.curve;
        const double v[2] = {m->v[0] - m->omega * k.p[1], m->v[1] + m->omega * k.p[0]};
        for (int i = 0; i < 2; i++) {
            out->r_C[i] = m->r[i] + k.p[i];
            out->r_C_a[i] = k.C_a[i];
            out->r_C_b[i] = -radius * k.n[i];
            out->e_n[i] = -k.n[i];
            out->e_t[i] = k.t[i];
        }
        out->gap = k.gap[0];
        out->gap_der = k.gap[1];
        out->v_n = circle_dot(v, out->e_n);
        out->v_t = circle_dot(v, out->e_t);
        out->s_a_der = mode * k.stretch * q->S * k.psi[1];
        out->s_b_der = -radius * (q->kappa * q->S * k.psi[1] + m->omega);
        out->phi = atan2(k.n_a[1], k.n_a[0]);
        out->argument = k.psi[0];
        out->kappa_b = 1 / radius;
        out->kappa_a =
            k.stretch == 0 ? INFINITY : mode * q->kappa / k.stretch; /* 000 (71), nc_circle_boundary */
    }
    return nci_planar_contact_end(status, out);
}

static int circle_accelerations(const double *shape, size_t n, double radius, enum nc_case mode,
                                const struct nc_planar_motion *m, int exact,
                                struct nc_planar_contact_motion *out)
{
    struct circle_contact k;
    if (!out)
        return NC_E_NULL;
    int status = circle_solve(shape, n, radius, mode, m, 3, exact, &k);
    if (!status) {
        const struct nci_polar *q = &k.curve;
        const double psi1 = k.psi[1], psi2 = k.psi[2], omega = m->omega;
        const double turn = q->kappa * q->S, turn1 = q->kappa1 * q->S + q->kappa * q->S1; /* dphi/dpsi */
        const double speed = mode * k.stretch * q->S;                                     /* ds_a/dpsi */
        const double speed1 = mode * k.stretch * q->S1 - radius * q->kappa1 * q->S;
        /* C moves along the boundary with speed s1 and acceleration s2, while the boundary turns. */
        const double s1 = speed * psi1, s2 = speed1 * psi1 * psi1 + speed * psi2;
        const double phi1 = turn * psi1, phi2 = turn1 * psi1 * psi1 + turn * psi2;
        const double spin = omega + phi1, spin1 = m->alpha + phi2, cross[2] = {-k.p[1], k.p[0]};
        for (int i = 0; i < 2; i++) {
            out->body[0][i] = m->r[i] + k.p[i];
            out->body[1][i] = m->v[i] + omega * cross[i] + s1 * k.t[i];
            out->body[2][i] = m->a[i] + m->alpha * cross[i] - omega * omega * k.p[i] + s2 * k.t[i] -
                              (2 * omega + phi1) * s1 * k.n[i];
            out->counterpart[0][i] = -radius * k.n[i];
            out->counterpart[1][i] = -radius * spin * k.t[i];
            out->counterpart[2][i] = radius * (spin * spin * k.n[i] - spin1 * k.t[i]);
        }
        for (int i = 0; i < 3; i++)
            out->gap[i] = k.gap[i];
        out->phi[0] = atan2(k.n_a[1], k.n_a[0]);
        out->phi[1] = phi1;
        out->phi[2] = phi2;
    }
    return nci_planar_motion_end(status, out);
}

int nc_circle_contact(const double *shape, size_t n, double radius, enum nc_case mode,
                      const struct nc_planar_motion *motion, struct nc_planar_contact *out)
{
    return circle_velocities(shape, n, radius, mode, motion, 0, out);
}

int nc_circle_motion(const double *shape, size_t n, double radius, enum nc_case mode,
                     const struct nc_planar_motion *motion, struct nc_planar_contact_motion *out)
{
    return circle_accelerations(shape, n, radius, mode, motion, 0, out);
}

int nc_circle_distance(const double *shape, size_t n, double radius, enum nc_case mode,
                       const struct nc_planar_motion *motion, struct nc_planar_contact *out)
{
    return circle_velocities(shape, n, radius, mode, motion, 1, out);
}

int nc_circle_distance_motion(const double *shape, size_t n, double radius, enum nc_case mode,
                              const struct nc_planar_motion *motion, struct nc_planar_contact_motion *out)
{
    return circle_accelerations(shape, n, radius, mode, motion, 1, out);
}
