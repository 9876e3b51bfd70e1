/* Contact of two parametric surfaces for Modelica, 001. The body moves relative to its counterpart: pose = r, q
 * is the frame of the body seen from that of the counterpart, as in nc_freeform_contact with the counterpart as
 * A and the body as B. uv = u, v of the counterpart, u, v of the body: an estimate, from which each function
 * solves for the contact; so the results depend on the pose only. */
#include "modelica.h"

#include "../freeform.h"

/* Always 1: an invalid surface ends the simulation. */
NC_API int NormalContact_surfaceCheck(const double *surface, size_t n)
{
    glue_require(nc_surface_check(surface, n), "check of a surface");
    return 1;
}

/* A point of a surface, for drawing. */
NC_API void NormalContact_surfacePoint(const double *surface, size_t n, double u, double v, double *point)
{
    const struct nc_surface it = {.vector = surface, .n = n};
    double p[10][3];
    glue_require(nc_surface_eval(&it, u, v, 0, p), "point of a surface");
    for (int k = 0; k < 3; k++)
        point[k] = p[0][k];
}

/* The height field through equidistant heights. */
NC_API void NormalContact_surfaceHeights(int degree, const double *x, const double *y, const double *heights,
                                         size_t rows, size_t columns, double *surface, size_t size)
{
    const size_t count[2] = {rows, columns};
    if (nc_surface_heights(surface, size, degree, x, y, count, heights) != size)
        glue_require(NC_E_OPTION, "surface of heights: degree, ranges or number of heights");
}

/* The profile of a cam made for a law of its follower. */
NC_API void NormalContact_curveCam(const double *law, size_t n, double roller, int points, double *curve,
                                   size_t size)
{
    if (points < 1 || nc_curve_cam(curve, size, law, n, roller, (size_t)points) != size)
        glue_require(NC_E_OPTION, "cam: the roller undercuts it, the law is not valid, or the number of control "
                                  "points is too small for its joints or larger than 500");
}

struct glue_surfaces {
    struct nc_surface body, counterpart;
    double uv[4]; /* solved */
    struct nc_freeform_contact contact;
};

static struct glue_surfaces glue_surfaces(const double *body, size_t n_body, const double *counterpart,
                                          size_t n_counterpart, const double *uv, const double *pose)
{
    struct glue_surfaces s = {.body = {.vector = body, .n = n_body},
                              .counterpart = {.vector = counterpart, .n = n_counterpart},
                              .uv = {uv[0], uv[1], uv[2], uv[3]}};
    glue_require(nc_freeform_contact(&s.counterpart, &s.body, pose, pose + 3, s.uv, &s.contact),
                 "contact of two surfaces");
    return s;
}

static void glue_motion(const struct glue_surfaces *s, const double *pose, const double *v, const double *w,
                        struct nc_freeform_motion *out)
{
    struct nc_relative_motion motion = {.r = {0}};
    for (int k = 0; k < 9; k++)
        motion.q[k] = pose[3 + k];
    for (int k = 0; k < 3; k++) {
        motion.r[k] = pose[k];
        motion.v[k] = v[k];
        motion.omega[k] = w[k];
    }
    glue_require(nc_freeform_motion(&s->counterpart, &s->body, &motion, s->uv, out),
                 "motion of the contact of two surfaces");
}

static const char glue_component[] = "component of a contact of two surfaces";

/* Parameter 1 .. 4 of the contact, found without an estimate. */
NC_API double NormalContact_freeformSearch(const double *body, size_t n_body, const double *counterpart,
                                           size_t n_counterpart, const double *pose, int grid, int component)
{
    const struct nc_surface a = {.vector = counterpart, .n = n_counterpart}, b = {.vector = body, .n = n_body};
    struct nc_freeform_contact contact;
    double uv[4];
    glue_require(nc_freeform_search(&a, &b, pose, pose + 3, grid, uv, &contact),
                 "search of the contact of two surfaces");
    return uv[glue_index(component, 4, glue_component)];
}

NC_API double NormalContact_freeformGap(const double *body, size_t n_body, const double *counterpart,
                                        size_t n_counterpart, const double *uv, const double *pose)
{
    return glue_surfaces(body, n_body, counterpart, n_counterpart, uv, pose).contact.gap;
}

/* Components 1 .. 3: the outer normal of the counterpart, seen from it; 4 .. 6: the contact point on the body,
 * in the frame of the body; 7, 8: the relative curvatures; 9 .. 12: the parameters. */
NC_API double NormalContact_freeformContact(const double *body, size_t n_body, const double *counterpart,
                                            size_t n_counterpart, const double *uv, const double *pose,
                                            int component)
{
    const struct glue_surfaces s = glue_surfaces(body, n_body, counterpart, n_counterpart, uv, pose);
    const int i = glue_index(component, 12, glue_component);
    double arm[3], point[3];
    for (int k = 0; k < 3; k++)
        arm[k] = s.contact.point_b[k] - pose[k];
    nci_rotate_back(pose + 3, arm, point);
    return i < 3 ? s.contact.normal[i] : i < 6 ? point[i - 3] : i < 8 ? s.contact.kappa[i - 6] : s.uv[i - 8];
}

/* The part of the second derivative of the gap that does not come from the second derivative of the pose. */
NC_API double NormalContact_freeformBend(const double *body, size_t n_body, const double *counterpart,
                                         size_t n_counterpart, const double *uv, const double *pose,
                                         const double *pose_der)
{
    const struct glue_surfaces s = glue_surfaces(body, n_body, counterpart, n_counterpart, uv, pose);
    struct nc_freeform_motion motion;
    double w[3], arm[3], across[3], inward[3];
    glue_spin(pose + 3, pose_der + 3, w);
    glue_motion(&s, pose, pose_der, w, &motion);
    for (int k = 0; k < 3; k++)
        arm[k] = s.contact.point_b[k] - pose[k];
    nci_cross(w, arm, across);
    nci_cross(w, across, inward); /* part of q'' p */
    return motion.gap[2] - nci_dot(s.contact.normal, inward);
}

/* The rate of the estimate uv: that of the contact, 001 (23), and a return to it with the time constant T. */
NC_API double NormalContact_freeformRate(const double *body, size_t n_body, const double *counterpart,
                                         size_t n_counterpart, const double *uv, const double *pose,
                                         const double *v, const double *w, double T, int component)
{
    const struct glue_surfaces s = glue_surfaces(body, n_body, counterpart, n_counterpart, uv, pose);
    const int i = glue_index(component, 4, glue_component);
    struct nc_freeform_motion motion;
    glue_motion(&s, pose, v, w, &motion);
    return motion.rate[i] + (s.uv[i] - uv[i]) / T;
}
