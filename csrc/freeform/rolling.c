/* Rolling of a rigid body on one or two contact points, 004 section 3. */
#include <string.h>

#include "freeform/freeform.h"

/* What the functions compute; reaction[1] and axial are zero for one contact point. */
struct rolling_result {
    double v_der[3], omega_der[3], reaction[2][3], axial;
};

static int rolling_check(const struct nc_rigid_body *body)
{
    if (!body)
        return NC_E_NULL;
    if (!nci_finite(&body->mass, sizeof *body / sizeof(double)))
        return NC_E_ARGUMENT;
    const double *I = body->inertia, size = fabs(I[0]) + fabs(I[4]) + fabs(I[8]);
    const double xy = I[0] * I[4] - I[1] * I[3];
    const double determinant = I[0] * (I[4] * I[8] - I[5] * I[7]) - I[1] * (I[3] * I[8] - I[5] * I[6]) +
                               I[2] * (I[3] * I[7] - I[4] * I[6]);
    const int symmetric = fabs(I[1] - I[3]) + fabs(I[2] - I[6]) + fabs(I[5] - I[7]) <= 1e-9 * size;
    return body->mass > 0 && symmetric && I[0] > 0 && xy > 0 && determinant > 0 ? NC_OK : NC_E_ROLLING;
}

/* I omega' + omega x I omega - torque. */
static void rolling_moment(const struct nc_rigid_body *body, const double omega_der[3], double out[3])
{
    double spin[3], gyro[3];
    nci_rotate(body->inertia, body->omega, spin);
    nci_cross(body->omega, spin, gyro);
    nci_rotate(body->inertia, omega_der, out);
    for (int k = 0; k < 3; k++)
        out[k] += gyro[k] - body->torque[k];
}

/* v' = r' x omega + r x omega', 004 (18). */
static void rolling_acceleration(const double r[3], const double r_der[3], const double omega[3],
                                 const double omega_der[3], double out[3])
{
    double swing[3];
    nci_cross(r_der, omega, out);
    nci_cross(r, omega_der, swing);
    for (int k = 0; k < 3; k++)
        out[k] += swing[k];
}

/* 004 (21): (I - m r x r x) omega' = torque - omega x I omega - r x f + m r x (r' x omega). */
int nc_rolling_one(const struct nc_rigid_body *body, const double r[3], const double r_der[3],
                   double v_der[3], double omega_der[3], double reaction[3])
{
    const double zero[3] = {0, 0, 0};
    struct rolling_result x = {0};
    double A[9], moment[3], force[3], arm[3];
    if (!v_der || !omega_der || !reaction)
        return NC_E_NULL;
    int status = r && r_der ? rolling_check(body) : NC_E_NULL;
    if (!status && !(nci_finite(r, 3) && nci_finite(r_der, 3)))
        status = NC_E_ARGUMENT;
    if (!status) {
        const double rr = nci_dot(r, r), m = body->mass;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                A[3 * i + j] = body->inertia[3 * i + j] + m * ((i == j ? rr : 0) - r[i] * r[j]);
        rolling_moment(body, zero, moment);
        rolling_acceleration(r, r_der, body->omega, zero, force);
        for (int k = 0; k < 3; k++)
            force[k] = m * force[k] - body->force[k];
        nci_cross(r, force, arm);
        for (int k = 0; k < 3; k++)
            x.omega_der[k] = arm[k] - moment[k];
        status = nci_solve(3, A, x.omega_der) ? NC_E_ROLLING : NC_OK;
    }
    if (!status) {
        rolling_acceleration(r, r_der, body->omega, x.omega_der, x.v_der);
        for (int k = 0; k < 3; k++)
            x.reaction[0][k] = body->mass * x.v_der[k] - body->force[k]; /* (16) */
    }
    status = nci_freeform_end(status, x.v_der, sizeof x / sizeof(double));
    memcpy(v_der, x.v_der, sizeof x.v_der);
    memcpy(omega_der, x.omega_der, sizeof x.omega_der);
    memcpy(reaction, x.reaction[0], sizeof x.reaction[0]);
    return status;
}

static int rolling_check_two(const struct nc_rigid_body *body, const double *vectors[4])
{
    double line[3], off[3];
    for (int i = 0; i < 4; i++)
        if (!vectors[i])
            return NC_E_NULL;
    const int status = rolling_check(body);
    if (status)
        return status;
    for (int i = 0; i < 4; i++)
        if (!nci_finite(vectors[i], 3))
            return NC_E_ARGUMENT;
    for (int k = 0; k < 3; k++)
        line[k] = vectors[0][k] - vectors[2][k];
    nci_cross(body->omega, line, off);
    const double size = nci_dot(line, line);
    if (!(size > 1e-20 * (nci_dot(vectors[0], vectors[0]) + nci_dot(vectors[2], vectors[2]))))
        return NC_E_ROLLING;
    return nci_dot(off, off) <= 1e-4 * size * nci_dot(body->omega, body->omega) ? NC_OK : NC_E_ROLLING;
}

/* omega' of 004 (30), from r12 x omega' = b and w.omega' = c. */
static void rolling_solve_two(const struct nc_rigid_body *body, const double r1[3], const double r1_der[3],
                              const double r2[3], const double r2_der[3], double omega_der[3])
{
    double line[3], line_dot[3], sum[3], sum_dot[3], b[3], w[3], moment[3], area[3], lever[3], fictive[3];
    double across[3], mixed[3];
    for (int k = 0; k < 3; k++) {
        line[k] = r1[k] - r2[k];
        line_dot[k] = r1_der[k] - r2_der[k];
        sum[k] = r1[k] + r2[k];
        sum_dot[k] = r1_der[k] + r2_der[k];
    }
    nci_cross(body->omega, line_dot, b); /* (29) */
    nci_cross(r1, r2, area);
    nci_cross(area, sum, lever);
    nci_rotate(body->inertia, line, moment);
    nci_cross(sum_dot, body->omega, fictive);
    for (int k = 0; k < 3; k++) {
        w[k] = 2 * moment[k] - body->mass * lever[k];
        fictive[k] = body->mass * fictive[k] - 2 * body->force[k];
    }
    const double c = nci_dot(fictive, area) + 2 * nci_dot(line, body->torque); /* (28), with a torque */
    const double length = nci_dot(line, line);
    nci_cross(b, line, across);
    nci_cross(b, w, mixed);
    const double along = (c + nci_dot(line, mixed) / length) / nci_dot(line, w);
    for (int k = 0; k < 3; k++)
        omega_der[k] = across[k] / length + along * line[k];
}

/* Accelerations and reactions from omega'. */
static void rolling_forces_two(const struct nc_rigid_body *body, const double r1[3], const double r1_der[3],
                               const double r2[3], const double r2_der[3], struct rolling_result *x)
{
    double other[3], moment[3], total[3], line[3], lever[3], first[3];
    rolling_acceleration(r1, r1_der, body->omega, x->omega_der, x->v_der); /* (25), the mean of both */
    rolling_acceleration(r2, r2_der, body->omega, x->omega_der, other);
    for (int k = 0; k < 3; k++) {
        x->v_der[k] = (x->v_der[k] + other[k]) / 2;
        total[k] = body->mass * x->v_der[k] - body->force[k]; /* (22) */
        line[k] = r1[k] - r2[k];
    }
    rolling_moment(body, x->omega_der, moment);
    nci_cross(r2, total, lever);
    for (int k = 0; k < 3; k++)
        moment[k] -= lever[k]; /* u of (32) */
    nci_cross(moment, line, first);
    const double square = nci_dot(line, line), share = nci_dot(total, line) / square;
    for (int k = 0; k < 3; k++) {
        x->reaction[0][k] = first[k] / square;
        x->reaction[1][k] = total[k] - share * line[k] - x->reaction[0][k];
    }
    x->axial = share * sqrt(square);
}

int nc_rolling_two(const struct nc_rigid_body *body, const double r1[3], const double r1_der[3],
                   const double r2[3], const double r2_der[3], double v_der[3], double omega_der[3],
                   double reaction[2][3], double *axial)
{
    const double *vectors[4] = {r1, r1_der, r2, r2_der};
    struct rolling_result x = {0};
    if (!v_der || !omega_der || !reaction || !axial)
        return NC_E_NULL;
    int status = rolling_check_two(body, vectors);
    if (!status) {
        rolling_solve_two(body, r1, r1_der, r2, r2_der, x.omega_der);
        rolling_forces_two(body, r1, r1_der, r2, r2_der, &x);
    }
    status = nci_freeform_end(status, x.v_der, sizeof x / sizeof(double));
    memcpy(v_der, x.v_der, sizeof x.v_der);
    memcpy(omega_der, x.omega_der, sizeof x.omega_der);
    memcpy(reaction, x.reaction, sizeof x.reaction);
    *axial = x.axial;
    return status;
}

int nc_rolling_hold(const double reaction[3], const double normal[3], double friction, double *normal_force,
                    double *reserve)
{
    double n[3], tangential[3];
    if (!normal_force || !reserve)
        return NC_E_NULL;
    *normal_force = *reserve = NAN;
    if (!reaction || !normal)
        return NC_E_NULL;
    if (!nci_finite(reaction, 3) || !isfinite(friction))
        return NC_E_ARGUMENT;
    const int status = friction >= 0 ? nci_unit(normal, n) : NC_E_MATERIAL;
    if (status)
        return status;
    *normal_force = nci_dot(reaction, n);
    for (int k = 0; k < 3; k++)
        tangential[k] = reaction[k] - *normal_force * n[k];
    *reserve = friction * *normal_force - sqrt(nci_dot(tangential, tangential));
    if (isfinite(*reserve))
        return NC_OK;
    *normal_force = *reserve = NAN;
    return NC_E_ARGUMENT;
}

/* With N and t the normal and the tangential force of a point across the line, its friction can carry up to
 * sqrt((friction N)^2 - t^2) along the line; together they must carry the axial force. */
int nc_rolling_hold_two(double reaction[2][3], double axial, const double line[3], double normal[2][3],
                        double friction, double normal_force[2], double *reserve)
{
    double capacity = 0, least = INFINITY;
    if (!normal_force || !reserve)
        return NC_E_NULL;
    normal_force[0] = normal_force[1] = *reserve = NAN;
    if (!reaction || !line || !normal)
        return NC_E_NULL;
    const double square = nci_dot(line, line);
    if (!isfinite(axial) || !isfinite(square))
        return NC_E_ARGUMENT;
    if (!(square > 0))
        return NC_E_ROLLING;
    for (int i = 0; i < 2; i++) {
        double n[3], force, left;
        int status = nci_unit(normal[i], n);
        if (!status) {
            const double along = nci_dot(n, line) / square,
                         length = sqrt(1 - fmin(1, along * along * square));
            for (int k = 0; k < 3; k++)
                n[k] = (n[k] - along * line[k]) / length;
            status = length > 1e-6 ? nc_rolling_hold(reaction[i], n, friction, &force, &left) : NC_E_NORMAL;
        }
        if (status) {
            normal_force[0] = NAN;
            return status;
        }
        normal_force[i] = force;
        least = fmin(least, left);
        const double most = fmax(friction * force, 0), across = most - left;
        capacity += sqrt(fmax(most * most - across * across, 0));
    }
    *reserve = fmin(least, capacity - fabs(axial));
    if (isfinite(capacity))
        return NC_OK;
    normal_force[0] = normal_force[1] = *reserve = NAN;
    return NC_E_ARGUMENT;
}
