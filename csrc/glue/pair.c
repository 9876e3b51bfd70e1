/* Body against body for Modelica. The body moves relative to its counterpart: r, q is the frame of the body
 * seen from that of the counterpart, as in nc_spatial_pair with the counterpart as A and the body as B;
 * pose is r, then q. Each function solves for the contact without a start, so the results depend on the
 * pose only. */
#include "glue/modelica.h"

#include "pair/pair.h"

/* What belongs to the body, relative to its frame, and how it moves. */
struct glue_pair {
    struct nc_spatial_pair contact;
    double arm[3]; /* from the reference point of the body to its contact point */
};

static struct glue_pair glue_pair(const double *body, size_t n_body, const double *counterpart,
                                  size_t n_counterpart, const double *r, const double *q)
{
    struct glue_pair pair;
    glue_require(
        nc_spatial_pair_solve(counterpart, n_counterpart, body, n_body, r, q, NULL, NULL, &pair.contact),
        "contact of two bodies");
    for (int k = 0; k < 3; k++)
        pair.arm[k] = pair.contact.point_b[k] - r[k];
    return pair;
}

/* The rate of the normal, the velocity of the material point of the body at the contact, and those of the
 * contact point along the body and along the counterpart, for the motion v, w of the body. */
static void glue_pair_motion(const struct glue_pair *pair, const double *v, const double *w, double *normal,
                             double *material, double *along_body, double *along_counterpart)
{
    const struct nc_spatial_motion motion = {.v = {v[0], v[1], v[2]}, .omega = {w[0], w[1], w[2]}};
    struct nc_spatial_pair_motion moved;
    glue_require(nc_spatial_pair_motion(&pair->contact, &motion, &moved),
                 "motion of the contact of two bodies");
    nci_cross(w, pair->arm, material);
    for (int k = 0; k < 3; k++) {
        material[k] += v[k];
        normal[k] = moved.normal_der[k];
        along_counterpart[k] = moved.point_a_der[k];
        along_body[k] = moved.point_b_der[k] - material[k];
    }
}

/* All that an elastic contact needs, resolved in the frame of the counterpart: the gap, the outer normal of
 * the counterpart, the contact points from the reference point of the counterpart, the principal curvatures
 * of the body and of the pair, and the velocities of the contact point along the body and along the
 * counterpart. */
NC_API double NormalContact_pair(const double *body, size_t n_body, const double *counterpart,
                                 size_t n_counterpart, const double *r, const double *q, const double *v,
                                 const double *w, double *e_n, double *point, double *point_counterpart,
                                 double *kappa, double *kappa_rel, double *v_s, double *v_s_counterpart)
{
    const struct glue_pair pair = glue_pair(body, n_body, counterpart, n_counterpart, r, q);
    double rate[3], material[3], tangent[3], a[3], b[3], Ha[3], Hb[3], large, small, c, s;
    glue_pair_motion(&pair, v, w, rate, material, v_s, v_s_counterpart);
    glue_require(nc_spatial_pair_curvature(&pair.contact, kappa_rel, tangent),
                 "relative curvature of two bodies");
    nci_pair_tangents(pair.contact.normal, a, b);
    nci_rotate(pair.contact.radii_b, a, Ha);
    nci_rotate(pair.contact.radii_b, b, Hb);
    nci_pair_eigen(nci_dot(a, Ha), nci_dot(a, Hb), nci_dot(b, Hb), &large, &small, &c, &s);
    kappa[0] = 1 / small;
    kappa[1] = 1 / large;
    for (int k = 0; k < 3; k++) {
        e_n[k] = pair.contact.normal[k];
        point[k] = pair.contact.point_b[k];
        point_counterpart[k] = pair.contact.point_a[k];
    }
    return pair.contact.gap;
}

NC_API double NormalContact_pairGap(const double *body, size_t n_body, const double *counterpart,
                                    size_t n_counterpart, const double *pose)
{
    return glue_pair(body, n_body, counterpart, n_counterpart, pose, pose + 3).contact.gap;
}

static const char glue_pair_component[] = "component of a contact of two bodies";

/* Components 1 .. 3: the outer normal of the counterpart, seen from it; 4 .. 6: the contact point on the
 * body, in the frame of the body. */
NC_API double NormalContact_pairContact(const double *body, size_t n_body, const double *counterpart,
                                        size_t n_counterpart, const double *pose, int component)
{
    const struct glue_pair pair = glue_pair(body, n_body, counterpart, n_counterpart, pose, pose + 3);
    const int i = glue_index(component, 6, glue_pair_component);
    double point[3];
    nci_rotate_back(pose + 3, pair.arm, point);
    return i < 3 ? pair.contact.normal[i] : point[i - 3];
}

/* Their time derivatives. */
NC_API double NormalContact_pairContact_der(const double *body, size_t n_body, const double *counterpart,
                                            size_t n_counterpart, const double *pose, int component,
                                            const double *pose_der)
{
    const struct glue_pair pair = glue_pair(body, n_body, counterpart, n_counterpart, pose, pose + 3);
    const int i = glue_index(component, 6, glue_pair_component);
    double w[3], rate[3], material[3], along[3], other[3], point[3];
    glue_spin(pose + 3, pose_der + 3, w);
    glue_pair_motion(&pair, pose_der, w, rate, material, along, other);
    nci_rotate_back(pose + 3, along, point);
    return i < 3 ? rate[i] : point[i - 3];
}

/* The part of the second derivative of the gap that does not come from the second derivative of the pose:
 * with the normal n and the contact point p in the frame of the body, gap' = n.(r' + q' p), and this is
 * n'.(r' + q' p) + n.q' p'. */
NC_API double NormalContact_pairBend(const double *body, size_t n_body, const double *counterpart,
                                     size_t n_counterpart, const double *pose, const double *pose_der)
{
    const struct glue_pair pair = glue_pair(body, n_body, counterpart, n_counterpart, pose, pose + 3);
    double w[3], rate[3], material[3], along[3], other[3], turned[3];
    glue_spin(pose + 3, pose_der + 3, w);
    glue_pair_motion(&pair, pose_der, w, rate, material, along, other);
    nci_cross(w, along, turned);
    return nci_dot(rate, material) + nci_dot(pair.contact.normal, turned);
}

/* The same as NormalContact_pair in the plane: r and angle of the body, its velocity v and angular velocity
 * w; the polar angle phi of the outer normal of the counterpart, the contact points from the reference
 * point of the counterpart, the curvature radii of the body and of the counterpart (of a flat side, 1e9 m),
 * and the speeds of the contact point along both boundaries, positive counter-clockwise about each of the
 * bodies. */
NC_API double NormalContact_planarPair(const double *body, size_t n_body, const double *counterpart,
                                       size_t n_counterpart, const double *r, double angle, const double *v,
                                       double w, double *phi, double *point, double *point_counterpart,
                                       double *rho, double *speed)
{
    struct nc_planar_pair pair;
    const struct nc_planar_motion motion = {.v = {v[0], v[1]}, .omega = w};
    struct nc_planar_pair_motion moved;
    const double widest = 1e9; /* what stands for an infinite radius */
    glue_require(
        nc_planar_pair_solve(counterpart, n_counterpart, body, n_body, r, angle, NULL, NULL, &pair),
        "contact of two planar bodies");
    glue_require_result(nc_planar_pair_motion(&pair, &motion, &moved),
                        "motion of the contact of two planar bodies");
    const double e[2] = {-pair.normal[1], pair.normal[0]};
    const double material[2] = {v[0] - w * (pair.point_b[1] - r[1]), v[1] + w * (pair.point_b[0] - r[0])};
    *phi = pair.phi;
    for (int k = 0; k < 2; k++) {
        point[k] = pair.point_b[k];
        point_counterpart[k] = pair.point_a[k];
    }
    rho[0] = fmin(pair.rho_b, widest);
    rho[1] = fmin(pair.rho_a, widest);
    speed[0] = e[0] * (material[0] - moved.point_b_der[0]) + e[1] * (material[1] - moved.point_b_der[1]);
    speed[1] = e[0] * moved.point_a_der[0] + e[1] * moved.point_a_der[1];
    return pair.gap;
}
