/* One body against a line, a circle, a plane or a sphere for Modelica: one call a pose gives what an elastic
 * contact needs. The body moves relative to its counterpart: r is its position, T turns vectors of the frame of the
 * counterpart into that of the body (as the matrix of Frames.Orientation does), v is its velocity, w its angular
 * velocity; in the plane: the position x, y, cosine and sine c, s of the angle, the velocity v_x, v_y. The contact points
 * a, b on body and counterpart, the normal n and all that is given are numbers: OpenModelica allocates every vector
 * of a function. The gap is returned; the contact point on the body is in its frame, everything else in that of the
 * counterpart. */
#include "glue/modelica.h"

#include <string.h>

#include "contact/contact.h"

struct nc_planar_motion glue_planar_motion(double x, double y, double c, double s, double v_x, double v_y,
                                           double w)
{
    return (struct nc_planar_motion){.r = {x, y}, .angle = atan2(s, c), .v = {v_x, v_y}, .omega = w};
}

/* What line and circle have in common. */
static double glue_planar_contact(const struct nc_planar_contact *contact, double *a_x, double *a_y,
                                  double *b_x, double *b_y, double *kappa_a, double *kappa_b, double *v_s_a,
                                  double *v_s_b)
{
    *a_x = contact->r_C_a[0];
    *a_y = contact->r_C_a[1];
    *b_x = contact->r_C_b[0];
    *b_y = contact->r_C_b[1];
    *kappa_a = contact->kappa_a;
    *kappa_b = contact->kappa_b;
    *v_s_a = contact->s_a_der;
    *v_s_b = contact->s_b_der;
    return contact->gap;
}

/* Contact with the line through the origin of the counterpart along x; phi: polar angle of the outer normal
 * of the body, in its frame. */
NC_API double NormalContact_line(const double *shape, size_t n, double x, double y, double c, double s,
                                 double v_x, double v_y, double w, const char *name, double *phi,
                                 double *a_x, double *a_y, double *b_x, double *b_y, double *kappa_a,
                                 double *kappa_b, double *v_s_a, double *v_s_b)
{
    const struct nc_planar_motion motion = glue_planar_motion(x, y, c, s, v_x, v_y, w);
    struct nc_planar_contact contact;
    glue_require_of(name, nc_line_contact(shape, n, &motion, &contact), "contact with a line");
    *phi = contact.argument;
    return glue_planar_contact(&contact, a_x, a_y, b_x, b_y, kappa_a, kappa_b, v_s_a, v_s_b);
}

static enum nc_case glue_case(int concave)
{
    return concave ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
}

/* Where body and circle surround one another their centres may coincide, far from contact: any direction is as good as
 * another. */
static struct nc_planar_motion glue_circle_motion(double radius, int concave, double x, double y, double c,
                                                  double s, double v_x, double v_y, double w)
{
    struct nc_planar_motion motion = glue_planar_motion(x, y, c, s, v_x, v_y, w);
    if (concave && hypot(x, y) < 1e-9 * fabs(radius))
        motion.r[0] = 1e-9 * fabs(radius);
    return motion;
}

static void glue_circle_normal(const struct nc_planar_contact *contact, double *psi, double *n_x,
                               double *n_y)
{
    *psi = contact->argument;
    *n_x = contact->e_n[0];
    *n_y = contact->e_n[1];
}

/* Contact with a circle around the origin of the counterpart; psi: polar angle of its centre, seen from the
 * body. radius < 0: a hollow circle around the body. */
NC_API double NormalContact_circle(const double *shape, size_t n, double radius, int concave, double x,
                                   double y, double c, double s, double v_x, double v_y, double w,
                                   const char *name, double *psi, double *n_x, double *n_y, double *a_x,
                                   double *a_y, double *b_x, double *b_y, double *kappa_a, double *kappa_b,
                                   double *v_s_a, double *v_s_b)
{
    const struct nc_planar_motion motion = glue_circle_motion(radius, concave, x, y, c, s, v_x, v_y, w);
    struct nc_planar_contact contact;
    glue_require_of(name, nc_circle_contact(shape, n, radius, glue_case(concave), &motion, &contact),
                    "contact with a circle");
    glue_circle_normal(&contact, psi, n_x, n_y);
    return glue_planar_contact(&contact, a_x, a_y, b_x, b_y, kappa_a, kappa_b, v_s_a, v_s_b);
}

/* The same at rest with the exact distance as gap, to the foot of the perpendicular from the centre of the circle. */
NC_API double NormalContact_circleDistance(const double *shape, size_t n, double radius, int concave,
                                           double x, double y, double c, double s, const char *name,
                                           double *psi, double *n_x, double *n_y, double *a_x, double *a_y,
                                           double *b_x, double *b_y, double *kappa_a)
{
    const struct nc_planar_motion motion = glue_circle_motion(radius, concave, x, y, c, s, 0, 0, 0);
    struct nc_planar_contact contact;
    double kappa_b, v_s_a, v_s_b;
    glue_require_of(name, nc_circle_distance(shape, n, radius, glue_case(concave), &motion, &contact),
                    "distance from a circle");
    glue_circle_normal(&contact, psi, n_x, n_y);
    return glue_planar_contact(&contact, a_x, a_y, b_x, b_y, kappa_a, &kappa_b, &v_s_a, &v_s_b);
}

struct nc_spatial_motion glue_spatial_motion(const double r[3], const double T[9], const double v[3],
                                             const double w[3])
{
    struct nc_spatial_motion motion = {.alpha = {0}};
    memcpy(motion.r, r, sizeof motion.r);
    memcpy(motion.v, v, sizeof motion.v);
    memcpy(motion.omega, w, sizeof motion.omega);
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            motion.q[3 * i + k] = T[3 * k + i];
    return motion;
}

void glue_spatial_vector(const double p[3], double *x, double *y, double *z)
{
    *x = p[0];
    *y = p[1];
    *z = p[2];
}

/* What plane and sphere have in common. */
static double glue_spatial_contact(const struct nc_spatial_contact *contact, double *a_x, double *a_y,
                                   double *a_z, double *b_x, double *b_y, double *b_z, double *kappa_1,
                                   double *kappa_2, double *v_s_a_x, double *v_s_a_y, double *v_s_a_z,
                                   double *v_s_b_x, double *v_s_b_y, double *v_s_b_z)
{
    glue_spatial_vector(contact->point_a, a_x, a_y, a_z);
    glue_spatial_vector(contact->point_counter, b_x, b_y, b_z);
    *kappa_1 = contact->kappa[0];
    *kappa_2 = contact->kappa[1];
    glue_spatial_vector(contact->v_body, v_s_a_x, v_s_a_y, v_s_a_z);
    glue_spatial_vector(contact->v_counter, v_s_b_x, v_s_b_y, v_s_b_z);
    return contact->gap;
}

/* Contact with the plane through the origin of the counterpart with the normal e. */
NC_API double NormalContact_plane(const double *shape, size_t n, double e_x, double e_y, double e_z,
                                  double r_x, double r_y, double r_z, double T_11, double T_12, double T_13,
                                  double T_21, double T_22, double T_23, double T_31, double T_32,
                                  double T_33, double v_x, double v_y, double v_z, double w_x, double w_y,
                                  double w_z, const char *name, double *a_x, double *a_y, double *a_z,
                                  double *b_x, double *b_y, double *b_z, double *kappa_1, double *kappa_2,
                                  double *v_s_a_x, double *v_s_a_y, double *v_s_a_z, double *v_s_b_x,
                                  double *v_s_b_y, double *v_s_b_z)
{
    const double e[3] = {e_x, e_y, e_z};
    const struct nc_spatial_motion motion =
        glue_spatial_motion((const double[3]){r_x, r_y, r_z},
                            (const double[9]){T_11, T_12, T_13, T_21, T_22, T_23, T_31, T_32, T_33},
                            (const double[3]){v_x, v_y, v_z}, (const double[3]){w_x, w_y, w_z});
    struct nc_spatial_contact contact;
    glue_require_of(name, nc_plane_contact(shape, n, e, &motion, &contact), "contact with a plane");
    return glue_spatial_contact(&contact, a_x, a_y, a_z, b_x, b_y, b_z, kappa_1, kappa_2, v_s_a_x, v_s_a_y,
                                v_s_a_z, v_s_b_x, v_s_b_y, v_s_b_z);
}

/* Contact with a sphere around the origin of the counterpart. description: 1 polar potential, 2 polar potential
 * of a body that surrounds the sphere, 3 generating potential. */
NC_API double NormalContact_sphere(const double *shape, size_t n, int description, double radius,
                                   double r_x, double r_y, double r_z, double T_11, double T_12,
                                   double T_13, double T_21, double T_22, double T_23, double T_31,
                                   double T_32, double T_33, double v_x, double v_y, double v_z, double w_x,
                                   double w_y, double w_z, const char *name, double *n_x, double *n_y,
                                   double *n_z, double *a_x, double *a_y, double *a_z, double *b_x,
                                   double *b_y, double *b_z, double *kappa_1, double *kappa_2,
                                   double *v_s_a_x, double *v_s_a_y, double *v_s_a_z, double *v_s_b_x,
                                   double *v_s_b_y, double *v_s_b_z)
{
    const struct nc_spatial_motion motion =
        glue_spatial_motion((const double[3]){r_x, r_y, r_z},
                            (const double[9]){T_11, T_12, T_13, T_21, T_22, T_23, T_31, T_32, T_33},
                            (const double[3]){v_x, v_y, v_z}, (const double[3]){w_x, w_y, w_z});
    const enum nc_case mode = description == 2 ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
    struct nc_spatial_contact contact;
    const int status = description == 3 ? nc_sphere_distance(shape, n, radius, &motion, 0, &contact)
                                        : nc_sphere_contact(shape, n, radius, mode, &motion, &contact);
    glue_require_exact(name, status, "contact with a sphere");
    glue_spatial_vector(contact.e_n, n_x, n_y, n_z);
    return glue_spatial_contact(&contact, a_x, a_y, a_z, b_x, b_y, b_z, kappa_1, kappa_2, v_s_a_x, v_s_a_y,
                                v_s_a_z, v_s_b_x, v_s_b_y, v_s_b_z);
}
