/* Contact of two parametric surfaces for Modelica, 001. The body moves relative to its counterpart: pose = r, q
 * is the frame of the body seen from that of the counterpart, as in nc_freeform_contact with the counterpart as
 * A and the body as B. uv = u, v of the counterpart, u, v of the body: an estimate, from which each function
 * solves for the contact; so the results depend on the pose only.
 *
 * The functions take an external object: both surfaces, and the contact and motion that were solved for last.
 * A model asks for one quantity after the other at the same pose; the first question is answered by solving,
 * the others from memory, with the same numbers. */
#include "glue/modelica.h"

#include <stdlib.h>
#include <string.h>

#include "freeform/freeform.h"

/* Always 1: an invalid surface ends the simulation. */
NC_API int NormalContact_surfaceCheck(const double *surface, size_t n, const char *name)
{
    glue_require(nc_surface_check(surface, n), name);
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
NC_API void NormalContact_surfaceHeights(int degree, const double *x, const double *y,
                                         const double *heights, size_t rows, size_t columns,
                                         double *surface, size_t size)
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
        glue_require(NC_E_OPTION,
                     "cam: the roller undercuts it, the law is not valid, or the number of control "
                     "points is too small for its joints or larger than 500");
}

/* The motion of the contact for the velocity and angular velocity in `asked`. */
struct glue_motion {
    int known;
    double asked[6];
    struct nc_freeform_motion motion;
};

struct glue_surfaces {
    struct nc_surface body, counterpart;
    int known;
    double asked[16]; /* uv and pose for which the following holds */
    double uv[4];     /* solved */
    struct nc_freeform_contact contact;
    struct glue_motion of_rate, of_bend;
    char name[160];  /* of the element */
    double vector[]; /* of the body, of the counterpart */
};

/* An external object; the surfaces are copied. name: of the element, for messages. */
NC_API void *NormalContact_surfacePair(const double *body, size_t n_body, const double *counterpart,
                                       size_t n_counterpart, const char *name)
{
    glue_require_exact(name, nc_surface_check(body, n_body), "surface_a");
    glue_require_exact(name, nc_surface_check(counterpart, n_counterpart), "surface_b");
    struct glue_surfaces *s =
        (struct glue_surfaces *)malloc(sizeof *s + (n_body + n_counterpart) * sizeof(double));
    if (!s) {
        glue_require_exact(name, NC_E_MEMORY, "two surfaces");
        return NULL;
    }
    memset(s, 0, sizeof *s);
    strncpy(s->name, name, sizeof s->name - 1);
    memcpy(s->vector, body, n_body * sizeof(double));
    memcpy(s->vector + n_body, counterpart, n_counterpart * sizeof(double));
    s->body = (struct nc_surface){.vector = s->vector, .n = n_body};
    s->counterpart = (struct nc_surface){.vector = s->vector + n_body, .n = n_counterpart};
    return s;
}

NC_API void NormalContact_surfacePairFree(void *pair)
{
    free(pair);
}

/* The contact for uv and pose, from memory if it was the last one. */
static const struct glue_surfaces *glue_solved(void *pair, const double *uv, const double *pose)
{
    struct glue_surfaces *s = (struct glue_surfaces *)pair;
    if (s->known && !memcmp(s->asked, uv, 4 * sizeof *uv) && !memcmp(s->asked + 4, pose, 12 * sizeof *pose))
        return s;
    s->known = s->of_rate.known = s->of_bend.known = 0;
    memcpy(s->asked, uv, 4 * sizeof *uv);
    memcpy(s->asked + 4, pose, 12 * sizeof *pose);
    memcpy(s->uv, uv, sizeof s->uv);
    glue_require_exact(s->name,
                       nc_freeform_contact(&s->counterpart, &s->body, pose, pose + 3, s->uv, &s->contact),
                       "contact of two surfaces");
    s->known = 1;
    return s;
}

/* Its motion for v and w; memory: of_rate or of_bend of s. */
static const struct nc_freeform_motion *
glue_moved(const struct glue_surfaces *s, struct glue_motion *memory, const double *v, const double *w)
{
    struct nc_spatial_motion m = {.r = {0}};
    if (memory->known && !memcmp(memory->asked, v, 3 * sizeof *v) &&
        !memcmp(memory->asked + 3, w, 3 * sizeof *w))
        return &memory->motion;
    memory->known = 0;
    memcpy(memory->asked, v, 3 * sizeof *v);
    memcpy(memory->asked + 3, w, 3 * sizeof *w);
    memcpy(m.r, s->asked + 4, sizeof m.r);
    memcpy(m.q, s->asked + 7, sizeof m.q);
    memcpy(m.v, v, sizeof m.v);
    memcpy(m.omega, w, sizeof m.omega);
    glue_require_exact(s->name, nc_freeform_motion(&s->counterpart, &s->body, &m, s->uv, &memory->motion),
                       "motion of the contact of two surfaces");
    memory->known = 1;
    return &memory->motion;
}

static const char glue_component[] = "component of a contact of two surfaces";

/* Parameter 1 .. 4 of the contact, found without an estimate. */
NC_API double NormalContact_freeformSearch(void *pair, const double *pose, int grid, int component)
{
    const struct glue_surfaces *s = (const struct glue_surfaces *)pair;
    struct nc_freeform_contact contact;
    double uv[4];
    glue_require_exact(s->name,
                       nc_freeform_search(&s->counterpart, &s->body, pose, pose + 3, grid, uv, &contact),
                       "search of the contact of two surfaces");
    return uv[glue_index(component, 4, glue_component)];
}

NC_API double NormalContact_freeformGap(void *pair, const double *uv, const double *pose)
{
    return glue_solved(pair, uv, pose)->contact.gap;
}

/* Components 1 .. 3: the outer normal of the counterpart, seen from it; 4 .. 6: the contact point on the body,
 * in the frame of the body; 7, 8: the relative curvatures; 9 .. 12: the parameters. */
NC_API double NormalContact_freeformContact(void *pair, const double *uv, const double *pose, int component)
{
    const struct glue_surfaces *s = glue_solved(pair, uv, pose);
    const int i = glue_index(component, 12, glue_component);
    double arm[3], point[3];
    for (int k = 0; k < 3; k++)
        arm[k] = s->contact.point_b[k] - pose[k];
    nci_rotate_back(pose + 3, arm, point);
    return i < 3   ? s->contact.normal[i]
           : i < 6 ? point[i - 3]
           : i < 8 ? s->contact.kappa[i - 6]
                   : s->uv[i - 8];
}

/* The part of the second derivative of the gap that does not come from the second derivative of the pose. */
NC_API double NormalContact_freeformBend(void *pair, const double *uv, const double *pose,
                                         const double *pose_der)
{
    const struct glue_surfaces *s = glue_solved(pair, uv, pose);
    double w[3], arm[3], across[3], inward[3];
    glue_spin(pose + 3, pose_der + 3, w);
    const struct nc_freeform_motion *motion =
        glue_moved(s, &((struct glue_surfaces *)pair)->of_bend, pose_der, w);
    for (int k = 0; k < 3; k++)
        arm[k] = s->contact.point_b[k] - pose[k];
    nci_cross(w, arm, across);
    nci_cross(w, across, inward); /* part of q'' p */
    return motion->gap[2] - nci_dot(s->contact.normal, inward);
}

/* The rate of the estimate uv: that of the contact, 001 (23), and a return to it with the time constant T. */
NC_API double NormalContact_freeformRate(void *pair, const double *uv, const double *pose, const double *v,
                                         const double *w, double T, int component)
{
    const struct glue_surfaces *s = glue_solved(pair, uv, pose);
    const int i = glue_index(component, 4, glue_component);
    const struct nc_freeform_motion *motion = glue_moved(s, &((struct glue_surfaces *)pair)->of_rate, v, w);
    return motion->parameter_der[i] + (s->uv[i] - uv[i]) / T;
}
