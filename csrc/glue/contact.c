/* One body against a line, a circle, a plane or a sphere for Modelica: one call a pose gives what an elastic
 * contact needs. The body moves relative to its counterpart: r, q is the frame of the body seen from that of
 * the counterpart, v its velocity, w its angular velocity; in the plane: the position x, y, cosine and sine c, s
 * of the angle, the velocity v_x, v_y, the contact points a, b on body and counterpart and the normal n by their
 * components along x and y, each a number: OpenModelica allocates every vector that a function returns. The gap is
 * returned; the contact point on the body is in its frame, everything else in that of the counterpart. */
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

static struct nc_spatial_motion glue_spatial_motion(const double *r, const double *q, const double *v,
                                                    const double *w)
{
    struct nc_spatial_motion motion = {.alpha = {0}};
    memcpy(motion.r, r, sizeof motion.r);
    memcpy(motion.q, q, sizeof motion.q);
    memcpy(motion.v, v, sizeof motion.v);
    memcpy(motion.omega, w, sizeof motion.omega);
    return motion;
}

/* What plane and sphere have in common. */
static double glue_spatial_contact(const struct nc_spatial_contact *contact, double *point_a,
                                   double *point_b, double *kappa, double *v_s_a, double *v_s_b)
{
    for (int i = 0; i < 3; i++) {
        point_a[i] = contact->point_a[i];
        point_b[i] = contact->point_counter[i];
        v_s_a[i] = contact->v_body[i];
        v_s_b[i] = contact->v_counter[i];
    }
    kappa[0] = contact->kappa[0];
    kappa[1] = contact->kappa[1];
    return contact->gap;
}

/* Contact with the plane through the origin of the counterpart with the normal e. */
NC_API double NormalContact_plane(const double *shape, size_t n, const double *e, const double *r,
                                  const double *q, const double *v, const double *w, const char *name,
                                  double *point_a, double *point_b, double *kappa, double *v_s_a,
                                  double *v_s_b)
{
    const struct nc_spatial_motion motion = glue_spatial_motion(r, q, v, w);
    struct nc_spatial_contact contact;
    glue_require_of(name, nc_plane_contact(shape, n, e, &motion, &contact), "contact with a plane");
    return glue_spatial_contact(&contact, point_a, point_b, kappa, v_s_a, v_s_b);
}

/* Contact with a sphere around the origin of the counterpart. description: 1 polar potential, 2 polar potential
 * of a body that surrounds the sphere, 3 generating potential. */
NC_API double NormalContact_sphere(const double *shape, size_t n, int description, double radius,
                                   const double *r, const double *q, const double *v, const double *w,
                                   const char *name, double *e_n, double *point_a, double *point_b,
                                   double *kappa, double *v_s_a, double *v_s_b)
{
    const struct nc_spatial_motion motion = glue_spatial_motion(r, q, v, w);
    const enum nc_case mode = description == 2 ? NC_CASE_CONCAVE : NC_CASE_CONVEX;
    struct nc_spatial_contact contact;
    const int status = description == 3 ? nc_sphere_distance(shape, n, radius, &motion, 0, &contact)
                                        : nc_sphere_contact(shape, n, radius, mode, &motion, &contact);
    glue_require_exact(name, status, "contact with a sphere");
    for (int i = 0; i < 3; i++)
        e_n[i] = contact.e_n[i];
    return glue_spatial_contact(&contact, point_a, point_b, kappa, v_s_a, v_s_b);
}
