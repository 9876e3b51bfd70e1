/* Body against body for Modelica. The body moves relative to its counterpart: r, q is the frame of the body
 * seen from that of the counterpart, as in nc_spatial_pair with the counterpart as A and the body as B;
 * pose is r, then q.
 *
 * The functions in space take an external object: both bodies, and the contact and its motion that were solved
 * for last. A model asks for one quantity after the other at the same pose; the first question is answered by
 * solving, from the last normal, the others from memory. The results depend on the pose only, up to rounding. */
#include "glue/modelica.h"

#include <stdlib.h>
#include <string.h>

#include "pair/pair.h"

struct glue_bodies {
    size_t n_body, n_counterpart;
    int known;                      /* for this pose: */
    double pose[12];                /* r, q */
    struct nc_spatial_pair contact; /* what was solved for */
    double arm[3], point[3]; /* from the reference point of the body to its contact point; in its frame */
    int moved;               /* for this motion, at this pose: */
    double motion[6];        /* v, w of the body */
    double normal[3];        /* derivative of the normal */
    double material[3];      /* velocity of the material point of the body at the contact */
    double along_body[3];    /* velocity of the contact point along the body */
    double along_counterpart[3]; /* and along the counterpart */
    int derived;                 /* for this derivative of the pose: */
    double pose_der[12];         /* r', q' */
    double normal_der[3];        /* derivative of the normal */
    double point_der[3], bend;   /* along_body in the frame of the body; see NormalContact_pairBend */
    double start[3];             /* last normal */
    char name[160];              /* of the element */
    double vector[];             /* of the body, of the counterpart */
};

/* An external object; the shapes are copied. name: of the element, for messages. */
NC_API void *NormalContact_twoBodies(const double *body, size_t n_body, const double *counterpart,
                                     size_t n_counterpart, const char *name)
{
    struct glue_bodies *s =
        (struct glue_bodies *)malloc(sizeof *s + (n_body + n_counterpart) * sizeof(double));
    if (!s) {
        glue_require_exact(name, NC_E_MEMORY, "two bodies");
        return NULL;
    }
    memset(s, 0, sizeof *s);
    strncpy(s->name, name, sizeof s->name - 1);
    s->n_body = n_body;
    s->n_counterpart = n_counterpart;
    memcpy(s->vector, body, n_body * sizeof(double));
    memcpy(s->vector + n_body, counterpart, n_counterpart * sizeof(double));
    return s;
}

NC_API void NormalContact_twoBodiesFree(void *bodies)
{
    free(bodies);
}

/* The contact for a pose, from memory if it was the last one. */
static struct glue_bodies *glue_touched(void *bodies, const double *r, const double *q)
{
    struct glue_bodies *s = (struct glue_bodies *)bodies;
    if (s->known && !memcmp(s->pose, r, 3 * sizeof *r) && !memcmp(s->pose + 3, q, 9 * sizeof *q))
        return s;
    s->known = s->moved = s->derived = 0;
    memcpy(s->pose, r, 3 * sizeof *r);
    memcpy(s->pose + 3, q, 9 * sizeof *q);
    glue_require_exact(s->name,
                       nc_spatial_pair_solve(s->vector + s->n_body, s->n_counterpart, s->vector, s->n_body,
                                             r, q, s->start, NULL, &s->contact),
                       "contact of two bodies");
    for (int k = 0; k < 3; k++) {
        s->arm[k] = s->contact.point_b[k] - r[k];
        s->start[k] = s->contact.normal[k];
    }
    nci_rotate_back(q, s->arm, s->point);
    s->known = 1;
    return s;
}

/* The same with its motion for v and w of the body. */
static struct glue_bodies *glue_moving(void *bodies, const double *r, const double *q, const double *v,
                                       const double *w)
{
    struct glue_bodies *s = glue_touched(bodies, r, q);
    const struct nc_spatial_motion motion = {.v = {v[0], v[1], v[2]}, .omega = {w[0], w[1], w[2]}};
    struct nc_spatial_pair_motion moved;
    if (s->moved && !memcmp(s->motion, v, 3 * sizeof *v) && !memcmp(s->motion + 3, w, 3 * sizeof *w))
        return s;
    s->moved = 0;
    memcpy(s->motion, v, 3 * sizeof *v);
    memcpy(s->motion + 3, w, 3 * sizeof *w);
    glue_require_exact(s->name, nc_spatial_pair_motion(&s->contact, &motion, &moved),
                       "motion of the contact of two bodies");
    nci_cross(w, s->arm, s->material);
    for (int k = 0; k < 3; k++) {
        s->normal[k] = moved.normal_der[k];
        s->material[k] += v[k];
        s->along_body[k] = moved.point_b_der[k] - s->material[k];
        s->along_counterpart[k] = moved.point_a_der[k];
    }
    s->moved = 1;
    return s;
}

/* The same for the derivative of the pose. */
static const struct glue_bodies *glue_derived(void *bodies, const double *pose, const double *pose_der)
{
    struct glue_bodies *s = glue_touched(bodies, pose, pose + 3);
    double w[3], turned[3];
    if (s->derived && !memcmp(s->pose_der, pose_der, sizeof s->pose_der))
        return s;
    s->derived = 0;
    memcpy(s->pose_der, pose_der, sizeof s->pose_der);
    glue_spin(pose + 3, pose_der + 3, w);
    glue_moving(bodies, pose, pose + 3, pose_der, w);
    memcpy(s->normal_der, s->normal, sizeof s->normal);
    nci_rotate_back(pose + 3, s->along_body, s->point_der);
    nci_cross(w, s->along_body, turned);
    s->bend = nci_dot(s->normal, s->material) + nci_dot(s->contact.normal, turned);
    s->derived = 1;
    return s;
}

/* All that an elastic contact needs: the gap, the outer normal of the counterpart, the contact point on the
 * body in its frame, the rest in that of the counterpart: the contact point on the counterpart, the principal
 * curvatures of the body and of the pair, and the velocities of the contact point along the body and along the
 * counterpart. */
NC_API double NormalContact_pair(void *bodies, double r_x, double r_y, double r_z, double T_11, double T_12,
                                 double T_13, double T_21, double T_22, double T_23, double T_31,
                                 double T_32, double T_33, double v_x, double v_y, double v_z, double w_x,
                                 double w_y, double w_z, double *n_x, double *n_y, double *n_z, double *a_x,
                                 double *a_y, double *a_z, double *b_x, double *b_y, double *b_z,
                                 double *kappa_1, double *kappa_2, double *rel_1, double *rel_2,
                                 double *v_s_a_x, double *v_s_a_y, double *v_s_a_z, double *v_s_b_x,
                                 double *v_s_b_y, double *v_s_b_z)
{
    const struct nc_spatial_motion at =
        glue_spatial_motion((const double[3]){r_x, r_y, r_z},
                            (const double[9]){T_11, T_12, T_13, T_21, T_22, T_23, T_31, T_32, T_33},
                            (const double[3]){v_x, v_y, v_z}, (const double[3]){w_x, w_y, w_z});
    const struct glue_bodies *s = glue_moving(bodies, at.r, at.q, at.v, at.omega);
    double tangent[3], relative[2], a[3], b[3], Ha[3], Hb[3], large, small, cosine, sine;
    glue_require_exact(s->name, nc_spatial_pair_curvature(&s->contact, relative, tangent),
                       "relative curvature of two bodies");
    nci_pair_tangents(s->contact.normal, a, b);
    nci_rotate(s->contact.radii_b, a, Ha);
    nci_rotate(s->contact.radii_b, b, Hb);
    nci_pair_eigen(nci_dot(a, Ha), nci_dot(a, Hb), nci_dot(b, Hb), &large, &small, &cosine, &sine);
    *kappa_1 = 1 / small;
    *kappa_2 = 1 / large;
    *rel_1 = relative[0];
    *rel_2 = relative[1];
    glue_spatial_vector(s->contact.normal, n_x, n_y, n_z);
    glue_spatial_vector(s->point, a_x, a_y, a_z);
    glue_spatial_vector(s->contact.point_a, b_x, b_y, b_z);
    glue_spatial_vector(s->along_body, v_s_a_x, v_s_a_y, v_s_a_z);
    glue_spatial_vector(s->along_counterpart, v_s_b_x, v_s_b_y, v_s_b_z);
    return s->contact.gap;
}

NC_API double NormalContact_pairGap(void *bodies, const double *pose)
{
    return glue_touched(bodies, pose, pose + 3)->contact.gap;
}

static const char glue_pair_component[] = "component of a contact of two bodies";

/* Components 1 .. 3: the outer normal of the counterpart, seen from it; 4 .. 6: the contact point on the
 * body, in the frame of the body. */
NC_API double NormalContact_pairContact(void *bodies, const double *pose, int component)
{
    const struct glue_bodies *s = glue_touched(bodies, pose, pose + 3);
    const int i = glue_index(component, 6, glue_pair_component);
    return i < 3 ? s->contact.normal[i] : s->point[i - 3];
}

/* Their time derivatives. */
NC_API double NormalContact_pairContact_der(void *bodies, const double *pose, int component,
                                            const double *pose_der)
{
    const struct glue_bodies *s = glue_derived(bodies, pose, pose_der);
    const int i = glue_index(component, 6, glue_pair_component);
    return i < 3 ? s->normal_der[i] : s->point_der[i - 3];
}

/* The part of the second derivative of the gap that does not come from the second derivative of the pose:
 * with the normal n and the contact point p in the frame of the body, gap' = n.(r' + q' p), and this is
 * n'.(r' + q' p) + n.q' p'. */
NC_API double NormalContact_pairBend(void *bodies, const double *pose, const double *pose_der)
{
    return glue_derived(bodies, pose, pose_der)->bend;
}

/* The same in the plane, without an object; see contact.c. phi_a, phi_b: polar angles of the outer normals of body and
 * counterpart, each in its frame; the curvature of a flat side is 1e-9/m; v_s_a, v_s_b: speeds of the contact point
 * along both boundaries, along the normal turned by -90 degrees. */
NC_API double NormalContact_planarPair(const double *body, size_t n_body, const double *counterpart,
                                       size_t n_counterpart, double x, double y, double cosine, double sine,
                                       double v_x, double v_y, double w, const char *name, double *phi_a,
                                       double *phi_b, double *n_x, double *n_y, double *a_x, double *a_y,
                                       double *b_x, double *b_y, double *kappa_a, double *kappa_b,
                                       double *v_s_a, double *v_s_b)
{
    const struct nc_planar_motion m = glue_planar_motion(x, y, cosine, sine, v_x, v_y, w);
    struct nc_planar_pair pair;
    struct nc_planar_pair_motion moved;
    glue_require_of(
        name,
        nc_planar_pair_solve(counterpart, n_counterpart, body, n_body, m.r, m.angle, NULL, NULL, &pair),
        "contact of two planar bodies");
    glue_require_of(name, nc_planar_pair_motion(&pair, &m, &moved),
                    "motion of the contact of two planar bodies");
    const double c = cos(m.angle), s = sin(m.angle), tangent[2] = {pair.normal[1], -pair.normal[0]};
    const double arm[2] = {pair.point_b[0] - m.r[0], pair.point_b[1] - m.r[1]};
    const double material[2] = {m.v[0] - w * arm[1], m.v[1] + w * arm[0]};
    *phi_a = atan2(s * pair.normal[0] - c * pair.normal[1], -c * pair.normal[0] - s * pair.normal[1]);
    *phi_b = pair.phi;
    *n_x = pair.normal[0];
    *n_y = pair.normal[1];
    *a_x = c * arm[0] + s * arm[1];
    *a_y = c * arm[1] - s * arm[0];
    *b_x = pair.point_a[0];
    *b_y = pair.point_a[1];
    *kappa_a = 1 / fmin(pair.rho_b, 1e9);
    *kappa_b = 1 / fmin(pair.rho_a, 1e9);
    *v_s_a = tangent[0] * (moved.point_b_der[0] - material[0]) +
             tangent[1] * (moved.point_b_der[1] - material[1]);
    *v_s_b = tangent[0] * moved.point_a_der[0] + tangent[1] * moved.point_a_der[1];
    return pair.gap;
}

/* Polar angle of the common normal, from the counterpart into the body, in the frame of the counterpart: what the
 * constraints of planar joints are made of. */
NC_API double NormalContact_planarPairAngle(const double *body, size_t n_body, const double *counterpart,
                                            size_t n_counterpart, double x, double y, double cosine,
                                            double sine)
{
    const double r[2] = {x, y};
    struct nc_planar_pair pair;
    glue_require(nc_planar_pair_solve(counterpart, n_counterpart, body, n_body, r, atan2(sine, cosine),
                                      NULL, NULL, &pair),
                 "ideal contact of two planar bodies");
    return pair.phi;
}
