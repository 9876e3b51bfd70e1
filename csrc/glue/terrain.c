/* A body on a terrain for Modelica. The body moves relative to the terrain: r, q is its frame seen from that of the
 * terrain; pose is r, then q.
 *
 * The functions take an external object: body, terrain and its cells. An elastic contact asks with `starts`, rows of
 * u, v and 1 (or 0: none), which its element keeps until the next event: so the answer depends on arguments only. An
 * ideal contact asks for one quantity after the other, with an estimate of u, v; the first question at a pose is
 * answered by solving, the others from memory, with the same numbers. */
#include "glue/modelica.h"

#include <stdlib.h>
#include <string.h>

#include "freeform/freeform.h"

enum { GLUE_STARTS = 9 };

struct glue_terrain {
    size_t n_body;
    const double *body;
    struct nc_surface surface;
    struct nc_terrain terrain;
    double radius;    /* of the body, around its reference point */
    int known;        /* for this estimate and pose: */
    double asked[14]; /* u, v, r, q */
    struct nc_terrain_contact contact;
    int moved; /* for this motion, at this pose: */
    double motion[6];
    struct nc_terrain_motion rates;
    char name[160];
    double memory[]; /* the body, the surface, the work and the cells */
};

static void glue_terrain_require(const struct glue_terrain *s, int status, const char *what)
{
    glue_require_of(s->name, status, what);
}

/* Of a sphere around the reference point of a body that holds it. */
NC_API double NormalContact_terrainRadius(const double *shape, size_t n, const char *name)
{
    double square = 0;
    for (int k = 0; k < 3; k++) {
        double largest = 0;
        for (int sign = -1; sign <= 1; sign += 2) {
            const double normal[3] = {k == 0 ? sign : 0, k == 1 ? sign : 0, k == 2 ? sign : 0};
            double h = 0;
            glue_require_of(name, nc_spatial_eval(shape, n, normal, &h, NULL, NULL), "radius of a body");
            largest = fmax(largest, fabs(h));
        }
        square += largest * largest;
    }
    return sqrt(square);
}

/* An external object; shape and surface are copied. */
NC_API void *NormalContact_terrain(const double *shape, size_t n, const double *surface, size_t n_surface,
                                   const int *cells, const char *name)
{
    const size_t count = cells[0] > 0 && cells[1] > 0 ? (size_t)cells[0] * (size_t)cells[1] : 0;
    glue_require_of(name, nc_surface_check(surface, n_surface), "terrain");
    glue_require_of(name, nc_spatial_check(shape, n), "shape");
    if (cells[0] < 3 || cells[1] < 3 || cells[0] > 512 || cells[1] > 512)
        glue_require_of(name, NC_E_OPTION, "cells: 3 to 512 along each parameter of the terrain");
    struct glue_terrain *s =
        (struct glue_terrain *)calloc(1, sizeof *s + (n + n_surface + 5 * count) * sizeof(double));
    if (!s) {
        glue_require_of(name, NC_E_MEMORY, "terrain");
        return NULL;
    }
    double *vector = s->memory + n, *work = vector + n_surface;
    struct nc_terrain_cell *cell = (struct nc_terrain_cell *)(void *)(work + count);
    memcpy(s->memory, shape, n * sizeof(double));
    memcpy(vector, surface, n_surface * sizeof(double));
    strncpy(s->name, name, sizeof s->name - 1);
    s->n_body = n;
    s->body = s->memory;
    s->surface = (struct nc_surface){.vector = vector, .n = n_surface};
    s->terrain = (struct nc_terrain){&s->surface, {cells[0], cells[1]}, cell, work};
    const int status = nc_terrain_cells(&s->surface, cells, cell);
    if (status) {
        free(s);
        glue_require_of(name, status, "cells of the terrain");
        return NULL;
    }
    s->radius = NormalContact_terrainRadius(shape, n, name);
    return s;
}

NC_API void NormalContact_terrainFree(void *terrain)
{
    free(terrain);
}

/* --- Elastic contact ----------------------------------------------------------------------------------*/

static int glue_same(const struct glue_terrain *s, const struct nc_terrain_contact *a,
                     const struct nc_terrain_contact *b)
{
    double d[3];
    for (int k = 0; k < 3; k++)
        d[k] = a->point_terrain[k] - b->point_terrain[k];
    return nci_dot(d, d) <= 1e-12 * s->radius * s->radius;
}

/* The contacts next to the starts, each once: state 0 none, 1 found, 2 lost (gone, or the same as one before). */
static void glue_follow(const struct glue_terrain *s, const double *r, const double *q,
                        const double *starts, int count, struct nc_terrain_contact *contact, int *state)
{
    for (int i = 0; i < count; i++) {
        double uv[2] = {starts[3 * i], starts[3 * i + 1]};
        state[i] = 0;
        if (!(starts[3 * i + 2] > 0.5))
            continue;
        const int status = nc_terrain_contact(s->body, s->n_body, &s->surface, r, q, uv, &contact[i]);
        if (status == NC_E_NO_SOLUTION || status == NC_E_NO_CONVERGENCE) {
            state[i] = 2;
            continue;
        }
        glue_terrain_require(s, status, "contact with the terrain");
        state[i] = 1;
        for (int k = 0; k < i; k++)
            if (state[k] == 1 && glue_same(s, &contact[i], &contact[k]))
                state[i] = 2;
    }
}

/* The lowest contacts, as starts for the next steps: `count` rows. The lowest count - 1 stand in the first rows, the next
 * one, their rival, in the last. A contact that is there already, next to a row of `old`, keeps its row. lowest: the
 * smallest gap. Returns how many contacts of the first rows that penetrate were not there before. */
NC_API double NormalContact_terrainSearch(void *terrain, const double *r, const double *q, double margin,
                                          const double *old, size_t count, size_t three, double *starts,
                                          size_t count_out, size_t three_out, double *lowest)
{
    const struct glue_terrain *s = (const struct glue_terrain *)terrain;
    struct nc_terrain_contact found[GLUE_STARTS], before[GLUE_STARTS];
    int state[GLUE_STARTS], row[GLUE_STARTS], taken[GLUE_STARTS] = {0}, fresh = 0;
    size_t many = 0;
    const int rows = (int)count;
    (void)three, (void)count_out, (void)three_out;
    if (rows < 2 || rows > GLUE_STARTS)
        glue_terrain_require(s, NC_E_OPTION, "points: 1 to 8");
    glue_terrain_require(
        s, nc_terrain_search(s->body, s->n_body, &s->terrain, r, q, margin, count, found, &many, NULL),
        "contact with the terrain");
    glue_follow(s, r, q, old, rows, before, state);
    for (int i = 0; i < (int)many; i++) {
        const int last = i == rows - 1;
        row[i] = last ? rows - 1 : -1;
        for (int k = 0; !last && k < rows - 1; k++)
            if (state[k] == 1 && !taken[k] && glue_same(s, &found[i], &before[k]))
                row[i] = k;
        if (row[i] >= 0)
            taken[row[i]] = 1;
    }
    for (int i = 0; i < (int)many; i++)
        for (int k = 0; row[i] < 0 && k < rows - 1; k++)
            if (!taken[k]) {
                taken[k] = 1;
                row[i] = k;
                fresh += found[i].gap < 0;
            }
    memset(starts, 0, 3 * count * sizeof *starts);
    for (int i = 0; i < (int)many; i++) {
        starts[3 * row[i]] = found[i].uv[0];
        starts[3 * row[i] + 1] = found[i].uv[1];
        starts[3 * row[i] + 2] = 1;
    }
    *lowest = found[0].gap;
    return fresh;
}

/* All that an elastic contact needs, of the contact in row `point` of the starts: as NormalContact_pair. Where there is none
 * the gap is the radius of the body. rival: gap of the last row less the largest of the others; lost: 1, if a contact
 * is gone. */
NC_API double NormalContact_terrainContact(void *terrain, const double *r, const double *q, const double *v,
                                           const double *w, const double *starts, size_t count,
                                           size_t three, int point, double *e_n, double *point_a,
                                           double *point_b, double *kappa, double *kappa_rel, double *v_s_a,
                                           double *v_s_b, double *rival, double *lost)
{
    const struct glue_terrain *s = (const struct glue_terrain *)terrain;
    struct nc_terrain_contact contact[GLUE_STARTS];
    struct nc_terrain_motion rates = {.v_body = {0}};
    struct nc_spatial_motion m = {.v = {v[0], v[1], v[2]}, .omega = {w[0], w[1], w[2]}};
    int state[GLUE_STARTS];
    const int rows = (int)count;
    (void)three;
    if (rows < 2 || rows > GLUE_STARTS)
        glue_terrain_require(s, NC_E_OPTION, "points: 1 to 8");
    const int i = glue_index(point, rows - 1, "point: 1 to points, the number of contacts kept apart");
    glue_follow(s, r, q, starts, rows, contact, state);
    double highest = -INFINITY;
    *lost = 0;
    for (int k = 0; k < rows; k++) {
        *lost = state[k] == 2 ? 1 : *lost;
        if (k < rows - 1)
            highest = fmax(highest, state[k] == 1 ? contact[k].gap : s->radius);
    }
    *rival = state[rows - 1] == 1 ? contact[rows - 1].gap - highest : s->radius;
    if (state[i] != 1) {
        contact[i] = (struct nc_terrain_contact){.gap = s->radius,
                                                 .e_n = {0, 0, 1},
                                                 .kappa = {1 / s->radius, 1 / s->radius},
                                                 .kappa_rel = {1 / s->radius, 1 / s->radius}};
        memcpy(contact[i].point_terrain, r, 3 * sizeof *r);
    } else {
        memcpy(m.r, r, sizeof m.r);
        memcpy(m.q, q, sizeof m.q);
        glue_terrain_require(s,
                             nc_terrain_motion(s->body, s->n_body, &s->surface, &m, contact[i].uv, &rates),
                             "motion of the contact with the terrain");
    }
    for (int k = 0; k < 3; k++) {
        e_n[k] = contact[i].e_n[k];
        point_a[k] = contact[i].point_a[k];
        point_b[k] = contact[i].point_terrain[k];
        v_s_a[k] = rates.v_body[k];
        v_s_b[k] = rates.v_terrain[k];
    }
    for (int k = 0; k < 2; k++) {
        kappa[k] = contact[i].kappa[k];
        kappa_rel[k] = contact[i].kappa_rel[k];
    }
    return contact[i].gap;
}

/* --- Ideal contact ------------------------------------------------------------------------------------*/

static const char glue_terrain_component[] = "component of a contact with a terrain";

/* Parameter 1, 2 of the lowest contact, found without an estimate, and proved to be the lowest. */
NC_API double NormalContact_terrainStart(void *terrain, const double *pose, int component)
{
    const struct glue_terrain *s = (const struct glue_terrain *)terrain;
    struct nc_terrain_contact contact;
    size_t found;
    double bound;
    glue_terrain_require(
        s,
        nc_terrain_search(s->body, s->n_body, &s->terrain, pose, pose + 3, 0, 1, &contact, &found, &bound),
        "search of the contact with the terrain");
    return contact.uv[glue_index(component, 2, glue_terrain_component)];
}

/* The contact for an estimate and a pose, from memory if it was the last one. */
static struct glue_terrain *glue_terrain_solved(void *terrain, const double *uv, const double *pose)
{
    struct glue_terrain *s = (struct glue_terrain *)terrain;
    if (s->known && !memcmp(s->asked, uv, 2 * sizeof *uv) && !memcmp(s->asked + 2, pose, 12 * sizeof *pose))
        return s;
    s->known = s->moved = 0;
    memcpy(s->asked, uv, 2 * sizeof *uv);
    memcpy(s->asked + 2, pose, 12 * sizeof *pose);
    double x[2] = {uv[0], uv[1]};
    glue_terrain_require(
        s, nc_terrain_contact(s->body, s->n_body, &s->surface, pose, pose + 3, x, &s->contact),
        "contact with the terrain");
    s->known = 1;
    return s;
}

/* The same with its motion for v and w. */
static const struct glue_terrain *glue_terrain_moved(void *terrain, const double *uv, const double *pose,
                                                     const double *v, const double *w)
{
    struct glue_terrain *s = glue_terrain_solved(terrain, uv, pose);
    struct nc_spatial_motion m = {.v = {v[0], v[1], v[2]}, .omega = {w[0], w[1], w[2]}};
    if (s->moved && !memcmp(s->motion, v, 3 * sizeof *v) && !memcmp(s->motion + 3, w, 3 * sizeof *w))
        return s;
    s->moved = 0;
    memcpy(s->motion, v, 3 * sizeof *v);
    memcpy(s->motion + 3, w, 3 * sizeof *w);
    memcpy(m.r, pose, sizeof m.r);
    memcpy(m.q, pose + 3, sizeof m.q);
    glue_terrain_require(s,
                         nc_terrain_motion(s->body, s->n_body, &s->surface, &m, s->contact.uv, &s->rates),
                         "motion of the contact with the terrain");
    s->moved = 1;
    return s;
}

NC_API double NormalContact_terrainGap(void *terrain, const double *uv, const double *pose)
{
    return glue_terrain_solved(terrain, uv, pose)->contact.gap;
}

/* Components 1 .. 3: the outer normal of the terrain, seen from it; 4 .. 6: the contact point on the body, in the frame of
 * the body; 7, 8: u, v; 9, 10: relative curvatures. */
NC_API double NormalContact_terrainPart(void *terrain, const double *uv, const double *pose, int component)
{
    const struct nc_terrain_contact *c = &glue_terrain_solved(terrain, uv, pose)->contact;
    const int i = glue_index(component, 10, glue_terrain_component);
    return i < 3 ? c->e_n[i] : i < 6 ? c->point_a[i - 3] : i < 8 ? c->uv[i - 6] : c->kappa_rel[i - 8];
}

/* Time derivatives of the components 1 .. 6. */
NC_API double NormalContact_terrainPart_der(void *terrain, const double *uv, const double *pose,
                                            int component, const double *pose_der)
{
    const int i = glue_index(component, 6, glue_terrain_component);
    double w[3];
    glue_spin(pose + 3, pose_der + 3, w);
    const struct nc_terrain_motion *rates = &glue_terrain_moved(terrain, uv, pose, pose_der, w)->rates;
    return i < 3 ? rates->e_n_der[i] : rates->point_a_der[i - 3];
}

/* The part of the second derivative of the gap that does not come from the second derivative of the pose, see
 * NormalContact_freeformBend. */
NC_API double NormalContact_terrainBend(void *terrain, const double *uv, const double *pose,
                                        const double *pose_der)
{
    double w[3], arm[3], across[3], inward[3];
    glue_spin(pose + 3, pose_der + 3, w);
    const struct glue_terrain *s = glue_terrain_moved(terrain, uv, pose, pose_der, w);
    for (int k = 0; k < 3; k++)
        arm[k] = s->contact.point_body[k] - pose[k];
    nci_cross(w, arm, across);
    nci_cross(w, across, inward); /* part of q'' p */
    return s->rates.gap[2] - nci_dot(s->contact.e_n, inward);
}

/* The rate of the estimate: that of the contact, and a return to it with the time constant T. */
NC_API double NormalContact_terrainRate(void *terrain, const double *uv, const double *pose,
                                        const double *v, const double *w, double T, int component)
{
    const int i = glue_index(component, 2, glue_terrain_component);
    const struct glue_terrain *s = glue_terrain_moved(terrain, uv, pose, v, w);
    return s->rates.uv_der[i] + (s->contact.uv[i] - uv[i]) / T;
}
